# San Marco en français. Les mêmes messages dans le même ordre que san_marco.en.ftl, où l’on lit ce
# que leurs formes veulent dire. Les mots sont ceux des joueurs : noble, quartier, lot, manche, exil.

title = San Marco
    .short = San Marco
    .subtitle = Partagez les cartes, choisissez bien et gagnez les quartiers de Venise
    .duration = environ 75 minutes
    .weight = difficulté moyenne
    .best = Idéal à 3. À 4, plus de hasard : beaucoup dépend de votre vis-à-vis, que le sort désigne.

how = San Marco : comment jouer
    .goal = Envoyez des nobles dans les six quartiers de Venise, ayez la majorité là où va le doge. Après 3 manches, le plus grand prestige gagne.
    .turn = À chaque tour, un donneur (deux, à quatre joueurs) partage des cartes en lots. Les autres choisissent d’abord, et le donneur prend ce qui reste. Puis vous jouez vos cartes : placer des nobles, construire des ponts, déplacer le doge.
    .card = Les deux nombres d’un quartier, comme 8 et 6 à San Marco : le prestige pour la majorité et pour la deuxième place. À égalité en tête, chacun a le second nombre ; à égalité derrière, rien. Foncé : un joueur le recevrait maintenant.
    .pays = Une carte doge décompte aussitôt un quartier. Le doge passe par les ponts : les vôtres sont gratuits, un pont adverse vous coûte 1 point de prestige. Une faible pénalité donne un bonus en fin de manche ; à 10, vous êtes hors jeu jusqu’à la suivante. Le joueur qui en a le moins peut alors exiler. Carte claire : manche et tour, qui partage (balance), qui choisit (main), cartes et ponts restants.
    .end = La partie dure trois manches. Quand un joueur a 10 points de pénalité, les autres font un dernier tour, puis la manche finit. Après la troisième, chaque quartier est décompté encore une fois.
    .time = Environ 75 minutes de jeu, réparties sur plusieurs jours. Vous recevez un message quand c’est à vous de jouer.

-district = Majorité : { $first } points de prestige, deuxième place : { $second }{ $graded ->
        [other] {" "}(valeurs échelonnées : { $graded_first } et { $graded_second })
       *[same] { "" }
    } · face { $face } du dé · 5 cartes
-cards = Carte action · { $copies } sur 62
-limit = Carte pénalité · { $copies } sur 28


## Termes

term-aim = Le jeu en bref
    .effect = Partager, conquérir des quartiers, gagner du prestige
    .help =
        Votre famille envoie ses nobles dans six quartiers de Venise. À chaque tour, des joueurs partagent des cartes en lots, et les autres choisissent un lot. Puis chaque joueur joue les cartes reçues. Les bonnes cartes vont souvent avec des points de pénalité : à 10, vous êtes hors jeu pour la manche.
        Le quartier où le doge s’arrête est décompté. Après trois manches, chaque quartier est décompté encore une fois. Le plus grand prestige gagne.
        Pour 3 ou 4 joueurs. À 3, un seul joueur partage pour tous.
        Exemple : Ada propose deux doges avec 6 points de pénalité, ou trois cartes faibles sans pénalité. Ben doit savoir ce qu’il peut se permettre.
term-setup = Mise en place
    .effect = Quatre lancers de dé, puis un pont par joueur
    .help =
        Vous avez 25 nobles. Plaza lance le dé quatre fois pour chaque joueur, dans l’ordre des places. Chaque lancer met 2 nobles dans le quartier obtenu. Si les quatre lancers sont identiques, vous pouvez relancer le dernier jusqu’à obtenir une autre face.
        Puis, dans le sens horaire depuis le premier joueur, chaque joueur construit un pont entre deux quartiers voisins, avec un noble dessus. À trois joueurs, vous en construisez deux, un à la fois.
        Au début, le premier joueur est celui de la première place.
        Exemple : vous obtenez 6, 6, 1 et 4. Cela fait quatre nobles à Castello, deux à Cannaregio et deux à San Marco. Après votre pont, il vous en reste 16 en réserve.
term-round = Tour, rôles et premier joueur
    .effect = Les donneurs partagent, les autres choisissent
    .help =
        À quatre, le premier joueur est le premier donneur. Le hasard, ou le premier joueur par une option de table, attribue les autres rôles : premier choix (parmi ses lots), second donneur, second choix (parmi les lots du second).
        Chaque donneur pioche 5 cartes action et 3 cartes pénalité et les partage en deux lots. Tous deux partagent en même temps. Puis la première paire choisit et joue. Les lots de la seconde restent face cachée d’ici là.
        Au tour suivant, le premier joueur change : c’est le suivant dans le sens horaire.
        Exemple : Ada commence. Le sort désigne Ben, Cleo et Dora, dans cet ordre. Ben choisit parmi les lots d’Ada, Dora parmi ceux de Cleo.
term-offers = Partager et choisir
    .effect = Partager toutes les cartes ; les autres choisissent d’abord
    .help =
        Le donneur partage toutes les cartes en lots, comme il veut, mais aucun lot n’est vide. Un lot peut contenir seulement des cartes pénalité, ou seulement des cartes action.
        Le joueur qui choisit prend un des lots visibles, pose les cartes pénalité devant lui, face visible, et joue les cartes action. Puis le donneur prend ce qui reste et fait de même.
        Avant votre confirmation, Plaza montre vos lots tels que les verra le joueur qui choisit. S’y ajoutent les points de pénalité que chacun de vous aurait alors.
        Exemple : 8 cartes peuvent se partager en 4–4, 5–3, 6–2 ou 7–1, mais pas en 8–0.
term-playing = Jouer les cartes
    .effect = Une par une, dans l’ordre de votre choix
    .help =
        Vous jouez vos cartes action une par une, dans l’ordre de votre choix. Les cartes quartier, pont, traître et exil sont facultatives : vous pouvez défausser le reste, face visible. Une carte doge est obligatoire. Tant que vous en avez une, vous ne pouvez pas défausser le reste.
        Vous ne pouvez pas choisir une carte qui n’aurait maintenant aucun effet.
        Si un lot vous amène à 10 points de pénalité, vous jouez quand même toutes ses cartes.
        Exemple : vous avez Castello, un pont et un doge. Vous renforcez Castello, puis vous le décomptez avec le doge. Vous pouvez défausser le pont.
term-limits = Points de pénalité
    .effect = 10 ou plus : hors jeu pour la manche
    .help =
        Les cartes pénalité de 1, 2 ou 3 points restent devant vous jusqu’à la fin de la manche. Avec 10 points ou plus à la fin d’un tour, vous êtes hors jeu. Vous n’avez alors ni cartes ni questions jusqu’à la manche suivante. Exception : le joueur qui a, seul, le moins de points de pénalité peut exiler, même avec 10 ou plus. Une option de table peut changer cela.
        Aucune des deux pioches ne peut s’épuiser pendant une manche.
        Exemple : après un tour, Ada a 3 points, Ben 6, Cleo 10 et Dora 12. Cleo et Dora sont hors jeu. Ada et Ben jouent un dernier tour.
term-last_round = Dernier tour
    .effect = Les joueurs encore en jeu font exactement un tour de plus
    .help =
        Quand un joueur est hors jeu et deux ou trois encore en jeu, ceux-ci jouent exactement un tour de plus. Les points de pénalité de ce tour n’y changent rien.
        À trois : un donneur, 6 cartes action et 4 cartes pénalité, trois lots. À deux : un donneur, un joueur qui choisit, 5 cartes action et 3 cartes pénalité, deux lots. Le premier joueur est le suivant, dans le sens horaire, qui est encore en jeu.
        S’il reste un seul joueur en jeu, ou aucun, la manche s’arrête aussitôt.
        Exemple : Ben est hors jeu, Ada était premier joueur. Cleo, qui suit dans le sens horaire, partage dix cartes pour Dora et Ada.
