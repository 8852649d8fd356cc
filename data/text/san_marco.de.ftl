# San Marco auf Deutsch. Dieselben Nachrichten in derselben Reihenfolge wie in san_marco.en.ftl; was
# ihre Formen bedeuten, steht dort. Die Begriffe sind die des Spiels: Adliger, Gebiet, Durchgang.

title = San Marco
    .subtitle = Teile Karten, wähle klug und gewinne die Gebiete Venedigs
    .duration = etwa 75 Minuten Spielzeit
    .weight = etwas mehr zu lernen
    .best = Am besten zu dritt. Zu viert hängt mehr vom Glück ab: davon, wer mit wem zusammenkommt.

how = San Marco: So geht’s
    .goal = Du schickst Adlige in die sechs Gebiete Venedigs und gewinnst Prestige, wo du die meisten hast. Wer am Ende das meiste Prestige hat, gewinnt.
    .turn = In jeder Runde teilen manche Spieler Karten in Angebote auf, und andere wählen zuerst eines davon; das letzte bleibt dem, der geteilt hat. Dann führst du aus, was du bekommen hast: Adlige einsetzen, Brücken bauen, den Dogen bewegen.
    .card = Die zwei Zahlen eines Gebiets, etwa 8 und 6: Prestige für die meisten Adligen dort und für die zweitmeisten, gefüllt, wo es jetzt jemand bekäme. Rote Limitkarten sind eine Last: Mit zehn Limitpunkten bist du bis zum nächsten Durchgang draußen. Die helle Karte unten rechts zeigt Durchgang und Runde, wer teilt (Waage) und wer wählt (Hand), und was noch da ist an Aktionskarten, Limitkarten und Brücken.
    .pays = Eine Dogenkarte wertet sofort ein Gebiet. Der Doge geht über Brücken, und eine fremde Brücke kostet dich Prestige: Baue eigene, wo er gehen wird. Wenige Limitpunkte bringen am Ende eines Durchgangs einen Bonus.
    .end = Das Spiel endet nach drei Durchgängen; dann wird jedes Gebiet noch einmal gewertet.
    .time = Etwa 75 Minuten Spielzeit, hier über Tage verteilt: Du wirst gerufen, wenn du am Zug bist.

-district = Meiste Adlige { $first } Punkte, zweitmeiste { $second }{ $graded ->
        [other] {" "}(abgestufte Werte: { $graded_first } und { $graded_second })
       *[same] { "" }
    } · Würfelzahl { $face } · 5 Karten
-cards = Aktionskarte · { $copies } von 62
-limit = Limitkarte · { $copies } von 28


## Terms

term-aim = Das Spiel in Kürze
    .effect = Karten teilen, Gebiete gewinnen, Prestige sammeln
    .help =
        Du führst eine venezianische Familie und schickst ihre Adligen in sechs Gebiete. In jeder Runde teilen manche Spieler Karten in Angebote auf, andere wählen eines davon, und alle führen aus, was sie bekommen haben. Gute Karten liegen oft bei vielen Limitpunkten: Wer zehn davon hat, scheidet aus dem Durchgang aus.
        Der Doge wertet das Gebiet, in dem er ankommt. Nach drei Durchgängen wird jedes Gebiet noch einmal gewertet. Wer die meisten Prestigepunkte hat, gewinnt.
        Für 3 und 4 Spieler; viele mögen es zu dritt am liebsten, dann teilt einer für alle.
        Beispiel: Ada legt zwei Dogen zu 6 Limitpunkten und drei schwache Karten ohne Limit daneben. Ben muss wissen, was er sich leisten kann.
term-setup = Aufbau
    .effect = Vier Würfe, dann je eine Brücke
    .help =
        Du hast 25 Adlige. Plaza würfelt für alle je viermal, in der Reihenfolge der Plätze; jeder Wurf bringt 2 Adlige in das gewürfelte Gebiet. Sind alle vier Würfe gleich, darfst du den letzten wiederholen, bis eine andere Zahl kommt.
        Dann setzt jeder, vom Startspieler an im Uhrzeigersinn, eine Brücke zwischen zwei benachbarte Gebiete, mit einem Adligen darauf. Zu dritt sind es zwei, reihum je eine.
        Wer auf dem ersten Platz sitzt, ist zuerst Startspieler.
        Beispiel: Du würfelst 6, 6, 1 und 4: vier Adlige in Castello, je zwei in Cannaregio und San Marco. Nach deiner Brücke sind 16 im Vorrat.
term-round = Runde, Rollen und Startspieler
    .effect = Verteiler teilen, Entscheider wählen
    .help =
        Zu viert ist der Startspieler erster Verteiler. Die anderen werden gelost: erster Entscheider (beim Startspieler), zweiter Verteiler, zweiter Entscheider (beim zweiten Verteiler). Am Tisch kann vereinbart werden, dass der Startspieler die Rollen zuweist.
        Jeder Verteiler bekommt 5 Aktions- und 3 Limitkarten und teilt sie in zwei Angebote auf; beide Verteiler tun das zugleich. Dann wählt die erste Gruppe und führt ihre Karten aus, danach die zweite, deren Angebote so lange verdeckt bleiben.
        Nach der Runde wird der Nächste im Uhrzeigersinn Startspieler.
        Beispiel: Ada beginnt; Ben, Cleo und Dora werden in dieser Reihenfolge gelost. Ben wählt aus Adas Angeboten, Dora aus denen von Cleo.
term-offers = Karten teilen und Angebote wählen
    .effect = Alle Karten in Angebote; andere wählen zuerst
    .help =
        Der Verteiler teilt alle Karten beliebig in Angebote, nur darf keines leer sein. Ein Angebot darf auch nur aus Limitkarten oder nur aus Aktionskarten bestehen.
        Der Entscheider nimmt eines der offenen Angebote: Zuerst kommen die Limitkarten, für alle sichtbar, dann führt er die Aktionskarten aus. Danach nimmt der Verteiler, was übrig ist, und tut dasselbe.
        Bevor du bestätigst, zeigt dir Plaza deine Angebote, wie der Entscheider sie sehen wird, und wie viele Limitpunkte jeder von euch dann hätte.
        Beispiel: Bei 8 Karten gehen 4 und 4, 5 und 3, 6 und 2 oder 7 und 1, nicht aber 8 und 0.
term-playing = Karten ausführen
    .effect = Eine nach der anderen, in beliebiger Reihenfolge
    .help =
        Deine Aktionskarten führst du einzeln aus, in beliebiger Reihenfolge. Auf Gebiet, Brücke, Überläufer und Verbannung darfst du verzichten: Hör auf, und was übrig ist, wird offen abgelegt. Eine Dogenkarte muss ausgeführt werden; solange du eine hast, kannst du nicht aufhören.
        Eine Karte, die gerade nichts bewirken könnte, steht nicht zur Wahl.
        Auch wer mit einem Angebot zehn Limitpunkte erreicht, führt noch alle Karten daraus aus.
        Beispiel: Du hast Castello, eine Brücke und einen Dogen. Du stärkst erst Castello und wertest es dann mit dem Dogen; auf die Brücke darfst du verzichten.
term-limits = Limitpunkte
    .effect = Zehn oder mehr: ausgeschieden im Durchgang
    .help =
        Limitkarten mit 1, 2 oder 3 Punkten bleiben vor dir liegen, bis der Durchgang endet. Wer am Ende einer Runde zehn Punkte oder mehr hat, scheidet aus dem Durchgang aus: keine Karten und keine Fragen, bis der nächste beginnt. Nur verbannen kann er vielleicht noch: wenn er als Einziger die wenigsten Limitpunkte hat, auch mit zehn oder mehr, es sei denn, am Tisch ist etwas anderes vereinbart.
        Die Karten reichen immer: Kein Stapel kann in einem Durchgang ausgehen.
        Beispiel: Nach einer Runde hat Ada 3 Punkte, Ben 6, Cleo 10 und Dora 12. Cleo und Dora scheiden aus; Ada und Ben spielen eine letzte Runde.
