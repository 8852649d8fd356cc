# The index of Die goldene Stadt's rules: the words under which people look for an entry of
# goldene_stadt.en.ftl and which are not its name; see san_juan.index.en.ftl.

term-aim = aim, goal, object of the game, overview, summary, what is it about, short rules
term-setup = set-up, set up, beginning of the game, preparation, starting hand cards
term-round =
    turn order, order of play, phases, sequence of play, start player, first player, who begins,
    who starts
term-bidding =
    bid, bidding, auction, bidding hand, bidding hands, lay a hand, hand on a pair, pair, pairs,
    bump, bumping, bumped, expel, expelling, expulsion, outbid, displace
term-building =
    build, building phase, house, houses, trading house on the map, second house, stop building,
    end turn, how many houses
term-roads = road, path, bridge, bridges, connection, connected, adjacent place, landing, land anywhere
term-cost =
    cost, costs, pay, paying, payment, joker, jokers, wild card, two equal cards, substitute cards
term-hand_limit = too many landscape cards, five cards, discard down to five
term-rewards = reward, what a place gives, place reward
term-coins = coin, money, purse, gold pieces, supply
term-cards =
    landscape card, landscape, landscapes, draw pile of landscape cards, draw pile, discard pile,
    reshuffle
term-keys = key, key card, key cards, locked district
term-goods =
    good, goods, goods card, wares, fifth goods card, four goods cards, silk, spice, spices,
    incense, pearls
term-bonus = bonus card, charter, charters, secret goals, scroll
term-districts =
    districts of the city, outer district, outer districts, inner district,
    inner districts, golden city, city
term-scoring =
    scoring card, scoring cards, score card, score cards, scoring, majority of goods, most houses,
    tie, two letters
term-letters =
    letter, letters, trade letter, points, victory points, hidden letters, supply
term-end = game end, last house, last scoring card, last score card, sixteenth round, final scoring, end
term-blocked = block, blockade, never build again, stuck, cannot build, lose, losing
term-ranking = ranks, tie, ties, tie-break, tiebreaker, draw game, who wins, winner
term-map =
    map, board, island, sector, sectors, river, rivers, spring, sea, quarters, suburb, suburbs,
    places, wall
term-two = two players, 2 players, two-player game, closed sector, house rule for two
term-hidden = hidden, secret, open information, face down, take back, undo
term-missing = somebody is missing, absent, away, substitute, stand-in, computer, computer player, AI, bot, resign
term-table_options = options, variants, variant, house rules, game options, three things
term-edition = version, rulebook, rule book, booklet, Schacht, Michael Schacht, Kosmos
term-reconstructed =
    reconstruction, doubts, uncertain, open questions, FAQ, place names, reconstructed parts,
    faces of the scoring cards

land-coast =
    port, ports, coast place, coast places, coast card, harbour places, Greycliff, Eagle Bay, Stone Quay,
    Frostpoint, Fernmouth, Oak Haven, Pinewharf, Mossport, Clover Sands, Larkspit, Haywharf,
    Poppy Cove, Dune Landing, Saltbeach, Palm Roads, Amber Strand
land-mountain =
    mountains, mountain card, north, Ironfell, Copperdale, Quarrytown, Silverpass, Ramshorn,
    Echo Gorge, Steepmarket, Cloudrest, Mint Ward, Anvil Ward, Eagle Palace
land-forest =
    woods, forest card, east, Birchwell, Foxhollow, Charcoal Green, Alderford, Owlstead,
    Deepwood, Timbergate, Carver Ward, Lantern Ward, Cedar Palace
land-meadow =
    meadows, meadow card, south, Millbrook, Shepherd's Rest, Honeyfield, Cidertown, Windmere,
    Barleyton, Goosegreen, Sunmeadow, Garden Ward, Baker Ward, Rose Palace
land-desert =
    deserts, desert card, west, Redwell, Caravan Halt, Scorpion Wells, Sandford, Mirage,
    Oasis Court, Glasstown, Potter Ward, Spice Ward, Sun Palace

river-pine = pine, north-east river
river-mill = mill, south-east river
river-dust = dust, south-west river
river-frost = frost, north-west river
quarter-north = northern quarter, mountain quarter
quarter-east = eastern quarter, forest quarter
quarter-south = southern quarter, meadow quarter
quarter-west = western quarter, desert quarter

bonus-harbour = coast bonus, bonus for the coast
bonus-mountain = mountain bonus, bonus for mountains
bonus-forest = forest bonus, bonus for forest
bonus-meadow = meadow bonus, bonus for meadows
bonus-desert = desert bonus, bonus for desert
bonus-city = city bonus, bonus for districts
bonus-river = river bonus, bonus for rivers
bonus-four_lands = landscape bonus, bonus for landscapes
