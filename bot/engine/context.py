"""The surroundings of all use cases: storage, clock, games, chance; and how a table is changed.

A use case that changes a table is one transaction. `Context.change` runs everything from reading
the table to committing it as one plain function of a connection, one writer at the table after the
other; a refusal anywhere in it rolls everything back. What depends on more than the table
(`change_alone`) waits for all writers. If another change came first all the same, for example
because a computer had read the table before, the version of the table shows it: it is stored by
compare-and-set, and `Busy` says that nothing was stored.

`Context.find` is where every use case gets its table, and `Context.guard` stands around each
transaction on one. A table that turns out to be damaged there (`Unreadable`) is set aside under an
error id (`tables.aside`), in a transaction of its own that changes nothing else. From then on every
use case at that table raises `SetAside`. The outbox and the start of the bot pass it over, and
`/tables` lists it with its number. Everything else goes on. If its row cannot be read, the list
shows only what is certain.
"""

from collections.abc import (
    AsyncGenerator,
    Awaitable,
    Callable,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

import structlog
from sqlalchemy import Connection

from bot.engine.clock import Clock
from bot.engine.cooldown import Cooldowns
from bot.engine.effort import Effort
from bot.engine.errors import Busy, NotFound, NotWeighed, SetAside
from bot.engine.parties import Party
from bot.logs import error_id
from bot.storage import tables
from bot.storage.faults import Unreadable
from bot.storage.rows import BEGUN, Entry, SeatRow, Stored
from bot.storage.store import Store
from bot.storage.tables import Conflict
from rules import match
from rules.chance import Chance
from rules.decision import Choice
from rules.errors import RulesError
from rules.game import AnyGame
from rules.opponents import weighing
from rules.opponents.imagined import Imagined
from rules.opponents.weighing import Weighed

Think: TypeAlias = Callable[[Imagined], Awaitable[tuple[Choice, ...]]]
Weigh: TypeAlias = Callable[[Imagined, Choice | None], Awaitable[tuple[Weighed, ...]]]

P = ParamSpec("P")
T = TypeVar("T")


class Work(Protocol):
    """Works outside the event loop."""

    def __call__(
        self,
        work: Callable[Concatenate[Mapping[str, AnyGame], P], T],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Awaitable[T]:
        """Return the result of `work(games, ...)`. Raises the ServiceError that it raises."""
        ...


_log = structlog.get_logger(__name__)


def _nobody_to_tell() -> None:
    """Stand in for the outbox until there is one."""


def _nobody_to_wake(_: datetime) -> None:
    """Stand in for the timer until there is one."""


@dataclass(slots=True)
class Context:
    """The surroundings of a use case. `seed` draws 256 unguessable bits.

    `grace`: the time until computers answer and the next person is called. `think` chooses outside
    the event loop; without it every computer chooses on the loop. `weigher` weighs answers for
    people outside the loop, and `worker` plays games again there; without them, both run on the
    loop, too.
    """

    store: Store
    clock: Clock
    games: Mapping[str, AnyGame]
    seed: Callable[[], int]
    cooldowns: Cooldowns
    effort: Effort
    grace: timedelta = timedelta()
    parties: Sequence[Party] = ()
    think: Think | None = None
    weigher: Weigh | None = None
    worker: Work | None = None
    after_commit: Callable[[], None] = _nobody_to_tell
    wake_at: Callable[[datetime], None] = _nobody_to_wake
    after_letters: Callable[[], None] = _nobody_to_tell

    def wake_for(self, seats: Iterable[SeatRow]) -> None:
        """Set the timer in time for what falls due at seats that were just stored."""
        times = (
            (seat.deadline, seat.remind_at, seat.warn_at, seat.back_at, seat.plan_due)
            for seat in seats
        )
        due = [when for each in times for when in each if when]
        if due:
            self.wake_at(min(due))

    def game(self, key: str) -> AnyGame:
        """Return the rules of a game. Raises NotFound."""
        if key not in self.games:
            raise NotFound("unknown_game", game=key)
        return self.games[key]

    async def weigh(self, imagined: Imagined, usual: Choice | None = None) -> tuple[Weighed, ...]:
        """Weigh the answers to a question (`rules.opponents.weighing`). Raises NotWeighed."""
        if self.weigher is None:
            return weighing.weigh(self.game(imagined.game), imagined, usual)
        try:
            return await self.weigher(imagined, usual)
        except Exception as error:
            number = error_id()
            _log.error("weighing.failed", game=imagined.game, error=number, exc_info=error)
            raise NotWeighed(number) from error

    async def work_out(
        self,
        work: Callable[Concatenate[Mapping[str, AnyGame], P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return the result of `work(games, ...)` on data read before, for example of replaying a
        game: outside the event loop, and outside any transaction.

        `work` is a function of a module. Raises the ServiceError that it raises.
        """
        if self.worker is None:
            return work(self.games, *args, **kwargs)
        return await self.worker(work, *args, **kwargs)

    def chance(self) -> Chance:
        """Return a fresh source of chance, independent of that of any game."""
        return Chance(self.seed())

    def draw(self) -> float:
        """Draw a fraction from 0 to below 1, independent of the chance of any game."""
        return self.chance().random()

    def find(self, db: Connection, table_id: int) -> Stored:
        """Return a table that can be used.

        Raises NotFound (also for a number too large for any database), SetAside, and Unreadable,
        which `guard` deals with.
        """
        stored = tables.find(db, table_id) if 0 < table_id < 1 << 63 else None
        if stored is None:
            raise NotFound("unknown_table", table=table_id)
        if stored.table.aside is not None:
            raise SetAside(stored.table.aside)
        if stored.table.game not in self.games:
            raise Unreadable("the game is unknown")
        if stored.state is None and stored.table.status in BEGUN:
            raise Unreadable("the position is missing")
        return stored

    @asynccontextmanager
    async def guard(self, table_id: int) -> AsyncGenerator[None]:
        """Set this table aside if its stored data turns out to be damaged.

        It has to enclose whole transactions, because it makes one of its own. Raises SetAside.
        """
        try:
            yield
        except Unreadable as error:
            raise SetAside(await self.set_aside(table_id, str(error))) from None

    async def read(
        self,
        table_id: int,
        work: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return the result of `work(db, ...)` on a table, as of one moment.

        Raises SetAside, and all that `work` raises.
        """
        async with self.guard(table_id):
            return await self.store.read(work, *args, **kwargs)

    async def change(
        self,
        table_id: int,
        work: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Let `work(db, ...)` change a table, all of it or nothing, with no other writer there.

        Other tables may change meanwhile (`bot/storage/postgresql.py`). Raises SetAside, Busy if
        another process was faster, and all that `work` raises.
        """
        return await self._change(self.store.write_at(table_id, work, *args, **kwargs), table_id)

    async def change_alone(
        self,
        table_id: int,
        work: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Do the same with no other writer at all, because `work` depends on more than the table or
        changes more.
        """
        return await self._change(self.store.write(work, *args, **kwargs), table_id)

    async def _change(self, writing: Awaitable[T], table_id: int) -> T:
        async with self.guard(table_id):
            try:
                return await writing
            except Conflict:
                raise Busy from None

    async def set_aside(self, table_id: int, reason: str) -> str:
        """Set a table aside; return the error id under which this is logged."""
        return await set_aside(self.store, table_id, reason)


async def set_aside(store: Store, table_id: int, reason: str) -> str:
    """Set a table aside, unless it is already; return the error id under which this is logged."""
    number = error_id()
    known = await store.write_at(table_id, tables.set_aside, table_id, number)
    if known == number:
        _log.error("table.set_aside", table=table_id, error=number, reason=reason)
    return known


def load(game: AnyGame, text: str) -> Any:
    """Return a stored position. Raises Unreadable."""
    try:
        return game.load(text)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        # A migration may raise anything. The text of the error may hold hidden cards.
        raise Unreadable(f"the position cannot be read ({type(error).__name__})") from None


def play_again(game: AnyGame, stored: Stored, entries: Sequence[Entry]) -> Iterator[Any]:
    """Yield the position after each entry of a journal, the first of which is the set-up.

    Raises ValueError if the entries no longer lead to the same positions, or were made under other
    rules.
    """
    if any(entry.rules_version != game.version for entry in entries):
        raise ValueError("the journal was made under other rules")
    table, (_, *made) = stored.table, entries
    moves, seed = [entry.move() for entry in made], int(table.seed or "", 16)
    try:
        yield from match.positions(game, table.options, len(stored.seats), seed, moves)
    except (RulesError, LookupError, TypeError) as error:
        raise ValueError(f"the journal cannot be played ({type(error).__name__})") from None
