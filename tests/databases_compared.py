"""PostgreSQL against SQLite, turn by turn: `python -m tests.databases_compared 300`.

A pair is one turn over each, in changing order, as neighbours in time have the rest of the machine
alike. Both are on the disk and wait for it; PostgreSQL runs on this machine, reached by a socket.
"""

import asyncio
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Final

from bot.config import Settings
from bot.logs import set_up
from bot.service.clock import SystemClock
from bot.service.host import Host
from bot.service.model import TableInfo
from bot.storage.migrations import upgrade
from bot.storage.store import Store
from rules.chance import Chance
from tests.postgresql import Server
from tools.bench.hosting import NO_LIMITS, SEATS, started, turn

WARM_UP: Final = 20


class Side:
    """A table over one of the databases."""

    def __init__(self, store: Store) -> None:
        self._host = Host(store, clock=SystemClock(), limits=NO_LIMITS)
        self._chance = Chance(1)
        self._table: TableInfo | None = None

    async def turn(self) -> float:
        """Let somebody choose there; return the milliseconds that it took."""
        if self._table is None or self._table.status != "running":
            self._table = await started(self._host, SEATS)
        took = await turn(self._host, self._table, self._chance)
        self._table = await self._host.look.table(self._table.id)
        return took


async def compare(urls: tuple[str, str], pairs: int) -> list[tuple[float, float]]:
    """Return the milliseconds of a turn over each of two databases, so many times."""
    took: list[tuple[float, float]] = []
    async with AsyncExitStack() as stack:
        sides: list[Side] = []
        for url in urls:
            await upgrade(url)
            store = Store.open(url)
            stack.push_async_callback(store.close)
            sides.append(Side(store))
        one, other = sides
        for number in range(pairs + WARM_UP):
            if number % 2:
                took.append((await one.turn(), await other.turn()))
            else:
                first = await other.turn()
                took.append((await one.turn(), first))
    return took[WARM_UP:]


def main() -> None:
    """Run it from the command line."""
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    set_up(Settings.model_construct(None, log_level="error"))
    server = Server(durable=True)
    try:
        with TemporaryDirectory() as folder:
            urls = f"sqlite:///{Path(folder) / 'plaza.db'}", server.empty()
            took = asyncio.run(compare(urls, pairs))
    finally:
        server.stop()
    ratios = [postgresql / sqlite for sqlite, postgresql in took]
    low, middle, high = quantiles(ratios, n=4)
    sqlite, postgresql = (median(side) for side in zip(*took, strict=True))
    print(f"a turn over SQLite {sqlite:.1f} ms, over PostgreSQL {postgresql:.1f} ms (medians)")
    print(f"PostgreSQL to SQLite, {pairs} pairs: {middle:.2f} ({low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main()
