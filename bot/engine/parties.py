"""What takes part in a turn that is being stored: ratings, votes, lessons, watchers.

A turn knows none of them. Each party is told what is stored, in the same transaction, and returns
what it has to tell. `Host` says who takes part, and in which order.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection

from bot.storage.rows import Entry, Notice, Stored
from rules.game import AnyGame


class Written(NamedTuple):
    """A turn that has just been written.

    before, after   the table before the turn and after it
    entries         what is new in the journal
    moved           a move was made or undone that everyone can see
    """

    game: AnyGame
    before: Stored
    after: Stored
    entries: Sequence[Entry]
    moved: bool

    @property
    def over(self) -> bool:
        """Whether the game has come to its end, or was ended."""
        return self.after.table.status != "running"


Party: TypeAlias = Callable[[Connection, Written], Sequence[Notice]]
"""Takes part in a turn, in its transaction; returns what it has to tell."""
