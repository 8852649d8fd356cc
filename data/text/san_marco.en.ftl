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
    .subtitle = Divide cards, choose wisely, and win the districts of Venice
    .duration = about 75 minutes of play
    .weight = a little more to learn
    .best = Best with 3. With 4, more depends on luck: on who is paired with whom.

how = San Marco: how to play
    .goal = You send nobles into the six districts of Venice, and earn prestige where you have the most. The most prestige wins.
    .turn = In each round some players divide cards into offers, and others choose one first; the last offer is left to whoever divided. Then you carry out the cards you got: place nobles, build bridges, move the doge.
    .card = The two numbers of a district, such as 8 and 6: prestige for the most nobles there and for the second most, filled where somebody would get it now. Red limit cards are a burden: with ten limit points you are out until the next passage. The pale card at the lower right shows passage and round, who divides (scales) and who chooses (hand), and what is left of action cards, limit cards and bridges.
    .pays = A doge card scores one district at once. The doge walks over bridges, and crossing somebody else's costs you prestige: build your own on his way. Few limit points bring a bonus at the end of a passage.
    .end = The game ends after three passages; then every district is scored once more.
    .time = About 75 minutes of play, here spread over days: you are called when it is your move.

-district = Most nobles { $first } prestige, second most { $second }{ $graded ->
        [other] {" "}(graded values: { $graded_first } and { $graded_second })
       *[same] { "" }
    } · face { $face } of the die · 5 cards
-cards = Action card · { $copies } of 62
-limit = Limit card · { $copies } of 28


## Terms

term-aim = The game in short
    .effect = Share cards, win districts, lead in prestige
    .help =
        You lead a Venetian family and send its nobles into six districts. Each round some players divide cards into offers, others choose one of them, and everybody carries out what they got. Good cards often come together with limit points: with ten of those you are out of the passage.
        The doge scores the district where he ends. After three passages every district is scored once more. The most prestige wins.
        For 3 and 4 players; many like it best with 3, where one divides for all.
        Example: Ada packs two doges with 6 limit points, and three poor cards with none. Ben must decide what he can afford.
term-setup = Setup
    .effect = Four rolls, then a bridge each
    .help =
        You have 25 nobles. Plaza rolls the die four times for you, in the order of the seats; each roll puts 2 of them into that district. If all four rolls are the same, you may roll the last one again until another face shows.
        Then, clockwise from the start player, everybody places a bridge between two neighbouring districts, with a noble on it. With three players you place two, one at a time.
        The first seat is the first start player.
        Example: you roll 6, 6, 1 and 4: four nobles in Castello, two each in Cannaregio and San Marco. After your bridge 16 are in your supply.
term-round = Round, roles and start player
    .effect = Distributors divide, deciders choose
    .help =
        With four players the start player is the first distributor. The others are drawn: first decider (with the start player), second distributor, second decider (with the second distributor). The table may agree that the start player assigns these roles.
        Each distributor is dealt 5 action and 3 limit cards and divides them into two offers, both at the same time. Then the first group chooses and carries out its cards, and after it the second, whose offers stay closed until then.
        After a round the next player clockwise is start player.
        Example: Ada starts; Ben, Cleo and Dora are drawn in this order. Ben chooses from Ada's offers, Dora from Cleo's.
term-offers = Dividing and choosing offers
    .effect = Divide all cards; the others choose first
    .help =
        The distributor divides all cards into offers, in any way that leaves none empty. An offer may be limit cards only, or action cards only.
        The decider takes one of the opened offers: the limit cards come first, for all to see, then the action cards are carried out. After that the distributor takes what is left and does the same.
        Before you confirm, Plaza shows you your offers as the decider will see them, with the limit points each of you would then have.
        Example: of 8 cards, 4 and 4, 5 and 3, 6 and 2 or 7 and 1 are possible, 8 and 0 is not.
term-playing = Carrying out cards
    .effect = One by one, in any order
    .help =
        You carry out your action cards one by one, in any order. District, bridge, defector and banishment may be declined: stop, and what is left is discarded, face up. A doge card must be carried out; as long as you have one you cannot stop.
        A card that could have no effect now is not offered.
        Whoever reaches ten limit points with an offer still carries out all its cards.
        Example: you have Castello, a bridge and a doge. You strengthen Castello first and then score it with the doge; the bridge you may decline.
term-limits = Limit points
    .effect = Ten or more: out of the passage
    .help =
        Limit cards with 1, 2 or 3 points stay in front of you until the passage ends. At the end of a round, whoever has ten points or more is out of the passage: no cards and no questions until the next one begins. Only one thing is still open to them, a banishment: whoever alone has the fewest limit points may banish, even with ten or more, unless the table has agreed otherwise.
        There are always enough cards: neither deck can run out within a passage.
        Example: after a round Ada has 3 points, Ben 6, Cleo 10 and Dora 12. Cleo and Dora are out; Ada and Ben play one last round.
term-last_round = Last round
    .effect = Whoever is still in plays exactly one more
    .help =
        If somebody is out at the end of a round and two or three players are still in, those play exactly one more round, however many limit points they get in it.
        Three play as a table of three does: one distributor, 6 action and 4 limit cards, three offers. Two play with one distributor, one decider, 5 and 3 cards and two offers. The start player is the next one clockwise who is still in.
        If only one player or nobody is still in, the passage ends at once.
        Example: Ben is out, Ada was start player. Cleo, next clockwise, divides ten cards for Dora and Ada.
term-passage = End of a passage and bonus
    .effect = Below ten: the gap to the highest as prestige
    .help =
        At the end of a passage, after the last round, everybody with fewer than ten limit points gets prestige: the highest limit total of all, minus their own. Whoever reached ten, even in the last round, gets nothing, but can still have the highest total.
        Then whoever alone has the fewest may banish. After the first and the second passage limit cards and discard pile are shuffled back, all play again, and the start player moves on clockwise. Nobles, bridges, doge and prestige stay.
        Example: Ada has 4, Ben 8, Cleo 10 and Dora 13. Ada gets 13 − 4 = 9, Ben 13 − 8 = 5.
