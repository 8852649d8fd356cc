"""What is due: choices that settle, clocks that have run out, people to remind, votes to close.

The times lie in the rows that they belong to, and only at tables that are played. Where one was set
aside, or the bot has left its server, nothing is due; but choices settle there, as those who play
can do so by direct message.
"""

from datetime import datetime
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import Column, Connection, Select, literal, select

from bot.storage.faults import MISREAD
from bot.storage.schema import seats, servers, tables, votes

Kind: TypeAlias = Literal["settling", "deadline", "reminder", "vote"]


class Due(NamedTuple):
    """Something that is due; `number` is the seat, the user to remind, the vote, or the table."""

    kind: Kind
    table_id: int
    number: int


class Coming(NamedTuple):
    """When the next thing at a table is due; None where that cannot be read."""

    table_id: int
    at: datetime | None


_GOES_ON: Final = (
    tables.c.aside.is_(None),
    servers.c.left_at.is_(None),
)


def _times(kind: Kind, number: Column[Any], at: Column[Any]) -> Select[*tuple[Any, ...]]:
    table_id = _table_of(at)
    return (
        select(literal(kind), table_id, number)
        .join(tables, tables.c.id == table_id)
        .outerjoin(servers, servers.c.server_id == tables.c.server_id)
        .where(*_GOES_ON)
        .order_by(at, table_id, number)
    )


def _table_of(at: Column[Any]) -> Column[Any]:
    return at.table.c.id if at.table is tables else at.table.c.table_id


_SETTLING: Final = (
    select(literal("settling"), tables.c.id, tables.c.id.label("number"))
    .where(tables.c.aside.is_(None), tables.c.settles_at.is_not(None))
    .order_by(tables.c.settles_at, tables.c.id)
)
_TIMES: Final = (
    (_SETTLING, tables.c.settles_at),
    (_times("deadline", seats.c.seat, seats.c.deadline), seats.c.deadline),
    (_times("vote", votes.c.id, votes.c.closes_at), votes.c.closes_at),
    (_times("reminder", seats.c.user_id, seats.c.remind_at), seats.c.remind_at),
)


def due(db: Connection, now: datetime, most: int) -> list[Due]:
    """Return what is due, up to `most` of each kind, the longest due first."""
    found: list[Due] = []
    for query, at in _TIMES:
        found += [Due._make(row) for row in db.execute(query.where(at <= now).limit(most))]
    return found


def coming(db: Connection, now: datetime) -> list[Coming]:
    """Return of each kind what is due next, if there is any."""
    found: list[Coming] = []
    for query, at in _TIMES:
        first = query.where(at > now).limit(1)
        row = db.execute(first.with_only_columns(_table_of(at).label("table_id"))).first()
        if row is not None:
            found.append(Coming(row.table_id, _time(db, first.with_only_columns(at))))
    return found


def _time(db: Connection, query: Select[*tuple[Any, ...]]) -> datetime | None:
    try:
        return db.execute(query).scalar_one()
    except MISREAD:
        return None
