"""The most time that may stand still, however often people change their time off."""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from random import Random
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.errors import ServiceError
from bot.engine.habits import MOST_QUIET, Habits, active_between, changed, habits_of, on_the_clock
from bot.service import vacations
from bot.storage.rows import UserRow
from tests.bot.service.test_habits import DAY, HOUR, MINUTE, utc

WEEK = 7 * DAY
START = utc("2026-03-23T00:00")
"""A Monday. In the second week clocks change in Europe, in the third on Lord Howe."""

ZONES = (
    *("UTC", "Europe/Berlin", "America/Santiago", "Australia/Lord_Howe", "Asia/Kathmandu"),
    *("Pacific/Kiritimati", "Pacific/Pago_Pago"),
)

Change = Callable[[UserRow, datetime], UserRow]


def quiet(hour: int, length: int, user: UserRow, now: datetime) -> UserRow:
    """Choose quiet hours that begin this many hours from now."""
    local = now.astimezone(ZoneInfo(user.zone)).hour + hour
    return user._replace(quiet=(local % 24 * 60, (local + length) % 24 * 60))


def weekends(off: bool, user: UserRow, _: datetime) -> UserRow:
    return user._replace(weekends_off=off)


def zone(name: str, user: UserRow, now: datetime) -> UserRow:
    moved = vacations.moved(habits_of(user).vacations, user.zone, name, now)
    return user._replace(zone=name, vacations=moved)


def vacation(ahead: int, days: int, user: UserRow, now: datetime) -> UserRow:
    first = now.astimezone(ZoneInfo(user.zone)).date() + ahead * DAY
    planned = habits_of(user).vacations
    return user._replace(vacations=vacations.planned(planned, user.zone, first, days, now))


def back(user: UserRow, now: datetime) -> UserRow:
    """End or call off the newest vacation."""
    planned = habits_of(user).vacations
    start = planned[-1].start if planned else now
    return user._replace(vacations=vacations.ended(planned, start, now))


any_quiet = st.builds(lambda *given: partial(quiet, *given), st.integers(0, 23), st.just(16))
any_zone = st.sampled_from([partial(zone, name) for name in ZONES])
any_weekend = st.sampled_from([partial(weekends, off) for off in (True, False)])
any_vacation = st.just(back) | st.builds(
    lambda *given: partial(vacation, *given), st.integers(0, 3), st.integers(1, 5)
)
waits = st.integers(0, 3 * 24 * 4).map(lambda quarters: quarters * 15 * MINUTE)


class Life:
    """The times when a person's clock stands after these changes, each this long after the last."""

    def __init__(self, changes: list[tuple[timedelta, Change]], days: int = 35) -> None:
        self.end = START + days * DAY
        self.eras: list[tuple[datetime, UserRow]] = [(START - DAY, UserRow(1)), (START, UserRow(1))]
        now = START
        for after, change in changes:
            now += after
            user = self.eras[-1][1]
            try:
                self.eras.append((now, changed(user, change(user, now), now)))
            except ServiceError:
                continue  # it cannot be set

    def ran(self, start: datetime, end: datetime) -> timedelta:
        """Return how long the clock ran between two moments."""
        borders = [*(since for since, _ in self.eras[1:]), self.end + 2 * WEEK]
        return sum(
            (
                active_between(on_the_clock(user), max(since, start), min(until, end))
                for (since, user), until in zip(self.eras, borders, strict=True)
            ),
            timedelta(),
        )

    def set_at(self, at: datetime) -> Habits:
        return habits_of([user for since, user in self.eras if since <= at][-1])

    def moments(self) -> list[datetime]:
        """Return the critical moments: at changes, and each quarter of a day."""
        quarters = [START + quarter * DAY / 4 for quarter in range((self.end - START) // DAY * 4)]
        return [*(since for since, _ in self.eras if START <= since < self.end), *quarters]


def check_day(life: Life) -> None:
    for at in life.moments():
        alone = active_between(life.set_at(at), at, at + DAY)
        assert life.ran(at, at + DAY) >= alone, at


@pytest.mark.proof
@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(waits, any_quiet | any_zone | any_weekend | any_vacation), max_size=40))
def test_a_clock_runs_in_a_day_as_long_as_under_the_settings_at_its_beginning(
    changes: list[tuple[timedelta, Change]],
) -> None:
    check_day(Life(changes))


@pytest.mark.proof
@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(waits, any_quiet | any_zone), max_size=60))
def test_at_most_sixteen_hours_of_a_day_stand_still(
    changes: list[tuple[timedelta, Change]],
) -> None:
    life = Life(changes)
    for at in life.moments():  # an hour more where clocks change
        assert life.ran(at, at + DAY) >= (24 - MOST_QUIET - 1) * HOUR, at


@pytest.mark.proof
@pytest.mark.parametrize("seed", [1, 2, pytest.param(range(3, 30), marks=pytest.mark.soak)])
def test_at_most_six_days_of_a_week_stand_still(seed: int | range) -> None:
    """All weekends of the world are over in 74 hours, which leaves three whole days."""
    for each in [seed] if isinstance(seed, int) else seed:
        life = Life(hostile(Random(each)))
        check_day(life)
        for at in life.moments():
            assert life.ran(at, at + WEEK) >= 3 * (24 - MOST_QUIET - 1) * HOUR, at


def hostile(random: Random) -> list[tuple[timedelta, Change]]:
    """Return what a player sets who wants to be off as soon and as long as possible."""
    kinds = (
        partial(quiet, 0, 16),
        partial(zone, random.choice(ZONES)),
        partial(weekends, True),
        partial(weekends, False),
    )
    many = random.choices(kinds, (9, 2, 2, 1), k=60)
    return [(random.choice((8, 14, 15, 15.75, 16)) * HOUR, change) for change in many]


# --- one by one -----------------------------------------------------------------------------------


def test_quiet_hours_that_always_begin_anew_leave_a_third_of_the_time() -> None:
    life = Life([(15 * HOUR, partial(quiet, 0, 16))] * 50)
    assert life.ran(START + DAY, START + 29 * DAY) >= 28 * DAY / 3


def test_what_is_no_longer_quiet_counts_at_once() -> None:
    user = UserRow(1, quiet=(0, 16 * 60))
    after = changed(user, user._replace(quiet=None), START)
    assert active_between(on_the_clock(after), START, START + DAY) == DAY


def test_for_messages_new_quiet_hours_hold_at_once() -> None:
    user = UserRow(1)
    after = changed(user, user._replace(quiet=(0, 8 * 60)), START)
    assert active_between(habits_of(after), START, START + DAY) == 16 * HOUR
    assert active_between(on_the_clock(after), START, START + 2 * DAY) == (24 + 16) * HOUR


def test_what_has_nothing_to_do_with_time_off_is_not_noted() -> None:
    user = UserRow(1, quiet=(0, 60))
    assert changed(user, user._replace(theme="light"), START).counted == ()


def test_a_date_that_is_moved_to_the_next_zone_is_no_second_day_of_vacation() -> None:
    """A date begins on Kiritimati 26 hours before it ends in Pago Pago."""
    east, west = (partial(zone, name) for name in ("Pacific/Kiritimati", "Pacific/Pago_Pago"))
    one = [
        (timedelta(), east),
        (DAY, partial(vacation, 1, 1)),
        (33 * HOUR, west),
        (63 * HOUR, east),
    ]
    life = Life(one * 10, days=60)
    stood = life.end - START - life.ran(START, life.end)
    assert 10 * 9 * HOUR < stood <= 10 * 26 * HOUR
