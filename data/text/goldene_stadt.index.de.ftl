# Unter welchen Wörtern man die Einträge der Regeln von Die goldene Stadt noch sucht; siehe
# san_juan.index.en.ftl. Der Name des Eintrags selbst steht nicht dabei.

term-aim =
    Ziel, Spielziel, Überblick, Übersicht, Kurzregel, Kurzregeln, Zusammenfassung, worum geht es
term-setup = Spielaufbau, Spielbeginn, Vorbereitung, Startkarten
term-round =
    Rundenablauf, Ablauf, Spielablauf, Phasen, Startspieler, Startspielerschlüssel,
    Reihenfolge, Zugreihenfolge, wer fängt an, wer beginnt
term-bidding =
    Gebot, Gebote, bieten, Versteigerung, Auktion, Biethand, Biethände, Hand legen, Paar, Paare,
    Kartenpaar, Kartenpaare, vertreiben, Vertreibung, verdrängen, Verdrängung, überbieten
term-building =
    bauen, Bauphase, Bauzug, Haus, Häuser, Handelshaus, Handelshäuser, zweites Haus,
    aufhören zu bauen, Zug beenden, wie viele Häuser
term-roads = Straße, Straßennetz, Brücke, Brücken, Verbindung, angrenzend, Landung, landen
term-cost =
    Kosten, Baukosten, zahlen mit Karten, bezahlen mit Karten, Joker, zwei gleiche Karten,
    Karten ersetzen
term-hand_limit = Handlimit, zu viele Landschaftskarten, fünf Karten, fünf Handkarten
term-rewards = Belohnung, was ein Ort bringt, Ortsbelohnung
term-coins = Münze, Geld, Geldbeutel, Goldstücke, Vorrat
term-cards =
    Landschaftskarte, Landschaft, Landschaften, Landschaftsstapel, Nachziehstapel, Ablagestapel,
    neu mischen
term-keys = Schlüsselkarte, Schlüsselkarten, verschlossener Stadtteil
term-goods =
    Ware, Warenkarte, Warenstapel, Warensymbol, fünfte Warenkarte, vier Warenkarten, Seide,
    Gewürz, Gewürze, Weihrauch, Perlen
term-bonus = Bonuskarte, geheime Ziele, Rechte, Schriftrolle
term-districts =
    Stadtteil, äußerer Stadtteil, äußere Stadtteile, innerer Stadtteil, innere Stadtteile,
    goldene Stadt, Stadt, Bezirk, Bezirke
term-scoring =
    Wertungskarte, Wertungskarten, Wertung, Rundenwertung, Warenmehrheit, Patt, am meisten,
    alleiniger
term-letters =
    Handelsbrief, Brief, Briefe, Punkte, Siegpunkte, Punktestand, Vorrat
term-end =
    Spielende, Ende, letztes Haus, letzte Wertungskarte, Schlusswertung, Endwertung, Schluss
term-blocked =
    Blockade, blockieren, eingeschlossen, nie mehr bauen, kann nicht bauen, verlieren, Sonderfall
term-ranking =
    Rang, Platzierung, Gleichstand, Patt, Unentschieden, Stichentscheid, Tie-Break, Tiebreak,
    wer gewinnt, Sieg
term-map =
    Insel, Spielplan, Plan, Landkarte, Sektor, Sektoren, Fluss, Flüsse, Quelle, Meer,
    Stadtviertel, Vorort, Vororte, Orte, Stadtmauer
term-two = zwei Spieler, 2 Spieler, Zweierspiel, gesperrter Sektor, Hausregel zu zweit
term-hidden = verdeckt, geheim, offen, verdeckte Karten, Zurücknehmen
term-missing =
    abwesend, Abwesenheit, Vertretung, Ersatz, Computer, Computerspieler, KI, Bot, aufgeben
term-table_options = Optionen, Varianten, Variante, Spielvarianten, Hausregeln, Optionen des Tisches
term-edition = Ausgabe, Version, Regelheft, Spielanleitung, Anleitung, Schacht, Michael Schacht
term-reconstructed =
    Rekonstruktion, Zweifel, unsicher, offene Fragen, Regelfragen, FAQ, Ortsnamen

land-coast =
    Küstenort, Küstenorte, Küstenkarte, Graukliff, Adlerbucht, Steinkai, Frostkap, Farnmünde,
    Eichenhafen, Kiefernkai, Mooshafen, Kleestrand, Lerchenspitz, Heuhafen, Mohnbucht,
    Dünenkai, Salzstrand, Palmenreede, Bernwiek
land-mountain =
    Berge, Gebirgskarte, Norden, Eisenfels, Kupfertal, Steinbruch, Silberpass, Widderhorn,
    Echoschlucht, Steilmarkt, Wolkenrast, Münzhof, Ambosshof, Adlerpalast
land-forest =
    Wälder, Waldkarte, Osten, Birkenquell, Fuchsgrund, Köhleranger, Erlenfurt, Eulenheim,
    Tiefenwald, Holztor, Schnitzerhof, Laternenhof, Zedernpalast
land-meadow =
    Wiesen, Wiesenkarte, Süden, Mühlbach, Schäferruh, Honigfeld, Mostheim, Windweiher,
    Gerstenau, Gänseanger, Sonnenwiese, Gartenhof, Bäckerhof, Rosenpalast
land-desert =
    Wüsten, Wüstenkarte, Westen, Rotbrunn, Karawanserei, Skorpionquell, Sandfurt, Fata Morgana,
    Oasengarten, Glashütten, Töpferhof, Gewürzhof, Sonnenpalast

river-pine = Harz, Fluss im Nordosten
river-mill = Mühle, Fluss im Südosten
river-dust = Staub, Fluss im Südwesten
river-frost = Frost, Fluss im Nordwesten
quarter-north = nördliches Stadtviertel, Viertel im Norden
quarter-east = östliches Stadtviertel, Viertel im Osten
quarter-south = südliches Stadtviertel, Viertel im Süden
quarter-west = westliches Stadtviertel, Viertel im Westen

bonus-harbour = Hafen, Küstenbonus
bonus-mountain = Gebirgsbonus
bonus-forest = Waldbonus
bonus-meadow = Wiesenbonus
bonus-desert = Wüstenbonus
bonus-city = Stadtbonus, Stadtteilbonus
bonus-river = Flussbonus
bonus-four_lands = Landschaftsbonus, vier Länder
