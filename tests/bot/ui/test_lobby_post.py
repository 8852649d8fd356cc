"""A table before its game: the text and buttons of its post, and of its panel for each person."""

from dataclasses import replace
from typing import Any

import pytest

from bot.service.terms import terms_of
from bot.text import texts
from bot.ui import lobby, options
from bot.ui.sheet import Sheet
from rules.registry import GAMES
from tests.bot.ui.tables import NOON, table_of
from tests.limits.message import BUTTON, TEXT_DISPLAY, walk

GAME = GAMES["san_juan"]
EN = texts("en")
OPENER = 10**18


def post(taken: int = 2, **changes: Any) -> Sheet:
    """Return the post of a table for four."""
    given = {"capacity": 4, "status": "lobby"} | changes
    return lobby.post(GAME, table_of(GAME, taken, **given), EN)


def told(sheet: Sheet) -> str:
    parts = walk(sheet.view().to_components())
    return "\n".join(part["content"] for part in parts if part["type"] == TEXT_DISPLAY)


def buttons(sheet: Sheet) -> list[str]:
    """Return the buttons that can be pressed."""
    parts = walk(sheet.view().to_components())
    return [part["label"] for part in parts if part["type"] == BUTTON and not part.get("disabled")]


def chosen(**options: str) -> dict[str, str]:
    return {option.name: option.default for option in GAME.options} | options


# --- its text ----------------------------------------------------------------------------------


def test_a_line_says_what_is_played_on_which_clock_how_long_and_how_hard_it_is() -> None:
    line = "Base game · 5 days on each clock · about 60 minutes · easy to learn"
    assert line in told(post(clock="normal"))
    other = told(post(clock="relaxed", options=chosen(deck="new_buildings")))
    assert "With the new buildings · no time limit · about 60 minutes" in other


def test_a_full_table_calls_a_person_who_can_start_it() -> None:
    table = table_of(GAME, 4, capacity=4, status="lobby")
    called = told(lobby.post(GAME, table, EN, ping=[table.opener_id]))
    assert f"<@{table.opener_id}> can start the game." in called
    assert "<@" not in told(lobby.post(GAME, table, EN))


@pytest.mark.parametrize(
    ("level", "name"),
    [("greedy", "normal"), ("expert", "expert"), ("clever", "unknown level, plays as normal")],
)
def test_it_says_how_well_a_computer_plays(level: str, name: str) -> None:
    """One of a later version may play at a level that this one does not know."""
    table = table_of(GAME, 2, capacity=4, status="lobby")
    computer = replace(table.seats[1], computer=level, user_id=None, name="")
    table = replace(table, seats=(table.seats[0], computer))
    assert f"({name})" in told(lobby.post(GAME, table, EN))


def test_only_what_is_not_as_usual_is_told() -> None:
    usual = told(post(clock="normal"))
    assert not any(EN.of("san_juan").table_option(option.name) in usual for option in GAME.options)
    assert "Clock" not in usual
    unusual = told(post(clock="fast", options=chosen(starting_hand="off")))
    assert "Starting hand: **4 cards each**" in unusual
    assert "Clock: **fast**" in unusual


@pytest.mark.parametrize(
    ("name", "value", "needed", "capacity"),
    [
        ("guard_room", "always", {"deck": "new_buildings"}, 4),
        ("tavern", "later", {"deck": "new_buildings"}, 4),
        ("library", "each_time", {}, 2),
    ],
)
def test_an_option_is_told_and_offered_only_where_it_applies(
    name: str, value: str, needed: dict[str, str], capacity: int
) -> None:
    word = EN.of("san_juan").table_option(name)
    for others, seats, there in ((needed, capacity, True), ({}, 3, False)):
        table = table_of(GAME, 1, status="lobby", capacity=seats)
        table = replace(table, options=chosen(**{name: value}, **others))
        assert (f"{word}: **" in told(lobby.post(GAME, table, EN))) == there
        assert (f"**{word}**" in told(options.rare(GAME, table, EN))) == there


