"""Events in brief: few short lines, nothing lost, nothing secret."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.engine.model import HappenedInfo, TableInfo
from bot.text import LANGUAGES, GameTexts, texts
from bot.text.catalogue import Catalogue
from bot.ui import happening
from bot.ui.happening import (
    LINE_LIMIT,
    LINES,
    NEWS_LIMIT,
    NEWS_LINES,
    WIDTH,
    apart,
    event_lines,
    in_brief,
)
from bot.ui.people import escaped_names
from rules.event import Event, Fact
from rules.registry import GAMES
from tests.bot.ui.tables import table_of
from tests.contract.walks import Walk, greedily, tables, walk

WORDS = """
title = A game
thing-stone = stone
    .help = It is hard.
event-began = The day begins.
    .chapter = Day
event-took = { $seat } takes { $things }.
    .short = { $things }
event-took-with-from = { $seat } takes { $things } from { $from }.
    .people = from
    .short = { $things } from { $from }
event-turned = { $seat } turns over.
    .chapter = { "" }
    .short = turns
event-idle = { $seat } does nothing.
    .short = nothing
event-rained = It rained.
event-hidden = { "" }
event-counted = { $seat } counts.
    .chapter = Counting
    .short = counts
event-earned = { $seat } gets { $coins } coins.
    .short = +{ $coins } coins
    .sum = coins
