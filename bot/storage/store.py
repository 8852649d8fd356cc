"""The door to the database: reading and writing.

A transaction is a plain function of a connection: `await store.read(work, ...)`, `await
store.write(work, ...)`. It runs in one thread from beginning to end. So `bot/storage` is ordinary
synchronous code, the event loop waits for the disk once for each transaction instead of once for
each statement, and a refusal in the middle is an exception that rolls back.

The thread belongs to a link (`sqlite.Link`, `postgresql.Link`). Links are made when they are
needed: up to three for readers and some more for writers, so that a write never waits for readers.
Of the idle ones, the one unused for longest is next. Writers of one process take turns in the order
in which they came, since SQLite on its own lets an unlucky one retry until it is too late. The
context of the click is passed on, so that log lines carry it.

A write is alone in the database (`write`) or alone at one table (`write_at`). Only PostgreSQL can
tell the difference: `postgresql.py` says what may be written how.

A transaction cannot be cancelled: it is done wholly or not at all, as in a crash, even if its
caller is cancelled while waiting. `Store.close` waits for transactions under way.

A wait before a transaction is five seconds at most (`BUSY_SECONDS`): for the turn to write, for a
link and for a lock, all together; a second lock may take as long as the first. Ten clicks on one
table share that wait. Our own locks are held for milliseconds, so a lock that is held for seconds
belongs to another tool. Discord would wait for 15 minutes; a person would not, and is told that
nothing was stored.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import AsyncExitStack, nullcontext
from functools import partial
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection, Engine, NullPool, Transaction, create_engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from bot import metrics
from bot.reckoning import spending
from bot.shards import ALL, Shards
from bot.storage import postgresql, sqlite, trips
from bot.storage.faults import NotStored, StorageFailed, is_damage, reason, translated
from bot.storage.owning import OPTION

P = ParamSpec("P")
T = TypeVar("T")

READERS: Final = 3
"""The most readers at once."""
WRITERS: Final = {"sqlite": 1, "postgresql": 8}
"""The most writers of a process at once."""

_DRIVERS: Final = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg2"}
_NO_DRIVER: Final = (
    "the driver of PostgreSQL is not installed: `make release EXTRA=postgresql`, or pip install"
    " -c constraints.txt -e '.[postgresql]' in a checkout"
)

_READ: Final = metrics.DATABASE.labels("read")
_WRITE: Final = metrics.DATABASE.labels("write")


class Link(Protocol):
    """A connection on which whole transactions run outside the event loop."""

    async def run_sync(self, work: Callable[[Connection], T], /) -> T:
        """Return the result of `work` on the connection."""
        ...

    async def close(self) -> None:
        """Close the connection, once the transaction under way has finished."""
        ...


class Store:
    """The database, for as long as the process runs."""

    def __init__(self, engine: Engine, shards: Shards = ALL) -> None:
        self._engine = engine
        self.shards = shards
        self._writers = WRITERS[engine.dialect.name]
        # Unlike a Lock, a Semaphore tells whether another writer comes first.
        self._turn = asyncio.Semaphore(self._writers)
        self._behind = asyncio.Lock()
        self._behind_at = asyncio.Semaphore(max(1, self._writers // 2))
        self._doors = WeakValueDictionary[int | None, asyncio.Semaphore]()
        self._room = asyncio.Semaphore(READERS)
        self._idle = deque[Link]()
        self._closed = False
        self.on_damage: Callable[[], None] = _nobody_to_tell
        """Called when a transaction has met damage in the file."""

    @classmethod
    def open(cls, url: str, mode: sqlite.Mode = "rw", shards: Shards = ALL) -> "Store":
        """Connect when first used, to `sqlite:///file.db` or `postgresql://...`.

        `shards` are those of this process, which decide which rows are its own.

        A file must exist by then: `migrations.upgrade` makes it.
        """
        engine = open_engine(url, mode).execution_options(**{OPTION: shards})
        return cls(engine, shards)

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return the result of `work(db, ...)` on a snapshot of the database; nothing is stored.

        Raises StorageFailed, and the errors of `work`.
        """
        until = _soon()
        with _READ.time(), translated(StorageFailed):
            async with _Held(self._room, until):
                return await self._run(lambda db: work(db, *args, **kwargs), until, writes=False)

    async def read_once(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do the same for `work` of one statement, which sees one moment by itself: one trip."""

        def alone(db: Connection) -> T:
            trips.begin_nothing(db)
            return work(db, *args, **kwargs)

        return await self.read(alone)

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return the result of `work(db, ...)`, once all its changes are on disk.

        There is no other writer meanwhile, in any process. If anything raises, nothing is stored. A
        caller that is cancelled while waiting cannot know whether all of it is done or nothing.
        Raises NotStored if the database cannot do it.
        """
        return await self._write(None, lambda db: work(db, *args, **kwargs))

    async def write_at(
        self,
        table_id: int,
        work: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return the result of `work(db, ...)` like `write`, with no other writer at this table.

        Other tables may change meanwhile. If PostgreSQL undoes `work` because of a deadlock, it is
        called again, alone.
        """
        return await self._write(table_id, lambda db: work(db, *args, **kwargs))

    async def write_behind(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Write alone what no one waits for: a click waits for one of these at most."""
        async with self._behind, self._behind_at:
            return await self.write(work, *args, **kwargs)

    async def write_behind_at(
        self,
        table_id: int,
        work: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Write at a table what no one waits for: half of the turns at most are for these."""
        async with self._behind_at:
            return await self.write_at(table_id, work, *args, **kwargs)

    async def _write(self, table_id: int | None, work: Callable[[Connection], T]) -> T:
        until = _soon()
        with _WRITE.time(), translated(NotStored):
            if self._writers == 1:
                async with _Held(self._turn, until):
                    return await self._run(work, until, writes=True)
            # Those who wait for the same table leave the turns to others.
            async with _Held(self._door(table_id), until), _Held(self._turn, until):
                return await self._run(work, until, writes=True, table_id=table_id)

    def _door(self, table_id: int | None) -> asyncio.Semaphore:
        """Return the lock of this process for a table (None: for all at once)."""
        return self._doors.setdefault(table_id, asyncio.Semaphore(1))

    async def _run(
        self,
        work: Callable[[Connection], T],
        until: float,
        *,
        writes: bool,
        table_id: int | None = None,
    ) -> T:
        """Run a transaction on the link that has been idle longest, or on a new one."""
        link = self._idle.popleft() if self._idle else await self._linked()
        attempt = partial(_transact, work, until - _now(), writes=writes)
        try:
            return await link.run_sync(partial(_tried_again, attempt, table_id))
        except Exception as error:
            if is_damage(error):
                self.on_damage()
            raise
        finally:
            self._idle.append(link)

    async def _linked(self) -> Link:
        if self._closed:
            raise OSError("the database was closed")
        if self._engine.dialect.name != "sqlite":
            return postgresql.Link(self._engine)
        return await sqlite.Link(self._engine).open()

    async def close(self) -> None:
        """Close all connections, once the transactions under way have finished."""
        self._closed = True
        async with AsyncExitStack() as all_of_it:
            for _ in range(self._writers):
                await all_of_it.enter_async_context(self._turn)
            for _ in range(READERS):
                await all_of_it.enter_async_context(self._room)
            while self._idle:
                await self._idle.popleft().close()
        self._engine.dispose()


def _tried_again(attempt: Callable[..., T], table_id: int | None, db: Connection) -> T:
    """Run a transaction, and once more if PostgreSQL has undone it for another one's sake.

    The second time it is alone: otherwise the other one could overtake and undo it again.
    """
    try:
        return attempt(db, table_id=table_id)
    except DBAPIError as error:
        if not postgresql.is_undone(error):
            raise
        return attempt(db, table_id=None)


def _transact(
    work: Callable[[Connection], T],
    patience: float,
    db: Connection,
    *,
    writes: bool,
    table_id: int | None,
) -> T:
    sent = time.monotonic()
    with db.begin() as transaction:
        number = begin(db, patience, writes=writes, table_id=table_id)
        if writes:
            waited_before = sqlite.BUSY_SECONDS - patience
            metrics.WRITE_WAITS.observe(waited_before + time.monotonic() - sent)
        with spending():
            done = work(db)
        if not writes:
            transaction.rollback()
            return done
        lost = _unanswered(transaction)
    if lost and not _was_committed(db, patience, number, table_id):
        raise lost
    if not sqlite.is_in_place(db):
        raise NotStored("the database file was taken away")
    return done


def _unanswered(transaction: Transaction) -> DBAPIError | None:
    """Commit a transaction; return the error if the connection was lost meanwhile."""
    try:
        transaction.commit()
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
        transaction.rollback()  # or SQLAlchemy would begin no other one on this connection
        return error
    return None


def _was_committed(db: Connection, patience: float, number: int, table_id: int | None) -> bool:
    """Find out, on a new connection, whether PostgreSQL did a commit that it did not answer.

    Raises StorageFailed if no one can tell.
    """
    try:
        with db.begin():
            # The lock is free once the transaction has ended, in whichever way.
            begin(db, patience, writes=True, table_id=table_id)
            return postgresql.was_committed(db, number)
    except DBAPIError as error:
        raise StorageFailed(f"whether it was stored is not known: {reason(error)}") from error


def begin(db: Connection, patience: float, *, writes: bool, table_id: int | None = None) -> int:
    """Begin to read a snapshot, or to write alone (or alone at a table, where that is possible);
    wait at most that many seconds for it.

    Return the number of a transaction that writes to PostgreSQL, else 0.
    """
    if db.dialect.name != "sqlite":
        if writes:
            return postgresql.begin_to_write(db, patience, table_id)
        postgresql.begin_to_read(db)
    else:
        sqlite.begin(db, patience, writes=writes)
    return 0


def _nobody_to_tell() -> None:
    """Stand in if no service listens for damage."""


def _now() -> float:
    return asyncio.get_running_loop().time()


def _soon() -> float:
    """Return until when a caller that comes now may have to wait."""
    return _now() + sqlite.BUSY_SECONDS


class _Held:
    """Hold a lock that is granted in the order of requests. Raises TimeoutError.

    It is a class because a generator would cost a twentieth of a short transaction.
    """

    def __init__(self, lock: asyncio.Semaphore, until: float) -> None:
        self._lock = lock
        self._until = until

    async def __aenter__(self) -> None:
        # A timer would cost a tenth of a short transaction, and a wait is rare.
        async with asyncio.timeout_at(self._until) if self._lock.locked() else nullcontext():
            await self._lock.acquire()

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()


def open_engine(url: str, mode: sqlite.Mode) -> Engine:
    """Make an engine with our driver for its database; `mode` is for SQLite.

    The values of a statement, such as a position, never appear in an error. Raises StorageFailed
    for an invalid address, or if the driver is not installed.
    """
    address = full_url(url)
    if address.get_backend_name() != "sqlite":
        try:
            return postgresql.engine_of(address, READERS + WRITERS["postgresql"])
        except ModuleNotFoundError as error:
            missing = _NO_DRIVER if error.name == "psycopg2" else reason(error)
            raise StorageFailed(missing) from error
        except ArgumentError as error:
            raise StorageFailed(reason(error)) from error
    engine = create_engine(address, hide_parameters=True, poolclass=NullPool)
    sqlite.set_up(engine, mode)
    return engine


def file_of(url: str) -> Path | None:
    """Return the path of a database that is a file, else None. Raises StorageFailed."""
    address = full_url(url)
    return Path(address.database or "") if address.get_backend_name() == "sqlite" else None


def full_url(url: str) -> URL:
    """Complete an address with the driver that Plaza uses. Raises StorageFailed."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StorageFailed(reason(error)) from error
    return address.set(drivername=_DRIVERS.get(address.drivername, address.drivername))
