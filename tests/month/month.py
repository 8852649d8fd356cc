"""A month from its first day to its last: its events, and its invariants."""

import time
from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from bot.shards import ALL, Shards
from tests.month.accidents import Accidents
from tests.month.acting import Acting
from tests.month.ledger import Fault
from tests.month.minutes import utc
from tests.month.people import Person
from tests.month.timeline import DAY, MINUTE, Event
from tests.month.world import World

SPRING: Final = utc(2027, 3, 8)
"""America's clocks go forward on the 14th and Europe's on the 28th of March, those of Lord Howe and
Santiago back on the 4th of April: so one month holds both kinds of changes."""

AUTUMN: Final = utc(2027, 10, 9)
"""Europe's clocks go back on the 31st of October, America's on the 7th of November."""

STUCK: Final = 15 * MINUTE
"""The time after which a failing computer has been given up, and the table says so."""


class Month:
    """One run."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        *,
        start: datetime = SPRING,
        days: int = 31,
        tables: int = 50,
        people: int = 40,
        planners: float = 0.5,
        url: str | None = None,
        shares: Sequence[Shards] = (ALL,),
        restarts: bool = True,
        calm: bool = False,
    ) -> None:
        """`url`: of a database in place of a file; `shares`: the shards of each process there;
        `restarts`: whether they end, and are started again; `calm`: never in the middle of work,
        and no click before all effects of the last one.
        """
        self.days = days
        self.tables = tables
        self._restarts = restarts
        url = url or f"sqlite:///{folder / 'month.db'}"
        self.world = World(url, seed, start, people, planners, shares, calm=calm)
        self.acting = Acting(self.world)
        self.accidents = Accidents(self.world, self.acting)
        self._silent: dict[int, datetime] = {}

    async def run(self) -> Counter[str]:
        """Let the month go by; return its figures. Raises Fault."""
        began, world = time.monotonic(), self.world
        timeline, end = world.timeline, world.start + self.days * DAY
        self._plan_tables()
        self._plan_people()
        self._plan_accidents()
        try:
            await self.accidents.start()
            await self.acting.move_in()
            while timeline.next_time <= end:
                event = timeline.next()
                world.book.advance(world.now)
                await event()
                await self._check()
            await self._end()
        finally:
            await self.accidents.mend_computers()
        world.figures["seconds"] = round(time.monotonic() - began)
        return world.figures

    # --- events -----------------------------------------------------------------------------------

    def _plan_tables(self) -> None:
        world, acting = self.world, self.acting
        for _ in range(self.tables):
            world.later(world.some_time(0, 1), acting.open_table)
        world.later(world.start + DAY, acting.call_votes)
        world.later(world.start + DAY, acting.take_seats)

    def _plan_people(self) -> None:
        world, acting = self.world, self.acting
        share = self.tables * self.days / (50 * 31)
        people = [*world.people.values()]

        def some(count: int) -> list[int]:
            return [*range(max(1, round(count * share)))]

        def anyone() -> Person:
            return world.random.choice(people)

        def plan(event: Event) -> None:
            world.later(world.some_time(1, self.days - 1), event)

        for _ in some(60):
            plan(partial(acting.change_ways, anyone()))
        for _ in some(25):
            ahead, days = world.random.randrange(4), world.random.randrange(1, 8)
            plan(partial(acting.take_vacation, anyone(), ahead, days))
        for _ in some(6):
            when = world.some_time(1, max(2, self.days / 3))  # early: reminders end after 15 days
            world.later(when, partial(acting.vanish, anyone()))
        for _ in some(3):
            plan(partial(acting.resign, anyone()))
        for _ in some(8):
            plan(partial(acting.stand_in, anyone(), world.random.uniform(0.5, 5)))
        for _ in some(15):
            plan(partial(acting.offer, anyone(), world.random.random() < 0.5))
        for place in some(20):
            plan(partial(acting.propose, place % 2 == 0))
        for place in some(10):
            days = None if place % 3 == 0 else world.random.uniform(1, 8)
            plan(partial(self.accidents.close_messages, anyone(), days))

    def _plan_accidents(self) -> None:
        world, accidents, random = self.world, self.accidents, self.world.random
        for day in range(1, self.days if self._restarts else 0):
            world.timeline.at(world.some_time(day, day + 1), accidents.restart)
        for _ in range(max(1, self.days // 6)):
            world.later(
                world.some_time(1, self.days - 1),
                partial(accidents.outage, random.choice((0.1, 0.5, 3))),
            )
        for _ in range(self.days // 2):
            world.later(world.some_time(1, self.days), accidents.hiccup)
            world.later(world.some_time(1, self.days), accidents.delete_thread)
            world.later(world.some_time(1, self.days), accidents.delete_post)
        for server in random.sample([*world.servers], max(1, self.days // 15)):
            days = random.uniform(0.2, 4)
            world.later(
                world.some_time(2, self.days - 5), partial(accidents.leave_server, server, days)
            )
            channel = random.choice(world.servers[server])
            world.later(
                world.some_time(2, self.days - 3), partial(accidents.delete_channel, channel)
            )
        world.later(world.some_time(2, self.days - 1), partial(accidents.break_computers, 3))

    # --- invariants -------------------------------------------------------------------------------

    async def _check(self) -> None:
        """Let all work end, and compare it with the book."""
        world, machine = self.world, self.world.machine
        world.figures["events"] += 1
        if machine.up:
            await machine.settle()
        if not machine.up and world.book.up_since is not None:
            self.accidents.died()
        if world.book.faults:
            raise world.book.faults[0]
        if machine.up:
            world.book.compare(machine.clocks())
            self._check_silence()
            self._open_others()

    def _check_silence(self) -> None:
        """A table that waits for no person waits for a computer that is retried, or reported as
        stuck.
        """
        world, silent = self.world, self.world.book.silent()
        self._silent = {table_id: self._silent.get(table_id, world.now) for table_id in silent}
        for table_id, since in self._silent.items():
            known = world.machine.stuck(table_id)
            if world.now - world.book.started(since) > STUCK and not known:
                raise Fault(f"table {table_id} is silent since {since}")

    def _open_others(self) -> None:
        """Let people who have ended a table begin another one."""
        world = self.world
        ended = world.figures["tables finished"] + world.figures["tables aborted"]
        while world.figures["tables opened anew"] < ended:
            world.figures["tables opened anew"] += 1
            world.later(
                world.now + world.random.uniform(0.1, 24) * 60 * MINUTE, self.acting.open_table
            )

    async def _end(self) -> None:
        """Prove all stored data."""
        world = self.world
        if not world.machine.up:
            await self.accidents.start()
            await self._check()
        tally = await world.machine.prove()
        world.figures["moves proved"] = tally.moves
        world.figures["tables"] = tally.tables
        world.figures["messages"] = world.messenger.messages
        world.figures["repeats that Discord dropped"] = world.messenger.doubles
        world.figures["wake-ups"] = world.machine.rings
        await world.machine.stop()
