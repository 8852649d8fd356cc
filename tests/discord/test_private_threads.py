"""A table in a private thread is only for its members and for people who manage threads.

People who see only the thread's channel cannot tell such a table from one that does not exist: not
by a command, not by a button that they still have, not in a list.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import aiohttp
import discord
import pytest
from simcord import ChannelHandle

from bot.simulation import Simulation
from bot.ui.ids import Claim
from bot.ui.panel import NEXT
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.members import FIRST_GAME, Member, Seen

NO_TABLE = 4711
LOOKS = ("board", "log", "hand")
PRIVATE_THREAD = 12


class World(NamedTuple):
    """Ada plays table 1 in a private thread, and has opened table 2 there. Ben is a member of the
    thread, Max manages threads, Eve just sees the channel.
    """

    simulation: Simulation
    thread: ChannelHandle
    ada: Member
    ben: Member
    eve: Member
    max: Member


@asynccontextmanager
async def built(simulate: Simulate) -> AsyncIterator[World]:
    async with simulate(threads=True) as simulation:
        manages = simulation.guild.create_role(
            "Moderators", permissions=discord.Permissions(manage_threads=True)
        )
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        moderator = Member(simulation, "Max", roles=[manages])
        backend = simulation.env.backend
        backend.create_thread(simulation.channel.id, "secret", ada.id, type=PRIVATE_THREAD)
        [thread] = simulation.channel.threads
        for user_id in (ben.id, backend.bot_user.id):
            backend.add_thread_member(thread.id, user_id)
        await simulation.env.settle()
        world = World(simulation, thread, ada, ben, eve, moderator)
        await typed(world, ada, "play", game=FIRST_GAME, players=3)
        for _ in range(2):
            await simulation.bot.host.lobby.add_computer(1, ada.id, "greedy")
        await simulation.bot.host.beginning.start(1, ada.id)
        await typed(world, ada, "play", game=FIRST_GAME, players=3)
        yield world


async def typed(world: World, member: Member, command: str, **options: Any) -> Seen:
    """Type a command in the thread."""
    result = await member.actor.slash(world.thread, command, **options)
    return Seen(world.simulation, result.response)


def _actions(simulation: Simulation) -> set[str]:
    clicks = simulation.bot.router.clicks.items()
    return {NEXT, *(action for action, click in clicks if click.at_table)}


@pytest.mark.proof
async def test_a_person_who_sees_only_the_channel_finds_no_table(simulate: Simulate):
    async with built(simulate) as world:
        for command in LOOKS:
            for number in (1, 2):
                asked = await world.eve.slash(command, table=number)
                assert asked.text == (await world.eve.slash(command, table=NO_TABLE)).text
        assert "#2" not in (await world.eve.slash("tables")).text


@pytest.mark.proof
async def test_nor_by_any_button_or_menu(simulate: Simulate):
    async with built(simulate) as world:
        shown = stored(await world.eve.slash("tables"))
        for action in sorted(_actions(world.simulation)):
            made = [
                click(world.simulation, world.eve.id, Claim(action, number, 1, 0).button(), shown)
                for number in (1, 2, NO_TABLE)
            ]
            for each in made:
                await deliver(each)
            assert {each.text for each in made} == {"There's no such table."}, action
        table = await world.simulation.bot.host.look.table(2)
        assert len(table.seats) == 1


async def test_nor_from_a_place_that_discord_does_not_name(simulate: Simulate):
    async with built(simulate) as world:
        shown = stored(await world.eve.slash("tables"))
        for action, number in (("board", 1), ("log", 1), ("watch", 1), ("join", 2)):
            made = click(world.simulation, world.eve.id, Claim(action, number).button(), shown)
            del made.payload["channel"]
            await deliver(made)
            assert made.text == "There's no such table.", action


async def test_members_and_who_manages_threads_look_from_anywhere(simulate: Simulate):
    async with built(simulate) as world:
        for member in (world.ada, world.ben, world.max):
            for command in LOOKS:
                assert "#1" in (await member.slash(command, table=1)).text, (member.name, command)
        assert "#2" in (await world.max.slash("tables")).text
        assert "#2" in (await typed(world, world.ben, "tables")).text


@pytest.mark.proof
async def test_who_was_sent_out_of_the_thread_sees_no_more(simulate: Simulate):
    async with built(simulate) as world:
        panel = await world.ben.slash("hand", table=1)
        await world.ben.press(panel, "Refresh")
        assert "#1" in panel.text
        world.simulation.env.backend.remove_thread_member(world.thread.id, world.ben.id)
        pressed = await world.ben.press(panel, "Refresh")
        assert "no such table" in Seen(world.simulation, pressed.followups[-1]).text
        assert "no such table" in (await world.ben.slash("board", table=1)).text


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "error", [discord.RateLimited(60), aiohttp.ServerDisconnectedError(), TimeoutError()], ids=repr
)
async def test_while_discord_does_not_answer_the_thread_stays_closed(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch, error: Exception
):
    async def refused(*_: object) -> None:
        raise error

    async with built(simulate) as world:
        monkeypatch.setattr(discord.Thread, "fetch_member", refused)
        assert "no such table" in (await world.ben.slash("board", table=1)).text
        assert "#1" in (await world.ada.slash("board", table=1)).text
        assert (
            "#1"
            in Seen(
                world.simulation,
                (await world.ben.actor.slash(world.thread, "board", table=1)).response,
            ).text
        )
