"""Checks of this machine: versions, fonts, processes, disk, database."""

import platform
import re
import shutil
from collections.abc import Sequence
from grp import getgrgid
from importlib import metadata
from pathlib import Path
from stat import S_IRGRP, S_IROTH, S_IXGRP, S_IXOTH
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

import bot
from bot.config import ConfigError, Daily
from bot.database import check_file
from bot.engine.clock import Clock
from bot.ops import daily_backups
from bot.ops.finding import Finding, ok, warning, wrong
from bot.process.processes import NoProcesses
from bot.render import FontsMissing, check_fonts, check_processes, scripts_lacking, unread
from bot.render.sprites import art_of
from bot.storage import damage, lists, memory, outbox
from bot.storage.faults import StorageFailed, reason
from bot.storage.migrations import age
from bot.storage.store import Store, file_of
from bot.text import LANGUAGES, texts
from bot.text.required import lacking
from rules import match
from rules.registry import GAMES

LOW: Final = 200
"""Megabytes below which a disk counts as full."""

CONSTRAINTS: Final = Path(bot.__file__).parents[1] / "constraints.txt"
"""The versions that Plaza was tested with, in a checkout."""


def versions(constraints: Path = CONSTRAINTS) -> Finding:
    """Compare what is installed with what Plaza was tested with."""
    installed = f"Plaza {bot.__version__}, Python {platform.python_version()}"
    installed += f", discord.py {metadata.version('discord.py')}, {_rules()}"
    if not constraints.is_file():
        return ok("versions", f"{installed}.")
    try:
        needed = _requirements()
    except metadata.PackageNotFoundError:
        return warning("versions", f"{installed}; not installed as it is now. Run `make install`.")
    tested = dict(_PINNED.findall(constraints.read_text(encoding="utf-8").lower()))
    others = [
        f"{name} {metadata.version(name)} instead of {tested[name]}"
        for name in needed
        if name in tested and metadata.version(name) != tested[name]
    ]
    if not others:
        return ok("versions", f"{installed}, all as tested.")
    return warning(
        "versions", f"{installed}; not as tested: {', '.join(others)}. Run `make install`."
    )


_PINNED: Final = re.compile(r"^([\w.-]+)==(\S+)$", re.MULTILINE)


def _rules() -> str:
    """Say whether the rules are compiled, as they are in the wheel of `make fast`."""
    return f"{'interpreted' if match.__file__.endswith('.py') else 'compiled'} rules"


def _requirements() -> list[str]:
    """Return the names of the packages that Plaza itself needs, and of those for its database, its
    simulation and names. Raises PackageNotFoundError if Plaza is not installed.
    """
    lines = metadata.requires(bot.DISTRIBUTION) or []
    needed = [line for line in lines if "extra ==" not in line]
    extra = [line for line in lines if re.search(r"extra == .(postgresql|play|scripts)\b", line)]
    return sorted({*map(_name, needed), *filter(_is_installed, map(_name, extra))})


