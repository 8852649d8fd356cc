# San Juan in English. The same messages in the same order as in san_juan.de.ftl.
#
# How keys are made: bot/text/game.py. A term (building-*, role-*, term-*) has these forms:
#   .the     with its article, as the object of a sentence
#   .a       with its indefinite article, as an object
#   .short   for a label 88 px wide: at most two short lines
#   .good    what a building with room for a good holds, inside a sentence
#   .effect  a few words, at most 60 characters
#   .gist    the same in a picture, beside the icon of the phase: at most 30 characters
#   .help    the rule in full, with an example; whatever has it is found by /rules
# The numbers in -production(...) and the like are compared with data/san_juan/ by a test; `extra`
# are the copies that the expansion adds.

title = San Juan
    .short = San Juan
    .subtitle = Build the finest town in Puerto Rico
    .duration = about 60 minutes
    .weight = easy to learn

how = San Juan: how to play
    .goal = Build the finest town: the most points win. The game ends when a town has 12 buildings.
    .turn = On your turn you choose one of five roles: build, produce goods, sell them, draw cards, or draw a card that only you get. All players carry it out, and you get a bonus.
    .card = Dark square: the cost now, paid with other cards; with an arrow, less than printed. Star: points. With a plus, it's what the building would add now, so it grows with your town. Gold disc: the number you press.
    .pays = Cards are your money. Production buildings make goods, which you sell for cards. City buildings help you for the rest of the game. Those that cost 6 score at the end.
    .end = Once a player has 12 buildings, everyone finishes that Builder phase. Then you count points. The largest town shows how soon that can be.
    .time = About 60 minutes of play, spread over days. You get a message when it's your turn.

-production = Production building · cost { $cost } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $copies } cards{ $extra ->
        [1] , 1 more with the expansion
       *[none] { "" }
    }
-city = City building · cost { $cost } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $extra ->
        [3] { $extra } cards of the expansion
       *[none] { $copies } cards
    }
-monument = Monument, a city building · cost { $cost } · { $points } points · { $copies } cards
-end = City building · cost { $cost } · points at the end · { $extra ->
        [1] a single tile of the expansion
        [2] { $extra } cards of the expansion
       *[none] { $copies } cards
    }


## Roles

role-builder = Builder
    .the = the Builder
    .short = Builder
    .effect = All may build; you pay 1 card less
    .gist =
        All may build
        You: 1 less
    .privilege = pays 1 card less
    .help =
        Clockwise from the chooser, each player may build 1 building. You pay its cost by discarding other hand cards face down.
        Bonus: the chooser pays 1 card less, with a Library 2 less. A discount that you do not need is lost.
        A building works from the end of this phase. With the new buildings, you may build the Cathedral from the table instead of a card.
        House rule: all build at once. All choose in secret, then build clockwise from the chooser. Cards drawn on the way pay for nothing in that phase.
        Example: you choose the Builder and own a Quarry. A Prefecture (4) costs you 4 − 1 − 1 = 2 cards.
role-producer = Producer
    .the = the Producer
    .short =
        Pro-
        ducer
    .effect = All may produce 1 good, you 1 more
    .gist =
        All: 1 good
        You: 2 goods
    .privilege = produces 1 more good
    .help =
        Each player may put 1 good on an empty production building of their own. A good is a face-down card from the deck, and no one looks at it. A building holds only one.
        Bonus: the chooser produces 1 more good, with a Library 2 more.
        Example: you choose the Producer and have three empty buildings. You fill two of them, with an Aqueduct all three.
role-trader = Trader
    .the = the Trader
    .short = Trader
    .effect = All may sell 1 good, you 1 more
    .gist =
        All may sell 1
        You may sell 2
    .privilege = sells 1 more good
    .help =
        The chooser turns up the next price tile. Then each player may sell 1 good and draws as many cards as the tile pays for it.
        Bonus: the chooser sells 1 more good, with a Library 2 more. Any player may pass. If no one sells, each Hut draws a card.
        Example: the tile pays 1 for sugar and 2 for coffee. You chose the Trader and sell both: 3 cards.
role-councillor = Councillor
    .the = the Councillor
    .short =
        Council-
        lor
    .effect = All draw 2 and keep 1, but you draw 5
    .gist =
        All keep 1 of 2
        You: 1 of 5
    .privilege = draws 5 cards instead of 2
    .help =
        Each player draws 2 cards, keeps 1 and discards the other face down.
        Bonus: the chooser draws 5, with a Library 8, and keeps 1 of them.
        With a Prefecture you keep 2. With an Archive you may discard hand cards instead. All draw at the same time, without being asked. Before that, each empty Customs Office gets a good.
        Example: you choose the Councillor and own a Prefecture: you look at 5 cards and keep 2.
role-prospector = Prospector
    .the = the Prospector
    .short =
        Pros-
        pector
    .effect = You draw 1 card, the others none
    .gist =
        Only you:
        1 card
    .privilege = draws 1 card
    .help =
        The other players have nothing to do.
        Bonus: the chooser draws 1 card, with a Library 2.
        Afterwards every Gold Mine and Goldsmith may strike gold, even if its owner did not choose the role.
        Example: you choose the Prospector and own a Library and a Gold Mine: 2 cards, then a try at the mine.


## Terms

term-round = Round and roles
    .effect = Each player chooses a role, and all carry it out
    .help =
        The governor begins. In turn, each player chooses a role that is still there, and all carry it out clockwise from the chooser. Only the chooser has the bonus (privilege in the rulebook).
        When all have chosen, the roles come back and the next player is governor.
        With two players the governor chooses first and third, the other player second.
        Example: three players, Ada is governor. Ada chooses the Builder, Ben the Trader, Cleo the Prospector. Then Ben is governor.
term-governor = Governor
    .effect = Chooses first, moves on each round
    .help =
        The governor chooses the first role of a round. After the round, the next player clockwise is governor.
        Example: with four players, the governor of round 1 is governor again in round 5.
term-starting_hand = Starting hand
    .effect = 4 cards, chosen from 5 to 8
    .help =
        Each player starts with an Indigo Plant on the table and 4 hand cards.
        By default, seats 1 to 4 look at 5, 6, 7 and 8 cards and keep 4. So a later seat has more choice. All choose at the same time.
        Example: the third player looks at 7 cards, keeps 4 and discards 3 face down.
term-round_start = Start of a round
    .effect = Office, Chapel and Bank, then the hand limit
    .help =
        Before the first role, players settle their hands:
        1. Office Building: you may swap 1 or 2 hand cards.
        2. Chapel: you may tuck 1 hand card. Bank: once per game, you may tuck any number.
        3. Over the hand limit: you discard the surplus.
        All decide at the same time, first about swaps, then about the rest. Answers stay sealed until the last one is in. Then they are carried out clockwise from the governor.
        Example: your hand limit is 7. You hold 9 cards and own an Office Building and a Chapel. You swap 2 and tuck 1: 8 are left, so you discard 1.
term-hand_limit = Hand limit
    .effect = 7 cards at the start of a round, with a Tower 12
    .help =
        At the start of a round you may hold at most 7 cards, with a Tower 12. You choose which to discard. During a round your hand may be larger.
        With the new buildings: while a Guard Room stands anywhere, players with neither Guard Room nor Tower may hold only 6. As a table option, it applies even if none stands.
        Example: you end a round with 9 cards, and your hand limit is 7: you discard 2.
term-building = Building
    .effect = Pay with hand cards. Works after the phase
    .help =
        A building costs as many hand cards as its number says. You may own any number of each production building, but only one of each city building. Further copies can still pay for other buildings.
        A new building works from the end of its Builder phase. You never have to use it.
        Once it is certain that this phase ends the game, only your number of cards counts. You no longer choose which ones pay.
        Example: you build a Smithy. It saves nothing in this phase. From the next Builder on, production buildings cost you 1 less.
term-goods = Goods
    .effect = One face-down card on a production building
    .help =
        A good is a face-down card from the deck on a production building. No one looks at it. Its building says what it is: indigo, sugar, tobacco, coffee or silver.
        You produce goods with the Producer and sell them with the Trader. If you build over a building, its good is lost. Of the city buildings, only a Customs Office holds a good.
        Example: you own two Indigo Plants and a Sugar Mill, so you can hold three goods.
