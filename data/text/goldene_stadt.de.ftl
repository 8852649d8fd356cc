# Die goldene Stadt auf Deutsch. Dieselben Nachrichten in derselben Reihenfolge wie in
# goldene_stadt.en.ftl; was ihre Formen bedeuten, steht dort. Die Begriffe sind die des Spiels: Haus,
# Handelsbrief, Landschaftskarte, Wertungskarte, Küstenort, Vorort, Stadtteil, Stadtviertel.

title = Die goldene Stadt
    .short = Goldene Stadt
    .subtitle = Biete um Karten und baue dir den Weg von der Küste in die Stadt
    .duration = etwa 60 Minuten Spielzeit
    .weight = mittlerer Anspruch
    .best = Für 3 und 4 Spieler. Zu zweit gilt eine Hausregel, nicht die Regel des Verlags.

how = Die goldene Stadt: So geht’s
    .goal = Baue von der Küste bis in die goldene Stadt. Die meisten Briefe gewinnen: für die Stadt und jede Runde für eine Ware und Häuser an violetten Orten.
    .turn = In jeder Runde bietest du auf ein Paar Landschaftskarten; gegen Münzen kannst du andere von ihrem Paar vertreiben. Dann baust du bis zu 2 Häuser: überall an der Küste und an den Straßen, die von deinen Häusern ausgehen.
    .card = Ein Küstenort kostet 1 Küstenkarte, jeder andere Ort 2 Karten seiner Landschaft. Jede Runde wertet eine Ware und einen Fluss oder ein Stadtviertel (violett umrandet): Etwas davon bringt 2 Briefe, allein am meisten 4. Beispiel: Für 3 Häuser am Fluss bekommst du 4, wer 1 hat, 2; bei je 2 beide 2.
    .pays = Jeder Ort bringt sofort etwas. In der Stadt bringt jeder Stadtteil den ersten beiden, die dort bauen, Handelsbriefe: 5 und 3, ein innerer 10 und 6. Ein innerer kostet auch einen Schlüssel; den bringen sechs Vororte.
    .end = Ende nach Runde 16 oder nach der Runde, in der ein Spieler sein letztes Haus baut. Kann ein Spieler nie mehr bauen, endet das Spiel auch: Dann wird er Letzter. Am Ende zählen die Bonuskarten.
    .time = Etwa 60 Minuten Spielzeit, hier über Tage verteilt. Bist du am Zug, bekommst du eine Nachricht.


## Terms

term-aim = Das Spiel in Kürze
    .effect = Ins Land bauen, die meisten Handelsbriefe sammeln
    .help =
        Du baust Häuser auf einer Insel: zuerst an der Küste, dann an den Straßen entlang bis in die goldene Stadt in der Mitte. Jeder Ort bringt sofort etwas: Münzen, Karten, einen Schlüssel, Waren, eine Bonuskarte oder, in der Stadt, Handelsbriefe.
        In jeder Runde bieten alle auf ein Paar Landschaftskarten. Dann bauen alle bis zu zwei Häuser, und eine Wertungskarte bringt Handelsbriefe.
        Spätestens nach Runde 16 ist Schluss. Wer die meisten Handelsbriefe hat, gewinnt.
        Für 3 und 4 Spieler, zu zweit nach einer Hausregel.
        Beispiel: Ada baut in Steinkai für eine Küstenkarte und bekommt 2 Münzen. Für zwei Gebirgskarten baut sie dann in Steinbruch und bekommt eine Bonuskarte.
term-setup = Aufbau
    .effect = 18 Häuser (zu viert 16), 3 Münzen, 2 Karten
    .help =
        Jeder hat 18 Häuser, zu viert 16, und 3 Münzen.
        Jeder bekommt eine Küstenkarte, die alle sehen, und verdeckt eine zweite Landschaftskarte.
        Drei Warenkarten liegen offen, die anderen fünf sind ein Stapel. Die 8 Bonuskarten liegen verdeckt. Die 16 Wertungskarten kommen in der Reihenfolge ihrer Rückseiten, jede Gruppe gemischt: 4 mit einer 1, 8 mit einer 2, 4 mit einer 3.
        Die Plätze werden gelost. Auf dem ersten Platz sitzt der erste Startspieler.
        Beispiel: Ada hat Küste und Wald. Mit ihrem Paar der ersten Runde hat sie vier Karten.
term-round = Eine Runde in sechs Phasen
    .effect = Wertungskarte, Paare, Bieten, Bauen, Werten, Start
    .help =
        1. Die oberste Wertungskarte wird aufgedeckt: Sie zeigt, was diese Runde gewertet wird.
        2. Die Paare werden ausgelegt: zwei Landschaftskarten offen für jeden Spieler.
        3. Alle bieten auf ein Paar.
        4. Alle bauen bis zu zwei Häuser.
        5. Die Wertungskarte wird gewertet und kommt aus dem Spiel.
        6. Der Nächste im Uhrzeigersinn wird Startspieler.
        Geboten und gebaut wird vom Startspieler an im Uhrzeigersinn.
        Beispiel: In Runde 2 ist Ben Startspieler. Er bietet und baut zuerst. Ada, rechts von ihm, baut zuletzt.
term-bidding = Bieten auf die Paare
    .effect = Freies Paar: kostenlos. Vertreiben: 1, 2, 3 Münzen
    .help =
        Vom Startspieler an im Uhrzeigersinn bietet jeder auf ein Paar und legt dazu die Hand darauf. Ein freies Paar kostet nichts.
        Du darfst auch andere von ihrem Paar vertreiben. Das erste Vertreiben einer Runde kostet 1 Münze, das zweite 2, das dritte 3, gleich wer zahlt und auf welchem Paar. Ein viertes gibt es nicht.
        Wer nicht vertrieben wird, bleibt auf seinem Paar. Wer vertrieben wird, bietet neu, sobald er wieder an der Reihe ist: auf ein beliebiges Paar, auch auf das verlorene.
        Bieten musst du. Ist nur ein Paar möglich, bekommst du es ungefragt.
        Beispiel: Ada hat die Hand auf Paar 1. Ben vertreibt sie für 1 Münze, Cleo bietet auf Paar 3. Nun darf Ada Ben für 2 Münzen vertreiben oder kostenlos Paar 2 nehmen.
term-building = Häuser bauen
    .effect = Bis zu zwei, eines nach dem anderen
    .help =
        Vom Startspieler an im Uhrzeigersinn baut jeder zwei Häuser, eines oder keines. Du darfst deinen Zug jederzeit beenden.
        In einem Küstenort und in einem Vorort ist Platz für ein einziges Haus. In einem Stadtteil ist Platz für ein Haus von jedem.
        Jedes Haus wird bezahlt und gesetzt und bringt seine Belohnung, bevor das nächste kommt. Das zweite kann also Straße und Belohnung des ersten nutzen.
        Können alle sehen, dass jemand nicht bauen kann, wird er nicht gefragt.
        Beispiel: Ada baut in Adlerbucht und zieht dort eine Karte. Mit ihr bezahlt sie Kupfertal, wohin eine Straße führt.
term-roads = Straßen
    .effect = Küste: keine nötig. Sonst von einem deiner Häuser
    .help =
        Ein Küstenort braucht keine Straße: Du darfst überall landen, so oft du willst.
        Zu jedem anderen Ort muss eine Straße von einem deiner Häuser führen. Eine Straße über einen Fluss ist wie jede andere.
        Häuser der anderen helfen dir nicht und sind dir auch nicht im Weg: Besetzt ist nur ihr eigener Ort.
        Beispiel: Von deinem Haus in Eichenhafen führen Straßen nach Birkenquell und Fuchsgrund. Hat Ben in Birkenquell gebaut, kannst du in Fuchsgrund bauen oder neu landen.
