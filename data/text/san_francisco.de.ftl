# San Francisco auf Deutsch. Dieselben Nachrichten in derselben Reihenfolge wie in
# san_francisco.en.ftl; was ihre Formen bedeuten, steht dort. Die Begriffe sind die des Spiels:
# Stadtviertel, Straße, Holzstäbchen, Ausschreibung, Investitionsrecht, Einfluss, Scheck,
# Optionskärtchen, Aktionskarte, Zuschuss, Stadtrand. Kurz heißt es Viertel, Stäbchen und Recht.

title = San Francisco
    .short = San Francisco
    .subtitle = Gewinne Rechte, lege Stäbchen und baue die Stadt wieder auf
    .duration = etwa 90 Minuten
    .weight = mittelschwer

how = San Francisco: So geht’s
    .goal = Lege Stäbchen um ein Viertel, auf 3 der 4 Straßen (an einem Park ✕: 2): Du baust es auf, bekommst sein Prestige. Das meiste gewinnt.
    .turn = Jede Runde versteigert Rechte, ein Stäbchen zu legen. Wie, sagt die Karte: Einfluss (verdeckt, gleiche Zahlen heben sich auf), Schecks (offen) oder Optionskärtchen. Damit wählst du verdeckt zwei Arten von Vierteln. Nur Gewinner zahlen, und auf Schecks gibt es kein Wechselgeld.
    .card = Die Zahl eines Viertels ist sein Prestige (Stern). Du zahlst mit Einfluss (Hände) oder Schecks (Scheine). ✕-Straßen sind belegt.
    .pays = Ein Stäbchen zählt für die Viertel auf beiden Seiten seiner Straße. Kann dich dort niemand mehr einholen, baust du auf. Neben einem Park (✕) genügen 2 Straßen. Rathaus und Bank brauchen alle ihre Straßen.
    .end = Baut eine Runde etwas auf, kommt eine Aktionskarte und füllt ein Jahr (Kalender). Mit der zwölften endet das Spiel.
    .time = Etwa 90 Minuten Spielzeit, hier über Tage verteilt. Bist du am Zug, bekommst du eine Nachricht.


## Terms

term-aim = Das Spiel in Kürze
    .effect = Rechte gewinnen, Stäbchen legen, Viertel aufbauen
    .help =
        San Francisco nach dem Erdbeben von 1906: 35 Stadtviertel, fast alle in Trümmern. In jeder Runde verkauft eine Ausschreibung Rechte für Einfluss oder Schecks. Mit jedem Recht legst du eines deiner Stäbchen auf eine Straße.
        Hast du rund um ein Viertel die Mehrheit der Stäbchen, baust du es auf und bekommst sein Prestige: 4 bis 6, für Rathaus und Bank 10.
        Nach einer Runde mit Aufbau füllt eine Aktionskarte ein Jahr. Nach zwölf Jahren, 1907 bis 1918, ist Schluss. Das meiste Prestige gewinnt.
        Für 3 bis 5 Spieler.
        Beispiel: Ada hat zwei Stäbchen um den Markt C2, Ben hat eines. Sie gewinnt ein Recht für Märkte, legt ein drittes und baut auf: 5 Prestige.
term-setup = Vorbereitung
    .effect = Je 30 Einfluss, 15 Stäbchen, 12 Schecks
    .help =
        Das Rathaus liegt in der Mitte, auf D3. Die anderen 34 Plättchen werden gelost. Höchstens ein Park berührt mit einer Seite das Rathaus, höchstens einer die Bank. Auf allen vier Straßen jedes Parks liegen weiße Stäbchen.
        Jeder beginnt mit 30 Einfluss, 15 Stäbchen, zehn Einflusskarten (0 bis 9), drei Optionskärtchen und 12 Schecks. Noch hat niemand Prestige, und in der Bank liegt kein Scheck.
        Die Plätze werden gelost. Auf dem ersten sitzt der erste Startspieler.
        Beispiel: Parks dürfen auf C3 und D5 liegen, aber nicht auf C3 und D2. Diese beiden würden das Rathaus berühren.
term-round = Eine Runde
    .effect = Karte ziehen, ausschreiben, investieren, Aktion
    .help =
        1. Der Startspieler zieht eine Ausschreibung. Sie nennt eine Art von Vierteln, den Stadtrand oder Optionskärtchen, womit um die Rechte geboten wird und wie viele es sind.
        2. Der Startspieler darf sie einmal ablehnen. Die abgelehnte sehen alle. Dann gilt die nächste.
        3. Die Ausschreibung entscheidet, wer die Rechte bekommt.
        4. Die Gewinner legen ihre Stäbchen, einer nach dem anderen.
        5. Wurde etwas aufgebaut, wird eine Aktionskarte gezogen.
        6. Der Nächste im Uhrzeigersinn wird Startspieler.
        Beispiel: Ada zieht Villen und lehnt ab. Die nächste Karte, Stadtrand, gilt.
term-new_cards = Neue Ausschreibungen
    .effect = Karten ersetzt, abgelehnt oder gemischt
    .help =
        Eine Karte ohne freie Straße wird ersetzt; das zählt nicht als Ablehnen. Sind weniger Straßen frei, als es Rechte gibt, werden nur so viele verkauft.
        Ist der Stapel leer, werden die alten Karten gemischt. Eine eben abgelehnte kommt nicht gleich wieder.
        Beispiel: Ada zieht Markt, aber an Märkten ist keine Straße frei. Sie zieht die nächste Karte und darf diese noch ablehnen.
term-tender_cards = Ausschreibungskarten
    .effect = 36: Arten von Vierteln, Stadtrand, Optionskärtchen
    .help =
        Es gibt 36. Jede der sechs Arten gewöhnlicher Viertel hat 4: Zwei verkaufen 1 Recht für Schecks, eine 2 Rechte und eine 3 Rechte für Einfluss.
        Der Stadtrand hat 6: Zwei verkaufen 1 Recht für Schecks, zwei 3 Rechte und zwei 5 Rechte für Einfluss.
        Für Optionskärtchen sind es 6: 1 Recht je gewähltem Kärtchen.
        Welche Karten es gibt, ist rekonstruiert: Das Regelheft zeigt drei davon.
        Beispiel: „Büro: 3 Rechte, Einfluss“ bringt bis zu drei Spielern ein Stäbchen an einem Büro.
term-influence_tender = Ausschreibung mit Einfluss
    .effect = Verdeckt eine Zahl wählen, gleiche heben sich auf
    .help =
        Alle wählen zugleich und verdeckt eine Einflusskarte von 0 bis 9, nicht höher als der eigene Einfluss. Alle machen mit.
        Gleiche Zahlen heben sich auf: Diese Spieler bekommen nichts und zahlen nichts. Die höchsten der anderen bekommen die Rechte. Nur sie zahlen, so viel Einfluss wie ihre Zahl. Auch eine 0 kann gewinnen und kostet nichts.
        Übrige Rechte verfallen. Die höchste Zahl investiert zuerst.
        Beispiel: 3 Rechte. Ada wählt 7, Ben und Cleo 5, Dora 4. Ada investiert zuerst und zahlt 7, Dora danach und zahlt 4. Das dritte Recht verfällt.
term-cheque_tender = Ausschreibung mit Schecks
    .effect = Offene Gebote um 1 Recht, ohne Wechselgeld
    .help =
        Es gibt ein Recht. Vom Startspieler an im Uhrzeigersinn verzichtest du oder legst Schecks vor dich, bis deine Summe die höchste ist. Was liegt, bleibt liegen.
        Verzichtest du, nimmst du deine Schecks zurück und bist draußen. Der letzte Verbliebene gewinnt und zahlt seine ganze Summe in die Bank, auch wenn sonst niemand geboten hat. Verzichten alle, gewinnt niemand.
        Beispiel: Ada bietet 2, Ben 3, Cleo 5. Ada legt eine 4 dazu und hat 6, Ben verzichtet, Cleo legt eine 3 dazu und hat 8. Ada verzichtet: Cleo zahlt 8.
term-bidders = Wer bieten darf
    .effect = Alle, deren Schecks reichen könnten
    .help =
        Spieler ohne Schecks, oder mit so wenigen, dass sie nie reichen könnten, werden nicht gefragt. Alle anderen schon, auch wenn ihre Schecks nicht reichen: Nicht zu fragen würde verraten, was sie haben.
        Auch der Startspieler darf gleich verzichten.
        Beispiel: Ada bietet 20. Alle wissen, dass Ben höchstens 12 hat, also wird er nicht gefragt. Cleo könnte 30 haben, also wird sie gefragt.
term-option_tender = Ausschreibung mit Optionskärtchen
    .effect = Jedes gewählte Kärtchen bringt 1 Recht
    .help =
        Jeder hat drei Kärtchen, genutzt in dieser Reihenfolge: Fabrik + Büro, Markt + Freizeit, Villen + Wohnviertel. Alle wählen zugleich und verdeckt eines. Jedes gewählte Kärtchen bringt ein Recht.
        Hast du ein Kärtchen allein gewählt, bezahlst du sein Recht mit einem beliebigen Scheck, verdeckt. Ohne Scheck verfällt das Recht.
        Spieler mit demselben Kärtchen bieten verdeckt, oder sie verhandeln, wenn es so vereinbart ist.
        Das Stäbchen kommt an ein Viertel der einen oder der anderen Art. Ein Kärtchen ohne freie Straße steht nicht zur Wahl.
        Beispiel: Ada allein hat Markt + Freizeit. Sie zahlt mit einer 1 und legt an einen Markt.
