"""Tenders by influence (RULES.md 4.1 to 4.3)."""

import pytest

from rules.errors import IllegalChoice
from rules.san_francisco import GAME
from rules.san_francisco.computer.determinize import unseal
from tests.rules.san_francisco.given import investor, using


@pytest.mark.parametrize(
    ("tender", "cards", "winners"),
    [
        pytest.param("villa_influence_3", "7 5 5 4", [0, 3], id="sf_01_a_tie_uses_up_no_right"),
        pytest.param("edge_influence_5", "8 6 5 2", [0, 1, 2, 3], id="sf_03_the_fifth_lapses"),
        pytest.param("villa_influence_2", "1 9 3 8", [1, 3], id="clause_4_10_the_highest_first"),
        pytest.param("villa_influence_2", "9 9 3 0", [2, 3], id="a_0_can_win_and_costs_nothing"),
        pytest.param("villa_influence_3", "0 0 0 2", [3], id="clause_4_2_zeros_tie_too"),
        pytest.param("villa_influence_3", "6 6 2 2", [], id="clause_4_2_sf_32_two_pairs_tie"),
    ],
)
def test_clause_4_3_who_gets_the_rights(tender: str, cards: str, winners: list[int]) -> None:
    table = using(tender=tender, seats=4)

    table.plays(cards)

    won = table.all_facts("won_influence")
    assert [facts["seat"] for facts in won] == winners
    assert [facts["rank"] for facts in won] == [*range(1, len(winners) + 1)]
    numbers = [int(card) for card in cards.split()]
    assert [facts["count"] for facts in won] == [numbers[seat] for seat in winners]
    left = [30 - number * (seat in winners) for seat, number in enumerate(numbers)]
    assert table.influence() == left, "only winners pay"


@pytest.mark.parametrize(
    ("influence", "most"),
    [
        pytest.param(3, 3, id="clause_4_1_sf_30_not_higher_than_the_own_influence"),
        pytest.param(0, 0, id="clause_4_1_sf_31_without_influence_only_0"),
        pytest.param(9, 9, id="clause_4_1_all_ten_with_9"),
        pytest.param(30, 9, id="clause_1_6_there_is_no_card_above_9"),
    ],
)
def test_clause_4_1_which_cards_can_be_chosen(influence: int, most: int) -> None:
    table = using(investor(influence=influence), tender="villa_influence_3", start=1)

    if influence:
        assert table.asked(0).options == tuple(f"influence:{card}" for card in range(most + 1))
    else:
        assert table.seats == [1, 2], "there is nothing to choose"
        table.plays("4 3")
        assert table.facts("influence_opened")["counts"] == (0, 4, 3)


def test_for_a_search_offers_that_lose_have_led_to_the_same_position() -> None:
    tables = [using(tender="villa_influence_2", seats=4) for _ in range(2)]
    for table, cards in zip(tables, ("7 5 3 4", "7 5 0 1"), strict=True):
        table.plays(cards)
    states = [table.state for table in tables]

    assert GAME.digest(states[0]) != GAME.digest(states[1])
    for state in states:
        unseal(state, 0)
    assert GAME.digest(states[0]) == GAME.digest(states[1])


def test_clause_4_1_all_choose_at_once_and_the_cards_are_turned_up_together() -> None:
    table = using(tender="villa_influence_3")

    assert table.seats == [0, 1, 2]
    table.says(2, "influence:4")
    assert table.told == []
    assert table.view(2).sealed == 4
    assert table.view(0).sealed == table.view().sealed == -1
    table.says(0, "influence:3")
    table.says(1, "influence:5")
    assert table.facts("influence_opened")["counts"] == (3, 5, 4)


def test_r12_in_the_tender_of_a_round_everyone_plays_a_card() -> None:
    table = using(tender="villa_influence_3")

    for seat in range(3):
        asked = table.asked(seat)
        assert "pass" not in asked.options
        assert asked.least == 1
        with pytest.raises(IllegalChoice):
            GAME.apply(table.state, seat, ())


def test_clause_4_2_sf_32_when_all_tie_there_is_no_action_card_and_the_next_round_begins() -> None:
    table = using(tender="villa_influence_3")

    table.plays("4 4 4")

    assert table.kinds() == ["influence_opened", "tied", "nobody_won", "round_began", "turned_up"]
    assert table.influence() == [30, 30, 30]
    assert table.view().played == ()


def test_clause_4_3_influence_cards_come_back() -> None:
    table = using(tender="villa_influence_3 market_influence_3", seats=3)
    table.plays("4 4 4")
    table.uses_it()

    assert "influence:4" in table.asked(0).options


def test_r11_influence_is_not_capped_by_the_printed_scale() -> None:
    table = using(investor(influence=70), tender="villa_influence_2")
    table.plays("9 8 7")

    assert table.influence()[0] == 61
