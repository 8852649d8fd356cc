"""Little time left, and none, as people see it: the calls, and the way to answer."""

import pytest

from bot.simulation import Simulation
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, open_table, play_on, posts, waiting
from tests.discord.test_messages_that_fail import closed
from tests.discord.test_ringing import SILENT, requests

HOUR = 3600
WARNED = 9.6 * HOUR
"""The time of a warning at a fast table."""


async def at_table(
    simulation: Simulation, clock: str = "fast", quiet: tuple[int, int] | None = None
) -> tuple[Member, Member]:
    """Return the person a table of two waits for, and the other."""
    people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
    for member in people:
        await simulation.bot.host.profiles.set_user(member.id, quiet=quiet)
    await simulation.env.advance_time(24 * HOUR)  # until then clocks go on in quiet hours
    table = await open_table(simulation, people, clock=clock)
    for _ in range(20):
        due = await waiting(simulation, table, people)
        if len(due) == 1:
            break
        await play_on(simulation, table, people, moves=1)
    [asked] = await waiting(simulation, table, people)
    [other] = [member for member in people if member is not asked]
    return asked, other


def lines(simulation: Simulation, member: Member) -> list[str]:
    """Return the lines that rang for a person in direct messages, as they were sent."""
    sent = requests(simulation, "POST", member.user.dm_channel.id)
    return [each["content"] for each in sent if not each.get("flags", 0) & SILENT]


def newest(simulation: Simulation, member: Member) -> Seen:
    return Seen(simulation, member.user.dm_channel.history()[-1])


