"""Replaced people: their messages, and their way back."""

import pytest

from tests.discord.clicks import click, deliver, on, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, posts
from tests.discord.test_messages_that_fail import closed
from tests.discord.test_ringing import SILENT, requests
from tests.discord.test_votes import answer, overtime
from tests.discord.test_warnings import lines, newest

DAY = 24 * 3600


async def vote_out(others: list[Member], post: Seen) -> None:
    for other in others:
        await answer(other, post, "Computer takes over")


def sent(member: Member) -> int:
    return len(member.user.dm_channel.history())


async def test_who_is_voted_out_is_told_so_and_comes_back_by_that_message(simulate: Simulate):
    async with simulate() as simulation:
        table, ada, others, post = await overtime(simulation)
        before = sent(ada)
        await vote_out(others, post)
        assert lines(simulation, ada)[-1] == f"A computer plays for you now: San Juan #{table}"
        told = newest(simulation, ada)
        assert told.text == (
            f"### San Juan #{table} · A computer plays for you\n"
            "The others voted for it. You keep your seat, your cards and your rank. "
            "Press **I'm back** to play on."
        )
        assert [*told.buttons] == ["I'm back", "Go to the table"]
        old = on(told, "amback"), stored(told)

        await simulation.env.advance_time(7 * DAY)
        again = newest(simulation, ada)
        assert "It has played for a week" in again.text
        assert requests(simulation, "POST", ada.user.dm_channel.id)[-1]["flags"] & SILENT
        await simulation.env.advance_time(30 * DAY)
        assert sent(ada) == before + 2

        await ada.press(again, "I'm back")
        assert "Welcome back" in again.text
        assert "is away" not in board(simulation).text
        late = click(simulation, ada.id, *old)
        await deliver(late)
        assert "You aren't away: no one plays for you here." in late.text


async def test_after_the_end_the_button_says_that_the_game_is_over(simulate: Simulate):
    async with simulate() as simulation:
        table, ada, others, post = await overtime(simulation)
        await vote_out(others, post)
        told = newest(simulation, ada)
        late = click(simulation, ada.id, on(told, "amback"), stored(told))
        for member in others:
            await simulation.bot.host.absence.resign(table, member.id)
        await simulation.bot.host.votes.propose_abort(table, ada.id)
        await simulation.env.settle()
        assert (await simulation.bot.host.look.table(table)).status != "running"
        await deliver(late)
        assert "This table was ended early." in late.text


async def test_in_german(simulate: Simulate):
    async with simulate() as simulation:
        _, ada, others, post = await overtime(simulation)
        await simulation.bot.host.profiles.set_user(ada.id, language="de")
        await vote_out(others, post)
        told = newest(simulation, ada)
        assert "Ein Computer spielt für dich\nDie anderen haben dafür gestimmt." in told.text
        assert "Ich bin zurück" in told.buttons


@pytest.mark.parametrize("close", [True, False], ids=["closed", "none wanted"])
async def test_whom_no_message_reaches_is_mentioned_at_the_table_once(
    simulate: Simulate, close: bool
):
    async with simulate() as simulation:
        _, ada, others, post = await overtime(simulation)
        if close:
            closed(simulation, ada)
        else:
            await ada.slash("settings", messages=False)
        await vote_out(others, post)
        mine = f"{ada.actor.mention}, the others voted: a computer plays for you"
        [told] = [each for each in posts(simulation) if mine in each.text]
        await simulation.env.advance_time(8 * DAY)
        assert len([each for each in posts(simulation) if mine in each.text]) == 1
        back = await ada.press(told, "I'm back")
        assert "Welcome back" in Seen(simulation, back.response).text


async def test_whose_seat_is_taken_over_is_told_silently_and_the_table_says_so(simulate: Simulate):
    async with simulate() as simulation:
        eve = Member(simulation, "Eve", 9)
        _, ada, others, post = await overtime(simulation)
        for other in others:
            await answer(other, post, "Find a substitute")
        before = len(lines(simulation, ada))
        await eve.press(board(simulation, "Take this seat"), "Take this seat")
        told = newest(simulation, ada)
        assert told.text == "Eve now plays in your former seat: San Juan #1."
        assert [*told.buttons] == ["Board", "Go to the table"]
        assert len(lines(simulation, ada)) == before, "it does not ring"
        assert "Eve" in board(simulation).text
        name = ada.actor.name.title()
        assert f"Eve takes over {name}'s seat" in "\n".join(await others[0].log())
