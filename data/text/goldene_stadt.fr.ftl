# Die goldene Stadt en français. Les mêmes messages dans le même ordre que goldene_stadt.en.ftl, où
# est dit ce que signifient leurs formes. Les mots du jeu : paire, miser, déloger, carte terrain,
# carte décompte, lettres de commerce ; port, village, quartier (district), secteur (quarter), région
# (sector) ; manche (round), tour (turn). Les noms de lieux n’ont pas d’article : « à Port-Aigle ».

title = Die goldene Stadt
    .short = Goldene Stadt
    .subtitle = Misez sur des cartes et construisez jusqu’à la cité d’or
    .duration = environ 60 minutes
    .weight = difficulté moyenne
    .best = Pour 3 ou 4 joueurs. À 2, c’est une règle maison, pas celle de l’éditeur.

how = Die goldene Stadt : comment jouer
    .goal = Construisez de la côte à la cité d’or. Le plus de lettres gagne : dans la cité et, à chaque manche, pour une marchandise et vos maisons en violet.
    .turn = À chaque manche, vous misez sur une paire de cartes terrain. Contre des pièces, vous pouvez déloger un adversaire de la sienne. Puis vous construisez jusqu’à 2 maisons : partout sur la côte, et le long des routes depuis vos maisons.
    .card = Un port coûte 1 carte Côte, tout autre lieu 2 cartes de son terrain. Chaque manche décompte une marchandise, et une rivière ou un secteur (bord violet). En avoir : 2 lettres ; le plus, sans égalité : 4. Exemple sur une rivière : 3 maisons contre 1 donnent 4 et 2 lettres ; 2 contre 2, 2 chacun.
    .pays = Chaque lieu rapporte aussitôt quelque chose. Dans la cité, chaque quartier donne des lettres aux deux premiers à y construire : 5 et 3. Un quartier intérieur donne 10 et 6, et coûte aussi une clé ; six villages en donnent.
    .end = La partie finit après la manche 16, ou après celle où un joueur construit sa dernière maison. Elle finit aussi après celle où un joueur ne peut plus jamais construire : il prend la dernière place. Les cartes bonus comptent à la fin.
    .time = Environ 60 minutes de jeu, réparties sur plusieurs jours. Quand c’est à vous, un message vous prévient.


## Notions

term-aim = Le jeu en bref
    .effect = Construire vers la cité, avoir le plus de lettres
    .help =
        Vous construisez des maisons de la côte, le long des routes, jusqu’à la cité d’or au centre de l’île. Chaque lieu rapporte aussitôt : pièces, cartes, clé, marchandises, carte bonus ou, dans la cité, lettres de commerce.
        À chaque manche, chaque joueur mise sur une paire de cartes terrain, puis construit jusqu’à deux maisons. Une carte décompte rapporte des lettres.
        La partie finit au plus tard après la manche 16. Le joueur qui a le plus de lettres gagne.
        Pour 3 ou 4 joueurs, et à 2 avec une règle maison.
        Exemple : Ada construit à Port-Roc pour une carte Côte et reçoit 2 pièces. Pour deux cartes Montagne, elle construit ensuite à Carrières et reçoit une carte bonus.
term-setup = Mise en place
    .effect = 18 maisons (à quatre : 16), 3 pièces, 2 cartes
    .help =
        Chaque joueur a 18 maisons (16 à quatre) et 3 pièces.
        Chaque joueur reçoit une carte Côte que tout le monde voit, et une deuxième carte terrain, cachée.
        Trois cartes marchandise sont face visible, les cinq autres forment une pioche. Les 8 cartes bonus sont face cachée. Les 16 cartes décompte viennent dans l’ordre de leurs dos : 4 avec un 1, 8 avec un 2, 4 avec un 3. Chaque groupe est mélangé.
        Les places sont tirées au sort. La première est celle du premier joueur de la manche 1.
        Exemple : Ada a Côte et Forêt. Avec sa paire de la première manche, elle aura quatre cartes.
term-round = Une manche en six phases
    .effect = Carte, paires, mises, maisons, décompte, rotation
    .help =
        1. La carte décompte du dessus est révélée : elle montre ce que rapporte cette manche.
        2. Les paires sont distribuées : deux cartes terrain face visible par joueur.
        3. Chaque joueur mise sur une paire.
        4. Chaque joueur construit jusqu’à deux maisons.
        5. La carte décompte rapporte ses lettres et quitte le jeu.
        6. Le joueur suivant dans le sens horaire devient premier joueur.
        On mise et on construit dans le sens horaire, à partir du premier joueur.
        Exemple : à la manche 2, Ben est premier joueur. Il mise et construit d’abord. Ada, à sa droite, construit en dernier.
term-bidding = Miser sur les paires
    .effect = Paire libre : gratuite. Déloger : 1, 2, 3 pièces
    .help =
        Dans le sens horaire depuis le premier joueur, chacun mise sur une paire en y posant son pion. Une paire libre ne coûte rien.
        Vous pouvez aussi déloger un adversaire. Le premier délogement de la manche coûte 1 pièce, le deuxième 2, le troisième 3, quel que soit le joueur. Il n’y en a pas de quatrième.
        Un joueur que personne ne déloge garde sa paire. Un joueur délogé mise à nouveau quand son tour revient, sur n’importe quelle paire, même celle qu’il a perdue.
        Il faut miser. Si une seule paire est possible, vous l’obtenez sans question.
        Exemple : Ada mise sur la paire 1. Ben la déloge pour 1 pièce, Cleo prend la paire 3. Ada peut maintenant déloger Ben pour 2 pièces, ou prendre la paire 2 sans payer.
term-building = Construire des maisons
    .effect = Jusqu’à deux, l’une après l’autre
    .help =
        Dans le sens horaire à partir du premier joueur, chaque joueur construit deux maisons, une ou aucune. Vous pouvez finir votre tour à tout moment.
        Un port ou un village n’a qu’une place, un quartier une place par joueur.
        Vous payez une maison, la posez et recevez sa récompense avant de construire la suivante. La deuxième peut donc profiter de la route et de la récompense de la première.
        On ne demande rien à un joueur si tout le monde peut voir qu’il ne peut pas construire.
        Exemple : Ada construit à Port-Aigle et y pioche une carte. Avec cette carte, elle paie Valcuivre, où mène une route.
term-roads = Routes
    .effect = Ports : sans route. Ailleurs : d’une de vos maisons
    .help =
        Un port ne demande pas de route : vous pouvez débarquer partout, aussi souvent que vous voulez.
        Tout autre lieu demande une route venant d’une de vos maisons. Une route qui franchit une rivière est une route comme les autres.
        Les maisons adverses ne vous aident pas et ne vous gênent pas : seul leur propre lieu est pris.
        Exemple : de votre maison à Port-Chêne, des routes mènent à Boulay et à Renardière. Si Ben a construit à Boulay, vous pouvez construire à Renardière ou débarquer à nouveau.
term-cost = Coûts et jokers
    .effect = Port : 1 carte, sinon 2. Deux identiques : un joker
    .help =
        Un port coûte une carte Côte. Un village ou un quartier coûte deux cartes de son terrain, un quartier intérieur aussi une clé.
        Joker : deux cartes terrain identiques valent une carte de n’importe quel autre terrain, aussi souvent que vous voulez. Deux cartes Côte peuvent être un joker, et un joker peut valoir une carte Côte.
        On ne paie jamais trop, et deux cartes n’en valent jamais une de leur propre terrain. Les cartes payées sont défaussées face visible.
        S’il y a plusieurs façons de payer, vous choisissez.
        Exemple : Boisprofond coûte 2× Forêt. Vous pouvez aussi payer Forêt et 2× Désert, ou 2× Côte et 2× Désert.
