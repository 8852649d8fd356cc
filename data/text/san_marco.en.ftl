# San Marco in English. The same messages in the same order as in san_marco.de.ftl.
#
# How keys are made: bot/text/game.py. A term (district-*, card-*, limit-*, term-*) has these forms:
#   .tag     one short word for the face of a card; limit cards and districts likewise
#   .code    a district in three letters
#   .effect  a few words, at most 60 characters
#   .does    what the card does, as a note to an option
#   .help    the rule in full, with an example; whatever has it is found by /rules
# The numbers in -district(...) and -cards(...) are compared with data/san_marco/ by a test.

title = San Marco
    .short = San Marco
    .subtitle = Split the cards, choose well and win the districts of Venice
    .duration = about 75 minutes
    .weight = medium weight
    .best = Best with 3. With 4 there's more luck: a lot depends on who you're paired with.

how = San Marco: how to play
    .goal = Send nobles into Venice's six districts and have the most where the doge scores. After three passages, the most prestige wins.
    .turn = Each round, one player (with four players, two) splits cards into offers. The others choose first, and the splitter gets what's left. Then you play your cards: place nobles, build bridges, move the doge.
    .card = The two numbers of a district, such as San Marco's 8 and 6: prestige for most and second most nobles. Tied for most, each gets the second; tied for second, nothing. Dark: a player would get it now.
    .pays = A doge card scores one district immediately. The doge walks over bridges: yours are free, a rival's costs you 1 prestige. Few limit points earn a bonus at the end of a passage; with 10 you're out until the next. The player with the fewest may then banish nobles. The pale card shows passage and round, who splits (scales) and who chooses (hand), and the cards and bridges left.
    .end = The game lasts three passages. Once a player has 10 limit points, the others play one last round, then the passage ends. After the third, every district scores again.
    .time = About 75 minutes of play, spread over days. You get a message when it's your turn.

-district = Most nobles { $first } prestige, second most { $second }{ $graded ->
        [other] {" "}(graded values: { $graded_first } and { $graded_second })
       *[same] { "" }
    } · die face { $face } · 5 cards
-cards = Action card · { $copies } of 62
-limit = Limit card · { $copies } of 28


## Terms

term-aim = The game in short
    .effect = Split cards, win districts, collect prestige
    .help =
        You lead a Venetian family and send its nobles into six districts. Each round, some players split cards into offers and the others choose one. Then all players carry out the cards they got. Good cards often come with limit points: with 10 of those you are out of the passage.
        The doge scores the district where he ends. After three passages every district scores again. The most prestige wins.
        For 3 or 4 players. Many like it best with 3, where one player splits for all.
        Example: Ada offers two doges with 6 limit points, or three weak cards with none. Ben must decide what he can afford.
term-setup = Setup
    .effect = Four rolls, then a bridge each
    .help =
        You have 25 nobles. Plaza rolls the die four times for each player, in the order of the seats. Each roll puts 2 nobles into that district. If all four rolls match, you may roll the last one again until another face shows.
        Then, clockwise from the start player, each player places a bridge between two neighbouring districts, with a noble on it. With three players you place two, one at a time.
        The first seat is the first start player.
        Example: you roll 6, 6, 1 and 4. That is four nobles in Castello and two each in Cannaregio and San Marco. After your bridge you have 16 in supply.
