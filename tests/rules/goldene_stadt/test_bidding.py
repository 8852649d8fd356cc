"""Bidding for the pairs (RULES.md 4). Everyone has three coins unless stated otherwise."""

import pytest

from rules.goldene_stadt import GAME
from tests.rules.goldene_stadt.given import bidding, trader
from tests.rules.goldene_stadt.table import Table

PAIRS = "coast forest, coast desert, coast meadow, coast mountain"


def table_of(*coins: int, start: int = 0) -> Table:
    """A table of four with these coins for the first seats."""
    return bidding(*[trader(coins=each) for each in coins], start=start, pairs=PAIRS)


def laid(table: Table) -> list[tuple[object, str]]:
    """The hands laid on pairs, by seat, in order."""
    return [
        (event.facts["seat"], str(event.facts["pair"])[-1])
        for event in table.told
        if event.kind in ("laid", "expelled")
    ]


def test_clause_4_2_t1_free_pairs_cost_nothing() -> None:
    table = table_of()

    table.bids("a", "b", "c", "d")

    assert laid(table) == [(0, "a"), (1, "b"), (2, "c"), (3, "d")]
    assert table.coins() == [3, 3, 3, 3]
    assert table.kinds()[-1] == "pairs_taken"


def test_clause_4_1_t2_whose_hand_lies_on_a_pair_is_skipped() -> None:
    table = table_of()

    table.bids("a", "a", "b", "a", "a", "c")

    told = laid(table)
    assert [seat for seat, _ in told] == [0, 1, 2, 3, 0, 1, 3], "seat 2 lies on b"
    assert dict(told) == {0: "a", 1: "c", 2: "b", 3: "d"}
    assert table.coins() == [0, 2, 3, 1], "they paid 3, 1, nothing and 2"


def test_clause_4_3_r2_t3_the_price_rises_for_the_whole_table() -> None:
    table = table_of()

    table.bids("a", "b", "a")
    assert (table.coins(), table.view().expulsions) == ([3, 3, 2, 3], 1)
    table.bids("b")

    assert table.facts("expelled") == {"seat": 3, "pair": "pair:b", "other": 1, "coins": 2}
    assert (table.coins(), table.view().expulsions) == ([3, 3, 2, 1], 2)
    assert table.actor == 0
    table.bids("c")
    assert table.actor == 1


@pytest.mark.parametrize(
    ("coins", "bids", "pairs"),
    [
        pytest.param((0,), "", "abcd", id="clause_4_2_without_coins_all_that_is_free"),
        pytest.param((3, 0), "a", "bcd", id="clause_4_3_the_first_expulsion_costs_1"),
        pytest.param((3, 1), "a", "abcd", id="clause_4_3_and_1_is_enough"),
        pytest.param((3, 3, 3, 1), "aba", "cd", id="clause_4_3_t4_the_second_costs_2"),
        pytest.param((3, 3, 3, 2), "aba", "abcd", id="clause_4_3_and_2_is_enough"),
        pytest.param((2, 3, 3, 3), "aaba", "cd", id="clause_4_3_the_third_costs_3"),
        pytest.param((3, 3, 3, 3), "aaba", "abcd", id="clause_4_5_r4_t7_back_to_the_pair_lost"),
        pytest.param((3, 9, 3, 3), "aabaa", "cd", id="clause_4_4_t5_there_is_no_fourth"),
    ],
)
def test_r5_where_a_hand_may_be_laid(coins: tuple[int, ...], bids: str, pairs: str) -> None:
    table = table_of(*coins)
    table.bids(*bids)

    assert table.options == [f"pair:{pair}" for pair in pairs], "there is nothing else to choose"


@pytest.mark.parametrize(
    ("coins", "bids", "seat", "pairs"),
    [
        pytest.param((3, 3, 3), "a", 2, {"a": (1, 2), "b": 0, "c": 0, "d": 0}, id="not_yet_bid"),
        pytest.param((3, 3), "ab", 0, {"a": (2, 1), "b": (2, 1), "c": 0, "d": 0}, id="on_a_pair"),
        pytest.param((1, 3), "ab", 0, {"c": 0, "d": 0}, id="on_a_pair_with_too_few_coins"),
        pytest.param((9, 9, 9), "aba", 2, {"a": (3, 5), "b": (3, 5), "c": 0, "d": 0}, id="third"),
        pytest.param((9, 9, 9), "abab", 3, {"c": 0, "d": 0}, id="no_fourth_expulsion"),
        pytest.param((9, 9, 9), "ababa", 0, None, id="safe_after_the_third"),
    ],
)
def test_clause_4_3_what_is_foreseen_to_bid_for(
    coins: tuple[int, ...], bids: str, seat: int, pairs: dict[str, tuple[int, int] | int] | None
) -> None:
    """A seat with a hand on a pair bids again only after another has paid to expel it."""
    table = table_of(*coins)
    table.bids(*bids)
    view = table.view(seat)

    asked = [decision for decision in GAME.foresee(view) if decision.kind == "bid"]

    told = [facts for decision in asked for facts in GAME.explain(view, decision)]
    costs = {facts["pair"]: (facts["coins"], facts["left"]) for facts in told}
    free = {pair: (0, table.coins()[seat]) for pair, cost in (pairs or {}).items() if cost == 0}
    assert costs == {f"pair:{pair}": cost for pair, cost in ((pairs or {}) | free).items()}
    assert bool(asked) == (pairs is not None)


def test_clause_4_5_r3_t6_the_expelled_waits_for_the_turn_and_gets_nothing() -> None:
    table = table_of()

    table.bids("a", "a")

    assert table.actor == 2
    assert table.coins() == [3, 2, 3, 3], "the coin goes to the supply"
    assert [pair.hand for pair in table.view().pairs] == [1, -1, -1, -1]


def test_clause_4_1_it_begins_with_the_start_player() -> None:
    table = table_of(start=2)

    table.bids("d", "c", "b", "a")

    assert laid(table) == [(2, "d"), (3, "c"), (0, "b"), (1, "a")]


def test_clause_4_6_r28_everyone_takes_their_pair_however_many_cards_they_hold() -> None:
    table = bidding(trader(hand="5 desert"), pairs=PAIRS)

    table.bids("b", "a", "c", "d")

    assert [table.hand(seat) for seat in range(4)] == [
        "coast 6 desert",
        "coast forest",
        "coast meadow",
        "coast mountain",
    ]
    assert table.trader(0).known == (1, 0, 0, 0, 1), "all have seen the pair"
    assert (table.actor, table.asked().kind) == (0, "build")
    assert table.view().pairs == ()


def test_clause_4_3_expulsions_are_counted_anew_in_each_round() -> None:
    table = table_of()
    table.bids("a", "a", "a", "b", "c")
    table.all_stop()
    assert (table.view().round, table.actor, table.view().expulsions) == (2, 1, 0)

    table.bids("a", "a")

    assert table.facts("expelled")["coins"] == 1
