"""Two processes over PostgreSQL live a month as one does over SQLite: stored and told alike."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.month.alike import Lived, Size, Told, both, differences, live
from tests.month.world import ELSEWHERE
from tests.postgresql import needed

NOON = datetime(2027, 3, 8, 12, tzinfo=UTC)
FIRST, SECOND = Told(NOON, 0, "board", (100,)), Told(NOON, 0, "vote", (100, 101))
MONTH = Lived(
    {"moves": [(0, 1, "build"), (0, 2, "trade")], "results": [(0, 100, 1)]},
    {"table 0": [FIRST, SECOND], "table 0, to (100,)": [FIRST]},
    Counter(),
)


@pytest.mark.parametrize(
    ("stored", "told", "where"),
    [
        ({}, {}, []),
        ({"moves": [(0, 1, "build"), (0, 2, "build")]}, {}, ["stored, moves"]),
        ({"results": []}, {}, ["stored, results"]),
        ({"votes": [(0, "clock")]}, {}, ["stored, votes"]),
        ({}, {"table 0": [SECOND, FIRST]}, ["told, table 0"]),
        (
            {},
            {"table 0, to (100,)": [FIRST._replace(at=NOON + timedelta(seconds=1))]},
            ["told, table 0, to (100,)"],
        ),
        (
            {},
            {"table 0, to (100,)": [], "table 0, to (101,)": [FIRST]},
            ["told, table 0, to (100,)", "told, table 0, to (101,)"],
        ),
    ],
)
def test_what_is_stored_or_told_otherwise_is_named(
    stored: dict[str, list], told: dict[str, list[Told]], where: list[str]
):
    other = MONTH._replace(stored=MONTH.stored | stored, told=MONTH.told | told)
    assert [each.split(":")[0] for each in differences(MONTH, other)] == where


@pytest.mark.proof
async def test_a_day_lived_twice_is_the_same(tmp_path: Path):
    """Chance is the seed's: nothing else may tell one run from another."""
    size = Size(days=1, tables=1, people=12)
    lives = list[Lived]()
    for folder in (tmp_path / "one", tmp_path / "other"):
        folder.mkdir()
        lives.append(await live(folder, 2, size))
    assert [*differences(*lives)] == []
    assert all(life.stored["moves"] and life.told for life in lives)


@needed
@pytest.mark.soak
@pytest.mark.parametrize("seed", [7, 8])
async def test_ten_days_of_two_processes_over_postgresql_are_those_of_one_over_sqlite(seed: int):
    one, other = await both(seed, Size(days=10, tables=8, people=12))
    assert [*differences(one, other)] == []
    assert other.figures[ELSEWHERE]
    assert len(one.stored["moves"]) > 500
    assert {"board", "reminder", "panel", "vote"} <= {
        told.kind for lane in one.told.values() for told in lane
    }
