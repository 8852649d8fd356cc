# San Juan auf Deutsch. Dieselben Nachrichten in derselben Reihenfolge wie in san_juan.en.ftl; was
# ihre Formen bedeuten, steht dort. .the und .a sind Akkusative: "baut die Bibliothek".

title = San Juan
    .short = San Juan
    .subtitle = Baue die schönste Stadt Puerto Ricos
    .duration = etwa 60 Minuten
    .weight = leicht zu lernen

how = San Juan: So geht’s
    .goal = Baue die schönste Stadt: Die meisten Punkte gewinnen. Hat eine Stadt 12 Gebäude, ist Schluss.
    .turn = Bist du am Zug, wählst du eine von fünf Rollen: bauen, Waren produzieren, Waren verkaufen, Karten ziehen oder allein eine Karte ziehen. Alle führen sie aus, und du bekommst einen Bonus.
    .card = Dunkles Quadrat: die Kosten jetzt, bezahlt mit anderen Karten; mit Pfeil weniger als aufgedruckt. Stern: Punkte. Mit Plus ist es, was das Gebäude jetzt brächte, also wächst es mit deiner Stadt. Goldene Scheibe: die Nummer, die du drückst.
    .pays = Karten sind dein Geld. Produktionsgebäude liefern Waren, die du für Karten verkaufst. Stadtgebäude nützen dir für den Rest des Spiels. Die mit Kosten 6 bringen am Ende Punkte.
    .end = Hat ein Spieler 12 Gebäude, wird die laufende Baumeister-Phase noch zu Ende gespielt. Dann zählt ihr die Punkte. Die größte Stadt zeigt, wie bald es so weit sein kann.
    .time = Etwa 60 Minuten Spielzeit, über Tage verteilt. Du bekommst eine Nachricht, wenn du am Zug bist.

-production = Produktionsgebäude · Kosten { $cost } · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } · { $copies } Karten{ $extra ->
        [1] , mit der Erweiterung 1 mehr
       *[none] { "" }
    }
-city = Stadtgebäude · Kosten { $cost } · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } · { $extra ->
        [3] { $extra } Karten der Erweiterung
       *[none] { $copies } Karten
    }
-monument = Denkmal, ein Stadtgebäude · Kosten { $cost } · { $points } Punkte · { $copies } Karten
-end = Stadtgebäude · Kosten { $cost } · Punkte am Spielende · { $extra ->
        [1] ein einzelnes Plättchen der Erweiterung
        [2] { $extra } Karten der Erweiterung
       *[none] { $copies } Karten
    }


## Roles

role-builder = Baumeister
    .the = den Baumeister
    .short =
        Bau-
        meister
    .effect = Alle dürfen bauen, und du zahlst 1 Karte weniger
    .gist =
        Alle bauen
        Du: 1 weniger
    .privilege = zahlt 1 Karte weniger
    .help =
        Reihum darf jeder ein Gebäude aus der Hand bauen. Wer die Rolle gewählt hat, beginnt. Die Kosten bezahlst du mit anderen Handkarten, die du verdeckt ablegst.
        Bonus: Wer die Rolle gewählt hat, zahlt 1 Karte weniger, mit Bibliothek 2 weniger. Ein Nachlass, den du nicht brauchst, verfällt.
        Ein Gebäude wirkt erst nach dieser Phase. Mit den neuen Gebäuden darfst du statt einer Karte die Kathedrale vom Tisch bauen.
        Hausregel: Alle bauen zugleich. Alle wählen geheim, dann wird reihum gebaut. Karten, die dabei gezogen werden, bezahlen in dieser Phase nichts.
        Beispiel: Du wählst den Baumeister und besitzt einen Steinbruch. Eine Präfektur (4) kostet dich 4 − 1 − 1 = 2 Karten.
role-producer = Aufseher
    .the = den Aufseher
    .short =
        Auf-
        seher
    .effect = Alle produzieren 1 Ware, du 1 mehr
    .gist =
        Alle: 1 Ware
        Du: 2 Waren
    .privilege = produziert 1 Ware mehr
    .help =
        Jeder darf 1 Ware auf eines seiner leeren Produktionsgebäude legen. Eine Ware ist eine verdeckte Karte vom Stapel, die niemand ansieht. Auf einem Gebäude liegt höchstens eine.
        Bonus: Wer die Rolle gewählt hat, produziert 1 Ware mehr, mit Bibliothek 2 mehr.
        Beispiel: Du wählst den Aufseher und hast drei leere Gebäude. Du belegst zwei davon, mit Aquädukt alle drei.
role-trader = Händler
    .the = den Händler
    .short = Händler
    .effect = Alle dürfen 1 Ware verkaufen, du 1 mehr
    .gist =
        Alle: 1 Verkauf
        Du: 2 Verkäufe
    .privilege = verkauft 1 Ware mehr
    .help =
        Zuerst wird das nächste Handelshaus-Kärtchen aufgedeckt. Dann darf jeder 1 Ware verkaufen und zieht so viele Karten, wie das Kärtchen dafür zahlt.
        Bonus: Wer die Rolle gewählt hat, verkauft 1 Ware mehr, mit Bibliothek 2 mehr. Jeder darf verzichten. Verkauft niemand, bringt jede Hütte eine Karte.
        Beispiel: Das Kärtchen zahlt 1 für Zucker und 2 für Kaffee. Du hast den Händler gewählt und verkaufst beides: 3 Karten.
role-councillor = Ratsherr
    .the = den Ratsherrn
    .short =
        Rats-
        herr
    .effect = Alle ziehen 2 und behalten 1, du aber ziehst 5
    .gist =
        Alle: 1 aus 2
        Du: 1 aus 5
    .privilege = zieht 5 Karten statt 2
    .help =
        Jeder zieht 2 Karten, behält 1 und legt die andere verdeckt ab.
        Bonus: Wer die Rolle gewählt hat, zieht 5 Karten, mit Bibliothek 8, und behält davon 1.
        Mit der Präfektur behältst du 2. Mit dem Archiv darfst du stattdessen alte Handkarten ablegen. Alle ziehen zugleich, ohne gefragt zu werden. Vorher bekommt jedes leere Zollamt eine Ware.
        Beispiel: Du wählst den Ratsherrn und besitzt eine Präfektur: Du siehst dir 5 Karten an und behältst 2.
role-prospector = Goldsucher
    .the = den Goldsucher
    .short =
        Gold-
        sucher
    .effect = Du ziehst 1 Karte, die anderen keine
    .gist =
        Nur du:
        1 Karte
    .privilege = zieht 1 Karte
    .help =
        Die anderen haben nichts zu tun.
        Bonus: Wer die Rolle gewählt hat, zieht 1 Karte, mit Bibliothek 2.
        Danach suchen alle Goldgruben und Goldschmieden nach Gold, egal, wer die Rolle gewählt hat.
        Beispiel: Du wählst den Goldsucher und besitzt Bibliothek und Goldgrube: 2 Karten, dann ein Versuch mit der Grube.


## Terms

term-round = Runde und Rollen
    .effect = Jeder wählt eine Rolle, und alle führen sie aus
    .help =
        Der Gouverneur beginnt. Reihum wählt jeder eine Rolle, die noch da ist, und alle führen sie aus. Wer sie gewählt hat, fängt an und hat als Einziger den Bonus (in der Spielregel: Privileg).
        Haben alle gewählt, kommen die Rollen zurück, und der Nächste wird Gouverneur.
        Zu zweit wählt der Gouverneur als Erster und als Dritter, der andere als Zweiter.
        Beispiel: Zu dritt ist Ada Gouverneurin. Ada wählt den Baumeister, Ben den Händler, Cleo den Goldsucher. Danach ist Ben Gouverneur.
term-governor = Gouverneur
    .effect = Wählt zuerst, wechselt jede Runde
    .help =
        Der Gouverneur wählt die erste Rolle der Runde. Nach der Runde geht das Amt im Uhrzeigersinn weiter.
        Beispiel: Wer zu viert in Runde 1 Gouverneur ist, ist es in Runde 5 wieder.
term-starting_hand = Starthand
    .effect = 4 Karten, ausgewählt aus 5 bis 8
    .help =
        Jeder beginnt mit einer Indigoküperei auf dem Tisch und 4 Handkarten.
        Die Plätze 1 bis 4 sehen sich dafür 5, 6, 7 und 8 Karten an, wenn nichts anderes vereinbart ist. Jeder behält 4, ein späterer Platz hat also mehr Auswahl. Alle wählen zugleich.
        Beispiel: Auf dem dritten Platz siehst du dir 7 Karten an, behältst 4 und legst 3 verdeckt ab.
term-round_start = Beginn einer Runde
    .effect = Amtsstube, Kapelle und Bank, dann das Handkartenlimit
    .help =
        Vor der ersten Rolle prüfen alle ihre Hand:
        1. Amtsstube: Du darfst 1 oder 2 Handkarten tauschen.
        2. Kapelle: Du darfst 1 Handkarte darunterlegen. Bank: Einmal im Spiel darfst du beliebig viele darunterlegen.
        3. Über dem Handkartenlimit: Du legst ab, was zu viel ist.
        Alle entscheiden zugleich, erst über den Tausch, dann über das Übrige. Antworten bleiben verdeckt, bis die letzte da ist. Ausgeführt werden sie im Uhrzeigersinn ab dem Gouverneur.
        Beispiel: Dein Handkartenlimit ist 7. Du hast 9 Karten, eine Amtsstube und eine Kapelle. Du tauschst 2 und legst 1 darunter: 8 bleiben, also legst du 1 ab.
term-hand_limit = Handkartenlimit
    .effect = 7 Karten zu Beginn der Runde, mit Turm 12
    .help =
        Zu Beginn einer Runde darfst du höchstens 7 Karten haben, mit Turm 12. Du suchst aus, welche du ablegst. Während der Runde darf die Hand größer sein.
        Mit den neuen Gebäuden: Solange irgendwo eine Wachstube steht, dürfen alle ohne Wachstube und Turm nur 6 Karten haben. Auf Wunsch gilt das immer (Option des Tisches).
        Beispiel: Du beendest die Runde mit 9 Karten, und dein Handkartenlimit ist 7: Du legst 2 ab.
term-building = Bauen
    .effect = Mit Handkarten zahlen, wirkt nach der Phase
    .help =
        Ein Gebäude kostet so viele Handkarten, wie seine Zahl angibt. Von jedem Produktionsgebäude darfst du beliebig viele besitzen, von jedem Stadtgebäude nur eines. Mit weiteren Karten davon kannst du noch bezahlen.
        Ein neues Gebäude wirkt erst nach seiner Baumeister-Phase. Du musst es nie nutzen.
        Steht fest, dass diese Phase das Spiel beendet, zählt nur noch die Zahl deiner Karten. Du suchst dann nicht mehr aus, mit welchen du zahlst.
        Beispiel: Du baust eine Schmiede. In dieser Phase spart sie noch nichts. Ab dem nächsten Baumeister kosten dich Produktionsgebäude 1 weniger.
