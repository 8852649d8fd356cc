"""The Customs Office: a good in every Councillor phase, sold for two (RULES.md 5.10, 5.11)."""

import pytest

from tests.rules.san_juan.given import NEW, THREE, TILES, given, scored, seat
from tests.rules.san_juan.table import Table, names_in, same

CUSTOMS = "customs_office"


def councillor(*built: str, chooser: int = 0, deck: str = "", rest: str = "deck") -> Table:
    told = [seat(built=one) for one in built]
    return given(
        *told, seats=3, governor=chooser, deck=deck, rest=rest, role="councillor", variant=NEW
    )


# --- how it is filled ---------------------------------------------------------------------------


def test_r17_every_owner_gets_a_good_before_the_deal() -> None:
    deck = "well hero  statue palace tower crane quarry  smithy archive  library chapel"
    table = councillor(CUSTOMS, "indigo_plant", CUSTOMS, chooser=1, deck=deck)

    assert [table.built(0), table.built(2)] == [f"{CUSTOMS}+good"] * 2
    assert table.heard(None, "customs_filled") == [{"seat": 2}, {"seat": 0}]
    assert same(table.drawn(1), "statue palace tower crane quarry")
    assert same(table.drawn(2), "smithy archive")
    assert same(table.drawn(0), "library chapel")


def test_no_one_sees_the_card_that_is_the_good() -> None:
    table = councillor(CUSTOMS, deck="hero statue palace tower crane quarry")

    for viewer in (0, 1, 2, None):
        assert "hero" not in repr([event for event in table.told if event.is_for(viewer)])
    assert "hero" not in table.drawn(0)


def test_clause_5_11_never_two_goods() -> None:
    table = councillor(f"{CUSTOMS}+good", deck="statue palace tower crane quarry")

    assert table.built(0) == f"{CUSTOMS}+good"
    assert table.heard(None, "customs_filled") == []
    assert same(table.drawn(0), "statue palace tower crane quarry"), "no card went elsewhere"


def test_a_covered_customs_office_is_not_filled() -> None:
    table = councillor(f"palace/{CUSTOMS}")

    assert table.heard(None, "customs_filled") == []


def test_r16_filling_it_feeds_no_well() -> None:
    table = councillor(f"{CUSTOMS} well")

    assert table.heard(None, "drew") == []
    assert table.cards(0) == 0


@pytest.mark.parametrize("name", ["indigo_plant", "sugar_mill"])
def test_the_producer_does_not_fill_it(name: str) -> None:
    told = seat(built=f"{CUSTOMS} {name} well"), seat(), seat()
    table = given(*told, role="producer", variant=NEW)

    assert table.built(0) == f"{CUSTOMS} {name}+good well"
    assert table.drew(0) == {}, "one good is too little for the Well"


def test_the_producer_does_not_offer_it_either() -> None:
    plants = "indigo_plant sugar_mill tobacco_storage"
    told = seat(built=f"{CUSTOMS} {plants}"), seat(), seat()
    table = given(*told, role="producer", variant=NEW)

    assert table.offers(0) == plants.split()


def test_r34_if_cards_run_out_the_goods_come_first_and_the_choosers_before_all() -> None:
    table = councillor(CUSTOMS, CUSTOMS, chooser=1, deck="hero", rest="chapel")

    assert [table.built(0), table.built(1)] == [CUSTOMS, f"{CUSTOMS}+good"]
    assert [table.cards(one) for one in range(3)] == [0, 0, 0]


def test_r10_the_library_brings_no_second_good() -> None:
    table = councillor(f"{CUSTOMS} library")

    assert table.goods(0) == 1
    assert len(table.drawn(0).split()) == 8


# --- how it is sold -----------------------------------------------------------------------------


def trading(built: str, *, chooser: bool = False, tile: str = "A") -> Table:
    tiles = tile + TILES.replace(tile, "")
    told = seat(built=built), seat(), seat()
    return given(*told, governor=0 if chooser else 2, tiles=tiles, role="trader", variant=NEW)


