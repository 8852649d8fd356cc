"""Due work: choices that settle, answers of plans, clocks, people to warn and to remind, votes.

The times are stored in the rows that they belong to. Nothing is due at a table that was set aside,
or whose server the bot has left. But on such a server choices still settle and plans answer,
because people play by direct message. Tables of other processes are left out (`owning.py`).
"""

from datetime import datetime
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Integer,
    Select,
    and_,
    bindparam,
    cast,
    literal,
    select,
)

from bot.storage.faults import MISREAD
from bot.storage.owning import OWNED, mine
from bot.storage.schema import seats, servers, tables, votes

Kind: TypeAlias = Literal[
    "settling", "plan", "deadline", "warning", "absence", "expiry", "reminder", "vote"
]


class Due(NamedTuple):
    """A piece of due work; `number` is the seat, the user to remind, or the vote; 0 for none."""

    kind: Kind
    table_id: int
    number: int


class Coming(NamedTuple):
    """The time of a table's next due work; None if that cannot be read."""

    table_id: int
    at: datetime | None


_IN_PLAY: Final = tables.c.aside.is_(None)
_GOES_ON: Final = (
    _IN_PLAY,
    servers.c.left_at.is_(None),
)


_NONE: Final = cast(0, Integer)
"""For kinds without a number. PostgreSQL would take a bare number in ORDER BY for a column."""


class _Times(NamedTuple):
    """The queries for times of one kind: the due ones; and the next one, with its table."""

    due: Select[*tuple[Any, ...]]
    coming: Select[*tuple[Any, ...]]
    coming_at: Select[*tuple[Any, ...]]


def _times(
    kind: Kind,
    number: ColumnElement[int],
    at: Column[Any],
    where: tuple[ColumnElement[bool], ...] = _GOES_ON,
) -> _Times:
    table_id = tables.c.id if at.table is tables else at.table.c.table_id
    home = tables.outerjoin(servers, servers.c.server_id == tables.c.server_id)
    counts = and_(OWNED, *where)
    query = select(literal(kind), table_id, number).order_by(at, table_id, number)
    if at.table is tables:
        query = query.select_from(home).where(counts)
    else:
        # Row by row: PostgreSQL cannot know how many tables are ours. It assumes a few and would
        # begin with these, although the index of the times has the first row ready.
        of_table = select(counts).select_from(home).where(tables.c.id == table_id)
        query = query.where(of_table.scalar_subquery())
    first = query.where(at > bindparam("now_")).limit(1)
    return _Times(
        query.where(at <= bindparam("now_")).limit(bindparam("most_")),
        first.with_only_columns(table_id),
        first.with_only_columns(at),
    )


_TIMES: Final = (
    _times("settling", _NONE, tables.c.settles_at, (_IN_PLAY,)),
    _times("plan", seats.c.seat, seats.c.plan_due, (_IN_PLAY,)),
    _times("deadline", seats.c.seat, seats.c.deadline),
    _times("warning", seats.c.seat, seats.c.warn_at),
    _times("absence", seats.c.seat, seats.c.back_at),
    _times("vote", votes.c.id, votes.c.closes_at),
    _times("reminder", seats.c.user_id, seats.c.remind_at),
    _times("expiry", _NONE, tables.c.expiry_due),
)


def due(db: Connection, now: datetime, most: int) -> list[Due]:
    """Return the due work, up to `most` of each kind, the longest due first."""
    found: list[Due] = []
    given = {"now_": now, "most_": most, **mine(db)}
    for times in _TIMES:
        rows = db.execute(times.due, given)
        found += [Due._make(row) for row in rows]
    return found


def coming(db: Connection, now: datetime) -> list[Coming]:
    """Return the next due work of each kind, if there is any."""
    found: list[Coming] = []
    for times in _TIMES:
        row = db.execute(times.coming, {"now_": now, **mine(db)}).first()
        if row is not None:
            found.append(Coming(row[0], _time(db, times, now)))
    return found


def _time(db: Connection, times: _Times, now: datetime) -> datetime | None:
    try:
        return db.execute(times.coming_at, {"now_": now, **mine(db)}).scalar_one()
    except MISREAD:
        return None
