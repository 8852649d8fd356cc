"""Votes by clicks: called and closed by time itself, cast on posts, each outcome once."""

from datetime import timedelta
from typing import Any

import pytest

from bot.simulation import Simulation
from tests.discord.clicks import click, deliver, on, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, play_on, posts, waiting

NAMES = ("Ada", "Ben", "Cy")
HASTY = "1/0/1"
"""An hour for everything: the vote comes soon."""

BEYOND = timedelta(hours=2)


async def at_table(simulation: Simulation, **options: Any) -> tuple[int, list[Member]]:
    people = [Member(simulation, name, seed) for seed, name in enumerate(NAMES)]
    for member in people:
        await simulation.bot.host.profiles.set_user(member.id, remind_every=0)
    return await open_table(simulation, people, **options), people


async def overtime(simulation: Simulation) -> tuple[int, Member, list[Member], Seen]:
    """Return a table that waits for one person; that person, the others, the vote's post."""
    table, people = await at_table(simulation, clock=HASTY)
    for _ in range(60):
        due = await waiting(simulation, table, people)
        if len(due) == 1:
            break
        await play_on(simulation, table, people, moves=1)
    await simulation.env.advance_time(BEYOND.total_seconds())
    [absent] = await waiting(simulation, table, people)
    others = [member for member in people if member is not absent]
    return table, absent, others, board(simulation, "Computer moves once")


def name_of(member: Member) -> str:
    return member.actor.name.title()


async def answer(member: Member, post: Seen, label: str) -> str:
    """Press a button of a vote; return the answer to its member."""
    result = await member.press(post, label)
    return Seen(member.simulation, result.response).text


@pytest.mark.proof
async def test_a_person_who_is_out_of_time_is_voted_on(simulate: Simulate):
    async with simulate() as simulation:
        table, absent, others, post = await overtime(simulation)
        name = name_of(absent)
        assert f"{name} is out of time" in post.text
        for other in others:
            assert f"<@{other.id}>" in post.text
        assert f"<@{absent.id}>" not in post.text
        assert "out of time, so the others are voting" in board(simulation).text
        assert "is about you" in await answer(absent, post, "Wait")

        first, second = others
        told = await answer(first, post, "Wait")
        assert "Your vote: **Wait**" in told
        assert f"✓ {name_of(first)}" in post.text
        await answer(first, post, "Computer takes over")
        assert "Decided: a computer plays" in await answer(second, post, "Computer takes over")
        assert "Decided: a computer plays" in post.text
        assert not post.buttons
        assert f"{name} is away" in board(simulation).text

        back = await absent.by_post()
        assert "A computer plays for you here" in back.text
        await absent.press(back, "I'm back")
        assert "Welcome back" in back.text
        assert "is away" not in board(simulation).text
        await play_on(simulation, table, [absent, *others], moves=20)


@pytest.mark.proof
@pytest.mark.parametrize(
    ("label", "told"),
    [
        ("Wait", "gets more time"),
        ("Computer moves once", "made one move"),
        ("Find a substitute", "is on offer to anyone"),
        ("End the table", "The table is over"),
    ],
)
async def test_what_most_want_is_done(simulate: Simulate, label: str, told: str):
    async with simulate() as simulation:
        table, _, others, post = await overtime(simulation)
        first, second = others
        await answer(first, post, label)
        assert told.lower() in (await answer(second, post, label)).lower()
        newest = posts(simulation)[-1] if label == "End the table" else board(simulation, "Log")
        assert ("no ranking" in newest.text) == (label == "End the table")
        assert ("Take this seat" in newest.buttons) == (label == "Find a substitute")
        ended = (await simulation.bot.host.look.table(table)).status == "aborted"
        assert ended == (label == "End the table")


@pytest.mark.proof
async def test_a_vote_closes_by_itself_and_nothing_is_forfeited(simulate: Simulate):
    async with simulate() as simulation:
        table, absent, others, post = await overtime(simulation)
        await others[0].press(post, "Wait")
        await simulation.env.advance_time(timedelta(days=3, minutes=1).total_seconds())
        assert "Decided: the table waits" in post.text
        assert not post.buttons
        assert await waiting(simulation, table, [absent]) == [absent]


@pytest.mark.proof
async def test_a_move_ends_the_vote(simulate: Simulate):
    async with simulate() as simulation:
        _, absent, others, post = await overtime(simulation)
        pressed = on(post, "vote"), stored(post)
        await absent.move()
        assert "nothing left to decide" in post.text
        assert not post.buttons
        late = click(simulation, others[0].id, pressed[0], pressed[1], planted=True)
        await deliver(late)
        assert "This vote is closed" in late.text


@pytest.mark.proof
async def test_outsiders_have_no_vote(simulate: Simulate):
    async with simulate() as simulation:
        eve = Member(simulation, "Eve")
        _, _, _, post = await overtime(simulation)
        assert "don't sit" in await answer(eve, post, "End the table")


@pytest.mark.proof
async def test_a_deleted_vote_is_posted_again(simulate: Simulate):
    async with simulate() as simulation:
        _, _, (first, second), post = await overtime(simulation)
        old = stored(post)
        late = click(simulation, first.id, on(post, "vote"), old)
        simulation.env.backend.delete_message(old.channel_id, old.id)
        await deliver(late)
        again = board(simulation, "Computer moves once")
        assert again.message.id != old.id
        assert f"✓ {name_of(first)}" in again.text
        assert "more time" in await answer(second, again, "Wait")