term-last_round = Letzte Runde
    .effect = Wer noch dabei ist, spielt genau eine weitere
    .help =
        Ist am Ende einer Runde jemand ausgeschieden und sind zwei oder drei noch dabei, spielen diese genau eine weitere Runde, egal, wie viele Limitpunkte sie darin bekommen.
        Zu dritt läuft sie wie im Spiel zu dritt: ein Verteiler, 6 Aktions- und 4 Limitkarten, drei Angebote. Zu zweit gibt es einen Verteiler, einen Entscheider, 5 Aktions- und 3 Limitkarten und zwei Angebote. Startspieler ist im Uhrzeigersinn der Nächste, der noch dabei ist.
        Ist nur einer oder keiner mehr dabei, endet der Durchgang sofort.
        Beispiel: Ben ist ausgeschieden, Ada war Startspielerin. Cleo, die im Uhrzeigersinn folgt, teilt zehn Karten für Dora und Ada.
term-passage = Ende des Durchgangs und Bonus
    .effect = Unter zehn: Abstand zum höchsten Limit als Prestige
    .help =
        Am Ende eines Durchgangs, nach der letzten Runde, bekommt jeder mit weniger als zehn Limitpunkten Prestige: die höchste Limitsumme von allen minus die eigene. Wer zehn erreicht hat, auch erst in der letzten Runde, bekommt nichts, zählt aber für die höchste Summe mit.
        Dann darf verbannen, wer als Einziger die wenigsten hat. Nach dem ersten und dem zweiten Durchgang werden Limitkarten und Ablage zurückgemischt, alle sind wieder dabei, und der Startspieler wechselt im Uhrzeigersinn. Adlige, Brücken, Doge und Prestige bleiben.
        Beispiel: Ada hat 4, Ben 8, Cleo 10 und Dora 13. Ada bekommt 13 − 4 = 9, Ben 13 − 8 = 5.
term-fewest = Die wenigsten Limitpunkte
    .effect = Wer allein die wenigsten hat, darf verbannen
    .help =
        Am Ende eines Durchgangs, nach dem Bonus, darf der Spieler, der als Einziger die wenigsten Limitpunkte hat, eine Verbannung ausführen wie mit der Karte, oder verzichten. Haben mehrere gleich wenige, darf es niemand.
        Das gilt auch mit zehn oder mehr Punkten, denn die Regel nennt keine Grenze. Am Tisch kann vereinbart werden, dass es nur unter zehn gilt.
        Beispiel: Bei 4, 4, 11 und 12 verbannt niemand. Bei 10, 11, 12 und 12 tut es, wer 10 hat, wenn am Tisch nichts anderes vereinbart ist.
term-nobles = Adlige und Vorrat
    .effect = Je 25: in Gebieten, auf Brücken, im Vorrat
    .help =
        Ein Adliger kommt immer aus deinem Vorrat. Ist er leer, darfst du einen eigenen aus einem beliebigen Gebiet nehmen, aber nicht von einer Brücke. So liest Plaza die Regel: Sie sagt nur „vom Spielplan“, aber eine Brücke ohne Adligen gehörte niemandem. Einer ist immer da, denn höchstens 10 deiner 25 können auf Brücken stehen.
        Ersetzte und verbannte Adlige kommen zurück in den Vorrat ihres Besitzers. Adlige auf Brücken zählen für keine Mehrheit und können weder verbannt noch ersetzt werden.
        Beispiel: Dein Vorrat ist leer, und du spielst Castello aus. Du nimmst einen Adligen aus Dorsoduro und stellst ihn nach Castello.
term-bridges = Brücken
    .effect = Zwischen Nachbarn; bis zu 3, von verschiedenen Besitzern
    .help =
        Es gibt 12 Brücken. Eine Brücke verbindet zwei benachbarte Gebiete und trägt einen Adligen ihres Besitzers. Zwischen zwei Gebieten stehen höchstens drei, nie zwei desselben Spielers.
        Über deine Brücke reicht eine Gebietskarte auch in das Gebiet auf der anderen Seite, und der Doge geht für dich umsonst darüber. Andere zahlen dir 1 Prestigepunkt, wenn sie ihn darüber führen, außer sie haben dort selbst eine Brücke.
        Die Regel lässt sich auch so lesen, dass beliebige Gebiete verbunden werden dürfen; Plaza lässt nur Nachbarn zu, wie andere Quellen auch.
        Beispiel: Zwischen San Marco und Castello stehen Brücken von Ada und Ben. Cleo darf die dritte setzen, Ada dort keine zweite.
term-tolls = Weg des Dogen und Zoll
    .effect = Eigene Brücke umsonst, fremde kostet 1 an den Besitzer
    .help =
        Der Doge darf bleiben oder über beliebig viele Brücken gehen. Deine eigene ist umsonst, eine fremde kostet dich jedes Mal 1 Prestigepunkt, den ihr Besitzer bekommt. Stehen mehrere fremde nebeneinander, wählst du, wer ihn bekommt.
        Berührt gar keine Brücke sein Gebiet, darfst du 2 Prestigepunkte an niemanden zahlen und ihn in ein Nachbargebiet stellen, einmal je Karte; von dort darf er über Brücken weitergehen. Dass dort nur fremde Brücken stehen, genügt dafür nicht.
        Gezahlt wird vor der Wertung, und nur, was du hast: Prestige fällt nie unter 0.
        Das Menü zeigt je Gebiet die billigsten Wege, einen für jede Wahl der Empfänger. Am Tisch kann vereinbart werden, dass es auch teurere zeigt (aber keinen zweimal durch dasselbe Gebiet), denn zweimal Ben zu bezahlen kann besser sein als einmal den Führenden.
        Beispiel: Mit 1 Prestigepunkt gehst du über Bens Brücke und deine eigene: Ben bekommt 1. Eine zweite von Ben ist zu teuer.
term-scoring = Wertung eines Gebiets
    .effect = Meiste Adlige: erster Wert, zweitmeiste: zweiter
    .help =
        Nur wer Adlige im Gebiet hat, nimmt teil.
        Wer allein die meisten hat, bekommt den ersten Wert. Wer allein Zweiter ist, bekommt den zweiten Wert; sind mehrere Zweite, bekommt ihn keiner.
        Teilen sich mehrere den ersten Platz, bekommt jeder von ihnen den zweiten Wert, und sonst bekommt niemand etwas. Wer allein dort ist, bekommt nur den ersten Wert.
        Beispiel, San Marco (8 und 6): Ada hat 4 Adlige, Ben 3, Cleo 2: Ada bekommt 8, Ben 6. Bei 2, 2 und 1 bekommen Ada und Ben je 6. Bei 5, 3 und 3 bekommt Ada 8, die anderen nichts. Bei je 3 bekommen alle 6.
term-end = Ende des Spiels und Gleichstand
    .effect = Nach drei Durchgängen wird jedes Gebiet gewertet
    .help =
        Nach dem dritten Durchgang, mit Bonus und Verbannung, werden alle sechs Gebiete einmal gewertet, wo auch immer der Doge steht. Wer die meisten Prestigepunkte hat, gewinnt.
        Bei Gleichstand liegt vorn, wer mehr Adlige in San Marco hat. Ist auch das gleich, wird der Rang geteilt.
        Beispiel: Ada und Ben haben 61. Ada hat 3 Adlige in San Marco, Ben 5: Ben gewinnt.
term-three = Zu dritt
    .effect = Einer teilt zehn Karten in drei Angebote
    .help =
        Viele mögen San Marco zu dritt am liebsten. Was anders ist:
        Aufbau: zwei Brücken für jeden, zweimal im Uhrzeigersinn je eine.
        Rollen: Der Startspieler teilt; die anderen werden als erster und zweiter Entscheider gelost.
        Karten: 6 Aktions- und 4 Limitkarten in drei Angeboten, keines leer.
        Reihenfolge: Der erste Entscheider nimmt ein Angebot und führt es aus; danach nimmt der zweite eines der beiden anderen und der Verteiler das letzte.
        Letzte Runde: Ist einer ausgeschieden, spielen die anderen beiden sie mit 5 Aktions- und 3 Limitkarten in zwei Angeboten. Sind zwei oder drei ausgeschieden, endet der Durchgang.
        Beispiel: Ada teilt; Cleo wird zuerst gelost und nimmt eines von drei Angeboten, Ben eines von zweien, Ada das letzte.
