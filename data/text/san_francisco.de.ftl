# San Francisco auf Deutsch. Dieselben Nachrichten in derselben Reihenfolge wie in
# san_francisco.en.ftl; was ihre Formen bedeuten, steht dort. Die Begriffe sind die des Spiels:
# Stadtviertel, Straße, Holzstäbchen, Ausschreibung, Investitionsrecht, Einfluss, Scheck,
# Optionskärtchen, Aktionskarte, Zuschuss, Stadtrand. Kurz heißt es Viertel, Stäbchen und Recht.

title = San Francisco
    .subtitle = Gewinne Rechte, lege Stäbchen und baue die Stadt wieder auf
    .duration = etwa 90 Minuten Spielzeit
    .weight = etwas mehr zu lernen

how = San Francisco: So geht’s
    .goal = Nach dem Erdbeben von 1906 wird San Francisco wieder aufgebaut. Du legst Stäbchen auf die Straßen. Wer rund um ein Stadtviertel die Mehrheit hat, baut es auf und bekommt Prestige. Wer das meiste Prestige hat, gewinnt.
    .turn = In jeder Runde verkauft eine Ausschreibung Rechte, ein Stäbchen zu legen: für Einfluss (alle wählen verdeckt eine Zahl, gleiche heben sich auf), für Schecks (eine offene Versteigerung) oder mit Optionskärtchen (alle wählen verdeckt zwei Arten von Vierteln).
    .card = Die Zahl eines Viertels ist sein Prestige. Durchgekreuzte Straßen neben Parks bleiben leer. Oben rechts: wie viele Schecks die Bank hat (Tresor) und wie viele der zwölf Aktionskarten gekommen sind (Kalender). Ein Scheck ist Geld, und gewechselt wird nie. Eine Einflusskarte von 0 bis 9 kommt auf die Hand zurück; zahlen muss nur, wer gewinnt.
    .pays = Ein Stäbchen zählt für die Viertel auf beiden Seiten seiner Straße. Sobald du rund um ein Viertel mehr Stäbchen hast, als irgendjemand dort noch haben könnte, baust du es auf. Bei Rathaus und Bank brauchst du alle Straßen.
    .end = Nach einer Runde, in der aufgebaut wurde, wird eine Aktionskarte gezogen: ein besonderer Zug, der verkauft wird, oder ein Zuschuss an Einfluss oder Schecks für alle. Mit der zwölften endet das Spiel.
    .time = Etwa 90 Minuten Spielzeit, hier über Tage verteilt: Du wirst gerufen, wenn du am Zug bist.


## Terms

term-aim = Das Spiel in Kürze
    .effect = Rechte gewinnen, Stäbchen legen, Viertel aufbauen
    .help =
        San Francisco nach dem Erdbeben von 1906: 35 Stadtviertel, fast alle in Trümmern. In jeder Runde verkauft eine Ausschreibung Investitionsrechte, und mit jedem Recht legst du eines deiner Stäbchen auf eine Straße. Du zahlst mit Einfluss oder mit Schecks.
        Wer rund um ein Viertel die Mehrheit der Stäbchen hat, baut es auf und bekommt sein Prestige: 4 bis 6, für Rathaus und Bank 10.
        Wurde in einer Runde aufgebaut, wird eine Aktionskarte gezogen und füllt ein Jahr. Nach zwölf Jahren, 1907 bis 1918, ist Schluss. Wer das meiste Prestige hat, gewinnt.
        Für 3 bis 5 Spieler.
        Beispiel: Ada hat zwei Stäbchen rund um den Markt C2, Ben hat eines. Sie gewinnt ein Recht für Märkte, legt ein drittes und baut auf: 5 Prestige.
term-setup = Vorbereitung
    .effect = Je 30 Einfluss, 15 Stäbchen, 12 Schecks
    .help =
        Das Rathaus liegt in der Mitte, auf D3. Die anderen 34 Plättchen werden gelost; höchstens ein Park berührt mit einer Seite das Rathaus, höchstens einer die Bank. Auf allen vier Straßen jedes Parks liegen weiße Stäbchen.
        Jeder beginnt mit 30 Einfluss, 15 Stäbchen, zehn Einflusskarten von 0 bis 9, drei Optionskärtchen und 12 Schecks. Niemand hat Prestige, und in der Bank liegt kein Scheck.
        Wer auf dem ersten Platz sitzt, ist zuerst Startspieler; wer wo sitzt, wird gelost.
        Beispiel: Parks dürfen auf C3 und D5 liegen, aber nicht auf C3 und D2, denn beide würden das Rathaus berühren.
term-round = Eine Runde
    .effect = Ausschreibung ziehen, verkaufen, investieren, Aktion
    .help =
        1. Der Startspieler zieht eine Ausschreibung. Sie nennt eine Art von Vierteln, den Stadtrand oder Optionskärtchen, womit um die Rechte gekämpft wird und wie viele es sind.
        2. Der Startspieler darf sie einmal ablehnen. Dann gilt die nächste. Die abgelehnte sehen alle.
        3. Es entscheidet sich, wer die Rechte bekommt.
        4. Wer eines hat, legt sein Stäbchen, einer nach dem anderen.
        5. Wurde etwas aufgebaut, wird eine Aktionskarte gezogen.
        6. Der Nächste im Uhrzeigersinn wird Startspieler.
        Eine Karte, für die keine Straße frei ist, wird ersetzt; das zählt nicht als Ablehnen. Sind weniger Straßen frei, als Rechte verkauft werden, gibt es nur so viele Rechte. Ist der Stapel leer, werden die alten Karten gemischt; eine eben abgelehnte kommt nicht gleich wieder.
        Beispiel: Ada zieht Villen und lehnt ab. Die nächste Karte, Stadtrand, gilt.
term-tender_cards = Ausschreibungskarten
    .effect = 36: Arten von Vierteln, Stadtrand, Optionskärtchen
    .help =
        Es gibt 36. Für jede der sechs Arten gewöhnlicher Viertel sind es 4: zwei verkaufen 1 Recht für Schecks, eine 2 Rechte und eine 3 Rechte für Einfluss.
        Für den Stadtrand sind es 6: zwei verkaufen 1 Recht für Schecks, zwei 3 Rechte und zwei 5 Rechte für Einfluss.
        Für Optionskärtchen sind es 6: 1 Recht je Kärtchen, das gewählt wird.
        Welche Karten es gibt, ist rekonstruiert: Das Regelheft zeigt drei davon.
        Beispiel: „Büro: 3 Rechte, Einfluss“ bringt bis zu drei Spielern ein Stäbchen an einem Büro.
term-influence_tender = Ausschreibung mit Einfluss
    .effect = Verdeckt eine Zahl wählen; gleiche heben sich auf
    .help =
        Alle wählen zugleich und verdeckt eine Einflusskarte von 0 bis 9, nicht höher als der eigene Einfluss. Alle machen mit.
        Zahlen, die mehrere gewählt haben, gelten nicht: Diese Spieler bekommen nichts und zahlen nichts. Von den anderen bekommen die höchsten Zahlen die Rechte, so viele es gibt. Nur sie zahlen, so viel Einfluss wie ihre Zahl. Auch eine 0 kann gewinnen und kostet nichts.
        Übrige Rechte verfallen. Die höchste Zahl investiert zuerst.
        Beispiel: 3 Rechte. Ada wählt 7, Ben und Cleo 5, Dora 4. Ada investiert zuerst und zahlt 7, Dora danach und zahlt 4. Das dritte Recht verfällt.
term-cheque_tender = Ausschreibung mit Schecks
    .effect = Offene Versteigerung um 1 Recht, ohne Wechselgeld
    .help =
        Es gibt ein Recht. Vom Startspieler an im Uhrzeigersinn passt du oder legst Schecks zu denen vor dir, sodass deine Summe die höchste ist. Was liegt, bleibt so liegen. Auch der Startspieler darf gleich passen.
        Wer passt, nimmt alle seine Schecks zurück und ist draußen. Ist nur noch einer übrig, bekommt er das Recht, und seine ganze Summe kommt in die Bank, auch wenn sonst niemand geboten hat. Passen alle gleich, bekommt es niemand.
        Wer keine Schecks hat oder so wenige, dass sie nie reichen könnten, wird nicht gefragt. Alle anderen werden gefragt, auch wenn ihre Schecks nicht reichen: Nicht zu fragen würde verraten, was sie haben.
        Beispiel: Ada legt 2, Ben 3, Cleo 5. Ada legt eine 4 dazu und hat 6, Ben passt, Cleo legt eine 3 dazu und hat 8. Ada passt: Cleo zahlt 8.
term-option_tender = Ausschreibung mit Optionskärtchen
    .effect = Jedes gewählte Kärtchen bringt 1 Recht
    .help =
        Jeder hat drei Kärtchen: Fabrik + Büro, Markt + Freizeit, Villen + Wohnviertel. Alle wählen zugleich und verdeckt eines. Für jedes gewählte Kärtchen gibt es ein Recht, also 1 bis 3 zusammen.
        Wer ein Kärtchen allein gewählt hat, bekommt sein Recht für einen beliebigen Scheck. Der kommt verdeckt in die Bank; niemand sieht seinen Wert. Ohne Scheck verfällt das Recht.
        Mehrere mit demselben Kärtchen bieten verdeckt oder verhandeln, wenn es so vereinbart ist.
        Reihenfolge: Fabrik + Büro, dann Markt + Freizeit, dann Villen + Wohnviertel. Das Stäbchen kommt an ein Viertel der einen oder der anderen Art. Ein Kärtchen, für das keine Straße frei ist, kann niemand wählen.
        Beispiel: Ada allein hat Markt + Freizeit. Sie zahlt mit einer 1 und legt an einen Markt.
