"""The fullest that the pictures have to bear, made from any scene of a game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from bot.render.scene import Scene
from rules.san_francisco.components import DISTRICTS, PARK, STREETS
from rules.san_francisco.view import SanFranciscoView

DENSEST: Final = ("board-5-full", "hand-bid", "final-5")
"""The scenes of the gallery with the most in them: those that are drawn in every other way too."""
VARIANTS: Final[Mapping[str, Mapping[str, str]]] = {"deals": {"ties": "negotiated"}}
"""Table options with which the pictures show what else there is, by the word for them in a name."""
_USUAL: Final = tuple(
    [(3, seed) for seed in (1, 2, 3, 4, 9)]
    + [(4, seed) for seed in (2, 3, 6, 11)]
    + [(5, seed) for seed in (3, 5, 10)]
)
LARGEST: Final[Mapping[str, Sequence[tuple[int, int]]]] = {"": _USUAL, "deals": (*_USUAL, (5, 2))}
"""The games, by seats and seed, in which each kind of decision is at its largest, by variant."""


def extremes(boards: Sequence[Scene], _hand: Scene) -> Mapping[str, Scene]:
    """Return scenes by name, from one of the table for each number of players and one of a hand."""
    return {
        f"board-{len(board.names)}-full": replace(
            board, view=full_city(cast(SanFranciscoView, board.view))
        )
        for board in boards
    }


def full_city(view: SanFranciscoView) -> SanFranciscoView:
    """Let a stick lie on every street that is not white, of all seats in turn, and all be built."""
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