term-passage = Fin de manche et bonus
    .effect = Moins de 10 : en prestige, l’écart avec le plus haut total
    .help =
        À la fin d’une manche, après le dernier tour, chaque joueur à moins de 10 points de pénalité reçoit un bonus : le plus haut total de la table, même à 10 ou plus, moins le sien.
        Puis le joueur qui a, seul, le moins de points de pénalité peut exiler. Après la première et la deuxième manche, les cartes pénalité et la défausse sont remélangées dans leurs pioches. Tous sont de nouveau en jeu, et le premier joueur change dans le sens horaire. Nobles, ponts, doge et prestige restent.
        Exemple : Ada a 4, Ben 8, Cleo 10 et Dora 13. Ada reçoit 13 − 4 = 9 points de prestige, Ben 13 − 8 = 5.
term-fewest = Pénalité la plus basse
    .effect = Le joueur qui en a le moins peut exiler
    .help =
        Après le bonus de fin de manche, le joueur qui a, seul, le moins de points de pénalité peut exiler ou passer. Si deux joueurs ou plus en ont le moins à égalité, aucun ne le peut.
        Tout se passe comme avec la carte. Cela vaut même avec 10 points ou plus. Une option de table le réserve aux joueurs à moins de 10.
        Exemple : avec 4, 4, 11 et 12, pas d’exil. Avec 10, 11, 12 et 12, le joueur à 10 peut exiler, sauf si l’option de table l’interdit.
term-nobles = Nobles et réserve
    .effect = 25 chacun : dans les quartiers, sur les ponts, en réserve
    .help =
        Un noble vient toujours de votre réserve. Si elle est vide, vous pouvez reprendre un des vôtres dans un quartier quelconque, mais pas sur un pont. Plaza lit ainsi « du plateau » : un pont sans noble n’aurait pas de propriétaire. Vous en avez toujours un à reprendre, car les ponts portent au plus 10 de vos 25 nobles.
        Les nobles remplacés ou exilés retournent dans la réserve de leur propriétaire. Ceux des ponts ne comptent pour aucune majorité et ne craignent ni l’exil ni les traîtres.
        Exemple : votre réserve est vide et vous jouez Castello. Vous reprenez un noble à Dorsoduro et le placez à Castello.
term-bridges = Ponts
    .effect = Entre voisins, jusqu’à 3 de propriétaires différents
    .help =
        Chacun des 12 ponts relie deux quartiers voisins et porte un noble de son propriétaire. Entre deux quartiers, il y a trois ponts au plus, jamais deux du même joueur.
        Par votre pont, vos cartes quartier atteignent le quartier de l’autre côté, et le doge passe gratuitement. Un adversaire qui y fait passer le doge vous paie 1 point de prestige, sauf s’il y possède aussi un pont.
        La règle peut se lire « deux quartiers quelconques ». Plaza n’admet que des voisins, comme d’autres sources.
        Exemple : Ada et Ben ont chacun un pont entre San Marco et Castello. Cleo peut y ajouter le troisième, mais Ada n’a pas droit à un second.
term-tolls = Trajet du doge et péage
    .effect = Votre pont : gratuit. Pont adverse : 1 à son propriétaire
    .help =
        Le doge peut rester, ou franchir autant de ponts que vous voulez. Les vôtres sont gratuits. Un pont adverse vous coûte 1 point de prestige, versé à son propriétaire. Si plusieurs adversaires en ont un là, vous choisissez qui vous payez. Vous payez avant le décompte, et le prestige ne descend jamais sous 0.
        Le menu montre les trajets les moins chers, un par choix de propriétaires. Une option de table en ajoute de plus chers, sans passer deux fois par le même quartier.
        Exemple : avec 1 point de prestige, vous franchissez le pont de Ben et le vôtre. Ben reçoit 1. Un second pont de Ben serait trop cher.
term-stranded = Doge sans pont
    .effect = Sans pont à son quartier, un pas coûte 2 de prestige
    .help =
        Si aucun pont ne touche le quartier du doge, il peut entrer dans un quartier voisin, une fois par carte. Cela coûte 2 points de prestige, qui ne vont à personne. Il peut ensuite continuer. S’il n’y a là que des ponts adverses, cette entrée n’est pas permise.
        Exemple : le doge est à Castello, où aucun pont n’aboutit. Vous payez 2 points de prestige, le placez à San Marco et le menez par votre pont à San Polo.
term-scoring = Décompte d’un quartier
    .effect = Majorité : première valeur. Deuxième place : seconde valeur
    .help =
        Seuls participent les joueurs qui ont des nobles dans le quartier.
        Le plus de nobles : première valeur. Deuxième place : seconde valeur. Égalité à la deuxième place : aucun de ces joueurs ne la reçoit.
        Égalité en tête : chacun de ces joueurs reçoit la seconde valeur, et personne d’autre ne marque. Un seul joueur présent : la première valeur seulement.
        Exemple à San Marco (8 et 6) : Ada a 4 nobles, Ben 3, Cleo 2. Ada reçoit 8, Ben 6. Avec 2, 2 et 1, Ada et Ben reçoivent 6 chacun. Avec 5, 3 et 3, Ada reçoit 8, les autres rien. Avec 3 chacun, tous reçoivent 6.
term-end = Fin de partie et égalités
    .effect = Après trois manches, chaque quartier est décompté
    .help =
        Après la troisième manche, avec son bonus et son exil, les six quartiers sont décomptés une fois, où que soit le doge. Le plus grand prestige gagne.
        En cas d’égalité, le joueur qui a le plus de nobles à San Marco passe devant. Si là aussi il y a égalité, ces joueurs partagent la place.
        Exemple : Ada et Ben ont 61 points. Ada a 3 nobles à San Marco, Ben 5 : Ben gagne.
term-three = À trois joueurs
    .effect = Un donneur partage dix cartes en trois lots
    .help =
        Mise en place : deux ponts chacun, un à la fois, dans le sens horaire.
        Rôles : le premier joueur partage. Le sort désigne qui choisit en premier.
        Cartes : 6 cartes action et 4 cartes pénalité en trois lots, aucun vide.
        Ordre : le premier prend un lot et le joue, le second un des deux autres, le donneur le dernier.
        Dernier tour : si un joueur est hors jeu, les deux autres jouent 5 cartes action et 3 cartes pénalité en deux lots. Avec un seul joueur ou aucun, la manche s’arrête.
        Exemple : Ada partage. Le sort désigne d’abord Cleo, qui prend un lot sur trois. Ben en prend un sur deux, et Ada le dernier.
term-together = Lots scellés
    .effect = Tous partagent en même temps ; on ne voit que les dos
    .help =
        Tous les donneurs partagent en même temps : peu importe qui finit d’abord. Les lots restent face cachée jusqu’à ce que tous soient prêts. Les dos montrent alors à tous combien de cartes action et de cartes pénalité contient chaque lot, mais pas lesquelles. Les lots de la seconde paire restent face cachée jusqu’à ce que la première ait fini.
        Tous les autres choix se font l’un après l’autre. Ce que vous choisissez pour une carte, les autres ne l’apprennent que lorsque vous la jouez.
        Exemple : Ada et Ben jouent leurs cartes. Dora voit que les lots de Cleo ont 4 + 1 et 1 + 2 cartes, et peut prévoir son coup.
