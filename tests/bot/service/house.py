"""A host over a real database, with a clock and chance that tests command.

`House.restart` ends it as a crash would, and starts again over the same database.
"""

import pickle
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, event

from bot.engine.context import Think, Weigh
from bot.engine.model import Person, Position, TableInfo
from bot.notify.outbox import Outbox
from bot.ops.check import Tally, check
from bot.service.host import Host
from bot.shards import ALL, Shards
from bot.storage import journal, outbox, profiles
from bot.storage.owning import divide
from bot.storage.rows import Entry, OutboxRow
from bot.storage.store import Store
from rules.chance import Chance
from rules.decision import Choice, Decision, sample
from rules.event import Seat
from rules.game import AnyGame
from tests.databases import lay_out
from tests.games import GAMES
from tests.sql import everything

GAME = "san_juan"
SERVER, CHANNEL = 500, 600
OPENER = 11

P = ParamSpec("P")
T = TypeVar("T")


class HandClock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 1, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time

    def advance(self, **by: float) -> None:
        self.time += timedelta(**by)


class Recorder:
    """A publisher that records its rows; `fail` may raise instead."""

    def __init__(self) -> None:
        self.rows: list[OutboxRow] = []
        self.fail: Callable[[OutboxRow], Awaitable[None]] | None = None

    async def publish(self, row: OutboxRow) -> None:
        if self.fail is not None:
            await self.fail(row)
        self.rows.append(row)

    def take(self) -> list[OutboxRow]:
        """Return the rows published since the last call."""
        rows, self.rows = self.rows, []
        return rows


async def as_a_helper(
    work: Callable[Concatenate[Mapping[str, AnyGame], P], T], /, *args: P.args, **kwargs: P.kwargs
) -> T:
    """Do a helper's work here, and return its reply."""
    work, args, kwargs = pickle.loads(pickle.dumps((work, args, kwargs)))
    return pickle.loads(pickle.dumps(work(GAMES, *args, **kwargs)))