term-blind = Verdeckte Gebote
    .effect = Bis zu 5 Schecks: Die höchste Summe gewinnt
    .help =
        Spieler mit demselben Optionskärtchen wählen bis zu 5 Schecks, zugleich und verdeckt. Dann wird aufgedeckt. Die höchste Summe bekommt das Recht, und ihre Schecks kommen in die Bank. Die anderen nehmen ihre zurück.
        Gleiche Summen heben sich auf, und die nächste gewinnt. Du darfst auch nichts bieten, kannst dann aber nicht gewinnen.
        Beispiel: Ada bietet 4 und 5, Ben 9, Cleo 6. Ada und Ben haben beide 9, also bekommt Cleo das Recht und zahlt 6.
term-ties = Patt
    .effect = Gleiche Zahlen oder Summen: kein Recht, keine Kosten
    .help =
        Spieler mit derselben Einflusskarte oder derselben Summe im verdeckten Gebot heben sich auf. Sie bekommen kein Recht und zahlen nichts. Das Recht bleibt: Die nächste Zahl bekommt es.
        Sind alle im Patt, investiert niemand. Ein Patt gilt nur für seine Ausschreibung: Wird in derselben Runde eine Aktionskarte verkauft, bietest du wieder mit.
        Bei gleichem Prestige am Ende entscheiden die Stäbchen.
        Beispiel: 2 Rechte. Ada und Ben wählen 9, Cleo 3, Dora 0. Cleo investiert für 3, Dora kostenlos.
term-investing = Investieren
    .effect = Ein Stäbchen legen, wo dein Recht es erlaubt
    .help =
        Mit einem Investitionsrecht legst du eines deiner Stäbchen auf eine freie Straße: an ein Viertel der verkauften Art, ob Trümmer oder aufgebaut, oder auf den Stadtrand. Auch zu einer Art von Vierteln gehören ihre Straßen am Stadtrand.
        Es geht einer nach dem anderen, und jedes Stäbchen wirkt sofort.
        Du darfst verzichten, denn ein Stäbchen kann auch einem Gegner zur Mehrheit verhelfen. Deine Zahlung bekommst du nicht zurück. Ist keine Straße mehr frei, verfällt das Recht ohne Frage.
        Beispiel: Für das Recht „Freizeit“ legst du auf B1 Nord, denn B1 ist ein Freizeitviertel am Stadtrand.
term-sticks = Straßen und Stäbchen
    .effect = 82 Straßen: Ein Stäbchen zählt auf beiden Seiten
    .help =
        Es gibt 82 Straßen: 58 zwischen zwei Vierteln und 24 am Stadtrand. Auf jeder ist Platz für ein Holzstäbchen. Es zählt für die Viertel auf beiden Seiten, am Stadtrand für eines.
        Eine Straße heißt nach ihren zwei Vierteln, etwa C3/D3, oder nach Viertel und Seite, etwa A1 Nord.
        Weiße Stäbchen liegen auf allen Straßen an Parks. Sie gehören niemandem und bleiben immer liegen. Alle Stäbchen bleiben, wenn ein Viertel aufgebaut wird.
        Beispiel: Ein Stäbchen auf C3/D3 zählt für C3 und für das Rathaus auf D3.
term-lifting = Ein Stäbchen wegnehmen
    .effect = Ohne Vorrat nimmst du zuerst ein eigenes weg
    .help =
        Jeder hat 15 Stäbchen. Ist der Vorrat leer, nimmst du zuerst ein eigenes vom Plan und legst es auf eine andere Straße. Weggenommene Stäbchen bauen nie etwas auf.
        Beispiel: Adas 15 Stäbchen liegen alle auf dem Plan, und sie gewinnt ein Recht. Sie nimmt eines zwischen zwei aufgebauten Vierteln weg und legt es an einen Markt.
term-majority = Mehrheit der Stäbchen
    .effect = Mehr Stäbchen dort, als ein Gegner noch haben könnte
    .help =
        Du hast die Mehrheit in einem gewöhnlichen Viertel, wenn kein Gegner mehr gleichziehen könnte, auch nicht mit allen freien Straßen dort. Aktionskarten und Vorräte spielen keine Rolle. Rathaus und Bank brauchen alle Straßen, die nicht weiß sind: vier, neben einem Park drei.
        In gewöhnlichen Vierteln reichen 3 Stäbchen immer, 2 nur, wenn kein Gegner mehr auf 2 kommen könnte. Bei 2 gegen 2 hilft nur eine Aktionskarte.
        Beispiel: Um ein Büro liegen 2 Stäbchen von Ada und ein weißes, eine Straße ist frei. Kein Gegner kommt über 1: Ada baut auf, 6 Prestige.
term-building = Aufbau eines Viertels
    .effect = Mit der Mehrheit baust du sofort auf
    .help =
        Mit der Mehrheit musst du sofort aufbauen, auch wenn ein anderer gelegt hat. Das Viertel wird umgedreht, bringt sein Prestige und bleibt deines, auch wenn sich Stäbchen darum ändern.
        Ein Stäbchen kann zwei Viertel fertig machen. Gehören sie Verschiedenen, kommt zuerst, wer am Zug ist, dann geht es im Uhrzeigersinn.
        Beispiel: Bens Stäbchen füllt einen Markt, an dem Ada zwei hat und sonst niemand zwei. Ada baut ihn auf: 5 Prestige.
term-cheques = Schecks
    .effect = Je 12, zusammen 58 wert, ohne Wechselgeld
    .help =
        Jeder beginnt mit 12 Schecks: 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9 und 10, zusammen 58.
        Gewechselt wird nie: Zahlst du mit einer 10, was 3 kostet, hast du 10 gezahlt. Du darfst beliebige zusammen legen.
        Gezahlte Schecks kommen in die Bank (den Stapel, nicht das Viertel). Neue bringen Zuschüsse, solange die Bank welche hat, und Absprachen.
        Alle sehen, wie viele Schecks jeder und die Bank haben. Die Werte sind verdeckt, außer bei denen, die offen lagen.
        Beispiel: Ben hat eine 2 und eine 5 und braucht mehr als 5. Er kann 7 bieten oder verzichten.
term-influence = Einfluss
    .effect = Zu Beginn 30, damit zahlst du Einflusskarten
    .help =
        Jeder beginnt mit 30 Einfluss, für alle sichtbar. Bei Ausschreibungen mit Einfluss zahlen die Gewinner damit, so viel, wie ihre Karte zeigt. Die zehn Karten, 0 bis 9, kommen immer auf die Hand zurück.
        Eine Karte über deinem Einfluss kannst du nicht wählen. Neuen Einfluss bringen nur Zuschüsse. Er hat keine Obergrenze und zählt am Ende nichts.
        Beispiel: Ben hat noch 3 Einfluss. Er kann 0, 1, 2 oder 3 wählen.
term-prestige = Prestige
    .effect = Die Punkte, die das Spiel gewinnen
    .help =
        Prestige bekommst du für jedes Viertel, das du aufbaust: Villen und Wohnviertel 4, Markt und Freizeit 5, Fabrik und Büro 6, Rathaus und Bank 10, Parks nichts. Zwei Bonuskarten bringen 3 mehr für die nächsten Villen oder Wohnviertel.
        Du verlierst es nie, und es hat keine Obergrenze. Das meiste Prestige gewinnt.
        Beispiel: Ein Stäbchen macht für Ada eine Fabrik und einen Markt fertig: 6 + 5 = 11 Prestige.
term-actions = Aktionskarten
    .effect = 18: je eine nach einer Runde mit Aufbau
    .help =
        Haben alle gelegt und wurde mindestens ein Viertel aufgebaut, wird eine Aktionskarte gezogen. Es bleibt bei einer, egal wie viele Viertel es waren. Wird durch sie wieder aufgebaut, folgt noch eine.
        Es gibt 18. Zwei Stäbchen, Verschieben, Tauschen, Freie Straße und Ersetzen gibt es je zweimal, für Einfluss und für Schecks. Villen und Wohnviertel haben je einen Bonus. Der Rest sind 4 Zuschüsse und 2 Zuschüsse je Stäbchen. 12 davon kommen ins Spiel.
        Wie viele der Zuschüsse je Stäbchen zahlen, ist rekonstruiert.
        Beispiel: In einer Runde baut Ada B2 auf und Ben C4. Es wird eine Aktionskarte gezogen.
term-action_tender = Ausschreibung einer Aktionskarte
    .effect = 1 Recht für Einfluss oder Schecks, für alle
    .help =
        Fünf Arten von Aktionskarten werden verkauft wie in einer Runde, für Einfluss oder Schecks, und einer gewinnt die Karte. Beim Einfluss darfst du hier auch verzichten.
        Der Gewinner darf auf die Wirkung verzichten, zahlt aber trotzdem. Für jedes Stäbchen, das im Vorrat fehlt, nimmst du ein eigenes vom Plan, aber keines, das dieselbe Karte eben gelegt hat.
        Gewinnt niemand, wirkt die Karte nicht, füllt aber ihr Jahr. Hausregel: Spieler, denen sie nichts nützen könnte, bieten nicht mit.
        Beispiel: „Verschieben“ wird für Einfluss verkauft. Ada spielt 2, Ben und Cleo 4, Dora verzichtet. Ada zahlt 2 und darf ein Stäbchen verschieben.
term-draws = Schecks ziehen
    .effect = Einzeln, aber über der Grenze sind alle verloren
    .help =
        Haben bei einem Zuschuss alle gewählt, wird die Bank gemischt. Vom Startspieler an im Uhrzeigersinn zieht reihum jeder, der Schecks gewählt hat, einen offen, bis er aufhört.
        Hörst du rechtzeitig auf, behältst du alle. Genau auf der Grenze hörst du von selbst auf. Darüber überziehst du: Alle gezogenen sind verloren. Sie kommen nach dem Zuschuss in die Bank zurück. Du darfst auch vor dem ersten aufhören.
        Ist die Bank leer, behält jeder, was er hat. Eine leere Bank bringt keine Schecks: Wie viele darin liegen, siehst du vor der Wahl.
        Beispiel: Die Grenze ist 10. Ada zieht 3, dann 5, und hört mit 8 auf. Ben zieht 7 und 4: 11, also verliert er beide.
