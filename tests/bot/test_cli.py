"""The command line, and its one clear sentence for every mistake in the configuration."""

import json
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot import config
from bot.cli import main
from bot.languages import LANGUAGES
from bot.render import pool
from bot.shards import ALL, Shards

TOKEN = "MTA.Gx.abcdefghijklmnop"


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start where there is no .env, without settings in the environment."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith(config.PREFIX)]:
        monkeypatch.delenv(name)


def plaza(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_all_commands_are_there():
    told = plaza("--help").output
    for command in ("play", "run", "db", "arena", "bench", "fit", "gallery"):
        assert command in told
    for command in (
        ["db", "upgrade"],
        ["db", "check"],
        ["db", "backup"],
        ["db", "restore"],
        ["arena"],
        ["fit"],
        ["bench", "rules"],
        ["bench", "render"],
        ["gallery"],
        ["play"],
        ["run"],
    ):
        assert plaza(*command, "--help").exit_code == 0


@pytest.mark.sampled(13)
@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({}, "PLAZA_TOKEN is not set"),
        ({"TOKEN": "   "}, "PLAZA_TOKEN is not set"),
        ({"TOKEN": "abc"}, "does not look like"),
        ({"TOKEN": "a.b c.d"}, "does not look like"),
        ({"TOKEN": TOKEN, "DATABASE_URL": "mysql://x"}, "PLAZA_DATABASE_URL must begin with"),
        ({"TOKEN": TOKEN, "DATABASE_URL": "sqlite:////nowhere/at/all.db"}, "there is no folder"),
        ({"TOKEN": TOKEN, "DATABASE_URL": "sqlite:////"}, "is not a file"),
        ({"TOKEN": TOKEN, "DATABASE_URL": "postgresql://h:x/y"}, "cannot be opened"),
        ({"TOKEN": TOKEN, "LANGUAGE": "xx"}, "PLAZA_LANGUAGE must be one of en"),
        ({"TOKEN": TOKEN, "THREADS": "perhaps"}, "PLAZA_THREADS must be true or false"),
        (
            {"TOKEN": TOKEN, "LOOKS_PER_MINUTE": "0"},
            "PLAZA_LOOKS_PER_MINUTE must be a whole number",
        ),
        ({"TOKEN": TOKEN, "TABLES_PER_USER": "many"}, "PLAZA_TABLES_PER_USER must be a whole"),
        ({"TOKEN": TOKEN, "LOG_FORMAT": "xml"}, "PLAZA_LOG_FORMAT must be one of"),
        ({"TOKEN": TOKEN, "LOG_LEVEL": "loud"}, "PLAZA_LOG_LEVEL must be one of"),
        ({"TOKEN": TOKEN, "BACKUPS": "hourly:7"}, "PLAZA_BACKUPS must be daily: and how many"),
        ({"TOKEN": TOKEN, "BACKUPS": "daily:0"}, "PLAZA_BACKUPS must be daily: and how many"),
        ({"TOKEN": TOKEN, "HEALTH": "here"}, "PLAZA_HEALTH must be a port, or an address"),
        ({"TOKEN": TOKEN, "HEALTH": "127.0.0.1:"}, "PLAZA_HEALTH must be a port, or an address"),
        ({"TOKEN": TOKEN, "BACKUP_FOLDER": ""}, "PLAZA_BACKUP_FOLDER must name a folder"),
        ({"TOKEN": TOKEN, "SHARDS": "4/4"}, "PLAZA_SHARDS must be ids of shards and how many"),
        ({"TOKEN": TOKEN, "SHARDS": "0/2"}, "only PostgreSQL can be shared"),
        (
            {"TOKEN": TOKEN, "BACKUPS": "daily:7", "BACKUP_FOLDER": "/dev/null/x"},
            "PLAZA_BACKUP_FOLDER: /dev/null/x cannot be made (Not a directory).",
        ),
    ],
)
def test_a_mistake_ends_with_one_sentence_and_exit_code_2(
    settings: dict[str, str], told: str, monkeypatch: pytest.MonkeyPatch
):
    for name, value in settings.items():
        monkeypatch.setenv(f"PLAZA_{name}", value)
    result = plaza("run")
    assert result.exit_code == 2
    assert told in result.output
    assert len(result.output.strip().splitlines()) == 1
    assert "Traceback" not in result.output
    assert TOKEN not in result.output


