"""Kill -9 at the turn of a season: no table is doubled, no points are lost, all is told once.

The bot lives in a process of its own, which is killed at random moments of its work until it has
done it. `-m ""` has the fifty kills.
"""

import asyncio
import os
import shutil
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.service.leagues import judging
from tests.bot.service.house import House
from tests.bot.service.leagues.league import FOUNDING, begun, letters, opened, play, tables_of
from tests.databases import of_a_file

pytestmark = [of_a_file, pytest.mark.disk]

FORK = get_context("fork")
PEOPLE = 9


async def before_the_beginning(house: House) -> datetime:
    """Lay out a registration that is over; return when."""
    return (await opened(house, PEOPLE)).season.begins_at


async def before_the_end(house: House) -> datetime:
    """Lay out a last day on which two tables still run; return it."""
    view = await begun(house, PEOPLE, FOUNDING._replace(weeks=1))
    for table_id in tables_of(view)[2:]:
        await play(house, table_id)
    await house.host.run_due()
    await letters(house)
    assert view.season.last_day is not None
    return view.season.last_day


def has_begun(path: Path) -> bool:
    """Prove a beginning; return whether it has come."""
    numbers, points, told, seasons = stored(path)
    assert len(set(numbers)) == len(numbers), "doubled"
    assert points == [None] * len(points)
    if seasons != ["running"] or "season_begun" not in told:
        return False
    assert len(points) == len(numbers) == PEOPLE
    assert told == {"season_open": 1, "season_begun": 1, "season_tables": PEOPLE}
    return True


def has_ended(path: Path) -> bool:
    """Prove an end; return whether it has come."""
    numbers, points, told, seasons = stored(path)
    assert len(set(numbers)) == len(numbers) == PEOPLE
    assert len([each for each in points if each]) >= PEOPLE - 2, "lost"
    if seasons == ["running"]:
        assert not told
        return False
    assert seasons == ["over", "registering"]
    assert all(points)
    kinds = dict.fromkeys(("season_place", "season_register"), PEOPLE)
    assert told == {"season_over": 1, "season_open": 1, **kinds}
    return True


def stored(path: Path) -> tuple[list[int], list[str | None], Counter[str], list[str]]:
    """Return the tables of a season, their points, the letters and the seasons' states."""
    with closing(sqlite3.connect(path)) as db:

        def rows(query: str) -> list[Any]:
            return [row[0] for row in db.execute(query)]

        numbers = rows("select id from tables where season_id is not null")
        opened_ = rows("select table_id from season_tables where table_id is not null")
        assert sorted(opened_) == sorted(numbers), "each table has its place"
        return (
            numbers,
            rows("select points from season_tables"),
            Counter(rows("select kind from letters")),
            rows("select status from seasons order by number"),
        )


def live(path: Path, at: datetime) -> None:
    """Be the bot: do all that is due."""

    async def work() -> None:
        house = House(path)
        house.clock.time = at
        await house.begin()
        for _ in range(6):
            await house.host.run_due()
            house.clock.time += timedelta(seconds=1)
        await house.store.close()

    judging.TIMES = 20
    asyncio.run(work())


def is_killed(path: Path, at: datetime, dies_after: float | None = None) -> bool:
    """Let the bot live, for so many seconds if they are given; return whether it was killed."""
    bot = FORK.Process(target=live, args=(path, at))
    bot.start()
    assert bot.pid is not None
    bot.join(dies_after)
    if not bot.is_alive():
        return False
    os.kill(bot.pid, signal.SIGKILL)
    bot.join()
    return bot.exitcode == -signal.SIGKILL


def prove(
    laid: Path, at: datetime, kills: int, is_done: Callable[[Path], bool], random: Random
) -> None:
    """Kill the bot so often, and prove each time what it has left behind."""
    path, killed = laid.with_name("killed.db"), 0
    shutil.copy(laid, path)
    started = time.monotonic()
    assert not is_killed(path, at)
    assert is_done(path)
    span = time.monotonic() - started
    while killed < kills:
        for each in laid.parent.glob("killed.db*"):
            each.unlink()
        shutil.copy(laid, path)
        while killed < kills and not is_done(path):
            killed += is_killed(path, at, random.uniform(0, span))
        assert not is_killed(path, at)
        assert is_done(path)


@pytest.mark.parametrize("kills", [2, pytest.param(25, marks=pytest.mark.proof)])
@pytest.mark.parametrize(
    ("lay_out", "is_done"), [(before_the_beginning, has_begun), (before_the_end, has_ended)]
)
async def test_kills(
    house: House,
    tmp_path: Path,
    kills: int,
    lay_out: Callable[[House], Any],
    is_done: Callable[[Path], bool],
) -> None:
    at = await lay_out(house)
    await house.store.close()
    await asyncio.to_thread(prove, tmp_path / "plaza.db", at, kills, is_done, Random(kills))
