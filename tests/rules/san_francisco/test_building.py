"""Majorities and building (RULES.md 6)."""

from collections.abc import Iterator
from itertools import product

import pytest

from rules.san_francisco import building
from rules.san_francisco.components import AROUND, KIND_NAMES, SIDES
from tests.rules.san_francisco import brute
from tests.rules.san_francisco.brute import FREE, NOBODY, WHITE
from tests.rules.san_francisco.given import investing

SIDE = SIDES[10]
WORDS = {"-": FREE, "w": WHITE}


def told_by_the_engine(kind: str, lies: tuple[int, ...], seats: int) -> int:
    """The seat with the majority in a district whose four streets hold these sticks."""
    sticks = [0] * seats
    white = 0
    for street, stick in zip(SIDE, lies, strict=True):
        if stick == WHITE:
            white |= 1 << street
        elif stick != FREE:
            sticks[stick] |= 1 << street
    return building.majority(KIND_NAMES.index(kind), AROUND[10], sticks, white)


def positions(seats: int) -> Iterator[tuple[int, ...]]:
    """All arrangements of sticks on four streets."""
    return product((FREE, WHITE, *range(seats)), repeat=4)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("market", id="clause_6_1_an_ordinary_district"),
        pytest.param("city_hall", id="clause_6_2_the_city_hall"),
        pytest.param("bank", id="clause_6_2_the_bank"),
        pytest.param("park", id="clause_6_3_a_park"),
    ],
)
def test_clause_6_1_majority_by_trying_everything(kind: str, seats: int) -> None:
    for lies in positions(seats):
        assert told_by_the_engine(kind, lies, seats) == brute.majority(kind, lies, seats), lies


