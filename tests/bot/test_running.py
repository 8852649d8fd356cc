"""`plaza run`, told to stop."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any, Self

import pytest

from bot.engine.clock import SystemClock
from bot.notify.threads import Threads
from bot.process import running
from bot.shards import Shards
from bot.simulation import settings_for
from tests.discord.drawing import stub


@pytest.mark.parametrize(("shards", "count"), [(None, 6), ("0,2/4", 6), ("1,3/4", 4)])
def test_one_of_several_processes_makes_the_daily_backups_and_packs(
    shards: str | None, count: int, tmp_path: Path
) -> None:
    given = {"backups": "daily:7", "shards": shards and Shards.parse(shards)}
    settings = settings_for(tmp_path / "plaza.db").model_copy(update=given)
    bot: Any = Starting("bot", [])
    bot.store, bot.clock, bot.threads = None, SystemClock(), Threads(bot, bot)
    works = [*running._works_beside(bot, settings)]  # pyright: ignore[reportPrivateUsage] - what runs it has a loop of its own
    for work in works:
        work.close()
    assert len(works) == count


class Ending:
    """Notes that it was left."""

    def __init__(self, name: str, ended: list[str]) -> None:
        self.name = name
        self.ended = ended

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.ended.append(self.name)


class Starting(Ending):
    """A bot that is told to stop before it is there, and would never notice that it was closed."""

    at_work = False
    number: int

    async def start(self, _: str) -> None:
        os.kill(os.getpid(), self.number)
        await asyncio.Event().wait()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_it_ends_in_the_middle_of_its_start_and_the_pictures_last(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[str] = []
    bot, pool = Starting("bot", ended), Ending("pool", ended)
    bot.number = number

    def built(*_: object, draw: object, **helpers: object) -> Starting:
        assert draw is stub
        assert helpers.keys() == {"think", "weigh", "work"}
        assert all(map(callable, helpers.values()))
        return bot

    given: Any = pool
    given.draw = stub
    monkeypatch.setattr(running, "PlazaBot", built)
    monkeypatch.setattr(running, "_works_beside", lambda *_: iter(()))
    run = running._run(settings_for(tmp_path / "plaza.db"), "token", given)  # pyright: ignore[reportPrivateUsage] - what runs it has a loop of its own
    await asyncio.wait_for(run, timeout=10)
    assert ended == ["bot", "pool"]
