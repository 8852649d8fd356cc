"""A lobby whose last seat is taken: its opener is asked to start."""

import pytest

from bot.simulation import Simulation
from bot.storage import outbox
from bot.storage.rows import Notice
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, mentions, posts
from tests.discord.test_direct_messages import letters
from tests.discord.test_ringing import requests


async def opened(simulation: Simulation, players: int = 2) -> tuple[Member, Member, Seen]:
    """Return the opener of a lobby, a guest, and the opener's panel."""
    ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
    return ada, ben, await ada.play(players=players)


async def status(simulation: Simulation) -> str:
    return (await simulation.bot.host.look.table(1)).status


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
            "begun": lambda: host.lobby.start(1, ada.id),
            "cancelled": lambda: host.lobby.cancel(1, ada.id),
        }[meanwhile]
        await change()
        late, bot = [Notice("full", ada.id)], simulation.bot
        await bot.store.write(outbox.add, 1, late, bot.clock.now())
        await bot.outbox.drain()
        assert len(letters(ada)) == before
        assert mentions(simulation, ada) == 0


async def test_a_seat_that_a_computer_takes_tells_nobody(simulate: Simulate):
    async with simulate() as simulation:
        ada, _, panel = await opened(simulation)
        await ada.press(panel, "Add computer")
        assert letters(ada) == []