term-hand_limit = Limite de main
    .effect = Cinq cartes terrain au plus après votre tour
    .help =
        À la fin de votre propre tour de construction, vous gardez au plus cinq cartes terrain. Vous choisissez lesquelles défausser, face visible.
        Avant et pendant votre tour, il n’y a pas de limite. Elle ne vaut qu’à la fin de votre propre tour.
        Au dernier tour de la partie, les cartes ne comptent plus. On ne vous demande donc ni quoi défausser, ni comment payer votre dernière maison.
        Les cartes marchandise, les cartes bonus et les clés ne comptent pas.
        Exemple : vous avez cinq cartes, prenez une paire et ne construisez rien. À la fin de votre tour, vous défaussez deux des sept cartes.
term-rewards = Récompenses
    .effect = Chaque lieu rapporte aussitôt quelque chose
    .help =
        Vous recevez aussitôt la récompense d’un lieu, et ne pouvez pas la refuser.
        1 pièce : 8 ports. 2 pièces : 4 ports.
        Carte terrain : 4 ports et 8 villages.
        Clé : 6 villages. Carte marchandise : 8 villages. Carte bonus : 8 villages.
        Les quartiers donnent des lettres aux deux premiers à y construire.
        Les entrées des terrains donnent la récompense de chaque lieu. Quel lieu donne quoi est reconstitué. S’il ne reste plus de carte marchandise, de carte bonus ou de clé, cette récompense ne donne rien.
        Exemple : Montfer donne une carte terrain ; Corne-Bélier, juste derrière, une clé.
term-coins = Pièces
    .effect = Pour déloger, et parfois pour départager
    .help =
        Chaque joueur commence avec 3 pièces. Elles paient les délogements, de 1 à 3 à la fois, et vont alors à la réserve.
        Les ports en donnent de nouvelles, 1 ou 2 à la fois. Dans quatre des quartiers extérieurs, le premier à construire en reçoit 1.
        Les pièces sont visibles et ne s’épuisent jamais. À la fin, elles départagent les joueurs à égalité de lettres et de maisons.
        Exemple : Ada a 2 pièces. Elle peut payer le premier ou le deuxième délogement d’une manche, pas le troisième.
term-cards = Cartes terrain
    .effect = 50 cartes, 10 de chaque terrain
    .help =
        Il y en a 50 : 10 pour chacun des terrains côte, montagne, forêt, prairie et désert. Votre paire vous en apporte deux à chaque manche. Certains lieux vous donnent la première carte de la pioche.
        Votre main est cachée, mais tout le monde a vu votre première carte Côte et les paires que vous avez prises. Les cartes payées et défaussées sont visibles. Quand la pioche est vide, elles sont mélangées pour en former une nouvelle, dès qu’il faut une carte.
        Exemple : vous construisez à Salines et piochez une carte. Personne d’autre ne la voit. Les autres voient combien vous en avez.
term-keys = Clés
    .effect = Une pour chaque maison en quartier intérieur
    .help =
        Il y a 6 clés, une dans chacun de ces lieux : Corne-Bélier, Bellenue, Boisprofond, Ventelac, Clairpré et Belle-Oasis. Elles restent visibles devant les joueurs.
        Une maison dans un quartier intérieur coûte une clé, qui quitte alors le jeu. Il y a donc au plus six maisons dans les quartiers intérieurs.
        Vous pouvez garder une clé aussi longtemps que vous voulez, ne serait-ce que pour en priver les autres.
        Exemple : Ada a une maison à Clos-Monnaie et une clé. Pour 2× Montagne et la clé, elle construit à Palais-Aigle.
term-goods = Cartes marchandise
    .effect = Deux marchandises par carte, quatre cartes au plus
    .help =
        Il y en a 8, avec deux marchandises chacune. Soie, Épices, Encens et Perles figurent chacune sur quatre cartes. Vous prenez une des trois cartes visibles, qui est remplacée, ou à l’aveugle la première de la pioche.
        Vos cartes marchandise sont visibles. Quand une carte décompte montre une marchandise, on compte combien de fois elle figure sur vos cartes.
        Avec une cinquième carte, une des cinq quitte le jeu. Vous choisissez laquelle.
        Soie + Épices et Encens + Perles existent deux fois, les autres paires une fois. Noms et paires sont reconstitués.
        Exemple : Soie est au décompte. Ada a deux cartes avec Soie, Ben une : Ada reçoit 4 lettres, Ben 2.
term-bonus = Cartes bonus
    .effect = Voir toutes celles qui restent, en garder une
    .help =
        Quand un lieu vous donne une carte bonus, vous regardez toutes celles qui restent et en gardez une, face cachée. Vous remettez les autres.
        À la fin, toutes sont révélées. Chacune rapporte des lettres pour ce que vous avez construit, 12 au plus. Choisissez-en donc une qui va avec vos projets.
        Les autres ne savent pas quelles cartes vous avez vues. Vous pouvez avoir autant de cartes bonus que vous en obtenez.
        Ce que rapportent ces cartes est reconstitué.
        Exemple : avec la Charte des ports, 5 maisons dans des ports rapportent 10 lettres.
term-districts = Quartiers
    .effect = Des lettres pour les deux premiers dans chacun
    .help =
        La cité d’or a 8 quartiers extérieurs et 4 quartiers intérieurs. Chaque joueur peut avoir une maison dans chacun.
        Extérieurs : le premier à construire reçoit 5 lettres et, dans quatre de ces quartiers, une pièce. Le deuxième reçoit 3 lettres.
        Intérieurs : le premier reçoit 10 lettres et une carte terrain. Le deuxième reçoit 6 lettres. Une maison y coûte une clé.
        Les suivants n’ont pas de lettres, mais comptent pour le secteur et les cartes bonus.
        Les 6 lettres, et les quartiers qui donnent la pièce, sont reconstitués.
        Exemple : Ada est la première à Clos-Fournil et reçoit 5 lettres, Ben le deuxième et en reçoit 3. Cleo n’en reçoit pas, mais a une maison dans le Secteur Sud.
term-scoring = Décompte de la manche
    .effect = En avoir : 2 lettres. Le plus, sans égalité : +2
    .help =
        Une carte décompte montre une marchandise, et une rivière ou un secteur. Chaque élément a son propre décompte : marchandises de vos cartes, ou maisons à cet endroit.
        Chaque joueur qui en a reçoit 2 lettres. Un joueur qui en a le plus, sans égalité, ou qui est seul à en avoir, reçoit 2 lettres de plus. En cas d’égalité, personne ne les reçoit.
        Les rivières viennent aux manches 1 à 12, les secteurs aux manches 5 à 16. Chaque marchandise vient quatre fois, chaque rivière et chaque secteur deux fois. Une option met les trois sur une carte, chacun quatre fois. Ces faces sont reconstituées.
        Exemple : à la Rivière Pin, Ada a 3 maisons, Ben 1, Cleo aucune : Ada reçoit 4 lettres, Ben 2. Avec 2, 2 et 1, chaque joueur en reçoit 2.
