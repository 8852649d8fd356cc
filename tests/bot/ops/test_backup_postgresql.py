"""Backups of PostgreSQL: files of SQLite, from which either kind of database is restored."""

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.cli import main
from bot.ops.backup_postgresql import backup, restore
from bot.ops.backup_sqlite import CannotCopy
from bot.ops.moving import copy
from bot.storage.store import Store
from tests.bot.ops.test_moving import contents
from tests.bot.service.house import HandClock, House, people_waiting
from tests.postgresql import needed, server
from tests.sql import run

pytestmark = [needed, pytest.mark.proof]


@pytest.fixture
async def url(tmp_path: Path) -> str:
    """Return the address of a database with a table in the middle of a game."""
    house = House(tmp_path / "plaza.db")
    await house.begin()
    await house.answer(await house.running(3), 0)
    await house.store.close()
    there = server().empty()
    await asyncio.to_thread(copy, house.url, there, lambda _: None)
    return there


async def test_what_was_kept_comes_back_and_what_came_after_is_set_aside(
    url: str, tmp_path: Path
) -> None:
    file = tmp_path / "kept.db"
    assert await asyncio.to_thread(backup, url, file) == 1
    assert file.stat().st_mode & 0o777 == 0o600
    before = await contents(url)
    await write(url, "update tables set status = 'cancelled'")
    restored = await asyncio.to_thread(restore, file, url, HandClock())
    assert restored == (1, "plaza_20260101t000000z")
    after = await contents(url)
    assert after.pop("seats") != before.pop("seats"), "old panels must mean nothing new"
    assert after == before
    store = Store.open(url)
    kept = await store.read(run, "select status from plaza_20260101t000000z.tables")
    await store.close()
    assert kept == [("cancelled",)]


async def test_play_goes_on_after_a_restore(url: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.db"
    await asyncio.to_thread(backup, url, file)
    new = server().empty()
    assert (await asyncio.to_thread(restore, file, new, HandClock())).replaced is None
    house = House(tmp_path / "plaza.db")
    await house.store.close()
    house.url = new
    house._open()
    await house.begin()
    table = await house.table(1)
    await house.answer(table, people_waiting(table)[0])
    await house.prove(table)
    assert (await house.lobby(2)).id > 1000
    await house.store.close()


async def test_nothing_is_restored_while_plaza_runs(url: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.db"
    await asyncio.to_thread(backup, url, file)
    running = Store.open(url)
    await running.read(run, "select 1")
    before = await contents(url)
    with pytest.raises(CannotCopy, match="stop Plaza first"):
        await asyncio.to_thread(restore, file, url, HandClock())
    assert await contents(url) == before
    await running.close()


def test_the_commands_are_the_same_as_over_a_file(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PLAZA_DATABASE_URL", url)
    told = [
        CliRunner().invoke(main, command.split()).output
        for command in (
            "db check",
            "db backup kept.db",
            "db backup kept.db",
            "db restore kept.db",
            "doctor --offline",
        )
    ]
    assert "Everything is whole." in told[0]
    assert told[1].startswith("kept.db holds all 1 tables.")
    assert "kept.db exists already; with --force it is replaced." in told[2]
    assert told[3].startswith("The database holds the 1 tables of kept.db.")
    assert "What was there before is now plaza_" in told[3]
    assert "It opens, can be written, and is of this version." in told[4]
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


async def write(url: str, statement: str) -> None:
    store = Store.open(url)
    await store.write(run, statement)
    await store.close()
