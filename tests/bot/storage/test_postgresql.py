"""PostgreSQL: nothing is lost between two writers, nothing torn for a reader."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from datetime import timedelta
from threading import Barrier, Event
from typing import Any

import psycopg2
import pytest
from aiohttp.test_utils import unused_port
from sqlalchemy import Connection, select

from bot.shards import Shards
from bot.storage import due, memory, outbox, owning, profiles, schema, sqlite, tables
from bot.storage.faults import NotStored, StorageFailed
from bot.storage.migrations import upgrade
from bot.storage.rows import Notice, SeatRow, ServerRow
from bot.storage.store import Store
from tests.bot.storage.test_storage import NOW, TABLE
from tests.postgresql import USER, ZONE, Server, needed, server
from tests.sql import run

pytestmark = needed

GIVING_UP = """
    select name, setting from pg_settings where name ~ '^tcp_(keepalives|user)_' order by name
"""

END_THE_OTHERS = """
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
"""


@pytest.fixture
def url() -> str:
    return server().migrated()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """Return the address of a server that is reached as if it were on another machine."""
    port = unused_port()
    own = Server(port=port)
    yield f"postgresql://{USER}@127.0.0.1:{port}/{USER}"
    own.stop()


async def test_who_reads_sees_one_moment_while_another_writes(store: Store) -> None:
    read_once, go_on = Event(), Event()

    def twice(db: Connection) -> list[str | None]:
        first = memory.find(db, "key")
        read_once.set()
        go_on.wait(5)
        return [first, memory.find(db, "key")]

    reading = asyncio.create_task(store.read(twice))
    await asyncio.to_thread(read_once.wait, 5)
    await store.write(memory.put, "key", "meanwhile")
    go_on.set()
    assert await reading == [None, None]
    assert await store.read(memory.find, "key") == "meanwhile"


async def test_who_waits_too_long_for_another_process_is_refused_and_then_goes_on(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other, begun, go_on = Store.open(url), Event(), Event()

    def slow(_: Connection) -> None:
        begun.set()
        go_on.wait(5)

    writing = asyncio.create_task(other.write(slow))
    await asyncio.to_thread(begun.wait, 5)
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.1)
    with pytest.raises(NotStored, match="lock timeout"):
        await store.write(memory.put, "key", "too late")
    monkeypatch.undo()
    go_on.set()
    await writing
    await other.close()
    await store.write(memory.put, "key", "in time")
    assert await store.read(memory.find, "key") == "in time"


async def test_writers_at_two_tables_do_not_wait_for_each_other(store: Store, url: str) -> None:
    meeting, other = Barrier(2), Store.open(url)
    await asyncio.gather(
        *(each.write_at(at, _meet, meeting) for at, each in ((1, store), (2, other)))
    )
    await asyncio.gather(*(store.write_at(at, _meet, meeting) for at in (1, 2)))
    await other.close()


def _meet(_: Connection, meeting: Barrier) -> None:
    meeting.wait(5)


@pytest.mark.parametrize("at", [None, 1])
async def test_one_table_or_all_have_one_writer_at_a_time(
    store: Store, url: str, at: int | None
) -> None:
    """Whoever is alone waits for the writers at tables, and they for them."""
    other, begun, go_on, order = Store.open(url), Event(), Event(), list[str]()

    def first(_: Connection) -> None:
        begun.set()
        go_on.wait(5)
        order.append("first")

    def second(_: Connection) -> None:
        order.append("second")

    for one, two in ((store, other), (store, store)):
        begun.clear()
        go_on.clear()
        first_, second_ = (
            one.write_at(1, first),
            two.write_at(1, second) if at else two.write(second),
        )
        writing = asyncio.create_task(first_)
        await asyncio.to_thread(begun.wait, 5)
        waiting = asyncio.create_task(second_)
        await asyncio.sleep(0.1)
        go_on.set()
        await asyncio.gather(writing, waiting)
    await other.close()
    assert order == ["first", "second"] * 2


async def test_a_writer_that_is_undone_because_of_another_is_done_again(store: Store) -> None:
    """Two lock the same rows in opposite orders, which no writer of ours does."""
    await store.write(memory.put, "one", "")
    await store.write(memory.put, "two", "")
    meeting, tries = Barrier(2), list[str]()

    def both(db: Connection, *keys: str) -> None:
        first, second = keys
        tries.append(first)
        memory.put(db, first, f"{first} first")
        if len(tries) <= len(keys):
            meeting.wait(5)
        memory.put(db, second, f"{first} first")

    orders = [("one", "two"), ("two", "one")]
    await asyncio.gather(*(store.write_at(at, both, *keys) for at, keys in enumerate(orders, 1)))
    assert len(tries) == 3
    assert await store.read(memory.find, "one") == f"{tries[-1]} first"
    assert await store.read(memory.find, "two") == f"{tries[-1]} first"


FREEZES = """
import asyncio, os, signal, sys, time
from bot.storage import postgresql
from bot.storage.store import Store

