"""SQLite, set up so that no write is lost and none waits longer than it must.

* WAL, and every commit on the disk before it counts (`synchronous=FULL`).
* Writers queue: `BEGIN IMMEDIATE` and a busy timeout, with the driver's own ideas about
  transactions switched off. Otherwise concurrent read-then-write loses updates silently.
* One trip to the driver's thread per statement. aiosqlite makes four (open, execute, fetch,
  close), and those trips, not the database, are what a short transaction costs.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry

_PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "busy_timeout = 10000",
    "foreign_keys = ON",
)

_Values: TypeAlias = Sequence[Any]


def set_up(engine: AsyncEngine) -> None:
    """Prepare an engine whose database is SQLite."""
    event.listen(engine.sync_engine, "connect", _connect)
    event.listen(engine.sync_engine, "begin", _begin)


def _connect(connection: Any, _: ConnectionPoolEntry) -> None:
    """Set up a new connection: SQLAlchemy's adapter of one of aiosqlite."""
    connection.isolation_level = None
    driver = connection.driver_connection
    driver.cursor = lambda: _Cursor(driver)
    _execute(connection, *(f"PRAGMA {pragma}" for pragma in _PRAGMAS))


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    _execute(connection.connection.dbapi_connection, "BEGIN IMMEDIATE" if writes else "BEGIN")


def _execute(connection: Any, *statements: str) -> None:
    cursor = connection.cursor()
    for statement in statements:
        cursor.execute(statement)
    cursor.close()


class _Cursor:
    """A cursor as SQLAlchemy expects it of aiosqlite, which fetches all rows as it executes.

    `driver` is the connection of aiosqlite; `_execute` there runs a function in its thread.
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
        await self._driver._execute(self._execute, sql, values)

    async def executemany(self, sql: str, rows: Sequence[_Values]) -> None:
        await self._driver._execute(self._executemany, sql, rows)

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def close(self) -> None:
        self._rows = []

    def _execute(self, sql: str, values: _Values) -> None:
        self._take(self._driver._conn.execute(sql, values))

    def _executemany(self, sql: str, rows: Sequence[_Values]) -> None:
        self._take(self._driver._conn.executemany(sql, rows))

    def _take(self, cursor: sqlite3.Cursor) -> None:
        self.description = cursor.description
        self._rows = cursor.fetchall()
        self.rowcount = cursor.rowcount
        self.lastrowid = cursor.lastrowid
        cursor.close()
