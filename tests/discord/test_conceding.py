"""Resigning where it ends the game, claiming the win, and ending a game alone: by clicks."""

import pytest

from bot.service.counting import LEAST_ROUNDS
from bot.simulation import Simulation
from tests.discord.clicks import click, deliver, on, stored
from tests.discord.conftest import Simulate
from tests.discord.members import (
    Member,
    Seen,
    board,
    open_table,
    play_sensibly,
    posts,
    waiting,
)
from tests.discord.test_direct_messages import letters
from tests.discord.test_ringing import SILENT, requests

AN_HOUR = 3600.0
"""The time for which no phone has rung."""
NAMES = ("Ada", "Ben", "Cy")


async def playing(simulation: Simulation, persons: int, *, computers: int = 0, rounds: int = 0):
    """Return a table at which these people have played this many rounds, and the people."""
    people = [Member(simulation, name, seed) for seed, name in enumerate(NAMES[:persons])]
    table = await open_table(simulation, people, computers=computers)
    look = simulation.bot.host.look
    while (view := (await look.position(table, None)).view) and view.round <= rounds:
        for member in await waiting(simulation, table, people):
            await play_sensibly(simulation, table, member)
    return table, people


async def more(member: Member) -> Seen:
    result = await member.press(board(member.simulation), "More")
    return Seen(member.simulation, result.response)


def rung(member: Member) -> list[str]:
    """Return the lines that have rung for a person by message."""
    sent = requests(member.simulation, "POST", member.user.dm_channel.id)
    return [each.get("content") or "" for each in sent]


async def resign(member: Member) -> Seen:
    sheet = await member.slash("resign")
    await member.press(sheet, "Resign")
    return sheet


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("language", "asked", "won"),
    [
        ("en", "the other player wins", "Ada resigned: **Ben wins.**"),
        ("de", "die andere Person gewinnt", "Aufgegeben: Ada. **Ben gewinnt.**"),
    ],
)
async def test_with_two_resigning_says_what_it_does_and_both_see_who_has_won(
    simulate: Simulate, language: str, asked: str, won: str
):
    async with simulate() as simulation:
        table, (ada, ben) = await playing(simulation, 2, rounds=LEAST_ROUNDS)
        await simulation.bot.host.profiles.set_user(ada.id, language=language)
        sheet = await ada.slash("resign")
        assert asked in sheet.text
        await ada.press(sheet, "Aufgeben" if language == "de" else "Resign")
        assert won in sheet.text, "who resigned sees the end at once"
        await simulation.env.settle()
        final = posts(simulation)[-1]
        assert "Ada resigned: **Ben wins.**" in final.text
        assert "**1.** Ben\n**2.** Ada (resigned" in final.text
        assert "counts for ratings" in final.text
        assert final.files, "the board as it stood"
        assert {"Rematch", "Replay", "Log", "Board"} <= set(final.buttons)
        assert won in (await ada.slash("board", table=table)).text
        assert "Ben wins" in (await ben.slash("board", table=table)).text
        assert "Ben won" in Seen(simulation, (await _over(ben))).text


async def _over(member: Member):
    return (await member.press(await member.slash("tables"), "Finished tables")).response


async def test_the_other_is_told_by_message_and_loudly(simulate: Simulate):
    async with simulate() as simulation:
        _, (ada, ben) = await playing(simulation, 2, rounds=LEAST_ROUNDS)
        await simulation.env.advance_time(AN_HOUR)
        await resign(ada)
        await simulation.env.settle()
        told = Seen(simulation, list(ben.user.dm_channel.history())[-1])
        assert "You won: Ada resigned." in told.text
        assert "Rating: " in told.text
        assert list(told.buttons)[:4] == ["Rematch", "Board", "Replay", "Next table"]
        line = requests(simulation, "POST", ben.user.dm_channel.id)[-1]
        assert line["content"] == "You won: San Juan #1"
        assert not line.get("flags", 0) & SILENT
        replay = Seen(simulation, (await ben.press(told, "Replay")).response)
        await ben.press(replay, "End")
        assert "Ada resigned: **Ben wins.**" in replay.text


async def test_too_early_it_is_called_off(simulate: Simulate):
    async with simulate() as simulation:
        table, (ada, _) = await playing(simulation, 2)
        sheet = await ada.slash("resign")
        assert "this calls the game off: no winner, no ranking" in sheet.text
        await ada.press(sheet, "Resign")
        assert "Ada resigned before both had played 2 rounds." in sheet.text
        await simulation.env.settle()
        final = posts(simulation)[-1]
        assert "The game is called off: there's no ranking." in final.text
        assert "Replay" not in final.buttons
        assert (await simulation.bot.host.look.table(table)).status == "aborted"


