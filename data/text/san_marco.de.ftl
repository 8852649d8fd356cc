# San Marco auf Deutsch. Dieselben Nachrichten in derselben Reihenfolge wie in san_marco.en.ftl; was
# ihre Formen bedeuten, steht dort. Die Begriffe sind die des Spiels: Adliger, Gebiet, Durchgang.

title = San Marco
    .short = San Marco
    .subtitle = Teile Karten, wähle klug und gewinne die Gebiete Venedigs
    .duration = etwa 75 Minuten
    .weight = mittelschwer
    .best = Am besten zu dritt. Zu viert mehr Glück: Viel hängt davon ab, wer mit wem zusammenkommt.

how = San Marco: So geht’s
    .goal = Schicke Adlige in Venedigs sechs Gebiete und hab die meisten, wo der Doge wertet. Nach drei Durchgängen gewinnt das meiste Prestige.
    .turn = In jeder Runde teilt einer Karten in Angebote, zu viert tun es zwei. Die anderen wählen zuerst, der Verteiler bekommt den Rest. Dann spielst du deine Karten: Adlige einsetzen, Brücken bauen, den Dogen ziehen.
    .card = Die zwei Zahlen eines Gebiets, etwa 8 und 6 bei San Marco: Prestige für die meisten und die zweitmeisten Adligen. Haben mehrere die meisten, bekommt jeder die zweite Zahl; bei Gleichstand dahinter gibt es nichts. Dunkel: Jemand bekäme es jetzt.
    .pays = Eine Dogenkarte wertet sofort ein Gebiet. Der Doge geht über Brücken: Deine sind gratis, eine fremde kostet dich 1 Prestige. Wenige Limitpunkte bringen am Ende eines Durchgangs einen Bonus; mit 10 bist du bis zum nächsten draußen. Wer die wenigsten hat, darf dann Adlige verbannen. Die helle Karte zeigt Durchgang und Runde, wer teilt (Waage) und wer wählt (Hand), und was an Karten und Brücken noch da ist.
    .end = Gespielt werden drei Durchgänge. Hat jemand 10 Limitpunkte, spielen die anderen noch eine letzte Runde, dann endet der Durchgang. Nach dem dritten wird jedes Gebiet noch einmal gewertet.
    .time = Etwa 75 Minuten Spielzeit, über Tage verteilt. Du bekommst eine Nachricht, wenn du am Zug bist.

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
        Du führst eine venezianische Familie und schickst ihre Adligen in sechs Gebiete. In jeder Runde teilen manche Spieler Karten in Angebote, und die anderen wählen eines davon. Dann führen alle ihre Karten aus. Gute Karten liegen oft bei vielen Limitpunkten: Mit 10 davon scheidest du aus dem Durchgang aus.
        Der Doge wertet das Gebiet, in dem er ankommt. Nach drei Durchgängen wird jedes Gebiet noch einmal gewertet. Das meiste Prestige gewinnt.
        Für 3 oder 4 Spieler. Viele mögen es zu dritt am liebsten: Dann teilt einer für alle.
        Beispiel: Ada bietet zwei Dogen mit 6 Limitpunkten oder drei schwache Karten ohne. Ben muss wissen, was er sich leisten kann.
term-setup = Aufbau
    .effect = Vier Würfe, dann je eine Brücke
    .help =
        Du hast 25 Adlige. Plaza würfelt für alle je viermal, in der Reihenfolge der Plätze. Jeder Wurf bringt 2 Adlige in das gewürfelte Gebiet. Sind alle vier Würfe gleich, darfst du den letzten wiederholen, bis eine andere Zahl kommt.
        Dann setzt jeder, vom Startspieler an im Uhrzeigersinn, eine Brücke zwischen zwei benachbarte Gebiete, mit einem Adligen darauf. Zu dritt sind es zwei, reihum je eine.
        Startspieler ist zuerst, wer auf dem ersten Platz sitzt.
        Beispiel: Du würfelst 6, 6, 1 und 4. Das sind vier Adlige in Castello, je zwei in Cannaregio und San Marco. Nach deiner Brücke hast du 16 im Vorrat.
term-round = Runde, Rollen und Startspieler
    .effect = Verteiler teilen, Entscheider wählen
    .help =
        Zu viert ist der Startspieler erster Verteiler. Die anderen Rollen werden gelost: erster Entscheider (beim Startspieler), zweiter Verteiler, zweiter Entscheider (bei diesem). Mit einer Tischoption weist der Startspieler die Rollen zu.
        Jeder Verteiler zieht 5 Aktions- und 3 Limitkarten und teilt sie in zwei Angebote; beide teilen gleichzeitig. Dann wählt und spielt das erste Paar. Danach folgt das zweite, dessen Angebote so lange verdeckt bleiben.
        In der nächsten Runde ist der Nächste im Uhrzeigersinn Startspieler.
        Beispiel: Ada beginnt. Ben, Cleo und Dora werden in dieser Reihenfolge gelost. Ben wählt aus Adas Angeboten, Dora aus denen von Cleo.
term-offers = Teilen und wählen
    .effect = Alle Karten in Angebote; die anderen wählen zuerst
    .help =
        Der Verteiler teilt alle Karten beliebig in Angebote, nur darf keines leer sein. Ein Angebot darf auch nur aus Limitkarten oder nur aus Aktionskarten bestehen.
        Der Entscheider nimmt eines der offenen Angebote. Die Limitkarten legt er offen vor sich, die Aktionskarten führt er dann aus. Danach nimmt der Verteiler, was übrig ist, und tut dasselbe.
        Bevor du bestätigst, zeigt dir Plaza deine Angebote, wie der Entscheider sie sehen wird. Dabei steht, wie viele Limitpunkte jeder von euch dann hätte.
        Beispiel: 8 Karten lassen sich 4–4, 5–3, 6–2 oder 7–1 teilen, aber nicht 8–0.
term-playing = Karten ausführen
    .effect = Eine nach der anderen, in beliebiger Reihenfolge
    .help =
        Deine Aktionskarten führst du einzeln aus, in beliebiger Reihenfolge. Gebiet, Brücke, Überläufer und Verbannung musst du nicht ausführen: Lege den Rest offen ab. Eine Dogenkarte ist Pflicht. Solange du eine hast, kannst du den Rest nicht ablegen.
        Eine Karte, die gerade nichts bewirken könnte, steht nicht zur Wahl.
        Bringt dich ein Angebot auf 10 Limitpunkte, führst du trotzdem alle seine Karten aus.
        Beispiel: Du hast Castello, eine Brücke und einen Dogen. Du stärkst Castello und wertest es dann mit dem Dogen. Die Brücke darfst du ablegen.
term-limits = Limitpunkte
    .effect = 10 oder mehr: ausgeschieden im Durchgang
    .help =
        Limitkarten mit 1, 2 oder 3 Punkten bleiben vor dir liegen, bis der Durchgang endet. Hast du am Ende einer Runde 10 Punkte oder mehr, scheidest du aus: keine Karten und keine Fragen bis zum nächsten Durchgang. Eine Ausnahme gibt es: Wer allein die wenigsten Limitpunkte hat, darf verbannen, auch mit zehn oder mehr. Eine Tischoption ändert das.
        Die Karten reichen immer: Kein Stapel kann in einem Durchgang ausgehen.
        Beispiel: Nach einer Runde hat Ada 3 Punkte, Ben 6, Cleo 10 und Dora 12. Cleo und Dora scheiden aus. Ada und Ben spielen eine letzte Runde.
