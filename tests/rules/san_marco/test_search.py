"""Features of a seat in San Marco: above all its lead, and the place it is for."""

import pytest

from rules.insight import Insight
from rules.san_marco.computer.search import INSIGHT
from rules.san_marco.state import State
from tests.rules.san_marco.given import Nobles, given


def spoken(nobles: Nobles, seat: int, *, seats: int = 4) -> dict[str, float]:
    """Return the features of a seat by name."""
    insight: Insight[State] = INSIGHT
    standing = insight.standing(given(seats=seats, nobles=nobles).state)
    return dict(zip(insight.features, standing.features[seat], strict=True))


@pytest.mark.parametrize(
    ("seat", "first_2", "first_8", "second_1", "second_3", "second_5"),
    [
        (0, 2, 4, 1, 3, 5),  # 9 nobles: 4 before the next, 7 before the one after that
        (1, -2, -4, 1, 3, 3),  # 5: behind one, 3 before the next
        (2, -2, -7, -1, -3, -3),  # 2: behind the second, too
        (3, -2, -8, -1, -3, -5),
    ],
)
def test_a_lead_counts_for_first_and_for_second_place_up_to_a_limit(
    seat: int, first_2: int, first_8: int, second_1: int, second_3: int, second_5: int
) -> None:
    features = spoken({"san_marco": (9, 5, 2, 0)}, seat)
    first, second = 8 / 20, 6 / 20
    assert features["first_2"] == pytest.approx(first * first_2)
    assert features["first_8"] == pytest.approx(first * first_8)
    assert features["second_1"] == pytest.approx(second * second_1)
    assert features["second_3"] == pytest.approx(second * second_3)
    assert features["second_5"] == pytest.approx(second * second_5)


def test_who_ties_is_neither_ahead_nor_behind() -> None:
    for seat in (0, 1):
        features = spoken({"castello": (3, 3, 0)}, seat, seats=3)
        assert features["first_2"] == features["first_8"] == 0
        assert features["second_5"] == pytest.approx(5 / 20 * 3)


def test_districts_add_up_by_what_they_are_worth() -> None:
    features = spoken({"san_marco": (1, 0, 0, 0), "castello": (0, 0, 1, 0)}, 0)
    assert features["first_2"] == pytest.approx((8 - 6) / 20)
