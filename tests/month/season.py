"""A season of 90 days with people who want to hold a table, beside people who just play.

`python -m tests.month.season [seed [days]]` plays it on every clock and prints, for each clock and
way of holding, the number of waits and the longest one, measured by its clock. None may take more
than twice its clock: by then the others vote, or the seat has a newcomer, which counts once.

The clock of a wait is the duration of its bank, or the patience at a table without clocks, under
the settings with the most time off. Days of vacation are left out of all that.
"""

import asyncio
import logging
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeAlias

import structlog
from sqlalchemy import Connection

from bot.engine import time_control
from bot.engine.errors import ServiceError
from bot.engine.habits import Habits, after_active
from bot.engine.turn import is_waited_for
from bot.service.votes.patience import PATIENCE
from bot.storage import profiles, tables, votes
from bot.storage.rows import SeatRow, Stored
from rules.event import Seat
from tests.bot.service.house import CHANNEL, GAME, SERVER, House, person

CLOCKS: Final = (*time_control.PRESETS, "48/12/96", "24/0/24", "8/2/16")
START: Final = datetime(2026, 3, 2, tzinfo=UTC)
STEP: Final = timedelta(hours=3)
DAY: Final = timedelta(days=1)
ZONES: Final = ("UTC", "Europe/Berlin", "Pacific/Kiritimati", "Pacific/Pago_Pago")

Place: TypeAlias = tuple[int, Seat]
Way: TypeAlias = Callable[["Season", "Company"], Awaitable[None]]


class Company(NamedTuple):
    """A company: the two accounts of a person who holds tables, and two others."""

    way: str
    accounts: tuple[int, int]
    others: tuple[int, int]
    tables: tuple[int, ...]


class Wait(NamedTuple):
    """A wait that runs.

    after   the newest move of its seat, and whether a newcomer sits there
    since   when it began, or a vote gave it more time
    left    its time then
    """

    after: tuple[int | None, bool]
    since: datetime
    left: timedelta


class Season:
    """One run.

    `longest` tells, by clock and way of holding, how much of its clock was used by a wait that time
    off had made longer than its bank.
    """

    def __init__(self, path: Path, seed: int, clocks: Sequence[str] = CLOCKS) -> None:
        self.house = House(path)
        self.house.clock.time = START
        self.random = Random(seed)
        self.longest: dict[tuple[str, str], float] = {}
        self.figures: Counter[str] = Counter()
        self._clocks = clocks
        self._waits: dict[Place, Wait] = {}
        self._changed = set[Place]()

    @property
    def now(self) -> datetime:
        return self.house.clock.now()

    async def run(self, days: int) -> None:
        """Let the days go by. Raises AssertionError for a wait that takes too long."""
        try:
            await self._run(days)
        finally:
            await self.house.store.close()

    async def _run(self, days: int) -> None:
        await self.house.begin()
        companies = [await self._gather(number, way) for number, way in enumerate(WAYS)]
        while self.now < START + days * DAY:
            self.house.clock.time += STEP
            await self.house.host.run_due()
            for company in companies:
                for stored in (seen := await self.seen(company)):
                    await self._check(company, stored)
                await self._play(company, seen)
                with suppress(ServiceError):
                    await WAYS[company.way](self, company)

    async def seen(self, company: Company) -> list[Stored]:
        """Return the tables of a company that are still played."""

        def find(db: Connection) -> list[Stored]:
            found = [tables.find(db, table_id) for table_id in company.tables]
            return [each for each in found if each and each.table.status == "running"]

        return await self.house.store.read(find)

    # --- people's acts ----------------------------------------------------------------------------

    async def _gather(self, number: int, way: str) -> Company:
        """Let a company begin a game on each clock."""
        first = 100 + 10 * number
        others = first + 2, first + 3
        host, begun = self.house.host, list[int]()
        for clock in self._clocks:
            table = await host.beginning.open(
                person(first),
                GAME,
                {},
                capacity=3,
                server_id=SERVER,
                channel_id=CHANNEL,
                clock=clock,
            )
            for other in others:
                await host.lobby.join(table.id, person(other))
            await host.beginning.start(table.id, first)
            begun.append(table.id)
        return Company(way, (first, first + 1), others, tuple(begun))

    async def _play(self, company: Company, seen: list[Stored]) -> None:
        """Let the others vote about late players, and answer their questions."""
        for stored in seen:
            for seat in stored.seats:
                if seat.overtime:
                    await self._vote(company, stored.table.id)
                elif seat.bank is None and seat.user_id not in company.others:
                    await self._call(company, stored.table.id, seat)
            for other in company.others:
                await self.answer(stored, other)

    async def _vote(self, company: Company, table_id: int) -> None:
        for vote in await self.house.store.read(votes.open_at, table_id):
            answer = self.random.choice(("wait", "move", "computer"))
            for other in company.others:
                with suppress(ServiceError):
                    await self.house.host.votes.cast(vote.id, other, answer)

    async def _call(self, company: Company, table_id: int, seat: SeatRow) -> None:
        """Let one of the others call a vote, where no clock does."""
        if seat.waiting_since is not None and seat.waiting_since <= self.now - PATIENCE:
            with suppress(ServiceError):
                host = self.house.host
                await host.votes.call_overtime(table_id, company.others[0], seat.seat)

    async def answer(self, stored: Stored, user_id: int) -> None:
        """Let a person answer now or later, if they have a question."""
        asked = [seat for seat in stored.seats if seat.user_id == user_id and is_waited_for(seat)]
        for seat in asked if self.random.random() < 0.5 else ():
            table = await self.house.table(stored.table.id)
            if table.seats[seat.seat].waiting and table.status == "running":
                await self.house.answer(table, seat.seat)

    # --- invariants -------------------------------------------------------------------------------

    async def _check(self, company: Company, stored: Stored) -> None:
        clock = stored.table.clock
        for seat in stored.seats:
            place = stored.table.id, seat.seat
            wait = self._waits.pop(place, None)
            if wait is not None:
                await self._check_wait(company, clock, wait, seat)
            if not is_waited_for(seat) or seat.overtime:
                self.figures["votes"] += seat.overtime and wait is not None
                continue
            assert seat.waiting_since is not None
            if seat.user_id == company.accounts[1]:
                self._changed.add(place)
            after = seat.last_move, place in self._changed
            if wait is None or wait.after != after:
                self.figures["waits"] += 1
                left = PATIENCE if seat.bank is None else timedelta(seconds=seat.bank)
                wait = Wait(after, max(seat.waiting_since, self.now - STEP), left)
            self._waits[place] = wait

    async def _check_wait(self, company: Company, clock: str, wait: Wait, seat: SeatRow) -> None:
        """Raise AssertionError if a wait that went on until now has taken too long."""
        took = self.now - STEP - wait.since - await self._on_vacation(company, wait.since)
        if took > wait.left:
            key, used = (clock, company.way), took / _clock_of(wait.since, wait.left)
            self.longest[key] = max(self.longest.get(key, 0), used)
            assert used <= 2, (*key, wait, seat)

    async def _on_vacation(self, company: Company, since: datetime) -> timedelta:
        found = await self.house.store.read(profiles.find_users, [*company.accounts])
        spans = [span for user in found.values() for span in user.vacations]
        shared = (min(end, self.now) - max(start, since) for start, end in spans)
        return sum((max(each, timedelta()) for each in shared), timedelta())


