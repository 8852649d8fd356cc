"""The cards and tiles of the box (RULES.md 1 and 9): the data against figures written here."""

from collections import Counter

import pytest

from rules.san_juan import components
from rules.san_juan.state import Variant
from tests.rules.san_juan.given import NEW, given

# Name: cost, points, copies, family.
BUILDINGS = {
    "indigo_plant": (1, 1, 10, "production"),
    "sugar_mill": (2, 1, 8, "production"),
    "tobacco_storage": (3, 2, 8, "production"),
    "coffee_roaster": (4, 2, 8, "production"),
    "silver_smelter": (5, 3, 8, "production"),
    "smithy": (1, 1, 3, "city"),
    "gold_mine": (1, 1, 3, "city"),
    "archive": (1, 1, 3, "city"),
    "poor_house": (2, 1, 3, "city"),
    "black_market": (2, 1, 3, "city"),
    "trading_post": (2, 1, 3, "city"),
    "well": (2, 1, 3, "city"),
    "market_stand": (2, 1, 3, "city"),
    "crane": (2, 1, 3, "city"),
    "chapel": (3, 2, 3, "city"),
    "tower": (3, 2, 3, "city"),
    "aqueduct": (3, 2, 3, "city"),
    "carpenter": (3, 2, 3, "city"),
    "prefecture": (4, 2, 3, "city"),
    "market_hall": (4, 2, 3, "city"),
    "quarry": (4, 2, 3, "city"),
    "library": (5, 3, 3, "city"),
    "statue": (3, 3, 3, "monument"),
    "victory_column": (4, 4, 3, "monument"),
    "hero": (5, 5, 3, "monument"),
    "guild_hall": (6, 0, 2, "end"),
    "city_hall": (6, 0, 2, "end"),
    "triumphal_arch": (6, 0, 2, "end"),
    "palace": (6, 0, 2, "end"),
    "office": (1, 1, 0, "city"),
    "guard_room": (1, 1, 0, "city"),
    "hut": (2, 1, 0, "city"),
    "tavern": (2, 1, 0, "city"),
    "park": (3, 2, 0, "city"),
    "customs_office": (3, 2, 0, "city"),
    "bank": (3, 2, 0, "city"),
    "harbor": (4, 2, 0, "city"),
    "goldsmith": (5, 3, 0, "city"),
    "residence": (6, 0, 0, "end"),
    "cathedral": (7, 0, 0, "end"),
}

FOUR_PLANTS = {"sugar_mill": 1, "tobacco_storage": 1, "coffee_roaster": 1, "silver_smelter": 1}
NEW_CITY = {
    **dict.fromkeys(("office", "guard_room", "hut", "tavern", "park", "customs_office"), 3),
    **dict.fromkeys(("bank", "harbor", "goldsmith"), 3),
    "residence": 2,
}


def counted(deck: str) -> Counter[str]:
    return Counter(components.NAMES[components.KIND[card]] for card in components.DECKS[deck])


@pytest.mark.parametrize("name", BUILDINGS)
def test_building_is_as_printed(name: str) -> None:
    kind = components.kind_named(name)

    data = (
        components.COST[kind],
        components.POINTS[kind],
        components.COPIES[kind],
        components.FAMILY[kind],
    )

    assert data == BUILDINGS[name]


def test_clause_1_1_the_base_deck_has_42_production_and_68_city_cards() -> None:
    families = Counter(BUILDINGS[name][3] == "production" for name in counted("base").elements())

    assert sorted(components.NAMES) == sorted(BUILDINGS)
    assert counted("base") == Counter({name: BUILDINGS[name][2] for name in BUILDINGS})
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
    goods = ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter")

    assert components.NAMES[:5] == goods
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
