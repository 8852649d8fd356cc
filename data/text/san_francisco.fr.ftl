# San Francisco en français. Les mêmes messages dans le même ordre que san_francisco.en.ftl, où l’on
# explique ce que veulent dire leurs formes. Les mots du jeu : quartier, rue, bâtonnet, appel
# d’offres, droit, mise, influence, chèque, tuile option, carte action, subvention, bord de ville.
# On mise (partout), on passe, on refuse (cartes, propositions), on s’arrête (chèques piochés).

title = San Francisco
    .short = San Francisco
    .subtitle = Gagnez des droits, posez des bâtonnets et rebâtissez la ville
    .duration = environ 90 minutes
    .weight = difficulté moyenne

how = San Francisco : comment jouer
    .goal = Entourez un quartier de bâtonnets (3 rues sur 4, 2 près d’un parc ✕) : vous le construisez pour son prestige. Qui en a le plus gagne.
    .turn = À chaque manche, on vend des droits de poser un bâtonnet. La carte dit comment : mises secrètes d’influence (les nombres égaux s’annulent), mises ouvertes de chèques, ou tuiles option. Une tuile, choisie en secret, vaut pour deux types de quartiers. Seuls les gagnants paient, et on ne rend pas la monnaie.
    .card = Le nombre d’un quartier est son prestige (étoile). Vous payez en influence (mains) ou en chèques (billets). Les rues ✕ sont prises.
    .pays = Un bâtonnet compte pour les quartiers des deux côtés de sa rue. Quand plus personne ne peut vous rattraper, vous construisez. Près d’un parc (✕), 2 bâtonnets suffisent. Pour la mairie et la banque, il faut toutes leurs rues.
    .end = Après une manche où l’on construit, une carte action remplit une année (calendrier). La douzième finit la partie.
    .time = Environ 90 minutes de jeu, sur plusieurs jours. Un message vous prévient quand c’est à vous.


## Règles

term-aim = Le jeu en bref
    .effect = Gagner des droits, poser des bâtonnets, construire
    .help =
        San Francisco après le séisme de 1906 : 35 quartiers, presque tous en ruine. À chaque manche, on vend des droits contre de l’influence ou des chèques. Chaque droit pose un de vos bâtonnets.
        La majorité des bâtonnets autour d’un quartier le construit et rapporte son prestige : 4 à 6, ou 10 pour la mairie et la banque.
        Après une manche où l’on a construit, une carte action remplit une année. Après douze années, de 1907 à 1918, la partie s’achève. Le plus grand prestige gagne.
        De 3 à 5 joueurs.
        Exemple : Ada a deux bâtonnets autour du marché C2, Ben en a un. Elle gagne un droit pour les marchés, pose un troisième bâtonnet et construit : 5 points de prestige.
term-setup = Mise en place
    .effect = 30 points d’influence, 15 bâtonnets, 12 chèques par joueur
    .help =
        La mairie se trouve au centre, en D3. Les 34 autres tuiles sont posées au hasard. Un seul parc au plus touche la mairie par un côté, et un seul la banque. Des bâtonnets blancs occupent les quatre rues de chaque parc.
        Chaque joueur commence avec 30 points d’influence, 15 bâtonnets, dix cartes influence (0 à 9), trois tuiles option et 12 chèques. Ni prestige, ni chèques en banque.
        Les places sont tirées au sort. La première est celle du premier joueur de la première manche.
        Exemple : deux parcs peuvent se trouver en C3 et D5, mais pas en C3 et D2. Ces deux-là toucheraient la mairie.
term-round = Une manche
    .effect = Carte, appel d’offres, bâtonnets, carte action
    .help =
        1. Le premier joueur pioche une carte d’appel d’offres. Elle montre ce qui est en vente, comment, et combien de droits.
        2. Il peut la refuser, une seule fois. Tout le monde voit la carte refusée. La suivante s’impose alors.
        3. L’appel d’offres décide qui obtient les droits.
        4. Les gagnants posent leurs bâtonnets, l’un après l’autre.
        5. Si quelque chose a été construit, on pioche une carte action.
        6. Le joueur suivant dans le sens horaire devient premier joueur.
        Exemple : Ada pioche Villas et refuse. La carte suivante, Bord de ville, s’impose.
term-new_cards = Nouvelles cartes d’appel d’offres
    .effect = Cartes remplacées, refusées ou mélangées
    .help =
        Une carte sans rue libre est remplacée, sans que cela compte comme un refus. S’il y a moins de rues libres que de droits, on vend seulement autant de droits que de rues.
        Quand la pioche est vide, on mélange la défausse. Une carte tout juste refusée ne revient pas aussitôt.
        Exemple : Ada pioche Marché, mais aucune rue d’un marché n’est libre. Elle pioche la carte suivante, et peut encore la refuser.
term-tender_cards = Cartes d’appel d’offres
    .effect = 36 : types de quartiers, bord de ville, tuiles option
    .help =
        Il y en a 36. Les six types de quartiers ordinaires en ont 4 chacun. Deux vendent 1 droit contre des chèques, une 2 droits et une 3 droits contre de l’influence.
        Le bord de ville en a 6. Deux vendent 1 droit contre des chèques, deux 3 droits et deux 5 droits contre de l’influence.
        Les tuiles option en ont 6 : 1 droit pour chaque tuile choisie.
        La liste de ces cartes est reconstituée : le livret de règles en montre trois.
        Exemple : avec « Bureaux : 3 droits, influence », jusqu’à trois joueurs posent un bâtonnet le long d’un quartier de bureaux.
term-influence_tender = Appel d’offres : influence
    .effect = Un nombre en secret ; les nombres égaux s’annulent
    .help =
        Chaque joueur choisit une carte influence de 0 à 9, en secret et en même temps. Elle ne peut pas être plus haute que son influence. Tout le monde participe.
        Les nombres égaux s’annulent : ces joueurs n’obtiennent rien et ne paient rien. Les plus hauts des autres obtiennent les droits. Eux seuls paient, autant d’influence que leur nombre. Un 0 peut gagner et ne coûte rien.
        Les droits sans gagnant sont perdus. Le joueur qui a le plus haut nombre investit en premier.
        Exemple : 3 droits. Ada choisit 7, Ben et Cleo 5, Dora 4. Ada investit en premier et paie 7, Dora ensuite et paie 4. Le troisième droit est perdu.
term-cheque_tender = Appel d’offres : chèques
    .effect = Mises ouvertes pour 1 droit, sans rendre la monnaie
    .help =
        À partir du premier joueur, dans le sens horaire, vous passez ou ajoutez des chèques devant vous, jusqu’à avoir le plus haut total. Les chèques ajoutés restent là.
        Si vous passez, vous reprenez tous vos chèques et quittez l’enchère. Le dernier en lice gagne et paie tout son total à la banque, même si personne d’autre n’a misé. Si tout le monde passe sans miser, personne ne gagne.
        Exemple : Ada mise 2, Ben 3, Cleo 5. Ada ajoute un 4 et a 6, Ben passe, Cleo ajoute un 3 et a 8. Ada passe : Cleo paie 8.
term-bidders = Qui peut miser
    .effect = Tout joueur dont les chèques pourraient suffire
    .help =
        Un joueur n’est pas interrogé s’il n’a pas de chèques, ou trop peu pour pouvoir jamais suivre. Tous les autres le sont, même si leurs chèques ne suffisent pas : sauter leur tour révélerait leur main.
        Le premier joueur aussi peut passer d’emblée.
        Exemple : Ada mise 20. Tout le monde sait que Ben a 12 au plus : on ne l’interroge pas. Cleo pourrait avoir 30 : on l’interroge.
term-option_tender = Appel d’offres : tuiles option
    .effect = 1 droit pour chaque tuile choisie
    .help =
        Chaque joueur a trois tuiles, utilisées dans cet ordre : Usine + Bureaux, Marché + Loisirs, Villas + Logements. Chacun en choisit une, en secret. Chaque tuile choisie met un droit en vente.
        Si personne d’autre n’a choisi votre tuile, vous payez son droit d’un chèque au choix, face cachée. Sans chèque, le droit est perdu.
        À plusieurs sur une tuile, c’est l’enchère cachée, ou la négociation.
        Le bâtonnet se pose le long d’un quartier de l’un ou l’autre type. Une tuile sans rue libre ne peut pas être choisie.
        Exemple : seule Ada a Marché + Loisirs. Elle paie avec un 1 et pose un bâtonnet le long d’un marché.
term-blind = Enchère cachée
    .effect = Jusqu’à 5 chèques en secret : le plus haut total gagne
    .help =
        Les joueurs qui ont choisi la même tuile option misent chacun jusqu’à 5 chèques, en secret et en même temps. Puis les mises sont révélées. Le plus haut total obtient le droit, et ses chèques vont à la banque. Les autres reprennent les leurs.
        Les totaux égaux s’annulent, et le total juste en dessous gagne. Vous pouvez ne rien miser, mais alors vous ne pouvez pas gagner.
        Exemple : Ada mise 4 et 5, Ben 9, Cleo 6. Ada et Ben ont tous deux 9 : Cleo obtient donc le droit et paie 6.
term-ties = Égalités
    .effect = Nombres ou totaux égaux : pas de droit, rien à payer
    .help =
        Les joueurs qui ont la même carte influence, ou le même total en enchère cachée, s’annulent. Ils n’obtiennent aucun droit et ne paient rien. Une égalité ne fait perdre aucun droit : il va au nombre juste en dessous.
        Si tout le monde est à égalité, personne n’investit. Une égalité ne vaut que pour son appel d’offres. Si une carte action se vend dans la même manche, vous participez de nouveau.
        En fin de partie, les bâtonnets départagent les égalités de prestige.
        Exemple : 2 droits. Ada et Ben choisissent 9, Cleo 3, Dora 0. Cleo investit pour 3, Dora gratuitement.
