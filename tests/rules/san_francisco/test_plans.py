"""Plans: the questions to come, as far as a seat can know them."""

import pytest

from rules.san_francisco import GAME
from tests.rules.san_francisco.given import FIFTEEN, drawn, holding, investor
from tests.rules.san_francisco.table import Table

POOR = "1 1 2 2 3 4 5 6 7 8 9"


def foreseen(table: Table, seat: int) -> list[str]:
    return [asked.kind for asked in GAME.foresee(table.view(seat))]


@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        pytest.param("shift", ["shift_in", "shift"], id="clause_7_6_which_stick_is_shifted"),
        pytest.param("swap", ["swap_in", "swap"], id="clause_7_7_which_one_is_exchanged"),
        pytest.param("replace", ["replace_in", "replace"], id="clause_7_9_which_one_is_replaced"),
        pytest.param("two_sticks", ["district", "street"], id="clause_7_5_where_the_first_lies"),
        pytest.param("free_street", ["district", "street"], id="clause_7_8_where_a_stick_lies"),
    ],
)
def test_a_player_who_may_win_an_action_card_foresees_what_it_does(
    card: str, kinds: list[str]
) -> None:
    table = drawn("c2-d2", "e2-e3", action=f"{card}_influence")
    assert foreseen(table, 0) == [], "who is asked has a panel of its own"
    table.says(0, "influence:5")

    assert foreseen(table, 0) == kinds


def test_clause_7_9_a_player_who_has_no_stick_to_replace_with_foresees_the_lift() -> None:
    table = drawn(FIFTEEN, "b2-c2", action="replace_influence")
    table.says(0, "influence:5")

    assert foreseen(table, 0) == ["lift", "replace_in", "replace"]


def test_clause_7_7_nothing_is_exchanged_where_one_is_alone_on_the_board() -> None:
    """The swap is not sold; the tender card of the next round is foreseen."""
    table = drawn("c2-d2", action="swap_influence", tender="villa_influence_2", start=2)

    assert table.asks == "tender"
    assert "swap_in" not in foreseen(table, 1)


def sums(table: Table, seat: int) -> int:
    """Return the highest sum at which the seat can order itself to stop drawing."""
    orders = {order.key: order for order in GAME.orders(table.view(seat))}
    return int(orders["stop_at"].values[-1])


def test_clause_7_13_one_may_order_to_stop_at_any_sum_up_to_the_maximum() -> None:
    told = investor(sticks="a1-n b1-n c1-n", hand=POOR)
    table = drawn(told, action="grant_per_stick")
    assert sums(table, 0) == 10, "as much as other grants bring"

    table.takes_back(0, "a1-n b1-n c1-n")
    table.says(0, "by:cheques")

    assert sums(table, 0) == 15


def test_clause_4_4_one_may_order_to_bid_up_to_any_sum_that_one_has() -> None:
    state, _ = GAME.new({}, 3, 1)
    [bid] = [order for order in GAME.orders(GAME.view(state, 0)) if order.key == "bid_up_to"]

    assert bid.values == tuple(str(total) for total in range(1, 59))


def test_clause_7_13_who_waits_for_its_draw_foresees_it() -> None:
    table = drawn(*holding(POOR, POOR), action="grant")
    table.takes("cheques cheques influence")

    assert [foreseen(table, seat) for seat in range(3)] == [[], ["draw"], []]
