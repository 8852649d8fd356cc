"""Places where the bot is not, or is not alone with a person: a sentence, and nothing else."""

from typing import Any

import discord
import pytest

from bot.cogs.answer import is_private
from bot.simulation import Simulation
from tests.discord.clicks import Click, click, deliver, interaction, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, posts
from tests.discord.test_dead_buttons import slash
from tests.limits.message import BUTTON

PRIVATE_THREAD = 12
GROUP = 3
COMMAND = 2


def private_thread(simulation: Simulation, owner: Member) -> int:
    """Open a private thread that the bot is no member of."""
    backend = simulation.env.backend
    thread = backend.create_thread(simulation.channel.id, "secret", owner.id, type=PRIVATE_THREAD)
    return thread.id


def typed(simulation: Simulation, member: Member, name: str, channel_id: int) -> Click:
    return interaction(simulation, member.id, COMMAND, slash(name), channel_id=channel_id)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("command", ["play", "here"])
async def test_a_private_thread_that_the_bot_is_not_in_is_refused(simulate: Simulate, command: str):
    """Discord reports the permissions of the parent channel (three reports say so)."""
    async with simulate(threads=True) as simulation:
        ada = Member(simulation, "Ada")
        await ada.play(players=3)
        for _ in range(2):
            await simulation.bot.host.lobby.add_computer(1, ada.id, "greedy")
        await simulation.bot.host.beginning.start(1, ada.id)
        await simulation.env.settle()
        thread = private_thread(simulation, ada)
        guild = simulation.bot.get_guild(simulation.guild.id)
        assert guild is not None
        guild._remove_thread(discord.Object(thread))
        made = typed(simulation, ada, command, thread)
        await deliver(made)
        assert "Mention me here first" in made.text
        assert len(await simulation.bot.host.look.tables_of(ada.id)) == 1


async def test_on_a_server_that_the_bot_is_not_on_one_plays_alone(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        made = typed(simulation, ada, "play", simulation.channel.id)
        elsewhere = {"id": "77", "features": [], "locale": "en-US"}
        made.payload |= {"guild_id": "77", "guild": elsewhere}
        await deliver(made)
        assert "on a server with Plaza" in made.text
        labels = [part["label"] for part in made.components if part["type"] == BUTTON]
        assert labels[0] == "Practise"
        assert await simulation.bot.host.look.tables_of(ada.id) == ()


async def test_a_group_is_no_private_place_of_one_person(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await ada.play(players=2)
        await simulation.bot.host.profiles.note_dm(ada.id, closed=True)
        made = click(simulation, ada.id, "pzb:hand:1:0:-:0:0:0", stored(posts(simulation)[-1]))
        data: Any = made.payload
        for key in ("guild_id", "guild", "member"):
            data.pop(key, None)
        data |= {
            "user": {"id": str(ada.id), "username": "ada", "discriminator": "0", "avatar": None},
            "channel": {"id": "88", "type": GROUP, "recipients": [], "name": None},
            "channel_id": "88",
            "context": 2,
        }
        assert not is_private(discord.Interaction(data=data, state=simulation.bot._connection))
        await deliver(made)
        assert made.acknowledged
        assert (await simulation.bot.host.profiles.user(ada.id)).dm_closed