async def test_whose_time_runs_out_is_told_and_can_move_there(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await at_table(simulation)
        before, posted = len(lines(simulation, ada)), len(posts(simulation))
        await simulation.env.advance_time(WARNED)
        [line] = lines(simulation, ada)[before:]
        assert line.startswith("2 hours left, San Juan #1: ")
        deadline = int(simulation.env.now().timestamp() + 12 * HOUR - WARNED)
        told = newest(simulation, ada)
        assert told.text.startswith(
            f"### Your time runs out <t:{deadline}:R>\n"
            "-# After that, the others vote on how to go on."
        )
        assert "Go to the table" in told.buttons
        assert len(posts(simulation)) == posted, "no one else hears of it"
        assert not any("left, San Juan" in line for line in lines(simulation, ben))
        ada.panel = told
        await ada.move()
        await simulation.env.advance_time(2 * HOUR)
        assert len(lines(simulation, ada)[before:]) == 1, "once"


async def test_in_german(simulate: Simulate):
    async with simulate() as simulation:
        ada, _ = await at_table(simulation)
        await simulation.bot.host.profiles.set_user(ada.id, language="de")
        await simulation.env.advance_time(WARNED)
        assert lines(simulation, ada)[-1].startswith("Noch 2 Stunden, San Juan #1: ")
        assert newest(simulation, ada).text.startswith("### Deine Zeit endet <t:")


async def test_who_takes_no_messages_is_mentioned_at_the_table(simulate: Simulate):
    async with simulate() as simulation:
        ada, _ = await at_table(simulation)
        await ada.slash("settings", messages=False)
        before = len(posts(simulation))
        await simulation.env.advance_time(WARNED)
        [told] = posts(simulation)[before:]
        assert f"<@{ada.id}>, your time runs out <t:" in told.text
        sent = requests(simulation, "POST", simulation.channel.id)[-1]
        assert sent["content"] == f"<@{ada.id}>, 2 hours left for your move: San Juan #1"
        assert [int(each) for each in sent["allowed_mentions"]["users"]] == [ada.id]
        await ada.press(told, "Your move")


@pytest.mark.parametrize(
    ("status", "code"), [(403, 50007), (400, 50035)], ids=["closed", "refused"]
)
async def test_whose_message_does_not_get_through_is_mentioned_once(
    simulate: Simulate, status: int, code: int
):
    async with simulate() as simulation:
        ada, _ = await at_table(simulation)
        closed(simulation, ada, status, code)
        before = len(posts(simulation))
        await simulation.env.advance_time(WARNED)
        [told] = posts(simulation)[before:]
        assert f"<@{ada.id}>, your time runs out" in told.text
        await simulation.env.advance_time(HOUR)
        assert len(posts(simulation)) == before + 1


async def test_a_warning_waits_for_the_morning(simulate: Simulate):
    """It is midnight when the world begins; clocks stand at night, so nothing is late."""
    async with simulate() as simulation:
        ada, _ = await at_table(simulation, quiet=(8 * 60, 20 * 60))
        before = len(lines(simulation, ada))
        await simulation.env.advance_time(20 * HOUR)  # eight hours of it she was on
        assert lines(simulation, ada)[before:] == []
        await simulation.env.advance_time(1.6 * HOUR)
        assert len(lines(simulation, ada)[before:]) == 1


async def test_a_call_says_itself_that_little_is_left(simulate: Simulate):
    """A bank of an hour has never more than what people are warned of."""
    async with simulate() as simulation:
        ada, ben = await at_table(simulation, clock="1/0/1")
        calls = [*lines(simulation, ada), *lines(simulation, ben)]
        assert any(line.endswith("only 60 minutes left") for line in calls), calls
        channels = (ada.user.dm_channel, ben.user.dm_channel)
        shown = [Seen(simulation, message).text for each in channels for message in each.history()]
        assert any(text.startswith("### Your time runs out <t:") for text in shown)
        await simulation.env.advance_time(0.9 * HOUR)
        assert [*lines(simulation, ada), *lines(simulation, ben)] == calls, "no warning follows"


# --- time is up -----------------------------------------------------------------------------------


async def test_whose_time_is_up_is_told_that_a_move_ends_the_vote(simulate: Simulate):
    async with simulate() as simulation:
        ada, _ = await at_table(simulation)
        before = len(lines(simulation, ada))
        await simulation.env.advance_time(12 * HOUR)
        _, line = lines(simulation, ada)[before:]
        assert line == "Your time is up, San Juan #1: your move ends the vote"
        told = newest(simulation, ada)
        assert told.text.startswith(
            "### Your time is up\n"
            "-# The others are voting on how to go on. Your move ends the vote."
        )
        [vote] = [post for post in posts(simulation) if "is out of time" in post.text]
        assert ada.actor.mention not in vote.text, "once"
        ada.panel = told
        while await waiting(simulation, 1, [ada]):
            await ada.move()
        assert "nothing left to decide" in vote.text


async def test_without_messages_the_vote_itself_mentions_whose_time_is_up(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await at_table(simulation)
        await ada.slash("settings", messages=False)
        await simulation.env.advance_time(12 * HOUR)
        [vote] = [post for post in posts(simulation) if "is out of time" in post.text]
        assert f"{ada.actor.mention}, the others are voting on how to go on." in vote.text
        sent = requests(simulation, "POST", simulation.channel.id)[-1]
        assert sent["content"].endswith(f"\n<@{ada.id}>, your move ends the vote")
        assert {int(each) for each in sent["allowed_mentions"]["users"]} == {ada.id, ben.id}
        assert "is out of time" not in posts(simulation)[-2].text, "it is one post"


async def test_whose_messages_turn_out_to_be_closed_hears_of_the_vote_in_a_post(
    simulate: Simulate,
):
    async with simulate() as simulation:
        ada, _ = await at_table(simulation, clock="1/0/1")
        closed(simulation, ada)
        await simulation.env.advance_time(HOUR)
        told = posts(simulation)[-1]
        assert f"{ada.actor.mention}, the others are voting on how to go on." in told.text
        await ada.press(told, "Your move")


async def test_at_a_table_without_clocks_no_one_is_told_that_time_is_up(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await at_table(simulation, clock="relaxed")
        await simulation.env.advance_time(4 * 24 * HOUR)
        seat = next(
            seat.seat
            for seat in (await simulation.bot.host.look.table(1)).seats
            if seat.user_id == ada.id
        )
        await simulation.bot.host.votes.call_overtime(1, ben.id, seat)
        await simulation.env.settle()
        assert (
            lines(simulation, ada)[-1]
            == "The others are voting, San Juan #1: your move ends the vote"
        )
        assert newest(simulation, ada).text.startswith("### Still your move\n")