term-goods = Waren
    .effect = Eine verdeckte Karte auf einem Produktionsgebäude
    .help =
        Eine Ware ist eine verdeckte Karte vom Stapel auf einem Produktionsgebäude. Niemand sieht sie an. Was sie ist, bestimmt das Gebäude: Indigo, Zucker, Tabak, Kaffee oder Silber.
        Mit dem Aufseher produzierst du Waren, mit dem Händler verkaufst du sie. Überbaust du ein Gebäude, ist seine Ware verloren. Von den Stadtgebäuden lagert nur das Zollamt eine Ware.
        Beispiel: Mit zwei Indigoküpereien und einer Zuckermühle kannst du drei Waren haben.
term-trading_house = Handelshaus
    .effect = Fünf Kärtchen mit Preisen, immer in gleicher Reihenfolge
    .help =
        Fünf Handelshaus-Kärtchen zeigen, was die fünf Waren wert sind. Sie werden einmal gemischt. Jeder Händler deckt das nächste auf. Nach dem fünften kommen sie in derselben Reihenfolge wieder.
        Indigo bringt immer 1, Zucker 1 oder 2, Tabak 1 oder 2, Kaffee 2 oder 3, Silber 2 oder 3.
        Beispiel: Nach fünf Händlern kennst du alle Kärtchen und weißt, welches als Nächstes kommt.
term-chapel_cards = Daruntergelegte Karten
    .effect = Je 1 Punkt, egal, was sie zeigen
    .help =
        Eine Karte unter einer Kapelle zählt am Ende 1 Punkt, egal, was sie zeigt. Ebenso eine unter Bank oder Hafen (neue Gebäude). Sie zählt auch, wenn du das Gebäude später überbaust, aber nicht bei Gleichstand.
        Die Karten unter Kapelle und Bank kennt nur ihr Besitzer, die unter dem Hafen niemand. Der Tisch vereinbart, ob die anderen sehen, wie viele es sind.
        Ein Gebäude, das mit Kapelle, Bank oder Hafen überbaut wurde, zählt nicht dazu und bringt nichts.
        Beispiel: 5 Karten unter der Kapelle und 4 unter der Bank sind am Ende 9 Punkte, und auch der Palast zählt sie mit.
term-known_cards = Karten, die alle kennen
    .effect = Markiert, bis eine Karte verdeckt die Hand verlässt
    .help =
        Eine Karte aus Goldgrube oder Goldschmiede haben alle gesehen. Deshalb ist sie neben der Hand ihres Besitzers markiert. Die Markierung verschwindet, wenn er die Karte baut. Sie verschwindet auch, wenn irgendeine Karte verdeckt diese Hand verlässt, denn dann ist nichts mehr sicher.
        Beispiel: Alle sahen, dass Ben einen Brunnen nahm. Ben zahlt 3 Karten für einen Turm: Die Markierung ist weg, ob der Brunnen dabei war oder nicht.
term-library_two = Bibliothek zu zweit
    .effect = Verdoppelt eine Rolle je Runde, wenn vereinbart beide
    .help =
        Zu zweit wählt der Gouverneur zweimal in der Runde, die Bibliothek verdoppelt aber nur eine der beiden Rollen. Ist die erste Baumeister, Ratsherr oder Goldsucher, wirst du gefragt, ob du sie jetzt nutzt. Bei Aufseher und Händler entscheidet es die Zahl der Waren.
        Genutzt ist sie, sobald sie etwas gebracht hat: einen kleineren Preis, die letzte Ware, die sie erlaubt, oder eine weitere Karte. Auf Wunsch verdoppelt sie beide Rollen (Option des Tisches).
        Beispiel: Deine erste Rolle ist der Händler, und du verkaufst 2 statt 3 Waren. So kannst du deine zweite, den Ratsherrn, verdoppeln: 8 Karten statt 5.
term-deck = Stapel aufgebraucht
    .effect = Der Ablagestapel wird zum neuen Stapel
    .help =
        Wird eine Karte gebraucht und ist der Stapel leer, wird der Ablagestapel gemischt und zum neuen Stapel. Handkarten, Waren, überbaute Gebäude und daruntergelegte Karten bleiben, wo sie sind.
        Sind beide Stapel leer, ziehen alle weniger Karten. Reichen sie beim Ratsherrn nicht für alle, zieht jeder erst, wenn die vor ihm abgelegt haben.
        Das Spiel endet, wenn beide Stapel zu Beginn zweier Runden nacheinander leer sind und dazwischen niemand gebaut hat.
        Beispiel: Dir stehen 3 Karten zu, 1 ist noch da: Du nimmst sie, der Ablagestapel wird gemischt, und du ziehst die anderen 2.
term-end = Ende des Spiels
    .effect = Nach einer Baumeister-Phase mit 12 Gebäuden
    .help =
        Das Spiel endet sofort nach einer Baumeister-Phase, in der ein Spieler 12 oder mehr Gebäude besitzt. In dieser Phase dürfen noch alle bauen, der Rest der Runde entfällt. Überbaute Gebäude zählen nicht.
        Beispiel: Ada baut zuerst ihr zwölftes Gebäude. Ben und Cleo dürfen noch bauen, dann werden die Punkte gezählt.
term-scoring = Wertung
    .effect = Gebäude, daruntergelegte Karten, dann die Gebäude zu 6
    .help =
        Gezählt wird in dieser Reihenfolge: Gebäude, daruntergelegte Karten, Rathaus, Zunfthalle, Triumphbogen, Residenz, Kathedrale, Palast. Residenz und Kathedrale sind neue Gebäude. Der Palast bringt ein Viertel von allem davor, abgerundet. Die meisten Punkte gewinnen.
        Beispiel: Zu 34 Punkten ohne Palast bringt er 8 dazu: 42.
term-tie_break = Gleichstand
    .effect = Wer mehr Handkarten und Waren hat, gewinnt
    .help =
        Bei gleich vielen Punkten gewinnt, wer mehr Handkarten und Waren zusammen hat. Daruntergelegte Karten zählen dabei nicht. Ist auch das gleich, teilen sich die Spieler den Rang.
        Beispiel: Ada und Ben haben 31 Punkte. Ada hat 2 Karten und 1 Ware, Ben 2 Karten: Ada gewinnt.
term-together = Zugleich entscheiden
    .effect = Mehrere entscheiden zugleich, Warten nützt nichts
    .help =
        Zu Beginn einer Runde und bei Aufseher, Händler und Ratsherr entscheiden alle zugleich. Antworten bleiben verdeckt, bis die letzte da ist. Dann werden sie in Spielreihenfolge ausgeführt, Warten nützt also nichts. Was nur hilft, etwa die Karte des Brunnens, kommt von selbst.
        Beim Baumeister entscheidet einer nach dem anderen, oder als Hausregel alle zugleich. Du wirst auch gefragt, wenn du nicht bauen kannst, denn sonst wüssten es die anderen. Übergangen wirst du nur, wenn es alle sehen können, etwa bei 1 Handkarte ohne Nachlass.
        Beispiel: Cleo antwortet beim Händler zuerst. Niemand sieht ihren Verkauf, bis auch Ada und Ben geantwortet haben.
term-edition = Auflage und Quellen
    .effect = Die 2. Auflage und woher ihre Zahlen stammen
    .help =
        Plaza spielt die 2. Auflage (2014), Grundspiel und Erweiterung, in eigenen Worten. Anders als in der 1. Auflage kostet die Präfektur 4 statt 3 und die Bank 3 statt 4. Die Zunfthalle zählt Gebäude und Sorten. Die Goldgrube nimmt immer die billigste Karte.
        Nicht alle Kosten, Punkte und Handelshaus-Kärtchen stehen im Heft. Die übrigen stammen aus unabhängigen Listen, die übereinstimmen, bei den neuen Gebäuden aus der Erweiterung der 1. Auflage. Wo das Heft schweigt, gelten diese Einträge. Was nicht sicher ist, hat einen eigenen Eintrag.
        Beispiel: Die Kosten der Präfektur stehen im Heft, die des Turms stammen aus solchen Listen.
term-expansion = Die neuen Gebäude
    .effect = Die Erweiterung: 10 neue Arten und die Kathedrale
    .help =
        Die Erweiterung ist eine Option des Tisches. Sie bringt 33 Karten: 4 Produktionsgebäude, 2 Residenzen und je 3 von neun anderen. Das sind Amtsstube, Wachstube, Hütte, Schenke, Park, Zollamt, Bank, Hafen und Goldschmiede. Die Kathedrale, ein einzelnes Plättchen, liegt auf dem Tisch, bis ein Spieler sie baut.
        Eine Runde beginnt dann mit Amtsstube, mit Kapelle und Bank und mit dem Handkartenlimit. Eine Baumeister-Phase endet mit den Schenken. Residenz und Kathedrale zählen vor dem Palast.
        Beispiel: Zu dritt werden 143 − 3 = 140 Karten gemischt statt 110 − 3 = 107.
term-table_options = Tischoptionen
    .effect = Was vor dem Spiel vereinbart wird
    .help =
        Der Gastgeber wählt die Optionen, wenn er den Tisch eröffnet. Sie stehen in der Lobby.
        Karten: das Grundspiel, oder mit 4 weiteren Produktionsgebäuden, oder mit den neuen Gebäuden.
        Starthand: 4 Karten, ausgewählt aus 5 bis 8, oder einfach 4.
        Wachstube: Das Handkartenlimit 6 gilt, solange eine steht, oder immer (nur mit den neuen Gebäuden).
        Daruntergelegte Karten: Ihre Zahl ist verdeckt oder für alle offen.
        Bibliothek zu zweit: Sie verdoppelt eine Rolle je Runde oder beide.
        Schenke: Eine neue zählt sofort oder ab der nächsten Baumeister-Phase (nur mit den neuen Gebäuden).
        Baumeister: Alle bauen reihum, wie in der Anleitung. Oder alle wählen geheim und bauen zugleich, eine Hausregel, die Wartezeit spart.
        Beispiel: Mit den neuen Gebäuden und offener Zahl sehen alle, wie viele Karten unter jeder Bank liegen.
term-unconfirmed = Was nicht sicher ist
    .effect = Werte und Lesarten, die falsch sein könnten
    .help =
        Diese Werte fand Plaza in keiner Quelle und nimmt die wahrscheinlichsten:
        1. Die Hütte kostet 2. Nach ihrem Platz im Heft könnte es auch 1 sein.
        2. Die Erweiterung bringt je ein Produktionsgebäude mehr: Zuckermühle, Tabakspeicher, Kaffeerösterei und Silberschmelze.
        3. Schenke, Hafen und Goldschmied sowie die Punkte der Bank sind wie im Vorläufer dieser Erweiterung.
        Zwei Sätze der Regeln lassen sich verschieden lesen:
        4. Das Handkartenlimit 6 gilt nur, solange eine Wachstube steht. Auf Wunsch gilt es immer.
        5. Eine Schenke zählt schon in der Baumeister-Phase, in der du sie baust. Auf Wunsch zählt sie erst ab der nächsten.
        Beispiel: Cleo baut als viertes Gebäude eine Schenke, die anderen haben 5 und 6: Sie zieht am Ende dieser Phase 1 Karte.