term-letters = Lettres de commerce
    .effect = Elles font gagner ; leurs totaux sont cachés
    .help =
        Les lettres viennent des quartiers, des cartes décompte et des cartes bonus. Le joueur qui en a le plus gagne.
        Chaque gain est annoncé aussitôt, mais rien n’oblige à dire son total. Vous ne voyez que votre propre total. Une option de table montre tous les totaux. À la fin, tous sont annoncés.
        Les lettres ne s’épuisent jamais.
        Exemple : Ben a reçu 5, 4 et 2 lettres. Un joueur qui a compté sait qu’il en a 11.
term-end = Fin de la partie
    .effect = Dernière maison, dernier décompte ou blocage
    .help =
        La partie peut finir de trois façons. Chaque fois, la manche va à son terme, décompte compris :
        1. Un joueur a construit sa dernière maison.
        2. Le décompte de la 16e carte est fait.
        3. Un joueur est bloqué et ne peut plus jamais construire.
        Puis les cartes bonus sont révélées.
        Exemple : Ben construit sa dernière maison à la manche 14. Les joueurs après lui construisent encore, et le décompte de la carte a lieu.
term-blocked = Blocage
    .effect = Ne plus jamais pouvoir construire : dernière place
    .help =
        Il y a blocage s’il vous reste des maisons et que vous ne pouvez plus jamais construire. Aucun port n’est alors libre. Aucune route ne mène de vos maisons à un village libre, ni à un quartier où vous n’avez pas de maison. Un quartier intérieur ne compte que si vous avez une clé. Vos cartes en main n’y changent rien.
        Cela se vérifie pour chaque joueur après chaque tour de construction. La manche va à son terme, décompte compris, pour vous aussi. Puis la partie est terminée.
        Un joueur bloqué perd : il se classe derrière tous les autres, même avec le plus de lettres.
        Exemple : tous les ports sont pris, et des adversaires ont construit dans tous les lieux voisins des deux seules maisons de Ben. Ben est bloqué.
term-ranking = Classement
    .effect = Lettres, puis maisons construites, puis pièces
    .help =
        Le joueur qui a le plus de lettres gagne. À égalité, c’est celui qui a construit le plus de maisons, puis celui à qui il reste le plus de pièces. Si tout est égal, la place est partagée.
        Les joueurs bloqués se classent derrière tous les autres, et entre eux selon les mêmes règles.
        Exemple : Ada et Ben ont 74 lettres. Ada a construit 15 maisons, Ben 16 : Ben est devant.
term-map = Plateau
    .effect = 58 lieux, 96 routes, 4 rivières, 4 régions
    .help =
        Au centre de l’île se trouve la cité d’or, avec 8 quartiers extérieurs et 4 quartiers intérieurs. Autour se trouvent 30 villages, et sur la côte 16 ports. 96 routes relient ces 58 lieux.
        Quatre rivières vont de la cité à la mer et partagent l’île en quatre régions. La Montagne est au nord, la Forêt à l’est, la Prairie au sud, le Désert à l’ouest. Chaque terrain se prolonge dans la cité. Six lieux bordent chaque rivière, aucun dans la cité. Un secteur réunit les trois quartiers d’une région.
        Exemple : le plus court chemin vers un quartier intérieur demande cinq maisons. Il passe par exemple par Cap-Neige, Argentière, Bellenue, Clos-Enclume et Palais-Aigle.
term-two = À deux joueurs
    .effect = Une règle maison : une région est fermée
    .help =
        C’est une règle maison, pas celle de l’éditeur. Aucune source publique ne donne la règle de l’éditeur pour deux.
        Il y a deux paires par manche, et 18 maisons par joueur. Une région est fermée, au sort ou au choix : personne ne peut construire dans ses ports ni dans ses villages. Ses quartiers restent ouverts, car des routes y mènent depuis les quartiers voisins.
        Pour le reste, on joue comme à trois.
        Exemple : le désert est fermé. On peut atteindre Clos-Potier depuis Clos-Fournil.
term-hidden = Caché et visible
    .effect = Ce que voient les autres, ce que vous pouvez annuler
    .help =
        Caché : votre main, sauf les cartes que tout le monde vous a vu prendre. Vos cartes bonus, votre total de lettres et toutes les pioches sont cachés aussi.
        Visible : les maisons, les pièces, les clés, les cartes marchandise, le nombre de cartes de chaque joueur et toutes les cartes défaussées.
        Vous pouvez annuler un coup jusqu’à ce qu’un autre joueur ait répondu ou que quelque chose de caché ait été vu : une carte piochée, une carte marchandise prise à l’aveugle, les cartes bonus ou une carte révélée.
        Exemple : vous construisez à Rochegrise et recevez une pièce : vous pouvez annuler ce coup. À Port-Aigle, vous piochez une carte et la voyez : vous ne pouvez plus annuler.
term-missing = Joueur absent
    .effect = Un ordinateur de niveau normal joue à cette place
    .help =
        Un ordinateur de niveau normal joue si un joueur abandonne ou s’absente, ou si la table lui confie le coup. Chaque paire reçoit ainsi une mise. Ce n’est pas une règle du jeu, mais la partie avance. L’ordinateur ne voit que ce que cette place peut voir, jamais la main d’un autre joueur.
        Il mise sur la paire qui lui permet de construire le mieux, et déloge si cela vaut les pièces. Il construit là où lettres, récompenses et cartes décompte à venir lui rapportent le plus.
        Exemple : Ben est absent alors qu’il doit miser. L’ordinateur mise pour lui. À son retour, Ben construit lui-même.
term-table_options = Options de la table
    .effect = Choisies avant la partie
    .help =
        L’hôte d’une table choisit les options avec `/jouer`. La salle d’attente les montre.
        Lettres adverses : cachées ou visibles.
        Cartes décompte : avec deux éléments ou avec trois. Celles à trois montrent une marchandise, une rivière et un secteur, et le décompte porte sur les trois.
        Région fermée, à deux joueurs seulement : au sort ou au choix.
        Exemple : avec les lettres visibles et trois éléments, vous voyez tous les totaux. À chaque manche comptent une marchandise, une rivière et un secteur.
term-edition = Édition et sources
    .effect = L’édition de 2009, et les sources de ses nombres
    .help =
        Plaza joue à Die goldene Stadt, de Michael Schacht, dans l’édition de 2009, avec ses propres mots. Le livret de règles fait foi. Les quantités de matériel viennent de règles et de critiques publiques. Elles concordent, sauf pour les quartiers extérieurs : 8 ou 4. Une seule donne les 30 villages.
        Là où le livret se tait, ces entrées disent comment Plaza tranche. Pour tout ce qu’aucun texte public ne montre, voyez l’entrée « Ce qui est reconstitué ».
        Exemple : le livret dit que déloger coûte 1, 2 et 3 pièces. Des textes publics disent qu’il y a 6 clés.
term-reconstructed = Ce qui est reconstitué
    .effect = Plateau, récompenses, cartes, noms : peut-être faux
    .help =
        Des textes publics confirment presque tout. Ils divergent sur 8 ou 4 quartiers extérieurs, et un seul donne 30 villages. Le reste est reconstitué :
        1. Le plateau dessiné, avec tous les noms.
        2. Quel lieu donne quelle récompense.
        3. Les faces des cartes décompte.
        4. Les noms des marchandises et leurs combinaisons.
        5. Ce que rapportent les cartes bonus.
        6. Les 6 lettres du deuxième dans un quartier intérieur.
        7. La règle à deux joueurs.
        Si vous possédez le jeu, dites à l’équipe du bot ce qui diffère de `data/goldene_stadt/`.
        Exemple : les 10 lettres du premier dans un quartier intérieur sont confirmées. Le nom Palais-Aigle est inventé.


