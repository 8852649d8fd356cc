# San Francisco in English. The same messages in the same order as in san_francisco.de.ftl.
#
# How keys are made: bot/text/game.py. What has .help is found by /rules. Other forms:
#   .effect  a few words, at most 60 characters
#   .short   of a kind of district: for a narrow label, where its name is too long
#   .valued  of a kind of district: with what it gives, as on its tile
# The numbers are compared with data/san_francisco/ by a test.

title = San Francisco
    .short = San Francisco
    .subtitle = Win rights, place sticks and rebuild the city
    .duration = about 90 minutes
    .weight = medium weight

how = San Francisco: how to play
    .goal = Put sticks around a district, on 3 of its 4 streets (beside a park ✕, on 2): you build it and get its prestige. The most prestige wins.
    .turn = Each round auctions rights to place a stick. Its card says how: secret bids of influence, where equal numbers cancel out, open bids of cheques, or option tiles. A tile names two kinds of district: you pick one in secret. Only winners pay, and cheques get no change.
    .card = A district's number is its prestige (star). You pay with influence (hands) or cheques (banknotes). Streets with ✕ are taken.
    .pays = A stick counts for the districts on both sides of its street. Once no rival can catch you around a district, you build it. Beside a park (✕), 2 sticks are enough. City hall and bank need all their streets.
    .end = A round that builds something draws an action card, which fills a year (calendar). The twelfth ends the game.
    .time = About 90 minutes of play, spread over days. You get a message when it's your turn.


## Terms

term-aim = The game in short
    .effect = Win rights, place sticks, build districts
    .help =
        San Francisco after the earthquake of 1906: 35 districts, nearly all in ruins. Each round auctions rights for influence or cheques. Each right places one of your sticks on a street.
        Hold the majority of sticks around a district and you build it for its prestige: 4 to 6, or 10 for city hall and bank.
        A round that built something draws an action card, which fills a year. After twelve years, 1907 to 1918, the game ends. The most prestige wins.
        For 3 to 5 players.
        Example: Ada has two sticks around Market C2, Ben has one. She wins a right for Market, places a third stick and builds: 5 prestige.
term-setup = Setup
    .effect = 30 influence, 15 sticks, 12 cheques for each
    .help =
        The city hall lies in the middle, on D3. The other 34 tiles are laid at random. At most one park touches the city hall by a side, and at most one the bank. White sticks lie on all four streets of each park.
        Each player begins with 30 influence, 15 sticks, ten influence cards (0 to 9), three option tiles and 12 cheques. No one has prestige yet, and the bank has no cheques.
        Seats are drawn at random. The first seat is the first start player.
        Example: parks may lie on C3 and D5, but not on C3 and D2. Both of those would touch the city hall.
term-round = A round
    .effect = Auction card, auction, placing, action card
    .help =
        1. The start player draws an auction card. It names a kind of district, the city edge or option tiles, how the rights are sold, and how many.
        2. The start player may reject it, once. All see the rejected card. Then the next one must be used.
        3. The auction decides who gets the rights.
        4. The winners place their sticks, one after the other.
        5. If something was built, an action card is drawn.
        6. The next player clockwise becomes start player.
        Example: Ada draws Villas and rejects it. The next card, City edge, must be used.
term-new_cards = New auction cards
    .effect = Cards replaced, rejected or shuffled
    .help =
        A card without a free street is replaced, but that does not count as rejecting. With fewer free streets than rights, only that many rights are sold.
        When the pile is empty, the used cards are shuffled. A card that was just rejected does not come straight back.
        Example: Ada draws Market, but no street at a market is free. She draws the next card, and may still reject it.
term-tender_cards = Auction cards
    .effect = 36: kinds of districts, city edge, option tiles
    .help =
        There are 36. Each of the six kinds of ordinary districts has 4: two sell 1 right for cheques, one sells 2 rights and one 3 rights for influence.
        The city edge has 6: two sell 1 right for cheques, two 3 rights and two 5 rights for influence.
        Option tiles have 6: 1 right for each tile that is picked.
        Which cards there are is reconstructed: the rulebook shows three of them.
        Example: “Office: 3 rights, influence” lets up to three players place a stick beside an office district.
term-influence_tender = Auction for influence
    .effect = Pick a number in secret, equal ones cancel out
    .help =
        Each player picks an influence card from 0 to 9, in secret and at the same time. It may not exceed their influence. Everyone takes part.
        Matching numbers cancel out: these players get nothing and pay nothing. The highest of the others get the rights. Only they pay, as much influence as their number. A 0 can win and costs nothing.
        Rights without a winner lapse. The highest number invests first.
        Example: 3 rights. Ada picks 7, Ben and Cleo 5, Dora 4. Ada invests first and pays 7, Dora second and pays 4. The third right lapses.
term-cheque_tender = Auction for cheques
    .effect = Open bids for 1 right, and no change is given
    .help =
        One right is sold. Clockwise from the start player, you pass or add cheques in front of you until your total is the highest. Cheques you added stay there.
        If you pass, you take all your cheques back and are out. The last player left wins and pays the whole total to the bank, even if no one else has bid. If everyone passes without a bid, no one wins.
        Example: Ada bids 2, Ben 3, Cleo 5. Ada adds a 4 and has 6, Ben passes, Cleo adds a 3 and has 8. Ada passes: Cleo pays 8.
term-bidders = Who is asked to bid
    .effect = Everyone whose cheques could be enough
    .help =
        Players without cheques, or with too few to ever be enough, are not asked. All others are, even if their cheques fall short: being skipped would reveal what they hold.
        The start player may pass right away, too.
        Example: Ada bids 20. Everyone knows that Ben can't hold more than 12, so he is not asked. Cleo might hold 30, so she is asked.
term-option_tender = Auction by option tiles
    .effect = Each tile that is picked sells 1 right
    .help =
        Each player has three tiles, used in this order: Factory + Office, Market + Leisure, Villas + Houses. All pick one, in secret and at the same time. Each tile that is picked sells one right.
        If you alone picked a tile, any one cheque pays for its right, face down. Without a cheque the right lapses.
        Players with the same tile bid blind for it, or negotiate if the table agreed on that.
        The stick goes beside a district of either kind. A tile without a free street cannot be picked.
        Example: Ada alone has Market + Leisure. She pays with a 1 and places a stick at a market.
term-blind = Blind bids
    .effect = Up to 5 cheques in secret: the highest total wins
    .help =
        Players who picked the same option tile each choose up to 5 cheques, in secret and at the same time. Then the bids are revealed. The highest total gets the right, and its cheques go to the bank. The others take theirs back.
        Equal totals cancel out, and the next lower one wins. You may bid nothing, but then you cannot win.
        Example: Ada bids 4 and 5, Ben 9, Cleo 6. Ada and Ben both have 9, so Cleo gets the right and pays 6.
term-ties = Ties
    .effect = Equal numbers or totals: no right, no cost
    .help =
        Players with the same influence card, or the same total in a blind bid, cancel out. They get no right and pay nothing. A tie uses up no right: the next lower number gets it.
        If all are tied, no one invests. A tie ends with its auction: if an action card is sold in the same round, you take part again.
        At the end of the game, sticks break a tie in prestige.
        Example: 2 rights. Ada and Ben pick 9, Cleo 3, Dora 0. Cleo invests for 3, Dora for nothing.
