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
    .subtitle = Build the finest town in Puerto Rico, 2nd edition
    .duration = about 60 minutes of play
    .weight = easy to learn

how = San Juan: how to play
    .goal = You build a town in the colony of Puerto Rico. Every building is worth points, and the most points win.
    .turn = On your turn you take one of five roles: build, produce goods, sell them, draw cards, or draw a card that only you get. Then everybody does what the role says, and you get a bonus.
    .card = Dark square: the cost, paid with other cards from your hand. Star: the points; with a plus, what a building would add to your town now. Gold disc: just the number to choose the card by.
    .pays = Cards are your money. Production buildings make goods, which sell for cards. City buildings help you for the rest of the game; those that cost 6 score at the end.
    .end = When somebody reaches 12 buildings, everybody finishes that Builder role; then points are counted.
    .time = About 60 minutes of play, here spread over days: you are called when it is your move.

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
    .effect = Everybody may build; you pay 1 card less
    .gist =
        All may build
        You: 1 less
    .privilege = pays 1 card less
    .help =
        Everybody, from the chooser clockwise, may build one building from their hand. The price is paid with hand cards, which are discarded face down. A building never pays for itself.
        Privilege: the chooser pays 1 card less, with a Library 2 less. A discount that is not needed is lost.
        The table may agree that all build at once, a rule of our own: everybody chooses in secret, and what all have chosen is then carried out from the chooser clockwise. Cards drawn on the way pay for nothing in that phase.
        A building's power begins after the phase in which it was built. With the new buildings, the Cathedral on the table may be built in place of a card.
        Example: you choose the Builder and own a Quarry. A Prefecture (4) costs you 4 − 1 − 1 = 2 cards.
role-producer = Producer
    .the = the Producer
    .short =
        Pro-
        ducer
    .effect = Everybody makes a good; you make 1 more
    .gist =
        All make 1
        You make 2
    .privilege = makes 1 more good
    .help =
        Everybody may put 1 good on one of their empty production buildings. A good is a card from the deck that nobody looks at. A building never holds two.
        Privilege: the chooser makes 1 more good, with a Library 2 more.
        Example: you choose the Producer and have three empty buildings. You fill two of them; with an Aqueduct all three.
role-trader = Trader
    .the = the Trader
    .short = Trader
    .effect = Everybody may sell a good; you sell 1 more
    .gist =
        All may sell 1
        You may sell 2
    .privilege = sells 1 more good
    .help =
        The chooser turns up the next price tile. Then everybody may sell 1 good and draws as many cards as the tile shows for it.
        Privilege: the chooser sells 1 more good, with a Library 2 more. Nobody has to sell; if nobody does, every Hut brings a card.
        Example: the tile pays 1 for sugar and 2 for coffee. You chose the Trader and sell both: 3 cards.
role-councillor = Councillor
    .the = the Councillor
    .short =
        Council-
        lor
    .effect = Everybody draws 2 and keeps 1; you draw 5
    .gist =
        All keep 1 of 2
        You: 1 of 5
    .privilege = draws 5 cards instead of 2
    .help =
        Everybody draws 2 cards, keeps 1 and discards the other face down.
        Privilege: the chooser draws 5, with a Library 8, and keeps 1 of them.
        With a Prefecture you keep 2; with an Archive you may discard hand cards instead. All draw at once; nobody is asked first. Before that, every empty Customs Office gets a good.
        Example: you choose the Councillor and own a Prefecture: you look at 5 cards and keep 2.
role-prospector = Prospector
    .the = the Prospector
    .short =
        Pros-
        pector
    .effect = You draw 1 card, the others nothing
    .gist =
        Only you:
        1 card
    .privilege = draws 1 card
    .help =
        The others have nothing to do.
        Privilege: the chooser draws 1 card, with a Library 2.
        Afterwards every owner of a Gold Mine or a Goldsmith may strike gold, whoever chose the role.
        Example: you choose the Prospector and own a Library and a Gold Mine: 2 cards, and then a try at the mine.


## Terms

term-round = Round and roles
    .effect = One role each, carried out by everybody
    .help =
        A round begins with the governor. In turn, each player takes one of the roles that are still free, and everybody carries it out, from the chooser clockwise. The chooser also has the privilege of the role.
        When all have chosen, the roles come back and the next player is governor.
        With two players the governor chooses first and third, the other player second.
        Example: three players, Ada is governor. Ada takes the Builder, Ben the Trader, Cleo the Prospector. Then Ben is governor.
term-governor = Governor
    .effect = Chooses first; moves on each round
    .help =
        The governor chooses the first role of a round. After the round the next player clockwise is governor.
        Example: four players; whoever is governor in round 1 is governor again in round 5.
term-starting_hand = Starting hand
    .effect = 4 cards, chosen from 5 to 8
    .help =
        Everybody starts with an Indigo Plant on the table and 4 hand cards.
        Unless the table has agreed otherwise, players look at 5, 6, 7 or 8 cards, in the order of their seats, and keep 4; so a later seat has more to choose from. Everybody chooses at the same time.
        Example: the third player looks at 7 cards, keeps 4 and discards 3 face down.
term-round_start = Start of a round
    .effect = Office, Chapel and Bank, then the hand limit
    .help =
        Before the first role is chosen, the players settle their hands:
        1. Whoever owns an Office Building may exchange one or two hand cards.
        2. Whoever owns a Chapel may tuck one hand card under it; whoever owns a Bank any number, once in the game.
        3. Whoever holds too many cards discards the surplus.
        Everybody with something to settle decides at the same time, first about exchanges, then about the rest. Answers stay sealed until the last has come; they are carried out clockwise from the governor.
        Example: with a hand limit of 7 you hold 9 cards, and own an Office Building and a Chapel. You exchange 2 and tuck 1; 8 are left and 1 has to go.
term-hand_limit = Hand limit
    .effect = 7 cards at the start of a round; Tower: 12
    .help =
        At the start of a round nobody may hold more than 7 cards, or 12 with a Tower. You choose which cards to discard. During a round a hand may be larger.
        With the new buildings: while a Guard Room stands anywhere, whoever owns neither a Guard Room nor a Tower may hold only 6; the table may agree that this always applies.
        Example: you end a round with 9 cards, and your hand limit is 7: you discard 2.
term-building = Building
    .effect = Pay with hand cards; works after the phase
    .help =
        A building costs as many hand cards as its number says. You may own as many production buildings of a kind as you like, but only one city building of each kind. Cards of a kind that you own can still be used as payment.
        A new building begins to work after the Builder phase in which it was built. You never have to use it.
        Once it's certain that the game ends with this phase, only the number of your cards counts: you aren't asked which ones you pay with.
        Example: you build a Smithy. In this phase it saves nothing; from the next Builder on, production buildings cost you 1 less.
term-goods = Goods
    .effect = One face-down card on a production building
    .help =
        A good is a card from the deck, face down on a production building. Nobody looks at it. What it is depends on the building: indigo, sugar, tobacco, coffee or silver.
        Goods are made by the Producer and sold by the Trader. A good on a building that is covered is lost. Of the city buildings, only a Customs Office holds a good.
        Example: you own two Indigo Plants and a Sugar Mill; you can hold three goods.
