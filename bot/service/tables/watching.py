"""Watching a table where one has no seat: watchers get a direct message when it ends.

Who watches stays between Plaza and the watcher: no post names them, and nothing at the table
changes. The message does not say how the game went, as the watcher may no longer be allowed to see
its channel; it links to the last post. Those who have taken a seat meanwhile see the end there.
"""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection

from bot.service.context import Context
from bot.service.errors import NotAllowed, TooMuch, WrongTime
from bot.storage import tables, watchers
from bot.storage.rows import Notice

MOST_WATCHED: Final = 25
"""How many tables a person can watch at once."""


class Watching:
    """Lets people watch tables. Raises ServiceError."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def watch(self, table_id: int, user_id: int) -> None:
        """Have this person told when a running game ends."""

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
        """Stop telling this person about the end of the table."""
        await self._context.change(table_id, watchers.remove, table_id, user_id)


def ended(db: Connection, table_id: int, seated: Collection[int | None]) -> list[Notice]:
    """Return the messages that tell watchers that a table has ended, and stop their watching."""
    return [
        Notice("over", user_id)
        for user_id in watchers.dismiss(db, table_id)
        if user_id not in seated
    ]