term-years = Jahre
    .effect = 12 Plätze für Aktionskarten, 1907 bis 1918
    .help =
        Jede ausgeführte Aktionskarte füllt ein Jahr, von 1907 bis 1918. Dort liegt sie verdeckt. Nur eine Bonuskarte liegt offen, bis jemand den Bonus bekommen hat.
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
        Das meiste Prestige gewinnt. Bei gleich viel liegt vorn, wer mehr Stäbchen auf dem Plan hat. Ist auch das gleich, teilt man sich den Platz.
        Einfluss und Schecks zählen nichts.
        Beispiel: Ada und Ben haben 34 Prestige. Ada hat 13 Stäbchen auf dem Plan, Ben 14: Ben liegt vorn.
term-stalemate = Stillstand
    .effect = Nichts lässt sich mehr legen: Das Spiel endet
    .help =
        Das Regelheft sagt nicht, was geschieht, wenn niemand mehr investieren kann. Hausregel: Nach doppelt so vielen Runden ohne Stäbchen hintereinander, wie Spieler da sind, endet das Spiel und wird gewertet. Es endet auch nach einer Runde, in der niemand mehr Einfluss oder Schecks hat. Eine Runde, in der ein Recht gewonnen, aber nicht genutzt wurde, zählt nicht mit.
        Dasselbe gilt, wenn für keine Karte des ganzen Stapels eine Straße frei ist.
        Beispiel: Vier Spieler haben je 1 Einfluss und keine Schecks. Alle spielen 1, immer Patt, acht Runden lang. Das Spiel endet.
term-negotiation = Verhandlung
    .effect = Variante: absprechen, wer investiert, statt zu bieten
    .help =
        Ist es vereinbart, verhandeln Spieler mit demselben Optionskärtchen vor den verdeckten Geboten. Jeder darf verdeckt vorschlagen, wer investiert, wie viel in Schecks jeder der anderen bekommt und welche Straßen tabu sind.
        Vom Startspieler an wird jeder Vorschlag den anderen vorgelegt, allen zugleich. Der erste, dem alle zustimmen, gilt.
        Nach zwei Runden ohne Einigung oder einer ohne Vorschlag wird verdeckt geboten.
        Beispiel: Ada, Ben und Cleo haben dasselbe Kärtchen. Ada will investieren und jedem 4 zahlen. Beide stimmen zu, also investiert Ada.
term-deal = Was eine Absprache zahlt
    .effect = Genaue Summen in Schecks, je bis zu 20
    .help =
        Eine Absprache gilt, wenn der Investor jede Summe genau zahlen kann. Jede Summe beträgt höchstens 20. Mindestens ein Scheck muss offen gezahlt werden. Die Bank bekommt nichts.
        Die Schecks wählst du nicht: Gezahlt wird mit möglichst wenigen, kleine werden behalten.
        Ein vereinbartes Recht verfällt, wenn keine Straße frei bleibt, aber gezahlt ist gezahlt.
        Beispiel: Ada schuldet Ben und Cleo je 4. Ben bekommt ihre 4, Cleo ihre beiden 2.
term-own_deck = Eigener Aktionsstapel
    .effect = Variante: festlegen, wie viele Zuschüsse es gibt
    .help =
        Ihr könnt vereinbaren, wie viele der 12 Aktionskarten Zuschüsse sind, von 0 bis 6. Üblich sind 3 oder 4. Auch andere Karten lassen sich wählen. Der Rest wird gelost. Alle 12 kommen ins Spiel, und alle erfahren, welche es sind. Hausregel: Welche der sechs Zuschüsse dabei sind, zwei davon je Stäbchen, entscheidet das Los.
        Sonst werden 12 der 18 Karten gelost, darunter im Schnitt 4 Zuschüsse.
        Beispiel: Bei 3 Zuschüssen gibt es 9 andere Karten. Nach dem dritten wissen alle, dass keiner mehr kommt.
term-hidden = Verdeckt und offen
    .effect = Was andere sehen, und wann du zurücknehmen kannst
    .help =
        Verdeckt: die Werte der Schecks auf den Händen und in der Bank, beide Stapel und jede geheime Wahl, bis alle gewählt haben. Ein Scheck für ein Kärtchen, das nur du gespielt hast, bleibt verdeckt.
        Offen: Stäbchen, Einfluss, Prestige, die Zahl der Schecks von Spielern und Bank, gebotene Schecks und alle aufgedeckten Karten.
        Einen Zug kannst du zurücknehmen, bis etwas Verdecktes gesehen wurde, etwa eine Karte oder ein gezogener Scheck, oder bis ein anderer geantwortet hat.
        Beispiel: Du legst eine 5, und der Nächste wird gefragt. Bis er antwortet, kannst du sie zurücknehmen.
term-missing = Wenn ein Spieler fehlt
    .effect = Ein Computer der Stufe Normal spielt auf diesem Platz weiter
    .help =
        Gibt ein Spieler auf, ist er abwesend oder überlässt der Tisch seinen Zug dem Computer, spielt ein Computer der Stufe Normal. So fehlt niemand in einer Ausschreibung. Das ist keine Spielregel, hält aber das Spiel in Gang. Er sieht nur, was dieser Platz sehen darf, also nie die Schecks der anderen.
        Er bietet um Rechte, die ihn einer Mehrheit näher bringen, so viel, wie sie ihm wert sind. Er legt, wo das meiste Prestige nahe ist.
        Beispiel: Ben ist weg, und alle wählen eine Einflusskarte. Der Computer wählt für ihn. Legen kann Ben selbst, wenn er zurück ist.
term-table_options = Tischoptionen
    .effect = Was vor dem Spiel vereinbart wird
    .help =
        Der Gastgeber wählt die Optionen bei `/spielen`. Was gilt, steht in der Lobby.
        Gleiches Optionskärtchen: verdeckt bieten oder verhandeln.
        Zuschüsse: gelost oder 0 bis 6 der 12 Aktionskarten. Dann lassen sich auch andere Karten wählen, eine für eine.
        Bekannte Schecks: nicht gezeigt oder allen gezeigt. Dann sehen alle, welche Schecks offen lagen und noch auf einer Hand oder in der Bank sind. Nach einer verdeckten Zahlung zeigt diese Hand nicht mehr, was vorher offen lag.
        Beispiel: Mit `ties=negotiated, grants=3` spielt ihr mit beiden Varianten des Regelhefts.
term-edition = Auflage und Quellen
    .effect = Die Auflage von 2000 und woher ihre Zahlen stammen
    .help =
        Plaza spielt San Francisco von Andreas Wetter und Thorsten Löpmann, wie es 2000 erschienen ist, in eigenen Worten. Was das Regelheft sagt, gilt. Das Raster und die Zahlen der Karten stammen aus veröffentlichten Besprechungen, die übereinstimmen.
        Schweigt das Heft, entscheidet Plaza so, wie es in diesen Einträgen steht. Der Eintrag „Was rekonstruiert ist“ nennt, was nirgends veröffentlicht ist.
        Beispiel: Dass eine Fabrik 6 Prestige bringt, steht im Heft. Dass es 36 Ausschreibungen gibt, stammt aus Besprechungen.
term-reconstructed = Was rekonstruiert ist
    .effect = Zahlen von Karten und Plättchen: vielleicht falsch
    .help =
        Die Arten der Viertel, ihr Prestige, Stäbchen, Schecks, Einfluss, die Arten der Karten und der Ablauf sind belegt. Diese Hausregeln zeigt kein öffentlicher Text:
        1. Fünf Viertel jeder gewöhnlichen Art: dreißig auf sechs Arten.
        2. Welche 36 Ausschreibungen es gibt.
        3. Zwei der sechs Zuschüsse zahlen je Stäbchen.
        4. Die Regel für den Stillstand, wie hier verhandelt wird, und dass um eine Aktionskarte nur bietet, wer sie nutzen kann.
        Besitzt du das Spiel, sag dem Betreiber dieses Bots, was anders ist als in `data/san_francisco/`.
        Beispiel: Dass ein Zuschuss 4 Einfluss bringt, ist belegt. Dass es vier solche Karten gibt, ist es nicht.


## Kinds of districts

kind-villa = Villen
    .valued = Villen 4
    .effect = 4 Prestige, 5 Viertel
    .help =
        Ein gewöhnliches Viertel: Mit der Mehrheit der Stäbchen darum baust du es auf, für 4 Prestige.
        Es gibt 5: Diese Zahl ist rekonstruiert. Das Optionskärtchen ist Villen + Wohnviertel. Eine Aktionskarte bringt 3 Prestige mehr für die nächsten Villen.
        Beispiel: Ada baut Villen auf, und der Bonus liegt offen: 4 + 3 = 7 Prestige.
kind-residential = Wohnviertel
    .short = Wohnen
    .valued = Wohnviertel 4
    .effect = 4 Prestige, 5 Viertel
    .help =
        Ein gewöhnliches Viertel: Mit der Mehrheit der Stäbchen darum baust du es auf, für 4 Prestige.
        Es gibt 5: Diese Zahl ist rekonstruiert. Das Optionskärtchen ist Villen + Wohnviertel. Eine Aktionskarte bringt 3 Prestige mehr für die nächsten Wohnviertel.
        Beispiel: Ben baut Wohnviertel auf, und kein Bonus liegt offen: 4 Prestige.
