"""Following a table without a seat there: people who follow it get a direct message when it ends.

Only Plaza and the person know of it: no post names them, and nothing at the table changes. The
message about the end does not give the result, because the person may no longer be allowed to see
its channel; it links to the last post. People who have taken a seat meanwhile see the end there.

If they wish, the board also comes at the end of each round, as everyone sees it; each replaces the
one before. Or there is a line in their evening's digest (`subscriptions.py`), if everyone could see
something happen since the last one. Neither is told a person who no longer sees the place of the
table, which is asked at delivery.
"""

from datetime import datetime
from typing import Final

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.errors import NotAllowed, TooMuch, WrongTime
from bot.engine.logbook import OPENING
from bot.engine.parties import Written
from bot.service.server_tables import Glance, ServerTables
from bot.service.subscriptions import schedule
from bot.storage import journal, tables, watching
from bot.storage.faults import Unreadable
from bot.storage.rows import Notice, Wish

MOST_WATCHED: Final = 25
"""The number of tables that a person can follow at once."""


class Watching:
    """Lets people follow tables. Raises ServiceError."""

    def __init__(self, context: Context, tables: ServerTables) -> None:
        self._context = context
        self._tables = tables

    async def watch(self, table_id: int, user_id: int, wish: Wish = "end") -> None:
        """Tell this person when a running game ends, and before that what they wish."""

        now = self._context.clock.now()

        def work(db: Connection) -> datetime | None:
            stored = self._context.find(db, table_id)
            if stored.table.status != "running":
                raise WrongTime("not_running")
            if tables.sits_at(db, table_id, user_id):
                raise NotAllowed("already_seated")
            before = watching.wish_of(db, table_id, user_id)
            if before is not None:
                watching.change(db, table_id, user_id, wish)
            elif watching.count_of(db, user_id) >= MOST_WATCHED:
                raise TooMuch("watches_too_many", most=MOST_WATCHED)
            else:
                watching.add(db, table_id, user_id, wish)
            return schedule(db, user_id, now) if wish == "daily" else None

        due = await self._context.change_alone(table_id, work)
        if due is not None:
            self._context.wake_at(due)

    async def news(self, user_id: int, since: datetime | None) -> tuple[Glance, ...]:
        """Return the tables of which a person wishes a line a day, if something that everyone may
        know has happened there since this moment.
        """

        def look(db: Connection) -> list[int]:
            followed = watching.of_user(db, user_id, "daily")
            return [each for each in followed if since is None or _has_news(db, each, since)]

        return await self._tables.glances(await self._context.store.read(look))

    async def unwatch(self, table_id: int, user_id: int) -> None:
        """Tell this person nothing more about the table."""
        await self._context.change(table_id, watching.remove, table_id, user_id)


def tell_watchers(db: Connection, written: Written) -> list[Notice]:
    """Return the messages to people who follow a table: once at its end, which ends that, and at
    the end of a round to those who wish it, as soon as the last choice there is settled.
    """
    table = written.after.table
    seated = {seat.user_id for seat in written.after.seats}
    if written.over:
        watchers = watching.dismiss(db, table.id)
        return [Notice("over", user_id) for user_id in watchers if user_id not in seated]
    if not _ends_a_round(written):
        return []
    watchers = watching.of_table(db, table.id, "rounds")
    return [
        Notice("round", user_id, not_before=table.settles_at)
        for user_id in watchers
        if user_id not in seated
    ]


def _has_news(db: Connection, table_id: int, since: datetime) -> bool:
    """Whether there is news at a table; none if it cannot be read."""
    try:
        return journal.has_news(db, table_id, since)
    except Unreadable:
        return False


def _ends_a_round(written: Written) -> bool:
    """Whether everyone can see that another round has begun."""
    told = (event for entry in written.entries for event in entry.events)
    return any(event.kind == OPENING and event.is_for(None) for event in told)
