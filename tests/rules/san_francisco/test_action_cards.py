"""Action cards (RULES.md 7), without grants and the geometry of a shift."""

import pytest

from tests.rules.san_francisco.given import (
    EVERYTHING,
    FIFTEEN,
    VILLA,
    dealt,
    drawn,
    investing,
    using,
    won,
)

BUILDS = "b1-b2 a1-b1"
"""A third stick on b1-c1 builds the market b1."""


# --- when one is drawn ---------------------------------------------------------------------------


def test_clause_7_1_one_card_however_many_districts_were_built() -> None:
    sticks = "a3-b3 b3-c3 a2-b2 b2-c2", "f1-f2 f1-g1"
    actions, tender = "bonus_villa grant", "option_option_3"
    table = investing(*sticks, rights="0:work 1:work", tender=tender, actions=actions)
    table.places("b2-b3")
    assert len(table.all_facts("built")) == 2
    assert table.all_facts("action") == [], "not before all rights are used"
    table.places("e1-f1")

    assert len(table.all_facts("built")) == 1
    assert table.facts("action") == {"action": "action:bonus_villa", "year": 1907}
    assert len(table.view().played) == 1
    assert table.view().round == 2


def test_clause_7_1_none_when_nothing_was_built() -> None:
    table = investing(rights="0", tender="market_cheques_1")
    table.places("b1-n")

    assert table.all_facts("action") == []
    assert table.view().played == ()


def test_clause_7_1_another_follows_when_a_card_builds() -> None:
    table = drawn(BUILDS, action="free_street_influence bonus_villa")
    table.plays("5 - -")
    table.places("b1-c1")

    assert table.kinds()[:5] == ["placed", "built", "year_over", "action", "year_over"]
    assert table.facts("action") == {"action": "action:bonus_villa", "year": 1908}
    assert len(table.view().played) == 2


def test_clause_7_2_cards_fill_the_years_and_bonus_cards_stay_open() -> None:
    table = drawn(action="bonus_villa", year=1910)

    assert table.facts("action")["year"] == 1910
    assert len(table.view().played) == 4
    assert len(table.view().bonuses) == 1


# --- its tender ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        pytest.param("5 3 -", 0, id="clause_7_3_the_highest"),
        pytest.param("5 5 1", 2, id="clause_7_3_a_tie_counts_for_nobody"),
        pytest.param("- - 0", 2, id="clause_7_3_a_0_can_win"),
        pytest.param("- - -", None, id="r12_all_abstain"),
        pytest.param("4 4 -", None, id="r28_a_tie_of_all_who_play"),
    ],
)
def test_clause_7_3_the_tender_by_influence(cards: str, winner: int | None) -> None:
    table = drawn("c2-d2", action="shift_influence")
    assert table.seats == [0, 1, 2]
    assert all("pass" in table.asked(seat).options for seat in range(3)), "R12: one may abstain"

    table.plays(cards)

    if winner is None:
        assert "nobody_won" in table.kinds()
        assert table.influence() == [30, 30, 30]
    else:
        assert (table.asks, table.actor) == ("shift_in", winner)


def test_clause_7_3_only_one_right_is_sold() -> None:
    table = drawn(action="free_street_influence")
    table.plays("5 4 3")

    assert [facts["seat"] for facts in table.all_facts("won_influence")] == [0]
    assert table.influence() == [25, 30, 30]


@pytest.mark.parametrize("action", ["free_street_influence", "free_street_cheques"])
def test_r28_a_card_that_no_one_wins_fills_its_year(action: str) -> None:
    table = drawn(action=action)
    if action == "free_street_influence":
        table.plays("- - -")
    else:
        table.bids("-", "-", "-")

    assert table.kinds()[-3:] == ["year_over", "round_began", "turned_up"]
    assert len(table.view().played) == 1


def test_r32_a_tie_in_the_tender_of_the_round_bars_no_one_later() -> None:
    table = using("", "", BUILDS, tender="market_influence_3", actions="free_street_influence")
    table.plays("5 5 3")
    table.places("b1-c1")

    assert table.seats == [0, 1, 2]
    table.plays("9 - -")
    assert table.actor == 0


def test_clause_7_4_the_winner_may_waive_and_has_paid() -> None:
    for action in ("two_sticks", "shift", "swap", "free_street", "replace"):
        table = won("c2-d2", "e2-e3", action=action)
        table.declines()

        assert table.facts("declined") == {"seat": 0}
        assert (table.sticks(0), table.sticks(1)) == ({"c2-d2"}, {"e2-e3"})
        assert table.influence() == [25, 30, 30]
        assert table.view().round == 2


# --- sticks --------------------------------------------------------------------------------------


def test_clause_7_5_two_sticks_around_one_district() -> None:
    table = won(action="two_sticks")
    table.says(0, "district:b2")
    table.says(0, "street:b2-c2")

    assert table.asks == "second"
    assert set(table.options) == {"street:b1-b2", "street:a2-b2", "street:b2-b3", "end"}
    table.places("b1-b2")
    assert table.sticks(0) == {"b2-c2", "b1-b2"}