term-last_round = Letzte Runde
    .effect = Wer noch dabei ist, spielt genau eine weitere
    .help =
        Ist jemand ausgeschieden und sind zwei oder drei noch dabei, spielen diese genau eine weitere Runde. Ihre Limitpunkte darin ändern daran nichts.
        Drei spielen sie wie ein Spiel zu dritt: ein Verteiler, 6 Aktions- und 4 Limitkarten, drei Angebote. Zwei spielen sie mit einem Verteiler, einem Entscheider, 5 Aktions- und 3 Limitkarten und zwei Angeboten. Startspieler ist im Uhrzeigersinn der Nächste, der noch dabei ist.
        Ist nur einer oder keiner mehr dabei, endet der Durchgang sofort.
        Beispiel: Ben ist ausgeschieden, Ada war Startspielerin. Cleo, die im Uhrzeigersinn folgt, teilt zehn Karten für Dora und Ada.
term-passage = Ende des Durchgangs und Bonus
    .effect = Unter 10: Abstand zur höchsten Summe als Prestige
    .help =
        Am Ende eines Durchgangs, nach der letzten Runde, bekommt jeder mit weniger als 10 Limitpunkten einen Bonus. Er ist die höchste Limitsumme von allen minus die eigene. Mit 10 oder mehr bekommst du nichts, deine Summe kann aber die höchste sein.
        Dann darf verbannen, wer die wenigsten hat. Nach dem ersten und dem zweiten Durchgang werden Limitkarten und Ablagestapel zurückgemischt. Alle sind wieder dabei, und der Startspieler wechselt im Uhrzeigersinn. Adlige, Brücken, Doge und Prestige bleiben.
        Beispiel: Ada hat 4, Ben 8, Cleo 10 und Dora 13. Ada bekommt 13 − 4 = 9 Prestigepunkte, Ben 13 − 8 = 5.
term-fewest = Die wenigsten Limitpunkte
    .effect = Wer die wenigsten hat, darf verbannen
    .help =
        Am Ende eines Durchgangs, nach dem Bonus, darf der Spieler mit den wenigsten Limitpunkten verbannen wie mit der Karte, oder verzichten. Haben zwei oder mehr gleich wenige, darf es keiner.
        Das gilt auch mit zehn oder mehr Punkten. Eine Tischoption beschränkt es auf Spieler unter 10.
        Beispiel: Bei 4, 4, 11 und 12 gibt es keine Verbannung. Bei 10, 11, 12 und 12 darf verbannen, wer 10 hat, wenn die Tischoption es nicht verbietet.
term-nobles = Adlige und Vorrat
    .effect = Je 25: in Gebieten, auf Brücken, im Vorrat
    .help =
        Ein Adliger kommt immer aus deinem Vorrat. Ist er leer, darfst du einen eigenen aus einem beliebigen Gebiet nehmen, aber nicht von einer Brücke. So liest Plaza die Regel: Sie sagt nur „vom Spielplan“, aber eine Brücke ohne Adligen hätte keinen Besitzer. Einer ist immer da, denn höchstens 10 deiner 25 können auf Brücken stehen.
        Ersetzte und verbannte Adlige kommen zurück in den Vorrat ihres Besitzers. Adlige auf Brücken zählen für keine Mehrheit und sind vor Verbannung und Überläufern sicher.
        Beispiel: Dein Vorrat ist leer, und du spielst Castello. Du nimmst einen Adligen aus Dorsoduro und stellst ihn nach Castello.
term-bridges = Brücken
    .effect = Zwischen Nachbarn; bis zu 3, von verschiedenen Besitzern
    .help =
        Es gibt 12 Brücken. Eine Brücke verbindet zwei benachbarte Gebiete und trägt einen Adligen ihres Besitzers. Zwischen zwei Gebieten stehen höchstens drei, nie zwei desselben Spielers.
        Über deine Brücke reicht eine Gebietskarte auch in das Gebiet auf der anderen Seite, und der Doge geht für dich kostenlos darüber. Andere zahlen dir 1 Prestigepunkt, wenn sie ihn darüber führen, außer sie haben dort selbst eine Brücke.
        Die Regel lässt sich auch so lesen, dass beliebige Gebiete verbunden werden dürfen. Plaza lässt nur Nachbarn zu, wie andere Quellen auch.
        Beispiel: Zwischen San Marco und Castello stehen Brücken von Ada und Ben. Cleo darf die dritte setzen, Ada dort keine zweite.
term-tolls = Weg des Dogen und Zoll
    .effect = Eigene Brücke gratis, fremde kostet 1 an den Besitzer
    .help =
        Der Doge darf bleiben oder über beliebig viele Brücken gehen. Deine sind kostenlos. Eine fremde kostet dich jedes Mal 1 Prestigepunkt, den ihr Besitzer bekommt. Stehen dort mehrere fremde, wählst du, welcher Besitzer ihn bekommt. Gezahlt wird vor der Wertung, und Prestige fällt nie unter 0.
        Das Menü zeigt die billigsten Wege, einen für jede Wahl der Besitzer. Eine Tischoption zeigt auch teurere, keinen zweimal durch dasselbe Gebiet.
        Beispiel: Mit 1 Prestigepunkt gehst du über Bens Brücke und deine eigene. Ben bekommt 1. Eine zweite von Ben ist zu teuer.
term-stranded = Doge ohne Brücke
    .effect = Keine Brücke an seinem Gebiet: 2 Prestige für einen Schritt
    .help =
        Berührt gar keine Brücke das Gebiet des Dogen, darf er für 2 Prestigepunkte in ein Nachbargebiet treten; niemand bekommt sie. Das geht einmal je Karte, und er darf weitergehen. Dass dort nur fremde Brücken stehen, genügt dafür nicht.
        Beispiel: Der Doge ist in Castello, und dort endet keine Brücke. Du zahlst 2 Prestigepunkte, stellst ihn nach San Marco und führst ihn über deine Brücke weiter nach San Polo.
term-scoring = Wertung eines Gebiets
    .effect = Meiste Adlige: erster Wert, zweitmeiste: zweiter
    .help =
        Nur wer Adlige im Gebiet hat, nimmt teil.
        Die meisten Adligen: erster Wert. Die zweitmeisten: zweiter Wert. Gleichstand auf Platz zwei: Keiner bekommt ihn.
        Gleichstand auf Platz eins: Jeder davon bekommt den zweiten Wert, alle anderen nichts. Allein im Gebiet: nur der erste Wert.
        Beispiel, San Marco (8 und 6): Ada hat 4 Adlige, Ben 3, Cleo 2: Ada bekommt 8, Ben 6. Bei 2, 2 und 1 bekommen Ada und Ben je 6. Bei 5, 3 und 3 bekommt Ada 8, die anderen nichts. Bei je 3 bekommen alle 6.
term-end = Ende des Spiels und Gleichstand
    .effect = Nach drei Durchgängen wird jedes Gebiet gewertet
    .help =
        Nach dem dritten Durchgang, mit Bonus und Verbannung, werden alle sechs Gebiete einmal gewertet, wo auch immer der Doge steht. Das meiste Prestige gewinnt.
        Bei Gleichstand liegt vorn, wer mehr Adlige in San Marco hat. Ist auch das gleich, teilt ihr den Platz.
        Beispiel: Ada und Ben haben 61. Ada hat 3 Adlige in San Marco, Ben 5: Ben gewinnt.