"""
PEOPLE = ("Ada", "Ben", "under_score")


def told(kind: str, **facts: Fact) -> Event:
    return Event(kind, facts)


DAY = told("began")
RAIN = told("rained")
HEADING = "**Day**"


def stones(seat: int, count: int = 1, **facts: Fact) -> Event:
    return told("took", seat=seat, things=("thing:stone",) * count, **facts)


def idle(seat: int) -> Event:
    return told("idle", seat=seat)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> TableInfo:
    """A table for three with a catalogue of few words."""
    words = texts("en")
    monkeypatch.setitem(words._games, "made_up", GameTexts(words, Catalogue(WORDS, "en")))
    table = table_of(next(iter(GAMES.values())), 3)
    return named(replace(table, game="made_up"), PEOPLE)


def named(table: TableInfo, names: tuple[str, ...]) -> TableInfo:
    seats = [replace(seat, name=names[seat.seat]) for seat in table.seats]
    return replace(table, seats=tuple(seats))


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        ([], []),
        ([DAY], ["**Day**"]),
        ([DAY, stones(0), idle(1)], ["**Day** · Ada: stone · Ben: nothing"]),
        ([stones(0), DAY, idle(1)], ["Ada: stone", "**Day** · Ben: nothing"]),
        ([stones(0), stones(1), stones(0)], ["Ada, Ben: stone · Ada: stone"]),
        ([stones(0), idle(0), stones(0)], ["Ada: 2× stone, nothing"]),
        ([told("earned", seat=0, coins=2)] * 3, ["Ada: +6 coins"]),
        ([stones(1, 3), idle(0), idle(2)], [r"Ben: 3× stone · Ada, under\_score: nothing"]),
        ([stones(0, **{"from": 2})], [r"Ada: stone from under\_score"]),
        ([DAY, RAIN, idle(0), RAIN], ["**Day** · It rained · Ada: nothing · It rained"]),
        ([told("turned", seat=1), idle(0), told("hidden")], ["Ben: turns · Ada: nothing"]),
        ([told("hidden")], []),
        ([told("turned", seat=1), told("turned", seat=2)], ["Ben: turns", r"under\_score: turns"]),
        (
            [DAY, told("counted", seat=1), told("counted", seat=0), told("counted", seat=1)],
            [HEADING, "**Counting** · Ben, Ada: counts · Ben: counts"],
        ),
    ],
)
def test_a_chapter_is_told_in_the_order_of_events(
    table: TableInfo, events: list[Event], lines: list[str]
) -> None:
    assert in_brief(table, events, texts("en")) == (tuple(lines), 0)


@pytest.mark.parametrize(
    ("history", "heading"),
    [
        ([], ""),
        ([DAY, idle(2), stones(1)], HEADING),
        ([DAY, told("turned", seat=2), stones(1)], ""),
        ([DAY, idle(1)], ""),  # which does not end with what is told
    ],
)
def test_a_chapter_goes_on_under_its_heading(
    table: TableInfo, history: list[Event], heading: str
) -> None:
    [line] = in_brief(table, [stones(1)], texts("en"), history).lines
    assert line == " · ".join(part for part in (heading, "Ben: stone") if part)


def test_a_heading_that_stands_already_is_not_opened_anew(table: TableInfo) -> None:
    counted = [told("counted", seat=0), told("counted", seat=1)]
    [line] = in_brief(table, counted[1:], texts("en"), counted).lines
    assert line == "**Counting** · Ben: counts"


RESIGNED = HappenedInfo(1, datetime(2026, 1, 1, tzinfo=UTC), "resigned", 0, 7, "Ada")
BACK = RESIGNED._replace(kind="back", name="Ben")


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        ([RESIGNED, BACK], ["Ada resigns.", "Ben is back."]),
        ([DAY, RESIGNED, idle(1)], [HEADING, "Ada resigns.", f"{HEADING} · Ben: nothing"]),
        ([idle(2), RESIGNED], [r"under\_score: nothing", "Ada resigns."]),
    ],
)
def test_what_happened_to_a_seat_stands_in_its_place(
    table: TableInfo, events: list[Event | HappenedInfo], lines: list[str]
) -> None:
    assert in_brief(table, events, texts("en")) == (tuple(lines), 0)


def test_a_chapter_goes_on_under_its_heading_after_what_happened_to_a_seat(
    table: TableInfo,
) -> None:
    shown = in_brief(table, [RESIGNED, stones(1)], texts("en"), [DAY, stones(1)])
    assert shown.lines == ("Ada resigns.", f"{HEADING} · Ben: stone")


def test_of_seats_too_only_the_newest_lines_are_kept(table: TableInfo) -> None:
    shown = in_brief(table, [RESIGNED, *[BACK] * LINES], texts("en"))
    assert shown == (("Ben is back.",) * LINES, 1)


def test_a_long_chapter_goes_on_in_the_next_line(table: TableInfo) -> None:
    events = [DAY, *(stones(number % 3, number) for number in range(1, 13))]
    first, *rest = in_brief(table, events, texts("en")).lines
    assert first.startswith("**Day** · Ben: stone · under")
    assert rest
    assert all(line.startswith("**Day** · ") for line in rest)
    assert all(len(line) <= WIDTH for line in (first, *rest))


def test_names_are_cut_only_where_there_is_no_room(table: TableInfo) -> None:
    long = named(table, ("Ada of the long name", "Ben of the long name", "Cleo"))
    people = replace(long, seats=(*long.seats[:2], replace(long.seats[2], name="", user_id=None)))
    few = [DAY, stones(0), stones(1, 2), stones(2, 3)]
    [line] = in_brief(people, few, texts("en")).lines
    assert "Ada of the long name: stone" in line
    assert "Tinbot: 3× stone" in line
    lines = in_brief(people, [each for day in range(3) for each in few], texts("en")).lines
    assert len(lines) == 3, "there is room for three days"
    many = [DAY, *(stones(number % 3, number) for number in range(2, 120))]
    assert all("long name" not in line for line in in_brief(people, many, texts("en")).lines)


def test_what_has_no_room_is_counted(table: TableInfo) -> None:
    days = [DAY, stones(0), stones(0), idle(1)] * 7
    shown = in_brief(table, days, texts("en"))
    assert shown == (("**Day** · Ada: 2× stone · Ben: nothing",) * LINES, 2 * 4)


# --- news for the reader --------------------------------------------------------------------------


def of_ada(event: Event) -> bool:
    """All events that Ada causes or that happen to her."""
    return 0 in (event.facts.get("seat"), event.facts.get("from"))


@pytest.mark.parametrize(
    ("events", "news", "rest"),
    [
        ([DAY, idle(1)], "", ["**Day** · Ben: nothing"]),
        (
            [DAY, idle(1), stones(0), idle(2)],
            "**Day** · Ada: stone",
            [r"**Day** · Ben, under\_score: nothing"],
        ),
        ([stones(0), stones(1, **{"from": 0})], "Ada: stone · Ben: stone from Ada", []),
        ([told("turned", seat=1), stones(0)], "Ada: stone", ["Ben: turns"]),
        (
            [told("counted", seat=1), told("counted", seat=0)],
            "**Counting** · Ada: counts",
            ["**Counting** · Ben: counts"],
        ),
    ],
)
def test_news_to_the_reader_is_told_apart(
    table: TableInfo, events: list[Event], news: str, rest: list[str]
) -> None:
    assert apart(table, events, texts("en"), (), of_ada) == (news, (tuple(rest), 0))


def test_what_was_said_above_is_no_news(table: TableInfo) -> None:
    events = [stones(0), idle(0)]
    news, rest = apart(table, events, texts("en"), (), of_ada, "You took **stone**.")
    assert (news, rest.lines) == ("Ada: nothing", ("Ada: stone",))


def test_news_has_the_heading_that_began_before(table: TableInfo) -> None:
    events = [idle(1), stones(0)]
    news, rest = apart(table, events, texts("en"), [DAY, *events], of_ada)
    assert news == "**Day** · Ada: stone"
    assert rest.lines == ("**Day** · Ben: nothing",)


def test_news_has_its_heading_once(table: TableInfo) -> None:
    events = [DAY, *(each for number in range(2, 9) for each in (stones(0, number), idle(1)))]
    news, rest = apart(table, events, texts("en"), (), lambda _: True)
    assert len(news.splitlines()) == NEWS_LINES
    assert news.count("**Day**") == 1
    assert news.startswith("**Day** · ")
    assert all("**Day**" in line for line in rest.lines)


def test_news_that_has_no_room_stays_below(table: TableInfo) -> None:
    events = [each for number in range(2, 40) for each in (stones(0, number), idle(0))]
    news, rest = apart(table, events, texts("en"), (), of_ada)
    assert news.startswith("Ada: 2× stone")
    assert len(news.splitlines()) <= NEWS_LINES
    assert sum(map(len, news.splitlines())) <= NEWS_LIMIT
    told = news.count("stone") + news.count("nothing")
    assert len(events) > told + rest.left_out
    assert rest.left_out == in_brief(table, events[told:], texts("en")).left_out


# --- whole games --------------------------------------------------------------------------------


def played(key: str, seats: int) -> Walk:
    return walk(GAMES[key], seats, seats, choose=greedily)


def stretches(game: Walk, seat: int | None) -> Iterator[tuple[list[Event], list[Event]]]:
    """Yield the events told before each move of the first seat, and all until then."""
    since: list[Event] = []
    until: list[Event] = []
    for step in game.steps:
        if step.seat == 0:
            yield since, until
            since = []
        told = [event for event in step.events if event.is_for(seat)]
        since, until = [*since, *told], [*until, *told]
    yield until, until


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), tables(GAMES))
def test_whole_games_fit_into_few_short_lines(key: str, seats: int, language: str) -> None:
    words = texts(language)
    table = named(table_of(GAMES[key], seats), ("Ada", "Ben", "Chloé", "Dimitri", "Emeka"))
    for since, until in stretches(played(key, seats), None):
        shown = in_brief(table, since, words, until)
        assert len(shown.lines) <= LINES
        for line in shown.lines:
            assert len(line) <= WIDTH or line.count(": ") + line.count(" · ") <= 2, line
            assert len(line) < LINE_LIMIT, "nothing is cut off"


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), tables(GAMES))
def test_all_that_happened_is_told_or_counted(
    monkeypatch: pytest.MonkeyPatch, key: str, seats: int, language: str
) -> None:
    words = texts(language)
    table = named(table_of(GAMES[key], seats), ("Ada", "Ben", "Cleo", "Dan", "Eve"))
    names, book = escaped_names(table, words), words.of(key)

    def is_news(event: Event) -> bool:
        return GAMES[key].vocabulary.is_news(event, 0)

    for since, until in stretches(played(key, seats), 0):
        monkeypatch.setattr(happening, "LINES", 0)
        assert in_brief(table, since, words, until) == ((), len(event_lines(table, since, words)))
        monkeypatch.setattr(happening, "LINES", 10**6)
        news, shown = apart(table, since, words, until, is_news)
        lines = "\n".join((news, *shown.lines))
        for event in since:
            brief = book.brief(event, names)
            assert (brief is None) == (book.event(event, names) is None), "no more and no less"
            if brief is not None and brief.words not in lines:
                sums = [book.several(brief, count, names) for count in range(2, 5)]
                assert brief.event is not None, "only what adds up is told as a sum"
                assert any(each in lines for each in sums)
            assert brief is None or (brief.chapter or "") in lines
            assert brief is None or brief.seat is None or names[brief.seat] in lines
        assert shown.left_out == 0
