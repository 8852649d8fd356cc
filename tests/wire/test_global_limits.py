"""Global rate limits in a row: after any abort, requests leave again afterwards.

A minute lasts a second here.
"""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot import rest, syncing
from bot.notify import outbox as delivering
from tests.wire.conftest import Wire, connected
from tests.wire.discord_server import DiscordServer, limited
from tests.wire.pointing import Naps

POSTS = r"/channels/\d+/messages$"
MINUTE = 1.0


@pytest.fixture(autouse=True)
def minutes_last_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Naps, "scale", MINUTE / 60)
    monkeypatch.setattr(rest, "LONGEST_WAIT", rest.LONGEST_WAIT * MINUTE / 60)


def _plan(wire: Wire, limits: list[tuple[float, bool]]) -> None:
    for seconds, everywhere in limits:
        wire.server.plan("POST", POSTS, 429, **limited(seconds, everywhere=everywhere))


RECIPES = [
    pytest.param([(22, False), (22, False), (20, True)], id="two of a route, then a global one"),
    pytest.param([(25, True), (25, True), (25, True)], id="three global ones"),
]


@pytest.mark.proof
@pytest.mark.parametrize("limits", RECIPES)
async def test_a_delivery_that_is_given_up_in_a_global_limit_silences_no_one(
    wire: Wire, limits: list[tuple[float, bool]], monkeypatch: pytest.MonkeyPatch
):
    await wire.table("Ada", computers=1)
    await wire.table("Ben", computers=1)
    before = len(wire.world.posted)
    monkeypatch.setattr(delivering, "SLOWEST", timedelta(seconds=MINUTE))
    _plan(wire, limits)
    await wire.told()
    assert await wire.left() == 1, "it was given up"
    async with asyncio.timeout(3 * MINUTE):
        await wire.told(table=2)
        await wire.later()
    assert len(wire.world.posted) == before + 2
    assert await wire.left() == 0


@pytest.mark.proof
@pytest.mark.parametrize("limits", RECIPES)
async def test_a_post_waits_out_all_limits_and_comes_once(
    wire: Wire, limits: list[tuple[float, bool]], monkeypatch: pytest.MonkeyPatch
):
    await wire.table("Ada", computers=1)
    before = len(wire.world.posted)
    monkeypatch.setattr(delivering, "SLOWEST", delivering.SLOWEST * MINUTE / 60)
    _plan(wire, limits)
    async with asyncio.timeout(3 * MINUTE):
        await wire.told()
        await wire.later()
    assert len(wire.world.posted) == before + 1
    assert await wire.left() == 0


@pytest.mark.proof
async def test_a_gate_that_no_one_opens_is_opened_and_told_of_under_an_id(wire: Wire):
    """Like after a bug: no request has left for longer than any limit lasts."""
    await wire.table("Ada", computers=1)
    before = len(wire.world.posted)
    wire.bot.http._global_over.clear()  # pyright: ignore[reportPrivateUsage] - what discord.py does
    with capture_logs() as lines:
        async with asyncio.timeout(3 * MINUTE):
            await wire.told()
    assert len(wire.world.posted) == before + 1
    [line] = [each for each in lines if each["event"] == "rest.stuck"]
    assert line["log_level"] == "error"
    assert line["error"]


@pytest.mark.proof
async def test_a_start_that_gives_up_its_commands_in_a_global_limit_silences_no_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(syncing, "PATIENCE", MINUTE)
    server = DiscordServer()
    server.plan("PUT", "/commands$", 429, times=3, **limited(25, everywhere=True))
    async with server.running(), connected(server, tmp_path / "plaza.db") as wire:
        async with asyncio.timeout(5 * MINUTE):
            assert await wire.world.bell.until(lambda: bool(wire.world.commands))
        await wire.member("Ada").slash("tables")
        await wire.bot.fetch_user(int(wire.world.bot["id"]))


@pytest.mark.proof
async def test_the_end_of_the_bot_waits_for_no_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(delivering, "FAREWELL", timedelta(seconds=0.1))
    server = DiscordServer()
    async with server.running():
        async with connected(server, tmp_path / "plaza.db") as wire:
            await wire.table("Ada", computers=1)
            wire.naps.awake.clear()
            _plan(wire, [(25, True)])
            await wire.due()
            wire.bot.outbox.kick()
            assert await wire.world.bell.until(lambda: not server.faults[-1].times)
            before = len(wire.world.posted)
            async with asyncio.timeout(5):
                await wire.bot.close()
        assert len(wire.world.posted) == before
        async with connected(server, tmp_path / "plaza.db") as wire:
            await wire.drained()
            assert len(wire.world.posted) == before + 1
            assert await wire.left() == 0
