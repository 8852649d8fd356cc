"""Several processes over one PostgreSQL: where computers answer, and which process is woken.

The house owns shard 0, and so its server; `guest` is a process with the other shard, which people
reach by direct message or from another server. Commands own nothing.
"""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg2
import pytest
from sqlalchemy import Connection

from bot.engine.context import set_aside
from bot.notify.errors import Undeliverable
from bot.ops.check import report_release
from bot.ops.retry import retry
from bot.service.troubles import GONE
from bot.shards import Shards
from bot.storage import outbox
from bot.storage.owning import CHANNEL, COUNT_LOCK, wake_owners
from bot.storage.rows import OutboxRow
from tests.bot.service.house import GAME, OPENER, HandClock, House, people_waiting, person
from tests.databases import of_a_server
from tests.postgresql import server

pytestmark = of_a_server


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    built = House(tmp_path, server().migrated())
    await built.begin()
    yield built
    await built.store.close()


@pytest.fixture
async def guest(house: House) -> AsyncIterator[House]:
    other = house.beside(Shards((1,), 2))
    yield other
    await other.store.close()


@pytest.fixture
def woken(house: House):
    """Yield a function that returns the tables for which the owner was woken meanwhile."""
    with closing(psycopg2.connect(house.url)) as link:
        link.autocommit = True
        link.cursor().execute(f"LISTEN {CHANNEL}0")

        def told() -> list[int]:
            link.cursor().execute("SELECT 1")  # which tells at once what was committed before
            notices, link.notifies = link.notifies, []
            return [int(each.payload) for each in notices]

        yield told


async def test_a_move_made_elsewhere_wakes_the_owner_once(
    house: House, guest: House, woken: Any
) -> None:
    table = await house.running(3)
    assert woken() == [], "it has done that itself"
    await guest.answer(table, people_waiting(table)[0])
    assert woken() == [table.id]


async def test_what_is_not_stored_wakes_no_one(house: House, guest: House, woken: Any) -> None:
    table = await house.running(3)
    with pytest.raises(ZeroDivisionError):
        await guest.store.write(_break_off, table.id)
    assert woken() == []


def _break_off(db: Connection, table_id: int) -> None:
    wake_owners(db, table_id)
    raise ZeroDivisionError


async def test_new_habits_wake_the_owners_of_all_tables(
    house: House, guest: House, woken: Any
) -> None:
    """Deadlines and reminders move with them, and what waits for a person to be on."""
    tables = [await house.running(3), await house.running(3)]
    await guest.host.profiles.set_user(OPENER, quiet=(0, 10 * 60))
    assert sorted(set(woken())) == [table.id for table in tables]


async def test_computers_answer_where_their_table_belongs(house: House, guest: House) -> None:
    table = await house.running(1, 3)
    while people_waiting(table):
        table = await guest.answer(table, people_waiting(table)[0])
    assert table.waiting, "computers have yet to answer"
    version = table.version
    await guest.host.recover()
    await guest.host.run_due()
    assert (await guest.table(table.id)).version == version
    await house.host.called(table.id)
    table = await house.table(table.id)
    assert people_waiting(table)
    await house.prove(table)
    await house.outbox.drain()
    assert house.recorder.take()[-1].kind == "board"


async def test_at_a_solo_table_they_answer_in_the_process_of_the_click(
    house: House, guest: House, woken: Any
) -> None:
    """And wake no process, because another one would not answer within the click."""
    number = await guest.host.practice.begin(person(OPENER), GAME, 3, "greedy")
    table = await guest.table(number)
    for _ in range(3):
        assert people_waiting(table)
        table = await guest.answer(table, people_waiting(table)[0])
    assert woken() == []
    await house.outbox.drain()
    assert house.recorder.take() == []


async def test_who_tells_is_who_owns(house: House, guest: House) -> None:
    table = await house.running(3)
    await guest.answer(table, people_waiting(table)[0])
    await guest.outbox.drain()
    assert guest.recorder is house.recorder
    assert guest.recorder.take() == []
    await house.outbox.drain()
    assert house.recorder.take()


async def test_people_join_from_anywhere(house: House, guest: House, woken: Any) -> None:
    table = await house.lobby(2)
    woken()
    await guest.host.lobby.leave(table.id, OPENER + 1)
    await guest.host.lobby.join(table.id, person(OPENER + 2))
    assert set(woken()) == {table.id}


@pytest.mark.parametrize("minutes", [-5, 5])
async def test_machines_whose_clocks_differ_lose_and_double_nothing(
    house: House, guest: House, minutes: int
) -> None:
    """What a fast one stores for now is told late by the difference at most."""
    guest.clock = HandClock()
    guest.clock.advance(minutes=minutes)
    guest._open()
    table = await house.running(2)
    told = Counter[int | None]()
    for turn in range(30):
        by = (house, guest)[turn % 2]
        table = await by.answer(table, people_waiting(table)[0])
        for _ in range(2):
            await house.outbox.drain()
            told.update(row.id for row in house.recorder.take())
            house.clock.advance(minutes=5)
            guest.clock.advance(minutes=5)
            await guest.outbox.drain()
    assert await house.prove(table) == 30
    assert {*told.values()} == {1}
    assert await house.store.read(outbox.numbers) == []


# --- commands -------------------------------------------------------------------------------------


@pytest.fixture
def running(house: House):
    """Hold the lock of a process that runs with one shard of two."""
    with closing(psycopg2.connect(house.url)) as link:
        link.cursor().execute("SELECT pg_advisory_lock_shared(%s, 2)", (COUNT_LOCK,))
        yield


async def _give_up(house: House) -> None:
    async def gone(_: OutboxRow) -> None:
        raise Undeliverable(GONE)

    house.recorder.fail = gone
    await house.outbox.drain()
    house.recorder.fail = None


@pytest.mark.usefixtures("running")
async def test_sending_again_wakes_the_owner(house: House, woken: Any) -> None:
    table = await house.lobby(2)
    await _give_up(house)
    assert await retry(house.url, None, house.clock, lambda _: None) > 0
    assert woken() == [table.id]


@pytest.mark.usefixtures("running")
async def test_what_is_released_wakes_the_owner(house: House, woken: Any) -> None:
    table = await house.running(1, 2)
    await set_aside(house.store, table.id, "for this test")
    assert await report_release(house.url, [table.id], house.clock, lambda _: None)
    assert woken() == [table.id]


async def test_while_no_one_runs_commands_wake_no_one(house: House, woken: Any) -> None:
    await house.lobby(2)
    await _give_up(house)
    assert await retry(house.url, None, house.clock, lambda _: None) > 0
    assert woken() == []