## Production buildings

building-indigo_plant = Indigoküperei
    .the = die Indigoküperei
    .a = eine Indigoküperei
    .short = Indigo
    .good = Indigo
    .effect = Lagert Indigo, das 1 Karte bringt
    .gist = Bringt 1 Karte
    .help =
        { -production(cost: 1, points: 1, copies: 10) }
        Lagert eine Ware Indigo. Das Handelshaus zahlt dafür immer 1 Karte. Jeder beginnt mit einer Indigoküperei auf dem Tisch und darf weitere bauen.
        Beispiel: Mit zwei Indigoküpereien und dem Bonus des Händlers verkaufst du zweimal Indigo: 2 Karten.
building-sugar_mill = Zuckermühle
    .the = die Zuckermühle
    .a = eine Zuckermühle
    .short = Zucker
    .good = Zucker
    .effect = Lagert Zucker, der 1 oder 2 Karten bringt
    .gist = Bringt 1–2 Karten
    .help =
        { -production(cost: 2, points: 1, copies: 8, extra: 1) }
        Lagert eine Ware Zucker, die auf drei der fünf Handelshaus-Kärtchen 1 Karte wert ist und auf den beiden anderen 2.
        Beispiel: Mit einer Schmiede kostet dich die Zuckermühle 1 Karte. Wählst du selbst den Baumeister, ist sie kostenlos.
building-tobacco_storage = Tabakspeicher
    .the = den Tabakspeicher
    .a = einen Tabakspeicher
    .short = Tabak
    .good = Tabak
    .effect = Lagert Tabak, der 1 oder 2 Karten bringt
    .gist = Bringt 1–2 Karten
    .help =
        { -production(cost: 3, points: 2, copies: 8, extra: 1) }
        Lagert eine Ware Tabak, die auf vier der fünf Handelshaus-Kärtchen 2 Karten wert ist und auf einem 1.
        Beispiel: Der Aufseher füllt ihn, der Händler verkauft die Ware, meist für 2 Karten.
building-coffee_roaster = Kaffeerösterei
    .the = die Kaffeerösterei
    .a = eine Kaffeerösterei
    .short = Kaffee
    .good = Kaffee
    .effect = Lagert Kaffee, der 2 oder 3 Karten bringt
    .gist = Bringt 2–3 Karten
    .help =
        { -production(cost: 4, points: 2, copies: 8, extra: 1) }
        Lagert eine Ware Kaffee, die auf vier der fünf Handelshaus-Kärtchen 2 Karten wert ist und auf einem 3.
        Beispiel: Du besitzt eine Markthalle und verkaufst Kaffee für 2: Du ziehst 3 Karten.
building-silver_smelter = Silberschmelze
    .the = die Silberschmelze
    .a = eine Silberschmelze
    .short = Silber
    .good = Silber
    .effect = Lagert Silber, das 2 oder 3 Karten bringt
    .gist = Bringt 2–3 Karten
    .help =
        { -production(cost: 5, points: 3, copies: 8, extra: 1) }
        Lagert eine Ware Silber, die auf drei der fünf Handelshaus-Kärtchen 3 Karten wert ist und auf den beiden anderen 2.
        Beispiel: Zahlt das Kärtchen 3 für Silber, bringen zwei Silberschmelzen mit dem Bonus des Händlers 6 Karten.


## City buildings

building-smithy = Schmiede
    .the = die Schmiede
    .a = eine Schmiede
    .short =
        Schmie-
        de
    .effect = Produktionsgebäude kosten 1 weniger
    .gist = Produktion kostet 1 weniger
    .help =
        { -city(cost: 1, points: 1, copies: 3) }
        Wirkt beim Baumeister: Jedes Produktionsgebäude kostet dich 1 Karte weniger. Bei Stadtgebäuden hilft sie nicht.
        Beispiel: Du besitzt die Schmiede und wählst den Baumeister: Eine Kaffeerösterei (4) kostet dich 2 Karten.
building-gold_mine = Goldgrube
    .the = die Goldgrube
    .a = eine Goldgrube
    .short =
        Gold-
        grube
    .effect = Goldsucher: 4 aufdecken; alle Kosten verschieden: billigste
    .gist = Goldsucher: evtl. 1 Karte
    .help =
        { -city(cost: 1, points: 1, copies: 3) }
        Wirkt in jeder Goldsucher-Phase, nach der Karte des Bonus, egal, wer die Rolle gewählt hat: Decke die obersten 4 Karten auf. Sind alle vier Kosten verschieden, nimmst du die billigste. Sonst legst du alle vier ab.
        Beispiel: Steinbruch (4), Goldgrube (1), Tabakspeicher (3), Reiter (5): alle verschieden, du nimmst die Goldgrube. Sind zwei Karten mit Kosten 3 darunter, gehst du leer aus.
building-archive = Archiv
    .the = das Archiv
    .a = ein Archiv
    .short = Archiv
    .effect = Ratsherr: auch alte Handkarten ablegen
    .gist = Handkarten tauschen
    .help =
        { -city(cost: 1, points: 1, copies: 3) }
        Wirkt beim Ratsherrn: Die gezogenen Karten kommen zuerst auf die Hand. Dann legst du so viele ab wie sonst, aber aus der ganzen Hand.
        Beispiel: Du ziehst 2, also musst du 1 ablegen. Du darfst beide behalten und eine alte Handkarte ablegen.
building-poor_house = Armenhaus
    .the = das Armenhaus
    .a = ein Armenhaus
    .short =
        Armen-
        haus
    .effect = Nach dem Bauen mit 0 oder 1 Karte übrig: 1 ziehen
    .gist = Behältst du 0–1: zieh 1
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Wirkt beim Baumeister: Hast du gebaut und danach höchstens 1 Karte auf der Hand, ziehst du 1. Eine Karte der Schreinerei kommt vorher und zählt mit. Baust du nichts, ziehst du nichts.
        Beispiel: Du hast 4 Karten und baust einen Turm (3): Die Hand ist leer, du ziehst 1.
building-black_market = Schwarzmarkt
    .the = den Schwarzmarkt
    .a = einen Schwarzmarkt
    .short =
        Schw.-
        markt
    .effect = Baumeister: bis zu 2 Waren ersetzen je 1 Karte
    .gist = Mit bis zu 2 Waren zahlen
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Wirkt beim Baumeister: Du darfst bis zu zwei Waren ablegen, jede statt einer Handkarte. Mehr, als der Preis verlangt, darfst du nicht ausgeben.
        Beispiel: Du bezahlst eine Bibliothek (5) mit den Waren von Indigoküperei und Tabakspeicher und mit 3 Handkarten.
building-trading_post = Handelsstation
    .the = die Handelsstation
    .a = eine Handelsstation
    .short = Station
    .effect = Händler: 1 Ware mehr verkaufen
    .gist = 1 Ware mehr verkaufen
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Wirkt beim Händler: Du darfst 1 Ware mehr verkaufen. Das macht 2, mit Bonus 3, mit Bonus und Bibliothek 4.
        Beispiel: Ben hat den Händler gewählt. Mit der Handelsstation verkaufst du Indigo für 1 und Silber für 3: 4 Karten.
building-well = Brunnen
    .the = den Brunnen
    .a = einen Brunnen
    .short =
        Brun-
        nen
    .effect = Aufseher: ab 2 produzierten Waren 1 Karte ziehen
    .gist = Produzierst du 2: zieh 1
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Wirkt beim Aufseher: Hast du mindestens 2 Waren produziert, ziehst du 1 Karte, egal, wer die Rolle gewählt hat.
        Beispiel: Cleo hat den Aufseher gewählt. Mit Aquädukt produzierst du 2 Waren und ziehst 1 Karte. Ohne Aquädukt ist es 1 Ware und keine Karte.
building-market_stand = Marktstand
    .the = den Marktstand
    .a = einen Marktstand
    .short =
        Markt-
        stand
    .effect = Händler: ab 2 Waren 1 Karte mehr
    .gist = Verkaufst du 2: zieh 1
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Wirkt beim Händler: Hast du mindestens 2 Waren verkauft, ziehst du 1 Karte mehr. Es bleibt bei 1 Karte, egal, wie viele Waren du verkaufst.
        Beispiel: Du hast den Händler gewählt und verkaufst Indigo für 1 und Zucker für 1: 3 Karten.
building-crane = Kran
    .the = den Kran
    .a = einen Kran
    .short = Kran
    .effect = Gebäude überbauen und die Differenz zahlen
    .gist = Günstig über anderes bauen
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Wirkt beim Baumeister: Du darfst ein eigenes Gebäude überbauen und zahlst nur die Differenz der Kosten. Alle anderen Nachlässe gelten auch, aber Karten zurück bekommst du nie. Ein Park zählt dabei 6.
        Das überbaute Gebäude ist aus dem Spiel: Es bringt keine Punkte, hilft nicht mehr und verliert seine Ware. Den Kran selbst kannst du nicht überbauen, und kein Gebäude mit einem gleichen. Die überbaute Art darfst du noch einmal bauen. Die Zahl deiner Gebäude wächst nicht.
        Beispiel: Ein Palast (6) über einer Kapelle (3) kostet 3 Karten. Die Karten unter der Kapelle zählen weiter.
building-chapel = Kapelle
    .the = die Kapelle
    .a = eine Kapelle
    .short = Kapelle
    .effect = Rundenbeginn: 1 Karte darunterlegen, 1 Punkt am Ende
    .gist = Je Runde 1 Karte als Punkt
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Wirkt zu Beginn der Runde, vor dem Handkartenlimit: Du darfst eine Handkarte verdeckt darunterlegen. Jede zählt am Ende 1 Punkt, egal, was sie zeigt, auch wenn du die Kapelle später überbaust.
        Beispiel: Du legst in 6 Runden je eine Karte darunter: Das sind 6 Punkte, dazu 2 für die Kapelle selbst.
building-tower = Turm
    .the = den Turm
    .a = einen Turm
    .short = Turm
    .effect = Handkartenlimit 12
    .gist = Handkartenlimit 12
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Wirkt zu Beginn der Runde: Du darfst 12 Karten haben, ob eine Wachstube steht oder nicht.
        Beispiel: Du hast 13 Karten, wenn die Runde beginnt: Du legst 1 ab. Bei einem Handkartenlimit von 7 wären es 6.
building-aqueduct = Aquädukt
    .the = das Aquädukt
    .a = ein Aquädukt
    .short =
        Aquä-
        dukt
    .effect = Aufseher: 1 Ware mehr produzieren
    .gist = 1 Ware mehr produzieren
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Wirkt beim Aufseher: Du darfst 1 Ware mehr produzieren. Das macht 2, mit Bonus 3, mit Bonus und Bibliothek 4.
        Beispiel: Ben hat den Aufseher gewählt: Du belegst zwei deiner leeren Gebäude.