@pytest.mark.proof
async def test_the_end_is_proposed_and_agreed(simulate: Simulate):
    async with simulate() as simulation:
        table, (ada, ben, _) = await at_table(simulation)
        sure = Seen(simulation, (await ada.press(board(simulation), "More")).response)
        await ada.press(sure, "End table")
        assert "without a ranking" in sure.text
        assert (await simulation.bot.host.look.table(table)).status == "running"
        await ada.press(sure, "Propose to end it")
        post = board(simulation, "No")
        assert "Ada proposes to end this table" in post.text
        assert "✓ Ada" in post.text
        assert "the table is over" in await answer(ben, post, "Yes")
        assert (await simulation.bot.host.look.table(table)).status == "aborted"
        assert "no ranking" in posts(simulation)[-1].text
        for command in ("board", "log", "hand"):
            assert (await ada.slash(command, table=table)).text
        assert "was ended early" in (await ada.slash("undo", table=table)).text
        assert "You have no tables" in (await ada.slash("tables")).text


async def test_alone_among_computers_the_table_ends_at_once(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        sure = Seen(simulation, (await ada.press(board(simulation), "More")).response)
        await ada.press(sure, "End")
        await ada.press(sure, "End")
        assert "the table is over" in sure.text
        assert (await simulation.bot.host.look.table(table)).status == "aborted"


@pytest.mark.proof
async def test_another_clock_is_proposed_and_agreed(simulate: Simulate):
    async with simulate() as simulation:
        table, (ada, ben, _) = await at_table(simulation)
        which = Seen(simulation, (await ada.press(board(simulation), "More")).response)
        await ada.press(which, "Change clock")
        await ada.select(which, ["fast"])
        post = board(simulation, "No")
        assert "Ada proposes another clock: fast" in post.text
        assert "Decided" in await answer(ben, post, "Yes")
        assert (await simulation.bot.host.look.table(table)).clock == "fast"


@pytest.mark.proof
async def test_a_person_is_missing_at_a_table_without_clocks(simulate: Simulate):
    async with simulate() as simulation:
        table, people = await at_table(simulation, clock="relaxed")
        due = await waiting(simulation, table, people)
        caller = people[0]
        more = Seen(simulation, (await caller.press(board(simulation), "More")).response)
        assert "A player is missing" not in more.buttons
        await simulation.env.advance_time(timedelta(days=3, minutes=1).total_seconds())
        more = Seen(simulation, (await caller.press(board(simulation), "More")).response)
        await caller.press(more, "A player is missing")
        absent = next(member for member in due if member is not caller)
        seats = (await simulation.bot.host.look.table(table)).seats
        [seat] = [str(each.seat) for each in seats if each.user_id == absent.id]
        await caller.select(more, [seat])
        assert "The others are being asked" in more.text
        assert f"{name_of(caller)} asks" in board(simulation, "Find a substitute").text


async def asked_by_message(simulation: Simulation, ada: Member, _: Member, cy: Member) -> Seen:
    """Let Ada propose to end the table while Cy is off; return the message that asks Cy."""
    now = simulation.env.now()
    quiet = now.hour * 60, (now.hour * 60 + 120) % (24 * 60)
    await simulation.bot.host.profiles.set_user(cy.id, quiet=quiet)
    await simulation.bot.outbox.drain()
    sure = Seen(simulation, (await ada.press(board(simulation), "More")).response)
    await ada.press(sure, "End table")
    await ada.press(sure, "Propose to end it")
    assert f"<@{cy.id}>" not in board(simulation, "No").text
    await simulation.env.advance_time(timedelta(hours=2, minutes=1).total_seconds())
    return Seen(simulation, cy.user.dm_channel.history()[-1])


@pytest.mark.proof
async def test_who_was_off_is_asked_by_direct_message_and_votes_there(simulate: Simulate):
    async with simulate() as simulation:
        table, people = await at_table(simulation)
        asked = await asked_by_message(simulation, *people)
        assert "Ada proposes to end this table" in asked.text
        await people[-1].press(asked, "Yes")
        assert "the table is over" in asked.text
        assert (await simulation.bot.host.look.table(table)).status == "aborted"


@pytest.mark.proof
async def test_an_answer_in_a_direct_message_can_be_changed_there(simulate: Simulate):
    async with simulate() as simulation:
        _, people = await at_table(simulation)
        asked = await asked_by_message(simulation, *people)
        await people[-1].press(asked, "No")
        assert "Your vote: **No**" in asked.text
        assert "Ada proposes to end this table" in asked.text
        assert "Go to the table" in asked.buttons
        await people[-1].press(asked, "Yes")
        assert "the table is over" in asked.text


@pytest.mark.proof
async def test_who_was_off_and_takes_no_messages_is_asked_by_the_post_anew(simulate: Simulate):
    async with simulate() as simulation:
        table, people = await at_table(simulation)
        ada, _, cy = people
        now = simulation.env.now()
        quiet = now.hour * 60, (now.hour * 60 + 120) % (24 * 60)
        await simulation.bot.host.profiles.set_user(cy.id, quiet=quiet, dm=False)
        await simulation.bot.outbox.drain()
        sure = Seen(simulation, (await ada.press(board(simulation), "More")).response)
        await ada.press(sure, "End table")
        await ada.press(sure, "Propose to end it")
        first = board(simulation, "No")
        await simulation.env.advance_time(timedelta(hours=2, minutes=1).total_seconds())
        again = board(simulation, "No")
        assert again.message.id != first.message.id
        assert f"<@{cy.id}>" in again.text
        assert not first.buttons
        assert "the table is over" in await answer(cy, again, "Yes")
        assert (await simulation.bot.host.look.table(table)).status == "aborted"