term-investing = Investir
    .effect = Poser un bâtonnet là où votre droit le permet
    .help =
        Un droit permet de poser un de vos bâtonnets sur une rue libre. Selon le droit, c’est le long d’un quartier du type vendu, en ruine ou construit, ou au bord de la ville. Un type de quartier comprend aussi ses rues au bord de la ville.
        On investit l’un après l’autre, et chaque bâtonnet prend effet aussitôt.
        Vous pouvez passer, car un bâtonnet peut aussi donner la majorité à un adversaire. Votre paiement n’est pas remboursé. S’il ne reste aucune rue, le droit est perdu.
        Exemple : B1 est un quartier de loisirs au bord de la ville. Avec le droit « Loisirs », vous posez un bâtonnet sur B1 nord.
term-sticks = Rues et bâtonnets
    .effect = 82 rues : un bâtonnet compte des deux côtés
    .help =
        Il y a 82 rues : 58 entre deux quartiers et 24 au bord de la ville. Chacune a la place d’un bâtonnet. Il compte pour les quartiers des deux côtés, au bord de la ville pour un seul.
        Une rue porte le nom de ses deux quartiers, comme C3/D3, ou d’un quartier et d’un côté, comme A1 nord.
        Des bâtonnets blancs occupent toutes les rues des parcs. Ils ne sont à personne et ne bougent jamais. Tous les bâtonnets restent en place quand un quartier est construit.
        Exemple : un bâtonnet sur C3/D3 compte pour C3 et pour la mairie en D3.
term-lifting = Retirer un bâtonnet
    .effect = Réserve vide : retirez d’abord un des vôtres
    .help =
        Chaque joueur a 15 bâtonnets. Si votre réserve est vide, vous retirez d’abord un des vôtres du plateau et le posez sur une autre rue. Retirer ou reprendre des bâtonnets ne construit jamais rien.
        Exemple : les 15 bâtonnets d’Ada sont sur le plateau, et elle gagne un droit. Elle en retire un entre deux quartiers construits et le pose le long d’un marché.
term-majority = Majorité des bâtonnets
    .effect = Plus de bâtonnets qu’aucun adversaire ne peut en avoir
    .help =
        Vous avez la majorité d’un quartier ordinaire quand aucun adversaire ne pourrait vous égaler, même avec toutes ses rues libres. Les cartes action et les réserves ne comptent pas. Pour la mairie et la banque, il faut toutes leurs rues non blanches : quatre, ou trois à côté d’un parc.
        Dans un quartier ordinaire, 3 bâtonnets suffisent toujours, 2 seulement si aucun adversaire ne peut plus arriver à 2. À 2 contre 2, seule une carte action peut aider.
        Exemple : autour de bureaux, il y a 2 bâtonnets d’Ada, un blanc et une rue libre. Aucun adversaire ne peut dépasser 1 : Ada construit, 6 points de prestige.
term-building = Construire un quartier
    .effect = Avec la majorité, vous construisez aussitôt
    .help =
        Avec la majorité, vous devez construire aussitôt, même si le bâtonnet vient de quelqu’un d’autre. Le quartier est retourné, donne son prestige et reste à vous, même si des bâtonnets y changent.
        Un bâtonnet peut achever deux quartiers. S’ils reviennent à des joueurs différents, celui dont c’est le tour construit d’abord, puis les autres dans le sens horaire.
        Exemple : le bâtonnet de Ben remplit un marché où Ada en a deux et personne d’autre deux. Ada le construit : 5 points de prestige.
term-cheques = Chèques
    .effect = 12 par joueur, 58 en tout ; on ne rend pas la monnaie
    .help =
        Chaque joueur commence avec 12 chèques : 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9 et 10, soit 58 en tout.
        On ne rend pas la monnaie : un prix de 3 payé avec un 10 coûte 10.
        Les chèques payés vont à la banque (la pile, pas le quartier). Les subventions en rapportent, tant que la banque en a, et les accords.
        Tout le monde voit combien de chèques il y a en main et en banque, mais pas leur valeur, sauf s’ils ont été posés face visible.
        Exemple : Ben a un 2 et un 5, et il lui faut plus de 5. Il peut miser 7, ou passer.
term-influence = Influence
    .effect = 30 points au départ, pour payer les cartes influence
    .help =
        Chaque joueur commence avec 30 points d’influence, et tout le monde les voit. Dans un appel d’offres en influence, les gagnants paient ce qu’indique leur carte. Les dix cartes, de 0 à 9, reviennent toujours en main.
        Vous ne pouvez pas choisir une carte plus haute que votre influence. Seules les subventions en rapportent. Elle n’a pas de limite et ne vaut rien à la fin.
        Exemple : Ben n’a plus que 3 points d’influence. Il peut choisir 0, 1, 2 ou 3.
term-prestige = Prestige
    .effect = Les points qui font gagner la partie
    .help =
        Chaque quartier que vous construisez rapporte du prestige : villas et logements 4, marché et loisirs 5, usine et bureaux 6, mairie et banque 10, les parcs rien. Deux cartes bonus donnent 3 points de plus pour les prochaines villas ou les prochains logements.
        Vous ne perdez jamais de prestige, et il n’a pas de limite. Le plus grand prestige gagne.
        Exemple : un bâtonnet achève une usine et un marché pour Ada : 6 + 5 = 11 points de prestige.
term-actions = Cartes action
    .effect = 18 : une après chaque manche où l’on construit
    .help =
        Quand tous les bâtonnets d’une manche sont posés et qu’au moins un quartier a été construit, on pioche une carte action. Une seule. Si elle fait construire à son tour, une autre suit.
        Il y en a 18. Deux bâtonnets, Déplacer, Échanger, Rue libre et Remplacer existent chacune deux fois : en influence et en chèques. Villas et logements ont chacun un bonus. Le reste : 4 subventions et 2 subventions par bâtonnet. 12 de ces cartes servent dans la partie.
        Le nombre de subventions par bâtonnet est reconstitué.
        Exemple : dans une manche, Ada construit B2 et Ben C4. On pioche une seule carte action.
term-action_tender = Appel d’offres : carte action
    .effect = 1 droit en influence ou en chèques, pour tout le monde
    .help =
        Cinq sortes de cartes action se vendent comme dans une manche, en influence ou en chèques, et un seul joueur gagne la carte. En influence, vous pouvez ici passer.
        Le gagnant peut passer au lieu d’utiliser l’effet, mais il paie quand même. Pour un bâtonnet manquant, retirez d’abord un des vôtres, mais aucun que la carte vient de poser.
        Si personne ne gagne, la carte n’a pas d’effet, mais remplit son année. Règle maison : un joueur à qui elle ne pourrait pas servir ne participe pas.
        Exemple : « Déplacer » se vend en influence. Ada joue 2, Ben et Cleo 4, Dora passe. Ada paie 2 et peut déplacer un bâtonnet.
term-draws = Piocher des chèques
    .effect = Un par un ; au-delà du maximum, vous perdez tout
    .help =
        Une fois tous les choix faits, on mélange la banque. Les joueurs qui ont choisi des chèques en piochent un à tour de rôle, à partir du premier joueur, face visible, jusqu’à l’arrêt.
        Si vous vous arrêtez à temps, vous gardez tout. Au maximum exact, vous vous arrêtez d’office. Si vous le dépassez, vous perdez tous les chèques piochés. Ils retournent ensuite à la banque.
        Quand la banque est vide, chacun garde ce qu’il a, et elle ne donne aucun chèque. Vous voyez combien elle en a avant de choisir.
        Exemple : le maximum est 10. Ada pioche un 3, puis un 5, et s’arrête à 8. Ben pioche un 7 et un 4 : 11, il perd donc les deux.
term-years = Années
    .effect = 12 cases pour les cartes action, de 1907 à 1918
    .help =
        Chaque carte action remplit une année une fois exécutée, de 1907 à 1918. Elle y est posée face cachée. Seule une carte bonus est face visible, jusqu’à ce qu’un joueur obtienne le bonus.
        Après 1918, la partie est terminée.
        Exemple : sept cartes sont posées, la dernière en 1913. Il en reste cinq à venir.
term-end = Fin de la partie
    .effect = Avec la douzième carte action, en 1918
    .help =
        La partie s’achève quand la douzième carte action est exécutée. Les quartiers qu’elle fait construire comptent encore, mais n’amènent pas d’autre carte. Si c’est une carte bonus, personne n’obtient le bonus.
        Dans de rares cas, la partie s’achève par un blocage.
        Exemple : la carte de 1918 est « Rue libre ». Dora la gagne et achève la banque : 10 points de prestige, et la partie est terminée.
term-ranking = Classement
    .effect = Prestige, puis bâtonnets sur le plateau
    .help =
        Le plus grand prestige gagne. À égalité, le joueur qui a le plus de bâtonnets sur le plateau passe devant. Si l’égalité persiste, la place est partagée.
        L’influence et les chèques ne comptent pas.
        Exemple : Ada et Ben ont 34 points de prestige. Ada a 13 bâtonnets sur le plateau, Ben 14 : Ben passe devant.
