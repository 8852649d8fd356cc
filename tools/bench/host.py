"""The speed of the host: a turn, a click; and the weight of a thousand tables at rest.

Times are wall-clock times, because waiting for the disk counts. So they depend on the machine's
load; turns are measured alternating with bare SQLite commits.
"""

import asyncio
import gc
import sqlite3
import sys
import tempfile
import tracemalloc
from datetime import timedelta
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final, NamedTuple

import click

from bot.config import Settings
from bot.logs import set_up
from bot.notify.outbox import Outbox
from bot.service.host import Host
from rules.chance import Chance
from rules.registry import GAMES
from tools.bench.due import Rush, measure_listing, measure_rush
from tools.bench.hosting import GAME, SEATS, Watch, opened, started, turn
from tools.bench.ratings import Asked, measure_ratings
from tools.bench.verdict import verdict

TURN_BUDGET: Final = 3.0
"""The median milliseconds of a turn: load, choose, commit, two views."""
CLICK_BUDGET: Final = 50.0
"""The median milliseconds from a click to its acknowledgement."""
BLOCK_BUDGET: Final = 50.0
"""The most milliseconds for which the event loop may stand still."""
IDLE_BUDGET: Final = 100.0
"""The bytes per table that still count as nothing."""
DELAY_BUDGET: Final = 50.0
"""The most milliseconds for which due work may hold up a click."""
LISTING_BUDGET: Final = 100.0
"""The median milliseconds of our own time for a list of very many tables."""

RATING_BUDGET: Final = 50.0
"""The median milliseconds for one person's profile, and for a page of the leaders."""
NUMBERS_BUDGET: Final = 100.0
"""The median milliseconds for a server's games in numbers."""

LISTED: Final = 200

WARM_UP: Final = 20
BATCHES: Final = 3


class Turns(NamedTuple):
    """The milliseconds of each turn, and of the bare commit after it."""

    ours: tuple[float, ...]
    bare: tuple[float, ...]


class Idle(NamedTuple):
    """The weight of tables at rest, in bytes each: in this process, and as a new one finds them."""

    tables: int
    rested: float
    found: float


# --- a turn ----------------------------------------------------------------------------------


async def measure_turns(folder: Path, count: int) -> Turns:
    """Let people choose at random; after each turn comes a bare commit.

    Messages are told in between, as in real life, because a turn searches the untold ones.
    """
    bare = _bare_database(folder / "bare.db")
    ours: list[float] = []
    theirs: list[float] = []
    chance = Chance(1)
    async with opened(folder) as (host, outbox):
        table = await started(host, SEATS)
        while len(ours) < count + WARM_UP:
            if table.status != "running":
                table = await started(host, SEATS)
            ours.append(await turn(host, table, chance))
            theirs.append(_commit(bare, len(theirs)))
            await outbox.drain()
            table = await host.look.table(table.id)
    bare.close()
    return Turns(tuple(ours[WARM_UP:]), tuple(theirs[WARM_UP:]))


def _bare_database(path: Path) -> sqlite3.Connection:
    """Open a database as Plaza sets its own up, with a table of small rows."""
    bare = sqlite3.connect(path, isolation_level=None)
    bare.execute("PRAGMA journal_mode = WAL")
    bare.execute("PRAGMA synchronous = FULL")
    bare.execute("CREATE TABLE small (number INTEGER PRIMARY KEY, word TEXT)")
    return bare


def _commit(bare: sqlite3.Connection, number: int) -> float:
    start = perf_counter()
    bare.execute("BEGIN IMMEDIATE")
    bare.execute("INSERT INTO small VALUES (?, ?)", (number, "a small row"))
    bare.execute("COMMIT")
    return (perf_counter() - start) * 1e3


# --- tables at rest --------------------------------------------------------------------------


