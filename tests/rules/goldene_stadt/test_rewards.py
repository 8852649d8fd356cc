"""Rewards of places (RULES.md 2.2 and 6)."""

from typing import Any

import pytest

from rules.goldene_stadt.components import LAND_NAMES, MAP
from tests.rules.goldene_stadt.given import Told, given, trader
from tests.rules.goldene_stadt.table import Table, neighbours

WITH_A_COIN = {"mint_ward", "carver_ward", "garden_ward", "potter_ward"}
BONUS_CARDS = "harbour mountain forest meadow desert city river four_lands"


def built(place: str, *others: Told, own: str = "", coins: int = 3) -> Table:
    """A table after seat 0 has built there; it has a coast card left."""
    data = next(each for each in MAP.places if each.id == place)
    hand = "2 coast"
    if data.kind != "coast":
        hand = f"coast 2 {data.sector}"
        own = own or min(end for end in neighbours(place) if not end.endswith("palace"))
    keys = 1 if data.kind == "inner" else 0
    table = given(trader(hand=hand, own=own, coins=coins, keys=keys), *others)
    table.builds(place)
    return table


# --- places --------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", MAP.places[:46], ids=lambda data: data.id)
def test_clause_2_2_clause_6_1_every_place_gives_its_reward_at_once(data: Any) -> None:
    table = built(data.id)

    seat, view = table.trader(0), table.view(0)
    assert seat.coins == 3 + {"coin": 1, "coins": 2}.get(data.reward, 0)
    assert sum(view.hand) == 1 + (data.reward == "card")
    assert seat.keys == (data.reward == "key")
    assert table.asked().kind == (data.reward if data.reward in ("goods", "bonus") else "build")


def test_clause_6_1_rewards_cannot_be_declined() -> None:
    for place, kind in (("foxhollow", "goods"), ("charcoal_green", "bonus")):
        decision = built(place).asked()
        assert (decision.kind, decision.least, decision.most) == (kind, 1, 1)
        assert not {"stop", "decline", "pass"} & set(decision.options)


def test_clause_6_2_t9_the_top_card_of_the_stack() -> None:
    table = given(trader(hand="coast"), stack="mountain desert")
    before = table.view().stack

    table.builds("eagle_bay")

    assert table.hand(0) == "mountain"
    assert table.discard() == {"coast": 1}
    assert table.view().stack == before - 1


def test_clause_6_2_t35_without_a_stack_the_discarded_cards_are_shuffled() -> None:
    table = given(
        trader(hand="2 coast 10 desert"),
        *[trader(hand=f"10 {land}") for land in ("mountain", "forest", "meadow")],
        stack=".",
    )
    assert table.view().stack == 0

    table.builds("eagle_bay", "coast:1")

    assert table.facts("shuffled") == {"count": 9}
    assert table.hand(0) == "2 coast 10 desert"
    assert (table.view().stack, table.discard()) == (8, {})


def test_clause_6_2_r34_they_are_not_shuffled_before_a_card_is_needed() -> None:
    table = given(trader(hand="2 coast"), stack="desert.")

    table.builds("eagle_bay")

    assert table.view().stack == 0
    assert "shuffled" not in table.kinds()