def test_options_of_two_are_offered_as_long_as_two_can_start() -> None:
    table = table_of(GAME, 2, status="lobby", capacity=4)
    assert "Library" in told(options.rare(GAME, table, EN))
    assert "Library" not in told(options.rare(GAME, table_of(GAME, 3, status="lobby"), EN))


@pytest.mark.parametrize(
    ("taken", "needed"),
    [
        (1, "1 more player is needed to start."),
        (2, "can start the game."),
        (4, "can start the game."),
    ],
)
def test_it_says_what_the_start_waits_for(taken: int, needed: str) -> None:
    assert needed in told(post(taken))
    assert needed not in told(post(taken, status="running"))


def test_it_says_what_has_changed_and_who_has_to_agree() -> None:
    table = table_of(GAME, 3, capacity=3, status="lobby", hints=False)
    agreed = terms_of(
        GAME, replace(table, clock="fast", rated=False, options=chosen(deck="cathedral"))
    )
    seats = (*table.seats[:2], replace(table.seats[2], agreed=agreed, name="Eve"))
    sheet = lobby.post(GAME, replace(table, seats=seats), EN)
    said = told(sheet)
    assert "Eve: press **Agree** or **Leave**." in said
    for change in (
        "- Clock: **relaxed**",
        "- Rated: **yes**",
        "- Cards: **Base game**",
    ):
        assert change in said
    assert "- Hints" not in said
    assert buttons(sheet) == ["Start", "Agree", "Leave", "Rules", "Manage"]
    assert "Agree" not in buttons(lobby.post(GAME, table, EN))


def test_a_lobby_says_when_it_ends_once_it_was_told() -> None:
    assert f"ends <t:{int(NOON.timestamp())}:R>" in told(post(ends_at=NOON))
    assert "ends" not in told(post(status="running", ends_at=NOON))


# --- its buttons -------------------------------------------------------------------------------


def test_everyone_can_join_leave_read_the_rules_and_ask_to_manage() -> None:
    assert buttons(post(3)) == ["Join", "Leave", "Rules", "Manage"]


def test_start_takes_the_place_of_join_where_all_seats_are_taken() -> None:
    assert buttons(post(4)) == ["Start", "Leave", "Rules", "Manage"]


@pytest.mark.parametrize("status", ["running", "finished", "aborted", "cancelled"])
def test_once_it_no_longer_gathers_players_nothing_is_offered(status: str) -> None:
    assert buttons(post(status=status)) == []
    table = table_of(GAME, 2, status=status)
    assert buttons(lobby.panel(GAME, table, EN, OPENER)) == []


@pytest.mark.parametrize(
    ("user_id", "taken", "manages", "may"),
    [
        (OPENER, 1, False, ["Add computer", "Options", "Invite", "Cancel table"]),
        (OPENER, 2, False, ["Start", "Add computer", "Options", "Invite", "Cancel table"]),
        (OPENER, 4, False, ["Start", "Options", "Cancel table"]),
        (OPENER + 1, 2, False, ["Invite"]),
        (OPENER + 1, 4, False, []),
        (7, 2, False, []),
        (7, 2, True, ["Cancel table"]),
    ],
)
def test_the_panel_has_what_this_person_may_do(
    user_id: int, taken: int, manages: bool, may: list[str]
) -> None:
    table = table_of(GAME, taken, status="lobby", capacity=4)
    sheet = lobby.panel(GAME, table, EN, user_id, manages=manages)
    assert buttons(sheet) == may
    assert ("is the host of this table" in told(sheet)) == (user_id != OPENER)


def test_computers_can_be_removed_where_there_are_some() -> None:
    table = table_of(GAME, 2, status="lobby", capacity=4)
    computer = replace(table.seats[1], computer="greedy", user_id=None, name="")
    table = replace(table, seats=(table.seats[0], computer))
    assert "Remove computer" in buttons(lobby.panel(GAME, table, EN, OPENER))
