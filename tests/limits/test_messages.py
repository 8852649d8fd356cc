"""Every panel and post of sampled positions of every game, as it is sent."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import pytest

from bot.engine.looking import OverPage
from bot.engine.model import Chosen, LogPage, Position, TableInfo, UserInfo
from bot.permissions import IN_CHANNELS
from bot.render import Picture, Scene, draw
from bot.render.scene import PictureKind
from bot.service import managing, zones
from bot.service.conceding import LEAVINGS
from bot.service.missed import MOST, Missed, Round
from bot.service.server import MOST_CHANNELS
from bot.service.showing import Ending, Showing
from bot.service.troubles import COMPUTER, FAILED, GONE, PERMISSIONS, Trouble
from bot.service.vacations import span_of
from bot.storage.rows import NOWHERE, Happened, ServerRow, UserRow
from bot.text import LANGUAGES, texts
from bot.text.game import Brief, GameTexts
from bot.ui import (
    absence,
    happening,
    lobby,
    log,
    missed,
    more,
    open_table,
    options,
    panel,
    panel_help,
    posts,
    results,
    rulebook,
    scores,
    server,
    settings,
    times,
    troubles,
)
from bot.ui import (
    help as helping,
)
from bot.ui import tables as listing
from bot.ui.happening import LINE_LIMIT, LINES, Told, apart, in_brief
from bot.ui.ids import bits
from bot.ui.panel import Panel
from bot.ui.people import names_of
from bot.ui.posts import Board
from bot.ui.sheet import Sheet
from rules import decision as answering
from rules.decision import Choice, Decision
from rules.event import Event
from rules.game import TOGETHER, AnyGame, Options
from tests.bot.ui.tables import NOON, panel_of, position_of, table_of
from tests.games import GAMES, known
from tests.games.record import Fullest
from tests.limits.bodies import requests
from tests.limits.message import walk
from tests.limits.sent import problems

STRIDE = 61
"""The number of moves between two positions; no multiple of any number of players."""
NAMES = ("W" * 32, "漢" * 32, "*_`~" * 8, "[x](y)||" * 4)
"""The widest, and those that get longer when their markdown is taken from them."""
LONG_NOTICE = "x" * 5000
PICTURE = Picture(b"png" * 1000, "a picture " * 200, "san_juan-board.png")
REVEAL = replace(PICTURE, name="san_juan-reveal.png")
NUMBERED = [replace(PICTURE, name=f"{place}-{PICTURE.name}") for place in range(MOST)]
SENTENCE = "y" * 500
SEATS = (Happened(1, NOON, "handed_over", 0, 7, "W" * 32, 8, "漢" * 32),) * 9

TABLES = [
    pytest.param(game, seats, id=f"{key}-{seats}")
    for key, game in GAMES.items()
    for seats in game.seats
]
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
FULLEST = [(key, name) for key in GAMES for name in known(key).fullest]
at_every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
at_the_fullest = pytest.mark.parametrize(("key", "name"), FULLEST)


@cache
def fullest(key: str, name: str) -> Fullest:
    """Return a game's fullest positions: they are looked for once."""
    return known(key).fullest[name]()


def fits(sheet: Sheet) -> None:
    """Assert that Discord would accept the sheet, however it is sent."""
    for request in requests(sheet):
        assert problems(request) == []


KINDS: tuple[tuple[PictureKind, int | None], ...] = (("board", None), ("hand", 0))
Sampled = tuple[Any, tuple[Event, ...]]


def sampled(game: AnyGame, seats: int, seed: int) -> list[Sampled]:
    """Positions of random games, some moves apart, each with all events until then.

    They are played with the first values of all table options, then with the last.
    """
    return [
        at
        for which in (0, -1)
        for at in _sampled(game, {one.name: one.values[which] for one in game.options}, seats, seed)
    ]