kind-market = Markt
    .valued = Markt 5
    .effect = 5 Prestige, 5 Viertel
    .help =
        Ein gewöhnliches Viertel: Mit der Mehrheit der Stäbchen darum baust du es auf, für 5 Prestige.
        Es gibt 5: Diese Zahl ist rekonstruiert. Das Optionskärtchen ist Markt + Freizeit.
        Beispiel: Ada legt ihr drittes Stäbchen an einen Markt. Kein Gegner kann dort noch auf drei kommen, also baut sie auf: 5 Prestige.
kind-leisure = Freizeit
    .short = Freizeit
    .valued = Freizeit 5
    .effect = 5 Prestige, 5 Viertel
    .help =
        Ein gewöhnliches Viertel: Mit der Mehrheit der Stäbchen darum baust du es auf, für 5 Prestige.
        Es gibt 5: Diese Zahl ist rekonstruiert. Das Optionskärtchen ist Markt + Freizeit.
        Beispiel: Zwei Straßen eines Freizeitviertels liegen an Parks und sind weiß. Mit den anderen beiden baut Ada es auf: 5 Prestige.
kind-factory = Fabrik
    .valued = Fabrik 6
    .effect = 6 Prestige, 5 Viertel
    .help =
        Ein gewöhnliches Viertel: Mit der Mehrheit der Stäbchen darum baust du es auf, für 6 Prestige.
        Es gibt 5: Diese Zahl ist rekonstruiert. Das Optionskärtchen ist Fabrik + Büro.
        Beispiel: Ada hat 2 Stäbchen um eine Fabrik, Ben und Cleo je 1. Ada baut sie auf: 6 Prestige.
kind-office = Büro
    .valued = Büro 6
    .effect = 6 Prestige, 5 Viertel
    .help =
        Ein gewöhnliches Viertel: Mit der Mehrheit der Stäbchen darum baust du es auf, für 6 Prestige.
        Es gibt 5: Diese Zahl ist rekonstruiert. Das Optionskärtchen ist Fabrik + Büro.
        Beispiel: Ada hat 2 Stäbchen um ein Büro, Ben hat 1, eine Straße ist frei. Ben könnte gleichziehen, also ist es noch nicht aufgebaut.
kind-city_hall = Rathaus
    .short =
        Rat-
        haus
    .valued = Rathaus 10
    .effect = 10 Prestige für alle Straßen, in der Mitte (D3)
    .help =
        Es liegt mitten in der Stadt, auf D3. Hast du alle seine Straßen, die nicht weiß sind, baust du es auf, für 10 Prestige: alle vier, oder drei, wenn ein Park es berührt. Mehr als einer tut es nie.
        Es hat keine eigene Ausschreibung, aber seine Straßen gehören auch zu den Vierteln ringsum.
        Beispiel: Ada hat drei seiner Straßen, Ben die vierte. Es bleibt in Trümmern, außer eine Aktionskarte ändert das.
kind-bank = Bank
    .valued = Bank 10
    .effect = 10 Prestige für alle Straßen
    .help =
        Hast du alle ihre Straßen, die nicht weiß sind, baust du sie auf, für 10 Prestige: alle vier, oder drei, wenn ein Park sie berührt. Mehr als einer tut es nie.
        Sie hat keine eigene Ausschreibung, aber ihre Straßen gehören auch zu den Vierteln ringsum oder zum Stadtrand. Gezahlte Schecks kommen in eine andere Bank, einen Stapel.
        Beispiel: Eine Straße der Bank ist weiß, die anderen drei hat Ben. Er baut sie auf: 10 Prestige.
kind-park = Park
    .valued = Park
    .effect = Wird nie aufgebaut: weiße Stäbchen ringsum
    .help =
        Es gibt 3 Parks. Sie werden nie aufgebaut und bringen nichts. Auf allen vier Straßen jedes Parks liegen weiße Stäbchen, auch am Stadtrand. Auf einer Straße zwischen zwei Parks liegt eines. Sie gehören niemandem und bleiben liegen.
        Neben einem Park sind also weniger Straßen frei, und eine Mehrheit braucht weniger Stäbchen.
        Beispiel: Neben den Villen B2 liegt ein Park, also ist eine ihrer Straßen weiß. Ada hat zwei Stäbchen, eine Straße ist frei. Sie baut auf: Kein Gegner käme auf zwei.


## Option tiles, tender cards, action cards

tile-work = Fabrik + Büro
    .effect = Ein Stäbchen an Fabrik oder Büro, kommt zuerst dran
    .help =
        Eines deiner drei Optionskärtchen. Mit seinem Recht legst du ein Stäbchen an eine Fabrik oder ein Büro, wie du willst. Es kommt zuerst dran, vor Markt + Freizeit und Villen + Wohnviertel.
        Hast du es allein gewählt, zahlst du einen beliebigen Scheck. Mehrere bieten verdeckt.
        Beispiel: Ada allein hat es gewählt, zahlt mit einer 2 und legt ihr Stäbchen an eine Fabrik.
tile-trade = Markt + Freizeit
    .effect = Ein Stäbchen an Markt oder Freizeit, als Zweites
    .help =
        Eines deiner drei Optionskärtchen. Mit seinem Recht legst du ein Stäbchen an einen Markt oder ein Freizeitviertel, wie du willst. Es kommt nach Fabrik + Büro und vor Villen + Wohnviertel dran.
        Hast du es allein gewählt, zahlst du einen beliebigen Scheck. Mehrere bieten verdeckt.
        Beispiel: Ben und Cleo haben es gewählt. Ben bietet 3 und 4, Cleo 6: Ben zahlt 7 und legt sein Stäbchen.
tile-homes = Villen + Wohnviertel
    .effect = Ein Stäbchen an Villen oder Wohnviertel, zuletzt
    .help =
        Eines deiner drei Optionskärtchen. Mit seinem Recht legst du ein Stäbchen an Villen oder Wohnviertel, wie du willst. Es kommt zuletzt dran, nach Fabrik + Büro und Markt + Freizeit.
        Hast du es allein gewählt, zahlst du einen beliebigen Scheck. Mehrere bieten verdeckt.
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
    .effect = 3 Prestige mehr für das nächste Viertel der Art
    .help =
        Zwei Aktionskarten ohne Ausschreibung, eine für Villen und eine für Wohnviertel. Die Karte liegt offen in ihrem Jahr. Der nächste Spieler, der ein solches Viertel aufbaut, bekommt 3 Prestige mehr, also 7. Dann wird sie umgedreht.
        Den Bonus gibt es nur einmal. Baut ein Stäbchen solche Viertel für mehrere auf, kommt zuerst, wer am Zug ist. Als letzte Karte, 1918, wirkt sie nicht.
        Beispiel: Der Bonus für Villen liegt 1909 offen da. 1911 baut Cleo Villen auf: 4 + 3 = 7 Prestige.
action-two_sticks = Zwei Stäbchen
    .effect = Bis zu zwei Stäbchen an einem Viertel
    .help =
        Eine Aktionskarte, die verkauft wird, einmal für Einfluss und einmal für Schecks. Der Gewinner legt bis zu zwei eigene Stäbchen auf freie Straßen eines beliebigen Viertels. Ist dort nur eine Straße frei, ist es eines.
        Fehlen Stäbchen im Vorrat, nimmst du zuerst andere eigene vom Plan. Du darfst auf die Karte verzichten.
        Beispiel: Ada hat ein Stäbchen an einem Büro und gewinnt die Karte. Sie legt zwei dazu und baut es auf: 6 Prestige.
action-shift = Verschieben
    .effect = Ein Stäbchen um ein oder zwei Straßen, gerade
    .help =
        Eine Aktionskarte, die verkauft wird, einmal für Einfluss und einmal für Schecks. Der Gewinner verschiebt ein beliebiges Stäbchen um ein oder zwei Straßen: gerade, nicht gedreht, nie um die Ecke. Alle Straßen auf dem Weg und die letzte müssen frei sein. Weiße Stäbchen bleiben liegen. Du darfst auf die Karte verzichten.
        Beispiel: Ada hat Stäbchen auf zwei der vier Straßen um C3, und C3/C4 ist frei. Sie schiebt ein eigenes von C5 Süd über C4/C5, das frei ist, auf C3/C4. Damit baut sie C3 auf.
action-swap = Tauschen
    .effect = Stäbchen zweier Spieler tauschen den Platz
    .help =
        Eine Aktionskarte, die verkauft wird, einmal für Einfluss und einmal für Schecks. Der Gewinner lässt zwei Stäbchen verschiedener Spieler den Platz tauschen, wo sie auch liegen. Weiße Stäbchen bleiben liegen. Zwei Stäbchen desselben Spielers stehen nicht zur Wahl, denn das würde nichts ändern. Du darfst auf die Karte verzichten.
        Beispiel: Adas Stäbchen auf A1 Nord und Bens auf C3/D3 tauschen. Jetzt hat Ada alle vier Straßen des Rathauses und baut es auf.
action-free_street = Freie Straße
    .effect = Ein Stäbchen auf eine beliebige freie Straße
    .help =
        Eine Aktionskarte, die verkauft wird, einmal für Einfluss und einmal für Schecks. Der Gewinner legt ein eigenes Stäbchen auf eine beliebige freie Straße der Stadt. Ist der Vorrat leer, nimmst du zuerst ein anderes eigenes vom Plan. Du darfst auf die Karte verzichten.
        Beispiel: Cleo hat drei Straßen der Bank, die vierte ist frei. Sie gewinnt die Karte und baut die Bank auf: 10 Prestige.
