"""The start of a round (RULES.md 3): the Chapel, then the hand limit."""

import pytest

from tests.rules.san_juan.given import cost_of, given, next_round, seat
from tests.rules.san_juan.table import Table, same, words_of

SEVEN = "smithy gold_mine archive poor_house well crane statue"
NINE = SEVEN + " hero library"
THIRTEEN = NINE + " tower quarry palace aqueduct"


@pytest.mark.parametrize(
    ("built", "hand", "surplus"),
    [
        pytest.param("indigo_plant", SEVEN, 0, id="seven_may_stay"),
        pytest.param("indigo_plant", NINE, 2, id="clause_3_3_down_to_seven"),
        pytest.param("indigo_plant tower", NINE, 0, id="clause_3_3_a_tower_holds_twelve"),
        pytest.param("indigo_plant tower", THIRTEEN, 1, id="clause_3_3_down_to_twelve"),
    ],
)
def test_hand_limit(built: str, hand: str, surplus: int) -> None:
    table = next_round(seat(), seat(hand, built=built), seat())

    if not surplus:
        assert table.asked(1).kind == "role", "seat 1 is the next governor"
        return
    away = " ".join(hand.split()[:surplus])
    assert table.asked(1).kind == "limit"
    assert table.bounds(1) == (surplus, surplus)
    table.discards(1, away)
    assert same(table.hand(1) + " " + away, hand)
    assert table.asked(1).kind == "role"


def test_the_limit_holds_for_the_governor_and_everyone_else_alike_and_all_decide_at_once() -> None:
    table = next_round(seat(NINE), seat(SEVEN.replace("crane", "tower") + " quarry"), seat())
    assert table.asked_seats() == (0, 1)

    table.discards(0, "hero library")
    assert table.cards(0) == 9, "sealed until the last has answered"
    table.discards(1, "quarry")

    assert [table.cards(0), table.cards(1)] == [7, 7]
    assert table.heard(None, "hands_settled") == [{"seats": (1, 0), "counts": (1, 2)}]


def test_clause_3_3_during_a_round_a_hand_may_exceed_the_limit() -> None:
    table = given(seat(NINE), seats=3, role="prospector")

    assert table.cards(0) == 10
    assert table.asked_seats() == (1,)
    assert table.asked(1).kind == "role"


def test_clause_3_2_first_the_chapel_and_then_the_limit() -> None:
    table = next_round(seat(), seat(NINE, built="indigo_plant chapel"), seat())
    assert table.asked(1).kind == "chapel"

    table.tucks(1, "statue")

    assert table.asked(1).kind == "limit"
    assert table.bounds(1) == (1, 1), "the tucked card counts no more"
    assert "statue" not in table.offers(1)
    table.discards(1, "well")
    assert table.chapel(1) == "statue"
    assert same(table.hand(1), "smithy gold_mine archive poor_house crane hero library")


def test_the_chapel_takes_one_card_a_round_or_none() -> None:
    table = next_round(seat(), seat("hero", built="chapel"), seat("smithy", built="chapel"))
    assert table.bounds(1) == (0, 1)

    table.passes(1)
    table.tucks(2, "smithy")

    assert (table.hand(1), table.chapel(1)) == ("hero", "")
    assert (table.hand(2), table.chapel(2)) == ("", "smithy")


def test_a_chapel_owner_without_cards_is_not_asked() -> None:
    table = next_round(seat(), seat("", built="chapel"), seat())

    assert table.asked(1).kind == "role"


def test_tucked_cards_are_known_to_their_owner_alone() -> None:
    table = next_round(seat(), seat("hero", built="chapel"), seat())

    table.tucks(1, "hero")

    assert [facts["cards"] for facts in table.heard(1, "tucked")] == [("building:hero",)]
    assert table.heard(0, "tucked") == table.heard(None, "tucked") == []
    assert (table.chapel(0), table.chapel(2)) == ("", "")


def test_r22_a_new_chapel_adds_to_the_heap_of_a_covered_one() -> None:
    old = seat("hero", built="indigo_plant palace/chapel chapel", chapel="tower")
    table = next_round(seat(), old, seat())

    table.tucks(1, "hero")

    assert same(table.chapel(1), "tower hero")


def test_a_covered_chapel_takes_no_more_cards() -> None:
    table = next_round(seat(), seat("hero", built="palace/chapel", chapel="tower"), seat())

    assert table.asked(1).kind == "role"
    assert table.chapel(1) == "tower"


def covering_the_tower(left: int) -> Table:
    """Let seat 2 build a Hero over its Tower and have this many cards left."""
    price = cost_of("hero") - cost_of("tower") - 1
    hand = THIRTEEN.replace(" hero", "").split()[: left + price]
    builder = seat(" ".join(["hero", *hand]), "crane tower")
    table = given(seat(), seat(), builder, taken="producer trader", role="builder")
    table.builds(2, "hero", over="tower")
    return table


def test_r50_without_the_tower_the_old_limit_returns_at_the_next_round_start() -> None:
    assert covering_the_tower(7).asked_seats() == (1,)

    table = covering_the_tower(9)
    assert table.asked(2).kind == "limit"
    assert table.bounds(2) == (2, 2)


def test_the_limit_of_a_new_tower_holds_at_the_next_round_start() -> None:
    builder = seat(THIRTEEN, built="indigo_plant")
    table = given(seat(), seat(), builder, taken="producer trader", role="builder")
    table.builds(2, "tower")

    assert table.cards(2) == 12 - table.price() > 7
    assert table.asked_seats() == (1,)
    assert table.asked(1).kind == "role"


def test_r52_hands_are_settled_from_the_governor_on_however_answers_arrive() -> None:
    def settle(order: tuple[int, ...]) -> Table:
        table = next_round(seat(NINE), seat("hero", built="chapel"), seat("hero", built="chapel"))
        for one in order:
            if one == 0:
                table.discards(0, "hero library")
            else:
                table.tucks(one, "hero")
        return table

    first, second = settle((0, 1, 2)), settle((2, 1, 0))

    assert first.state == second.state
    assert first.told == second.told
    assert first.heard(None, "hands_settled") == [{"seats": (1, 2, 0), "counts": (1, 1, 2)}]


def test_what_is_put_away_goes_face_down_to_the_discard_pile() -> None:
    table = next_round(seat(), seat(NINE), seat())
    before = table.sees(None).discard

    table.discards(1, "hero library")

    assert table.sees(None).discard == before + 2
    assert "hero" not in words_of(table.sees(0).hand)
