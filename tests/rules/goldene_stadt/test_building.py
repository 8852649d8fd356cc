"""Building: where, and for what (RULES.md 2.1 and 5)."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from rules.goldene_stadt import GAME
from rules.goldene_stadt.components import LAND_NAMES, MAP
from rules.goldene_stadt.view import GoldeneStadtView
from tests.contract.walks import walk
from tests.rules.goldene_stadt.given import given, trader
from tests.rules.goldene_stadt.table import Table

KIND = {place.id: place.kind for place in MAP.places}
LAND = {place.id: "coast" if place.kind == "coast" else place.sector for place in MAP.places}
NEIGHBOURS = {
    place: {end for road in MAP.roads if place in road for end in road} - {place} for place in KIND
}


# --- where ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "own", "others", "place", "can"),
    [
        pytest.param("2 forest", "", "", "birchwell", False, id="clause_5_3_t11_the_first_house"),
        pytest.param("2 forest", "fernmouth", "", "birchwell", True, id="clause_5_3_t12_a_road"),
        pytest.param("2 forest", "fernmouth", "", "foxhollow", False, id="clause_5_3_t18_no_road"),
        pytest.param(
            "2 forest", "fernmouth", "birchwell", "birchwell", False, id="clause_5_2_t19_full"
        ),
        pytest.param(
            "4 forest", "fernmouth", "birchwell", "owlstead", False, id="clause_5_3_t19_through_it"
        ),
        pytest.param(
            "2 forest", "fernmouth", "oak_haven", "birchwell", True, id="clause_5_3_not_in_the_way"
        ),
        pytest.param("coast", "", "greycliff", "greycliff", False, id="clause_5_2_a_coast_place"),
        pytest.param("coast", "greycliff", "", "greycliff", False, id="clause_2_1_one_house_only"),
        pytest.param(
            "coast", "greycliff", "", "larkspit", True, id="clause_5_3_r8_coasts_need_not_be_joined"
        ),
        pytest.param(
            "2 forest", "silverpass", "", "birchwell", True, id="clause_1_1_over_a_bridge"
        ),
        pytest.param(
            "2 mountain", "echo_gorge mint_ward", "", "mint_ward", False, id="clause_5_2_t26_own"
        ),
        pytest.param(
            "2 mountain",
            "echo_gorge",
            "mint_ward",
            "mint_ward",
            True,
            id="clause_2_1_in_a_district",
        ),
        pytest.param(
            "2 mountain",
            "ramshorn",
            "mint_ward",
            "anvil_ward",
            False,
            id="clause_5_3_in_a_district",
        ),
    ],
)
def test_where_one_may_build(hand: str, own: str, others: str, place: str, can: bool) -> None:
    table = given(trader(hand=hand, own=own), trader(own=others))

    assert (place in table.places) == can


@pytest.mark.parametrize(
    ("hand", "own", "keys", "place", "can"),
    [
        pytest.param("4 mountain", "mint_ward", 0, "eagle_palace", False, id="clause_5_6_t30"),
        pytest.param("2 mountain", "mint_ward", 1, "eagle_palace", True, id="clause_5_6_a_key"),
        pytest.param("2 forest", "eagle_palace", 1, "cedar_palace", True, id="clause_5_6_t31"),
        pytest.param("2 forest", "eagle_palace", 0, "cedar_palace", False, id="clause_5_6_no_key"),
        pytest.param("2 forest", "anvil_ward", 0, "carver_ward", True, id="clause_5_6_outer"),
    ],
)
def test_who_may_enter_an_inner_district(
    hand: str, own: str, keys: int, place: str, can: bool
) -> None:
    assert (place in given(trader(hand=hand, own=own, keys=keys)).places) == can


def test_clause_5_6_r17_a_key_that_was_used_is_out_of_the_game() -> None:
    table = given(trader(hand="2 mountain", own="mint_ward", keys=2), trader(keys=1))
    assert table.view().keys == 3

    table.builds("eagle_palace")

    assert [table.trader(seat).keys for seat in range(4)] == [1, 1, 0, 0]
    assert table.view().keys == 3, "it does not go back"


def test_r17_with_six_houses_in_inner_districts_there_is_no_key_left() -> None:
    palaces = "eagle_palace cedar_palace rose_palace"
    table = given(trader(hand="2 mountain"), trader(own=palaces), trader(own=palaces))

    assert table.view().keys == 0


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
    """How the builder can pay for a place: asked for, or, if there is one way, what was paid."""
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
    """All ways to pay, sought among all ways to lay down some cards of the hand."""
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
    """Where the viewer may build, sought from the coast along the roads."""
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
