"""Paying with goods (Black Market, RULES.md 5.5)."""

import pytest

from tests.rules.san_juan.given import FIVE, THREE, given, seat
from tests.rules.san_juan.table import Table

MARKET = "black_market indigo_plant+good tobacco_storage+good"


def with_market(built: str, hand: str, *, chooser: bool = False) -> Table:
    return given(seat(hand, built), seats=3, governor=0 if chooser else 2, role="builder")


def test_clause_5_5_two_goods_and_three_cards_pay_five() -> None:
    table = with_market(MARKET, f"{FIVE} palace well statue archive")
    discard = table.sees(None).discard

    table.builds(0, FIVE, goods="indigo_plant tobacco_storage", pays="palace well archive")

    assert table.built(0) == f"black_market indigo_plant tobacco_storage {FIVE}"
    assert table.price() == 5
    assert table.hand(0) == "statue"
    assert table.sees(None).discard == discard + 5, "goods and cards, face down"


@pytest.mark.parametrize("goods", ["", "indigo_plant", "tobacco_storage"])
def test_up_to_two_goods_of_ones_own_choice(goods: str) -> None:
    table = with_market(MARKET, f"{THREE} hero well statue archive")

    table.builds(0, THREE, goods=goods)

    assert table.goods(0) == 2 - len(goods.split())
    assert table.cards(0) == 1 + len(goods.split())


def test_never_more_than_two() -> None:
    table = with_market(MARKET + " sugar_mill+good", f"{FIVE} palace well statue archive smithy")
    table.answers(0, "build", f"build:{FIVE}")

    assert table.bounds(0) == (0, 2)


def test_r6_no_more_goods_than_the_building_still_costs() -> None:
    table = with_market(MARKET, "smithy hero")
    table.answers(0, "build", "build:smithy")
    assert table.bounds(0) == (0, 1)

    table = with_market(MARKET, "smithy hero", chooser=True)
    table.builds(0, "smithy")
    assert table.price() == 0
    assert table.goods(0) == 2, "free: no one asks for goods"


def test_where_cards_are_short_goods_are_needed() -> None:
    table = with_market(MARKET, f"{THREE} hero")
    assert f"build:{THREE}" in table.offers(0)
    table.answers(0, "build", f"build:{THREE}")

    assert table.built(0) == f"black_market indigo_plant tobacco_storage {THREE}"
    assert table.cards(0) == 0
    assert table.fact("built", "goods") == 2


def test_one_good_needed_and_one_free_to_choose() -> None:
    table = with_market(MARKET, f"{THREE} hero well")
    table.answers(0, "build", f"build:{THREE}")

    assert table.bounds(0) == (1, 2)


def test_a_building_out_of_reach_even_with_goods_is_not_offered() -> None:
    table = with_market(MARKET, "palace hero well statue")

    assert "build:palace" not in table.offers(0)


def test_a_black_market_of_this_very_phase_buys_nothing() -> None:
    table = with_market(MARKET.replace("black_market", "black_market+fresh"), f"{THREE} hero")

    assert f"build:{THREE}" not in table.offers(0)


def test_without_goods_the_market_is_not_asked_about() -> None:
    table = with_market("black_market indigo_plant", "smithy hero")

    table.builds(0, "smithy", pays="hero")

    assert table.cards(0) == 0


def test_which_goods_paid_is_seen_and_which_cards_they_were_is_not() -> None:
    table = with_market(MARKET, f"{THREE} hero well statue")
    table.builds(0, THREE, goods="indigo_plant", pays="hero well")

    assert table.fact("built", "goods") == 1
    assert table.built(0) == f"black_market indigo_plant tobacco_storage+good {THREE}"
    assert len(table.paid(0)) == 2
    assert table.paid(1) == []
