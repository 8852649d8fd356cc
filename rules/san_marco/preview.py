"""What the offers would be, and bring whom, with what is picked so far."""

from collections import Counter
from typing import Final

from rules.decision import Choice, Decision
from rules.event import Seat
from rules.game import Remark
from rules.san_marco.components import KIND_KEYS, Kind, limit_of
from rules.san_marco.view import Division, SanMarcoView

_SPLITS: Final = ("split", "split_rest")


def remarks(view: SanMarcoView, decision: Decision, picked: Choice) -> tuple[Remark, ...]:
    """Return a remark on each offer that a distributor is making; on other decisions none.

    What is not picked lies in the last offer, those between are empty until their turn comes.
    """
    if decision.kind not in _SPLITS:
        return ()
    division = division_of(view, decision.seat)
    hand = division.hand
    offers = [list(offer.cards) for offer in division.offers]
    offers.append([hand[position] for position in picked])
    offers += [[] for _ in range(division.shares - len(offers) - 1)]
    offers.append(list((Counter(hand) - Counter(offers[len(division.offers)])).elements()))
    seats = (*division.deciders, division.distributor)
    return tuple(
        [_remark(view, number, cards, seats) for number, cards in enumerate(offers, start=1)]
    )


def division_of(view: SanMarcoView, distributor: Seat) -> Division:
    """Return what a seat divides in this round."""
    return next(one for one in view.divisions if one.distributor == distributor)


def _remark(view: SanMarcoView, number: int, cards: list[Kind], seats: tuple[Seat, ...]) -> Remark:
    limit = limit_of(cards)
    return Remark(
        "offer",
        {
            "number": number,
            "cards": tuple([KIND_KEYS[kind] for kind in cards]),
            "limit": limit,
            "seats": seats,
            "counts": tuple([view.houses[seat].limit + limit for seat in seats]),
        },
    )
