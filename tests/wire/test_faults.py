"""Faults between two machines: limits, outages, late answers, deleted things."""

import asyncio
from typing import Any, Literal

import pytest

from bot.service.profiles import Profiles
from bot.storage import profiles
from tests.wire.conftest import Wire
from tests.wire.discord_server import limited
from tests.wire.payloads import Payload, labelled, menu_of, text_of
from tests.wire.people import (
    FIRST_GAME,
    Member,
    NoAnswer,
    has_begun,
    ids_in,
    lobby_of,
    newest,
    open_table,
    panels_of,
    seated,
    seen,
)
from tests.wire.world import APP, GUILD, Interaction

pytestmark = pytest.mark.proof

POSTS = r"/channels/\d+/messages$"


async def picked(wire: Wire) -> tuple[Member, Payload]:
    """Return a member at a new table, with a panel that can be confirmed."""
    people = await wire.table("Ada", "Ben")
    member = await wire.turn(people)
    return member, await member.pick(await member.panel())


# --- limits -------------------------------------------------------------------------------------


@pytest.mark.parametrize("everywhere", [False, True], ids=["of a route", "global"])
async def test_a_rate_limit_is_waited_out_and_the_post_comes_once(wire: Wire, everywhere: bool):
    await wire.table("Ada", computers=1)
    before = len(wire.world.posted)
    wire.server.plan("POST", POSTS, 429, **limited(7.5, everywhere=everywhere))
    await wire.told()
    assert 7.5 in wire.naps.taken
    assert len(wire.world.posted) == before + 1
    assert await wire.left() == 0


async def test_a_rate_limit_of_one_table_delays_no_other(wire: Wire):
    await wire.table("Ada", computers=1)
    await wire.table("Ben", computers=1)
    first = (await wire.bot.host.look.table(1)).thread_id
    second = (await wire.bot.host.look.table(2)).thread_id
    wire.server.plan("POST", f"/channels/{first}/messages$", 429, **limited(9.0))
    wire.naps.awake.clear()
    before = len(wire.world.posted)
    await wire.due(table=1)
    await wire.due(table=2)
    wire.bot.outbox.kick()
    assert await wire.world.bell.until(lambda: len(wire.world.posted) == before + 1)
    assert int(wire.world.public_posts()[-1]["channel_id"]) == second
    wire.naps.awake.set()
    await wire.drained()
    assert len(wire.world.posted) == before + 2


async def test_a_limit_of_a_day_is_told_by_message_and_the_next_board_is_posted(wire: Wire):
    (ada,) = await wire.table("Ada", computers=1, dm=True)
    thread = (await wire.bot.host.look.table(1)).thread_id
    wire.server.plan("POST", f"/channels/{thread}/messages$", 429, **limited(86400))
    await wire.told()
    assert "Discord won't let me post" in text_of(wire.world.direct_to(ada.id)[-1])
    before = len(wire.world.posted)
    await wire.told()
    assert len(wire.world.posted) == before + 1
    assert await wire.left() == 0


# --- outages and lost connections ---------------------------------------------------------------


@pytest.mark.parametrize("status", [500, 502, 503, 504])
@pytest.mark.parametrize("times", [1, 4])
async def test_an_outage_delays_a_post_and_doubles_nothing(wire: Wire, status: int, times: int):
    await wire.table("Ada", computers=1)
    before = len(wire.world.posted)
    fault = wire.server.plan("POST", POSTS, status, times=times)
    await wire.told()
    for _ in range(times):
        await wire.later()
    assert fault.times == 0
    assert len(wire.world.posted) == before + 1
    assert await wire.left() == 0


