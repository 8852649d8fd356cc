"""The process: a host and its outbox over one file, started, stopped, and killed in the middle; or
several of them over one PostgreSQL.

This does the same as `bot.app` at a start and when its alarm rings, without Discord.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from itertools import count
from typing import TypeVar

import psycopg2
from sqlalchemy import Connection

from bot.limits import Limits
from bot.notify.outbox import Outbox, Publisher
from bot.ops.check import Tally, check
from bot.service.host import Host
from bot.shards import ALL, Shards
from bot.storage.migrations import upgrade
from bot.storage.owning import CHANNEL
from bot.storage.rows import OutboxRow
from bot.storage.store import Store
from tests.month.life import Killed, Life
from tests.month.messenger import Messenger
from tests.month.seen import Pending, Seen, SeenClock, Watcher, clocks
from tests.month.timeline import Alarm, Timeline

T = TypeVar("T")


class OnTheSpot:
    """A link without a thread, so that each run is like the other."""

    def __init__(self, db: Connection, life: Life) -> None:
        self._db = db
        self._life = life

    async def run_sync(self, work: Callable[[Connection], T], /) -> T:
        self._life.step()
        return work(self._db)

    async def close(self) -> None:
        self._db.close()


class WatchedStore(Store):
    """A store that works on the spot, and can be watched."""

    life: Life
    watcher: Watcher
    seen: Seen

    async def _linked(self) -> OnTheSpot:
        return OnTheSpot(self._engine.connect(), self.life)

    def peek(self, work: Callable[[Connection], T]) -> T:
        """Look into the database without the process."""
        with self._engine.connect() as db:
            return work(db)

    def forget_statements(self) -> None:
        """Empty the cache of compiled statements."""
        self._engine.clear_compiled_cache()

    async def _run(
        self,
        work: Callable[[Connection], T],
        until: float,
        *,
        writes: bool,
        table_id: int | None = None,
    ) -> T:
        if not writes:
            return await super()._run(work, until, writes=False)
        pending: list[Pending] = []

        def watched(db: Connection) -> T:
            done = work(db)
            pending.append(self.seen.change(db))
            self.life.step()
            return done

        done = await super()._run(watched, until, writes=True, table_id=table_id)
        pending[0].note()
        self.watcher.committed(pending[0].change)
        self.life.step()
        return done


class Listener:
    """A process's notices of others' changes to its tables; read after each work."""

    def __init__(self, url: str, shards: Shards) -> None:
        self._link = psycopg2.connect(url)
        self._link.autocommit = True
        for shard in shards.ids:
            self._link.cursor().execute(f"LISTEN {CHANNEL}{shard}")

    def heard(self) -> list[int]:
        """Return the tables that were changed since the last call.

        A query has PostgreSQL tell first what was committed before: otherwise it takes real time.
        """
        self._link.cursor().execute("SELECT 1")
        notices, self._link.notifies = self._link.notifies, []
        return [int(notice.payload) for notice in notices]

    def close(self) -> None:
        self._link.close()


class Delivery:
    """Gives the messenger the rows of one process."""

    def __init__(self, messenger: Messenger, host: Host) -> None:
        self._messenger = messenger
        self._host = host

    async def publish(self, row: OutboxRow) -> None:
        await self._messenger.publish(self._host, row)


class Process:
    """A host and its outbox, with one alarm, over a database that it may share."""

    def __init__(self, store: WatchedStore, host: Host, timeline: Timeline) -> None:
        self.store = store
        self.host = host
        self.rings = 0
        self.alarm = Alarm(timeline, self._ring)
        self._timeline = timeline
        self.outbox: Outbox
        self._due: asyncio.Task[None] | None = None
        self._listener: Listener | None = None

    def begin(self, url: str, publisher: Publisher, timeline: Timeline, present: set[int]) -> None:
        """Begin with nothing in memory."""
        self.outbox = Outbox(self.store, publisher, timeline, self.alarm.set)
        self.host.on_commit(self.outbox.kick)
        self.host.on_later(self.alarm.set)
        shards = self.store.shards
        if not shards.alone:
            self._listener = Listener(url, shards)
        self.outbox.kick()
        self._due = asyncio.create_task(self._begin({s for s in present if shards.owns(s)}))

    async def _begin(self, present: set[int]) -> None:
        await self.host.profiles.note_servers(present)
        await self.host.recover()
        await self.host.run_due()

    async def _ring(self) -> None:
        """Do what is due."""
        self.rings += 1
        self._do(self.host.run_due)

    def _do(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        self.outbox.kick()
        if self._due is None or self._due.done():
            self._due = asyncio.create_task(work())

    async def _called(self, table_ids: set[int]) -> None:
        for table_id in table_ids:
            await self.host.called(table_id)

    @property
    def busy(self) -> bool:
        return self.outbox.at_work or (self._due is not None and not self._due.done())

    def hear(self) -> None:
        """React, when at rest, to others' changes."""
        if self._listener is not None and not self.busy and (called := self._listener.heard()):
            self.alarm.set(self._timeline.now())
            self._do(partial(self._called, {*called}))

    async def done(self) -> None:
        """Raise the errors of finished work."""
        if self._due is not None:
            await self._due

    async def end(self) -> None:
        self.alarm.off()
        if self._due is not None and self._due.done():
            self._due.exception()
        self._due = None
        if self._listener is not None:
            self._listener.close()
        await self.store.close()