term-round = Round, roles and start player
    .effect = Splitters split, choosers choose
    .help =
        With four players the start player is the first splitter. The roles of the others are random: first chooser (from the start player's offers), second splitter, second chooser. A table option lets the start player assign these roles.
        Each splitter draws 5 action and 3 limit cards and splits them into two offers. Both split at the same time. The first pair then chooses and plays. The second pair follows. Until then its offers stay face down.
        The next round, the next player clockwise is start player.
        Example: Ada starts. Ben, Cleo and Dora come up in this order. Ben chooses from Ada's offers, Dora from Cleo's.
term-offers = Splitting and choosing
    .effect = Split all cards. The others choose first
    .help =
        The splitter splits all cards into offers, in any way that leaves none empty. An offer may hold only limit cards, or only action cards.
        The chooser takes one of the open offers, lays its limit cards face up and carries out its action cards. Then the splitter takes what is left and does the same.
        Before you confirm, Plaza shows your offers as the chooser will see them. It adds the limit points each of you would then have.
        Example: 8 cards can be split 4–4, 5–3, 6–2 or 7–1, but not 8–0.
term-playing = Playing cards
    .effect = One by one, in any order
    .help =
        You carry out your action cards one by one, in any order. You need not play district, bridge, defector and banishment cards: discard the rest, face up. A doge card must be played. While you have one, you cannot discard the rest.
        You cannot pick a card that would have no effect now.
        If an offer takes you to 10 limit points, you still carry out all its cards.
        Example: you have Castello, a bridge and a doge. You strengthen Castello, then score it with the doge. You may discard the bridge.
term-limits = Limit points
    .effect = 10 or more: out of the passage
    .help =
        Limit cards with 1, 2 or 3 points stay in front of you until the passage ends. If you have 10 points or more at the end of a round, you are out: no cards and no questions until the next passage. There is one exception: a player who alone has the fewest limit points may banish, even with ten or more. A table option changes that.
        Neither deck can run out within a passage.
        Example: after a round Ada has 3 points, Ben 6, Cleo 10 and Dora 12. Cleo and Dora are out. Ada and Ben play one last round.
term-last_round = Last round
    .effect = The players still in play exactly one more
    .help =
        When a player is out and two or three are still in, those play exactly one more round. It stays one round, whatever limit points it brings.
        Three play as in a three-player game: one splitter, 6 action and 4 limit cards, three offers. Two play with one splitter, one chooser, 5 action and 3 limit cards, and two offers. The start player is the next one clockwise who is still in.
        If only one player or none is still in, the passage ends immediately.
        Example: Ben is out, Ada was start player. Cleo, next clockwise, splits ten cards for Dora and Ada.
term-passage = End of a passage and bonus
    .effect = Below 10: the gap to the highest total as prestige
    .help =
        At the end of a passage, after the last round, each player below 10 limit points gets a bonus: the highest limit total at the table minus their own. With 10 or more you get nothing, but your total can still be the highest.
        Then a player who alone has the fewest limit points may banish. After the first and the second passage, limit cards and discard pile are shuffled back. All players are in again, and the start player moves on clockwise. Nobles, bridges, doge and prestige stay.
        Example: Ada has 4, Ben 8, Cleo 10 and Dora 13. Ada gets 13 − 4 = 9 prestige, Ben 13 − 8 = 5.
term-fewest = The fewest limit points
    .effect = The player with the fewest may banish
    .help =
        At the end of a passage, after the bonus, a player who alone has the fewest limit points may banish or pass. If two or more tie for fewest, none of them may.
        It works like the card, even with ten or more points. A table option restricts it to players below 10.
        Example: with 4, 4, 11 and 12 there is no banishment. With 10, 11, 12 and 12 the player with 10 may banish, unless the table option forbids it.
term-nobles = Nobles and supply
    .effect = 25 each: in districts, on bridges, in supply
    .help =
        A noble always comes from your supply. If it is empty, you may lift one of your own from any district, but not from a bridge. That is Plaza's reading: the rulebook only says “from the board”, but a bridge without a noble would have no owner. You always have one to lift, because at most 10 of your 25 can stand on bridges.
        Replaced and banished nobles return to their owner's supply. Nobles on bridges count for no majority and are safe from banishment and defectors.
        Example: your supply is empty and you play Castello. You lift a noble from Dorsoduro and put it into Castello.
term-bridges = Bridges
    .effect = Between neighbours, up to 3 of different owners
    .help =
        Each of the 12 bridges joins two neighbouring districts and carries a noble of its owner. At most three stand on the same pair of districts, never two of the same player.
        Over your bridge a district card reaches the district on the other side, and the doge passes for free. Rivals who move the doge over it pay you 1 prestige, unless they own a bridge there too.
        The rulebook could mean any two districts. Plaza allows neighbours only, as other sources do.
        Example: Ada and Ben have bridges between San Marco and Castello. Cleo may add the third, but Ada may not add a second.
term-tolls = Doge's route and toll
    .effect = Own bridge free, a rival's costs 1, paid to its owner
    .help =
        The doge may stay, or cross any number of bridges. Yours are free. A rival's costs you 1 prestige, paid to its owner. If several have one there, you choose which owner to pay. You pay before the scoring, and prestige never falls below 0.
        The menu shows the cheapest routes, one for each choice of owners. A table option adds dearer ones, through no district twice.
        Example: with 1 prestige you cross Ben's bridge and your own. Ben gets 1. You cannot afford a second bridge of his.
term-stranded = Doge without a bridge
    .effect = No bridge touches his district: 2 prestige for a step
    .help =
        If no bridge at all touches the doge's district, he may step into a neighbouring one, once per card. That costs 2 prestige, paid to no one. He may then walk on. With only rivals' bridges there, this is not allowed.
        Example: the doge is in Castello, where no bridge ends. You pay 2 prestige, put him into San Marco and move him on over your bridge to San Polo.
term-scoring = Scoring a district
    .effect = Most nobles: first value. Second most: second value
    .help =
        Only players with nobles in the district take part.
        Most nobles: first value. Second most: second value. Tied for second: none of them gets it.
        Tied for most: each of them gets the second value, and no one else scores. Alone in the district: first value only.
        Example, San Marco (8 and 6): Ada has 4 nobles, Ben 3, Cleo 2: Ada gets 8, Ben 6. With 2, 2 and 1, Ada and Ben get 6 each. With 5, 3 and 3, Ada gets 8 and the others nothing. With 3 each, all get 6.
term-end = End of the game and ties
    .effect = After three passages every district scores
    .help =
        After the third passage, with its bonus and banishment, all six districts score once, wherever the doge is. The most prestige wins.
        In a tie, the player with more nobles in San Marco is ahead. If that is equal too, they share the place.
        Example: Ada and Ben have 61. Ada has 3 nobles in San Marco, Ben 5: Ben wins.
term-three = With three players
    .effect = One splits ten cards into three offers
    .help =
        Setup: two bridges each, one at a time, twice around clockwise.
        Roles: the start player splits. Who chooses first is random.
        Cards: 6 action and 4 limit cards in three offers, none of them empty.
        Order: the first chooser takes an offer and carries it out, the second takes one of the other two, the splitter the last.
        Last round: if one player is out, the other two play it with 5 action and 3 limit cards in two offers. If two or three are out, the passage ends.
        Example: Ada splits. Cleo comes up first and takes one of three offers, Ben one of two, Ada the last.
term-together = Sealed offers
    .effect = All split at once. Others see only the backs
    .help =
        All splitters split at the same time, so it does not matter who finishes first. Offers stay face down until all are ready. Then everyone sees from the card backs how many action and limit cards lie in each offer, but not which. The second pair's offers stay face down until the first pair has finished.
        All other choices are made in turn. The others learn what you choose for a card only when you carry it out.
        Example: Ada and Ben are playing their cards. Dora sees that Cleo's offers have 4 + 1 and 1 + 2 cards, and can plan.
term-missing = When a player is missing
    .effect = A sensible computer plays on in that seat
    .help =
        A sensible computer plays if a player resigns or is away, or if the table gives it their move. That is not a rule of the game, but it keeps the game moving. The computer sees only what that seat may see, so never another player's sealed offer.
        It splits so that the offer probably left over is worth most to it. It takes the offer that is worth most after deducting limit points. It leaves the doge where he is or pays tolls, whichever gains it more.
        Example: Ben is away and must split. The computer splits for him. It cannot know what the others split at the same time.
term-table_options = Table options
    .effect = Chosen before the game
    .help =
        The host of a table chooses the options with `/play`. The lobby shows them.
        District values: attested or graded.
        Splitters' cards: hidden until the offers are revealed, or open for all.
        Roles: at random, or assigned by the start player.
        Banishment for fewest limit points: at any total, or only below 10.
        Doge's routes: the cheapest, or all you can afford.
        Example: `hands=open, roles=assigned` plays with open cards, and the start player says who does what.
term-edition = Edition and sources
    .effect = The 2001 edition, and where its numbers come from
    .help =
        Plaza plays San Marco by Alan R. Moon and Aaron Weissblum, as published in 2001, in its own words. The rulebook decides. The numbers of cards come from public rules in several languages and from reviews that agree with each other.
        Where the rulebook is silent, Plaza decides as these entries say. Some parts of the board appear in no public source: see the entry “What is reconstructed”.
        Example: that San Marco is worth 8 and 6 is in the rulebook. That there are 10 doge cards comes from such sources.
term-reconstructed = What is reconstructed
    .effect = Values, die faces and neighbours that could be wrong
    .help =
        No public source shows the whole board:
        1. Certain: San Marco's values (8 and 6), Castello's die face 6, and that these two are neighbours.
        2. The other five values: 6/5 and 6/4 are on the board, but not known where. “Attested” uses only these, “graded” adds made-up ones.
        3. Die faces 1 to 5, with the same odds either way.
        4. All other neighbours, taken from the real Venice.
        If you own the game, tell the bot's operator what differs: it can be corrected in `data/san_marco/components.toml`.
        Example: Castello's values, 6 and 5, are a guess. Its die face 6 is certain.


## Districts

district-cannaregio = Cannaregio
    .tag = Cannaregio
    .code = Can
    .effect = First 6, second 4 prestige
    .does = +1 noble in Cannaregio, or over your bridge next door
    .help =
        { -district(first: 6, second: 4, face: 1) }
        Neighbours: Santa Croce, San Polo, San Marco, Castello.
        Its card puts a noble here, or over your bridge into a neighbour. Values, face and neighbours are reconstructed.
        Example: Ada has 3 nobles here, Ben 1. Ada gets 6 prestige, Ben 4.
district-santa_croce = Santa Croce
    .tag = S. Croce
    .code = Cro
    .effect = First 6, second 5 prestige (option graded: 5, 4)
    .does = +1 noble in Santa Croce, or over your bridge next door
    .help =
        { -district(first: 6, second: 5, graded: 2, graded_first: 5, graded_second: 4, face: 2) }
        Neighbours: Cannaregio, San Polo, Dorsoduro.
        Its card puts a noble here, or over your bridge into a neighbour. Values, face and neighbours are reconstructed.
        Example: Ada and Ben have 2 nobles each here, Cleo 1. Ada and Ben get the second value each: 5 prestige, graded 4.
district-san_polo = San Polo
    .tag = S. Polo
    .code = Pol
    .effect = First 6, second 4 prestige
    .does = +1 noble in San Polo, or over your bridge next door
    .help =
        { -district(first: 6, second: 4, face: 3) }
        Neighbours: Cannaregio, Santa Croce, San Marco, Dorsoduro.
        Its card puts a noble here, or over your bridge into a neighbour. Values, face and neighbours are reconstructed.
        Example: only Cleo has nobles here. She gets 6 prestige, and no one gets the second value.
district-san_marco = San Marco
    .tag = S. Marco
    .code = Mar
    .effect = First 8, second 6 prestige · most here win a tied game
    .does = +1 noble in San Marco, or over your bridge next door
    .help =
        { -district(first: 8, second: 6, face: 4) }
        Neighbours: Cannaregio, San Polo, Dorsoduro, Castello.
        Its card puts a noble here, or over your bridge into a neighbour. In a tie at the end, more nobles here win. Its values, and Castello as a neighbour, are in the rulebook. Its face and other neighbours are reconstructed.
        Example: Ada has 5 nobles here, Ben and Cleo 3 each. Ada gets 8 prestige, the others nothing.
district-dorsoduro = Dorsoduro
    .tag = Dorsoduro
    .code = Dor
    .effect = First 6, second 5 prestige
    .does = +1 noble in Dorsoduro, or over your bridge next door
    .help =
        { -district(first: 6, second: 5, face: 5) }
        Neighbours: Santa Croce, San Polo, San Marco.
        Its card puts a noble here, or over your bridge into a neighbour. Values, face and neighbours are reconstructed.
        Example: all four players have 2 nobles here. Each gets 5 prestige.
district-castello = Castello
    .tag = Castello
    .code = Cas
    .effect = First 6, second 5 prestige (option graded: 7, 5)
    .does = +1 noble in Castello, or over your bridge next door
    .help =
        { -district(first: 6, second: 5, graded: 2, graded_first: 7, graded_second: 5, face: 6) }
        Neighbours: Cannaregio, San Marco.
        Its card puts a noble here, or over your bridge into a neighbour. Face 6, and San Marco as a neighbour, are in the rulebook. The values and the other neighbour are reconstructed.
        Example: Ben owns a bridge between Castello and San Marco. With the Castello card he puts a noble into either of them.


## Action cards

card-bridge = Bridge
    .tag = bridge
    .code = bridge
    .effect = Build a bridge, or take a rival's if all 12 stand
    .does = { card-bridge.effect }
    .help =
        { -cards(copies: 6) }
        While bridges are left: build one between two neighbouring districts, with a noble of yours on it.
        When all 12 stand: choose another player's bridge. It becomes yours where it stands, or you move it to another pair of neighbours. Its noble goes home and one of yours takes its place. Your own bridges stay put.
        At most three bridges may stand on a pair, never two of the same player. Where you own one, you cannot take over another.
        Example: all 12 stand. Ada moves Ben's bridge from San Polo and Dorsoduro to San Marco and Castello. Ben gets his noble back.
card-defector = Defector
    .tag = defector
    .code = defect
    .effect = Replace a rival's noble with one of yours
    .does = { card-defector.effect }
    .help =
        { -cards(copies: 12) }
        Choose a district and another player with a noble there. That noble goes home, and one of yours takes its place. You need no nobles or bridges of your own there. Nobles on bridges are safe.
        Example: in San Marco Ben leads with 3 to your 2. After the defector you lead with 3 to 2.
card-doge = Doge
    .tag = doge
    .code = doge
    .effect = A must: move the doge, then score his district
    .does = { card-doge.effect }
    .help =
        { -cards(copies: 10) }
        You must play this card. The first one of the game puts the doge into any district, for free. After that he may stay, or cross bridges. A rival's costs a toll.
        The district where he ends scores immediately. With several doge cards the same district can score again.
        Example: the doge is in San Polo, where you lead. With two doge cards you let him stay and score San Polo twice.
card-banishment = Banishment
    .tag = banish
    .code = banish
    .effect = Pick a district and roll: that many nobles leave
    .does = { card-banishment.effect }
    .help =
        { -cards(copies: 4) }
        Pick a district with nobles. Then Plaza rolls the die, and the roll stands. That many nobles go home to their supplies, or all if there are fewer. Rivals' nobles go first, yours only when no others are left. If several rivals have nobles there and not all must leave, you choose how many each of them loses. Nobles on bridges are safe.
        You cannot pick an empty district: that would be declining the card.
        Example: you roll 2 where you have 3, Ben and Cleo 2 each. You take two from Ben, two from Cleo, or one of each. If they had 1 each, both would leave, and you would not be asked.


## Limit cards

limit-1 = Limit 1
    .tag = limit
    .effect = 1 limit point until the passage ends
    .does = { limit-1.effect }
    .help =
        { -limit(copies: 8) }
        Stays in front of you until the passage ends, and counts 1. With 10 points or more at the end of a round you are out.
        Example: with 9 points this card makes it 10, and you are out of the passage.
limit-2 = Limit 2
    .tag = limit
    .effect = 2 limit points until the passage ends
    .does = { limit-2.effect }
    .help =
        { -limit(copies: 10) }
        Stays in front of you until the passage ends, and counts 2. With 10 points or more at the end of a round you are out.
        Example: two of these cards and one with 3 points make 7.
limit-3 = Limit 3
    .tag = limit
    .effect = 3 limit points until the passage ends
    .does = { limit-3.effect }
    .help =
        { -limit(copies: 10) }
        Stays in front of you until the passage ends, and counts 3. With 10 points or more at the end of a round you are out.
        Example: three of these cards make 9. You are still in, but any further limit card puts you out.


## Questions

spots = On the map
    .asked = bridge take defect

picks-card = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

ask-reroll = All four of your rolls match. Roll the last one again?
    .why = Eight nobles almost surely lead one district. Six there and two elsewhere may score in both.
ask-bridge = Where do you build your bridge?
    .why = You move the doge over it for free, and rivals pay you 1. Your district cards can put a noble across it, so build where that helps.
    .done = built **{ $named }**
ask-roles = Who does what this round?
    .why = Your first chooser takes your best offer. If there's a second splitter, that pair leaves your offers alone.
ask-split = { $options ->
        [10] Pick the cards for offer 1 of 3.
       *[other] Pick the cards for offer 1. The rest is offer 2.
    }
    .why = The others choose first and you get what's left, so make offers you'd find hard to choose between. Limit points balance good cards.
    .done = put **{ $named }** into offer 1
ask-split_rest = Pick the cards for offer 2. The rest is offer 3.
    .why = You get the offer no one takes. Make neither of the two clearly better.
    .done = put **{ $named }** into offer 2; **{ $others }** is offer 3
ask-choose = Which offer do you take?
    .why = With 10 limit points you get no bonus and are out of the passage after this round. Below 10, the passage ends with 1 prestige for each point you're under the highest total.
    .done = took **{ $named }**
ask-play = Which card do you play next?
    .why = Order matters: strengthen a district first, then score it with the doge. Only doge cards must be played.
ask-place = Where does your { $subject } noble go?
    .why = Go where one noble changes who's first or second. Compare what you'd score now and with it.
    .done = put a noble into **{ $district }**
ask-take = All bridges are built. Replace which one?
    .why = Take one the doge will cross, or one that earns its owner tolls.
ask-defect = Replace which noble with one of yours?
    .why = It counts twice: one more for you, one fewer for them. Look where that changes who's first or second.
ask-doge = Where does the doge go? That district scores.
    .why = Compare what each district brings you and your rivals. A toll counts twice: you lose it and they gain it.
    .done = had the doge score **{ $district }**
ask-banish = Banish from which district? Then the die rolls.
    .why = Rivals' nobles go first, so choose where rivals score and you have few. The roll says how many leave.
ask-fewest = Fewest limit points: banish from a district?
    .why = It's free, but where rivals have few nobles, yours leave too. Choose where rivals score.
ask-victims = Whose nobles leave { $subject }?
    .why = Take nobles from players who score here or lead in prestige.
ask-source = Supply empty: lift a noble from which district?
    .why = Lift it where you lose no place: where you're far ahead, or can't catch up.


## The first game: each kind of question, the first time that it comes

lesson-bridge = Build a bridge: the doge crosses it free for you, rivals pay you 1 prestige, and your district cards can put nobles across. Tip: start next to San Marco, the best (ringed).
lesson-split = Pick the cards for one offer; the others choose first, and you get what's left. A doge scores a district at once; the gold numbers say what that would bring. Red limit cards count against you. Tip: put red cards with your best ones, above all with a doge.
lesson-split_rest = Pick offer 2 from what's left; the rest is offer 3. One of the three will be yours, so make sure you can live with each. Tip: if you can't say which one you'd take, you've split well.
lesson-choose = Take an offer and play its cards now: a district adds a noble, a defector replaces one, a banishment removes some, a bridge links two districts, a doge scores one. Red limit points stay until the passage ends: few earn a bonus, with 10 you're out. The player with the fewest may banish.
lesson-play = Play your cards in any order. You may discard the rest any time, but doge cards must be played. At the passage's end, each limit point under the highest total earns 1 prestige, if you're below 10; the player with the fewest may banish. Tip: strengthen a district before you score it.
lesson-place = Put your noble into the card's district, or over your bridge into the next. Most nobles score the first value, second most the second; tied for most, each gets the second; tied for second, nothing. Tip: the button says what one more noble adds; go where it changes the order.
lesson-take = All 12 bridges stand, so take one from a rival: it becomes yours, where it stands or on another pair. Tip: choose one that keeps costing you toll, or one the doge will cross next.
lesson-defect = Pick a rival's noble in any district: it goes home, and one of yours takes its place. That counts twice: one fewer for them, one more for you. “+2” is what it adds for you if scored. Tip: strike where it's close, at the player who leads in prestige.
lesson-doge = Move the doge over bridges or let him stay (the first time, put him anywhere): the district where he ends scores now. Your bridges are free; a rival's costs you 1 prestige, paid to its owner. Tip: score where your lead grows most, not just where you score most.
lesson-banish = Pick a district; then a die decides how many nobles leave it, 1 to 6. Rivals' nobles go first, but a high roll takes yours, too. Tip: choose one that will score soon, where a rival is far ahead and you have few.
lesson-fewest = You have the fewest limit points, so you may banish nobles from a district for free, or pass. A die decides how many go, 1 to 6: rivals' first, then yours. Tip: choose where your strongest rival scores and you have few.
lesson-victims = The die has decided how many nobles leave; you choose whose. Think of the next scoring here: who's first, who's second, and what would change that? Tip: become first or second yourself, or hit the leader in prestige.
lesson-source = All your nobles are in play, so lift one from a district to use it elsewhere. Spare the district you're about to score. Tip: lift where it changes nothing, because you lead by two or more or can't be second anyway.


## Answers

option-reroll-again = Roll again
    .note = Until a die face other than { $district } shows
    .why = 2 of the 8 nobles go to another district.
option-reroll-keep = Keep all four
    .note = 8 nobles in { $district }
    .why = Few players begin with so many nobles in { $district }.
option-pair = { $one } – { $two }
    .note = { $stays ->
        [1] It stays where it is and becomes yours
       *[other] { $bridges ->
            [0] No bridge yet: yours is the first
            [one] 1 bridge there: with yours you cross free
           *[other] { $bridges } bridges there: with yours you cross free
        }
    }
    .why = { $stays ->
        [1] It stays where it is.
       *[other] { $bridges ->
            [0] {""}
            [one] 1 bridge is there.
           *[other] { $bridges } bridges are there.
        }
    }
option-roles = { $decider } before { $second }
    .people = decider second
    .note = { $decider } chooses first, { $second } second
    .why = { $decider } chooses first, { $second } second.
option-roles-with-distributor = { $decider } · { $distributor } with { $second }
    .people = decider distributor second
    .note = { $decider } chooses from you; { $distributor } splits for { $second }
    .why = { $decider } takes the better of your offers; { $distributor } splits for { $second }.
option-card = { $card }
    .note = { $card_does }
option-card-with-best = { $card }
    .note = Scores a district at once: now { doge-best }
doge-best = { $best ->
        [0] nothing for you
       *[other] up to { $best } for you
    }
option-offer = Offer { $value }: { offer-limit }
    .button = { $value }: { offer-limit } · { $actions_count ->
        [0] no action cards
        [1] { $actions }
        [2] { $actions }
       *[other] { $actions_code }
    }
    .note = { $cards }
    .why = { $cards }.
offer-limit = { $limit ->
        [0] limit stays { $total }
       *[other] limit → { offer-total }
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
       *[other] { $total } (out)
    }
option-play-district = { $card }{ $copies ->
        [one] { "" }
       *[other] {" "}({ $copies } cards)
    }
    .button = { option-play-district }{ $reach ->
        [0] { "" }
       *[other] {" "}· { $ways ->
            [one] { "" }
           *[other] up to{" "}
        }+{ $reach } more if scored
    }
    .note = You'd score { $then } there (now { $now }) · { $told ->
        [0] no nobles
       *[other] nobles: { $each }
    }
    .why = With one more noble there you'd score { $then } (now { $now }).
    .each = { $name } { $count }