term-investing = Investing
    .effect = Place a stick where your right allows it
    .help =
        A right places one of your sticks on a free street: beside a district of the kind sold, ruin or built, or on the city edge. A kind of district also has its streets on the city edge.
        Investors go one after the other, and each stick takes effect immediately.
        You may pass, because a stick can also give a rival the majority. You do not get your payment back. If no street is left, the right lapses and you are not asked.
        Example: for the right “Leisure” you place a stick on B1 north, because B1 is a leisure district on the city edge.
term-sticks = Streets and sticks
    .effect = 82 streets: a stick counts on both sides
    .help =
        There are 82 streets: 58 between two districts and 24 on the city edge. Each has room for one stick. It counts for the districts on both sides, on the city edge for one.
        A street is named by its two districts, such as C3/D3, or by district and side, such as A1 north.
        White sticks lie on all streets beside parks. They belong to no one and never move. All sticks stay when a district is built.
        Example: a stick on C3/D3 counts for C3 and for the city hall on D3.
term-lifting = Lifting a stick
    .effect = With no stick left, lift one of yours first
    .help =
        Each player has 15 sticks. With none in supply, you first lift one of yours from the board and place it on another street. Lifting sticks or taking them back never builds anything.
        Example: all 15 of Ada's sticks are on the board, and she wins a right. She lifts one between two built districts and places it at a market.
term-majority = Majority of sticks
    .effect = More sticks there than any rival could still reach
    .help =
        You hold the majority of an ordinary district when no rival could draw level, even with all its free streets. Action cards and supplies do not matter. City hall and bank need all their streets that are not white: four, or three beside a park.
        In an ordinary district 3 sticks are always enough, 2 only if no rival could still reach 2. With 2 against 2, only an action card helps.
        Example: an office has 2 sticks of Ada's, one white one and one free street. No rival can have more than 1: Ada builds, 6 prestige.
term-building = Building a district
    .effect = With the majority you build immediately
    .help =
        With the majority you must build immediately, even if another player placed the stick. The district is turned over, gives its prestige and stays yours, even if sticks around it change.
        One stick can complete two districts. If they belong to different players, the one whose turn it is comes first, then the others clockwise.
        Example: Ben's stick fills a market where Ada has two sticks and no one else two. Ada builds it: 5 prestige.
term-cheques = Cheques
    .effect = 12 each, worth 58, and no change is given
    .help =
        Each player begins with 12 cheques: 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9 and 10, together 58.
        No change is given: if you pay a 10 for a price of 3, you have paid 10. You may combine any of them.
        Paid cheques go to the bank (the pile, not the district). New ones come from grants, while the bank holds any, and from deals.
        Everyone sees how many cheques each hand and the bank hold. Their values are hidden, except those that lay face up.
        Example: Ben has a 2 and a 5 and needs more than 5. He can bid 7, or pass.
term-influence = Influence
    .effect = 30 at first, to pay for influence cards
    .help =
        Each player begins with 30 influence, and everyone sees it. In auctions for influence the winners pay as much as their card shows. The ten cards, 0 to 9, always return to your hand.
        You cannot pick a card higher than your influence. Only grants bring new influence. It has no upper limit and counts for nothing at the end.
        Example: Ben has 3 influence left. He can pick 0, 1, 2 or 3.
term-prestige = Prestige
    .effect = The points that win the game
    .help =
        You get prestige for each district you build: villas and houses 4, market and leisure 5, factory and office 6, city hall and bank 10, parks nothing. Two bonus cards give 3 more for the next villas or houses.
        You never lose prestige, and it has no upper limit. The most prestige wins.
        Example: one stick completes a factory and a market for Ada: 6 + 5 = 11 prestige.
term-actions = Action cards
    .effect = 18: one after each round that built something
    .help =
        When all sticks of a round are placed and at least one district was built, one action card is drawn. Only one, however many districts were built. If it leads to another build, one more follows.
        There are 18. Two sticks, Shift, Swap, Free street and Replace come twice each, for influence and for cheques. Villas and houses have a bonus each. The rest are 4 grants and 2 grants per stick. 12 of them are used.
        How many of the grants are per stick is reconstructed.
        Example: in one round Ada builds B2 and Ben C4. One action card is drawn.
term-action_tender = Auction of an action card
    .effect = 1 right for influence or cheques, for everyone
    .help =
        Five kinds of action cards are auctioned as in a round, for influence or for cheques, and one player wins the card. For influence, you may also pass.
        The winner may pass on the effect, but still pays. For each stick missing in supply you first lift one of your own, but none that the same card has just laid.
        If no one wins, the card has no effect, but it fills its year. House rule: players who could not use it do not take part.
        Example: “Shift” is sold for influence. Ada plays 2, Ben and Cleo 4, Dora passes. Ada pays 2 and may move a stick.
term-draws = Drawing cheques
    .effect = One by one, but over the maximum you lose them all
    .help =
        After everyone has chosen at a grant, the bank is shuffled. Clockwise from the start player, players who chose cheques draw one face up in turn, until they stop.
        Stop in time and you keep them all. At exactly the maximum you stop automatically. Go over it and you bust: all you drew returns to the bank after the grant. You may stop before the first draw.
        When the bank is empty, players keep what they have. An empty bank gives no cheques. You see beforehand how many it holds.
        Example: the maximum is 10. Ada draws a 3, then a 5, and stops with 8. Ben draws a 7 and a 4: 11, so he loses both.
term-years = Years
    .effect = 12 spaces, 1907 to 1918, for action cards
    .help =
        Each action card fills a year when it is done, from 1907 to 1918. It lies face down there. Only a bonus card lies face up, until a player gets the bonus.
        After 1918 the game is over.
        Example: seven cards lie there, the last in 1913. Five are still to come.
term-end = How the game ends
    .effect = With the twelfth action card, 1918
    .help =
        The game ends when the twelfth action card is done. Districts built by it still count, but draw no further card. If it is a bonus card, no one gets the bonus.
        In rare cases the game ends by a stalemate.
        Example: the card of 1918 is “Free street”. Dora wins it and completes the bank: 10 prestige, and the game is over.
term-ranking = Ranking
    .effect = Prestige, then sticks on the board
    .help =
        The most prestige wins. If prestige is equal, the player with more sticks on the board is ahead. If these are equal too, they share the place.
        Influence and cheques count for nothing.
        Example: Ada and Ben have 34 prestige. Ada has 13 sticks on the board, Ben 14: Ben is ahead.
term-stalemate = Stalemate
    .effect = No stick can be placed any more: the game ends
    .help =
        The rulebook does not say what happens when no one can invest any more. House rule: the game ends and is scored after twice as many rounds in a row without a stick as there are players. It also ends after a round in which no one has influence or cheques left. A round in which a right was won but not used does not count.
        The same holds if no card of the whole auction deck has a free street.
        Example: four players have 1 influence each and no cheques. They all play 1 and tie, for eight rounds. The game ends.
term-negotiation = Negotiation
    .effect = A variant: agree on who invests instead of bidding
    .help =
        If the table has agreed on it, players with the same option tile negotiate before they bid blind. Each may seal a proposal: who invests, how much each of the others gets in cheques, and streets ruled out.
        From the start player on, each proposal is put to the others at the same time. The first that all accept is binding.
        You bid blind after two rounds of proposals without an agreement, or one without any proposal.
        Example: Ada, Ben and Cleo have the same tile. Ada proposes to invest and to pay 4 to each. Both accept, so Ada invests.
