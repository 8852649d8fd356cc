# Plaza itself in English. The same messages in the same order as in host.de.ftl.
#
# Keys are grouped by what they are for, and begin with the name of their group:
#   list- player-     how lists and unnamed players are worded everywhere
#   command- argument-  slash commands: value = name (lower case, no spaces), .description
#   choice-           the choices of arguments
#   button-           labels, at most 80 characters
#   game- practise-   what a game is, which one, and against whom
#   lobby- seat- level-  the lobby post        board- final-   the public posts of a game
#   clock- span- time-   time controls, and how much time there still is
#   plan-             planning ahead
#   panel- more- scores- options- invite- resign- away- offer- held- missing- end-  the private panel
#   done-             short confirmations    vote-             the posts of votes
#   tables- log- missed- replay- help- rules- how- settings- new- vacation- server-  the answers of the commands of that name
#   remind- quiet- switch-  the controls of /settings
#   notice- reminder- trouble-  what people are told without asking, DMs included
#   push-             what a locked phone shows of it, without markdown
#   error-<code>      ServiceError.code, with its facts          refusal-<code>  the rules' no
#   permission-       as Discord names them    play-             what is said without Discord
#   picture- alt-     words in pictures, and the pictures in words
# Add a key here AND in host.de.ftl, or tests/bot/text/test_catalogues.py fails. Numbers that are
# names (a table's) are given as text, "#12": whole numbers get thousands separators.


## Everywhere

list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-apart = { $head }; { $last }
list-times = { $count }× { $item }
list-share = { $name } { $count }
list-labelled = { $label }: { $text }
player-number = Player { $number }


## Slash commands

command-play = play
    .description = Open a table for a game
command-find = find
    .description = Find players: say what suits you, and the game starts as soon as a table is full
command-tables = tables
    .description = Your tables, which ones wait for you, and open tables here
command-next = next
    .description = Your move at the table that has waited longest for you
command-hand = hand
    .description = Your cards and your decision at a table
command-board = board
    .description = The board of a table
command-log = log
    .description = The log of a table, back to its first move
command-undo = undo
    .description = Undo your last move, as long as it has revealed nothing new
command-resign = resign
    .description = Leave a game for good (you confirm first)
command-move = move
    .description = Your move: at the table here, or at the one that has waited longest
command-here = here
    .description = Show one of your running tables in this channel from now on
command-note = note
    .description = Write yourself a note about a table, or read it
command-leaderboard = leaderboard
    .description = The best players of a game on this server
command-league = league
    .description = This server's leagues: standings, your tables, registration
command-profile = profile
    .description = Your results in rated games, or another player's
command-stats = stats
    .description = The games of this server in numbers, or a player's
command-import = import
    .description = Watch an exported game
command-invite = invite
    .description = Invite a player to a table that you sit at and that hasn't begun
command-games = games
command-concede = concede
command-ping = ping
menu-invite = Invite to a table
menu-games = Games together
menu-follow = Follow this table
command-help = help
    .description = About Plaza: its commands, and your first table
command-rules = rules
    .description = Look something up in a game's rules
command-settings = settings
    .description = Your language, messages, new tables, clicks, pictures, time zone, quiet hours, reminders
command-data = data
    .description = Get a file of all that Plaza stores about you, or delete it
command-vacation = vacation
    .description = Plan days off that stop your clocks, see them, or end them early
command-server = server
    .description = This server's settings: where tables open, who opens them, their clock

argument-game = game
    .description = Which game
argument-players = players
    .description = How many seats the table has
argument-options = options
    .description = How the game is set up
argument-private = private
    .description = Only invited players can join
argument-table = table
    .description = The table; if left out, the one you're playing at
argument-member = member
    .description = The player to look at; you if left out
argument-person = player
    .description = Whose games; if left out, this server's
argument-player = player
    .description = The player to invite
argument-file = file
    .description = The file of a game: Export below a replay makes one
argument-text = text
    .description = Your note (leave it out to read the one you have)
argument-term = term
    .description = A card, a rule or a term to look up
argument-language = language
    .description = The language Plaza speaks to you
argument-dm = messages
    .description = A direct message when it's your move
argument-confirm = confirm
    .description = Every choice waits for Confirm, even one that you could undo
argument-end = end
    .description = The number of a running table to end, with a reason
argument-reason = reason
    .description = Why the table ends: all its players read it
argument-theme = theme
    .description = Dark or light, for the pictures that only you see
argument-large-text = large-text
    .description = The picture of your hand in large text
argument-zone = time-zone
    .description = A large city in your time zone
argument-days = days
    .description = How many days; leave it out to see your vacations
argument-what = what
    .description = Get it as a file, or delete it
argument-start = start
    .description = The first day; today if left out
argument-clock = clock
    .description = Each player's time: a name, or hours such as 48/12/96
argument-open = open
    .description = Open a new league with this name; only for managers of the server

choice-data-export = send me everything
choice-data-delete = delete everything
choice-language-auto = automatic
choice-theme-dark = dark
choice-theme-light = light
language-name = English


## Buttons

button-join = Join
button-leave = Leave
button-decline-invitation = Decline
button-silence = Mute { $name }
button-mutetab = Mute this table
button-unmutetab = Unmute this table
button-hear-all = Unmute all
button-hear = Unmute
button-agree = Agree
button-start = Start
button-add = Add computer
button-drop = Remove computer
button-manage = Manage
button-how = How to play
button-practise = Practise
button-begin = Start
button-learn = { $on ->
        [yes] Resume { $game }
       *[no] Learn { $game }
    }
button-no-lessons = No more lessons
button-open = Open a table
button-find = Find players
button-find-add = Add { $game }
button-find-change = Change
button-find-leave = Stop looking
button-find-again = Look again
button-find-others = Other games
button-rare = Rare options ▶
button-return = ◀ Back
button-options = Options
button-invite = Invite
button-call = Call players
button-cancel = Cancel table
button-rules = Rules
button-move = Your move
button-hand = My hand
button-log = Log
button-log-more = Log ({ $count } more)
button-log-first = Beginning
button-log-earlier = ◀ Earlier
button-log-later = Later ▶
button-log-newest = Newest
button-missed = What have I missed?
button-replay = Replay
button-tofirst = Beginning
button-back-step = ◀ Back
button-on-step = Forward ▶
button-tolast = End
button-course = Points by round
button-turned = Turning points
button-animate = Make an animation
button-showhere = Show it here
button-share = Share it here
button-export = Export
button-more = More
button-tables = My tables
button-heretables = On this server
button-over = Finished tables
button-rematch = Rematch
button-newer = ◀ Newer
button-older = Older ▶
button-ask-others = Ask the others
button-board-mine = In my language
button-board = Board
button-undo = Undo
button-go-on = Go on
button-scores = Scores
button-rated = { $to ->
        [on] Play rated
       *[off] Play unrated
    }
button-autostart = { $to ->
        [off] Start manually
       *[on] Start when full
    }
button-motion = { $to ->
        [off] Keep pictures still
       *[on] Let pictures move
    }
button-reliable = { $to ->
        [off] Open to all players
       *[on] Reliable players only
    }
button-hints = { $to ->
        [on] Turn hints on
       *[off] Turn hints off
    }
button-better = ◀ Better
button-others = Others ▶
button-note = My note
button-note-off = Remove note
button-watch = Follow
button-wish = { $wish ->
        [rounds] Show every round
        [daily] A line a day
       *[end] Only the end
    }
button-unwatch = Stop following
button-resign = Resign
button-claim = Claim the win
button-away = I'm away
button-stand-in = Let a computer play for me
button-remlater = In 3 hours
button-remday = Tomorrow
button-remmute = Not this table
button-am-back = I'm back
button-offer = Offer a seat
button-to-anybody = Offer it to anyone
button-withdraw = Withdraw offer
button-take-seat = Take this seat
button-ask-leave = Ask the others
button-missing = A player is missing
button-end-table = End table
button-end = End
button-data-export = Send me everything
button-data-delete = Delete everything …
button-data-sure = Go on
button-data-gone = Delete now
button-propose-end = Propose to end it
button-ask-undo = Ask to undo
button-propose-undo = Ask everyone
button-clock = Change clock
button-help = Help
button-plan = Plan
button-plan-some = Plan ({ $count })
button-hint = Hint
button-plans = ◀ Plans
button-plan-nothing = Pass
button-plan-remove = Remove plan
button-autopass = Pass for me
button-autopass-not = Keep asking me
button-autopass-end = Ask me again
button-refresh = Refresh
button-next = Next table
button-confirm = Confirm
button-clear = Clear
button-decline = Pass
button-all-but = All but { $option }
button-sum = Add { $sum }{ $count ->
        [one] { "" }
       *[other] {" "}({ $total })
    }
button-newtables = New tables
button-fewer = Fewer messages
button-settings = Settings
button-zone = Time zone
button-vacations = Vacations
button-end-vacation = End vacation
button-everybody = Everyone
button-managers = Managers only
button-table = Go to the table
button-back = ◀ { $page }/{ $pages }
button-on = { $page }/{ $pages } ▶


## Which game

game-which = Which game do you want to play?
practise-how = How many players, and how strong are the computers?
practise-players = You + { $computers ->
        [one] 1 computer
       *[other] { $computers } computers
    }
practise-level = Level: { $level }
game-alone = To play with others, open a table on a server with Plaza. Here you can practise with computers, or learn a game.
game-placeholder = Choose a game …
learn-why = New to a game? A first game against easy computers explains each kind of question as it comes up.
learn-again = Find lessons again under **Help** or **Rules**.
game-players = { $least }–{ $most } players


## The lobby

lobby-lobby = { $seats } of { $capacity } seats taken.{ $door ->
        [closed] {""}
        [invited] {" "}Invited players join with a click.
       *[open] {" "}Join with a click.
    }
lobby-begun = **{ $table }** has begun: { $names }
lobby-running = This table has started. Have a good game!
lobby-finished = This game is over.
lobby-cancelled = This table was cancelled.
lobby-missing = { $missing ->
        [0] { $opener } can start the game.
        [one] 1 more player is needed to start.
       *[other] { $missing } more players are needed to start.
    }
