"""Information (RULES.md 3.2, 6.5, 7.3; R24, R25, R26, R33): views and events."""

from itertools import product

import pytest

from rules.chance import Chance
from rules.goldene_stadt import passed_over
from rules.goldene_stadt.components import BONUS_NAMES, LANDS, MAP
from rules.goldene_stadt.view import NOT_TOLD
from tests.rules.goldene_stadt.given import USUAL, Told, given, trader
from tests.rules.goldene_stadt.table import Table

OPEN = USUAL._replace(letters="open")
EVERYBODY = (0, 1, 2, 3, None)
OTHERS = (1, 2, 3, None)
BEFORE = trader(hand="coast")


def alike(one: Table, other: Table, viewers: tuple[int | None, ...]) -> bool:
    """Whether these viewers cannot tell two positions apart."""
    return all(one.view(viewer) == other.view(viewer) for viewer in viewers)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param(trader(hand="coast forest"), trader(hand="2 desert"), id="clause_3_2_a_hand"),
        pytest.param(
            trader(hand="coast forest", known="coast"),
            trader(hand="coast meadow", known="coast"),
            id="clause_3_2_what_was_not_seen_of_it",
        ),
        pytest.param(trader(bonus="city"), trader(bonus="river"), id="clause_6_5_a_bonus_card"),
        pytest.param(trader(letters=3), trader(letters=30), id="clause_7_3_r24_letters"),
    ],
)
def test_what_only_its_owner_sees(one: Told, other: Told) -> None:
    first, second = (given(BEFORE, trader(), trader(), each) for each in (one, other))

    assert alike(first, second, (0, 1, 2, None))
    assert not alike(first, second, (3,))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (trader(coins=3), trader(coins=4)),
        (trader(), trader(keys=1)),
        (trader(goods="1"), trader(goods="2")),
        (trader(hand="coast"), trader(hand="2 coast")),
        (trader(hand="coast", known="coast"), trader(hand="forest", known="forest")),
        (trader(), trader(bonus="city")),
        (trader(own="greycliff"), trader(own="eagle_bay")),
    ],
    ids=["coins", "keys", "goods", "number_of_cards", "cards_seen", "number_of_bonus", "houses"],
)
def test_what_everyone_sees(one: Told, other: Told) -> None:
    first, second = (given(BEFORE, trader(), trader(), each) for each in (one, other))

    for viewer in EVERYBODY:
        assert not alike(first, second, (viewer,))


@pytest.mark.parametrize("what", ["stack", "warehouse", "cards"])
def test_no_one_sees_the_order_of_a_stack(what: str) -> None:
    one, other = (given(BEFORE) for _ in range(2))
    pile = getattr(other.state, what)
    pile[-1], pile[-2] = pile[-2], pile[-1]
    if what == "stack":
        pile.sort()
    assert pile != getattr(one.state, what)

    assert alike(one, other, EVERYBODY)


# --- letters -------------------------------------------------------------------------------------


def test_clause_7_3_r24_letters_are_hidden_by_default_and_open_where_that_is_agreed() -> None:
    hidden, opened = (given(BEFORE, trader(letters=7), variant=each) for each in (USUAL, OPEN))

    for viewer in EVERYBODY:
        assert hidden.trader(1, viewer).letters == (7 if viewer == 1 else NOT_TOLD)
        assert opened.trader(1, viewer).letters == 7


def test_clause_8_4_r24_at_the_end_everyone_sees_all_letters() -> None:
    table = given(BEFORE, trader(letters=7), card="pearls north", round=16)
    table.stops()

    assert [table.trader(1, viewer).letters for viewer in EVERYBODY] == [7] * 5


# --- drawing, paying, discarding -----------------------------------------------------------------


def test_clause_6_2_only_the_one_who_draws_sees_the_card() -> None:
    table = given(trader(hand="2 coast"), stack="desert")

    table.builds("eagle_bay")

    [drawn] = [event for event in table.told if event.kind == "drawn"]
    assert (drawn.audience, drawn.facts["card"]) == ((0,), "land:desert")
    assert table.facts("drew") == {"seat": 0}
    assert table.trader(0).known == (0, 0, 0, 0, 0)


def test_r33_what_was_seen_and_is_paid_is_no_longer_known() -> None:
    table = given(trader(hand="coast 3 forest", known="2 forest", own="pinewharf"))

    table.builds("charcoal_green")

    assert table.trader(0).known == (0, 0, 0, 0, 0)
    assert table.hand(0) == "coast forest"


def test_clause_5_7_no_one_else_sees_a_payment_in_progress() -> None:
    table = given(trader(hand="2 coast 2 forest", own="fernmouth"))
    before = {viewer: table.view(viewer) for viewer in OTHERS}

    table.builds("birchwell")

    assert table.asked().kind == "pay"
    assert table.told == []
    assert {viewer: table.view(viewer) for viewer in OTHERS} == before


def test_r26_the_discard_pile_lies_open() -> None:
    table = given(trader(hand="2 coast 5 forest"))
    table.stops()

    table.discards("coast", "forest")

    assert table.view(None).discard == (1, 0, 1, 0, 0)
    assert table.facts("discarded") == {"seat": 0, "cards": ("land:coast", "land:forest")}