def _sampled(game: AnyGame, options: Options, seats: int, seed: int) -> list[Sampled]:
    random = Random(seed)
    state, events = game.new(options, seats, seed)
    found = [(game.copy(state), events)]
    number = 0
    while open_ := game.decisions(state):
        decision = random.choice(list(open_))
        events += game.apply(state, decision.seat, answering.sample(decision, random.random))
        number += 1
        if number % STRIDE == 0:
            found.append((game.copy(state), events))
    return [*found, (state, events)]


def named(table: TableInfo) -> TableInfo:
    """Give the players of a table the most difficult names, one of them a computer's."""
    people = [replace(seat, name=NAMES[seat.seat % len(NAMES)]) for seat in table.seats]
    people[-1] = replace(people[-1], computer="greedy")
    return replace(table, seats=tuple(people))


def seen(game: AnyGame, at: Sampled, seats: int, seat: int | None) -> Position:
    state, events = at
    position = position_of(game, state, seats, seat, events)
    return replace(position, table=named(position.table))


def board_of(
    position: Position,
    language: str,
    picture: Picture | str,
    viewer: UserInfo | None = None,
    **changes: Any,
) -> Board:
    showing = Showing(position=position, viewer=viewer)
    return Board(showing=showing, texts=texts(language), picture=picture, **changes)


def late(table: TableInfo) -> TableInfo:
    """Let a table wait for everyone, out of time and after all reminders."""
    facts: dict[str, Any] = {"waiting": True, "computer": None, "overtime": True, "stalled": True}
    seats = tuple(replace(seat, **facts, deadline=NOON) for seat in table.seats)
    return replace(table, seats=seats)


def numbered(table: TableInfo, count: int) -> list[TableInfo]:
    return [replace(table, id=table.id + number) for number in range(count)]


def times_of(table: TableInfo, language: str) -> str:
    off = {seat.user_id: NOON for seat in table.seats if seat.user_id is not None}
    return times.times(late(table), off, texts(language))


def reminder_of(table: TableInfo, language: str) -> str:
    """Return the list in a reminder of more tables than fit."""
    user_id = table.seats[0].user_id
    assert user_id is not None
    told = listing.reminder(user_id, [late(table)] * 200, texts(language))
    assert len(told) <= listing.REMINDER_LIMIT
    assert told.splitlines()[-1].startswith("…"), "what does not fit is counted"
    return told


def picks(decision: Decision | None) -> Iterator[Choice]:
    """Yield nothing, the first, and everything."""
    yield ()
    if decision is not None:
        yield (0,)
        yield tuple(range(len(decision.options)))


