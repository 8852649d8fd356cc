# San Juan en français. Les mêmes messages dans le même ordre que san_juan.en.ftl, où il est dit ce
# que valent leurs formes. .the et .a sont des objets : "construit la Bibliothèque". [one] vaut
# aussi pour 0 : le nombre y reste donc une variable. Les .gist des bâtiments n’ont pas de
# deux-points : les images changent l’espace fine en espace simple.

title = San Juan
    .short = San Juan
    .subtitle = Bâtissez la plus belle ville de Porto Rico
    .duration = environ 60 minutes
    .weight = facile à apprendre

how = San Juan : comment jouer
    .goal = Bâtissez la plus belle ville : le plus haut score gagne. La partie finit quand une ville a 12 bâtiments.
    .turn = À votre tour, choisissez un des cinq rôles : construire, produire, vendre, piocher, ou piocher une carte rien que pour vous. Tout le monde l’exécute, mais le bonus est pour vous.
    .card = Carré sombre : le coût actuel, payé avec d’autres cartes ; avec une flèche, moins que le coût imprimé. Étoile : les points. Avec un plus, c’est ce que le bâtiment ajouterait maintenant : cela grandit avec votre ville. Disque doré : le numéro à choisir.
    .pays = Vos cartes sont votre monnaie. Les bâtiments de production donnent des marchandises, à vendre contre des cartes. Les bâtiments urbains vous aident jusqu’à la fin. Ceux qui coûtent 6 rapportent des points en fin de partie.
    .end = Dès qu’un joueur a 12 bâtiments, la phase de l’Architecte va jusqu’au bout pour tout le monde. Puis on compte les points. La plus grande ville montre si la fin est proche.
    .time = Environ 60 minutes de jeu, étalées sur plusieurs jours. Vous recevez un message quand c’est à vous de jouer.

-production = Bâtiment de production · coût { $cost } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $copies } cartes{ $extra ->
        [1] , 1 de plus avec l’extension
       *[none] { "" }
    }
-city = Bâtiment urbain · coût { $cost } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $extra ->
        [3] { $extra } cartes de l’extension
       *[none] { $copies } cartes
    }
-monument = Monument, un bâtiment urbain · coût { $cost } · { $points } points · { $copies } cartes
-end = Bâtiment urbain · coût { $cost } · points en fin de partie · { $extra ->
        [1] une tuile unique de l’extension
        [2] { $extra } cartes de l’extension
       *[none] { $copies } cartes
    }


## Rôles

role-builder = Architecte
    .the = l’Architecte
    .short =
        Archi-
        tecte
    .effect = Tous peuvent construire, vous payez 1 carte de moins
    .gist =
        Construction
        Vous : 1 de moins
    .privilege = paie 1 carte de moins
    .help =
        En partant du joueur qui a choisi le rôle, dans le sens horaire, chacun peut construire 1 bâtiment. Vous payez son coût en défaussant d’autres cartes de votre main, face cachée.
        Bonus : le joueur qui a choisi le rôle paie 1 carte de moins, ou 2 avec une Bibliothèque. Une réduction dont vous n’avez pas besoin est perdue.
        Un bâtiment agit dès la fin de cette phase. Avec les nouveaux bâtiments, vous pouvez construire la Cathédrale, posée sur la table, au lieu d’une carte.
        Règle maison : tous construisent en même temps. Tous choisissent en secret, puis construisent dans le même ordre. Les cartes piochées en chemin ne paient rien pendant cette phase.
        Exemple : vous choisissez l’Architecte et possédez une Carrière. Une Préfecture (4) vous coûte 4 − 1 − 1 = 2 cartes.
role-producer = Artisan
    .the = l’Artisan
    .short = Artisan
    .effect = Tous peuvent produire 1 marchandise, vous 1 de plus
    .gist =
        Chacun produit 1
        Vous : 2
    .privilege = produit 1 marchandise de plus
    .help =
        Chaque joueur peut poser 1 marchandise sur un de ses bâtiments de production vides. Une marchandise est une carte de la pioche, face cachée, que personne ne regarde. Un bâtiment n’en contient qu’une.
        Bonus : le joueur qui a choisi le rôle produit 1 marchandise de plus, ou 2 avec une Bibliothèque.
        Exemple : vous choisissez l’Artisan et avez trois bâtiments vides. Vous en remplissez deux, ou les trois avec un Aqueduc.
role-trader = Marchand
    .the = le Marchand
    .short =
        Mar-
        chand
    .effect = Tous peuvent vendre 1 marchandise, vous 1 de plus
    .gist =
        Chacun vend 1
        Vous : 2
    .privilege = vend 1 marchandise de plus
    .help =
        Le joueur qui a choisi le rôle révèle la tuile de prix suivante. Puis chacun peut vendre 1 marchandise et pioche autant de cartes que la tuile en paie.
        Bonus : le joueur qui a choisi le rôle vend 1 marchandise de plus, ou 2 avec une Bibliothèque. Chacun peut passer. Si personne ne vend, chaque Cabane fait piocher une carte.
        Exemple : la tuile paie le sucre 1 et le café 2. Vous avez choisi le Marchand et vendez les deux : 3 cartes.
role-councillor = Conseiller
    .the = le Conseiller
    .short =
        Conseil-
        ler
    .effect = Tous piochent 2 et gardent 1, mais vous piochez 5
    .gist =
        Tous : 1 sur 2
        Vous : 1 sur 5
    .privilege = pioche 5 cartes au lieu de 2
    .help =
        Chaque joueur pioche 2 cartes, en garde 1 et défausse l’autre face cachée.
        Bonus : le joueur qui a choisi le rôle pioche 5 cartes, ou 8 avec une Bibliothèque, et en garde 1.
        Avec une Préfecture, vous en gardez 2. Avec les Archives, vous pouvez défausser des cartes de votre main à la place. Tous piochent en même temps, automatiquement. Avant cela, chaque Douane vide reçoit une marchandise.
        Exemple : vous choisissez le Conseiller et possédez une Préfecture : vous regardez 5 cartes et en gardez 2.
role-prospector = Chercheur d’or
    .the = le Chercheur d’or
    .short =
        Cherch.
        d’or
    .effect = Vous piochez 1 carte, les autres aucune
    .gist =
        Autres : rien
        Vous : 1 carte
    .privilege = pioche 1 carte
    .help =
        Les autres joueurs n’ont rien à faire.
        Bonus : le joueur qui a choisi le rôle pioche 1 carte, ou 2 avec une Bibliothèque.
        Ensuite, chaque Mine d’or et chaque Orfèvrerie tente sa chance, même si son propriétaire n’a pas choisi le rôle.
        Exemple : vous choisissez le Chercheur d’or et possédez une Bibliothèque et une Mine d’or : 2 cartes, puis un essai à la mine.


## Notions

term-round = Manche et rôles
    .effect = Chacun choisit un rôle, et tous l’exécutent
    .help =
        Le gouverneur commence. Chaque joueur choisit à son tour un rôle encore disponible. Tous l’exécutent dans le sens horaire, en partant de ce joueur. Lui seul a le bonus (le privilège, dans la règle).
        Quand tous ont choisi, les rôles reviennent et le joueur suivant devient gouverneur.
        À deux joueurs, le gouverneur choisit en premier et en troisième, l’autre joueur en deuxième.
        Exemple : trois joueurs, gouverneur Ada. Ada choisit l’Architecte, Ben le Marchand, Cleo le Chercheur d’or. Puis Ben devient gouverneur.
term-governor = Gouverneur
    .effect = Choisit en premier, change à chaque manche
    .help =
        Le gouverneur choisit le premier rôle d’une manche. Après la manche, le joueur suivant dans le sens horaire devient gouverneur.
        Exemple : à quatre joueurs, le gouverneur de la manche 1 l’est de nouveau à la manche 5.
term-starting_hand = Main de départ
    .effect = 4 cartes, choisies parmi 5 à 8
    .help =
        Chaque joueur commence avec une Teinturerie sur la table et 4 cartes en main.
        Par défaut, les places 1 à 4 regardent 5, 6, 7 et 8 cartes et en gardent 4. Jouer plus tard donne donc plus de choix. Tous choisissent en même temps.
        Exemple : le troisième joueur regarde 7 cartes, en garde 4 et en défausse 3 face cachée.
term-round_start = Début de manche
    .effect = Bureau, Chapelle et Banque, puis limite de main
    .help =
        Avant le premier rôle, chacun ajuste sa main :
        1. Bureau : vous pouvez échanger 1 ou 2 cartes.
        2. Chapelle : vous pouvez glisser 1 carte. Banque : une fois par partie, vous pouvez en glisser à volonté.
        3. Limite de main dépassée : vous défaussez le surplus.
        Tous décident en même temps, d’abord des échanges, puis du reste. Les réponses restent scellées jusqu’à la dernière. Elles s’appliquent alors dans le sens horaire, en partant du gouverneur.
        Exemple : votre limite de main est 7. Vous avez 9 cartes, un Bureau et une Chapelle. Vous échangez 2 cartes et en glissez 1 : il en reste 8, vous en défaussez 1.
term-hand_limit = Limite de main
    .effect = 7 cartes en début de manche, 12 avec une Tour
    .help =
        Au début d’une manche, vous pouvez avoir au plus 7 cartes, 12 avec une Tour. Vous choisissez lesquelles défausser. Pendant la manche, votre main peut être plus grande.
        Avec les nouveaux bâtiments, tant qu’un Poste de garde est en jeu, les joueurs sans Poste de garde ni Tour n’ont droit qu’à 6 cartes. En option de table, cela vaut même s’il n’y en a aucun.
        Exemple : vous finissez une manche avec 9 cartes, et votre limite de main est 7 : vous en défaussez 2.
term-building = Construction
    .effect = Payée en cartes, effet après la phase
    .help =
        Un bâtiment coûte autant de cartes de votre main que l’indique son chiffre. Vous pouvez posséder plusieurs fois le même bâtiment de production, mais un seul de chaque bâtiment urbain. Les autres exemplaires peuvent encore payer d’autres bâtiments.
        Un nouveau bâtiment agit dès la fin de sa phase de l’Architecte. Vous pouvez toujours renoncer à son effet.
        Dès qu’il est certain que cette phase termine la partie, seul compte votre nombre de cartes. Vous ne choisissez plus lesquelles paient.
        Exemple : vous construisez une Forge. Elle n’économise rien pendant cette phase. Dès l’Architecte suivant, les bâtiments de production vous coûtent 1 de moins.