term-trading_house = Trading house
    .effect = Five price tiles, always in the same order
    .help =
        Five tiles show what the five goods are worth. They are shuffled once. Each Trader turns up the next one, and after the fifth they come again in the same order.
        Indigo always pays 1, sugar 1 or 2, tobacco 1 or 2, coffee 2 or 3, silver 2 or 3.
        Example: after five Traders you have seen all tiles and know the price that comes next.
term-chapel_cards = Tucked cards
    .effect = 1 point each, whatever is on them
    .help =
        A card under a Chapel, with the new buildings also under a Bank or a Harbor, is worth 1 point at the end, whatever is printed on it. It stays there even when that building is covered. Cards under Chapel and Bank are known only to their owner, those under a Harbor to nobody. They do not count in a tie.
        Others see how many there are only if the table has agreed on it. A building that a Chapel, Bank or Harbor covers is not a tucked card and scores nothing.
        Example: 5 cards under the Chapel and 4 under the Bank are 9 points at the end, and the Palace counts them too.
term-known_cards = Cards known to all
    .effect = Marked until a card leaves the hand unseen
    .help =
        A card won with a Gold Mine or a Goldsmith was seen by all, so it is marked beside its owner's hand. The mark goes when the owner builds the card, or when any card leaves that hand face down, because then nobody can be sure any more.
        Example: all saw Ben take a Well. Ben pays 3 cards for a Tower; the mark is gone, whether the Well was among them or not.
term-library_two = Library with two players
    .effect = The governor doubles one role a round; if agreed, both
    .help =
        With two players the governor chooses twice in a round, but the Library doubles only one of the two privileges. If the first role is Builder, Councillor or Prospector, you are asked whether to use it now; with Producer and Trader the number of goods decides it.
        It counts as used when it brought something: a lower price, the last good that it allows, or another card. The table may agree before the game that it doubles both roles.
        Example: with your first role, the Trader, you sell 2 goods and not 3, so you can double the Councillor, the third role of the round: 8 cards instead of 5.
term-deck = Deck used up
    .effect = The discard pile becomes the new deck
    .help =
        When a card is needed and the deck is empty, the discard pile is shuffled and becomes the deck. Hands, goods, covered buildings and tucked cards stay where they are.
        If there is nothing to shuffle, draws bring fewer cards. If there are too few for all with the Councillor, each player is dealt cards once those before them have discarded. If deck and discard pile are both empty at the start of two rounds running and nothing was built in between, the game ends.
        Example: you are due 3 cards and 1 is left: you take it, the discard pile is shuffled, and you draw the other 2.
term-end = End of the game
    .effect = After a Builder phase with 12 buildings
    .help =
        The game ends at once after a Builder phase in which somebody has 12 buildings or more. Everybody still has their turn in that phase; the rest of the round is not played. Covered buildings do not count.
        Example: Ada builds her 12th building first. Ben and Cleo may still build, then points are counted.
term-scoring = Scoring
    .effect = Buildings, tucked cards, then buildings of cost 6
    .help =
        Points are counted in this order: buildings, tucked cards, City Hall, Guild Hall, Triumphal Arch, with the new buildings Residence and Cathedral, and last the Palace, which adds a quarter of everything before, rounded down. Most points win.
        Example: 34 points without the Palace: it adds 8, which makes 42.
term-tie_break = Tie-break
    .effect = More hand cards and goods win
    .help =
        With equal points, whoever has more hand cards and goods together is ahead. Tucked cards do not count. If that is equal too, the place is shared.
        Example: Ada and Ben have 31 points. Ada holds 2 cards and 1 good, Ben 2 cards: Ada wins.
term-together = Deciding together
    .effect = Several decide at once; the order does not matter
    .help =
        At the start of a round and with Producer, Trader and Councillor, all players concerned decide at the same time. An answer stays sealed until the last has come; then all are carried out in the order of play, so nobody gains by waiting. What only helps, such as the card of a Well, comes by itself.
        With the Builder, one player decides after the other, or all together if the table has agreed that all build at once. You are asked even if you cannot build, because leaving you out would give that away; only if everybody can see it, say with one card and no discount, you are skipped.
        Example: Cleo answers the Trader first. Nobody sees what is sold until Ada and Ben have answered too.
term-edition = Edition and sources
    .effect = The 2nd edition, and where its numbers are from
    .help =
        Plaza plays the 2nd edition (2014), base game and expansion, in words of its own. Compared with the 1st edition, the Prefecture costs 4 instead of 3, the Bank 3 instead of 4, the Guild Hall counts buildings and kinds, and the Gold Mine always takes the cheapest card.
        Costs and points that the booklet does not print, and the price tiles, are taken from independent lists that agree with each other; those of the new buildings, from the 1st edition's expansion. Where the booklet is silent, Plaza decides as these entries say. What is not certain has an entry of its own.
        Example: the cost of the Prefecture is printed in the booklet; that of the Tower comes from such lists.
term-expansion = The new buildings
    .effect = The expansion: 10 new kinds and the Cathedral
    .help =
        The table may add the expansion before the game. It brings 33 cards: 4 more production buildings, 2 Residences, and 3 each of Office Building, Guard Room, Hut, Tavern, Park, Customs Office, Bank, Harbor and Goldsmith. The Cathedral, a single tile, lies on the table for whoever builds it first.
        A round then begins with Office Building, Chapel and Bank, and hand limit; a Builder phase ends with the Taverns; at the end Residence and Cathedral are counted before the Palace.
        Example: for three players, 143 − 3 = 140 cards are shuffled, instead of 110 − 3 = 107.
term-table_options = Table options
    .effect = What is agreed on before the game
    .help =
        Whoever opens a table chooses the options with `/play`; the lobby shows the choice.
        Cards: the base game, or with 4 more production buildings, or with the new buildings.
        Starting hand: 4 cards chosen from 5 to 8, or 4 cards.
        Guard Room: the hand limit of 6 applies while one stands, or always (new buildings only).
        Tucked cards: their number is hidden, or open for all.
        Library with two players: good for one role a round, or for each.
        Tavern: a new one counts at once, or from the next Builder phase on (new buildings only).
        Builder: all build one after the other, as in the rulebook; or all choose in secret and build at once, a rule of our own that spares waiting.
        Example: `deck=new_buildings, stashes=open` plays with the new buildings, and all see how many cards are tucked.
term-unconfirmed = What is not certain
    .effect = Two values and two readings that could be wrong
    .help =
        No source that could be consulted gives these values, so Plaza takes the likeliest:
        1. The Hut costs 2. By its place in the booklet it could be 1.
        2. The four production buildings that the expansion adds are one each of Sugar Mill, Tobacco Storage, Coffee Roaster and Silver Smelter.
        And two sentences of the rules can be read in two ways:
        3. The hand limit of 6 applies only while a Guard Room stands; the table may agree that it always applies.
        4. A Tavern already counts after the Builder phase in which it was built; the table may agree that it counts from the next one on.
        Example: Cleo builds a Tavern as her 4th building, the others have 5 and 6: she draws 1 card at the end of that phase.


