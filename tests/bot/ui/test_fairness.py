"""A league's table in words and buttons: nothing is promised that isn't possible there."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.engine.model import Position
from bot.text import LANGUAGES, texts
from bot.ui import absence, more, posts, times, votes
from bot.ui.sheet import Sheet
from bot.ui.times import distance
from rules.registry import GAMES
from tests.bot.ui.tables import NOON, position_of
from tests.bot.ui.test_told_truly import said
from tests.limits.message import BUTTON, walk

GAME = GAMES["san_juan"]
UNTIL = NOON + timedelta(days=1)
VOTES = {"en": "vot", "de": "stimm", "fr": "vote"}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def seen(**own: Any) -> Position:
    """Return a player's position at a league's table, with these facts of their seat."""
    position = position_of(GAME, GAME.new({}, 3, 1)[0], 3, 0)
    table = position.table
    seats = (replace(table.seats[0], **own), *table.seats[1:])
    table = replace(table, season_id=7, clock="96/8/120", hints=False, seats=seats)
    return replace(position, table=table)


def labels(sheet: Sheet) -> list[str]:
    parts = walk(sheet.view().to_components())
    return [part["label"] for part in parts if part["type"] == BUTTON and "label" in part]


@in_every_language
def test_under_more_there_are_no_votes_and_no_offers_and_the_reason(language: str):
    words = texts(language)
    sheet = more.build(seen(), words, missing=(1,))
    unfair = ("offer", "end-table", "clock", "ask-undo", "missing")
    assert not {words.say(f"button-{each}") for each in unfair} & {*labels(sheet)}
    assert {words.say(f"button-{each}") for each in ("away", "resign")} <= {*labels(sheet)}
    assert words.say("more-league") in said(sheet)
    assert words.say("button-offer") not in said(sheet)


def test_the_last_one_can_end_the_game():
    position = seen()
    first, *others = position.table.seats
    seats = (first, *(replace(each, resigned=True) for each in others))
    position = replace(position, table=replace(position.table, seats=seats))
    assert texts("en").say("button-end-table") in labels(more.build(position, texts("en")))


@in_every_language
def test_what_absence_costs_is_said_before(language: str):
    words = texts(language)
    cost = words.say("league-absent")
    assert cost in said(absence.leaving(seen(), words))
    assert cost in said(absence.resigning(seen(), "resigns", words, NOON))
    away, resigns = absence.leaving, absence.resigning
    elsewhere = replace(seen(), table=replace(seen().table, season_id=None))
    assert cost not in said(away(elsewhere, words))
    assert cost not in said(resigns(elsewhere, "resigns", words, NOON))


@in_every_language
def test_who_is_out_of_time_learns_when_a_computer_plays(language: str):
    words = texts(language)
    table = seen(overtime=True, deadline=UNTIL).table
    own = table.seats[0]
    told = {
        "line": times.times(table, {}, words),
        "panel": times.time_left(table, own, words),
        "message": times.up(own, table, words),
        "post": said(posts.time_up(own, table, words)),
    }
    assert {name for name, text in told.items() if distance(UNTIL) not in text} == set()
    assert not any(VOTES[language] in text.lower() for text in told.values())
    assert VOTES[language] not in times.running_out(own, table, words).lower()


@in_every_language
def test_while_the_bot_is_gone_no_day_ends(language: str):
    words = texts(language)
    table = seen(overtime=True).table
    assert times.times(table, {}, words).endswith(words.say("time-late", known="no", left=""))


@in_every_language
@pytest.mark.parametrize("again", [True, False])
def test_who_was_replaced_hears_of_no_vote(language: str, again: bool):
    words, position = texts(language), seen(stand_in=True, computer="greedy")
    told = said(absence.replaced(position, words, again=again))
    told += said(absence.replaced_post(1, position.table, words))
    assert VOTES[language] not in told.lower()


def test_elsewhere_all_is_as_before():
    table = replace(seen(overtime=True).table, season_id=None)
    assert "voting" in times.up(table.seats[0], table, texts("en"))
    assert votes.proposals(replace(seen(), table=table), texts("en"), ()) != []
