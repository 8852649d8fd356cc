"""Lists of tables and times left, for each viewer and in order; no database, no Discord."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.engine.model import TableInfo
from bot.text import LANGUAGES, Texts, texts
from bot.ui import tables
from bot.ui.times import distance, moment, time_left, times
from rules.registry import GAMES
from tests.bot.ui.tables import NOON, table_of
from tests.limits.message import TEXT_DISPLAY, walk

EN = texts("en")
GAME = next(iter(GAMES.values()))
ANNA, BEN = 10**18, 10**18 + 1
LATER = NOON + timedelta(hours=5)


def table(number: int, waiting: tuple[int, ...] = (), **anna: Any) -> TableInfo:
    """Return a table of Anna and Ben, with these facts about Anna's seat."""
    found = table_of(GAME, 2, waiting, id=number)
    seats = [
        replace(seat, name=name, waiting_since=seat.waiting_since if seat.waiting else None)
        for seat, name in zip(found.seats, ("Anna", "Ben"), strict=True)
    ]
    return replace(found, seats=(replace(seats[0], **anna), seats[1]))


def shown(mine: list[TableInfo]) -> str:
    view = tables.tables(ANNA, mine, [], EN).view()
    return "\n".join(
        part["content"] for part in walk(view.to_components()) if part["type"] == TEXT_DISPLAY
    )


# --- lists ----------------------------------------------------------------------------------------


def test_what_waits_longest_for_me_comes_first_then_what_runs_then_lobbies() -> None:
    lobby = replace(table(1), status="lobby")
    running, newest = table(2, (1,)), table(3, (0, 1), waiting_since=LATER)
    longest, damaged = table(4, (0,)), replace(table(5, (0,)), aside="x7")
    text = shown([lobby, running, newest, longest, damaged])
    places = [text.index(f"#{number}") for number in (4, 3, 2, 5, 1)]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("waiting", "anna", "told"),
    [
        pytest.param((0,), {}, True, id="mine"),
        pytest.param((1,), {}, False, id="another's"),
        pytest.param((0,), {"computer": "greedy"}, False, id="a computer's that stands in for me"),
        pytest.param((0,), {"resigned": True, "computer": "greedy"}, False, id="what was mine"),
    ],
)
def test_whose_move_it_is(waiting: tuple[int, ...], anna: dict[str, Any], told: bool) -> None:
    assert ("**your move**" in shown([table(1, waiting, **anna)])) is told


@pytest.mark.parametrize("words", [texts(language) for language in LANGUAGES], ids=LANGUAGES)
def test_a_reminder_names_each_table_with_its_wait_its_time_and_its_end(words: Texts) -> None:
    plain = table(1, (0,))
    late = table(2, (0,), waiting_since=LATER, deadline=LATER)
    last = table(3, (0,), stalled=True)
    title, first, second, third = tables.reminder(ANNA, [plain, late, last], words).splitlines()
    assert title == f"### {words.say('reminder-title', count=3)}"
    assert distance(NOON) in first
    assert words.say("time-left", left=distance(LATER)) in second
    assert [words.say("reminder-last") in line for line in (first, second, third)] == [
        False,
        False,
        True,
    ]


def test_what_does_not_fit_into_a_reminder_is_counted() -> None:
    lines = tables.reminder(ANNA, [table(number, (0,)) for number in range(1, 101)], EN)
    shown_ones = [line for line in lines.splitlines() if line.startswith("- ")]
    assert f"… and {100 - len(shown_ones)} more." in lines
    assert len(lines) <= tables.REMINDER_LIMIT


# --- time left ------------------------------------------------------------------------------------

AT, LEFT = moment(LATER), distance(LATER)


@pytest.mark.parametrize(
    ("anna", "off", "told"),
    [
        pytest.param({}, {}, "", id="no clock: nothing"),
        pytest.param({"deadline": LATER}, {}, f"-# Anna: time until {AT} ({LEFT})", id="a clock"),
        pytest.param(
            {"overtime": True},
            {},
            "-# Anna: the others are voting on how to go on",
            id="asked about",
        ),
        pytest.param({}, {ANNA: LATER}, f"-# Anna: off until {AT}", id="off"),
        pytest.param({}, {BEN: LATER}, "", id="another is off, for whom no one waits"),
        pytest.param({"computer": "greedy", "deadline": LATER}, {}, "", id="a computer plays"),
    ],
)
def test_how_much_time_those_awaited_have_left(
    anna: dict[str, Any], off: dict[int, datetime], told: str
) -> None:
    assert times(table(1, (0,), **anna), off, EN) == told


def test_a_table_that_has_stalled_says_so() -> None:
    assert "stalled" in times(table(1, (0,), stalled=True), {}, EN)


@pytest.mark.parametrize("words", [texts(language) for language in LANGUAGES], ids=LANGUAGES)
def test_my_own_time_in_a_few_words(words: Texts) -> None:
    def left(clock: str = "normal", **facts: Any) -> str:
        found = replace(table(1, (0,), **facts), clock=clock)
        return time_left(found, found.seats[0], words)

    assert left() == ""
    assert LEFT in left(deadline=LATER)
    assert left(overtime=True) == words.say("time-over")
    assert left("relaxed", overtime=True) == words.say("time-voted-on")