class Machine:
    """A machine on which the bot runs, most of the time: one process, or several that die at once.

    Acts by direct message, or from another server, reach the first of them.
    """

    def __init__(
        self,
        url: str,
        timeline: Timeline,
        messenger: Messenger,
        watcher: Watcher,
        present: Callable[[], set[int]],
        shares: Sequence[Shards] = (ALL,),
    ) -> None:
        """`present` returns the servers that the bot is on."""
        self.url = url
        self.up = False
        self.life = Life()
        self.processes: list[Process] = []
        self._timeline = timeline
        self._messenger = messenger
        self._watcher = watcher
        self._present = present
        self._shares = shares
        self._seeds = count(1)
        self._seen = Seen()
        self._rings = 0

    async def start(self, steps: int | None = None) -> None:
        """Start again over the same file, with nothing in memory, and die after this many steps."""
        await upgrade(self.url, holder=self._shares[0])
        self.life = Life(steps)
        self._messenger.serve(self.life)
        self.processes = [self._process(shards) for shards in self._shares]
        self.up = True
        for process in self.processes:
            delivery = Delivery(self._messenger, process.host)
            process.begin(self.url, delivery, self._timeline, self._present())
        await self.settle()

    def _process(self, shards: Shards) -> Process:
        store = WatchedStore.open(self.url, shards=shards)
        assert isinstance(store, WatchedStore)
        store.life, store.watcher, store.seen = self.life, self._watcher, self._seen
        host = Host(
            store,
            clock=self._timeline,
            seed=lambda: next(self._seeds),
            limits=Limits(tables_per_user=200, tables_per_server=1000, openings_per_hour=1000),
        )
        return Process(store, host, self._timeline)

    @property
    def host(self) -> Host:
        """Return the host that direct messages reach."""
        return self.processes[0].host

    def host_at(self, server_id: int) -> Host:
        """Return the host that owns a server."""
        return next(each.host for each in self.processes if each.store.shards.owns(server_id))

    @property
    def rings(self) -> int:
        """The number of alarms that rang."""
        return self._rings + sum(process.rings for process in self.processes)

    async def settle(self) -> None:
        """Let everything that was begun come to its end; bury a process that died doing so."""
        while self._at_work():  # noqa: ASYNC110
            await asyncio.sleep(0)  # nothing else would tell when it is done
        for process in self.processes:
            if not self.life.dead:
                await process.done()
        if self.life.dead:
            await self._end()

    def _at_work(self) -> bool:
        for process in self.processes:
            if not self.life.dead:
                process.hear()
        return any(process.busy for process in self.processes)

    async def stop(self) -> None:
        """End by a regular stop."""
        await self.settle()
        for process in self.processes:
            await process.outbox.stop()
        await self._end()

    async def _end(self) -> None:
        self.up = False
        for process in self.processes:
            self._rings += process.rings
            process.rings = 0
            await process.end()

    async def attempt(self, work: Awaitable[T]) -> T | None:
        """Return the result of a person's click; None if the process dies of it."""
        try:
            return await work
        except Killed:
            return None

    def stuck(self, table_id: int) -> bool:
        """Whether a table says that its computers do not answer."""
        told = (each.host.troubles.of_computers(table_id) for each in self.processes)
        return any(each is not None for each in told)

    def clocks(self) -> list[SeenClock]:
        """Return the stored clocks of all running tables."""
        return self.processes[0].store.peek(clocks)

    async def prove(self) -> Tally:
        """Prove all stored data, as `plaza db check` does."""
        self.life.spare()
        tally = Tally()
        store = self.processes[0].store
        assert [str(problem) async for problem in check(store, tally)] == []
        return tally