def _name(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower()


def _is_installed(name: str) -> bool:
    return any(True for _ in metadata.distributions(name=name))


def fonts() -> Finding:
    """Open every font that pictures need."""
    try:
        check_fonts()
    except FontsMissing as error:
        return wrong("fonts", f"{error}.")
    lacking = scripts_lacking()
    if not lacking:
        return ok("fonts", "All are there.")
    told = "; ".join(f"{', '.join(scripts)} ({cure})" for cure, scripts in lacking.items())
    return warning("fonts", f"Names are drawn without {told}.")


def processes() -> Finding:
    """Try what the drawing processes need."""
    try:
        check_processes()
    except NoProcesses as error:
        return wrong("processes", f"{str(error)[0].upper()}{str(error)[1:]}")
    return ok("processes", "Pictures can be drawn beside the bot.")


def games(keys: Sequence[str] = tuple(GAMES)) -> list[Finding]:
    """Check the pictures and the words of each game. A gap in one does not affect others."""
    found = [_unread(game, reason) for game, reason in unread(keys)]
    found += [
        warning("art", f"{game}: {reason}. It is drawn without. Install Plaza again.")
        for game in keys
        if (reason := art_of(game).wrong)
    ]
    found += [
        wrong("words", f"{key}, {language}: {missing}.")
        for key in keys
        for language in LANGUAGES
        if (missing := _lacking(key, language))
    ]
    return found or [ok("games", f"Pictures and words of {len(keys)} games are there.")]


def _unread(game: str, reason: str) -> Finding:
    if reason:
        return wrong("pictures", f"{game}: {reason}. It is drawn plainly.")
    return warning("pictures", f"{game} has none of its own. It is drawn plainly.")


def _lacking(key: str, language: str) -> str:
    """Name the words that a game lacks in a language; "" for none."""
    try:
        return ", ".join(lacking(texts(language).of(key)))
    except (OSError, ValueError) as error:
        return f"the catalogue cannot be read ({error})"


def files(url: str) -> Finding:
    """Report other accounts that can read the files with the token and every player's cards."""
    read = {path: readers for path in _secret(url) if (readers := _others(path)) is not None}
    if not read:
        return ok("files", "Nobody else can read the settings and the database.")
    told = ", ".join(f"{path} by {readers}" for path, readers in read.items())
    return warning("files", f"Can be read: {told}. Run `chmod 600 {' '.join(map(str, read))}`.")


def _secret(url: str) -> list[Path]:
    """Return the settings and the database, with the files that SQLite keeps next to it."""
    try:
        file = file_of(url)
    except StorageFailed:
        file = None
    beside = [] if file is None else [Path(f"{file}{suffix}") for suffix in ("", "-wal", "-shm")]
    return [Path(".env"), *beside]


def _others(path: Path) -> str | None:
    """Return the accounts besides the owner that can reach and read a file, if it exists."""
    try:
        file, above = path.stat(), [folder.stat() for folder in path.absolute().parents]
    except OSError:
        return None
    if file.st_mode & S_IROTH and all(folder.st_mode & S_IXOTH for folder in above):
        return "everyone on this machine"
    group = [S_IXOTH | (S_IXGRP if folder.st_gid == file.st_gid else 0) for folder in above]
    if file.st_mode & S_IRGRP and all(
        folder.st_mode & way for folder, way in zip(above, group, strict=True)
    ):
        return f"the group {_group(file.st_gid)}"
    return None


def _group(number: int) -> str:
    try:
        return getgrgid(number).gr_name
    except KeyError:
        return str(number)


def disk(url: str) -> Finding | None:
    """Check the free space on the disk of the database; None if that is elsewhere."""
    try:
        file = file_of(url)
        if file is None or not file.parent.is_dir():
            return None
    except (StorageFailed, OSError):  # which `database` reports
        return None
    free = shutil.disk_usage(file.parent).free // 1_000_000
    told = f"{free} MB are free where the database lies"
    if free < LOW:
        return warning("disk", f"{told}. Make room: what cannot be stored is not played.")
    return ok("disk", f"{told}.")


def newest_backup(daily: Daily | None, clock: Clock) -> Finding:
    """Check whether the newest of the bot's daily backups exists, and all dates are possible."""
    if daily is None:
        return ok("backups", "This process makes none by itself (PLAZA_BACKUPS).")
    now = clock.now()
    try:
        found, postdated = (
            daily_backups.made(daily.folder, now),
            daily_backups.postdated(daily.folder, now),
        )
    except OSError as error:
        return wrong("backups", f"{daily.folder} cannot be read ({error.strerror}).")
    if found and daily_backups.is_too_old(found[0][0], now):
        told = f"{found[0][1]} is the newest. The log says why (backup.failed)."
        return warning("backups", told)
    if postdated:
        told = f"{postdated[0]} is of a day to come. If the clock is right now, delete it."
        return warning("backups", told)
    if not found:
        return warning("backups", f"There is none in {daily.folder} yet.")
    return ok("backups", f"{found[0][1]} is the newest of {len(found)}.")


async def database(url: str, clock: Clock) -> list[Finding]:
    """Open the database, write into it, and have it check itself. It is not migrated."""
    try:
        check_file(url)
        if not _is_made(url):
            return [ok("database", "There is none yet; the first start makes it.")]
        return await _opened(Store.open(url), clock)
    except ConfigError as error:
        return [wrong("database", str(error))]
    except (StorageFailed, SQLAlchemyError) as error:
        return [wrong("database", f"It cannot be used ({reason(error)}).")]


def _is_made(url: str) -> bool:
    file = file_of(url)
    return file is None or file.exists()


async def _opened(store: Store, clock: Clock) -> list[Finding]:
    try:
        found_age = await store.read(age)
        if found_age != "same":
            return [_OF_ANOTHER_AGE[found_age]]
        found = await store.read(_amiss)
        await store.write(memory.put, "doctor", clock.now().isoformat())
    finally:
        await store.close()
    return found


def _amiss(db: Connection) -> list[Finding]:
    return [_whole(db), *_aside(db)]


_OF_ANOTHER_AGE: Final = {
    "none": ok("database", "It is empty; the first start fills it."),
    "older": warning(
        "database",
        "It is of an earlier version of Plaza. Make a copy (of PostgreSQL with that version, or "
        "with pg_dump), then run `plaza db upgrade`; the next start would do that too.",
    ),
    "newer": wrong(
        "database",
        "It was written by a later version of Plaza, which has to be used with it.",
    ),
}


def _whole(db: Connection) -> Finding:
    told = damage.first_of_file(db)
    if told is not None:
        return wrong("database", f"The file is damaged ({told}). Restore a backup.")
    return ok("database", "It opens, can be written, and is of this version.")


def _aside(db: Connection) -> list[Finding]:
    """Find tables that cannot be read and messages that cannot be sent."""
    found: list[Finding] = []
    broken = [f"#{number} ({aside})" for number, aside in lists.all_aside(db)]
    if broken:
        found.append(
            warning(
                "tables",
                f"Set aside, with the error's id: {', '.join(broken)}. Run `plaza db check`.",
            )
        )
    rows = [f"of #{number} ({aside})" for number, aside in outbox.all_aside(db)]
    if rows:
        found.append(
            warning(
                "outbox",
                f"Messages could not be sent, with the error's id: {', '.join(rows)}. "
                "The log says why. A table's next move tries again, and so does `plaza db retry`.",
            )
        )
    return found
