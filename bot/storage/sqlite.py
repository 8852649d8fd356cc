"""SQLite, set up so that no write is lost and none waits longer than it must.

* WAL, and every commit on the disk before it counts (`synchronous=FULL`).
* Writers queue: `BEGIN IMMEDIATE` and a busy timeout, with the driver's own ideas about
  transactions switched off. Otherwise concurrent read-then-write loses updates silently.
* Nobody is kept waiting for a lock much longer than a person waits for an answer. Our own
  transactions take milliseconds; whoever holds the lock for seconds is somebody else, and it is
  better to say so than to be silent.
* A file that is gone is not made anew, and a connection to it is not used: what is written to an
  unlinked file is lost without an error.
* A text that is not UTF-8 is a ValueError like every other damaged value; SQLite's own error would
  quote all of it, and pass for a fault of the database.
"""

import sqlite3
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry

BUSY_SECONDS = 5.0
"""How long to wait for a lock, or for one's turn to write."""

_PRAGMAS: Final = ("synchronous = FULL", "foreign_keys = ON")

_FILE: Final = "file"

Mode: TypeAlias = Literal["ro", "rw", "rwc"]
"""As in SQLite's addresses: only read; read and write; the same, and make the file."""

_File: TypeAlias = tuple[int, int] | None


def set_up(engine: Engine, mode: Mode) -> None:
    """Prepare an engine whose database is SQLite."""
    path = Path(engine.url.database or "")

    def open_(_: Any, __: Any, arguments: list[Any], options: dict[str, Any]) -> None:
        arguments[0] = f"{path.absolute().as_uri()}?mode={mode}"
        options["uri"] = True

    def connected(connection: sqlite3.Connection, entry: ConnectionPoolEntry) -> None:
        _connect(connection, mode)
        entry.info[_FILE] = file_at(path)

    def checked_out(_: Any, entry: ConnectionPoolEntry, __: Any) -> None:
        if entry.info[_FILE] != file_at(path):
            raise DisconnectionError  # the pool drops the connection and makes a new one

    event.listen(engine, "do_connect", open_)
    event.listen(engine, "connect", connected)
    event.listen(engine, "checkout", checked_out)
    event.listen(engine, "begin", _begin)


def file_at(path: Path) -> _File:
    """Return what tells the file there from every other one; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _connect(connection: sqlite3.Connection, mode: Mode) -> None:
    """Set up a new connection."""
    connection.isolation_level = None
    connection.text_factory = bytes.decode
    wait = f"busy_timeout = {round(BUSY_SECONDS * 1000)}"
    wal = () if mode == "ro" else ("journal_mode = WAL",)
    for pragma in (wait, *wal, *_PRAGMAS):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    driver = connection.connection.driver_connection
    assert driver is not None, "a transaction begins on a connection that is checked out"
    driver.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