term-three = Zu dritt
    .effect = Einer teilt zehn Karten in drei Angebote
    .help =
        Aufbau: zwei Brücken für jeden, zweimal im Uhrzeigersinn je eine.
        Rollen: Der Startspieler teilt. Die anderen werden als erster und zweiter Entscheider gelost.
        Karten: 6 Aktions- und 4 Limitkarten in drei Angeboten, keines leer.
        Reihenfolge: Der erste Entscheider nimmt ein Angebot und führt es aus. Danach nimmt der zweite eines der beiden anderen, und der Verteiler bekommt das letzte.
        Letzte Runde: Ist einer ausgeschieden, spielen die anderen beiden sie mit 5 Aktions- und 3 Limitkarten in zwei Angeboten. Sind zwei oder drei ausgeschieden, endet der Durchgang.
        Beispiel: Ada teilt. Cleo wird zuerst gelost und nimmt eines von drei Angeboten, Ben eines von zweien, Ada das letzte.
term-together = Verdeckte Angebote
    .effect = Alle teilen gleichzeitig; sichtbar sind nur Rückseiten
    .help =
        Alle Verteiler teilen gleichzeitig, es ist also egal, wer zuerst fertig ist. Die Angebote bleiben verdeckt, bis alle so weit sind. Dann sehen alle an den Rückseiten, wie viele Aktions- und Limitkarten in jedem liegen, aber nicht welche. Die Angebote des zweiten Paares bleiben verdeckt, bis das erste fertig ist.
        Alles andere entscheidet ihr nacheinander. Was du zu einer Karte wählst, erfahren die anderen erst, wenn du sie ausführst.
        Beispiel: Ada und Ben führen ihre Karten aus. Dora sieht, dass Cleos Angebote 4 + 1 und 1 + 2 Karten haben, und kann planen.
term-missing = Wenn jemand fehlt
    .effect = Ein Computer der Stufe Normal übernimmt den Platz
    .help =
        Ein Computer der Stufe Normal spielt, wenn jemand aufgibt oder abwesend ist oder der Tisch ihm den Zug überlässt. Das ist keine Spielregel, hält aber das Spiel in Gang. Er sieht nur, was dieser Platz sehen darf, also nie ein fremdes verdecktes Angebot.
        Er teilt so, dass ihm am meisten bringt, was die anderen wohl übrig lassen. Er nimmt das Angebot, das ihm nach Abzug der Limitpunkte am meisten wert ist. Den Dogen lässt er stehen, oder er zahlt Zoll, je nachdem, was ihm mehr bringt.
        Beispiel: Ben ist weg und muss teilen. Der Computer teilt für ihn. Was die anderen gleichzeitig teilen, kann er nicht wissen.
term-table_options = Tischoptionen
    .effect = Vor dem Spiel vereinbart
    .help =
        Der Gastgeber wählt die Optionen bei `/spielen`; die Lobby zeigt sie.
        Werte der Gebiete: belegt oder abgestuft.
        Karten der Verteiler: verdeckt, bis die Angebote aufgedeckt werden, oder offen für alle.
        Rollen: gelost oder vom Startspieler zugewiesen.
        Verbannung bei den wenigsten Limitpunkten: bei jeder Summe oder nur unter 10.
        Wege des Dogen: die billigsten oder alle, die du bezahlen kannst.
        Beispiel: Mit `hands=open, roles=assigned` spielt ihr mit offenen Karten, und der Startspieler sagt, wer was tut.
term-edition = Auflage und Quellen
    .effect = Die Auflage von 2001 und woher ihre Zahlen stammen
    .help =
        Plaza spielt San Marco von Alan R. Moon und Aaron Weissblum, wie es 2001 erschienen ist, in eigenen Worten. Es gilt das Regelheft. Die Kartenzahlen stammen aus veröffentlichten Regeln in mehreren Sprachen und aus Besprechungen, die übereinstimmen.
        Wo das Heft schweigt, entscheidet Plaza so, wie es in diesen Einträgen steht. Manches auf dem Plan ist nirgends veröffentlicht: Siehe „Was rekonstruiert ist“.
        Beispiel: Dass San Marco 8 und 6 zählt, steht im Heft. Dass es 10 Dogenkarten gibt, stammt aus solchen Quellen.
term-reconstructed = Was rekonstruiert ist
    .effect = Werte, Würfelzahlen und Nachbarn, die falsch sein könnten
    .help =
        Keine öffentliche Quelle zeigt den ganzen Plan:
        1. Sicher: die Werte von San Marco (8 und 6), die Würfelzahl 6 für Castello und dass beide Nachbarn sind.
        2. Die Werte der anderen fünf: 6/5 und 6/4 stehen auf dem Plan, aber wo, ist nicht bekannt. „Belegt“ nimmt nur diese, „abgestuft“ auch erfundene.
        3. Die Würfelzahlen 1 bis 5. An den Chancen ändert das nichts.
        4. Alle anderen Nachbarn, nach dem wirklichen Venedig.
        Besitzt du das Spiel, sag dem Betreiber dieses Bots, was anders ist: Es steht in `data/san_marco/components.toml`.
        Beispiel: Castello mit 6 und 5 ist geraten, seine Würfelzahl 6 ist sicher.


## Districts

district-cannaregio = Cannaregio
    .tag = Cannaregio
    .code = Can
    .effect = Meiste 6, zweitmeiste 4
    .does = +1 Adliger in Cannaregio oder über deine Brücke nebenan
    .help =
        { -district(first: 6, second: 4, face: 1) }
        Nachbarn: Santa Croce, San Polo, San Marco, Castello.
        Die Karte bringt einen Adligen hierher oder über deine Brücke in ein Nachbargebiet. Werte, Würfelzahl und Nachbarn sind rekonstruiert.
        Beispiel: Ada hat hier 3 Adlige, Ben 1. Ada bekommt 6 Punkte, Ben 4.
district-santa_croce = Santa Croce
    .tag = S. Croce
    .code = Cro
    .effect = Meiste 6, zweitmeiste 5 (Option „abgestuft“: 5, 4)
    .does = +1 Adliger in Santa Croce oder über deine Brücke nebenan
    .help =
        { -district(first: 6, second: 5, graded: 2, graded_first: 5, graded_second: 4, face: 2) }
        Nachbarn: Cannaregio, San Polo, Dorsoduro.
        Die Karte bringt einen Adligen hierher oder über deine Brücke in ein Nachbargebiet. Werte, Würfelzahl und Nachbarn sind rekonstruiert.
        Beispiel: Ada und Ben haben hier je 2 Adlige, Cleo 1. Ada und Ben bekommen je den zweiten Wert: 5 Punkte, abgestuft 4.
district-san_polo = San Polo
    .tag = S. Polo
    .code = Pol
    .effect = Meiste 6, zweitmeiste 4
    .does = +1 Adliger in San Polo oder über deine Brücke nebenan
    .help =
        { -district(first: 6, second: 4, face: 3) }
        Nachbarn: Cannaregio, Santa Croce, San Marco, Dorsoduro.
        Die Karte bringt einen Adligen hierher oder über deine Brücke in ein Nachbargebiet. Werte, Würfelzahl und Nachbarn sind rekonstruiert.
        Beispiel: Nur Cleo hat hier Adlige. Sie bekommt 6 Punkte, den zweiten Wert bekommt niemand.
