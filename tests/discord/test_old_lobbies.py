"""Lobbies that no one starts, games that all have left, and people who leave their server."""

import pytest

from bot.engine.errors import ServiceError
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, posts
from tests.discord.test_settings_panels import manager

DAY = 24 * 3600.0


@pytest.mark.proof
async def test_a_lobby_is_told_that_it_ends_then_it_does(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await ada.play(players=3)
        first = board(simulation, "Join")
        await ben.press(first, "Join")
        await simulation.env.advance_time(6 * DAY)
        told = board(simulation, "Join")
        assert told.message.id != first.message.id
        assert f"<@{ada.id}> and <@{ben.id}>: this table has been open for days" in told.text
        assert "Join" not in first.buttons
        await simulation.env.advance_time(DAY)
        assert "This table was cancelled." in told.text
        assert len(posts(simulation)) == 2


@pytest.mark.proof
async def test_a_game_that_all_have_left_is_put_aside_and_taken_up_again(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        number = await open_table(simulation, [ada, ben])
        await simulation.env.advance_time(38 * DAY)
        told = board(simulation, "Go on")
        assert f"<@{ada.id}>" in told.text
        assert f"<@{ben.id}>" in told.text
        assert "no one has played here for a long time" in told.text
        await simulation.env.advance_time(8 * DAY)
        aside = board(simulation, "Go on")
        assert aside.message.id != told.message.id
        assert "Put aside: no one has played here" in aside.text
        assert {"Board", "Rematch"} <= set(aside.buttons)
        seen = await ada.slash("tables")
        await ada.press(seen, "Finished tables")
        assert "put aside" in seen.text
        await ada.select(seen, [str(number)], "attable")
        assert "Go on" in seen.buttons
        await ben.press(aside, "Go on")
        assert (await simulation.bot.host.look.table(number)).status == "running"
        assert "Your move" in board(simulation, "Your move").buttons


async def test_managers_of_a_server_end_a_running_table_for_a_reason(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, mia = Member(simulation, "Ada"), Member(simulation, "Ben"), manager(simulation)
        number = await open_table(simulation, [ada, ben])
        panel = await mia.slash("server")
        [listed] = panel.menus["srvrunning"]["options"]
        assert listed["label"] == f"San Juan #{number}"
        assert listed["description"].startswith("2 players, last move on ")
        await mia.select(panel, [str(number)], "srvrunning")
        assert f"`/server end:{number} reason:…`" in panel.text
        assert "The last move was on " in panel.text
        assert "<t:" not in panel.text, "it would tell when a secret step was made"
        assert not panel.buttons
        assert "Ada" not in panel.text

        panel = await mia.slash("server", end=number, reason="spam *here*\nonly")
        assert "> spam \\*here\\* only" in panel.text
        assert (await simulation.bot.host.look.table(number)).status == "running"
        await mia.press(panel, "End table")
        assert f"Table #{number} is ended." in panel.text
        assert "srvrunning" not in panel.menus
        ended = await simulation.bot.host.look.table(number)
        assert (ended.status, ended.abort_reason) == ("aborted", "spam *here* only")
        last = board(simulation, "Rematch")
        assert "Ended by this server's managers: “spam \\*here\\* only”" in last.text
        assert "Go on" not in last.buttons


async def test_no_one_else_ends_a_running_table_nor_one_of_another_server(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, mia = Member(simulation, "Ada"), Member(simulation, "Ben"), manager(simulation)
        number = await open_table(simulation, [ada, ben])
        panel = await mia.slash("server", end=number, reason="spam")
        custom_id = panel.buttons["End table"]["custom_id"]
        await deliver(click(simulation, ada.id, custom_id, stored(panel)))
        assert (await simulation.bot.host.look.table(number)).status == "running"
        with pytest.raises(ServiceError, match="unknown_table"):
            await simulation.bot.host.managing.end(number, simulation.guild.id + 1, "spam", by=1)
        for reason in ("", "x" * 301):
            with pytest.raises(ServiceError, match="bad_reason"):
                await simulation.bot.host.managing.end(number, simulation.guild.id, reason, by=1)


async def test_a_change_of_terms_waits_for_those_who_have_joined(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        panel = await ada.play(players=2)
        await ben.press(board(simulation, "Join"), "Join")
        await ada.press(panel, "Options")
        await ada.select(panel, ["fast"], "clock")
        lobby = board(simulation, "Start")
        assert f"<@{ben.id}>: press **Agree** or **Leave**." in lobby.text
        refused = await ada.press(lobby, "Start")
        assert (
            f"Still to agree to the changes: <@{ben.id}>."
            in Seen(simulation, refused.followups[-1]).text
        )
        await ben.press(lobby, "Agree")
        assert "Agree" not in lobby.buttons
        await ada.press(lobby, "Start")
        assert (await simulation.bot.host.look.table(1)).status == "running"


async def test_who_leaves_the_server_leaves_its_lobbies(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        await ada.play(players=2)
        await ben.play(players=2)
        await eve.press(board(simulation, "Join"), "Join")
        await open_table(simulation, [ada], computers=1)
        for gone in (ada, ben):
            simulation.env.backend.remove_member(simulation.guild.id, gone.id)
        await simulation.env.advance_time(DAY)
        look = simulation.bot.host.look
        assert (await look.table(1)).status == "cancelled"
        left = await look.table(2)
        assert (left.status, left.opener_id) == ("lobby", eve.id)
        assert [seat.user_id for seat in left.seats] == [eve.id]
        assert (await look.table(3)).status == "running"


@pytest.mark.proof
async def test_who_manages_the_server_ends_a_lobby_by_its_post_or_in_the_settings(
    simulate: Simulate,
):
    async with simulate() as simulation:
        ada, mia = Member(simulation, "Ada"), manager(simulation)
        for _ in range(2):
            await ada.play(players=2, private=True)
        shown = await Member(simulation, "Ben").press(board(simulation, "Join"), "Manage")
        assert not Seen(simulation, shown.response).buttons
        shown = await mia.press(board(simulation, "Join"), "Manage")
        await mia.press(Seen(simulation, shown.response), "Cancel table")
        assert (await simulation.bot.host.look.table(2)).status == "cancelled"
        panel = await mia.slash("server")
        assert panel.menus["srvlobby"]["options"][0]["label"] == "San Juan #1: 1 of 2 seats taken"
        await mia.select(panel, ["1"], "srvlobby")
        assert (await simulation.bot.host.look.table(1)).status == "cancelled"
        assert "srvlobby" not in panel.menus
