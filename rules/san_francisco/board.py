"""What lies in the city, for all to see."""

from typing import NamedTuple

from rules.event import Seat
from rules.san_francisco.components import ALL_STREETS, Kind, Streets
from rules.san_francisco.state import State


class Board(NamedTuple):
    """The city, and all that was built and laid there.

    It changes rarely, and equal ones are the same key: what follows from it alone can be cached.

    city      the kind of each district; `builders` is who built it, or NOBODY
    white     the streets where white sticks lie; `sticks` are those of each seat
    """

    city: tuple[Kind, ...]
    builders: tuple[Seat, ...]
    white: Streets
    sticks: tuple[Streets, ...]

    @property
    def taken(self) -> Streets:
        """The streets where a stick lies, white ones included."""
        streets = self.white
        for own in self.sticks:
            streets |= own
        return streets

    @property
    def free(self) -> Streets:
        """The streets without a stick."""
        return ALL_STREETS & ~self.taken


def board_of(state: State) -> Board:
    """Return what lies in the city in a position."""
    sticks = tuple([player.sticks for player in state.players])
    return Board(state.city, tuple(state.builders), state.white, sticks)