term-goods = Marchandises
    .effect = Une carte cachée sur un bâtiment de production
    .help =
        Une marchandise est une carte de la pioche, posée face cachée sur un bâtiment de production. Personne ne la regarde. Son bâtiment dit ce qu’elle est : indigo, sucre, tabac, café ou argent.
        Vous produisez des marchandises avec l’Artisan et les vendez avec le Marchand. Si vous recouvrez un bâtiment, sa marchandise est perdue. Parmi les bâtiments urbains, seule la Douane en contient une.
        Exemple : vous possédez deux Teintureries et une Raffinerie : vous pouvez donc avoir trois marchandises.
term-trading_house = Maison de commerce
    .effect = Cinq tuiles de prix, toujours dans le même ordre
    .help =
        Cinq tuiles de prix montrent ce que valent les cinq marchandises. Plaza les mélange une fois. Chaque Marchand révèle la suivante. Après la cinquième, elles reviennent dans le même ordre.
        L’indigo vaut toujours 1, le sucre 1 ou 2, le tabac 1 ou 2, le café 2 ou 3, l’argent 2 ou 3.
        Exemple : après cinq Marchands, vous avez vu toutes les tuiles et connaissez le prochain prix.
term-chapel_cards = Cartes glissées
    .effect = 1 point chacune, quelle que soit la carte
    .help =
        Une carte sous une Chapelle vaut 1 point à la fin, quelle qu’elle soit. Il en va de même sous une Banque ou un Port (nouveaux bâtiments). Elle compte même sous un bâtiment recouvert, mais ne départage pas une égalité.
        Seul leur propriétaire connaît les cartes sous une Chapelle ou une Banque. Personne ne connaît celles sous un Port. Une option de table décide si les autres voient leur nombre.
        Un bâtiment sous une Chapelle, une Banque ou un Port n’est pas une carte glissée et ne rapporte rien.
        Exemple : 5 cartes sous la Chapelle et 4 sous la Banque font 9 points à la fin, et le Palais les compte aussi.
term-known_cards = Cartes connues de tous
    .effect = Marquées tant qu’aucune carte ne part face cachée
    .help =
        Tout le monde a vu une carte gagnée avec une Mine d’or ou une Orfèvrerie. Elle est donc marquée à côté de la main de son propriétaire. La marque disparaît quand il construit la carte. Elle disparaît aussi dès qu’une carte quitte cette main face cachée, car plus rien n’est sûr.
        Exemple : tous ont vu Ben prendre un Puits. Ben paie 3 cartes pour une Tour : la marque disparaît, que le Puits en soit ou non.
term-library_two = Bibliothèque à deux joueurs
    .effect = Le gouverneur double 1 rôle par manche (option : les 2)
    .help =
        À deux joueurs, le gouverneur choisit deux fois par manche, mais la Bibliothèque ne double qu’un des deux rôles. Si le premier est l’Architecte, le Conseiller ou le Chercheur d’or, Plaza vous demande s’il faut l’utiliser maintenant. Avec l’Artisan et le Marchand, c’est le nombre de marchandises qui décide.
        Elle est utilisée dès qu’elle a rapporté quelque chose : un prix plus bas, la dernière marchandise qu’elle permet ou une carte de plus. En option de table, elle double les deux rôles.
        Exemple : votre premier rôle est le Marchand, et vous vendez 2 marchandises, pas 3. Vous pouvez donc doubler le second, le Conseiller : 8 cartes au lieu de 5.
term-deck = Pioche épuisée
    .effect = La défausse devient la nouvelle pioche
    .help =
        Quand vous devez piocher et que la pioche est vide, la défausse est mélangée et devient la pioche. Les mains, les marchandises, les cartes glissées et les bâtiments recouverts restent en place.
        Si la pioche et la défausse sont vides, on pioche moins de cartes. Si le Conseiller ne peut pas servir tout le monde, chacun pioche une fois que les précédents ont défaussé.
        La partie se termine si les deux piles sont vides au début de deux manches de suite et que personne n’a construit entre-temps.
        Exemple : vous devez piocher 3 cartes et il en reste 1 : vous la prenez, la défausse est mélangée, et vous piochez les 2 autres.
term-end = Fin de la partie
    .effect = Après une phase de l’Architecte avec 12 bâtiments
    .help =
        La partie se termine juste après une phase de l’Architecte où un joueur a 12 bâtiments ou plus. Chacun joue encore cette phase, mais on ne joue pas le reste de la manche. Les bâtiments recouverts ne comptent pas.
        Exemple : Ada construit la première son 12e bâtiment. Ben et Cleo peuvent encore construire, puis on compte les points.
term-scoring = Décompte
    .effect = Bâtiments, cartes glissées, puis bâtiments de coût 6
    .help =
        On compte les points dans cet ordre : bâtiments, cartes glissées, Hôtel de ville, Guilde, Arc de triomphe, Résidence, Cathédrale, Palais. La Résidence et la Cathédrale font partie des nouveaux bâtiments. Le Palais ajoute un quart de tout ce qui précède, arrondi à l’inférieur. Le plus haut total gagne.
        Exemple : 34 points sans le Palais : il en ajoute 8, ce qui fait 42.
term-tie_break = Égalité
    .effect = Le plus de cartes en main et de marchandises gagne
    .help =
        À points égaux, on additionne les cartes en main et les marchandises : le plus haut total gagne. Les cartes glissées ne comptent pas. Si l’égalité demeure, les joueurs partagent le rang.
        Exemple : Ada et Ben ont 31 points. Ada a 2 cartes et 1 marchandise, Ben 2 cartes : Ada gagne.
term-together = Décider en même temps
    .effect = On décide en même temps ; attendre n’apporte rien
    .help =
        Au début d’une manche et avec l’Artisan, le Marchand et le Conseiller, tous décident en même temps. Les réponses restent scellées jusqu’à la dernière, puis s’appliquent dans l’ordre du tour : attendre n’apporte rien. Les gains purs, comme la carte du Puits, viennent tout seuls.
        Avec l’Architecte, on décide à tour de rôle, ou tous en même temps avec la règle maison. Plaza vous interroge même si vous ne pouvez pas construire : sauter votre tour le révélerait. Il n’est sauté que si tous le savent déjà, par exemple avec une seule carte sans réduction.
        Exemple : Cleo répond en premier au Marchand. Personne ne voit sa vente avant les réponses d’Ada et de Ben.
term-edition = Édition et sources
    .effect = La 2e édition, et d’où viennent ses nombres
    .help =
        Plaza joue la 2e édition (2014), jeu de base et extension, avec ses propres mots. À la différence de la 1re édition, la Préfecture coûte 4 et non 3, la Banque 3 et non 4. La Guilde compte les bâtiments et les types. La Mine d’or prend toujours la carte la moins chère.
        Le livret ne donne pas tous les coûts, points et tuiles de prix. Les autres viennent de listes indépendantes qui concordent. Pour les nouveaux bâtiments, ils viennent de l’extension de la 1re édition. Là où le livret se tait, les fiches que vous lisez ici font foi. Les points incertains ont leur propre fiche.
        Exemple : le livret donne le coût de la Préfecture. Celui de la Tour vient de ces listes.
term-expansion = Les nouveaux bâtiments
    .effect = L’extension : 10 nouveaux types et la Cathédrale
    .help =
        L’extension est une option de table. Elle ajoute 33 cartes : 4 bâtiments de production, 2 Résidences et 3 exemplaires de neuf autres bâtiments. Ce sont Bureau, Poste de garde, Cabane, Taverne, Parc, Douane, Banque, Port et Orfèvrerie. La Cathédrale, une tuile unique, reste sur la table jusqu’à ce qu’un joueur la construise.
        Une manche commence alors par le Bureau, la Chapelle et la Banque, et la limite de main. Une phase de l’Architecte se termine par les Tavernes. La Résidence et la Cathédrale comptent avant le Palais.
        Exemple : à trois joueurs, on mélange 143 − 3 = 140 cartes, au lieu de 110 − 3 = 107.
term-table_options = Options de table
    .effect = Choisies avant la partie
    .help =
        L’hôte choisit les options en ouvrant la table, et la salle d’attente les montre.
        Cartes : le jeu de base, ou avec 4 bâtiments de production de plus, ou avec les nouveaux bâtiments.
        Main de départ : garder 4 cartes sur 5 à 8, ou 4 cartes chacun.
        Poste de garde : la limite de main de 6 vaut tant qu’il y en a un en jeu, ou toujours (nouveaux bâtiments seulement).
        Cartes glissées : leur nombre est caché, ou visible de tous.
        Bibliothèque à deux joueurs : elle sert pour un rôle par manche, ou pour chacun.
        Taverne : une nouvelle compte tout de suite, ou dès la phase de l’Architecte suivante (nouveaux bâtiments seulement).
        Architecte : on construit à tour de rôle, comme dans le livret. Ou tous choisissent en secret et construisent en même temps, une règle maison qui réduit l’attente.
        Exemple : avec les nouveaux bâtiments et les nombres visibles, tous voient combien de cartes sont sous chaque Banque.
term-unconfirmed = Ce qui n’est pas certain
    .effect = Des valeurs et des lectures peut-être fausses
    .help =
        Plaza n’a trouvé aucune source pour ces valeurs et prend les plus probables :
        1. La Cabane coûte 2. Sa place dans le livret permet aussi 1.
        2. L’extension ajoute un exemplaire de quatre bâtiments de production : Raffinerie, Séchoir, Brûlerie et Fonderie.
        3. La Taverne, le Port, l’Orfèvrerie et les points de la Banque sont ceux de l’extension qui a précédé celle-ci.
        Deux phrases des règles permettent deux lectures :
        4. La limite de main de 6 ne vaut que tant qu’un Poste de garde est en jeu. En option de table, elle vaut toujours.
        5. Une Taverne compte dès la phase de l’Architecte où vous la construisez. En option de table, elle compte dès la suivante.
        Exemple : le 4e bâtiment de Cleo est une Taverne, les autres en ont 5 et 6 : Cleo pioche 1 carte à la fin de cette phase.


## Bâtiments de production

building-indigo_plant = Teinturerie
    .the = la Teinturerie
    .a = une Teinturerie
    .short = Indigo
    .good = indigo
    .effect = Contient de l’indigo, vendu 1 carte
    .gist = Vaut 1 carte
    .help =
        { -production(cost: 1, points: 1, copies: 10) }
        Contient une marchandise, l’indigo. La maison de commerce la paie toujours 1 carte. Chaque joueur commence avec une Teinturerie sur la table et peut en construire d’autres.
        Exemple : avec deux Teintureries et le bonus du Marchand, vous vendez deux fois de l’indigo : 2 cartes.
