"""The public pieces in the city."""

from typing import NamedTuple

from rules.event import Seat
from rules.san_francisco.components import ALL_STREETS, Kind, Streets
from rules.san_francisco.state import State


class Board(NamedTuple):
    """The city, with all buildings and sticks.

    It changes rarely, and equal ones are the same key: results that depend on it alone can be
    cached.

    city      the kind of each district; `builders` are the seats that built them, or NOBODY
    white     the streets where white sticks lie; `sticks` are those of each seat
    """

    city: tuple[Kind, ...]
    builders: tuple[Seat, ...]
    white: Streets
    sticks: tuple[Streets, ...]

    @property
    def owned(self) -> Streets:
        """The streets where a stick of a seat lies."""
        streets = 0
        for own in self.sticks:
            streets |= own
        return streets

    @property
    def taken(self) -> Streets:
        """The streets where a stick lies, white ones included."""
        return self.white | self.owned

    @property
    def free(self) -> Streets:
        """The streets without a stick."""
        return ALL_STREETS & ~self.taken


def board_of(state: State) -> Board:
    """Return the board of a position."""
    sticks = tuple([player.sticks for player in state.players])
    return Board(state.city, tuple(state.builders), state.white, sticks)
