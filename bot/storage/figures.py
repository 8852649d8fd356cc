"""Counts of everything, for monitoring the bot, without ids.

Each process counts its own rows (`owning.py`), so that the sum over all processes is right.
"""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from bot.storage import outbox as rows
from bot.storage.owning import OWNED, mine
from bot.storage.rows import Status
from bot.storage.schema import outbox, seats, tables


class OfTables(NamedTuple):
    """Tables by their status, and those that were set `aside`; seats whose person is `asked`."""

    by_status: dict[Status, int]
    aside: int
    asked: int


class OfOutbox(NamedTuple):
    """Rows that are `untold` and `given_up`; since when the oldest has been `due`."""

    untold: int
    given_up: int
    due: datetime | None


def of_tables(db: Connection) -> OfTables:
    """Count all tables: this reads every one of them."""
    by_status = (
        select(tables.c.status, func.count().label("number")).where(OWNED).group_by(tables.c.status)
    )
    aside = select(func.count()).where(OWNED, tables.c.aside.is_not(None))
    asked = (
        select(func.count())
        .select_from(seats.join(tables, tables.c.id == seats.c.table_id))
        .where(
            OWNED,
            tables.c.status == "running",
            seats.c.asked_at.is_not(None),
            seats.c.user_id.is_not(None),
            seats.c.computer.is_(None),
        )
    )
    ours = mine(db)
    return OfTables(
        {row.status: row.number for row in db.execute(by_status, ours)},
        db.execute(aside, ours).scalar_one(),
        db.execute(asked, ours).scalar_one(),
    )


def of_outbox(db: Connection, now: datetime) -> OfOutbox:
    """Count what has yet to be told."""
    given_up = (
        select(func.count(outbox.c.aside), func.count())
        .select_from(outbox.join(tables, tables.c.id == outbox.c.table_id))
        .where(OWNED)
    )
    gone, every = db.execute(given_up, mine(db)).one()
    return OfOutbox(every - gone, gone, rows.longest_due(db, now))
