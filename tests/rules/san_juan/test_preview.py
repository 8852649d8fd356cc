"""Forecasts from a view, case by case; `test_told.py` proves that all of them are true."""

import pytest

from rules.san_juan import GAME
from rules.san_juan.advice.preview import Span, hand_after_option, hand_limit, promise
from rules.san_juan.components import CRANE, LIBRARY, PRODUCER, TRADER
from rules.san_juan.library import could_double, used_up
from tests.rules.san_juan.given import NEW, given, seat


def test_a_role_that_brings_nothing_says_so() -> None:
    view = GAME.view(given(seat(built="tower")).state, 0)
    assert promise(view, TRADER, doubled=False) == Span(0, 0)
    assert promise(view, PRODUCER, doubled=False) == Span(0, 0)


@pytest.mark.parametrize(
    ("own", "other", "limit"),
    [
        ("indigo_plant", "indigo_plant", 7),
        ("indigo_plant", "guard_room", 6),
        ("guard_room", "indigo_plant", 7),
        ("tower", "guard_room", 12),
        ("guard_room+fresh", "indigo_plant", 7),
        ("tower+fresh", "indigo_plant", 12),
        ("indigo_plant", "guard_room+fresh", 6),
    ],
)
def test_the_hand_limit_knows_tower_and_guard_room(own: str, other: str, limit: int) -> None:
    """RULES.md 3.3, 5.6; R1: what was built in this phase is in force at the next round start."""
    state = given(seat(built=own), seat(built=other), variant=NEW).state
    assert hand_limit(GAME.view(state, 0)) == limit


def test_the_library_of_a_governor_of_two_is_spent_once_used() -> None:
    """RULES.md 5.12; R53: no one else's Library is, nor with more seats, nor another building."""
    for seats, spent in ((2, True), (3, False)):
        table = given(*[seat(built="library")] * seats)
        view = GAME.view(table.state, 0)
        assert could_double(view)
        assert not used_up(view, 0, LIBRARY)
        table.state.library_used = True
        used = GAME.view(table.state, 0)
        assert used_up(used, 0, LIBRARY) == spent
        assert could_double(used) != spent
        assert could_double(GAME.view(table.state, 1))
        assert not used_up(used, 1, LIBRARY)
        assert not used_up(used, 0, CRANE)


@pytest.mark.parametrize(
    ("seller", "told"),
    [
        pytest.param(1, Span(1, 2), id="sells_earlier"),
        pytest.param(3, Span(2, 2), id="sells_later"),
    ],
)
def test_r34_an_earlier_sale_may_leave_fewer_cards_for_the_own_one(seller: int, told: Span) -> None:
    """The third of four sells; the second is paid before it, the fourth after it."""
    seats = [seat()] * 4
    seats[2] = seats[seller] = seat(built="silver_smelter+good")
    table = given(*seats, deck="hero", rest="chapel", role="trader")

    assert hand_after_option(table.sees(2), 0) == told

    table.sells(seller, "silver_smelter")
    table.sells(2, "silver_smelter")
    assert table.cards(2) == told.least
