"""The fullest scenes that the pictures have to cope with, made from any scene of a game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from bot.render.scene import Scene
from rules.decision import Choice, Decision
from rules.san_francisco import GAME
from rules.san_francisco.components import DISTRICTS, PARK, STREETS
from rules.san_francisco.view import SanFranciscoView

DENSEST: Final = ("board-5-full", "hand-bid", "final-5")
"""The fullest scenes of the gallery, which are also drawn in all other ways."""
VARIANTS: Final[Mapping[str, Mapping[str, str]]] = {"deals": {"ties": "negotiated"}}
"""Table options with which pictures show further things, by their word in a scene's name."""
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
    return {**full, **coming_to_terms(hand)}


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
