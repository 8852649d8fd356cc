"""Happenings at the seats of a table, which the log tells beside the journal."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, insert, select

from bot.storage.rows import Happened
from bot.storage.schema import happenings
from bot.storage.trips import ahead

_ADD: Final = ahead(insert(happenings).inline())
_OF_TABLE: Final = (
    select(*(happenings.c[name] for name in Happened._fields))
    .where(happenings.c.table_id == bindparam("id_"))
    .order_by(happenings.c.id)
)


def add(db: Connection, table_id: int, happened: Sequence[Happened]) -> None:
    """Store happenings at seats of a table, in this order."""
    if happened:
        rows = [{"table_id": table_id, **each._asdict()} for each in happened]
        db.execute(_ADD, rows)


def of_table(db: Connection, table_id: int) -> list[Happened]:
    """Return the happenings at the seats of a table, in order."""
    return [Happened._make(row) for row in db.execute(_OF_TABLE, {"id_": table_id})]
