"""Bringing a database to the present schema: `await upgrade(url)`."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.storage.store import open_engine

_HERE: Final = Path(__file__).parent


class NewerDatabase(Exception):
    """A later version of Plaza has written this database; this one must not touch it."""


async def upgrade(url: str) -> None:
    """Create or migrate the database; all of it or nothing. Raises NewerDatabase."""
    engine = open_engine(url)
    try:
        async with engine.execution_options(writes=True).begin() as db:
            await db.run_sync(_upgrade)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    stored = MigrationContext.configure(connection).get_current_revision()
    if stored is not None and stored not in known:
        raise NewerDatabase(stored)
    command.upgrade(config, "head")
