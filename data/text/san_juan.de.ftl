# San Juan auf Deutsch. Dieselben Nachrichten in derselben Reihenfolge wie in san_juan.en.ftl; was
# ihre Formen bedeuten, steht dort. .the und .a sind Akkusative: "baut die Bibliothek".

title = San Juan
    .subtitle = Baue die schönste Stadt Puerto Ricos, 2. Auflage
    .duration = etwa 60 Minuten Spielzeit
    .weight = leicht zu lernen

how = San Juan: So geht’s
    .goal = Du baust eine Stadt in der Kolonie Puerto Rico. Jedes Gebäude bringt Punkte, und wer die meisten hat, gewinnt.
    .turn = Wer am Zug ist, nimmt eine von fünf Rollen: bauen, Waren herstellen, Waren verkaufen, Karten ziehen oder allein eine Karte ziehen. Dann tun alle, was die Rolle sagt, und wer sie genommen hat, bekommt einen Vorteil.
    .card = Dunkles Quadrat: die Kosten, zu zahlen mit anderen Karten aus deiner Hand. Stern: die Punkte; mit Plus das, was ein Gebäude deiner Stadt jetzt brächte. Goldene Scheibe: nur die Nummer zum Auswählen.
    .pays = Karten sind dein Geld. Produktionsgebäude liefern Waren, und die verkaufst du für Karten. Stadtgebäude nützen dir für den Rest des Spiels; die mit Kosten 6 bringen am Ende Punkte.
    .end = Hat nach einem Baumeister jemand 12 Gebäude, endet das Spiel, und die Punkte werden gezählt.
    .time = Etwa 60 Minuten Spielzeit, hier über Tage verteilt: Du wirst gerufen, wenn du am Zug bist.

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
    .effect = Alle dürfen bauen; du zahlst 1 Karte weniger
    .gist =
        Alle bauen
        Du: 1 weniger
    .privilege = zahlt 1 Karte weniger
    .help =
        Reihum dürfen alle ein Gebäude aus der Hand bauen; wer die Rolle gewählt hat, beginnt. Bezahlt wird mit Handkarten, die verdeckt abgelegt werden. Mit dem Gebäude selbst kannst du nie bezahlen.
        Privileg: Wer die Rolle gewählt hat, zahlt 1 Karte weniger, mit Bibliothek 2 weniger. Ein Nachlass, der nicht gebraucht wird, verfällt.
        Am Tisch kann vereinbart werden, dass alle zugleich bauen, eine eigene Regel von uns: Alle wählen verdeckt; erst wenn alle gewählt haben, wird reihum gebaut. Mit Karten, die dabei gezogen werden, kann in dieser Phase niemand bezahlen.
        Ein Gebäude wirkt erst nach der Phase, in der es gebaut wurde. Mit den neuen Gebäuden darf statt einer Karte die Kathedrale vom Tisch gebaut werden.
        Beispiel: Du wählst den Baumeister und besitzt einen Steinbruch. Eine Präfektur (4) kostet dich 4 − 1 − 1 = 2 Karten.
role-producer = Aufseher
    .the = den Aufseher
    .short =
        Auf-
        seher
    .effect = Alle produzieren eine Ware, du 1 mehr
    .gist =
        Alle: 1 Ware
        Du: 2 Waren
    .privilege = produziert 1 Ware mehr
    .help =
        Alle dürfen 1 Ware auf eines ihrer leeren Produktionsgebäude legen. Eine Ware ist eine Karte vom Stapel, die niemand ansieht. Auf einem Gebäude liegt nie mehr als eine.
        Privileg: Wer die Rolle gewählt hat, produziert 1 Ware mehr, mit Bibliothek 2 mehr.
        Beispiel: Du wählst den Aufseher und hast drei leere Gebäude. Du belegst zwei davon, mit Aquädukt alle drei.
role-trader = Händler
    .the = den Händler
    .short = Händler
    .effect = Alle dürfen eine Ware verkaufen, du 1 mehr
    .gist =
        Alle: 1 Verkauf
        Du: 2 Verkäufe
    .privilege = verkauft 1 Ware mehr
    .help =
        Zuerst wird die nächste Preistafel aufgedeckt. Dann dürfen alle 1 Ware verkaufen und ziehen so viele Karten, wie die Tafel dafür zeigt.
        Privileg: Wer die Rolle gewählt hat, verkauft 1 Ware mehr, mit Bibliothek 2 mehr. Niemand muss verkaufen; verkauft gar niemand, bringt jede Hütte eine Karte.
        Beispiel: Die Tafel zahlt 1 für Zucker und 2 für Kaffee. Du hast den Händler gewählt und verkaufst beides: 3 Karten.
role-councillor = Ratsherr
    .the = den Ratsherrn
    .short =
        Rats-
        herr
    .effect = Alle ziehen 2 und behalten 1; du ziehst 5
    .gist =
        Alle: 1 aus 2
        Du: 1 aus 5
    .privilege = zieht 5 Karten statt 2
    .help =
        Alle ziehen 2 Karten, behalten 1 und legen die andere verdeckt ab.
        Privileg: Wer die Rolle gewählt hat, zieht 5 Karten, mit Bibliothek 8, und behält davon 1.
        Mit der Präfektur behältst du 2; mit dem Archiv darfst du statt gezogener auch alte Handkarten ablegen. Alle ziehen zugleich; niemand wird vorher gefragt. Vor dem Ziehen bekommt jedes leere Zollamt eine Ware.
        Beispiel: Du wählst den Ratsherrn und besitzt eine Präfektur: Du siehst dir 5 Karten an und behältst 2.
role-prospector = Goldsucher
    .the = den Goldsucher
    .short =
        Gold-
        sucher
    .effect = Du ziehst 1 Karte, die anderen nichts
    .gist =
        Nur du:
        1 Karte
    .privilege = zieht 1 Karte
    .help =
        Für die anderen gibt es nichts zu tun.
        Privileg: Wer die Rolle gewählt hat, zieht 1 Karte, mit Bibliothek 2.
        Danach versuchen alle mit Goldgrube oder Goldschmiede ihr Glück, egal, wer die Rolle gewählt hat.
        Beispiel: Du wählst den Goldsucher und besitzt Bibliothek und Goldgrube: 2 Karten, dann ein Versuch mit der Grube.


## Terms

term-round = Runde und Rollen
    .effect = Jeder wählt eine Rolle, alle führen sie aus
    .help =
        Eine Runde beginnt beim Gouverneur. Reihum nimmt jeder eine noch freie der fünf Rollen, und alle führen sie aus. Wer sie gewählt hat, beginnt und hat als Einziger das Privileg der Rolle.
        Haben alle gewählt, kommen die Rollen zurück, und der Nächste wird Gouverneur.
        Zu zweit wählt der Gouverneur als Erster und als Dritter, der andere als Zweiter.
        Beispiel: Zu dritt ist Ada Gouverneurin. Ada nimmt den Baumeister, Ben den Händler, Cleo den Goldsucher. Danach ist Ben Gouverneur.
term-governor = Gouverneur
    .effect = Wählt zuerst; wandert jede Runde weiter
    .help =
        Der Gouverneur wählt die erste Rolle der Runde. Nach der Runde geht das Amt im Uhrzeigersinn weiter.
        Beispiel: Wer zu viert in Runde 1 Gouverneur ist, ist es in Runde 5 wieder.
term-starting_hand = Starthand
    .effect = 4 Karten, ausgewählt aus 5 bis 8
    .help =
        Alle beginnen mit einer Indigoküperei auf dem Tisch und 4 Handkarten.
        Wenn am Tisch nichts anderes vereinbart ist, sehen sich die Spieler in der Reihenfolge ihrer Plätze 5, 6, 7 oder 8 Karten an und behalten 4; wer später dran ist, hat also mehr Auswahl. Alle wählen zugleich.
        Beispiel: Auf dem dritten Platz siehst du dir 7 Karten an, behältst 4 und legst 3 verdeckt ab.
term-round_start = Beginn einer Runde
    .effect = Amtsstube, Kapelle und Bank, dann das Handlimit
    .help =
        Bevor die erste Rolle gewählt wird, prüfen alle ihre Hand:
        1. Wer eine Amtsstube besitzt, darf eine oder zwei Handkarten tauschen.
        2. Wer eine Kapelle besitzt, darf eine Handkarte darunterlegen, wer eine Bank besitzt, einmal im Spiel beliebig viele.
        3. Wer zu viele Karten hat, legt den Überschuss ab.
        Alle Betroffenen entscheiden zugleich, erst über den Tausch, dann über das Übrige. Antworten bleiben verdeckt, bis die letzte da ist; ausgeführt werden sie im Uhrzeigersinn ab dem Gouverneur.
        Beispiel: Bei einem Handlimit von 7 hast du 9 Karten, eine Amtsstube und eine Kapelle. Du tauschst 2 und legst 1 unter die Kapelle; 8 bleiben, und 1 muss weg.
term-hand_limit = Handlimit
    .effect = 7 Karten zu Beginn der Runde, mit Turm 12
    .help =
        Zu Beginn einer Runde darf niemand mehr als 7 Karten haben, mit Turm 12. Du suchst aus, welche du ablegst. Während der Runde darf die Hand größer sein.
        Mit den neuen Gebäuden: Solange irgendwo eine Wachstube steht, dürfen alle, die weder Wachstube noch Turm besitzen, nur 6 Karten haben; am Tisch kann vereinbart werden, dass das immer gilt.
        Beispiel: Du beendest die Runde mit 9 Karten, und dein Handlimit ist 7: Du legst 2 ab.
