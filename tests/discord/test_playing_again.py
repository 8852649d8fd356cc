"""After the end: *Rematch* brings the same people to a new table."""

import pytest

from bot.simulation import Simulation
from bot.storage import outbox
from bot.storage.rows import Notice
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, posts
from tests.discord.test_ringing import SILENT, requests


async def end(simulation: Simulation, table: int, *people: Member) -> None:
    """Have the people of a table end it early."""
    votes = simulation.bot.host.votes
    vote = await votes.propose_abort(table, people[0].id)
    for other in people[1:]:
        await votes.cast(vote.id, other.id, "yes")
    simulation.bot.outbox.kick()
    await simulation.env.settle()


@pytest.mark.proof
async def test_a_rematch_is_asked_for_in_a_new_post_and_joined_by_the_same_button(
    simulate: Simulate,
):
    async with simulate() as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        table = await open_table(simulation, [ada, ben])
        await end(simulation, table, ada, ben)
        final = board(simulation, "Rematch")
        stranger = Seen(simulation, (await eve.press(final, "Rematch")).response)
        assert "You don't sit" in stranger.text
        panel = Seen(simulation, (await ada.press(final, "Rematch")).response)
        assert f"#{table + 1}" in panel.text
        assert not panel.can_press("Start")
        lobby = posts(simulation)[-1]
        assert f"<@{ben.id}>, play again?" in lobby.text
        assert [each.id for each in lobby.message.mentions] == [ben.id]
        refused = Seen(simulation, (await eve.press(lobby, "Join")).followups[-1])
        assert "kept for the players of the last game" in refused.text
        await ben.press(final, "Rematch")
        lobby = posts(simulation)[-1]
        assert "play again" not in lobby.text
        await ada.press(lobby, "Start")
        info = await simulation.bot.host.look.table(table + 1)
        assert info.status == "running"


async def test_who_has_a_seat_kept_may_take_it_in_a_silent_message(simulate: Simulate):
    """Their phone rings for the mention in the post, and not again."""
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        table = await open_table(simulation, [ada, ben])
        await end(simulation, table, ada, ben)
        await ada.press(board(simulation, "Rematch"), "Rematch")
        asked = Seen(simulation, ben.user.dm_channel.history()[-1])
        assert "Ada wants to play again. Your seat is kept." in asked.text
        assert list(asked.buttons) == ["Join", "Leave", "Go to the table"]
        assert requests(simulation, "POST", ben.user.dm_channel.id)[-1]["flags"] & SILENT
        await ben.press(asked, "Join")
        assert "You have a seat at San Juan #2. The game starts when Ada starts it." in asked.text
        info = await simulation.bot.host.look.table(table + 1)
        assert [seat.user_id for seat in info.seats] == [ada.id, ben.id]
        await ben.press(asked, "Leave")
        assert "You left San Juan #2." in asked.text
        assert not asked.buttons
        info = await simulation.bot.host.look.table(table + 1)
        assert [seat.user_id for seat in info.seats] == [ada.id]


async def test_who_has_answered_a_rematch_meanwhile_is_not_asked(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        table = await open_table(simulation, [ada, ben])
        await end(simulation, table, ada, ben)
        await ada.press(board(simulation, "Rematch"), "Rematch")
        await ben.press(posts(simulation)[-1], "Join")
        before = len(list(ben.user.dm_channel.history()))
        late, bot = [Notice("rematch", ben.id)], simulation.bot
        await bot.store.write(outbox.add, table + 1, late, bot.clock.now())
        await bot.outbox.drain()
        assert len(list(ben.user.dm_channel.history())) == before