term-together = Verdeckte Angebote
    .effect = Alle teilen zugleich; zu sehen sind nur die Rückseiten
    .help =
        Alle Verteiler teilen zugleich, es ist also egal, wer zuerst fertig ist. Aufgedeckt wird erst, wenn alle so weit sind. Dann sehen alle an den Rückseiten, wie viele Aktions- und wie viele Limitkarten in jedem Angebot liegen, aber nicht welche. Die Angebote der zweiten Gruppe bleiben verdeckt, bis die erste fertig ist.
        Alles andere entscheidet einer nach dem anderen. Was du zu einer Karte wählst, erfahren die anderen erst, wenn sie ausgeführt wird.
        Beispiel: Während Ada und Ben ihre Karten ausführen, sieht Dora, dass Cleos Angebote 4 + 1 und 1 + 2 Karten haben, und kann planen.
term-missing = Wenn jemand fehlt
    .effect = Ein vernünftiger Computer spielt auf diesem Platz weiter
    .help =
        Wenn jemand aufgibt oder abwesend ist oder der Tisch den Zug dem Computer überlässt, spielt ein vernünftiger Computer. Das ist keine Spielregel, hält aber das Spiel in Gang. Er sieht nur, was dieser Platz sehen darf, also nie ein fremdes verdecktes Angebot.
        Er teilt so, dass ihm am meisten bringt, was die anderen wohl übrig lassen. Er nimmt das Angebot, das ihm nach Abzug der Limitpunkte am meisten wert ist. Den Dogen lässt er stehen, oder er zahlt Zoll, je nachdem, was ihm mehr bringt.
        Beispiel: Ben ist weg und muss teilen. Der Computer teilt für ihn; was die anderen zur gleichen Zeit teilen, kann er nicht wissen.
term-table_options = Optionen des Tisches
    .effect = Was vor dem Spiel vereinbart wird
    .help =
        Wer einen Tisch eröffnet, wählt die Optionen bei `/spielen`; was gilt, steht im Beitrag des Tisches.
        Werte der Gebiete: belegt oder abgestuft.
        Karten der Verteiler: verdeckt, bis die Angebote geöffnet sind, oder offen für alle.
        Rollen: gelost oder vom Startspieler zugewiesen.
        Verbannen bei den wenigsten Limitpunkten: für jeden oder nur unter zehn.
        Wege des Dogen: die billigsten oder alle, die du bezahlen kannst.
        Beispiel: Mit `hands=open, roles=assigned` spielt ihr mit offenen Karten, und der Startspieler sagt, wer was tut.
term-edition = Auflage und Quellen
    .effect = Die Auflage von 2001 und woher ihre Zahlen stammen
    .help =
        Plaza spielt San Marco von Alan R. Moon und Aaron Weissblum, wie es 2001 erschienen ist, in eigenen Worten. Was das Regelheft sagt, gilt. Die Kartenzahlen stammen aus veröffentlichten Regeln in mehreren Sprachen und aus Besprechungen, die übereinstimmen.
        Wo das Heft schweigt, entscheidet Plaza so, wie es in diesen Einträgen steht. Was auf dem Plan steht und nirgends veröffentlicht ist, hat einen eigenen Eintrag, „Was rekonstruiert ist“.
        Beispiel: Dass San Marco 8 und 6 zählt, steht im Heft; dass es 10 Dogenkarten gibt, stammt aus solchen Quellen.
term-reconstructed = Was rekonstruiert ist
    .effect = Werte, Würfelzahlen und Nachbarn, die falsch sein könnten
    .help =
        Keine öffentliche Quelle zeigt den ganzen Plan, deshalb musste Plaza einen Teil rekonstruieren:
        1. Sicher: die Werte von San Marco (8 und 6), die Würfelzahl 6 für Castello und dass beide Nachbarn sind.
        2. Die Werte der anderen fünf: Bekannt ist, dass 6/5 und 6/4 auf dem Plan stehen, aber nicht, wo. „Belegt“ nimmt nur diese, „abgestuft“ auch erfundene.
        3. Die Würfelzahlen 1 bis 5. An den Chancen ändert das nichts.
        4. Alle anderen Nachbarn, nach dem wirklichen Venedig.
        Wenn du das Spiel besitzt, sag dem Betreiber dieses Bots, was anders ist: Es lässt sich in einer Datei berichtigen, `data/san_marco/components.toml`.
        Beispiel: Castello mit 6 und 5 ist geraten, seine Würfelzahl 6 ist sicher.


## Districts

district-cannaregio = Cannaregio
    .tag = Cannaregio
    .code = Can
    .effect = Meiste 6, zweitmeiste 4; Würfelzahl 1
    .does = Ein Adliger nach Cannaregio oder über eine eigene Brücke
    .help =
        { -district(first: 6, second: 4, face: 1) }
        Nachbarn: Santa Croce, San Polo, San Marco, Castello.
        Die Karte bringt einen Adligen hierher oder über eine eigene Brücke in ein Nachbargebiet. Werte, Würfelzahl und Nachbarn sind rekonstruiert.
        Beispiel: Ada hat hier 3 Adlige, Ben 1: Ada bekommt 6 Punkte, Ben 4.
district-santa_croce = Santa Croce
    .tag = S. Croce
    .code = Cro
    .effect = Meiste 6, zweitmeiste 5 (abgestuft 5, 4); Würfelzahl 2
    .does = Ein Adliger nach Santa Croce oder über eine eigene Brücke
    .help =
        { -district(first: 6, second: 5, graded: 2, graded_first: 5, graded_second: 4, face: 2) }
        Nachbarn: Cannaregio, San Polo, Dorsoduro.
        Die Karte bringt einen Adligen hierher oder über eine eigene Brücke in ein Nachbargebiet. Werte, Würfelzahl und Nachbarn sind rekonstruiert.
        Beispiel: Ada und Ben haben hier je 2 Adlige, Cleo 1: Ada und Ben bekommen je den zweiten Wert: 5 Punkte, abgestuft 4.
district-san_polo = San Polo
    .tag = S. Polo
    .code = Pol
    .effect = Meiste 6, zweitmeiste 4; Würfelzahl 3
    .does = Ein Adliger nach San Polo oder über eine eigene Brücke
    .help =
        { -district(first: 6, second: 4, face: 3) }
        Nachbarn: Cannaregio, Santa Croce, San Marco, Dorsoduro.
        Die Karte bringt einen Adligen hierher oder über eine eigene Brücke in ein Nachbargebiet. Werte, Würfelzahl und Nachbarn sind rekonstruiert.
        Beispiel: Nur Cleo hat hier Adlige: Sie bekommt 6 Punkte, den zweiten Wert bekommt niemand.
district-san_marco = San Marco
    .tag = S. Marco
    .code = Mar
    .effect = Meiste 8, zweitmeiste 6; Zahl 4; entscheidet bei Gleichstand
    .does = Ein Adliger nach San Marco oder über eine eigene Brücke
    .help =
        { -district(first: 8, second: 6, face: 4) }
        Nachbarn: Cannaregio, San Polo, Dorsoduro, Castello.
        Die Karte bringt einen Adligen hierher oder über eine eigene Brücke in ein Nachbargebiet. Bei Gleichstand am Ende gewinnt, wer hier mehr Adlige hat. Die Werte und Castello als Nachbar stehen im Regelheft, Würfelzahl und andere Nachbarn sind rekonstruiert.
        Beispiel: Ada hat hier 5 Adlige, Ben und Cleo je 3: Ada bekommt 8 Punkte, die anderen nichts.
district-dorsoduro = Dorsoduro
    .tag = Dorsoduro
    .code = Dor
    .effect = Meiste 6, zweitmeiste 5; Würfelzahl 5
    .does = Ein Adliger nach Dorsoduro oder über eine eigene Brücke
    .help =
        { -district(first: 6, second: 5, face: 5) }
        Nachbarn: Santa Croce, San Polo, San Marco.
        Die Karte bringt einen Adligen hierher oder über eine eigene Brücke in ein Nachbargebiet. Werte, Würfelzahl und Nachbarn sind rekonstruiert.
        Beispiel: Alle vier haben hier 2 Adlige: Jeder bekommt 5 Punkte.
