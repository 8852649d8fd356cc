"""Retrying messages that were given up: `plaza db retry`, even while the bot runs."""

from collections.abc import Callable

from bot.engine.clock import Clock
from bot.ops.opening import opened_to_change
from bot.service.host import Host


async def retry(url: str, error_id: str | None, clock: Clock, tell: Callable[[str], None]) -> int:
    """Send messages that were given up again, all or those under an id; return their number.

    `tell` gets a line for each, with its kind and reason. A running bot sends them at once on
    PostgreSQL; on SQLite at its next start, or with the next move at any table. Raises
    StorageFailed.
    """
    async with opened_to_change(url) as store:
        host = Host(store, clock=clock)
        for row in await host.troubles.given_up():
            if error_id in (None, row.aside):
                tell(f"#{row.table_id}, {row.kind} ({row.aside}): {row.error}")
        return await host.troubles.retry(error_id)
