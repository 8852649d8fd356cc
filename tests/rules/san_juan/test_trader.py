"""The Trader (RULES.md 5.10), with Trading Post, Market Stand and Market Hall."""

import pytest

from tests.rules.san_juan.given import TILES, given, seat
from tests.rules.san_juan.table import Table

PRICES = {
    "A": (1, 1, 1, 2, 2),
    "B": (1, 1, 2, 2, 2),
    "C": (1, 1, 2, 2, 3),
    "D": (1, 2, 2, 2, 3),
    "E": (1, 2, 2, 3, 3),
}
GOODS = ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter")
SIX = " ".join(["indigo_plant+good"] * 6)


def trading(built: str, *, chooser: bool = False, tile: str = "C", deck: str = "") -> Table:
    tiles = tile + TILES.replace(tile, "")
    told = seat(built=built), seat(), seat()
    return given(*told, governor=0 if chooser else 2, tiles=tiles, deck=deck, role="trader")


@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("good", GOODS)
def test_clause_1_4_a_good_brings_what_the_tile_says(tile: str, good: str) -> None:
    table = trading(f"{good}+good", tile=tile)
    price = PRICES[tile][GOODS.index(good)]
    assert table.heard(None, "tile_turned") == [{"prices": PRICES[tile]}]
    assert table.explains(0, good)["price"] == price

    table.sells(0, good)

    assert table.cards(0) == price
    assert table.built(0) == good


@pytest.mark.parametrize(
    ("built", "chooser", "most"),
    [
        pytest.param(SIX, False, 1, id="one_good"),
        pytest.param(SIX, True, 2, id="the_chooser_two"),
        pytest.param(f"{SIX} library", True, 3, id="the_chooser_with_a_library_three"),
        pytest.param(f"{SIX} library", False, 1, id="a_library_helps_the_chooser_alone"),
        pytest.param(f"{SIX} trading_post", False, 2, id="clause_5_10_trading_post"),
        pytest.param(f"{SIX} trading_post", True, 3, id="clause_5_10_trading_post_and_chooser"),
        pytest.param(
            f"{SIX} trading_post library", True, 4, id="clause_5_10_trading_post_and_library"
        ),
        pytest.param(f"{SIX} aqueduct", False, 1, id="the_aqueduct_is_for_the_producer"),
    ],
)
def test_sales_allowed(built: str, chooser: bool, most: int) -> None:
    table = trading(built, chooser=chooser)
    assert table.bounds(0) == (0, most)

    table.sells(0, " ".join(["indigo_plant"] * most))

    assert table.cards(0) == most
    assert table.goods(0) == 6 - most


@pytest.mark.parametrize(
    ("built", "sold", "cards"),
    [
        pytest.param("market_hall", "sugar_mill coffee_roaster", 4, id="clause_5_10_market_hall"),
        pytest.param("market_hall", "sugar_mill", 2, id="market_hall_from_one_good"),
        pytest.param("market_hall", "", 0, id="market_hall_without_a_sale"),
        pytest.param("market_stand", "sugar_mill coffee_roaster", 4, id="market_stand_two_goods"),
        pytest.param("market_stand", "sugar_mill", 1, id="market_stand_one_good"),
        pytest.param("market_stand market_hall", "sugar_mill coffee_roaster", 5, id="both"),
        pytest.param("tower", "sugar_mill coffee_roaster", 3, id="neither"),
    ],
)
def test_market_hall_and_market_stand(built: str, sold: str, cards: int) -> None:
    table = trading(f"sugar_mill+good coffee_roaster+good {built}", chooser=True)

    table.sells(0, sold)

    assert table.cards(0) == cards


def test_r49_library_sales_count_for_the_market_stand() -> None:
    table = trading(f"{SIX} library market_stand", chooser=True)

    table.sells(0, "indigo_plant indigo_plant indigo_plant")

    assert table.cards(0) == 4


def test_a_market_stand_works_for_others_than_the_chooser() -> None:
    table = trading(f"{SIX} trading_post market_stand")

    table.sells(0, "indigo_plant indigo_plant")

    assert table.cards(0) == 3


def test_r31_selling_less_or_nothing_is_allowed() -> None:
    table = trading(SIX, chooser=True)

    table.passes(0)

    assert table.cards(0) == 0
    assert table.goods(0) == 6