## Terrains

land-coast = Côte
    .effect = 16 ports autour de l’île, 1 carte Côte chacun
    .help =
        Les 16 ports autour de l’île coûtent une carte Côte chacun et ne demandent pas de route. Chacun n’a de place que pour une maison en tout.
        Nord : Rochegrise (pièce, Rivière Gel), Port-Aigle (carte), Port-Roc (2 pièces), Cap-Neige (pièce, Rivière Pin).
        Est : Fougères (pièce, Rivière Pin), Port-Chêne (carte), Quai-Sapin (2 pièces), Moussac (pièce, Rivière Moulin).
        Sud : Trèfle-Plage (pièce, Rivière Moulin), Cap-Alouette (carte), Quai-au-Foin (2 pièces), Anse-Pavot (pièce, Rivière Ocre).
        Ouest : Port-Dune (pièce, Rivière Ocre), Salines (carte), Rade-Palmier (2 pièces), Ambrerive (pièce, Rivière Gel).
        Les noms et les récompenses sont reconstitués.
        Exemple : Ada paie une carte Côte, ou 2× Forêt, pour Port-Aigle et pioche une carte.
land-mountain = Montagne
    .effect = Le nord : 8 villages et 3 quartiers
    .help =
        La région au nord. Ses villages et ses quartiers coûtent deux cartes Montagne chacun. Pour ses ports, voyez « Côte ».
        Villages au bord d’une rivière : Montfer (carte, Rivière Gel), Argentière (carte, Rivière Pin), Corne-Bélier (clé, Rivière Gel), Bellenue (clé, Rivière Pin).
        Autres villages : Valcuivre (carte marchandise), Carrières (carte bonus), Gorge-Écho (carte bonus), Hautmarché (carte marchandise).
        Secteur Nord : Clos-Monnaie (pièce pour le premier), Clos-Enclume, Palais-Aigle.
        Les noms et les récompenses sont reconstitués.
        Exemple : Ada paie 2× Montagne pour Montfer et pioche une carte.
land-forest = Forêt
    .effect = L’est : 7 villages et 3 quartiers
    .help =
        La région à l’est. Ses villages et ses quartiers coûtent deux cartes Forêt chacun. Pour ses ports, voyez « Côte ».
        Villages au bord d’une rivière : Boulay (carte, Rivière Pin), Aulnay-le-Gué (carte, Rivière Moulin), Bourg-Hibou (carte bonus, Rivière Pin), Portebois (carte marchandise, Rivière Moulin).
        Autres villages : Renardière (carte marchandise), Charbonnière (carte bonus), Boisprofond (clé).
        Secteur Est : Clos-Graveur (pièce pour le premier), Clos-Lanterne, Palais-Cèdre.
        Les noms et les récompenses sont reconstitués.
        Exemple : Ada paie 2× Forêt pour Boisprofond et reçoit une clé.
land-meadow = Prairie
    .effect = Le sud : 8 villages et 3 quartiers
    .help =
        La région au sud. Ses villages et ses quartiers coûtent deux cartes Prairie chacun. Pour ses ports, voyez « Côte ».
        Villages au bord d’une rivière : Ru-du-Moulin (carte, Rivière Moulin), Cidreville (carte, Rivière Ocre), Ventelac (clé, Rivière Moulin), Clairpré (clé, Rivière Ocre).
        Autres villages : Bergerie (carte marchandise), Champmiel (carte bonus), Orgeval (carte bonus), Pré-aux-Oies (carte marchandise).
        Secteur Sud : Clos-Jardin (pièce pour le premier), Clos-Fournil, Palais-Rose.
        Les noms et les récompenses sont reconstitués.
        Exemple : Ada paie 2× Prairie pour Pré-aux-Oies et prend une carte marchandise.
land-desert = Désert
    .effect = L’ouest : 7 villages et 3 quartiers
    .help =
        La région à l’ouest. Ses villages et ses quartiers coûtent deux cartes Désert chacun. Pour ses ports, voyez « Côte ».
        Villages au bord d’une rivière : Puits-Rouge (carte, Rivière Ocre), Gué-de-Sable (carte, Rivière Gel), Mirage (carte bonus, Rivière Ocre), Verrerie (carte marchandise, Rivière Gel).
        Autres villages : Caravansérail (carte marchandise), Puits-Scorpion (carte bonus), Belle-Oasis (clé).
        Secteur Ouest : Clos-Potier (pièce pour le premier), Clos-Épices, Palais-Soleil.
        Les noms et les récompenses sont reconstitués.
        Exemple : Ada paie 2× Désert pour Mirage et choisit une carte bonus.

## Rivières et secteurs

river-pine = Rivière Pin
    .effect = Au nord-est, entre montagne et forêt
    .help =
        Elle coule au nord-est, entre montagne et forêt. Six lieux la bordent : Cap-Neige, Fougères, Argentière, Bellenue, Boulay et Bourg-Hibou.
        Deux cartes décompte la montrent : avec Soie aux manches 1 à 4, et avec Épices aux manches 5 à 12. Avec trois éléments par carte, elle vient quatre fois, y compris à d’autres manches. Tout cela est reconstitué.
        Exemple : seule Ada y a une maison, à Argentière. Au décompte de la rivière, elle reçoit 4 lettres.
river-mill = Rivière Moulin
    .effect = Au sud-est, entre forêt et prairie
    .help =
        Elle coule au sud-est, entre forêt et prairie. Six lieux la bordent : Moussac, Trèfle-Plage, Aulnay-le-Gué, Portebois, Ru-du-Moulin et Ventelac.
        Deux cartes décompte la montrent : avec Épices aux manches 1 à 4, et avec Encens aux manches 5 à 12. Avec trois éléments par carte, elle vient quatre fois, y compris à d’autres manches. Tout cela est reconstitué.
        Exemple : seule Ada y a une maison, à Aulnay-le-Gué. Au décompte de la rivière, elle reçoit 4 lettres.
river-dust = Rivière Ocre
    .effect = Au sud-ouest, entre prairie et désert
    .help =
        Elle coule au sud-ouest, entre prairie et désert. Six lieux la bordent : Anse-Pavot, Port-Dune, Cidreville, Clairpré, Puits-Rouge et Mirage.
        Deux cartes décompte la montrent : avec Encens aux manches 1 à 4, et avec Perles aux manches 5 à 12. Avec trois éléments par carte, elle vient quatre fois, y compris à d’autres manches. Tout cela est reconstitué.
        Exemple : seule Ada y a une maison, à Cidreville. Au décompte de la rivière, elle reçoit 4 lettres.
river-frost = Rivière Gel
    .effect = Au nord-ouest, entre désert et montagne
    .help =
        Elle coule au nord-ouest, entre désert et montagne. Six lieux la bordent : Rochegrise, Ambrerive, Montfer, Corne-Bélier, Gué-de-Sable et Verrerie.
        Deux cartes décompte la montrent : avec Perles aux manches 1 à 4, et avec Soie aux manches 5 à 12. Avec trois éléments par carte, elle vient quatre fois, y compris à d’autres manches. Tout cela est reconstitué.
        Exemple : seule Ada y a une maison, à Montfer. Au décompte de la rivière, elle reçoit 4 lettres.
