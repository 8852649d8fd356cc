"""Kill -9 at random moments of scripted play, beside faults of the network, and the proof that
nothing was lost or doubled.

    python -m tests.wire.killing 200          # how many kills; a second number is the seed

The loopback Discord and the people live in this process; the bot lives, many times, in others.
"""

import asyncio
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from sqlalchemy import select

from bot.storage.schema import seats
from rules.registry import GAMES
from tests.sql import beside, is_being_written, run
from tests.wire.bot_process import Life, Zygote
from tests.wire.discord_server import DiscordServer, limited
from tests.wire.players import Company, Player
from tests.wire.proof import Proof, prove

MOMENTS: Final = ("time", "click", "callback", "writing", "wrote", "answered")
HELD: Final = {"callback", "writing", "wrote", "answered"}
"""At these the bot waits for Discord's answer, and may die before it comes."""
FIRST_LIVES: Final = 4
"""Lives that end somewhere in the start, the migration of an empty database included."""
LONGEST: Final = 2.5
"""Seconds after its start in which a life ends even if its moment did not come."""

TROUBLED: Final = (
    *[("POST", r"/channels/\d+/messages$")] * 7,
    ("POST", r"/messages/\d+/threads$"),
    ("POST", r"/users/@me/channels$"),
    ("GET", r"/users/\d+$"),
)
"""What goes wrong beside the kills: posts mostly, and what they need."""

TROUBLES: Final[dict[str, dict[str, Any]]] = {
    "limits of a route": {"status": 429, **limited(10)},
    "limits of all": {"status": 429, **limited(10, everywhere=True)},
    "500": {"status": 500},
    "502": {"status": 502},
    "503": {"status": 503},
    "connections lost before": {"drop": "before"},
    "connections lost after": {"drop": "after"},
}

Moment: TypeAlias = tuple[str, int, float, bool]
"""What to wait for, how often, how many seconds longer, and whether Discord holds its answer."""

# Everything that is ever put into the outbox, as the bot's own transactions leave it.
_OBSERVED: Final = "create table observed as select * from outbox where false"
_OBSERVE: Final = {
    "sqlite": """
        create trigger observe after insert on outbox begin
            insert into observed select * from outbox where id = new.id;
        end
    """,
    "postgresql": """
        create function observe() returns trigger language plpgsql as $$
            begin insert into observed select new.*; return null; end
        $$;
        create trigger observe after insert on outbox
            for each row execute function observe()
    """,
}


@dataclass
class Figures:
    """What happened, and what was proved."""

    deaths: int = 0
    kills: Counter[str] = field(default_factory=Counter)
    """What was under way at them: several things may be."""
    faults: Counter[str] = field(default_factory=Counter)
    """What went wrong in the network."""
    lives: int = 0
    seconds: float = 0.0
    proof: Proof = field(default_factory=Proof)

    def __str__(self) -> str:
        phases = ", ".join(f"{count} {phase}" for phase, count in self.kills.most_common())
        faults = ", ".join(f"{count} {fault}" for fault, count in self.faults.most_common())
        return (
            f"{self.deaths} kills ({phases}), {self.lives} lives, "
            f"{self.faults.total()} faults ({faults}), {self.seconds:.0f} s: {self.proof}"
        )


