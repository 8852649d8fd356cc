"""`plaza drill` against a Discord of which all is true, and against one that differs in one thing."""

import asyncio
from collections.abc import AsyncGenerator
from functools import cache
from typing import Any

import pytest
import pytest_asyncio

from bot.ops.drill import samples
from bot.ops.drill.application import expected
from bot.ops.drill.assumptions import DRILLED
from bot.ops.drill.ground import Asked
from bot.ops.drill.lines import Line
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
NOT_SEEN = {"dm-closed", "private-thread"}
"""What is not seen although all is true: open direct messages, and what a bot alone cannot see."""


@cache
def shown() -> Samples:
    """Draw the sample table once."""
    return samples.make(next(iter(GAMES.values())))


class Drilling:
    """A Discord, somebody who clicks there, and drills."""

    def __init__(self, server: DrilledServer) -> None:
        self.server = server
        self.world = server.world
        self.user = int(self.world.add_user("ada")["id"])
        self.said: list[str] = []
        self.noted: list[str] = []
        self._idle = asyncio.Event()
        self._asked = asyncio.Event()

    async def run(self, *, user: bool = True, **asked: Any) -> Outcome:
        """Drill; somebody clicks if there is a user."""
        given = Asked(CHANNEL, self.user if user else None, **{"patience": 5.0} | asked)
        self._idle.clear()
        self._asked.clear()
        clicking = asyncio.create_task(self.click())
        try:
            return await drill(
                given, TOKEN, self.said.append, note=self._note, nap=self._nap, shown=shown()
            )
        finally:
            clicking.cancel()
            await asyncio.gather(clicking, return_exceptions=True)

    async def click(self) -> None:
        """Press each button as soon as it is there."""
        await self._asked.wait()
        for name in PRESSES:
            part: Any = None
            while part is None:
                await self.world.bell.until(lambda: self._button(name) is not None, 60.0)
                part = self._button(name)
            await self.server.click(self.user, *part)

    def _button(self, name: str) -> Any:
        for message in reversed(self.world.messages.values()):
            for part in clickable(message):
                mine = part["custom_id"].startswith(PREFIX)
                if mine and part["custom_id"].endswith(f":{name}") and self.server.connected:
                    return message, part
        return None

    def _note(self, told: str) -> None:
        self.noted.append(told)
        if told.startswith("Waiting"):
            self._idle.set()
        if told.startswith("Press"):
            self._asked.set()

    async def _nap(self, seconds: float) -> None:
        """Let time pass in this Discord, once nothing else is done."""
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


def lines(outcome: Outcome, sign: str) -> list[Line]:
    return [line for line in outcome.report.lines.values() if line.sign == sign]


async def test_when_all_is_true_no_line_is_wrong(drilling: Drilling):
    outcome = await drilling.run()
    assert lines(outcome, "wrong") == []
    assert {line.key for line in lines(outcome, "not seen")} == NOT_SEEN
    assert set(outcome.report.lines) == set(DRILLED)
    assert drilling.said[-1] == f"{len(DRILLED) - 2} ok, 0 wrong, 2 not seen"
    assert drilling.world.own() == []


OTHERWISE = {
    # What a bot alone cannot see is never wrong.
    "private-thread": (set[str](), NOT_SEEN),
    "dm-closed": ({"dm-closed"}, {"private-thread", "dm-line", "dm-sheet"}),
    "medium-names-file": (
        {"medium-names-file"},
        {*NOT_SEEN, "edit-uploads", "retired-keeps-files", "edit-unsaid-files", "edit-lists-none"},
    ),
    "medium-url-name": (
        {"medium-url-name"},
        {
            *NOT_SEEN,
            *("edit-uploads", "retired-keeps-files", "edit-unsaid-files", "edit-lists-none"),
            "two-galleries",
        },
    ),
    "v2-content-null": ({"v2-content-null"}, {*NOT_SEEN, "edit-uploads", "mention-by-edit"}),
    "thread-id": (
        {"thread-id"},
        {
            *NOT_SEEN,
            *("thread-last", "thread-owner-joins", "mention-by-edit", "thread-duration"),
            *("archived-edit", "thread-reopened", "archived-post", "thread-locked"),
        },
    ),
}
"""What is wrong, and what is not seen, if one assumption is false on which others rest."""


@pytest.mark.parametrize("key", DRILLED)
async def test_exactly_what_is_false_is_told_as_wrong(drilling: Drilling, key: str):
    drilling.server.false.add(key)
    if key == "dm-closed":
        drilling.world.closed_dms.add(drilling.user)
        drilling.world.dm_code = 50009
    outcome = await drilling.run()
    wrong, unseen = OTHERWISE.get(key, ({key}, NOT_SEEN))
    print(*lines(outcome, "wrong"), sep="\n")
    assert {line.key for line in lines(outcome, "wrong")} == wrong
    assert {line.key for line in lines(outcome, "not seen")} == unseen
    assert outcome.report.well == (not wrong)
