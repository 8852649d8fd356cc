"""Whole games with the new buildings: everything that the service shows of them has words."""

import re
from typing import Final

import pytest
from structlog.testing import capture_logs

from bot.engine.model import Position, TableInfo
from bot.text import LANGUAGES, texts
from rules.decision import Choice, Decision
from rules.event import Event
from rules.game import Outcome
from rules.san_juan.components import DATA
from tests.bot.service.house import GAME, OPENER, House, user_of
from tests.reading import whole_log

PLAYERS: Final = ("Ada", "Ben", "Cleo", "Dora")
BOOKS: Final = tuple(texts(language).of(GAME) for language in LANGUAGES)
UNWORDED: Final = re.compile(r"\w+:\w+|[{}]|  ")
"""Faults that no sentence may hold: keys, unfilled facts, double spaces."""
NEW: Final = frozenset(building.id for building in DATA.buildings if not building.copies.value)


def is_said(*texts: str) -> None:
    for text in texts:
        assert text == text.strip() != ""
        assert not UNWORDED.search(text), text


def is_worded(position: Position) -> None:
    """Assert that the open question and its options have words, none of them cut."""
    assert position.view is not None
    decision = position.view.decision
    assert decision is not None
    for book in BOOKS:
        is_said(book.ask(decision))
        for place, facts in enumerate(position.facts):
            option = book.option(decision, place, facts, PLAYERS)
            is_said(option.label)
            assert not option.note.endswith("…"), option.note


def is_told(event: Event) -> None:
    for book in BOOKS:
        line = book.event(event, PLAYERS)
        if line is not None:
            is_said(line)


async def outcome_of(house: House, table: TableInfo) -> Outcome:
    view = (await house.host.look.position(table.id, None)).view
    assert view is not None
    assert view.outcome is not None
    return view.outcome


def fond_answer(house: House, decision: Decision) -> Choice:
    """Build a new building if possible, else answer at random."""
    new = [place for place, key in enumerate(decision.options) if key.partition(":")[2] in NEW]
    return (new[0],) if decision.kind == "build" and new else house.any_answer(decision)


async def played(house: House, persons: int, seen: set[str]) -> None:
    """Play a game to its end and say all of it; note in `seen` what came up."""
    table = await house.lobby(persons, deck="new_buildings")
    table = await house.host.beginning.start(table.id, OPENER)
    while table.status == "running":
        seat = table.waiting[0]
        is_worded(await house.seen(table, seat))
        decision = await house.asked(table, seat)
        seen.add(decision.kind)
        table = await house.answer(table, seat, fond_answer(house, decision))
    for seat in range(persons):
        for event in await whole_log(house.host.look, table.id, user_of(table, seat)):
            is_told(event)
            what = event.facts.get("source", event.facts.get("building", ""))
            seen |= {event.kind, f"{event.kind} {what}"}
    for lines in (await outcome_of(house, table)).breakdown:
        for line in lines:
            is_said(*[book.line(line.key) for book in BOOKS])
            seen.add(line.key)


@pytest.mark.proof
async def test_every_question_and_event_of_the_expansion_has_words(house: House) -> None:
    seen: set[str] = set()
    with capture_logs() as lines:
        for persons in (2, 3, 4):
            await played(house, persons, seen)
    assert seen >= {
        "office", "bank", "swapped", "banked", "bank_used", "customs_filled", "goldsmith",
        "drew building:hut", "drew building:tavern", "built building:cathedral",
        "residence", "cathedral",
    }  # fmt: skip
    assert [line for line in lines if line["event"].startswith("words.")] == []
