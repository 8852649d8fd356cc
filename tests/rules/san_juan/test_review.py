"""Cases that a second reading of the rules found: each failed once."""

import re
from pathlib import Path

import pytest

from rules.match import Move, play, take_back
from rules.san_juan import GAME
from rules.san_juan.components import DATA, PLUS
from rules.san_juan.state import Variant
from tests.rules.san_juan.given import NEW, given, next_round, seat
from tests.rules.san_juan.table import Table


def move(table: Table, seat: int, *picked: int) -> Move:
    return play(GAME, table.state, seat, picked)


# --- taking back across the Office (RULES.md 3.1) ------------------------------------------------


def test_to_exchange_nothing_is_final_once_another_has_decided_on_it() -> None:
    """What follows the Office is asked only after it, and could not stand without it."""
    table = next_round(
        seat("smithy well", "indigo_plant office"),
        seat("quarry", "indigo_plant chapel"),
        seat("quarry", "indigo_plant chapel"),
        variant=NEW,
    )
    moves = [move(table, 0)]
    assert take_back(moves, 0) == 0, "while it is the newest choice"

    moves.append(move(table, 1, 0))

    assert take_back(moves, 0) is None


# --- what may be built, in the order in which people see it (RULES.md 5.2) -----------------------


@pytest.mark.parametrize(
    "variant", [pytest.param(Variant(deck=PLUS), id="plus"), pytest.param(NEW, id="new_buildings")]
)
def test_the_expansion_s_copies_are_offered_where_the_others_are(variant: Variant) -> None:
    """Also where no Cathedral lies on the table."""
    cathedral = " cathedral" * variant.new_buildings
    table = given(
        seat("sugar_mill " * 7 + "smithy", "indigo_plant sugar_mill" + cathedral),
        seat("sugar_mill smithy well quarry"),
        governor=1,
        variant=variant,
        role="builder",
    )

    assert table.offers(1) == [
        "build:sugar_mill",
        "build:smithy",
        "build:well",
        "build:quarry",
        "pass",
    ]


def test_a_kind_is_offered_once_also_with_a_copy_of_the_expansion() -> None:
    table = given(
        seat("sugar_mill " * 7),
        seat("sugar_mill sugar_mill smithy", "indigo_plant smithy"),
        governor=1,
        variant=NEW,
        role="builder",
    )

    assert table.offers(1) == ["build:sugar_mill", "pass"]


# --- the Library of two players with the Cathedral (RULES.md 5.12, R8) ---------------------------


def test_without_a_card_the_library_can_matter_for_the_cathedral() -> None:
    """7, less 5 for what is covered, 1 for the role and 1 for the Library: it costs nothing."""
    table = given(seat("", "library crane silver_smelter"), variant=NEW, role="builder")

    table.uses_library(0)
    table.builds(0, "cathedral", over="silver_smelter", pays="")

    assert table.price() == 0
    assert table.sees(None).library_used


def test_without_a_card_and_the_cathedral_the_library_cannot_matter() -> None:
    table = given(
        seat("", "library crane silver_smelter"), seat("", "cathedral"), variant=NEW, role="builder"
    )

    assert table.asked(1).kind == "role", "both are passed by"


# --- the tables of RULES.md ----------------------------------------------------------------------


def test_clause_9_2_the_components_in_the_rules_are_those_of_the_data() -> None:
    rules = (Path(__file__).parents[3] / "rules/san_juan/RULES.md").read_text(encoding="utf-8")
    row = r"^\| ([A-Z][A-Za-z ]+)" + r" \| (\d+)[^|]*" * 4 + r"\|$"
    told = re.findall(row, rules, re.MULTILINE)

    assert [(name, *[int(one) for one in figures]) for name, *figures in told] == [
        (
            one.id.replace("_", " ").title(),
            one.cost.value,
            one.points.value,
            one.copies.value,
            one.extra.value if one.extra else 0,
        )
        for one in DATA.buildings
    ]


def test_clause_9_1_where_each_figure_in_the_rules_comes_from_is_that_of_the_data() -> None:
    """RULES.md 9.1: what has no note is printed in the booklet."""
    rules = (Path(__file__).parents[3] / "rules/san_juan/RULES.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| ([A-Z][A-Za-z ]+) \| (\d.*) \|$", rules, re.MULTILINE))

    for one in DATA.buildings:
        told = [
            f"{figure.value}" + noted(figure.source, figure.confidence)
            for figure in (one.cost, one.points, one.copies, one.extra)
            if figure is not None and figure.value
        ]
        cells = rows[one.id.replace("_", " ").title()].split(" | ")
        assert [cell for cell in cells if cell != "0"] == told


def test_of_points_the_booklet_prints_those_of_the_monuments_alone() -> None:
    """Buildings of cost 6 and 7 have none printed: theirs are counted at the end."""
    printed = {one.id for one in DATA.buildings if one.points.source == "booklet"}

    assert printed == {one.id for one in DATA.buildings if one.family in ("monument", "end")}


def noted(source: str, confidence: str) -> str:
    return "" if source == "booklet" else f" ({source}, {confidence})"


def test_the_table_options_in_the_rules_are_those_of_the_game() -> None:
    rules = (Path(__file__).parents[3] / "rules/san_juan/RULES.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(\w+)` \| (.+?) \|", rules, re.MULTILINE)

    assert [(name, tuple(re.findall(r"`(\w+)`", values))) for name, values in told] == [
        (option.name, option.values) for option in GAME.options
    ]
    assert all(option.default == option.values[0] for option in GAME.options)
