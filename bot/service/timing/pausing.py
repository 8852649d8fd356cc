"""Clocks and reminders stand while the bot is not on the server: nobody loses time meanwhile.

This also holds for waits that begin meanwhile. When the bot is invited again, they all go on from
that moment.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import TypeAlias

from sqlalchemy import Connection

from bot.service.timing import waits
from bot.service.turns.turn import is_waited_for
from bot.storage import lists, profiles, tables
from bot.storage.rows import SeatRow, UserRow

SeatChange: TypeAlias = Callable[[SeatRow, UserRow, datetime], SeatRow]


def pause(db: Connection, server_id: int, now: datetime) -> None:
    """Stop the clocks of a server's tables. Raises Conflict."""
    _change(db, server_id, now, waits.paused)


def resume(db: Connection, server_id: int, now: datetime) -> None:
    """Let them go on. Raises Conflict."""
    _change(db, server_id, now, waits.resumed)


def _change(db: Connection, server_id: int, now: datetime, change: SeatChange) -> None:
    running = [stored for stored in lists.running_at(db, server_id) if stored.whole]
    user_ids = {seat.user_id for stored in running for seat in stored.seats if is_waited_for(seat)}
    users = profiles.find_users(db, [user_id for user_id in user_ids if user_id is not None])
    for stored in running:
        tables.reseat(db, stored, _changed(stored.seats, users, now, change))


def _changed(
    seats: Sequence[SeatRow], users: Mapping[int, UserRow], now: datetime, change: SeatChange
) -> tuple[SeatRow, ...]:
    return tuple(
        change(seat, users[seat.user_id], now)
        if seat.user_id is not None and is_waited_for(seat)
        else seat
        for seat in seats
    )
