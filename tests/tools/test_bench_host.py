"""`plaza bench host`: its measurements and output; the speed is for the command to judge."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from click.testing import CliRunner, Result

from tests.tools.budgets import allow, measured_or_not
from tools.bench import bench, clicks, due, host, hosting, ratings


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "WARM_UP", 2)
    monkeypatch.setattr(host, "set_up", lambda _: None)
    monkeypatch.setattr(host, "LISTED", 3)


def run() -> Result:
    tiny = [
        "--turns",
        "5",
        "--tables",
        "2",
        "--rounds",
        "2",
        "--idle",
        "3",
        "--due",
        "4",
        "--rated",
        "3",
    ]
    return CliRunner().invoke(bench, ["host", *tiny])


def put_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the measurements by given figures."""
    figures = {
        (host, "measure_turns"): host.Turns((1.0,), (1.0,)),
        (host, "measure_idle"): host.Idle(1, 1.0, 1.0),
        (host, "measure_rush"): due.Rush(12, 1.0, 1.0, (1.0,), (1.0,)),
        (host, "measure_listing"): [1.0],
        (host, "measure_ratings"): ratings.Asked((1.0,), (1.0,), (1.0,)),
        (clicks, "measure"): clicks.Clicks((1.0,), 1.0, 1.0),
    }
    for (module, name), found in figures.items():
        monkeypatch.setattr(module, name, AsyncMock(return_value=found))


@measured_or_not
def test_it_prints_every_measure_and_its_budget(
    measured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    allow(monkeypatch, host, 10**7)
    if not measured:
        put_in(monkeypatch)
    result = run()
    assert result.exit_code == 0, result.output
    assert result.output.count("met") == 11
    for name in (
        "a turn",
        "a bare commit",
        "ratio",
        "a click",
        "standstill",
        "tables that rest",
        "12 things due",
        "the list of",
        "the leaders after 3 games",
        "a profile after 3 games",
        "numbers of 3 games",
    ):
        assert name in result.output


def test_a_missed_budget_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every budget, with given figures."""
    allow(monkeypatch, host, -(10**7))
    put_in(monkeypatch)
    result = run()
    assert result.exit_code == 1
    assert result.output.count("MISSED") == 11


@pytest.mark.proof
async def test_every_turn_and_every_listing_is_timed(tmp_path: Path) -> None:
    turns = await host.measure_turns(tmp_path, 3)
    assert len(turns.ours) == len(turns.bare) == 3
    assert min(*turns.ours, *turns.bare) > 0
    (tmp_path / "listing").mkdir()
    assert min(await host.measure_listing(tmp_path / "listing", 3)) > 0


@pytest.mark.soak
async def test_every_click_is_acknowledged_and_timed(tmp_path: Path) -> None:
    found = await clicks.measure(tmp_path, tables=2, rounds=1)
    assert len(found.waits) == 4
    assert all(wait > 0 for wait in found.waits)
    assert found.longest > 0


@pytest.mark.soak
async def test_tables_at_rest_weigh_less_than_a_position(tmp_path: Path) -> None:
    """Only a few tables share the fixed cost, such as connections; with 1,000 the budget holds."""
    idle = await host.measure_idle(tmp_path, 60)
    assert idle.rested < 2000
    assert idle.found < 2000


@pytest.mark.proof
async def test_all_that_falls_due_is_done_while_a_person_plays(tmp_path: Path) -> None:
    found = await due.measure_rush(tmp_path, 5)
    assert found.due == 15
    assert found.beside, "a person has clicked meanwhile"
    async with hosting.opened(tmp_path) as (later, _):
        calls = list[datetime]()
        later.on_later(calls.append)
        await later.run_due()
        tables = [await later.look.table(number) for number in range(2, 7)]
    assert all(table.seats[0].overtime for table in tables), "the others were asked"
    assert min(calls) - datetime.now(UTC) > timedelta(hours=23), "nothing is left for today"