term-missing = Quand un joueur manque
    .effect = Un ordinateur de niveau normal continue à sa place
    .help =
        Un ordinateur de niveau normal joue pour un joueur qui abandonne ou s’absente. La table peut aussi lui confier un coup. L’ordinateur ne voit que ce que cette place peut voir, donc jamais un lot scellé.
        Il partage pour que le lot qui lui restera sans doute vaille le plus pour lui. Il prend le lot qui vaut le plus, points de pénalité déduits. Il laisse le doge sur place ou paie des péages, selon ce qui lui rapporte le plus.
        Exemple : Ben est absent et doit partager. L’ordinateur partage pour lui. Il ne peut pas savoir ce que les autres partagent en même temps.
term-table_options = Options de table
    .effect = Choisies avant la partie
    .help =
        L’hôte d’une table choisit les options avec `/jouer`. La salle d’attente les montre.
        Valeurs des quartiers : attestées ou échelonnées.
        Cartes des donneurs : cachées jusqu’à la révélation des lots, ou visibles de tous.
        Rôles : au hasard, ou attribués par le premier joueur.
        Exil pour la pénalité la plus basse : quel que soit le total, ou seulement sous 10.
        Trajets du doge : les moins chers, ou tous ceux que vous pouvez payer.
        Exemple : avec `hands=open, roles=assigned`, les cartes sont visibles, et le premier joueur dit qui fait quoi.
term-edition = Édition et sources
    .effect = L’édition de 2001, et d’où viennent ses nombres
    .help =
        Plaza joue San Marco d’Alan R. Moon et Aaron Weissblum, paru en 2001, avec ses propres mots. Le livret de règles fait foi. Les nombres de cartes viennent de règles publiées en plusieurs langues et de critiques qui concordent.
        Là où le livret se tait, Plaza décide comme le disent ces pages. Certaines parties du plateau ne figurent dans aucune source publique : voir « Ce qui est reconstitué ».
        Exemple : les valeurs 8 et 6 de San Marco sont dans le livret. Les 10 cartes doge viennent de ces autres sources.
term-reconstructed = Ce qui est reconstitué
    .effect = Valeurs, faces du dé et voisins peut-être faux
    .help =
        Ce qui est sûr, et ce qui ne l’est pas :
        1. Certain : les valeurs de San Marco (8 et 6), la face 6 de Castello, et que ces deux quartiers sont voisins.
        2. Les cinq autres : 6/5 et 6/4, mais où ? « Attestées » n’utilise que celles-ci, « Échelonnées » en ajoute d’inventées.
        3. Les faces 1 à 5 du dé, ce qui ne change rien aux chances.
        4. Tous les autres voisins, d’après la vraie Venise.
        Si vous avez le jeu, dites à l’équipe du bot ce qui diffère (`data/san_marco/components.toml`).
        Exemple : les valeurs de Castello, 6 et 5, sont une supposition. Sa face 6 est certaine.


## Quartiers

district-cannaregio = Cannaregio
    .tag = Cannaregio
    .code = Can
    .effect = Majorité 6, deuxième place 4
    .does = +1 noble à Cannaregio, ou à côté par votre pont
    .help =
        { -district(first: 6, second: 4, face: 1) }
        Voisins : Santa Croce, San Polo, San Marco, Castello.
        Sa carte place un noble ici, ou dans un quartier voisin par votre pont. Valeurs, face et voisins sont reconstitués.
        Exemple : Ada a ici 3 nobles, Ben 1. Ada reçoit 6 points de prestige, Ben 4.
district-santa_croce = Santa Croce
    .tag = S. Croce
    .code = Cro
    .effect = Majorité 6, deuxième 5 (échelonnées : 5, 4)
    .does = +1 noble à Santa Croce, ou à côté par votre pont
    .help =
        { -district(first: 6, second: 5, graded: 2, graded_first: 5, graded_second: 4, face: 2) }
        Voisins : Cannaregio, San Polo, Dorsoduro.
        Sa carte place un noble ici, ou dans un quartier voisin par votre pont. Valeurs, face et voisins sont reconstitués.
        Exemple : Ada et Ben ont ici 2 nobles chacun, Cleo 1. Ada et Ben reçoivent chacun la seconde valeur : 5 points de prestige, ou 4 avec les valeurs échelonnées.
district-san_polo = San Polo
    .tag = S. Polo
    .code = Pol
    .effect = Majorité 6, deuxième place 4
    .does = +1 noble à San Polo, ou à côté par votre pont
    .help =
        { -district(first: 6, second: 4, face: 3) }
        Voisins : Cannaregio, Santa Croce, San Marco, Dorsoduro.
        Sa carte place un noble ici, ou dans un quartier voisin par votre pont. Valeurs, face et voisins sont reconstitués.
        Exemple : Cleo est seule à avoir des nobles ici. Elle reçoit 6 points de prestige, et personne ne reçoit la seconde valeur.
district-san_marco = San Marco
    .tag = S. Marco
    .code = Mar
    .effect = Majorité 8, deuxième 6 · départage une partie à égalité
    .does = +1 noble à San Marco, ou à côté par votre pont
    .help =
        { -district(first: 8, second: 6, face: 4) }
        Voisins : Cannaregio, San Polo, Dorsoduro, Castello.
        Sa carte place un noble ici, ou dans un quartier voisin par votre pont. En cas d’égalité à la fin, le plus de nobles ici l’emporte. Ses valeurs, et Castello comme voisin, sont dans le livret. Sa face et ses autres voisins sont reconstitués.
        Exemple : Ada a ici 5 nobles, Ben et Cleo 3 chacun. Ada reçoit 8 points de prestige, les autres rien.
district-dorsoduro = Dorsoduro
    .tag = Dorsoduro
    .code = Dor
    .effect = Majorité 6, deuxième place 5
    .does = +1 noble à Dorsoduro, ou à côté par votre pont
    .help =
        { -district(first: 6, second: 5, face: 5) }
        Voisins : Santa Croce, San Polo, San Marco.
        Sa carte place un noble ici, ou dans un quartier voisin par votre pont. Valeurs, face et voisins sont reconstitués.
        Exemple : les quatre joueurs ont ici 2 nobles chacun. Chacun reçoit 5 points de prestige.
district-castello = Castello
    .tag = Castello
    .code = Cas
    .effect = Majorité 6, deuxième 5 (échelonnées : 7, 5)
    .does = +1 noble à Castello, ou à côté par votre pont
    .help =
        { -district(first: 6, second: 5, graded: 2, graded_first: 7, graded_second: 5, face: 6) }
        Voisins : Cannaregio, San Marco.
        Sa carte place un noble ici, ou dans un quartier voisin par votre pont. La face 6, et San Marco comme voisin, sont dans le livret. Les valeurs et l’autre voisin sont reconstitués.
        Exemple : Ben a un pont entre Castello et San Marco. Avec la carte Castello, il place un noble dans l’un ou l’autre.


## Cartes action

card-bridge = Pont
    .tag = pont
    .code = pont
    .effect = Construire, ou prendre un pont adverse quand les 12 sont là
    .does = { card-bridge.effect }
    .help =
        { -cards(copies: 6) }
        Tant qu’il reste des ponts : construisez-en un entre deux quartiers voisins, avec un de vos nobles dessus.
        Quand les 12 sont construits : choisissez le pont d’un autre joueur. Il devient le vôtre sur place, ou vous le déplacez entre deux autres quartiers voisins. Son noble retourne en réserve et un des vôtres prend sa place. Vos propres ponts ne bougent pas.
        Entre deux quartiers, trois ponts au plus, jamais deux du même joueur. Vous ne pouvez donc pas y en prendre un second.
        Exemple : les 12 sont construits. Ada déplace le pont de Ben de San Polo–Dorsoduro à San Marco–Castello. Ben récupère son noble.
