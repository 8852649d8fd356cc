"""Due work: choices that settle, answers of plans, clocks, people to warn and to remind, votes.

The times are stored in the rows that they belong to, and found by an index for each home
(`owning.py`). Nothing is due at a table that was set aside, or whose server the bot has left. But
on such a server choices still settle and plans answer, because people play by direct message.
What is due at no table has 0 for it, and the number of its row.
"""

from datetime import datetime
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import (
    BindParameter,
    Column,
    ColumnElement,
    Connection,
    Integer,
    Select,
    bindparam,
    cast,
    literal,
    select,
    true,
    union_all,
)

from bot.storage.faults import MISREAD
from bot.storage.owning import homes
from bot.storage.schema import digests, leagues, noticeboards, seats, seekers, tables, votes

Kind: TypeAlias = Literal[
    "settling",
    "plan",
    "deadline",
    "warning",
    "absence",
    "expiry",
    "reminder",
    "vote",
    "league",
    "evening",
    "seeking",
    "page",
]


class Due(NamedTuple):
    """A piece of due work; `number` is the seat, the user to remind, the vote, or the row of what
    is due at no table; 0 for none.
    """

    kind: Kind
    table_id: int
    number: int


class Coming(NamedTuple):
    """The time of a table's next due work; None if that cannot be read."""

    table_id: int
    at: datetime | None


class _Time(NamedTuple):
    """The times of one kind; `left`: also on servers that the bot has left."""

    kind: Kind
    number: ColumnElement[int]
    at: Column[Any]
    left: bool = False


_NONE: Final = cast(0, Integer)
"""For kinds without a number. PostgreSQL would take a bare number in ORDER BY for a column."""

_TIMES: Final = (
    _Time("settling", _NONE, tables.c.settles_at, left=True),
    _Time("plan", seats.c.seat, seats.c.plan_due, left=True),
    _Time("deadline", seats.c.seat, seats.c.deadline),
    _Time("warning", seats.c.seat, seats.c.warn_at),
    _Time("absence", seats.c.seat, seats.c.back_at),
    _Time("vote", votes.c.id, votes.c.closes_at),
    _Time("reminder", seats.c.user_id, seats.c.remind_at),
    _Time("expiry", _NONE, tables.c.expiry_due),
    _Time("seeking", seekers.c.id, seekers.c.due_at),
    _Time("league", leagues.c.id, leagues.c.due_at),
    _Time("evening", digests.c.user_id, digests.c.due_at),
    _Time("page", noticeboards.c.server_id, noticeboards.c.due_at),
)
_NOW: Final[BindParameter[datetime]] = bindparam("now_")


class _Queries(NamedTuple):
    """The queries for times of one kind: the due ones; and the next one, with its table."""

    due: Select[*tuple[Any, ...]]
    coming: Select[*tuple[Any, ...]]
    coming_at: Select[*tuple[Any, ...]]


@cache
def _queries(time: _Time, own: tuple[int, ...]) -> _Queries:
    some = _earliest(time, own, time.at <= _NOW, bindparam("most_"))
    first = _earliest(time, own, time.at > _NOW, literal(1))
    table_id, number, _ = some.selected_columns
    next_id, _, next_at = first.selected_columns
    return _Queries(
        some.with_only_columns(table_id, number),
        first.with_only_columns(next_id),
        first.with_only_columns(next_at),
    )


def _earliest(
    time: _Time, own: tuple[int, ...], when: ColumnElement[bool], most: ColumnElement[int]
) -> Select[*tuple[Any, ...]]:
    """Select the earliest times, first in each home: there the index has them in order."""
    row = time.at.table.c
    table_id = tables.c.id if time.at.table is tables else row.get("table_id", _NONE)
    table = tables.alias()
    in_play = select(table.c.aside.is_(None)).where(table.c.id == table_id).scalar_subquery()
    found = (
        select(table_id.label("table_id"), time.number.label("number"), time.at.label("at"))
        .where(when, true() if table_id is _NONE else in_play)
        .order_by(time.at, table_id, time.number)
        .limit(most)
    )
    each = [select(found.where(row.home == literal(home)).subquery()) for home in own]
    every = union_all(*each).subquery()
    return select(every).order_by(every.c.at, every.c.table_id, every.c.number).limit(most)


def due(db: Connection, now: datetime, most: int) -> list[Due]:
    """Return the due work, up to `most` of each kind, the longest due first."""
    found: list[Due] = []
    for time in _TIMES:
        queries = _queries(time, homes(db, left=time.left))
        rows = db.execute(queries.due, {"now_": now, "most_": most})
        found += [Due(time.kind, *row) for row in rows]
    return found


def coming(db: Connection, now: datetime) -> list[Coming]:
    """Return the next due work of each kind, if there is any."""
    found: list[Coming] = []
    for time in _TIMES:
        queries = _queries(time, homes(db, left=time.left))
        row = db.execute(queries.coming, {"now_": now}).first()
        if row is not None:
            found.append(Coming(row[0], _at(db, queries, now)))
    return found


def _at(db: Connection, queries: _Queries, now: datetime) -> datetime | None:
    try:
        return db.execute(queries.coming_at, {"now_": now}).scalar_one()
    except MISREAD:
        return None
