# Sous quels mots on cherche encore les fiches des règles de San Juan ; voir san_juan.index.en.ftl.
# Le nom de la fiche elle-même n’y figure pas.

role-builder = phase de construction, bâtisseur, constructeur, maçon
role-producer = producteur, phase de production, artisanat, contremaître
role-trader = négociant, commerçant, vendeur, phase de vente
role-councillor = bourgmestre, maire, échevin, choix de cartes
role-prospector = prospecteur, orpailleur, prospection

term-round =
    ordre du tour, ordre de jeu, déroulement, choix du rôle, choisir un rôle, cartes rôle,
    personnages, phases, privilège, privilèges, bonus
term-governor = premier joueur, qui commence, qui débute, gouverneure
term-starting_hand =
    cartes de départ, main initiale, premières cartes, mise en place, préparation,
    début de partie, mulligan
term-round_start = début du tour, nouvelle manche, changement de manche, échange de cartes
term-hand_limit =
    limite de cartes, maximum de cartes, taille de la main, cartes en main, trop de cartes,
    7 cartes, 12 cartes, sept cartes, se défausser, défausser
term-building =
    payer, coût, coûts, bâtir, construire, bâtiments urbains, bâtiments de production,
    bâtiments violets, bâtiment violet, deux fois le même bâtiment, doublon, doublons
term-goods = denrées, biens, ressources, cartes marchandise, produire, production, stocker
term-trading_house =
    prix, tuiles de prix, tuiles, tuile de prix, hôtel des ventes, comptoir de vente,
    prix de vente, vendre, vente, ventes, cours
term-chapel_cards =
    cartes sous la Chapelle, cartes sous la Banque, cartes sous le Port, points cachés,
    cartes mises de côté, glisser, glisser une carte
term-known_cards = cartes connues, cartes visibles, cartes vues, cartes marquées, marque
term-library_two = deux joueurs, 2 joueurs, à deux, partie à deux, duel
term-deck =
    défausse, pile de défausse, pioche, pioche vide, piles vides, mélanger, remélanger, blocage,
    personne ne construit
term-end =
    fin de partie, dernière phase, douze bâtiments, 12 bâtiments, quand finit la partie
term-scoring =
    points, points de victoire, PV, score, score final, calcul des points, compter les points,
    qui gagne, victoire, vainqueur
term-tie_break = départage, départager, ex æquo, points égaux, même score
term-together =
    simultané, simultanément, en même temps, tous ensemble, réponses scellées, attendre, attente,
    passer
term-edition =
    version, deuxième édition, seconde édition, première édition, 2e édition, livret,
    livret de règles, règle du jeu
term-expansion = extension, bâtiments supplémentaires, cartes supplémentaires
term-table_options = options, variante, variantes, règle maison, règles maison
term-unconfirmed = doute, doutes, incertain, interprétation, lectures, questions ouvertes, FAQ

building-indigo_plant = indigo, indigoterie, plantation, teinture
building-sugar_mill = sucre, sucrerie, moulin à sucre, raffinerie de sucre
building-tobacco_storage = tabac, séchoir à tabac, entrepôt de tabac, fumerie
building-coffee_roaster = café, brûlerie de café, torréfaction, torréfacteur
building-silver_smelter = argent, minerai
building-smithy = forgeron, production moins chère
building-gold_mine = mine, révéler quatre cartes, quatre coûts différents
building-archive = archive, archiviste, échanger ses anciennes cartes
building-poor_house = asile, maison des pauvres, pauvres
building-black_market = contrebande, payer avec des marchandises, payer en marchandises
building-trading_post = échoppe, poste de commerce, factorerie, vendre plus
building-well = fontaine, source
building-market_stand = étalage, stand, petit marché
building-crane = recouvrir, recouvrement, bâtiment recouvert, remplacer, démolir, améliorer
building-chapel = église
building-tower = tour de guet, limite plus haute, plus de cartes en main
building-aqueduct = eau, produire plus
building-carpenter = charpentier, charpenterie, menuisier, menuiserie, bois
building-prefecture = préfet, garder deux cartes
building-market_hall = halles, marché couvert, grand marché
building-quarry = carrières, pierre, bâtiments urbains moins chers
building-library = doubler, doubler le privilège, privilège double, livres
building-statue = monument, monuments, mémorial
building-victory_column =
    monument, monuments, mémorial, colonne de victoire, colonne triomphale, pilier
building-hero = monument, monuments, mémorial, cavalier, statue équestre
building-guild_hall = guildes, halle de guilde, corporation
building-city_hall = mairie
building-triumphal_arch = arc, monument, monuments, mémorial, triomphe
building-palace = château, un quart
building-office = bureaux, chancellerie, échanger des cartes
building-guard_room = garde, caserne, corps de garde, 6 cartes, six cartes
building-hut = hutte, cahute, personne ne vend
building-tavern = auberge, cabaret, le moins de bâtiments
building-park = jardin
building-customs_office = douanes, douanier, fret, octroi
building-bank = banquier, coffre
building-harbor = quai, havre, bateau, navire
building-goldsmith = orfèvre, bijoutier, joaillier
building-residence = demeure, manoir, groupes de trois, coûts égaux
building-cathedral = église, basilique, bâtiments adverses
