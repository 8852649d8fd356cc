# Die Wörter des erfundenen Spiels in tests/games/auction.py.

title = Auktion
    .short = Auktion
    .subtitle = Biete mit Schecks, die nicht wiederkommen, um Lose
    .duration = etwa 10 Minuten Spielzeit
    .weight = leicht zu lernen

how = Auktion: So geht’s
    .goal = Du gewinnst Lose und Sterne. Wer die meisten Punkte hat, gewinnt.
    .turn = Reihum legst du Schecks für ein Los oder passt.
    .card = Die Zahl auf einem Scheck ist sein Wert.
    .pays = Schecks, mit denen du gewonnen hast, sind weg: Biete nicht zu hoch.
    .end = Wenn alle Lose verkauft sind.
    .time = Etwa 10 Minuten Spielzeit.

term-bidding = Bieten um ein Los
    .effect = Mehr als das höchste Gebot oder nichts
    .help =
        Reihum legst du Schecks, sodass alles, was du für dieses Los gelegt hast, das höchste Gebot übertrifft, oder du passt. Wer passt, nimmt die eigenen Schecks zurück und ist bis zum nächsten Los draußen.
        Beispiel: Ada hat 4 gelegt. Ben legt 2 und 3 und führt mit 5.
term-tips = Verdeckte Trinkgelder
    .effect = Das höchste allein bringt einen Stern
    .help =
        Nach jeder Auktion stecken alle einen Scheck oder keinen in einen Umschlag. Sie werden zugleich geöffnet; wer mehr als alle anderen gab, bekommt einen Stern, der 3 Punkte zählt. Gegebene Schecks sind weg.
        Beispiel: 4, 6 und 6: Niemand gab allein am meisten, und es gibt keinen Stern.

step-bid = Bieten
step-tip = Trinkgeld
step-over = Das Ende
picture-verb-bid = bieten oder passen
picture-verb-tip = Trinkgeld geben
ask-bid = Welche Schecks legst du für ein Los von { $subject }?
    .why = Zahle für ein Los nicht mehr, als es dir wert ist; was du behältst, entscheidet bei Gleichstand.
picture-ask-bid = Bieten oder passen
ask-tip = Welchen Scheck steckst du in deinen Umschlag?
    .why = Nur das höchste Trinkgeld gewinnt einen Stern; weg sind alle.
picture-ask-tip = Trinkgeld geben
option-cheque = Scheck über { $value }
option-decline = Kein Scheck
remark-bid = Das macht ein Gebot von { $total }.
so-far = Was jeder Platz jetzt hat.
line-lots = Lose
line-stars = Sterne
line-cheques = Schecks übrig
reason-sold_out = Das letzte Los ist verkauft.

event-lot = Los { $round } ist { $value } wert.
    .chapter = Los { $round }
    .short = { $value } wert
event-bid = { $seat } bietet { $total }.
    .short = { $total }
event-passed = { $seat } passt.
    .short = passt
event-won = { $seat } bekommt das Los von { $value } für { $price }.
    .short = bekommt { $value } für { $price }
event-unsold = Niemand will das Los von { $value }.
    .short = bleibt liegen
event-tipped = Die Umschläge werden geöffnet: { $told ->
        [0] Alle sind leer.
       *[other] { $each }.
    }
    .each = { $name } { $count }
    .short = Trinkgelder: { $told ->
            [0] keine
           *[other] { $each }
        }
event-starred = { $seat } bekommt einen Stern.
    .short = ein Stern
event-over = Die Auktion ist vorbei.
    .short = Ende

order-bid_up_to = Bis { $value } bieten
    .why = Lege die kleinste Summe, die reicht, und passe, wenn sie über { $value } ist.
order-tip_least = Den kleinsten Scheck geben
    .why = Was auch immer die anderen geben.
surprise-won = jemand bekommt ein Los
surprise-starred = jemand bekommt einen Stern

fact-round = Los Nr.
fact-lot = zu haben
fact-left = Lose übrig
fact-tip = dein Trinkgeld
fact-cheques = Schecks
fact-laid = gelegt
fact-lots = Lose
fact-stars = Sterne
fact-passed = draußen
