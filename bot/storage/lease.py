"""The lease of this process: nobody else looks after the same shards of the same database.

A process takes it before it tells or does anything, and has it until it lets go or dies, however it
dies: nothing has to be cleaned up, and no time has to pass. On PostgreSQL it is an advisory lock
for each shard, held by the session in which the process listens for what others change at its
tables (`listening.py`). SQLite is for one process, which locks a file beside the database.
"""

import asyncio
import fcntl
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

import structlog

from bot.shards import Shards
from bot.storage.faults import StorageFailed, translated
from bot.storage.listening import Session, Taken
from bot.storage.store import file_of

PATIENCE: Final = 30.0
"""Seconds to wait for whoever has the lease: it may be ending, or PostgreSQL has yet to notice that
its machine is gone.
"""

PAUSE: Final = 0.1
"""Seconds between two tries."""

_log = structlog.get_logger(__name__)


class Lease(Protocol):
    """Taken once; a new one is made for another try."""

    def take(self) -> None:
        """Take it now, in any thread. Raises Taken, and what the driver raises."""
        ...

    def attend(self) -> None:
        """Hear from now on what is told to whoever has it, on the running loop."""
        ...

    def release(self) -> None:
        """Let go of it, if it was taken; it is no harm to do so again."""
        ...


class FileLock:
    """The lease of a file of SQLite. Its lock is the process's own: no helper inherits it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def take(self) -> None:
        """Lock a file beside the database. Raises Taken, and OSError."""
        beside = self._path.with_name(f"{self._path.name}-lock")
        file = os.open(beside, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            os.close(file)
            raise Taken(
                f"PLAZA_DATABASE_URL: another process has {self._path}, and SQLite is for one."
            ) from None
        self._file = file

    def attend(self) -> None:
        """Hear nothing: there are no others."""

    def release(self) -> None:
        """Unlock it; the file stays, as somebody may just be opening it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def lease_of(
    url: str, shards: Shards, woken: Callable[[int], None], lost: Callable[[], None]
) -> Lease:
    """Return the lease of these shards, still to be taken.

    `woken` is called with the number of a table of ours that another process has changed, `lost`
    when the lease is no longer ours.
    """
    path = file_of(url)
    return Session(url, shards, woken, lost) if path is None else FileLock(path)


async def taken(lease: Lease) -> Lease:
    """Return the lease as soon as it is ours.

    Raises Taken where it is not for so long, and StorageFailed where the database cannot tell.
    """
    until = time.monotonic() + PATIENCE
    waits = False
    while True:
        try:
            with translated(StorageFailed):
                await asyncio.to_thread(lease.take)
        except Taken as error:
            if time.monotonic() > until:
                raise
            if not waits:
                _log.info("lease.waited_for", reason=str(error))
            waits = True
            await asyncio.sleep(PAUSE)
        else:
            lease.attend()
            return lease