term-building = Bauen
    .effect = Mit Handkarten zahlen; wirkt nach der Phase
    .help =
        Ein Gebäude kostet so viele Handkarten, wie seine Zahl angibt. Von jedem Produktionsgebäude darfst du beliebig viele besitzen, von jedem Stadtgebäude nur eines. Mit weiteren Karten davon kannst du noch bezahlen.
        Ein neues Gebäude wirkt erst nach der Baumeister-Phase, in der es gebaut wurde. Niemand muss es nutzen.
        Steht fest, dass das Spiel mit dieser Phase endet, zählt nur noch, wie viele Karten du hast: Du wirst nicht gefragt, mit welchen du zahlst.
        Beispiel: Du baust eine Schmiede. In dieser Phase spart sie noch nichts; ab dem nächsten Baumeister kosten dich Produktionsgebäude 1 weniger.
term-goods = Waren
    .effect = Eine verdeckte Karte auf einem Produktionsgebäude
    .help =
        Eine Ware ist eine Karte vom Stapel, die verdeckt auf einem Produktionsgebäude liegt. Niemand sieht sie an. Was sie ist, bestimmt das Gebäude: Indigo, Zucker, Tabak, Kaffee oder Silber.
        Der Aufseher bringt Waren, der Händler verkauft sie. Wird ein Gebäude überbaut, ist seine Ware verloren. Von den Stadtgebäuden lagert nur das Zollamt eine Ware.
        Beispiel: Mit zwei Indigoküpereien und einer Zuckermühle kannst du drei Waren haben.
term-trading_house = Handelshaus
    .effect = Fünf Preistafeln, immer in derselben Reihenfolge
    .help =
        Fünf Tafeln zeigen, was die fünf Waren wert sind. Sie werden einmal gemischt. Jeder Händler deckt die nächste auf, nach der fünften kommen sie in derselben Reihenfolge wieder.
        Indigo bringt immer 1, Zucker 1 oder 2, Tabak 1 oder 2, Kaffee 2 oder 3, Silber 2 oder 3.
        Beispiel: Nach fünf Händlern kennst du alle Tafeln und weißt, welche als Nächste kommt.
term-chapel_cards = Verwahrte Karten
    .effect = Je 1 Punkt, egal, was darauf steht
    .help =
        Eine Karte unter einer Kapelle, mit den neuen Gebäuden auch unter Bank oder Hafen, zählt am Ende 1 Punkt, egal, was darauf steht. Sie bleibt dort, auch wenn das Gebäude überbaut wird. Die Karten unter Kapelle und Bank kennt nur ihr Besitzer, die unter dem Hafen niemand. Bei Gleichstand zählen sie nicht.
        Wie viele es sind, sehen die anderen nur, wenn es am Tisch so vereinbart ist. Ein Gebäude, das mit Kapelle, Bank oder Hafen überbaut wurde, ist keine verwahrte Karte und bringt nichts.
        Beispiel: 5 Karten unter der Kapelle und 4 unter der Bank sind am Ende 9 Punkte, und auch der Palast zählt sie mit.
term-known_cards = Karten, die alle kennen
    .effect = Markiert, bis eine Karte verdeckt die Hand verlässt
    .help =
        Eine Karte aus Goldgrube oder Goldschmiede haben alle gesehen, deshalb ist sie neben der Hand ihres Besitzers markiert. Die Markierung verschwindet, wenn er sie baut oder irgendeine Handkarte verdeckt ablegt, denn dann weiß es niemand mehr sicher.
        Beispiel: Alle sahen, dass Ben einen Brunnen nahm. Ben zahlt 3 Karten für einen Turm; die Markierung ist weg, ob der Brunnen dabei war oder nicht.
term-library_two = Bibliothek zu zweit
    .effect = Je Runde verdoppelt sie eine Rolle, wenn vereinbart beide
    .help =
        Zu zweit wählt der Gouverneur zweimal in der Runde, die Bibliothek verdoppelt aber nur eines der beiden Privilegien. Ist die erste Rolle Baumeister, Ratsherr oder Goldsucher, wirst du gefragt, ob du sie jetzt nutzt; bei Aufseher und Händler entscheidet es die Zahl der Waren.
        Genutzt ist sie erst, wenn sie etwas gebracht hat: einen kleineren Preis, die letzte Ware, die sie erlaubt, oder eine weitere Karte. Vor dem Spiel kann vereinbart werden, dass sie beide Rollen verdoppelt.
        Beispiel: Beim Händler, deiner ersten Rolle, verkaufst du 2 statt 3 Waren; so kannst du mit der dritten Wahl den Ratsherrn verdoppeln: 8 Karten statt 5.
term-deck = Stapel aufgebraucht
    .effect = Die Ablage wird zum neuen Stapel
    .help =
        Wird eine Karte gebraucht und ist der Stapel leer, wird die Ablage gemischt und zum neuen Stapel. Handkarten, Waren, überbaute Gebäude und verwahrte Karten bleiben, wo sie sind.
        Gibt es nichts zu mischen, werden weniger Karten gezogen. Reichen die Karten beim Ratsherrn nicht für alle, bekommt jeder seine erst, wenn die vor ihm abgelegt haben. Sind Stapel und Ablage zu Beginn zweier Runden nacheinander leer und wurde dazwischen nichts gebaut, endet das Spiel.
        Beispiel: Dir stehen 3 Karten zu, 1 ist noch da: Du nimmst sie, die Ablage wird gemischt, und du ziehst die anderen 2.
term-end = Ende des Spiels
    .effect = Nach einer Baumeister-Phase mit 12 Gebäuden
    .help =
        Das Spiel endet sofort nach einer Baumeister-Phase, in der jemand 12 oder mehr Gebäude besitzt. In dieser Phase dürfen noch alle bauen, der Rest der Runde entfällt. Überbaute Gebäude zählen nicht.
        Beispiel: Ada baut zuerst ihr zwölftes Gebäude. Ben und Cleo dürfen noch bauen, dann wird gewertet.
term-scoring = Wertung
    .effect = Gebäude, verwahrte Karten, dann die Gebäude zu 6
    .help =
        Gewertet wird in dieser Reihenfolge: Gebäude, verwahrte Karten, Rathaus, Zunfthalle, Triumphbogen, mit den neuen Gebäuden Residenz und Kathedrale, und zuletzt der Palast, der ein Viertel von allem davor hinzufügt, abgerundet. Wer die meisten Punkte hat, gewinnt.
        Beispiel: Zu 34 Punkten ohne Palast bringt er 8 dazu: 42.
term-tie_break = Gleichstand
    .effect = Wer mehr Handkarten und Waren hat, gewinnt
    .help =
        Bei gleich vielen Punkten liegt vorn, wer mehr Handkarten und Waren zusammen hat. Verwahrte Karten zählen dabei nicht. Ist auch das gleich, wird der Rang geteilt.
        Beispiel: Ada und Ben haben 31 Punkte. Ada hat 2 Karten und 1 Ware, Ben 2 Karten: Ada gewinnt.
term-together = Zugleich entscheiden
    .effect = Mehrere entscheiden zugleich, die Reihenfolge ist egal
    .help =
        Zu Beginn einer Runde und bei Aufseher, Händler und Ratsherr entscheiden alle Betroffenen zugleich. Eine Antwort bleibt verdeckt, bis die letzte da ist; dann werden alle in der Spielreihenfolge ausgeführt, sodass Warten nichts nützt. Was nur hilft, etwa die Karte des Brunnens, kommt von selbst.
        Beim Baumeister entscheidet einer nach dem anderen, oder alle zusammen, wenn am Tisch vereinbart ist, dass alle zugleich bauen. Du wirst auch gefragt, wenn du nicht bauen kannst, denn sonst wüssten die anderen davon; nur wenn es alle sehen können, etwa bei nur einer Handkarte und ohne Nachlass, wirst du übergangen.
        Beispiel: Cleo antwortet beim Händler zuerst. Niemand sieht, was verkauft wird, bis auch Ada und Ben geantwortet haben.
term-edition = Auflage und Quellen
    .effect = Die 2. Auflage und woher ihre Zahlen stammen
    .help =
        Plaza spielt die 2. Auflage (2014), Grundspiel und Erweiterung, in eigenen Worten. Gegenüber der 1. Auflage kostet die Präfektur 4 statt 3, die Bank 3 statt 4, die Zunfthalle zählt Gebäude und Sorten, und die Goldgrube nimmt immer die billigste Karte.
        Kosten und Punkte, die im Heft nicht stehen, und die Preistafeln stammen aus unabhängigen Listen, die übereinstimmen, bei den neuen Gebäuden aus der Erweiterung der 1. Auflage. Wo das Heft schweigt, entscheidet Plaza so, wie es in diesen Einträgen steht. Was nicht sicher ist, hat einen eigenen Eintrag.
        Beispiel: Die Kosten der Präfektur stehen im Heft, die des Turms stammen aus solchen Listen.
term-expansion = Die neuen Gebäude
    .effect = Die Erweiterung: 10 neue Arten und die Kathedrale
    .help =
        Vor dem Spiel kann die Erweiterung dazugenommen werden. Sie bringt 33 Karten: 4 weitere Produktionsgebäude, 2 Residenzen und je 3 von Amtsstube, Wachstube, Hütte, Schenke, Park, Zollamt, Bank, Hafen und Goldschmiede. Die Kathedrale, ein einzelnes Plättchen, liegt auf dem Tisch, bis jemand sie baut.
        Eine Runde beginnt dann mit Amtsstube, mit Kapelle und Bank und mit dem Handlimit; eine Baumeister-Phase endet mit den Schenken; am Ende werden Residenz und Kathedrale vor dem Palast gewertet.
        Beispiel: Zu dritt werden 143 − 3 = 140 Karten gemischt statt 110 − 3 = 107.
