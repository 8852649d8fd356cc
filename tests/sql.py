"""Looking into a database, past the storage."""

from typing import Any

from sqlalchemy import Connection, Executable, select, text

from bot.storage.schema import METADATA


def run(db: Connection, statement: str | Executable) -> list[tuple[Any, ...]]:
    """Execute a statement; return its rows, if it has any."""
    done = db.execute(text(statement) if isinstance(statement, str) else statement)
    return [tuple(row) for row in done] if done.returns_rows else []


def everything(db: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """Return every row of the database."""
    return {table.name: run(db, select(table)) for table in METADATA.sorted_tables}