term-deal = What a deal pays
    .effect = Exact sums in cheques, up to 20 each
    .help =
        A deal binds if the investor can pay each sum exactly. Each sum is 20 at most. At least one cheque must be paid, face up. The bank gets nothing.
        You do not pick the cheques: each sum is paid with as few as possible, keeping small ones.
        An agreed right lapses if no street is left for it, but the payment stands.
        Example: Ada owes 4 each to Ben and Cleo. Ben gets her 4, Cleo her two 2s.
term-own_deck = Own action deck
    .effect = A variant: choose how many grants there are
    .help =
        A table option sets how many of the 12 action cards are grants, from 0 to 6. The usual number is 3 or 4. You may choose other cards, too. The rest are drawn at random. All 12 are used, and everyone is told which they are. House rule: which of the six grants are in, two of them per stick, is left to chance.
        Otherwise the cards are 12 of all 18, at random, so 4 grants on average.
        Example: with 3 grants there are 9 other cards. After the third grant everyone knows that no more will come.
term-hidden = Hidden and open
    .effect = What others see, and when you can undo a move
    .help =
        Hidden: the values of cheques in hands and bank, both decks, and every secret choice until all have chosen. A cheque paid for a tile that only you played stays face down.
        Open: sticks, influence, prestige, the number of cheques in hands and bank, cheques laid in auctions, and all cards turned up.
        You can undo a move until something hidden was seen, such as a card or a drawn cheque, or until another player has answered.
        Example: you bid a 5 and the next player is asked. Until they answer, you can undo it.
term-missing = When a player is missing
    .effect = A sensible computer plays on in that seat
    .help =
        If a player resigns or is away, or the table gives their move to the computer, a sensible computer plays. So no seat is missing in an auction. That is not a rule of the game, but it keeps the game moving. The computer sees only what that seat may see, so never the cheques of the others.
        It bids for rights that bring it close to a majority, as much as they are worth to it. It places sticks where most prestige is near.
        Example: Ben is away, and all pick an influence card. The computer picks for him. He can place his stick himself when he is back.
term-table_options = Table options
    .effect = Chosen before the game
    .help =
        The host of a table chooses the options with `/play`, and the lobby shows the choice.
        Same option tile: blind bids, or negotiation.
        Grants: at random, or 0 to 6 of the 12 action cards. Then you can choose other cards too, one by one.
        Known cheques: hidden, or shown to all. Then everyone sees which cheques have lain face up and are still in a hand or in the bank. After a payment face down, that hand no longer shows what lay face up before.
        Example: `ties=negotiated, grants=3` plays with both variants of the rulebook.
term-edition = Edition and sources
    .effect = The edition of 2000, and where its numbers are from
    .help =
        Plaza plays San Francisco by Andreas Wetter and Thorsten Löpmann as published in 2000, in its own words. The rulebook decides. The grid and the numbers of cards come from public reviews that agree with each other.
        If the rulebook is silent, Plaza decides as these entries say. The entry “What is reconstructed” lists what no public text shows.
        Example: that a factory gives 6 prestige stands in the rulebook. That there are 36 auction cards comes from reviews.
term-reconstructed = What is reconstructed
    .effect = Numbers of cards and tiles that could be wrong
    .help =
        Kinds of districts, their prestige, sticks, cheques, influence, kinds of cards and the course of the game are confirmed. No public text shows these house rules:
        1. Five districts of each ordinary kind: thirty over six kinds.
        2. Which 36 auction cards there are.
        3. Two of the six grants are per stick.
        4. The rule for a stalemate, how a negotiation is held, and that only players who can use an action card bid.
        If you own the game, tell the bot's operator what differs from `data/san_francisco/`.
        Example: that a grant gives 4 influence is confirmed. That there are four such cards is not.


## Kinds of districts

kind-villa = Villas
    .valued = Villas 4
    .effect = 4 prestige, 5 districts
    .help =
        An ordinary district: hold the majority of the sticks around it and you build it for 4 prestige.
        There are 5: that number is reconstructed. Its option tile is Villas + Houses. One action card brings 3 prestige more for the next villas.
        Example: Ada builds villas while the bonus lies face up: 4 + 3 = 7 prestige.
kind-residential = Houses
    .short = Houses
    .valued = Houses 4
    .effect = 4 prestige, 5 districts
    .help =
        An ordinary, residential district: hold the majority of the sticks around it and you build it for 4 prestige.
        There are 5: that number is reconstructed. Its option tile is Villas + Houses. One action card brings 3 prestige more for the next houses.
        Example: Ben builds houses without a bonus: 4 prestige.
kind-market = Market
    .valued = Market 5
    .effect = 5 prestige, 5 districts
    .help =
        An ordinary district: hold the majority of the sticks around it and you build it for 5 prestige.
        There are 5: that number is reconstructed. Its option tile is Market + Leisure.
        Example: Ada lays her third stick around a market. No rival can get three there any more, so she builds it: 5 prestige.
kind-leisure = Leisure
    .short = Leisure
    .valued = Leisure 5
    .effect = 5 prestige, 5 districts
    .help =
        An ordinary district: hold the majority of the sticks around it and you build it for 5 prestige.
        There are 5: that number is reconstructed. Its option tile is Market + Leisure.
        Example: two streets of a leisure district lie beside parks and are white. With the other two Ada builds it: 5 prestige.
kind-factory = Factory
    .valued = Factory 6
    .effect = 6 prestige, 5 districts
    .help =
        An ordinary district: hold the majority of the sticks around it and you build it for 6 prestige.
        There are 5: that number is reconstructed. Its option tile is Factory + Office.
        Example: Ada has 2 sticks around a factory, Ben and Cleo 1 each. Ada builds it: 6 prestige.
kind-office = Office
    .valued = Office 6
    .effect = 6 prestige, 5 districts
    .help =
        An ordinary district: hold the majority of the sticks around it and you build it for 6 prestige.
        There are 5: that number is reconstructed. Its option tile is Factory + Office.
        Example: Ada has 2 sticks around an office, Ben has 1, one street is free. Ben could draw level, so it is not built yet.
kind-city_hall = City hall
    .short = City hall
    .valued = City hall 10
    .effect = 10 prestige for all its streets, in the middle (D3)
    .help =
        It lies in the middle of the city, on D3. Hold all its streets that are not white and you build it for 10 prestige: all four, or three if a park touches it. At most one does.
        It has no auction card of its own, but its streets also belong to the districts around it.
        Example: Ada has three of its streets and Ben the fourth. It stays a ruin, unless an action card changes that.
kind-bank = Bank
    .valued = Bank 10
    .effect = 10 prestige for all its streets
    .help =
        Hold all its streets that are not white and you build it for 10 prestige: all four, or three if a park touches it. At most one does.
        It has no auction card of its own, but its streets also belong to the districts around it, or to the city edge. Paid cheques go to another bank, which is a pile.
        Example: one street of the bank is white, and Ben has the other three. He builds it: 10 prestige.
kind-park = Park
    .valued = Park
    .effect = Never built: white sticks on all its streets
    .help =
        There are 3 parks. They are never built and give nothing. White sticks lie on all four streets of each, even on the city edge. A street between two parks has one. They belong to no one and never move.
        So the districts around a park have fewer free streets and need fewer sticks for a majority.
        Example: Villas B2 has a park beside it, so one of its streets is white. With two sticks of Ada's and one free street she builds it: no rival could reach two.