card-defector = Traître
    .tag = traître
    .code = traître
    .effect = Remplacer un noble adverse par un des vôtres
    .does = { card-defector.effect }
    .help =
        { -cards(copies: 12) }
        Choisissez un quartier et un autre joueur qui y a un noble. Ce noble retourne en réserve, et un des vôtres prend sa place. Vous n’avez besoin là ni de nobles ni de ponts. Les nobles sur les ponts ne risquent rien.
        Exemple : à San Marco, Ben mène par 3 nobles à 2 contre vous. Après le traître, c’est vous qui menez par 3 à 2.
card-doge = Doge
    .tag = doge
    .code = doge
    .effect = Obligatoire : déplacer le doge, décompter son quartier
    .does = { card-doge.effect }
    .help =
        { -cards(copies: 10) }
        Vous devez jouer cette carte. La première de la partie place le doge dans un quartier quelconque, gratuitement. Ensuite, il peut rester ou franchir des ponts. Un pont adverse coûte un péage.
        Le quartier où il s’arrête est décompté aussitôt. Avec plusieurs cartes doge, le même quartier peut être décompté plusieurs fois.
        Exemple : le doge est à San Polo, où vous menez. Avec deux cartes doge, vous le laissez là et décomptez San Polo deux fois.
card-banishment = Exil
    .tag = exil
    .code = exil
    .effect = Choisir un quartier, lancer le dé : autant de nobles partent
    .does = { card-banishment.effect }
    .help =
        { -cards(copies: 4) }
        Choisissez un quartier où il y a des nobles. Puis Plaza lance le dé, et le résultat est définitif. Autant de nobles retournent dans leurs réserves, ou tous s’il y en a moins. Les nobles adverses partent d’abord, les vôtres seulement quand il n’en reste pas d’autres. Si plusieurs adversaires y ont des nobles et que tous ne partent pas, vous choisissez combien chacun en perd. Les nobles sur les ponts ne risquent rien.
        Un quartier vide ne peut pas être choisi.
        Exemple : vous obtenez 2 là où vous avez 3 nobles, Ben et Cleo 2 chacun. Vous en prenez deux à Ben, deux à Cleo, ou un à chacun. S’ils en avaient 1 chacun, les deux partiraient, sans question.


## Cartes pénalité

limit-1 = Pénalité 1
    .tag = pénalité
    .effect = 1 point de pénalité jusqu’à la fin de la manche
    .does = { limit-1.effect }
    .help =
        { -limit(copies: 8) }
        Reste devant vous jusqu’à la fin de la manche et compte 1. Avec 10 points ou plus à la fin d’un tour, vous êtes hors jeu.
        Exemple : avec 9 points, cette carte vous amène à 10, et vous êtes hors jeu pour la manche.
limit-2 = Pénalité 2
    .tag = pénalité
    .effect = 2 points de pénalité jusqu’à la fin de la manche
    .does = { limit-2.effect }
    .help =
        { -limit(copies: 10) }
        Reste devant vous jusqu’à la fin de la manche et compte 2. Avec 10 points ou plus à la fin d’un tour, vous êtes hors jeu.
        Exemple : deux de ces cartes et une de 3 points font 7.
limit-3 = Pénalité 3
    .tag = pénalité
    .effect = 3 points de pénalité jusqu’à la fin de la manche
    .does = { limit-3.effect }
    .help =
        { -limit(copies: 10) }
        Reste devant vous jusqu’à la fin de la manche et compte 3. Avec 10 points ou plus à la fin d’un tour, vous êtes hors jeu.
        Exemple : trois de ces cartes font 9. Vous êtes encore en jeu, mais toute autre carte pénalité vous met hors jeu.


## Questions

spots = Sur le plateau
    .asked = bridge take defect

picks-card = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

ask-reroll = Vos quatre lancers sont identiques. Relancer le dernier ?
    .why = Huit nobles mènent presque sûrement dans un quartier. Six là et deux ailleurs peuvent marquer dans les deux.
ask-bridge = Où construisez-vous votre pont ?
    .why = Le doge y passe gratuitement pour vous, et les adversaires vous paient 1. Vos cartes quartier placent aussi un noble de l’autre côté : construisez là où cela vous sert.
    .done = construit **{ $named }**
ask-roles = Qui fait quoi ce tour-ci ?
    .why = Le premier à choisir prend le meilleur de vos lots. S’il y a un second donneur, sa paire ne touche pas à vos lots.
ask-split = { $options ->
        [10] Choisissez les cartes du lot 1 sur 3.
       *[other] Choisissez les cartes du lot 1. Le reste est le lot 2.
    }
    .why = Les autres choisissent d’abord et vous avez le reste : faites des lots entre lesquels vous hésiteriez. Les points de pénalité équilibrent les bonnes cartes.
    .done = mis **{ $named }** dans le lot 1
ask-split_rest = Choisissez les cartes du lot 2. Le reste est le lot 3.
    .why = Vous recevez le lot que personne ne prend. Veillez à ce qu’aucun des deux ne soit nettement meilleur.
    .done = mis **{ $named }** dans le lot 2 ; le lot 3 est **{ $others }**
ask-choose = Quel lot prenez-vous ?
    .why = À 10 points de pénalité, pas de bonus, et vous êtes hors jeu pour la manche après ce tour. En dessous, la fin de manche rapporte 1 point de prestige par point d’écart avec le plus haut total.
    .done = pris **{ $named }**
ask-play = Quelle carte jouez-vous maintenant ?
    .why = L’ordre compte : renforcez d’abord un quartier, puis décomptez-le avec le doge. Seules les cartes doge sont obligatoires.
ask-place = Où va votre noble ({ $subject }) ?
    .why = Allez là où un noble change la première ou la deuxième place. Comparez ce que vous marqueriez maintenant et avec lui.
    .done = placé un noble à **{ $district }**
ask-take = Tous les ponts sont construits. Lequel remplacez-vous ?
    .why = Prenez-en un que le doge va franchir, ou dont les péages rapportent à son propriétaire.
ask-defect = Quel noble remplacez-vous par un des vôtres ?
    .why = Cela compte double : un de plus pour vous, un de moins en face. Cherchez où cela change la première ou la deuxième place.
ask-doge = Où va le doge ? Ce quartier est décompté.
    .why = Comparez ce que chaque quartier rapporte, à vous et aux adversaires. Un péage compte double : vous le perdez, un adversaire le gagne.
    .done = fait décompter **{ $district }**
ask-banish = Quel quartier l’exil vise-t-il ? Plaza lance ensuite le dé.
    .why = Les nobles adverses partent d’abord : visez là où les adversaires marquent et où vous en avez peu. Le dé dit combien partent.
ask-fewest = Pénalité la plus basse : exiler d’un quartier ?
    .why = C’est gratuit, mais là où les adversaires ont peu de nobles, les vôtres partent aussi. Visez là où les adversaires marquent.
ask-victims = Quels nobles quittent { $subject } ?
    .why = Prenez-les aux joueurs qui marquent ici ou qui ont le plus de prestige.
ask-source = Réserve vide : dans quel quartier reprendre un noble ?
    .why = Reprenez-le là où cela ne coûte aucune place : votre avance y est large, ou votre retard trop grand.


## La première partie : chaque sorte de question, la première fois qu’elle vient

