"""The load is real: tables that were really played, and choices that are counted."""

import asyncio
import os
import time
from pathlib import Path

import pytest

from bot.ops.check import Tally, check
from bot.process.helpers import _Done
from bot.process.thinking import judged
from bot.storage import lists, tables
from bot.storage.store import Store, open_engine
from rules.opponents.levels import EXPERT
from rules.opponents.weighing import weigh
from rules.registry import GAMES
from tests.bot.test_thinking import imagined
from tests.databases import lay_out
from tests.load import choices, experts
from tests.load.__main__ import load
from tests.load.filling import FIRST_TABLE, fill
from tests.load.timing import TimedPool, read
from tests.postgresql import needed, server


@pytest.mark.proof
async def test_what_is_laid_out_was_played_by_the_rules(tmp_path: Path) -> None:
    url = lay_out(tmp_path / "plaza.db")
    places = await fill(url, 9, stops=(1, 2))
    store, tally = Store.open(url), Tally()
    try:
        assert [problem async for problem in check(store, tally)] == []
        first, *_, last = [await store.read(tables.find, place.id) for place in places]
    finally:
        await store.close()
    assert tally.tables == len(places)
    assert first is not None
    assert last is not None
    assert first.table.id == FIRST_TABLE
    assert [first.table.game, last.table.game] == [*GAMES][:: len(GAMES) - 1]
    people = sorted(seat.user_id or 0 for seat in last.seats)
    assert people == list(places[-1].people)
    assert (last.table.moves, last.table.thread_id) == (2, places[-1].thread_id)


async def test_experts_sit_at_young_tables_of_all_games(tmp_path: Path) -> None:
    url = lay_out(tmp_path / "plaza.db")
    places = experts.young(await fill(url, 8, stops=(1, 2)), 4)
    engine = open_engine(url, "rw")
    with engine.begin() as db:
        experts.seat_experts(db, places)
    with engine.connect() as db:
        assert experts.playing(db, places) == len(places)
    engine.dispose()
    store = Store.open(url)
    try:
        assert await store.read(lists.due_for_computers) == [place.id for place in places]
        found = [await store.read(tables.find, place.id) for place in places]
        assert [problem async for problem in check(store, Tally())] == []
    finally:
        await store.close()
    assert {stored.table.game for stored in found if stored} == {*GAMES}
    assert {seat.computer for stored in found if stored for seat in stored.seats} == {EXPERT}


async def test_what_a_thought_takes_is_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "bot.process.helpers._Helper._do", lambda _, __, args, ___: _Done(judged(*args), 0.0)
    )
    pool = TimedPool(tmp_path / "bot.thoughts")
    began = time.monotonic()
    answer = await pool.weigh(imagined())
    assert answer == weigh(GAMES[imagined().game], imagined())
    [thought] = read(tmp_path, began)
    assert (thought.level, thought.pid) == (imagined().level, os.getpid())
    assert thought.processor > 0
    assert read(tmp_path, time.monotonic()) == []


@pytest.mark.soak
@pytest.mark.parametrize(("database", "processes"), [("sqlite", 1), ("postgresql", 2)])
async def test_every_choice_that_is_shown_as_done_is_in_the_journal(
    database: str, processes: int
) -> None:
    done, made = await load(database, processes, number=200, rate=5.0, seconds=10.0, thinking=4)
    assert done
    assert made == done


@pytest.mark.proof
@needed
async def test_processes_that_share_a_database_store_choices() -> None:
    url = server().migrated()
    await fill(url, choices.TABLES, stops=(1, 2))
    made, trips, *_ = await asyncio.to_thread(choices.run, url, 2, 0.0, 1.0)
    assert made > 0
    assert trips > 0
    store = Store.open(url)
    assert [problem async for problem in check(store, Tally())] == []
    await store.close()