term-table_options = Optionen des Tisches
    .effect = Was vor dem Spiel vereinbart wird
    .help =
        Wer einen Tisch eröffnet, wählt die Optionen bei `/spielen`; was gilt, steht im Beitrag des Tisches.
        Karten: das Grundspiel, oder mit 4 weiteren Produktionsgebäuden, oder mit den neuen Gebäuden.
        Starthand: 4 Karten, ausgewählt aus 5 bis 8, oder einfach 4.
        Wachstube: Das Handlimit 6 gilt, solange eine steht, oder immer (nur mit den neuen Gebäuden).
        Verwahrte Karten: Ihre Zahl ist verdeckt oder für alle offen.
        Bibliothek zu zweit: Sie verdoppelt eine Rolle je Runde oder beide.
        Schenke: Eine neue zählt sofort oder ab der nächsten Baumeister-Phase (nur mit den neuen Gebäuden).
        Baumeister: Alle bauen nacheinander, wie in der Anleitung; oder alle wählen verdeckt und bauen zugleich, eine eigene Regel von uns, die Wartezeit spart.
        Beispiel: Mit `deck=new_buildings, stashes=open` spielt ihr mit den neuen Gebäuden, und alle sehen, wie viele Karten verwahrt sind.
term-unconfirmed = Was nicht sicher ist
    .effect = Zwei Werte und zwei Lesarten, die falsch sein könnten
    .help =
        Diese Werte stehen in keiner Quelle, die sich einsehen ließ; Plaza nimmt die wahrscheinlichsten:
        1. Die Hütte kostet 2. Nach ihrem Platz im Heft könnte es auch 1 sein.
        2. Die vier Produktionsgebäude der Erweiterung sind je eines von Zuckermühle, Tabakspeicher, Kaffeerösterei und Silberschmelze.
        Und zwei Sätze der Regeln lassen sich verschieden lesen:
        3. Das Handlimit 6 gilt nur, solange eine Wachstube steht; am Tisch kann vereinbart werden, dass es immer gilt.
        4. Eine Schenke zählt schon nach der Baumeister-Phase, in der sie gebaut wurde; am Tisch kann vereinbart werden, dass sie erst ab der nächsten zählt.
        Beispiel: Cleo baut als viertes Gebäude eine Schenke, die anderen haben 5 und 6: Sie zieht am Ende dieser Phase 1 Karte.


## Production buildings

building-indigo_plant = Indigoküperei
    .the = die Indigoküperei
    .a = eine Indigoküperei
    .short = Indigo
    .good = Indigo
    .effect = Lagert Indigo, das 1 Karte bringt
    .gist = Bringt 1
    .help =
        { -production(cost: 1, points: 1, copies: 10) }
        Lagert eine Ware Indigo. Das Handelshaus zahlt dafür immer 1 Karte. Alle beginnen mit einer Indigoküperei auf dem Tisch; weitere dürfen gebaut werden.
        Beispiel: Mit zwei Indigoküpereien und dem Privileg des Händlers verkaufst du zweimal Indigo: 2 Karten.
building-sugar_mill = Zuckermühle
    .the = die Zuckermühle
    .a = eine Zuckermühle
    .short = Zucker
    .good = Zucker
    .effect = Lagert Zucker, der 1 oder 2 Karten bringt
    .gist = Bringt 1–2
    .help =
        { -production(cost: 2, points: 1, copies: 8, extra: 1) }
        Lagert eine Ware Zucker, die auf drei der fünf Preistafeln 1 Karte wert ist und auf den beiden anderen 2.
        Beispiel: Mit einer Schmiede kostet dich die Zuckermühle 1 Karte; wählst du selbst den Baumeister, ist sie umsonst.
building-tobacco_storage = Tabakspeicher
    .the = den Tabakspeicher
    .a = einen Tabakspeicher
    .short = Tabak
    .good = Tabak
    .effect = Lagert Tabak, der 1 oder 2 Karten bringt
    .gist = Bringt 1–2
    .help =
        { -production(cost: 3, points: 2, copies: 8, extra: 1) }
        Lagert eine Ware Tabak, die auf vier der fünf Preistafeln 2 Karten wert ist und auf einer 1.
        Beispiel: Der Aufseher füllt ihn, der Händler verkauft die Ware, meist für 2 Karten.
building-coffee_roaster = Kaffeerösterei
    .the = die Kaffeerösterei
    .a = eine Kaffeerösterei
    .short = Kaffee
    .good = Kaffee
    .effect = Lagert Kaffee, der 2 oder 3 Karten bringt
    .gist = Bringt 2–3
    .help =
        { -production(cost: 4, points: 2, copies: 8, extra: 1) }
        Lagert eine Ware Kaffee, die auf vier der fünf Preistafeln 2 Karten wert ist und auf einer 3.
        Beispiel: Du besitzt eine Markthalle und verkaufst Kaffee für 2: Du ziehst 3 Karten.
building-silver_smelter = Silberschmelze
    .the = die Silberschmelze
    .a = eine Silberschmelze
    .short = Silber
    .good = Silber
    .effect = Lagert Silber, das 2 oder 3 Karten bringt
    .gist = Bringt 2–3
    .help =
        { -production(cost: 5, points: 3, copies: 8, extra: 1) }
        Lagert eine Ware Silber, die auf drei der fünf Preistafeln 3 Karten wert ist und auf den beiden anderen 2.
        Beispiel: Zahlt die Tafel 3 für Silber, bringen zwei Silberschmelzen mit dem Privileg des Händlers 6 Karten.


## City buildings

building-smithy = Schmiede
    .the = die Schmiede
    .a = eine Schmiede
    .short =
        Schmie-
        de
    .effect = Produktionsgebäude kosten 1 weniger
    .gist = Produktion −1 Karte
    .help =
        { -city(cost: 1, points: 1, copies: 3) }
        Wirkt beim Baumeister: Jedes Produktionsgebäude kostet dich 1 Karte weniger. Bei Stadtgebäuden hilft sie nicht.
        Beispiel: Du besitzt die Schmiede und wählst den Baumeister; eine Kaffeerösterei (4) kostet dich 2 Karten.
building-gold_mine = Goldgrube
    .the = die Goldgrube
    .a = eine Goldgrube
    .short =
        Gold-
        grube
    .effect = Goldsucher: 4 aufdecken; alle Kosten verschieden: billigste
    .gist = 4 verschiedene Kosten: nimm 1
    .help =
        { -city(cost: 1, points: 1, copies: 3) }
        Wirkt in jeder Goldsucher-Phase, nach der Karte des Privilegs, egal, wer die Rolle gewählt hat: Die obersten 4 Karten werden aufgedeckt. Sind alle vier Kosten verschieden, nimmst du die billigste, sonst werden alle abgelegt.
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
    .gist = 0–1 Karten übrig: zieh 1
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Wirkt beim Baumeister: Hast du gebaut und danach höchstens 1 Karte auf der Hand, ziehst du 1. Eine Karte der Schreinerei kommt vorher und zählt mit. Wer nicht baut, bekommt nichts.
        Beispiel: Du hast 4 Karten und baust einen Turm (3): Die Hand ist leer, du ziehst 1.
building-black_market = Schwarzmarkt
    .the = den Schwarzmarkt
    .a = einen Schwarzmarkt
    .short =
        Schw.-
        markt
    .effect = Baumeister: bis zu 2 Waren ersetzen je 1 Karte
    .gist = 2 Waren zahlen je 1
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Wirkt beim Baumeister: Du darfst bis zu zwei deiner Waren statt je einer Handkarte ablegen, aber nicht mehr, als der Preis verlangt.
        Beispiel: Du bezahlst eine Bibliothek (5) mit den Waren von Indigoküperei und Tabakspeicher und mit 3 Handkarten.
building-trading_post = Handelsstation
    .the = die Handelsstation
    .a = eine Handelsstation
    .short = Station
    .effect = Händler: 1 Ware mehr verkaufen
    .gist = 1 Ware mehr verkaufen
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Wirkt beim Händler: Du darfst 1 Ware mehr verkaufen, also 2, mit Privileg 3, mit Privileg und Bibliothek 4.
        Beispiel: Ben hat den Händler gewählt. Mit der Handelsstation verkaufst du Indigo für 1 und Silber für 3: 4 Karten.
building-well = Brunnen
    .the = den Brunnen
    .a = einen Brunnen
    .short =
        Brun-
        nen
    .effect = Aufseher: ab 2 produzierten Waren 1 Karte ziehen
    .gist = Ab 2 Waren: zieh 1
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Wirkt beim Aufseher: Hast du mindestens 2 Waren produziert, ziehst du 1 Karte, egal, wer die Rolle gewählt hat.
        Beispiel: Cleo hat den Aufseher gewählt. Mit Aquädukt produzierst du 2 Waren und ziehst 1 Karte; ohne Aquädukt ist es 1 Ware und keine Karte.