lobby-kept = { $names }, play again? { $count ->
        [one] Your seat is
       *[other] Your seats are
    } kept until you join or press **Leave**.
lobby-again = { $name } wants to play again. Your seat is kept.
lobby-guests = { $names }: you're invited. Press **Join**.
lobby-changed = { $names }: press **Agree** or **Leave**. The game starts once everyone agrees to the changes:
    { $changes }
rated-title = Rated
rated-on = yes
rated-off = no
lobby-unrated = This game doesn't count for ratings.
lobby-autostart = The game starts once all seats are taken.
lobby-reliable = For players who stay to the end in at least { $asked }% of their games. Players with fewer than { $least } games can join, too.
hints-title = Hints
hints-on = on
hints-off = off
hints-why = **Hint** shows the choices with the best chance to win. Only you see them. Games with hints don't count for ratings.
lobby-ends = { $names }: this table has been open for days. It ends { $when } unless its game starts first.
clock-title = Clock
redraws-title = After an agreed undo
redraws-why = If you all agree to undo moves, the cards and dice to come are either new or the same as before.
redraws-anew = New cards and dice
redraws-same = Same cards and dice
clock-relaxed = relaxed
clock-normal = normal
clock-fast = fast
clock-brief = { $bank } on each clock
clock-brief-none = no time limit
clock-none = No time limit.
clock-line = Everyone starts with { $bank }{ $more ->
        [yes] {", "}plus { $increment } for each move, up to { $cap }.
       *[no] {" "}and gets no more.
    }
span-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
span-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
span-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
seat-computer = { $name } ({ $level })
seat-resigned = { $name } (resigned; the computer plays on)
seat-given-up = { $name } resigned: a computer plays on, { $name } ranks last.
seat-stand-in = { $name } is away: a computer plays until they're back.
seat-take = Take { $name }'s seat
seat-offered = { $to ->
        [guest] { $name }'s seat is on offer to { $guest }.
        [invited] { $name }'s seat is on offer: any invited player can take it and play on from here.
       *[anybody] { $name }'s seat is on offer: anyone can take it and play on from here.
    }
level-random = random
level-easy = easy
level-greedy = normal
level-hard = hard
level-expert = expert
level-unknown = unknown level, plays as normal
level-note-easy = Like normal, but often misses the best move.
level-note-greedy = Plays solidly.
level-note-hard = Looks ahead for a moment.
level-note-expert = Looks further ahead, and may take a few seconds.
level-which = Add a computer at level …
level-change = Change a computer's level …
level-of = { $name }: { $level }


## The public posts of a game

board-seated = At this table: { $names }
board-waiting = { $count ->
        [0] No one has to move.
       *[other] Waiting for { $names }
    }
# What a game counts; one that calls it otherwise has the key, too.
count-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
final-line = **{ $rank }.** { $name }{ $scored ->
        [none] {""}
       *[points] : { $scored }
    }{ $resigned ->
        [yes] {" "}(resigned, so ranks last)
       *[no] {""}
    }
final-winners = { $count ->
        [one] **{ $names }** wins: { $scored }.
       *[other] **{ $names }** win: { $scored }.
    }
final-rated = This game counts for ratings. Players who left rank last there.
final-called_off = This game doesn't count for ratings: the others left before enough of you had played 2 rounds.
final-often = This game doesn't count for ratings: two of you already had 2 games in 30 days that ended because all others left.
ended-players = The players ended this table early. There's no ranking.
ended-alone = This game was ended early.
ended-won = { $gone } resigned: **{ $name } wins.**
ended-called_off = { $gone } resigned before both had played 2 rounds. The game is called off: there's no ranking.
ended-put-aside = Put aside: no one has played here for a long time. **Go on** picks the game up again.
ended-managers = Ended by this server's managers: “{ $reason }” There's no ranking.
ended-judged = Last day of the season: computers played this game out 100 times, and the average counts for the league. There's no ranking.
board-ends = { $names }: no one has played here for a long time. This table is put aside { $when } unless a player moves or presses **Go on**.
result-place = { $rank ->
        [1] { $shared ->
                [yes] You share 1st place: { $scored }.
               *[no] You won: { $scored }.
            }
        [2] You came 2nd of { $of }: { $scored }.
        [3] You came 3rd of { $of }: { $scored }.
       *[other] You came { $rank }th of { $of }: { $scored }.
    }
result-resigned = You resigned: place { $rank } of { $of }.
result-rating = Rating: { $points } ({ $change })
result-won = You won: { $gone } resigned.
result-vote-abort = { $own ->
        [yes] You proposed
       *[no] { $name } proposed
    } to end the game, and { $count } of { $voters } agreed. There's no ranking.
result-vote-overtime = { $own ->
        [yes] The table waited for you,
       *[no] The table waited for { $name },
    } and { $count } of { $voters } voted to end the game. There's no ranking.
decided = The difference: **{ $name }** got more than { $other } for { $lines }.
decided-but = { $other } got more for { $lines }, but that was not enough.
decided-tie = Tied on points: **{ $name }** beats { $other } on { $lines }.
decided-left = Everyone else resigned.
decided-line = { $line } ({ $more } to { $less })


## The private panel

panel-picked = { $exact ->
        [yes] Picked { $count } of { $most }: { $options }
       *[no] Picked { $count } ({ $least ->
                [0] up to { $most }
                [1] up to { $most }
               *[other] { $least } to { $most }
            }): { $options }
    }
panel-total = { $state ->
        [free] Picked: { $total } in all
        [enough] { $total }: enough.
       *[short] { $total } of { $floor }: not enough yet.
    }
panel-placeholder = { $most ->
        [one] Pick { $counted }, or none
       *[other] { $least ->
                [0] Pick up to { $counted }
               *[other] Pick { $least } to { $counted }
            }
    }
panel-placeholder-exact = Pick { $counted }
panel-these = { $count } of these
panel-waiting = { $count ->
        [0] Nothing to decide right now.
       *[other] Nothing to do right now. Waiting for { $names }.
    }
panel-spectator = { $count ->
        [0] You're watching.
       *[other] You're watching. Waiting for { $names }.
    }
answer-done = { $did ->
        [declined] passed
       *[chosen] chose **{ $options }**
    }
panel-done = You { $done }.
panel-done-by-plan = Your plan { $done }.
panel-plan-answered = Your plan answered: { $questions }
panel-plan-due = Your plan answers this soon, unless you answer first.
panel-settling = The game goes on { $left }. You can still undo. **Go on** skips the wait.
panel-finished = This game is over. Thanks for playing!
panel-away = A computer plays for you here. Press **I'm back** to play on yourself.
panel-claim = All others have resigned. You can claim the win, or play on.
time-line = { $name }: { $facts }
time-until = time until { $at } ({ $left })
time-left = time runs out { $left }
time-over = out of time, so the others are voting
time-late = { $known ->
        [no] out of time
       *[yes] out of time: a computer plays { $left }
    }
time-voted-on = the others are voting on how to go on
time-off = off until { $at }
time-stalled = stalled, because my reminders went unanswered. Under **More**, the others can decide how to go on
time-stalled-alone = stalled, because my reminders went unanswered
panel-help-numbers = The numbers are those of the picture.
panel-help-confirm = Nothing happens before you press **Confirm**.
panel-help-at-once = One click plays; you confirm only what can't be undone (`/settings`: everything).
panel-help-decline = **Pass** picks nothing.
panel-help-undo = **Undo** works until your move reveals something or is answered; if only computers have played with you, always.
panel-help-plan = **Plan** lets you answer before you're asked. No one else ever sees it.
panel-help-hint = **Hint** shows the choices with the best chance to win; no one else learns that you asked.
panel-help-waiting = There's nothing for you to decide now. **Refresh** shows the table as it is now.
panel-help-away = A computer plays for you here. **I'm back** gives you the seat again, at any time.
panel-help-spectator = You're watching, so you see what everyone knows. **Refresh** shows the table as it is now.
panel-help-over = The game is over, so there's nothing left to decide.
panel-help-rules = `/rules` explains every card.
hint-title = Hint
hint-best = Top choices, best first:
hint-equal = No choice stands out. These are about equal: { $share }% chance to win.{ $later ->
        [yes] {" "}It's the later game that differs.
       *[no] {""}
    }
hint-nearly = You're well ahead: { $share }% chance to win with each. Most points first:
hint-shared = Each includes **{ $options }**, and:
hint-answer = { $did ->
        [declined] Pass
       *[chosen] { $options }
    }
hint-worth = { $share }% chance to win
hint-as-good = about equal
hint-more = more
hint-less = less
hint-about = about { $what }
hint-for = { $what } for { $name }
hint-own = { $what } for you
hint-than = than with { $beside ->
        [next] the one below
       *[first] the top one
    }
hint-differs = { $told ->
        [mainaside] { $when ->
            [later] { $aside } this round { $than }, but { $main } a round later.
           *[now] { $main } this round { $than }, but { $aside }.
        }
        [main] { $main } { $when ->
            [later] after the next round
           *[now] this round
        } { $than }.
        [aside] { $aside } this round { $than }{ $equal ->
            [yes] .
           *[no] { $beside ->
                [next] , but it pays off later.
               *[first] , which pays off later.
            }
        }
       *[none] { $equal ->
            [yes] About equal; it's the later game that differs.
           *[no] The difference shows only later in the game.
        }
    }
hint-how = It's an estimate: computers played on from each choice many times, hidden cards dealt at random, and counted after the round. No one else learns that you asked.
scores-hidden = **{ $name }**: hidden until the end
data-title = Your data
data-what = Plaza stores your settings, your tables, and what you chose there. You can get it all as a file, or delete it. The project's privacy notice says what is stored, why and for how long.
data-exported = Everything Plaza stores about you:
data-delete-title = Delete everything about you?
data-delete-what = { $count ->
        [0] You aren't playing at any table.
        [one] You resign from the table you're playing at: a computer plays on, or the game ends.
       *[other] You resign from the { $count } tables you're playing at: computers play on, or the game ends.
    } You leave all open tables. Your settings, vacations and invitations are deleted. Finished tables stay for the others, with a nameless seat. Messages already in Discord stay there.
