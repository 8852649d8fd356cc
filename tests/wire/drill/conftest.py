"""A Discord for drills, an operator who clicks there, and a sample table that is drawn once."""

import asyncio
from collections.abc import AsyncGenerator
from functools import cache, partial
from typing import Any

import pytest_asyncio

from bot.ops.drill import samples
from bot.ops.drill.application import expected
from bot.ops.drill.ground import Asked
from bot.ops.drill.marks import PREFIX
from bot.ops.drill.running import Outcome, drill
from bot.ops.drill.samples import Samples
from rules.registry import GAMES
from tests.wire.drilled import DrilledServer
from tests.wire.payloads import clickable
from tests.wire.pointing import pointed_at
from tests.wire.world import CHANNEL

TOKEN = "wire.test.token"
PRESSES = ("open", "swap", "update", "beside", "file")


@cache
def shown() -> Samples:
    """Draw the sample table once."""
    return samples.make(next(iter(GAMES.values())))


class Drilling:
    """A Discord, an operator who clicks there, and drills."""

    def __init__(self, server: DrilledServer) -> None:
        self.server = server
        self.world = server.world
        self.user = int(self.world.add_user("ada")["id"])
        self.said: list[str] = []
        self.noted: list[str] = []
        self._idle = asyncio.Event()
        self._asked = asyncio.Event()

    async def run(self, *, user: bool = True, **asked: Any) -> Outcome:
        """Drill, with the operator or without."""
        values: dict[str, Any] = {"patience": 5.0} | asked
        given = Asked(CHANNEL, self.user if user else None, **values)
        self._idle.clear()
        self._asked.clear()
        clicking = asyncio.create_task(self.click())
        try:
            return await drill(
                given, TOKEN, self.said.append, note=self._note, nap=self.nap, shown=shown()
            )
        finally:
            clicking.cancel()
            await asyncio.gather(clicking, return_exceptions=True)

    async def click(self) -> None:
        """Press each button as soon as it is there."""
        await self._asked.wait()
        run = ""
        for name in PRESSES:
            assert await self.world.bell.until(partial(self._button, run, name), 60.0)
            message, part = self._button(run, name)
            run = part["custom_id"].split(":")[1]
            await self.server.click(self.user, message, part)

    def _button(self, run: str, name: str) -> Any:
        """Return the newest button of this name, of a certain run if it is known."""
        for message in reversed(self.world.messages.values()):
            for part in clickable(message):
                mine = part["custom_id"].startswith(f"{PREFIX}{run}")
                if mine and part["custom_id"].endswith(f":{name}") and self.server.connected:
                    return message, part
        return None

    def _note(self, told: str) -> None:
        self.noted.append(told)
        if told.startswith("Waiting"):
            self._idle.set()
        if told.startswith("Press"):
            self._asked.set()

    async def nap(self, seconds: float) -> None:
        """Let time pass in this Discord, after all other work."""
        if seconds > 60.0:
            await self._idle.wait()
        self.world.age(seconds)


@pytest_asyncio.fixture
async def drilling() -> AsyncGenerator[Drilling]:
    server = DrilledServer()
    async with server.running():
        server.world.commands = [{**each, "id": "1"} for each in await expected()]
        with pointed_at(server.base, server.gateway.url):
            yield Drilling(server)
