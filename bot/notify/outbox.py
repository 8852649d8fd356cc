"""The outbox: everything that was committed is told, in order, once if possible.

Order. A lane holds rows that must stay in order: the posts of one table, or the direct messages to
one person about it. Lanes do not wait for each other, and neither do tables. Eight tables are
served at a time, and one that takes longer than a minute leaves its slot to another while it goes
on. In a lane a later row can make earlier ones superfluous (`lanes.py`). People whose move it no
longer is get no panel and no reminder; people who are off get them when they are on again
(`quiet.py`).

Work. A commit kicks the outbox, and one timer rings for later rows (`alarm.py`). Then a finite
drain delivers all that is due: no task waits forever. The outbox writes with lower priority than
clicks (`Store.write_behind_at`): on SQLite a click waits for one such transaction at most.

Claims. A row is claimed before it is delivered, and removed afterwards. The claim is a lease of ten
minutes, taken as the only writer at the table, so no two processes deliver it. A process
that dies in between leaves a claim behind. A start frees the claims that an earlier run left
(`_take_over`). That is safe because only one process delivers the rows of a shard
(`bot/storage/lease.py`); a process that has lost that right rests until it has it again.

Repeats. A row that may have arrived (a crash, a time-out, an outage) is sent again on its own,
unchanged, with its id as nonce, which Discord is told to enforce. After five minutes Discord has
forgotten the nonce, and a later row may replace it. A row that was definitely refused is merged
with later ones.

Failures. The meaning of Discord's refusals is in `faults.py`, the handling of the row in
`failing.py`.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from contextvars import Context
from datetime import datetime, timedelta
from typing import Final, Protocol

import structlog
from sqlalchemy import Connection

from bot.background import Background
from bot.engine.backoff import FIRST_DELAY
from bot.engine.clock import Clock
from bot.engine.context import set_aside
from bot.logs import error_id
from bot.notify.claiming import LEASE, claim_next, note_told
from bot.notify.failing import Failing
from bot.storage import mending, outbox
from bot.storage.faults import Unreadable
from bot.storage.rows import OutboxRow
from bot.storage.store import Store

AT_ONCE: Final = 8
"""The number of tables served at once."""

QUEUE: Final = 100
"""The number of due rows looked up at once."""

PATIENCE: Final = timedelta(minutes=1)
"""After this time a delivery no longer counts towards `AT_ONCE`, so that other tables can go on."""

SLOWEST: Final = LEASE - timedelta(minutes=1)
"""The longest time for one delivery, including Discord's limits; then it is given up."""

FAREWELL: Final = timedelta(seconds=5)
"""The time for which a bot that ends waits for deliveries in progress."""

_log = structlog.get_logger(__name__)


class Publisher(Protocol):
    """Shows rows to people; `row.id` is the nonce by which a repeat is recognised."""

    async def publish(self, row: OutboxRow, /) -> None:
        """Show it.

        Raises Undeliverable if it can never be shown, Unreachable if the person's direct messages
        are closed, Unwanted if they want none, Refused if Discord takes none from the bot now,
        NotNow if it has definitely not arrived, anything else if it may have arrived.
        """
        ...


