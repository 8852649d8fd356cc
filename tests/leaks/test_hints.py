"""A hint is private, and shows nothing that its asker may not know."""

from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from sqlalchemy import update

from bot.engine.model import TableInfo
from bot.service import hints
from bot.service.hints import Hint, Hints, Readings
from bot.storage.rows import Notice
from bot.storage.schema import tables
from bot.ui.ids import Claim
from bot.ui.panel import HINT
from rules.chance import Chance
from rules.decision import sample
from rules.event import Seat
from rules.game import AnyGame
from rules.opponents.imagined import Imagined, imagine
from rules.opponents.levels import EXPERT, looks_ahead
from tests.brief import think_briefly
from tests.games import GAMES
from tests.leaks.checker import Leak, same
from tests.leaks.discord_api import Sent
from tests.leaks.pairs import compare_dealt_anew, received
from tests.leaks.viewers import Viewer, glance, viewers_of
from tests.leaks.world import Observed, World, observed, world

HINTED = [key for key, game in GAMES.items() if game.insight is not None]
AGE = 12
"""The least number of choices at a table: then something is hidden there."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play out only a few games, here on the loop."""
    think_briefly(monkeypatch, 12, EXPERT)


async def hinted(world: World, game: AnyGame, *, searched: bool = True) -> tuple[TableInfo, Viewer]:
    """Return a table with hints, and a player whose question computers search, or do not."""
    table = await world.running(game, min(game.seats))
    await world.bot.store.write(lambda db: db.execute(update(tables).values(hints=True)))
    for age in range(1000):
        asked = game.decisions(await world.state(table))
        if age >= AGE and looks_ahead(game, EXPERT, asked[0]) is searched:
            await world.told()
            return table, next(each for each in viewers_of(table) if each.seat == asked[0].seat)
        table = await world.answer(table, table.waiting[0])
    raise AssertionError("no such question came")


async def hint(world: World, table: TableInfo, viewer: Viewer) -> Observed:
    """Ask for a hint."""

    async def fetch() -> None:
        pressed = Claim(HINT, table.id, seat=viewer.seat).button()
        await world.click(viewer.user_id, pressed, private=True)

    return await observed(world, fetch)


# --- for others ----------------------------------------------------------------------------------


async def compare(world: World, game: AnyGame) -> int:
    """Let a person choose with and without a hint; return the number of requests to others.

    Raises Leak.
    """
    table, asker = await hinted(world, game)
    saved, time = world.saved(), world.clock.time
    found: list[dict[str, Observed]] = []
    for asks in (True, False):
        came = [await hint(world, table, asker)] if asks else []
        came.append(await observed(world, lambda: chosen(world, table, asker.seat)))
        sent = [each for stage in came for each in stage.sent if _is_message(each)]
        others = [each for each in viewers_of(table) if each.seat != asker.seat]
        seen = {each.name: (await glance(world, table, each)).sent for each in others}
        found.append(
            {each.name: Observed((*received(sent, each), *seen[each.name]), ()) for each in others}
        )
        world.restore(saved)
        world.clock.time = time
    for name, told in found[0].items():
        same(told, found[1][name], name)
    return sum(len(told.sent) for told in found[0].values())


def _is_message(sent: Sent) -> bool:
    """Whether it is posted or sent as a direct message, no private answer to a click."""
    if sent.path.endswith("/callback"):
        assert '"flags": 64' in sent.body
    return sent.path.startswith("/channels")


async def chosen(world: World, table: TableInfo, seat: Seat | None) -> None:
    """Let this seat answer, the same every time."""
    assert seat is not None
    asked = GAMES[table.game].asked(await world.state(table), seat)
    assert asked is not None
    await world.answer(table, seat, sample(asked, Chance(3).random))
    await world.told()


@pytest.mark.proof
@pytest.mark.parametrize("key", HINTED)
async def test_no_one_can_tell_that_a_player_has_asked(key: str, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        assert await compare(built, GAMES[key])


@pytest.mark.proof
async def test_a_post_that_comes_of_a_hint_is_found(tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        give = Hints.hint

        async def loud(itself: Hints, table_id: int, user_id: int, readings: Readings) -> Hint:
            table = await built.bot.host.look.table(table_id)
            await built.post(table, Notice("board", fresh=True))
            return await give(itself, table_id, user_id, readings)

        monkeypatch.setattr(Hints, "hint", loud)
        with pytest.raises(Leak):
            await compare(built, GAMES[HINTED[0]])


# --- for the asker -------------------------------------------------------------------------------


async def compare_hidden(world: World, game: AnyGame, *, searched: bool = True) -> None:
    """Deal all that the asker cannot know at random, and let them ask again. Raises Leak."""
    table, asker = await hinted(world, game, searched=searched)
    assert "chance to win" in str((await hint(world, table, asker)).sent)
    await compare_dealt_anew(world, table, [asker], hint)


@pytest.mark.proof
@pytest.mark.parametrize("searched", [True, False])
@pytest.mark.parametrize("key", HINTED)
async def test_a_hint_shows_nothing_hidden(key: str, searched: bool, tmp_path: Path, monkeypatch):
    monkeypatch.setattr(hints, "imagine", _of_the_same_seed)
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        await compare_hidden(built, GAMES[key], searched=searched)


def _of_the_same_seed(game: AnyGame, level: str, state: Any, seat: Seat, _: int) -> Imagined:
    return imagine(game, level, state, seat, 7)


async def test_a_hint_that_hangs_on_what_is_hidden_is_found(tmp_path: Path, monkeypatch):
    def of_the_position(game: AnyGame, level: str, state: Any, seat: Seat, _: int) -> Imagined:
        return imagine(game, level, state, seat, crc32(game.dump(state).encode()))

    monkeypatch.setattr(hints, "imagine", of_the_position)
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        with pytest.raises(Leak):
            await compare_hidden(built, GAMES[HINTED[0]])
