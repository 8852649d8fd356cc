"""Any habits give the same result as walking from minute to minute."""

from collections import defaultdict
from datetime import datetime, timedelta
from functools import cached_property
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.habits import (
    Habits,
    Span,
    active_between,
    after_active,
    check_quiet,
    is_off,
    on_again,
    quiet_from,
    quiet_to,
)
from tests.bot.service.test_habits import DAY, MINUTE, hours, utc

# --- laws, and the same by walking from minute to minute ---------------------------------------


class Walk:
    """The minutes around a time, one by one: the wall clock, and whether the person is off."""

    def __init__(self, habits: Habits, around: datetime, days: int) -> None:
        self.habits = habits
        zone = ZoneInfo(habits.zone)
        first = around - 4 * DAY
        count = (days + 12) * 24 * 60
        self.minutes = [first + place * MINUTE for place in range(count)]
        self.walls = [minute.astimezone(zone).replace(tzinfo=None) for minute in self.minutes]

    @cached_property
    def shown(self) -> dict[datetime, list[datetime]]:
        """The moments by the wall clock's reading. Where it jumps, both possible ones."""
        found: defaultdict[datetime, list[datetime]] = defaultdict(list)
        for minute, wall in zip(self.minutes, self.walls, strict=True):
            found[wall].append(minute)
        steps = zip(self.minutes, self.walls, self.minutes[1:], self.walls[1:], strict=False)
        for before, shown_before, after, shown_after in steps:
            for skipped in range(1, int((shown_after - shown_before) / MINUTE)):
                wall = shown_before + skipped * MINUTE
                found[wall] += [before + (wall - shown_before), after + (wall - shown_after)]
        return found

    @cached_property
    def on(self) -> set[datetime]:
        """The minutes in which a player is not off."""
        on = set(self.minutes)
        for start, end in self.borders():
            if start in self.shown and end in self.shown:
                first, last = min(self.shown[start]), max(self.shown[end])
                on -= {minute for minute in self.minutes if first <= minute < last}
        for vacation in self.habits.vacations:
            on -= {minute for minute in self.minutes if vacation.start <= minute < vacation.end}
        return on

    def borders(self) -> list[tuple[datetime, datetime]]:
        borders: list[tuple[datetime, datetime]] = []
        for midnight in sorted({wall.replace(hour=0, minute=0) for wall in self.walls}):
            if self.habits.quiet is not None:
                start, end = (midnight + minute * MINUTE for minute in self.habits.quiet)
                borders.append((start, end if start < end else end + DAY))
            if self.habits.weekends_off and midnight.weekday() == 5:
                borders.append((midnight, midnight + 2 * DAY))
        return borders

    def active(self, start: datetime, end: datetime) -> timedelta:
        return sum(start <= minute < end for minute in self.on) * MINUTE

    def after(self, start: datetime, active: timedelta) -> datetime:
        following = [minute for minute in sorted(self.on) if minute >= start]
        return following[int(active / MINUTE)]


CHANGES = {
    "Europe/Berlin": ("2027-03-28T01:00", "2026-10-25T01:00"),
    "America/New_York": ("2027-03-14T07:00", "2026-11-01T06:00"),
    "Australia/Lord_Howe": ("2026-10-03T15:30", "2027-04-03T15:00"),
    "Asia/Kathmandu": ("2026-07-01T00:00",),
    "America/Santiago": ("2026-09-06T04:00", "2027-04-04T03:00"),
    "Africa/Cairo": ("2026-04-23T22:00", "2026-10-29T21:00"),
    "America/Havana": ("2027-03-14T05:00", "2026-11-01T05:00"),
    "America/Nuuk": ("2027-03-28T01:00", "2026-10-25T01:00"),
    "Africa/Casablanca": ("2027-02-07T02:00", "2027-03-14T02:00"),
    "Antarctica/Troll": ("2027-03-28T01:00", "2026-10-25T01:00"),
    "Pacific/Apia": ("2011-12-30T10:00",),
}
changes = st.sampled_from([(zone, utc(at)) for zone, ats in CHANGES.items() for at in ats])