## Production buildings

building-indigo_plant = Indigo Plant
    .the = the Indigo Plant
    .a = an Indigo Plant
    .short = Indigo
    .good = indigo
    .effect = Holds indigo, which sells for 1
    .gist = Sells for 1
    .help =
        { -production(cost: 1, points: 1, copies: 10) }
        Holds one indigo good. The trading house always pays 1 card for it. Everybody begins with one Indigo Plant on the table; more of them may be built.
        Example: with two Indigo Plants and the privilege of the Trader you sell two indigo: 2 cards.
building-sugar_mill = Sugar Mill
    .the = the Sugar Mill
    .a = a Sugar Mill
    .short = Sugar
    .good = sugar
    .effect = Holds sugar, which sells for 1 or 2
    .gist = Sells for 1–2
    .help =
        { -production(cost: 2, points: 1, copies: 8, extra: 1) }
        Holds one sugar good, worth 1 card on three of the five price tiles and 2 on the other two.
        Example: you own a Smithy, so a Sugar Mill costs you 1 card; if you chose the Builder yourself, it is free.
building-tobacco_storage = Tobacco Storage
    .the = the Tobacco Storage
    .a = a Tobacco Storage
    .short = Tobacco
    .good = tobacco
    .effect = Holds tobacco, which sells for 1 or 2
    .gist = Sells for 1–2
    .help =
        { -production(cost: 3, points: 2, copies: 8, extra: 1) }
        Holds one tobacco good, worth 2 cards on four of the five price tiles and 1 on one.
        Example: you fill it with the Producer and sell the good with the Trader, as a rule for 2 cards.
building-coffee_roaster = Coffee Roaster
    .the = the Coffee Roaster
    .a = a Coffee Roaster
    .short = Coffee
    .good = coffee
    .effect = Holds coffee, which sells for 2 or 3
    .gist = Sells for 2–3
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
    .gist = Sells for 2–3
    .help =
        { -production(cost: 5, points: 3, copies: 8, extra: 1) }
        Holds one silver good, worth 3 cards on three of the five price tiles and 2 on the other two.
        Example: on a tile that pays 3 for silver, two Silver Smelters and the privilege of the Trader bring 6 cards.


## City buildings

building-smithy = Smithy
    .the = the Smithy
    .a = a Smithy
    .short = Smithy
    .effect = Production buildings cost 1 less
    .gist = Production −1 card
    .help =
        { -city(cost: 1, points: 1, copies: 3) }
        Works in the Builder phase: each production building costs you 1 card less. It does nothing for city buildings.
        Example: you own the Smithy and choose the Builder; a Coffee Roaster (4) costs you 2 cards.
building-gold_mine = Gold Mine
    .the = the Gold Mine
    .a = a Gold Mine
    .short =
        Gold
        Mine
    .effect = Prospector: turn up 4, take the cheapest if all costs differ
    .gist = 4 costs differ: take 1
    .help =
        { -city(cost: 1, points: 1, copies: 3) }
        Works in every Prospector phase, after the chooser's card, whoever chose the role: the top 4 cards are turned up. If all four costs differ, you take the cheapest; otherwise all four are discarded.
        Example: Quarry (4), Gold Mine (1), Tobacco Storage (3), Hero (5): all differ, you take the Gold Mine. With two cards of cost 3 among them you get nothing.
building-archive = Archive
    .the = the Archive
    .a = an Archive
    .short = Archive
    .effect = Councillor: you may discard hand cards instead
    .gist = Swap hand cards
    .help =
        { -city(cost: 1, points: 1, copies: 3) }
        Works in the Councillor phase: the cards that you draw join your hand first. Then you discard as many cards as usual, but from the whole hand.
        Example: you draw 2 and must discard 1. You may keep both and discard an old hand card.
building-poor_house = Poor House
    .the = the Poor House
    .a = a Poor House
    .short =
        Poor
        House
    .effect = After building, with 0 or 1 cards left: draw 1
    .gist = 0–1 cards left: draw 1
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Works in the Builder phase: if you have built and hold at most 1 card afterwards, you draw 1. A card from the Carpenter comes first and counts. Whoever does not build gets nothing.
        Example: you hold 4 cards and build a Tower (3): your hand is empty, you draw 1.
building-black_market = Black Market
    .the = the Black Market
    .a = a Black Market
    .short =
        Black
        Market
    .effect = Builder: up to 2 goods pay 1 card each
    .gist = 2 goods pay 1 each
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Works in the Builder phase: up to two of your goods may be discarded in place of one hand card each, but no more than the price requires.
        Example: a Library (5) is paid with the goods of an Indigo Plant and a Tobacco Storage, and 3 hand cards.
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
        Works in the Trader phase: you may sell 1 more good, so 2, or 3 as the chooser, or 4 as the chooser with a Library.
        Example: Ben chose the Trader. With the Trading Post you sell indigo for 1 and silver for 3: 4 cards.
building-well = Well
    .the = the Well
    .a = a Well
    .short = Well
    .effect = Producer: draw 1 if you made 2 goods or more
    .gist = 2+ goods: draw 1
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Works in the Producer phase: if you made at least 2 goods, you draw 1 card, whoever chose the role.
        Example: Cleo chose the Producer. With an Aqueduct you make 2 goods and draw 1 card; without it, 1 good and no card.
building-market_stand = Market Stand
    .the = the Market Stand
    .a = a Market Stand
    .short =
        Market
        Stand
    .effect = Trader: draw 1 more if you sold 2 goods or more
    .gist = 2+ goods: draw 1
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Works in the Trader phase: if you sold at least 2 goods, you draw 1 card more. It is 1 card, however many goods you sold.
        Example: you chose the Trader and sell indigo for 1 and sugar for 1: 3 cards.
building-crane = Crane
    .the = the Crane
    .a = a Crane
    .short = Crane
    .effect = Build over a building and pay the difference
    .gist = Build over: pay less
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Works in the Builder phase: you may put the new building over one of your own and pay only the difference of their costs. All other discounts count as well, but you never get cards back. A Park counts as 6 here.
        The covered building is out of the game: it scores nothing, no longer helps and loses its good. The Crane itself is never covered, nor is a building by one of its own kind. The number of your buildings does not grow.
        Example: a Palace (6) over a Chapel (3) costs 3 cards. The cards under the Chapel still count.
building-chapel = Chapel
    .the = the Chapel
    .a = a Chapel
    .short = Chapel
    .effect = Round start: tuck a card, 1 point at the end
    .gist = Tuck a card: 1 point each
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Works at the start of a round, before the hand limit: you may put one hand card face down under the Chapel. Each is worth 1 point at the end, whatever is printed on it, even if the Chapel is covered later.
        Example: you tuck a card in each of 6 rounds: 6 points, and 2 for the Chapel itself.
building-tower = Tower
    .the = the Tower
    .a = a Tower
    .short = Tower
    .effect = Hand limit of 12
    .gist = Hand limit 12
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Works at the start of a round: you may hold 12 cards, whether a Guard Room stands or not.
        Example: you hold 13 cards when the round starts: you discard 1; with a hand limit of 7 it would be 6.
