"""PostgreSQL, set up so that it keeps the same promises as SQLite.

* Writers queue for locks that end with the transaction, as for SQLite's `BEGIN IMMEDIATE`. Without
  them, READ COMMITTED would let two of them read the same and one overwrite the other. With them,
  they still use READ COMMITTED: any stricter level would fix the snapshot before their turn comes.
  The locks are described below.
* Readers see one snapshot throughout (REPEATABLE READ), so a table always fits its seats.
* A lost connection, for example after a restart of the server, costs one refusal. SQLAlchemy's pool
  then drops all others of that age, and the next click connects again. A server that cannot be
  reached is given up after some seconds, like a lock.
* Each side drops the other when its machine or the network is gone. Otherwise the server would keep
  the lock of a writer that has vanished for two hours, and no other process could write.
* If the connection is lost during a commit, a new one asks whether it was done. Only if that cannot
  be found out is the answer that nothing is known, not that nothing has changed.
* The driver is synchronous, and a transaction runs in one thread from beginning to end.

The locks, in the order in which a writer takes them:

1. The whole database: exclusively if the writer is to be alone (`Store.write`), else shared.
2. One table, if the first lock is shared (`Store.write_at`); `NO_TABLE` for all letters.
3. The ends of games, if the writer counts the result of one (`ratings.lock`).

A writer at a table changes what belongs to that table: its row and seats, journal, positions,
plans, notes, watchers, notices, messages and points in a season; it can decline an invitation to
it, close its votes that are moot, and have its league looked after. It decides by nothing else that
can change meanwhile:

* Settings of people and servers, limits of tables for each and of watching, invitations, reminders,
  ballots and vacations are changed or counted by writers that are alone. So they stand still while
  anyone writes at a table.
* Ratings, results and favourites follow from others of the same people. The third lock lets one
  game end at a time.
* The lessons that a person has had are noted at the only first game of a kind that they play.
* Sending a message forgets old ones to its person, at other tables, too: answered ones, and those
  that call for nothing. No writer there depends on these.
* A season is begun, judged and ended by writers that are alone. A table that ends only makes its
  league due, and how many others are over is looked at then.
* A reminder is dropped if no table waits for its person any more. A table that begins to wait
  meanwhile calls them itself. A list follows the last as long as its person answers nothing; once
  they do, it is not sent.

The locks are advisory, not `FOR UPDATE` of rows, because they come in the trip that begins the
transaction. Should two writers at tables still wait for each other, PostgreSQL undoes one of them,
and `Store` does it again, alone.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from contextvars import copy_context
from datetime import datetime
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, PoolProxiedConnection, create_engine, event, text
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError

from bot.storage.rows import NO_TABLE
from bot.storage.trips import DRIVER, ahead

T = TypeVar("T")

_WHOLE: Final = 1
_ENDS: Final = 2
"""The numbers of locks; that of a table is its own, below zero."""

_UNDONE: Final = ("40001", "40P01")
"""PostgreSQL's codes for a transaction that it has undone because of another one."""

_OURS: Final = {"postgresql+psycopg2": DRIVER}
_SNAPSHOT: Final = ahead(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))

_ALIVE: Final = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""The detection of a lost peer during a wait, in seconds and in tries."""

CONNECTING: Final = {
    "connect_timeout": 5,  # seconds
    "tcp_user_timeout": 10_000,  # milliseconds until a silent server counts as gone
    "application_name": "plaza",
    **_ALIVE,
}

_AT_SERVER: Final = {
    **{f"tcp_{name}": value for name, value in _ALIVE.items()},
    # It makes no tries while it waits for our acknowledgement, for example of a notice.
    "tcp_user_timeout": 25_000,  # milliseconds
}
"""The server's detection of a lost client."""


FROZEN: Final = 10_000
"""The milliseconds of silence in the middle of a transaction after which a writer counts as frozen.

A paused machine keeps its connection, and with it the lock that all others wait for.
"""


