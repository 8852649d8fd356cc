"""A table from /play to the first moves, over real sockets and real multipart."""

import discord
import pytest

from tests.wire.conftest import Wire
from tests.wire.payloads import GALLERY, asks, labelled, walk
from tests.wire.people import panels_of

pytestmark = pytest.mark.proof


async def test_a_table_is_opened_started_and_played_at(wire: Wire):
    people = await wire.table("Ada", "Ben", computers=1)
    member = await wire.turn(people)
    panel = await member.panel()
    assert asks(panel)
    assert any(part["type"] == GALLERY for part in walk(panel["components"]))
    picked = await member.pick(panel)
    assert await wire.moves() == 0, "a pick is no move"
    await member.confirm(picked)
    assert await wire.moves() == 1
    await wire.drained()
    assert wire.world.uploaded > 0
    nonces = [nonce for nonce, _ in wire.world.posted]
    assert len(set(nonces)) == len(nonces)


async def test_the_panel_comes_by_direct_message_and_can_be_answered_there(wire: Wire):
    people = await wire.table("Ada", "Ben", dm=True)
    while not panels_of(wire.world, (member := await wire.turn(people)).id):
        await member.move()
        await wire.drained()
    panel = panels_of(wire.world, member.id)[-1]
    assert labelled(panel, "Confirm") is None
    before = await wire.moves()
    await member.confirm(await member.pick(panel))
    assert await wire.moves() == before + 1
    assert not [path for _, path, _ in wire.server.requests if path == f"/users/{member.id}"], (
        "no one is looked up to be written to: that would be one of fifty requests a second"
    )


async def test_plaza_is_told_of_no_messages_and_keeps_none(wire: Wire):
    people = await wire.table("Ada", computers=1)
    await people[0].move()
    await wire.drained()
    assert wire.server.gateway.intents == discord.Intents(guilds=True).value
    assert list(wire.bot.cached_messages) == []
