"""Thousands of turns at the real bot with its helpers, and the memory of each process meanwhile.

    python -m tests.wire.enduring 20000       # how many turns; a second number is the seed

A turn is one answer of a person or a computer. The loopback Discord and the people live in this
process, which forgets finished tables; the bot and its drawing helpers live in others, whose memory
is measured.
"""

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import IO, Final

from rules.registry import GAMES
from tests.wire.bot_process import Life
from tests.wire.discord_server import DiscordServer
from tests.wire.players import Company, Player
from tests.wire.weighed_bot import Told
from tests.wire.world import CHANNEL

LANES: Final = 5
"""The number of tables played at once."""
EVERY: Final = 250
"""The turns from one weighing to the next."""
SETTLED: Final = 4000
"""The turn from which memory has to be flat."""
FLAT: Final = 0.1
PATIENCE: Final = 60.0
"""Seconds that people wait for an answer: a busy machine is slow, which is not tested here."""
LATE: Final = 2 * LANES
"""A table that ended this many tables ago is forgotten here."""

TABLES: Final = ((1, 3), (1, 3), (1, 3), (1, 2), (2, 2))
"""The numbers of people and computers; the games take turns."""
SYLLABLES: Final = ("an", "be", "cle", "da", "eve", "fin", "gra", "ida", "jo", "lu", "mar", "ros")


@dataclass(frozen=True)
class Weight:
    """The resources of a process: megabytes, and open descriptors."""

    resident: float
    shared_out: float
    """Resident, each shared page divided among the sharing processes."""
    own: float
    descriptors: int


@dataclass(frozen=True)
class Moment:
    """The state of everything after this many turns."""

    turns: int
    by_people: int
    told: Told
    bot: Weight
    helpers: list[Weight]

    @property
    def drawing(self) -> float:
        """The memory of all helpers together, shared pages divided."""
        return sum(each.shared_out for each in self.helpers)

    def __str__(self) -> str:
        helpers = " ".join(f"{each.resident:5.0f} /{each.own:4.0f}" for each in self.helpers)
        told, bot = self.told, self.bot
        return (
            f"{self.turns:6} {self.by_people:6} {told.pictures:7} |"
            f" {bot.resident:5.0f} {bot.shared_out:5.0f} {bot.own:5.0f} |"
            f" {bot.descriptors:4} {told.tasks:4} {told.threads:4} {told.objects:8} | {helpers}"
        )


HEAD: Final = (
    " turns people pictures | bot: resident, shared out, own (MB) |"
    " descriptors, tasks, threads, objects | helpers: resident / own (MB)"
)

_BEGIN: Final = "from {} import main; main()"


class WeighedProcess:
    """The bot's process, seen from the outside."""

    def __init__(self, life: Life, module: str = "tests.wire.weighed_bot") -> None:
        """`module` has the `main` of the process."""
        with Path(life.log).open("a") as log:
            self._process: subprocess.Popen[str] = subprocess.Popen(
                # Not as a main module: the drawing processes would import it too, because nothing
                # of `plaza` is.
                [sys.executable, "-c", _BEGIN.format(module), json.dumps(asdict(life))],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=Path(__file__).parents[2],
            )

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    async def ask(self) -> tuple[Told, Weight, list[Weight]]:
        """Request its figures, and weigh it and its helpers."""
        told = await asyncio.to_thread(self._ask)
        return told, weigh(self._process.pid), [weigh(pid) for pid in told.helpers]

    def _ask(self) -> Told:
        stdin, stdout = self._pipes()
        stdin.write("\n")
        stdin.flush()
        return Told(**json.loads(stdout.readline()))

    def close(self) -> None:
        """End it, and with it its helpers."""
        for pipe in self._pipes():
            pipe.close()
        self._process.wait(30)

    def _pipes(self) -> tuple[IO[str], IO[str]]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        return self._process.stdin, self._process.stdout


def weigh(pid: int) -> Weight:
    """Weigh a process, by Linux's figures."""
    place = Path(f"/proc/{pid}")
    rows = (line.split() for line in (place / "smaps_rollup").read_text().splitlines()[1:])
    found = {row[0]: int(row[1]) / 1000 for row in rows}
    own = found["Private_Clean:"] + found["Private_Dirty:"]
    return Weight(found["Rss:"], found["Pss:"], own, len(list((place / "fd").iterdir())))