term-cost = Kosten und Joker
    .effect = Küste 1 Karte, sonst 2. Zwei gleiche: ein Joker
    .help =
        Ein Küstenort kostet eine Küstenkarte. Ein Vorort oder Stadtteil kostet zwei Karten seiner Landschaft, ein innerer Stadtteil auch einen Schlüssel.
        Joker: Zwei gleiche Landschaftskarten ersetzen eine Karte einer beliebigen anderen Landschaft, so oft du willst. Auch Küstenkarten können Joker sein, und ein Joker kann eine Küstenkarte ersetzen.
        Zu viel zahlst du nie, und zwei Karten ersetzen nie eine der eigenen Landschaft. Bezahlte Karten kommen offen auf den Ablagestapel.
        Kannst du verschieden zahlen, wählst du.
        Beispiel: Tiefenwald kostet 2× Wald. Du kannst auch Wald und 2× Wüste zahlen oder 2× Küste und 2× Wüste.
term-hand_limit = Handkartenlimit
    .effect = Höchstens fünf Landschaftskarten nach deinem Zug
    .help =
        Am Ende deines eigenen Bauzugs behältst du höchstens fünf Landschaftskarten. Du wählst, welche du offen ablegst.
        Vor deinem Zug und währenddessen gilt keine Grenze. Sie gilt nur für den, dessen Zug endet.
        Im letzten Zug des Spiels zählen Karten nicht mehr. Darum wirst du nicht gefragt, was du ablegst und womit du dein letztes Haus bezahlst.
        Warenkarten, Bonuskarten und Schlüssel zählen nicht.
        Beispiel: Du hast fünf Karten, nimmst ein Paar und baust nicht. Am Ende deines Zuges legst du zwei der sieben ab.
term-rewards = Belohnungen
    .effect = Jeder Ort bringt sofort etwas
    .help =
        Die Belohnung eines Ortes bekommst du sofort und kannst sie nicht ablehnen.
        1 Münze: 8 Küstenorte. 2 Münzen: 4 Küstenorte.
        Landschaftskarte: 4 Küstenorte und 8 Vororte.
        Schlüssel: 6 Vororte. Warenkarte: 8 Vororte. Bonuskarte: 8 Vororte.
        Stadtteile bringen den ersten beiden Handelsbriefe.
        Welcher Ort was bringt, steht bei den Landschaften und ist rekonstruiert. Ist keine Warenkarte, keine Bonuskarte oder kein Schlüssel mehr da, bringt diese Belohnung nichts.
        Beispiel: Eisenfels bringt eine Landschaftskarte, Widderhorn dahinter einen Schlüssel.
term-coins = Münzen
    .effect = Zum Vertreiben, und sie entscheiden Gleichstände
    .help =
        Jeder beginnt mit 3 Münzen. Mit ihnen vertreibst du andere von ihren Paaren, für 1 bis 3 auf einmal. Sie kommen in den Vorrat.
        Neue bekommst du in Küstenorten, je 1 oder 2. In vier der äußeren Stadtteile bekommt der Erste 1.
        Münzen liegen offen und gehen nie aus. Am Ende entscheiden sie, wenn Handelsbriefe und Häuser gleich sind.
        Beispiel: Ada hat 2 Münzen. Das erste oder zweite Vertreiben einer Runde kann sie bezahlen, das dritte nicht.
term-cards = Landschaftskarten
    .effect = 50 Karten, je 10 jeder Landschaft
    .help =
        Es gibt 50: je 10 mit Küste, Gebirge, Wald, Wiese und Wüste. Zwei bekommst du jede Runde mit deinem Paar. Manche Orte bringen die oberste Karte des Stapels.
        Deine Handkarten sind verdeckt, aber alle haben deine erste Küstenkarte und deine Paare gesehen. Bezahlte und abgelegte Karten liegen offen. Ist der Stapel aufgebraucht, werden sie zu einem neuen gemischt, sobald die nächste Karte gebraucht wird.
        Beispiel: Du baust in Salzstrand und ziehst eine Karte. Nur du siehst sie. Die anderen sehen, wie viele du hast.
term-keys = Schlüssel
    .effect = Einer für jedes Haus in einem inneren Stadtteil
    .help =
        Es gibt 6 Schlüssel, je einen in Widderhorn, Wolkenrast, Tiefenwald, Windweiher, Sonnenwiese und Oasengarten. Sie liegen offen vor ihren Besitzern.
        Ein Haus in einem inneren Stadtteil kostet einen Schlüssel, der dann aus dem Spiel kommt. In inneren Stadtteilen stehen also höchstens sechs Häuser.
        Du darfst einen Schlüssel behalten, so lange du willst, auch damit andere ihn nicht haben.
        Beispiel: Ada hat ein Haus in Münzhof und einen Schlüssel. Für 2× Gebirge und den Schlüssel baut sie in Adlerpalast.
term-goods = Warenkarten
    .effect = Zwei Waren auf jeder; höchstens vier Karten
    .help =
        Es gibt 8, jede mit zwei Waren. Seide, Gewürze, Weihrauch und Perlen sind auf je vier davon. Du nimmst eine der drei offenen, die ersetzt wird, oder verdeckt die oberste des Stapels.
        Deine Warenkarten liegen offen. Zeigt die Wertungskarte eine Ware, so zählt, wie oft sie auf deinen Karten ist.
        Mit einer fünften Karte kommt eine der fünf aus dem Spiel. Du wählst, welche.
        Seide + Gewürze und Weihrauch + Perlen gibt es zweimal, die anderen vier Paare einmal. Namen und Paare sind rekonstruiert.
        Beispiel: Seide wird gewertet. Ada hat zwei Karten mit Seide, Ben eine: Ada bekommt 4 Handelsbriefe, Ben 2.
term-bonus = Bonuskarten
    .effect = Alle übrigen ansehen, eine fürs Ende behalten
    .help =
        Bringt ein Ort eine Bonuskarte, siehst du dir alle übrigen an und behältst eine verdeckt. Die anderen legst du zurück.
        Am Ende werden alle aufgedeckt. Jede bringt Handelsbriefe für das, was du gebaut hast, höchstens 12. Wähle also eine, die zu deinen Plänen passt.
        Welche Karten du gesehen hast, wissen die anderen nicht. Du darfst beliebig viele Bonuskarten haben.
        Wie diese Karten zählen, ist rekonstruiert.
        Beispiel: Mit dem Hafenrecht bringen 5 Häuser an der Küste 10 Handelsbriefe.
term-districts = Stadtteile
    .effect = Handelsbriefe für die ersten beiden in jedem
    .help =
        Die goldene Stadt hat 8 äußere und 4 innere Stadtteile. In jedem darf jeder ein Haus haben.
        Äußere: Wer zuerst baut, bekommt 5 Handelsbriefe, in vier dieser Stadtteile auch eine Münze. Der Zweite bekommt 3.
        Innere: Der Erste bekommt 10 Handelsbriefe und eine Landschaftskarte. Der Zweite bekommt 6. Ein Haus dort kostet einen Schlüssel.
        Danach bekommt niemand mehr Handelsbriefe, aber das Haus zählt für das Stadtviertel und für Bonuskarten. Gezählt wird in jedem Stadtteil für sich.
        Die 6 Handelsbriefe sind rekonstruiert, ebenso, welche Stadtteile die Münze bringen.
        Beispiel: Ada baut als Erste in Bäckerhof und bekommt 5 Handelsbriefe, Ben als Zweiter 3. Cleo bekommt keine, hat aber ein Haus im Südviertel.
term-scoring = Wertung der Runde
    .effect = Etwas haben: 2 Handelsbriefe. Allein am meisten: +2
    .help =
        Eine Wertungskarte zeigt eine Ware und einen Fluss oder ein Stadtviertel. Beides wird für sich gewertet: Waren auf deinen Warenkarten, deine Häuser am Fluss oder im Viertel.
        Wer etwas davon hat, bekommt 2 Handelsbriefe. Wer allein am meisten oder als Einziger etwas hat, bekommt 2 mehr. Haben mehrere am meisten, bekommt niemand diese 2.
        Flüsse kommen in Runde 1 bis 12, Stadtviertel in Runde 5 bis 16. Jede Ware kommt viermal, jeder Fluss und jedes Stadtviertel zweimal. Eine Tischoption zeigt alle drei auf einer Karte, jedes viermal. Diese Bilder sind rekonstruiert.
        Beispiel: Am Harzfluss hat Ada 3 Häuser, Ben 1, Cleo keines: Ada bekommt 4 Handelsbriefe, Ben 2. Bei 2, 2 und 1 bekommt jeder 2.
