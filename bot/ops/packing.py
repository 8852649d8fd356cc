"""Packing the journals of tables that were over a month ago (`bot.storage.packing`), once a day.

One after the other, so that a click never waits for more than one of them; a start catches up on
the time when the bot was off. A journal that cannot be read stays as it is.
"""

import asyncio
from datetime import timedelta
from typing import Final

import structlog
from sqlalchemy import Connection

from bot.engine.clock import Clock
from bot.logs import error_id
from bot.storage import packing
from bot.storage.faults import StorageFailed, Unreadable
from bot.storage.store import Store

LONG: Final = timedelta(days=30)
"""The time for which a table must have been over."""

FIRST: Final = timedelta(minutes=15)
EVERY: Final = timedelta(days=1)
SLICE: Final = 100
"""The number of tables looked up at once."""

_log = structlog.get_logger(__name__)


async def keep_packed(store: Store, clock: Clock) -> None:
    """Pack due journals once the bot has settled, then each day, forever."""
    await asyncio.sleep(FIRST.total_seconds())
    while True:
        await pack_due(store, clock)
        await asyncio.sleep(EVERY.total_seconds())


async def pack_due(store: Store, clock: Clock) -> int:
    """Pack all due journals; return their number. Failures do not escape."""
    done, unreadable = 0, set[int]()
    try:
        while found := await _due(store, clock, unreadable):
            for table_id in found:
                if await store.write_behind_at(table_id, _pack, table_id):
                    done += 1
                else:
                    unreadable.add(table_id)
                    _log.warning("packing.unreadable", table=table_id)
    except Exception as error:  # noqa: BLE001 - whatever it was, tomorrow it may succeed
        exc_info = None if isinstance(error, StorageFailed) else error
        _log.error("packing.failed", error=error_id(), reason=str(error), exc_info=exc_info)
    if done:
        _log.info("packing.done", tables=done)
    return done


async def _due(store: Store, clock: Clock, unreadable: set[int]) -> list[int]:
    before = clock.now() - LONG
    found = await store.read(packing.long_over, before, SLICE + len(unreadable))
    return [table_id for table_id in found if table_id not in unreadable]


def _pack(db: Connection, table_id: int) -> bool:
    """Pack a journal; False if it cannot be read."""
    try:
        packing.pack(db, table_id)
    except Unreadable:
        return False
    return True
