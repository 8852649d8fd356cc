"""A person's time off, found the naive way: by their wall clock in each minute.

Nothing here asks `bot.engine.habits`. The rule: when clocks change, time off begins at the earliest
moment that its time of day can mean, and ends at the latest. Numbers are in arrays, because
otherwise they would take most of the memory of a process that is weighed.
"""

from array import array
from bisect import bisect_right
from collections.abc import Iterable
from copy import copy
from datetime import UTC, date, datetime, timedelta
from functools import cache
from itertools import accumulate
from typing import Final
from zoneinfo import ZoneInfo

from tests.month.timeline import DAY, MINUTE

BEFORE: Final = 4
AFTER: Final = 110
"""Days around the start of a month that are covered."""

_OF_DAY: Final = 24 * 60
_NEVER: Final = -1
_EPOCH: Final = datetime(2000, 1, 3)  # noqa: DTZ001 - a Monday on any wall


class Wall:
    """The clocks of a zone in each minute, from a few days before the month on."""

    def __init__(self, zone: str, start: datetime) -> None:
        self.first = start.replace(hour=0, minute=0, second=0, microsecond=0) - BEFORE * DAY
        info, self.count = ZoneInfo(zone), (BEFORE + AFTER) * _OF_DAY
        shown = [
            (self.first + place * MINUTE).astimezone(info).replace(tzinfo=None)
            for place in range(0, self.count, 15)  # clocks change on quarters
        ]
        quarters = [(wall - _EPOCH) // MINUTE for wall in shown]
        self.walls = array("i", (quarter + minute for quarter in quarters for minute in range(15)))
        self._lowest = min(quarters)
        self._latest = array("i", [_NEVER]) * (max(self.walls) - self._lowest + 1)
        self._earliest = self._latest[:]
        for place, wall in enumerate(self.walls):
            self._latest[wall - self._lowest] = place
        for place, wall in reversed([*enumerate(self.walls)]):
            self._earliest[wall - self._lowest] = place

    def earliest(self, wall: int) -> int:
        """Return the first minute that a time on the wall can mean."""
        place = self._earliest[wall - self._lowest]
        return wall - self._shifts(wall)[1] if place == _NEVER else place

    def latest(self, wall: int) -> int:
        """Return the last minute that it can mean."""
        place = self._latest[wall - self._lowest]
        return wall - self._shifts(wall)[0] if place == _NEVER else place

    def _shifts(self, wall: int) -> tuple[int, int]:
        """Return the clock's offset before and after it skipped this time."""
        shown = wall
        while (place := self._latest[shown - self._lowest]) == _NEVER:
            shown -= 1
        return shown - place, self.walls[place + 1] - place - 1


@cache
def wall_of(zone: str, start: datetime) -> Wall:
    """Return the clocks of a zone."""
    return Wall(zone, start)


class Minutes:
    """The minutes in which one person is on, under one set of habits."""

    def __init__(
        self,
        wall: Wall,
        quiet: tuple[int, int] | None,
        *,
        weekends_off: bool,
        vacations: Iterable[tuple[date, int, datetime | None]] = (),
    ) -> None:
        """Let `vacations` be first days, numbers of days, and when they were ended early."""
        self._first = wall.first
        on = bytearray(b"\1") * wall.count
        days = range(wall.walls[0] // _OF_DAY + 1, wall.walls[-1] // _OF_DAY - 2)
        for day in days:
            midnight = day * _OF_DAY
            if quiet is not None:
                start, end = quiet
                end += _OF_DAY * (end <= start)
                _clear(on, wall.earliest(midnight + start), wall.latest(midnight + end))
            if weekends_off and day % 7 == 5:
                _clear(on, wall.earliest(midnight), wall.latest(midnight + 2 * _OF_DAY))
        for first, count, ended in vacations:
            morning = (first - _EPOCH.date()).days * _OF_DAY
            last = wall.count if ended is None else -(-(ended - self._first) // MINUTE)
            for place in range(last):
                if morning <= wall.walls[place] < morning + count * _OF_DAY:
                    on[place] = 0
        self._on = on
        self._before = array("i", accumulate(on, initial=0))

    def also(self, other: "Minutes", start: datetime, end: datetime) -> "Minutes":
        """Return the same, but on between two moments also when the other is."""
        more, on = copy(self), bytearray(self._on)
        first, last = (min(self._second(at) // 60, len(on)) for at in (start, end))
        on[first:last] = (a | b for a, b in zip(on[first:last], other._on[first:last], strict=True))
        more._on, more._before = on, array("i", accumulate(on, initial=0))
        return more

    def is_off(self, at: datetime) -> bool:
        """Whether a player is off."""
        return not self._on[self._second(at) // 60]

    def on_again(self, at: datetime) -> datetime:
        """Return the first moment from then on at which they are on."""
        return self.after(at, 0)

    def active(self, start: datetime, end: datetime) -> int:
        """Return for how many seconds they are on between two moments."""
        return max(0, self._seconds_on(end) - self._seconds_on(start))

    def after(self, start: datetime, seconds: int) -> datetime:
        """Return the first moment when they are on and have been for this many seconds since."""
        target = self._seconds_on(start) + seconds
        place = bisect_right(self._before, target // 60) - 1
        return self._first + place * MINUTE + timedelta(seconds=target % 60)

    def _second(self, at: datetime) -> int:
        return (at - self._first) // timedelta(seconds=1)

    def _seconds_on(self, at: datetime) -> int:
        minute, second = divmod(self._second(at), 60)
        return self._before[minute] * 60 + second * self._on[minute]


def _clear(on: bytearray, start: int, end: int) -> None:
    start, end = max(0, start), min(len(on), end)
    on[start:end] = bytes(max(0, end - start))


def local_date(at: datetime, zone: str) -> date:
    """Return the date there."""
    return at.astimezone(ZoneInfo(zone)).date()


def utc(*when: int) -> datetime:
    """Return a moment in UTC."""
    return datetime(*when, tzinfo=UTC)  # type: ignore[misc]
