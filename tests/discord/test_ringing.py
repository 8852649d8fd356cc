"""Messages that ring a phone, by a line that says why, and silence for all others."""

from typing import Any

import pytest

from bot.simulation import Simulation
from bot.storage import outbox
from bot.storage.rows import Notice
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, play_on, waiting

SILENT = 1 << 12
COMPONENTS = 1 << 15


def requests(simulation: Simulation, method: str, channel_id: int) -> list[dict[str, Any]]:
    """Return the bodies of the bot's requests of a method to a channel, oldest first."""
    path = f"/channels/{channel_id}/messages"
    return [
        request.json
        for request in simulation.env.http_requests
        if request.method == method and request.path.startswith(path) and request.json
    ]


async def test_a_call_by_message_rings_with_a_line_that_becomes_the_panel(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)
        await open_table(simulation, [ada, ben])
        channel = ben.user.dm_channel
        [line] = requests(simulation, "POST", channel.id)
        assert line["content"].startswith("San Juan #1: Keep 4 of your ")
        assert not line.get("flags", 0) & (COMPONENTS | SILENT)
        [panel] = requests(simulation, "PATCH", channel.id)
        assert panel["content"] is None
        assert panel["flags"] & COMPONENTS
        [message] = channel.history()
        assert message.content == ""
        await ben.pick(Seen(simulation, message))
        await ben.confirm(Seen(simulation, message))
        assert not await waiting(simulation, 1, [ben])


async def test_a_mention_rings_with_a_line_that_becomes_the_board(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)
        await ben.slash("settings", messages=False)
        await open_table(simulation, [ada, ben])
        posted = requests(simulation, "POST", simulation.channel.id)[-1]
        assert (
            posted["content"]
            == f"<@{ben.id}>, your move: San Juan #1 · Starting hands · 5 days left"
        )
        assert [int(each) for each in posted["allowed_mentions"]["users"]] == [ben.id]
        shown = requests(simulation, "PATCH", simulation.channel.id)
        become = next(each for each in shown if f"<@{ben.id}>" in str(each["components"]))
        assert become["content"] is None
        assert become["flags"] & COMPONENTS
        assert board(simulation).files == ["board.png"]


async def test_who_is_called_where_a_thread_begins_is_mentioned_once(simulate: Simulate):
    """They are called by the board that also lists the thread among theirs."""
    async with simulate(threads=True) as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await ben.slash("settings", messages=False)
        await open_table(simulation, [ada, ben])
        assert board(simulation).files == ["board.png"]
        assert board(simulation).message.content == ""


@pytest.mark.proof
async def test_what_calls_no_one_is_sent_silently(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
        await people[1].slash("settings", messages=False)
        await open_table(simulation, people)
        await play_on(simulation, 1, people, moves=10)
        await simulation.bot.host.absence.resign(1, people[0].id)
        await simulation.env.settle()
        places = [simulation.channel.id, *(member.user.dm_channel.id for member in people)]
        sent = [each for place in places for each in requests(simulation, "POST", place)]
        assert len(sent) > 8
        for each in sent:
            assert bool(each.get("content")) != bool(each.get("flags", 0) & SILENT)
            assert each.get("content") or not each["allowed_mentions"].get("users")


async def test_a_board_that_stayed_a_line_is_shown_by_another_edit(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)
        await ben.slash("settings", messages=False)
        table = await open_table(simulation, [ada, ben])
        before = len(requests(simulation, "POST", simulation.channel.id))
        path, bot = f"/channels/{simulation.channel.id}/messages/*", simulation.bot
        simulation.env.inject_error("PATCH", path, status=503, times=1)
        called = [Notice("board", fresh=True, ping=(ben.id,))]
        await bot.store.write(outbox.add, table, called, bot.clock.now())
        await bot.outbox.drain()
        posted = requests(simulation, "POST", simulation.channel.id)[before:]
        assert [each["content"].partition(",")[0] for each in posted] == [f"<@{ben.id}>"]
        assert board(simulation).files == ["board.png"]
        assert board(simulation).message.content == ""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("code", [0, 30046])
async def test_a_line_that_cannot_become_its_panel_is_still_a_call(simulate: Simulate, code: int):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)
        path = f"/channels/{ben.user.dm_channel.id}/messages/*"
        simulation.env.inject_error("PATCH", path, status=503, code=code, times=1)
        await open_table(simulation, [ada, ben])
        [message] = ben.user.dm_channel.history()
        assert message.content.startswith("San Juan #1: Keep 4 of your ")
        line = Seen(simulation, message)
        assert list(line.buttons) == ["Your move"]
        await ben.press(line, "Your move")
        [panel] = ben.user.dm_channel.history()
        assert panel.content == ""
        await ben.pick(Seen(simulation, panel))
