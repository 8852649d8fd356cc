"""A host without Discord for measurements: its clock, its silent publisher, its tables."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import perf_counter
from typing import Final

from bot.engine.clock import Clock, SystemClock
from bot.engine.model import Person, TableInfo
from bot.limits import Limits
from bot.notify.outbox import Outbox
from bot.service.host import Host
from bot.storage.migrations import upgrade
from bot.storage.rows import OutboxRow
from bot.storage.store import Store
from rules import decision as answering
from rules.chance import Chance
from rules.registry import GAMES

GAME: Final = next(iter(GAMES))
SEATS: Final = max(GAMES[GAME].seats)
NO_LIMITS: Final = Limits(*[10**9] * len(Limits._fields))


class Watch:
    """A clock that can be set forward."""

    def __init__(self) -> None:
        self._ahead = timedelta()

    def now(self) -> datetime:
        """Return the time of this clock."""
        return datetime.now(UTC) + self._ahead

    def advance(self, by: timedelta) -> None:
        """Set it forward."""
        self._ahead += by


class NoReaders:
    """A publisher without readers; `takes` are the seconds that each of its messages takes."""

    def __init__(self, takes: float = 0.0) -> None:
        self._takes = takes

    async def publish(self, _: OutboxRow) -> None:
        """Show it to no one."""
        await asyncio.sleep(self._takes)


def url_of(folder: Path) -> str:
    """Return the address of the database in a folder."""
    return f"sqlite:///{folder / 'plaza.db'}"


@asynccontextmanager
async def opened(
    folder: Path, clock: Clock | None = None, takes: float = 0.0
) -> AsyncGenerator[tuple[Host, Outbox]]:
    """Run a host and its outbox over a database file in this folder, without Discord.

    `takes` are the seconds that each message takes.
    """
    await upgrade(url_of(folder))
    store = Store.open(url_of(folder))
    clock = clock or SystemClock()
    host = Host(store, clock=clock, limits=NO_LIMITS)
    outbox = Outbox(store, NoReaders(takes), clock)
    try:
        yield host, outbox
    finally:
        await store.close()


async def started(host: Host, seats: int, first_user: int = 1) -> TableInfo:
    """Open a table for this many people, and start it."""
    table = await host.beginning.open(
        Person(first_user, "P"), GAME, {}, capacity=seats, server_id=1, channel_id=1
    )
    for user_id in range(first_user + 1, first_user + seats):
        await host.lobby.join(table.id, Person(user_id, "P"))
    return await host.beginning.start(table.id, first_user)


async def turn(host: Host, table: TableInfo, chance: Chance) -> float:
    """Let a person to move choose, and look at the table as that person and as a spectator.

    Return the milliseconds that this took.
    """
    seat = table.seats[table.waiting[0]]
    assert seat.user_id is not None
    view = (await host.look.position(table.id, seat.user_id)).view
    assert view is not None
    assert view.decision is not None
    choice = answering.sample(view.decision, chance.random)
    start = perf_counter()
    await host.play.choose(table.id, seat.user_id, table.version, seat.seat, choice)
    await host.look.position(table.id, seat.user_id)
    await host.look.position(table.id, None)
    return (perf_counter() - start) * 1e3
