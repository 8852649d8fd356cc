"""English words for the made-up game, which has no catalogue beside those of the real ones."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from bot.text import GameTexts, texts
from bot.text.catalogue import Catalogue
from tests.games.auction import AUCTION

ENGLISH: Final = """title = Auction
    .subtitle = Bid openly, tip in secret
expected = Nobody knows what the next lots bring.
step-bid = Bidding
step-tip = Tipping
step-over = The end
ask-bid = Which cheques do you lay?
ask-tip = What do you seal?
option-cheque = Cheque of { $value }
option-decline = Nothing
remark-bid = You would bid { $total }.
picture-verb-bid = bid
picture-verb-tip = tip
picture-ask-bid = Bid or pass
picture-ask-tip = Seal a tip
line-lots = Lots
line-stars = Stars
line-cheques = Cheques
reason-sold_out = The last lot is sold.
event-lot = Round { $round }: a lot of { $value }.
event-bid = { $seat } bids { $total }.
event-passed = { $seat } passes.
event-won = { $seat } wins { $value } for { $price }.
event-unsold = Nobody wants { $value }.
event-tipped = Tips: { $each }.
    .each = { $name } { $count }
event-starred = { $seat } gets a star.
event-over = That was the last round.
"""


@contextmanager
def worded() -> Iterator[None]:
    """Let the made-up game be told of in English."""
    known, key = texts("en")._games, AUCTION.key
    known[key] = GameTexts(texts("en"), Catalogue(ENGLISH, "en"))
    try:
        yield
    finally:
        del known[key]
