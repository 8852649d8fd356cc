"""The end, and the winners (RULES.md 8)."""

import pytest

from tests.rules.san_francisco.given import (
    EVERYTHING,
    ORDINARY,
    VILLA,
    dealt,
    drawn,
    given,
    investing,
    investor,
    streets_of,
    using,
)


def test_clause_8_1_sf_20_a_bonus_card_as_the_twelfth_ends_the_game_without_a_bonus() -> None:
    table = drawn("a1-n a1-a2", action="bonus_villa", year=1918)

    assert table.kinds() == ["action", "year_over", "game_over"]
    assert table.facts("game_over") == {"reason": "twelve_years"}
    assert table.asks == ""
    assert all(line.points == 0 for line in table.outcome().breakdown[0])


def test_clause_8_1_what_the_twelfth_card_builds_counts_and_no_further_card_follows() -> None:
    table = drawn("a1-n a1-a2", action="free_street_influence", year=1918)
    table.plays("5 - -")
    table.places("a1-w")

    assert table.kinds() == ["placed", "built", "year_over", "game_over"]
    assert table.outcome().scores == (VILLA, 0, 0)


def test_clause_8_1_r28_the_twelfth_card_may_be_without_a_winner() -> None:
    table = drawn("c2-d2", action="shift_cheques", year=1918)
    table.bids("-", "-", "-")

    assert table.outcome().reason == "twelve_years"


def test_clause_8_1_the_eleventh_does_not_end_the_game() -> None:
    table = drawn(action="bonus_villa", year=1917)

    assert table.asks == "tender"


@pytest.mark.parametrize(
    ("built", "sticks", "ranks"),
    [
        pytest.param("b1:1 a1:2 c1:2", "", (3, 2, 1), id="most_prestige"),
        pytest.param("b1:1 a1:2 c1:2", "b3-b4 c3-c4 e2-e3", (3, 2, 1), id="whoever_has_sticks"),
        pytest.param("b1:0 a2:1", "b3-b4/c3-c4 f2-f3", (2, 1, 3), id="then_most_sticks"),
        pytest.param("b1:0 a2:1", "b3-b4/c3-c4/f2-f3", (1, 1, 3), id="then_a_place_is_shared"),
    ],
)
def test_clause_8_2_ranking(built: str, sticks: str, ranks: tuple[int, ...]) -> None:
    table = drawn(*sticks.split("/"), action="bonus_villa", year=1918, built=built)

    assert table.outcome().ranks == ranks


def test_clause_8_2_clause_7_10_bonus_cards_count() -> None:
    table = drawn("", investor(bonuses=1), action="bonus_villa", year=1918, built="a1:0 d2:1")

    assert table.outcome().scores == (VILLA, VILLA + 3, 0)


@pytest.mark.parametrize(
    ("seats", "idle", "ends"),
    [
        pytest.param(3, 5, True, id="r18_the_sixth_of_three"),
        pytest.param(3, 4, False, id="r18_the_fifth_of_three"),
        pytest.param(4, 7, True, id="r18_the_eighth_of_four"),
        pytest.param(5, 9, True, id="r18_the_tenth_of_five"),
        pytest.param(5, 8, False, id="r18_the_ninth_of_five"),
    ],
)
def test_clause_8_3_r18_rounds_without_a_stick(seats: int, idle: int, ends: bool) -> None:
    table = using(seats=seats, idle=idle, built="d3:1")
    table.bids(*["-"] * seats)

    assert ("game_over" in table.kinds()) == ends
    if ends:
        assert table.outcome().reason == "standstill"
        assert table.outcome().scores[1] == 10, "it is scored as it stands"


@pytest.mark.parametrize(("influence", "hand"), [(0, ""), (1, ""), (0, "1")])
def test_clause_8_3_r18_no_one_has_anything_left(influence: int, hand: str) -> None:
    rich = investor(influence=influence, hand=hand)
    poor = [investor(influence=0, hand="")] * 2
    table = using(rich, *poor, tender="villa_cheques_1")
    if hand:
        table.bids("-")

    assert (table.kinds()[-1] == "game_over") == (not influence and not hand)


def test_clause_8_3_r18_a_right_that_was_won_and_declined_does_not_count() -> None:
    table = using(tender="villa_cheques_1 villa_cheques_1", idle=5)
    table.bids("1", "-", "-")
    table.declines()
    assert table.asks == "tender", "not the sixth"

    table.uses_it()
    table.bids("-", "-", "-")
    assert table.outcome().reason == "standstill", "and nothing was placed since"


def test_clause_8_3_r18_a_stick_begins_the_count_anew() -> None:
    cheques = [f"{kind}_cheques_1" for kind in ORDINARY] + ["edge_cheques_1"]
    table = using(tender=" ".join(cheques), idle=5)
    table.bids("1", "-", "-")
    table.places("a1-n")
    for _ in range(5):
        assert table.asks == "tender"
        table.uses_it()
        table.bids("-", "-", "-")

    assert (table.asks, table.view().round) == ("tender", 7)
    table.uses_it()
    table.bids("-", "-", "-")
    assert table.outcome().reason == "standstill", "the sixth"


def test_clause_8_3_r18_no_tender_card_has_a_free_street() -> None:
    table = given(*dealt(EVERYTHING, 5), seats=5)

    assert table.outcome().reason == "no_street_left"


def test_clause_8_3_r18_the_search_goes_through_the_discard_too() -> None:
    """Only the bank's street on the city edge is free, and the edge cards are all discarded."""
    edge = " ".join(2 * ["edge_cheques_1", "edge_influence_3", "edge_influence_5"])
    table = given(*dealt(streets_of(*ORDINARY), 5), seats=5, tender="", discard=edge)

    assert table.tender.startswith("edge_")
    assert table.asks == "tender"


def test_clause_8_3_an_action_card_of_the_round_is_carried_out_first() -> None:
    """The last free street is taken, a district is built, and the year is filled."""
    told = dealt([street for street in EVERYTHING if street != "a1-w"], 5)
    table = investing(*told, seats=5, rights="0", ruins="a1", actions="bonus_villa")
    table.places("a1-w")

    assert table.kinds()[-1] == "game_over"
    assert table.outcome().reason == "no_street_left"
