"""`python -m tests.month.left [days]`: the messages of a table that all have left, in figures."""

import asyncio
import logging
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

import structlog

from bot.engine.model import Person
from bot.shards import ALL
from bot.storage.rows import OutboxRow
from tests.month.acting import GAME
from tests.month.month import SPRING
from tests.month.rules import Ways
from tests.month.timeline import DAY
from tests.month.world import World

LEFT: Final = {
    "three people, clock normal": (3, 0, "normal"),
    "three people, clock fast": (3, 0, "fast"),
    "two people and a computer, clock normal": (2, 1, "normal"),
    "three people, no clock": (3, 0, "relaxed"),
    "one person among computers": (1, 2, "relaxed"),
}
"""The numbers of people and computers at a table, and its clock."""


async def left(folder: Path, persons: int, computers: int, clock: str, days: int) -> Counter[str]:
    """Let people begin a table and never come back; return the messages with their recipients.

    Raises Fault if the book disagrees.
    """
    world, sent = new_world(folder, persons), Counter[str]()

    def count(row: OutboxRow, people: tuple[int, ...], dm: bool) -> None:
        sent[f"{row.kind}: {'messages' if dm else 'posts'}"] += 1
        sent.update(f"{row.kind}: to {user_id}" for user_id in people)

    world.on_message = count
    await begin(world, computers, clock)
    await live(world, days)
    await world.machine.prove()
    await world.machine.stop()
    return sent


def new_world(folder: Path, persons: int) -> World:
    """Return a world of people who are always on and do nothing."""
    world = World(f"sqlite:///{folder / 'left.db'}", 1, SPRING, persons, 0, (ALL,))
    world.book.ways.update(dict.fromkeys(world.people, Ways(SPRING)))
    return world


async def live(world: World, days: int) -> None:
    """Let time go by until this many days after the beginning. Raises Fault."""
    while world.timeline.next_time <= SPRING + days * DAY:
        event = world.timeline.next()
        world.book.advance(world.now)
        await event()
        await check(world)


async def check(world: World) -> None:
    """Let all work end, and compare it with the book. Raises Fault."""
    await world.machine.settle()
    if world.book.faults:
        raise world.book.faults[0]
    world.book.compare(world.machine.clocks())


async def begin(world: World, computers: int, clock: str) -> None:
    """Start the process, and a table of all people."""
    await world.machine.start()
    host, (opener, *others) = world.host, world.people
    server, [channel, *_] = next(iter(world.servers.items()))
    table = await host.beginning.open(
        Person(opener, f"P{opener}"),
        GAME,
        {},
        capacity=max(2, len(world.people) + computers),
        server_id=server,
        channel_id=channel,
        clock=clock,
    )
    for user_id in others:
        await host.lobby.join(table.id, Person(user_id, f"P{user_id}"))
    for _ in range(computers):
        await host.lobby.add_computer(table.id, opener, "greedy")
    await host.beginning.start(table.id, opener)
    await world.machine.settle()


def main(days: int) -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    for name, table in LEFT.items():
        with tempfile.TemporaryDirectory() as folder:
            sent = asyncio.run(left(Path(folder), *table, days))
        print(f"{name}, {days} days:")
        for what, count in sorted(sent.items()):
            print(f"{count:7,}  {what}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 120)
