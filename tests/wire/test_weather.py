"""Bad weather of PostgreSQL under a running bot: a sentence, nothing lost, and recovery.

The server belongs to these tests, because some of them stop it.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Generator, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from typing import Any

import psycopg2
import pytest
from sqlalchemy import event, make_url

from bot.config import Settings
from bot.engine import backoff
from bot.process import leasing
from bot.storage import sqlite
from bot.text import texts
from tests.bot.service.house import HandClock
from tests.bot.storage.test_postgresql import END_THE_OTHERS
from tests.postgresql import Server, needed
from tests.wire.conftest import Wire, begun, settings_for
from tests.wire.discord_server import DiscordServer
from tests.wire.payloads import text_of
from tests.wire.pointing import pointed_at
from tests.wire.test_several import until

pytestmark = needed

PATIENCE = 0.1
"""Stands in for the five seconds of waiting for the database."""

REFUSALS = [
    texts("en").say(f"error-{code}", id="\0").split("\0")[0] for code in ("not_stored", "storage")
]

WRITTEN = ("tables", "moves", "outbox")


@pytest.fixture(scope="module")
def own() -> Iterator[Server]:
    started = Server()
    yield started
    started.stop()


class Sky:
    """A bot over a database of that server, and the weather there."""

    def __init__(self, own: Server, url: str, wire: Wire) -> None:
        self.server = own
        self.url = url
        self.wire = wire

    def run(self, *statements: str) -> None:
        with closing(psycopg2.connect(self.url)) as link:
            link.autocommit = True
            for statement in statements:
                link.cursor().execute(statement)

    @property
    def name(self) -> str:
        return make_url(self.url).database or ""


@pytest.fixture
async def sky(own: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sky]:
    monkeypatch.setattr(leasing, "RETRY", 0.02)
    discord, clock, url = DiscordServer(), HandClock(), own.migrated()
    settings: Settings = settings_for(None, database_url=url)
    async with discord.running():
        with pointed_at(discord.base, discord.gateway.url) as naps:
            async with begun(settings, clock) as (bot, _):
                yield Sky(own, url, Wire(discord, bot, clock, naps))


@contextmanager
def read_only(sky: Sky) -> Generator[None]:
    """For every connection from now on, like after a failover to a read-only server."""
    sky.run(f"ALTER DATABASE {sky.name} SET default_transaction_read_only = on", END_THE_OTHERS)
    yield
    sky.server.run(f"ALTER DATABASE {sky.name} RESET default_transaction_read_only")
    sky.run(END_THE_OTHERS)


@contextmanager
def full(sky: Sky) -> Generator[None]:
    """Every write fails with PostgreSQL's words for a full disk."""
    sky.run(
        """
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END
        $$
        """,
        *(
            f"CREATE TRIGGER refuse BEFORE INSERT OR UPDATE OR DELETE ON {table} "
            "FOR EACH STATEMENT EXECUTE FUNCTION refuse()"
            for table in WRITTEN
        ),
    )
    yield
    sky.run(*(f"DROP TRIGGER refuse ON {table}" for table in WRITTEN))


@contextmanager
def gone(sky: Sky) -> Generator[None]:
    """For ten minutes, by the bot's clock."""
    sky.server.down()
    sky.wire.clock.advance(minutes=10)
    yield
    sky.server.up()


@contextmanager
def restarted(sky: Sky) -> Generator[None]:
    sky.server.down()
    sky.server.up()
    yield


@contextmanager
def slow(sky: Sky) -> Generator[None]:
    """Two seconds for each statement, of a limit of five, in a shorter measure."""
    engine = sky.wire.bot.store._engine

    def wait(*_: Any) -> None:
        time.sleep(PATIENCE * 2 / 5)

    event.listen(engine, "before_cursor_execute", wait)
    yield
    event.remove(engine, "before_cursor_execute", wait)


async def told(wire: Wire) -> None:
    """Wait until nothing is left to send: the loss of the lease may be noticed only now."""
    for _ in range(10):
        await until(lambda: wire.bot.leasing.held)
        await wire.later()
        if await wire.left() == 0:
            return
    raise AssertionError("something was never told")


@pytest.mark.proof
@pytest.mark.parametrize("weather", [read_only, full, gone, restarted, slow])
async def test_nothing_is_lost_and_it_goes_on_by_itself(
    sky: Sky,
    weather: Callable[[Sky], AbstractContextManager[None]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wire = sky.wire
    people = await wire.table("Ada", "Ben")
    member = await wire.turn(people)
    panel = await member.pick(await member.panel())
    await wire.due()  # a board that the weather keeps from being told
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", PATIENCE)
    with weather(sky):
        answer = await member.confirm(panel)
        refused = any(refusal in text_of(answer) for refusal in REFUSALS)
        await asyncio.gather(wire.bot.outbox.drain(), return_exceptions=True)
    monkeypatch.undo()
    await until(lambda: wire.bot.leasing.held)
    # An ended connection is one refusal, and the next query may meet it.
    await asyncio.gather(wire.moves(), return_exceptions=True)
    assert await wire.moves() == (not refused), "what was acknowledged is what is stored"
    if refused:
        await member.confirm(panel)
    assert await wire.moves() == 1
    wire.clock.advance(seconds=backoff.LONGEST_DELAY.total_seconds())
    await told(wire)
    nonces = [nonce for nonce, _ in wire.world.posted]
    assert len(set(nonces)) == len(nonces)