term-blind = Verdeckt bieten
    .effect = Bis zu 5 Schecks; die höchste Summe gewinnt
    .help =
        Wer dasselbe Optionskärtchen gewählt hat, wählt bis zu 5 Schecks, alle zugleich und verdeckt. Dann wird aufgedeckt. Die höchste Summe bekommt das Recht, und ihre Schecks kommen in die Bank. Die anderen nehmen ihre zurück.
        Gleiche Summen heben sich auf, und die nächste gewinnt. Du darfst auch nichts bieten, kannst dann aber nicht gewinnen.
        Beispiel: Ada bietet 4 und 5, Ben 9, Cleo 6. Ada und Ben haben beide 9, also bekommt Cleo das Recht und zahlt 6.
term-ties = Patt
    .effect = Gleiche Zahlen oder Summen: kein Recht, keine Kosten
    .help =
        Wählen mehrere dieselbe Einflusskarte oder bieten verdeckt dieselbe Summe, heben sie sich auf: Sie bekommen kein Recht und zahlen nichts. Ein Recht ist damit nicht verbraucht: Die nächste Zahl bekommt es.
        Sind alle im Patt, investiert niemand. Ein Patt gilt nur für seine Ausschreibung: Um eine Aktionskarte derselben Runde kämpfst du wieder mit.
        Bei gleichem Prestige am Ende entscheiden die Stäbchen.
        Beispiel: 2 Rechte. Ada und Ben wählen 9, Cleo 3, Dora 0. Cleo investiert für 3, Dora umsonst.
term-investing = Investieren
    .effect = Ein Stäbchen legen, wo dein Recht es erlaubt
    .help =
        Mit einem Investitionsrecht legst du eines deiner Stäbchen auf eine freie Straße: an ein Viertel der verkauften Art, ob Trümmer oder aufgebaut, oder auf den Stadtrand. Auch für eine Art von Vierteln gelten ihre Straßen am Stadtrand.
        Straßen an einem Park sind nie frei: Dort liegen weiße Stäbchen. Es geht einer nach dem anderen, und jedes Stäbchen wirkt sofort.
        Du darfst verzichten, denn ein Stäbchen kann auch anderen zur Mehrheit verhelfen. Was du gezahlt hast, ist weg. Ist keine Straße mehr frei, verfällt das Recht, und niemand wird gefragt.
        Beispiel: Für das Recht „Freizeit“ legst du auf B1 Nord, denn B1 ist ein Freizeitviertel am Stadtrand.
term-sticks = Straßen und Stäbchen
    .effect = 82 Straßen; ein Stäbchen zählt auf beiden Seiten
    .help =
        Es gibt 82 Straßen: 58 zwischen zwei Vierteln und 24 am Stadtrand. Auf jeder ist Platz für ein Holzstäbchen. Es zählt für die Viertel auf beiden Seiten, am Stadtrand für eines.
        Eine Straße heißt nach ihren zwei Vierteln, etwa C3/D3, oder nach Viertel und Seite, etwa A1 Nord.
        Jeder hat 15 Stäbchen. Ist der Vorrat leer, nimmst du zuerst ein eigenes vom Plan und legst es auf eine andere Straße. Wo ein Stäbchen wegkommt, wird dadurch nichts aufgebaut.
        Weiße Stäbchen liegen auf allen Straßen an Parks: Sie gehören niemandem und bleiben immer liegen; dort lässt sich nichts legen. Alle Stäbchen bleiben, wenn ein Viertel aufgebaut wird.
        Beispiel: Ein Stäbchen auf C3/D3 zählt für C3 und für das Rathaus auf D3.
term-majority = Mehrheit und Aufbau
    .effect = Mehr Stäbchen, als irgendjemand noch haben könnte
    .help =
        Die Mehrheit in einem gewöhnlichen Viertel hast du, wenn niemand mehr gleichziehen könnte, auch nicht mit allen freien Straßen dort. Aktionskarten und Vorräte spielen dafür keine Rolle. Bei Rathaus und Bank braucht es alle Straßen, die nicht weiß sind: vier, neben einem Park drei. Parks werden nie aufgebaut.
        Wer die Mehrheit hat, muss sofort aufbauen, auch wenn jemand anders gelegt hat. Das Plättchen wird endgültig umgedreht und bringt sein Prestige.
        Ein Stäbchen kann zwei Viertel fertig machen. Gehören sie Verschiedenen, kommt zuerst, wer am Zug ist, dann im Uhrzeigersinn.
        3 Stäbchen reichen immer, 2 nur, wenn jeder andere mit allen freien Straßen höchstens 1 hätte. Bei 2 gegen 2 baut niemand auf, außer eine Aktionskarte hilft.
        Beispiel: Ada hat 2 Stäbchen um ein Büro, eines ist weiß, eine Straße ist frei. Niemand kommt über 1: Ada baut auf, 6 Prestige.
term-cheques = Schecks
    .effect = Je 12, zusammen 58 wert; es gibt kein Wechselgeld
    .help =
        Jeder beginnt mit 12 Schecks: 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9 und 10, zusammen 58. Im Spiel steht jede 1 für 10.000 Dollar.
        Sie werden nie gewechselt: Wer mit einer 10 zahlt, was 3 kostet, hat 10 gezahlt. Du darfst beliebige zusammen legen.
        Gezahlte Schecks kommen in die Bank (den Stapel, nicht das Viertel). Neue gibt es durch Zuschüsse, nur so viele, wie in der Bank liegen, und durch Absprachen, wo ihr verhandelt.
        Alle sehen, wie viele Schecks jeder und die Bank haben. Die Werte sind verdeckt, außer bei denen, die offen lagen. Am Tisch kann vereinbart werden, dass alle sehen, welche bekannt sind.
        Beispiel: Ben hat eine 2 und eine 5 und braucht mehr als 5. Er kann 7 legen oder passen.
term-influence = Einfluss
    .effect = Zu Beginn 30; damit bezahlst du Einflusskarten
    .help =
        Jeder beginnt mit 30 Einfluss, für alle sichtbar. Bei Ausschreibungen mit Einfluss zahlen die Gewinner damit, so viel, wie ihre Karte zeigt. Die zehn Karten, 0 bis 9, kommen immer auf die Hand zurück.
        Eine Karte über deinem Einfluss kannst du nicht wählen. Neuen Einfluss bringen nur Zuschüsse. Er hat keine Obergrenze und zählt am Ende nichts.
        Beispiel: Ben hat noch 3 Einfluss. Er kann 0, 1, 2 oder 3 wählen.
term-prestige = Prestige
    .effect = Darum geht es
    .help =
        Du bekommst es, wenn du ein Viertel aufbaust: Villen und Wohnviertel 4, Markt und Freizeit 5, Fabrik und Büro 6, Rathaus und Bank 10, Parks nichts. Zwei Bonuskarten bringen 3 mehr für die nächsten Villen oder Wohnviertel.
        Es geht nie verloren und hat keine Obergrenze. Wer das meiste Prestige hat, gewinnt.
        Beispiel: Ein Stäbchen macht für Ada eine Fabrik und einen Markt fertig: 6 + 5 = 11 Prestige.
term-actions = Aktionskarten
    .effect = 18; je eine nach einer Runde mit Aufbau
    .help =
        Haben alle gelegt und wurde mindestens ein Viertel aufgebaut, wird eine Aktionskarte gezogen, egal wie viele es waren. Wird durch sie wieder aufgebaut, folgt noch eine.
        Es gibt 18: zwei Stäbchen, Verschieben, Tauschen, freie Straße und Ersetzen je zweimal, einmal für Einfluss und einmal für Schecks; einen Bonus für Villen und einen für Wohnviertel; 4 Zuschüsse und 2 Zuschüsse je Stäbchen. 12 davon kommen ins Spiel.
        Wie viele der Zuschüsse je Stäbchen zahlen, ist rekonstruiert.
        Beispiel: In einer Runde baut Ada B2 auf und Ben C4. Es wird eine Aktionskarte gezogen.
term-action_tender = Ausschreibung einer Aktionskarte
    .effect = 1 Recht für Einfluss oder Schecks, für alle
    .help =
        Fünf Arten von Aktionskarten werden verkauft, je nach Karte für Einfluss oder Schecks, und einer bekommt, was sie bietet. Es geht wie in der Ausschreibung einer Runde, und der Startspieler beginnt. Beim Einfluss darfst du hier auch verzichten.
        Wer gewinnt, darf die Karte verfallen lassen und zahlt trotzdem. Fehlen Stäbchen im Vorrat, nimmst du für jedes ein eigenes vom Plan, aber keines, das dieselbe Karte eben gelegt hat.
        Gewinnt niemand, wirkt die Karte nicht, füllt aber ihr Jahr. Wer mit ihr nichts anfangen könnte, etwa mit „Ersetzen“, wenn alle Stäbchen die eigenen sind, dem wird sie nicht verkauft; das ist eine Regel von uns.
        Beispiel: „Verschieben“ wird für Einfluss verkauft. Ada spielt 2, Ben und Cleo 4, Dora verzichtet. Ada zahlt 2 und darf ein Stäbchen verschieben.
