# San Francisco in English. The same messages in the same order as in san_francisco.de.ftl.
#
# How keys are made: bot/text/game.py. What has .help is found by /rules. Other forms:
#   .effect  a few words, at most 60 characters
#   .short   of a kind of district: for a narrow label, where its name is too long
#   .valued  of a kind of district: with what it gives, as on its tile
# The numbers are compared with data/san_francisco/ by a test.

title = San Francisco
    .subtitle = Win rights, place sticks and rebuild the city
    .duration = about 90 minutes of play
    .weight = a little more to learn

how = San Francisco: how to play
    .goal = After the earthquake of 1906 San Francisco is rebuilt. You place sticks on its streets. Whoever holds the majority around a district builds it and gets prestige. The most prestige wins.
    .turn = In each round a tender sells rights to place a stick: for influence (all choose a number in secret, equal ones cancel out), for cheques (an open auction), or with option tiles (all choose two kinds of districts in secret).
    .card = The number of a district is its prestige. Crossed-out streets beside parks stay empty. At the upper right: how many cheques the bank holds (safe), and how many of the twelve action cards have come (calendar). A cheque is money, and no change is given. An influence card from 0 to 9 comes back to your hand; only winners pay.
    .pays = A stick counts for the districts on both sides of its street. As soon as you have more sticks around a district than anybody else could still get there, you build it. City hall and bank need all their streets.
    .end = After a round that has built something, an action card is drawn: a special move to be sold, or a grant of influence or cheques for all. With the twelfth the game ends.
    .time = About 90 minutes of play, here spread over days: you are called when it is your move.


## Terms

term-aim = The game in short
    .effect = Win rights, place sticks, build districts
    .help =
        San Francisco after the earthquake of 1906: 35 districts, nearly all of them ruins. In each round a tender sells rights, and each right places one of your sticks on a street. You pay with influence or with cheques.
        Whoever holds the majority of sticks around a district builds it and gets its prestige: 4 to 6, for city hall and bank 10.
        When a round has built something, an action card is drawn and fills a year. After twelve years, 1907 to 1918, the game is over. The most prestige wins.
        For 3 to 5 players.
        Example: Ada has two sticks around Market C2, Ben has one. She wins a right for Market, places a third and builds: 5 prestige.
term-setup = Setup
    .effect = 30 influence, 15 sticks, 12 cheques for each
    .help =
        The city hall lies in the middle, on D3. The other 34 tiles are laid by lot, but at most one park touches the city hall by a side, and at most one the bank. White sticks lie on all four streets of each park.
        Everybody begins with 30 influence, 15 sticks, ten influence cards from 0 to 9, three option tiles and 12 cheques. Nobody has prestige, and the bank has no cheques.
        The first seat is the first start player; who sits where is drawn by lot.
        Example: parks may lie on C3 and on D5, but not on C3 and on D2, as both would touch the city hall.
term-round = A round
    .effect = Tender card, tender, investing, action card
    .help =
        1. The start player draws a tender card. It names a kind of district, the city edge or option tiles, how the rights are sold, and how many.
        2. The start player may refuse it, once. Then the next one must be used. All see the refused card.
        3. The tender decides who gets the rights.
        4. The winners place their sticks, one after the other.
        5. If something was built, an action card is drawn.
        6. The next player clockwise becomes start player.
        A card for which no street is free is replaced, and that does not count as refusing. If fewer streets are free than rights are sold, only so many are sold. When the pile is empty, the used cards are shuffled; a card that was just refused does not come straight back.
        Example: Ada draws Villas and refuses. The next card, City edge, must be used.
term-tender_cards = Tender cards
    .effect = 36: kinds of districts, city edge, option tiles
    .help =
        There are 36. For each of the six kinds of ordinary districts 4: two sell 1 right for cheques, one 2 rights and one 3 rights for influence.
        For the city edge 6: two sell 1 right for cheques, two 3 rights and two 5 rights for influence.
        For option tiles 6: 1 right for each tile that is chosen.
        Which cards there are is reconstructed: the rulebook shows three of them.
        Example: “Office: 3 rights, influence” lets up to three players place a stick beside an office district.
term-influence_tender = Tender by influence
    .effect = Choose a number in secret; equal ones cancel out
    .help =
        Everybody chooses an influence card from 0 to 9, not higher than their own influence, all at once and in secret. Everybody takes part.
        Numbers that several have chosen count for nobody: these players get nothing and pay nothing. Of the others the highest numbers get the rights, as many as there are. Only they pay, as much influence as their number. A 0 can win and costs nothing.
        Rights that are left over lapse. The highest number invests first.
        Example: 3 rights. Ada chooses 7, Ben and Cleo 5, Dora 4. Ada invests first and pays 7, Dora second and pays 4. The third right lapses.
term-cheque_tender = Tender by cheques
    .effect = An open auction for 1 right; no change is given
    .help =
        One right is sold. From the start player on, clockwise, you pass or add cheques to those in front of you, so that your sum is higher than any other. What lies there cannot be changed. The start player may pass at once too.
        Whoever passes takes all their cheques back and is out. When only one is left, that player gets the right, and the whole sum goes to the bank, even if nobody else has bid. If all pass at once, nobody gets it.
        Whoever has no cheques, or so few that they could not be enough, is not asked. All others are asked, even when their cheques are not enough: not to ask would tell what they hold.
        Example: Ada lays 2, Ben 3, Cleo 5. Ada adds a 4 and has 6, Ben passes, Cleo adds a 3 and has 8. Ada passes: Cleo pays 8.
term-option_tender = Tender by option tiles
    .effect = Choose a tile; each that is chosen sells 1 right
    .help =
        Everybody has three tiles: Factory + Office, Market + Leisure, Villas + Houses. All choose one, all at once and in secret. For each tile that was chosen one right is sold, so 1 to 3 in all.
        Whoever alone has chosen a tile gets its right for any one cheque, which goes to the bank face down: nobody sees what it is worth. Without a cheque the right lapses.
        Several with the same tile bid blind for it, or negotiate if the table has agreed on that.
        Order: Factory + Office, then Market + Leisure, then Villas + Houses. The stick goes beside a district of either kind. A tile for which no street is free cannot be chosen.
        Example: Ada alone has Market + Leisure. She pays with a 1 and places a stick at a market.
