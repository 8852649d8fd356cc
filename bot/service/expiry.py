"""Tables where no one plays: lobbies that never start, and games that all players have left.

Lobbies. Each is checked once a day, and ends after a week.

Discord reports people who leave a server only to bots with a privileged intent. So Plaza asks once
a day whether each person in the lobby is still a member (`bot/notify/members.py`). One who is not
leaves the table, as by pressing *Leave*. If the opener leaves, the lobby passes to another person;
without people it is cancelled.

Six days after its opening a new post says, once and with a mention, that the lobby ends a day
later, and so it does; if the bot was offline meanwhile, that day counts from the post. The next of
these moments is kept in the table's row (`expiry_due`), so it survives restarts. The opener can end
a lobby at any time, and so can managers of the server, by the same button or in `/server`, which
lists all lobbies.

Games. If nothing has happened for a month (two without a clock, `bot/engine/idling.py`), a new post
says once, with a mention, that the table is put aside a week later, and so it is. That post waits
up to a day until all its people are on. A table that was put aside has ended early: it counts for
no limit, no one is asked or reminded, and its position, log and posts stay. Each player can keep it
before, and take it up again later, by *Go on* (`absence.py`). A step that others cannot see leaves
the announcement as it is, but the table is not put aside after it.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection

from bot.engine import idling
from bot.engine.commit import NOBODY, note, write
from bot.engine.context import Context
from bot.engine.habits import off_until
from bot.engine.turn import turn_at
from bot.storage import outbox, profiles, tables
from bot.storage.rows import Notice, SeatRow, Stored, TableRow

DAY: Final = timedelta(days=1)
LASTS: Final = 7 * DAY
"""The time for which a lobby waits for its start."""


class Expiry:
    """Looks after tables where no one plays."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def look_after(self, table_id: int) -> None:
        """Do what is due at a table: check its members, announce its end, or end it.

        Raises ServiceError.
        """
        ended = await self._context.change(table_id, self._look_after, table_id)
        if ended is not None:
            note(self._context, "table.put_aside", ended)

    def _look_after(self, db: Connection, table_id: int) -> Stored | None:
        """Do what is due; return the table if it was put aside."""
        stored, now = self._context.find(db, table_id), self._context.clock.now()
        due = stored.table.expiry_due
        if due is None or due > now:
            return None
        if stored.table.status == "running":
            return self._look_after_game(db, stored, due, now)
        self._look_after_lobby(db, stored, now)
        return None

    def _look_after_game(
        self, db: Connection, stored: Stored, due: datetime, now: datetime
    ) -> Stored | None:
        table, turn = stored.table, turn_at(self._context, stored)
        if table.expiry_told and table.changed_at <= due - idling.NOTICE:
            turn.abort(idling.PUT_ASIDE)
            return write(db, turn, NOBODY)
        if table.expiry_told or any(seat.deadline for seat in stored.seats):
            # a seat has acted in secret, or a clock goes on
            later = idling.due(stored.seats, now, clock=turn.control() is not None)
            after, told = table._replace(expiry_due=later, expiry_told=False), Notice("board")
        else:
            soon = all_are_on(db, players(stored.seats), now)
            if soon > now:
                tables.save(db, table, table._replace(expiry_due=soon))
                return None
            after = table._replace(expiry_due=now + idling.NOTICE, expiry_told=True)
            told = Notice("board", fresh=True, ping=who_is_on(db, players(stored.seats), now))
        tables.save(db, table, after)
        outbox.add(db, table.id, [told], now)
        return None

    def _look_after_lobby(self, db: Connection, stored: Stored, now: datetime) -> None:
        table = stored.table
        if table.expiry_told:
            after, notices = closed(table), [Notice("lobby")]
        elif now < table.created_at + LASTS - DAY:
            after, notices = table._replace(expiry_due=next_look(table, now)), [Notice("members")]
        else:
            after = table._replace(expiry_due=now + DAY, expiry_told=True)
            told = Notice("lobby", fresh=True, ping=who_is_on(db, players(stored.seats), now))
            notices = [Notice("members"), told]
        tables.save(db, table, after._replace(changed_at=now))
        outbox.add(db, table.id, notices, now)


def players(seats: Iterable[SeatRow]) -> list[int]:
    """Return the people who hold one of these seats."""
    return [
        seat.user_id
        for seat in seats
        if seat.user_id is not None and seat.user_id > 0 and seat.resigned_at is None
    ]


def next_look(table: TableRow, now: datetime) -> datetime:
    """Return when a lobby is looked after next, if its end has not been announced yet."""
    return min(now + DAY, table.created_at + LASTS - DAY)


def closed(table: TableRow) -> TableRow:
    """Return a lobby that will never start."""
    return table._replace(status="cancelled", expiry_due=None)


def all_are_on(db: Connection, people: list[int], now: datetime) -> datetime:
    """Return the first moment at which all these people are on, apart from those off for over a
    day; now if there is none within that day.
    """
    users = profiles.find_users(db, people).values()
    off = off_until(users, now)
    near = [user for user in users if off.get(user.user_id, now) <= now + DAY]
    moments = sorted({off.get(user.user_id, now) for user in near})
    return next((at for at in moments if not off_until(near, at)), now)


def who_is_on(db: Connection, people: list[int], now: datetime) -> tuple[int, ...]:
    """Return the people that a post pings: all who are not off."""
    off = off_until(profiles.find_users(db, people).values(), now)
    return tuple(user_id for user_id in people if user_id not in off)
