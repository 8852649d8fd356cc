# Unter welchen Wörtern man die Einträge der Regeln von San Marco noch sucht; siehe
# san_juan.index.en.ftl. Der Name des Eintrags selbst steht nicht dabei.

term-aim =
    Ziel, Spielziel, Überblick, Übersicht, Kurzregel, Kurzregeln, Zusammenfassung, worum geht es
term-setup =
    Spielaufbau, Spielbeginn, Vorbereitung, Startaufstellung, Startbrücken, erste Brücken,
    Gründung
term-round =
    Rundenablauf, Ablauf, Spielablauf, Verteiler, Entscheider, Startspieler, Reihenfolge,
    Zugreihenfolge, wer fängt an, wer beginnt
term-offers =
    aufteilen, Aufteilung, Teilung, Angebot, Karten teilen, teilen, auswählen, ich teile du wählst,
    leeres Angebot
term-playing =
    ausspielen, Karten spielen, Aktionskarten, Aktionen, Gebietskarte, Gebietskarten,
    Adlige einsetzen, Rest ablegen, aufhören, verzichten, passen
term-limits =
    Limit, Limitkarten, Limitsumme, Limitgrenze, zehn Limitpunkte, 10 Limitpunkte, ausscheiden,
    ausgeschieden, draußen
term-last_round = Schlussrunde, eine Runde mehr, Zweierrunde
term-passage =
    Durchgang, Durchgänge, Durchgangsende, Passage, Bonus, Limitbonus, zurückmischen, Drittel
term-fewest = wenigste Limitpunkte, niedrigstes Limit, Verbannung am Ende, verzichten
term-nobles =
    Adel, Adliger, Adelige, Aristokraten, Figuren, Steine, Spielsteine, Klötzchen, Vorrat,
    leerer Vorrat
term-bridges =
    Brückenbau, eigene Brücken, Nachbarn, Nachbargebiete, benachbart, verbunden, Kanal, Kanäle
term-tolls =
    Brückenzoll, Maut, Zoll, Zölle, Weg, Dogenweg, Route, Wegegeld, zahlen, bezahlen
term-stranded = ohne Brücke, keine Brücke, gestrandet, bezahlter Schritt, Schritt
term-scoring =
    Gebietswertung, Mehrheit, Mehrheiten, Punkte, Prestige, Prestigepunkte, Siegpunkte,
    Gleichstand, zweitmeiste, zweiter Wert
term-end =
    Spielende, Schlusswertung, Endwertung, Gleichstand, Unentschieden, Stichentscheid, Tie-Break,
    Tiebreak, wer gewinnt, Sieg, Schluss
term-three = drei Spieler, 3 Spieler, Dreierspiel, Dreispieler
term-together = gleichzeitig, zugleich, simultan, verdeckt, geheim, offenlegen, Rückseiten
term-missing =
    abwesend, Abwesenheit, Vertretung, Ersatz, Computer, Computerspieler, KI, Bot, aufgeben
term-table_options =
    Optionen, Optionen des Tisches, Varianten, Variante, Spielvarianten, Hausregeln
term-edition = Ausgabe, Version, Regelheft, Spielanleitung, Anleitung, Moon, Weissblum
term-reconstructed =
    Rekonstruktion, Spielplan, Plan, Karte von Venedig, Zweifel, unsicher, offene Fragen,
    Regelfragen, FAQ

district-cannaregio = Canareggio, Cannareggio, Würfelzahl 1, Gebiet 1, Gebiet, Gebiete, Viertel
district-santa_croce = Santa Croche, Würfelzahl 2, Gebiet 2, Gebiet, Gebiete, Viertel
district-san_polo = Rialto, Würfelzahl 3, Gebiet 3, Gebiet, Gebiete, Viertel
district-san_marco = Markusplatz, Markusdom, Würfelzahl 4, Gebiet 4, Gebiet, Gebiete, Viertel
district-dorsoduro = Dorso Duro, Würfelzahl 5, Gebiet 5, Gebiet, Gebiete, Viertel
district-castello = Arsenal, Würfelzahl 6, Gebiet 6, Gebiet, Gebiete, Viertel

card-bridge = Brückenkarte, Brückenkarten, Brücke bauen, Brücke ersetzen, fremde Brücke
card-defector =
    Überläuferkarte, Verräter, Seitenwechsel, Adligen ersetzen, Adligen tauschen, Austausch
card-doge = Dogenkarte, Dogenkarten, Dogen, Doge bewegen, Doge ziehen, Pflichtkarte
card-banishment =
    Verbannungskarte, Verbannungskarten, verbannen, Bann, vertreiben, würfeln, Würfel

limit-1 = Limitkarte, Limitkarte 1, 1 Limitpunkt, ein Limitpunkt
limit-2 = Limitkarte, Limitkarte 2, 2 Limitpunkte, zwei Limitpunkte
limit-3 = Limitkarte, Limitkarte 3, 3 Limitpunkte, drei Limitpunkte
