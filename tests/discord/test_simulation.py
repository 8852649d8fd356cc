"""The simulation's promises: an action ends when all that it started is done; timers end, too."""

import asyncio
from typing import Any

import pytest
from simcord.preview import _markdown

from bot.simulation import _share_parsers
from bot.storage import outbox
from tests.discord.conftest import Simulate
from tests.discord.members import Member, open_table, posts


async def test_what_the_host_is_asked_directly_is_waited_for_too(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    async with simulate() as simulation:
        store = simulation.bot.store
        read = store.read

        async def slow(work: Any, *arguments: Any) -> Any:
            if work is outbox.heads:
                await asyncio.sleep(0.2)
            return await read(work, *arguments)

        monkeypatch.setattr(store, "read", slow)
        ann = Member(simulation, "Ann")
        await simulation.bot.host.profiles.set_user(ann.id, remind_every=0)  # the outbox looks now
        await ann.play(clock="relaxed")
        assert posts(simulation)


async def test_a_timer_that_was_cancelled_is_gone(simulate: Simulate):
    """SimCord compares each wait with all timers; a whole game leaves a thousand."""
    loop: Any = asyncio.get_running_loop()
    async with simulate() as simulation:
        await open_table(simulation, [Member(simulation, "Ann")], computers=1)
        assert [timer for timer in loop._scheduled if not timer.cancelled()] == []


def test_what_reads_messages_is_built_once_for_all_that_mention_the_same():
    _share_parsers()
    policy = {**_markdown._FIELD_POLICIES["message"]}
    about_ann, about_ben = ({"users": {"1": name}} for name in ("Ann", "Ben"))
    reader = _markdown._markdown_parser(policy, about_ann)
    assert _markdown._markdown_parser({**policy}, {**about_ann}) is reader
    assert _markdown._markdown_parser(policy, about_ben) is not reader
    assert _markdown._markdown_parser({**policy, "mentions": False}, about_ann) is not reader
