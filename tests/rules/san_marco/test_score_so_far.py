"""The scores so far: all of it is open, at any time, to every viewer."""

import pytest

from rules.chance import Chance
from rules.event import Facts
from rules.game import Line
from rules.san_marco import GAME
from rules.san_marco.advice.score_so_far import doge_now, lies_open, score_so_far
from rules.san_marco.components import SAN_MARCO
from rules.san_marco.passages import bonus_now
from rules.san_marco.view import SanMarcoView
from tests.rules.san_marco.given import given
from tests.rules.san_marco.played import positions

SPREAD = {"san_marco": (4, 3, 2), "castello": (0, 1, 0)}


def lines(told: tuple[Line, ...]) -> dict[str, int]:
    return {line.key: line.points for line in told}


def test_what_was_scored_stands_where_it_came_from() -> None:
    table = given(
        seats=3,
        cards="doge castello",
        doge="castello",
        bridges="san_marco-castello:1",
        prestige=(5, 0, 0),
        nobles=SPREAD,
    )
    table.plays("doge", "doge:san_marco:1")
    view = table.sees(None)

    assert lines(score_so_far(view, 0)) == {"doge": 5 + 8, "tolls": -1, "bonus": 0, "final": 0}
    assert lines(score_so_far(view, 1)) == {"doge": 6, "tolls": 1, "bonus": 0, "final": 0}


def test_at_the_end_it_is_the_final_score() -> None:
    for seats, seed in ((3, 1), (4, 2), (3, 3), (4, 4)):
        *_, last = positions(seats, seed)
        outcome = GAME.outcome(last)
        assert outcome is not None
        for viewer in (None, *range(seats)):
            view = GAME.view(last, viewer)
            told = tuple(score_so_far(view, seat) for seat in range(seats))
            assert told == outcome.breakdown


def test_who_looks_makes_no_difference_nor_what_is_hidden() -> None:
    chance, seen = Chance(1), 0
    for position, state in enumerate(positions(4, 5)):
        if position % 10 == 0:
            views = [GAME.view(state, viewer) for viewer in (None, 0, 1, 2, 3)]
            views.append(GAME.view(GAME.determinize(state, 0, chance), 0))
            for told in (score_so_far, now):
                assert len({str([told(view, seat) for seat in range(4)]) for view in views}) == 1
            seen += 1
    assert seen > 10


# --- the bonus (RULES.md 7.3) ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limits", "bonus"),
    [
        ((3, 6, 10, 12), (9, 6, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((9, 9, 9, 8), (0, 0, 0, 1)),
        ((9, 10, 4), (1, 0, 6)),
        ((11, 10, 13), (0, 0, 0)),
    ],
)
def test_below_ten_the_passage_would_pay_what_is_missing_to_the_highest(
    limits: tuple[int, ...], bonus: tuple[int, ...]
) -> None:
    """RULES.md 7.3: who is out counts for the highest, too."""
    assert tuple(bonus_now("choose", limits)) == bonus


def test_a_bonus_that_is_paid_is_not_to_come_again() -> None:
    table = given(seats=3, limits=(10, 3, 11), nobles=SPREAD)
    before = now(table.sees(None), 1)
    table.ends()
    view = table.sees(None)

    assert table.asked_kinds() == {"fewest"}
    assert bonus_now(view.step, [house.limit for house in view.houses]) == [0, 0, 0]
    assert lines(score_so_far(view, 1))["bonus"] == before["bonus"] == 8
    assert now(view, 1)["bonus"] == 0


# --- if the game ended now ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "points"), [((4, 3, 2), (8, 6, 0)), ((2, 2, 1), (6, 6, 0)), ((0, 1, 0), (0, 8, 0))]
)
def test_what_the_doge_would_bring_now(row: tuple[int, ...], points: tuple[int, ...]) -> None:
    """RULES.md 6."""
    view = given(seats=3, nobles={"san_marco": row}).sees(None)
    assert doge_now(view, SAN_MARCO) == points


def test_the_final_scoring_is_told_as_the_board_stands() -> None:
    view = given(seats=3, nobles=SPREAD).sees(None)

    assert [now(view, seat)["final"] for seat in range(3)] == [8, 6 + 6, 0]


def now(view: SanMarcoView, seat: int) -> Facts:
    """Return what a seat would get if the game ended now."""
    [facts] = [remark.facts for remark in lies_open(view, seat) if remark.key == "now"]
    return facts


def test_once_the_game_has_ended_nothing_is_to_come() -> None:
    table = given(seats=3, nobles=SPREAD, passage=3, limits=(10, 9, 11))
    table.ends()
    table.goes_on("over")
    view = table.sees(None)

    assert view.outcome is not None
    assert not [each for seat in range(3) for each in lies_open(view, seat) if each.key == "now"]
