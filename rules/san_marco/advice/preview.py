"""Remarks to a seat: the resulting offers, or that it is out.

The resulting offers are told as remarks on the picks: weights without a floor would add up only one
offer.
"""

from collections import Counter

from rules.decision import Choice, Decision
from rules.game import Remark
from rules.san_marco import asking
from rules.san_marco.components import OUT_AT, limit_of
from rules.san_marco.passages import bonuses
from rules.san_marco.rounds import keys_of
from rules.san_marco.scoring import by_seat
from rules.san_marco.view import SanMarcoView, division_of


def remarks(view: SanMarcoView, picked: Choice) -> tuple[Remark, ...]:
    """Return a remark on each offer that a distributor is making, or the reason why a seat has no
    question.

    Before a card is picked there is nothing to remark on.
    """
    if view.decision is None:
        return _out(view)
    if view.decision.kind == "choose":
        return _of_bonuses(view, view.decision)
    return made(view, picked) if picked and view.decision.kind in asking.SPLITS else ()


def _of_bonuses(view: SanMarcoView, decision: Decision) -> tuple[Remark, ...]:
    """Remark on each offer that puts its taker out: the others' bonus grows by it (7.1, 7.3)."""
    limits = [house.limit for house in view.houses]
    found: list[Remark] = []
    for key in decision.options:
        place = asking.OFFER_KEYS.index(key)
        limits[decision.seat] = view.houses[decision.seat].limit + limit_of(
            view.divisions[view.division].offers[place].cards
        )
        if limits[decision.seat] >= OUT_AT:
            gains = by_seat(bonuses(limits))
            found.append(Remark("out_with", {"number": place + 1, **gains}))
    return tuple(found)


def _out(view: SanMarcoView) -> tuple[Remark, ...]:
    """Tell a seat the length of its absence (RULES.md 7.1): the facts say whether a passage
    follows.
    """
    if view.seat is None or view.outcome is not None or not view.houses[view.seat].out:
        return ()
    facts = {"limit": view.houses[view.seat].limit, "passage": view.passage}
    return (Remark("out", facts),)


def made(view: SanMarcoView, picked: Choice) -> tuple[Remark, ...]:
    """Remark on each resulting offer of the seat to move, with these cards picked.

    The rest is the last offer, unless two are still to be made of it. Tells the cards in each, and
    the limit points that each seat would then have (RULES.md 3.3, 3.4).
    """
    assert view.decision is not None, "a player makes offers"
    division = division_of(view.divisions, view.decision.seat)
    cards = [division.hand[position] for position in picked]
    offers = [*[list(offer.cards) for offer in division.offers], cards]
    if len(offers) == division.shares - 1:
        offers.append(list((Counter(division.hand) - Counter(cards)).elements()))
    seats = (*division.deciders, division.distributor)
    return tuple(
        [
            Remark(
                "offer",
                {
                    "number": number,
                    "cards": keys_of(cards),
                    "limit": limit_of(cards),
                    "seats": seats,
                    "counts": tuple([view.houses[seat].limit + limit_of(cards) for seat in seats]),
                },
            )
            for number, cards in enumerate(offers, start=1)
        ]
    )
