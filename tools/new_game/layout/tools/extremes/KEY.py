"""The fullest scenes that the pictures have to cope with, made from any scene of a game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from bot.render.scene import Scene
from rules.KEY.state import CARDS
from rules.KEY.view import TableView

DENSEST: Final = ("board-4-full", "hand-lay", "final-4")
"""The fullest scenes of the gallery, which are also drawn in all other ways."""
VARIANTS: Final[Mapping[str, Mapping[str, str]]] = {}
"""Table options with which pictures show further things, by their word in a scene's name."""
LARGEST: Final[Mapping[str, Sequence[tuple[int, int]]]] = {}
"""The games, by seats and seed, in which each kind of decision is at its largest, by variant;
without any, a dozen games are searched.
"""


def extremes(boards: Sequence[Scene], _hand: Scene) -> Mapping[str, Scene]:
    """Return scenes by name, from one of the table for each number of players and one of a hand."""
    return {
        f"board-{len(board.names)}-full": replace(
            board, view=replace(cast(TableView, board.view), gone=CARDS)
        )
        for board in boards
    }
