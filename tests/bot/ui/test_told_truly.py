"""The host's texts are true in odd cases, too: private, full, alone, without a clock."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from typing import Any

import pytest

from bot.engine.model import ANYBODY, TableInfo, VoteInfo
from bot.service.votes.kinds import KINDS
from bot.text import LANGUAGES, texts
from bot.ui import lobby, more, seats, times, votes
from bot.ui.sheet import Sheet
from rules.registry import GAMES
from tests.bot.ui.tables import position_of, table_of
from tests.limits.message import BUTTON, TEXT_DISPLAY, walk

GAME = GAMES["san_juan"]
EN = texts("en")
LATER = datetime(2026, 1, 2, tzinfo=UTC)
ADA = 10**18


def said(sheet: Sheet) -> str:
    parts = walk(sheet.view().to_components())
    return "\n".join(part["content"] for part in parts if part["type"] == TEXT_DISPLAY)


def alone(count: int = 3, **changes: Any) -> TableInfo:
    """A table of one person among computers."""
    table = table_of(GAME, count, (0,), **changes)
    computers = [replace(seat, user_id=None, computer="greedy") for seat in table.seats[1:]]
    return replace(table, seats=(table.seats[0], *computers))


def vote(kind: Any, clock: str | None = None) -> VoteInfo:
    return VoteInfo(
        id=7,
        table_id=1,
        kind=kind,
        seat=0 if kind in ("overtime", "offer") else None,
        user_id=ADA + 1,
        clock=clock,
        guest=None,
        opened_at=LATER,
        closes_at=LATER + timedelta(days=3),
        outcome=None,
        post_id=None,
        options=KINDS[kind].answers,
        voters=(ADA + 1, ADA + 2),
        answers={},
    )


# --- the lobby --------------------------------------------------------------------------------


def gathering(taken: int, **changes: Any) -> str:
    table = table_of(GAME, taken, status="lobby", capacity=4, **changes)
    return said(lobby.post(GAME, table, EN))


def test_a_lobby_invites_only_people_it_lets_in():
    assert "Join with a click" in gathering(2)
    assert "Invited players join with a click" in gathering(2, private=True)
    for full in (gathering(4), gathering(4, private=True)):
        assert "joins" not in full
        assert "Join with" not in full


def test_a_started_table_of_one_person_names_no_clock_as_none_runs():
    table = alone(status="running", clock="fast")
    assert "Clock" not in said(lobby.post(GAME, table, EN))
    together = table_of(GAME, 3, clock="fast")
    assert "Clock: **fast**" in said(lobby.post(GAME, together, EN))


# --- alone among computers ----------------------------------------------------------------------


def test_who_is_practice_is_told_of_no_votes_and_no_clock():
    state, _ = GAME.new({}, 3, 1)
    position = replace(position_of(GAME, state, 3, 0), table=alone())
    sheet = more.build(position, EN)
    assert "vote on" not in said(sheet)
    assert "without a vote" in said(sheet)
    buttons = [part for part in walk(sheet.view().to_components()) if part["type"] == BUTTON]
    assert EN.say("button-end") in [button["label"] for button in buttons]
    assert EN.say("button-clock") not in [button["label"] for button in buttons]


def test_who_is_practice_is_not_told_that_others_decide():
    table = alone()
    table = replace(table, seats=(replace(table.seats[0], stalled=True), *table.seats[1:]))
    told = times.times(table, {}, EN)
    assert "stalled" in told
    assert "others" not in told


# --- votes without a clock ----------------------------------------------------------------------


@pytest.mark.parametrize(("clock", "limit"), [("relaxed", False), ("normal", True)])
def test_time_is_given_only_where_there_is_a_limit(clock: str, limit: bool):
    table = table_of(GAME, 3, (0,), clock=clock)
    late = replace(table, seats=(replace(table.seats[0], overtime=True), *table.seats[1:]))
    assert ("more time" in said(votes.build(vote("overtime"), table, EN))) is limit
    assert ("out of time" in times.times(late, {}, EN)) is limit
    assert ("out of time" in times.time_left(late, late.seats[0], EN)) is limit


@pytest.mark.parametrize(("clock", "limit"), [("relaxed", False), ("fast", True)])
def test_another_clock_gives_full_time_only_where_it_gives_time(clock: str, limit: bool):
    told = said(votes.build(vote("clock", clock), table_of(GAME, 3), EN))
    assert ("full time" in told) is limit


# --- private tables -----------------------------------------------------------------------------


@pytest.mark.parametrize("private", [False, True])
def test_a_seat_of_a_private_table_is_on_offer_to_the_invited(private: bool):
    table = table_of(GAME, 3, (0,), private=private)
    offered = replace(table, seats=(replace(table.seats[0], open_to=ANYBODY), *table.seats[1:]))
    done = replace(vote("overtime"), closes_at=None, outcome="substitute")
    for told in (
        seats.lines(offered, EN),
        said(votes.build(vote("overtime"), table, EN)),
        said(votes.build(vote("offer"), table, EN)),
        votes.outcome(done, table, EN),
    ):
        assert ("invited" in told) is private


# --- commands and buttons by their names ----------------------------------------------------------


def sentences(name: str, language: str) -> str:
    """Return a catalogue as it is written, without its comments."""
    source = (files("data") / "text" / f"{name}.{language}.ftl").read_text(encoding="utf-8")
    return "\n".join(line for line in source.splitlines() if not line.startswith("#"))


def named(group: str, language: str) -> set[str]:
    words = texts(language)
    return {words.say(key) for key in words.catalogue if re.fullmatch(rf"{group}-[a-z-]+", key)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["host", *GAMES])
def test_commands_are_called_by_their_names_in_that_language(name: str, language: str):
    """Those of the host do name some."""
    called = set(re.findall(r"`/([\w-]+)", sentences(name, language)))
    assert called or name in GAMES
    assert called <= named("command", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_to_be_pressed_is_the_label_of_a_button(language: str):
    written = sentences("host", language)
    pressed = set(re.findall(r"(?<![\w*])\*\*([A-Z][^*{}:]+)\*\*", written))
    assert len(pressed) > 5
    assert pressed <= {
        texts(language).say(key)
        for key in texts(language).catalogue
        if key.startswith("button-") and not key.startswith(("button-back", "button-on"))
    }