building-carpenter = Schreinerei
    .the = die Schreinerei
    .a = eine Schreinerei
    .short =
        Schrei-
        nerei
    .effect = Nach dem Bau eines Stadtgebäudes: 1 ziehen
    .gist = Stadtgebäude gebaut: zieh 1
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Wirkt beim Baumeister: Hast du ein Stadtgebäude gebaut und bezahlt, ziehst du 1 Karte. Das gilt weder für Produktionsgebäude noch für den Bau der Schreinerei selbst.
        Beispiel: Du baust eine Statue (3): Du zahlst 3 Karten und ziehst 1.
building-prefecture = Präfektur
    .the = die Präfektur
    .a = eine Präfektur
    .short =
        Präfek-
        tur
    .effect = Ratsherr: 2 Karten behalten statt 1
    .gist = 1 Karte mehr behalten
    .help =
        { -city(cost: 4, points: 2, copies: 3) }
        Wirkt beim Ratsherrn: Du behältst 2 der gezogenen Karten, also beide von 2, 2 von 5 oder 2 von 8.
        Beispiel: Cleo hat den Ratsherrn gewählt: Du ziehst 2 Karten und behältst beide.
building-market_hall = Markthalle
    .the = die Markthalle
    .a = eine Markthalle
    .short =
        Markt-
        halle
    .effect = Händler: nach einem Verkauf 1 Karte mehr
    .gist = Verkaufst du: zieh 1
    .help =
        { -city(cost: 4, points: 2, copies: 3) }
        Wirkt beim Händler: Hast du mindestens 1 Ware verkauft, ziehst du 1 Karte mehr. Das gilt einmal, nicht je Ware.
        Beispiel: Du verkaufst Zucker für 1 und Kaffee für 2: Du ziehst 4 Karten.
building-quarry = Steinbruch
    .the = den Steinbruch
    .a = einen Steinbruch
    .short =
        Stein-
        bruch
    .effect = Stadtgebäude kosten 1 weniger
    .gist = Stadtgebäude kosten 1 weniger
    .help =
        { -city(cost: 4, points: 2, copies: 3) }
        Wirkt beim Baumeister: Jedes Stadtgebäude kostet dich 1 Karte weniger, auch Denkmäler und die Gebäude zu 6.
        Beispiel: Du besitzt den Steinbruch und wählst den Baumeister: Ein Kran (2) ist kostenlos.
building-library = Bibliothek
    .the = die Bibliothek
    .a = eine Bibliothek
    .short =
        Biblio-
        thek
    .effect = Der Bonus der Rolle, die du wählst, zählt doppelt
    .gist = Dein Rollenbonus ×2
    .help =
        { -city(cost: 5, points: 3, copies: 3) }
        Verdoppelt den Bonus der Rolle, die du selbst wählst. Baumeister: 2 weniger. Aufseher und Händler: 2 Waren mehr. Ratsherr: 8 Karten. Goldsucher: 2 Karten. Deine anderen Gebäude verdoppelt sie nicht.
        Zu zweit darf der Gouverneur nur eine der beiden Rollen einer Runde verdoppeln, wenn nichts anderes vereinbart ist.
        Beispiel: Du wählst mit Bibliothek den Baumeister: Ein Palast (6) kostet dich 4 Karten.
building-statue = Statue
    .the = die Statue
    .a = eine Statue
    .short = Statue
    .effect = Denkmal: nur Punkte; ein Triumphbogen bringt mehr
    .gist = Denkmal: nur Punkte
    .help =
        { -monument(cost: 3, points: 3, copies: 3) }
        Sie bringt nichts als Punkte und zählt für Triumphbogen und Rathaus.
        Beispiel: Statue mit Triumphbogen: 3 Punkte für sie selbst und 4 durch den Bogen.
building-victory_column = Siegessäule
    .the = die Siegessäule
    .a = eine Siegessäule
    .short =
        Sieges-
        säule
    .effect = Denkmal: nur Punkte; ein Triumphbogen bringt mehr
    .gist = Denkmal: nur Punkte
    .help =
        { -monument(cost: 4, points: 4, copies: 3) }
        Sie bringt nichts als Punkte und zählt für Triumphbogen und Rathaus.
        Beispiel: Siegessäule und Statue mit Triumphbogen: 4 + 3 + 6 = 13 Punkte.
building-hero = Reiter
    .the = den Reiter
    .a = einen Reiter
    .short = Reiter
    .effect = Denkmal: nur Punkte; ein Triumphbogen bringt mehr
    .gist = Denkmal: nur Punkte
    .help =
        { -monument(cost: 5, points: 5, copies: 3) }
        Er bringt nichts als Punkte und zählt für Triumphbogen und Rathaus.
        Beispiel: alle drei Denkmäler mit Triumphbogen: 5 + 4 + 3 + 8 = 20 Punkte.
building-guild_hall = Zunfthalle
    .the = die Zunfthalle
    .a = eine Zunfthalle
    .short =
        Zunft-
        halle
    .effect = Ende: 1 je Produktionsgebäude, 1 mehr je Sorte
    .gist = 1 je Produktion, 1 je Sorte
    .help =
        { -end(cost: 6, copies: 2) }
        Am Ende: 1 Punkt für jedes deiner Produktionsgebäude und 1 weiterer für jede Sorte darunter.
        Beispiel: 2 Indigoküpereien, 1 Zuckermühle, 2 Tabakspeicher: 5 Gebäude von 3 Sorten, 8 Punkte.
building-city_hall = Rathaus
    .the = das Rathaus
    .a = ein Rathaus
    .short =
        Rat-
        haus
    .effect = Ende: 1 Punkt je Stadtgebäude
    .gist = 1 Punkt je Stadtgebäude
    .help =
        { -end(cost: 6, copies: 2) }
        Am Ende: 1 Punkt für jedes deiner Stadtgebäude. Auch dieses, Denkmäler und die anderen zu 6 zählen mit.
        Beispiel: 9 Stadtgebäude, das Rathaus dabei: 9 Punkte.
building-triumphal_arch = Triumphbogen
    .the = den Triumphbogen
    .a = einen Triumphbogen
    .short = Bogen
    .effect = Ende: 4, 6 oder 8 Punkte für 1, 2 oder 3 Denkmäler
    .gist = 4, 6, 8 für 1–3 Denkmäler
    .help =
        { -end(cost: 6, copies: 2) }
        Am Ende: 4 Punkte mit einem Denkmal (Statue, Siegessäule, Reiter), 6 mit zweien, 8 mit allen dreien.
        Beispiel: Mit Statue und Reiter bringt der Bogen 6 Punkte, ohne Denkmal 0.
building-palace = Palast
    .the = den Palast
    .a = einen Palast
    .short = Palast
    .effect = Ende: 1 Punkt je 4 andere Punkte
    .gist = 1 je 4 deiner Punkte
    .help =
        { -end(cost: 6, copies: 2) }
        Wird zuletzt gezählt: 1 Punkt für je 4 deiner anderen Punkte, abgerundet.
        Beispiel: 34 Punkte ohne den Palast: Er bringt 8 dazu, das macht 42.


## The new buildings

building-office = Amtsstube
    .the = die Amtsstube
    .a = eine Amtsstube
    .short =
        Amts-
        stube
    .effect = Rundenbeginn: bis zu 2 Handkarten tauschen
    .gist = 2 Handkarten tauschen
    .help =
        { -city(cost: 1, points: 1, extra: 3) }
        Wirkt zu Beginn der Runde, vor Kapelle, Bank und Handkartenlimit: Du darfst 1 oder 2 Handkarten ablegen und ebenso viele ziehen. Getauscht wird im Uhrzeigersinn ab dem Gouverneur. Ist der Stapel leer, werden deine Karten mit eingemischt und können wiederkommen.
        Beispiel: Du hast 7 Karten, von denen du zwei nicht brauchst. Du legst sie ab und ziehst 2. Es bleiben 7.
building-guard_room = Wachstube
    .the = die Wachstube
    .a = eine Wachstube
    .short =
        Wach-
        stube
    .effect = Handkartenlimit 6 für alle ohne Wachstube oder Turm
    .gist = Andere: Handkartenlimit 6
    .help =
        { -city(cost: 1, points: 1, extra: 3) }
        Wirkt zu Beginn der Runde: Solange irgendwo eine Wachstube steht, dürfen alle, die keine haben, nur 6 Karten haben statt 7. Ihre Besitzer behalten 7, und ein Turm erlaubt weiter 12. Auf Wunsch gilt das Handkartenlimit 6 immer (Option des Tisches).
        Beispiel: Alle haben 9 Karten. Ada besitzt eine Wachstube, Ben einen Turm, Cleo keines von beiden: Ada legt 2 ab, Ben keine, Cleo 3.
building-hut = Hütte
    .the = die Hütte
    .a = eine Hütte
    .short = Hütte
    .effect = Händler: 1 ziehen, wenn niemand verkauft
    .gist = Verkauft niemand: zieh 1
    .help =
        { -city(cost: 2, points: 1, extra: 3) }
        Wirkt am Ende jeder Händler-Phase, egal, wer die Rolle gewählt hat: Hat kein Spieler eine Ware verkauft, ziehst du 1 Karte. Ihre Kosten sind nicht sicher.
        Beispiel: Du wählst den Händler, und niemand hat eine Ware: Du ziehst 1 Karte. Verkauft Ben auch nur eine, bekommst du keine.
building-tavern = Schenke
    .the = die Schenke
    .a = eine Schenke
    .short = Schenke
    .effect = Nach dem Baumeister, bei den wenigsten Gebäuden: 1 ziehen
    .gist = Kleinste Stadt: zieh 1
    .help =
        { -city(cost: 2, points: 1, extra: 3) }
        Wirkt nach jeder Baumeister-Phase: Hat kein Spieler weniger Gebäude als du und mindestens einer mehr, ziehst du 1 Karte. Mehrere dürfen gemeinsam hinten liegen. Haben alle gleich viele, zieht niemand. Überbaute Gebäude zählen nicht.
        Eine neue Schenke zählt schon nach ihrer eigenen Baumeister-Phase, wenn nichts anderes vereinbart ist.
        Beispiel: Du besitzt eine Schenke und insgesamt 5 Gebäude. Ben hat 5, Cleo 7: Du ziehst 1. Hätte Ben 4 oder jeder 5, gingest du leer aus.
building-park = Park
    .the = den Park
    .a = einen Park
    .short = Park
    .effect = Zählt 6 statt 3, wenn du ihn überbaust
    .gist = Überbaut: zählt 6
    .help =
        { -city(cost: 3, points: 2, extra: 3) }
        Er bewirkt selbst nichts. Überbaust du ihn mit dem Kran, zählt er wie ein Gebäude zu 6, nicht zu 3. Alle anderen Nachlässe gelten auch, aber Karten zurück bekommst du nie.
        Beispiel: Ein Palast (6) über einem Park ist kostenlos. Die Kathedrale (7) darüber kostet 1 Karte, mit Steinbruch keine.