class Enduring:
    """One run: people who come and go, and a bot that stays."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.server = DiscordServer()
        self.random = Random(seed)
        self.going = True
        self.moments: list[Moment] = []
        self._folder = folder
        self._numbers = count(1)
        self._over: deque[set[int]] = deque()
        """The people of tables that have ended, the first of them first."""

    async def run(self, turns: int, every: int = EVERY) -> list[Moment]:
        """Play this many turns; return the moments at regular steps."""
        world = self.server.world
        async with self.server.running():
            with self._bot() as bot:
                assert await world.bell.until(lambda: bool(world.commands), 60)
                lanes = [asyncio.create_task(self._play()) for _ in range(LANES)]
                for mark in range(every, turns + 1, every):
                    await self._played(mark, lanes)
                    self.moments.append(await self._moment(bot))
                    print(self.moments[-1], flush=True)
                self.going = False
                for lane in lanes:
                    lane.cancel()
                await asyncio.wait(lanes)
        assert not world.complaints, world.complaints
        return self.moments

    @contextmanager
    def _bot(self) -> Iterator[WeighedProcess]:
        files = f"sqlite:///{self._database}", str(self._folder / "bot.log")
        bot = WeighedProcess(Life(self.server.base, self.server.gateway.url, *files))
        try:
            yield bot
        finally:
            bot.close()

    @property
    def _database(self) -> Path:
        return self._folder / "plaza.db"

    async def _played(self, turns: int, lanes: Iterable[asyncio.Task[None]]) -> None:
        while self._turns()[0] < turns:
            for lane in lanes:
                if lane.done():
                    lane.result()
            await asyncio.sleep(0.2)

    def _turns(self) -> tuple[int, int]:
        with closing(sqlite3.connect(self._database)) as db:
            asked = "select count(seat), count(user_id) from moves"
            return db.execute(asked).fetchone()

    async def _moment(self, bot: WeighedProcess) -> Moment:
        told, weight, helpers = await bot.ask()
        return Moment(*self._turns(), told, weight, helpers)

    # --- the people -------------------------------------------------------------------------

    async def _play(self) -> None:
        """Play one table after the other, each with other people."""
        while self.going:
            number = next(self._numbers)
            game = list(GAMES)[number % len(GAMES)]
            people, computers = TABLES[number % len(TABLES)]
            company = [await self._person(number, place) for place in range(people)]
            await Company(company, computers, lambda: self.going, game).play_once()
            self._forget({person.id for person in company})

    async def _person(self, number: int, place: int) -> Player:
        """Add a person with settings of their own."""
        name = "".join(self.random.choices(SYLLABLES, k=self.random.randint(2, 4))).title()
        person = Player(self.server, f"{name} {number}", number * 10 + place, lambda: 0)
        person.patience = PATIENCE
        theme, large = self.random.choice(("dark", "light")), self.random.random() < 0.3
        messages = self.random.random() < 0.3
        await person.slash_there(
            "settings", **{"messages": messages, "theme": theme, "large-text": large}
        )
        return person

    # --- finished tables --------------------------------------------------------------------

    def _forget(self, people: set[int]) -> None:
        """Forget a table that ended a while ago; this process keeps its pace."""
        self._over.append(people)
        if len(self._over) <= LATE:
            return
        world, gone = self.server.world, self._over.popleft()
        clicks = [each for each in world.interactions.values() if each.user_id in gone]
        places = {each.channel_id for each in clicks} - {CHANNEL}
        places |= {int(world.direct(user_id)["id"]) for user_id in gone}
        answers = {int(shown["id"]) for each in clicks for shown in each.shown}
        for each in clicks:
            del world.interactions[each.id]
        for number, message in list(world.messages.items()):
            # A thread has the id of the post on which it hangs.
            if number in answers | places or int(message["channel_id"]) in places:
                del world.messages[number]
        events = self.server.gateway.events
        events[:-100] = [{}] * len(events[:-100])


def is_flat(values: Sequence[float]) -> bool:
    """Whether the largest of these is within the bound of the smallest."""
    return max(values) <= min(values) * (1 + FLAT)


def verdict(moments: Iterable[Moment]) -> tuple[bool, str]:
    """Return whether memory stayed flat after the start, and the ranges of all figures."""
    late = [each for each in moments if each.turns >= SETTLED]
    if not late:
        return True, f"nothing is said of memory before turn {SETTLED}"
    bot, drawing = [each.bot.shared_out for each in late], [each.drawing for each in late]
    figures = {
        "bot, MB": bot,
        "helpers together, MB": drawing,
        "descriptors": [each.bot.descriptors for each in late],
        "tasks": [each.told.tasks for each in late],
        "threads": [each.told.threads for each in late],
        "objects": [each.told.objects for each in late],
    }
    flat = is_flat(bot) and is_flat(drawing)
    ranges = [f"  {name}: {min(each):.0f} to {max(each):.0f}" for name, each in figures.items()]
    so = "flat" if flat else "not flat"
    return flat, "\n".join([f"from turn {SETTLED} on {so} within {FLAT:.0%}:", *ranges])


def main() -> None:
    """Run it from the command line; exit code 1 if memory grew."""
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 20000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    started = time.monotonic()
    print(HEAD)
    with tempfile.TemporaryDirectory() as folder:
        moments = asyncio.run(Enduring(Path(folder), seed).run(turns))
    flat, words = verdict(moments)
    print(f"{time.monotonic() - started:.0f} s; {words}")
    sys.exit(not flat)


if __name__ == "__main__":
    main()