district-castello = Castello
    .tag = Castello
    .code = Cas
    .effect = Meiste 6, zweitmeiste 5 (abgestuft 7, 5); Würfelzahl 6
    .does = Ein Adliger nach Castello oder über eine eigene Brücke
    .help =
        { -district(first: 6, second: 5, graded: 2, graded_first: 7, graded_second: 5, face: 6) }
        Nachbarn: Cannaregio, San Marco.
        Die Karte bringt einen Adligen hierher oder über eine eigene Brücke in ein Nachbargebiet. Die Würfelzahl 6 und San Marco als Nachbar stehen im Regelheft, die Werte und der andere Nachbar sind rekonstruiert.
        Beispiel: Ben besitzt eine Brücke zwischen Castello und San Marco. Mit der Karte Castello stellt er einen Adligen nach Castello oder nach San Marco.


## Action cards

card-bridge = Brücke
    .tag = Brücke
    .code = Brücke
    .effect = Brücke bauen; ist keine mehr da, eine fremde ersetzen
    .does = { card-bridge.effect }
    .help =
        { -cards(copies: 6) }
        Solange Brücken im Vorrat sind: Baue eine zwischen zwei benachbarten Gebieten, mit einem deiner Adligen darauf.
        Stehen alle 12: Wähle eine fremde Brücke. Sie wird dort, wo sie steht, deine, oder du versetzt sie zwischen zwei andere Nachbarn; ihr Adliger kommt zurück, und einer von dir tritt an seine Stelle. Eigene Brücken bleiben stehen.
        Danach stehen dort höchstens drei Brücken, nie zwei desselben Spielers: Wo du schon eine hast, kannst du keine übernehmen.
        Beispiel: Alle 12 stehen. Ada versetzt Bens Brücke von San Polo–Dorsoduro nach San Marco–Castello; Ben bekommt seinen Adligen zurück.
card-defector = Überläufer
    .tag = Überläufer
    .code = Tausch
    .effect = Einen fremden Adligen durch einen eigenen ersetzen
    .does = { card-defector.effect }
    .help =
        { -cards(copies: 12) }
        Wähle ein Gebiet und einen anderen Spieler mit einem Adligen dort: Der Adlige kommt zu seinem Besitzer zurück, und einer von dir tritt an seine Stelle. Du brauchst dort weder Adlige noch Brücken. Adlige auf Brücken sind sicher.
        Beispiel: In San Marco führt Ben mit 3 gegen deine 2. Nach dem Überläufer führst du mit 3 zu 2.
card-doge = Doge
    .tag = Doge
    .code = Doge
    .effect = Pflicht: Dogen bewegen, sein Gebiet werten
    .does = { card-doge.effect }
    .help =
        { -cards(copies: 10) }
        Diese Karte muss ausgeführt werden. Die erste des Spiels stellt den Dogen umsonst in ein beliebiges Gebiet. Später darf er bleiben oder über Brücken gehen; fremde kosten Zoll.
        Das Gebiet, in dem er ankommt, wird sofort gewertet. Mit mehreren Dogenkarten kann dasselbe Gebiet mehrmals gewertet werden.
        Beispiel: Der Doge steht in San Polo, du hast zwei Dogenkarten und führst dort. Du lässt ihn zweimal stehen und wertest San Polo zweimal.
card-banishment = Verbannung
    .tag = Bann
    .code = Bann
    .effect = Gebiet nennen und würfeln: So viele Adlige gehen
    .does = { card-banishment.effect }
    .help =
        { -cards(copies: 4) }
        Nenne ein Gebiet mit Adligen, dann wird gewürfelt; der Wurf gilt. So viele Adlige kommen in die Vorräte ihrer Besitzer zurück, oder alle, wenn es weniger sind. Fremde gehen zuerst, eigene erst, wenn keine fremden mehr da sind. Könnten mehrere Spieler Adlige verlieren und müssen nicht alle gehen, wählst du, wie viele von wem. Adlige auf Brücken sind sicher.
        Ein leeres Gebiet zu nennen hieße verzichten.
        Beispiel: Du würfelst 2, wo du 3 hast, Ben und Cleo je 2. Du nimmst zwei von Ben, zwei von Cleo oder je einen. Hätten sie je 1, gingen beide ohne Rückfrage.


## Limit cards

limit-1 = Limit 1
    .tag = Limit
    .effect = 1 Limitpunkt, bis der Durchgang endet
    .does = { limit-1.effect }
    .help =
        { -limit(copies: 8) }
        Bleibt bis zum Ende des Durchgangs vor dir liegen und zählt 1. Mit zehn Punkten oder mehr am Ende einer Runde scheidest du aus.
        Beispiel: Hast du 9 Punkte, bringt dich diese Karte auf zehn, und du scheidest aus dem Durchgang aus.
limit-2 = Limit 2
    .tag = Limit
    .effect = 2 Limitpunkte, bis der Durchgang endet
    .does = { limit-2.effect }
    .help =
        { -limit(copies: 10) }
        Bleibt bis zum Ende des Durchgangs vor dir liegen und zählt 2. Mit zehn Punkten oder mehr am Ende einer Runde scheidest du aus.
        Beispiel: Zwei dieser Karten und eine mit 3 Punkten sind 7.
limit-3 = Limit 3
    .tag = Limit
    .effect = 3 Limitpunkte, bis der Durchgang endet
    .does = { limit-3.effect }
    .help =
        { -limit(copies: 10) }
        Bleibt bis zum Ende des Durchgangs vor dir liegen und zählt 3. Mit zehn Punkten oder mehr am Ende einer Runde scheidest du aus.
        Beispiel: Drei dieser Karten sind 9; du bist noch dabei, und jede weitere Limitkarte lässt dich ausscheiden.


## Questions

spots = Auf der Karte
    .asked = bridge place take defect doge banish fewest source

ask-reroll = Deine vier Würfe sind alle gleich. Den letzten wiederholen?
    .why = Mit acht Adligen führst du in einem Gebiet fast sicher; mit sechs dort und zwei anderswo punktest du vielleicht in beiden.
ask-bridge = Zwischen welche beiden Gebiete kommt deine Brücke?
    .why = Über die eigene Brücke geht der Doge umsonst, und Gebietskarten erreichen beide Enden; andere zahlen dir Zoll. Verbinde Gebiete, in denen das deinen Adligen nützt.
ask-roles = Wer hat diese Runde welche Rolle?
    .why = Wer als Erster bei dir wählt, nimmt das Beste für sich; teilt noch jemand, so wählt dieser gar nicht.
ask-split = { $options ->
        [10] Welche Karten bilden Angebot 1 von 3? Der Rest ist für die anderen beiden.
       *[other] Welche Karten bilden Angebot 1? Der Rest ist Angebot 2.
    }
    .why = Die anderen wählen zuerst, du bekommst, was bleibt: Mache Angebote, zwischen denen du selbst schwanken würdest. Limitpunkte gleichen gute Karten aus.
ask-split_rest = Welche dieser Karten bilden Angebot 2? Der Rest ist Angebot 3.
    .why = Was niemand nimmt, ist deins: Mache keines der beiden deutlich besser.
ask-choose = Welches Angebot nimmst du?
    .why = Wäge die Karten gegen die Limitpunkte ab: Mit zehn gibt es keinen Bonus, und außer in der letzten Runde scheidest du aus. Mit weniger bringt am Ende des Durchgangs jeder Punkt unter dem höchsten Limit 1 Prestigepunkt.
ask-play = Welche Karte führst du als Nächstes aus?
    .why = Auf die Reihenfolge kommt es an: erst ein Gebiet stärken, dann mit dem Dogen werten. Nur eine Dogenkarte muss ausgeführt werden.