building-sugar_mill = Raffinerie
    .the = la Raffinerie
    .a = une Raffinerie
    .short = Sucre
    .good = sucre
    .effect = Contient du sucre, vendu 1 ou 2 cartes
    .gist = Vaut 1–2 cartes
    .help =
        { -production(cost: 2, points: 1, copies: 8, extra: 1) }
        Contient une marchandise, le sucre, qui vaut 1 carte sur trois des cinq tuiles de prix et 2 sur les deux autres.
        Exemple : vous possédez une Forge, donc une Raffinerie vous coûte 1 carte. Si vous avez choisi l’Architecte, elle est gratuite.
building-tobacco_storage = Séchoir
    .the = le Séchoir
    .a = un Séchoir
    .short = Tabac
    .good = tabac
    .effect = Contient du tabac, vendu 1 ou 2 cartes
    .gist = Vaut 1–2 cartes
    .help =
        { -production(cost: 3, points: 2, copies: 8, extra: 1) }
        Contient une marchandise, le tabac, qui vaut 2 cartes sur quatre des cinq tuiles de prix et 1 sur la cinquième.
        Exemple : vous le remplissez avec l’Artisan et vendez la marchandise avec le Marchand, le plus souvent pour 2 cartes.
building-coffee_roaster = Brûlerie
    .the = la Brûlerie
    .a = une Brûlerie
    .short = Café
    .good = café
    .effect = Contient du café, vendu 2 ou 3 cartes
    .gist = Vaut 2–3 cartes
    .help =
        { -production(cost: 4, points: 2, copies: 8, extra: 1) }
        Contient une marchandise, le café, qui vaut 2 cartes sur quatre des cinq tuiles de prix et 3 sur la cinquième.
        Exemple : vous possédez une Halle et vendez du café pour 2 : vous piochez 3 cartes.
building-silver_smelter = Fonderie
    .the = la Fonderie
    .a = une Fonderie
    .short = Argent
    .good = argent
    .effect = Contient de l’argent, vendu 2 ou 3 cartes
    .gist = Vaut 2–3 cartes
    .help =
        { -production(cost: 5, points: 3, copies: 8, extra: 1) }
        Contient une marchandise, l’argent, qui vaut 3 cartes sur trois des cinq tuiles de prix et 2 sur les deux autres.
        Exemple : avec une tuile qui paie l’argent 3, deux Fonderies et le bonus du Marchand rapportent 6 cartes.


## Bâtiments urbains

building-smithy = Forge
    .the = la Forge
    .a = une Forge
    .short = Forge
    .effect = Les bâtiments de production coûtent 1 de moins
    .gist = Production, coût −1
    .help =
        { -city(cost: 1, points: 1, copies: 3) }
        Phase de l’Architecte : chaque bâtiment de production vous coûte 1 carte de moins. Elle ne fait rien pour les bâtiments urbains.
        Exemple : vous possédez la Forge et choisissez l’Architecte : une Brûlerie (4) vous coûte 2 cartes.
building-gold_mine = Mine d’or
    .the = la Mine d’or
    .a = une Mine d’or
    .short =
        Mine
        d’or
    .effect = Chercheur d’or : révélez 4, la moins chère si tout diffère
    .gist = Chercheur d’or, 0 ou 1 carte
    .help =
        { -city(cost: 1, points: 1, copies: 3) }
        Agit à chaque phase du Chercheur d’or, même si un autre joueur a choisi le rôle. Après la carte du bonus, révélez les 4 premières cartes de la pioche. Si les quatre coûts sont différents, prenez la carte la moins chère. Sinon, défaussez les quatre.
        Exemple : Carrière (4), Mine d’or (1), Séchoir (3), Héros (5) : tout diffère, vous prenez la Mine d’or. Avec deux cartes de coût 3 parmi elles, vous n’avez rien.
building-archive = Archives
    .the = les Archives
    .a = des Archives
    .short = Archives
    .effect = Conseiller : vous pouvez défausser d’anciennes cartes
    .gist = Échanger des cartes en main
    .help =
        { -city(cost: 1, points: 1, copies: 3) }
        Phase du Conseiller : les cartes piochées rejoignent d’abord votre main. Puis vous défaussez autant de cartes que d’habitude, mais parmi toute la main.
        Exemple : vous piochez 2 cartes et devez en défausser 1. Vous pouvez garder les deux et défausser une ancienne carte de votre main.
building-poor_house = Hospice
    .the = l’Hospice
    .a = un Hospice
    .short = Hospice
    .effect = Après construction, s’il reste 0–1 carte : piochez 1
    .gist = Piocher 1 s’il reste 0–1 carte
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Phase de l’Architecte : si vous avez construit et qu’il vous reste au plus 1 carte en main, vous en piochez 1. Une carte de la Scierie vient avant et compte. Si vous ne construisez rien, vous ne piochez rien.
        Exemple : vous avez 4 cartes et construisez une Tour (3) : votre main est vide, vous piochez 1 carte.
building-black_market = Marché noir
    .the = le Marché noir
    .a = un Marché noir
    .short =
        Marché
        noir
    .effect = Architecte : jusqu’à 2 marchandises paient 1 carte chacune
    .gist = Payer avec 1–2 marchandises
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Phase de l’Architecte : vous pouvez défausser jusqu’à deux marchandises, chacune à la place d’une carte de votre main. Vous ne pouvez pas dépenser plus que le prix.
        Exemple : vous payez une Bibliothèque (5) avec les marchandises d’une Teinturerie et d’un Séchoir, et 3 cartes de votre main.
building-trading_post = Comptoir
    .the = le Comptoir
    .a = un Comptoir
    .short =
        Comp-
        toir
    .effect = Marchand : vendez 1 marchandise de plus
    .gist = Vendre 1 de plus
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Phase du Marchand : vous pouvez vendre 1 marchandise de plus. Cela fait 2, ou 3 avec le bonus, ou 4 avec le bonus et une Bibliothèque.
        Exemple : Ben a choisi le Marchand. Avec le Comptoir, vous vendez de l’indigo pour 1 et de l’argent pour 3 : 4 cartes.
building-well = Puits
    .the = le Puits
    .a = un Puits
    .short = Puits
    .effect = Artisan : piochez 1 dès 2 marchandises produites
    .gist = Piocher 1 si vous produisez 2
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Phase de l’Artisan, même si un autre joueur l’a choisi : si vous avez produit au moins 2 marchandises, vous piochez 1 carte.
        Exemple : Cleo a choisi l’Artisan. Avec un Aqueduc, vous produisez 2 marchandises et piochez 1 carte. Sans lui, 1 marchandise et aucune carte.
building-market_stand = Étal
    .the = l’Étal
    .a = un Étal
    .short = Étal
    .effect = Marchand : piochez 1 de plus dès 2 marchandises vendues
    .gist = Piocher 1 si vous vendez 2
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Phase du Marchand : si vous avez vendu au moins 2 marchandises, vous piochez 1 carte de plus. C’est toujours 1 carte, quel que soit le nombre de marchandises vendues.
        Exemple : vous avez choisi le Marchand et vendez de l’indigo pour 1 et du sucre pour 1 : 3 cartes.
building-crane = Grue
    .the = la Grue
    .a = une Grue
    .short = Grue
    .effect = Recouvrez un bâtiment et payez la différence
    .gist = Recouvrir pour payer moins
    .help =
        { -city(cost: 2, points: 1, copies: 3) }
        Phase de l’Architecte : vous pouvez recouvrir un de vos bâtiments et ne payer que la différence des coûts. Toutes les autres réductions comptent aussi, mais vous ne récupérez jamais de cartes. Un Parc compte ici pour 6.
        Le bâtiment du dessous est hors jeu : il ne rapporte rien, n’aide plus et perd sa marchandise. Vous ne pouvez recouvrir ni la Grue elle-même, ni un bâtiment du même type. Vous pouvez reconstruire le type recouvert. Votre nombre de bâtiments n’augmente pas.
        Exemple : un Palais (6) sur une Chapelle (3) coûte 3 cartes. Les cartes sous la Chapelle comptent toujours.
building-chapel = Chapelle
    .the = la Chapelle
    .a = une Chapelle
    .short =
        Cha-
        pelle
    .effect = Début de manche : glissez 1 carte, 1 point à la fin
    .gist = Glisser 1 carte pour 1 point
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Début de manche, avant la limite de main : vous pouvez glisser une carte de votre main sous la Chapelle, face cachée. Chacune vaut 1 point à la fin, quelle qu’elle soit, même si vous recouvrez la Chapelle plus tard.
        Exemple : vous glissez une carte à 6 manches différentes : 6 points, et 2 pour la Chapelle elle-même.
building-tower = Tour
    .the = la Tour
    .a = une Tour
    .short = Tour
    .effect = Limite de main de 12
    .gist = Limite de main 12
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Début de manche : vous pouvez avoir 12 cartes, avec ou sans Poste de garde à la table.
        Exemple : vous avez 13 cartes au début de la manche : vous en défaussez 1. Avec une limite de main de 7, ce serait 6.
building-aqueduct = Aqueduc
    .the = l’Aqueduc
    .a = un Aqueduc
    .short =
        Aque-
        duc
    .effect = Artisan : produisez 1 marchandise de plus
    .gist = Produire 1 de plus
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Phase de l’Artisan : vous pouvez produire 1 marchandise de plus. Cela fait 2, ou 3 avec le bonus, ou 4 avec le bonus et une Bibliothèque.
        Exemple : Ben a choisi l’Artisan : vous remplissez deux de vos bâtiments vides.
building-carpenter = Scierie
    .the = la Scierie
    .a = une Scierie
    .short = Scierie
    .effect = Après avoir construit un bâtiment urbain : piochez 1
    .gist = Urbain construit : piocher 1
    .help =
        { -city(cost: 3, points: 2, copies: 3) }
        Phase de l’Architecte : après avoir payé un bâtiment urbain, vous piochez 1 carte. Les bâtiments de production ne comptent pas, ni la Scierie elle-même.
        Exemple : vous construisez une Statue (3) : vous payez 3 cartes et en piochez 1.
