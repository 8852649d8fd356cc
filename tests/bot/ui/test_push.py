"""Push lines: each one, word for word, in every language."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.engine.model import Position, TableInfo
from bot.text import LANGUAGES, Texts, texts
from bot.ui import push
from bot.ui.sheet import Sheet
from rules.game import AnyGame
from rules.registry import GAMES
from tests.bot.ui.tables import NOON, position_of, table_of
from tests.bot.ui.test_votes import CLOCK, END, LEAVE, OFFER, OVERTIME, UNDO
from tests.conftest import Approve
from tests.limits.bodies import post
from tests.limits.requests import problems

GAME = GAMES["san_juan"]
ADA, BEN, CY = (10**18 + seat for seat in range(3))
NAMES = ("Ada", "Ben", "Cy")


def named(table: TableInfo, **changes: Any) -> TableInfo:
    """Name the players of a table; `changes` are those of the first seat."""
    people = [replace(seat, name=name) for seat, name in zip(table.seats, NAMES, strict=True)]
    return replace(table, id=12, seats=(replace(people[0], **changes), *people[1:]))


def asked(**changes: Any) -> Position:
    """Return Ada's first question in her game."""
    position = position_of(GAME, GAME.new({}, 3, 1)[0], 3, 0)
    return replace(position, table=named(position.table, **changes))


def of_league(position: Position) -> Position:
    return replace(position, table=replace(position.table, season_id=7))


LEFT = {"deadline": NOON + timedelta(hours=25)}
LOW = {"deadline": NOON + timedelta(hours=24, seconds=-5), "low": True}
TABLE = named(table_of(GAME, 3, (0,)), **LEFT)
LATE = replace(TABLE, seats=tuple(replace(seat, overtime=True) for seat in TABLE.seats))
FULL = replace(TABLE, status="lobby")
KEPT = replace(FULL, kept=(BEN,))
ENDING = replace(FULL, ends_at=NOON)
CHANGED = replace(FULL, seats=(FULL.seats[0], replace(FULL.seats[1], agreed={}), *FULL.seats[2:]))

Ring = Callable[[Sheet, Texts], None]