data-delete-sure = Really delete everything? This can't be undone.
person-forgotten = Someone
more-seated = **Undo** reverses your last move until it reveals something new or is answered.
more-away = **I'm away** lets a computer play until you're back.{ $league ->
        [yes] {""}
       *[no] {" "}**Offer a seat** lets another player take over.
    }{ $leaving ->
        [loses] {" "}**Resign** ends the game: the other player wins.
        [calls_off] {" "}**Resign** calls the game off until both of you have played 2 rounds.
        [claims] {" "}All others have resigned: **Claim the win**, or play on.
        [ends] {""}
       *[resigns] {" "}**Resign** gives up your seat for good: a computer plays on, and you rank last.
    }
more-solo = { $here ->
        [yes] Only you see this game. **Show it here** lets everyone in this channel watch.
       *[no] Only you see this game. To show it, type `/here` in a server's channel.
    }
more-alone = You play only with computers, so you can end the game at once, without a vote.
more-votes = You all vote on ending the table, changing the clock, missing players, and undoing what **Undo** no longer can.
more-league = This is a league table: no votes, no hints, and seats can't be offered. When a player's time has been up for a day, a computer plays until they're back.
plan-how = Answer ahead. Your first possible choice is played; if there's none, you'll be asked. Only you ever see your plans.
plan-no-dms = Your direct messages are off. If a plan's answer leads to another question, you'll hear of it with your next reminder, or see it when you look. A public mention would give your plan away.
plan-pass = { $passes ->
        [yes] - When you can only pass, Plaza passes for you in all your games of { $game }.
       *[no] - When you can only pass, you're still asked.
    }
plan-pass-offer = You can only pass here. **Pass for me** does it now, and later in all your games of { $game }: after a while, so no one can tell.
plan-which = What do you want to plan?
plan-made = planned
plan-nothing = There's nothing to plan right now.
plan-while-asked = You're being asked right now. Answer first, then you can plan again.
plan-rank = { $further ->
        [yes] And if that isn't possible?
       *[no] What would you choose?
    }
plan-value = Choose how far
plan-not-offered = something not on offer now
plan-lasts-once = Once
plan-lasts-auction = Until the bidding ends
plan-lasts-round = Until this round ends
plan-lasts-standing = Every time, until you change it
plan-pace-later = Answers after a while
    .note = As if you'd come back and played: no one can tell.
plan-pace-at-once = Answers at once
    .note = The others can tell from the speed that you planned it.
plan-cancel = What should end this plan early?
plan-cancelled = Ends if: { $surprises }
plan-surprise-lead = you lose the lead
plan-surprise-of = { $what } (only { $name })
plan-ended = { $why ->
        [vain] Your plan for **{ $question }** is over: none of it was possible when you were asked.
        [auction] Your plan for **{ $question }** is over: the bidding has ended.
        [round] Your plan for **{ $question }** is over: its round has ended.
        [surprised] Your plan for **{ $question }** is over: the event you named happened.
       *[undone] Your plan for **{ $question }** is over: its choice was undone.
    }
options-language = Language of the posts
options-language-why = Your own panels and messages stay in your language. **More** shows everyone the board in theirs.
options-motion = Moving pictures
options-motion-why = A decisive move is shown once as a movement. Posts stay still if a player chose reduced motion in `/settings`.
options-agree = After a change, the others at the table must agree before the game starts.
options-which = Options of table { $table }: only its host can change them.
manage-others = { $opener } is the host of this table. The host chooses its options, adds computers and starts the game.
invite-where = Invite { $name } to which table?
invite-whom = Who do you want to invite to table { $table }?
resign-resigns = Really resign? A computer at normal level plays on in your seat, and you rank last. This can't be undone.
resign-loses = Really resign? The game ends and the other player wins. This can't be undone.
resign-calls_off = Really resign? Until both of you have played 2 rounds, this calls the game off: no winner, no ranking. This can't be undone.
resign-claims = All others have resigned. Claim the win now, or play on against the computers. Claiming it ends the game for good.
league-absent = -# In the league, you get 0 points here if you resign, or if computers make over a quarter of your moves.
away-sure = A computer at normal level plays for you here until you press **I'm back** under **More** or in `/hand`. If it's your move, it moves at once. You keep your seat, your cards and your rank.
    -# Away from all your tables? `/vacation` stops your clocks, and no one plays for you.
offer-own = Who should get your seat? It's yours until a player takes it, with your cards and for good. Your next move ends the offer.
offer-of = Who should get { $name }'s seat? You all vote on it, and your vote is yes.
offer-of-alone = Who should get { $name }'s seat? No one else has a seat here, so you decide alone.
offer-placeholder = Offer it to …
offer-other = Or offer the seat of …
held-seat = You took this seat less than a day ago. You can give it up or offer it { $until }. Before that, the others must agree: you can ask them to vote.
missing-whom = Who is keeping the table waiting? The others vote on how to go on.
missing-nobody = No one is out of time, or has kept the table waiting long enough for a vote.
missing-placeholder = Who is missing?
end-sure = Propose to end this table early? If more than half of you agree, it's over, without a ranking.
end-sure-alone = End this game now? It can't be resumed.
end-sure-left = End this table now? All others have resigned, so it's over at once, without a ranking.
undo-what = This would be undone:
undo-more = { $count ->
        [one] (and 1 line before these)
       *[other] (and { $count } lines before these)
    }
undo-revealed = { $line } *(revealed)*
undo-sure = Undo all of this? Everyone at the table must agree; one no is enough to keep it. { $anew ->
        [yes] The cards and dice to come will be new.
       *[no] The cards and dice to come stay the same.
    }
clock-now = Which clock do you propose? Now: { $clock } If more than half of you agree, the new one applies at once, and everyone starts with full time.


## Votes: vote-<answer> labels a button, vote-does-… says what it would do, vote-done-… what came of it

vote-title = Vote
vote-about-overtime = { $called ->
        [yes] { $caller } asks: { $name } is keeping the table waiting (asked { $since }). What now?
       *[no] { $name } is out of time (asked { $since }). What now?
    }
vote-about-abort = { $caller } proposes to end this table early.
vote-about-clock = { $caller } proposes another clock: { $clock }.
vote-about-offer = { $to ->
        [guest] { $caller } proposes to offer { $name }'s seat to { $guest }.
        [invited] { $caller } proposes to offer { $name }'s seat to any invited player.
       *[anybody] { $caller } proposes to offer { $name }'s seat to anyone.
    }
vote-about-undo = { $caller } asks everyone to undo a move and all that came after it.
vote-about-leave = { $name } took a seat less than a day ago and asks to leave it.
vote-about-place = { $caller } wants to show this table in { $place }. Some of you can't see that channel, or more people can than here.
vote-yes = Yes
vote-no = No
vote-wait = Wait
vote-move = Computer moves once
vote-computer = Computer takes over
vote-substitute = Find a substitute
vote-abort = End the table
vote-does-wait = { $limit ->
        [yes] { $name } gets more time, at least a day.
       *[no] the table keeps waiting for { $name }.
    }
vote-does-move = a computer at normal level makes this one move for { $name }, who then plays on.
vote-does-computer = a computer at normal level plays until { $name } is back.
vote-does-substitute = { $to ->
        [invited] any invited player can take the seat.
       *[anybody] anyone can take the seat.
    } Until then it stays with { $name }{ $limit ->
        [yes] {", "}who gets more time, at least a day.
       *[no] .
    }
vote-does-abort = the table is over, without a ranking.
vote-does-go-on = the game goes on.
vote-does-new-clock = { $clock }{ $limit ->
        [yes] {" "}Everyone starts again with full time.
       *[no] {""}
    }
vote-does-same-clock = the clock stays as it is.
vote-does-offer = { $to ->
        [guest] { $guest } can take the seat, with its cards.
        [invited] any invited player can take the seat, with its cards.
       *[anybody] anyone can take the seat, with its cards.
    }
vote-does-no-offer = the seat stays as it is.
vote-does-let-go = { $name } can give the seat up or offer it to another player.
vote-does-stay = { $name } stays until a day has passed.
vote-does-take-back = the moves are undone, and the game goes on from there. { $anew ->
        [yes] The cards and dice to come will be new.
       *[no] The cards and dice to come stay the same.
    }
vote-does-let-stand = everything stays as it is.
vote-does-show-there = the table is shown in { $place } from then on.
vote-does-show-here = the table stays here.
vote-missing = { $count ->
        [0] Everyone has voted. You can still change your vote.
       *[other] Still to vote: { $names }
    }
vote-until = Open until { $at } ({ $left }).
vote-rule-seat = A majority of all voters decides immediately. When time runs out, the most votes win; a tie or no vote means wait. Only a majority ends the table. A move by the player ends the vote.
vote-rule-proposal = It passes once more than half of all voters say yes. It fails once that's impossible, or when time runs out.
vote-rule-all = It passes once everyone says yes. One no ends it, and so does any move that everyone can see.
vote-rule-everybody = It passes once everyone says yes. One no ends it.
vote-done-moot = Closed: there's nothing left to decide.
vote-done-wait = Decided: the table waits. { $name } gets more time.
vote-done-move = Decided: the computer made one move for { $name }.
vote-done-computer = Decided: a computer plays until { $name } is back.
vote-done-substitute = Decided: { $name }'s seat is on offer to { $to ->
        [invited] any invited player.
       *[anybody] anyone.
    }
vote-done-abort = Decided: the table is over.
vote-done-go-on = Rejected: the game goes on.
vote-done-new-clock = Decided: the clock is now { $clock }.
vote-done-same-clock = Rejected: the clock stays as it is.
vote-done-offer = { $to ->
        [guest] Decided: { $name }'s seat is on offer to { $guest }.
        [invited] Decided: { $name }'s seat is on offer to any invited player.
       *[anybody] Decided: { $name }'s seat is on offer to anyone.
    }
