"""One table is repaired: from its own journal, or from a backup. The others are not touched."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from bot.ops.check import Tally, check
from bot.storage.store import Store
from tests.bot.service.house import House
from tests.databases import of_a_file
from tests.postgresql import needed, server

pytestmark = [pytest.mark.disk, of_a_file]

DAMAGE = "update tables set state = '[7,{}]', aside = 'ABCD2345' where id = 2"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database with two tables, and beside it a backup from before the last moves."""
    path = tmp_path_factory.mktemp("played") / "plaza.db"
    asyncio.run(_play(path))
    return path


async def _play(path: Path) -> None:
    house = House(path)
    await house.begin()
    tables = [await house.running(3) for _ in range(2)]
    tables = [await house.answer(table, table.waiting[0]) for table in tables]
    with closing(sqlite3.connect(path)) as db:
        db.execute("vacuum into ?", (str(path.with_name("backup.db")),))
    for table in tables:
        await house.answer(table, table.waiting[0])
    await house.store.close()


@pytest.fixture
def database(played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PLAZA_DATABASE_URL", f"sqlite:///{tmp_path}/plaza.db")
    shutil.copy(played.with_name("backup.db"), tmp_path)
    return Path(shutil.copy(played, tmp_path))


@pytest.fixture
def plaza() -> Callable[[str], Result]:
    return lambda command: CliRunner().invoke(main, ["db", *command.split()])


def found(database: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        return db.execute(query).fetchall()


def stored(database: Path, table: int) -> list[tuple[object, ...]]:
    parts = ("seats", "moves", "snapshots")
    rows = [found(database, f"select * from {part} where table_id = {table}") for part in parts]
    return [row for some in rows for row in some]


async def problems(database: Path) -> list[str]:
    store = Store.open(f"sqlite:///{database}", "ro")
    told = [str(problem) async for problem in check(store, Tally())]
    await store.close()
    return told


# --- from its journal -----------------------------------------------------------------------------


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "damage",
    [
        DAMAGE,
        "update tables set state = null, aside = 'ABCD2345' where id = 2",
        "update tables set state = (select state from tables where id = 1) where id = 2",
        "update snapshots set state = '[1,' where table_id = 2",
        "delete from snapshots where table_id = 2",
    ],
)
async def test_a_damaged_position_is_rebuilt(
    database: Path, damage: str, plaza: Callable[[str], Result]
) -> None:
    query = "select id, state from tables order by id"
    before, other = found(database, query), stored(database, 1)
    found(database, damage)
    assert await problems(database)
    result = await asyncio.to_thread(plaza, "check --rebuild 2")
    assert result.exit_code == 0, result.output
    assert "Table 2: Its position was rebuilt from its journal." in result.output
    assert await problems(database) == []
    assert found(database, query) == before
    assert stored(database, 1) == other


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("update moves set choice = '[99]' where table_id = 2", "Move 1 is against the rules."),
        ("update moves set rules_version = 0 where table_id = 2", "only a backup"),
        ("update seats set last_move = 0 where table_id = 2", "The last move of seat"),
        ("update tables set game = 'chess' where id = 2", "Its game is unknown."),
    ],
)
def test_nothing_is_changed_where_the_table_would_not_be_whole(
    database: Path, damage: str, told: str, plaza: Callable[[str], Result]
) -> None:
    found(database, DAMAGE)
    found(database, damage)
    before = found(database, "select * from tables"), stored(database, 2)
    result = plaza("check --rebuild 2")
    assert result.exit_code == 1
    assert f"Table 2: {told}" in result.output or told in result.output
    assert (found(database, "select * from tables"), stored(database, 2)) == before


# --- from a backup --------------------------------------------------------------------------------


async def test_one_table_comes_from_a_backup(
    database: Path, plaza: Callable[[str], Result]
) -> None:
    found(database, "delete from moves where table_id = 2 and number = 1")
    found(database, DAMAGE)
    found(database, "update tables set post_id = 77 where id = 2")
    other, shown = stored(database, 1), found(database, "select max(shown) from seats")
    version = found(database, "select version from tables where id = 2")
    result = await asyncio.to_thread(plaza, "restore --table 2 backup.db")
    assert result.exit_code == 0, result.output
    assert await problems(database) == []
    assert stored(database, 1) == other
    [(moves, post, new)] = found(database, "select moves, post_id, version from tables where id=2")
    assert (moves, post) == (found(Path("backup.db"), "select moves from tables")[1][0], 77)
    assert (new,) > version[0], "an old answer must not meet the same version"
    assert found(database, "select min(shown) from seats where table_id = 2") > shown
    assert found(database, "select kind from outbox where table_id = 2") == [("board",)]