term-fewest = The fewest limit points
    .effect = Whoever alone has the fewest may banish
    .help =
        At the end of a passage, after the bonus, the player who alone has the fewest limit points may carry out a banishment, as with the card, or decline. If several share the fewest, nobody may.
        This applies even with ten or more points, for the rule sets no limit. The table may agree that it is only for players below ten.
        Example: with 4, 4, 11 and 12 nobody banishes. With 10, 11, 12 and 12 the player with 10 does, unless the table has agreed otherwise.
term-nobles = Nobles and supply
    .effect = 25 each: in districts, on bridges, in the supply
    .help =
        A noble always comes from your supply. If that is empty, you may lift one of your own from any district and use it, but not from a bridge. That is Plaza's reading: the rulebook says only “from the board”, but a bridge without a noble would belong to nobody. There is always one, as at most 10 of your 25 can stand on bridges.
        Nobles that are replaced or banished return to their owner's supply. Nobles on bridges count for no majority and cannot be banished or replaced.
        Example: your supply is empty and you play Castello. You lift a noble from Dorsoduro and put it into Castello.
term-bridges = Bridges
    .effect = Between neighbours; up to 3, of different owners
    .help =
        There are 12 bridges. A bridge joins two neighbouring districts and carries a noble of its owner. At most three stand between the same two districts, never two of the same player.
        Your bridge lets a district card reach the district on the other side, and lets the doge pass for free. Others pay you 1 prestige when they move the doge over it, unless they own a bridge on that pair too.
        The rulebook can be read as if any two districts could be joined; Plaza allows neighbours only, as other sources do.
        Example: Ada and Ben have bridges between San Marco and Castello. Cleo may add the third, but Ada may not add a second.
term-tolls = The way of the doge and tolls
    .effect = Own bridge free, others' cost 1, paid to the owner
    .help =
        The doge may stay, or cross any number of bridges. Your own bridges are free; somebody else's costs you 1 prestige each time, paid to its owner. Where bridges of several others stand side by side, you choose whom to pay.
        If no bridge at all touches his district, you may pay 2 prestige, to nobody, and put him into a neighbouring one, once per card; from there he may go on over bridges. It is not allowed just because the bridges are not yours.
        All is paid before the scoring, and you cannot pay what you do not have: prestige never falls below 0.
        For each district the menu shows the cheapest ways, one for each choice of whom to pay. The table may agree that it shows dearer ones too, through no district twice: paying Ben twice can be better than paying the leader once.
        Example: with 1 prestige you cross Ben's bridge and your own: Ben gets 1. A second bridge of Ben is out of reach.
term-scoring = Scoring a district
    .effect = Most nobles: first value; next: second value
    .help =
        Only players with nobles in the district take part.
        Whoever alone has the most gets the first value. Whoever alone is second gets the second value; if several share second place, none of them gets it.
        If several share the most, each of them gets the second value, and nobody else gets anything. Whoever is there alone gets the first value only.
        Example, San Marco (8 and 6): Ada has 4 nobles, Ben 3, Cleo 2: Ada gets 8, Ben 6. With 2, 2 and 1, Ada and Ben get 6 each. With 5, 3 and 3, Ada gets 8 and the others nothing. With 3 each, all get 6.
term-end = End of the game and ties
    .effect = After three passages every district is scored
    .help =
        After the third passage, with its bonus and banishment, all six districts are scored once, wherever the doge is. The most prestige wins.
        With equal prestige, whoever has more nobles in San Marco is ahead. If that is equal too, they share the place.
        Example: Ada and Ben have 61. Ada has 3 nobles in San Marco, Ben 5: Ben wins.
term-three = With three players
    .effect = One divides ten cards into three offers
    .help =
        Many like San Marco best with three. What differs:
        Setup: two bridges each, one at a time, twice around clockwise.
        Roles: the start player divides; the others are drawn as first and second decider.
        Cards: 6 action and 4 limit cards in three offers, none of them empty.
        Order: the first decider takes an offer and carries it out; the second then takes one of the other two, and the distributor the last.
        Last round: if one is out, the other two play it with 5 and 3 cards in two offers. If two or three are out, the passage ends.
        Example: Ada divides; Cleo is drawn first and takes one of three offers, Ben one of two, Ada the last.
term-together = Sealed offers
    .effect = All divide at once; only the backs are seen
    .help =
        All distributors divide at the same time, so it does not matter who is first. Nothing is opened until all are ready. Then everybody sees how many action and how many limit cards lie in each offer, because their backs differ, but not which. The second group's offers stay closed until the first group has finished.
        Everything else is decided by one player after the other. What you choose for a card becomes known only when it is carried out.
        Example: while Ada and Ben carry out their cards, Dora sees that Cleo's offers have 4 + 1 and 1 + 2 cards, and can plan.
term-missing = When somebody is missing
    .effect = A sensible computer plays on in that seat
    .help =
        If a player resigns or is away, or the table gives their move to the computer, a sensible computer plays. That is not a rule of the game, but it keeps the game moving. The computer sees only what that seat may see, so never anybody else's sealed offer.
        It divides so that what the others will probably leave is worth most to it, takes the offer that is worth most to it once limit points are deducted, and leaves the doge or pays tolls, whichever gains it most.
        Example: Ben is away and must divide. The computer divides for him; what the others divide at the same time it cannot know.