action-replace = Ersetzen
    .effect = Dein Stäbchen ersetzt das eines Gegners
    .help =
        Eine Aktionskarte, die verkauft wird, einmal für Einfluss und einmal für Schecks. Der Gewinner ersetzt das Stäbchen eines Gegners durch ein eigenes; das andere kommt zu seinem Besitzer zurück. Weiße Stäbchen bleiben liegen. Ist der Vorrat leer, nimmst du zuerst ein anderes eigenes vom Plan. Du darfst auf die Karte verzichten.
        Beispiel: Um einen Markt haben Ada und Ben je 2 Stäbchen. Ada ersetzt eines von Ben: Mit 3 baut sie auf, 5 Prestige.
action-grant = Zuschuss
    .effect = Alle: 4 Einfluss oder Schecks bis 10
    .help =
        Eine Aktionskarte ohne Ausschreibung, für alle. Alle wählen zugleich und verdeckt: 4 Einfluss oder Schecks. Bei Schecks ziehst du danach einen nach dem anderen aus der Bank, zusammen höchstens 10. Kommst du über 10, verlierst du alle gezogenen.
        Wie viele Schecks in der Bank liegen, siehst du vorher. Im letzten Jahr zählt beides nichts mehr: Alle bekommen Einfluss.
        Beispiel: Ada nimmt 4 Einfluss. Ben zieht 6 und 3 und hört mit 9 auf.
action-grant_per_stick = Zuschuss je Stäbchen
    .effect = Je Stäbchen zurück: 2 Einfluss oder Schecks bis 5
    .help =
        Eine Aktionskarte ohne Ausschreibung, für alle. Alle wählen zugleich und verdeckt, welche eigenen Stäbchen sie vom Plan zurücknehmen. Je Stäbchen gibt es 2 Einfluss oder Schecks bis 5, für alle deine Stäbchen das Gleiche. Auch gar keines ist erlaubt.
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

spots = Die Zahlen auf dem Plan
    .asked = lift district street second shift_in shift shift_to swap_in swap with_in with replace_in replace

picks-cheque = { $count ->
        [one] 1 Scheck
       *[other] { $count } Schecks
    }
picks-street = { $count ->
        [one] 1 Straße
       *[other] { $count } Straßen
    }
picks-sticks_back = { $count ->
        [one] 1 Stäbchen
       *[other] { $count } Stäbchen
    }

ask-tender = Diese Karte versteigern?
    .why = In jeder Runde darfst du eine Karte ablehnen, dann gilt die nächste. Lehne ab, was einem Gegner mehr hilft als dir oder was du nicht bezahlen kannst.
ask-influence = Wie viel Einfluss bietest du?
    .why = Die höchsten Zahlen gewinnen, gleiche heben sich auf, und nur Gewinner zahlen. Die höchste legt zuerst. Einfluss bringen nur Zuschüsse zurück; am Ende zählt er nichts. Bei mehreren Rechten kann eine niedrige Zahl reichen.
ask-bid = Lege mindestens { $floor } in Schecks dazu oder verzichte.
    .pass = Zum Führen fehlen { $floor }, so viel hast du nicht: Verzichte.
    .why = Du zahlst dein Gebot nur, wenn du gewinnst; gewechselt wird nicht. Verzichtest du, nimmst du alles zurück. Behalte kleine Schecks für genaue Gebote.
ask-tile = Wähle ein Optionskärtchen.
    .why = Allein mit einem Kärtchen zahlst du einen einzigen Scheck, auch eine 1. Wählen andere es auch, bietet ihr verdeckt gegeneinander.
ask-payment = Nur du hast { $subject }: Welchen Scheck zahlst du?
    .why = Er kommt verdeckt in die Bank. Jeder reicht, meist also dein niedrigster.
ask-blind = Biete für { $subject }: { $most ->
        [one] 1 Scheck
       *[other] bis zu { $most } Schecks
    } oder keinen.
    .why = Die höchste Summe gewinnt und zahlt, die anderen nehmen ihre zurück. Gleiche Summen heben sich auf, krumme sind also sicherer.
ask-propose = Wer soll mit { $subject } investieren?
    .why = Schlage vor, was alle anderen annehmen können: Der Investor zahlt an sie, nichts kommt in die Bank. Ohne Einigung wird verdeckt geboten.
ask-sum = Wie viel bekommt dieser Spieler?
    .why = Die Summe muss genau zu zahlen sein, denn gewechselt wird nicht. Sie beträgt höchstens 20. Gezahlt wird mit den wenigsten Schecks, kleine werden behalten.
ask-avoid = Schließe Straßen für den Investor aus, wenn du magst.
    .why = Das Versprechen, eine Straße frei zu lassen, kann den anderen mehr wert sein als Geld.
ask-accept = Diesen Vorschlag annehmen?
    .why = Er gilt, wenn alle annehmen. Gezahlt wird mit den wenigsten Schecks, kleine werden behalten. Lehnt einer ab, kommt der nächste Vorschlag. Nach zwei Runden ohne Einigung wird verdeckt geboten.
ask-grant = Einfluss oder Schecks?
    .why = Einfluss ist sicher, und alle sehen ihn. Schecks ziehst du einzeln: Über der Grenze verlierst du alle gezogenen.
ask-sticks_back = Welche Stäbchen nimmst du zurück, wenn überhaupt?
    .why = Stäbchen zwischen aufgebauten Vierteln haben ihre Arbeit getan, andere brauchst du vielleicht noch. Am Ende entscheiden Stäbchen auf dem Plan Gleichstände.
ask-draw = Einen Scheck ziehen oder aufhören?
    .why = Über der Grenze verlierst du alle gezogenen. Überlege, was in der Bank noch liegen kann.
ask-lift = Dein Vorrat ist leer: Welches Stäbchen nimmst du weg?
    .why = Nimm eines, das seine Arbeit getan hat: neben aufgebauten Vierteln, oder wo du die Mehrheit nie bekommst.
ask-district = Wähle ein Viertel.
    .why = Suche eine Mehrheit, die du damit bekommst, und Straßen zwischen zwei Vierteln, die dir beide nützen. Ein Stäbchen, das ein Viertel füllt, kann es auch für einen Gegner aufbauen.
ask-street = Wähle eine Straße für dein Stäbchen.
    .why = Es zählt für die Viertel auf beiden Seiten.
    .done = ein Stäbchen auf **{ $named }** gelegt
ask-second = Wähle eine Straße für dein zweites Stäbchen oder verzichte.
    .why = Es muss eine Straße desselben Viertels sein.
ask-shift_in = Von welchem Viertel schiebst du ein Stäbchen weg?
    .why = Jedes Stäbchen ist erlaubt. Golden umrandete Viertel bringen dir Prestige. Wo es weggeht und wo es hinkommt, kann sich eine Mehrheit ändern.
ask-shift = Welches Stäbchen verschiebst du?
    .why = Egal, von wem es ist. Es bleibt in seiner Reihe oder Spalte und geht um eine oder zwei freie Straßen weiter.
ask-shift_to = Wohin schiebst du das Stäbchen?
    .why = Denk an die Viertel, von denen es weggeht, und an die, zu denen es kommt.
ask-swap_in = Zwei Stäbchen tauschen: Wo liegt das erste?
    .why = Suche ein Stäbchen eines Gegners, an dessen Stelle deines dir eine Mehrheit gibt.
ask-swap = Wähle das erste Stäbchen.
    .why = Das andere wählst du danach.
ask-with_in = Wo liegt das andere Stäbchen?
    .why = Die beiden müssen verschiedenen Spielern gehören. Golden umrandete Viertel bringen dir Prestige.
ask-with = Wähle das andere Stäbchen.
    .why = Die beiden tauschen den Platz.
ask-replace_in = Wo ersetzt du ein fremdes Stäbchen?
    .why = Suche ein Viertel, wo du die Mehrheit bekommst oder ein Gegner sie verliert. Golden umrandete bringen dir Prestige.
ask-replace = Wähle das Stäbchen, das du ersetzt.
    .why = Es kommt zu seinem Besitzer zurück, und deines liegt an seiner Stelle.


## The first game: each kind of question, the first time that it comes

lesson-tender = Die Karte verkauft Rechte: je Recht 1 Stäbchen an ein Viertel, das sie zeigt. Alle bieten. Versteigere sie oder lehne ab. Tipp: Nutze sie für dein nächstes Viertel.
lesson-influence = Biete verdeckt eine Zahl. Gleiche heben sich auf; die höchsten anderen bekommen je ein Recht und zahlen so viel Einfluss. Ein Recht legt ein Stäbchen, die höchste Zahl zuerst, oder nutzt eine Aktionskarte. Tipp: 3 bis 8 ist üblich, weniger bei einem Recht für jeden, mehr nur zum Aufbauen.
lesson-bid = Das höchste Gebot gewinnt das Recht, ein Stäbchen zu legen oder die Aktionskarte zu nutzen. Lege Schecks, bis du vorn bist, oder verzichte und nimm deine zurück. Nur der Gewinner zahlt, ohne Wechselgeld. Tipp: 9 bis 18 ist üblich. Biete nur mehr, wenn du etwas aufbaust.
    .alone = Alle anderen sind raus, also ist das Recht für jeden Scheck dein: Du darfst ein Stäbchen legen oder die Aktionskarte nutzen. Oder verzichte. Wechselgeld gibt es nicht. Tipp: Zahle mit dem kleinsten Scheck, wenn dir das Recht nützt.