term-trading_house = Trading house
    .effect = Five price tiles, always in the same order
    .help =
        Five tiles show what the five goods are worth. Plaza shuffles them once. Each Trader turns up the next one. After the fifth, they come again in the same order.
        Indigo always pays 1, sugar 1 or 2, tobacco 1 or 2, coffee 2 or 3, silver 2 or 3.
        Example: after five Traders you have seen all tiles and know the price that comes next.
term-chapel_cards = Tucked cards
    .effect = 1 point each, whatever they show
    .help =
        A card under a Chapel is worth 1 point at the end, whatever it shows. So is a card under a Bank or a Harbor (new buildings). It counts even after you build over that building, but not in a tie.
        Only the owner knows the cards under a Chapel or Bank. No one knows those under a Harbor. A table option decides whether others see how many there are.
        A building under a Chapel, Bank or Harbor is not a tucked card and scores nothing.
        Example: 5 cards under the Chapel and 4 under the Bank are 9 points at the end, and the Palace counts them too.
term-known_cards = Cards known to all
    .effect = Marked until a card leaves the hand unseen
    .help =
        All players saw a card won with a Gold Mine or a Goldsmith, so it has a mark beside its owner's hand. The mark goes when the owner builds the card. It also goes when any card leaves that hand face down, because then no one can be sure.
        Example: all saw Ben take a Well. Ben pays 3 cards for a Tower: the mark is gone, whether the Well was among them or not.
term-library_two = Library with two players
    .effect = The governor doubles one role a round (option: both)
    .help =
        With two players the governor chooses twice a round, but the Library doubles only one of the two roles. If the first is Builder, Councillor or Prospector, you are asked whether to use it now. With Producer and Trader, the number of goods decides.
        It counts as used once it brought something: a lower price, the last good it allows, or another card. As a table option, it doubles both roles.
        Example: your first role is the Trader, and you sell 2 goods, not 3. So you can double your second, the Councillor: 8 cards instead of 5.
term-deck = Deck used up
    .effect = The discard pile becomes the new deck
    .help =
        When you must draw and the deck is empty, the discard pile is shuffled and becomes the deck. Hands, goods, tucked cards and buildings under others stay where they are.
        If both piles are empty, players draw fewer cards. If the Councillor cannot serve all, each player draws once those before have discarded.
        The game ends if both piles are empty at two round starts in a row and no one built in between.
        Example: you must draw 3 cards and 1 is left: you take it, the discard pile is shuffled, and you draw the other 2.
term-end = End of the game
    .effect = After a Builder phase with 12 buildings
    .help =
        The game ends right after a Builder phase in which a player has 12 buildings or more. All still have their turn in that phase, but the rest of the round is not played. Buildings under others do not count.
        Example: Ada builds her 12th building first. Ben and Cleo may still build, then you count points.
term-scoring = Scoring
    .effect = Buildings, tucked cards, then 6-cost buildings
    .help =
        Count points in this order: buildings, tucked cards, City Hall, Guild Hall, Triumphal Arch, Residence, Cathedral, Palace. Residence and Cathedral are new buildings. The Palace adds a quarter of everything before it, rounded down. The most points win.
        Example: 34 points without the Palace: it adds 8, which makes 42.
term-tie_break = Tie-break
    .effect = More hand cards and goods win
    .help =
        With equal points, more hand cards and goods together win. Tucked cards do not count. If that is equal too, the players share the place.
        Example: Ada and Ben have 31 points. Ada holds 2 cards and 1 good, Ben 2 cards: Ada wins.
term-together = Deciding together
    .effect = Several decide at the same time; waiting gains nothing
    .help =
        At the start of a round and with Producer, Trader and Councillor, players decide at the same time. Answers stay sealed until the last one is in. Then they are carried out in turn order, so no one gains by waiting. Pure gains, such as the Well's card, come by themselves.
        With the Builder, players decide in turn, or all at once by house rule. You are asked even if you cannot build, because skipping you would give that away. You are skipped only if all can see it, say with one card and no discount.
        Example: Cleo answers the Trader first. No one sees her sale until Ada and Ben have answered too.
term-edition = Edition and sources
    .effect = The 2nd edition, and where its numbers are from
    .help =
        Plaza plays the 2nd edition (2014), base game and expansion, in its own words. Unlike in the 1st edition, the Prefecture costs 4, not 3, and the Bank 3, not 4. The Guild Hall counts buildings and kinds. The Gold Mine always takes the cheapest card.
        The booklet does not print all costs, points and price tiles. The others come from independent lists that agree. For the new buildings, they come from the 1st edition's expansion. Where the booklet is silent, these entries apply. Uncertain points have their own entry.
        Example: the booklet prints the cost of the Prefecture. That of the Tower comes from such lists.
term-expansion = The new buildings
    .effect = The expansion: 10 new kinds and the Cathedral
    .help =
        The expansion is a table option. It adds 33 cards: 4 production buildings, 2 Residences, and 3 copies each of nine others. These are Office Building, Guard Room, Hut, Tavern, Park, Customs Office, Bank, Harbor and Goldsmith. The Cathedral, a single tile, lies on the table until a player builds it.
        A round then begins with Office Building, Chapel and Bank, and hand limit. A Builder phase ends with the Taverns. Residence and Cathedral score before the Palace.
        Example: for three players, you shuffle 143 − 3 = 140 cards, instead of 110 − 3 = 107.
term-table_options = Table options
    .effect = Chosen before the game
    .help =
        The host chooses the options when opening the table, and the lobby shows them.
        Cards: the base game, or with 4 more production buildings, or with the new buildings.
        Starting hand: keep 4 of 5 to 8 cards, or 4 cards each.
        Guard Room: the hand limit of 6 applies while one stands, or always (new buildings only).
        Tucked cards: their number is hidden, or open to all.
        Library with two players: good for one role a round, or for each.
        Tavern: a new one counts immediately, or from the next Builder phase (new buildings only).
        Builder: players build in turn, as in the rulebook. Or all choose in secret and build at once, a house rule that saves waiting.
        Example: with the new buildings and open numbers, all see how many cards lie under each Bank.
term-unconfirmed = What is not certain
    .effect = Values and readings that could be wrong
    .help =
        Plaza found no source for these values and takes the likeliest:
        1. The Hut costs 2. Its place in the booklet also allows 1.
        2. The expansion adds one production building each: Sugar Mill, Tobacco Storage, Coffee Roaster and Silver Smelter.
        3. The Tavern, the Harbor, the Goldsmith and the points of the Bank are as in the forerunner of this expansion.
        Two sentences of the rules allow two readings:
        4. The hand limit of 6 applies only while a Guard Room stands. As a table option, it always applies.
        5. A Tavern counts from the Builder phase in which you build it. As a table option, it counts from the next.
        Example: Cleo builds a Tavern as her 4th building, the others have 5 and 6: she draws 1 card at the end of that phase.


## Production buildings

building-indigo_plant = Indigo Plant
    .the = the Indigo Plant
    .a = an Indigo Plant
    .short = Indigo
    .good = indigo
    .effect = Holds indigo, which sells for 1
    .gist = Sells for 1 card
    .help =
        { -production(cost: 1, points: 1, copies: 10) }
        Holds one indigo good. The trading house always pays 1 card for it. Each player starts with an Indigo Plant on the table and may build more.
        Example: with two Indigo Plants and the bonus of the Trader you sell two indigo: 2 cards.
building-sugar_mill = Sugar Mill
    .the = the Sugar Mill
    .a = a Sugar Mill
    .short = Sugar
    .good = sugar
    .effect = Holds sugar, which sells for 1 or 2
    .gist = Sells for 1–2 cards
    .help =
        { -production(cost: 2, points: 1, copies: 8, extra: 1) }
        Holds one sugar good, worth 1 card on three of the five price tiles and 2 on the other two.
        Example: you own a Smithy, so a Sugar Mill costs you 1 card. If you chose the Builder yourself, it is free.
building-tobacco_storage = Tobacco Storage
    .the = the Tobacco Storage
    .a = a Tobacco Storage
    .short = Tobacco
    .good = tobacco
    .effect = Holds tobacco, which sells for 1 or 2
    .gist = Sells for 1–2 cards
    .help =
        { -production(cost: 3, points: 2, copies: 8, extra: 1) }
        Holds one tobacco good, worth 2 cards on four of the five price tiles and 1 on one.
        Example: you fill it with the Producer and sell the good with the Trader, usually for 2 cards.
