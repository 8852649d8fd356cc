"""Vacations: whole days, a number a year, planned, ended early, moved with their zone."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.errors import ServiceError
from bot.engine.habits import Span
from bot.service.vacations import BUDGET, days_left, days_of, ended, moved, planned, span_of

BERLIN = "Europe/Berlin"
TOKYO = "Asia/Tokyo"
NOW = datetime(2026, 6, 15, 12, tzinfo=UTC)
JULY = date(2026, 7, 1)


def plan(*vacations: tuple[date, int], now: datetime = NOW) -> tuple[Span, ...]:
    together: tuple[Span, ...] = ()
    for first, days in vacations:
        together = planned(together, BERLIN, first, days, now)
    return together


def code_of(*vacations: tuple[date, int], now: datetime = NOW) -> str:
    with pytest.raises(ServiceError) as refused:
        plan(*vacations, now=now)
    return refused.value.code


def test_a_vacation_is_so_many_days_of_the_persons_own_calendar():
    (vacation,) = plan((JULY, 2))
    assert vacation.start == datetime(2026, 6, 30, 22, tzinfo=UTC)
    assert vacation.end == datetime(2026, 7, 2, 22, tzinfo=UTC)
    assert list(days_of(vacation, BERLIN)) == [date(2026, 7, 1), date(2026, 7, 2)]


def test_vacations_are_kept_in_order():
    later, sooner = (date(2026, 9, 1), 3), (JULY, 3)
    assert plan(later, sooner) == plan(sooner, later)


def test_a_year_has_so_many_days():
    assert days_left(plan((JULY, 10), (date(2026, 9, 1), 18)), BERLIN, 2026) == 0
    with pytest.raises(ServiceError) as refused:
        plan((JULY, 10), (date(2026, 9, 1), 19))
    assert refused.value.code == "vacation_too_long"
    assert refused.value.facts == {"year": "2026", "left": 18}


def test_no_year_has_fewer_days_left_than_none():
    """In another zone a vacation that is over may touch one date more."""
    over = span_of("UTC", date(2026, 1, 1), BUDGET)
    assert days_left([over], BERLIN, 2026) == 0
    with pytest.raises(ServiceError) as refused:
        planned([over], BERLIN, JULY, 1, NOW)
    assert (refused.value.code, refused.value.facts["left"]) == ("vacation_too_long", 0)


def test_a_vacation_over_new_year_takes_from_both_years():
    vacations = plan((date(2026, 12, 30), 5))
    assert days_left(vacations, BERLIN, 2026) == BUDGET - 2
    assert days_left(vacations, BERLIN, 2027) == BUDGET - 3
    full = (JULY, BUDGET)
    with pytest.raises(ServiceError) as refused:
        plan(full, (date(2026, 12, 31), 2))
    assert refused.value.facts == {"year": "2026", "left": 0}
    assert plan(full, (date(2027, 1, 1), 2))


def test_a_vacation_can_begin_today_and_until_the_end_of_next_year():
    assert plan((date(2026, 6, 15), 1))
    assert plan((date(2027, 12, 31), 1))


def test_today_is_that_of_the_persons_own_calendar():
    late = datetime(2026, 6, 15, 23, tzinfo=UTC)
    assert code_of((date(2026, 6, 15), 1), now=late) == "bad_vacation_start"
    assert plan((date(2026, 6, 16), 1), now=late)


@pytest.mark.parametrize("first", [date(2026, 6, 14), date(2028, 1, 1), date.min, date.max])
def test_no_vacation_begins_in_the_past_or_too_far_away(first: date):
    assert code_of((first, 1)) == "bad_vacation_start"


@pytest.mark.parametrize("days", [-1, 0, BUDGET + 1, 10**9])
def test_no_vacation_has_no_days_or_too_many(days: int):
    assert code_of((JULY, days)) == "bad_vacation_days"


@pytest.mark.parametrize(
    ("first", "days"),
    [(JULY, 5), (date(2026, 6, 29), 3), (date(2026, 7, 3), 1), (date(2026, 6, 20), 20)],
)
def test_vacations_do_not_overlap(first: date, days: int):
    with pytest.raises(ServiceError) as refused:
        plan((JULY, 5), (first, days))
    assert refused.value.code == "vacations_overlap"
    assert refused.value.facts == {"first": "date:2026-07-01", "last": "date:2026-07-05"}


@pytest.mark.parametrize("first", [date(2026, 6, 29), date(2026, 7, 6)])
def test_vacations_may_touch(first: date):
    assert len(plan((JULY, 5), (first, 2))) == 2


def test_the_vacations_of_earlier_years_are_forgotten():
    old = plan((date(2026, 6, 20), 3), (date(2026, 12, 31), 1))
    over_new_year = planned(
        old, BERLIN, date(2027, 3, 1), 1, datetime(2026, 12, 31, 23, tzinfo=UTC)
    )
    assert over_new_year == (span_of(BERLIN, date(2027, 3, 1), 1),)


# --- ending early -----------------------------------------------------------------------------


def test_a_vacation_that_has_not_begun_costs_nothing_once_it_is_called_off():
    vacations = plan((JULY, 5), (date(2026, 9, 1), 5))
    assert ended(vacations, vacations[0].start, NOW) == vacations[1:]


def test_a_vacation_that_is_ended_early_costs_the_days_that_have_begun():
    (vacation,) = plan((JULY, 5))
    third_day = datetime(2026, 7, 3, 6, tzinfo=UTC)
    after = ended((vacation,), vacation.start, third_day)
    assert after == (Span(vacation.start, third_day),)
    assert days_left(after, BERLIN, 2026) == BUDGET - 3


def test_a_vacation_that_is_ended_at_midnight_does_not_cost_the_new_day():
    (vacation,) = plan((JULY, 5))
    midnight = datetime(2026, 7, 2, 22, tzinfo=UTC)
    assert days_left(ended((vacation,), vacation.start, midnight), BERLIN, 2026) == BUDGET - 2


def test_a_vacation_ends_once():
    (vacation,) = plan((JULY, 5))
    for start, now in [(vacation.start, vacation.end), (NOW, NOW)]:
        with pytest.raises(ServiceError, match="no_such_vacation"):
            ended((vacation,), start, now)


# --- another zone, and clocks that change ----------------------------------------------------


def test_vacations_keep_their_dates_in_another_zone():
    vacations = plan((JULY, 5), (date(2026, 9, 1), 5))
    there = moved(vacations, BERLIN, TOKYO, NOW)
    assert there == (span_of(TOKYO, JULY, 5), span_of(TOKYO, date(2026, 9, 1), 5))
    assert moved(there, TOKYO, BERLIN, NOW) == vacations


def test_what_is_over_stays_as_it_was_in_another_zone():
    vacations = plan((JULY, 5))
    assert moved(vacations, BERLIN, TOKYO, vacations[0].end) == vacations


ZONES = [
    BERLIN,
    "America/Santiago",
    "Africa/Cairo",
    "America/Havana",
    "America/Nuuk",
    "Asia/Beirut",
    "Australia/Lord_Howe",
    "Pacific/Chatham",
]


@given(st.sampled_from(ZONES), st.dates(date(2024, 1, 1), date(2035, 1, 1)), st.integers(1, BUDGET))
def test_a_vacation_has_the_days_that_were_asked_for_whatever_the_clocks_do(
    zone: str, first: date, days: int
):
    span = span_of(zone, first, days)
    assert list(days_of(span, zone)) == [first + timedelta(days=day) for day in range(days)]
    minute = timedelta(minutes=1)
    assert (span.start - minute).astimezone(ZoneInfo(zone)).date() < first
    assert span.end.astimezone(ZoneInfo(zone)).date() == first + timedelta(days=days)