@pytest.mark.parametrize("left", [[], ["coast"], ["forest", "desert", "meadow"]])
def test_clause_6_2_t36_the_stack_may_run_out_in_the_middle_of_dealing(left: list[str]) -> None:
    table = given(trader(hand="coast"), stack=f"{' '.join(left)}.")
    discarded = sum(table.discard().values())

    table.stops()

    deals = [event.kind for event in table.told if event.kind in ("dealt", "shuffled")]
    assert deals == ["dealt"] * (len(left) // 2) + ["shuffled"] + ["dealt"] * (4 - len(left) // 2)
    dealt = [LAND_NAMES[card] for pair in table.view().pairs for card in pair.cards]
    assert dealt[: len(left)] == left
    assert (table.view().stack, table.discard()) == (discarded - 8 + len(left), {})


def test_clause_6_3_a_key_lies_open() -> None:
    table = built("deepwood", trader(keys=2))

    assert table.trader(0, viewer=3).keys == 1
    assert table.view(None).keys == 3


# --- goods cards ---------------------------------------------------------------------------------


def goods_asked(goods: str = "", market: str = "6 7 8", warehouse: str = "5") -> Table:
    """A table at which seat 0 has to choose a goods card."""
    told = trader(hand="2 forest", own="oak_haven", goods=goods)
    table = given(told, market=market, warehouse=warehouse)
    table.builds("foxhollow")
    return table


def test_clause_6_4_an_open_goods_card_is_replaced() -> None:
    table = goods_asked()
    assert table.options == ["goods:6", "goods:7", "goods:8", "blind"]

    table.takes("7")

    view = table.view()
    assert view.traders[0].goods == (7 - 1,)
    assert set(view.market) == {6 - 1, 8 - 1, 5 - 1}
    assert view.warehouse == 4


def test_clause_6_4_the_top_of_the_stack_lies_open_at_once() -> None:
    table = goods_asked()

    table.takes("blind")

    assert table.trader(0, viewer=2).goods == (5 - 1,)
    assert table.view().market == (6 - 1, 7 - 1, 8 - 1)
    assert table.view().warehouse == 4


def test_clause_6_4_open_goods_cards_are_replaced_only_as_long_as_there_is_a_stack() -> None:
    own = "2 3 4 5"
    table = given(
        trader(hand="2 forest", own="oak_haven"),
        trader(goods=own),
        trader(goods="1"),
        market="6 7 8",
    )
    table.builds("foxhollow")
    assert table.options == ["goods:6", "goods:7", "goods:8"]

    table.takes("6")

    assert table.view().market == (7 - 1, 8 - 1)


@pytest.mark.parametrize(
    ("taken", "given_back", "kept", "market"),
    [("blind", "1", {2, 3, 4, 5}, {6, 7, 8}), ("7", "7", {1, 2, 3, 4}, {5, 6, 8})],
)
def test_clause_6_4_r15_t32_of_five_goods_cards_one_leaves_the_game(
    taken: str, given_back: str, kept: set[int], market: set[int]
) -> None:
    table = goods_asked("1 2 3 4")
    table.takes(taken)
    assert len(table.options) == 5

    table.gives_back(given_back)

    view = table.view()
    assert {card + 1 for card in view.traders[0].goods} == kept
    assert {card + 1 for card in view.market} == market, "filled up from the stack"
    assert (view.boxed, view.warehouse) == ((int(given_back) - 1,), 0), "not back into the stack"


def test_four_goods_cards_may_be_kept() -> None:
    table = goods_asked("1 2 3")

    table.takes("7")

    assert len(table.trader(0).goods) == 4
    assert table.view().boxed == ()


# --- bonus cards ---------------------------------------------------------------------------------


def test_clause_6_5_of_all_that_are_left_one_is_kept_and_the_others_go_back() -> None:
    table = built("charcoal_green", trader(bonus="city"), trader(bonus="river mountain"))
    assert table.options == [
        f"bonus:{card}" for card in ("harbour", "forest", "meadow", "desert", "four_lands")
    ]

    table.keeps("meadow")

    assert table.view(0).bonus == (3,)
    assert (table.trader(0).bonus, table.view().bonus_left) == (1, 4)


# --- districts -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("district", "before", "letters", "coins", "cards"),
    [
        pytest.param("mint_ward", 0, 5, 1, 0, id="clause_6_6_t23_the_first_in_an_outer_one"),
        pytest.param("mint_ward", 1, 3, 0, 0, id="clause_6_6_t24_the_second"),
        pytest.param("mint_ward", 2, 0, 0, 0, id="clause_6_6_t25_the_third"),
        pytest.param("mint_ward", 3, 0, 0, 0, id="clause_6_6_the_fourth"),
        pytest.param("anvil_ward", 0, 5, 0, 0, id="clause_6_6_t27_without_a_coin"),
        pytest.param("eagle_palace", 0, 10, 0, 1, id="clause_6_7_the_first_in_an_inner_one"),
        pytest.param("eagle_palace", 1, 6, 0, 0, id="clause_6_7_clause_11_4_t29_the_second"),
        pytest.param("eagle_palace", 2, 0, 0, 0, id="clause_6_7_the_third"),
    ],
)
def test_what_a_district_gives(
    district: str, before: int, letters: int, coins: int, cards: int
) -> None:
    own = {"mint_ward": "ramshorn", "anvil_ward": "cloudrest", "eagle_palace": "anvil_ward"}
    table = built(district, *[trader(own=district)] * before, own=own[district])

    assert table.letters(0) == letters
    assert table.trader(0).coins == 3 + coins
    assert sum(table.view(0).hand) == 1 + cards
    assert district in table.own(0)


def test_clause_6_6_r32_four_of_eight_outer_districts_give_a_coin() -> None:
    outer = [place.id for place in MAP.places if place.kind == "outer"]
    tables = {district: built(district) for district in outer}

    assert [table.letters(0) for table in tables.values()] == [5] * 8
    assert {district for district, table in tables.items() if table.trader(0).coins == 4} == (
        WITH_A_COIN
    )


def test_r14_who_is_first_is_counted_in_each_district() -> None:
    table = given(trader(hand="4 mountain", own="steepmarket ramshorn"), trader(own="anvil_ward"))

    table.builds("mint_ward")
    table.builds("anvil_ward")

    assert [facts["letters"] for facts in table.all_facts("letters")] == [3]
    assert table.letters(0) == 5 + 3


# --- nothing left, or no end of it ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "others"),
    [
        pytest.param("foxhollow", [trader(goods="1 2 3 4"), trader(goods="5 6 7 8")], id="goods"),
        pytest.param("charcoal_green", [trader(bonus=BONUS_CARDS)], id="bonus"),
        pytest.param("deepwood", [trader(keys=6)], id="key"),
    ],
)
def test_r16_a_reward_of_which_there_is_nothing_left_brings_nothing(
    place: str, others: list[Told]
) -> None:
    table = built(place, *others)

    assert (table.actor, table.asked().kind) == (0, "build")
    assert table.kinds() == ["built"]
    seat = table.trader(0)
    assert (seat.goods, seat.bonus, seat.keys) == ((), 0, 0)


def test_r19_coins_and_letters_never_run_out() -> None:
    table = built("mint_ward", trader(coins=90), own="ramshorn", coins=90)
    assert table.trader(0).coins == 91

    table = given(trader(hand="2 mountain", own="ramshorn", letters=400))
    table.builds("mint_ward")
    assert table.letters(0) == 405