term-draws = Schecks ziehen
    .effect = Einzeln; über dem Höchstwert sind alle verloren
    .help =
        Haben bei einem Zuschuss alle gewählt, wird die Bank gemischt. Vom Startspieler an im Uhrzeigersinn zieht reihum jeder, der Schecks gewählt hat, einen offen, bis er aufhört.
        Hörst du rechtzeitig auf, behältst du alle; beim genauen Höchstwert hörst du von selbst auf. Darüber verlierst du alle gezogenen; sie kommen nach dem Zuschuss in die Bank zurück. Du darfst auch vor dem ersten aufhören.
        Ist die Bank leer, behält jeder, was er hat. Eine leere Bank bringt keine Schecks: Wie viele darin liegen, siehst du vor der Wahl.
        Beispiel: Der Höchstwert ist 10. Ada zieht 3, dann 5, und hört mit 8 auf. Ben zieht 7 und 4: 11, also verliert er beide.
term-years = Jahre
    .effect = 12 Plätze für Aktionskarten, 1907 bis 1918
    .help =
        Jede ausgeführte Aktionskarte füllt ein Jahr, von 1907 bis 1918. Dort liegt sie verdeckt; nur eine Bonuskarte liegt offen, bis jemand den Bonus bekommen hat.
        Nach 1918 ist das Spiel aus.
        Beispiel: Sieben Karten liegen dort, die letzte auf 1913. Fünf kommen noch.
term-end = Wann das Spiel endet
    .effect = Mit der zwölften Aktionskarte, 1918
    .help =
        Das Spiel ist aus, wenn die zwölfte Aktionskarte ausgeführt ist. Was durch sie aufgebaut wird, zählt noch, aber es folgt keine weitere Karte. Ist sie eine Bonuskarte, bekommt niemand den Bonus.
        Selten endet das Spiel durch Stillstand.
        Beispiel: Die Karte von 1918 ist „Freie Straße“. Dora gewinnt sie und macht die Bank fertig: 10 Prestige, und das Spiel ist aus.
term-ranking = Rangfolge
    .effect = Prestige, dann Stäbchen auf dem Plan
    .help =
        Wer das meiste Prestige hat, gewinnt. Bei gleich viel liegt vorn, wer mehr Stäbchen auf dem Plan hat. Ist auch das gleich, teilt man sich den Platz.
        Einfluss und Schecks zählen nichts.
        Beispiel: Ada und Ben haben 34 Prestige. Ada hat 13 Stäbchen auf dem Plan, Ben 14: Ben liegt vorn.
term-stalemate = Stillstand
    .effect = Nichts lässt sich mehr legen: Das Spiel endet
    .help =
        Das Regelheft sagt nicht, was geschieht, wenn niemand mehr investieren kann. Dafür gibt es eine eigene Regel: Wurde doppelt so viele Runden hintereinander, wie Spieler da sind, kein Stäbchen gelegt, endet das Spiel und wird gewertet, wie es steht. Es endet auch nach einer Runde, in der niemand mehr Einfluss oder Schecks hat. Runden, in denen jemand ein Recht gewonnen und verzichtet hat, zählen nicht mit.
        Dasselbe gilt, wenn für keine Karte des ganzen Stapels eine Straße frei ist.
        Beispiel: Vier Spieler haben je 1 Einfluss und keine Schecks. Alle spielen 1, immer Patt, acht Runden lang. Das Spiel endet.
term-negotiation = Verhandlung
    .effect = Variante: absprechen, wer investiert, statt zu bieten
    .help =
        Ist es vereinbart, verhandeln Spieler mit demselben Optionskärtchen vor den verdeckten Geboten. Jeder darf verdeckt vorschlagen, wer investiert, welche Summe in Schecks er jedem der anderen zahlt und auf welche Straßen er nicht legt.
        Dann werden die Vorschläge vom Startspieler an den anderen vorgelegt, allen zugleich. Der erste, dem alle zustimmen, gilt, wenn jede Summe genau zu zahlen ist. Jede Summe beträgt höchstens 20. Mindestens ein Scheck muss gezahlt werden; die Bank bekommt nichts; was gezahlt wird, liegt offen.
        Die Schecks wählst du nicht: Gezahlt wird mit möglichst wenigen, kleine werden behalten.
        Eine Einigung beendet die Verhandlung. Nach zwei Runden ohne sie oder einer ohne Vorschlag wird verdeckt geboten. Ein vereinbartes Recht verfällt, wenn keine Straße frei bleibt; gezahlt ist dann trotzdem.
        Beispiel: Ada, Ben und Cleo haben dasselbe Kärtchen. Ada will investieren und jedem 4 zahlen. Beide stimmen zu: Ben bekommt ihre 4, Cleo ihre beiden 2.
term-own_deck = Eigener Aktionsstapel
    .effect = Variante: festlegen, wie viele Zuschüsse es gibt
    .help =
        Am Tisch kann vereinbart werden, wie viele der 12 Aktionskarten Zuschüsse sind, von 0 bis 6; üblich sind 3 oder 4. Auch die anderen lassen sich wählen; was nicht gewählt ist, wird gelost, und alle 12 kommen ins Spiel. Alle erfahren, welche Karten es sind. Welche der sechs Zuschüsse dabei sind, zwei davon je Stäbchen, entscheidet das Los; das ist eine Regel von uns.
        Sonst werden 12 der 18 Karten gelost, darunter im Schnitt 4 Zuschüsse.
        Beispiel: Bei 3 Zuschüssen gibt es 9 andere Karten. Nach dem dritten wissen alle, dass keiner mehr kommt.
term-hidden = Verdeckt und offen
    .effect = Was andere sehen, und was sich zurücknehmen lässt
    .help =
        Verdeckt: was die Schecks auf den Händen und in der Bank wert sind, beide Stapel und jede verdeckte Wahl, bis alle gewählt haben. Ein Scheck für ein Kärtchen, das nur du gespielt hast, wird beim Zahlen nicht gezeigt.
        Offen: Stäbchen, Einfluss, Prestige, wie viele Schecks jeder und die Bank haben, ausgelegte Schecks und alle aufgedeckten Karten.
        Einen Zug kannst du zurücknehmen, bis etwas Verdecktes gesehen wurde, etwa eine Karte oder ein gezogener Scheck, oder bis jemand anders geantwortet hat.
        Beispiel: Du legst eine 5, und der Nächste wird gefragt. Bis jemand antwortet, kannst du sie zurücknehmen.
term-missing = Wenn jemand fehlt
    .effect = Ein vernünftiger Computer spielt auf diesem Platz weiter
    .help =
        Wenn jemand aufgibt oder abwesend ist oder der Tisch den Zug dem Computer überlässt, spielt ein vernünftiger Computer, und niemand fehlt in einer Ausschreibung. Das ist keine Spielregel, hält aber das Spiel in Gang. Er sieht nur, was dieser Platz sehen darf, also nie die Schecks der anderen.
        Er bietet um Rechte, die ihn einer Mehrheit näher bringen, so viel, wie sie ihm wert sind, und legt, wo das meiste Prestige nahe ist.
        Beispiel: Ben ist weg, und alle wählen eine Einflusskarte. Der Computer wählt für ihn, und legen kann Ben selbst, wenn er zurück ist.
term-table_options = Optionen des Tisches
    .effect = Was vor dem Spiel vereinbart wird
    .help =
        Wer einen Tisch eröffnet, wählt die Optionen bei `/spielen`; was gilt, steht im Beitrag des Tisches.
        Gleiches Optionskärtchen: verdeckt bieten oder verhandeln.
        Zuschüsse: gelost oder 0 bis 6 der 12 Aktionskarten; dann lassen sich auch andere Karten wählen, eine für eine.
        Bekannte Schecks: nicht gezeigt oder allen gezeigt. Dann sehen alle, welche Schecks offen lagen und noch auf einer Hand oder in der Bank sind. Hat jemand verdeckt gezahlt, wird von dieser Hand nicht mehr gezeigt, was vorher offen lag.
        Beispiel: Mit `ties=negotiated, grants=3` spielt ihr mit beiden Varianten des Regelhefts.
term-edition = Auflage und Quellen
    .effect = Die Auflage von 2000 und woher ihre Zahlen stammen
    .help =
        Plaza spielt San Francisco von Andreas Wetter und Thorsten Löpmann, wie es 2000 erschienen ist, in eigenen Worten. Was das Regelheft sagt, gilt. Das Raster und die Zahlen der Karten stammen aus veröffentlichten Besprechungen, die übereinstimmen.
        Wo das Heft schweigt, entscheidet Plaza so, wie es in diesen Einträgen steht. Was nirgends veröffentlicht ist, hat einen eigenen Eintrag, „Was rekonstruiert ist“.
        Beispiel: Dass eine Fabrik 6 Prestige bringt, steht im Heft; dass es 36 Ausschreibungen gibt, stammt aus Besprechungen.
term-reconstructed = Was rekonstruiert ist
    .effect = Zahlen von Karten und Plättchen: vielleicht falsch
    .help =
        Die Arten der Viertel, ihr Prestige, Stäbchen, Schecks, Einfluss, die Arten der Karten und der Ablauf sind belegt. Den Rest zeigt kein öffentlicher Text, er ist von uns:
        1. Fünf Viertel jeder gewöhnlichen Art: dreißig auf sechs Arten.
        2. Welche 36 Ausschreibungen es gibt.
        3. Zwei der sechs Zuschüsse zahlen je Stäbchen.
        4. Die Regel für den Stillstand, wie hier verhandelt wird, und dass eine Aktionskarte nur an die verkauft wird, die sie nutzen können.
        Besitzt du das Spiel, sag dem Betreiber dieses Bots, was anders ist: Es lässt sich in den Dateien von `data/san_francisco/` berichtigen.
        Beispiel: Dass ein Zuschuss 4 Einfluss bringt, ist belegt; dass es vier solche Karten gibt, ist von uns.


## Kinds of districts

