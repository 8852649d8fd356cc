"""Undoing by agreement, by clicks: asked for under More, agreed on in a post, and played again."""

import pytest

from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, asked, board, open_table, waiting

NAMES = ("Ada", "Ben", "Cy")


@pytest.mark.proof
async def test_all_agree_and_the_role_is_chosen_again(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(NAMES)]
        table = await open_table(simulation, people, options="starting_hand=off")
        [first] = await waiting(simulation, table, people)
        others = [member for member in people if member is not first]
        panel = await first.look()
        options = (await asked(simulation, table, first)).options
        await first.select(panel, [str(options.index("role:prospector"))])
        await first.confirm(panel)

        more = Seen(simulation, (await first.press(board(simulation, "More"), "More")).response)
        await first.press(more, "Ask to undo")
        assert "Prospector" in more.text
        assert "*(revealed)*" in more.text
        await first.press(more, "Ask everyone")
        post = board(simulation, "Yes")
        assert "dice to come will be new" in post.text
        assert all(f"<@{other.id}>" in post.text for other in others)
        for other in others:
            assert await waiting(simulation, table, [first]) == []
            await other.press(post, "Yes")
        assert "Everyone agreed" in post.text
        assert not post.buttons
        assert await waiting(simulation, table, people) == [first]
        assert "role:prospector" in (await asked(simulation, table, first)).options


async def test_the_host_chooses_whether_chance_decides_anew(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.play(players=2)
        await ada.press(panel, "Options")
        await ada.press(panel, "Rare options ▶")
        for choice, anew in (("same", False), ("anew", True)):
            await ada.select(panel, [choice], "redraws")
            assert (await simulation.bot.host.look.table(1)).redraws is anew
