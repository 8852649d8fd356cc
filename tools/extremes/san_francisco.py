"""The fullest scenes that the pictures have to cope with, made from any scene of a game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from bot.render.scene import Scene
from rules.decision import Choice, Decision
from rules.event import Event
from rules.facts import number_at
from rules.san_francisco import GAME
from rules.san_francisco.components import DISTRICTS, NO_TILE, PARK, STREETS, TENDERS
from rules.san_francisco.state import Right
from rules.san_francisco.view import SanFranciscoView

DENSEST: Final = ("board-5-full", "hand-bid", "reveal-influence", "final-5")
"""The fullest scenes of the gallery, which are also drawn in all other ways."""
VARIANTS: Final[Mapping[str, Mapping[str, str]]] = {"deals": {"ties": "negotiated"}}
"""Table options with which pictures show further things, by their word in a scene's name."""
_OPENED: Final = {
    "influence": (
        Event("influence_opened", {"seats": (0, 1, 2, 3, 4), "counts": (7, 4, 9, 4, 2)}),
        Event("tied", {"seats": (1, 3)}),
        Event("won_influence", {"seat": 2, "count": 9, "rank": 1}),
        Event("won_influence", {"seat": 0, "count": 7, "rank": 2}),
        Event("won_influence", {"seat": 4, "count": 2, "rank": 3}),
    ),
    "option": (
        Event("blind_opened", {"seat": 1, "cheques": (3, 10), "total": 13}),
        Event("blind_opened", {"seat": 3, "cheques": (1, 8, 9), "total": 18}),
        Event("won_tile", {"seat": 3, "tile": "tile:work", "total": 18}),
    ),
}
"""Sealed bids that are turned up."""
_TERMS: Final = ("sum", "avoid", "accept")
_SEED: Final = 7
"""The game in which every question about deals is asked."""
_USUAL: Final = tuple(
    [(3, seed) for seed in (1, 3, 6, 8, 12)]
    + [(4, seed) for seed in (3, 8)]
    + [(5, seed) for seed in (3, 5, 6)]
)
LARGEST: Final[Mapping[str, Sequence[tuple[int, int]]]] = {
    "": _USUAL,
    "deals": sorted((*_USUAL, (5, 2))),
}
"""The games, by seats and seed, in which each kind of decision is at its largest, by variant.

In order: of equal decisions, the first one is shown.
"""


def extremes(boards: Sequence[Scene], hand: Scene) -> Mapping[str, Scene]:
    """Return scenes by name, from one of the table for each number of players and one of a hand."""
    full = {
        f"board-{len(board.names)}-full": replace(
            board, view=full_city(cast(SanFranciscoView, board.view))
        )
        for board in boards
    }
    revealed = {f"reveal-{means}": _revealed(boards[-1], means) for means in _OPENED}
    return {**full, **revealed, **coming_to_terms(hand)}


def _revealed(scene: Scene, means: str) -> Scene:
    """Turn up sealed bids, for a card that is sold in this way."""
    view, told = cast(SanFranciscoView, scene.view), _OPENED[means]
    tender = max(TENDERS, key=lambda one: (one.means == means, bool(one.kinds), one.rights))
    won = [event.facts for event in told if event.kind.startswith("won")]
    rights = [Right(number_at(facts, "seat"), 0 if "tile" in facts else NO_TILE) for facts in won]
    sold = replace(view, acting=False, tender=TENDERS.index(tender), rights=tuple(rights))
    return replace(scene, kind="reveal", view=sold, since=told)


def coming_to_terms(hand: Scene) -> Mapping[str, Scene]:
    """Ask questions that only proposals lead to, which players of common sense do not make."""
    state, _ = GAME.new({"ties": "negotiated"}, len(hand.names), _SEED)
    found: dict[str, Scene] = {}
    while asked := GAME.decisions(state):
        decision = asked[0]
        view = GAME.view(state, decision.seat)
        if decision.kind in _TERMS:
            facts = GAME.explain(view, decision)
            found.setdefault(f"hand-{decision.kind}", replace(hand, view=view, facts=facts))
        GAME.apply(state, decision.seat, _willing(view, decision))
    return found


def _willing(view: SanFranciscoView, decision: Decision) -> Choice:
    """Choose as common sense does, but propose to invest, and promise as much as possible."""
    if decision.kind == "propose":
        return (0,)
    if decision.kind == "sum":
        return (len(decision.options) - 1,)
    return GAME.greedy(view, decision)


def full_city(view: SanFranciscoView) -> SanFranciscoView:
    """Put a stick on every street that is not white, of all seats in turn, and build everything."""
    seats = len(view.investors)
    free = [street for street in STREETS if not view.white >> street & 1]
    investors = tuple(
        [
            one._replace(sticks=sum([1 << at for at in free[one.seat :: seats]]), supply=0)
            for one in view.investors
        ]
    )
    builders = tuple([-1 if view.city[at] == PARK else at % seats for at in DISTRICTS])
    return replace(view, investors=investors, builders=builders)