## Option tiles, tender cards, action cards

tile-work = Factory + Office
    .effect = A stick at a factory or an office, used first
    .help =
        One of your three option tiles. Its right places a stick beside a factory or an office district, as you like. It is used first, before Market + Leisure and Villas + Houses.
        If you alone picked it, you pay any one cheque. Several players with it bid blind.
        Example: Ada alone has picked it, pays with a 2, and places her stick at a factory.
tile-trade = Market + Leisure
    .effect = A stick at a market or a leisure district, used second
    .help =
        One of your three option tiles. Its right places a stick beside a market or a leisure district, as you like. It is used after Factory + Office and before Villas + Houses.
        If you alone picked it, you pay any one cheque. Several players with it bid blind.
        Example: Ben and Cleo have picked it. Ben bids 3 and 4, Cleo 6: Ben pays 7 and places his stick.
tile-homes = Villas + Houses
    .effect = A stick at villas or houses, used last
    .help =
        One of your three option tiles. Its right places a stick beside a district of villas or of houses, as you like. It is used last, after Factory + Office and Market + Leisure.
        If you alone picked it, you pay any one cheque. Several players with it bid blind.
        Example: Dora alone has picked it. She has no cheque left, so the right lapses.

each-tender = { $one ->
    [villa] { kind-villa }
    [residential] { kind-residential }
    [market] { kind-market }
    [leisure] { kind-leisure }
    [factory] { kind-factory }
    [office] { kind-office }
   *[edge] { picture-edge }
}: { $three ->
    [one] 1 right
   *[other] { $three } rights
}, { $two ->
    [cheques] cheques
   *[influence] influence
}
tender-option_option_3 = Option tiles: 1 right for each

action-bonus = Bonus
    .effect = 3 prestige more for the next district of its kind
    .help =
        Two action cards without an auction, one for villas and one for houses. The card lies face up in its year. The next player to build such a district gets 3 prestige more, 7 in all. Then it is turned.
        It is given once. If one stick builds such districts for several players, the one whose turn it is comes first. As the last card, in 1918, it has no effect.
        Example: the bonus for villas lies face up in 1909. In 1911 Cleo builds villas: 4 + 3 = 7 prestige.
action-two_sticks = Two sticks
    .effect = Up to two sticks on streets of one district
    .help =
        An action card that is auctioned, once for influence and once for cheques. The winner places up to two sticks on free streets of any one district. If only one street is free there, it is one stick.
        Without enough sticks in supply you first lift others of your own. You may pass on the card.
        Example: Ada has one stick around an office and wins the card. She places two more there and builds it: 6 prestige.
action-shift = Shift
    .effect = Move any stick by one or two streets, straight
    .help =
        An action card that is auctioned, once for influence and once for cheques. The winner moves any player's stick by one or two streets: in a straight line, never turned or around a corner. All streets it passes, and its new one, must be free. White sticks never move. You may pass on the card.
        Example: Ada has sticks on two of the four streets around C3, and C3/C4 is free. She moves her stick from C5 south over C4/C5, which is free, to C3/C4. She builds C3.
action-swap = Swap
    .effect = Two sticks of different players change places
    .help =
        An action card that is auctioned, once for influence and once for cheques. The winner swaps two sticks of different players, anywhere in the city. White sticks never move. Two sticks of one player are not offered, because nothing would change. You may pass on the card.
        Example: Ada's stick on A1 north and Ben's on C3/D3 change places. Now Ada has all four streets of the city hall and builds it.
action-free_street = Free street
    .effect = A stick on any free street
    .help =
        An action card that is auctioned, once for influence and once for cheques. The winner places one stick on any free street of the city. Without a stick in supply you first lift another of your own. You may pass on the card.
        Example: Cleo has three streets of the bank, the fourth is free. She wins the card and builds the bank: 10 prestige.
action-replace = Replace
    .effect = Your stick replaces a rival's stick
    .help =
        An action card that is auctioned, once for influence and once for cheques. The winner's stick replaces a rival's stick, which returns to its owner. White sticks never move. Without a stick in supply you first lift another of your own. You may pass on the card.
        Example: around a market Ada and Ben have 2 sticks each. Ada replaces one of Ben's: with 3 she builds it, 5 prestige.
action-grant = Grant
    .effect = Everyone: 4 influence, or cheques up to 10
    .help =
        An action card without an auction, for everyone. All choose in secret and at the same time: 4 influence, or cheques. With cheques, you draw one after the other from the bank, up to 10 in all. Go over 10 and you lose all you drew.
        You see beforehand how many cheques the bank holds. In the last year neither counts any more: everyone gets influence.
        Example: Ada takes 4 influence. Ben draws a 6 and a 3, and stops with 9.
action-grant_per_stick = Grant per stick
    .effect = Per stick taken back: 2 influence, or cheques up to 5
    .help =
        An action card without an auction, for everyone. All choose in secret and at the same time which of their sticks to take back from the board. For each stick you get 2 influence, or cheques up to 5: the same for all your sticks. You may also take back none.
        Built districts stay built. So sticks of no more use can become money.
        Example: Ada takes back 3 sticks for cheques: she may draw up to 15. For influence it would be 6.

version-influence = { $name } (influence)
version-cheques = { $name } (cheques)
version-villa = { $name }: villas
version-residential = { $name }: houses


## Districts, streets and influence cards

each-district = { CAPITALS($one) }
each-street = { CAPITALS($one) }{ $two ->
    [n] {" "}north
    [e] {" "}east
    [s] {" "}south
    [w] {" "}west
   *[other] /{ CAPITALS($two) }
}
each-influence = { $one }


## Questions

spots = The numbers on the map
    .asked = lift district street second shift_in shift shift_to swap_in swap with_in with replace_in replace

picks-cheque = { $count ->
        [one] 1 cheque
       *[other] { $count } cheques
    }
picks-street = { $count ->
        [one] 1 street
       *[other] { $count } streets
    }
picks-sticks_back = { $count ->
        [one] 1 stick
       *[other] { $count } sticks
    }

ask-tender = Use this card?
    .why = You may reject one card a round, but must use the next. Reject rights that help a rival more than you, or that you can't pay for.
ask-influence = How much influence do you bid?
    .why = The highest numbers win, equal ones cancel out, and only winners pay. The highest places first. Only grants bring influence back; left over at the end, it counts for nothing. If several rights are sold, a low number can be enough.
ask-bid = Add at least { $floor } in cheques, or pass.
    .pass = It takes { $floor } more to lead, and you hold less: pass.
    .why = You pay your bid only if you win, and get no change. If you pass, you take it all back. Keep small cheques for exact bids.
ask-tile = Pick an option tile.
    .why = Alone with a tile, you pay a single cheque, even a 1. If others pick it too, you bid blind against them.
ask-payment = Only you picked { $subject }: pay with which cheque?
    .why = It goes to the bank face down. Any cheque will do, so usually your lowest.
ask-blind = Bid for { $subject }: { $most ->
        [one] 1 cheque
       *[other] up to { $most } cheques
    }, or none.
    .why = The highest total wins and pays, the others take theirs back. Equal totals cancel out, so odd totals are safer.
ask-propose = Who should invest with { $subject }?
    .why = Propose a deal that all others can accept: the investor pays them, and nothing goes to the bank. Without a deal you bid blind.
