# Plaza en français. Les mêmes messages dans le même ordre que host.en.ftl, qui dit comment les clés
# sont rangées. Un « tour de jeu » est une round de n’importe quel jeu : trois jeux l’appellent manche,
# San Marco tour. Un « coup » est ce qu’on joue en une fois ; une partie « arrêtée » a été écourtée, une
# partie « terminée » est allée à son terme. Un nom ou une table ne suit jamais « de » ni « que »
# (élision). Espace fine insécable (U+202F) devant : ; ? ! et %.


## Partout

list-and = { $head } et { $last }
list-or = { $head } ou { $last }
list-apart = { $head } ; { $last }
list-times = { $count }× { $item }
list-share = { $name } { $count }
list-labelled = { $label } : { $text }
player-number = Joueur { $number }


## Commandes

command-play = jouer
    .description = Ouvrir une table pour un jeu
command-find = trouver
    .description = Trouver des joueurs : dites ce qui vous convient, une table complète commence aussitôt
command-tables = tables
    .description = Vos tables, celles qui vous attendent et les tables ouvertes ici
command-next = suivante
    .description = Votre coup à la table qui vous attend depuis le plus longtemps
command-hand = main
    .description = Vos cartes et votre décision à une table
command-board = plateau
    .description = Le plateau d’une table
command-log = journal
    .description = Le journal d’une table, jusqu’à son premier coup
command-undo = annuler
    .description = Annuler votre dernier coup tant qu’il n’a rien révélé de nouveau
command-resign = abandonner
    .description = Quitter une partie pour de bon (vous confirmez d’abord)
command-move = coup
    .description = Votre coup : à la table d’ici, sinon à celle qui vous attend depuis le plus longtemps
command-here = ici
    .description = Montrer désormais dans ce salon une de vos tables en cours
command-note = note
    .description = Écrire une note sur une table, ou la relire
command-leaderboard = classement
    .description = Les meilleurs joueurs d’un jeu sur ce serveur
command-league = ligue
    .description = Les ligues de ce serveur : classements, vos tables, inscription
command-profile = profil
    .description = Vos résultats en parties classées, ou ceux d’une autre personne
command-stats = statistiques
    .description = Les parties de ce serveur en chiffres, ou celles d’un joueur
command-import = importer
    .description = Regarder une partie exportée
command-invite = inviter
    .description = Inviter quelqu’un à l’une de vos tables qui n’a pas encore commencé
command-games = games
command-concede = concede
command-ping = ping
menu-invite = Inviter à une table
menu-games = Parties en commun
menu-follow = Suivre cette table
command-help = aide
    .description = Plaza en bref : ses commandes et votre première table
command-rules = règles
    .description = Chercher dans les règles d’un jeu
command-settings = paramètres
    .description = Langue, messages, nouvelles tables, clics, images, fuseau horaire, heures calmes, rappels
command-data = données
    .description = Recevoir dans un fichier tout ce que Plaza conserve sur vous, ou le supprimer
command-vacation = vacances
    .description = Prévoir des jours où votre temps s’arrête, les voir ou y mettre fin
command-server = serveur
    .description = Paramètres de ce serveur : où s’ouvrent les tables, par qui, à quelle cadence

argument-game = jeu
    .description = À quel jeu
argument-players = joueurs
    .description = Combien de places a la table
argument-options = options
    .description = Comment le jeu est réglé
argument-private = privée
    .description = On ne peut rejoindre que sur invitation
argument-table = table
    .description = La table ; sans précision, celle où vous jouez
argument-member = membre
    .description = Le profil à regarder ; sans précision, le vôtre
argument-person = joueur
    .description = Le joueur à regarder ; sans précision, ce serveur entier
argument-player = personne
    .description = La personne à inviter
argument-file = fichier
    .description = Le fichier d’une partie : Exporter, sous un replay, en crée un
argument-text = texte
    .description = Votre note (sans texte, vous relisez celle que vous avez)
argument-term = terme
    .description = Une carte, une règle ou un terme à chercher
argument-language = langue
    .description = La langue que Plaza parle avec vous
argument-dm = messages
    .description = Un message privé quand c’est à vous de jouer
argument-confirm = confirmer
    .description = Chaque choix attend Confirmer, même ceux que vous pourriez annuler
argument-end = arrêter
    .description = Le numéro d’une table en cours à arrêter, avec un motif
argument-reason = motif
    .description = Pourquoi la table s’arrête : tous ses joueurs le lisent
argument-theme = thème
    .description = Sombre ou clair, pour vos images privées
argument-large-text = gros-caractères
    .description = L’image de votre main en gros caractères
argument-zone = fuseau-horaire
    .description = Une grande ville de votre fuseau horaire
argument-days = jours
    .description = Combien de jours ; sans nombre, vous voyez vos vacances
argument-what = action
    .description = Tout recevoir dans un fichier, ou tout supprimer
argument-start = début
    .description = Le premier jour ; sans précision, aujourd’hui
argument-clock = cadence
    .description = Le temps de chaque joueur : un nom, ou des heures comme 48/12/96
argument-open = ouvrir
    .description = Ouvrir une nouvelle ligue de ce nom ; réservé aux responsables du serveur

choice-data-export = tout m’envoyer
choice-data-delete = tout supprimer
choice-language-auto = automatique
choice-theme-dark = sombre
choice-theme-light = clair
language-name = Français


## Boutons

button-join = Rejoindre
button-leave = Quitter
button-decline-invitation = Refuser
button-silence = Mettre { $name } en sourdine
button-mutetab = Mettre la table en sourdine
button-unmutetab = Enlever la sourdine
button-hear-all = Enlever toutes les sourdines
button-hear = Enlever la sourdine
button-agree = Accepter
button-start = Commencer
button-add = Ajouter un ordinateur
button-drop = Retirer un ordinateur
button-manage = Gérer
button-how = Comment jouer
button-practise = S’entraîner
button-begin = Commencer
button-learn = { $on ->
        [yes] Reprendre { $game }
       *[no] Apprendre { $game }
    }
button-no-lessons = Arrêter les leçons
button-open = Ouvrir une table
button-find = Trouver des joueurs
button-find-add = Ajouter { $game }
button-find-change = Modifier
button-find-leave = Arrêter la recherche
button-find-again = Relancer la recherche
button-find-others = Autres jeux
button-rare = Options rares ▶
button-return = ◀ Retour
button-options = Options
button-invite = Inviter
button-call = Appeler des joueurs
button-cancel = Annuler la table
button-rules = Règles
button-move = Jouer mon coup
button-hand = Ma main
button-log = Journal
button-log-more = Journal ({ $count } de plus)
button-log-first = Début
button-log-earlier = ◀ Avant
button-log-later = Après ▶
button-log-newest = Derniers coups
button-missed = Qu’ai-je manqué ?
button-replay = Replay
button-tofirst = Début
button-back-step = ◀ Reculer
button-on-step = Avancer ▶
button-tolast = Fin
button-course = Courbe des points
button-turned = Moments clés
button-animate = Créer une animation
button-showhere = Montrer ici
button-share = Partager ici
button-export = Exporter
button-more = Plus
button-tables = Mes tables
button-heretables = Sur ce serveur
button-over = Tables terminées
button-rematch = Revanche
button-newer = ◀ Plus récentes
button-older = Plus anciennes ▶
button-ask-others = Demander aux autres
button-board-mine = Dans ma langue
button-board = Plateau
button-undo = Annuler le coup
button-go-on = Continuer
button-scores = Scores
button-rated = { $to ->
        [on] Jouer avec classement
       *[off] Jouer sans classement
    }
button-autostart = { $to ->
        [off] Commencer manuellement
       *[on] Commencer à table complète
    }
button-motion = { $to ->
        [off] Garder les images fixes
       *[on] Animer les images
    }
button-reliable = { $to ->
        [off] Ouvrir à tout le monde
       *[on] Limiter aux joueurs fiables
    }
button-hints = { $to ->
        [on] Activer les conseils
       *[off] Désactiver les conseils
    }
button-better = ◀ Meilleurs
button-others = Suivants ▶
button-note = Ma note
button-note-off = Supprimer la note
button-watch = Suivre
button-wish = { $wish ->
        [rounds] Montrer chaque tour de jeu
        [daily] Une ligne par jour
       *[end] La fin seulement
    }
button-unwatch = Ne plus suivre
button-resign = Abandonner
button-claim = Réclamer la victoire
button-away = Je m’absente
button-stand-in = Laisser jouer un ordinateur
button-remlater = Dans 3 heures
button-remday = Demain
button-remmute = Pas pour cette table
button-am-back = Je suis de retour
button-offer = Proposer une place
button-to-anybody = Proposer à tout le monde
button-withdraw = Ne plus proposer
button-take-seat = Prendre cette place
button-ask-leave = Demander aux autres
button-missing = Signaler une absence
button-end-table = Arrêter la table
button-end = Arrêter
button-data-export = Tout m’envoyer
button-data-delete = Tout supprimer …
button-data-sure = Continuer
button-data-gone = Supprimer maintenant
button-propose-end = Proposer l’arrêt
button-ask-undo = Demander d’annuler
button-propose-undo = Demander à tous
button-clock = Changer de cadence
button-help = Aide
button-plan = Planifier
button-plan-some = Planifier ({ $count })
button-hint = Conseil
button-plans = ◀ Plans
button-plan-nothing = Passer
button-plan-remove = Supprimer le plan
button-autopass = Passer pour moi
button-autopass-not = Toujours me demander
button-autopass-end = Me redemander
button-refresh = Actualiser
button-next = Table suivante
button-confirm = Confirmer
button-clear = Effacer
button-decline = Passer
button-all-but = Tout sauf { $option }
button-sum = Ajouter { $sum }{ $count ->
        [one] { "" }
       *[other] {" "}({ $total })
    }
button-newtables = Nouvelles tables
button-fewer = Moins de messages
button-settings = Paramètres
button-zone = Fuseau horaire
button-vacations = Vacances
button-end-vacation = Terminer les vacances
button-everybody = Tout le monde
button-managers = Responsables seulement
button-table = Aller à la table
button-back = ◀ { $page }/{ $pages }
button-on = { $page }/{ $pages } ▶


## Quel jeu

game-which = À quel jeu voulez-vous jouer ?
practise-how = Combien de joueurs, et quel niveau pour les ordinateurs ?
practise-players = Vous + { $computers ->
        [one] { $computers } ordinateur
       *[other] { $computers } ordinateurs
    }
practise-level = Niveau : { $level }
game-alone = Pour jouer avec d’autres, ouvrez une table sur un serveur où Plaza est présent. Ici, vous pouvez vous entraîner contre des ordinateurs ou apprendre un jeu.
game-placeholder = Choisir un jeu …
learn-why = Vous découvrez un jeu ? Une première partie contre des ordinateurs faciles explique chaque sorte de question quand elle se présente.
learn-again = Vous retrouvez les leçons sous **Aide** ou **Règles**.
game-players = { $least }–{ $most } joueurs


## La salle d’attente

lobby-lobby = { $seats ->
        [one] { $seats } place occupée
       *[other] { $seats } places occupées
    } sur { $capacity }.{ $door ->
        [closed] {""}
        [invited] {" "}Avec une invitation, un clic suffit pour rejoindre la table.
       *[open] {" "}Un clic suffit pour rejoindre la table.
    }
lobby-begun = **{ $table }** a commencé : { $names }
lobby-running = Cette table a commencé. Bonne partie !
lobby-finished = Cette partie est terminée.
lobby-cancelled = Cette table a été annulée.
lobby-missing = { $missing ->
        [0] { $opener } peut commencer la partie.
        [one] Il manque 1 joueur pour commencer.
       *[other] Il manque { $missing } joueurs pour commencer.
    }
lobby-kept = { $names }, une autre partie ? { $count ->
        [one] Votre place vous est gardée
       *[other] Vos places vous sont gardées
    } jusqu’à ce que vous appuyiez sur **Rejoindre** ou **Quitter**.
lobby-again = { $name } veut rejouer. Votre place vous est gardée.
lobby-guests = { $names } : une invitation vous attend. Appuyez sur **Rejoindre**.
lobby-changed = { $names } : appuyez sur **Accepter** ou **Quitter**. La partie commence quand tout le monde a accepté les changements :
    { $changes }