term-letters = Handelsbriefe
    .effect = Damit gewinnst du; die Summen sind verdeckt
    .help =
        Handelsbriefe gibt es für Stadtteile, Wertungskarten und Bonuskarten. Wer die meisten hat, gewinnt.
        Jeder Gewinn wird sofort genannt, aber niemand muss verraten, wie viele er hat. Du siehst nur deine eigene Summe. Ein Tisch kann offene Summen wählen. Am Ende werden alle genannt.
        Handelsbriefe gehen nie aus.
        Beispiel: Ben bekam 5, 4 und 2 Handelsbriefe. Wer mitgezählt hat, weiß, dass er 11 hat.
term-end = Wann das Spiel endet
    .effect = Letztes Haus, letzte Wertungskarte oder Blockade
    .help =
        Es gibt drei Enden. Immer wird die Runde zu Ende gespielt und gewertet:
        1. Ein Spieler hat sein letztes Haus gebaut.
        2. Die 16. Wertungskarte ist gewertet.
        3. Ein Spieler ist blockiert und kann nie mehr bauen.
        Dann werden die Bonuskarten aufgedeckt.
        Beispiel: Ben baut in Runde 14 sein letztes Haus. Wer nach ihm kommt, baut noch, und die Karte wird gewertet.
term-blocked = Blockiert
    .effect = Wer nie mehr bauen kann, ist Letzter
    .help =
        Du bist blockiert, wenn du noch Häuser hast und nie mehr bauen kannst. Kein Küstenort ist frei, und von deinen Häusern führt keine Straße zu einem freien Vorort oder zu einem Stadtteil ohne ein Haus von dir. Ein innerer Stadtteil zählt nur, wenn du einen Schlüssel hast. Deine Handkarten spielen keine Rolle.
        Geprüft wird das nach jedem Bauzug, für alle. Die Runde wird zu Ende gespielt und gewertet, auch für dich. Dann ist das Spiel aus.
        Wer blockiert ist, verliert: Er liegt hinter allen anderen, auch mit den meisten Handelsbriefen.
        Beispiel: Alle Küstenorte sind besetzt, und an allen Nachbarorten von Bens einzigen zwei Häusern haben andere gebaut. Ben ist blockiert.
term-ranking = Rangfolge
    .effect = Handelsbriefe, dann gebaute Häuser, dann Münzen
    .help =
        Wer die meisten Handelsbriefe hat, gewinnt. Bei gleich vielen liegt vorn, wer mehr Häuser gebaut hat, dann wer mehr Münzen übrig hat. Ist auch das gleich, teilt man sich den Platz.
        Wer blockiert ist, liegt hinter allen anderen. Unter mehreren gilt dieselbe Rangfolge.
        Beispiel: Ada und Ben haben 74 Handelsbriefe. Ada hat 15 Häuser gebaut, Ben 16: Ben liegt vorn.
term-map = Die Insel
    .effect = 58 Orte, 96 Straßen, 4 Flüsse, 4 Sektoren
    .help =
        In der Mitte liegt die goldene Stadt mit 8 äußeren und 4 inneren Stadtteilen. Um sie herum sind 30 Vororte, am Rand 16 Küstenorte. 96 Straßen verbinden diese 58 Orte.
        Vier Flüsse laufen von der Stadt zum Meer und teilen die Insel in vier Sektoren: Gebirge im Norden, Wald im Osten, Wiese im Süden, Wüste im Westen. Die Landschaft setzt sich in der Stadt fort. An jedem Fluss liegen sechs Orte, keiner davon in der Stadt. Ein Stadtviertel sind die drei Stadtteile eines Sektors.
        Beispiel: Der kürzeste Weg in einen inneren Stadtteil braucht fünf Häuser, etwa Frostkap, Silberpass, Wolkenrast, Ambosshof und Adlerpalast.
term-two = Zu zweit
    .effect = Eine Hausregel: Ein Sektor ist gesperrt
    .help =
        Das ist eine Hausregel, nicht die Regel des Verlags. Dessen Regel für zwei war nirgends öffentlich zu finden.
        Es gibt zwei Paare in jeder Runde und je 18 Häuser. Ein Sektor ist gesperrt, gelost oder gewählt: In seinen Küstenorten und Vororten kann niemand bauen. Seine Stadtteile bleiben offen, denn Straßen führen von den Stadtteilen daneben dorthin.
        Alles andere ist wie zu dritt.
        Beispiel: Die Wüste ist gesperrt. Töpferhof ist von Bäckerhof aus zu erreichen.
term-hidden = Verdeckt und offen
    .effect = Was andere sehen, und was du zurücknehmen kannst
    .help =
        Verdeckt: deine Handkarten, außer denen, die du vor aller Augen genommen hast. Auch deine Bonuskarten, die Summe deiner Handelsbriefe und alle Stapel sind verdeckt.
        Offen: Häuser, Münzen, Schlüssel, Warenkarten, wie viele Karten jeder hat, und alles Abgelegte.
        Einen Zug kannst du zurücknehmen, bis etwas Verdecktes gesehen wurde oder jemand anders geantwortet hat. Verdeckt waren eine gezogene Karte, eine verdeckte Warenkarte, die Bonuskarten und jede aufgedeckte Karte.
        Beispiel: Du baust in Graukliff und bekommst eine Münze: Das kannst du zurücknehmen. In Adlerbucht ziehst du eine Karte und siehst sie: Das kannst du nicht mehr zurücknehmen.
term-missing = Wenn jemand fehlt
    .effect = Ein Computer der Stufe Normal spielt auf diesem Platz weiter
    .help =
        Ein Computer der Stufe Normal spielt, wenn jemand aufgibt oder abwesend ist oder der Tisch ihm den Zug überlässt. So fehlt kein Paar. Das ist keine Spielregel, hält aber das Spiel in Gang. Er sieht nur, was dieser Platz sehen darf, nie die Handkarten der anderen.
        Er bietet auf das Paar, mit dem er am besten bauen kann, und vertreibt, wenn es die Münzen wert ist. Er baut, wo ihm Handelsbriefe, Belohnungen und kommende Wertungskarten am meisten bringen.
        Beispiel: Ben ist weg und muss bieten. Der Computer bietet für ihn. Ist Ben zurück, baut er wieder selbst.
term-table_options = Tischoptionen
    .effect = Vor dem Spiel gewählt
    .help =
        Der Gastgeber eines Tisches wählt die Optionen mit `/spielen`. Die Lobby zeigt sie.
        Handelsbriefe der anderen: verdeckt oder offen.
        Wertungskarten: mit zwei Dingen oder mit dreien. Karten mit dreien zeigen eine Ware, einen Fluss und ein Stadtviertel, und alle drei werden gewertet.
        Gesperrter Sektor, nur zu zweit: gelost oder ein bestimmter.
        Beispiel: Mit offenen Handelsbriefen und drei Dingen siehst du alle Summen, und jede Runde wertet eine Ware, einen Fluss und ein Stadtviertel.
term-edition = Auflage und Quellen
    .effect = Die Auflage von 2009 und woher ihre Zahlen stammen
    .help =
        Plaza spielt Die goldene Stadt von Michael Schacht in der Auflage von 2009, in eigenen Worten. Das Regelheft entscheidet. Wie viel es von jedem Material gibt, stammt aus veröffentlichten Regeln und Besprechungen. Sie stimmen überein, nur nicht bei den äußeren Stadtteilen: 8 oder 4. Die 30 Vororte nennt nur eine von ihnen.
        Wo das Heft schweigt, sagen diese Einträge, wie Plaza entscheidet. Was nirgends veröffentlicht ist, hat einen eigenen Eintrag, „Was rekonstruiert ist“.
        Beispiel: Dass Vertreiben 1, 2 und 3 Münzen kostet, steht im Heft. Dass es 6 Schlüssel gibt, stammt aus öffentlichen Texten.
