"""What Discord may answer: not now, not there, already done."""

import pytest

from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, open_table, posts, waiting


@pytest.mark.parametrize("status", [500, 503])
async def test_a_post_that_fails_is_tried_again_later(simulate: Simulate, status: int):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        path = f"/channels/{simulation.channel.id}/messages"
        simulation.env.inject_error("POST", path, status=status, times=1)
        assert "is open" in (await ada.slash("play", players=2)).text
        assert not posts(simulation)
        await simulation.env.advance_time(10)
        assert "Join" in posts(simulation)[-1].buttons


async def test_a_thread_that_is_there_already_is_taken(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        ada = Member(simulation, "Ada")
        await ada.slash("play", players=2)
        lobby = posts(simulation)[-1]
        thread = await lobby.message.create_thread(name="made by a run that died")
        await simulation.env.settle()
        simulation.env.inject_error(
            "POST", "/channels/*/messages/*/threads", status=400, code=160004
        )
        await ada.press(lobby, "Add computer")
        await ada.press(lobby, "Start")
        table = await simulation.bot.host.look.table(1)
        assert table.thread_id == thread.id == lobby.message.id
        assert "Your move" in posts(simulation)[-1].buttons


async def test_many_start_at_once_in_one_thread(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        people = [Member(simulation, name) for name in ("Ada", "Ben", "Cleo", "Dan")]
        await open_table(simulation, people)
        assert len(simulation.channel.threads) == 1
        assert len(await waiting(simulation, 1, people)) == 4
        for member in people[1:]:
            panel = Seen(simulation, member.user.dm_channel.history()[-1])
            assert str(simulation.channel.threads[0].id) in panel.buttons["Go to the table"]["url"]


async def test_a_picture_that_cannot_be_drawn_stops_nobody(simulate: Simulate):
    async def broken(_: object) -> None:
        raise OSError("no fonts")

    async with simulate(draw=broken) as simulation:  # pyright: ignore[reportArgumentType]
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        await ada.move()
        assert not posts(simulation)[-1].message.attachments


async def test_an_acknowledgement_that_fails_changes_nothing(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        panel = await ada.look()
        await ada.pick(panel)
        version = (await simulation.bot.host.look.table(1)).version
        simulation.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
        await ada.actor.click(panel.message, label="Confirm")
        assert (await simulation.bot.host.look.table(1)).version == version
        await ada.press(panel, "Confirm")
        assert (await simulation.bot.host.look.table(1)).version > version
