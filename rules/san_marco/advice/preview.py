"""What to tell a seat: what its offers would be, that it is out, or who has which limit cards.

What the offers would be is told as remarks on the picks. (Weights without a floor, the first plan
for this, would have added up only one offer.)
"""

from collections import Counter
from collections.abc import Sequence

from rules.decision import Choice, Decision
from rules.event import Fact, Seat
from rules.game import Remark
from rules.san_marco import asking
from rules.san_marco.components import Kind, limit_of
from rules.san_marco.rounds import keys_of
from rules.san_marco.view import Division, SanMarcoView, division_of


def lies_open(view: SanMarcoView, seat: Seat) -> tuple[Remark, ...]:
    """Name the limit cards of a seat: they lie face up until the passage ends (RULES.md 3.4)."""
    limits = view.houses[seat].limits
    return (Remark("limits", {"cards": keys_of(limits)}),) if limits else ()


def remarks(view: SanMarcoView, picked: Choice) -> tuple[Remark, ...]:
    """Return a remark on each offer that a distributor is making, or why a seat is not asked."""
    decision = view.decision
    if decision is None:
        return _out(view)
    return _of_offers(view, decision, picked) if decision.kind in asking.SPLITS else ()


def _out(view: SanMarcoView) -> tuple[Remark, ...]:
    """Tell a seat how long it is out (RULES.md 7.1): the facts say whether a passage follows."""
    if view.seat is None or view.outcome is not None or not view.houses[view.seat].out:
        return ()
    facts = {"limit": view.houses[view.seat].limit, "passage": view.passage}
    return (Remark("out", facts),)


def _of_offers(view: SanMarcoView, decision: Decision, picked: Choice) -> tuple[Remark, ...]:
    """Remark on each offer.

    The rest is the last offer; if two are still to be made of it, it is just called the rest.
    """
    division = division_of(view.divisions, decision.seat)
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


def _offers(
    view: SanMarcoView, division: Division, offers: Sequence[list[Kind]]
) -> tuple[Remark, ...]:
    """Say what is in each offer, and the limit points that each seat would then have (3.3, 3.4)."""
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
    return {"cards": keys_of(cards), "limit": limit_of(cards)}
