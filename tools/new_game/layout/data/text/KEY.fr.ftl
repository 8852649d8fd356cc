# TITLE en français. Les mêmes messages dans le même ordre que dans KEY.en.ftl.

title = TITLE
    .short = TITLE
    .subtitle = La plus haute carte gagne la manche
    .duration = environ 5 minutes de jeu
    .weight = facile à apprendre

how = TITLE : comment jouer
    .goal = Vous gagnez des manches avec des cartes. Le plus de points gagne.
    .turn = Tout le monde pose une carte face cachée, en même temps.
    .card = Le nombre d’une carte est sa hauteur, de 1 à 40.
    .pays = La plus haute carte gagne autant de points que le numéro de la manche : gardez les meilleures pour la fin.
    .end = Après six manches.
    .time = Environ 5 minutes de jeu.

term-aim = Le jeu en bref
    .effect = De hautes cartes, pour les dernières manches
    .help =
        Vous avez six cartes de 1 à 40. À chaque manche, tout le monde pose une carte face cachée ; la plus haute gagne autant de points que le numéro de la manche. Après six manches, le plus de points gagne.
        Exemple : à la manche 5, vous posez 31, les autres 12 et 30. Vous gagnez 5 points.

step-lay = Pose d’une carte
step-over = Fin de partie
picture-verb-lay = poser une carte
ask-lay = Quelle carte posez-vous ?
    .why = La plus haute carte gagne : gardez les hautes pour les manches qui rapportent plus.
picture-ask-lay = Posez une carte
lesson-lay = Tout le monde pose une carte en secret, et la plus haute gagne autant de points que le numéro de la manche. Une haute carte vaut donc plus à la fin, quand les autres n’ont plus que des basses. Conseil : commencez par les basses.
option-card = Carte { $card }
    .note = La plus haute carte gagne { $points ->
        [one] 1 point
       *[other] { $points } points
    }
so-far = Les points jusqu’ici.
line-rounds = Manches gagnées
reason-all_laid = Toutes les cartes sont posées.

event-turned_up = Cartes révélées : { $each }.
    .each = { $name } { $count }
    .short = cartes révélées : { $each }
event-won = { $seat } a la plus haute carte et gagne { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .short = gagne +{ $points }

fact-round = manche
fact-cards = cartes
fact-points = points
fact-hand = votre main
fact-laid = face cachée
fact-gone = cartes posées
