"""SQLite, set up so that no write is lost or waits longer than it must.

* WAL, with every commit on disk before it counts (`synchronous=FULL`).
* Writers queue: `BEGIN IMMEDIATE` and a busy timeout, with the driver's own handling of
  transactions switched off. Otherwise concurrent read-then-write would silently lose updates.
* A file that is gone or was replaced is noticed before and after each transaction, and a link
  reopens it if it was replaced. SQLite itself would go on writing into an unlinked file, and report
  success. No empty file is made in its place.
* aiosqlite owns each connection, which is opened through SQLAlchemy's engine, and its thread. Its
  own calls make a round trip to that thread for each statement, so whole transactions are sent
  there instead (`Link.run_sync`).
* The file is accessible to its owner alone (0600), and the files that SQLite puts next to it
  inherit that.
* Text that is not UTF-8 is a ValueError like every other damaged value; SQLite's own error would
  quote all of it, and look like a fault of the database.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, Self, TypeAlias, TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine, event
from sqlalchemy.pool import ConnectionPoolEntry

from bot.storage.faults import is_damage

T = TypeVar("T")

BUSY_SECONDS = 5.0
"""The longest wait in total: for a connection, for the turn to write, for a lock."""

_PAUSE: Final = 0.01
_PRAGMAS: Final = ("synchronous = FULL", "foreign_keys = ON")

_FILE: Final = "file"
"""The key under which a connection keeps the path and identity of its file."""

Mode: TypeAlias = Literal["ro", "rw", "rwc"]
"""Modes of SQLite's URIs: read only; read and write; read, write and create the file."""

_File: TypeAlias = tuple[int, int] | None


class Link(aiosqlite.Connection):
    """A connection with a thread of its own, in which whole transactions run."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(self._open, iter_chunk_size=64)
        self._thread.daemon = True  # as in SQLAlchemy: an unclosed link keeps no process alive
        self._engine = engine

    async def open(self) -> Self:
        """Open the file. Raises the errors of SQLAlchemy or SQLite."""
        try:
            await self
        except BaseException:
            # aiosqlite has told the thread to end; until then it still answers to this loop.
            await asyncio.to_thread(self._thread.join)
            raise
        return self

    async def run_sync(self, work: Callable[[Connection], T], /) -> T:
        """Return the result of `work` on the connection, in its thread. Raises the errors of
        `work`.
        """
        return await self._in_thread(partial(self._run, work))

    async def close(self) -> None:
        """Close it, once the transaction under way has finished."""
        await self._in_thread(self._db.close)
        await super().close()

    async def _in_thread(self, work: Callable[[], T]) -> T:
        # Protected in aiosqlite, and without types.
        return await self._execute(copy_context().run, work)  # pyright: ignore[reportUnknownMemberType]

    def _open(self) -> sqlite3.Connection:
        self._db = self._engine.connect()
        return _driver_of(self._db)

    def _run(self, work: Callable[[Connection], T]) -> T:
        if self._db.closed or not is_in_place(self._db):
            self._db.close()
            self._connection = self._open()
        try:
            return work(self._db)
        except Exception as error:
            if is_damage(error):
                self._db.close()  # it must not write any more, even elsewhere in the file
            raise


def set_up(engine: Engine, mode: Mode) -> None:
    """Prepare an engine whose database is SQLite."""
    path = Path(engine.url.database or "")

    def open_(
        _: Any, entry: ConnectionPoolEntry, arguments: list[Any], options: dict[str, Any]
    ) -> None:
        if mode == "rwc":
            _make(path)
        arguments[0] = f"{path.absolute().as_uri()}?mode={mode}"
        options["uri"] = True
        # Noted before opening, so that a change in between is noticed.
        entry.info[_FILE] = str(path), _file_at(str(path))

    def connected(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        _connect(connection, mode)

    event.listen(engine, "do_connect", open_)
    event.listen(engine, "connect", connected)


def _make(path: Path) -> None:
    """Create the file, unless it exists, for its owner alone: SQLite would let all users read it.

    An existing file is not opened: closing it again would drop the locks of all connections that
    this process has to it (POSIX), and another process that looks into the database would then
    delete the journal under them.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def begin(db: Connection, patience: float, *, writes: bool) -> None:
    """Begin a transaction, waiting at most that many seconds for a lock.

    This is not a listener of SQLAlchemy's `begin`: if one raises, the connection never begins a
    transaction again.
    """
    driver = _driver_of(db)
    driver.execute(_wait(patience))
    driver.execute("BEGIN IMMEDIATE" if writes else "BEGIN")


def is_in_place(db: Connection) -> bool:
    """Whether the file that a connection has open, if any, is still in place."""
    if db.dialect.name != "sqlite":
        return True
    path, opened = db.info[_FILE]
    return _file_at(path) == opened


def _file_at(path: str) -> _File:
    """Return the identity of the file there; None if there is none.

    No `Path`: making one for each transaction takes longer than the check itself.
    """
    try:
        found = os.stat(path)  # noqa: PTH116 - see above
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _driver_of(db: Connection) -> sqlite3.Connection:
    driver = db.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _connect(connection: sqlite3.Connection, mode: Mode) -> None:
    """Set up a new connection."""
    connection.isolation_level = None
    connection.text_factory = bytes.decode
    connection.execute(_wait(BUSY_SECONDS))
    if mode != "ro":
        _begin_wal(connection)
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_wal(connection: sqlite3.Connection) -> None:
    """Switch to WAL. If two do this to a new file at once, SQLite fails one without waiting."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(_PAUSE)
        else:
            return


def _wait(seconds: float) -> str:
    return f"PRAGMA busy_timeout = {max(0, round(seconds * 1000))}"