ask-sum = How much does this player get?
    .why = The sum must be payable exactly, because no change is given. It is 20 at most, paid with the fewest cheques, so small ones are kept.
ask-avoid = Rule out streets for the investor, if you like.
    .why = A promise to stay away from a street can be worth more to the others than money.
ask-accept = Accept this proposal?
    .why = It's binding when all accept. The investor pays with the fewest cheques and keeps small ones. If one of you rejects it, the next proposal follows. After two rounds without a deal you bid blind.
ask-grant = Take influence or cheques?
    .why = Influence is certain, and everyone sees it. Cheques are drawn one by one: go over the limit and you lose the ones you drew.
ask-sticks_back = Take back which sticks, if any?
    .why = Sticks between built districts have done their work; those at districts you can still build have not. At the end, sticks on the board break ties.
ask-draw = Draw a cheque, or stop?
    .why = Go over the limit and you lose the ones you drew. Think of what the bank may still hold.
ask-lift = No sticks left: lift which of yours?
    .why = Lift one that has done its work: beside built districts, or where you'll never get the majority.
ask-district = Pick a district.
    .why = Look for a majority you can complete, and for streets between two districts that both help you. A stick that fills a district can also let a rival build it.
ask-street = Pick a street for your stick.
    .why = It counts for the districts on both sides.
    .done = placed a stick on **{ $named }**
ask-second = Pick a street for your second stick, or pass.
    .why = It must be a street of the same district.
ask-shift_in = Move a stick away from which district?
    .why = Any player's stick can move. Districts framed in gold bring you prestige. Majorities can change where it leaves and where it arrives.
ask-shift = Which stick moves?
    .why = Any player's will do. It goes along its row or column, by one or two free streets.
ask-shift_to = Where does the stick move to?
    .why = Think of the districts it leaves and of those it comes to.
ask-swap_in = Swap two sticks: where is the first?
    .why = Look for a rival's stick where yours would give you a majority.
ask-swap = Pick the first stick to swap.
    .why = You pick the other stick next.
ask-with_in = Where is the other stick?
    .why = The two must be of different players. Districts framed in gold bring you prestige.
ask-with = Pick the other stick to swap.
    .why = The two sticks change places.
ask-replace_in = Where do you replace a rival's stick?
    .why = Look for a district where you gain the majority, or where a rival loses it. Those framed in gold bring you prestige.
ask-replace = Pick the stick to replace.
    .why = It returns to its owner, and yours takes its place.


## The first game: each kind of question, the first time that it comes

lesson-tender = The card sells rights to place a stick on a street beside what it shows. All bid. Use it, or reject it for an unseen one. Tip: use it for your nearest district.
lesson-influence = Bid a number in secret. Equal ones cancel out; the highest others win a right each and pay that much influence. A right places a stick, the highest number first, or uses an action card. Tip: 3 to 8 is a usual price, or less with a right for each player. Bid more only to build.
lesson-bid = The highest bid wins the right to place a stick, or to use the action card. Add cheques to lead, or pass and take yours back. Only the winner pays, and gets no change. Tip: 9 to 18 is a usual price. Bid more only to build.
    .alone = Everyone else is out, so the right is yours for any cheque: it lets you place a stick, or use the action card. Or pass. You get no change. Tip: pay with your lowest cheque, if the right is of any use to you.
lesson-tile = Pick two kinds of district, in secret. If you alone pick a tile, you place a stick there for a single cheque, even a 1. If others pick it too, you bid for it. Tip: pick few sticks “to go”: that district can lie across the street from yours.
lesson-payment = No one else picked your tile, so you'll place a stick for one cheque of your choice. It goes to the bank face down. Tip: pay with a 1, and keep high cheques for auctions.
lesson-blind = Others picked your tile, so bid up to five cheques in secret. The highest total pays and places a stick, but equal totals cancel out. Tip: avoid round totals such as 5 or 10.
lesson-grant = A grant is new money for everyone. Influence is certain. Cheques are drawn one by one: go over the limit and you lose the ones you drew. Tip: take what you're short of, but influence if the bank (safe) is nearly empty.
lesson-sticks_back = Take sticks back for money: the more, the more you get. Built districts stay built. Tip: take back those of no more use, and leave those that still count for a district you can build.
lesson-draw = Draw a cheque, or stop and keep those drawn. Cheques run from 1 to 10. Go over the limit and you lose the ones you drew. Tip: with a limit of 10, stop at 6 or more.
lesson-lift = You're out of sticks, so lift one of yours, then place it elsewhere. Built districts stay built. Tip: lift one between two built districts, or where a rival is sure to build.
lesson-district = Your stick counts on both sides of its street. “To go” and the bars on the map count the sticks you need to build it (fewer beside a park ✕). Tip: finish a district, or start where no rival is.
lesson-street = Pick the street. Your stick counts on both sides, and may even let a rival build. A round that builds something fills one of the 12 years (calendar); the last one ends the game. Tip: choose a street whose other side you want, too.
lesson-second = Pick a street for your second stick, at the same district as the first. Tip: choose the street that builds the district. If both do, look at their other sides.
lesson-shift_in = Move any player's stick by one or two free streets, along its row or column. First pick a district it leaves. Tip: move yours to where it builds something, or a rival's out of your way.
lesson-shift = Pick the stick to move. It then counts for the districts beside its new street. Built districts stay built. Tip: see first where it can go: only straight ahead, over free streets.
lesson-shift_to = Pick its new street. The stick then counts for the districts beside that one. Tip: choose the street that builds something for you, or else the one that helps rivals least.
lesson-swap_in = Two sticks of different players change places; built districts stay built. First pick a district where one lies. Tip: take a rival's stick where you need few more, best just one.
lesson-swap = Pick the first of the two sticks. The other one comes here in its place. Tip: take a rival's stick at a district you could build with one stick more.
lesson-with_in = Now pick the district of the other stick. The two must be of different players. Tip: give up one of yours between built districts, where it's no more use.
lesson-with = Pick the stick that changes places with the first. Each then counts where the other was. Tip: give one of yours that's no more use, and check what your rival gains there.
lesson-replace_in = Your stick replaces a rival's, which returns to its owner: one more for you, one fewer for them. First pick the district. Tip: take one that this builds for you, or one a rival would build next.
lesson-replace = Pick the rival's stick to replace. Yours counts for the districts on both sides of that street. Tip: choose one where both sides help you, or where the rival loses most.


## Answers

option-accept = Use it
    .note = Its rights are auctioned now
    .why = Good if you want these rights and can pay for them.
option-refuse = Reject it
    .note = You must use the next card
    .why = It's a gamble: the next card is unknown.
option-influence = Influence { $value }
    .button = { $value ->
        [0] 0 (free)
       *[other] { $value }
    }
    .note = Leaves { $left } influence if you win
option-influence-pass = Pass
    .note = You stay out: a 0 could win it for nothing
    .why = If you don't want the card even for nothing; a 0 could win it.
option-cheque = Cheque { $value }
    .button = { $value }
option-tile = { $option }{ $needs ->
        [0] { "" }
       *[other] , { $needs } to go for { $nearest }
    }
    .note = { $streets ->
        [one] 1 free street
       *[other] { $streets } free streets
    }
    .why = { $needs ->
        [0] No majority is in your reach there, on { option-tile.note }.
        [one] 1 stick there builds { $nearest } ({ $kind_valued }) for you.
       *[other] You need { $needs } more sticks to build { $nearest } ({ $kind_valued }).
    }{ rivals-near }