kind-villa = Villen
    .valued = Villen 4
    .effect = 4 Prestige; 5 Viertel
    .help =
        Ein gewöhnliches Viertel: Wer die Mehrheit der Stäbchen darum hat, baut es auf und bekommt 4 Prestige.
        Es gibt 5; diese Zahl ist rekonstruiert. Ihr Optionskärtchen ist Villen + Wohnviertel. Eine Aktionskarte bringt 3 Prestige mehr für die nächsten Villen.
        Beispiel: Ada baut Villen auf, und der Bonus liegt offen: 4 + 3 = 7 Prestige.
kind-residential = Wohnviertel
    .short = Wohnen
    .valued = Wohnviertel 4
    .effect = 4 Prestige; 5 Viertel
    .help =
        Ein gewöhnliches Viertel: Wer die Mehrheit der Stäbchen darum hat, baut es auf und bekommt 4 Prestige.
        Es gibt 5; diese Zahl ist rekonstruiert. Ihr Optionskärtchen ist Villen + Wohnviertel. Eine Aktionskarte bringt 3 Prestige mehr für die nächsten Wohnviertel.
        Beispiel: Ben baut Wohnviertel auf, und kein Bonus liegt offen: 4 Prestige.
kind-market = Markt
    .valued = Markt 5
    .effect = 5 Prestige; 5 Viertel
    .help =
        Ein gewöhnliches Viertel: Wer die Mehrheit der Stäbchen darum hat, baut es auf und bekommt 5 Prestige.
        Es gibt 5; diese Zahl ist rekonstruiert. Ihr Optionskärtchen ist Markt + Freizeit.
        Beispiel: Ada legt ihr drittes Stäbchen an einen Markt. Drei kann dort niemand sonst mehr haben, also baut sie auf: 5 Prestige.
kind-leisure = Freizeit
    .short = Freizeit
    .valued = Freizeit 5
    .effect = 5 Prestige; 5 Viertel
    .help =
        Ein gewöhnliches Viertel: Wer die Mehrheit der Stäbchen darum hat, baut es auf und bekommt 5 Prestige.
        Es gibt 5; diese Zahl ist rekonstruiert. Ihr Optionskärtchen ist Markt + Freizeit.
        Beispiel: Zwei Straßen eines Freizeitviertels liegen an Parks und sind weiß. Mit den anderen beiden baut Ada es auf: 5 Prestige.
kind-factory = Fabrik
    .valued = Fabrik 6
    .effect = 6 Prestige; 5 Viertel
    .help =
        Ein gewöhnliches Viertel: Wer die Mehrheit der Stäbchen darum hat, baut es auf und bekommt 6 Prestige.
        Es gibt 5; diese Zahl ist rekonstruiert. Ihr Optionskärtchen ist Fabrik + Büro.
        Beispiel: Ada hat 2 Stäbchen um eine Fabrik, Ben und Cleo je 1. Ada baut sie auf: 6 Prestige.
kind-office = Büro
    .valued = Büro 6
    .effect = 6 Prestige; 5 Viertel
    .help =
        Ein gewöhnliches Viertel: Wer die Mehrheit der Stäbchen darum hat, baut es auf und bekommt 6 Prestige.
        Es gibt 5; diese Zahl ist rekonstruiert. Ihr Optionskärtchen ist Fabrik + Büro.
        Beispiel: Ada hat 2 Stäbchen um ein Büro, Ben hat 1, eine Straße ist frei. Ben könnte gleichziehen, also baut es noch niemand auf.
kind-city_hall = Rathaus
    .short =
        Rat-
        haus
    .valued = Rathaus 10
    .effect = 10 Prestige für alle Straßen; in der Mitte, D3
    .help =
        Es liegt mitten in der Stadt, auf D3. Wer alle seine Straßen hat, die nicht weiß sind, baut es auf und bekommt 10 Prestige: alle vier, oder drei, wenn ein Park es berührt. Mehr als einer tut es nie.
        Eine eigene Ausschreibung gibt es nicht: Seine Straßen gehören auch zu den Vierteln ringsum.
        Beispiel: Ada hat drei seiner Straßen, Ben die vierte. Niemand baut es auf, außer eine Aktionskarte ändert das.
kind-bank = Bank
    .valued = Bank 10
    .effect = 10 Prestige für alle Straßen
    .help =
        Wer alle ihre Straßen hat, die nicht weiß sind, baut sie auf und bekommt 10 Prestige: alle vier, oder drei, wenn ein Park sie berührt. Mehr als einer tut es nie.
        Eine eigene Ausschreibung gibt es nicht: Ihre Straßen gehören auch zu den Vierteln ringsum oder zum Stadtrand. Gezahlte Schecks kommen in eine andere Bank, einen Stapel.
        Beispiel: Eine Straße der Bank ist weiß, die anderen drei hat Ben. Er baut sie auf: 10 Prestige.
kind-park = Park
    .valued = Park
    .effect = Wird nie aufgebaut; weiße Stäbchen ringsum
    .help =
        Es gibt 3 Parks. Sie werden nie aufgebaut und bringen nichts. Auf allen vier Straßen jedes Parks liegen weiße Stäbchen, auch am Stadtrand; auf einer Straße zwischen zwei Parks liegt eines. Sie gehören niemandem und bleiben liegen.
        Neben einem Park sind also weniger Straßen frei, und eine Mehrheit ist dort leichter zu haben.
        Beispiel: Neben den Villen B2 liegt ein Park, also ist eine ihrer Straßen weiß. Mit zwei Stäbchen von Ada und einer freien Straße baut sie auf: Niemand sonst käme auf zwei.


## Option tiles, tender cards, action cards

tile-work = Fabrik + Büro
    .effect = Ein Stäbchen an Fabrik oder Büro; kommt zuerst dran
    .help =
        Eines deiner drei Optionskärtchen. Mit seinem Recht legst du ein Stäbchen an eine Fabrik oder ein Büro, wie du willst. Es kommt zuerst dran, vor Markt + Freizeit und Villen + Wohnviertel.
        Wer es allein gewählt hat, zahlt einen beliebigen Scheck; mehrere bieten verdeckt.
        Beispiel: Ada allein hat es gewählt, zahlt mit einer 2 und legt ihr Stäbchen an eine Fabrik.
tile-trade = Markt + Freizeit
    .effect = Ein Stäbchen an Markt oder Freizeit; als Zweites
    .help =
        Eines deiner drei Optionskärtchen. Mit seinem Recht legst du ein Stäbchen an einen Markt oder ein Freizeitviertel, wie du willst. Es kommt nach Fabrik + Büro und vor Villen + Wohnviertel dran.
        Wer es allein gewählt hat, zahlt einen beliebigen Scheck; mehrere bieten verdeckt.
        Beispiel: Ben und Cleo haben es gewählt. Ben bietet 3 und 4, Cleo 6: Ben zahlt 7 und legt sein Stäbchen.
tile-homes = Villen + Wohnviertel
    .effect = Ein Stäbchen an Villen oder Wohnviertel; zuletzt
    .help =
        Eines deiner drei Optionskärtchen. Mit seinem Recht legst du ein Stäbchen an Villen oder Wohnviertel, wie du willst. Es kommt zuletzt dran, nach Fabrik + Büro und Markt + Freizeit.
        Wer es allein gewählt hat, zahlt einen beliebigen Scheck; mehrere bieten verdeckt.
        Beispiel: Dora allein hat es gewählt. Sie hat keinen Scheck mehr, also verfällt das Recht.

each-tender = { $one ->
    [villa] { kind-villa }
    [residential] { kind-residential }
    [market] { kind-market }
    [leisure] { kind-leisure }
    [factory] { kind-factory }
    [office] { kind-office }
   *[edge] { picture-edge }
}: { $three ->
    [one] 1 Recht
   *[other] { $three } Rechte
}, { $two ->
    [cheques] Schecks
   *[influence] Einfluss
}
tender-option_option_3 = Optionskärtchen: je 1 Recht

action-bonus = Bonus
    .effect = Das nächste Viertel der Art: 3 Prestige mehr
    .help =
        Zwei Aktionskarten ohne Ausschreibung, eine für Villen und eine für Wohnviertel. Die Karte liegt offen in ihrem Jahr. Wer als Nächster ein solches Viertel aufbaut, bekommt 3 Prestige mehr, also 7; dann wird sie umgedreht.
        Den Bonus gibt es nur einmal. Baut ein Stäbchen solche Viertel für mehrere auf, kommt zuerst, wer am Zug ist. Ist sie die letzte Karte, 1918, bekommt sie niemand.
        Beispiel: Der Bonus für Villen liegt 1909 offen da. 1911 baut Cleo Villen auf: 4 + 3 = 7 Prestige.
action-two_sticks = Zwei Stäbchen
    .effect = Bis zu zwei Stäbchen an einem Viertel
    .help =
        Eine Aktionskarte, die verkauft wird, einmal für Einfluss und einmal für Schecks. Wer sie gewinnt, legt bis zu zwei eigene Stäbchen auf freie Straßen eines einzigen Viertels, egal welches. Ist dort nur eine Straße frei, ist es eines.
        Fehlen Stäbchen im Vorrat, nimmst du zuerst andere eigene vom Plan. Du darfst die Karte verfallen lassen.
        Beispiel: Ada hat ein Stäbchen an einem Büro und gewinnt die Karte. Sie legt zwei dazu und baut es auf: 6 Prestige.