def test_clause_5_10_the_tile_is_turned_even_if_there_are_no_goods() -> None:
    table = given(seats=3, tiles="EDCBA", role="trader")

    assert table.heard(None, "tile_turned") == [{"prices": PRICES["E"]}]
    assert table.asked(1).kind == "role"


def test_clause_2_2_r45_the_tiles_come_round_in_an_order_that_never_changes() -> None:
    table = given(seats=2, tiles="DACEB")
    turned: list[str] = []

    for number in range(7):
        governor = table.asked_seats()[0]
        table.takes(governor, "trader")
        prices = table.fact("tile_turned", "prices")
        turned += [tile for tile in TILES if PRICES[tile] == prices]
        shown_first = [event.reveals for event in table.told if event.kind == "tile_turned"]
        assert shown_first == [number < 5], "a tile that all have seen tells nothing new"
        shown = [PRICES[tile] for tile in "DACEB"[: number + 1]]
        assert list(table.sees(None).prices) == shown, "all tiles seen so far, in their order"
        assert table.sees(1 - governor).prices[table.sees(None).tile] == prices
        table.takes(1 - governor, "builder")
        while table.sees(None).step == "builder":
            table.passes(table.asked_seats()[0])
        table.takes(governor, "prospector")

    assert "".join(turned) == "DACEBDA"


def test_who_has_no_goods_is_not_asked_and_all_others_are_asked_at_once() -> None:
    table = given(
        seat(built="indigo_plant+good"), seat(), seat(built="sugar_mill+good"), role="trader"
    )
    assert table.asked_seats() == (0, 2)

    table.passes(2)

    assert table.told == [], "sealed until the last has answered"
    assert table.goods(2) == 1


def test_cards_are_drawn_from_the_chooser_on_however_answers_arrive() -> None:
    def sell(order: tuple[int, ...]) -> Table:
        table = given(
            seat(built="silver_smelter+good"),
            seat(built="coffee_roaster+good"),
            seat(),
            governor=1,
            tiles="ABCDE",
            deck="hero statue palace library",
            role="trader",
        )
        for one in order:
            table.sells(one, table.offers(one)[0])
        return table

    first, second = sell((0, 1)), sell((1, 0))

    assert first.state == second.state
    assert first.hand(1) == "statue hero", "the chooser draws first"
    assert first.hand(0) == "library palace"


def test_r52_sold_goods_are_in_the_discard_pile_before_the_revenue_is_drawn() -> None:
    table = given(seat(built="indigo_plant+good"), seats=3, rest="chapel", role="trader")

    table.sells(0, "indigo_plant")

    assert table.cards(0) == 1, "the good itself came back, by way of the shuffled discard pile"
    assert table.heard(None, "shuffled") == [{"count": 1}]


def test_everyone_sees_which_goods_were_sold_and_how_many_cards_they_brought() -> None:
    table = trading("sugar_mill+good coffee_roaster+good market_hall", chooser=True)

    table.sells(0, "sugar_mill coffee_roaster")

    sold = {"seat": 0, "buildings": ("building:sugar_mill", "building:coffee_roaster"), "count": 4}
    assert [dict(facts) for facts in table.heard(None, "sold")] == [sold]
    assert len(table.heard(0, "drew_cards")) == 1
    assert table.heard(1, "drew_cards") == []


def test_who_declines_to_sell_is_told_of_and_that_opens_a_sealed_answer_too() -> None:
    told = seat(built="indigo_plant+good"), seat(), seat(built="indigo_plant+good")
    table = given(*told, role="trader")
    table.passes(2)
    table.passes(0)

    declined = [event for event in table.told if event.kind == "declined"]
    assert [event.facts for event in declined] == [
        {"seat": 0, "role": "role:trader"},
        {"seat": 2, "role": "role:trader"},
    ]
    assert all(event.reveals and event.audience is None for event in declined)


def test_an_only_seller_who_declines_reveals_nothing() -> None:
    table = given(seat(built="indigo_plant+good"), seats=3, role="trader")

    table.passes(0)

    assert not any(event.reveals for event in table.told)


def test_a_shuffle_is_told_after_the_sale_whose_goods_are_in_it() -> None:
    own = seat(built="indigo_plant+good")
    table = given(own, seats=3, deck="", rest="discard", role="trader")
    pile = table.sees(None).discard

    table.sells(0, "indigo_plant")

    told = [event.kind for event in table.told if event.kind in ("sold", "shuffled")]
    assert told == ["sold", "shuffled"]
    assert table.heard(None, "shuffled") == [{"count": pile + 1}]
