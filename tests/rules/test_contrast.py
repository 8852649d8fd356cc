"""What differs after two answers: told where chance does not explain it, the most first."""

from collections.abc import Sequence

import pytest

from rules.insight import Measures
from rules.opponents.contrast import WORLDS, Contrast, Difference, Moments, Sides, contrast, counted

MEASURES: Measures[None] = Measures({"points": 1.0, "cards": 0.5}, lambda _: [])
NOTHING = [[(0.0, 0.0, 0.0)] * 2] * WORLDS
"""Of two seats, at the end of the round and of the next one, in each world."""


def always(now: Sequence[float], later: Sequence[float] = ()) -> list[Moments]:
    return [[now, later or now]] * WORLDS


def told(one: Sequence[Moments], other: Sequence[Moments] = NOTHING) -> Contrast:
    return contrast(MEASURES, 1, one, other)


def test_the_points_of_each_rival_are_counted_beside_ones_own_things() -> None:
    assert counted([(1, 2), (3, 4), (5, 6)], 1) == [3, 4, 1, 5]


def test_what_is_the_same_in_all_worlds_is_told_as_exact() -> None:
    points = Difference("points", 2.0, None, exact=True)
    assert told(always((2.0, 0.0, 0.0))) == Contrast(Sides(points), Sides(points))


def test_an_average_is_not() -> None:
    some = [[(2.0 + at % 2, 0.0, 0.0)] * 2 for at in range(WORLDS)]
    assert told(some).now.gain == Difference("points", 2.5, None, exact=False)


def test_what_weighs_most_is_told_for_it_and_against_it() -> None:
    sides = told(always((2.0, 3.0, 4.0))).now
    assert sides == Sides(Difference("points", 2.0, None, True), Difference("points", 4.0, 0, True))
    sides = told(always((1.0, 3.0, 0.0))).now
    assert sides == Sides(Difference("cards", 3.0, None, True))


def test_ones_own_things_come_before_those_of_rivals() -> None:
    own, rivals = Difference("points", 2.0, None, True), Difference("points", -3.0, 0, True)
    assert told(always((2.0, 0.0, -3.0))).now == Sides(own)
    assert told(always((1.0, 0.0, -3.0))).now == Sides(rivals)


def test_what_comes_only_later_is_told_as_later() -> None:
    found = told(always((0.0, -1.0, 0.0), (3.0, 0.0, 0.0)))
    assert found.now == Sides(None, Difference("cards", -1.0, None, True))
    assert found.later == Sides(Difference("points", 3.0, None, True))


@pytest.mark.parametrize(
    "one",
    [
        [[(5.0 if at else -4.0, 0.0, 0.0)] * 2 for at in (0, 1) * (WORLDS // 2)],  # by chance
        always((0.2, 0.0, 0.0)),  # too little to tell
        always((0.0, 0.4, 0.0)),  # or to matter
        always((9.0, 0.0, 0.0))[1:],  # in too few worlds
    ],
)
def test_nothing_else_is_told(one: Sequence[Moments]) -> None:
    assert told(one, NOTHING[: len(one)]) == Contrast()
