"""The speed of drawing pictures, over many positions of sensible players' games.

Encoding is included. The caches hold sprites left by other games; all scenes differ, except when
repeats are measured. Single pictures are drawn in this process and measured in processor time, so
that a busy machine does not matter; several tables at once ask the bot's own pool, in wall-clock
time.
"""

import asyncio
import multiprocessing
import sys
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import count as count_from
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Final, NamedTuple

import click

from bot.process.garbage import spare_what_stays
from bot.render import DrawingPool, Picture, Scene, animation, draw
from bot.render.pool import begin
from bot.render.scene import PictureKind
from bot.ui.presenter import Draw
from rules.registry import GAMES
from tools.bench.pulse import Pulse
from tools.bench.verdict import verdict
from tools.gallery.playing import play

BOARD_BUDGET: Final = 60.0
HAND_BUDGET: Final = 30.0
P95_GOAL: Final = 20.0
REPEAT_BUDGET: Final = 1.0
BLOCK_BUDGET: Final = 50.0
ANIMATION_BUDGET: Final = 3000.0
"""Milliseconds."""
FRAMES: Final = 60
"""The number of frames of the timed animation."""
FILE_BUDGET: Final = 200.0
FILE_GOAL: Final = 60.0
"""Kilobytes of 1,024 bytes."""

STRIDE: Final = 7
WARM_UP: Final = 60
WARM_SEED: Final = 1000
_SPAWN: Final = multiprocessing.get_context("spawn")
POOLS: Final[dict[str, Callable[[], Executor]]] = {
    "1 thread": partial(ThreadPoolExecutor, 1),
    "2 threads": partial(ThreadPoolExecutor, 2),
    "4 threads": partial(ThreadPoolExecutor, 4),
    "2 processes": partial(ProcessPoolExecutor, 2, _SPAWN),
}


class Drawings(NamedTuple):
    """The milliseconds and the kilobytes of each picture."""

    spent: tuple[float, ...]
    sizes: tuple[float, ...]


class Crowd(NamedTuple):
    """The milliseconds of several tables at once: wall-clock time per picture, the median until a
    table had its picture, and the event loop's longest standstill; and this process's processor
    time per picture.
    """

    each: float
    wait: float
    longest: float
    own: float


def scenes(key: str, kind: PictureKind, count: int, first_seed: int = 1) -> list[Scene]:
    """Return every `STRIDE`-th position of some games with the most players, from fixed seeds.

    A hand is that of a seat to move. Scenes that look the same, for example while answers are
    sealed, count once: the second would come from the cache.
    """
    game, found = GAMES[key], dict[Hashable, Scene]()
    for seed in count_from(first_seed):
        for number, moment in enumerate(play(game, game.seats[-1], seed)):
            asked = game.decisions(moment.state)
            if asked and number % STRIDE == 0:
                scene = moment.scene(kind, asked[-1].seat if kind == "hand" else None)
                found[scene.key()] = scene
            if len(found) == count:
                return list(found.values())
    raise AssertionError("there are always more games")


# --- one after the other ---------------------------------------------------------------------


def measure_cold(scene: Scene) -> float:
    """Time the first picture of a process that is ready, beginning with the search for fonts."""
    with ProcessPoolExecutor(1, _SPAWN, begin, (tuple(GAMES),)) as pool:
        return pool.submit(_milliseconds, scene).result()


def measure(key: str, kind: PictureKind, count: int) -> Drawings:
    """Time pictures of different positions, once those of others have been drawn."""
    for scene in scenes(key, kind, WARM_UP, WARM_SEED):
        draw(scene)
    drawn = [_timed(scene) for scene in scenes(key, kind, count)]
    spent, pictures = zip(*drawn, strict=True)
    return Drawings(spent, tuple(len(picture.data) / 1024 for picture in pictures))


def _milliseconds(scene: Scene) -> float:
    return _timed(scene)[0]


def _timed(scene: Scene) -> tuple[float, Picture]:
    start = process_time()
    picture = draw(scene)
    return (process_time() - start) * 1e3, picture


# --- from the bot's pool ---------------------------------------------------------------------


async def measure_repeats(key: str, count: int, pool: DrawingPool) -> tuple[float, ...]:
    """Time pictures that have just been drawn."""
    spent: list[float] = []
    for scene in scenes(key, "board", count):
        await pool.draw(scene)
        start = process_time()
        await pool.draw(scene)
        spent.append((process_time() - start) * 1e3)
    return tuple(spent)


async def measure_crowd(key: str, tables: int, rounds: int, drawn: Draw) -> Crowd:
    """Let this many tables ask for a picture at once, again and again."""
    others = scenes(key, "board", WARM_UP, WARM_SEED)
    # With different names, because the first position of a game looks the same in all.
    await asyncio.gather(*[drawn(replace(scene, table="#0")) for scene in others])
    found = scenes(key, "board", tables * rounds)
    waits: list[float] = []
    start, start_of_own = perf_counter(), process_time()
    with Pulse() as pulse:
        for first in range(0, len(found), tables):
            asked = found[first : first + tables]
            waits += await asyncio.gather(*[_wait(scene, drawn) for scene in asked])
    each = (perf_counter() - start) * 1e3 / len(found)
    own = (process_time() - start_of_own) * 1e3 / len(found)
    return Crowd(each, median(waits), pulse.longest * 1e3, own)


class Animated(NamedTuple):
    """Milliseconds of wall-clock time that an animation took, and of the event loop's longest
    standstill; kilobytes of its file.
    """

    took: float
    longest: float
    size: float