def test_clause_7_5_one_of_two_is_enough() -> None:
    table = won(action="two_sticks")
    table.places("b2-c2")
    table.says(0, "end")

    assert table.sticks(0) == {"b2-c2"}


def test_clause_7_5_any_district_even_a_park_s_neighbour_or_a_built_one() -> None:
    table = won("b1-b2 a1-b1 b1-c1", action="two_sticks", winner=1)

    named = {option.removeprefix("district:") for option in table.options} - {"decline"}
    assert {"b1", "d3", "a4"} <= named
    assert not named & {"d1", "a5", "d5"}, "all streets of a park are white"


def test_r15_where_one_street_is_left_one_stick_is_laid() -> None:
    table = won("", "b2-c2", "b1-b2", "b2-b3", action="two_sticks", seats=4)
    table.says(0, "district:b2")

    assert table.sticks(0) == {"a2-b2"}
    assert table.view().round == 2


def test_clause_7_8_a_free_street_anywhere() -> None:
    table = won("c2-d2", "e2-e3", action="free_street")

    assert table.streets() == {*EVERYTHING} - {"c2-d2", "e2-e3"}
    table.places("g5-s")
    assert table.sticks(0) == {"c2-d2", "g5-s"}


def test_clause_7_7_two_sticks_change_places() -> None:
    table = won("c2-d2", "e2-e3", "g1-e", action="swap", winner=2)

    table.swaps("c2-d2", "e2-e3")

    assert (table.sticks(0), table.sticks(1)) == ({"e2-e3"}, {"c2-d2"})


@pytest.mark.parametrize(
    ("sticks", "first", "partners"),
    [
        pytest.param("c2-d2 a1-n/e2-e3", "c2-d2", "e2-e3", id="r16_r35_not_of_the_same_owner"),
        pytest.param("c2-d2/e2-e3/g1-e", "e2-e3", "c2-d2 g1-e", id="anybody_s"),
        pytest.param("d4-e4/e4-e5", "d4-e4", "e4-e5", id="sf_40_no_white_one"),
    ],
)
def test_clause_7_7_with_which_stick(sticks: str, first: str, partners: str) -> None:
    table = won(*sticks.split("/"), action="swap")

    assert table.targets(first) == {*partners.split()}


def test_r16_r35_with_the_sticks_of_one_player_nothing_is_offered() -> None:
    table = drawn("c2-d2 e2-e3 a1-n", action="swap_influence")

    assert "nobody_won" in table.kinds()
    assert table.view().round == 2


def test_clause_7_7_a_swap_builds_for_both() -> None:
    """Seat 0 gets its third stick at b1, and seat 1 its third at g1."""
    table = won("b1-b2 a1-b1 g1-g2", "g1-n g1-e b1-c1", action="swap", winner=2)
    assert (table.builder("b1"), table.builder("g1")) == (-1, -1)

    table.swaps("g1-g2", "b1-c1")

    built = [(facts["seat"], facts["district"]) for facts in table.all_facts("built")]
    assert built == [(0, "district:b1"), (1, "district:g1")], "clockwise from seat 2"


def test_clause_7_9_a_stick_is_replaced_and_goes_back() -> None:
    table = won("b1-b2 a1-b1", "b1-c1 b1-n", action="replace")

    assert table.streets() == {"b1-c1", "b1-n"}, "SF-40: neither an own one nor a white one"
    table.replaces("b1-c1")

    assert table.sticks(0) == {"b1-b2", "a1-b1", "b1-c1"}
    assert table.sticks(1) == {"b1-n"}
    assert (table.investor(0).supply, table.investor(1).supply) == (12, 14)
    assert table.builder("b1") == 0


def test_clause_7_9_sf_40_sf_29_a_card_can_still_complete_the_city_hall() -> None:
    table = won("c3-d3 d2-d3 d3-e3", "d3-d4", action="replace")
    table.replaces("d3-d4")

    assert table.builder("d3") == 0


@pytest.mark.parametrize("action", ["shift", "swap", "replace"])
def test_sf_40_white_sticks_stay(action: str) -> None:
    """Only white sticks lie in the city."""
    table = drawn(action=f"{action}_influence")

    assert table.facts("of_no_use") == {"seats": (0, 1, 2)}
    assert table.view().round == 2


# --- without supply ------------------------------------------------------------------------------


def test_r27_clause_7_4_without_supply_one_is_lifted_first() -> None:
    table = won(FIFTEEN, action="free_street")
    table.lifts("a2-w")
    assert "a2-w" not in table.streets()
    table.places("b1-c1")

    assert table.sticks(0) == {*FIFTEEN.split(), "b1-c1"} - {"a2-w"}


