"""`plaza db check`: every change behind the host's back is found, and named by table."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from bot.ops.check import UNPROVED, Tally, check
from bot.storage.store import Store
from tests.bot.service.house import House
from tests.databases import of_a_file

pytestmark = of_a_file

VOTE = "insert into votes (table_id, kind, seat, opened_at, closes_at)"

TAMPERED = {
    "update moves set choice = '[99]' where table_id = 2 and number = 2": "Move 2 is against",
    "update moves set digest = 'ab' where table_id = 2 and number = 2": "Move 2 does not lead",
    "update moves set events = '[]' where table_id = 2 and number = 3": "Move 3 does not lead",
    "update moves set keys = '[]' where table_id = 2 and number = 3": "Move 3 does not lead",
    "update moves set computer = 1 where table_id = 2 and number = 1": "Move 1 was not made by",
    "update moves set digest = 'ab' where table_id = 2 and number = 0": "begin with the set-up",
    "update moves set undone = 1 where table_id = 2 and number = 4": "Move 5|The position is not",
    "delete from moves where table_id = 2 and number = 5": "The journal is not that of",
    "delete from moves where table_id = 2": "The journal is not that of",
    "update tables set seed = '1' where id = 2": "begin with the set-up",
    "update tables set seed = null where id = 2": "The seed is missing",
    "update tables set options = '{}' where id = 2": "The options are not complete",
    "update tables set state = (select state from tables where id = 1) where id = 2": (
        "The position is not the one"
    ),
    "update tables set state = null where id = 2": "The position is missing",
    "update tables set state = '[7,{}]' where id = 2": "The position cannot be read",
    "update tables set game = 'chess' where id = 2": "Its game is unknown",
    "update tables set status = 'asleep' where id = 2": "Its status is unknown",
    "update tables set status = 'lobby' where id = 2": "It has not begun, but moves",
    "update tables set status = 'finished' where id = 2": "whether the game is over",
    "update tables set horizon = horizon - 1 where id = 2": "revealed something",
    "update tables set computer_due = 1 where id = 2": "Whether a computer has to answer",
    "update tables set version = 3 where id = 2": "is ahead of the table",
    "update tables set aside = 'ABCD2345' where id = 2": "set aside as ABCD2345, but is whole now",
    "update seats set asked_at = null where table_id = 2": "the open decisions do not agree",
    "update seats set asked_at = 99 where table_id = 2": "the open decisions|ahead of",
    "update seats set waiting_since = null where table_id = 2": "the open decisions do not agree",
    "update seats set last_move = 0 where table_id = 2": "The last move of seat",
    "update seats set user_id = null where table_id = 2 and seat = 0": "neither a person's",
    "delete from seats where table_id = 2 and seat = 0": "not numbered",
    "delete from seats where table_id = 2": "It has no seats",
    "update snapshots set state = (select state from tables where id = 1) where table_id = 2": (
        "is not that of the journal"
    ),
    "update snapshots set state = '[1,' where table_id = 2": "cannot be read (ValidationError)",
    "delete from snapshots where table_id = 2": "A position that can be taken back to is missing",
    "update moves set user_id = 99 where table_id = 2 and computer = 0": "not made by the player",
    "update seats set bank = -1 where table_id = 2": "counts its time",
    "update seats set deadline = '2026-01-09 00:00:00' where table_id = 2": "clock stands still",
    "update seats set ticking_since = waiting_since where table_id = 2": "runs without a bank",
    "update seats set remind_at = '2026-01-09 00:00:00' where table_id = 2": "not waiting for",
    "update seats set overtime = 1 where table_id = 2": "not about the seats that have run out",
    "update seats set stand_in = 1 where table_id = 2": "is not one where a computer can stand in",
    "update seats set open_to = 0, user_id = null, computer = 'greedy' where table_id = 2": (
        "cannot be on offer"
    ),
    "update tables set expiry_due = null where id = 2": "but will never expire",
    "update tables set abort_reason = 'x' where id = 2": "not ended early, but there is a reason",
    "update seats set held_until = '2026-01-09 00:00:00', resigned_at = 1 where table_id = 2": (
        "may not be left yet"
    ),
    "update seats set held_until = '2026-01-09 00:00:00', user_id = null where table_id = 2": (
        "may not be left yet"
    ),
    "update seats set called_at = '2026-01-01 00:00:00', user_id = null where table_id = 2": (
        "has no player who could have been called"
    ),
    f"{VOTE} values (2, 'abort', 1, '2026-01-01', '2026-01-04')": "is of no kind",
    f"{VOTE} values (2, 'song', null, '2026-01-01', '2026-01-04')": "is of no kind",
    f"{VOTE} values (2, 'abort', null, '2026-01-01', null)": "open or closed as it is",
    f"{VOTE} values (2, 'overtime', 1, '2026-01-01', '2026-01-04')": "not about the seats",
    "update outbox set vote_id = 7 where table_id = 2": "shows no vote, or one that it should not",
    "update outbox set post_id = 7 where table_id = 2": "is about no former post",
    "update outbox set kind = 'song' where table_id = 2": "of its outbox is of an unknown kind",
    "update outbox set ping = '[' where table_id = 2": "of its outbox cannot be read",
    "update outbox set kind = 'panel', user_id = null where table_id = 2": "is for no player",
    "update outbox set attempts = -1 where table_id = 2": "counts its attempts wrongly",
}
"""Of two tables that have just been played at, the second is tampered with."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database of two tables where a few moves were made; one can be taken back."""
    path = tmp_path_factory.mktemp("played") / "plaza.db"
    asyncio.run(_play(path))
    return path


