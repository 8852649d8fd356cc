"""*Follow*: a person without a seat follows a table to its end."""

from typing import Final

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.simulation import Simulation
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, play_sensibly, waiting
from tests.discord.test_playing_again import end
from tests.discord.test_ringing import SILENT, requests

DAY: Final = 24 * 3600


async def play_a_round(simulation: Simulation, table: int, people: list[Member]) -> None:
    """Play until everyone sees that the next round has begun."""

    async def now() -> int:
        view = (await simulation.bot.host.look.position(table, None)).view
        assert view is not None
        return view.round

    before = await now()
    while await now() == before:
        [member, *_] = await waiting(simulation, table, people)
        await play_sensibly(simulation, table, member)
    simulation.bot.outbox.kick()
    await simulation.env.settle()


async def test_the_board_comes_each_round_while_its_place_is_seen(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        table = await open_table(simulation, [ada, ben])
        seen = await eve.slash("board", table=table)
        await eve.press(seen, "Follow")
        await eve.press(seen, "Show every round")
        assert "and the board after each round" in seen.text
        assert {"Only the end", "Stop following"} <= {*seen.buttons}
        assert "Show every round" not in seen.buttons
        for _ in range(2):
            await play_a_round(simulation, table, [ada, ben])
        first, second = (Seen(simulation, message) for message in eve.user.dm_channel.history())
        assert "newer message" in first.text
        assert second.files
        assert {"Stop following", "Go to the table"} <= {*second.buttons}
        assert "My hand" not in second.buttons
        assert all(
            sent["flags"] & SILENT for sent in requests(simulation, "POST", eve.user.dm_channel.id)
        )
        unseen = discord.Permissions(view_channel=True).value
        hide = Overwrite(target_id=eve.id, type=OverwriteType.MEMBER, allow=0, deny=unseen)
        simulation.env.backend.set_overwrite(simulation.channel.id, hide)
        await simulation.env.settle()
        await play_a_round(simulation, table, [ada, ben])
        assert len(eve.user.dm_channel.history()) == 2, "she no longer sees the channel"


async def test_a_line_comes_in_the_evening_if_there_is_news(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        table = await open_table(simulation, [ada, ben])
        seen = await eve.slash("board", table=table)
        await eve.press(seen, "Follow")
        await eve.press(seen, "A line a day")
        assert "and a line about it each day" in seen.text
        for _ in range(2):
            await simulation.env.advance_time(DAY)
            await simulation.env.settle()
        [message] = eve.user.dm_channel.history()
        told = Seen(simulation, message)
        assert "### Tables you follow\n- [San Juan #1](" in told.text
        assert "Round 1" in told.text
        assert "free seat" not in told.text
        assert requests(simulation, "POST", eve.user.dm_channel.id)[0]["flags"] & SILENT
        await play_a_round(simulation, table, [ada, ben])
        await simulation.env.advance_time(DAY)
        await simulation.env.settle()
        newest = Seen(simulation, eve.user.dm_channel.history()[-1])
        assert "waiting for" in newest.text
        assert len(eve.user.dm_channel.history()) == 2


@pytest.mark.proof
async def test_a_person_without_a_seat_watches_to_the_end(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        table = await open_table(simulation, [ada, ben])
        assert "Follow" not in (await ada.slash("board", table=table)).buttons
        more = Seen(simulation, (await eve.press(board(simulation), "More")).response)
        seen = Seen(simulation, (await eve.press(more, "Board")).response)
        await eve.press(seen, "Follow")
        assert "message when this game ends" in seen.text
        await eve.press(seen, "Stop following")
        assert "when this game ends" not in seen.text
        await eve.press(seen, "Follow")
        await end(simulation, table, ada, ben)
        told = Seen(simulation, eve.user.dm_channel.history()[-1])
        assert "San Juan #1, which you follow, has ended." in told.text
        assert "Ada" not in told.text, "nor anything of how it ended"
        assert set(told.buttons) == {"Go to the table"}
        [sent] = requests(simulation, "POST", eve.user.dm_channel.id)
        assert sent["flags"] & SILENT
        late = await eve.slash("board", table=table)
        assert "Follow" not in late.buttons