vote-done-no-offer = Rejected: { $name }'s seat isn't offered.
vote-done-let-go = Decided: { $name } is free to leave the seat.
vote-done-stay = Rejected: { $name } stays until a day has passed.
vote-done-take-back = Everyone agreed: the moves are undone.
vote-done-let-stand = Rejected: everything stays as it is.
vote-done-show-there = Everyone agreed: the table is shown in { $place }.
vote-done-show-here = Rejected: the table stays where it is.


## Short confirmations

done-muted = { $table } is muted: no notifications, no reminders. You'll still hear when time runs low or is up, and how it ends.
done-unmuted = { $table }: you'll be notified of your moves again.
done-follow = You're following { $table }.
done-invite = Invited: { $name }.
done-call = The call is out. Each table gets just one.
done-joined = You're in: { $table }. You'll be notified when it's your move.
done-declined = Declined: { $table }.
done-silenced = { $name } is muted: no more invitations.
done-heard = { $table }: you'll get this player's invitations again.
done-resign = You resigned. A computer plays on in your seat.
done-away = A computer plays for you now.
done-go-on = The game goes on.
done-later = Your next reminder comes { $at }.
done-mute = No more reminders about this table until your next move. Warnings about your time still come.
done-back = Welcome back! The seat is yours again.
done-offer = { $to ->
        [guest] The seat is on offer to { $name }, who can take it on the table's post.
        [invited] The seat is on offer: any invited player can take it on the table's post.
       *[anybody] The seat is on offer: anyone can take it on the table's post.
    }
done-withdraw = The offer is withdrawn.
done-take-seat = The seat is yours. Have a good game!
done-called = The others are being asked in a post at the table.
done-vote = Your vote: **{ $answer }**. You can change it until the vote closes.
done-here = Table { $table } is shown here from now on.
done-undo = Undone. Choose again.
done-autopass = { $always ->
        [yes] From now on, Plaza passes for you in { $game } when you can do nothing else: after a while, so no one can tell.
       *[no] You'll be asked in { $game }, even when you can only pass. Change that under **Plan**.
    }
done-no-lessons = No more lessons in this game. **Help** explains a question whenever you like.
done-share = Everyone here can see the animation now.
done-data-export = Everything stored about you is in a direct message to you.
done-data-delete = Everything about you is deleted. If you come back one day, you'll start afresh.
done-join = You have a seat at { $table }. The game starts when { $by ->
        [itself] all seats are taken.
       *[opener] { $opener } starts it.
    }
done-leave = You left { $table }.
done-start = Table { $table } has begun. Have a good game!
done-open = Table { $table } for { $game } is open.


## Finding players

find-title = Find players
find-how = Choose everything that suits you: the more, the sooner you play. A full table starts at once.
find-games = Games
find-seats = Players
find-clocks = Clocks
find-days = How long to look
find-players = { $count } players
find-waiting = You're looking for players
find-times = Your game starts as soon as a table is full. If none fills up, a table with you opens { $half } for anyone to join. Your search ends { $until }.
find-until = Your game starts as soon as a table is full. Your search ends { $until }.
find-wish = { $games } · { $seats } players · { $clocks }
find-count = Looking now, with you: { $each }
find-count-game = { $game } { $count }
find-full = This server is at its limit of tables. Yours opens when another ends.
find-sooner = { $count ->
        [one] 1 player wants to play { $game }.
       *[other] { $count } players want to play { $game }.
    }
find-got = { $state ->
        [lobby] You're at table { $table } for { $game }: { $seats } of { $capacity } seats taken. The game starts when it's full.
       *[running] Table { $table } for { $game } has begun. Have a good game!
    }
find-left = Your search is over.
find-over = No luck this time: no table filled up in { $place } within { $time } ({ $games }).


## The answers of the commands

tables-mine = { $count ->
        [0] You have no tables. `/play` opens one.
        [one] Your table:
       *[other] Your { $count } tables:
    }
tables-open = { $count ->
        [0] No open tables here.
        [one] One open table here:
       *[other] { $count } open tables here:
    }
tables-line = { $table }: { $state ->
        [yours] **your move**
        [lobby] { $seats } of { $capacity } seats taken
        [finished] over
        [cancelled] cancelled
        [aborted] ended early
       *[running] waiting for { $names }
    }
tables-since = asked { $since }
tables-aside = Table { $table } is on hold: its data can't be read. Tell the bot's operator (error { $id }).
tables-here = { $count ->
        [0] No open or running tables on this server.
        [one] 1 table on this server
       *[other] { $count } tables on this server
    }
tables-all-games = All games
page-open = Open tables
page-running = Being played
page-results = Last results
tables-over = { $count ->
        [0] No finished games yet.
       *[other] Your finished tables, newest first:
    }
tables-with = { $count ->
        [0] No games with { $name } yet.
       *[other] Your games with { $name }:
    }
tables-ended = { $table }: { $state ->
        [aside] put aside
        [aborted] ended early
       *[other] { $names } won
    }{ $rank ->
        [0] {""}
       *[other] {" "}· you: place { $rank } of { $of }
    } · { $day }
tables-status = waiting for { $names }
tables-placeholder = Choose a table …
tables-more = { $count ->
        [one] … and 1 more.
       *[other] … and { $count } more.
    }
number = { $tenths ->
        [0] { $whole }
       *[other] { $whole }.{ $tenths }
    }
leaders-title = { $game }: the best here
leaders-none = No one here has played { $least } rated games yet.
leaders-how = This lists everyone who has played this game here, with at least { $least } rated games of it in all. Games are rated if only people play, unless set otherwise before the start.
rating-line = **{ $points }** ({ $sure ->
        [guess] still a guess
        [rough] roughly
       *[known] well known
    }) · { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $wins } won, { $expected } expected
profile-title = Rated games of { $name }
profile-none = No rated games yet.
profile-stayed = Stayed to the end: { $stayed } of { $games } (rated or not)
profile-met = Against you
profile-meeting = { $games ->
        [one] 1 game
       *[other] { $games } games
    }; you were ahead { $ahead ->
        [one] once
       *[other] { $ahead } times
    }, behind { $behind ->
        [one] once
       *[other] { $behind } times
    }
profile-how = The number is a player's likely minimum strength: 0 at first, about 1,000 for an average player whose strength is well known. Expected is how many games that strength would win against these opponents.
profile-seen = { $private ->
        [0] Everyone can see this profile, on any server. You can make it private in `/settings`.
       *[other] Only you see this profile, and `/leaderboard` leaves you out.
    }
profile-bar = The bar, from 0 to 2,000, shows the range they're very likely in: the shorter, the surer.
stats-server = This server's games
stats-person = Games of { $name }
stats-none = No game has been finished yet.
stats-how = { $whose ->
        [server] Counts all games on this server that are over, rated or not. Solo games don't count.
       *[person] Counts all games that are over, on any server, rated or not. Solo games don't count.
    }
leagues-title = Leagues on this server
leagues-none = { $manages ->
        [yes] There's no league here yet. In one, everyone plays several games a season for points, and the best move up. You can open one.
       *[no] There's no league here yet. In one, everyone plays several games a season for points, and the best move up. The server's managers can open one with `/league`.
    }
leagues-placeholder = Other leagues and seasons here …
league-title = { $league } · season { $season }
league-place = Division { $division }
league-season = Season { $season }
league-division = Season { $season } · division { $division }
league-brief = Season { $season }: { $status ->
        [registering] registration is open
        [running] running
        [over] over
       *[called_off] called off
    }
league-terms = { $game } for { $seats } · seasons of { $weeks } weeks
league-status-registering = Registration is open. The season begins on { $at } ({ $left }) if at least { $least } players register.
league-status-running = { $over } of { $tables } tables are over. Last day: { $at } ({ $left }).
league-status-opening = The season begins: its { $tables } tables are opening.
league-status-over = { $champion ->
        [yes] Over. Champion: **{ $name }**.
       *[no] Over, without a champion.
    }
league-status-called_off = { $few ->
        [yes] Called off: only { $people } registered, { $least } are needed.
       *[no] Called off: the server's managers have ended this league.
    }
league-trouble = { $why ->
        [too_many_here] The tables can't open yet: this server is at its limit. Plaza tries again every hour.
       *[other] A table can't be opened or scored right now. Plaza tries again every hour. If this lasts, tell the bot's operator.
    }
league-registered = { $count ->
        [0] No one has registered yet.
       *[other] Registered ({ $count }): { $names }
    }
league-you-in = You're registered.
league-you-waits = You're on the waiting list: if a player never shows up, you may get their seats.
league-mine = { $count ->
        [one] Your table
       *[other] Your tables
    }
league-table = { $number }: { $table }
league-new = New league: { $name }
league-new-how = Players have a week to register. Then they're split into divisions by strength, and everyone plays all their games at the same time. Season follows season until you end the league. For another name, type `/league open`.
league-form-lggame = Game
league-form-lgseats = Seats at a table
league-form-lgoptions = Options
league-form-lgclock = Clock
league-form-lgweeks = Length of a season
league-form-lgchannel = Channel for posts and tables
league-role = Role that manages the league, too
league-seats = { $seats } players
league-weeks = { $weeks } weeks
league-manage = { $status ->
        [registering] Put the start off by a week, remove a player, or end the league.
        [running] Remove a player: they score 0, and a computer plays on. Or end the league: its tables go on without it.
       *[other] End the league, or open another one.
    }
league-remove-placeholder = Remove a player …
league-end-sure = End this league for good? { $status ->
        [running] No points count any more, and its tables go on as ordinary ones.
       *[other] No further season begins.
    }
league-opened = { $title }: register now
league-opened-how = The season begins on { $at } ({ $left }) if at least { $least } players register. You play several games at the same time; a move a day is enough.
league-begun = { $title } has begun
league-begun-how = { $people } players, { $tables } tables. Last day: { $at }.
league-standing = { $title }: standings
league-more = { $count ->
        [one] 1 more division under **League**.
       *[other] { $count } more divisions under **League**.
    }
