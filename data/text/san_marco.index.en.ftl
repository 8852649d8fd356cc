# The index of San Marco's rules: the words under which people look for an entry of
# san_marco.en.ftl and which are not its name; see san_juan.index.en.ftl.

term-aim = aim, goal, object of the game, overview, summary, what is it about, short rules
term-setup = set-up, set up, beginning of the game, preparation, first bridges, starting bridges
term-round =
    turn order, order of play, splitter, splitters, chooser, choosers, distributor, distributors,
    decider, deciders, start player, first player, who begins, who starts
term-offers =
    offer, offers, divide, dividing, dividing and choosing offers, split, share, choose an offer,
    I cut you choose, I split you choose, empty offer
term-playing =
    carrying out cards, action cards, actions, district card, district cards, placing nobles,
    discard the rest, stop, pass, decline
term-limits =
    limit, limit cards, limit total, ten limit points, 10 limit points, eliminated, dropping out,
    knocked out
term-last_round = final round, one more round
term-passage =
    passage, passages, end of a passage, third, bonus, limit bonus, reshuffle
term-fewest = lowest limit, least limit points, banishment at the end, pass
term-nobles =
    noble, aristocrats, pieces, cubes, figures, supply, stock, empty supply
term-bridges = building bridges, own bridges, neighbours, neighbors, adjacent, connected, canals
term-tolls = toll, tolls, fee, paying, pay, path, route, routes, way of the doge
term-stranded = doge without bridge, no bridge, stranded, paid step, step
term-scoring =
    district scoring, majority, majorities, points, prestige, prestige points, victory points,
    tie, ties, second place, second value
term-end =
    game end, final scoring, tie, ties, tie-break, tiebreaker, draw game, who wins, winner
term-three = three players, 3 players, three-player game
term-together =
    simultaneous, at the same time, hidden offers, secret, face down, card backs, deciding together
term-missing =
    somebody is missing, absent, away, substitute, stand-in, computer, computer player, AI, bot,
    resign
term-table_options = options, variants, variant, house rules, game options
term-edition = version, rulebook, rule book, booklet, Moon, Weissblum
term-reconstructed =
    reconstruction, board, map, map of Venice, doubts, uncertain, open questions, FAQ

district-cannaregio = Canareggio, Cannareggio, face 1, district 1, district, districts, quarter
district-santa_croce = Santa Croche, face 2, district 2, district, districts, quarter
district-san_polo = Rialto, face 3, district 3, district, districts, quarter
district-san_marco = St Mark, St Mark's, face 4, district 4, district, districts, quarter
district-dorsoduro = Dorso Duro, face 5, district 5, district, districts, quarter
district-castello = Arsenal, face 6, district 6, district, districts, quarter

card-bridge = bridge card, bridge cards, build a bridge, replace a bridge
card-defector =
    defector card, transfer, transfer card, traitor, turncoat, replace a noble, swap a noble,
    exchange
card-doge = doge card, doge cards, move the doge, moving the doge, must be played
card-banishment = banishment card, banishment cards, banish, exile, expel, die, dice, roll

limit-1 = limit card, limit card 1, 1 limit point, one limit point
limit-2 = limit card, limit card 2, 2 limit points, two limit points
limit-3 = limit card, limit card 3, 3 limit points, three limit points
