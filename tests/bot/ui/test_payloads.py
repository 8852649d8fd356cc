"""Every panel and post of sampled positions, held against Discord's limits."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.text import LANGUAGES, texts
from bot.ui import book, more, panel, posts
from bot.ui.ids import bits
from rules import decision as answering
from rules.event import Event
from rules.game import AnyGame
from rules.registry import GAMES
from tests.bot.ui.tables import LONGEST, PICTURE, panel_of, position_of, table_of
from tests.discord.limits import check

STRIDE = 23

TABLES = [
    pytest.param(game, seats, id=f"{key}-{seats}")
    for key, game in GAMES.items()
    for seats in game.seats
]


def _checked(sheet: Any) -> None:
    check(sheet.view().to_components())
    assert all(file.filename for file in sheet.files())


def sampled(game: AnyGame, seats: int, seed: int) -> list[tuple[Any, tuple[Event, ...]]]:
    """Positions of a random game, some moves apart, each with all that happened until then."""
    random = Random(seed)
    state, events = game.new({}, seats, seed)
    found = [(game.copy(state), events)]
    number = 0
    while open_ := game.decisions(state):
        decision = random.choice(list(open_))
        events += game.apply(state, decision.seat, answering.sample(decision, random.random))
        number += 1
        if number % STRIDE == 0:
            found.append((game.copy(state), events))
    return [*found, (state, events)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_fits(game: AnyGame, seats: int, language: str):
    for state, events in sampled(game, seats, seats):
        for seat in (None, *range(seats)):
            position = position_of(game, state, seats, seat, events)
            _checked(panel.build(panel_of(position, language)))
            _checked(panel.build(panel_of(position, language, one_click=True, notice="")))
            _checked(more.build(position, texts(language)))
            if seat is not None:
                _checked(more.resigning(position, texts(language)))
            assert panel.help_text(panel_of(position, language))
            if position.view is not None and position.view.decision is not None:
                _checked(panel.build(_with_everything_picked(position, language)))


def _with_everything_picked(position: Any, language: str) -> panel.Panel:
    count = len(position.view.decision.options)
    assert bits(tuple(range(count))) < 2**206, "more options than a custom id can hold"
    return panel_of(position, language, picked=tuple(range(count)))


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_post_fits(game: AnyGame, seats: int, language: str):
    words = texts(language)
    for state, events in sampled(game, seats, seats):
        position = position_of(game, state, seats, None, events)
        ping = tuple(seat.user_id for seat in position.table.seats if seat.user_id)
        lines = ["x" * 90] * 400
        _checked(posts.board(position, words, PICTURE, lines, ping=ping))
        _checked(posts.dm_closed(ping, words))
        _checked(posts.log(position, words, lines, since=True))
        _checked(posts.final(position, words, PICTURE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("status", ["lobby", "running", "finished", "cancelled"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_lobby_fits(game: AnyGame, status: str, language: str):
    for seats in range(1, max(game.seats) + 1):
        table = table_of(game, seats, status=status, capacity=max(game.seats))
        people = tuple(replace(seat, name="*" * 100) for seat in table.seats)
        computers = tuple(replace(seat, computer="greedy", name="") for seat in table.seats)
        for taken in (people, computers):
            _checked(posts.lobby(replace(table, seats=taken), texts(language)))
    _checked(posts.inviting(table_of(game, 2), texts(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rule_book_fits(language: str):
    words = texts(language)
    rules = book.Book(tuple(GAMES))
    for game in GAMES:
        for page in range(6):
            _checked(rules.contents(game, words, page))
        for term in words.of(game).terms():
            sheet = rules.page(game, term, words)
            assert sheet is not None
            _checked(sheet)
            assert rules.look_up(f"{game}/{term}", words) is not None
            assert rules.look_up(words.of(game).name(term), words) is not None
        assert rules.page(game, "building:none", words) is None
    assert rules.look_up("x" * 100, words) is None
    assert len(rules.find("", words)) == book.MOST_FOUND
    assert all(len(label) <= 100 and len(value) <= 100 for value, label in rules.find("", words))


def test_names_are_escaped_in_posts_but_not_in_pictures():
    from bot.ui.people import name_of

    seat = replace(table_of(next(iter(GAMES.values())), 2).seats[0], name="a_b_c")
    assert name_of(seat, texts("en")) == "a_b_c"
    assert len(LONGEST) == 32