building-market_stand = Marktstand
    .the = den Marktstand
    .a = einen Marktstand
    .short =
        Markt-
        stand
    .effect = Händler: ab 2 Waren 1 Karte mehr
    .gist = Ab 2 Waren: zieh 1
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Wirkt beim Händler: Hast du mindestens 2 Waren verkauft, ziehst du 1 Karte mehr. Es bleibt bei 1 Karte, egal, wie viele Waren du verkaufst.
        Beispiel: Du hast den Händler gewählt und verkaufst Indigo für 1 und Zucker für 1: 3 Karten.
building-crane = Kran
    .the = den Kran
    .a = einen Kran
    .short = Kran
    .effect = Gebäude überbauen und die Differenz zahlen
    .gist = Überbauen: zahl weniger
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Wirkt beim Baumeister: Du darfst das neue Gebäude über ein eigenes bauen und zahlst nur die Differenz der Kosten. Alle anderen Nachlässe gelten auch, aber Karten zurück bekommst du nie. Ein Park zählt dabei 6.
        Das überbaute Gebäude ist aus dem Spiel: Es bringt keine Punkte, hilft nicht mehr und verliert seine Ware. Der Kran selbst wird nie überbaut, und ein Gebäude nie mit einem gleichen. Die Zahl deiner Gebäude wächst nicht.
        Beispiel: Ein Palast (6) über einer Kapelle (3) kostet 3 Karten. Die Karten unter der Kapelle zählen weiter.
building-chapel = Kapelle
    .the = die Kapelle
    .a = eine Kapelle
    .short = Kapelle
    .effect = Rundenbeginn: 1 Karte darunterlegen, 1 Punkt am Ende
    .gist = Karte darunter: je 1 Punkt
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Wirkt zu Beginn der Runde, vor dem Handlimit: Du darfst eine Handkarte verdeckt unter die Kapelle legen. Jede zählt am Ende 1 Punkt, egal, was darauf steht, auch wenn die Kapelle später überbaut wird.
        Beispiel: Du legst in 6 Runden je eine Karte darunter: Das sind 6 Punkte, dazu 2 für die Kapelle selbst.
building-tower = Turm
    .the = den Turm
    .a = einen Turm
    .short = Turm
    .effect = Handlimit 12
    .gist = Handlimit 12
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Wirkt zu Beginn der Runde: Du darfst 12 Karten behalten, egal, ob eine Wachstube steht.
        Beispiel: Du hast 13 Karten, wenn die Runde beginnt: Du legst 1 ab; bei einem Handlimit von 7 wären es 6.
building-aqueduct = Aquädukt
    .the = das Aquädukt
    .a = ein Aquädukt
    .short =
        Aquä-
        dukt
    .effect = Aufseher: 1 Ware mehr produzieren
    .gist = 1 Ware mehr machen
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Wirkt beim Aufseher: Du darfst 1 Ware mehr produzieren, also 2, mit Privileg 3, mit Privileg und Bibliothek 4.
        Beispiel: Ben hat den Aufseher gewählt; du belegst zwei deiner leeren Gebäude.
building-carpenter = Schreinerei
    .the = die Schreinerei
    .a = eine Schreinerei
    .short =
        Schrei-
        nerei
    .effect = Nach dem Bau eines Stadtgebäudes: 1 ziehen
    .gist = Stadtgebäude: zieh 1
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
        Beispiel: Cleo hat den Ratsherrn gewählt; du ziehst 2 Karten und behältst beide.
building-market_hall = Markthalle
    .the = die Markthalle
    .a = eine Markthalle
    .short =
        Markt-
        halle
    .effect = Händler: nach einem Verkauf 1 Karte mehr
    .gist = Ab 1 Ware: zieh 1
    .help =
        { -city(cost: 4, points: 2, copies: 3) }
        Wirkt beim Händler: Hast du mindestens 1 Ware verkauft, ziehst du 1 Karte mehr; einmal, nicht je Ware.
        Beispiel: Du verkaufst Zucker für 1 und Kaffee für 2: Du ziehst 4 Karten.
building-quarry = Steinbruch
    .the = den Steinbruch
    .a = einen Steinbruch
    .short =
        Stein-
        bruch
    .effect = Stadtgebäude kosten 1 weniger
    .gist = Stadtgebäude −1 Karte
    .help =
        { -city(cost: 4, points: 2, copies: 3) }
        Wirkt beim Baumeister: Jedes Stadtgebäude kostet dich 1 Karte weniger, auch Denkmäler und die Gebäude zu 6.
        Beispiel: Du besitzt den Steinbruch und wählst den Baumeister; ein Kran (2) ist umsonst.
building-library = Bibliothek
    .the = die Bibliothek
    .a = eine Bibliothek
    .short =
        Biblio-
        thek
    .effect = Dein Privileg gilt doppelt
    .gist = Dein Privileg ×2
    .help =
        { -city(cost: 5, points: 3, copies: 3) }
        Verdoppelt das Privileg der Rolle, die du selbst wählst. Baumeister: 2 weniger. Aufseher und Händler: 2 Waren mehr. Ratsherr: 8 Karten. Goldsucher: 2 Karten. Was andere Gebäude bringen, verdoppelt sie nicht.
        Zu zweit darf der Gouverneur nur eine der beiden Rollen einer Runde verdoppeln, wenn am Tisch nichts anderes vereinbart ist.
        Beispiel: Du wählst mit Bibliothek den Baumeister; ein Palast (6) kostet dich 4 Karten.
building-statue = Statue
    .the = die Statue
    .a = eine Statue
    .short = Statue
    .effect = Denkmal, zählt beim Triumphbogen
    .gist = Denkmal
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
    .effect = Denkmal, zählt beim Triumphbogen
    .gist = Denkmal
    .help =
        { -monument(cost: 4, points: 4, copies: 3) }
        Sie bringt nichts als Punkte und zählt für Triumphbogen und Rathaus.
        Beispiel: Siegessäule und Statue mit Triumphbogen: 4 + 3 + 6 = 13 Punkte.
building-hero = Reiter
    .the = den Reiter
    .a = einen Reiter
    .short = Reiter
    .effect = Denkmal, zählt beim Triumphbogen
    .gist = Denkmal
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
    .effect = Ende: 1 je Produktionsgebäude, 1 je Sorte davon
    .gist = 1 je Produktion und Sorte
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
    .gist = 1 je Stadtgebäude
    .help =
        { -end(cost: 6, copies: 2) }
        Am Ende: 1 Punkt für jedes deiner Stadtgebäude, auch für das Rathaus selbst, Denkmäler und die anderen Gebäude zu 6.
        Beispiel: 9 Stadtgebäude, das Rathaus dabei: 9 Punkte.
building-triumphal_arch = Triumphbogen
    .the = den Triumphbogen
    .a = einen Triumphbogen
    .short = Bogen
    .effect = Ende: 4, 6 oder 8 Punkte für 1, 2 oder 3 Denkmäler
    .gist = Denkmäler: 4, 6, 8
    .help =
        { -end(cost: 6, copies: 2) }
        Am Ende: 4 Punkte mit einem Denkmal (Statue, Siegessäule, Reiter), 6 mit zweien, 8 mit allen dreien.
        Beispiel: Mit Statue und Reiter bringt der Bogen 6 Punkte, ohne Denkmal 0.
building-palace = Palast
    .the = den Palast
    .a = einen Palast
    .short = Palast
    .effect = Ende: 1 Punkt je 4 andere Punkte
    .gist = 1 je 4 Punkte
    .help =
        { -end(cost: 6, copies: 2) }
        Wird zuletzt gezählt: 1 Punkt für je 4 Punkte, die du ohne ihn hast, abgerundet.
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
        Wirkt zu Beginn der Runde, vor Kapelle, Bank und Handlimit: Du darfst 1 oder 2 Handkarten ablegen und ebenso viele ziehen. Getauscht wird im Uhrzeigersinn ab dem Gouverneur. Ist der Stapel leer, wird das Abgelegte mit eingemischt und kann wiederkommen.
        Beispiel: Du hast 7 Karten, von denen du zwei nicht brauchst. Du legst sie ab und ziehst 2; es bleiben 7.
building-guard_room = Wachstube
    .the = die Wachstube
    .a = eine Wachstube
    .short =
        Wach-
        stube
    .effect = Handlimit 6 für alle ohne Wachstube oder Turm
    .gist = Andere: Handlimit 6
    .help =
        { -city(cost: 1, points: 1, extra: 3) }
        Wirkt zu Beginn der Runde: Solange irgendwo eine Wachstube steht, dürfen alle, die keine haben, nur 6 Karten behalten statt 7. Wer eine besitzt, behält 7, und ein Turm erlaubt weiter 12. Am Tisch kann vereinbart werden, dass das Handlimit 6 immer gilt.
        Beispiel: Alle haben 9 Karten. Ada besitzt eine Wachstube, Ben einen Turm, Cleo keines von beiden: Ada legt 2 ab, Ben keine, Cleo 3.
building-hut = Hütte
    .the = die Hütte
    .a = eine Hütte
    .short = Hütte
    .effect = Händler: 1 ziehen, wenn niemand etwas verkauft
    .gist = Kein Verkauf: zieh 1
    .help =
        { -city(cost: 2, points: 1, extra: 3) }
        Wirkt am Ende jeder Händler-Phase, egal, wer die Rolle gewählt hat: Hat niemand am Tisch auch nur eine Ware verkauft, ziehst du 1 Karte. Ihre Kosten sind nicht sicher.
        Beispiel: Du wählst den Händler, und niemand hat eine Ware: Du ziehst 1 Karte. Verkauft Ben auch nur eine, bekommst du keine.