building-customs_office = Zollamt
    .the = das Zollamt
    .a = ein Zollamt
    .short = Zollamt
    .good = Zollgut
    .effect = Ratsherr: bekommt eine Ware, die immer 2 bringt
    .gist = Ware, die 2 bringt
    .help =
        { -city(cost: 3, points: 2, extra: 3) }
        Zu Beginn jeder Ratsherr-Phase bekommt ein leeres Zollamt eine Ware, egal, wer die Rolle gewählt hat. Sie ist eine Karte vom Stapel, die niemand ansieht. Beim Händler bringt sie 2, egal, was auf dem Kärtchen steht. Sie gehört zu den Waren, die du verkaufen darfst.
        Für Marktstand, Markthalle, Hafen, Hütte, Schwarzmarkt und bei Gleichstand ist sie eine Ware wie jede andere. Das Zollamt ist aber kein Produktionsgebäude: Der Aufseher füllt es nie.
        Beispiel: Du hast den Händler gewählt und verkaufst Indigo für 1 und das Zollgut für 2: 3 Karten, mit Marktstand 4.
building-bank = Bank
    .the = die Bank
    .a = eine Bank
    .short = Bank
    .effect = Einmal im Spiel: beliebig viele darunterlegen, je 1 Punkt
    .gist = Einmal: Karten als Punkte
    .help =
        { -city(cost: 3, points: 2, extra: 3) }
        Wirkt zu Beginn einer einzigen Runde deiner Wahl, vor dem Handkartenlimit: Du darfst beliebig viele Handkarten verdeckt darunterlegen. Jede zählt am Ende 1 Punkt, auch wenn du die Bank später überbaust.
        Verzichtest du, ist sie nicht genutzt, und du wirst in der nächsten Runde wieder gefragt. Jeder darf das nur einmal im Spiel, auch mit einer zweiten Bank.
        Beispiel: Du hast 10 Karten und legst 4 darunter: Das sind am Ende 4 Punkte, und die anderen 6 darfst du behalten.
building-harbor = Hafen
    .the = den Hafen
    .a = einen Hafen
    .short = Hafen
    .effect = Händler: 1 verkaufte Ware kommt darunter, 1 Punkt
    .gist = 1 verkaufte Ware: 1 Punkt
    .help =
        { -city(cost: 4, points: 2, extra: 3) }
        Wirkt in jeder Händler-Phase, in der du verkaufst: Eine verkaufte Ware legst du unter den Hafen, und Karten bekommst du trotzdem dafür. Jede zählt am Ende 1 Punkt, auch wenn du den Hafen später überbaust. Das geschieht von selbst, einmal je Phase, egal, wie viele Waren du verkaufst.
        Beispiel: Du verkaufst Indigo für 1 und Kaffee für 2: Du ziehst 3 Karten, und eine der beiden Waren ist am Ende 1 Punkt.
building-goldsmith = Goldschmiede
    .the = die Goldschmiede
    .a = eine Goldschmiede
    .short =
        Gold-
        schm.
    .effect = Goldsucher: 1 aufdecken; nimm sie, wenn niemand sie hat
    .gist = 1 Karte, die niemand hat
    .help =
        { -city(cost: 5, points: 3, extra: 3) }
        Wirkt in jeder Goldsucher-Phase, nach der Karte des Bonus und deiner eigenen Goldgrube, egal, wer die Rolle gewählt hat: Decke die oberste Karte auf. Steht ein solches Gebäude in keiner Stadt, auch nicht in deiner, nimmst du die Karte. Sonst legst du sie ab. Überbaute Gebäude zählen nicht.
        Beispiel: Ein Brunnen wird aufgedeckt. Ben hat einen gebaut, also legst du ihn ab. Stünde nirgends einer, würdest du ihn nehmen, und er wäre als allen bekannt markiert.
building-residence = Residenz
    .the = die Residenz
    .a = eine Residenz
    .short =
        Resi-
        denz
    .effect = Ende: 4, 7, 9, 10 Punkte für Dreiergruppen gleicher Kosten
    .gist = 3er-Gruppen gleicher Kosten
    .help =
        { -end(cost: 6, extra: 2) }
        Am Ende: Deine Gebäude bilden Gruppen aus drei verschiedenen mit gleichen Kosten. Die erste Gruppe bringt 4 Punkte, die zweite 3 dazu, die dritte 2, die vierte 1. Ein Gebäude gehört nur zu einer Gruppe, doch Exemplare eines Produktionsgebäudes dürfen zu verschiedenen gehören. Die Residenz selbst ist ein Gebäude zu 6. Plaza findet die besten Gruppen.
        Beispiel: Zwei Zuckermühlen, Armenhaus, Schwarzmarkt, Brunnen und Kran kosten alle 2. Jede Zuckermühle bildet mit zwei der anderen eine Gruppe: 4 + 3 = 7 Punkte.
building-cathedral = Kathedrale
    .the = die Kathedrale
    .a = die Kathedrale
    .short =
        Kathe-
        drale
    .effect = Ende: fremde Gebäude zu 6 bringen 4, 7, 9, 10 Punkte
    .gist = Fremde 6er: 4, 7, 9, 10
    .help =
        { -end(cost: 7, extra: 1) }
        Sie liegt auf dem Tisch. Beim Baumeister darf sie jeder statt einer Handkarte bauen. Alle Nachlässe für Stadtgebäude gelten, auch Kran und Schwarzmarkt helfen. Sie ist nie auf der Hand, also bezahlst du mit ihr nichts. Überbaust du sie, kommt sie nicht zurück.
        Bauen alle zugleich und wählen mehrere sie, baut sie der Erste von ihnen reihum. Die anderen bauen nichts und behalten ihre Karten.
        Am Ende: Das erste Gebäude zu 6, das die anderen haben, bringt dir 4 Punkte, das zweite 3 dazu, das dritte 2, das vierte 1. Eigene und überbaute zählen nicht.
        Beispiel: Ben hat Rathaus und Palast, Cleo eine Residenz: 4 + 3 + 2 = 9 Punkte für dich.


## Questions

