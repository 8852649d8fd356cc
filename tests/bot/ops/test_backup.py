"""`plaza db backup` and `plaza db restore`: whole copies, and nothing is overwritten by mistake."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from bot.engine.errors import Stale
from bot.engine.play import Shown
from bot.ops.backup_sqlite import CannotCopy, backup, restore
from bot.ops.check import Tally, check
from bot.storage.migrations import upgrade
from bot.storage.store import Store
from tests.bot.service.house import HandClock, House, user_of
from tests.databases import of_a_file

pytestmark = [pytest.mark.disk, of_a_file]

KEPT = "plaza.db.20260101T000000Z"


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("begun") / "plaza.db"
    asyncio.run(_begin(path))
    return path


@pytest.fixture
def database(begun: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(begun, tmp_path / "plaza.db"))


async def _begin(path: Path) -> None:
    house = House(path)
    await house.begin()
    table = await house.running(3)
    await house.answer(table, 0)
    await house.store.close()


async def problems(path: Path) -> list[str]:
    store = Store.open(f"sqlite:///{path}", "ro")
    found = [str(problem) async for problem in check(store, Tally())]
    await store.close()
    return found


def rows(path: Path, query: str = "select count(*) from moves") -> int:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchone()[0]


def write(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(statement)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if not path.name.endswith(("wal", "shm")))


# --- backup ---------------------------------------------------------------------------------------


@pytest.mark.proof
async def test_a_backup_in_the_middle_of_play_is_whole(tmp_path: Path) -> None:
    """Other processes write all the time; each copy is the database of one moment, and passes the
    check.
    """
    house = House(tmp_path / "plaza.db")
    await house.begin()
    tables = [await house.running(2, 1) for _ in range(2)]
    copies: list[int] = []

    async def play(number: int) -> None:
        table = tables[number]
        while len(copies) < 6 and table.status == "running":
            table = await house.answer(table, next(s for s in table.waiting))

    async def copy() -> None:
        for number in range(6):
            target = tmp_path / f"copy{number}.db"
            await asyncio.to_thread(backup, tmp_path / "plaza.db", target)
            copies.append(rows(target))

    await asyncio.gather(play(0), play(1), copy())
    assert copies == sorted(copies)
    assert len(set(copies)) > 1, "no one wrote meanwhile"
    for number in range(6):
        assert await problems(tmp_path / f"copy{number}.db") == []
    await house.store.close()


async def test_a_backup_neither_waits_nor_holds_up_others(database: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as writer:
        writer.execute("begin immediate")
        writer.execute("delete from moves")
        backup(database, tmp_path / "copy.db")
        writer.execute("rollback")
    assert rows(tmp_path / "copy.db") == rows(database)


def test_a_backup_is_its_owners_alone(database: Path, tmp_path: Path) -> None:
    """Everyone's cards are in it."""
    assert backup(database, tmp_path / "copy.db") == 1
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600


