"""Reminders: one for all tables that wait for a person, less and less often, until it is no use.

The times lie in the seats (`waits`). What a reminder says is not stored: whoever tells it looks at
what waits for the person by then.
"""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection

from bot.service import waits
from bot.service.context import Context
from bot.service.errors import Busy
from bot.service.habits import habits_of, on_again
from bot.storage import outbox, profiles, tables
from bot.storage.rows import Notice, SeatRow, Stored, UserRow
from bot.storage.tables import Conflict


class Wait(NamedTuple):
    """A table that waits for a person, and their seat there."""

    stored: Stored
    seat: SeatRow


class Reminders:
    """Has people reminded."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def remind(self, user_id: int) -> None:
        """Have a person told of all tables that wait for them, if it is time to for any of them.

        Who is off is told when they are on again. Posts of tables that have stalled say so. Raises
        Busy where another process was faster.
        """
        try:
            await self._context.store.write(_remind, user_id, self._context.clock.now())
        except Conflict:
            raise Busy from None


def _remind(db: Connection, user_id: int, now: datetime) -> None:
    user, waiting = profiles.user(db, user_id), _waiting(db, user_id)
    due = [wait for wait in waiting if wait.seat.remind_at and wait.seat.remind_at <= now]
    again = on_again(habits_of(user), now)
    if again > now:
        for wait in due:
            _save(db, wait, wait.seat._replace(remind_at=again))
    elif due:
        _tell(db, waiting, user, now)


def _waiting(db: Connection, user_id: int) -> list[Wait]:
    """Return what waits for a person where the game can go on, the longest wait first."""
    found = [
        Wait(stored, seat)
        for stored in tables.of_user(db, user_id)
        if stored.whole and stored.table.aside is None and not stored.left
        for seat in stored.seats
        if seat.user_id == user_id and seat.waiting_since is not None and not seat.by_computer
    ]
    return sorted(found, key=lambda wait: (wait.seat.waiting_since, wait.stored.table.id))


def _tell(db: Connection, waiting: list[Wait], user: UserRow, now: datetime) -> None:
    """Put one reminder of all of them into the outbox, unless one is still there."""
    for wait in waiting:
        after = waits.reminded_at(wait.seat, user, now)
        _save(db, wait, after)
        if waits.has_stalled(after) and not waits.has_stalled(wait.seat):
            outbox.add(db, wait.stored.table.id, [Notice("board")], now)
    table_ids = [wait.stored.table.id for wait in waiting]
    if not outbox.reminds(db, user.user_id, table_ids):
        outbox.add(db, table_ids[0], [Notice("reminder", user.user_id)], now)


def _save(db: Connection, wait: Wait, after: SeatRow) -> None:
    """Store the seat. It is a new version: whoever has read the old one reads anew."""
    table, seats = wait.stored.table, wait.stored.seats
    if after != wait.seat:
        tables.save(db, table, table)
        changed = tuple(after if seat.seat == after.seat else seat for seat in seats)
        tables.save_seats(db, table.id, seats, changed)
