"""The view at a foreseen question."""

from dataclasses import replace

from rules.event import Seat
from rules.goldene_stadt.view import GoldeneStadtView


def foreseen(view: GoldeneStadtView) -> GoldeneStadtView:
    """Return the view at the time when its seat builds, for foreseen questions.

    The hand then holds the cards on which it lies now.
    """
    held = list(view.hand)
    for pair in view.pairs:
        for card in pair.cards if pair.hand == view.seat else ():
            held[card] += 1
    return replace(view, hand=tuple(held))


def expulsions_before(view: GoldeneStadtView, seat: Seat) -> int:
    """Return the least number of expulsions of the round before the next bid of a seat.

    A seat whose hand lies on a pair bids only after it was expelled there (RULES.md 4.3).
    """
    return view.expulsions + (seat in [pair.hand for pair in view.pairs])