building-tavern = Schenke
    .the = die Schenke
    .a = eine Schenke
    .short = Schenke
    .effect = Nach dem Baumeister, bei den wenigsten Gebäuden: 1 ziehen
    .gist = Kleinste Stadt: zieh 1
    .help =
        { -city(cost: 2, points: 1, extra: 3) }
        Wirkt nach jeder Baumeister-Phase: Hat niemand weniger Gebäude als du und jemand mehr, ziehst du 1 Karte. Das gilt schon nach der Phase, in der sie gebaut wurde, wenn am Tisch nichts anderes vereinbart ist. Mehrere dürfen gemeinsam hinten liegen. Haben alle gleich viele, zieht niemand. Überbaute Gebäude zählen nicht.
        Beispiel: Du besitzt eine Schenke und insgesamt 5 Gebäude, Ben 5, Cleo 7: Du ziehst 1. Hätte Ben 4, gingest du leer aus, und bei je 5 zöge niemand.
building-park = Park
    .the = den Park
    .a = einen Park
    .short = Park
    .effect = Zählt 6 statt 3, wenn er überbaut wird
    .gist = Überbaut: zählt 6
    .help =
        { -city(cost: 3, points: 2, extra: 3) }
        Er bewirkt selbst nichts. Überbaust du ihn mit dem Kran, zählt er, als hätte er 6 gekostet und nicht 3. Alle anderen Nachlässe gelten auch, aber Karten zurück bekommst du nie.
        Beispiel: Ein Palast (6) über einem Park ist umsonst. Die Kathedrale (7) darüber kostet 1 Karte, mit Steinbruch keine.
building-customs_office = Zollamt
    .the = das Zollamt
    .a = ein Zollamt
    .short = Zollamt
    .good = Zollgut
    .effect = Ratsherr: bekommt eine Ware, die immer 2 bringt
    .gist = Ware, die 2 bringt
    .help =
        { -city(cost: 3, points: 2, extra: 3) }
        Zu Beginn jeder Ratsherr-Phase, egal, wer die Rolle gewählt hat, bekommt ein leeres Zollamt eine Ware: eine Karte vom Stapel, die niemand ansieht. Beim Händler bringt sie 2, egal, was auf der Tafel steht; sie zählt zu den Waren, die du verkaufen darfst.
        Für Marktstand, Markthalle, Hafen, Hütte, Schwarzmarkt und bei Gleichstand ist sie eine Ware wie jede andere. Das Zollamt ist aber kein Produktionsgebäude: Der Aufseher füllt es nie.
        Beispiel: Du hast den Händler gewählt und verkaufst Indigo für 1 und das Zollgut für 2: 3 Karten, mit Marktstand 4.
building-bank = Bank
    .the = die Bank
    .a = eine Bank
    .short = Bank
    .effect = Einmal im Spiel: beliebig viele darunter, je 1 Punkt
    .gist = Einmal: Karten darunter
    .help =
        { -city(cost: 3, points: 2, extra: 3) }
        Wirkt zu Beginn einer einzigen Runde deiner Wahl, vor dem Handlimit: Du darfst beliebig viele Handkarten verdeckt unter die Bank legen. Jede zählt am Ende 1 Punkt, auch wenn die Bank später überbaut wird.
        Wer verzichtet, hat sie nicht genutzt und wird in der nächsten Runde wieder gefragt. Jeder darf das nur einmal im Spiel, auch mit einer zweiten Bank, nachdem die erste überbaut wurde.
        Beispiel: Du hast 10 Karten und legst 4 darunter: Das sind am Ende 4 Punkte, und von den 6, die bleiben, muss keine weg.
building-harbor = Hafen
    .the = den Hafen
    .a = einen Hafen
    .short = Hafen
    .effect = Händler: 1 verkaufte Ware kommt darunter, 1 Punkt
    .gist = 1 Verkauf: 1 Punkt
    .help =
        { -city(cost: 4, points: 2, extra: 3) }
        Wirkt in jeder Händler-Phase, in der du verkaufst: Eine der verkauften Waren kommt unter den Hafen statt auf die Ablage. Bezahlt wird sie trotzdem. Jede zählt am Ende 1 Punkt, auch wenn der Hafen später überbaut wird. Das geschieht von selbst, einmal je Phase, egal, wie viele Waren du verkaufst.
        Beispiel: Du verkaufst Indigo für 1 und Kaffee für 2: Du ziehst 3 Karten, und eine der beiden Waren ist am Ende 1 Punkt.
building-goldsmith = Goldschmiede
    .the = die Goldschmiede
    .a = eine Goldschmiede
    .short =
        Gold-
        schm.
    .effect = Goldsucher: 1 aufdecken; nimm sie, wenn niemand sie hat
    .gist = Ungebaut: nimm sie
    .help =
        { -city(cost: 5, points: 3, extra: 3) }
        Wirkt in jeder Goldsucher-Phase, nach der Karte des Privilegs und deiner eigenen Goldgrube, egal, wer die Rolle gewählt hat: Die oberste Karte wird aufgedeckt. Steht ein solches Gebäude in keiner Stadt, auch nicht in deiner, nimmst du die Karte, sonst wird sie abgelegt. Überbaute Gebäude zählen nicht.
        Beispiel: Ein Brunnen wird aufgedeckt. Ben hat einen gebaut, also wird er abgelegt. Stünde nirgends einer, würdest du ihn nehmen, und er wäre als allen bekannt markiert.
building-residence = Residenz
    .the = die Residenz
    .a = eine Residenz
    .short =
        Resi-
        denz
    .effect = Ende: 4, 7, 9, 10 Punkte für Dreiergruppen gleicher Kosten
    .gist = 3 je Kosten: 4, 7, 9, 10
    .help =
        { -end(cost: 6, extra: 2) }
        Am Ende: Deine Gebäude werden zu Gruppen aus drei verschiedenen mit gleichen Kosten zusammengefasst. Die erste Gruppe bringt 4 Punkte, die zweite 3 dazu, die dritte 2, die vierte 1. Ein Gebäude gehört nur zu einer Gruppe, doch jedes Exemplar eines Produktionsgebäudes darf zu einer anderen gehören. Die Residenz selbst ist ein Gebäude zu 6. Plaza findet die besten Gruppen.
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
        Sie liegt auf dem Tisch. Beim Baumeister darf sie jeder statt einer Handkarte bauen; wird sie überbaut, kommt sie nicht zurück. Alle Nachlässe für Stadtgebäude gelten, auch Kran und Schwarzmarkt helfen. Sie ist nie auf der Hand, also bezahlst du mit ihr nie etwas anderes.
        Bauen alle zugleich und wollen mehrere sie, so baut sie, wer von ihnen reihum zuerst kommt. Die anderen bauen nichts und behalten ihre Karten.
        Am Ende: Das erste Gebäude zu 6, das die anderen haben, bringt dir 4 Punkte, das zweite 3 dazu, das dritte 2, das vierte 1. Eigene und überbaute zählen nicht.
        Beispiel: Ben hat Rathaus und Palast, Cleo eine Residenz: 4 + 3 + 2 = 9 Punkte für dich.


## Questions

ask-keep = Behalte { $most } deiner { $options } Karten als Starthand.
    .why = Behalte etwas Günstiges, das du bald bauen kannst, am besten ein Produktionsgebäude, und Karten zum Bezahlen. Was du ablegst, ist weg.
ask-office = { $most ->
        [one] Eine Handkarte tauschen (Amtsstube)? Du legst sie ab und ziehst eine andere, oder du verzichtest.
       *[other] Bis zu { $most } Handkarten tauschen (Amtsstube)? Du legst sie ab und ziehst ebenso viele.
    }
    .why = Tausche, was du nicht bauen willst. Mit den neuen Karten lässt sich genauso bezahlen, und vielleicht sind sie besser.
ask-chapel = Eine Karte unter die Kapelle legen? Sie zählt am Ende 1 Punkt.
    .why = Eine Karte unter der Kapelle ist ein sicherer Punkt, bezahlt aber nichts mehr: Nimm eine, auf die dein nächstes Gebäude verzichten kann.
ask-bank = Karten unter die Bank legen? Beliebig viele, nur einmal im Spiel; jede zählt am Ende 1 Punkt.
    .why = Sie wirkt nur einmal. Lege spät im Spiel darunter, womit du nicht mehr bauen wirst; vorher sind Karten auf der Hand mehr wert.
ask-limit = { $most ->
        [one] Du hast 1 Karte zu viel: Welche legst du ab?
       *[other] Du hast { $most } Karten zu viel: Welche legst du ab?
    }
    .keep = Du hast { $most } Karten zu viel: Welche { $left ->
            [one] Karte
           *[other] { $left } Karten
        } behältst du?
    .why = Lege ab, was du nicht bauen wirst: Stadtgebäude, die du schon hast, und was für den Rest des Spiels zu teuer ist.
ask-role = Wähle eine Rolle.
    .why = Du darfst etwas mehr als die anderen, aber alle handeln mit: Nimm, was dir am meisten und ihnen am wenigsten bringt.
ask-library = Mit der Bibliothek das Privileg verdoppeln ({ $subject })? Das geht einmal je Runde.
    .why = Nutze sie dort, wo die zusätzliche Karte oder der größere Nachlass am meisten bringt: bei dieser Rolle oder bei der, die du später in der Runde wählst.
ask-build = { $options ->
        [one] Mit dieser Hand kannst du jetzt nichts bauen, nur passen.
       *[other] Baue ein Gebäude oder passe.
    }
    .why = Ein Gebäude bringt Punkte, von der nächsten Phase an seine Wirkung und einen Schritt zum zwölften. Die Karten, mit denen du zahlst, sind weg.