ask-place = Wohin kommt der Adlige der Karte { $subject }?
    .why = Ein Adliger lohnt sich, wo er ändert, wer Erster oder Zweiter ist: Vergleiche, was dir die Wertung jetzt bringt und was danach.
ask-take = Alle Brücken stehen. Welche fremde ersetzt du durch eine eigene?
    .why = Nimm eine, über die der Doge gehen wird oder die ihrem Besitzer Zoll bringt.
ask-defect = Welchen Adligen ersetzt du durch einen eigenen?
    .why = Das zählt doppelt, einer mehr für dich und einer weniger für den anderen: Sieh nach, wo das ändert, wer Erster oder Zweiter ist.
ask-doge = Wohin geht der Doge? Gewertet wird das Gebiet, in dem er ankommt.
    .why = Vergleiche, was jedes Gebiet dir und deinen Rivalen bringt, abzüglich des Zolls, den du ihnen zahlst.
ask-banish = Aus welchem Gebiet verbannst du Adlige? Danach wird gewürfelt.
    .why = Die Adligen der anderen gehen zuerst: Wähle ein Gebiet, in dem Rivalen punkten und du wenige hast. Wie viele gehen, sagt der Wurf.
ask-fewest = Du allein hast die wenigsten Limitpunkte. Aus einem Gebiet Adlige verbannen?
    .why = Es kostet dich nichts als eigene Adlige, wo die anderen wenige haben. Wähle ein Gebiet, in dem Rivalen punkten.
ask-victims = Wer verliert wie viele Adlige in { $subject }?
    .why = Nimm sie denen, die hier punkten oder nach Prestige vorn liegen.
ask-source = Dein Vorrat ist leer. Aus welchem Gebiet nimmst du einen Adligen?
    .why = Hole ihn, wo es dich keinen Platz kostet: wo du weit vorn liegst oder chancenlos bist.


## The first game: each kind of question, the first time that it comes

lesson-bridge = Eine Brücke verbindet zwei benachbarte Gebiete, und deine nützt dir zweifach: Deine Gebietskarten reichen bis zu beiden Enden, und der Doge geht über sie umsonst, während andere dir 1 Prestigepunkt zahlen. Die meisten beginnen bei einem Gebiet, das viel zählt, etwa San Marco oder daneben, und bauen die nächste anderswo, um viele Gebiete zu erreichen.
lesson-split = Du teilst alle diese Karten in Angebote. Die anderen wählen zuerst, dir bleibt das letzte, also teile gerecht. Auf einer Gebietskarte steht, wer dort wie viele Adlige hat, und golden, was ihnen eine Wertung jetzt brächte. Limitkarten sind eine Last: Mit zehn Punkten bist du bis zum nächsten Durchgang draußen. Die meisten legen sie zu den stärksten Aktionskarten: Jedes Angebot hat seinen Preis.
lesson-split_rest = Das erste Angebot steht; jetzt teile den Rest in das zweite und dritte. Was in jedem Angebot läge, steht unter der Frage. Überlege, welches du selbst nähmst: Fällt dir das schwer, hast du gut geteilt. Die meisten sorgen dafür, dass sie mit jedem der drei leben können, denn eines wird ihres.
lesson-choose = Nimm eines der Angebote. Seine Limitpunkte bleiben dir bis zum Ende des Durchgangs, seine Aktionskarten führst du sofort aus. Die meisten suchen zuerst ein Gebiet, das sie stärken und dann mit einer Dogenkarte werten können. Und sie achten auf ihre Limitpunkte: Wenige bringen am Ende des Durchgangs einen Bonus, mit zehn bist du draußen.
lesson-play = Jetzt führst du deine Karten aus, eine nach der anderen, in beliebiger Reihenfolge. Eine Gebietskarte bringt einen Adligen, ein Überläufer tauscht einen, eine Verbannung entfernt welche, eine Brücke verbindet, der Doge wertet. Die meisten stärken erst das Gebiet, das sie werten wollen, und spielen den Dogen zuletzt. Aufhören darfst du jederzeit, nur der Doge muss sein.
lesson-place = Dein Adliger kommt in das Gebiet auf der Karte oder über eine eigene Brücke in das am anderen Ende. Jedes Gebiet hat zwei Werte: den ersten für die meisten Adligen, den zweiten für die zweitmeisten. Bei Gleichstand vorn gibt es dort für alle den zweiten, bei Gleichstand dahinter nichts. Die meisten setzen ihn ein, wo er die Reihenfolge ändert: um gleichzuziehen, zu führen oder Zweiter zu werden.
lesson-take = Alle zwölf Brücken stehen, also nimmst du mit der Karte jemandem eine ab: Sie wird deine, wo sie steht oder anderswo. Suche eine, die dich immer wieder Zoll kostet oder über die der Doge als Nächstes gehen wird. Die meisten nehmen eine bei einem Gebiet, in dem sie stark sind.
lesson-defect = Ein Überläufer tauscht einen fremden Adligen gegen einen von dir, in jedem Gebiet; du musst dort noch niemanden haben. Das zählt also doppelt: einer weniger für den anderen, einer mehr für dich. Die meisten nutzen ihn, wo es knapp ist, um jemandem, der vorn liegt, den ersten oder zweiten Platz zu nehmen.
lesson-doge = Der Doge geht über Brücken in ein Gebiet oder bleibt; beim ersten Mal beginnt er, wo du willst, umsonst. Das Gebiet wird sofort gewertet: Die meisten und die zweitmeisten Adligen bringen Prestige. Fremde Brücken kosten dich je 1, eigene nichts. Die meisten werten, wo sie führen und sonst niemand viel bekommt: wo du auf deine Rivalen den größten Vorsprung gewinnst.
lesson-banish = Eine Verbannung schickt Adlige aus einem Gebiet nach Hause: Wie viele, sagt der Würfel, und die der anderen gehen zuerst. Die meisten wählen ein Gebiet, das bald gewertet wird und in dem ein Rivale weit vorn liegt und sie selbst wenige haben oder keinen. Deine gehen zuletzt, sind also sicher, solange genug andere dort stehen.
lesson-fewest = Wer am Ende eines Durchgangs allein die wenigsten Limitpunkte hat, darf Adlige verbannen wie mit der Karte: ein Lohn dafür, dass er wenig genommen hat. Es kostet dich nichts, also tun es die meisten: Wähle das Gebiet, das deinem stärksten Rivalen am meisten bringt und in dem du wenige hast. Du darfst auch verzichten.
lesson-victims = Gewürfelt ist; jetzt sagst du, wer hier wie viele Adlige verliert. Denk an die nächste Wertung: Wer ist hier Erster, wer Zweiter, und was würde das ändern? Die meisten nehmen sie dem, der nach Prestige vorn liegt, oder genau so viele, dass sie hier selbst Erster oder Zweiter werden.
lesson-source = Alle deine Adligen stehen auf dem Plan, also holst du einen eigenen aus einem Gebiet, um ihn anderswo einzusetzen. Die meisten nehmen ihn, wo es nichts ändert: wo sie mit zwei oder mehr führen oder nicht mehr Zweiter werden können. Sieh zuerst nach, wo du gleich wertest.


## Answers

option-reroll-again = Neu würfeln
    .note = Bis etwas anderes als { $district } kommt
    .why = Die zwei Adligen kommen in ein anderes Gebiet.
option-reroll-keep = Alle vier behalten
    .note = Acht Adlige in { $district }
    .why = Kaum jemand beginnt mit so vielen Adligen in { $district }.
option-pair = { $one } – { $two }
    .note = { $stays ->
        [1] Die Brücke bleibt stehen und wird deine
       *[other] { $bridges ->
            [0] Noch keine Brücke dort
            [one] 1 Brücke dort
           *[other] { $bridges } Brücken dort
        }
    }
    .why = { $stays ->
        [1] Die Brücke bleibt stehen; der Weg über sie kostet dich dann nichts.
       *[other] { $bridges ->
            [0] Dort ist noch keine Brücke: Deine öffnet den Weg, und dich kostet er nichts.
            [one] Dort steht schon eine Brücke; mit deiner kostet dich der Weg nichts.
           *[other] Dort stehen schon { $bridges } Brücken; mit deiner kostet dich der Weg nichts.
        }
    }
