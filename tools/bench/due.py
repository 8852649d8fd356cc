"""Many due things at the same time while a person plays, and the list of a person's tables."""

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, insert

from bot.engine.model import TableInfo
from bot.process.garbage import spare_what_stays
from bot.service.host import Host
from bot.storage import schema, tables
from bot.storage.rows import SeatRow, VoteRow
from bot.storage.store import Store
from bot.text import texts
from bot.ui import tables as listing
from rules.chance import Chance
from tools.bench.hosting import SEATS, Watch, opened, started, turn, url_of
from tools.bench.pulse import Pulse

MESSAGE: Final = 0.1
"""The seconds that a message to Discord takes at best."""

PAUSE: Final = 0.02
"""Seconds between two clicks."""

AT_REST: Final = 100
"""The number of clicks before anything is due."""

SITS_AT: Final = 10
"""The number of tables at which each person sits."""

FIRST_USER: Final = 1000
LISTINGS: Final = 20


class Rush(NamedTuple):
    """The amount of due work, the seconds until its end, and the event loop's longest standstill.

    `at_rest`, `beside`: the milliseconds of each click before that and meanwhile.
    """

    due: int
    seconds: float
    longest: float
    at_rest: Sequence[float]
    beside: Sequence[float]

    @property
    def delay(self) -> float:
        """The milliseconds by which the slowest click was slower than one at rest."""
        return max(self.beside) - median(self.at_rest)


async def measure_rush(folder: Path, count: int) -> Rush:
    """At `count` tables, let a clock run out, a vote end and a reminder fall due within a minute.

    All of it becomes due at the same moment, as after a pause, while a person plays at another
    table. As in `plaza run`, full garbage collections wait.
    """
    watch = Watch()
    await _prepare(folder, count, watch.now())
    spare_what_stays()
    async with opened(folder, watch, MESSAGE) as (host, outbox):
        game = _Game(host)
        at_rest = [await game.click() for _ in range(AT_REST)]
        await outbox.drain()
        watch.advance(timedelta(minutes=2))
        host.on_commit(outbox.kick)
        beside: list[float] = []
        with Pulse() as pulse:
            start = perf_counter()
            rush = asyncio.ensure_future(host.run_due())
            while not rush.done():
                beside.append(await game.click())
                await asyncio.sleep(PAUSE)
            seconds = perf_counter() - start
        await rush
        await outbox.stop()
    return Rush(3 * count, seconds, pulse.longest, at_rest, beside)


async def measure_listing(folder: Path, count: int) -> list[float]:
    """Return the milliseconds that a list of `count` tables of one person takes, several times."""
    watch = Watch()
    await _prepare(folder, count, watch.now(), people=2)
    async with opened(folder, watch) as (host, _):
        return [await _list(host) for _ in range(LISTINGS)]


async def _list(host: Host) -> float:
    start = perf_counter()
    mine = await host.look.tables_of(FIRST_USER)
    open_here = await host.look.open_lobbies(1)
    listing.tables(FIRST_USER, mine, open_here, texts("en")).view()
    return (perf_counter() - start) * 1e3


class _Game:
    """A game that goes on and on, at one table after the other."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._table_id = 0
        self._chance = Chance(1)

    async def click(self) -> float:
        """Let a person choose; return the milliseconds that they wait."""
        table = await self._host.look.table(self._table_id) if self._table_id else None
        if table is None or table.status != "running":
            table = await started(self._host, SEATS)
            self._table_id = table.id
        return await turn(self._host, table, self._chance)


# --- many tables ---------------------------------------------------------------------------------


async def _prepare(folder: Path, count: int, now: datetime, people: int | None = None) -> None:
    """Make a database with `count` tables of two persons, each with three things due soon."""
    async with opened(folder) as (host, outbox):
        model = await started(host, 2, FIRST_USER)
        await outbox.drain()
    store = Store.open(url_of(folder))
    await store.write(_multiply, model, count, now, people or max(2, 2 * count // SITS_AT))
    await store.close()


def _multiply(db: Connection, model: TableInfo, count: int, now: datetime, people: int) -> None:
    """Store tables like the model, which itself is put to rest. Their votes will have failed."""
    stored = tables.find(db, model.id)
    assert stored is not None
    tables.set_aside(db, model.id, "model")
    numbers = range(model.id + 1, model.id + 1 + count)
    table = stored.table._asdict() | {"state": stored.state}
    db.execute(insert(schema.tables), [table | {"id": number} for number in numbers])
    seats = [
        _seat(seat, number, FIRST_USER + (2 * number + seat.seat) % people, now)
        for number in numbers
        for seat in stored.seats
    ]
    db.execute(insert(schema.seats), seats)
    ballots = [
        VoteRow(number, number, "abort", None, FIRST_USER, None, now, now + timedelta(seconds=30))
        for number in numbers
    ]
    db.execute(insert(schema.votes), [vote._asdict() for vote in ballots])


def _seat(seat: SeatRow, table_id: int, user_id: int, now: datetime) -> dict[str, Any]:
    """Return the seat of a person; the first one's clock runs out and their reminder is due."""
    mine = seat._replace(user_id=user_id, deadline=None, remind_at=None, warn_at=None)
    if seat.seat == 0:
        due = now + timedelta(seconds=table_id % 60)
        mine = mine._replace(deadline=due, remind_at=due, warn_at=due)
    return {"table_id": table_id, **mine._asdict()}