district-san_marco = San Marco
    .tag = S. Marco
    .code = Mar
    .effect = Meiste 8, zweitmeiste 6; zählt am Ende bei Gleichstand
    .does = +1 Adliger in San Marco oder über deine Brücke nebenan
    .help =
        { -district(first: 8, second: 6, face: 4) }
        Nachbarn: Cannaregio, San Polo, Dorsoduro, Castello.
        Die Karte bringt einen Adligen hierher oder über deine Brücke in ein Nachbargebiet. Bei Gleichstand am Ende gewinnt, wer hier mehr Adlige hat. Die Werte und Castello als Nachbar stehen im Regelheft. Würfelzahl und andere Nachbarn sind rekonstruiert.
        Beispiel: Ada hat hier 5 Adlige, Ben und Cleo je 3. Ada bekommt 8 Punkte, die anderen nichts.
district-dorsoduro = Dorsoduro
    .tag = Dorsoduro
    .code = Dor
    .effect = Meiste 6, zweitmeiste 5
    .does = +1 Adliger in Dorsoduro oder über deine Brücke nebenan
    .help =
        { -district(first: 6, second: 5, face: 5) }
        Nachbarn: Santa Croce, San Polo, San Marco.
        Die Karte bringt einen Adligen hierher oder über deine Brücke in ein Nachbargebiet. Werte, Würfelzahl und Nachbarn sind rekonstruiert.
        Beispiel: Alle vier Spieler haben hier 2 Adlige. Jeder bekommt 5 Punkte.
district-castello = Castello
    .tag = Castello
    .code = Cas
    .effect = Meiste 6, zweitmeiste 5 (Option „abgestuft“: 7, 5)
    .does = +1 Adliger in Castello oder über deine Brücke nebenan
    .help =
        { -district(first: 6, second: 5, graded: 2, graded_first: 7, graded_second: 5, face: 6) }
        Nachbarn: Cannaregio, San Marco.
        Die Karte bringt einen Adligen hierher oder über deine Brücke in ein Nachbargebiet. Die Würfelzahl 6 und San Marco als Nachbar stehen im Regelheft. Die Werte und der andere Nachbar sind rekonstruiert.
        Beispiel: Ben besitzt eine Brücke zwischen Castello und San Marco. Mit der Karte Castello stellt er einen Adligen in eines der beiden.


## Action cards

card-bridge = Brücke
    .tag = Brücke
    .code = Brücke
    .effect = Brücke bauen; stehen alle, eine fremde nehmen
    .does = { card-bridge.effect }
    .help =
        { -cards(copies: 6) }
        Solange Brücken da sind: Baue eine zwischen zwei benachbarten Gebieten, mit einem deiner Adligen darauf.
        Stehen alle 12: Wähle eine fremde Brücke. Sie wird deine, wo sie steht, oder du versetzt sie zwischen zwei andere Nachbarn. Ihr Adliger kehrt heim, und einer von dir tritt an seine Stelle. Eigene Brücken bleiben stehen.
        Zwischen zwei Gebieten stehen höchstens drei Brücken, nie zwei desselben Spielers. Wo du schon eine hast, kannst du keine übernehmen.
        Beispiel: Alle 12 stehen. Ada versetzt Bens Brücke von San Polo–Dorsoduro nach San Marco–Castello. Ben bekommt seinen Adligen zurück.
card-defector = Überläufer
    .tag = Überläufer
    .code = Tausch
    .effect = Einen fremden Adligen durch einen eigenen ersetzen
    .does = { card-defector.effect }
    .help =
        { -cards(copies: 12) }
        Wähle ein Gebiet und einen anderen Spieler mit einem Adligen dort. Der Adlige kehrt heim, und einer von dir tritt an seine Stelle. Du brauchst dort weder Adlige noch Brücken. Adlige auf Brücken sind sicher.
        Beispiel: In San Marco führt Ben mit 3 gegen deine 2. Nach dem Überläufer führst du mit 3 zu 2.
card-doge = Doge
    .tag = Doge
    .code = Doge
    .effect = Pflicht: Dogen ziehen, sein Gebiet werten
    .does = { card-doge.effect }
    .help =
        { -cards(copies: 10) }
        Diese Karte musst du ausführen. Die erste des Spiels stellt den Dogen kostenlos in ein beliebiges Gebiet. Später darf er bleiben oder über Brücken gehen; fremde kosten Zoll.
        Das Gebiet, in dem er ankommt, wird sofort gewertet. Mit mehreren Dogenkarten kann dasselbe Gebiet mehrmals gewertet werden.
        Beispiel: Der Doge steht in San Polo, wo du führst. Mit zwei Dogenkarten lässt du ihn stehen und wertest San Polo zweimal.
card-banishment = Verbannung
    .tag = Verbannung
    .code = Bann
    .effect = Gebiet nennen und würfeln: So viele Adlige gehen
    .does = { card-banishment.effect }
    .help =
        { -cards(copies: 4) }
        Nenne ein Gebiet mit Adligen, dann würfelt Plaza; der Wurf gilt. So viele Adlige kehren in die Vorräte ihrer Besitzer heim, oder alle, wenn es weniger sind. Fremde gehen zuerst, eigene erst, wenn keine fremden mehr da sind. Haben mehrere Rivalen dort Adlige und müssen nicht alle gehen, wählst du, wie viele jeder verliert. Adlige auf Brücken sind sicher.
        Ein leeres Gebiet kannst du nicht nennen: Das hieße verzichten.
        Beispiel: Du würfelst 2, wo du 3 hast, Ben und Cleo je 2. Du nimmst zwei von Ben, zwei von Cleo oder je einen. Hätten sie je 1, gingen beide ohne Rückfrage.


## Limit cards

limit-1 = Limit 1
    .tag = Limit
    .effect = 1 Limitpunkt, bis der Durchgang endet
    .does = { limit-1.effect }
    .help =
        { -limit(copies: 8) }
        Bleibt bis zum Ende des Durchgangs vor dir liegen und zählt 1. Mit 10 Punkten oder mehr am Ende einer Runde scheidest du aus.
        Beispiel: Hast du 9 Punkte, bringt dich diese Karte auf 10, und du scheidest aus dem Durchgang aus.
limit-2 = Limit 2
    .tag = Limit
    .effect = 2 Limitpunkte, bis der Durchgang endet
    .does = { limit-2.effect }
    .help =
        { -limit(copies: 10) }
        Bleibt bis zum Ende des Durchgangs vor dir liegen und zählt 2. Mit 10 Punkten oder mehr am Ende einer Runde scheidest du aus.
        Beispiel: Zwei dieser Karten und eine mit 3 Punkten sind 7.
limit-3 = Limit 3
    .tag = Limit
    .effect = 3 Limitpunkte, bis der Durchgang endet
    .does = { limit-3.effect }
    .help =
        { -limit(copies: 10) }
        Bleibt bis zum Ende des Durchgangs vor dir liegen und zählt 3. Mit 10 Punkten oder mehr am Ende einer Runde scheidest du aus.
        Beispiel: Drei dieser Karten sind 9. Du bist noch dabei, aber jede weitere Limitkarte lässt dich ausscheiden.


## Questions

spots = Auf dem Plan
    .asked = bridge take defect

picks-card = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

ask-reroll = Deine vier Würfe sind alle gleich. Den letzten wiederholen?
    .why = Mit acht Adligen führst du in einem Gebiet fast sicher. Mit sechs dort und zwei anderswo punktest du vielleicht in beiden.
ask-bridge = Wo baust du deine Brücke?
    .why = Der Doge geht gratis darüber, andere zahlen dir 1. Deine Gebietskarten setzen Adlige auch über sie hinweg: Baue, wo das nützt.
    .done = **{ $named }** gebaut
ask-roles = Wer hat diese Runde welche Rolle?
    .why = Der erste Entscheider nimmt dein bestes Angebot. Ein zweites Paar lässt deine Angebote in Ruhe.
