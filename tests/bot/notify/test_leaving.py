"""The bot leaves: messages under way arrive, no more begin, and none is lost."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.engine.model import TableInfo
from bot.notify import outbox as delivering
from bot.storage import outbox
from bot.storage.rows import Notice, OutboxRow
from tests.bot.service.house import House, untold

pytestmark = pytest.mark.threads

BOARD, FINAL = Notice("board"), Notice("final")


class Doorway:
    """Holds every delivery up until it is opened."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self.open = asyncio.Event()
        self.entered = 0

    async def __call__(self, _: OutboxRow) -> None:
        self.entered += 1
        self.reached.set()
        await self.open.wait()


async def _held_up(house: House, *notices: Notice) -> tuple[TableInfo, Doorway]:
    """Return a table whose first notice is being delivered."""
    table = await house.lobby(1)
    await house.outbox.drain()
    house.recorder.take()
    await house.store.write(outbox.add, table.id, list(notices), house.clock.now())
    house.recorder.fail = doorway = Doorway()
    house.outbox.kick()
    async with asyncio.timeout(5):
        await doorway.reached.wait()
    return table, doorway


async def _pending(house: House) -> list[OutboxRow]:
    return await house.store.read(untold)


async def test_what_is_being_delivered_arrives_and_nothing_is_begun_after_it(house: House) -> None:
    table, doorway = await _held_up(house, Notice("lobby"), FINAL)
    stopping = asyncio.create_task(house.outbox.stop())
    await asyncio.sleep(0)
    assert not stopping.done(), "it waits for the delivery"
    doorway.open.set()
    async with asyncio.timeout(5):
        await stopping
    assert [row.kind for row in house.recorder.take()] == ["lobby"]
    assert doorway.entered == 1
    left = [(row.table_id, row.kind, row.claimed_at) for row in await _pending(house)]
    assert left == [(table.id, "final", None)], "what has arrived is forgotten, the rest waits"

    house.recorder.fail = None
    await house.restart()
    await house.outbox.drain()
    assert [row.kind for row in house.recorder.take()] == ["final"]


async def test_what_takes_too_long_is_cut_off_and_told_once_by_the_next_run(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivering, "FAREWELL", timedelta(seconds=0.01))
    before = asyncio.all_tasks()
    _, doorway = await _held_up(house, BOARD)
    async with asyncio.timeout(5):
        await house.outbox.stop()
    assert asyncio.all_tasks() == before
    doorway.open.set()
    assert house.recorder.take() == []
    [row] = await _pending(house)
    assert (row.attempts, row.claimed_at) == (0, house.clock.now()), "as after a crash"

    house.recorder.fail = None
    await house.restart()
    for _ in range(2):
        await house.outbox.drain()
        house.clock.advance(hours=1)
    assert [each.id for each in house.recorder.take()] == [row.id], "under the same nonce"
    assert await _pending(house) == []


@pytest.mark.parametrize("ways", ["kick", "drain", "stop"])
async def test_nothing_wakes_it_again(house: House, ways: str) -> None:
    _, doorway = await _held_up(house, BOARD)
    doorway.open.set()
    await house.outbox.stop()
    house.recorder.take()
    await house.lobby(1)
    assert len(await _pending(house)) == 1
    before, house.later[:] = asyncio.all_tasks(), []
    call: Callable[[], Awaitable[None] | None] = getattr(house.outbox, ways)
    called = call()
    if called is not None:
        await called
    assert asyncio.all_tasks() == before
    assert house.later == [], "nor does it ask to be woken"
    assert house.recorder.rows == []
    assert len(await _pending(house)) == 1


async def test_an_outbox_at_rest_stops_at_once(house: House) -> None:
    async with asyncio.timeout(1):
        await house.outbox.stop()
