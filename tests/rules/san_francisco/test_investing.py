"""Placing sticks with rights (RULES.md 5)."""

import pytest

from rules.san_francisco import GAME
from tests.rules.san_francisco.city import TILES
from tests.rules.san_francisco.given import FIFTEEN, ORDINARY, dealt, investing, streets_of, using

EDGE = {
    *[f"{column}1-n" for column in "abcefg"],
    *[f"{column}5-s" for column in "bcefg"],
    *[f"a{row}-w" for row in (1, 2, 3, 4)],
    *[f"g{row}-e" for row in (1, 2, 3, 4, 5)],
}


@pytest.mark.parametrize(
    ("tender", "right", "streets"),
    [
        *[
            pytest.param(f"{kind}_cheques_1", "0", streets_of(kind), id=f"r26_any_side_of_{kind}")
            for kind in ORDINARY
        ],
        pytest.param("edge_cheques_1", "0", EDGE, id="r26_the_city_edge_only"),
        *[
            pytest.param("option_option_3", f"0:{tile}", streets_of(*kinds), id=f"sf_06_{tile}")
            for tile, kinds in TILES.items()
        ],
    ],
)
def test_clause_5_1_where_a_stick_may_be_placed(
    tender: str, right: str, streets: list[str]
) -> None:
    table = investing(tender=tender, rights=right)

    assert table.streets() == set(streets)


def test_clause_5_1_a_built_district_counts_too_and_taken_streets_do_not() -> None:
    table = investing("b1-b2 a1-b1 b1-c1", tender="market_cheques_1", rights="1")
    assert table.builder("b1") == 0

    assert "b1-n" in table.streets()
    assert not table.streets() & {"b1-b2", "a1-b1", "b1-c1"}


def test_clause_5_2_r1_no_one_has_to_place_and_what_was_paid_stays_paid() -> None:
    table = using(tender="villa_cheques_1")
    table.bids("5", "-", "-")
    table.declines()

    assert table.facts("declined") == {"seat": 0}
    assert table.sticks(0) == set()
    assert (table.cheques()[0], table.view().bank) == (11, 1)


def test_clause_5_3_sf_36_without_supply_a_stick_is_lifted_and_placed_elsewhere() -> None:
    table = investing(FIFTEEN, tender="edge_cheques_1", rights="0")

    assert table.asks == "lift"
    assert table.streets() == set(FIFTEEN.split())
    table.lifts("a2-w")
    assert table.streets() == EDGE - set(FIFTEEN.split()), "not on the street it came from"
    table.places("b1-n")

    assert table.sticks(0) == {*FIFTEEN.split(), "b1-n"} - {"a2-w"}
    assert (table.all_facts("lifted")[0]["street"], table.investor(0).supply) == ("street:a2-w", 0)


def test_clause_5_3_no_one_lifts_with_a_stick_in_supply() -> None:
    table = investing(FIFTEEN.removesuffix(" a1-n"), tender="edge_cheques_1", rights="0")

    assert table.asks == "district"


def test_clause_5_3_clause_5_2_one_may_decline_instead_of_lifting() -> None:
    table = investing(FIFTEEN, tender="edge_cheques_1", rights="0")
    table.declines()

    assert table.sticks(0) == set(FIFTEEN.split())


def test_a_stick_on_the_only_street_of_a_district_is_told_to_its_owner() -> None:
    table = investing(*dealt([one for one in streets_of("villa") if one != "a1-n"], 5), seats=5,
                      tender="villa_cheques_1", rights="3")  # fmt: skip
    table.places("a1-n")

    placed = next(event for event in table.told if event.kind == "placed")
    assert GAME.vocabulary.is_news(placed, 3)
    assert not GAME.vocabulary.is_news(placed, 0)


def test_clause_5_4_the_rights_are_used_in_order_and_each_stick_takes_effect() -> None:
    table = investing(tender="market_influence_3", rights="2 0 1", actions="grant")

    table.places("b1-n")
    assert table.actor == 0
    assert "b1-n" not in table.streets()
    table.places("b1-b2")
    assert table.actor == 1


def test_clause_5_4_r33_a_right_without_a_street_lapses_and_no_one_is_asked() -> None:
    streets = [street for street in streets_of("villa") if street != "a1-n"]
    table = investing(*dealt(streets, 5), seats=5, tender="villa_influence_2", rights="3 1")
    table.places("a1-n")

    assert table.facts("lapsed") == {"seat": 1}


def test_clause_5_3_r33_the_own_stick_that_is_lifted_does_not_make_room_for_itself() -> None:
    table = investing(*dealt(streets_of("villa"), 5), seats=5, tender="villa_cheques_1", rights="0")

    assert "district" not in table.asks
    assert table.view().round == 2
