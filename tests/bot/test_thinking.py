"""Thinking processes: their answers, and the handling of failures."""

import asyncio
import signal
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from multiprocessing.context import SpawnProcess
from multiprocessing.process import BaseProcess
from time import sleep
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.process import thinking
from bot.process.helpers import NOBODY_WAITS, NoHelp, _Done
from bot.process.thinking import ThinkingPool, until_the_beat
from rules.game import AnyGame
from rules.opponents.imagined import Imagined, imagine, think
from rules.opponents.levels import HARD
from rules.opponents.weighing import weigh
from rules.registry import GAMES
from tests.killed import outlived_by_none
from tests.rules.test_search import searched

GAME = GAMES["san_juan"]
ANSWER = (0,)


@cache
def imagined() -> Imagined:
    state, decision = next(searched(GAME, 2, 1))
    return imagine(GAME, HARD, state, decision.seat, 9)


@pytest.fixture(scope="module")
def pool() -> Iterator[ThinkingPool]:
    """A pool for all tests, because processes are slow to start."""
    with closing(ThinkingPool()) as pool:
        yield pool


@pytest.fixture(autouse=True)
def _hardly_any_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(thinking.PACE, HARD, 0.001)


async def started(pool: ThinkingPool) -> BaseProcess:
    """Return the only process that a pool has when it has just thought."""
    await pool.think(imagined())
    [process] = [each._process for each in pool._helpers._helpers if each._process is not None]
    return process


async def test_a_process_thinks_the_same(pool: ThinkingPool) -> None:
    choices = [await pool.think(imagined()) for _ in range(2)]
    assert choices == [think(GAME, imagined())] * 2


async def test_a_process_weighs_the_same(pool: ThinkingPool) -> None:
    chosen = (1,)
    assert await pool.weigh(imagined(), chosen) == weigh(GAME, imagined(), chosen)


async def test_one_is_enough_where_little_is_asked(pool: ThinkingPool) -> None:
    assert await started(pool) is await started(pool)


@pytest.mark.proof
async def test_one_that_has_died_is_replaced_and_asked_once_more(pool: ThinkingPool) -> None:
    process = await started(pool)
    process.kill()
    process.join()
    assert await pool.think(imagined()) == think(GAME, imagined())


@pytest.mark.proof
async def test_one_that_takes_too_long_is_ended(
    pool: ThinkingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = await started(pool)
    with monkeypatch.context() as patch:
        patch.setitem(thinking.SECONDS, HARD, 0.0)
        with pytest.raises(NoHelp, match="within 0 seconds"):
            await pool.think(imagined())
    process.join()
    assert await pool.think(imagined()) == think(GAME, imagined())


@pytest.mark.proof
async def test_one_ends_with_its_pool() -> None:
    with closing(ThinkingPool()) as pool:
        process = await started(pool)
    process.join()
    assert process.exitcode == -signal.SIGKILL


@pytest.mark.proof
async def test_after_the_end_none_is_started_again() -> None:
    with closing(ThinkingPool(processes=1)) as pool:
        process = await started(pool)
        asked = asyncio.create_task(pool.weigh(imagined()))
        await asyncio.sleep(0)
    [answer] = await asyncio.gather(asked, return_exceptions=True)
    assert isinstance(answer, NoHelp)
    process.join()
    assert [each._process for each in pool._helpers._helpers] == [None]


async def test_a_machine_that_cannot_start_processes_thinks_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(38, "Function not implemented")

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    with pytest.raises(NoHelp, match="no processes can be started here"):
        await ThinkingPool().think(imagined())


async def test_a_process_that_is_being_started_at_the_end_is_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool, start = ThinkingPool(processes=1), SpawnProcess.start
    begun: list[SpawnProcess] = []

    def close_and_start(process: SpawnProcess) -> None:
        pool.close()
        start(process)
        begun.append(process)

    monkeypatch.setattr(SpawnProcess, "start", close_and_start)
    with pytest.raises(NoHelp, match=NOBODY_WAITS):
        await pool.weigh(imagined())
    [process] = begun
    process.join()
    assert process.exitcode == -signal.SIGKILL


async def test_what_goes_wrong_is_told_at_once_and_once(
    pool: ThinkingPool,
) -> None:
    """A search that fails would fail again: it is not asked twice, and the log says why."""
    with capture_logs() as log, pytest.raises(NoHelp, match="in load"):
        await pool.think(imagined()._replace(world="no world"))
    assert log == []
    assert await pool.think(imagined()) == think(GAME, imagined())


KILLED = """
import asyncio, os, signal
from bot.process.thinking import ThinkingPool
from tests.bot.test_thinking import hang, imagined, started

async def main():
    pool = ThinkingPool()
    await started(pool)
    task = asyncio.create_task(pool._ask(hang, imagined()))
    await asyncio.sleep(0.1)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


def hang(_game: AnyGame, _imagined: Imagined) -> None:
    """Take far longer than any caller waits."""
    sleep(600)


@pytest.mark.proof
def test_a_process_that_hangs_ends_with_a_bot_that_is_killed() -> None:
    outlived_by_none(KILLED)


class Fakes:
    """Stands in for the processes: it records their requests, and lets some die."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, deaths: int = 0) -> None:
        self.asked: list[int] = []
        self._deaths = deaths
        monkeypatch.setattr("bot.process.helpers._Helper._do", self._do)

    def _do(self, _most: float, args: tuple[Any, Imagined], _: object) -> _Done:
        self.asked.append(args[1].seed)
        if len(self.asked) <= self._deaths:
            raise EOFError
        return _Done(ANSWER, 0.0)


@pytest.mark.parametrize(("deaths", "asked"), [(0, 1), (1, 2), (2, 2)])
async def test_a_decision_is_asked_twice_at_most(
    deaths: int, asked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    fakes = Fakes(monkeypatch, deaths)
    [answer] = await asyncio.gather(ThinkingPool().think(imagined()), return_exceptions=True)
    assert len(fakes.asked) == asked
    assert answer == ANSWER if deaths < asked else isinstance(answer, NoHelp)


async def test_who_asks_first_is_answered_first(monkeypatch: pytest.MonkeyPatch) -> None:
    fakes, pool = Fakes(monkeypatch), ThinkingPool(processes=1)
    order = [5, 2, 9, 1, 7]
    asked = [pool.think(imagined()._replace(seed=number)) for number in order]
    assert await asyncio.gather(*asked) == [ANSWER] * len(order)
    assert fakes.asked == order


async def test_a_quick_answer_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(thinking.PACE, HARD, 3600.0)
    fakes = Fakes(monkeypatch)
    asked = asyncio.create_task(ThinkingPool().think(imagined()))
    while not fakes.asked:  # noqa: ASYNC110 - it happens in another thread
        await asyncio.sleep(0.002)
    done, _ = await asyncio.wait({asked}, timeout=0.05)
    assert not done
    asked.cancel()


@pytest.mark.parametrize(
    ("passed", "answered"), [(0.01, 1.5), (1.49, 1.5), (1.51, 3.0), (2.9, 3.0), (3.1, 4.5)]
)
def test_a_late_answer_waits_for_the_next_beat(passed: float, answered: float) -> None:
    """So two questions that took about as long come at the same moment."""
    assert passed + until_the_beat(passed, 1.5) == pytest.approx(answered)
