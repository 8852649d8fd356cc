# Goldene Stadt in English. The same messages in the same order as in goldene_stadt.de.ftl.
# How keys are made: bot/text/game.py.

title = Goldene Stadt
    .subtitle = The highest card wins the round
    .duration = about 5 minutes of play
    .weight = easy to learn

how = Goldene Stadt: how to play
    .goal = You win rounds with cards. The most points win.
    .turn = Everybody lays a card face down at the same time.
    .card = The number on a card is its height, from 1 to 40.
    .pays = The highest card wins as many points as the number of the round: keep your best for late rounds.
    .end = After six rounds.
    .time = About 5 minutes of play.

term-aim = The game in short
    .effect = High cards, for late rounds
    .help =
        You hold six cards from 1 to 40. In every round all lay a card face down; the highest wins as many points as the number of the round. After six rounds the most points win.
        Example: in round 5 you lay 31, the others 12 and 30. You win 5 points.

step-lay = Laying a card
step-over = The end
picture-verb-lay = lay a card
ask-lay = Which card do you lay?
    .why = The highest card wins: keep high ones for rounds that bring more points.
picture-ask-lay = Lay a card
option-card = Card { $card }
    .note = The highest card wins { $points ->
        [one] 1 point
       *[other] { $points } points
    }
expected = The points so far.
line-rounds = Rounds won
reason-all_laid = All cards were laid.

event-turned_up = Turned up: { $each }.
    .each = { $name } { $count }
    .short = turned up: { $each }
event-won = { $seat } has the highest card and wins { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .short = wins +{ $points }

fact-round = round
fact-cards = cards
fact-points = points
fact-hand = your hand
fact-laid = face down
fact-gone = cards laid

# --- pictures

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
place-shepherds_rest = Shepherd’s Rest
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

land-coast = Coast
land-mountain = Mountain
land-forest = Forest
land-meadow = Meadow
land-desert = Desert
good-silk = Silk
good-spice = Spice
good-incense = Incense
good-pearls = Pearls
river-pine = Pine River
river-mill = Mill River
river-dust = Dust River
river-frost = Frost River
quarter-north = North Quarter
quarter-east = East Quarter
quarter-south = South Quarter
quarter-west = West Quarter
bonus-harbour = Coast houses
bonus-mountain = Mountain houses
bonus-forest = Forest houses
bonus-meadow = Meadow houses
bonus-desert = Desert houses
bonus-city = City houses
bonus-river = Rivers
bonus-four_lands = Landscapes

picture-verb-bid = lay your hand
picture-verb-build = build
picture-verb-goods = take goods
picture-verb-give_back = give goods back
picture-verb-bonus = take a bonus card
picture-verb-limit = discard
picture-ask-bid = Which pair?
picture-ask-build = Build where?
picture-ask-pay = Pay how?
picture-ask-goods = Which goods?
picture-ask-give_back = Give which back?
picture-ask-bonus = Which bonus card?
picture-ask-limit = Discard { $pick }
picture-round = Round { $round }
picture-last-round = last round
picture-over = Game over
picture-scored = Scores
picture-to-come = to come
picture-pairs = Pairs
picture-market = Goods
picture-supply = Supply
picture-hand = Your cards
picture-empty = none
picture-stop = stop building
picture-blind = from the stack
picture-free = free
picture-now = now
picture-most = at most { $most }
picture-next = then { $next }
picture-round-scored = Round { $round } scored
picture-round-begins = Round { $round } begins
picture-rounds = { $rounds } rounds
picture-blocked = blocked

alt-new = New: { $parts }.
alt-new-house = house in { $place }
alt-new-pair = pair of { $name }
alt-new-letters = letters of { $name }
alt-computer = computer
alt-start = Start player: { $name }.
alt-card = Scores this round: { $things }; to come { $coming }.
alt-pairs = Pairs: { $pairs }.
alt-pair = { $cards } ({ $name })
alt-pair-free = { $cards } (free)
alt-market = Goods on offer: { $goods }.
alt-building = Still to build: { $names }.
alt-trader = { $name }{ $signs }: { $counts }.
alt-letters = { $count } letters
alt-houses = { $count } houses left
alt-coins = { $count } coins
alt-keys = { $count } keys
alt-cards = { $count } cards
alt-bonus = { $count } bonus cards
alt-goods = goods { $goods }
alt-area = { $area }: { $houses }.
alt-city = City: { $houses }.
alt-none-built = No houses yet.
alt-closed = Closed: { $area }.
alt-hand-cards = Your cards: { $cards }.
alt-own = You: { $counts }.
alt-own-bonus = Your bonus cards: { $cards }.
alt-option = { $number }: { $words }.
alt-expels = expels { $name } for { $coins }, the next costs { $next }
alt-expels-last = expels { $name } for { $coins }, the last of the round
alt-site = { $place }, { $cards } cards
alt-key = with a key
alt-gain = now +{ $count }
alt-reward-coin = 1 coin
alt-reward-coins = 2 coins
alt-reward-card = 1 card
alt-reward-key = a key
alt-reward-goods = goods
alt-reward-bonus = bonus card
alt-for = For { $place }.
alt-left = { $left } left
alt-worth = { $bonus }: { $each } each, at most { $most }, now { $letters }
alt-final = { $title }, final score after { $rounds } rounds.
alt-nobody = nobody

# --- provisional: words of the rules that the pictures need, until they are there
line-districts = Districts
line-goods = Goods
line-rivers = Rivers
line-quarters = Quarters
line-bonus = Bonus cards
line-houses = Houses
line-coins = Coins
reason-last_house = Somebody has built the last house.
reason-last_card = All score cards are scored.
reason-blocked = Somebody can never build again.
option-place = { $place }
option-stop = Stop building
option-pair = { $cards }
option-pay = { $cards }
option-goods = { $goods }
option-blind = From the stack
option-bonus = { $bonus }
option-land = { $card }
