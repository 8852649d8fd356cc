# Die goldene Stadt in English. The same messages in the same order as in goldene_stadt.de.ftl.
#
# How keys are made: bot/text/game.py. What has .help is found by /rules. Other forms:
#   .effect  a few words, at most 60 characters
#   .does    of a bonus card: what it counts, for a narrow label
# The numbers, and the lists of places, are compared with data/goldene_stadt/ by a test.

title = Die goldene Stadt
    .short = Goldene Stadt
    .subtitle = The Golden City: bid for cards and build your way into the city
    .duration = about 60 minutes
    .weight = medium weight
    .best = For 3 or 4 players. With 2 you play by a house rule, not the publisher's.

how = Die goldene Stadt: how to play
    .goal = Build from the coast to the golden city. The most trade letters win: in the city, and each round for a good and for houses on purple places.
    .turn = Each round you bid for a pair of landscape cards. For coins you can bump a rival off theirs. Then you build up to 2 houses: anywhere on the coast, and along the roads from your houses.
    .card = A port costs 1 coast card, any other place 2 cards of its landscape. Each round scores a good, and a river or a quarter (purple outlines): any of it gives 2 letters, alone with the most 4. Example: for 3 houses on the river you get 4, a rival with 1 gets 2; with 2 each, both get 2.
    .pays = Every place gives something at once. In the city, each district gives letters to its first two builders: 5 and 3, or in an inner district 10 and 6. An inner district also costs a key, which six suburbs give.
    .end = The game ends after round 16, or after the round in which a player builds their last house. It also ends once a player can never build again; that player ranks last. Bonus cards score at the end.
    .time = About 60 minutes of play, spread over days. You get a message when it's your turn.


## Terms

term-aim = The game in short
    .effect = Build inland and collect the most letters
    .help =
        You build houses on an island: first on the coast, then along the roads to the golden city in the middle. Every place gives something at once: coins, cards, a key, goods, a bonus card or, in the city, trade letters.
        Each round, each player bids for a pair of landscape cards. Then each player builds up to two houses, and a scoring card gives letters.
        The game ends after round 16 at the latest, and the most letters win.
        For 3 or 4 players, and for 2 by a house rule.
        Example: Ada builds in Stone Quay for one coast card and gets 2 coins. For two mountain cards she then builds in Quarrytown and gets a bonus card.
term-setup = Setup
    .effect = 18 houses (four players: 16), 3 coins, 2 cards
    .help =
        Each player has 18 houses, or 16 with four players, and 3 coins.
        Each player gets a coast card that everyone sees, and a hidden second landscape card.
        Three goods cards lie face up, the other five form a stack. The 8 bonus cards lie face down. The 16 scoring cards come in the order of their backs, each group shuffled: 4 with a 1, 8 with a 2, 4 with a 3.
        Seats are drawn by lot. The first seat is the first start player.
        Example: Ada holds Coast and Forest. With her pair of the first round she will have four cards.
term-round = A round in six phases
    .effect = Scoring card, pairs, bidding, building, scoring, start
    .help =
        1. The top scoring card is turned up: it shows what this round scores.
        2. The pairs are dealt: two landscape cards face up for each player.
        3. Each player bids for a pair.
        4. Each player builds up to two houses.
        5. The scoring card is scored and leaves the game.
        6. The next player clockwise becomes start player.
        Bidding and building go clockwise from the start player.
        Example: in round 2 Ben is start player. He bids and builds first. Ada, on his right, builds last.
term-bidding = Bidding for the pairs
    .effect = Free pairs cost nothing. Bumping: 1, 2, 3 coins
    .help =
        Clockwise from the start player, each player bids for a pair by laying a hand on it. A free pair costs nothing.
        You may also bump a rival off theirs. The round's first bump costs 1 coin, the second 2, the third 3. It does not matter who pays or for which pair. There is no fourth.
        A player who is not bumped keeps the pair. A bumped player bids again when their turn comes round: for any pair, even the one they lost.
        You must bid. If only one pair is possible, you get it without being asked.
        Example: Ada has pair 1. Ben bumps her for 1 coin, Cleo takes pair 3. Now Ada may bump Ben for 2 coins, or take pair 2 for free.
term-building = Building houses
    .effect = Up to two, one after the other
    .help =
        Clockwise from the start player, each player builds two houses, one or none. You may end your turn at any time.
        A port or a suburb has room for one house in all. A district has room for one house of each player.
        You pay for a house, place it and get its reward before you build the next. So the second can use the road and the reward of the first.
        A player is not asked if everyone can see that they cannot build.
        Example: Ada builds in Eagle Bay and draws a card there. With it she pays for Copperdale, where a road leads.
term-roads = Roads
    .effect = Ports: none needed. Else from a house of yours
    .help =
        A port needs no road: you may land anywhere, as often as you like.
        Every other place needs a road from one of your own houses. A road across a river is like any other.
        Rivals' houses neither help you nor get in your way: only their own place is taken.
        Example: from your house in Oak Haven roads lead to Birchwell and Foxhollow. If Ben has built in Birchwell, you can build in Foxhollow or land again.
term-cost = Cost and jokers
    .effect = Port 1 card, else 2. Two equal cards: a joker
    .help =
        A port costs one coast card. A suburb or a district costs two cards of its landscape, an inner district also a key.
        Joker: two equal landscape cards stand for one card of any other landscape, as often as you like. Coast cards can be a joker, and a joker can stand for a coast card.
        You never overpay, and two cards never stand for one of their own landscape. Paid cards are discarded face up.
        If there are several ways to pay, you choose.
        Example: Deepwood costs 2× Forest. You can also pay Forest and 2× Desert, or 2× Coast and 2× Desert.