async def test_what_happened_to_seats_comes_with_it(
    database: Path, plaza: Callable[[str], Result]
) -> None:
    row = (
        "insert into happenings (table_id, number, at, kind, seat, user_id, name)"
        " values ({}, 1, '2026-01-01 00:00:00', '{}', 1, 12, 'P12')"
    )
    found(Path("backup.db"), row.format(2, "away"))
    for number, kind in ((1, "resigned"), (2, "away"), (2, "back")):
        found(database, row.format(number, kind))
    result = await asyncio.to_thread(plaza, "restore --table 2 backup.db")
    assert result.exit_code == 0, result.output
    query = "select table_id, kind from happenings order by id"
    assert found(database, query) == [(1, "resigned"), (2, "away")]


async def test_play_goes_on_at_a_restored_table(
    database: Path, plaza: Callable[[str], Result]
) -> None:
    found(database, DAMAGE)
    await asyncio.to_thread(plaza, "restore --table 2 backup.db")
    house = House(database)
    await house.begin()
    table = await house.table(2)
    table = await house.answer(table, table.waiting[0])
    await house.prove(table)
    await house.store.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("change", "number", "told"),
    [
        ("select 1", 9, "there is no such table"),
        ("update tables set created_at = '2020-01-01 00:00:00'", 2, "it is another table there"),
        (
            "insert into results values (2, 1, 'san_juan', 1, 1, 1, 1, 1, 1, 0)",
            2,
            "its result has been rated since",
        ),
        (
            "update seats set user_id = -5, name = '' where table_id = 2 and seat = 1",
            2,
            "a player has deleted their data since",
        ),
        (
            "insert into former_holders select table_id, seat, -5, 1 from seats where table_id = 2;"
            "update seats set user_id = 99 where table_id = 2 and seat = 1",
            2,
            "a player has deleted their data since",
        ),
    ],
)
def test_a_table_that_cannot_be_put_back_stays_as_it_is(
    database: Path, change: str, number: int, told: str, plaza: Callable[[str], Result]
) -> None:
    for statement in change.split(";"):
        found(database, statement)
    before = found(database, "select * from tables"), stored(database, 2)
    result = plaza(f"restore --table {number} backup.db")
    assert result.exit_code == 2
    assert f"plaza: table {number} of backup.db: {told}" in result.output
    assert (found(database, "select * from tables"), stored(database, 2)) == before


def test_a_lobby_that_a_player_has_left_stays_as_it_is(
    database: Path, plaza: Callable[[str], Result]
) -> None:
    """Deleting a person's data leaves nothing of their seat in a lobby."""
    found(Path("backup.db"), "update tables set status = 'lobby' where id = 2")
    found(database, "delete from seats where table_id = 2 and seat = 1")
    result = plaza("restore --table 2 backup.db")
    assert result.exit_code == 2
    assert "a player has left its lobby since" in result.output


def test_a_table_that_is_not_whole_in_the_backup_stays_as_it_is(
    database: Path, plaza: Callable[[str], Result]
) -> None:
    found(Path("backup.db"), "update tables set state = null where id = 2")
    before = found(database, "select * from tables"), stored(database, 2)
    result = plaza("restore --table 2 backup.db")
    assert result.exit_code == 2
    assert "The position is missing." in result.output
    assert (found(database, "select * from tables"), stored(database, 2)) == before


@pytest.mark.proof
@needed
@pytest.mark.usefixtures("database")
def test_one_table_comes_back_over_postgresql(
    plaza: Callable[[str], Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = server().empty()
    assert plaza(f"copy sqlite:///plaza.db {url}").exit_code == 0
    monkeypatch.setenv("PLAZA_DATABASE_URL", url)
    assert plaza("restore --table 2 backup.db").exit_code == 0
    result = plaza("check")
    assert "Everything is whole." in result.output
