"""The parties to a turn that is being stored: ratings, votes, lessons, messages.

A turn knows none of them. Each party is handed what is stored, in the same transaction, and returns
its notices. `Host` lists the parties in their order.
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
    undone          moves were taken back
    """

    game: AnyGame
    before: Stored
    after: Stored
    entries: Sequence[Entry]
    moved: bool
    undone: bool

    @property
    def over(self) -> bool:
        """Whether the game has come to its end, or was ended."""
        return self.after.table.status != "running"

    @property
    def no_longer_asked(self) -> list[int]:
        """The people the table no longer waits for: they moved, or it is over."""
        version = self.after.table.version
        return [
            old.user_id
            for old, new in zip(self.before.seats, self.after.seats, strict=True)
            if old.user_id is not None
            and old.asked_at is not None
            and (
                new.asked_at is None
                or new.by_computer
                or new.moved_at == version
                or new.user_id != old.user_id
            )
        ]


Party: TypeAlias = Callable[[Connection, Written], Sequence[Notice]]
"""Takes part in a turn, in its transaction; returns its notices."""
