"""How long a process looks for what is due, and counts its tables for `/metrics`.

    python -m tests.load.looks --database postgresql

There are 60,000 tables of three players. A third of them each belongs to this process, to another
one, and to servers that the bot has left. First nothing is due. Then one seat is, at each table of
the other process; then also at each table of the servers that were left. At the end servers are
divided into another number of shards, as by a start with another count.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Final

from sqlalchemy import ColumnElement, Connection, case, insert, literal, select, update

from bot.shards import Shards
from bot.storage import due, figures, owning, schema, tables
from bot.storage.migrations import upgrade
from bot.storage.rows import SeatRow
from bot.storage.schema import servers
from bot.storage.store import Store
from tests.bot.storage.test_storage import NOW, TABLE
from tests.load.__main__ import database
from tests.sql import run

TABLES: Final = 60_000
SHARDS: Final = Shards((0,), 2)
OURS, OTHERS, LEFT = HOMES = (2 << 22, 3 << 22, 4 << 22)
"""Servers of ours, of the other process, and one that was left."""

SOME: Final = 200
LOOKS: Final = 30
LATER: Final = NOW + timedelta(days=1)


def lay_out(db: Connection) -> None:
    """Store the tables, some at a time that have the same times; nothing is due."""
    db.execute(insert(servers), [{"server_id": LEFT, "left_at": NOW}])
    first = tables.create(
        db, TABLE._replace(status="running"), *(SeatRow(seat, 10 + seat, "A") for seat in range(3))
    )
    for begin in range(first, TABLES, SOME):
        numbers = select(literal(begin).label("number")).cte(recursive=True)
        following = select(numbers.c.number + 1).where(numbers.c.number < begin + SOME - 1)
        numbers = numbers.union_all(following)
        later = literal(LATER + timedelta(seconds=begin), schema.seats.c.warn_at.type)
        for kept, id_, given in (
            (schema.tables, "id", {"server_id": _server(numbers.c.number)}),
            (schema.seats, "table_id", {"warn_at": later, "remind_at": later}),
        ):
            columns = [given.get(each.name, each) for each in kept.c if each.name != id_]
            alike = select(numbers.c.number + first, *columns).where(kept.c[id_] == first)
            names = [id_, *(each.name for each in kept.c if each.name != id_)]
            db.execute(insert(kept).from_select(names, alike.join(numbers, literal(1) == 1)))
    owning.divide(db, SHARDS.count)


def _server(number: ColumnElement[int]) -> ColumnElement[int]:
    return case(*((number % 3 == each, server_id) for each, server_id in enumerate(HOMES)))


def late(db: Connection, server_id: int) -> None:
    """Let a warning be due at each table of a server."""
    there = select(schema.tables.c.id).where(schema.tables.c.server_id == server_id)
    first = schema.seats.c.table_id.in_(there), schema.seats.c.seat == 0
    db.execute(update(schema.seats).where(*first).values(warn_at=NOW - timedelta(hours=1)))


def look(db: Connection) -> None:
    """Look for what is due, as the bot does after each piece of work."""
    assert due.due(db, NOW, 50) == []
    assert len(due.coming(db, NOW)) == 2


async def milliseconds(store: Store, work: Callable[[Connection], object]) -> float:
    """Return how long a reader takes at best: the rest is other work on the machine."""
    taken: list[float] = []
    for _ in range(LOOKS):
        began = time.perf_counter()
        await store.read(work)
        taken.append(time.perf_counter() - began)
    return min(taken) * 1000


async def measure(url: str) -> None:
    """Lay out the tables, and tell how long each look takes."""
    await upgrade(url)
    store = Store.open(url, shards=SHARDS)
    await store.write(lay_out)
    await store.write(run, "analyze")
    tell = "{:32} {:8.1f} ms".format
    print(tell("nothing is due", await milliseconds(store, look)))
    for told, server_id in (("elsewhere", OTHERS), ("and at left servers", LEFT)):
        await store.write(late, server_id)
        print(tell(f"20,000 due {told}", await milliseconds(store, look)))
    print(tell("figures", await milliseconds(store, figures.of_tables)))
    began = time.perf_counter()
    await store.write(owning.divide, SHARDS.count + 1)
    print(tell("division into 3 shards", (time.perf_counter() - began) * 1000))
    await store.close()


def main() -> None:
    """Measure over a new database."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.looks", description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    kind = parser.parse_args().database
    with tempfile.TemporaryDirectory() as folder, database(kind, Path(folder)) as url:
        asyncio.run(measure(url))


if __name__ == "__main__":
    main()
