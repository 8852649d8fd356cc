# TITLE in English. The same messages in the same order as in KEY.de.ftl.
# How keys are made: bot/text/game.py.

title = TITLE
    .short = TITLE
    .subtitle = The highest card wins the round
    .duration = about 5 minutes of play
    .weight = easy to learn

how = TITLE: how to play
    .goal = You win rounds with cards. The most points win.
    .turn = Everybody lays a card face down at the same time.
    .card = The number on a card is its height, from 1 to 40.
    .pays = The highest card wins as many points as the number of the round: keep your best for late rounds.
    .end = After six rounds.
    .time = About 5 minutes of play.

term-aim = The game in short
    .effect = High cards, for late rounds
    .help =
        You hold six cards from 1 to 40. In every round all lay a card face down; the highest wins as many points as the number of the round. After six rounds the most points win.
        Example: in round 5 you lay 31, the others 12 and 30. You win 5 points.

step-lay = Laying a card
step-over = The end
picture-verb-lay = lay a card
ask-lay = Which card do you lay?
    .why = The highest card wins: keep high ones for rounds that bring more points.
picture-ask-lay = Lay a card
lesson-lay = All lay a card in secret, and the highest wins as many points as the number of the round. So a high card is worth more in a late round, when the others have only low ones left. Most people lay low cards first.
option-card = Card { $card }
    .note = The highest card wins { $points ->
        [one] 1 point
       *[other] { $points } points
    }
so-far = The points so far.
line-rounds = Rounds won
reason-all_laid = All cards were laid.

event-turned_up = Turned up: { $each }.
    .each = { $name } { $count }
    .short = turned up: { $each }
event-won = { $seat } has the highest card and wins { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .short = wins +{ $points }

fact-round = round
fact-cards = cards
fact-points = points
fact-hand = your hand
fact-laid = face down
fact-gone = cards laid
