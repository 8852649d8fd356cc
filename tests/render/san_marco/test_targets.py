"""The numbers of the menu on the map of San Marco: in their places, hiding nothing."""

from dataclasses import replace
from itertools import chain
from math import dist

import pytest

from bot.render import draw
from bot.render.canvas import Box
from bot.render.kit.targets import Target
from bot.render.san_marco.counters import counted
from bot.render.san_marco.layout import MAP
from bot.render.theme import WIDTH
from rules.decision import Decision
from rules.san_marco.components import (
    DISTRICT_KEYS,
    MOST_ON_PAIR,
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

CHECK = 16
"""The radius of the green of a check, without its casing."""

# --- numbers on the map ---------------------------------------------------------------------------


@pytest.mark.sampled(2)
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


def test_a_bridge_that_can_be_taken_is_numbered_there_with_its_owner() -> None:
    scene = scene_of("take")
    places, found = on_the_map(scene)
    for target in found:
        _, pair, owner = decision_of(scene).options[target.numbers[0] - 1].split(":")
        box = places.bridges[Bridge(PAIR_KEYS.index(f"pair:{pair}"), int(owner))]
        assert target.box.shared(box) > 0
        assert target.owner == int(owner)


def test_a_noble_that_can_be_replaced_keeps_owner_and_count_in_sight() -> None:
    """The number has a place of its own on the plate: it was once read as the count."""
    scene = scene_of("defect")
    places, found = on_the_map(scene)
    for target in found:
        _, name, owner = decision_of(scene).options[target.numbers[0] - 1].split(":")
        plate = places.plates[DISTRICT_KEYS.index(f"district:{name}"), int(owner)]
        assert target.box.shared(plate) > 0
        count = counted(plate.x, plate.y)
        assert not target.box.shared(count)
        assert target.box.right <= count.x - 28, "the symbol is between them"


@pytest.mark.parametrize("kind", ON_MAP)
def test_numbers_can_be_read_on_a_phone(kind: str) -> None:
    """A marker is at least 11 of the 280 pixels that a phone leaves a picture."""
    assert all(target.box.height * 280 / WIDTH >= 11 for target in on_the_map(scene_of(kind))[1])


@pytest.mark.parametrize("kind", ON_MAP)
def test_what_is_picked_has_a_check_that_hides_no_word_and_no_number(kind: str) -> None:
    places, found = on_the_map(scene_of(kind))
    names = [box.inset(8) for box in places.names]
    values = [box.inset(10) for box in chain.from_iterable(places.values)]
    for target in found:
        for box in (*names, *values, *map(number_of, found)):
            assert apart(target.check, box) >= CHECK, (target, box)


def apart(point: tuple[int, int], box: Box) -> float:
    """Return the distance from a point to a box."""
    x, y = point
    return dist(point, (min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)))


def number_of(target: Target) -> Box:
    """Return the place of a marker's digits."""
    across = target.box.width - target.radius
    x, y = target.box.middle
    return Box(x - across // 2, y - target.radius // 2, across, target.radius)


def test_a_number_on_a_bridge_hides_no_name() -> None:
    """Not even one of two digits, on any of the bridges that can stand."""
    bridges = [(pair, seat) for pair in range(len(PAIR_KEYS)) for seat in range(MOST_ON_PAIR)]
    keys = [f"take:{PAIR_KEYS[pair].partition(':')[2]}:{seat}" for pair, seat in bridges]
    view = replace(
        with_bridges(view_at("play"), *bridges),
        seat=3,
        decision=Decision(3, "take", ("decline",) * 9 + tuple(keys)),
    )
    places, found = on_the_map(replace(scene_of("take"), view=view, facts=()))
    assert len(found) == len(bridges)
    for target in found:
        assert not [name for name in places.names if name.inset(6).shared(target.box)], target


@pytest.mark.sampled(2)
@pytest.mark.parametrize("kind", ON_MAP)
def test_what_is_picked_looks_otherwise(kind: str) -> None:
    scene = scene_of(kind, picked=(1,))
    assert [target.numbers for target in on_the_map(scene)[1] if target.picked] == [
        target.numbers for target in on_the_map(scene)[1] if 2 in target.numbers
    ]
    drawn = [draw(scene_of(kind, picked=picked)).data for picked in ((), (1,))]
    assert drawn[0] != drawn[1]


# --- the doge -------------------------------------------------------------------------------------


def test_several_routes_to_a_district_are_one_range() -> None:
    one = ("san_polo", 0, ())
    two = [("castello", 1, (seat,)) for seat in (1, 2)]
    many = [("dorsoduro", 2, (seat, seat)) for seat in (0, 1, 2, 3)]
    places, found = on_the_map(routes(one, *two, *many))
    assert [target.words for target in found] == ["1", "2–3", "4–7"]
    castello = places.values[DISTRICT_KEYS.index("district:castello")][1]
    assert found[1].box.y >= castello.bottom


@pytest.mark.parametrize("name", [key.partition(":")[2] for key in DISTRICT_KEYS])
@pytest.mark.parametrize("count", [1, 2, 5])
def test_routes_never_hide_a_noble_or_leave_the_map(name: str, count: int) -> None:
    places, found = on_the_map(routes(*[(name, 1, (seat,)) for seat in range(count)]))
    for target in found:
        assert target.box.shared(MAP) == target.box.width * target.box.height
        for box in (*places.plates.values(), *chain.from_iterable(places.values)):
            assert not target.box.shared(box)
