"""The cards and tiles of the box (reference, section 1): the data against figures written here."""

import pytest

from rules.san_juan import cards

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
}


@pytest.mark.parametrize("name", BUILDINGS)
def test_building_is_as_printed(name: str) -> None:
    kind = cards.kind_named(name)

    data = (cards.COST[kind], cards.POINTS[kind], cards.COPIES[kind], cards.FAMILY[kind])

    assert data == BUILDINGS[name]


def test_case_1_the_base_deck_has_42_production_and_68_city_cards() -> None:
    families = [cards.FAMILY[kind] for kind in cards.KIND]

    assert sorted(cards.NAMES) == sorted(BUILDINGS)
    assert families.count("production") == 42
    assert len(families) - families.count("production") == 68
    assert len(cards.CARDS) == 110


def test_goods_are_numbered_as_their_buildings_and_the_tiles_are_the_five_printed() -> None:
    goods = ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter")

    assert cards.NAMES[:5] == goods
    assert cards.TILES == (
        (1, 1, 1, 2, 2),
        (1, 1, 2, 2, 2),
        (1, 1, 2, 2, 3),
        (1, 2, 2, 2, 3),
        (1, 2, 2, 3, 3),
    )


def test_every_value_says_where_it_comes_from() -> None:
    sources = {source.id for source in cards.DATA.sources}

    named = {cards.DATA.trading_house.source} | {
        value.source
        for building in cards.DATA.buildings
        for value in (building.cost, building.points, building.copies)
    }

    assert named <= sources


def test_cards_of_a_kind_have_neighbouring_numbers() -> None:
    assert list(cards.KIND) == sorted(cards.KIND)
