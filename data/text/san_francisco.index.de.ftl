# Unter welchen Wörtern man die Einträge der Regeln von San Francisco noch sucht; siehe
# san_juan.index.en.ftl. Der Name des Eintrags selbst steht nicht dabei.

term-aim =
    Ziel, Spielziel, Überblick, Übersicht, Kurzregel, Kurzregeln, Zusammenfassung, worum geht es
term-setup = Spielaufbau, Spielbeginn, Spielvorbereitung, Startgeld
term-round =
    Runde, Rundenablauf, Ablauf, Spielablauf, Phasen, Startspieler, Reihenfolge, ablehnen,
    Ausschreibung ablehnen, durchführen, versteigern, gelten lassen, wer fängt an
term-new_cards = keine freie Straße, ersetzte Karte, Stapel der Ausschreibungen
term-tender_cards =
    Ausschreibung, Ausschreibungen, Ausschreibungskarte, Stadtrand, Stapel der Ausschreibungen
term-influence_tender =
    Einflusskarte, Einflusskarten, Einfluss bieten, verdeckte Zahl, mit Einfluss bieten
term-cheque_tender =
    Versteigerung, Auktion, Scheckauktion, Schecks bieten, offen bieten, erhöhen, überbieten,
    passen in der Auktion
term-bidders = nicht gefragt, übersprungen beim Bieten, zu wenige Schecks
term-option_tender =
    Option, Optionskärtchen, Optionskarte, Fragezeichen, allein gespieltes Kärtchen,
    einziges Kärtchen
term-blind =
    verdeckt bieten, blindes Gebot, verdecktes Gebot, geheimes Gebot, fünf Schecks, gleiches
    Kärtchen
term-ties = gleiche Zahlen, gleiche Summen, heben sich auf, Pattsituation
term-investing =
    Investition, Investor, Investitionsrecht, Investitionsrechte, Recht, Rechte,
    Stäbchen legen, wo darf ich legen, verzichten auf ein Recht
term-sticks =
    Straße, Straßen, Stäbchen, Holzstäbchen, weiße Stäbchen, Straßennetz, Raster, Stadtplan
term-lifting = Stäbchen wegnehmen, kein Stäbchen mehr, Stäbchenvorrat
term-majority = Mehrheit, Stadtviertel, Trümmer, Ruine, Ruinen, gleichziehen
term-building = aufbauen, Aufbau, Viertel aufbauen, zwei Viertel zugleich
term-cheques = Scheck, Geld, Dollar, Wechselgeld, wechseln, Bargeld, Stapel der Bank
term-influence = Einflusspunkte, Einflussleiste, Starteinfluss
term-prestige = Punkte, Siegpunkte, Werte, was bringt ein Viertel, Prestigepunkte
term-actions = Aktionskarte, Aktionsstapel, alle Aktionskarten, Ereigniskarten
term-action_tender =
    Aktionsausschreibung, Karte verfallen lassen, auf die Karte verzichten, verzichten, Aktionskarte
    kaufen
term-draws = ziehen, Ziehung, überziehen, Höchstwert, zu viel gezogen
term-years = Jahr, Jahresleiste, 1907, 1918, Kalender
term-end = Spielende, Ende, letzte Aktionskarte, zwölfte Karte, Schlusswertung, Schluss
term-ranking =
    Rang, Platzierung, Gleichstand, Unentschieden, Stichentscheid, Tie-Break, wer gewinnt, Sieg
term-stalemate = Sackgasse, festgefahren, niemand kann investieren, kein Einfluss mehr
term-negotiation =
    verhandeln, Absprache, absprechen, Handel, Vorschlag, Vorschläge, Versprechen, Einigung
term-deal = Zahlung einer Absprache, Absprache bezahlen
term-own_deck = Anzahl der Zuschüsse, Zuschüsse wählen, Zusammenstellung des Aktionsstapels
term-hidden = verdeckt, geheim, offen, verdeckte Karten, Zurücknehmen
term-missing =
    wenn jemand fehlt, abwesend, Abwesenheit, Vertretung, Ersatz, Computer, Computerspieler, KI,
    Bot, aufgeben
term-table_options =
    Optionen, Varianten, Variante, Spielvarianten, Hausregeln, Optionen des Tisches, bekannte Schecks
term-edition =
    Ausgabe, Version, Regelheft, Spielanleitung, Anleitung, Wetter, Andreas Wetter, Löpmann,
    Thorsten Löpmann, Amigo
term-reconstructed =
    Rekonstruktion, Zweifel, unsicher, offene Fragen, Regelfragen, FAQ, unsichere Zahlen

kind-villa = Villa, Villenviertel
kind-residential = Wohnhaus, Wohnhäuser, Wohngebiet, Häuser
kind-market = Märkte, Marktviertel, Läden
kind-leisure = Freizeitviertel, Vergnügen, Vergnügungsviertel, Unterhaltung, Theater
kind-factory = Fabriken, Fabrikviertel, Industrie
kind-office = Büros, Büroviertel, Geschäfte
kind-city_hall = D3, Stadtmitte, Mitte der Stadt, alle vier Straßen
kind-bank = Bankviertel, Banken, zehn Prestige
kind-park = Parks, Grünfläche, neutrale Stäbchen

tile-work = Arbeit, Fabrikkärtchen, Bürokärtchen
tile-trade = Markt und Freizeit, Marktkärtchen, Freizeitkärtchen
tile-homes = Wohnen, Villenkärtchen, Wohnviertelkärtchen

action-bonus = Bonuskarte, Villenbonus, Wohnviertelbonus, drei Prestige mehr
action-two_sticks = zweites Stäbchen, zwei Stäbchen legen
action-shift = Stäbchen verschieben, schieben, bewegen
action-swap = tausche Stäbchen, Stäbchen tauschen, austauschen
action-free_street = beliebige Straße, freies Stäbchen
action-replace = Stäbchen ersetzen, fremdes Stäbchen entfernen
action-grant = Zuschüsse, Subvention, neues Geld, neuer Einfluss
action-grant_per_stick = je Stäbchen, Stäbchen zurücknehmen, Stäbchen verkaufen