league-is-over = { $title } is over
league-champion-is = { $champion ->
        [yes] Champion: **{ $name }**. Congratulations!
       *[no] No champion this time: no one in the top division has any points.
    }
league-called-off = { $title } is called off
league-rules = Rules of { $league }
league-rules-tables = You play { $seats ->
        [2] 2 to 6 games at the same time, as often first as second,
       *[other] at { $seats } tables at the same time, once in each seat,
    } against players of your division: at most 9 people, or 11 at tables for 5.
league-rules-points = Points, first to last: { $points }. Tied players share the points of their places.
league-rules-order = Level on points: more wins, then scores closer to the best at the table on average, then a draw of lots.
league-rules-clock = { $clock } There are no votes. When your time has been up for 24 hours, a computer plays until you're back.
league-rules-absent = You're absent at a table if you resign, a computer makes over a quarter of your moves, or you're out of time on the last day. That's 0 points and last place.
league-rules-gone = If the others wait 5 days for your first move, the first on the waiting list gets your seats, unless you're on a planned vacation.
league-rules-last = After { $weeks } weeks, computers play unfinished games out 100 times, and the average points count. Ratings don't change.
league-rules-moves = After each season, 2 players go up and 2 go down between neighbouring divisions; just 1 if either has fewer than 5. Newcomers start at the bottom.
league-rules-fair = No hints, and no computers at the start. After being absent in 2 seasons in a row, you sit out the third. Until the season begins, you can withdraw freely.
league-again = { $title }: are you in again?
league-begins = The season begins on { $at } ({ $left }).
league-your-tables = { $title } has begun: division { $division }, { $count ->
        [one] 1 table
       *[other] { $count } tables
    } for you
league-your-seat = { $title }: you replace a missing player at { $count ->
        [one] 1 table
       *[other] { $count } tables
    }
league-seated = { $table }: seat { $seat }, with { $names }
league-last-day = Last day: { $at } ({ $left }).
league-ends-soon = { $title } ends soon: { $count ->
        [one] 1 of your tables isn't over yet
       *[other] { $count } of your tables aren't over yet
    }
league-your-place = { $title }: you came { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } of { $of } in division { $division }{ $move ->
        [up] , and you go up
        [down] , and you go down
       *[stay] {""}
    }
league-your-points = Points: { $points }{ $absent ->
        [0] {""}
        [one] {" "}(absent at 1 table)
       *[other] {" "}(absent at { $absent } tables)
    }
league-replaced = { $title }: another player has your seats
league-replaced-why = The others waited 5 days for your first move. You can register for the next season.
league-at-table = { $league } · season { $season } · division { $division }
league-points = Points
league-wins = Wins
league-played = Played
league-tables = { $count ->
        [one] Table
       *[other] Tables
    }
league-over = Final standing
league-cross = Who met whom
league-champion = Champion
alt-league = { $league }, { $title }.
alt-league-line = { $rank }. { $name }: { $facts }.
alt-league-points = points { $points }
alt-league-wins = wins { $wins }
alt-league-played = { $played } of { $tables } tables
alt-league-move = { $move ->
        [up] goes up
       *[down] goes down
    }
alt-league-table = Table { $number }{ $judged ->
        [yes] {" "}(played out by computers)
       *[no] {""}
    }: { $names }.
alt-league-champion = { $name } is the champion of { $league }, season { $season }, with { $points } points.
button-league = League
button-lgenter = Register
button-lgleave = Withdraw
button-lgnot = Don't ask again
button-lgrules = Rules of the league
button-lgcross = Who met whom
button-lgexport = Export
button-lgmanage = Manage
button-lgnew = New league
button-lgcreate = Open the league
button-lgputoff = Put off a week
button-lgend = End the league
button-lgended = End it for good
done-lgcreate = The league is open. Players can register in its channel.
done-lgenter = { $waits ->
        [yes] You're on the waiting list of { $title }. If a player never shows up, you may get their seats.
       *[no] You're registered for { $title }. It begins on { $at }.
    }
done-lgleave = You've withdrawn from { $title }.
done-lgnot = You aren't registered. Plaza won't ask you again about this league unless you register yourself.
league-leave-sure = The season is running. If you withdraw, you resign at all your tables in it, score 0 there, and go down.
button-lgleft = Withdraw and resign
done-lgputoff = The start is put off by a week.
done-lgremove = { $name } is removed.
done-lgended = The league has ended.
league-exported = This season as JSON and as CSV: players, places, tables and points.
watching = You'll get a message when this game ends{ $wish ->
        [rounds] , and the board after each round
        [daily] , and a line about it each day
       *[end] {""}
    }.
note-none = You have no note about this table.
note-how = `/note` with `text` stores a note below your hand that only you see.
log-since = **From your last move on:**
log-planned = { $line } *(your plan)*
log-empty = Nothing has happened yet.
log-page = Page { $page } of { $pages }
log-nothing-found = The log has nothing about that.
log-everybody = Everyone's moves
log-all-rounds = All rounds
log-round = Round { $round }
log-seat-resigned = { $name } resigns.
log-seat-away = { $name } is away: a computer plays.
log-seat-voted = By vote, a computer plays for { $name }.
log-seat-late = { $name }'s time is up: a computer plays.
log-seat-moved = By vote, a computer moves for { $name }.
log-seat-back = { $name } is back.
log-seat-returned = { $name } has the seat back: no one else plays.
log-seat-handed_over = { $guest } takes over { $name }'s seat.
log-seat-won = { $name } wins: everyone else resigned.
missed-title = What you missed
missed-round = Round { $round }, and the board { $now ->
        [yes] now
       *[no] after it
    }
missed-before = { $count ->
        [one] 1 earlier round is in the log.
       *[other] { $count } earlier rounds are in the log.
    }
replay-title = Replay
replay-step = step { $step } of { $steps }
replay-round = Round { $round } of { $rounds }
replay-rounds = Rounds { $first } to { $last } of { $rounds }
replay-placeholder = Go to a round …
replay-no-hands = Board only
replay-hand = With { $name }'s hand
replay-all-hands = With all hands
replay-progress = Making the animation: { $done } of { $frames } frames.
turned-title = Turning points
turned-progress = Looking at your choices: { $percent }% done.
turned-costs = { $count ->
        [0] None of your choices clearly cost you anything.
        [one] Your costliest choice
       *[other] Your { $count } costliest choices
    }
turned-round = { $round ->
        [0] Setup
       *[other] Round { $round }
    }
turned-cost = You chose **{ $chosen }**: { $before }% chance to win. With **{ $better }** it would have been { $after }%.
turned-how = { $played ->
        [yes] The chart judges the start of each round with all cards open. Your choices are judged by what you could see: normal computers played on many times from them and from others. Both are estimates. Only you see what your choices cost.
       *[no] The chart judges the start of each round with all cards open. It's an estimate.
    }
replay-imported = Imported game
replay-exported = This file holds the whole game, with all cards and names. Anyone who has it can watch it with `/import`.
help-title = Plaza: board games that take their time
help-what = Play board games here on Discord, one move at a time. A table lives for days, and everyone moves when they have a minute. When it's your turn you get a message, and buttons do the rest.
help-move = Your move
help-table = Tables
help-you = You
help-more = Rules, results, this server
help-begin = { $where ->
        [server] Practise with computers: only you see that game. Or open a table that others can join.
       *[elsewhere] Practise with computers: only you see that game. To play with others, open a table on a server with Plaza.
    }
rules-shelf = Rules
rules-which = Pick a game, or type `/rules` and a few letters of what you're looking for.
rules-title = { $game }: rules
how-goal = The goal
how-turn = Your turn
how-card = The numbers
how-pays = What pays off
how-end = The end
how-time = How long
rules-intro = Pick an entry, or type `/rules` and a few letters of what you're looking for.
rules-placeholder = Look up …
rules-several = Several entries match. Which one do you mean?
settings-muted = Muted, no invitations: { $names }
settings-title = Your settings
settings-unusable = **Can't be used: { $names }.** The defaults below apply instead. Set yours again. Any change saves what you see here.
setting-language = Language
setting-theme = Theme
setting-zone = Time zone
setting-quiet = Quiet hours
setting-vacations = Vacations
setting-remind-every = Reminders
setting-results = Results
setting-passes = Automatic passing
setting-counted = Recent changes to your time off
settings-language = Language: { $value }
settings-dm = { $value ->
        [on] Direct messages: on. You get your panel when it's your move.
       *[off] Direct messages: off. You're mentioned in the post instead.
    }
settings-dm-closed = My last direct message didn't reach you. In Discord's privacy settings, allow messages from a server we share. Then turn them on again with `/settings`.
settings-confirm = { $value ->
        [on] Confirm: always. You pick, then confirm.
       *[off] Confirm: for several picks, or if it can't be undone. Otherwise one click plays.
    }
settings-theme = { $value ->
        [light] Theme: light, in the pictures that only you see.
       *[dark] Theme: dark.
    }
settings-large-text = { $value ->
        [on] Large text in your own picture: on.
       *[off] Large text in your own picture: off.
    }
settings-reduced-motion = { $value ->
        [on] Reduced motion: on. Nothing moves in the posts of your tables.
       *[off] Reduced motion: off. A decisive move is shown once as a movement.
    }
settings-profile = { $value ->
        [on] Profile: only you see it.
       *[off] Profile: everyone can see it.
    }
settings-zone = Time zone: { $zone }, where it's { $time } now.
settings-remind = { $hours ->
        [0] Reminders: none.
       *[other] Reminders: after { $hours } hours, then less and less often.
    }
settings-results = { $value ->
        [loud] Results: message with sound.
        [silent] Results: silent message.
       *[table] Results: at the table only.
    }
settings-quiet = { $value ->
        [on] Quiet hours: { $start } to { $end }.
       *[off] Quiet hours: none.
    }
settings-weekends = { $value ->
        [on] Weekends: off, all Saturday and Sunday.
       *[off] Weekends: like other days.
    }
