"""`plaza doctor` and `plaza invite` as they are typed: what is printed, and the exit codes."""

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from click.testing import CliRunner, Result

from bot import permissions
from bot.cli import main
from bot.ops import doctor_machine
from bot.ops.finding import ok

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gxabcd.abcdefghijklmnop"
CLIENT_ID = "123456789012345678"


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start where there is no .env, with a separate token and database."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PLAZA_TOKEN", TOKEN)
    monkeypatch.setenv("PLAZA_DATABASE_URL", f"sqlite:///{tmp_path}/plaza.db")


@pytest.fixture(autouse=True)
def _well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Assume that all games are drawn, because a new one is not yet, and all versions tested."""
    monkeypatch.setattr(doctor_machine, "unread", lambda _: ())
    monkeypatch.setattr(doctor_machine, "versions", lambda: ok("versions", "All as tested."))


def plaza(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_the_doctor_ends_with_0_when_nothing_is_wrong():
    result = plaza("doctor", "--offline")
    assert result.exit_code == 0
    assert all(line.startswith("ok ") for line in result.output.splitlines())
    assert not any(part in result.output for part in TOKEN.split("."))


@pytest.mark.parametrize(
    ("setting", "subject"),
    [
        ({"PLAZA_TOKEN": ""}, "token"),
        ({"PLAZA_TOKEN": "whatever"}, "token"),
        ({"PLAZA_LANGUAGE": "xx"}, "settings"),
        ({"PLAZA_DATABASE_URL": "sqlite:////nowhere/at/all.db"}, "database"),
    ],
)
def test_the_doctor_ends_with_1_when_something_is_wrong(
    setting: dict[str, str], subject: str, monkeypatch: pytest.MonkeyPatch
):
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    result = plaza("doctor", "--offline")
    assert result.exit_code == 1
    wrong = [line for line in result.output.splitlines() if line.startswith("wrong ")]
    assert [line.split()[1] for line in wrong] == [f"{subject}:"]


def test_the_invitation_asks_for_exactly_what_is_needed():
    result = plaza("invite")
    assert result.exit_code == 0
    address = urlsplit(result.output.strip())
    assert address.hostname == "discord.com"
    assert parse_qs(address.query) == {
        "client_id": [CLIENT_ID],
        "scope": ["bot applications.commands"],
        "permissions": [str(permissions.asked_for().value)],
    }


def test_an_id_that_is_given_needs_no_token(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("PLAZA_TOKEN")
    assert "client_id=77&" in plaza("invite", "--client-id", "77").output


@pytest.mark.parametrize("token", ["", "not.a.token", "!!!.b.c", "YWJj.b.c"])
def test_a_token_without_an_id_is_one_sentence(token: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PLAZA_TOKEN", token)
    result = plaza("invite")
    assert result.exit_code == 2
    assert len(result.output.strip().splitlines()) == 1
    assert not token or token not in result.output