building-prefecture = Préfecture
    .the = la Préfecture
    .a = une Préfecture
    .short =
        Préfec-
        ture
    .effect = Conseiller : gardez 2 cartes au lieu de 1
    .gist = Garder 1 carte de plus
    .help =
        { -city(cost: 4, points: 2, copies: 3) }
        Phase du Conseiller : vous gardez 2 des cartes que vous piochez, donc les deux sur 2, ou 2 sur 5, ou 2 sur 8.
        Exemple : Cleo a choisi le Conseiller : vous piochez 2 cartes et gardez les deux.
building-market_hall = Halle
    .the = la Halle
    .a = une Halle
    .short = Halle
    .effect = Marchand : piochez 1 de plus si vous avez vendu
    .gist = Piocher 1 si vous vendez
    .help =
        { -city(cost: 4, points: 2, copies: 3) }
        Phase du Marchand : si vous avez vendu au moins 1 marchandise, vous piochez 1 carte de plus. Une seule fois, et non par marchandise.
        Exemple : vous vendez du sucre pour 1 et du café pour 2 : vous piochez 4 cartes.
building-quarry = Carrière
    .the = la Carrière
    .a = une Carrière
    .short = Carrière
    .effect = Les bâtiments urbains coûtent 1 de moins
    .gist = Bâtiments urbains, coût −1
    .help =
        { -city(cost: 4, points: 2, copies: 3) }
        Phase de l’Architecte : chaque bâtiment urbain vous coûte 1 carte de moins, même les monuments et les bâtiments de coût 6.
        Exemple : vous possédez la Carrière et choisissez l’Architecte : une Grue (2) est gratuite.
building-library = Bibliothèque
    .the = la Bibliothèque
    .a = une Bibliothèque
    .short =
        Biblio-
        thèque
    .effect = Le bonus du rôle que vous choisissez compte double
    .gist = Le bonus de votre rôle ×2
    .help =
        { -city(cost: 5, points: 3, copies: 3) }
        Double le bonus du rôle que vous choisissez. Architecte : 2 de moins. Artisan et Marchand : 2 marchandises de plus. Conseiller : 8 cartes. Chercheur d’or : 2 cartes. Elle ne double pas vos autres bâtiments.
        À deux joueurs, le gouverneur ne peut doubler qu’un des deux rôles d’une manche, sauf accord contraire.
        Exemple : vous possédez la Bibliothèque et choisissez l’Architecte : un Palais (6) vous coûte 4 cartes.
building-statue = Statue
    .the = la Statue
    .a = une Statue
    .short = Statue
    .effect = Monument : rien que des points ; plus avec l’Arc de triomphe
    .gist = Monument : des points
    .help =
        { -monument(cost: 3, points: 3, copies: 3) }
        Elle ne fait que rapporter des points, et compte pour l’Arc de triomphe et l’Hôtel de ville.
        Exemple : la Statue avec un Arc de triomphe : 3 points pour elle-même et 4 grâce à l’Arc.
building-victory_column = Colonne
    .the = la Colonne
    .a = une Colonne
    .short = Colonne
    .effect = Monument : rien que des points ; plus avec l’Arc de triomphe
    .gist = Monument : des points
    .help =
        { -monument(cost: 4, points: 4, copies: 3) }
        Elle ne fait que rapporter des points, et compte pour l’Arc de triomphe et l’Hôtel de ville.
        Exemple : Colonne et Statue avec un Arc de triomphe : 4 + 3 + 6 = 13 points.
building-hero = Héros
    .the = le Héros
    .a = un Héros
    .short = Héros
    .effect = Monument : rien que des points ; plus avec l’Arc de triomphe
    .gist = Monument : des points
    .help =
        { -monument(cost: 5, points: 5, copies: 3) }
        Il ne fait que rapporter des points, et compte pour l’Arc de triomphe et l’Hôtel de ville.
        Exemple : les trois monuments avec un Arc de triomphe : 5 + 4 + 3 + 8 = 20 points.
building-guild_hall = Guilde
    .the = la Guilde
    .a = une Guilde
    .short = Guilde
    .effect = Fin : 1 par bâtiment de production, 1 par type
    .gist = 1 par production et par type
    .help =
        { -end(cost: 6, copies: 2) }
        À la fin : 1 point pour chacun de vos bâtiments de production, et 1 de plus pour chaque type différent.
        Exemple : 2 Teintureries, 1 Raffinerie, 2 Séchoirs : 5 bâtiments de 3 types, 8 points.
building-city_hall = Hôtel de ville
    .the = l’Hôtel de ville
    .a = un Hôtel de ville
    .short =
        Hôtel
        de ville
    .effect = Fin : 1 point par bâtiment urbain
    .gist = 1 point par bâtiment urbain
    .help =
        { -end(cost: 6, copies: 2) }
        À la fin : 1 point pour chacun de vos bâtiments urbains. Lui-même, les monuments et les autres bâtiments de coût 6 comptent aussi.
        Exemple : 9 bâtiments urbains, dont l’Hôtel de ville : 9 points.
building-triumphal_arch = Arc de triomphe
    .the = l’Arc de triomphe
    .a = un Arc de triomphe
    .short = Arc
    .effect = Fin : 4, 6 ou 8 points pour 1, 2 ou 3 monuments
    .gist = 4, 6, 8 pour 1–3 monuments
    .help =
        { -end(cost: 6, copies: 2) }
        À la fin : 4 points avec un monument (Statue, Colonne, Héros), 6 avec deux, 8 avec les trois.
        Exemple : avec Statue et Héros, l’Arc rapporte 6 points, sans aucun monument 0.
building-palace = Palais
    .the = le Palais
    .a = un Palais
    .short = Palais
    .effect = Fin : 1 point pour 4 autres points
    .gist = 1 pour 4 de vos points
    .help =
        { -end(cost: 6, copies: 2) }
        Compté en dernier : 1 point pour 4 de vos autres points, arrondi à l’inférieur.
        Exemple : 34 points sans le Palais : il en ajoute 8, ce qui fait 42.


## Les nouveaux bâtiments

building-office = Bureau
    .the = le Bureau
    .a = un Bureau
    .short = Bureau
    .effect = Début de manche : échangez jusqu’à 2 cartes en main
    .gist = Échanger 2 cartes en main
    .help =
        { -city(cost: 1, points: 1, extra: 3) }
        Début de manche, avant Chapelle, Banque et limite de main : vous pouvez défausser 1 ou 2 cartes de votre main et en piocher autant. On échange dans le sens horaire, en partant du gouverneur. Si la pioche est vide, vos cartes défaussées sont mélangées avec le reste et peuvent revenir.
        Exemple : vous avez 7 cartes, dont deux inutiles. Vous les défaussez et en piochez 2 : votre main est toujours de 7.
building-guard_room = Poste de garde
    .the = le Poste de garde
    .a = un Poste de garde
    .short = Garde
    .effect = Joueurs sans Poste de garde ni Tour : limite de main 6
    .gist = Les autres, limite de main 6
    .help =
        { -city(cost: 1, points: 1, extra: 3) }
        Début de manche : tant qu’un Poste de garde est en jeu, les joueurs qui n’en ont pas n’ont droit qu’à 6 cartes, pas 7. Leurs propriétaires en restent à 7, et une Tour permet toujours 12. En option de table, cela vaut même s’il n’y en a aucun.
        Exemple : tous ont 9 cartes. Ada possède un Poste de garde, Ben une Tour, Cleo ni l’un ni l’autre : Ada en défausse 2, Ben aucune, Cleo 3.
building-hut = Cabane
    .the = la Cabane
    .a = une Cabane
    .short = Cabane
    .effect = Marchand : piochez 1 si personne ne vend
    .gist = Piocher 1 si personne ne vend
    .help =
        { -city(cost: 2, points: 1, extra: 3) }
        Fin de chaque phase du Marchand, même si un autre joueur l’a choisi : si personne n’a rien vendu, vous piochez 1 carte. Le coût de la Cabane n’est pas certain.
        Exemple : vous choisissez le Marchand quand personne n’a de marchandise : vous piochez 1 carte. Si Ben vend une marchandise, vous n’avez rien.
building-tavern = Taverne
    .the = la Taverne
    .a = une Taverne
    .short = Taverne
    .effect = Après l’Architecte : piochez 1 avec le moins de bâtiments
    .gist = Plus petite ville, piocher 1
    .help =
        { -city(cost: 2, points: 1, extra: 3) }
        Après chaque phase de l’Architecte : si aucun joueur n’a moins de bâtiments que vous et qu’un autre en a plus, vous piochez 1 carte. Plusieurs joueurs peuvent être à égalité. Si tous en ont autant, personne ne pioche. Les bâtiments recouverts ne comptent pas.
        Une nouvelle Taverne compte dès la fin de sa propre phase de l’Architecte, sauf accord contraire.
        Exemple : vous possédez une Taverne et 5 bâtiments en tout. Ben en a 5, Cleo 7 : vous piochez 1 carte. Si Ben en avait 4, ou tous 5, vous n’auriez rien.
building-park = Parc
    .the = le Parc
    .a = un Parc
    .short = Parc
    .effect = Compte pour 6, et non 3, quand vous le recouvrez
    .gist = Recouvert, compte pour 6
    .help =
        { -city(cost: 3, points: 2, extra: 3) }
        Il ne fait rien par lui-même. Quand vous le recouvrez avec une Grue, il compte comme un bâtiment de coût 6, et non 3. Toutes les autres réductions comptent aussi, mais vous ne récupérez jamais de cartes.
        Exemple : un Palais (6) sur un Parc est gratuit. La Cathédrale (7) sur un Parc coûte 1 carte, aucune avec une Carrière.
building-customs_office = Douane
    .the = la Douane
    .a = une Douane
    .short = Douane
    .good = fret
    .effect = Conseiller : reçoit une marchandise, toujours vendue 2
    .gist = Une marchandise à 2 cartes
    .help =
        { -city(cost: 3, points: 2, extra: 3) }
        Au début de chaque phase du Conseiller, une Douane vide reçoit une marchandise, même si un autre joueur a choisi le rôle. C’est une carte de la pioche, face cachée. Elle se vend toujours 2 et compte parmi les marchandises que vous pouvez vendre.
        Pour l’Étal, la Halle, le Port, la Cabane, le Marché noir et les égalités, c’est une marchandise comme les autres. Mais la Douane n’est pas un bâtiment de production : l’Artisan ne la remplit jamais.
        Exemple : vous avez choisi le Marchand et vendez de l’indigo pour 1 et le fret pour 2 : 3 cartes, 4 avec un Étal.
