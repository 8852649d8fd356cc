"""Time controls in words."""

from datetime import timedelta

import pytest

from bot.text import texts
from bot.ui.clocks import clock_entries, clock_line, clock_name, span

EN, DE = texts("en"), texts("de")


@pytest.mark.parametrize(
    ("clock", "line"),
    [
        ("relaxed", "No time limit."),
        (
            "normal",
            "Everyone starts with 5 days, plus 1 day for each move, up to 7 days.",
        ),
        (
            "fast",
            "Everyone starts with 12 hours, plus 4 hours for each move, up to 1 day.",
        ),
        ("36/0/36", "Everyone starts with 1 day and 12 hours and gets no more."),
    ],
)
def test_a_clock_is_told_in_words(clock: str, line: str):
    assert clock_line(clock, EN) == line


def test_a_clock_without_a_name_is_called_by_its_numbers():
    assert (clock_name("fast", DE), clock_name("48/12/96", DE)) == ("schnell", "48/12/96")


def test_a_menu_offers_what_is_chosen_even_if_it_has_no_name():
    assert [each.value for each in clock_entries("normal", EN)] == ["relaxed", "normal", "fast"]
    own = clock_entries("48/12/96", EN)[-1]
    assert (own.value, own.default) == ("48/12/96", True)


@pytest.mark.parametrize(
    ("hours", "words"),
    [(0, "0 hours"), (1, "1 hour"), (24, "1 day"), (49, "2 days and 1 hour"), (2160, "90 days")],
)
def test_a_span_is_told_in_days_and_hours(hours: int, words: str):
    assert span(timedelta(hours=hours), EN) == words
