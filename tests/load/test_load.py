"""The load is what it says: tables that were really played, and choices that are counted."""

from pathlib import Path

import pytest

from bot.ops.check import Tally, check
from bot.storage import tables
from bot.storage.store import Store
from rules.registry import GAMES
from tests.databases import lay_out
from tests.load.__main__ import load
from tests.load.filling import FIRST_TABLE, fill


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


@pytest.mark.soak
@pytest.mark.parametrize(("database", "processes"), [("sqlite", 1), ("postgresql", 2)])
async def test_every_choice_that_is_shown_as_done_is_in_the_journal(
    database: str, processes: int
) -> None:
    done, made = await load(database, processes, number=200, rate=5.0, seconds=10.0)
    assert done
    assert made == done
