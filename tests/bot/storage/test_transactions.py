"""A transaction: all of it or nothing, in a thread of the store's own."""

import asyncio
from threading import Event

import pytest
from sqlalchemy import Connection

from bot.storage import memory, sqlite
from bot.storage.faults import NotStored
from bot.storage.store import Store


async def test_what_fails_half_way_leaves_nothing_and_says_why(url: str) -> None:
    store = Store.open(url)

    def fail(db: Connection) -> None:
        memory.put(db, "key", "value")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.write(fail)
    assert await store.read(memory.find, "key") is None
    await store.write(memory.put, "key", "another")
    await store.close()


async def test_nothing_is_kept_of_what_only_reads(url: str) -> None:
    store = Store.open(url)
    await store.read(memory.put, "key", "value")
    assert await store.read(memory.find, "key") is None
    await store.close()


async def test_who_is_cut_off_while_writing_leaves_all_of_it_or_nothing(url: str) -> None:
    """The end of the bot waits for transactions under way."""
    store = Store.open(url)
    begun, go_on = Event(), Event()

    def slow(db: Connection) -> None:
        memory.put(db, "one", "value")
        begun.set()
        go_on.wait(5)
        memory.put(db, "two", "value")

    task = asyncio.create_task(store.write(slow))
    await asyncio.to_thread(begun.wait, 5)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    closing = asyncio.create_task(store.close())
    assert await asyncio.wait([closing], timeout=0.05) == (set(), {closing})
    go_on.set()
    await closing
    store = Store.open(url)
    kept = [await store.read(memory.find, key) for key in ("one", "two")]
    await store.close()
    assert kept == ["value", "value"]


async def test_who_clicks_lets_only_one_of_those_go_first_for_whom_no_one_waits(url: str) -> None:
    store, done = Store.open(url), list[str]()

    def write(_: Connection, name: str) -> None:
        done.append(name)

    behind = [store.write_behind(write, name) for name in ("a", "b", "c", "d")]
    tasks = [asyncio.ensure_future(each) for each in behind]
    await asyncio.sleep(0)
    await store.write(write, "click")
    assert done.index("click") <= 1
    await asyncio.gather(*tasks)
    assert done[-3:] == ["b", "c", "d"], "in the order in which they came"
    await store.close()


async def test_who_writes_never_waits_for_those_who_read(url: str) -> None:
    store, go_on = Store.open(url), Event()
    reading = [asyncio.create_task(store.read(lambda _: go_on.wait(5))) for _ in range(60)]
    await asyncio.sleep(0)
    await store.write(memory.put, "key", "value")
    assert not any(task.done() for task in reading)
    go_on.set()
    await asyncio.gather(*reading)
    assert await store.read(memory.find, "key") == "value"
    await store.close()


async def test_a_person_who_need_not_wait_sets_no_timer(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def timer(_: float) -> None:
        raise AssertionError("no one else is there")

    monkeypatch.setattr(asyncio, "timeout_at", timer)
    store = Store.open(url)
    await store.write(memory.put, "key", "value")
    assert await store.read(memory.find, "key") == "value"
    await store.close()


async def test_a_person_who_comes_while_a_turn_is_handed_on_does_not_wait_without_end(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It belongs to no caller for a moment, but is promised to one."""
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    store, go_on = Store.open(url), Event()
    await store._turn.acquire()
    promised = asyncio.create_task(store.write(lambda _: go_on.wait(5)))
    await asyncio.sleep(0)
    store._turn.release()
    with pytest.raises(NotStored):
        await store.write(memory.put, "key", "value")
    go_on.set()
    assert await promised
    await store.close()