term-reconstructed = Was rekonstruiert ist
    .effect = Plan, Belohnungen, Karten, Namen: vielleicht falsch
    .help =
        Fast alle Materialzahlen, Aufbau, Ablauf und die meisten Handelsbriefe sind durch öffentliche Texte belegt. Uneinig sind sie über 8 oder 4 äußere Stadtteile, und 30 Vororte nennt nur einer. Der Rest ist rekonstruiert:
        1. Der gezeichnete Plan mit allen Namen.
        2. Welcher Ort welche Belohnung bringt.
        3. Die Bilder der Wertungskarten.
        4. Die Namen der Waren, und welche zwei auf einer Karte sind.
        5. Wie die Bonuskarten zählen.
        6. Die 6 Handelsbriefe für den Zweiten in einem inneren Stadtteil.
        7. Die Regel zu zweit.
        Besitzt du das Spiel, sag dem Betreiber dieses Bots, was anders ist als in `data/goldene_stadt/`.
        Beispiel: 10 Handelsbriefe für den Ersten in einem inneren Stadtteil sind belegt. Der Name Adlerpalast ist erfunden.


## Landscapes

land-coast = Küste
    .effect = 16 Küstenorte rund um die Insel, je 1 Küstenkarte
    .help =
        Die 16 Küstenorte rund um die Insel kosten je eine Küstenkarte und brauchen keine Straße. In jedem ist Platz für ein einziges Haus.
        Norden: Graukliff (Münze, Frostfluss), Adlerbucht (Karte), Steinkai (2 Münzen), Frostkap (Münze, Harzfluss).
        Osten: Farnmünde (Münze, Harzfluss), Eichenhafen (Karte), Kiefernkai (2 Münzen), Mooshafen (Münze, Mühlfluss).
        Süden: Kleestrand (Münze, Mühlfluss), Lerchenspitz (Karte), Heuhafen (2 Münzen), Mohnbucht (Münze, Staubfluss).
        Westen: Dünenkai (Münze, Staubfluss), Salzstrand (Karte), Palmenreede (2 Münzen), Bernwiek (Münze, Frostfluss).
        Namen und Belohnungen sind rekonstruiert.
        Beispiel: Ada zahlt eine Küstenkarte oder 2× Wald für Adlerbucht und zieht eine Karte.
land-mountain = Gebirge
    .effect = Der Norden: 8 Vororte und 3 Stadtteile
    .help =
        Der Sektor im Norden. Seine Vororte und Stadtteile kosten je zwei Gebirgskarten. Seine Küstenorte stehen unter „Küste“.
        Vororte an einem Fluss: Eisenfels (Karte, Frostfluss), Silberpass (Karte, Harzfluss), Widderhorn (Schlüssel, Frostfluss), Wolkenrast (Schlüssel, Harzfluss).
        Andere Vororte: Kupfertal (Warenkarte), Steinbruch (Bonuskarte), Echoschlucht (Bonuskarte), Steilmarkt (Warenkarte).
        Nordviertel: Münzhof (Münze für den Ersten), Ambosshof, Adlerpalast.
        Namen und Belohnungen sind rekonstruiert.
        Beispiel: Ada zahlt 2× Gebirge für Eisenfels und zieht eine Karte.
land-forest = Wald
    .effect = Der Osten: 7 Vororte und 3 Stadtteile
    .help =
        Der Sektor im Osten. Seine Vororte und Stadtteile kosten je zwei Waldkarten. Seine Küstenorte stehen unter „Küste“.
        Vororte an einem Fluss: Birkenquell (Karte, Harzfluss), Erlenfurt (Karte, Mühlfluss), Eulenheim (Bonuskarte, Harzfluss), Holztor (Warenkarte, Mühlfluss).
        Andere Vororte: Fuchsgrund (Warenkarte), Köhleranger (Bonuskarte), Tiefenwald (Schlüssel).
        Ostviertel: Schnitzerhof (Münze für den Ersten), Laternenhof, Zedernpalast.
        Namen und Belohnungen sind rekonstruiert.
        Beispiel: Ada zahlt 2× Wald für Tiefenwald und bekommt einen Schlüssel.
land-meadow = Wiese
    .effect = Der Süden: 8 Vororte und 3 Stadtteile
    .help =
        Der Sektor im Süden. Seine Vororte und Stadtteile kosten je zwei Wiesenkarten. Seine Küstenorte stehen unter „Küste“.
        Vororte an einem Fluss: Mühlbach (Karte, Mühlfluss), Mostheim (Karte, Staubfluss), Windweiher (Schlüssel, Mühlfluss), Sonnenwiese (Schlüssel, Staubfluss).
        Andere Vororte: Schäferruh (Warenkarte), Honigfeld (Bonuskarte), Gerstenau (Bonuskarte), Gänseanger (Warenkarte).
        Südviertel: Gartenhof (Münze für den Ersten), Bäckerhof, Rosenpalast.
        Namen und Belohnungen sind rekonstruiert.
        Beispiel: Ada zahlt 2× Wiese für Gänseanger und nimmt eine Warenkarte.
land-desert = Wüste
    .effect = Der Westen: 7 Vororte und 3 Stadtteile
    .help =
        Der Sektor im Westen. Seine Vororte und Stadtteile kosten je zwei Wüstenkarten. Seine Küstenorte stehen unter „Küste“.
        Vororte an einem Fluss: Rotbrunn (Karte, Staubfluss), Sandfurt (Karte, Frostfluss), Fata Morgana (Bonuskarte, Staubfluss), Glashütten (Warenkarte, Frostfluss).
        Andere Vororte: Karawanserei (Warenkarte), Skorpionquell (Bonuskarte), Oasengarten (Schlüssel).
        Westviertel: Töpferhof (Münze für den Ersten), Gewürzhof, Sonnenpalast.
        Namen und Belohnungen sind rekonstruiert.
        Beispiel: Ada zahlt 2× Wüste für Fata Morgana und wählt eine Bonuskarte.

## Rivers and quarters

river-pine = Harzfluss
    .effect = Im Nordosten, zwischen Gebirge und Wald
    .help =
        Er fließt im Nordosten, zwischen Gebirge und Wald. Sechs Orte liegen an ihm: Frostkap, Farnmünde, Silberpass, Wolkenrast, Birkenquell und Eulenheim.
        Zwei Wertungskarten zeigen ihn: mit der Ware Seide in Runde 1 bis 4 und mit der Ware Gewürze in Runde 5 bis 12. Mit drei Dingen auf einer Karte kommt er viermal, auch in anderen Runden. All das ist rekonstruiert.
        Beispiel: Nur Ada hat dort ein Haus, in Silberpass. Wird der Fluss gewertet, bekommt sie 4 Handelsbriefe.
river-mill = Mühlfluss
    .effect = Im Südosten, zwischen Wald und Wiese
    .help =
        Er fließt im Südosten, zwischen Wald und Wiese. Sechs Orte liegen an ihm: Mooshafen, Kleestrand, Erlenfurt, Holztor, Mühlbach und Windweiher.
        Zwei Wertungskarten zeigen ihn: mit der Ware Gewürze in Runde 1 bis 4 und mit der Ware Weihrauch in Runde 5 bis 12. Mit drei Dingen auf einer Karte kommt er viermal, auch in anderen Runden. All das ist rekonstruiert.
        Beispiel: Nur Ada hat dort ein Haus, in Erlenfurt. Wird der Fluss gewertet, bekommt sie 4 Handelsbriefe.
river-dust = Staubfluss
    .effect = Im Südwesten, zwischen Wiese und Wüste
    .help =
        Er fließt im Südwesten, zwischen Wiese und Wüste. Sechs Orte liegen an ihm: Mohnbucht, Dünenkai, Mostheim, Sonnenwiese, Rotbrunn und Fata Morgana.
        Zwei Wertungskarten zeigen ihn: mit der Ware Weihrauch in Runde 1 bis 4 und mit der Ware Perlen in Runde 5 bis 12. Mit drei Dingen auf einer Karte kommt er viermal, auch in anderen Runden. All das ist rekonstruiert.
        Beispiel: Nur Ada hat dort ein Haus, in Mostheim. Wird der Fluss gewertet, bekommt sie 4 Handelsbriefe.
