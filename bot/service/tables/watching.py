"""Watching a table where one has no seat: whoever does is told by a direct message when it ends.

Who watches is nobody else's business: no post names them, and nothing at the table changes. The
message says nothing of how the game went, since somebody may have lost the right to see its place
since; it links to the last post. Those who have taken a seat meanwhile see the end there.
"""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection

from bot.service.context import Context
from bot.service.errors import NotAllowed, TooMuch, WrongTime
from bot.storage import tables, watchers
from bot.storage.rows import Notice

MOST_WATCHED: Final = 25
"""How many tables somebody can watch at a time."""


class Watching:
    """Lets people watch tables. Raises ServiceError."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def watch(self, table_id: int, user_id: int) -> None:
        """Have this person told when a running game is over."""

        def work(db: Connection) -> None:
            stored = self._context.find(db, table_id)
            if stored.table.status != "running":
                raise WrongTime("not_running")
            if tables.sits_at(db, table_id, user_id):
                raise NotAllowed("already_seated")
            if watchers.is_watching(db, table_id, user_id):
                return
            if watchers.count_of(db, user_id) >= MOST_WATCHED:
                raise TooMuch("watches_too_many", most=MOST_WATCHED)
            watchers.add(db, table_id, user_id)

        await self._context.change(table_id, work)

    async def unwatch(self, table_id: int, user_id: int) -> None:
        """Tell this person nothing of the table by itself any more."""
        await self._context.change(table_id, watchers.remove, table_id, user_id)


def ended(db: Connection, table_id: int, seated: Collection[int | None]) -> list[Notice]:
    """Return what tells those who have watched a table that it has ended; they watch no more."""
    return [
        Notice("over", user_id)
        for user_id in watchers.dismiss(db, table_id)
        if user_id not in seated
    ]