term-blind = Blind bids
    .effect = Up to 5 cheques in secret; the highest sum wins
    .help =
        Players who chose the same option tile each choose up to 5 cheques, all at once and in secret. Then they are turned up. The highest sum gets the right, and its cheques go to the bank. The others take theirs back.
        Equal sums cancel out, and the next lower sum wins. You may bid nothing, but then you cannot win.
        Example: Ada bids 4 and 5, Ben 9, Cleo 6. Ada and Ben both have 9, so Cleo gets the right and pays 6.
term-ties = Ties
    .effect = Equal numbers or sums get nothing, pay nothing
    .help =
        Where several choose the same influence card, or bid the same sum in a blind bid, they cancel out: they get no right and pay nothing. They use up no right: the next lower number gets it.
        If all are tied, nobody invests. A tie is over with its tender: in an action card's tender of the same round you take part again.
        At the end of the game a tie in prestige is broken by sticks.
        Example: 2 rights. Ada and Ben choose 9, Cleo 3, Dora 0. Cleo invests for 3, Dora for nothing.
term-investing = Investing
    .effect = Place a stick where your right allows it
    .help =
        With a right you place one of your sticks on a free street: beside a district of the kind that was sold, whether a ruin or built; or on the city edge. A kind of district also has the streets of the city edge beside it.
        Streets beside a park are never free: white sticks lie there. Investors go one after the other, and each stick takes effect at once.
        You may decline, for a stick can also help somebody else to a majority. What you paid stays paid. Where no street is left the right lapses, and nobody is asked.
        Example: for the right “Leisure” you place a stick on B1 north, as B1 is a leisure district on the city edge.
term-sticks = Streets and sticks
    .effect = 82 streets; a stick counts on both sides
    .help =
        There are 82 streets, 58 between two districts and 24 on the city edge. Each has room for one stick. It counts for the districts on both sides, on the city edge for one.
        A street is named by its two districts, such as C3/D3, or by district and side, such as A1 north.
        Everybody has 15 sticks. Without one in supply you first lift one of your own from the board, and place it on another street. A stick that you lift or take back builds nothing for anybody.
        White sticks lie on all streets beside the parks: they belong to nobody and never move, so nothing can be placed there. All sticks stay when a district is built.
        Example: a stick on C3/D3 counts for C3 and for the city hall on D3.
term-majority = Majority and building
    .effect = More sticks than anybody else could still get there
    .help =
        You hold the majority of an ordinary district when nobody else could draw level, even with all its free streets. Action cards and supplies do not matter for that. City hall and bank need all their streets that are not white: four, or three beside a park. Parks are never built.
        Whoever holds the majority must build at once, even if somebody else has placed the stick. The tile is turned for good and gives its prestige.
        One stick can complete two districts. If they are of different players, the one whose turn it is comes first, then the others clockwise.
        With 3 sticks you always have it, with 2 only if every other has at most 1 with all free streets. With 2 against 2 nobody ever builds, unless an action card helps.
        Example: Ada has 2 sticks around an office, one is white, one street is free. Nobody can have more than 1: Ada builds, 6 prestige.
term-cheques = Cheques
    .effect = 12 each, worth 58; no change is given
    .help =
        Everybody begins with 12 cheques: 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9 and 10, together 58. In the city that is 10,000 dollars for each 1.
        They are never changed: whoever pays with a 10 for what costs 3 has paid 10. You may lay any of them together.
        Paid cheques go to the bank (the pile, not the district). New ones come from grants, only as many as the bank holds, and from agreements where you negotiate.
        Everybody sees how many cheques each hand and the bank hold. What they are worth is hidden, but for those that have lain open. The table may agree that everybody is shown which ones are known.
        Example: Ben has a 2 and a 5 and needs more than 5. He can lay 7, or pass.
term-influence = Influence
    .effect = 30 at first; it pays for influence cards
    .help =
        Everybody begins with 30 influence, for all to see. In tenders by influence the winners pay with it, as much as their card shows. The ten cards, 0 to 9, always come back to your hand.
        You cannot choose a card that is higher than your influence. New influence comes from grants only. It has no upper limit and counts for nothing at the end.
        Example: Ben has 3 influence left. He can choose 0, 1, 2 or 3.
term-prestige = Prestige
    .effect = What you play for
    .help =
        You get it when you build a district: villas and houses 4, market and leisure 5, factory and office 6, city hall and bank 10, parks nothing. Two bonus cards give 3 more for the next villas or houses.
        It is never lost and has no upper limit. The most prestige wins.
        Example: one stick completes a factory and a market for Ada: 6 + 5 = 11 prestige.
term-actions = Action cards
    .effect = 18; one after each round that built something
    .help =
        When all investors have placed and at least one district was built, one action card is drawn, however many were built. If it leads to another build, one more follows.
        There are 18: two sticks, shift, swap, free street and replace twice each, once for influence and once for cheques; a bonus for villas and one for houses; 4 grants and 2 grants per stick. 12 of them are used.
        How many of the grants are per stick is reconstructed.
        Example: in one round Ada builds B2 and Ben C4. One action card is drawn.
term-action_tender = Tender of an action card
    .effect = 1 right for influence or cheques, for everybody
    .help =
        Five kinds of action cards are sold, by influence or by cheques as the card says, and one player gets what they offer. It goes as in a tender of a round, and the start player begins. By influence you may also abstain.
        The winner may waive the card, and pays all the same. Without enough sticks in supply you lift one of your own for each that is missing, but none that the same card has just laid.
        If nobody wins, the card has no effect, but it fills its year. It is not sold to players who could do nothing with it, such as “Replace” when all sticks are their own; that's a rule of our own.
        Example: “Shift” is sold by influence. Ada plays 2, Ben and Cleo 4, Dora abstains. Ada pays 2 and may move a stick.
term-draws = Drawing cheques
    .effect = One by one; beyond the maximum all are lost
    .help =
        After all have chosen at a grant, the bank is shuffled. From the start player on, clockwise, those who chose cheques draw one each in turn, for all to see, until they stop.
        You keep what you have if you stop in time; with exactly the maximum you stop by yourself. Beyond it you lose all that you drew; it goes back to the bank when the grant is over. You may stop before the first draw.
        When the bank is empty, all keep what they have. An empty bank gives no cheques at all: how many it holds is said before you choose.
        Example: the maximum is 10. Ada draws a 3, then a 5, and stops with 8. Ben draws a 7 and a 4: 11, so he loses both.