river-frost = Frostfluss
    .effect = Im Nordwesten, zwischen Wüste und Gebirge
    .help =
        Er fließt im Nordwesten, zwischen Wüste und Gebirge. Sechs Orte liegen an ihm: Graukliff, Bernwiek, Eisenfels, Widderhorn, Sandfurt und Glashütten.
        Zwei Wertungskarten zeigen ihn: mit der Ware Perlen in Runde 1 bis 4 und mit der Ware Seide in Runde 5 bis 12. Mit drei Dingen auf einer Karte kommt er viermal, auch in anderen Runden. All das ist rekonstruiert.
        Beispiel: Nur Ada hat dort ein Haus, in Eisenfels. Wird der Fluss gewertet, bekommt sie 4 Handelsbriefe.
quarter-north = Nordviertel
    .effect = Münzhof, Ambosshof und Adlerpalast
    .help =
        Die drei Stadtteile der Landschaft Gebirge: Münzhof, Ambosshof und Adlerpalast. Die ersten beiden sind äußere Stadtteile, der dritte ist der innere. In jedem darf jeder ein Haus haben.
        Zwei Wertungskarten zeigen es: mit der Ware Weihrauch in Runde 5 bis 12 und mit der Ware Perlen in Runde 13 bis 16. Mit drei Dingen auf einer Karte kommt es viermal, auch in anderen Runden. All das ist rekonstruiert.
        Beispiel: Ada hat dort 2 Häuser, Ben 1. Wird das Stadtviertel gewertet, bekommt Ada 4 Handelsbriefe, Ben 2.
quarter-east = Ostviertel
    .effect = Schnitzerhof, Laternenhof und Zedernpalast
    .help =
        Die drei Stadtteile der Landschaft Wald: Schnitzerhof, Laternenhof und Zedernpalast. Die ersten beiden sind äußere Stadtteile, der dritte ist der innere. In jedem darf jeder ein Haus haben.
        Zwei Wertungskarten zeigen es: mit der Ware Perlen in Runde 5 bis 12 und mit der Ware Seide in Runde 13 bis 16. Mit drei Dingen auf einer Karte kommt es viermal, auch in anderen Runden. All das ist rekonstruiert.
        Beispiel: Ada hat dort 2 Häuser, Ben 1. Wird das Stadtviertel gewertet, bekommt Ada 4 Handelsbriefe, Ben 2.
quarter-south = Südviertel
    .effect = Gartenhof, Bäckerhof und Rosenpalast
    .help =
        Die drei Stadtteile der Landschaft Wiese: Gartenhof, Bäckerhof und Rosenpalast. Die ersten beiden sind äußere Stadtteile, der dritte ist der innere. In jedem darf jeder ein Haus haben.
        Zwei Wertungskarten zeigen es: mit der Ware Seide in Runde 5 bis 12 und mit der Ware Gewürze in Runde 13 bis 16. Mit drei Dingen auf einer Karte kommt es viermal, auch in anderen Runden. All das ist rekonstruiert.
        Beispiel: Ada hat dort 2 Häuser, Ben 1. Wird das Stadtviertel gewertet, bekommt Ada 4 Handelsbriefe, Ben 2.
quarter-west = Westviertel
    .effect = Töpferhof, Gewürzhof und Sonnenpalast
    .help =
        Die drei Stadtteile der Landschaft Wüste: Töpferhof, Gewürzhof und Sonnenpalast. Die ersten beiden sind äußere Stadtteile, der dritte ist der innere. In jedem darf jeder ein Haus haben.
        Zwei Wertungskarten zeigen es: mit der Ware Gewürze in Runde 5 bis 12 und mit der Ware Weihrauch in Runde 13 bis 16. Mit drei Dingen auf einer Karte kommt es viermal, auch in anderen Runden. All das ist rekonstruiert.
        Beispiel: Ada hat dort 2 Häuser, Ben 1. Wird das Stadtviertel gewertet, bekommt Ada 4 Handelsbriefe, Ben 2.

## Bonus cards

bonus-harbour = Hafenrecht
    .does = 2 je Küstenhaus
    .effect = 2 Handelsbriefe je Haus an der Küste, höchstens 12
    .help =
        Am Ende: 2 Handelsbriefe für jedes deiner Häuser in einem Küstenort, höchstens 12. Wie sie zählt, ist rekonstruiert.
        Beispiel: 5 Häuser an der Küste bringen 10 Handelsbriefe, 7 bringen 12.
bonus-mountain = Gebirgsrecht
    .does = 2 je Haus im Gebirge
    .effect = 2 Handelsbriefe je Haus im Gebirge, höchstens 12
    .help =
        Am Ende: 2 Handelsbriefe für jedes deiner Häuser in einem Vorort oder Stadtteil des Gebirges, höchstens 12. Küstenorte zählen nicht. Wie sie zählt, ist rekonstruiert.
        Beispiel: Häuser in Eisenfels, Widderhorn und Münzhof bringen 6 Handelsbriefe.
bonus-forest = Waldrecht
    .does = 2 je Haus im Wald
    .effect = 2 Handelsbriefe je Haus im Wald, höchstens 12
    .help =
        Am Ende: 2 Handelsbriefe für jedes deiner Häuser in einem Vorort oder Stadtteil des Waldes, höchstens 12. Küstenorte zählen nicht. Wie sie zählt, ist rekonstruiert.
        Beispiel: Häuser in Fuchsgrund, Tiefenwald und Schnitzerhof bringen 6 Handelsbriefe.
bonus-meadow = Wiesenrecht
    .does = 2 je Haus auf der Wiese
    .effect = 2 Handelsbriefe je Haus auf der Wiese, höchstens 12
    .help =
        Am Ende: 2 Handelsbriefe für jedes deiner Häuser in einem Vorort oder Stadtteil der Wiese, höchstens 12. Küstenorte zählen nicht. Wie sie zählt, ist rekonstruiert.
        Beispiel: Häuser in Mühlbach, Windweiher und Gartenhof bringen 6 Handelsbriefe.
bonus-desert = Wüstenrecht
    .does = 2 je Haus in der Wüste
    .effect = 2 Handelsbriefe je Haus in der Wüste, höchstens 12
    .help =
        Am Ende: 2 Handelsbriefe für jedes deiner Häuser in einem Vorort oder Stadtteil der Wüste, höchstens 12. Küstenorte zählen nicht. Wie sie zählt, ist rekonstruiert.
        Beispiel: Häuser in Rotbrunn, Fata Morgana und Töpferhof bringen 6 Handelsbriefe.
bonus-city = Stadtrecht
    .does = 2 je Haus in der Stadt
    .effect = 2 Handelsbriefe je Haus in einem Stadtteil, höchstens 12
    .help =
        Am Ende: 2 Handelsbriefe für jedes deiner Häuser in einem Stadtteil, außen oder innen, höchstens 12. Wie sie zählt, ist rekonstruiert.
        Beispiel: Häuser in drei äußeren Stadtteilen und einem inneren bringen 8 Handelsbriefe.
bonus-river = Flussrecht
    .does = 3 je Fluss mit Haus
    .effect = 3 Handelsbriefe je Fluss mit einem Haus, höchstens 12
    .help =
        Am Ende: 3 Handelsbriefe für jeden Fluss, an dem du ein Haus hast, eines oder mehrere. Alle vier bringen 12. Wie sie zählt, ist rekonstruiert.
        Beispiel: Zwei Häuser am Harzfluss und eines am Mühlfluss bringen 6 Handelsbriefe.
bonus-four_lands = Vierländerrecht
    .does = 3 je Landschaft im Inland
    .effect = 3 Handelsbriefe je Landschaft im Inland, höchstens 12
    .help =
        Am Ende: 3 Handelsbriefe für jede Landschaft im Inland, in der du ein Haus in einem Vorort oder Stadtteil hast. Alle vier bringen 12. Wie sie zählt, ist rekonstruiert.
        Beispiel: Häuser in Eisenfels, Tiefenwald und Holztor bringen 6 Handelsbriefe: zwei Landschaften.


## Places