building-coffee_roaster = Coffee Roaster
    .the = the Coffee Roaster
    .a = a Coffee Roaster
    .short = Coffee
    .good = coffee
    .effect = Holds coffee, which sells for 2 or 3
    .gist = Sells for 2–3 cards
    .help =
        { -production(cost: 4, points: 2, copies: 8, extra: 1) }
        Holds one coffee good, worth 2 cards on four of the five price tiles and 3 on one.
        Example: you own a Market Hall and sell one coffee for 2: you draw 3 cards.
building-silver_smelter = Silver Smelter
    .the = the Silver Smelter
    .a = a Silver Smelter
    .short = Silver
    .good = silver
    .effect = Holds silver, which sells for 2 or 3
    .gist = Sells for 2–3 cards
    .help =
        { -production(cost: 5, points: 3, copies: 8, extra: 1) }
        Holds one silver good, worth 3 cards on three of the five price tiles and 2 on the other two.
        Example: on a tile that pays 3 for silver, two Silver Smelters and the bonus of the Trader bring 6 cards.


## City buildings

building-smithy = Smithy
    .the = the Smithy
    .a = a Smithy
    .short = Smithy
    .effect = Production buildings cost 1 less
    .gist = Production costs 1 less
    .help =
        { -city(cost: 1, points: 1, copies: 3) }
        Works in the Builder phase: each production building costs you 1 card less. It does nothing for city buildings.
        Example: you own the Smithy and choose the Builder: a Coffee Roaster (4) costs you 2 cards.
building-gold_mine = Gold Mine
    .the = the Gold Mine
    .a = a Gold Mine
    .short =
        Gold
        Mine
    .effect = Prospector: turn up 4, take the cheapest if all costs differ
    .gist = Prospector: maybe 1 card
    .help =
        { -city(cost: 1, points: 1, copies: 3) }
        Works in every Prospector phase, after the chooser's card, even if another player chose the role: turn up the top 4 cards. If all four costs differ, you take the cheapest. Otherwise you discard all four.
        Example: Quarry (4), Gold Mine (1), Tobacco Storage (3), Hero (5): all differ, you take the Gold Mine. With two cards of cost 3 among them you get nothing.
building-archive = Archive
    .the = the Archive
    .a = an Archive
    .short = Archive
    .effect = Councillor: you may discard hand cards instead
    .gist = Swap hand cards
    .help =
        { -city(cost: 1, points: 1, copies: 3) }
        Works in the Councillor phase: the cards you draw join your hand first. Then you discard as many cards as usual, but from the whole hand.
        Example: you draw 2 and must discard 1. You may keep both and discard an old hand card.
building-poor_house = Poor House
    .the = the Poor House
    .a = a Poor House
    .short =
        Poor
        House
    .effect = After building, with 0 or 1 cards left: draw 1
    .gist = Draw 1 if you keep 0 or 1
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Works in the Builder phase: if you built and then hold at most 1 card, you draw 1. A card from the Carpenter comes first and counts. If you build nothing, you draw nothing.
        Example: you hold 4 cards and build a Tower (3): your hand is empty, you draw 1.
building-black_market = Black Market
    .the = the Black Market
    .a = a Black Market
    .short =
        Black
        Market
    .effect = Builder: up to 2 goods pay 1 card each
    .gist = Pay with up to 2 goods
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Works in the Builder phase: you may discard up to two goods, each in place of one hand card. You cannot spend more than the price requires.
        Example: you pay for a Library (5) with the goods of an Indigo Plant and a Tobacco Storage, and 3 hand cards.
building-trading_post = Trading Post
    .the = the Trading Post
    .a = a Trading Post
    .short =
        Trading
        Post
    .effect = Trader: sell 1 more good
    .gist = Sell 1 more good
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Works in the Trader phase: you may sell 1 more good. That makes 2, or 3 as the chooser, or 4 as the chooser with a Library.
        Example: Ben chose the Trader. With the Trading Post you sell indigo for 1 and silver for 3: 4 cards.
building-well = Well
    .the = the Well
    .a = a Well
    .short = Well
    .effect = Producer: draw 1 if you produced 2 or more goods
    .gist = Draw 1 if you produce 2
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Works in the Producer phase: if you produced at least 2 goods, you draw 1 card, even if another player chose the role.
        Example: Cleo chose the Producer. With an Aqueduct you produce 2 goods and draw 1 card. Without it, 1 good and no card.
building-market_stand = Market Stand
    .the = the Market Stand
    .a = a Market Stand
    .short =
        Market
        Stand
    .effect = Trader: draw 1 more if you sold 2 or more goods
    .gist = Draw 1 if you sell 2
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Works in the Trader phase: if you sold at least 2 goods, you draw 1 card more. It stays at 1 card, however many goods you sold.
        Example: you chose the Trader and sell indigo for 1 and sugar for 1: 3 cards.
building-crane = Crane
    .the = the Crane
    .a = a Crane
    .short = Crane
    .effect = Build over a building and pay the difference
    .gist = Build over another for less
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Works in the Builder phase: you may build over one of your own buildings and pay only the difference of their costs. All other discounts count too, but you never get cards back. A Park counts as 6 here.
        The building below is out of the game: it scores nothing, no longer helps and loses its good. You cannot build over the Crane itself, or over the same kind of building. You may build the covered kind again. Your number of buildings does not grow.
        Example: a Palace (6) over a Chapel (3) costs 3 cards. The cards under the Chapel still count.
building-chapel = Chapel
    .the = the Chapel
    .a = a Chapel
    .short = Chapel
    .effect = Round start: tuck a card, 1 point at the end
    .gist = Tuck 1 card a round: 1 point
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Works at the start of a round, before the hand limit: you may tuck one hand card face down under the Chapel. Each is worth 1 point at the end, whatever it shows, even if you build over the Chapel later.
        Example: you tuck a card in each of 6 rounds: 6 points, and 2 for the Chapel itself.
building-tower = Tower
    .the = the Tower
    .a = a Tower
    .short = Tower
    .effect = Hand limit of 12
    .gist = Hand limit 12
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Works at the start of a round: you may hold 12 cards, with or without a Guard Room at the table.
        Example: you hold 13 cards when the round starts: you discard 1. With a hand limit of 7 it would be 6.
building-aqueduct = Aqueduct
    .the = the Aqueduct
    .a = an Aqueduct
    .short =
        Aque-
        duct
    .effect = Producer: produce 1 more good
    .gist = Produce 1 more good
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Works in the Producer phase: you may produce 1 more good. That makes 2, or 3 as the chooser, or 4 as the chooser with a Library.
        Example: Ben chose the Producer: you fill two of your empty buildings.
building-carpenter = Carpenter
    .the = the Carpenter
    .a = a Carpenter
    .short =
        Carpen-
        ter
    .effect = After you build a city building: draw 1
    .gist = City building built: draw 1
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Works in the Builder phase: after paying for a city building, you draw 1 card. Production buildings do not count, nor does the Carpenter itself.
        Example: you build a Statue (3): you pay 3 cards and draw 1.
building-prefecture = Prefecture
    .the = the Prefecture
    .a = a Prefecture
    .short =
        Prefec-
        ture
    .effect = Councillor: keep 2 cards instead of 1
    .gist = Keep 1 more card
    .help =
        { -city(cost: 4, points: 2, copies: 3) }
        Works in the Councillor phase: you keep 2 of the cards you draw, so both of 2, or 2 of 5, or 2 of 8.
        Example: Cleo chose the Councillor: you draw 2 cards and keep both.
building-market_hall = Market Hall
    .the = the Market Hall
    .a = a Market Hall
    .short =
        Market
        Hall
    .effect = Trader: draw 1 more if you sold a good
    .gist = Draw 1 if you sell
    .help =
        { -city(cost: 4, points: 2, copies: 3) }
        Works in the Trader phase: if you sold at least 1 good, you draw 1 card more. You draw it once, not for each good.
        Example: you sell sugar for 1 and coffee for 2: you draw 4 cards.
building-quarry = Quarry
    .the = the Quarry
    .a = a Quarry
    .short = Quarry
    .effect = City buildings cost 1 less
    .gist = City buildings cost 1 less
    .help =
        { -city(cost: 4, points: 2, copies: 3) }
        Works in the Builder phase: each city building costs you 1 card less, even monuments and 6-cost buildings.
        Example: you own the Quarry and choose the Builder: a Crane (2) is free.
