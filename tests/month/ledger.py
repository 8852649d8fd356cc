"""The common part of the book: waits, clocks, and the times from which work was possible."""

from collections import Counter, defaultdict
from dataclasses import replace
from datetime import datetime
from typing import Final, TypeAlias

from tests.month.minutes import Minutes
from tests.month.rules import Bank, Control, Wait, Ways, control_of, moved_on
from tests.month.seen import SeenTable
from tests.month.timeline import DAY, SECOND, Timeline

AT_ONCE: Final = SECOND
"""The delay of work that is due already when it is stored."""

Place: TypeAlias = tuple[int, int]
"""A table and a seat."""


class Fault(AssertionError):
    """The host did not do what it should."""


class Ledger:
    """The state of all tables, by the book.

    ways       each person's settings
    tables     their public facts
    waits      the waits of seats
    banks      all clocks
    held       until when newcomers to seats have to stay
    away       servers that the bot knows to be no longer on
    up_since   when the process was started; None while there is none
    """

    def __init__(self, timeline: Timeline, ways: dict[int, Ways]) -> None:
        self.figures: Counter[str] = Counter()
        self.ways = ways
        self.tables: dict[int, SeenTable] = {}
        self.waits: dict[Place, Wait] = {}
        self.banks: defaultdict[Place, Bank] = defaultdict(Bank)
        self.away: set[int] = set()
        self.held: dict[Place, datetime] = {}
        self._former = {  # at first, nothing
            user_id: [(timeline.now(), Ways(each.start))] for user_id, each in ways.items()
        }
        self._minutes: dict[tuple[int, bool], Minutes] = {}
        self.up_since: datetime | None = None
        self._resumed: dict[int, datetime] = {}
        self._timeline = timeline

    @property
    def now(self) -> datetime:
        return self._timeline.now()

    def is_away(self, table_id: int) -> bool:
        """Whether a table has no place, so that its clocks stand."""
        return self.tables[table_id].server_id in self.away

    def started(self, due: datetime) -> datetime:
        """Return from when due work was possible: the process must run."""
        return max(due, self.up_since or due)

    def possible(self, table_id: int, due: datetime) -> datetime:
        """Return the same for work at a table: the bot must be on its server, too."""
        return max(self.started(due), self._resumed.get(table_id, due))

    def control(self, table: SeenTable) -> Control | None:
        """Return the time control that counts; no one waits for a person among computers."""
        return None if is_alone(table) else control_of(table.clock)

    def pause(self, place: Place) -> None:
        """Let clock and reminders stand."""
        wait = self.waits[place]
        self.banks[place].stop(self.minutes_of(place), self.now)
        wait.remind_at = None

    def resume(self, table_id: int, left_at: datetime) -> None:
        """Let clocks and reminders of a table go on that have stood since then."""
        self._resumed[table_id] = self.now
        for place, wait in self.waits.items():
            if place[0] == table_id:
                wait.counted_from = moved_on(wait.counted_from, left_at, self.now)
                self.go_on(place)

    def go_on(self, place: Place, *, given: bool = False) -> None:
        """Let clock and reminders go on from now; `given`: the others have just voted so."""
        wait, bank = self.waits[place], self.banks[place]
        ways = self.ways[wait.user_id]
        wait.remind_at = ways.reminder(self.now, wait.reminded)
        if not bank.overtime:
            bank.run(self.minutes_of(place), self.now, self.clock(place), given=given)

    def hear(self, place: Place) -> None:
        """Note that a person hears of their wait."""
        self.banks[place].hear(self.minutes_of(place), self.now)

    def clock(self, place: Place) -> Control | None:
        """Return the meaning of a table's clock, whatever its people."""
        return control_of(self.tables[place[0]].clock)

    def minutes_of(self, place: Place) -> Minutes:
        """Return when the clock of a wait runs: also when it would have without its person's
        settings of the last day; and on vacation, if they had just taken the seat as it began.
        """
        wait = self.waits[place]
        inherited = wait.counted_from < self.held.get(place, wait.counted_from)
        known = wait.user_id, inherited
        if known not in self._minutes:
            ways = self.ways[wait.user_id]
            minutes = (replace(ways, vacations=()) if inherited else ways).minutes
            for until, former in self._former[wait.user_id]:
                minutes = minutes.also(former.minutes, until, until + DAY)
            self._minutes[known] = minutes
        return self._minutes[known]

    def change(self, user_id: int, ways: Ways) -> None:
        """Note a person's settings; clocks are stopped before the change, and go on after it."""
        before, self.ways[user_id] = self.ways[user_id], ways
        if not ways.is_off_like(before):
            self._former[user_id].append((self.now, before))
            for inherited in (True, False):
                self._minutes.pop((user_id, inherited), None)


def is_alone(table: SeenTable) -> bool:
    """Whether at most one person is seated."""
    return len([seat for seat in table.seats if seat.user_id and not seat.resigned]) < 2