term-table_options = Table options
    .effect = What is agreed on before the game
    .help =
        Whoever opens a table chooses the options with `/play`; the lobby shows the choice.
        Values of the districts: attested or graded.
        Cards of the distributors: hidden until the offers are opened, or open for all.
        Roles: drawn by lot, or assigned by the start player.
        Banishment for the fewest limit points: for anybody, or only below ten limit points.
        Ways of the doge: the cheapest ones, or all that can be paid.
        Example: `hands=open, roles=assigned` plays with open cards, and the start player says who does what.
term-edition = Edition and sources
    .effect = The edition of 2001, and where its numbers are from
    .help =
        Plaza plays San Marco by Alan R. Moon and Aaron Weissblum as published in 2001, in words of its own. The rulebook decides. The numbers of cards are taken from public rules in several languages and reviews that agree with each other.
        Where the rulebook is silent, Plaza decides as these entries say. What the board shows and nobody has published has an entry of its own, “What is reconstructed”.
        Example: that San Marco is worth 8 and 6 is in the rulebook; that there are 10 doge cards comes from such sources.
term-reconstructed = What is reconstructed
    .effect = Values, faces and neighbours that could be wrong
    .help =
        No public source shows the whole board, so Plaza had to reconstruct a part:
        1. Certain: San Marco's values (8 and 6), face 6 for Castello, and that these two are neighbours.
        2. The values of the other five: 6/5 and 6/4 are known to be on the board, but not where. “Attested” uses only these, “graded” has made-up ones too.
        3. The faces 1 to 5 of the die. The odds are the same either way.
        4. All other neighbours, taken from the real Venice.
        If you own the game, tell whoever runs this bot what differs: it can be corrected in one data file, `data/san_marco/components.toml`.
        Example: Castello with 6 and 5 is a guess; its face 6 is certain.


## Districts

district-cannaregio = Cannaregio
    .tag = Cannaregio
    .code = Can
    .effect = First 6, second 4 prestige; face 1
    .does = A noble into Cannaregio, or over your bridge into a neighbour
    .help =
        { -district(first: 6, second: 4, face: 1) }
        Neighbours: Santa Croce, San Polo, San Marco, Castello.
        Its card puts a noble here, or over a bridge of your own into a neighbour. Values, face and neighbours are reconstructed.
        Example: Ada has 3 nobles here, Ben 1: Ada gets 6 prestige, Ben 4.
district-santa_croce = Santa Croce
    .tag = S. Croce
    .code = Cro
    .effect = First 6, second 5 prestige (graded 5, 4); face 2
    .does = A noble into Santa Croce, or over your bridge into a neighbour
    .help =
        { -district(first: 6, second: 5, graded: 2, graded_first: 5, graded_second: 4, face: 2) }
        Neighbours: Cannaregio, San Polo, Dorsoduro.
        Its card puts a noble here, or over a bridge of your own into a neighbour. Values, face and neighbours are reconstructed.
        Example: Ada and Ben have 2 nobles each here, Cleo 1: Ada and Ben get the second value each: 5 prestige, graded 4.
district-san_polo = San Polo
    .tag = S. Polo
    .code = Pol
    .effect = First 6, second 4 prestige; face 3
    .does = A noble into San Polo, or over your bridge into a neighbour
    .help =
        { -district(first: 6, second: 4, face: 3) }
        Neighbours: Cannaregio, Santa Croce, San Marco, Dorsoduro.
        Its card puts a noble here, or over a bridge of your own into a neighbour. Values, face and neighbours are reconstructed.
        Example: only Cleo has nobles here: she gets 6 prestige, and nobody gets the second value.
district-san_marco = San Marco
    .tag = S. Marco
    .code = Mar
    .effect = First 8, second 6 prestige; face 4; breaks ties
    .does = A noble into San Marco, or over your bridge into a neighbour
    .help =
        { -district(first: 8, second: 6, face: 4) }
        Neighbours: Cannaregio, San Polo, Dorsoduro, Castello.
        Its card puts a noble here, or over a bridge of your own into a neighbour. With equal prestige at the end, whoever has more nobles here wins. Its values, and Castello as a neighbour, are in the rulebook; its face and other neighbours are reconstructed.
        Example: Ada has 5 nobles here, Ben and Cleo 3 each: Ada gets 8 prestige, the others nothing.
district-dorsoduro = Dorsoduro
    .tag = Dorsoduro
    .code = Dor
    .effect = First 6, second 5 prestige; face 5
    .does = A noble into Dorsoduro, or over your bridge into a neighbour
    .help =
        { -district(first: 6, second: 5, face: 5) }
        Neighbours: Santa Croce, San Polo, San Marco.
        Its card puts a noble here, or over a bridge of your own into a neighbour. Values, face and neighbours are reconstructed.
        Example: all four have 2 nobles here: everybody gets 5 prestige.
district-castello = Castello
    .tag = Castello
    .code = Cas
    .effect = First 6, second 5 prestige (graded 7, 5); face 6
    .does = A noble into Castello, or over your bridge into a neighbour
    .help =
        { -district(first: 6, second: 5, graded: 2, graded_first: 7, graded_second: 5, face: 6) }
        Neighbours: Cannaregio, San Marco.
        Its card puts a noble here, or over a bridge of your own into a neighbour. Face 6, and San Marco as a neighbour, are in the rulebook; the values and the other neighbour are reconstructed.
        Example: Ben owns a bridge between Castello and San Marco. With the Castello card he puts a noble into Castello or into San Marco.


## Action cards

card-bridge = Bridge
    .tag = bridge
    .code = bridge
    .effect = Build a bridge; if none is left, replace another's
    .does = { card-bridge.effect }
    .help =
        { -cards(copies: 6) }
        While bridges are in stock: build one between two neighbouring districts, with a noble of yours on it.
        When all 12 stand: choose a bridge of another player. It becomes yours where it stands, or you move it to another pair of neighbours; its noble goes back, and one of yours takes its place. Your own bridges stay.
        Afterwards at most three bridges stand on the pair, never two of the same player: where you own one, you cannot take over another.
        Example: all 12 stand. Ada moves Ben's bridge from San Polo and Dorsoduro to San Marco and Castello; Ben gets his noble back.
