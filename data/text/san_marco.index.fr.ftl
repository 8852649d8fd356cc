# L’index des règles de San Marco : les mots sous lesquels on cherche encore une page de
# san_marco.fr.ftl. Le nom de la page n’y figure pas ; voir san_juan.index.en.ftl.

term-aim = but du jeu, objectif, résumé, aperçu, règles en bref, de quoi il retourne
term-setup = installation, début de partie, préparation, premiers ponts, ponts de départ
term-round =
    déroulement, ordre du tour, ordre de jeu, rôles, donneur, donneurs, premier joueur, meneur,
    qui commence, premier choix
term-offers =
    lot, lots, tas, partage, partager, partager les cartes, choisir, choisir un lot, couper,
    je coupe tu choisis, lot vide
term-playing =
    cartes action, actions, carte quartier, cartes quartier, placer un noble, défausser le reste,
    arrêter, passer, renoncer
term-limits =
    pénalité, pénalités, cartes pénalité, carte limite, dix points de pénalité,
    10 points de pénalité, hors jeu, éliminé, élimination
term-last_round = tour final, encore un tour, un tour de plus
term-passage =
    manche, manches, fin de manche, bonus, bonus de pénalité, remélanger, nouvelle manche
term-fewest = moins de pénalité, le moins de points de pénalité, exil gratuit, exil de fin de manche
term-nobles =
    noble, nobles, aristocrate, aristocrates, famille, pions, cubes, réserve, réserve vide
term-bridges =
    construire un pont, ses propres ponts, voisin, voisins, quartiers voisins, adjacent,
    canal, canaux
term-tolls =
    péage, péages, payer, trajet, trajets, chemin, route, itinéraire, chemin du doge, traverser
term-stranded = sans pont, aucun pont, échoué, pas payant, pas
term-scoring =
    quartier, quartiers, décompte, décompter, majorité, majorités, points, prestige,
    points de prestige, points de victoire, égalité, deuxième place, seconde valeur
term-end =
    fin du jeu, fin de partie, décompte final, égalité, égalités, départager, départage,
    qui gagne, vainqueur, victoire
term-three = trois joueurs, 3 joueurs, à trois, partie à trois
term-together =
    simultané, en même temps, lot scellé, lots cachés, secret, face cachée, dos des cartes,
    révélation
term-missing =
    absent, absence, remplaçant, ordinateur, joueur ordinateur, IA, bot, abandonner, abandon
term-table_options = options, variante, variantes, règles maison, options de jeu
term-edition = version, livret, livret de règles, règle officielle, Moon, Weissblum
term-reconstructed =
    reconstitution, reconstitué, plateau, plan de Venise, carte de Venise, doutes, incertain,
    questions ouvertes, FAQ

district-cannaregio = Canareggio, Cannareggio, face 1, quartier 1, quartier de Venise, sestiere
district-santa_croce =
    Santa Croche, Sainte-Croix, face 2, quartier 2, quartier de Venise, sestiere
district-san_polo = Saint-Paul, Rialto, face 3, quartier 3, quartier de Venise, sestiere
district-san_marco =
    Saint-Marc, place Saint-Marc, face 4, quartier 4, quartier de Venise, sestiere
district-dorsoduro = Dorso Duro, face 5, quartier 5, quartier de Venise, sestiere
district-castello = Arsenal, face 6, quartier 6, quartier de Venise, sestiere

card-bridge = carte pont, cartes pont, remplacer un pont, prendre un pont, pont adverse
card-defector =
    carte traître, cartes traître, transfert, transfuge, trahison, remplacer, remplacer un noble,
    échanger un noble
card-doge = carte doge, cartes doge, déplacer le doge, carte obligatoire
card-banishment =
    carte exil, cartes exil, exiler, bannir, bannissement, chasser, dé, lancer le dé

limit-1 = carte pénalité, carte pénalité 1, 1 point de pénalité, un point de pénalité
limit-2 = carte pénalité, carte pénalité 2, 2 points de pénalité, deux points de pénalité
limit-3 = carte pénalité, carte pénalité 3, 3 points de pénalité, trois points de pénalité