term-hand_limit = Hand limit
    .effect = At most five landscape cards after your turn
    .help =
        At the end of your own building turn you keep at most five landscape cards. You choose which ones to discard, face up.
        Before and during your turn there is no limit. It only applies at the end of your own turn.
        In the last turn of the game, cards no longer matter. So you are not asked what to discard, or how to pay for your last house.
        Goods cards, bonus cards and keys do not count.
        Example: you hold five cards, take a pair and build nothing. At the end of your turn you discard two of the seven.
term-rewards = Rewards
    .effect = Every place gives something at once
    .help =
        You get the reward of a place at once, and cannot decline it.
        1 coin: 8 ports. 2 coins: 4 ports.
        Landscape card: 4 ports and 8 suburbs.
        Key: 6 suburbs. Goods card: 8 suburbs. Bonus card: 8 suburbs.
        Districts give letters to their first two builders.
        The landscape entries list each place's reward. Which place gives what is reconstructed. If no goods card, bonus card or key is left, that reward brings nothing.
        Example: Ironfell gives a landscape card, Ramshorn behind it a key.
term-coins = Coins
    .effect = They pay for bumping, and may break ties
    .help =
        Each player begins with 3 coins. You spend them on bumping rivals off their pairs, 1 to 3 at a time, and they go to the supply.
        New ones come from ports, 1 or 2 at a time. In four of the outer districts, the first builder gets 1.
        Coins lie open and never run out. At the end they break ties when letters and houses are equal.
        Example: Ada has 2 coins. She can pay for the first or the second bump of a round, not for the third.
term-cards = Landscape cards
    .effect = 50 cards, 10 of each landscape
    .help =
        There are 50: 10 each of coast, mountain, forest, meadow and desert. You get two with your pair each round. Some places give you the top card of the stack.
        Your hand is hidden, but everyone has seen your first coast card and the pairs you took. Paid and discarded cards lie open. Once the stack is empty, they are shuffled into a new one as soon as the next card is needed.
        Example: you build in Saltbeach and draw a card. Only you see it. The others see how many you hold.
term-keys = Keys
    .effect = One for each house in an inner district
    .help =
        There are 6 keys, one each in Ramshorn, Cloudrest, Deepwood, Windmere, Sunmeadow and Oasis Court. They lie open in front of their owners.
        A house in an inner district costs a key, which then leaves the game. So there are at most six houses in inner districts.
        You may keep a key as long as you like, if only to keep rivals out.
        Example: Ada has a house in Mint Ward and a key. For 2× Mountain and the key she builds in Eagle Palace.
term-goods = Goods cards
    .effect = Two goods on each card. You keep at most four
    .help =
        There are 8, each with two goods. Silk, Spice, Incense and Pearls are each on four of them. You take one of the three face-up cards, which is replaced, or the top card of the stack unseen.
        Your goods cards lie open. When a scoring card shows a good, it counts how often that good is on your cards.
        With a fifth card, one of the five leaves the game. You choose which.
        Silk + Spice and Incense + Pearls are there twice, the other four pairs once. Names and pairs are reconstructed.
        Example: Silk is scored. Ada has two cards with Silk, Ben one: Ada gets 4 letters, Ben 2.
term-bonus = Bonus cards
    .effect = Look at all that are left, keep one for the end
    .help =
        When a place gives you a bonus card, you look at all that are left and keep one, face down. The others go back.
        At the end all are revealed. Each brings letters for what you have built, at most 12. So choose one that suits your plans.
        The others do not know which cards you saw. You may have as many bonus cards as you can get.
        How these cards score is reconstructed.
        Example: with the Harbour Charter 5 houses in ports bring 10 letters.
term-districts = Districts
    .effect = Letters for the first two builders in each
    .help =
        The golden city has 8 outer and 4 inner districts. Each player may have one house in each of them.
        Outer: the first builder gets 5 letters, in four of these districts also a coin. The second gets 3.
        Inner: the first builder gets 10 letters and a landscape card. The second gets 6. A house there costs a key.
        Later builders get no letters, but their houses count for the quarter and for bonus cards. First and second are counted in each district separately.
        The 6 letters, and which districts give the coin, are reconstructed.
        Example: Ada is the first in Baker Ward and gets 5 letters, Ben the second and gets 3. Cleo gets none, but has a house in the South Quarter.
term-scoring = Scoring the card of the round
    .effect = Any: 2 letters. Alone with the most: 2 more
    .help =
        A scoring card shows a good, and a river or a quarter. Each scores separately: goods on your goods cards, or your houses there.
        Each player with any gets 2 letters. A player alone with the most, or the only one with any, gets 2 more. If several tie for the most, no one gets these 2.
        Rivers come in rounds 1 to 12, quarters in rounds 5 to 16. Each good comes four times, each river and quarter twice. A table option puts all three on a card, each four times. These faces are reconstructed.
        Example: on Pine River Ada has 3 houses, Ben 1, Cleo none: Ada gets 4 letters, Ben 2. With 2, 2 and 1 each player gets 2.
term-letters = Trade letters
    .effect = They win the game. Totals are hidden
    .help =
        Letters come from districts, scoring cards and bonus cards. The player with the most letters wins.
        Each gain is announced when it happens, but no one has to say how many letters they have. You see only your own total, unless a table option makes all totals open. At the end all are revealed.
        Letters never run out.
        Example: Ben got 5, 4 and 2 letters. A player who has kept count knows that he has 11.
term-end = How the game ends
    .effect = Last house, last scoring card, or a blocked player
    .help =
        The game can end in three ways. Each time the round is played out and scored:
        1. A player has built their last house.
        2. The 16th scoring card has been scored.
        3. A player is blocked and can never build again.
        Then the bonus cards are revealed.
        Example: Ben builds his last house in round 14. The players after him still build, and the card is scored.