option-roles = { $decider } vor { $second }
    .people = decider second
    .note = { $decider } wählt zuerst, { $second } danach
    .why = { $decider } wählt zuerst, { $second } danach.
option-roles-with-distributor = { $decider } · { $distributor } mit { $second }
    .people = decider distributor second
    .note = { $decider } wählt bei dir; { $distributor } teilt für { $second }
    .why = { $decider } nimmt das bessere deiner Angebote; { $distributor } teilt für { $second }.
option-card = { $card }
    .note = { $card_does }
option-offer-1 = Angebot 1: { offer-limit }
    .note = { $cards }
    .why = { $cards }. { $limit ->
        [0] Keine Limitpunkte.
       *[other] Dein Limit steigt auf { offer-total }.
    }
option-offer-2 = Angebot 2: { offer-limit }
    .note = { $cards }
    .why = { $cards }. { $limit ->
        [0] Keine Limitpunkte.
       *[other] Dein Limit steigt auf { offer-total }.
    }
option-offer-3 = Angebot 3: { offer-limit }
    .note = { $cards }
    .why = { $cards }. { $limit ->
        [0] Keine Limitpunkte.
       *[other] Dein Limit steigt auf { offer-total }.
    }
offer-limit = { $limit ->
        [0] Limit bleibt { $total }
       *[other] Limit { offer-total }, +{ $limit }
    }
offer-total = { $total ->
        [0] 0
        [1] 1
        [2] 2
        [3] 3
        [4] 4
        [5] 5
        [6] 6
        [7] 7
        [8] 8
        [9] 9
       *[other] { $total } (raus)
    }
option-play-district = { $card }{ $copies ->
        [one] { "" }
       *[other] {" "}({ $copies } Karten)
    }
    .note = Jetzt gewertet: { $now } für dich · { $told ->
        [0] niemand ist dort
       *[other] Adlige: { $each }
    }
    .why = { $card_does }.
    .each = { $name } { $count }
option-play-card = { option-play-district }
    .note = { $card_does }
    .why = { $card_does }.
option-end = Aufhören
    .note = Die übrigen Karten werden ungenutzt abgelegt
    .why = Nur wenn der Rest anderen mehr nützt als dir.
option-place-district = { $district }
    .note = Wertung für dich: { $now }, dann { $then } · { $told ->
        [0] niemand ist dort
       *[other] { $each }
    }{ $over ->
        [0] { "" }
       *[other] {" "}· über deine Brücke
    }{ $lifts ->
        [0] { "" }
       *[other] {" "}· dein Vorrat ist leer
    }
    .why = Jetzt gewertet bringt dir das Gebiet { $now }, mit dem Adligen { $then }.
    .each = { $name } { $count }
option-bridge = { $one } – { $two } · { $owner }
    .people = owner
    .note = { $stays ->
        [0] Versetzen: Dort hast du schon eine eigene
       *[other] { $moves ->
            [0] Dort übernehmen
           *[other] Dort übernehmen oder versetzen
        }
    }
    .why = { $owner } verliert sie und den Zoll dort.
option-noble = { $district } · { $owner }
    .people = owner
    .note = { $owner } hat dort { $count }, du hast { $own } · Wertung für dich: { $now }, dann { $then }{ $lifts ->
        [0] { "" }
       *[other] {" "}· dein Vorrat ist leer
    }
    .why = Jetzt gewertet bringt dir das Gebiet { $now }, danach { $then }.
option-doge = { $stays ->
        [1] { $district } · er bleibt
       *[other] { $district }{ $enters ->
            [1] { "" }
           *[other] { $price ->
                [0] {" "}· umsonst
               *[other] { $payees_count ->
                    [0] {" "}· −{ $price } an niemanden
                   *[other] {" "}−{ $price }: { $payees }{ $step ->
                        [0] { "" }
                       *[other] , { $step } an niemanden
                    }
                }
            }
        }
    }
    .note = { $told ->
        [0] Niemand punktet
       *[other] Punkte: { $each }
    }
    .people = payees
    .each = { $name } { $count }
    .why = { $told ->
        [0] Niemand punktet, der Doge steht dort nur für später bereit.
       *[other] Bringt { $each }.
    }
option-banish-district = { $district }
    .note = Adlige: { $each }
    .each = { $name } { $count }
    .why = Adlige dort: { $others } von anderen, { $own } von dir.
option-fewest-district = { $district }
    .note = Adlige: { $each }
    .each = { $name } { $count }
    .why = Adlige dort: { $others } von anderen, { $own } von dir.
option-decline = Niemanden verbannen
    .note = Alle Adligen bleiben
    .why = Wenn dich jedes Gebiet mehr kosten würde als die anderen.
option-victims = { $each }
    .note = Wurf { $roll }: So viele Adlige verlassen { $district }
    .each = { $name } { $count }
    .why = Sie verlieren: { $each }.
option-source-district = { $district }
    .note = { $own ->
        [one] Dein einziger Adliger dort
       *[other] Du hast dort { $own }
    }{ $back ->
        [0] { "" }
       *[other] {" "}· die Karte stellt ihn dorthin zurück
    }
    .why = Du hast dort { $own }.


## What comes of an answer

remark-offer = { $cards_count ->
        [0] Angebot { $number }: noch keine Karten.
       *[other] Angebot { $number }: { $cards }. { $limit ->
            [0] Keine Limitpunkte.
            [one] 1 Limitpunkt. Wer es nimmt, hat dann: { $each }.
           *[other] { $limit } Limitpunkte. Wer es nimmt, hat dann: { $each }.
        }
    }
    .each = { $name } { $count ->
        [0] 0
        [1] 1
        [2] 2
        [3] 3
        [4] 4
        [5] 5
        [6] 6
        [7] 7
        [8] 8
        [9] 9
       *[other] { $count } (raus)
    }
remark-left = Für { $offers } weitere Angebote bleiben: { $cards }.{ $limit ->
        [0] { "" }
        [one] {" "}1 Limitpunkt.
       *[other] {" "}{ $limit } Limitpunkte.
    }
remark-out = Du bist in diesem Durchgang draußen, mit { $limit } Limitpunkten. { $passage ->
        [3] Es ist der letzte; danach wird jedes Gebiet gewertet.
       *[other] Im nächsten spielst du wieder mit.
    }
remark-limits = Limitkarten: { $cards }


## Events

event-rolled = { $seat } würfelt { $districts }: 2 Adlige für jeden Wurf.
    .short = würfelt { $districts }
event-kept_rolls = { $seat } behält die vier gleichen Würfe.
    .short = behält die vier gleichen Würfe
event-rerolled = { $seat } wiederholt den letzten Wurf: { $district }.
    .short = wiederholt den letzten Wurf: { $district }
event-bridge_placed = { $seat } baut eine Brücke zwischen { $one } und { $two }.
    .short = Brücke { $one } – { $two }
event-passage_began = { $passage ->
        [1] Durchgang 1 von 3 beginnt.
       *[other] Durchgang { $passage } von 3 beginnt: Alle sind wieder dabei, ohne Limitpunkte.
    }
    .short = Durchgang { $passage } von 3 beginnt
event-round_began = { $last ->
        [0] Runde { $round } von Durchgang { $passage }. Startspieler: { $seat }.
       *[other] Letzte Runde von Durchgang { $passage }. Startspieler: { $seat }.
    }
    .chapter = { $last ->
            [0] Durchgang { $passage }, Runde { $round }
           *[other] Durchgang { $passage }, letzte Runde
        }
    .short = beginnt
event-roles = { $seats_count ->
        [one] { $seat } teilt, { $seats } wählt.
       *[other] { $seat } teilt; { $seats } wählen in dieser Reihenfolge.
    }
    .short = teilt für { $seats }
event-dealt = { $seat } bekommt: { $cards }.
    .short = bekommt { $cards }
