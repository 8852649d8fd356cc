"""Copying all stored data from one database into another, of either kind, and proving it.

Values are copied as they are stored, except times and booleans, which each kind stores in its own
way. The proof is a fingerprint of each table, taken on both sides in the transactions of the copy.
The counters of ids are copied, too: ids that were given out still appear in Discord even if their
rows are gone.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import (
    Connection,
    RowMapping,
    Table,
    TableClause,
    Text,
    column,
    insert,
    select,
    table,
    update,
)

from bot.storage.columns import Json
from bot.storage.schema import METADATA, seats

_COUNTED: Final = tuple(
    each.name for each in METADATA.sorted_tables if each.dialect_options["sqlite"]["autoincrement"]
)
"""The tables whose rows the database numbers."""

_AT_ONCE: Final = 500

_SKIP: Final = {
    **dict.fromkeys(("tables", "leagues", "seasons"), 1_000),
    **dict.fromkeys(("outbox", "letters", "votes", "imports", "seekers"), 1_000_000),
}
"""Numbers given out after a backup still appear in Discord: panels carry `shown` and the table's,
votes and leagues their own, replays of files those of imports, messages the outbox's and the
letters'. They must not come to mean something else. (Fewer are skipped for tables and leagues,
because people read those.)
"""


class NotAlike(Exception):
    """A table was not copied faithfully; the reason names it."""


class Print(NamedTuple):
    """A fingerprint of the rows of a table, independent of their order."""

    rows: int
    digest: int


def is_empty(db: Connection) -> bool:
    """Whether nothing is stored yet in a database with our tables."""
    return all(db.execute(select(each).limit(1)).first() is None for each in METADATA.sorted_tables)


def copy(old: Connection, new: Connection) -> dict[str, int]:
    """Copy all stored data into a database without rows; return each table's number of rows.

    Raises NotAlike.
    """
    counts = {each.name: _copy(as_stored(each), old, new) for each in METADATA.sorted_tables}
    for name in _COUNTED:
        _count_on(new, name, _counted(old, name))
    return counts


def as_stored(shape: Table) -> TableClause:
    """Describe a table again, with JSON columns as plain text."""
    kinds = {each.name: each.type for each in shape.columns}
    texts = {name: Text() if isinstance(kind, Json) else kind for name, kind in kinds.items()}
    return table(shape.name, *(column(name, kind) for name, kind in texts.items()))


def _copy(shape: TableClause, old: Connection, new: Connection) -> int:
    for rows in _slices(shape, old):
        new.execute(insert(shape), [dict(row) for row in rows])
    was, arrived = fingerprint(shape, old), fingerprint(shape, new)
    if was != arrived:
        raise NotAlike(f"{shape.name} did not arrive as it was")
    return arrived.rows


def fingerprint(shape: TableClause, db: Connection) -> Print:
    """Take the fingerprint of a table: two databases need not agree on the order of its rows."""
    rows = digest = 0
    for some in _slices(shape, db):
        rows += len(some)
        digest += sum(map(_digest, some))
    return Print(rows, digest)


def _digest(row: RowMapping) -> int:
    return int.from_bytes(sha256(repr(tuple(row.values())).encode()).digest())


def _slices(shape: TableClause, db: Connection) -> Iterator[Sequence[RowMapping]]:
    found = db.execute(select(shape), execution_options={"yield_per": _AT_ONCE})
    return found.mappings().partitions()


# --- numbers ------------------------------------------------------------------------------------


def skip(db: Connection) -> None:
    """Skip numbers that may have been given out since a backup, from which this database is."""
    db.execute(update(seats).values(shown=seats.c.shown + 1_000_000))
    for name, skipped in _SKIP.items():
        _count_on(db, name, _counted(db, name) + skipped)


def _counted(db: Connection, name: str) -> int:
    """Return the last id that was given out in a table, 0 for none."""
    if db.dialect.name == "sqlite":
        query = "SELECT seq FROM sqlite_sequence WHERE name = ?"
        return db.exec_driver_sql(query, (name,)).scalar_one_or_none() or 0
    query = f"SELECT last_value - 1 + is_called::int FROM {name}_id_seq"
    return db.exec_driver_sql(query).scalar_one()


def _count_on(db: Connection, name: str, last: int) -> None:
    """Make the next id of a table the one after `last`."""
    if db.dialect.name == "sqlite":
        db.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
        db.exec_driver_sql("INSERT INTO sqlite_sequence VALUES (?, ?)", (name, last))
    else:
        db.exec_driver_sql(f"SELECT setval('{name}_id_seq', {last + 1}, false)")
