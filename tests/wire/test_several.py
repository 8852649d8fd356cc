"""Two processes over one PostgreSQL, each with a shard: both bots run in this process of tests."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, closing
from typing import TypeAlias

import psycopg2
import pytest

from bot.config import Settings, StartAgain
from bot.process import leasing
from bot.shards import Shards
from bot.storage import journal, lease, lists, outbox, tables
from bot.storage.lease import Lease, lease_of, taken
from bot.storage.migrations import upgrade
from bot.storage.rows import Notice
from bot.storage.store import Store
from tests.bot.service.house import HandClock
from tests.databases import of_a_server
from tests.postgresql import server
from tests.sql import run
from tests.wire.conftest import SEED, begun, settings_for
from tests.wire.discord_server import DiscordServer
from tests.wire.payloads import Payload, asks, labelled
from tests.wire.people import Member, open_table
from tests.wire.pointing import WireBot, pointed_at
from tests.wire.world import CHANNEL

pytestmark = of_a_server

Lost: TypeAlias = tuple[WireBot, asyncio.Task[None]]

END_LISTENING = """
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like '%pg_try_advisory_lock%'
        and pid <> pg_backend_pid()
"""


class Pair:
    """A Discord with two shards, and the present processes."""

    def __init__(self, discord: DiscordServer, url: str) -> None:
        self.discord = discord
        self.world = discord.world
        self.url = url
        self.clock = HandClock()

    def settings(self, shards: str) -> Settings:
        return settings_for(None, database_url=self.url, shards=shards)

    def begun(self, shards: str) -> AbstractAsyncContextManager[tuple[WireBot, asyncio.Task[None]]]:
        return begun(self.settings(shards), self.clock)

    def member(self, name: str, shard: int) -> Member:
        member = Member(self.discord, name, SEED)
        member.channel = CHANNEL + shard
        return member

    async def table(self, shard: int, *names: str, computers: int = 0) -> list[Member]:
        """Have people begin a table on the server of a shard."""
        people = [self.member(name, shard) for name in names]
        await open_table(self.discord, people, computers)
        assert await self.world.bell.until(lambda: self.posts(shard) > 0)
        return people

    def posts(self, shard: int) -> int:
        """Count the boards sent to the threads of a shard's server."""
        home = self.world.homes[CHANNEL + shard]
        return sum(self.world.home(int(post["channel_id"])) == home for post in self.boards())

    def told(self) -> int:
        """Count the posts and edits in channels and threads so far."""
        return sum(path.startswith("/channels/") for _, path, _ in self.discord.requests)

    def boards(self) -> list[Payload]:
        """Return all posts with a move to make."""
        return [each for each in self.world.public_posts() if labelled(each, "Your move")]


@pytest.fixture
async def pair() -> AsyncIterator[Pair]:
    discord = DiscordServer(shards=2)
    async with discord.running():
        with pointed_at(discord.base, discord.gateway.url):
            yield Pair(discord, server().migrated())
    assert discord.world.complaints == []


@pytest.fixture
async def both(pair: Pair) -> AsyncIterator[tuple[WireBot, WireBot]]:
    async with pair.begun("0/2") as (first, _), pair.begun("1/2") as (second, _):
        yield first, second


async def _moves(bot: WireBot, table: int = 1) -> int:
    entries = await bot.store.read(journal.entries, table, 1)
    return sum(not entry.computer for entry in entries)


async def test_each_tells_of_its_own_server_and_one_gives_the_commands(
    pair: Pair, both: tuple[WireBot, WireBot]
) -> None:
    for shard in (0, 1):
        await pair.table(shard, "Ada", computers=1)
    for shard, bot in enumerate(both):
        assert [guild.id for guild in bot.guilds] == [pair.world.homes[CHANNEL + shard]]
        assert pair.posts(shard) == 1
    given = [method for method, path, _ in pair.discord.requests if path.endswith("/commands")]
    assert given == ["PUT"]


async def test_who_comes_back_says_nothing_of_the_servers_of_others(
    pair: Pair, both: tuple[WireBot, WireBot]
) -> None:
    """READY lists the servers of the own shards only."""
    await pair.table(1, "Ada", computers=1)
    gateway = pair.discord.gateways[0]
    await gateway.invalidate()
    assert await pair.world.bell.until(lambda: gateway.identified == 2 and gateway.connected)
    await both[0].host.recover()
    table = await both[0].store.read(tables.find, 1)
    assert table is not None
    assert not table.left


async def test_a_move_by_direct_message_wakes_the_owner_of_the_table(
    pair: Pair, both: tuple[WireBot, WireBot]
) -> None:
    """Shard 0 hears the click; the table with its computer and posts is the other process's."""
    ada, ben = await pair.table(1, "Ada", "Ben", computers=1)
    for member in (ada, ben):
        await member.slash("settings", messages=True)
    while not (asked := _asked(pair, ada, ben)):
        await (await _turn(both[1], ada, ben)).move()
        await both[1].outbox.drain()
    member, panel = asked
    made, told = await _moves(both[1]), pair.told()
    await member.confirm(await member.pick(panel))
    assert await _moves(both[1]) == made + 1
    assert await pair.world.bell.until(lambda: pair.told() > told), "no one was woken"
    assert not await both[1].store.read(lists.due_for_computers)


