"""The journals of tables that have long been over, each packed into one row.

Once its game has ended, a journal is only read as a whole: to replay it, to export it, to look
through its log, to prove it. So a month later its rows become one: all entries as JSON, compressed
to a sixth of their size. Nothing is lost, not even moves that were taken back.

The people who made the moves are stored next to it (`people`), and the entries refer to them by
their index there: so a person's data can be deleted without changing the entries.
"""

import zlib
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any, Final

from pydantic import TypeAdapter
from sqlalchemy import Connection, Text, bindparam, delete, insert, select, type_coerce, update

from bot.storage.faults import MISREAD, Unreadable, readable
from bot.storage.rows import Entry
from bot.storage.schema import moves, packed, tables

_ENTRIES: Final = TypeAdapter(tuple[Entry, ...])
_ALL: Final = (
    select(*(moves.c[name] for name in Entry._fields))
    .where(moves.c.table_id == bindparam("id_"))
    .order_by(moves.c.number)
)
_PACKED: Final = select(packed.c.people, packed.c.journal).where(
    packed.c.table_id == bindparam("id_")
)


def long_over(db: Connection, before: datetime, most: int) -> list[int]:
    """Return tables that were over before this time and whose journals are not packed yet."""
    query = (
        select(tables.c.id)
        .where(
            tables.c.status.in_(("finished", "aborted")),
            tables.c.abort_reason.is_distinct_from(""),  # people may go on there
            tables.c.changed_at < before,
            tables.c.aside.is_(None),
            tables.c.id.in_(select(moves.c.table_id)),
        )
        .order_by(tables.c.id)
        .limit(most)
    )
    return list(db.execute(query).scalars())


def pack(db: Connection, table_id: int) -> None:
    """Pack a table's journal. Raises Unreadable if it cannot be read."""
    with readable("the journal"):
        found = [Entry._make(row) for row in db.execute(_ALL, {"id_": table_id})]
    people = tuple(dict.fromkeys(entry.user_id for entry in found if entry.user_id is not None))
    places: dict[int | None, int] = {user_id: place for place, user_id in enumerate(people)}
    named = tuple(entry._replace(user_id=places.get(entry.user_id)) for entry in found)
    journal = zlib.compress(_ENTRIES.dump_json(named), 9)
    values = {"table_id": table_id, "people": people, "journal": journal}
    db.execute(insert(packed).values(values))
    db.execute(delete(moves).where(moves.c.table_id == table_id))


def entries(db: Connection, table_id: int) -> Sequence[Entry]:
    """Return all entries of a packed journal, including those taken back; none if it is not packed.

    Raises Unreadable.
    """
    with readable("the packed journal"):
        row = db.execute(_PACKED, {"id_": table_id}).one_or_none()
    return () if row is None else _unpacked(row.people, row.journal)


def _unpacked(people: Sequence[int], journal: bytes) -> Sequence[Entry]:
    try:
        found = _ENTRIES.validate_json(zlib.decompress(journal))
        return [
            entry if entry.user_id is None else entry._replace(user_id=people[entry.user_id])
            for entry in found
        ]
    except (*MISREAD, zlib.error, IndexError) as error:
        raise Unreadable(f"the packed journal cannot be read ({type(error).__name__})") from None


def made_by(db: Connection, user_id: int) -> Iterator[tuple[int, Entry]]:
    """Yield all moves of a person in packed journals, each with its table first."""
    for table_id, people in _with(db, user_id):
        if user_id in people:
            for entry in entries(db, table_id):
                if entry.user_id == user_id:
                    yield table_id, entry


def forget(db: Connection, user_id: int, placeholder: int) -> None:
    """Replace a person by `placeholder` in packed journals."""
    for table_id, people in _with(db, user_id):
        left = tuple(placeholder if each == user_id else each for each in people)
        db.execute(update(packed).where(packed.c.table_id == table_id).values(people=left))


def _with(db: Connection, user_id: int) -> Sequence[Any]:
    named = type_coerce(packed.c.people, Text).like(f"%{user_id}%")
    return db.execute(select(packed.c.table_id, packed.c.people).where(named)).all()