rated-title = Partie classée
rated-on = oui
rated-off = non
lobby-unrated = Cette partie ne compte pas pour le classement.
lobby-autostart = La partie commence dès que toutes les places sont occupées.
lobby-reliable = Pour les joueurs qui restent jusqu’au bout dans au moins { $asked } % de leurs parties. Avec moins de { $least } parties, vous pouvez aussi rejoindre la table.
hints-title = Conseils
hints-on = activés
hints-off = désactivés
hints-why = **Conseil** vous montre les choix qui ont les meilleures chances de gagner. Personne d’autre ne les voit. Les parties avec conseils ne comptent pas pour le classement.
lobby-ends = { $names } : cette table est ouverte depuis des jours. Elle prend fin { $when }, sauf si la partie commence avant.
clock-title = Cadence
redraws-title = Après une annulation acceptée
redraws-why = Si vous acceptez tous d’annuler des coups, les cartes et les dés à venir sont soit nouveaux, soit les mêmes qu’avant.
redraws-anew = Nouvelles cartes, nouveaux dés
redraws-same = Mêmes cartes, mêmes dés
clock-relaxed = tranquille
clock-normal = normale
clock-fast = rapide
clock-brief = { $bank } par joueur
clock-brief-none = sans limite de temps
clock-none = Pas de limite de temps.
clock-line = Au départ, { $bank } par joueur{ $more ->
        [yes] , plus { $increment } par coup, jusqu’à { $cap }.
       *[no] , et rien de plus.
    }
span-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
span-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
seat-computer = { $name } ({ $level })
seat-resigned = { $name } (abandon ; l’ordinateur continue)
seat-given-up = { $name } a abandonné : un ordinateur continue, { $name } finit au dernier rang.
seat-stand-in = { $name } s’absente : un ordinateur joue jusqu’à son retour.
seat-take = Remplacer { $name }
seat-offered = { $to ->
        [guest] La place tenue par { $name } est proposée à { $guest }.
        [invited] La place tenue par { $name } est libre : toute personne invitée peut la prendre et poursuivre la partie.
       *[anybody] La place tenue par { $name } est libre : tout le monde peut la prendre et poursuivre la partie.
    }
level-random = au hasard
level-easy = facile
level-greedy = normal
level-hard = difficile
level-expert = expert
level-unknown = niveau inconnu, joue comme normal
level-note-easy = Comme normal, mais manque souvent le meilleur coup.
level-note-greedy = Joue de façon solide.
level-note-hard = Anticipe un peu.
level-note-expert = Anticipe davantage, ce qui peut prendre quelques secondes.
level-which = Ajouter un ordinateur de niveau …
level-change = Changer le niveau d’un ordinateur …
level-of = { $name } : { $level }


## Les messages publics d’une partie

board-seated = À cette table : { $names }
board-waiting = { $count ->
        [0] Personne n’a de coup à jouer.
       *[other] En attente : { $names }
    }
# Ce que compte un jeu ; celui qui l’appelle autrement a aussi cette clé.
count-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
final-line = **{ $rank }.** { $name }{ $scored ->
        [none] {""}
       *[points]  : { $scored }
    }{ $resigned ->
        [yes] {" "}(abandon, donc au dernier rang)
       *[no] {""}
    }
final-winners = { $count ->
        [one] **{ $names }** gagne : { $scored }.
       *[other] **{ $names }** gagnent : { $scored }.
    }
final-rated = Cette partie compte pour le classement. Un départ y vaut le dernier rang.
final-called_off = Cette partie ne compte pas pour le classement. Les autres ont quitté la table avant qu’assez d’entre vous aient joué 2 tours de jeu.
final-often = Cette partie ne compte pas pour le classement. Deux d’entre vous avaient déjà eu, en 30 jours, 2 parties finies par le départ de tous les autres.
ended-players = Les joueurs ont arrêté cette table avant la fin. Il n’y a pas de résultat.
ended-alone = Cette partie a été arrêtée avant la fin.
ended-won = Abandon : { $gone }. **{ $name } gagne.**
ended-called_off = Abandon : { $gone }, avant que chacun ait joué 2 tours de jeu. La partie est annulée : il n’y a pas de résultat.
ended-put-aside = Mise de côté : personne n’a joué ici depuis longtemps. **Continuer** reprend la partie.
ended-managers = Arrêtée par les responsables de ce serveur : « { $reason } » Il n’y a pas de résultat.
ended-judged = Dernier jour de la saison : des ordinateurs ont joué 100 fois la fin de cette partie, et la moyenne compte pour la ligue. Il n’y a pas de résultat.
board-ends = { $names } : personne n’a joué ici depuis longtemps. Cette table est mise de côté { $when }, sauf si quelqu’un joue ou appuie sur **Continuer**.
result-place = { $rank ->
        [1] { $shared ->
                [yes] Vous partagez la 1re place : { $scored }.
               *[no] Vous avez gagné : { $scored }.
            }
       *[other] { $rank }e place sur { $of } : { $scored }.
    }
result-resigned = Vous avez abandonné : { $rank }e place sur { $of }.
result-rating = Cote : { $points } ({ $change })
result-won = Vous avez gagné. Abandon : { $gone }.
result-vote-abort = { $own ->
        [yes] Vous avez proposé
       *[no] { $name } a proposé
    } d’arrêter la partie : { $count } voix sur { $voters } pour. Il n’y a pas de résultat.
result-vote-overtime = { $own ->
        [yes] La table vous attendait.
       *[no] La table attendait { $name }.
    } Pour l’arrêt : { $count } voix sur { $voters }. Il n’y a pas de résultat.
decided = **{ $name }** a fait la différence face à { $other } : { $lines }.
decided-but = Avantage { $other }, mais cela n’a pas suffi : { $lines }.
decided-tie = Égalité de points. **{ $name }** passe devant { $other } : { $lines }.
decided-left = Tous les autres ont abandonné.
decided-line = { $line } ({ $more } contre { $less })


## Le panneau privé

panel-picked = { $exact ->
        [yes] Choix ({ $count } sur { $most }) : { $options }
       *[no] Choix ({ $count }, { $least ->
                [0] au plus { $most }
                [1] au plus { $most }
               *[other] de { $least } à { $most }
            }) : { $options }
    }
panel-total = { $state ->
        [free] Choix : { $total } en tout
        [enough] { $total } : assez.
       *[short] { $total } sur { $floor } : pas encore assez.
    }
panel-placeholder = { $most ->
        [one] Choisissez { $counted }, ou rien
       *[other] { $least ->
                [0] Choisissez jusqu’à { $counted }
               *[other] Choisissez de { $least } à { $counted }
            }
    }
