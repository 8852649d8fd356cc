"""The real bot under load, in figures: `python -m tests.load --help`."""

import asyncio
import logging
import os
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

import click
import structlog
from sqlalchemy import Connection, func, select

from bot.storage.migrations import upgrade
from bot.storage.schema import moves, outbox, seats, tables
from bot.storage.store import open_engine
from tests.load import experts, timing
from tests.load.crowd import Crowd, Tally
from tests.load.figures import spread
from tests.load.filling import Place, fill
from tests.load.hostile import Hostile, set_up
from tests.load.machine import Machine, NoMachine
from tests.load.slow_discord import SlowDiscord
from tests.postgresql import Server
from tests.wire.bot_process import Life
from tests.wire.enduring import WeighedProcess, Weight

WARM_UP: Final = 10.0
"""Seconds of clicks that are not counted."""
_TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Usage:
    """Seconds of processor, megabytes, and the longest standstill of an event loop."""

    at: float
    """The time of these figures, on the clock that all processes share."""
    crowd: float
    choices: int
    """The choices shown as done so far."""
    bots: float
    helpers: dict[int, float]
    """By process."""
    weights: dict[int, Weight]
    """Of the same."""
    memory: float
    standstill: float

    def since(self, start: "Usage", pids: Iterable[int]) -> float:
        """Return the busy time of these helpers from then on."""
        return sum(self.helpers[pid] - start.helpers.get(pid, 0.0) for pid in pids)


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


async def _usage(crowd: Crowd, bots: list[WeighedProcess]) -> Usage:
    found = [await bot.ask() for bot in bots]
    weights = {
        pid: weight
        for told, _, all_ in found
        for pid, weight in zip(told.helpers, all_, strict=True)
    }
    return Usage(
        at=time.monotonic(),
        crowd=time.process_time(),
        choices=sum(crowd.tally.choices.values()),
        bots=sum(_processor(bot.pid) for bot in bots),
        helpers={pid: _processor(pid) for pid in weights},
        weights=weights,
        memory=sum(each.shared_out for each in [*(own for _, own, _ in found), *weights.values()]),
        standstill=max(told.standstill for told, _, _ in found),
    )


def _asked_at(db: Connection) -> Callable[[int], tuple[int, int] | None]:
    """Return a function that finds the people to move at a table, and its newest post."""
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
    """Return the number of people's choices in the journal of each table."""
    query = select(moves.c.table_id, func.count(moves.c.user_id)).group_by(moves.c.table_id)
    found = {row[0]: row[1] for row in db.execute(query)}
    db.rollback()
    return {place.id: found.get(place.id, 0) for place in places}


async def load(
    kind: str,
    processes: int,
    number: int,
    rate: float,
    seconds: float,
    thinking: int = 0,
    share: float | None = None,
    hostile: int = 0,
) -> tuple[dict[int, int], dict[int, int]]:
    """Run it once, and print the results; experts think at this many tables.

    With a `share`, each process has a machine of its own, with this share of a core. With `hostile`
    accounts, the crowd comes once without them and then beside them.

    Return the number of choices shown as done at each table, and that in its journal. Raises
    NoMachine.
    """
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        machines = [
            stack.enter_context(closing(Machine(each, share)))
            for each in range(processes)
            if share is not None
        ]
        url = stack.enter_context(database(kind, folder))
        await upgrade(url)
        places = await fill(url, number)
        engine = open_engine(url, "rw")
        stack.callback(engine.dispose)
        db = stack.enter_context(closing(engine.connect()))
        of_experts = experts.young(places, thinking)
        experts.seat_experts(db, of_experts)
        db.commit()
        of_people = [place for place in places if place not in of_experts]
        foes, of_people = await set_up(url, of_people, hostile)
        server = SlowDiscord(places, processes)
        async with server.running():
            bots = [
                stack.enter_context(closing(WeighedProcess(life, "tests.load.bot")))
                for life in _lives(server, url, folder, processes)
            ]
            for machine, bot in zip(machines, bots, strict=False):
                machine.hold(bot.pid)
            there = await server.world.bell.until(
                lambda: bool(server.world.commands) and server.connected, 120
            )
            assert there, (folder / "bot0.log").read_text()[-2000:]
            before = _made(db, places)
            crowd = Crowd(server, of_people, rate, _asked_at(db), seed=1)
            start, end = await _come(crowd, bots, seconds)
            await _beside(foes, crowd, bots, seconds)
            after = _made(db, places)
            left = db.execute(select(func.count()).select_from(outbox)).scalar_one()
            going = experts.playing(db, of_experts)
        made = {key: after[key] - before[key] for key in after if after[key] != before[key]}
        took = end.at - start.at
        _report(crowd.tally, made, took)
        thoughts = timing.read(folder, start.at)
        _report_usage(start, end, {thought.pid for thought in thoughts})
        if thinking:
            experts.report(thoughts, experts.given_up(folder), end.weights, took)
            print(f"  tables of experts that still play: {going} of {thinking}")
        refused = ", ".join(f"{count} of {key}" for key, count in server.refused.items()) or "none"
        print(f"  refused by Discord: {refused}; left to tell: {left}")
        for what, count in server.asked.most_common(8):
            print(f"  {count / took:7.1f} a second  {what}")
        assert not server.world.complaints, server.world.complaints[:5]
        return crowd.tally.choices, made