lesson-tile = Wähle verdeckt zwei Arten von Vierteln. Bist du mit dem Kärtchen allein, legst du dort ein Stäbchen für einen einzigen Scheck, auch eine 1. Wählen es andere auch, bietet ihr darum. Tipp: Nimm eines, bei dem dir wenig fehlt („noch“): Das Viertel kann auch gegenüber liegen.
lesson-payment = Nur du hast dieses Kärtchen, also legst du ein Stäbchen für einen Scheck deiner Wahl. Er kommt verdeckt in die Bank. Tipp: Zahle mit einer 1, und behalte hohe Schecks für Ausschreibungen.
lesson-blind = Andere haben dasselbe Kärtchen, also biete verdeckt bis zu fünf Schecks. Die höchste Summe zahlt und legt ein Stäbchen, aber gleiche Summen heben sich auf. Tipp: Meide runde Summen wie 5 oder 10.
lesson-grant = Ein Zuschuss ist neues Geld für alle. Einfluss ist sicher. Schecks ziehst du einzeln: Über der Grenze verlierst du alle gezogenen. Tipp: Nimm, was dir fehlt, aber Einfluss, wenn die Bank (Tresor) fast leer ist.
lesson-sticks_back = Nimm Stäbchen zurück und bekomme Geld dafür: je mehr, desto mehr. Aufgebaute Viertel bleiben aufgebaut. Tipp: Nimm, was nichts mehr nützt, und lass liegen, was noch für ein Viertel zählt, das du aufbauen kannst.
lesson-draw = Ziehe einen Scheck, oder hör auf und behalte die gezogenen. Es gibt sie von 1 bis 10. Über der Grenze verlierst du alle gezogenen. Tipp: Ist die Grenze 10, hör ab 6 auf.
lesson-lift = Du hast kein Stäbchen mehr: Nimm eines von dir weg, dann legst du es anderswohin. Aufgebaute Viertel bleiben aufgebaut. Tipp: Nimm eines zwischen zwei aufgebauten Vierteln, oder wo sicher ein Gegner aufbaut.
lesson-district = Dein Stäbchen zählt auf beiden Seiten der Straße. „Noch“ und die Striche auf dem Plan sind die Stäbchen, die zum Aufbau fehlen (weniger an Parks ✕). Tipp: Mach eines fertig, oder beginne, wo kein Gegner liegt.
lesson-street = Wähle die Straße. Dein Stäbchen zählt auf beiden Seiten, vielleicht auch für einen Gegner. Baut eine Runde etwas auf, füllt sich eines der 12 Jahre (Kalender); das letzte beendet das Spiel. Tipp: Nimm eine Straße, auf deren anderer Seite du auch etwas willst.
lesson-second = Wähle eine Straße für dein zweites Stäbchen, am selben Viertel. Tipp: Nimm die, mit der du das Viertel aufbaust. Tun es beide, entscheidet ihre andere Seite.
lesson-shift_in = Verschiebe ein beliebiges Stäbchen in seiner Reihe oder Spalte um eine oder zwei freie Straßen. Wähle zuerst ein Viertel, von dem es weggeht. Tipp: Schieb deines dorthin, wo es etwas aufbaut, oder ein fremdes aus dem Weg.
lesson-shift = Wähle das Stäbchen. Es zählt dann für die Viertel an seiner neuen Straße. Aufgebautes bleibt aufgebaut. Tipp: Sieh erst nach, wohin es kann: nur geradeaus, über freie Straßen.
lesson-shift_to = Wähle die neue Straße. Das Stäbchen zählt dann für die Viertel neben ihr. Tipp: Nimm die Straße, mit der du aufbaust, sonst die, auf der es Gegnern am wenigsten nützt.
lesson-swap_in = Zwei Stäbchen verschiedener Spieler tauschen den Platz; Aufgebautes bleibt aufgebaut. Wähle zuerst ein Viertel, an dem eines liegt. Tipp: Nimm ein fremdes, wo dir wenige fehlen, am besten nur eines.
lesson-swap = Wähle das erste der beiden Stäbchen. Das andere kommt an seinen Platz. Tipp: Nimm ein fremdes an einem Viertel, das du mit einem mehr aufbauen könntest.
lesson-with_in = Wähle jetzt das Viertel des anderen Stäbchens. Die beiden müssen verschiedenen Spielern gehören. Tipp: Gib ein eigenes zwischen aufgebauten Vierteln her, das nichts mehr nützt.
lesson-with = Wähle das Stäbchen, das mit dem ersten tauscht. Jedes zählt dann, wo das andere lag. Tipp: Gib eines her, das nichts mehr nützt, und sieh nach, was dein Gegner dort gewinnt.
lesson-replace_in = Dein Stäbchen ersetzt ein fremdes, das zu seinem Besitzer zurückkommt: eines mehr für dich, eines weniger für ihn. Wähle zuerst das Viertel. Tipp: Nimm eines, das du damit aufbaust oder das ein Gegner bald aufbauen würde.
lesson-replace = Wähle das fremde Stäbchen, das du ersetzt. Deines zählt für die Viertel auf beiden Seiten. Tipp: Nimm das, wo dir beide Seiten nützen oder der Gegner am meisten verliert.


## Answers

option-accept = Versteigern
    .note = Jetzt wird um ihre Rechte geboten
    .why = Gut, wenn du diese Rechte willst und bezahlen kannst.
option-refuse = Ablehnen
    .note = Dann gilt die nächste Karte
    .why = Gewagt: Die nächste Karte kennst du nicht.
option-influence = Einfluss { $value }
    .button = { $value ->
        [0] 0 (gratis)
       *[other] { $value }
    }
    .note = Gewinnst du, bleiben dir { $left } Einfluss
option-influence-pass = Verzichten
    .note = Du bietest nicht mit: Eine 0 könnte gratis gewinnen
    .why = Wenn du die Karte nicht einmal gratis willst; eine 0 könnte sie gewinnen.
option-cheque = Scheck { $value }
    .button = { $value }
option-tile = { $option }{ $needs ->
        [0] { "" }
       *[other] , noch { $needs } für { $nearest }
    }
    .note = { $streets ->
        [one] 1 freie Straße
       *[other] { $streets } freie Straßen
    }
    .why = { $needs ->
        [0] Dort ist für dich keine Mehrheit erreichbar: { option-tile.note }.
        [one] 1 Stäbchen dort baut { $nearest } für dich auf ({ $kind_valued }).
       *[other] Dir fehlen noch { $needs } Stäbchen, um { $nearest } aufzubauen ({ $kind_valued }).
    }{ rivals-near }
option-tile-with-beside = { option-tile } an { $beside }
    .note = Neben { $beside } ({ $sold_valued }); { option-tile.note }
    .why = { $needs ->
        [one] 1 Stäbchen neben { $beside } ({ $sold_valued }) baut { $nearest } für dich auf ({ $kind_valued }).
       *[other] Dir fehlen noch { $needs } Stäbchen, um { $nearest } aufzubauen ({ $kind_valued }), neben { $beside } ({ $sold_valued }).
    }{ rivals-near }
rivals-near = { $seats_count ->
        [0] { "" }
        [one] {" "}{ $seats } fehlt dort nur 1.
       *[other] {" "}{ $seats } fehlt dort je nur 1.
    }
option-investor = { $seat } investiert
    .note = Zahlt den anderen Schecks
option-propose-decline = Verzichten
    .note = Du schlägst nichts vor, andere können es noch
    .why = Was andere vorschlagen, kannst du trotzdem annehmen.
option-sum = { $value } für { $other }
    .people = other
option-accept-accept = Annehmen: { $other } investiert
    .people = other
    .note = { $other } zahlt { $each }{ $streets_count ->
        [0] { "" }
        [one] {" "}und lässt { $streets } frei
       *[other] {" "}und lässt { $streets_count } Straßen frei
    }
    .why = Gilt, wenn alle annehmen.
    .each = { event-proposed.each }
option-accept-decline = Ablehnen
    .note = Eine Ablehnung genügt
    .why = Wenn er dir weniger bringt als ein verdecktes Gebot.
bank-holds = { $bank ->
    [0] kein Scheck
    [one] 1 Scheck
   *[other] { $bank } Schecks
}
option-by-influence = { $count } Einfluss
    .note = Sicher
option-by-cheques = Schecks bis { $most }
    .note = Über { $most } sind alle weg; in der Bank: { bank-holds }
option-draw = Ziehen
    .note = Du hast { $total }; über { $most } ist alles weg; in der Bank: { bank-holds }
option-stop = Aufhören
    .note = { $total ->
        [0] Du bekommst nichts
       *[other] Du behältst { $total }
    }
option-district = { $option }: { $kind_valued }, { $ruin ->
        [0] aufgebaut
       *[other] { $needs ->
            [0] unerreichbar
           *[other] noch { $needs }
        }
    }
    .note = { $ruin ->
        [0] Ein Stäbchen zählt nur für die andere Seite
       *[other] { $needs ->
            [0] Nichts zu holen: Nur die andere Seite zählt
           *[other] Stäbchen: du { $own }, bester Gegner { $most }; freie Straßen: { $free }
        }
    }
    .why = { $ruin ->
        [0] Es ist schon aufgebaut: Ein Stäbchen zählt hier nur für das Viertel auf seiner anderen Seite.
       *[other] { $needs ->
            [0] Nichts zu holen: Ein Stäbchen zählt hier nur für das Viertel auf seiner anderen Seite.
            [one] Dein nächstes Stäbchen dort baut es auf. { taken }
           *[other] { taken }
        }
    }
option-district-with-gain = { $option }: { $kind_valued }{ $gain ->
        [0] , baut nichts auf
       *[other] , +{ $gain } für dich
    }
    .note = Stäbchen: du { $own }, bester Gegner { $most }
    .why = { $gain ->
        [0] Kein Stäbchen von hier baut etwas für dich auf.
       *[other] An seinem besten neuen Platz baut ein Stäbchen von hier für dich auf: +{ $gain }.
    } { taken }
