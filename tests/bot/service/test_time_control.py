"""Time controls: their notation, and the arithmetic of a bank."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import time_control
from bot.engine.errors import ServiceError
from bot.engine.habits import Habits, on_again
from bot.engine.time_control import (
    TimeControl,
    deadline,
    fresh,
    granted,
    left,
    read,
    spelled,
    withdrawn,
)

HOUR = 3600
NIGHTS = Habits("Europe/Berlin", (22 * 60, 7 * 60))
EVENING = datetime(2026, 7, 1, 18, tzinfo=UTC)
"""Eight in Berlin: two hours until the night, which lasts nine."""

FAST = TimeControl(timedelta(hours=12), timedelta(hours=4), timedelta(hours=24))


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("normal", (120, 24, 168)),
        ("fast", (12, 4, 24)),
        ("48/12/96", (48, 12, 96)),
        ("1/0/1", (1, 0, 1)),
        ("1440/168/2160", (1440, 168, 2160)),
    ],
)
def test_a_time_control_is_three_numbers_of_hours_or_has_a_name(
    text: str, hours: tuple[int, int, int]
):
    assert read(text) == TimeControl(*(timedelta(hours=count) for count in hours))


def test_a_relaxed_table_has_no_clocks():
    assert read("relaxed") is None


@pytest.mark.parametrize(
    "text",
    [
        *("", "slow", "48", "48/12", "48/12/96/1", "48/12/", "a/b/c", "-1/0/5", "1.5/0/5"),
        *("0/0/1", "1441/0/2000", "1/169/200", "10/1/9", "1/0/2161", "٤٨/12/96", "99999/1/99999"),
        *(" 48/12/96", "Normal"),
    ],
)
def test_anything_else_is_no_time_control(text: str):
    with pytest.raises(ServiceError) as refused:
        read(text)
    assert refused.value.code == "bad_clock"
    assert refused.value.facts == {
        "least_bank": 1,
        "most_bank": 1440,
        "most_increment": 168,
        "most_cap": 2160,
    }


@pytest.mark.parametrize(
    ("typed", "stored"),
    [(" Normal ", "normal"), ("48 / 12 / 96", "48/12/96"), ("048/012/0096", "48/12/96")],
)
def test_what_a_person_types_may_look_otherwise(typed: str, stored: str):
    assert spelled(typed) == stored
    assert read(stored)


def test_what_is_no_time_control_cannot_be_typed():
    with pytest.raises(ServiceError, match="bad_clock"):
        spelled("4 8")


def test_a_bank_begins_full_and_grows_with_each_wait_up_to_its_cap():
    bank = fresh(FAST)
    assert bank == 12 * HOUR
    grown = [bank := granted(FAST, bank) for _ in range(4)]
    assert grown == [16 * HOUR, 20 * HOUR, 24 * HOUR, 24 * HOUR]


def test_an_empty_bank_gets_the_increment_too():
    assert granted(FAST, 0) == 4 * HOUR


def test_what_a_person_was_given_beyond_the_cap_is_not_taken_away():
    assert granted(FAST, 30 * HOUR) == 30 * HOUR


def test_a_wait_that_was_taken_back_takes_its_increment_along():
    assert withdrawn(FAST, granted(FAST, 5 * HOUR)) == 5 * HOUR
    assert withdrawn(FAST, granted(FAST, 23 * HOUR)) == 20 * HOUR, "the next wait brings four"
    assert withdrawn(FAST, 3 * HOUR) == 0
    assert withdrawn(FAST, granted(FAST, 30 * HOUR)) == 30 * HOUR, "it had brought none"


def test_a_bank_runs_while_its_person_is_on():
    assert left(12 * HOUR, NIGHTS, EVENING, EVENING + timedelta(hours=1)) == 11 * HOUR
    assert left(12 * HOUR, NIGHTS, EVENING, EVENING + timedelta(hours=5)) == 10 * HOUR
    assert left(12 * HOUR, NIGHTS, EVENING, EVENING + timedelta(hours=12)) == 9 * HOUR


def test_a_bank_never_holds_less_than_nothing():
    assert left(HOUR, Habits(), EVENING, EVENING + timedelta(days=400)) == 0


def test_a_bank_that_has_not_begun_to_run_is_whole():
    assert left(HOUR, Habits(), EVENING, EVENING - timedelta(days=1)) == HOUR


@pytest.mark.parametrize(
    ("bank", "hours"), [(HOUR, 1), (2 * HOUR, 11), (3 * HOUR, 12), (17 * HOUR, 35), (0, 0)]
)
def test_the_deadline_is_when_the_bank_is_empty_and_its_person_is_on(bank: int, hours: int):
    assert deadline(bank, NIGHTS, EVENING) == EVENING + timedelta(hours=hours)


@pytest.mark.proof
@given(
    st.integers(0, 90 * 24 * HOUR),
    st.integers(0, 60 * 24 * HOUR),
    # hypothesis wants the bounds without a zone, and gives what it draws the zone.
    st.datetimes(datetime(2026, 1, 1), datetime(2027, 1, 1), timezones=st.just(UTC)),  # noqa: DTZ001
)
def test_settling_in_between_changes_nothing(bank: int, later: int, since: datetime):
    between = since + timedelta(seconds=later)
    settled = left(bank, NIGHTS, since, between)
    assert 0 <= settled <= bank
    if settled:
        assert abs(deadline(settled, NIGHTS, between) - deadline(bank, NIGHTS, since)) < timedelta(
            seconds=1
        )
    else:
        assert deadline(bank, NIGHTS, since) <= on_again(NIGHTS, between)


def test_all_presets_are_within_the_limits():
    for name, control in time_control.PRESETS.items():
        if control is not None:
            spans = control.bank, control.increment, control.cap
            hours = "/".join(str(span // timedelta(hours=1)) for span in spans)
            assert read(hours) == read(name)
