# Goldene Stadt auf Deutsch. Dieselben Nachrichten in derselben Reihenfolge wie in goldene_stadt.en.ftl.
# Wie die Schlüssel entstehen: bot/text/game.py.

title = Goldene Stadt
    .subtitle = Die höchste Karte gewinnt die Runde
    .duration = etwa 5 Minuten Spielzeit
    .weight = leicht zu lernen

how = Goldene Stadt: So geht’s
    .goal = Du gewinnst Runden mit Karten. Die meisten Punkte gewinnen.
    .turn = Alle legen gleichzeitig eine Karte verdeckt aus.
    .card = Die Zahl auf einer Karte ist ihre Höhe, von 1 bis 40.
    .pays = Die höchste Karte gewinnt so viele Punkte, wie die Runde zählt: Hebe die besten für späte Runden auf.
    .end = Nach sechs Runden.
    .time = Etwa 5 Minuten Spielzeit.

term-aim = Das Spiel in Kürze
    .effect = Hohe Karten für späte Runden
    .help =
        Du hast sechs Karten von 1 bis 40. In jeder Runde legen alle eine Karte verdeckt; die höchste gewinnt so viele Punkte, wie die Nummer der Runde sagt. Nach sechs Runden gewinnen die meisten Punkte.
        Beispiel: In Runde 5 legst du die 31, die anderen 12 und 30. Du gewinnst 5 Punkte.

step-lay = Eine Karte legen
step-over = Das Ende
picture-verb-lay = eine Karte legen
ask-lay = Welche Karte legst du?
    .why = Die höchste Karte gewinnt: Hebe hohe für Runden auf, die mehr Punkte bringen.
picture-ask-lay = Eine Karte legen
option-card = Karte { $card }
    .note = Die höchste Karte gewinnt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
expected = Die Punkte bis jetzt.
line-rounds = Runden
reason-all_laid = Alle Karten sind gelegt.

event-turned_up = Aufgedeckt: { $each }.
    .each = { $name } { $count }
    .short = aufgedeckt: { $each }
event-won = { $seat } hat die höchste Karte und gewinnt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .short = gewinnt +{ $points }

fact-round = Runde
fact-cards = Karten
fact-points = Punkte
fact-hand = deine Hand
fact-laid = verdeckt
fact-gone = gelegte Karten

# --- pictures

place-greycliff = Grauklipp
place-eagle_bay = Adlerbucht
place-stone_quay = Steinkai
place-frostpoint = Frostspitze
place-fernmouth = Farnmünde
place-oak_haven = Eichenhafen
place-pinewharf = Kiefernkai
place-mossport = Mooshafen
place-clover_sands = Kleestrand
place-larkspit = Lerchenspitz
place-haywharf = Heukai
place-poppy_cove = Mohnbucht
place-dune_landing = Dünensteg
place-saltbeach = Salzstrand
place-palm_roads = Palmenreede
place-amber_strand = Bernsteinufer
place-ironfell = Eisenfels
place-copperdale = Kupfertal
place-quarrytown = Steinbruch
place-silverpass = Silberpass
place-ramshorn = Widderhorn
place-echo_gorge = Echoschlucht
place-steepmarket = Steilmarkt
place-cloudrest = Wolkenruh
place-birchwell = Birkenquell
place-foxhollow = Fuchsbau
place-charcoal_green = Köhleranger
place-alderford = Erlenfurt
place-owlstead = Eulenhof
place-deepwood = Tiefenwald
place-timbergate = Balkentor
place-millbrook = Mühlbach
place-shepherds_rest = Hirtenrast
place-honeyfield = Honigfeld
place-cidertown = Mostdorf
place-windmere = Windweiler
place-barleyton = Gerstenau
place-goosegreen = Gänsewiese
place-sunmeadow = Sonnenwiese
place-redwell = Rotbrunn
place-caravan_halt = Karawanenrast
place-scorpion_wells = Skorpionbrunn
place-sandford = Sandfurt
place-mirage = Luftspiegel
place-oasis_court = Oasenhof
place-glasstown = Glashütten
place-mint_ward = Münzviertel
place-anvil_ward = Ambossgasse
place-carver_ward = Schnitzergasse
place-lantern_ward = Laternengasse
place-garden_ward = Gartengasse
place-baker_ward = Bäckergasse
place-potter_ward = Töpfergasse
place-spice_ward = Gewürzgasse
place-eagle_palace = Adlerpalast
place-cedar_palace = Zedernpalast
place-rose_palace = Rosenpalast
place-sun_palace = Sonnenpalast

