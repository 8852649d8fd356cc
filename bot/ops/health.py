"""Whether the running bot can do its work, part by part, with the reason if it cannot.

Checks run only on request: each pings what its part needs, instead of guessing from the past. A
part that does not answer in time is unwell, too.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from datetime import timedelta
from typing import Final

from bot.app import PlazaBot
from bot.process.processes import NoProcesses
from bot.render import DrawingPool
from bot.storage import memory, outbox
from bot.storage.faults import StorageFailed

PATIENCE: Final = timedelta(seconds=8)
"""The longest time for a part's answer: a little more than a click waits for the database."""

SLOWEST_BEAT: Final = timedelta(seconds=60)
"""The longest time for Discord's answer to a heartbeat; then discord.py drops the connection."""

LATEST_ROW: Final = timedelta(minutes=5)
"""The longest time for which a row of the outbox may be due before its delivery begins."""

LATEST_RING: Final = timedelta(minutes=1)


class Unwell(Exception):
    """This part cannot do its work; the reason is a sentence."""


class Health:
    """Checks the parts of a running bot."""

    def __init__(self, bot: PlazaBot, pool: DrawingPool) -> None:
        self._bot = bot
        self._pool = pool

    async def look(self) -> dict[str, str | None]:
        """Return for each part the reason why it cannot do its work; None if it can."""
        parts: dict[str, Callable[[], Awaitable[None]]] = {
            "gateway": self._gateway,
            "lease": self._lease,
            "database": self._database,
            "outbox": self._outbox,
            "alarm": self._alarm,
            "drawing": self._drawing,
        }
        told = await asyncio.gather(*map(_reason, parts.values()))
        return dict(zip(parts, told, strict=True))

    async def _gateway(self) -> None:
        if not self._bot.is_ready():
            raise Unwell("Discord has not yet told which servers there are.")
        for number, shard in self._bot.shards.items():
            if shard.is_closed():
                raise Unwell(f"Shard {number} is not connected.")
            if not shard.latency < SLOWEST_BEAT.total_seconds():
                raise Unwell(f"Shard {number} waits for the answer to its heartbeat.")

    async def _lease(self) -> None:
        if not self._bot.leasing.held:
            raise Unwell("It was lost: nothing is told until the database gives it back.")

    async def _database(self) -> None:
        await self._bot.store.write_behind(memory.put, "health", self._bot.clock.now().isoformat())

    async def _outbox(self) -> None:
        now = self._bot.clock.now()
        due = await self._bot.store.read(outbox.longest_due, now)
        if due is not None and now - due > LATEST_ROW:
            raise Unwell(f"Something has waited to be told since {due:%Y-%m-%d %H:%M:%S} (UTC).")

    async def _alarm(self) -> None:
        late = self._bot.alarm.late
        if late > LATEST_RING:
            raise Unwell(f"It should have rung {late.total_seconds():.0f} seconds ago.")

    async def _drawing(self) -> None:
        await self._pool.ping()


async def _reason(look: Callable[[], Awaitable[None]]) -> str | None:
    try:
        async with asyncio.timeout(PATIENCE.total_seconds()):
            await look()
    except Unwell as error:
        return str(error)
    except TimeoutError:
        return f"There was no answer within {PATIENCE.total_seconds():.0f} seconds."
    except StorageFailed as error:
        return f"The database cannot be used ({error})."
    except (NoProcesses, BrokenProcessPool) as error:
        return f"No process draws ({error})."
    return None
