"""`plaza doctor` on this machine: database, files, disk, fonts, processes, versions."""

import shutil
import sqlite3
import tempfile
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest

from bot import permissions
from bot.ops import doctor, doctor_machine
from bot.ops.finding import Finding
from bot.render import FontsMissing, pool
from bot.storage.migrations import upgrade
from rules import match

PAGE = 4096
NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)


class StandingClock:
    def now(self) -> datetime:
        return NOW


@pytest.fixture
async def url(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path}/plaza.db"
    await upgrade(url)
    return url


def change(url: str, *statements: str) -> None:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as database:
        for statement in statements:
            database.execute(statement)


def damage(path: Path, first: int) -> None:
    """Overwrite all pages from this one on."""
    content = path.read_bytes()
    kept = content[: first * PAGE]
    path.write_bytes(kept + b"\xff" * (len(content) - len(kept)))


def files(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def database(url: str) -> list[Finding]:
    return await doctor_machine.database(url, StandingClock())


async def test_a_database_of_this_version_is_fine(url: str):
    [(sign, _, sentence)] = await database(url)
    assert sign == "ok"
    assert "can be written" in sentence


async def test_a_database_that_is_not_there_yet_is_fine_and_is_not_made(tmp_path: Path):
    [(sign, _, sentence)] = await database(f"sqlite:///{tmp_path}/plaza.db")
    assert sign == "ok"
    assert "first start" in sentence
    assert files(tmp_path) == []


@pytest.mark.parametrize(
    ("revision", "sign", "words"),
    [("0001", "warning", "earlier version"), ("9999", "wrong", "later version")],
)
async def test_a_database_of_another_version_is_told_and_left_alone(
    url: str, revision: str, sign: str, words: str
):
    change(url, f"UPDATE alembic_version SET version_num = '{revision}'")
    [(found, _, sentence)] = await database(url)
    assert found == sign
    assert words in sentence
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as opened:
        assert opened.execute("SELECT version_num FROM alembic_version").fetchone() == (revision,)


async def test_a_database_that_cannot_be_written_is_wrong(url: str):
    change(
        url,
        "CREATE TRIGGER full BEFORE INSERT ON memory "
        "BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END",
    )
    [(sign, _, sentence)] = await database(url)
    assert sign == "wrong"
    assert "disk is full" in sentence


@pytest.mark.parametrize("first", [2, -1], ids=["nearly everything", "one page"])
async def test_a_damaged_database_is_wrong(url: str, first: int):
    damage(Path(url.removeprefix("sqlite:///")), first)
    assert "wrong" in [sign for sign, *_ in await database(url)]


async def test_a_file_that_is_no_database_is_wrong(tmp_path: Path):
    (tmp_path / "plaza.db").write_text("This is a letter, not a database.\n" * 99)
    [(sign, _, sentence)] = await database(f"sqlite:///{tmp_path}/plaza.db")
    assert sign == "wrong"
    assert "not a database" in sentence


@pytest.mark.parametrize("url", ["sqlite:////nowhere/at/all.db", "postgresql://h:x/y"])
async def test_an_address_that_leads_nowhere_is_wrong(url: str):
    assert [sign for sign, *_ in await database(url)] == ["wrong"]
    assert doctor_machine.disk(url) is None


async def test_what_was_set_aside_is_told_with_its_id(url: str):
    change(
        url,
        "INSERT INTO tables (id, game, options, status, version, capacity, private, language, "
        "channel_id, opener_id, rules_version, moves, horizon, computer_due, created_at, "
        "changed_at, aside) VALUES (7, 'x', '{}', 'running', 1, 2, 0, 'en', 1, 1, 1, 0, 0, 0, "
        "0, 0, 'K7QM2P3R')",
        "INSERT INTO outbox (table_id, kind, fresh, ping, created_at, attempts, next_try, aside) "
        "VALUES (7, 'board', 0, '[]', 0, 16, 0, 'AB23CD45')",
    )
    signs = {subject: (sign, sentence) for sign, subject, sentence in await database(url)}
    assert signs["tables"][0] == signs["outbox"][0] == "warning"
    assert "#7 (K7QM2P3R)" in signs["tables"][1]
    assert "of #7 (AB23CD45)" in signs["outbox"][1]


@pytest.mark.parametrize(
    ("mode", "told"),
    [(0o600, None), (0o640, "by the group"), (0o644, "by everyone on this machine")],
)
def test_who_else_can_read_the_settings_and_the_database_is_told(
    mode: int, told: str | None, monkeypatch: pytest.MonkeyPatch
):
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        folder = Path(name)
        monkeypatch.chdir(folder)
        for file in (".env", "plaza.db", "plaza.db-wal", "plaza.db-shm"):
            (folder / file).touch()
            (folder / file).chmod(0o600)
            folder.chmod(0o755)
        for file in (".env", "plaza.db", "plaza.db-wal", "plaza.db-shm"):
            (folder / file).chmod(mode)
            found = doctor_machine.files("sqlite:///plaza.db")
            assert found.sign == ("ok" if told is None else "warning")
            if told is not None:
                assert f"{file} {told}" in found.sentence
                assert found.sentence.endswith(f"Run `chmod 600 {file}`.")
                folder.chmod(0o700)
                assert doctor_machine.files("sqlite:///plaza.db").sign == "ok", "no one gets there"
                folder.chmod(0o755)
            (folder / file).chmod(0o600)


@pytest.mark.parametrize(("free", "sign"), [(199, "warning"), (200, "ok")])
def test_a_disk_that_is_nearly_full_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, sign: str
):
    usage = shutil.disk_usage(tmp_path)._replace(free=free * 1_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    finding = doctor_machine.disk(f"sqlite:///{tmp_path}/plaza.db")
    assert finding is not None
    assert finding.sign == sign
    assert f"{free} MB" in finding.sentence


def test_a_missing_font_is_wrong_and_its_package_named(monkeypatch: pytest.MonkeyPatch):
    def check() -> None:
        raise FontsMissing("The font 'x' is missing: pip install y")

    assert doctor_machine.fonts().sign == "ok"
    monkeypatch.setattr(doctor_machine, "check_fonts", check)
    assert doctor_machine.fonts().sign == "wrong"
    assert "pip install y" in doctor_machine.fonts().sentence


def test_where_no_process_can_be_started_is_told(monkeypatch: pytest.MonkeyPatch):
    def refuse(*_: object) -> None:
        raise OSError("no shared memory")

    assert doctor_machine.processes().sign == "ok"
    monkeypatch.setattr(pool, "ProcessPoolExecutor", refuse)
    assert doctor_machine.processes().sign == "wrong"
    assert doctor_machine.processes().sentence.startswith("No processes can be started")


def test_versions_other_than_the_tested_ones_are_told(tmp_path: Path):
    pins = tmp_path / "constraints.txt"
    assert "as tested" not in doctor_machine.versions(pins).sentence
    pins.write_text(
        f"discord.py=={discord.__version__}\nclick==0.1\nSQLAlchemy==1\nunheard-of==1\n"
    )
    finding = doctor_machine.versions(pins)
    assert finding.sign == "warning"
    assert "click" in finding.sentence
    assert "instead of 0.1" in finding.sentence
    assert "sqlalchemy" in finding.sentence
    assert discord.__version__ in finding.sentence
    assert "unheard-of" not in finding.sentence


@pytest.mark.parametrize(
    ("file", "built"),
    [("match.py", "interpreted"), ("match.cpython-311-x86_64-linux-gnu.so", "compiled")],
)
def test_compiled_rules_are_told(monkeypatch: pytest.MonkeyPatch, file: str, built: str):
    monkeypatch.setattr(match, "__file__", file)
    assert f", {built} rules" in doctor_machine.versions().sentence


def test_a_privileged_intent_would_be_told(monkeypatch: pytest.MonkeyPatch):
    assert doctor.intents().sign == "ok"
    monkeypatch.setattr(permissions, "INTENTS", discord.Intents.all())
    assert doctor.intents().sign == "wrong"
    assert "message_content" in doctor.intents().sentence


def test_the_versions_of_extras_that_are_there_are_compared_too(tmp_path: Path):
    pins = tmp_path / "constraints.txt"
    pins.write_text("psycopg2-binary==0.0.1\nhypothesis==0.0.1\n")
    told = doctor_machine.versions(pins).sentence
    assert "psycopg2-binary" in told
    assert "hypothesis" not in told, "nothing that runs needs it"


def test_a_plaza_that_is_not_installed_as_it_is_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.DISTRIBUTION", "plaza-of-before")
    finding = doctor_machine.versions()
    assert finding.sign == "warning"
    assert "Run `make install`" in finding.sentence