quarter-north = Secteur Nord
    .effect = Clos-Monnaie, Clos-Enclume et Palais-Aigle
    .help =
        Les trois quartiers de la région Montagne : Clos-Monnaie, Clos-Enclume et Palais-Aigle. Les deux premiers sont des quartiers extérieurs, le troisième est le quartier intérieur. Chaque joueur peut avoir une maison dans chacun.
        Deux cartes décompte le montrent : avec Encens aux manches 5 à 12, et avec Perles aux manches 13 à 16. Avec trois éléments par carte, il vient quatre fois, y compris à d’autres manches. Tout cela est reconstitué.
        Exemple : Ada y a 2 maisons, Ben 1. Au décompte du secteur, Ada reçoit 4 lettres, Ben 2.
quarter-east = Secteur Est
    .effect = Clos-Graveur, Clos-Lanterne et Palais-Cèdre
    .help =
        Les trois quartiers de la région Forêt : Clos-Graveur, Clos-Lanterne et Palais-Cèdre. Les deux premiers sont des quartiers extérieurs, le troisième est le quartier intérieur. Chaque joueur peut avoir une maison dans chacun.
        Deux cartes décompte le montrent : avec Perles aux manches 5 à 12, et avec Soie aux manches 13 à 16. Avec trois éléments par carte, il vient quatre fois, y compris à d’autres manches. Tout cela est reconstitué.
        Exemple : Ada y a 2 maisons, Ben 1. Au décompte du secteur, Ada reçoit 4 lettres, Ben 2.
quarter-south = Secteur Sud
    .effect = Clos-Jardin, Clos-Fournil et Palais-Rose
    .help =
        Les trois quartiers de la région Prairie : Clos-Jardin, Clos-Fournil et Palais-Rose. Les deux premiers sont des quartiers extérieurs, le troisième est le quartier intérieur. Chaque joueur peut avoir une maison dans chacun.
        Deux cartes décompte le montrent : avec Soie aux manches 5 à 12, et avec Épices aux manches 13 à 16. Avec trois éléments par carte, il vient quatre fois, y compris à d’autres manches. Tout cela est reconstitué.
        Exemple : Ada y a 2 maisons, Ben 1. Au décompte du secteur, Ada reçoit 4 lettres, Ben 2.
quarter-west = Secteur Ouest
    .effect = Clos-Potier, Clos-Épices et Palais-Soleil
    .help =
        Les trois quartiers de la région Désert : Clos-Potier, Clos-Épices et Palais-Soleil. Les deux premiers sont des quartiers extérieurs, le troisième est le quartier intérieur. Chaque joueur peut avoir une maison dans chacun.
        Deux cartes décompte le montrent : avec Épices aux manches 5 à 12, et avec Encens aux manches 13 à 16. Avec trois éléments par carte, il vient quatre fois, y compris à d’autres manches. Tout cela est reconstitué.
        Exemple : Ada y a 2 maisons, Ben 1. Au décompte du secteur, Ada reçoit 4 lettres, Ben 2.

## Cartes bonus

bonus-harbour = Charte des ports
    .does = 2 par port
    .effect = 2 lettres par maison dans un port, 12 au plus
    .help =
        À la fin : 2 lettres pour chacune de vos maisons dans un port, 12 au plus. Ce barème est reconstitué.
        Exemple : 5 maisons dans des ports rapportent 10 lettres, 7 en rapportent 12.
bonus-mountain = Charte des montagnes
    .does = 2 par maison en montagne
    .effect = 2 lettres par maison en montagne, 12 au plus
    .help =
        À la fin : 2 lettres pour chacune de vos maisons dans un village ou un quartier de la montagne, 12 au plus. Les ports ne comptent pas. Ce barème est reconstitué.
        Exemple : des maisons à Montfer, Corne-Bélier et Clos-Monnaie rapportent 6 lettres.
bonus-forest = Charte des forêts
    .does = 2 par maison en forêt
    .effect = 2 lettres par maison en forêt, 12 au plus
    .help =
        À la fin : 2 lettres pour chacune de vos maisons dans un village ou un quartier de la forêt, 12 au plus. Les ports ne comptent pas. Ce barème est reconstitué.
        Exemple : des maisons à Renardière, Boisprofond et Clos-Graveur rapportent 6 lettres.
bonus-meadow = Charte des prairies
    .does = 2 par maison en prairie
    .effect = 2 lettres par maison en prairie, 12 au plus
    .help =
        À la fin : 2 lettres pour chacune de vos maisons dans un village ou un quartier de la prairie, 12 au plus. Les ports ne comptent pas. Ce barème est reconstitué.
        Exemple : des maisons à Ru-du-Moulin, Ventelac et Clos-Jardin rapportent 6 lettres.
bonus-desert = Charte des déserts
    .does = 2 par maison au désert
    .effect = 2 lettres par maison au désert, 12 au plus
    .help =
        À la fin : 2 lettres pour chacune de vos maisons dans un village ou un quartier du désert, 12 au plus. Les ports ne comptent pas. Ce barème est reconstitué.
        Exemple : des maisons à Puits-Rouge, Mirage et Clos-Potier rapportent 6 lettres.
bonus-city = Charte de la cité
    .does = 2 par maison dans la cité
    .effect = 2 lettres par maison dans un quartier, 12 au plus
    .help =
        À la fin : 2 lettres pour chacune de vos maisons dans un quartier, extérieur ou intérieur, 12 au plus. Ce barème est reconstitué.
        Exemple : des maisons dans trois quartiers extérieurs et un quartier intérieur rapportent 8 lettres.
bonus-river = Charte des rivières
    .does = 3 par rivière avec maison
    .effect = 3 lettres par rivière avec une maison, 12 au plus
    .help =
        À la fin : 3 lettres pour chaque rivière où vous avez au moins une maison. Les quatre en rapportent 12. Ce barème est reconstitué.
        Exemple : deux maisons à la Rivière Pin et une à la Rivière Moulin rapportent 6 lettres.
bonus-four_lands = Charte des quatre terres
    .does = 3 par terrain hors côte
    .effect = 3 lettres par terrain hors côte, 12 au plus
    .help =
        À la fin : 3 lettres pour chaque terrain hors côte où vous avez une maison dans un village ou un quartier. Les quatre en rapportent 12. Ce barème est reconstitué.
        Exemple : des maisons à Montfer, Boisprofond et Portebois rapportent 6 lettres : deux terrains.


## Lieux

