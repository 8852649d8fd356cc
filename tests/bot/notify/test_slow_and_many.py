"""Many tables, slow ones, two processes, a bad disk: no table waits, nothing is told twice."""

import asyncio
from collections.abc import Awaitable
from datetime import timedelta
from typing import Any

import pytest
import structlog
from sqlalchemy import Connection

from bot.engine.model import TableInfo
from bot.notify import outbox as delivering
from bot.notify.claiming import LEASE
from bot.notify.errors import Undeliverable
from bot.notify.outbox import AT_ONCE, Outbox
from bot.storage import outbox, tables
from bot.storage.faults import StorageFailed, Unreadable
from bot.storage.outbox import Waiting
from bot.storage.rows import Notice, OutboxRow
from tests.bot.notify.sending import failing
from tests.bot.service.house import House, untold

pytestmark = pytest.mark.threads

BOARD = Notice("board")


async def _lobbies(house: House, count: int) -> list[TableInfo]:
    """Return tables with nothing left to tell."""
    tables = [await house.lobby(1) for _ in range(count)]
    await house.outbox.drain()
    house.recorder.take()
    return tables


async def _put(house: House, table: TableInfo, *notices: Notice) -> None:
    await house.store.write(outbox.add, table.id, list(notices), house.clock.now())


async def _pending(house: House) -> list[OutboxRow]:
    return await house.store.read(untold)


async def test_a_slow_table_delays_no_other_not_even_one_that_comes_later(house: House) -> None:
    slow, fast, later = await _lobbies(house, 3)
    go_on = asyncio.Event()

    async def wait(row: OutboxRow) -> None:
        if row.table_id == slow.id:
            await go_on.wait()
        elif row.table_id == fast.id:
            await _put(house, later, BOARD)
            house.outbox.kick()
        else:
            go_on.set()

    house.recorder.fail = wait
    await _put(house, slow, BOARD)
    await _put(house, fast, BOARD)
    async with asyncio.timeout(5):
        await house.outbox.drain()
    assert [row.table_id for row in house.recorder.take()] == [fast.id, later.id, slow.id]


async def test_after_a_long_outage_the_outbox_is_not_looked_through_for_each_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await _lobbies(house, 2 * AT_ONCE + 3)
    for table in tables:
        await _put(house, table, BOARD)
    looks, heads = list[int](), outbox.heads

    def counted(db: Connection, *asked: Any) -> outbox.Heads:
        found = heads(db, *asked)
        looks.append(len(found.due))
        return found

    monkeypatch.setattr(outbox, "heads", counted)
    await house.outbox.drain()
    assert {row.table_id for row in house.recorder.take()} == {table.id for table in tables}
    assert looks[0] == len(tables)
    assert looks[-1] == 0
    assert len(looks) <= 2 + AT_ONCE  # who ends last looks again, each of them


async def test_what_is_looked_up_at_once_is_bounded_and_the_rest_follows(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivering, "QUEUE", 2)
    tables = await _lobbies(house, 7)
    for table in tables:
        await _put(house, table, BOARD)
    await house.outbox.drain()
    assert {row.table_id for row in house.recorder.take()} == {table.id for table in tables}


async def test_tables_with_many_people_to_tell_hide_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivering, "QUEUE", 2)
    one, another, last = await _lobbies(house, 3)
    go_on = asyncio.Event()

    async def wait(row: OutboxRow) -> None:
        if row.table_id == another.id and not go_on.is_set():
            await _put(house, last, BOARD)
            house.outbox.kick()
        elif row.table_id == last.id:
            go_on.set()
        await go_on.wait()

    house.recorder.fail = wait
    for table in (one, another):
        await _put(house, table, *(Notice("over", person) for person in range(900, 903)))
    async with asyncio.timeout(5):
        await house.outbox.drain()
    assert house.recorder.take()[0].table_id == last.id
    assert await _pending(house) == []


