# Les mots du jeu inventé dans tests/games/auction.py.

title = Enchères
    .short = Enchères
    .subtitle = Misez pour des lots, avec des chèques qui ne reviennent pas
    .duration = environ 10 minutes de jeu
    .weight = facile à apprendre

how = Enchères : comment jouer
    .goal = Vous gagnez des lots et des étoiles. Le plus haut score gagne.
    .turn = À tour de rôle, vous posez des chèques pour un lot, ou vous passez.
    .card = Le nombre sur un chèque est sa valeur.
    .pays = Les chèques qui ont gagné un lot sont perdus : ne misez pas trop haut.
    .end = Quand tous les lots sont vendus.
    .time = Environ 10 minutes de jeu.

term-bidding = Miser pour un lot
    .effect = Plus que la plus haute mise, ou rien
    .help =
        À tour de rôle, vous posez des chèques : tout ce que vous avez posé pour ce lot doit dépasser la plus haute mise. Sinon, vous passez, reprenez vos chèques et ne jouez plus jusqu’au prochain lot.
        Exemple : Ada a posé 4. Ben pose 2 et 3, et mène avec 5.
term-tips = Pourboires scellés
    .effect = Seul le plus haut pourboire rapporte une étoile
    .help =
        Après chaque enchère, chaque joueur met un chèque ou rien dans une enveloppe. On les ouvre ensemble. Le joueur qui a donné plus que tous les autres reçoit une étoile, qui vaut 3 points. Les chèques donnés sont perdus.
        Exemple : avec 4, 6 et 6, personne n’a donné plus que tous les autres, et il n’y a pas d’étoile.

step-bid = Mise
step-tip = Pourboires
step-over = Fin
picture-verb-bid = miser ou passer
picture-verb-tip = laisser un pourboire
ask-bid = Quels chèques posez-vous pour un lot de { $subject } ?
    .why = Ne payez pas un lot plus qu’il ne vaut pour vous ; ce que vous gardez départage les égalités.
picture-ask-bid = Miser ou passer
ask-tip = Quel chèque mettez-vous dans votre enveloppe ?
    .why = Seul le plus haut pourboire gagne une étoile ; tous sont perdus.
picture-ask-tip = Laisser un pourboire
option-cheque = Chèque de { $value }
option-decline = Aucun chèque
remark-bid = Cela fait une mise de { $total }.
so-far = Ce que possède chaque place maintenant.
line-lots = Lots
line-stars = Étoiles
line-cheques = Chèques restants
reason-sold_out = Le dernier lot est vendu.

event-lot = Le lot { $round } vaut { $value }.
    .chapter = Lot { $round }
    .short = vaut { $value }
event-bid = { $seat } mise { $total }.
    .short = { $total }
event-passed = { $seat } passe.
    .short = passe
event-won = { $seat } remporte le lot de { $value } pour { $price }.
    .short = remporte { $value } pour { $price }
event-unsold = Personne ne veut du lot de { $value }.
    .short = invendu
event-tipped = Les enveloppes sont ouvertes : { $told ->
        [0] toutes sont vides.
       *[other] { $each }.
    }
    .each = { $name } { $count }
    .short = pourboires : { $told ->
            [0] aucun
           *[other] { $each }
        }
event-starred = { $seat } reçoit une étoile.
    .short = une étoile
event-over = Les enchères sont finies.
    .short = fin

order-bid_up_to = Miser jusqu’à { $value }
    .why = Posez la plus petite somme qui suffit, et passez si elle dépasse { $value }.
order-tip_least = Donner le plus petit chèque
    .why = Quoi que donnent les autres.
surprise-won = un joueur remporte un lot
surprise-starred = un joueur reçoit une étoile

fact-round = lot n°
fact-lot = à vendre
fact-left = lots à venir
fact-tip = votre pourboire
fact-cheques = chèques
fact-laid = posé
fact-lots = lots
fact-stars = étoiles
fact-passed = a passé
