"""The Park: a building over it costs six less, not three."""

import pytest

from tests.rules.san_juan.given import NEW, cost_of, given, seat
from tests.rules.san_juan.table import Table

HAND = "hero hero market_hall prefecture archive gold_mine"


def over_park(built: str, name: str, *, chooser: bool = False) -> Table:
    """Let seat 0 act in a Builder phase that it chose itself, or that seat 2 chose."""
    hand = HAND if name == "cathedral" else f"{name} {HAND}"
    told = seat(hand, f"crane park {built}"), seat(), seat()
    return given(*told, governor=0 if chooser else 2, role="builder", variant=NEW)


@pytest.mark.parametrize(
    ("built", "name", "chooser", "price"),
    [
        pytest.param("well", "cathedral", False, 1, id="seven_less_six"),
        pytest.param("quarry", "cathedral", False, 0, id="with_a_quarry_the_cathedral_is_free"),
        pytest.param("well", "cathedral", True, 0, id="the_chooser_builds_it_for_nothing"),
        pytest.param("well", "palace", False, 0, id="six_less_six"),
        pytest.param("well", "hero", False, 0, id="five_less_six_and_no_refund"),
        pytest.param("well", "silver_smelter", False, 0, id="a_production_building_too"),
    ],
)
def test_price_over_a_park(built: str, name: str, chooser: bool, price: int) -> None:
    table = over_park(built, name, chooser=chooser)
    before = table.cards(0)
    assert table.explains(0, f"build:{name}")["price"] == price

    table.builds(0, name, over="park")

    assert table.price() == price
    assert table.cards(0) == before - (name != "cathedral") - price
    assert f"{name}/park" in table.built(0).split()


def test_beside_it_a_building_costs_what_it_costs() -> None:
    table = over_park("well", "palace")

    table.builds(0, "palace")

    assert table.price() == 6


def test_over_another_building_the_park_changes_nothing() -> None:
    table = over_park("chapel", "palace")

    table.builds(0, "palace", over="chapel")

    assert table.price() == cost_of("palace") - cost_of("chapel")


def test_a_park_over_another_building_costs_the_difference_to_its_own_cost() -> None:
    told = seat("park hero hero hero", "crane well"), seat(), seat()
    table = given(*told, governor=2, role="builder", variant=NEW)

    table.builds(0, "park", over="well")

    assert table.price() == cost_of("park") - cost_of("well")


def test_without_a_crane_it_does_nothing() -> None:
    told = seat("palace hero hero market_hall", "park"), seat(), seat()
    table = given(*told, governor=2, role="builder", variant=NEW)

    assert "build:palace" not in table.offers(0)


def test_a_crane_of_this_very_phase_covers_no_park() -> None:
    told = seat("palace hero", "park crane+fresh"), seat(), seat()
    table = given(*told, governor=2, role="builder", variant=NEW)

    assert "build:palace" not in table.offers(0)


def test_what_it_alone_makes_payable_is_offered() -> None:
    told = seat("palace", "crane park"), seat(), seat()
    table = given(*told, governor=2, role="builder", variant=NEW)
    assert "build:palace" in table.offers(0)

    table.builds(0, "palace", over="park", pays="")

    assert table.built(0) == "crane palace/park"


def test_r38_a_covered_park_may_be_built_again() -> None:
    told = seat("park hero hero hero", "crane palace/park"), seat(), seat()
    table = given(*told, governor=2, role="builder", variant=NEW)

    table.builds(0, "park")

    assert table.price() == 3
    assert table.built(0) == "crane palace/park park"


def test_what_it_saves_is_explained() -> None:
    table = over_park("well", "palace")
    table.answers(0, "build", "build:palace")

    over, beside = table.explains(0, "park"), table.explains(0, "beside")

    assert (over["price"], beside["price"]) == (0, 6)
    assert over["saves"] == 6