async def measure_animation(key: str, pool: DrawingPool) -> Animated:
    """Make an animation of many turns, as the bot does. The boards are new to the pool."""
    boards = [replace(scene, table="#1") for scene in scenes(key, "board", FRAMES)]
    start = perf_counter()
    with Pulse() as pulse:
        chunks = await asyncio.gather(*map(pool.draw, animation.frames(boards)))
        file = animation.joined([chunk.data for chunk in chunks])
    took = (perf_counter() - start) * 1e3
    return Animated(took, pulse.longest * 1e3, len(file) / 1024)


async def _wait(scene: Scene, drawn: Draw) -> float:
    start = perf_counter()
    await drawn(scene)
    return (perf_counter() - start) * 1e3


def measure_pools(key: str, tables: int, rounds: int) -> dict[str, Crowd]:
    """Compare pools of threads and of processes for the same pictures."""
    found: dict[str, Crowd] = {}
    for name, opened in POOLS.items():
        with opened() as pool:
            found[name] = asyncio.run(measure_crowd(key, tables, rounds, _by(pool)))
    return found


def _by(pool: Executor) -> Draw:
    async def drawn(scene: Scene) -> Picture:
        return await asyncio.get_running_loop().run_in_executor(pool, draw, scene)

    return drawn


# --- the report ------------------------------------------------------------------------------


class Line(NamedTuple):
    """A figure and its requirement: a budget must be kept, a goal is only aimed at."""

    name: str
    measured: float
    unit: str
    budget: float | None = None
    goal: float | None = None

    @property
    def met(self) -> bool:
        """Whether the budget is kept, if there is one."""
        return self.budget is None or self.measured <= self.budget

    def __str__(self) -> str:
        asked = f"{self.name:<46}{self.measured:>9.2f} {self.unit:<3}"
        if self.budget is not None:
            return f"{asked}{'budget':>8}{self.budget:>5.0f}{verdict(self.met):>8}"
        if self.goal is not None:
            reached = "reached" if self.measured <= self.goal else "not yet"
            return f"{asked}{'goal':>8}{self.goal:>5.0f}{reached:>8}"
        return asked


def _drawing_lines(kind: PictureKind, drawn: Drawings, cold: float, budget: float) -> list[Line]:
    return [
        Line(f"{kind}, median of {len(drawn.spent)}", median(drawn.spent), "ms", budget),
        Line(f"{kind}, 95 of 100 within", quantiles(drawn.spent, n=20)[-1], "ms", goal=P95_GOAL),
        Line(f"{kind}, the first after a start", cold, "ms"),
        Line(f"{kind}, file, median", median(drawn.sizes), "kB", goal=FILE_GOAL),
        Line(f"{kind}, file, largest", max(drawn.sizes), "kB", FILE_BUDGET),
    ]


def _crowd_lines(name: str, crowd: Crowd, budget: float | None = None) -> list[Line]:
    return [
        Line(f"{name}: each picture", crowd.each, "ms"),
        Line(f"{name}: a table waits, median", crowd.wait, "ms"),
        Line(f"{name}: the loop's longest standstill", crowd.longest, "ms", budget),
        Line(f"{name}: own processor time for each", crowd.own, "ms"),
    ]


def _measure(key: str, pictures: int, tables: int, rounds: int) -> list[Line]:
    lines: list[Line] = []
    kinds: Sequence[tuple[PictureKind, float]] = (("board", BOARD_BUDGET), ("hand", HAND_BUDGET))
    for kind, budget in kinds:
        cold = measure_cold(scenes(key, kind, 1)[0])
        lines += _drawing_lines(kind, measure(key, kind, pictures), cold, budget)
    spare_what_stays()
    return lines + asyncio.run(_from_the_pool(key, pictures, tables, rounds))


async def _from_the_pool(key: str, pictures: int, tables: int, rounds: int) -> list[Line]:
    async with DrawingPool(GAMES) as pool:
        crowd = await measure_crowd(key, tables, rounds, pool.draw)
        repeats = await measure_repeats(key, pictures, pool)
        animated = await measure_animation(key, pool)
    return [
        Line("a repeat, median", median(repeats), "ms", REPEAT_BUDGET),
        *_crowd_lines(f"{tables} tables at once", crowd, BLOCK_BUDGET),
        Line(f"an animation of {FRAMES} frames", animated.took, "ms", ANIMATION_BUDGET),
        Line("  the loop's longest standstill", animated.longest, "ms", BLOCK_BUDGET),
        Line("  its file", animated.size, "kB"),
    ]


def _compare(key: str, tables: int, rounds: int) -> list[Line]:
    crowds = measure_pools(key, tables, rounds)
    return [line for name, crowd in crowds.items() for line in _crowd_lines(name, crowd)]


@click.command()
@click.option("--game", "key", type=click.Choice(list(GAMES)), help="only this")
@click.option("--pictures", type=click.IntRange(2), default=200, show_default=True, help="per kind")
@click.option("--tables", type=click.IntRange(1), default=10, show_default=True, help="at once")
@click.option("--rounds", type=click.IntRange(1), default=10, show_default=True, help="of tables")
@click.option("--pools", is_flag=True, help="Compare threads and processes too.")
def render(key: str | None, pictures: int, tables: int, rounds: int, *, pools: bool) -> None:
    """Time pictures of every game and weigh their files; exit code 1 if a budget is missed.

    The processor is used by others too: on a busy machine the figures are larger.
    """
    met = True
    for each in GAMES if key is None else (key,):
        lines = _measure(each, pictures, tables, rounds)
        if pools:
            lines += _compare(each, tables, rounds)
        click.echo(f"Pictures of {each}: processor time; of {tables} tables at once, wall-clock")
        click.echo("\n".join(f"  {line}" for line in lines))
        met = met and all(line.met for line in lines)
    if not met:
        sys.exit(1)
