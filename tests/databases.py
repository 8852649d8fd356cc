"""A database as a new Plaza has it: migrated once in each process of tests, then copied.

Nor is each statement compiled anew for each of a thousand bots. Where threads are not the subject,
transactions can do without one.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, Engine, create_engine

from bot.storage import sqlite
from bot.storage.migrations import upgrade
from bot.storage.store import Store

T = TypeVar("T")


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


def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let transactions run where they are asked for, in the event loop; others go first.

    A seventh of all that a bot does for a click is to hand over to a thread and back.
    """

    async def linked(store: Store) -> Any:
        return _AtOnce(store._engine)

    monkeypatch.setattr(Store, "_linked", linked)


class _AtOnce:
    """A link to a database without a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self._db = engine.connect()

    async def run_sync(self, work: Callable[[Connection], T], /) -> T:
        await asyncio.sleep(0)
        return work(self._db)

    async def close(self) -> None:
        self._db.close()
