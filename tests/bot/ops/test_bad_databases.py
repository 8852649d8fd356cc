"""Bad databases: every command ends with a sentence and a code, without a traceback.

The table below has all commands that use the database, and all kinds of damage.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from bot.ops import backup_sqlite as copying
from bot.ops import doctor_machine
from bot.ops.finding import ok
from bot.process import running
from bot.storage import sqlite
from bot.storage.migrations import upgrade

pytestmark = pytest.mark.disk

COPY = "db copy sqlite:///plaza.db sqlite:///new.db"
COMMANDS = (
    "run",
    "doctor --offline",
    "db upgrade",
    "db check",
    "db check --release 1",
    "db check --rebuild 1",
    "db retry",
    "db skip",
    "db backup copy.db",
    COPY,
    "table export 1",
    "db restore --table 1 backup.db",
    "db restore backup.db",
)
LOOKING = ("doctor --offline", "db check")
"""These report all findings, line by line."""

MAKE_IT = ("run", "db upgrade", "doctor --offline")
ONLY_READ = ("db check", "db backup copy.db", COPY)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("whole") / "plaza.db"
    asyncio.run(upgrade(f"sqlite:///{path}"))
    return path


@pytest.fixture
def database(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Be in a folder with a database and a backup, impatiently; the bot itself ends at once."""

    async def end_at_once(*_: object) -> None:
        pass

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PLAZA_LOG_FORMAT", "console")
    monkeypatch.setenv("PLAZA_TOKEN", "MTA.Gx.abcdefghijklmnop")
    monkeypatch.setenv("PLAZA_DATABASE_URL", f"sqlite:///{tmp_path}/plaza.db")
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.02)
    monkeypatch.setattr(copying, "_LOCK_SECONDS", 0.02)
    monkeypatch.setattr(running, "DrawingPool", lambda _: object())
    monkeypatch.setattr(running, "spare_what_stays", object)
    monkeypatch.setattr(running, "_run", end_at_once)
    monkeypatch.setattr(doctor_machine, "processes", lambda: ok("processes", "Not looked at."))
    shutil.copy(whole, tmp_path / "backup.db")
    return Path(shutil.copy(whole, tmp_path / "plaza.db"))


def plaza(command: str) -> Result:
    return CliRunner().invoke(main, command.split())


def ends_in_a_sentence(command: str, result: Result, *, well: bool) -> None:
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    assert (result.exit_code == 0) == well, result.output
    if not well and command not in LOOKING:
        [line] = result.output.strip().splitlines()
        assert line.startswith("plaza: ")
        assert line.endswith(".")


# --- the file -------------------------------------------------------------------------------------


def _write(statement: str) -> Callable[[Path], AbstractContextManager[None]]:
    @contextmanager
    def bad(path: Path) -> Generator[None]:
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute(statement)
        yield

    return bad


@contextmanager
def _missing(path: Path) -> Generator[None]:
    path.unlink()
    yield


@contextmanager
def _a_folder(path: Path) -> Generator[None]:
    path.unlink()
    path.mkdir()
    yield


@contextmanager
def _a_letter(path: Path) -> Generator[None]:
    path.write_text("Dear Ada, " * 1000)
    yield


@contextmanager
def _cut_off(path: Path) -> Generator[None]:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    yield


@contextmanager
def _no_room_beside_it(path: Path) -> Generator[None]:
    """Like on a read-only disk: SQLite cannot create its files beside the database."""
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).mkdir()
    yield


@contextmanager
def _written(path: Path) -> Generator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        yield


@contextmanager
def _locked(path: Path) -> Generator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("pragma journal_mode = delete")
        other.execute("begin exclusive")
        yield


@contextmanager
def _older(path: Path) -> Generator[None]:
    path.unlink()
    asyncio.run(upgrade(f"sqlite:///{path}", "0005"))
    yield


BAD = {
    "missing": (_missing, (*MAKE_IT, "db restore backup.db")),
    "a folder": (_a_folder, ()),
    "a letter": (_a_letter, ("db restore backup.db",)),
    "cut off": (_cut_off, ("db restore backup.db",)),
    "on a disk that can only be read": (_no_room_beside_it, ()),
    "written by another": (_written, ONLY_READ),
    "locked": (_locked, ()),
    "of no one": (_write("drop table alembic_version"), ("doctor --offline", COMMANDS[-1])),
    "older": (_older, (*MAKE_IT, "db backup copy.db", "db restore backup.db")),
    "newer": (_write("update alembic_version set version_num = '9999'"), COMMANDS[-1:]),
}
"""The kinds of damage, and the commands that work all the same."""


@pytest.mark.proof
@pytest.mark.parametrize("state", BAD)
def test_a_bad_file(state: str, database: Path, whole: Path) -> None:
    bad, without_harm = BAD[state]
    for command in COMMANDS:
        for path in database.parent.glob("plaza.db*"):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        for name in ("copy.db", "new.db"):
            (database.parent / name).unlink(missing_ok=True)
        shutil.copy(whole, database)
        with bad(database):
            ends_in_a_sentence(command, plaza(command), well=command in without_harm)


# --- the address ----------------------------------------------------------------------------------

ADDRESSES = (
    "sqlite://",
    "sqlite:///",
    "sqlite://host/plaza.db",
    "sqlite+aiosqlite:///plaza.db",
    "sqlite:////nowhere/at/all.db",
    f"sqlite:///{'x' * 300}.db",
    "mysql://host/plaza",
    "postgresql://host:port/plaza",
    "postgresql://127.0.0.1:1/plaza",
)


@pytest.mark.sampled(1)
@pytest.mark.usefixtures("database")
@pytest.mark.parametrize("address", ADDRESSES)
def test_a_bad_address(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAZA_DATABASE_URL", address)
    for command in COMMANDS:
        told = plaza(command.replace("sqlite:///plaza.db", address))
        ends_in_a_sentence(command, told, well=False)


# --- other names ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["a?b.db", "50%41.db", "a#b.db", "file:x.db", "?mode=ro"])
def test_any_name_will_do_for_a_backup(name: str, database: Path) -> None:
    for words in (["db", "backup", name], ["db", "restore", name]):
        result = CliRunner().invoke(main, words)
        assert result.exit_code == 0, result.output
    assert (database.parent / name).is_file()


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize("name", ["x" * 300, "backup.db/copy.db", "nowhere/copy.db"])
def test_a_name_that_cannot_be_is_one_sentence(name: str) -> None:
    for command in (f"db backup {name}", f"db restore {name}"):
        ends_in_a_sentence(command, plaza(command), well=False)


@pytest.mark.usefixtures("database")
def test_a_table_that_no_database_holds_is_one_sentence() -> None:
    result = plaza(f"db check --release {1 << 64}")
    assert result.exit_code == 2
    assert "Invalid value for '--release'" in result.output


def test_every_command_for_the_database_is_in_the_table() -> None:
    group = main.commands["db"]
    names = {command.split()[1] for command in COMMANDS if command.startswith("db ")}
    assert names == {*getattr(group, "commands", ())}
