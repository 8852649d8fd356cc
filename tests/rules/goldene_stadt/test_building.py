"""Building: places and payments (RULES.md 2.1 and 5)."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from rules.goldene_stadt import GAME
from rules.goldene_stadt.components import LAND_NAMES, MAP
from rules.goldene_stadt.view import GoldeneStadtView
from tests.contract.walks import walk
from tests.rules.goldene_stadt.given import given, trader
from tests.rules.goldene_stadt.table import Table, neighbours

KIND = {place.id: place.kind for place in MAP.places}
LAND = {place.id: "coast" if place.kind == "coast" else place.sector for place in MAP.places}
NEIGHBOURS = {place: neighbours(place) for place in KIND}


# --- where ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "own", "others", "can"),
    [
        pytest.param("birchwell", "", "", False, id="clause_5_3_t11_the_first_house"),
        pytest.param("birchwell", "fernmouth", "", True, id="clause_5_3_t12_a_road"),
        pytest.param("foxhollow", "fernmouth", "", False, id="clause_5_3_t18_no_road"),
        pytest.param("birchwell", "fernmouth", "birchwell", False, id="clause_5_2_t19_full"),
        pytest.param("owlstead", "fernmouth", "birchwell", False, id="clause_5_3_t19_through_it"),
        pytest.param("birchwell", "fernmouth", "oak_haven", True, id="clause_5_3_not_in_the_way"),
        pytest.param("birchwell", "silverpass", "", True, id="clause_1_1_over_a_bridge"),
        pytest.param("greycliff", "", "greycliff", False, id="clause_5_2_a_taken_coast_place"),
        pytest.param("greycliff", "greycliff", "", False, id="clause_2_1_room_for_one_house"),
        pytest.param("larkspit", "greycliff", "", True, id="clause_5_3_r8_need_not_be_joined"),
        pytest.param("mint_ward", "ramshorn mint_ward", "", False, id="clause_5_2_t26_one_s_own"),
        pytest.param("mint_ward", "ramshorn", "mint_ward", True, id="clause_2_1_one_of_everybody"),
        pytest.param("anvil_ward", "ramshorn", "mint_ward", False, id="clause_5_3_in_the_city"),
    ],
)
def test_where_one_may_build(place: str, own: str, others: str, can: bool) -> None:
    hand = "coast" if KIND[place] == "coast" else f"4 {LAND[place]}"
    table = given(trader(hand=hand, own=own), trader(own=others))

    assert (place in table.places) == can


@pytest.mark.parametrize(
    ("place", "own", "keys", "can"),
    [
        pytest.param("eagle_palace", "mint_ward", 0, False, id="clause_5_6_t30"),
        pytest.param("eagle_palace", "mint_ward", 1, True, id="clause_5_6_with_a_key"),
        pytest.param("cedar_palace", "eagle_palace", 1, True, id="clause_5_6_t31"),
        pytest.param("cedar_palace", "eagle_palace", 0, False, id="clause_5_6_each_takes_one"),
        pytest.param("carver_ward", "anvil_ward", 0, True, id="clause_5_6_not_for_an_outer_one"),
    ],
)
def test_where_a_key_is_needed(place: str, own: str, keys: int, can: bool) -> None:
    table = given(trader(hand=f"4 {LAND[place]}", own=own, keys=keys))

    assert (place in table.places) == can


def test_clause_5_6_r17_a_key_that_was_used_is_out_of_the_game() -> None:
    table = given(trader(hand="2 mountain", own="mint_ward", keys=2), trader(keys=1))
    assert table.view().keys == 3

    table.builds("eagle_palace")

    assert [table.trader(seat).keys for seat in range(4)] == [1, 1, 0, 0]
    assert table.view().keys == 3, "it does not go back: there are at most six inner houses"


def test_r18_a_key_may_be_kept() -> None:
    table = given(trader(hand="2 mountain", own="mint_ward", keys=6))
    assert "eagle_palace" in table.places

    table.stops()

    assert table.trader(0).keys == 6


# --- one after the other -------------------------------------------------------------------------


def test_clause_5_7_r7_t21_the_second_house_uses_the_road_and_the_reward_of_the_first() -> None:
    table = given(trader(hand="coast mountain"), stack="mountain")
    assert "copperdale" not in table.places

    table.builds("eagle_bay")
    assert table.hand(0) == "2 mountain"
    table.builds("copperdale")

    assert table.facts("built")["cards"] == ("land:mountain", "land:mountain")
    assert table.asked().kind == "goods"


def test_clause_5_1_t22_there_is_no_third_house() -> None:
    table = given(trader(hand="7 coast"), trader(hand="coast"))

    table.builds("greycliff")
    table.builds("frostpoint")

    assert (table.actor, table.asked().kind) == (1, "build")


@pytest.mark.parametrize("built", [0, 1])
def test_clause_5_1_r6_one_may_stop_at_any_time(built: int) -> None:
    table = given(trader(hand="3 coast"), trader(hand="coast"))
    for place in ("greycliff", "frostpoint")[:built]:
        table.builds(place)

    table.stops()

    assert table.actor == 1
    assert len(table.own(0)) == built


# --- what it costs -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "place", "ways"),
    [
        pytest.param("coast", "greycliff", "coast:1", id="clause_5_4_t9_a_coast_place"),
        pytest.param("2 forest", "birchwell", "forest:2", id="clause_5_4_t12_every_other_place"),
        pytest.param("forest 2 desert", "birchwell", "forest:1+desert:2", id="clause_5_5_t13"),
        pytest.param("2 desert 2 meadow", "birchwell", "meadow:2+desert:2", id="clause_5_5_t14"),
        pytest.param("4 desert", "birchwell", "desert:4", id="clause_5_5_two_pairs_alike"),
        pytest.param("forest desert meadow", "birchwell", "", id="clause_5_5_t16_no_pair"),
        pytest.param("2 coast forest", "birchwell", "forest:1+coast:2", id="clause_5_5_r9_t17"),
        pytest.param("2 desert", "greycliff", "desert:2", id="clause_5_5_r9_in_place_of_a_coast"),
        pytest.param("3 forest", "birchwell", "forest:2", id="clause_5_5_r10_its_own_landscape"),
        pytest.param("coast 2 coast", "greycliff", "coast:1", id="clause_5_5_r10_nobody_overpays"),
        pytest.param(
            "meadow 2 desert forest", "birchwell", "forest:1+desert:2", id="clause_5_5_r10_no_joker"
        ),
        pytest.param("coast 2 desert", "greycliff", "coast:1 desert:2", id="clause_5_5_a_choice"),
        pytest.param("forest", "birchwell", "", id="clause_5_4_one_card_is_not_enough"),
    ],
)
def test_ways_to_pay(hand: str, place: str, ways: str) -> None:
    table = given(trader(hand=hand, own="fernmouth"))

    assert ways_to_pay(table, place) == set(ways.split())


def ways_to_pay(table: Table, place: str) -> set[str]:
    """The builder's ways to pay for a place: the options, or the payment itself if there is one
    way.
    """
    if place not in table.places:
        return set()
    table = Table(GAME.copy(table.state))
    table.builds(place)
    if "built" not in table.kinds():
        return {key.partition(":")[2] for key in table.options}
    paid = table.facts("built")["cards"]
    assert isinstance(paid, tuple)
    counts = Counter(str(card).partition(":")[2] for card in paid)
    order = sorted(counts, key=lambda land: (land != LAND[place], LAND_NAMES.index(land)))
    return {"+".join(f"{land}:{counts[land]}" for land in order)}


def by_the_book(hand: Counter[str], place: str) -> set[str]:
    """All ways to pay, found by trying every set of cards in the hand."""
    land, units = LAND[place], 1 if KIND[place] == "coast" else 2
    lands = [land, *[each for each in LAND_NAMES if each != land]]
    ways: set[str] = set()
    for cards in range(units, 2 * units + 1):
        for paid in combinations_with_replacement(lands, cards):
            counts = Counter(paid)
            jokers = [count for each, count in counts.items() if each != land]
            fits = counts[land] + sum(count // 2 for count in jokers) == units
            if fits and counts <= hand and not any(count % 2 for count in jokers):
                ways.add("+".join(f"{each}:{counts[each]}" for each in lands if counts[each]))
    return ways


@pytest.mark.parametrize("place", ["greycliff", "birchwell"])
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_clause_5_5_r10_all_hands_against_all_ways_to_lay_down_cards(size: int, place: str) -> None:
    for cards in combinations_with_replacement(LAND_NAMES, size):
        table = given(trader(hand=" ".join(cards), own="fernmouth"))
        assert ways_to_pay(table, place) == by_the_book(Counter(cards), place), cards


def test_clause_5_5_r26_what_is_paid_is_discarded_face_up() -> None:
    table = given(trader(hand="2 coast forest meadow", own="pinewharf"))

    table.builds("charcoal_green")

    assert table.facts("built") == {
        "seat": 0,
        "place": "place:charcoal_green",
        "cards": ("land:coast", "land:coast", "land:forest"),
    }
    assert table.discard() == {"coast": 2, "forest": 1}
    assert table.hand(0) == "meadow"
    assert table.trader(0).houses == 14


# --- whole games ---------------------------------------------------------------------------------


def may_build(view: GoldeneStadtView) -> set[str]:
    """The places where the viewer may build, found from the coast along the roads."""
    names = list(KIND)
    own = [{name for at, name in enumerate(names) if each.own >> at & 1} for each in view.traders]
    assert view.seat is not None
    mine, hand = own[view.seat], Counter(dict(zip(LAND_NAMES, view.hand, strict=True)))
    reached = [name for name in names if KIND[name] == "coast"]
    joined = [name for name in reached if name in mine]
    for name in joined:
        joined += [near for near in NEIGHBOURS[name] & mine if near not in joined]
        reached += NEIGHBOURS[name] - set(reached)
    return {
        name
        for name in reached
        if name not in mine
        and (KIND[name] in ("outer", "inner") or not any(name in each for each in own))
        and (KIND[name] != "inner" or view.traders[view.seat].keys)
        and not view.closed >> names.index(name) & 1
        and by_the_book(hand, name)
    }


@pytest.mark.parametrize("seats", GAME.seats)
def test_clause_5_3_in_whole_games_all_places_and_no_others_are_offered(seats: int) -> None:
    checked = 0
    for step in walk(GAME, seats, seats).steps:
        if step.decision.kind == "build":
            table = Table(step.before)
            assert table.places == may_build(table.view(step.seat))
            checked += 1
    assert checked > 20


# --- the last house of the game (R35) ------------------------------------------------------------


def test_r35_the_last_house_is_paid_for_without_a_question() -> None:
    table = given(trader(hand="3 coast 2 forest"), round=16)
    table.builds("greycliff", "coast:1")

    table.builds("stone_quay")

    assert table.facts("built")["cards"] == ("land:coast",)
    assert table.outcome().reason == "last_card"


def test_r35_in_all_other_rounds_cards_count() -> None:
    table = given(trader(hand="3 coast 2 forest"), round=15)
    table.builds("greycliff", "coast:1")

    table.builds("stone_quay")

    assert table.asked().kind == "pay"


def test_r35_the_first_house_of_the_last_turn_leaves_cards_for_the_second() -> None:
    table = given(trader(hand="coast 2 forest 2 desert"), round=16)

    table.builds("greycliff")

    assert table.asked().kind == "pay"


@pytest.mark.parametrize(
    ("known", "asked"),
    [
        pytest.param("2 forest 2 desert", False, id="r35_all_see_that_no_second_house_follows"),
        pytest.param("", True, id="r35_not_asking_would_tell_that_none_can"),
    ],
)
def test_a_first_house_that_leaves_no_cards_for_another(known: str, asked: bool) -> None:
    """No coast is free, and no desert is near."""
    told = trader(hand="2 forest 2 desert", known=known, own="oak_haven carver_ward")
    coast = [place.id for place in MAP.places if place.kind == "coast" and place.id != "oak_haven"]
    table = given(told, trader(own=" ".join(coast)), seats=3, round=16)

    table.builds("foxhollow")

    assert (table.asked().kind == "pay") == asked