building-aqueduct = Aqueduct
    .the = the Aqueduct
    .a = an Aqueduct
    .short =
        Aque-
        duct
    .effect = Producer: make 1 more good
    .gist = Make 1 more good
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Works in the Producer phase: you may make 1 more good, so 2, or 3 as the chooser, or 4 as the chooser with a Library.
        Example: Ben chose the Producer; you fill two of your empty buildings.
building-carpenter = Carpenter
    .the = the Carpenter
    .a = a Carpenter
    .short =
        Carpen-
        ter
    .effect = After you build a city building: draw 1
    .gist = City building: draw 1
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Works in the Builder phase: after you have paid for a city building, you draw 1 card. Production buildings do not count, nor does the Carpenter itself.
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
        Works in the Councillor phase: you keep 2 of the cards that you draw, so both of 2, or 2 of 5, or 2 of 8.
        Example: Cleo chose the Councillor; you draw 2 cards and keep both.
building-market_hall = Market Hall
    .the = the Market Hall
    .a = a Market Hall
    .short =
        Market
        Hall
    .effect = Trader: draw 1 more if you sold a good
    .gist = Any sale: draw 1
    .help =
        { -city(cost: 4, points: 2, copies: 3) }
        Works in the Trader phase: if you sold at least 1 good, you draw 1 card more; once, not for each good.
        Example: you sell sugar for 1 and coffee for 2: you draw 4 cards.
building-quarry = Quarry
    .the = the Quarry
    .a = a Quarry
    .short = Quarry
    .effect = City buildings cost 1 less
    .gist = City buildings −1 card
    .help =
        { -city(cost: 4, points: 2, copies: 3) }
        Works in the Builder phase: each city building costs you 1 card less, monuments and the buildings of cost 6 too.
        Example: you own the Quarry and choose the Builder; a Crane (2) is free.
building-library = Library
    .the = the Library
    .a = a Library
    .short = Library
    .effect = Your privilege counts double
    .gist = Your privilege ×2
    .help =
        { -city(cost: 5, points: 3, copies: 3) }
        Doubles the privilege of the role that you choose yourself. Builder: 2 less. Producer and Trader: 2 more goods. Councillor: 8 cards. Prospector: 2 cards. It does not double what other buildings do.
        With two players the governor may double only one of the two roles of a round, unless the table has agreed otherwise.
        Example: you own the Library and choose the Builder; a Palace (6) costs you 4 cards.
building-statue = Statue
    .the = the Statue
    .a = a Statue
    .short = Statue
    .effect = Monument: points, and the Arch counts it
    .gist = Monument
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
    .effect = Monument: points, and the Arch counts it
    .gist = Monument
    .help =
        { -monument(cost: 4, points: 4, copies: 3) }
        It does nothing but score, and it counts for the Triumphal Arch and the City Hall.
        Example: Victory Column and Statue with a Triumphal Arch: 4 + 3 + 6 = 13 points.
building-hero = Hero
    .the = the Hero
    .a = a Hero
    .short = Hero
    .effect = Monument: points, and the Arch counts it
    .gist = Monument
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
    .effect = End: 1 per production building, 1 per kind of them
    .gist = 1 per production and kind
    .help =
        { -end(cost: 6, copies: 2) }
        At the end: 1 point for each of your production buildings, and 1 more for each different kind among them.
        Example: 2 Indigo Plants, 1 Sugar Mill, 2 Tobacco Storages: 5 buildings of 3 kinds, 8 points.
building-city_hall = City Hall
    .the = the City Hall
    .a = a City Hall
    .short =
        City
        Hall
    .effect = End: 1 point per city building
    .gist = 1 per city building
    .help =
        { -end(cost: 6, copies: 2) }
        At the end: 1 point for each of your city buildings, this one, monuments and the others of cost 6 included.
        Example: 9 city buildings, the City Hall among them: 9 points.
building-triumphal_arch = Triumphal Arch
    .the = the Triumphal Arch
    .a = a Triumphal Arch
    .short = Arch
    .effect = End: 4, 6 or 8 points for 1, 2 or 3 monuments
    .gist = Monuments: 4, 6, 8
    .help =
        { -end(cost: 6, copies: 2) }
        At the end: 4 points with one monument (Statue, Victory Column, Hero), 6 with two, 8 with all three.
        Example: with Statue and Hero the Arch brings 6 points; without any monument 0.
building-palace = Palace
    .the = the Palace
    .a = a Palace
    .short = Palace
    .effect = End: 1 point for every 4 other points
    .gist = 1 per 4 points
    .help =
        { -end(cost: 6, copies: 2) }
        Counted last: 1 point for every 4 points that you have without it, rounded down.
        Example: 34 points without the Palace: it adds 8, which makes 42.


## The new buildings

building-office = Office Building
    .the = the Office Building
    .a = an Office Building
    .short = Office
    .effect = Round start: exchange up to 2 hand cards
    .gist = Swap 2 hand cards
    .help =
        { -city(cost: 1, points: 1, extra: 3) }
        Works at the start of a round, before Chapel, Bank and hand limit: you may discard 1 or 2 hand cards and draw as many. Exchanges are carried out clockwise from the governor. If the deck is empty, what you discard is shuffled in and may come back.
        Example: you hold 7 cards, two of which you cannot use. You discard them and draw 2; your hand is still 7.
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
        Works at the start of a round: while a Guard Room stands anywhere, players without one may hold only 6 cards instead of 7. Whoever owns one keeps 7, and a Tower still allows 12. The table may agree that the limit of 6 always applies.
        Example: all hold 9 cards. Ada owns a Guard Room, Ben a Tower, Cleo neither: Ada discards 2, Ben none, Cleo 3.
building-hut = Hut
    .the = the Hut
    .a = a Hut
    .short = Hut
    .effect = Trader: draw 1 if nobody sold anything
    .gist = No sales: draw 1
    .help =
        { -city(cost: 2, points: 1, extra: 3) }
        Works at the end of every Trader phase, whoever chose the role: if nobody at the table has sold a single good, you draw 1 card. Its cost is not certain.
        Example: you choose the Trader while nobody has a good: you draw 1 card. If Ben sells one indigo, you get none.
building-tavern = Tavern
    .the = the Tavern
    .a = a Tavern
    .short = Tavern
    .effect = After the Builder: draw 1 if you have the fewest buildings
    .gist = Fewest built: draw 1
    .help =
        { -city(cost: 2, points: 1, extra: 3) }
        Works after every Builder phase: if nobody has fewer buildings than you and somebody has more, you draw 1 card. That includes the phase in which it was built, unless the table has agreed otherwise. Several players may be tied for the fewest. If all have equally many, nobody draws. Covered buildings do not count.
        Example: you own a Tavern and 5 buildings in all; Ben has 5, Cleo 7: you draw 1. If Ben had 4, you would get nothing, and with 5 each nobody would.
