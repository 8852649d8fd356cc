"""*Call players*: a fresh post of a lobby that mentions the role of its server, and nobody else."""

from datetime import timedelta
from typing import Any

import pytest
from simcord import RoleHandle

from bot.notify.lanes import NONCE_HOLDS
from bot.notify.outbox import Outbox
from bot.simulation import Simulation
from bot.storage.rows import OutboxRow
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, posts
from tests.discord.test_ringing import requests
from tests.discord.test_settings_panels import manager

CALL = "Call players"


async def with_role(
    simulation: Simulation, *, mentionable: bool = True
) -> tuple[Member, Seen, RoleHandle]:
    """Have a manager name a role; return them, their panel and the role."""
    role = simulation.guild.create_role("Gamers", mentionable=mentionable)
    mia = manager(simulation)
    panel = await mia.slash("server")
    assert "No role to call." in panel.text
    await mia.select(panel, [role], "srvcall")
    return mia, panel, role


def role_calls(simulation: Simulation) -> list[dict[str, Any]]:
    """Return the messages that were sent with a mention of a role."""
    sent = requests(simulation, "POST", simulation.channel.id)
    return [body for body in sent if body["allowed_mentions"].get("roles")]


async def test_the_host_calls_the_role_once_and_it_alone(simulate: Simulate):
    async with simulate() as simulation:
        _, panel, role = await with_role(simulation)
        assert f"mentions <@&{role.id}>, at most 3 times a day" in panel.text
        ada = Member(simulation, "Ada")
        lobby = await ada.play(players=2)
        await ada.press(lobby, CALL)
        assert "The call is out." in lobby.text
        assert CALL not in lobby.buttons
        [body] = role_calls(simulation)
        assert body["content"] == f"<@&{role.id}>: a seat is free at San Juan #1"
        allowed = body["allowed_mentions"]
        assert [int(each) for each in allowed["roles"]] == [role.id]
        assert not allowed.get("users")
        assert not allowed.get("parse")
        newest = posts(simulation)[-1]
        assert newest.can_press("Join")
        ben = Member(simulation, "Ben")
        await ben.press(newest, "Join")
        assert len(role_calls(simulation)) == 1


async def test_without_a_role_there_is_no_button(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        assert CALL not in (await ada.play(players=2)).buttons


async def test_only_the_host_of_a_public_table_has_the_button(simulate: Simulate):
    async with simulate() as simulation:
        await with_role(simulation)
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        assert CALL not in (await ada.play(players=2, private=True)).buttons
        assert CALL in (await ada.play(players=3)).buttons
        await ben.press(board(simulation, "Join"), "Join")
        manage = await ben.press(board(simulation, "Join"), "Manage")
        assert CALL not in Seen(simulation, manage.response).buttons


async def test_a_second_table_is_told_when_it_can_call(simulate: Simulate):
    async with simulate() as simulation:
        await with_role(simulation)
        ada = Member(simulation, "Ada")
        await ada.press(await ada.play(players=2), CALL)
        other = await ada.play(players=2)
        refused = await ada.press(other, CALL)
        again = int((simulation.env.now() + timedelta(hours=4)).timestamp())
        told = Seen(simulation, refused.followups[-1]).text
        assert "3 times a day, 4 hours apart. You can call again <t:" in told
        assert abs(int(told.split("<t:")[1].split(":")[0]) - again) < 60
        assert len(role_calls(simulation)) == 1


async def test_a_role_that_cannot_be_mentioned_is_said_and_not_called(simulate: Simulate):
    async with simulate() as simulation:
        mia, panel, role = await with_role(simulation, mentionable=False)
        assert f"can't mention <@&{role.id}> yet: allow everyone to mention this role" in panel.text
        refused = await mia.press(await mia.play(players=2), CALL)
        assert "A server manager can allow everyone" in Seen(simulation, refused.followups[-1]).text
        assert not role_calls(simulation)


async def test_what_would_reach_no_one_is_not_posted(simulate: Simulate):
    """Another feature may call a role without a click, and a role may have changed since."""
    async with simulate() as simulation:
        mia, _, _ = await with_role(simulation, mentionable=False)
        await mia.play(players=2)
        before = requests(simulation, "POST", simulation.channel.id)
        await simulation.bot.host.calling.call(1, mia.id)
        await simulation.env.settle()
        assert requests(simulation, "POST", simulation.channel.id) == before


async def test_a_call_that_comes_late_calls_nobody_to_a_full_table(simulate: Simulate):
    async with simulate() as simulation:
        await with_role(simulation)
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await ada.play(players=2)
        await ben.press(board(simulation, "Join"), "Join")
        now = simulation.env.now()
        row = OutboxRow(99, 1, "call", None, True, (), now, 1, now, None)
        await simulation.bot.outbox._publisher.publish(row)
        assert not role_calls(simulation)


async def test_a_role_that_was_deleted_is_said_and_its_button_gone(simulate: Simulate):
    async with simulate() as simulation:
        mia, _, role = await with_role(simulation)
        lobby = await mia.play(players=2)
        simulation.env.backend.delete_role(simulation.guild.id, role.id)
        await simulation.env.settle()
        refused = await mia.press(lobby, CALL)
        told = Seen(simulation, refused.followups[-1]).text
        assert "This server no longer has a role to call." in told
        manage = await mia.press(board(simulation, "Join"), "Manage")
        assert CALL not in Seen(simulation, manage.response).buttons
        assert "was deleted. Choose another one." in (await mia.slash("server")).text


async def test_the_role_is_unset_and_everyone_is_none(simulate: Simulate):
    async with simulate() as simulation:
        mia, panel, _ = await with_role(simulation)
        await mia.select(panel, [], "srvcall")
        assert "No role to call." in panel.text
        refused = await mia.select(panel, [simulation.guild.default_role], "srvcall")
        assert "@everyone is never called." in Seen(simulation, refused.followups[-1]).text


async def test_what_may_have_arrived_long_ago_calls_nobody_again(simulate: Simulate):
    async with simulate() as simulation:
        await with_role(simulation)
        ada = Member(simulation, "Ada")
        await ada.press(await ada.play(players=2), CALL)
        now = simulation.env.now()
        row = OutboxRow(99, 1, "call", None, True, (), now, 1, now, now)
        publish = simulation.bot.outbox._publisher.publish
        await publish(row)
        assert len(role_calls(simulation)) == 2, "Discord drops a repeat by its nonce"
        await publish(row._replace(id=100, claimed_at=now - NONCE_HOLDS))
        assert len(role_calls(simulation)) == 2
        assert board(simulation, "Join").can_press("Join")


@pytest.mark.parametrize("minutes", [1, 6])
async def test_a_kill_before_the_call_is_noted_calls_nobody_twice(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch, minutes: int
):
    """Within five minutes Discord recognises the message; after that it comes without a mention."""
    async with simulate() as simulation:
        await with_role(simulation)
        ada = Member(simulation, "Ada")
        lobby = await ada.play(players=2)
        with monkeypatch.context() as patch:
            patch.setattr(Outbox, "_forget", lambda *_: None)
            await ada.press(lobby, CALL)
            await simulation.env.advance_time(60.0 * minutes)
        before = len(requests(simulation, "POST", simulation.channel.id))
        await simulation.restart()
        await simulation.env.settle()
        after = requests(simulation, "POST", simulation.channel.id)
        first, *repeated = role_calls(simulation)
        assert len(after) == before + 1
        assert [body["nonce"] for body in repeated] == [first["nonce"]] * (minutes < 5)
        assert board(simulation, "Join").can_press("Join")
