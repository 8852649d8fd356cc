"""Warnings: a person is told once that little of their time is left, with the panel to answer.

The time is stored with the seat (`engine/waits.py`), so it survives restarts. The outbox makes the
message when it is delivered: a person who has moved meanwhile gets none, and one whose plan answers
gets no direct message. If they take none, a post at the table mentions them.
"""

from sqlalchemy import Connection

from bot.engine import waits
from bot.engine.context import Context
from bot.engine.turn import is_waited_for
from bot.storage import outbox, profiles, tables
from bot.storage.rows import Notice, SeatRow, Stored
from rules.event import Seat


class Warnings:
    """Has people warned."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def warn(self, table_id: int, seat: Seat) -> None:
        """Warn the person of a seat that little time is left. Raises ServiceError."""
        await self._context.change(table_id, self._warn, table_id, seat)

    def _warn(self, db: Connection, table_id: int, seat: Seat) -> None:
        stored, now = self._context.find(db, table_id), self._context.clock.now()
        own = stored.seats[seat]
        if own.user_id is None or own.warn_at is None or own.warn_at > now:
            return
        if not is_waited_for(own) or not _is_missed(stored, own):
            after = own._replace(warn_at=None)
            told = list[Notice]()
        else:
            after = waits.warned(own, profiles.user(db, own.user_id), now)
            _drop_older(db, table_id, own.user_id)
            told = [Notice("warned", own.user_id)]
        if waits.has_stalled(after) and not waits.has_stalled(own):
            told.append(Notice("board"))
        seats = tuple(after if each.seat == seat else each for each in stored.seats)
        tables.reseat(db, stored, seats)
        outbox.add(db, table_id, told, now)


def _drop_older(db: Connection, table_id: int, user_id: int) -> None:
    """Drop a warning that was held back, as while its person was off: one is enough."""
    rows = outbox.waiting(db, table_id).rows
    outbox.remove(db, [row.id for row in rows if (row.kind, row.user_id) == ("warned", user_id)])


def _is_missed(stored: Stored, own: SeatRow) -> bool:
    """Whether any other person is seated, so that time counts."""
    return any(each.is_held for each in stored.seats if each.seat != own.seat)