building-library = Library
    .the = the Library
    .a = a Library
    .short = Library
    .effect = The bonus of a role you choose counts double
    .gist = Your role bonus ×2
    .help =
        { -city(cost: 5, points: 3, copies: 3) }
        Doubles the bonus of the role you choose. Builder: 2 less. Producer and Trader: 2 more goods. Councillor: 8 cards. Prospector: 2 cards. It does not double your other buildings.
        With two players the governor may double only one of the two roles of a round, unless the table agreed otherwise.
        Example: you own the Library and choose the Builder: a Palace (6) costs you 4 cards.
building-statue = Statue
    .the = the Statue
    .a = a Statue
    .short = Statue
    .effect = Monument: only points; a Triumphal Arch adds more
    .gist = Monument: points only
    .help =
        { -monument(cost: 3, points: 3, copies: 3) }
        It does nothing but score, and it counts for the Triumphal Arch and the City Hall.
        Example: the Statue with a Triumphal Arch: 3 points for itself and 4 through the Arch.
building-victory_column = Victory Column
    .the = the Victory Column
    .a = a Victory Column
    .short =
        Victory
        Column
    .effect = Monument: only points; a Triumphal Arch adds more
    .gist = Monument: points only
    .help =
        { -monument(cost: 4, points: 4, copies: 3) }
        It does nothing but score, and it counts for the Triumphal Arch and the City Hall.
        Example: Victory Column and Statue with a Triumphal Arch: 4 + 3 + 6 = 13 points.
building-hero = Hero
    .the = the Hero
    .a = a Hero
    .short = Hero
    .effect = Monument: only points; a Triumphal Arch adds more
    .gist = Monument: points only
    .help =
        { -monument(cost: 5, points: 5, copies: 3) }
        It does nothing but score, and it counts for the Triumphal Arch and the City Hall.
        Example: all three monuments with a Triumphal Arch: 5 + 4 + 3 + 8 = 20 points.
building-guild_hall = Guild Hall
    .the = the Guild Hall
    .a = a Guild Hall
    .short =
        Guild
        Hall
    .effect = End: 1 per production building, 1 more per different kind
    .gist = 1 per production, 1 per kind
    .help =
        { -end(cost: 6, copies: 2) }
        At the end: 1 point for each of your production buildings, and 1 more for each different kind.
        Example: 2 Indigo Plants, 1 Sugar Mill, 2 Tobacco Storages: 5 buildings of 3 kinds, 8 points.
building-city_hall = City Hall
    .the = the City Hall
    .a = a City Hall
    .short =
        City
        Hall
    .effect = End: 1 point per city building
    .gist = 1 point per city building
    .help =
        { -end(cost: 6, copies: 2) }
        At the end: 1 point for each of your city buildings. This one, monuments and other 6-cost buildings count too.
        Example: 9 city buildings, the City Hall among them: 9 points.
building-triumphal_arch = Triumphal Arch
    .the = the Triumphal Arch
    .a = a Triumphal Arch
    .short = Arch
    .effect = End: 4, 6 or 8 points for 1, 2 or 3 monuments
    .gist = 4, 6, 8 for 1–3 monuments
    .help =
        { -end(cost: 6, copies: 2) }
        At the end: 4 points with one monument (Statue, Victory Column, Hero), 6 with two, 8 with all three.
        Example: with Statue and Hero the Arch brings 6 points, without any monument 0.
building-palace = Palace
    .the = the Palace
    .a = a Palace
    .short = Palace
    .effect = End: 1 point for every 4 other points
    .gist = 1 per 4 of your points
    .help =
        { -end(cost: 6, copies: 2) }
        Counted last: 1 point for every 4 of your other points, rounded down.
        Example: 34 points without the Palace: it adds 8, which makes 42.


## The new buildings

building-office = Office Building
    .the = the Office Building
    .a = an Office Building
    .short = Office
    .effect = Round start: swap up to 2 hand cards
    .gist = Swap 2 hand cards
    .help =
        { -city(cost: 1, points: 1, extra: 3) }
        Works at the start of a round, before Chapel, Bank and hand limit: you may discard 1 or 2 hand cards and draw as many. Players swap clockwise from the governor. If the deck is empty, your discards are shuffled in and may come back.
        Example: you hold 7 cards, two of which you cannot use. You discard them and draw 2, and your hand is still 7.
building-guard_room = Guard Room
    .the = the Guard Room
    .a = a Guard Room
    .short =
        Guard
        Room
    .effect = Hand limit 6 for all without Guard Room or Tower
    .gist = Others: hand limit 6
    .help =
        { -city(cost: 1, points: 1, extra: 3) }
        Works at the start of a round: while a Guard Room stands anywhere, players without one may hold only 6 cards, not 7. Its owners keep 7, and a Tower still allows 12. As a table option, it applies even if none stands.
        Example: all hold 9 cards. Ada owns a Guard Room, Ben a Tower, Cleo neither: Ada discards 2, Ben none, Cleo 3.
building-hut = Hut
    .the = the Hut
    .a = a Hut
    .short = Hut
    .effect = Trader: draw 1 if no one sells
    .gist = Draw 1 if no one sells
    .help =
        { -city(cost: 2, points: 1, extra: 3) }
        Works at the end of every Trader phase, even if another player chose the role: if no player sold a good, you draw 1 card. Its cost is not certain.
        Example: you choose the Trader when no one has a good: you draw 1 card. If Ben sells one indigo, you get none.
building-tavern = Tavern
    .the = the Tavern
    .a = a Tavern
    .short = Tavern
    .effect = After the Builder: draw 1 if you have the fewest buildings
    .gist = Fewest buildings: draw 1
    .help =
        { -city(cost: 2, points: 1, extra: 3) }
        Works after every Builder phase: if no player has fewer buildings than you and at least one has more, you draw 1 card. Several players may tie for the fewest. If all have the same number, no one draws. Buildings under others do not count.
        A new Tavern counts after its own Builder phase, unless the table agreed otherwise.
        Example: you own a Tavern and 5 buildings in all. Ben has 5, Cleo 7: you draw 1. If Ben had 4, or all had 5, you would get nothing.
building-park = Park
    .the = the Park
    .a = a Park
    .short = Park
    .effect = Counts 6, not 3, when you build over it
    .gist = Counts 6 when built over
    .help =
        { -city(cost: 3, points: 2, extra: 3) }
        It does nothing by itself. When you build over it with a Crane, it counts as a building of cost 6, not 3. All other discounts count too, but you never get cards back.
        Example: a Palace (6) over a Park is free. The Cathedral (7) over it costs 1 card, with a Quarry none.
building-customs_office = Customs Office
    .the = the Customs Office
    .a = a Customs Office
    .short =
        Cus-
        toms
    .good = customs cargo
    .effect = Councillor: gets a good that always sells for 2
    .gist = A good that sells for 2
    .help =
        { -city(cost: 3, points: 2, extra: 3) }
        At the start of every Councillor phase, an empty Customs Office gets a good, even if another player chose the role. It is a card from the deck that no one looks at. The Trader sells it for 2, whatever the tile says. It counts among the goods you may sell.
        Market Stand, Market Hall, Harbor, Hut, Black Market and ties treat it like any other good. But the Customs Office is not a production building: the Producer never fills it.
        Example: you chose the Trader and sell indigo for 1 and the customs cargo for 2: 3 cards, with a Market Stand 4.
building-bank = Bank
    .the = the Bank
    .a = a Bank
    .short = Bank
    .effect = Once per game: tuck any number of cards, 1 point each
    .gist = Once: tuck cards as points
    .help =
        { -city(cost: 3, points: 2, extra: 3) }
        Works at the start of a single round of your choice, before the hand limit: you may tuck any number of hand cards face down under the Bank. Each is worth 1 point at the end, even if you build over the Bank later.
        If you pass, you have not used it and are asked again next round. Each player may use a Bank once per game, even with a second one later.
        Example: you hold 10 cards and tuck 4: they are 4 points at the end, and you may hold the other 6.