ask-split = { $options ->
        [10] Wähle die Karten für Angebot 1 von 3.
       *[other] Wähle die Karten für Angebot 1. Der Rest ist Angebot 2.
    }
    .why = Die anderen wählen zuerst, du bekommst den Rest: Mache Angebote, zwischen denen du selbst schwanken würdest. Limitpunkte gleichen gute Karten aus.
    .done = **{ $named }** in Angebot 1 gelegt
ask-split_rest = Wähle die Karten für Angebot 2. Der Rest ist Angebot 3.
    .why = Du bekommst das Angebot, das keiner nimmt. Mache keines der beiden deutlich besser.
    .done = **{ $named }** in Angebot 2 gelegt; Angebot 3 ist **{ $others }**
ask-choose = Welches Angebot nimmst du?
    .why = Mit 10 Limitpunkten bekommst du keinen Bonus und bist nach dieser Runde draußen. Darunter bekommst du am Ende des Durchgangs 1 Prestige für jeden Punkt unter der höchsten Summe.
    .done = **{ $named }** genommen
ask-play = Welche Karte führst du als Nächstes aus?
    .why = Die Reihenfolge zählt: erst ein Gebiet stärken, dann mit dem Dogen werten. Nur Dogenkarten musst du ausführen.
ask-place = Wohin kommt dein Adliger ({ $subject })?
    .why = Setze ihn ein, wo er ändert, wer Erster oder Zweiter ist. Vergleiche, was dir eine Wertung jetzt brächte und was mit ihm.
    .done = einen Adligen nach **{ $district }** gesetzt
ask-take = Alle Brücken stehen. Welche ersetzt du?
    .why = Nimm eine, über die der Doge gehen wird oder die ihrem Besitzer Zoll bringt.
ask-defect = Welchen Adligen ersetzt du durch einen eigenen?
    .why = Das zählt doppelt: einer mehr für dich, einer weniger für den anderen. Sieh nach, wo das ändert, wer Erster oder Zweiter ist.
ask-doge = Wohin geht der Doge? Dort wird gewertet.
    .why = Vergleiche, was jedes Gebiet dir und deinen Rivalen bringt. Zoll zählt doppelt: Du verlierst ihn, sie bekommen ihn.
    .done = den Dogen **{ $district }** werten lassen
ask-banish = Aus welchem Gebiet verbannst du? Dann wird gewürfelt.
    .why = Fremde Adlige gehen zuerst: Wähle ein Gebiet, in dem Rivalen punkten und du wenige hast. Wie viele gehen, sagt der Wurf.
ask-fewest = Wenigste Limitpunkte: aus einem Gebiet verbannen?
    .why = Es ist gratis, doch wo Rivalen wenige haben, gehen auch deine. Wähle ein Gebiet, in dem Rivalen punkten.
ask-victims = Wessen Adlige verlassen { $subject }?
    .why = Nimm sie denen, die hier punkten oder nach Prestige vorn liegen.
ask-source = Vorrat leer: Woher nimmst du einen Adligen?
    .why = Nimm ihn, wo es dich keinen Platz kostet: wo du weit vorn liegst oder chancenlos bist.


## The first game: each kind of question, the first time that it comes

lesson-bridge = Baue eine Brücke: Der Doge geht für dich gratis darüber, andere zahlen dir 1 Prestige, und Gebietskarten reichen hinüber. Tipp: Beginne neben San Marco (umrandet).
lesson-split = Wähle die Karten für ein Angebot; die anderen wählen zuerst, du bekommst den Rest. Ein Doge wertet sofort ein Gebiet; die goldenen Zahlen sagen, was das brächte. Rote Limitkarten sind eine Last. Tipp: Lege rote zu deinen besten Karten, vor allem zu einem Dogen.
lesson-split_rest = Wähle aus dem Rest Angebot 2; was bleibt, ist Angebot 3. Eines der drei wird deins, also sorge dafür, dass du mit jedem leben kannst. Tipp: Weißt du selbst nicht, welches du nähmst, hast du gut geteilt.
lesson-choose = Nimm ein Angebot und spiel seine Karten: Ein Gebiet bringt einen Adligen, ein Überläufer ersetzt einen, Verbannung entfernt welche, Brücken verbinden, ein Doge wertet. Rotes Limit bleibt für den Durchgang: Wenig bringt einen Bonus, mit 10 bist du raus. Wer am wenigsten hat, darf verbannen.
lesson-play = Spiel deine Karten in beliebiger Reihenfolge. Den Rest darfst du ablegen, nur Dogen musst du ausführen. Bist du am Ende des Durchgangs unter 10, bringt jeder Limitpunkt unter der höchsten Summe 1 Prestige; wer die wenigsten hat, darf verbannen. Tipp: Stärke ein Gebiet, bevor du es wertest.
lesson-place = Setze deinen Adligen in das Gebiet der Karte oder über deine Brücke nebenan. Die meisten bringen den ersten Wert, die zweitmeisten den zweiten. Haben mehrere die meisten, bekommt jeder den zweiten; bei Gleichstand dahinter gibt es nichts. Tipp: Geh dorthin, wo er die Reihenfolge ändert.
lesson-take = Alle 12 Brücken stehen, also nimm eine fremde: Sie wird deine, dort oder anderswo. Tipp: Wähle eine, die dich immer wieder Zoll kostet oder über die der Doge als Nächstes geht.
lesson-defect = Wähle einen fremden Adligen in einem beliebigen Gebiet: Er kehrt heim, und einer von dir tritt an seine Stelle. Das zählt doppelt: einer weniger für den anderen, einer mehr für dich. „+2“ bringt er dir bei einer Wertung. Tipp: Triff den Ersten nach Prestige, wo es knapp ist.
lesson-doge = Zieh den Dogen über Brücken oder lass ihn stehen (beim ersten Mal: wohin du willst); sein Gebiet wird sofort gewertet. Deine Brücken sind gratis, eine fremde kostet 1 Prestige an den Besitzer. Tipp: Werte, wo dein Vorsprung am meisten wächst, nicht nur, wo du viel bekommst.
lesson-banish = Wähle ein Gebiet; dann entscheidet ein Würfel, wie viele Adlige gehen, 1 bis 6. Fremde gehen zuerst, ein hoher Wurf nimmt auch deine. Tipp: Wähle eines, das bald gewertet wird, in dem ein Rivale weit vorn liegt und du wenige hast.
lesson-fewest = Du hast die wenigsten Limitpunkte, also darfst du gratis Adlige aus einem Gebiet verbannen oder verzichten. Ein Würfel entscheidet, wie viele gehen, 1 bis 6: erst fremde, dann deine. Tipp: Wähle, wo dein stärkster Rivale punktet und du wenige hast.
lesson-victims = Wie viele Adlige gehen, hat der Würfel entschieden; du wählst, wessen. Denk an die nächste Wertung hier: Wer ist Erster, wer Zweiter, und was würde das ändern? Tipp: Werde selbst Erster oder Zweiter, oder triff, wer nach Prestige führt.
lesson-source = Alle deine Adligen sind im Spiel: Nimm einen aus einem Gebiet, um ihn anderswo einzusetzen. Verschone das Gebiet, das du gleich wertest. Tipp: Nimm ihn, wo es nichts ändert, weil du um zwei vorn liegst oder ohnehin nicht Zweiter wirst.


## Answers

option-reroll-again = Neu würfeln
    .note = Bis etwas anderes als { $district } kommt
    .why = 2 der 8 Adligen kommen in ein anderes Gebiet.
