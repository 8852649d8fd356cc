"""The Producer (RULES.md 5.9), with Aqueduct and Well."""

import pytest

from tests.rules.san_juan.given import given, seat

SIX = " ".join(["indigo_plant"] * 6)


@pytest.mark.parametrize(
    ("built", "chooser", "most"),
    [
        pytest.param(SIX, False, 1, id="clause_5_9_one_good"),
        pytest.param(SIX, True, 2, id="clause_5_9_the_chooser_two"),
        pytest.param(f"{SIX} library", True, 3, id="the_chooser_with_a_library_three"),
        pytest.param(f"{SIX} library", False, 1, id="a_library_helps_the_chooser_alone"),
        pytest.param(f"{SIX} aqueduct", False, 2, id="clause_5_9_aqueduct"),
        pytest.param(f"{SIX} aqueduct", True, 3, id="clause_5_9_aqueduct_and_chooser"),
        pytest.param(f"{SIX} aqueduct library", True, 4, id="clause_5_9_aqueduct_and_library"),
        pytest.param(f"{SIX} trading_post", False, 1, id="the_trading_post_is_for_the_trader"),
    ],
)
def test_goods_allowed(built: str, chooser: bool, most: int) -> None:
    table = given(seat(built=built), seats=3, governor=0 if chooser else 2, role="producer")
    assert table.bounds(0) == (0, most)

    table.produces(0, " ".join(["indigo_plant"] * most))

    assert table.goods(0) == most


def test_clause_5_9_never_two_goods_on_one_building() -> None:
    table = given(seat(built="indigo_plant sugar_mill+good"), seats=3, role="producer")

    assert table.built(0) == "indigo_plant+good sugar_mill+good", "two allowed, one place"


def test_clause_5_9_without_an_empty_building_there_is_no_good() -> None:
    table = given(seat(built="indigo_plant+good"), seat(built="tower"), seats=3, role="producer")

    assert [facts["seat"] for facts in table.heard(None, "produced")] == [2]
    assert table.goods(1) == 0


def test_city_buildings_take_no_goods() -> None:
    table = given(seat(built="tower hero indigo_plant"), seats=3, role="producer")

    assert table.built(0) == "tower hero indigo_plant+good"


def test_all_are_asked_at_once_and_goods_come_when_the_last_has_answered() -> None:
    three = "indigo_plant sugar_mill tobacco_storage"
    table = given(seat(built=three), seat(built=three), seat(built=three), role="producer")
    assert table.asked_seats() == (0, 1, 2)

    table.produces(2, "sugar_mill")
    table.produces(0, "indigo_plant tobacco_storage")
    assert [table.goods(one) for one in range(3)] == [0, 0, 0], "sealed until then"
    table.produces(1, "tobacco_storage")

    assert table.built(0) == "indigo_plant+good sugar_mill tobacco_storage+good"
    assert table.built(1) == "indigo_plant sugar_mill tobacco_storage+good"
    assert table.built(2) == "indigo_plant sugar_mill+good tobacco_storage"


def test_r31_producing_less_is_allowed() -> None:
    table = given(seat(built=SIX), seats=3, role="producer")

    table.passes(0)

    assert table.goods(0) == 0


def test_the_chooser_may_forgo_the_privilege_alone() -> None:
    table = given(seat(built="indigo_plant sugar_mill tobacco_storage"), seats=3, role="producer")

    table.produces(0, "sugar_mill")

    assert table.built(0) == "indigo_plant sugar_mill+good tobacco_storage"


@pytest.mark.parametrize(
    ("built", "chooser", "goods", "drew"),
    [
        pytest.param(
            "well indigo_plant sugar_mill", True, 2, {"well": 1}, id="clause_5_9_two_goods"
        ),
        pytest.param("well indigo_plant", True, 1, {}, id="clause_5_9_one_good"),
        pytest.param("well", True, 0, {}, id="clause_5_9_none"),
        pytest.param(
            "well aqueduct indigo_plant sugar_mill",
            False,
            2,
            {"well": 1},
            id="clause_5_9_not_chooser",
        ),
        pytest.param(
            "well library indigo_plant sugar_mill tobacco_storage",
            True,
            3,
            {"well": 1},
            id="r49_library_goods_count",
        ),
        pytest.param("indigo_plant sugar_mill", True, 2, {}, id="no_well"),
        pytest.param(
            "well indigo_plant+good sugar_mill", True, 2, {}, id="goods_from_before_do_not_count"
        ),
    ],
)
def test_well(built: str, chooser: bool, goods: int, drew: dict[str, int]) -> None:
    table = given(seat(built=built), seats=3, governor=0 if chooser else 2, role="producer")

    assert table.goods(0) == goods
    assert table.drew(0) == drew


def test_the_well_draws_after_its_owners_goods_and_before_the_next_seat() -> None:
    # The deck: two goods for seat 0, the Well's card, one good for seat 1.
    table = given(
        seat(built="well indigo_plant sugar_mill"),
        seats=3,
        deck="smithy smithy hero smithy",
        role="producer",
    )

    assert table.hand(0) == "hero"


def test_no_one_learns_what_the_goods_are_not_even_their_owner() -> None:
    table = given(seats=3, deck="hero statue palace", role="producer")

    for viewer in (0, 1, 2, None):
        assert table.heard(viewer, "goods") == []
        assert "hero" not in repr([table.told[0].facts, *table.heard(viewer, "produced")])
    assert {str(facts["buildings"]) for facts in table.heard(0, "produced")} == {
        "('building:indigo_plant',)"
    }


def test_who_declines_to_produce_is_told_of() -> None:
    table = given(seat(built="indigo_plant sugar_mill tobacco_storage"), seats=3, role="producer")

    table.passes(0)

    assert table.heard(1, "declined") == [{"seat": 0, "role": "role:producer"}]
