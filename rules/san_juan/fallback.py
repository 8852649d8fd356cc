"""What a vanished player does (R44): it looks at its own hand and at what everybody sees."""

from collections.abc import Callable, Sequence
from typing import Final

from rules.decision import Choice, Decision
from rules.san_juan import asking, effects
from rules.san_juan.cards import (
    AQUEDUCT,
    BUILD_KEYS,
    BUILDER,
    CARD_KEYS,
    COST,
    COUNCILLOR,
    KIND,
    PRODUCER,
    PROSPECTOR,
    ROLE_KEYS,
    TRADER,
    TRADING_POST,
)
from rules.san_juan.state import State

_CARD: Final = {key: KIND[card] for card, key in enumerate(CARD_KEYS)}
_BUILD: Final = {key: kind for kind, key in enumerate(BUILD_KEYS)}
_ROLES: Final = tuple(
    ROLE_KEYS[role] for role in (BUILDER, COUNCILLOR, PROSPECTOR, PRODUCER, TRADER)
)


def fallback(state: State, decision: Decision) -> Choice:
    """Choose for a player who has gone: simple, and on towards the end of the game.

    It builds the cheapest building that it can, and takes what costs nothing: roles, goods,
    sales, cards. It never tucks, covers, uses the Library, or pays with a good that it need not;
    it keeps cheap cards, and parts first with those that it could not build any more.
    """
    return _FALLBACK[decision.kind](state, decision)


def _least(state: State, decision: Decision) -> Choice:
    return tuple(range(decision.least))


def _most_goods(state: State, decision: Decision) -> Choice:
    """Produce or sell all that is allowed, but for the good that would use the Library up."""
    helper = AQUEDUCT if decision.kind == "produce" else TRADING_POST
    used = effects.library_at_stake(state, decision.seat, decision.most, helper)
    return tuple(range(decision.most - used))


def _save_library(state: State, decision: Decision) -> Choice:
    return (decision.options.index(asking.SAVE_LIBRARY),)


def _first_role(state: State, decision: Decision) -> Choice:
    """Take Builder where it is free: with the Councillor next, cards never run out for long."""
    wanted = next(role for role in _ROLES if role in decision.options)
    return (decision.options.index(wanted),)


def _cheapest_building(state: State, decision: Decision) -> Choice:
    """Build beside the others, so that the display grows; else pass."""
    seat = decision.seat
    player = state.players[seat]
    kinds = [_BUILD[key] for key in decision.options[:-1]]
    ways = [
        (price, position)
        for position, kind in enumerate(kinds)
        if (price := effects.price(state, seat, kind)) <= effects.budget(player, kind)
    ]
    return (min(ways)[1] if ways else len(decision.options) - 1,)


def _burdens(state: State, decision: Decision) -> list[int]:
    """Return how little each card is wanted: by its cost; least of all what stands already."""
    owned = state.players[decision.seat].owned
    useless = 1 + max(COST)
    kinds = [_CARD[key] for key in decision.options]
    return [
        useless if owned >> kind & 1 and not effects.is_production(kind) else COST[kind]
        for kind in kinds
    ]


def _lowest(figures: Sequence[int], count: int) -> Choice:
    return tuple(sorted(sorted(range(len(figures)), key=figures.__getitem__)[:count]))


def _keep(state: State, decision: Decision) -> Choice:
    return _lowest(_burdens(state, decision), decision.least)


def _part(state: State, decision: Decision) -> Choice:
    return _lowest([-burden for burden in _burdens(state, decision)], decision.least)


_FALLBACK: Final[dict[str, Callable[[State, Decision], Choice]]] = {
    "keep": _keep,
    "office": _least,
    "chapel": _least,
    "bank": _least,
    "limit": _part,
    "role": _first_role,
    "library": _save_library,
    "build": _cheapest_building,
    "cover": _least,
    "goods": _least,
    "pay": _part,
    "produce": _most_goods,
    "sell": _most_goods,
    "councillor": _keep,
    "archive": _part,
}