place-greycliff = Rochegrise
place-eagle_bay = Port-Aigle
place-stone_quay = Port-Roc
place-frostpoint = Cap-Neige
place-fernmouth = Fougères
place-oak_haven = Port-Chêne
place-pinewharf = Quai-Sapin
place-mossport = Moussac
place-clover_sands = Trèfle-Plage
place-larkspit = Cap-Alouette
place-haywharf = Quai-au-Foin
place-poppy_cove = Anse-Pavot
place-dune_landing = Port-Dune
place-saltbeach = Salines
place-palm_roads = Rade-Palmier
place-amber_strand = Ambrerive
place-ironfell = Montfer
place-copperdale = Valcuivre
place-quarrytown = Carrières
place-silverpass = Argentière
place-ramshorn = Corne-Bélier
place-echo_gorge = Gorge-Écho
place-steepmarket = Hautmarché
place-cloudrest = Bellenue
place-birchwell = Boulay
place-foxhollow = Renardière
place-charcoal_green = Charbonnière
place-alderford = Aulnay-le-Gué
place-owlstead = Bourg-Hibou
place-deepwood = Boisprofond
place-timbergate = Portebois
place-millbrook = Ru-du-Moulin
place-shepherds_rest = Bergerie
place-honeyfield = Champmiel
place-cidertown = Cidreville
place-windmere = Ventelac
place-barleyton = Orgeval
place-goosegreen = Pré-aux-Oies
place-sunmeadow = Clairpré
place-redwell = Puits-Rouge
place-caravan_halt = Caravansérail
place-scorpion_wells = Puits-Scorpion
place-sandford = Gué-de-Sable
place-mirage = Mirage
place-oasis_court = Belle-Oasis
place-glasstown = Verrerie
place-mint_ward = Clos-Monnaie
place-anvil_ward = Clos-Enclume
place-carver_ward = Clos-Graveur
place-lantern_ward = Clos-Lanterne
place-garden_ward = Clos-Jardin
place-baker_ward = Clos-Fournil
place-potter_ward = Clos-Potier
place-spice_ward = Clos-Épices
place-eagle_palace = Palais-Aigle
place-cedar_palace = Palais-Cèdre
place-rose_palace = Palais-Rose
place-sun_palace = Palais-Soleil

## Marchandises et paires

good-silk = Soie
good-spice = Épices
good-incense = Encens
good-pearls = Perles
pair-a = 1
pair-b = 2
pair-c = 3
pair-d = 4


## Questions

spots = Numéros du plateau, avec récompense et coût
    .asked = build

picks-land = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

ask-bid = Quelle paire voulez-vous ?
    .done = misé sur la **paire { $pair }**
    .why = Cherchez les 2 cartes qui, avec votre main, permettent de construire le plus. Une paire libre ne coûte rien. Le premier délogement de la manche coûte 1 pièce, le deuxième 2, le troisième 3. On peut aussi vous déloger.
ask-build = { $options ->
        [1] Rien à construire avec ces cartes. Personne d’autre ne le sait.
       *[other] Où construisez-vous ?
    }
    .why = { $options ->
        [1] On vous le demande quand même : sinon, les autres en sauraient plus sur votre main.
       *[other] Comparez ce qu’un lieu donne aussitôt, ce qu’il rapporte cette manche et où mènent ses routes. Ports et villages n’ont de place que pour une maison : le premier à construire les prend.
    }
ask-pay = Avec quelles cartes payer { $subject } ?
    .done = payé { $subject } avec **{ $named }**
    .why = Gardez les cartes pour votre prochaine maison. Deux cartes identiques en valent 1 de n’importe quel autre terrain.
ask-goods = Quelle carte marchandise prenez-vous ?
    .done = pris **{ $named }**
    .why = Une marchandise que vous n’avez pas encore rapporte 2 lettres à chacun de ses décomptes. En accumuler une que vous avez déjà peut vous mettre en tête, sans égalité : 2 lettres de plus.
ask-give_back = 4 cartes marchandise au plus : laquelle retirer du jeu ?
    .done = retiré **{ $named }**
    .why = Retirez une marchandise que vous avez en nombre, ou qui ne viendra plus au décompte.
ask-bonus = Quelle carte bonus gardez-vous ? Elle compte à la fin.
    .done = gardé **{ $bonus }**
    .why = Seule sa valeur à la fin importe. Au début, prenez ce que vous construirez de toute façon ; dans les dernières manches, ce qui compte le plus maintenant.
ask-limit = Limite de main 5 : défaussez { $least ->
        [one] { $least } carte
       *[other] { $least } cartes
    }.
    .why = Gardez les cartes pour les lieux voisins de vos maisons. Deux cartes identiques en valent 1 de n’importe quel autre terrain.
    .done = défaussé **{ $named }**


## La première partie : chaque sorte de question, la première fois qu’elle vient

lesson-bid = Choisissez 2 cartes : 1 Côte paie un port, puis 2 Forêt un lieu voisin en forêt. Une paire libre est gratuite ; déloger coûte 1 pièce, puis 2, puis 3.
lesson-build = Construisez 2 maisons au plus : port libre, puis le long de vos routes. Gemme : marchandise ; parchemin : bonus. Le premier dans un quartier gagne 5 lettres ou 10.
lesson-pay = Vous pouvez payer de plusieurs façons : 2 cartes identiques sont un joker et valent 1 carte d’un autre terrain. Cela coûte 1 carte de plus. Conseil : payez avec le moins de cartes possible, et gardez celles qui vont aux lieux voisins de vos maisons.
lesson-goods = Prenez une carte marchandise : une visible, ou la première de la pioche, à l’aveugle. À chaque manche, une marchandise compte : en avoir rapporte 2 lettres, en avoir le plus, sans égalité, 2 de plus. Conseil : commencez par des marchandises qui vous manquent.
lesson-give_back = Vous pouvez garder 4 cartes marchandise : une de ces 5 quitte donc le jeu. À chaque manche, une marchandise compte : en avoir rapporte 2 lettres, en avoir le plus, sans égalité, 2 de plus. Conseil : retirez une carte dont vos autres cartes montrent aussi les marchandises.
lesson-bonus = Voici toutes les cartes bonus qui restent : gardez-en 1 en secret. À la fin, elle rapporte jusqu’à 12 lettres pour ce que vous aurez construit. Conseil : au début, prenez ce que vous construirez de toute façon. Dans les dernières manches, prenez celle qui compte le plus maintenant.
lesson-limit = Vous finissez votre tour avec 5 cartes terrain au plus : défaussez les autres, face visible. Pendant le tour, pas de limite. Conseil : gardez des cartes pour les lieux voisins de vos maisons, et 2 identiques. Ensemble, elles valent 1 carte d’un autre terrain.


## Réponses

# Les pièces restantes ne sont à côté des paires que si elles diffèrent.
option-pair = Paire { $pair } : { $same_left ->
        [0] libre,{" "}
       *[other] { "" }
    }{ pair-builds } · { $cards }
    .note = { $cards }{ $same_left ->
        [0] {" "}; { purse-after }
       *[other] { "" }
    }
    .why = { pair-plan }{ purse-after }.
option-pair-with-other = Paire { $pair } : { count-coins }, déloge { $other } · { pair-builds } · { $cards }
    .people = other
    .note = { pair-builds } ; { $cards }{ $same_left ->
        [0] {" "}; { purse-after }, { $next ->
            [0] c’est le dernier délogement
           *[other] le délogement suivant coûte { $next }
        }
       *[other] { "" }
    }
    .why = { pair-plan }{ $other } doit miser à nouveau. { purse-after }. { $next ->
        [0] Ensuite, plus personne ne peut déloger dans cette manche.
       *[other] Vous en déloger coûterait { $next }.
    }
option-pair-with-back = Paire { $pair } : { count-coins } pour la reprendre, { pair-builds } · { $cards }
    .note = { pair-builds } ; { $cards } ; { purse-after }
    .why = Seulement si l’on vous en déloge. { pair-plan }{ purse-after }.
pair-builds = { $houses ->
        [0] aucune maison
        [one] 1 maison
       *[other] { $houses } maisons
    }{ $letters ->
        [0] { "" }
       *[other] , +{ $letters } lettres
    }
pair-plan = { $houses ->
        [0] Aucune maison cette manche : les cartes sont pour plus tard.
       *[other] Avec cette paire, vous pouvez construire à { $places }{ $letters ->
            [0] .
           *[other] {" "}: { $letters } lettres cette manche.
        }
    }{" "}
