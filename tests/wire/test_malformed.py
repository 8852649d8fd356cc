"""Unreadable frames of the gateway are dropped, and the connection goes on."""

import json

import pytest
from structlog.testing import capture_logs

from bot.ui.ids import Claim
from tests.wire.conftest import Wire
from tests.wire.malformed import BROKEN, frames
from tests.wire.payloads import Payload
from tests.wire.people import Member
from tests.wire.world import CHANNEL, Interaction

pytestmark = pytest.mark.proof


async def seated(wire: Wire) -> Member:
    """Return a member at a table whose thread the bot knows from the server."""
    people = await wire.table("Ada", computers=1)
    return people[0]


async def answered(wire: Wire, member: Member) -> None:
    """Assert that a click is answered, and that the next move is sent."""
    assert await wire.world.bell.until(lambda: wire.server.gateway.connected)
    await member.panel()
    before = len(wire.world.posted)
    await wire.told()
    assert len(wire.world.posted) == before + 1
    assert not wire.bot.is_closed()


async def test_no_event_that_cannot_be_read_ends_the_connection(wire: Wire):
    member, gateway = await seated(wire), wire.server.gateway
    thread_id = (await wire.bot.host.look.table(1)).thread_id
    assert thread_id is not None
    bad = list(frames(wire.world, member.id, wire.world.channels[thread_id]))
    with capture_logs() as lines:
        for frame in bad:
            await gateway.send(frame)
        await gateway.emit("GUILD_CREATE", wire.world.guild())
        await answered(wire, member)
    assert (gateway.identified, gateway.resumed) == (1, 0)
    dropped = [line for line in lines if line["event"] == "gateway.dropped"]
    assert len(bad) >= 1000
    assert len(dropped) >= 100
    assert len({line["error"] for line in dropped}) == len(dropped)


async def test_interactions_that_can_be_read_and_make_no_sense_are_answered(wire: Wire):
    member, world = await seated(wire), wire.world
    hand = next(command for command in world.commands if command["name"] == "hand")
    slash: Payload = {"id": hand["id"], "name": "hand", "type": 1}
    typing = {"name": "table", "type": 4, "value": 1, "focused": True}
    of_every_kind: list[tuple[int, Payload]] = [
        (2, slash),
        (3, {"custom_id": Claim("fresh", 1).button(), "component_type": 2}),
        (4, slash | {"options": [typing]}),
        (5, {"custom_id": "x", "components": []}),
    ]
    nonsense: list[tuple[int, Payload, Payload]] = [
        *((kind, data, {"member": None}) for kind, data in of_every_kind),
        *((kind, data, {"type": wrong}) for kind, data in of_every_kind for wrong in (99, [])),
        *((kind, {}, {}) for kind in (2, 4)),
        *((kind, slash | {"name": []}, {}) for kind in (2, 4)),
        *((kind, slash | {"options": ["x"]}, {}) for kind in (2, 4)),
        (2, slash | {"type": "x"}, {}),
        (4, slash | {"options": [{**typing, "name": {}}]}, {}),
        (3, {"custom_id": Claim("fresh", 1).menu(), "component_type": 3, "values": 5}, {}),
    ]
    sent: list[Interaction] = []
    for kind, data, wrong in nonsense:
        made = Interaction(member.id, kind, data, CHANNEL)
        told = world.describe(made) | wrong
        event = {name: value for name, value in told.items() if value is not None}
        world.interactions[made.id] = made
        sent.append(made)
        await wire.server.gateway.emit("INTERACTION_CREATE", event)
    await world.bell.until(lambda: all(each.callback for each in sent))
    assert [(each.kind, each.data) for each in sent if each.callback is None] == []
    await answered(wire, member)


async def test_what_people_have_sent_does_not_stand_in_the_log(wire: Wire):
    """An error of a parser quotes the input it could not read."""
    member, gateway = await seated(wire), wire.server.gateway
    event = {"id": "a secret", "guild_id": str(wire.world.guild()["id"]), "type": 11}
    with capture_logs() as lines:
        await gateway.send(json.dumps({"op": 0, "t": "THREAD_UPDATE", "s": 9, "d": event}))
        await answered(wire, member)
    [line] = [line for line in lines if line["event"] == "gateway.dropped"]
    assert line["kind"] == "THREAD_UPDATE"
    assert line["reason"].startswith("ValueError in ")
    assert "secret" not in repr(line)


async def test_a_number_that_is_none_is_not_taken_for_the_place_in_the_session(wire: Wire):
    member, gateway = await seated(wire), wire.server.gateway
    for number in (True, 1.5, {}, [], "x"):
        await gateway.send(json.dumps({"op": 0, "t": "NOTHING", "s": number, "d": {}}))
    await gateway.cut()
    await answered(wire, member)
    assert (gateway.identified, gateway.resumed) == (1, 1)


@pytest.mark.parametrize("frame", BROKEN)
async def test_a_broken_stream_is_begun_anew_and_resumed(wire: Wire, frame: bytes):
    member, gateway = await seated(wire), wire.server.gateway
    await gateway.send(frame)
    await gateway.send(BROKEN[1])
    await answered(wire, member)
    assert (gateway.identified, gateway.resumed) == (1, 1)


@pytest.mark.parametrize("key", ["session_id", "user", "guilds", "resume_gateway_url"])
async def test_who_cannot_be_read_at_the_start_is_asked_again(wire: Wire, key: str):
    """Without READY the bot would be connected and know nothing."""
    member, gateway = await seated(wire), wire.server.gateway
    gateway.spoil_ready = key
    await gateway.invalidate()
    assert await wire.world.bell.until(lambda: gateway.identified == 3 and gateway.connected)
    await answered(wire, member)


async def test_a_greeting_that_cannot_be_read_is_waited_for_again(wire: Wire):
    member, gateway = await seated(wire), wire.server.gateway
    gateway.spoil_hello = True
    await gateway.cut()
    assert await wire.world.bell.until(lambda: not gateway.spoil_hello and gateway.connected)
    await answered(wire, member)
