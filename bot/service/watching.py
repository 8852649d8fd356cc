"""Watching a table without a seat there: watchers get a direct message when it ends.

Only Plaza and the watcher know of it: no post names them, and nothing at the table changes. The
message does not give the result, because the watcher may no longer be allowed to see its channel;
it links to the last post. Watchers who have taken a seat meanwhile see the end there.
"""

from typing import Final

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.errors import NotAllowed, TooMuch, WrongTime
from bot.engine.parties import Written
from bot.storage import tables, watching
from bot.storage.rows import Notice

MOST_WATCHED: Final = 25
"""The number of tables that a person can watch at once."""


class Watching:
    """Lets people watch tables. Raises ServiceError."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def watch(self, table_id: int, user_id: int) -> None:
        """Tell this person when a running game ends."""

        def work(db: Connection) -> None:
            stored = self._context.find(db, table_id)
            if stored.table.status != "running":
                raise WrongTime("not_running")
            if tables.sits_at(db, table_id, user_id):
                raise NotAllowed("already_seated")
            if watching.is_watching(db, table_id, user_id):
                return
            if watching.count_of(db, user_id) >= MOST_WATCHED:
                raise TooMuch("watches_too_many", most=MOST_WATCHED)
            watching.add(db, table_id, user_id)

        await self._context.change_alone(table_id, work)

    async def unwatch(self, table_id: int, user_id: int) -> None:
        """Stop telling this person about the end of the table."""
        await self._context.change(table_id, watching.remove, table_id, user_id)


def tell_watchers(db: Connection, written: Written) -> list[Notice]:
    """Once a table has ended, return the messages that say so, and stop the watching."""
    if not written.over:
        return []
    seated = {seat.user_id for seat in written.after.seats}
    watchers = watching.dismiss(db, written.after.table.id)
    return [Notice("over", user_id) for user_id in watchers if user_id not in seated]