option-tile-with-beside = { option-tile } by { $beside }
    .note = Next to { $beside } ({ $sold_valued }); { option-tile.note }
    .why = { $needs ->
        [one] 1 stick next to { $beside } ({ $sold_valued }) builds { $nearest } ({ $kind_valued }) for you.
       *[other] You need { $needs } more sticks to build { $nearest } ({ $kind_valued }), next to { $beside } ({ $sold_valued }).
    }{ rivals-near }
rivals-near = { $seats_count ->
        [0] { "" }
        [one] {" "}{ $seats } needs just 1 there.
       *[other] {" "}{ $seats } need just 1 there.
    }
option-investor = { $seat } invests
    .note = Pays the others in cheques
option-propose-decline = Pass
    .note = You make no proposal, but others may
    .why = You can still accept the proposals of others.
option-sum = { $value } for { $other }
    .people = other
option-accept-accept = Accept: { $other } invests
    .people = other
    .note = { $other } pays { $each }{ $streets_count ->
        [0] { "" }
        [one] {" "}and stays away from { $streets }
       *[other] {" "}and stays away from { $streets_count } streets
    }
    .why = Binding if all accept.
    .each = { event-proposed.each }
option-accept-decline = Reject
    .note = One rejection is enough
    .why = If it gives you less than a blind bid would.
bank-holds = { $bank ->
    [0] no cheque
    [one] 1 cheque
   *[other] { $bank } cheques
}
option-by-influence = { $count } influence
    .note = Guaranteed
option-by-cheques = Cheques up to { $most }
    .note = Over { $most } you lose them all; bank: { bank-holds }
option-draw = Draw
    .note = You have { $total }; over { $most } you lose it all; bank: { bank-holds }
option-stop = Stop
    .note = { $total ->
        [0] You get nothing
       *[other] You keep { $total }
    }
option-district = { $option }: { $kind_valued }, { $ruin ->
        [0] built
       *[other] { $needs ->
            [0] out of reach
           *[other] { $needs } to go
        }
    }
    .note = { $ruin ->
        [0] A stick counts only for its other side
       *[other] { $needs ->
            [0] Nothing to win: only the other side counts
           *[other] Sticks: you { $own }, top rival { $most }; free streets: { $free }
        }
    }
    .why = { $ruin ->
        [0] It's already built: a stick here counts only for the district on its other side.
       *[other] { $needs ->
            [0] Nothing to win: a stick here counts only for the district on its other side.
            [one] Your next stick there builds it. { taken }
           *[other] { taken }
        }
    }
option-district-with-gain = { $option }: { $kind_valued }{ $gain ->
        [0] , builds nothing
       *[other] , +{ $gain } for you
    }
    .note = Sticks: you { $own }, top rival { $most }
    .why = { $gain ->
        [0] No stick from here builds anything for you.
       *[other] In its best new place, a stick from here builds for you: +{ $gain }.
    } { taken }
option-swap_in-district = { $option }: { $kind_valued }{ $ruin ->
        [0] , built
       *[other] { "" }
    }
    .note = { option-district-with-gain.note }
    .why = { $ruin ->
        [0] It's built, so a stick of yours here can be given away.
       *[other] One more stick for you here, and one fewer for a rival, can make the majority.
    } { taken }
taken = Sticks: you { $own }, top rival { $most }{ $rival ->
        [0] { "" }
       *[other] { " " }({ $rival } to go)
    }; free streets: { $free }.
option-street = { $option }
option-street-with-other = { $option }: { $other }
    .people = other
option-street-with-other-with-gain = { $option }: { $other }{ $gain ->
        [0] { "" }
       *[other] , +{ $gain } for you
    }
    .people = other
    .why = { $gain ->
        [0] It builds nothing for you, wherever it goes.
       *[other] In its best new place it builds for you: +{ $gain }.
    }
option-street-with-helps = { $option }: { $helps_count ->
        [0] no more use
       *[other] counts for { $helps }
    }
    .why = { $helps_count ->
        [0] You can't build anything beside it any more.
       *[other] It still counts where you can build: { $helps }.
    }
option-street-with-other-with-points = { $option }: { $other }{ builds }
    .people = other stops
    .note = { option-street-with-kinds.note }
    .why = { option-street-with-kinds.why }
# The verdict on a street, behind its name: what it builds, else what is nearest then.
builds = { $points ->
    [0] { $others ->
        [0] { $needs ->
            [0] { "" }
           *[other] , then { $needs } to go for { $nearest }{ also }
        }
       *[other] , +{ $others } for rivals
    }
   *[other] , +{ $points } for you
}
also = { $further ->
    [0] { "" }
   *[other] , { $further } for { $also }
}
option-street-with-kinds = { $option }: { $kinds_valued }{ builds }
    .people = stops
    .note = { $points ->
        [0] { $others ->
            [0] { $needs ->
                [0] Builds nothing for you
                [one] 1 more stick then builds { $nearest }{ also }
               *[other] { $needs } more sticks then build { $nearest }{ also }
            }
           *[other] Builds for { $seats }: +{ $others }
        }
       *[other] You build: +{ $points }{ $others ->
            [0] { "" }
           *[other] ; for { $seats }: +{ $others }
        }
    }
    .why = { $points ->
        [0] { $others ->
            [0] { $needs ->
                [0] It builds nothing, and no majority here is in your reach.
                [one] It builds nothing yet. 1 more stick then builds { $nearest }.
               *[other] It builds nothing yet. { $needs } more sticks then build { $nearest }.
            }
           *[other] It builds a district for a rival: { $others } prestige.
        }
       *[other] You build immediately: { $points } prestige.{ $needs ->
            [0] { "" }
            [one] {" "}1 more stick then builds { $nearest }.
           *[other] {" "}{ $needs } more sticks then build { $nearest }.
        }
    }{ $stops_count ->
        [0] { "" }
        [one] {" "}It stops { $stops }, who needed just 1 stick.
       *[other] {" "}It stops { $stops }, who needed just 1 stick each.
    }
option-decline = Pass
    .note = You don't get your payment back
    .why = If a stick would help only rivals.
option-end = Pass
    .note = Only the first stick stays
    .why = If a second stick would help only rivals.


## Remarks

remark-few_rights = { $count ->
        [one] Only 1 right is sold: no more streets are free.
       *[other] Only { $count } rights are sold: no more streets are free.
    }
remark-rights = { $left ->
        [0] { $count } rights for { $players } players: a number no one else bids wins one, even 0.
       *[other] { $count ->
            [one] 1 right
           *[other] { $count } rights
        } for { $players } players: { $left } of you { $left ->
            [one] gets none and pays
           *[other] get none and pay
        } nothing.
    }{ $count ->
        [one] { "" }
       *[other] {" "}The highest number places first.
    }
remark-edge = City edge: the streets along the outside of the map.
remark-side = One side must be { $kind }; the other can be anything.
remark-sides = One side must be { $kind } or { $second }; the other can be anything.
remark-after = After you, { $seats } { $seats_count ->
        [one] places a stick, too.
       *[other] place a stick each.
    }
remark-at_stake = The winner uses this card: { $card }. { $card_effect }.
remark-worth = { $gain ->
        [0] It builds nothing for you now.
       *[other] Used best, it builds for you at once: +{ $gain }.
    }
