"""A page of the log: all of its lines, whatever the players' names, and buttons that turn it."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.model import EVERYTHING, LogPage, TableInfo, Wanted
from bot.text import LANGUAGES, texts
from bot.ui import log
from bot.ui.happening import event_lines
from bot.ui.ids import read
from rules.event import Event
from tests.bot.ui.tables import table_of
from tests.contract.walks import walk
from tests.games import GAMES
from tests.limits.message import BUTTON, MENU, TEXT_DISPLAY, check
from tests.limits.message import walk as parts

EN = texts("en")
LONGEST_PAGE = 39


def _page(table: TableInfo, events: tuple[Event, ...], **changes: Any) -> LogPage:
    return replace(LogPage(table, events, fresh=0, page=1, pages=3), **changes)


def _told(shown: LogPage, language: str = "en") -> str:
    components = log.build(shown, texts(language)).view().to_components()
    check(components)
    return "\n".join(part["content"] for part in parts(components) if part["type"] == TEXT_DISPLAY)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_game_fits_and_leaves_out_no_line(key: str, language: str):
    game = GAMES[key]
    seats = max(game.seats)
    table = table_of(game, seats)
    escaped = replace(table, seats=tuple(replace(seat, name="*" * 32) for seat in table.seats))
    events = [event for step in walk(game, seats, 5).steps for event in step.events]
    for each in (table, escaped):
        for start in range(0, len(events), LONGEST_PAGE):
            page = tuple(events[start : start + LONGEST_PAGE])
            told = _told(_page(each, page, fresh=7), language).splitlines()
            lines = event_lines(each, page, texts(language))
            assert sum(line.startswith("- ") for line in told) == len(lines)


def test_the_oldest_stands_first_and_the_own_last_move_parts_it_from_the_rest():
    game = GAMES[next(iter(GAMES))]
    table = table_of(game, 2)
    events = tuple(event for step in walk(game, 2, 5).steps[:20] for event in step.events)
    told = [f"- {line}" for line in event_lines(table, events, EN)]
    shown = _page(table, events, fresh=3)
    head = EN.say("log-since")
    lines = [line for line in _told(shown).splitlines() if line.startswith("- ") or line == head]
    assert lines == [*told[:-3], head, *told[-3:]]
    assert head not in _told(replace(shown, fresh=0)).splitlines()
    assert head in _told(replace(shown, fresh=len(events))).splitlines()


@pytest.mark.parametrize(
    ("wanted", "rounds", "chosen"),
    [
        (EVERYTHING, (1, 2, 3), ["all", "all"]),
        (Wanted(1), (1, 2, 3), ["1", "all"]),
        (Wanted(0, 2), (1, 2, 3), ["0", "2"]),
        (Wanted(0), (1,), ["0"]),
        (EVERYTHING, tuple(range(1, 40)), ["all", "all"]),
    ],
    ids=str,
)
def test_menus_say_what_is_read_and_lead_to_the_rest(
    wanted: Wanted, rounds: tuple[int, ...], chosen: list[str]
):
    shown = _page(table_of(GAMES[next(iter(GAMES))], 2), (), wanted=wanted, rounds=rounds)
    components = log.build(shown, EN).view().to_components()
    check(components)
    menus = [part for part in parts(components) if part["type"] == MENU]
    assert [
        each["value"] for part in menus for each in part["options"] if each["default"]
    ] == chosen
    values = [[each["value"] for each in part["options"]] for part in menus]
    newest_first = [str(each) for each in reversed(rounds)]
    assert values == [["all", "0", "1"], ["all", *newest_first][:25]][: len(menus)]
    turned = [read(part["custom_id"]) for part in parts(components) if part["type"] == BUTTON]
    assert {log.wanted_by(claim) for claim in turned if claim} == {wanted}


@pytest.mark.parametrize(
    ("language", "rounds"),
    [
        ("en", ["Passage 2, round 1", "Passage 1, last round"]),
        ("de", ["Durchgang 2, Runde 1", "Durchgang 1, letzte Runde"]),
    ],
)
def test_rounds_are_called_as_in_the_log(language: str, rounds: list[str]) -> None:
    openings = tuple(
        Event("round_began", {"round": round_, "passage": passage, "seat": 0, "last": last})
        for passage, round_, last in ((1, 4, 1), (2, 1, 0), (2, 2, 0))
    )
    shown = _page(table_of(GAMES["san_marco"], 3), (), rounds=(1, 2), openings=openings)
    components = log.build(shown, texts(language)).view().to_components()
    menus = [part for part in parts(components) if part["type"] == MENU]
    assert [each["label"] for each in menus[-1]["options"]][1:] == rounds


@pytest.mark.parametrize(
    ("page", "leads"),
    [
        (0, [("logpage", 1), ("lognewest", 0)]),
        (1, [("logfirst", 0), ("logpage", 0), ("logpage", 2), ("lognewest", 0)]),
        (2, [("logfirst", 0), ("logpage", 1)]),
    ],
)
def test_buttons_lead_to_the_pages_there_are(page: int, leads: list[tuple[str, int]]):
    game = GAMES[next(iter(GAMES))]
    sheet = log.build(_page(table_of(game, 2), (), page=page), EN)
    pressable = [
        read(part["custom_id"])
        for part in parts(sheet.view().to_components())
        if part["type"] == BUTTON and not part.get("disabled")
    ]
    assert [(claim.action, claim.page) for claim in pressable if claim] == leads


def test_a_log_of_one_page_has_nothing_to_turn():
    game = GAMES[next(iter(GAMES))]
    shown = _page(table_of(game, 2), (), page=0, pages=1)
    sheet = log.build(shown, EN)
    assert not [part for part in parts(sheet.view().to_components()) if part["type"] == BUTTON]
    assert EN.say("log-empty") in _told(shown)
