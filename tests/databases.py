"""A database as a new Plaza has it: migrated once in each process of tests, then copied.

Nor is each statement compiled anew for each of a thousand bots.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Engine, create_engine

from bot.storage import sqlite
from bot.storage.migrations import upgrade


def lay_out(path: Path) -> None:
    """Put an empty database with the present schema there, unless there is one already."""
    if not path.exists():
        path.write_bytes(_migrated())


@cache
def _migrated() -> bytes:
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        path = Path(folder) / "plaza.db"
        # In a thread of its own, as tests call this from an event loop that is running.
        thread.submit(asyncio.run, upgrade(f"sqlite:///{path}")).result()
        return path.read_bytes()


def share_statements() -> None:
    """Let all engines from now on compile a statement once, as one bot does that runs for long.

    SQLAlchemy keeps what it has compiled by engine, and by its object for the dialect.
    """
    set_up = sqlite.set_up

    def shared(engine: Engine, mode: sqlite.Mode) -> None:
        set_up(engine, mode)
        engine.dialect = _first().dialect
        engine._compiled_cache = _first()._compiled_cache

    sqlite.set_up = shared


@cache
def _first() -> Engine:
    engine = create_engine("sqlite+pysqlite://")
    with engine.connect():
        pass  # the dialect asks this library of SQLite what it can do
    engine.dispose()
    return engine