remark-reach = { $needs ->
        [0] You can't build anything with these streets.
        [one] Here 1 stick builds { $nearest } for you ({ $kind_valued }).
       *[other] Nearest for you here: { $nearest } ({ $kind_valued }), { $needs } sticks to go.
    }
# A stick between two districts counts for both.
remark-reach_across = { $needs ->
        [one] Here 1 stick builds { $nearest } for you ({ $kind_valued }), next to { $beside } ({ $sold_valued }).
       *[other] Nearest for you here: { $nearest } ({ $kind_valued }), next to { $beside } ({ $sold_valued }), { $needs } sticks to go.
    }
remark-threat = { $seat } can build { $nearest } ({ $kind_valued }) with 1 stick here.
remark-bank = Known cheques in the bank: { $cheques }.
remark-back = { $count ->
        [0] No sticks back: you get nothing.
        [one] 1 stick back: { $influence } influence, or cheques up to { $most }.
       *[other] { $count } sticks back: { $influence } influence, or cheques up to { $most }.
    } The bank holds { bank-holds }.
remark-known = Cheques everyone knows of: { $cheques }
remark-blind = { $total ->
        [0] { "" }
       *[other] Your bid is { $total }.{" "}
    }Also bidding for this tile, with 5 cheques at most: { $each }.
    .each = { $name } (up to { $count })
# All others are out. Any cheque wins then.
remark-alone = Everyone else is out: a total of { $enough } wins it.
remark-bid = { $added ->
        [0] A total of { $enough } puts you in front.
       *[other] { $short ->
            [0] Your total of { $total } puts you in front.
           *[other] Your total is { $total }: { $short } more put you in front.
        }
    }{ $told ->
        [0] { "" }
       *[other] {" "}Rivals can go up to: { $each }.
    }
    .each = { $name } { $count }


## Events

event-action_cards = The twelve action cards: { $actions }.
    .short = twelve action cards chosen
event-round_began = Round { $round } begins. Start player: { $start }.
    .people = start
    .chapter = Round { $round }
    .short = start player { $start }
event-unusable = { $tender }: no such street is free, so another card is drawn.
    .short = no street for { $tender }
event-reshuffled = The pile is used up: { $count } auction cards form a new one.
    .short = new pile
event-turned_up = Auction card: { $tender }.
    .short = { $tender }
event-accepted = { $seat } uses the auction card.
    .short = uses the card
event-refused = { $seat } rejects the auction card: { $tender }.
    .short = rejects { $tender }
event-influence_opened = { $told ->
        [0] No one bids influence.
       *[other] Influence bids: { $each }.
    }
    .each = { $name } { $count }
    .short = { $told ->
        [0] no bids
       *[other] bids: { $each }
    }
event-tied = { $seats } tie and cancel out.
    .short = tie: { $seats }
event-won_influence = { $seat } wins a right for { $count } influence.
    .short = wins a right for { $count }
event-nobody_won = No one wins a right.
    .short = no right won
event-bid = { $seat } adds { $cheques } and bids { $total }.
    .short = bids { $total }
event-passed = { $seat } passes.
    .short = passes
event-won_auction = { $seat } wins the right and pays { $total }.
    .short = wins for { $total }
event-tile_opened = { $seats_count ->
        [one] { $seats } picks
       *[other] { $seats } pick
    } { $tile }.
    .short = { $seats }: { $tile }
event-won_alone = { $seat } alone picked { $tile } and pays a cheque face down.
    .short = wins { $tile } for 1 cheque
event-paid = You paid with cheque { $count }.
    .short = pays { $count ->
        [8] an { $count }
       *[other] a { $count }
    }
event-cannot_pay = { $seat } alone picked { $tile }, but has no cheque: the right lapses.
    .short = no cheque for { $tile }
event-of_no_use = { $seats } can't use the card, so they don't bid.
    .short = can't use it: { $seats }
event-unsold = No street is left for { $tile }, so this right isn't sold.
    .short = no street for { $tile }
event-blind_opened = { $seat } bids { $cheques_count ->
        [0] nothing
        [one] { $total }
       *[other] { $cheques }: { $total } in all
    }.
    .short = bids { $cheques_count ->
        [0] nothing
       *[other] { $total }
    }
event-won_tile = { $seat } wins { $tile } for { $total }.
    .short = wins { $tile } for { $total }
deal = { $other } invests and pays { $each }{ $streets_count ->
    [0] { "" }
   *[other] {" "}and stays away from { $streets }
}
event-proposes_nothing = { $seat } makes no proposal.
    .short = no proposal
event-proposed = { $seat } proposes: { deal }.
    .people = other
    .each = { $count ->
        [0] { "" }
       *[other] { $name } { $count }
    }
    .short = proposes: { $other } invests, pays { $each }
event-rejected = { $seat }'s proposal: rejected by { $seats }.
    .short = proposal rejected by { $seats }
event-accepted_by = { $seat }'s proposal: accepted by { $seats }.
    .short = proposal accepted by { $seats }
event-unpayable = { $seat }'s proposal: { $other } can't pay it exactly.
    .people = other
    .short = proposal can't be paid
event-agreed = { $seat }'s proposal is agreed: { deal }.
    .people = other
    .each = { event-proposed.each }
    .short = deal: { $other } invests
event-deal_paid = { $seat } pays { $other } in cheques: { $cheques }.
    .people = other
    .short = pays { $other } { $cheques }
event-lapsed = { $seat } can't use the right: it lapses.
    .short = right lapses
event-declined = { $seat } passes: the right goes unused.
    .short = passes, right unused
event-lifted = { $seat } lifts the stick on { $street }.
    .short = lifts { $street }
event-placed = { $seat } places a stick on { $street }.
    .short = stick on { $street }
event-built = { $seat } builds { $district } ({ $kind }): { $points } prestige.
    .short = builds { $kind } { $district }: +{ $points }
event-bonus = { $seat } gets the bonus for { $kind }: { $points } prestige.
    .short = bonus +{ $points }
event-action = Action card of { NUMBER($year, useGrouping: 0) }: { $action }.
    .chapter = { NUMBER($year, useGrouping: 0) }: { $action }
    .short = { $action_effect }
event-year_over = { "" }
    .short = { "" }
event-shifted = { $seat } shifts a stick ({ $other }) from { $street } to { $target }.
    .people = other
    .short = shifts { $street } → { $target } ({ $other })
event-swapped = { $seat } swaps the sticks on { $street } and { $target } ({ $seats }).
    .short = swaps { $street } and { $target } ({ $seats })
event-replaced = { $seat } replaces the stick on { $street } ({ $other }).
    .people = other
    .short = replaces { $other } on { $street }
event-sticks_back = { $seat } { event-sticks_back.short }: { $streets }.
    .short = takes back { $streets_count ->
            [one] 1 stick
           *[other] { $streets_count } sticks
        }
event-no_sticks_back = { $seat } leaves all sticks on the board and gets nothing.
    .short = leaves all sticks on the board
event-takes_influence = { $seat } gets { $count } influence.
    .short = +{ $count } influence
event-takes_cheques = { $seat } chooses cheques up to { $most }.
    .short = cheques up to { $most }
event-drew = { $seat } draws { $count ->
        [8] an { $count }
       *[other] a { $count }
    } and has { $total }.
    .short = draws { $count } (now { $total })