place-greycliff = Graukliff
place-eagle_bay = Adlerbucht
place-stone_quay = Steinkai
place-frostpoint = Frostkap
place-fernmouth = Farnmünde
place-oak_haven = Eichenhafen
place-pinewharf = Kiefernkai
place-mossport = Mooshafen
place-clover_sands = Kleestrand
place-larkspit = Lerchenspitz
place-haywharf = Heuhafen
place-poppy_cove = Mohnbucht
place-dune_landing = Dünenkai
place-saltbeach = Salzstrand
place-palm_roads = Palmenreede
place-amber_strand = Bernwiek
place-ironfell = Eisenfels
place-copperdale = Kupfertal
place-quarrytown = Steinbruch
place-silverpass = Silberpass
place-ramshorn = Widderhorn
place-echo_gorge = Echoschlucht
place-steepmarket = Steilmarkt
place-cloudrest = Wolkenrast
place-birchwell = Birkenquell
place-foxhollow = Fuchsgrund
place-charcoal_green = Köhleranger
place-alderford = Erlenfurt
place-owlstead = Eulenheim
place-deepwood = Tiefenwald
place-timbergate = Holztor
place-millbrook = Mühlbach
place-shepherds_rest = Schäferruh
place-honeyfield = Honigfeld
place-cidertown = Mostheim
place-windmere = Windweiher
place-barleyton = Gerstenau
place-goosegreen = Gänseanger
place-sunmeadow = Sonnenwiese
place-redwell = Rotbrunn
place-caravan_halt = Karawanserei
place-scorpion_wells = Skorpionquell
place-sandford = Sandfurt
place-mirage = Fata Morgana
place-oasis_court = Oasengarten
place-glasstown = Glashütten
place-mint_ward = Münzhof
place-anvil_ward = Ambosshof
place-carver_ward = Schnitzerhof
place-lantern_ward = Laternenhof
place-garden_ward = Gartenhof
place-baker_ward = Bäckerhof
place-potter_ward = Töpferhof
place-spice_ward = Gewürzhof
place-eagle_palace = Adlerpalast
place-cedar_palace = Zedernpalast
place-rose_palace = Rosenpalast
place-sun_palace = Sonnenpalast

## Goods and pairs

good-silk = Seide
good-spice = Gewürze
good-incense = Weihrauch
good-pearls = Perlen
pair-a = 1
pair-b = 2
pair-c = 3
pair-d = 4


## Questions

spots = Zahlen auf dem Plan, mit Belohnung und Kosten
    .asked = build

picks-land = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

ask-bid = Welches Paar willst du?
    .done = auf **Paar { $pair }** geboten
    .why = Suche die 2 Karten, mit denen du am meisten bauen kannst. Ein freies Paar kostet nichts. Das erste Vertreiben einer Runde kostet 1 Münze, das zweite 2, das dritte 3. Auch du kannst so vertrieben werden.
ask-build = { $options ->
        [1] Mit diesen Karten kannst du nicht bauen. Das weißt nur du.
       *[other] Wo baust du?
    }
    .why = { $options ->
        [1] Gefragt wirst du trotzdem: Sonst wüssten die anderen etwas über deine Handkarten.
       *[other] Vergleiche, was ein Ort sofort bringt, was er diese Runde zählt und wohin seine Straßen führen. Küstenorte und Vororte haben Platz für ein einziges Haus: Wer zuerst baut, hat sie.
    }
ask-pay = Mit welchen Karten bezahlst du { $subject }?
    .done = { $subject } mit **{ $named }** bezahlt
    .why = Behalte die Karten für dein nächstes Haus. Zwei gleiche ersetzen 1 beliebige andere.
ask-goods = Welche Warenkarte nimmst du?
    .done = genommen: **{ $named }**
    .why = Eine Ware, die dir noch fehlt, bringt 2 Handelsbriefe, wann immer sie gewertet wird. Mehr von einer, die du hast, kann dich allein nach vorn bringen: 2 mehr.
ask-give_back = Höchstens 4 Warenkarten: Welche kommt aus dem Spiel?
    .done = abgegeben: **{ $named }**
    .why = Gib ab, wovon du genug hast oder was nicht mehr gewertet wird.
ask-bonus = Welche Bonuskarte behältst du? Sie zählt am Ende.
    .done = behalten: **{ $bonus }**
    .why = Wichtig ist nur, was sie am Ende zählt. Nimm anfangs, was du ohnehin baust, und in den letzten Runden, was jetzt am meisten zählt.
ask-limit = Handkartenlimit 5: Lege { $least ->
        [one] 1 Karte
       *[other] { $least } Karten
    } ab.
    .why = Behalte die Karten für Orte neben deinen Häusern. Zwei gleiche ersetzen 1 beliebige andere.
    .done = abgelegt: **{ $named }**


## The first game: each kind of question, the first time that it comes

lesson-bid = Wähle ein Paar: Mit 1 Küste baust du in jedem Küstenort, mit 2 Wald im Wald daneben. Ein freies ist gratis; Vertreiben kostet 1 Münze, dann 2, dann 3.
lesson-build = Baue bis zu 2 Häuser: an freien Küsten, dann an den Straßen deiner Häuser. Edelstein: Ware; Rolle: Bonuskarte. Tipp: Der Erste im Stadtteil bekommt 5 oder 10 Briefe.
lesson-pay = Du kannst verschieden bezahlen: 2 gleiche Karten sind ein Joker für 1 Karte einer anderen Landschaft. So zahlst du 1 Karte mehr. Tipp: Zahle mit möglichst wenigen Karten und behalte, was zu den Orten neben deinen Häusern passt.
lesson-goods = Nimm eine Warenkarte: eine offene oder verdeckt die oberste vom Stapel. Jede Runde wertet eine Ware: Alle, die sie haben, bekommen 2 Handelsbriefe, und wer allein am meisten hat, 2 mehr. Tipp: Nimm zuerst Waren, die dir noch fehlen.
lesson-give_back = Du darfst 4 Warenkarten behalten, also kommt eine von diesen 5 aus dem Spiel. Jede Runde wertet eine Ware: Alle, die sie haben, bekommen 2 Handelsbriefe, und wer allein am meisten hat, 2 mehr. Tipp: Gib eine Karte her, deren Waren du auch auf anderen hast.
lesson-bonus = Das sind alle übrigen Bonuskarten: Behalte heimlich 1. Am Ende bringt sie bis zu 12 Handelsbriefe für das, was du bis dahin gebaut hast. Tipp: Nimm anfangs, was du ohnehin baust, wo deine Straßen hinführen. In den letzten Runden nimm die, die jetzt am meisten zählt.
lesson-limit = Nach deinem Zug hast du höchstens 5 Landschaftskarten, also lege die übrigen offen ab. Im Zug gibt es keine Grenze. Tipp: Behalte Karten für die Orte neben deinen Häusern und 2 gleiche, denn zusammen ersetzen sie 1 Karte einer anderen Landschaft.


## Answers

# Die übrigen Münzen stehen nur bei den Paaren, wenn sie verschieden sind.
option-pair = Paar { $pair }: { $same_left ->
        [0] frei,{" "}
       *[other] { "" }
    }{ pair-builds } · { $cards }
    .note = { $cards }{ $same_left ->
        [0] ; { purse-after }
       *[other] { "" }
    }
    .why = { pair-plan }{ purse-after }.
option-pair-with-other = Paar { $pair }: { count-coins }, vertreibt { $other } · { pair-builds } · { $cards }
    .people = other
    .note = { pair-builds }; { $cards }{ $same_left ->
        [0] ; { purse-after }, { $next ->
            [0] dann kein Vertreiben mehr
           *[other] das nächste Vertreiben kostet { $next }
        }
       *[other] { "" }
    }
    .why = { pair-plan }{ $other } muss neu bieten. { purse-after }. { $next ->
        [0] Danach kann in dieser Runde niemand mehr vertrieben werden.
       *[other] Dich dort zu vertreiben würde { $next } kosten.
    }
option-pair-with-back = Paar { $pair }: { count-coins } fürs Zurückholen, { pair-builds } · { $cards }
    .note = { pair-builds }; { $cards }; { purse-after }
    .why = Nur wenn du dort vertrieben wirst. { pair-plan }{ purse-after }.