term-years = Years
    .effect = 12 spaces, 1907 to 1918, for action cards
    .help =
        Each action card that was carried out fills a year, from 1907 to 1918. It lies face down there; only a bonus card lies open, until somebody has got the bonus.
        After 1918 the game is over.
        Example: seven cards lie there, the last in 1913. Five are still to come.
term-end = How the game ends
    .effect = With the twelfth action card, 1918
    .help =
        The game is over when the twelfth action card has been carried out. What is built by it still counts, but draws no further card. If it is a bonus card, nobody gets the bonus.
        In rare cases the game ends by a stalemate.
        Example: the card of 1918 is “Free street”. Dora wins it and completes the bank: 10 prestige, and the game is over.
term-ranking = Ranking
    .effect = Prestige, then sticks on the board
    .help =
        The most prestige wins. With equal prestige whoever has more sticks on the board is ahead. If these are equal too, the place is shared.
        Influence and cheques count for nothing.
        Example: Ada and Ben have 34 prestige. Ada has 13 sticks on the board, Ben 14: Ben is ahead.
term-stalemate = Stalemate
    .effect = Nothing can be placed any more: the game ends
    .help =
        The rulebook does not say what happens when nobody can invest any more. So there is a rule of our own: if no stick was placed for twice as many rounds in a row as there are players, the game ends and is scored as it stands. It also ends after a round in which nobody has influence or cheques left. Rounds in which somebody won a right and declined do not count.
        The same holds if no card of the whole tender deck has a free street.
        Example: four players have 1 influence each and no cheques. They all play 1 and tie, eight rounds long. The game ends.
term-negotiation = Negotiation
    .effect = A variant: agree on who invests instead of bidding
    .help =
        If the table has agreed on it, players with the same option tile negotiate before they bid blind. Each may make a sealed proposal: who invests, what sum in cheques that player pays to each of the others, and streets where they will not place.
        Then the proposals are put to the others, from the start player on, to all at once. The first that all accept is binding, if the investor can pay each sum exactly. Each sum is 20 at most. At least one cheque must be paid; the bank gets nothing; what is paid lies open.
        You don't choose the cheques: each sum is paid with as few as possible, and small ones are kept.
        An agreement ends the negotiation. So do two rounds of proposals without one, or one in which nobody proposes anything: then you bid blind. An agreed right lapses if no street is left for it; what was paid stays paid.
        Example: Ada, Ben and Cleo have the same tile. Ada proposes to invest and to pay 4 to each. Both accept: Ben gets her 4, Cleo her two 2s.
term-own_deck = Own action deck
    .effect = A variant: choose how many grants there are
    .help =
        The table may agree on how many of the 12 action cards are grants, from 0 to 6; 3 or 4 are usual. The others may be chosen, too; what is not chosen is drawn by lot, and all 12 are used. Everybody is told which cards they are. Which of the six grants are among them, two of them per stick, is left to chance; that's a rule of our own.
        Otherwise the cards are the first 12 of all 18, by lot, so with 4 grants on average.
        Example: with 3 grants there are 9 other cards. After the third grant everybody knows that no more will come.
term-hidden = Hidden and open
    .effect = What the others see, and what can be taken back
    .help =
        Hidden: what the cheques in the hands and in the bank are worth, both decks, and every choice that is made in secret, until all have chosen. A cheque paid for a tile that only you played is not shown when you pay it.
        Open: sticks, influence, prestige, how many cheques everybody and the bank have, cheques that were laid, and all cards that have been turned up.
        You can take a move back until something hidden was seen, such as a card or a drawn cheque, or until somebody else has answered.
        Example: you lay a 5 and the next player is asked. Until somebody answers, you can take it back.
term-missing = When somebody is missing
    .effect = A sensible computer plays on in that seat
    .help =
        If a player resigns or is away, or the table gives their move to the computer, a sensible computer plays, so nobody is missing in a tender. That is not a rule of the game, but it keeps the game moving. The computer sees only what that seat may see, so never the cheques of the others.
        It bids for rights that bring it close to a majority, as much as they are worth to it, and places where most prestige is near.
        Example: Ben is away, and all choose an influence card. The computer chooses for him, and he can place his stick himself when he is back.
term-table_options = Table options
    .effect = What is agreed on before the game
    .help =
        Whoever opens a table chooses the options with `/play`; the lobby shows the choice.
        Same option tile: blind bids, or negotiation.
        Grants: by lot, or 0 to 6 of the 12 action cards; then other cards can be chosen too, one by one.
        Known cheques: hidden, or shown to all. Then everybody sees which cheques have lain open and are still in a hand or in the bank. Once somebody has paid face down, what lay open before is no longer shown of that hand.
        Example: `ties=negotiated, grants=3` plays with both variants of the rulebook.
term-edition = Edition and sources
    .effect = The edition of 2000, and where its numbers are from
    .help =
        Plaza plays San Francisco by Andreas Wetter and Thorsten Löpmann as published in 2000, in words of its own. The rulebook decides. The grid and the numbers of cards are taken from public reviews that agree with each other.
        Where the rulebook is silent, Plaza decides as these entries say. What no public text shows has an entry of its own, “What is reconstructed”.
        Example: that a factory gives 6 prestige stands in the rulebook; that there are 36 tender cards comes from reviews.
term-reconstructed = What is reconstructed
    .effect = Numbers of cards and tiles that could be wrong
    .help =
        Kinds of districts, their prestige, sticks, cheques, influence, the kinds of cards and the course of the game are confirmed. No public text shows the rest, so this is ours:
        1. Five districts of each ordinary kind: thirty over six kinds.
        2. Which 36 tender cards there are.
        3. Two of the six grants are per stick.
        4. The rule for a stalemate, how a negotiation is held here, and that an action card is sold only to those who can use it.
        If you own the game, tell whoever runs this bot what differs: it can be corrected in the files of `data/san_francisco/`.
        Example: that a grant gives 4 influence is confirmed; that there are four such cards is ours.


## Kinds of districts