building-park = Park
    .the = the Park
    .a = a Park
    .short = Park
    .effect = Counts 6 instead of 3 when it is built over
    .gist = Built over: counts 6
    .help =
        { -city(cost: 3, points: 2, extra: 3) }
        It does nothing by itself. When you build over it with a Crane, it counts as if it had cost 6 and not 3. All other discounts count as well, but you never get cards back.
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
        At the start of every Councillor phase, whoever chose the role, an empty Customs Office gets a good: a card from the deck that nobody looks at. The Trader sells it for 2, whatever the tile says, as one of the goods that you may sell.
        It is a good like all others for Market Stand, Market Hall, Harbor, Hut, Black Market and in a tie. But it is not a production building: the Producer never fills it.
        Example: you chose the Trader and sell indigo for 1 and the customs cargo for 2: 3 cards, with a Market Stand 4.
building-bank = Bank
    .the = the Bank
    .a = a Bank
    .short = Bank
    .effect = Once in the game: tuck any number of cards, 1 point each
    .gist = Once: tuck any number
    .help =
        { -city(cost: 3, points: 2, extra: 3) }
        Works at the start of a single round of your choice, before the hand limit: you may put any number of hand cards face down under the Bank. Each is worth 1 point at the end, even if the Bank is covered later.
        Declining does not use it up: you are asked again next round. Each player may do this once a game, even with a second Bank after the first was covered.
        Example: you hold 10 cards and tuck 4: they are 4 points at the end, and with the 6 that are left nothing has to go.
building-harbor = Harbor
    .the = the Harbor
    .a = a Harbor
    .short = Harbor
    .effect = Trader: 1 of the goods sold goes under it, 1 point
    .gist = 1 sold good: 1 point
    .help =
        { -city(cost: 4, points: 2, extra: 3) }
        Works in every Trader phase in which you sell: one of the goods sold goes under the Harbor instead of being discarded. You are paid for it all the same. Each is worth 1 point at the end, even if the Harbor is covered later. It happens by itself, once a phase, however many goods you sell.
        Example: you sell indigo for 1 and coffee for 2: you draw 3 cards, and one of the two goods is a point at the end.
building-goldsmith = Goldsmith
    .the = the Goldsmith
    .a = a Goldsmith
    .short =
        Gold-
        smith
    .effect = Prospector: turn up 1; take it if nobody has built it
    .gist = Unbuilt kind: take it
    .help =
        { -city(cost: 5, points: 3, extra: 3) }
        Works in every Prospector phase, after the chooser's card and your own Gold Mine, whoever chose the role: the top card is turned up. If such a building stands in no town, your own included, you take the card; otherwise it is discarded. Covered buildings do not count.
        Example: a Well comes up. Ben has built one: it is discarded. If there were none, you would take it, and it would be marked as known to all.
building-residence = Residence
    .the = the Residence
    .a = a Residence
    .short =
        Resi-
        dence
    .effect = End: groups of 3 of equal cost bring 4, 7, 9, 10 points
    .gist = 3 of a cost: 4, 7, 9, 10
    .help =
        { -end(cost: 6, extra: 2) }
        At the end: your buildings are put into groups of three different ones of equal cost. The first group brings 4 points, the second 3 more, the third 2, the fourth 1. A building belongs to one group only, but each copy of a production building may belong to another. The Residence itself is a building of cost 6. Plaza finds the best groups.
        Example: two Sugar Mills, Poor House, Black Market, Well and Crane all cost 2. Each Sugar Mill makes a group with two of the others: 4 + 3 = 7 points.
building-cathedral = Cathedral
    .the = the Cathedral
    .a = the Cathedral
    .short =
        Cathe-
        dral
    .effect = End: others' buildings of cost 6 bring 4, 7, 9, 10 points
    .gist = Others' 6s: 4, 7, 9, 10
    .help =
        { -end(cost: 7, extra: 1) }
        It lies on the table. In the Builder phase anybody may build it in place of a hand card; it does not come back if it is covered. All discounts for city buildings count, and Crane and Black Market help. It is in no hand, so it never pays for another building.
        Where all build at once and several choose it, the first of them from the chooser clockwise builds it. The others build nothing and keep their cards.
        At the end: the first building of cost 6 that the others have brings you 4 points, the second 3 more, the third 2, the fourth 1. Your own and covered ones do not count.
        Example: Ben shows a City Hall and a Palace, Cleo a Residence: 4 + 3 + 2 = 9 points for you.


## Questions

ask-keep = Keep { $most } of your { $options } cards as your starting hand.
    .why = Keep something cheap that you can build soon, at best a production building, and cards to pay with. What you discard is gone.
ask-office = { $most ->
        [one] Exchange a hand card (Office Building)? You discard it and draw another, or you decline.
       *[other] Exchange up to { $most } hand cards (Office Building)? You discard them and draw as many.
    }
    .why = Exchange what you do not want to build. The new cards pay just as well, and may be better.
ask-chapel = Tuck a card under your Chapel? It is worth 1 point at the end.
    .why = A tucked card is a sure point, but pays for nothing any more: take one that your next building can do without.
ask-bank = Tuck cards under your Bank? Any number, only once in the game; each is worth 1 point at the end.
    .why = It works only once. Late in the game, tuck what you will no longer build with; before, cards are worth more in your hand.
ask-limit = { $most ->
        [one] Your hand is 1 card too large: choose the one to discard.
       *[other] Your hand is { $most } cards too large: choose those to discard.
    }
    .keep = Your hand is { $most } cards too large: which { $left ->
            [one] card
           *[other] { $left } cards
        } do you keep?
    .why = Discard what you will not build: city buildings that you own already, and what is too dear for the time that is left.
ask-role = Choose a role.
    .why = You do a little more than the others, but all act with you: take what helps you most and them least.
ask-library = Double the privilege of { $subject_the } with your Library? You have one use this round.
    .why = Use it where the extra card or discount counts most: in this role, or in the one that you choose later this round.
ask-build = { $options ->
        [one] Nothing in your hand can be built now: you can only pass.
       *[other] Build one building, or pass.
    }
    .why = A building brings points, its power from the next phase on, and a step towards the twelfth. The cards that pay are gone.
ask-cover = Where does { $subject_the } go? Over one of your buildings, you pay only the difference.
    .why = Covering saves cards, but you lose the building below with its points, power and good, and your town does not grow.
ask-goods = { $least ->
        [0] { $most ->
                [one] Pay 1 card for { $subject_the } with a good? Decline to keep it.
               *[other] Which goods help to pay for { $subject_the }? Up to { $most }; each saves a card.
            }
       *[other] Which goods help to pay for { $subject_the }? You need at least { $least }, at most { $most }.
    }
    .why = Each good pays for one card, whatever it sells for: spend the cheapest ones.
ask-pay = { $most ->
        [one] Choose 1 card to pay for { $subject_the }.
       *[other] Choose { $most } cards to pay for { $subject_the }.
    }
    .keep = Which { $left ->
            [one] card
           *[other] { $left } cards
        } do you keep? The other { $most } pay for { $subject_the }.
    .why = Pay with what you will not build; a city building that you own already is the best payment.
