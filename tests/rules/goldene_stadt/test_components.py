"""The box and the map (RULES.md 1, 2 and 11): the data against figures written here."""

from collections import Counter

import pytest

from rules.bits import members
from rules.goldene_stadt.components import (
    BONUS_CARDS,
    BONUS_NAMES,
    BRIDGES,
    CARDS,
    COPIES,
    GOODS_CARDS,
    HOUSES_OF,
    KEYS,
    LAND_NAMES,
    LAND_OF,
    MAP,
    NEAR,
    PLACE_NAMES,
    RIVER_NAMES,
    RIVERS,
    ROADS,
    ROUNDS,
    check_map,
)

INLAND = ("mountain", "forest", "meadow", "desert")
KINDS = {"coast": 16, "suburb": 30, "outer": 8, "inner": 4}
KEYS_OF = {"mountain": 2, "forest": 1, "meadow": 2, "desert": 1}
BY_NAME = {place.id: place for place in MAP.places}


def names_near(place: str) -> set[str]:
    return {PLACE_NAMES[near] for near in members(NEAR[PLACE_NAMES.index(place)])}


# --- the island ----------------------------------------------------------------------------------


def test_clause_1_1_r32_places_and_roads() -> None:
    assert Counter(place.kind for place in MAP.places) == KINDS
    assert len(set(PLACE_NAMES)) == sum(KINDS.values()) == 58
    assert len({frozenset(road) for road in ROADS}) == len(ROADS) == 96
    assert len(BRIDGES) == 12
    assert set(BRIDGES) <= set(ROADS), "a bridge is a road like all others"


@pytest.mark.parametrize("land", INLAND)
def test_clause_1_1_a_quarter_is_two_outer_districts_and_the_inner_one_of_a_sector(
    land: str,
) -> None:
    sector = [place for place in MAP.places if place.sector == land]
    city = [place for place in sector if place.kind in ("outer", "inner")]

    assert sorted(place.kind for place in city) == ["inner", "outer", "outer"]
    assert len({place.quarter for place in city}) == 1
    assert all(place.quarter for place in city)
    assert {LAND_NAMES[LAND_OF[PLACE_NAMES.index(place.id)]] for place in city} == {land}


@pytest.mark.parametrize("river", RIVER_NAMES)
def test_clause_1_1_r12_six_places_lie_at_a_river_and_no_district(river: str) -> None:
    there = [MAP.places[place] for place in members(RIVERS[RIVER_NAMES.index(river)])]

    assert Counter(place.kind for place in there) == {"coast": 2, "suburb": 4}
    assert [place.id for place in there] == [
        place.id for place in MAP.places if place.river == river
    ]
    assert len({place.sector for place in there}) == 2, "one bank each"
    assert [place.reward for place in there].count("key") == 1


def test_clause_1_1_every_place_is_on_the_way_to_an_inner_district_four_steps_inland() -> None:
    steps = {place.id: 0 for place in MAP.places if place.kind == "coast"}
    for name in steps:
        assert {BY_NAME[near].kind for near in names_near(name)} == {"suburb"}, "no coast roads"
    queue = list(steps)
    for name in queue:
        for near in names_near(name) - steps.keys():
            steps[near] = steps[name] + 1
            queue.append(near)

    assert steps.keys() == BY_NAME.keys()
    assert {steps[place.id] for place in MAP.places if place.kind == "inner"} == {4}
    degrees = [len(names_near(name)) for name in PLACE_NAMES]
    assert (min(degrees), max(degrees), sum(degrees)) == (1, 6, 2 * 96)


@pytest.mark.parametrize("land", INLAND)
def test_clause_11_1_the_rewards_of_a_sector(land: str) -> None:
    rewards = Counter(
        place.reward
        for place in MAP.places
        if place.sector == land and place.kind in ("coast", "suburb")
    )
    expected = {"coin": 2, "coins": 1, "card": 3, "goods": 2, "bonus": 2, "key": KEYS_OF[land]}
    assert rewards == expected


def test_clause_11_1_no_reward_ever_runs_dry() -> None:
    rewards = Counter(place.reward for place in MAP.places)

    assert rewards["key"] == KEYS
    assert rewards["goods"] == len(GOODS_CARDS)
    assert rewards["bonus"] == len(BONUS_CARDS)
    assert "goods" not in {place.reward for place in MAP.places if place.kind == "coast"}


# --- planted faults ------------------------------------------------------------------------------


def test_the_map_is_in_order() -> None:
    check_map()
    check_map(ROADS[::-1])


@pytest.mark.parametrize("lost", ["greycliff", "eagle_palace", "deepwood"])
def test_a_place_that_no_road_reaches_is_refused(lost: str) -> None:
    with pytest.raises(ValueError, match="cannot be reached"):
        check_map([road for road in ROADS if PLACE_NAMES.index(lost) not in road])


def test_an_island_in_four_parts_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be reached"):
        check_map([road for road in ROADS if road not in BRIDGES])


@pytest.mark.parametrize(
    "added",
    [
        pytest.param([("greycliff", "clover_sands")], id="a_road_that_is_there"),
        pytest.param([("ironfell", "echo_gorge"), ("copperdale", "ramshorn")], id="one_another"),
        pytest.param(
            [("eagle_palace", "rose_palace"), ("cedar_palace", "sun_palace")], id="spring"
        ),
    ],
)
def test_roads_that_cross_are_refused(added: list[tuple[str, str]]) -> None:
    *fine, crossing = [
        (min(ends), max(ends)) for ends in (tuple(map(PLACE_NAMES.index, road)) for road in added)
    ]
    check_map([*ROADS, *fine])

    with pytest.raises(ValueError, match=r" and .* cross$"):
        check_map([*ROADS, *fine, crossing])


# --- cards and pieces ----------------------------------------------------------------------------


def test_clause_1_2_pieces() -> None:
    assert HOUSES_OF == {2: 18, 3: 18, 4: 16}
    assert KEYS == 6


def test_clause_1_3_cards() -> None:
    assert ("coast", *INLAND) == LAND_NAMES
    assert len(LAND_NAMES) * COPIES == 50
    assert len(GOODS_CARDS) == 8
    assert all(len(set(card)) == 2 for card in GOODS_CARDS)
    assert Counter(good for card in GOODS_CARDS for good in card) == dict.fromkeys(range(4), 4)
    assert len(BONUS_CARDS) == len(BONUS_NAMES) == 8
    assert ROUNDS == 16


@pytest.mark.parametrize("things", ["two_things", "three_things"])
def test_clause_11_2_r1_the_score_cards(things: str) -> None:
    cards = getattr(CARDS, things)
    rivers = Counter(card.river for card in cards if card.river)
    quarters = Counter(card.quarter for card in cards if card.quarter)
    many = 2 if things == "two_things" else 4

    assert Counter(card.back for card in cards) == {1: 4, 2: 8, 3: 4}
    assert Counter(card.good for card in cards) == dict.fromkeys(MAP.goods, 4)
    assert rivers == dict.fromkeys(MAP.rivers, many)
    assert quarters == dict.fromkeys(MAP.quarters, many)
    shown = {bool(card.river) + bool(card.quarter) for card in cards}
    assert shown == ({1} if things == "two_things" else {2})
