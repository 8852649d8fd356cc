"""Readings that belong to no phase (RULES.md 10): R30 and R31."""

import pytest

from rules import decision as answering
from rules.goldene_stadt import GAME
from rules.match import Move, play, take_back
from tests.rules.goldene_stadt.given import bidding, given, trader
from tests.rules.goldene_stadt.table import Table


def chooses(table: Table, *keys: str) -> list[Move]:
    """Answer one question after the other, like a table with a journal."""
    moves: list[Move] = []
    for key in keys:
        decision = table.asked()
        choice = answering.choose(decision, key)
        moves.append(play(GAME, table.state, decision.seat, choice))
    return moves


@pytest.mark.parametrize(
    ("hand", "keys", "may"),
    [
        pytest.param("2 coast", "place:greycliff", True, id="r31_a_house_for_a_coin"),
        pytest.param("2 coast", "place:eagle_bay", False, id="r31_a_drawn_card"),
        pytest.param("coast 2 forest", "place:foxhollow", True, id="r31_before_a_goods_card"),
        pytest.param("coast 2 forest", "place:foxhollow blind", False, id="r31_a_blind_goods_card"),
        pytest.param("coast 2 forest", "place:foxhollow goods:2", False, id="r31_a_card_turned_up"),
        pytest.param("coast 2 forest", "place:charcoal_green", False, id="r31_the_bonus_cards"),
        pytest.param("2 coast", "stop", True, id="r31_to_stop"),
        pytest.param("2 coast", "stop stop", False, id="r31_somebody_else_has_answered"),
        pytest.param("2 coast 2 desert", "place:greycliff pay:desert:2", True, id="r31_a_payment"),
    ],
)
def test_what_can_be_taken_back(hand: str, keys: str, may: bool) -> None:
    others = [trader(hand="2 coast")] * 2
    table = given(trader(hand=hand, own="oak_haven pinewharf"), *others)

    moves = chooses(table, *keys.split())

    assert (take_back(moves, 0) is not None) == may


def test_r31_an_open_goods_card_without_a_stack_turns_nothing_up() -> None:
    told = trader(hand="coast 2 forest", own="oak_haven")
    table = given(told, trader(goods="4 5"), trader(goods="6 7 8"), market="1 2 3")

    assert take_back(chooses(table, "place:foxhollow", "goods:2"), 0) == 1


def test_r31_a_bid_can_be_taken_back_until_another_player_has_answered() -> None:
    assert take_back(chooses(bidding(), "pair:a"), 0) == 0
    assert take_back(chooses(bidding(), "pair:a", "pair:b"), 0) is None


def test_r30_the_computer_plays_for_a_player_who_is_gone_and_no_pair_is_missing() -> None:
    table = Table(*GAME.new({}, 3, 5))
    rounds = 0
    while table.view().outcome is None:
        decision = table.asked()
        if decision.kind == "bid" and table.view().round > rounds:
            rounds += 1
            assert len(table.view().pairs) == 3
        if decision.seat == 1:
            choice = GAME.greedy(table.view(1), decision)
            table.answers(*answering.keys(decision, choice))
        else:
            table.answers(*decision.options[-decision.least :])

    assert rounds == table.view().round > 8
    assert len(table.own(1)) > len(table.own(0))