@cache
def _clock_of(since: datetime, left: timedelta) -> timedelta:
    """Return the run of a clock that begins then, under the settings with most time off."""
    all_habits = [
        Habits(zone, (hour * 60, (hour + 16) % 24 * 60), weekends_off=True)
        for zone in ZONES
        for hour in range(0, 24, 4)
    ]
    return max(after_active(habits, since, left) for habits in all_habits) - since


# --- ways of holding a table ----------------------------------------------------------------------


async def just_play(season: Season, company: Company) -> None:
    for stored in await season.seen(company):
        await season.answer(stored, company.accounts[0])


async def hand_over(season: Season, company: Company) -> None:
    """Hand each seat to the other account as soon as that is allowed."""
    for stored in await season.seen(company):
        own = next(seat for seat in stored.seats if seat.user_id in company.accounts)
        if not is_waited_for(own):
            continue
        here, there = sorted(company.accounts, key=lambda account: account != own.user_id)
        with suppress(ServiceError):
            absence, table_id = season.house.host.absence, stored.table.id
            await absence.offer(table_id, here, there)
            await absence.take_seat(table_id, own.seat, person(there))
            season.figures["seats handed over"] += 1


async def new_quiet_hours(season: Season, company: Company) -> None:
    """Choose sixteen new ones from now on, before the old ones end."""
    begin = season.now.hour * 60
    if season.now.hour % 15 < 3 or season.random.random() < 0.2:
        await _set(season, company, zone="UTC", quiet=(begin, (begin + 16 * 60) % (24 * 60)))


async def new_zones(season: Season, company: Company) -> None:
    """Move to a zone where it is quiet, or a weekend."""
    quiet, zone = season.random.choice(((0, 960), (480, 0))), season.random.choice(ZONES)
    await _set(season, company, zone=zone, quiet=quiet, weekends_off=True)


async def take_vacations(season: Season, company: Company) -> None:
    """Take a vacation of a few days from today on, and now and then come back early."""
    own = season.random.choice(company.accounts)
    if season.random.random() < 0.1:
        days = season.random.randrange(1, 8)
        await season.house.host.profiles.plan_vacation(own, None, days)
        season.figures["vacations"] += 1
    elif season.random.random() < 0.05:
        user = await season.house.host.profiles.user(own)
        for start, _ in user.vacations[-1:]:
            await season.house.host.profiles.end_vacation(own, start)


async def do_all(season: Season, company: Company) -> None:
    """Do any of these."""
    for way in (hand_over, new_quiet_hours, new_zones, take_vacations):
        if season.random.random() < 0.4:
            with suppress(ServiceError):
                await way(season, company)


async def do_nothing(season: Season, company: Company) -> None:
    """Never answer."""


async def _set(
    season: Season,
    company: Company,
    *,
    zone: str,
    quiet: tuple[int, int],
    weekends_off: bool = False,
) -> None:
    for own in company.accounts:
        set_user = partial(season.house.host.profiles.set_user, own)
        await set_user(zone=zone, quiet=quiet, weekends_off=weekends_off)
    season.figures["habits changed"] += 1


WAYS: Final[dict[str, Way]] = {
    "just plays": just_play,
    "does nothing": do_nothing,
    "hands over": hand_over,
    "quiet hours": new_quiet_hours,
    "zones": new_zones,
    "vacations": take_vacations,
    "everything": do_all,
}


def main(seed: int, days: int) -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    with tempfile.TemporaryDirectory() as folder:
        season = Season(Path(folder) / "season.db", seed)
        asyncio.run(season.run(days))
    for (clock, way), longest in sorted(season.longest.items()):
        print(f"{clock:9} {way:13} {longest:5.2f}")
    for name, count in sorted(season.figures.items()):
        print(f"{count:7,}  {name}")


if __name__ == "__main__":
    given = [int(each) for each in sys.argv[1:]]
    main(*given, *(1, 90)[len(given) :])