async def test_the_last_one_is_told_and_claims_the_win(simulate: Simulate):
    async with simulate() as simulation:
        table, (ada, ben, cy) = await playing(simulation, 3, rounds=LEAST_ROUNDS)
        await resign(ben)
        assert "Ben resigned: a computer plays on, Ben ranks last." in board(simulation).text
        assert "Claim the win" not in (await ada.slash("hand")).buttons
        await resign(cy)
        panel = await ada.slash("hand")
        assert "All others have resigned. You can claim the win, or play on." in panel.text
        sheet = await more(ada)
        assert "Resign" not in sheet.buttons
        await ada.press(sheet, "Claim the win")
        assert (await simulation.bot.host.look.table(table)).status == "running"
        await ada.press(sheet, "Claim the win")
        assert "Ben and Cy resigned: **Ada wins.**" in sheet.text
        await simulation.env.settle()
        final = posts(simulation)[-1]
        assert "**1.** Ada\n**2.** Cy (resigned, so ranks last)\n**3.** Ben" in final.text
        log = Seen(simulation, (await ada.press(final, "Log")).response)
        assert "Ada wins: everyone else resigned." in log.text
        assert log.text.index("Ben resigns.") < log.text.index("Cy resigns."), "the oldest first"


async def test_alone_with_computers_the_button_is_end(simulate: Simulate):
    async with simulate() as simulation:
        table, (ada,) = await playing(simulation, 1, computers=2)
        sheet = await more(ada)
        assert "End" in sheet.buttons
        assert "Resign" not in sheet.buttons
        sheet = await ada.slash("resign")
        assert "End this game now?" in sheet.text
        assert "rank" not in sheet.text
        await ada.press(sheet, "End")
        await simulation.env.settle()
        final = posts(simulation)[-1]
        assert "This game was ended early." in final.text
        assert "rank" not in final.text
        assert (await simulation.bot.host.look.table(table)).status == "aborted"


async def test_what_has_changed_since_it_was_asked_is_asked_again(simulate: Simulate):
    async with simulate() as simulation:
        table, (ada, ben) = await playing(simulation, 2)
        sheet = await ada.slash("resign")
        look, people = simulation.bot.host.look, [ada, ben]
        while (view := (await look.position(table, None)).view) and view.round <= LEAST_ROUNDS:
            for member in await waiting(simulation, table, people):
                await play_sensibly(simulation, table, member)
        await ada.press(sheet, "Resign")
        assert "the other player wins" in sheet.text
        assert (await look.table(table)).status == "running"
        await ada.press(sheet, "Resign")
        assert (await look.table(table)).conceded == "won"


async def test_buttons_from_before_answer_after_the_end(simulate: Simulate):
    async with simulate() as simulation:
        table, (ada, ben) = await playing(simulation, 2, rounds=LEAST_ROUNDS)
        sheets = [(ada, await ada.slash("resign")), (ben, await ben.slash("resign"))]
        pressed = [
            click(simulation, member.id, on(sheet, "sure"), stored(sheet))
            for member, sheet in sheets
        ]
        await resign(ada)
        for each in pressed:
            await deliver(each)
            assert "This game is over" in each.text
        assert "This game is over" in (await ben.slash("resign", table=table)).text


async def test_the_last_player_is_told_that_the_win_can_be_claimed(simulate: Simulate):
    async with simulate() as simulation:
        _, (ada, ben, cy) = await playing(simulation, 3, rounds=LEAST_ROUNDS)
        await simulation.env.advance_time(AN_HOUR)
        await resign(ada)
        line = "All others have resigned: San Juan #1"
        assert line not in rung(cy)
        await resign(ben)
        assert line in rung(cy)
        await cy.press(letters(cy)[-1], "Claim the win")
        await cy.press(letters(cy)[-1], "Claim the win")
        assert "Cy wins" in posts(simulation)[-1].text
        assert "Cy wins" in letters(ada)[-1].text, "whose rating has changed"


@pytest.mark.proof
async def test_a_last_player_without_messages_is_mentioned(simulate: Simulate):
    async with simulate() as simulation:
        _, (ada, ben, cy) = await playing(simulation, 3, rounds=LEAST_ROUNDS)
        await cy.slash("settings", messages=False)
        await resign(ada)
        await resign(ben)
        told = [post for post in posts(simulation) if "all others have resigned" in post.text]
        assert len(told) == 1
