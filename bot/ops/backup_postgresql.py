"""`plaza db backup` and `plaza db restore` for PostgreSQL.

A backup is an SQLite file here, too, made by a proved copy. So one kind of backup restores either
kind of database, without programs of the server's version. A restore checks and prepares the file
as for SQLite, and copies it in one transaction. The former tables are kept in a schema of their
own. With very many tables PostgreSQL's own programs are quicker (docs/operations.md); after these,
`plaza db skip` does what is left to do.
"""

from pathlib import Path
from typing import Final, NamedTuple

from bot.engine.clock import Clock
from bot.ops import backup_sqlite as files
from bot.ops import moving
from bot.ops.opening import OTHER_AGES, must_exist
from bot.storage import copying, migrations, postgresql
from bot.storage.faults import StorageFailed

_OPEN: Final = "another process has the database open: stop Plaza first."


class Restored(NamedTuple):
    """The number of tables in the database now, and the schema with the former content, if any."""

    tables: int
    replaced: str | None


def backup(url: str, target: Path, *, force: bool = False) -> int:
    """Copy the database as it is now, even while the bot runs; return its number of tables.

    A file at `target` is replaced only with `force`. Raises CannotCopy or StorageFailed.
    """
    with files.file_beside(target) as file:
        moving.copy(url, f"sqlite:///{file}", _silent)
        return files.backup(file, target, force=force)


def restore(source: Path, url: str, clock: Clock) -> Restored:
    """Replace the database by a backup; return the name under which the former one is kept.

    Raises CannotCopy if the backup is not whole or Plaza runs, or StorageFailed.
    """
    with files.file_beside(source) as file:
        tables = files.restore(source, file, clock).tables
        with moving.transaction(f"sqlite:///{file}", "rw") as old:
            migrations.migrate(old)
        with (
            moving.transaction(f"sqlite:///{file}", "ro") as old,
            moving.transaction(url, "rw") as new,
        ):
            if postgresql.is_shared(new):
                raise files.CannotCopy(_OPEN)
            replaced = None
            if migrations.age(new) != "none":
                replaced = postgresql.set_aside(new, clock.now())
            migrations.migrate(new)
            moving.alike(old, new)
    return Restored(tables, replaced)


def skip(url: str) -> None:
    """Skip numbers that Discord may still carry, after a restore by PostgreSQL's own programs.

    Raises CannotCopy while Plaza runs, or StorageFailed.
    """
    must_exist(url)
    with moving.transaction(url, "rw") as db:
        if (age := migrations.age(db)) in OTHER_AGES:
            raise StorageFailed(OTHER_AGES[age])
        if db.dialect.name == "postgresql" and postgresql.is_shared(db):
            raise files.CannotCopy(_OPEN)
        copying.skip(db)


def _silent(_: str) -> None:
    """Say nothing about single tables."""
