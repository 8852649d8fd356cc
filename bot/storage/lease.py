"""The lease of this process: no other owns the same shards of a database meanwhile.

A process takes it before any work, and holds it until it releases it or dies in any way: no
clean-up and no timeout is needed. On PostgreSQL it is an advisory lock for each shard. The session
that listens for others' changes to the process's tables holds it (`listening.py`). SQLite is for
one process, which locks a file next to the database.
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
"""Seconds to wait for the holder of the lease: it may be ending, or PostgreSQL may not have noticed
yet that its machine is gone.
"""

PAUSE: Final = 0.1
"""Seconds between two tries."""

_log = structlog.get_logger(__name__)


class Lease(Protocol):
    """A lease. It is taken once; another try needs a new one."""

    def take(self) -> None:
        """Take it now, in any thread. Raises Taken, and the driver's errors."""
        ...

    def attend(self) -> None:
        """Start listening, on the running loop, to notices for the holder."""
        ...

    def release(self) -> None:
        """Release it, if it was taken; a repeat does no harm."""
        ...


class FileLock:
    """The lease of an SQLite file, also through a symbolic link to it.

    The lock belongs to this process: no helper inherits it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def take(self) -> None:
        """Lock a file next to the database. Raises Taken, and OSError."""
        file_itself = self._path.resolve()
        beside = file_itself.with_name(f"{file_itself.name}-lock")
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
        """Do nothing: there is no other process to listen to."""

    def release(self) -> None:
        """Unlock it. The file stays, because another process may just be opening it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def lease_of(
    url: str, shards: Shards, woken: Callable[[int], None], lost: Callable[[], None]
) -> Lease:
    """Return the lease of these shards, still to be taken.

    `woken` is called with the id of a table of ours that another process has changed, `lost` when
    the lease is no longer ours.
    """
    path = file_of(url)
    return Session(url, shards, woken, lost) if path is None else FileLock(path)


async def taken(lease: Lease) -> Lease:
    """Return the lease as soon as it is ours.

    Raises Taken if that takes too long, and StorageFailed if the database cannot tell.
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