action-shift = Verschieben
    .effect = Ein Stäbchen um ein oder zwei Straßen, gerade
    .help =
        Eine Aktionskarte, die verkauft wird, einmal für Einfluss und einmal für Schecks. Wer sie gewinnt, verschiebt ein Stäbchen, von wem auch immer, um ein oder zwei Straßen: gerade, nicht gedreht, nie um die Ecke. Alle Straßen auf dem Weg und die letzte müssen frei sein. Weiße Stäbchen bleiben liegen. Du darfst die Karte verfallen lassen.
        Beispiel: Ada hat Stäbchen auf zwei der vier Straßen um C3, und C3/C4 ist frei. Sie schiebt ein eigenes von C5 Süd über C4/C5, das frei ist, auf C3/C4 und baut C3 auf.
action-swap = Tauschen
    .effect = Stäbchen zweier Spieler tauschen den Platz
    .help =
        Eine Aktionskarte, die verkauft wird, einmal für Einfluss und einmal für Schecks. Wer sie gewinnt, lässt Stäbchen von zwei verschiedenen Spielern den Platz tauschen, wo sie auch liegen. Weiße Stäbchen bleiben liegen. Zwei Stäbchen desselben Spielers stehen nicht zur Wahl, denn das würde nichts ändern. Du darfst die Karte verfallen lassen.
        Beispiel: Adas Stäbchen auf A1 Nord und Bens auf C3/D3 tauschen. Jetzt hat Ada alle vier Straßen des Rathauses und baut es auf.
action-free_street = Freie Straße
    .effect = Ein Stäbchen auf eine beliebige freie Straße
    .help =
        Eine Aktionskarte, die verkauft wird, einmal für Einfluss und einmal für Schecks. Wer sie gewinnt, legt ein eigenes Stäbchen auf eine beliebige freie Straße der Stadt. Ist der Vorrat leer, nimmst du zuerst ein anderes eigenes vom Plan. Du darfst die Karte verfallen lassen.
        Beispiel: Cleo hat drei Straßen der Bank, die vierte ist frei. Sie gewinnt die Karte und baut die Bank auf: 10 Prestige.
action-replace = Ersetzen
    .effect = Dein Stäbchen kommt an die Stelle eines fremden
    .help =
        Eine Aktionskarte, die verkauft wird, einmal für Einfluss und einmal für Schecks. Wer sie gewinnt, legt ein eigenes Stäbchen an die Stelle eines fremden; das kommt zu seinem Besitzer zurück. Weiße Stäbchen bleiben liegen. Ist der Vorrat leer, nimmst du zuerst ein anderes eigenes vom Plan. Du darfst die Karte verfallen lassen.
        Beispiel: Um einen Markt haben Ada und Ben je 2 Stäbchen. Ada ersetzt eines von Ben: Mit 3 baut sie auf, 5 Prestige.
action-grant = Zuschuss
    .effect = Alle: 4 Einfluss oder Schecks bis 10
    .help =
        Eine Aktionskarte ohne Ausschreibung, für alle. Alle wählen zugleich und verdeckt: 4 Einfluss oder Schecks. Wer Schecks gewählt hat, zieht danach einen nach dem anderen aus der Bank, zusammen höchstens 10; wer darüber kommt, verliert alle gezogenen.
        Wie viele Schecks in der Bank liegen, siehst du vorher. Im letzten Jahr zählt beides nichts mehr: Alle bekommen Einfluss.
        Beispiel: Ada nimmt 4 Einfluss. Ben zieht 6 und 3 und hört mit 9 auf.
action-grant_per_stick = Zuschuss je Stäbchen
    .effect = Je Stäbchen zurück: 2 Einfluss oder Schecks bis 5
    .help =
        Eine Aktionskarte ohne Ausschreibung, für alle. Alle wählen zugleich und verdeckt, welche eigenen Stäbchen sie vom Plan zurücknehmen, und bekommen je Stäbchen 2 Einfluss oder Schecks bis 5, für alle Stäbchen das Gleiche. Auch gar keines ist erlaubt.
        Aufgebaute Viertel bleiben aufgebaut. So werden Stäbchen, die nichts mehr nützen, zu Geld.
        Beispiel: Ada nimmt 3 Stäbchen für Schecks zurück: Sie darf bis 15 ziehen. Für Einfluss wären es 6.

version-influence = { $name } (Einfluss)
version-cheques = { $name } (Schecks)
version-villa = { $name }: Villen
version-residential = { $name }: Wohnviertel


## Districts, streets and influence cards

each-district = { CAPITALS($one) }
each-street = { CAPITALS($one) }{ $two ->
    [n] {" "}Nord
    [e] {" "}Ost
    [s] {" "}Süd
    [w] {" "}West
   *[other] /{ CAPITALS($two) }
}
each-influence = { $one }


## Questions

spots = Die Zahlen auf der Karte
    .asked = lift district street second shift_in shift shift_to swap_in swap with_in with replace_in replace

ask-tender = Gilt diese Ausschreibung?
    .why = In jeder Runde darfst du eine Karte ablehnen; die nächste gilt. Lehne ab, was anderen mehr hilft als dir oder was du jetzt nicht bezahlen kannst.
ask-influence = Welche Einflusskarte wählst du?
    .why = Die höchsten Zahlen gewinnen, gleiche heben sich auf, und nur wer gewinnt, zahlt. Was du ausgibst, bringen nur Zuschüsse zurück. Bei mehreren Rechten kann eine niedrige Karte reichen.
ask-bid = Legst du Schecks für mindestens { $floor } mehr, oder passt du?
    .why = Was liegt, zahlst du, wenn du gewinnst, und gewechselt wird nicht. Passt du, nimmst du alles zurück. Behalte kleine Schecks: Mit ihnen kannst du genau bieten.
ask-tile = Welches Optionskärtchen wählst du?
    .why = Allein mit einem Kärtchen zahlst du einen einzigen Scheck, auch eine 1. Wählen andere es auch, bietet ihr verdeckt gegeneinander.
ask-payment = Du allein hast { $subject }. Welchen Scheck zahlst du?
    .why = Er kommt verdeckt in die Bank. Jeder reicht, meist also dein niedrigster.
ask-blind = Welche Schecks bietest du verdeckt für { $subject }? { $most ->
        [one] Einen
       *[other] Bis zu { $most }
    } oder keinen.
    .why = Die höchste Summe gewinnt und wird gezahlt, die anderen nehmen ihre zurück. Gleiche Summen heben sich auf; ungewöhnliche sind sicherer.
ask-propose = Wer soll mit { $subject } investieren?
    .why = Schlage vor, was alle anderen annehmen können: Wer investiert, zahlt an sie, nichts kommt in die Bank. Ohne Einigung wird verdeckt geboten.
ask-sum = Welche Summe wird an diesen Spieler gezahlt?
    .why = Sie muss mit Schecks genau zu zahlen sein; gewechselt wird nicht. Sie beträgt höchstens 20. Gezahlt wird mit den wenigsten Schecks, kleine werden behalten.
ask-avoid = Wohin wird nicht gelegt? Du darfst auch nichts wählen.
    .why = Ein Versprechen, irgendwo nicht zu legen, kann den anderen mehr wert sein als Geld.
ask-accept = Nimmst du diesen Vorschlag an?
    .why = Er gilt, wenn alle annehmen. Gezahlt wird dann mit den wenigsten Schecks, kleine werden behalten. Lehnt einer ab, kommt der nächste Vorschlag. Nach zwei Runden ohne Einigung wird verdeckt geboten.
ask-grant = Wie nimmst du deinen Zuschuss?
    .why = Einfluss ist sicher, und alle sehen ihn. Schecks ziehst du einzeln, und über dem Höchstwert verlierst du alle.
ask-sticks_back = Welche deiner Stäbchen nimmst du zurück? Du darfst auch keines wählen.
    .why = Stäbchen um aufgebaute Viertel haben ihre Arbeit getan; die an Trümmern brauchst du vielleicht noch. Am Ende entscheiden Stäbchen auf dem Plan Gleichstände.
ask-draw = Ziehst du noch einen Scheck?
    .why = Über dem Höchstwert verlierst du alle gezogenen. Überlege, was in der Bank noch liegen kann.
ask-lift = Dein Vorrat ist leer. Welches Stäbchen nimmst du vom Plan?
    .why = Nimm eines, das seine Arbeit getan hat: neben aufgebauten Vierteln, oder wo du die Mehrheit nie bekommst.
ask-district = An welches Viertel legst du dein Stäbchen?
    .why = Suche eine Mehrheit, die du damit bekommst, und Straßen zwischen zwei Vierteln, die dir beide nützen. Ein Stäbchen, das ein Viertel füllt, kann es auch für andere aufbauen.
ask-street = Auf welche Straße legst du dein Stäbchen?
    .why = Es zählt für die Viertel auf beiden Seiten.
ask-second = Wohin legst du das zweite Stäbchen?
    .why = Es muss eine Straße desselben Viertels sein.
ask-shift_in = An welchem Viertel liegt das Stäbchen, das du verschiebst?
    .why = Wo es weggeht und wo es hinkommt, kann sich eine Mehrheit ändern. Du darfst jedes Stäbchen verschieben, egal von wem.
ask-shift = Welches Stäbchen verschiebst du?
    .why = Egal, von wem es ist. Es geht gerade, um eine oder zwei freie Straßen.
ask-shift_to = Wohin verschiebst du das Stäbchen?
    .why = Denk an die Viertel, von denen es weggeht, und an die, zu denen es kommt.
ask-swap_in = An welchem Viertel liegt das erste Stäbchen, das du tauschst?
    .why = Suche ein fremdes Stäbchen, an dessen Stelle deines dir eine Mehrheit gibt.
ask-swap = Welches Stäbchen tauschst du?
    .why = Die nächste Frage ist, womit.