kind-villa = Villas
    .valued = Villas 4
    .effect = 4 prestige; 5 districts
    .help =
        An ordinary district: whoever holds the majority of the sticks around it builds it and gets 4 prestige.
        There are 5; that number is reconstructed. The option tile for them is Villas + Houses. One action card brings 3 prestige more for the next villas that are built.
        Example: Ada builds villas while the bonus lies open: 4 + 3 = 7 prestige.
kind-residential = Houses
    .short = Houses
    .valued = Houses 4
    .effect = 4 prestige; 5 districts
    .help =
        An ordinary, residential district: whoever holds the majority of the sticks around it builds it and gets 4 prestige.
        There are 5; that number is reconstructed. The option tile for them is Villas + Houses. One action card brings 3 prestige more for the next houses that are built.
        Example: Ben builds houses, and no bonus lies open: 4 prestige.
kind-market = Market
    .valued = Market 5
    .effect = 5 prestige; 5 districts
    .help =
        An ordinary district: whoever holds the majority of the sticks around it builds it and gets 5 prestige.
        There are 5; that number is reconstructed. The option tile for them is Market + Leisure.
        Example: Ada lays her third stick around a market. Nobody else can get three there any more, so she builds it: 5 prestige.
kind-leisure = Leisure
    .short = Leisure
    .valued = Leisure 5
    .effect = 5 prestige; 5 districts
    .help =
        An ordinary district: whoever holds the majority of the sticks around it builds it and gets 5 prestige.
        There are 5; that number is reconstructed. The option tile for them is Market + Leisure.
        Example: two streets of a leisure district lie beside parks and are white. With the other two Ada builds it: 5 prestige.
kind-factory = Factory
    .valued = Factory 6
    .effect = 6 prestige; 5 districts
    .help =
        An ordinary district: whoever holds the majority of the sticks around it builds it and gets 6 prestige.
        There are 5; that number is reconstructed. The option tile for them is Factory + Office.
        Example: Ada has 2 sticks around a factory, Ben and Cleo 1 each. Ada builds it: 6 prestige.
kind-office = Office
    .valued = Office 6
    .effect = 6 prestige; 5 districts
    .help =
        An ordinary district: whoever holds the majority of the sticks around it builds it and gets 6 prestige.
        There are 5; that number is reconstructed. The option tile for them is Factory + Office.
        Example: Ada has 2 sticks around an office, Ben has 1, one street is free. Ben could draw level, so nobody builds it yet.
kind-city_hall = City hall
    .short = City hall
    .valued = City hall 10
    .effect = 10 prestige for all its streets; in the middle, D3
    .help =
        It lies in the middle of the city, on D3. Whoever has all its streets that are not white builds it and gets 10 prestige: all four, or three if a park touches it. At most one does.
        There is no tender card for it: its streets also belong to the districts around it.
        Example: Ada has three of its streets and Ben the fourth. Nobody builds it, unless an action card changes that.
kind-bank = Bank
    .valued = Bank 10
    .effect = 10 prestige for all its streets
    .help =
        Whoever has all its streets that are not white builds it and gets 10 prestige: all four, or three if a park touches it. At most one does.
        There is no tender card for it: its streets also belong to the districts around it, or to the city edge. Paid cheques go to another bank, which is a pile.
        Example: one street of the bank is white, and Ben has the other three. He builds it: 10 prestige.
kind-park = Park
    .valued = Park
    .effect = Never built; white sticks on all its streets
    .help =
        There are 3 parks. They are never built and give nothing. White sticks lie on all four streets of each, even on the city edge; a street between two parks has one. They belong to nobody and never move.
        So the districts around a park have fewer free streets, and less is needed for a majority there.
        Example: Villas B2 has a park beside it, so one of its streets is white. With two sticks of Ada's and one free street she builds it: nobody else could get two.


## Option tiles, tender cards, action cards

tile-work = Factory + Office
    .effect = A stick at a factory or an office; used first
    .help =
        One of your three option tiles. Its right places a stick beside a factory or an office district, as you like. It is used first, before Market + Leisure and Villas + Houses.
        Whoever alone has chosen it pays any one cheque; several bid blind for it.
        Example: Ada alone has chosen it, pays with a 2, and places her stick at a factory.
tile-trade = Market + Leisure
    .effect = A stick at a market or a leisure district; used second
    .help =
        One of your three option tiles. Its right places a stick beside a market or a leisure district, as you like. It is used after Factory + Office and before Villas + Houses.
        Whoever alone has chosen it pays any one cheque; several bid blind for it.
        Example: Ben and Cleo have chosen it. Ben bids 3 and 4, Cleo 6: Ben pays 7 and places his stick.
tile-homes = Villas + Houses
    .effect = A stick at villas or houses; used last
    .help =
        One of your three option tiles. Its right places a stick beside a district of villas or of houses, as you like. It is used last, after Factory + Office and Market + Leisure.
        Whoever alone has chosen it pays any one cheque; several bid blind for it.
        Example: Dora alone has chosen it. She has no cheque left, so the right lapses.

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
    .effect = The next district of its kind: 3 prestige more
    .help =
        Two action cards without a tender, one for villas and one for houses. The card lies open in its year. Whoever builds such a district next gets 3 prestige more, 7 in all; then it is turned.
        It is given once. If one stick builds such districts for several players, the one whose turn it is comes first. If it is the last card, in 1918, nobody gets it.
        Example: the bonus for villas lies open in 1909. In 1911 Cleo builds villas: 4 + 3 = 7 prestige.
action-two_sticks = Two sticks
    .effect = Up to two sticks on streets of one district
    .help =
        An action card that is sold, once by influence and once by cheques. The winner places up to two sticks of their own on free streets of one district, whichever it is. If only one street is free there, it is one stick.
        Without enough sticks in supply you first lift others of your own. You may waive the card.
        Example: Ada has one stick around an office and wins the card. She lays two more there and builds it: 6 prestige.
action-shift = Shift
    .effect = Move any stick by one or two streets, straight
    .help =
        An action card that is sold, once by influence and once by cheques. The winner moves any stick, whoever owns it, by one or two streets: straight, not turned, never around a corner. All streets that it passes, and the one where it ends, must be free. White sticks never move. You may waive the card.
        Example: Ada has sticks on two of the four streets around C3, and C3/C4 is free. She moves a stick of hers from C5 south over C4/C5, which is free, to C3/C4, and builds C3.