ask-cover = Wohin mit dem neuen Gebäude ({ $subject })? Über einem eigenen zahlst du nur die Differenz.
    .why = Überbauen spart Karten, aber das Gebäude darunter ist weg, mit Punkten, Wirkung und Ware, und deine Stadt wächst nicht.
ask-goods = { $least ->
        [0] { $most ->
                [one] Mit einer Ware 1 Karte für { $subject_the } sparen? Verzichte, wenn du die Ware behalten willst.
               *[other] Welche Waren helfen, { $subject_the } zu bezahlen? Bis zu { $most }, jede spart eine Karte.
            }
       *[other] Welche Waren helfen, { $subject_the } zu bezahlen? Mindestens { $least }, höchstens { $most }.
    }
    .why = Jede Ware zählt als eine Karte, egal, wie viel sie beim Verkauf brächte: Gib die billigsten her.
ask-pay = { $most ->
        [one] Bezahle { $subject_the } mit 1 Karte.
       *[other] Bezahle { $subject_the } mit { $most } Karten.
    }
    .keep = Welche { $left ->
            [one] Karte
           *[other] { $left } Karten
        } behältst du? Mit den anderen { $most } bezahlst du { $subject_the }.
    .why = Bezahle mit dem, was du nicht bauen wirst; am besten mit Stadtgebäuden, die du schon hast.
ask-produce = { $most ->
        [one] Welches Gebäude produziert eine Ware? Eines oder keines.
       *[other] Welche Gebäude produzieren eine Ware? Bis zu { $most }.
    }
    .why = Fang mit dem Gebäude an, dessen Ware am meisten bringt.
ask-sell = { $most ->
        [one] 1 Ware verkaufen oder keine?
       *[other] Bis zu { $most } Waren verkaufen oder keine?
    }
    .why = Eine verkaufte Ware ist sofort Karten wert und macht Platz für die nächste. Behalte sie nur für einen besseren Preis oder um beim Schwarzmarkt mit ihr zu zahlen.
ask-councillor = { $most ->
        [one] Behalte 1 dieser { $options } Karten.
       *[other] Behalte { $most } dieser { $options } Karten.
    }
    .why = Behalte, was du bald bauen kannst oder was zu deinen Gebäuden passt; alles andere taugt nur zum Bezahlen.
ask-archive = { $most ->
        [one] Lege 1 deiner { $options } Karten ab, alte oder gezogene (Archiv).
       *[other] Lege { $most } deiner { $options } Karten ab, alte oder gezogene (Archiv).
    }
    .keep = Welche { $left ->
            [one] Karte
           *[other] { $left } Karten
        }, alte oder gezogene, behältst du? Die anderen { $most } legst du ab (Archiv).
    .why = Lege ab, was am wenigsten hilft; das kann auch eine alte Handkarte sein.


## The first game: each kind of question, the first time that it comes

lesson-keep = Das ist deine Starthand; eine Indigoküperei steht schon in deiner Stadt. In San Juan ist jede Karte zweierlei: ein Gebäude, das du bauen kannst, oder Geld, denn mit Karten bezahlst du andere Karten. Die meisten behalten ein oder zwei günstige Gebäude, am besten ein Produktionsgebäude mit Kosten von 1 bis 3, und nehmen den Rest zum Bezahlen. Was du nicht behältst, ist weg, und niemand sieht es.
lesson-chapel = Du hast eine Kapelle, also darfst du zu Beginn jeder Runde eine Handkarte darunterlegen. Sie ist am Ende 1 Punkt wert und geht nie verloren, bezahlt aber nichts mehr. Die meisten tun das in fast jeder Runde, denn es summiert sich, und lassen es nur, wenn sie die Karte für das nächste Gebäude brauchen.
lesson-limit = Zu Beginn einer Runde darf niemand mehr als 7 Karten halten, damit keiner nur sammelt. Die meisten behalten ein, zwei Gebäude, die sie bald bauen, und genug Karten zum Bezahlen. Ablegen kannst du, was jetzt zu teuer ist, und Stadtgebäude, die du schon hast: Jedes darfst du nur einmal bauen. Baue oder verkaufe nächstes Mal, bevor es so weit kommt.
lesson-role = In jeder Runde nimmt jeder eine freie Rolle, der Gouverneur zuerst; in der nächsten ist es jemand anders. Alle tun, was die Rolle sagt; den Bonus hast nur du. Was bringt sie also dir, was den anderen? Die meisten nehmen den Baumeister, um etwas Gutes zu bauen, den Aufseher, wenn ihre Gebäude leer sind, den Händler, wenn sie Waren haben, sonst Ratsherr oder Goldsucher, für Karten.
lesson-build = Beim Baumeister darf jeder eine Karte aus der Hand bauen. Bezahlt wird mit anderen Handkarten, gleich welchen, bis zur letzten. Produktionsgebäude machen Waren zum Verkaufen, Stadtgebäude helfen dir von nun an bei einer Rolle, und alle bringen Punkte. Die meisten bauen, sooft sie können: Wer oft baut, liegt vorn. Passe nur, um auf etwas viel Besseres zu sparen.
lesson-cover = Mit deinem Kran darfst du über ein eigenes Gebäude bauen und zahlst nur den Unterschied der Kosten. Das alte ist dann weg, mit Punkten, Wirkung und Ware, und du hast nicht mehr Gebäude als vorher. Die meisten nehmen einen freien Platz, solange sie ihn bezahlen können, und überbauen spät im Spiel etwas Günstiges mit etwas Teurem.
lesson-goods = Mit deinem Schwarzmarkt helfen bis zu zwei Waren beim Bezahlen, jede statt einer Karte, egal, was sie beim Verkauf brächte. Die meisten geben die billigen her, Indigo und Zucker, die auch verkauft nur ein, zwei Karten bringen, und behalten die teuren für den Händler. Zahle mit Waren, wenn du so eine gute Karte behältst.
lesson-pay = Jetzt bezahlst du die Kosten. Jede Karte zählt gleich viel, und alle kommen verdeckt auf den Ablagestapel: Niemand sieht sie. Die meisten bezahlen mit dem, was sie nicht bald bauen: mit Gebäuden, die jetzt zu teuer sind, und mit Stadtgebäuden, die sie schon haben, denn jedes darf man nur einmal bauen. Behalte, was du als Nächstes bauen willst.
lesson-produce = Beim Aufseher kommt eine Ware auf deine leeren Produktionsgebäude, auf jedes höchstens eine; auf wie viele diesmal, sagt die Frage. Eine Ware bringt erst etwas, wenn du sie bei einem Händler für Karten verkaufst. Die meisten füllen zuerst das Gebäude mit der teuersten Ware: Silber und Kaffee vor Tabak und Zucker, Indigo zuletzt.
lesson-sell = Beim Händler verkaufst du Waren: Die Ware verlässt ihr Gebäude, und du ziehst so viele Karten, wie sie wert ist. Jeder Händler bringt neue Preise, etwa 1/1/2/2/3 für Indigo, Zucker, Tabak, Kaffee, Silber. Karten sind dein Geld, und ein leeres Gebäude kann wieder eine Ware machen. Die meisten verkaufen ihre teuerste. Warten lohnt sich nur, wenn sie jetzt wenig bringt und bald mehr.
lesson-councillor = Beim Ratsherrn siehst du einige Karten und darfst einen Teil davon behalten; am meisten sieht, wer die Rolle gewählt hat. Auch diese Karten sind Geld. Die meisten suchen ein Gebäude, das sie in ein, zwei Runden bezahlen können. Spät im Spiel ist oft eines mit Kosten 6 am besten, das für das zählt, was schon in deiner Stadt steht.
lesson-archive = Mit deinem Archiv kommen die gezogenen Karten zuerst auf deine Hand, und dann legst du aus allen zusammen ab; es darf also auch eine alte Karte sein. Die meisten geben her, was sie so bald nicht bauen: ein Gebäude, das zu teuer ist, oder ein Stadtgebäude, das sie schon haben.


## Answers

option-card = { $building }
    .note = Kosten { $cost }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. { $building_effect }
option-card-with-gain = { $building }
    .note = Kosten { $cost }, jetzt +{ $gain }. { $building_effect }
option-role-builder = { $role }
    .note = Du zahlst { $less } weniger; { $most ->
        [0] du kannst nichts bauen
       *[other] { $most } baubar
    }{ $told ->
        [0] { "" }
       *[other] . Karten der anderen: { $each }
    }
    .why = { $most ->
        [0] Du kannst nichts bauen, also würde es nur den anderen nützen.
        [one] Du kannst ein Gebäude bauen, für { BOUNDS($less, $less_most) } weniger als aufgedruckt.
       *[other] Du kannst eines von { $most } Gebäuden bauen, für { BOUNDS($less, $less_most) } weniger als aufgedruckt.
    }{ $told ->
        [0] {" "}Sonst hat niemand Karten zum Bauen.
       *[other] {" "}Karten der anderen zum Bauen: { $each }.
    }
    .each = { $name } { $count }
option-role-builder-with-city = { $role }
    .note = Du zahlst { $city } weniger für Stadtgebäude, sonst { $production }; { $most ->
        [0] du kannst nichts bauen
       *[other] { $most } baubar
    }
    .why = { option-role-builder.why }
    .each = { $name } { $count }
