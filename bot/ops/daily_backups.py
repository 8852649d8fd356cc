"""Backups: of either kind of database, by hand, or once a day by the running bot.

`PLAZA_BACKUPS=daily:7` has the bot copy the database once a day, from 04:00 UTC on, into a file
named after the day. The newest seven are kept. The file itself shows that a day is done: a start at
noon makes up for a night without the bot, and a second start makes no second copy. Only files with
such a name are ever deleted, and only after a new one was checked; besides these, only the
unfinished file of a killed process. Files of future days, made while the clock was wrong, do not
count until that day.

A copy is made in a thread, while the bot goes on. A failure is logged under an id, retried at the
next check, and reported by `plaza doctor` for as long as the newest copy is too old.
"""

import asyncio
import os
import re
import shutil
from contextlib import suppress
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Final

import structlog

from bot.config import ConfigError, Daily
from bot.engine.clock import Clock
from bot.logs import error_id
from bot.ops import backup_postgresql as of_postgresql
from bot.ops import backup_sqlite as of_file
from bot.ops.backup_sqlite import CannotCopy
from bot.storage.faults import StorageFailed
from bot.storage.store import file_of

HOUR: Final = 4
"""The time (UTC) from which on a day's backup is made: at night where most people play."""

LOOK: Final = timedelta(minutes=15)
"""The time until the next check whether one is due."""

TOO_OLD: Final = timedelta(hours=24 + HOUR + 2)
"""If a day began this long ago, the backup of the following day should exist by now."""

ABANDONED: Final = timedelta(hours=12)
"""After this time, an unfinished copy was given up."""

_KNOWN: Final = (CannotCopy, StorageFailed, OSError)
"""Failures that need no traceback."""

_NAME: Final = re.compile(r"plaza-daily-(\d{4}-\d{2}-\d{2})\.db")

_log = structlog.get_logger(__name__)


def backup(url: str, target: Path, *, force: bool = False) -> int:
    """Copy the database into a file, even while the bot runs; return its number of tables.

    A file at `target` is replaced only with `force`. Raises CannotCopy or StorageFailed.
    """
    database = file_of(url)
    if database is None:
        return of_postgresql.backup(url, target, force=force)
    return of_file.backup(database, target, force=force)


def prepare(folder: Path) -> None:
    """Make the folder for the daily backups, its owner's alone. Raises ConfigError."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        told = f"{folder} cannot be made ({error.strerror})"
        raise ConfigError(f"PLAZA_BACKUP_FOLDER: {told}.") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise ConfigError(f"PLAZA_BACKUP_FOLDER: {folder} cannot be written.")


async def keep_daily(url: str, daily: Daily, clock: Clock) -> None:
    """Make each day's backup when it is due, forever."""
    while True:
        await make_due(url, daily, clock)
        await asyncio.sleep(LOOK.total_seconds())


async def make_due(url: str, daily: Daily, clock: Clock) -> None:
    """Make today's backup if it is time and there is none. Failures do not escape."""
    try:
        tables = await asyncio.to_thread(_make_due, url, daily, clock.now())
    except Exception as error:  # noqa: BLE001 - whatever it was, another day's may succeed
        exc_info = None if isinstance(error, _KNOWN) else error
        _log.error("backup.failed", error=error_id(), reason=str(error), exc_info=exc_info)
        return
    if tables is not None:
        _log.info("backup.made", tables=tables)


def _make_due(url: str, daily: Daily, now: datetime) -> int | None:
    """Return the number of tables in the backup, if one was due.

    The very first is made at once, so that an operator who has just set it up sees whether it
    works.
    """
    target = daily.folder / f"plaza-daily-{now:%Y-%m-%d}.db"
    if target.exists() or (now.hour < HOUR and made(daily.folder, now)):
        return None
    _remove_abandoned(daily.folder, now)
    tables = backup(url, target)
    for _, old in made(daily.folder, now)[daily.kept :]:
        old.unlink()
    return tables


def _remove_abandoned(folder: Path, now: datetime) -> None:
    """Remove files left by processes that were killed while they made a copy."""
    for path in folder.glob(".plaza-daily-*.db.*"):
        with suppress(OSError):  # a file that cannot be removed must not stop the new backup
            if now.timestamp() - path.lstat().st_mtime < ABANDONED.total_seconds():
                continue
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink()


def made(folder: Path, now: datetime) -> list[tuple[date, Path]]:
    """Return the existing daily backups, newest first, each with its day."""
    return [(day, path) for day, path in _dated(folder) if day <= now.date()]


def postdated(folder: Path, now: datetime) -> list[Path]:
    """Return the daily backups that bear the date of a day to come, newest first."""
    return [path for day, path in _dated(folder) if day > now.date()]


def _dated(folder: Path) -> list[tuple[date, Path]]:
    found = ((_day_of(path), path) for path in folder.glob("plaza-daily-*.db"))
    return sorted(((day, path) for day, path in found if day is not None), reverse=True)


def _day_of(path: Path) -> date | None:
    match = _NAME.fullmatch(path.name)
    try:
        return date.fromisoformat(match[1]) if match and path.is_file() else None
    except ValueError:
        return None


def is_too_old(day: date, now: datetime) -> bool:
    """Whether there should be a newer backup than that of this day."""
    return now - datetime.combine(day, datetime.min.time(), now.tzinfo) > TOO_OLD