lesson-bridge = Construisez un pont : le doge y passe gratis pour vous, les autres vous paient 1 prestige, et vos nobles y passent. Conseil : reliez San Marco, le meilleur (encadré).
lesson-split = Choisissez les cartes d’un lot ; les autres choisissent d’abord, le reste est pour vous. Un doge décompte aussitôt un quartier ; les nombres dorés disent ce que cela rapporterait. Les cartes pénalité rouges vous coûtent. Conseil : mettez-les avec vos meilleures cartes, surtout un doge.
lesson-split_rest = Choisissez le lot 2 dans ce qui reste ; le reste est le lot 3. Un des trois sera le vôtre : chacun doit vous convenir. Conseil : si vous ne savez pas lequel vous prendriez, le partage est bon.
lesson-choose = Prenez un lot et jouez ses cartes : un quartier ajoute un noble, un traître en remplace un, un exil en retire, un pont relie, un doge décompte. La pénalité rouge reste pour la manche : faible, elle donne un bonus ; à 10, vous êtes hors jeu. Le joueur qui en a le moins peut exiler.
lesson-play = Jouez vos cartes dans l’ordre voulu. Vous pouvez défausser le reste, sauf les doges. En fin de manche, à moins de 10, chaque point de pénalité sous le plus haut total rapporte 1 prestige ; qui en a le moins peut exiler. Conseil : renforcez un quartier avant de le décompter.
lesson-place = Placez un noble dans le quartier de la carte, ou à côté par votre pont. La majorité gagne la première valeur, la deuxième place la seconde. Égalité en tête : la seconde pour chacun ; à la deuxième place : rien. Conseil : le bouton dit ce qu’un noble ajoute ; allez là où l’ordre change.
lesson-take = Les 12 ponts sont construits : prenez-en un à un adversaire. Il devient le vôtre, sur place ou entre deux autres quartiers. Conseil : prenez-en un dont le péage vous coûte souvent, ou que le doge va franchir.
lesson-defect = Choisissez un noble adverse, n’importe où : il rentre, un des vôtres le remplace. Cela compte double : un de moins en face, un de plus chez vous. « +2 » : ce que cela ajoute si le quartier est décompté. Conseil : frappez là où c’est serré, contre le joueur en tête.
lesson-doge = Déplacez le doge par les ponts ou laissez-le (la première fois, il va où vous voulez) : son quartier est décompté. Vos ponts sont gratuits ; un pont adverse coûte 1 prestige, versé à son propriétaire. Conseil : allez là où votre avance grandit le plus, pas seulement où vous marquez le plus.
lesson-banish = Choisissez un quartier ; puis un dé décide combien de nobles partent, de 1 à 6. Ceux des adversaires d’abord, mais un gros résultat emporte aussi les vôtres. Conseil : visez un quartier bientôt décompté, où un adversaire mène de loin et où vous avez peu de nobles.
lesson-fewest = Votre pénalité est la plus basse : vous pouvez exiler gratuitement des nobles d’un quartier, ou passer. Un dé décide combien partent, de 1 à 6 : ceux des adversaires, puis les vôtres. Conseil : visez là où votre plus fort adversaire marque et où vous avez peu de nobles.
lesson-victims = Le dé a décidé combien de nobles partent ; vous choisissez lesquels. Pensez au prochain décompte ici : qui est premier, qui est deuxième, et qu’est-ce qui changerait cela ? Conseil : prenez vous-même une de ces places, ou frappez le joueur en tête.
lesson-source = Tous vos nobles sont en jeu : reprenez-en un dans un quartier pour le placer ailleurs. Épargnez le quartier que vous allez décompter. Conseil : reprenez-le là où cela ne change rien, avec deux nobles d’avance ou plus, ou sans espoir de deuxième place.


## Réponses

option-reroll-again = Relancer
    .note = Jusqu’à obtenir une autre face que { $district }
    .why = 2 des 8 nobles vont dans un autre quartier.
option-reroll-keep = Garder les quatre
    .note = 8 nobles à { $district }
    .why = Peu de joueurs commencent avec autant de nobles à { $district }.
option-pair = { $one } – { $two }
    .note = { $stays ->
        [1] Il reste sur place et devient le vôtre
       *[other] { $bridges ->
            [0] Pas encore de pont : le vôtre est le premier
            [one] 1 pont ici : avec le vôtre, passage gratuit
           *[other] { $bridges } ponts ici : avec le vôtre, passage gratuit
        }
    }
    .why = { $stays ->
        [1] Il reste sur place.
       *[other] { $bridges ->
            [0] {""}
            [one] Il y a déjà 1 pont.
           *[other] Il y a déjà { $bridges } ponts.
        }
    }
option-roles = { $decider } avant { $second }
    .people = decider second
    .note = { $decider } choisit en premier, { $second } ensuite
    .why = { $decider } choisit en premier, { $second } ensuite.
option-roles-with-distributor = { $decider } · { $distributor } avec { $second }
    .people = decider distributor second
    .note = { $decider } choisit chez vous ; { $distributor } partage pour { $second }
    .why = { $decider } prend le meilleur de vos lots ; { $distributor } partage pour { $second }.
option-card = { $card }
    .note = { $card_does }
option-card-with-best = { $card }
    .note = Décompte aussitôt un quartier : { doge-best }
doge-best = { $best ->
        [0] rien pour vous maintenant
       *[other] jusqu’à { $best } pour vous maintenant
    }
option-offer = Lot { $value } : { offer-limit }
    .button = { $value } : { offer-limit } · { $actions_count ->
        [0] aucune carte action
        [1] { $actions }
        [2] { $actions }
       *[other] { $actions_code }
    }
    .note = { $cards }
    .why = { $cards }.
offer-limit = { $limit ->
        [0] la pénalité reste à { $total }
       *[other] pénalité → { offer-total }
    }
offer-total = { $total ->
        [0] 0
        [1] 1
        [2] 2
        [3] 3
        [4] 4
        [5] 5
        [6] 6
        [7] 7
        [8] 8
        [9] 9
       *[other] { $total } (hors jeu)
    }
option-play-district = { $card }{ $copies ->
        [one] { "" }
       *[other] {" "}({ $copies } cartes)
    }
    .button = { option-play-district }{ $reach ->
        [0] { "" }
       *[other] {" "}· { $ways ->
            [one] { "" }
           *[other] jusqu’à{" "}
        }+{ $reach } de plus au décompte
    }
    .note = Décompte : { $then } pour vous (maintenant { $now }) · { $told ->
        [0] aucun noble
       *[other] nobles : { $each }
    }
    .why = Avec un noble de plus, vous y marqueriez { $then } (maintenant { $now }).
    .each = { $name } { $count }
option-play-card = { $card }{ $copies ->
        [one] { "" }
       *[other] {" "}({ $copies } cartes)
    }
    .note = { $card_does }
    .why = { $card_does }.
option-play-card-with-best = { $card }{ $copies ->
        [one] { "" }
       *[other] {" "}({ $copies } cartes)
    }
    .button = { option-play-card-with-best }{ $best ->
        [0] { "" }
       *[other] {" "}· jusqu’à +{ $best }
    }
    .note = Obligatoire. Le doge décompte un quartier : { doge-best }
    .why = Le quartier où le doge s’arrête est décompté aussitôt : { doge-best }.
option-end = Défausser le reste
    .note = Vous ne jouez plus de carte
    .why = Seulement si ce qui reste aiderait vos adversaires plus que vous.
option-place-district = { $district } : { $less ->
        [0] { $gain ->
            [0] ne change rien
           *[other] vous +{ $gain } au décompte
        }
       *[other] vous +{ $gain }, les autres −{ $less } au décompte
    }
    .note = Décompte : { $then } (maintenant { $now }) · { $told ->
        [0] aucun noble
       *[other] { $each }
    }{ $over ->
        [0] { "" }
       *[other] {" "}· par votre pont
    }{ $lifts ->
        [0] { "" }
       *[other] {" "}· noble repris
    }
    .why = Vous y marqueriez { $then } (maintenant { $now }).
    .each = { $name } { $count }
option-bridge = { $one } – { $two } · { $owner }
    .people = owner
    .note = { $stays ->
        [0] Le déplacer : vous avez déjà un pont là
       *[other] { $moves ->
            [0] Le prendre sur place
           *[other] Le prendre sur place, ou le déplacer
        }
    }
    .why = { $owner } le perd, avec les péages à cet endroit.
