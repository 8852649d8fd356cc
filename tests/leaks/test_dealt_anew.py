"""Everything that anybody can fetch stays the same when what they cannot know is dealt anew."""

from pathlib import Path

import pytest

from tests.discord.drawing import real
from tests.games import GAMES, known
from tests.leaks.pairs import compare_dealt_anew, positions
from tests.leaks.tables import TABLES
from tests.leaks.viewers import Viewer, everything, glance, viewers_of
from tests.leaks.world import world

THOROUGH = 10
"""At every so many states one viewer, in turn, fetches everything. At all of them those without a
seat, and one of the others in turn, glance. The soak lets everybody fetch everything everywhere.
"""
SOAK_STATES = 2000


@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_nobody_can_tell_worlds_apart(key: str, seats: int, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        number = 0
        traced = known(key).traced
        count = _share(key, traced.states)
        async for table in positions(
            built, GAMES[key], seats, count, stride=traced.stride, resigning=True
        ):
            watching, *seated = together(viewers_of(table))
            for group in (watching, seated[number % len(seated)]):
                await compare_dealt_anew(built, table, group, glance)
            if number % THOROUGH == 0:
                viewers = viewers_of(table)
                one = viewers[number // THOROUGH % len(viewers)]
                await compare_dealt_anew(built, table, [one], everything)
            number += 1


@pytest.mark.parametrize("key", GAMES)
async def test_pictures_neither(key: str, tmp_path: Path, monkeypatch):
    """Their bytes and the words for them, drawn anew in each world."""
    game = GAMES[key]
    async with world(tmp_path / "plaza.db", monkeypatch, real) as built:
        number = 0
        async for table in positions(
            built, game, max(game.seats), known(key).traced.drawn, stride=14
        ):
            viewers = viewers_of(table)
            await compare_dealt_anew(built, table, [viewers[number % len(viewers)]], glance)
            number += 1


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_soak(key: str, seats: int, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        async for table in positions(
            built, GAMES[key], seats, _share(key, SOAK_STATES), resigning=True
        ):
            for group in together(viewers_of(table)):
                await compare_dealt_anew(built, table, group, everything)


def _share(key: str, states: int) -> int:
    return -(-states // len(GAMES[key].seats))


def together(viewers: list[Viewer]) -> list[list[Viewer]]:
    """Put those together who know the same: the ones without a seat; each other by itself."""
    watching = [viewer for viewer in viewers if viewer.seat is None]
    return [watching, *([viewer] for viewer in viewers if viewer.seat is not None)]
