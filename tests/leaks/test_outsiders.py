"""Who cannot see a table's channel does not even learn that the table is there."""

from pathlib import Path
from typing import Any

import pytest

from rules.registry import GAMES
from tests.leaks.world import ELSEWHERE, OPENER, OUTSIDER, World, observed, world

NO_TABLE = 4711
COMMANDS = ("hand", "board", "log", "resign")


async def _asked(world: World, user_id: int, command: str, number: int) -> Any:
    return await observed(world, lambda: world.command(user_id, command, ELSEWHERE, table=number))


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