action-swap = Swap
    .effect = Two sticks of different players change places
    .help =
        An action card that is sold, once by influence and once by cheques. The winner lets two sticks of different players change places, wherever they lie. White sticks never move. Two sticks of one player are not offered, as nothing would change. You may waive the card.
        Example: Ada's stick on A1 north and Ben's on C3/D3 change places. Now Ada has all four streets of the city hall and builds it.
action-free_street = Free street
    .effect = A stick on any free street
    .help =
        An action card that is sold, once by influence and once by cheques. The winner places one stick of their own on any free street of the city. Without a stick in supply you first lift another of your own. You may waive the card.
        Example: Cleo has three streets of the bank, the fourth is free. She wins the card and builds the bank: 10 prestige.
action-replace = Replace
    .effect = Your stick takes the place of somebody else's
    .help =
        An action card that is sold, once by influence and once by cheques. The winner puts one stick of their own in the place of somebody else's, which goes back to its owner. White sticks never move. Without a stick in supply you first lift another of your own. You may waive the card.
        Example: around a market Ada and Ben have 2 sticks each. Ada replaces one of Ben's: with 3 she builds it, 5 prestige.
action-grant = Grant
    .effect = Everybody: 4 influence, or cheques up to 10
    .help =
        An action card without a tender, for everybody. All choose at once and in secret: 4 influence, or cheques. Whoever chose cheques then draws one after the other from the bank, up to 10 in all; whoever goes beyond that loses all that they have drawn.
        How many cheques the bank holds is said before. In the last year neither counts any more: all get influence.
        Example: Ada takes 4 influence. Ben draws a 6 and a 3, and stops with 9.
action-grant_per_stick = Grant per stick
    .effect = For each stick taken back: 2 influence or 5 in cheques
    .help =
        An action card without a tender, for everybody. All choose at once and in secret how many of their own sticks they take back from the board, and which, and get for each 2 influence, or cheques up to 5, the same for every stick. To take back none is allowed too.
        Districts that are built stay built. So sticks that are of no more use can become money.
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

ask-tender = Do you use this tender card?
    .why = You may refuse one card in a round; the next must be used. Refuse what helps others more than you, or what you cannot pay now.
ask-influence = Which influence card do you choose?
    .why = The highest numbers win, equal ones cancel out, and only winners pay. What you spend comes back by grants only. With more rights a low card can be enough.
ask-bid = Lay cheques worth at least { $floor } more, or pass?
    .why = What you have laid is paid if you win, and no change is given. If you pass, you take all of it back. Keep small cheques: with them you can bid exactly.
ask-tile = Which option tile do you choose?
    .why = Alone with a tile you pay a single cheque, even a 1. If others choose it too, you bid blind against them.
ask-payment = You alone have { $subject }. Which cheque do you pay?
    .why = It goes to the bank face down. Any cheque will do, so usually your lowest.
ask-blind = Which cheques do you bid blind for { $subject }? { $most ->
        [one] One
       *[other] Up to { $most }
    }, or none.
    .why = The highest sum wins and is paid, the others take theirs back. Equal sums cancel out, so odd sums are safer.
ask-propose = Who is to invest with { $subject }?
    .why = Propose what all others can accept: the investor pays them, nothing goes to the bank. Without an agreement you bid blind.
ask-sum = What sum is paid to this player?
    .why = It must be paid with cheques exactly; no change is given. It is 20 at most. It is paid with the fewest cheques, and small ones are kept.
ask-avoid = Where will the investor not place the stick? You may choose none.
    .why = A promise not to place somewhere can be worth more to the others than money.
ask-accept = Do you accept this proposal?
    .why = It is binding when all accept. The investor then pays with the fewest cheques and keeps small ones. If one of you rejects it, the next proposal is put. After two rounds of proposals without an agreement you bid blind.
ask-grant = How do you take your grant?
    .why = Influence is certain, and all know of it. Cheques are drawn one by one, and beyond the maximum you lose all of them.
ask-sticks_back = Which of your sticks do you take back? You may choose none.
    .why = Sticks around built districts have done their work; those at ruins may still be needed. At the end sticks on the board break ties.
ask-draw = Do you draw another cheque?
    .why = Beyond the maximum you lose all that you have drawn. Think of what the bank may still hold.
ask-lift = You have no stick left. Which of yours do you lift?
    .why = Lift one that has done its work: beside built districts, or where you will never have the majority.
ask-district = At which district do you place your stick?
    .why = Look for a majority that you complete, and for streets between two districts that both help you. A stick that fills a district can also build it for somebody else.
ask-street = On which street do you place your stick?
    .why = It counts for the districts on both sides.
ask-second = Where do you place the second stick?
    .why = It must be a street of the same district.
ask-shift_in = At which district lies the stick that you shift?
    .why = Both what it leaves and what it comes to may change a majority. You may shift anybody's stick.
ask-shift = Which stick do you shift?
    .why = You may shift anybody's. It goes straight, by one or two free streets.
ask-shift_to = Where do you shift the stick to?
    .why = Think of the districts that it leaves and of those that it comes to.
ask-swap_in = At which district lies the first stick that you swap?
    .why = Look for a stick of somebody else where yours would give you a majority.
ask-swap = Which stick do you swap?
    .why = The next question is with which one.
ask-with_in = At which district lies the other stick?
    .why = It belongs to another player than the first.
ask-with = With which stick do you swap it?
    .why = Each of the two comes to lie where the other was.
ask-replace_in = At which district do you replace a stick?
    .why = Look for a district where you gain the majority, or where somebody else loses it.
ask-replace = Which stick do you replace?
    .why = It goes back to its owner, and yours takes its place.


## The first game: each kind of question, the first time that it comes