term-blocked = Blocked
    .effect = If you can never build again, you rank last
    .help =
        You are blocked if you have houses left and can never build again. No port is free, and no road leads from your houses to a free suburb or to a district without your house. An inner district only counts if you have a key. Your hand does not matter.
        This is checked for each player after every building turn. The round is played out and scored, for you too. Then the game is over.
        A blocked player loses: they rank behind all others, even with the most letters.
        Example: all ports are taken, and rivals have built on all neighbours of Ben's only two houses. Ben is blocked.
term-ranking = Ranking
    .effect = Letters, then houses built, then coins
    .help =
        The player with the most letters wins. Ties go to the player with more houses built, then to the one with more coins left. If these are equal too, they share the place.
        Blocked players rank behind all others, and by the same rules among themselves.
        Example: Ada and Ben have 74 letters. Ada has built 15 houses, Ben 16: Ben is ahead.
term-map = The island
    .effect = 58 places, 96 roads, 4 rivers, 4 sectors
    .help =
        In the middle lies the golden city with 8 outer and 4 inner districts. Around it are 30 suburbs, and on the coast 16 ports. 96 roads join these 58 places.
        Four rivers run from the city to the sea and divide the island into four sectors: Mountain in the north, Forest in the east, Meadow in the south, Desert in the west. Each landscape continues into the city. Six places lie on each river, none of them in the city. A quarter is the three districts of a sector.
        Example: the shortest way to an inner district takes five houses, such as Frostpoint, Silverpass, Cloudrest, Anvil Ward and Eagle Palace.
term-two = With two players
    .effect = A house rule: one sector is closed
    .help =
        This is a house rule, not the publisher's. No public source shows the publisher's rule for two.
        There are two pairs each round, and 18 houses each. One sector is closed, by lot or by choice: no one can build in its ports or suburbs. Its districts stay open, because roads lead there from the districts beside them.
        Everything else is as with three players.
        Example: the desert is closed. Potter Ward can be reached from Baker Ward.
term-hidden = Hidden and open
    .effect = What the others see, and what you can undo
    .help =
        Hidden: your hand, except cards that everyone has seen you take. Your bonus cards, your total of letters and all stacks are hidden, too.
        Open: houses, coins, keys, goods cards, how many cards each player holds, and all discarded cards.
        You can undo a move until another player has answered or something hidden was seen. That means a drawn card, an unseen goods card, the bonus cards or a card turned up.
        Example: you build in Greycliff and get a coin: you can undo that. In Eagle Bay you draw a card and see it: you cannot undo that.
term-missing = When a player is missing
    .effect = A sensible computer plays on in that seat
    .help =
        A sensible computer plays if a player resigns or is away, or if the table gives it the move. So every pair still gets a bid. That is not a rule of the game, but it keeps the game moving. The computer sees only what that seat may see, never another player's hand.
        It bids for the pair that lets it build best, and bumps if that is worth the coins. It builds where letters, rewards and coming scoring cards bring it most.
        Example: Ben is away when he has to bid. The computer bids for him. Once he is back, he builds himself.
term-table_options = Table options
    .effect = Chosen before the game
    .help =
        The host of a table chooses the options with `/play`. The lobby shows them.
        Rivals' letters: hidden or open.
        Scoring cards: with two things or with three. Cards with three show a good, a river and a quarter, and all three score.
        Closed sector, with two players only: by lot or one you choose.
        Example: with open letters and three things, you see all totals, and each round scores a good, a river and a quarter.
term-edition = Edition and sources
    .effect = The edition of 2009, and the sources of its numbers
    .help =
        Plaza plays Die goldene Stadt by Michael Schacht as published in 2009, in its own words. The rulebook decides. Numbers of pieces come from public rules and reviews. These agree except on the outer districts: 8 or 4. Only one of them gives the 30 suburbs.
        Where the rulebook is silent, these entries say how Plaza decides. For everything that no public text shows, see the entry “What is reconstructed”.
        Example: the rulebook says that bumping costs 1, 2 and 3 coins. Public texts say that there are 6 keys.
term-reconstructed = What is reconstructed
    .effect = Map, rewards, cards and names that could be wrong
    .help =
        Public texts confirm nearly all numbers of pieces, the setup, the course of the game and most letters. They disagree on the outer districts, 8 or 4, and only one gives 30 suburbs. The rest is reconstructed:
        1. The drawn map with all its names.
        2. Which place gives which reward.
        3. The faces of the scoring cards.
        4. The names of the goods, and which two are on a card.
        5. How the bonus cards score.
        6. The 6 letters of the second builder in an inner district.
        7. The rule for two players.
        If you own the game, tell the bot's operator what differs from `data/goldene_stadt/`.
        Example: 10 letters for the first in an inner district are confirmed. The name Eagle Palace is made up.


## Landscapes

land-coast = Coast
    .effect = 16 ports around the island, 1 coast card each
    .help =
        The 16 ports around the island cost one coast card each and need no road. Each has room for one house in all.
        North: Greycliff (coin, Frost River), Eagle Bay (card), Stone Quay (2 coins), Frostpoint (coin, Pine River).
        East: Fernmouth (coin, Pine River), Oak Haven (card), Pinewharf (2 coins), Mossport (coin, Mill River).
        South: Clover Sands (coin, Mill River), Larkspit (card), Haywharf (2 coins), Poppy Cove (coin, Dust River).
        West: Dune Landing (coin, Dust River), Saltbeach (card), Palm Roads (2 coins), Amber Strand (coin, Frost River).
        Names and rewards are reconstructed.
        Example: Ada pays a coast card, or 2× Forest, for Eagle Bay and draws a card.
