"""The process's memory at each midnight of a week in which it never ends: it must not grow.

    python -m tests.month.scale 1 8       # the seed, and how many days: the first one fills caches

The book, the people and the stand-in for Discord live in the same process. They keep nothing of
finished tables except their people, which makes the figures larger and the bound no easier.
Compiled statements are dropped before each weighing: first queries of the week, such as the first
vote's, fill a cache that has its own bound. Pictures and Discord's library are not here:
`tests.wire.enduring` weighs them.
"""

import asyncio
import gc
import logging
import resource
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import structlog

from tests.month.month import Month
from tests.month.timeline import DAY

FLAT: Final = 0.02
"""The largest growth of each figure from the first midnight to the last."""


class Weight(NamedTuple):
    """The memory of a process, resident in kB."""

    resident: int
    objects: int
    descriptors: int
    tasks: int


def weigh() -> Weight:
    """Weigh this process, after its garbage was collected."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return Weight(
        pages * resource.getpagesize() // 1024,
        len(gc.get_objects()) + gc.get_freeze_count(),
        len([*Path("/proc/self/fd").iterdir()]),
        len(asyncio.all_tasks()),
    )


def grown(weights: Sequence[Weight]) -> list[str]:
    """Return the figures that grew beyond the bound from the first weighing to the last."""
    pairs = zip(Weight._fields, weights[0], weights[-1], strict=True)
    return [name for name, first, last in pairs if last > first * (1 + FLAT)]


async def weighed(folder: Path, seed: int, days: int = 8, tables: int = 50) -> list[Weight]:
    """Play this many days without a restart; return the weights at the midnights between them."""
    month = Month(folder, seed, days=days, tables=tables, restarts=False)
    for person in month.world.people.values():
        # Their minutes are large, and would otherwise be made at the first wait.
        person.ways.minutes.on_again(month.world.start)
    weights: list[Weight] = []

    async def midnight() -> None:
        for process in month.world.machine.processes:
            process.store.forget_statements()
        weights.append(weigh())

    for day in range(1, days):
        month.world.timeline.at(month.world.start + day * DAY, midnight, first=True)
    await month.run()
    return weights


def main(seed: int, days: int) -> None:
    """Run it from the command line; exit code 1 if anything grew."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    with tempfile.TemporaryDirectory() as folder:
        weights = asyncio.run(weighed(Path(folder), seed, days))
    print("midnight", *(f"{name:>12}" for name in Weight._fields))
    for number, weight in enumerate(weights, 1):
        print(f"{number:8}", *(f"{figure:12,}" for figure in weight))
    more = grown(weights)
    print(
        f"grown by more than {FLAT:.0%}: {', '.join(more)}" if more else f"flat within {FLAT:.0%}"
    )
    sys.exit(bool(more))


if __name__ == "__main__":
    given = [int(each) for each in sys.argv[1:]]
    main(*given, *(1, 8)[len(given) :])