ask-produce = { $most ->
        [one] Which building makes a good? Pick one, or decline.
       *[other] Which buildings make a good? Up to { $most }.
    }
    .why = Begin with the building whose good sells for most.
ask-sell = { $most ->
        [one] Sell 1 good, or none?
       *[other] Sell up to { $most } goods, or none?
    }
    .why = A good sold is cards now and room for the next one. Keep it only for a better price, or to pay with it at a Black Market.
ask-councillor = { $most ->
        [one] Keep 1 of these { $options } cards.
       *[other] Keep { $most } of these { $options } cards.
    }
    .why = Keep what you can build soon, or what fits your buildings; the rest is only payment.
ask-archive = { $most ->
        [one] Discard 1 of these { $options } cards, from hand and draw together (Archive).
       *[other] Discard { $most } of these { $options } cards, from hand and draw together (Archive).
    }
    .keep = Which { $left ->
            [one] card
           *[other] { $left } cards
        } do you keep, from hand and draw together? The other { $most } are discarded (Archive).
    .why = Discard what helps least; that may be an old card of your hand.


## The first game: each kind of question, the first time that it comes

lesson-keep = These cards are your starting hand; an Indigo Plant stands in your town already. In San Juan every card is two things: a building that you may build, or money, for cards pay for other cards. Most people keep one or two cheap buildings, at best a production building with a cost of 1 to 3, and use the rest as payment. What you do not keep is gone, and nobody sees it.
lesson-chapel = You own a Chapel, so at the start of each round you may put one hand card under it. It is worth 1 point at the end and cannot be lost, but it pays for nothing any more. Most people tuck a card in nearly every round, as that adds up, and skip it only when the card is needed for the next building.
lesson-limit = At the start of a round nobody may hold more than 7 cards, so that nobody just hoards. Most people keep one or two buildings that they are going to build soon and enough cards to pay for them, and give up what is too dear for now, or a city building that they already own: each of these can be built only once. Next time, build or sell before it comes to this.
lesson-role = In each round everybody takes one role that is still free, the governor first; next round somebody else is governor. All do what the role says; the bonus is only for you. So what do you gain, and what do the others? Most people take the Builder to build something good, the Producer when their buildings are empty, the Trader when they hold goods, else Councillor or Prospector, for cards.
lesson-build = In the Builder phase everybody may build one card from their hand. Its cost is paid with other hand cards, any that you like, down to the last. Production buildings make goods to sell, city buildings help you in some role from now on, and all of them bring points. Most people build whenever they can: whoever builds often is ahead. Pass only to save up for something much better.
lesson-cover = With your Crane you may build over one of your own buildings and pay only the difference of the costs. The old one is gone, with its points, its power and its good, and your number of buildings does not grow. Most people take a free place as long as they can pay for it, and late in the game cover something cheap with something dear.
lesson-goods = With your Black Market up to two goods can help to pay for a building, one in place of one card each, whatever they would sell for. Most people give up the cheap ones, indigo and sugar, which bring a card or two when sold anyway, and keep the dear ones for the Trader. Pay with goods when that keeps a good card in your hand.
lesson-pay = Now you pay the cost. Any cards will do, and they go face down on the discard pile: nobody sees them. Most people pay with what they will not build soon: buildings that are too dear for now, and city buildings that they own already, as each can be built only once. Keep what you want to build next.
lesson-produce = The Producer puts a good on your empty production buildings, one on each at most; how many of them this time, the question says. A good does nothing until a Trader lets you sell it for cards. Most people fill the building first whose good sells for most: silver and coffee before tobacco and sugar, and indigo last.
lesson-sell = The Trader lets you sell goods: a good leaves its building and you draw as many cards as it is worth. Each Trader brings new prices, such as 1/1/2/2/3 for indigo, sugar, tobacco, coffee, silver. Cards are your money, and an empty building can make the next good. Most people sell the dearest good they have. Waiting pays only if it brings little now and will bring more soon.
lesson-councillor = The Councillor shows you some cards, and you may keep a part of them; whoever chose the role sees the most. Whatever you keep also pays for a building. Most people look for one that they can afford in the next round or two. Late in the game, one with a cost of 6 that scores for what stands in your town already may be the best.
lesson-archive = With your Archive the cards that you have just drawn join your hand first, and then you discard from all of them together, so an old card can go as well. Most people give up what is furthest from being built: a building that is too dear, or a city building that they own already.


## Answers

option-card = { $building }
    .note = Cost { $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $building_effect }
option-card-with-gain = { $building }
    .note = Cost { $cost }, now +{ $gain }. { $building_effect }
option-role-builder = { $role }
    .note = You pay { $less } less; { $most ->
        [0] nothing you can build
        [one] 1 kind can be built
       *[other] { $most } kinds can be built
    }{ $told ->
        [0] { "" }
       *[other] . Cards of others: { $each }
    }
    .why = { $most ->
        [0] There is nothing you can build, so it would only serve the others.
        [one] You can build one kind, for { BOUNDS($less, $less_most) } less than printed.
       *[other] You can build any of { $most } kinds, for { BOUNDS($less, $less_most) } less than printed.
    }{ $told ->
        [0] {" "}Nobody else has cards to build with.
       *[other] {" "}Cards of the others to build with: { $each }.
    }
    .each = { $name } { $count }
option-role-builder-with-city = { $role }
    .note = You pay { $city } less for city buildings, { $production } for production; { $most ->
        [0] nothing you can build
        [one] 1 kind can be built
       *[other] { $most } kinds can be built
    }
    .why = { option-role-builder.why }
    .each = { $name } { $count }
option-role-producer = { $role }
    .note = You may make { $allowed } goods, and have room for { $most }. { $told ->
        [0] Others: none
       *[other] Others: { $each }
    }
    .why = { $most ->
        [0] You have no room for a good, so it would only serve the others.
        [one] You make 1 good, to sell later.
       *[other] You make { $most } goods, to sell later.
    }{ $told ->
        [0] {" "}Nobody else has room for one.
       *[other] {" "}The others make: { $each }.
    }
    .each = { $name } { $count }
option-role-trader = { $role }
    .note = You may sell { $allowed } goods, now for { BOUNDS($least, $most) } { $most ->
        [one] card
       *[other] cards
    }. { $told ->
        [0] Others: none
       *[other] Others: { $each }
    }
    .why = { $most ->
        [0] It brings you nothing now.
       *[other] It brings you { BOUNDS($least, $most) } { $most ->
            [one] card
           *[other] cards
        } now.
    }{ $told ->
        [0] {" "}Nobody else has goods.
       *[other] {" "}Goods that the others may sell: { $each }.
    }
    .each = { $name } { $count }
option-role-councillor = { $role }
    .note = Everybody draws 2 and keeps 1; you draw { $dealt } and keep { $most }
    .why = You see { $dealt } cards and keep { $most }: good if your hand lacks something. The others keep: { $each }.
    .each = { $name } { $count }
option-role-prospector = { $role }
    .note = Only you draw: { BOUNDS($least, $most) } { $most ->
        [one] card
       *[other] cards
    }{ $told ->
        [0] { "" }
       *[other] . Luck may bring cards: { $each }
    }
    .why = { BOUNDS($least, $most) } { $most ->
        [one] card
       *[other] cards
    } for you. { $told ->
        [0] The others get nothing.
       *[other] The others get cards only by luck: { $each }.
    }
    .each = { $name } { $count }
