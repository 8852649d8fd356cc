"""Limits that protect the host, as people meet them: a sentence, and everything else goes on."""

from pathlib import Path

import pytest

from bot.render import Picture, Scene, TooMany
from bot.simulation import settings_for, simulated
from bot.text import texts
from tests.discord.conftest import SEED, Simulate
from tests.discord.drawing import stub
from tests.discord.members import Member, board, open_table


@pytest.mark.proof
async def test_too_many_looks_are_put_off_until_a_moment_that_is_named(tmp_path: Path):
    settings = settings_for(tmp_path / "plaza.db", threads=False, looks_per_minute=3)
    async with simulated(settings, draw=stub, seed=lambda: SEED) as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        post = board(simulation)
        for _ in range(3):
            assert "pictures within a minute" not in (await ada.look()).text
        when = int(simulation.bot.clock.now().timestamp()) + 61
        sentence = texts("en").error("looks_too_fast", {"when": f"<t:{when}:R>"})
        assert (await ada.slash("board")).text == sentence
        assert ada._seen((await ada.press(post, "Log")).response).text == sentence

        ben = Member(simulation, "Ben")
        assert "watching" in (await ben.slash("hand", table=1)).text
        await simulation.env.advance_time(seconds=62)
        assert (await ada.slash("board")).text != sentence


@pytest.mark.proof
async def test_a_person_at_too_many_tables_is_told_so(tmp_path: Path):
    settings = settings_for(tmp_path / "plaza.db", threads=False, tables_per_user=1)
    async with simulated(settings, draw=stub, seed=lambda: SEED) as simulation:
        ada = Member(simulation, "Ada")
        await ada.play()
        assert "You already sit at 1 table" in (await ada.play()).text


async def test_a_table_goes_on_without_pictures(simulate: Simulate):
    busy = False

    async def draw(scene: Scene) -> Picture:
        if busy:
            raise TooMany
        return await stub(scene)

    async with simulate(draw=draw) as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        busy = True
        sentence = texts("en").say("notice-picture-later")
        assert sentence in (await ada.look()).text
        await ada.move()
        assert sentence in board(simulation).text
        busy = False
        assert sentence not in (await ada.look()).text
