"""Discord's moods, over real sockets: what is gone, closed or forbidden in the middle of a game."""

import asyncio
from typing import Any

import pytest

from bot.service.people.profiles import Profiles
from bot.storage import profiles
from tests.wire.conftest import Wire
from tests.wire.discord_server import limited
from tests.wire.payloads import asks, labelled
from tests.wire.people import (
    FIRST_GAME,
    has_begun,
    ids_in,
    lobby_of,
    newest,
    open_table,
    seated,
    seen,
)
from tests.wire.world import CHANNEL, GUILD


@pytest.mark.sampled(1)
@pytest.mark.parametrize("how", ["archived", "old", "deleted"])
async def test_where_the_post_cannot_be_edited_a_new_one_is_made(wire: Wire, how: str):
    """50083, 30046, 10008."""
    await wire.table("Ada", computers=1)
    table = await wire.bot.host.look.table(1)
    assert table.thread_id is not None
    assert table.post_id is not None
    if how == "archived":
        wire.world.channels[table.thread_id]["thread_metadata"]["archived"] = True
    elif how == "old":
        wire.server.plan("PATCH", f"/messages/{table.post_id}$", 400, code=30046)
    else:
        del wire.world.messages[table.post_id]
    before = len(wire.world.posted)
    await wire.told(fresh=False)
    assert len(wire.world.posted) == before + 1
    post = newest(wire.server, "Your move")
    assert post["id"] == str((await wire.bot.host.look.table(1)).post_id) != str(table.post_id)
    assert await wire.left() == 0


@pytest.mark.proof
async def test_closed_direct_messages_become_a_mention_in_the_post(wire: Wire):
    """50007."""
    ada, ben = wire.member("Ada"), wire.member("Ben", 1)
    wire.world.closed_dms |= {ada.id, ben.id}
    await open_table(wire.server, [ada, ben])
    await wire.drained()
    for _ in range(4):
        await (await wire.turn([ada, ben])).move()
        await wire.drained()
    assert wire.world.mentioned.pop(int(lobby_of(wire.world, 1)["id"])) == [ada.id]
    assert set(wire.world.pinged) == {ada.id, ben.id}
    refused = [each for each in wire.server.requests if each[2] == 403]
    assert len(refused) <= 2, "whose messages are closed is remembered"
    assert await wire.left() == 0


async def test_a_deleted_thread_moves_the_table_to_its_channel(wire: Wire):
    """10003."""
    (ada,) = await wire.table("Ada", computers=1)
    thread = (await wire.bot.host.look.table(1)).thread_id
    assert thread is not None
    gone = wire.world.channels.pop(thread)
    await wire.server.gateway.emit("THREAD_DELETE", gone)
    await wire.told()
    assert int(newest(wire.server, "Your move")["channel_id"]) == CHANNEL
    assert asks(await ada.panel())


@pytest.mark.proof
async def test_a_limit_after_the_post_does_not_repeat_the_post(wire: Wire):
    """What follows the post, that somebody's messages are closed, may be limited by itself."""
    ada, ben = wire.member("Ada"), wire.member("Ben", 1)
    wire.world.closed_dms |= {ada.id, ben.id}
    await open_table(wire.server, [ada, ben])
    limit = wire.server.plan("POST", r"/channels/\d+/messages$", 429, skip=99, **limited(7200))
    await wire.drained()
    thread = (await wire.bot.host.look.table(1)).thread_id
    limit.path, limit.skip = f"/channels/{thread}/messages$", 1
    while limit.times:
        await (await wire.turn([ada, ben])).move()
        await wire.drained()
    before = len(wire.world.posted)
    wire.clock.advance(hours=3)
    await wire.drained()
    assert len(wire.world.posted) == before
    assert await wire.left() == 0