class Killing:
    """One run: a Discord, people, and a bot that has no luck."""

    def __init__(self, folder: Path, seed: int, url: str | None = None) -> None:
        self.server = DiscordServer()
        self.random = Random(seed)
        self.figures = Figures()
        self.deaths = 0
        self.going = True
        self.url = url or f"sqlite:///{folder / 'plaza.db'}"
        self.log = folder / "bot.log"
        self._zygote = Zygote()
        self._weather = Random(seed + 1)
        self._awaited: tuple[str, bool] = ("", False)
        self._left = 0
        self._reached = asyncio.Event()
        self._dead = asyncio.Event()
        ada, ben, cleo, dan, eve, finn = (
            Player(self.server, name, seed + place, lambda: self.deaths)
            for place, name in enumerate(("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"))
        )
        self.people = [ada, ben, cleo, dan, eve, finn]
        # Who fills the last table is a person: a new post calls its opener.
        parties = (([ada], 2), ([ben, cleo, dan], 1), ([eve, finn], 0))
        self.companies = [
            Company(people, computers, lambda: self.going, game)
            for (people, computers), game in zip(parties, cycle(GAMES))
        ]

    async def run(self, kills: int, seconds: float = float("inf")) -> Figures:
        """Kill so often, or for so long; end the play, let everything be told, and prove.

        The seconds begin with the play, and last until there is something to prove.
        """
        started = time.monotonic()
        async with self.server.running():
            self.server.on_moment = self._happened
            try:
                await self._play(kills, seconds)
            finally:
                self._zygote.close()
        self.figures.seconds = time.monotonic() - started
        self.figures.proof = await prove(self.server.world, self.people, self.url)
        return self.figures

    async def _play(self, kills: int, seconds: float) -> None:
        for _ in range(FIRST_LIVES):
            await self._live(("time", 0, self.random.uniform(0, 0.4), False))
        await self._observe()
        end_at = time.monotonic() + seconds
        tasks = [asyncio.create_task(company.play()) for company in self.companies]
        # Not everybody wants direct messages: posts that mention somebody are due as well.
        tasks += [
            asyncio.create_task(player.slash_there("settings", messages=False))
            for player in self.people[::3]
        ]
        tasks.append(asyncio.create_task(self._trouble()))
        for _ in range(kills - FIRST_LIVES):
            if time.monotonic() > end_at and self._has_happened():
                break
            await self._live(self._moment())
            for task in tasks:
                if task.done():
                    task.result()
        await self._end(tasks)

    def _has_happened(self) -> bool:
        """Whether a move was shown as done, and something has gone wrong beside the kills."""
        done = any(each.done for player in self.people for each in player.intents.values())
        return done and self.figures.faults.total() > 0

    async def _trouble(self) -> None:
        """Let one thing after the other go wrong."""
        while self.going:
            name = self._weather.choice(list(TROUBLES))
            fault = self.server.plan(*self._weather.choice(TROUBLED), **TROUBLES[name])
            await self.server.world.bell.until(lambda fault=fault: not fault.times, 1.0)
            self.figures.faults[name] += not fault.times
            self.server.faults.remove(fault)
            await asyncio.sleep(self._weather.expovariate(1 / 0.05))

    def _moment(self) -> Moment:
        name = self.random.choice(MOMENTS)
        if name == "time":
            return name, 0, self.random.uniform(0, 0.5), False
        hold = name in HELD and self.random.random() < 0.4
        count = 1 + int(self.random.expovariate(1 / 8))
        return name, count, self.random.expovariate(1 / 0.015), hold

    async def _live(self, moment: Moment) -> None:
        """Let a bot live until its moment."""
        name, count, delay, hold = moment
        self._awaited, self._left = (name, hold), count
        self._reached.clear()
        self._dead.clear()
        identified = self.server.gateway.identified
        pid = await self._spawn()
        if name != "time":
            await self._started(identified)
            await self.server.world.bell.until(self._reached.is_set, LONGEST)
        if not hold:
            await asyncio.sleep(delay)
        os.kill(pid, signal.SIGSTOP)  # so that what is noted is how it was when it died
        starting = self.server.gateway.identified == identified
        states = ["in the start"] if starting else self._under_way()
        await self._kill(pid)
        states += [] if starting else self._left_behind()
        self.figures.deaths += 1
        self.figures.kills.update(states or ["at rest"])

    async def _happened(self, name: str) -> None:
        awaited, hold = self._awaited
        if name != awaited or self._reached.is_set():
            return
        self._left -= 1
        if self._left <= 0:
            self._reached.set()
            self.server.world.bell.ring()
            if hold:
                await self._dead.wait()

    async def _started(self, identified: int) -> None:
        """Wait until another bot is there, however busy the machine is."""
        gateway, bell = self.server.gateway, self.server.world.bell
        assert await bell.until(lambda: gateway.identified > identified, 20)

    async def _spawn(self) -> int:
        server = self.server
        life = Life(server.base, server.gateway.url, self.url, str(self.log))
        self.figures.lives += 1
        return await self._zygote.spawn(life)

    async def _kill(self, pid: int) -> None:
        os.kill(pid, signal.SIGKILL)
        self.deaths += 1
        self._dead.set()
        await self.server.gateway.cut()
        self.server.world.bell.ring()

    def _under_way(self) -> list[str]:
        """Say what a stopped bot was doing."""
        recent = list(self.server.world.interactions.values())[-len(self.people) :]
        open_ = [each for each in recent if not each.shown]
        states = {
            "with a click not acknowledged": any(each.callback is None for each in open_),
            "between acknowledgement and answer": any(each.callback for each in open_),
            "in a transaction": is_being_written(self.url),
        }
        return [name for name, so in states.items() if so]

    def _left_behind(self) -> list[str]:
        """Say what a dead bot has left in the outbox."""
        with beside(self.url) as db:
            claimed = [row[0] for row in run(db, "select claimed_at from outbox")]
        states = {"between commit and telling": None in claimed, "while posting": any(claimed)}
        return [name for name, so in states.items() if so]

    async def _observe(self) -> None:
        """Begin to write down what is put into the outbox."""
        identified = self.server.gateway.identified
        pid = await self._spawn()
        await self._started(identified)
        await self._kill(pid)
        with beside(self.url) as db:
            run(db, _OBSERVED)
            run(db, _OBSERVE[db.dialect.name])

    async def _end(self, tasks: list[asyncio.Task[None]]) -> None:
        """Let a last life answer what is open and tell what is due."""
        self._awaited = ("", False)
        pid = await self._spawn()
        await asyncio.sleep(0.3)
        self.going = False
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        self.server.faults.clear()
        end = time.monotonic() + 30
        while self._due() or not self.server.gateway.connected:
            assert time.monotonic() < end, f"never told or answered: {self._due()}"
            await asyncio.sleep(0.05)
        await self._kill(pid)

    def _due(self) -> list[tuple[Any, ...]]:
        """Find what is still to be told, or answered by computers and plans, by now.

        A plan made at a young table may answer only in twenty minutes, as if a person had to come.
        """
        with beside(self.url) as db:
            return [
                *run(db, "select 'post', * from outbox where aside is null"),
                *run(db, "select 'computer', id, status from tables where computer_due"),
                *run(db, select(seats).where(seats.c.plan_due <= datetime.now(UTC))),
            ]


def main() -> None:
    """Run it from the command line."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(Killing(Path(folder), seed).run(kills)))
        log = (Path(folder) / "bot.log").read_text()
    print(f"{len(log.splitlines())} lines in the bot's log")


if __name__ == "__main__":
    main()