option-role-producer = { $role }
    .note = Du darfst { $allowed } produzieren, Platz hast du für { $most }. { $told ->
        [0] Andere: keine
       *[other] Andere: { $each }
    }
    .why = { $most ->
        [0] Du hast keinen Platz für eine Ware, also würde es nur den anderen nützen.
        [one] Du produzierst 1 Ware, die du später verkaufen kannst.
       *[other] Du produzierst { $most } Waren, die du später verkaufen kannst.
    }{ $told ->
        [0] {" "}Sonst hat niemand Platz für eine.
       *[other] {" "}Die anderen produzieren: { $each }.
    }
    .each = { $name } { $count }
option-role-trader = { $role }
    .note = Du darfst { $allowed } verkaufen, jetzt für { BOUNDS($least, $most) } { $most ->
        [one] Karte
       *[other] Karten
    }. { $told ->
        [0] Andere: keine
       *[other] Andere: { $each }
    }
    .why = { $most ->
        [0] Es bringt dir jetzt nichts.
       *[other] Es bringt dir jetzt { BOUNDS($least, $most) } { $most ->
            [one] Karte
           *[other] Karten
        }.
    }{ $told ->
        [0] {" "}Sonst hat niemand Waren.
       *[other] {" "}Die anderen dürfen Waren verkaufen: { $each }.
    }
    .each = { $name } { $count }
option-role-councillor = { $role }
    .note = Alle ziehen 2 und behalten 1; du ziehst { $dealt } und behältst { $most }
    .why = Du siehst { $dealt } Karten und behältst { $most }: gut, wenn dir auf der Hand etwas fehlt. Die anderen behalten: { $each }.
    .each = { $name } { $count }
