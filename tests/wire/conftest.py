"""A loopback Discord with the real bot connected to it, on a database file of its own."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest_asyncio

from bot.config import Settings
from bot.engine.clock import Clock
from bot.storage import journal, outbox
from bot.storage.rows import Notice
from tests.bot.service.house import HandClock
from tests.databases import address_of
from tests.discord.drawing import stub
from tests.wire.discord_server import DiscordServer
from tests.wire.people import Member, open_table
from tests.wire.pointing import Naps, WireBot, pointed_at

TOKEN = "wire.test.token"
SEED = 20260101


def settings_for(database: Path | None, **values: Any) -> Settings:
    """Return settings for a bot at the loopback Discord, independent of the environment."""
    given: dict[str, Any] = {
        "database_url": address_of(database) if database else None,
        "looks_per_minute": 10**6,
        "undo_seconds": 0,
    }
    return Settings(_env_file=None, **given | values)  # pyright: ignore[reportCallIssue] - pydantic's own


class Wire:
    """A loopback Discord and a bot that is connected to it."""

    def __init__(self, server: DiscordServer, bot: WireBot, clock: HandClock, naps: Naps) -> None:
        self.server = server
        self.world = server.world
        self.bot = bot
        self.clock = clock
        self.naps = naps

    def member(self, name: str, seed: int = 0) -> Member:
        return Member(self.server, name, seed)

    async def table(self, *names: str, computers: int = 0, dm: bool = False) -> list[Member]:
        """Open and start a table for these people, who take direct messages if `dm`."""
        people = [self.member(name, seed) for seed, name in enumerate(names)]
        for member in people:
            await member.slash("settings", messages=dm)
        await open_table(self.server, people, computers)
        await self.drained()
        return people

    async def drained(self) -> None:
        """Let the bot send all due messages."""
        await self.bot.outbox.drain()

    async def later(self) -> None:
        """Let enough time pass for one more try, and have it made."""
        self.clock.advance(minutes=2)
        await self.drained()

    async def due(self, *, table: int = 1, fresh: bool = True) -> None:
        """Have a table's board sent again, as after a move."""
        await self.bot.store.write(
            outbox.add, table, [Notice("board", fresh=fresh)], self.bot.clock.now()
        )

    async def told(self, *, table: int = 1, fresh: bool = True) -> None:
        """Have it sent, and wait for that."""
        await self.due(table=table, fresh=fresh)
        await self.drained()

    async def left(self) -> int:
        """Count the messages still to be sent."""
        return len(await self.bot.store.read(outbox.numbers))

    async def moves(self, table: int = 1) -> int:
        """Count the choices of people in the journal."""
        entries = await self.bot.store.read(journal.entries, table, 1)
        return sum(not entry.computer for entry in entries)

    async def turn(self, people: list[Member], table: int = 1) -> Member:
        """Return a member for whose move the table waits."""
        seats = (await self.bot.host.look.table(table)).seats
        waiting = {seat.user_id for seat in seats if seat.waiting}
        return next(member for member in people if member.id in waiting)


@asynccontextmanager
async def connected(server: DiscordServer, database: Path) -> AsyncGenerator[Wire]:
    """Run a bot at a server until the end of the block."""
    clock = HandClock()
    with pointed_at(server.base, server.gateway.url) as naps:
        async with begun(settings_for(database), clock) as (bot, _):
            yield Wire(server, bot, clock, naps)


@asynccontextmanager
async def begun(
    settings: Settings, clock: Clock
) -> AsyncGenerator[tuple[WireBot, asyncio.Task[None]]]:
    """Start a bot, and close it at the end of the block. Raises what its start raises."""
    bot = WireBot(settings, clock=clock, draw=stub, seed=lambda: SEED)
    running, up = asyncio.create_task(bot.start(TOKEN)), asyncio.create_task(bot.up.wait())
    try:
        async with asyncio.timeout(20):
            await asyncio.wait([running, up], return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        yield bot, running
    finally:
        up.cancel()
        await bot.close()
        await asyncio.wait([running], timeout=5)


@pytest_asyncio.fixture
async def wire(tmp_path: Path) -> AsyncGenerator[Wire]:
    """Return a bot at a loopback Discord. At the end, none of its messages may have been wrong."""
    server = DiscordServer()
    async with server.running():
        async with connected(server, tmp_path / "plaza.db") as wire:
            yield wire
        assert server.world.complaints == []