# --- the bonus stack -----------------------------------------------------------------------------


def seen(table: Table, viewer: int | None) -> set[str]:
    return {BONUS_NAMES[card] for card in table.view(viewer).bonus_seen}


def test_clause_6_5_r25_only_the_chooser_sees_the_bonus_stack_until_it_changes() -> None:
    all_cards = set(BONUS_NAMES)
    table = given(trader(hand="2 forest", own="pinewharf"), trader(hand="2 meadow", own="haywharf"))
    table.builds("charcoal_green")
    assert seen(table, 0) == all_cards
    for viewer in OTHERS:
        assert table.view(viewer).decision is None

    table.keeps("city")
    assert seen(table, 0) == all_cards - {"city"}
    assert [seen(table, viewer) for viewer in OTHERS] == [all_cards] * 4
    assert table.view(0).bonus == (BONUS_NAMES.index("city"),)
    assert table.view(1).bonus == ()
    assert "bonus_kept" not in table.kinds()

    table.builds("honeyfield")
    assert {key.partition(":")[2] for key in table.options} == all_cards - {"city"}
    table.keeps("river")
    assert seen(table, 1) == all_cards - {"city", "river"}
    assert seen(table, 0) == all_cards - {"city"}, "one of them is gone, and it cannot tell which"
    assert table.view(0).bonus_left == 6


def test_clause_6_5_r25_a_player_who_is_choosing_knows_what_is_left() -> None:
    table = given(trader(hand="2 forest", own="pinewharf"), trader(bonus="city"))

    table.builds("charcoal_green")

    assert seen(table, 0) == set(BONUS_NAMES) - {"city"}


# --- who is asked --------------------------------------------------------------------------------

COASTS = [place.id for place in MAP.places if place.kind == "coast"]


@pytest.mark.parametrize(
    ("hand", "known", "own", "coast", "asked"),
    [
        pytest.param("", "", "", True, False, id="r33_without_a_card"),
        pytest.param("forest", "", "", True, True, id="r33_a_card_that_may_be_anything"),
        pytest.param("forest", "forest", "", True, False, id="r33_seen_to_be_no_coast"),
        pytest.param("2 forest", "2 forest", "", True, True, id="r33_seen_to_be_a_pair"),
        pytest.param("2 forest meadow", "forest meadow", "", True, True, id="r33_and_one_more"),
        pytest.param("forest", "", "oak_haven", False, False, id="r33_one_card_inland"),
        pytest.param("2 desert", "", "oak_haven", False, True, id="r33_two_cards_inland"),
        pytest.param("2 desert", "desert", "oak_haven", False, False, id="r33_one_does_not_fit"),
        pytest.param("2 forest", "forest", "oak_haven", False, True, id="r33_one_fits"),
        pytest.param("5 coast", "", "", False, False, id="r33_no_road_and_no_coast"),
        pytest.param("4 forest", "", "mint_ward", False, True, id="r33_a_district"),
    ],
)
def test_whether_a_seat_is_asked_to_build(
    hand: str, known: str, own: str, coast: bool, asked: bool
) -> None:
    taken = " ".join(place for place in COASTS if place != own)
    told = trader(hand=hand, known=known, own=own)

    view = given(told, trader(own="" if coast else taken)).view()

    assert (view.step == "build") == asked


@pytest.mark.parametrize("hand", ["2 forest 2 desert", "2 coast forest desert"])
def test_r33_known_single_cards_may_become_pairs_before_unknown_ones_do(hand: str) -> None:
    """Without a meadow card a suburb in the meadows costs four: a pair and a pair."""
    coasts = [place for place in COASTS if place != "clover_sands"]
    others = [trader(own=" ".join(coasts[first::3])) for first in range(3)]
    builder = trader(hand=hand, known="forest desert", own="clover_sands")

    assert given(builder, *others, discard="10 meadow").view().step == "build"


def best(known: list[int], unknown: int, unseen: list[int], land: int) -> int:
    """Try all possible unknown cards; return the highest value of the hand."""
    found = [0]
    for cards in product(*[range(min(unknown, left) + 1) for left in unseen]):
        if sum(cards) == unknown:
            hand = [seen + more for seen, more in zip(known, cards, strict=True)]
            pairs = [hand[other] // 2 for other in LANDS if other != land]
            found.append(hand[land] + sum(pairs))
    return max(found)


def test_r33_a_hand_may_be_the_best_of_all_that_it_can_be() -> None:
    chance = Chance(1)
    for _ in range(400):
        known = [chance.below(4) for _ in LANDS]
        unseen = [max(0, chance.below(7) - 2) for _ in LANDS]
        unknown = min(chance.below(5), sum(unseen))
        for land in LANDS:
            told = best(known, unknown, unseen, land)
            assert passed_over._most(known, unknown, unseen, land) == told, (known, unseen, land)


def test_r33_where_all_coast_cards_lie_open_a_card_is_no_coast_card() -> None:
    assert given(trader(hand="forest"), discard="9 coast").view().step == "build"
    assert given(trader(hand="forest"), discard="10 coast").view().step == "bid"
