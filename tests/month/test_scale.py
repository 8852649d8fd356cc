"""A week of one process is weighed at each midnight, and all growth is found."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.engine.looking import Looking
from bot.engine.model import Position
from tests.month.scale import Weight, grown, weighed

AT_FIRST = Weight(resident=150_000, objects=120_000, descriptors=13, tasks=1)


@pytest.mark.parametrize(
    ("more", "found"),
    [
        ({}, []),
        ({"resident": 153_000, "objects": 122_400}, []),
        ({"resident": 153_001}, ["resident"]),
        ({"objects": 122_401}, ["objects"]),
        ({"descriptors": 14}, ["descriptors"]),
        ({"tasks": 2}, ["tasks"]),
        ({"resident": 100_000, "tasks": 3}, ["tasks"]),
    ],
)
def test_what_grows_by_more_than_a_fiftieth_is_found(more: dict[str, int], found: list[str]):
    assert grown([AT_FIRST, Weight(9**9, 9**9, 99, 99), AT_FIRST._replace(**more)]) == found


@pytest.mark.soak
async def test_in_a_week_of_fifty_tables_nothing_grows(tmp_path: Path):
    weights = await weighed(tmp_path, 1)
    assert len(weights) == 7
    assert grown(weights) == []


@pytest.mark.soak
async def test_a_service_that_keeps_what_it_has_shown_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    kept: dict[tuple[int, int], Position] = {}

    async def keeping(looking: Looking, table_id: int, user_id: int | None) -> Position:
        shown = await position(looking, table_id, user_id)
        kept[table_id, shown.table.version] = shown
        return shown

    position: Callable = Looking.position
    monkeypatch.setattr(Looking, "position", keeping)
    weights = await weighed(tmp_path, 1, days=4, tables=15)
    assert grown(weights) == ["objects"]
