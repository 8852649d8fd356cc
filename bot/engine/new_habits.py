"""New habits in the middle of waits: up to now the old ones count, from now on the new ones.

The transaction that stores the settings does this. Up to now the person's time banks ran by the old
habits. The next reminder and notices not yet sent follow the new ones. So do deadlines, but they
count new time off only a day later (`engine/habits.py`). Each such table gets a new version, so
that a computer that has read it before reads it again; its post is edited if the deadline has
changed.
"""

from datetime import datetime

from sqlalchemy import Connection

from bot.engine import time_control, waits
from bot.engine.habits import tell_from
from bot.storage import lists, outbox, tables
from bot.storage.rows import Notice, SeatRow, Stored, UserRow


def settle(db: Connection, before: UserRow, after: UserRow, now: datetime) -> list[SeatRow]:
    """Let all tables that wait for a person go on under their new settings.

    A table's post is edited if the deadline has changed, and notices not yet sent are sent when the
    person is on. Return the seats that were settled. Raises Conflict.
    """
    if waits.settings_of(before) == waits.settings_of(after):
        return []
    settled: list[SeatRow] = []
    for stored in lists.of_user(db, after.user_id):
        table = stored.table
        in_play = table.status == "running" and table.aside is None and stored.whole
        if in_play and not stored.left:
            settled += _settle_table(db, stored, before, after, now)
    outbox.hold(db, after.user_id, tell_from(after, now))
    return settled


def _settle_table(
    db: Connection, stored: Stored, before: UserRow, after: UserRow, now: datetime
) -> list[SeatRow]:
    """Settle the seat of a person; return it if that changed anything."""
    control = time_control.of_table(stored.table)
    seats = tuple(
        waits.resettled(seat, control, before, after, now)
        if seat.user_id == after.user_id
        else seat
        for seat in stored.seats
    )
    tables.reseat(db, stored, seats)
    if _deadlines(seats) != _deadlines(stored.seats):
        outbox.add(db, stored.table.id, [Notice("board")], now)
    return [new for new, old in zip(seats, stored.seats, strict=True) if new != old]


def _deadlines(seats: tuple[SeatRow, ...]) -> list[datetime | None]:
    return [seat.deadline for seat in seats]