option-noble = { $district } · { $owner }{ $gain ->
        [0] { "" }
       *[other] {" "}(+{ $gain } au décompte)
    }
    .people = owner
    .note = Décompte : { $then } (maintenant { $now }) · { $owner } y a { $count }, vous { $own }{ $lifts ->
        [0] { "" }
       *[other] {" "}· noble repris
    }
    .why = Vous y marqueriez { $then } (maintenant { $now }).
option-doge = { $stays ->
        [1] { $district } · reste
       *[other] { $district }{ $enters ->
            [1] { "" }
           *[other] { $price ->
                [0] {" "}· gratuit
               *[other] { $payees_count ->
                    [0] {" "}· coûte { $price }
                   *[other] {" "}−{ $price } : { $payees }{ $step ->
                        [0] { "" }
                       *[other] , { $step } perdus
                    }
                }
            }
        }
    }
    .button = { $district } : { $price ->
        [0] vous +{ $own }
       *[other] { $told ->
            [0] { doge-paid }
            [1] { doge-paid }
           *[other] +{ $own } −{ $price }
        }
    }{ $told ->
        [0] { "" }
       *[other] , { $each }
    }
    .note = Vous marquez { $own }{ $price ->
        [0] { "" }
       *[other] {" "}et payez { $price }
    }{ $told ->
        [0] { "" }
       *[other] {" "}· { $each }
    }
    .people = payees
    .each = { $name } +{ $count }
    .why = Vous marquez { $own }{ $price ->
        [0] { "" }
       *[other] {" "}et payez { $price }
    }. { $told ->
        [0] Aucun adversaire ne gagne.
       *[other] Adversaires : { $each }.
    }
doge-paid = { $own ->
        [0] { "" }
       *[other] +{ $own },{" "}
    }péage −{ $price }
option-banish-district = { $district }
    .button = { $district } : maintenant les autres { $theirs }, vous { $now }
    .note = Décompte : adversaires { $theirs }, vous { $now } · nobles : { $each }
    .each = { $name } { $count }
    .why = Au décompte, les adversaires marquent ici { $theirs }, vous { $now }. Nobles adverses : { $others }, à vous : { $own }.
option-fewest-district = { $district }
    .button = { $district } : maintenant les autres { $theirs }, vous { $now }
    .note = Décompte : adversaires { $theirs }, vous { $now } · nobles : { $each }
    .each = { $name } { $count }
    .why = Au décompte, les adversaires marquent ici { $theirs }, vous { $now }. Nobles adverses : { $others }, à vous : { $own }.
option-decline = Passer : n’exiler personne
    .note = Tous les nobles restent
    .why = Seulement si chaque quartier vous coûterait plus qu’à vos adversaires.
option-victims = { $each }
    .button = { $each } : vous { $then }, les autres { $left }
    .note = Décompte ici : vous { $then } (maintenant { $now }), adversaires { $left } (maintenant { $theirs })
    .each = { $name } −{ $count }
    .why = Vous marqueriez ici { $then } (maintenant { $now }), les adversaires { $left } (maintenant { $theirs }).
option-source-district = { $district }
    .note = Décompte : { $then } (maintenant { $now }) · { $own ->
        [one] votre seul noble
       *[other] vous en avez { $own }
    }{ $back ->
        [0] { "" }
       *[other] {" "}· la carte l’y replace
    }
    .why = Vous y marqueriez { $then } (maintenant { $now }).


## Ce qu’une réponse entraîne

remark-offer = { $cards_count ->
        [0] Lot { $number } : pas encore de cartes.
       *[other] Lot { $number } : { $cards }. { $limit ->
            [0] Aucun point de pénalité.
           *[other] Points de pénalité avec ce lot : { $each }.
        }
    }
    .each = { $name } { $count ->
        [0] 0
        [1] 1
        [2] 2
        [3] 3
        [4] 4
        [5] 5
        [6] 6
        [7] 7
        [8] 8
        [9] 9
       *[other] { $count } (hors jeu)
    }
remark-out = Vous êtes hors jeu pour cette manche, avec { $limit } points de pénalité. { $passage ->
        [3] C’est la dernière, puis chaque quartier est décompté.
       *[other] Vous rejouez à la prochaine.
    }
remark-out_with = { $numbers_count ->
        [1] Le lot { $numbers } vous met hors jeu, sans bonus.
       *[other] Les lots { $numbers } vous mettent hors jeu, sans bonus.
    } { $told ->
        [0] Les autres n’en auraient pas non plus.
       *[other] Bonus des autres si la manche finit alors : { $each }.
    }
    .each = { $name } +{ $count }
remark-final = { $bonus ->
        [0] La partie s’achève ainsi, avec le décompte de tous les quartiers.
       *[other] Dernier tour de la partie ; puis bonus et décompte de tous les quartiers.
    } { $told ->
        [0] En l’état, personne ne reçoit rien.
       *[other] En l’état : { $each }.
    }
    .each = { $name } +{ $count }
remark-limits = Cartes pénalité : { $cards }
remark-now = Si la partie finissait maintenant : décompte final +{ $final }, bonus +{ $bonus }.


## Événements

event-rolled = { $seat } obtient aux dés { $districts } : 2 nobles par lancer.
    .short = obtient { $districts } (2 nobles par lancer)
event-kept_rolls = { $seat } garde les quatre lancers identiques.
    .short = garde les quatre lancers identiques
event-rerolled = { $seat } relance le dernier : { $district }.
    .short = relance le dernier : { $district }
event-bridge_placed = { $seat } construit un pont entre { $one } et { $two }.
    .short = pont { $one } – { $two }
event-passage_began = { $passage ->
        [1] Début de la manche 1 sur 3.
        [3] Début de la manche 3 sur 3 : tout le monde est en jeu, sans point de pénalité. Ensuite, chaque quartier est décompté.
       *[other] Début de la manche { $passage } sur 3 : tout le monde est en jeu, sans point de pénalité.
    }
    .short = début de la manche { $passage } sur 3
event-round_began = { $last ->
        [0] Manche { $passage }, tour { $round }. Premier joueur : { $seat }.
       *[other] Manche { $passage }, dernier tour. Premier joueur : { $seat }.
    }
    .chapter = { $last ->
            [0] Manche { $passage }, tour { $round }
           *[other] Manche { $passage }, dernier tour
        }
    .short = premier joueur
event-roles = { $seats_count ->
        [one] { $seat } partage, { $seats } choisit.
       *[other] { $seat } partage, { $seats } choisissent dans cet ordre.
    }
    .short = partage pour { $seats }
event-dealt = { $seat } pioche { $cards }.
    .short = pioche { $cards }
event-divided = { $actions_count ->
        [2] { $seat } propose deux lots (actions + pénalités) : { $actions_1 } + { $limits_1 } et { $actions_2 } + { $limits_2 }.
       *[other] { $seat } propose trois lots (actions + pénalités) : { $actions_1 } + { $limits_1 }, { $actions_2 } + { $limits_2 } et { $actions_3 } + { $limits_3 }.
    }
    .short = { $actions_count ->
            [2] propose (actions + pénalités) : { $actions_1 } + { $limits_1 }, { $actions_2 } + { $limits_2 }
           *[other] propose 3 lots
        }
# Les lots révélés sont dans l’image et dans le menu ; le journal n’en parle que lorsqu’on les prend.
event-offer = { "" }
    .short = { "" }
event-took = { $seat } prend chez { $giver } le lot { $number } : { $cards }. Pénalité totale : { $total }.
    .people = giver
    .chapter = { "" }
    .short = prend { $cards } (pénalité totale : { $total })
event-kept = { $seat } reçoit le lot { $number } : { $cards }. Pénalité totale : { $total }.
    .chapter = { "" }
    .short = reçoit { $cards } (pénalité totale : { $total })