def test_r27_two_sticks_lift_one_for_each_that_is_missing() -> None:
    table = won(FIFTEEN, action="two_sticks")
    table.lifts("a2-w")
    table.places("b2-c2")
    assert table.asks == "lift"
    assert "street:b2-c2" not in table.options, "not the stick that was just laid"
    table.lifts("a3-w")
    table.places("b1-b2")

    assert table.sticks(0) == {*FIFTEEN.split(), "b2-c2", "b1-b2"} - {"a2-w", "a3-w"}


def test_r27_in_a_later_round_the_stick_of_two_sticks_can_be_lifted_like_any_other() -> None:
    thirteen = FIFTEEN.removesuffix(" g5-s a1-n")
    tender = "villa_cheques_1 edge_cheques_1"
    table = drawn(thirteen, action="two_sticks_influence", tender=tender)
    table.plays("5 - -")
    table.places("b2-c2")
    table.places("b1-b2")
    assert (table.view().round, table.tender) == (2, "edge_cheques_1")
    table.uses_it()
    table.bids("-", "-", "1")

    assert table.asks == "lift"
    assert table.streets() == {*thirteen.split(), "b2-c2", "b1-b2"}


def test_r27_with_one_in_supply_only_the_second_is_lifted() -> None:
    table = won(FIFTEEN.removesuffix(" a1-n"), action="two_sticks")
    table.places("b2-c2")

    assert table.asks == "lift"
    assert "street:b2-c2" not in table.options


def test_r27_a_replaced_stick_is_laid_by_one_that_was_lifted() -> None:
    table = won(FIFTEEN, "b2-c2", action="replace")
    table.lifts("a2-w")
    table.replaces("b2-c2")

    assert table.sticks(0) == {*FIFTEEN.split(), "b2-c2"} - {"a2-w"}
    assert table.sticks(1) == set()


def test_clause_7_4_shift_and_swap_take_no_stick_from_the_supply() -> None:
    for action in ("shift", "swap"):
        table = won(FIFTEEN, "b2-c2", action=action)
        assert table.asks == f"{action}_in"


def test_r33_no_street_is_free_anywhere() -> None:
    table = drawn(*dealt(EVERYTHING, 5), seats=5, action="free_street_influence")

    assert table.facts("of_no_use") == {"seats": (0, 1, 2, 3, 4)}


# --- of no use -----------------------------------------------------------------------------------


def test_r38_who_could_not_use_the_card_takes_no_part() -> None:
    """Seat 0 has all sticks on the board, so it could replace none."""
    table = drawn("c2-d2 e2-e3", action="replace_influence")

    assert table.facts("of_no_use") == {"seats": (0,)}
    assert table.seats == [1, 2]
    table.says(1, "influence:3")
    table.says(2, "pass")
    assert table.facts("won_influence") == {"seat": 1, "count": 3, "rank": 1}


def test_r38_nor_in_an_auction() -> None:
    table = drawn("c2-d2 e2-e3", action="replace_cheques")
    assert (table.asks, table.actor) == ("bid", 1)

    table.bids("-", "1")

    assert table.facts("won_auction") == {"seat": 2, "total": 1}


def test_r38_where_it_is_of_use_to_all_no_one_is_told_of() -> None:
    assert "of_no_use" not in drawn("c2-d2", "e2-e3", action="swap_cheques").kinds()


# --- bonus ---------------------------------------------------------------------------------------


def test_clause_7_10_sf_19_the_next_to_build_gets_three_more() -> None:
    table = investing(
        "", "a1-n a1-a2", rights="1", waiting="bonus_villa", year=1908, actions="grant"
    )
    assert len(table.view().bonuses) == 1
    before = table.prestige(1)
    table.places("a1-w")

    assert table.facts("built")["points"] == VILLA
    assert table.facts("bonus") == {"seat": 1, "kind": "kind:villa", "points": 3}
    assert table.prestige(1) - before == VILLA + 3
    assert table.view().bonuses == (), "turned"


def test_clause_7_10_not_for_another_kind() -> None:
    table = investing(
        "a1-n a1-a2", rights="0", waiting="bonus_residential", year=1908, actions="grant"
    )
    table.places("a1-w")

    assert "bonus" not in table.kinds()
    assert len(table.view().bonuses) == 1


def test_clause_7_10_it_is_for_everyone_without_a_tender() -> None:
    table = drawn(action="bonus_residential")

    assert table.kinds() == ["action", "year_over", "round_began", "turned_up"]


def test_r13_a_bonus_is_given_once_when_one_stick_builds_two() -> None:
    """Two villas lie side by side, on a1 and b1."""
    city = """
        v v f p l o r
        m f o m r v m
        f o r C v r l
        b m l f o l f
        p v l p m o r
    """
    told = ["a1-n a1-a2", "b1-n b1-b2", "", "a1-w b1-c1"]
    table = investing(
        *told, seats=4, rights="2", waiting="bonus_villa", year=1908, city=city, actions="grant"
    )
    table.places("a1-b1")

    assert [facts["seat"] for facts in table.all_facts("built")] == [0, 1]
    assert [facts["seat"] for facts in table.all_facts("bonus")] == [0]
