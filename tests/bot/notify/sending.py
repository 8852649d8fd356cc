"""The outbox in the tests: a table with nothing left to tell, rows for it, and failures."""

from collections.abc import Awaitable, Callable

from bot.engine.model import TableInfo
from bot.storage import outbox
from bot.storage.kinds import Kind
from bot.storage.rows import Notice, OutboxRow
from tests.bot.service.house import House, untold

BOARD = Notice("board")


async def quiet(house: House, persons: int = 3) -> TableInfo:
    """Return a running table with nothing left to tell."""
    table = await house.running(persons)
    await house.outbox.drain()
    house.recorder.take()
    return table


async def put(house: House, table: TableInfo, *notices: Notice) -> None:
    await house.store.write(outbox.add, table.id, list(notices), house.clock.now())


def failing(error: Exception, *kinds: Kind) -> Callable[[OutboxRow], Awaitable[None]]:
    """Let rows of these kinds fail, or all."""

    async def fail(row: OutboxRow) -> None:
        if not kinds or row.kind in kinds:
            raise error

    return fail


async def pending(house: House) -> list[OutboxRow]:
    return await house.store.read(untold)