option-swap_in-district = { $option }: { $kind_valued }{ $ruin ->
        [0] , aufgebaut
       *[other] { "" }
    }
    .note = { option-district-with-gain.note }
    .why = { $ruin ->
        [0] Es ist aufgebaut, ein eigenes Stäbchen hier kannst du also hergeben.
       *[other] Eines mehr für dich und eines weniger für einen Gegner kann hier die Mehrheit bringen.
    } { taken }
taken = Stäbchen: du { $own }, bester Gegner { $most }{ $rival ->
        [0] { "" }
       *[other] { " " }(noch { $rival })
    }; freie Straßen: { $free }.
option-street = { $option }
option-street-with-other = { $option }: { $other }
    .people = other
option-street-with-other-with-gain = { $option }: { $other }{ $gain ->
        [0] { "" }
       *[other] , +{ $gain } für dich
    }
    .people = other
    .why = { $gain ->
        [0] Es baut für dich nirgends etwas auf.
       *[other] An seinem besten neuen Platz baut es für dich auf: +{ $gain }.
    }
option-street-with-helps = { $option }: { $helps_count ->
        [0] nützt nichts mehr
       *[other] zählt für { $helps }
    }
    .why = { $helps_count ->
        [0] Neben ihm kannst du nichts mehr aufbauen.
       *[other] Es zählt noch, wo du aufbauen kannst: { $helps }.
    }
option-street-with-other-with-points = { $option }: { $other }{ builds }
    .people = other stops
    .note = { option-street-with-kinds.note }
    .why = { option-street-with-kinds.why }
# Das Urteil über eine Straße, hinter ihrem Namen: was sie aufbaut, sonst, was dann am nächsten ist.
builds = { $points ->
    [0] { $others ->
        [0] { $needs ->
            [0] { "" }
           *[other] , dann noch { $needs } für { $nearest }{ also }
        }
       *[other] , +{ $others } für Gegner
    }
   *[other] , +{ $points } für dich
}
also = { $further ->
    [0] { "" }
   *[other] , { $further } für { $also }
}
option-street-with-kinds = { $option }: { $kinds_valued }{ builds }
    .people = stops
    .note = { $points ->
        [0] { $others ->
            [0] { $needs ->
                [0] Baut für dich nichts auf
                [one] 1 Stäbchen mehr baut dann { $nearest } auf{ also }
               *[other] { $needs } Stäbchen mehr bauen dann { $nearest } auf{ also }
            }
           *[other] Baut für { $seats } auf: +{ $others }
        }
       *[other] Du baust auf: +{ $points }{ $others ->
            [0] { "" }
           *[other] ; für { $seats }: +{ $others }
        }
    }
    .why = { $points ->
        [0] { $others ->
            [0] { $needs ->
                [0] Damit wird nichts aufgebaut, und keine Mehrheit hier ist für dich erreichbar.
                [one] Damit wird noch nichts aufgebaut. 1 Stäbchen mehr baut dann { $nearest } auf.
               *[other] Damit wird noch nichts aufgebaut. { $needs } Stäbchen mehr bauen dann { $nearest } auf.
            }
           *[other] Es baut ein Viertel für einen Gegner auf: { $others } Prestige.
        }
       *[other] Du baust sofort auf: { $points } Prestige.{ $needs ->
            [0] { "" }
            [one] {" "}1 Stäbchen mehr baut dann { $nearest } auf.
           *[other] {" "}{ $needs } Stäbchen mehr bauen dann { $nearest } auf.
        }
    }{ $stops_count ->
        [0] { "" }
       *[other] {" "}Das hält auf, wem nur 1 Stäbchen fehlte: { $stops }.
    }
option-decline = Verzichten
    .note = Deine Zahlung bekommst du nicht zurück
    .why = Wenn ein Stäbchen nur Gegnern nützt.
option-end = Verzichten
    .note = Nur das erste Stäbchen bleibt liegen
    .why = Wenn ein zweites nur Gegnern nützt.


## Remarks

remark-few_rights = { $count ->
        [one] Nur 1 Recht wird verkauft: Mehr Straßen sind nicht frei.
       *[other] Nur { $count } Rechte werden verkauft: Mehr Straßen sind nicht frei.
    }
remark-rights = { $left ->
        [0] { $count } Rechte für { $players } Spieler: Eine Zahl, die sonst niemand bietet, gewinnt eines, auch 0.
       *[other] { $count ->
            [one] 1 Recht
           *[other] { $count } Rechte
        } für { $players } Spieler: { $left } von euch { $left ->
            [one] bekommt keines und zahlt
           *[other] bekommen keines und zahlen
        } nichts.
    }{ $count ->
        [one] { "" }
       *[other] {" "}Die höchste Zahl legt zuerst.
    }
remark-edge = Stadtrand: die Straßen außen um den Plan.
remark-side = Eine Seite muss { $kind } sein, die andere ist egal.
remark-sides = Eine Seite muss { $kind } oder { $second } sein, die andere ist egal.
remark-after = Nach dir { $seats_count ->
        [one] legt { $seats } auch ein Stäbchen.
       *[other] legen { $seats } je ein Stäbchen.
    }
remark-at_stake = Der Gewinner nutzt diese Karte: { $card }. { $card_effect }.
remark-worth = { $gain ->
        [0] Jetzt baut sie für dich nichts auf.
       *[other] Gut genutzt baut sie sofort für dich auf: +{ $gain }.
    }
remark-reach = { $needs ->
        [0] Auf diesen Straßen kannst du nichts aufbauen.
        [one] Hier baut 1 Stäbchen { $nearest } für dich auf ({ $kind_valued }).
       *[other] Hier bist du { $nearest } am nächsten ({ $kind_valued }): noch { $needs } Stäbchen.
    }
remark-reach_across = { $needs ->
        [one] Hier baut 1 Stäbchen { $nearest } für dich auf ({ $kind_valued }), neben { $beside } ({ $sold_valued }).
       *[other] Hier bist du { $nearest } am nächsten ({ $kind_valued }), neben { $beside } ({ $sold_valued }): noch { $needs } Stäbchen.
    }
remark-threat = { $seat } kann hier mit 1 Stäbchen { $nearest } aufbauen ({ $kind_valued }).
remark-bank = Bekannte Schecks in der Bank: { $cheques }.
remark-back = { $count ->
        [0] Kein Stäbchen zurück: Du bekommst nichts.
       *[other] { $count } Stäbchen zurück: { $influence } Einfluss oder Schecks bis { $most }.
    } In der Bank: { bank-holds }.
remark-known = Allen bekannte Schecks: { $cheques }
remark-blind = { $total ->
        [0] { "" }
       *[other] Dein Gebot ist { $total }.{" "}
    }Mitbieter um dieses Kärtchen (höchstens 5 Schecks): { $each }.
    .each = { $name } (bis { $count })
# Alle anderen sind draußen. Dann gewinnt jeder Scheck.
remark-alone = Alle anderen sind raus: Insgesamt { $enough } gewinnt.
remark-bid = { $added ->
        [0] Mit insgesamt { $enough } kommst du nach vorn.
       *[other] { $short ->
            [0] Mit { $total } bist du vorn.
           *[other] Du bist bei { $total }: Zum Führen fehlen { $short }.
        }
    }{ $told ->
        [0] { "" }
       *[other] {" "}Gegner kommen höchstens auf: { $each }.
    }
    .each = { $name } { $count }


## Events

event-action_cards = Die zwölf Aktionskarten: { $actions }.
    .short = zwölf Aktionskarten gewählt
event-round_began = Runde { $round } beginnt. Startspieler: { $start }.
    .people = start
    .chapter = Runde { $round }
    .short = Startspieler { $start }
event-unusable = { $tender }: Keine solche Straße ist frei, also wird eine andere Karte gezogen.
    .short = keine Straße für { $tender }
event-reshuffled = Der Stapel ist aufgebraucht: { $count } Ausschreibungen bilden einen neuen.
    .short = neuer Stapel
event-turned_up = Ausschreibung: { $tender }.
    .short = { $tender }
event-accepted = { $seat } versteigert die Karte.
    .short = versteigert die Karte
event-refused = { $seat } lehnt die Ausschreibung ab: { $tender }.
    .short = lehnt ab: { $tender }
event-influence_opened = { $told ->
        [0] Niemand bietet Einfluss.
       *[other] Gebote an Einfluss: { $each }.
    }
    .each = { $name } { $count }
    .short = { $told ->
        [0] keine Gebote
       *[other] Gebote: { $each }
    }
event-tied = Patt: { $seats } bekommen nichts.
    .short = Patt: { $seats }
event-won_influence = { $seat } gewinnt ein Recht für { $count } Einfluss.
    .short = gewinnt ein Recht für { $count }
event-nobody_won = Niemand gewinnt ein Recht.
    .short = kein Recht gewonnen
event-bid = { $seat } legt { $cheques } und bietet { $total }.
    .short = Gebot: { $total }
event-passed = { $seat } verzichtet.
    .short = verzichtet
event-won_auction = { $seat } gewinnt das Recht und zahlt { $total }.
    .short = gewinnt für { $total }
event-tile_opened = { $seats_count ->
        [one] { $seats } wählt
       *[other] { $seats } wählen
    } { $tile }.
    .short = { $seats }: { $tile }
event-won_alone = { $seat } allein hat { $tile } und zahlt verdeckt einen Scheck.
    .short = bekommt { $tile } für 1 Scheck
event-paid = Du hast mit Scheck { $count } gezahlt.
    .short = zahlt eine { $count }
event-cannot_pay = { $seat } allein hat { $tile }, aber keinen Scheck: Das Recht verfällt.
    .short = kein Scheck für { $tile }
event-of_no_use = Ohne Nutzen, also kein Gebot: { $seats }.
    .short = ohne Nutzen für { $seats }