building-harbor = Harbor
    .the = the Harbor
    .a = a Harbor
    .short = Harbor
    .effect = Trader: tuck 1 sold good under it, 1 point
    .gist = Tuck a sold good: 1 point
    .help =
        { -city(cost: 4, points: 2, extra: 3) }
        Works in every Trader phase in which you sell: you tuck one of the sold goods under the Harbor, and still draw cards for it. Each is worth 1 point at the end, even if you build over the Harbor later. It happens by itself, once a phase, however many goods you sell.
        Example: you sell indigo for 1 and coffee for 2: you draw 3 cards, and one of the two goods is a point at the end.
building-goldsmith = Goldsmith
    .the = the Goldsmith
    .a = a Goldsmith
    .short =
        Gold-
        smith
    .effect = Prospector: turn up 1, take it if no town has it
    .gist = 1 card if no town has it
    .help =
        { -city(cost: 5, points: 3, extra: 3) }
        Works in every Prospector phase, after the chooser's card and your own Gold Mine, even if another player chose the role: turn up the top card. If no town has such a building, not even yours, you take the card. Otherwise you discard it. Buildings under others do not count.
        Example: a Well comes up. Ben has built one: you discard it. If there were none, you would take it, and it would be marked as known to all.
building-residence = Residence
    .the = the Residence
    .a = a Residence
    .short =
        Resi-
        dence
    .effect = End: groups of 3 of equal cost score 4, 7, 9, 10 points
    .gist = Sets of 3 of the same cost
    .help =
        { -end(cost: 6, extra: 2) }
        At the end: your buildings form groups of three different ones of equal cost. The first group scores 4 points, the second 3 more, the third 2, the fourth 1. A building belongs to one group only, but copies of a production building may belong to different groups. The Residence itself is a 6-cost building. Plaza finds the best groups.
        Example: two Sugar Mills, Poor House, Black Market, Well and Crane all cost 2. Each Sugar Mill makes a group with two of the others: 4 + 3 = 7 points.
building-cathedral = Cathedral
    .the = the Cathedral
    .a = the Cathedral
    .short =
        Cathe-
        dral
    .effect = End: rivals' 6-cost buildings score 4, 7, 9, 10 points
    .gist = Rivals' 6-cost: 4, 7, 9, 10
    .help =
        { -end(cost: 7, extra: 1) }
        It lies on the table. In the Builder phase any player may build it instead of a hand card. All discounts for city buildings count, and Crane and Black Market help. It is in no hand, so it never pays for another building. If you build over it, it does not come back.
        If all build at once and several choose it, the first clockwise from the chooser builds it. The others build nothing and keep their cards.
        At the end: your rivals' first 6-cost building scores 4 points for you, the second 3 more, the third 2, the fourth 1. Your own and buildings under others do not count.
        Example: Ben shows a City Hall and a Palace, Cleo a Residence: 4 + 3 + 2 = 9 points for you.


## Questions