building-bank = Banque
    .the = la Banque
    .a = une Banque
    .short = Banque
    .effect = Une fois par partie : glissez à volonté, 1 point par carte
    .gist = Une fois, 1 point par carte
    .help =
        { -city(cost: 3, points: 2, extra: 3) }
        Début d’une seule manche de votre choix, avant la limite de main : vous pouvez glisser sous la Banque des cartes à volonté, face cachée. Chacune vaut 1 point à la fin, même si vous recouvrez la Banque plus tard.
        Si vous passez, elle n’est pas utilisée et Plaza vous repose la question à la manche suivante. Chaque joueur ne peut utiliser une Banque qu’une fois par partie, même s’il en construit une seconde plus tard.
        Exemple : vous avez 10 cartes et en glissez 4 : elles font 4 points à la fin, et vous pouvez garder les 6 autres.
building-harbor = Port
    .the = le Port
    .a = un Port
    .short = Port
    .effect = Marchand : glissez dessous 1 marchandise vendue, 1 point
    .gist = 1 point si vous vendez
    .help =
        { -city(cost: 4, points: 2, extra: 3) }
        À chaque phase du Marchand où vous vendez, vous glissez une des marchandises vendues sous le Port. Vous piochez quand même les cartes qu’elle vaut. Chacune vaut 1 point à la fin, même si vous recouvrez le Port plus tard. Cela se fait tout seul, une fois par phase, quel que soit le nombre de marchandises vendues.
        Exemple : vous vendez de l’indigo pour 1 et du café pour 2 : vous piochez 3 cartes, et une des deux marchandises vaut 1 point à la fin.
building-goldsmith = Orfèvrerie
    .the = l’Orfèvrerie
    .a = une Orfèvrerie
    .short =
        Orfè-
        vrerie
    .effect = Chercheur d’or : révélez 1, à vous si aucune ville ne l’a
    .gist = 1 carte si aucune ville ne l’a
    .help =
        { -city(cost: 5, points: 3, extra: 3) }
        Agit à chaque phase du Chercheur d’or, même si un autre joueur a choisi le rôle. Après la carte du bonus et votre propre Mine d’or, révélez la première carte de la pioche. Si aucune ville n’a ce bâtiment, pas même la vôtre, vous prenez la carte. Sinon, vous la défaussez. Les bâtiments recouverts ne comptent pas.
        Exemple : vous révélez un Puits. Ben en a construit un : vous le défaussez. S’il n’y en avait aucun, vous le prendriez, et il serait marqué comme connu de tous.
building-residence = Résidence
    .the = la Résidence
    .a = une Résidence
    .short =
        Rési-
        dence
    .effect = Fin : groupes de 3 de même coût pour 4, 7, 9, 10 points
    .gist = Groupes de 3 de même coût
    .help =
        { -end(cost: 6, extra: 2) }
        À la fin : vos bâtiments forment des groupes de trois bâtiments différents de même coût. Le premier groupe rapporte 4 points, le deuxième 3 de plus, le troisième 2, le quatrième 1. Un bâtiment n’appartient qu’à un groupe, mais les exemplaires d’un bâtiment de production peuvent appartenir à des groupes différents. La Résidence elle-même est un bâtiment de coût 6. Plaza trouve les meilleurs groupes.
        Exemple : deux Raffineries, Hospice, Marché noir, Puits et Grue coûtent tous 2. Chaque Raffinerie forme un groupe avec deux des autres : 4 + 3 = 7 points.
building-cathedral = Cathédrale
    .the = la Cathédrale
    .a = la Cathédrale
    .short =
        Cathé-
        drale
    .effect = Fin : les coûts 6 adverses rapportent 4, 7, 9, 10 points
    .gist = Coûts 6 adverses (4, 7, 9, 10)
    .help =
        { -end(cost: 7, extra: 1) }
        Elle est posée sur la table. Pendant la phase de l’Architecte, chaque joueur peut la construire au lieu d’une carte de sa main. Toutes les réductions pour les bâtiments urbains comptent, la Grue et le Marché noir aussi. Elle n’est dans aucune main : elle ne paie donc jamais un autre bâtiment. Si vous la recouvrez, elle ne revient pas.
        Si tous construisent en même temps et que plusieurs la choisissent, un seul la construit. C’est le premier d’entre eux dans le sens horaire, en partant du joueur qui a choisi le rôle. Les autres ne construisent rien et gardent leurs cartes.
        À la fin : le premier bâtiment de coût 6 de vos adversaires vous rapporte 4 points, le deuxième 3 de plus, le troisième 2, le quatrième 1. Les vôtres et les bâtiments recouverts ne comptent pas.
        Exemple : Ben a un Hôtel de ville et un Palais, Cleo une Résidence : 4 + 3 + 2 = 9 points pour vous.


## Questions

picks-card = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
picks-good = { $count ->
        [one] { $count } marchandise
       *[other] { $count } marchandises
    }
picks-plant = { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }

ask-keep = Gardez { $most } de vos { $options } cartes comme main de départ.
    .why = Gardez un bâtiment bon marché à construire bientôt, de production si possible, et des cartes pour payer. Les autres sont perdues.
    .done = gardé **{ $named }**
ask-office = { $most ->
        [one] Bureau : échangez { $most } carte, ou passez.
       *[other] Bureau : échangez jusqu’à { $most } cartes, ou passez.
    }
    .why = Échangez les cartes que vous ne voulez pas construire. Les nouvelles paient aussi bien, et sont peut-être meilleures.
    .done = échangé **{ $named }**
ask-chapel = Chapelle : glissez 1 carte pour 1 point, ou passez.
    .why = Une carte glissée est un point sûr, mais ce n’est plus de la monnaie. Prenez-en une dont votre prochain bâtiment peut se passer.
    .done = glissé **{ $named }**
ask-bank = Banque, une fois par partie : 1 point par carte glissée, ou passez.
    .why = Elle ne sert qu’une fois. Tard dans la partie, glissez ce qui ne servira plus à construire. Avant, ces cartes valent plus dans votre main.
    .done = glissé **{ $named }**
ask-limit = { $most ->
        [one] Limite de main dépassée : défaussez { $most } carte.
       *[other] Limite de main dépassée : défaussez { $most } cartes.
    }
    .why = Défaussez ce que vous ne construirez pas : les doubles des bâtiments urbains de votre ville, et ce qui est trop cher pour la fin de la partie.
    .done = défaussé **{ $named }**
ask-role = Choisissez un rôle.
    .why = Tous agissent avec vous, mais le bonus est pour vous. Choisissez ce qui vous aide le plus, et vos adversaires le moins.
ask-library = Bibliothèque, une fois cette manche : doubler { $subject_the } ?
    .why = Utilisez-la là où la carte ou la réduction compte le plus : pour ce rôle, ou pour celui que vous choisirez plus tard dans la manche.
ask-build = { $options ->
        [one] Vous ne pouvez rien construire pour l’instant : passez.
       *[other] Construisez 1 bâtiment, ou passez.
    }
    .why = Un bâtiment apporte des points, son effet dès la phase suivante et un pas vers les douze. Les cartes qui le paient sont perdues.
    .done = { $did ->
        [declined] passé
       *[chosen] choisi de construire **{ $named }**
    }
ask-cover = Où construire { $subject_the } ? Sur un bâtiment, vous ne payez que la différence.
    .why = Recouvrir économise des cartes. Mais le bâtiment du dessous est perdu avec ses points, son effet et sa marchandise, et votre ville ne grandit pas.
ask-goods = { $least ->
        [0] { $most ->
                [one] Remplacez 1 carte par une marchandise pour { $subject_the }, ou passez.
               *[other] Payez { $subject_the } avec { $most } marchandises au plus, ou passez. Chacune économise une carte.
            }
       *[other] Payez { $subject_the } avec { BOUNDS($least, $most) } { $most ->
                [one] marchandise
               *[other] marchandises
            }. Vos cartes ne suffisent pas.
    }
    .why = Chaque marchandise paie une carte, quel que soit son prix de vente. Dépensez les moins chères.
    .done = payé avec **{ $building_good }**
ask-pay = { $most ->
        [one] Choisissez { $most } carte pour payer { $subject_the }.
       *[other] Choisissez { $most } cartes pour payer { $subject_the }.
    }
    .why = Payez avec des cartes que vous ne construirez pas. Le mieux : un double d’un bâtiment urbain de votre ville.
    .done = payé { $subject_the } avec **{ $named }**
ask-produce = { $most ->
        [one] Produisez { $most } marchandise dans un bâtiment, ou passez.
       *[other] Produisez dans { $most } bâtiments au plus, ou passez.
    }
    .why = Commencez par le bâtiment dont la marchandise se vend le plus cher.
    .done = produit **{ $building_good }**
ask-sell = { $most ->
        [one] Vendez { $most } marchandise, ou passez.
       *[other] Vendez jusqu’à { $most } marchandises, ou passez.
    }
    .why = Une marchandise vendue rapporte des cartes tout de suite et fait place à la suivante. Gardez-la seulement pour un meilleur prix, ou pour payer au Marché noir.
    .done = vendu **{ $building_good }**
ask-councillor = Gardez { $most } de ces { $options } cartes.
    .why = Gardez des cartes à construire bientôt, ou qui vont avec vos bâtiments. Le reste n’est que de la monnaie.
    .done = gardé **{ $named }**
ask-archive = { $most ->
        [one] Archives : défaussez { $most } de ces { $options } cartes, ancienne ou nouvelle.
       *[other] Archives : défaussez { $most } de ces { $options } cartes, anciennes ou nouvelles.
    }
    .why = Défaussez la carte la moins utile. Ce peut être une ancienne carte de votre main.
    .done = défaussé **{ $named }**


## La première partie : chaque sorte de question, la première fois qu’elle vient