term-stalemate = Blocage
    .effect = Plus aucun bâtonnet à poser : la partie s’achève
    .help =
        Le livret de règles ne dit rien du cas où personne ne peut plus investir. Règle maison : on compte les manches d’affilée sans bâtonnet posé. Dès qu’il y en a deux fois plus que de joueurs, la partie s’achève par le décompte. Elle s’achève aussi après une manche où personne n’a plus ni influence ni chèques. Une manche où un droit a été gagné sans servir ne compte pas.
        Il en va de même si aucune carte d’appel d’offres, pioche et défausse comprises, n’a de rue libre.
        Exemple : quatre joueurs ont chacun 1 point d’influence et aucun chèque. Tous jouent 1, à égalité, pendant huit manches. La partie s’achève.
term-negotiation = Négociation
    .effect = Variante : décider ensemble qui investit, sans miser
    .help =
        Si la table l’a choisi, les joueurs qui ont la même tuile option négocient avant l’enchère cachée. Chacun peut sceller une proposition : qui investit, ce que chacun des autres reçoit en chèques, et les rues exclues.
        À partir du premier joueur, chaque proposition est soumise à tous les autres en même temps. La première que tous acceptent est conclue.
        L’enchère cachée a lieu après deux tours de propositions sans accord, ou un tour sans aucune proposition.
        Exemple : Ada, Ben et Cleo ont la même tuile. Ada propose d’investir et de payer 4 à chacun. Les deux acceptent : Ada investit.
term-deal = Ce que paie un accord
    .effect = Sommes exactes en chèques, 20 au plus chacune
    .help =
        Un accord est conclu si l’investisseur peut payer exactement chaque somme. Chaque somme est de 20 au plus. Au moins un chèque doit être payé, face visible. La banque ne reçoit rien.
        Vous ne choisissez pas les chèques : chaque somme est payée avec le moins de chèques possible, en gardant les petits.
        Un droit convenu est perdu s’il n’a plus de rue, mais le paiement reste acquis.
        Exemple : Ada doit 4 à Ben et 4 à Cleo. Ben reçoit son 4, Cleo ses deux 2.
term-own_deck = Cartes action au choix
    .effect = Variante : choisir le nombre de subventions
    .help =
        Une option de table fixe combien des 12 cartes action sont des subventions, de 0 à 6. D’habitude, c’est 3 ou 4. Vous pouvez aussi choisir d’autres cartes. Le reste est tiré au sort. Les 12 servent toutes, et tout le monde sait lesquelles. Règle maison : parmi les six subventions, dont deux par bâtonnet, le hasard décide lesquelles y sont.
        Sinon, 12 cartes sur 18 sont tirées au sort, donc 4 subventions en moyenne.
        Exemple : avec 3 subventions, il y a 9 autres cartes. Après la troisième subvention, tout le monde sait qu’il n’en viendra plus.
term-hidden = Caché et visible
    .effect = Ce que voient les autres, et quand annuler un coup
    .help =
        Caché : la valeur des chèques en main et en banque, les deux pioches, et les choix secrets tant que tous ne sont pas faits. Un chèque payé pour une tuile que personne d’autre n’a jouée reste face cachée.
        Visible : bâtonnets, influence, prestige, nombre de chèques en main et en banque, chèques misés en enchère ouverte, et toutes les cartes révélées.
        Vous pouvez annuler un coup jusqu’à la réponse d’un autre joueur. Ce n’est plus possible dès qu’une chose cachée a été vue, comme une carte ou un chèque pioché.
        Exemple : vous misez un 5 et c’est au joueur suivant. Tant qu’il n’a pas répondu, vous pouvez annuler.
term-missing = Joueur absent
    .effect = Un ordinateur de niveau normal joue à cette place
    .help =
        Si un joueur abandonne ou s’absente, ou si la table confie son coup à l’ordinateur, un ordinateur de niveau normal joue. Ainsi, aucune place ne manque à un appel d’offres. Ce n’est pas une règle du jeu, mais la partie avance. L’ordinateur ne voit que ce que cette place peut voir, donc jamais les chèques des autres.
        Il mise pour les droits qui le rapprochent d’une majorité, à hauteur de ce qu’ils valent pour lui. Il pose ses bâtonnets là où le plus de prestige est à portée.
        Exemple : Ben est absent, et tout le monde choisit une carte influence. L’ordinateur choisit pour lui. À son retour, Ben peut poser son bâtonnet lui-même.
term-table_options = Options de table
    .effect = À choisir avant la partie
    .help =
        L’hôte de la table choisit les options avec `/jouer`, et la salle d’attente montre ce choix.
        Même tuile option : enchère cachée, ou négociation.
        Subventions : au hasard, ou 0 à 6 des 12 cartes action. Dans ce cas, vous pouvez aussi choisir d’autres cartes, une par une.
        Chèques connus : non montrés, ou montrés à tous. Tout le monde voit alors quels chèques ont été vus face visible et sont encore dans une main ou en banque. Après un paiement face cachée, cette main ne montre plus ce qui y était connu.
        Exemple : `ties=negotiated, grants=3` joue avec les deux variantes du livret de règles.
term-edition = Édition et sources
    .effect = L’édition de 2000, et d’où viennent ses nombres
    .help =
        Plaza joue à San Francisco, d’Andreas Wetter et Thorsten Löpmann, dans l’édition de 2000, avec ses propres mots. Le livret de règles fait foi. Le plan et les nombres de cartes viennent de critiques publiées qui concordent.
        Quand le livret se tait, Plaza décide comme le disent ces entrées. L’entrée « Ce qui est reconstitué » liste ce qu’aucun texte public ne montre.
        Exemple : le livret dit qu’une usine donne 6 points de prestige. Qu’il y ait 36 cartes d’appel d’offres vient des critiques.
term-reconstructed = Ce qui est reconstitué
    .effect = Nombres de cartes et de tuiles peut-être inexacts
    .help =
        Types de quartiers, prestige, bâtonnets, chèques, influence, sortes de cartes et déroulement sont confirmés. Aucun texte public ne montre ces règles maison :
        1. Cinq quartiers de chaque type ordinaire : trente pour six types.
        2. Quelles sont les 36 cartes d’appel d’offres.
        3. Deux des six subventions sont par bâtonnet.
        4. La règle en cas de blocage et la façon de négocier ici. Seuls misent pour une carte action les joueurs à qui elle peut servir.
        Si vous possédez le jeu, dites à l’équipe du bot ce qui diffère de `data/san_francisco/`.
        Exemple : qu’une subvention donne 4 points d’influence est confirmé. Qu’il y ait quatre cartes de ce genre ne l’est pas.


## Types de quartiers

kind-villa = Villas
    .valued = Villas 4
    .effect = 4 points de prestige, 5 quartiers
    .help =
        Un quartier ordinaire : avec la majorité des bâtonnets autour, vous le construisez pour 4 points de prestige.
        Il y en a 5 : ce nombre est reconstitué. La tuile option est Villas + Logements. Une carte action donne 3 points de plus pour les prochaines villas.
        Exemple : Ada construit des villas alors que le bonus est face visible : 4 + 3 = 7 points de prestige.
kind-residential = Logements
    .short = Logis
    .valued = Logements 4
    .effect = 4 points de prestige, 5 quartiers
    .help =
        Un quartier ordinaire, où l’on habite : avec la majorité des bâtonnets autour, vous le construisez pour 4 points de prestige.
        Il y en a 5 : ce nombre est reconstitué. La tuile option est Villas + Logements. Une carte action donne 3 points de plus pour les prochains logements.
        Exemple : Ben construit des logements sans bonus : 4 points de prestige.
kind-market = Marché
    .valued = Marché 5
    .effect = 5 points de prestige, 5 quartiers
    .help =
        Un quartier ordinaire : avec la majorité des bâtonnets autour, vous le construisez pour 5 points de prestige.
        Il y en a 5 : ce nombre est reconstitué. La tuile option est Marché + Loisirs.
        Exemple : Ada pose son troisième bâtonnet autour d’un marché. Aucun adversaire ne peut plus y en avoir trois, donc elle construit : 5 points de prestige.
kind-leisure = Loisirs
    .short = Loisirs
    .valued = Loisirs 5
    .effect = 5 points de prestige, 5 quartiers
    .help =
        Un quartier ordinaire : avec la majorité des bâtonnets autour, vous le construisez pour 5 points de prestige.
        Il y en a 5 : ce nombre est reconstitué. La tuile option est Marché + Loisirs.
        Exemple : deux rues d’un quartier de loisirs bordent des parcs et sont blanches. Avec les deux autres, Ada le construit : 5 points de prestige.
kind-factory = Usine
    .valued = Usine 6
    .effect = 6 points de prestige, 5 quartiers
    .help =
        Un quartier ordinaire : avec la majorité des bâtonnets autour, vous le construisez pour 6 points de prestige.
        Il y en a 5 : ce nombre est reconstitué. La tuile option est Usine + Bureaux.
        Exemple : autour d’une usine, Ada a 2 bâtonnets, Ben et Cleo 1 chacun. Ada la construit : 6 points de prestige.
kind-office = Bureaux
    .valued = Bureaux 6
    .effect = 6 points de prestige, 5 quartiers
    .help =
        Un quartier ordinaire : avec la majorité des bâtonnets autour, vous le construisez pour 6 points de prestige.
        Il y en a 5 : ce nombre est reconstitué. La tuile option est Usine + Bureaux.
        Exemple : autour de bureaux, Ada a 2 bâtonnets, Ben en a 1, une rue est libre. Ben pourrait égaler Ada : rien n’est encore construit.
