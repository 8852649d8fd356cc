"""The points of a district (RULES.md 6)."""

from itertools import product

import pytest

from rules.san_marco.components import NAMES, WORTH, Worth
from rules.san_marco.scoring import points_of
from rules.san_marco.state import Variant
from tests.rules.san_marco.auditor import by_the_book
from tests.rules.san_marco.given import given

ROWS = [
    pytest.param((4, 3, 2, 0), (8, 6, 0, 0), id="clause_6_each_place_has_one"),
    pytest.param((2, 2, 1, 0), (6, 6, 0, 0), id="clause_6_two_share_the_first"),
    pytest.param((5, 3, 3, 0), (8, 0, 0, 0), id="clause_6_two_share_the_second"),
    pytest.param((3, 3, 3, 3), (6, 6, 6, 6), id="clause_6_all_share_the_first"),
    pytest.param((1, 0, 0, 0), (8, 0, 0, 0), id="clause_6_only_one_is_there"),
    pytest.param((4, 2, 0, 0), (8, 6, 0, 0), id="clause_6_two_are_there"),
    pytest.param((0, 0, 0, 0), (0, 0, 0, 0), id="nobody_present"),
    pytest.param((1, 4, 4, 2), (0, 6, 6, 0), id="two_lead_and_nobody_is_second"),
    pytest.param((1, 2, 3, 4), (0, 0, 6, 8), id="in_whatever_seat"),
    pytest.param((2, 2, 2, 9), (0, 0, 0, 8), id="three_tie_for_second"),
]


@pytest.mark.parametrize(("row", "points"), ROWS)
def test_what_san_marco_brings(row: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert points_of(row, Worth(8, 6)) == points


@pytest.mark.parametrize(("row", "points"), ROWS)
def test_the_doge_brings_it_at_once(row: tuple[int, ...], points: tuple[int, ...]) -> None:
    nobles = {"san_marco": row, "castello": (3, 3, 3, 3)}
    table = given(
        cards="doge castello", nobles=nobles, doge="san_marco", bridges="san_polo-dorsoduro:3"
    )
    before = sum(table.prestige())

    table.plays("doge")  # with no prestige he can only stay

    assert before == 0
    assert table.prestige() == points
    assert table.scored() == {"san_marco": {seat: won for seat, won in enumerate(points) if won}}
    assert [table.ledger(seat) for seat in range(4)] == [(won, 0, 0, 0) for won in points]


@pytest.mark.parametrize("seats", [3, 4])
def test_every_row_against_brute_force(seats: int) -> None:
    for row in product(range(6), repeat=seats):
        for worth in {*WORTH["attested"], *WORTH["graded"]}:
            assert points_of(row, worth) == by_the_book(row, *worth)


@pytest.mark.parametrize("preset", ["attested", "graded"])
@pytest.mark.parametrize("name", NAMES)
def test_each_district_brings_its_own_worth(name: str, preset: str) -> None:
    first, second = WORTH[preset][NAMES.index(name)]
    nobles = {name: (0, 3, 2, 1)}
    variant = Variant(districts=preset)
    table = given(cards="doge castello", nobles=nobles, doge=name, variant=variant)

    table.plays("doge")

    assert table.prestige() == (0, first, second, 0)
    assert table.sees(None).worth[NAMES.index(name)] == (first, second)


def test_r7_nobles_on_bridges_do_not_count() -> None:
    bridges = "san_marco-castello:0 san_marco-dorsoduro:0"
    nobles = {"san_marco": (1, 2, 0, 0)}
    table = given(cards="doge castello", nobles=nobles, doge="san_marco", bridges=bridges)

    table.plays("doge", "doge:san_marco")

    assert table.prestige() == (6, 8, 0, 0)