panel-placeholder-exact = Choisissez { $counted }
panel-these = { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
panel-waiting = { $count ->
        [0] Rien à décider pour l’instant.
       *[other] Rien à faire pour l’instant. En attente : { $names }.
    }
panel-spectator = { $count ->
        [0] Vous regardez la partie.
       *[other] Vous regardez la partie. En attente : { $names }.
    }
answer-done = { $did ->
        [declined] passé
       *[chosen] choisi **{ $options }**
    }
panel-done = Vous avez { $done }.
panel-done-by-plan = Votre plan a { $done }.
panel-plan-answered = Votre plan a répondu : { $questions }
panel-plan-due = Votre plan répond bientôt, sauf si vous répondez avant.
panel-settling = La partie continue { $left }. Vous pouvez encore annuler. **Continuer** évite l’attente.
panel-finished = Cette partie est terminée. Merci d’avoir joué !
panel-away = Un ordinateur joue pour vous ici. **Je suis de retour** vous rend la place.
panel-claim = Tous les autres ont abandonné. Vous pouvez réclamer la victoire ou continuer à jouer.
time-line = { $name } : { $facts }
time-until = à jouer avant le { $at } ({ $left })
time-left = fin du temps { $left }
time-over = temps écoulé, donc les autres votent
time-late = { $known ->
        [no] temps écoulé
       *[yes] temps écoulé : un ordinateur joue { $left }
    }
time-voted-on = les autres votent sur la suite
time-off = en pause jusqu’au { $at }
time-stalled = en sommeil, car mes rappels sont restés sans réponse. Sous **Plus**, les autres peuvent décider de la suite
time-stalled-alone = en sommeil, car mes rappels sont restés sans réponse
panel-help-numbers = Les numéros sont ceux de l’image.
panel-help-confirm = Rien ne se passe avant **Confirmer**.
panel-help-at-once = Un clic suffit ; vous ne confirmez que ce qui ne s’annule pas (`/paramètres` : tout).
panel-help-decline = **Passer** ne choisit rien.
panel-help-undo = **Annuler le coup** marche tant que votre coup n’a rien révélé ni reçu de réponse ; contre des ordinateurs seulement, toujours.
panel-help-plan = **Planifier** permet de répondre avant la question. Personne d’autre ne le voit jamais.
panel-help-hint = **Conseil** montre les choix qui ont les meilleures chances de gagner ; personne d’autre ne saura que vous avez demandé.
panel-help-waiting = Vous n’avez rien à décider pour l’instant. **Actualiser** montre la table telle qu’elle est.
panel-help-away = Un ordinateur joue pour vous ici. **Je suis de retour** vous rend la place à tout moment.
panel-help-spectator = Vous regardez, donc vous voyez ce que tout le monde sait. **Actualiser** montre la table telle qu’elle est.
panel-help-over = La partie est terminée, il n’y a plus rien à décider.
panel-help-rules = `/règles` explique chaque carte.
hint-title = Conseil
hint-best = Le meilleur d’abord :
hint-equal = Aucun choix ne se détache. Ceux-ci se valent : { $share } % de chances de gagner.{ $later ->
        [yes] {" "}La différence viendra plus tard.
       *[no] {""}
    }
hint-nearly = Vous menez nettement : { $share } % de chances de gagner avec chaque choix. Le plus de points d’abord :
hint-shared = Chacun comprend **{ $options }**, et :
hint-answer = { $did ->
        [declined] Passer
       *[chosen] { $options }
    }
hint-worth = { $share } % de chances de gagner
hint-as-good = à peu près équivalent
hint-more = de plus
hint-less = de moins
hint-about = environ { $what }
hint-for = { $what } pour { $name }
hint-own = { $what } pour vous
hint-than = qu’avec { $beside ->
        [next] le choix en dessous
       *[first] le premier choix
    }
hint-differs = { $told ->
        [mainaside] { $when ->
            [later] { $aside } à ce tour de jeu { $than }, mais { $main } au suivant.
           *[now] { $main } à ce tour de jeu { $than }, mais { $aside }.
        }
        [main] { $main } { $when ->
            [later] au tour de jeu suivant
           *[now] à ce tour de jeu
        } { $than }.
        [aside] { $aside } à ce tour de jeu { $than }{ $equal ->
            [yes] .
           *[no] { $beside ->
                [next] , mais cela rapporte plus tard.
               *[first] , qui rapporte plus tard.
            }
        }
       *[none] { $equal ->
            [yes] À peu près équivalent ; la différence viendra plus tard.
           *[no] La différence ne se voit que plus tard dans la partie.
        }
    }
hint-how = C’est une estimation : des ordinateurs ont joué la suite de nombreuses fois après chaque choix, cartes cachées au hasard, et compté à la fin du tour de jeu. Personne d’autre ne saura que vous avez demandé.
scores-hidden = **{ $name }** : caché jusqu’à la fin
data-title = Vos données
data-what = Plaza conserve vos paramètres, vos tables et ce que vous y avez choisi. Vous pouvez tout recevoir dans un fichier, ou tout supprimer. La déclaration de confidentialité du projet dit ce qui est conservé, pourquoi et combien de temps.
data-exported = Tout ce que Plaza conserve sur vous :
data-delete-title = Supprimer tout ce qui vous concerne ?
data-delete-what = { $count ->
        [0] Vous ne jouez à aucune table.
        [one] Vous abandonnez votre partie en cours : un ordinateur continue, ou elle se termine.
       *[other] Vous abandonnez vos { $count } parties en cours : des ordinateurs continuent, ou elles se terminent.
    } Vous quittez toutes les tables ouvertes. Vos paramètres, vacances et invitations sont supprimés. Les tables terminées restent pour les autres, avec une place sans nom. Les messages déjà dans Discord y restent.
data-delete-sure = Vraiment tout supprimer ? C’est définitif.
person-forgotten = Quelqu’un
more-seated = **Annuler le coup** revient sur votre dernier coup tant qu’il n’a rien révélé de nouveau et que personne n’y a répondu.
more-away = **Je m’absente** fait jouer un ordinateur jusqu’à votre retour.{ $league ->
        [yes] {""}
       *[no] {" "}**Proposer une place** permet à quelqu’un d’autre de la prendre.
    }{ $leaving ->
        [loses] {" "}**Abandonner** termine la partie : l’adversaire gagne.
        [calls_off] {" "}**Abandonner** annule la partie tant que chacun n’a pas joué 2 tours de jeu.
        [claims] {" "}Tous les autres ont abandonné : **Réclamer la victoire**, ou continuer à jouer.
        [ends] {""}
       *[resigns] {" "}**Abandonner** rend votre place pour de bon : un ordinateur continue, et vous finissez au dernier rang.
    }
more-solo = { $here ->
        [yes] Personne d’autre ne voit cette partie. **Montrer ici** la rend visible à tout ce salon.
       *[no] Personne d’autre ne voit cette partie. Pour la montrer, tapez `/ici` dans un salon de serveur.
    }
more-alone = Vous ne jouez qu’avec des ordinateurs, donc vous pouvez arrêter la partie tout de suite, sans vote.
more-votes = Un vote peut arrêter la table, changer la cadence, régler une absence ou annuler quand **Annuler le coup** ne le peut plus.
more-league = C’est une table de ligue : ni votes, ni conseils, et les places ne se proposent pas. Quand le temps d’un joueur est écoulé depuis un jour, un ordinateur joue jusqu’à son retour.
plan-how = Répondez d’avance. Votre premier choix possible est joué ; si aucun ne l’est, la question vous est posée. Personne d’autre ne voit jamais vos plans.
plan-no-dms = Vos messages privés sont désactivés. Si la réponse d’un plan mène à une autre question, vous l’apprendrez au prochain rappel, ou en regardant. Une mention publique trahirait votre plan.
plan-pass = { $passes ->
        [yes] - Quand vous ne pouvez que passer, Plaza passe pour vous dans toutes vos parties ({ $game }).
       *[no] - Quand vous ne pouvez que passer, la question vous est quand même posée.
    }
plan-pass-offer = Vous ne pouvez que passer ici. **Passer pour moi** le fait maintenant, puis dans toutes vos parties ({ $game }), après un moment : cela ne se voit pas.
plan-which = Que voulez-vous planifier ?
plan-made = planifié
plan-nothing = Rien à planifier pour l’instant.
plan-while-asked = Une question vous est posée. Répondez d’abord, vous pourrez ensuite planifier à nouveau.
plan-rank = { $further ->
        [yes] Et si ce n’est pas possible ?
       *[no] Que choisiriez-vous ?
    }
plan-value = Choisissez jusqu’où
plan-not-offered = choix absent pour l’instant
plan-lasts-once = Une fois
plan-lasts-auction = Jusqu’à la fin des enchères
plan-lasts-round = Jusqu’à la fin de ce tour de jeu
plan-lasts-standing = Chaque fois, jusqu’à ce que vous changiez
plan-pace-later = Répond après un moment
    .note = Comme si vous reveniez jouer : cela ne se voit pas.
plan-pace-at-once = Répond tout de suite
    .note = À la vitesse, les autres devinent votre plan.
plan-cancel = Qu’est-ce qui met fin à ce plan avant l’heure ?
plan-cancelled = Prend fin si : { $surprises }
plan-surprise-lead = vous n’êtes plus en tête
plan-surprise-of = { $what } (seulement { $name })
plan-ended = { $why ->
        [vain] Votre plan pour **{ $question }** est terminé : rien de prévu n’était possible au moment de la question.
        [auction] Votre plan pour **{ $question }** est terminé : les enchères sont finies.
        [round] Votre plan pour **{ $question }** est terminé : son tour de jeu est fini.
        [surprised] Votre plan pour **{ $question }** est terminé : l’événement que vous aviez indiqué s’est produit.
       *[undone] Votre plan pour **{ $question }** est terminé : son choix a été annulé.
    }
options-language = Langue des messages publics
options-language-why = Vos panneaux et vos messages privés restent dans votre langue. **Plus** montre à chacun le plateau dans sa langue.
options-motion = Images animées
options-motion-why = Un coup décisif est montré une fois en mouvement. Les messages restent fixes si quelqu’un à la table a réduit les animations dans `/paramètres`.
options-agree = Après un changement, les autres à la table doivent accepter avant que la partie commence.
options-which = Options de la table { $table }, réservées à son hôte.
manage-others = { $opener } est l’hôte de cette table. L’hôte choisit les options, ajoute des ordinateurs et commence la partie.
invite-where = À quelle table inviter { $name } ?
invite-whom = Qui voulez-vous inviter à la table { $table } ?
resign-resigns = Vraiment abandonner ? Un ordinateur de niveau normal joue à votre place, et vous finissez au dernier rang. C’est définitif.
resign-loses = Vraiment abandonner ? La partie se termine et l’adversaire gagne. C’est définitif.
resign-calls_off = Vraiment abandonner ? Tant que chacun n’a pas joué 2 tours de jeu, cela annule la partie : ni victoire ni résultat. C’est définitif.
resign-claims = Tous les autres ont abandonné. Réclamez la victoire maintenant, ou continuez contre les ordinateurs. La réclamer termine la partie pour de bon.
league-absent = -# En ligue, vous marquez 0 point ici si vous abandonnez, ou si des ordinateurs jouent plus d’un quart de vos coups.
away-sure = Un ordinateur de niveau normal joue pour vous ici. **Je suis de retour**, sous **Plus** ou dans `/main`, vous rend la place. Si c’est à vous de jouer, il joue tout de suite. Vous gardez votre place, vos cartes et votre rang.
    -# Vous quittez toutes vos tables un moment ? `/vacances` arrête votre temps, et personne ne joue pour vous.
offer-own = À qui laisser votre place ? Elle reste à vous jusqu’à ce que quelqu’un la prenne, avec vos cartes et pour de bon. Votre prochain coup met fin à la proposition.
offer-of = À qui laisser la place tenue par { $name } ? Toute la table vote, et votre voix est oui.
offer-of-alone = À qui laisser la place tenue par { $name } ? Personne d’autre n’a de place ici, donc vous décidez sans vote.
offer-placeholder = La proposer à …
offer-other = Ou proposer la place tenue par …
held-seat = Vous avez pris cette place il y a moins d’un jour. Vous pourrez l’abandonner ou la proposer { $until }. D’ici là, les autres doivent accepter : vous pouvez leur demander un vote.
missing-whom = Qui fait attendre la table ? Les autres votent sur la suite.
missing-nobody = Personne n’a épuisé son temps ni fait attendre la table assez longtemps pour un vote.
missing-placeholder = Qui manque ?
end-sure = Proposer d’arrêter cette table avant la fin ? Si plus de la moitié d’entre vous accepte, elle s’arrête, sans résultat.
end-sure-alone = Arrêter cette partie maintenant ? Elle ne pourra pas reprendre.
end-sure-left = Arrêter cette table maintenant ? Tous les autres ont abandonné, donc elle s’arrête tout de suite, sans résultat.
undo-what = Voici ce qui serait annulé :
undo-more = { $count ->
        [one] (et { $count } ligne avant)
       *[other] (et { $count } lignes avant)
    }
undo-revealed = { $line } *(révélé)*
undo-sure = Tout annuler ? Chaque joueur à la table doit accepter ; un seul non, et rien ne change. { $anew ->
        [yes] Les cartes et les dés à venir seront nouveaux.
       *[no] Les cartes et les dés à venir restent les mêmes.
    }
clock-now = Quelle cadence proposez-vous ? Actuellement : { $clock } Si plus de la moitié d’entre vous accepte, la nouvelle s’applique tout de suite. Tout le monde repart alors avec son temps complet.


## Votes : vote-<réponse> nomme un bouton, vote-does-… dit ce qu’elle ferait, vote-done-… ce qu’il en est

vote-title = Vote
vote-about-overtime = { $called ->
        [yes] { $caller } demande : { $name } fait attendre la table (question posée { $since }). Que faire ?
       *[no] { $name } n’a plus de temps (question posée { $since }). Que faire ?
    }
vote-about-abort = { $caller } propose d’arrêter cette table avant la fin.
vote-about-clock = { $caller } propose une autre cadence : { $clock }.
vote-about-offer = { $to ->
        [guest] { $caller } suggère de proposer à { $guest } la place tenue par { $name }.
        [invited] { $caller } suggère d’ouvrir aux personnes invitées la place tenue par { $name }.
       *[anybody] { $caller } suggère d’ouvrir à tout le monde la place tenue par { $name }.
    }
vote-about-undo = { $caller } demande à toute la table d’annuler un coup et tout ce qui l’a suivi.
vote-about-leave = { $name } a pris une place il y a moins d’un jour et demande à la quitter.
vote-about-place = { $caller } veut montrer cette table dans { $place }. Certains d’entre vous ne voient pas ce salon, ou plus de monde le voit qu’ici.
vote-yes = Oui
vote-no = Non
vote-wait = Attendre
vote-move = Faire jouer l’ordinateur 1 fois
vote-computer = Confier à l’ordinateur
vote-substitute = Ouvrir la place à d’autres
vote-abort = Arrêter la table
vote-does-wait = { $limit ->
        [yes] { $name } reçoit plus de temps, au moins un jour.
       *[no] la table continue d’attendre { $name }.
    }
vote-does-move = un ordinateur de niveau normal joue ce seul coup pour { $name }, qui continue ensuite.
vote-does-computer = un ordinateur de niveau normal remplace { $name } jusqu’à son retour.
vote-does-substitute = { $to ->
        [invited] toute personne invitée peut prendre la place.
       *[anybody] tout le monde peut prendre la place.
    } D’ici là, elle reste à { $name }{ $limit ->
        [yes] , qui reçoit plus de temps, au moins un jour.
       *[no] .
    }
vote-does-abort = la table s’arrête, sans résultat.
vote-does-go-on = la partie continue.
vote-does-new-clock = { $clock }{ $limit ->
        [yes] {" "}Tout le monde repart avec son temps complet.
       *[no] {""}
    }
vote-does-same-clock = la cadence ne change pas.
vote-does-offer = { $to ->
        [guest] { $guest } peut prendre la place, avec ses cartes.
        [invited] toute personne invitée peut prendre la place, avec ses cartes.
       *[anybody] tout le monde peut prendre la place, avec ses cartes.
    }
vote-does-no-offer = la place reste comme elle est.
vote-does-let-go = { $name } peut abandonner la place ou la proposer à quelqu’un d’autre.
vote-does-stay = { $name } reste jusqu’à ce qu’un jour soit passé.
vote-does-take-back = les coups sont annulés, et la partie reprend de là. { $anew ->
        [yes] Les cartes et les dés à venir seront nouveaux.
       *[no] Les cartes et les dés à venir restent les mêmes.
    }
vote-does-let-stand = rien ne change.
vote-does-show-there = la table est désormais montrée dans { $place }.
vote-does-show-here = la table reste ici.
vote-missing = { $count ->
        [0] Tout le monde a voté. Vous pouvez encore changer votre vote.
       *[other] Votes attendus : { $names }
    }
vote-until = Ouvert jusqu’au { $at } ({ $left }).
vote-rule-seat = La majorité de tous les votants décide aussitôt. À la fin du temps, la réponse qui a le plus de voix l’emporte ; en cas d’égalité ou sans voix, on attend. Seule une majorité arrête la table. Un coup de la personne attendue met fin au vote.
vote-rule-proposal = C’est adopté dès que plus de la moitié des votants dit oui. C’est rejeté dès que cela devient impossible, ou à la fin du temps.
vote-rule-all = C’est adopté dès que tout le monde dit oui. Un seul non met fin au vote, comme tout coup que tout le monde peut voir.
vote-rule-everybody = C’est adopté dès que tout le monde dit oui. Un seul non met fin au vote.
vote-done-moot = Vote clos : il n’y a plus rien à décider.
vote-done-wait = Décidé : la table attend. { $name } reçoit plus de temps.
vote-done-move = Décidé : l’ordinateur a joué un coup pour { $name }.
vote-done-computer = Décidé : un ordinateur remplace { $name } jusqu’à son retour.
vote-done-substitute = Décidé : la place tenue par { $name } est ouverte { $to ->
        [invited] aux personnes invitées.
       *[anybody] à tout le monde.
    }
vote-done-abort = Décidé : la table s’arrête.
vote-done-go-on = Rejeté : la partie continue.
vote-done-new-clock = Décidé : la nouvelle cadence est « { $clock } ».
vote-done-same-clock = Rejeté : la cadence ne change pas.
vote-done-offer = { $to ->
        [guest] Décidé : la place tenue par { $name } est proposée à { $guest }.
        [invited] Décidé : la place tenue par { $name } est ouverte aux personnes invitées.
       *[anybody] Décidé : la place tenue par { $name } est ouverte à tout le monde.
    }
vote-done-no-offer = Rejeté : la place tenue par { $name } n’est pas proposée.
vote-done-let-go = Décidé : { $name } peut quitter la place.
vote-done-stay = Rejeté : { $name } reste jusqu’à ce qu’un jour soit passé.
vote-done-take-back = Tout le monde est d’accord : les coups sont annulés.
vote-done-let-stand = Rejeté : rien ne change.
vote-done-show-there = Tout le monde est d’accord : la table est montrée dans { $place }.
vote-done-show-here = Rejeté : la table reste où elle est.


## Confirmations brèves

done-muted = { $table } en sourdine : ni messages ni rappels. Vous saurez quand même si le temps presse ou s’est écoulé, et comment la partie finit.
done-unmuted = { $table } : un message vous préviendra de nouveau quand ce sera à vous de jouer.
done-follow = Vous suivez { $table }.
done-invite = Invitation envoyée : { $name }.
done-call = L’appel est lancé. Chaque table n’en a qu’un.
done-joined = Vous êtes de la partie : { $table }. Un message vous préviendra quand ce sera à vous de jouer.
done-declined = Invitation refusée : { $table }.
done-silenced = { $name } en sourdine : ses invitations ne vous parviendront plus.
done-heard = { $table } : vous recevrez de nouveau les invitations de cette personne.
done-resign = Vous avez abandonné. Un ordinateur continue à votre place.
done-away = Un ordinateur joue pour vous désormais.
done-go-on = La partie continue.
done-later = Votre prochain rappel arrive { $at }.
done-mute = Aucun rappel pour cette table jusqu’à votre prochain coup. Les alertes sur votre temps continuent.
done-back = Bon retour ! La place est de nouveau à vous.
done-offer = { $to ->
        [guest] La place est proposée à { $name }, qui peut la prendre depuis le message de la table.
        [invited] La place est libre : toute personne invitée peut la prendre depuis le message de la table.
       *[anybody] La place est libre : tout le monde peut la prendre depuis le message de la table.
    }
done-withdraw = La place n’est plus proposée.
done-take-seat = La place est à vous. Bonne partie !
done-called = Un message à la table pose la question aux autres.
done-vote = Votre vote : **{ $answer }**. Vous pouvez en changer jusqu’à la fin du vote.
done-here = La table { $table } est désormais montrée ici.
done-undo = C’est annulé. Choisissez à nouveau.
done-autopass = { $always ->
        [yes] Désormais, quand vous ne pouvez rien faire d’autre, Plaza passe pour vous ({ $game }), après un moment : cela ne se voit pas.
       *[no] La question vous sera posée ({ $game }), même quand vous ne pouvez que passer. Vous pouvez changer cela sous **Planifier**.
    }
done-no-lessons = Il n’y aura plus de leçons dans ce jeu. **Aide** explique une question quand vous le voulez.
done-share = Tout le monde ici voit maintenant l’animation.
done-data-export = Tout ce qui est conservé sur vous se trouve dans un message privé.
done-data-delete = Tout ce qui vous concerne est supprimé. Si vous revenez un jour, vous repartirez de zéro.
done-join = Vous avez une place : { $table }. La partie commence quand { $by ->
        [itself] toutes les places sont occupées.
       *[opener] { $opener } appuie sur **Commencer**.
    }
done-leave = Vous avez quitté { $table }.
done-start = La table { $table } a commencé. Bonne partie !
done-open = La table { $table } est ouverte : { $game }.


## Trouver des joueurs

find-title = Trouver des joueurs
find-how = Choisissez tout ce qui vous convient : plus vous en prenez, plus vite vous jouez. Une table complète commence aussitôt.
find-games = Jeux
find-seats = Joueurs
find-clocks = Cadences
find-days = Durée de la recherche
find-players = { $count } joueurs
find-waiting = Vous cherchez des joueurs
find-times = Votre partie commence dès qu’une table est complète. Sinon, une table ouverte à tous est créée { $half } avec vous. Votre recherche se termine { $until }.
find-until = Votre partie commence dès qu’une table est complète. Votre recherche se termine { $until }.
find-wish = { $games } · { $seats } joueurs · { $clocks }
find-count = Recherches en cours, avec la vôtre : { $each }
find-count-game = { $game } { $count }
find-full = Ce serveur a atteint sa limite de tables. La vôtre s’ouvrira quand une autre se terminera.
find-sooner = { $count ->
        [one] { $count } personne veut jouer à { $game }.
       *[other] { $count } personnes veulent jouer à { $game }.
    }
find-got = { $state ->
        [lobby] Vous êtes à la table { $table }, { $game } : { $seats } places sur { $capacity } sont prises. La partie commence quand elle est complète.
       *[running] La partie à la table { $table }, { $game }, a commencé. Amusez-vous bien !
    }
find-left = Votre recherche est terminée.
find-over = Pas de chance cette fois : dans { $place }, aucune table ne s’est remplie en { $time } ({ $games }).


## Les réponses des commandes

tables-mine = { $count ->
        [0] Vous n’avez aucune table. `/jouer` en ouvre une.
        [one] Votre table :
       *[other] Vos { $count } tables :
    }
tables-open = { $count ->
        [0] Aucune table ouverte ici.
        [one] Une table ouverte ici :
       *[other] { $count } tables ouvertes ici :
    }
tables-line = { $table } : { $state ->
        [yours] **à vous de jouer**
        [lobby] { $seats ->
            [one] { $seats } place occupée
           *[other] { $seats } places occupées
        } sur { $capacity }
        [finished] terminée
        [cancelled] annulée
        [aborted] arrêtée avant la fin
       *[running] attend { $names }
    }
tables-since = question posée { $since }
tables-aside = La table { $table } est bloquée : ses données sont illisibles. Signalez-le à l’équipe du bot (erreur { $id }).
tables-here = { $count ->
        [0] Aucune table ouverte ou en cours sur ce serveur.
        [one] { $count } table sur ce serveur
       *[other] { $count } tables sur ce serveur
    }
tables-all-games = Tous les jeux
page-open = Tables ouvertes
page-running = Parties en cours
page-results = Derniers résultats
tables-over = { $count ->
        [0] Aucune partie terminée pour l’instant.
       *[other] Vos tables terminées, les plus récentes d’abord :
    }
tables-with = { $count ->
        [0] Aucune partie avec { $name } pour l’instant.
       *[other] Vos parties avec { $name } :
    }
tables-ended = { $table } : { $state ->
        [aside] mise de côté
        [aborted] arrêtée avant la fin
       *[other] gagnée par { $names }
    }{ $rank ->
        [0] {""}
        [1] {" "}· vous : 1re place sur { $of }
       *[other] {" "}· vous : { $rank }e place sur { $of }
    } · { $day }
tables-status = attend { $names }
tables-placeholder = Choisir une table …
tables-more = { $count ->
        [one] … et { $count } autre.
       *[other] … et { $count } autres.
    }
number = { $tenths ->
        [0] { $whole }
       *[other] { $whole },{ $tenths }
    }
leaders-title = { $game } : les meilleurs ici
leaders-none = Personne n’a encore joué { $least } parties classées ici.
leaders-how = Cette liste réunit les gens qui ont joué à ce jeu ici, avec au moins { $least } parties classées en tout. Une partie est classée s’il n’y a pas d’ordinateur à la table, sauf réglage contraire avant le début.
rating-line = **{ $points }** ({ $sure ->
        [guess] encore incertain
        [rough] approximatif
       *[known] bien établi
    }) · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, gagnées : { $wins }, attendues : { $expected }
profile-title = Parties classées : { $name }
profile-none = Aucune partie classée pour l’instant.
profile-stayed = Jouées jusqu’au bout : { $stayed } parties sur { $games } (classées ou non)
profile-met = Contre vous
profile-meeting = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; vous : { $ahead } fois devant, { $behind } fois derrière
profile-how = Le nombre est la force minimale probable : 0 au début, environ 1 000 pour un joueur moyen de force bien connue. Attendues : les victoires qu’aurait cette force contre ces adversaires.
profile-seen = { $private ->
        [0] Tout le monde peut voir ce profil, sur tous les serveurs. Vous pouvez le rendre privé dans `/paramètres`.
       *[other] Personne d’autre ne voit ce profil, et `/classement` vous laisse de côté.
    }
profile-bar = La barre, de 0 à 2 000, montre entre quelles valeurs la force se situe très probablement : plus elle est courte, plus c’est sûr.
stats-server = Les parties de ce serveur
stats-person = Parties de { $name }
stats-none = Aucune partie n’est encore terminée.
stats-how = { $whose ->
        [server] Toutes les parties achevées sur ce serveur comptent, classées ou non. Les parties en solo ne comptent pas.
       *[person] Toutes les parties achevées sur tous les serveurs comptent, classées ou non. Les parties en solo ne comptent pas.
    }
leagues-title = Ligues de ce serveur
leagues-none = { $manages ->
        [yes] Il n’y a pas encore de ligue ici. Chacun y joue plusieurs parties par saison pour des points, et les meilleurs montent. Vous pouvez en ouvrir une.
       *[no] Il n’y a pas encore de ligue ici. Chacun y joue plusieurs parties par saison pour des points, et les meilleurs montent. Les responsables du serveur peuvent en ouvrir une avec `/ligue`.
    }
leagues-placeholder = Autres ligues et saisons d’ici …
league-title = { $league } · saison { $season }
league-place = Division { $division }
league-season = Saison { $season }
league-division = Saison { $season } · division { $division }
league-brief = Saison { $season } : { $status ->
        [registering] inscriptions ouvertes
        [running] en cours
        [over] terminée
       *[called_off] annulée
    }
league-terms = { $game } à { $seats } · saisons de { $weeks } semaines
league-status-registering = Les inscriptions sont ouvertes. La saison commence le { $at } ({ $left }) s’il y a au moins { $least } inscrits.
league-status-running = Tables terminées : { $over } sur { $tables }. Dernier jour : { $at } ({ $left }).
league-status-opening = La saison commence : ses { $tables } tables s’ouvrent.
league-status-over = { $champion ->
        [yes] Terminée. Champion : **{ $name }**.
       *[no] Terminée, sans champion.
    }
league-status-called_off = { $few ->
        [yes] Annulée : trop peu d’inscriptions ({ $people } sur { $least }).
       *[no] Annulée : les responsables du serveur ont terminé cette ligue.
    }
league-trouble = { $why ->
        [too_many_here] Les tables ne peuvent pas encore ouvrir : ce serveur a atteint sa limite. Plaza réessaie toutes les heures.
       *[other] Une table ne peut être ni ouverte ni évaluée pour l’instant. Plaza réessaie toutes les heures. Si cela dure, signalez-le à l’équipe du bot.
    }
league-registered = { $count ->
        [0] Personne ne s’est encore inscrit.
       *[other] Inscrits ({ $count }) : { $names }
    }
league-you-in = Votre inscription est notée.
league-you-waits = Vous êtes sur la liste d’attente : si un joueur ne vient jamais, ses places peuvent vous revenir.
league-mine = { $count ->
        [one] Votre table
       *[other] Vos tables
    }
league-table = { $number } : { $table }
league-new = Nouvelle ligue : { $name }
league-new-how = Les joueurs ont une semaine pour s’inscrire. Ils sont ensuite répartis en divisions selon leur force et jouent toutes leurs parties en même temps. Les saisons se suivent jusqu’à ce que vous terminiez la ligue. Pour un autre nom, tapez `/ligue ouvrir`.
league-form-lggame = Jeu
league-form-lgseats = Places par table
league-form-lgoptions = Options
league-form-lgclock = Cadence
league-form-lgweeks = Durée d’une saison
league-form-lgchannel = Salon des messages et des tables
league-role = Rôle qui gère aussi la ligue
league-seats = { $seats } joueurs
league-weeks = { $weeks } semaines
league-manage = { $status ->
        [registering] Reportez le début d’une semaine, retirez un joueur ou terminez la ligue.
        [running] Retirez un joueur : il marque 0, et un ordinateur continue. Ou terminez la ligue : ses tables continuent sans elle.
       *[other] Terminez la ligue, ou ouvrez-en une autre.
    }
league-remove-placeholder = Retirer un joueur …
league-end-sure = Terminer cette ligue pour de bon ? { $status ->
        [running] Les points ne comptent plus, et ses tables continuent comme les autres.
       *[other] Aucune autre saison ne commencera.
    }
league-opened = { $title } : inscrivez-vous
league-opened-how = La saison commence le { $at } ({ $left }) s’il y a au moins { $least } inscrits. Vous jouez plusieurs parties en même temps ; un coup par jour suffit.
league-begun = { $title } a commencé
league-begun-how = Joueurs : { $people }, tables : { $tables }. Dernier jour : { $at }.
league-standing = { $title } : classement
league-more = { $count ->
        [one] { $count } autre division sous **Ligue**.
       *[other] { $count } autres divisions sous **Ligue**.
    }
league-is-over = { $title } est terminée
league-champion-is = { $champion ->
        [yes] Champion : **{ $name }**. Félicitations !
       *[no] Pas de champion cette fois : personne n’a de points dans la première division.
    }
league-called-off = { $title } est annulée
league-rules = Règles : { $league }
league-rules-tables = Vous jouez { $seats ->
        [2] 2 à 6 parties en même temps, aussi souvent en premier qu’en second,
       *[other] à { $seats } tables en même temps, une fois à chaque place,
    } contre des joueurs de votre division : 9 personnes au plus, ou 11 aux tables de 5.
league-rules-points = Points, du premier au dernier : { $points }. Les ex æquo partagent les points de leurs places.
league-rules-order = À points égaux : plus de victoires, puis des scores en moyenne plus proches du meilleur de la table, puis un tirage au sort.
league-rules-clock = { $clock } Il n’y a pas de votes. Quand votre temps est écoulé depuis 24 heures, un ordinateur joue jusqu’à votre retour.
league-rules-absent = Vous comptez comme absent à une table si vous abandonnez, si un ordinateur joue plus d’un quart de vos coups ou si votre temps est écoulé au dernier jour. Cela donne 0 point et la dernière place.
league-rules-gone = Si les autres attendent 5 jours votre premier coup, vos places vont au premier de la liste d’attente, sauf vacances prévues.
league-rules-last = Au bout de { $weeks } semaines, des ordinateurs jouent 100 fois la fin des parties en cours, et la moyenne des points compte. Les cotes ne changent pas.
league-rules-moves = Après chaque saison, 2 joueurs montent et 2 descendent entre divisions voisines ; 1 seul si l’une d’elles a moins de 5 joueurs. Les nouveaux commencent en bas.
league-rules-fair = Pas de conseils, pas d’ordinateurs au départ. Après 2 saisons de suite comme absent, vous passez la troisième. Jusqu’au début, vous pouvez vous retirer librement.
league-again = { $title } : vous revenez jouer ?
league-begins = La saison commence le { $at } ({ $left }).
league-your-tables = { $title } a commencé : division { $division }, { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } pour vous
league-your-seat = { $title } : vous remplacez un joueur absent à { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
league-seated = { $table } : place { $seat }, avec { $names }
league-last-day = Dernier jour : { $at } ({ $left }).
league-ends-soon = { $title } se termine bientôt : { $count ->
        [one] { $count } de vos tables n’est pas encore finie
       *[other] { $count } de vos tables ne sont pas encore finies
    }
league-your-place = { $title } : { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place sur { $of } en division { $division }{ $move ->
        [up] , vous montez
        [down] , vous descendez
       *[stay] {""}
    }
league-your-points = Points : { $points }{ $absent ->
        [0] {""}
        [one] {" "}(absent à { $absent } table)
       *[other] {" "}(absent à { $absent } tables)
    }
league-replaced = { $title } : un autre joueur a vos places
league-replaced-why = Les autres ont attendu 5 jours votre premier coup. Vous pouvez vous inscrire à la prochaine saison.
league-at-table = { $league } · saison { $season } · division { $division }
league-points = Points
league-wins = Victoires
league-played = Parties
league-tables = { $count ->
        [one] Table
       *[other] Tables
    }
league-over = Classement final
league-cross = Qui contre qui
league-champion = Champion
alt-league = { $league }, { $title }.
alt-league-line = { $rank }. { $name } : { $facts }.
alt-league-points = points { $points }
alt-league-wins = victoires { $wins }
alt-league-played = tables : { $played } sur { $tables }
alt-league-move = { $move ->
        [up] monte
       *[down] descend
    }
alt-league-table = Table { $number }{ $judged ->
        [yes] {" "}(terminée par des ordinateurs)
       *[no] {""}
    } : { $names }.
alt-league-champion = { $name } remporte { $league }, saison { $season }, avec { $points } points.
button-league = Ligue
button-lgenter = S’inscrire
button-lgleave = Se retirer
button-lgnot = Ne plus demander
button-lgrules = Règles de la ligue
button-lgcross = Qui contre qui
button-lgexport = Exporter
button-lgmanage = Gérer
button-lgnew = Nouvelle ligue
button-lgcreate = Ouvrir la ligue
button-lgputoff = Reporter d’une semaine
button-lgend = Terminer la ligue
button-lgended = Terminer pour de bon
done-lgcreate = La ligue est ouverte. On s’inscrit dans son salon.
done-lgenter = { $waits ->
        [yes] Vous êtes sur la liste d’attente de { $title }. Si un joueur ne vient jamais, ses places peuvent vous revenir.
       *[no] Votre inscription est notée : { $title }. Début le { $at }.
    }
done-lgleave = Vous ne participez plus : { $title }.
done-lgnot = Vous ne participez pas. Plaza ne vous redemandera rien sur cette ligue, sauf si vous vous inscrivez vous-même.
league-leave-sure = La saison est en cours. Si vous vous retirez, vous y abandonnez à toutes vos tables, y marquez 0 et descendez.
button-lgleft = Se retirer et abandonner
done-lgputoff = Le début est reporté d’une semaine.
done-lgremove = { $name } ne participe plus.
done-lgended = La ligue est terminée.
league-exported = Cette saison en JSON et en CSV : joueurs, places, tables et points.
watching = Vous recevrez un message à la fin de cette partie{ $wish ->
        [rounds] , et le plateau après chaque tour de jeu
        [daily] , et une ligne chaque jour
       *[end] {""}
    }.
note-none = Vous n’avez pas de note sur cette table.
note-how = `/note` avec `texte` garde sous votre main une note que personne d’autre ne voit.
log-since = **À partir de votre dernier coup :**
log-planned = { $line } *(votre plan)*
log-empty = Il ne s’est encore rien passé.
log-page = Page { $page } sur { $pages }
log-nothing-found = Le journal ne dit rien à ce sujet.
log-everybody = Coups de tout le monde
log-all-rounds = Toute la partie
log-round = Tour de jeu { $round }
log-seat-resigned = { $name } abandonne.
log-seat-away = { $name } s’absente : un ordinateur joue.
log-seat-voted = Après un vote, un ordinateur joue pour { $name }.
log-seat-late = Temps écoulé pour { $name } : un ordinateur joue.
log-seat-moved = Après un vote, un ordinateur joue un coup pour { $name }.
log-seat-back = { $name } est de retour.
log-seat-returned = { $name } retrouve sa place : personne d’autre ne joue.
log-seat-handed_over = { $guest } prend la place tenue par { $name }.
log-seat-won = { $name } gagne : tous les autres ont abandonné.
missed-title = Ce que vous avez manqué
missed-round = Tour de jeu { $round }, et le plateau { $now ->
        [yes] maintenant
       *[no] à la fin
    }
missed-before = { $count ->
        [one] Le journal raconte aussi { $count } tour de jeu précédent.
       *[other] Le journal raconte aussi { $count } tours de jeu précédents.
    }
replay-title = Replay
replay-step = étape { $step } sur { $steps }
replay-round = Tour de jeu { $round } sur { $rounds }
replay-rounds = Tours de jeu { $first } à { $last } sur { $rounds }
replay-placeholder = Aller à un tour de jeu …
replay-no-hands = Plateau seul
replay-hand = Avec la main ({ $name })
replay-all-hands = Avec toutes les mains
replay-progress = Création de l’animation : { $done } images sur { $frames }.
turned-title = Moments clés
turned-progress = Examen de vos choix : { $percent } %.
turned-costs = { $count ->
        [0] Aucun de vos choix ne vous a clairement coûté quelque chose.
        [one] Votre choix le plus coûteux
       *[other] Vos { $count } choix les plus coûteux
    }
turned-round = { $round ->
        [0] Mise en place
       *[other] Tour de jeu { $round }
    }
turned-cost = Vous avez choisi **{ $chosen }** : { $before } % de chances de gagner. Avec **{ $better }**, vous auriez eu { $after } %.
turned-how = { $played ->
        [yes] Le graphique évalue le début de chaque tour de jeu, toutes cartes visibles. Vos choix sont évalués d’après ce que vous pouviez voir. Des ordinateurs de niveau normal ont poursuivi la partie de nombreuses fois, à partir d’eux et d’autres choix. Ce sont deux estimations. Personne d’autre ne voit ce que vos choix ont coûté.
       *[no] Le graphique évalue le début de chaque tour de jeu, toutes cartes visibles. C’est une estimation.
    }
replay-imported = Partie importée
replay-exported = Ce fichier contient toute la partie, avec toutes les cartes et tous les noms. Quiconque l’a peut la regarder avec `/importer`.
help-title = Plaza : des jeux de société qui prennent leur temps
help-what = Jouez à des jeux de société ici, sur Discord, un coup à la fois. Une table dure des jours, et chacun joue quand il a une minute. Quand c’est à vous, vous recevez un message, et des boutons font le reste.
help-move = Votre coup
help-table = Tables
help-you = Vous
help-more = Règles, résultats, ce serveur
help-begin = { $where ->
        [server] Entraînez-vous contre des ordinateurs : personne d’autre ne voit cette partie. Ou ouvrez une table que d’autres peuvent rejoindre.
       *[elsewhere] Entraînez-vous contre des ordinateurs : personne d’autre ne voit cette partie. Pour jouer avec d’autres, ouvrez une table sur un serveur où Plaza est présent.
    }
rules-shelf = Règles
rules-which = Choisissez un jeu, ou tapez `/règles` et quelques lettres de ce que vous cherchez.
rules-title = { $game } : règles
how-goal = Le but
how-turn = À vous de jouer
how-card = Les nombres
how-pays = Ce qui rapporte
how-end = La fin
how-time = La durée
rules-intro = Choisissez une entrée, ou tapez `/règles` et quelques lettres de ce que vous cherchez.
rules-placeholder = Chercher …
rules-several = Plusieurs entrées correspondent. Laquelle cherchez-vous ?
settings-muted = En sourdine, sans invitations : { $names }
settings-title = Vos paramètres
settings-unusable = **Inutilisables : { $names }.** Les valeurs par défaut ci-dessous s’appliquent à la place. Réglez les vôtres à nouveau. Tout changement enregistre ce que vous voyez ici.
setting-language = Langue
setting-theme = Thème
setting-zone = Fuseau horaire
setting-quiet = Heures calmes
setting-vacations = Vacances
setting-remind-every = Rappels
setting-results = Résultats
setting-passes = Passer automatiquement
setting-counted = Changements récents de vos pauses
settings-language = Langue : { $value }
settings-dm = { $value ->
        [on] Messages privés : activés. Votre panneau arrive quand c’est à vous de jouer.
       *[off] Messages privés : désactivés. Une mention dans le message de la table les remplace.
    }
settings-dm-closed = Mon dernier message privé ne vous est pas parvenu. Dans les paramètres de confidentialité de Discord, autorisez les messages d’un serveur que nous partageons. Réactivez-les ensuite avec `/paramètres`.
settings-confirm = { $value ->
        [on] Confirmer : toujours. Vous choisissez, puis vous confirmez.
       *[off] Confirmer : pour plusieurs choix, ou si le coup ne peut pas s’annuler. Sinon, un clic suffit pour jouer.
    }
settings-theme = { $value ->
        [light] Thème : clair, dans vos images privées.
       *[dark] Thème : sombre.
    }
settings-large-text = { $value ->
        [on] Gros caractères dans votre image : activés.
       *[off] Gros caractères dans votre image : désactivés.
    }
settings-reduced-motion = { $value ->
        [on] Animations réduites : oui. Rien ne bouge dans les messages de vos tables.
       *[off] Animations réduites : non. Un coup décisif est montré une fois en mouvement.
    }
settings-profile = { $value ->
        [on] Profil : personne d’autre ne le voit.
       *[off] Profil : tout le monde peut le voir.
    }
settings-zone = Fuseau horaire : { $zone }, où il est { $time }.
settings-remind = { $hours ->
        [0] Rappels : aucun.
       *[other] Rappels : après { $hours } heures, puis de moins en moins souvent.
    }
settings-results = { $value ->
        [loud] Résultats : message avec son.
        [silent] Résultats : message silencieux.
       *[table] Résultats : à la table seulement.
    }
settings-quiet = { $value ->
        [on] Heures calmes : de { $start } à { $end }.
       *[off] Heures calmes : aucune.
    }
settings-weekends = { $value ->
        [on] Week-ends : en pause, samedi et dimanche entiers.
       *[off] Week-ends : comme les autres jours.
    }
settings-vacation = Vacances : { $vacation }.
settings-off = -# Heures calmes, week-ends en pause et vacances suspendent votre temps et les rappels. Une pause que vous ajoutez n’arrête votre temps qu’à partir du lendemain.
remind-after = { $hours ->
        [0] Aucun rappel
       *[other] Me rappeler après { $hours } heures
    }
quiet-none = Pas d’heures calmes
quiet-from = Calme à partir de { $time }
quiet-to = Calme jusqu’à { $time }
switch-dm = { $to ->
        [on] Activer les messages
       *[off] Désactiver les messages
    }
switch-oneclick = { $to ->
        [on] Jouer en un clic
       *[off] Toujours confirmer
    }
switch-theme = { $to ->
        [on] Passer au thème clair
       *[off] Passer au thème sombre
    }
switch-largetext = { $to ->
        [on] Agrandir les caractères
       *[off] Réduire les caractères
    }
switch-lessmotion = { $to ->
        [on] Réduire les animations
       *[off] Permettre les animations
    }
switch-profile = { $to ->
        [on] Rendre le profil privé
       *[off] Rendre le profil public
    }
switch-weekends = { $to ->
        [on] Faire une pause le week-end
       *[off] Jouer le week-end
    }
zone-where = Où êtes-vous ? Choisissez ensuite une ville qui a votre heure.
zone-which = { $area } : quelle ville a votre heure ?
zone-area = Choisir une région du monde …
zone-city = Choisir une ville …
zone-Africa = Afrique
zone-America = Amérique
zone-Antarctica = Antarctique
zone-Asia = Asie
zone-Atlantic = Îles de l’Atlantique
zone-Australia = Australie
zone-Europe = Europe
zone-Indian = Îles de l’océan Indien
zone-Pacific = Îles du Pacifique
zone-UTC = UTC
date = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
vacation-list = { $count ->
        [0] Vous n’avez pas prévu de vacances.
       *[other] Vos vacances, en jours entiers ({ $zone }) :
    }
vacation-line = du { $first } au { $last } ({ $days ->
        [one] { $days } jour
       *[other] { $days } jours
    })
vacation-left = Il reste en { $year } : { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
vacation-begin = Prévoir à partir du …
vacation-in = { $days ->
        [0] aujourd’hui
        [one] demain
       *[other] dans { $days } jours
    }
vacation-how-long = Combien de temps durent vos vacances à partir du { $first } ? Les jours entiers comptent ({ $zone }). Votre temps s’arrête au plus tôt dans un jour.
vacation-days = Combien de jours ?
vacation-last = jusqu’au { $last }
vacation-end-which = Terminer ou annuler …
vacation-sure = Terminer les vacances { $vacation } ? Les jours commencés sont utilisés. Les autres vous sont rendus.
new-title = Nouvelles tables
new-how = Choisissez des jeux : leurs nouvelles tables publiques vous seront annoncées, toujours en silence, sur chaque serveur où vous avez pris place à une table ou utilisé ce menu.
new-dm-off = Les messages privés sont désactivés : rien ne vous parvient. Activez-les dans `/paramètres`.
new-way = { $way ->
        [digest] Une fois par jour à { $time }, en un seul message : { $count ->
            [0] aucun jeu.
           *[other] { $games }.
        }
       *[once] Dès qu’une table s’ouvre : { $count ->
            [0] aucun jeu.
           *[other] { $games }.
        }
    }
new-confirmed = Les nouvelles tables vous seront annoncées ici, toujours en silence.
new-table = { $place } : { $names }, { $seats ->
        [one] { $seats } place occupée
       *[other] { $seats } places occupées
    } sur { $capacity }
new-choose = { $way ->
        [digest] Une fois par jour …
       *[once] Dès qu’une table s’ouvre …
    }
digest-at = Chaque jour à { $time }
server-title = Paramètres de ce serveur
server-channels = { $count ->
        [0] Les tables peuvent s’ouvrir dans tous les salons, sauf si vous en choisissez.
       *[other] Les tables peuvent s’ouvrir dans { $channels } ; sans choix, dans tous les salons.
    }
server-openers = { $who ->
        [everybody] Tout le monde peut ouvrir des tables.
        [managers] Seuls les responsables du serveur peuvent ouvrir des tables.
       *[role] { $role } et les responsables du serveur peuvent ouvrir des tables.
    }
server-call = { $state ->
        [none] Aucun rôle à appeler. Choisissez-en un : les hôtes de nouvelles tables pourront le mentionner avec **Appeler des joueurs**.
        [gone] Le rôle pour **Appeler des joueurs** a été supprimé. Choisissez-en un autre.
        [silent] **Appeler des joueurs** ne peut pas encore mentionner { $role } : permettez à tout le monde de mentionner ce rôle, dans ses paramètres.
       *[called] **Appeler des joueurs** mentionne { $role } à une nouvelle table, 3 fois par jour au plus.
    }
server-page = { $state ->
        [none] Choisissez un salon pour une liste des tables ouvertes et en cours, toujours à jour.
        [gone] Le salon de la liste des tables a été supprimé. Choisissez-en un autre.
        [forbidden] Je ne peux pas publier la liste des tables dans { $channel }. Laissez-moi le voir, y écrire et lire son historique.
       *[shown] Liste des tables : { $channel }, mise à jour toutes les 15 minutes
    }
server-page-placeholder = Salon de la liste …
server-clock = Cadence d’une nouvelle table : { $name }. { $line }
server-tables = { $most ->
        [one] Seulement { $most } table à la fois
       *[other] Jusqu’à { $most } tables à la fois
    }
server-language = { $set ->
        [yes] Langue des messages : { $name }
       *[no] Langue des messages : celle de l’hôte
    }
server-channels-placeholder = Choisir des salons …
server-role-placeholder = Ou ce rôle seulement …
server-call-placeholder = Choisir un rôle à appeler …
server-lobby-placeholder = Annuler une table qui n’a pas commencé …
server-running-placeholder = { $count ->
        [one] { $count } table en cours …
       *[other] { $count } tables en cours …
    }
server-running = { $players } joueurs, dernier coup le { $day }
server-end-table = La partie se joue dans { $place }. Le dernier coup date du { $day }.
server-end-how = Pour l’arrêter, donnez un motif : `/serveur arrêter:{ NUMBER($table, useGrouping: 0) } motif:…` Tous ses joueurs le lisent.
server-end-sure = Arrêter cette table ? Tous ses joueurs lisent votre motif, et il n’y a pas de résultat. C’est définitif.
done-ended = La table { $table } est arrêtée. Son dernier message donne votre motif.
server-lobby = { $table } : { $seats ->
        [one] { $seats } place occupée
       *[other] { $seats } places occupées
    } sur { $capacity }


## Ce qui est dit sans qu’on le demande

notice-ahead = Un instant : { $count } avant vous.
notice-picture-later = Pas d’image cette fois : trop sont demandées en ce moment. Tout le reste est là. Regardez de nouveau dans un instant.
notice-picture-failed = L’image n’a pas pu être dessinée, mais tout le reste est là. Si cela continue, signalez-le à l’équipe du bot (erreur { $id }).
push-panel = { $table } : { $ask }
push-left = encore { $time }
push-low = plus que { $time }
push-overtime = temps écoulé, { $league ->
        [yes] un ordinateur joue bientôt
       *[no] les autres votent
    }
push-board = { $names }, à vous de jouer : { $table }
push-put-aside = { $names }, appuyez sur Continuer, sinon { $table } est mise de côté dans une semaine
push-offered = { $names }, une place vous est ouverte : { $table }
push-lobby-full = { $names }, appuyez sur Commencer : { $table } est au complet
push-lobby-kept = { $names }, votre place est gardée : rejouer { $table } ?
push-lobby-role = { $role } : une place est libre à { $table }
push-lobby-guests = { $names }, une invitation vous attend : { $table }
push-lobby-terms = { $names }, acceptez-vous les changements ? { $table }
push-lobby-ends = { $names }, { $table } prend fin dans un jour, sauf si la partie commence
push-vote-overtime = Vote : { $name } n’a plus de temps ({ $table })
push-vote-abort = Vote : arrêter { $table } avant la fin ?
push-vote-clock = Vote : une autre cadence ({ $table }) ?
push-vote-offer = Vote : proposer la place tenue par { $name } ({ $table }) ?
push-vote-undo = Vote : annuler un coup ({ $table }) ?
push-vote-leave = Vote : laisser { $name } quitter { $table } ?
push-vote-late = { $name }, votre coup met fin au vote
push-vote-place = Vote : montrer { $table } dans un autre salon ?
push-reminder = { $count ->
        [one] Toujours à vous de jouer, { $table } : { $ask }
       *[other] { $count } tables vous attendent, d’abord { $table } : { $ask }
    }
push-reminder-post = { $name }, toujours à vous de jouer : { $table }
push-warned = Plus que { $time }, { $table } : { $ask }
push-warned-post = { $name }, plus que { $time } pour jouer : { $table }
push-time-up = { $clock ->
        [league] Votre temps est écoulé, { $table } : jouez, sinon un ordinateur joue pour vous
        [yes] Votre temps est écoulé, { $table } : votre coup met fin au vote
       *[no] Les autres votent, { $table } : votre coup met fin au vote
    }
push-time-up-post = { $name }, votre temps est écoulé
push-alone = Tous les autres ont abandonné : { $table }
push-standin = Un ordinateur joue pour vous désormais : { $table }
push-standin-post = { $name }, un ordinateur joue pour vous désormais : { $table }
push-trouble = { $table } ne peut pas être montrée dans son salon, mais vous pouvez continuer à jouer
push-final = { $names }, votre partie est terminée : { $table }
push-result = { $rank ->
        [1] { $shared ->
                [yes] 1re place partagée : { $table }, { $scored }
               *[no] Vous avez gagné : { $table }, { $scored }
            }
       *[other] { $rank }e place sur { $of } : { $table }, { $scored }
    }
push-ended = { $why ->
        [won] Vous avez gagné : { $table }
        [called_off] Annulée : { $table }
        [vote] Arrêtée par un vote : { $table }
        [managers] Arrêtée par les responsables du serveur : { $table }
        [aside] Mise de côté : { $table }
       *[players] Arrêtée avant la fin : { $table }
    }
reminder-title = { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
reminder-post = { $name }, cette table attend votre coup. La question vous a été posée { $since }.
reminder-last = en sommeil jusqu’à votre coup
digest-why = { $count } messages sont restés sans réponse. Vous ne recevez donc plus que cette liste : une fois par jour, en silence, jusqu’à ce que vous appuyiez sur un bouton. Vous saurez quand même si le temps presse.
notice-low = Votre temps se termine { $left }
notice-low-then = { $league ->
        [yes] Un jour plus tard, un ordinateur joue pour vous.
       *[no] Ensuite, les autres votent sur la suite.
    }
notice-low-post = { $name }, votre temps se termine { $left }.
notice-time-up = { $clock ->
        [yes] Votre temps est écoulé
       *[no] Toujours à vous de jouer
    }
notice-time-up-then = { $league ->
        [yes] Un ordinateur joue pour vous { $left }, sauf si vous jouez avant.
       *[no] Les autres votent sur la suite. Votre coup met fin au vote.
    }
notice-time-up-post = { $name }, les autres votent sur la suite. Votre coup met fin au vote.
notice-standin = Un ordinateur joue pour vous
notice-standin-then = { $why ->
        [again] Il joue depuis une semaine, et la place est toujours à vous. Appuyez sur **Je suis de retour** pour continuer.
        [late] Votre temps était écoulé depuis un jour. Vous gardez votre place et vos cartes. Appuyez sur **Je suis de retour** pour continuer.
       *[vote] Les autres ont voté pour. Vous gardez votre place, vos cartes et votre rang. Appuyez sur **Je suis de retour** pour continuer.
    }
notice-alone = Tous les autres ont abandonné
notice-alone-then = Réclamez la victoire maintenant, ou continuez contre les ordinateurs.
notice-alone-post = { $name }, tous les autres ont abandonné. Réclamez la victoire, ou continuez contre les ordinateurs.
notice-standin-post = { $name }, { $why ->
        [late] votre temps était écoulé depuis un jour
       *[vote] les autres ont voté
    } : un ordinateur joue pour vous jusqu’à ce que vous appuyiez sur **Je suis de retour**.
notice-taken = { $name } joue désormais à votre ancienne place : { $table }.
seat-sign = { $seat ->
        [0] le rond blanc
        [1] le triangle bleu
        [2] le carré rouge
        [3] le losange vert
       *[other] l’étoile rose
    }
notice-begun = **{ $table } a commencé !** Votre signe est { $sign }, place { $place } sur { $of }. { $first } commence.
notice-waits-too = { $table } vous attend aussi : { $ask }
notice-answered = { $table } ne vous attend plus.
notice-answered-post = { $table } n’attend plus { $name }.
notice-outdated-post = Ce message sur { $table } n’est plus d’actualité.
notice-superseded = { $table } : voyez mon message plus récent.
notice-opened = Nouvelle table : { $table }
notice-evening = { $count ->
        [one] { $count } table a une place libre
       *[other] { $count } tables ont une place libre
    }
notice-followed = Tables que vous suivez
notice-invited = { $name } vous invite : { $table }
notice-declined = Invitation refusée par { $names } : { $table }.
notice-full = Toutes les places sont occupées : commencer { $table } ?
notice-over = Fin de la partie que vous suivez : { $title } { $table }.
notice-newer = { $table } : voyez le message plus récent.
notice-moved = { $count ->
        [0] { $table } est désormais dans { $place }.
       *[other] { $names }, { $table } est désormais dans { $place }.
    }
notice-dm-closed = { $name }, mes messages privés ne vous parviennent pas. Quand c’est à vous de jouer, appuyez sur **Ma main** dans le message de la table. Cet avis ne vient qu’une fois.
trouble-computer = L’ordinateur ne trouve pas son coup ici, même après plusieurs essais. Signalez-le à l’équipe du bot (erreur { $id }).
trouble-missing_permissions = Je ne peux pas montrer cette table dans { $place } : il m’y manque des permissions ({ $names }). Les responsables du serveur peuvent les accorder dans les paramètres du salon, et le prochain coup montre à nouveau la table. D’ici là, continuez ici ou avec `/main` et `/plateau`. (Erreur { $id })
trouble-gone = Le salon de cette table n’existe plus, donc je ne peux plus y montrer la table. Continuez ici ou avec `/main` et `/plateau`, dans n’importe quel salon. `/ici` la montre dans le salon où vous le tapez. (Erreur { $id })
trouble-limited = Discord m’empêche un moment d’écrire dans { $place }. J’essaierai de nouveau dès que possible, et au prochain coup. D’ici là, continuez ici ou avec `/main` et `/plateau`. (Erreur { $id })
trouble-failed = Je n’ai pas pu montrer cette table dans { $place }. Continuez ici ou avec `/main` et `/plateau` : j’essaierai de nouveau au prochain coup. Si cela continue, signalez-le à l’équipe du bot (erreur { $id }).
trouble-lobby = Je ne peux pas montrer la table { $table } dans { $place }, donc personne ne peut la rejoindre là. Ouvrez-la à nouveau quand je pourrai y écrire. (Erreur { $id })
trouble-over = La partie est terminée, mais je n’ai pas pu montrer son résultat dans { $place }. `/plateau` le montre si vous indiquez la table { $table }. (Erreur { $id })


## Erreurs : ce que le service, les clics et les commandes refusent

error-other = Ce n’est pas possible maintenant ({ $code }).
error-internal = Quelque chose n’a pas marché. Vérifiez avec `/main`, puis réessayez. Si cela continue, signalez-le à l’équipe du bot (erreur { $id }).
error-not_stored = L’enregistrement a échoué, donc rien n’a changé. Réessayez dans un instant, s’il vous plaît. Si cela continue, signalez-le à l’équipe du bot (erreur { $id }).
error-storage = Les tables sont hors d’atteinte pour l’instant. Vérifiez la vôtre avec `/main` dans un instant. Si cela continue, signalez-le à l’équipe du bot (erreur { $id }).
error-stale = La partie a avancé entre-temps. Voici où en est la table.
error-unsure = { $why ->
        [ends] Cela peut terminer la partie et ne pourra alors pas s’annuler. Voulez-vous continuer ?
        [answered] Un ordinateur y répond tout de suite : cela ne pourra donc pas s’annuler. Voulez-vous continuer ?
       *[reveals] Cela révèle quelque chose de nouveau et ne pourra donc pas s’annuler. Voulez-vous continuer ?
    }
error-busy = Un autre coup occupe la table. Réessayez, s’il vous plaît.
error-set_aside = Les données de cette table sont illisibles, donc elle est bloquée jusqu’à sa réparation. Vos autres tables continuent. Signalez-le à l’équipe du bot (erreur { $id }).
error-unknown_table = Cette table n’existe pas.
error-no_table = Vous ne jouez à aucune table. `/jouer` en ouvre une.
error-nothing_waits = Aucune table ne vous attend en ce moment.
error-which_table = Vous jouez à plusieurs tables. De laquelle s’agit-il ?
error-unknown_game = Je ne connais pas ce jeu.
error-not_over = Cette partie n’est pas encore terminée.
error-seats_kept = Les places libres sont gardées pour les joueurs de la dernière partie. N’importe quel joueur de la table peut vous inviter.
error-bad_reason = Donnez un motif de 1 à { $most } caractères : `/serveur arrêter:… motif:…`
error-not_lobby = Ce n’est possible qu’avant le début de la partie.
error-not_running = Aucune partie n’est en cours à cette table.
error-finished = Cette partie est terminée.
error-not_finished = Seule une partie jouée jusqu’au bout peut être revue ou exportée.
error-nothing_missed = Il ne s’est rien passé depuis votre dernier coup.
error-other_rules = Les règles de ce jeu ont changé depuis, donc la partie ne peut être ni revue ni exportée. **Journal** dit encore ce qui s’est passé.
error-share_elsewhere = Une animation ne se partage que dans le salon où sa table est montrée.
error-effort_busy = Votre dernière demande est encore en cours. Attendez sa réponse, puis demandez à nouveau.
error-effort_crowded = Trop de gens attendent en ce moment. Réessayez dans une minute.
error-effort_spent = Vous avez fait beaucoup de demandes ces derniers temps. Vous pourrez demander à nouveau { $when }. Vos tables ne sont pas touchées.
error-file_too_large = Ce fichier est trop gros pour une partie : la limite est de { $most } ko.
error-file_not_json = Ce n’est pas une partie exportée : le fichier ne se lit pas comme du JSON.
error-file_twice = Ce fichier dit deux fois `{ $place }` au même endroit, on ne sait donc pas ce qui compte.
error-file_of_others = Ce n’est pas une partie exportée. **Exporter**, sous un replay, crée de tels fichiers.
error-file_too_new = Ce fichier vient d’une version plus récente de Plaza, que je ne sais pas encore lire.
error-file_wrong = Dans ce fichier, `{ $place }` manque, est faux ou n’a rien à y faire.
error-file_unknown_game = Le jeu de ce fichier m’est inconnu.
error-file_other_rules = Cette partie suit une version antérieure ou ultérieure des règles, donc elle ne peut pas être revue.
error-file_bad_setup = Les options et le nombre de places de ce fichier ne donnent pas une partie.
error-file_other_setup = Le début dans ce fichier n’est pas celui que donnent sa graine et ses options.
error-file_not_asked = La décision { $number } de ce fichier est fausse : la question n’a été posée à personne à ce moment-là.
error-file_unknown_choice = La décision { $number } de ce fichier est fausse : ce choix n’était pas proposé à ce moment-là.
error-file_against_rules = La décision { $number } de ce fichier est fausse : les règles ne la permettent pas.
error-file_no_chance = La décision { $number } de ce fichier est fausse : elle ne dit pas ce que le hasard a donné ensuite.
error-file_redrawn = La partie de ce fichier n’a pas pu être jouée : elle a plus de nouveaux tirages que de choix.
error-file_tells_otherwise = La décision { $number } de ce fichier est fausse : il s’est passé autre chose à ce moment-là.
error-file_leads_elsewhere = La décision { $number } de ce fichier est fausse : la partie n’était pas dans cet état ensuite.
error-file_not_over = La partie de ce fichier n’a pas été jouée jusqu’au bout.
error-file_other_points = Les points finaux de ce fichier ne sont pas ceux de sa partie.
error-file_other_ranks = Les rangs finaux de ce fichier ne sont pas ceux de sa partie.
error-file_changed = Ce fichier a été modifié après son export : sa somme de contrôle ne correspond pas.
error-no_file = Ce fichier n’est plus ici. `/importer` le montre à nouveau.
error-file_not_sent = Je n’ai pas pu récupérer le fichier. Envoyez-le de nouveau, s’il vous plaît.
error-cancelled = Cette table a été annulée.
error-aborted = Cette table a été arrêtée avant la fin.
error-put_aside = Cette table est mise de côté, car personne n’y a joué depuis longtemps. Regardez-la avec `/plateau` et appuyez sur **Continuer**.
error-watches_too_many = Vous suivez déjà { $most } tables, et c’est la limite. Appuyez d’abord sur **Ne plus suivre** à l’une d’elles.
error-note_too_long = Cette note est trop longue : { $length } caractères, au plus { $most }. Votre ancienne note reste.
error-note_with_nul = Cette note contient un caractère qui ne peut pas être enregistré (NUL). Votre ancienne note reste.
error-table_full = Toutes les places de cette table sont occupées.
error-too_many_own = Vous avez déjà une place à { $most ->
        [one] { $most } table
       *[other] { $most } tables
    }, la limite ici. Il faut d’abord en terminer ou en quitter une.
error-too_many_here = Ce serveur a déjà { $most ->
        [one] { $most } table ouverte ou en cours
       *[other] { $most } tables ouvertes et en cours
    }, la limite. Attendez que l’une d’elles se termine.
error-openings_too_fast = Vous avez ouvert beaucoup de tables depuis une heure. Vous pourrez ouvrir la prochaine { $when }.
error-looks_too_fast = Vous avez demandé beaucoup d’images en une minute. Vous pourrez regarder de nouveau { $when }. Votre table vous attend.
error-votes_too_fast = Vous avez lancé beaucoup de votes en une heure, et chacun sollicite tout le monde. Vous pourrez lancer le prochain { $when }.
error-guests_too_fast = Vous avez proposé des places à beaucoup de gens en une heure. Vous pourrez demander à la personne suivante { $when }, ou proposer la place à tout le monde.
error-role_called = Cette table a déjà appelé des joueurs. Vous pouvez encore inviter des gens.
error-role_calls_too_fast = Le rôle de ce serveur peut être appelé 3 fois par jour, à 4 heures d’intervalle. Vous pourrez l’appeler de nouveau { $when }.
error-no_seat_to_call = Les joueurs ne sont appelés qu’à une table publique où une place est libre.
error-no_role_to_call = Ce serveur n’a plus de rôle à appeler. Un responsable peut en choisir un dans `/serveur`.
error-role_not_mentionable = Je ne peux pas mentionner { $role }. Un responsable peut permettre à tout le monde de mentionner ce rôle, dans ses paramètres.
error-role_is_everyone = Choisissez un autre rôle : @everyone n’est jamais appelé.
error-invitations_too_fast = Vous avez invité beaucoup de gens en une heure. Vous pourrez inviter la personne suivante { $when }.
error-moves_too_fast = Vous avez souvent déplacé des tables en une heure, ce qui crée chaque fois de nouveaux messages. Vous pourrez en déplacer une de nouveau { $when }.
error-shares_too_fast = Vous avez partagé beaucoup d’animations en une heure. Vous pourrez partager la prochaine { $when }.
error-bad_zone = Je ne connais pas le fuseau horaire « { $zone } ». Choisissez-en un dans le menu, ou tapez le nom d’une grande ville de votre fuseau.
error-bad_quiet = Les heures calmes doivent commencer et finir à des heures différentes.
error-too_quiet = De { $start } à { $end }, c’est trop long : au plus { $most } heures par jour peuvent être calmes, pour laisser le temps de jouer.
error-bad_reminders = Les rappels viennent après { $least } à { $most } heures, ou jamais.
error-bad_date = Je n’arrive pas à lire cette date. Écrivez l’année, le mois et le jour, comme 2026-12-24, ou choisissez dans la liste.
error-bad_vacation_days = Des vacances durent de 1 à { $most } jours.
error-bad_vacation_start = Des vacances peuvent commencer aujourd’hui ({ $today } dans votre fuseau horaire) ou plus tard, jusqu’à fin { $year }.
error-vacations_overlap = Vous avez déjà des vacances à ce moment-là, du { $first } au { $last }.
error-vacation_too_long = { $left ->
        [0] Il ne vous reste aucun jour de vacances en { $year }.
        [one] Il ne vous reste que { $left } jour de vacances en { $year }.
       *[other] Il ne vous reste que { $left } jours de vacances en { $year }.
    }
error-no_such_vacation = Ces vacances sont finies ou ont été annulées.
error-bad_clock = Je ne connais pas cette cadence. Choisissez-en une dans la liste, ou écrivez trois nombres d’heures, comme 48/12/96. Le premier est le temps de chaque joueur au départ ({ $least_bank } à { $most_bank }). Le deuxième est ce qu’ajoute chaque coup (jusqu’à { $most_increment }). Le troisième est le maximum qu’un joueur peut avoir (jusqu’à { $most_cap }, et pas moins qu’au départ).
error-not_in_this_channel = Sur ce serveur, les tables ne s’ouvrent que dans { $channels }.
error-only_managers_open = Sur ce serveur, seuls les responsables peuvent ouvrir des tables.
error-only_role_opens = Sur ce serveur, seuls { $role } et les responsables peuvent ouvrir des tables.
error-league_only_managers = Seuls les responsables du serveur et les gens qui ont le rôle de la ligue peuvent faire cela.
error-league_too_many = Ce serveur a déjà { $most } ligues. Terminez-en une d’abord.
error-league_bad_seats = Choisissez de 2 à 5 places, autant que ce jeu le permet.
error-league_bad_name = Le nom d’une ligue a de 1 à { $most } caractères.
error-league_bad_weeks = Une saison dure de { $least } à { $most } semaines.
error-league_needs_clock = Choisissez une cadence. Sans elle, aucune saison ne finirait.
error-league_begun = La saison a déjà commencé. Vous pouvez encore retirer des joueurs ou terminer la ligue.
error-league_closed = C’est trop tard pour cette saison. `/ligue` montre les ligues d’ici.
error-league_registered = Votre inscription à cette saison est déjà notée.
error-league_too_many_own = Avec les tables de cette saison, vous dépasseriez votre limite de { $most }. Finissez d’abord quelques parties.
error-league_not_registered = Vous ne participez pas à cette saison.
error-league_barred = Vous étiez absent aux { $most } dernières saisons. Vous pourrez vous inscrire à celle d’après.
error-league_unknown = Cette ligue n’existe pas ici. `/ligue` montre celles qui existent.
error-league_channel = Je ne peux pas écrire dans ce salon. Choisissez-en un autre, ou donnez-m’en le droit.
error-not_manager = Seuls les responsables du serveur peuvent changer ses paramètres.
error-bad_most_tables = Un serveur peut avoir de 1 à { $most } tables.
error-too_many_channels = Vous pouvez choisir jusqu’à { $most } salons.
error-too_few_seated = { $missing ->
        [one] Il manque { $missing } joueur
       *[other] Il manque { $missing } joueurs
    } : ce jeu en demande au moins { $least }. Quelqu’un peut rejoindre la table, ou l’hôte peut ajouter un ordinateur.
error-not_agreed = Accord attendu pour les changements : { $people }. Quand tout le monde aura appuyé sur **Accepter** dans le message de la table, commencez à nouveau. Ou rétablissez les options.
error-terms_changed = Les options de cette table viennent de changer. Lisez son message, puis appuyez de nouveau.
error-no_game_fits = Aucun jeu ici ne correspond à vos choix. Choisissez d’abord le jeu pour voir ce qu’il propose.
error-already_seated = Vous avez déjà une place à cette table.
error-profile_private = Ce profil est privé.
error-not_seeking = Votre recherche sur ce serveur est terminée. Tapez-y `/trouver` pour la relancer.
error-not_seated = Vous n’avez pas de place à cette table.
error-not_opener = C’est réservé à l’hôte de la table.
error-only_opener_cancels = C’est réservé à l’hôte de la table et aux responsables du serveur.
error-not_invited = Cette table est privée. Demandez une invitation à l’un de ses joueurs.
error-unreliable = Cette table demande des joueurs restés jusqu’au bout dans au moins { $asked } % de leurs parties. Pour vous, c’est { $stayed } sur { $games }. Ses joueurs peuvent quand même vous inviter.
error-not_invited_to_seat = Cette table est privée, et seules les personnes invitées avant son début peuvent prendre cette place. Elle peut aussi vous être proposée par votre nom.
error-no_computer = Il n’y a pas d’ordinateur à cette table.
error-no_hints = Il n’y a pas de conseils à cette table. Son hôte peut les activer sous **Options**, avant le début de la partie.
error-not_asked = Vous n’avez rien à décider pour l’instant, donc il n’y a pas de conseil.
error-not_searched = Il n’y a pas de conseils dans ce jeu : les ordinateurs n’y anticipent pas. **Aide** dit à quoi faire attention.
error-not_weighed = Aucun ordinateur n’a pu anticiper à l’instant. Réessayez dans une minute, s’il vous plaît. Si cela continue, signalez-le à l’équipe du bot (erreur { $id }).
error-not_judged = Aucun ordinateur n’anticipe dans ce jeu, donc il n’y a pas de moments clés.
error-bad_level = Je ne connais pas cette sorte d’ordinateur.
error-not_your_seat = Cette place n’est pas la vôtre.
error-resigned = Vous avez abandonné cette partie.
error-all_others_left = Tous les autres ont abandonné, donc il n’y a plus d’adversaire : réclamez la victoire, ou arrêtez la partie sous **Plus**.
error-no_claim = Il n’y a pas de victoire à réclamer ici. Quelqu’un d’autre joue encore, ou trop peu d’entre vous avaient joué 2 tours de jeu avant les départs.
error-away = Un ordinateur joue pour vous ici. Appuyez sur **Je suis de retour** pour reprendre votre place.
error-of_league = C’est impossible à une table de ligue : cela pourrait aider ou léser des gens à d’autres tables.
error-away_already = Un ordinateur joue déjà pour vous ici.
error-not_away = Vous jouez déjà vous-même ici : personne ne vous remplace.
error-nobody_else_plays = Vous n’avez face à vous que des ordinateurs en ce moment : entre eux, ils ne feraient que finir la partie. `/vacances` arrête votre temps.
error-unknown_seat = Cette place n’existe pas à cette table.
error-not_offered = Cette place n’est pas (ou plus) proposée.
error-kept_seat = Cette place est proposée à quelqu’un d’autre.
error-guest_seated = Cette personne a déjà une place à cette table, ou a abandonné la partie.
error-no_seat_to_offer = Vous n’avez pas de table ouverte avec une place libre pour cette personne. Ouvrez-en une avec `/jouer`.
error-no_table_there = Je ne vois pas de quelle table parle ce message. Essayez sur le plateau le plus récent d’une table.
error-bot_selected = Les bots ne jouent pas ici. Choisissez une personne.
error-knows_too_much = Vous avez eu une autre place à cette table, donc vous savez ce qui y a été distribué.
error-taken_lately = Vous avez pris cette place il y a moins d’un jour. Vous pourrez la quitter { $when }. D’ici là, les autres doivent accepter : `/abandonner` permet de le leur demander.
error-free_to_leave = Vous pouvez quitter cette place sans rien demander.
error-other_server = Une table ne peut changer de salon que sur son propre serveur.
error-unseen_by = Ce salon est invisible pour { $people }, donc la table reste où elle est. Quand ce sera possible, tapez de nouveau `/ici`.
error-more_public = Plus de gens pourraient voir le plateau ici que là où il est, donc la table y reste.
error-seeing_unknown = Discord ne dit pas en ce moment qui peut voir ce salon, donc la table reste où elle est. Réessayez, s’il vous plaît.
error-unknown_vote = Ce vote n’existe pas.
error-vote_closed = Ce vote est clos.
error-vote_open = Il y a déjà un vote à ce sujet. Votez dans son message.
error-vote_on_self = Ce vote porte sur vous, donc les autres décident. Votre coup y met fin.
error-no_voter = Vous n’avez pas de voix ici.
error-bad_answer = Ce n’est pas une des réponses de ce vote.
error-waits_no_more = Cette table ne vous attend pas en ce moment.
error-not_waited_for = Personne n’attend cette place en ce moment.
error-has_time = Il reste du temps pour ce coup. Si rien ne se passe, vous pourrez demander aux autres { $when }.
error-same_clock = Cette table a déjà cette cadence.
error-nothing_chosen_yet = Vous n’avez encore rien choisi ici, donc il n’y a rien à annuler.
error-free_to_take_back = Vous pouvez encore annuler cela sans les autres : appuyez sur **Annuler le coup**.
error-too_old_to_take_back = Cette table a commencé sous d’anciennes règles du jeu, donc ses coups ne peuvent plus être annulés.
error-nothing_to_take_back = Il n’y a rien à annuler : du nouveau a été révélé, ou une personne ou un ordinateur a répondu depuis.
error-unforeseen = Cela ne peut pas (ou plus) être planifié. Voici ce qui peut l’être maintenant.
error-no_plan = Ce plan n’existe plus.
error-plan_full = Un plan compte au plus { $most } choix. Supprimez-le pour recommencer.
error-plan_asked = Une question vous est posée. Répondez-y d’abord, vous pourrez ensuite planifier à nouveau.
error-unknown_component = Ce bouton ne marche plus. Utilisez un message plus récent, ou `/tables`.
error-unknown_command = Cette commande a changé. Rechargez Discord (Ctrl+R, ou fermez et rouvrez l’application), puis réessayez.
suggest-failed = Quelque chose n’a pas marché ({ $id }). Vous pouvez toujours taper la réponse.
error-no_such_term = Rien de ce nom. Tapez quelques lettres et choisissez dans la liste.
error-not_here = Cela ne marche pas ici. Utilisez un salon de serveur.
error-not_on_server = Je ne suis pas sur ce serveur, donc je ne peux pas y montrer de table. Les responsables du serveur peuvent m’inviter.
error-not_in_thread = Je ne suis pas encore dans ce fil privé. Mentionnez-moi d’abord ici, puis réessayez.
error-missing_permissions = Il me manque des permissions dans ce salon : { $names }. Les responsables du serveur peuvent les accorder dans les paramètres du salon, sous Permissions.


permission-view-channel = Voir le salon
permission-connect = Se connecter
permission-send-messages = Envoyer des messages
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils


## Refus : ce que les règles de chaque jeu refusent

refusal-other = Ce n’est pas possible maintenant ({ $code }).
refusal-too_few = Choisissez-en au moins { $least }.
refusal-too_many = { $most ->
        [0] Il n’y a rien à choisir ici.
       *[other] Choisissez-en au plus { $most }.
    }
refusal-unknown_option = Ce n’est pas une des options.
refusal-not_ascending = Chaque option ne peut être choisie qu’une fois.
refusal-below_floor = Cela fait { $total } : il vous faut au moins { $floor }.
refusal-not_asked = Vous n’avez rien à décider pour l’instant.
refusal-bad_seats = { $seats ->
        [one] Ce jeu ne se joue pas à { $seats } joueur, seulement à { $allowed }.
       *[other] Ce jeu ne se joue pas à { $seats } joueurs, seulement à { $allowed }.
    }
refusal-unknown_table_option = Ce jeu n’a pas cette option.
refusal-bad_option_value = Cette option n’a pas ce choix.
refusal-too_many_values = { $count } choix faits : avec les autres options, le maximum est de { $most }.


## Là où Plaza tourne sans Discord

play-simulation = **Vous êtes { $name }.** À vous de jouer : appuyez sur **{ $button }** dans le message ci-dessus.
    -# Ceci est une simulation : pas de Discord, pas de compte, rien ne quitte cet ordinateur.


## Les images et leurs textes alternatifs : picture-* et alt-* (RENDER)

picture-free = libre
picture-private = privé
picture-to-move = { $count } en attente
picture-final = Score final
picture-total = Total
picture-other-lines = Autres
picture-resigned = abandon
picture-last = dernier rang selon les règles
picture-wins = { $name } gagne
picture-shared-win = Victoire partagée
picture-points = { $scored }
picture-points-ahead = { $scored }, { $lead } d’avance
picture-points-by-tie = { $scored }, au départage
picture-course = points au fil de la partie
picture-chances = chances de gagner
picture-percent = { $percent } %
picture-course-led = { $when ->
        [always] { $name } a mené dès le premier tour de jeu, de { $lead } à la fin.
        [end] Le dernier tour de jeu a mis { $name } en tête, avec { $lead } d’avance.
        [tie] Égalité à la fin : le départage a désigné { $name }.
       *[since] { $name } a mené à partir du tour de jeu { $round }, de { $lead } à la fin.
    }
picture-chances-led = { $when ->
        [always] { $name } avait les meilleures chances du début à la fin.
        [end] { $name } a gagné sans jamais avoir eu les meilleures chances.
       *[since] { $name } avait les meilleures chances à partir du tour de jeu { $round }.
    }
picture-rounds = Tour de jeu

# Ce que disent les images de tout jeu ; un jeu qui le dit autrement a aussi cette clé.
alt-lobby = { $title } : { $subtitle }.
alt-seated = À la table : { $names }. { $free ->
        [0] Aucune place n’est libre.
        [one] 1 place est libre.
       *[other] { $free } places sont libres.
    }
alt-board = { $title }, { $subline }.
alt-hand = { $title }, votre image privée.
alt-acting = En attente : { $names } ({ $verb }).
alt-picked = Choix : { $options }.
alt-final = { $title }, score final.
alt-ranking = Rangs : { $places }.
alt-place = { $rank }. { $name }, { $scored }
alt-score = { $name } : { $lines }.
alt-ties = { $line } { $value }
profile-picture = Parties classées
profile-points = { $points }
profile-results = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · gagnées : { $wins } · attendues : { $expected }
profile-games = { $games ->
        [one] partie
       *[other] parties
    }
profile-won = gagnées
profile-expected = attendues
profile-sure = { $sure ->
        [guess] encore incertain
        [rough] approximatif
       *[known] bien établi
    }
profile-least = points au moins
profile-most = au plus { $points }
profile-answer = répond en { $time }
stats-picture = Parties
stats-count = { $count }
stats-finished = { $count ->
        [one] partie terminée
       *[other] parties terminées
    }
stats-share = menées à leur fin
stats-answer = par coup
stats-of = { $part } sur { $all }
stats-stayed = jouées jusqu’au bout
stats-months = Parties terminées par mois
stats-month = { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }
alt-chances = { $title } : les chances de gagner de chaque joueur, en pour cent, au début de chaque tour de jeu et à la fin.
alt-chances-seat = { $name } : { $percent }.
alt-chances-turn = Choix { $number } de { $name } : { $when }.
alt-profile = Parties classées : { $name }.
alt-profile-game = { $facts }.
alt-profile-rated = au moins { $points } points et au plus { $most }, { $sure }
alt-profile-answer = une réponse prend { $time } en moyenne
alt-profile-favourites = préférences : { $favourites }
alt-stats = Parties de { $name } : { $figures }.
alt-stats-games = Les plus jouées : { $games }.
alt-course = { $title }, points avant le premier tour de jeu et après chacun.
alt-scored = { $name } : { $points }.