async def _play(path: Path) -> None:
    house = House(path)
    await house.begin()
    for _ in range(2):
        table = await house.running(3)
        for _ in range(5):
            table = await house.answer(table, table.waiting[0])
        while True:
            seat = table.waiting[0]
            position = await house.choose(
                table, seat, house.any_answer(await house.asked(table, seat))
            )
            table = position.table
            if position.can_take_back:
                break
    await house.store.close()


@pytest.fixture
def database(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path / "plaza.db"))


def write(database: Path, statement: str) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        assert db.execute(statement).rowcount > 0


async def problems(database: Path) -> list[str]:
    store = Store.open(f"sqlite:///{database}", "ro")
    found = [str(problem) async for problem in check(store, Tally())]
    await store.close()
    return found


@pytest.mark.sampled(1)
@pytest.mark.parametrize("statement", TAMPERED)
async def test_what_was_tampered_with_is_found(database: Path, statement: str) -> None:
    assert await problems(database) == []
    write(database, statement)
    found = await problems(database)
    assert found
    assert all(line.startswith("Table 2: ") for line in found)
    assert any(part in line for part in TAMPERED[statement].split("|") for line in found), found


@pytest.mark.parametrize("name", ["held_until", "called_at"])
async def test_what_is_only_so_in_a_game_is_found_in_a_lobby(database: Path, name: str) -> None:
    write(database, "update tables set status = 'lobby', expiry_due = null where id = 2")
    write(database, f"update seats set {name} = '2026-01-01 00:00:00' where table_id = 2")
    found = await problems(database)
    assert "Table 2: It is a lobby that will never expire." in found
    assert any("a seat was taken over, or a player called" in line for line in found)


async def test_tables_of_earlier_rules_are_judged_by_their_position(database: Path) -> None:
    write(database, "update moves set rules_version = 0 where table_id = 2 and number < 3")
    store, tally = Store.open(f"sqlite:///{database}", "ro"), Tally()
    assert [problem async for problem in check(store, tally)] == []
    assert (tally.tables, tally.unproved) == (2, 1)
    await store.close()

    result = await asyncio.to_thread(told, database)
    assert result.exit_code == UNPROVED
    assert "1 of them began under earlier rules: none of their moves was proved." in result.output
    assert "whole" not in result.output

    hand = "json_set(state, '$[1].players[0].hand', json('[0, 0]'))"
    write(database, f"update tables set state = {hand} where id = 2")
    [found] = await problems(database)
    assert "The position breaks the rules" in found or "cannot be read" in found


def told(database: Path) -> Result:
    url = {"PLAZA_DATABASE_URL": f"sqlite:///{database}"}
    return CliRunner(env=url).invoke(main, ["db", "check"])


