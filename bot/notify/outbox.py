"""The outbox: everything that was committed is told, in order, once if the world allows it.

A lane is what must stay in order: the posts of one table, or the DMs to one person about it. Lanes
do not wait for each other. In a lane a later row makes earlier ones needless, as long as nobody
has begun to deliver them: of several boards only the newest is posted, loudly if any of them was
to be, and not at all when the final scoring follows. Who no longer waits gets no panel.

A row is claimed before it is delivered and removed afterwards. Who dies in between leaves a claim:
that row may have arrived, so it goes out again by itself, unchanged, under its id as nonce.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple, Protocol, TypeAlias

import structlog

from bot.service.clock import Clock
from bot.storage import outbox, profiles, tables
from bot.storage.rows import Notice, OutboxRow
from bot.storage.store import Store

FIRST_DELAY: Final = timedelta(seconds=5)
LONGEST_DELAY: Final = timedelta(hours=1)
ATTEMPTS: Final = 16
"""About six hours of trying, at those delays."""

AT_ONCE: Final = 4
"""How many tables are told something at the same time."""

Rows: TypeAlias = Sequence[OutboxRow]

_log = structlog.get_logger(__name__)


class Undeliverable(Exception):
    """This can never be delivered: a DM is closed, a channel is gone."""


class Publisher(Protocol):
    """Whoever shows rows to people; `row.id` is the nonce by which a repeat is recognised."""

    async def publish(self, row: OutboxRow) -> None:
        """Show it. Raises Undeliverable for never, anything else for not now."""
        ...


class Delivery(NamedTuple):
    """A row to publish, and the rows that are done with it."""

    row: OutboxRow
    done: tuple[int, ...]


def condense(rows: Rows, waiting: frozenset[int]) -> Delivery:
    """Return the first thing to publish in a lane, whose rows these are, in order.

    Only people who still wait are pinged.
    """
    first = rows[0]
    if first.claimed_at is not None:
        return Delivery(first, (first.id,))
    merged = list(_alike(rows))
    ping = {user_id for row in merged for user_id in row.ping} & waiting
    newest = merged[-1]._replace(
        fresh=any(row.fresh for row in merged),
        ping=tuple(sorted(ping)),
        attempts=first.attempts,
    )
    return Delivery(newest, tuple(row.id for row in merged))


def _alike(rows: Rows) -> Iterator[OutboxRow]:
    """Yield the rows that become one: those of the first one's kind that follow each other, and
    boards before a final.
    """
    kind = rows[0].kind
    for row in rows:
        if row.kind != kind and (kind, row.kind) != ("board", "final"):
            return
        yield row
        kind = row.kind


class Outbox:
    """Delivers what waits; every run of it ends."""

    def __init__(
        self,
        store: Store,
        publisher: Publisher,
        clock: Clock,
        later: Callable[[datetime], None] | None = None,
    ) -> None:
        """Use `later` to be told, at the end of a run, when there will be something to do."""
        self._store = store
        self._publisher = publisher
        self._clock = clock
        self._later = later
        self._run: asyncio.Task[None] | None = None
        self._wanted = False

    def kick(self) -> None:
        """Have everything that is due delivered, soon."""
        self._wanted = True
        if self._run is None or self._run.done():
            self._run = asyncio.get_running_loop().create_task(self._drain())
            self._run.add_done_callback(_report)

    async def drain(self) -> None:
        """Deliver everything that is due. Raises what the database raises."""
        self.kick()
        if self._run is not None:
            await self._run

    async def _drain(self) -> None:
        next_try = None
        try:
            while self._wanted:
                self._wanted = False
                next_try = await self._deliver_due()
        except Exception:
            next_try = self._clock.now() + FIRST_DELAY
            raise
        finally:
            if next_try is not None and self._later is not None:
                self._later(next_try)

    async def _deliver_due(self) -> datetime | None:
        """Deliver until nothing is due; return when something will be."""
        while True:
            async with self._store.read() as db:
                lanes = _lanes(await outbox.pending(db))
                due = _due(lanes, self._clock.now())
                waiting = await tables.waiting_users(db, list(due)) if due else {}
            if not due:
                return min((lane[0].next_try for lane in lanes), default=None)
            await self._round(due, waiting)

    async def _round(
        self, due: Mapping[int, Sequence[Rows]], waiting: Mapping[int, frozenset[int]]
    ) -> None:
        """Deliver the first thing of each lane, some tables at the same time."""
        gate = asyncio.Semaphore(AT_ONCE)
        ended = await asyncio.gather(
            *(self._tell(lanes, waiting[table_id], gate) for table_id, lanes in due.items()),
            return_exceptions=True,
        )
        for error in ended:
            if error is not None:
                raise error

    async def _tell(
        self, lanes: Sequence[Rows], waiting: frozenset[int], gate: asyncio.Semaphore
    ) -> None:
        """Deliver the first thing of each lane of one table.

        A panel that can never arrive ends this: the table's posts are then read again, as one
        of them has to mention that person.
        """
        async with gate:
            deliveries = [condense(lane, waiting) for lane in lanes]
            for delivery in sorted(deliveries, key=lambda each: each.row.id):
                if delivery.row.kind == "panel" and delivery.row.user_id not in waiting:
                    await self._forget(delivery.done)
                elif not await self._deliver(delivery):
                    return

    async def _deliver(self, delivery: Delivery) -> bool:
        """Publish, and write down how it went; False where that changes other rows."""
        row = delivery.row
        async with self._store.write() as db:
            await outbox.claim(db, row, self._clock.now())
            await outbox.remove(db, [needless for needless in delivery.done if needless != row.id])
        try:
            await self._publisher.publish(row)
        except Undeliverable as error:
            if row.user_id is not None:
                await self._mention_instead(row, row.user_id)
                return False
            await self._set_aside(row, error)
        except Exception as error:  # noqa: BLE001 - whatever went wrong, the row is not lost
            await self._put_off(row, error)
        else:
            await self._forget((row.id,))
        return True

    async def _forget(self, row_ids: Sequence[int]) -> None:
        async with self._store.write() as db:
            await outbox.remove(db, list(row_ids))

    async def _mention_instead(self, row: OutboxRow, user_id: int) -> None:
        """Remember that this person's DMs are closed, and mention them in the table's post."""
        async with self._store.write() as db:
            user = await profiles.user(db, user_id)
            await profiles.save_user(db, user._replace(dm_closed=True))
            await outbox.remove(db, [row.id])
            if not await outbox.mention(db, row.table_id, user_id):
                notice = Notice("board", fresh=True, ping=(user_id,))
                await outbox.add(db, row.table_id, [notice], self._clock.now())

    async def _put_off(self, row: OutboxRow, error: Exception) -> None:
        if row.attempts + 1 >= ATTEMPTS:
            await self._set_aside(row, error)
            return
        next_try = self._clock.now() + delay(row.attempts)
        async with self._store.write() as db:
            await outbox.put_off(db, row, next_try, repr(error))
        _log.warning("outbox.put_off", table=row.table_id, row=row.id, error=repr(error))

    async def _set_aside(self, row: OutboxRow, error: Exception) -> None:
        aside = secrets.token_hex(4)
        async with self._store.write() as db:
            await outbox.set_aside(db, row, aside, repr(error))
        _log.error(
            "outbox.set_aside", table=row.table_id, row=row.id, error_id=aside, exc_info=error
        )


def delay(attempts: int) -> timedelta:
    """Return how long to wait after a failure that followed so many others."""
    return min(FIRST_DELAY * 2**attempts, LONGEST_DELAY)


def _lanes(rows: Rows) -> list[Rows]:
    lanes: dict[tuple[int, int | None], list[OutboxRow]] = {}
    for row in rows:
        lanes.setdefault((row.table_id, row.user_id), []).append(row)
    return list(lanes.values())


def _due(lanes: Sequence[Rows], now: datetime) -> dict[int, list[Rows]]:
    """Return by table the lanes whose first row may be tried now."""
    due: dict[int, list[Rows]] = {}
    for lane in lanes:
        if lane[0].next_try <= now:
            due.setdefault(lane[0].table_id, []).append(lane)
    return due


def _report(run: asyncio.Task[None]) -> None:
    """Log why a run ended early: nobody may be waiting for it."""
    if not run.cancelled() and run.exception() is not None:
        _log.error("outbox.failed", exc_info=run.exception())