async def measure_idle(folder: Path, count: int) -> Idle:
    """Weigh tables that this process has opened and started, and those that a new one finds.

    They come in batches, of which the median counts: a hash table may just double somewhere, which
    is no table's fault. Openers are remembered for an hour, so that has to be over.
    """
    watch, batch = Watch(), max(1, count // BATCHES)
    async with opened(folder, watch) as (host, outbox):
        weights: list[int] = []
        for size in (batch,) * (1 + BATCHES):
            await _rest(host, outbox, size)
            watch.advance(timedelta(days=1))
            await _rest(host, outbox, 1)
            weights.append(_weight())
        rested = median(after - before for before, after in pairwise(weights))
    async with opened(folder) as (host, outbox):
        await host.recover()
        await host.look.table(1)
        before = _weight()
        await host.recover()
        await outbox.drain()
        found = _weight() - before
    tracemalloc.stop()
    return Idle(BATCHES * batch, rested / batch, found / (BATCHES * batch))


async def _rest(host: Host, outbox: Outbox, count: int) -> None:
    """Start `count` tables, tell all, and leave them alone.

    The same few people sit at all of them, because only tables are weighed.
    """
    for number in range(count):
        await started(host, 2, first_user=1 + 2 * (number % WARM_UP))
        if number % WARM_UP == 0:
            await outbox.drain()
    await outbox.drain()


def _weight() -> int:
    """Return the bytes that Python's objects take, counted from the first call."""
    tracemalloc.start()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


# --- the report ------------------------------------------------------------------------------


def _line(name: str, measured: float, unit: str, budget: float) -> tuple[str, bool]:
    met = measured <= budget
    return f"  {name:<44}{measured:>9.2f}{budget:>9.0f} {unit:<6}{verdict(met):>7}", met


def _plain(name: str, milliseconds: float) -> tuple[str, bool]:
    return f"  {name:<44}{milliseconds:>9.2f}{'':>9} ms", True


def _turn_report(turns: Turns) -> list[tuple[str, bool]]:
    ours, bare = median(turns.ours), median(turns.bare)
    return [
        _line(f"a turn, median of {len(turns.ours)}", ours, "ms", TURN_BUDGET),
        _plain("a bare commit of SQLite beside it, median", bare),
        (f"  {'ratio':<44}{ours / bare:>9.1f}", True),
    ]


def _click_report(clicks: Any) -> list[tuple[str, bool]]:
    waits = [1e3 * wait for wait in clicks.waits]
    longest, collection = 1e3 * clicks.longest, 1e3 * clicks.collection
    return [
        _line(f"a click to its answer, median of {len(waits)}", median(waits), "ms", CLICK_BUDGET),
        _line("the event loop's longest standstill", longest, "ms", BLOCK_BUDGET),
        _plain("a full collection, once nobody waits", collection),
    ]


def _idle_report(idle: Idle) -> list[tuple[str, bool]]:
    return [
        _line(f"each of {idle.tables} tables that rest", idle.rested, "bytes", IDLE_BUDGET),
        _line("each of them, found by a new process", idle.found, "bytes", IDLE_BUDGET),
    ]


def _rush_report(rush: Rush) -> list[tuple[str, bool]]:
    delayed = f"by what the slowest of {len(rush.beside)} clicks then is slower"
    return [
        _plain(f"each of {rush.due} things due at once", 1e3 * rush.seconds / rush.due),
        _line(delayed, rush.delay, "ms", DELAY_BUDGET),
        _plain("a click then, median", median(rush.beside)),
        _plain("a click at rest, median", median(rush.at_rest)),
        _plain(f"the slowest of {len(rush.at_rest)} at rest", max(rush.at_rest)),
        _line("the event loop's longest standstill then", 1e3 * rush.longest, "ms", BLOCK_BUDGET),
    ]


def _listing_report(listings: list[float]) -> list[tuple[str, bool]]:
    name = f"the list of {LISTED} tables of one person"
    return [_line(name, median(listings), "ms", LISTING_BUDGET)]


def _rating_report(asked: Asked, rated: int) -> list[tuple[str, bool]]:
    return [
        _line(f"the leaders after {rated} games", median(asked.leaders), "ms", RATING_BUDGET),
        _line(f"a profile after {rated} games", median(asked.profiles), "ms", RATING_BUDGET),
        _line(f"numbers of {rated} games", median(asked.numbers), "ms", NUMBERS_BUDGET),
    ]


async def _clicks(folder: Path, tables: int, rounds: int) -> list[tuple[str, bool]]:
    try:
        clicks = import_module("tools.bench.clicks")
    except ImportError:
        return [("  no simulation, so no clicks: pip install '.[play]'", True)]
    return _click_report(await clicks.measure(folder, tables, rounds))


async def _measure(
    turns: int, tables: int, rounds: int, idle: int, due: int, rated: int
) -> list[tuple[str, bool]]:
    found: list[tuple[str, bool]] = []
    with tempfile.TemporaryDirectory() as name:
        folders = [
            Path(name, part) for part in ("turns", "clicks", "idle", "due", "listing", "rated")
        ]
        for folder in folders:
            folder.mkdir()
        found += _turn_report(await measure_turns(folders[0], turns))
        found += await _clicks(folders[1], tables, rounds)
        found += _idle_report(await measure_idle(folders[2], idle))
        found += _rush_report(await measure_rush(folders[3], due))
        found += _listing_report(await measure_listing(folders[4], LISTED))
        found += _rating_report(await measure_ratings(folders[5], rated), rated)
    return found


@click.command()
@click.option("--turns", type=click.IntRange(1), default=500, show_default=True)
@click.option("--tables", type=click.IntRange(1), default=10, show_default=True, help="in parallel")
@click.option("--rounds", type=click.IntRange(1), default=20, show_default=True, help="of clicks")
@click.option("--idle", type=click.IntRange(1), default=1000, show_default=True, help="at rest")
@click.option("--due", type=click.IntRange(1), default=10_000, show_default=True, help="tables")
@click.option("--rated", type=click.IntRange(1), default=10_000, show_default=True, help="games")
def host(turns: int, tables: int, rounds: int, idle: int, due: int, rated: int) -> None:
    """Time turns, clicks, what falls due and ratings, and weigh tables at rest.

    Ends with exit code 1 if a budget is missed.

    Disk and processor are used by others too: on a busy machine the figures are larger.
    """
    set_up(Settings.model_construct(None, log_level="error"))
    lines = asyncio.run(_measure(turns, tables, rounds, idle, due, rated))
    click.echo(f"  {GAMES[GAME].key + ', wall-clock time':<44}{'measured':>9}{'budget':>9}")
    click.echo("\n".join(line for line, _ in lines))
    if not all(met for _, met in lines):
        sys.exit(1)
