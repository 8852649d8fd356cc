"""A person's missed rounds, by clicks: a picture for each, for them alone."""

import pytest

from bot.render import Picture, Scene
from bot.service.missed import MOST
from tests.discord.conftest import Simulate
from tests.discord.drawing import stub
from tests.discord.members import Member, Seen, open_table, play_on
from tests.limits.message import check, walk

pytestmark = pytest.mark.proof

MISSED = "What have I missed?"
GALLERY = 12


def _pictures(seen: Seen) -> list[str]:
    check(seen.components)
    galleries = [part for part in walk(seen.components) if part["type"] == GALLERY]
    return [each["items"][0]["description"] for each in galleries]


async def test_a_panel_leads_to_a_picture_for_each_round_since_the_own_last_move(
    simulate: Simulate,
):
    drawn: list[Scene] = []

    async def remember(scene: Scene) -> Picture:
        drawn.append(scene)
        return await stub(scene)

    async with simulate(draw=remember) as simulation:
        people = [Member(simulation, "Ada"), Member(simulation, "Ben")]
        await open_table(simulation, people)
        await play_on(simulation, 1, people, moves=10)
        # Ada has chosen last, and goes on choosing.
        ada, ben = people
        panel = await ben.slash("hand", table=1)
        before = panel.text
        drawn.clear()
        result = await ben.press(panel, MISSED)
        seen = Seen(simulation, result.response)
        assert result.ephemeral
        assert panel.text == before, "it opens beside the panel"
        assert "What you missed" in seen.text
        assert _pictures(seen) == ["board of san_juan"] * len(drawn)
        since = (await simulation.bot.host.look.position(1, ben.id)).since
        assert tuple(event for scene in drawn for event in scene.since) == since

        panel = await ada.slash("hand", table=1)
        seen = Seen(simulation, (await ada.press(panel, MISSED)).response)
        assert seen.text == "Nothing has happened since your last move."


async def test_a_person_who_watches_sees_the_last_rounds_and_how_many_there_were(
    simulate: Simulate,
):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        await open_table(simulation, [ada], computers=1)
        await play_on(simulation, 1, [ada], moves=30)
        rounds = (await simulation.bot.host.look.page(1, None)).rounds
        assert len(rounds) > MOST + 1
        board = await eve.slash("board", table=1)
        seen = Seen(simulation, (await eve.press(board, MISSED)).response)
        assert len(_pictures(seen)) == MOST
        assert f"**Round {rounds[-2]}, and the board after it**" in seen.text
        assert f"**Round {rounds[-1]}, and the board now**" in seen.text
        assert "earlier rounds are in the log." in seen.text
        assert "Log" in seen.buttons


async def test_a_picture_that_cannot_be_drawn_leaves_the_others(simulate: Simulate):
    failing: list[bool] = []

    async def planted(scene: Scene) -> Picture:
        if failing and failing.pop():
            raise RuntimeError("planted")
        return await stub(scene)

    async with simulate(draw=planted) as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        await open_table(simulation, [ada], computers=1)
        await play_on(simulation, 1, [ada], moves=30)
        board = await eve.slash("board", table=1)
        failing += [False, True, False, False]
        seen = Seen(simulation, (await eve.press(board, MISSED)).response)
        assert len(_pictures(seen)) == MOST - 1
        lines = seen.text.splitlines()
        assert sum(line.startswith("**Round ") for line in lines) == MOST
        assert "couldn't be drawn" in seen.text
