"""The bot is told to stop in the middle of an answer: the person still gets it."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

from bot import app
from bot.simulation import Simulation
from bot.storage import journal
from bot.storage.store import Store
from tests.discord.clicks import Click, press
from tests.discord.conftest import Simulate
from tests.discord.members import Member, open_table


class Pause:
    """Holds up moves until released."""

    def __init__(self, real: Callable[..., Awaitable[Any]]) -> None:
        self._real = real
        self.task: asyncio.Task[Any] | None = None
        self.reached = asyncio.Event()
        self.over = asyncio.Event()

    async def __call__(self, *args: Any, **options: Any) -> Any:
        self.task = asyncio.current_task()
        self.reached.set()
        await self.over.wait()
        return await self._real(*args, **options)


async def _under_way(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> tuple[Click, Pause]:
    """Return a person's Confirm, of which everything is done but the move."""
    ada = Member(simulation, "Ada")
    await open_table(simulation, [ada], computers=1)
    panel = await ada.by_command()
    await ada.pick(panel)
    play = simulation.bot.host.play
    pause = Pause(play.choose)
    monkeypatch.setattr(play, "choose", pause)
    click = press(simulation, ada, panel, "confirm")
    simulation.env.backend.emit("INTERACTION_CREATE", click.payload)
    async with asyncio.timeout(5):
        await pause.reached.wait()
    return click, pause


async def _moves(simulation: Simulation) -> int:
    """Count people's choices, as the next reader of the database finds them."""
    store = Store.open(simulation.bot.settings.database_url)
    try:
        entries = await store.read(journal.entries, 1)
    finally:
        await store.close()
    return sum(entry.seat is not None and not entry.computer for entry in entries)


async def test_a_click_under_way_is_answered_and_its_move_stored(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    async with simulate() as simulation:
        click, pause = await _under_way(simulation, monkeypatch)
        leaving = asyncio.create_task(simulation.bot.close())
        await asyncio.sleep(0.05)
        assert not simulation.bot.is_closed()
        pause.over.set()
        async with asyncio.timeout(5):
            await leaving
        assert simulation.bot.is_closed()
        assert len(click.answers) == 1
        assert click.components, "the next panel"
        assert await _moves(simulation) == 1


async def test_what_was_due_is_done_before_the_database_is_left(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    async with simulate() as simulation:
        bot, pause = simulation.bot, Pause(simulation.bot.host.run_due)
        monkeypatch.setattr(bot.host, "run_due", pause)
        bot._ring()
        async with asyncio.timeout(5):
            await pause.reached.wait()
        leaving = asyncio.create_task(bot.close())
        await asyncio.sleep(0.05)
        assert not bot.is_closed()
        pause.over.set()
        async with asyncio.timeout(5):
            await leaving
        assert pause.task is not None
        assert pause.task.done()
        assert not pause.task.cancelled()


async def test_what_is_due_and_takes_too_long_is_cut_off(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(app, "FAREWELL", timedelta(seconds=0.05))
    async with simulate() as simulation:
        bot, pause = simulation.bot, Pause(simulation.bot.host.run_due)
        monkeypatch.setattr(bot.host, "run_due", pause)
        bot._ring()
        async with asyncio.timeout(5):
            await pause.reached.wait()
            await bot.close()
        assert pause.task is not None
        assert pause.task.cancelled()


async def test_no_one_is_waited_for_without_end(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(app, "FAREWELL", timedelta(seconds=0.05))
    async with simulate() as simulation:
        click, pause = await _under_way(simulation, monkeypatch)
        async with asyncio.timeout(5):
            await simulation.bot.close()
        assert simulation.bot.is_closed()
        assert click.answers == []
        assert await _moves(simulation) == 0
        assert pause.task is not None
        assert pause.task.done()