PUSHES: dict[str, Ring] = {
    "my move": lambda sheet, words: push.panel(sheet, asked(**LEFT), words, NOON),
    "my move, without a clock": lambda sheet, words: push.panel(sheet, asked(), words, NOON),
    "a reminder": lambda sheet, words: push.reminder(sheet, 1, asked(overtime=True), words, NOON),
    "a reminder of several tables": lambda sheet, words: push.reminder(
        sheet, 3, asked(**LEFT), words, NOON
    ),
    "a reminder at the table": lambda sheet, words: push.reminder_post(
        sheet, ADA, TABLE, words, NOON
    ),
    "my move, with little time": lambda sheet, words: push.panel(sheet, asked(**LOW), words, NOON),
    "little time": lambda sheet, words: push.warned(sheet, asked(**LOW), words, NOON),
    "little time, at the table": lambda sheet, words: push.warned_post(
        sheet, TABLE.seats[0], TABLE, words, NOON
    ),
    "a move, at the table": lambda sheet, words: push.board(
        sheet, asked(**LEFT), words, [ADA, BEN], NOON
    ),
    "a seat on offer": lambda sheet, words: push.board(sheet, asked(), words, [9], NOON),
    "a full lobby": lambda sheet, words: push.gathering(sheet, GAME, FULL, words, [ADA]),
    "a full lobby whose end is announced": lambda sheet, words: push.gathering(
        sheet, GAME, replace(FULL, ends_at=NOON), words, [FULL.opener_id]
    ),
    "a rematch": lambda sheet, words: push.gathering(sheet, GAME, KEPT, words, [BEN]),
    "a lobby with new terms": lambda sheet, words: push.gathering(
        sheet, GAME, CHANGED, words, [BEN]
    ),
    "a lobby that ends": lambda sheet, words: push.gathering(
        sheet, GAME, ENDING, words, [ADA, BEN]
    ),
    "a vote on a player who is out of time": lambda sheet, words: push.vote(
        sheet, OVERTIME, TABLE, words, [BEN, CY]
    ),
    "a vote that mentions that player, too": lambda sheet, words: push.vote(
        sheet, OVERTIME, LATE, words, [ADA, BEN, CY]
    ),
    "time is up": lambda sheet, words: push.time_up(sheet, asked(overtime=True), words),
    "time is up, at the table": lambda sheet, words: push.time_up_post(sheet, ADA, TABLE, words),
    "time is up, in a league": lambda sheet, words: push.time_up(
        sheet, of_league(asked(overtime=True, **LEFT)), words
    ),
    "time is up, in a league, at the table": lambda sheet, words: push.time_up_post(
        sheet, ADA, replace(TABLE, season_id=7), words
    ),
    "a reminder after time is up, in a league": lambda sheet, words: push.reminder(
        sheet, 1, of_league(asked(overtime=True, **LEFT)), words, NOON
    ),
    "a computer plays": lambda sheet, words: push.stand_in(sheet, asked(stand_in=True), words),
    "a computer plays, at the table": lambda sheet, words: push.stand_in_post(
        sheet, ADA, TABLE, words
    ),
    "a vote to end the table": lambda sheet, words: push.vote(sheet, END, TABLE, words),
    "a vote on another clock": lambda sheet, words: push.vote(sheet, CLOCK, TABLE, words),
    "a vote on a seat": lambda sheet, words: push.vote(sheet, OFFER, TABLE, words),
    "a vote on leaving": lambda sheet, words: push.vote(sheet, LEAVE, TABLE, words),
    "a vote on undoing": lambda sheet, words: push.vote(sheet, UNDO, TABLE, words),
    "a table that is not shown": lambda sheet, words: push.trouble(sheet, TABLE, words),
    "the end, at the table": lambda sheet, words: push.final(sheet, TABLE, words, [ADA, BEN]),
}


def rung(ring: Ring, language: str) -> Sheet:
    sheet = Sheet()
    ring(sheet, texts(language))
    return sheet


@pytest.mark.parametrize("language", LANGUAGES)
def test_pushes(language: str, approved: Approve):
    approved(f"{why}: {rung(ring, language).push}" for why, ring in PUSHES.items())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", PUSHES)
def test_a_push_is_plain_text_that_discord_takes(why: str, language: str):
    sheet = rung(PUSHES[why], language)
    assert not any(mark in sheet.push for mark in ("**", "`", "<t:", "{"))
    assert problems(post(sheet)) == []


@pytest.mark.parametrize("why", PUSHES)
def test_a_push_that_never_becomes_its_sheet_leads_on(why: str):
    assert rung(PUSHES[why], "en").ways().children


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_longest_push_of_every_game_fits(game: AnyGame, language: str):
    seats = max(game.seats)
    position = position_of(game, game.new({}, seats, 1)[0], seats, 0)
    people = [seat.user_id for seat in position.table.seats if seat.user_id is not None]
    sheet = Sheet()
    push.board(sheet, position, texts(language), people, NOON)
    assert not sheet.push.endswith("…")
    assert problems(post(sheet)) == []
    push.panel(sheet, position, texts(language), NOON)
    assert not sheet.push.endswith("…")


@pytest.mark.parametrize(
    ("left", "told"),
    [
        (timedelta(days=9, hours=5), "9 days left"),
        (timedelta(hours=47, minutes=59), "47 hours left"),
        (timedelta(minutes=119), "119 minutes left"),
        (timedelta(seconds=1), "1 minute left"),
    ],
)
def test_time_left_is_told_in_one_unit(left: timedelta, told: str):
    sheet = Sheet()
    push.panel(sheet, asked(deadline=NOON + left), texts("en"), NOON)
    assert sheet.push.endswith(f" · {told}")