kind-city_hall = Mairie
    .short = Mairie
    .valued = Mairie 10
    .effect = 10 points de prestige pour toutes ses rues, au centre (D3)
    .help =
        Elle est au centre de la ville, en D3. Avec toutes ses rues non blanches, vous la construisez pour 10 points de prestige : les quatre, ou trois si un parc la touche. Un seul peut la toucher.
        Elle n’a pas de carte d’appel d’offres à elle, mais ses rues appartiennent aussi aux quartiers voisins.
        Exemple : Ada a trois de ses rues et Ben la quatrième. La mairie reste en ruine, sauf si une carte action change cela.
kind-bank = Banque
    .valued = Banque 10
    .effect = 10 points de prestige pour toutes ses rues
    .help =
        Avec toutes ses rues non blanches, vous la construisez pour 10 points de prestige : les quatre, ou trois si un parc la touche. Un seul peut la toucher.
        Elle n’a pas de carte d’appel d’offres à elle, mais ses rues appartiennent aussi aux quartiers voisins, ou au bord de ville. Les chèques payés vont à une autre banque, qui est une pile.
        Exemple : une rue de la banque est blanche, et Ben a les trois autres. Il la construit : 10 points de prestige.
kind-park = Parc
    .valued = Parc
    .effect = Jamais construit : bâtonnets blancs sur toutes ses rues
    .help =
        Il y a 3 parcs. Ils ne se construisent jamais et ne rapportent rien. Des bâtonnets blancs occupent les quatre rues de chacun, même au bord de la ville. Une rue entre deux parcs en a un. Ces bâtonnets ne sont à personne et ne bougent jamais.
        Les quartiers autour d’un parc ont donc moins de rues libres, et il y faut moins de bâtonnets pour la majorité.
        Exemple : les villas B2 bordent un parc, donc une de leurs rues est blanche. Ada y a deux bâtonnets, et une rue est libre. Elle construit : aucun adversaire ne pourrait arriver à deux.


## Tuiles option, cartes d’appel d’offres, cartes action

tile-work = Usine + Bureaux
    .effect = Un bâtonnet le long d’une usine ou de bureaux, en premier
    .help =
        Une de vos trois tuiles option. Son droit pose un bâtonnet le long d’une usine ou d’un quartier de bureaux, au choix. Elle sert en premier, avant Marché + Loisirs et Villas + Logements.
        Si personne d’autre ne l’a choisie, vous payez un chèque au choix. À plusieurs, c’est l’enchère cachée.
        Exemple : seule Ada l’a choisie. Elle paie avec un 2 et pose son bâtonnet le long d’une usine.
tile-trade = Marché + Loisirs
    .effect = Un bâtonnet le long d’un marché ou de loisirs, en deuxième
    .help =
        Une de vos trois tuiles option. Son droit pose un bâtonnet le long d’un marché ou d’un quartier de loisirs, au choix. Elle sert après Usine + Bureaux et avant Villas + Logements.
        Si personne d’autre ne l’a choisie, vous payez un chèque au choix. À plusieurs, c’est l’enchère cachée.
        Exemple : Ben et Cleo l’ont choisie. Ben mise 3 et 4, Cleo 6 : Ben paie 7 et pose son bâtonnet.
tile-homes = Villas + Logements
    .effect = Un bâtonnet le long de villas ou de logements, en dernier
    .help =
        Une de vos trois tuiles option. Son droit pose un bâtonnet le long d’un quartier de villas ou de logements, au choix. Elle sert en dernier, après Usine + Bureaux et Marché + Loisirs.
        Si personne d’autre ne l’a choisie, vous payez un chèque au choix. À plusieurs, c’est l’enchère cachée.
        Exemple : seule Dora l’a choisie. Elle n’a plus de chèque, donc le droit est perdu.

each-tender = { $one ->
    [villa] { kind-villa }
    [residential] { kind-residential }
    [market] { kind-market }
    [leisure] { kind-leisure }
    [factory] { kind-factory }
    [office] { kind-office }
   *[edge] { picture-edge }
} : { $three ->
    [one] { $three } droit
   *[other] { $three } droits
}, { $two ->
    [cheques] chèques
   *[influence] influence
}
tender-option_option_3 = Tuiles option : 1 droit pour chacune

action-bonus = Bonus
    .effect = 3 de prestige de plus pour le prochain quartier du type
    .help =
        Deux cartes action sans appel d’offres, une pour les villas et une pour les logements. La carte est posée face visible sur son année. Le prochain joueur qui construit un tel quartier marque 3 points de prestige de plus, donc 7. Puis on la retourne.
        Le bonus ne sert qu’une fois. Si un bâtonnet construit de tels quartiers pour plusieurs joueurs, la priorité va à celui dont c’est le tour. En dernière carte, en 1918, il n’a aucun effet.
        Exemple : le bonus pour les villas est face visible en 1909. En 1911, Cleo construit des villas : 4 + 3 = 7 points de prestige.
action-two_sticks = Deux bâtonnets
    .effect = Jusqu’à deux bâtonnets autour d’un quartier
    .help =
        Une carte action vendue par appel d’offres : une en influence, une en chèques. Le gagnant pose jusqu’à deux bâtonnets sur des rues libres d’un même quartier, au choix. S’il n’y a qu’une rue libre, il en pose un.
        S’il en manque en réserve, retirez d’abord d’autres bâtonnets à vous. Vous pouvez passer sans utiliser la carte.
        Exemple : Ada a un bâtonnet autour de bureaux et gagne la carte. Elle en pose deux autres et construit : 6 points de prestige.
action-shift = Déplacer
    .effect = Un bâtonnet bouge d’une ou deux rues, tout droit
    .help =
        Une carte action vendue par appel d’offres : une en influence, une en chèques. Le gagnant déplace un bâtonnet, à lui ou non, d’une ou deux rues : tout droit, sans le tourner ni prendre de virage. Toutes les rues du trajet, arrivée comprise, doivent être libres. Les bâtonnets blancs ne bougent jamais. Vous pouvez passer sans utiliser la carte.
        Exemple : Ada a des bâtonnets sur deux des quatre rues de C3, et C3/C4 est libre. Elle déplace le sien de C5 sud à C3/C4, en passant par C4/C5, qui est libre. Elle construit C3.
action-swap = Échanger
    .effect = Échanger les bâtonnets de deux joueurs
    .help =
        Une carte action vendue par appel d’offres : une en influence, une en chèques. Le gagnant échange deux bâtonnets de joueurs différents, n’importe où en ville. Les bâtonnets blancs ne bougent jamais. Deux bâtonnets du même joueur ne sont pas proposés, car rien ne changerait. Vous pouvez passer sans utiliser la carte.
        Exemple : le bâtonnet d’Ada sur A1 nord et celui de Ben sur C3/D3 échangent leur place. Ada a maintenant les quatre rues de la mairie et la construit.
action-free_street = Rue libre
    .effect = Un bâtonnet sur n’importe quelle rue libre
    .help =
        Une carte action vendue par appel d’offres : une en influence, une en chèques. Le gagnant pose un bâtonnet sur n’importe quelle rue libre de la ville. Si votre réserve est vide, retirez d’abord un autre bâtonnet à vous. Vous pouvez passer sans utiliser la carte.
        Exemple : Cleo a trois rues de la banque, la quatrième est libre. Elle gagne la carte et construit la banque : 10 points de prestige.
action-replace = Remplacer
    .effect = Votre bâtonnet remplace celui d’un adversaire
    .help =
        Une carte action vendue par appel d’offres : une en influence, une en chèques. Le bâtonnet du gagnant remplace celui d’un adversaire, qui le récupère. Les bâtonnets blancs ne bougent jamais. Si votre réserve est vide, retirez d’abord un autre bâtonnet à vous. Vous pouvez passer sans utiliser la carte.
        Exemple : autour d’un marché, Ada et Ben ont 2 bâtonnets chacun. Ada en remplace un de Ben : avec 3, elle construit, 5 points de prestige.
action-grant = Subvention
    .effect = Pour tous : 4 d’influence, ou chèques jusqu’à 10
    .help =
        Une carte action sans appel d’offres, pour tout le monde. Chacun choisit en secret et en même temps : 4 points d’influence, ou des chèques. Les chèques se piochent ensuite un par un à la banque, jusqu’à 10 en tout. Si vous dépassez 10, vous perdez tous les chèques piochés.
        Vous voyez avant combien de chèques la banque a. La dernière année, ni l’un ni l’autre ne compte plus : tout le monde reçoit de l’influence.
        Exemple : Ada prend 4 points d’influence. Ben pioche un 6 et un 3, et s’arrête à 9.
action-grant_per_stick = Subvention par bâtonnet
    .effect = Par bâtonnet repris : 2 d’influence, ou chèques jusqu’à 5
    .help =
        Une carte action sans appel d’offres, pour tout le monde. Chacun choisit en secret et en même temps lesquels de ses bâtonnets il reprend du plateau. Chaque bâtonnet donne 2 points d’influence, ou des chèques jusqu’à 5 : pareil pour tous vos bâtonnets. Vous pouvez aussi n’en reprendre aucun.
        Les quartiers construits le restent. Des bâtonnets devenus inutiles peuvent ainsi donner de l’argent.
        Exemple : Ada reprend 3 bâtonnets pour des chèques : elle peut piocher jusqu’à 15. En influence, ce serait 6.

version-influence = { $name } (influence)
version-cheques = { $name } (chèques)
version-villa = { $name } : villas
version-residential = { $name } : logements


## Quartiers, rues et cartes influence

each-district = { CAPITALS($one) }
each-street = { CAPITALS($one) }{ $two ->
    [n] {" "}nord
    [e] {" "}est
    [s] {" "}sud
    [w] {" "}ouest
   *[other] /{ CAPITALS($two) }
}
each-influence = { $one }


