"""`/here` hides a table from no player there, and shows it to no stranger."""

from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.simulation import Simulation
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, posts

PRIVATE_THREAD = 12
HIDDEN = discord.PermissionOverwrite(view_channel=False)
SHOWN = discord.PermissionOverwrite(view_channel=True)


async def moved(simulation: Simulation, member: Member, channel: ChannelHandle) -> str:
    """Type /here; return the answer."""
    result = await member.actor.slash(channel, "here", table=1)
    await simulation.env.settle()
    return Seen(simulation, result.response).text


async def place(simulation: Simulation) -> int:
    return (await simulation.bot.host.look.table(1)).channel_id


def closed(simulation: Simulation, name: str, *shown: Member) -> ChannelHandle:
    """Create a channel that only these people and the bot see."""
    overwrites: dict[Any, discord.PermissionOverwrite] = {simulation.guild.default_role: HIDDEN}
    overwrites |= {member.actor: SHOWN for member in shown}
    overwrites[simulation.guild.me] = SHOWN
    return simulation.guild.create_text_channel(name, overwrites=overwrites)


async def test_where_another_player_sees_nothing_it_does_not_move(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await open_table(simulation, [ada, ben])
        answer = await moved(simulation, ada, closed(simulation, "den", ada))
        assert f"<@{ben.id}> can't see this channel" in answer
        assert await place(simulation) == simulation.channel.id
        both = closed(simulation, "parlour", ada, ben)
        assert "is shown here" in await moved(simulation, ada, both)
        assert await place(simulation) == both.id


@pytest.mark.proof
async def test_if_all_agree_it_moves_all_the_same(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await open_table(simulation, [ada, ben])
        den = closed(simulation, "den", ada)
        refused = await ada.actor.slash(den, "here", table=1)
        await ada.press(Seen(simulation, refused.response), "Ask the others")
        vote = board(simulation, "Yes")
        assert f"wants to show this table in <#{den.id}>" in vote.text
        assert await place(simulation) == simulation.channel.id
        await ben.press(vote, "Yes")
        assert await place(simulation) == den.id
        assert not vote.buttons
        told = "\n".join(Seen(simulation, message).text for message in den.history())
        assert "Everyone agreed: the table is shown in" in told


async def test_the_others_are_told_where_it_was_shown(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await open_table(simulation, [ada, ben])
        elsewhere = simulation.guild.create_text_channel("elsewhere")
        await moved(simulation, ada, elsewhere)
        told = posts(simulation)[-1]
        assert told.text == f"<@{ben.id}>, San Juan #1 is shown in <#{elsewhere.id}> now."


@pytest.mark.proof
async def test_to_a_channel_that_more_people_see_it_does_not_move(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        public, simulation.channel = simulation.channel, closed(simulation, "den", ada, ben)
        await open_table(simulation, [ada, ben])
        for channel in (public, closed(simulation, "hall", ada, ben, eve)):
            assert "More people could see the board here" in await moved(simulation, ada, channel)
        assert "is shown here" in await moved(simulation, ada, closed(simulation, "x", ada, ben))


async def test_out_of_a_private_thread_it_does_not_move(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        backend, channel = simulation.env.backend, simulation.channel
        backend.create_thread(channel.id, "secret", ada.id, type=PRIVATE_THREAD)
        [thread] = channel.threads
        for user_id in (ben.id, backend.bot_user.id):
            backend.add_thread_member(thread.id, user_id)
        await simulation.env.settle()
        simulation.channel = thread
        await open_table(simulation, [ada, ben])
        assert "More people could see the board here" in await moved(simulation, ada, channel)
        backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
        await simulation.env.settle()
        assert "More people could see the board here" in await moved(simulation, ada, channel)


async def test_into_a_private_thread_without_another_player_it_does_not_move(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await open_table(simulation, [ada, ben])
        backend = simulation.env.backend
        thread = backend.create_thread(simulation.channel.id, "us", ada.id, type=PRIVATE_THREAD)
        backend.add_thread_member(thread.id, backend.bot_user.id)
        await simulation.env.settle()
        handle = next(each for each in simulation.channel.threads if each.id == thread.id)
        assert f"<@{ben.id}> can't see" in await moved(simulation, ada, handle)
        backend.add_thread_member(thread.id, ben.id)
        assert "is shown here" in await moved(simulation, ada, handle)


async def test_a_person_who_may_not_connect_does_not_see_a_voice_channel(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await open_table(simulation, [ada, ben])
        voice = simulation.guild.create_voice_channel("voice")
        mute = discord.Permissions(connect=True).value
        deny = Overwrite(target_id=ben.id, type=OverwriteType.MEMBER, allow=0, deny=mute)
        simulation.env.backend.set_overwrite(voice.id, deny)
        await simulation.env.settle()
        assert f"<@{ben.id}> can't see" in await moved(simulation, ada, voice)
        simulation.env.backend.delete_overwrite(voice.id, ben.id)
        await simulation.env.settle()
        assert "is shown here" in await moved(simulation, ada, voice)


Gone = Callable[[Simulation, Member], None]
GONE: dict[str, Gone] = {
    "who has left the server": lambda simulation, ben: simulation.env.backend.remove_member(
        simulation.guild.id, ben.id
    ),
    "who sees neither place": lambda simulation, ben: simulation.env.backend.set_overwrite(
        simulation.channel.id,
        Overwrite(
            target_id=ben.id,
            type=OverwriteType.MEMBER,
            allow=0,
            deny=discord.Permissions(view_channel=True).value,
        ),
    ),
}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("gone", GONE.values(), ids=GONE)
async def test_no_one_loses_sight_of_what_they_do_not_see(simulate: Simulate, gone: Gone):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await open_table(simulation, [ada, ben])
        gone(simulation, ben)
        await simulation.env.settle()
        answer = await moved(simulation, ada, closed(simulation, "den", ada))
        assert "is shown here" in answer


async def test_a_person_who_plays_with_computers_alone_moves_as_they_like(simulate: Simulate):
    async with simulate() as simulation:
        ada, public = Member(simulation, "Ada"), simulation.channel
        simulation.channel = closed(simulation, "den", ada)
        await open_table(simulation, [ada], computers=1)
        assert "is shown here" in await moved(simulation, ada, public)


async def test_as_long_as_discord_does_not_say_who_sees_it_a_table_stays(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    async def refused(*_: object) -> None:
        raise aiohttp.ServerDisconnectedError

    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await open_table(simulation, [ada, ben])
        monkeypatch.setattr(discord.Guild, "fetch_member", refused)
        elsewhere = simulation.guild.create_text_channel("elsewhere")
        assert "Discord doesn't say" in await moved(simulation, ada, elsewhere)
        assert board(simulation).can_press("Your move")