def test_no_file_is_overwritten_unless_that_is_wished(database: Path, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("dear")
    with pytest.raises(CannotCopy, match="exists already"):
        backup(database, other)
    assert other.read_text() == "dear"
    backup(database, other, force=True)
    assert rows(other) == rows(database)
    with pytest.raises(CannotCopy, match="is the database itself"):
        backup(database, database, force=True)


def test_what_fails_leaves_nothing_behind(database: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(database.read_bytes()[:-4096])
    before = names(tmp_path)
    for source, target in [
        (damaged, tmp_path / "copy.db"),
        (tmp_path / "none.db", tmp_path / "copy.db"),
        (database, tmp_path / "nowhere" / "copy.db"),
    ]:
        with pytest.raises(CannotCopy):
            backup(source, target)
    assert names(tmp_path) == before


# --- restore --------------------------------------------------------------------------------------


async def test_a_restore_brings_back_that_moment(database: Path, tmp_path: Path) -> None:
    moves = rows(database)
    backup(database, tmp_path / "copy.db")
    write(database, "delete from moves")
    tables, kept = restore(tmp_path / "copy.db", database, HandClock())
    assert (tables, kept) == (1, tmp_path / KEPT)
    assert rows(database) == moves
    assert rows(tmp_path / KEPT) == 0
    assert await problems(database) == []
    assert rows(tmp_path / "copy.db") == moves, "the backup stays"
    house = House(database)
    await house.begin()
    table = await house.host.look.table(1)
    await house.answer(table, 1)
    await house.store.close()


async def test_what_was_given_out_after_the_backup_means_nothing_else(
    database: Path, tmp_path: Path
) -> None:
    """Panels and posts of the undone time are still in Discord, and are clicked."""
    backup(database, tmp_path / "copy.db")
    house = House(database)
    await house.begin()
    table = await house.table(1)
    for seat in (1, 2):
        table = await house.answer(table, seat)
    seat = table.waiting[0]
    lost_panel = (await house.seen(table, seat)).shown
    lost_table = await house.lobby()
    lost_vote = await house.host.votes.propose_abort(table.id, user_of(table, seat))
    lost_row = rows(database, "select max(id) from outbox")
    await house.store.close()

    restore(tmp_path / "copy.db", database, HandClock())
    house = House(database)
    await house.begin()
    table = await house.table(1)
    for other in (1, 2):
        table = await house.answer(table, other)
    with pytest.raises(Stale):
        await house.host.play.take_back(table.id, user_of(table, seat), Shown(lost_panel))
    assert (await house.lobby()).id > lost_table.id
    vote = await house.host.votes.propose_abort(table.id, user_of(table, seat))
    assert vote.id > lost_vote.id
    assert rows(database, "select max(id) from outbox") > lost_row + 1000
    await house.prove(table)
    await house.store.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("had_rows", [True, False])
def test_every_kind_of_number_skips_ahead(database: Path, tmp_path: Path, had_rows: bool) -> None:
    """SQLite has no counter for a table that never had a row, but the lost rows had numbers."""
    if had_rows:
        write(database, "insert into imports values (7, 42, '2026-01-01', '{}')")
    else:
        database.unlink()
        asyncio.run(upgrade(f"sqlite:///{database}"))
    before = counters(database)
    backup(database, tmp_path / "copy.db")
    restore(tmp_path / "copy.db", database, HandClock())
    after = counters(database)
    assert after.keys() >= {"imports", "outbox", "tables", "votes"}
    assert all(after[name] >= before[name] + 1000 for name in after)


def counters(path: Path) -> dict[str, int]:
    """Return the last number that was given out in each table that never gives one out twice."""
    query = """
        select numbered.name, ifnull(seq, 0) from sqlite_master as numbered
        left join sqlite_sequence as counted on counted.name = numbered.name
        where sql like '%autoincrement%'
    """
    with closing(sqlite3.connect(path)) as db:
        return dict(db.execute(query))


def test_a_restore_to_where_nothing_is(database: Path, tmp_path: Path) -> None:
    """Like on a new machine, or after the file was lost and only its log was left."""
    backup(database, tmp_path / "copy.db")
    with closing(sqlite3.connect(database)) as db:
        db.execute("delete from moves")
        db.commit()
        log = Path(f"{database}-wal").read_bytes()
    database.unlink()
    Path(f"{database}-wal").write_bytes(log)
    assert restore(tmp_path / "copy.db", database, HandClock()).replaced is None
    assert rows(database) > 0
    assert asyncio.run(problems(database)) == [], (
        "the log of the lost file was played into the new one"
    )


def test_a_damaged_database_can_be_replaced(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "copy.db")
    database.write_bytes(b"no database at all" * 1000)
    restored = restore(tmp_path / "copy.db", database, HandClock())
    assert restored.replaced is not None
    assert restored.replaced.read_bytes().startswith(b"no database")
    assert rows(database) > 0


IN_USE = {"idle": "select 1", "reading": "begin", "writing": "begin immediate"}


@pytest.mark.parametrize("state", IN_USE)
def test_a_database_in_use_is_not_replaced(database: Path, tmp_path: Path, state: str) -> None:
    backup(database, tmp_path / "copy.db")
    before = names(tmp_path)
    with in_use(database, IN_USE[state]), pytest.raises(CannotCopy, match="stop Plaza first"):
        restore(tmp_path / "copy.db", database, HandClock())
    assert names(tmp_path) == before
    restore(tmp_path / "copy.db", database, HandClock())


@contextmanager
def in_use(database: Path, begin: str) -> Generator[None]:
    """Hold a connection open, like a bot that waits for the next click."""
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("pragma journal_mode = wal")
        db.execute(begin)
        db.execute("select count(*) from tables").fetchone()
        yield


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("update alembic_version set version_num = '9999'", "a later version of Plaza"),
        ("delete from alembic_version", "is not a database of Plaza"),
        ("drop table alembic_version", "is not a database of Plaza"),
    ],
)
def test_only_a_database_of_plaza_is_restored(
    database: Path, tmp_path: Path, change: str, told: str
) -> None:
    backup(database, tmp_path / "copy.db")
    write(tmp_path / "copy.db", change)
    with pytest.raises(CannotCopy, match=told):
        restore(tmp_path / "copy.db", database, HandClock())
    assert names(tmp_path) == ["copy.db", "plaza.db"]


