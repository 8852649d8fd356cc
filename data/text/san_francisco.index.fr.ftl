# Sous quels mots on cherche encore les entrées des règles de San Francisco ; voir
# san_juan.index.en.ftl. Le nom de l’entrée elle-même n’y est pas.

term-aim =
    but, but du jeu, objectif, aperçu, résumé, résumé des règles, règles courtes, principe,
    de quoi ça parle
term-setup =
    installation, préparation, début de partie, matériel de départ, argent de départ
term-round =
    manche, tour de jeu, ordre du tour, déroulement, phases, premier joueur, qui commence, refuser,
    refuser un appel d’offres, refuser une carte
term-new_cards = pas de rue libre, carte remplacée, pioche des appels d’offres
term-tender_cards =
    carte d’appel d’offres, appel d’offres, appels d’offres, bord de ville, bord de la ville,
    pioche des appels d’offres, liste des appels d’offres
term-influence_tender =
    carte influence, cartes influence, miser de l’influence, mise d’influence, nombre secret,
    mise secrète, mise simultanée
term-cheque_tender =
    enchère, enchères, vente aux enchères, miser des chèques, mise ouverte, enchérir, surenchérir,
    monter, passer dans une enchère
term-bidders = non interrogé, sauté à l’enchère, trop peu de chèques
term-option_tender =
    option, tuile option, tuiles option, carte option, point d’interrogation, sans concurrence,
    tuile unique
term-blind =
    enchère secrète, enchère à l’aveugle, mise à l’aveugle, mise cachée, cinq chèques, même tuile
term-ties = égalité, mêmes nombres, mêmes totaux, ex aequo, s’annulent, nombres égaux
term-investing =
    investissement, investisseur, droit, droits, droit d’investir, poser un bâtonnet, où poser,
    passer un droit, renoncer à un droit
term-sticks = rue, rues, bâtonnet, bâtonnets, bâtonnets blancs, grille, plan de la ville
term-lifting = plus de bâtonnet, réserve, réserve de bâtonnets
term-majority = majorité, ruine, ruines, rattraper
term-building = construire, construction, bâtir, achever un quartier, deux quartiers à la fois
term-cheques = chèque, argent, dollars, monnaie, rendre la monnaie, billets, pile de la banque
term-influence = points d’influence, piste d’influence, influence de départ
term-prestige = points de prestige, points de victoire, valeurs, valeur des quartiers
term-actions =
    carte action, pioche des actions, toutes les cartes action, cartes événement, événement
term-action_tender =
    appel d’offres d’une action, enchère d’une carte action, acheter une carte action,
    renoncer à la carte
term-draws = piocher, pioche de chèques, dépasser, dépassement, maximum, trop pioché
term-years = année, piste des années, 1907, 1918, calendrier
term-end =
    fin, fin du jeu, dernière carte action, douzième carte, décompte final, quand finit la partie
term-ranking =
    rang, départage, départager, égalité finale, qui gagne, gagnant, victoire, vainqueur
term-stalemate =
    impasse, partie bloquée, personne ne peut investir, plus d’influence
term-negotiation =
    négocier, accord, accords, marchandage, proposition, propositions, promesse, arrangement
term-deal = paiement d’un accord, payer un accord
term-own_deck =
    nombre de subventions, choisir les subventions, pioche d’actions au choix,
    composition des cartes action
term-hidden = caché, secret, scellé, visible, information ouverte, face cachée, annuler
term-missing =
    absence, absent, quand un joueur manque, remplaçant, remplacement, ordinateur, IA, bot,
    abandonner, abandon
term-table_options = options, variantes, variante, règle maison, règles maison, chèques connus
term-edition =
    version, livret, livret de règles, règle imprimée, Wetter, Andreas Wetter, Löpmann,
    Thorsten Löpmann, Amigo
term-reconstructed =
    reconstitution, doutes, incertain, questions ouvertes, FAQ, nombres incertains

kind-villa = villa, quartier de villas
kind-residential = logis, logement, maisons, habitations, habitat, quartier résidentiel, immeubles
kind-market = marchés, quartier du marché, commerces, boutiques
kind-leisure = quartier de loisirs, divertissement, spectacles, théâtre
kind-factory = usines, fabrique, quartier industriel, industrie
kind-office = bureau, quartier de bureaux, quartier d’affaires
kind-city_hall = hôtel de ville, D3, centre de la ville, milieu de la ville, les quatre rues
kind-bank = banques, quartier de la banque, dix points de prestige
kind-park = parcs, espace vert, jardin public, arbres, bâtonnets neutres

tile-work = tuile travail, tuile usine, tuile bureaux, travail
tile-trade = tuile commerce, tuile marché, tuile loisirs
tile-homes = tuile habitat, tuile villas, tuile logements

action-bonus = carte bonus, bonus villas, bonus logements, trois points de plus
action-two_sticks = second bâtonnet, poser deux bâtonnets
action-shift = déplacer un bâtonnet, déplacement, décaler, glisser un bâtonnet
action-swap = échange, échanger deux bâtonnets, permuter
action-free_street = n’importe quelle rue, bâtonnet libre
action-replace = remplacer un bâtonnet, retirer un bâtonnet adverse, prendre une place
action-grant = subventions, aide, argent frais, nouvelle influence
action-grant_per_stick =
    par bâtonnet, reprendre des bâtonnets, rendre des bâtonnets, vendre des bâtonnets