class House:
    """A host, its outbox and its recorder, over one database."""

    def __init__(self, path: Path, url: str | None = None) -> None:
        """`url`: of a database in place of the one at this path."""
        self.url = url or lay_out(path)
        self.shards = ALL
        self.think: Think | None = None
        self.weigh: Weigh | None = None
        self.clock = HandClock()
        self.recorder = Recorder()
        self.chance = Chance(7)
        self.later: list[datetime] = []
        self._seeds = count(1)
        self._open()

    def _open(self) -> None:
        self.store = Store.open(self.url, shards=self.shards)
        seed = self._seeds.__next__
        self.host = Host(
            self.store,
            clock=self.clock,
            seed=seed,
            games=GAMES,
            think=self.think,
            weigh=self.weigh,
            work=as_a_helper,
        )
        self.outbox = Outbox(self.store, self.recorder, self.clock, self.later.append)
        self.host.on_later(self.later.append)

    async def begin(self) -> None:
        """Finish what was interrupted."""
        await self.store.write(divide, self.shards.count)
        await self.host.recover()

    async def restart(self) -> None:
        await self.host.stop()
        await self.store.close()
        self._open()
        await self.begin()

    def beside(self, shards: Shards = ALL) -> "House":
        """Return a second house over the same database, as another process would have it."""
        other = copy(self)
        other.shards = shards
        other._open()
        return other

    # --- tables ---------------------------------------------------------------------------

    @contextmanager
    def counting(self) -> Iterator[list[str]]:
        """Yield the verbs of the SQL statements that are executed meanwhile, as they come."""
        statements: list[str] = []

        def note(*args: Any) -> None:
            verb = args[2].split()[0]
            if verb != "SET":  # with which PostgreSQL begins
                statements.append(verb)

        engine = self.store._engine
        event.listen(engine, "before_cursor_execute", note)
        yield statements
        event.remove(engine, "before_cursor_execute", note)

    async def lobby(
        self,
        persons: int = 3,
        computers: int = 0,
        *,
        private: bool = False,
        clock: str = "relaxed",
        game: str = GAME,
        level: str = "greedy",
        **options: str,
    ) -> TableInfo:
        """Open a table with this many people (users 11, 12, ...) and computers of this level."""
        table = await self.host.beginning.open(
            person(OPENER),
            game,
            options,
            capacity=max(2, persons + computers),
            server_id=SERVER,
            channel_id=CHANNEL,
            private=private,
            clock=clock,
        )
        for user_id in range(OPENER + 1, OPENER + persons):
            table = await self.host.lobby.join(table.id, person(user_id))
        for _ in range(computers):
            table = await self.host.lobby.add_computer(table.id, OPENER, level)
        return table

    async def running(
        self,
        persons: int = 3,
        computers: int = 0,
        *,
        starting_hand: str = "on",
        clock: str = "relaxed",
    ) -> TableInfo:
        """Return such a table that has just begun."""
        table = await self.lobby(persons, computers, clock=clock, starting_hand=starting_hand)
        return await self.host.beginning.start(table.id, OPENER)

    async def set_user(self, user_id: int, **values: Any) -> None:
        """Store a user's settings, without their effects."""
        await self.store.write(profiles.change_user, user_id, **values)

    async def table(self, table_id: int) -> TableInfo:
        return await self.host.look.table(table_id)

    # --- moves ----------------------------------------------------------------------------

    async def seen(self, table: TableInfo, seat: Seat) -> Position:
        """Return the position as this seat's person sees it."""
        return await self.host.look.position(table.id, user_of(table, seat))

    async def choose(
        self, table: TableInfo, seat: Seat, choice: Choice, version: int | None = None
    ) -> Position:
        shown = table.version if version is None else version
        await self.host.play.choose(table.id, user_of(table, seat), shown, seat, choice)
        return await self.seen(table, seat)

    async def take_back(self, table: TableInfo, seat: Seat, version: int | None = None) -> Position:
        """Take a seat's newest choice back, as of a version of the table, or as it is given."""
        shown = table.version if version is None else version
        await self.host.play.take_back(table.id, user_of(table, seat), shown)
        return await self.seen(table, seat)

    async def resign(self, table: TableInfo, seat: Seat) -> TableInfo:
        await self.host.absence.resign(table.id, user_of(table, seat))
        return await self.table(table.id)

    async def answer(self, table: TableInfo, seat: Seat, choice: Choice | None = None) -> TableInfo:
        """Let a seat answer, at random if the answer does not matter."""
        if choice is None:
            choice = self.any_answer(await self.asked(table, seat))
        return (await self.choose(table, seat, choice)).table

    async def asked(self, table: TableInfo, seat: Seat) -> Decision:
        """Return the open decision of a seat."""
        view = (await self.seen(table, seat)).view
        assert view is not None
        assert view.decision is not None
        return view.decision

    def any_answer(self, decision: Decision) -> Choice:
        return sample(decision, self.chance.random)

    async def play_until(
        self, table: TableInfo, stop: Callable[[TableInfo, list[Decision]], bool]
    ) -> TableInfo:
        """Let people answer at random, the first to move each time, until `stop` accepts the open
        questions.
        """
        while table.status == "running":
            decisions = [await self.asked(table, seat) for seat in people_waiting(table)]
            if stop(table, decisions):
                return table
            table = await self.answer(table, decisions[0].seat, self.any_answer(decisions[0]))
        raise AssertionError("the game ended before that")

    async def play_out(self, table: TableInfo) -> TableInfo:
        """Let people play by common sense to the end."""
        game = GAMES[table.game]
        while table.status == "running":
            seat = people_waiting(table)[0]
            position = await self.seen(table, seat)
            assert position.view is not None
            decision = position.view.decision
            assert decision is not None
            table = await self.answer(table, seat, game.greedy(position.view, decision))
        return table

    # --- what is stored -------------------------------------------------------------------

    async def journal(self, table: TableInfo) -> list[Entry]:
        return await self.store.read(journal.entries, table.id)

    async def prove(self, table: TableInfo) -> int:
        """Prove all stored data, as `plaza db check` does; return this table's moves."""
        assert [str(problem) async for problem in check(self.store, Tally())] == []
        return len(await self.journal(table)) - 1

    async def contents(self) -> dict[str, list[tuple[object, ...]]]:
        """Return every row of the database."""
        return await self.store.read(everything)


def untold(db: Connection) -> list[OutboxRow]:
    """Return what waits in the outbox, in order."""
    tables = {table_id for _, table_id in outbox.numbers(db)}
    rows = [row for table_id in tables for row in outbox.waiting(db, table_id).rows]
    return sorted(rows, key=lambda row: row.id)


def person(user_id: int) -> Person:
    return Person(user_id, f"P{user_id}")


def user_of(table: TableInfo, seat: Seat) -> int:
    user_id = table.seats[seat].user_id
    assert user_id is not None
    return user_id


def people_waiting(table: TableInfo) -> list[Seat]:
    return [seat.seat for seat in table.seats if seat.waiting and seat.computer is None]


async def lay_out_tables(path: Path, tables: int, *, persons: int) -> None:
    """Make a database in which this many tables have just begun."""
    house = House(path)
    await house.begin()
    for _ in range(tables):
        await house.running(persons)
    await house.store.close()
