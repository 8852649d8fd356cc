"""What the offers would be, and bring whom, with what is picked so far."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rules.decision import Choice, Decision
from rules.event import Fact, Seat
from rules.game import Remark
from rules.san_marco.components import KIND_KEYS, Kind, limit_of
from rules.san_marco.view import Division, SanMarcoView

_SPLITS: Final = ("split", "split_rest")


def remarks(view: SanMarcoView, decision: Decision, picked: Choice) -> tuple[Remark, ...]:
    """Return a remark on each offer that a distributor is making; on other decisions none.

    What is not picked is the last offer; where two are still to be made of it, it is just left.
    """
    if decision.kind not in _SPLITS:
        return ()
    division = division_of(view, decision.seat)
    hand = division.hand
    cards = [hand[position] for position in picked]
    left = list((Counter(hand) - Counter(cards)).elements())
    offers = [*[list(offer.cards) for offer in division.offers], cards]
    more = division.shares - len(offers)
    if more > 1:
        return (
            *_offers(view, division, offers),
            Remark("left", {"offers": more, **_contents(left)}),
        )
    return _offers(view, division, [*offers, left])


def division_of(view: SanMarcoView, distributor: Seat) -> Division:
    """Return what a seat divides in this round."""
    return next(one for one in view.divisions if one.distributor == distributor)


def _offers(
    view: SanMarcoView, division: Division, offers: Sequence[list[Kind]]
) -> tuple[Remark, ...]:
    """Say what is in each offer, and the limit points that each seat would then have."""
    seats = (*division.deciders, division.distributor)
    return tuple(
        [
            Remark(
                "offer",
                {
                    "number": number,
                    **_contents(cards),
                    "seats": seats,
                    "counts": tuple([view.houses[seat].limit + limit_of(cards) for seat in seats]),
                },
            )
            for number, cards in enumerate(offers, start=1)
        ]
    )


def _contents(cards: list[Kind]) -> dict[str, Fact]:
    return {"cards": tuple([KIND_KEYS[kind] for kind in cards]), "limit": limit_of(cards)}