async def _come(crowd: Crowd, bots: list[WeighedProcess], seconds: float) -> tuple[Usage, Usage]:
    """Let the crowd come until it is warm, and then for this long; return the usage.

    It goes on until every click is answered, which takes longer if the bots do not keep up.
    """
    await crowd.come(WARM_UP)
    crowd.tally = Tally(choices=crowd.tally.choices)
    crowd.server.asked.clear()
    start = await _usage(crowd, bots)
    await crowd.come(seconds)
    return start, await _usage(crowd, bots)


async def _beside(
    hostile: Hostile | None, crowd: Crowd, bots: list[WeighedProcess], seconds: float
) -> None:
    """Let the crowd come again, beside hostile accounts; print their effect."""
    if hostile is None:
        return
    alone = crowd.tally
    crowd.tally = Tally(choices=alone.choices)
    start = await _usage(crowd, bots)
    await asyncio.gather(hostile.come(crowd.server, seconds), crowd.come(seconds))
    end = await _usage(crowd, bots)
    for name, of in (("alone", alone), ("beside them", crowd.tally)):
        print(f"  {name}: {of.unanswered} never answered, {of.refused.total()} to no effect")
        print(spread("answered", of.answered))
    ratio = median(crowd.tally.answered) / median(alone.answered)
    print(f"  ratio of the medians: {ratio:.2f}; of one in twenty: {_late(crowd.tally, alone):.2f}")
    print(f"  the longest standstill of a loop: {end.standstill * 1e3:.0f} ms")
    print(f"  processor, seconds: bot {end.bots - start.bots:.0f}")
    print(spread("hostile accounts", hostile.answered))
    for said, count in hostile.said.most_common(8):
        print(f"    to {count}: {said!r}")


def _late(beside: Tally, alone: Tally) -> float:
    """Return the factor by which the 95th percentile of the waits grows."""
    return quantiles(beside.answered, n=20)[-1] / quantiles(alone.answered, n=20)[-1]


def _lives(server: SlowDiscord, url: str, folder: Path, processes: int) -> list[Life]:
    shards = [f"{number}/{processes}" for number in range(processes)] if processes > 1 else [None]
    return [
        Life(server.base, server.gateway.url, url, str(folder / f"bot{number}.log"), each)
        for number, each in enumerate(shards)
    ]


def _report(tally: Tally, made: dict[int, int], seconds: float) -> None:
    clicks = len(tally.answered)
    print(
        f"  {clicks / seconds:.1f} clicks answered a second, {clicks} in {seconds:.0f} s;"
        f" {tally.unanswered} never, {tally.refused.total()} to which nothing was done,"
        f" {len(tally.errors)} errors"
    )
    for name, found in (
        ("acknowledged", tally.acknowledged),
        ("answered", tally.answered),
        ("clicked behind time", tally.late),
        ("told to the table", tally.told),
    ):
        print(spread(name, found))
    lost = {key: n for key, n in tally.choices.items() if made.get(key, 0) < n}
    more = {key: n for key, n in made.items() if tally.choices.get(key, 0) < n}
    print(
        f"  choices shown as done: {sum(tally.choices.values())}, in the journal:"
        f" {sum(made.values())}; tables with fewer: {len(lost)}, with more: {len(more)}"
    )
    for said, count in tally.refused.most_common(3):
        print(f"    to {count}: {said[:200]!r}")
    for error in tally.errors[:3]:
        print("   ", error)


def _report_usage(start: Usage, end: Usage, thinkers: set[int]) -> None:
    rate = (end.choices - start.choices) / (end.at - start.at)
    print(f"  choices shown as done a second: {rate:.1f}")
    thinking = end.since(start, end.helpers.keys() & thinkers)
    drawing = end.since(start, end.helpers.keys() - thinkers)
    print(
        f"  processor, seconds: bot {end.bots - start.bots:.0f}, drawing {drawing:.0f},"
        f" thinking {thinking:.0f}, the crowd {end.crowd - start.crowd:.0f}"
    )
    print(f"  memory of all: {start.memory:.0f} MB, then {end.memory:.0f} MB")
    print(f"  the longest standstill of a loop: {end.standstill * 1e3:.0f} ms")


@click.command()
@click.option("--database", "kind", type=click.Choice(["sqlite", "postgresql"]), default="sqlite")
@click.option("--processes", type=click.IntRange(1, 2), default=1, show_default=True)
@click.option("--tables", "number", default=10_000, show_default=True)
@click.option("--clicks", "rate", default=50.0, show_default=True, help="a second")
@click.option("--seconds", default=600.0, show_default=True)
@click.option(
    "--experts", "thinking", default=0, show_default=True, help="tables at which experts play"
)
@click.option(
    "--machine",
    "share",
    type=click.FloatRange(0.1, 1),
    help="a core for each process with its helpers, of which they get this much",
)
@click.option("--hostile", default=0, show_default=True, help="accounts that do their worst")
def main(**given: Any) -> None:
    """Click at very many running tables, and measure how long people wait."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    print(" ".join(f"{key}={value}" for key, value in given.items()), flush=True)
    try:
        asyncio.run(load(**given))
    except NoMachine as error:
        raise click.ClickException(f"--machine: {error}") from None


if __name__ == "__main__":
    main()