event-placed = { $seat } place un noble à { $district }.
    .short = noble → { $district }
event-placed-with-card = { $seat } place un noble à { $district }, par un pont depuis { $card }.
    .short = noble → { $district } (pont depuis { $card })
event-placed-with-lifted = { $seat } déplace un noble de { $lifted } à { $district }.
    .short = noble { $lifted } → { $district }
event-placed-with-lifted-with-card = { $seat } déplace un noble de { $lifted } à { $district }, par un pont depuis { $card }.
    .short = noble { $lifted } → { $district } (pont depuis { $card })
event-built = { $seat } construit un pont entre { $one } et { $two }.
    .short = pont { $one } – { $two }
event-built-with-lifted = { $seat } construit un pont entre { $one } et { $two }, avec un noble de { $lifted }.
    .short = pont { $one } – { $two } (noble de { $lifted })
event-took_over = { $seat } prend à { $owner } le pont entre { $one } et { $two }.
    .people = owner
    .short = prend à { $owner } le pont { $one } – { $two }
event-took_over-with-lifted = { $seat } prend à { $owner } le pont entre { $one } et { $two }, avec un noble de { $lifted }.
    .people = owner
    .short = prend à { $owner } le pont { $one } – { $two } (noble de { $lifted })
event-moved_bridge = { $seat } prend à { $owner } le pont { $from_one } – { $from_two } et le place entre { $one } et { $two }.
    .people = owner
    .short = prend à { $owner } le pont { $from_one } – { $from_two }, désormais { $one } – { $two }
event-moved_bridge-with-lifted = { $seat } prend à { $owner } le pont { $from_one } – { $from_two } et le place entre { $one } et { $two }, avec un noble de { $lifted }.
    .people = owner
    .short = prend à { $owner } le pont { $from_one } – { $from_two }, désormais { $one } – { $two } (noble de { $lifted })
event-defected = { $seat } remplace un noble adverse ({ $owner }) à { $district }.
    .people = owner
    .short = remplace un noble ({ $owner }) à { $district }
event-defected-with-lifted = { $seat } remplace un noble adverse ({ $owner }) à { $district } par un noble de { $lifted }.
    .people = owner
    .short = remplace un noble ({ $owner }) à { $district } (noble de { $lifted })
event-banishing = Exil à { $district } : { $seat } obtient { $roll } au dé.
    .short = obtient { $roll } au dé pour exiler
event-banished = { $seat } exile de { $district } : { $each }.
    .each = { $name } { $count }
    .short = exile de { $district } : { $each }
event-doge_entered = { $seat } place le doge à { $district }.
    .short = doge → { $district }
event-doge_stayed = { $seat } laisse le doge à { $district }.
    .short = doge reste à { $district }
event-doge_moved = { $seat } déplace le doge à { $district }{ $price ->
        [0] {" "}gratuitement
       *[other] {" "}pour { $price } { $price ->
            [one] point
           *[other] points
        } de prestige{ $payees_count ->
            [0] { "" }
           *[other] {" "}(péage : { $payees }{ $step ->
                [0] { "" }
               *[other] , { $step } perdus
            })
        }
    }.
    .people = payees
    .short = doge → { $district }{ $price ->
            [0] { "" }
           *[other] { $payees_count ->
                [0] {" "}(−{ $price })
               *[other] {" "}(−{ $price } : { $payees }{ $step ->
                    [0] { "" }
                   *[other] , { $step } perdus
                })
            }
        }
event-scored = { $told ->
        [0] Décompte à { $district } : aucun noble.
       *[other] Décompte à { $district } : { $each }.
    }
    .each = { $name } { $count }
    .short = { $told ->
            [0] Décompte à { $district } : aucun noble
           *[other] Décompte à { $district } : { $each }
        }
event-declined = { $seat } défausse le reste : { $cards }.
    .short = défausse { $cards }
event-out = { $seats_count ->
        [one] { $seats } a 10 points de pénalité ou plus : hors jeu.
       *[other] { $seats } ont 10 points de pénalité ou plus : hors jeu.
    }
    .short = { $seats_count ->
            [one] { $seats } est hors jeu (pénalité 10+)
           *[other] { $seats } sont hors jeu (pénalité 10+)
        }
event-last_round = Dernier tour de la manche, seulement pour { $seats }. Ensuite vient le bonus.
    .short = { $seats } font un dernier tour, puis vient le bonus
event-bonus = { $told ->
        [0] Pas de bonus : personne n’a moins de 10 points de pénalité.
       *[other] Bonus (pénalité la plus haute { $highest } moins la sienne) : { $each }.
    }
    .each = { $name } { $count }
    .chapter = Bonus
    .short = { $told ->
            [0] aucun, personne n’est sous 10
           *[other] pénalité la plus haute { $highest } moins la sienne : { $each }
        }
event-fewest = { $seat } a le moins de points de pénalité et peut exiler.
    .short = a la pénalité la plus basse et peut exiler
event-fewest-with-limit = { $seat } a le moins de points de pénalité ({ $limit }) et peut exiler.
    .short = a la pénalité la plus basse ({ $limit }) et peut exiler
event-fewest_tied = Égalité pour la pénalité la plus basse ({ $limit }) : { $seats }. Personne n’exile.
    .short = égalité pour la pénalité la plus basse ({ $limit }), pas d’exil : { $seats }
event-kept_peace = { $seat } passe et n’exile personne.
    .short = passe, pas d’exil
event-passage_ended = { $passage ->
        [3] Fin de la manche 3 sur 3. Chaque quartier est maintenant décompté.
       *[other] Fin de la manche { $passage } sur 3.
    }
    .chapter = Fin de la manche { $passage }
    .short = { $passage ->
            [3] chaque quartier est décompté
           *[other] { "" }
        }
event-game_over = La partie est terminée.
    .chapter = { "" }
    .short = fin de la partie


## Refus : seulement ceux que le catalogue de l’hôte n’a pas


## Étapes

step-setup = Mise en place : lancers
step-bridges = Mise en place : ponts
step-second_bridges = Mise en place : second pont
step-roles = Rôles
step-split = Partage
step-choose = Choix d’un lot
step-play = Actions
step-fewest = Pénalité la plus basse
step-over = Fin de partie


## Hints

measure-prestige = { $amount } de prestige { $more }
measure-districts = { $amount } { $count ->
        [one] point
       *[other] points
    } { $more } dans les quartiers
measure-nobles = { $amount } { $count ->
        [one] noble
       *[other] nobles
    } { $more }
measure-bridges = { $amount } { $count ->
        [one] pont
       *[other] ponts
    } { $more }
measure-limit = { $amount } { $count ->
        [one] point de pénalité
       *[other] points de pénalité
    } { $more }

## Score final

line-doge = Doge
line-tolls = Péages
line-bonus = Bonus
line-final = Décompte final
line-nobles = Nobles à San Marco

so-far = Points actuels. Le décompte final et le bonus de cette manche restent à venir.

reason-three_passages = Les trois manches sont finies, et chaque quartier a été décompté.


## Prévoir : les consignes, et ce qui peut mettre fin à un plan

order-least_limit = Prendre le lot avec le moins de points de pénalité
    .why = À égalité, celui qui a le plus de cartes action.
order-doge_gains = Déplacer le doge là où vous gagnez le plus
    .why = Les péages que vous payez et les points des adversaires sont déduits.
order-victims_ahead = Exiler les nobles dont la perte vous aide le plus
    .why = Quand un exil vous laisse le choix. Si tout vous aide autant, il vise le joueur en tête.
order-lift_least = Reprendre le noble qui vous manque le moins
    .why = Si votre réserve est vide, le noble vient de là où il vous manque le moins.
