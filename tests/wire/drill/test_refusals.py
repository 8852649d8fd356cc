"""Refused starts of a drill: one sentence, exit code 2, and nothing is posted."""

import asyncio
from pathlib import Path

import pytest
from aiohttp.test_utils import unused_port
from click.testing import CliRunner, Result
from discord.http import Route

from bot import permissions
from bot.cli import main
from bot.ops.drill import command, ground
from bot.ops.drill.ground import Asked, CannotDrill
from bot.ops.drill.running import drill
from bot.text import texts
from tests.wire.drill.conftest import TOKEN, Drilling, shown
from tests.wire.payloads import snowflake
from tests.wire.world import APP, CHANNEL, GUILD

REAL = "MTA.Gx.abcdefghijklmnop"


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start in a folder without .env, with no token in the environment."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PLAZA_TOKEN", raising=False)


async def refused(drilling: Drilling, channel: int = CHANNEL, user: int | None = None) -> str:
    """Return the sentence that refuses a drill. Nothing may be posted or changed."""
    with pytest.raises(CannotDrill) as caught:
        await drill(Asked(channel, user), TOKEN, drilling.said.append, shown=shown())
    assert drilling.said == []
    assert {method for method, _, _ in drilling.server.requests} <= {"GET"}
    assert drilling.world.own() == []
    sentence = str(caught.value)
    assert sentence.endswith(".")
    return sentence


async def test_an_unknown_channel(drilling: Drilling):
    assert await refused(drilling, 12345) == "There is no channel 12345."


async def test_a_server_where_the_bot_is_not(drilling: Drilling):
    drilling.world.kicked = True
    told = await refused(drilling)
    assert told.startswith(f"The bot cannot see channel {CHANNEL}: it is not on that server, or")


@pytest.mark.parametrize("name", [*permissions.IN_CHANNELS, *permissions.FOR_THREADS])
async def test_each_permission_is_named_that_is_missing(drilling: Drilling, name: str):
    world = drilling.world
    needed = permissions.asked_for()
    needed.update(**{name: False})
    world.allowed = str(needed.value)
    assert permissions.named((name,), texts("en"))[0] in await refused(drilling)


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (1, "a direct message"),
        (2, "a voice channel"),
        (4, "a category"),
        (11, "a thread"),
        (12, "a thread"),
        (15, "a forum"),
        (99, "no text channel"),
    ],
)
async def test_a_place_that_is_no_text_channel(drilling: Drilling, kind: int, told: str):
    number = snowflake()
    place = {"id": str(number), "type": kind, "name": "elsewhere", "guild_id": str(GUILD)}
    drilling.world.channels[number] = place
    sentence = await refused(drilling, number)
    assert sentence == f"Channel {number} is {told}: the drill needs a text channel of a server."
    del drilling.world.channels[number]


async def test_an_unknown_user_a_bot_and_a_user_elsewhere(drilling: Drilling):
    assert await refused(drilling, user=12345) == "There is no user 12345."
    assert (await refused(drilling, user=APP)).startswith(f"User {APP} is a bot")
    drilling.world.outsiders.add(drilling.user)
    told = await refused(drilling, user=drilling.user)
    assert told == f"User {drilling.user} is not on the server of the channel."


async def test_a_token_that_discord_refuses(drilling: Drilling):
    drilling.server.token = "another"
    assert (await refused(drilling)).startswith("Discord refuses PLAZA_TOKEN")


async def test_an_error_of_discord_s(drilling: Drilling):
    drilling.server.plan("GET", "/guilds", 503)
    assert "answers with an error (503 0): try again later" in await refused(drilling)


async def test_no_network(drilling: Drilling, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{unused_port()}/api/v10")
    assert (await refused(drilling)).startswith("Discord cannot be reached (")


async def test_discord_s_silence(drilling: Drilling, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ground, "PATIENCE", 0.05)

    async def silent() -> bool:
        await asyncio.sleep(0.2)
        return True

    drilling.server.at(1, silent)
    assert await refused(drilling) == "Discord cannot be reached (no answer in time)."


# --- the command ----------------------------------------------------------------------------


def plaza(*arguments: str, token: str = REAL) -> Result:
    return CliRunner().invoke(main, ["drill", *arguments], env={"PLAZA_TOKEN": token})


@pytest.mark.parametrize(
    ("arguments", "token", "told"),
    [
        ((), "", "PLAZA_TOKEN is not set"),
        ((), "abc", "PLAZA_TOKEN does not look like"),
        (("--waits", "soon"), REAL, "--waits must be minutes up to 60 such as 2,5,8, or none, not"),
        (("--waits", "0"), REAL, "--waits must be minutes"),
        (("--waits", "2,,5"), REAL, "--waits must be minutes"),
        (("--waits", "61"), REAL, "--waits must be minutes"),
        (("--waits", "nan"), REAL, "--waits must be minutes"),
        (("--raw", "/nowhere/at/all.json"), REAL, "cannot be written (No such file"),
    ],
)
def test_what_is_typed_wrongly_is_one_sentence(arguments: tuple[str, ...], token: str, told: str):
    result = plaza("--channel", "1", *arguments, token=token)
    assert result.exit_code == 2
    [line] = result.output.splitlines()
    assert line.startswith("plaza: ")
    assert told in line
    assert REAL not in result.output


@pytest.mark.parametrize("arguments", [(), ("--channel", "x"), ("--channel", "0")])
def test_a_channel_is_needed(arguments: tuple[str, ...]):
    assert plaza(*arguments).exit_code == 2


def test_a_file_that_can_be_written_is_not_made_yet(tmp_path: Path):
    raw = tmp_path / "raw.json"
    command.check_writable(raw)
    assert not raw.exists()
    raw.write_text("kept")
    command.check_writable(raw)
    assert raw.read_text() == "kept"


def test_waits_are_minutes_or_none():
    assert command.asked(1, None, 180, "8, 2,2").waits == (8.0, 2.0)
    assert command.asked(1, None, 180, "None").waits == ()


def test_the_command_is_listed_and_explained():
    assert "drill" in CliRunner().invoke(main, ["--help"]).output
    told = CliRunner().invoke(main, ["drill", "--help"]).output
    assert "Stop the bot first" in told
