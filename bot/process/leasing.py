"""Keeping the lease for as long as the bot runs; without it, no message is sent and no due work is
done.

The start waits for the lease, and ends with a sentence if another process has it. If it is lost
later, for example when PostgreSQL restarts, the bot rests. Clicks are still answered, because each
of them is one database transaction. The holder of the lease sends their messages. The bot asks for
the lease again until the database answers. If it gets the lease back, it catches up on all that was
missed; if another process has it by then, this process ends.
"""

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from bot.background import Background
from bot.config import Settings, StartAgain
from bot.logs import error_id
from bot.storage.faults import StorageFailed
from bot.storage.lease import Lease, lease_of, taken
from bot.storage.listening import Taken

RETRY: Final = 1.0
"""Seconds between two tries while the database does not answer."""

_log = structlog.get_logger(__name__)


class Leasing:
    """Takes the lease, and takes it back after a loss."""

    def __init__(
        self,
        settings: Settings,
        background: Background,
        *,
        woken: Callable[[int], None],
        rest: Callable[[], None],
        go_on: Callable[[], None],
        end: Callable[[StartAgain], None],
    ) -> None:
        """`woken` is called with our tables that other processes change. Between `rest` and `go_on`
        the lease is not ours; `end` is called when it is lost for good.
        """
        self._settings = settings
        self._background = background
        self._woken = woken
        self._rest = rest
        self._go_on = go_on
        self._end = end
        self._lease: Lease | None = None
        self._again: asyncio.Task[None] | None = None

    @property
    def held(self) -> bool:
        """Whether the lease is ours."""
        return self._lease is not None

    async def begin(self) -> None:
        """Take the lease. Raises StartAgain if another process has it, and StorageFailed."""
        try:
            await self._take()
        except Taken as error:
            raise StartAgain(str(error)) from None

    async def close(self) -> None:
        """Let go of the lease."""
        if self._again is not None:
            self._again.cancel()
            await asyncio.gather(self._again, return_exceptions=True)
        if self._lease is not None:
            self._lease.release()
            self._lease = None

    async def _take(self) -> None:
        settings = self._settings
        lease = lease_of(settings.database_url, settings.owned, self._woken, self._lose)
        self._lease = await taken(lease)

    def _lose(self) -> None:
        self._lease = None
        self._rest()
        _log.error("lease.lost", error=error_id(), shards=str(self._settings.owned))
        self._again = self._background.begin(self._take_again())

    async def _take_again(self) -> None:
        while self._lease is None:
            try:
                await self._take()
            except StorageFailed:
                await asyncio.sleep(RETRY)
            except Taken as error:
                self._end(StartAgain(str(error)))
                return
        _log.info("lease.taken", shards=str(self._settings.owned))
        self._go_on()
