"""Table options: each one, both ways."""

import re
from pathlib import Path

import pytest

from rules.game import TableOption
from rules.san_juan import GAME
from rules.san_juan.components import DECKS, KIND, NAMES
from rules.san_juan.state import BASE_GAME, Variant
from tests.rules.san_juan.given import NEW, THREE, Seated, given, next_round, seat
from tests.rules.san_juan.table import Table
from tests.rules.stored import file_of, read

EVERYBODY = (2, 3, 4)
EXPANSION = {"deck": ("new_buildings",)}
"""The other options needed by those about its buildings."""
FIRST_VERSION = {
    name: text for name, text in read(file_of("san_juan", 1)).items() if name.endswith("_build")
}


def test_clause_2_6_the_options_their_values_and_what_holds_unless_agreed_otherwise() -> None:
    assert {option.name: option for option in GAME.options} == {
        "deck": TableOption(
            "deck", ("base", "plus", "new_buildings"), "base", EVERYBODY, headline=True
        ),
        "starting_hand": TableOption("starting_hand", ("on", "off"), "on", EVERYBODY),
        "guard_room": TableOption(
            "guard_room", ("standing", "always"), "standing", EVERYBODY, needs=EXPANSION
        ),
        "stashes": TableOption("stashes", ("hidden", "open"), "hidden", EVERYBODY),
        "library": TableOption("library", ("once", "each_time"), "once", (2,)),
        "tavern": TableOption(
            "tavern", ("same_phase", "later"), "same_phase", EVERYBODY, needs=EXPANSION
        ),
        "builder": TableOption("builder", ("in_turn", "at_once"), "in_turn", EVERYBODY),
    }


def test_everyone_sees_what_was_agreed_on() -> None:
    agreed = {"deck": "plus", "guard_room": "always", "stashes": "open", "library": "each_time"}
    agreed |= {"tavern": "later", "builder": "at_once"}
    state, _ = GAME.new(agreed, 2, 0)

    for viewer in (0, 1, None):
        assert GAME.view(state, viewer).variant == Variant(**agreed)


def test_with_three_players_the_library_has_no_option() -> None:
    state, _ = GAME.new({"library": "each_time"}, 3, 0)

    assert GAME.view(state, None).variant.library == "once"


@pytest.mark.parametrize("name", FIRST_VERSION)
def test_a_table_that_was_begun_before_there_were_options_goes_on_with_the_base_game(
    name: str,
) -> None:
    table = Table(GAME.load(FIRST_VERSION[name]))

    assert (
        table.sees(None).variant
        == BASE_GAME
        == Variant("base", "standing", "hidden", "once", "same_phase", "in_turn")
    )
    assert not table.sees(None).cathedral


# --- the deck -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("deck", "size"), [("base", 110), ("plus", 114), ("new_buildings", 143)])
@pytest.mark.parametrize("seats", EVERYBODY)
def test_clause_1_1_the_cards_that_are_dealt_from(deck: str, size: int, seats: int) -> None:
    table = Table(GAME.new({"deck": deck, "starting_hand": "off"}, seats, 0)[0])

    assert table.sees(None).deck == size - seats - 4 * seats
    assert [table.built(one) for one in range(seats)] == ["indigo_plant"] * seats
    assert table.sees(None).cathedral == (deck == "new_buildings")


@pytest.mark.parametrize("deck", DECKS)
def test_every_kind_of_the_deck_is_dealt_and_no_other(deck: str) -> None:
    dealt: set[str] = set()
    for seed in range(60):
        table = Table(GAME.new({"deck": deck}, 4, seed)[0])
        for one in range(4):
            dealt |= set(table.hand(one).split())

    assert dealt == {NAMES[KIND[card]] for card in DECKS[deck]}


# --- the starting hands -------------------------------------------------------------------------


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("starting_hand", ["on", "off"])
def test_clause_2_4_starting_hands_with_every_deck(starting_hand: str, deck: str) -> None:
    table = Table(GAME.new({"deck": deck, "starting_hand": starting_hand}, 4, 1)[0])

    on = starting_hand == "on"
    assert [table.cards(one) for one in range(4)] == ([5, 6, 7, 8] if on else [4] * 4)
    assert table.asked_seats() == ((0, 1, 2, 3) if on else (0,))


# --- the Guard Room: test_guard_room.py ---------------------------------------------------------


@pytest.mark.parametrize(
    ("guard_room", "surplus"),
    [
        pytest.param("standing", 0, id="r1_while_one_stands"),
        pytest.param("always", 1, id="r1_or_always"),
    ],
)
def test_a_hand_of_seven_without_a_guard_room_anywhere(guard_room: str, surplus: int) -> None:
    seven = "smithy gold_mine archive poor_house well crane statue"
    variant = Variant("new_buildings", guard_room)
    table = next_round(seat(), seat(seven, "well"), variant=variant)

    assert table.asked(1).kind == ("limit" if surplus else "role")
    assert not surplus or table.bounds(1) == (surplus, surplus)


# --- stashes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "counted"),
    [
        pytest.param(NEW, None, id="hidden"),
        pytest.param(Variant("new_buildings", stashes="open"), (1, 2, 3), id="open"),
    ],
)
def test_how_many_cards_lie_under_the_buildings_of_others(
    variant: Variant, counted: tuple[int, int, int] | None
) -> None:
    told = seat(chapel="hero", bank="palace well", harbor="tower tower statue")
    table = given(told, seat(), variant=variant)

    assert table.stash(0, 0) == (1, 2, 3), "their owner counts them anyway"
    for viewer in (1, None):
        assert table.stash(0, viewer) == counted


def test_open_stashes_work_in_the_base_game_too() -> None:
    table = given(seat(chapel="hero tower"), seat(), variant=Variant(stashes="open"))

    assert table.stash(0, 1) == (2, 0, 0)


# --- the Library of two players -----------------------------------------------------------------

LIBRARY = seat(built="library")


def governor_with_library(library: str, told: Seated = LIBRARY) -> Table:
    return given(told, seat(), role="prospector", variant=Variant(library=library))


def test_once_a_round_the_governor_is_asked_and_has_it_no_more() -> None:
    table = governor_with_library("once")
    assert table.asked(0).kind == "library"
    table.uses_library(0)
    assert table.drew(0) == {"prospector": 2}
    table.takes(1, "producer")

    table.takes(0, "councillor")

    assert len(table.drawn(0).split()) == 5


def test_each_time_it_doubles_both_roles_without_a_question() -> None:
    table = governor_with_library("each_time")
    assert table.drew(0) == {"prospector": 2}
    assert table.asked_seats() == (1,)
    table.takes(1, "producer")

    table.takes(0, "councillor")

    assert len(table.drawn(0).split()) == 8


def test_each_time_leaves_nothing_to_announce() -> None:
    table = governor_with_library("each_time")

    assert table.heard(None, "library_chosen") == []
    assert not table.sees(1).library_used


def test_each_time_helps_the_builder_too() -> None:
    told = seat(f"{THREE} hero statue", "library"), seat()
    table = given(*told, role="builder", variant=Variant(library="each_time"))
    assert table.asked(0).kind == "build"

    table.builds(0, THREE)

    assert table.price() == 1


def test_the_table_options_in_the_rules_are_those_of_the_game() -> None:
    rules = (Path(__file__).parents[3] / "rules/san_juan/RULES.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(\w+)` \| (.+?) \|", rules, re.MULTILINE)

    assert [(name, tuple(re.findall(r"`(\w+)`", values))) for name, values in told] == [
        (option.name, option.values) for option in GAME.options
    ]
    assert all(option.default == option.values[0] for option in GAME.options)