lesson-tender = As start player you see which rights this tender sells: each right places one stick on a street that has a district of the named kind on one side. You may refuse one card in a round; then the next must be used. Most people use the card when it suits their own plans, and refuse it when it would help somebody else to a majority or is sold for what they lack.
lesson-influence = All choose a number in secret. The highest win, as many as there are rights, and only winners pay, as much influence as their number. Equal numbers cancel out: whoever chose them gets nothing and pays nothing. Everybody begins with 30, so most people spend much only for a street that completes a district; where many rights are sold, a low number that nobody else chooses is often enough.
lesson-bid = An open auction for one right. You lay cheques so that your sum is the highest, or you pass with Decline and take yours back; until then they stay. Only the winner pays, and no change is given. Most people decide first what the right is worth to them: much if the stick builds a district, little if it is only a step. Then they pass, and keep small cheques for exact bids.
lesson-tile = All choose an option tile in secret; each stands for two kinds of districts. Whoever is alone with theirs gets a right for a single cheque, even a 1. Whoever shares it bids blind against the others. So ask not only where you want a stick, but what the others want. Most people choose the kind where one stick helps them and nobody else.
lesson-payment = You are the only one with this tile, so the right is yours for a single cheque of your choice. It goes to the bank face down: nobody sees what it was worth. Most people pay with their lowest. Keep high cheques for auctions in which you have to outbid somebody.
lesson-blind = Others have chosen the same tile, so all of you bid in secret: pick up to five cheques, or none. The highest sum gets the right and pays; the others take theirs back. Equal sums cancel out, and then the next lower one wins. Most people bid what the street is worth to them, and avoid round sums such as 5 or 10, which others may choose too.
lesson-grant = A grant gives everybody something: a fixed amount of influence, or cheques that you draw one by one up to a maximum, and beyond it you lose them all. If the bank holds few or low cheques, influence is better. Most people take what they are short of: compare your influence and your cheques with those of the others.
lesson-sticks_back = With this grant you are paid for sticks that you take back from the city: the more, the more you get. Districts that are built stay built. So sticks around built districts have done their work and can become money. Most people take back two or three of those, and leave the ones around ruins that they may still build.
lesson-draw = Draw another cheque, or stop and keep what you have? If all of them together exceed the maximum, you lose them all. The cheques go from 1 to 10, so a draw is quite safe far below the maximum, but not close to it. Most people stop when what is left to the maximum is 4 or less.
lesson-lift = You have no stick left, so you first lift one of yours from the city and then place it elsewhere. Built districts stay built. Most people lift one whose districts on both sides are built, for it has nothing more to do, or one where somebody else will surely have the majority.
lesson-district = You won a right: place a stick at one of these districts. Once no rival can catch you around a district, you build it and get its prestige. Three of four streets are enough, but city hall and bank need all that aren't white; two only if no one else can reach two. Tip: complete a district first, or else begin where no one is yet, beside another one that you want.
lesson-street = Now the street. A stick lies between two districts and counts for both, so one stick can help you twice, and it can also help others: what fills a district may complete somebody else's majority. Most people take the street whose other side is a district that they want as well.
lesson-second = You place two sticks with this card, and the second lies at the same district as the first. Two at once often complete a majority. Most people choose the street that builds the district; if either of them does, the one whose other side helps them more.
lesson-shift_in = You may shift one stick, anybody's, by one or two free streets in a straight line. First choose a district where it lies now. Most people move a stick of their own to where it builds something, or push somebody else's away from a district where it stands against them.
lesson-shift = Which of the sticks at this district moves? It leaves two districts and comes to others, so it can give you a majority or take one from somebody else. What is built stays built. Most people look where it can go before they choose it: only free streets in a straight line are possible.
lesson-shift_to = Where does the stick go? It then counts for the districts beside its new street, and for the old ones no more. Most people choose the street that builds a district for them; if none does, the one where it does least for the others.
lesson-swap_in = Two sticks of different players change places: so one of yours can come to where somebody else's lies. First choose a district of one of the two. Most people look for a district where they need just one more stick, and begin with the rival's stick there.
lesson-swap = Choose the first of the two sticks. It goes to the place of the other one, and the other comes here. Most people take a rival's stick at a district that they could build with one stick more of their own.
lesson-with_in = Now the district where the other stick lies. It must belong to a different player than the first. Most people give up a stick of their own beside built districts, where it has nothing more to do, and get the better place for it.
lesson-with = Which stick changes places with the first one? Each then counts where the other was. Most people choose one of their own that is of no more use where it lies; look at what your rival gains by its old place.
lesson-replace_in = One of your sticks takes the place of somebody else's, which goes back to its owner. It counts twice: one more for you, one fewer for them. First choose the district. Most people take one that they build by it, or one that a rival would build next.
lesson-replace = Which stick goes back to its owner? Yours takes its place, on the same street, and counts for the districts on both sides. Most people choose the one where both sides help them, or where the rival loses most.


## Answers

option-accept = Use it
    .note = The rights of this card are sold now
    .why = Good if you want these rights and can pay for them.
option-refuse = Refuse it
    .note = The next card must be used
    .why = Nobody knows what comes next.
option-influence = Influence { $value }
    .note = { $left } influence is left to you if you win
    .why = If you win, { $left } influence is left to you.
option-influence-pass = Abstain
    .note = You take no part in this tender
    .why = If the card is worth nothing to you.
option-cheque = Cheque { $value }
option-tile = { $option }
    .note = { $streets ->
        [one] 1 free street
       *[other] { $streets } free streets
    }
    .why = It leaves you the choice among { option-tile.note }.
option-investor = { $seat } invests
    .note = The others get cheques
option-propose-decline = No proposal
    .note = Others may still make one
    .why = You can still accept what others propose.
option-sum = { $value } for { $other }
    .people = other