picks-card = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
picks-good = { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
picks-plant = { $count ->
        [one] 1 Gebäude
       *[other] { $count } Gebäude
    }

ask-keep = Behalte { $most } deiner { $options } Karten als Starthand.
    .why = Behalte etwas Günstiges, das du bald bauen kannst, am besten ein Produktionsgebäude, und Karten zum Bezahlen. Die anderen sind weg.
    .done = behalten: **{ $named }**
ask-office = { $most ->
        [one] Amtsstube: Tausche 1 Handkarte oder verzichte.
       *[other] Amtsstube: Tausche bis zu { $most } Handkarten oder verzichte.
    }
    .why = Tausche, was du nicht bauen willst. Mit den neuen Karten zahlst du genauso, und vielleicht sind sie besser.
    .done = getauscht: **{ $named }**
ask-chapel = Kapelle: Lege 1 Karte darunter (1 Punkt) oder verzichte.
    .why = Sie ist ein sicherer Punkt, aber kein Geld mehr. Nimm eine, die dein nächstes Gebäude nicht braucht.
    .done = unter die Kapelle gelegt: **{ $named }**
ask-bank = Bank, einmal im Spiel: Lege Karten darunter (je 1 Punkt) oder verzichte.
    .why = Sie wirkt nur einmal. Lege spät im Spiel darunter, was du nicht mehr zum Bauen brauchst. Vorher sind Karten auf der Hand mehr wert.
    .done = unter die Bank gelegt: **{ $named }**
ask-limit = { $most ->
        [one] Über dem Handkartenlimit: Lege 1 Karte ab.
       *[other] Über dem Handkartenlimit: Lege { $most } Karten ab.
    }
    .why = Lege ab, was du nicht bauen wirst: Karten, deren Stadtgebäude schon in deiner Stadt steht, und was für den Rest des Spiels zu teuer ist.
    .done = abgelegt: **{ $named }**
ask-role = Wähle eine Rolle.
    .why = Alle machen mit, doch den Bonus bekommst du. Wähle, was dir am meisten und den anderen am wenigsten bringt.
ask-library = Bibliothek: Bonus jetzt verdoppeln ({ $subject })? Einmal in dieser Runde.
    .why = Nutze sie dort, wo die Karte oder der Nachlass am meisten bringt: bei dieser Rolle oder bei der, die du später in der Runde wählst.
ask-build = { $options ->
        [one] Du kannst jetzt nichts bauen: Passe.
       *[other] Baue 1 Gebäude oder passe.
    }
    .why = Ein Gebäude bringt Punkte, wirkt ab der nächsten Phase und ist ein Schritt zum zwölften. Die Karten zum Bezahlen sind weg.
    .done = { $did ->
        [declined] gepasst
       *[chosen] **{ $named }** zum Bauen gewählt
    }
ask-cover = Wohin baust du { $subject_the }? Beim Überbauen zahlst du nur die Differenz.
    .why = Überbauen spart Karten. Aber das Gebäude darunter ist weg, mit Punkten, Wirkung und Ware, und deine Stadt wächst nicht.
ask-goods = { $least ->
        [0] { $most ->
                [one] Bezahle 1 Karte für { $subject_the } mit einer Ware oder verzichte.
               *[other] Bezahle { $subject_the } mit bis zu { $most } Waren oder verzichte. Jede spart eine Karte.
            }
       *[other] Bezahle { $subject_the } mit { BOUNDS($least, $most) } Waren. Deine Karten reichen nicht.
    }
    .why = Jede Ware zählt als eine Karte, egal, wie viel sie beim Verkauf brächte. Gib die billigsten her.
    .done = mit **{ $building_good }** bezahlt
ask-pay = { $most ->
        [one] Bezahle { $subject_the } mit 1 Karte.
       *[other] Bezahle { $subject_the } mit { $most } Karten.
    }
    .why = Bezahle mit dem, was du nicht bauen wirst. Am besten sind Karten, deren Stadtgebäude schon in deiner Stadt steht.
    .done = { $subject_the } bezahlt mit: **{ $named }**
ask-produce = { $most ->
        [one] Produziere 1 Ware: Wähle ihr Gebäude oder verzichte.
       *[other] Produziere bis zu { $most } Waren: Wähle ihre Gebäude oder verzichte.
    }
    .why = Fang mit dem Gebäude an, dessen Ware am meisten bringt.
    .done = **{ $building_good }** produziert
ask-sell = { $most ->
        [one] Verkaufe 1 Ware oder verzichte.
       *[other] Verkaufe bis zu { $most } Waren oder verzichte.
    }
    .why = Eine verkaufte Ware bringt sofort Karten und macht Platz für die nächste. Behalte sie nur für einen besseren Preis oder zum Zahlen beim Schwarzmarkt.
    .done = **{ $building_good }** verkauft
ask-councillor = { $most ->
        [one] Behalte 1 dieser { $options } Karten.
       *[other] Behalte { $most } dieser { $options } Karten.
    }
    .why = Behalte, was du bald bauen kannst oder was zu deinen Gebäuden passt. Der Rest ist nur Geld.
    .done = behalten: **{ $named }**
ask-archive = { $most ->
        [one] Archiv: Lege 1 dieser { $options } Karten ab, alt oder neu.
       *[other] Archiv: Lege { $most } dieser { $options } Karten ab, alt oder neu.
    }
    .why = Lege ab, was am wenigsten hilft. Das kann auch eine alte Handkarte sein.
    .done = abgelegt: **{ $named }**


## The first game: each kind of question, the first time that it comes

lesson-keep = Eine Indigoküperei hast du schon. Behalte 4 Karten. Jede ist ein Gebäude oder Geld: Du bezahlst Gebäude mit anderen Karten. Tipp: Behalte ein, zwei günstige Gebäude mit Kosten 1 bis 3; der Rest ist Geld.
lesson-chapel = Lege eine Handkarte unter deine Kapelle oder verzichte. Sie ist am Ende ein sicherer Punkt, aber kein Geld mehr. Tipp: Tu das fast jede Runde, außer dein nächstes Gebäude braucht die Karte.
lesson-limit = Dein Handkartenlimit, meist 7, gilt nur zu Beginn einer Runde. Wähle, was du ablegst, und behalte ein, zwei Gebäude, die du bald baust, und Karten zum Bezahlen. Tipp: Gib Karten her, deren Stadtgebäude schon in deiner Stadt steht, denn jedes baust du nur einmal.
lesson-role = Alle führen die Rolle aus, die du wählst, aber den Bonus bekommst nur du. Jede Rolle kommt einmal je Runde. Tipp: Baumeister für ein gutes Gebäude, Aufseher bei leeren Gebäuden, Händler, wenn du Waren hast, sonst Ratsherr oder Goldsucher für Karten.
lesson-build = Baue eine Handkarte oder passe; andere Handkarten bezahlen sie. Karten mit „Bringt“ sind Produktionsgebäude: Sie liefern Waren. Alle anderen sind Stadtgebäude: Die meisten helfen bei einer Rolle, manche zählen nur. Tipp: Baue, was seine Karten wert ist; passe, um für viel Besseres zu sparen.
lesson-cover = Nimm einen freien Platz, oder überbaue ein altes Gebäude und zahle nur die Differenz. Das alte ist weg, mit Punkten, Wirkung und Ware, und deine Stadt wächst nicht. Tipp: Nimm einen freien Platz, solange du zahlen kannst; überbaue spät im Spiel etwas Günstiges.
lesson-goods = Wähle bis zu zwei Waren zum Bezahlen: Bei deinem Schwarzmarkt ersetzt jede eine Karte. Ihr Verkaufspreis zählt dabei nicht. Tipp: Zahle mit Indigo und Zucker, und heb teure Waren für den Händler auf.
lesson-pay = Wähle die Karten, mit denen du zahlst; den Rest behältst du. Tipp: Behalte, was du als Nächstes baust, oder ein Gebäude mit Kosten 6, das für deine Stadt Punkte bringt. Zahle mit Karten, deren Stadtgebäude schon in deiner Stadt steht: Jedes baust du nur einmal.
lesson-produce = Wähle die leeren Produktionsgebäude, die je eine Ware bekommen. Eine Ware bringt erst etwas, wenn du sie beim Händler für Karten verkaufst. Tipp: Fang mit der teuersten an: Silber oder Kaffee, dann Tabak oder Zucker, Indigo zuletzt.
lesson-sell = Wähle Waren zum Verkaufen: Du ziehst so viele Karten, wie jede wert ist. Das Bild zeigt die Preise aller Waren; jeder Händler bringt neue. Tipp: Verkaufe die besten gleich, denn ein leeres Gebäude kann wieder produzieren.
lesson-councillor = Wähle, welche der neuen Karten du behältst: Auch sie sind Gebäude oder Geld. Tipp: Behalte ein Gebäude, das du in ein, zwei Runden bezahlen kannst. Suche spät im Spiel eines mit Kosten 6, das für deine Stadt Punkte bringt.
lesson-archive = Mit deinem Archiv wählst du unter neuen und alten Karten: Leg einige ab und behalte die besten. Tipp: Gib her, was du so bald nicht baust, weil es zu teuer ist oder dieses Stadtgebäude schon in deiner Stadt steht.


## Answers

option-card = { $building }
    .note = Kosten { $cost }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. { $building_effect }
    .why = { $owned ->
        [1] Ein zweites kannst du nicht bauen: Nimm es zum Bezahlen.
       *[0] { $building_effect }. Gebaut kostet es dich { $price ->
            [0] nichts
            [one] 1 Karte
           *[other] { $price } Karten
        } und bringt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
option-card-with-gain = { $building }
    .note = Kosten { $cost }, jetzt +{ $gain }. { $building_effect }
    .why = { $owned ->
        [1] { option-card.why }
       *[0] { $building_effect }. Gebaut kostet es dich { $price } Karten und brächte jetzt { $gain } { $gain ->
            [one] Punkt
           *[other] Punkte
        }.
    }
option-role-builder = { $role }
    .note = { $most ->
            [0] Nichts baubar
           *[other] { $most } baubar: bis { SIGNED($gain) } { $gain ->
                    [one] Punkt
                   *[other] Punkte
                }, Kosten −{ $less }
        }{ $told ->
            [0] { "" }
           *[other] {" "}· Karten der anderen: { $each }
        }
    .why = { $most ->
            [0] Du kannst nichts bauen.
            [one] Du kannst jetzt ein Gebäude bauen, für { BOUNDS($less, $less_most) } weniger als aufgedruckt: { SIGNED($gain) } { $gain ->
                    [one] Punkt
                   *[other] Punkte
                }.
           *[other] Du kannst jetzt eines von { $most } Gebäuden bauen, für { BOUNDS($less, $less_most) } weniger als aufgedruckt: bis { SIGNED($gain) } { $gain ->
                    [one] Punkt
                   *[other] Punkte
                }.
        }{ $told ->
            [0] {" "}Die anderen haben keine Karten zum Bauen.
           *[other] {" "}Die anderen haben Karten zum Bauen: { $each }.
        }
    .each = { $name } { $count }
option-role-builder-with-city = { $role }
    .note = { $most ->
            [0] Nichts baubar
           *[other] { $most } baubar
        }, Kosten −{ $city } für Stadt-, −{ $production } für Produktionsgebäude
    .why = { option-role-builder.why }
    .each = { $name } { $count }
option-role-producer = { $role }
    .note = { $most ->
            [0] Kein Platz für Waren
            [one] +1 Ware, bringt später { BOUNDS($sells, $sells_most) }
           *[other] +{ $most } Waren, bringen später { BOUNDS($sells, $sells_most) }
        } · { $told ->
            [0] andere: keine
           *[other] andere produzieren: { $each }
        }
    .why = { $most ->
        [0] Du hast keinen Platz für eine Ware.
        [one] Du produzierst 1 Ware. Sie bringt später { BOUNDS($sells, $sells_most) } { $sells_most ->
                [one] Karte
               *[other] Karten
            }.
       *[other] Du produzierst { $most } Waren. Sie bringen später { BOUNDS($sells, $sells_most) } Karten.
    }{ $told ->
        [0] {" "}Die anderen haben keinen Platz.
       *[other] {" "}Die anderen produzieren: { $each }.
    }
    .each = { $name } { $count }
option-role-trader = { $role }
    .note = { $most ->
            [0] Nichts zu verkaufen
            [one] +{ BOUNDS($least, $most) } Karte jetzt, bis zu { $allowed } Waren
           *[other] +{ BOUNDS($least, $most) } Karten jetzt, bis zu { $allowed } Waren
        } · { $told ->
            [0] andere: keine
           *[other] andere dürfen verkaufen: { $each }
        }
    .why = { $most ->
            [0] Es bringt dir jetzt nichts.
           *[other] Es bringt dir jetzt { BOUNDS($least, $most) } { $most ->
                [one] Karte
               *[other] Karten
            }.
        }{ $told ->
            [0] {" "}Die anderen haben keine Waren.
           *[other] {" "}So viele Waren dürfen die anderen verkaufen: { $each }.
        }
    .each = { $name } { $count }
option-role-councillor = { $role }
    .note = +{ $most } { $most ->
            [one] Karte
           *[other] Karten
        }, ausgewählt aus { $dealt }{ $told ->
            [0] { "" }
           *[other] {" "}· andere: { $each }
        }
    .why = Du siehst { $dealt } Karten und behältst { $most }: gut, wenn dir auf der Hand etwas fehlt. Die anderen behalten: { $each }.
    .each = { $name } { $count }
option-role-prospector = { $role }
    .note = +{ BOUNDS($least, $most) } { $most ->
            [one] Karte
           *[other] Karten
        } für dich{ $told ->
            [0] {" "}· andere: keine
           *[other] {" "}· andere mit Glück: { $each }
        }
    .why = { BOUNDS($least, $most) } { $most ->
        [one] Karte
       *[other] Karten
    } für dich. { $told ->
        [0] Die anderen bekommen nichts.
       *[other] Den anderen kann nur Glück Karten bringen: { $each }.
    }
    .each = { $name } { $count }
option-library-use = Bibliothek jetzt nutzen
    .note = Verdoppelt den Bonus dieser Rolle
    .why = Was sie bringt, siehst du jetzt. Bringt sie etwas, kann sie deine andere Rolle dieser Runde nicht verdoppeln.
option-library-save = Für später aufheben
    .note = Sie kann dafür deine nächste Rolle dieser Runde verdoppeln
    .why = Besser, wenn deine andere Rolle dieser Runde mehr davon hat.
option-build = { $building }
    .note = { SIGNED($gain, $gain_most, between: " bis ") } { $gain ->
            [one] { $gain_most ->
                    [one] Punkt
                   *[other] Punkte
                }
           *[other] Punkte
        }, { $price_most ->
            [0] gratis
           *[other] zahle { BOUNDS($price, $price_most) }
        } (Kosten { $cost }). { $building_effect }
    .why = { SIGNED($gain, $gain_most, between: " bis ") } { $gain ->
            [one] { $gain_most ->
                [one] Punkt
               *[other] Punkte
            }
           *[other] Punkte
        }, { $price_most ->
            [0] gratis
            [one] für { BOUNDS($price, $price_most) } Karte
           *[other] für { BOUNDS($price, $price_most) } Karten
        }. { $building_effect }.
# Nur über einem Gebäude ist Platz, also wird es überbaut.
option-build-with-over = { $building }
    .note = { SIGNED($gain) } { $gain ->
            [one] Punkt
           *[other] Punkte
        }, { $price ->
            [0] gratis
           *[other] zahle { $price }
        } (Kosten { $cost }), nur über { $over_the }
    .why = Nur über { $over_the }; dieses Gebäude verlierst du: { SIGNED($gain) } { $gain ->
        [one] Punkt
       *[other] Punkte
    } insgesamt.
option-build-cathedral = { $building } (vom Tisch)
    .note = { option-build.note }
    .why = { option-build.why }
option-build-cathedral-with-over = { $building } (vom Tisch)
    .note = { option-build-with-over.note }
    .why = { option-build-with-over.why }
option-pass = Passen
    .note = Diesmal nichts bauen
    .why = Du behältst alle Karten: besser, wenn kein Gebäude seinen Preis wert ist.
option-beside = Auf einen freien Platz
    .note = { SIGNED($gain) } { $gain ->
            [one] Punkt
           *[other] Punkte
        }, { $price ->
            [0] gratis
            [one] zahle 1 Karte
           *[other] zahle { $price } Karten
        }
    .why = Deine Stadt wächst um ein Gebäude, und nichts geht verloren.
option-beside-with-less = Auf einen freien Platz
    .note = Deine Stadt wächst um ein Gebäude
option-over-with-less = Über { $building_the }
    .note = Spart bis zu { $less } { $less ->
            [one] Karte
           *[other] Karten
        }, das Gebäude darunter ist weg{ $loses_good ->
            [0] { "" }
           *[other] {" "}samt seiner Ware
        }
option-over = Über { $building_the }
    .note = { SIGNED($gain) } { $gain ->
            [one] Punkt
           *[other] Punkte
        }, { $price ->
            [0] gratis
            [one] zahle 1 Karte
           *[other] zahle { $price } Karten
        }{ $saves ->
            [0] { "" }
           *[other] {" "}(spart { $saves })
        }{ $loses_good ->
            [0] { "" }
           *[other] , die Ware darauf ist weg
        }
    .why = { $saves ->
            [0] Spart nichts
            [one] Spart 1 Karte
           *[other] Spart { $saves } Karten
        }, aber { $building_the } verlierst du{ $loses_good ->
            [0] { "" }
           *[other] {" "}samt der Ware
        }.
option-goods-good = { $building }
    .note = Spart 1 Karte, kostet die Ware ({ $building_good })
    .why = Spart eine Handkarte, aber die Ware ({ $building_good }) kannst du nicht mehr verkaufen.
option-sell-good = { $building }
    .note = { $price ->
            [one] +1 Karte für die Ware ({ $building_good })
           *[other] +{ $price } Karten für die Ware ({ $building_good })
        }
    .why = { $price ->
        [one] 1 Karte
       *[other] { $price } Karten
    } für die Ware ({ $building_good }), und Platz für die nächste.
option-sell-good-with-price_most = { $building }
    .note = +{ BOUNDS($price, $price_most) } { $price_most ->
            [one] Karte
           *[other] Karten
        } beim nächsten Händler ({ $building_good })
option-plant = { $building }
    .note = Kann eine Ware lagern: { $building_good }
    .why = { $building_effect }.


## Events

event-starting_hands = Alle haben ihre Starthand.
    .short = Starthände gewählt
event-round_began = Runde { $round } beginnt. { $governor } ist Gouverneur und wählt zuerst.
    .people = governor
    .chapter = Runde { $round }
    .short = { $governor } wählt zuerst (Gouverneur)
event-cards_gone = Es gibt keine Karten mehr: Das Spiel endet, wenn in dieser Runde niemand baut und keine zurückkommen.
    .short = keine Karten mehr: Das Spiel endet, wenn niemand baut und keine zurückkommen
event-hands_settled = { $told ->
        [0] { "" }
       *[other] Rundenbeginn, weggelegt: { $each }.
    }
    .each = { $count ->
        [0] { "" }
       *[other] { $name } { $count }
    }
    .short = { $told ->
                [0] { "" }
               *[other] weggelegt: { $each }
            }
event-tucked = Du legst unter deine Kapelle: { $cards }.
event-swapped = { $count ->
        [0] { $seat } verzichtet auf den Tausch (Amtsstube).
        [one] { $seat } tauscht 1 Karte (Amtsstube).
       *[other] { $seat } tauscht { $count } Karten (Amtsstube).
    }
    .short = { $count ->
                [0] kein Tausch
                [one] 1 Karte getauscht
               *[other] { $count } Karten getauscht
            }
event-banked = Du legst unter deine Bank: { $cards }.
event-bank_used = { $seat } nutzt die Bank, einmal im Spiel.
    .short = Bank genutzt
event-role_taken = { $seat } wählt { $role_the }.
    .chapter = { $role }
    .short = { "" }
event-library_chosen = { $doubled ->
        [0] { $seat } hebt die Bibliothek für später auf.
       *[other] { $seat } verdoppelt den Bonus der Rolle mit der Bibliothek.
    }
    .short = { $doubled ->
            [0] Bibliothek aufgespart
           *[other] Bibliothek verdoppelt
        }
event-library_used = { $seat } hat die Bibliothek für diese Runde genutzt.
    .short = Bibliothek genutzt
event-came_too_late = { $seat } kommt zu spät für die Kathedrale und behält alle Karten.
    .short = zu spät für die Kathedrale
event-passed = { $seat } passt: nichts gebaut.
    .short = gepasst
event-passed-with-cards = { $seat } kann nicht bauen mit { $cards ->
        [0] leerer Hand
        [one] nur 1 Karte auf der Hand
       *[other] nur { $cards } Karten auf der Hand
    }.
    .short = kann nicht bauen ({ $cards ->
                [0] keine Karten
                [one] 1 Karte
               *[other] { $cards } Karten
            })
event-built = { $seat } baut { $building_a }{ $price ->
        [0] {" "}gratis
        [one] {" "}für 1 Karte
       *[other] {" "}für { $price } Karten
    }{ $goods ->
        [0] { "" }
        [one] , davon 1 Ware
       *[other] , davon { $goods } Waren
    }.
    .short = { $building } { $price ->
                [0] gratis
               *[other] für { $price }
            }{ $goods ->
                [0] { "" }
                [one] {" "}(1 Ware)
               *[other] {" "}({ $goods } Waren)
            }
event-built-with-over = { $seat } baut { $building_a } über { $over_the }{ $price ->
        [0] , gratis
        [one] {" "}für 1 Karte
       *[other] {" "}für { $price } Karten
    }{ $goods ->
        [0] { "" }
        [one] , davon 1 Ware
       *[other] , davon { $goods } Waren
    }.
    .short = { $building } über { $over } { $price ->
                [0] gratis
               *[other] für { $price }
            }{ $goods ->
                [0] { "" }
                [one] {" "}(1 Ware)
               *[other] {" "}({ $goods } Waren)
            }
event-paid = Du zahlst mit: { $cards }.
    .short = bezahlt mit { $cards }
event-shuffled = { $count ->
        [one] Der Ablagestapel wird gemischt: Der neue Stapel hat 1 Karte.
       *[other] Der Ablagestapel wird gemischt: Der neue Stapel hat { $count } Karten.
    }
    .short = Ablagestapel gemischt, { $count ->
                [one] 1 Karte
               *[other] { $count } Karten
            }
# What the Trader pays stands in event-sold.
event-drew = { $source_key ->
        [role-trader] { "" }
       *[other] { $count ->
                [one] { $seat } zieht 1 Karte ({ $source }).
               *[other] { $seat } zieht { $count } Karten ({ $source }).
            }
    }
    .short = { $source_key ->
            [role-trader] { "" }
           *[other] { $count ->
                [one] +1 Karte
               *[other] +{ $count } Karten
            }{ $source_key ->
                [role-prospector] { "" }
               *[other] {" "}({ $source })
            }
        }
event-drew_cards = Du ziehst: { $cards }.
event-produced = { $seat } produziert { $buildings_good }.
    .short = { $buildings_good }
# For the journal only: nobody knows what a good is made of.
event-goods = { "" }
event-tile_turned = Neue Preise: Indigo { $prices_1 }, Zucker { $prices_2 }, Tabak { $prices_3 }, Kaffee { $prices_4 }, Silber { $prices_5 }.
    .short = Preise: Indigo { $prices_1 }, Zucker { $prices_2 }, Tabak { $prices_3 }, Kaffee { $prices_4 }, Silber { $prices_5 }
event-sold = { $seat } verkauft { $buildings_good } für { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
    .short = { $buildings_good } für { $count }
event-declined = { $role_key ->
        [role-trader] { $seat } verzichtet: nichts verkauft.
       *[other] { $seat } verzichtet: nichts produziert.
    }
    .short = verzichtet
event-customs_filled = Das Zollamt von { $seat } bekommt eine Ware.
    .short = eine Ware ins Zollamt
event-councillor_dealt = { $cards_count ->
        [0] Für dich war keine Karte mehr da.
       *[other] Du ziehst zur Auswahl: { $cards }.
    }
event-councillor_kept = Behaltene Karten: { $each }.
    .each = { $name } { $count }
    .short = behalten: { $each }
event-gold_mine = Die Goldgrube von { $seat } deckt { $cards } auf: gleiche Kosten, kein Gold.
    .short = Goldgrube deckt { $cards } auf, gleiche Kosten, kein Gold
event-gold_mine-with-taken = Die Goldgrube von { $seat } deckt { $cards } auf: { $seat } nimmt { $taken_the }.
    .short = Goldgrube deckt { $cards } auf und nimmt { $taken }
event-goldsmith = Die Goldschmiede von { $seat } deckt { $building_a } auf: { $taken ->
        [0] schon gebaut, also abgelegt.
       *[other] noch nicht gebaut, also nimmt { $seat } die Karte.
    }
    .short = { $taken ->
                [0] Goldschmiede deckt { $building } auf: schon gebaut
               *[other] Goldschmiede deckt { $building } auf und nimmt die Karte
            }
event-game_over = { $reason ->
        [standstill] Das Spiel ist zu Ende: Es gibt keine Karten mehr, und niemand hat gebaut.
       *[other] Das Spiel ist zu Ende: Eine Stadt hat 12 Gebäude.
    }
    .chapter = { "" }
    .short = { $reason ->
                [standstill] Ende: keine Karten mehr, und niemand hat gebaut
               *[other] Ende: Eine Stadt hat 12 Gebäude
            }


## Remarks: what comes of what is picked

remark-library_goods = Alle { $count } Waren verbrauchen deine Bibliothek für diese Runde. Mit weniger kann sie noch deine andere Rolle verdoppeln.


## Refusals: only those that the host's catalogue does not have


## Steps

step-keep = Starthände
step-round_start = Beginn der Runde
step-role = Rollenwahl
step-library = Bibliothek
step-builder = Baumeister
step-producer = Aufseher
step-trader = Händler
step-councillor = Ratsherr
step-over = Spielende


## Hints

measure-points = { $amount } { $count ->
        [one] Punkt
       *[other] Punkte
    } { $more }
measure-buildings = { $amount } { $count ->
        [one] Gebäude
       *[other] Gebäude
    } { $more }
measure-goods = { $amount } { $count ->
        [one] Ware
       *[other] Waren
    } { $more }
measure-cards = { $amount } { $count ->
        [one] Karte
       *[other] Karten
    } { $more }

## Final score

line-buildings = Gebäude
line-chapel = Karten darunter
line-city_hall = Rathaus
line-guild_hall = Zunfthalle
line-triumphal_arch = Triumphbogen
line-residence = Residenz
line-cathedral = Kathedrale
line-palace = Palast
line-held = Karten und Waren

so-far = Punkte bisher. Verdeckte Karten der anderen unter Kapelle, Bank und Hafen zählen erst am Ende.

reason-twelve_buildings = Das Spiel endete, als eine Stadt 12 Gebäude erreichte.
reason-standstill = Das Spiel endete, weil es keine Karten mehr gab und niemand baute.


## Planning ahead: standing orders, and what may end a plan

order-take_role = { $value } wählen, wenn noch frei
    .why = Du wählst diese Rolle, sobald du am Zug bist und sie noch frei ist.
order-pay_least = Mit den entbehrlichsten Karten zahlen
    .why = Du zahlst mit den Karten, die du am wenigsten brauchst.
order-produce_most = So viele Waren wie möglich produzieren
    .why = Reicht es nicht für alle, wählst du die Gebäude mit den teuersten Waren.
order-sell_from = Alles verkaufen, was mindestens { $value } bringt
    .why = Du verkaufst die teuersten Waren zuerst, aber keine, die weniger bringt.
order-limit_least = Die entbehrlichsten Karten ablegen
    .why = Liegst du über dem Handkartenlimit, gehen die Karten, die du am wenigsten brauchst.
order-tuck_above = Kapelle: bei mehr als { $value ->
        [one] 1 Handkarte
       *[other] { $value } Handkarten
    } eine darunterlegen
    .why = Hast du mehr Karten, kommt die entbehrlichste unter deine Kapelle, sonst keine.
order-double = Auf Nachfrage Bibliothek nur für { $value } nutzen
    .why = Gilt nur, wo gefragt wird: Deine letzte Rolle oder alle erlaubten Waren nutzen sie ohne Frage.
surprise-round_began = eine neue Runde beginnt
surprise-role_taken = ein Spieler wählt eine Rolle
surprise-built = ein Spieler baut
surprise-tile_turned = neue Preise werden aufgedeckt


## Table options

table-deck = Karten
table-deck-base = Grundspiel
    .note = 110 Karten: 5 Arten von Produktionsgebäuden und 24 von Stadtgebäuden.
table-deck-plus = Grundspiel und 4 Gebäude mehr
    .note = Von jedem Produktionsgebäude eines mehr, außer von der Indigoküperei.
table-deck-new_buildings = Mit den neuen Gebäuden
    .note = Die Erweiterung: 33 Karten mehr, 10 neue Arten und die Kathedrale auf dem Tisch.
table-starting_hand = Starthand
table-starting_hand-on = 4 aus 5 bis 8 Karten
    .note = Die Plätze 1 bis 4 sehen sich 5, 6, 7 und 8 Karten an und behalten je 4.
table-starting_hand-off = Je 4 Karten
    .note = Jeder bekommt 4 Karten: schnell und einfach.
table-guard_room = Wachstube
table-guard_room-standing = Wirkt, solange sie steht
    .note = Neue Gebäude: Solange eine steht, gilt für alle ohne sie und ohne Turm Handkartenlimit 6.
table-guard_room-always = Immer Handkartenlimit 6
    .note = Neue Gebäude: Das Handkartenlimit ist von Anfang an 6, mit Wachstube 7, mit Turm 12.
table-stashes = Daruntergelegte Karten
table-stashes-hidden = Zahl verdeckt
    .note = Wie viele Karten unter Kapelle, Bank und Hafen liegen, sieht bis zum Ende nur ihr Besitzer.
table-stashes-open = Zahl offen
    .note = Alle sehen, wie viele Karten unter Kapelle, Bank und Hafen liegen, aber nicht welche.
table-library = Bibliothek zu zweit
table-library-once = Einmal je Runde
    .note = Der Gouverneur wählt zweimal je Runde, darf aber nur eine der Rollen verdoppeln.
table-library-each_time = Jedes Mal
    .note = Der Gouverneur wählt zweimal je Runde und darf beide Rollen verdoppeln.
table-tavern = Schenke
table-tavern-same_phase = Zählt sofort
    .note = Neue Gebäude: Eine neue Schenke wirkt schon nach ihrer eigenen Baumeister-Phase.
table-tavern-later = Zählt ab der nächsten Phase
    .note = Neue Gebäude: Eine neue Schenke wirkt nach ihrer eigenen Baumeister-Phase noch nicht.
table-builder = Baumeister
table-builder-in_turn = Reihum
    .note = Wie in der Anleitung: Du siehst, was vor dir gebaut wurde.
table-builder-at_once = Alle zugleich
    .note = Hausregel für weniger Wartezeit: Alle wählen geheim und bauen gemeinsam.


## Pictures and their alt texts: picture-* and alt-* (RENDER)

picture-legend-cost = Kosten in Karten
picture-legend-points = Punkte
picture-legend-number = Nummer zum Wählen
picture-over = Spielende
picture-round = Runde { $round }
picture-rounds = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
picture-limit = Handkartenlimit { $limit }
picture-limit-over = Rundenbeginn: nur { $limit } behalten
picture-deck = Stapel
picture-discard = Ablage
picture-prices = Preise
picture-in-hand = Deine Hand
picture-no-cards = keine Karten
picture-pass = passen
picture-new = neu
picture-owned = gebaut
picture-short = { $count } fehlen
picture-on-the-table = frei
picture-cathedral = Kathedrale frei
picture-plan = im Bau
picture-pays = zahlt
picture-goes = kommt weg
picture-tucked = darunter
picture-beside = freier Platz
picture-less-production = Produktion −1
picture-less-city = Stadt −1

# Worauf der Tisch wartet, hinter dem Namen.
picture-verb-keep = 4 Karten behalten
picture-verb-round_start = Hand prüfen
picture-verb-role = Rolle wählen
picture-verb-library = Bibliothek nutzen?
picture-verb-builder = bauen oder passen
picture-verb-producer = produzieren
picture-verb-trader = verkaufen
picture-verb-councillor = Karten behalten

# Was gefragt ist, in zwei bis vier Wörtern. $pick ist eine Zahl oder ein Bereich wie 0–2.
picture-ask-keep = { $pick } behalten
picture-ask-office = { $pick } tauschen
picture-ask-chapel = Karte in die Kapelle?
picture-ask-bank = { $pick } in die Bank
picture-ask-limit = { $pick } ablegen
picture-ask-role = Wähle eine Rolle
picture-ask-library = Bibliothek nutzen?
picture-ask-build = Bauen oder passen
picture-ask-cover = Wohin bauen?
picture-ask-goods = Waren einsetzen: { $pick }
picture-ask-pay = { $pick } { $most ->
        [1] Karte
       *[other] Karten
    } zahlen
picture-ask-produce = { $pick } produzieren
picture-ask-sell = { $pick } verkaufen
picture-ask-councillor = { $pick } behalten
picture-ask-archive = { $pick } ablegen

# Was eine Rolle für den bringt, der sie wählen kann, in zwei kurzen Zeilen.
picture-gist-builder =
    Alle bauen
    Du: { BOUNDS($less, $less_most) } weniger
picture-gist-producer =
    Alle: 1 Ware
    Du: { $allowed } Waren
picture-gist-trader =
    Alle: 1 Verkauf
    Du: { $allowed } Verkäufe
picture-gist-councillor =
    Alle: 1 aus 2
    Du: { $most } aus { $dealt }
picture-gist-prospector =
    Nur du:
    { BOUNDS($least, $most) } { $most ->
        [one] Karte
       *[other] Karten
    }

# Was die anderen haben oder durch eine Rolle bekommen, nach der Zahl für jeden.
picture-others-builder = { $count ->
        [one] Karte
       *[other] Karten
    }
picture-others-producer = { $count ->
        [one] Ware
       *[other] Waren
    }
picture-others-trader = { $count ->
        [one] Ware
       *[other] Waren
    }
picture-others-councillor = { $count ->
        [one] Karte
       *[other] Karten
    }
picture-others-prospector = mit Glück

# Was baubar ist, und was eine Rolle brächte, wenn das gerade nichts ist.
picture-can-build = { $count ->
        [1] 1 baubar: { SIGNED($gain) }
       *[other] 1 von { $count } bauen: bis { SIGNED($gain) }
    } { $gain ->
        [one] Punkt
       *[other] Punkte
    }
picture-nothing-builder = nichts zu bauen
picture-nothing-producer = kein Platz für Waren
picture-nothing-trader = nichts zu verkaufen
picture-nothing-councillor = keine Karten für dich
picture-nothing-prospector = keine Karten für dich

# What a Gold Mine turned up.
picture-gold = Gold!
picture-no-gold = kein Gold
picture-taken = behalten
picture-away = weg
picture-cost = Kosten { $cost }
picture-mine = Je Goldsucher: 4 verschiedene Kosten bringen die günstigste.
picture-alike = Kein Gold: mehrmals Kosten { $costs }
picture-takes = Gold! { $name } nimmt { $building }

alt-new = Neu: { $parts }.
alt-new-building = { $building } von { $name }
alt-new-hand = Hand von { $name }
alt-new-prices = Preise
alt-piles = Stapel { $deck }, Ablagestapel { $discard }.
# Eine Rolle der Runde: wer sie nahm, dann was alle bekamen.
alt-turn = { $first ->
        [0] {""}
       *[other] { $over ->
                [0] {"Diese Runde: "}
               *[other] {"Letzte Runde: "}
            }
    }{ $role } ({ $name }){ $count ->
        [0] {""}
       *[other] {": "}{ $shares }
    }.
alt-made = produziert { $goods }
alt-sold = verkauft { $goods }
alt-gained = +{ $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
alt-hand = { $title }, deine eigenen Karten.
alt-brings = { $role ->
        [role-builder] { $brought } baubar
        [role-producer] +{ $brought } { $most ->
                [one] Ware
               *[other] Waren
            }
       *[other] +{ $brought } { $most ->
                [one] Karte
               *[other] Karten
            }
    }
alt-leaves = danach { $cards } auf der Hand
alt-next-price = nächster Händler: { $price }
alt-tucked = Unter der Kapelle: { $count }.
alt-hand-after = Hand danach: { $cards }.
alt-fresh = Neu: { $cards }.
alt-known = Allen bekannt: { $cards }.
alt-reveal = { $title }, aufgedeckte Karten.
alt-final = { $title }, Endwertung nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
alt-free-roles = Freie Rollen: { $roles }.
alt-taken-roles = Vergeben: { $roles }.
alt-taken = { $role } an { $name }
alt-prices = Preise: { $prices }.
alt-tiles = Handelshaus-Kärtchen bisher, { $count } von 5: { $tiles }.
alt-tile-now = { $tile } (jetzt)
alt-governor = Gouverneur
alt-computer = Computer
alt-loaded = { $building } mit Ware
alt-spent = { $building } (benutzt)
alt-seen-cards = allen bekannt: { $cards }
alt-town = { $name }{ $signs }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }, { $count } Gebäude{ $tucked ->
        [0] {""}
       *[other] {", "}{ $tucked } darunter
    }{ $listed ->
        [0] {""}
       *[other] {": "}{ $buildings }
    }.
alt-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } auf der Hand, Handkartenlimit { $limit }: { $cards }.
alt-card = { $count ->
        [one] { $building } ({ $cost })
       *[other] { $count } × { $building } ({ $cost })
    }
