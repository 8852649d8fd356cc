"""The fullest that the pictures have to bear, made from any scene of a game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from bot.render.scene import Scene
from rules.san_francisco.state import CARDS
from rules.san_francisco.view import TableView

DENSEST: Final = ("board-4-full", "hand-lay", "final-4")
"""The scenes of the gallery with the most in them: those that are drawn in every other way too."""
VARIANTS: Final[Mapping[str, Mapping[str, str]]] = {}
"""Table options with which the pictures show what else there is, by the word for them in a name."""
LARGEST: Final[Mapping[str, Sequence[tuple[int, int]]]] = {}
"""The games, by seats and seed, in which each kind of decision is at its largest, by variant; where
there are none, it is looked for in a dozen."""


def extremes(boards: Sequence[Scene], _hand: Scene) -> Mapping[str, Scene]:
    """Return scenes by name, from one of the table for each number of players and one of a hand."""
    return {
        f"board-{len(board.names)}-full": replace(
            board, view=replace(cast(TableView, board.view), gone=CARDS)
        )
        for board in boards
    }