option-play-card = { $card }{ $copies ->
        [one] { "" }
       *[other] {" "}({ $copies } cards)
    }
    .note = { $card_does }
    .why = { $card_does }.
option-play-card-with-best = { $card }{ $copies ->
        [one] { "" }
       *[other] {" "}({ $copies } cards)
    }
    .button = { option-play-card-with-best }{ $best ->
        [0] { "" }
       *[other] {" "}· up to +{ $best }
    }
    .note = You must play it. The doge scores a district: now { doge-best }
    .why = The district where the doge ends scores at once: now { doge-best }.
option-end = Discard the rest
    .note = You play no more cards
    .why = Do this only if what's left would help rivals more than you.
option-place-district = { $district }: { $less ->
        [0] { $gain ->
            [0] no change
           *[other] you +{ $gain } if scored
        }
       *[other] you +{ $gain }, rivals −{ $less } if scored
    }
    .note = You'd score { $then } (now { $now }) · { $told ->
        [0] no nobles
       *[other] { $each }
    }{ $over ->
        [0] { "" }
       *[other] {" "}· over your bridge
    }{ $lifts ->
        [0] { "" }
       *[other] {" "}· you lift a noble
    }
    .why = You'd score { $then } there (now { $now }).
    .each = { $name } { $count }
option-bridge = { $one } – { $two } · { $owner }
    .people = owner
    .note = { $stays ->
        [0] Move it: you own a bridge there already
       *[other] { $moves ->
            [0] Take it over there
           *[other] Take it over there, or move it
        }
    }
    .why = { $owner } loses it, and any tolls there.