@pytest.mark.parametrize("drop", ["before", "after"])
async def test_a_connection_lost_around_a_post_leaves_one_post(
    wire: Wire, drop: Literal["before", "after"]
):
    """After: Discord has posted, and the bot cannot know. The nonce brings the same post."""
    await wire.table("Ada", computers=1)
    before = len(wire.world.posted)
    wire.server.plan("POST", POSTS, drop=drop)
    await wire.told()
    assert len(wire.world.posted) == before + (drop == "after")
    assert await wire.left() == 1
    await wire.later()
    assert len(wire.world.posted) == before + 1
    assert await wire.left() == 0
    post = str((await wire.bot.host.look.table(1)).post_id)
    assert newest(wire.server, "Your move")["id"] == post


def newest_click(wire: Wire) -> Interaction:
    return list(wire.world.interactions.values())[-1]


# --- interactions -------------------------------------------------------------------------------


async def test_a_late_acknowledgement_changes_nothing(wire: Wire):
    """Discord gives up after three seconds: the member sees a failure, and it was one."""
    member, panel = await picked(wire)
    wire.server.plan("POST", "/callback$", 404, code=10062)
    click = await member.click(panel, "Confirm")
    asked = len(wire.server.requests)
    assert await wire.world.bell.until(lambda: len(wire.server.requests) > asked)
    await wire.drained()
    assert not click.shown
    assert await wire.moves() == 0
    await member.confirm(panel)
    assert await wire.moves() == 1


async def test_a_token_that_expires_before_the_answer_loses_no_move(wire: Wire):
    member, panel = await picked(wire)

    async def expire(moment: str) -> None:
        if moment == "callback":
            newest_click(wire).expired = True

    wire.server.on_moment = expire
    click = await member.click(panel, "Confirm")
    wanted = ("PATCH", f"/webhooks/{APP}/{click.token}/messages/@original", 401)
    assert await wire.world.bell.until(lambda: wanted in wire.server.requests)
    wire.server.on_moment = None
    assert not click.shown
    assert await wire.moves() == 1
    await wire.drained()
    await member.panel()


async def test_a_click_on_a_component_that_the_message_no_longer_has_is_answered(wire: Wire):
    """Two windows: one still shows what was picked first."""
    member, first = await picked(wire)
    menu = menu_of(first)
    confirm = labelled(first, "Confirm")
    assert menu is not None
    assert confirm is not None
    now = wire.world.messages[int(first["id"])]
    click = await wire.server.click(member.id, now, menu, [menu["options"][0]["value"]])
    assert await wire.world.bell.until(lambda: bool(click.shown))
    await member.answered(await wire.server.click(member.id, now, confirm))
    await member.answered(await wire.server.click(member.id, now, confirm))
    assert await wire.moves() == 1


# --- the gateway --------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["cut", "ask_to_reconnect"])
async def test_a_click_while_disconnected_is_replayed_and_answered_once(wire: Wire, how: str):
    member, panel = await picked(wire)
    gateway = wire.server.gateway
    gateway.open.clear()
    await getattr(gateway, how)()
    click = await member.click(panel, "Confirm")
    assert not gateway.connected
    gateway.open.set()
    assert await wire.world.bell.until(lambda: bool(click.shown))
    assert (gateway.identified, gateway.resumed) == (1, 1)
    await wire.drained()
    assert await wire.moves() == 1
    assert len(click.shown) == 1


async def test_an_invalid_session_begins_a_new_one_and_tells_nothing_twice(wire: Wire):
    member, panel = await picked(wire)
    gateway, before = wire.server.gateway, list(wire.world.posted)
    await gateway.invalidate()
    assert await wire.world.bell.until(lambda: gateway.identified == 2 and gateway.connected)
    await member.confirm(panel)
    assert await wire.moves() == 1
    await wire.drained()
    assert wire.world.posted[: len(before)] == before
    assert len(wire.world.posted) <= len(before) + 1


async def test_clicks_of_many_at_once_are_all_answered(wire: Wire):
    people = await wire.table("Ada", "Ben", "Cleo", "Dan")
    panels = await asyncio.gather(*(member.panel() for member in people))
    assert len({panel["id"] for panel in panels}) == 4