## Questions

spots = Les numéros sur le plan
    .asked = lift district street second shift_in shift shift_to swap_in swap with_in with replace_in replace

picks-cheque = { $count ->
        [one] { $count } chèque
       *[other] { $count } chèques
    }
picks-street = { $count ->
        [one] { $count } rue
       *[other] { $count } rues
    }
picks-sticks_back = { $count ->
        [one] { $count } bâtonnet
       *[other] { $count } bâtonnets
    }

ask-tender = Accepter cette carte ?
    .why = Vous pouvez refuser une carte par manche, mais la suivante s’impose. Refusez des droits qui aident un adversaire plus que vous, ou que vous ne pouvez pas payer.
ask-influence = Combien d’influence misez-vous ?
    .why = Les plus hauts nombres gagnent, les nombres égaux s’annulent, et seuls les gagnants paient. Le plus haut pose en premier. Seules les subventions rendent de l’influence ; à la fin, elle ne compte plus. S’il y a plusieurs droits, un petit nombre peut suffire.
ask-bid = Ajoutez au moins { $floor } en chèques, ou passez.
    .pass = Il en faut { $floor } de plus pour mener, et vous avez moins : passez.
    .why = Vous ne payez votre mise que si vous gagnez, et on ne rend pas la monnaie. Si vous passez, vous reprenez tout. Gardez de petits chèques pour miser juste.
ask-tile = Choisissez une tuile option.
    .why = Si personne d’autre ne choisit votre tuile, vous payez un seul chèque, même un 1. Sinon, c’est l’enchère cachée.
ask-payment = { $subject }, sans concurrence : payer avec quel chèque ?
    .why = Il va à la banque face cachée. N’importe lequel convient, donc en général le plus petit.
ask-blind = Misez pour { $subject } : { $most ->
        [one] { $most } chèque
       *[other] jusqu’à { $most } chèques
    }, ou rien.
    .why = Le plus haut total gagne et paie, les autres reprennent leurs chèques. Les totaux égaux s’annulent : un total inhabituel est plus sûr.
ask-propose = Qui doit investir avec { $subject } ?
    .why = Proposez un accord que tous les autres peuvent accepter : l’investisseur les paie, et rien ne va à la banque. Sans accord, c’est l’enchère cachée.
ask-sum = Combien reçoit ce joueur ?
    .why = La somme doit pouvoir être payée exactement, car on ne rend pas la monnaie. Elle est de 20 au plus. On la paie avec le moins de chèques possible, pour garder les petits.
ask-avoid = Excluez des rues pour l’investisseur, si vous voulez.
    .why = Promettre d’éviter une rue peut valoir plus, pour les autres, que de l’argent.
ask-accept = Accepter cette proposition ?
    .why = L’accord est conclu si tout le monde accepte. L’investisseur paie avec le moins de chèques possible et garde les petits. Au premier refus, on passe à la proposition suivante. Après deux tours sans accord, c’est l’enchère cachée.
ask-grant = Influence ou chèques ?
    .why = L’influence est sûre, et tout le monde la voit. Les chèques se piochent un par un : au-delà du maximum, vous perdez les chèques piochés.
ask-sticks_back = Reprenez des bâtonnets, ou aucun.
    .why = Entre des quartiers construits, un bâtonnet a fait son travail ; ailleurs, il peut encore servir. À la fin, les bâtonnets sur le plateau départagent les égalités.
ask-draw = Piocher un chèque ou s’arrêter ?
    .why = Au-delà du maximum, vous perdez les chèques piochés. Pensez à ce que la banque peut encore contenir.
ask-lift = Réserve vide : retirez un de vos bâtonnets.
    .why = Retirez-en un qui a fait son travail : le long de quartiers construits, ou là où vous n’aurez jamais la majorité.
ask-district = Choisissez un quartier.
    .why = Cherchez une majorité à compléter, et des rues entre deux quartiers qui vous servent tous deux. Un bâtonnet qui remplit un quartier peut aussi le faire construire par un adversaire.
ask-street = Choisissez une rue pour votre bâtonnet.
    .why = Il compte pour les quartiers des deux côtés.
    .done = posé un bâtonnet sur **{ $named }**
ask-second = Choisissez une rue pour le second bâtonnet, ou passez.
    .why = Ce doit être une rue du même quartier.
ask-shift_in = De quel quartier déplacez-vous un bâtonnet ?
    .why = Tout bâtonnet convient. Les quartiers encadrés d’or vous rapportent du prestige. Les majorités peuvent changer là d’où il part et là où il arrive.
ask-shift = Quel bâtonnet déplacez-vous ?
    .why = Peu importe à qui il est. Il suit sa rangée ou sa colonne, d’une ou deux rues libres.
ask-shift_to = Où va le bâtonnet ?
    .why = Pensez aux quartiers qu’il quitte et à ceux qu’il rejoint.
ask-swap_in = Échanger deux bâtonnets : où est le premier ?
    .why = Cherchez un bâtonnet adverse là où le vôtre vous donnerait une majorité.
ask-swap = Choisissez le premier bâtonnet à échanger.
    .why = Vous choisirez l’autre ensuite.
ask-with_in = Où est l’autre bâtonnet ?
    .why = Les deux doivent être à des joueurs différents. Les quartiers encadrés d’or vous rapportent du prestige.
ask-with = Choisissez l’autre bâtonnet à échanger.
    .why = Les deux bâtonnets échangent leur place.
ask-replace_in = Où remplacez-vous un bâtonnet adverse ?
    .why = Cherchez un quartier où vous gagnez la majorité, ou un quartier où un adversaire la perd. Ceux encadrés d’or vous rapportent du prestige.
ask-replace = Choisissez le bâtonnet à remplacer.
    .why = Il retourne à son propriétaire, et le vôtre prend sa place.


## La première partie : chaque sorte de question, la première fois qu’elle vient

lesson-tender = La carte vend le droit de poser un bâtonnet près de ce qu’elle montre. Tous misent. Acceptez, ou attendez la suivante. Conseil : visez votre quartier le plus avancé.
lesson-influence = Misez un nombre en secret. Les égaux s’annulent ; les plus hauts des autres gagnent un droit et paient autant d’influence. Un droit pose un bâtonnet, le plus haut nombre en premier, ou utilise une carte action. Conseil : payez 3 à 8, moins s’il y a un droit pour chacun, plus pour construire.
lesson-bid = La plus haute mise gagne le droit de poser un bâtonnet ou d’utiliser la carte action. Ajoutez des chèques pour mener, ou passez et reprenez les vôtres. Seul le gagnant paie, et on ne rend pas la monnaie. Conseil : en général, on paie 9 à 18. Ne misez davantage que pour construire.
    .alone = Tous les autres ont passé : le droit est à vous pour n’importe quel chèque. Il permet de poser un bâtonnet ou d’utiliser la carte action. Ou passez. On ne rend pas la monnaie. Conseil : payez avec votre plus petit chèque, si ce droit vous sert.
lesson-tile = Choisissez deux types de quartiers, en secret. Si personne d’autre ne prend votre tuile, vous y posez un bâtonnet pour un seul chèque, même un 1. Sinon, c’est l’enchère cachée. Conseil : prenez une tuile où il manque peu (« encore ») ; ce quartier peut être de l’autre côté de la rue.
lesson-payment = Personne d’autre n’a pris votre tuile : vous poserez un bâtonnet pour un chèque de votre choix. Il va à la banque face cachée. Conseil : payez avec un 1 et gardez les gros chèques pour les enchères.
lesson-blind = D’autres ont pris votre tuile : misez jusqu’à cinq chèques en secret. Le plus haut total paie et pose un bâtonnet, mais les totaux égaux s’annulent. Conseil : évitez les totaux ronds comme 5 ou 10.
lesson-grant = Une subvention, c’est de l’argent frais pour tout le monde. L’influence est sûre. Les chèques se piochent un par un : au-delà du maximum, vous perdez les chèques piochés. Conseil : prenez ce qui vous manque, mais l’influence si la banque (coffre) est presque vide.
lesson-sticks_back = Reprenez des bâtonnets contre de l’argent : plus il y en a, plus vous recevez. Les quartiers construits le restent. Conseil : reprenez ceux qui ne servent plus, laissez ceux qui comptent pour un quartier à construire.
lesson-draw = Piochez un chèque, ou arrêtez-vous et gardez les chèques piochés. Ils vont de 1 à 10. Au-delà du maximum, vous perdez les chèques piochés. Conseil : pour un maximum de 10, arrêtez-vous à 6 ou plus.
lesson-lift = Vous n’avez plus de bâtonnet : retirez-en un à vous, puis posez-le ailleurs. Les quartiers construits le restent. Conseil : retirez-en un entre deux quartiers construits, ou là où un adversaire est sûr de construire.
lesson-district = Votre bâtonnet compte des deux côtés de sa rue. « Encore » et les barres du plan disent combien il vous en faut pour construire (moins près d’un parc ✕). Conseil : achevez un quartier, ou commencez là où il n’y a pas d’adversaire.
lesson-street = Choisissez la rue. Votre bâtonnet compte des deux côtés, et peut même faire construire un adversaire. Une manche où l’on construit remplit une des 12 années (calendrier) ; la dernière finit la partie. Conseil : prenez une rue dont l’autre côté vous sert aussi.
lesson-second = Choisissez une rue pour le second bâtonnet, au même quartier que le premier. Conseil : prenez la rue qui construit le quartier. Si les deux le font, regardez leur autre côté.
lesson-shift_in = Déplacez un bâtonnet, à vous ou non, d’une ou deux rues libres, dans sa rangée ou sa colonne. Choisissez d’abord le quartier qu’il quitte. Conseil : menez le vôtre là où il construit, ou écartez celui d’un adversaire.
lesson-shift = Choisissez le bâtonnet à déplacer. Il compte alors pour les quartiers de sa nouvelle rue. Les quartiers construits le restent. Conseil : voyez d’abord où il peut aller, tout droit et par des rues libres.
lesson-shift_to = Choisissez sa nouvelle rue. Le bâtonnet compte alors pour les quartiers qui la bordent. Conseil : prenez la rue qui construit pour vous, sinon celle qui aide le moins vos adversaires.
lesson-swap_in = Deux bâtonnets de joueurs différents échangent leur place ; les quartiers construits le restent. Choisissez d’abord un quartier où se trouve l’un d’eux. Conseil : prenez un bâtonnet adverse là où il vous en manque peu, au mieux un seul.
lesson-swap = Choisissez le premier des deux bâtonnets. L’autre vient ici, à sa place. Conseil : prenez un bâtonnet adverse dans un quartier où il ne vous en manque qu’un pour construire.
lesson-with_in = Choisissez maintenant le quartier de l’autre bâtonnet. Les deux doivent être à des joueurs différents. Conseil : cédez un des vôtres entre des quartiers construits, où il ne sert plus.
lesson-with = Choisissez le bâtonnet qui échange sa place avec le premier. Chacun compte alors là où était l’autre. Conseil : cédez un des vôtres qui ne sert plus, et vérifiez ce que l’adversaire y gagne.
lesson-replace_in = Votre bâtonnet remplace celui d’un adversaire, qui le récupère : un de plus pour vous, un de moins pour lui. Choisissez d’abord le quartier. Conseil : prenez-en un que vous construisez ainsi, ou qu’un adversaire allait construire.
lesson-replace = Choisissez le bâtonnet adverse à remplacer. Le vôtre compte des deux côtés de cette rue. Conseil : prenez celui dont les deux côtés vous servent, ou dont la perte gêne le plus l’adversaire.


