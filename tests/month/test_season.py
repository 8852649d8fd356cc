"""However a player tries to hold a table, the others decide within twice its clock."""

from pathlib import Path

import pytest

from tests.month.season import CLOCKS, Season

pytestmark = pytest.mark.usefixtures("_at_once")


@pytest.mark.proof
async def test_nine_days_of_people_who_hold_tables(tmp_path: Path) -> None:
    season = Season(tmp_path / "season.db", 1, ("26/0/26",))
    await season.run(9)
    _check_figures(season)


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1, 2])
async def test_a_season_on_every_clock(tmp_path: Path, seed: int) -> None:
    season = Season(tmp_path / "season.db", seed, CLOCKS)
    await season.run(90)
    _check_figures(season)
    assert {clock for clock, _ in season.longest} == {*CLOCKS}


def _check_figures(season: Season) -> None:
    """Events that never happen prove nothing."""
    for name in ("votes", "seats handed over", "habits changed", "vacations"):
        assert season.figures[name], name
