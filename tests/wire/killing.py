"""Kill -9 at random moments of scripted play, with freezes and faults of the network, and the proof
that nothing was lost or doubled.

    python -m tests.wire.killing 200          # how many kills; a second number is the seed
    python -m tests.wire.killing 200 1 2      # a third: how many processes share one PostgreSQL

The loopback Discord and the people live in this process; the bot lives, many times, in others. If
several run at once, each has a shard, and they are killed one at a time.
"""

import asyncio
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from sqlalchemy import select

from bot.storage.schema import seats
from rules.registry import GAMES
from tests.postgresql import server
from tests.sql import beside, is_being_written, run
from tests.wire.bot_process import Life, Zygote
from tests.wire.discord_server import DiscordServer, limited
from tests.wire.players import Company, Player
from tests.wire.proof import Proof, prove

MOMENTS: Final = ("time", "click", "callback", "writing", "wrote", "answered")
HELD: Final = {"callback", "writing", "wrote", "answered"}
"""At these the bot waits for Discord's answer, and may die before it comes."""
FREEZES: Final = 0.25
"""Freezes for each kill, if there is another process to go on meanwhile."""
LONGEST_FREEZE: Final = 5.0
"""Seconds; PostgreSQL gives a frozen writer up after half of them."""
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
"""Faults beside the kills: posts mostly, and their prerequisites."""

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
"""The event to wait for, its count, the extra seconds, and whether Discord holds its answer."""

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
    """The counts of events and proofs."""

    deaths: int = 0
    kills: Counter[str] = field(default_factory=Counter)
    """The work under way at the kills: several tasks may be."""
    freezes: Counter[str] = field(default_factory=Counter)
    """The work under way at the freezes."""
    faults: Counter[str] = field(default_factory=Counter)
    """The faults of the network."""
    lives: int = 0
    seconds: float = 0.0
    proof: Proof = field(default_factory=Proof)

    def __str__(self) -> str:
        kills, freezes, faults = (
            ", ".join(f"{count} {name}" for name, count in counted.most_common())
            for counted in (self.kills, self.freezes, self.faults)
        )
        return (
            f"{self.deaths} kills ({kills}), {self.lives} lives, freezes ({freezes}), "
            f"{self.faults.total()} faults ({faults}), {self.seconds:.0f} s: {self.proof}"
        )


class Bot:
    """The bot of one shard, in its present process."""

    def __init__(self, server: DiscordServer, shard: int, life: Life) -> None:
        self.gateway = server.gateways[shard]
        self.life = life
        self.zygote = Zygote()
        self.pid: int | None = None
        self.identified = 0
        """The number of lives of its shard before this process."""

    async def begin(self) -> None:
        """Have a process, a new one if the last is dead."""
        if self.pid is None:
            self.identified = self.gateway.identified
            self.pid = await self.zygote.spawn(self.life)

    @property
    def starting(self) -> bool:
        """Whether it has not yet connected to Discord."""
        return self.gateway.identified == self.identified

    def freeze(self) -> None:
        """Pause it, as on a machine that stands still."""
        assert self.pid is not None
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """End the pause."""
        assert self.pid is not None
        os.kill(self.pid, signal.SIGCONT)

    async def kill(self) -> None:
        """Let it die."""
        assert self.pid is not None
        os.kill(self.pid, signal.SIGKILL)
        self.pid = None
        await self.gateway.cut()


