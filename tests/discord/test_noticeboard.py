"""The standing page of a server, in a channel that its managers choose."""

from collections.abc import Sequence

import discord
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.simulation import Simulation
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, open_table
from tests.discord.test_playing_again import end
from tests.discord.test_ringing import SILENT, requests
from tests.limits.message import check

SEE = discord.Permissions(view_channel=True).value
POST = discord.Permissions(send_messages=True).value


def manager(simulation: Simulation) -> Member:
    may = discord.Permissions(manage_guild=True)
    return Member(
        simulation, "Max", roles=[simulation.guild.create_role("Managers", permissions=may)]
    )


async def chosen(member: Member, channel: ChannelHandle | None) -> Seen:
    """Choose the channel of the page in /server."""
    seen = await member.slash("server")
    await member.select(seen, [] if channel is None else [channel], "srvpage")
    await later(member.simulation)
    return seen


async def later(simulation: Simulation, minutes: float = 0) -> None:
    """Let the alarm ring for what falls due meanwhile, and have it told."""
    await simulation.env.advance_time(minutes * 60)
    await simulation.env.settle()


def pages(simulation: Simulation, channel: ChannelHandle) -> Sequence[Seen]:
    return [Seen(simulation, message) for message in channel.history()]


async def test_it_is_one_silent_message_that_is_edited_when_it_has_changed(simulate: Simulate):
    async with simulate() as simulation:
        boss, ada, ben = manager(simulation), Member(simulation, "Ada"), Member(simulation, "Ben")
        channel = simulation.guild.create_text_channel("tables")
        await simulation.env.settle()
        assert "Table list: <#" in (await chosen(boss, channel)).text
        [page] = pages(simulation, channel)
        check(page.components)
        assert "No open or running tables" in page.text
        assert requests(simulation, "POST", channel.id)[0]["flags"] & SILENT
        table = await open_table(simulation, [ada, ben])
        await ben.play(players=3)
        await later(simulation, 16)
        [page] = pages(simulation, channel)
        assert "### Open tables\n- [San Juan #2](" in page.text
        assert "### Being played\n- [San Juan #1](" in page.text
        edits = len(requests(simulation, "PATCH", channel.id))
        await later(simulation, 16)
        assert len(requests(simulation, "PATCH", channel.id)) == edits == 1, "nothing has changed"
        await end(simulation, table, ada, ben)
        seen = Seen(simulation, (await ada.press(page, "On this server")).response)
        assert "Join" not in page.buttons
        assert "1 table on this server" in seen.text


async def test_it_is_posted_anew_when_it_is_old_or_cannot_be_edited(simulate: Simulate):
    async with simulate() as simulation:
        boss, ada = manager(simulation), Member(simulation, "Ada")
        channel = simulation.guild.create_text_channel("tables")
        await simulation.env.settle()
        await chosen(boss, channel)
        [first] = pages(simulation, channel)
        simulation.env.backend.delete_message(channel.id, first.message.id)
        await ada.play(players=3)
        await later(simulation, 16)
        [second] = pages(simulation, channel)
        assert "San Juan #1" in second.text
        await later(simulation, 25 * 60)
        assert pages(simulation, channel)[0].message.id == second.message.id, "nothing new"
        await ada.play(players=3)
        await later(simulation, 16)
        [third] = pages(simulation, channel)
        assert third.message.id != second.message.id
        assert "San Juan #2" in third.text


async def test_another_channel_takes_it_over_and_none_ends_it(simulate: Simulate):
    async with simulate() as simulation:
        boss = manager(simulation)
        first, second = (simulation.guild.create_text_channel(name) for name in ("one", "two"))
        await simulation.env.settle()
        await chosen(boss, first)
        await chosen(boss, second)
        assert (len(pages(simulation, first)), len(pages(simulation, second))) == (0, 1)
        assert "Choose a channel for a list" in (await chosen(boss, None)).text
        assert (len(pages(simulation, first)), len(pages(simulation, second))) == (0, 0)
        assert await simulation.bot.host.noticeboards.of_server(simulation.guild.id) is None


async def test_a_channel_that_is_closed_or_gone_is_said_in_the_settings(simulate: Simulate):
    async with simulate() as simulation:
        boss, ada = manager(simulation), Member(simulation, "Ada")
        channel = simulation.guild.create_text_channel("tables")
        await simulation.env.settle()
        await chosen(boss, channel)
        backend = simulation.env.backend
        mute = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=POST)
        backend.set_overwrite(channel.id, mute)
        await ada.play(players=3)
        await later(simulation, 16)
        assert "I can't post the table list in" in (await boss.slash("server")).text
        backend.delete_overwrite(channel.id, backend.bot_user.id)
        await later(simulation, 16)
        assert "Table list: <#" in (await boss.slash("server")).text
        assert "San Juan #1" in pages(simulation, channel)[0].text
        backend.delete_channel(channel.id)
        await later(simulation, 16)
        assert "was deleted" in (await boss.slash("server")).text


async def test_it_tells_only_of_places_that_everyone_there_sees(simulate: Simulate):
    async with simulate() as simulation:
        boss, ada = manager(simulation), Member(simulation, "Ada")
        channel = simulation.guild.create_text_channel("tables")
        everyone = simulation.guild.default_role
        hidden = Overwrite(everyone.id, OverwriteType.ROLE, allow=0, deny=SEE)
        await ada.play(players=3)
        let_in = Overwrite(boss.id, OverwriteType.MEMBER, allow=SEE, deny=0)
        for overwrite in (hidden, let_in):
            simulation.env.backend.set_overwrite(simulation.channel.id, overwrite)
        await simulation.env.settle()
        await chosen(boss, channel)
        assert "San Juan #1" not in pages(simulation, channel)[0].text
        simulation.env.backend.delete_overwrite(simulation.channel.id, everyone.id)
        await later(simulation, 16)
        assert "San Juan #1" in pages(simulation, channel)[0].text