@pytest.mark.parametrize("tile", TILES)
def test_clause_5_10_it_sells_for_two_whatever_the_tile_says(tile: str) -> None:
    table = trading(f"{CUSTOMS}+good", tile=tile)
    assert table.explains(0, CUSTOMS)["price"] == 2

    table.sells(0, CUSTOMS)

    assert table.cards(0) == 2
    assert table.built(0) == CUSTOMS
    [sold] = table.heard(None, "sold")
    assert names_in(sold, "buildings") == [CUSTOMS]


@pytest.mark.parametrize(
    ("helper", "sold", "cards"),
    [
        pytest.param("market_hall", "customs_office", 3, id="clause_5_10_market_hall"),
        pytest.param(
            "market_stand", "customs_office", 2, id="clause_5_10_one_is_few_for_the_stand"
        ),
        pytest.param(
            "market_stand",
            "customs_office indigo_plant",
            4,
            id="clause_5_10_market_stand_with_another",
        ),
    ],
)
def test_market_hall_and_market_stand(helper: str, sold: str, cards: int) -> None:
    table = trading(f"{CUSTOMS}+good indigo_plant+good {helper}", chooser=True)

    table.sells(0, sold)

    assert table.cards(0) == cards


@pytest.mark.parametrize(
    ("helper", "chooser", "most"),
    [
        pytest.param("well", False, 1, id="r15_one_sale"),
        pytest.param("well", True, 2, id="r15_the_chooser_two"),
        pytest.param("trading_post", False, 2, id="r15_trading_post"),
    ],
)
def test_sales_allowed(helper: str, chooser: bool, most: int) -> None:
    plants = "indigo_plant+good sugar_mill+good"
    table = trading(f"{CUSTOMS}+good {plants} {helper}", chooser=chooser)

    assert table.bounds(0) == (0, most)
    assert same(" ".join(table.offers(0)), f"{CUSTOMS} indigo_plant sugar_mill")


# --- everything else that goods are good for ----------------------------------------------------


def test_clause_5_5_with_the_black_market_it_pays_for_one_card() -> None:
    told = seat(f"{THREE} hero well statue", f"black_market {CUSTOMS}+good"), seat(), seat()
    table = given(*told, governor=2, role="builder", variant=NEW)

    table.builds(0, THREE, goods=CUSTOMS, pays="hero well")

    assert table.price() == 3
    assert table.built(0) == f"black_market {CUSTOMS} {THREE}"


def test_its_good_is_discarded_when_it_is_covered() -> None:
    told = seat(f"{THREE} hero", f"crane {CUSTOMS}+good"), seat(), seat()
    table = given(*told, governor=2, role="builder", variant=NEW)
    discard = table.sees(None).discard

    table.builds(0, THREE, over=CUSTOMS)

    assert table.built(0) == f"crane {THREE}/{CUSTOMS}"
    assert table.sees(None).discard == discard + 1, "the price was nothing"


def test_clause_7_4_its_good_counts_in_a_tie() -> None:
    one, other = seat(built=f"{CUSTOMS}+good"), seat(built="tower")
    outcome = scored(one, other, variant=NEW).outcome()

    assert outcome.scores[:2] == (2, 2)
    assert outcome.tiebreak[0].values[:2] == (1, 0)
    assert outcome.ranks[:2] == (2, 3)


@pytest.mark.parametrize(
    ("helper", "price"),
    [
        pytest.param("smithy", 3, id="the_smithy_saves_nothing"),
        pytest.param("quarry", 2, id="the_quarry_saves_one"),
    ],
)
def test_clause_1_2_it_is_a_city_building(helper: str, price: int) -> None:
    told = seat(f"{CUSTOMS} hero well statue", helper), seat(), seat()
    table = given(*told, governor=2, role="builder", variant=NEW)

    table.builds(0, CUSTOMS)

    assert table.price() == price


def test_guild_hall_and_city_hall_take_it_for_a_city_building() -> None:
    table = scored(seat(built=f"guild_hall city_hall {CUSTOMS}"), variant=NEW)

    assert table.lines(0) == {"buildings": 2, "city_hall": 3}
