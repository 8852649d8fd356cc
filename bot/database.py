"""Checking the database before the bot starts: it can be used, and is of this version.

An earlier version of Plaza may still be playing when a new one starts. So only the process that has
the lease upgrades the database, and not while others hold shards, unless these can read the new
layout (`migrations.least_readable`).
"""

import asyncio
import os
import pwd
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from bot.config import ConfigError, Settings, StartAgain
from bot.shards import Shards
from bot.storage import migrations, postgresql
from bot.storage.faults import StorageFailed, translated
from bot.storage.lease import lease_of
from bot.storage.listening import Taken
from bot.storage.migrations import InUse, NewerDatabase
from bot.storage.store import file_of, open_engine

_NOBODY = Shards((), 1)
_POOLED = (
    "PLAZA_DATABASE_URL: a pooler shares out its connections by transaction, so that two processes "
    "could both have one lease. Use the address of PostgreSQL itself, or have the pooler keep "
    "sessions (pool_mode = session)."
)


def check(settings: Settings) -> None:
    """Check that the database can be written, or created.

    Raises ConfigError, or StartAgain if it may be possible later.
    """
    with _told():
        _check_address(settings.database_url)
        check_file(settings.database_url)
        asyncio.run(migrations.check(settings.database_url))
        _check_sessions(settings.database_url)


async def upgrade(settings: Settings) -> None:
    """Create or upgrade the database, as the holder of the lease.

    Raises ConfigError, or StartAgain while others use it.
    """
    with _told():
        await migrations.upgrade(settings.database_url, holder=settings.owned)


def upgrade_alone(settings: Settings) -> None:
    """Do the same while no bot runs. Raises ConfigError, or StartAgain while one does."""
    with _told():
        _check_address(settings.database_url)
        check_file(settings.database_url)
        if file_of(settings.database_url) is None:
            asyncio.run(migrations.upgrade(settings.database_url, holder=_NOBODY))
            return
        lease = lease_of(settings.database_url, settings.owned, _not_heard, _not_heard)
        lease.take()
        try:
            asyncio.run(migrations.upgrade(settings.database_url))
        finally:
            lease.release()


def _not_heard(*_: object) -> None:
    """Stand in for the listener to other processes over PostgreSQL."""


@contextmanager
def _told() -> Generator[None]:
    """Return a sentence that says why the database cannot be used."""
    try:
        yield
    except NewerDatabase:
        raise ConfigError(
            "the database was written by a later version of Plaza: update Plaza, "
            "or set PLAZA_DATABASE_URL to another one."
        ) from None
    except InUse:
        raise StartAgain(
            "the database has to be brought up to date, and other processes play over it: "
            "stop them all first."
        ) from None
    except Taken as error:
        raise StartAgain(str(error)) from None
    except StorageFailed as error:
        raise StartAgain(f"PLAZA_DATABASE_URL: the database cannot be opened ({error}).") from None


def _check_address(url: str) -> None:
    """Raise ConfigError if no address, or none for which there is a driver."""
    try:
        open_engine(url, "ro").dispose()
    except StorageFailed as error:
        raise ConfigError(f"PLAZA_DATABASE_URL: the database cannot be opened ({error}).") from None


def _check_sessions(url: str) -> None:
    """Raise ConfigError if the address is that of a pooler that keeps no sessions."""
    if file_of(url) is not None:
        return
    engine = open_engine(url, "rw")
    try:
        with translated(StorageFailed):
            if not postgresql.keeps_sessions(engine):
                raise ConfigError(_POOLED)
    finally:
        engine.dispose()


def check_file(url: str) -> None:
    """Raise ConfigError if a database file cannot be read and written, or created.

    Raises StorageFailed if not even that can be found out.
    """
    path = file_of(url)
    if path is None:
        return
    with translated(StorageFailed):
        if not path.parent.is_dir():
            raise ConfigError(f"PLAZA_DATABASE_URL: there is no folder {path.parent}.")
        found = path if _is_there(path) else path.parent
        if found == path and not path.is_file():
            raise ConfigError(f"PLAZA_DATABASE_URL: {path} is not a file.")
        owner = _name_of(found.stat().st_uid)
        if not os.access(found, os.R_OK | os.W_OK):
            told = f"{path} cannot be written: {found} belongs to {owner}."
            raise ConfigError(f"PLAZA_DATABASE_URL: {told}")
        if os.geteuid() == 0 and found.stat().st_uid != 0:
            told = f"{found} belongs to {owner}: run it as that user (sudo -u {owner})."
            raise ConfigError(f"PLAZA_DATABASE_URL: {told}")


def _is_there(path: Path) -> bool:
    """Whether a path exists. Raises OSError if that is unknown; Path.exists() hides it since Python
    3.14.
    """
    try:
        path.stat()
    except FileNotFoundError:
        return False
    return True


def _name_of(user: int) -> str:
    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return str(user)
