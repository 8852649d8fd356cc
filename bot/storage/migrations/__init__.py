"""Bringing a database to the present schema: `await upgrade(url)`.

A script may declare by `readable_by` that an older revision of Plaza can use its result, too, such
as a new table that the older code never reads. Without it, only its own revision and later ones
can. The database notes the least revision that can use all of it, where an older Plaza checks
whether it may use the data of a later one. A later one upgrades the database while older ones run
only if they can use it afterwards.
"""

import asyncio
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.shards import ALL, Shards
from bot.storage import memory, schema, sqlite
from bot.storage.faults import NotStored, translated
from bot.storage.owning import divide, held
from bot.storage.store import begin, open_engine

_LEAST: Final = "least_readable"
"""The key under which the database remembers the least revision that can use it."""

Age: TypeAlias = Literal["none", "older", "same", "newer"]

_HERE: Final = Path(__file__).parent


class NewerDatabase(Exception):
    """A later version of Plaza has written this database; this one must not touch it."""


class InUse(Exception):
    """Other processes use this database and could not read its new layout."""


async def upgrade(url: str, to: str = "head", holder: Shards = ALL) -> None:
    """Create or migrate the database, and divide it among the shards; all of it or nothing, and
    once, even if other processes start now.

    `to`: the revision to stop at, for tests that upgrade from there. `holder`: the shards of which
    the caller has the lease. Raises NewerDatabase, InUse if others hold other shards, or NotStored
    if the database cannot do it.
    """

    def work(db: Connection) -> None:
        if age(db) == "older" and _disturbs(db, holder):
            raise InUse
        migrate(db, to)
        if _stored(db) == _revisions()[0]:
            _note_least(db)
        if to == "head" and holder.ids:
            divide(db, holder.count)

    with translated(NotStored):
        await asyncio.to_thread(_write, url, work)


async def check(url: str) -> None:
    """Check that a database can be written, or created; nothing is changed in it.

    Raises NewerDatabase, or NotStored.
    """
    with translated(NotStored):
        await asyncio.to_thread(_write, url, _check)


def _write(url: str, work: Callable[[Connection], None]) -> None:
    _revisions()  # takes a while: before others have to wait
    engine = open_engine(url, "rwc")
    try:
        with engine.begin() as db:
            begin(db, sqlite.BUSY_SECONDS, writes=True)
            work(db)
    finally:
        engine.dispose()


def _check(db: Connection) -> None:
    _check_not_newer(db)
    if age(db) == "none" and inspect(db).get_table_names():
        raise NotStored("it is not a database of Plaza")


def _check_not_newer(db: Connection) -> None:
    if age(db) == "newer":
        raise NewerDatabase(_stored(db))


def _disturbs(db: Connection, holder: Shards) -> bool:
    """Whether other processes hold shards of a database but cannot read its new layout."""
    return least_readable() > (_stored(db) or "") and bool(held(db) - {*holder.ids})


def migrate(connection: Connection, to: str = "head") -> None:
    """Do the same in a transaction that writes. Raises NewerDatabase."""
    _check_not_newer(connection)
    if age(connection) == "same":
        return
    config = Config()
    config.set_main_option("script_location", str(_HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def age(connection: Connection) -> Age:
    """Compare the schema of the database with that of this version of Plaza.

    One of a later version that this one can use, too, counts as the same.
    """
    stored = _stored(connection)
    if stored is None:
        return "none"
    if stored == _revisions()[0]:
        return "same"
    if stored in _revisions():
        return "older"
    return "same" if _is_readable(connection) else "newer"


def _is_readable(connection: Connection) -> bool:
    """Whether this version can use a database that a later one has written."""
    if not inspect(connection).has_table(schema.memory.name):
        return False
    revision, _, least = (memory.find(connection, _LEAST) or "").partition(" ")
    return revision == _stored(connection) and least <= _revisions()[0]


def _note_least(connection: Connection) -> None:
    """Note the versions that can use this database, beside the revision that this holds for."""
    noted = f"{_stored(connection)} {least_readable()}"
    if memory.find(connection, _LEAST) != noted:
        memory.put(connection, _LEAST, noted)


def least_readable() -> str:
    """Return the least revision whose Plaza can use a database of this version."""
    scripts = ScriptDirectory(str(_HERE)).walk_revisions()
    return max(getattr(each.module, "readable_by", each.revision) for each in scripts)


@cache
def _revisions() -> tuple[str, ...]:
    """Return all revisions, the newest first. This runs all scripts."""
    return tuple(script.revision for script in ScriptDirectory(str(_HERE)).walk_revisions())


def _stored(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
