"""The hand limit (RULES.md 5.8)."""

import pytest

from rules.goldene_stadt.components import COAST, LAND_OF, PLACE_NAMES, REWARDS
from tests.rules.goldene_stadt.given import given, trader

SEVEN = "coast 2 mountain 2 forest meadow desert"


def test_clause_5_8_t33_at_the_end_of_the_own_turn_five_cards_are_kept() -> None:
    table = given(trader(hand=SEVEN), trader(hand="coast"))
    table.stops()
    decision = table.asked()
    assert (table.actor, decision.kind, decision.least, decision.most) == (0, "limit", 2, 2)
    assert len(decision.options) == 7, "all cards to choose from"

    table.discards("forest", "forest")

    assert table.hand(0) == "coast 2 mountain meadow desert"
    assert table.discard() == {"forest": 2}
    assert table.actor == 1


@pytest.mark.parametrize(("hand", "over"), [("5 coast", 0), ("6 coast", 1), ("coast", 0)])
def test_clause_5_8_t33_no_one_discards_at_five(hand: str, over: int) -> None:
    table = given(trader(hand=hand), trader(hand="coast"))

    table.stops()

    assert (table.asked().kind == "limit") == bool(over)
    assert table.asked().most == max(over, 1)


def test_clause_5_8_a_player_who_cannot_build_discards_too() -> None:
    districts = "mint_ward anvil_ward carver_ward lantern_ward garden_ward baker_ward potter_ward"
    table = given(trader(hand="7 coast", own=districts, houses=0))

    assert (table.actor, table.asked().kind) == (0, "limit")


def test_r27_t34_the_hands_of_others_are_not_looked_at() -> None:
    table = given(trader(hand="coast"), trader(hand=SEVEN), trader(hand=SEVEN))

    table.stops()

    assert (table.actor, table.asked().kind) == (1, "build")
    table.stops()
    assert (table.actor, table.asked().kind) == (1, "limit")


def test_clause_5_8_there_is_no_limit_within_the_turn() -> None:
    one, other = [
        name
        for name, land, reward in zip(PLACE_NAMES, LAND_OF, REWARDS, strict=True)
        if land == COAST and reward == "card"
    ][:2]
    table = given(trader(hand="6 coast"))

    table.builds(one)
    table.builds(other)

    assert table.asked().kind == "limit", "it holds six: each house took a card and gave one"
    assert sum(table.view(0).hand) == 6


@pytest.mark.parametrize(("round", "asked"), [(15, True), (16, False)])
def test_r35_in_the_last_turn_of_the_game_no_one_discards(round: int, asked: bool) -> None:
    table = given(trader(hand=SEVEN), round=round)

    table.stops()

    assert (table.view().outcome is None) == asked


def test_r35_others_who_cannot_build_change_nothing() -> None:
    table = given(trader(hand=SEVEN), trader(), round=16)

    table.stops()

    assert "passed_by" in table.kinds()
    assert table.outcome().reason == "last_card"


def test_r35_others_who_may_still_draw_what_is_discarded_do() -> None:
    table = given(trader(hand=SEVEN), trader(hand="coast"), round=16)

    table.stops()

    assert table.asked().kind == "limit"