# --- acknowledgements that Discord took ---------------------------------------------------------


@pytest.mark.parametrize(
    "how",
    [
        {"status": 500, "done": True},
        {"status": 502, "done": True},
        {"status": 504, "done": True},
        {"drop": "after"},
        {"drop": "before"},
    ],
    ids=["500", "502", "504", "taken, and the connection lost", "the connection lost"],
)
async def test_an_acknowledgement_that_discord_took_counts_whatever_it_answered(
    wire: Wire, how: dict[str, Any]
):
    """The next try is refused with 40060: Discord has the answer already."""
    member, panel = await picked(wire)
    before = await wire.moves()
    wire.server.plan("POST", "/callback$", **how)
    await member.confirm(panel)
    assert await wire.moves() == before + 1


async def test_a_click_that_another_process_was_first_to_answer_is_left_to_it(wire: Wire):
    """40060 in answer to our first try is no doing of ours."""
    member, panel = await picked(wire)
    before = await wire.moves()
    wire.server.plan("POST", "/callback$", 400, code=40060)
    member.patience = 0.3
    with pytest.raises(NoAnswer):
        await member.confirm(panel)
    assert await wire.moves() == before


# --- gone, closed or forbidden ------------------------------------------------------------------


@pytest.mark.parametrize("how", ["archived", "old", "another's", "deleted"])
async def test_where_the_post_cannot_be_edited_a_new_one_is_made(wire: Wire, how: str):
    """50083, 30046, 50005, 10008."""
    await wire.table("Ada", computers=1)
    table = await wire.bot.host.look.table(1)
    assert table.thread_id is not None
    assert table.post_id is not None
    if how == "archived":
        wire.world.channels[table.thread_id]["thread_metadata"]["archived"] = True
    elif code := {"old": 30046, "another's": 50005}.get(how):
        wire.server.plan("PATCH", f"/messages/{table.post_id}$", 400, code=code)
    else:
        del wire.world.messages[table.post_id]
    before = len(wire.world.posted)
    await wire.told(fresh=False)
    assert len(wire.world.posted) == before + 1
    post = newest(wire.server, "Your move")
    assert post["id"] == str((await wire.bot.host.look.table(1)).post_id) != str(table.post_id)
    assert await wire.left() == 0


async def test_a_limit_after_the_post_does_not_repeat_the_post(wire: Wire):
    """The note after the post, about closed direct messages, may be limited by itself."""
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


@pytest.mark.parametrize("how", ["told so", "not told", "in a new session"])
async def test_a_bot_that_was_kicked_keeps_the_move_and_comes_back(wire: Wire, how: str):
    """403 50001: the game goes on by direct message; the board is there after the return."""
    people = await wire.table("Ada", "Ben", dm=True)
    while not panels_of(wire.world, (await wire.turn(people)).id):
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
    panel = panels_of(wire.world, member.id)[-1]
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


# --- runs that end before a post is noted ---------------------------------------------------------


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


async def test_a_lobby_post_that_starts_the_game_before_it_is_noted_loses_its_buttons(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
):
    """The thread hangs on it."""
    ada, ben = wire.member("Ada"), wire.member("Ben", 1)
    for member in ada, ben:
        await member.slash("settings", messages=False)
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
    # The starter of a game hears of it before it has begun, and no event says when it has.
    while (await wire.bot.host.look.table(1)).status != "running":  # noqa: ASYNC110
        await asyncio.sleep(0)
    await wire.drained()
    await wire.later()
    assert has_begun(wire.world, 1)
    assert not ids_in(called) + ids_in(first)
    thread = (await wire.bot.host.look.table(1)).thread_id
    assert thread == int(called["id"])
    assert int(newest(wire.server, "Your move")["channel_id"]) == thread
    nonces = [nonce for nonce, _ in wire.world.posted]
    assert len(set(nonces)) == len(nonces), "the call was made once"