land-mountain = Mountain
    .effect = The north: 8 suburbs and 3 districts
    .help =
        The sector in the north. Its suburbs and districts cost two mountain cards each. See “Coast” for its ports.
        Suburbs on a river: Ironfell (card, Frost River), Silverpass (card, Pine River), Ramshorn (key, Frost River), Cloudrest (key, Pine River).
        Other suburbs: Copperdale (goods card), Quarrytown (bonus card), Echo Gorge (bonus card), Steepmarket (goods card).
        North Quarter: Mint Ward (coin for the first), Anvil Ward, Eagle Palace.
        Names and rewards are reconstructed.
        Example: Ada pays 2× Mountain for Ironfell and draws a card.
land-forest = Forest
    .effect = The east: 7 suburbs and 3 districts
    .help =
        The sector in the east. Its suburbs and districts cost two forest cards each. See “Coast” for its ports.
        Suburbs on a river: Birchwell (card, Pine River), Alderford (card, Mill River), Owlstead (bonus card, Pine River), Timbergate (goods card, Mill River).
        Other suburbs: Foxhollow (goods card), Charcoal Green (bonus card), Deepwood (key).
        East Quarter: Carver Ward (coin for the first), Lantern Ward, Cedar Palace.
        Names and rewards are reconstructed.
        Example: Ada pays 2× Forest for Deepwood and gets a key.
land-meadow = Meadow
    .effect = The south: 8 suburbs and 3 districts
    .help =
        The sector in the south. Its suburbs and districts cost two meadow cards each. See “Coast” for its ports.
        Suburbs on a river: Millbrook (card, Mill River), Cidertown (card, Dust River), Windmere (key, Mill River), Sunmeadow (key, Dust River).
        Other suburbs: Shepherd's Rest (goods card), Honeyfield (bonus card), Barleyton (bonus card), Goosegreen (goods card).
        South Quarter: Garden Ward (coin for the first), Baker Ward, Rose Palace.
        Names and rewards are reconstructed.
        Example: Ada pays 2× Meadow for Goosegreen and takes a goods card.
land-desert = Desert
    .effect = The west: 7 suburbs and 3 districts
    .help =
        The sector in the west. Its suburbs and districts cost two desert cards each. See “Coast” for its ports.
        Suburbs on a river: Redwell (card, Dust River), Sandford (card, Frost River), Mirage (bonus card, Dust River), Glasstown (goods card, Frost River).
        Other suburbs: Caravan Halt (goods card), Scorpion Wells (bonus card), Oasis Court (key).
        West Quarter: Potter Ward (coin for the first), Spice Ward, Sun Palace.
        Names and rewards are reconstructed.
        Example: Ada pays 2× Desert for Mirage and chooses a bonus card.

## Rivers and quarters

river-pine = Pine River
    .effect = North-east, between mountain and forest
    .help =
        It runs in the north-east, between mountain and forest. Six places lie on it: Frostpoint, Fernmouth, Silverpass, Cloudrest, Birchwell and Owlstead.
        Two scoring cards show it: with Silk in rounds 1 to 4 and with Spice in rounds 5 to 12. With three things on a card it comes four times, also in other rounds. All of that is reconstructed.
        Example: only Ada has a house there, in Silverpass. When the river scores, she gets 4 letters.
river-mill = Mill River
    .effect = South-east, between forest and meadow
    .help =
        It runs in the south-east, between forest and meadow. Six places lie on it: Mossport, Clover Sands, Alderford, Timbergate, Millbrook and Windmere.
        Two scoring cards show it: with Spice in rounds 1 to 4 and with Incense in rounds 5 to 12. With three things on a card it comes four times, also in other rounds. All of that is reconstructed.
        Example: only Ada has a house there, in Alderford. When the river scores, she gets 4 letters.
river-dust = Dust River
    .effect = South-west, between meadow and desert
    .help =
        It runs in the south-west, between meadow and desert. Six places lie on it: Poppy Cove, Dune Landing, Cidertown, Sunmeadow, Redwell and Mirage.
        Two scoring cards show it: with Incense in rounds 1 to 4 and with Pearls in rounds 5 to 12. With three things on a card it comes four times, also in other rounds. All of that is reconstructed.
        Example: only Ada has a house there, in Cidertown. When the river scores, she gets 4 letters.
river-frost = Frost River
    .effect = North-west, between desert and mountain
    .help =
        It runs in the north-west, between desert and mountain. Six places lie on it: Greycliff, Amber Strand, Ironfell, Ramshorn, Sandford and Glasstown.
        Two scoring cards show it: with Pearls in rounds 1 to 4 and with Silk in rounds 5 to 12. With three things on a card it comes four times, also in other rounds. All of that is reconstructed.
        Example: only Ada has a house there, in Ironfell. When the river scores, she gets 4 letters.
quarter-north = North Quarter
    .effect = Mint Ward, Anvil Ward and Eagle Palace
    .help =
        The three districts of the mountain sector: Mint Ward, Anvil Ward and Eagle Palace. The first two are outer districts, the third is the inner one. Each player may have a house in each.
        Two scoring cards show it: with Incense in rounds 5 to 12 and with Pearls in rounds 13 to 16. With three things on a card it comes four times, also in other rounds. All of that is reconstructed.
        Example: Ada has 2 houses there, Ben 1. When the quarter scores, Ada gets 4 letters, Ben 2.
quarter-east = East Quarter
    .effect = Carver Ward, Lantern Ward and Cedar Palace
    .help =
        The three districts of the forest sector: Carver Ward, Lantern Ward and Cedar Palace. The first two are outer districts, the third is the inner one. Each player may have a house in each.
        Two scoring cards show it: with Pearls in rounds 5 to 12 and with Silk in rounds 13 to 16. With three things on a card it comes four times, also in other rounds. All of that is reconstructed.
        Example: Ada has 2 houses there, Ben 1. When the quarter scores, Ada gets 4 letters, Ben 2.