settings-vacation = Vacation: { $vacation }.
settings-off = -# Quiet hours, weekends off and vacations pause clocks and reminders. Time off that you add stops clocks from the next day on.
remind-after = { $hours ->
        [0] No reminders
       *[other] Remind me after { $hours } hours
    }
quiet-none = No quiet hours
quiet-from = Quiet from { $time }
quiet-to = Quiet until { $time }
switch-dm = { $to ->
        [on] Turn messages on
       *[off] Turn messages off
    }
switch-oneclick = { $to ->
        [on] One click plays
       *[off] Always confirm
    }
switch-theme = { $to ->
        [on] Light theme
       *[off] Dark theme
    }
switch-largetext = { $to ->
        [on] Large text
       *[off] Small text
    }
switch-lessmotion = { $to ->
        [on] Reduce motion
       *[off] Allow motion
    }
switch-profile = { $to ->
        [on] Make profile private
       *[off] Make profile public
    }
switch-weekends = { $to ->
        [on] Take weekends off
       *[off] Play on weekends
    }
zone-where = Where are you? Next, choose a city with your time.
zone-which = { $area }: which city has your time?
zone-area = Choose a part of the world …
zone-city = Choose a city …
zone-Africa = Africa
zone-America = America
zone-Antarctica = Antarctica
zone-Asia = Asia
zone-Atlantic = Islands in the Atlantic
zone-Australia = Australia
zone-Europe = Europe
zone-Indian = Islands in the Indian Ocean
zone-Pacific = Islands in the Pacific
zone-UTC = UTC
date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
vacation-list = { $count ->
        [0] You have no vacation planned.
       *[other] Your vacations, in whole days ({ $zone }):
    }
vacation-line = { $first } to { $last } ({ $days ->
        [one] 1 day
       *[other] { $days } days
    })
vacation-left = Left in { $year }: { $days ->
        [one] 1 day
       *[other] { $days } days
    }
vacation-begin = Plan one that begins on …
vacation-in = { $days ->
        [0] today
        [one] tomorrow
       *[other] in { $days } days
    }
vacation-how-long = How long is your vacation, from { $first } on? Whole days count ({ $zone }). Your clocks stop no sooner than a day from now.
vacation-days = How many days?
vacation-last = until { $last }
vacation-end-which = End or call off …
vacation-sure = End the vacation { $vacation }? Days that have begun are used up. You get the others back.
new-title = New tables
new-how = Choose games to hear of new public tables, always silently: on every server where you've sat at a table or used this menu.
new-dm-off = Direct messages are off, so nothing reaches you. Turn them on in `/settings`.
new-way = { $way ->
        [digest] Once a day at { $time }, in one message: { $count ->
            [0] no games.
           *[other] { $games }.
        }
       *[once] As soon as a table opens: { $count ->
            [0] no games.
           *[other] { $games }.
        }
    }
new-confirmed = You'll hear of new tables here, always silently.
new-table = { $place }: { $names }, { $seats } of { $capacity } seats taken
new-choose = { $way ->
        [digest] Once a day …
       *[once] As soon as a table opens …
    }
digest-at = Every day at { $time }
server-title = Settings of this server
server-channels = { $count ->
        [0] Tables can be opened in any channel, unless you choose some.
       *[other] Tables can be opened in { $channels }; with none chosen, in any channel.
    }
server-openers = { $who ->
        [everybody] Everyone can open tables.
        [managers] Only the server's managers can open tables.
       *[role] { $role } and the server's managers can open tables.
    }
server-call = { $state ->
        [none] No role to call. Choose one, and hosts of new tables can mention it with **Call players**.
        [gone] The role for **Call players** was deleted. Choose another one.
        [silent] **Call players** can't mention { $role } yet: allow everyone to mention this role in its settings.
       *[called] **Call players** at a new table mentions { $role }, at most 3 times a day.
    }
server-page = { $state ->
        [none] Choose a channel for a list of open and running tables that is kept up to date.
        [gone] The channel of the table list was deleted. Choose another.
        [forbidden] I can't post the table list in { $channel }. Let me view it, send messages and read its history.
       *[shown] Table list: { $channel }, updated every 15 minutes
    }
server-page-placeholder = Channel of the list …
server-clock = Clock of a new table: { $name }. { $line }
server-tables = { $most ->
        [one] Only 1 table at a time
       *[other] Up to { $most } tables at a time
    }
server-language = { $set ->
        [yes] Post language: { $name }
       *[no] Post language: host's
    }
server-channels-placeholder = Choose channels …
server-role-placeholder = Or only this role …
server-call-placeholder = Choose a role to call …
server-lobby-placeholder = End a table that hasn't started …
server-running-placeholder = { $count ->
        [one] One running table …
       *[other] { $count } running tables …
    }
server-running = { $players } players, last move on { $day }
server-end-table = It's played in { $place }. The last move was on { $day }.
server-end-how = To end it, give a reason: `/server end:{ $table } reason:…` All its players read the reason.
server-end-sure = End this table? All its players read your reason, and there's no ranking. This can't be undone.
done-ended = Table { $table } is ended. Its last post gives your reason.
server-lobby = { $table }: { $seats } of { $capacity } seats taken


## What people are told without asking

notice-ahead = Waiting: { $count } ahead of you.
notice-picture-later = No picture this time: too many are wanted right now. Everything else is here. Look again in a moment.
notice-picture-failed = The picture couldn't be drawn, but everything else is here. If it keeps happening, tell the bot's operator (error { $id }).
push-panel = { $table }: { $ask }
push-left = { $time } left
push-low = only { $time } left
push-overtime = time is up, { $league ->
        [yes] a computer plays soon
       *[no] the others vote
    }
push-board = { $names }, your move: { $table }
push-put-aside = { $names }, press Go on or { $table } is put aside in a week
push-offered = { $names }, a seat is free for you: { $table }
push-lobby-full = { $names }, press Start: all seats are taken at { $table }
push-lobby-kept = { $names }, your seat is kept: play again at { $table }?
push-lobby-role = { $role }: a seat is free at { $table }
push-lobby-guests = { $names }, you're invited to { $table }
push-lobby-terms = { $names }, agree to the changes? { $table }
push-lobby-ends = { $names }, { $table } ends in a day unless its game starts
push-vote-overtime = Vote: { $name } is out of time at { $table }
push-vote-abort = Vote: end { $table } early?
push-vote-clock = Vote: another clock at { $table }?
push-vote-offer = Vote: offer { $name }'s seat at { $table }?
push-vote-undo = Vote: undo a move at { $table }?
push-vote-leave = Vote: let { $name } leave { $table }?
push-vote-late = { $name }, your move ends the vote
push-vote-place = Vote: show { $table } in another channel?
push-reminder = { $count ->
        [one] Still your move, { $table }: { $ask }
       *[other] { $count } tables wait for you, first { $table }: { $ask }
    }
push-reminder-post = { $name }, still your move: { $table }
push-warned = { $time } left, { $table }: { $ask }
push-warned-post = { $name }, { $time } left for your move: { $table }
push-time-up = { $clock ->
        [league] Your time is up, { $table }: move, or a computer plays for you
        [yes] Your time is up, { $table }: your move ends the vote
       *[no] The others are voting, { $table }: your move ends the vote
    }
push-time-up-post = { $name }, your time is up
push-alone = All others have resigned: { $table }
push-standin = A computer plays for you now: { $table }
push-standin-post = { $name }, a computer plays for you now: { $table }
push-trouble = { $table } can't be shown in its channel, but you can play on
push-final = { $names }, your game is over: { $table }
push-result = { $rank ->
        [1] { $shared ->
                [yes] Shared 1st: { $table }, { $scored }
               *[no] You won: { $table }, { $scored }
            }
        [2] 2nd of { $of }: { $table }, { $scored }
        [3] 3rd of { $of }: { $table }, { $scored }
       *[other] { $rank }th of { $of }: { $table }, { $scored }
    }
push-ended = { $why ->
        [won] You won: { $table }
        [called_off] Called off: { $table }
        [vote] Ended by vote: { $table }
        [managers] Ended by the server's managers: { $table }
        [aside] Put aside: { $table }
       *[players] Ended early: { $table }
    }
reminder-title = { $count ->
        [one] A table is waiting for you
       *[other] { $count } tables are waiting for you
    }
reminder-post = { $name }, this table is waiting for your move. You were asked { $since }.
reminder-last = stalled until you move
digest-why = You've left { $count } messages unanswered, so you only get this list now: once a day, silently, until you press a button. You'll still hear when your time runs low.
notice-low = Your time runs out { $left }
notice-low-then = { $league ->
        [yes] A day after that, a computer plays for you.
       *[no] After that, the others vote on how to go on.
    }
notice-low-post = { $name }, your time runs out { $left }.
notice-time-up = { $clock ->
        [yes] Your time is up
       *[no] Still your move
    }
notice-time-up-then = { $league ->
        [yes] A computer plays for you { $left }, unless you move first.
       *[no] The others are voting on how to go on. Your move ends the vote.
    }
notice-time-up-post = { $name }, the others are voting on how to go on. Your move ends the vote.
notice-standin = A computer plays for you
notice-standin-then = { $why ->
        [again] It has played for a week, and the seat is still yours. Press **I'm back** to play on.
        [late] Your time was up for a day. You keep your seat and your cards. Press **I'm back** to play on.
       *[vote] The others voted for it. You keep your seat, your cards and your rank. Press **I'm back** to play on.
    }
notice-alone = All others have resigned
notice-alone-then = Claim the win now, or play on against the computers.
notice-alone-post = { $name }, all others have resigned. Claim the win, or play on against the computers.
notice-standin-post = { $name }, { $why ->
        [late] your time was up for a day
       *[vote] the others voted
    }: a computer plays for you until you press **I'm back**.
notice-taken = { $name } now plays in your former seat: { $table }.
seat-sign = { $seat ->
        [0] white circle
        [1] blue triangle
        [2] red square
        [3] green diamond
       *[other] pink star
    }
