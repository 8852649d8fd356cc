"""Ranks: ties, tie-breakers, and the certain last place."""

import pytest

from rules.game import Line, TieBreak
from rules.ranking import by_points, ranked


@pytest.mark.parametrize(
    ("merits", "ranks"),
    [
        ((), ()),
        ((7,), (1,)),
        ((3, 9, 5), (3, 1, 2)),
        ((9, 9, 5), (1, 1, 3)),
        ((5, 9, 9, 5, 1), (3, 1, 1, 3, 5)),
        (((True, -2), (False, 40), (True, -1), (False, 41)), (2, 4, 1, 3)),
    ],
)
def test_equal_merits_share_a_rank_and_the_next_ones_are_left_out(
    merits: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    assert ranked(merits) == ranks


def scored(*points: int) -> list[tuple[Line, ...]]:
    return [(Line("houses", number - 1), Line("bonus", 1)) for number in points]


def test_points_are_the_lines_added_up_and_rank_the_seats() -> None:
    outcome = by_points("enough", scored(4, 6, 4))

    assert outcome.reason == "enough"
    assert outcome.scores == (4, 6, 4)
    assert outcome.ranks == (2, 1, 2)
    assert outcome.breakdown[1] == (Line("houses", 5), Line("bonus", 1))
    assert (outcome.tiebreak, outcome.last) == ((), ())


def test_equal_points_are_ranked_by_each_line_of_the_tie_break_in_turn() -> None:
    coins, cards = TieBreak("coins", (2, 9, 2, 3, 2)), TieBreak("cards", (1, 0, 5, 0, 1))

    outcome = by_points("enough", scored(6, 5, 6, 6, 6), [coins, cards])

    assert outcome.ranks == (3, 5, 2, 1, 3)
    assert outcome.tiebreak == (coins, cards)


def test_who_is_last_ranks_behind_all_others_whatever_the_points() -> None:
    outcome = by_points("enough", scored(9, 3, 12, 1), [TieBreak("coins", (0, 0, 7, 0))], [2, 0])

    assert outcome.ranks == (4, 1, 3, 2)
    assert outcome.scores == (9, 3, 12, 1)
    assert outcome.last == (2, 0)