picks-card = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
picks-good = { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
picks-plant = { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }

ask-keep = Keep { $most } of your { $options } cards as your starting hand.
    .why = Keep something cheap that you can build soon, at best a production building, and cards to pay with. The others are gone.
    .done = kept **{ $named }**
ask-office = { $most ->
        [one] Office Building: swap 1 card, or pass.
       *[other] Office Building: swap up to { $most } cards, or pass.
    }
    .why = Swap cards you don't want to build. The new ones pay just as well, and may be better.
    .done = swapped **{ $named }**
ask-chapel = Chapel: tuck 1 card for 1 point, or pass.
    .why = A tucked card is a sure point, but no longer money. Take one that your next building can do without.
    .done = tucked **{ $named }**
ask-bank = Bank, once per game: tuck cards for 1 point each, or pass.
    .why = It works only once. Late in the game, tuck cards you won't need for building. Earlier, they're worth more in your hand.
    .done = tucked **{ $named }**
ask-limit = { $most ->
        [one] Over the hand limit: discard 1 card.
       *[other] Over the hand limit: discard { $most } cards.
    }
    .why = Discard cards you won't build: copies of city buildings in your town, and cards too expensive for the time left.
    .done = discarded **{ $named }**
ask-role = Choose a role.
    .why = All act with you, but you get the bonus. Choose what helps you most and your rivals least.
ask-library = Library, once this round: double { $subject_the }?
    .why = Use it where the extra card or discount counts most: in this role, or in the one you choose later this round.
ask-build = { $options ->
        [one] You can't build anything now: pass.
       *[other] Build 1 building, or pass.
    }
    .why = A building brings points, its power from the next phase on, and a step towards the twelfth. The cards that pay are gone.
    .done = { $did ->
        [declined] passed
       *[chosen] chose to build **{ $named }**
    }
ask-cover = Build { $subject_the } where? Over a building, you pay only the difference.
    .why = Building over saves cards. But the building below is gone with its points, power and good, and your town doesn't grow.
ask-goods = { $least ->
        [0] { $most ->
                [one] Pay 1 card for { $subject_the } with a good, or pass.
               *[other] Pay for { $subject_the } with up to { $most } goods, or pass. Each saves a card.
            }
       *[other] Pay for { $subject_the } with { BOUNDS($least, $most) } goods. You don't have enough cards.
    }
    .why = Each good pays for one card, whatever it sells for. Spend the cheapest ones.
    .done = paid with **{ $building_good }**
ask-pay = { $most ->
        [one] Pick 1 card to pay for { $subject_the }.
       *[other] Pick { $most } cards to pay for { $subject_the }.
    }
    .why = Pay with cards you won't build. Best of all is a copy of a city building in your town.
    .done = paid for { $subject_the } with **{ $named }**
ask-produce = { $most ->
        [one] Produce 1 good: pick its building, or pass.
       *[other] Produce up to { $most } goods: pick their buildings, or pass.
    }
    .why = Begin with the building whose good sells for most.
    .done = produced **{ $building_good }**
ask-sell = { $most ->
        [one] Sell 1 good, or pass.
       *[other] Sell up to { $most } goods, or pass.
    }
    .why = A good you sell brings cards now and room for the next one. Keep it only for a better price, or to pay at a Black Market.
    .done = sold **{ $building_good }**
ask-councillor = { $most ->
        [one] Keep 1 of these { $options } cards.
       *[other] Keep { $most } of these { $options } cards.
    }
    .why = Keep cards you can build soon, or that fit your buildings. The rest is only money.
    .done = kept **{ $named }**
ask-archive = { $most ->
        [one] Archive: discard 1 of these { $options } cards, old or new.
       *[other] Archive: discard { $most } of these { $options } cards, old or new.
    }
    .why = Discard the card that helps least. It may be an old card from your hand.
    .done = discarded **{ $named }**


## The first game: each kind of question, the first time that it comes

lesson-keep = You start with an Indigo Plant. Keep 4 cards. Each card is either a building or money: you pay for one card with others. Tip: keep one or two cheap buildings, of cost 1 to 3; the rest is money.
lesson-chapel = Tuck one hand card under your Chapel, or pass. It's a safe point at the end, but no longer money. Tip: tuck almost every round, unless your next building needs the card.
lesson-limit = Your hand limit, usually 7 cards, counts only at the start of a round. Pick the cards you discard, and keep one or two buildings you'll build soon with the cards to pay for them. Tip: give up copies of city buildings in your town, because you can't build them twice.
lesson-role = All players carry out the role you choose, but only you get its bonus. Each role goes once a round. Tip: Builder for a good building, Producer if your buildings are empty, Trader if you have goods, otherwise Councillor or Prospector for cards.
lesson-build = Build one card from your hand, or pass; other hand cards pay its cost. Cards with “Sells for” are production buildings: they make goods. All others are city buildings: most help you in a role, some only score. Tip: build what's worth its cards; pass to save them for something much better.
lesson-cover = Choose a new spot, or build over an old building and pay only the difference. The old one is gone with its points, power and good, and your town doesn't grow. Tip: take a new spot while you can pay for it; late in the game, build over something cheap.
lesson-goods = Pick up to two goods to pay with: at your Black Market, each replaces one card. It doesn't matter what they sell for. Tip: pay with indigo and sugar, and keep expensive goods for the Trader.
lesson-pay = Pick the cards that pay; you keep the rest. Tip: keep what you can build next, or a building of cost 6 that scores for what your town has. Pay with copies of city buildings that stand in your town, because you can't build those twice.
lesson-produce = Pick the empty production buildings that get a good, one each. A good does nothing until you sell it for cards when the Trader comes. Tip: start with the good that sells for most: silver or coffee, then tobacco or sugar, indigo last.
lesson-sell = Pick goods to sell: you draw as many cards as each is worth. The picture shows today's price of every good; each Trader turns up new ones. Tip: sell your best goods now, because an empty building can produce again.
lesson-councillor = Pick which of these new cards you keep: they're buildings or money, like all others. Tip: keep a building you can afford in a round or two. Late in the game, look for one that costs 6 and scores for what your town already has.
lesson-archive = With your Archive, you choose from new cards and old ones alike: pick those you discard and keep the best. Tip: give up what you're furthest from building, because it's too expensive, or that city building already stands in your town.


## Answers

option-card = { $building }
    .note = Cost { $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $building_effect }
    .why = { $owned ->
        [1] You can't build a second one: use it to pay.
       *[0] { $building_effect }. To build it you'd pay { $price ->
            [0] nothing
            [one] 1 card
           *[other] { $price } cards
        }, for { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
option-card-with-gain = { $building }
    .note = Cost { $cost }, +{ $gain } now. { $building_effect }
    .why = { $owned ->
        [1] { option-card.why }
       *[0] { $building_effect }. To build it you'd pay { $price } cards, for { $gain } { $gain ->
            [one] point
           *[other] points
        } as your town is now.
    }
option-role-builder = { $role }
    .note = { $most ->
            [0] Nothing to build
            [one] 1 kind to build: { SIGNED($gain) } { $gain ->
                    [one] point
                   *[other] points
                }, cost −{ $less }
           *[other] { $most } kinds to build: up to { SIGNED($gain) } { $gain ->
                    [one] point
                   *[other] points
                }, cost −{ $less }
        }{ $told ->
            [0] { "" }
           *[other] {" "}· others' cards: { $each }
        }
    .why = { $most ->
            [0] You can build nothing.
            [one] You can build 1 kind now, for { BOUNDS($less, $less_most) } less than printed: { SIGNED($gain) } { $gain ->
                    [one] point
                   *[other] points
                }.
           *[other] You can build one of { $most } kinds now, for { BOUNDS($less, $less_most) } less than printed: up to { SIGNED($gain) } { $gain ->
                    [one] point
                   *[other] points
                }.
        }{ $told ->
            [0] {" "}Your rivals have no cards to build with.
           *[other] {" "}Your rivals' cards to build with: { $each }.
        }
    .each = { $name } { $count }
option-role-builder-with-city = { $role }
    .note = { $most ->
            [0] Nothing to build
            [one] 1 kind to build
           *[other] { $most } kinds to build
        }, cost −{ $city } for city, −{ $production } for production buildings
    .why = { option-role-builder.why }
    .each = { $name } { $count }
option-role-producer = { $role }
    .note = { $most ->
            [0] No room for a good
            [one] +1 good, sells for { BOUNDS($sells, $sells_most) } later
           *[other] +{ $most } goods, sell for { BOUNDS($sells, $sells_most) } later
        } · { $told ->
            [0] others: none
           *[other] others produce: { $each }
        }
    .why = { $most ->
            [0] You have no room for a good.
            [one] You produce 1 good. It sells for { BOUNDS($sells, $sells_most) } { $sells_most ->
                    [one] card
                   *[other] cards
                } later.
           *[other] You produce { $most } goods. They sell for { BOUNDS($sells, $sells_most) } cards later.
        }{ $told ->
            [0] {" "}Your rivals have no room.
           *[other] {" "}Your rivals produce: { $each }.
        }
    .each = { $name } { $count }
option-role-trader = { $role }
    .note = { $most ->
            [0] Nothing to sell
            [one] +{ BOUNDS($least, $most) } card now, up to { $allowed } goods
           *[other] +{ BOUNDS($least, $most) } cards now, up to { $allowed } goods
        } · { $told ->
            [0] others: none
           *[other] others may sell: { $each }
        }
    .why = { $most ->
            [0] It brings you nothing now.
           *[other] It brings you { BOUNDS($least, $most) } { $most ->
                [one] card
               *[other] cards
            } now.
        }{ $told ->
            [0] {" "}Your rivals have no goods.
           *[other] {" "}Goods your rivals may sell: { $each }.
        }
    .each = { $name } { $count }
option-role-councillor = { $role }
    .note = +{ $most } { $most ->
            [one] card
           *[other] cards
        }, picked from { $dealt }{ $told ->
            [0] { "" }
           *[other] {" "}· others: { $each }
        }
    .why = You see { $dealt } cards and keep { $most }: good if your hand lacks something. Your rivals keep: { $each }.
    .each = { $name } { $count }
option-role-prospector = { $role }
    .note = +{ BOUNDS($least, $most) } { $most ->
            [one] card
           *[other] cards
        } for you{ $told ->
            [0] {" "}· others: none
           *[other] {" "}· others, with luck: { $each }
        }
    .why = { BOUNDS($least, $most) } { $most ->
            [one] card
           *[other] cards
        } for you. { $told ->
            [0] Your rivals get nothing.
           *[other] Your rivals get cards only by luck: { $each }.
        }
    .each = { $name } { $count }
option-library-use = Use the Library now
    .note = Doubles the bonus of this role
    .why = You see now what it brings. If it brings something, it can't double your other role this round.
option-library-save = Save it for later
    .note = It can double your next role this round instead
    .why = Better if your other role this round gains more from it.
option-build = { $building }
    .note = { SIGNED($gain, $gain_most, between: " to ") } { $gain ->
            [one] { $gain_most ->
                    [one] point
                   *[other] points
                }
           *[other] points
        }, { $price_most ->
            [0] free
           *[other] pay { BOUNDS($price, $price_most) }
        } (cost { $cost }). { $building_effect }
    .why = { SIGNED($gain, $gain_most, between: " to ") } { $gain ->
            [one] { $gain_most ->
                [one] point
               *[other] points
            }
           *[other] points
        }, { $price_most ->
            [0] free
            [one] for { BOUNDS($price, $price_most) } card
           *[other] for { BOUNDS($price, $price_most) } cards
        }. { $building_effect }.
# It can be built over one building alone, and so is.
option-build-with-over = { $building }
    .note = { SIGNED($gain) } { $gain ->
            [one] point
           *[other] points
        }, { $price ->
            [0] free
           *[other] pay { $price }
        } (cost { $cost }), must go over { $over_the }
    .why = It must go over { $over_the }, which you lose: { SIGNED($gain) } { $gain ->
        [one] point
       *[other] points
    } in all.
option-build-cathedral = { $building } (from the table)
    .note = { option-build.note }
    .why = { option-build.why }
option-build-cathedral-with-over = { $building } (from the table)
    .note = { option-build-with-over.note }
    .why = { option-build-with-over.why }
option-pass = Pass
    .note = Build nothing this time
    .why = You keep all your cards: better if no building is worth its price.
option-beside = On a new spot
    .note = { SIGNED($gain) } { $gain ->
            [one] point
           *[other] points
        }, { $price ->
            [0] free
            [one] pay 1 card
           *[other] pay { $price } cards
        }
    .why = Your town grows by one, and you lose nothing.
option-beside-with-less = On a new spot
    .note = Your town grows by one
option-over-with-less = Over { $building_the }
    .note = Saves up to { $less } { $less ->
            [one] card
           *[other] cards
        }; you lose the building below{ $loses_good ->
            [0] { "" }
           *[other] {" "}and its good
        }
option-over = Over { $building_the }
    .note = { SIGNED($gain) } { $gain ->
            [one] point
           *[other] points
        }, { $price ->
            [0] free
            [one] pay 1 card
           *[other] pay { $price } cards
        }{ $saves ->
            [0] { "" }
           *[other] {" "}(saves { $saves })
        }{ $loses_good ->
            [0] { "" }
           *[other] , loses its good
        }
    .why = { $saves ->
            [0] Saves nothing
            [one] Saves 1 card
           *[other] Saves { $saves } cards
        }, but you lose { $building_the }{ $loses_good ->
            [0] { "" }
           *[other] {" "}and its good
        }.
option-goods-good = { $building }
    .note = Saves 1 card, costs its { $building_good }
    .why = Saves a card of your hand, but you can't sell the { $building_good } any more.
option-sell-good = { $building }
    .note = { $price ->
            [one] +1 card for its { $building_good }
           *[other] +{ $price } cards for its { $building_good }
        }
    .why = { $price ->
        [one] 1 card
       *[other] { $price } cards
    } for its { $building_good }, and room for the next.
option-sell-good-with-price_most = { $building }
    .note = +{ BOUNDS($price, $price_most) } { $price_most ->
            [one] card
           *[other] cards
        } for its { $building_good } at the next Trader
option-plant = { $building }
    .note = Can hold a good: { $building_good }
    .why = { $building_effect }.


## Events

event-starting_hands = All players have their starting hands.
    .short = starting hands kept
event-round_began = Round { $round } begins. { $governor } is governor and chooses first.
    .people = governor
    .chapter = Round { $round }
    .short = { $governor } chooses first (governor)
event-cards_gone = No cards left: unless a player builds or cards come back this round, the game ends.
    .short = no cards left: the game ends unless a player builds or cards come back
event-hands_settled = { $told ->
        [0] { "" }
       *[other] Round start, cards put away: { $each }.
    }
    .each = { $count ->
        [0] { "" }
       *[other] { $name } { $count }
    }
    .short = { $told ->
            [0] { "" }
           *[other] cards put away: { $each }
        }
event-tucked = You tucked under your Chapel: { $cards }.
event-swapped = { $count ->
        [0] { $seat } passes: no swap (Office Building).
        [one] { $seat } swaps 1 card (Office Building).
       *[other] { $seat } swaps { $count } cards (Office Building).
    }
    .short = { $count ->
            [0] no swap
            [one] 1 card swapped
           *[other] { $count } cards swapped
        }
event-banked = You tucked under your Bank: { $cards }.
event-bank_used = { $seat } uses the Bank, once per game.
    .short = Bank used
event-role_taken = { $seat } chooses { $role_the }.
    .chapter = { $role }
    .short = { "" }
event-library_chosen = { $doubled ->
        [0] { $seat } saves the Library for later.
       *[other] { $seat } doubles the bonus of the role with the Library.
    }
    .short = { $doubled ->
            [0] Library saved
           *[other] Library doubles
        }
event-library_used = { $seat }'s Library is used up this round.
    .short = Library used
event-came_too_late = { $seat } comes too late for the Cathedral and keeps all cards.
    .short = too late for the Cathedral
event-passed = { $seat } passes: nothing built.
    .short = passed
event-passed-with-cards = { $seat } can't build with { $cards ->
        [0] no cards in hand
        [one] only 1 card in hand
       *[other] only { $cards } cards in hand
    }.
    .short = can't build ({ $cards ->
                [0] no cards
                [one] 1 card
               *[other] { $cards } cards
            })
