"""People who cannot see a table's channel do not even learn that the table exists."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.storage import tables
from bot.ui.ids import Claim
from rules.registry import GAMES
from tests.leaks.world import ELSEWHERE, OPENER, OUTSIDER, World, observed, world

NO_TABLE = 4711
ERROR_ID = "PLANTED2"
COMMANDS = ("hand", "board", "log", "resign")


async def _asked(world: World, user_id: int, command: str, number: int) -> Any:
    return await observed(world, lambda: world.command(user_id, command, ELSEWHERE, table=number))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("key", GAMES)
async def test_a_table_elsewhere_is_answered_as_if_there_were_none(
    key: str, tmp_path: Path, monkeypatch
):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        table = await built.running(GAMES[key], GAMES[key].seats[0])
        for command in COMMANDS:
            there = await _asked(built, OUTSIDER, command, table.id)
            assert there == await _asked(built, OUTSIDER, command, NO_TABLE)
            assert there != await _asked(built, OPENER, command, table.id)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("key", GAMES)
async def test_lists_and_suggestions_hold_only_own_tables_and_visible_lobbies(
    key: str, tmp_path: Path, monkeypatch
):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:

        async def listed() -> None:
            await built.command(OUTSIDER, "tables", ELSEWHERE)
            for command in COMMANDS:
                await built.suggestions(OUTSIDER, command, "table", "")

        nothing = await observed(built, listed)
        await built.running(GAMES[key], GAMES[key].seats[0])
        assert await observed(built, listed) == nothing


@pytest.mark.sampled(1)
@pytest.mark.parametrize("ailing", ["set aside", "damaged"])
async def test_a_table_that_rests_is_answered_so_too(ailing: str, tmp_path: Path, monkeypatch):
    """The error id is for people who may look at the table: they pass it on to the operator."""
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        game = next(iter(GAMES.values()))
        table = await built.running(game, game.seats[0])
        if ailing == "set aside":
            await built.bot.store.write(tables.set_aside, table.id, ERROR_ID)
        else:
            with closing(sqlite3.connect(built.path, isolation_level=None)) as file:
                file.execute("update tables set created_at = 'soon'")
        for command in COMMANDS:
            there = await _asked(built, OUTSIDER, command, table.id)
            assert there == await _asked(built, OUTSIDER, command, NO_TABLE)
        for action in ("move", "log", "more", "rules", "join", "takeseat", "vote", "export"):
            assert await _pressed(built, action, table.id) == await _pressed(
                built, action, NO_TABLE
            )
        assert "on hold" in str(await _asked(built, OPENER, "board", table.id))


async def _pressed(world: World, action: str, number: int) -> Any:
    custom_id = Claim(action, number, 1, 0).button()
    return await observed(world, lambda: world.click(OUTSIDER, custom_id, place=ELSEWHERE))