option-accept-accept = Accept: { $other } invests
    .people = other
    .note = { $other } pays { $each }{ $streets_count ->
        [0] { "" }
        [one] {" "}and will not place on { $streets }
       *[other] {" "}and will not place on { $streets_count } streets
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
    .note = At once, and for certain
option-by-cheques = Cheques up to { $most }
    .note = Drawn one by one; the bank holds { bank-holds }
option-draw = Draw
    .note = You have { $total } of { $most } at most; the bank holds { bank-holds }
option-stop = Stop
    .note = { $total ->
        [0] You get nothing
       *[other] You keep { $total }
    }
option-district = { $option }: { $kind_valued }
    .note = { $ruin ->
        [0] Built already: a stick counts only for its other side
       *[other] Sticks: you { $own }, another at most { $most }; free streets: { $free }{ $needs ->
            [0] { "" }
           *[other] ; { $needs } more to the majority
        }
    }
    .why = { $ruin ->
        [0] It is built already: a stick here counts only for the district on its other side.
       *[other] You have { $own } sticks around it, another at most { $most }; free streets: { $free }.
    }
option-street = { $option }
option-street-with-other = { $option }: { $other }
    .people = other
option-street-with-other-with-points = { $option }: { $other }
    .people = other
    .note = { option-street-with-kinds.note }
    .why = { option-street-with-kinds.why }
option-street-with-kinds = { $option }: { $kinds_valued }
    .note = { $points ->
        [0] { $others ->
            [0] Builds nothing
           *[other] Builds for { $seats }: +{ $others }
        }
       *[other] You build: +{ $points }
    }{ $needs ->
        [0] { "" }
       *[other] ; then { $needs } more to the majority
    }
    .why = { $points ->
        [0] { $others ->
            [0] It builds nothing at once.
           *[other] It builds a district for somebody else: { $others } prestige.
        }
       *[other] You build at once: { $points } prestige.
    }
option-decline = Do without
    .note = What you have paid stays paid
    .why = If a stick would help only others.
option-end = No second stick
    .note = The first stays
    .why = If a second would help only others.


## Remarks

remark-few_rights = { $count ->
        [one] Only one right is sold: no more streets are free.
       *[other] Only { $count } rights are sold: no more streets are free.
    }
remark-bank = Cheques known to be in the bank: { $cheques }.
remark-back = For { $count ->
        [one] 1 stick
       *[other] { $count } sticks
    }: { $influence } influence, or cheques up to { $most }. The bank holds { bank-holds }.
remark-known = Cheques known: { $cheques }
remark-blind = For this tile also bid: { $each }.
    .each = { $name } ({ $count } at most)
remark-bid = Your whole bid is then { $total }; { $enough } is enough.{ $told ->
        [0] { "" }
       *[other] {" "}The others can reach at most: { $each }.
    }
    .each = { $name } { $count }


## Events

event-action_cards = The twelve action cards: { $actions }.
    .short = twelve action cards chosen
event-round_began = Round { $round } begins. Start player: { $start }.
    .people = start
    .chapter = Round { $round }
    .short = { $start } starts
event-unusable = { $tender }: no such street is free, so another card is drawn.
    .short = no street for { $tender }
event-reshuffled = The pile is used up: { $count } tender cards make a new one.
    .short = new pile
event-turned_up = Tender card: { $tender }.
    .short = { $tender }
event-accepted = { $seat } uses the tender card.
    .short = uses it
event-refused = { $seat } refuses the tender card: { $tender }.
    .short = refuses { $tender }
event-influence_opened = { $told ->
        [0] Nobody plays an influence card.
       *[other] Influence cards: { $each }.
    }
    .each = { $name } { $count }
    .short = { $told ->
        [0] no influence card played
       *[other] { $each }
    }
event-tied = { $seats } tie and cancel out.
    .short = tie: { $seats }
event-won_influence = { $seat } wins right number { $rank } for { $count } influence.
    .short = right { $rank } for { $count }
event-nobody_won = Nobody wins a right.
    .short = no right won
event-bid = { $seat } lays { $cheques } and bids { $total }.
    .short = bids { $total }
event-passed = { $seat } passes.
    .short = passes
event-won_auction = { $seat } wins the right and pays { $total }.
    .short = wins the right for { $total }
event-tile_opened = Option tile { $tile }: { $seats }.
    .short = { $tile }: { $seats }
event-won_alone = { $seat } alone has chosen { $tile } and pays a cheque face down.
    .short = alone with { $tile }
event-paid = You paid with { $count }.
    .short = pays { $count }
event-cannot_pay = { $seat } alone has chosen { $tile }, but has no cheque: the right lapses.
    .short = no cheque for { $tile }
event-of_no_use = The card is of no use to { $seats }: not sold to them.
    .short = no use: { $seats }
event-unsold = No street is left for { $tile }, so this right is not sold.
    .short = no street for { $tile }
event-blind_opened = { $seat } bids { $cheques_count ->
        [0] nothing
        [one] { $total }
       *[other] { $cheques }: { $total } in all
    }.
    .short = bids { $total }
event-won_tile = { $seat } gets the right of { $tile } for { $total }.
    .short = { $tile } for { $total }
deal = { $other } invests and pays { $each }{ $streets_count ->
    [0] { "" }
   *[other] {" "}and does not place on { $streets }
}
event-proposes_nothing = { $seat } proposes nothing.
    .short = proposes nothing
event-proposed = { $seat } proposes that { deal }.
    .people = other
    .each = { $count ->
        [0] { "" }
       *[other] { $name } { $count }
    }
    .short = proposes: { $other } invests, pays { $each }
event-rejected = The proposal of { $seat } is rejected by { $seats }.
    .short = is rejected by { $seats }
event-accepted_by = The proposal of { $seat } is accepted by { $seats }.
    .short = is accepted by { $seats }
event-unpayable = { $other } cannot pay exactly what { $seat } proposed.
    .people = other
    .short = cannot be paid
event-agreed = Agreed as { $seat } proposed: { deal }.
    .people = other
    .each = { event-proposed.each }
    .short = agreed: { $other } invests
event-deal_paid = { $seat } pays { $other } in cheques: { $cheques }.
    .people = other
    .short = pays { $other } { $cheques }
event-lapsed = { $seat } cannot use the right: it lapses.
    .short = right lapses
event-declined = { $seat } declines.
    .short = declines
event-lifted = { $seat } lifts the stick on { $street }.
    .short = lifts { $street }
event-placed = { $seat } places a stick on { $street }.
    .short = stick on { $street }
event-built = { $seat } builds { $district } ({ $kind }): { $points } prestige.
    .short = builds { $kind } { $district } +{ $points }
event-bonus = { $seat } gets the bonus for { $kind }: { $points } prestige.
    .short = bonus +{ $points }
event-action = Action card of { NUMBER($year, useGrouping: 0) }: { $action }.
    .chapter = { NUMBER($year, useGrouping: 0) }: { $action }
    .short = { $action_effect }
event-year_over = { "" }
    .short = { "" }
event-shifted = { $seat } shifts the stick of { $other } from { $street } to { $target }.
    .people = other
    .short = shifts { $other }: { $street } → { $target }
event-swapped = { $seat } swaps the sticks on { $street } and { $target }, of { $seats }.
    .short = swaps { $street } and { $target }
event-replaced = { $seat } sends back the stick of { $other } on { $street }.
    .people = other
    .short = replaces { $other } on { $street }
event-sticks_back = { $seat } { event-sticks_back.short }: { $streets }.
    .short = takes back { $streets_count ->
            [one] 1 stick
           *[other] { $streets_count } sticks
        }
event-no_sticks_back = { $seat } takes back no stick and gets nothing.
    .short = takes back no stick
event-takes_influence = { $seat } gets { $count } influence.
    .short = +{ $count } influence
event-takes_cheques = { $seat } chooses cheques up to { $most }.
    .short = cheques up to { $most }
event-drew = { $seat } draws { $count ->
        [8] an { $count }
       *[other] a { $count }
    } and has { $total }.
    .short = draws { $count } (now { $total })
event-exceeded = { $seat } is beyond { $most } and loses all drawn cheques.
    .short = beyond { $most }, loses all
event-kept = { $seat } { $total ->
        [0] stops without a cheque
       *[other] keeps { $total } in cheques
    }.
    .short = keeps { $total }
event-bank_empty = The bank is empty: nobody can draw any more.
    .short = the bank is empty
event-game_over = The game is over.
    .chapter = { "" }
    .short = { $reason ->
            [twelve_years] the end: the twelfth year is over
            [no_street_left] the end: no street is left
           *[standstill] the end: nobody can invest any more
        }


## Steps

step-tender = The tender card
step-influence = Choosing influence cards
step-bid = Bidding with cheques
step-tile = Choosing option tiles
step-propose = Proposing a deal
step-accept = Answering a proposal
step-blind = Sealed cheques for option tiles
step-invest = Placing sticks
step-act = Carrying out the action card
step-grant = Choosing a grant
step-draw = Drawing cheques
step-over = The end


## Final score

count-points = { $points } prestige
line-work = Factory, office
line-trade = Market, leisure
line-homes = Villas, houses
line-landmarks = City hall, bank
line-bonus = Bonus cards
line-sticks = Sticks

expected = The expected final score is a guess: the prestige so far, and a share of the districts where somebody is close to a majority; nothing for the luck of action cards to come.

reason-twelve_years = The twelfth action card was carried out.
reason-no_street_left = No tender card has a free street any more.
reason-standstill = No stick was placed for many rounds, or nobody has influence or cheques left.


## Planning ahead: standing orders, and what may end a plan

order-offer = Bid influence card { $value }
    .why = In a tender by influence, you bid this card if you have enough influence.
order-bid_up_to = Bid up to { $value }
    .why = You raise with as few cheques as are enough, up to this sum in all, and then pass.
order-pay_smallest = Pay for an option tile with the smallest cheque
    .why = If you alone have chosen a tile, your smallest cheque pays for it.
order-stop_at = Draw cheques up to { $value } or more
    .why = In a grant you draw until your cheques add up to this, and then stop.
surprise-turned_up = a tender card is turned up
surprise-action = an action card is drawn
surprise-bid = somebody bids
surprise-placed = somebody places a stick


## Table options

table-ties = Same option tile
table-ties-blind = Blind bids
    .note = Players with the same tile bid cheques in secret, as in the rules.
table-ties-negotiated = Negotiation
    .note = They may first agree on who invests and what the others are paid: a variant of the rulebook.
table-grants = Grants among the action cards
table-grants-by_lot = Grants by lot
    .note = 12 of all 18 cards, 6 of which are grants: about 4 of them, and nobody knows how many.
table-grants-0 = No grants
    .note = None of the 12 action cards is a grant: money never comes back.
table-grants-1 = 1 grant
    .note = 1 of the 12 action cards is a grant, the rest are others by lot.
table-grants-2 = 2 grants
    .note = 2 of the 12 action cards are grants, the rest are others by lot.
table-grants-3 = 3 grants
    .note = 3 of the 12 action cards are grants, the rest are others by lot. Usual for this variant.
table-grants-4 = 4 grants
    .note = 4 of the 12 action cards are grants, the rest are others by lot. Usual for this variant.
table-grants-5 = 5 grants
    .note = 5 of the 12 action cards are grants, the rest are others by lot.
table-grants-6 = 6 grants
    .note = 6 of the 12 action cards are grants, the rest are others by lot.
table-cards = Other action cards
    .note = These are certainly in; what is missing to twelve is drawn by lot.
    .things = action
table-cards-by_lot = Other cards by lot
    .note = Which others fill the twelve, chance decides.
table-ledger = Known cheques
table-ledger-hidden = Not shown
    .note = Everybody sees how many cheques there are. Which ones are known, you remember yourself.
table-ledger-open = Shown to all
    .note = Everybody sees which cheques are known to be in each hand and in the bank.


## Pictures and their alt texts: picture-* and alt-* (RENDER)

# What the table waits for, after the name of whom it waits for.
picture-verb-tender = use or refuse
picture-verb-influence = choose influence
picture-verb-bid = bid or pass
picture-verb-tile = choose a tile
picture-verb-propose = propose a deal
picture-verb-accept = answer a proposal
picture-verb-blind = choose cheques
picture-verb-invest = place a stick
picture-verb-act = use the action card
picture-verb-grant = choose a grant
picture-verb-draw = draw or stop

# What the viewer is asked, in two to four words.
picture-ask-tender = Use this card?
picture-ask-influence = Which influence card?
picture-ask-bid = Bid or pass?
picture-ask-tile = Which option tile?
picture-ask-payment = Pay which cheque?
picture-ask-blind = Bid which cheques?
picture-ask-propose = Who invests?
picture-ask-sum = What sum?
picture-ask-avoid = Where not?
picture-ask-accept = Accept this?
picture-ask-grant = Influence or cheques?
picture-ask-sticks_back = Take back which?
picture-ask-draw = Draw or stop?
picture-ask-lift = Lift which stick?
picture-ask-district = At which district?
picture-ask-street = On which street?
picture-ask-second = The second stick?
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
picture-passed = out
picture-bid = Your bid
picture-enough = Enough
picture-hand = In hand
picture-edge = City edge
picture-option = Option tiles
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
       *[other] , in front { $laid }
    }.
alt-built = { $district }, { $kind }: built by { $player }.
alt-bid = Your bid: { $bid }{ $enough ->
        [0] { "" }
       *[other] ; { $enough } is enough
    }.
alt-cheques = Your cheques: { $cheques }; { $total } in all.