async def test_who_takes_too_long_is_put_off_and_may_have_arrived(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    [table] = await _lobbies(house, 1)
    monkeypatch.setattr(delivering, "SLOWEST", timedelta(seconds=0.01))

    async def hang(_: OutboxRow) -> None:
        await asyncio.Event().wait()

    house.recorder.fail = hang
    await _put(house, table, BOARD)
    await house.outbox.drain()
    [row] = await _pending(house)
    assert row.attempts == 1
    assert row.claimed_at is not None
    assert row.next_try > house.clock.now()


async def test_tables_that_take_too_long_leave_their_room_to_others_and_go_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    *slow, last = await _lobbies(house, AT_ONCE + 1)
    monkeypatch.setattr(delivering, "PATIENCE", timedelta(seconds=0.01))
    go_on = asyncio.Event()

    async def wait(row: OutboxRow) -> None:
        if row.table_id == last.id:
            go_on.set()
        await go_on.wait()

    house.recorder.fail = wait
    for table in (*slow, last):
        await _put(house, table, BOARD)
    async with asyncio.timeout(5):
        await house.outbox.drain()
    told = [row.table_id for row in house.recorder.take()]
    assert sorted(told) == sorted(table.id for table in (*slow, last))
    assert await _pending(house) == []


async def test_what_is_told_in_the_room_of_a_slow_table_is_logged_as_its_own(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivering, "AT_ONCE", 1)
    monkeypatch.setattr(delivering, "PATIENCE", timedelta(seconds=0.05))
    slow, other = await _lobbies(house, 2)
    opened, around = asyncio.Event(), dict[int, dict[str, Any]]()
    take = house.outbox._take  # pyright: ignore[reportPrivateUsage] - the first that a row's table does

    async def fail(row: OutboxRow) -> None:
        if row.table_id == slow.id:
            await opened.wait()
        else:
            opened.set()

    def noting(table_id: int) -> Awaitable[OutboxRow | None]:
        around[table_id] = structlog.contextvars.get_contextvars()
        return take(table_id)

    house.recorder.fail = fail
    monkeypatch.setattr(house.outbox, "_take", noting)
    await _put(house, slow, BOARD)
    await _put(house, other, BOARD)
    await house.outbox.drain()
    assert around == {slow.id: {}, other.id: {}}


async def test_a_try_that_took_long_and_may_have_arrived_is_repeated_alone(house: House) -> None:
    """Discord dates a nonce from the first arrival, which may have been at the very end."""
    [table] = await _lobbies(house, 1)

    async def fail_late(_: OutboxRow) -> None:
        house.clock.advance(minutes=7)
        raise ConnectionError

    house.recorder.fail = fail_late
    await _put(house, table, BOARD)
    await house.outbox.drain()
    [row] = await _pending(house)
    house.recorder.fail = None
    await _put(house, table, BOARD)
    house.clock.advance(seconds=10)
    await house.outbox.drain()
    first, second = house.recorder.take()
    assert (first.id, first.claimed_at) == (row.id, row.claimed_at)
    assert second.id != row.id


async def test_only_so_many_tables_are_told_at_once_and_all_in_the_end(house: House) -> None:
    tables = await _lobbies(house, AT_ONCE + 2)
    busy: set[int] = set()
    full = asyncio.Event()
    most = 0

    async def count(row: OutboxRow) -> None:
        nonlocal most
        busy.add(row.table_id)
        most = max(most, len(busy))
        if len(busy) >= AT_ONCE:
            full.set()
        await full.wait()
        await asyncio.sleep(0.2)
        busy.remove(row.table_id)

    house.recorder.fail = count
    for table in tables:
        await _put(house, table, BOARD)
    await house.outbox.drain()
    assert len(house.recorder.take()) == len(tables)
    assert most == AT_ONCE


async def test_two_outboxes_on_one_database_tell_each_row_once(house: House) -> None:
    tables = await _lobbies(house, 6)
    other = Outbox(house.store, house.recorder, house.clock)
    await other.drain()

    async def slowly(_: OutboxRow) -> None:
        await asyncio.sleep(0.01)

    house.recorder.fail = slowly
    for table in tables:
        await _put(house, table, BOARD)
    await asyncio.gather(house.outbox.drain(), other.drain())
    assert sorted(row.table_id for row in house.recorder.take()) == [table.id for table in tables]


async def test_a_claim_of_another_person_holds_until_its_lease_is_over(house: House) -> None:
    [table] = await _lobbies(house, 1)
    await _put(house, table, BOARD)
    [row] = await _pending(house)
    now = house.clock.now()
    await house.store.write(outbox.claim, row, now, now + LEASE)
    await house.outbox.drain()
    assert house.recorder.rows == []
    house.clock.advance(minutes=10)
    await house.outbox.drain()
    assert [each.id for each in house.recorder.take()] == [row.id]


async def test_what_has_arrived_goes_out_no_second_time_though_the_disk_was_full(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    [table] = await _lobbies(house, 1)
    await _put(house, table, BOARD)

    with monkeypatch.context() as patch:
        patch.setattr("bot.notify.claiming.superseded", _raise_full)
        with pytest.raises(StorageFailed):
            await house.outbox.drain()
    assert len(house.recorder.take()) == 1
    assert len(await _pending(house)) == 1
    for _ in range(2):
        await house.outbox.drain()
        house.clock.advance(hours=1)
    assert house.recorder.take() == []
    assert await _pending(house) == []


async def test_what_has_arrived_goes_out_no_second_time_though_its_table_is_damaged_then(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    [table] = await _lobbies(house, 1)
    await _put(house, table, BOARD)

    def fail(*_: object) -> Waiting:
        raise Unreadable("the outbox")

    with monkeypatch.context() as patch:

        async def damage(_: OutboxRow) -> None:
            patch.setattr(outbox, "waiting", fail)

        house.recorder.fail = damage
        await house.outbox.drain()
    house.recorder.fail = None
    assert await house.store.read(tables.aside_of, table.id) is not None
    assert len(house.recorder.take()) == 1
    await house.restart()
    await house.store.write(tables.release, table.id)
    await house.outbox.drain()
    assert house.recorder.take() == []


async def test_a_board_that_has_arrived_ends_the_trouble_though_the_disk_was_full(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    [table] = await _lobbies(house, 1)
    house.recorder.fail = failing(Undeliverable("missing_permissions"))
    await _put(house, table, BOARD)
    await house.outbox.drain()
    house.recorder.fail = None
    await _put(house, table, Notice("board", fresh=True))
    with monkeypatch.context() as patch:
        patch.setattr("bot.notify.claiming.superseded", _raise_full)
        with pytest.raises(StorageFailed):
            await house.outbox.drain()
    assert await house.host.troubles.of_posts(table.id) is not None
    await house.outbox.drain()
    assert [row.kind for row in house.recorder.take()] == ["board"]
    assert await house.host.troubles.of_posts(table.id) is None


def _raise_full(*_: object) -> list[int]:
    raise OSError("disk full")


async def test_a_fault_at_one_table_keeps_no_other_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, fine = await _lobbies(house, 2)
    waiting = outbox.waiting

    def fail(db: Connection, table_id: int) -> Waiting:
        if table_id == broken.id:
            raise OSError("a page cannot be read")
        return waiting(db, table_id)

    await _put(house, broken, BOARD)
    await _put(house, fine, BOARD)
    with monkeypatch.context() as patch:
        patch.setattr(outbox, "waiting", fail)
        with pytest.raises(StorageFailed):
            await house.outbox.drain()
        await asyncio.sleep(0)
    await house.outbox.drain()
    assert {row.table_id for row in house.recorder.take()} == {broken.id, fine.id}
