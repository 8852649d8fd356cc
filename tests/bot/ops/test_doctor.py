"""`plaza doctor`: faults in Discord are found, and reported in a plain sentence.

A server on loopback stands in for Discord.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer, unused_port
from discord.http import Route

from bot import permissions
from bot.config import Settings
from bot.ops import doctor, doctor_discord, doctor_machine
from bot.ops.finding import Finding, ok
from bot.storage.migrations import upgrade

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
TOKEN = "MTIzNDU.Gxabcd.abcdefghijklmnop"
GIVEN = permissions.asked_for()


class StandingClock:
    def now(self) -> datetime:
        return NOW


class Server(NamedTuple):
    """A server in Discord that the bot is on."""

    id: int
    name: str
    permissions: discord.Permissions = GIVEN

    def as_listed(self) -> dict[str, Any]:
        return {"id": str(self.id), "name": self.name, "permissions": str(self.permissions.value)}


class Discord:
    """A stand-in for Discord; tests set its state."""

    def __init__(self) -> None:
        self.servers = [Server(1, "The Snug"), Server(2, "The Nook")]
        self.application: dict[str, Any] = {}
        self.ahead = timedelta()
        self.status = 200
        self.silent = asyncio.Event()
        self.silent.set()
        self.seen: list[str] = []

    def app(self) -> web.Application:
        app = web.Application()
        app.router.add_get("/users/@me", self._me)
        app.router.add_get("/oauth2/applications/@me", self._about)
        app.router.add_get("/users/@me/guilds", self._listed)
        return app

    async def _me(self, request: web.Request) -> web.Response:
        await self.silent.wait()
        self.seen.append(request.headers["Authorization"])
        user = {"id": "9", "username": "Plaza", "discriminator": "0", "avatar": None, "bot": True}
        return self._answer(user)

    async def _about(self, _: web.Request) -> web.Response:
        owner = {"id": "8", "username": "ada", "discriminator": "0", "avatar": None}
        about = {"id": "9", "name": "Plaza", "description": "", "icon": None, "owner": owner}
        about |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": ""}
        return self._answer(about | self.application)

    async def _listed(self, request: web.Request) -> web.Response:
        after, limit = int(request.query.get("after", 0)), int(request.query["limit"])
        later = [server.as_listed() for server in self.servers if server.id > after]
        return self._answer(later[:limit])

    def _answer(self, body: Any) -> web.Response:
        if self.status != 200:
            body = {"code": 0, "message": "no"}
        return web.Response(
            body=json.dumps(body),
            status=self.status,
            headers={
                "Content-Type": "application/json",
                "Date": format_datetime(NOW - self.ahead, usegmt=True),
            },
        )


@pytest.fixture
async def world(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    standing_in = Discord()
    async with TestServer(standing_in.app()) as server:
        monkeypatch.setattr(Route, "BASE", str(server.make_url("")).rstrip("/"))
        yield standing_in
        standing_in.silent.set()


async def ask(*, threads: bool = True) -> list[Finding]:
    found = await doctor_discord.look(TOKEN, StandingClock(), threads=threads)
    assert not any(part in str(finding) for finding in found for part in TOKEN.split("."))
    return found


def told(found: list[Finding], subject: str) -> list[tuple[str, str]]:
    return [(finding.sign, finding.sentence) for finding in found if finding.subject == subject]


def without(*names: str) -> discord.Permissions:
    taken = discord.Permissions(**dict.fromkeys(names, True))
    return discord.Permissions(GIVEN.value & ~taken.value)


# --- Discord --------------------------------------------------------------------------------


async def test_when_all_is_well_every_sign_is_ok(world: Discord):
    found = await ask()
    assert {finding.sign for finding in found} == {"ok"}
    assert {finding.subject for finding in found} == {"token", "permissions", "clock"}
    assert world.seen == [f"Bot {TOKEN}"]


async def test_a_refused_token_is_wrong(world: Discord):
    world.status = 401
    [(sign, sentence)] = told(await ask(), "token")
    assert sign == "wrong"
    assert "Reset Token" in sentence


@pytest.mark.parametrize("status", [403, 429, 503])
async def test_an_error_of_discord_s_is_not_the_token_s_fault(world: Discord, status: int):
    world.status = status
    found = await ask()
    assert told(found, "token") == []
    assert told(found, "network") == [
        ("wrong", f"Discord answers with an error ({status}). Try again later.")
    ]


async def test_without_a_network_discord_cannot_be_reached(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{unused_port()}")
    [finding] = await ask()
    assert finding.sign == "wrong"
    assert finding.sentence.startswith("Discord cannot be reached")


async def test_discord_s_silence_ends_the_wait(world: Discord, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(doctor_discord, "PATIENCE", 0.2)
    world.silent.clear()
    [finding] = await ask()
    assert "cannot be reached (no answer in time)" in finding.sentence


@pytest.mark.parametrize("name", permissions.IN_CHANNELS)
async def test_a_missing_permission_is_wrong_and_named_with_its_server(world: Discord, name: str):
    world.servers[1] = Server(2, "The Nook", without(name))
    [(sign, sentence)] = told(await ask(), "permissions")
    assert sign == "wrong"
    assert "The Nook (2)" in sentence
    assert name.replace("_", " ").casefold() in sentence.casefold()
    assert "Server Settings, Roles" in sentence


async def test_without_threads_a_server_still_works(world: Discord):
    world.servers = [Server(1, "The Snug", without("create_public_threads"))]
    [(sign, sentence)] = told(await ask(), "permissions")
    assert sign == "warning"
    assert "Create Public Threads" in sentence
    assert {finding.sign for finding in await ask(threads=False)} == {"ok"}


async def test_an_administrator_lacks_nothing(world: Discord):
    world.servers = [Server(1, "The Snug", discord.Permissions(administrator=True))]
    assert {finding.sign for finding in await ask()} == {"ok"}


async def test_a_bot_on_no_server_is_told_of_the_invitation(world: Discord):
    world.servers = []
    [(sign, sentence)] = told(await ask(), "servers")
    assert sign == "warning"
    assert "plaza invite" in sentence


async def test_every_page_of_servers_is_read(world: Discord):
    world.servers = [Server(number, f"S{number}") for number in range(1, 402)]
    world.servers[-1] = Server(401, "The Last", without("send_messages"))
    [(_, sentence)] = told(await ask(), "permissions")
    assert "The Last (401)" in sentence


@pytest.mark.parametrize(
    ("ahead", "sign", "words"),
    [
        (0, "ok", "agrees"),
        (30, "ok", "agrees"),
        (-30, "ok", "agrees"),
        (31, "warning", "31 seconds ahead of"),
        (-3600, "warning", "3600 seconds behind"),
    ],
)
async def test_the_clock_is_compared_with_discord_s(
    world: Discord, ahead: int, sign: str, words: str
):
    world.ahead = timedelta(seconds=ahead)
    [(found, sentence)] = told(await ask(), "clock")
    assert found == sign
    assert words in sentence


@pytest.mark.parametrize(
    ("setting", "sign"),
    [
        ({"interactions_endpoint_url": "https://example.org"}, "wrong"),
        ({"bot_require_code_grant": True}, "warning"),
        ({"integration_types_config": {"1": {}}}, "wrong"),
        ({"integration_types_config": {"0": {}}}, "warning"),
    ],
)
async def test_what_the_portal_can_spoil_is_found(
    world: Discord, setting: dict[str, Any], sign: str
):
    world.application = setting
    [(found, sentence)] = told(await ask(), "application")
    assert found == sign
    assert "discord.com/developers" in sentence


@pytest.mark.parametrize("config", [{}, {"0": {}, "1": {}}])
async def test_an_application_for_servers_and_people_is_as_it_should_be(
    world: Discord, config: dict[str, Any]
):
    world.application = {"integration_types_config": config}
    assert told(await ask(), "application") == []


# --- all of it ------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Assume that all games are drawn, because a new one is not yet, and all versions tested."""
    monkeypatch.setattr(doctor_machine, "unread", lambda _: ())
    monkeypatch.setattr(doctor_machine, "versions", lambda: ok("versions", "All as tested."))


