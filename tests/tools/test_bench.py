"""`plaza bench rules`: its measurements and output; the speed is for the command to judge."""

from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result

from rules.registry import GAMES
from tools.bench import bench as command
from tools.bench import rules as bench
from tools.bench.rules import Count, Pace, Playouts

SAN_JUAN = GAMES["san_juan"]


def run() -> Result:
    return CliRunner().invoke(command, ["rules", "--rounds", "1", "--seconds", "0.01"])


def no_catanatron() -> Callable[[int], Count] | None:
    return None


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "POSITIONS", 5)
    monkeypatch.setattr(bench, "WARM_UP", 0.01)


def test_a_playout_counts_the_decisions_of_a_whole_game() -> None:
    assert bench.our_playout(SAN_JUAN, 1) == bench.our_playout(SAN_JUAN, 1) > 50


def test_the_ratio_is_the_median_over_neighbouring_rounds() -> None:
    ours = (Pace(100, 90, 1, 1.0), Pace(600, 600, 1, 1.0), Pace(100, 80, 1, 0.5))
    theirs = (Pace(10, 3, 1, 1.0), Pace(20, 5, 1, 1.0), Pace(100, 40, 1, 1.0))

    assert Playouts(ours, theirs).ratio == 10
    assert Playouts(ours, theirs).ratio_of_choices == 30
    assert Playouts(ours, ()).ratio is None
    assert Playouts(ours, ()).ratio_of_choices is None


@pytest.mark.usefixtures("quick")
def test_it_prints_every_measure_and_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "catanatron_playout", lambda: lambda _: Count(1, 1))

    output = run().output

    assert "plaza, san_juan" in output
    assert "catanatron" in output
    assert "budget at least 5x" in output
    for name in bench.BUDGETS:
        assert f"\n  {name} " in output


@pytest.mark.usefixtures("quick")
def test_every_other_game_plays_beside_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "catanatron_playout", no_catanatron)

    output = run().output

    for key in GAMES:
        assert (f"playouts of {key} beside san_juan" in output) == (key != "san_juan")
    assert output.count("budget at least 0.5x: ") == len(GAMES) - 1


def test_a_game_beside_another_is_judged_by_its_choices() -> None:
    slow, quick = (Pace(10**6, 49, 1, 1.0),), (Pace(1, 100, 1, 1.0),)

    assert bench.Beside(SAN_JUAN, slow, quick).ratio == 0.49
    assert not bench.Beside(SAN_JUAN, slow, quick).met
    assert bench.Beside(SAN_JUAN, (Pace(1, 50, 1, 1.0),), quick).met


@pytest.mark.sampled(1)
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("budget", "code"), [(0.0, 0), (10.0**9, 1)])
def test_a_game_that_is_too_slow_is_a_failure(
    budget: float, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "catanatron_playout", no_catanatron)
    monkeypatch.setattr(bench, "BESIDE_BUDGET", budget)

    assert run().exit_code == code


@pytest.mark.sampled(1)
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("theirs", "code"), [(1, 0), (10**9, 1)])
def test_only_a_missed_ratio_is_a_failure(
    theirs: int, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "BESIDE_BUDGET", 0.0)
    monkeypatch.setattr(bench, "catanatron_playout", lambda: lambda _: Count(theirs, theirs))
    monkeypatch.setattr(bench, "RATIO_BUDGET", 5.0 if theirs > 1 else 0.0)

    assert run().exit_code == code


@pytest.mark.usefixtures("quick")
def test_without_catanatron_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "catanatron_playout", no_catanatron)
    monkeypatch.setattr(bench, "BESIDE_BUDGET", 0.0)

    result = run()

    assert result.exit_code == 0
    assert "catanatron is not installed, so there is no ratio" in result.output


@pytest.mark.proof
def test_catanatron_plays_a_whole_game() -> None:
    pytest.importorskip("catanatron")
    playout = bench.catanatron_playout()

    assert playout is not None
    assert playout(1).answers > playout(1).choices > 50
