"""How many choices a second several processes store over one database.

    python -m tests.load.choices --processes 1 2 4 8 --network 0 1 5

Each process is Plaza without Discord and without pictures: the use cases, people of common sense at
the tables of its shard, and their outbox, for which everything arrives at once. So the database is
all that they share. With a network of some milliseconds, each trip to the server takes that much
longer. Meanwhile PostgreSQL is asked, twenty times a second, how many sessions wait for its log to
reach the disk, and how many for a lock.
"""

import argparse
import asyncio
import logging
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

import psycopg2
import structlog

from bot.engine.clock import SystemClock
from bot.engine.errors import ServiceError
from bot.notify.outbox import Outbox
from bot.service.host import Host
from bot.shards import Shards
from bot.storage import trips
from bot.storage.faults import StorageFailed
from bot.storage.migrations import upgrade
from bot.storage.rows import OutboxRow
from bot.storage.store import Store
from rules.errors import RulesError
from tests.load.__main__ import database
from tests.load.filling import FIRST_TABLE, NO_LIMITS, fill, move, place

TABLES: Final = 3200
"""Those of 64 servers, so that up to 64 processes have one each."""
AT_ONCE: Final = 8
"""The number of tables at which a process plays at the same time."""


class Silent:
    """A publisher for whom everything has arrived at once."""

    async def publish(self, row: OutboxRow, /) -> None:
        """Show nothing."""


def slow_down(seconds: float) -> Iterator[int]:
    """Let each trip to the database take that much longer; return what counts them."""
    counter, send = count(), trips.send

    def slowly(cursor: Any, statement: str | bytes) -> None:
        next(counter)
        time.sleep(seconds)
        send(cursor, statement)

    trips.send = slowly
    return counter


async def play(host: Host, tables: Sequence[int], seconds: float) -> int:
    """Play at these tables for that long; return the number of choices."""
    until, made = time.monotonic() + seconds, 0

    async def at(own: Sequence[int]) -> None:
        nonlocal made
        while time.monotonic() < until:
            for table_id in own:
                if time.monotonic() >= until:
                    return
                try:
                    await move(host, table_id)
                except (ServiceError, RulesError, StorageFailed, LookupError):
                    continue
                made += 1

    await asyncio.gather(*(at(tables[number::AT_ONCE]) for number in range(AT_ONCE)))
    return made


async def work(url: str, number: int, processes: int, network: float, seconds: float) -> None:
    """Be one of the processes; print the number of choices and of trips."""
    # The pipe is read only at the end: lines of the log must not fill it.
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    shards = Shards((number,), processes)
    store = Store.open(url, shards=shards)
    host = Host(store, clock=SystemClock(), limits=NO_LIMITS)
    outbox = Outbox(store, Silent(), SystemClock())
    host.on_commit(outbox.kick)
    places = [place(FIRST_TABLE + each) for each in range(TABLES)]
    tables = [each.id for each in places if shards.owns(each.server_id)]
    await outbox.drain()  # its first transaction, which is alone in the database
    made_trips = slow_down(network / 1000)
    print("ready", flush=True)
    sys.stdin.readline()
    made = await play(host, tables, seconds)
    await outbox.stop()
    await store.close()
    print(made, next(made_trips))


class Figures(NamedTuple):
    """What so many processes do: choices a second, and the trips for each; the sessions that wait
    for the disk and for a lock, on average.
    """

    choices: float
    trips: float
    for_disk: float
    for_lock: float


def run(url: str, count: int, network: float, seconds: float) -> Figures:
    """Let so many processes play at once."""
    command = [sys.executable, "-m", "tests.load.choices", "--url", url]
    ways = ["--network", str(network), "--seconds", str(seconds), "--processes", str(count)]
    piped = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    workers = [
        subprocess.Popen([*command, *ways, "--number", str(each)], **piped) for each in range(count)
    ]
    for worker in workers:
        assert worker.stdout is not None
        worker.stdout.readline()
    for worker in workers:
        assert worker.stdin is not None
        print(file=worker.stdin, flush=True)  # all begin at once
    for_disk, for_lock = watched(url, workers)
    told = [worker.communicate()[0].splitlines()[-1].split() for worker in workers]
    made, trips = (sum(map(int, column)) for column in zip(*told, strict=True))
    return Figures(made / seconds, trips / max(made, 1), for_disk, for_lock)


_WAITS: Final = """
    select count(*) filter (where wait_event like 'WAL%'),
        count(*) filter (where wait_event_type = 'Lock')
    from pg_stat_activity
    where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
"""


def watched(url: str, workers: Sequence[subprocess.Popen[str]]) -> tuple[float, float]:
    """Return the numbers of sessions that wait for the disk and for a lock, on average."""
    seen: list[tuple[int, int]] = []
    with closing(psycopg2.connect(url)) as link:
        link.autocommit = True
        cursor = link.cursor()
        while any(worker.poll() is None for worker in workers):
            cursor.execute(_WAITS)
            seen += cursor.fetchall()
            time.sleep(0.05)
    for_disk, for_lock = zip(*seen, strict=True)
    return fmean(for_disk), fmean(for_lock)


def main() -> None:
    """Measure each number of processes with each network, over a database of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--network", type=float, nargs="+", default=[0.0], help="milliseconds")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--url", help=argparse.SUPPRESS)
    parser.add_argument("--number", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.url:
        [count], [network] = given.processes, given.network
        asyncio.run(work(given.url, given.number, count, network, given.seconds))
        return
    with tempfile.TemporaryDirectory() as folder, database("postgresql", Path(folder)) as url:
        asyncio.run(upgrade(url))
        asyncio.run(fill(url, TABLES))
        for network in given.network:
            for count in given.processes:
                found = run(url, count, network, given.seconds)
                print(
                    f"{network:g} ms, {count} processes: {found.choices:.0f} choices/s, "
                    f"{found.trips:.1f} trips each; {found.for_disk:.2f} sessions wait for the "
                    f"disk, {found.for_lock:.2f} for locks",
                    flush=True,
                )


if __name__ == "__main__":
    main()