def test_settings_come_from_a_file_and_the_environment_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / ".env").write_text(f"PLAZA_TOKEN={TOKEN}\nPLAZA_LANGUAGE=de\nOTHER=1\n")
    assert config.load().required_token() == TOKEN
    assert config.load().language == "de"
    monkeypatch.setenv("PLAZA_LANGUAGE", "en")
    assert config.load().language == "en"
    assert TOKEN not in repr(config.load())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_that_has_catalogues_can_be_set(
    language: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("PLAZA_LANGUAGE", language)
    assert config.load().language == language


def test_shards_are_read_from_the_environment(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PLAZA_SHARDS", "2,0/4")
    monkeypatch.setenv("PLAZA_DATABASE_URL", "postgresql://plaza@localhost/games")
    assert config.load().owned == Shards((0, 2), 4)
    monkeypatch.delenv("PLAZA_SHARDS")
    assert config.load().owned == ALL


def test_a_file_that_is_no_text_is_one_sentence(tmp_path: Path):
    (tmp_path / ".env").write_bytes(b"PLAZA_TOKEN=\xff\xfe\x00")
    result = plaza("run")
    assert result.exit_code == 2
    assert ".env" in result.output


def test_a_file_that_cannot_be_read_is_one_sentence(tmp_path: Path):
    (tmp_path / ".env").symlink_to("/proc/self/mem")  # unreadable for the administrator, too
    for command, code in {("run",): 2, ("db", "check"): 2, ("doctor", "--offline"): 1}.items():
        result = plaza(*command)
        assert result.exit_code == code
        assert ".env cannot be read (" in result.output
        assert len(result.output.strip().splitlines()) == 1


def test_the_database_is_made_and_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PLAZA_DATABASE_URL", f"sqlite:///{tmp_path}/plaza.db")
    assert plaza("db", "upgrade").exit_code == 0
    assert (tmp_path / "plaza.db").exists()
    assert "up to date" in plaza("db", "upgrade").output


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("command", "told"),
    [("retry", "'\\udcff' is not the id of an error"), ("backup", "is not text in UTF-8")],
)
def test_bytes_that_are_no_text_are_one_sentence(tmp_path: Path, command: str, told: str):
    plaza("db", "upgrade")
    before = sorted(tmp_path.iterdir())
    result = plaza("db", command, "\udcff")  # as Python reads the byte 255
    assert result.exit_code == 2
    assert told in result.output
    assert len(result.output.strip().splitlines()) == 1
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.sampled(1)
@pytest.mark.parametrize("command", [("db", "upgrade"), ("run",)])
def test_a_newer_database_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
):
    monkeypatch.setenv("PLAZA_TOKEN", TOKEN)
    monkeypatch.setenv("PLAZA_DATABASE_URL", f"sqlite:///{tmp_path}/plaza.db")
    plaza("db", "upgrade")
    with closing(sqlite3.connect(tmp_path / "plaza.db", isolation_level=None)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        before = list(database.iterdump())
    result = plaza(*command)
    assert result.exit_code == 2
    assert len(result.output.strip().splitlines()) == 1
    assert "later version" in result.output
    with closing(sqlite3.connect(tmp_path / "plaza.db")) as database:
        assert list(database.iterdump()) == before


@pytest.mark.parametrize("command", [("run",), ("play", "--no-browser")])
def test_no_processes_to_draw_in_are_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
):
    def refuse(*_: object) -> None:
        raise OSError(38, "Function not implemented")

    monkeypatch.setattr(pool, "ProcessPoolExecutor", refuse)
    monkeypatch.setenv("PLAZA_TOKEN", TOKEN)
    monkeypatch.setenv("PLAZA_DATABASE_URL", f"sqlite:///{tmp_path}/plaza.db")
    result = plaza(*command)
    assert result.exit_code == 2
    assert len(result.output.strip().splitlines()) == 1
    assert "no processes can be started here" in result.output


@pytest.mark.proof
def test_a_taken_port_is_one_sentence():
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = plaza("play", "--no-browser", "--port", str(taken.getsockname()[1]))
    assert result.exit_code == 2
    assert "port" in result.output


@pytest.mark.parametrize(("error", "code"), [(config.ConfigError, 2), (config.StartAgain, 1)])
def test_the_exit_code_says_whether_a_new_start_is_enough(
    error: type[Exception], code: int, monkeypatch: pytest.MonkeyPatch
):
    def end(_: config.Settings) -> None:
        raise error("Discord has ended the connection.")

    monkeypatch.setattr("bot.process.running.run", end)
    told = plaza("run")
    line = json.loads(told.output)
    assert (line["event"], line["code"]) == ("bot.ended", told.exit_code)
    monkeypatch.setenv("PLAZA_LOG_FORMAT", "console")
    result = plaza("run")
    assert (result.exit_code, result.output) == (code, "plaza: Discord has ended the connection.\n")


def test_a_name_that_is_no_setting_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / ".env").write_text(f"PLAZA_TOKEN={TOKEN}\nPLAZA_LANGAUGE=de\n")
    monkeypatch.setenv("PLAZA_BACKUP", "daily:7")
    assert config.unknown_names() == ["PLAZA_BACKUP", "PLAZA_LANGAUGE"]
    told = plaza("doctor", "--offline").output
    assert f"Read from {tmp_path}/.env" in told
    assert "There is no such setting: PLAZA_BACKUP, PLAZA_LANGAUGE." in told


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
@pytest.mark.disk
def test_root_does_not_make_files_for_another_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The service could not write them."""
    os.chown(tmp_path, 12345, 12345)
    monkeypatch.setenv("PLAZA_DATABASE_URL", f"sqlite:///{tmp_path}/plaza.db")
    result = plaza("db", "upgrade")
    assert result.exit_code == 2
    assert "belongs to 12345: run it as that user (sudo -u 12345)." in result.output
    assert list(tmp_path.iterdir()) == []


def test_a_missing_driver_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "psycopg2", None)
    monkeypatch.setenv("PLAZA_DATABASE_URL", "postgresql://localhost/plaza")
    result = plaza("db", "upgrade")
    assert result.exit_code == 2
    assert "pip install -c constraints.txt -e '.[postgresql]'" in result.output
