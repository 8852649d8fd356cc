"""Points of leagues: section 6.3 of the design, and a second reckoning."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.service.leagues.points import POINT, Played, of_game, of_table, ordered, place_points
from tests.bot.service.leagues import reckoning
from tests.bot.service.leagues.reckoning import Sheet

A, B, C, D, E = range(5)


@pytest.mark.parametrize(
    ("seats", "points"),
    [(5, (10, 7, 4, 2, 1)), (4, (10, 6, 3, 1)), (3, (10, 5, 1)), (2, (3, 1))],
)
def test_6_3_places(seats: int, points: tuple[int, ...]) -> None:
    assert place_points(seats) == tuple(60 * each for each in points)
    assert of_table(range(1, seats + 1), seats) == place_points(seats)


def test_6_3_who_tie_share_the_sum_of_their_places() -> None:
    ended = of_game((1, 1, 3, 4), (34, 34, 30, 22))  # A, B, C, E
    assert [each.points for each in ended] == [8 * POINT, 8 * POINT, 3 * POINT, POINT]
    assert [each.won for each in ended] == [Fraction(1, 2), Fraction(1, 2), 0, 0]
    assert of_table((1, 2, 2, 2), 4) == (600, 200, 200, 200)


def test_6_3_of_equal_points_more_wins_go_first() -> None:
    a = results((8, Fraction(1, 2)), (6, 0), (10, 1), (3, 0))
    d = results((10, 1), (10, 1), (6, 0), (1, 0))
    assert [(each.user_id, each.points, each.wins) for each in ordered({A: a, D: d}, [A, D])] == [
        (D, 27 * POINT, 2),
        (A, 27 * POINT, Fraction(3, 2)),
    ]


def test_6_3_then_the_larger_mean_share_of_the_best_score() -> None:
    shares = (Fraction(34, 34), Fraction(38, 41), Fraction(1), Fraction(29, 40))
    a = [Played(405, share=each) for each in shares]
    d = [Played(405, share=Fraction(887, 1000)) for _ in range(4)]
    first, second = ordered({A: a, D: d}, [D, A])
    assert (first.user_id, second.user_id) == (A, D)
    assert first.share == Fraction(5989, 6560)  # 0.913


def test_6_3_then_the_lot() -> None:
    same = [Played(POINT, share=Fraction(1, 2))]
    for lot in ([A, B, C], [C, A, B]):
        assert [each.user_id for each in ordered({A: same, B: same, C: same}, lot)] == lot


def test_6_3_judged_tables_are_left_out_of_the_share() -> None:
    [total] = ordered({A: [Played(324), Played(600, Fraction(1), Fraction(3, 4))]}, [A])
    assert (total.points, total.share) == (924, Fraction(3, 4))
    [only_judged] = ordered({A: [Played(324)]}, [A])
    assert only_judged.share is None


def test_6_4_absent_people_get_nothing_and_the_others_rank_as_they_finish() -> None:
    assert of_table((1, None, 3, 4), 4) == (600, 0, 360, 180)
    assert of_table((None, 1, None, 1), 4) == (0, 480, 0, 480)
    assert of_table((None,) * 4, 4) == (0,) * 4
    assert of_game((None, 2), (50, 40)) == (
        Played(0, share=Fraction(0)),
        Played(180, Fraction(1), Fraction(1)),
    )


def test_6_4_who_has_withdrawn_is_last() -> None:
    best, worst = [Played(600)], [Played(0)]
    order = ordered({A: best, B: worst, C: worst}, [A, B, C], withdrawn={A})
    assert [each.user_id for each in order] == [B, C, A]


def results(*each: tuple[int, Fraction | int]) -> list[Played]:
    return [Played(POINT * points, Fraction(won), Fraction(1)) for points, won in each]


# --- properties ------------------------------------------------------------------------------


@st.composite
def games(draw: st.DrawFn) -> Sheet:
    """A game between 2 to 5 of seven people; ranks and scores need not agree."""
    seats = draw(st.integers(2, 5))
    people = tuple(draw(st.permutations(range(7)))[:seats])
    merits = draw(st.lists(st.integers(0, 3), min_size=seats, max_size=seats))
    places = tuple(1 + sum(other > own for other in merits) for own in merits)
    scores = tuple(draw(st.lists(st.integers(-3, 40), min_size=seats, max_size=seats)))
    return Sheet(people, places, scores, frozenset(draw(st.sets(st.sampled_from(people)))))


def ranks(sheet: Sheet) -> list[int | None]:
    return [
        None if person in sheet.absent else place
        for person, place in zip(sheet.people, sheet.places, strict=True)
    ]


@given(games())
def test_a_tables_points_are_those_of_its_places_unless_people_are_absent(sheet: Sheet) -> None:
    seats = len(sheet.people)
    points = of_table(ranks(sheet), seats)
    assert sum(points) == sum(place_points(seats)[: seats - len(sheet.absent)])
    known = reckoning.points_of(sheet)
    assert list(points) == [POINT * known[person] for person in sheet.people]


@given(st.lists(games(), max_size=6), st.permutations(range(7)), st.sets(st.integers(0, 6)))
def test_another_reckoning_comes_to_the_same_order(
    sheets: list[Sheet], lot: list[int], withdrawn: set[int]
) -> None:
    found: dict[int, list[Played]] = {person: [] for person in lot}
    for sheet in sheets:
        for person, result in zip(sheet.people, of_game(ranks(sheet), sheet.scores), strict=True):
            found[person].append(result)
    order = ordered(found, lot, withdrawn)
    assert [each.user_id for each in order] == reckoning.final_order(lot, sheets, lot, withdrawn)
    for each in order:
        total = reckoning.total(each.user_id, sheets)
        assert (Fraction(each.points, POINT), each.wins, each.share or 0) == total
