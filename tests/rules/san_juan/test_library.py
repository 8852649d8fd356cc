"""The Library doubles the privilege of the role that its owner chose (RULES.md 5.12)."""

import pytest

from rules.game import Remark
from rules.san_juan import GAME
from tests.rules.san_juan.given import FOUR, ONE, THREE, TWO, given, seat
from tests.rules.san_juan.table import Table

LIBRARY = "indigo_plant library"
GOODS = "indigo_plant+good sugar_mill+good tobacco_storage+good library"
EMPTIES = "indigo_plant sugar_mill tobacco_storage library"


def governor_with_library(hand: str = "hero tower well", built: str = LIBRARY) -> Table:
    return given(seat(hand, built), seat("smithy"))


def test_with_three_or_four_seats_the_library_helps_without_a_question() -> None:
    table = given(seat(built=LIBRARY), seats=3, role="prospector")

    assert table.drew(0) == {"prospector": 2}
    assert table.heard(None, "library_used") == []


def test_the_library_helps_its_owner_only_in_the_role_that_the_owner_chose() -> None:
    table = given(seat(), seat(built=LIBRARY), seat(), role="prospector")

    assert table.drew(0) == {"prospector": 1}
    assert table.drew(1) == {}


def test_clause_5_12_two_players_used_on_the_first_pick_it_is_gone_for_the_second() -> None:
    table = governor_with_library()
    table.takes(0, "prospector")
    assert table.offers(0) == ["library:use", "library:save"]
    table.uses_library(0)
    assert table.drew(0) == {"prospector": 2}
    assert table.heard(1, "library_used") == [{"seat": 0}], "announced to everyone"
    assert table.sees(1).library_used

    table.takes(1, "producer")
    table.takes(0, "councillor")

    assert len(table.drawn(0).split()) == 5


def test_clause_5_12_saved_on_the_first_pick_it_helps_with_the_second() -> None:
    table = governor_with_library()
    table.takes(0, "prospector")
    table.uses_library(0, use=False)
    assert table.drew(0) == {"prospector": 1}
    assert table.heard(None, "library_used") == []
    assert not table.sees(1).library_used

    table.takes(1, "producer")
    table.takes(0, "councillor")

    assert len(table.drawn(0).split()) == 8, "and no one asks again"
    assert table.sees(1).library_used


def test_clause_5_12_in_the_next_round_it_is_available_again() -> None:
    both = seat(built="library"), seat(built="library")
    table = given(*both, governor=1)
    table.takes(1, "prospector")
    table.uses_library(1)
    table.takes(0, "producer")
    table.takes(1, "trader")

    table.takes(0, "prospector")

    assert table.offers(0) == ["library:use", "library:save"]
    assert not table.sees(None).library_used


def test_the_other_player_of_two_has_one_role_and_so_no_question() -> None:
    table = given(seat(), seat(built=LIBRARY), taken="producer", role="prospector")

    assert table.drew(1) == {"prospector": 2}
    assert table.heard(None, "library_used") == []


@pytest.mark.parametrize("role", ["prospector", "councillor"])
def test_r8_councillor_and_prospector_use_it_when_the_cards_are_drawn(role: str) -> None:
    table = governor_with_library()
    table.takes(0, role)

    table.uses_library(0)

    assert table.sees(1).library_used


def test_r8_a_builder_uses_it_only_if_it_lowered_the_payment() -> None:
    table = governor_with_library(f"well {THREE} crane")
    table.takes(0, "builder")
    table.uses_library(0)
    table.builds(0, THREE)
    assert table.price() == 1
    assert table.sees(1).library_used

    table = governor_with_library(f"smithy {THREE} crane")
    table.takes(0, "builder")
    table.uses_library(0)
    table.builds(0, "smithy")
    assert table.price() == 0, "one less was enough"
    assert not table.sees(1).library_used
    table.takes(1, "producer")
    table.takes(0, "prospector")
    assert table.drew(0) == {"prospector": 2}


