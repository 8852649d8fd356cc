"""Damage in the outbox's own pages: it is rebuilt, and all tables go on.

Otherwise no table could be told or played any more, because each turn writes into the outbox.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from structlog.testing import capture_logs

from bot.engine.errors import NotStored, StorageFailed
from bot.ops.backup_sqlite import backup, restore
from bot.ops.check import Tally, check
from bot.ops.doctor_machine import database
from bot.storage import mending
from tests.bot.service.house import HandClock, House, lay_out_tables
from tests.databases import of_a_file
from tests.sql import run

pytestmark = [pytest.mark.disk, of_a_file, pytest.mark.threads]

PAGE = 4096
TABLES = 8
PAGES = ("the root", "a leaf", "the last leaf", "the index of tables", "the index of times")


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database with this many tables at which nothing was told yet."""
    path = tmp_path_factory.mktemp("begun") / "plaza.db"
    asyncio.run(lay_out_tables(path, TABLES, persons=3))
    return path


@pytest.fixture
async def house(begun: Path, tmp_path: Path) -> AsyncIterator[House]:
    shutil.copy(begun, tmp_path / "plaza.db")
    there = House(tmp_path / "plaza.db")
    yield there
    await there.outbox.stop()
    await there.store.close()


def path_of(house: House) -> Path:
    return Path(house.url.removeprefix("sqlite:///"))


def pages_of(path: Path) -> dict[str, int]:
    """Return the places of the outbox's parts in the file."""
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("select name, rootpage from sqlite_master where tbl_name = 'outbox'")
        roots = dict(rows.fetchall())
    root = path.read_bytes()[(roots["outbox"] - 1) * PAGE :][:PAGE]
    assert root[0] == 5, "a table of several pages"
    cell = int.from_bytes(root[12:14])
    return {
        "the root": roots["outbox"],
        "a leaf": int.from_bytes(root[cell : cell + 4]),
        "the last leaf": int.from_bytes(root[8:12]),
        "the index of tables": roots["ix_outbox_table_id"],
        "the index of times": roots["ix_outbox_aside_next_try"],
    }


def spoil(path: Path, page: int) -> None:
    with path.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(bytes(PAGE))


async def drain(house: House) -> None:
    """Send all due messages, as often as the alarm rings."""
    for _ in range(20):
        with suppress(StorageFailed):
            await house.outbox.drain()
            return


@pytest.mark.proof
@pytest.mark.parametrize("name", PAGES)
async def test_all_tables_are_told_and_played_on(house: House, name: str) -> None:
    spoil(path_of(house), pages_of(path_of(house))[name])
    with capture_logs() as log:
        await drain(house)
    assert {row.table_id for row in house.recorder.take()} == {*range(1, TABLES + 1)}
    [line] = [line for line in log if line["event"] == "outbox.damaged"]
    assert line["log_level"] == "error"
    assert len(line["error"]) == 8
    for table_id in range(1, TABLES + 1):
        table = await house.table(table_id)
        await house.answer(table, 0)
    await drain(house)
    assert {row.table_id for row in house.recorder.take()} == {*range(1, TABLES + 1)}


@pytest.mark.proof
async def test_a_click_that_meets_it_is_refused_once_and_wakes_who_mends_it(house: House) -> None:
    spoil(path_of(house), pages_of(path_of(house))["the index of times"])
    table = await house.table(1)
    with pytest.raises(NotStored):
        await house.answer(table, 0)
    assert house.later, "the alarm is set"
    await drain(house)
    await house.answer(table, 0)


async def test_what_can_be_read_goes_on_and_no_number_is_used_twice(house: House) -> None:
    before = await house.store.read(run, "select * from outbox order by id")
    spoil(path_of(house), pages_of(path_of(house))["a leaf"])
    kept = await house.store.write(mending.mend, house.clock.now())
    after = await house.store.read(run, "select * from outbox order by id")
    assert kept is not None
    assert 0 < kept < len(before)
    assert {*after[:kept]} < {*before}
    anew = [row[:3] for row in after[kept:]]
    first = before[-1][0] + 1
    assert anew == [(first + number, number + 1, "board") for number in range(TABLES)]


@pytest.mark.parametrize("mended", [False, True])
async def test_doctor_and_check_say_so_until_a_backup_is_put_in_its_place(
    house: House, mended: bool
) -> None:
    path = path_of(house)
    spoil(path, pages_of(path)["a leaf"])
    if mended:
        await drain(house)
    assert [str(each) async for each in check(house.store, Tally())] != []
    assert [finding.sign for finding in await database(house.url, house.clock)] == ["wrong"]
    await house.store.close()
    if mended:
        await asyncio.to_thread(_copy_and_restore, path, house.clock)
        there = House(path)
        assert [str(each) async for each in check(there.store, Tally())] == []
        assert [finding.sign for finding in await database(there.url, there.clock)] == ["ok"]
        await there.store.close()


def _copy_and_restore(path: Path, clock: HandClock) -> None:
    backup(path, path.with_suffix(".copy"))
    restore(path.with_suffix(".copy"), path, clock)


async def test_damage_elsewhere_is_none_of_its_business(house: House) -> None:
    with closing(sqlite3.connect(path_of(house))) as db:
        query = "select rootpage from sqlite_master where name = 'seats'"
        [page] = db.execute(query).fetchone()
    spoil(path_of(house), page)
    rows = await house.store.read(run, "select count(*) from outbox")
    with capture_logs() as log:
        await drain(house)
    assert "outbox.damaged" not in {line["event"] for line in log}
    assert await house.store.read(run, "select count(*) from outbox") == rows


async def test_a_lock_is_no_damage(house: House) -> None:
    """Rows that cannot be read just now must not count as lost."""
    before = await house.store.read(run, "select * from outbox")

    event.listen(house.store._engine, "before_cursor_execute", _locked)
    with pytest.raises(NotStored, match="locked"):
        await house.store.write(mending.mend, house.clock.now())
    event.remove(house.store._engine, "before_cursor_execute", _locked)
    assert await house.store.read(run, "select * from outbox") == before


def _locked(*given: Any) -> None:
    if "integrity_check" in given[2]:
        raise sqlite3.OperationalError("database is locked")
