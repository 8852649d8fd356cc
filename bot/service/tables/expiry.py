"""Lobbies that nobody starts: each is looked at once a day, and ends after a week.

Discord tells only bots with a privileged intent who leaves a server. So Plaza asks once a day for
each person in the lobby whether they are still a member (`bot/notify/members.py`). Anybody who is
not leaves the table as if they had pressed *Leave*: if the opener leaves, the lobby passes to
somebody else, and without people it is cancelled.

Six days after its opening a new post says, once and with a mention, that the lobby ends a day
later, and so it does; if the bot was offline meanwhile, that day counts from the post. The next of
these moments is kept in the table's row (`lobby_due`), so it survives restarts. The opener can end
a lobby at any time, and so can those who manage the server, by the same button or in `/server`,
which lists all lobbies.
"""

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection

from bot.service.context import Context
from bot.service.people.habits import off_until
from bot.storage import outbox, profiles, tables
from bot.storage.rows import Notice, TableRow

DAY: Final = timedelta(days=1)
LASTS: Final = 7 * DAY
"""How long a lobby waits for its start."""


class Expiry:
    """Looks after lobbies when something is due there."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def look_after(self, table_id: int) -> None:
        """Do what is due at a lobby: ask who is still there, announce its end, or end it.

        Raises ServiceError.
        """
        await self._context.change(table_id, self._look_after, table_id)

    def _look_after(self, db: Connection, table_id: int) -> None:
        stored, now = self._context.find(db, table_id), self._context.clock.now()
        table = stored.table
        if table.status != "lobby" or table.lobby_due is None or table.lobby_due > now:
            return
        if table.lobby_told:
            after, notices = closed(table), [Notice("lobby")]
        elif now < table.created_at + LASTS - DAY:
            after, notices = table._replace(lobby_due=next_look(table, now)), [Notice("members")]
        else:
            after = table._replace(lobby_due=now + DAY, lobby_told=True)
            people = [seat.user_id for seat in stored.seats if seat.user_id is not None]
            told = Notice("lobby", fresh=True, ping=who_is_on(db, people, now))
            notices = [Notice("members"), told]
        tables.save(db, table, after._replace(changed_at=now))
        outbox.add(db, table_id, notices, now)


def next_look(table: TableRow, now: datetime) -> datetime:
    """Return when a lobby is looked after next, if its end has not been announced yet."""
    return min(now + DAY, table.created_at + LASTS - DAY)


def closed(table: TableRow) -> TableRow:
    """Return a lobby that will never start."""
    return table._replace(status="cancelled", lobby_due=None)


def who_is_on(db: Connection, people: list[int], now: datetime) -> tuple[int, ...]:
    """Return which of these people a lobby's post pings. It names the others without a ping."""
    off = off_until(profiles.find_users(db, people).values(), now)
    return tuple(user_id for user_id in people if user_id not in off)
