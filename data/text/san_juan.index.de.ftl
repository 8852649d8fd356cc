# Unter welchen Wörtern man die Einträge der Regeln von San Juan noch sucht; siehe
# san_juan.index.en.ftl. Der Name des Eintrags selbst steht nicht dabei.

role-builder = Bauphase, Baumeisterphase, Architekt, Bauherr
role-producer = Produzent, Produktionsphase, Gutsherr, Aufseherphase
role-trader = Handelsphase, Verkäufer, Kaufmann, Händlerphase
role-councillor = Rat, Ratsherrphase, Ratsmitglied, Stadtrat, Kartenwahl
role-prospector = Goldsucherphase, Goldgräber, Schürfer, Prospektor

term-round =
    Rundenablauf, Ablauf, Spielablauf, Rollenwahl, Rolle wählen, Rollenkarten, Zugreihenfolge,
    Reihenfolge, Phasen, Privileg, Privilegien, Bonus
term-governor = Startspieler, Gouverneurin, Statthalter, erster Spieler, wer fängt an, wer beginnt
term-starting_hand =
    Startkarten, Anfangshand, erste Karten, Aufbau, Spielaufbau, Spielbeginn, Vorbereitung, Mulligan
term-round_start = Rundenbeginn, Rundenanfang, Rundenwechsel, Kartentausch
term-hand_limit =
    Kartenlimit, Handlimit, Kartengrenze, Handkarten, zu viele Karten, 7 Karten, 12 Karten,
    sieben Karten, abwerfen, Karten ablegen
term-building =
    bezahlen, Kosten, Baukosten, was kostet, Stadtgebäude, Produktionsgebäude, violette Gebäude,
    doppelt bauen, dasselbe Gebäude, Duplikate
term-goods = Güter, Rohstoffe, Warenkarten, produzieren, Produktion, Lager, lagern
term-trading_house =
    Preise, Handelshaus-Kärtchen, Kärtchen, Preistafeln, Preiskarten, Preisplättchen, Warenpreise,
    Verkaufspreise, verkaufen, Verkauf, Erlös, was bringt eine Ware
term-chapel_cards =
    Kapellenkarten, Karten unter der Kapelle, Karten unter der Bank, Karten unter dem Hafen,
    verwahrte Karten, verwahren, darunterlegen, weglegen, wegpacken, verstecken
term-known_cards = bekannte Karten, offene Karten, gesehene Karten, Markierung, markierte Karten
term-library_two = zwei Spieler, zu zweit, 2 Spieler, Zweierspiel, Zweispieler, Duell
term-deck =
    Ablage, Ablagestapel, Abwurfstapel, Nachziehstapel, Zugstapel, Kartenstapel, leerer Stapel,
    mischen, neu mischen, Stillstand, niemand baut
term-end = Spielende, Schluss, zwölf Gebäude, 12 Gebäude, letzte Phase, wann endet das Spiel
term-scoring =
    Punkte, Siegpunkte, Punktewertung, Endwertung, Endabrechnung, Punkte zählen, wer gewinnt, Sieg
term-tie_break =
    Unentschieden, Stichentscheid, Punktgleichheit, gleich viele Punkte, Tie-Break, Tiebreak
term-together =
    gleichzeitig, simultan, alle zugleich, verdeckte Antworten, warten, passen, verzichten
term-edition =
    Ausgabe, Version, zweite Auflage, erste Auflage, 2. Auflage, Regelheft, Spielanleitung,
    Anleitung
term-expansion = Erweiterung, neue Gebäude, Zusatzgebäude, Zusatzkarten
term-table_options = Optionen, Varianten, Variante, Spielvarianten, Hausregeln, Optionen des Tisches
term-unconfirmed = Zweifel, Zweifelsfälle, Auslegung, Lesarten, offene Fragen, Regelfragen, FAQ

building-indigo_plant = Indigo, Indigofabrik, Indigoplantage, Küperei, Färberei
building-sugar_mill = Zucker, Zuckerfabrik, Zuckersiederei
building-tobacco_storage = Tabak, Tabaklager, Tabakscheune
building-coffee_roaster = Kaffee, Kaffeeröster, Rösterei
building-silver_smelter = Silber, Silberschmiede, Silberhütte, Silbermine
building-smithy = Schmied, Produktionsgebäude billiger
building-gold_mine = Goldmine, Goldbergwerk, Mine, vier Karten aufdecken
building-archive = Archivar, alte Karten tauschen
building-poor_house = Armenhospiz, Hospiz
building-black_market = Schwarzhandel, mit Waren zahlen, mit Waren bezahlen
building-trading_post = Handelsposten, Kontor, Handelskontor, mehr verkaufen
building-well = Ziehbrunnen
building-market_stand = Stand, Marktbude, Bude
building-crane = Baukran, überbauen, umbauen, abreißen, ersetzen
building-chapel = Kirche
building-tower = Wachturm, höheres Handkartenlimit, mehr Handkarten
building-aqueduct = Wasserleitung, mehr produzieren
building-carpenter = Schreiner, Zimmermann, Zimmerei, Tischler, Tischlerei
building-prefecture = Präfekt, zwei Karten behalten
building-market_hall = Halle
building-quarry = Steinbrüche, Stadtgebäude billiger
building-library = Bücherei, doppeltes Privileg, Privileg verdoppeln
building-statue = Denkmal, Denkmäler, Monument, Monumente, Standbild
building-victory_column = Denkmal, Denkmäler, Monument, Monumente, Säule
building-hero =
    Denkmal, Denkmäler, Monument, Monumente, Held, Reiterstandbild, Reiterdenkmal, Reiterstatue
building-guild_hall = Zunfthaus, Zunft, Gilde, Gildenhaus, Gildenhalle
building-city_hall = Stadthaus, Stadthalle
building-triumphal_arch = Bogen, Denkmal, Denkmäler, Monument, Monumente, Triumphtor
building-palace = Schloss, ein Viertel
building-office = Amt, Büro, Bürogebäude, Handkarten tauschen
building-guard_room = Wache, Wachhaus, 6 Karten, sechs Karten
building-hut = Hütten, niemand verkauft
building-tavern = Taverne, Wirtshaus, Gasthaus, Kneipe, wenigste Gebäude
building-park = Garten, Parkanlage
building-customs_office = Zoll, Zollhaus, Zollstation, Zollware
building-bank = Sparkasse, Geldhaus
building-harbor = Kai, Anleger, Schiff
building-goldsmith = Goldschmied
building-residence = Wohnhaus, Villa, Dreiergruppen, gleiche Kosten
building-cathedral = Dom, Münster, Kirche, fremde Gebäude
