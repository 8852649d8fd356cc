"""The numbers of the menu on the map of San Marco: where they belong, hiding nothing."""

from dataclasses import replace
from math import dist

import pytest

from bot.render.canvas import Box
from bot.render.san_marco.layout import MAP
from rules.decision import Decision
from rules.san_marco.components import (
    DISTRICT_KEYS,
    PAIR_KEYS,
    Bridge,
)
from tests.render.san_marco.asked import (
    KINDS,
    ON_MAP,
    decision_of,
    on_the_map,
    routes,
    scene_of,
)
from tests.render.san_marco.boards import view_at, with_bridges

SYMBOL = 14
"""How large the symbol in the middle of a bridge is."""


# --- numbers on the map ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ON_MAP)
def test_every_option_with_a_place_has_its_number_on_the_map(kind: str) -> None:
    scene = scene_of(kind)
    _, found = on_the_map(scene)
    numbers = sorted(number for target in found for number in target.numbers)
    placed = [
        number for number, option in enumerate(decision_of(scene).options, 1) if option != "decline"
    ]
    assert numbers == placed


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ON_MAP])
def test_options_without_a_place_are_not_on_the_map(kind: str) -> None:
    assert on_the_map(scene_of(kind))[1] == []


@pytest.mark.parametrize("kind", ["place", "banish", "fewest", "source"])
def test_a_district_is_numbered_at_its_own_spot(kind: str) -> None:
    scene = scene_of(kind)
    places, found = on_the_map(scene)
    for target in found:
        option = decision_of(scene).options[target.numbers[0] - 1]
        assert target.at == places.spots[DISTRICT_KEYS.index(option)]


@pytest.mark.parametrize("standing", [0, 1, 2])
def test_a_place_for_a_bridge_is_numbered_where_it_would_stand(standing: int) -> None:
    view = with_bridges(view_at("play"), *[(p, s) for p in range(10) for s in range(standing)])
    asked = replace(view, seat=3, decision=Decision(3, "bridge", PAIR_KEYS))
    places, found = on_the_map(replace(scene_of("bridge"), view=asked))
    middles = [box.middle for box in places.bridges.values()]
    for pair, target in enumerate(found):
        assert target.at in places.slots[pair]
        assert min([dist(target.at, middle) for middle in middles], default=99) > target.radius


def test_a_bridge_that_can_be_taken_keeps_its_owner_in_sight() -> None:
    scene = scene_of("take")
    places, found = on_the_map(scene)
    for target in found:
        _, pair, owner = decision_of(scene).options[target.numbers[0] - 1].split(":")
        box = places.bridges[Bridge(PAIR_KEYS.index(f"pair:{pair}"), int(owner))]
        assert common(target.box, box) > 0
        assert dist(target.at, box.middle) > target.radius + SYMBOL


def test_a_noble_that_can_be_replaced_keeps_its_count_in_sight() -> None:
    scene = scene_of("defect")
    places, found = on_the_map(scene)
    for target in found:
        _, name, owner = decision_of(scene).options[target.numbers[0] - 1].split(":")
        plate = places.plates[DISTRICT_KEYS.index(f"district:{name}"), int(owner)]
        assert common(target.box, plate) > target.box.width * target.box.height * 0.8
        assert target.box.right <= plate.right - 20


# --- the doge -------------------------------------------------------------------------------------


def test_several_routes_to_a_district_are_one_range_with_one_price() -> None:
    one = ("san_polo", 0, ())
    two = [("castello", 1, (seat,)) for seat in (1, 2)]
    many = [("dorsoduro", 2, (seat, seat)) for seat in (0, 1, 2, 3)]
    places, found = on_the_map(routes(one, *two, *many))
    assert [(target.words, target.note) for target in found] == [
        ("1", ""),
        ("2–3", "−1"),
        ("4–7", "−2"),
    ]
    castello = places.districts[DISTRICT_KEYS.index("district:castello")]
    assert castello.x - 60 <= found[1].at.x <= castello.right


@pytest.mark.parametrize("name", [key.partition(":")[2] for key in DISTRICT_KEYS])
@pytest.mark.parametrize("count", [1, 2, 5])
def test_routes_never_hide_a_noble_or_leave_the_map(name: str, count: int) -> None:
    places, found = on_the_map(routes(*[(name, 1, (seat,)) for seat in range(count)]))
    for target in found:
        assert common(target.box, MAP) == target.box.width * target.box.height
        for plate in places.plates.values():
            assert common(target.box, plate) <= 24 * 44, "not more than a symbol's width"


def common(one: Box, other: Box) -> int:
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, width) * max(0, height)