async def test_rows_of_no_table_are_read_too(database: Path) -> None:
    write(database, "insert into servers (server_id, left_at) values (1, 'yesterday')")
    assert await problems(database) == [
        "The database: A row of servers cannot be read (ValueError)."
    ]


async def test_rows_that_belong_to_nothing_are_found(database: Path) -> None:
    write(database, "insert into invitations (table_id, user_id) values (77, 1)")
    assert await problems(database) == [
        "The database: A row of invitations belongs to nothing in tables."
    ]


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("update alembic_version set version_num = '9999'", "A later version of Plaza"),
        ("update alembic_version set version_num = '0001'", "run `plaza db upgrade` first"),
        ("delete from alembic_version", "It is not a database of Plaza"),
    ],
)
async def test_a_database_of_another_version(database: Path, statement: str, told: str) -> None:
    write(database, statement)
    [found] = await problems(database)
    assert told in found


async def test_damage_of_the_file_is_found(database: Path) -> None:
    """A page of an index is overwritten, as by a bad disk."""
    with closing(sqlite3.connect(database)) as db:
        db.execute("pragma wal_checkpoint(truncate)")
        [root] = db.execute(
            "select rootpage from sqlite_master where name like 'ix_seats_user_id_asked_at'"
        ).fetchone()
        [size] = db.execute("pragma page_size").fetchone()
    with database.open("r+b") as file:
        file.seek((root - 1) * size + size // 2)
        file.write(b"\0" * (size // 2))
    found = await problems(database)
    assert any("SQLite finds damage" in line for line in found)


async def test_a_check_only_reads_and_waits_for_no_one(database: Path) -> None:
    """Not even for a player who is writing."""
    before = hashes(database)
    with closing(sqlite3.connect(database, isolation_level=None)) as writer:
        writer.execute("begin immediate")
        writer.execute("update tables set version = 0")
        assert await problems(database) == []
        writer.execute("rollback")
    assert hashes(database) == before


def hashes(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as db:
        return list(db.iterdump())


# --- the command ----------------------------------------------------------------------------------


@pytest.fixture
def plaza(database: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    monkeypatch.chdir(database.parent)
    monkeypatch.setenv("PLAZA_DATABASE_URL", f"sqlite:///{database}")
    return lambda *arguments: CliRunner().invoke(main, ["db", *arguments])


def test_the_command_says_that_all_is_whole(plaza: Callable[..., Result]) -> None:
    result = plaza("check")
    assert result.exit_code == 0
    assert result.output.startswith("2 tables were looked at, and ")
    assert result.output.endswith("Everything is whole.\n")


def test_the_command_names_the_tables_and_tells_no_secret(
    plaza: Callable[..., Result], database: Path
) -> None:
    with closing(sqlite3.connect(database)) as db:
        [seed] = db.execute("select seed from tables where id = 2").fetchone()
    write(database, "update tables set state = replace(state, '[', '{')")
    write(database, "update moves set choice = 'nonsense' where table_id = 1")
    result = plaza("check")
    assert result.exit_code == 1
    first, second, *_ = result.output.splitlines()
    assert first == "Table 1: The journal cannot be read (ValidationError)."
    assert second == "Table 2: The position cannot be read (ValidationError)."
    assert seed not in result.output
    assert "{" not in result.output


def test_a_table_is_released_when_it_is_whole(plaza: Callable[..., Result], database: Path) -> None:
    write(database, "update tables set aside = 'ABCD2345'")
    write(database, "update moves set digest = 'x' where table_id = 1")
    result = plaza("check", "--release", "1", "--release", "2")
    assert result.exit_code == 1
    assert "Table 2: It is back in play." in result.output
    assert "Table 1: Move 0 " in result.output or "Table 1: The journal does not" in result.output
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("select aside from tables").fetchall() == [("ABCD2345",), (None,)]


def test_a_missing_database_is_one_sentence_and_is_not_made(
    plaza: Callable[..., Result], database: Path
) -> None:
    database.unlink()
    for arguments in (["check"], ["check", "--release", "1"]):
        result = plaza(*arguments)
        assert result.exit_code == 2
        assert result.output == (
            f"plaza: the database cannot be used (there is no file {database}).\n"
        )
    assert not database.exists()