class Killing:
    """One run: a Discord, people, and bots that have no luck."""

    def __init__(self, folder: Path, seed: int, url: str | None = None, processes: int = 1) -> None:
        self.server = DiscordServer(processes)
        self.seed = seed
        self.random = Random(seed)
        self.figures = Figures()
        self.deaths = 0
        self.going = True
        self.url = url or f"sqlite:///{folder / 'plaza.db'}"
        self.log = folder / "bot.log"
        self.count = processes
        self._bots: list[Bot] = []
        self._weather = Random(seed + 1)
        self._awaited: tuple[str, bool] = ("", False)
        self._left = 0
        self._reached = asyncio.Event()
        self._dead = asyncio.Event()
        """That the bot whose answers were held is dead, or has gone on."""
        # Who fills the last table is a person: a new post calls its opener.
        parties = ((("Ada",), 2), (("Ben", "Cleo", "Dan"), 1), (("Eve", "Finn"), 0))
        self.people: list[Player] = []
        self.companies: list[Company] = []
        places = cycle(self.server.world.homes)
        for (names, computers), game, channel in zip(parties, cycle(GAMES), places, strict=False):
            people = [self._player(name, channel) for name in names]
            self.companies.append(Company(people, computers, lambda: self.going, game))

    def _player(self, name: str, channel: int) -> Player:
        seed = self.seed + len(self.people)
        player = Player(self.server, name, seed, lambda: self.deaths, channel)
        self.people.append(player)
        return player

    async def run(self, kills: int, seconds: float = float("inf")) -> Figures:
        """Kill this often, or for this long; end the play, let everything be sent, and prove.

        The seconds begin with the play, and last until there is something to prove.
        """
        started = time.monotonic()
        async with self.server.running():
            self.server.on_moment = self._happened
            self._bots = [Bot(self.server, shard, self._life(shard)) for shard in range(self.count)]
            try:
                await self._play(kills, seconds)
            finally:
                for bot in self._bots:
                    bot.zygote.close()
        self.figures.seconds = time.monotonic() - started
        self.figures.proof = await prove(self.server.world, self.people, self.url)
        return self.figures

    async def _play(self, kills: int, seconds: float) -> None:
        for _ in range(FIRST_LIVES):
            await self._live(("time", 0, self.random.uniform(0, 0.4), False))
        await self._observe()
        end_at = time.monotonic() + seconds
        tasks = [asyncio.create_task(company.play()) for company in self.companies]
        # Not everyone wants direct messages: posts that mention a person are due as well.
        tasks += [
            asyncio.create_task(player.slash_there("settings", messages=False))
            for player in self.people[::3]
        ]
        tasks.append(asyncio.create_task(self._trouble()))
        for _ in range(kills - FIRST_LIVES):
            if time.monotonic() > end_at and self._has_happened():
                break
            if self.count > 1 and self.random.random() < FREEZES:
                await self._freeze(self._moment(MOMENTS[1:]))
            await self._live(self._moment(MOMENTS))
            for task in tasks:
                if task.done():
                    task.result()
        await self._end(tasks)

    def _has_happened(self) -> bool:
        """Whether a move was shown as done, and a fault has occurred beside the kills."""
        done = any(each.done for player in self.people for each in player.intents.values())
        return done and self.figures.faults.total() > 0

    async def _trouble(self) -> None:
        """Cause one fault after the other."""
        while self.going:
            name = self._weather.choice(list(TROUBLES))
            fault = self.server.plan(*self._weather.choice(TROUBLED), **TROUBLES[name])
            await self.server.world.bell.until(lambda fault=fault: not fault.times, 1.0)
            self.figures.faults[name] += not fault.times
            self.server.faults.remove(fault)
            await asyncio.sleep(self._weather.expovariate(1 / 0.05))

    def _moment(self, names: Sequence[str]) -> Moment:
        name = self.random.choice(names)
        if name == "time":
            return name, 0, self.random.uniform(0, 0.5), False
        hold = name in HELD and self.random.random() < 0.4
        count = 1 + int(self.random.expovariate(1 / 8))
        return name, count, self.random.expovariate(1 / 0.015), hold

    async def _live(self, moment: Moment) -> None:
        """Let all bots live until the moment of one."""
        bot = await self._frozen_at(moment)
        states = ["in the start"] if bot.starting else self._under_way()
        await self._kill(bot)
        states += [] if bot.starting else self._left_behind()
        self.figures.deaths += 1
        self.figures.kills.update(states or ["at rest"])

    async def _freeze(self, moment: Moment) -> None:
        """Let one bot stand still for a while, and then go on as if no time had passed.

        It is none in the start: that would end, if PostgreSQL gave it up, and be started again.
        """
        bot = await self._frozen_at(moment)
        self.figures.freezes.update(self._under_way() or ["at rest"])
        await asyncio.sleep(self.random.uniform(0, LONGEST_FREEZE))
        bot.go_on()
        self._dead.set()

    async def _frozen_at(self, moment: Moment) -> Bot:
        """Freeze a bot at its moment, so that the record shows its state."""
        name, count, delay, hold = moment
        self._awaited, self._left = (name, hold), count
        self._reached.clear()
        self._dead.clear()
        await self._spawn()
        bot = self.random.choice(self._bots)
        if name != "time":
            await self._started(bot)
            await self.server.world.bell.until(self._reached.is_set, LONGEST)
        if not hold:
            await asyncio.sleep(delay)
        bot.freeze()
        return bot

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

    async def _started(self, bot: Bot) -> None:
        """Wait for a bot to connect, however busy the machine is."""
        assert await self.server.world.bell.until(lambda: not bot.starting, 20), self._never()

    def _life(self, shard: int) -> Life:
        server = self.server
        shards = None if self.count == 1 else f"{shard}/{self.count}"
        return Life(server.base, server.gateway.url, self.url, str(self.log), shards)

    async def _spawn(self) -> None:
        """Begin new lives for the dead."""
        for bot in self._bots:
            self.figures.lives += bot.pid is None
            await bot.begin()

    async def _kill(self, bot: Bot) -> None:
        await bot.kill()
        self.deaths += 1
        self._dead.set()
        self.server.world.bell.ring()

    def _under_way(self) -> list[str]:
        """Return the work of a stopped bot."""
        recent = list(self.server.world.interactions.values())[-len(self.people) :]
        open_ = [each for each in recent if not each.shown]
        states = {
            "with a click not acknowledged": any(each.callback is None for each in open_),
            "between acknowledgement and answer": any(each.callback for each in open_),
            "in a transaction": is_being_written(self.url),
        }
        return [name for name, so in states.items() if so]

    def _left_behind(self) -> list[str]:
        """Return the rows that a dead bot has left in the outbox."""
        with beside(self.url) as db:
            claimed = [row[0] for row in run(db, "select claimed_at from outbox")]
        states = {"between commit and telling": None in claimed, "while posting": any(claimed)}
        return [name for name, so in states.items() if so]

    async def _observe(self) -> None:
        """Begin to record the rows put into the outbox."""
        await self._spawn()
        for bot in self._bots:
            await self._started(bot)
            await self._kill(bot)
        with beside(self.url) as db:
            run(db, _OBSERVED)
            run(db, _OBSERVE[db.dialect.name])

    async def _end(self, tasks: list[asyncio.Task[None]]) -> None:
        """Let a last life answer all open questions and send all due messages."""
        self._awaited = ("", False)
        await self._spawn()
        await asyncio.sleep(0.3)
        self.going = False
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        self.server.faults.clear()
        end = time.monotonic() + 30
        while self._due() or not self.server.connected:
            assert time.monotonic() < end, self._never()
            await asyncio.sleep(0.05)
        for bot in self._bots:
            await self._kill(bot)

    def _never(self) -> str:
        """Return the messages and questions never handled, and the bots' log lines about them."""
        there = "there" if self.server.connected else "not there"
        log = self.log.read_text().splitlines()[-20:]
        return "\n".join([f"the bot is {there}; never told or answered: {self._due()}", *log])

    def _due(self) -> list[tuple[Any, ...]]:
        """Find the messages still due, and the answers still due from computers and plans.

        A plan made at a young table may answer only in twenty minutes, as if a person had to come.
        Taking the buttons of what is answered waits on purpose.
        """
        with beside(self.url) as db:
            return [
                *run(db, "select 'post', * from outbox where aside is null and kind <> 'tidy'"),
                *run(db, "select 'computer', id, status from tables where computer_due"),
                *run(db, select(seats).where(seats.c.plan_due <= datetime.now(UTC))),
            ]


def main() -> None:
    """Run it from the command line."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    processes = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    url = server().empty() if processes > 1 else None
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(Killing(Path(folder), seed, url, processes).run(kills)))
        log = (Path(folder) / "bot.log").read_text()
    print(f"{len(log.splitlines())} lines in the bot's log")


if __name__ == "__main__":
    main()
