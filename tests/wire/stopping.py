"""Stop the bot by SIGTERM in the middle of play, and count the unanswered people.

    python -m tests.wire.stopping 20          # how many stops; a second number is the seed

The loopback Discord and the people live in this process; the bot lives in others, one after the
other, and each is stopped the way a service manager does it.
"""

import asyncio
import os
import select
import signal
import sys
import tempfile
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Final

from rules.registry import GAMES
from tests.wire.bot_process import Life, Zygote
from tests.wire.discord_server import DiscordServer
from tests.wire.payloads import EPHEMERAL
from tests.wire.players import Company, Player
from tests.wire.world import Interaction

SHORTEST, LONGEST = 0.5, 2.0
"""Seconds of play between the start of a bot and its end."""
TABLES: Final = ((("Ada",), 2), (("Ben", "Cleo", "Dan"), 0), (("Eve", "Finn"), 1), (("Gus",), 2))
CUT_OFF: Final = ("Session is closed", "the database was closed")
THINKING: Final = 5
"""The kind of an acknowledgement that promises a message."""


@dataclass
class Figures:
    """The fate of clicks and commands that a running bot received."""

    stops: int = 0
    clicks: int = 0
    under_way: int = 0
    """The number not yet answered at the stop."""
    not_acknowledged: int = 0
    not_answered: int = 0
    """Acknowledged, with a promised answer that never came."""
    complaints: int = 0
    """Lines of the log about a session or a database that was closed too soon."""

    def __str__(self) -> str:
        return (
            f"{self.stops} stops, {self.clicks} clicks, {self.under_way} of them under way at a"
            f" stop: {self.not_acknowledged} not acknowledged, {self.not_answered} acknowledged"
            f" and never answered, {self.complaints} lines about what was closed too soon"
        )


class Stopping:
    """One run: a Discord, people at play, and a bot that is stopped again and again."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.server = DiscordServer()
        self.random = Random(seed)
        self.figures = Figures()
        self.going = True
        self._judged = 0
        """The number of counted clicks and commands."""
        self._log = folder / "bot.log"
        self._url = f"sqlite:///{folder / 'plaza.db'}"
        self._companies: list[Company] = []
        for (names, computers), game in zip(TABLES, cycle(GAMES), strict=False):
            people = [self._player(name) for name in names]
            self._companies.append(Company(people, computers, lambda: self.going, game))

    def _player(self, name: str) -> Player:
        seed = self.random.getrandbits(32)
        return Player(self.server, name, seed, lambda: self.figures.stops)

    async def run(self, stops: int) -> Figures:
        """Stop this often, and count."""
        async with self.server.running():
            zygote = Zygote()
            try:
                await self._play(zygote, stops)
            finally:
                zygote.close()
        assert self.server.world.complaints == []
        lines = self._log.read_text().splitlines()
        self.figures.complaints = sum(any(each in line for each in CUT_OFF) for line in lines)
        return self.figures

    async def _play(self, zygote: Zygote, stops: int) -> None:
        server = self.server
        life = Life(server.base, server.gateway.url, self._url, str(self._log))
        tasks = [asyncio.create_task(company.play()) for company in self._companies]
        for number in range(stops):
            pid = await zygote.spawn(life)
            assert await server.world.bell.until(lambda: server.connected, 20)
            # The tables have to begin before there is anything to stop.
            await asyncio.sleep(self.random.uniform(SHORTEST, LONGEST) + 3 * (number == 0))
            await self._stop(pid)
        self.going = False
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        await zygote.spawn(life)  # waits until the last one has ended

    async def _stop(self, pid: int) -> None:
        """Stop the bot, and count the fates of all clicks it has received."""
        heard = self._heard()
        self.figures.under_way += sum(_is_open(each) for each in heard)
        ended = os.pidfd_open(pid)
        os.kill(pid, signal.SIGTERM)
        await asyncio.to_thread(select.select, [ended], [], [])
        os.close(ended)
        self.figures.stops += 1
        heard = self._heard()
        self.figures.clicks += len(heard)
        self.figures.not_acknowledged += sum(each.callback is None for each in heard)
        self.figures.not_answered += sum(_is_owed(each) for each in heard)
        self._judged = len(self.server.world.interactions)

    def _heard(self) -> list[Interaction]:
        """Return the events that this bot received."""
        new = list(self.server.world.interactions.values())[self._judged :]
        return [each for each in new if each.heard]


def _is_open(interaction: Interaction) -> bool:
    return interaction.callback is None or _is_owed(interaction)


def _is_owed(interaction: Interaction) -> bool:
    """Whether it was acknowledged, and a private answer is still due."""
    if interaction.callback is None or interaction.shown:
        return False
    clicked = interaction.message
    private = clicked is None or clicked["flags"] & EPHEMERAL
    return interaction.callback["type"] == THINKING or bool(private)


def main() -> None:
    """Run it from the command line."""
    stops = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(Stopping(Path(folder), seed).run(stops)))


if __name__ == "__main__":
    main()