count-coins = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
purse-after = { $left ->
        [one] { $left } pièce restante
       *[other] { $left } pièces restantes
    }
option-place = { $place } : { site-reward }{ site-gain } · { site-cost }
    .note = Coûte { site-price }{ $ways ->
        [one] { "" }
       *[other] {" "}({ $ways } façons de payer)
    }{ $gain ->
        [0] { "" }
       *[other] {" "}· cette manche : +{ $gain } lettres
    }
    .why = { $gain ->
        [0] { "" }
       *[other] Avec cette maison, la carte décompte de la manche vous rapporte { $then } lettres (maintenant { $now }).{" "}
    }{ $told ->
        [0] { "" }
       *[other] Vos adversaires reçoivent alors moins : { $each }.{" "}
    }{ $opens_count ->
        [0] Aucune nouvelle route.
       *[other] Ses routes mènent à { $opens }.
    }
    .each = { $name } −{ $count }
site-price = { $key ->
        [0] { "" }
       *[other] une clé +{" "}
    }{ price }
site-cost = { $key ->
        [0] coûte
       *[other] clé +
    } { paid }
price = { paid }{ joker-for }
paid = { $jokers_count ->
        [0] { $own ->
            [one] 1
           *[other] { $own }×
        } { $land }
        [2] { $own ->
            [0] { "" }
           *[other] { $own } { $land } +{" "}
        }{ $jokers }
       *[other] { $jokers }
    }
joker-for = { $jokers_count ->
        [0] { "" }
        [2] {" "}(comme { $land })
       *[other] {" "}(comme 2× { $land })
    }
site-reward = { $letters ->
        [0] { $reward ->
            [coin] 1 pièce
            [coins] 2 pièces
            [card] 1 carte
            [key] clé
            [goods] carte marchandise
            [bonus] carte bonus
           *[none] sans récompense
        }
       *[other] { $letters } lettres{ $reward ->
            [coin] , pièce
            [card] , carte
           *[none] { "" }
        }
    }
site-gain = { $gain ->
        [0] { "" }
       *[other] , +{ $gain } lettres
    }
option-stop = Finir le tour
    .note = Vous ne construisez plus pendant ce tour
    .why = À une prochaine manche, les cartes gardées peuvent payer un meilleur lieu. Votre limite de main est 5.
option-pay = { price }
    .note = { hand-after }
    .why = { hand-after }.
hand-after = { $left ->
        [0] Aucune carte en main
        [one] 1 carte reste en main
       *[other] { $left } cartes restent en main
    }
option-goods = { $goods }
option-blind = À l’aveugle dans la pioche
    .note = { $left ->
        [one] La dernière carte de la pioche
       *[other] La première des { $left } cartes
    }
    .why = Personne ne sait laquelle c’est, et aucune autre n’est révélée pour le joueur suivant.
option-bonus = { $bonus } : { $letters } maintenant · { $bonus_does }
    .note = { $bonus_effect } ; { $letters } maintenant
    .why = { $most } lettres au plus à la fin, quoi que vous construisiez.
option-land = { $card }


## Ce qui vient d’une réponse

remark-blocked = Blocage : vous ne pouvez plus jamais construire. La partie finit avec cette manche, et vous vous classez derrière tous les joueurs qui ne sont pas bloqués.
remark-scores = Cette manche compte { $things } : 2 lettres si vous en avez, 4 si vous seul en avez le plus.{ $letters ->
        [0] { "" }
       *[other] {" "}En l’état, { $letters } pour vous.
    }
remark-no_pair = Indisponible : { $pairs_count ->
        [one] paire
       *[other] paires
    } { $pairs }. { $price ->
        [0] On ne déloge plus dans cette manche.
       *[other] Déloger coûte maintenant { $price ->
            [one] { $price } pièce
           *[other] { $price } pièces
        } ; vous en avez { $coins }.
    }
remark-no_cards = Il vous manque les cartes pour : { $lands }.
remark-no_key = Il vous manque une clé pour : { $places }.
remark-round = Carte décompte de la manche, en l’état : +{ $letters }.


## Événements

event-round_began = La manche { $round } commence. Premier joueur : { $start }.
    .people = start
    .chapter = Manche { $round } sur 16
    .short = premier joueur : { $start }
event-turned_up = Décompte de cette manche : { $things }.
    .short = décompte : { $things }
event-dealt = Paire { $pair } : { $cards }.
    .short = paire { $pair } : { $cards }
event-shuffled = La pioche est vide : { $count ->
        [one] { $count } carte terrain défaussée est mélangée
       *[other] { $count } cartes terrain défaussées sont mélangées
    } pour en former une nouvelle.
    .short = nouvelle pioche
event-laid = { $seat } mise sur la paire { $pair }.
    .short = obtient la paire { $pair }
event-expelled = { $seat } déloge { $other } de la paire { $pair } pour { count-coins }.
    .people = other
    .short = déloge { $other } de la paire { $pair } ({ count-coins })
event-pairs_taken = Chaque joueur prend sa paire. On commence à construire.
    .chapter = Construction
    .short = { "" }
event-passed_by = { $seat } ne peut pas construire { $hand ->
        [0] sans cartes
        [one] avec 1 seule carte
       *[other] avec { $hand } cartes
    }.
    .short = ne peut pas construire
event-stopped = { $seat } finit son tour.
    .short = finit son tour
event-built = { $seat } construit à { $place } pour { $cards }.
    .short = { $place }
event-key_used = { $seat } utilise une clé{ $left ->
        [0] { "" }
       *[other] {" "}et en a encore { $left }
    }.
    .short = utilise une clé
event-last_house = { $seat } construit sa dernière maison : c’est la dernière manche.
    .short = dernière maison : dernière manche
event-discarded = { $seat } défausse { $cards }.
    .short = défausse { $cards }
event-blocked = { $seat } ne peut plus jamais construire : c’est la dernière manche, et les joueurs bloqués se classent derrière les autres.
    .short = blocage : dernière manche
event-letters = { $seat } reçoit { $letters } lettres.
    .short = +{ $letters } lettres
    .sum = letters
event-coins = { $seat } reçoit { count-coins }.
    .short = +{ count-coins }
    .sum = coins
event-drew = { $seat } pioche une carte terrain.
    .short = pioche une carte
event-drawn = Vous avez pioché { $card }.
    .short = pioche { $card }
event-key = { $seat } reçoit une clé et en a maintenant { $keys }.
    .short = +1 clé (en tout { $keys })
# Raconté quand la carte est gardée.
event-looks = { "" }
    .short = { "" }
event-drew_goods = { $seat } prend à l’aveugle une carte marchandise : { $goods }.
    .short = +1 carte marchandise ({ $goods })
event-took_goods = { $seat } prend une carte marchandise : { $goods }.
    .short = +1 carte marchandise ({ $goods })
event-goods_turned = Nouvelle carte marchandise visible : { $goods }.
    .short = nouvelle carte marchandise : { $goods }
event-gave_back = { $seat } retire du jeu une carte marchandise : { $goods }.
    .short = −1 carte marchandise ({ $goods })
event-took_bonus = { $seat } garde une carte bonus : { $left ->
        [0] il n’en reste aucune
        [one] il en reste 1
       *[other] il en reste { $left }
    }.
    .short = garde une carte bonus
