"""The door to the database: reading and writing."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.storage import sqlite

_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


class Store:
    """The database, for the time that the process runs."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(writes=True)

    @classmethod
    def open(cls, url: str) -> "Store":
        """Connect when first used. `sqlite:///file.db` and `postgresql://...` will do."""
        return cls(open_engine(url))

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[AsyncConnection]:
        """Look at one moment of the database; nothing is kept."""
        async with self._engine.connect() as db:
            yield db

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[AsyncConnection]:
        """Do everything inside, on disk at the end, or, if anything raises, nothing."""
        async with self._writer.begin() as db:
            yield db

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()


def open_engine(url: str) -> AsyncEngine:
    """Make an engine with the asynchronous driver of its database."""
    address = full_url(url)
    engine = create_async_engine(address)
    if address.get_backend_name() == "sqlite":
        sqlite.set_up(engine)
    return engine


def full_url(url: str) -> URL:
    """Complete an address with the driver that Plaza uses. Raises ArgumentError."""
    address = make_url(url)
    return address.set(drivername=_DRIVERS.get(address.drivername, address.drivername))