@pytest.mark.parametrize("kind", ["market", "city_hall", "bank"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sf_37_to_lift_a_stick_gives_no_one_a_majority(kind: str, seats: int) -> None:
    for lies in positions(seats):
        before = told_by_the_engine(kind, lies, seats)
        for at, stick in enumerate(lies):
            if stick not in (FREE, WHITE):
                after = told_by_the_engine(kind, (*lies[:at], FREE, *lies[at + 1 :]), seats)
                assert after in (NOBODY, before), (lies, at)


@pytest.mark.parametrize(
    ("kind", "lies", "holder"),
    [
        pytest.param("market", "0 0 1 2", 0, id="clause_6_1_sf_09_two_of_four"),
        pytest.param("market", "0 0 w -", 0, id="clause_6_1_sf_10_two_a_white_one_and_a_free_one"),
        pytest.param("market", "0 0 1 1", NOBODY, id="clause_6_1_sf_11_two_and_two"),
        pytest.param("market", "0 0 0 -", 0, id="clause_6_1_sf_12_three"),
        pytest.param("city_hall", "0 0 0 0", 0, id="clause_6_2_sf_13_all_of_the_city_hall"),
        pytest.param("bank", "0 0 0 w", 0, id="clause_6_2_sf_14_three_of_the_bank_beside_a_park"),
        pytest.param("market", "0 0 - -", NOBODY, id="sf_24_two_with_two_free"),
        pytest.param("market", "0 0 1 -", NOBODY, id="sf_25_another_could_draw_level"),
        pytest.param("market", "w w 0 -", NOBODY, id="sf_27_one_with_two_white_ones"),
        pytest.param("market", "w w 0 0", 0, id="sf_27_two_with_two_white_ones"),
        pytest.param("market", "w w w 0", 0, id="clause_6_1_sf_28_one_with_three_white_ones"),
        pytest.param("city_hall", "0 0 0 -", NOBODY, id="sf_29_three_of_the_city_hall"),
        pytest.param("city_hall", "0 0 0 1", NOBODY, id="sf_29_never_by_three_and_another"),
        pytest.param("bank", "0 0 - w", NOBODY, id="clause_6_2_two_of_three_of_the_bank"),
        pytest.param("market", "0 1 2 -", NOBODY, id="clause_6_1_all_the_same"),
        pytest.param("market", "w w 1 0", NOBODY, id="clause_6_1_white_sticks_are_nobody's"),
    ],
)
def test_clause_6_1_clause_6_2_who_has_the_majority(kind: str, lies: str, holder: int) -> None:
    sticks = tuple(WORDS[word] if word in WORDS else int(word) for word in lies.split())

    assert told_by_the_engine(kind, sticks, 4) == holder


@pytest.mark.parametrize(
    ("sticks", "street", "sold", "built"),
    [
        pytest.param("b1-b2 a1-b1", "b1-c1", "market", "0:b1:5", id="sf_12_the_third_stick"),
        pytest.param("c3-d3 d2-d3 d3-e3", "d3-d4", "factory", "0:d3:10", id="sf_13_the_city_hall"),
        pytest.param("a3-a4 a4-b4", "a4-w", "edge", "0:a4:10", id="sf_14_the_bank_beside_a_park"),
        pytest.param("/b1-b2 a1-b1/b1-n", "b1-c1", "market", "1:b1:5", id="r2_by_somebody_else"),
        pytest.param("b1-b2 a1-b1", "b2-c2", "office", "", id="nothing_without_a_majority"),
        pytest.param("e3-e4 e4-f4 f3-f4 f4-g4", "e4-e5", "market", "0:e4:6", id="nothing_twice"),
        pytest.param("b2-b3 b2-c2 a3-b3 b3-c3", "b1-b2", "market", "0:b2:6", id="one_of_two"),
        pytest.param("a3-b3 b3-c3 a2-b2 b2-c2", "b2-b3", "factory", "0:b2:6 0:b3:6", id="both"),
    ],
)
def test_clause_6_4_clause_6_5_what_a_stick_builds(
    sticks: str, street: str, sold: str, built: str
) -> None:
    """The built districts, their builders and the prestige; `sticks` of the seats, with `/`
    between.
    """
    table = investing(*sticks.split("/"), rights="0", tender=f"{sold}_cheques_1")
    prestige = [table.prestige(seat) for seat in range(3)]

    table.places(street)

    told = [
        f"{facts['seat']}:{str(facts['district']).removeprefix('district:')}:{facts['points']}"
        for facts in table.all_facts("built")
    ]
    assert told == built.split()
    for seat, district, points in [one.split(":") for one in told]:
        assert table.builder(district) == int(seat)
        prestige[int(seat)] += int(points)
    assert [table.prestige(seat) for seat in range(3)] == prestige


@pytest.mark.parametrize(
    ("active", "north", "south", "order"),
    [
        pytest.param(2, 0, 1, "b2 b3", id="r13_clockwise_from_seat_2"),
        pytest.param(2, 1, 0, "b3 b2", id="r13_clockwise_from_seat_2_not_by_district"),
        pytest.param(1, 0, 2, "b3 b2", id="r13_clockwise_from_seat_1"),
        pytest.param(0, 1, 2, "b2 b3", id="r13_clockwise_from_seat_0"),
        pytest.param(1, 0, 1, "b3 b2", id="r13_the_own_first"),
        pytest.param(0, 1, 0, "b3 b2", id="r13_the_own_first_of_seat_0"),
    ],
)
def test_clause_6_5_r13_the_player_whose_turn_it_is_comes_first(
    active: int, north: int, south: int, order: str
) -> None:
    """One seat has two sticks at b2 and another two at b3; one stick between completes both."""
    sticks = [""] * 4
    sticks[north] += "a2-b2 b2-c2 "
    sticks[south] += "a3-b3 b3-c3 "
    sticks[3] = "b1-b2 b3-b4"
    table = investing(*sticks, seats=4, rights=str(active), tender="factory_cheques_1")

    table.places("b2-b3")

    built = [str(facts["district"])[-2:] for facts in table.all_facts("built")]
    assert built == order.split()
    assert (table.builder("b2"), table.builder("b3")) == (north, south)


def test_clause_6_6_r25_the_sticks_stay_and_the_free_street_can_be_used() -> None:
    table = investing("b1-b2 a1-b1", rights="0 1", tender="market_influence_2", actions="grant")
    table.places("b1-c1")

    assert table.sticks(0) == {"b1-b2", "a1-b1", "b1-c1"}
    assert "b1-n" in table.streets()


def test_r3_an_opponent_without_sticks_could_still_draw_level() -> None:
    """Seat 1 has all fifteen on the board, and still counts."""
    far = "a1-w a2-w a3-w a4-w g1-e g2-e g3-e g4-e g5-e b5-s c5-s e5-s f5-s g5-s b1-b2"
    table = investing("b1-n", far, rights="0", tender="market_cheques_1")
    assert table.investor(1).supply == 0
    table.places("a1-b1")

    assert table.all_facts("built") == [], "two, one and one free"


def test_clause_1_3_sf_16_what_a_district_gives() -> None:
    """Of each kind one: city hall, bank, factory, office, market, leisure, villa, residential."""
    given = {"d3": 10, "a4": 10, "c1": 6, "f1": 6, "b1": 5, "g3": 5, "a1": 4, "g1": 4}
    for place, points in given.items():
        table = investing(rights="0", built=f"{place}:0")
        assert [table.prestige(seat) for seat in range(3)] == [points, 0, 0], place


def test_r11_prestige_is_not_capped_by_the_printed_scale() -> None:
    """With eight offices and factories."""
    table = investing(rights="0", built="b2:0 f1:0 b3:0 e4:0 f5:0 c1:0 c2:0 a3:0")

    assert table.prestige(0) == 48