class Outbox:
    """Delivers the waiting rows; each of its tasks ends."""

    def __init__(
        self,
        store: Store,
        publisher: Publisher,
        clock: Clock,
        later: Callable[[datetime], None] | None = None,
        background: Background | None = None,
    ) -> None:
        """Use `later` to be called when there will be something to do."""
        self._store = store
        self._publisher = publisher
        self._clock = clock
        self._later = later
        self._background = background or Background()
        self._looking: asyncio.Task[None] | None = None
        self._wanted = False
        self._stopped = False
        self._resting = False
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._slow: set[int] = set()
        self._due: deque[int] = deque()
        self._arrived: dict[int, OutboxRow] = {}
        self._claims_are_mine = False
        self._unsure: set[int] = set()
        self._maybe_damaged = False
        self._failing = Failing(store, clock, self._forget)
        store.on_damage = self._look_for_damage

    @property
    def at_work(self) -> bool:
        """Whether a delivery or a search for due rows is under way."""
        return bool(self._tasks())

    def kick(self) -> None:
        """Have everything that is due delivered, soon.

        If no slot is free, it searches for more as soon as there is one (`_served`).
        """
        if self._halts or (self._due and not self._has_room):
            return
        self._wanted = True
        if self._looking is None or self._looking.done():
            self._looking = self._background.begin(self._look())
            self._looking.add_done_callback(_report, context=Context())

    def rest(self) -> None:
        """Begin nothing more until `go_on`, as another process may have taken over."""
        self._resting = True

    def go_on(self) -> None:
        """Begin again, as after a start."""
        self._resting = False
        self._claims_are_mine = False
        self.kick()

    async def drain(self) -> None:
        """Deliver everything that is due. Raises the database's errors."""
        self.kick()
        while tasks := self._tasks():
            done, _ = await asyncio.wait(tasks)  # gather may return before that is noted
            for task in done:
                task.result()

    async def stop(self) -> None:
        """Begin nothing more, and let current deliveries finish, if they do so soon.

        Those that do not are cut off, as by a crash: the next start repeats them.
        """
        self._stopped = True
        tasks = self._tasks()
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=FAREWELL.total_seconds())
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    @property
    def _halts(self) -> bool:
        return self._stopped or self._resting

    @property
    def _has_room(self) -> bool:
        return len(self._busy) - len(self._slow) < AT_ONCE

    def _tasks(self) -> list[asyncio.Task[None]]:
        tasks = list(self._busy.values())
        if self._looking is not None and not self._looking.done():
            tasks.append(self._looking)
        return tasks

    # --- which table ----------------------------------------------------------------------------

    async def _look(self) -> None:
        """Begin serving every table that has something due, as far as slots are free."""
        next_try = None
        try:
            while self._wanted and not self._halts:
                self._wanted = False
                next_try = await self._begin()
        except Exception:
            next_try = self._clock.now() + FIRST_DELAY
            raise
        finally:
            if next_try is not None and self._later is not None:
                self._later(next_try)

    async def _begin(self) -> datetime | None:
        """Begin the due deliveries; return when the next one is due."""
        if self._maybe_damaged:
            await self._mend()
        if not self._claims_are_mine:
            await self._take_over()
        if self._unsure:
            await self._take_back()
        now, busy = self._clock.now(), list(self._busy)
        heads = await self._store.read_once(outbox.heads, now, busy, QUEUE)
        if heads.limited is not None and heads.limited <= now:
            await self._store.write_behind(outbox.end_limits, now)
            heads = await self._store.read_once(outbox.heads, now, busy, QUEUE)
        self._due = deque(heads.due)
        self._fill()
        self._wanted |= heads.more and not self._due  # a table with many may hide others
        return min(filter(None, (heads.later, heads.limited)), default=None)

    def _look_for_damage(self) -> None:
        """Check soon whether the outbox is damaged: if so, nothing at all can be stored."""
        self._maybe_damaged = True
        if self._later is not None:
            self._later(self._clock.now() + FIRST_DELAY)

    async def _mend(self) -> None:
        """Rebuild the outbox if it is the damaged part. This also frees what was claimed."""
        self._maybe_damaged = False
        count = await self._store.write_behind(mending.mend, self._clock.now())
        if count is not None:
            self._claims_are_mine = False
            _log.error("outbox.damaged", error=error_id(), count=count)

    def _fill(self) -> None:
        """Serve the tables that are due, as far as slots are free."""
        while self._due and self._has_room and not self._halts:
            table_id = self._due.popleft()
            if table_id not in self._busy:
                self._serve_soon(table_id)

    async def _take_over(self) -> None:
        """Free the claims of an earlier run."""
        await self._store.write_behind(outbox.free_claims, self._clock.now())
        self._claims_are_mine = True

    async def _take_back(self) -> None:
        """Free our claims at tables where the result could not be stored.

        No others: rows postponed there have their time.
        """
        idle = self._unsure.difference(self._busy)
        if not idle:
            return
        await self._store.write_behind(outbox.free_claims, self._clock.now(), idle)
        self._unsure -= idle

    def _serve_soon(self, table_id: int) -> None:
        task = self._background.begin(self._serve(table_id))
        self._busy[table_id] = task
        task.add_done_callback(lambda done: self._served(table_id, done))

    def _served(self, table_id: int, done: asyncio.Task[None]) -> None:
        """Give the slot to the next table; if there is none, search for more.

        After a fault of the database, that has to wait.
        """
        del self._busy[table_id]
        _report(done)
        if done.cancelled():
            return
        if done.exception() is None:
            self._go_on()
            return
        self._unsure.add(table_id)
        if self._later is not None:
            self._later(self._clock.now() + FIRST_DELAY)

    def _go_on(self) -> None:
        """Serve the next table, or look for more."""
        self._fill()
        if not self._due:
            self.kick()

    @contextmanager
    def _patiently(self, table_id: int) -> Generator[None]:
        """Give this table's slot to another if the work in this context takes too long."""

        def make_room() -> None:
            self._slow.add(table_id)
            _log.info("outbox.slow", table=table_id)
            self._go_on()

        loop, seconds = asyncio.get_running_loop(), PATIENCE.total_seconds()
        timer = loop.call_later(seconds, make_room)
        try:
            yield
        finally:
            timer.cancel()
            self._slow.discard(table_id)

    # --- one table ------------------------------------------------------------------------------

    async def _serve(self, table_id: int) -> None:
        """Deliver what is due at one table, in order; a damaged row sets the table aside."""
        try:
            while (row := await self._take(table_id)) is not None:
                with structlog.contextvars.bound_contextvars(table=table_id, row=row.id):
                    await self._deliver(row)
        except Unreadable as error:
            with suppress(Unreadable):  # with the failed claim, the removal was undone, too
                await self._take(table_id, ends=True)
            await set_aside(self._store, table_id, str(error))

    async def _take(self, table_id: int, *, ends: bool = False) -> OutboxRow | None:
        """Remove what has arrived at a table and, unless it `ends`, claim the next row to publish.

        Delete the rows that this one makes superfluous. Raises Unreadable.
        """
        now, goes_on = self._clock.now(), not (ends or self._halts)
        told = [row for row in self._arrived.values() if row.table_id == table_id]
        if not (goes_on or told):
            return None

        def take(db: Connection) -> OutboxRow | None:
            if goes_on:
                return claim_next(db, table_id, now, told)
            note_told(db, told, outbox.posts_aside(db, table_id), now)
            return None

        taken = await self._store.write_behind_at(table_id, take)
        for row in told:
            del self._arrived[row.id]
        return taken

    async def _deliver(self, row: OutboxRow) -> None:
        """Publish, and note the result."""
        try:
            with self._patiently(row.table_id):
                async with asyncio.timeout(SLOWEST.total_seconds()):
                    await self._publisher.publish(row)
        except Exception as error:  # noqa: BLE001 - whatever went wrong, the row is not lost
            await self._failing.note(row, error)
        else:
            self._forget(row)

    def _forget(self, row: OutboxRow) -> None:
        """Have `_take` remove what has arrived, with the next look at its table.

        If the database fails then, the row is remembered: it must not be sent twice.
        """
        self._arrived[row.id] = row


def _report(task: asyncio.Task[None]) -> None:
    """Log why a task ended early, because nothing may be waiting for it."""
    if not task.cancelled() and task.exception() is not None:
        _log.error("outbox.failed", exc_info=task.exception())