quarter-south = South Quarter
    .effect = Garden Ward, Baker Ward and Rose Palace
    .help =
        The three districts of the meadow sector: Garden Ward, Baker Ward and Rose Palace. The first two are outer districts, the third is the inner one. Each player may have a house in each.
        Two scoring cards show it: with Silk in rounds 5 to 12 and with Spice in rounds 13 to 16. With three things on a card it comes four times, also in other rounds. All of that is reconstructed.
        Example: Ada has 2 houses there, Ben 1. When the quarter scores, Ada gets 4 letters, Ben 2.
quarter-west = West Quarter
    .effect = Potter Ward, Spice Ward and Sun Palace
    .help =
        The three districts of the desert sector: Potter Ward, Spice Ward and Sun Palace. The first two are outer districts, the third is the inner one. Each player may have a house in each.
        Two scoring cards show it: with Spice in rounds 5 to 12 and with Incense in rounds 13 to 16. With three things on a card it comes four times, also in other rounds. All of that is reconstructed.
        Example: Ada has 2 houses there, Ben 1. When the quarter scores, Ada gets 4 letters, Ben 2.

## Bonus cards

bonus-harbour = Harbour Charter
    .does = 2 per port
    .effect = 2 letters for each house in a port, at most 12
    .help =
        At the end: 2 letters for each of your houses in a port, at most 12. How it scores is reconstructed.
        Example: 5 houses in ports bring 10 letters, 7 bring 12.
bonus-mountain = Mountain Charter
    .does = 2 per mountain house
    .effect = 2 letters for each house in the mountains, at most 12
    .help =
        At the end: 2 letters for each of your houses in a mountain suburb or district, at most 12. Ports do not count. How it scores is reconstructed.
        Example: houses in Ironfell, Ramshorn and Mint Ward bring 6 letters.
bonus-forest = Forest Charter
    .does = 2 per forest house
    .effect = 2 letters for each house in the forest, at most 12
    .help =
        At the end: 2 letters for each of your houses in a forest suburb or district, at most 12. Ports do not count. How it scores is reconstructed.
        Example: houses in Foxhollow, Deepwood and Carver Ward bring 6 letters.
bonus-meadow = Meadow Charter
    .does = 2 per meadow house
    .effect = 2 letters for each house in the meadows, at most 12
    .help =
        At the end: 2 letters for each of your houses in a meadow suburb or district, at most 12. Ports do not count. How it scores is reconstructed.
        Example: houses in Millbrook, Windmere and Garden Ward bring 6 letters.
bonus-desert = Desert Charter
    .does = 2 per desert house
    .effect = 2 letters for each house in the desert, at most 12
    .help =
        At the end: 2 letters for each of your houses in a desert suburb or district, at most 12. Ports do not count. How it scores is reconstructed.
        Example: houses in Redwell, Mirage and Potter Ward bring 6 letters.
bonus-city = City Charter
    .does = 2 per house in the city
    .effect = 2 letters for each house in a district, at most 12
    .help =
        At the end: 2 letters for each of your houses in a district, outer or inner, at most 12. How it scores is reconstructed.
        Example: houses in three outer districts and one inner district bring 8 letters.
bonus-river = River Charter
    .does = 3 per river with a house
    .effect = 3 letters for each river with a house, at most 12
    .help =
        At the end: 3 letters for each river with at least one house of yours. All four bring 12. How it scores is reconstructed.
        Example: two houses on Pine River and one on Mill River bring 6 letters.
bonus-four_lands = Four Lands Charter
    .does = 3 per inland landscape
    .effect = 3 letters for each inland landscape, at most 12
    .help =
        At the end: 3 letters for each inland landscape where you have a house in a suburb or district. All four bring 12. How it scores is reconstructed.
        Example: houses in Ironfell, Deepwood and Timbergate bring 6 letters: two landscapes.


## Places

place-greycliff = Greycliff
place-eagle_bay = Eagle Bay
place-stone_quay = Stone Quay
place-frostpoint = Frostpoint
place-fernmouth = Fernmouth
place-oak_haven = Oak Haven
place-pinewharf = Pinewharf
place-mossport = Mossport
place-clover_sands = Clover Sands
place-larkspit = Larkspit
place-haywharf = Haywharf
place-poppy_cove = Poppy Cove
place-dune_landing = Dune Landing
place-saltbeach = Saltbeach
place-palm_roads = Palm Roads
place-amber_strand = Amber Strand
place-ironfell = Ironfell
place-copperdale = Copperdale
place-quarrytown = Quarrytown
place-silverpass = Silverpass
place-ramshorn = Ramshorn
place-echo_gorge = Echo Gorge
place-steepmarket = Steepmarket
place-cloudrest = Cloudrest
place-birchwell = Birchwell
place-foxhollow = Foxhollow
place-charcoal_green = Charcoal Green
place-alderford = Alderford
place-owlstead = Owlstead
place-deepwood = Deepwood
place-timbergate = Timbergate
place-millbrook = Millbrook
place-shepherds_rest = Shepherd's Rest
place-honeyfield = Honeyfield
place-cidertown = Cidertown
place-windmere = Windmere
place-barleyton = Barleyton
place-goosegreen = Goosegreen
place-sunmeadow = Sunmeadow
place-redwell = Redwell
place-caravan_halt = Caravan Halt
place-scorpion_wells = Scorpion Wells
place-sandford = Sandford
place-mirage = Mirage
place-oasis_court = Oasis Court
place-glasstown = Glasstown
place-mint_ward = Mint Ward
place-anvil_ward = Anvil Ward
place-carver_ward = Carver Ward
place-lantern_ward = Lantern Ward
place-garden_ward = Garden Ward
place-baker_ward = Baker Ward
place-potter_ward = Potter Ward
place-spice_ward = Spice Ward
place-eagle_palace = Eagle Palace
place-cedar_palace = Cedar Palace
place-rose_palace = Rose Palace
place-sun_palace = Sun Palace

