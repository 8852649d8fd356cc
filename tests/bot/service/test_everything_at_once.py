"""Use cases against each other over PostgreSQL, at random: none waits for another without end.

Two processes act at the same few tables of the same few people, eight acts at a time. Each act is
done, or refused in the words of Plaza. PostgreSQL has seen no deadlock, and every table can be
played again from its journal. `python -m tests.bot.service.test_everything_at_once 10000` makes
more of them.
"""

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from bot.engine.errors import ServiceError
from bot.storage import lists
from rules.chance import Chance
from rules.errors import RulesError
from tests.bot.service.hammer import Hammer
from tests.bot.service.house import OPENER, House, person
from tests.databases import of_a_server
from tests.postgresql import server
from tests.sql import run

TABLES, PEOPLE, AT_ONCE = 4, 4, 8


class Act(NamedTuple):
    """Somewhere to act, and someone who does."""

    house: House
    table_id: int
    user_id: int
    chance: Random

    @property
    def host(self) -> Any:
        return self.house.host


async def move(act: Act) -> None:
    hammer = Hammer(act.host, act.house.chance)
    await hammer.play([act.table_id], 1)


async def take_back(act: Act) -> None:
    table = await act.house.table(act.table_id)
    await act.host.play.take_back(act.table_id, act.user_id, table.version)


async def vote(act: Act) -> None:
    asked = await act.host.votes.propose_abort(act.table_id, act.user_id)
    await act.host.votes.cast(asked.id, OPENER, "no")


async def tell(act: Act) -> None:
    await act.house.outbox.drain()


async def join(act: Act) -> None:
    table = await act.house.lobby(1)
    await act.host.lobby.join(table.id, person(act.user_id))
    await act.host.lobby.cancel(table.id, OPENER)


async def quiet(act: Act) -> None:
    await act.host.profiles.set_user(act.user_id, quiet=(act.chance.randrange(1440), 100))


async def away(act: Act) -> None:
    await act.host.absence.stand_in(act.table_id, act.user_id)
    await act.host.absence.come_back(act.table_id, act.user_id)


async def forget(act: Act) -> None:
    await act.host.privacy.forget(900 + act.chance.randrange(9))


async def later(act: Act) -> None:
    act.house.clock.advance(hours=act.chance.randrange(9))
    await act.host.run_due()


ACTS: Final[dict[str, Callable[[Act], Awaitable[Any]]]] = {
    "move": move,
    "take back": take_back,
    "vote": vote,
    "tell": tell,
    "join": join,
    "quiet": quiet,
    "away": away,
    "forget": forget,
    "later": later,
    "mute": lambda act: act.host.reminders.mute_table(act.table_id, act.user_id, muted=True),
    "put off": lambda act: act.host.reminders.put_off(act.table_id, act.user_id, tomorrow=True),
    "note": lambda act: act.host.notes.write(act.table_id, act.user_id, "a note"),
    "watch": lambda act: act.host.watching.watch(act.table_id, 900),
    "unwatch": lambda act: act.host.watching.unwatch(act.table_id, 900),
    "offer": lambda act: act.host.absence.offer(act.table_id, act.user_id, None),
    "withdraw": lambda act: act.host.absence.withdraw(act.table_id, act.user_id),
    "rematch": lambda act: act.host.rematches.rematch(act.table_id, person(act.user_id)),
    "practise": lambda act: act.host.practice.begin(person(act.user_id), "san_juan", 2, "greedy"),
    "pass": lambda act: act.host.plans.passing(act.table_id, act.user_id, always=True),
    "end": lambda act: act.host.managing.end(act.table_id, 500, "a test", by=act.user_id),
    "vacation": lambda act: act.host.profiles.plan_vacation(act.user_id, None, 1),
    "resign": lambda act: act.host.absence.resign(act.table_id, act.user_id),
}
"""What people and clocks do; moves and telling come most often."""

RARE: Final = ("resign", "end")


async def _acted(act: Act, name: str) -> str:
    """Act, and return how it ended. Raises what no one should ever see."""
    try:
        await ACTS[name](act)
    except (ServiceError, RulesError) as error:
        return type(error).__name__
    return "done"


async def everything_at_once(house: House, other: House, acts: int, seed: int) -> Counter[str]:
    """Act so often; return how often each act was done."""
    chance, done = Random(seed), Counter[str]()
    names = [*ACTS, *["move"] * 20, *["tell"] * 6]
    for _ in range(0, acts, AT_ONCE):
        open_ = [table.table.id for table in await house.store.read(lists.of_user, OPENER)]
        while len(open_) < TABLES:
            open_.append((await house.running(PEOPLE - 1)).id)
        chosen = [chance.choice(names) for _ in range(AT_ONCE)]
        chosen = [name for name in chosen if name not in RARE or chance.random() < 0.2]
        doing = [
            Act(
                chance.choice((house, other)),
                chance.choice(open_[:TABLES]),
                OPENER + chance.randrange(PEOPLE),
                chance,
            )
            for _ in chosen
        ]
        ended = await asyncio.gather(*map(_acted, doing, chosen))
        done.update(name for name, end in zip(chosen, ended, strict=True) if end == "done")
    return done


async def _proved(url: str, path: Path, acts: int, seed: int) -> Counter[str]:
    house = House(path, url)
    await house.begin()
    other = house.beside()
    try:
        done = await everything_at_once(house, other, acts, seed)
        [(deadlocks,)] = await house.store.read(run, _DEADLOCKS)
        assert deadlocks == 0
        await house.prove(await house.running(2))
    finally:
        await other.store.close()
        await house.store.close()
    return done


_DEADLOCKS: Final = "select deadlocks from pg_stat_database where datname = current_database()"


@of_a_server
@pytest.mark.threads
async def test_acts_of_all_kinds_at_once_end_and_leave_every_table_whole(tmp_path: Path) -> None:
    done = await _proved(server().migrated(), tmp_path, 240, 1)
    assert done["move"] > 20
    assert len(done) > len(ACTS) // 2


@of_a_server
@pytest.mark.threads
async def test_a_person_who_is_deleted_while_their_tables_move_is_gone_from_all(
    tmp_path: Path,
) -> None:
    house = House(tmp_path, server().migrated())
    await house.begin()
    other = house.beside()
    tables = [await house.running(3) for _ in range(20)]
    ids = [table.id for table in tables]
    hammers = [Hammer(each.host, Chance(seed)) for seed, each in enumerate((house, other))]
    moving = asyncio.gather(*(hammer.play(ids, 30) for hammer in hammers))
    await asyncio.sleep(0.2)
    await house.host.privacy.forget(OPENER + 1)
    made_before = sum(len(hammer.made) for hammer in hammers)
    await moving
    assert 0 < made_before < sum(len(hammer.made) for hammer in hammers)
    for table_id in ids:
        table = await house.table(table_id)
        assert sum(seat.resigned for seat in table.seats) == 1
        assert OPENER + 1 not in [seat.user_id for seat in table.seats]
    rows = [row for rows in (await house.contents()).values() for row in rows]
    assert not [row for row in rows if person(OPENER + 1).name in str(row)]
    await house.prove(tables[0])
    await other.store.close()
    await house.store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        number, seed = (int(each) for each in [*sys.argv[1:], "1"][:2])
        print(asyncio.run(_proved(server().migrated(), Path(folder), number, seed)))