## Réponses

option-accept = Accepter
    .note = Ses droits sont mis en vente
    .why = Un bon choix si vous voulez ces droits et pouvez les payer.
option-refuse = Refuser
    .note = La carte suivante s’impose
    .why = C’est un pari : la carte suivante est inconnue.
option-influence = Influence { $value }
    .button = { $value ->
        [0] 0 (gratuit)
       *[other] { $value }
    }
    .note = Influence restante si vous gagnez : { $left }
option-influence-pass = Passer
    .note = Vous ne misez pas : un 0 pourrait gagner gratis
    .why = Si vous ne voulez pas de la carte, même gratuite ; un 0 pourrait la gagner.
option-cheque = Chèque { $value }
    .button = { $value }
option-tile = { $option }{ $needs ->
        [0] { "" }
       *[other] , encore { $needs } pour { $nearest }
    }
    .note = { $streets ->
        [one] { $streets } rue libre
       *[other] { $streets } rues libres
    }
    .why = { $needs ->
        [0] Aucune majorité n’y est à votre portée : { option-tile.note }.
        [one] 1 bâtonnet y construit { $nearest } pour vous ({ $kind_valued }).
       *[other] Il vous faut encore { $needs } bâtonnets pour construire { $nearest } ({ $kind_valued }).
    }{ rivals-near }
option-tile-with-beside = { option-tile } près de { $beside }
    .note = À côté de { $beside } ({ $sold_valued }) ; { option-tile.note }
    .why = { $needs ->
        [one] 1 bâtonnet à côté de { $beside } ({ $sold_valued }) construit { $nearest } pour vous ({ $kind_valued }).
       *[other] Il vous faut encore { $needs } bâtonnets pour construire { $nearest } ({ $kind_valued }), à côté de { $beside } ({ $sold_valued }).
    }{ rivals-near }
rivals-near = { $seats_count ->
        [0] { "" }
       *[other] {" "}Un seul bâtonnet y suffit à { $seats }.
    }
option-investor = { $seat } investit
    .note = Paie les autres en chèques
option-propose-decline = Passer
    .note = Vous ne proposez rien, mais d’autres le peuvent
    .why = Vous pourrez quand même accepter ce que d’autres proposent.
option-sum = { $value } pour { $other }
    .people = other
option-accept-accept = Accepter : { $other } investit
    .people = other
    .note = { $other } paie { $each }{ $streets_count ->
        [0] { "" }
        [one] {" "}et évite { $streets }
       *[other] {" "}et évite { $streets_count } rues
    }
    .why = Conclu si tout le monde accepte.
    .each = { event-proposed.each }
option-accept-decline = Refuser
    .note = Un seul refus suffit
    .why = Si vous y gagnez moins qu’à l’enchère cachée.
bank-holds = { $bank ->
    [0] aucun chèque
    [one] 1 chèque
   *[other] { $bank } chèques
}
option-by-influence = { $count ->
        [one] { $count } point d’influence
       *[other] { $count } points d’influence
    }
    .note = Garanti
option-by-cheques = Chèques jusqu’à { $most }
    .note = Perdus au-delà de { $most } ; en banque : { bank-holds }
option-draw = Piocher
    .note = Total { $total }, perdu au-delà de { $most } ; en banque : { bank-holds }
option-stop = S’arrêter
    .note = { $total ->
        [0] Vous n’obtenez rien
       *[other] Vous gardez { $total }
    }
option-district = { $option } : { $kind_valued }, { $ruin ->
        [0] construit
       *[other] { $needs ->
            [0] hors d’atteinte
           *[other] encore { $needs }
        }
    }
    .note = { $ruin ->
        [0] Un bâtonnet n’y compte que pour l’autre côté
       *[other] { $needs ->
            [0] Rien à gagner : seul l’autre côté compte
           *[other] Bâtonnets : vous { $own }, meilleur adversaire { $most } ; rues libres : { $free }
        }
    }
    .why = { $ruin ->
        [0] C’est déjà construit : un bâtonnet n’y compte que pour le quartier de l’autre côté.
       *[other] { $needs ->
            [0] Rien à gagner : un bâtonnet n’y compte que pour le quartier de l’autre côté.
            [one] Votre prochain bâtonnet le construit. { taken }
           *[other] { taken }
        }
    }
option-district-with-gain = { $option } : { $kind_valued }{ $gain ->
        [0] , ne construit rien
       *[other] , +{ $gain } pour vous
    }
    .note = Bâtonnets : vous { $own }, meilleur adversaire { $most }
    .why = { $gain ->
        [0] Aucun bâtonnet d’ici ne construit rien pour vous.
       *[other] À sa meilleure place, un bâtonnet d’ici construit pour vous : +{ $gain }.
    } { taken }
option-swap_in-district = { $option } : { $kind_valued }{ $ruin ->
        [0] , construit
       *[other] { "" }
    }
    .note = { option-district-with-gain.note }
    .why = { $ruin ->
        [0] C’est construit : vous pouvez céder un de vos bâtonnets d’ici.
       *[other] Un de plus pour vous et un de moins pour un adversaire peuvent y donner la majorité.
    } { taken }
taken = Bâtonnets : vous { $own }, meilleur adversaire { $most }{ $rival ->
        [0] { "" }
       *[other] { " " }(encore { $rival })
    } ; rues libres : { $free }.
option-street = { $option }
option-street-with-other = { $option } : { $other }
    .people = other
option-street-with-other-with-gain = { $option } : { $other }{ $gain ->
        [0] { "" }
       *[other] , +{ $gain } pour vous
    }
    .people = other
    .why = { $gain ->
        [0] Il ne construit rien pour vous, où qu’il aille.
       *[other] À sa meilleure place, il construit pour vous : +{ $gain }.
    }
option-street-with-helps = { $option } : { $helps_count ->
        [0] ne sert plus
       *[other] compte pour { $helps }
    }
    .why = { $helps_count ->
        [0] Vous ne pouvez plus rien construire à côté.
       *[other] Il compte encore là où vous pouvez construire : { $helps }.
    }
option-street-with-other-with-points = { $option } : { $other }{ builds }
    .people = other stops
    .note = { option-street-with-kinds.note }
    .why = { option-street-with-kinds.why }
# Le verdict sur une rue, après son nom : ce qu’elle construit, sinon ce qui est ensuite le plus proche.
builds = { $points ->
    [0] { $others ->
        [0] { $needs ->
            [0] { "" }
           *[other] , puis encore { $needs } pour { $nearest }{ also }
        }
       *[other] , +{ $others } pour l’adversaire
    }
   *[other] , +{ $points } pour vous
}
also = { $further ->
    [0] { "" }
   *[other] , { $further } pour { $also }
}
option-street-with-kinds = { $option } : { $kinds_valued }{ builds }
    .people = stops
    .note = { $points ->
        [0] { $others ->
            [0] { $needs ->
                [0] Ne construit rien pour vous
                [one] 1 bâtonnet de plus construit alors { $nearest }{ also }
               *[other] { $needs } bâtonnets de plus construisent alors { $nearest }{ also }
            }
           *[other] Construit pour { $seats } : +{ $others }
        }
       *[other] Vous construisez : +{ $points }{ $others ->
            [0] { "" }
           *[other]  ; pour { $seats } : +{ $others }
        }
    }
    .why = { $points ->
        [0] { $others ->
            [0] { $needs ->
                [0] Rien n’est construit, et aucune majorité n’est ici à votre portée.
                [one] Rien n’est encore construit. 1 bâtonnet de plus construit alors { $nearest }.
               *[other] Rien n’est encore construit. { $needs } bâtonnets de plus construisent alors { $nearest }.
            }
           *[other] Un adversaire construit un quartier : { $others } points de prestige.
        }
       *[other] Vous construisez aussitôt : { $points } points de prestige.{ $needs ->
            [0] { "" }
            [one] {" "}1 bâtonnet de plus construit alors { $nearest }.
           *[other] {" "}{ $needs } bâtonnets de plus construisent alors { $nearest }.
        }
    }{ $stops_count ->
        [0] { "" }
       *[other] {" "}Cela arrête qui n’avait besoin que d’un bâtonnet : { $stops }.
    }