lesson-keep = Vous avez déjà une Teinturerie. Gardez 4 cartes. Chacune est un bâtiment, ou de la monnaie pour en payer un. Conseil : gardez un ou deux bâtiments bon marché (coût 1 à 3), le reste pour payer.
lesson-chapel = Glissez une carte de votre main sous votre Chapelle, ou passez. C’est un point sûr à la fin, mais plus de la monnaie. Conseil : glissez presque à chaque manche, sauf si votre prochain bâtiment a besoin de la carte.
lesson-limit = La limite de main, le plus souvent 7 cartes, ne compte qu’au début d’une manche. Choisissez ce que vous défaussez, et gardez un ou deux bâtiments à construire bientôt et de quoi les payer. Conseil : sacrifiez les doubles des bâtiments urbains de votre ville, car un seul de chaque est permis.
lesson-role = Tout le monde exécute le rôle que vous choisissez, mais le bonus est pour vous. Chaque rôle sert une fois par manche. Conseil : Architecte pour un bon bâtiment, Artisan si vos bâtiments sont vides, Marchand pour vendre, sinon Conseiller ou Chercheur d’or pour avoir des cartes.
lesson-build = Construisez une carte de votre main, payée avec d’autres, ou passez. Les bâtiments de production (« Vaut ») donnent des marchandises. Le reste est urbain : une aide pour un rôle, ou rien que des points. Conseil : construisez ce qui vaut son prix ; passez pour garder de quoi bâtir bien mieux.
lesson-cover = Choisissez un emplacement libre, ou recouvrez un ancien bâtiment et payez la différence. L’ancien est perdu : points, effet, marchandise. Votre ville ne grandit pas. Conseil : prenez un emplacement libre tant que vous pouvez payer ; tard dans la partie, recouvrez un bâtiment bon marché.
lesson-goods = Choisissez jusqu’à deux marchandises pour payer : avec votre Marché noir, chacune remplace une carte. Leur prix de vente ne compte pas. Conseil : payez avec l’indigo et le sucre, gardez les marchandises chères pour le Marchand.
lesson-pay = Choisissez les cartes qui paient ; vous gardez le reste. Conseil : gardez ce que vous pourrez construire ensuite, ou un bâtiment de coût 6 qui compte ce que votre ville a. Payez avec les doubles des bâtiments urbains de votre ville, car un seul de chaque est permis.
lesson-produce = Choisissez les bâtiments de production vides qui reçoivent chacun une marchandise. Elle ne sert à rien avant d’être vendue contre des cartes, quand vient le Marchand. Conseil : commencez par la plus chère, argent ou café, puis tabac ou sucre, l’indigo en dernier.
lesson-sell = Choisissez les marchandises à vendre : chacune vous fait piocher autant de cartes qu’elle vaut. L’image montre les prix du jour ; chaque Marchand les change. Conseil : vendez vos meilleures marchandises maintenant, car un bâtiment vide peut produire à nouveau.
lesson-councillor = Choisissez les nouvelles cartes à garder : des bâtiments ou de la monnaie, comme toutes les autres. Conseil : gardez un bâtiment que vous pourrez payer dans une ou deux manches. Tard dans la partie, cherchez-en un de coût 6 qui compte ce que votre ville a déjà.
lesson-archive = Avec vos Archives, vous choisissez parmi les nouvelles cartes et les anciennes : défaussez-en, et gardez les meilleures. Conseil : sacrifiez ce que vous ne construirez pas de sitôt, parce que c’est trop cher ou que ce bâtiment urbain est déjà dans votre ville.


## Réponses

