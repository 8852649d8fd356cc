"""Two checkouts against each other, turn by turn: `python -m tests.alternation OTHER 200 [ten]`.

What else a machine does changes from second to second; neighbours in time have it alike, so the
ratios of pairs say what milliseconds cannot. `OTHER` is a folder with another version of Plaza. A
pair is one turn of each, in changing order; with `ten`, turns at ten tables at once, beside a
process that keeps a core busy.
"""

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Final, NamedTuple

from bot.config import Settings
from bot.logs import set_up
from bot.service.host import Host
from bot.service.model import TableInfo
from rules.chance import Chance
from tools.bench.hosting import SEATS, opened, started, turn

HERE: Final = Path(__file__).parents[1]
WARM_UP: Final = 20


class Took(NamedTuple):
    """The milliseconds of a turn, or of ten at once: on the wall, and of the processor."""

    wall: float
    cpu: float


class Runner:
    """A checkout at work in a process of its own; it measures when it is told to."""

    def __init__(self, root: Path, tables: int) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", __file__, str(tables)],
            env={"PYTHONPATH": str(root)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self) -> Took:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print("go", file=self._process.stdin, flush=True)
        return Took(*map(float, self._process.stdout.readline().split()))

    def end(self) -> None:
        self._process.communicate()


async def serve(count: int) -> None:
    """Play at so many tables at once, whenever a line comes in; print what that took."""
    chance = Chance(1)
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as (host, _):
            tables = [await started(host, SEATS) for _ in range(count)]
            for number in range(sys.maxsize):
                if number >= WARM_UP and not await asyncio.to_thread(sys.stdin.readline):
                    return
                wall, cpu = perf_counter(), process_time()
                await asyncio.gather(*(turn(host, table, chance) for table in tables))
                if number >= WARM_UP:
                    took = perf_counter() - wall, process_time() - cpu
                    print(*(1e3 * each for each in took), flush=True)
                tables = [await _next(host, table) for table in tables]


async def _next(host: Host, table: TableInfo) -> TableInfo:
    now = await host.look.table(table.id)
    return now if now.status == "running" else await started(host, SEATS)


def compare(other: Path, pairs: int, tables: int) -> None:
    busy = [sys.executable, "-c", "while True: pass"]
    neighbour = subprocess.Popen(busy) if tables > 1 else None
    ours, theirs = Runner(HERE, tables), Runner(other, tables)
    found: list[tuple[Took, Took]] = []
    for number in range(pairs):
        if number % 2:
            new, old = ours.measure(), theirs.measure()
        else:
            old, new = theirs.measure(), ours.measure()
        found.append((new, old))
    for runner in (ours, theirs):
        runner.end()
    if neighbour is not None:
        neighbour.kill()
    for place, name in enumerate(Took._fields):
        ratios = sorted(new[place] / old[place] for new, old in found)
        first, third = ratios[pairs // 4], ratios[3 * pairs // 4]
        here, there = (median(pair[side][place] for pair in found) for side in (0, 1))
        print(
            f"{name}: {here:.2f} ms here, {there:.2f} ms there; ratio of pairs "
            f"{median(ratios):.3f}, half of them from {first:.3f} to {third:.3f}"
        )


if __name__ == "__main__":
    if len(sys.argv) == 2:
        set_up(Settings.model_construct(None, log_level="error"))
        asyncio.run(serve(int(sys.argv[1])))
    else:
        compare(Path(sys.argv[1]).resolve(), int(sys.argv[2]), 10 if "ten" in sys.argv else 1)
