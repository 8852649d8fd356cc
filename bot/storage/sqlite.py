"""SQLite, set up so that no write is lost and none waits longer than it must.

* WAL, and every commit on the disk before it counts (`synchronous=FULL`).
* Writers queue: `BEGIN IMMEDIATE` and a busy timeout, with the driver's own ideas about
  transactions switched off. Otherwise concurrent read-then-write loses updates silently.
* Nobody is kept waiting for a lock much longer than a person waits for an answer. Our own
  transactions take milliseconds; whoever holds the lock for seconds is somebody else, and it is
  better to say so than to be silent.
* A file that is gone is not made anew, and a connection to it is not used: what is written to an
  unlinked file is lost without an error.
* One trip to the driver's thread per statement, and none to begin: that goes with the first one.
  aiosqlite makes four trips (open, execute, fetch, close), and they, not the database, are what a
  short transaction costs.
"""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import Connection, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry

BUSY_SECONDS = 5.0
"""How long to wait for a lock, or for one of the pool's connections."""

_PRAGMAS: Final = ("synchronous = FULL", "foreign_keys = ON")

_FILE: Final = "file"
_CLOSED: Final = "the connection is closed"

Mode: TypeAlias = Literal["ro", "rw", "rwc"]
"""As in SQLite's addresses: only read; read and write; the same, and make the file."""

_Values: TypeAlias = Sequence[Any]
_File: TypeAlias = tuple[int, int] | None


def set_up(engine: AsyncEngine, mode: Mode) -> None:
    """Prepare an engine whose database is SQLite."""
    path = Path(engine.url.database or "")

    def open_(_: Any, __: Any, arguments: list[Any], options: dict[str, Any]) -> None:
        arguments[0] = f"{path.absolute().as_uri()}?mode={mode}"
        options["uri"] = True

    def connected(connection: Any, entry: ConnectionPoolEntry) -> None:
        _connect(connection, mode)
        entry.info[_FILE] = file_at(path)

    def checked_out(_: Any, entry: ConnectionPoolEntry, __: Any) -> None:
        if entry.info[_FILE] != file_at(path):
            raise DisconnectionError  # the pool drops the connection and makes a new one

    event.listen(engine.sync_engine, "do_connect", open_)
    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "checkout", checked_out)
    event.listen(engine.sync_engine, "begin", _begin)


def file_at(path: Path) -> _File:
    """Return what tells the file there from every other one; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _connect(connection: Any, mode: Mode) -> None:
    """Set up a new connection: SQLAlchemy's adapter of one of aiosqlite."""
    connection.isolation_level = None
    driver = connection.driver_connection
    driver.to_begin = None
    driver.cursor = lambda: _Cursor(driver)
    wait = f"busy_timeout = {round(BUSY_SECONDS * 1000)}"
    wal = () if mode == "ro" else ("journal_mode = WAL",)
    _execute(connection, *(f"PRAGMA {pragma}" for pragma in (wait, *wal, *_PRAGMAS)))


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    driver = connection.connection.driver_connection
    assert driver is not None, "a transaction begins on a connection that is checked out"
    driver.to_begin = "BEGIN IMMEDIATE" if writes else "BEGIN"


def _execute(connection: Any, *statements: str) -> None:
    cursor = connection.cursor()
    for statement in statements:
        cursor.execute(statement)
    cursor.close()


class _Cursor:
    """A cursor as SQLAlchemy expects it of aiosqlite, which fetches all rows as it executes.

    `driver` is the connection of aiosqlite; `_execute` there runs a function in its thread, and
    `to_begin` is what begins the transaction, if that has still to be done.
    """

    def __init__(self, driver: Any) -> None:
        self._driver = driver
        self._rows: list[Any] = []
        self.description: _Values | None = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1

    async def __aenter__(self) -> "_Cursor":
        return self

    async def execute(self, sql: str, values: _Values = ()) -> None:
        self._open()
        await self._driver._execute(self._execute, sql, values)

    async def executemany(self, sql: str, rows: Sequence[_Values]) -> None:
        self._open()
        await self._driver._execute(self._executemany, sql, rows)

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def close(self) -> None:
        self._rows = []

    def _execute(self, sql: str, values: _Values) -> None:
        self._take(self._begun().execute(sql, values))

    def _executemany(self, sql: str, rows: Sequence[_Values]) -> None:
        self._take(self._begun().executemany(sql, rows))

    def _begun(self) -> sqlite3.Connection:
        """Return the connection, in its transaction."""
        connection, begin = self._open(), self._driver.to_begin
        self._driver.to_begin = None
        if begin is not None:
            connection.execute(begin)
        return connection

    def _open(self) -> sqlite3.Connection:
        """Return the connection. The driver's own ValueError would pass for a damaged value."""
        if not self._driver._running or self._driver._connection is None:
            raise sqlite3.OperationalError(_CLOSED)
        return self._driver._connection

    def _take(self, cursor: sqlite3.Cursor) -> None:
        self.description = cursor.description
        try:
            self._rows = cursor.fetchall()
        except sqlite3.OperationalError as error:
            # A damaged value, not a fault of the database; the message would quote all of it.
            if "decode to UTF-8" in str(error):
                raise ValueError("a text that is not UTF-8") from None
            raise
        self.rowcount = cursor.rowcount
        self.lastrowid = cursor.lastrowid
        cursor.close()
