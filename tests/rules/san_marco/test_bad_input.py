"""Refused answers and their reasons: nothing changes then."""

import pytest

from rules.errors import IllegalChoice, NotAsked
from rules.san_marco import GAME
from tests.rules.san_marco.given import dealt, given
from tests.rules.san_marco.table import Table

HAND = "doge castello castello dorsoduro bridge defector"
POINTS = "3 2 1 1"


def refused(table: Table, choice: tuple[int, ...], code: str) -> None:
    """Assert that the seat to move cannot choose this, and that trying changes nothing."""
    seat, before = table.asked().seat, GAME.digest(table.state)

    refusal = GAME.refusal(table.state, seat, choice)

    assert refusal is not None
    assert refusal.code == code
    with pytest.raises(IllegalChoice) as raised:
        GAME.apply(table.state, seat, choice)
    assert raised.value.refusal == refusal
    assert GAME.digest(table.state) == before


@pytest.mark.parametrize(
    ("seats", "limits", "choice", "code"),
    [
        pytest.param(3, (0, 0, 0), (), "too_few", id="clause_3_3_empty_offer_of_three"),
        pytest.param(
            3, (0, 0, 0), tuple(range(9)), "too_many", id="clause_3_3_two_offers_left_empty"
        ),
        pytest.param(
            3, (0, 0, 0), tuple(range(10)), "too_many", id="clause_3_3_all_in_one_of_three"
        ),
        pytest.param(3, (0, 0, 10), (), "too_few", id="clause_3_3_empty_offer_of_two"),
        pytest.param(3, (0, 0, 10), tuple(range(8)), "too_many", id="clause_3_3_all_in_one_of_two"),
        pytest.param(3, (0, 0, 0), (3, 3), "not_ascending", id="a_card_twice"),
        pytest.param(3, (0, 0, 0), (10,), "unknown_option", id="a_card_that_is_not_there"),
    ],
)
def test_splits(seats: int, limits: tuple[int, ...], choice: tuple[int, ...], code: str) -> None:
    refused(dealt(HAND, POINTS, seats=seats, limits=limits), choice, code)


@pytest.mark.parametrize(("choice", "code"), [((), "too_few"), (tuple(range(8)), "too_many")])
def test_clause_3_3_the_second_of_three_offers(choice: tuple[int, ...], code: str) -> None:
    table = dealt(HAND, POINTS)
    table.splits("3 2")
    assert len(table.options()) == 8

    refused(table, choice, code)


def test_r3_a_route_of_the_doge_that_cannot_be_paid() -> None:
    bridges = "san_marco-castello:1 cannaregio-castello:0"
    table = given(cards="doge castello", doge="castello", bridges=bridges, prestige=(0,))
    table.plays("doge")
    assert sorted(table.options()) == ["doge:cannaregio", "doge:castello"]

    refused(table, (2,), "unknown_option")
    refused(table, (), "too_few")
    refused(table, (0, 1), "too_many")


@pytest.mark.parametrize(
    "bridges",
    [
        pytest.param(
            "san_marco-castello:1 san_marco-castello:2 san_marco-castello:3",
            id="clause_5_2_a_fourth",
        ),
        pytest.param("san_marco-castello:0", id="clause_5_2_a_second_of_one_s_own"),
    ],
)
def test_a_bridge_beyond_the_limit(bridges: str) -> None:
    table = given(cards="bridge", bridges=bridges)
    table.plays("bridge")
    assert "pair:san_marco-castello" not in table.options()
    assert len(table.options()) == 9

    refused(table, (9,), "unknown_option")


def test_r13_to_end_with_a_doge_card_unplayed() -> None:
    table = given(cards="doge castello", doge="castello")
    assert "end" not in table.options()

    refused(table, (2,), "unknown_option")
    refused(table, (), "too_few")


@pytest.mark.parametrize(
    ("seats", "limits"), [(4, (3, 6, 10, 12)), (4, (9, 4, 10, 2)), (3, (10, 3, 2))]
)
def test_a_seat_that_is_out_is_not_asked(seats: int, limits: tuple[int, ...]) -> None:
    table = given(seats=seats, limits=limits, start=1)
    table.ends()
    assert table.out()

    for seat in table.out():
        assert GAME.asked(table.state, seat) is None
        refusal = GAME.refusal(table.state, seat, (0,))
        assert refusal is not None
        assert refusal.code == "not_asked"
        with pytest.raises(NotAsked):
            GAME.apply(table.state, seat, (0,))


def test_who_is_not_acting_is_not_asked() -> None:
    table = given(cards="castello bridge")

    for seat in (1, 2, 3, 4, -1):
        with pytest.raises(NotAsked):
            GAME.apply(table.state, seat, (0,))
