"""People who look for a table on a server: one entry each, kept a week beyond its end, so that its
person can look again by one click.
"""

from collections.abc import Collection
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from bot.storage.owning import settle_rows, wake_owner
from bot.storage.rows import SeekerRow
from bot.storage.schema import seats, seekers, silenced, tables

_COLUMNS: Final = tuple(seekers.c[name] for name in SeekerRow._fields)


def save(db: Connection, row: SeekerRow) -> int:
    """Store an entry in place of its person's earlier one on that server; return its number."""
    own = seekers.c.server_id == row.server_id, seekers.c.user_id == row.user_id
    values = row._asdict()
    del values["id"]
    known = db.execute(select(seekers.c.id).where(*own)).scalar_one_or_none()
    if known is None:
        added = db.execute(insert(seekers).values(values)).inserted_primary_key
        assert added is not None, "the database gives every entry a number"
        known = added[0]
    else:
        db.execute(update(seekers).where(*own).values(values))
    settle_rows(db, seekers, seekers.c.id == known)
    wake_owner(db, row.server_id)
    return known


def find(db: Connection, number: int) -> SeekerRow | None:
    """Return an entry by its number."""
    return _one(db, select(*_COLUMNS).where(seekers.c.id == number))


def of_person(db: Connection, server_id: int, user_id: int) -> SeekerRow | None:
    """Return a person's entry on a server."""
    own = seekers.c.server_id == server_id, seekers.c.user_id == user_id
    return _one(db, select(*_COLUMNS).where(*own))


def of_server(db: Connection, server_id: int) -> list[SeekerRow]:
    """Return all entries on a server, by age."""
    query = select(*_COLUMNS).where(seekers.c.server_id == server_id)
    found = db.execute(query.order_by(seekers.c.since, seekers.c.id))
    return [SeekerRow._make(row) for row in found]


def set_due(db: Connection, numbers: Collection[int], due_at: datetime) -> None:
    """Note when these entries are looked after next."""
    db.execute(update(seekers).where(seekers.c.id.in_(numbers)).values(due_at=due_at))


def remove(db: Connection, numbers: Collection[int]) -> None:
    """Delete entries."""
    if numbers:
        db.execute(delete(seekers).where(seekers.c.id.in_(numbers)))


def busy(db: Connection, server_id: int, most: int) -> set[int]:
    """Return the people looking on a server who sit at this many open and running tables."""
    looking = select(seekers.c.user_id).where(seekers.c.server_id == server_id)
    query = (
        select(seats.c.user_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.user_id.in_(looking), seats.c.resigned_at.is_(None))
        .where(tables.c.status.in_(("lobby", "running")), tables.c.aside.is_(None))
        .group_by(seats.c.user_id)
        .having(func.count() >= most)
    )
    return set(db.execute(query).scalars())


def apart(db: Connection, server_id: int) -> frozenset[frozenset[int]]:
    """Return the pairs of people looking on a server of whom one has muted the other."""
    muting, muted = seekers.alias(), seekers.alias()
    query = (
        select(silenced.c.user_id, silenced.c.inviter_id)
        .join(muting, muting.c.user_id == silenced.c.user_id)
        .join(muted, muted.c.user_id == silenced.c.inviter_id)
        .where(muting.c.server_id == server_id, muted.c.server_id == server_id)
    )
    return frozenset(frozenset(pair) for pair in db.execute(query))


def _one(db: Connection, query: Select[*tuple[object, ...]]) -> SeekerRow | None:
    row = db.execute(query).first()
    return None if row is None else SeekerRow._make(row)
