"""The links to SQLite: connections of aiosqlite, and whole transactions in their threads."""

import asyncio
import sqlite3
import tomllib
from collections.abc import AsyncIterator
from contextlib import closing
from contextvars import ContextVar
from importlib import metadata
from pathlib import Path
from threading import Event, Thread, current_thread

import aiosqlite
import pytest
from sqlalchemy import Connection

from bot.storage import memory, sqlite
from bot.storage.faults import NotStored, StorageFailed
from bot.storage.migrations import upgrade
from bot.storage.store import READERS, WRITERS, Store
from tests.databases import of_a_file
from tests.sql import run

pytestmark = of_a_file

LINKS = READERS + WRITERS["sqlite"]

PROJECT = Path(__file__).parents[3] / "pyproject.toml"


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    await upgrade(f"sqlite:///{tmp_path / 'plaza.db'}")
    return tmp_path / "plaza.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    opened = Store.open(f"sqlite:///{path}")
    yield opened
    await opened.close()


def thread(_: Connection) -> Thread:
    return current_thread()


# --- what is relied on in aiosqlite: protected, so it is pinned, and said here ------------------


def test_aiosqlite_is_pinned_exactly() -> None:
    needed = tomllib.loads(PROJECT.read_text())["project"]["dependencies"]
    assert f"aiosqlite=={metadata.version('aiosqlite')}" in needed


async def test_execute_runs_any_function_in_the_connections_own_thread_in_order() -> None:
    opened_in: list[Thread] = []

    def connect() -> sqlite3.Connection:
        opened_in.append(current_thread())
        return sqlite3.connect(":memory:", check_same_thread=False)

    link = aiosqlite.Connection(connect, iter_chunk_size=64)
    async with link:
        order: list[int] = []
        await asyncio.gather(*(link._execute(order.append, number) for number in range(20)))
        assert order == list(range(20))
        assert opened_in == [await link._execute(current_thread)] == [link._thread]
        with pytest.raises(ZeroDivisionError):
            await link._execute(lambda: 1 / 0)
    link._thread.join(5)
    assert not link._thread.is_alive()


async def test_execute_finishes_also_what_no_one_waits_for_any_more() -> None:
    begun, go_on, done = Event(), Event(), list[str]()

    def slow() -> None:
        begun.set()
        go_on.wait(5)
        done.append("all of it")

    async with aiosqlite.connect(":memory:") as link:
        task = asyncio.create_task(link._execute(slow))
        await asyncio.to_thread(begun.wait, 5)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        go_on.set()
    assert done == ["all of it"]


# --- links --------------------------------------------------------------------------------------


async def test_transactions_run_in_threads_that_keep_no_process_alive(store: Store) -> None:
    one = await store.read(thread)
    assert one is not current_thread()
    assert one.daemon
    assert await store.write(thread) is one, "a lone caller needs no second link"


async def test_what_is_bound_to_a_click_is_bound_in_its_transactions(store: Store) -> None:
    bound: ContextVar[str] = ContextVar("bound", default="nothing")
    bound.set("a click")
    assert await store.read(lambda _: bound.get()) == "a click"


@pytest.mark.proof
async def test_as_many_run_at_once_as_there_are_links_and_idle_ones_take_turns(
    store: Store,
) -> None:
    begun, go_on = [Event() for _ in range(LINKS)], Event()

    def slow(_: Connection, number: int) -> Thread:
        begun[number].set()
        go_on.wait(5)
        return current_thread()

    ways = [store.write, *[store.read] * READERS]
    tasks = [asyncio.create_task(way(slow, number)) for number, way in enumerate(ways)]
    for each in begun:
        assert await asyncio.to_thread(each.wait, 5)
    go_on.set()
    threads = await asyncio.gather(*tasks)
    assert len({*threads}) == LINKS
    again = [await store.read(thread) for _ in range(2 * LINKS)]
    assert {*again} == {*threads}
    assert again[:LINKS] == again[LINKS:]


async def test_no_one_waits_for_a_link_without_end(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    go_on = Event()
    tasks = [asyncio.create_task(store.read(lambda _: go_on.wait(5))) for _ in range(READERS)]
    await asyncio.sleep(0)
    with pytest.raises(StorageFailed):
        await store.read(thread)
    go_on.set()
    await asyncio.gather(*tasks)
    assert await store.read(thread)


async def test_a_link_that_could_not_begin_begins_the_next_time(
    store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLAlchemy's connection must not take itself for one that is in a transaction."""
    await store.write(memory.put, "key", "before")
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    outside = sqlite3.connect(path, isolation_level=None, check_same_thread=False)

    def look_twice(db: Connection) -> list[str | None]:
        first = memory.find(db, "key")
        outside.execute("update memory set value = 'meanwhile'")
        return [first, memory.find(db, "key")]

    with closing(outside):
        outside.execute("begin immediate")
        with pytest.raises(NotStored):
            await store.write(memory.put, "key", "not stored")
        outside.execute("rollback")
        assert await store.read(look_twice) == ["before", "before"], "one moment"


async def test_a_file_that_was_not_there_is_found_when_it_is(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'later.db'}")
    with pytest.raises(StorageFailed, match="unable to open"):
        await store.read(memory.find, "key")
    await upgrade(f"sqlite:///{tmp_path / 'later.db'}")
    assert await store.read(memory.find, "key") is None
    await store.close()


@pytest.mark.proof
async def test_a_closed_store_says_so_at_once(store: Store) -> None:
    one = await store.read(thread)
    await store.close()
    one.join(5)
    assert not one.is_alive()
    with pytest.raises(StorageFailed, match="closed"):
        await store.read(run, "select 1")
    await store.close()
