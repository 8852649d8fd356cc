"""Passing for people who can do nothing else: offered where it first comes up, by clicks."""

from dataclasses import replace

import pytest

from bot.simulation import Simulation
from rules.registry import GAMES
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, waiting
from tests.discord.test_plans import at_auction
from tests.games import auction as made_up
from tests.games.hosting import hosted

__all__ = ["hosted"]

OFFER = "You can only pass here. **Pass for me** does it now"


@pytest.fixture
def insisting(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up game asks for a bid also where no cheque could be laid."""
    bid = made_up._bid
    monkeypatch.setattr(made_up, "_bid", lambda *given: replace(bid(*given), insist=True))


async def lays_all(member: Member) -> None:
    """Lay every cheque, so that no one else can bid."""
    panel = await member.slash("hand")
    await member.select(panel, [option["value"] for option in panel.menu["options"]])
    await member.press(panel, "Confirm")


def offered(seen: Seen) -> bool:
    """Whether a panel offers to pass for its owner, with all that belongs to it or nothing."""
    assert seen.can_press("Keep asking me") == (OFFER in seen.text)
    return seen.can_press("Keep asking me") and seen.can_press("Pass for me")


async def newest_message(simulation: Simulation, member: Member) -> Seen:
    return Seen(simulation, member.user.dm_channel.history()[-1])


@pytest.mark.usefixtures("insisting")
async def test_a_person_who_can_only_pass_can_leave_that_to_us_from_now_on(simulate: Simulate):
    async with simulate(games={**GAMES}) as simulation:
        number, first, (second, third, *others) = await at_auction(simulation)
        assert not offered(await first.slash("hand")), "who has a choice"
        await lays_all(first)
        message = await newest_message(simulation, second)
        assert offered(message)
        await second.press(message, "Pass for me")
        assert "From now on, Plaza passes for you" in message.text
        assert "You passed" in message.text, "here, too"
        assert await waiting(simulation, number, [second, third, *others]) == [third]
        assert message.can_press("Ask me again")

        message = await newest_message(simulation, third)
        await third.press(message, "Keep asking me")
        assert "You'll be asked in Auction" in message.text
        assert not offered(message)
        assert await waiting(simulation, number, [second, third, *others]) == [third]
        assert not offered(await third.slash("hand"))
        assert "asses for you" not in board(simulation).text


@pytest.mark.usefixtures("insisting")
async def test_it_is_offered_once_and_taken_back_where_it_was_given(simulate: Simulate):
    async with simulate(games={**GAMES}) as simulation:
        number, first, others = await at_auction(simulation)
        second = others[0]
        await lays_all(first)
        panel = await second.slash("hand")
        await second.press(panel, "Pass for me")
        await second.press(panel, "Ask me again")
        assert "You'll be asked in Auction" in panel.text
        await second.press(panel, "Undo")
        assert await waiting(simulation, number, [first, *others]) == [second]
        assert not offered(panel)


@pytest.mark.usefixtures("insisting")
async def test_a_person_who_is_passed_for_gets_no_message_and_reads_it_later(simulate: Simulate):
    async with simulate(games={**GAMES}) as simulation:
        number, first, (second, third, *others) = await at_auction(simulation)
        await simulation.bot.host.plans.passing(number, second.id, always=True)
        before = len(second.user.dm_channel.history())
        await lays_all(first)
        assert len(second.user.dm_channel.history()) == before
        assert f"Waiting for {second.name}" in board(simulation).text
        panel = await second.slash("hand")
        assert "Your plan answers this soon" in panel.text
        await simulation.env.advance_time(1800)
        assert await waiting(simulation, number, [first, second, third, *others]) == [third]
        panel = await second.slash("hand")
        assert "Your plan passed" in panel.text
        assert "(your plan)" in (await second.slash("log")).text
        assert "(your plan)" not in (await third.slash("log")).text


async def test_it_stands_among_the_plans(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
        number = await open_table(simulation, people, game="san_juan")
        due = await waiting(simulation, number, people)
        while len(due) == len(people):
            await due[0].move()
            due = await waiting(simulation, number, people)
        [idle] = [member for member in people if member not in due]
        panel = await idle.slash("hand")
        await idle.press(panel, "Plan")
        assert "When you can only pass, you're still asked." in panel.text
        await idle.press(panel, "Pass for me")
        assert "Plaza passes for you in all your games of San Juan." in panel.text
        await idle.press(panel, "Ask me again")
        assert "When you can only pass, you're still asked." in panel.text
