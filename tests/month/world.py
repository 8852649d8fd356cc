"""The common parts of a month: time, chance, people, the host, Discord and the book."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from random import Random
from typing import Final, TypeVar

from bot.engine.errors import ServiceError
from bot.service.host import Host
from bot.shards import Shards
from bot.storage.rows import OutboxRow
from rules.errors import RulesError
from tests.month.book import Book, Doing
from tests.month.machine import Machine
from tests.month.messenger import Messenger
from tests.month.people import Person, population
from tests.month.rules import Wait
from tests.month.seen import SeenTable
from tests.month.timeline import DAY, Event, Timeline

T = TypeVar("T")

CHANNELS: Final = 3
"""The number on each server."""

ELSEWHERE: Final = "clicks by way of another process"


class World:
    """The whole world of a month."""

    def __init__(
        self,
        url: str,
        seed: int,
        start: datetime,
        people: int,
        planners: float,
        shares: Sequence[Shards],
        *,
        calm: bool = False,
    ) -> None:
        """`calm`: one thing comes after the other, so that no one's speed decides anything."""
        self.calm = calm
        self.random = Random(seed)
        self.timeline = Timeline(start)
        self.start = start
        self.servers = {
            server << 22: [server * 10 + n for n in range(CHANNELS)] for server in (1, 2, 3, 4)
        }
        drawn = population(people, [*self.servers], start, self.random, planners)
        self.people = {person.id: person for person in drawn}
        self.book = Book(self.timeline, {person.id: person.ways for person in drawn})
        self.figures = self.book.figures
        self.on_notice: Callable[[int, OutboxRow], None] = lambda _user, _row: None
        self.on_message: Callable[[OutboxRow, tuple[int, ...], bool], None] = _unheard
        self._heard: list[tuple[int, OutboxRow]] = []
        self.messenger = Messenger(self.timeline, self, set(self.servers))
        self.machine = Machine(
            url, self.timeline, self.messenger, self.book, lambda: self.messenger.servers, shares
        )

    @property
    def now(self) -> datetime:
        return self.timeline.now()

    @property
    def host(self) -> Host:
        return self.machine.host

    # --- Discord's messages -----------------------------------------------------------------------

    def sent(self, row: OutboxRow, people: tuple[int, ...], *, dm: bool) -> None:
        self.on_message(row, people, dm)
        if people and not self._heard:
            self.timeline.at(self.now, self._take_in)
        for user_id in people:
            self.book.saw(user_id, row, dm=dm)
            self._heard.append((user_id, row))

    async def _take_in(self) -> None:
        """Let people read the messages of this instant, in any order."""
        heard, self._heard = self._heard, []
        for user_id, row in sorted(heard, key=_order):
            self.on_notice(user_id, row)

    def refused(self, row: OutboxRow, error: Exception) -> None:
        self.figures["refused by Discord"] += 1
        self.book.notices.refused(row, error)

    def left_out(self, row: OutboxRow) -> None:
        self.book.left_out(row)

    # --- people's knowledge -----------------------------------------------------------------------

    def running(self, user_id: int | None = None) -> list[int]:
        """Return the tables that are played, or those of them at which this person plays."""
        return [
            table.id
            for table in self.book.tables.values()
            if table.status == "running"
            if user_id is None or any(s.user_id == user_id and not s.resigned for s in table.seats)
        ]

    def seated(self, table_id: int) -> list[Person]:
        """Return the people who play there and have not vanished."""
        seats = self.book.tables[table_id].seats
        known = [self.people[s.user_id] for s in seats if s.user_id and not s.resigned]
        return [person for person in known if not person.gone]

    def waits_of(self, user_id: int) -> dict[int, Wait]:
        """Return a person's waits, by table."""
        return {p[0]: w for p, w in self.book.waits.items() if w.user_id == user_id}

    # --- clicks -----------------------------------------------------------------------------------

    async def click(
        self, user_id: int, table_id: int, what: str, work: Callable[[Host], Awaitable[T]]
    ) -> T | None:
        """Return the host's answer; None if it refuses, or does not answer at all."""
        if not self.machine.up:
            return None
        self.book.doing = Doing(user_id, table_id, what)
        self.figures[f"clicks: {what}"] += 1
        try:
            return await self.machine.attempt(work(self._host_of(user_id, table_id)))
        except (ServiceError, RulesError) as error:
            self.figures[f"no: {getattr(error, 'code', type(error).__name__)}"] += 1
            return None
        finally:
            self.book.doing = None
            if self.calm:
                await self.machine.settle()

    def _host_of(self, user_id: int, table_id: int) -> Host:
        """Return the host that a click reaches: by direct message another than on the table's
        server.

        There, computers and plans of the table answer a little later than the click, and the person
        is called if that leads back to them: in a calm month no one clicks like this at a table
        where that is possible.
        """
        table = self.book.tables.get(table_id)
        if table is None:
            return self.host
        owner = self.machine.host_at(table.server_id)
        if (user_id + table_id) % 3 != 0 or (self.calm and self._answers_by_itself(table)):
            return owner
        self.figures[ELSEWHERE] += self.host is not owner
        return self.host

    def _answers_by_itself(self, table: SeenTable) -> bool:
        """Whether a computer plays there, or a player whose plans answer at once."""
        hasty = {person.id for person in self.people.values() if person.plans and person.in_haste}
        return any(seat.computer or seat.user_id in hasty for seat in table.seats)

    def some_time(self, first: float, last: float) -> datetime:
        """Return a moment between two days of the month."""
        minutes = round(self.random.uniform(first, last) * 24 * 60)
        return self.start + minutes * DAY / (24 * 60)

    def later(self, when: datetime, event: Event) -> None:
        """Schedule an event for then, on a whole minute."""
        self.timeline.at(when.replace(second=0, microsecond=0), event)


def _unheard(_row: OutboxRow, _people: tuple[int, ...], _dm: bool) -> None:
    """No one records what is sent."""


def _order(heard: tuple[int, OutboxRow]) -> tuple[int, int, str, int]:
    user_id, row = heard
    return user_id, row.table_id, row.kind, row.vote_id or 0
