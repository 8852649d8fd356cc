"""Features of a seat in San Juan: its buildings, each kind by itself, and its cards."""

import pytest

from rules.insight import Insight
from rules.san_juan.computer.search import INSIGHT
from rules.san_juan.state import BASE_GAME, State, Variant
from tests.rules.san_juan.given import NEW, given, seat


def spoken(*, hand: str = "", built: str = "indigo_plant") -> dict[str, float]:
    """Return the features of a seat by name."""
    insight: Insight[State] = INSIGHT
    standing = insight.standing(given(seat(hand=hand, built=built)).state)
    return dict(zip(insight.features, standing.features[0], strict=True))


def test_each_kind_of_building_counts_by_itself() -> None:
    features = spoken(built="indigo_plant indigo_plant+good quarry")
    built = {name: value for name, value in features.items() if name.startswith("built_")}
    assert {name: value for name, value in built.items() if value} == {
        "built_indigo_plant": 1.0,
        "built_quarry": 0.5,
    }


def test_a_covered_building_counts_no_more() -> None:
    features = spoken(built="tower/indigo_plant crane")
    assert features["built_indigo_plant"] == 0
    assert features["built_tower"] == features["built_crane"] == 0.5


def test_a_hand_is_worth_what_it_may_become() -> None:
    poor = spoken(hand="library")
    assert poor["wanted"] > 0
    assert poor["affordable"] == 0
    rich = spoken(hand="library" + " indigo_plant" * 5)
    assert rich["affordable"] > 0


def test_a_quarry_makes_it_worth_more() -> None:
    without = spoken(hand="library chapel", built="tower")
    assert spoken(hand="library chapel", built="quarry")["wanted"] > without["wanted"]


def test_what_stands_already_is_wanted_no_more() -> None:
    features = spoken(hand="library" + " chapel" * 2, built="library chapel")
    assert features["wanted"] == features["affordable"] == 0


def test_three_cards_are_looked_at_and_each_kind_once() -> None:
    three = spoken(hand="library prefecture carpenter")
    assert spoken(hand="library prefecture carpenter poor_house")["wanted"] == three["wanted"]
    assert spoken(hand="library library")["wanted"] == spoken(hand="library")["wanted"]


@pytest.mark.parametrize("variant", [BASE_GAME, NEW])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_with_and_without_the_expansion_are_judged(seats: int, variant: Variant) -> None:
    insight: Insight[State] = INSIGHT
    chances = insight.chances(given(seats=seats, variant=variant).state)
    assert len(chances) == seats
    assert sum(chances) == pytest.approx(1)
