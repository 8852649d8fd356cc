"""Planning ahead: a seat's possible next questions, and its standing orders.

A distributor knows its offers: it will carry out the one that is left, after the others have
theirs. So a seat that has divided foresees its cards and all questions about them, on the board as
it is now. A seat that chooses sees the offers when they are opened; only one that chooses after
another can plan that. Roles and hands are drawn, so no seat can plan a division.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rules.decision import Choice, Decision
from rules.event import NOBODY, Seat
from rules.game import Order
from rules.san_marco import asking
from rules.san_marco.bridges import (
    Route,
    all_routes,
    free_pairs,
    reached,
    routes,
    takeable,
    without,
)
from rules.san_marco.components import (
    BANISHMENT,
    BRIDGE,
    BRIDGES,
    DEFECTOR,
    DISTRICT_KEYS,
    DISTRICTS,
    DOGE,
    KIND_KEYS,
    NOWHERE,
    PAIR_KEYS,
    Kind,
    limit_of,
)
from rules.san_marco.computer.heuristics import defectors, greedy
from rules.san_marco.foreseen import foreseen
from rules.san_marco.opening import BRIDGES_EACH
from rules.san_marco.state import ALL
from rules.san_marco.view import SanMarcoView

SURPRISES: Final = {
    "took": ("took",),
    "placed": ("placed",),
    "defected": ("defected",),
    "built": ("bridge_placed", "built", "took_over", "moved_bridge"),
    "banishing": ("banishing",),
    "doge_moved": ("doge_entered", "doge_moved"),
}


# --- the questions to come -------------------------------------------------------------------


def foresee(view: SanMarcoView) -> tuple[Decision, ...]:
    """Return the possible next questions of a waiting seat, in the order of a round."""
    if view.seat is None or view.decision is not None or view.outcome is not None:
        return ()
    if not view.passage:
        placed = [bridge for bridge in view.bridges if bridge.owner == view.seat]
        left = len(placed) < BRIDGES_EACH[len(view.houses)]
        return tuple(_bridges(view, view.seat)) if left else ()
    return (*_offers(view, view.seat), *_cards(foreseen(view), view.seat))


def _offers(view: SanMarcoView, seat: Seat) -> Iterator[Decision]:
    """Yield the choice among open offers, for a seat that chooses after another."""
    for division in view.divisions:
        chosen = [offer.taker for offer in division.offers]
        if division.opened and seat in division.deciders and seat not in chosen:
            left = zip(asking.OFFER_KEYS, chosen, strict=False)
            yield Decision(seat, "choose", tuple([key for key, taker in left if taker == NOBODY]))


def _cards(view: SanMarcoView, seat: Seat) -> Iterator[Decision]:
    """Yield the questions about the cards that will be the seat's own."""
    kinds = [kind for kind in dict.fromkeys(view.cards) if _can_play(view, seat, kind)]
    if not kinds:
        return
    yield Decision(seat, "play", (*[KIND_KEYS[kind] for kind in kinds], asking.END))
    if targets := sorted({at for card in kinds if card in DISTRICTS for at in _reach(view, card)}):
        yield Decision(seat, "place", tuple([DISTRICT_KEYS[at] for at in targets]))
    if BRIDGE in kinds:
        yield from _bridges(view, seat)
    if DEFECTOR in kinds:
        yield Decision(seat, "defect", tuple(defectors(view.nobles, seat)))
    if BANISHMENT in kinds:
        peopled = [DISTRICT_KEYS[at] for at, row in enumerate(view.nobles) if any(row)]
        yield Decision(seat, "banish", tuple(peopled))
    if DOGE in kinds:
        yield Decision(seat, "doge", tuple([asking.doge_key(way) for way in _ways(view, seat)]))
    if not view.houses[seat].supply and not {DOGE, BANISHMENT} >= {*kinds}:
        stands = [DISTRICT_KEYS[at] for at, row in enumerate(view.nobles) if row[seat]]
        yield Decision(seat, "source", tuple(stands))


def _reach(view: SanMarcoView, card: Kind) -> Sequence[int]:
    assert view.seat is not None, "a spectator has no cards"
    return reached(view.bridges, view.seat, card)


def _ways(view: SanMarcoView, seat: Seat) -> Sequence[Route]:
    """Return the doge's routes from his present district (RULES.md 5.5)."""
    if view.doge == NOWHERE:
        return [Route(district, 0, ()) for district in DISTRICTS]
    find = all_routes if view.variant.routes == ALL else routes
    return find(view.bridges, view.doge, seat, view.houses[seat].prestige)


def _bridges(view: SanMarcoView, seat: Seat) -> Iterator[Decision]:
    """Yield the places for a bridge; once all stand, the bridges that can go there (5.2)."""
    standing = view.bridges
    if len(standing) < BRIDGES:
        pairs = free_pairs(standing, seat)
    else:
        taken = takeable(standing, seat)
        yield Decision(
            seat, "take", tuple([asking.bridge_key(standing[position]) for position in taken])
        )
        free = [free_pairs(without(standing, position), seat) for position in taken]
        pairs = sorted({pair for each in free for pair in each})
    yield Decision(seat, "bridge", tuple([PAIR_KEYS[pair] for pair in pairs]))


def _can_play(view: SanMarcoView, seat: Seat, kind: Kind) -> bool:
    """Whether a card of this kind would have any effect as the board is now (RULES.md 4.3)."""
    if kind == BRIDGE:
        free = free_pairs if len(view.bridges) < BRIDGES else takeable
        return bool(free(view.bridges, seat))
    if kind == DEFECTOR:
        return bool(defectors(view.nobles, seat))
    return kind != BANISHMENT or any(any(row) for row in view.nobles)


# --- standing orders -------------------------------------------------------------------------


def orders(view: SanMarcoView) -> tuple[Order, ...]:
    """Return the standing orders, the same for every seat."""
    return () if view.seat is None else _ORDERS


_ORDERS: Final = (
    Order("least_limit", "choose"),
    Order("doge_gains", "doge", advice=""),
    Order("victims_ahead", "victims", advice=""),
    Order("lift_least", "source", advice=""),
    Order("fewest_gains", "fewest", advice=""),
)


def obey(view: SanMarcoView, decision: Decision, key: str, _value: str) -> Choice | None:
    """Return a standing order's answer to an open question."""
    return _OBEYED.get(key, greedy)(view, decision)


def _least_limit(view: SanMarcoView, decision: Decision) -> Choice:
    """Take the offer with the fewest limit points; of several, the one with most action cards."""
    offers = view.divisions[view.division].offers
    found = [offers[asking.OFFER_KEYS.index(key)] for key in decision.options]
    figures = [(limit_of(offer.cards), -offer.actions) for offer in found]
    return (figures.index(min(figures)),)


_OBEYED: Final[dict[str, Callable[[SanMarcoView, Decision], Choice]]] = {
    "least_limit": _least_limit,
}
"""All others follow greedy."""