option-decline = Passer
    .note = Votre paiement n’est pas remboursé
    .why = Si un bâtonnet n’aide que des adversaires.
option-end = Passer
    .note = Seul le premier bâtonnet reste
    .why = Si un second bâtonnet n’aide que des adversaires.


## Remarques

remark-few_rights = { $count ->
        [one] { $count } seul droit est en vente : il n’y a plus d’autre rue libre.
       *[other] Seuls { $count } droits sont en vente : il n’y a plus d’autre rue libre.
    }
remark-rights = { $left ->
        [0] { $count } droits pour { $players } joueurs : un nombre que personne d’autre ne mise en gagne un, même 0.
       *[other] { $count ->
            [one] { $count } droit
           *[other] { $count } droits
        } pour { $players } joueurs : { $left } d’entre vous { $left ->
            [one] n’en a pas et ne paie
           *[other] n’en ont pas et ne paient
        } rien.
    }{ $count ->
        [one] { "" }
       *[other] {" "}Le plus haut nombre pose en premier.
    }
remark-edge = Bord de ville : les rues tout autour du plan.
remark-side = Un côté doit être du type { $kind } ; l’autre est au choix.
remark-sides = Un côté doit être du type { $kind } ou { $second } ; l’autre est au choix.
remark-after = Après vous, { $seats } { $seats_count ->
        [one] pose aussi un bâtonnet.
       *[other] posent chacun un bâtonnet.
    }
remark-at_stake = Le gagnant utilise cette carte : { $card }. { $card_effect }.
remark-worth = { $gain ->
        [0] Elle ne construit rien pour vous maintenant.
       *[other] Bien utilisée, elle construit aussitôt pour vous : +{ $gain }.
    }
remark-reach = { $needs ->
        [0] Vous ne pouvez rien construire avec ces rues.
        [one] Ici, 1 bâtonnet construit { $nearest } pour vous ({ $kind_valued }).
       *[other] Le plus proche pour vous ici : { $nearest } ({ $kind_valued }), encore { $needs } bâtonnets.
    }
# Un bâtonnet entre deux quartiers compte pour les deux.
remark-reach_across = { $needs ->
        [one] Ici, 1 bâtonnet construit { $nearest } pour vous ({ $kind_valued }), à côté de { $beside } ({ $sold_valued }).
       *[other] Le plus proche pour vous ici : { $nearest } ({ $kind_valued }), à côté de { $beside } ({ $sold_valued }), encore { $needs } bâtonnets.
    }
remark-threat = { $seat } peut construire ici { $nearest } ({ $kind_valued }) avec 1 bâtonnet.
remark-bank = Chèques connus en banque : { $cheques }.
remark-back = { $count ->
        [0] Aucun bâtonnet repris : vous n’obtenez rien.
        [one] 1 bâtonnet repris : { $influence } points d’influence, ou chèques jusqu’à { $most }.
       *[other] { $count } bâtonnets repris : { $influence } points d’influence, ou chèques jusqu’à { $most }.
    } En banque : { bank-holds }.
remark-known = Chèques connus de tous : { $cheques }
remark-blind = { $total ->
        [0] { "" }
       *[other] Votre mise est de { $total }.{" "}
    }Aussi en lice pour cette tuile, avec 5 chèques au plus : { $each }.
    .each = { $name } (jusqu’à { $count })
# Tous les autres ont passé. N’importe quel chèque gagne alors.
remark-alone = Tous les autres ont passé : un total de { $enough } gagne.
remark-bid = { $added ->
        [0] Un total de { $enough } vous met en tête.
       *[other] { $short ->
            [0] Votre total de { $total } vous met en tête.
           *[other] Votre total est de { $total } : il en faut { $short } de plus pour mener.
        }
    }{ $told ->
        [0] { "" }
       *[other] {" "}Maximum des adversaires : { $each }.
    }
    .each = { $name } { $count }


## Ce qui se passe

event-action_cards = Les douze cartes action : { $actions }.
    .short = douze cartes action choisies
event-round_began = La manche { $round } commence. Premier joueur : { $start }.
    .people = start
    .chapter = Manche { $round }
    .short = premier joueur : { $start }
event-unusable = Aucune rue libre pour { $tender } : on pioche une autre carte.
    .short = pas de rue pour { $tender }
event-reshuffled = La pioche est vide : { $count } cartes d’appel d’offres en forment une nouvelle.
    .short = nouvelle pioche
event-turned_up = Appel d’offres : { $tender }.
    .short = { $tender }
event-accepted = { $seat } accepte la carte d’appel d’offres.
    .short = accepte la carte
event-refused = { $seat } refuse la carte d’appel d’offres : { $tender }.
    .short = refuse { $tender }
event-influence_opened = { $told ->
        [0] Personne ne mise d’influence.
       *[other] Mises d’influence : { $each }.
    }
    .each = { $name } { $count }
    .short = { $told ->
        [0] aucune mise
       *[other] mises : { $each }
    }
event-tied = Égalité entre { $seats } : les mises s’annulent.
    .short = égalité : { $seats }