event-divided = { $actions_count ->
        [2] { $seat } hat geteilt, Aktions- + Limitkarten: { $actions_1 } + { $limits_1 } und { $actions_2 } + { $limits_2 }.
       *[other] { $seat } hat geteilt, Aktions- + Limitkarten: { $actions_1 } + { $limits_1 }, { $actions_2 } + { $limits_2 } und { $actions_3 } + { $limits_3 }.
    }
    .short = { $actions_count ->
            [2] bietet { $actions_1 }+{ $limits_1 }, { $actions_2 }+{ $limits_2 } (Aktion + Limit)
           *[other] bietet { $actions_1 }+{ $limits_1 }, { $actions_2 }+{ $limits_2 }, { $actions_3 }+{ $limits_3 } (Aktion + Limit)
        }
# Opened offers stand in the picture and in the menu; this is told when they are taken.
event-offer = { "" }
    .short = { "" }
event-took = { $seat } nimmt Angebot { $number } von { $giver }: { $cards }. Limit jetzt { $total }.
    .people = giver
    .chapter = { "" }
    .short = nimmt { $cards } (Limit jetzt { $total })
event-kept = { $seat } behält Angebot { $number }: { $cards }. Limit jetzt { $total }.
    .chapter = { "" }
    .short = behält { $cards } (Limit jetzt { $total })
event-placed = { $seat } stellt einen Adligen nach { $district }.
    .short = Adliger → { $district }
event-placed-with-card = { $seat } stellt einen Adligen nach { $district }, über eine Brücke von { $card }.
    .short = Adliger → { $district } (Brücke von { $card })
event-placed-with-lifted = { $seat } nimmt einen Adligen aus { $lifted } und stellt ihn nach { $district }.
    .short = Adliger { $lifted } → { $district }
event-placed-with-lifted-with-card = { $seat } nimmt einen Adligen aus { $lifted } und stellt ihn nach { $district }, über eine Brücke von { $card }.
    .short = Adliger { $lifted } → { $district } (Brücke von { $card })
event-built = { $seat } baut eine Brücke zwischen { $one } und { $two }.
    .short = Brücke { $one } – { $two }
event-built-with-lifted = { $seat } baut eine Brücke zwischen { $one } und { $two }, mit einem Adligen aus { $lifted }.
    .short = Brücke { $one } – { $two } (Adliger aus { $lifted })
event-took_over = { $seat } übernimmt die Brücke von { $owner } zwischen { $one } und { $two }.
    .people = owner
    .short = übernimmt Brücke { $one } – { $two } von { $owner }
event-took_over-with-lifted = { $seat } übernimmt die Brücke von { $owner } zwischen { $one } und { $two }, mit einem Adligen aus { $lifted }.
    .people = owner
    .short = übernimmt Brücke { $one } – { $two } von { $owner } (Adliger aus { $lifted })
event-moved_bridge = { $seat } nimmt die Brücke von { $owner } zwischen { $from_one } und { $from_two } und setzt sie zwischen { $one } und { $two }.
    .people = owner
    .short = versetzt Brücke { $from_one } – { $from_two } von { $owner } nach { $one } – { $two }
event-moved_bridge-with-lifted = { $seat } nimmt die Brücke von { $owner } zwischen { $from_one } und { $from_two } und setzt sie zwischen { $one } und { $two }, mit einem Adligen aus { $lifted }.
    .people = owner
    .short = versetzt Brücke { $from_one } – { $from_two } von { $owner } nach { $one } – { $two } (Adliger aus { $lifted })
event-defected = { $seat } ersetzt einen Adligen von { $owner } in { $district }.
    .people = owner
    .short = ersetzt { $owner } in { $district }
event-defected-with-lifted = { $seat } ersetzt einen Adligen von { $owner } in { $district } durch einen aus { $lifted }.
    .people = owner
    .short = ersetzt { $owner } in { $district } (Adliger aus { $lifted })
event-banishing = { $seat } verbannt Adlige aus { $district } und würfelt { $roll }.
    .short = verbannt aus { $district }, würfelt { $roll }
event-banished = { $seat } schickt Adlige aus { $district } nach Hause: { $each }.
    .each = { $name } { $count }
    .short = schickt Adlige nach Hause ({ $each })
event-doge_entered = { $seat } stellt den Dogen nach { $district }.
    .short = Doge → { $district }
event-doge_stayed = { $seat } lässt den Dogen in { $district } stehen.
    .short = Doge bleibt in { $district }
event-doge_moved = { $seat } führt den Dogen nach { $district }{ $price ->
        [0] , umsonst
       *[other] { $payees_count ->
            [0] {" "}und zahlt { $price } an niemanden
           *[other] {" "}und zahlt { $price } ({ $step ->
                [0] Zoll an { $payees }
               *[other] { $step } an niemanden, Zoll an { $payees }
            })
        }
    }.
    .people = payees
    .short = Doge → { $district }{ $price ->
            [0] { "" }
           *[other] {" "}(zahlt { $price }{ $payees_count ->
                [0] )
               *[other] {", "}Zoll an { $payees })
            }
        }
event-scored = { $told ->
        [0] Wertung in { $district }: Niemand ist dort.
       *[other] Wertung in { $district }: { $each }.
    }
    .each = { $name } { $count }
    .short = { $told ->
            [0] { $district }: niemand
           *[other] { $district }: { $each }
        }
event-declined = { $seat } legt ungenutzt ab: { $cards }.
    .short = legt ungenutzt ab ({ $cards })
event-out = { $seats_count ->
        [one] { $seats } hat zehn Limitpunkte oder mehr und scheidet aus.
       *[other] { $seats } haben zehn Limitpunkte oder mehr und scheiden aus.
    }
    .short = ausgeschieden: { $seats }
event-last_round = Die letzte Runde dieses Durchgangs spielen { $seats }.
    .short = letzte Runde des Durchgangs: { $seats }
event-bonus = { $told ->
        [0] Niemand hat weniger als zehn Limitpunkte: kein Bonus.
       *[other] Bonus, gemessen am höchsten Limit ({ $highest }): { $each }.
    }
    .each = { $name } { $count }
    .chapter = Bonus
    .short = { $told ->
            [0] niemand
           *[other] { $each }
        }
event-fewest = { $seat } hat allein die wenigsten Limitpunkte und darf verbannen.
    .short = wenigste Limitpunkte, darf verbannen
event-kept_peace = { $seat } verbannt niemanden.
    .short = verbannt niemanden
event-passage_ended = { $passage ->
        [3] Durchgang 3 von 3 ist zu Ende. Jetzt wird jedes Gebiet gewertet.
       *[other] Durchgang { $passage } von 3 ist zu Ende.
    }
    .chapter = Ende von Durchgang { $passage }
    .short = { $passage ->
            [3] alle Gebiete werden gewertet
           *[other] { "" }
        }
event-game_over = Das Spiel ist zu Ende.
    .chapter = { "" }
    .short = Ende


## Refusals: only those that the host's catalogue does not have


## Steps

step-setup = Aufbau: Würfe
step-bridges = Aufbau: Brücken
step-roles = Rollen
step-split = Karten teilen
step-choose = Angebot wählen
step-play = Karten ausführen
step-fewest = Wenigste Limitpunkte
step-over = Das Ende


## Final score

line-doge = Doge
line-tolls = Zoll
line-bonus = Bonus
line-final = Schlusswertung
line-nobles = Adlige in San Marco

expected = Der erwartete Endstand ist geschätzt: die bisherigen Punkte, die Schlusswertung nach jetzigem Stand, der Bonus, als endete der Durchgang jetzt, und für jeden künftigen Besuch des Dogen, was ein Gebiet jetzt im Schnitt bringt: die Mitte aus Anteil dieser Person und Mittel aller, plus ein Zehntel.

reason-three_passages = Drei Durchgänge sind gespielt, jedes Gebiet ist gewertet.


## Planning ahead: standing orders, and what may end a plan

order-least_limit = Das Angebot mit den wenigsten Limitpunkten nehmen
    .why = Bei gleich vielen nimmst du das mit den meisten Aktionskarten.
order-doge_gains = Den Dogen dorthin ziehen, wo es dir am meisten bringt
    .why = Was der Weg kostet und was die anderen bekommen, wird abgezogen.