option-noble = { $district } · { $owner }{ $gain ->
        [0] { "" }
       *[other] {" "}(+{ $gain } if scored)
    }
    .people = owner
    .note = You'd score { $then } (now { $now }) · { $owner } has { $count } there, you have { $own }{ $lifts ->
        [0] { "" }
       *[other] {" "}· you lift a noble
    }
    .why = You'd score { $then } there (now { $now }).
option-doge = { $stays ->
        [1] { $district } · stay
       *[other] { $district }{ $enters ->
            [1] { "" }
           *[other] { $price ->
                [0] {" "}· free
               *[other] { $payees_count ->
                    [0] {" "}· costs { $price }
                   *[other] {" "}−{ $price }: { $payees }{ $step ->
                        [0] { "" }
                       *[other] , { $step } lost
                    }
                }
            }
        }
    }
    .button = { $district }: { $price ->
        [0] you +{ $own }
       *[other] { $told ->
            [0] { doge-paid }
            [1] { doge-paid }
           *[other] +{ $own } −{ $price }
        }
    }{ $told ->
        [0] { "" }
       *[other] , { $each }
    }
    .note = You score { $own }{ $price ->
        [0] { "" }
       *[other] {" "}and pay { $price }
    }{ $told ->
        [0] { "" }
       *[other] {" "}· { $each }
    }
    .people = payees
    .each = { $name } +{ $count }
    .why = You score { $own }{ $price ->
        [0] { "" }
       *[other] {" "}and pay { $price }
    }. { $told ->
        [0] No rival gains.
       *[other] Rivals: { $each }.
    }
