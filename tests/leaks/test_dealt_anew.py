"""Everything that a viewer can fetch stays the same when all that they cannot know is dealt
again.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from sqlalchemy import Connection, select

from bot.storage import privacy, schema
from rules.game import AnyGame
from tests.discord.drawing import real
from tests.games import GAMES, known
from tests.leaks.checker import Leak
from tests.leaks.dealing import deal_anew
from tests.leaks.pairs import compare_dealt_anew, positions
from tests.leaks.tables import TABLES
from tests.leaks.viewers import Viewer, everything, glance, viewers_of
from tests.leaks.world import World, world

THOROUGH = 4
"""The number of states after which one viewer, in turn, fetches everything, the last seat first. At
all states viewers without a seat glance, and one of the others in turn: of all, then of those with
a question, who see most. The soak lets everyone fetch everything everywhere.
"""
SOAK_STATES = 2000

HandedOut: TypeAlias = Callable[[Connection, int], object]
"""Reads all stored data about a person."""


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_no_one_can_tell_worlds_apart(key: str, seats: int, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        await compare_all(built, key, seats)


async def compare_all(world: World, key: str, seats: int) -> None:
    """Check as many positions as the record of the game says. Raises Leak."""
    number = 0
    traced = known(key).traced
    count = _share(key, traced.states)
    async for table in positions(
        world, GAMES[key], seats, count, stride=traced.stride, resigning=True
    ):
        watching, *seated = together(viewers_of(table))
        asked = [[viewer] for [viewer] in seated if viewer.seat in table.waiting]
        in_turn = asked if asked and number % 2 else seated
        for group in (watching, in_turn[number // 2 % len(in_turn)]):
            await compare_dealt_anew(world, table, group, glance)
        if number % THOROUGH == 0:
            viewers = viewers_of(table)
            one = viewers[-1 - number // THOROUGH % len(viewers)]
            await compare_dealt_anew(world, table, [one], everything)
        number += 1


@pytest.mark.proof
@pytest.mark.parametrize("times", [1, pytest.param(10, marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", GAMES)
async def test_pictures_neither(key: str, times: int, tmp_path: Path, monkeypatch):
    """Their bytes and their words, drawn again in each world."""
    game = GAMES[key]
    async with world(tmp_path / "plaza.db", monkeypatch, real) as built:
        number = 0
        async for table in positions(
            built, game, max(game.seats), known(key).traced.drawn * times, stride=28
        ):
            viewers = viewers_of(table)
            await compare_dealt_anew(built, table, [viewers[number % len(viewers)]], glance)
            number += 1


@pytest.mark.proof
@pytest.mark.parametrize("key", GAMES)
async def test_nor_what_is_handed_out_of_the_stored(key: str, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        await compare_handed_out(built, GAMES[key], privacy.everything_of)


async def test_a_leak_in_what_is_handed_out_is_found(tmp_path: Path, monkeypatch):
    """A person's export holds the position of their table, too."""

    def everything_of(db: Connection, user_id: int) -> dict[str, object]:
        return {**privacy.everything_of(db, user_id), "states": db.execute(select(states)).all()}

    states = schema.tables.c.state
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        with pytest.raises(Leak):
            await compare_handed_out(built, next(iter(GAMES.values())), everything_of)


async def compare_handed_out(world: World, game: AnyGame, stored: HandedOut) -> None:
    """Compare everyone's export after all that they cannot know is dealt again.

    A request counts against a limit, so the export is compared where it is read. Raises Leak.
    """
    async for table in positions(world, game, min(game.seats), 3, stride=9):
        await world.told()
        for viewer in viewers_of(table):
            saved = world.saved()
            before = await world.bot.store.read(stored, viewer.user_id)
            await deal_anew(world, table, viewer.seat)
            if await world.bot.store.read(stored, viewer.user_id) != before:
                raise Leak(f"{viewer.name} is handed what they may not know")
            world.restore(saved)


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
    """Group viewers with the same knowledge: those without a seat; each other one alone."""
    watching = [viewer for viewer in viewers if viewer.seat is None]
    return [watching, *([viewer] for viewer in viewers if viewer.seat is not None)]
