"""Moving to another database: everything arrives as it was, or nothing does."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete

from bot.ops.check import WHOLE, report
from bot.ops.moving import copy
from bot.storage import copying
from bot.storage.faults import StorageFailed
from bot.storage.schema import outbox
from bot.storage.store import Store
from tests.bot.service.house import House
from tests.postgresql import needed, server
from tests.sql import everything, run


@pytest.fixture
async def played(tmp_path: Path) -> str:
    """Return the address of a database with two tables, from whose outbox rows are gone."""
    house = House(tmp_path / "played.db")
    await house.begin()
    await house.play_out(await house.running(2, 1))
    table = await house.answer(await house.running(3), 0)
    await house.host.notes.write(table.id, 11, "Größe: 🎲 'quoted' \\ and %s")
    await house.store.write(run, delete(outbox))
    await house.store.close()
    return house.url


def moved(source: str, target: str) -> list[str]:
    told: list[str] = []
    copy(source, target, told.append)
    return told


async def contents(url: str) -> dict[str, Any]:
    store = Store.open(url, "ro")
    try:
        found = await store.read(everything)
        return {name: sorted(rows, key=repr) for name, rows in found.items()}
    finally:
        await store.close()


@pytest.mark.proof
@needed
async def test_a_database_goes_to_postgresql_and_back_as_it_was(
    played: str, tmp_path: Path
) -> None:
    there, back = server().empty(), f"sqlite:///{tmp_path / 'back.db'}"
    told = await asyncio.to_thread(moved, played, there)
    assert "tables: 2" in told
    await asyncio.to_thread(moved, there, back)
    before = await contents(played)
    assert before["snapshots"]
    assert before["notes"]
    assert await contents(there) == before
    assert await contents(back) == before
    for url in (there, back):
        assert await report(url, told.append) == WHOLE, told


@pytest.mark.proof
@needed
async def test_numbers_go_on_after_those_that_were_given_out(played: str, tmp_path: Path) -> None:
    """The outbox is empty, but its numbers stand below messages in Discord."""
    there, back = server().empty(), f"sqlite:///{tmp_path / 'back.db'}"
    await asyncio.to_thread(moved, played, there)
    await asyncio.to_thread(moved, there, back)
    numbers = [await next_of_outbox(url) for url in (played, there, back)]
    assert numbers[0] > 10
    assert numbers == [numbers[0]] * 3


async def next_of_outbox(url: str) -> int:
    store = Store.open(url)
    statement = (
        "insert into outbox (table_id, kind, fresh, ping, attempts, created_at, next_try) values"
        " (1, 'board', true, '[]', 0, '2026-01-01', '2026-01-01') returning id"
    )
    [(number,)] = await store.write(run, statement)
    await store.close()
    return number


@pytest.mark.proof
async def test_what_is_there_already_is_never_mixed_with_what_comes(
    played: str, tmp_path: Path
) -> None:
    target = f"sqlite:///{tmp_path / 'other.db'}"
    moved(played, target)
    before = await contents(target)
    with pytest.raises(StorageFailed, match="something in the new database already"):
        moved(played, target)
    assert await contents(target) == before


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("sqlite:////nowhere/at/all.db", "no file"),
        ("played", "the same database"),
        ("mysql://host/plaza", "MySQLdb"),
    ],
)
def test_what_cannot_be_copied_is_said(tmp_path: Path, source: str, reason: str) -> None:
    target = f"sqlite:///{tmp_path / 'new.db'}"
    with pytest.raises(StorageFailed, match=reason):
        moved(target if source == "played" else source, target)


@pytest.mark.proof
async def test_a_table_that_does_not_arrive_as_it_was_leaves_nothing(
    played: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = f"sqlite:///{tmp_path / 'new.db'}"
    slices = copying._slices

    def short(shape: Any, db: Connection) -> Any:
        found = slices(shape, db)
        is_new = str(db.engine.url).endswith("new.db")
        return (some[1:] if is_new and shape.name == "moves" else some for some in found)

    monkeypatch.setattr(copying, "_slices", short)
    with pytest.raises(StorageFailed, match="moves did not arrive"):
        moved(played, target)
    monkeypatch.undo()
    moved(played, target)
    assert (await contents(target))["moves"]
