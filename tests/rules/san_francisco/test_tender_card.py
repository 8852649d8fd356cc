"""The tender card of a round (RULES.md 3)."""

import pytest

from tests.rules.san_francisco.given import (
    EVERYTHING,
    ORDINARY,
    dealt,
    given,
    investing,
    streets_of,
    using,
)
from tests.rules.san_francisco.table import Table


def without(*kinds: str, tender: str) -> Table:
    """A table of five at which no street is free beside these kinds of districts."""
    return given(*dealt(streets_of(*kinds), 5), tender=tender, seats=5)


def test_clause_3_1_the_start_player_draws_the_top_card() -> None:
    table = given(tender="office_influence_2", start=1)

    assert table.kinds() == ["round_began", "turned_up"]
    assert table.facts("turned_up") == {"tender": "tender:office_influence_2"}
    assert (table.actor, table.asks) == (1, "tender")
    assert table.view().to_come == 35


def test_clause_3_2_r23_sf_23_a_refused_card_is_discarded_and_the_next_must_be_used() -> None:
    table = given(tender="villa_cheques_1 market_influence_3")

    table.refuses_it()

    assert table.facts("refused") == {"seat": 0, "tender": "tender:villa_cheques_1"}
    assert all(event.is_for(None) for event in table.told), "all see it"
    assert table.discard == ["villa_cheques_1"]
    assert (table.tender, table.asks) == ("market_influence_3", "influence")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_clause_3_5_the_card_is_discarded_and_the_next_player_starts(seats: int) -> None:
    table = using(tender="villa_cheques_1", seats=seats, start=seats - 1)

    table.bids(*["-"] * seats)

    assert table.discard == ["villa_cheques_1"]
    assert table.view().start == 0
    assert (table.view().round, table.actor) == (2, 0)


def test_clause_3_3_r4_a_card_without_a_free_street_is_replaced_and_that_is_no_refusal() -> None:
    table = without("villa", tender="villa_cheques_1 villa_influence_3 office_influence_2")

    assert [facts["tender"] for facts in table.all_facts("unusable")] == [
        "tender:villa_cheques_1",
        "tender:villa_influence_3",
    ]
    assert table.discard == ["villa_cheques_1", "villa_influence_3"]
    assert table.options == ["accept", "refuse"]


def test_clause_3_3_r4_after_a_refusal_too() -> None:
    table = without("villa", tender="office_influence_2 villa_cheques_1 market_cheques_1")

    table.refuses_it()

    assert table.discard == ["office_influence_2", "villa_cheques_1"]
    assert table.tender == "market_cheques_1"


@pytest.mark.parametrize(
    ("free", "sold"),
    [
        pytest.param(1, 1, id="r4_one_street"),
        pytest.param(2, 2, id="r4_two_streets"),
        pytest.param(3, 3, id="r4_as_many_as_rights"),
        pytest.param(4, 3, id="r4_more_than_rights"),
    ],
)
def test_clause_3_3_r4_no_more_rights_than_free_streets(free: int, sold: int) -> None:
    full = dealt(streets_of("villa")[free:], 5)
    table = using(*full, tender="villa_influence_3", seats=5)

    table.plays("9 8 7 6 5")

    assert len(table.all_facts("won_influence")) == sold


def test_clause_3_4_r5_the_discarded_cards_are_shuffled_when_the_pile_is_empty() -> None:
    table = given(tender="villa_cheques_1.")
    assert table.view().to_come == 0
    table.uses_it()
    table.bids("-", "-", "-")

    assert table.facts("reshuffled") == {"count": 36}
    assert table.view().to_come == 35
    assert table.discard == []


def test_r30_a_refused_card_does_not_come_straight_back() -> None:
    for seed in range(40):
        table = given(tender="villa_cheques_1.", seed=seed)
        table.refuses_it()

        assert table.facts("reshuffled") == {"count": 35}
        assert table.discard == ["villa_cheques_1"]
        assert table.view().to_come == 34


def test_r30_another_copy_of_the_refused_card_may_come() -> None:
    """Only the city edge beside the bank is free: all that can come is an edge card."""
    full = dealt(streets_of(*ORDINARY), 5)
    for seed in range(10):
        table = given(*full, tender="edge_cheques_1.", seats=5, seed=seed)
        table.refuses_it()

        assert table.facts("reshuffled") == {"count": 35}
        assert table.tender.startswith("edge_")


def test_r29_r4_an_option_card_without_a_tile_is_replaced() -> None:
    assert {*EVERYTHING} - {*streets_of(*ORDINARY)} == {"a4-w"}, "beside the bank"
    table = without(*ORDINARY, tender="option_option_3 edge_cheques_1")

    assert table.facts("unusable") == {"tender": "tender:option_option_3"}
    assert table.tender == "edge_cheques_1"


def test_clause_3_5_a_round_ends_when_the_rights_are_used() -> None:
    table = investing(rights="0 1", tender="villa_influence_2")
    table.declines()
    assert table.view().round == 1

    table.declines()

    assert table.view().round == 2
    assert table.discard == ["villa_influence_2"]
