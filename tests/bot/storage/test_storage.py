"""The database: migrations, promises, and values that come back unchanged."""

import asyncio
import os
import sys
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, inspect
from sqlalchemy.exc import DBAPIError, StatementError

from bot.storage import journal, lists, tables
from bot.storage.faults import NotStored, is_damage
from bot.storage.migrations import NewerDatabase, age, upgrade
from bot.storage.rows import Entry, SeatRow, Stored, TableRow
from bot.storage.schema import METADATA
from bot.storage.store import Store, file_of, full_url, open_engine
from rules.event import UNSEEN, Event
from tests.databases import of_a_file
from tests.sql import run

pytestmark = pytest.mark.disk

NOW = datetime(2026, 1, 1, 12, 30, 15, 250000, tzinfo=UTC)
TABLE = TableRow(
    id=0,
    game="san_juan",
    options={"starting_hand": "on"},
    status="lobby",
    version=1,
    capacity=4,
    private=False,
    language="en",
    server_id=1 << 62,
    channel_id=2,
    thread_id=None,
    post_id=None,
    lobby_post_id=None,
    opener_id=3,
    seed=None,
    rules_version=1,
    moves=0,
    horizon=0,
    computer_due=False,
    created_at=NOW,
    changed_at=NOW,
)


async def test_migrations_lead_to_the_schema_in_the_code(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    engine = open_engine(url, "ro")
    with engine.connect() as connection:
        assert differences(connection) == []
    engine.dispose()


@pytest.mark.proof
async def test_two_who_start_at_once_migrate_once(empty: str) -> None:
    await asyncio.gather(upgrade(empty), upgrade(empty))
    store = Store.open(empty)
    assert await store.read(age) == "same"
    await store.close()


async def test_an_upgrade_of_what_is_up_to_date_changes_nothing(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run_migrations(*_: object) -> None:
        raise AssertionError("each start of the bot would load them all")

    store = Store.open(url)
    await store.write(tables.create, TABLE, SeatRow(0, 3, "A"))
    monkeypatch.setattr("alembic.command.upgrade", run_migrations)
    await upgrade(url)
    assert await store.read(tables.find, 1) is not None
    await store.close()


async def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    store = Store.open(url)
    await store.write(run, "update alembic_version set version_num = '9999'")
    await store.close()
    with pytest.raises(NewerDatabase, match="9999"):
        await upgrade(url)


async def test_a_failing_migration_leaves_nothing(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr("alembic.op.create_index", fail)
        with pytest.raises(NotStored, match="disk full"):
            await upgrade(empty)
    store = Store.open(empty)
    names = await store.read(lambda db: inspect(db).get_table_names())
    await store.close()
    assert names == []


@of_a_file
async def test_every_connection_is_safe(url: str) -> None:
    store = Store.open(url)
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    *found, [(patience,)] = [await store.read(run, f"pragma {name}") for name in names]
    await store.close()
    assert found == [[("wal",)], [(2,)], [(1,)]]
    assert 0 < patience <= 5000, "what is left of five seconds"


@of_a_file
async def test_an_upgrade_beside_open_connections_leaves_them_their_locks(
    url: str,
) -> None:
    """Otherwise another process that looks into the file deletes the journal under them."""
    store = Store.open(url)
    await store.write(run, "insert into memory values ('one', '1')")
    await upgrade(url)
    look = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('pragma user_version')"
    file = file_of(url)
    assert file is not None
    command = sys.executable, "-c", f"{look}; c.close()", str(file)
    looking = await asyncio.create_subprocess_exec(*command)
    assert await looking.wait() == 0
    assert file.with_name(f"{file.name}-wal").exists()
    await store.write(run, "insert into memory values ('two', '2')")
    assert await store.read(run, "select count(*) from memory where value in ('1', '2')") == [(2,)]
    await store.close()


async def test_writers_take_turns_in_the_order_in_which_they_came(url: str) -> None:
    """Otherwise a writer that SQLite passes over again and again is refused after seconds."""
    store, order = Store.open(url), list[int]()

    async def write(number: int) -> None:
        await store.write(run, "delete from memory")
        order.append(number)

    await asyncio.gather(*(write(number) for number in range(20)))
    await store.close()
    assert order == list(range(20))


async def test_forty_writers_at_once_lose_nothing(url: str) -> None:
    store = Store.open(url)
    await store.write(tables.create, TABLE, SeatRow(0, 3, "A"))

    def count_up(db: Connection) -> None:
        [(moves,)] = run(db, "select moves from tables")
        run(db, f"update tables set moves = {moves + 1}")

    other = Store.open(url)
    await asyncio.gather(*(each.write(count_up) for _ in range(20) for each in (store, other)))
    await other.close()
    assert await store.read(run, "select moves from tables") == [(40,)]
    await store.close()


async def test_a_save_of_an_old_version_is_a_conflict(url: str) -> None:
    store = Store.open(url)
    table_id = await store.write(tables.create, TABLE, SeatRow(0, 3, "A"))
    table = TABLE._replace(id=table_id)
    await store.write(tables.save, table, table._replace(private=True))
    with pytest.raises(tables.Conflict):
        await store.write(tables.save, table, table._replace(capacity=2))
    stored = await store.read(tables.find, table_id)
    await store.close()
    assert stored is not None
    assert stored.table == table._replace(private=True, version=2)


async def test_what_is_stored_comes_back_as_it_was(url: str) -> None:
    hostile = "Robert'); DROP TABLE seats;-- \u202e\u0001 \U0001f3b2"
    seat = SeatRow(0, (1 << 63) - 1, hostile, "greedy", 7, 3, NOW, True, 5, 2, 1)
    events = (
        Event("built", {"seat": 0, "building": "building:well", "prices": (1, 2)}),
        Event("goods", {"cards": ("a", "b"), "none": ()}, UNSEEN, True),
        Event("drew_cards", {}, (0, 2)),
    )
    entry = Entry(1, 0, 5, "build", (0, 3), ("build:well",), events, "ab", False, 1, NOW)
    store = Store.open(url)
    table_id = await store.write(tables.create, TABLE, seat)
    await store.write(journal.add, table_id, [entry])
    stored = await store.read(tables.find, table_id)
    [read] = await store.read(journal.entries, table_id)
    await store.close()
    assert stored == Stored(TABLE._replace(id=table_id), (seat,), None)
    assert read == entry
    assert read.events[1].audience == UNSEEN


async def test_a_text_with_what_postgresql_cannot_keep_is_refused_by_both(url: str) -> None:
    store = Store.open(url)
    with pytest.raises(StatementError, match="NUL"):
        await store.write(tables.create, TABLE, SeatRow(0, 3, "A\0B"))
    assert await store.read(lists.numbers) == []
    await store.close()


async def test_times_are_the_same_in_every_zone(url: str) -> None:
    store = Store.open(url)
    elsewhere = NOW.astimezone(timezone(timedelta(hours=9)))
    await store.write(tables.create, TABLE._replace(created_at=elsewhere), SeatRow(0, 3, "A"))
    stored = await store.read(tables.find, 1)
    await store.close()
    assert stored is not None
    assert stored.table.created_at == NOW
    assert stored.table.created_at.utcoffset() == timedelta(0)


@of_a_file
async def test_no_database_no_answer(tmp_path: Path) -> None:
    path = tmp_path / "not.db"
    path.write_text("this is no database, but a long enough text file" * 40)
    with pytest.raises(NotStored, match="not a database"):
        await upgrade(f"sqlite:///{path}")


@of_a_file
async def test_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    """Everyone's cards are in it, and in what SQLite keeps beside it."""
    before = os.umask(0)
    try:
        await upgrade(f"sqlite:///{tmp_path / 'plaza.db'}")
        store = Store.open(f"sqlite:///{tmp_path / 'plaza.db'}")
        await store.write(run, "delete from memory")
        rights = rights_in(tmp_path)
        await store.close()
    finally:
        os.umask(before)
    assert rights == dict.fromkeys(("plaza.db", "plaza.db-wal", "plaza.db-shm"), 0o600)


def rights_in(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


@of_a_file
async def test_the_rights_on_a_database_that_is_there_stay_as_they_are(
    tmp_path: Path, url: str
) -> None:
    (tmp_path / "plaza.db").chmod(0o640)
    await upgrade(url)
    assert rights_in(tmp_path) == {"plaza.db": 0o640}


def test_addresses_are_completed_with_their_driver() -> None:
    assert full_url("sqlite:///a.db").drivername == "sqlite+pysqlite"
    assert full_url("postgresql://u@h/d").drivername == "postgresql+psycopg2"


# --- a player's finished tables -----------------------------------------------------------------

OVER, PAGE, ADA = 200, 10, 3


async def played(store: Store) -> list[int]:
    """Store this many finished tables of one person, among those of another; return their ids."""

    def fill(db: Connection) -> list[int]:
        statuses = ("finished", "aborted", "running", "cancelled")
        return [
            tables.create(
                db,
                TABLE._replace(status=statuses[number % 4]),
                SeatRow(0, ADA if number % 8 < 4 else 4, "A"),
            )
            for number in range(OVER)
        ]

    numbers = await store.write(fill)
    return [number for place, number in enumerate(numbers) if place % 4 < 2 and place % 8 < 4]


@pytest.mark.proof
async def test_finished_tables_come_page_by_page(url: str) -> None:
    store = Store.open(url)
    over = (await played(store))[::-1]

    async def page(**turned: int) -> list[int]:
        found = await store.read(lists.over_of, ADA, PAGE, **turned)
        return [stored.table.id for stored in found]

    assert await page() == over[:PAGE]
    assert await page(before=over[9]) == over[10:20]
    assert await page(after=over[20]) == over[10:20]
    assert await page(before=over[-1]) == []
    assert await page(after=over[0]) == []
    assert await page(after=over[3]) == over[:3]
    await store.close()


@pytest.mark.proof
@of_a_file
async def test_a_page_of_finished_tables_reads_no_others(url: str) -> None:
    """Neither their rows, nor to bring them into order."""
    store = Store.open(url)
    await played(store)
    asked: list[tuple[str, Any]] = []

    def explained(db: Connection, **turned: int) -> str:
        def note(*given: Any) -> None:
            asked.append((given[2], given[3]))

        event.listen(db, "before_cursor_execute", note)
        lists.over_of(db, ADA, PAGE, **turned)
        event.remove(db, "before_cursor_execute", note)
        statement, values = asked[0]
        plan = db.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        return "\n".join(row[-1] for row in plan)

    for turned in ({}, {"before": 500}, {"after": 500}):
        asked.clear()
        plan = await store.read(explained, **turned)
        assert "ix_seats_user_id_table_id" in plan, plan
        assert "SCAN" not in plan, plan
        assert "TEMP B-TREE" not in plan, plan
    await store.close()


@pytest.mark.parametrize(
    ("pgcode", "damage"), [("XX001", True), ("XX002", True), ("40001", False), (None, False)]
)
def test_postgresql_has_names_of_its_own_for_damage(pgcode: str | None, *, damage: bool) -> None:
    class Refused(Exception):
        pass

    refused = Refused()
    refused.pgcode = pgcode  # type: ignore[attr-defined] - as drivers do
    assert is_damage(DBAPIError("select 1", {}, refused)) is damage
