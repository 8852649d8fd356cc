"""Tenders by cheques (RULES.md 4.4 to 4.6)."""

from collections import Counter

import pytest

from rules.decision import choose
from rules.errors import IllegalChoice
from rules.san_francisco import GAME
from tests.rules.san_francisco.given import drawn, holding, paying, using
from tests.rules.san_francisco.table import Table, cheques_of

FULL: str = "1 1 2 2 3 4 5 6 7 8 9 10"


def bidding(*hands: str | None, start: int = 0, seats: int = 3) -> Table:
    """A table at which the right of a cheque tender is sold."""
    return using(*holding(*hands), start=start, seats=seats)


def test_clause_4_4_clause_4_5_clause_4_6_sf_04_the_example_of_four() -> None:
    red, blue, yellow, green = range(4)
    table = bidding(seats=4)

    table.bids("2", "3", "5", "-", "4", "-", "3", "-")

    bids = [(facts["seat"], facts["total"]) for facts in table.all_facts("bid")]
    assert bids == [(red, 2), (blue, 3), (yellow, 5), (red, 6), (yellow, 8)]
    assert [facts["seat"] for facts in table.all_facts("passed")] == [green, blue, red]
    assert table.facts("won_auction") == {"seat": yellow, "total": 8}
    assert [table.hand(seat) for seat in (red, blue, green)] == [FULL] * 3
    assert table.hand(yellow) == "1 1 2 2 4 6 7 8 9 10"
    assert (table.view().bank, table.state.bank) == (2, [3, 5])
    assert table.actor == yellow


@pytest.mark.parametrize(
    ("bids", "more", "least"),
    [
        pytest.param(["3"], "3", 4, id="clause_4_4_a_sum_must_be_higher_than_any_other"),
        pytest.param(["3", "4"], "4", 5, id="clause_4_4_not_just_as_high"),
        pytest.param(["3", "4", "5"], "2", 3, id="clause_4_4_only_what_is_added_is_counted_anew"),
        pytest.param(["10 9 8", "-"], "10 9", 28, id="clause_4_4_the_highest_may_be_one_who_waits"),
    ],
)
def test_clause_4_4_what_a_bid_takes(bids: list[str], more: str, least: int) -> None:
    table = bidding()
    table.bids(*bids)

    assert table.asked().floor == least
    with pytest.raises(IllegalChoice):
        GAME.apply(table.state, table.actor, choose(table.asked(), *cheques_of(more)))


def test_clause_4_4_what_is_laid_lies_open_and_cannot_be_changed() -> None:
    table = bidding()
    table.bids("2 3", "6", "7")

    assert table.investor(0).laid == (2, 3)
    assert table.hand(0) == "1 1 2 4 5 6 7 8 9 10"
    assert set(table.options) == set(cheques_of("1 1 2 4 5 6 7 8 9 10")), "a 2 and the 3 lie there"
    table.bids("1 2")
    assert sorted(table.investor(0).laid) == [1, 2, 2, 3]


def test_clause_4_5_who_passes_takes_all_cheques_back_and_is_not_asked_again() -> None:
    table = bidding()
    table.bids("2", "3", "4", "-")

    assert table.hand(0) == FULL
    assert table.investor(0).passed
    table.bids("5", "6")
    assert table.actor == 1, "seat 0 is out"


def test_clause_4_4_it_goes_clockwise_from_the_start_player() -> None:
    table = bidding(start=2)

    assert table.actor == 2
    table.bids("1", "2")
    assert table.actor == 1


def test_clause_4_6_sf_34_all_pass_at_once_and_no_one_gets_the_right() -> None:
    table = bidding()

    table.bids("-", "-", "-")

    assert table.kinds()[:4] == ["passed", "passed", "passed", "nobody_won"]
    assert table.view().round == 2
    assert table.view().bank == 0


@pytest.mark.parametrize(
    ("bids", "winner", "total", "left"),
    [
        pytest.param("-,1,-", 1, 1, "1 2 2 3 4 5 6 7 8 9 10", id="r19_the_start_player_may_pass"),
        pytest.param("10 9,-,-", 0, 19, "1 1 2 2 3 4 5 6 7 8", id="r20_the_only_bidder_pays"),
        pytest.param("-,-,7", 2, 7, "1 1 2 2 3 4 5 6 8 9 10", id="r20_though_all_passed_before"),
        pytest.param("3,-,10,-", 2, 10, "1 1 2 2 3 4 5 6 7 8 9", id="clause_1_4_sf_33_no_change"),
        pytest.param("1 1 2 2,-,-", 0, 6, "3 4 5 6 7 8 9 10", id="r21_equal_ones_together"),
    ],
)
def test_clause_4_6_who_wins_and_what_that_costs(
    bids: str, winner: int, total: int, left: str
) -> None:
    table = bidding()

    table.bids(*bids.split(","))

    assert table.facts("won_auction") == {"seat": winner, "total": total}
    assert table.hand(winner) == left, "nothing is given back"
    paid = sorted((Counter(FULL.split()) - Counter(left.split())).elements(), key=int)
    assert table.state.bank == [*map(int, paid)]


def test_r19_to_stay_in_takes_at_least_one_cheque() -> None:
    table = bidding()
    assert table.asked().floor == 1

    table.bids("-")

    assert table.asked().floor == 1
    table.bids("-")
    assert table.actor == 2, "the last one is asked too, and may pass"
    table.bids("-")
    assert "nobody_won" in table.kinds()


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        pytest.param("", False, id="r34_without_cheques_nobody_is_asked"),
        pytest.param("1 2", False, id="r34_nor_with_too_few_as_all_know"),
        pytest.param("1 2 4", True, id="r34_with_enough"),
    ],
)
def test_r34_who_is_asked_when_all_know_the_hand(hand: str, asked: bool) -> None:
    table = bidding(None, hand)

    table.bids("6")

    assert table.actor == (1 if asked else 2)
    assert table.kinds() == (["bid"] if asked else ["bid", "passed"])


def test_r34_who_could_have_enough_is_asked_and_can_only_pass() -> None:
    """Seat 0 paid one of its two cheques face down: the other may be the 9 or the 1."""
    table = paying("1 9", "9")
    table.all_decline()
    assert (table.tender, table.view().start) == ("villa_cheques_1", 2)
    table.uses_it()

    table.bids("5")

    assert (table.actor, table.hand(0)) == (0, "1")
    with pytest.raises(IllegalChoice):
        GAME.apply(table.state, 0, (0,))
    table.bids("-")
    assert table.actor == 1


def test_r34_a_hand_that_reaches_the_sum_in_no_case_passes_by_itself() -> None:
    table = paying("1 9", "9")
    table.all_decline()
    table.uses_it()

    table.bids("9")

    assert table.actor == 1, "9 is not more than 9"


def test_clause_7_3_an_action_card_for_cheques_begins_with_the_start_player() -> None:
    table = drawn("c2-d2", action="shift_cheques", start=1)

    assert (table.asks, table.actor) == ("bid", 1)
    table.bids("1", "2", "-", "-")
    assert table.facts("won_auction") == {"seat": 2, "total": 2}


@pytest.mark.parametrize("picked", [(), (3,)])
def test_clause_4_6_the_sum_that_wins_is_told_first_whatever_is_picked(
    picked: tuple[int, ...],
) -> None:
    """So a panel has it above the question."""
    table = bidding("2 2 5 8", "9", "9", start=1)
    table.bids("-", "-")
    told, *others = GAME.remarks(table.view(0), picked)
    assert told == ("alone", {"enough": 2})
    assert "bid" not in [remark.key for remark in others]