card-defector = Defector
    .tag = defector
    .code = defect
    .effect = Replace another player's noble with one of yours
    .does = { card-defector.effect }
    .help =
        { -cards(copies: 12) }
        Choose a district and another player with a noble there: that noble goes back to its owner, and one of yours takes its place. You need no nobles or bridges of your own there. Nobles on bridges are safe.
        Example: in San Marco Ben leads with 3 to your 2. After the defector you lead with 3 to 2.
card-doge = Doge
    .tag = doge
    .code = doge
    .effect = Must be played: move the doge, score where he ends
    .does = { card-doge.effect }
    .help =
        { -cards(copies: 10) }
        This card must be carried out. The first one of the game puts the doge into any district, for free. After that he may stay, or move over bridges; those of others cost a toll.
        The district where he ends is scored at once. With several doge cards the same district can be scored again.
        Example: the doge is in San Polo, you have two doge cards and lead there. You leave him twice and score San Polo twice.
card-banishment = Banishment
    .tag = banish
    .code = banish
    .effect = Name a district and roll: that many nobles leave
    .does = { card-banishment.effect }
    .help =
        { -cards(copies: 4) }
        Name a district with nobles, then the die is rolled; you cannot refuse the roll. That many nobles go back to their owners' supplies, or all of them if there are fewer. The others' nobles go first, yours only when no others are left. If several players could lose nobles and not all must, you choose how many of whom. Nobles on bridges are safe.
        Naming an empty district would mean declining.
        Example: you roll 2 where you have 3, Ben and Cleo 2 each. You take two from Ben, two from Cleo, or one of each. If they had 1 each, both would go without a question.


## Limit cards

limit-1 = Limit 1
    .tag = limit
    .effect = 1 limit point until the passage ends
    .does = { limit-1.effect }
    .help =
        { -limit(copies: 8) }
        Stays in front of you until the passage ends, and counts 1. With ten points or more at the end of a round you are out.
        Example: with 9 points this card makes it ten, and you are out of the passage.
limit-2 = Limit 2
    .tag = limit
    .effect = 2 limit points until the passage ends
    .does = { limit-2.effect }
    .help =
        { -limit(copies: 10) }
        Stays in front of you until the passage ends, and counts 2. With ten points or more at the end of a round you are out.
        Example: two of these cards and one with 3 points make 7.
limit-3 = Limit 3
    .tag = limit
    .effect = 3 limit points until the passage ends
    .does = { limit-3.effect }
    .help =
        { -limit(copies: 10) }
        Stays in front of you until the passage ends, and counts 3. With ten points or more at the end of a round you are out.
        Example: three of these cards make 9; you are still in, and any further limit card puts you out.


## Questions

spots = On the map
    .asked = bridge place take defect doge banish fewest source

ask-reroll = Your four rolls are all the same. Roll the last one again?
    .why = Eight nobles will almost surely lead one district; six there and two elsewhere may score in both.
ask-bridge = Between which two districts does your bridge go?
    .why = Over your own bridge the doge goes free, and your district cards reach both ends; others pay you. Join districts where your nobles gain by it.
ask-roles = Who takes which role this round?
    .why = Whoever chooses first from your offers takes what is best for them; if a second player divides, that one does not choose at all.
ask-split = { $options ->
        [10] Which cards make offer 1 of 3? The rest is for the other two.
       *[other] Which cards make offer 1? The rest is offer 2.
    }
    .why = The others choose first and you get what they leave: make offers that you would find hard to choose between yourself. Limit points balance good cards.
ask-split_rest = Which of these cards make offer 2? The rest is offer 3.
    .why = What nobody takes is yours: make neither of the two clearly better.
ask-choose = Which offer do you take?
    .why = Weigh the cards against the limit points: with ten of them you get no bonus and, except in the last round, are out of this passage. Below ten, every point below the highest is prestige at its end.
ask-play = Which card do you play next?
    .why = The order matters: first strengthen a district, then score it with the doge. Only a doge must be played.
ask-place = Where does the noble of your { $subject } card go?
    .why = A noble gains something where it changes who is first or second: look at what you score now, and what you would score then.
ask-take = All bridges are built. Which bridge of another player do you replace?
    .why = Take one over which the doge will go, or which earns its owner tolls.
ask-defect = Which noble makes way for one of yours?
    .why = It counts twice, one more for you and one fewer for them: look where that changes who is first or second.
ask-doge = Where does the doge go? The district where he ends is scored.
    .why = Compare what each district brings you and your rivals, less the toll that you pay them.
ask-banish = From which district do you banish nobles? After that, the die is rolled.
    .why = The others' nobles go first: choose where rivals score and you have few. The roll decides how many.
ask-fewest = You alone have the fewest limit points. Banish nobles from a district?
    .why = It costs you nothing but nobles of your own where the others have few. Choose where rivals score.
ask-victims = Who loses how many nobles in { $subject }?
    .why = Take them from whoever scores here, or is ahead in prestige.
ask-source = Your supply is empty. From which district do you lift a noble?
    .why = Lift it where it costs you no place: where you are far ahead, or have no chance.


## The first game: each kind of question, the first time that it comes

