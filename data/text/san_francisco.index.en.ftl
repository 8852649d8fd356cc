# The index of San Francisco's rules: the words under which people look for an entry of
# san_francisco.en.ftl and which are not its name; see san_juan.index.en.ftl.

term-aim = aim, goal, object of the game, overview, summary, what is it about, short rules
term-setup = set-up, set up, beginning of the game, preparation, starting money
term-round =
    turn order, order of play, phases, sequence of play, start player, first player, refuse,
    refusing a tender, reject a tender, reject a card
term-new_cards = no free street, replaced card, pile of auction cards, shuffle the auction cards
term-tender_cards =
    auction card, tender card, tender cards, tender, tenders, city edge, auction deck, tender deck,
    all auction cards, all tender cards
term-influence_tender =
    tender by influence, influence card, influence cards, influence auction, bid influence, secret
    number, simultaneous bid
term-cheque_tender =
    auction, auctions, tender by cheques, cheque auction, bid cheques, bidding with cheques, open
    bid, raise, outbid, pass in an auction
term-bidders = skipped in an auction, not asked to bid, too few cheques
term-option_tender =
    option, options of a tender, tender by option tiles, option tile, option tiles, option card,
    question mark, tile played alone, sole tile
term-blind = blind bid, secret bid, sealed bid, five cheques, same tile
term-ties = tied, tie, cancel out, same number, equal numbers, equal bids
term-investing =
    invest, investment, investor, right, rights, investment right, place a stick,
    where may I place, decline a right, pass on a right
term-sticks = stick, street, streets, sticks, wooden stick, white sticks, grid, map of the city
term-lifting = lift a stick, no stick left, stick supply
term-majority = ruin, ruins, draw level
term-building = build, building, build a district, complete a district, two districts at once
term-cheques = cheque, check, checks, money, dollars, change, cash, bank pile
term-influence = influence points, influence track, start influence
term-prestige = points, victory points, values, what is a district worth, score
term-actions = action card, action deck, all action cards, event cards
term-action_tender =
    tender of an action card, action tender, action auction, waive, abstain, buying an action card
term-draws = draw, draws, drawing, bust, going beyond, draw cheques
term-years = year, year track, 1907, 1918, calendar
term-end = game end, last action card, twelfth card, final scoring, end
term-ranking = ranks, tie-break, tiebreaker, draw game, who wins, winner
term-stalemate = standstill, stuck, deadlock, nobody can invest, no influence left
term-negotiation = negotiate, negotiated, deal, deals, proposal, proposals, promise, agreement
term-deal = side payment, payment of a deal, pay a deal
term-own_deck = number of grants, chosen action deck, choose grants, mix of the action deck
term-hidden = hidden, sealed, secret, open information, face down, take back, undo
term-missing =
    when somebody is missing, missing player, absent, away, substitute, stand-in, computer, computer
    player, AI, bot, resign
term-table_options = options, variants, variant, house rules, game options, ledger
term-edition =
    version, rulebook, rule book, booklet, Wetter, Andreas Wetter, Löpmann, Thorsten Löpmann, Amigo
term-reconstructed =
    reconstruction, doubts, uncertain, open questions, FAQ, numbers that could be wrong

kind-villa = villa, villa district
kind-residential = house, residential, residential district, home, homes, dwellings
kind-market = markets, market district, shops
kind-leisure = leisure district, entertainment, amusement, theatre
kind-factory = factories, factory district, industry
kind-office = offices, office district, business
kind-city_hall = town hall, D3, middle of the city, centre, all four streets
kind-bank = bank district, banks, ten prestige
kind-park = parks, green, trees, neutral sticks

tile-work = work tile, factory tile, office tile, work
tile-trade = trade tile, market tile, leisure tile, trade
tile-homes = homes tile, villa tile, house tile

action-bonus = bonus card, villa bonus, house bonus, residential bonus, three more prestige
action-two_sticks = two, second stick, place two sticks
action-shift = shift a stick, move, move a stick, slide
action-swap = swap sticks, exchange, exchange sticks
action-free_street = any street, one free stick
action-replace = replace a stick, remove a stick of others, take a place
action-grant = grants, subsidy, new money, new influence
action-grant_per_stick = per stick, take back sticks, return sticks, sell sticks
