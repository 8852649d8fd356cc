"""The same month twice, by one process over SQLite and by two over PostgreSQL: nothing differs.

    python -m tests.month.alike 1 31 50 40      # the seed, days, tables, people

At the end this compares all stored data of tables, people and votes (each move of each journal with
its time, events and hash, plans, ballots, results and ratings), and every message, with its time
and its mentions. They are compared lane by lane (`bot.notify.outbox`), in order: the posts of each
table, and the direct messages to each person about it; the order between two tables at the same
moment is not promised.

Numbers from databases or Discord differ, so tables are counted in their order, and the places of
messages and the processes of rows are left out. The faster process within an instant must make no
difference, because two processes do not wait for each other: so the month is calm (`World`).
Positions kept for taking back are left out, and so is the outbox, which only holds untold messages.
"""

import asyncio
import logging
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import structlog
from sqlalchemy import Connection, select

from bot.shards import ALL, Shards
from bot.storage.rows import OutboxRow
from bot.storage.schema import METADATA
from bot.storage.store import Store
from tests.month.month import AUTUMN, SPRING, Month
from tests.month.world import ELSEWHERE
from tests.postgresql import server

TWO: Final = Shards((0,), 2), Shards((1,), 2)

_LEFT_OUT: Final = {"outbox", "memory", "snapshots"}
_NUMBERS: Final = {"id", "next_id", "thread_id", "post_id", "lobby_post_id", "home"}
"""Columns with numbers from databases or Discord, or of the process to which a row belongs."""

Row: TypeAlias = tuple[Any, ...]


class Told(NamedTuple):
    """A message: its time, its table, its kind, and its mentions."""

    at: datetime
    table_id: int
    kind: str
    people: tuple[int, ...]


class Lived(NamedTuple):
    """The results of a month: by table of the database, and by lane; and its figures."""

    stored: dict[str, list[Row]]
    told: dict[str, list[Told]]
    figures: Counter[str]


class Size(NamedTuple):
    """The size of a month."""

    days: int = 31
    tables: int = 50
    people: int = 40


async def live(
    folder: Path, seed: int, size: Size, url: str | None = None, shares: Sequence[Shards] = (ALL,)
) -> Lived:
    """Let a calm month go by; return its results."""
    start = SPRING if seed % 2 else AUTUMN
    month = Month(folder, seed, start=start, url=url, shares=shares, calm=True, **size._asdict())
    sent: list[tuple[Told, bool]] = []

    def note(row: OutboxRow, people: tuple[int, ...], dm: bool) -> None:
        sent.append((Told(month.world.now, row.table_id, row.kind, people), dm))

    month.world.on_message = note
    figures = await month.run()
    store = Store.open(month.world.machine.url)
    try:
        numbers, stored = await store.read(_stored)
    finally:
        await store.close()
    told = defaultdict[str, list[Told]](list)
    for message, dm in sent:
        counted = message._replace(table_id=numbers[message.table_id])
        table = f"table {counted.table_id}"
        told[f"{table}, to {message.people}" if dm else table].append(counted)
    return Lived(stored, dict(told), figures)


def _stored(db: Connection) -> tuple[dict[int, int], dict[str, list[Row]]]:
    """Return the numbers of tables, and all rows that are compared."""
    tables, votes = METADATA.tables["tables"], METADATA.tables["votes"]
    numbers = {id: n for n, id in enumerate(db.scalars(select(tables.c.id).order_by(tables.c.id)))}
    polls = {
        row.id: f"{numbers[row.table_id]} {row.kind} {row.seat} {row.opened_at}"
        for row in db.execute(select(votes))
    }
    named = {"table_id": numbers, "vote_id": polls}
    found: dict[str, list[Row]] = {}
    for table in METADATA.sorted_tables:
        if table.name in _LEFT_OUT:
            continue
        columns = [each for each in table.c if each.name not in _NUMBERS]
        rows = [
            tuple(
                named[each.name][value] if each.name in named else value
                for each, value in zip(columns, row, strict=True)
            )
            for row in db.execute(select(*columns))
        ]
        found[table.name] = sorted(rows, key=repr)
    return numbers, found


def differences(one: Lived, other: Lived) -> Iterator[str]:
    """Yield a line for each table and lane with its first difference."""
    for what, mine, theirs in (
        ("stored", one.stored, other.stored),
        ("told", one.told, other.told),
    ):
        for name in sorted({*mine, *theirs}):
            pair = mine.get(name, []), theirs.get(name, [])
            if pair[0] != pair[1]:
                yield f"{what}, {name}: {_first(*pair)}"


def _first(one: Sequence[Row], other: Sequence[Row]) -> str:
    for number, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return f"{number} of {len(one)} and {len(other)}: {mine}, {theirs}"
    return f"{len(one)} and {len(other)}"


async def both(seed: int, size: Size) -> tuple[Lived, Lived]:
    """Live the same month with one process over SQLite and with two over PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        one = await live(place, seed, size)
        return one, await live(place, seed, size, server().empty(), TWO)


def main(seed: int, size: Size) -> None:
    """Run it from the command line; exit code 1 if anything differs."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    one, other = asyncio.run(both(seed, size))
    for name, rows in one.stored.items():
        print(f"{len(rows):7,}  {name}")
    print(f"{sum(map(len, one.told.values())):7,}  messages in {len(one.told)} lanes")
    print(f"{other.figures[ELSEWHERE]:7,}  {ELSEWHERE}")
    found = [*differences(one, other)]
    print(*found, f"{len(found)} differences", sep="\n")
    sys.exit(bool(found))


if __name__ == "__main__":
    seed, *size = [int(each) for each in sys.argv[1:]] or [1]
    main(seed, Size(*size))