event-built = { $seat } builds { $building_a } { $price ->
        [0] for free
        [one] for 1 card
       *[other] for { $price } cards
    }{ $goods ->
        [0] { "" }
        [one] , 1 of them a good
       *[other] , { $goods } of them goods
    }.
    .short = { $building } { $price ->
            [0] for free
           *[other] for { $price }
        }{ $goods ->
            [0] { "" }
            [one] {" "}(1 good)
           *[other] {" "}({ $goods } goods)
        }
event-built-with-over = { $seat } builds { $building_a } over { $over_the } { $price ->
        [0] for free
        [one] for 1 card
       *[other] for { $price } cards
    }{ $goods ->
        [0] { "" }
        [one] , 1 of them a good
       *[other] , { $goods } of them goods
    }.
    .short = { $building } over { $over } { $price ->
            [0] for free
           *[other] for { $price }
        }{ $goods ->
            [0] { "" }
            [one] {" "}(1 good)
           *[other] {" "}({ $goods } goods)
        }
event-paid = You paid with { $cards }.
    .short = paid with { $cards }
event-shuffled = { $count ->
        [one] The discard pile is shuffled: the new deck has 1 card.
       *[other] The discard pile is shuffled: the new deck has { $count } cards.
    }
    .short = discard pile shuffled, { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
# What the Trader pays stands in event-sold.
event-drew = { $source_key ->
        [role-trader] { "" }
       *[other] { $count ->
                [one] { $seat } draws 1 card ({ $source }).
               *[other] { $seat } draws { $count } cards ({ $source }).
            }
    }
    .short = { $source_key ->
            [role-trader] { "" }
           *[other] { $count ->
                [one] +1 card
               *[other] +{ $count } cards
            }{ $source_key ->
                [role-prospector] { "" }
               *[other] {" "}({ $source })
            }
        }
event-drew_cards = You drew { $cards }.
event-produced = { $seat } produces { $buildings_good }.
    .short = { $buildings_good }
# For the journal only: nobody knows what a good is made of.
event-goods = { "" }
event-tile_turned = New prices: indigo { $prices_1 }, sugar { $prices_2 }, tobacco { $prices_3 }, coffee { $prices_4 }, silver { $prices_5 }.
    .short = prices: indigo { $prices_1 }, sugar { $prices_2 }, tobacco { $prices_3 }, coffee { $prices_4 }, silver { $prices_5 }
event-sold = { $seat } sells { $buildings_good } for { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .short = { $buildings_good } for { $count }
event-declined = { $role_key ->
        [role-trader] { $seat } passes: nothing sold.
       *[other] { $seat } passes: nothing produced.
    }
    .short = passed
event-customs_filled = { $seat }'s Customs Office gets a good.
    .short = a good in the Customs Office
event-councillor_dealt = { $cards_count ->
        [0] No card was left for you.
       *[other] You drew { $cards } to choose from.
    }
event-councillor_kept = Cards kept: { $each }.
    .each = { $name } { $count }
    .short = cards kept: { $each }
event-gold_mine = { $seat }'s Gold Mine turns up { $cards }: two costs match, no gold.
    .short = Gold Mine turns up { $cards }, two costs match, no gold
event-gold_mine-with-taken = { $seat }'s Gold Mine turns up { $cards }: { $seat } takes { $taken_the }.
    .short = Gold Mine turns up { $cards } and takes { $taken }
event-goldsmith = { $seat }'s Goldsmith turns up { $building_a }: { $taken ->
        [0] already built, so it's discarded.
       *[other] not built yet, so { $seat } takes it.
    }
    .short = { $taken ->
                [0] Goldsmith turns up { $building }, already built
               *[other] Goldsmith turns up and takes { $building }
            }
event-game_over = { $reason ->
        [standstill] The game is over: no cards are left and no one built.
       *[other] The game is over: a town has 12 buildings.
    }
    .chapter = { "" }
    .short = { $reason ->
                [standstill] game over: no cards are left and no one built
               *[other] game over: a town has 12 buildings
            }


## Remarks: what comes of what is picked

remark-library_goods = All { $count } goods use up your Library for this round. With fewer, it can still double your other role.


## Refusals: only those that the host's catalogue does not have


## Steps

step-keep = Starting hands
step-round_start = Start of the round
step-role = Choosing a role
step-library = Library
step-builder = Builder
step-producer = Producer
step-trader = Trader
step-councillor = Councillor
step-over = Game over


## Hints

measure-points = { $amount } { $count ->
        [one] point
       *[other] points
    } { $more }
measure-buildings = { $amount } { $count ->
        [one] building
       *[other] buildings
    } { $more }
measure-goods = { $amount } { $count ->
        [one] good
       *[other] goods
    } { $more }
measure-cards = { $amount } { $count ->
        [one] card
       *[other] cards
    } { $more }

## Final score

line-buildings = Buildings
line-chapel = Tucked cards
line-city_hall = City Hall
line-guild_hall = Guild Hall
line-triumphal_arch = Triumphal Arch
line-residence = Residence
line-cathedral = Cathedral
line-palace = Palace
line-held = Cards and goods

so-far = Points so far. Other players' hidden tucked cards count at the end.

reason-twelve_buildings = The game ended when a town reached 12 buildings.
reason-standstill = The game ended because no cards were left and no one built.


## Planning ahead: standing orders, and what may end a plan

order-take_role = Choose { $value } when it's free
    .why = You choose this role whenever it's your turn to choose and it's still free.
order-pay_least = Pay with the cards that help least
    .why = You pay for buildings with the cards you need least.
order-produce_most = Produce as many goods as possible
    .why = If there isn't enough for all, you choose the buildings whose goods sell for most.
order-sell_from = Sell all you can for { $value } or more
    .why = You sell your best goods first, but none for less than this.
order-limit_least = Discard the cards that help least
    .why = If you're over the hand limit, you discard the cards you need least.
order-tuck_above = Chapel: tuck a card if you hold more than { $value }
    .why = If you hold more cards than this, you tuck the one that helps least, otherwise none.
order-double = If asked, use the Library for { $value } only
    .why = Saves it where you're asked. Your last role, or all goods allowed, use it without a question.
surprise-round_began = a new round begins
surprise-role_taken = a player chooses a role
surprise-built = a player builds
surprise-tile_turned = new prices are turned up


## Table options

table-deck = Cards
table-deck-base = Base game
    .note = 110 cards: 5 kinds of production buildings and 24 of city buildings.
table-deck-plus = Base game, 4 more buildings
    .note = One more of each production building, except the Indigo Plant.
table-deck-new_buildings = With the new buildings
    .note = The expansion: 33 more cards with 10 new kinds, and the Cathedral on the table.
table-starting_hand = Starting hand
table-starting_hand-on = Keep 4 of 5 to 8 cards
    .note = Seats 1 to 4 look at 5, 6, 7 and 8 cards and keep 4.
table-starting_hand-off = 4 cards each
    .note = Each player gets 4 cards: quick and simple.
table-guard_room = Guard Room
table-guard_room-standing = Works while it stands
    .note = New buildings: while one stands, players without it and without a Tower may hold only 6.
table-guard_room-always = Hand limit always 6
    .note = New buildings: the hand limit is 6 from the start, 7 with a Guard Room, 12 with a Tower.
table-stashes = Tucked cards
table-stashes-hidden = Number hidden
    .note = Until the end, only the owner sees how many cards lie under a Chapel, Bank or Harbor.
table-stashes-open = Number open
    .note = All see how many cards lie under each Chapel, Bank and Harbor, but not which.
table-library = Library with two players
table-library-once = Once a round
    .note = The governor, who chooses twice a round, may double only one of the two roles.
table-library-each_time = Each time
    .note = The governor, who chooses twice a round, may double both roles.
table-tavern = Tavern
table-tavern-same_phase = Counts immediately
    .note = New buildings: a new Tavern may draw a card right after its own Builder phase.
table-tavern-later = Counts from the next phase
    .note = New buildings: a new Tavern draws nothing after its own Builder phase.
table-builder = Builder
table-builder-in_turn = In turn
    .note = As in the rulebook: you see what players before you built.
table-builder-at_once = All at once
    .note = House rule for shorter waits: all choose in secret and build together.


## Pictures and their alt texts: picture-* and alt-* (RENDER)

picture-legend-cost = cost, paid in cards
picture-legend-points = points
picture-legend-number = number to pick
picture-over = Game over
picture-round = Round { $round }
picture-rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
picture-limit = hand limit { $limit }
picture-limit-over = discard to { $limit } at round start
picture-deck = Deck
picture-discard = Discards
picture-prices = Prices
picture-in-hand = Your hand
picture-no-cards = no cards
picture-pass = pass
picture-new = new
picture-owned = owned
picture-short = { $count } short
picture-on-the-table = table
picture-cathedral = Cathedral left
picture-plan = to build
picture-pays = pays
picture-goes = goes
picture-tucked = tucked
picture-beside = new spot
picture-less-production = production −1
picture-less-city = city −1

# What the table waits for, after the names.
picture-verb-keep = keep 4 cards
picture-verb-round_start = settle the hand
picture-verb-role = choose a role
picture-verb-library = use the Library?
picture-verb-builder = build or pass
picture-verb-producer = produce
picture-verb-trader = sell
picture-verb-councillor = keep cards

# What the viewer is asked, in two to four words. $pick is a number, or a range such as 0–2.
picture-ask-keep = Keep { $pick } cards
picture-ask-office = Swap { $pick }
picture-ask-chapel = Tuck a card, or none
picture-ask-bank = Tuck { $pick } (Bank)
picture-ask-limit = Discard { $pick }
picture-ask-role = Choose a role
picture-ask-library = Use the Library?
picture-ask-build = Build one, or pass
picture-ask-cover = Build it where?
picture-ask-goods = Pay in goods: { $pick }
picture-ask-pay = Pay { $pick } { $most ->
        [1] card
       *[other] cards
    }
picture-ask-produce = Produce { $pick }
picture-ask-sell = Sell { $pick }
picture-ask-councillor = Keep { $pick }
picture-ask-archive = Discard { $pick }

# What a role means to the viewer, who can choose it, in two short lines.
picture-gist-builder =
    All may build
    You: { BOUNDS($less, $less_most) } less
picture-gist-producer =
    All: 1 good
    You: { $allowed } goods
picture-gist-trader =
    All may sell 1
    You may sell { $allowed }
picture-gist-councillor =
    All keep 1 of 2
    You: { $most } of { $dealt }
picture-gist-prospector =
    Only you:
    { BOUNDS($least, $most) } { $most ->
        [one] card
       *[other] cards
    }

# What the others have, or get from a role, after the number of each.
picture-others-builder = { $count ->
        [one] card
       *[other] cards
    }
picture-others-producer = { $count ->
        [one] good
       *[other] goods
    }
picture-others-trader = { $count ->
        [one] good
       *[other] goods
    }
picture-others-councillor = { $count ->
        [one] card
       *[other] cards
    }
picture-others-prospector = with luck

# What the Builder could build, and what a role would bring, if that is nothing now.
picture-can-build = { $count ->
        [1] build 1: { SIGNED($gain) }
       *[other] build 1 of { $count }: up to { SIGNED($gain) }
    } { $gain ->
        [one] point
       *[other] points
    }
picture-nothing-builder = nothing you can build
picture-nothing-producer = no room for goods
picture-nothing-trader = nothing you can sell
picture-nothing-councillor = no cards for you
picture-nothing-prospector = no cards for you

# What a Gold Mine turned up.
picture-gold = gold!
picture-no-gold = no gold
picture-taken = taken
picture-away = gone
picture-cost = cost { $cost }
picture-mine = Each Prospector: 4 different costs win the cheapest card.
picture-alike = No gold: same cost { $costs }
picture-takes = Gold! { $name } takes { $building }

alt-new = New: { $parts }.
alt-new-building = { $building } of { $name }
alt-new-hand = hand of { $name }
alt-new-prices = prices
alt-piles = Deck { $deck }, discard pile { $discard }.
# One role of the round: who took it, then what everybody got.
alt-turn = { $first ->
        [0] {""}
       *[other] { $over ->
                [0] {"This round: "}
               *[other] {"Last round: "}
            }
    }{ $role } ({ $name }){ $count ->
        [0] {""}
       *[other] {": "}{ $shares }
    }.
alt-made = produced { $goods }
alt-sold = sold { $goods }
alt-gained = +{ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
alt-hand = { $title }, your own cards.
alt-brings = { $role ->
        [role-builder] { $brought } { $most ->
                [one] kind
               *[other] kinds
            } to build
        [role-producer] +{ $brought } { $most ->
                [one] good
               *[other] goods
            }
       *[other] +{ $brought } { $most ->
                [one] card
               *[other] cards
            }
    }
alt-leaves = leaves { $cards } in hand
alt-next-price = next Trader: { $price }
alt-tucked = Under the Chapel: { $count }.
alt-hand-after = Hand after this: { $cards }.
alt-fresh = New: { $cards }.
alt-known = Known to all: { $cards }.
alt-reveal = { $title }, cards turned up.
alt-final = { $title }, final score after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
alt-free-roles = Free roles: { $roles }.
alt-taken-roles = Taken: { $roles }.
alt-taken = { $role } by { $name }
alt-prices = Prices: { $prices }.
alt-tiles = Tiles so far, { $count } of 5: { $tiles }.
alt-tile-now = { $tile } (now)
alt-governor = governor
alt-computer = computer
alt-loaded = { $building } with a good
alt-spent = { $building } (used)
alt-seen-cards = known to all: { $cards }
alt-town = { $name }{ $signs }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }{ $tucked ->
        [0] {""}
       *[other] {", "}{ $tucked } tucked
    }{ $listed ->
        [0] {""}
       *[other] {": "}{ $buildings }
    }.
alt-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand, hand limit { $limit }: { $cards }.
alt-card = { $count ->
        [one] { $building } ({ $cost })
       *[other] { $count } × { $building } ({ $cost })
    }
