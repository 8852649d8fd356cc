"""Features of a seat in Die goldene Stadt: its scorings to come, and its lead there."""

import pytest

from rules.goldene_stadt.computer.search import INSIGHT
from rules.goldene_stadt.state import State
from rules.insight import Insight
from tests.rules.goldene_stadt.given import Told, given, trader

LAST = 16
"""The last round: nothing but its card is scored any more."""


def spoken(
    *told: Told, seat: int = 0, card: str = "silk east", round: int = LAST
) -> dict[str, float]:
    """Return the features of a seat by name, while the first seat builds."""
    insight: Insight[State] = INSIGHT
    standing = insight.standing(given(*told, card=card, round=round).state)
    return dict(zip(insight.features, standing.features[seat], strict=True))


@pytest.mark.parametrize(
    ("seat", "any_goods", "goods_1", "goods_3"),
    [
        pytest.param(0, 1, 1, 2, id="most"),
        pytest.param(1, 1, -1, -2, id="some"),
        pytest.param(2, 0, -1, -3, id="none"),
    ],
)
def test_goods_count_for_those_who_have_any_and_by_how_far_they_lead(
    seat: int, any_goods: int, goods_1: int, goods_3: int
) -> None:
    features = spoken(trader("coast", goods="1 2 3"), trader(goods="7 4"), seat=seat)
    assert features["any_goods"] == pytest.approx(any_goods / 10)
    assert features["goods_1"] == pytest.approx(goods_1 / 10)
    assert features["goods_3"] == pytest.approx(goods_3 / 10)


@pytest.mark.parametrize(
    ("seat", "any_regions", "regions_1", "regions_3"),
    [
        pytest.param(0, 1, 1, 2, id="most"),
        pytest.param(1, 1, -1, -2, id="some"),
        pytest.param(2, 0, -1, -3, id="none"),
    ],
)
def test_regions_count_in_the_same_way(
    seat: int, any_regions: int, regions_1: int, regions_3: int
) -> None:
    east = ("carver_ward lantern_ward cedar_palace", "carver_ward")
    features = spoken(trader("coast", own=east[0]), trader(own=east[1]), seat=seat)
    assert features["any_regions"] == pytest.approx(any_regions / 10)
    assert features["regions_1"] == pytest.approx(regions_1 / 10)
    assert features["regions_3"] == pytest.approx(regions_3 / 10)


def test_what_ties_is_no_lead() -> None:
    features = spoken(trader("coast", goods="1"), trader(goods="2"))
    assert features["any_goods"] == pytest.approx(1 / 10)
    assert features["goods_1"] == features["goods_3"] == 0


def test_what_is_scored_more_often_counts_more() -> None:
    goods = trader("coast", goods="1")
    assert spoken(goods, card="silk pine", round=1)["any_goods"] > spoken(goods)["any_goods"]


def test_a_bonus_card_counts_for_what_it_brings_and_for_what_it_can_yet_bring() -> None:
    """The harbour brings 2 letters for each house on the coast, and 12 at most (RULES.md 8.4)."""
    features = spoken(trader("coast", own="fernmouth eagle_bay", bonus="harbour"))
    assert features["bonus"] == pytest.approx(4 / 20)
    assert features["bonus_left"] == pytest.approx((12 - 4) / 20)
