# Plaza selbst auf Deutsch. Dieselben Nachrichten in derselben Reihenfolge wie in host.en.ftl; wie
# die Schlüssel geordnet sind, steht dort.


## Everywhere

list-and = { $head } und { $last }
list-or = { $head } oder { $last }
list-apart = { $head }; { $last }
list-times = { $count }× { $item }
list-share = { $name } { $count }
list-labelled = { $label }: { $text }
player-number = Spieler { $number }


## Slash commands

command-play = spielen
    .description = Einen Tisch für ein Spiel eröffnen
command-find = finden
    .description = Mitspieler finden: Sag, was dir passt, und das Spiel beginnt, sobald ein Tisch voll ist
command-tables = tische
    .description = Deine Tische, welche davon auf dich warten, und offene Tische hier
command-next = weiter
    .description = Dein Zug an dem Tisch, der am längsten auf dich wartet
command-hand = hand
    .description = Deine Karten und deine Entscheidung an einem Tisch
command-board = spielplan
    .description = Der Stand an einem Tisch
command-log = verlauf
    .description = Der Verlauf eines Tisches, zurück bis zum ersten Zug
command-undo = zurücknehmen
    .description = Deinen letzten Zug zurücknehmen, solange er nichts Neues aufgedeckt hat
command-resign = aufgeben
    .description = Ein Spiel endgültig verlassen (du bestätigst vorher)
command-move = zug
    .description = Dein Zug: am Tisch hier, sonst an dem, der am längsten auf dich wartet
command-here = hierher
    .description = Einen deiner laufenden Tische von jetzt an in diesem Kanal zeigen
command-note = notiz
    .description = Notiere dir etwas zu einem Tisch, oder lies deine Notiz
command-leaderboard = rangliste
    .description = Die besten Spieler eines Spiels auf diesem Server
command-league = liga
    .description = Die Ligen dieses Servers: Tabellen, deine Tische, Anmeldung
command-profile = profil
    .description = Deine Ergebnisse in Ranglistenspielen, oder die eines anderen Spielers
command-stats = statistik
    .description = Die Spiele dieses Servers in Zahlen, oder die eines Spielers
command-import = importieren
    .description = Ein exportiertes Spiel ansehen
command-invite = einladen
    .description = Lade jemanden an einen deiner Tische ein, der noch nicht läuft
command-games = games
command-concede = concede
command-ping = ping
menu-invite = An einen Tisch einladen
menu-games = Gemeinsame Spiele
menu-follow = Diesem Tisch folgen
command-help = hilfe
    .description = Über Plaza: seine Befehle und dein erster Tisch
command-rules = regeln
    .description = In den Regeln eines Spiels nachschlagen
command-settings = einstellungen
    .description = Deine Sprache, Nachrichten, neue Tische, Klicks, Bilder, Zeitzone, Ruhezeit, Erinnerungen
command-data = daten
    .description = Alles, was Plaza über dich speichert, als Datei bekommen oder löschen
command-vacation = urlaub
    .description = Freie Tage, an denen deine Uhren stehen: planen, ansehen, früher beenden
command-server = server
    .description = Wo hier Tische eröffnet werden, von wem und mit welcher Bedenkzeit

argument-game = spiel
    .description = Welches Spiel
argument-players = spieler
    .description = Wie viele Plätze der Tisch hat
argument-options = optionen
    .description = Wie das Spiel eingerichtet wird
argument-private = privat
    .description = Nur Eingeladene können mitspielen
argument-table = tisch
    .description = Welcher Tisch; ohne Angabe der, an dem du spielst
argument-member = mitglied
    .description = Wessen Profil; ohne Angabe deins
argument-person = mitspieler
    .description = Wessen Spiele; ohne Angabe die dieses Servers
argument-player = person
    .description = Die Person, die du einlädst
argument-file = datei
    .description = Die Datei eines Spiels: Exportieren unter einer Wiederholung macht eine
argument-text = text
    .description = Deine Notiz (ohne Text liest du, was du notiert hast)
argument-term = begriff
    .description = Eine Karte, eine Regel oder ein Begriff zum Nachschlagen
argument-language = sprache
    .description = Die Sprache, in der Plaza mit dir spricht
argument-dm = nachrichten
    .description = Eine Direktnachricht, wenn du am Zug bist
argument-confirm = bestätigen
    .description = Immer erst bestätigen, auch was du zurücknehmen könntest
argument-end = beenden
    .description = Die Nummer eines laufenden Tisches, der enden soll, mit einem Grund
argument-reason = grund
    .description = Warum der Tisch endet: Alle dort lesen es
argument-theme = farben
    .description = Dunkel oder hell, für die Bilder, die nur du siehst
argument-large-text = große-schrift
    .description = Das Bild deiner Hand in großer Schrift
argument-zone = zeitzone
    .description = Eine große Stadt in deiner Zeitzone
argument-days = tage
    .description = Wie viele Tage; ohne Angabe siehst du deinen Urlaub
argument-what = was
    .description = Als Datei bekommen oder löschen
argument-start = beginn
    .description = Der erste Tag; ohne Angabe heute
argument-clock = bedenkzeit
    .description = Wie viel Zeit jeder hat: ein Name oder Stunden wie 48/12/96
argument-open = eröffnen
    .description = Eine neue Liga mit diesem Namen eröffnen; nur für Verwalter des Servers

choice-data-export = alles zuschicken
choice-data-delete = alles löschen
choice-language-auto = automatisch
choice-theme-dark = dunkel
choice-theme-light = hell
language-name = Deutsch


## Buttons

button-join = Mitspielen
button-leave = Verlassen
button-decline-invitation = Ablehnen
button-silence = { $name } stumm
button-mutetab = Tisch stumm
button-unmutetab = Stummschaltung aufheben
button-hear-all = Alle Stummschaltungen aufheben
button-hear = Stummschaltung aufheben
button-agree = Einverstanden
button-start = Start
button-add = Computer dazu
button-drop = Computer weg
button-manage = Verwalten
button-how = So geht’s
button-practise = Üben
button-begin = Start
button-learn = { $on ->
        [yes] { $game } fortsetzen
       *[no] { $game } lernen
    }
button-no-lessons = Keine Lektionen mehr
button-open = Tisch eröffnen
button-find = Mitspieler finden
button-find-add = Auch { $game }
button-find-change = Ändern
button-find-leave = Suche beenden
button-find-again = Noch einmal suchen
button-find-others = Andere Spiele
button-rare = Seltene Optionen ▶
button-return = ◀ Zurück
button-options = Optionen
button-invite = Einladen
button-call = Spieler rufen
button-cancel = Tisch absagen
button-rules = Regeln
button-move = Dein Zug
button-hand = Meine Hand
button-log = Verlauf
button-log-more = Verlauf ({ $count } weitere)
button-log-first = Anfang
button-log-earlier = ◀ Früher
button-log-later = Später ▶
button-log-newest = Neuestes
button-missed = Was habe ich verpasst?
button-replay = Wiederholung
button-tofirst = Anfang
button-back-step = ◀ Zurück
button-on-step = Weiter ▶
button-tolast = Ende
button-course = Punkte je Runde
button-turned = Wendepunkte
button-animate = Animation erstellen
button-showhere = Hier zeigen
button-share = Hier zeigen
button-export = Exportieren
button-more = Mehr
button-tables = Meine Tische
button-heretables = Auf diesem Server
button-over = Beendete Tische
button-rematch = Revanche
button-newer = ◀ Neuere
button-older = Ältere ▶
button-ask-others = Andere fragen
button-board-mine = In meiner Sprache
button-board = Spielplan
button-undo = Zurücknehmen
button-go-on = Weiter
button-scores = Punkte
button-rated = { $to ->
        [on] Für die Rangliste spielen
       *[off] Ohne Rangliste spielen
    }
button-autostart = { $to ->
        [off] Von Hand starten
       *[on] Bei vollem Tisch starten
    }
button-motion = { $to ->
        [off] Bilder stehen still
       *[on] Bilder bewegen
    }
button-reliable = { $to ->
        [off] Für alle Spieler offen
       *[on] Nur verlässliche Spieler
    }
button-hints = { $to ->
        [on] Tipps einschalten
       *[off] Tipps ausschalten
    }
button-better = ◀ Bessere
button-others = Weitere ▶
button-note = Meine Notiz
button-note-off = Notiz löschen
button-watch = Folgen
button-wish = { $wish ->
        [rounds] Jede Runde zeigen
        [daily] Jeden Tag eine Zeile
       *[end] Nur das Ende
    }
button-unwatch = Nicht mehr folgen
button-resign = Aufgeben
button-claim = Sieg annehmen
button-away = Ich bin weg
button-stand-in = Computer für mich spielen lassen
button-remlater = In 3 Stunden
button-remday = Morgen
button-remmute = Nicht für diesen Tisch
button-am-back = Ich bin zurück
button-offer = Platz anbieten
button-to-anybody = Allen anbieten
button-withdraw = Angebot zurückziehen
button-take-seat = Platz übernehmen
button-ask-leave = Die anderen fragen
button-missing = Jemand fehlt
button-end-table = Tisch beenden
button-end = Beenden
button-data-export = Alles zuschicken
button-data-delete = Alles löschen …
button-data-sure = Weiter
button-data-gone = Jetzt löschen
button-propose-end = Ende vorschlagen
button-ask-undo = Um Zurücknehmen bitten
button-propose-undo = Alle fragen
button-clock = Bedenkzeit ändern
button-help = Hilfe
button-plan = Vorausplanen
button-plan-some = Vorausplanen ({ $count })
button-hint = Tipp
button-plans = ◀ Pläne
button-plan-nothing = Verzichten
button-plan-remove = Plan löschen
button-autopass = Für mich passen
button-autopass-not = Weiter fragen
button-autopass-end = Wieder fragen
button-refresh = Aktualisieren
button-next = Nächster Tisch
button-confirm = Bestätigen
button-clear = Auswahl leeren
button-decline = Verzichten
button-all-but = Alle außer { $option }
button-sum = { $sum } dazu{ $count ->
        [one] { "" }
       *[other] {" "}({ $total })
    }
button-newtables = Neue Tische
button-fewer = Weniger Nachrichten
button-settings = Einstellungen
button-zone = Zeitzone
button-vacations = Urlaub
button-end-vacation = Urlaub beenden
button-everybody = Alle
button-managers = Nur Verwalter
button-table = Zum Tisch
button-back = ◀ { $page }/{ $pages }
button-on = { $page }/{ $pages } ▶


## Which game

game-which = Welches Spiel soll es sein?
practise-how = Wie viele spielen mit, und wie stark sind die Computer?
practise-players = Du + { $computers ->
        [one] 1 Computer
       *[other] { $computers } Computer
    }
practise-level = Stufe: { $level }
game-alone = Mit anderen spielst du auf einem Server mit Plaza. Hier kannst du gegen Computer üben oder ein Spiel lernen.
game-placeholder = Wähle ein Spiel …
learn-why = Neu in einem Spiel? Ein erstes Spiel gegen leichte Computer erklärt dir jede Art von Frage beim ersten Mal.
learn-again = Lektionen findest du wieder unter **Hilfe** oder **Regeln**.
game-players = { $least }–{ $most } Personen


## The lobby

lobby-lobby = { $seats } von { $capacity } Plätzen besetzt.{ $door ->
        [closed] {""}
        [invited] {" "}Eingeladene kommen mit einem Klick dazu.
       *[open] {" "}Mit einem Klick bist du dabei.
    }
lobby-begun = **{ $table }** hat begonnen: { $names }
lobby-running = Das Spiel an diesem Tisch hat begonnen. Viel Spaß!
lobby-finished = Dieses Spiel ist zu Ende.
lobby-cancelled = Dieser Tisch wurde abgesagt.
lobby-missing = { $missing ->
        [0] { $opener } kann das Spiel starten.
        [one] Zum Start fehlt noch 1 Mitspieler.
       *[other] Zum Start fehlen noch { $missing } Mitspieler.
    }
lobby-kept = { $names }, noch ein Spiel? { $count ->
        [one] Dein Platz ist reserviert, bis du dich setzt oder **Verlassen** drückst.
       *[other] Eure Plätze sind reserviert, bis ihr euch setzt oder **Verlassen** drückt.
    }
lobby-again = { $name } möchte noch einmal spielen. Dein Platz ist reserviert.
lobby-guests = Eingeladen: { $names }. Zum Mitspielen auf **Mitspielen** drücken.
lobby-changed = { $names }: Bitte **Einverstanden** oder **Verlassen** drücken. Das Spiel beginnt, sobald alle mit den Änderungen einverstanden sind:
    { $changes }
rated-title = Für die Rangliste
rated-on = ja
rated-off = nein
lobby-unrated = Dieses Spiel zählt nicht für die Rangliste.
lobby-autostart = Das Spiel beginnt, sobald alle Plätze besetzt sind.
lobby-reliable = Für Spieler, die in mindestens { $asked } % ihrer Spiele bis zum Ende bleiben. Mit weniger als { $least } Spielen bist du auch willkommen.
hints-title = Tipps
hints-on = an
hints-off = aus
hints-why = **Tipp** zeigt dir die Züge mit der besten Gewinnchance. Nur du siehst sie. Spiele mit Tipps zählen nicht für die Rangliste.
lobby-ends = { $names }: Dieser Tisch ist seit Tagen offen. Er endet { $when }, wenn das Spiel nicht vorher beginnt.
clock-title = Bedenkzeit
redraws-title = Nach gemeinsamem Zurücknehmen
redraws-why = Nehmt ihr gemeinsam Züge zurück, kommen danach neue Karten und Würfe oder dieselben wie zuvor.
redraws-anew = Neue Karten und Würfe
redraws-same = Dieselben Karten und Würfe
clock-relaxed = gemütlich
clock-normal = normal
clock-fast = schnell
clock-brief = { $bank } Bedenkzeit
clock-brief-none = ohne Zeitlimit
clock-none = Kein Zeitlimit.
clock-line = Alle beginnen mit { $bank }{ $more ->
        [yes] {", "}dazu { $increment } mit jedem Zug, höchstens { $cap }.
       *[no] {" "}und bekommen nichts dazu.
    }
