"""The real bot under load, in figures: `python -m tests.load --help`."""

import asyncio
import logging
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

import click
import structlog
from sqlalchemy import Connection, func, select

from bot.storage.migrations import upgrade
from bot.storage.schema import moves, outbox, seats, tables
from bot.storage.store import open_engine
from tests.load.crowd import Crowd, Tally
from tests.load.filling import Place, fill
from tests.load.slow_discord import SlowDiscord
from tests.postgresql import Server
from tests.wire.bot_process import Life
from tests.wire.enduring import WeighedProcess

WARM_UP: Final = 10.0
"""Seconds of clicks that are not counted."""
_TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Usage:
    """Seconds of processor, megabytes, and the longest standstill of an event loop."""

    bots: float
    drawing: float
    memory: float
    standstill: float


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """Yield the address of an empty database on the disk."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'plaza.db'}"
        return
    server = Server(durable=True)
    try:
        yield server.empty()
    finally:
        server.stop()


def _processor(pid: int) -> float:
    """Return the seconds of processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


async def _usage(bots: list[WeighedProcess]) -> Usage:
    found = [await bot.ask() for bot in bots]
    helpers = [pid for told, _, _ in found for pid in told.helpers]
    return Usage(
        bots=sum(_processor(bot.pid) for bot in bots),
        drawing=sum(map(_processor, helpers)),
        memory=sum(
            own.shared_out + sum(each.shared_out for each in all_) for _, own, all_ in found
        ),
        standstill=max(told.standstill for told, _, _ in found),
    )


def _asked_at(db: Connection) -> Callable[[int], tuple[int, int] | None]:
    """Return what finds out who is asked at a table, and where its newest post is."""
    query = (
        select(seats.c.user_id, tables.c.post_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.asked_at.is_not(None), tables.c.status == "running")
        .limit(1)
    )

    def look(table_id: int) -> tuple[int, int] | None:
        row = db.execute(query.where(tables.c.id == table_id)).first()
        db.rollback()
        return None if row is None else (row[0], row[1])

    return look


def _made(db: Connection, places: list[Place]) -> dict[int, int]:
    """Return how many choices of people the journal of each table has."""
    query = select(moves.c.table_id, func.count(moves.c.user_id)).group_by(moves.c.table_id)
    found = {row[0]: row[1] for row in db.execute(query)}
    db.rollback()
    return {place.id: found.get(place.id, 0) for place in places}


async def load(
    kind: str, processes: int, number: int, rate: float, seconds: float
) -> tuple[dict[int, int], dict[int, int]]:
    """Run it once, and print what was seen.

    Return how many choices were shown as done at each table, and how many its journal has.
    """
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        url = stack.enter_context(database(kind, folder))
        await upgrade(url)
        places = await fill(url, number)
        engine = open_engine(url, "rw")
        stack.callback(engine.dispose)
        db = stack.enter_context(closing(engine.connect()))
        server = SlowDiscord(places, processes)
        async with server.running():
            bots = [
                stack.enter_context(closing(WeighedProcess(life, "tests.load.bot")))
                for life in _lives(server, url, folder, processes)
            ]
            there = await server.world.bell.until(
                lambda: bool(server.world.commands) and server.connected, 120
            )
            assert there, (folder / "bot0.log").read_text()[-2000:]
            before = _made(db, places)
            crowd = Crowd(server, places, rate, _asked_at(db), seed=1)
            await crowd.come(WARM_UP)
            warm = crowd.tally
            crowd.tally = Tally(choices=warm.choices)
            start, own = await _usage(bots), time.process_time()
            server.asked.clear()
            await crowd.come(seconds)
            spent = time.process_time() - own
            end = await _usage(bots)
            after = _made(db, places)
            left = db.execute(select(func.count()).select_from(outbox)).scalar_one()
        made = {key: after[key] - before[key] for key in after if after[key] != before[key]}
        _report(crowd.tally, made, seconds)
        used = [end.bots - start.bots, end.drawing - start.drawing, spent]
        print("  processor, seconds: bot {:.0f}, drawing {:.0f}, the crowd {:.0f}".format(*used))
        print(f"  memory of all: {start.memory:.0f} MB, then {end.memory:.0f} MB")
        print(f"  the longest standstill of a loop: {end.standstill * 1e3:.0f} ms")
        refused = ", ".join(f"{count} of {key}" for key, count in server.refused.items()) or "none"
        print(f"  refused by Discord: {refused}; left to tell: {left}")
        for what, count in server.asked.most_common(8):
            print(f"  {count / seconds:7.1f} a second  {what}")
        assert not server.world.complaints, server.world.complaints[:5]
        return crowd.tally.choices, made


def _lives(server: SlowDiscord, url: str, folder: Path, processes: int) -> list[Life]:
    shards = [f"{number}/{processes}" for number in range(processes)] if processes > 1 else [None]
    return [
        Life(server.base, server.gateway.url, url, str(folder / f"bot{number}.log"), each)
        for number, each in enumerate(shards)
    ]


def _report(tally: Tally, made: dict[int, int], seconds: float) -> None:
    clicks = len(tally.answered)
    print(
        f"  {clicks / seconds:.1f} clicks answered a second, {clicks} in all; {tally.unanswered}"
        f" never, {tally.refused} to which nothing was done, {len(tally.errors)} errors"
    )
    for name, found in (
        ("acknowledged", tally.acknowledged),
        ("answered", tally.answered),
        ("clicked behind time", tally.late),
        ("told to the table", tally.told),
    ):
        cuts = quantiles(found, n=100, method="inclusive") if len(found) > 1 else [0.0] * 99
        print(
            f"  {name:20} p50 {cuts[49] * 1e3:7.0f} ms   p99 {cuts[98] * 1e3:7.0f} ms"
            f"   most {max(found, default=0) * 1e3:7.0f} ms"
        )
    lost = {key: n for key, n in tally.choices.items() if made.get(key, 0) < n}
    more = {key: n for key, n in made.items() if tally.choices.get(key, 0) < n}
    print(
        f"  choices shown as done: {sum(tally.choices.values())}, in the journal:"
        f" {sum(made.values())}; tables with fewer: {len(lost)}, with more: {len(more)}"
    )
    for error in tally.errors[:3]:
        print("   ", error)


@click.command()
@click.option("--database", "kind", type=click.Choice(["sqlite", "postgresql"]), default="sqlite")
@click.option("--processes", type=click.IntRange(1, 2), default=1, show_default=True)
@click.option("--tables", "number", default=10_000, show_default=True)
@click.option("--clicks", "rate", default=50.0, show_default=True, help="a second")
@click.option("--seconds", default=600.0, show_default=True)
def main(**given: Any) -> None:
    """Click at very many running tables, and measure how long people wait."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    print(" ".join(f"{key}={value}" for key, value in given.items()), flush=True)
    asyncio.run(load(**given))


if __name__ == "__main__":
    main()
