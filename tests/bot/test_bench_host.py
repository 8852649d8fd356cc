"""`plaza bench host`: what it measures and prints; how fast is for the command to say."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.bench import bench, clicks, host


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "WARM_UP", 2)
    monkeypatch.setattr(host, "set_up", lambda _: None)


def run() -> Result:
    tiny = ["--turns", "5", "--tables", "2", "--rounds", "2", "--idle", "3"]
    return CliRunner().invoke(bench, ["host", *tiny])


def allow(monkeypatch: pytest.MonkeyPatch, budget: float) -> None:
    for name in ("TURN_BUDGET", "CLICK_BUDGET", "BLOCK_BUDGET", "IDLE_BUDGET"):
        monkeypatch.setattr(host, name, budget)


def test_it_prints_every_measure_and_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    allow(monkeypatch, 10**7)
    result = run()
    assert result.exit_code == 0, result.output
    assert result.output.count("met") == 5
    for name in ("a turn", "a bare commit", "ratio", "a click", "standstill", "tables that rest"):
        assert name in result.output


def test_a_missed_budget_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    allow(monkeypatch, -(10**7))
    result = run()
    assert result.exit_code == 1
    assert result.output.count("MISSED") == 5


async def test_every_click_is_acknowledged_and_timed(tmp_path: Path) -> None:
    found = await clicks.measure(tmp_path, tables=2, rounds=2)
    assert len(found.waits) == 8
    assert all(wait > 0 for wait in found.waits)
    assert found.longest > 0


async def test_tables_at_rest_weigh_less_than_a_position(tmp_path: Path) -> None:
    """So few tables share what is fixed, such as connections; a thousand must keep the budget."""
    idle = await host.measure_idle(tmp_path, 60)
    assert idle.rested < 2000
    assert idle.found < 2000