def freeze(db):
    os.kill(os.getpid(), signal.SIGSTOP)
    time.sleep(60)

postgresql.FROZEN = 300
asyncio.run(Store.open(sys.argv[1]).write(freeze))
"""


@pytest.mark.proof
async def test_a_process_that_is_frozen_while_it_writes_stops_no_one_for_long(
    store: Store, url: str
) -> None:
    """Like on a paused machine: its connection stands, and with it the lock."""
    frozen = await asyncio.create_subprocess_exec(sys.executable, "-c", FREEZES, url)
    try:
        _, status = await asyncio.to_thread(os.waitpid, frozen.pid, os.WUNTRACED)
        assert os.WIFSTOPPED(status)
        await store.write(memory.put, "key", "after it was given up")
    finally:
        frozen.kill()
        await frozen.wait()
    assert await store.read(memory.find, "key") == "after it was given up"


async def test_times_come_back_in_utc_where_the_server_lives_elsewhere(store: Store) -> None:
    assert await store.read(run, "show timezone") == [(ZONE,)]
    await store.write(tables.create, TABLE._replace(settles_at=NOW), SeatRow(0, 3, "A"))
    [settles_at] = await store.read(
        lambda db: db.execute(select(schema.tables.c.settles_at)).scalars().all()
    )
    assert settles_at is not None
    assert settles_at.replace(tzinfo=None) == NOW.replace(tzinfo=None)


@pytest.mark.proof
async def test_what_is_due_next_is_found_without_a_look_at_every_seat(store: Store) -> None:
    """PostgreSQL assumes that a process has few tables, and would begin with them."""
    many = 500

    def lay_out(db: Connection) -> None:
        for number in range(many):
            when = NOW + timedelta(minutes=1 + number)
            seat = SeatRow(0, 3, "A", asked_at=1, deadline=when, remind_at=when)
            tables.create(db, TABLE._replace(status="running"), seat)

    def looked_at(db: Connection) -> int:
        coming = due.coming(db, NOW)
        assert [each.at for each in coming] == [NOW + timedelta(minutes=1)] * 2
        assert due.due(db, NOW, 9) == []
        [(seats,)] = run(db, _ROWS_READ)
        return seats

    await store.write(lay_out)
    await store.write(run, "analyze")
    assert await store.read(looked_at) < many


@pytest.mark.proof
@pytest.mark.parametrize("left", [False, True])
async def test_no_seat_of_others_or_of_a_server_that_was_left_is_looked_at(
    store: Store, url: str, left: bool
) -> None:
    def lay_out(db: Connection) -> None:
        owning.divide(db, 2)
        seat = SeatRow(0, 3, "A", asked_at=1, deadline=NOW, warn_at=NOW)
        for _ in range(100):
            tables.create(db, TABLE._replace(status="running"), seat)
        if left:
            profiles.note_left(db, ServerRow(TABLE.server_id or 0), NOW)

    def looked_at(db: Connection) -> int:
        assert due.due(db, NOW, 9) == []
        assert due.coming(db, NOW) == []
        [(seats,)] = run(db, _ROWS_READ)
        return seats

    await store.write(lay_out)
    await store.write(run, "analyze")
    looking = Store.open(url, shards=Shards((0 if left else 1,), 2))
    assert await looking.read(looked_at) == 0
    await looking.close()


_ROWS_READ = """
    select seq_tup_read + idx_tup_fetch from pg_stat_xact_user_tables where relname = 'seats'