pair-builds = { $houses ->
        [0] kein Haus
        [one] 1 Haus
       *[other] { $houses } Häuser
    }{ $letters ->
        [0] { "" }
       *[other] , +{ $letters } Briefe
    }
pair-plan = { $houses ->
        [0] In dieser Runde kein Haus: Die Karten sind für später.
       *[other] Mit diesem Paar kannst du in { $places } bauen{ $letters ->
            [0] .
           *[other] : { $letters } Briefe diese Runde.
        }
    }{" "}
count-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
purse-after = { $left ->
        [0] Keine Münze übrig
        [one] 1 Münze übrig
       *[other] { $left } Münzen übrig
    }
option-place = { $place }: { site-reward }{ site-gain } · { site-cost }
    .note = Kostet { site-price }{ $ways ->
        [one] { "" }
       *[other] {" "}({ $ways } Arten zu zahlen)
    }{ $gain ->
        [0] { "" }
       *[other] {" "}· diese Runde: +{ $gain } Briefe
    }
    .why = { $gain ->
        [0] { "" }
       *[other] Mit dem Haus bringt dir die Wertungskarte dieser Runde { $then } Handelsbriefe (jetzt { $now }).{" "}
    }{ $told ->
        [0] { "" }
       *[other] Weniger bekommen dann: { $each }.{" "}
    }{ $opens_count ->
        [0] Keine neue Straße.
       *[other] Die Straßen führen weiter: { $opens }.
    }
    .each = { $name } −{ $count }
site-price = { $key ->
        [0] { "" }
       *[other] Schlüssel +{" "}
    }{ price }
site-cost = { $key ->
        [0] kostet
       *[other] Schlüssel +
    } { paid }
price = { paid }{ joker-for }
paid = { $jokers_count ->
        [0] { $own ->
            [one] 1
           *[other] { $own }×
        } { $land }
        [2] { $own ->
            [0] { "" }
           *[other] { $own } { $land } +{" "}
        }{ $jokers }
       *[other] { $jokers }
    }
joker-for = { $jokers_count ->
        [0] { "" }
        [2] {" "}(als { $land })
       *[other] {" "}(als 2× { $land })
    }
site-reward = { $letters ->
        [0] { $reward ->
            [coin] 1 Münze
            [coins] 2 Münzen
            [card] 1 Karte
            [key] Schlüssel
            [goods] Warenkarte
            [bonus] Bonuskarte
           *[none] nichts
        }
       *[other] { $letters } Briefe{ $reward ->
            [coin] , Münze
            [card] , Karte
           *[none] { "" }
        }
    }
site-gain = { $gain ->
        [0] { "" }
       *[other] , +{ $gain } Briefe
    }
option-stop = Zug beenden
    .note = Du baust in diesem Zug nicht weiter
    .why = Behaltene Karten können später einen besseren Ort bezahlen. Dein Handkartenlimit ist 5.
option-pay = { price }
    .note = { hand-after }
    .why = { hand-after }.
hand-after = { $left ->
        [0] Keine Karte bleibt auf der Hand
        [one] 1 Karte bleibt auf der Hand
       *[other] { $left } Karten bleiben auf der Hand
    }
option-goods = { $goods }
option-blind = Verdeckt vom Stapel
    .note = { $left ->
        [one] Die letzte Karte des Stapels
       *[other] Die oberste von { $left } Karten
    }
    .why = Niemand weiß, welche es ist, und danach wird keine neue aufgedeckt.
option-bonus = { $bonus }: jetzt { $letters } · { $bonus_does }
    .note = { $bonus_effect }; jetzt { $letters }
    .why = Am Ende höchstens { $most } Handelsbriefe, so viel du auch baust.
option-land = { $card }


## What comes of an answer

remark-blocked = Du bist blockiert: Du kannst nie mehr bauen. Das Spiel endet mit dieser Runde, und du liegst hinter allen, die nicht blockiert sind.
remark-scores = Diese Runde wertet { $things }: je 2 Briefe, wenn du etwas davon hast, 4, wenn du allein am meisten hast.{ $letters ->
        [0] { "" }
       *[other] {" "}Jetzt wären es { $letters } für dich.
    }
remark-no_pair = Nicht zu haben: { $pairs_count ->
        [one] Paar
       *[other] Paare
    } { $pairs }. { $price ->
        [0] In dieser Runde wird nicht mehr vertrieben.
       *[other] Vertreiben kostet jetzt { $price ->
            [one] 1 Münze
           *[other] { $price } Münzen
        }; du hast { $coins }.
    }
remark-no_cards = Dir fehlen die Karten für: { $lands }.
remark-no_key = Dir fehlt ein Schlüssel für: { $places }.
remark-round = Die Wertungskarte der Runde, nach jetzigem Stand: +{ $letters }.


## Events

event-round_began = Runde { $round } beginnt. Startspieler: { $start }.
    .people = start
    .chapter = Runde { $round } von 16
    .short = Startspieler { $start }
event-turned_up = Diese Runde wird gewertet: { $things }.
    .short = Wertung: { $things }
event-dealt = Paar { $pair }: { $cards }.
    .short = Paar { $pair }: { $cards }
event-shuffled = Der Stapel ist aufgebraucht: { $count ->
        [one] 1 abgelegte Landschaftskarte wird
       *[other] { $count } abgelegte Landschaftskarten werden
    } zu einem neuen gemischt.
    .short = neuer Stapel
event-laid = { $seat } bietet auf Paar { $pair }.
    .short = bekommt Paar { $pair }
event-expelled = { $seat } vertreibt { $other } von Paar { $pair } für { count-coins }.
    .people = other
    .short = vertreibt { $other } von Paar { $pair } ({ count-coins })
event-pairs_taken = Alle nehmen ihr Paar. Jetzt wird gebaut.
    .chapter = Bauen
    .short = { "" }
event-passed_by = { $seat } kann { $hand ->
        [0] ohne Karten
        [one] mit nur 1 Karte
       *[other] mit { $hand } Karten
    } nicht bauen.
    .short = kann nicht bauen
event-stopped = { $seat } beendet den Zug.
    .short = beendet den Zug
event-built = { $seat } baut in { $place } für { $cards }.
    .short = { $place }
event-key_used = { $seat } gibt einen Schlüssel ab{ $left ->
        [0] { "" }
       *[other] {" "}und hat noch { $left }
    }.
    .short = gibt Schlüssel ab
event-last_house = { $seat } hat das letzte eigene Haus gebaut: Dies ist die letzte Runde.
    .short = letztes Haus: letzte Runde
event-discarded = { $seat } legt ab: { $cards }.
    .short = legt { $cards } ab
event-blocked = { $seat } kann nie mehr bauen: Dies ist die letzte Runde, und wer blockiert ist, wird Letzter.
    .short = blockiert: letzte Runde
event-letters = { $seat } bekommt { $letters } Handelsbriefe.
    .short = +{ $letters } Handelsbriefe
    .sum = letters
event-coins = { $seat } bekommt { count-coins }.
    .short = +{ count-coins }
    .sum = coins
event-drew = { $seat } zieht eine Landschaftskarte.
    .short = zieht eine Karte
event-drawn = Du hast { $card } gezogen.
    .short = zieht { $card }
event-key = { $seat } bekommt einen Schlüssel und hat jetzt { $keys }.
    .short = +1 Schlüssel (jetzt { $keys })
# Erzählt wird es, wenn die Karte behalten ist.
event-looks = { "" }
    .short = { "" }
event-drew_goods = { $seat } nimmt verdeckt eine Warenkarte: { $goods }.
    .short = +1 Warenkarte ({ $goods })
event-took_goods = { $seat } nimmt eine Warenkarte: { $goods }.
    .short = +1 Warenkarte ({ $goods })
event-goods_turned = Neue offene Warenkarte: { $goods }.
    .short = neue Warenkarte: { $goods }
event-gave_back = { $seat } nimmt eine Warenkarte aus dem Spiel: { $goods }.
    .short = −1 Warenkarte ({ $goods })
event-took_bonus = { $seat } behält eine Bonuskarte: { $left ->
        [0] keine übrig
        [one] 1 übrig
       *[other] { $left } übrig
    }.
    .short = behält eine Bonuskarte
