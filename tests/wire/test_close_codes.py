"""Close codes of the gateway: one sentence, or a new connection."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest

from bot.config import ConfigError, StartAgain
from bot.process import running
from tests.discord.drawing import stub
from tests.wire.conftest import TOKEN, Wire, settings_for
from tests.wire.discord_server import DiscordServer
from tests.wire.pointing import WireBot, pointed_at

FOR_GOOD: Final = {
    4004: (ConfigError, "PLAZA_TOKEN"),
    4010: (StartAgain, "start Plaza again"),
    4011: (StartAgain, "start Plaza again"),
    4012: (ConfigError, "update"),
    4013: (ConfigError, "update Plaza"),
    4014: (ConfigError, "update Plaza"),
}
PASSING: Final = (1000, 1001, 1011, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009)


class NoPool:
    """Stands in for the processes that draw."""

    draw = staticmethod(stub)

    async def __aenter__(self) -> None: ...

    async def __aexit__(self, *_: object) -> None: ...


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DiscordServer]:
    monkeypatch.setattr(running, "PlazaBot", WireBot)
    server = DiscordServer()
    async with server.running():
        with pointed_at(server.base, server.gateway.url):
            yield server


def run(folder: Path, **values: str) -> asyncio.Task[None]:
    """Run Plaza like `plaza run`."""
    settings, pool = settings_for(folder / "plaza.db", **values), NoPool()
    given: Any = pool
    return asyncio.create_task(running._run(settings, TOKEN, given))  # pyright: ignore[reportPrivateUsage] - what runs it has a loop of its own


@pytest.mark.proof
@pytest.mark.parametrize("when", ["at the start", "while it runs"])
@pytest.mark.parametrize("code", FOR_GOOD)
async def test_what_discord_ends_for_good_is_one_sentence(
    server: DiscordServer, tmp_path: Path, code: int, when: str
):
    server.gateway.refuse_with = code if when == "at the start" else 0
    bot = run(tmp_path)
    if when == "while it runs":
        assert await server.world.bell.until(lambda: server.gateway.connected)
        await server.gateway.cut(code)
    kind, words = FOR_GOOD[code]
    with pytest.raises(kind, match=words) as caught:
        await asyncio.wait_for(bot, 10)
    assert caught.value.__suppress_context__
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.sampled(1)
@pytest.mark.parametrize("code", [4010, 4011])
async def test_shards_that_do_not_suit_discord_are_set_anew(
    server: DiscordServer, tmp_path: Path, code: int
):
    server.gateway.refuse_with = code
    with pytest.raises(ConfigError, match="PLAZA_SHARDS: Discord wants more shards than 1"):
        await asyncio.wait_for(run(tmp_path, shards="0/1"), 10)


@pytest.mark.parametrize("status", [403, 500, 503])
async def test_an_outage_at_the_start_is_one_sentence(
    server: DiscordServer, tmp_path: Path, status: int
):
    server.plan("GET", "/users/@me$", status, times=99)
    with pytest.raises(StartAgain, match="cannot be reached"):
        await asyncio.wait_for(run(tmp_path), 10)


@pytest.mark.proof
async def test_a_start_with_few_sessions_left_waits_and_identifies_once(
    server: DiscordServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    slept, up = list[float](), asyncio.Event()

    async def sleep(_: WireBot, wait: float) -> None:
        slept.append(wait)
        assert server.gateway.identified == 0
        await up.wait()

    server.sessions_left = 10
    monkeypatch.setattr(WireBot, "rest", sleep)
    bot = run(tmp_path)
    assert await server.world.bell.until(lambda: bool(slept), 10)
    up.set()
    assert await server.world.bell.until(lambda: server.gateway.connected)
    assert (slept, server.gateway.identified) == ([8640], 1)
    bot.cancel()
    await asyncio.wait([bot])


@pytest.mark.proof
@pytest.mark.parametrize("code", PASSING)
async def test_after_any_other_code_the_bot_comes_back(wire: Wire, code: int):
    gateway = wire.server.gateway
    await gateway.cut(code)
    assert await wire.world.bell.until(lambda: gateway.connected)
    await wire.member("Ada").slash("tables")
