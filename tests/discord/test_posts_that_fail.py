"""Posts, threads and channels that are gone or closed, and a server that the bot has left."""

from collections.abc import Callable
from functools import partial

import discord
import pytest
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from structlog.testing import capture_logs

from bot.simulation import Simulation
from bot.storage import outbox, profiles
from bot.storage import sqlite as storage
from bot.storage.rows import Notice
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, mentions, open_table, play_on, posts, waiting
from tests.discord.test_faults import locked

pytestmark = pytest.mark.threads


async def test_a_thread_that_is_there_already_is_taken(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        ada = Member(simulation, "Ada")
        opened = await ada.play(players=2)
        lobby = posts(simulation)[-1]
        thread = await lobby.message.create_thread(name="made by a run that died")
        await simulation.env.settle()
        simulation.env.inject_error(
            "POST", "/channels/*/messages/*/threads", status=400, code=160004
        )
        await ada.press(opened, "Add computer")
        await ada.press(lobby, "Start")
        table = await simulation.bot.host.look.table(1)
        assert table.thread_id == thread.id == lobby.message.id
        assert "Your move" in posts(simulation)[-1].buttons


@pytest.mark.proof
async def test_many_start_at_once_in_one_thread(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        people = [Member(simulation, name) for name in ("Ada", "Ben", "Cleo", "Dan")]
        await open_table(simulation, people)
        assert len(simulation.channel.threads) == 1
        assert len(await waiting(simulation, 1, people)) == 4
        for member in people[1:]:
            panel = Seen(simulation, member.user.dm_channel.history()[-1])
            assert str(simulation.channel.threads[0].id) in panel.buttons["Go to the table"]["url"]


async def test_a_picture_that_cannot_be_drawn_stops_no_one(simulate: Simulate):
    async def broken(_: object) -> None:
        raise OSError("no fonts")

    async with simulate(draw=broken) as simulation:  # pyright: ignore[reportArgumentType] - it never returns
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        await ada.move()
        assert not posts(simulation)[-1].files


# --- posts, threads and channels that are gone or closed ----------------------------------------


async def tell(simulation: Simulation, *ping: int, fresh: bool = False) -> None:
    """Have the newest table's board told, as after a move."""
    bot = simulation.bot
    await bot.store.write(outbox.add, 1, [Notice("board", fresh=fresh, ping=ping)], bot.clock.now())
    await bot.outbox.drain()
    await simulation.env.settle()


async def two_at_a_table(simulation: Simulation) -> list[Member]:
    people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
    await open_table(simulation, people)
    return people


@pytest.mark.proof
async def test_the_former_post_becomes_a_line_where_discord_lets_us(simulate: Simulate):
    async with simulate() as simulation:
        await two_at_a_table(simulation)
        first = board(simulation, "Your move")
        await tell(simulation, fresh=True)
        second = board(simulation, "Your move")
        assert second.message.id != first.message.id
        assert not first.buttons
        simulation.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046)
        await tell(simulation, fresh=True)
        third = board(simulation, "Your move")
        assert third.message.id != second.message.id
        assert "Your move" in second.buttons, "a stale click is answered anyway"
        assert len(posts(simulation)) == 4, "the lobby, and three boards"


async def test_a_call_to_start_that_comes_after_the_start_calls_no_one(simulate: Simulate):
    async with simulate() as simulation:
        ada, _ = await two_at_a_table(simulation)
        bot, before = simulation.bot, [post.text for post in posts(simulation)]
        call = Notice("lobby", fresh=True, ping=(ada.id,))
        await bot.store.write(outbox.add, 1, [call], bot.clock.now())
        await bot.outbox.drain()
        await simulation.env.settle()
        assert [post.text for post in posts(simulation)] == before


async def test_a_lobby_calls_only_people_who_are_still_there(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await ada.play(players=3)
        bot, call = simulation.bot, Notice("lobby", fresh=True, ping=(ada.id, ben.id))
        await bot.store.write(outbox.add, 1, [call], bot.clock.now())
        await bot.outbox.drain()
        await simulation.env.settle()
        assert (mentions(simulation, ada), mentions(simulation, ben)) == (1, 0)


@pytest.mark.proof
async def test_a_deleted_thread_moves_its_table_to_the_channel(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        people = await two_at_a_table(simulation)
        [thread] = simulation.channel.threads
        simulation.env.backend.delete_channel(thread.id)
        await tell(simulation)
        table = await simulation.bot.host.look.table(1)
        assert (table.thread_id, table.post_id) == (None, board(simulation).message.id)
        assert board(simulation).message.channel.id == simulation.channel.id
        assert await simulation.bot.host.troubles.given_up() == []
        await play_on(simulation, 1, people, moves=6)
        assert simulation.channel.threads == [], "no one makes it again"


@pytest.mark.sampled(1)
@pytest.mark.parametrize("code", [50083, 160005], ids=["archived", "locked"])
async def test_a_thread_that_takes_no_posts_any_more_is_left(simulate: Simulate, code: int):
    async with simulate(threads=True) as simulation:
        await two_at_a_table(simulation)
        [thread] = simulation.channel.threads
        for method, path in (("POST", "messages"), ("PATCH", "messages/*")):
            simulation.env.inject_error(
                method, f"/channels/{thread.id}/{path}", status=400, code=code, times=None
            )
        await tell(simulation)
        assert board(simulation).message.channel.id == simulation.channel.id
        assert (await simulation.bot.host.look.table(1)).thread_id is None


@pytest.mark.proof
async def test_an_archived_thread_is_opened_by_a_new_post(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        await two_at_a_table(simulation)
        [thread] = simulation.channel.threads
        before = board(simulation).message.id
        simulation.env.inject_error(
            "PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50083, times=None
        )
        await tell(simulation)
        assert board(simulation).message.channel.id == thread.id
        assert board(simulation).message.id != before


@pytest.mark.proof
async def test_a_table_whose_channel_is_gone_goes_on_by_dm_and_command(simulate: Simulate):
    async with simulate() as simulation:
        people = ada, ben = await two_at_a_table(simulation)
        simulation.env.backend.delete_channel(simulation.channel.id)
        simulation.channel = simulation.guild.create_text_channel("another")
        await tell(simulation, ada.id)
        [given_up] = await simulation.bot.host.troubles.given_up()
        for member in people:
            told = [Seen(simulation, each) for each in member.user.dm_channel.history()]
            [notice] = [each for each in told if "is gone" in each.text]
            assert given_up.aside in notice.text
            assert "Your move" in notice.buttons
        await tell(simulation, ada.id)
        assert len(await simulation.bot.host.troubles.given_up()) == 1
        ben.open_panel = ben.by_command
        assert given_up.aside in (await ben.by_command()).text
        ada.open_panel = ada.by_command
        assert await play_on(simulation, 1, people, moves=6) == 6
        assert "gone" not in (await ben.slash("board")).text


async def test_missing_permissions_are_named_to_the_players_and_made_up_for(simulate: Simulate):
    async with simulate() as simulation:
        ada, _ = await two_at_a_table(simulation)
        me = simulation.env.backend.bot_user.id
        simulation.env.backend.set_overwrite(simulation.channel.id, denied(me, "send_messages"))
        await tell(simulation, ada.id, fresh=True)
        [given_up] = await simulation.bot.host.troubles.given_up()
        assert given_up.error.startswith("missing_permissions send_messages")
        notice = Seen(simulation, ada.user.dm_channel.history()[-1])
        assert "Send Messages" in notice.text
        assert simulation.channel.mention in notice.text
        assert given_up.aside in notice.text

        simulation.env.backend.delete_overwrite(simulation.channel.id, me)
        before = len(posts(simulation))
        await tell(simulation)
        assert len(posts(simulation)) == before + 1
        assert await simulation.bot.host.troubles.given_up() == []
        assert given_up.aside not in (await ada.by_post()).text


@pytest.mark.parametrize(
    ("permission", "name"),
    [("send_messages", "Send Messages"), ("attach_files", "Attach Files")],
)
async def test_no_table_is_opened_where_it_could_not_be_shown(
    simulate: Simulate, permission: str, name: str
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        me = simulation.env.backend.bot_user.id
        simulation.env.backend.set_overwrite(simulation.channel.id, denied(me, permission))
        assert name in (await ada.play(players=2)).text
        assert await simulation.bot.host.look.tables_of(ada.id) == ()


def denied(user_id: int, permission: str) -> Overwrite:
    deny = discord.Permissions(**{permission: True}).value
    return Overwrite(target_id=user_id, type=OverwriteType.MEMBER, allow=0, deny=deny)


# --- servers --------------------------------------------------------------------------------


def leave(simulation: Simulation, *, announced: bool) -> Callable[[], None]:
    """Remove the bot from the server; return a function that invites it again, to everything as
    before.
    """
    backend, guild_id = simulation.env.backend, simulation.guild.id
    guild = backend.guilds[guild_id]
    channels = {each: backend.channels[each] for each in guild.channel_ids}
    messages = {each: backend.messages[each] for each in guild.channel_ids}

    def come_back() -> None:
        backend.guilds[guild_id] = guild
        backend.channels |= channels
        backend.messages |= messages
        backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))

    if announced:
        backend.remove_guild(guild_id)
    else:
        del backend.guilds[guild_id]
        for channel_id in channels:
            del backend.channels[channel_id]
    return come_back


@pytest.mark.proof
async def test_a_table_waits_for_the_bot_to_be_invited_again(simulate: Simulate):
    async with simulate() as simulation:
        ada, _ = await two_at_a_table(simulation)
        before = len(posts(simulation))
        come_back = leave(simulation, announced=True)
        await simulation.env.settle()
        server = await simulation.bot.store.read(profiles.server, simulation.guild.id)
        assert server.left_at is not None
        await tell(simulation, ada.id, fresh=True)
        await simulation.env.advance_time(60)
        assert await simulation.bot.host.troubles.given_up() == []
        await simulation.restart()
        come_back()
        await simulation.env.settle()
        assert len(posts(simulation)) == before + 1
        assert ada.actor.mention in board(simulation).text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("there", [True, False])
async def test_where_the_bot_is_gets_known_though_the_database_was_locked(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch, *, there: bool
):
    monkeypatch.setattr(storage, "BUSY_SECONDS", 0.05)
    async with simulate() as simulation:
        await two_at_a_table(simulation)
        change = partial(leave, simulation, announced=True)
        if there:
            change = change()  # to come back
            await simulation.env.settle()
        with locked(simulation), capture_logs() as logs:
            change()
            await simulation.env.settle()
        assert [log["error"] for log in logs if log["event"] == "server.not_noted"] != []
        await simulation.env.advance_time(10)
        server = await simulation.bot.store.read(profiles.server, simulation.guild.id)
        assert (server.left_at is None) == there
