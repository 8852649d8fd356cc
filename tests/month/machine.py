"""The process: a host and its outbox over one file, started, stopped, and killed in the middle.

What `bot.app` does at a start and when its alarm rings is done here likewise, without Discord.
"""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import TypeVar

from sqlalchemy import Connection

from bot.limits import Limits
from bot.notify.outbox import Outbox
from bot.ops.check import Tally, check
from bot.service.host import Host
from bot.storage.migrations import upgrade
from bot.storage.store import Store
from tests.month.life import Killed, Life
from tests.month.messenger import Messenger
from tests.month.seen import Pending, Seen, SeenClock, Watcher, clocks, driver_of
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

    async def _run(self, work: Callable[[Connection], T], until: float, *, writes: bool) -> T:
        if not writes:
            return await super()._run(work, until, writes=False)
        pending: list[Pending] = []

        def watched(db: Connection) -> T:
            done = work(db)
            pending.append(self.seen.change(driver_of(db)))
            self.life.step()
            return done

        done = await super()._run(watched, until, writes=True)
        pending[0].note()
        self.watcher.committed(pending[0].change)
        self.life.step()
        return done


class Machine:
    """A machine on which the bot runs, most of the time."""

    host: Host
    store: WatchedStore
    outbox: Outbox

    def __init__(
        self,
        url: str,
        timeline: Timeline,
        messenger: Messenger,
        watcher: Watcher,
        present: Callable[[], set[int]],
    ) -> None:
        """Let `present` tell on which servers the bot is."""
        self.url = url
        self.up = False
        self.life = Life()
        self._timeline = timeline
        self._messenger = messenger
        self._watcher = watcher
        self._present = present
        self._seeds = count(1)
        self._seen = Seen()
        self._alarm = Alarm(timeline, self._ring)
        self._due: asyncio.Task[None] | None = None
        self.rings = 0

    async def start(self, steps: int | None = None) -> None:
        """Begin anew over the same file, with nothing in memory, and die after so many steps."""
        await upgrade(self.url)
        self.life = Life(steps)
        store = WatchedStore.open(self.url)
        assert isinstance(store, WatchedStore)
        store.life, store.watcher, store.seen = self.life, self._watcher, self._seen
        self._alarm = Alarm(self._timeline, self._ring)
        self.store = store
        self.host = Host(
            store,
            clock=self._timeline,
            seed=lambda: next(self._seeds),
            limits=Limits(tables_per_user=200, tables_per_server=1000, openings_per_hour=1000),
        )
        self._messenger.serve(self.host, self.life)
        self.outbox = Outbox(store, self._messenger, self._timeline, self._alarm.set)
        self.host.on_commit(self.outbox.kick)
        self.host.on_later(self._alarm.set)
        self.up = True
        self.outbox.kick()
        self._due = asyncio.create_task(self._begin())
        await self.settle()

    async def _begin(self) -> None:
        await self.host.profiles.note_servers(self._present())
        await self.host.recover()
        await self.host.run_due()

    async def _ring(self) -> None:
        """Do what is due."""
        self.rings += 1
        self.outbox.kick()
        if self._due is None or self._due.done():
            self._due = asyncio.create_task(self.host.run_due())

    async def settle(self) -> None:
        """Let everything that was begun come to its end; bury a process that died doing so."""
        while self.outbox.at_work or (self._due is not None and not self._due.done()):  # noqa: ASYNC110
            await asyncio.sleep(0)  # nobody else would say when it is done
        if self._due is not None and not self.life.dead:
            await self._due
        if self.life.dead:
            await self._end()

    async def stop(self) -> None:
        """End as when asked to."""
        await self.settle()
        await self.outbox.stop()
        await self._end()

    async def _end(self) -> None:
        self.up = False
        self._alarm.off()
        if self._due is not None and self._due.done():
            self._due.exception()
        self._due = None
        await self.store.close()

    async def attempt(self, work: Awaitable[T]) -> T | None:
        """Return what comes of somebody's click; None if the process dies of it."""
        try:
            return await work
        except Killed:
            return None

    def clocks(self) -> list[SeenClock]:
        """Return the stored clocks of all running tables."""
        return self.store.peek(clocks)

    async def prove(self) -> Tally:
        """Prove all that is stored, as `plaza db check` does."""
        self.life.spare()
        tally = Tally()
        assert [str(problem) async for problem in check(self.store, tally)] == []
        return tally