event-bonus_kept = Du hast das { $bonus } behalten: { $bonus_effect }.
    .short = { $bonus }
event-scored = Handelsbriefe für { $thing }: { $told ->
        [0] niemand hat etwas davon.
       *[other] { $each }.
    }
    .each = { $name } { $count }
    .chapter = Handelsbriefe
    .short = { $thing }: { $told ->
            [0] niemand
           *[other] { $each }
        }
event-bonus_opened = { $seat } deckt das { $bonus } auf: { $letters ->
        [0] keine Handelsbriefe
       *[other] { $letters } Handelsbriefe
    }.
    .chapter = Bonuskarten
    .short = { $bonus } { $letters }
event-game_over = Das Spiel ist aus.
    .chapter = { "" }
    .short = { $reason ->
            [last_house] Ende: Das letzte Haus ist gebaut
            [last_card] Ende: Die letzte Wertungskarte ist gewertet
           *[blocked] Ende: Ein Spieler ist blockiert
        }


## Steps

step-bid = Bieten
step-build = Bauen
step-goods = Warenkarte nehmen
step-give_back = Warenkarte abgeben
step-bonus = Bonuskarte wählen
step-limit = Bis auf 5 Karten ablegen
step-over = Spielende


## Hints

measure-letters = { $amount } { $count ->
        [one] Handelsbrief
       *[other] Handelsbriefe
    } { $more }
measure-houses = { $amount } { $count ->
        [one] Haus
       *[other] Häuser
    } { $more }
measure-goods = { $amount } { $count ->
        [one] Warenkarte
       *[other] Warenkarten
    } { $more }
measure-keys = { $amount } { $count ->
        [one] Schlüssel
       *[other] Schlüssel
    } { $more }
measure-coins = { $amount } { $count ->
        [one] Münze
       *[other] Münzen
    } { $more }
measure-cards = { $amount } { $count ->
        [one] Karte
       *[other] Karten
    } { $more }

## Final score

count-points = { $points ->
        [one] 1 Handelsbrief
       *[other] { $points } Handelsbriefe
    }
line-districts = Stadtteile
line-goods = Waren
line-rivers = Flüsse
line-quarters = Stadtviertel
line-bonus = Bonuskarten
line-houses = Gebaute Häuser
line-coins = Übrige Münzen

so-far = Handelsbriefe bisher. Bonuskarten zählen am Ende.

reason-last_house = Ein Spieler hat sein letztes Haus gebaut, und die Runde wurde zu Ende gespielt.
reason-last_card = Die letzte Wertungskarte ist gewertet.
reason-blocked = Ein Spieler konnte nie mehr bauen, und die Runde wurde zu Ende gespielt.


## Planning ahead: standing orders, and what may end a plan

order-bid_up_to = { $value ->
        [0] Nur auf freie Paare bieten
        [one] Für bis zu 1 Münze bieten
       *[other] Für bis zu { $value } Münzen bieten
    }
    .why = Du bekommst von den Paaren bis zu diesem Preis das hilfreichste.
order-pay_least = Mit den entbehrlichsten Karten zahlen
    .why = Du zahlst mit wenigen Karten und mit denen, die zu den wenigsten erreichbaren Orten passen.
order-limit_least = Die entbehrlichsten Karten ablegen
    .why = Über dem Handkartenlimit von 5 gehen die Karten, die zu den wenigsten Orten passen.
surprise-turned_up = eine Wertungskarte wird aufgedeckt
surprise-expelled = ein Spieler wird vertrieben
surprise-built = ein Spieler baut ein Haus
surprise-took_goods = ein Spieler nimmt eine offene Warenkarte


## Table options

table-letters = Handelsbriefe der anderen
table-letters-hidden = Verdeckt
    .note = Du siehst nur deine eigene Summe; so ist die Regel. Jeder Gewinn wird genannt.
table-letters-open = Offen
    .note = Alle sehen, wie viele Handelsbriefe jeder hat.
table-things = Wertungskarten
table-things-two = Zwei Dinge
    .note = Eine Ware und ein Fluss oder Stadtviertel, wie öffentliche Texte die Karten beschreiben.
table-things-three = Drei Dinge
    .note = Ware, Fluss und Stadtviertel, wie sich das Regelheft lesen lässt. Bringt allen mehr.
table-closed = Gesperrter Sektor (Hausregel zu zweit)
table-closed-by_lot = Gesperrter Sektor gelost
    .note = Das Los sagt, wo Küstenorte und Vororte gesperrt sind. Nicht die Regel des Verlags.
table-closed-mountain = Gebirge gesperrt
    .note = Im Norden sind Küstenorte und Vororte gesperrt. Nicht die Regel des Verlags.
table-closed-forest = Wald gesperrt
    .note = Im Osten sind Küstenorte und Vororte gesperrt. Nicht die Regel des Verlags.
table-closed-meadow = Wiese gesperrt
    .note = Im Süden sind Küstenorte und Vororte gesperrt. Nicht die Regel des Verlags.
table-closed-desert = Wüste gesperrt
    .note = Im Westen sind Küstenorte und Vororte gesperrt. Nicht die Regel des Verlags.


## Pictures and their alt texts: picture-* and alt-* (RENDER)

# Worauf der Tisch wartet, hinter dem Namen.
picture-verb-bid = bieten
picture-verb-build = bauen
picture-verb-goods = Warenkarte nehmen
picture-verb-give_back = Warenkarte abgeben
picture-verb-bonus = Bonus wählen
picture-verb-limit = ablegen

# Was gefragt ist, in zwei bis vier Wörtern.
picture-ask-bid = Auf welches Paar?
picture-ask-build = Wo bauen?
picture-ask-pay = Womit bezahlen?
picture-ask-goods = Welche Warenkarte?
picture-ask-give_back = Welche abgeben?
picture-ask-bonus = Welche Bonuskarte?
picture-ask-limit = Karten ablegen: { $pick }

picture-legend-houses = Häuser übrig
picture-legend-coins = Münzen
picture-legend-keys = Schlüssel
picture-legend-letters = Handelsbriefe
picture-legend-card = eine Karte
picture-legend-goods = eine Warenkarte
picture-legend-bonus = eine Bonuskarte
picture-round = Runde { $round }
picture-last-round = letzte Runde
picture-over = Spielende
picture-last = blockiert
picture-scored = Wertung
picture-market = Waren
picture-supply = Vorrat
picture-hand = Deine Karten
picture-empty = keine
picture-stop = Zug beenden
picture-blind = vom Stapel
picture-free = frei
picture-round-scored = Runde { $round } gewertet
picture-round-begins = Runde { $round } beginnt
picture-rounds = { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
alt-new = Neu: { $parts }.
alt-new-house = Haus in { $place }
alt-new-pair = Gebot von { $name }
alt-new-letters = Handelsbriefe von { $name }
alt-new-market = offene Warenkarte
alt-computer = Computer
alt-blocked = blockiert
alt-start = Startspieler: { $name }.
alt-card = Gewertet in dieser Runde: { $things }. Wertungskarten, die noch kommen: { $coming }.
alt-pairs = { $pairs }.
alt-pair = Paar { $pair }: { $cards } ({ $name })
alt-pair-free = Paar { $pair }: { $cards } (frei)
alt-market = Offene Warenkarten: { $goods }.
alt-building = Es bauen noch: { $names }.
alt-trader = { $name }{ $signs }: { $counts }.
alt-letters = Handelsbriefe { $count }
alt-houses = übrige Häuser { $count }
alt-coins = Münzen { $count }
alt-keys = Schlüssel { $count }
alt-cards = Karten { $count }
alt-bonus = Bonuskarten { $count }
alt-goods = Waren: { $goods }
alt-area = { $area }: { $houses }.
alt-city = Stadt: { $houses }.
alt-none-built = Noch keine Häuser.
alt-closed = Gesperrt: { $area }.
alt-hand-cards = Deine Karten: { $cards }.
alt-own = Du: { $counts }.
alt-own-bonus = Deine Bonuskarten: { $cards }.
alt-final = { $title }, Endwertung nach { picture-rounds }.
alt-nobody = niemand