land-coast = Küste
land-mountain = Gebirge
land-forest = Wald
land-meadow = Wiese
land-desert = Wüste
good-silk = Seide
good-spice = Gewürz
good-incense = Weihrauch
good-pearls = Perlen
river-pine = Kiefernfluss
river-mill = Mühlenfluss
river-dust = Staubfluss
river-frost = Frostfluss
quarter-north = Nordviertel
quarter-east = Ostviertel
quarter-south = Südviertel
quarter-west = Westviertel
bonus-harbour = Häuser an der Küste
bonus-mountain = Häuser im Gebirge
bonus-forest = Häuser im Wald
bonus-meadow = Häuser auf der Wiese
bonus-desert = Häuser in der Wüste
bonus-city = Häuser in der Stadt
bonus-river = Flüsse
bonus-four_lands = Landschaften

picture-verb-bid = Hand anlegen
picture-verb-build = bauen
picture-verb-goods = Ware nehmen
picture-verb-give_back = Ware abgeben
picture-verb-bonus = Bonus wählen
picture-verb-limit = abwerfen
picture-ask-bid = Welches Paar?
picture-ask-build = Wo bauen?
picture-ask-pay = Wie zahlen?
picture-ask-goods = Welche Ware?
picture-ask-give_back = Welche abgeben?
picture-ask-bonus = Welcher Bonus?
picture-ask-limit = { $pick } abwerfen
picture-round = Runde { $round }
picture-last-round = letzte Runde
picture-over = Spielende
picture-scored = Wertung
picture-to-come = noch
picture-pairs = Paare
picture-market = Waren
picture-supply = Vorrat
picture-hand = Deine Karten
picture-empty = keine
picture-stop = nicht weiterbauen
picture-blind = vom Stapel
picture-free = frei
picture-now = jetzt
picture-most = höchstens { $most }
picture-next = dann { $next }
picture-round-scored = Wertung Runde { $round }
picture-round-begins = Runde { $round } beginnt
picture-rounds = { $rounds } Runden
picture-blocked = gesperrt

alt-new = Neu: { $parts }.
alt-new-house = Haus in { $place }
alt-new-pair = Paar von { $name }
alt-new-letters = Briefe von { $name }
alt-computer = Computer
alt-start = Startspieler: { $name }.
alt-card = Wertung der Runde: { $things }; noch { $coming }.
alt-pairs = Paare: { $pairs }.
alt-pair = { $cards } ({ $name })
alt-pair-free = { $cards } (frei)
alt-market = Waren in der Auslage: { $goods }.
alt-building = Es bauen noch: { $names }.
alt-trader = { $name }{ $signs }: { $counts }.
alt-letters = { $count } Briefe
alt-houses = noch { $count } Häuser
alt-coins = { $count } Münzen
alt-keys = { $count } Schlüssel
alt-cards = { $count } Karten
alt-bonus = { $count } Bonuskarten
alt-goods = Waren { $goods }
alt-area = { $area }: { $houses }.
alt-city = Stadt: { $houses }.
alt-none-built = Noch keine Häuser.
alt-closed = Geschlossen: { $area }.
alt-hand-cards = Deine Karten: { $cards }.
alt-own = Du: { $counts }.
alt-own-bonus = Deine Bonuskarten: { $cards }.
alt-option = { $number }: { $words }.
alt-expels = verdrängt { $name } für { $coins }, die nächste kostet { $next }
alt-expels-last = verdrängt { $name } für { $coins }, die letzte der Runde
alt-site = { $place }, { $cards } Karten
alt-key = mit Schlüssel
alt-gain = jetzt +{ $count }
alt-reward-coin = 1 Münze
alt-reward-coins = 2 Münzen
alt-reward-card = 1 Karte
alt-reward-key = ein Schlüssel
alt-reward-goods = Ware
alt-reward-bonus = Bonuskarte
alt-for = Für { $place }.
alt-left = { $left } bleiben
alt-worth = { $bonus }: je { $each }, höchstens { $most }, jetzt { $letters }
alt-final = { $title }, Endwertung nach { $rounds } Runden.
alt-nobody = niemand

# --- provisional: words of the rules that the pictures need, until they are there
line-districts = Bezirke
line-goods = Waren
line-rivers = Flüsse
line-quarters = Viertel
line-bonus = Bonuskarten
line-houses = Häuser
line-coins = Münzen
reason-last_house = Jemand hat das letzte Haus gebaut.
reason-last_card = Alle Wertungskarten sind gewertet.
reason-blocked = Jemand kann nie mehr bauen.
option-place = { $place }
option-stop = Nicht weiterbauen
option-pair = { $cards }
option-pay = { $cards }
option-goods = { $goods }
option-blind = Vom Stapel
option-bonus = { $bonus }
option-land = { $card }