option-library-use = Use the Library now
    .note = The privilege of this role is doubled
    .why = What it brings is certain now; if it brings something, your other role of this round is not doubled.
option-library-save = Save it for later
    .note = Your next role this round can be doubled instead
    .why = Better if your other role of this round gains more by it.
option-build = { $building }
    .note = { $price_most ->
        [0] Free
       *[other] Pay { BOUNDS($price, $price_most) }
    } (cost { $cost }), { SIGNED($gain, $gain_most, between: " to ") } { $gain ->
        [one] { $gain_most ->
                [one] point
               *[other] points
            }
       *[other] points
    }. { $building_effect }
    .why = { SIGNED($gain, $gain_most, between: " to ") } { $gain ->
        [one] { $gain_most ->
            [one] point
           *[other] points
        }
       *[other] points
    }, { $price_most ->
        [0] and it takes no other card
        [one] for { BOUNDS($price, $price_most) } card
       *[other] for { BOUNDS($price, $price_most) } cards
    }.
# It can be built over one building alone, and so is.
option-build-with-over = { $building }
    .note = Only over { $over_the }: { $price ->
        [0] free
       *[other] pay { $price }
    } (cost { $cost }), { SIGNED($gain) } { $gain ->
        [one] point
       *[other] points
    }
    .why = Only over { $over_the }, which you lose: { SIGNED($gain) } { $gain ->
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
    .why = You keep all your cards: better where no building is worth what it costs.
option-beside = Beside your buildings
    .note = { $price ->
        [0] Free
        [one] Pay 1 card
       *[other] Pay { $price } cards
    }, { SIGNED($gain) } { $gain ->
        [one] point
       *[other] points
    }
    .why = Your town grows by one, and nothing is lost.
option-beside-with-less = Beside your buildings
    .note = Your town grows by one
option-over-with-less = Over { $building_the }
    .note = Saves up to { $less } { $less ->
        [one] card
       *[other] cards
    }; the building below is lost{ $loses_good ->
        [0] { "" }
       *[other] , with its good
    }
option-over = Over { $building_the }
    .note = { $price ->
        [0] Free
        [one] Pay 1 card
       *[other] Pay { $price } cards
    }{ $saves ->
        [0] { "" }
       *[other] {" "}(saves { $saves })
    }, { SIGNED($gain) } { $gain ->
        [one] point
       *[other] points
    }{ $loses_good ->
        [0] { "" }
       *[other] . Its good is lost
    }
    .why = { $saves ->
        [0] Saves nothing
        [one] Saves 1 card
       *[other] Saves { $saves } cards
    }, but { $building_the } is gone{ $loses_good ->
        [0] { "" }
       *[other] {" "}with its good
    }.
option-goods-good = { $building }
    .note = Its { $building_good } pays for 1 card
    .why = Saves a card of your hand; the { $building_good } can no longer be sold.
option-sell-good = { $building }
    .note = { $price ->
        [one] Its { $building_good } sells for 1 card
       *[other] Its { $building_good } sells for { $price } cards
    }
    .why = { $price ->
        [one] 1 card
       *[other] { $price } cards
    } for its { $building_good }, and room for the next.
option-sell-good-with-price_most = { $building }
    .note = Its { $building_good } will sell for { BOUNDS($price, $price_most) } { $price_most ->
        [one] card
       *[other] cards
    }
option-plant = { $building }
    .note = Can hold a good: { $building_good }
    .why = { $building_effect }.


## Events

event-starting_hands = The starting hands are chosen.
    .short = starting hands chosen
event-round_began = Round { $round }. Governor: { $governor }.
    .people = governor
    .chapter = Round { $round }
    .short = governor { $governor }
event-cards_gone = No cards are left: if nobody builds in this round and none come back, the game ends.
    .short = no cards are left: if nobody builds and none come back, the game ends
event-hands_settled = { $told ->
        [0] { "" }
       *[other] Start of the round, cards discarded or tucked: { $each }.
    }
    .each = { $count ->
        [0] { "" }
       *[other] { $name } { $count }
    }
    .short = { $told ->
            [0] { "" }
           *[other] discarded or tucked: { $each }
        }
event-tucked = You tucked under your Chapel: { $cards }.
event-swapped = { $count ->
        [0] { $seat } exchanges nothing (Office Building).
        [one] { $seat } exchanges 1 card (Office Building).
       *[other] { $seat } exchanges { $count } cards (Office Building).
    }
    .short = { $count ->
            [0] exchanges nothing
            [one] exchanges 1 card
           *[other] exchanges { $count } cards
        }
event-banked = You tucked under your Bank: { $cards }.
event-bank_used = { $seat } has used the Bank, which works only once a game.
    .short = Bank used
event-role_taken = { $seat } takes { $role_the }.
    .chapter = { $role }
    .short = { "" }
event-library_chosen = { $doubled ->
        [0] { $seat } saves the Library for later.
       *[other] { $seat } doubles the privilege with the Library.
    }
    .short = { $doubled ->
            [0] Library saved
           *[other] Library doubles
        }
event-library_used = { $seat } has used the Library for this round.
    .short = Library used
event-came_too_late = { $seat } comes too late for the Cathedral, and keeps all cards.
    .short = too late for the Cathedral
event-passed = { $seat } builds nothing.
    .short = nothing
# Nobody asked: all see that it is too little.
event-passed-with-cards = { $seat } builds nothing: { $cards ->
        [0] no cards in hand
        [one] only 1 card in hand
       *[other] only { $cards } cards in hand
    }.
    .short = nothing ({ $cards ->
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
event-shuffled = { $count ->
        [one] The discard pile is shuffled: the new deck has 1 card.
       *[other] The discard pile is shuffled: the new deck has { $count } cards.
    }
    .short = discard pile shuffled, { $count } cards
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
event-produced = { $seat } makes { $buildings_good }.
    .short = { $buildings_good }
# For the journal only: nobody knows what a good is made of.
event-goods = { "" }
event-tile_turned = The trading house pays: indigo { $prices_1 }, sugar { $prices_2 }, tobacco { $prices_3 }, coffee { $prices_4 }, silver { $prices_5 }.
    .short = prices { $prices_1 }/{ $prices_2 }/{ $prices_3 }/{ $prices_4 }/{ $prices_5 }
event-sold = { $seat } sells { $buildings_good }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .short = { $buildings_good } for { $count }
event-declined = { $role_key ->
        [role-trader] { $seat } sells nothing.
       *[other] { $seat } makes no goods.
    }
    .short = nothing
event-customs_filled = { $seat }'s Customs Office gets a good.
    .short = a good in the Customs Office
event-councillor_dealt = { $cards_count ->
        [0] No card was left to be dealt to you.
       *[other] You were dealt { $cards }.
    }
event-councillor_kept = Cards kept: { $each }.
    .each = { $name } { $count }
    .short = cards kept: { $each }
event-gold_mine = { $seat }'s Gold Mine turns up { $cards }: no gold, as not all costs differ.
    .short = Gold Mine finds nothing ({ $cards })
event-gold_mine-with-taken = { $seat }'s Gold Mine turns up { $cards }: { $seat } takes { $taken_the }.
    .short = Gold Mine takes { $taken } ({ $cards })
event-goldsmith = { $seat }'s Goldsmith turns up { $building_a }: { $taken ->
        [0] it is built already, so it is discarded.
       *[other] nobody has built it, so { $seat } takes it.
    }
    .short = { $taken ->
            [0] Goldsmith finds { $building }, built already
           *[other] Goldsmith takes { $building }
        }
event-game_over = { $reason ->
        [standstill] The game is over: no cards are left and nobody built.
       *[other] The game is over: a town has reached 12 buildings.
    }
    .chapter = { "" }
    .short = { $reason ->
            [standstill] the end: no cards are left and nobody built
           *[other] the end: a town has reached 12 buildings
        }


## Remarks: what comes of what is picked

remark-library_goods = All { $count } goods use up your Library for this round; with fewer, it can still double your other role.


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
step-over = The end


## Final score

line-buildings = Buildings
line-chapel = Tucked cards
line-city_hall = City Hall
line-guild_hall = Guild Hall
line-triumphal_arch = Triumphal Arch
line-residence = Residence
line-cathedral = Cathedral
line-palace = Palace
line-to_come = Buildings to come
line-held = Cards and goods

expected = The expected final score is a guess: the points so far, plus something for each building that the largest town still needs to reach 12. Each counts as halfway between 4 points and what this player's buildings have brought on average so far. Tucked cards that others keep hidden are not counted.

reason-twelve_buildings = The game ended when a town reached 12 buildings.
reason-standstill = No cards were left and nobody built, so the game ended.


## Planning ahead: standing orders, and what may end a plan

order-take_role = Take { $value } when it is free
    .why = Whenever you are to choose a role and this one is still there, you take it.
order-pay_least = Pay with the cards that help least
    .why = What you build is paid for with the cards that you will need least.
order-produce_most = Produce as many goods as possible
    .why = Where not all can have one, you choose the buildings whose goods sell for most.
order-sell_from = Sell all you can for { $value } or more
    .why = You sell the dearest goods first, but none that sells for less than this.
order-limit_least = Discard the cards that help least
    .why = If your hand is too large at the start of a round, the cards that you need least go.
order-tuck_above = Chapel: tuck a card if you hold more than { $value }
    .why = If you hold more cards than this, the one that helps least goes under your Chapel; else none.
order-double = If asked, use the Library for { $value } only
    .why = Saves it only where you are asked: your last role, or all goods allowed, use it without a question.
surprise-round_began = a new round begins
surprise-role_taken = somebody takes a role
surprise-built = somebody builds
surprise-tile_turned = new prices are turned up


## Table options

table-deck = Cards
table-deck-base = Base game
    .note = 110 cards: 5 kinds of production buildings and 24 of city buildings.
table-deck-plus = Base game, 4 more buildings
    .note = One more of each kind of production building, except the Indigo Plant.
table-deck-new_buildings = With the new buildings
    .note = The expansion: 33 cards more, 10 new kinds, and the Cathedral on the table.
table-starting_hand = Starting hand
table-starting_hand-on = Keep 4 of 5 to 8 cards
    .note = Seats 1 to 4 look at 5, 6, 7 and 8 cards; each keeps 4.
table-starting_hand-off = 4 cards each
    .note = Everybody is dealt 4 cards; quick and simple.
table-guard_room = Guard Room
table-guard_room-standing = Works while it stands
    .note = New buildings: while a Guard Room stands, all without it and without a Tower may hold only 6.
table-guard_room-always = Hand limit always 6
    .note = New buildings: the hand limit is 6 from the start, 7 with a Guard Room, 12 with a Tower.
table-stashes = Tucked cards
table-stashes-hidden = Number hidden
    .note = Until the end, only their owner sees how many cards lie under a Chapel, Bank or Harbor.
table-stashes-open = Number open
    .note = Everybody sees how many cards lie under each Chapel, Bank and Harbor, but not which.
table-library = Library with two players
table-library-once = Once a round
    .note = The governor, who chooses twice in a round, may double only one of the two roles.
table-library-each_time = Each time
    .note = The governor, who chooses twice in a round, may double both roles.
table-tavern = Tavern
table-tavern-same_phase = Counts at once
    .note = New buildings: a Tavern may give a card after the very Builder phase in which it was built.
table-tavern-later = Counts from the next phase
    .note = New buildings: a Tavern gives nothing after the Builder phase in which it was built.
table-builder = Builder
table-builder-in_turn = One after the other
    .note = As in the rulebook: all see what was built before them.
table-builder-at_once = All at once
    .note = Our own rule, for fewer waits: all choose in secret and build together.


## Pictures and their alt texts: picture-* and alt-* (RENDER)

picture-over = The end
picture-round = Round { $round }
picture-rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
picture-limit = hand limit { $limit }
# The points that somebody is expected to have at the end.
picture-expected = end ≈{ $points }
picture-in-hand = Your hand
picture-no-cards = no cards
picture-pass = pass
picture-new = new
picture-owned = owned
picture-short = { $count } short
picture-on-the-table = table
picture-cathedral = Cathedral left
picture-plan = to build
picture-tucked = tucked
picture-beside = beside
picture-less-production = production −1
picture-less-city = city −1

# What the table waits for, after the name of whom it waits for.
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
picture-ask-office = Exchange { $pick }
picture-ask-chapel = Tuck a card, or none
picture-ask-bank = Tuck { $pick } (Bank)
picture-ask-limit = Discard { $pick }
    .keep = Keep { $pick }
picture-ask-role = Choose a role
picture-ask-library = Use the Library?
picture-ask-build = Build one, or pass
picture-ask-cover = Build it where?
picture-ask-goods = Pay in goods: { $pick }
picture-ask-pay = Pay { $pick } { $most ->
        [1] card
       *[other] cards
    }
    .keep = Keep { $pick }
picture-ask-produce = Produce { $pick }
picture-ask-sell = Sell { $pick }
picture-ask-councillor = Keep { $pick }
picture-ask-archive = Discard { $pick }
    .keep = Keep { $pick }

# What a role means to the viewer, who can choose it, in two short lines.
picture-gist-builder =
    All may build
    You: { BOUNDS($less, $less_most) } less
picture-gist-producer =
    All make 1
    You make { $allowed }
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

# What a role would bring, if that is nothing now.
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
picture-alike = No gold: same cost { $costs }
picture-takes = Gold! { $name } takes { $building }

picture-phase-start = round start
picture-phase-all = all roles
picture-phase-end = end

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
alt-made = made { $goods }
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
            } can be built
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
alt-next-price = next price { $price }
alt-tucked = Under the Chapel: { $count }.
alt-hand-after = Hand afterwards: { $cards }.
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
    }{ $expected ->
        [-1] {""}
       *[other] {" "}(expected { $expected })
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