ask-with_in = An welchem Viertel liegt das andere Stäbchen?
    .why = Es gehört einem anderen Spieler als das erste.
ask-with = Mit welchem Stäbchen tauscht es den Platz?
    .why = Jedes der beiden kommt dorthin, wo das andere lag.
ask-replace_in = An welchem Viertel ersetzt du ein Stäbchen?
    .why = Suche ein Viertel, wo du die Mehrheit bekommst oder jemand anders sie verliert.
ask-replace = Welches Stäbchen ersetzt du?
    .why = Es kommt zu seinem Besitzer zurück, und deines liegt an seiner Stelle.


## The first game: each kind of question, the first time that it comes

lesson-tender = Als Startspieler siehst du, welche Rechte diese Ausschreibung verkauft: Mit jedem legt man ein Stäbchen auf eine Straße, an deren einer Seite ein Viertel der genannten Art liegt. In jeder Runde darfst du eine Karte ablehnen; die nächste gilt dann. Die meisten nehmen, was zu ihren Plänen passt, und lehnen ab, was jemand anderem zur Mehrheit hilft oder mit dem verkauft wird, was ihnen fehlt.
lesson-influence = Alle wählen verdeckt eine Zahl. Die höchsten gewinnen, so viele, wie es Rechte gibt, und nur sie zahlen so viel Einfluss. Gleiche Zahlen heben sich auf: Wer sie gewählt hat, bekommt und zahlt nichts. Jeder beginnt mit 30, also geben die meisten nur viel für eine Straße aus, die ein Viertel aufbaut; bei vielen Rechten genügt oft eine niedrige Zahl, die sonst niemand wählt.
lesson-bid = Eine offene Versteigerung um ein Recht. Du legst Schecks, bis deine Summe die höchste ist, oder passt mit Verzichten und nimmst deine zurück; bis dahin bleiben sie liegen. Nur wer gewinnt, zahlt, und gewechselt wird nicht. Die meisten überlegen zuerst, was ihnen das Recht wert ist: viel, wenn das Stäbchen ein Viertel aufbaut, wenig, wenn es nur ein Schritt dahin ist.
lesson-tile = Alle wählen verdeckt ein Optionskärtchen; jedes steht für zwei Arten von Vierteln. Wer mit seinem allein ist, bekommt ein Recht für einen einzigen Scheck, auch eine 1. Wer es teilt, bietet verdeckt gegen die anderen. Frag dich also nicht nur, wo du ein Stäbchen willst, sondern auch, was die anderen wollen. Die meisten nehmen, was nur ihnen hilft.
lesson-payment = Du allein hast dieses Kärtchen, also gehört das Recht dir, für einen Scheck deiner Wahl. Er kommt verdeckt in die Bank: Niemand sieht, was er wert war. Die meisten zahlen mit ihrem niedrigsten. Behalte hohe Schecks für Versteigerungen, in denen du jemanden überbieten musst.
lesson-blind = Andere haben dasselbe Kärtchen gewählt, also bietet ihr alle verdeckt: bis zu fünf Schecks oder keinen. Die höchste Summe bekommt das Recht und zahlt; die anderen nehmen ihre zurück. Gleiche Summen heben sich auf, dann gewinnt die nächste. Die meisten bieten, was ihnen die Straße wert ist, und meiden runde Summen wie 5 oder 10, die auch andere wählen könnten.
lesson-grant = Ein Zuschuss gibt allen etwas: eine feste Menge Einfluss, oder Schecks, die du einzeln ziehst, bis zu einem Höchstwert; darüber verlierst du alle. Liegen in der Bank wenige oder niedrige Schecks, ist Einfluss besser. Die meisten nehmen, was ihnen fehlt: Vergleiche deinen Einfluss und deine Schecks mit denen der anderen.
lesson-sticks_back = Bei diesem Zuschuss bekommst du etwas für Stäbchen, die du aus der Stadt zurücknimmst: je mehr, desto mehr. Aufgebaute Viertel bleiben aufgebaut. Stäbchen um sie herum haben ihre Arbeit getan und können also Geld werden. Die meisten nehmen zwei oder drei von diesen und lassen die liegen, mit denen sie noch etwas aufbauen können.
lesson-draw = Noch einen Scheck ziehen, oder aufhören und behalten, was du hast? Übersteigen alle zusammen den Höchstwert, verlierst du sie alle. Es gibt Schecks von 1 bis 10: Weit unter dem Höchstwert ist das Ziehen recht sicher, nah daran nicht. Die meisten hören auf, wenn bis zum Höchstwert nur noch 4 oder weniger fehlt.
lesson-lift = Du hast kein Stäbchen mehr, also nimmst du zuerst eines von dir aus der Stadt und legst es dann anderswohin. Aufgebaute Viertel bleiben aufgebaut. Die meisten nehmen eines, neben dem auf beiden Seiten schon alles aufgebaut ist, oder eines, wo sicher jemand anders die Mehrheit bekommt.
lesson-district = Du hast ein Recht gewonnen: Lege ein Stäbchen an eines dieser Viertel. Kann dich rund um ein Viertel niemand mehr einholen, baust du es auf und bekommst sein Prestige. Drei von vier Straßen genügen, nur Rathaus und Bank brauchen alle, die nicht weiß sind; zwei nur, wenn niemand sonst auf zwei kommen kann. Die meisten bauen etwas auf, wenn es geht, und beginnen sonst, wo noch niemand liegt.
lesson-street = Jetzt die Straße. Ein Stäbchen liegt zwischen zwei Vierteln und zählt für beide, kann dir also zweimal nützen, aber auch anderen: Was ein Viertel füllt, kann die Mehrheit von jemand anderem vollenden. Die meisten nehmen die Straße, auf deren anderer Seite ein Viertel liegt, das sie auch wollen.
lesson-second = Mit dieser Karte legst du zwei Stäbchen, das zweite am selben Viertel wie das erste. Zwei auf einmal geben oft eine Mehrheit. Die meisten nehmen die Straße, mit der sie das Viertel aufbauen; tut es jede, dann die, deren andere Seite ihnen mehr nützt.
lesson-shift_in = Du darfst ein Stäbchen verschieben, egal von wem, gerade um eine oder zwei freie Straßen. Wähle zuerst ein Viertel, an dem es jetzt liegt. Die meisten schieben ein eigenes dorthin, wo es etwas aufbaut, oder ein fremdes weg von einem Viertel, wo es ihnen im Weg ist.
lesson-shift = Welches Stäbchen an diesem Viertel verschiebst du? Es verlässt zwei Viertel und kommt zu anderen, kann dir also eine Mehrheit geben oder jemandem eine nehmen. Was aufgebaut ist, bleibt es. Die meisten sehen erst nach, wohin es kann: nur gerade und über freie Straßen.
lesson-shift_to = Wohin kommt das Stäbchen? Es zählt dann für die Viertel neben seiner neuen Straße und für die alten nicht mehr. Die meisten nehmen die Straße, mit der sie ein Viertel aufbauen; gibt es keine, die, auf der es den anderen am wenigsten nützt.
lesson-swap_in = Zwei Stäbchen verschiedener Spieler tauschen den Platz: So kommt eines von dir dorthin, wo ein fremdes liegt. Wähle zuerst ein Viertel, an dem eines der beiden liegt. Die meisten suchen ein Viertel, für das ihnen nur noch eines fehlt, und beginnen mit dem fremden dort.
lesson-swap = Wähle das erste der beiden Stäbchen. Es kommt an den Platz des anderen, und das andere hierher. Die meisten nehmen ein fremdes an einem Viertel, das sie mit einem eigenen mehr aufbauen könnten.
lesson-with_in = Jetzt das Viertel, an dem das andere Stäbchen liegt. Es muss einem anderen Spieler gehören als das erste. Die meisten geben ein eigenes her, neben dem schon alles aufgebaut ist: Dort hat es nichts mehr zu tun, und es bekommt den besseren Platz.
lesson-with = Welches Stäbchen tauscht mit dem ersten den Platz? Jedes zählt dann, wo das andere lag. Die meisten nehmen ein eigenes, das dort, wo es liegt, nicht mehr nützt; achte darauf, was dein Rivale an seinem alten Platz gewinnt.
lesson-replace_in = Eines von deinen Stäbchen kommt an die Stelle eines fremden, das zu seinem Besitzer zurückkehrt. Das zählt doppelt: eines mehr für dich, eines weniger für ihn. Wähle zuerst das Viertel. Die meisten nehmen eines, das sie damit aufbauen oder das ein Rivale als Nächstes aufbauen würde.
lesson-replace = Welches Stäbchen geht zu seinem Besitzer zurück? Deines liegt dann auf derselben Straße und zählt für die Viertel auf beiden Seiten. Die meisten nehmen das, wo ihnen beide Seiten nützen oder wo der Rivale am meisten verliert.


## Answers

option-accept = Gelten lassen
    .note = Jetzt werden die Rechte dieser Karte verkauft
    .why = Gut, wenn du diese Rechte willst und bezahlen kannst.
option-refuse = Ablehnen
    .note = Die nächste Karte gilt
    .why = Niemand weiß, was danach kommt.
option-influence = Einfluss { $value }
    .note = Gewinnst du, hast du noch { $left } Einfluss
    .why = Gewinnst du, hast du noch { $left } Einfluss.
option-influence-pass = Verzichten
    .note = Du machst bei dieser Ausschreibung nicht mit
    .why = Wenn dir die Karte nichts wert ist.
option-cheque = Scheck { $value }
option-tile = { $option }
    .note = { $streets ->
        [one] 1 freie Straße
       *[other] { $streets } freie Straßen
    }
    .why = Damit hast du die Wahl: { option-tile.note }.
