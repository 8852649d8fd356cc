"""Features of a seat in San Francisco: its nearness to majorities, and its offers."""

import pytest

from rules.insight import Insight
from rules.san_francisco.computer.search import INSIGHT
from rules.san_francisco.state import State
from tests.rules.san_francisco.city import PRESTIGE
from tests.rules.san_francisco.given import Told, given, holding, investor, using

HOMES = PRESTIGE["residential"] / 20
"""The value of the residential district at g1; no one has a stick anywhere else."""


def spoken(*told: Told | str, seat: int = 0) -> dict[str, float]:
    """Return the features of a seat by name, at the start of a round."""
    insight: Insight[State] = INSIGHT
    standing = insight.standing(given(*told).state)
    return dict(zip(insight.features, standing.features[seat], strict=True))


def changed(*sticks: str, seat: int) -> dict[str, float]:
    """Return the difference that these sticks make to the majority features."""
    before, after = spoken(seat=seat), spoken(*sticks, seat=seat)
    names = [name for name in after if name.startswith(("ahead", "lacking"))]
    return {name: after[name] - before[name] for name in names}


@pytest.mark.parametrize(
    ("sticks", "seat", "change"),
    [
        pytest.param(["g1-e"], 0, (1, 1, 0, 1, -1), id="ahead_by_one_and_lacks_two_of_three"),
        pytest.param(["g1-e"], 1, (-1, -1, 0, 0, 0), id="behind_by_one_and_lacks_three_of_three"),
        pytest.param(["g1-e g1-n"], 0, (1, 2, 1, 0, -1), id="ahead_by_two_and_lacks_one"),
        pytest.param(["g1-e g1-n"], 1, (-1, -2, 0, 0, -1), id="behind_by_two_and_out_of_it"),
        pytest.param(["g1-e", "g1-n"], 0, (0, 0, 0, 1, -1), id="level"),
    ],
)
def test_majorities_count_by_the_lead_and_by_what_is_lacking(
    sticks: list[str], seat: int, change: tuple[int, ...]
) -> None:
    names = ("ahead_1", "ahead_2", "lacking_1", "lacking_2", "lacking_3")
    expected = {name: each * HOMES for name, each in zip(names, change, strict=True)}
    assert changed(*sticks, seat=seat) == pytest.approx(expected)


def test_where_nothing_is_free_no_lead_counts() -> None:
    """Seat 2 is behind in the districts beside g1, but no longer in g1 itself."""
    change = changed("g1-e g1-n", "f1-g1 g1-g2", seat=2)
    beside = PRESTIGE["office"] + PRESTIGE["market"]
    assert change["ahead_1"] == pytest.approx(-beside / 20)


def test_the_first_of_what_one_can_offer_counts_most() -> None:
    features = spoken(investor(influence=9, hand="10 6"))
    assert features["influence"] == pytest.approx(9 / 20)
    assert features["influence_root"] == pytest.approx(3 / 5)
    assert features["money"] == pytest.approx(16 / 50)
    assert features["money_root"] == pytest.approx(4 / 10)


def test_so_does_what_the_others_cannot_match() -> None:
    told = investor(influence=9, hand="10 6"), investor(influence=7, hand="5"), investor(hand="1")
    assert spoken(*told)["influence_ahead"] == pytest.approx((9 - 30) / 20)
    assert spoken(*told)["money_ahead"] == pytest.approx((16 - 5) / 50)
    assert spoken(*told, seat=1)["money_ahead"] == pytest.approx((5 - 16) / 50)


def thrifty(*bids: str) -> list[tuple[int, ...]]:
    """Return the bids that a hint weighs alone, after these bids; nothing where it weighs all."""
    table = using(*holding("2 2 5 8", "9", "9"), seats=3, start=1)
    table.bids(*bids)
    insight: Insight[State] = INSIGHT
    assert insight.thrifty is not None
    return [*insight.thrifty(table.state, table.asked())]


def test_a_bid_that_no_one_can_outbid_is_weighed_at_its_lowest() -> None:
    assert thrifty("-", "-") == [(0,), ()]
    assert thrifty("-") == []
    assert thrifty("9", "-") == []