doge-paid = { $own ->
        [0] { "" }
       *[other] +{ $own },{" "}
    }toll −{ $price }
option-banish-district = { $district }
    .button = { $district }: now rivals { $theirs }, you { $now }
    .note = Rivals score { $theirs } here, you { $now } · nobles: { $each }
    .each = { $name } { $count }
    .why = Rivals score { $theirs } here, you { $now }. Nobles: { $others } of theirs, { $own } of yours.
option-fewest-district = { $district }
    .button = { $district }: now rivals { $theirs }, you { $now }
    .note = Rivals score { $theirs } here, you { $now } · nobles: { $each }
    .each = { $name } { $count }
    .why = Rivals score { $theirs } here, you { $now }. Nobles: { $others } of theirs, { $own } of yours.
option-decline = Pass: banish no one
    .note = All nobles stay
    .why = Pass only if every district would cost you more than your rivals.
option-victims = { $each }
    .button = { $each }: you { $then }, rivals { $left }
    .note = You'd score { $then } here (now { $now }), rivals { $left } (now { $theirs })
    .each = { $name } −{ $count }
    .why = You'd score { $then } here (now { $now }), rivals { $left } (now { $theirs }).
option-source-district = { $district }
    .note = You'd score { $then } there (now { $now }) · { $own ->
        [one] your only noble
       *[other] you have { $own }
    }{ $back ->
        [0] { "" }
       *[other] {" "}· the card puts it back there
    }
    .why = You'd score { $then } there (now { $now }).


