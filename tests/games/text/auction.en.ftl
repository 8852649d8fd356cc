# The words of the made-up game in tests/games/auction.py.

title = Auction
    .short = Auction
    .subtitle = Bid for lots with cheques that do not come back
    .duration = about 10 minutes of play
    .weight = easy to learn

how = Auction: how to play
    .goal = You win lots and stars. The most points win.
    .turn = In turn you lay cheques for a lot, or pass.
    .card = The number on a cheque is what it is worth.
    .pays = Cheques that won a lot are gone: do not bid too high.
    .end = When all lots are sold.
    .time = About 10 minutes of play.

term-bidding = Bidding for a lot
    .effect = More than the highest bid, or nothing
    .help =
        In turn you lay cheques, so that all you have laid for this lot exceeds the highest bid, or you pass. Whoever passes takes their cheques back and is out until the next lot.
        Example: Ada has laid 4. Ben lays 2 and 3, and leads with 5.
term-tips = Sealed tips
    .effect = The highest tip alone earns a star
    .help =
        After each auction everybody puts one cheque or none into an envelope. They are opened together; whoever gave more than all others gets a star, worth 3 points. Cheques given are gone.
        Example: tips of 4, 6 and 6: nobody alone gave most, and there is no star.

step-bid = Bidding
step-tip = Tips
step-over = The end
picture-verb-bid = bid or pass
picture-verb-tip = seal a tip
ask-bid = Which cheques do you lay for a lot of { $subject }?
    .why = Pay no more for a lot than it is worth to you; what you keep breaks ties.
picture-ask-bid = Bid or pass
ask-tip = Which cheque do you put into your envelope?
    .why = The highest tip alone wins a star; all tips are gone.
picture-ask-tip = Seal a tip
option-cheque = Cheque of { $value }
option-decline = No cheque
remark-bid = That makes a bid of { $total }.
so-far = What each seat has now.
line-lots = Lots
line-stars = Stars
line-cheques = Cheques left
reason-sold_out = The last lot was sold.

event-lot = Lot { $round } is worth { $value }.
    .chapter = Lot { $round }
    .short = worth { $value }
event-bid = { $seat } bids { $total }.
    .short = { $total }
event-passed = { $seat } passes.
    .short = passes
event-won = { $seat } gets the lot of { $value } for { $price }.
    .short = gets { $value } for { $price }
event-unsold = Nobody wants the lot of { $value }.
    .short = unsold
event-tipped = The envelopes are opened: { $told ->
        [0] all are empty.
       *[other] { $each }.
    }
    .each = { $name } { $count }
    .short = tips: { $told ->
            [0] none
           *[other] { $each }
        }
event-starred = { $seat } gets a star.
    .short = a star
event-over = The auction is over.
    .short = the end

order-bid_up_to = Bid up to { $value }
    .why = Lay the lowest sum that is enough, and pass where it is above { $value }.
order-tip_least = Tip the smallest cheque
    .why = Whatever the others may give.
surprise-won = somebody gets a lot
surprise-starred = somebody gets a star

fact-round = lot no.
fact-lot = for sale
fact-left = lots to come
fact-tip = your tip
fact-cheques = cheques
fact-laid = laid
fact-lots = lots
fact-stars = stars
fact-passed = out