event-unsold = Für { $tile } ist keine Straße mehr frei, also wird dieses Recht nicht verkauft.
    .short = keine Straße für { $tile }
event-blind_opened = { $seat } bietet { $cheques_count ->
        [0] nichts
        [one] { $total }
       *[other] { $cheques }, zusammen { $total }
    }.
    .short = bietet { $cheques_count ->
        [0] nichts
       *[other] { $total }
    }
event-won_tile = { $seat } bekommt { $tile } für { $total }.
    .short = bekommt { $tile } für { $total }
deal = { $other } investiert und zahlt { $each }{ $streets_count ->
    [0] { "" }
   *[other] {" "}und lässt { $streets } frei
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
event-rejected = Vorschlag von { $seat }: abgelehnt von { $seats }.
    .short = Vorschlag abgelehnt von { $seats }
event-accepted_by = Vorschlag von { $seat }: angenommen von { $seats }.
    .short = Vorschlag angenommen von { $seats }
event-unpayable = Vorschlag von { $seat }: { $other } kann nicht genau zahlen.
    .people = other
    .short = Vorschlag nicht zu zahlen
event-agreed = Vorschlag von { $seat } gilt: { deal }.
    .people = other
    .each = { event-proposed.each }
    .short = abgemacht: { $other } investiert
event-deal_paid = { $seat } zahlt an { $other } in Schecks: { $cheques }.
    .people = other
    .short = zahlt { $other } { $cheques }
event-lapsed = { $seat } kann das Recht nicht nutzen: Es verfällt.
    .short = Recht verfällt
event-declined = { $seat } verzichtet auf das Recht.
    .short = verzichtet auf das Recht
event-lifted = { $seat } nimmt das Stäbchen auf { $street } vom Plan.
    .short = nimmt { $street } weg
event-placed = { $seat } legt ein Stäbchen auf { $street }.
    .short = Stäbchen auf { $street }
event-built = { $seat } baut { $district } auf ({ $kind }): { $points } Prestige.
    .short = baut { $kind } { $district } auf: +{ $points }
event-bonus = { $seat } bekommt den Bonus ({ $kind }): { $points } Prestige.
    .short = Bonus +{ $points }
event-action = Aktionskarte von { NUMBER($year, useGrouping: 0) }: { $action }.
    .chapter = { NUMBER($year, useGrouping: 0) }: { $action }
    .short = { $action_effect }
event-year_over = { "" }
    .short = { "" }
event-shifted = { $seat } verschiebt ein Stäbchen ({ $other }) von { $street } nach { $target }.
    .people = other
    .short = verschiebt { $street } → { $target } ({ $other })
event-swapped = { $seat } tauscht die Stäbchen auf { $street } und { $target } ({ $seats }).
    .short = tauscht { $street } und { $target } ({ $seats })
event-replaced = { $seat } ersetzt das Stäbchen auf { $street } ({ $other }).
    .people = other
    .short = ersetzt { $other } auf { $street }
event-sticks_back = { $seat } { event-sticks_back.short }: { $streets }.
    .short = nimmt { $streets_count } Stäbchen zurück
event-no_sticks_back = { $seat } lässt alle Stäbchen liegen und bekommt nichts.
    .short = lässt alle Stäbchen liegen
event-takes_influence = { $seat } bekommt { $count } Einfluss.
    .short = +{ $count } Einfluss
event-takes_cheques = { $seat } wählt Schecks bis { $most }.
    .short = Schecks bis { $most }
event-drew = { $seat } zieht eine { $count } und hat { $total }.
    .short = zieht { $count } (jetzt { $total })
event-exceeded = { $seat } überzieht: über { $most }, alle gezogenen Schecks weg.
    .short = überzieht: über { $most }, alle weg
event-kept = { $seat } { $total ->
        [0] hört ohne Scheck auf
       *[other] behält { $total } in Schecks
    }.
    .short = { $total ->
        [0] hört ohne Scheck auf
       *[other] behält { $total }
    }
event-bank_empty = Die Bank ist leer: Das Ziehen ist vorbei.
    .short = die Bank ist leer
event-game_over = Das Spiel ist aus.
    .chapter = { "" }
    .short = { $reason ->
            [twelve_years] Ende: zwölf Aktionskarten ausgeführt
            [no_street_left] Ende: keine Straße mehr frei
           *[standstill] Ende: niemand kann mehr investieren
        }


## Steps

step-tender = Was wird versteigert?
step-influence = Einfluss bieten
step-bid = Schecks bieten
step-tile = Optionskärtchen wählen
step-propose = Vorschläge machen
step-accept = Über einen Vorschlag entscheiden
step-blind = Um Kärtchen bieten oder zahlen
step-invest = Stäbchen legen
step-act = Die Aktionskarte ausführen
step-grant = Zuschuss wählen
step-draw = Schecks ziehen
step-over = Spielende


## Hints

measure-prestige = { $amount } Prestige { $more }
measure-leads = { $amount } { $count ->
        [one] Stadtviertel
       *[other] Stadtviertel
    } { $more } in Führung
measure-sticks = { $amount } { $count ->
        [one] Stäbchen
       *[other] Stäbchen
    } { $more }
measure-influence = { $amount } Einfluss { $more }
measure-money = { $amount } { $more } in Schecks

## Final score

count-points = { $points } Prestige
line-work = Fabrik, Büro
line-trade = Markt, Freizeit
line-homes = Villen, Wohnviertel
line-landmarks = Rathaus, Bank
line-bonus = Bonuskarten
line-sticks = Stäbchen

so-far = Prestige bisher. Es zählen nur aufgebaute Viertel und Bonuskarten.

reason-twelve_years = Die zwölfte Aktionskarte ist ausgeführt.
reason-no_street_left = Keine Karte hat mehr eine freie Straße.
reason-standstill = Lange nichts gelegt, oder alle Mittel weg.


## Planning ahead: standing orders, and what may end a plan

order-offer = Einflusskarte { $value } bieten
    .why = Bei einer Ausschreibung mit Einfluss bietest du diese Karte, wenn dein Einfluss reicht.
order-bid_up_to = Bis { $value } bieten
    .why = Du erhöhst mit möglichst wenigen Schecks bis zu dieser Summe und verzichtest dann.
order-pay_smallest = Ein Optionskärtchen mit dem kleinsten Scheck zahlen
    .why = Hast nur du ein Kärtchen gewählt, zahlst du es mit deinem kleinsten Scheck.
order-stop_at = Schecks ziehen, bis es { $value } oder mehr sind
    .why = Bei einem Zuschuss ziehst du, bis deine Schecks so viel ergeben, und hörst dann auf.
surprise-turned_up = eine Ausschreibung wird aufgedeckt
surprise-action = eine Aktionskarte wird gezogen
surprise-bid = ein Spieler bietet
surprise-placed = ein Spieler legt ein Stäbchen


## Table options

table-ties = Gleiches Optionskärtchen
table-ties-blind = Verdeckt bieten
    .note = Spieler mit demselben Kärtchen bieten verdeckt Schecks; so ist die Regel.
table-ties-negotiated = Verhandeln
    .note = Zuerst absprechen, wer investiert und was er zahlt: eine Variante des Regelhefts.
table-grants = Zuschüsse unter den Aktionskarten
table-grants-by_lot = Zuschüsse gelost
    .note = 12 der 18 Karten, unter denen 6 Zuschüsse sind. Etwa 4 davon kommen ins Spiel.
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
    .note = Diese sind sicher dabei. Den Rest der zwölf bestimmt das Los.
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
picture-verb-tender = versteigern oder nicht
picture-verb-influence = Einfluss bieten
picture-verb-bid = bieten oder nicht
picture-verb-tile = Optionskärtchen wählen
picture-verb-propose = vorschlagen
picture-verb-accept = annehmen oder ablehnen
picture-verb-blind = Schecks wählen
picture-verb-invest = Stäbchen legen
picture-verb-act = Aktionskarte ausführen
picture-verb-grant = Zuschuss wählen
picture-verb-draw = ziehen oder aufhören

# Was gefragt ist, in zwei bis vier Wörtern.
picture-ask-tender = Karte versteigern?
picture-ask-influence = Wie viel bieten?
picture-ask-bid = Mitbieten?
picture-ask-tile = Welches Kärtchen?
picture-ask-payment = Welchen Scheck zahlen?
picture-ask-blind = Welche Schecks bieten?
picture-ask-propose = Wer investiert?
picture-ask-sum = Wie viel zahlen?
picture-ask-avoid = Straßen ausschließen?
picture-ask-accept = Vorschlag annehmen?
picture-ask-grant = Einfluss oder Schecks?
picture-ask-sticks_back = Welche zurücknehmen?
picture-ask-draw = Ziehen oder aufhören?
picture-ask-lift = Welches Stäbchen wegnehmen?
picture-ask-district = Welches Viertel?
picture-ask-street = Welche Straße?
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
picture-opened = Gebote aufgedeckt
picture-tied = gleich
picture-passed = raus
picture-bid = Dein Gebot
picture-enough = Nötig
picture-hand = In der Hand
picture-edge = Stadtrand
picture-option = Optionskärtchen
picture-to-go = noch { $count }
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
       *[other] , bietet { $laid }
    }.
alt-claim = { $district }, { $kind }: noch 1 Stäbchen für { $names }.
alt-built = { $district }, { $kind }: aufgebaut von { $player }.
alt-bid = Dein Gebot: { $bid }{ $enough ->
        [0] { "" }
       *[other] ; nötig { $enough }
    }.
alt-opened = { $player } bot { $bid }{ $state ->
        [won] { " und bekommt ein Recht" }
        [tied] , gleich
       *[lost] { "" }
    }.
alt-cheques = Deine Schecks: { $cheques }; zusammen { $total }.