option-role-prospector = { $role }
    .note = Nur du ziehst: { BOUNDS($least, $most) } { $most ->
        [one] Karte
       *[other] Karten
    }{ $told ->
        [0] { "" }
       *[other] . Mit Glück auch: { $each }
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
    .note = Das Privileg dieser Rolle wird verdoppelt
    .why = Was sie bringt, ist jetzt sicher; bringt sie etwas, wird deine andere Rolle dieser Runde nicht verdoppelt.
option-library-save = Für später aufheben
    .note = Dafür kannst du deine nächste Rolle dieser Runde verdoppeln
    .why = Besser, wenn deine andere Rolle dieser Runde mehr davon hat.
option-build = { $building }
    .note = { $price_most ->
        [0] Umsonst
       *[other] Zahle { BOUNDS($price, $price_most) }
    } (Kosten { $cost }), { SIGNED($gain, $gain_most, between: " bis ") } { $gain ->
        [one] { $gain_most ->
                [one] Punkt
               *[other] Punkte
            }
       *[other] Punkte
    }. { $building_effect }
    .why = { SIGNED($gain, $gain_most, between: " bis ") } { $gain ->
        [one] { $gain_most ->
            [one] Punkt
           *[other] Punkte
        }
       *[other] Punkte
    }, { $price_most ->
        [0] und es kostet keine weitere Karte
        [one] für { BOUNDS($price, $price_most) } Karte
       *[other] für { BOUNDS($price, $price_most) } Karten
    }.
# Nur über einem Gebäude ist Platz, also wird es überbaut.
option-build-with-over = { $building }
    .note = Nur über { $over_the }: { $price ->
        [0] umsonst
       *[other] zahle { $price }
    } (Kosten { $cost }), { SIGNED($gain) } { $gain ->
        [one] Punkt
       *[other] Punkte
    }
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
    .why = Du behältst alle Karten: besser, wenn kein Gebäude wert ist, was es kostet.
option-beside = Neben deine Gebäude
    .note = { $price ->
        [0] Umsonst
        [one] Zahle 1 Karte
       *[other] Zahle { $price } Karten
    }, { SIGNED($gain) } { $gain ->
        [one] Punkt
       *[other] Punkte
    }
    .why = Deine Stadt wächst um ein Gebäude, und nichts geht verloren.
option-beside-with-less = Neben deine Gebäude
    .note = Deine Stadt wächst um ein Gebäude
option-over-with-less = Über { $building_the }
    .note = Spart bis zu { $less } { $less ->
        [one] Karte
       *[other] Karten
    }; das Gebäude darunter ist weg{ $loses_good ->
        [0] { "" }
       *[other] {", "}samt seiner Ware
    }
option-over = Über { $building_the }
    .note = { $price ->
        [0] Umsonst
        [one] Zahle 1 Karte
       *[other] Zahle { $price } Karten
    }{ $saves ->
        [0] { "" }
       *[other] {" "}(spart { $saves })
    }, { SIGNED($gain) } { $gain ->
        [one] Punkt
       *[other] Punkte
    }{ $loses_good ->
        [0] { "" }
       *[other] . Die Ware darauf geht verloren
    }
    .why = { $saves ->
        [0] Spart nichts
        [one] Spart 1 Karte
       *[other] Spart { $saves } Karten
    }, aber das Gebäude darunter ist weg{ $loses_good ->
        [0] { "" }
       *[other] {", "}samt seiner Ware
    }.
option-goods-good = { $building }
    .note = Die Ware ({ $building_good }) ersetzt 1 Karte
    .why = Spart eine Handkarte; verkaufen lässt sich die Ware ({ $building_good }) dann nicht mehr.
option-sell-good = { $building }
    .note = { $price ->
        [one] { $building_good } bringt 1 Karte
       *[other] { $building_good } bringt { $price } Karten
    }
    .why = { $price ->
        [one] 1 Karte
       *[other] { $price } Karten
    } für die Ware ({ $building_good }), und Platz für die nächste.
option-sell-good-with-price_most = { $building }
    .note = { $building_good } wird { BOUNDS($price, $price_most) } { $price_most ->
        [one] Karte
       *[other] Karten
    } bringen
option-plant = { $building }
    .note = Kann eine Ware lagern: { $building_good }
    .why = { $building_effect }.


## Events

event-starting_hands = Die Starthände sind gewählt.
    .short = Starthände gewählt
event-round_began = Runde { $round }. Gouverneur: { $governor }.
    .people = governor
    .chapter = Runde { $round }
    .short = Gouverneur { $governor }
event-cards_gone = Es gibt keine Karten mehr: Baut in dieser Runde niemand und kommen keine zurück, endet das Spiel.
    .short = keine Karten mehr: Baut niemand und kommen keine zurück, endet das Spiel
event-hands_settled = { $told ->
        [0] { "" }
       *[other] Rundenbeginn, abgelegt oder verwahrt: { $each }.
    }
    .each = { $count ->
        [0] { "" }
       *[other] { $name } { $count }
    }
    .short = { $told ->
            [0] { "" }
           *[other] abgelegt oder verwahrt: { $each }
        }
event-tucked = Du hast unter deine Kapelle gelegt: { $cards }.
event-swapped = { $count ->
        [0] { $seat } tauscht nichts (Amtsstube).
        [one] { $seat } tauscht 1 Karte (Amtsstube).
       *[other] { $seat } tauscht { $count } Karten (Amtsstube).
    }
    .short = { $count ->
            [0] tauscht nichts
            [one] tauscht 1 Karte
           *[other] tauscht { $count } Karten
        }
event-banked = Du hast unter deine Bank gelegt: { $cards }.
event-bank_used = { $seat } hat die Bank genutzt; das geht nur einmal im Spiel.
    .short = Bank genutzt
event-role_taken = { $seat } nimmt { $role_the }.
    .chapter = { $role }
    .short = { "" }
event-library_chosen = { $doubled ->
        [0] { $seat } hebt die Bibliothek für später auf.
       *[other] { $seat } verdoppelt das Privileg mit der Bibliothek.
    }
    .short = { $doubled ->
            [0] Bibliothek aufgehoben
           *[other] Bibliothek verdoppelt
        }
event-library_used = { $seat } hat die Bibliothek in dieser Runde genutzt.
    .short = Bibliothek genutzt
event-came_too_late = { $seat } kommt für die Kathedrale zu spät und behält alle Karten.
    .short = zu spät für die Kathedrale
event-passed = { $seat } baut nichts.
    .short = nichts
# Niemand wird gefragt: Alle sehen, dass es nicht reicht.
event-passed-with-cards = { $seat } baut nichts: { $cards ->
        [0] keine Karten auf der Hand
        [one] nur 1 Karte auf der Hand
       *[other] nur { $cards } Karten auf der Hand
    }.
    .short = nichts ({ $cards ->
            [0] keine Karten
            [one] 1 Karte
           *[other] { $cards } Karten
        })
event-built = { $seat } baut { $building_a }{ $price ->
        [0] , umsonst
        [one] {" "}für 1 Karte
       *[other] {" "}für { $price } Karten
    }{ $goods ->
        [0] { "" }
        [one] , davon 1 Ware
       *[other] , davon { $goods } Waren
    }.
    .short = { $building } { $price ->
            [0] umsonst
           *[other] für { $price }
        }{ $goods ->
            [0] { "" }
            [one] {" "}(1 Ware)
           *[other] {" "}({ $goods } Waren)
        }
event-built-with-over = { $seat } baut { $building_a } über { $over_the }{ $price ->
        [0] , umsonst
        [one] {" "}für 1 Karte
       *[other] {" "}für { $price } Karten
    }{ $goods ->
        [0] { "" }
        [one] , davon 1 Ware
       *[other] , davon { $goods } Waren
    }.
    .short = { $building } über { $over } { $price ->
            [0] umsonst
           *[other] für { $price }
        }{ $goods ->
            [0] { "" }
            [one] {" "}(1 Ware)
           *[other] {" "}({ $goods } Waren)
        }
event-paid = Bezahlt hast du mit: { $cards }.
event-shuffled = { $count ->
        [one] Die Ablage wird gemischt: Der neue Stapel hat 1 Karte.
       *[other] Die Ablage wird gemischt: Der neue Stapel hat { $count } Karten.
    }
    .short = Ablage gemischt, { $count } Karten
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
event-drew_cards = Du hast gezogen: { $cards }.
event-produced = { $seat } produziert { $buildings_good }.
    .short = { $buildings_good }
# For the journal only: nobody knows what a good is made of.
event-goods = { "" }
event-tile_turned = Das Handelshaus zahlt: Indigo { $prices_1 }, Zucker { $prices_2 }, Tabak { $prices_3 }, Kaffee { $prices_4 }, Silber { $prices_5 }.
    .short = Preise { $prices_1 }/{ $prices_2 }/{ $prices_3 }/{ $prices_4 }/{ $prices_5 }
event-sold = { $seat } verkauft { $buildings_good }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
    .short = { $buildings_good } für { $count }
event-declined = { $role_key ->
        [role-trader] { $seat } verkauft nichts.
       *[other] { $seat } produziert nichts.
    }
    .short = nichts
event-customs_filled = Das Zollamt von { $seat } bekommt eine Ware.
    .short = eine Ware ins Zollamt
event-councillor_dealt = { $cards_count ->
        [0] Für dich war keine Karte mehr da.
       *[other] Du bekommst zur Auswahl: { $cards }.
    }
event-councillor_kept = Behaltene Karten: { $each }.
    .each = { $name } { $count }
    .short = behalten: { $each }
event-gold_mine = Goldgrube von { $seat }: { $cards }. Kein Gold, denn nicht alle Kosten sind verschieden.
    .short = Goldgrube findet nichts ({ $cards })
event-gold_mine-with-taken = Goldgrube von { $seat }: { $cards }. { $seat } nimmt { $taken_the }.
    .short = Goldgrube nimmt { $taken } ({ $cards })
event-goldsmith = Goldschmiede von { $seat }: { $building }. { $taken ->
        [0] Das ist schon gebaut, also wird die Karte abgelegt.
       *[other] Das hat noch niemand gebaut, also nimmt { $seat } die Karte.
    }
    .short = { $taken ->
            [0] Goldschmiede findet { $building }, schon gebaut
           *[other] Goldschmiede nimmt { $building }
        }
event-game_over = { $reason ->
        [standstill] Das Spiel ist zu Ende: Es gibt keine Karten mehr, und niemand hat gebaut.
       *[other] Das Spiel ist zu Ende: Eine Stadt hat 12 Gebäude erreicht.
    }
    .chapter = { "" }
    .short = { $reason ->
            [standstill] Ende: keine Karten mehr, und niemand hat gebaut
           *[other] Ende: Eine Stadt hat 12 Gebäude erreicht
        }


## Remarks: what comes of what is picked

remark-library_goods = Mit allen { $count } Waren ist deine Bibliothek für diese Runde genutzt; mit weniger kann sie noch deine andere Rolle verdoppeln.


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
step-over = Das Ende


## Final score

line-buildings = Gebäude
line-chapel = Verwahrte Karten
line-city_hall = Rathaus
line-guild_hall = Zunfthalle
line-triumphal_arch = Triumphbogen
line-residence = Residenz
line-cathedral = Kathedrale
line-palace = Palast
line-to_come = Künftige Gebäude
line-held = Karten und Waren

expected = Der erwartete Endstand ist geschätzt: die bisherigen Punkte und für jedes Gebäude, das der größten Stadt noch bis 12 fehlt, das Mittel aus 4 Punkten und dem, was die Gebäude derselben Person bisher im Schnitt gebracht haben. Verwahrte Karten, die andere verdeckt halten, zählen nicht mit.

reason-twelve_buildings = Das Spiel endete, als eine Stadt 12 Gebäude erreichte.
reason-standstill = Es gab keine Karten mehr, und niemand hat gebaut: Damit endete das Spiel.


## Planning ahead: standing orders, and what may end a plan

order-take_role = { $value } nehmen, wenn noch frei
    .why = Sobald du eine Rolle wählen musst und diese noch da ist, nimmst du sie.
order-pay_least = Mit den entbehrlichsten Karten zahlen
    .why = Du zahlst mit den Karten, die du am wenigsten brauchst.
order-produce_most = So viele Waren wie möglich herstellen
    .why = Können nicht alle eine haben, wählst du die Gebäude mit den teuersten Waren.
order-sell_from = Alles verkaufen, was mindestens { $value } bringt
    .why = Du verkaufst die teuersten Waren zuerst, aber keine, die weniger bringt.
order-limit_least = Die entbehrlichsten Karten ablegen
    .why = Ist deine Hand zu Beginn einer Runde zu groß, gehen die Karten, die du am wenigsten brauchst.
order-tuck_above = Kapelle: bei mehr als { $value ->
        [one] 1 Handkarte
       *[other] { $value } Handkarten
    } eine darunterlegen
    .why = Hältst du mehr Karten, kommt die entbehrlichste unter deine Kapelle; sonst keine.
order-double = Auf Nachfrage Bibliothek nur für { $value } nutzen
    .why = Gilt nur, wo gefragt wird: Deine letzte Rolle oder alle erlaubten Waren nutzen sie ohne Frage.
surprise-round_began = eine neue Runde beginnt
surprise-role_taken = jemand nimmt eine Rolle
surprise-built = jemand baut
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
    .note = Alle bekommen 4 Karten; einfach und schnell.
table-guard_room = Wachstube
table-guard_room-standing = Wirkt, solange sie steht
    .note = Neue Gebäude: Solange eine Wachstube steht, gilt für alle ohne sie und ohne Turm Handlimit 6.
table-guard_room-always = Immer Handlimit 6
    .note = Neue Gebäude: Das Handlimit ist von Anfang an 6, mit Wachstube 7, mit Turm 12.
table-stashes = Verwahrte Karten
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
    .note = Neue Gebäude: Eine Schenke wirkt schon nach der Baumeister-Phase, in der sie gebaut wurde.
table-tavern-later = Zählt ab der nächsten Phase
    .note = Neue Gebäude: Nach der Baumeister-Phase, in der sie gebaut wurde, wirkt eine Schenke noch nicht.
table-builder = Baumeister
table-builder-in_turn = Einer nach dem anderen
    .note = Wie in der Anleitung: Alle sehen, was vor ihnen gebaut wurde.
table-builder-at_once = Alle zugleich
    .note = Unsere eigene Regel, für weniger Warten: Alle wählen verdeckt und bauen gemeinsam.


## Pictures and their alt texts: picture-* and alt-* (RENDER)

picture-over = Das Ende
picture-round = Runde { $round }
picture-rounds = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
picture-limit = Handlimit { $limit }
# Die Punkte, mit denen jemand am Ende rechnen kann.
picture-expected = Ende ≈{ $points }
picture-in-hand = Deine Hand
picture-no-cards = keine Karten
picture-pass = passen
picture-new = neu
picture-owned = gebaut
picture-short = { $count } fehlen
picture-on-the-table = frei
picture-cathedral = Kathedrale frei
picture-plan = im Bau
picture-tucked = verwahrt
picture-beside = daneben
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
    .keep = { $pick } behalten
picture-ask-role = Wähle eine Rolle
picture-ask-library = Bibliothek nutzen?
picture-ask-build = Bauen oder passen
picture-ask-cover = Wohin bauen?
picture-ask-goods = Waren einsetzen: { $pick }
picture-ask-pay = { $pick } { $most ->
        [1] Karte
       *[other] Karten
    } zahlen
    .keep = { $pick } behalten
picture-ask-produce = { $pick } produzieren
picture-ask-sell = { $pick } verkaufen
picture-ask-councillor = { $pick } behalten
picture-ask-archive = { $pick } ablegen
    .keep = { $pick } behalten

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

# Was eine Rolle brächte, wenn das gerade nichts ist.
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
picture-alike = Kein Gold: mehrmals Kosten { $costs }
picture-takes = Gold! { $name } nimmt { $building }

picture-phase-start = Rundenbeginn
picture-phase-all = alle Rollen
picture-phase-end = Ende

alt-new = Neu: { $parts }.
alt-new-building = { $building } von { $name }
alt-new-hand = Hand von { $name }
alt-new-prices = Preise
alt-piles = Stapel { $deck }, Ablage { $discard }.
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
alt-next-price = nächster Preis { $price }
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
alt-tiles = Preistafeln bisher, { $count } von 5: { $tiles }.
alt-tile-now = { $tile } (jetzt)
alt-governor = Gouverneur
alt-computer = Computer
alt-loaded = { $building } mit Ware
alt-spent = { $building } (benutzt)
alt-seen-cards = allen bekannt: { $cards }
alt-town = { $name }{ $signs }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $expected ->
        [-1] {""}
       *[other] {" "}(erwartet { $expected })
    }, { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }, { $count } Gebäude{ $tucked ->
        [0] {""}
       *[other] {", "}{ $tucked } verwahrt
    }{ $listed ->
        [0] {""}
       *[other] {": "}{ $buildings }
    }.
alt-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } auf der Hand, Limit { $limit }: { $cards }.
alt-card = { $count ->
        [one] { $building } ({ $cost })
       *[other] { $count } × { $building } ({ $cost })
    }
