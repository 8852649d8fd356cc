"""A session with PostgreSQL that holds the lease of our shards, and receives others' changes to
them.

Its advisory locks last exactly as long as the session. `(2, shard)` is that shard's, held
exclusively; `(3, count)` says how many shards the servers are divided into, and is shared by all
processes that agree on it. Notices arrive on its socket, which the event loop watches, within a
millisecond of the commit; no thread waits for them.

Its socket shows a lost connection: at once if the server closes it, and within 30 s if a machine or
the network is gone. The server notices, too, within 30 s, or within a minute if it has sent a
notice meanwhile (`postgresql.py`).
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, NullPool, create_engine

from bot.shards import Shards
from bot.storage import postgresql
from bot.storage.owning import CHANNEL, COUNT_LOCK, SHARD_LOCK, other_count
from bot.storage.store import full_url

_ANOTHER_COUNT: Final = (
    "PLAZA_SHARDS: another process divides all servers into {other} shards, not into {count}."
)
_SAME_SHARD: Final = "PLAZA_SHARDS: another process has shard {shard} of {count} of this database."


class Taken(Exception):
    """Another process holds the lease; the message is a sentence."""


class Session:
    """The lease of a process over PostgreSQL."""

    def __init__(
        self, url: str, shards: Shards, woken: Callable[[int], None], lost: Callable[[], None]
    ) -> None:
        """`woken` and `lost` are called on the event loop that calls `attend`."""
        self._engine = create_engine(
            full_url(url),
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args=postgresql.CONNECTING,
        )
        postgresql.set_up(self._engine)
        self._shards = shards
        self._woken = woken
        self._lost = lost
        self._db: Connection | None = None
        self._socket: int | None = None

    def take(self) -> None:
        """Connect, and lock every shard. Raises Taken, and the driver's errors."""
        db = self._engine.connect()
        try:
            self._lock(db)
        except BaseException:
            db.close()
            raise
        self._db = db

    def _lock(self, db: Connection) -> None:
        count = self._shards.count
        db.exec_driver_sql("SELECT pg_advisory_lock_shared(%s, %s)", (COUNT_LOCK, count))
        other = other_count(db, count)
        if other is not None:
            raise Taken(_ANOTHER_COUNT.format(other=other, count=count))
        for shard in self._shards.ids:
            # First, so that no change is missed once the lease is ours.
            db.exec_driver_sql(f"LISTEN {CHANNEL}{shard}")
            mine = "SELECT pg_try_advisory_lock(%s, %s)"
            if not db.exec_driver_sql(mine, (SHARD_LOCK, shard)).scalar_one():
                raise Taken(_SAME_SHARD.format(shard=shard, count=count))

    def attend(self) -> None:
        """Have the running loop watch the connection."""
        socket: int = self._driver.fileno()
        asyncio.get_running_loop().add_reader(socket, self._hear)
        self._socket = socket

    @property
    def _driver(self) -> Any:
        assert self._db is not None
        return self._db.connection.driver_connection

    def _hear(self) -> None:
        driver = self._driver
        try:
            driver.poll()
        except Exception:  # noqa: BLE001 - whatever it is, nothing is heard any more
            self.release()
            self._lost()
            return
        notices, driver.notifies = driver.notifies, []
        for table_id in {int(notice.payload) for notice in notices}:
            self._woken(table_id)

    def release(self) -> None:
        """End the session, which releases its locks."""
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket = None
        if self._db is not None:
            self._db.invalidate()
            self._db.close()
            self._db = None
        self._engine.dispose()
