"""Drawing in processes: the same scene once, a short queue, and processes that die."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.process.processes import NoProcesses
from bot.reckoning import billed
from bot.render import DrawingPool, Picture, Scene, TooMany, draw
from bot.render import pool as studio
from tests.killed import ROOT, outlived_by_none
from tests.render import workers
from tests.render.positions import finished, largest_decisions, middle_view, scene_of, scene_with


@cache
def board() -> Scene:
    return scene_with(middle_view(2, None), "board")


@pytest.fixture(scope="module")
def pool() -> Iterator[DrawingPool]:
    """A pool for all tests, because processes are slow to start."""
    pool = DrawingPool([board().game])
    yield pool
    asyncio.run(pool.close())


class Desk:
    """Asks for pictures that are drawn on its command."""

    def __init__(self, pool: DrawingPool, folder: Path) -> None:
        self.pool = pool
        self.folder = folder

    @property
    def asked(self) -> Counter[str]:
        """The number of times each picture was begun."""
        return Counter(workers.asked(self.folder))

    def go(self) -> None:
        """Let the processes draw."""
        (self.folder / workers.GO).touch()

    def ask(self, *names: str) -> list[asyncio.Task[Picture]]:
        """Ask for pictures, each on its own."""
        return [asyncio.create_task(self.draw(name)) for name in names]

    async def draw(self, name: str) -> Picture:
        return await self.pool.draw(replace(board(), table=str(self.folder / name)))

    async def begun(self, count: int) -> None:
        """Wait until this many pictures are being drawn."""
        while self.asked.total() < count:  # noqa: ASYNC110 - it happens in other processes
            await asyncio.sleep(0.002)


@pytest.fixture
def desk(pool: DrawingPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr(studio, "draw", workers.draw_when_told)
    desk = Desk(pool, tmp_path)
    yield desk
    desk.go()


async def ended(tasks: list[asyncio.Task[Picture]]) -> list[Any]:
    return await asyncio.gather(*tasks, return_exceptions=True)


def processes() -> set[int]:
    """Return the processes that were started here and have not ended."""
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


def send(number: signal.Signals) -> None:
    """Send a signal to all of them; one that an earlier test ended may just be gone."""
    for process in processes():
        with suppress(ProcessLookupError):
            os.kill(process, number)


# --- what is drawn ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "made",
    [
        pytest.param(lambda: scene_of(finished(4), "board", None), id="board"),
        pytest.param(
            lambda: replace(largest_decisions()["build"], theme="light", large=True), id="hand"
        ),
        pytest.param(lambda: scene_of(finished(3), "final", None, "de"), id="final"),
    ],
)
async def test_a_process_draws_the_same_bytes(made: Callable[[], Scene], pool: DrawingPool) -> None:
    scene = made()
    with billed() as bill:
        assert await pool.draw(scene) == draw(scene)
    assert bill.seconds > 0


async def test_a_finished_file_is_kept_until_others_were_wanted_more(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studio, "KEPT", 2)  # bytes, one for each of these files
    desk.go()
    assert await desk.draw("0") is await desk.draw("0")
    for name in ("1", "2", "1", "3", "1", "2"):
        await desk.draw(name)
    assert desk.asked == {"0": 1, "1": 1, "2": 2, "3": 1}


async def test_what_is_kept_is_limited_by_its_bytes(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studio, "KEPT", 5)
    desk.go()
    for name in ("1", "2", "3333", "2", "1"):
        await desk.draw(name)
    assert desk.asked == {"1": 2, "2": 1, "3333": 1}


# --- the queue -------------------------------------------------------------------------------


async def test_the_event_loop_goes_on_meanwhile(desk: Desk) -> None:
    tasks = desk.ask(*(str(number) for number in range(10)))
    await desk.begun(studio.PROCESSES)
    assert not any(task.done() for task in tasks)
    desk.go()
    assert sorted(picture.data for picture in await ended(tasks)) == [b"%d" % n for n in range(10)]


async def test_where_cores_are_scarce_the_bot_goes_first(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studio, "draw", workers.say_how_nice)
    nicest = 19
    assert int((await desk.draw("1")).data) == min(os.nice(0) + 5, nicest)


async def test_the_same_scene_is_drawn_once_however_many_wait(desk: Desk) -> None:
    tasks = desk.ask(*["1"] * 50)
    await desk.begun(1)
    tasks += desk.ask("1")
    desk.go()
    first, *others = await ended(tasks)
    assert all(other is first for other in others)
    assert desk.asked == {"1": 1}


@pytest.mark.proof
async def test_what_finds_no_place_in_the_queue_is_refused_at_once(desk: Desk) -> None:
    room = studio.PROCESSES + studio.WAITING
    tasks = desk.ask(*(str(number) for number in range(room)))
    await asyncio.sleep(0)
    with pytest.raises(TooMany):
        await asyncio.wait_for(desk.draw("late"), timeout=5)
    shared = desk.ask("0")
    desk.go()
    assert not any(isinstance(result, BaseException) for result in await ended(tasks + shared))
    assert "late" not in desk.asked
    assert (await desk.draw("late")).data == b"late"


@pytest.mark.proof
async def test_a_failure_is_told_to_all_and_drawn_anew_next_time(desk: Desk) -> None:
    broken = desk.folder / workers.BROKEN
    broken.touch()
    tasks = desk.ask("1", "1")
    desk.go()
    assert [str(error) for error in await ended(tasks)] == ["1", "1"]
    broken.unlink()
    assert (await desk.draw("1")).data == b"1"
    assert desk.asked == {"1": 2}


@pytest.mark.proof
async def test_who_gives_up_takes_the_picture_from_no_one(desk: Desk) -> None:
    impatient, patient = desk.ask("1", "1")
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.sleep(0)
    desk.go()
    assert (await patient).data == b"1"
    assert desk.asked == {"1": 1}


# --- processes that die ----------------------------------------------------------------------


@pytest.mark.proof
async def test_a_process_that_is_killed_while_it_draws_costs_no_one_a_picture(desk: Desk) -> None:
    tasks = desk.ask("1", "2", "3")
    await desk.begun(2)
    before = processes()
    os.kill(max(before), signal.SIGKILL)
    await desk.begun(4)
    desk.go()
    assert [picture.data for picture in await ended(tasks)] == [b"1", b"2", b"3"]
    assert desk.asked == {"1": 2, "2": 2, "3": 1}
    assert len(processes() - before) == studio.PROCESSES


@pytest.mark.proof
async def test_processes_that_were_killed_while_no_one_drew_are_replaced(desk: Desk) -> None:
    send(signal.SIGKILL)
    desk.go()
    assert (await desk.draw("1")).data == b"1"


@pytest.mark.proof
async def test_a_ping_finds_dead_processes_and_replaces_them(desk: Desk) -> None:
    send(signal.SIGKILL)
    before = processes()
    await desk.pool.ping()
    assert processes() - before


@pytest.mark.proof
async def test_a_picture_that_kills_twice_is_given_up_and_others_are_drawn(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studio, "draw", workers.die)
    with pytest.raises(BrokenProcessPool):
        await desk.draw("1")
    assert desk.asked == {"1": 2}
    monkeypatch.setattr(studio, "draw", workers.draw_when_told)
    desk.go()
    assert (await desk.draw("2")).data == b"2"


@pytest.mark.proof
async def test_ctrl_c_in_a_terminal_is_for_the_bot_alone(desk: Desk) -> None:
    tasks = desk.ask("1", "2")
    await desk.begun(2)
    send(signal.SIGINT)
    desk.go()
    await ended(tasks)
    assert desk.asked == {"1": 1, "2": 1}


# --- the beginning and the end ---------------------------------------------------------------


@pytest.mark.proof
async def test_closing_finishes_what_is_being_drawn_and_leaves_no_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studio, "draw", workers.draw_when_told)
    before = processes()
    pool = DrawingPool([])
    desk = Desk(pool, tmp_path)
    tasks = desk.ask("1", "2", "3")
    await desk.begun(2)
    closing = asyncio.create_task(pool.close())
    os.kill(max(processes() - before), signal.SIGKILL)
    await desk.begun(4)
    desk.go()
    await closing
    assert [task.result().data for task in tasks] == [b"1", b"2", b"3"]
    assert processes() == before


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from bot.render import DrawingPool, pool
from tests.render import workers
from tests.render.test_pool import Desk

async def main(folder, begun):
    async with DrawingPool([]) as drawing:
        desk = Desk(drawing, folder)
        tasks = desk.ask("1", "2")
        await desk.begun(begun)
        os.kill(os.getpid(), signal.SIGKILL)

pool.draw = workers.draw_when_told
asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
"""