def _asked(pair: Pair, *people: Member) -> tuple[Member, Payload] | None:
    """Return a member with a question by direct message, and that message."""
    newest_to = [(each, pair.world.direct_to(each.id)[-1:]) for each in people]
    return next(((each, found[0]) for each, found in newest_to if found and asks(found[0])), None)


async def _turn(bot: WireBot, *people: Member) -> Member:
    seats = (await bot.host.look.table(1)).seats
    waiting = {seat.user_id for seat in seats if seat.waiting}
    return next(each for each in people if each.id in waiting)


@pytest.mark.usefixtures("both")
async def test_a_second_process_with_the_shard_is_refused_with_a_sentence(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "PATIENCE", 0.0)
    with pytest.raises(StartAgain, match="PLAZA_SHARDS: another process has shard 1 of 2"):
        async with pair.begun("1/2"):
            pass
    await pair.table(1, "Ada", computers=1)


async def test_processes_are_replaced_one_by_one_under_play(pair: Pair) -> None:
    async with AsyncExitStack() as stack:

        async def begin(shard: int) -> WireBot:
            return (await stack.enter_async_context(pair.begun(f"{shard}/2")))[0]

        old = [await begin(0), await begin(1)]
        people = [(await pair.table(shard, "Ada", computers=1))[0] for shard in (0, 1)]
        for shard, member in enumerate(people):
            replacing = asyncio.create_task(begin(shard))
            await _moved(pair, member)
            assert not replacing.done(), "it waits for the lease"
            await old[shard].close()
            new = await replacing
            await _moved(pair, member)
            assert await _moves(new, shard + 1) == 2


async def test_a_new_version_migrates_only_once_it_has_the_lease(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lease, "PATIENCE", 0.0)
    discord, url = DiscordServer(), server().empty()
    await upgrade(url, "0020")
    running = await taken(lease_of(url, Shards.parse("0/1"), lambda _: None, lambda: None))
    async with discord.running():
        with (
            pointed_at(discord.base, discord.gateway.url),
            pytest.raises(StartAgain, match="another process has shard 0"),
        ):
            async with Pair(discord, url).begun("0/1"):
                pass
    running.release()
    store = Store.open(url)
    assert await store.read(run, "select version_num from alembic_version") == [("0020",)]
    await store.close()


async def _moved(pair: Pair, member: Member) -> None:
    """Let a member move by the newest post of their server."""
    home = pair.world.home(member.channel)
    post = [each for each in pair.boards() if pair.world.home(int(each["channel_id"])) == home][-1]
    await member.confirm(await member.pick(await member.press(post, "Your move")))


# --- a lease that is lost -------------------------------------------------------------------------


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Return the event to set before anyone regains a lost lease."""
    gate = asyncio.Event()

    async def gated(lost: Lease) -> Lease:
        await gate.wait()
        return await taken(lost)

    monkeypatch.setattr(leasing, "taken", gated)
    return gate


@pytest.fixture
async def lost(pair: Pair, gate: asyncio.Event) -> AsyncIterator[Lost]:
    """Return a bot that has just lost its lease, after the start of a table, and its runner."""
    gate.set()
    async with pair.begun("0,1/2") as (bot, running):
        await pair.table(1, "Ada", computers=1)
        await bot.outbox.drain()
        gate.clear()
        with closing(psycopg2.connect(pair.url)) as link:
            link.cursor().execute(END_LISTENING)
        await until(lambda: not bot.leasing.held)
        yield bot, running


async def test_nothing_is_told_without_the_lease_and_all_of_it_afterwards(
    pair: Pair, lost: Lost, gate: asyncio.Event
) -> None:
    bot, _ = lost
    told = len(pair.world.posted)
    await bot.store.write(outbox.add, 1, [Notice("board", fresh=True)], pair.clock.now())
    await bot.outbox.drain()
    assert len(pair.world.posted) == told
    gate.set()
    assert await pair.world.bell.until(lambda: len(pair.world.posted) == told + 1)
    assert bot.leasing.held


async def test_who_has_lost_it_to_another_process_ends(
    pair: Pair, lost: Lost, gate: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, running = lost
    other = await taken(lease_of(pair.url, Shards.parse("1/2"), lambda _: None, lambda: None))
    monkeypatch.setattr(lease, "PATIENCE", 0.0)
    gate.set()
    with pytest.raises(StartAgain, match="another process has shard 1 of 2"):
        await asyncio.wait_for(running, 10)
    other.release()


async def until(so: Callable[[], bool]) -> None:
    """Wait until a condition holds that has no event."""
    for _ in range(2000):
        if so():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never was")
