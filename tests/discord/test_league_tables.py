"""A league's table as people see it: time that is up, and what isn't possible there."""

from sqlalchemy import update

from bot.simulation import Simulation
from bot.storage.schema import tables
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, posts
from tests.discord.test_absence import more
from tests.discord.test_warnings import HOUR, at_table, lines, newest
from tests.sql import run

REFUSAL = "That isn't possible at a league table: it could help or hurt players at other tables."


async def in_league(simulation: Simulation) -> tuple[Member, Member]:
    """Return the person a league's table of two waits for, who has 12 hours, and the other."""
    people = await at_table(simulation)
    await simulation.bot.host._context.store.write(run, update(tables).values(season_id=7))
    return people


async def test_whose_time_is_up_is_told_and_a_day_later_a_computer_plays(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await in_league(simulation)
        await simulation.env.advance_time(12 * HOUR)
        until = f"<t:{int(simulation.env.now().timestamp() + 24 * HOUR)}:R>"
        line = "Your time is up, San Juan #1: move, or a computer plays for you"
        assert lines(simulation, ada)[-1] == line
        told = newest(simulation, ada)
        assert told.text.startswith(
            f"### Your time is up\n-# A computer plays for you {until}, unless you move first."
        )
        assert f"out of time: a computer plays {until}" in board(simulation).text
        assert not any("vote" in post.text for post in posts(simulation))

        rung = len(lines(simulation, ben))
        await simulation.env.advance_time(24 * HOUR)
        assert lines(simulation, ada)[-1] == "A computer plays for you now: San Juan #1"
        told = newest(simulation, ada)
        assert "Your time was up for a day." in told.text
        assert "is away" in board(simulation).text
        assert len(lines(simulation, ben)) > rung, "it is Ben's move"
        await ada.press(told, "I'm back")
        assert "is away" not in board(simulation).text


async def test_who_takes_no_messages_is_told_at_the_table(simulate: Simulate):
    async with simulate() as simulation:
        ada, _ = await in_league(simulation)
        await ada.slash("settings", messages=False)
        before = len(posts(simulation))
        await simulation.env.advance_time(12 * HOUR)
        told = "\n".join(post.text for post in posts(simulation)[before:])
        assert f"<@{ada.id}>, your time is up: A computer plays for you <t:" in told


async def test_under_more_there_is_only_what_is_fair(simulate: Simulate):
    async with simulate() as simulation:
        ada, _ = await at_table(simulation)
        before = await more(ada)
        assert {"Offer a seat", "Change clock", "End table"} <= {*before.buttons}
        await simulation.bot.host._context.store.write(run, update(tables).values(season_id=7))
        assert not {"Offer a seat", "Change clock", "End table"} & {*(await more(ada)).buttons}
        anyone = await ada.press(before, "Offer a seat")
        refused = await ada.press(Seen(simulation, anyone.response), "Offer it to anyone")
        assert Seen(simulation, refused.followups[-1]).text == REFUSAL