option-investor = { $seat } investiert
    .note = Die anderen bekommen Schecks
option-propose-decline = Kein Vorschlag
    .note = Andere können noch einen machen
    .why = Was andere vorschlagen, kannst du trotzdem annehmen.
option-sum = { $value } für { $other }
    .people = other
option-accept-accept = Annehmen: { $other } investiert
    .people = other
    .note = { $other } zahlt { $each }{ $streets_count ->
        [0] { "" }
        [one] {" "}und legt nicht auf { $streets }
       *[other] {" "}und legt nicht auf { $streets_count } Straßen
    }
    .why = Gilt, wenn alle annehmen.
    .each = { event-proposed.each }
option-accept-decline = Ablehnen
    .note = Eine Ablehnung genügt
    .why = Wenn er dir weniger bringt als ein verdecktes Gebot.
bank-holds = { $bank ->
    [0] liegt kein Scheck
    [one] liegt 1 Scheck
   *[other] liegen { $bank } Schecks
}
option-by-influence = { $count } Einfluss
    .note = Sofort und sicher
option-by-cheques = Schecks bis { $most }
    .note = Einzeln gezogen; in der Bank { bank-holds }
option-draw = Ziehen
    .note = Du hast { $total } von höchstens { $most }; in der Bank { bank-holds }
option-stop = Aufhören
    .note = { $total ->
        [0] Du bekommst nichts
       *[other] Du behältst { $total }
    }
option-district = { $option }: { $kind_valued }
    .note = { $ruin ->
        [0] Schon aufgebaut: Ein Stäbchen zählt nur für die andere Seite
       *[other] Stäbchen: du { $own }, ein anderer höchstens { $most }; freie Straßen: { $free }{ $needs ->
            [0] { "" }
           *[other] ; zur Mehrheit noch { $needs }
        }
    }
    .why = { $ruin ->
        [0] Es ist schon aufgebaut: Ein Stäbchen zählt hier nur für das Viertel auf seiner anderen Seite.
       *[other] Du hast dort { $own } Stäbchen, ein anderer höchstens { $most }; freie Straßen: { $free }.
    }
option-street = { $option }
option-street-with-other = { $option }: { $other }
    .people = other
option-street-with-other-with-points = { $option }: { $other }
    .people = other
    .note = { option-street-with-kinds.note }
    .why = { option-street-with-kinds.why }
option-street-with-kinds = { $option }: { $kinds_valued }
    .note = { $points ->
        [0] { $others ->
            [0] Baut nichts auf
           *[other] Baut für { $seats } auf: +{ $others }
        }
       *[other] Du baust auf: +{ $points }
    }{ $needs ->
        [0] { "" }
       *[other] ; dann fehlen noch { $needs } zur Mehrheit
    }
    .why = { $points ->
        [0] { $others ->
            [0] Damit wird noch nichts aufgebaut.
           *[other] Es baut ein Viertel für jemand anders auf: { $others } Prestige.
        }
       *[other] Du baust sofort auf: { $points } Prestige.
    }
option-decline = Darauf verzichten
    .note = Was du gezahlt hast, ist weg
    .why = Wenn ein Stäbchen nur anderen nützt.
option-end = Kein zweites Stäbchen
    .note = Das erste bleibt liegen
    .why = Wenn ein zweites nur anderen nützt.


## Remarks

remark-few_rights = { $count ->
        [one] Nur ein Recht wird verkauft: Mehr Straßen sind nicht frei.
       *[other] Nur { $count } Rechte werden verkauft: Mehr Straßen sind nicht frei.
    }
remark-bank = Schecks, die sicher in der Bank sind: { $cheques }.
remark-back = Für { $count } Stäbchen: { $influence } Einfluss oder Schecks bis { $most }. In der Bank { bank-holds }.
remark-known = Bekannte Schecks: { $cheques }
remark-blind = Um dieses Kärtchen bieten auch: { $each }.
    .each = { $name } (höchstens { $count })
remark-bid = Dein ganzes Gebot ist dann { $total }; ab { $enough } bist du vorn.{ $told ->
        [0] { "" }
       *[other] {" "}Höchstens möglich: { $each }.
    }
    .each = { $name } { $count }


## Events

event-action_cards = Die zwölf Aktionskarten: { $actions }.
    .short = zwölf Aktionskarten gewählt
event-round_began = Runde { $round } beginnt. Startspieler: { $start }.
    .people = start
    .chapter = Runde { $round }
    .short = { $start } beginnt
event-unusable = { $tender }: Keine solche Straße ist frei, also wird eine andere Karte gezogen.
    .short = keine Straße für { $tender }
event-reshuffled = Der Stapel ist aufgebraucht: { $count } Ausschreibungen werden zu einem neuen gemischt.
    .short = neuer Stapel
event-turned_up = Ausschreibung: { $tender }.
    .short = { $tender }
event-accepted = { $seat } lässt die Ausschreibung gelten.
    .short = lässt sie gelten
event-refused = { $seat } lehnt die Ausschreibung ab: { $tender }.
    .short = lehnt ab: { $tender }
event-influence_opened = { $told ->
        [0] Niemand spielt eine Einflusskarte.
       *[other] Einflusskarten: { $each }.
    }
    .each = { $name } { $count }
    .short = { $told ->
        [0] keine Einflusskarte gespielt
       *[other] { $each }
    }
event-tied = Patt: { $seats } bekommen nichts.
    .short = Patt: { $seats }
event-won_influence = { $seat } gewinnt Recht Nummer { $rank } für { $count } Einfluss.
    .short = Recht { $rank } für { $count }
event-nobody_won = Niemand gewinnt ein Recht.
    .short = kein Recht gewonnen
event-bid = { $seat } legt { $cheques } und bietet { $total }.
    .short = bietet { $total }
event-passed = { $seat } passt.
    .short = passt
event-won_auction = { $seat } gewinnt das Recht und zahlt { $total }.
    .short = gewinnt das Recht für { $total }
event-tile_opened = Optionskärtchen { $tile }: { $seats }.
    .short = { $tile }: { $seats }
event-won_alone = { $seat } allein hat { $tile } gewählt und zahlt verdeckt einen Scheck.
    .short = allein mit { $tile }
event-paid = Du hast mit { $count } gezahlt.
    .short = zahlt { $count }
event-cannot_pay = { $seat } allein hat { $tile } gewählt, aber keinen Scheck: Das Recht verfällt.
    .short = kein Scheck für { $tile }
event-of_no_use = Die Karte nützt { $seats } nichts: Ihnen wird sie nicht verkauft.
    .short = nützt nichts: { $seats }
event-unsold = Für { $tile } ist keine Straße mehr frei, also wird dieses Recht nicht verkauft.
    .short = keine Straße für { $tile }
event-blind_opened = { $seat } bietet { $cheques_count ->
        [0] nichts
        [one] { $total }
       *[other] { $cheques }, zusammen { $total }
    }.
    .short = bietet { $total }
event-won_tile = { $seat } bekommt für { $total } das Recht auf { $tile }.
    .short = { $tile } für { $total }
deal = { $other } investiert und zahlt { $each }{ $streets_count ->
    [0] { "" }
   *[other] {" "}und legt nicht auf { $streets }
}
event-proposes_nothing = { $seat } macht keinen Vorschlag.
    .short = kein Vorschlag
event-proposed = { $seat } schlägt vor: { deal }.
    .people = other
    .each = { $count ->
        [0] { "" }
       *[other] { $name } { $count }
    }
    .short = Vorschlag: { $other } investiert, zahlt { $each }
event-rejected = Der Vorschlag von { $seat } ist abgelehnt, und zwar von { $seats }.
    .short = abgelehnt von { $seats }
event-accepted_by = Der Vorschlag von { $seat } ist angenommen, und zwar von { $seats }.
    .short = angenommen von { $seats }
event-unpayable = { $other } kann nicht genau zahlen, was { $seat } vorgeschlagen hat.
    .people = other
    .short = ist nicht zu zahlen
event-agreed = Abgemacht, wie { $seat } vorschlug: { deal }.
    .people = other
    .each = { event-proposed.each }
    .short = abgemacht: { $other } investiert
event-deal_paid = { $seat } zahlt an { $other } in Schecks: { $cheques }.
    .people = other
    .short = zahlt { $other } { $cheques }
event-lapsed = { $seat } kann das Recht nicht nutzen: Es verfällt.
    .short = Recht verfällt
event-declined = { $seat } verzichtet.
    .short = verzichtet
event-lifted = { $seat } nimmt das Stäbchen auf { $street } vom Plan.
    .short = nimmt { $street } weg
event-placed = { $seat } legt ein Stäbchen auf { $street }.
    .short = Stäbchen auf { $street }
event-built = { $seat } baut { $district } auf ({ $kind }): { $points } Prestige.
    .short = baut { $kind } { $district } auf +{ $points }
event-bonus = { $seat } bekommt den Bonus ({ $kind }): { $points } Prestige.
    .short = Bonus +{ $points }
event-action = Aktionskarte von { NUMBER($year, useGrouping: 0) }: { $action }.
    .chapter = { NUMBER($year, useGrouping: 0) }: { $action }
    .short = { $action_effect }
event-year_over = { "" }
    .short = { "" }
event-shifted = { $seat } verschiebt das Stäbchen von { $other } von { $street } nach { $target }.
    .people = other
    .short = verschiebt { $other }: { $street } → { $target }
event-swapped = { $seat } tauscht die Stäbchen auf { $street } und { $target }, von { $seats }.
    .short = tauscht { $street } und { $target }
