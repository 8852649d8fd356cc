"""The Councillor (RULES.md 5.11), with Archive and Prefecture."""

import pytest

from rules.errors import IllegalChoice
from rules.san_juan import GAME
from tests.rules.san_juan.given import given, seat
from tests.rules.san_juan.table import Table, same

EIGHT = "hero statue palace library tower well crane quarry"


def dealing(built: str, *, chooser: bool, hand: str = "", deck: str = EIGHT) -> Table:
    """Let seat 0 be dealt first: it chose the Councillor, or sits beside the chooser."""
    governor = 0 if chooser else 2
    if not chooser:
        deck = "smithy smithy smithy gold_mine gold_mine " + deck
    return given(seat(hand, built), seats=3, governor=governor, deck=deck, role="councillor")


@pytest.mark.parametrize(
    ("built", "chooser", "dealt", "kept"),
    [
        pytest.param("tower", False, 2, 1, id="clause_5_11_others_one_of_two"),
        pytest.param("tower", True, 5, 1, id="clause_5_11_the_chooser_one_of_five"),
        pytest.param("library", True, 8, 1, id="clause_5_11_with_a_library_one_of_eight"),
        pytest.param("library", False, 2, 1, id="a_library_helps_the_chooser_alone"),
        pytest.param("prefecture", True, 5, 2, id="clause_5_11_prefecture_two_of_five"),
        pytest.param("prefecture library", True, 8, 2, id="clause_5_11_prefecture_two_of_eight"),
    ],
)
def test_cards_dealt_and_kept(built: str, chooser: bool, dealt: int, kept: int) -> None:
    table = dealing(built, chooser=chooser)
    assert table.bounds(0) == (kept, kept)
    assert same(table.drawn(0), " ".join(EIGHT.split()[:dealt]))

    chosen = " ".join(table.offers(0)[-kept:])
    table.keeps(0, chosen)
    for other in table.asked_seats():
        table.keeps(other, table.offers(other)[0])

    assert same(table.hand(0), chosen)


def test_clause_5_11_r33_a_prefecture_owner_keeps_two_of_two_without_a_question() -> None:
    table = dealing("prefecture", chooser=False)
    assert table.asked_seats() == (1, 2)

    table.keeps(1, table.offers(1)[0])
    table.keeps(2, table.offers(2)[0])

    assert same(table.hand(0), "hero statue")


def test_r33_with_an_archive_too() -> None:
    table = dealing("prefecture archive", chooser=False, hand="gold_mine")
    for other in table.asked_seats():
        assert other != 0
        table.keeps(other, table.offers(other)[0])

    assert same(table.hand(0), "gold_mine hero statue")


@pytest.mark.parametrize(
    ("built", "chooser", "dealt", "away"),
    [
        pytest.param("archive", False, 2, 1, id="others"),
        pytest.param("archive", True, 5, 4, id="the_chooser"),
        pytest.param("archive library", True, 8, 7, id="with_a_library"),
        pytest.param("archive prefecture", True, 5, 3, id="with_a_prefecture"),
        pytest.param("archive prefecture library", True, 8, 6, id="clause_5_11_all_three"),
    ],
)
def test_with_an_archive_any_cards_of_hand_and_deal_are_put_away(
    built: str, chooser: bool, dealt: int, away: int
) -> None:
    hand = "aqueduct market_hall chapel trading_post market_stand guild_hall city_hall"
    table = dealing(built, chooser=chooser, hand=hand)
    deal = " ".join(EIGHT.split()[:dealt])
    assert same(" ".join(table.offers(0)), f"{hand} {deal}")
    assert table.bounds(0) == (away, away)

    chosen = " ".join(hand.split()[:away])
    table.discards(0, chosen)
    for other in table.asked_seats():
        table.keeps(other, table.offers(other)[0])

    assert same(f"{table.hand(0)} {chosen}", f"{hand} {deal}")


def test_r32_exactly_the_allowed_number_is_kept() -> None:
    table = dealing("tower", chooser=True)

    for choice in ((), (0, 1)):
        with pytest.raises(IllegalChoice):
            GAME.apply(table.state, 0, choice)


def test_everyone_is_dealt_at_once_and_answers_in_any_order() -> None:
    def keep(order: tuple[int, ...]) -> Table:
        table = dealing("tower", chooser=True)
        for one in order:
            table.keeps(one, table.offers(one)[0])
        return table

    assert keep((0, 1, 2)).state == keep((2, 0, 1)).state


def test_dealt_cards_are_not_in_the_hand_before_all_have_chosen() -> None:
    table = dealing("tower", chooser=True)

    table.keeps(0, "hero")

    assert table.cards(0) == 0
    assert table.hand(0) == ""
    assert table.told == []


def test_the_rest_goes_face_down_to_the_discard_pile_and_only_the_owner_knows() -> None:
    table = dealing("tower", chooser=True)
    assert [facts["seat"] for facts in table.heard(1, "councillor_dealt")] == [1]
    assert table.heard(None, "councillor_dealt") == []
    before = table.sees(None).discard
    table.keeps(0, "hero")
    table.keeps(1, table.offers(1)[0])
    table.keeps(2, table.offers(2)[0])

    assert table.sees(None).discard == before + 4 + 1 + 1
    assert table.heard(None, "councillor_kept") == [{"seats": (0, 1, 2), "counts": (1, 1, 1)}]


def test_r34_cards_are_dealt_from_the_chooser_on() -> None:
    deck = "hero statue palace library tower well crane quarry chapel"
    table = given(seats=3, governor=1, deck=deck, role="councillor")

    assert same(table.drawn(1), "hero statue palace library tower")
    assert same(table.drawn(2), "well crane")
    assert same(table.drawn(0), "quarry chapel")