@pytest.mark.sampled(1)
@pytest.mark.parametrize("how", ["told so", "not told", "in a new session"])
async def test_a_bot_that_was_kicked_keeps_the_move_and_comes_back(wire: Wire, how: str):
    """403 50001: the game goes on by direct message; the board is there after the return."""
    people = await wire.table("Ada", "Ben", dm=True)
    while not wire.world.direct_to((await wire.turn(people)).id):
        await (await wire.turn(people)).move()
        await wire.drained()
    wire.world.kicked = True
    gateway = wire.server.gateway
    if how == "told so":
        await gateway.emit("GUILD_DELETE", {"id": str(GUILD)})
    if how == "in a new session":
        await gateway.invalidate()
        assert await wire.world.bell.until(lambda: gateway.identified == 2 and gateway.connected)
    member = await wire.turn(people)
    panel = wire.world.direct_to(member.id)[-1]
    before, posts = await wire.moves(), len(wire.world.public_posts())
    await member.confirm(await member.pick(panel))
    await wire.drained()
    assert await wire.moves() == before + 1
    assert len(wire.world.public_posts()) == posts
    left = (await wire.bot.store.read(profiles.server, GUILD)).left_at
    assert (left is None) == (how == "not told"), "clocks stand, and posts wait"
    wire.world.kicked = False
    if how != "not told":
        await gateway.emit("GUILD_CREATE", wire.world.guild())
        await member.slash("tables")  # events come in order: the bot has heard of its return
        # It notes that beside the answer, and nothing says when.
        while (await wire.bot.store.read(profiles.server, GUILD)).left_at is not None:  # noqa: ASYNC110
            await asyncio.sleep(0)
    await wire.told()
    await wire.later()
    assert len(wire.world.public_posts()) > posts


async def test_a_run_that_ends_when_the_new_post_is_noted_leaves_the_old_one_no_buttons(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
):
    await wire.table("Ada", computers=1)
    old = newest(wire.server, "Your move")
    note = Profiles.set_place

    async def note_and_end(self: Profiles, table_id: int, **place: Any) -> None:
        await note(self, table_id, **place)
        raise ConnectionError

    with monkeypatch.context() as patch:
        patch.setattr(Profiles, "set_place", note_and_end)
        await wire.told()
    await wire.later()
    assert newest(wire.server, "Your move")["id"] != old["id"]
    assert labelled(old, "Your move") is None


@pytest.mark.sampled(1)
@pytest.mark.parametrize("dm", [False, True])
async def test_a_lobby_post_that_starts_the_game_before_it_is_noted_loses_its_buttons(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, dm: bool
):
    """The thread hangs on it, unless a direct message that names the thread goes out before."""
    ada, ben = wire.member("Ada"), wire.member("Ben", 1)
    for member in ada, ben:
        await member.slash("settings", messages=dm)
    await ada.slash("play", game=FIRST_GAME, players=2)
    first = await seen(wire.server, "Join")
    await wire.drained()

    async def end(*_: Any, **__: Any) -> None:
        raise ConnectionError

    with monkeypatch.context() as patch:
        patch.setattr(Profiles, "set_place", end)
        await ben.quietly(first, "Join")
        await seated(wire.server, 1, 2)
        await wire.drained()
    called = lobby_of(wire.world, 1)
    assert called["id"] != first["id"]
    await ada.quietly(called, "Start")
    # Whoever starts a game is told so before it has begun, and nothing says when it has.
    while (await wire.bot.host.look.table(1)).status != "running":  # noqa: ASYNC110
        await asyncio.sleep(0)
    await wire.drained()
    await wire.later()
    assert has_begun(wire.world, 1)
    assert not ids_in(called) + ids_in(first)
    thread = (await wire.bot.host.look.table(1)).thread_id
    assert thread == int((first if dm else called)["id"])
    assert int(newest(wire.server, "Your move")["channel_id"]) == thread
    nonces = [nonce for nonce, _ in wire.world.posted]
    assert len(set(nonces)) == len(nonces), "the call was made once"