## What comes of an answer

remark-offer = { $cards_count ->
        [0] Offer { $number }: no cards yet.
       *[other] Offer { $number }: { $cards }. { $limit ->
            [0] No limit points.
           *[other] Limit points with it: { $each }.
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
       *[other] { $count } (out)
    }
remark-out = You're out of this passage with { $limit } limit points. { $passage ->
        [3] It's the last one, and then every district scores.
       *[other] You play again in the next one.
    }
remark-out_with = { $numbers_count ->
        [1] Offer { $numbers } puts you out, without a bonus.
       *[other] Offers { $numbers } put you out, without a bonus.
    } { $told ->
        [0] No one else would get one.
       *[other] The others' bonus if the passage then ends: { $each }.
    }
    .each = { $name } +{ $count }
remark-final = { $bonus ->
        [0] The game ends with this, and every district scores.
       *[other] Last round of the game; then the bonus, and every district scores.
    } { $told ->
        [0] As things stand, no one gets anything.
       *[other] As things stand: { $each }.
    }
    .each = { $name } +{ $count }
remark-limits = Limit cards: { $cards }
remark-now = If the game ended now: final scoring +{ $final }, bonus +{ $bonus }.


## Events

event-rolled = { $seat } rolls { $districts }: 2 nobles for each roll.
    .short = rolls { $districts } (2 nobles each)
event-kept_rolls = { $seat } keeps the four matching rolls.
    .short = keeps the four matching rolls
event-rerolled = { $seat } rolls the last one again: { $district }.
    .short = rolls the last one again: { $district }
event-bridge_placed = { $seat } builds a bridge between { $one } and { $two }.
    .short = bridge { $one } – { $two }
event-passage_began = { $passage ->
        [1] Passage 1 of 3 begins.
        [3] Passage 3 of 3 begins: everyone is in, without limit points. After it every district scores.
       *[other] Passage { $passage } of 3 begins: everyone is in, without limit points.
    }
    .short = passage { $passage } of 3 begins
event-round_began = { $last ->
        [0] Passage { $passage }, round { $round }. Start player: { $seat }.
       *[other] Passage { $passage }, last round. Start player: { $seat }.
    }
    .chapter = { $last ->
            [0] Passage { $passage }, round { $round }
           *[other] Passage { $passage }, last round
        }
    .short = start player
event-roles = { $seats_count ->
        [one] { $seat } splits, { $seats } chooses.
       *[other] { $seat } splits, { $seats } choose in this order.
    }
    .short = splits for { $seats }
event-dealt = { $seat } draws { $cards }.
    .short = draws { $cards }
event-divided = { $actions_count ->
        [2] { $seat } offers { $actions_1 } action + { $limits_1 } limit and { $actions_2 } action + { $limits_2 } limit cards.
       *[other] { $seat } offers { $actions_1 } action + { $limits_1 } limit, { $actions_2 } action + { $limits_2 } limit and { $actions_3 } action + { $limits_3 } limit cards.
    }
    .short = { $actions_count ->
            [2] offers { $actions_1 } action + { $limits_1 } limit, { $actions_2 } action + { $limits_2 } limit cards
           *[other] makes 3 offers
        }
# Opened offers stand in the picture and in the menu; this is told when they are taken.
event-offer = { "" }
    .short = { "" }
event-took = { $seat } takes { $giver }'s offer { $number }: { $cards }. Limit now { $total }.
    .people = giver
    .chapter = { "" }
    .short = takes { $cards } (limit now { $total })
event-kept = { $seat } gets offer { $number }: { $cards }. Limit now { $total }.
    .chapter = { "" }
    .short = gets { $cards } (limit now { $total })
event-placed = { $seat } puts a noble into { $district }.
    .short = noble → { $district }
event-placed-with-card = { $seat } puts a noble into { $district }, over a bridge from { $card }.
    .short = noble → { $district } (bridge from { $card })
event-placed-with-lifted = { $seat } moves a noble from { $lifted } to { $district }.
    .short = noble { $lifted } → { $district }
event-placed-with-lifted-with-card = { $seat } moves a noble from { $lifted } to { $district }, over a bridge from { $card }.
    .short = noble { $lifted } → { $district } (bridge from { $card })
event-built = { $seat } builds a bridge between { $one } and { $two }.
    .short = bridge { $one } – { $two }
event-built-with-lifted = { $seat } builds a bridge between { $one } and { $two }, with a noble from { $lifted }.
    .short = bridge { $one } – { $two } (noble from { $lifted })
event-took_over = { $seat } takes over { $owner }'s bridge between { $one } and { $two }.
    .people = owner
    .short = takes over { $owner }'s bridge { $one } – { $two }
event-took_over-with-lifted = { $seat } takes over { $owner }'s bridge between { $one } and { $two }, with a noble from { $lifted }.
    .people = owner
    .short = takes over { $owner }'s bridge { $one } – { $two } (noble from { $lifted })
