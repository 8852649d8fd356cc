"""The Prospector (RULES.md 5.13), with the Gold Mine."""

import pytest

from rules.san_juan.components import COST, NAMES
from tests.rules.san_juan.given import FIVE, FOUR, ONE, THREE, TWO, given, seat
from tests.rules.san_juan.table import Table, names_in

MINE = "gold_mine"


def digging(deck: str, hand: str = "", built: str = MINE) -> Table:
    """Let seat 1 choose the Prospector (drawing a Smithy) and seat 0 dig in this deck."""
    return given(seat(hand, built), seats=3, governor=1, deck=f"smithy {deck}", role="prospector")


@pytest.mark.parametrize(
    ("built", "count"),
    [
        pytest.param("indigo_plant", 1, id="clause_5_13_the_chooser_one_card"),
        pytest.param("library", 2, id="clause_5_12_with_a_library_two"),
    ],
)
def test_the_chooser_draws_and_no_one_else(built: str, count: int) -> None:
    table = given(seat(built=built), seat(built="library"), seats=3, role="prospector")

    assert [table.cards(one) for one in range(3)] == [count, 0, 0]
    assert table.drew(0) == {"prospector": count}
    assert len(table.heard(0, "drew_cards")) == 1
    assert table.heard(1, "drew_cards") == table.heard(None, "drew_cards") == []


def test_clause_5_13_four_different_costs_the_cheapest_card_is_taken() -> None:
    table = digging(f"{FOUR} {ONE} {THREE} {FIVE}")
    discard = table.sees(None).discard

    assert table.hand(0) == ONE
    assert discard == 3
    [facts] = table.heard(None, "gold_mine")
    assert names_in(facts) == [FOUR, ONE, THREE, FIVE]
    assert facts["taken"] == f"building:{ONE}"


@pytest.mark.parametrize(
    "deck",
    [
        f"{FOUR} coffee_roaster {THREE} {FIVE}",
        f"{FIVE} {FOUR} {THREE} tobacco_storage",
        f"{ONE} {ONE} {THREE} {FOUR}",
    ],
)
def test_two_equal_costs_and_all_four_are_discarded(deck: str) -> None:
    costs = [COST[NAMES.index(name)] for name in deck.split()]
    assert len(set(costs)) < 4

    table = digging(deck)

    assert table.cards(0) == 0
    assert table.sees(None).discard == 4
    assert "taken" not in table.heard(None, "gold_mine")[0]


def test_r46_the_card_taken_is_marked_for_everyone() -> None:
    table = digging(f"{FOUR} {ONE} {THREE} {FIVE}", hand="tower")

    assert table.known(0) == ONE


def test_r23_gold_mines_dig_from_the_chooser_on_after_the_choosers_card() -> None:
    told = seat(built=MINE), seat(built=MINE), seat(built=MINE)
    equal = f"{FIVE} {FOUR} {FOUR} {ONE}"
    deck = f"palace  {equal}  {FIVE} {THREE} {TWO} {ONE}  {FIVE} {THREE} {FOUR} {TWO}"

    table = given(*told, governor=1, deck=deck, role="prospector")

    dug = table.heard(None, "gold_mine")
    assert [facts["seat"] for facts in dug] == [1, 2, 0]
    assert table.hand(1) == "palace"
    assert "taken" not in dug[0]
    assert table.hand(2) == ONE
    assert table.hand(0) == TWO


def test_the_gold_mine_works_a_player_who_chose_the_prospector() -> None:
    table = given(seat(built=MINE), seats=2, role="prospector")
    assert len(table.heard(None, "gold_mine")) == 1

    table = given(seat(built=MINE), seats=2, governor=1, role="prospector")
    assert len(table.heard(None, "gold_mine")) == 1


# --- how long a card is publicly known (R54) ----------------------------------------------------


def knowing(hand: str = f"{ONE} {THREE} hero well", built: str = "indigo_plant") -> Table:
    told = seat(hand, built, known=ONE), seat(), seat()
    return given(*told, role="builder")


def test_clause_6_5_r54_the_mark_goes_when_the_card_is_played() -> None:
    table = knowing()

    table.builds(0, ONE)

    assert table.price() == 0
    assert table.known(0) == ""


@pytest.mark.parametrize("pays", [f"{ONE} hero", "hero well"])
def test_r54_the_mark_goes_with_any_payment_known_card_or_not(pays: str) -> None:
    table = knowing()

    table.builds(0, THREE, pays=pays)

    assert table.known(0) == ""


def test_r54_a_build_without_a_payment_leaves_the_mark() -> None:
    table = knowing(hand=f"{ONE} gold_mine hero")

    table.builds(0, "gold_mine")

    assert table.price() == 0
    assert table.known(0) == ONE


def test_r54_the_mark_stays_while_no_card_leaves_the_hand() -> None:
    table = knowing()
    table.passes(0)

    table.takes(1, "producer")

    assert table.known(0) == ONE


def test_r54_the_mark_goes_with_a_discard_at_the_limit() -> None:
    hand = "archive tower hero well crane statue palace quarry"
    table = given(seat(hand, known="archive"), seats=3, taken="builder trader", role="producer")
    assert table.known(0) == "archive"

    table.discards(0, "tower")

    assert table.known(0) == ""


@pytest.mark.parametrize("tucked", ["", "hero"])
def test_r54_the_mark_goes_with_a_tucked_card(tucked: str) -> None:
    table = given(
        seat("archive hero", "chapel", known="archive"),
        seats=3,
        taken="builder trader",
        role="producer",
    )

    if tucked:
        table.tucks(0, tucked)
    else:
        table.passes(0)

    assert table.known(0) == ("" if tucked else "archive")


@pytest.mark.parametrize(
    ("built", "known"),
    [
        pytest.param("archive", "", id="with_an_archive_the_mark_goes"),
        pytest.param("tower", "well", id="without_the_hand_was_not_touched"),
    ],
)
def test_r54_the_councillor(built: str, known: str) -> None:
    table = given(seat("well", built, known="well"), seats=3, governor=2, role="councillor")

    if built == "archive":
        table.discards(0, table.offers(0)[0])
    else:
        table.keeps(0, table.offers(0)[0])
    for other in table.asked_seats():
        table.keeps(other, table.offers(other)[0])

    assert table.known(0) == known
