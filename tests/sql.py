"""Direct access to a database, without the storage."""

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Executable, select, text
from sqlalchemy.exc import OperationalError

from bot.storage.schema import METADATA
from bot.storage.store import begin, open_engine


def run(db: Connection, statement: str | Executable) -> list[tuple[Any, ...]]:
    """Execute a statement; return its rows, if it has any."""
    done = db.execute(text(statement) if isinstance(statement, str) else statement)
    return [tuple(row) for row in done] if done.returns_rows else []


def everything(db: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """Return every row of the database."""
    return {table.name: run(db, select(table)) for table in METADATA.sorted_tables}


@contextmanager
def beside(url: str) -> Generator[Connection]:
    """Open a database like another program; its changes are kept."""
    engine = open_engine(url, "rw")
    try:
        with engine.begin() as db:
            yield db
    finally:
        engine.dispose()


def is_being_written(url: str) -> bool:
    """Whether another connection holds the write transaction; then no second one can begin."""
    with beside(url) as db:
        try:
            begin(db, 0, writes=True)
        except (OperationalError, sqlite3.OperationalError):
            return True
    return False
