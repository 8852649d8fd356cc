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


class Figures(NamedTuple):
    """`tables` by their status, and those of them that were set `aside`; the seats of persons who
    are `asked`; rows of the outbox that are `untold` and `given_up`; since when the oldest has been
    `due`.
    """

    tables: dict[Status, int]
    aside: int
    asked: int
    untold: int
    given_up: int
    due: datetime | None


def count(db: Connection, now: datetime) -> Figures:
    """Count everything at one moment."""
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
    given_up = (
        select(func.count(outbox.c.aside), func.count())
        .select_from(outbox.join(tables, tables.c.id == outbox.c.table_id))
        .where(OWNED)
    )
    ours = mine(db)
    gone, every = db.execute(given_up, ours).one()
    return Figures(
        {row.status: row.number for row in db.execute(by_status, ours)},
        db.execute(aside, ours).scalar_one(),
        db.execute(asked, ours).scalar_one(),
        every - gone,
        gone,
        rows.longest_due(db, now),
    )
