"""`plaza bench render`: its measurements and output; the speed is for the command to judge."""

from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from unittest.mock import AsyncMock, MagicMock

import pytest
from click.testing import CliRunner, Result

from bot.render import DrawingPool, Picture, Scene
from bot.render.scene import PictureKind
from rules.registry import GAMES
from tests.discord.drawing import real, stub
from tests.tools.budgets import allow, measured_or_not
from tools.bench import bench, render

GAME = next(iter(GAMES))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render, "WARM_UP", 2)
    pools = {"1 thread": partial(ThreadPoolExecutor, 1), "2 processes": render.POOLS["2 processes"]}
    monkeypatch.setattr(render, "POOLS", pools)


def run(*more: str) -> Result:
    tiny = ["--game", GAME, "--pictures", "3", "--tables", "2", "--rounds", "2"]
    return CliRunner().invoke(bench, ["render", *tiny, *more])


def put_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the measurements by given figures."""
    drawings, crowd = render.Drawings((1.0, 1.0), (1.0, 1.0)), render.Crowd(1.0, 1.0, 1.0, 1.0)
    monkeypatch.setattr(render, "measure_cold", lambda _: 1.0)
    monkeypatch.setattr(render, "measure", lambda *_: drawings)
    monkeypatch.setattr(render, "measure_crowd", AsyncMock(return_value=crowd))
    monkeypatch.setattr(render, "measure_repeats", AsyncMock(return_value=(1.0,)))
    animated = render.Animated(1, 1, 1)
    monkeypatch.setattr(render, "measure_animation", AsyncMock(return_value=animated))
    monkeypatch.setattr(render, "DrawingPool", lambda _: MagicMock())


@pytest.mark.proof
@measured_or_not
def test_it_prints_every_measure_and_its_budget(
    measured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    allow(monkeypatch, render, 10**7)
    if not measured:
        put_in(monkeypatch)
    result = run()
    assert result.exit_code == 0, result.output
    assert result.output.count(" met") == 8
    assert result.output.count("goal") == 4
    for name in ("board, median", "hand, median", "the first", "file, largest", "a repeat"):
        assert name in result.output
    for name in ("2 tables at once: each", "a table waits", "standstill", "own processor"):
        assert name in result.output


def test_every_game_is_measured_unless_one_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[str] = []

    def noted(key: str, *_: int) -> list[render.Line]:
        measured.append(key)
        return [render.Line("a figure", 2, "ms", 1 if key == GAME else 2)]

    monkeypatch.setattr(render, "_measure", noted)
    result = CliRunner().invoke(bench, ["render"])
    assert measured == [*GAMES]
    assert result.exit_code == 1, "one missed budget is a failure"
    assert all(f"Pictures of {key}: " in result.output for key in GAMES)
    assert run().exit_code == 1
    assert measured == [*GAMES, GAME]


@pytest.mark.proof
def test_a_missed_budget_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every budget, with given figures."""
    allow(monkeypatch, render, -1)
    put_in(monkeypatch)
    result = run()
    assert result.exit_code == 1
    assert result.output.count("MISSED") == 8


@pytest.mark.proof
async def test_pictures_are_timed_and_weighed() -> None:
    drawn = render.measure(GAME, "hand", 2)
    assert min(drawn.spent) > 0
    assert min(drawn.sizes) > 1
    crowd = await render.measure_crowd(GAME, 2, 1, real)
    assert min(crowd) > 0
    async with DrawingPool([]) as pool:
        [repeat] = await render.measure_repeats(GAME, 1, pool)
    assert repeat < min(drawn.spent)


@pytest.mark.soak
def test_the_first_picture_of_a_process_is_timed() -> None:
    assert render.measure_cold(render.scenes(GAME, "board", 1)[0]) > 0


@pytest.mark.proof
def test_threads_and_processes_are_compared_where_that_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put_in(monkeypatch)
    output = run("--pools").output
    assert "1 thread: each picture" in output
    assert "2 processes: each picture" in output


def test_a_goal_that_is_not_reached_is_no_failure() -> None:
    line = render.Line("a file", 61, "kB", goal=60)
    assert line.met
    assert "not yet" in str(line)
    assert "reached" in str(line._replace(measured=60))


@pytest.mark.proof
@pytest.mark.parametrize("kind", ["board", "hand"])
def test_positions_differ_and_are_the_same_every_time(kind: PictureKind) -> None:
    once, again = render.scenes(GAME, kind, 200), render.scenes(GAME, kind, 200)
    assert once == again
    assert len({scene.key() for scene in once}) == 200
    assert all((scene.view.decision is not None) == (kind == "hand") for scene in once)


async def test_tables_at_once_never_ask_for_a_picture_that_may_be_kept() -> None:
    asked: list[Hashable] = []

    async def noted(scene: Scene) -> Picture:
        asked.append(scene.key())
        return await stub(scene)

    await render.measure_crowd(GAME, 2, 2, noted)
    assert len(set(asked)) == len(asked) == 2 + 4
