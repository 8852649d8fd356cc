"""A player's missed rounds show nothing of others' secret choices or hands, in any picture."""

from pathlib import Path

import pytest

from bot.engine.model import TableInfo
from bot.service import missed as missing
from bot.ui.ids import Claim
from bot.ui.missed import MISSED
from tests.discord.drawing import real
from tests.games import GAMES
from tests.leaks.checker import Leak
from tests.leaks.pairs import compare_dealt_anew, positions
from tests.leaks.test_behaviour import compare_all
from tests.leaks.viewers import Viewer, viewers_of
from tests.leaks.world import Observed, World, observed, world

pytestmark = pytest.mark.proof


async def missed(world: World, table: TableInfo, viewer: Viewer) -> Observed:
    """Fetch what this viewer has missed."""

    async def fetch() -> None:
        pressed = Claim(MISSED, table.id).button()
        await world.click(viewer.user_id, pressed, private=True, place=viewer.place)

    return await observed(world, fetch)


async def compare_dealt(world: World, key: str, count: int) -> None:
    """Deal all that viewers without a seat and one of the others cannot know at random. Raises
    Leak.
    """
    game = GAMES[key]
    async for table in positions(world, game, min(game.seats), count, stride=31):
        watching, *_, seated = viewers_of(table)
        for viewer in (watching, seated):
            await compare_dealt_anew(world, table, [viewer], missed)


@pytest.mark.parametrize("key", GAMES)
async def test_no_picture_shows_what_is_hidden(key: str, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch, real) as built:
        await compare_dealt(built, key, 2)


@pytest.mark.parametrize("key", GAMES)
async def test_a_secret_choice_leaves_no_trace_in_it(key: str, tmp_path: Path, monkeypatch):
    game = GAMES[key]
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        assert await compare_all(built, game, min(game.seats), 30, 1, missed)


async def test_a_leak_in_it_is_found(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(missing, "known", lambda events, _: tuple(events))
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        with pytest.raises(Leak):
            await compare_dealt(built, next(iter(GAMES)), 2)
