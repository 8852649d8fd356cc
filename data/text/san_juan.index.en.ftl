# The index of San Juan's rules: the words under which players look for an entry of
# san_juan.en.ftl and which are not its name, with commas between them. One message per entry, its
# key that of the entry. A word may stand with several entries: typing it shows all of them.

role-builder = building phase, architect
role-producer = production phase, overseer, craftsman
role-trader = trading phase, seller, merchant, selling phase
role-councillor = councilor, council, card choice
role-prospector = gold digger, prospecting

term-round =
    turn order, order of play, course of the game, choosing roles, choose a role, role cards,
    phases, privilege, privileges, bonus
term-governor = start player, starting player, first player, who begins, who starts
term-starting_hand =
    opening hand, first cards, set-up, setup, beginning of the game, mulligan
term-round_start = beginning of a round, round begins, new round, card exchange, card swap
term-hand_limit =
    card limit, maximum hand size, hand size, hand cards, too many cards, 7 cards, 12 cards,
    seven cards, discarding down
term-building =
    paying, pay, cost, costs, build, city buildings, production buildings, violet buildings,
    purple buildings, same building twice, duplicates
term-goods = wares, crops, resources, goods cards, production, produce, storing, storage
term-trading_house =
    prices, price tiles, price cards, price of a good, selling, sell, sale, market prices,
    trading tiles, tiles
term-chapel_cards =
    chapel cards, cards under the Chapel, cards under the Bank, cards under the Harbor,
    hidden points, cards put aside, tucking, tuck
term-known_cards = known cards, open cards, seen cards, public cards, marked cards, marker
term-library_two = two players, 2 players, two-player game, duel
term-deck =
    discard, discards, discard pile, draw pile, draw deck, empty deck, reshuffle, shuffle,
    standstill, stalemate, nobody builds, no one builds
term-end = game end, last phase, twelve buildings, 12 buildings, when does the game end
term-scoring =
    points, victory points, final scoring, counting points, score, who wins, winner
term-tie_break = tie, ties, tiebreaker, draw game, equal points, same points
term-together = simultaneous, at the same time, all at once, sealed answers, waiting, pass, passing
term-edition = version, second edition, first edition, 2nd edition, rulebook, rule book, booklet
term-expansion = expansion, add-on, extra buildings, additional cards
term-table_options = options, variants, variant, house rules, game options
term-unconfirmed = doubts, doubtful, interpretation, readings, open questions, FAQ, uncertain

building-indigo_plant = indigo, indigo works, dye works
building-sugar_mill = sugar
building-tobacco_storage = tobacco, tobacco barn
building-coffee_roaster = coffee, coffee roastery
building-silver_smelter = silver, silversmith, silver mine
building-smithy = smith, blacksmith, cheaper production buildings
building-gold_mine = goldmine, mine, turn up four cards
building-archive = archives, exchange old cards, swap old cards
building-poor_house = poorhouse, almshouse
building-black_market = pay with goods, paying with goods
building-trading_post = tradepost, trade post, sell more
building-well = fountain
building-market_stand = stall, market stall
building-crane = build over, overbuild, building over, cover, covered,
    replace, tear down, upgrade
building-chapel = church
building-tower = watchtower, higher hand limit, bigger hand
building-aqueduct = water, produce more
building-carpenter = joiner, woodworker
building-prefecture = prefect, keep two cards
building-market_hall = hall
building-quarry = quarries, cheaper city buildings
building-library = double privilege, doubling, books
building-statue = monument, monuments, memorial
building-victory_column = monument, monuments, memorial, pillar
building-hero = monument, monuments, memorial, rider, horseman, equestrian statue
building-guild_hall = guild
building-city_hall = town hall
building-triumphal_arch = arch, monument, monuments, memorial, triumph
building-palace = castle, a quarter
building-office = bureau, exchange hand cards, swap hand cards
building-guard_room = guardroom, guardhouse, 6 cards, six cards
building-hut = nobody sells, no one sells, shack
building-tavern = inn, pub, fewest buildings
building-park = garden
building-customs_office = customs, toll
building-bank = banking
building-harbor = harbour, port, dock, ship
building-goldsmith = jeweller, jeweler
building-residence = mansion, groups of three, equal costs
building-cathedral = church, minster, others' buildings
