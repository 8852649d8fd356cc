"""`/healthz` and `/readyz`: each part is broken in turn, and the reason says which one it is."""

import socket
from collections.abc import AsyncGenerator, Callable
from concurrent.futures.process import BrokenProcessPool
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientConnectionError, ClientSession
from aiohttp.test_utils import TestClient, TestServer
from aiohttp.web import Application

from bot.config import Address, ConfigError
from bot.ops import health as checks
from bot.ops import web
from bot.ops.health import Health
from bot.process.running import _health_told  # pyright: ignore[reportPrivateUsage] - what runs it is a bot
from bot.simulation import settings_for
from tests.bot.ops.health import Bot, Pool
from tests.bot.service.house import House

PARTS = ["gateway", "lease", "database", "outbox", "alarm", "drawing"]


class World:
    def __init__(self, house: House) -> None:
        self.house = house
        self.bot = Bot(house)
        self.pool = Pool()
        bot: Any = self.bot
        pool: Any = self.pool
        self.health = Health(bot, pool)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[World]:
    house = House(tmp_path / "plaza.db")
    await house.begin()
    yield World(house)
    await house.store.close()


async def test_a_bot_that_is_well_has_no_reason_to_give(world: World) -> None:
    await world.house.running(2)
    assert await world.health.look() == dict.fromkeys(PARTS)


def not_ready(world: World) -> None:
    world.bot.ready = False


def disconnected(world: World) -> None:
    world.bot.shards[1].closed = True


def without_lease(world: World) -> None:
    world.bot.leasing.held = False


def unanswered(world: World) -> None:
    world.bot.shards[1].latency = float("inf")


def overdue(world: World) -> None:
    world.bot.alarm._due = world.house.clock.now() - timedelta(seconds=90)  # pyright: ignore[reportPrivateUsage] - a timer that never came


def no_process(world: World) -> None:
    world.pool.fault = BrokenProcessPool("all are dead")


BREAKS: dict[str, tuple[Callable[[World], None], str, str]] = {
    "no word of Discord": (not_ready, "gateway", "has not yet told"),
    "no connection": (disconnected, "gateway", "Shard 1 is not connected"),
    "no lease": (without_lease, "lease", "It was lost"),
    "no heartbeat": (unanswered, "gateway", "Shard 1 waits for the answer"),
    "an alarm that did not ring": (overdue, "alarm", "should have rung 90 seconds ago"),
    "no processes": (no_process, "drawing", "No process draws (all are dead)"),
}


@pytest.mark.parametrize("what", BREAKS)
async def test_what_is_broken_is_named_and_nothing_else(world: World, what: str) -> None:
    damage, part, told = BREAKS[what]
    damage(world)
    reasons = await world.health.look()
    assert told in (reasons.pop(part) or "")
    assert not any(reasons.values())


async def test_a_database_that_cannot_be_written_is_named(world: World) -> None:
    await world.house.store.close()
    reasons = await world.health.look()
    assert "The database cannot be used" in (reasons["database"] or "")


async def test_an_outbox_that_stands_still_is_named(world: World) -> None:
    """A new table has a post to be told; no one delivers it here."""
    await world.house.lobby()
    assert (await world.health.look())["outbox"] is None
    world.house.clock.advance(minutes=6)
    reason = (await world.health.look())["outbox"]
    assert reason is not None
    assert reason.startswith("Something has waited to be told since 2026-01-01 00:00")


async def test_what_does_not_answer_is_unwell(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "PATIENCE", timedelta(0))
    assert (await world.health.look())["database"] == "There was no answer within 0 seconds."


# --- over HTTP ------------------------------------------------------------------------------------


def asked(app: Application) -> TestClient[Any, Application]:
    return TestClient(TestServer(app))


async def test_the_answers_tell_by_their_status(world: World) -> None:
    unused: Any = None
    async with asked(web.application(world.health, unused)) as client:
        ready = await client.get("/readyz")
        assert (ready.status, (await ready.json())["ready"]) == (200, True)
        disconnected(world)
        ready = await client.get("/readyz")
        assert (ready.status, (await ready.json())["ready"]) == (503, False)
        assert "Shard 1" in (await ready.json())["reason"]["gateway"]
        healthy = await client.get("/healthz")
        assert (healthy.status, await healthy.text()) == (200, "ok\n")


@pytest.mark.parametrize(
    ("setting", "address"),
    [
        (None, None),
        ("8080", Address("127.0.0.1", 8080)),
        ("0.0.0.0:9090", Address("0.0.0.0", 9090)),
        ("[::1]:9090", Address("::1", 9090)),
    ],
)
def test_where_it_listens(setting: str | None, address: Address | None) -> None:
    assert settings_for(Path("plaza.db"), health=setting).health_address == address


async def test_it_answers_where_it_was_told_to_for_as_long_as_the_bot_runs(world: World) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    bot: Any = world.bot
    pool: Any = world.pool
    settings = settings_for(Path("plaza.db"), health=str(port))
    url = f"http://127.0.0.1:{port}/healthz"
    async with ClientSession() as client:
        async with _health_told(bot, pool, settings), client.get(url) as answer:
            assert answer.status == 200
        with pytest.raises(ClientConnectionError):
            await client.get(url)


@pytest.mark.parametrize("setting", ["70000", "192.0.2.1:8080"])
async def test_an_address_that_cannot_be_is_told_in_a_sentence(setting: str) -> None:
    unused: Any = None
    settings = settings_for(Path("plaza.db"), health=setting)
    with pytest.raises(ConfigError, match="PLAZA_HEALTH: nothing can listen there"):
        async with _health_told(unused, unused, settings):
            pass