event-exceeded = { $seat } busts: over { $most }, all drawn cheques lost.
    .short = busts: over { $most }, all lost
event-kept = { $seat } { $total ->
        [0] stops without a cheque
       *[other] keeps { $total } in cheques
    }.
    .short = { $total ->
        [0] stops with nothing
       *[other] keeps { $total }
    }
event-bank_empty = The bank is empty: drawing ends.
    .short = the bank is empty
event-game_over = The game is over.
    .chapter = { "" }
    .short = { $reason ->
            [twelve_years] game over: twelve action cards done
            [no_street_left] game over: no street is left
           *[standstill] game over: no one can invest
        }


## Steps

step-tender = The auction card
step-influence = Bidding influence
step-bid = Bidding cheques
step-tile = Picking option tiles
step-propose = Proposing a deal
step-accept = Answering a proposal
step-blind = Paying or bidding for tiles
step-invest = Placing sticks
step-act = Using the action card
step-grant = Choosing a grant
step-draw = Drawing cheques
step-over = Game over


## Hints

measure-prestige = { $amount } prestige { $more }
measure-leads = { $amount } { $count ->
        [one] district lead
       *[other] district leads
    } { $more }
measure-sticks = { $amount } { $count ->
        [one] stick
       *[other] sticks
    } { $more }
measure-influence = { $amount } influence { $more }
measure-money = { $amount } { $more } in cheques

## Final score

count-points = { $points } prestige
line-work = Factory, office
line-trade = Market, leisure
line-homes = Villas, houses
line-landmarks = City hall, bank
line-bonus = Bonus cards
line-sticks = Sticks

so-far = Prestige so far. Only built districts and bonus cards count.

reason-twelve_years = The twelfth action card was done.
reason-no_street_left = No auction card has a free street any more.
reason-standstill = No stick for many rounds, or nothing left to bid.


## Planning ahead: standing orders, and what may end a plan

order-offer = Bid influence card { $value }
    .why = In an auction for influence you bid this card, if you have enough influence.
order-bid_up_to = Bid up to { $value }
    .why = You raise with as few cheques as needed, up to this total, and then pass.
order-pay_smallest = Pay for option tiles with your smallest cheque
    .why = If you alone pick a tile, your smallest cheque pays for it.
order-stop_at = Draw cheques until they total { $value } or more
    .why = In a grant you draw until your cheques add up to this, and then stop.
surprise-turned_up = an auction card is turned up
surprise-action = an action card is drawn
surprise-bid = a player bids
surprise-placed = a player places a stick


## Table options

table-ties = Same option tile
table-ties-blind = Blind bids
    .note = Players with the same tile bid cheques in secret, as in the rules.
table-ties-negotiated = Negotiation
    .note = They may first agree who invests and what the others get: a variant of the rulebook.
table-grants = Grants among the action cards
table-grants-by_lot = Grants at random
    .note = 12 of all 18 cards, 6 of which are grants. About 4 of those come up.
table-grants-0 = No grants
    .note = None of the 12 action cards is a grant: spent money never comes back.
table-grants-1 = 1 grant
    .note = 1 of the 12 action cards is a grant. The rest are drawn at random.
table-grants-2 = 2 grants
    .note = 2 of the 12 action cards are grants. The rest are drawn at random.
table-grants-3 = 3 grants
    .note = 3 of the 12 action cards are grants. The rest are drawn at random. Usual for this variant.
table-grants-4 = 4 grants
    .note = 4 of the 12 action cards are grants. The rest are drawn at random. Usual for this variant.
table-grants-5 = 5 grants
    .note = 5 of the 12 action cards are grants. The rest are drawn at random.
table-grants-6 = 6 grants
    .note = 6 of the 12 action cards are grants. The rest are drawn at random.
table-cards = Other action cards
    .note = These are sure to be in. The rest of the twelve are drawn at random.
    .things = action
table-cards-by_lot = Random other cards
    .note = The rest of the twelve are drawn at random.
table-ledger = Known cheques
table-ledger-hidden = Not shown
    .note = Everyone sees how many cheques there are. Remember for yourself which ones are known.
table-ledger-open = Shown to all
    .note = Everyone sees which cheques are known to be in each hand and in the bank.


## Pictures and their alt texts: picture-* and alt-* (RENDER)

# What the table waits for, after the name of whom it waits for.
picture-verb-tender = use or reject
picture-verb-influence = bid influence
picture-verb-bid = bid or pass
picture-verb-tile = pick a tile
picture-verb-propose = propose a deal
picture-verb-accept = answer a proposal
picture-verb-blind = choose cheques
picture-verb-invest = place a stick
picture-verb-act = use the action card
picture-verb-grant = choose a grant
picture-verb-draw = draw or stop

# What the viewer is asked, in two to four words.
picture-ask-tender = Use this card?
picture-ask-influence = Bid how much?
picture-ask-bid = Bid or pass?
picture-ask-tile = Pick a tile
picture-ask-payment = Pay which cheque?
picture-ask-blind = Bid which cheques?
picture-ask-propose = Who invests?
picture-ask-sum = Pay how much?
picture-ask-avoid = Rule out streets?
picture-ask-accept = Accept this?
picture-ask-grant = Influence or cheques?
picture-ask-sticks_back = Take back which?
picture-ask-draw = Draw or stop?
picture-ask-lift = Lift which stick?
picture-ask-district = Which district?
picture-ask-street = Which street?
picture-ask-second = Second stick where?
picture-ask-shift_in = Shift: which district?
picture-ask-shift = Shift which stick?
picture-ask-shift_to = Shift where to?
picture-ask-swap_in = Swap: which district?
picture-ask-swap = Swap which stick?
picture-ask-with_in = With which district?
picture-ask-with = With which stick?
picture-ask-replace_in = Replace: which district?
picture-ask-replace = Replace which stick?


## Pictures

picture-over = Game over
picture-legend-prestige = prestige
picture-legend-influence = influence
picture-legend-cheques = cheques
picture-legend-bank = cheques in the bank
picture-legend-years = years
picture-round = Round { $round }
picture-opened = Bids turned up
picture-tied = equal
picture-passed = out
picture-bid = Your bid
picture-enough = To lead
picture-hand = In hand
picture-edge = City edge
picture-option = Option tiles
picture-to-go = { $count } to go
picture-sold-influence = { $count ->
    [one] 1 right for influence
   *[other] { $count } rights for influence
}
picture-sold-cheques = 1 right for cheques
picture-sold-option = 1 right for each tile
alt-table = { $offered }; { $years } of { $of } years; cheques in the bank: { $bank }.
alt-rights = Rights: { $names }.
alt-years = Action cards since { NUMBER($first, useGrouping: 0) }: { $cards }.
alt-investor = { $player }: prestige { $prestige }, influence { $influence }, cheques { $cheques }, sticks left { $sticks }{ $laid ->
        [0] { "" }
       *[other] , bids { $laid }
    }.
alt-claim = { $district }, { $kind }: 1 stick to go for { $names }.
alt-built = { $district }, { $kind }: built by { $player }.
alt-bid = Your bid: { $bid }{ $enough ->
        [0] { "" }
       *[other] ; { $enough } leads
    }.
alt-opened = { $player } bid { $bid }{ $state ->
        [won] { " and gets a right" }
        [tied] , equal
       *[lost] { "" }
    }.
alt-cheques = Your cheques: { $cheques }; { $total } in all.
