"""Bringing a database to the present schema: `await upgrade(url)`."""

import asyncio
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.storage import sqlite
from bot.storage.faults import NotStored, translated
from bot.storage.store import begin, open_engine

Age: TypeAlias = Literal["none", "older", "same", "newer"]

_HERE: Final = Path(__file__).parent


class NewerDatabase(Exception):
    """A later version of Plaza has written this database; this one must not touch it."""


async def upgrade(url: str, to: str = "head") -> None:
    """Create or migrate the database; all of it or nothing, and once, even if others start now,
    too.

    `to`: the revision to stop at, for tests that upgrade from there. Raises NewerDatabase, or
    NotStored if the database cannot do it.
    """
    with translated(NotStored):
        await asyncio.to_thread(_upgrade_at, url, to)


def _upgrade_at(url: str, to: str) -> None:
    engine = open_engine(url, "rwc")
    try:
        with engine.begin() as db:
            begin(db, sqlite.BUSY_SECONDS, writes=True)
            migrate(db, to)
    finally:
        engine.dispose()


def migrate(connection: Connection, to: str = "head") -> None:
    """Do the same in a transaction that writes. Raises NewerDatabase."""
    found = age(connection)
    if found == "newer":
        raise NewerDatabase(_stored(connection))
    if found == "same":
        return
    config = Config()
    config.set_main_option("script_location", str(_HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def age(connection: Connection) -> Age:
    """Compare the schema of the database with that of this version of Plaza."""
    stored = _stored(connection)
    if stored is None:
        return "none"
    if stored == _revisions()[0]:
        return "same"
    return "older" if stored in _revisions() else "newer"


@cache
def _revisions() -> tuple[str, ...]:
    """Return all revisions, the newest first. This runs all scripts."""
    return tuple(script.revision for script in ScriptDirectory(str(_HERE)).walk_revisions())


def _stored(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