lesson-bridge = A bridge joins two neighbouring districts, and yours is good for two things: your district cards reach both of its ends, and the doge walks over it for free, while the others pay you 1 prestige. Most people begin beside a district that is worth much, such as San Marco or one next to it, and put the next bridge elsewhere, so that they reach many districts.
lesson-split = You divide all these cards into offers. The others choose first and you get what they leave, so it pays to be fair. A district card says how many nobles each has there, and in gold the prestige that a scoring would bring them now. Limit cards are a burden: ten points, and you are out until the next passage. Most people put them beside the strongest action cards, so that each offer has its price.
lesson-split_rest = The first offer is made; now divide what is left into the second and the third. Below the question it says what would lie in each offer. Ask yourself which of them you would take: if it takes you long to say, you have divided well. Most people make sure that they could live with any of the three, as one will be theirs.
lesson-choose = Take one of the offers. Its limit points are yours until the passage ends, its action cards are carried out at once. Most people look first for a district that they can strengthen and then score with a doge card. They keep an eye on their limit points, too: few bring a bonus at the end of the passage, and ten put you out.
lesson-play = Now carry out your cards, one by one; you choose the order. A district card adds a noble, a defector exchanges one, banishment removes some, a bridge links districts, the doge scores one. Most people strengthen the district first that they are going to score, and play the doge last. You may stop at any time, but a doge card must be played.
lesson-place = Your noble goes into the district on the card, or over a bridge of yours into the one at its other end. Each district has two values: the most nobles get the first, the second most the second. Tied for first: each of them gets the second value, and nobody is second. Tied for second: nothing. Most people go where one noble changes the order: to draw level, to lead, or to become second.
lesson-take = All twelve bridges are built, so your card takes one from somebody else: it becomes yours, where it stands or elsewhere. Look for the bridge that costs you tolls again and again, or over which the doge will go next. Most people take one beside a district in which they are strong.
lesson-defect = A defector exchanges a noble of somebody else for one of yours, in any district; you need nobody there before. So it counts twice: one fewer for them, one more for you. Most people use it where two are close together, to take the lead or second place away from a rival who is ahead in prestige.
lesson-doge = The doge goes to a district, over bridges or by staying; the first time he may begin anywhere, for free. The district is scored at once: the most nobles and the second most bring prestige. Other people's bridges cost you 1 each, your own nothing. Most people score where they lead and nobody else gains much: where you gain most compared with your rivals, not just most.
lesson-banish = Banishment sends nobles home from one district: the die says how many, and the others' nobles go first. Most people choose a district that will be scored soon, in which a rival is far ahead and they have few or no nobles themselves. You are the last to lose any, so your own are safe while enough others stand there.
lesson-fewest = At the end of a passage whoever alone has the fewest limit points may banish nobles as with the card: a reward for having taken little. It costs you nothing, so most people use it: choose the district that brings your strongest rival most and where you have few nobles. You may also decline.
lesson-victims = The die is rolled; now you say who loses how many nobles here. Think of the next scoring: who is first here and who is second, and what would change that? Most people take nobles from whoever leads in prestige, or exactly as many as they need to be first or second in this district themselves.
lesson-source = All your nobles are on the board, so you lift one of yours from a district to use it elsewhere. Most people take it where it changes nothing: where they lead by two or more, or where they cannot become second any more. Look first where you are about to score.


## Answers

option-reroll-again = Roll again
    .note = Until a face other than { $district } shows
    .why = The two nobles go to another district.
option-reroll-keep = Keep all four
    .note = Eight nobles in { $district }
    .why = Few begin with so many nobles in { $district }.
option-pair = { $one } – { $two }
    .note = { $stays ->
        [1] The bridge stays where it is and becomes yours
       *[other] { $bridges ->
            [0] No bridge there yet
            [one] 1 bridge there
           *[other] { $bridges } bridges there
        }
    }
    .why = { $stays ->
        [1] The bridge stays where it is; the way over it is then free for you.
       *[other] { $bridges ->
            [0] No bridge there yet: yours opens the way, and it costs you nothing.
            [one] A bridge stands there already; yours makes the way free for you.
           *[other] { $bridges } bridges stand there already; yours makes the way free for you.
        }
    }
option-roles = { $decider } before { $second }
    .people = decider second
    .note = { $decider } chooses first, { $second } second
    .why = { $decider } chooses first, { $second } after that.
option-roles-with-distributor = { $decider } · { $distributor } with { $second }
    .people = decider distributor second
    .note = { $decider } chooses from you; { $distributor } divides for { $second }
    .why = { $decider } takes the better of your offers; { $distributor } divides against { $second }.
option-card = { $card }
    .note = { $card_does }
option-offer-1 = Offer 1: { offer-limit }
    .note = { $cards }
    .why = { $cards }. { $limit ->
        [0] No limit points.
       *[other] It takes your limit to { offer-total }.
    }
option-offer-2 = Offer 2: { offer-limit }
    .note = { $cards }
    .why = { $cards }. { $limit ->
        [0] No limit points.
       *[other] It takes your limit to { offer-total }.
    }
option-offer-3 = Offer 3: { offer-limit }
    .note = { $cards }
    .why = { $cards }. { $limit ->
        [0] No limit points.
       *[other] It takes your limit to { offer-total }.
    }
