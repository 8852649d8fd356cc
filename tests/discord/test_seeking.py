"""/find through Discord: the form, the queue, the table, and the message at the end."""

from datetime import timedelta

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.simulation import Simulation
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, newest_first, posts
from tests.discord.test_ringing import SILENT, requests

DAY = timedelta(days=1).total_seconds()
SEE = discord.Permissions(view_channel=True).value


def people(simulation: Simulation, *names: str) -> list[Member]:
    return [Member(simulation, name) for name in names]


async def looking(member: Member, game: str = "san_juan", seats: int = 3, days: int = 3) -> Seen:
    """Let a person look for a table of this game, by the form."""
    seen = await member.slash("find")
    await member.select(seen, [game], "seekgames")
    await member.select(seen, [str(seats)], "seekseats")
    await member.select(seen, [str(days)], "seekdays")
    await member.press(seen, "Find players")
    return seen


async def test_three_people_find_each_other(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, cleo = people(simulation, "Ada", "Ben", "Cleo")
        first = await looking(ada)
        assert "You're looking for players" in first.text
        assert "Looking now, with you: San Juan 1" in first.text
        assert "San Juan · 3 players · normal" in first.text
        assert not posts(simulation), "no one else sees it"
        assert "San Juan 2" in (await looking(ben)).text
        last = await looking(cleo)
        assert "Table #1 for San Juan has begun" in last.text
        assert set(last.buttons) == {"Go to the table"}
        assert any("Ada" in post.text for post in newest_first(simulation))
        assert "You're looking for players" not in (await ada.slash("find")).text
        for member in (ada, ben, cleo):
            assert member.user.dm_channel.history(), "each was called, or told that it has begun"


async def test_the_form_offers_only_what_there_is(simulate: Simulate):
    async with simulate() as simulation:
        [ada] = people(simulation, "Ada")
        seen = await ada.slash("find")
        assert "the more, the sooner you play" in seen.text
        offered = [option["value"] for option in seen.menus["seekseats"]["options"]]
        assert offered == ["2", "3", "4", "5"]
        await ada.select(seen, ["5"], "seekseats")
        await ada.select(seen, ["san_juan"], "seekgames")
        menu = seen.menus["seekseats"]["options"]
        assert [option["value"] for option in menu] == ["2", "3", "4"]
        assert all(option["default"] for option in menu), "no game is left for five"
        chosen = [each["value"] for each in seen.menus["seekclocks"]["options"] if each["default"]]
        assert chosen == ["normal"]
        await ada.select(seen, ["fast", "relaxed"], "seekclocks")
        await ada.press(seen, "Find players")
        assert "San Juan · 2, 3, 4 players · relaxed, fast" in seen.text


async def test_changing_leaving_and_a_game_that_begins_sooner(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = people(simulation, "Ada", "Ben")
        await looking(ada, "san_marco", 4)
        seen = await looking(ben)
        assert "1 player wants to play San Marco." in seen.text
        await ben.press(seen, "Add San Marco")
        assert "San Juan 1 · San Marco 2" in seen.text
        await ben.press(seen, "Change")
        chosen = [each["value"] for each in seen.menus["seekgames"]["options"] if each["default"]]
        assert chosen == ["san_juan", "san_marco"]
        await ben.press(seen, "Find players")
        await ben.press(seen, "Stop looking")
        assert "Your search is over." in seen.text
        assert "San Marco 1" in (await ada.slash("find")).text


async def test_a_lobby_after_half_of_the_time(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, cleo = people(simulation, "Ada", "Ben", "Cleo")
        await looking(ada, days=1)
        await simulation.env.advance_time(DAY / 2 + 1)
        [lobby] = posts(simulation)
        assert "Ada" in lobby.text
        told = Seen(simulation, ada.user.dm_channel.history()[-1])
        assert "You're at table #1 for San Juan: 1 of 3 seats taken." in told.text
        assert set(told.buttons) == {"Go to the table", "Change", "Stop looking"}
        [sent] = requests(simulation, "POST", ada.user.dm_channel.id)
        assert sent["flags"] & SILENT
        seen = await ada.slash("find")
        assert "1 of 3 seats taken" in seen.text
        await ben.press(lobby, "Join")
        assert "has begun" in (await looking(cleo)).text


async def test_the_end_and_another_try_by_direct_message(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, cleo = people(simulation, "Ada", "Ben", "Cleo")
        await looking(ada, days=1)
        await simulation.env.advance_time(DAY + 2)
        told = Seen(simulation, ada.user.dm_channel.history()[-1])
        place = f"<#{simulation.channel.id}>"
        assert f"no table filled up in {place} within 1 day (San Juan)." in told.text
        sent = requests(simulation, "POST", ada.user.dm_channel.id)
        assert all(each["flags"] & SILENT for each in sent)
        await ada.press(told, "Other games")
        await ada.select(told, ["san_juan", "san_marco"], "seekgames")
        await ada.press(told, "Find players")
        assert "San Juan 1 · San Marco 1" in told.text
        await ada.press(told, "Stop looking")
        assert "Your search is over." in told.text

        await looking(ben, days=1)
        await simulation.env.advance_time(DAY + 2)
        again = Seen(simulation, ben.user.dm_channel.history()[-1])
        await simulation.restart()
        await ben.press(again, "Look again")
        assert "San Juan 1" in again.text
        await looking(cleo)
        assert "has begun" in (await looking(ada)).text


async def test_people_and_channels_that_are_gone(simulate: Simulate):
    """The oldest has left the server, and the channel of the next is gone: others go on."""
    async with simulate() as simulation:
        ada, ben, cleo, dora = people(simulation, "Ada", "Ben", "Cleo", "Dora")
        here, gone = simulation.channel, simulation.guild.create_text_channel("gone")
        await looking(ada)
        simulation.channel = gone
        await looking(ben)
        simulation.channel = here
        simulation.guild.remove_member(ada.actor)
        simulation.env.backend.delete_channel(gone.id)
        await simulation.env.settle()
        await looking(cleo)
        last = await looking(dora)
        assert "has begun" in last.text
        [table] = await simulation.bot.host.look.tables_of(ben.id)
        assert table.channel_id == here.id
        assert {seat.name for seat in table.seats} == {"Ben", "Cleo", "Dora"}


async def test_no_one_gets_a_table_in_a_channel_that_they_do_not_see(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, cleo, dora = people(simulation, "Ada", "Ben", "Cleo", "Dora")
        here, hidden = simulation.channel, simulation.guild.create_text_channel("hidden")
        everyone = simulation.guild.default_role
        backend = simulation.env.backend
        backend.set_overwrite(hidden.id, Overwrite(everyone.id, OverwriteType.ROLE, 0, SEE))
        for each in (ada.id, backend.bot_user.id):
            backend.set_overwrite(hidden.id, Overwrite(each, OverwriteType.MEMBER, SEE, 0))
        await simulation.env.settle()
        simulation.channel = hidden
        await looking(ada, days=1)
        await simulation.env.advance_time(DAY / 2 + 1)
        [lobby] = await simulation.bot.host.look.tables_of(ada.id)
        assert lobby.channel_id == hidden.id
        simulation.channel = here
        for each in (ben, cleo):
            assert "You're looking for players" in (await looking(each)).text
        assert "has begun" in (await looking(dora)).text
        [table] = await simulation.bot.host.look.tables_of(ben.id)
        assert table.channel_id == here.id


async def test_tables_lead_to_the_queue(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = people(simulation, "Ada", "Ben")
        seen = await ada.slash("tables")
        await ada.press(seen, "Find players")
        assert "Choose everything that suits you" in seen.text
        await ada.press(seen, "Find players")
        again = await ada.slash("tables")
        await ada.press(again, "Find players")
        assert "You're looking for players" in again.text
        await ben.play()
        assert "Find players" not in (await ada.slash("tables")).buttons


async def test_a_server_whose_tables_are_for_managers(simulate: Simulate):
    async with simulate() as simulation:
        [ada] = people(simulation, "Ada")
        await simulation.bot.host.servers.change(simulation.guild.id, openers=0)
        seen = await ada.slash("find")
        result = await ada.press(seen, "Find players")
        assert "only its managers can open tables" in Seen(simulation, result.followups[-1]).text