"""


@pytest.mark.proof
@pytest.mark.parametrize("ahead", [1, -1])
async def test_what_is_to_be_told_is_found_without_a_look_at_every_row(
    store: Store, ahead: int
) -> None:
    """Most of what waits may be for people who sleep; or all is due, after an outage."""
    many, wait = 500, timedelta(hours=ahead)

    def lay_out(db: Connection) -> None:
        for number in range(1, many + 1):
            tables.create(db, TABLE._replace(status="running"), SeatRow(0, 3, "A"))
            outbox.add(db, number, [Notice("panel", 3, not_before=NOW + wait)], NOW)

    def looked_at(db: Connection) -> int:
        heads = outbox.heads(db, NOW, [], 9)
        assert (len(heads.due), heads.later) == ((0, NOW + wait) if ahead > 0 else (9, None))
        [(rows,)] = run(db, _ROWS_READ.replace("seats", "outbox"))
        return rows

    await store.write(lay_out)
    await store.write(run, "analyze")
    assert await store.read(looked_at) < many / 10


async def test_connections_that_were_lost_at_rest_are_one_refusal(store: Store, url: str) -> None:
    """However many the server has ended: the first to notice drops all of them."""
    begun, go_on = [Event() for _ in range(3)], Event()

    def hold(_: Connection, number: int) -> None:
        begun[number].set()
        go_on.wait(5)

    reading = [asyncio.create_task(store.read(hold, number)) for number in range(3)]
    for each in begun:
        await asyncio.to_thread(each.wait, 5)
    go_on.set()
    await asyncio.gather(*reading)
    outside(url, END_THE_OTHERS)
    with pytest.raises(NotStored):
        await store.write(memory.put, "key", "lost")
    for number in range(4):
        await store.write(memory.put, f"key {number}", "kept")
    assert await store.read(memory.find, "key") is None


async def test_a_connection_that_is_lost_in_the_middle_leaves_nothing(
    store: Store, url: str
) -> None:
    def cut_off(db: Connection) -> None:
        memory.put(db, "key", "half")
        outside(url, END_THE_OTHERS)
        memory.put(db, "another", "half")

    with pytest.raises(NotStored):
        await store.write(cut_off)
    assert await store.read(memory.find, "key") is None
    await store.write(memory.put, "key", "whole")
    assert await store.read(memory.find, "key") == "whole"


@pytest.mark.proof
async def test_either_side_notices_when_the_machine_of_the_other_is_gone(elsewhere: str) -> None:
    """Or a writer that is gone would keep its lock, and all others from writing, for hours."""
    store = Store.open(elsewhere)

    def tries(db: Connection) -> tuple[list[Any], list[Any]]:
        driver: Any = db.connection.driver_connection
        given = driver.info.dsn_parameters
        names = sorted(name for name in given if name.startswith(("keepalives_", "tcp_user")))
        return [given[name] for name in names], [setting for _, setting in run(db, GIVING_UP)]

    for _ in range(2):  # the second time on the same connection
        ours, of_the_server = await store.read(tries)
        assert ours == ["3", "10", "5", "10000"]
        assert of_the_server == ["3", "10", "5", "25000"]
    await store.close()


async def test_a_server_that_is_not_there_is_a_refusal() -> None:
    store = Store.open("postgresql://nobody@/nothing?host=/nowhere")
    with pytest.raises(StorageFailed, match="No such file"):
        await store.read(memory.find, "key")
    await store.close()
    with pytest.raises(NotStored, match="No such file"):
        await upgrade("postgresql://nobody@/nothing?host=/nowhere")


async def test_a_user_without_rights_is_a_refusal(url: str) -> None:
    outside(url, "drop role if exists visitor; create role visitor login")
    with pytest.raises(NotStored, match="permission denied"):
        await upgrade(url.replace("postgres@", "visitor@"))


def outside(url: str, statement: str) -> None:
    """Do something as another program would."""
    with closing(psycopg2.connect(url)) as link:
        link.autocommit = True
        link.cursor().execute(statement)