notice-begun = **{ $table } has begun!** You're the { $sign }, seat { $place } of { $of }. { $first } begins.
notice-waits-too = { $table } waits for you, too: { $ask }
notice-answered = { $table } no longer waits for you.
notice-answered-post = { $table } is no longer waiting for { $name }.
notice-outdated-post = This message about { $table } is out of date.
notice-superseded = { $table }: see my newer message.
notice-opened = New table: { $table }
notice-evening = { $count ->
        [one] 1 table has a free seat
       *[other] { $count } tables have a free seat
    }
notice-followed = Tables you follow
notice-invited = { $name } invites you to { $table }
notice-declined = { $names } won't join { $table }.
notice-full = All seats are taken: start { $table }?
notice-over = { $title } { $table }, which you follow, has ended.
notice-newer = { $table }: see the newer post.
notice-moved = { $count ->
        [0] { $table } is shown in { $place } now.
       *[other] { $names }, { $table } is shown in { $place } now.
    }
notice-dm-closed = { $name }, my direct messages don't reach you. When it's your move, press **My hand** on the post. This note comes only once.
trouble-computer = The computer here can't find its move, even after several tries. Tell the bot's operator (error { $id }).
trouble-missing_permissions = I can't show this table in { $place }: I lack permissions there ({ $names }). A server manager can grant them in the channel's settings, and the next move shows the table again. Until then, play on here or with `/hand` and `/board`. (Error { $id })
trouble-gone = This table's channel is gone, so I can't show the table there. Play on here or with `/hand` and `/board`, in any channel. `/here` shows it in the channel where you type it. (Error { $id })
trouble-limited = Discord won't let me post in { $place } for a while. I'll try again when it does, and with the next move. Until then, play on here or with `/hand` and `/board`. (Error { $id })
trouble-failed = I couldn't show this table in { $place }. Play on here or with `/hand` and `/board`: the next move tries again. If it keeps happening, tell the bot's operator (error { $id }).
trouble-lobby = I can't show table { $table } in { $place }, so no one can join it there. Open it again once I may post there. (Error { $id })
trouble-over = The game is over, but I couldn't show its result in { $place }. `/board` shows it if you name table { $table }. (Error { $id })


## Errors: what the service, the clicks and the commands refuse

error-other = That isn't possible now ({ $code }).
error-internal = Something went wrong. Check `/hand`, then try again. If it keeps happening, tell the bot's operator (error { $id }).
error-not_stored = That couldn't be saved, so nothing has changed. Please try again in a moment. If it keeps happening, tell the bot's operator (error { $id }).
error-storage = I can't reach the tables right now. Check yours with `/hand` in a moment. If it keeps happening, tell the bot's operator (error { $id }).
error-stale = The table has moved on. This is how it stands now.
error-unsure = { $why ->
        [ends] This may end the game, and then you can't undo it. Are you sure?
        [answered] A computer answers this at once, so you can't undo it. Are you sure?
       *[reveals] This reveals something new, so you can't undo it. Are you sure?
    }
error-busy = The table is busy with another move. Please try again.
error-set_aside = This table's data can't be read, so it's on hold until it's repaired. Your other tables go on. Tell the bot's operator (error { $id }).
error-unknown_table = There's no such table.
error-no_table = You aren't playing at any table. `/play` opens one.
error-nothing_waits = No table is waiting for you now.
error-which_table = You're playing at several tables. Which one do you mean?
error-unknown_game = I don't know this game.
error-not_over = This game isn't over yet.
error-seats_kept = The free seats are kept for the players of the last game. Any player at the table can invite you.
error-bad_reason = Give a reason of 1 to { $most } characters: `/server end:… reason:…`
error-not_lobby = That's only possible before the game has started.
error-not_running = No game is running at this table.
error-finished = This game is over.
error-not_finished = Only a game that was played to its end can be replayed or exported.
error-nothing_missed = Nothing has happened since your last move.
error-other_rules = The rules of this game have changed since, so it can't be replayed or exported. **Log** still tells what happened.
error-share_elsewhere = An animation can only be shared in the channel where its table is shown.
error-effort_busy = Your last request is still being worked on. Wait for it, then ask again.
error-effort_crowded = Too many people are waiting right now. Try again in a minute.
error-effort_spent = You've asked for a lot lately. You can ask again { $when }. Your tables aren't affected.
error-file_too_large = This file is too large for a game: the limit is { $most } kB.
error-file_not_json = This isn't an exported game: it can't be read as JSON.
error-file_twice = This file says `{ $place }` twice in one place, so it's unclear which one counts.
error-file_of_others = This isn't an exported game. **Export** below a replay makes such files.
error-file_too_new = This file comes from a newer version of Plaza, which I can't read yet.
error-file_wrong = In this file, `{ $place }` is missing, wrong, or doesn't belong there.
error-file_unknown_game = This file is of a game I don't know.
error-file_other_rules = This game was played by an earlier or later version of its rules, so it can't be replayed.
error-file_bad_setup = The options and the number of seats in this file don't make a game.
error-file_other_setup = The start in this file isn't the one its seed and options lead to.
error-file_not_asked = Decision { $number } in this file is wrong: no one was asked that then.
error-file_unknown_choice = Decision { $number } in this file is wrong: that choice wasn't on offer then.
error-file_against_rules = Decision { $number } in this file is wrong: the rules don't allow it.
error-file_no_chance = Decision { $number } in this file is wrong: it doesn't say what chance brought next.
error-file_redrawn = The game in this file can't have been played: it has more redraws than choices.
error-file_tells_otherwise = Decision { $number } in this file is wrong: something else happened then.
error-file_leads_elsewhere = Decision { $number } in this file is wrong: the game stood differently after it.
error-file_not_over = The game in this file wasn't played to its end.
error-file_other_points = The final points in this file aren't those of its game.
error-file_other_ranks = The final ranks in this file aren't those of its game.
error-file_changed = This file was changed after its export: its checksum doesn't match.
error-no_file = This file is no longer here. `/import` shows it again.
error-file_not_sent = I couldn't fetch the file. Please send it again.
error-cancelled = This table was cancelled.
error-aborted = This table was ended early.
error-put_aside = This table is put aside, because no one has played for a long time. Look at it with `/board` and press **Go on**.
error-watches_too_many = You already follow { $most } tables, which is the limit. Press **Stop following** at one of them first.
error-note_too_long = This note is too long: { $length } characters, at most { $most }. Your old note stays.
error-note_with_nul = This note has a character that can't be stored (NUL). Your old note stays.
error-table_full = All seats of this table are taken.
error-too_many_own = You already sit at { $most ->
        [one] 1 table
       *[other] { $most } tables
    }, the limit here. Finish or leave one first.
error-too_many_here = This server already has { $most ->
        [one] 1 open or running table
       *[other] { $most } open and running tables
    }, the limit. Wait until one is over.
error-openings_too_fast = You've opened many tables within the last hour. You can open the next one { $when }.
error-looks_too_fast = You've asked for many pictures within a minute. You can look again { $when }. Your table waits for you.
error-votes_too_fast = You've called many votes within an hour, and each asks everyone. You can call the next one { $when }.
error-guests_too_fast = You've offered seats to many people within an hour. You can ask the next one { $when }, or offer the seat to anyone.
error-role_called = This table has already called players. You can still invite people.
error-role_calls_too_fast = This server's role can be called 3 times a day, 4 hours apart. You can call again { $when }.
error-no_seat_to_call = Players can only be called to a public table with a free seat.
error-no_role_to_call = This server no longer has a role to call. A manager can choose one in `/server`.
error-role_not_mentionable = I can't mention { $role }. A server manager can allow everyone to mention this role in its settings.
error-role_is_everyone = Choose another role: @everyone is never called.
error-invitations_too_fast = You've invited many people within an hour. You can invite the next one { $when }.
error-moves_too_fast = You've moved tables many times within an hour, which makes new posts each time. You can move one again { $when }.
error-shares_too_fast = You've shared many animations within an hour. You can share the next one { $when }.
error-bad_zone = I don't know the time zone “{ $zone }”. Choose one from the menu, or type the name of a large city in your zone.
error-bad_quiet = Quiet hours must begin and end at different times of the day.
error-too_quiet = From { $start } to { $end } is too long: at most { $most } hours a day can be quiet, to leave time to play.
error-bad_reminders = Reminders come after { $least } to { $most } hours, or never.
error-bad_date = I can't read this date. Write it as year, month and day, such as 2026-12-24, or choose from the list.
error-bad_vacation_days = A vacation lasts 1 to { $most } days.
error-bad_vacation_start = A vacation can begin today ({ $today } in your time zone) or later, until the end of { $year }.
error-vacations_overlap = You already have a vacation then, from { $first } to { $last }.
error-vacation_too_long = { $left ->
        [0] You have no days of vacation left in { $year }.
        [one] You have only 1 day of vacation left in { $year }.
       *[other] You have only { $left } days of vacation left in { $year }.
    }
error-no_such_vacation = This vacation is over, or was called off.
error-bad_clock = I don't know this clock. Choose one from the list, or write three numbers of hours, such as 48/12/96. The first is each player's time at the start ({ $least_bank } to { $most_bank }). The second is what each move adds (up to { $most_increment }). The third is the most a player can have (up to { $most_cap }, and not less than at the start).
error-not_in_this_channel = On this server, tables can only be opened in { $channels }.
error-only_managers_open = On this server, only its managers can open tables.
error-only_role_opens = On this server, only { $role } and its managers can open tables.
error-league_only_managers = Only the server's managers and people with the league's role can do that.
error-league_too_many = This server already has { $most } leagues. End one of them first.
error-league_bad_seats = Choose 2 to 5 seats, as many as this game allows.
error-league_bad_name = A league's name has 1 to { $most } characters.
error-league_bad_weeks = A season lasts { $least } to { $most } weeks.
error-league_needs_clock = Choose a clock. Without one, no season would end.
error-league_begun = The season has already begun. You can still remove players or end the league.
error-league_closed = It's too late for this season. `/league` shows the leagues here.
error-league_registered = You're already registered for this season.
error-league_too_many_own = This season's tables would take you over your limit of { $most }. Finish some games first.
error-league_not_registered = You aren't registered for this season.
error-league_barred = You were absent in the last { $most } seasons. You can register again for the one after this.
error-league_unknown = There's no such league here. `/league` lists those there are.
error-league_channel = I can't post in that channel. Choose another one, or give me the right to.
error-not_manager = Only the server's managers can change its settings.
error-bad_most_tables = A server can have 1 to { $most } tables.
error-too_many_channels = You can choose up to { $most } channels.
error-too_few_seated = { $missing ->
        [one] 1 more player is needed
       *[other] { $missing } more players are needed
    }: this game needs at least { $least }. A player can join, or the host can add a computer.