option-reroll-keep = Alle vier behalten
    .note = 8 Adlige in { $district }
    .why = Kaum jemand beginnt mit so vielen Adligen in { $district }.
option-pair = { $one } – { $two }
    .note = { $stays ->
        [1] Sie bleibt stehen und wird deine
       *[other] { $bridges ->
            [0] Noch keine Brücke: Deine öffnet den Weg
            [one] 1 Brücke: Der Weg wird gratis für dich
           *[other] { $bridges } Brücken: Der Weg wird gratis für dich
        }
    }
    .why = { $stays ->
        [1] Sie bleibt stehen.
       *[other] { $bridges ->
            [0] {""}
            [one] 1 Brücke steht schon.
           *[other] { $bridges } Brücken stehen schon.
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
option-card-with-best = { $card }
    .note = Wertet sofort ein Gebiet: jetzt { doge-best }
doge-best = { $best ->
        [0] nichts für dich
       *[other] bis zu { $best } für dich
    }
option-offer = Angebot { $value }: { offer-limit }
    .button = { $value }: { offer-limit } · { $actions_count ->
        [0] keine Aktionskarten
        [1] { $actions }
        [2] { $actions }
       *[other] { $actions_code }
    }
    .note = { $cards }
    .why = { $cards }.
offer-limit = { $limit ->
        [0] Limit bleibt { $total }
       *[other] Limit → { offer-total }
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
    .button = { option-play-district }{ $reach ->
        [0] { "" }
       *[other] {" "}· { $ways ->
            [one] { "" }
           *[other] bis zu{" "}
        }+{ $reach } mehr bei Wertung
    }
    .note = Wertung dort: { $then } für dich (jetzt { $now }) · { $told ->
        [0] keine Adligen
       *[other] Adlige: { $each }
    }
    .why = Mit einem Adligen mehr brächte dir eine Wertung dort { $then } (jetzt { $now }).
    .each = { $name } { $count }
option-play-card = { $card }{ $copies ->
        [one] { "" }
       *[other] {" "}({ $copies } Karten)
    }
    .note = { $card_does }
    .why = { $card_does }.
option-play-card-with-best = { $card }{ $copies ->
        [one] { "" }
       *[other] {" "}({ $copies } Karten)
    }
    .button = { option-play-card-with-best }{ $best ->
        [0] { "" }
       *[other] {" "}· bis zu +{ $best }
    }
    .note = Du musst sie ausführen. Der Doge wertet ein Gebiet: jetzt { doge-best }
    .why = Wo der Doge endet, wird sofort gewertet: jetzt { doge-best }.
option-end = Rest ablegen
    .note = Du führst keine Karte mehr aus
    .why = Nur wenn der Rest Rivalen mehr nützt als dir.
option-place-district = { $district }: { $less ->
        [0] { $gain ->
            [0] ändert nichts
           *[other] du +{ $gain } bei Wertung
        }
       *[other] du +{ $gain }, Rivalen −{ $less } bei Wertung
    }
    .note = Wertung: { $then } (jetzt { $now }) · { $told ->
        [0] keine Adligen
       *[other] { $each }
    }{ $over ->
        [0] { "" }
       *[other] {" "}· über deine Brücke
    }{ $lifts ->
        [0] { "" }
       *[other] {" "}· du setzt einen um
    }
    .why = Eine Wertung dort brächte dir { $then } (jetzt { $now }).
    .each = { $name } { $count }
option-bridge = { $one } – { $two } · { $owner }
    .people = owner
    .note = { $stays ->
        [0] Versetzen: Dort hast du schon eine
       *[other] { $moves ->
            [0] Dort übernehmen
           *[other] Dort übernehmen oder versetzen
        }
    }
    .why = { $owner } verliert sie und den Zoll dort.
option-noble = { $district } · { $owner }{ $gain ->
        [0] { "" }
       *[other] {" "}(+{ $gain } bei Wertung)
    }
    .people = owner
    .note = Wertung: { $then } (jetzt { $now }) · { $owner } hat dort { $count }, du hast { $own }{ $lifts ->
        [0] { "" }
       *[other] {" "}· du setzt einen um
    }
    .why = Eine Wertung dort brächte dir { $then } (jetzt { $now }).
option-doge = { $stays ->
        [1] { $district } · bleibt
       *[other] { $district }{ $enters ->
            [1] { "" }
           *[other] { $price ->
                [0] {" "}· gratis
               *[other] { $payees_count ->
                    [0] {" "}· kostet { $price }
                   *[other] {" "}−{ $price }: { $payees }{ $step ->
                        [0] { "" }
                       *[other] , { $step } verfallen
                    }
                }
            }
        }
    }
    .button = { $district }: { $price ->
        [0] du +{ $own }
       *[other] { $told ->
            [0] { doge-paid }
            [1] { doge-paid }
           *[other] +{ $own } −{ $price }
        }
    }{ $told ->
        [0] { "" }
       *[other] , { $each }
    }
    .note = Du bekommst { $own }{ $price ->
        [0] { "" }
       *[other] {" "}und zahlst { $price }
    }{ $told ->
        [0] { "" }
       *[other] {" "}· { $each }
    }
    .people = payees
    .each = { $name } +{ $count }
    .why = Du bekommst { $own }{ $price ->
        [0] { "" }
       *[other] {" "}und zahlst { $price }
    }. { $told ->
        [0] Kein Rivale gewinnt etwas.
       *[other] Rivalen: { $each }.
    }
doge-paid = { $own ->
        [0] { "" }
       *[other] +{ $own },{" "}
    }Zoll −{ $price }
option-banish-district = { $district }
    .button = { $district }: jetzt Rivalen { $theirs }, du { $now }
    .note = Wertung: Rivalen { $theirs }, du { $now } · Adlige: { $each }
    .each = { $name } { $count }
    .why = Eine Wertung bringt hier Rivalen { $theirs }, dir { $now }. Adlige: { $others } fremde, { $own } von dir.
option-fewest-district = { $district }
    .button = { $district }: jetzt Rivalen { $theirs }, du { $now }
    .note = Wertung: Rivalen { $theirs }, du { $now } · Adlige: { $each }
    .each = { $name } { $count }
    .why = Eine Wertung bringt hier Rivalen { $theirs }, dir { $now }. Adlige: { $others } fremde, { $own } von dir.
option-decline = Verzichten: niemanden verbannen
    .note = Alle Adligen bleiben
    .why = Wenn dich jedes Gebiet mehr kosten würde als deine Rivalen.
option-victims = { $each }
    .button = { $each }: du { $then }, Rivalen { $left }
    .note = Wertung hier: du { $then } (jetzt { $now }), Rivalen { $left } (jetzt { $theirs })
    .each = { $name } −{ $count }
    .why = Eine Wertung brächte hier dir { $then } (jetzt { $now }), Rivalen { $left } (jetzt { $theirs }).
option-source-district = { $district }
    .note = Wertung dort: { $then } (jetzt { $now }) · { $own ->
        [one] dein einziger Adliger
       *[other] du hast { $own }
    }{ $back ->
        [0] { "" }
       *[other] {" "}· die Karte stellt ihn zurück
    }
    .why = Eine Wertung dort brächte dir { $then } (jetzt { $now }).


## What comes of an answer

remark-offer = { $cards_count ->
        [0] Angebot { $number }: noch keine Karten.
       *[other] Angebot { $number }: { $cards }. { $limit ->
            [0] Keine Limitpunkte.
           *[other] Limitpunkte damit: { $each }.
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
remark-out = Du bist in diesem Durchgang draußen, mit { $limit } Limitpunkten. { $passage ->
        [3] Es ist der letzte; danach wird jedes Gebiet gewertet.
       *[other] Im nächsten spielst du wieder mit.
    }
remark-out_with = { $numbers_count ->
        [1] Mit Angebot { $numbers } scheidest du aus, ohne Bonus.
       *[other] Mit den Angeboten { $numbers } scheidest du aus, ohne Bonus.
    } { $told ->
        [0] Auch sonst bekäme ihn niemand.
       *[other] Bonus der anderen, wenn der Durchgang dann endet: { $each }.
    }
    .each = { $name } +{ $count }
remark-final = { $bonus ->
        [0] Damit endet das Spiel, mit der Wertung aller Gebiete.
       *[other] Letzte Runde des Spiels; danach Bonus und Wertung aller Gebiete.
    } { $told ->
        [0] Nach jetzigem Stand bekommt niemand etwas.
       *[other] Nach jetzigem Stand: { $each }.
    }
    .each = { $name } +{ $count }
remark-limits = Limitkarten: { $cards }
remark-now = Endete das Spiel jetzt: Schlusswertung +{ $final }, Bonus +{ $bonus }.


## Events

event-rolled = { $seat } würfelt { $districts }: 2 Adlige für jeden Wurf.
    .short = würfelt { $districts } (je 2 Adlige)
event-kept_rolls = { $seat } behält die vier gleichen Würfe.
    .short = behält die vier gleichen Würfe
event-rerolled = { $seat } wiederholt den letzten Wurf: { $district }.
    .short = wiederholt den letzten Wurf: { $district }
event-bridge_placed = { $seat } baut eine Brücke zwischen { $one } und { $two }.
    .short = Brücke { $one } – { $two }
event-passage_began = { $passage ->
        [1] Durchgang 1 von 3 beginnt.
        [3] Durchgang 3 von 3 beginnt: Alle sind wieder dabei, ohne Limitpunkte. Danach wird jedes Gebiet gewertet.
       *[other] Durchgang { $passage } von 3 beginnt: Alle sind wieder dabei, ohne Limitpunkte.
    }
    .short = Durchgang { $passage } von 3 beginnt
event-round_began = { $last ->
        [0] Durchgang { $passage }, Runde { $round }. Startspieler: { $seat }.
       *[other] Durchgang { $passage }, letzte Runde. Startspieler: { $seat }.
    }
    .chapter = { $last ->
            [0] Durchgang { $passage }, Runde { $round }
           *[other] Durchgang { $passage }, letzte Runde
        }
    .short = Startspieler
event-roles = { $seats_count ->
        [one] { $seat } teilt, { $seats } wählt.
       *[other] { $seat } teilt; { $seats } wählen in dieser Reihenfolge.
    }
    .short = teilt für { $seats }
event-dealt = { $seat } zieht { $cards }.
    .short = zieht { $cards }
event-divided = { $actions_count ->
        [2] { $seat } bietet { $actions_1 } Aktions- + { $limits_1 } Limit- und { $actions_2 } Aktions- + { $limits_2 } Limitkarten.
       *[other] { $seat } bietet { $actions_1 } Aktions- + { $limits_1 } Limit-, { $actions_2 } Aktions- + { $limits_2 } Limit- und { $actions_3 } Aktions- + { $limits_3 } Limitkarten.
    }
    .short = { $actions_count ->
            [2] bietet { $actions_1 } Aktions- + { $limits_1 } Limit-, { $actions_2 } Aktions- + { $limits_2 } Limitkarten
           *[other] macht 3 Angebote
        }
# Opened offers stand in the picture and in the menu; this is told when they are taken.
event-offer = { "" }
    .short = { "" }
event-took = { $seat } nimmt Angebot { $number } von { $giver }: { $cards }. Limit jetzt { $total }.
    .people = giver
    .chapter = { "" }
    .short = nimmt { $cards } (Limit jetzt { $total })
event-kept = { $seat } bekommt Angebot { $number }: { $cards }. Limit jetzt { $total }.
    .chapter = { "" }
    .short = bekommt { $cards } (Limit jetzt { $total })
event-placed = { $seat } stellt einen Adligen nach { $district }.
    .short = Adliger → { $district }
event-placed-with-card = { $seat } stellt einen Adligen nach { $district }, über eine Brücke von { $card }.
    .short = Adliger → { $district } (Brücke von { $card })
event-placed-with-lifted = { $seat } setzt einen Adligen von { $lifted } nach { $district } um.
    .short = Adliger { $lifted } → { $district }
event-placed-with-lifted-with-card = { $seat } setzt einen Adligen von { $lifted } nach { $district } um, über eine Brücke von { $card }.
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
event-moved_bridge = { $seat } übernimmt die Brücke von { $owner } zwischen { $from_one } und { $from_two } und versetzt sie zwischen { $one } und { $two }.
    .people = owner
    .short = übernimmt Brücke { $from_one } – { $from_two } von { $owner }, jetzt { $one } – { $two }
event-moved_bridge-with-lifted = { $seat } übernimmt die Brücke von { $owner } zwischen { $from_one } und { $from_two } und versetzt sie zwischen { $one } und { $two }, mit einem Adligen aus { $lifted }.
    .people = owner
    .short = übernimmt Brücke { $from_one } – { $from_two } von { $owner }, jetzt { $one } – { $two } (Adliger aus { $lifted })
event-defected = { $seat } ersetzt einen Adligen von { $owner } in { $district }.
    .people = owner
    .short = ersetzt einen Adligen von { $owner } in { $district }
event-defected-with-lifted = { $seat } ersetzt einen Adligen von { $owner } in { $district } durch einen aus { $lifted }.
    .people = owner
    .short = ersetzt einen Adligen von { $owner } in { $district } (Adliger aus { $lifted })
event-banishing = { $seat } würfelt { $roll } für die Verbannung aus { $district }.
    .short = würfelt { $roll } für die Verbannung
event-banished = { $seat } verbannt aus { $district }: { $each }.
    .each = { $name } { $count }
    .short = verbannt aus { $district }: { $each }
event-doge_entered = { $seat } stellt den Dogen nach { $district }.
    .short = Doge → { $district }
event-doge_stayed = { $seat } lässt den Dogen in { $district } stehen.
    .short = Doge bleibt in { $district }
event-doge_moved = { $seat } zieht den Dogen nach { $district }{ $price ->
        [0] , gratis
       *[other] {" "}für { $price } Prestige{ $payees_count ->
            [0] { "" }
           *[other] {" "}(Zoll an { $payees }{ $step ->
                [0] { "" }
               *[other] , { $step } verfallen
            })
        }
    }.
    .people = payees
    .short = Doge → { $district }{ $price ->
            [0] { "" }
           *[other] { $payees_count ->
                [0] {" "}(−{ $price })
               *[other] {" "}(−{ $price }: { $payees }{ $step ->
                    [0] { "" }
                   *[other] , { $step } verfallen
                })
            }
        }
event-scored = { $told ->
        [0] Wertung in { $district }: keine Adligen.
       *[other] Wertung in { $district }: { $each }.
    }
    .each = { $name } { $count }
    .short = { $told ->
            [0] Wertung in { $district }: keine Adligen
           *[other] Wertung in { $district }: { $each }
        }
event-declined = { $seat } legt den Rest ab: { $cards }.
    .short = legt { $cards } ab
event-out = { $seats_count ->
        [one] { $seats } hat 10 Limitpunkte oder mehr und scheidet aus.
       *[other] { $seats } haben 10 Limitpunkte oder mehr und scheiden aus.
    }
    .short = { $seats_count ->
            [one] { $seats } ist raus (10+ Limitpunkte)
           *[other] { $seats } sind raus (10+ Limitpunkte)
        }
event-last_round = Die letzte Runde dieses Durchgangs spielen nur { $seats }. Danach kommt der Bonus.
    .short = { $seats } spielen eine letzte Runde, dann kommt der Bonus
event-bonus = { $told ->
        [0] Kein Bonus: Niemand hat weniger als 10 Limitpunkte.
       *[other] Bonus (höchstes Limit { $highest } minus eigenes): { $each }.
    }
    .each = { $name } { $count }
    .chapter = Bonus
    .short = { $told ->
            [0] keiner, niemand ist unter 10
           *[other] höchstes Limit { $highest } minus eigenes: { $each }
        }
# Ohne $limit: in Partien von früher.
event-fewest = { $seat } hat die wenigsten Limitpunkte und darf verbannen.
    .short = hat die wenigsten Limitpunkte und darf verbannen
event-fewest-with-limit = { $seat } hat die wenigsten Limitpunkte ({ $limit }) und darf verbannen.
    .short = hat die wenigsten Limitpunkte ({ $limit }) und darf verbannen
event-fewest_tied = { $seats } haben gleichauf die wenigsten Limitpunkte ({ $limit }): Niemand verbannt.
    .short = gleichauf bei wenigsten Limitpunkten ({ $limit }), keine Verbannung: { $seats }
event-kept_peace = { $seat } verzichtet und verbannt niemanden.
    .short = verzichtet auf die Verbannung
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
    .short = Spielende


## Refusals: only those that the host's catalogue does not have


## Steps

step-setup = Aufbau: Würfe
step-bridges = Aufbau: Brücken
step-second_bridges = Aufbau: zweite Brücke
step-roles = Rollen
step-split = Karten teilen
step-choose = Angebot wählen
step-play = Karten ausführen
step-fewest = Wenigste Limitpunkte
step-over = Spielende


## Hints

measure-prestige = { $amount } Prestige { $more }
measure-districts = { $amount } { $count ->
        [one] Punkt
       *[other] Punkte
    } { $more } in den Gebieten
measure-nobles = { $amount } { $count ->
        [one] Adligen
       *[other] Adlige
    } { $more }
measure-bridges = { $amount } { $count ->
        [one] Brücke
       *[other] Brücken
    } { $more }
measure-limit = { $amount } { $count ->
        [one] Limitpunkt
       *[other] Limitpunkte
    } { $more }

## Final score

line-doge = Doge
line-tolls = Zoll
line-bonus = Bonus
line-final = Schlusswertung
line-nobles = Adlige in San Marco

so-far = Punkte bisher. Die Schlusswertung und der Bonus dieses Durchgangs kommen noch.

reason-three_passages = Drei Durchgänge sind gespielt, jedes Gebiet ist gewertet.


## Planning ahead: standing orders, and what may end a plan

order-least_limit = Das Angebot mit den wenigsten Limitpunkten nehmen
    .why = Bei Gleichstand das mit den meisten Aktionskarten.
order-doge_gains = Den Dogen dorthin ziehen, wo es dir am meisten bringt
    .why = Dein Zoll und Gewinne der Rivalen zählen dagegen.
order-victims_ahead = Die Adligen verbannen, deren Verlust dir am meisten hilft
    .why = Wenn eine Verbannung die Wahl lässt. Bringt dir alles gleich viel, trifft es, wer vorn liegt.
order-lift_least = Den entbehrlichsten Adligen umsetzen
    .why = Ist dein Vorrat leer, kommt der Adlige von dort, wo er dir am wenigsten fehlt.
order-fewest_gains = Mit den wenigsten Limitpunkten: verbannen, wo es nützt
    .why = Am Ende eines Durchgangs verbannst du, wo es dir am meisten nützt, oder verzichtest.
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
    .note = Alle sehen die Karten schon vor dem Aufdecken, aber nicht, wie sie geteilt werden.
table-roles = Rollen
table-roles-random = Gelost
    .note = Der Startspieler teilt. Die anderen Rollen bestimmt jede Runde das Los; so will es die Regel.
table-roles-assigned = Zugewiesen
    .note = Der Startspieler teilt und verteilt jede Runde die anderen Rollen.
table-fewest = Verbannung bei wenigsten Limitpunkten
table-fewest-anybody = Bei jeder Summe
    .note = Wer allein die wenigsten Limitpunkte hat, darf verbannen, auch mit 10 oder mehr.
table-fewest-below_ten = Nur unter 10
    .note = Wer allein die wenigsten Limitpunkte hat, darf verbannen, aber nicht mit 10 oder mehr.

table-routes = Wege des Dogen
table-routes-cheapest = Die billigsten
    .note = Je Gebiet die billigsten Wege, einen für jede Wahl der Besitzer, die Zoll bekommen.
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
picture-offer = Angebot { $number }
picture-out-at = Limit { $limit }: raus
picture-dividing = Es wird geteilt
picture-divides = teilt noch
picture-divided = hat geteilt
picture-carries-out = { $name } ist dran
picture-pile = Aktionskarten im Stapel
picture-end = ablegen
picture-again = neu würfeln
picture-keep = behalten
picture-nobody-scores = keine Punkte
picture-passage-ends = Durchgang { $passage } endet
picture-bonus = Bonus
picture-bonus-from = höchstes Limit { $highest } minus eigenes
picture-passages = 3 Durchgänge
picture-legend-own = du
picture-legend-supply = Vorrat
picture-legend-prestige = Prestige
picture-legend-limit = Limitpunkte
picture-legend-start = Startspieler
picture-legend-splits = teilt
picture-legend-chooses = wählt

# Worauf der Tisch wartet, hinter dem Namen.
picture-verb-setup = neu würfeln?
picture-verb-bridges = Brücke bauen
picture-verb-second_bridges = zweite Brücke bauen
picture-verb-roles = Rollen zuweisen
picture-verb-split = Karten teilen
picture-verb-choose = Angebot nehmen
picture-verb-play = Karten ausführen
picture-verb-fewest = verbannen?

# Was gefragt ist, in zwei bis vier Wörtern. $pick ist ein Bereich wie 1–7.
picture-about-place = Deine Adligen · mehr Punkte bei Wertung
picture-about-source = Deine Adligen dort
picture-about-defect = Wessen Adliger · mehr Punkte für dich bei Wertung
picture-about-doge = Punkte jetzt · Zoll → an wen
picture-about-banish = Punkte bei einer Wertung jetzt
picture-about-fewest = { picture-about-banish }
picture-about-victims = Adlige, die gehen
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
picture-ask-victims = Wessen Adlige?
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
       *[other] , mit Doge
    }): { $count ->
        [0] keine Adligen
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
alt-offers-for = { $name } bietet an, dahinter das Limit von { $chooser } danach: { $offers }.
alt-offer = { $cards } (dann { $total })
alt-offer-taken = { $cards } (genommen von { $name })
alt-left = { $name } hat noch: { $cards }.
alt-face-down = Verdeckt, von { $name } für { $deciders }: { $offers }.
alt-dealt = Offen für alle: { $cards }.
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
alt-taken = Du ersetzt: Brücke { $pair } von { $name }.
alt-final = { $title }, Endwertung nach 3 Durchgängen.
alt-ties = Adlige in San Marco { $value }
alt-nobles = Adlige von { $name }: { $nobles }.