## Goods and pairs

good-silk = Silk
good-spice = Spice
good-incense = Incense
good-pearls = Pearls
pair-a = 1
pair-b = 2
pair-c = 3
pair-d = 4


## Questions

spots = Numbers on the map, with reward and cost
    .asked = build

picks-land = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

ask-bid = Which pair do you want?
    .done = bid for **pair { $pair }**
    .why = Look for the 2 cards that build most together with your hand. A free pair costs nothing. The first bump of a round costs 1 coin, the second 2, the third 3. You can be bumped the same way.
ask-build = { $options ->
        [1] You can't build with these cards. Only you know that.
       *[other] Where do you build?
    }
    .why = { $options ->
        [1] You're asked anyway: skipping you would tell the others about your hand.
       *[other] Compare what a place gives at once, what it scores this round, and where its roads lead. Ports and suburbs have room for one house, so the first builder gets them.
    }
ask-pay = Pay for { $subject } with which cards?
    .done = paid for { $subject } with **{ $named }**
    .why = Keep the cards for your next house. Two equal cards stand for 1 of any other landscape.
ask-goods = Take which goods card?
    .done = took goods: **{ $named }**
    .why = A good you don't have yet brings 2 letters each time it's scored. More of a good you have can put you alone in front: 2 more.
ask-give_back = Limit of 4 goods cards: which one leaves the game?
    .done = gave up **{ $named }**
    .why = Give up a good you have plenty of, or one that won't be scored again.
ask-bonus = Keep which bonus card? It scores at the end.
    .done = kept **{ $bonus }**
    .why = Only its value at the end matters. Early in the game, pick what you'll build anyway. In the last rounds, pick what counts most now.
ask-limit = Hand limit 5: discard { $least ->
        [one] 1 card
       *[other] { $least } cards
    }.
    .why = Keep the cards for places next to your houses. Two equal cards stand for 1 of any other landscape.
    .done = discarded **{ $named }**


## The first game: each kind of question, the first time that it comes

lesson-bid = Pick 2 cards: 1 Coast pays for any port, then 2 Forests for a forest place beside it. A free pair costs nothing; bumping a rival costs 1 coin, then 2, then 3.
lesson-build = Build up to 2 houses: in a free port, then along your houses' roads. Gem: a goods card; scroll: a bonus card. Tip: the first in a city district gets 5 or 10 letters.
lesson-pay = You can pay in several ways: 2 equal cards can be a joker for 1 card of any other landscape. Paying that way takes 1 card more. Tip: pay with as few cards as you can, and keep cards that fit the places next to your houses.
lesson-goods = Take a goods card: one that lies face up, or the top of the stack unseen. Each round scores one good: all who have it get 2 letters, and a player alone with the most gets 2 more. Tip: start with goods you don't have yet.
lesson-give_back = You can keep 4 goods cards, so one of these 5 leaves the game. Each round scores one good: all who have it get 2 letters, and a player alone with the most gets 2 more. Tip: give up a card if your other cards show its goods, too.
lesson-bonus = These are all the bonus cards left: keep 1 in secret. At the end it brings up to 12 letters for what you've built by then. Tip: early in the game, pick what you're going to build anyway, where your roads lead. In the last rounds, pick the card that counts most now.
lesson-limit = You end your turn with at most 5 landscape cards, so discard the rest face up. During the turn there's no limit. Tip: keep cards for the places next to your houses, and 2 equal ones, because together they stand for 1 card of another landscape.


## Answers

# The coins left stand beside the pairs only if they differ.
option-pair = Pair { $pair }: { $same_left ->
        [0] free,{" "}
       *[other] { "" }
    }{ pair-builds } · { $cards }
    .note = { $cards }{ $same_left ->
        [0] ; { purse-after }
       *[other] { "" }
    }
    .why = { pair-plan }{ purse-after }.
option-pair-with-other = Pair { $pair }: { count-coins }, bumps { $other } · { pair-builds } · { $cards }
    .people = other
    .note = { pair-builds }; { $cards }{ $same_left ->
        [0] ; { purse-after }, { $next ->
            [0] no more bumps this round
           *[other] the next bump costs { $next }
        }
       *[other] { "" }
    }
    .why = { pair-plan }{ $other } must bid again. { purse-after }. { $next ->
        [0] After that, no one can be bumped this round.
       *[other] Bumping you there would cost { $next }.
    }
option-pair-with-back = Pair { $pair }: { count-coins } to win it back, { pair-builds } · { $cards }
    .note = { pair-builds }; { $cards }; { purse-after }
    .why = Only if you're bumped off it. { pair-plan }{ purse-after }.
pair-builds = { $houses ->
        [0] no house
        [one] 1 house
       *[other] { $houses } houses
    }{ $letters ->
        [0] { "" }
       *[other] , +{ $letters } letters
    }
pair-plan = { $houses ->
        [0] No house this round: the cards are for later.
       *[other] With this pair, you can build in { $places }{ $letters ->
            [0] .
           *[other] : { $letters } letters this round.
        }
    }{" "}
count-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
purse-after = { $left ->
        [0] No coins left
        [one] 1 coin left
       *[other] { $left } coins left
    }
option-place = { $place }: { site-reward }{ site-gain } · { site-cost }
    .note = Costs { site-price }{ $ways ->
        [one] { "" }
       *[other] {" "}({ $ways } ways to pay)
    }{ $gain ->
        [0] { "" }
       *[other] {" "}· this round: +{ $gain } letters
    }
    .why = { $gain ->
        [0] { "" }
       *[other] With this house, this round's scoring card brings you { $then } letters (now { $now }).{" "}
    }{ $told ->
        [0] { "" }
       *[other] Your rivals then get fewer: { $each }.{" "}
    }{ $opens_count ->
        [0] No new road.
       *[other] Its roads lead on to { $opens }.
    }
    .each = { $name } −{ $count }