option-card = { $building }
    .note = Coût { $cost }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $building_effect }
    .why = { $owned ->
        [1] Vous ne pouvez pas en construire un second : gardez-le pour payer.
       *[0] { $building_effect }. Construire cette carte vous coûterait { $price ->
            [0] 0 carte
            [one] { $price } carte
           *[other] { $price } cartes
        }, pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
option-card-with-gain = { $building }
    .note = Coût { $cost }, +{ $gain } maintenant. { $building_effect }
    .why = { $owned ->
        [1] { option-card.why }
       *[0] { $building_effect }. Construire cette carte vous coûterait { $price } cartes, pour { $gain } { $gain ->
            [one] point
           *[other] points
        } avec vos bâtiments actuels.
    }
option-role-builder = { $role }
    .note = { $most ->
            [0] Rien à construire
            [one] { $most } bâtiment possible : { SIGNED($gain) } { $gain ->
                    [one] point
                   *[other] points
                }, coût −{ $less }
           *[other] { $most } bâtiments possibles : jusqu’à { SIGNED($gain) } { $gain ->
                    [one] point
                   *[other] points
                }, coût −{ $less }
        }{ $told ->
            [0] { "" }
           *[other] {" "}· cartes des autres : { $each }
        }
    .why = { $most ->
            [0] Vous ne pouvez rien construire.
            [one] Vous pouvez construire { $most } bâtiment maintenant, pour { BOUNDS($less, $less_most) } de moins que le coût imprimé : { SIGNED($gain) } { $gain ->
                    [one] point
                   *[other] points
                }.
           *[other] Vous pouvez construire un bâtiment parmi { $most } maintenant, pour { BOUNDS($less, $less_most) } de moins que le coût imprimé : jusqu’à { SIGNED($gain) } { $gain ->
                    [one] point
                   *[other] points
                }.
        }{ $told ->
            [0] {" "}Les autres n’ont pas de cartes pour construire.
           *[other] {" "}Les cartes de vos adversaires pour construire : { $each }.
        }
    .each = { $name } { $count }
option-role-builder-with-city = { $role }
    .note = { $most ->
            [0] Rien à construire
            [one] { $most } bâtiment possible
           *[other] { $most } bâtiments possibles
        }, coût −{ $city } (urbain), −{ $production } (production)
    .why = { option-role-builder.why }
    .each = { $name } { $count }
option-role-producer = { $role }
    .note = { $most ->
            [0] Aucune place
            [one] +{ $most } marchandise, rapportera { BOUNDS($sells, $sells_most) }
           *[other] +{ $most } marchandises, rapporteront { BOUNDS($sells, $sells_most) }
        } · { $told ->
            [0] les autres : rien
           *[other] les autres produisent : { $each }
        }
    .why = { $most ->
            [0] Vous n’avez de place pour aucune marchandise.
            [one] Vous produisez { $most } marchandise. Elle rapportera { BOUNDS($sells, $sells_most) } { $sells_most ->
                    [one] carte
                   *[other] cartes
                } au Marchand.
           *[other] Vous produisez { $most } marchandises. Elles rapporteront { BOUNDS($sells, $sells_most) } cartes au Marchand.
        }{ $told ->
            [0] {" "}Les autres n’ont pas de place.
           *[other] {" "}Vos adversaires produisent : { $each }.
        }
    .each = { $name } { $count }
option-role-trader = { $role }
    .note = { $most ->
            [0] Rien à vendre
            [one] +{ BOUNDS($least, $most) } carte maintenant, { $allowed } ventes au plus
           *[other] +{ BOUNDS($least, $most) } cartes maintenant, { $allowed } ventes au plus
        } · { $told ->
            [0] les autres : rien
           *[other] les autres peuvent vendre : { $each }
        }
    .why = { $most ->
            [0] Cela ne vous rapporte rien maintenant.
           *[other] Cela vous rapporte { BOUNDS($least, $most) } { $most ->
                [one] carte
               *[other] cartes
            } maintenant.
        }{ $told ->
            [0] {" "}Les autres n’ont pas de marchandise.
           *[other] {" "}Marchandises que vos adversaires peuvent vendre : { $each }.
        }
    .each = { $name } { $count }
option-role-councillor = { $role }
    .note = +{ $most } { $most ->
            [one] carte, choisie
           *[other] cartes, choisies
        } parmi { $dealt }{ $told ->
            [0] { "" }
           *[other] {" "}· les autres : { $each }
        }
    .why = Vous voyez { $dealt } cartes et en gardez { $most } : utile s’il manque quelque chose à votre main. Vos adversaires gardent : { $each }.
    .each = { $name } { $count }
option-role-prospector = { $role }
    .note = +{ BOUNDS($least, $most) } { $most ->
            [one] carte
           *[other] cartes
        } pour vous{ $told ->
            [0] {" "}· les autres : rien
           *[other] {" "}· les autres, avec de la chance : { $each }
        }
    .why = { BOUNDS($least, $most) } { $most ->
            [one] carte
           *[other] cartes
        } pour vous. { $told ->
            [0] Rien pour vos adversaires.
           *[other] Pour vos adversaires, seulement avec de la chance : { $each }.
        }
    .each = { $name } { $count }
option-library-use = Utiliser la Bibliothèque
    .note = Double dès maintenant le bonus de ce rôle
    .why = Vous voyez maintenant ce qu’elle rapporte. Si elle rapporte quelque chose, elle ne pourra plus doubler votre autre rôle de la manche.
option-library-save = La garder pour plus tard
    .note = Elle pourra doubler votre prochain rôle de la manche
    .why = Le bon choix si votre autre rôle de la manche en profite davantage.
option-build = { $building }
    .note = { SIGNED($gain, $gain_most, between: " à ") } { $gain ->
            [one] { $gain_most ->
                    [one] point
                   *[other] points
                }
           *[other] points
        }, { $price_most ->
            [0] gratuit
           *[other] payez { BOUNDS($price, $price_most) }
        } (coût { $cost }). { $building_effect }
    .why = { SIGNED($gain, $gain_most, between: " à ") } { $gain ->
            [one] { $gain_most ->
                [one] point
               *[other] points
            }
           *[other] points
        }, { $price_most ->
            [0] gratuit
            [one] pour { BOUNDS($price, $price_most) } carte
           *[other] pour { BOUNDS($price, $price_most) } cartes
        }. { $building_effect }.
# Un seul bâtiment peut être recouvert ainsi, et il l’est donc.
option-build-with-over = { $building }
    .note = { SIGNED($gain) } { $gain ->
            [one] point
           *[other] points
        }, { $price ->
            [0] gratuit
           *[other] payez { $price }
        } (coût { $cost }), seulement sur { $over_the }
    .why = Seulement sur { $over_the }, que vous perdez : { SIGNED($gain) } { $gain ->
        [one] point
       *[other] points
    } en tout.
option-build-cathedral = { $building } (sur la table)
    .note = { option-build.note }
    .why = { option-build.why }
option-build-cathedral-with-over = { $building } (sur la table)
    .note = { option-build-with-over.note }
    .why = { option-build-with-over.why }
option-pass = Passer
    .note = Ne rien construire cette fois
    .why = Vous gardez toutes vos cartes : le bon choix si aucun bâtiment ne vaut son prix.
option-beside = Emplacement libre
    .note = { SIGNED($gain) } { $gain ->
            [one] point
           *[other] points
        }, { $price ->
            [0] gratuit
            [one] payez { $price } carte
           *[other] payez { $price } cartes
        }
    .why = Votre ville grandit d’un bâtiment, et vous ne perdez rien.
option-beside-with-less = Emplacement libre
    .note = Votre ville grandit d’un bâtiment
option-over-with-less = Sur { $building_the }
    .note = Économise jusqu’à { $less } { $less ->
            [one] carte
           *[other] cartes
        } ; le bâtiment du dessous est perdu{ $loses_good ->
            [0] { "" }
           *[other] {" "}avec sa marchandise
        }
option-over = Sur { $building_the }
    .note = { SIGNED($gain) } { $gain ->
            [one] point
           *[other] points
        }, { $price ->
            [0] gratuit
            [one] payez { $price } carte
           *[other] payez { $price } cartes
        }{ $saves ->
            [0] { "" }
           *[other] {" "}(économise { $saves })
        }{ $loses_good ->
            [0] { "" }
           *[other] , perd sa marchandise
        }
    .why = { $saves ->
            [0] N’économise rien
            [one] Économise { $saves } carte
           *[other] Économise { $saves } cartes
        }, mais vous perdez { $building_the }{ $loses_good ->
            [0] { "" }
           *[other] {" "}et sa marchandise
        }.
option-goods-good = { $building }
    .note = Économise 1 carte, coûte son { $building_good }
    .why = Économise une carte de votre main, mais vous ne pourrez plus vendre son { $building_good }.
option-sell-good = { $building }
    .note = { $price ->
            [one] +{ $price } carte pour son { $building_good }
           *[other] +{ $price } cartes pour son { $building_good }
        }
    .why = { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    } pour son { $building_good }, et de la place pour la suivante.
option-sell-good-with-price_most = { $building }
    .note = +{ BOUNDS($price, $price_most) } { $price_most ->
            [one] carte
           *[other] cartes
        } pour son { $building_good } au prochain Marchand
option-plant = { $building }
    .note = Peut contenir une marchandise : { $building_good }
    .why = { $building_effect }.


## Événements

event-starting_hands = Chaque joueur a sa main de départ.
    .short = mains de départ choisies
event-round_began = La manche { $round } commence. { $governor }, gouverneur, choisit en premier.
    .people = governor
    .chapter = Manche { $round }
    .short = { $governor } choisit en premier (gouverneur)
event-cards_gone = Plus aucune carte : la partie se termine si, cette manche, personne ne construit et qu’aucune carte ne revient.
    .short = plus aucune carte : fin de la partie si personne ne construit et qu’aucune ne revient
event-hands_settled = { $told ->
        [0] { "" }
       *[other] Début de manche, cartes mises de côté : { $each }.
    }
    .each = { $count ->
        [0] { "" }
       *[other] { $name } { $count }
    }
    .short = { $told ->
            [0] { "" }
           *[other] cartes mises de côté : { $each }
        }
event-tucked = Vous avez glissé sous votre Chapelle : { $cards }.
event-swapped = { $count ->
        [0] { $seat } passe : pas d’échange (Bureau).
        [one] { $seat } échange { $count } carte (Bureau).
       *[other] { $seat } échange { $count } cartes (Bureau).
    }
    .short = { $count ->
            [0] pas d’échange
            [one] { $count } carte échangée
           *[other] { $count } cartes échangées
        }
event-banked = Vous avez glissé sous votre Banque : { $cards }.
event-bank_used = { $seat } utilise la Banque, une fois par partie.
    .short = Banque utilisée
event-role_taken = { $seat } choisit { $role_the }.
    .chapter = { $role }
    .short = { "" }
event-library_chosen = { $doubled ->
        [0] { $seat } garde la Bibliothèque pour plus tard.
       *[other] { $seat } double le bonus du rôle avec la Bibliothèque.
    }
    .short = { $doubled ->
            [0] Bibliothèque gardée
           *[other] bonus doublé (Bibliothèque)
        }
event-library_used = { $seat } a utilisé la Bibliothèque pour cette manche.
    .short = Bibliothèque utilisée
event-came_too_late = { $seat } arrive trop tard pour la Cathédrale et garde toutes ses cartes.
    .short = trop tard pour la Cathédrale
event-passed = { $seat } passe : rien de construit.
    .short = passe
event-passed-with-cards = { $seat } ne peut pas construire { $cards ->
        [0] sans carte en main
        [one] avec { $cards } seule carte en main
       *[other] avec seulement { $cards } cartes en main
    }.
    .short = ne peut pas construire ({ $cards ->
                [0] aucune carte
                [one] { $cards } carte
               *[other] { $cards } cartes
            })
event-built = { $seat } construit { $building_a } { $price ->
        [0] gratuitement
        [one] pour { $price } carte
       *[other] pour { $price } cartes
    }{ $goods ->
        [0] { "" }
        [one] , dont { $goods } marchandise
       *[other] , dont { $goods } marchandises
    }.
    .short = { $building } { $price ->
            [0] gratuit
           *[other] pour { $price }
        }{ $goods ->
            [0] { "" }
            [one] {" "}({ $goods } marchandise)
           *[other] {" "}({ $goods } marchandises)
        }
event-built-with-over = { $seat } construit { $building_a } sur { $over_the } { $price ->
        [0] gratuitement
        [one] pour { $price } carte
       *[other] pour { $price } cartes
    }{ $goods ->
        [0] { "" }
        [one] , dont { $goods } marchandise
       *[other] , dont { $goods } marchandises
    }.
    .short = { $building } sur { $over_the } { $price ->
            [0] gratuit
           *[other] pour { $price }
        }{ $goods ->
            [0] { "" }
            [one] {" "}({ $goods } marchandise)
           *[other] {" "}({ $goods } marchandises)
        }
event-paid = Vous avez payé avec : { $cards }.
    .short = payé avec { $cards }
event-shuffled = { $count ->
        [one] La défausse est mélangée : la nouvelle pioche a { $count } carte.
       *[other] La défausse est mélangée : la nouvelle pioche a { $count } cartes.
    }
    .short = défausse mélangée, { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }
# Ce que paie le Marchand est dans event-sold.
event-drew = { $source_key ->
        [role-trader] { "" }
       *[other] { $count ->
                [one] { $seat } pioche { $count } carte ({ $source }).
               *[other] { $seat } pioche { $count } cartes ({ $source }).
            }
    }
    .short = { $source_key ->
            [role-trader] { "" }
           *[other] { $count ->
                [one] +{ $count } carte
               *[other] +{ $count } cartes
            }{ $source_key ->
                [role-prospector] { "" }
               *[other] {" "}({ $source })
            }
        }
event-drew_cards = Vous avez pioché : { $cards }.
event-produced = { $seat } produit : { $buildings_good }.
    .short = { $buildings_good }
# Pour le journal seulement : personne ne sait de quelle carte est faite une marchandise.
event-goods = { "" }
event-tile_turned = Nouveaux prix : indigo { $prices_1 }, sucre { $prices_2 }, tabac { $prices_3 }, café { $prices_4 }, argent { $prices_5 }.
    .short = prix : indigo { $prices_1 }, sucre { $prices_2 }, tabac { $prices_3 }, café { $prices_4 }, argent { $prices_5 }
event-sold = { $seat } vend pour { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $buildings_good }.
    .short = { $buildings_good } pour { $count }
event-declined = { $role_key ->
        [role-trader] { $seat } passe : rien de vendu.
       *[other] { $seat } passe : rien de produit.
    }
    .short = passe
event-customs_filled = { $seat } reçoit une marchandise à la Douane.
    .short = une marchandise à la Douane
event-councillor_dealt = { $cards_count ->
        [0] Il ne restait aucune carte pour vous.
       *[other] Vous avez pioché, au choix : { $cards }.
    }
event-councillor_kept = Cartes gardées : { $each }.
    .each = { $name } { $count }
    .short = cartes gardées : { $each }
event-gold_mine = Mine d’or : { $seat } révèle { $cards } ; deux coûts égaux, pas d’or.
    .short = révèle { $cards } (Mine d’or), deux coûts égaux, pas d’or
event-gold_mine-with-taken = Mine d’or : { $seat } révèle { $cards }, puis prend { $taken_the }.
    .short = révèle { $cards } (Mine d’or), prend { $taken_the }
event-goldsmith = Orfèvrerie : { $seat } révèle { $building_a }. { $taken ->
        [0] Déjà construit : la carte est défaussée.
       *[other] Pas encore construit : { $seat } prend la carte.
    }
    .short = { $taken ->
                [0] révèle { $building_a } (Orfèvrerie), déjà construit
               *[other] révèle et prend { $building_a } (Orfèvrerie)
            }
event-game_over = { $reason ->
        [standstill] La partie est terminée : plus aucune carte, et personne n’a construit.
       *[other] La partie est terminée : une ville a 12 bâtiments.
    }
    .chapter = { "" }
    .short = { $reason ->
                [standstill] fin de la partie : plus de cartes, personne n’a construit
               *[other] fin de la partie : une ville a 12 bâtiments
            }


## Remarques : ce qui résulte du choix

remark-library_goods = Avec { $count } marchandises, votre Bibliothèque est utilisée pour cette manche. Avec moins, elle peut encore doubler votre autre rôle.


## Refus : seulement ceux que le catalogue de l’hôte n’a pas


## Étapes

step-keep = Mains de départ
step-round_start = Début de la manche
step-role = Choix d’un rôle
step-library = Bibliothèque
step-builder = Architecte
step-producer = Artisan
step-trader = Marchand
step-councillor = Conseiller
step-over = Fin de partie


## Hints

measure-points = { $amount } { $count ->
        [one] point
       *[other] points
    } { $more }
measure-buildings = { $amount } { $count ->
        [one] bâtiment
       *[other] bâtiments
    } { $more }
measure-goods = { $amount } { $count ->
        [one] marchandise
       *[other] marchandises
    } { $more }
measure-cards = { $amount } { $count ->
        [one] carte
       *[other] cartes
    } { $more }

## Décompte final

line-buildings = Bâtiments
line-chapel = Cartes glissées
line-city_hall = Hôtel de ville
line-guild_hall = Guilde
line-triumphal_arch = Arc de triomphe
line-residence = Résidence
line-cathedral = Cathédrale
line-palace = Palais
line-held = Cartes et marchandises

so-far = Points actuels. Les cartes glissées et cachées des autres comptent à la fin.

reason-twelve_buildings = La partie s’est terminée quand une ville a atteint 12 bâtiments.
reason-standstill = La partie s’est terminée : plus aucune carte, et personne n’a construit.


## Planifier : les consignes, et ce qui peut mettre fin à un plan

order-take_role = Choisir le rôle { $value } s’il est libre
    .why = Vous choisissez ce rôle chaque fois que c’est à vous de choisir et qu’il est encore libre.
order-pay_least = Payer avec les cartes les moins utiles
    .why = Vous payez les bâtiments avec les cartes dont vous avez le moins besoin.
order-produce_most = Produire autant de marchandises que possible
    .why = S’il n’y en a pas pour tous, vous choisissez les bâtiments aux marchandises les plus chères.
order-sell_from = Vendre tout ce qui rapporte { $value } ou plus
    .why = Vous vendez d’abord les marchandises les plus chères, mais aucune pour moins que cela.
order-limit_least = Défausser les cartes les moins utiles
    .why = Si votre main dépasse la limite, vous défaussez les cartes dont vous avez le moins besoin.
order-tuck_above = Chapelle : glisser une carte si vous en avez plus de { $value }
    .why = Si vous avez plus de cartes que cela, vous glissez la moins utile, sinon aucune.
order-double = Si demandé, Bibliothèque seulement pour : { $value }
    .why = Sinon, vous la gardez. Dernier rôle ou toutes les marchandises permises : sans question.
surprise-round_began = une nouvelle manche commence
surprise-role_taken = un joueur choisit un rôle
surprise-built = un joueur construit
surprise-tile_turned = de nouveaux prix sont révélés


## Options de table

table-deck = Cartes
table-deck-base = Jeu de base
    .note = 110 cartes : 5 types de bâtiments de production et 24 de bâtiments urbains.
table-deck-plus = Jeu de base, 4 bâtiments de plus
    .note = Un de plus de chaque bâtiment de production, sauf la Teinturerie.
table-deck-new_buildings = Avec les nouveaux bâtiments
    .note = L’extension : 33 cartes de plus, 10 nouveaux types, et la Cathédrale sur la table.
table-starting_hand = Main de départ
table-starting_hand-on = Garder 4 cartes sur 5 à 8
    .note = Les places 1 à 4 regardent 5, 6, 7 et 8 cartes et en gardent 4.
table-starting_hand-off = 4 cartes chacun
    .note = Chaque joueur reçoit 4 cartes : simple et rapide.
table-guard_room = Poste de garde
table-guard_room-standing = Agit tant qu’il est en jeu
    .note = Nouveaux bâtiments : tant qu’il y en a un, la limite de main est 6 sans lui ni Tour.
table-guard_room-always = Limite de main toujours 6
    .note = Nouveaux bâtiments : la limite de main est 6 dès le début, 7 avec lui, 12 avec une Tour.
table-stashes = Cartes glissées
table-stashes-hidden = Nombre caché
    .note = Jusqu’à la fin, seul le propriétaire voit combien sont sous Chapelle, Banque ou Port.
table-stashes-open = Nombre visible
    .note = Tous voient combien de cartes sont sous Chapelle, Banque et Port, mais pas lesquelles.
table-library = Bibliothèque à deux joueurs
table-library-once = Une fois par manche
    .note = Le gouverneur, qui choisit deux fois par manche, ne peut doubler qu’un des deux rôles.
table-library-each_time = Chaque fois
    .note = Le gouverneur, qui choisit deux fois par manche, peut doubler les deux rôles.
table-tavern = Taverne
table-tavern-same_phase = Compte tout de suite
    .note = Nouveaux bâtiments : une nouvelle Taverne peut piocher dès la fin de sa propre phase.
table-tavern-later = Compte dès la phase suivante
    .note = Nouveaux bâtiments : une nouvelle Taverne ne pioche rien à la fin de sa propre phase.
table-builder = Architecte
table-builder-in_turn = À tour de rôle
    .note = Comme dans le livret : vous voyez ce qu’on a construit avant vous.
table-builder-at_once = Tous en même temps
    .note = Règle maison qui réduit l’attente : tous choisissent en secret et construisent ensemble.


## Les images et leurs textes de remplacement : picture-* et alt-* (RENDER)

picture-legend-cost = coût en cartes
picture-legend-points = points
picture-legend-number = numéro à choisir
picture-over = Fin de partie
picture-round = Manche { $round }
picture-rounds = { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
picture-limit = limite de main { $limit }
picture-limit-over = début de manche : gardez-en { $limit }
picture-deck = Pioche
picture-discard = Défausse
picture-prices = Prix
picture-in-hand = Votre main
picture-no-cards = aucune carte
picture-pass = passer
picture-new = nouvelle
picture-owned = déjà là
picture-short = manque { $count }
picture-on-the-table = table
picture-cathedral = Cathédrale libre
picture-plan = chantier
picture-pays = paie
picture-goes = part
picture-tucked = glissée
picture-beside = libre
picture-less-production = production −1
picture-less-city = urbain −1

# Ce que la table attend, après les noms.
picture-verb-keep = garder 4 cartes
picture-verb-round_start = ajuster la main
picture-verb-role = choisir un rôle
picture-verb-library = la Bibliothèque ?
picture-verb-builder = construire ou passer
picture-verb-producer = produire
picture-verb-trader = vendre
picture-verb-councillor = garder des cartes

# Ce qui est demandé, en deux à quatre mots. $pick est un nombre, ou une suite comme 0–2.
picture-ask-keep = Gardez { $pick } cartes
picture-ask-office = Échangez { $pick }
picture-ask-chapel = Glisser une carte ?
picture-ask-bank = Glissez { $pick } (Banque)
picture-ask-limit = Défaussez { $pick }
picture-ask-role = Choisissez un rôle
picture-ask-library = Utiliser la Bibliothèque ?
picture-ask-build = Construisez, ou passez
picture-ask-cover = Où construire ?
picture-ask-goods = Marchandises : { $pick }
picture-ask-pay = Payez { $pick } { $most ->
        [1] carte
       *[other] cartes
    }
picture-ask-produce = Produisez { $pick }
picture-ask-sell = Vendez { $pick }
picture-ask-councillor = Gardez { $pick }
picture-ask-archive = Défaussez { $pick }

# Ce qu’un rôle apporte à qui peut le choisir, en deux lignes courtes.
picture-gist-builder =
    Construction
    Vous : { BOUNDS($less, $less_most) } de moins
picture-gist-producer =
    Chacun produit 1
    Vous : { $allowed }
picture-gist-trader =
    Chacun vend 1
    Vous : { $allowed }
picture-gist-councillor =
    Tous : 1 sur 2
    Vous : { $most } sur { $dealt }
picture-gist-prospector =
    Autres : rien
    Vous : { BOUNDS($least, $most) } { $most ->
        [one] carte
       *[other] cartes
    }

# Ce que les autres ont, ou reçoivent d’un rôle, après le nombre de chacun.
picture-others-builder = { $count ->
        [one] carte
       *[other] cartes
    }
picture-others-producer = { $count ->
        [one] marchandise
       *[other] marchandises
    }
picture-others-trader = { $count ->
        [one] marchandise
       *[other] marchandises
    }
picture-others-councillor = { $count ->
        [one] carte
       *[other] cartes
    }
picture-others-prospector = avec de la chance

# Ce que l’Architecte pourrait construire, et ce qu’un rôle apporterait, si ce n’est rien.
picture-can-build = { $count ->
        [1] 1 possible : { SIGNED($gain) }
       *[other] 1 sur { $count } : jusqu’à { SIGNED($gain) }
    } { $gain ->
        [one] point
       *[other] points
    }
picture-nothing-builder = rien à construire
picture-nothing-producer = aucune place
picture-nothing-trader = rien à vendre
picture-nothing-councillor = aucune carte pour vous
picture-nothing-prospector = aucune carte pour vous

# Ce qu’une Mine d’or a révélé.
picture-gold = de l’or !
picture-no-gold = pas d’or
picture-taken = gagnée
picture-away = perdue
picture-cost = coût { $cost }
picture-mine = Chercheur d’or : 4 coûts différents gagnent la moins chère.
picture-alike = Pas d’or : même coût { $costs }
picture-takes = De l’or ! { $name } prend { $building }

alt-new = Nouveau : { $parts }.
alt-new-building = { $building } ({ $name })
alt-new-hand = main ({ $name })
alt-new-prices = prix
alt-piles = Pioche { $deck }, défausse { $discard }.
# Un rôle de la manche : qui l’a pris, puis ce que chacun a reçu.
alt-turn = { $first ->
        [0] {""}
       *[other] { $over ->
                [0] {"Cette manche : "}
               *[other] {"Manche précédente : "}
            }
    }{ $role } ({ $name }){ $count ->
        [0] {""}
       *[other] {" : "}{ $shares }
    }.
alt-made = produit { $goods }
alt-sold = vend { $goods }
alt-gained = +{ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
alt-hand = { $title }, vos propres cartes.
alt-brings = { $role ->
        [role-builder] { $brought } { $most ->
                [one] bâtiment possible
               *[other] bâtiments possibles
            }
        [role-producer] +{ $brought } { $most ->
                [one] marchandise
               *[other] marchandises
            }
       *[other] +{ $brought } { $most ->
                [one] carte
               *[other] cartes
            }
    }
alt-leaves = laisse { $cards } en main
alt-next-price = prochain Marchand : { $price }
alt-tucked = Sous la Chapelle : { $count }.
alt-hand-after = Main ensuite : { $cards }.
alt-fresh = Nouvelles : { $cards }.
alt-known = Connues de tous : { $cards }.
alt-reveal = { $title }, cartes révélées.
alt-final = { $title }, score final après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }.
alt-free-roles = Rôles libres : { $roles }.
alt-taken-roles = Rôles pris : { $roles }.
alt-taken = { $role } ({ $name })
alt-prices = Prix : { $prices }.
alt-tiles = Tuiles jusqu’ici, { $count } sur 5 : { $tiles }.
alt-tile-now = { $tile } (maintenant)
alt-governor = gouverneur
alt-computer = ordinateur
alt-loaded = { $building } avec marchandise
alt-spent = { $building } (utilisée)
alt-seen-cards = connues de tous : { $cards }
alt-town = { $name }{ $signs } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }, { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }{ $tucked ->
        [0] {""}
       *[other] {", "}{ $tucked } sous un bâtiment
    }{ $listed ->
        [0] {""}
       *[other] {" : "}{ $buildings }
    }.
alt-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main, limite de main { $limit } : { $cards }.
alt-card = { $count ->
        [one] { $building } ({ $cost })
       *[other] { $count } × { $building } ({ $cost })
    }
