"""Fixing a slip: for some seconds a choice can be taken back before anyone answers it."""

from collections.abc import Sequence

import pytest

from bot.simulation import Simulation
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, open_table, posts, waiting
from tests.limits.message import check

pytestmark = pytest.mark.proof

SECONDS = 15


async def _until_it_can_be_mended(
    simulation: Simulation, table: int, people: Sequence[Member]
) -> tuple[Member, Seen]:
    """Play until a person's choice has to settle before the next person is called."""
    for _ in range(60):
        member = (await waiting(simulation, table, people))[0]
        await member.move()
        panel = member.panel
        assert panel is not None
        check(panel.components)
        if panel.can_press("Go on"):
            return member, panel
        await simulation.env.advance_time(SECONDS)
    raise AssertionError("no one was called in the whole game")


async def test_a_slip_is_mended_without_calling_anyone(simulate: Simulate):
    async with simulate(undo_seconds=SECONDS) as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        table = await open_table(simulation, [ada, ben], computers=1)
        member, panel = await _until_it_can_be_mended(simulation, table, [ada, ben])
        at = int(simulation.env.now().timestamp()) + SECONDS
        assert f"The game goes on <t:{at}:R>. You can still undo" in panel.text
        before, texts = len(posts(simulation)), [post.text for post in posts(simulation)]
        messages = [len(each.user.dm_channel.history()) for each in (ada, ben)]
        await member.press(panel, "Undo")
        assert "Undone" in panel.text
        assert [post.text for post in posts(simulation)][:before] == texts
        assert [len(each.user.dm_channel.history()) for each in (ada, ben)] == messages


async def test_when_it_has_settled_others_are_called_and_undo_says_so(simulate: Simulate):
    async with simulate(undo_seconds=SECONDS) as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        table = await open_table(simulation, [ada, ben], computers=1)
        member, panel = await _until_it_can_be_mended(simulation, table, [ada, ben])
        before = len(posts(simulation))
        await simulation.env.advance_time(SECONDS)
        assert len(posts(simulation)) == before + 1
        position = await simulation.bot.host.look.position(table, member.id)
        await member.press(panel, "Undo")
        assert ("There's nothing to undo" in panel.text) != position.can_take_back


async def test_a_person_who_is_sure_goes_on_at_once(simulate: Simulate):
    async with simulate(undo_seconds=SECONDS) as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        table = await open_table(simulation, [ada, ben])
        member, panel = await _until_it_can_be_mended(simulation, table, [ada, ben])
        before = len(posts(simulation))
        await member.press(panel, "Go on")
        assert len(posts(simulation)) == before + 1
        assert not panel.can_press("Go on")
        assert "others are called" not in panel.text


async def test_alone_among_computers_they_answer_at_once_and_undo_goes_back_further(
    simulate: Simulate,
):
    async with simulate(undo_seconds=SECONDS) as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=2)
        for _ in range(4):
            await ada.move()
        assert ada.panel is not None
        for _ in range(4):
            assert not ada.panel.can_press("Go on")
            await ada.press(ada.panel, "Undo")
            assert "Undone" in ada.panel.text
        assert not ada.panel.can_press("Undo"), "that is the beginning"
        assert (await simulation.bot.host.look.table(table)).settles_at is None