event-bonus_kept = Vous avez gardé la { $bonus } : { $bonus_effect }.
    .short = { $bonus }
event-scored = Lettres pour { $thing } : { $told ->
        [0] personne n’en a.
       *[other] { $each }.
    }
    .each = { $name } { $count }
    .chapter = Lettres
    .short = { $thing } : { $told ->
            [0] personne
           *[other] { $each }
        }
event-bonus_opened = { $seat } révèle la { $bonus } : { $letters ->
        [0] aucune lettre
       *[other] { $letters } lettres
    }.
    .chapter = Cartes bonus
    .short = { $bonus } : { $letters }
event-game_over = La partie est terminée.
    .chapter = { "" }
    .short = { $reason ->
            [last_house] fin : dernière maison construite
            [last_card] fin : dernier décompte fait
           *[blocked] fin : un joueur est bloqué
        }


## Étapes

step-bid = Mises
step-build = Construction
step-goods = Choix d’une carte marchandise
step-give_back = Retrait d’une carte marchandise
step-bonus = Choix d’une carte bonus
step-limit = Défausse jusqu’à 5 cartes
step-over = Fin de partie


## Hints

measure-letters = { $amount } { $count ->
        [one] lettre
       *[other] lettres
    } { $more }
measure-houses = { $amount } { $count ->
        [one] maison
       *[other] maisons
    } { $more }
measure-goods = { $amount } { $count ->
        [one] carte marchandise
       *[other] cartes marchandise
    } { $more }
measure-keys = { $amount } { $count ->
        [one] clé
       *[other] clés
    } { $more }
measure-coins = { $amount } { $count ->
        [one] pièce
       *[other] pièces
    } { $more }
measure-cards = { $amount } { $count ->
        [one] carte
       *[other] cartes
    } { $more }

## Score final

count-points = { $points ->
        [one] { $points } lettre
       *[other] { $points } lettres
    }
line-districts = Quartiers
line-goods = Marchandises
line-rivers = Rivières
line-quarters = Secteurs
line-bonus = Cartes bonus
line-houses = Maisons construites
line-coins = Pièces restantes

so-far = Lettres actuelles. Les cartes bonus comptent à la fin.

reason-last_house = Un joueur a construit sa dernière maison, et la manche est allée à son terme.
reason-last_card = Le décompte de la dernière carte est fait.
reason-blocked = Un joueur ne pouvait plus jamais construire, et la manche est allée à son terme.


## Prévoir : les consignes, et ce qui peut mettre fin à un plan

order-bid_up_to = { $value ->
        [0] Ne miser que sur des paires libres
        [one] Miser jusqu’à 1 pièce
       *[other] Miser jusqu’à { $value } pièces
    }
    .why = Vous recevez la paire qui vous aide le plus parmi celles qui ne coûtent pas plus.
order-pay_least = Payer avec les cartes les moins utiles
    .why = Vous payez avec peu de cartes, et avec celles qui vont au moins de lieux à votre portée.
order-limit_least = Défausser les cartes les moins utiles
    .why = Au-delà de la limite de main de 5, les cartes qui vont au moins de lieux partent en premier.
surprise-turned_up = une carte décompte est révélée
surprise-expelled = un joueur est délogé
surprise-built = un joueur construit une maison
surprise-took_goods = une carte marchandise visible est prise


## Options de la table

table-letters = Lettres adverses
table-letters-hidden = Cachées
    .note = Vous ne voyez que votre total, comme dans les règles. Chaque gain est annoncé aussitôt.
table-letters-open = Visibles
    .note = Tout le monde voit combien de lettres a chaque joueur.
table-things = Cartes décompte
table-things-two = Deux éléments
    .note = Une marchandise, et une rivière ou un secteur, comme des textes publics décrivent les cartes.
table-things-three = Trois éléments
    .note = Marchandise, rivière et secteur, comme on peut lire le livret. Il y a plus de lettres à gagner.
table-closed = Région fermée (règle maison à deux)
table-closed-by_lot = Région tirée au sort
    .note = Le sort désigne où ports et villages sont fermés. Pas la règle de l’éditeur.
table-closed-mountain = Montagne fermée
    .note = Les ports et les villages du nord sont fermés. Pas la règle de l’éditeur.
table-closed-forest = Forêt fermée
    .note = Les ports et les villages de l’est sont fermés. Pas la règle de l’éditeur.
table-closed-meadow = Prairie fermée
    .note = Les ports et les villages du sud sont fermés. Pas la règle de l’éditeur.
table-closed-desert = Désert fermé
    .note = Les ports et les villages de l’ouest sont fermés. Pas la règle de l’éditeur.


## Les images et leurs textes : picture-* et alt-* (RENDER)

# Ce que la table attend, après le nom de la personne attendue.
picture-verb-bid = miser
picture-verb-build = construire
picture-verb-goods = prendre une marchandise
picture-verb-give_back = retirer une marchandise
picture-verb-bonus = choisir un bonus
picture-verb-limit = défausser

# Ce qui est demandé, en deux à quatre mots.
picture-ask-bid = Quelle paire ?
picture-ask-build = Où construire ?
picture-ask-pay = Payer avec quoi ?
picture-ask-goods = Quelle marchandise ?
picture-ask-give_back = Laquelle retirer ?
picture-ask-bonus = Quelle carte bonus ?
picture-ask-limit = Défaussez { $pick }

picture-legend-houses = maisons restantes
picture-legend-coins = pièces
picture-legend-keys = clés
picture-legend-letters = lettres
picture-legend-card = une carte
picture-legend-goods = une carte marchandise
picture-legend-bonus = une carte bonus
picture-round = Manche { $round }
picture-last-round = dernière manche
picture-over = Fin de partie
picture-last = blocage
picture-scored = Décompte
picture-market = Marchandises
picture-supply = Réserve
picture-hand = Vos cartes
picture-empty = aucune
picture-stop = finir le tour
picture-blind = de la pioche
picture-free = libre
picture-round-scored = Décompte de la manche { $round }
picture-round-begins = La manche { $round } commence
picture-rounds = { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
alt-new = Nouveau : { $parts }.
alt-new-house = maison à { $place }
alt-new-pair = mise ({ $name })
alt-new-letters = lettres ({ $name })
alt-new-market = carte marchandise visible
alt-computer = ordinateur
alt-blocked = blocage
alt-start = Premier joueur : { $name }.
alt-card = Décompte de cette manche : { $things }. Cartes décompte à venir : { $coming }.
alt-pairs = { $pairs }.
alt-pair = Paire { $pair } : { $cards } ({ $name })
alt-pair-free = Paire { $pair } : { $cards } (libre)
alt-market = Cartes marchandise visibles : { $goods }.
alt-building = Construction encore attendue : { $names }.
alt-trader = { $name }{ $signs } : { $counts }.
alt-letters = lettres { $count }
alt-houses = maisons restantes { $count }
alt-coins = pièces { $count }
alt-keys = clés { $count }
alt-cards = cartes { $count }
alt-bonus = cartes bonus { $count }
alt-goods = marchandises : { $goods }
alt-area = { $area } : { $houses }.
alt-city = Cité : { $houses }.
alt-none-built = Aucune maison encore.
alt-closed = Fermé : { $area }.
alt-hand-cards = Vos cartes : { $cards }.
alt-own = Vous : { $counts }.
alt-own-bonus = Vos cartes bonus : { $cards }.
alt-final = { $title }, score final après { picture-rounds }.
alt-nobody = personne
