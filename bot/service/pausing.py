"""Clocks and reminders stand while the bot is not on the server: nobody loses time meanwhile."""

from collections.abc import Callable
from datetime import datetime
from typing import TypeAlias

from sqlalchemy import Connection

from bot.service import waits
from bot.storage import profiles, tables
from bot.storage.rows import SeatRow, UserRow

Change: TypeAlias = Callable[[SeatRow, UserRow, datetime], SeatRow]


def pause(db: Connection, server_id: int, now: datetime) -> None:
    """Let the clocks of a server's tables stand. Raises Conflict."""
    _change(db, server_id, now, waits.paused)


def resume(db: Connection, server_id: int, now: datetime) -> None:
    """Let them go on. Raises Conflict."""
    _change(db, server_id, now, waits.resumed)


def _change(db: Connection, server_id: int, now: datetime, change: Change) -> None:
    running = [stored for stored in tables.running_at(db, server_id) if stored.whole]
    user_ids = {seat.user_id for stored in running for seat in stored.seats if _is_waited(seat)}
    users = profiles.find_users(db, [user_id for user_id in user_ids if user_id is not None])
    for stored in running:
        seats = tuple(
            change(seat, users[seat.user_id or 0], now) if _is_waited(seat) else seat
            for seat in stored.seats
        )
        if seats != stored.seats:
            tables.save(db, stored.table, stored.table)
            tables.save_seats(db, stored.table.id, stored.seats, seats)


def _is_waited(seat: SeatRow) -> bool:
    return seat.user_id is not None and seat.waiting_since is not None and not seat.by_computer
