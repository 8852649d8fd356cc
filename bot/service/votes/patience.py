"""Patience: the time after which the others may vote about a seat that keeps the table waiting.

At a table with clocks, time is up when the bank is empty. At a table without clocks, patience ends
after a wait of three days during which the player was on, and again three such days after the last
vote about them. Days while the bot is not on the server do not count (`engine/pausing.py`). At a
league's table there are no such votes (`bot/service/leagues/fairness.py`).
"""

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection

from bot.engine import waits
from bot.engine.context import Context
from bot.engine.habits import after_active
from bot.engine.turn import Turn, is_waited_for, turn_at
from bot.storage import profiles, votes
from bot.storage.rows import SeatRow, Stored
from rules.event import Seat

PATIENCE: Final = timedelta(days=3)
"""The wait at a table without clocks after which a vote can be called."""


def missing_in(context: Context, db: Connection, stored: Stored, user_id: int) -> tuple[Seat, ...]:
    """Return the seats about which this person can call a vote now."""
    if stored.table.status != "running" or stored.table.is_of_league:
        return ()
    turn = turn_at(context, stored)
    others = [seat for seat in turn.seats if seat.user_id != user_id and is_waited_for(seat)]
    return tuple(each.seat for each in others if _is_missing(db, turn, each))


def time_is_up(db: Connection, turn: Turn, seat: SeatRow) -> datetime | None:
    """Return from when a vote about a seat with a question can be called; None for never."""
    if turn.control() is not None:
        return seat.deadline
    if turn.left:
        return None
    assert seat.user_id is not None, "a person sits there"
    assert seat.waiting_since is not None, "that person is asked"
    last = votes.last_opened(db, turn.table.id, seat.seat)
    since = seat.waiting_since if last is None else max(seat.waiting_since, last)
    user = profiles.user(db, seat.user_id)
    return after_active(waits.habits_at(seat, user), since, PATIENCE)


def _is_missing(db: Connection, turn: Turn, seat: SeatRow) -> bool:
    due = None if seat.overtime else time_is_up(db, turn, seat)
    return due is not None and due <= turn.now