def panels(position: Position, language: str) -> Iterator[Panel]:
    """Yield the panel with every page, and with few and many picks."""
    decision = position.view.decision if position.view else None
    count = len(decision.options) if decision else 0
    assert bits(tuple(range(count))) < 2**206, "more options than a custom id can hold"
    for picked in picks(decision):
        for page in range(max(1, -(-count // 25))):
            full = {"picture": PICTURE, "reveal": REVEAL, "notice": LONG_NOTICE}
            full |= {"times": times_of(position.table, language), "next_table": 7}
            full |= {"lesson": LONG_NOTICE}
            yield panel_of(position, language, picked=picked, page=page, **full)
    told: dict[str, Any] = {"above": reminder_of(position.table, language)}
    told["times"] = times_of(position.table, language)
    yield panel_of(position, language, picture=PICTURE, reveal=REVEAL, **told)
    yield panel_of(position, language, picture=PICTURE, reveal=REVEAL, notice="", confirm=True)
    if decision is not None:
        every = Chosen(decision, tuple(range(count)), position.facts)
        settling = replace(position.table, settles_at=NOON)
        done = replace(position, chosen=every, table=settling)
        yield panel_of(done, language, picked=(0,), reveal=REVEAL, caution=LONG_NOTICE, **told)
    yield panel_of(position, language, picture=SENTENCE)


@pytest.fixture
def _told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Find the words for the events once for each position, and for each event in all of them.

    Most time goes there.
    """
    kept: dict[Any, Any] = {}
    worded: dict[Any, tuple[Event, Brief | None]] = {}
    brief = GameTexts.brief

    def once(*told: Any, **reader: Any) -> Any:
        table, events, words, history, *news = told
        read = tuple(reader.values())
        key = id(events), id(history), id(words), names_of(table, words), *news[1:], read
        if key not in kept:
            found = apart(*told, **reader)
            kept[key] = (events, history), found  # kept, so that nothing else gets their ids
        return kept[key][1]

    def brief_once(words: GameTexts, event: Event, names: Sequence[str]) -> Brief | None:
        key = id(words), id(event), tuple(names)
        if key not in worded:
            worded[key] = event, brief(words, event, names)  # kept, as above
        return worded[key][1]

    monkeypatch.setattr(panel, "apart", once)
    monkeypatch.setattr(happening, "apart", once)
    monkeypatch.setattr(GameTexts, "brief", brief_once)


@pytest.mark.proof
@pytest.mark.usefixtures("_told_once")
@pytest.mark.parametrize("every", [len(LANGUAGES), pytest.param(1, marks=pytest.mark.soak)])
@at_every_table
@in_every_language
def test_every_panel_fits(game: AnyGame, seats: int, language: str, every: int):
    """The languages share the positions; in the soak each has all of them."""
    for at in sampled(game, seats, seats)[LANGUAGES.index(language) % every :: every]:
        for seat in (None, *range(seats)):
            position = seen(game, at, seats, seat)
            for each in panels(position, language):
                fits(panel.build(each))
            fits(more.build(position, texts(language)))
            fits(scores.build(position, texts(language)))
            if seat is not None:
                for leaving in LEAVINGS:
                    fits(absence.resigning(position, leaving, texts(language), NOON))
            fits(said(panel_help.build(panel_of(position, language))))


@pytest.mark.sampled(1)
@pytest.mark.usefixtures("_told_once")
@at_every_table
@in_every_language
def test_every_post_fits(game: AnyGame, seats: int, language: str):
    words = texts(language)
    for at in sampled(game, seats, seats):
        position = seen(game, at, seats, None)
        ping = tuple(seat.user_id for seat in position.table.seats if seat.user_id)
        alone = UserInfo(ping[0])
        longest = Told(("x" * LINE_LIMIT,) * LINES, 10**6)
        for told in (in_brief(position.table, at[1], words), longest):
            full = {"reveal": REVEAL, "ping": ping, "notice": LONG_NOTICE}
            full["times"] = times_of(position.table, language)
            fits(posts.board(board_of(position, language, PICTURE, since=told, **full)))
            fits(posts.board(board_of(position, language, SENTENCE, alone, since=told)))
        page = LogPage(position.table, at[1][-39:], fresh=7, page=1, pages=1295)
        fits(log.build(page, words))
        view = panel.view_of(position)
        rounds = tuple(
            Round(number, view, (*at[1], *SEATS), at[1]) for number in range(96, 96 + MOST)
        )
        for pictures in (NUMBERED, [SENTENCE] * MOST):
            fits(missed.build(Missed(position.table, rounds, 95), words, pictures))
        fits(posts.final(position, words, PICTURE, ping=ping))
        fits(results.post(ping[0], position.table, words))
        person = Showing(position=position, viewer=alone, history=(), off={}, stuck=None)
        ending = Ending(person, position.table.seats[0], (10**5, 10**6), None)
        fits(results.build(ending, words, PICTURE))
        fits(posts.begun(position.table, seats - 1, words))
        fits(posts.dm_closed(ping, words))
        fits(posts.reminder(ping[0], late(position.table), words))
        aside = replace(position.table, aside="x" * 8)
        for over in (position.table, aside):
            page = numbered(over, 10)
            fits(
                listing.over(1, OverPage(tuple(page), newer=True, older=True), words, 1 << 62, page)
            )
        fits(
            listing.tables(1, [late(position.table)] * 99, [position.table] * 99, words, over=True)
        )
        many = numbered(late(position.table), 99)
        fits(listing.refused(LONG_NOTICE[:900], "here", many, words, about=aside, user_id=1))
        fits(posts.final(position, words, PICTURE, REVEAL, private=True))
        for code in (COMPUTER, FAILED, GONE, PERMISSIONS):
            trouble = Trouble("x" * 8, code, IN_CHANNELS)
            fits(troubles.sheet(trouble, position.table, words))


@pytest.mark.proof
@in_every_language
@at_the_fullest
def test_the_fullest_tables_fit(key: str, name: str, language: str):
    game, (seats, states) = GAMES[key], fullest(key, name)
    assert states
    for state in states:
        for seat in (None, *range(seats)):
            position = seen(game, (state, ()), seats, seat)
            for each in panels(position, language):
                fits(panel.build(each))
            solo = replace(position, table=replace(position.table, channel_id=NOWHERE))
            for each in panels(solo, language):
                shown = panel.build(each).view().to_components()
                assert f":{panel.MORE}:" in str(shown), "there is room for all buttons"
            fits(scores.build(seen(game, (state, ()), seats, seat), texts(language)))
        fits(posts.board(board_of(seen(game, (state, ()), seats, None), language, PICTURE)))


@pytest.mark.proof
@in_every_language
@at_the_fullest
def test_the_fullest_pictures_fit(key: str, name: str, language: str):
    game, (seats, states) = GAMES[key], fullest(key, name)
    for kind, seat in KINDS:
        position = seen(game, (states[0], ()), seats, seat)
        scene = Scene(
            kind=kind,
            game=game.key,
            view=panel.view_of(position),
            names=names_of(position.table, texts(language)),
            computers=tuple(one.computer is not None for one in position.table.seats),
            language=language,
            facts=position.facts,
            table=f"#{position.table.id}",
        )
        fits(panel.build(panel_of(position, language, picture=draw(scene))))


def _as_many_as_can_be(game: AnyGame) -> Options:
    """Return the last value of every option, and all together where several can be chosen."""
    return {
        one.name: TOGETHER.join([value for value in one.values if value != one.default])
        if one.several
        else one.values[-1]
        for one in game.options
    }


@pytest.mark.sampled(2)
@in_every_language
@pytest.mark.parametrize("status", ["lobby", "running", "finished", "cancelled"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_lobby_fits(game: AnyGame, status: str, language: str):
    """Each value of each option only where it is chosen."""
    words = texts(language)
    values = [{one.name: value} for one in game.options for value in one.values]
    for option in ({}, *(values if status == "lobby" else ()), _as_many_as_can_be(game)):
        for seats in range(1, max(game.seats) + 1):
            table = named(table_of(game, seats, status=status, capacity=max(game.seats)))
            chosen = replace(table, options={**table.options, **option})
            computers = tuple(replace(seat, computer="greedy", name="") for seat in table.seats)
            fits(lobby.post(game, chosen, words, PICTURE))
            shown = lobby.post(game, chosen, words, PICTURE).view().to_components()
            told = "\n".join(part.get("content", "") for part in walk(shown))
            for one in game.applying(chosen.options, seats):
                value, own = chosen.options[one.name], words.of(game.key)
                if status == "lobby" and value != one.default and not one.headline:
                    assert own.table_option_note(one.name, value) in told
                elif status != "cancelled" and value != one.default:
                    assert own.table_option_value(one.name, value) in told
            for user_id in (chosen.opener_id, 0):
                fits(lobby.panel(game, chosen, words, user_id, manages=True, notice=LONG_NOTICE))
            fits(lobby.post(game, replace(chosen, seats=computers), words))
            people = [seat.user_id for seat in chosen.seats if seat.user_id is not None]
            for ping in ((), people):
                fits(lobby.post(game, replace(chosen, ends_at=NOON), words, PICTURE, ping))
            fits(options.choosing(game, replace(chosen, clock="1440/168/2160"), words))
            fits(options.rare(game, chosen, words))
            asked = tuple(replace(seat, agreed={}) for seat in chosen.seats)
            fits(lobby.post(game, replace(chosen, seats=asked), words, PICTURE, people))
    fits(lobby.inviting(table_of(game, 2), words))


@pytest.mark.sampled(1)
@in_every_language
def test_every_settings_panel_fits(language: str):
    words, now = texts(language), datetime(2026, 1, 1, tzinfo=UTC)
    zone = max(zones.names(), key=len)
    days = [
        date(year, month, 2 * day)
        for year in (2026, 2027)
        for month in (2, 3)
        for day in range(1, 15)
    ]
    vacations = tuple(span_of(zone, day, 1) for day in days)
    plain = UserRow(1)
    full = UserRow(
        1, "de", True, True, True, "light", True, zone, (1, 962), True, vacations, 7, True
    )
    for user in (plain, full):
        fits(settings.settings(user, words, now, [1 << 62] * 99))
        fits(settings.vacation_list(user, words, now, LONG_NOTICE))
        fits(settings.vacation_from(user, NOON.date(), words))
    fits(settings.areas(words, LONG_NOTICE))
    for area in settings.AREAS:
        for page in range(7):
            fits(settings.cities(area, page, words, now))
    ending = settings.ending_vacation(full, vacations[0].start, words)
    assert ending is not None
    fits(ending)
    channels = tuple(range(2**63 - MOST_CHANNELS, 2**63))
    kinds = [game for game in GAMES.values() for _ in range(20)]
    many = [table_of(game, 2, id=2**31 + number) for number, game in enumerate(kinds)]
    for each in (ServerRow(1), ServerRow(1, "de", None, channels, 2**63 - 1, "1440/168/2160", 7)):
        for most in (1, 100, 10**9):
            for tables in ((), many):
                fits(server.settings(each, most, tables, tables, words, LONG_NOTICE[:900]))
    for reason in ("", "*" * managing.LONGEST):
        fits(server.ending(many[0], reason, words))


@in_every_language
def test_the_help_fits(language: str):
    for can_open in (False, True):
        ids = dict.fromkeys(chain(*helping.GROUPS.values()), 1 << 63)
        fits(helping.build(texts(language), ids, can_open=can_open, new=dict.fromkeys(GAMES, True)))


@pytest.mark.proof
@in_every_language
def test_the_whole_rule_book_fits(language: str):
    words = texts(language)
    rules = rulebook.Book(GAMES)
    fits(rules.cover(words))
    fits(open_table.which(GAMES.values(), open_table.Wish(12, True, "1440/168/2160"), words))
    for game in GAMES:
        for page in range(6):
            fits(rules.contents(game, words, page))
        for term in words.of(game).terms():
            fits(rules.contents(game, words, term=term))
            assert rules.look_up(words.of(game).name(term), words) is not None
    assert rules.look_up("x" * 100, words) is None


@in_every_language
def test_every_sentence_fits(language: str):
    """Errors, notices and confirmations, each alone on a sheet and with the longest facts."""
    words = texts(language)
    facts = dict.fromkeys(("most", "count", "capacity", "least", "total", "floor"), 10**9)
    facts |= dict.fromkeys(("left", "least_bank", "most_bank", "most_increment", "most_cap"), 2160)
    facts |= {"seats": 99, "seat": 4, "number": 4, "table": 2**53, "rank": 4, "points": 999}
    named_so = ("name", "names", "place", "game", "option", "value", "allowed")
    names = dict.fromkeys(named_so, "N" * 99)
    others = dict.fromkeys(("id", "code", "when", "level", "options", "letter"), "n" * 32)
    others |= {"scored": "999 Handelsbriefe"}
    others |= dict.fromkeys(("start", "end", "first", "last", "today", "year", "role"), "n" * 24)
    others |= {"zone": "z" * 6000, "channels": "<#9223372036854775807>, " * MOST_CHANNELS}
    for key in words.catalogue:
        if key.startswith(("error-", "refusal-", "notice-", "done-", "trouble-")):
            fits(said(words.say(key, **facts, **names, **others)))


def said(text: str) -> Sheet:
    sheet = Sheet()
    sheet.text(text)
    return sheet