@st.composite
def people(draw: st.DrawFn) -> tuple[Habits, datetime]:
    """Draw the habits of a person, and a time within two days before the clocks change there."""
    zone, change = draw(changes)
    start = change - draw(st.integers(0, 2 * 24 * 60)) * MINUTE
    length = draw(st.integers(1, 16 * 60))
    begin = draw(st.integers(0, 1439) | st.sampled_from([0, 120, 150, 1380]))
    quiet = draw(st.sampled_from([None, (begin, (begin + length) % 1440)]))
    away = start + draw(st.integers(-2 * 24 * 60, 2 * 24 * 60)) * MINUTE
    vacation = Span(away, away + draw(st.integers(1, 2 * 24 * 60)) * MINUTE)
    vacations = draw(st.sampled_from([(), (vacation,)]))
    return Habits(zone, quiet, draw(st.booleans()), vacations), start


@pytest.mark.proof
@settings(max_examples=12, deadline=None)
@given(people(), st.integers(0, 3 * 24 * 60))
def test_all_is_as_if_every_minute_was_looked_at(drawn: tuple[Habits, datetime], span: int):
    _as_if_every_minute_was_looked_at(drawn, span)


@pytest.mark.soak
@settings(max_examples=500, deadline=None)
@given(people(), st.integers(0, 3 * 24 * 60))
def test_soak(drawn: tuple[Habits, datetime], span: int):
    _as_if_every_minute_was_looked_at(drawn, span)


def _as_if_every_minute_was_looked_at(drawn: tuple[Habits, datetime], span: int) -> None:
    habits, start = drawn
    walk = Walk(habits, start, days=14)
    end = start + span * MINUTE
    active = walk.active(start, end)
    assert active_between(habits, start, end) == active
    assert is_off(habits, start) == (start not in walk.on)
    assert on_again(habits, start) == walk.after(start, timedelta())
    assert after_active(habits, start, active) == walk.after(start, active)


@pytest.mark.proof
@given(people(), st.integers(0, 10**5), st.integers(0, 10**5))
def test_active_time_adds_up(drawn: tuple[Habits, datetime], first: int, second: int):
    habits, start = drawn
    middle = start + first * MINUTE
    end = middle + second * MINUTE
    whole = active_between(habits, start, end)
    assert active_between(habits, start, middle) + active_between(habits, middle, end) == whole


@pytest.mark.proof
@given(people(), st.integers(0, 90 * 24 * 60))
def test_the_moment_after_so_much_active_time_is_the_first_with_so_much_behind_it(
    drawn: tuple[Habits, datetime], minutes: int
):
    habits, start = drawn
    end = after_active(habits, start, minutes * MINUTE)
    assert active_between(habits, start, end) == minutes * MINUTE
    assert active_between(habits, start, end + MINUTE) > minutes * MINUTE
    assert not is_off(habits, end)


@pytest.mark.proof
@given(people())
def test_who_is_on_again_is_never_off(drawn: tuple[Habits, datetime]):
    habits, start = drawn
    again = on_again(habits, start)
    assert again >= start
    assert not is_off(habits, again)
    assert active_between(habits, start, again) == timedelta()


# --- another start or end -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("quiet", "start", "then"),
    [
        (None, 23, hours(23, 7)),
        (None, 9, hours(9, 18)),
        (hours(22, 7), 21, hours(21, 7)),
        (hours(22, 7), 7, hours(7, 16)),
        (hours(22, 7), 8, hours(8, 17)),
        (hours(22, 7), 15, hours(15, 7)),
    ],
)
def test_the_end_of_quiet_hours_stays_where_it_can(
    quiet: tuple[int, int] | None, start: int, then: tuple[int, int]
):
    assert quiet_from(quiet, start * 60) == then


@pytest.mark.parametrize(
    ("quiet", "end", "then"),
    [
        (None, 6, hours(22, 6)),
        (hours(22, 7), 14, hours(22, 14)),
        (hours(22, 7), 15, hours(6, 15)),
        (hours(22, 7), 22, hours(13, 22)),
    ],
)
def test_the_start_of_quiet_hours_stays_where_it_can(
    quiet: tuple[int, int] | None, end: int, then: tuple[int, int]
):
    assert quiet_to(quiet, end * 60) == then


@given(st.none() | st.tuples(st.integers(0, 1439), st.integers(1, 960)), st.integers())
def test_quiet_hours_that_were_moved_can_be_set(drawn: tuple[int, int] | None, minute: int):
    quiet = None if drawn is None else (drawn[0], sum(drawn) % 1440)
    check_quiet(quiet_from(quiet, minute))
    check_quiet(quiet_to(quiet, minute))
