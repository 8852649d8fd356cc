# TITLE auf Deutsch. Dieselben Nachrichten in derselben Reihenfolge wie in KEY.en.ftl.
# Wie die Schlüssel entstehen: bot/text/game.py.

title = TITLE
    .short = TITLE
    .subtitle = Die höchste Karte gewinnt die Runde
    .duration = etwa 5 Minuten Spielzeit
    .weight = leicht zu lernen

how = TITLE: So geht’s
    .goal = Du gewinnst Runden mit Karten. Wer die meisten Punkte hat, gewinnt.
    .turn = Alle legen gleichzeitig eine Karte verdeckt aus.
    .card = Die Zahl auf einer Karte ist ihre Höhe, von 1 bis 40.
    .pays = Die höchste Karte gewinnt so viele Punkte, wie die Runde zählt: Hebe die besten für späte Runden auf.
    .end = Nach sechs Runden.
    .time = Etwa 5 Minuten Spielzeit.

term-aim = Das Spiel in Kürze
    .effect = Hohe Karten für späte Runden
    .help =
        Du hast sechs Karten von 1 bis 40. In jeder Runde legen alle eine Karte verdeckt; die höchste gewinnt so viele Punkte, wie die Nummer der Runde sagt. Wer nach sechs Runden die meisten Punkte hat, gewinnt.
        Beispiel: In Runde 5 legst du die 31, die anderen 12 und 30. Du gewinnst 5 Punkte.

step-lay = Eine Karte legen
step-over = Das Ende
picture-verb-lay = eine Karte legen
ask-lay = Welche Karte legst du?
    .why = Die höchste Karte gewinnt: Hebe hohe für Runden auf, die mehr Punkte bringen.
picture-ask-lay = Eine Karte legen
lesson-lay = Alle legen verdeckt eine Karte, und die höchste gewinnt so viele Punkte, wie die Nummer der Runde sagt. Eine hohe Karte ist also in einer späten Runde mehr wert, wenn die anderen nur noch niedrige haben. Die meisten legen zuerst niedrige.
option-card = Karte { $card }
    .note = Die höchste Karte gewinnt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
so-far = Die Punkte bis jetzt.
line-rounds = Runden
reason-all_laid = Alle Karten sind gelegt.

event-turned_up = Aufgedeckt: { $each }.
    .each = { $name } { $count }
    .short = aufgedeckt: { $each }
event-won = { $seat } hat die höchste Karte und gewinnt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .short = gewinnt +{ $points }

fact-round = Runde
fact-cards = Karten
fact-points = Punkte
fact-hand = deine Hand
fact-laid = verdeckt
fact-gone = gelegte Karten
