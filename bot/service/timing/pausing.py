"""Clocks and reminders stand while the bot is not on the server: nobody loses time meanwhile.

This also holds for waits that begin meanwhile. When the bot is invited again, they all go on from
that moment. A table that was set aside is passed over by all this; once it is released, those who
are waited for there get back the time of the whole wait, as nobody knows when it was set aside.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import TypeAlias

from sqlalchemy import Connection

from bot.service.timing import waits
from bot.service.turns.turn import is_waited_for
from bot.storage import lists, profiles, tables
from bot.storage.rows import SeatRow, Stored, UserRow

SeatChange: TypeAlias = Callable[[SeatRow, UserRow, datetime], SeatRow]


def pause(db: Connection, server_id: int, now: datetime) -> None:
    """Stop the clocks of a server's tables. Raises Conflict."""
    _change(db, server_id, now, waits.paused)


def resume(db: Connection, server_id: int, now: datetime) -> None:
    """Let them go on. Raises Conflict."""
    _change(db, server_id, now, waits.resumed)


def restart(db: Connection, table_id: int, now: datetime) -> None:
    """Let the clocks of a table go on that was set aside, as nobody could play there meanwhile."""
    stored = tables.find(db, table_id)
    assert stored is not None, "it has just been released"
    users = _waited_for(db, [stored])
    after = _changed(stored.seats, users, now, waits.resumed)
    if stored.left:
        after = _changed(after, users, now, waits.paused)
    _store(db, stored, after)


def _change(db: Connection, server_id: int, now: datetime, change: SeatChange) -> None:
    running = [stored for stored in lists.running_at(db, server_id) if stored.whole]
    users = _waited_for(db, running)
    for stored in running:
        _store(db, stored, _changed(stored.seats, users, now, change))


def _store(db: Connection, stored: Stored, after: tuple[SeatRow, ...]) -> None:
    """Store the seats as a new version of their table, even if none of them has changed."""
    # Who has read the table before believes otherwise whether the bot is there (`Turn.left`).
    tables.save(db, stored.table, stored.table)
    tables.save_seats(db, stored.table.id, stored.seats, after)


def _waited_for(db: Connection, running: Sequence[Stored]) -> Mapping[int, UserRow]:
    user_ids = {seat.user_id for stored in running for seat in stored.seats if is_waited_for(seat)}
    return profiles.find_users(db, [user_id for user_id in user_ids if user_id is not None])


def _changed(
    seats: Sequence[SeatRow], users: Mapping[int, UserRow], now: datetime, change: SeatChange
) -> tuple[SeatRow, ...]:
    return tuple(
        change(seat, users[seat.user_id], now)
        if seat.user_id is not None and is_waited_for(seat)
        else seat
        for seat in seats
    )