order-fewest_gains = Avec la pénalité la plus basse, exiler là où cela vous aide
    .why = À la fin d’une manche, vous exilez là où cela vous aide le plus, ou vous passez.
surprise-took = un joueur prend un lot
surprise-placed = un joueur place un noble
surprise-defected = un joueur remplace un noble
surprise-built = un joueur construit un pont
surprise-banishing = un joueur exile des nobles
surprise-doge_moved = un joueur déplace le doge


## Options de table

table-districts = Valeurs des quartiers
table-districts-attested = Attestées
    .note = San Marco 8/6 ; Castello, Dorsoduro, Santa Croce 6/5 ; Cannaregio, San Polo 6/4.
table-districts-graded = Échelonnées
    .note = Comme attestées, mais Castello 7/5 et Santa Croce 5/4 : les quartiers diffèrent plus.
table-hands = Cartes des donneurs
table-hands-hidden = Cachées
    .note = Seul le donneur les voit jusqu’à la révélation des lots, comme dans la règle.
table-hands-open = Visibles
    .note = Tout le monde les voit avant la révélation des lots, mais pas leur partage.
table-roles = Rôles
table-roles-random = Au hasard
    .note = À chaque tour, le premier joueur partage ; le hasard fixe le reste, comme dans la règle.
table-roles-assigned = Attribués
    .note = À chaque tour, le premier joueur partage et attribue les autres rôles.
table-fewest = Exil pour la pénalité la plus basse
table-fewest-anybody = Quel que soit le total
    .note = Le joueur qui a le moins de points de pénalité peut exiler, même à 10 ou plus.
table-fewest-below_ten = Seulement sous 10
    .note = Le joueur qui a le moins de points de pénalité peut exiler, mais pas à 10 ou plus.

table-routes = Trajets du doge
table-routes-cheapest = Les moins chers
    .note = Les trajets les moins chers vers chaque quartier, un par choix de propriétaires à payer.
table-routes-all = Tous
    .note = Aussi de plus chers, pour payer l’un plutôt que l’autre, comme dans la règle. Menus plus longs.


## Les images et leurs textes alternatifs : picture-* et alt-* (RENDER)

picture-setup = Mise en place
picture-passage = Manche { $passage }
picture-round = tour { $round }
picture-last-round = dernier tour
picture-out = dehors
picture-over = Fin de partie
picture-doge-away = attend
picture-offers = { $name } propose
picture-offer = Lot { $number }
picture-out-at = pénalité { $limit } : hors jeu
picture-dividing = Partage
picture-divides = partage encore
picture-divided = a partagé
picture-carries-out = { $name } joue
picture-pile = Cartes action de la pioche
picture-end = défausser
picture-again = relancer
picture-keep = garder
picture-nobody-scores = aucun point
picture-passage-ends = Fin de la manche { $passage }
picture-bonus = Bonus
picture-bonus-from = pénalité la plus haute { $highest } moins la sienne
picture-passages = 3 manches
picture-legend-own = vous
picture-legend-supply = réserve
picture-legend-prestige = prestige
picture-legend-limit = pénalité
picture-legend-start = premier joueur
picture-legend-splits = partage
picture-legend-chooses = choisit

# Ce que la table attend, après le nom du joueur attendu.
picture-verb-setup = relancer ?
picture-verb-bridges = construire un pont
picture-verb-second_bridges = construire le second pont
picture-verb-roles = attribuer les rôles
picture-verb-split = partager les cartes
picture-verb-choose = prendre un lot
picture-verb-play = jouer les cartes
picture-verb-fewest = exiler ou passer

# Ce qui est demandé, en deux à quatre mots. $pick est un intervalle comme 1–7.
picture-about-place = Vos nobles · points de plus au décompte
picture-about-source = Vos nobles sur place
picture-about-defect = Quel noble · points de plus pour vous au décompte
picture-about-doge = Points maintenant · péage → à qui
picture-about-banish = Points au décompte, maintenant
picture-about-fewest = { picture-about-banish }
picture-about-victims = Nobles qui partent
picture-ask-reroll = Relancer ?
picture-ask-bridge = Où construire ?
picture-ask-roles = Qui fait quoi ?
picture-ask-split = Lot 1 : { $pick } cartes
picture-ask-split_rest = Lot 2 : { $pick } cartes
picture-ask-choose = Prenez un lot
picture-ask-play = Jouez une carte
picture-ask-place = Où va le noble ?
picture-ask-take = Quel pont ?
picture-ask-defect = Quel noble ?
picture-ask-doge = Où va le doge ?
picture-ask-banish = Exiler d’où ?
picture-ask-fewest = Exiler ou passer ?
picture-ask-victims = Quels nobles ?
picture-ask-source = Reprendre où ?

alt-new = Nouveau : { $parts }.
alt-new-nobles = nobles à { $district } ({ $name })
alt-new-bridge = pont { $pair } ({ $name })
alt-new-doge = doge
alt-new-prestige = prestige ({ $name })
alt-new-limit = pénalité ({ $name })
alt-start = Premier joueur : { $name }.
alt-division = { $name } partage, { $deciders } { $count ->
        [one] choisit
       *[other] choisissent dans cet ordre
    }.
alt-computer = ordinateur
alt-house = { $name }{ $signs } : prestige { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}(bonus actuel +{ $bonus })
    }, pénalité { $limit }, réserve { $supply }
alt-house-map = { $nobles }{ $count ->
        [0] {""}
        [one] {"\u202F"}; pont { $bridges }
       *[other] {"\u202F"}; ponts { $bridges }
    }
alt-no-nobles = aucun noble
alt-own = Vous : prestige { $points }, pénalité { $limit }, réserve { $supply }.
alt-district = { $district } ({ $first }/{ $second }{ $doge ->
        [0] {""}
       *[other] , doge ici
    }) : { $count ->
        [0] aucun noble
       *[other] { $nobles }
    }.
alt-values = Valeurs : { $values }.
alt-doge = Doge : { $district }.
alt-no-doge = Le doge n’est pas encore en jeu.
alt-bridges = Ponts : { $bridges }.
alt-passage-begins = Début de la manche { $passage }. Premier joueur : { $name }.
alt-making = Lot { $number } : { $cards }{ $stands }.
alt-scores = Rapporterait maintenant : { $scores }.
alt-piles = Pioches : cartes action { $actions }, cartes pénalité { $limits } ; ponts restants : { $bridges }.
alt-pile = Cartes action de la pioche : { $cards }.
alt-dividing = { $name } { $waits ->
        [0] a partagé
       *[other] partage encore
    }{ $count ->
        [0] {""}
       *[other] {"\u202F"}: { $cards }
    }.
alt-offers = { $name } propose : { $offers }.
alt-offers-for = { $name } propose, avec la pénalité qu’aurait { $chooser } après chaque lot : { $offers }.
alt-offer = { $cards } (puis { $total })
alt-offer-taken = { $cards } (pris par { $name })
alt-left = { $name } a encore : { $cards }.
alt-face-down = Face cachée, { $name } pour { $deciders } : { $offers }.
alt-dealt = Visibles de tous : { $cards }.
alt-backs = { $actions } action, { $limits } pénalité
alt-stands = Avec le lot { $number } : { $stands }.
alt-stand = { $name } { $total ->
        [one] { $total } point de pénalité
       *[other] { $total } points de pénalité
    }
alt-routes = { $district } ({ $points }{ $price ->
        [0] {""}
       *[other] , payer { $price }
    }) : { $routes }.
alt-card = Carte : { $card }.
alt-dead = Sans effet maintenant : { $cards }.
alt-taken = Vous remplacez : pont { $pair } ({ $name }).
alt-final = { $title }, score final après 3 manches.
alt-ties = nobles à San Marco { $value }
alt-nobles = Nobles ({ $name }) : { $nobles }.
