"""A person's time off: by their wall clock, through its changes, and exact to the minute."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.engine.errors import ServiceError
from bot.engine.habits import (
    Habits,
    Span,
    active_between,
    after_active,
    check_quiet,
    habits_of,
    is_off,
    on_again,
)
from bot.service.vacations import span_of
from bot.service.zones import names, zone_named
from bot.storage.rows import UserRow
from bot.text import texts

MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


def utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def hours(start: int, end: int) -> tuple[int, int]:
    return start * 60, end * 60


NIGHT = hours(22, 7)

# zone, quiet hours, from when until when (UTC) a player is off. The clocks of the last column:
CASES = {
    "an ordinary night": ("Europe/Berlin", NIGHT, "2026-07-01T20:00", "2026-07-02T05:00"),
    "an ordinary day": ("Europe/Berlin", hours(8, 17), "2026-07-01T06:00", "2026-07-01T15:00"),
    "a zone with quarters": ("Asia/Kathmandu", NIGHT, "2026-07-01T16:15", "2026-07-02T01:15"),
    # Berlin: 02:00 becomes 03:00 on 28 March 2027, 03:00 becomes 02:00 on 25 October 2026.
    "a short night": ("Europe/Berlin", NIGHT, "2027-03-27T21:00", "2027-03-28T05:00"),
    "a long night": ("Europe/Berlin", NIGHT, "2026-10-24T20:00", "2026-10-25T06:00"),
    "it begins at a time that there is not": (
        "Europe/Berlin",
        (150, 480),
        "2027-03-28T00:30",
        "2027-03-28T06:00",
    ),
    "it ends at a time that there is not": (
        "Europe/Berlin",
        (1380, 150),
        "2027-03-27T22:00",
        "2027-03-28T01:30",
    ),
    "all of it lies where there is no time": (
        "Europe/Berlin",
        (130, 170),
        "2027-03-28T00:10",
        "2027-03-28T01:50",
    ),
    "it begins at a time that comes twice": (
        "Europe/Berlin",
        (150, 480),
        "2026-10-25T00:30",
        "2026-10-25T07:00",
    ),
    "it ends at a time that comes twice": (
        "Europe/Berlin",
        (1380, 150),
        "2026-10-24T21:00",
        "2026-10-25T01:30",
    ),
    # New York: 14 March 2027 and 1 November 2026.
    "a short night overseas": ("America/New_York", NIGHT, "2027-03-14T03:00", "2027-03-14T11:00"),
    "a long night overseas": ("America/New_York", NIGHT, "2026-11-01T02:00", "2026-11-01T12:00"),
    # Lord Howe: half an hour, 4 October 2026 and 4 April 2027.
    "half an hour less": ("Australia/Lord_Howe", NIGHT, "2026-10-03T11:30", "2026-10-03T20:00"),
    "half an hour more": ("Australia/Lord_Howe", NIGHT, "2027-04-03T11:00", "2027-04-03T20:30"),
    "it ends in half an hour that there is not": (
        "Australia/Lord_Howe",
        (1320, 135),
        "2026-10-03T11:30",
        "2026-10-03T15:45",
    ),
    # Santiago: there is no midnight on 6 September 2026. Cairo: none on 24 April 2026.
    "no midnight to begin at": (
        "America/Santiago",
        hours(0, 6),
        "2026-09-06T03:00",
        "2026-09-06T09:00",
    ),
    "no midnight to end at": ("Africa/Cairo", hours(16, 0), "2026-04-23T14:00", "2026-04-23T22:00"),
    # Havana: midnight came twice on 2 November 2025.
    "two midnights to begin at": (
        "America/Havana",
        hours(0, 6),
        "2025-11-02T04:00",
        "2025-11-02T11:00",
    ),
    "two midnights to end at": (
        "America/Havana",
        hours(16, 0),
        "2025-11-01T20:00",
        "2025-11-02T05:00",
    ),
}

WEEKENDS = {
    "an ordinary weekend": ("Europe/Berlin", "2026-07-03T22:00", "2026-07-05T22:00"),
    "a weekend with an hour less": ("Europe/Berlin", "2027-03-26T23:00", "2027-03-28T22:00"),
    "a weekend with an hour more": ("Europe/Berlin", "2026-10-23T22:00", "2026-10-25T23:00"),
    "a weekend without its midnight": ("America/Santiago", "2026-09-05T04:00", "2026-09-07T03:00"),
    "a weekend with an hour twice": ("America/Santiago", "2027-04-03T03:00", "2027-04-05T04:00"),
    "a weekend far in the east": ("Pacific/Kiritimati", "2026-07-03T10:00", "2026-07-05T10:00"),
}


def check_off(habits: Habits, start: datetime, end: datetime) -> None:
    """Check that a player is off from `start` to `end`, and neither just before nor just after."""
    assert not is_off(habits, start - MINUTE)
    assert is_off(habits, start)
    assert is_off(habits, end - MINUTE)
    assert not is_off(habits, end)
    assert on_again(habits, start) == on_again(habits, end - MINUTE) == end
    assert active_between(habits, start - MINUTE, end + MINUTE) == 2 * MINUTE
    assert after_active(habits, start - MINUTE, 2 * MINUTE) == end + MINUTE


@pytest.mark.parametrize("case", CASES)
def test_quiet_hours_are_those_of_the_wall_clock(case: str):
    zone, quiet, start, end = CASES[case]
    check_off(Habits(zone, quiet), utc(start), utc(end))


@pytest.mark.parametrize("case", WEEKENDS)
def test_a_weekend_is_saturday_and_sunday_there(case: str):
    zone, start, end = WEEKENDS[case]
    check_off(Habits(zone, weekends_off=True), utc(start), utc(end))


def test_what_touches_is_one_time_off():
    habits = Habits("Europe/Berlin", NIGHT, weekends_off=True)
    check_off(habits, utc("2026-07-03T20:00"), utc("2026-07-06T05:00"))


def test_a_vacation_lasts_while_the_clocks_change():
    vacation = span_of("Europe/Berlin", date(2026, 10, 20), 10)
    assert vacation == Span(utc("2026-10-19T22:00"), utc("2026-10-29T23:00"))
    check_off(Habits("Europe/Berlin", vacations=(vacation,)), *vacation)
    with_nights = Habits("Europe/Berlin", NIGHT, weekends_off=True, vacations=(vacation,))
    check_off(with_nights, utc("2026-10-19T20:00"), utc("2026-10-30T06:00"))


def test_who_has_set_nothing_is_never_off():
    unset = habits_of(UserRow(1))
    at = utc("2026-07-04T03:00")
    assert unset == Habits()
    assert on_again(unset, at) == at
    assert active_between(unset, at, at + 90 * DAY) == 90 * DAY
    assert after_active(unset, at, 90 * DAY) == at + 90 * DAY


def test_what_a_person_has_set_counts():
    vacation = (utc("2026-08-01T00:00"), utc("2026-08-02T00:00"))
    user = UserRow(1, zone="Asia/Tokyo", quiet=NIGHT, weekends_off=True, vacations=(vacation,))
    assert habits_of(user) == Habits("Asia/Tokyo", NIGHT, True, (Span(*vacation),))


def test_time_does_not_run_backwards():
    habits = Habits("Europe/Berlin", NIGHT)
    noon = utc("2026-07-01T10:00")
    assert active_between(habits, noon, noon - 5 * DAY) == timedelta()
    assert active_between(habits, noon + 10 * HOUR, noon) == timedelta()


def test_no_time_at_all_ends_when_a_person_is_on_again():
    habits = Habits("Europe/Berlin", NIGHT)
    assert after_active(habits, utc("2026-07-01T23:00"), timedelta()) == utc("2026-07-02T05:00")
    assert after_active(habits, utc("2026-07-02T05:00"), timedelta()) == utc("2026-07-02T05:00")


def test_what_falls_due_as_a_person_goes_off_falls_due_when_they_are_on_again():
    habits = Habits("Europe/Berlin", NIGHT)
    assert after_active(habits, utc("2026-07-01T19:00"), HOUR) == utc("2026-07-02T05:00")


def test_even_the_longest_time_comes_to_an_end():
    vacations = tuple(span_of("Europe/Berlin", date(2026, m, 3), 28) for m in (1, 3, 5))
    habits = Habits("Europe/Berlin", hours(16, 8), weekends_off=True, vacations=vacations)
    start = utc("2026-01-01T12:00")
    end = after_active(habits, start, 90 * DAY)
    assert active_between(habits, start, end) == 90 * DAY
    assert end < start + 600 * DAY


# --- limits -----------------------------------------------------------------------------------


@pytest.mark.parametrize("quiet", [hours(22, 7), hours(0, 16), hours(12, 4), (1439, 0), (0, 1)])
def test_so_many_hours_may_be_quiet(quiet: tuple[int, int]):
    check_quiet(quiet)


@pytest.mark.parametrize(
    ("quiet", "code"),
    [
        (hours(7, 7), "bad_quiet"),
        ((-1, 60), "bad_quiet"),
        ((0, 1440), "bad_quiet"),
        ((0, 16 * 60 + 1), "too_quiet"),
        (hours(7, 6), "too_quiet"),
    ],
)
def test_no_one_is_off_for_ever(quiet: tuple[int, int], code: str):
    with pytest.raises(ServiceError) as refused:
        check_quiet(quiet)
    assert refused.value.code == code


def test_too_long_a_night_is_told_as_it_was_understood():
    with pytest.raises(ServiceError) as refused:
        check_quiet((7 * 60 + 30, 7 * 60))
    assert refused.value.facts == {"most": 16, "start": "07:30", "end": "07:00"}


def test_all_zones_are_known_and_can_be_read():
    assert {"Europe/Berlin", "America/Argentina/Buenos_Aires", "UTC"} <= set(names())
    for zone in names():
        assert is_off(Habits(zone, hours(0, 12)), datetime(2026, 7, 1, 6, tzinfo=ZoneInfo(zone)))


@pytest.mark.parametrize("typed", ["Europe/Berlin", "europe/berlin", " Europe/Berlin "])
def test_a_zone_is_known_by_its_name_in_any_case(typed: str):
    assert zone_named(typed) == "Europe/Berlin"


def test_a_zone_may_be_typed_with_spaces():
    assert zone_named("america/new york") == "America/New_York"


def test_a_zone_is_known_by_its_city_where_there_is_only_one():
    assert zone_named("new york") == "America/New_York"
    assert zone_named("Berlin") == "Europe/Berlin"
    with pytest.raises(ServiceError, match="bad_zone"):
        zone_named("Louisville")


@pytest.mark.parametrize(
    "typed", ["", "Berlin/Europe", "Middle/Earth", "../../etc/passwd", "Factory", "Europe", "\0"]
)
def test_a_zone_that_does_not_exist_is_refused(typed: str):
    with pytest.raises(ServiceError) as refused:
        zone_named(typed)
    assert (refused.value.code, refused.value.facts) == ("bad_zone", {"zone": typed})


def test_what_is_no_zone_at_all_is_repeated_in_part():
    """A sentence holds no more of it."""
    with pytest.raises(ServiceError) as refused:
        zone_named("x" * 6000)
    sentence = texts("en").error(refused.value.code, refused.value.facts)
    assert "xxx" in sentence
    assert len(sentence) < 400