event-won_influence = { $seat } gagne un droit pour { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’influence.
    .short = gagne un droit pour { $count }
event-nobody_won = Personne ne gagne de droit.
    .short = aucun droit gagné
event-bid = { $seat } ajoute { $cheques } et mise { $total }.
    .short = mise { $total }
event-passed = { $seat } passe.
    .short = passe
event-won_auction = { $seat } gagne le droit et paie { $total }.
    .short = gagne pour { $total }
event-tile_opened = { $seats_count ->
        [one] { $seats } choisit
       *[other] { $seats } choisissent
    } { $tile }.
    .short = { $seats } : { $tile }
event-won_alone = { $seat } gagne { $tile } sans concurrence et paie un chèque face cachée.
    .short = gagne { $tile } pour 1 chèque
event-paid = Vous avez payé avec le chèque { $count }.
    .short = paie un { $count }
event-cannot_pay = { $seat } a { $tile } sans concurrence, mais pas de chèque : le droit est perdu.
    .short = pas de chèque pour { $tile }
event-of_no_use = Carte inutile, donc pas de mise : { $seats }.
    .short = carte inutile : { $seats }
event-unsold = Plus aucune rue pour { $tile } : ce droit n’est pas vendu.
    .short = pas de rue pour { $tile }
event-blind_opened = { $seat } { $cheques_count ->
        [0] ne mise rien
        [one] mise { $total }
       *[other] mise { $cheques } : { $total } en tout
    }.
    .short = { $cheques_count ->
        [0] ne mise rien
       *[other] mise { $total }
    }
event-won_tile = { $seat } gagne { $tile } pour { $total }.
    .short = gagne { $tile } pour { $total }
deal = { $other } investit et paie { $each }{ $streets_count ->
    [0] { "" }
   *[other] , en évitant { $streets }
}
event-proposes_nothing = { $seat } ne propose rien.
    .short = ne propose rien
event-proposed = { $seat } propose : { deal }.
    .people = other
    .each = { $count ->
        [0] { "" }
       *[other] { $count } à { $name }
    }
    .short = propose : { $other } investit, paie { $each }
event-rejected = La proposition ({ $seat }) est refusée par { $seats }.
    .short = proposition refusée par { $seats }
event-accepted_by = La proposition ({ $seat }) est acceptée par { $seats }.
    .short = proposition acceptée par { $seats }
event-unpayable = Proposition écartée ({ $seat }) : { $other } ne peut pas payer exactement.
    .people = other
    .short = proposition impossible à payer
event-agreed = Proposition adoptée ({ $seat }) : { deal }.
    .people = other
    .each = { event-proposed.each }
    .short = accord : { $other } investit
event-deal_paid = { $seat } paie { $other } en chèques : { $cheques }.
    .people = other
    .short = paie { $other } : { $cheques }
event-lapsed = { $seat } ne peut pas utiliser le droit : il est perdu.
    .short = droit perdu
event-declined = { $seat } passe : le droit reste inutilisé.
    .short = passe, droit inutilisé
event-lifted = { $seat } retire le bâtonnet sur { $street }.
    .short = retire { $street }
event-placed = { $seat } pose un bâtonnet sur { $street }.
    .short = bâtonnet sur { $street }
event-built = { $seat } construit { $district } ({ $kind }) : { $points } points de prestige.
    .short = construit { $kind } { $district } : +{ $points }
event-bonus = { $seat } obtient le bonus ({ $kind }) : { $points } points de prestige.
    .short = bonus +{ $points }
event-action = Carte action de { NUMBER($year, useGrouping: 0) } : { $action }.
    .chapter = { NUMBER($year, useGrouping: 0) } : { $action }
    .short = { $action_effect }
event-year_over = { "" }
    .short = { "" }
event-shifted = { $seat } déplace un bâtonnet ({ $other }) de { $street } à { $target }.
    .people = other
    .short = déplace { $street } → { $target } ({ $other })
event-swapped = { $seat } échange les bâtonnets sur { $street } et { $target } ({ $seats }).
    .short = échange { $street } et { $target } ({ $seats })
event-replaced = { $seat } remplace le bâtonnet sur { $street } ({ $other }).
    .people = other
    .short = remplace { $other } sur { $street }
event-sticks_back = { $seat } { event-sticks_back.short } : { $streets }.
    .short = reprend { $streets_count ->
            [one] { $streets_count } bâtonnet
           *[other] { $streets_count } bâtonnets
        }
event-no_sticks_back = { $seat } laisse tous ses bâtonnets sur le plateau et n’obtient rien.
    .short = laisse tous ses bâtonnets
event-takes_influence = { $seat } reçoit { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’influence.
    .short = +{ $count } d’influence
event-takes_cheques = { $seat } choisit des chèques jusqu’à { $most }.
    .short = chèques jusqu’à { $most }
event-drew = { $seat } pioche un { $count } et a { $total }.
    .short = pioche { $count } (total { $total })
event-exceeded = { $seat } dépasse { $most } : tous les chèques piochés sont perdus.
    .short = dépasse { $most } : tout est perdu
event-kept = { $seat } { $total ->
        [0] s’arrête sans chèque
       *[other] garde { $total } en chèques
    }.
    .short = { $total ->
        [0] s’arrête sans rien
       *[other] garde { $total }
    }
event-bank_empty = La banque est vide : on ne pioche plus.
    .short = la banque est vide
event-game_over = La partie est terminée.
    .chapter = { "" }
    .short = { $reason ->
            [twelve_years] fin : douze cartes action exécutées
            [no_street_left] fin : plus aucune rue libre
           *[standstill] fin : personne ne peut investir
        }


## Étapes

step-tender = La carte d’appel d’offres
step-influence = Mises d’influence
step-bid = Mises de chèques
step-tile = Choix des tuiles option
step-propose = Proposition d’accord
step-accept = Réponse à une proposition
step-blind = Paiement ou enchère des tuiles
step-invest = Pose des bâtonnets
step-act = Effet de la carte action
step-grant = Choix de la subvention
step-draw = Pioche des chèques
step-over = Fin de partie


## Hints

measure-prestige = { $amount } de prestige { $more }
measure-leads = { $amount } { $count ->
        [one] quartier mené
       *[other] quartiers menés
    } { $more }
measure-sticks = { $amount } { $count ->
        [one] bâtonnet
       *[other] bâtonnets
    } { $more }
measure-influence = { $amount } d’influence { $more }
measure-money = { $amount } { $more } en chèques

## Score final

count-points = { $points ->
    [one] { $points } point de prestige
   *[other] { $points } points de prestige
}
line-work = Usine, bureaux
line-trade = Marché, loisirs
line-homes = Villas, logements
line-landmarks = Mairie, banque
line-bonus = Cartes bonus
line-sticks = Bâtonnets

so-far = Prestige actuel. Seuls les quartiers construits et les cartes bonus comptent.

reason-twelve_years = La douzième carte action est exécutée.
reason-no_street_left = Plus aucune carte d’appel d’offres n’a de rue libre.
reason-standstill = Longtemps aucun bâtonnet, ou rien à miser.


## Jouer d’avance : les consignes, et ce qui peut mettre fin à un plan

order-offer = Miser la carte influence { $value }
    .why = Dans un appel d’offres en influence, vous misez cette carte si votre influence suffit.
order-bid_up_to = Miser jusqu’à { $value }
    .why = Vous montez avec le moins de chèques possible, jusqu’à ce total, puis vous passez.
order-pay_smallest = Payer les tuiles option avec le plus petit chèque
    .why = Si personne d’autre ne choisit votre tuile, votre plus petit chèque la paie.
order-stop_at = Piocher des chèques jusqu’à { $value } ou plus
    .why = Lors d’une subvention, vous piochez jusqu’à ce total au moins, puis vous vous arrêtez.
surprise-turned_up = une carte d’appel d’offres est révélée
surprise-action = une carte action est piochée
surprise-bid = un joueur mise
surprise-placed = un joueur pose un bâtonnet


## Options de table

table-ties = Même tuile option
table-ties-blind = Enchère cachée
    .note = Les joueurs de la même tuile misent des chèques en secret, comme dans les règles.
table-ties-negotiated = Négociation
    .note = Avant, ils peuvent décider qui investit et ce que reçoivent les autres : variante du livret.
table-grants = Subventions parmi les cartes action
table-grants-by_lot = Subventions au hasard
    .note = 12 cartes tirées parmi les 18, où il y a 6 subventions. Il en sort environ 4.
table-grants-0 = Aucune subvention
    .note = Aucune des 12 cartes action n’est une subvention : l’argent dépensé ne revient jamais.
table-grants-1 = 1 subvention
    .note = 1 des 12 cartes action est une subvention. Les autres sont tirées au sort.
table-grants-2 = 2 subventions
    .note = 2 des 12 cartes action sont des subventions. Les autres sont tirées au sort.
table-grants-3 = 3 subventions
    .note = 3 des 12 cartes action sont des subventions, le reste au sort. Habituel pour cette variante.
table-grants-4 = 4 subventions
    .note = 4 des 12 cartes action sont des subventions, le reste au sort. Habituel pour cette variante.
table-grants-5 = 5 subventions
    .note = 5 des 12 cartes action sont des subventions. Les autres sont tirées au sort.
table-grants-6 = 6 subventions
    .note = 6 des 12 cartes action sont des subventions. Les autres sont tirées au sort.
table-cards = Autres cartes action
    .note = Celles-ci y sont à coup sûr. Le reste des douze est tiré au sort.
    .things = action
table-cards-by_lot = Autres cartes au hasard
    .note = Le reste des douze est tiré au sort.
table-ledger = Chèques connus
table-ledger-hidden = Non montrés
    .note = Tout le monde voit combien il y a de chèques. À vous de retenir lesquels sont connus.
table-ledger-open = Montrés à tous
    .note = Tout le monde voit quels chèques sont connus, dans chaque main et en banque.


## Images et leurs textes alternatifs : picture-* et alt-* (RENDER)

# Ce que la table attend, après le nom de qui elle attend.
picture-verb-tender = accepter ou refuser
picture-verb-influence = miser de l’influence
picture-verb-bid = miser ou passer
picture-verb-tile = choisir une tuile
picture-verb-propose = proposer un accord
picture-verb-accept = répondre à la proposition
picture-verb-blind = choisir des chèques
picture-verb-invest = poser un bâtonnet
picture-verb-act = utiliser la carte action
picture-verb-grant = choisir la subvention
picture-verb-draw = piocher ou s’arrêter

# Ce qui est demandé, en deux à quatre mots.
picture-ask-tender = Accepter la carte ?
picture-ask-influence = Miser combien ?
picture-ask-bid = Miser ou passer ?
picture-ask-tile = Choisir une tuile
picture-ask-payment = Avec quel chèque ?
picture-ask-blind = Miser quels chèques ?
picture-ask-propose = Qui investit ?
picture-ask-sum = Payer combien ?
picture-ask-avoid = Exclure des rues ?
picture-ask-accept = Accepter l’accord ?
picture-ask-grant = Influence ou chèques ?
picture-ask-sticks_back = Reprendre lesquels ?
picture-ask-draw = Piocher ou s’arrêter ?
picture-ask-lift = Retirer quel bâtonnet ?
picture-ask-district = Quel quartier ?
picture-ask-street = Quelle rue ?
picture-ask-second = Où poser le second ?
picture-ask-shift_in = Déplacer : quel quartier ?
picture-ask-shift = Déplacer lequel ?
picture-ask-shift_to = Déplacer vers où ?
picture-ask-swap_in = Échanger : quel quartier ?
picture-ask-swap = Échanger lequel ?
picture-ask-with_in = Avec quel quartier ?
picture-ask-with = Avec quel bâtonnet ?
picture-ask-replace_in = Remplacer : quel quartier ?
picture-ask-replace = Remplacer lequel ?


## Images

picture-over = Fin de partie
picture-legend-prestige = prestige
picture-legend-influence = influence
picture-legend-cheques = chèques
picture-legend-bank = chèques en banque
picture-legend-years = années
picture-round = Manche { $round }
picture-opened = Mises révélées
picture-tied = égalité
picture-passed = a passé
picture-bid = Votre mise
picture-enough = Pour mener
picture-hand = En main
picture-edge = Bord de ville
picture-option = Tuiles option
picture-to-go = encore { $count }
picture-sold-influence = { $count ->
    [one] { $count } droit (influence)
   *[other] { $count } droits (influence)
}
picture-sold-cheques = 1 droit (chèques)
picture-sold-option = 1 droit par tuile
alt-table = { $offered } ; années : { $years } sur { $of } ; chèques en banque : { $bank }.
alt-rights = Droits : { $names }.
alt-years = Cartes action depuis { NUMBER($first, useGrouping: 0) } : { $cards }.
alt-investor = { $player } : prestige { $prestige }, influence { $influence }, chèques { $cheques }, bâtonnets restants { $sticks }{ $laid ->
        [0] { "" }
       *[other] , mise { $laid }
    }.
alt-claim = { $district }, { $kind } : encore 1 bâtonnet pour { $names }.
alt-built = { $district }, { $kind } : construit par { $player }.
alt-bid = Votre mise : { $bid }{ $enough ->
        [0] { "" }
       *[other]  ; { $enough } pour mener
    }.
alt-opened = { $player } a misé { $bid }{ $state ->
        [won] { " et obtient un droit" }
        [tied] , égalité
       *[lost] { "" }
    }.
alt-cheques = Vos chèques : { $total ->
        [0] aucun
       *[other] { $cheques } ; { $total } en tout
    }.