site-price = { $key ->
        [0] { "" }
       *[other] a key +{" "}
    }{ price }
site-cost = { $key ->
        [0] costs
       *[other] key +
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
        [2] {" "}(as { $land })
       *[other] {" "}(as 2× { $land })
    }
site-reward = { $letters ->
        [0] { $reward ->
            [coin] 1 coin
            [coins] 2 coins
            [card] 1 card
            [key] key
            [goods] goods card
            [bonus] bonus card
           *[none] nothing
        }
       *[other] { $letters } letters{ $reward ->
            [coin] , coin
            [card] , card
           *[none] { "" }
        }
    }
site-gain = { $gain ->
        [0] { "" }
       *[other] , +{ $gain } letters
    }
option-stop = End turn
    .note = You build no more this turn
    .why = In a later round, the cards you keep may pay for a better place. Your hand limit is 5.
option-pay = { price }
    .note = { hand-after }
    .why = { hand-after }.
hand-after = { $left ->
        [0] No cards left in hand
        [one] 1 card left in hand
       *[other] { $left } cards left in hand
    }
option-goods = { $goods }
option-blind = Unseen from the stack
    .note = { $left ->
        [one] The last card of the stack
       *[other] The top one of { $left } cards
    }
    .why = No one knows what it is, and no new card is turned up for the next player.
option-bonus = { $bonus }: { $letters } now · { $bonus_does }
    .note = { $bonus_effect }; { $letters } now
    .why = At most { $most } letters at the end, however much you build.
option-land = { $card }


## What comes of an answer

remark-blocked = You're blocked: you can never build again. The game ends with this round, and you rank behind every player who isn't blocked.
remark-scores = This round scores { $things }: 2 letters each if you have any, 4 if you alone have the most.{ $letters ->
        [0] { "" }
       *[other] {" "}As things stand, you get { $letters }.
    }
remark-no_pair = Not on offer: { $pairs_count ->
        [one] pair
       *[other] pairs
    } { $pairs }. { $price ->
        [0] There are no more bumps this round.
       *[other] A bump now costs { $price ->
            [one] 1 coin
           *[other] { $price } coins
        }; you have { $coins }.
    }
remark-no_cards = You lack the cards for: { $lands }.
remark-no_key = You lack a key for: { $places }.
remark-round = This round's scoring card, as things stand: +{ $letters }.


## Events

event-round_began = Round { $round } begins. Start player: { $start }.
    .people = start
    .chapter = Round { $round } of 16
    .short = start player { $start }
event-turned_up = This round scores { $things }.
    .short = this round scores { $things }
event-dealt = Pair { $pair }: { $cards }.
    .short = pair { $pair }: { $cards }
event-shuffled = The stack ran out: { $count ->
        [one] 1 discarded landscape card is
       *[other] { $count } discarded landscape cards are
    } shuffled into a new one.
    .short = new stack
event-laid = { $seat } bids for pair { $pair }.
    .short = gets pair { $pair }
event-expelled = { $seat } bumps { $other } off pair { $pair } for { count-coins }.
    .people = other
    .short = bumps { $other } off pair { $pair } ({ count-coins })
event-pairs_taken = Each player takes their pair. Building begins.
    .chapter = Building
    .short = { "" }
event-passed_by = { $seat } can't build with { $hand ->
        [0] no cards
        [one] only 1 card
       *[other] { $hand } cards
    }.
    .short = can't build
event-stopped = { $seat } ends their turn.
    .short = ends turn
event-built = { $seat } builds in { $place } for { $cards }.
    .short = { $place }
event-key_used = { $seat } uses a key{ $left ->
        [0] { "" }
       *[other] {" "}and has { $left } left
    }.
    .short = uses a key
event-last_house = { $seat } builds their last house: this is the last round.
    .short = last house: last round
event-discarded = { $seat } discards { $cards }.
    .short = discards { $cards }
event-blocked = { $seat } can never build again: this is the last round, and blocked players rank last.
    .short = blocked: last round
event-letters = { $seat } gets { $letters } letters.
    .short = +{ $letters } letters
    .sum = letters
event-coins = { $seat } gets { count-coins }.
    .short = +{ count-coins }
    .sum = coins
event-drew = { $seat } draws a landscape card.
    .short = draws a card
event-drawn = You drew { $card }.
    .short = drew { $card }
event-key = { $seat } gets a key and now has { $keys }.
    .short = +1 key (now { $keys })
# Told when the card is kept.
event-looks = { "" }
    .short = { "" }
event-drew_goods = { $seat } takes a goods card unseen: { $goods }.
    .short = +1 goods card ({ $goods })
event-took_goods = { $seat } takes a goods card: { $goods }.
    .short = +1 goods card ({ $goods })
event-goods_turned = New goods card face up: { $goods }.
    .short = new goods card: { $goods }
event-gave_back = { $seat } removes a goods card from the game: { $goods }.
    .short = −1 goods card ({ $goods })
event-took_bonus = { $seat } keeps a bonus card: { $left ->
        [0] none left
        [one] 1 left
       *[other] { $left } left
    }.
    .short = keeps a bonus card
event-bonus_kept = You kept the { $bonus }: { $bonus_effect }.
    .short = { $bonus }
event-scored = Letters for { $thing }: { $told ->
        [0] no one has any.
       *[other] { $each }.
    }
    .each = { $name } { $count }
    .chapter = Letters
    .short = { $thing }: { $told ->
            [0] no one
           *[other] { $each }
        }
event-bonus_opened = { $seat } reveals the { $bonus }: { $letters ->
        [0] no letters
       *[other] { $letters } letters
    }.
    .chapter = Bonus cards
    .short = { $bonus } { $letters }