class Link:
    """A thread of its own, and a connection of the engine's pool for each transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "database")

    async def run_sync(self, work: Callable[[Connection], T], /) -> T:
        """Return the result of `work` on a connection, in the thread. Raises what `work` raises."""
        context, loop = copy_context(), asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: context.run(self._run, work))

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as db:
            return work(db)

    async def close(self) -> None:
        """End the thread, once the transaction under way has ended."""
        await asyncio.to_thread(self._thread.shutdown)


def engine_of(address: URL, size: int) -> Engine:
    """Make an engine that keeps up to `size` connections open."""
    engine = create_engine(
        address.set(drivername=_OURS.get(address.drivername, address.drivername)),
        isolation_level="AUTOCOMMIT",  # the dialect has transactions of its own
        hide_parameters=True,
        pool_size=size,
        max_overflow=0,
        connect_args=CONNECTING,
    )
    set_up(engine)
    return engine


def set_up(engine: Engine) -> None:
    """Let the server notice when we are gone, on each connection of the engine."""
    event.listen(engine, "connect", _configure)


def _configure(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("; ".join(f"SET {name} = {value}" for name, value in _AT_SERVER.items()))
    cursor.close()
    connection.commit()  # or a rollback would undo it


def begin_to_read(db: Connection) -> None:
    """Get a snapshot."""
    db.execute(_SNAPSHOT)


def begin_to_write(db: Connection, patience: float, table_id: int | None) -> int:
    """Become the only writer at a table (None: at all); wait for each lock that long at most.

    Return the number of the transaction.
    """
    if table_id is None:
        locks = f"SELECT pg_advisory_xact_lock({_WHOLE})"
    else:
        table = -table_id if 0 < table_id < 1 << 63 else NO_TABLE
        locks = (
            f"SELECT pg_advisory_xact_lock_shared({_WHOLE}); SELECT pg_advisory_xact_lock({table})"
        )
    milliseconds = max(1, round(patience * 1000))  # 0 would mean no limit
    begun = db.exec_driver_sql(
        f"SET LOCAL lock_timeout = {milliseconds};"
        f" SET LOCAL idle_in_transaction_session_timeout = {FROZEN}; {locks};"
        " SELECT txid_current()"
    )
    return begun.scalar_one()


def was_committed(db: Connection, number: int) -> bool:
    """Whether the transaction of this number, which has ended, was committed."""
    return db.exec_driver_sql(f"SELECT txid_status({number})").scalar_one() == "committed"


def lock_ends(db: Connection) -> None:
    """Let no other game end until this transaction does."""
    db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_ENDS})")


def is_undone(error: DBAPIError) -> bool:
    """Whether PostgreSQL has undone a transaction because of another one: it can be tried again."""
    return getattr(error.orig, "pgcode", None) in _UNDONE


def keeps_sessions(engine: Engine) -> bool:
    """Whether each connection has a session of its own at the server, as locks and notices need.

    A pooler that shares out connections by transaction answers both from the same one.
    """
    with closing(engine.raw_connection()) as one, closing(engine.raw_connection()) as other:
        return _session_of(one) != _session_of(other)


def _session_of(connection: PoolProxiedConnection) -> object:
    """Return the process that serves a connection outside any transaction."""
    with closing(connection.cursor()) as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        return cursor.fetchone()


def is_shared(db: Connection) -> bool:
    """Whether another process of Plaza is connected to this database."""
    others = "pid <> pg_backend_pid() AND application_name = current_setting('application_name')"
    query = f"SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND {others}"
    return db.exec_driver_sql(query).first() is not None


def set_aside(db: Connection, now: datetime) -> str:
    """Move all tables to a schema of their own, and begin with an empty one; return its name.

    As always in PostgreSQL, this is part of the transaction.
    """
    kept = f"plaza_{now:%Y%m%dt%H%M%Sz}"
    db.exec_driver_sql(f"ALTER SCHEMA public RENAME TO {kept}")
    db.exec_driver_sql("CREATE SCHEMA public")
    return kept