@pytest.mark.proof
@pytest.mark.parametrize("begun", [0, 2], ids=["as they start", "while they draw"])
def test_processes_end_with_a_bot_that_is_killed(begun: int, tmp_path: Path) -> None:
    outlived_by_none(KILLED, tmp_path, str(begun))


INTERRUPTED = """
import asyncio, multiprocessing, os, signal, sys
from pathlib import Path
from bot.render import DrawingPool, pool
from tests.render import workers
from tests.render.test_pool import Desk

async def main(folder):
    async with DrawingPool([]) as drawing:
        desk = Desk(drawing, folder)
        tasks = desk.ask("1", "2")
        await desk.begun(2)
        for child in multiprocessing.active_children():
            os.kill(child.pid, signal.SIGINT)
        desk.go()
        await asyncio.gather(*tasks)
    print(sorted(desk.asked.items()))

pool.draw = workers.draw_when_told
asyncio.run(main(Path(sys.argv[1])))
"""


@pytest.mark.proof
def test_ctrl_c_passes_by_the_first_processes_of_a_bot(tmp_path: Path) -> None:
    """The first pool of a process starts Python's tracker of resources, too."""
    bot = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, tmp_path],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (bot.stdout.strip(), bot.stderr) == ("[('1', 1), ('2', 1)]", "")


@pytest.mark.proof
@pytest.mark.parametrize(
    "error", [OSError(38, "Function not implemented"), NotImplementedError("no semaphores")]
)
def test_a_machine_that_cannot_start_processes_is_told_of_in_a_sentence(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> ProcessPoolExecutor:
        raise error

    monkeypatch.setattr(studio, "ProcessPoolExecutor", refuse)
    with pytest.raises(NoProcesses, match=r"^no processes can be started here .*\.$"):
        DrawingPool([])
