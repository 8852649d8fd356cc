"""The cards and tiles of the box (RULES.md 1 and 9)."""

import re
from collections import Counter
from pathlib import Path

import pytest

from rules.san_juan import components
from rules.san_juan.components import COPIES, COST, EXTRA, FAMILY, NAMES, POINTS
from rules.san_juan.state import Variant
from tests.rules.san_juan.given import NEW, given

PLANTS = ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter")
RULES = (Path(__file__).parents[3] / "rules/san_juan/RULES.md").read_text(encoding="utf-8")
FAMILIES = {
    "production": PLANTS,
    "monument": ("statue", "victory_column", "hero"),
    "end": ("guild_hall", "city_hall", "triumphal_arch", "palace", "residence", "cathedral"),
}
FOUR_PLANTS = {"sugar_mill": 1, "tobacco_storage": 1, "coffee_roaster": 1, "silver_smelter": 1}
NEW_CITY = {
    **dict.fromkeys(("office", "guard_room", "hut", "tavern", "park", "customs_office"), 3),
    **dict.fromkeys(("bank", "harbor", "goldsmith"), 3),
    "residence": 2,
}


def counted(deck: str) -> Counter[str]:
    return Counter(NAMES[components.KIND[card]] for card in components.DECKS[deck])


def test_clause_9_2_the_buildings_are_those_of_the_rules() -> None:
    row = r"^\| ([A-Z][A-Za-z ]+)" + r" \| (\d+)[^|]*" * 4 + r"\|$"
    told = re.findall(row, RULES, re.MULTILINE)

    assert [(name, *map(int, figures)) for name, *figures in told] == [
        (name.replace("_", " ").title(), *figures)
        for name, *figures in zip(NAMES, COST, POINTS, COPIES, EXTRA, strict=True)
    ]


@pytest.mark.parametrize("family", FAMILIES)
def test_the_families_but_for_city_buildings(family: str) -> None:
    found = tuple(name for name, its in zip(NAMES, FAMILY, strict=True) if its == family)

    assert found == FAMILIES[family]


def test_clause_9_1_where_each_figure_in_the_rules_comes_from_is_that_of_the_data() -> None:
    """RULES.md 9.1: figures without a note are printed in the booklet."""
    rows = dict(re.findall(r"^\| ([A-Z][A-Za-z ]+) \| (\d.*) \|$", RULES, re.MULTILINE))

    for one in components.DATA.buildings:
        told = [
            f"{figure.value}" + noted(figure.source, figure.confidence)
            for figure in (one.cost, one.points, one.copies, one.extra)
            if figure is not None and figure.value
        ]
        cells = rows[one.id.replace("_", " ").title()].split(" | ")
        assert [cell for cell in cells if cell != "0"] == told


def noted(source: str, confidence: str) -> str:
    return "" if source == "booklet" else f" ({source}, {confidence})"


def test_of_points_the_booklet_prints_those_of_the_monuments_alone() -> None:
    """Buildings of cost 6 and 7 have none printed: theirs are counted at the end."""
    printed = {one.id for one in components.DATA.buildings if one.points.source == "booklet"}

    assert printed == {
        one.id for one in components.DATA.buildings if one.family in ("monument", "end")
    }


def test_clause_1_1_the_base_deck_has_42_production_and_68_city_cards() -> None:
    families = Counter(name in PLANTS for name in counted("base").elements())

    assert families == {True: 42, False: 68}


def test_clause_1_1_the_expansion_has_4_production_and_29_city_cards_and_the_cathedral() -> None:
    added = counted("new_buildings") - counted("base")

    assert added == Counter({**FOUR_PLANTS, **NEW_CITY})
    assert counted("new_buildings").total() == 143
    assert "cathedral" not in counted("new_buildings"), "it lies on the table"
    assert given(variant=NEW).sees(None).cathedral
    assert not given().sees(None).cathedral


def test_clause_9_3_the_four_production_buildings_may_join_the_base_game_alone() -> None:
    assert counted("plus") - counted("base") == Counter(FOUR_PLANTS)
    assert counted("plus").total() == 114
    assert not given(variant=Variant(deck="plus")).sees(None).cathedral


def test_clause_9_4_goods_are_numbered_as_their_buildings_and_the_tiles_are_the_five_printed() -> (
    None
):
    assert NAMES[:5] == PLANTS
    assert components.TILES == (
        (1, 1, 1, 2, 2),
        (1, 1, 2, 2, 2),
        (1, 1, 2, 2, 3),
        (1, 2, 2, 2, 3),
        (1, 2, 2, 3, 3),
    )


def test_every_value_says_where_it_comes_from() -> None:
    sources = {source.id for source in components.DATA.sources}

    named = {components.DATA.trading_house.source} | {
        value.source
        for building in components.DATA.buildings
        for value in (building.cost, building.points, building.copies, building.extra)
        if value
    }

    assert named <= sources


def test_cards_of_a_kind_have_neighbouring_numbers_and_those_of_the_base_game_keep_theirs() -> None:
    base, new = list(components.KIND[:110]), list(components.KIND[110:])

    assert base == sorted(base)
    assert new == sorted(new)
    assert sorted(components.DECKS["base"]) == list(range(110))