order-victims_ahead = Die Adligen verbannen, deren Verlust dir am meisten hilft
    .why = Wo eine Verbannung die Wahl lässt; bringt dir alles gleich viel, trifft es, wer vorn liegt.
order-lift_least = Den entbehrlichsten Adligen umsetzen
    .why = Ist dein Vorrat leer, kommt der nötige Adlige von dort, wo er am wenigsten fehlt.
order-fewest_gains = Mit den wenigsten Limitpunkten: verbannen, wo es nützt
    .why = Am Ende eines Durchgangs verbannst du, wo es dir am meisten nützt, oder niemanden.
surprise-took = jemand nimmt ein Angebot
surprise-placed = jemand setzt einen Adligen ein
surprise-defected = jemand ersetzt einen Adligen
surprise-built = jemand baut eine Brücke
surprise-banishing = jemand verbannt Adlige
surprise-doge_moved = jemand zieht den Dogen


## Table options

table-districts = Werte der Gebiete
table-districts-attested = Belegt
    .note = San Marco 8/6; Castello, Dorsoduro, Santa Croce 6/5; Cannaregio, San Polo 6/4.
table-districts-graded = Abgestuft
    .note = Wie belegt, aber Castello 7/5 und Santa Croce 5/4: größere Unterschiede.
table-hands = Karten der Verteiler
table-hands-hidden = Verdeckt
    .note = Nur der Verteiler sieht sie, bis die Angebote aufgedeckt werden; so will es die Regel.
table-hands-open = Offen
    .note = Bis die Angebote geöffnet sind, sehen alle die Karten, aber nicht, wie sie geteilt werden.
table-roles = Rollen
table-roles-random = Gelost
    .note = Wer entscheidet und wer verteilt, wird jede Runde gelost; so will es die Regel.
table-roles-assigned = Zugewiesen
    .note = Der Startspieler der Runde bestimmt, wer entscheidet und wer verteilt.
table-fewest = Verbannen bei den wenigsten Limitpunkten
table-fewest-anybody = Für jeden
    .note = Wer allein die wenigsten Limitpunkte hat, darf verbannen, auch mit zehn oder mehr.
table-fewest-below_ten = Nur unter zehn
    .note = Wer allein die wenigsten Limitpunkte hat, darf verbannen, aber nicht mit zehn oder mehr.

table-routes = Wege des Dogen
table-routes-cheapest = Die billigsten
    .note = Je Gebiet die billigsten Wege, einen für jede Wahl der Empfänger.
table-routes-all = Alle
    .note = Auch teurere, um den einen statt des anderen zu bezahlen; so will es die Regel. Längere Menüs.


## Pictures and their alt texts: picture-* and alt-* (RENDER)

picture-setup = Aufbau
picture-passage = Durchgang { $passage }
picture-round = Runde { $round }
picture-last-round = letzte Runde
picture-out = raus
picture-over = Spielende
picture-doge-away = wartet
picture-offers = { $name } bietet an
picture-limit = Limit
picture-out-at = Limit { $limit }: raus
picture-dividing = Es wird geteilt
picture-divides = teilt noch
picture-divided = hat geteilt
picture-carries-out = { $name } führt aus
picture-pile = Aktionskarten im Stapel
picture-you = du
picture-end = fertig
picture-decline = verzichten
picture-again = neu würfeln
picture-keep = behalten
picture-nobody-scores = keine Punkte
picture-passage-ends = Durchgang { $passage } endet
picture-passage-begins = Durchgang { $passage } beginnt
picture-bonus = Bonus
picture-bonus-from = bis zum höchsten Limit: { $highest }
picture-peace = verbannt niemanden
picture-passages = 3 Durchgänge

# Worauf der Tisch wartet, hinter dem Namen.
picture-verb-setup = neu würfeln?
picture-verb-bridges = Brücke setzen
picture-verb-roles = Rollen zuweisen
picture-verb-split = Karten teilen
picture-verb-choose = Angebot nehmen
picture-verb-play = Karten ausführen
picture-verb-fewest = jemanden verbannen?

# Was gefragt ist, in zwei bis vier Wörtern. $pick ist ein Bereich wie 1–7.
picture-ask-reroll = Neu würfeln?
picture-ask-bridge = Brücke wohin?
picture-ask-roles = Wer macht was?
picture-ask-split = Angebot 1: { $pick } Karten
picture-ask-split_rest = Angebot 2: { $pick } Karten
picture-ask-choose = Nimm ein Angebot
picture-ask-play = Spiel eine Karte
picture-ask-place = Adliger wohin?
picture-ask-take = Welche Brücke?
picture-ask-defect = Wen ersetzen?
picture-ask-doge = Doge wohin?
picture-ask-banish = Verbannen wo?
picture-ask-fewest = Verbannen, und wo?
picture-ask-victims = Wer muss gehen?
picture-ask-source = Von wo nehmen?

alt-new = Neu: { $parts }.
alt-new-nobles = Adlige von { $name } in { $district }
alt-new-bridge = Brücke { $pair } von { $name }
alt-new-doge = Doge
alt-new-prestige = Prestige von { $name }
alt-new-limit = Limitpunkte von { $name }
alt-start = Startspieler: { $name }.
alt-division = { $name } teilt, { $deciders } { $count ->
        [one] wählt
       *[other] wählen in dieser Reihenfolge
    }.
alt-computer = Computer
alt-house = { $name }{ $signs }: Prestige { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}(Bonus jetzt +{ $bonus })
    }, Limit { $limit }, Vorrat { $supply }
alt-house-map = { $nobles }{ $count ->
        [0] {""}
        [one] ; Brücke { $bridges }
       *[other] ; Brücken { $bridges }
    }
alt-no-nobles = keine Adligen
alt-own = Du: Prestige { $points }, Limitpunkte { $limit }, Vorrat { $supply }.
alt-district = { $district } ({ $first }/{ $second }{ $doge ->
        [0] {""}
       *[other] , hier ist der Doge
    }): { $count ->
        [0] niemand
       *[other] { $nobles }
    }.
alt-values = Werte: { $values }.
alt-doge = Doge: { $district }.
alt-no-doge = Der Doge ist noch nicht im Spiel.
alt-bridges = Brücken: { $bridges }.
alt-passage-begins = Durchgang { $passage } beginnt. Startspieler: { $name }.
alt-making = Angebot { $number }: { $cards }{ $stands }.
alt-scores = Würde jetzt bringen: { $scores }.
alt-piles = Stapel: { $actions } Aktionskarten, { $limits } Limitkarten; noch { $bridges ->
        [one] { $bridges } Brücke
       *[other] { $bridges } Brücken
    }.
alt-pile = Aktionskarten im Stapel: { $cards }.
alt-dividing = { $name } { $waits ->
        [0] hat geteilt
       *[other] teilt noch
    }{ $count ->
        [0] {""}
       *[other] : { $cards }
    }.
alt-offers = { $name } bietet an: { $offers }.
alt-offers-for = { $name } bietet an, jeweils mit den Limitpunkten, die { $chooser } dann hätte: { $offers }.
alt-offer = { $cards } (dann { $total })
alt-offer-taken = { $cards } (genommen von { $name })
alt-left = { $name } hat noch: { $cards }.
alt-face-down = Verdeckt, von { $name } für { $deciders }: { $offers }.
alt-dealt = Alle sehen, welche Karten das sind: { $cards }.
alt-backs = { $actions } Aktion, { $limits } Limit
alt-stands = Mit Angebot { $number }: { $stands }.
alt-stand = { $name } { $total ->
        [one] 1 Limitpunkt
       *[other] { $total } Limitpunkte
    }
alt-routes = { $district } ({ $points }{ $price ->
        [0] {""}
       *[other] ; zahle { $price }
    }): { $routes }.
alt-card = Karte: { $card }.
alt-dead = Jetzt ohne Wirkung: { $cards }.
alt-taken = Ersetzt wird: Brücke { $pair } von { $name }.
alt-final = { $title }, Endwertung nach 3 Durchgängen.
alt-ties = Adlige in San Marco { $value }
alt-nobles = Adlige von { $name }: { $nobles }.