def test_r8_a_builder_who_passes_has_not_used_it() -> None:
    table = governor_with_library()
    table.takes(0, "builder")
    table.uses_library(0)

    table.passes(0)

    assert not table.sees(1).library_used


def test_r7_the_library_is_reckoned_last() -> None:
    # Tower 3, Quarry 1, chooser 1, Library 1: the Library saves the last card.
    table = governor_with_library(f"{THREE} well", "library quarry")
    table.takes(0, "builder")
    table.uses_library(0)
    table.builds(0, THREE)
    assert table.price() == 0
    assert table.sees(1).library_used

    # Crane 2, Quarry 1, chooser 1: nothing is left for the Library.
    table = governor_with_library("crane well", "library quarry")
    table.takes(0, "builder")
    table.uses_library(0)
    table.builds(0, "crane")
    assert table.price() == 0
    assert not table.sees(1).library_used


@pytest.mark.parametrize(
    ("built", "sold", "used"),
    [
        pytest.param(GOODS, "indigo_plant", False, id="r8_one_good"),
        pytest.param(GOODS, "indigo_plant sugar_mill", False, id="r53_two_goods"),
        pytest.param(GOODS, "indigo_plant sugar_mill tobacco_storage", True, id="r53_three"),
        pytest.param(
            GOODS + " coffee_roaster+good trading_post",
            "indigo_plant sugar_mill tobacco_storage",
            False,
            id="r53_the_trading_post_counts_first",
        ),
        pytest.param(
            GOODS + " coffee_roaster+good trading_post",
            "indigo_plant sugar_mill tobacco_storage coffee_roaster",
            True,
            id="r53_four_with_trading_post",
        ),
    ],
)
def test_trader_uses_it_only_for_the_very_last_good(built: str, sold: str, used: bool) -> None:
    table = governor_with_library(built=built)
    table.takes(0, "trader")

    table.sells(0, sold)

    assert table.sees(1).library_used == used


@pytest.mark.parametrize(
    ("built", "produced", "used"),
    [
        pytest.param(
            EMPTIES + " coffee_roaster", "indigo_plant sugar_mill", False, id="r53_two_goods"
        ),
        pytest.param(
            EMPTIES + " coffee_roaster",
            "indigo_plant sugar_mill coffee_roaster",
            True,
            id="r53_three",
        ),
        pytest.param(
            EMPTIES + " coffee_roaster silver_smelter aqueduct",
            "indigo_plant sugar_mill tobacco_storage",
            False,
            id="r53_the_aqueduct_counts_first",
        ),
        pytest.param(
            EMPTIES + " coffee_roaster silver_smelter aqueduct",
            "indigo_plant sugar_mill tobacco_storage silver_smelter",
            True,
            id="r53_four_with_aqueduct",
        ),
    ],
)
def test_producer_uses_it_only_for_the_very_last_good(
    built: str, produced: str, used: bool
) -> None:
    table = governor_with_library(built=built)
    table.takes(0, "producer")

    table.produces(0, produced)

    assert table.sees(1).library_used == used


@pytest.mark.parametrize(
    ("role", "asked"),
    [
        ("builder", "library"),
        ("councillor", "library"),
        ("prospector", "library"),
        ("producer", "produce"),
        ("trader", "sell"),
    ],
)
def test_r53_with_goods_their_number_says_whether_it_is_used(role: str, asked: str) -> None:
    """So no answer is needed before the price tile is turned."""
    table = governor_with_library(built=GOODS if role == "trader" else EMPTIES)

    table.takes(0, role)

    assert table.asked(0).kind == asked
    assert table.sees(1).doubled == (asked != "library")
    assert not table.sees(1).library_used


