"""A database as a new Plaza has it: migrated once in each process of tests, then copied.

It is a file of SQLite; with TEST_DATABASE=postgresql it is one of the tests' own server.

Nor is each statement compiled again for each of a thousand bots. If threads are not the subject,
transactions can do without one.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Self, TypeVar

import pytest
from sqlalchemy import Engine, create_engine

from bot.storage import sqlite
from bot.storage.migrations import upgrade
from tests.postgresql import server

T = TypeVar("T")


POSTGRESQL: Final = os.environ.get("TEST_DATABASE") == "postgresql"
"""Whether the databases of tests are PostgreSQL's."""

_laid_out: Final = dict[Path, str]()

of_a_file = pytest.mark.skipif(POSTGRESQL, reason="this is about a file of SQLite")
"""For tests that look into the file, or damage it."""

of_a_server = pytest.mark.skipif(not POSTGRESQL, reason="this is about PostgreSQL")
"""For tests of several processes: `make test DATABASE=postgresql` has them."""


def lay_out(path: Path) -> str:
    """Put an empty database with the present schema there, unless there is one already.

    Return its address; one of PostgreSQL's only stands for that path.
    """
    if POSTGRESQL:
        return _laid_out.get(path) or _laid_out.setdefault(path, server().migrated())
    if not path.exists():
        path.write_bytes(_migrated())
    return f"sqlite:///{path}"


def address_of(path: Path) -> str:
    """Return the address of the database there; a file may yet have to be made."""
    return lay_out(path) if POSTGRESQL else f"sqlite:///{path}"


def unused(path: Path) -> str:
    """Return the address of a database without anything in it; a file there is not yet made."""
    return server().empty() if POSTGRESQL else f"sqlite:///{path}"


@cache
def _migrated() -> bytes:
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        path = Path(folder) / "plaza.db"
        # In a thread of its own, because tests call this from a running event loop.
        thread.submit(asyncio.run, upgrade(f"sqlite:///{path}")).result()
        return path.read_bytes()


def share_statements() -> None:
    """Let all engines from now on compile a statement once, like one bot that runs for long.

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
    """Let transactions over SQLite run where they are asked for, in the event loop.

    Other tasks get a turn before each. A host spends a seventh of its time on handing over to a
    thread and back.
    """
    monkeypatch.setattr(sqlite, "Link", _AtOnce)


class _AtOnce(sqlite.Link):
    """A link to a file without a thread of its own."""

    async def open(self) -> Self:
        self._connection = self._open()
        return self

    async def close(self) -> None:
        self._db.close()
        self._connection = None

    async def _in_thread(self, work: Callable[[], T]) -> T:
        await asyncio.sleep(0)
        return copy_context().run(work)
