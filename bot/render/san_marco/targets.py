"""The menu's numbers on the map: possible places of a noble, a bridge or the doge, and victims."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit.markers import disc
from bot.render.kit.targets import Point, Target, words_of
from bot.render.kit.targets import draw as draw_targets
from bot.render.san_marco.counters import NUMBERED
from bot.render.san_marco.look import DICE_ICONS
from bot.render.san_marco.map import MARKER, Places
from bot.render.scene import Scene
from bot.render.theme import GOLD, INK, ON_INK
from rules.san_marco.components import (
    DISTRICT_KEYS,
    NOTHING,
    PAIR_KEYS,
    SAN_MARCO,
    Bridge,
    District,
)
from rules.san_marco.view import SanMarcoView

_RADIUS: Final = 34
"""The radius of a marker whose number can be read on a phone."""
_ON_BRIDGE: Final = 30
_ON_PLATE: Final = 24
_TOGETHER: Final = (30, 26)
"""The radius of a marker with several numbers, of one digit and of two."""
_DIE: Final = 36
_RING: Final = 6
_CLEAR: Final = 6
"""The part of the room around a name that a number may take."""
_IN_DISTRICTS: Final = ("place", "banish", "fewest", "source", "doge")
"""Decisions whose options name a district."""


def breadths(view: SanMarcoView) -> dict[District, int]:
    """Return the widths of the districts' markers; the map leaves room for them."""
    decision = view.decision
    if decision is not None and decision.kind == "victims":
        return {DISTRICT_KEYS.index(decision.subject): MARKER}
    return {district: _disc(numbers)[0] for district, numbers in _by_district(view).items()}


def mark(canvas: Canvas, places: Places, scene: Scene, view: SanMarcoView) -> None:
    """Draw the numbers of the viewer's options, and the other subjects of the decision."""
    decision = view.decision
    if decision is None:
        return
    if decision.kind == "bridge" and view.taken != NOTHING:
        box = places.bridges[view.bridges[view.taken]].inset(-4)
        canvas.outline(box, 12, 4, GOLD)
    if scene.legend and view.step in ("bridges", "second_bridges"):
        _ring_example(canvas, places)
    if decision.kind == "victims":
        _die(canvas, places.spots[DISTRICT_KEYS.index(decision.subject)], view.roll)
    draw_targets(canvas, targets(places, scene, view))


def targets(places: Places, scene: Scene, view: SanMarcoView) -> list[Target]:
    """Return the options of the viewer's decision that have a place on the map."""
    decision, picked = view.decision, {position + 1 for position in scene.picked}
    if decision is None:
        return []
    found = [
        Target(numbers, places.spots[district], _radius(numbers), hemmed=True)
        for district, numbers in _by_district(view).items()
    ]
    if (find := _FINDERS.get(decision.kind)) is not None:
        found += [
            find(places, number, option.split(":")[1:])
            for number, option in enumerate(decision.options, 1)
            if option.count(":")
        ]
    return [one._replace(picked=not picked.isdisjoint(one.numbers)) for one in found]


def _by_district(view: SanMarcoView) -> dict[District, tuple[int, ...]]:
    """Return the numbers of the options that name a district; several for the doge's routes."""
    decision = view.decision
    if decision is None or decision.kind not in _IN_DISTRICTS:
        return {}
    found: dict[District, tuple[int, ...]] = {}
    for number, option in enumerate(decision.options, 1):
        if (district := district_of(option)) is not None:
            found[district] = (*found.get(district, ()), number)
    return found


def _radius(numbers: Sequence[int]) -> int:
    if len(numbers) == 1:
        return _RADIUS
    return _TOGETHER[numbers[-1] > 9 and numbers[0] > 9]


def _disc(numbers: Sequence[int]) -> tuple[int, int]:
    return disc(words_of(numbers), _radius(numbers)).size


def district_of(option: str) -> District | None:
    """Return the district that an option names; None if it names none."""
    return _district(option.split(":")[1:])


def _district(parts: Sequence[str]) -> District | None:
    return DISTRICT_KEYS.index(f"district:{parts[0]}") if parts else None


def _on_pair(places: Places, number: int, parts: Sequence[str]) -> Target:
    at = places.on(PAIR_KEYS.index(f"pair:{parts[0]}"))
    return Target((number,), at, _RADIUS, hemmed=True)


def _on_bridge(places: Places, number: int, parts: Sequence[str]) -> Target:
    """Put a number on a bridge; aside, if it would hide letters of the name next to that."""
    pair, owner = PAIR_KEYS.index(f"pair:{parts[0]}"), int(parts[1])
    x, y = places.bridges[Bridge(pair, owner)].middle
    target = Target((number,), Point(x - 6, y - 6), _ON_BRIDGE, owner=owner)
    letters = [name.inset(_CLEAR) for name in places.names]
    return target._replace(at=Point(x - 6 + _aside(target.box, letters), y - 6))


def _aside(box: Box, others: Sequence[Box]) -> int:
    """Return the distance to the right (left, if below 0) by which a box has to move to overlap no
    other.
    """
    for other in others:
        left, right = box.right - other.x, other.right - box.x
        if min(left, right, box.bottom - other.y, other.bottom - box.y) > 0:
            return right if right < left else -left
    return 0


def _on_plate(places: Places, number: int, parts: Sequence[str]) -> Target:
    """Put a number at the left end of a plate: there is room for it before symbol and count."""
    district = DISTRICT_KEYS.index(f"district:{parts[0]}")
    plate = places.plates[district, int(parts[1])]
    return Target(
        (number,), Point(plate.x + NUMBERED // 2, plate.middle[1]), _ON_PLATE, hemmed=True
    )


_FINDERS: Final[Mapping[str, Callable[[Places, int, Sequence[str]], Target]]] = {
    "bridge": _on_pair,
    "take": _on_bridge,
    "defect": _on_plate,
}


# --- drawing --------------------------------------------------------------------------------------


def _ring_example(canvas: Canvas, places: Places) -> None:
    """Ring the district whose values and bridges a learner's first lessons speak of."""
    name, (first, second) = places.names[SAN_MARCO], places.values[SAN_MARCO]
    left, right = min(name.x, first.x), max(name.right, second.right)
    box = Box(left, name.y, right - left, first.bottom - name.y).inset(-_RING)
    canvas.outline(box.inset(-_RING), 20, 3 * _RING, INK)
    canvas.outline(box, 14, _RING, GOLD)


def _die(canvas: Canvas, at: Point, roll: int) -> None:
    """Draw the roll in the district that it hits."""
    canvas.disc(*at, _DIE, INK)
    canvas.icon(DICE_ICONS[roll - 1], *at, 50, ON_INK)
