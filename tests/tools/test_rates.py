"""Certainty of rates: deals that differ, and goals decided early."""

import pytest

from tools.arena.rates import Goal, independent


@pytest.mark.parametrize(
    ("rates", "games", "sure"),
    [
        ((0.5, 0.5, 0.5, 0.5), 16, 16),  # all deals alike
        ((1.0, 0.0, 1.0, 0.0), 16, 3),  # all games of a deal alike
        ((0.0, 0.0), 8, 8),  # nothing tells how deals differ
        ((0.5,), 4, 4),
        ((0.25, 0.5, 0.25, 0.5), 16, 16),  # closer together than chance would have them
    ],
)
def test_games_of_one_deal_tell_less_where_deals_differ(
    rates: tuple[float, ...], games: int, sure: float
) -> None:
    assert independent(rates, games) == pytest.approx(sure)


@pytest.mark.parametrize(
    ("goal", "rate", "games", "reached"),
    [
        (0.60, 0.60, 10_000, None),
        (0.60, 0.70, 40, None),
        (0.60, 0.70, 200, True),
        (0.60, 0.50, 200, False),
        (0.99, 1.00, 200, None),
        (0.99, 1.00, 400, True),
        (0.99, 0.95, 400, False),
    ],
)
def test_a_goal_is_decided_as_soon_as_games_tell(
    goal: float, rate: float, games: int, reached: bool | None
) -> None:
    assert Goal(goal).reached(rate, games) is reached