event-replaced = { $seat } schickt das Stäbchen von { $other } auf { $street } zurück.
    .people = other
    .short = ersetzt { $other } auf { $street }
event-sticks_back = { $seat } { event-sticks_back.short }: { $streets }.
    .short = nimmt { $streets_count } Stäbchen zurück
event-no_sticks_back = { $seat } nimmt kein Stäbchen zurück und bekommt nichts.
    .short = nimmt kein Stäbchen zurück
event-takes_influence = { $seat } bekommt { $count } Einfluss.
    .short = +{ $count } Einfluss
event-takes_cheques = { $seat } wählt Schecks bis { $most }.
    .short = Schecks bis { $most }
event-drew = { $seat } zieht eine { $count } und hat { $total }.
    .short = zieht { $count } (jetzt { $total })
event-exceeded = { $seat } ist über { $most } und verliert alle gezogenen Schecks.
    .short = über { $most }, verliert alle
event-kept = { $seat } { $total ->
        [0] hört ohne Scheck auf
       *[other] behält { $total } in Schecks
    }.
    .short = behält { $total }
event-bank_empty = Die Bank ist leer: Niemand kann mehr ziehen.
    .short = die Bank ist leer
event-game_over = Das Spiel ist aus.
    .chapter = { "" }
    .short = { $reason ->
            [twelve_years] Ende: Das zwölfte Jahr ist vorbei
            [no_street_left] Ende: Keine Straße ist mehr frei
           *[standstill] Ende: Niemand kann mehr investieren
        }


## Steps

step-tender = Die Ausschreibung
step-influence = Einflusskarten wählen
step-bid = Schecks bieten
step-tile = Optionskärtchen wählen
step-propose = Vorschläge machen
step-accept = Über einen Vorschlag entscheiden
step-blind = Verdeckte Schecks für Kärtchen
step-invest = Stäbchen legen
step-act = Die Aktionskarte ausführen
step-grant = Zuschuss wählen
step-draw = Schecks ziehen
step-over = Das Ende


## Final score

count-points = { $points } Prestige
line-work = Fabrik, Büro
line-trade = Markt, Freizeit
line-homes = Villen, Wohnviertel
line-landmarks = Rathaus, Bank
line-bonus = Bonuskarten
line-sticks = Stäbchen

expected = Der erwartete Endstand ist geschätzt: das bisherige Prestige und ein Anteil an Vierteln, in denen jemand der Mehrheit nahe ist; nichts für das Glück kommender Aktionskarten.

reason-twelve_years = Die zwölfte Aktionskarte ist ausgeführt.
reason-no_street_left = Für keine Ausschreibung ist mehr eine Straße frei.
reason-standstill = Viele Runden lang wurde kein Stäbchen gelegt, oder niemand hat noch Einfluss oder Schecks.


## Planning ahead: standing orders, and what may end a plan

order-offer = Einflusskarte { $value } bieten
    .why = Bei einer Ausschreibung mit Einfluss bietest du diese Karte, wenn dein Einfluss reicht.
order-bid_up_to = Bis { $value } bieten
    .why = Du erhöhst mit möglichst wenigen Schecks bis zu dieser Summe und passt dann.
order-pay_smallest = Ein Optionskärtchen mit dem kleinsten Scheck zahlen
    .why = Hast nur du ein Kärtchen gewählt, zahlst du es mit deinem kleinsten Scheck.
order-stop_at = Schecks ziehen, bis es { $value } oder mehr sind
    .why = Bei einem Zuschuss ziehst du, bis deine Schecks so viel ergeben, und hörst dann auf.
surprise-turned_up = eine Ausschreibung wird aufgedeckt
surprise-action = eine Aktionskarte wird gezogen
surprise-bid = jemand bietet
surprise-placed = jemand legt ein Stäbchen


## Table options

table-ties = Gleiches Optionskärtchen
table-ties-blind = Verdeckt bieten
    .note = Wer dasselbe Kärtchen hat, bietet verdeckt Schecks; so ist die Regel.
table-ties-negotiated = Verhandeln
    .note = Zuerst darf man absprechen, wer investiert und was er zahlt: eine Variante des Regelhefts.
table-grants = Zuschüsse unter den Aktionskarten
table-grants-by_lot = Zuschüsse gelost
    .note = 12 der 18 Karten, 6 davon Zuschüsse: im Schnitt 4, und niemand weiß, wie viele.
table-grants-0 = Keine Zuschüsse
    .note = Keine der 12 Aktionskarten ist ein Zuschuss: Geld kommt nie zurück.
table-grants-1 = 1 Zuschuss
    .note = 1 der 12 Aktionskarten ist ein Zuschuss, die anderen werden gelost.
table-grants-2 = 2 Zuschüsse
    .note = 2 der 12 Aktionskarten sind Zuschüsse, die anderen werden gelost.
table-grants-3 = 3 Zuschüsse
    .note = 3 der 12 Aktionskarten sind Zuschüsse, die anderen werden gelost. Üblich bei dieser Variante.
table-grants-4 = 4 Zuschüsse
    .note = 4 der 12 Aktionskarten sind Zuschüsse, die anderen werden gelost. Üblich bei dieser Variante.
table-grants-5 = 5 Zuschüsse
    .note = 5 der 12 Aktionskarten sind Zuschüsse, die anderen werden gelost.
table-grants-6 = 6 Zuschüsse
    .note = 6 der 12 Aktionskarten sind Zuschüsse, die anderen werden gelost.
table-cards = Andere Aktionskarten
    .note = Diese sind sicher dabei; was zu zwölf fehlt, bestimmt das Los.
    .things = action
table-cards-by_lot = Andere gelost
    .note = Welche anderen die zwölf auffüllen, entscheidet das Los.
table-ledger = Bekannte Schecks
table-ledger-hidden = Nicht gezeigt
    .note = Alle sehen, wie viele Schecks es sind. Welche bekannt sind, merkst du dir selbst.
table-ledger-open = Allen gezeigt
    .note = Alle sehen, welche Schecks auf jeder Hand und in der Bank bekannt sind.


## Pictures and their alt texts: picture-* and alt-* (RENDER)

# Worauf der Tisch wartet, hinter dem Namen.
picture-verb-tender = gelten lassen oder nicht
picture-verb-influence = Einfluss wählen
picture-verb-bid = bieten oder passen
picture-verb-tile = Optionskärtchen wählen
picture-verb-propose = vorschlagen
picture-verb-accept = annehmen oder ablehnen
picture-verb-blind = Schecks wählen
picture-verb-invest = Stäbchen legen
picture-verb-act = Aktionskarte ausführen
picture-verb-grant = Zuschuss wählen
picture-verb-draw = ziehen oder aufhören

# Was gefragt ist, in zwei bis vier Wörtern.
picture-ask-tender = Gilt diese Karte?
picture-ask-influence = Welche Einflusskarte?
picture-ask-bid = Bieten oder passen?
picture-ask-tile = Welches Optionskärtchen?
picture-ask-payment = Welchen Scheck zahlen?
picture-ask-blind = Welche Schecks bieten?
picture-ask-propose = Wer investiert?
picture-ask-sum = Welche Summe?
picture-ask-avoid = Wohin nicht?
picture-ask-accept = Vorschlag annehmen?
picture-ask-grant = Einfluss oder Schecks?
picture-ask-sticks_back = Welche zurücknehmen?
picture-ask-draw = Ziehen oder aufhören?
picture-ask-lift = Welches Stäbchen wegnehmen?
picture-ask-district = An welches Viertel?
picture-ask-street = Auf welche Straße?
picture-ask-second = Das zweite Stäbchen?
picture-ask-shift_in = Verschieben: welches Viertel?
picture-ask-shift = Welches Stäbchen verschieben?
picture-ask-shift_to = Wohin verschieben?
picture-ask-swap_in = Tauschen: welches Viertel?
picture-ask-swap = Welches Stäbchen tauschen?
picture-ask-with_in = Mit welchem Viertel?
picture-ask-with = Mit welchem Stäbchen?
picture-ask-replace_in = Ersetzen: welches Viertel?
picture-ask-replace = Welches Stäbchen ersetzen?


## Bilder

picture-over = Spielende
picture-legend-prestige = Prestige
picture-legend-influence = Einfluss
picture-legend-cheques = Schecks
picture-legend-bank = Schecks der Bank
picture-legend-years = Jahre
picture-round = Runde { $round }
picture-passed = raus
picture-bid = Dein Gebot
picture-enough = Reicht ab
picture-hand = In der Hand
picture-edge = Stadtrand
picture-option = Optionskärtchen
picture-sold-influence = { $count ->
    [one] 1 Recht für Einfluss
   *[other] { $count } Rechte für Einfluss
}
picture-sold-cheques = 1 Recht für Schecks
picture-sold-option = 1 Recht je Kärtchen
alt-table = { $offered }; Jahr { $years } von { $of }; Schecks in der Bank: { $bank }.
alt-rights = Rechte: { $names }.
alt-years = Aktionskarten seit { NUMBER($first, useGrouping: 0) }: { $cards }.
alt-investor = { $player }: Prestige { $prestige }, Einfluss { $influence }, Schecks { $cheques }, Stäbchen übrig { $sticks }{ $laid ->
        [0] { "" }
       *[other] , vor sich { $laid }
    }.
alt-built = { $district }, { $kind }: aufgebaut von { $player }.
alt-bid = Dein Gebot: { $bid }{ $enough ->
        [0] { "" }
       *[other] ; ab { $enough } reicht es
    }.
alt-cheques = Deine Schecks: { $cheques }; zusammen { $total }.
