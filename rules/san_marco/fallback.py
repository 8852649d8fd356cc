"""What a vanished player does (R18): nothing that it need not, so that the others can go on."""

from collections.abc import Callable
from typing import Final

from rules.decision import Choice, Decision
from rules.san_marco import asking
from rules.san_marco.components import (
    BANISHMENT,
    BRIDGE,
    DEFECTOR,
    DISTRICTS,
    DOGE,
    FIRST_LIMIT,
    KIND_KEYS,
    NOWHERE,
    POINTS,
    Kind,
    limit_of,
)
from rules.san_marco.rounds import group_of
from rules.san_marco.scoring import points_of
from rules.san_marco.state import State

_ORDER: Final = (DOGE, DEFECTOR, *DISTRICTS, BRIDGE, BANISHMENT)
"""Action cards, those that are mostly worth most first."""


def fallback(state: State, decision: Decision) -> Choice:
    """Choose for a player who has gone.

    It deals its cards out in turn, takes the offer with the fewest limit points, and carries out
    no card but a doge, who stays where he is.
    """
    return _FALLBACK.get(decision.kind, _first)(state, decision)


def _first(state: State, decision: Decision) -> Choice:
    """Finish what was begun, or answer what must be answered."""
    return (0,)


def _keep(state: State, decision: Decision) -> Choice:
    return (decision.options.index(asking.KEEP),)


def _decline(state: State, decision: Decision) -> Choice:
    return (decision.options.index(asking.DECLINE),)


def _deal_out(state: State, decision: Decision) -> Choice:
    """Deal the cards out to the offers in turn: actions by their worth, then limits by theirs."""
    group = group_of(state, decision.seat)
    offers = 1 + len(group.deciders) - len(group.offers)
    ranked = sorted(range(len(group.hand)), key=lambda position: _rank(group.hand[position]))
    return tuple(sorted(ranked[::offers]))


def _rank(kind: Kind) -> int:
    return _ORDER.index(kind) if kind < FIRST_LIMIT else len(KIND_KEYS) - POINTS[kind]


def _choose(state: State, decision: Decision) -> Choice:
    """Take fewer limit points, then more cards."""
    offers = state.groups[state.group].offers
    left = [offers[asking.OFFER_KEYS.index(key)] for key in decision.options]
    figures = [(limit_of(cards), -len(cards)) for cards in left]
    return (figures.index(min(figures)),)


def _play(state: State, decision: Decision) -> Choice:
    """End as soon as no doge card is left."""
    wanted = asking.END if asking.END in decision.options else KIND_KEYS[DOGE]
    return (decision.options.index(wanted),)


def _doge(state: State, decision: Decision) -> Choice:
    """Let him stay; bring him into play where he brings this seat most."""
    if state.doge != NOWHERE:
        return (0,)  # to stay is the first way
    worth = state.variant.worth
    points = [points_of(state.nobles[at], worth[at])[decision.seat] for at in DISTRICTS]
    return (points.index(max(points)),)


_FALLBACK: Final[dict[str, Callable[[State, Decision], Choice]]] = {
    "reroll": _keep,
    "split": _deal_out,
    "split_rest": _deal_out,
    "choose": _choose,
    "play": _play,
    "doge": _doge,
    "fewest": _decline,
}