event-moved_bridge = { $seat } takes over { $owner }'s bridge { $from_one } – { $from_two } and moves it to { $one } – { $two }.
    .people = owner
    .short = takes over { $owner }'s bridge { $from_one } – { $from_two }, moves it to { $one } – { $two }
event-moved_bridge-with-lifted = { $seat } takes over { $owner }'s bridge { $from_one } – { $from_two } and moves it to { $one } – { $two }, with a noble from { $lifted }.
    .people = owner
    .short = takes over { $owner }'s bridge { $from_one } – { $from_two }, moves it to { $one } – { $two } (noble from { $lifted })
event-defected = { $seat } replaces one of { $owner }'s nobles in { $district }.
    .people = owner
    .short = replaces a noble of { $owner } in { $district }
event-defected-with-lifted = { $seat } replaces one of { $owner }'s nobles in { $district } with one from { $lifted }.
    .people = owner
    .short = replaces a noble of { $owner } in { $district } (noble from { $lifted })
event-banishing = { $seat } rolls { $roll } to banish from { $district }.
    .short = rolls { $roll } to banish
event-banished = { $seat } banishes from { $district }: { $each }.
    .each = { $name } { $count }
    .short = banishes from { $district }: { $each }
event-doge_entered = { $seat } puts the doge into { $district }.
    .short = doge → { $district }
event-doge_stayed = { $seat } leaves the doge in { $district }.
    .short = doge stays in { $district }
event-doge_moved = { $seat } moves the doge to { $district }{ $price ->
        [0] {" "}for free
       *[other] {" "}for { $price } prestige{ $payees_count ->
            [0] { "" }
           *[other] {" "}(toll to { $payees }{ $step ->
                [0] { "" }
               *[other] , { $step } lost
            })
        }
    }.
    .people = payees
    .short = doge → { $district }{ $price ->
            [0] { "" }
           *[other] { $payees_count ->
                [0] {" "}(−{ $price })
               *[other] {" "}(−{ $price }: { $payees }{ $step ->
                    [0] { "" }
                   *[other] , { $step } lost
                })
            }
        }
event-scored = { $told ->
        [0] { $district } scores: no nobles.
       *[other] { $district } scores: { $each }.
    }
    .each = { $name } { $count }
    .short = { $told ->
            [0] { $district } scores: no nobles
           *[other] { $district } scores: { $each }
        }
event-declined = { $seat } discards the rest: { $cards }.
    .short = discards { $cards }
event-out = { $seats_count ->
        [one] { $seats } has 10 limit points or more and is out.
       *[other] { $seats } have 10 limit points or more and are out.
    }
    .short = { $seats_count ->
            [one] { $seats } is out (10+ limit points)
           *[other] { $seats } are out (10+ limit points)
        }
event-last_round = Only { $seats } play the last round of this passage. After it comes the bonus.
    .short = { $seats } play one last round, then comes the bonus
event-bonus = { $told ->
        [0] No bonus: no one is below 10 limit points.
       *[other] Bonus (highest limit { $highest } minus own): { $each }.
    }
    .each = { $name } { $count }
    .chapter = Bonus
    .short = { $told ->
            [0] none, no one is below 10
           *[other] highest limit { $highest } minus own: { $each }
        }
# Without $limit: in games from before that was told.
event-fewest = { $seat } has the fewest limit points and may banish.
    .short = has the fewest limit points and may banish
event-fewest-with-limit = { $seat } has the fewest limit points ({ $limit }) and may banish.
    .short = has the fewest limit points ({ $limit }) and may banish
event-fewest_tied = { $seats } tie for fewest limit points ({ $limit }), so no one banishes.
    .short = tie for fewest limit points ({ $limit }), no banishment: { $seats }
event-kept_peace = { $seat } passes and banishes no one.
    .short = passes, no banishment
event-passage_ended = { $passage ->
        [3] Passage 3 of 3 ends. Now every district scores.
       *[other] Passage { $passage } of 3 ends.
    }
    .chapter = End of passage { $passage }
    .short = { $passage ->
            [3] every district scores
           *[other] { "" }
        }
event-game_over = The game is over.
    .chapter = { "" }
    .short = game over


## Refusals: only those that the host's catalogue does not have


## Steps

step-setup = Setup: rolls
step-bridges = Setup: bridges
step-second_bridges = Setup: second bridge
step-roles = Roles
step-split = Splitting
step-choose = Choosing an offer
step-play = Playing cards
step-fewest = Fewest limit points
step-over = Game over


## Hints

measure-prestige = { $amount } prestige { $more }
measure-districts = { $amount } { $count ->
        [one] point
       *[other] points
    } { $more } in the districts
measure-nobles = { $amount } { $count ->
        [one] noble
       *[other] nobles
    } { $more }
measure-bridges = { $amount } { $count ->
        [one] bridge
       *[other] bridges
    } { $more }
measure-limit = { $amount } { $count ->
        [one] limit point
       *[other] limit points
    } { $more }

## Final score

line-doge = Doge
line-tolls = Tolls
line-bonus = Bonus
line-final = Final scoring
line-nobles = Nobles in San Marco

so-far = Points so far. The final scoring and this passage's bonus are still to come.

reason-three_passages = Three passages are over, and every district has scored.


## Planning ahead: standing orders, and what may end a plan

order-least_limit = Take the offer with the fewest limit points
    .why = In a tie, the one with the most action cards.
order-doge_gains = Move the doge where it gains you most
    .why = Tolls you pay and what rivals score count against it.
order-victims_ahead = Banish the nobles whose loss helps you most
    .why = When a banishment leaves you a choice. If all help you equally, it hits the leader.
order-lift_least = Lift the noble you miss least
    .why = If your supply is empty, the noble comes from where you miss it least.
order-fewest_gains = With the fewest limit points, banish where it helps
    .why = At the end of a passage you banish where it helps you most, or pass.
surprise-took = a player takes an offer
surprise-placed = a player places a noble
surprise-defected = a player replaces a noble
surprise-built = a player builds a bridge
surprise-banishing = a player banishes nobles
surprise-doge_moved = a player moves the doge


## Table options

table-districts = District values
table-districts-attested = Attested
    .note = San Marco 8/6; Castello, Dorsoduro, Santa Croce 6/5; Cannaregio, San Polo 6/4.
