"""The door to the database: reading and writing."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.storage import sqlite
from bot.storage.faults import NotStored, StorageFailed, translated

_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


class Store:
    """The database, for the time that the process runs."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(writes=True)
        self._file = _file_of(engine.url)
        self._turn = asyncio.Lock()

    @classmethod
    def open(cls, url: str, mode: sqlite.Mode = "rw") -> "Store":
        """Connect when first used. `sqlite:///file.db` and `postgresql://...` will do.

        A file must be there by then: `migrations.upgrade` makes it.
        """
        return cls(open_engine(url, mode))

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[AsyncConnection]:
        """Look at one moment of the database; nothing is kept. Raises StorageFailed."""
        with translated(StorageFailed):
            async with self._engine.connect() as db:
                yield db

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[AsyncConnection]:
        """Do everything inside, on disk at the end, or, if anything raises, nothing.

        Raises NotStored where the database cannot do it.
        """
        with translated(NotStored):
            async with self._own_turn(), self._writer.begin() as db:
                file = self._at_hand()
                yield db
            if self._at_hand() != file:
                raise NotStored("the database file was taken away")

    @asynccontextmanager
    async def _own_turn(self) -> AsyncGenerator[None]:
        """Let those who write in this process do so in the order in which they came.

        SQLite takes one writer at a time and lets the others try again and again: who is unlucky
        would wait until it is too late. Raises TimeoutError.
        """
        async with asyncio.timeout(sqlite.BUSY_SECONDS):
            await self._turn.acquire()
        try:
            yield
        finally:
            self._turn.release()

    def _at_hand(self) -> object:
        """Return what tells the database's file from every other one, if it is one file."""
        return None if self._file is None else sqlite.file_at(self._file)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()


def open_engine(url: str, mode: sqlite.Mode) -> AsyncEngine:
    """Make an engine with the asynchronous driver of its database; `mode` is for SQLite.

    The values of a statement, such as a position, never stand in an error.
    """
    address = full_url(url)
    if address.get_backend_name() != "sqlite":
        return create_async_engine(address, hide_parameters=True)
    engine = create_async_engine(
        address,
        hide_parameters=True,
        pool_timeout=sqlite.BUSY_SECONDS,
        pool_reset_on_return=None,  # our transactions end before: a trip less for each
    )
    sqlite.set_up(engine, mode)
    return engine


def full_url(url: str) -> URL:
    """Complete an address with the driver that Plaza uses. Raises ArgumentError."""
    address = make_url(url)
    return address.set(drivername=_DRIVERS.get(address.drivername, address.drivername))


def _file_of(url: URL) -> Path | None:
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None