span-days = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
span-minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
span-hours = { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
seat-computer = { $name } ({ $level })
seat-resigned = { $name } (hat aufgegeben; ein Computer spielt weiter)
seat-given-up = { $name } hat aufgegeben: Ein Computer spielt weiter, { $name } landet auf dem letzten Rang.
seat-stand-in = { $name } ist weg; bis zur Rückkehr spielt ein Computer.
seat-take = Platz von { $name } übernehmen
seat-offered = { $to ->
        [guest] Der Platz von { $name } ist für { $guest } frei.
        [invited] Der Platz von { $name } ist frei: Eingeladene können ihn übernehmen und von hier an weiterspielen.
       *[anybody] Der Platz von { $name } ist frei: Alle können ihn übernehmen und von hier an weiterspielen.
    }
level-random = zufällig
level-easy = leicht
level-greedy = normal
level-hard = schwer
level-expert = Experte
level-unknown = unbekannte Stufe, spielt wie normal
level-note-easy = Wie normal, übersieht aber oft den besten Zug.
level-note-greedy = Spielt solide.
level-note-hard = Denkt einen Moment voraus.
level-note-expert = Denkt weiter voraus und braucht dafür einige Sekunden.
level-which = Computer anderer Stufe …
level-change = Stufe ändern …
level-of = { $name }: { $level }


## The public posts of a game

board-seated = An diesem Tisch: { $names }
board-waiting = { $count ->
        [0] Niemand ist am Zug.
       *[other] Am Zug: { $names }
    }
# Was ein Spiel zählt; eines, das es anders nennt, hat den Schlüssel auch.
count-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
final-line = **{ $rank }.** { $name }{ $scored ->
        [none] {""}
       *[points] : { $scored }
    }{ $resigned ->
        [yes] {" "}(aufgegeben, daher Letzter)
       *[no] {""}
    }
final-winners = { $count ->
        [one] **{ $names }** gewinnt: { $scored }.
       *[other] **{ $names }** gewinnen: { $scored }.
    }
final-rated = Dieses Spiel zählt für die Rangliste. Wer gegangen ist, ist dort Letzter.
final-called_off = Dieses Spiel zählt nicht für die Rangliste: Zu wenige haben in 2 Runden geantwortet, bevor die anderen gingen.
final-often = Dieses Spiel zählt nicht für die Rangliste: Zwei von euch hatten in 30 Tagen schon 2 Spiele, die endeten, weil alle anderen gingen.
ended-players = Die Spieler haben diesen Tisch vorzeitig beendet. Es gibt keine Platzierung.
ended-alone = Dieses Spiel wurde vorzeitig beendet.
ended-won = Aufgegeben: { $gone }. **{ $name } gewinnt.**
ended-called_off = { $gone } hat aufgegeben, bevor beide 2 Runden gespielt hatten. Das Spiel ist abgebrochen: Es gibt keine Platzierung.
ended-put-aside = Beiseitegelegt: Hier wurde lange nicht gespielt. Mit **Weiter** geht das Spiel weiter.
ended-managers = Von Verwaltern dieses Servers beendet: „{ $reason }“ Es gibt keine Platzierung.
ended-judged = Letzter Tag der Saison: Computer haben das Spiel 100-mal zu Ende gespielt, und für die Liga zählt der Durchschnitt. Es gibt keine Platzierung.
board-ends = { $names }: Hier wurde lange nicht gespielt. Dieser Tisch wird { $when } beiseitegelegt, wenn niemand zieht oder **Weiter** drückt.
result-place = { $rank ->
        [1] { $shared ->
                [yes] Du teilst dir Platz 1: { $scored }.
               *[no] Du hast gewonnen: { $scored }.
            }
       *[other] Platz { $rank } von { $of }: { $scored }.
    }
result-resigned = Du hast aufgegeben: Platz { $rank } von { $of }.
result-rating = Rangliste: { $points } ({ $change })
result-won = Du hast gewonnen. Aufgegeben: { $gone }.
result-vote-abort = { $own ->
        [yes] Du wolltest
       *[no] { $name } wollte
    } das Spiel beenden, { $count } von { $voters } waren dafür. Es gibt keine Platzierung.
result-vote-overtime = { $own ->
        [yes] Der Tisch wartete auf dich.
       *[no] Der Tisch wartete auf { $name }.
    } Für das Ende: { $count } von { $voters }. Es gibt keine Platzierung.
decided = Der Unterschied zwischen **{ $name }** und { $other }: { $lines }.
decided-but = Für { $other } sprach: { $lines }. Das reichte nicht.
decided-tie = Gleich viele Punkte. **{ $name }** vor { $other }: { $lines }.
decided-left = Alle anderen haben aufgegeben.
decided-line = { $line } ({ $more } zu { $less })


## The private panel

panel-picked = { $exact ->
        [yes] { $count } von { $most } gewählt: { $options }
       *[no] { $count } gewählt ({ $least ->
                [0] bis zu { $most }
                [1] bis zu { $most }
               *[other] { $least } bis { $most }
            }): { $options }
    }
panel-total = { $state ->
        [free] Gewählt: { $total } zusammen
        [enough] { $total }: genug.
       *[short] { $total } von { $floor }: noch nicht genug.
    }
panel-placeholder = { $most ->
        [one] Wähle { $counted } oder nichts
       *[other] { $least ->
                [0] Wähle bis zu { $counted }
               *[other] Wähle { $least } bis { $counted }
            }
    }
panel-placeholder-exact = Wähle { $counted }
panel-these = { $count } davon
panel-waiting = { $count ->
        [0] Es gibt gerade nichts zu entscheiden.
       *[other] Gerade nichts zu tun. Am Zug: { $names }
    }
panel-spectator = { $count ->
        [0] Du siehst zu.
       *[other] Du siehst zu. Am Zug: { $names }
    }
answer-done = { $did ->
        [declined] verzichtet
       *[chosen] **{ $options }** gewählt
    }
panel-done = Du hast { $done }.
panel-done-by-plan = Dein Plan hat { $done }.
panel-plan-answered = Dein Plan hat geantwortet: { $questions }
panel-plan-due = Dein Plan antwortet hier bald, wenn du nicht zuerst antwortest.
panel-settling = Weiter geht es { $left }. Noch kannst du zurücknehmen; **Weiter** überspringt die Wartezeit.
panel-finished = Dieses Spiel ist zu Ende. Danke fürs Mitspielen!
panel-away = Hier spielt ein Computer für dich. Mit **Ich bin zurück** spielst du selbst weiter.
panel-claim = Alle anderen haben aufgegeben. Du kannst den Sieg annehmen oder weiterspielen.
time-line = { $name }: { $facts }
time-until = Zeit bis { $at } ({ $left })
time-left = deine Zeit endet { $left }
time-over = Zeit abgelaufen, also stimmen die anderen ab
time-late = { $known ->
        [no] Zeit abgelaufen
       *[yes] Zeit abgelaufen: Ein Computer spielt { $left }
    }
time-voted-on = die anderen stimmen ab, wie es weitergeht
time-off = abwesend bis { $at }
time-stalled = der Tisch ruht, denn meine Erinnerungen blieben ohne Antwort. Unter **Mehr** entscheiden die anderen, wie es weitergeht
time-stalled-alone = der Tisch ruht, denn meine Erinnerungen blieben ohne Antwort
panel-help-numbers = Die Nummern sind die im Bild.
panel-help-confirm = Vor **Bestätigen** geschieht nichts.
panel-help-at-once = Ein Klick genügt; nur was sich nicht zurücknehmen lässt, bestätigst du (`/einstellungen`: alles).
panel-help-decline = Mit **Verzichten** wählst du nichts.
panel-help-undo = **Zurücknehmen** geht, bis dein Zug etwas aufdeckt oder eine Antwort bekommt; haben nur Computer mit dir gespielt, immer.
panel-help-plan = Mit **Vorausplanen** antwortest du, bevor du gefragt wirst. Das sieht außer dir niemand.
panel-help-hint = **Tipp** zeigt die Züge mit der besten Gewinnchance; niemand sonst erfährt, dass du gefragt hast.
panel-help-waiting = Du hast gerade nichts zu entscheiden. **Aktualisieren** zeigt den Tisch, wie er jetzt ist.
panel-help-away = Ein Computer spielt hier für dich. Mit **Ich bin zurück** bekommst du den Platz jederzeit wieder.
panel-help-spectator = Du siehst zu, also zeigt das Bild, was alle wissen. **Aktualisieren** zeigt den Tisch, wie er jetzt ist.
panel-help-over = Das Spiel ist zu Ende, es gibt nichts mehr zu entscheiden.
panel-help-rules = `/regeln` erklärt jede Karte.
hint-title = Tipp
hint-best = Das Beste zuerst:
hint-equal = Kein Zug sticht heraus. Diese sind etwa gleich gut: Gewinnchance { $share }{"\u00A0"}%.{ $later ->
        [yes] {" "}Der Unterschied kommt erst später.
       *[no] {""}
    }
hint-nearly = Du liegst weit vorn: Jeder dieser Züge hat { $share }{"\u00A0"}% Gewinnchance. Die meisten Punkte zuerst:
hint-shared = Alle enthalten **{ $options }** und dazu:
hint-answer = { $did ->
        [declined] Verzichten
       *[chosen] { $options }
    }
hint-worth = Gewinnchance { $share }{"\u00A0"}%
hint-as-good = etwa gleich gut
hint-more = mehr
hint-less = weniger
hint-about = etwa { $what }
hint-for = { $what } für { $name }
hint-own = { $what } für dich
hint-than = als { $beside ->
        [next] mit dem Zug darunter
       *[first] mit dem obersten
    }
hint-differs = { $told ->
        [mainaside] { $when ->
            [later] diese Runde { $aside } { $than }, aber eine Runde später { $main }.
           *[now] diese Runde { $main } { $than }, aber { $aside }.
        }
        [main] { $when ->
            [later] nach der nächsten Runde
           *[now] diese Runde
        } { $main } { $than }.
        [aside] diese Runde { $aside } { $than }{ $equal ->
            [yes] .
           *[no] { $beside ->
                [next] , zahlt sich aber später aus.
               *[first] , der sich später auszahlt.
            }
        }
       *[none] { $equal ->
            [yes] Etwa gleich gut; der Unterschied kommt erst später.
           *[no] Der Unterschied zeigt sich erst später im Spiel.
        }
    }
hint-how = Eine Schätzung: Computer haben nach jeder Möglichkeit viele Male weitergespielt, mit zufällig verteilten verdeckten Karten, und nach der Runde gezählt. Niemand sonst erfährt, dass du gefragt hast.
scores-hidden = **{ $name }**: bis zum Ende verdeckt
data-title = Deine Daten
data-what = Plaza speichert deine Einstellungen, die Tische, an denen du sitzt, und was du dort gewählt hast. Du kannst alles als Datei bekommen oder löschen. Was gespeichert wird, wozu und wie lange, steht im Datenschutzhinweis des Projekts.
data-exported = Alles, was Plaza über dich speichert:
data-delete-title = Alles über dich löschen?
data-delete-what = { $count ->
        [0] Du spielst gerade an keinem Tisch.
        [one] Du gibst an dem Tisch auf, an dem du spielst: Ein Computer spielt weiter, oder das Spiel endet.
       *[other] Du gibst an den { $count } Tischen auf, an denen du spielst: Computer spielen weiter, oder das Spiel endet.
    } Du verlässt alle offenen Tische. Deine Einstellungen, Urlaube und Einladungen werden gelöscht. Beendete Tische bleiben für die anderen, mit einem Platz ohne Namen. Nachrichten, die schon in Discord stehen, bleiben dort.
data-delete-sure = Wirklich alles löschen? Das lässt sich nicht rückgängig machen.
person-forgotten = Jemand
more-seated = **Zurücknehmen** macht deinen letzten Zug rückgängig, bis er etwas Neues aufdeckt oder beantwortet ist.
more-away = Mit **Ich bin weg** spielt ein Computer für dich, bis du zurück bist.{ $league ->
        [yes] {""}
       *[no] {" "}Mit **Platz anbieten** kann ein anderer deinen Platz übernehmen.
    }{ $leaving ->
        [loses] {" "}**Aufgeben** beendet das Spiel: Die andere Person gewinnt.
        [calls_off] {" "}**Aufgeben** bricht das Spiel ab, solange ihr nicht beide 2 Runden gespielt habt.
        [claims] {" "}Alle anderen haben aufgegeben: **Sieg annehmen** oder weiterspielen.
        [ends] {""}
       *[resigns] {" "}Mit **Aufgeben** räumst du deinen Platz für immer: Ein Computer spielt weiter, und du landest auf dem letzten Rang.
    }
more-solo = { $here ->
        [yes] Dieses Spiel siehst nur du. Mit **Hier zeigen** können alle in diesem Kanal zusehen.
       *[no] Dieses Spiel siehst nur du. Um es zu zeigen, tippe `/hierher` in einen Serverkanal.
    }
more-alone = Du spielst nur gegen Computer, also kannst du das Spiel sofort beenden, ohne Abstimmung.
more-votes = Ihr stimmt alle ab über das Ende des Tisches, eine andere Bedenkzeit, fehlende Mitspieler und Züge, die du allein nicht mehr zurücknehmen kannst.
more-league = Das ist ein Ligatisch: keine Abstimmungen, keine Tipps, und Plätze lassen sich nicht anbieten. Ist die Zeit eines Spielers seit einem Tag um, spielt ein Computer, bis er zurück ist.
plan-how = Antworte im Voraus. Gespielt wird deine erste Möglichkeit, die dann erlaubt ist; geht keine, wirst du gefragt. Deine Pläne siehst nur du.
plan-no-dms = Du nimmst keine Direktnachrichten an. Führt die Antwort eines Plans zu einer weiteren Frage, erfährst du davon mit deiner nächsten Erinnerung oder wenn du nachsiehst. Ein öffentlicher Hinweis würde deinen Plan verraten.
plan-pass = { $passes ->
        [yes] - Kannst du nur passen, passt Plaza für dich, in allen deinen Partien { $game }.
       *[no] - Kannst du nur passen, wirst du trotzdem gefragt.
    }
plan-pass-offer = Du kannst nur passen. **Für mich passen** tut das jetzt und künftig bei { $game } nach einer Weile, damit es niemand merkt.
plan-which = Was möchtest du planen?
plan-made = geplant
plan-nothing = Gerade lässt sich nichts planen.
plan-while-asked = Du wirst gerade gefragt. Antworte zuerst, dann kannst du wieder planen.
plan-rank = { $further ->
        [yes] Und sonst?
       *[no] Was würdest du wählen?
    }
plan-value = Wähle, bis wohin
plan-not-offered = etwas, das es gerade nicht gibt
plan-lasts-once = Einmal
plan-lasts-auction = Bis zum Ende des Bietens
plan-lasts-round = Bis zum Ende dieser Runde
plan-lasts-standing = Jedes Mal, bis du es änderst
plan-pace-later = Antwortet nach einer Weile
    .note = Als wärst du gekommen und hättest gespielt: Niemand merkt etwas.
plan-pace-at-once = Antwortet sofort
    .note = Am Tempo merken die anderen, dass du geplant hast.
plan-cancel = Was soll diesen Plan vorzeitig beenden?
plan-cancelled = Endet, wenn: { $surprises }
plan-surprise-lead = du nicht mehr führst
plan-surprise-of = { $what } (nur { $name })
plan-ended = { $why ->
        [vain] Dein Plan für **{ $question }** ist beendet: Nichts davon ging, als du gefragt wurdest.
        [auction] Dein Plan für **{ $question }** ist beendet: Das Bieten ist vorbei.
        [round] Dein Plan für **{ $question }** ist beendet: Seine Runde ist vorbei.
        [surprised] Dein Plan für **{ $question }** ist beendet: Dein Abbruchgrund ist eingetreten.
       *[undone] Dein Plan für **{ $question }** ist beendet: Seine Wahl wurde zurückgenommen.
    }
options-language = Sprache der Beiträge
options-language-why = Deine Ansichten und Nachrichten bleiben in deiner Sprache. **Mehr** zeigt allen den Spielplan in ihrer.
options-motion = Bewegte Bilder
options-motion-why = Ein entscheidender Zug wird einmal als Bewegung gezeigt. Beiträge stehen still, wenn jemand am Tisch unter `/einstellungen` weniger Bewegung gewählt hat.
options-agree = Nach einer Änderung müssen die anderen am Tisch einverstanden sein, bevor das Spiel beginnt.
options-which = Optionen von Tisch { $table }: Ändern kann sie nur der Gastgeber.
manage-others = { $opener } ist Gastgeber dieses Tisches. Der Gastgeber legt die Optionen fest, holt Computer dazu und startet das Spiel.
invite-where = An welchen Tisch möchtest du { $name } einladen?
invite-whom = Wen möchtest du an Tisch { $table } einladen?
resign-resigns = Wirklich aufgeben? Ein Computer der Stufe Normal spielt auf deinem Platz weiter, und du landest auf dem letzten Rang. Das lässt sich nicht zurücknehmen.
resign-loses = Wirklich aufgeben? Das Spiel endet, und die andere Person gewinnt. Das lässt sich nicht zurücknehmen.
resign-calls_off = Wirklich aufgeben? Ihr habt noch nicht beide 2 Runden gespielt, also wird das Spiel abgebrochen: kein Sieg, keine Platzierung. Das lässt sich nicht zurücknehmen.
resign-claims = Alle anderen haben aufgegeben. Nimm den Sieg jetzt an, oder spiel gegen die Computer weiter. Nimmst du ihn an, ist das Spiel endgültig zu Ende.
league-absent = -# In der Liga bekommst du hier 0 Punkte, wenn du aufgibst oder Computer mehr als ein Viertel deiner Züge machen.
away-sure = Hier spielt ein Computer der Stufe Normal für dich, bis du unter **Mehr** oder mit `/hand` auf **Ich bin zurück** drückst. Bist du gerade am Zug, zieht er sofort. Platz, Karten und Rang bleiben dir.
    -# Fehlst du an allen Tischen? Mit `/urlaub` stehen deine Uhren, und niemand spielt für dich.
offer-own = Wer soll deinen Platz bekommen? Er bleibt deiner, bis ihn jemand samt deinen Karten endgültig übernimmt. Dein nächster Zug beendet das Angebot.
offer-of = Wer soll den Platz von { $name } bekommen? Ihr stimmt alle darüber ab, und deine Stimme ist Ja.
offer-of-alone = Wer soll den Platz von { $name } bekommen? Außer dir hat hier niemand einen Platz, also entscheidest du allein.
offer-placeholder = Anbieten für …
offer-other = Oder den Platz anbieten von …
held-seat = Du hast diesen Platz vor weniger als einem Tag übernommen. Aufgeben oder anbieten kannst du ihn { $until }. Vorher müssen die anderen zustimmen: Du kannst sie abstimmen lassen.
missing-whom = Wer lässt den Tisch warten? Die anderen stimmen darüber ab, wie es weitergeht.
missing-nobody = Niemand hat die Bedenkzeit aufgebraucht oder den Tisch lange genug warten lassen.
missing-placeholder = Wer fehlt?
end-sure = Vorschlagen, diesen Tisch vorzeitig zu beenden? Stimmt mehr als die Hälfte zu, ist er zu Ende, ohne Platzierung.
end-sure-alone = Dieses Spiel jetzt beenden? Es lässt sich nicht wieder aufnehmen.
end-sure-left = Diesen Tisch jetzt beenden? Alle anderen haben aufgegeben, also ist er sofort zu Ende, ohne Platzierung.
undo-what = Das würde zurückgenommen:
undo-more = { $count ->
        [one] (und 1 Zeile davor)
       *[other] (und { $count } Zeilen davor)
    }
undo-revealed = { $line } *(aufgedeckt)*
undo-sure = Das alles zurücknehmen? Alle am Tisch müssen zustimmen; ein einziges Nein genügt, und alles bleibt. { $anew ->
        [yes] Danach kommen neue Karten und Würfe.
       *[no] Danach kommen dieselben Karten und Würfe.
    }
clock-now = Welche Bedenkzeit schlägst du vor? Jetzt gilt: { $clock } Stimmt mehr als die Hälfte zu, gilt die neue sofort, und alle haben wieder volle Bedenkzeit.


## Abstimmungen: vote-<Antwort> beschriftet einen Knopf, vote-does-… sagt, was sie täte, vote-done-… was herauskam

vote-title = Abstimmung
vote-about-overtime = { $called ->
        [yes] { $caller } fragt: { $name } lässt den Tisch warten (gefragt { $since }). Wie geht es weiter?
       *[no] { $name } hat keine Bedenkzeit mehr (gefragt { $since }). Wie geht es weiter?
    }
vote-about-abort = { $caller } schlägt vor, diesen Tisch vorzeitig zu beenden.
vote-about-clock = { $caller } schlägt eine andere Bedenkzeit vor: { $clock }.
vote-about-offer = { $to ->
        [guest] { $caller } schlägt vor, { $guest } den Platz von { $name } anzubieten.
        [invited] { $caller } schlägt vor, den Platz von { $name } allen Eingeladenen anzubieten.
       *[anybody] { $caller } schlägt vor, den Platz von { $name } allen anzubieten.
    }
vote-about-undo = { $caller } bittet alle, einen Zug und alles danach zurückzunehmen.
vote-about-leave = { $name } hat vor weniger als einem Tag einen Platz übernommen und möchte ihn wieder verlassen.
vote-about-place = { $caller } möchte diesen Tisch in { $place } zeigen. Nicht alle von euch sehen diesen Kanal, oder mehr Leute als jetzt.
vote-yes = Ja
vote-no = Nein
vote-wait = Warten
vote-move = Computer zieht einmal
vote-computer = Computer übernimmt
vote-substitute = Ersatz suchen
vote-abort = Tisch beenden
vote-does-wait = { $limit ->
        [yes] { $name } bekommt mehr Zeit, mindestens einen Tag.
       *[no] Ihr wartet weiter auf { $name }.
    }
vote-does-move = Ein Computer der Stufe Normal macht diesen einen Zug für { $name }; danach spielt { $name } selbst weiter.
vote-does-computer = Ein Computer der Stufe Normal spielt, bis { $name } zurück ist.
vote-does-substitute = { $to ->
        [invited] Eingeladene können den Platz übernehmen.
       *[anybody] Alle können den Platz übernehmen.
    } Bis dahin bleibt er bei { $name }{ $limit ->
        [yes] {", "}mit mindestens einem Tag mehr Zeit.
       *[no] .
    }
vote-does-abort = Der Tisch ist zu Ende, ohne Platzierung.
vote-does-go-on = Ihr spielt weiter.
vote-does-new-clock = { $clock }{ $limit ->
        [yes] {" "}Ihr habt alle wieder volle Bedenkzeit.
       *[no] {""}
    }
vote-does-same-clock = Die Bedenkzeit bleibt, wie sie ist.
vote-does-offer = { $to ->
        [guest] { $guest } kann den Platz samt seinen Karten übernehmen.
        [invited] Eingeladene können den Platz samt seinen Karten übernehmen.
       *[anybody] Alle können den Platz samt seinen Karten übernehmen.
    }
vote-does-no-offer = Der Platz bleibt, wie er ist.
vote-does-let-go = { $name } kann den Platz aufgeben oder einem anderen Spieler anbieten.
vote-does-stay = { $name } bleibt, bis ein Tag vergangen ist.
vote-does-take-back = Die Züge werden zurückgenommen, und ihr spielt von dort weiter. { $anew ->
        [yes] Danach kommen neue Karten und Würfe.
       *[no] Danach kommen dieselben Karten und Würfe.
    }
vote-does-let-stand = Alles bleibt, wie es ist.
vote-does-show-there = Der Tisch wird von da an in { $place } gezeigt.
vote-does-show-here = Der Tisch bleibt hier.
vote-missing = { $count ->
        [0] Alle haben abgestimmt. Du kannst deine Stimme noch ändern.
       *[other] Noch nicht abgestimmt: { $names }
    }
vote-until = Offen bis { $at } ({ $left }).
vote-rule-seat = Die Mehrheit aller Stimmberechtigten entscheidet sofort. Läuft die Zeit ab, gewinnen die meisten Stimmen; Gleichstand oder keine Stimme heißt warten. Nur eine Mehrheit beendet den Tisch. Ein Zug dieser Person beendet die Abstimmung.
vote-rule-proposal = Angenommen ist das, sobald mehr als die Hälfte aller Stimmberechtigten Ja sagt. Abgelehnt ist es, wenn das nicht mehr geht oder die Zeit abläuft.
vote-rule-all = Angenommen ist das, sobald alle Ja gesagt haben. Ein Nein beendet die Abstimmung, und ebenso jeder Zug, den alle sehen können.
vote-rule-everybody = Angenommen ist das, sobald alle Ja gesagt haben. Ein Nein beendet die Abstimmung.
vote-done-moot = Beendet: Es gibt nichts mehr zu entscheiden.
vote-done-wait = Entschieden: Ihr wartet. { $name } hat mehr Zeit.
vote-done-move = Entschieden: Der Computer hat einmal für { $name } gezogen.
vote-done-computer = Entschieden: Ein Computer spielt, bis { $name } zurück ist.
vote-done-substitute = Entschieden: Der Platz von { $name } ist frei für alle{ $to ->
        [invited] {" "}Eingeladenen.
       *[anybody] .
    }
vote-done-abort = Entschieden: Der Tisch ist zu Ende.
vote-done-go-on = Abgelehnt: Ihr spielt weiter.
vote-done-new-clock = Entschieden: Jetzt gilt die Bedenkzeit „{ $clock }“.
vote-done-same-clock = Abgelehnt: Die Bedenkzeit bleibt, wie sie ist.
vote-done-offer = { $to ->
        [guest] Entschieden: Der Platz von { $name } ist für { $guest } frei.
        [invited] Entschieden: Der Platz von { $name } ist frei für alle Eingeladenen.
       *[anybody] Entschieden: Der Platz von { $name } ist frei für alle.
    }
vote-done-no-offer = Abgelehnt: Der Platz von { $name } wird nicht angeboten.
vote-done-let-go = Entschieden: { $name } darf den Platz verlassen.
vote-done-stay = Abgelehnt: { $name } bleibt, bis ein Tag vergangen ist.
vote-done-take-back = Alle haben zugestimmt: Die Züge sind zurückgenommen.
vote-done-let-stand = Abgelehnt: Alles bleibt, wie es ist.
vote-done-show-there = Alle sind einverstanden: Der Tisch wird in { $place } gezeigt.
vote-done-show-here = Abgelehnt: Der Tisch bleibt, wo er ist.


## Short confirmations

done-muted = { $table } ist stumm: keine Hinweise, keine Erinnerungen. Wird deine Zeit knapp, ist sie um oder endet das Spiel, erfährst du es.
done-unmuted = { $table }: Du wirst wieder über deine Züge benachrichtigt.
done-follow = Du folgst { $table }.
done-invite = Eingeladen: { $name }.
done-call = Der Ruf ist raus. Jeder Tisch hat nur einen.
done-joined = Du bist dabei: { $table }. Du wirst benachrichtigt, wenn du am Zug bist.
done-declined = Einladung abgelehnt: { $table }.
done-silenced = { $name } ist stummgeschaltet: keine Einladungen mehr.
done-heard = { $table }: Du bekommst wieder Einladungen von dieser Person.
done-resign = Du hast aufgegeben. Ein Computer spielt auf deinem Platz weiter.
done-away = Jetzt spielt ein Computer für dich.
done-go-on = Das Spiel geht weiter.
done-later = Die nächste Erinnerung kommt { $at }.
done-mute = Keine Erinnerung mehr an diesen Tisch bis nach deinem Zug. Warnungen wegen deiner Zeit kommen trotzdem.
done-back = Willkommen zurück! Der Platz ist wieder deiner.
done-offer = { $to ->
        [guest] Der Platz ist für { $name } frei und lässt sich im Beitrag des Tisches übernehmen.
        [invited] Der Platz ist frei: Eingeladene können ihn im Beitrag des Tisches übernehmen.
       *[anybody] Der Platz ist frei: Alle können ihn im Beitrag des Tisches übernehmen.
    }
done-withdraw = Das Angebot ist zurückgezogen.
done-take-seat = Der Platz ist deiner. Viel Spaß!
done-called = Die anderen werden in einem Beitrag am Tisch gefragt.
done-vote = Deine Stimme: **{ $answer }**. Du kannst sie ändern, bis die Abstimmung endet.
done-here = Tisch { $table } wird von jetzt an hier gezeigt.
done-undo = Zurückgenommen. Wähle noch einmal.
done-autopass = { $always ->
        [yes] Ab jetzt passt Plaza bei { $game } für dich, wenn du nichts anderes tun kannst: nach einer Weile, damit es niemand merkt.
       *[no] Bei { $game } wirst du gefragt, auch wenn du nur passen kannst. Das änderst du unter **Vorausplanen**.
    }
done-no-lessons = In diesem Spiel kommen keine Lektionen mehr. **Hilfe** erklärt dir eine Frage, wann immer du willst.
done-share = Jetzt sehen alle hier die Animation.
done-data-export = Alles, was über dich gespeichert ist, steht in einer Direktnachricht an dich.
done-data-delete = Alles über dich ist gelöscht. Wenn du eines Tages zurückkommst, fängst du neu an.
done-join = Du bist dabei: { $table }. Das Spiel beginnt, sobald { $by ->
        [itself] alle Plätze besetzt sind.
       *[opener] { $opener } es startet.
    }
done-leave = Du hast { $table } verlassen.
done-start = Das Spiel an Tisch { $table } hat begonnen. Viel Spaß!
done-open = Tisch { $table } für { $game } ist offen.


## Mitspieler finden

find-title = Mitspieler finden
find-how = Wähle alles, was dir recht ist: Je mehr, desto eher spielst du. Ein voller Tisch beginnt sofort.
find-games = Spiele
find-seats = Spieler
find-clocks = Bedenkzeiten
find-days = Wie lange suchen
find-players = { $count } Spieler
find-waiting = Du suchst Mitspieler
find-times = Dein Spiel beginnt, sobald ein Tisch voll ist. Sonst öffnet { $half } ein Tisch mit dir, an den sich alle setzen können. Deine Suche endet { $until }.
find-until = Dein Spiel beginnt, sobald ein Tisch voll ist. Deine Suche endet { $until }.
find-wish = { $games } · { $seats } Spieler · { $clocks }
find-count = Zurzeit suchen, mit dir: { $each }
find-count-game = { $game } { $count }
find-full = Dieser Server hat so viele Tische, wie er haben darf. Deiner öffnet, wenn ein anderer endet.
find-sooner = { $count ->
        [one] 1 Spieler möchte { $game } spielen.
       *[other] { $count } Spieler möchten { $game } spielen.
    }
find-got = { $state ->
        [lobby] Du sitzt an Tisch { $table }, { $game }: { $seats } von { $capacity } Plätzen sind besetzt. Ist er voll, beginnt das Spiel.
       *[running] Das Spiel an Tisch { $table }, { $game }, hat begonnen. Viel Spaß!
    }
find-left = Deine Suche ist beendet.
find-over = Diesmal hat es nicht geklappt: In { $place } wurde { $time } lang kein Tisch voll ({ $games }).


## The answers of the commands

tables-mine = { $count ->
        [0] Du sitzt an keinem Tisch. `/spielen` eröffnet einen.
        [one] Dein Tisch:
       *[other] Deine { $count } Tische:
    }
tables-open = { $count ->
        [0] Hier gibt es keinen offenen Tisch.
        [one] Ein offener Tisch hier:
       *[other] { $count } offene Tische hier:
    }
tables-line = { $table }: { $state ->
        [yours] **du bist am Zug**
        [lobby] { $seats } von { $capacity } Plätzen besetzt
        [finished] zu Ende
        [cancelled] abgesagt
        [aborted] vorzeitig beendet
       *[running] { $names } am Zug
    }
tables-since = gefragt { $since }
tables-aside = Tisch { $table } ist gesperrt: Daten unlesbar. Melde es dem Betreiber dieses Bots (Fehler { $id }).
tables-here = { $count ->
        [0] Keine offenen oder laufenden Tische auf diesem Server.
        [one] 1 Tisch auf diesem Server
       *[other] { $count } Tische auf diesem Server
    }
tables-all-games = Alle Spiele
page-open = Offene Tische
page-running = Laufende Tische
page-results = Letzte Ergebnisse
tables-over = { $count ->
        [0] Noch kein Spiel ist zu Ende.
       *[other] Deine beendeten Tische, der neueste zuerst:
    }
tables-with = { $count ->
        [0] Noch keine Spiele mit { $name }.
       *[other] Deine Spiele mit { $name }:
    }
tables-ended = { $table }: { $state ->
        [aside] beiseitegelegt
        [aborted] vorzeitig beendet
       *[other] gewonnen von { $names }
    }{ $rank ->
        [0] {""}
       *[other] {" "}· du: { $rank }. von { $of }
    } · { $day }
tables-status = { $names } am Zug
tables-placeholder = Tisch wählen …
tables-more = { $count ->
        [one] … und 1 weiterer.
       *[other] … und { $count } weitere.
    }
number = { $tenths ->
        [0] { $whole }
       *[other] { $whole },{ $tenths }
    }
leaders-title = { $game }: die Besten hier
leaders-none = Hier hat noch niemand { $least } Ranglistenspiele gespielt.
leaders-how = Hier stehen alle, die dieses Spiel auf diesem Server gespielt haben und davon insgesamt auf mindestens { $least } Ranglistenspiele kommen. Spiele nur unter Menschen zählen dafür, wenn vor dem Start nichts anderes eingestellt wurde.
rating-line = **{ $points }** ({ $sure ->
        [guess] noch geraten
        [rough] ungefähr
       *[known] recht sicher
    }) · { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $wins } gewonnen, { $expected } erwartet
profile-title = Ranglistenspiele von { $name }
profile-none = Noch keine Ranglistenspiele.
profile-stayed = Bis zum Ende geblieben: { $stayed } von { $games } (mit und ohne Rangliste)
profile-met = Gegen dich
profile-meeting = { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }; du lagst { $ahead ->
        [one] einmal
       *[other] { $ahead }-mal
    } vorn und { $behind ->
        [one] einmal
       *[other] { $behind }-mal
    } zurück
profile-how = Die Zahl ist die wahrscheinliche Mindeststärke: am Anfang 0, etwa 1.000 bei einem durchschnittlichen Spieler, dessen Stärke gut bekannt ist. Erwartet ist, wie viele Spiele diese Stärke gegen diese Gegner gewinnen würde.
profile-seen = { $private ->
        [0] Alle können dieses Profil sehen, auf jedem Server. Unter `/einstellungen` machst du es privat.
       *[other] Nur du siehst dieses Profil, und `/rangliste` lässt dich aus.
    }
profile-bar = Der Balken von 0 bis 2.000 zeigt, in welchem Bereich die Stärke sehr wahrscheinlich liegt: je kürzer, desto sicherer.
stats-server = Die Spiele dieses Servers
stats-person = Spiele von { $name }
stats-none = Noch wurde kein Spiel zu Ende gespielt.
stats-how = { $whose ->
        [server] Gezählt sind alle beendeten Spiele auf diesem Server, mit und ohne Rangliste. Solospiele zählen nicht.
       *[person] Gezählt sind alle beendeten Spiele auf allen Servern, mit und ohne Rangliste. Solospiele zählen nicht.
    }
leagues-title = Ligen auf diesem Server
leagues-none = { $manages ->
        [yes] Hier gibt es noch keine Liga. Darin spielen alle mehrere Spiele pro Saison um Punkte, und die Besten steigen auf. Du kannst eine eröffnen.
       *[no] Hier gibt es noch keine Liga. Darin spielen alle mehrere Spiele pro Saison um Punkte, und die Besten steigen auf. Die Verwalter des Servers können mit `/liga` eine eröffnen.
    }
leagues-placeholder = Andere Ligen und Saisons hier …
league-title = { $league } · Saison { $season }
league-place = Division { $division }
league-season = Saison { $season }
league-division = Saison { $season } · Division { $division }
league-brief = Saison { $season }: { $status ->
        [registering] Anmeldung offen
        [running] läuft
        [over] beendet
       *[called_off] abgesagt
    }
league-terms = { $game } zu { $seats } · Saisons von { $weeks } Wochen
league-status-registering = Die Anmeldung ist offen. Die Saison beginnt am { $at } ({ $left }), wenn sich mindestens { $least } Spieler anmelden.
league-status-running = { $over } von { $tables } Tischen sind zu Ende gespielt. Letzter Tag: { $at } ({ $left }).
league-status-opening = Die Saison beginnt: Ihre { $tables } Tische werden eröffnet.
league-status-over = { $champion ->
        [yes] Beendet. Meister: **{ $name }**.
       *[no] Beendet, ohne Meister.
    }
league-status-called_off = { $few ->
        [yes] Abgesagt: zu wenige Anmeldungen ({ $people } von { $least }).
       *[no] Abgesagt: Die Verwalter des Servers haben diese Liga beendet.
    }
league-trouble = { $why ->
        [too_many_here] Die Tische können noch nicht öffnen: Dieser Server hat so viele, wie er haben darf. Plaza versucht es stündlich wieder.
       *[other] Ein Tisch lässt sich gerade nicht öffnen oder auswerten. Plaza versucht es stündlich wieder. Bleibt es dabei, melde es dem Betreiber dieses Bots.
    }
league-registered = { $count ->
        [0] Noch hat sich niemand angemeldet.
       *[other] Angemeldet ({ $count }): { $names }
    }
league-you-in = Du bist angemeldet.
league-you-waits = Du stehst auf der Warteliste: Taucht jemand nie auf, kannst du seine Plätze bekommen.
league-mine = { $count ->
        [one] Dein Tisch
       *[other] Deine Tische
    }
league-table = { $number }: { $table }
league-new = Neue Liga: { $name }
league-new-how = Eine Woche lang können sich alle anmelden. Dann werden sie nach Stärke auf Divisionen verteilt und spielen alle ihre Spiele gleichzeitig. Saison folgt auf Saison, bis du die Liga beendest. Für einen anderen Namen gib `/liga eröffnen` ein.
league-form-lggame = Spiel
league-form-lgseats = Plätze am Tisch
league-form-lgoptions = Optionen
league-form-lgclock = Bedenkzeit
league-form-lgweeks = Länge einer Saison
league-form-lgchannel = Kanal für Nachrichten und Tische
league-role = Rolle, die die Liga mitverwaltet
league-seats = { $seats } Spieler
league-weeks = { $weeks } Wochen
league-manage = { $status ->
        [registering] Verschiebe den Beginn um eine Woche, entferne einen Spieler oder beende die Liga.
        [running] Entferne einen Spieler: Er bekommt 0 Punkte, und ein Computer spielt weiter. Oder beende die Liga: Ihre Tische laufen ohne sie weiter.
       *[other] Beende die Liga oder eröffne eine weitere.
    }
league-remove-placeholder = Spieler entfernen …
league-end-sure = Diese Liga endgültig beenden? { $status ->
        [running] Punkte zählen dann nicht mehr, ihre Tische laufen als gewöhnliche weiter.
       *[other] Es beginnt keine weitere Saison.
    }
league-opened = { $title }: jetzt anmelden
league-opened-how = Die Saison beginnt am { $at } ({ $left }), wenn sich mindestens { $least } Spieler anmelden. Du spielst mehrere Spiele gleichzeitig; ein Zug am Tag genügt.
league-begun = { $title } hat begonnen
league-begun-how = { $people } Spieler, { $tables } Tische. Letzter Tag: { $at }.
league-standing = { $title }: Tabelle
league-more = { $count ->
        [one] 1 weitere Division unter **Liga**.
       *[other] { $count } weitere Divisionen unter **Liga**.
    }
league-is-over = { $title } ist beendet
league-champion-is = { $champion ->
        [yes] Meister: **{ $name }**. Glückwunsch!
       *[no] Diesmal gibt es keinen Meister: In der obersten Division hat niemand Punkte.
    }
league-called-off = { $title } ist abgesagt
league-rules = Regeln: { $league }
league-rules-tables = Du spielst { $seats ->
        [2] 2 bis 6 Spiele gleichzeitig, gleich oft als Erster und als Zweiter,
       *[other] an { $seats } Tischen gleichzeitig, auf jedem Platz einmal,
    } gegen Spieler deiner Division: höchstens 9 Leute, bei Tischen zu fünft 11.
league-rules-points = Punkte vom Ersten zum Letzten: { $points }. Bei Gleichstand werden die Punkte der Plätze geteilt.
league-rules-order = Bei gleichen Punkten zählen mehr Siege, dann Ergebnisse, die im Schnitt näher am besten des Tisches liegen, dann das Los.
league-rules-clock = { $clock } Es gibt keine Abstimmungen. Ist deine Zeit seit 24 Stunden um, spielt ein Computer, bis du zurück bist.
league-rules-absent = An einem Tisch abwesend bist du, wenn du aufgibst, ein Computer mehr als ein Viertel deiner Züge macht oder deine Zeit am letzten Tag um ist. Das gibt 0 Punkte und den letzten Platz.
league-rules-gone = Warten die anderen 5 Tage auf deinen ersten Zug, bekommt der Erste auf der Warteliste deine Plätze, außer im geplanten Urlaub.
league-rules-last = Nach { $weeks } Wochen spielen Computer offene Spiele 100-mal zu Ende, und es zählt der Durchschnitt der Punkte. Die Rangliste ändert sich nicht.
league-rules-moves = Nach jeder Saison steigen zwischen benachbarten Divisionen 2 auf und 2 ab; nur je 1, wenn eine davon weniger als 5 Spieler hat. Neue beginnen unten.
league-rules-fair = Keine Tipps, und zu Beginn keine Computer. Warst du in 2 Saisons nacheinander abwesend, setzt du die dritte aus. Bis zum Beginn kannst du dich frei abmelden.
league-again = { $title }: wieder dabei?
league-begins = Die Saison beginnt am { $at } ({ $left }).
league-your-tables = { $title } hat begonnen: Division { $division }, { $count ->
        [one] 1 Tisch
       *[other] { $count } Tische
    } für dich
league-your-seat = { $title }: Du springst an { $count ->
        [one] 1 Tisch
       *[other] { $count } Tischen
    } ein
league-seated = { $table }: Platz { $seat }, mit { $names }
league-last-day = Letzter Tag: { $at } ({ $left }).
league-ends-soon = { $title } endet bald: { $count ->
        [one] 1 deiner Tische ist noch nicht fertig
       *[other] { $count } deiner Tische sind noch nicht fertig
    }
league-your-place = { $title }: Platz { $rank } von { $of } in Division { $division }{ $move ->
        [up] , du steigst auf
        [down] , du steigst ab
       *[stay] {""}
    }
league-your-points = Punkte: { $points }{ $absent ->
        [0] {""}
        [one] {" "}(abwesend an 1 Tisch)
       *[other] {" "}(abwesend an { $absent } Tischen)
    }
league-replaced = { $title }: Ein anderer hat deine Plätze
league-replaced-why = Die anderen haben 5 Tage auf deinen ersten Zug gewartet. Für die nächste Saison kannst du dich wieder anmelden.
league-at-table = { $league } · Saison { $season } · Division { $division }
league-points = Punkte
league-wins = Siege
league-played = Spiele
league-tables = { $count ->
        [one] Tisch
       *[other] Tische
    }
league-over = Endstand
league-cross = Wer gegen wen
league-champion = Meister
alt-league = { $league }, { $title }.
alt-league-line = { $rank }. { $name }: { $facts }.
alt-league-points = Punkte { $points }
alt-league-wins = Siege { $wins }
alt-league-played = { $played } von { $tables } Tischen
alt-league-move = { $move ->
        [up] steigt auf
       *[down] steigt ab
    }
alt-league-table = Tisch { $number }{ $judged ->
        [yes] {" "}(von Computern zu Ende gespielt)
       *[no] {""}
    }: { $names }.
alt-league-champion = { $name } ist Meister von { $league }, Saison { $season }, mit { $points } Punkten.
button-league = Liga
button-lgenter = Anmelden
button-lgleave = Abmelden
button-lgnot = Nicht mehr fragen
button-lgrules = Regeln der Liga
button-lgcross = Wer gegen wen
button-lgexport = Exportieren
button-lgmanage = Verwalten
button-lgnew = Neue Liga
button-lgcreate = Liga eröffnen
button-lgputoff = Um 1 Woche verschieben
button-lgend = Liga beenden
button-lgended = Endgültig beenden
done-lgcreate = Die Liga ist eröffnet. Anmelden können sich alle in ihrem Kanal.
done-lgenter = { $waits ->
        [yes] Du stehst auf der Warteliste von { $title }. Taucht jemand nie auf, kannst du seine Plätze bekommen.
       *[no] Du bist angemeldet: { $title }. Beginn: { $at }.
    }
done-lgleave = Du bist abgemeldet: { $title }.
done-lgnot = Du bist nicht angemeldet. Plaza fragt dich zu dieser Liga nicht wieder, es sei denn, du meldest dich selbst an.
league-leave-sure = Die Saison läuft. Meldest du dich ab, gibst du an allen deinen Tischen darin auf, bekommst dort 0 Punkte und steigst ab.
button-lgleft = Abmelden und aufgeben
done-lgputoff = Der Beginn ist um eine Woche verschoben.
done-lgremove = { $name } ist entfernt.
done-lgended = Die Liga ist beendet.
league-exported = Diese Saison als JSON und als CSV: Spieler, Plätze, Tische und Punkte.
watching = Du bekommst eine Nachricht, wenn dieses Spiel endet{ $wish ->
        [rounds] , und nach jeder Runde das Brett
        [daily] , und jeden Tag eine Zeile dazu
       *[end] {""}
    }.
note-none = Zu diesem Tisch hast du keine Notiz.
note-how = `/notiz` mit `text` speichert eine Notiz, die nur du siehst, unter deiner Hand.
log-since = **Ab deinem letzten Zug:**
log-planned = { $line } *(dein Plan)*
log-empty = Es ist noch nichts geschehen.
log-page = Seite { $page } von { $pages }
log-nothing-found = Dazu steht nichts im Verlauf.
log-everybody = Züge aller Spieler
log-all-rounds = Alle Runden
log-round = Runde { $round }
log-seat-resigned = { $name } gibt auf.
log-seat-away = { $name } ist weg: Ein Computer spielt.
log-seat-voted = Nach der Abstimmung spielt ein Computer für { $name }.
log-seat-late = Die Zeit von { $name } ist um: Ein Computer spielt.
log-seat-moved = Nach der Abstimmung zieht ein Computer für { $name }.
log-seat-back = { $name } ist zurück.
log-seat-returned = { $name } hat den Platz zurück: Sonst spielt niemand.
log-seat-handed_over = { $guest } übernimmt den Platz von { $name }.
log-seat-won = { $name } gewinnt: Alle anderen haben aufgegeben.
missed-title = Was du verpasst hast
missed-round = Runde { $round } und der Spielplan { $now ->
        [yes] jetzt
       *[no] danach
    }
missed-before = { $count ->
        [one] 1 frühere Runde steht im Verlauf.
       *[other] { $count } frühere Runden stehen im Verlauf.
    }
replay-title = Wiederholung
replay-step = Schritt { $step } von { $steps }
replay-round = Runde { $round } von { $rounds }
replay-rounds = Runden { $first } bis { $last } von { $rounds }
replay-placeholder = Zu einer Runde …
replay-no-hands = Nur der Spielplan
replay-hand = Mit der Hand von { $name }
replay-all-hands = Mit allen Händen
replay-progress = Die Animation entsteht: { $done } von { $frames } Bildern.
turned-title = Wendepunkte
turned-progress = Deine Entscheidungen werden geprüft: { $percent }{"\u00A0"}% sind geschafft.
turned-costs = { $count ->
        [0] Keine deiner Entscheidungen hat dich eindeutig etwas gekostet.
        [one] Deine teuerste Entscheidung
       *[other] Deine { $count } teuersten Entscheidungen
    }
turned-round = { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }
turned-cost = Du hast **{ $chosen }** gewählt: Gewinnchance { $before }{"\u00A0"}%. Mit **{ $better }** wären es { $after }{"\u00A0"}% gewesen.
turned-how = { $played ->
        [yes] Das Diagramm beurteilt die Stellung zu Beginn jeder Runde, mit allen Karten offen. Deine Entscheidungen werden nach dem beurteilt, was du sehen konntest: Computer der Stufe Normal haben von ihnen und von anderen aus viele Male weitergespielt. Beides ist eine Schätzung. Was deine Entscheidungen gekostet haben, siehst nur du.
       *[no] Das Diagramm beurteilt die Stellung zu Beginn jeder Runde, mit allen Karten offen. Es ist eine Schätzung.
    }
replay-imported = Importiertes Spiel
replay-exported = Diese Datei enthält das ganze Spiel, mit allen Karten und Namen. Wer sie hat, kann es mit `/importieren` ansehen.
help-title = Plaza: Brettspiele, die sich Zeit lassen
help-what = Mit Plaza spielt ihr Brettspiele hier auf Discord, Zug für Zug. Ein Spiel läuft über Tage, und alle ziehen, wenn sie gerade eine Minute haben. Bist du am Zug, bekommst du eine Nachricht; den Rest erledigen Knöpfe.
help-move = Dein Zug
help-table = Tische
help-you = Du
help-more = Regeln, Ergebnisse, dieser Server
help-begin = { $where ->
        [server] Übe gegen Computer: Das siehst nur du. Oder eröffne einen Tisch, an den sich andere setzen können.
       *[elsewhere] Übe gegen Computer: Das siehst nur du. Mit anderen spielst du auf einem Server mit Plaza.
    }
rules-shelf = Regeln
rules-which = Wähle ein Spiel oder gib `/regeln` und ein paar Buchstaben des Begriffs ein, den du suchst.
rules-title = { $game }: Regeln
how-goal = Das Ziel
how-turn = Dein Zug
how-card = Die Zahlen
how-pays = Was sich lohnt
how-end = Das Ende
how-time = Die Dauer
rules-intro = Wähle einen Eintrag oder gib `/regeln` und ein paar Buchstaben des Begriffs ein, den du suchst.
rules-placeholder = Nachschlagen …
rules-several = Mehrere Einträge passen. Welchen meinst du?
settings-muted = Stummgeschaltet, keine Einladungen: { $names }
settings-title = Deine Einstellungen
settings-unusable = **Unbrauchbar: { $names }.** Stattdessen gelten die üblichen Werte unten. Stell sie neu ein. Jede Änderung speichert, was du hier siehst.
setting-language = Sprache
setting-theme = Farben
setting-zone = Zeitzone
setting-quiet = Ruhezeit
setting-vacations = Urlaub
setting-remind-every = Erinnerungen
setting-results = Ergebnisse
setting-passes = Automatisches Passen
setting-counted = Letzte Änderungen deiner freien Zeit
settings-language = Sprache: { $value }
settings-dm = { $value ->
        [on] Direktnachrichten: an. Bist du am Zug, schicke ich dir deine Entscheidung.
       *[off] Direktnachrichten: aus. Du wirst stattdessen im Beitrag erwähnt.
    }
settings-dm-closed = Meine letzte Direktnachricht kam nicht bei dir an. Erlaube in Discords Datenschutz-Einstellungen Nachrichten von einem Server, auf dem wir beide sind. Schalte sie dann mit `/einstellungen` wieder ein.
settings-confirm = { $value ->
        [on] Bestätigen: immer. Du wählst aus und bestätigst dann.
       *[off] Bestätigen: wenn du mehreres auswählst oder es sich nicht zurücknehmen lässt. Sonst genügt ein Klick.
    }
settings-theme = { $value ->
        [light] Farben: hell, in den Bildern, die nur du siehst.
       *[dark] Farben: dunkel.
    }
settings-large-text = { $value ->
        [on] Große Schrift in deinem eigenen Bild: an.
       *[off] Große Schrift in deinem eigenen Bild: aus.
    }
settings-reduced-motion = { $value ->
        [on] Weniger Bewegung: an. In den Beiträgen deiner Tische bewegt sich nichts.
       *[off] Weniger Bewegung: aus. Ein entscheidender Zug wird einmal als Bewegung gezeigt.
    }
settings-profile = { $value ->
        [on] Profil: nur du siehst es.
       *[off] Profil: alle können es sehen.
    }
settings-zone = Zeitzone: { $zone }, wo es jetzt { $time } ist.
settings-remind = { $hours ->
        [0] Erinnerungen: keine.
       *[other] Erinnerungen: nach { $hours } Stunden, dann immer seltener.
    }
settings-results = { $value ->
        [loud] Ergebnisse: Nachricht mit Ton.
        [silent] Ergebnisse: stille Nachricht.
       *[table] Ergebnisse: nur am Tisch.
    }
settings-quiet = { $value ->
        [on] Ruhezeit: { $start } bis { $end }.
       *[off] Ruhezeit: keine.
    }
settings-weekends = { $value ->
        [on] Wochenenden: frei, den ganzen Samstag und Sonntag.
       *[off] Wochenenden: wie andere Tage.
    }
settings-vacation = Urlaub: { $vacation }.
settings-off = -# In der Ruhezeit, an freien Wochenenden und im Urlaub ruhen Uhren und Erinnerungen. Neue freie Zeit hält Uhren erst einen Tag später an.
remind-after = { $hours ->
        [0] Keine Erinnerungen
       *[other] Nach { $hours } Stunden erinnern
    }
quiet-none = Keine Ruhezeit
quiet-from = Ruhe ab { $time }
quiet-to = Ruhe bis { $time }
switch-dm = { $to ->
        [on] Nachrichten einschalten
       *[off] Nachrichten ausschalten
    }
switch-oneclick = { $to ->
        [on] Ein Klick genügt
       *[off] Immer bestätigen
    }
switch-theme = { $to ->
        [on] Helle Farben
       *[off] Dunkle Farben
    }
switch-largetext = { $to ->
        [on] Große Schrift
       *[off] Kleine Schrift
    }
switch-lessmotion = { $to ->
        [on] Weniger Bewegung
       *[off] Bewegung erlauben
    }
switch-profile = { $to ->
        [on] Profil nur für mich
       *[off] Profil für alle
    }
switch-weekends = { $to ->
        [on] Wochenenden frei
       *[off] Am Wochenende spielen
    }
zone-where = Wo bist du? Wähle danach eine Stadt mit deiner Uhrzeit.
zone-which = { $area }: Welche Stadt hat deine Uhrzeit?
zone-area = Weltregion wählen …
zone-city = Stadt wählen …
zone-Africa = Afrika
zone-America = Amerika
zone-Antarctica = Antarktis
zone-Asia = Asien
zone-Atlantic = Inseln im Atlantik
zone-Australia = Australien
zone-Europe = Europa
zone-Indian = Inseln im Indischen Ozean
zone-Pacific = Inseln im Pazifik
zone-UTC = UTC
date = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
vacation-list = { $count ->
        [0] Du hast keinen Urlaub geplant.
       *[other] Dein Urlaub, in ganzen Tagen der Zeitzone { $zone }:
    }
vacation-line = { $first } bis { $last } ({ $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    })
vacation-left = Übrig im Jahr { $year }: { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
vacation-begin = Urlaub planen ab …
vacation-in = { $days ->
        [0] heute
        [one] morgen
       *[other] in { $days } Tagen
    }
vacation-how-long = Wie lange dauert dein Urlaub ab dem { $first }? Es zählen die Tage der Zeitzone { $zone }. Deine Uhren stehen frühestens in einem Tag.
vacation-days = Wie viele Tage?
vacation-last = bis { $last }
vacation-end-which = Beenden oder absagen …
vacation-sure = Den Urlaub { $vacation } beenden? Angebrochene Tage sind verbraucht; die anderen bekommst du zurück.
new-title = Neue Tische
new-how = Wähle Spiele, und du erfährst von ihren neuen öffentlichen Tischen, immer still: auf jedem Server, auf dem du an einem Tisch gesessen oder dieses Menü benutzt hast.
new-dm-off = Direktnachrichten sind aus, also erreicht dich nichts. Schalte sie in `/einstellungen` ein.
new-way = { $way ->
        [digest] Einmal am Tag um { $time } in einer Nachricht: { $count ->
            [0] kein Spiel.
           *[other] { $games }.
        }
       *[once] Sobald ein Tisch öffnet: { $count ->
            [0] kein Spiel.
           *[other] { $games }.
        }
    }
new-confirmed = Hier erfährst du von neuen Tischen, immer still.
new-table = { $place }: { $names }, { $seats } von { $capacity } Plätzen besetzt
new-choose = { $way ->
        [digest] Einmal am Tag …
       *[once] Sobald ein Tisch öffnet …
    }
digest-at = Täglich um { $time }
server-title = Einstellungen dieses Servers
server-channels = { $count ->
        [0] Tische dürfen in jedem Kanal eröffnet werden, solange du keine Kanäle auswählst.
       *[other] Tische dürfen hier eröffnet werden: { $channels }. Ist kein Kanal gewählt, geht es überall.
    }
server-openers = { $who ->
        [everybody] Alle dürfen Tische eröffnen.
        [managers] Nur Verwalter des Servers dürfen Tische eröffnen.
       *[role] Tische eröffnen dürfen { $role } und Verwalter des Servers.
    }
server-call = { $state ->
        [none] Keine Rolle zum Rufen. Wähle eine, und Gastgeber neuer Tische können sie mit **Spieler rufen** erwähnen.
        [gone] Die Rolle für **Spieler rufen** wurde gelöscht. Wähle eine andere.
        [silent] **Spieler rufen** kann { $role } noch nicht erwähnen: Erlaube in den Einstellungen der Rolle allen, sie zu erwähnen.
       *[called] **Spieler rufen** erwähnt an einem neuen Tisch { $role }, höchstens 3-mal am Tag.
    }
server-page = { $state ->
        [none] Wähle einen Kanal für eine Liste der offenen und laufenden Tische, die immer aktuell bleibt.
        [gone] Der Kanal der Tischliste wurde gelöscht. Wähle einen anderen.
        [forbidden] Ich kann die Tischliste nicht in { $channel } schreiben. Lass mich den Kanal sehen, dort schreiben und den Verlauf lesen.
       *[shown] Tischliste: { $channel }, alle 15 Minuten aktualisiert
    }
server-page-placeholder = Kanal der Liste …
server-clock = Bedenkzeit neuer Tische: { $name }. { $line }
server-tables = { $most ->
        [one] Nur 1 Tisch gleichzeitig
       *[other] Bis zu { $most } Tische gleichzeitig
    }
server-language = { $set ->
        [yes] Beiträge: { $name }
       *[no] Beiträge: Sprache des Gastgebers
    }
server-channels-placeholder = Kanäle wählen …
server-role-placeholder = Oder nur diese Rolle …
server-call-placeholder = Rolle zum Rufen wählen …
server-lobby-placeholder = Einen Tisch absagen, der noch nicht begonnen hat …
server-running-placeholder = { $count ->
        [one] Ein laufender Tisch …
       *[other] { $count } laufende Tische …
    }
server-running = { $players } Spieler, letzter Zug am { $day }
server-end-table = Gespielt wird in { $place }. Der letzte Zug war am { $day }.
server-end-how = Um ihn zu beenden, nenne einen Grund: `/server beenden:{ $table } grund:…` Alle dort lesen den Grund.
server-end-sure = Diesen Tisch beenden? Alle dort lesen deinen Grund, und es gibt keine Platzierung. Das lässt sich nicht rückgängig machen.
done-ended = Tisch { $table } ist beendet. Sein letzter Beitrag nennt deinen Grund.
server-lobby = { $table }: { $seats } von { $capacity } Plätzen besetzt


## What people are told without asking

notice-ahead = Einen Moment noch: { $count } vor dir.
notice-picture-later = Diesmal ohne Bild: Gerade werden zu viele verlangt. Alles andere ist da; sieh gleich noch einmal nach.
notice-picture-failed = Das Bild konnte nicht gezeichnet werden, alles andere ist da. Bleibt es so, melde es dem Betreiber dieses Bots (Fehler { $id }).
push-panel = { $table }: { $ask }
push-left = noch { $time }
push-low = nur noch { $time }
push-overtime = Zeit abgelaufen, { $league ->
        [yes] bald spielt ein Computer
       *[no] die anderen stimmen ab
    }
push-board = { $names }, am Zug: { $table }
push-put-aside = { $names }: bitte Weiter drücken, sonst wird { $table } in einer Woche beiseitegelegt
push-offered = Ein Platz ist frei für { $names }: { $table }
push-lobby-full = { $names }: Alle Plätze sind besetzt, bitte starten: { $table }
push-lobby-kept = Platz reserviert für { $names }: noch einmal { $table }?
push-lobby-role = { $role }: Ein Platz ist frei bei { $table }
push-lobby-guests = Einladung für { $names }: { $table }
push-lobby-terms = { $names }, einverstanden mit den Änderungen? { $table }
push-lobby-ends = { $names }, { $table } endet in einem Tag, wenn das Spiel nicht beginnt
push-vote-overtime = Abstimmung: { $name } hat keine Zeit mehr bei { $table }
push-vote-abort = Abstimmung: { $table } vorzeitig beenden?
push-vote-clock = Abstimmung: andere Bedenkzeit bei { $table }?
push-vote-offer = Abstimmung: Platz von { $name } anbieten bei { $table }?
push-vote-undo = Abstimmung: einen Zug zurücknehmen bei { $table }?
push-vote-leave = Abstimmung: { $name } gehen lassen bei { $table }?
push-vote-late = { $name }, dein Zug beendet die Abstimmung
push-vote-place = Abstimmung: { $table } in einem anderen Kanal zeigen?
push-reminder = { $count ->
        [one] Immer noch dein Zug, { $table }: { $ask }
       *[other] { $count } Tische warten auf dich, zuerst { $table }: { $ask }
    }
push-reminder-post = { $name }, immer noch dein Zug: { $table }
push-warned = Noch { $time }, { $table }: { $ask }
push-warned-post = { $name }, noch { $time } für deinen Zug: { $table }
push-time-up = { $clock ->
        [league] Deine Zeit ist um, { $table }: Zieh, sonst spielt ein Computer für dich
        [yes] Deine Zeit ist um, { $table }: Dein Zug beendet die Abstimmung
       *[no] Die anderen stimmen ab, { $table }: Dein Zug beendet die Abstimmung
    }
push-time-up-post = { $name }, deine Zeit ist um
push-alone = Alle anderen haben aufgegeben: { $table }
push-standin = Ein Computer spielt jetzt für dich: { $table }
push-standin-post = { $name }, ein Computer spielt jetzt für dich: { $table }
push-trouble = { $table } wird im Kanal nicht angezeigt, aber du kannst weiterspielen
push-final = Spielende für { $names }: { $table }
push-result = { $rank ->
        [1] { $shared ->
                [yes] Platz 1 geteilt: { $table }, { $scored }
               *[no] Gewonnen: { $table }, { $scored }
            }
       *[other] Platz { $rank } von { $of }: { $table }, { $scored }
    }
push-ended = { $why ->
        [won] Du hast gewonnen: { $table }
        [called_off] Abgebrochen: { $table }
        [vote] Durch Abstimmung beendet: { $table }
        [managers] Von der Serverleitung beendet: { $table }
        [aside] Beiseitegelegt: { $table }
       *[players] Vorzeitig beendet: { $table }
    }
reminder-title = { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
reminder-post = { $name }, dieser Tisch wartet auf deinen Zug. Gefragt wurdest du { $since }.
reminder-last = der Tisch ruht, bis du ziehst
digest-why = { $count } Nachrichten sind unbeantwortet. Deshalb kommt nur noch diese Liste: einmal am Tag und lautlos, bis du einen Knopf drückst. Wird deine Zeit knapp, erfährst du es trotzdem.
notice-low = Deine Zeit endet { $left }
notice-low-then = { $league ->
        [yes] Einen Tag danach spielt ein Computer für dich.
       *[no] Danach stimmen die anderen ab, wie es weitergeht.
    }
notice-low-post = { $name }, deine Zeit endet { $left }.
notice-time-up = { $clock ->
        [yes] Deine Zeit ist um
       *[no] Immer noch dein Zug
    }
notice-time-up-then = { $league ->
        [yes] Ein Computer spielt { $left } für dich, wenn du nicht vorher ziehst.
       *[no] Die anderen stimmen ab, wie es weitergeht. Dein Zug beendet die Abstimmung.
    }
notice-time-up-post = { $name }, die anderen stimmen ab, wie es weitergeht. Dein Zug beendet die Abstimmung.
notice-standin = Ein Computer spielt für dich
notice-standin-then = { $why ->
        [again] Er spielt seit einer Woche, und der Platz gehört noch dir. Mit **Ich bin zurück** spielst du weiter.
        [late] Deine Zeit war seit einem Tag um. Platz und Karten behältst du. Mit **Ich bin zurück** spielst du weiter.
       *[vote] Die anderen haben dafür gestimmt. Platz, Karten und Rang behältst du. Mit **Ich bin zurück** spielst du weiter.
    }
notice-alone = Alle anderen haben aufgegeben
notice-alone-then = Nimm den Sieg jetzt an, oder spiel gegen die Computer weiter.
notice-alone-post = { $name }, alle anderen haben aufgegeben. Nimm den Sieg an, oder spiel gegen die Computer weiter.
notice-standin-post = { $name }, { $why ->
        [late] deine Zeit war seit einem Tag um
       *[vote] die anderen haben abgestimmt
    }: Ein Computer spielt für dich, bis du **Ich bin zurück** drückst.
notice-taken = { $name } spielt jetzt auf deinem früheren Platz: { $table }.
seat-sign = { $seat ->
        [0] der weiße Kreis
        [1] das blaue Dreieck
        [2] das rote Quadrat
        [3] die grüne Raute
       *[other] der rosa Stern
    }
notice-begun = **{ $table } hat begonnen!** Du bist { $sign }, Platz { $place } von { $of }. { $first } fängt an.
notice-waits-too = { $table } wartet auch auf dich: { $ask }
notice-answered = { $table } wartet nicht mehr auf dich.
notice-answered-post = { $table } wartet nicht mehr auf { $name }.
notice-outdated-post = Diese Nachricht zu { $table } ist überholt.
notice-superseded = { $table }: Weiter unten steht das Neueste.
notice-opened = Neuer Tisch: { $table }
notice-evening = { $count ->
        [one] An 1 Tisch ist ein Platz frei
       *[other] An { $count } Tischen ist ein Platz frei
    }
notice-followed = Tische, denen du folgst
notice-invited = { $name } lädt dich ein: { $table }
notice-declined = Absage von { $names }: { $table }.
notice-full = Alle Plätze sind besetzt: { $table } starten?
notice-over = { $title } { $table }, dem du folgst, ist beendet.
notice-newer = { $table }: Weiter unten steht der neue Beitrag.
notice-moved = { $count ->
        [0] { $table } wird jetzt in { $place } gezeigt.
       *[other] { $names }: { $table } wird jetzt in { $place } gezeigt.
    }
notice-dm-closed = { $name }: Meine Direktnachrichten kommen bei dir nicht an. Bist du am Zug, drücke unter dem Beitrag auf **Meine Hand**. Dieser Hinweis kommt nur einmal.
trouble-computer = Der Computer findet hier keinen Zug, auch nach mehreren Versuchen. Melde es dem Betreiber dieses Bots (Fehler { $id }).
trouble-missing_permissions = Ich kann diesen Tisch in { $place } nicht zeigen: Mir fehlen dort Rechte ({ $names }). Ein Verwalter des Servers kann sie mir in den Einstellungen des Kanals geben; mit dem nächsten Zug erscheint der Tisch wieder. Spiele bis dahin hier oder mit `/hand` und `/spielplan` weiter. (Fehler { $id })
trouble-gone = Den Kanal dieses Tisches gibt es nicht mehr, also kann ich den Tisch dort nicht zeigen. Spiele hier oder mit `/hand` und `/spielplan` weiter, in jedem Kanal. `/hierher` zeigt ihn in dem Kanal, in dem du es eingibst. (Fehler { $id })
trouble-limited = Discord lässt mich in { $place } eine Zeit lang nichts schreiben. Ich versuche es wieder, sobald es geht, und beim nächsten Zug. Spiele bis dahin hier oder mit `/hand` und `/spielplan` weiter. (Fehler { $id })
trouble-failed = Ich konnte diesen Tisch in { $place } nicht zeigen. Spiele hier oder mit `/hand` und `/spielplan` weiter; mit dem nächsten Zug versuche ich es wieder. Bleibt es so, melde es dem Betreiber dieses Bots (Fehler { $id }).
trouble-lobby = Ich kann Tisch { $table } in { $place } nicht zeigen, also kann sich dort niemand dazusetzen. Sobald ich dort wieder schreiben darf, eröffne ihn neu. (Fehler { $id })
trouble-over = Das Spiel ist zu Ende, aber ich konnte das Ergebnis in { $place } nicht zeigen. `/spielplan` zeigt es, wenn du Tisch { $table } angibst. (Fehler { $id })


## Errors: what the service, the clicks and the commands refuse

error-other = Das geht jetzt nicht ({ $code }).
error-internal = Da ging etwas schief. Sieh mit `/hand` nach und versuche es dann noch einmal. Bleibt es so, melde es dem Betreiber dieses Bots (Fehler { $id }).
error-not_stored = Das ließ sich nicht speichern, also hat sich nichts geändert. Versuche es bitte gleich noch einmal. Bleibt es so, melde es dem Betreiber dieses Bots (Fehler { $id }).
error-storage = Ich komme gerade nicht an die Tische heran. Sieh gleich mit `/hand` nach deinem. Bleibt es so, melde es dem Betreiber dieses Bots (Fehler { $id }).
error-stale = Am Tisch ist es inzwischen weitergegangen. So steht es jetzt.
error-unsure = { $why ->
        [ends] Damit kann das Spiel enden, und dann kannst du es nicht zurücknehmen. Sicher?
        [answered] Darauf antwortet sofort ein Computer, also kannst du es nicht zurücknehmen. Sicher?
       *[reveals] Das deckt etwas Neues auf, also kannst du es nicht zurücknehmen. Sicher?
    }
error-busy = Am Tisch geschieht gerade etwas anderes. Versuche es bitte noch einmal.
error-set_aside = Die Daten dieses Tisches sind unlesbar; er ist gesperrt, bis er repariert ist. Deine anderen Tische gehen weiter. Melde es dem Betreiber dieses Bots (Fehler { $id }).
error-unknown_table = Diesen Tisch gibt es nicht.
error-no_table = Du spielst an keinem laufenden Tisch. `/spielen` eröffnet einen.
error-nothing_waits = Gerade wartet kein Tisch auf dich.
error-which_table = Du spielst an mehreren Tischen. Welchen meinst du?
error-unknown_game = Dieses Spiel kenne ich nicht.
error-not_over = Dieses Spiel ist noch nicht zu Ende.
error-seats_kept = Die freien Plätze sind für die Spieler der letzten Partie reserviert. Jeder am Tisch kann dich einladen.
error-bad_reason = Nenne einen Grund mit 1 bis { $most } Zeichen: `/server beenden:… grund:…`
error-not_lobby = Das geht nur, bevor das Spiel begonnen hat.
error-not_running = An diesem Tisch läuft kein Spiel.
error-finished = Dieses Spiel ist zu Ende.
error-not_finished = Nur ein Spiel, das bis zum Ende gespielt wurde, lässt sich wiederholen oder exportieren.
error-nothing_missed = Seit deinem letzten Zug ist nichts geschehen.
error-other_rules = Seit diesem Spiel haben sich seine Regeln geändert, deshalb lässt es sich nicht wiederholen oder exportieren. Der **Verlauf** zeigt noch, was geschehen ist.
error-share_elsewhere = Eine Animation lässt sich nur dort zeigen, wo ihr Tisch zu sehen ist.
error-effort_busy = Deine letzte Anfrage ist noch in Arbeit. Warte darauf und versuche es dann noch einmal.
error-effort_crowded = Gerade warten zu viele. Versuche es in einer Minute noch einmal.
error-effort_spent = Du hast in letzter Zeit viel berechnen lassen. Weiter geht es damit { $when }; spielen kannst du wie immer.
error-file_too_large = Diese Datei ist zu groß für ein Spiel: Höchstens { $most } kB sind möglich.
error-file_not_json = Das ist kein exportiertes Spiel: Es lässt sich nicht als JSON lesen.
error-file_twice = In dieser Datei steht `{ $place }` zweimal an einer Stelle, und es ist unklar, was davon gilt.
error-file_of_others = Das ist kein exportiertes Spiel. Solche Dateien macht **Exportieren** unter einer Wiederholung.
error-file_too_new = Diese Datei kommt aus einer neueren Version von Plaza, die ich noch nicht lesen kann.
error-file_wrong = `{ $place }` fehlt in dieser Datei, ist falsch oder gehört nicht hinein.
error-file_unknown_game = Das Spiel in dieser Datei kenne ich nicht.
error-file_other_rules = Dieses Spiel wurde nach einer früheren oder späteren Fassung seiner Regeln gespielt, deshalb lässt es sich nicht wiederholen.
error-file_bad_setup = Die Optionen und die Zahl der Plätze in dieser Datei ergeben kein Spiel.
error-file_other_setup = Der Anfang in dieser Datei ist nicht der, zu dem ihr Startwert und ihre Optionen führen.
error-file_not_asked = Entscheidung { $number } in dieser Datei ist falsch: Das wurde da niemand gefragt.
error-file_unknown_choice = Entscheidung { $number } in dieser Datei ist falsch: Diese Wahl gab es da nicht.
error-file_against_rules = Entscheidung { $number } in dieser Datei ist falsch: Die Regeln erlauben sie nicht.
error-file_no_chance = Entscheidung { $number } in dieser Datei ist falsch: Es fehlt, was der Zufall dann brachte.
error-file_redrawn = Das Spiel in dieser Datei kann es nicht gegeben haben: Es wurde öfter neu gezogen, als gewählt wurde.
error-file_tells_otherwise = Entscheidung { $number } in dieser Datei ist falsch: Da geschah etwas anderes.
error-file_leads_elsewhere = Entscheidung { $number } in dieser Datei ist falsch: Danach stand das Spiel anders.
error-file_not_over = Das Spiel in dieser Datei wurde nicht bis zum Ende gespielt.
error-file_other_points = Die Punkte am Ende sind in dieser Datei andere als die ihres Spiels.
error-file_other_ranks = Die Platzierungen am Ende sind in dieser Datei andere als die ihres Spiels.
error-file_changed = Diese Datei wurde nach dem Export verändert: Ihre Prüfsumme passt nicht.
error-no_file = Diese Datei ist nicht mehr da. `/importieren` zeigt sie wieder.
error-file_not_sent = Ich konnte die Datei nicht abholen. Bitte sende sie noch einmal.
error-cancelled = Dieser Tisch wurde abgesagt.
error-aborted = Dieser Tisch wurde vorzeitig beendet.
error-put_aside = Dieser Tisch ist beiseitegelegt, weil lange nicht gespielt wurde. Sieh ihn dir mit `/spielplan` an und drücke **Weiter**.
error-watches_too_many = Du folgst schon { $most } Tischen, mehr geht nicht. Drücke erst an einem davon **Nicht mehr folgen**.
error-note_too_long = Diese Notiz ist zu lang: { $length } Zeichen, höchstens { $most }. Deine alte Notiz bleibt.
error-note_with_nul = In dieser Notiz steht ein Zeichen, das sich nicht speichern lässt (NUL). Deine alte Notiz bleibt.
error-table_full = An diesem Tisch sind alle Plätze besetzt.
error-too_many_own = Du sitzt schon an { $most ->
        [one] 1 Tisch
       *[other] { $most } Tischen
    }, mehr geht hier nicht. Beende oder verlasse erst einen.
error-too_many_here = Auf diesem Server gibt es { $most ->
        [one] 1 offenen oder laufenden Tisch
       *[other] { $most } offene und laufende Tische
    }, mehr geht nicht. Warte, bis einer zu Ende ist.
error-openings_too_fast = Du hast in der letzten Stunde viele Tische eröffnet. Den nächsten kannst du { $when } eröffnen.
error-looks_too_fast = Du hast innerhalb einer Minute viele Bilder verlangt. Du kannst { $when } wieder nachsehen; dein Tisch wartet auf dich.
error-votes_too_fast = Du hast innerhalb einer Stunde viele Abstimmungen angestoßen, und jede fragt alle. Die nächste kannst du { $when } anstoßen.
error-guests_too_fast = Du hast innerhalb einer Stunde vielen einen Platz angeboten. Die Nächsten kannst du { $when } fragen, oder du bietest ihn allen an.
error-role_called = Dieser Tisch hat schon Spieler gerufen. Einladen kannst du noch.
error-role_calls_too_fast = Die Rolle dieses Servers lässt sich 3-mal am Tag rufen, im Abstand von 4 Stunden. Du kannst { $when } wieder rufen.
error-no_seat_to_call = Spieler lassen sich nur an einen öffentlichen Tisch mit freiem Platz rufen.
error-no_role_to_call = Dieser Server hat keine Rolle mehr, die gerufen wird. Ein Verwalter kann in `/server` eine wählen.
error-role_not_mentionable = Ich kann { $role } nicht erwähnen. Ein Verwalter kann in den Einstellungen der Rolle allen erlauben, sie zu erwähnen.
error-role_is_everyone = Wähle eine andere Rolle: @everyone wird nie gerufen.
error-invitations_too_fast = Du hast innerhalb einer Stunde viele eingeladen. Die Nächsten kannst du { $when } einladen.
error-moves_too_fast = Du hast innerhalb einer Stunde oft Tische verlegt, und jedes Mal entstehen neue Beiträge. Du kannst { $when } wieder einen verlegen.
error-shares_too_fast = Du hast innerhalb einer Stunde viele Animationen gezeigt. Die nächste kannst du { $when } zeigen.
error-bad_zone = Ich kenne die Zeitzone „{ $zone }“ nicht. Wähle eine aus dem Menü, oder tippe den Namen einer großen Stadt, in der es so spät ist wie bei dir.
error-bad_quiet = Eine Ruhezeit darf nicht zur selben Uhrzeit beginnen und enden.
error-too_quiet = Von { $start } bis { $end } ist zu lang: Die Ruhezeit darf höchstens { $most } Stunden am Tag dauern, damit Zeit zum Spielen bleibt.
error-bad_reminders = Erinnert wird nach { $least } bis { $most } Stunden oder gar nicht.
error-bad_date = Dieses Datum kann ich nicht lesen. Schreibe es als Jahr, Monat und Tag, etwa 2026-12-24, oder wähle aus der Liste.
error-bad_vacation_days = Ein Urlaub dauert 1 bis { $most } Tage.
error-bad_vacation_start = Ein Urlaub kann heute ({ $today } in deiner Zeitzone) oder später beginnen, bis Ende { $year }.
error-vacations_overlap = Da bist du schon im Urlaub, vom { $first } bis zum { $last }.
error-vacation_too_long = { $left ->
        [0] Du hast im Jahr { $year } keine Urlaubstage mehr.
        [one] Du hast im Jahr { $year } nur noch 1 Urlaubstag.
       *[other] Du hast im Jahr { $year } nur noch { $left } Urlaubstage.
    }
error-no_such_vacation = Dieser Urlaub ist vorbei oder wurde abgesagt.
error-bad_clock = Diese Bedenkzeit kenne ich nicht. Wähle eine aus der Liste oder schreibe drei Stundenzahlen, etwa 48/12/96. Die erste ist die Zeit am Anfang ({ $least_bank } bis { $most_bank }). Die zweite kommt mit jedem Zug dazu (bis { $most_increment }). Die dritte ist die Höchstzeit (bis { $most_cap } und nicht weniger als am Anfang).
error-not_in_this_channel = Auf diesem Server dürfen Tische nur hier eröffnet werden: { $channels }.
error-only_managers_open = Auf diesem Server dürfen nur Verwalter Tische eröffnen.
error-only_role_opens = Auf diesem Server dürfen nur { $role } und Verwalter Tische eröffnen.
error-league_only_managers = Das können nur Verwalter des Servers und alle mit der Rolle der Liga.
error-league_too_many = Dieser Server hat schon { $most } Ligen. Beende zuerst eine davon.
error-league_bad_seats = Wähle 2 bis 5 Plätze, so viele, wie dieses Spiel erlaubt.
error-league_bad_name = Der Name einer Liga hat 1 bis { $most } Zeichen.
error-league_bad_weeks = Eine Saison dauert { $least } bis { $most } Wochen.
error-league_needs_clock = Wähle eine Bedenkzeit. Ohne sie endet keine Saison.
error-league_begun = Die Saison hat schon begonnen. Du kannst noch Spieler entfernen oder die Liga beenden.
error-league_closed = Für diese Saison ist es zu spät. `/liga` zeigt die Ligen hier.
error-league_registered = Du bist für diese Saison schon angemeldet.
error-league_too_many_own = Mit den Tischen dieser Saison hättest du mehr als die erlaubten { $most }. Spiel zuerst einige zu Ende.
error-league_not_registered = Du bist für diese Saison nicht angemeldet.
error-league_barred = Du warst in den letzten { $most } Saisons abwesend. Für die übernächste kannst du dich wieder anmelden.
error-league_unknown = Diese Liga gibt es hier nicht. `/liga` zeigt, welche es gibt.
error-league_channel = In diesem Kanal kann ich nichts schreiben. Wähle einen anderen oder gib mir das Recht dazu.
error-not_manager = Nur Verwalter des Servers können seine Einstellungen ändern.
error-bad_most_tables = Ein Server kann 1 bis { $most } Tische haben.
error-too_many_channels = Du kannst höchstens { $most } Kanäle wählen.
error-too_few_seated = { $missing ->
        [one] Es fehlt noch 1 Mitspieler
       *[other] Es fehlen noch { $missing } Mitspieler
    }: Dieses Spiel braucht mindestens { $least }. Jemand kann sich dazusetzen, oder der Gastgeber holt einen Computer dazu.
error-not_agreed = Noch nicht einverstanden: { $people }. Starte erneut, sobald sie im Beitrag des Tisches **Einverstanden** gedrückt haben, oder nimm die Änderung zurück.
error-terms_changed = Die Optionen dieses Tisches wurden gerade geändert. Lies seinen Beitrag, dann drücke noch einmal.
error-no_game_fits = Zu deiner Auswahl passt hier kein Spiel. Wähle zuerst das Spiel, dann siehst du, was es bietet.
error-already_seated = Du sitzt schon an diesem Tisch.
error-profile_private = Dieses Profil ist privat.
error-not_seeking = Deine Suche auf jenem Server ist beendet. Mit `/finden` suchst du dort wieder.
error-not_seated = Du sitzt nicht an diesem Tisch.
error-not_opener = Das kann nur der Gastgeber des Tisches.
error-only_opener_cancels = Absagen können den Tisch nur sein Gastgeber und die Verwalter des Servers.
error-not_invited = Dieser Tisch ist privat. Bitte einen Spieler dort um eine Einladung.
error-unreliable = Dieser Tisch sucht Spieler, die in { $asked } % ihrer Spiele bis zum Ende geblieben sind. Bei dir sind es { $stayed } von { $games }. Die Spieler dort können dich trotzdem einladen.
error-not_invited_to_seat = Dieser Tisch ist privat, und diesen Platz können nur vor dem Beginn Eingeladene übernehmen. Er kann dir auch persönlich angeboten werden.
error-no_computer = An diesem Tisch sitzt kein Computer.
error-no_hints = An diesem Tisch gibt es keine Tipps. Der Gastgeber kann sie vor dem Start unter **Optionen** einschalten.
error-not_asked = Du hast gerade nichts zu entscheiden, also gibt es keinen Tipp.
error-not_searched = In diesem Spiel gibt es keine Tipps: Computer denken darin nicht voraus. **Hilfe** sagt, worauf es ankommt.
error-not_weighed = Gerade konnte kein Computer vorausdenken. Bitte versuche es in einer Minute noch einmal. Bleibt es so, nenne dem Betreiber dieses Bots die Nummer { $id }.
error-not_judged = In diesem Spiel denkt kein Computer voraus, also gibt es keine Wendepunkte.
error-bad_level = Diese Art von Computerspieler kenne ich nicht.
error-not_your_seat = Das ist nicht dein Platz.
error-resigned = Du hast an diesem Tisch aufgegeben.
error-all_others_left = Alle anderen haben schon aufgegeben: Nimm den Sieg an, oder beende das Spiel unter **Mehr**.
error-no_claim = Hier gibt es keinen Sieg anzunehmen: Noch spielt jemand mit, oder die anderen gingen, bevor genug von euch 2 Runden gespielt hatten.
error-away = Hier spielt gerade ein Computer für dich. Mit **Ich bin zurück** übernimmst du deinen Platz wieder.
error-of_league = Das geht an einem Ligatisch nicht: Es könnte Mitspielern an anderen Tischen nützen oder schaden.
error-away_already = Hier spielt schon ein Computer für dich.
error-not_away = Du bist nicht weg: Hier spielt niemand für dich.
error-nobody_else_plays = Gerade spielt hier sonst niemand selbst, und Computer allein würden das Spiel einfach zu Ende spielen. Mit `/urlaub` stehen deine Uhren.
error-unknown_seat = Diesen Platz gibt es an diesem Tisch nicht.
error-not_offered = Dieser Platz ist nicht (mehr) zu vergeben.
error-kept_seat = Dieser Platz ist für einen anderen reserviert.
error-guest_seated = Diese Person hat an diesem Tisch schon einen Platz oder hat dort aufgegeben.
error-no_seat_to_offer = Du hast keinen offenen Tisch mit freiem Platz für diese Person. Eröffne einen mit `/spielen`.
error-no_table_there = Ich erkenne nicht, zu welchem Tisch diese Nachricht gehört. Versuch es am neuesten Spielplan des Tischs.
error-bot_selected = Bots spielen hier nicht mit. Wähle bitte eine Person.
error-knows_too_much = Du hattest an diesem Tisch schon einen anderen Platz und kennst dessen Karten.
error-taken_lately = Du hast diesen Platz vor weniger als einem Tag übernommen. Verlassen kannst du ihn { $when }; vorher müssen die anderen zustimmen. Mit `/aufgeben` kannst du sie fragen.
error-free_to_leave = Diesen Platz kannst du verlassen, ohne jemanden zu fragen.
error-other_server = Ein Tisch kann nur in einen Kanal seines Servers umziehen.
error-unseen_by = Diesen Kanal sehen nicht alle: { $people }. Der Tisch bleibt also, wo er ist. Sobald es geht, tippe noch einmal `/hierher`.
error-more_public = Hier könnten Leute den Spielplan sehen, die ihn jetzt nicht sehen. Also bleibt der Tisch, wo er ist.
error-seeing_unknown = Discord sagt gerade nicht, wer diesen Kanal sehen kann, also bleibt der Tisch, wo er ist. Versuche es bitte noch einmal.
error-unknown_vote = Diese Abstimmung gibt es nicht.
error-vote_closed = Diese Abstimmung ist geschlossen.
error-vote_open = Darüber wird schon abgestimmt. Stimme im Beitrag dieser Abstimmung ab.
error-vote_on_self = Diese Abstimmung betrifft dich, also entscheiden die anderen. Dein Zug beendet sie.
error-no_voter = Du hast hier keine Stimme.
error-bad_answer = Diese Antwort gibt es bei dieser Abstimmung nicht.
error-waits_no_more = Dieser Tisch wartet gerade nicht auf dich.
error-not_waited_for = Auf diesen Platz wartet gerade niemand.
error-has_time = Für diesen Zug ist noch Zeit. Geschieht nichts, kannst du { $when } die anderen fragen.
error-same_clock = Diese Bedenkzeit hat der Tisch schon.
error-nothing_chosen_yet = Du hast hier noch nichts gewählt, also gibt es nichts zurückzunehmen.
error-free_to_take_back = Das kannst du noch allein zurücknehmen: Drücke **Zurücknehmen**.
error-too_old_to_take_back = Dieser Tisch hat unter früheren Regeln des Spiels begonnen; seine Züge lassen sich nicht mehr zurücknehmen.
error-nothing_to_take_back = Es gibt nichts zurückzunehmen: Etwas Neues wurde aufgedeckt, oder ein Mensch oder Computer hat seither geantwortet.
error-unforeseen = Das lässt sich nicht (mehr) planen. Darunter steht, was du jetzt planen kannst.
error-no_plan = Diesen Plan gibt es nicht mehr.
error-plan_full = In einem Plan haben { $most } Möglichkeiten Platz. Lösche ihn, um neu anzufangen.
error-plan_asked = Du wirst gerade gefragt. Antworte zuerst, dann kannst du wieder planen.
error-unknown_component = Dieser Knopf geht nicht mehr. Nimm eine neuere Nachricht oder `/tische`.
error-unknown_command = Dieser Befehl hat sich geändert. Lade Discord neu (Strg+R, oder die App schließen und wieder öffnen) und versuche es noch einmal.
suggest-failed = Da ging etwas schief ({ $id }). Du kannst es trotzdem selbst eintippen.
error-no_such_term = Unter diesem Namen ist nichts zu finden. Gib ein paar Buchstaben ein und wähle aus der Liste.
error-not_here = Hier geht das nicht. Nimm einen Kanal auf einem Server.
error-not_on_server = Ich bin nicht auf diesem Server und kann hier keinen Tisch zeigen. Die Serververwaltung kann mich einladen.
error-not_in_thread = Ich bin noch nicht in diesem privaten Thread. Erwähne mich hier zuerst, dann versuche es noch einmal.
error-missing_permissions = In diesem Kanal fehlen mir Rechte: { $names }. Ein Verwalter des Servers kann sie mir in den Einstellungen des Kanals unter Berechtigungen geben.


permission-view-channel = Kanal ansehen
permission-connect = Verbinden
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden


## Refusals: what the rules of every game refuse

refusal-other = Das geht jetzt nicht ({ $code }).
refusal-too_few = { $least ->
        [one] Wähle mindestens 1.
       *[other] Wähle mindestens { $least }.
    }
refusal-too_many = { $most ->
        [0] Hier ist nichts zu wählen.
        [one] Wähle nur 1.
       *[other] Wähle höchstens { $most }.
    }
refusal-unknown_option = Das steht nicht zur Wahl.
refusal-not_ascending = Jede Möglichkeit lässt sich nur einmal wählen.
refusal-below_floor = Das macht { $total }: Du brauchst mindestens { $floor }.
refusal-not_asked = Du hast gerade nichts zu entscheiden.
refusal-bad_seats = { $seats ->
        [one] Dieses Spiel lässt sich nicht allein spielen, nur zu { $allowed }.
       *[other] Dieses Spiel lässt sich nicht zu { $seats } spielen, nur zu { $allowed }.
    }
refusal-unknown_table_option = Diese Option gibt es in diesem Spiel nicht.
refusal-bad_option_value = Das gibt es bei dieser Option nicht.
refusal-too_many_values = { $count } gewählt: Bei den anderen Optionen sind höchstens { $most } möglich.


## Where Plaza runs without Discord

play-simulation = **Du bist { $name }.** Du bist am Zug: Drücke auf **{ $button }** im Beitrag darüber.
    -# Das ist eine Simulation: kein Discord, kein Konto, nichts verlässt diesen Rechner.


## Pictures and their alt texts: picture-* and alt-* (RENDER)

picture-free = frei
picture-private = nur du
picture-to-move = { $count } am Zug
picture-final = Endwertung
picture-total = Summe
picture-other-lines = Weiteres
picture-resigned = aufgegeben
picture-last = laut Regel Letzter
picture-wins = { $name } gewinnt
picture-shared-win = Geteilter Sieg
picture-points = { $scored }
picture-points-ahead = { $scored }, { $lead } Vorsprung
picture-points-by-tie = { $scored }, durch Stichentscheid
picture-course = Punkte nach jeder Runde
picture-chances = Gewinnchancen
picture-percent = { $percent }{"\u00A0"}%
picture-course-led = { $when ->
        [always] { $name } lag von der ersten Runde an vorn, zuletzt mit { $lead }.
        [end] Erst die letzte Runde brachte { $name } nach vorn, mit { $lead }.
        [tie] Am Ende herrschte Gleichstand: Der Stichentscheid war für { $name }.
       *[since] { $name } lag ab Runde { $round } vorn, zuletzt mit { $lead }.
    }
picture-chances-led = { $when ->
        [always] { $name } hatte von Anfang bis Ende die besten Chancen.
        [end] { $name } hat gewonnen, ohne je die besten Chancen gehabt zu haben.
       *[since] { $name } hatte ab Runde { $round } die besten Chancen.
    }
picture-rounds = Runde

# What pictures of any game tell; a game that says it in other words has the key too.
alt-lobby = { $title }: { $subtitle }.
alt-seated = Hier sitzen: { $names }. { $free ->
        [0] Kein Platz ist frei.
        [one] 1 Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
alt-board = { $title }, { $subline }.
alt-hand = { $title }, dein eigenes Bild.
alt-acting = Am Zug: { $names } ({ $verb }).
alt-picked = Ausgewählt: { $options }.
alt-final = { $title }, Endwertung.
alt-ranking = Rangfolge: { $places }.
alt-place = { $rank }. { $name }, { $scored }
alt-score = { $name }: { $lines }.
alt-ties = { $line } { $value }
profile-picture = Ranglistenspiele
profile-points = { $points }
profile-results = { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } · { $wins } gewonnen · { $expected } erwartet
profile-games = { $games ->
        [one] Spiel
       *[other] Spiele
    }
profile-won = gewonnen
profile-expected = erwartet
profile-sure = { $sure ->
        [guess] noch geraten
        [rough] ungefähr
       *[known] recht sicher
    }
profile-least = Punkte mindestens
profile-most = höchstens { $points }
profile-answer = Antwort: { $time }
stats-picture = Spiele
stats-count = { $count }
stats-finished = { $count ->
        [one] Spiel beendet
       *[other] Spiele beendet
    }
stats-share = zu Ende gespielt
stats-answer = pro Zug
stats-of = { $part } von { $all }
stats-stayed = bis zum Ende dabei
stats-months = Beendete Spiele pro Monat
stats-month = { $month ->
        [1] Jan
        [2] Feb
        [3] Mär
        [4] Apr
        [5] Mai
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Okt
        [11] Nov
       *[12] Dez
    }
alt-chances = { $title }: die Gewinnchancen aller in Prozent, zu Beginn jeder Runde und am Ende.
alt-chances-seat = { $name }: { $percent }.
alt-chances-turn = Entscheidung { $number } von { $name }: { $when }.
alt-profile = Ranglistenspiele von { $name }.
alt-profile-game = { $facts }.
alt-profile-rated = mindestens { $points } und höchstens { $most } Punkte, { $sure }
alt-profile-answer = eine Antwort dauert im Schnitt { $time }
alt-profile-favourites = Vorlieben: { $favourites }
alt-stats = Spiele von { $name }: { $figures }.
alt-stats-games = Am meisten gespielt: { $games }.
alt-course = { $title }, Punkte vor der ersten Runde und nach jeder.
alt-scored = { $name }: { $points }.