table-districts-graded = Graded
    .note = As attested, but Castello 7/5 and Santa Croce 5/4: the districts differ more.
table-hands = Splitters' cards
table-hands-hidden = Hidden
    .note = Only the splitter sees the cards until the offers are revealed, as in the rules.
table-hands-open = Open
    .note = Everyone sees the cards before the offers are revealed, but not how they're split.
table-roles = Roles
table-roles-random = Random
    .note = Each round the start player splits. Chance decides the other roles, as in the rules.
table-roles-assigned = Assigned
    .note = Each round the start player splits and assigns the other roles.
table-fewest = Banishment for fewest limit points
table-fewest-anybody = At any total
    .note = The player with the fewest limit points may banish, even with 10 or more.
table-fewest-below_ten = Only below 10
    .note = The player with the fewest limit points may banish, but not with 10 or more.

table-routes = Doge's routes
table-routes-cheapest = Cheapest
    .note = For each district the cheapest routes, one for each choice of owners to pay.
table-routes-all = All
    .note = Dearer routes too, so you can pay one player rather than another, as in the rules. Longer menus.


## Pictures and their alt texts: picture-* and alt-* (RENDER)

picture-setup = Setup
picture-passage = Passage { $passage }
picture-round = round { $round }
picture-last-round = last round
picture-out = out
picture-over = Game over
picture-doge-away = waits
picture-offers = { $name } offers
picture-offer = Offer { $number }
picture-out-at = limit { $limit }: out
picture-dividing = Splitting
picture-divides = splitting
picture-divided = has split
picture-carries-out = { $name } plays
picture-pile = Action cards in the pile
picture-end = discard
picture-again = roll again
picture-keep = keep
picture-nobody-scores = no points
picture-passage-ends = Passage { $passage } ends
picture-bonus = Bonus
picture-bonus-from = highest limit { $highest } minus own
picture-passages = 3 passages
picture-legend-own = you
picture-legend-supply = supply
picture-legend-prestige = prestige
picture-legend-limit = limit points
picture-legend-start = start player
picture-legend-splits = splits
picture-legend-chooses = chooses

# What the table waits for, after the name of whom it waits for.
picture-verb-setup = roll again?
picture-verb-bridges = build a bridge
picture-verb-second_bridges = build the second bridge
picture-verb-roles = assign the roles
picture-verb-split = split the cards
picture-verb-choose = take an offer
picture-verb-play = play the cards
picture-verb-fewest = banish or pass

# What the viewer is asked, in two to four words. $pick is a range such as 1–7.
picture-about-place = Your nobles · more points if scored
picture-about-source = Your nobles there
picture-about-defect = Whose noble · more points for you if scored
picture-about-doge = Points now · toll → who gets it
picture-about-banish = Points if scored now
picture-about-fewest = { picture-about-banish }
picture-about-victims = Nobles that go
picture-ask-reroll = Roll again?
picture-ask-bridge = Bridge where?
picture-ask-roles = Who does what?
picture-ask-split = Offer 1: { $pick } cards
picture-ask-split_rest = Offer 2: { $pick } cards
picture-ask-choose = Take an offer
picture-ask-play = Play a card
picture-ask-place = Noble where?
picture-ask-take = Replace which?
picture-ask-defect = Replace which?
picture-ask-doge = Doge where?
picture-ask-banish = Banish where?
picture-ask-fewest = Banish or pass?
picture-ask-victims = Whose nobles?
picture-ask-source = Lift from where?

alt-new = New: { $parts }.
alt-new-nobles = nobles of { $name } in { $district }
alt-new-bridge = bridge { $pair } of { $name }
alt-new-doge = doge
alt-new-prestige = prestige of { $name }
alt-new-limit = limit points of { $name }
alt-start = Start player: { $name }.
alt-division = { $name } splits, { $deciders } { $count ->
        [one] chooses
       *[other] choose in this order
    }.
alt-computer = computer
alt-house = { $name }{ $signs }: prestige { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}(bonus now +{ $bonus })
    }, limit points { $limit }, supply { $supply }
alt-house-map = { $nobles }{ $count ->
        [0] {""}
        [one] ; bridge { $bridges }
       *[other] ; bridges { $bridges }
    }
alt-no-nobles = no nobles
alt-own = You: prestige { $points }, limit points { $limit }, supply { $supply }.
alt-district = { $district } ({ $first }/{ $second }{ $doge ->
        [0] {""}
       *[other] , doge here
    }): { $count ->
        [0] no nobles
       *[other] { $nobles }
    }.
alt-values = Values: { $values }.
alt-doge = Doge: { $district }.
alt-no-doge = The doge isn't in play yet.
alt-bridges = Bridges: { $bridges }.
alt-passage-begins = Passage { $passage } begins. Start player: { $name }.
alt-making = Offer { $number }: { $cards }{ $stands }.
alt-scores = Would score now: { $scores }.
alt-piles = Piles: { $actions } action cards, { $limits } limit cards, { $bridges ->
        [one] { $bridges } bridge
       *[other] { $bridges } bridges
    } left.
alt-pile = Action cards in the pile: { $cards }.
alt-dividing = { $name } { $waits ->
        [0] has split
       *[other] is still splitting
    }{ $count ->
        [0] {""}
       *[other] : { $cards }
    }.
alt-offers = { $name } offers: { $offers }.
alt-offers-for = { $name } offers, with { $chooser }'s limit points after each: { $offers }.
alt-offer = { $cards } (then { $total })
alt-offer-taken = { $cards } (taken by { $name })
alt-left = { $name }'s cards left: { $cards }.
alt-face-down = Face down, from { $name } for { $deciders }: { $offers }.
alt-dealt = Open to all: { $cards }.
alt-backs = { $actions } action, { $limits } limit
alt-stands = With offer { $number }: { $stands }.
alt-stand = { $name } { $total ->
        [one] 1 limit point
       *[other] { $total } limit points
    }
alt-routes = { $district } ({ $points }{ $price ->
        [0] {""}
       *[other] , pay { $price }
    }): { $routes }.
alt-card = Card: { $card }.
alt-dead = No effect now: { $cards }.
alt-taken = You replace: bridge { $pair } of { $name }.
alt-final = { $title }, final score after 3 passages.
alt-ties = nobles in San Marco { $value }
alt-nobles = Nobles of { $name }: { $nobles }.
