"""A process that plays all seats at some tables, as fast as it can.

`python -m tests.bot.service.hammer URL SEED MOVES TABLE...` says "ready", waits for a line, makes
this many moves, and prints the acknowledged ones and the names of the refusals, as JSON.
"""

import asyncio
import json
import logging
import sys
from collections import Counter

import structlog

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.service.host import Host
from bot.storage.store import Store
from rules.chance import Chance
from rules.decision import sample
from rules.errors import RulesError
from tests.bot.service.house import people_waiting, user_of


class Hammer:
    def __init__(self, host: Host, chance: Chance) -> None:
        self.host = host
        self.chance = chance
        self.made: list[tuple[int, int, list[int]]] = []
        self.refused: Counter[str] = Counter()

    async def play(self, tables: list[int], moves: int) -> None:
        while len(self.made) < moves:
            found = [await self.host.look.table(table_id) for table_id in tables]
            running = [table for table in found if table.status == "running"]
            if not running:
                return
            await asyncio.gather(*(self._move(table) for table in running))

    async def _move(self, table: TableInfo) -> None:
        waiting = people_waiting(table)
        if not waiting:  # the other process lets a computer move just now
            return
        seat = waiting[self.chance.below(len(waiting))]
        user_id = user_of(table, seat)
        try:
            position = await self.host.look.position(table.id, user_id)
            decision = None if position.view is None else position.view.decision
            if decision is None:
                return
            choice = sample(decision, self.chance.random)
            await self.host.play.choose(table.id, user_id, position.table.version, seat, choice)
        except (ServiceError, RulesError) as error:
            self.refused[type(error).__name__] += 1
        else:
            self.made.append((table.id, seat, list(choice)))


async def main(url: str, seed: str, moves: str, *tables: str) -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    store = Store.open(url)
    hammer = Hammer(Host(store), Chance(int(seed)))
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await hammer.play([int(table_id) for table_id in tables], int(moves))
    await store.close()
    print(json.dumps([hammer.made, hammer.refused]))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