offer-limit = { $limit ->
        [0] limit stays { $total }
       *[other] limit { offer-total }, +{ $limit }
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
    .note = Scored now: { $now } for you · { $told ->
        [0] nobody is there
       *[other] nobles: { $each }
    }
    .why = { $card_does }.
    .each = { $name } { $count }
option-play-card = { option-play-district }
    .note = { $card_does }
    .why = { $card_does }.
option-end = Stop
    .note = The cards that are left are discarded unplayed
    .why = Only if what is left would help others more than you.
option-place-district = { $district }
    .note = You score { $now } now, then { $then } · { $told ->
        [0] nobody is there
       *[other] { $each }
    }{ $over ->
        [0] { "" }
       *[other] {" "}· over your bridge
    }{ $lifts ->
        [0] { "" }
       *[other] {" "}· your supply is empty
    }
    .why = Scored now it brings you { $now }, and with the noble { $then }.
    .each = { $name } { $count }
option-bridge = { $one } – { $two } · { $owner }
    .people = owner
    .note = { $stays ->
        [0] Move it: on this pair you already own one
       *[other] { $moves ->
            [0] Take it over there
           *[other] Take it over there, or move it
        }
    }
    .why = { $owner } loses it, and any tolls there.
option-noble = { $district } · { $owner }
    .people = owner
    .note = { $owner } has { $count } there, you have { $own } · you score { $now } now, then { $then }{ $lifts ->
        [0] { "" }
       *[other] {" "}· your supply is empty
    }
    .why = Scored now it brings you { $now }, after that { $then }.
option-doge = { $stays ->
        [1] { $district } · he stays
       *[other] { $district }{ $enters ->
            [1] { "" }
           *[other] { $price ->
                [0] {" "}· free
               *[other] { $payees_count ->
                    [0] {" "}· −{ $price } to nobody
                   *[other] {" "}−{ $price }: { $payees }{ $step ->
                        [0] { "" }
                       *[other] , { $step } to nobody
                    }
                }
            }
        }
    }
    .note = { $told ->
        [0] Nobody scores
       *[other] Prestige: { $each }
    }
    .people = payees
    .each = { $name } { $count }
    .why = { $told ->
        [0] Nobody scores now; it only places him for later.
       *[other] Brings { $each }.
    }
option-banish-district = { $district }
    .note = Nobles: { $each }
    .each = { $name } { $count }
    .why = Nobles there: { $others } of the others, { $own } of yours.
option-fewest-district = { $district }
    .note = Nobles: { $each }
    .each = { $name } { $count }
    .why = Nobles there: { $others } of the others, { $own } of yours.
option-decline = Banish nobody
    .note = All nobles stay
    .why = If every district would cost you more than the others.
option-victims = { $each }
    .note = Roll { $roll }: that many nobles leave { $district }
    .each = { $name } { $count }
    .why = They lose: { $each }.
option-source-district = { $district }
    .note = { $own ->
        [one] Your only noble there
       *[other] You have { $own } there
    }{ $back ->
        [0] { "" }
       *[other] {" "}· the card puts it back there
    }
    .why = You have { $own } there.


## What comes of an answer

remark-offer = { $cards_count ->
        [0] Offer { $number }: no cards yet.
       *[other] Offer { $number }: { $cards }. { $limit ->
            [0] No limit points.
            [one] 1 limit point. Whoever takes it then has: { $each }.
           *[other] { $limit } limit points. Whoever takes it then has: { $each }.
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
remark-left = Left for { $offers } more offers: { $cards }.{ $limit ->
        [0] { "" }
        [one] {" "}1 limit point.
       *[other] {" "}{ $limit } limit points.
    }
remark-out = You are out of this passage with { $limit } limit points. { $passage ->
        [3] It is the last one; then every district is scored.
       *[other] You play again when the next one begins.
    }
remark-limits = Limit cards: { $cards }


## Events

event-rolled = { $seat } rolls { $districts }: 2 nobles for each roll.
    .short = rolls { $districts }
event-kept_rolls = { $seat } keeps the four equal rolls.
    .short = keeps the four equal rolls
event-rerolled = { $seat } makes the last roll again: { $district }.
    .short = makes the last roll again: { $district }
event-bridge_placed = { $seat } builds a bridge between { $one } and { $two }.
    .short = bridge { $one } – { $two }
event-passage_began = { $passage ->
        [1] Passage 1 of 3 begins.
       *[other] Passage { $passage } of 3 begins: all play again, without limit points.
    }
    .short = passage { $passage } of 3 begins
event-round_began = { $last ->
        [0] Round { $round } of passage { $passage }. Start player: { $seat }.
       *[other] Last round of passage { $passage }. Start player: { $seat }.
    }
    .chapter = { $last ->
            [0] Passage { $passage }, round { $round }
           *[other] Passage { $passage }, last round
        }
    .short = starts
event-roles = { $seats_count ->
        [one] { $seat } divides, { $seats } chooses.
       *[other] { $seat } divides; { $seats } choose in this order.
    }
    .short = divides for { $seats }
event-dealt = Dealt to { $seat }: { $cards }.
    .short = is dealt { $cards }
event-divided = { $actions_count ->
        [2] { $seat } has divided, action + limit cards: { $actions_1 } + { $limits_1 } and { $actions_2 } + { $limits_2 }.
       *[other] { $seat } has divided, action + limit cards: { $actions_1 } + { $limits_1 }, { $actions_2 } + { $limits_2 } and { $actions_3 } + { $limits_3 }.
    }
    .short = { $actions_count ->
            [2] offers { $actions_1 }+{ $limits_1 }, { $actions_2 }+{ $limits_2 } (action + limit)
           *[other] offers { $actions_1 }+{ $limits_1 }, { $actions_2 }+{ $limits_2 }, { $actions_3 }+{ $limits_3 } (action + limit)
        }
# Opened offers stand in the picture and in the menu; this is told when they are taken.
event-offer = { "" }
    .short = { "" }
event-took = { $seat } takes { $giver }'s offer { $number }: { $cards }. Limit now { $total }.
    .people = giver
    .chapter = { "" }
    .short = takes { $cards } (limit now { $total })
event-kept = { $seat } keeps offer { $number }: { $cards }. Limit now { $total }.
    .chapter = { "" }
    .short = keeps { $cards } (limit now { $total })
event-placed = { $seat } puts a noble into { $district }.
    .short = noble → { $district }
event-placed-with-card = { $seat } puts a noble into { $district }, over a bridge from { $card }.
    .short = noble → { $district } (bridge from { $card })
event-placed-with-lifted = { $seat } lifts a noble from { $lifted } and puts it into { $district }.
    .short = noble { $lifted } → { $district }
event-placed-with-lifted-with-card = { $seat } lifts a noble from { $lifted } and puts it into { $district }, over a bridge from { $card }.
    .short = noble { $lifted } → { $district } (bridge from { $card })
event-built = { $seat } builds a bridge between { $one } and { $two }.
    .short = bridge { $one } – { $two }
event-built-with-lifted = { $seat } builds a bridge between { $one } and { $two }, with a noble from { $lifted }.
    .short = bridge { $one } – { $two } (noble from { $lifted })
event-took_over = { $seat } takes over { $owner }'s bridge between { $one } and { $two }.
    .people = owner
    .short = takes { $owner }'s bridge { $one } – { $two }
event-took_over-with-lifted = { $seat } takes over { $owner }'s bridge between { $one } and { $two }, with a noble from { $lifted }.
    .people = owner
    .short = takes { $owner }'s bridge { $one } – { $two } (noble from { $lifted })
event-moved_bridge = { $seat } takes { $owner }'s bridge between { $from_one } and { $from_two } and puts it between { $one } and { $two }.
    .people = owner
    .short = moves { $owner }'s bridge { $from_one } – { $from_two } to { $one } – { $two }
event-moved_bridge-with-lifted = { $seat } takes { $owner }'s bridge between { $from_one } and { $from_two } and puts it between { $one } and { $two }, with a noble from { $lifted }.
    .people = owner
    .short = moves { $owner }'s bridge { $from_one } – { $from_two } to { $one } – { $two } (noble from { $lifted })
event-defected = { $seat } replaces one of { $owner }'s nobles in { $district }.
    .people = owner
    .short = replaces { $owner } in { $district }
event-defected-with-lifted = { $seat } replaces one of { $owner }'s nobles in { $district } with one from { $lifted }.
    .people = owner
    .short = replaces { $owner } in { $district } (noble from { $lifted })
event-banishing = { $seat } banishes nobles from { $district } and rolls { $roll }.
    .short = banishes from { $district }, rolls { $roll }
event-banished = { $seat } sends nobles home from { $district }: { $each }.
    .each = { $name } { $count }
    .short = sends nobles home ({ $each })
event-doge_entered = { $seat } puts the doge into { $district }.
    .short = doge → { $district }
event-doge_stayed = { $seat } leaves the doge in { $district }.
    .short = doge stays in { $district }
event-doge_moved = { $seat } moves the doge to { $district }{ $price ->
        [0] {" "}for free
       *[other] { $payees_count ->
            [0] {" "}and pays { $price } to nobody
           *[other] {" "}and pays { $price } ({ $step ->
                [0] toll to { $payees }
               *[other] { $step } to nobody, toll to { $payees }
            })
        }
    }.
    .people = payees
    .short = doge → { $district }{ $price ->
            [0] { "" }
           *[other] {" "}(pays { $price }{ $payees_count ->
                [0] )
               *[other] {", "}toll to { $payees })
            }
        }
event-scored = { $told ->
        [0] { $district } is scored: nobody is there.
       *[other] { $district } is scored: { $each }.
    }
    .each = { $name } { $count }
    .short = { $told ->
            [0] { $district }: nobody
           *[other] { $district }: { $each }
        }
event-declined = { $seat } discards unplayed: { $cards }.
    .short = discards unplayed: { $cards }
event-out = { $seats_count ->
        [one] { $seats } has ten limit points or more and is out.
       *[other] { $seats } have ten limit points or more and are out.
    }
    .short = out: { $seats }
event-last_round = The last round of this passage is for { $seats }.
    .short = last round of the passage: { $seats }
event-bonus = { $told ->
        [0] Nobody is below ten limit points: no bonus.
       *[other] Bonus, measured from the highest limit of { $highest }: { $each }.
    }
    .each = { $name } { $count }
    .chapter = Bonus
    .short = { $told ->
            [0] nobody
           *[other] { $each }
        }
event-fewest = { $seat } alone has the fewest limit points and may banish.
    .short = fewest limit points, may banish
event-kept_peace = { $seat } banishes nobody.
    .short = banishes nobody
event-passage_ended = { $passage ->
        [3] Passage 3 of 3 ends. Now every district is scored.
       *[other] Passage { $passage } of 3 ends.
    }
    .chapter = End of passage { $passage }
    .short = { $passage ->
            [3] all districts are scored
           *[other] { "" }
        }
event-game_over = The game is over.
    .chapter = { "" }
    .short = the end


## Refusals: only those that the host's catalogue does not have


## Steps

step-setup = Setup: rolls
step-bridges = Setup: bridges
step-roles = Roles
step-split = Dividing
step-choose = Choosing an offer
step-play = Carrying out cards
step-fewest = Fewest limit points
step-over = The end


## Final score

line-doge = Doge
line-tolls = Tolls
line-bonus = Bonus
line-final = Final scoring
line-nobles = Nobles in San Marco

expected = The expected final score is a guess: the points so far, the final scoring as the board stands, the bonus as if the passage ended now, and for each further visit of the doge what a district now brings on average (halfway between this player's share and the mean of all), plus a tenth.

reason-three_passages = Three passages were played, and every district was scored.


## Planning ahead: standing orders, and what may end a plan

order-least_limit = Take the offer with the fewest limit points
    .why = Of equal ones you take the one with most action cards.
order-doge_gains = Take the doge where it brings you most
    .why = What you pay for the way, and what the others get, is counted against it.
order-victims_ahead = Banish the nobles whose loss helps you most
    .why = Where a banishment leaves a choice; if it is all the same to you, it hits whoever is ahead.
order-lift_least = Lift the noble that you miss least
    .why = If your supply is empty, the noble that you need comes from where it is missed least.
order-fewest_gains = With the fewest limit points: banish where it helps
    .why = At the end of a passage you banish where that helps you most, or nobody.
surprise-took = somebody takes an offer
surprise-placed = somebody places a noble
surprise-defected = somebody replaces a noble
surprise-built = somebody builds a bridge
surprise-banishing = somebody banishes nobles
surprise-doge_moved = somebody moves the doge


## Table options

table-districts = Values of the districts
table-districts-attested = Attested
    .note = San Marco 8/6; Castello, Dorsoduro, Santa Croce 6/5; Cannaregio, San Polo 6/4.
table-districts-graded = Graded
    .note = As attested, but Castello 7/5 and Santa Croce 5/4: the districts differ more.
table-hands = Cards of the distributors
table-hands-hidden = Hidden
    .note = Only the distributor sees the cards until the offers are opened, as in the rules.
table-hands-open = Open
    .note = Until the offers are opened, everybody sees the cards, but not how they are divided.
table-roles = Roles
table-roles-random = By lot
    .note = Who decides and who distributes is drawn every round, as in the rules.
table-roles-assigned = Assigned
    .note = The start player of the round says who decides and who distributes.
table-fewest = Banishment for the fewest limit points
table-fewest-anybody = For anybody
    .note = Whoever alone has the fewest limit points may banish, even with ten or more.
table-fewest-below_ten = Only below ten
    .note = Whoever alone has the fewest limit points may banish, but not with ten or more.

table-routes = Ways of the doge
table-routes-cheapest = The cheapest
    .note = For each district the cheapest ways, one for each choice of whom to pay.
table-routes-all = All
    .note = Dearer ways too, to pay one player rather than another, as in the rules. Longer menus.


## Pictures and their alt texts: picture-* and alt-* (RENDER)

picture-setup = Setup
picture-passage = Passage { $passage }
picture-round = round { $round }
picture-last-round = last round
picture-out = out
picture-over = Game over
picture-doge-away = waits
picture-offers = { $name } offers
picture-limit = limit
picture-out-at = limit { $limit }: out
picture-dividing = Dividing
picture-divides = dividing
picture-divided = has divided
picture-carries-out = { $name } plays
picture-pile = Action cards in the pile
picture-you = you
picture-end = stop
picture-decline = decline
picture-again = roll again
picture-keep = keep
picture-nobody-scores = no points
picture-passage-ends = Passage { $passage } ends
picture-passage-begins = Passage { $passage } begins
picture-bonus = Bonus
picture-bonus-from = up to the highest limit: { $highest }
picture-peace = banishes nobody
picture-passages = 3 passages

# What the table waits for, after the name of whom it waits for.
picture-verb-setup = roll again?
picture-verb-bridges = place a bridge
picture-verb-roles = assign the roles
picture-verb-split = divide the cards
picture-verb-choose = take an offer
picture-verb-play = play the cards
picture-verb-fewest = banish somebody?

# What the viewer is asked, in two to four words. $pick is a range such as 1–7.
picture-ask-reroll = Roll again?
picture-ask-bridge = Bridge where?
picture-ask-roles = Who does what?
picture-ask-split = Offer 1: { $pick } cards
picture-ask-split_rest = Offer 2: { $pick } cards
picture-ask-choose = Take an offer
picture-ask-play = Play a card
picture-ask-place = Noble where?
picture-ask-take = Take which bridge?
picture-ask-defect = Replace whom?
picture-ask-doge = Doge where?
picture-ask-banish = Banish where?
picture-ask-fewest = Banish where, if at all?
picture-ask-victims = Who goes?
picture-ask-source = Lift from where?

alt-new = New: { $parts }.
alt-new-nobles = nobles of { $name } in { $district }
alt-new-bridge = bridge { $pair } of { $name }
alt-new-doge = doge
alt-new-prestige = prestige of { $name }
alt-new-limit = limit points of { $name }
alt-start = Start player: { $name }.
alt-division = { $name } divides, { $deciders } { $count ->
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
       *[other] , the doge is here
    }): { $count ->
        [0] nobody
       *[other] { $nobles }
    }.
alt-values = Values: { $values }.
alt-doge = Doge: { $district }.
alt-no-doge = The doge is not yet in play.
alt-bridges = Bridges: { $bridges }.
alt-passage-begins = Passage { $passage } begins. Start player: { $name }.
alt-making = Offer { $number }: { $cards }{ $stands }.
alt-scores = Would score now: { $scores }.
alt-piles = Piles: { $actions } action cards, { $limits } limit cards; { $bridges ->
        [one] { $bridges } bridge
       *[other] { $bridges } bridges
    } left.
alt-pile = Action cards in the pile: { $cards }.
alt-dividing = { $name } { $waits ->
        [0] has divided
       *[other] is still dividing
    }{ $count ->
        [0] {""}
       *[other] : { $cards }
    }.
alt-offers = { $name } offers: { $offers }.
alt-offers-for = { $name } offers, and for each the limit points that { $chooser } would have: { $offers }.
alt-offer = { $cards } (then { $total })
alt-offer-taken = { $cards } (taken by { $name })
alt-left = { $name } still has: { $cards }.
alt-face-down = Face down, from { $name } for { $deciders }: { $offers }.
alt-dealt = All see which cards these are: { $cards }.
alt-backs = { $actions } action, { $limits } limit
alt-stands = With offer { $number }: { $stands }.
alt-stand = { $name } { $total ->
        [one] 1 limit point
       *[other] { $total } limit points
    }
alt-routes = { $district } ({ $points }{ $price ->
        [0] {""}
       *[other] ; pay { $price }
    }): { $routes }.
alt-card = Card: { $card }.
alt-dead = Without effect now: { $cards }.
alt-taken = Being replaced: bridge { $pair } of { $name }.
alt-final = { $title }, final score after 3 passages.
alt-ties = nobles in San Marco { $value }
alt-nobles = Nobles of { $name }: { $nobles }.
