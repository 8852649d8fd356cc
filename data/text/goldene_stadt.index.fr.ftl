# Les mots sous lesquels on cherche encore les entrées des règles de Die goldene Stadt ; voir
# san_juan.index.en.ftl. Le nom de l’entrée elle-même n’y figure pas.

term-aim = but, but du jeu, objectif, résumé, aperçu, règles en bref, de quoi parle le jeu
term-setup = préparation, installation, début de partie, main de départ, cartes de départ
term-round =
    manche, déroulement, ordre du tour, ordre de jeu, phases, premier joueur, sens horaire, qui
    commence
term-bidding =
    miser, mise, mises, enchère, enchères, enchérir, surenchérir, pion, main d’enchère, paire,
    paires, paire de cartes, déloger, délogement, délogé, évincer, chasser
term-building =
    construire, construction, bâtir, tour de construction, phase de construction, maison,
    maisons, deuxième maison, finir le tour, finir son tour, arrêter de construire, combien de
    maisons
term-roads =
    route, chemin, pont, ponts, connexion, lieu voisin, lieux voisins, débarquer, débarquement
term-cost =
    coût, coûts, prix, payer, paiement, joker, jokers, deux cartes identiques, remplacer une
    carte
term-hand_limit =
    trop de cartes terrain, cinq cartes, limite de cartes, cartes en trop, taille de la main
term-rewards = récompense, gain, gains, bonus immédiat, ce que donne un lieu
term-coins = pièce, monnaie, argent, or, bourse, réserve
term-cards =
    carte terrain, terrain, terrains, carte paysage, paysage, pioche, piocher, défausse,
    défausser, mélanger, pioche vide
term-keys = clé, clef, clefs, carte clé, cartes clé, quartier fermé
term-goods =
    carte marchandise, marchandise, marchandises, bien, biens, cinquième carte marchandise,
    quatre cartes marchandise, soie, épice, épices, encens, perle, perles, gemme
term-bonus = carte bonus, charte, chartes, objectif secret, objectifs secrets, parchemin
term-districts =
    quartier extérieur, quartiers extérieurs, quartier intérieur, quartiers intérieurs, cité,
    cité d’or, ville, centre
term-scoring =
    décompte, carte décompte, cartes décompte, majorité, égalité, marquer, score de la manche,
    plus de maisons, deux lettres
term-letters =
    lettre, lettres, lettre de commerce, points, points de victoire, lettres cachées, score,
    total
term-end =
    fin, fin du jeu, fin de partie, dernière maison, dernière manche, dernière carte décompte,
    seizième manche, décompte final
term-blocked = bloqué, bloquer, coincé, ne plus pouvoir construire, perdre, défaite
term-ranking =
    égalité, départage, départager, ex aequo, vainqueur, victoire, gagner, qui gagne, rang
term-map =
    île, carte de l’île, plan, région, régions, secteurs, rivière, rivières, mer, source,
    village, villages, lieu, lieux, muraille
term-two = deux joueurs, 2 joueurs, à deux, à 2, partie à deux, région fermée, règle maison à deux
term-hidden = caché, cachée, secret, visible, information cachée, face cachée, face visible, annuler
term-missing =
    absent, absence, remplaçant, ordinateur, joueur ordinateur, IA, bot, abandonner, abandon
term-table_options = options, option, variante, variantes, règles maison, trois éléments
term-edition =
    version, édition, livret, livret de règles, règles officielles, Schacht, Michael Schacht,
    Kosmos
term-reconstructed =
    reconstitué, reconstitution, doutes, incertain, questions ouvertes, FAQ, noms de lieux,
    faces des cartes décompte

land-coast =
    port, ports, carte Côte, rivage, littoral, plage, Rochegrise, Port-Aigle, Port-Roc,
    Cap-Neige, Fougères, Port-Chêne, Quai-Sapin, Moussac, Trèfle-Plage, Cap-Alouette,
    Quai-au-Foin, Anse-Pavot, Port-Dune, Salines, Rade-Palmier, Ambrerive
land-mountain =
    montagnes, carte Montagne, nord, Montfer, Valcuivre, Carrières, Argentière, Corne-Bélier,
    Gorge-Écho, Hautmarché, Bellenue, Clos-Monnaie, Clos-Enclume, Palais-Aigle
land-forest =
    forêts, bois, carte Forêt, est, Boulay, Renardière, Charbonnière, Aulnay-le-Gué,
    Bourg-Hibou, Boisprofond, Portebois, Clos-Graveur, Clos-Lanterne, Palais-Cèdre
land-meadow =
    prairies, pré, carte Prairie, sud, Ru-du-Moulin, Bergerie, Champmiel, Cidreville, Ventelac,
    Orgeval, Pré-aux-Oies, Clairpré, Clos-Jardin, Clos-Fournil, Palais-Rose
land-desert =
    déserts, carte Désert, ouest, Puits-Rouge, Caravansérail, Puits-Scorpion, Gué-de-Sable,
    Mirage, Belle-Oasis, Verrerie, Clos-Potier, Clos-Épices, Palais-Soleil

river-pine = pin, pins, rivière du nord-est, nord-est
river-mill = moulin, rivière du sud-est, sud-est
river-dust = ocre, rivière du sud-ouest, sud-ouest
river-frost = gel, rivière du nord-ouest, nord-ouest
quarter-north = quartiers du nord, secteur du nord, secteur de la montagne
quarter-east = quartiers de l’est, secteur de l’est, secteur de la forêt
quarter-south = quartiers du sud, secteur du sud, secteur de la prairie
quarter-west = quartiers de l’ouest, secteur de l’ouest, secteur du désert

bonus-harbour = charte portuaire, bonus de la côte, bonus des ports
bonus-mountain = charte de la montagne, bonus de la montagne
bonus-forest = charte de la forêt, bonus de la forêt
bonus-meadow = charte de la prairie, bonus de la prairie
bonus-desert = charte du désert, bonus du désert
bonus-city = charte de la ville, bonus de la cité, bonus des quartiers
bonus-river = charte de la rivière, bonus des rivières
bonus-four_lands = quatre terrains, bonus des terrains