@pytest.fixture
async def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    url = f"sqlite:///{tmp_path}/plaza.db"
    await upgrade(url)
    given = Settings.model_construct(None, database_url=url, token=None, threads=True)
    monkeypatch.setattr(doctor.config, "load", lambda: given)
    return given


async def test_everything_is_asked_and_the_network_only_where_it_may(
    world: Discord, settings: Settings
):
    from pydantic import SecretStr

    settings.token = SecretStr(TOKEN)
    every = [finding.subject for finding in await doctor.examine(clock=StandingClock())]
    drawing = ["fonts", "games", "processes"]
    doctor_machine = ["settings", "versions", "intents", *drawing, "files", "disk"]
    on_this_machine = [*doctor_machine, "database", "backups"]
    parts = [*on_this_machine, "token", "permissions", "clock"]
    assert every == parts
    world.seen.clear()
    found = await doctor.examine(offline=True, clock=StandingClock())
    assert [finding.subject for finding in found] == [*on_this_machine, "token"]
    assert world.seen == []
    assert doctor.is_well(found)


@pytest.mark.usefixtures("settings")
async def test_without_a_token_the_rest_is_still_told():
    found = await doctor.examine(clock=StandingClock())
    assert [finding.subject for finding in found if finding.sign != "ok"] == ["token"]
    assert not doctor.is_well(found)