@pytest.mark.parametrize(
    ("role", "built"),
    [
        pytest.param("producer", EMPTIES, id="three_empty"),
        pytest.param("producer", f"{EMPTIES} coffee_roaster", id="four_empty"),
        pytest.param("trader", GOODS, id="three_goods"),
    ],
)
def test_r53_who_is_asked_is_told_what_the_last_good_costs(role: str, built: str) -> None:
    table = governor_with_library(built=built)
    table.takes(0, role)

    assert GAME.remarks(table.sees(0), ()) == (Remark("library_goods", {"count": 3}),)


@pytest.mark.parametrize("governor", [0, 1])
def test_r53_with_no_role_to_come_nothing_is_asked_or_told(governor: int) -> None:
    """The other player of two, and the governor with the second pick."""
    taken = "builder" if governor else "prospector builder"
    table = given(
        seat(built=f"{EMPTIES} coffee_roaster"), governor=governor, taken=taken, role="producer"
    )

    assert table.bounds(0) == (0, 3)
    assert GAME.remarks(table.sees(0), ()) == ()


def test_r8_where_it_could_bring_nothing_it_is_kept_for_the_second_pick() -> None:
    table = governor_with_library()
    table.takes(0, "producer")
    table.takes(1, "trader")
    table.passes(0)
    table.passes(1)

    table.takes(0, "prospector")

    assert table.drew(0) == {"prospector": 2}


def test_r8_goods_that_a_short_deck_did_not_give_do_not_use_it() -> None:
    table = given(
        seat(built=EMPTIES), seat(chapel=""), deck="hero statue", rest="chapel", role="producer"
    )
    table.produces(0, "indigo_plant sugar_mill tobacco_storage")

    assert table.goods(0) == 2
    assert not table.sees(1).library_used


@pytest.mark.parametrize(
    ("role", "deck", "used"),
    [
        pytest.param("prospector", "hero", False, id="one_card_is_the_plain_privilege"),
        pytest.param("prospector", "hero well", True, id="two_are_doubled"),
        pytest.param("councillor", "hero well palace tower crane", False, id="five_as_without"),
        pytest.param("councillor", "hero well palace tower crane chapel", True, id="one_more"),
    ],
)
def test_r8_a_library_that_brought_no_card_was_not_used(role: str, deck: str, used: bool) -> None:
    table = given(seat(built="library"), seat(), deck=deck, rest="chapel", role=role)

    table.uses_library(0)

    assert table.sees(1).library_used == used


def test_r9_a_library_built_with_the_first_pick_helps_with_the_second() -> None:
    table = given(seat("library hero statue tower crane", "indigo_plant"), seat(), role="builder")
    table.builds(0, "library")
    table.takes(1, "producer")

    table.takes(0, "prospector")

    assert table.drew(0) == {"prospector": 2}
    assert table.heard(1, "library_used") == [{"seat": 0}]


@pytest.mark.parametrize(
    ("built", "role", "gained"),
    [
        pytest.param("gold_mine", "prospector", 3, id="r10_gold_mine_once"),
        pytest.param(
            "well indigo_plant sugar_mill tobacco_storage", "producer", 1, id="r10_well_once"
        ),
    ],
)
def test_the_library_doubles_no_building(built: str, role: str, gained: int) -> None:
    deck = f"{TWO} hero {ONE} {TWO} {THREE} {FOUR}"
    assert given(seat(built=f"library {built}"), seats=3, deck=deck, role=role).cards(0) == gained


@pytest.mark.parametrize(
    ("role", "helper", "most"),
    [
        pytest.param("trader", "trading_post", 4, id="r10_trading_post_adds_one_sale"),
        pytest.param("producer", "aqueduct", 4, id="r10_aqueduct_adds_one_good"),
    ],
)
def test_trading_post_and_aqueduct_are_not_doubled(role: str, helper: str, most: int) -> None:
    good = "+good" if role == "trader" else ""
    plants = " ".join(f"indigo_plant{good}" for _ in range(6))
    table = given(seat(built=f"{plants} library {helper}"), seats=3, role=role)

    assert table.bounds(0) == (0, most)