event-game_over = The game is over.
    .chapter = { "" }
    .short = { $reason ->
            [last_house] game over: last house built
            [last_card] game over: last scoring card used
           *[blocked] game over: a player is blocked
        }


## Steps

step-bid = Bidding
step-build = Building
step-goods = Taking a goods card
step-give_back = Giving up a goods card
step-bonus = Choosing a bonus card
step-limit = Discarding down to 5
step-over = Game over


## Hints

measure-letters = { $amount } { $count ->
        [one] letter
       *[other] letters
    } { $more }
measure-houses = { $amount } { $count ->
        [one] house
       *[other] houses
    } { $more }
measure-goods = { $amount } { $count ->
        [one] goods card
       *[other] goods cards
    } { $more }
measure-keys = { $amount } { $count ->
        [one] key
       *[other] keys
    } { $more }
measure-coins = { $amount } { $count ->
        [one] coin
       *[other] coins
    } { $more }
measure-cards = { $amount } { $count ->
        [one] card
       *[other] cards
    } { $more }

## Final score

count-points = { $points ->
        [one] 1 letter
       *[other] { $points } letters
    }
line-districts = Districts
line-goods = Goods
line-rivers = Rivers
line-quarters = Quarters
line-bonus = Bonus cards
line-houses = Houses built
line-coins = Coins left

so-far = Letters so far. Bonus cards count at the end.

reason-last_house = A player built their last house, and the round was played out.
reason-last_card = The last scoring card was scored.
reason-blocked = A player could never build again, and the round was played out.


## Planning ahead: standing orders, and what may end a plan

order-bid_up_to = { $value ->
        [0] Bid for free pairs only
        [one] Bid up to 1 coin
       *[other] Bid up to { $value } coins
    }
    .why = You get the pair that helps you most among those that cost no more than this.
order-pay_least = Pay with the cards you need least
    .why = You pay with few cards, and with those that fit the fewest places within reach.
order-limit_least = Discard the cards you need least
    .why = Over the hand limit of 5, the cards that fit the fewest places go first.
surprise-turned_up = a scoring card is turned up
surprise-expelled = a player is bumped
surprise-built = a player builds a house
surprise-took_goods = a player takes a face-up goods card


## Table options

table-letters = Rivals' letters
table-letters-hidden = Hidden
    .note = You see only your own total, as in the rules. Each gain is announced when it happens.
table-letters-open = Open
    .note = Everyone sees how many letters each player has.
table-things = Scoring cards
table-things-two = Two things
    .note = A good, and a river or a quarter, as public texts on the game describe the cards.
table-things-three = Three things
    .note = A good, a river and a quarter, as the rulebook can be read. All bring more letters.
table-closed = Closed sector (house rule for two)
table-closed-by_lot = Closed sector by lot
    .note = Chance picks where ports and suburbs are closed. Not the publisher's rule.
table-closed-mountain = Mountain closed
    .note = Ports and suburbs in the north are closed. Not the publisher's rule.
table-closed-forest = Forest closed
    .note = Ports and suburbs in the east are closed. Not the publisher's rule.
table-closed-meadow = Meadow closed
    .note = Ports and suburbs in the south are closed. Not the publisher's rule.
table-closed-desert = Desert closed
    .note = Ports and suburbs in the west are closed. Not the publisher's rule.


## Pictures and their alt texts: picture-* and alt-* (RENDER)

# What the table waits for, after the name of whom it waits for.
picture-verb-bid = bid
picture-verb-build = build
picture-verb-goods = take a goods card
picture-verb-give_back = give up a goods card
picture-verb-bonus = pick a bonus
picture-verb-limit = discard

# What the viewer is asked, in two to four words.
picture-ask-bid = Bid for which pair?
picture-ask-build = Build where?
picture-ask-pay = Pay with what?
picture-ask-goods = Which goods card?
picture-ask-give_back = Give up which?
picture-ask-bonus = Which bonus card?
picture-ask-limit = Discard { $pick }

picture-legend-houses = houses left
picture-legend-coins = coins
picture-legend-keys = keys
picture-legend-letters = letters
picture-legend-card = a card
picture-legend-goods = a goods card
picture-legend-bonus = a bonus card
picture-round = Round { $round }
picture-last-round = last round
picture-over = Game over
picture-last = blocked
picture-scored = Scores
picture-market = Goods
picture-supply = Supply
picture-hand = Your cards
picture-empty = none
picture-stop = end turn
picture-blind = from the stack
picture-free = free
picture-round-scored = Round { $round } scored
picture-round-begins = Round { $round } begins
picture-rounds = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
alt-new = New: { $parts }.
alt-new-house = house in { $place }
alt-new-pair = bid of { $name }
alt-new-letters = letters of { $name }
alt-new-market = goods card face up
alt-computer = computer
alt-blocked = blocked
alt-start = Start player: { $name }.
alt-card = This round scores { $things }. Scoring cards to come: { $coming }.
alt-pairs = { $pairs }.
alt-pair = Pair { $pair }: { $cards } ({ $name })
alt-pair-free = Pair { $pair }: { $cards } (free)
alt-market = Goods cards face up: { $goods }.
alt-building = Still to build: { $names }.
alt-trader = { $name }{ $signs }: { $counts }.
alt-letters = letters { $count }
alt-houses = houses left { $count }
alt-coins = coins { $count }
alt-keys = keys { $count }
alt-cards = cards { $count }
alt-bonus = bonus cards { $count }
alt-goods = goods: { $goods }
alt-area = { $area }: { $houses }.
alt-city = City: { $houses }.
alt-none-built = No houses yet.
alt-closed = Closed: { $area }.
alt-hand-cards = Your cards: { $cards }.
alt-own = You: { $counts }.
alt-own-bonus = Your bonus cards: { $cards }.
alt-final = { $title }, final score after { picture-rounds }.
alt-nobody = no one
