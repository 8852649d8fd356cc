"""What a locked phone shows: each line that rings, word for word, in every language."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.service.model import Position, TableInfo
from bot.text import LANGUAGES, Texts, texts
from bot.ui import push
from bot.ui.sheet import Sheet
from rules.game import AnyGame
from rules.registry import GAMES
from tests.bot.ui.tables import NOON, position_of, table_of
from tests.bot.ui.test_votes import CLOCK, END, LEAVE, OFFER, OVERTIME, UNDO
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
    """Return what Ada is asked first in her game."""
    position = position_of(GAME, GAME.new({}, 3, 1)[0], 3, 0)
    return replace(position, table=named(position.table, **changes))


LEFT = {"deadline": NOON + timedelta(hours=25)}
TABLE = named(table_of(GAME, 3, (0,)), **LEFT)
FULL = replace(TABLE, status="lobby")
KEPT = replace(FULL, kept=(BEN,))
ENDING = replace(FULL, ends_at=NOON)
CHANGED = replace(FULL, seats=(FULL.seats[0], replace(FULL.seats[1], agreed={}), *FULL.seats[2:]))

Ring = Callable[[Sheet, Texts], None]

PUSHES: dict[str, tuple[Ring, str, str]] = {
    "my move": (
        lambda sheet, words: push.panel(sheet, asked(**LEFT), words, NOON),
        "San Juan #12: Keep 4 of your 5 cards as your starting hand · 25 hours left",
        "San Juan #12: Behalte 4 deiner 5 Karten als Starthand · noch 25 Stunden",
    ),
    "my move, without a clock": (
        lambda sheet, words: push.panel(sheet, asked(), words, NOON),
        "San Juan #12: Keep 4 of your 5 cards as your starting hand.",
        "San Juan #12: Behalte 4 deiner 5 Karten als Starthand.",
    ),
    "a reminder": (
        lambda sheet, words: push.reminder(sheet, 1, asked(overtime=True), words, NOON),
        "Still your move, San Juan #12: Keep 4 of your 5 cards as your starting hand"
        " · time is up, and the others vote",
        "Immer noch dein Zug, San Juan #12: Behalte 4 deiner 5 Karten als Starthand"
        " · Zeit abgelaufen, die anderen stimmen ab",
    ),
    "a reminder of several tables": (
        lambda sheet, words: push.reminder(sheet, 3, asked(**LEFT), words, NOON),
        "3 tables wait for you, first San Juan #12:"
        " Keep 4 of your 5 cards as your starting hand · 25 hours left",
        "3 Tische warten auf dich, zuerst San Juan #12:"
        " Behalte 4 deiner 5 Karten als Starthand · noch 25 Stunden",
    ),
    "a reminder at the table": (
        lambda sheet, words: push.reminder_post(sheet, ADA, TABLE, words, NOON),
        f"<@{ADA}>, still your move: San Juan #12 · 25 hours left",
        f"<@{ADA}>, immer noch dein Zug: San Juan #12 · noch 25 Stunden",
    ),
    "a move, at the table": (
        lambda sheet, words: push.board(sheet, asked(**LEFT), words, [ADA, BEN], NOON),
        f"<@{ADA}> and <@{BEN}>, your move: San Juan #12 · Starting hands · 25 hours left",
        f"<@{ADA}> und <@{BEN}>, am Zug: San Juan #12 · Starthände · noch 25 Stunden",
    ),
    "a seat on offer": (
        lambda sheet, words: push.board(sheet, asked(), words, [9], NOON),
        "<@9>, a seat is free for you: San Juan #12 · Starting hands",
        "<@9>, ein Platz ist frei für dich: San Juan #12 · Starthände",
    ),
    "a full lobby": (
        lambda sheet, words: push.gathering(sheet, GAME, FULL, words, [ADA]),
        f"<@{ADA}>, press Start: all seats are taken at San Juan #12",
        f"<@{ADA}>, drücke Start: Alle Plätze sind besetzt bei San Juan #12",
    ),
    "a full lobby whose end is announced": (
        lambda sheet, words: push.gathering(
            sheet, GAME, replace(FULL, ends_at=NOON), words, [FULL.opener_id]
        ),
        f"<@{ADA}>, press Start: all seats are taken at San Juan #12",
        f"<@{ADA}>, drücke Start: Alle Plätze sind besetzt bei San Juan #12",
    ),
    "a rematch": (
        lambda sheet, words: push.gathering(sheet, GAME, KEPT, words, [BEN]),
        f"<@{BEN}>, your seat is kept: play again at San Juan #12?",
        f"<@{BEN}>, dein Platz ist reserviert: noch einmal San Juan #12?",
    ),
    "a lobby with new terms": (
        lambda sheet, words: push.gathering(sheet, GAME, CHANGED, words, [BEN]),
        f"<@{BEN}>, agree to the new terms? San Juan #12",
        f"<@{BEN}>, einverstanden mit der Änderung? San Juan #12",
    ),
    "a lobby that ends": (
        lambda sheet, words: push.gathering(sheet, GAME, ENDING, words, [ADA, BEN]),
        f"<@{ADA}> and <@{BEN}>, San Juan #12 ends in a day unless its game starts",
        f"<@{ADA}> und <@{BEN}>, San Juan #12 endet in einem Tag, wenn das Spiel nicht beginnt",
    ),
    "a vote on a player who is out of time": (
        lambda sheet, words: push.vote(sheet, OVERTIME, TABLE, words, [BEN, CY]),
        f"<@{BEN}> and <@{CY}>: Vote: Ada is out of time at San Juan #12",
        f"<@{BEN}> und <@{CY}>: Abstimmung: Ada hat keine Zeit mehr bei San Juan #12",
    ),
    "a vote to end the table": (
        lambda sheet, words: push.vote(sheet, END, TABLE, words),
        "Vote: end San Juan #12 early?",
        "Abstimmung: San Juan #12 vorzeitig beenden?",
    ),
    "a vote on another clock": (
        lambda sheet, words: push.vote(sheet, CLOCK, TABLE, words),
        "Vote: another clock at San Juan #12?",
        "Abstimmung: andere Bedenkzeit bei San Juan #12?",
    ),
    "a vote on a seat": (
        lambda sheet, words: push.vote(sheet, OFFER, TABLE, words),
        "Vote: offer Ada's seat at San Juan #12?",
        "Abstimmung: Platz von Ada anbieten bei San Juan #12?",
    ),
    "a vote on leaving": (
        lambda sheet, words: push.vote(sheet, LEAVE, TABLE, words),
        "Vote: let Ada leave San Juan #12?",
        "Abstimmung: Ada gehen lassen bei San Juan #12?",
    ),
    "a vote on undoing": (
        lambda sheet, words: push.vote(sheet, UNDO, TABLE, words),
        "Vote: undo a move at San Juan #12?",
        "Abstimmung: einen Zug zurücknehmen bei San Juan #12?",
    ),
    "a table that is not shown": (
        lambda sheet, words: push.trouble(sheet, TABLE, words),
        "San Juan #12 can't be shown in its channel, but you can play on",
        "San Juan #12 wird im Kanal nicht angezeigt, aber du kannst weiterspielen",
    ),
    "the end of a watched game": (
        lambda sheet, words: push.over(sheet, TABLE, words),
        "San Juan #12 is over",
        "San Juan #12 ist zu Ende",
    ),
}


def rung(ring: Ring, language: str) -> Sheet:
    sheet = Sheet()
    ring(sheet, texts(language))
    return sheet


@pytest.mark.parametrize("why", PUSHES)
def test_each_push_says_what_it_is_about(why: str):
    ring, *lines = PUSHES[why]
    assert [rung(ring, language).push for language in LANGUAGES] == lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", PUSHES)
def test_a_push_is_plain_text_that_discord_takes(why: str, language: str):
    sheet = rung(PUSHES[why][0], language)
    assert not any(mark in sheet.push for mark in ("**", "`", "<t:", "{"))
    assert problems(post(sheet)) == []


@pytest.mark.parametrize("why", PUSHES)
def test_a_push_that_never_becomes_its_sheet_leads_on(why: str):
    assert rung(PUSHES[why][0], "en").ways().children


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