def test_a_damaged_backup_is_not_restored(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "copy.db")
    whole = (tmp_path / "copy.db").read_bytes()
    for damage in (b"", b"text" * 2000, whole[: len(whole) // 2], _overwritten(whole)):
        (tmp_path / "copy.db").write_bytes(damage)
        with pytest.raises(CannotCopy):
            restore(tmp_path / "copy.db", database, HandClock())
    assert rows(database) > 0
    assert names(tmp_path) == ["copy.db", "plaza.db"]


def test_a_backup_whose_rows_break_the_schema_is_not_restored(
    database: Path, tmp_path: Path
) -> None:
    """A copy by SQLite itself is well formed, whatever its rows hold."""
    copy = tmp_path / "copy.db"
    backup(database, copy)
    rename = "update sqlite_master set sql = replace(sql, '{}', '{}') where name = 'tables'"
    with closing(sqlite3.connect(copy, isolation_level=None)) as db:
        db.execute("pragma writable_schema = on")
        db.execute(rename.format("version INTEGER NOT NULL", "version INTEGER"))
    with closing(sqlite3.connect(copy, isolation_level=None)) as db:
        db.execute("update tables set version = null")
        db.execute("pragma writable_schema = on")
        db.execute(rename.format("version INTEGER", "version INTEGER NOT NULL"))
    with pytest.raises(CannotCopy, match="is damaged"):
        restore(copy, database, HandClock())


def _overwritten(whole: bytes) -> bytes:
    """Return the file with a hole in the middle of each page but the first."""
    pages = [bytearray(whole[at : at + 4096]) for at in range(0, len(whole), 4096)]
    for page in pages[1:]:
        page[:2048] = bytes(2048)
    return b"".join(pages)


def test_an_older_backup_is_restored_and_brought_up_to_date_at_the_start(
    database: Path, tmp_path: Path
) -> None:
    backup(database, tmp_path / "copy.db")
    write(tmp_path / "copy.db", "update alembic_version set version_num = '0001'")
    assert restore(tmp_path / "copy.db", database, HandClock()).tables == 1


def test_a_replaced_database_never_overwrites_another(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "copy.db")
    (tmp_path / KEPT).write_text("from the same second")
    with pytest.raises(CannotCopy, match="exists already"):
        restore(tmp_path / "copy.db", database, HandClock())
    assert (tmp_path / KEPT).read_text() == "from the same second"


def test_a_restored_database_keeps_the_owner(database: Path, tmp_path: Path) -> None:
    """Restored by the administrator, it must still open for the bot."""
    backup(database, tmp_path / "copy.db")
    database.chmod(0o640)
    restore(tmp_path / "copy.db", database, HandClock())
    assert database.stat().st_mode & 0o777 == 0o640


# --- the commands ---------------------------------------------------------------------------------


@pytest.fixture
def plaza(database: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    monkeypatch.chdir(database.parent)
    monkeypatch.setenv("PLAZA_DATABASE_URL", f"sqlite:///{database}")
    return lambda *arguments: CliRunner().invoke(main, ["db", *arguments])


def test_the_commands_speak_in_sentences(plaza: Callable[..., Result]) -> None:
    made = plaza("backup", "copy.db")
    assert made.exit_code == 0
    assert made.output.startswith("copy.db holds all 1 tables.")
    again = plaza("backup", "copy.db")
    assert again.exit_code == 2
    assert again.output == "plaza: copy.db exists already; with --force it is replaced.\n"
    assert plaza("backup", "copy.db", "--force").exit_code == 0
    restored = plaza("restore", "copy.db")
    assert restored.exit_code == 0
    assert "What was there before is now" in restored.output
    none = plaza("restore", "nothing.db")
    assert none.exit_code == 2
    assert none.output == "plaza: there is no file nothing.db.\n"