error-not_agreed = Still to agree to the changes: { $people }. Start again once they've pressed **Agree** on the table's post, or change the options back.
error-terms_changed = The options of this table have just changed. Read its post, then press again.
error-no_game_fits = No game here fits your choices. Choose the game first to see what it offers.
error-already_seated = You already sit at this table.
error-profile_private = This player keeps their profile private.
error-not_seeking = Your search on that server is over. Type `/find` there to look again.
error-not_seated = You don't sit at this table.
error-not_opener = Only the table's host can do that.
error-only_opener_cancels = Only the table's host and the server's managers can end it.
error-not_invited = This table is private. Ask one of its players for an invitation.
error-unreliable = This table asks for players who stayed to the end in at least { $asked }% of their games. You did in { $stayed } of { $games }. Its players can still invite you.
error-not_invited_to_seat = This table is private, and only players invited before it began can take this seat. It can also be offered to you by name.
error-no_computer = No computer sits at this table.
error-no_hints = There are no hints at this table. Its host can turn them on under **Options**, before the game starts.
error-not_asked = You have nothing to decide now, so there's no hint.
error-not_searched = There are no hints in this game: computers don't look ahead in it. **Help** says what to look at.
error-not_weighed = No computer could look ahead just now. Please try again in a minute. If it keeps happening, tell the bot's operator (error { $id }).
error-not_judged = No computer looks ahead in this game, so there are no turning points.
error-bad_level = I don't know this kind of computer player.
error-not_your_seat = This isn't your seat.
error-resigned = You resigned from this table.
error-all_others_left = All others have resigned, so there's no one to resign to: claim the win, or end the game under **More**.
error-no_claim = There's no win to claim here: someone else still plays, or the others left before enough of you had played 2 rounds.
error-away = A computer plays for you here. Press **I'm back** to take your seat again.
error-of_league = That isn't possible at a league table: it could help or hurt players at other tables.
error-away_already = A computer already plays for you here.
error-not_away = You aren't away: no one plays for you here.
error-nobody_else_plays = No one else is playing here in person now, and computers alone would simply finish the game. `/vacation` stops your clocks.
error-unknown_seat = There's no such seat at this table.
error-not_offered = This seat isn't on offer (any more).
error-kept_seat = This seat is on offer to another player.
error-guest_seated = This person already has a seat at this table, or has resigned from it.
error-no_seat_to_offer = You have no open table with a free seat for this player. Open one with `/play`.
error-no_table_there = I can't tell which table this message is about. Try it on a table's newest board.
error-bot_selected = Bots don't play here. Choose a person.
error-knows_too_much = You've held another seat at this table, so you know what was dealt there.
error-taken_lately = You took this seat less than a day ago. You can leave it { $when }. Before that, the others must agree: `/resign` lets you ask them.
error-free_to_leave = You can leave this seat without asking anyone.
error-other_server = A table can only move to a channel of its own server.
error-unseen_by = { $people } can't see this channel, so the table stays where it is. Once they can, type `/here` again.
error-more_public = More people could see the board here than where it is now, so the table stays there.
error-seeing_unknown = Discord doesn't say right now who can see this channel, so the table stays where it is. Please try again.
error-unknown_vote = There's no such vote.
error-vote_closed = This vote is closed.
error-vote_open = There's already a vote on that. Use its post.
error-vote_on_self = This vote is about you, so the others decide. Your move ends it.
error-no_voter = You have no vote here.
error-bad_answer = That isn't one of the answers in this vote.
error-waits_no_more = This table isn't waiting for you now.
error-not_waited_for = No one is waiting for this seat now.
error-has_time = There's still time for this move. If nothing happens, you can ask the others { $when }.
error-same_clock = This table already has that clock.
error-nothing_chosen_yet = You haven't chosen anything here yet, so there's nothing to undo.
error-free_to_take_back = You can still undo this yourself: press **Undo**.
error-too_old_to_take_back = This table began under earlier rules of the game, so its moves can't be undone any more.
error-nothing_to_take_back = There's nothing to undo: something new was revealed, or a person or computer has answered since.
error-unforeseen = This can't be planned (any more). Below is what can be planned now.
error-no_plan = There's no such plan any more.
error-plan_full = A plan has room for { $most } choices. Remove it to start over.
error-plan_asked = You're being asked right now. Answer that first, then you can plan again.
error-unknown_component = This button no longer works. Use a newer message, or `/tables`.
error-unknown_command = This command has changed. Reload Discord (Ctrl+R, or close the app and open it again), then try again.
suggest-failed = Something went wrong ({ $id }). You can still type it yourself.
error-no_such_term = Nothing found by that name. Type a few letters and choose from the list.
error-not_here = That doesn't work here. Use a channel of a server.
error-not_on_server = I'm not on this server, so I can't show a table here. A manager of the server can invite me.
error-not_in_thread = I'm not in this private thread yet. Mention me here first, then try again.
error-missing_permissions = I lack permissions in this channel: { $names }. A server manager can grant them in the channel's settings, under Permissions.


permission-view-channel = View Channel
permission-connect = Connect
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads


## Refusals: what the rules of every game refuse

refusal-other = That isn't possible now ({ $code }).
refusal-too_few = { $least ->
        [one] Pick at least 1.
       *[other] Pick at least { $least }.
    }
refusal-too_many = { $most ->
        [0] Nothing can be picked here.
        [one] Pick only 1.
       *[other] Pick at most { $most }.
    }
refusal-unknown_option = That isn't one of the options.
refusal-not_ascending = Each option can be picked only once.
refusal-below_floor = That makes { $total }: you need at least { $floor }.
refusal-not_asked = You have nothing to decide now.
refusal-bad_seats = { $seats ->
        [one] This game can't be played with 1 player, only with { $allowed }.
       *[other] This game can't be played with { $seats } players, only with { $allowed }.
    }
refusal-unknown_table_option = This game has no such option.
refusal-bad_option_value = This option has no such choice.
refusal-too_many_values = { $count } picked: with the other options, { $most } is the most.


## Where Plaza runs without Discord

play-simulation = **You are { $name }.** It's your move: press **{ $button }** on the post above.
    -# This is a simulation: no Discord, no account, nothing leaves this computer.


## Pictures and their alt texts: picture-* and alt-* (RENDER)

picture-free = free
picture-private = only you
picture-to-move = Waiting for { $count }
picture-final = Final score
picture-total = Total
picture-other-lines = Other
picture-resigned = resigned
picture-last = ranks last by the rules
picture-wins = { $name } wins
picture-shared-win = Shared victory
picture-points = { $scored }
picture-points-ahead = { $scored }, { $lead } ahead
picture-points-by-tie = { $scored }, by tie-break
picture-course = points after each round
picture-chances = chances to win
picture-percent = { $percent }%
picture-course-led = { $when ->
        [always] { $name } led from the first round, in the end by { $lead }.
        [end] Only the last round put { $name } ahead, by { $lead }.
        [tie] Level at the end: the tie-break decided for { $name }.
       *[since] { $name } led from round { $round }, in the end by { $lead }.
    }
picture-chances-led = { $when ->
        [always] { $name } had the best chances from start to end.
        [end] { $name } won without ever having had the best chances.
       *[since] From round { $round }, { $name } had the best chances.
    }
picture-rounds = Round

# What pictures of any game tell; a game that says it in other words has the key too.
alt-lobby = { $title }: { $subtitle }.
alt-seated = Seated: { $names }. { $free ->
        [0] No seat is free.
        [one] 1 seat is free.
       *[other] { $free } seats are free.
    }
alt-board = { $title }, { $subline }.
alt-hand = { $title }, your own picture.
alt-acting = Waiting for { $names } ({ $verb }).
alt-picked = Picked: { $options }.
alt-final = { $title }, final score.
alt-ranking = Ranking: { $places }.
alt-place = { $rank }. { $name }, { $scored }
alt-score = { $name }: { $lines }.
alt-ties = { $line } { $value }
profile-picture = Rated games
profile-points = { $points }
profile-results = { $games ->
        [one] 1 game
       *[other] { $games } games
    } · { $wins } won · { $expected } expected
profile-games = { $games ->
        [one] game
       *[other] games
    }
profile-won = won
profile-expected = expected
profile-sure = { $sure ->
        [guess] still a guess
        [rough] roughly
       *[known] well known
    }
profile-least = points at least
profile-most = at most { $points }
profile-answer = answers in { $time }
stats-picture = Games
stats-count = { $count }
stats-finished = { $count ->
        [one] game finished
       *[other] games finished
    }
stats-share = of games finished
stats-answer = per move
stats-of = { $part } of { $all }
stats-stayed = stayed to the end
stats-months = Games finished each month
stats-month = { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
alt-chances = { $title }: each player's chance to win, in percent, at the start of each round and at the end.
alt-chances-seat = { $name }: { $percent }.
alt-chances-turn = Choice { $number } of { $name }: { $when }.
alt-profile = Rated games of { $name }.
alt-profile-game = { $facts }.
alt-profile-rated = at least { $points } points and at most { $most }, { $sure }
alt-profile-answer = an answer takes { $time } on average
alt-profile-favourites = favourites: { $favourites }
alt-stats = Games of { $name }: { $figures }.
alt-stats-games = Played most: { $games }.
alt-course = { $title }, points before the first round and after each.
alt-scored = { $name }: { $points }.
