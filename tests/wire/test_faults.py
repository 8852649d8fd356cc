"""What goes wrong between two machines: limits, outages, lost connections, late answers."""

import asyncio
from typing import Any, Literal

import pytest

from tests.wire.conftest import Wire
from tests.wire.discord_server import limited
from tests.wire.payloads import Payload, labelled, menu_of, text_of
from tests.wire.people import Member, NoAnswer, newest
from tests.wire.world import APP, Interaction

POSTS = r"/channels/\d+/messages$"


async def picked(wire: Wire) -> tuple[Member, Payload]:
    """Return somebody at a new table, with a panel that can be confirmed."""
    people = await wire.table("Ada", "Ben")
    member = await wire.turn(people)
    return member, await member.pick(await member.panel())


# --- limits -------------------------------------------------------------------------------------


@pytest.mark.sampled(1)
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


@pytest.mark.proof
async def test_a_limit_of_a_day_is_told_by_message_and_the_next_board_is_posted(wire: Wire):
    (ada,) = await wire.table("Ada", computers=1, dm=True)
    thread = (await wire.bot.host.look.table(1)).thread_id
    wire.server.plan("POST", f"/channels/{thread}/messages$", 429, **limited(86400))
    await wire.told()
    assert "Discord will not let me post" in text_of(wire.world.direct_to(ada.id)[-1])
    before = len(wire.world.posted)
    await wire.told()
    assert len(wire.world.posted) == before + 1
    assert await wire.left() == 0


# --- outages and lost connections ---------------------------------------------------------------


@pytest.mark.sampled(1)
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
    """Discord gives up after three seconds: the member is told that it failed, and it did."""
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


@pytest.mark.sampled(1)
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


@pytest.mark.sampled(1)
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


@pytest.mark.proof
async def test_a_click_that_another_process_was_first_to_answer_is_left_to_it(wire: Wire):
    """40060 in answer to our first try is no doing of ours."""
    member, panel = await picked(wire)
    before = await wire.moves()
    wire.server.plan("POST", "/callback$", 400, code=40060)
    member.patience = 0.3
    with pytest.raises(NoAnswer):
        await member.confirm(panel)
    assert await wire.moves() == before
