"""Rebuilding the outbox if its own pages are damaged, so that the rest of the file stays usable.

Each turn writes into the outbox, so one bad page of it would stop every table. A link that meets
damage is reopened and reports it (`Store.on_damage`). Then SQLite checks the pages of the outbox,
which is rebuilt if the damage is there. Rows that can be read are kept, and the post of each
running table is brought up to date. The outbox's content can be told again, so only here is losing
a row better than waiting for a backup. Damage elsewhere is left to the backup.

The damaged pages stay in the file, unused, where every check still finds them; a copy made by
`plaza db backup` does not contain them.
"""

from collections.abc import Generator
from contextlib import contextmanager
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from bot.storage import outbox as rows_of
from bot.storage.faults import is_damage
from bot.storage.rows import Notice
from bot.storage.schema import outbox, tables

_OWNED: Final = "WHERE table_id IN (SELECT id FROM tables)"


def mend(db: Connection, now: datetime) -> int | None:
    """Rebuild the outbox if it is damaged; return how many rows were kept, None if it is sound.

    The post of each running table is brought up to date, because a lost row may have been about it.
    """
    if db.dialect.name != "sqlite":
        return None
    # On a connection of its own: SQLite lets no transaction write that has met damage.
    with db.engine.connect() as beside:
        if _is_whole(beside):
            return None
        rows = _rows(beside)
    _leave_behind(db)
    outbox.create(db)
    values = ", ".join("?" * len(outbox.c))
    for row in rows:
        db.exec_driver_sql(f"INSERT OR IGNORE INTO outbox VALUES ({values})", row)
    playing = tables.c.status == "running", tables.c.aside.is_(None)
    for table_id in db.execute(select(tables.c.id).where(*playing)).scalars().all():
        rows_of.add(db, table_id, [Notice("board")], now)
    return len(rows)


def _is_whole(db: Connection) -> bool:
    """Have SQLite check every page of the outbox and of its indexes."""
    with _as_far_as_possible():
        return db.exec_driver_sql("PRAGMA integrity_check(outbox)").scalars().all() == ["ok"]
    return False


def _rows(db: Connection) -> list[tuple[Any, ...]]:
    """Return the rows, as stored, that can be read from either end and belong to a table."""
    columns = ", ".join(f'"{name}"' for name in outbox.c.keys())  # noqa: SIM118 - no mapping
    found: dict[int, tuple[Any, ...]] = {}
    for order in ("ASC", "DESC"):
        query = f"SELECT {columns} FROM outbox NOT INDEXED {_OWNED} ORDER BY id {order}"
        with _as_far_as_possible():
            for row in db.exec_driver_sql(query):
                found.setdefault(row[0], tuple(row))
    return [found[row_id] for row_id in sorted(found)]


@contextmanager
def _as_far_as_possible() -> Generator[None]:
    """Stop at damage. Any other fault, such as a lock, is raised."""
    try:
        yield
    except UnicodeDecodeError:
        return
    except DBAPIError as error:
        if not is_damage(error):
            raise


def _leave_behind(db: Connection) -> None:
    """Remove the outbox from the schema without reading it, as dropping it would."""
    db.exec_driver_sql("PRAGMA writable_schema = ON")
    try:
        db.exec_driver_sql("DELETE FROM sqlite_master WHERE tbl_name = 'outbox'")
    finally:
        db.exec_driver_sql("PRAGMA writable_schema = RESET")
