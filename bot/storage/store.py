"""The door to the database: reading and writing."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import copy_context
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.engine import URL, make_url

from bot.storage import sqlite
from bot.storage.faults import NotStored, StorageFailed, translated

P = ParamSpec("P")
T = TypeVar("T")

THREADS: Final = 4
"""How many transactions may be under way at once, of which one writes."""

_DRIVERS: Final = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}


class Store:
    """The database, for the time that the process runs.

    A transaction is a plain function of a connection (and of what else it needs), which runs in a
    thread of the store's own from beginning to end. So the event loop waits for the disk once for
    each transaction, not for each statement.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(writes=True)
        self._file = _file_of(engine.url)
        self._turn = asyncio.Lock()
        self._behind = asyncio.Lock()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="database")

    @classmethod
    def open(cls, url: str, mode: sqlite.Mode = "rw") -> "Store":
        """Connect when first used. `sqlite:///file.db` and `postgresql://...` will do.

        A file must be there by then: `migrations.upgrade` makes it.
        """
        return cls(open_engine(url, mode))

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what `work(db, ...)` makes of one moment of the database; nothing is kept.

        Raises StorageFailed, and whatever `work` raises.
        """
        with translated(StorageFailed):
            return await self._in_thread(lambda: self._read(lambda db: work(db, *args, **kwargs)))

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what `work(db, ...)` returns, once all that it has done is on disk.

        If anything raises, nothing is. Who is cut off while waiting cannot know: all of it is
        done or nothing. Raises NotStored where the database cannot do it.
        """
        with translated(NotStored):
            async with self._own_turn():
                return await self._in_thread(
                    lambda: self._write(lambda db: work(db, *args, **kwargs))
                )

    async def write_behind(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Write what nobody waits for: whoever clicks has to let at most one of these go first."""
        async with self._behind:
            return await self.write(work, *args, **kwargs)

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

    async def _in_thread(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, copy_context().run, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as db:
            return work(db)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._writer.begin() as db:
            file = self._at_hand()
            done = work(db)
        if self._at_hand() != file:
            raise NotStored("the database file was taken away")
        return done

    def _at_hand(self) -> object:
        """Return what tells the database's file from every other one, if it is one file."""
        return None if self._file is None else sqlite.file_at(self._file)

    async def close(self) -> None:
        """Let go of all connections, once what is under way has come to its end."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


def open_engine(url: str, mode: sqlite.Mode) -> Engine:
    """Make an engine with our driver of its database; `mode` is for SQLite.

    The values of a statement, such as a position, never stand in an error.
    """
    address = full_url(url)
    if address.get_backend_name() != "sqlite":
        return create_engine(address, hide_parameters=True, pool_size=THREADS, max_overflow=0)
    engine = create_engine(
        address,
        hide_parameters=True,
        pool_size=THREADS,
        max_overflow=0,
        pool_reset_on_return=None,  # our transactions end before
    )
    sqlite.set_up(engine, mode)
    return engine


def full_url(url: str) -> URL:
    """Complete an address with the driver that Plaza uses. Raises ArgumentError."""
    address = make_url(url)
    return address.set(drivername=_DRIVERS.get(address.drivername, address.drivername))


def _file_of(url: URL) -> Path | None:
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None
