"""`plaza db backup` and `plaza db restore`: copies of a SQLite database, whole at one moment.

A backup is a `VACUUM INTO` a file next to the target, checked, then renamed. A restore checks the
backup, and that no other program has the database open (only then SQLite leaves WAL mode). It keeps
the former database under a second name. Numbers given out since the backup are still in Discord. So
the counters of panels, tables, votes, imported files and outbox rows skip ahead: an old button can
never mean something new. For PostgreSQL see `backup_postgresql.py`.

A copy holds the seeds and every player's cards, so only its owner can read it.
"""

import os
import sqlite3
import tempfile
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import create_engine, inspect
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool

from bot.engine.clock import Clock
from bot.storage import copying, migrations

_LOCK_SECONDS: Final = 1.0

_SIDE_FILES: Final = ("-wal", "-shm", "-journal")


class CannotCopy(Exception):
    """Nothing was copied or replaced; the reason is a sentence."""


class Restored(NamedTuple):
    """The number of tables in the database now, and the path of the former one, if any."""

    tables: int
    replaced: Path | None


def backup(database: Path, target: Path, *, force: bool = False) -> int:
    """Copy the database as it is now, even while the bot runs; return its number of tables.

    A file at `target` is replaced only with `force`. Raises CannotCopy.
    """
    with told():
        _must_exist(database)
        if target.exists() and target.samefile(database):
            raise CannotCopy(f"{target} is the database itself.")
        if target.exists() and not force:
            raise CannotCopy(f"{target} exists already; with --force it is replaced.")
        with _copied(database, target) as copy:
            tables = _verified(copy, database)
            copy.replace(target)
    return tables


def restore(source: Path, database: Path, clock: Clock) -> Restored:
    """Replace the database by a backup, and keep the former under another name.

    Raises CannotCopy if the backup is not whole, or another program has the database open.
    """
    with told():
        _must_exist(source)
        if database.exists() and source.samefile(database):
            raise CannotCopy(f"{source} is the database itself.")
        with _copied(source, database) as copy:
            tables = _verified(copy, source)
            _skip_numbers(copy)
            with _alone_with(database):
                replaced = _keep(database, clock)
                copy.replace(database)
    return Restored(tables, replaced)


@contextmanager
def told() -> Generator[None]:
    """Return a sentence about a name that cannot be used, such as one that is too long."""
    try:
        yield
    except OSError as error:
        raise CannotCopy(f"{error.filename} cannot be used ({error.strerror}).") from None
    except UnicodeEncodeError:
        raise CannotCopy("the name of the file is not text in UTF-8.") from None


@contextmanager
def file_beside(path: Path) -> Generator[Path]:
    """Yield the name of a file to be made, which only its owner can reach."""
    with told(), tempfile.TemporaryDirectory(dir=path.parent, prefix=f".{path.name}.") as folder:
        yield Path(folder).absolute() / "plaza.db"


def _must_exist(path: Path) -> None:
    if not path.is_file():
        raise CannotCopy(f"there is no file {path}.")


@contextmanager
def _copied(source: Path, target: Path) -> Generator[Path]:
    """Copy a database into a new file next to `target`, which is on disk when it is yielded.

    It is removed at the end unless it was moved.
    """
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    except OSError as error:
        raise CannotCopy(f"{target.parent} cannot be written ({error.strerror}).") from None
    copy = Path(name)
    try:
        with closing(_opened(source, "ro")) as db:
            db.execute("VACUUM INTO ?", (name,))
        os.fsync(handle)
        if target.exists():
            _give(copy, target.stat())
        yield copy
    except (sqlite3.Error, OSError) as error:
        raise CannotCopy(f"{source} cannot be copied ({error}).") from None
    finally:
        os.close(handle)
        copy.unlink(missing_ok=True)


def _give(copy: Path, like: os.stat_result) -> None:
    """Give the copy the owner of the file that it replaces."""
    copy.chmod(like.st_mode & 0o777)
    os.chown(copy, like.st_uid, like.st_gid)


def _verified(copy: Path, source: Path) -> int:
    """Return the number of tables in a copy. Raises CannotCopy if it is not whole."""
    engine = create_engine(URL.create("sqlite", database=str(copy)), poolclass=NullPool)
    try:
        with engine.connect() as db:
            if db.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one() != "ok":
                raise CannotCopy(f"{source} is damaged: `plaza db check` says more.")
            age = migrations.age(db)
            if age == "none":
                raise CannotCopy(f"{source} is not a database of Plaza.")
            if age == "newer":
                raise CannotCopy(f"a later version of Plaza has written {source}: update Plaza.")
            return db.exec_driver_sql("SELECT count(*) FROM tables").scalar_one()
    except DatabaseError as error:
        raise CannotCopy(f"{source} cannot be read ({error.orig}).") from None


def _skip_numbers(copy: Path) -> None:
    engine = create_engine(URL.create("sqlite", database=str(copy)), poolclass=NullPool)
    with engine.begin() as db:
        if any(column["name"] == "shown" for column in inspect(db).get_columns("seats")):
            copying.skip(db)


@contextmanager
def _alone_with(database: Path) -> Generator[None]:
    """Lock all other programs out of the database. Raises CannotCopy while one has it open.

    A database can only be taken out of WAL mode by its only user; that also brings everything into
    the one file. If it is too damaged for that, it cannot be in use.
    """
    if not database.exists():
        yield
        return
    with closing(_opened(database, "rw")) as db:
        try:
            db.execute("PRAGMA journal_mode = DELETE")
            db.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if not error.sqlite_errorname.startswith("SQLITE_BUSY"):
                raise
            raise CannotCopy(f"another process has {database} open: stop Plaza first.") from None
        except sqlite3.DatabaseError:
            pass
        yield


def _keep(database: Path, clock: Clock) -> Path | None:
    """Give the present database a second name, so that another can take its first.

    The files that SQLite keeps next to it move along: the log of one database would damage another.
    """
    kept = database.with_name(f"{database.name}.{clock.now():%Y%m%dT%H%M%SZ}")
    if kept.exists():
        raise CannotCopy(f"{kept} exists already.")
    for suffix in _SIDE_FILES:
        beside = database.with_name(database.name + suffix)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + suffix))
    if not database.exists():
        return None
    kept.hardlink_to(database)
    return kept


def _opened(path: Path, mode: str) -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=_LOCK_SECONDS, isolation_level=None)
