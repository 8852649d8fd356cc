"""A lobby whose last seat is taken: its opener is asked to start, or the game begins by itself."""

import pytest

from bot.simulation import Simulation
from bot.storage import outbox
from bot.storage.rows import Notice
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, mentions, posts
from tests.discord.test_direct_messages import letters
from tests.discord.test_ringing import requests


async def opened(simulation: Simulation, players: int = 2) -> tuple[Member, Member, Seen]:
    """Return the opener of a lobby, a guest, and the opener's panel."""
    ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
    return ada, ben, await ada.play(players=players)


async def by_itself(ada: Member, panel: Seen) -> Seen:
    """Have the game begin when all seats are taken; return the panel of the options."""
    await ada.press(panel, "Options")
    await ada.press(panel, "Start when full")
    return panel


async def status(simulation: Simulation) -> str:
    return (await simulation.bot.host.look.table(1)).status


# --- the opener starts ------------------------------------------------------------------------


async def test_the_opener_is_asked_by_a_message_that_starts_the_game(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, _ = await opened(simulation)
        lobby = board(simulation, "Join")
        await ben.press(lobby, "Join")
        assert len(posts(simulation)) == 1, "the post is edited"
        assert mentions(simulation, ada) == 0
        [asked] = letters(ada)
        assert asked.text == "### All seats are taken: start San Juan #1?\n-# Ada and Ben"
        assert list(asked.buttons) == ["Start", "Go to the table"]
        [rang] = requests(simulation, "POST", ada.user.dm_channel.id)
        assert rang["content"] == "All seats are taken: start San Juan #1?"
        await ada.press(asked, "Start")
        assert await status(simulation) == "running"
        assert "Table #1 has begun." in asked.text
        assert "Your move" in asked.buttons


async def test_in_german(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, _ = await opened(simulation)
        await ada.slash("settings", language="de")
        await ben.press(board(simulation, "Join"), "Join")
        assert letters(ada)[0].text.startswith("### Alle Plätze sind besetzt: San Juan #1 starten?")


async def test_an_opener_who_takes_no_messages_is_mentioned_by_a_fresh_post(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, _ = await opened(simulation)
        await ada.slash("settings", messages=False)
        await ben.press(board(simulation, "Join"), "Join")
        assert letters(ada) == []
        assert mentions(simulation, ada) == 1
        former, lobby = posts(simulation)
        assert former.text == "-# San Juan #1: see the newer post."
        assert f"<@{ada.id}> can start the game." in lobby.text


@pytest.mark.sampled(2)
@pytest.mark.parametrize("meanwhile", ["left", "begun", "cancelled"])
async def test_whom_it_no_longer_concerns_is_not_asked(simulate: Simulate, meanwhile: str):
    async with simulate() as simulation:
        ada, ben, _ = await opened(simulation)
        await ben.press(board(simulation, "Join"), "Join")
        host, before = simulation.bot.host, len(letters(ada))
        change = {
            "left": lambda: host.lobby.leave(1, ben.id),
            "begun": lambda: host.beginning.start(1, ada.id),
            "cancelled": lambda: host.lobby.cancel(1, ada.id),
        }[meanwhile]
        await change()
        late, bot = [Notice("full", ada.id)], simulation.bot
        await bot.store.write(outbox.add, 1, late, bot.clock.now())
        await bot.outbox.drain()
        assert len(letters(ada)) == before
        assert mentions(simulation, ada) == 0


async def test_a_seat_that_a_computer_takes_tells_no_one(simulate: Simulate):
    async with simulate() as simulation:
        ada, _, panel = await opened(simulation)
        await ada.press(panel, "Add computer")
        assert letters(ada) == []


# --- the game begins by itself ----------------------------------------------------------------


async def test_with_the_last_seat_the_game_begins(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, panel = await opened(simulation)
        await by_itself(ada, panel)
        assert "Start manually" in panel.buttons
        lobby = board(simulation, "Join")
        assert "The game starts once all seats are taken." in lobby.text
        await ben.press(lobby, "Join")
        assert await status(simulation) == "running"
        assert "has begun" in lobby.text
        told = [each.text for member in (ada, ben) for each in letters(member)]
        assert len(told) == 2, "each is asked for their starting hand"
        assert not any("All seats are taken" in each for each in told)


async def test_a_computer_in_the_last_seat_counts(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, panel = await opened(simulation, players=3)
        await by_itself(ada, panel)
        await ada.press(panel, "◀ Back")
        await ben.press(board(simulation, "Join"), "Join")
        await ada.press(panel, "Add computer")
        assert await status(simulation) == "running"
        assert "This table has started." in panel.text


async def test_it_waits_for_all_to_agree_to_new_terms(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, panel = await opened(simulation, players=3)
        cleo = Member(simulation, "Cleo")
        await by_itself(ada, panel)
        await ben.press(board(simulation, "Join"), "Join")
        await ada.select(panel, ["fast"], "clock")
        lobby = board(simulation, "Join")
        await cleo.press(lobby, "Join")
        assert await status(simulation) == "lobby"
        await ben.press(board(simulation, "Agree"), "Agree")
        assert await status(simulation) == "running"


async def test_a_table_that_is_full_already_is_started_by_hand(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, panel = await opened(simulation)
        await ben.press(board(simulation, "Join"), "Join")
        await ada.press(panel, "Options")
        assert not panel.can_press("Start when full")
        await simulation.bot.host.lobby.set_autostart(1, ada.id, autostart=True)
        assert await status(simulation) == "lobby"
        assert "Start" in board(simulation, "Start").buttons


async def test_only_the_opener_chooses_that(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, panel = await opened(simulation, players=3)
        await ben.press(board(simulation, "Join"), "Join")
        await ada.press(panel, "Options")
        button = panel.buttons["Start when full"]["custom_id"]
        await deliver(click(simulation, ben.id, button, stored(panel)))
        assert not (await simulation.bot.host.look.table(1)).autostart


async def test_who_joins_by_a_message_sees_that_it_has_begun(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, panel = await opened(simulation)
        await by_itself(ada, panel)
        await ben.slash("settings", messages=True)
        await simulation.bot.host.invitations.invite(1, ada.id, ben.id)
        await simulation.env.settle()
        await ben.press(letters(ben)[0], "Join")
        assert await status(simulation) == "running"
        invitation, call = letters(ben)
        assert invitation.text == "-# San Juan #1: see my newer message."
        assert "Your move" in call.buttons or call.menu
