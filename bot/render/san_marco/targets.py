"""The numbers of the menu on the map: where a noble, a bridge or the doge can go, whom it hits."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit.markers import RADIUS
from bot.render.kit.targets import Point, Target, hidden, inside
from bot.render.kit.targets import draw as draw_targets
from bot.render.san_marco.layout import MAP
from bot.render.san_marco.map import Places
from bot.render.scene import Scene
from bot.render.theme import GOLD, INK, ON_INK
from rules.decision import Decision
from rules.event import Facts
from rules.san_marco.components import DISTRICT_KEYS, NOTHING, PAIR_KEYS, Bridge, District
from rules.san_marco.view import SanMarcoView

_SMALL: Final = 20
"""The radius of a marker on something small that it must not hide."""
_TOGETHER: Final = 24
"""The radius of a marker with several numbers."""
_DICE: Final = ("dice-one", "dice-two", "dice-three", "dice-four", "dice-five", "dice-six")
_BESIDE: Final = 54
"""How far the marker of several routes may move up or down, away from what it would hide."""


def mark(canvas: Canvas, places: Places, scene: Scene, view: SanMarcoView) -> None:
    """Draw the numbers of the viewer's options, and what else the decision is about."""
    decision = view.decision
    if decision is None:
        return
    if decision.kind == "bridge" and view.taken != NOTHING:
        box = places.bridges[view.bridges[view.taken]].inset(-4)
        canvas.outline(box, 12, 4, GOLD)
    if decision.kind == "victims":
        _die(canvas, places.spots[DISTRICT_KEYS.index(decision.subject)], view.roll)
    draw_targets(canvas, targets(places, scene, view))


def targets(places: Places, scene: Scene, view: SanMarcoView) -> list[Target]:
    """Return the options of the viewer's decision that have a place on the map."""
    decision = view.decision
    if decision is None:
        return []
    if decision.kind == "doge":
        return _doges(places, decision, scene.facts)
    find = _FINDERS.get(decision.kind)
    if find is None:
        return []
    found = [find(places, option.split(":")[1:]) for option in decision.options]
    radius = _SMALL if decision.kind in ("take", "defect") else RADIUS
    return [
        Target((number,), at, radius=radius) for number, at in enumerate(found, 1) if at is not None
    ]


def district_of(option: str) -> District | None:
    """Return the district that an option names; None for one that names none."""
    return _district(option.split(":")[1:])


def _district(parts: Sequence[str]) -> District | None:
    return DISTRICT_KEYS.index(f"district:{parts[0]}") if parts else None


def _in_district(places: Places, parts: Sequence[str]) -> Point | None:
    district = _district(parts)
    return None if district is None else places.spots[district]


def _on_pair(places: Places, parts: Sequence[str]) -> Point:
    return places.on(PAIR_KEYS.index(f"pair:{parts[0]}"))


def _on_bridge(places: Places, parts: Sequence[str]) -> Point:
    pair, owner = PAIR_KEYS.index(f"pair:{parts[0]}"), int(parts[1])
    box = places.bridges[Bridge(pair, owner)]
    return Point(box.x + 4, box.y + 4)


def _on_plate(places: Places, parts: Sequence[str]) -> Point:
    district = DISTRICT_KEYS.index(f"district:{parts[0]}")
    box = places.plates[district, int(parts[1])]
    return Point(box.x + 22, box.middle[1])


_FINDERS: Final[Mapping[str, Callable[[Places, Sequence[str]], Point | None]]] = {
    "place": _in_district,
    "banish": _in_district,
    "fewest": _in_district,
    "source": _in_district,
    "bridge": _on_pair,
    "take": _on_bridge,
    "defect": _on_plate,
}


def _doges(places: Places, decision: Decision, facts: Sequence[Facts]) -> list[Target]:
    """Return the doge's routes: those to one district are a range, with what the cheapest costs."""
    routes: dict[District, list[int]] = {}
    for number, option in enumerate(decision.options, 1):
        district = district_of(option)
        assert district is not None, "every route leads to a district"
        routes.setdefault(district, []).append(number)
    found: list[Target] = []
    for district, numbers in routes.items():
        price = facts[numbers[0] - 1]["price"]
        assert isinstance(price, int), "a price is a number"
        spot = places.spots[district]
        # Where the spot is beside what is written, that is on its right.
        side = 1 if inside(spot, places.districts[district]) else -1
        if len(numbers) == 1:
            found.append(Target((numbers[0],), spot, _price(price)))
        else:
            found.append(
                _range(places, spot, side, Target(tuple(numbers), spot, _price(price), _TOGETHER))
            )
    return found


def _price(price: int) -> str:
    """Write what a route costs; "" where it is free."""
    return f"\N{MINUS SIGN}{price}" if price else ""


def _range(places: Places, spot: Point, side: int, target: Target) -> Target:
    """Return a wide marker where it hides least: it begins or ends at the spot, or is around it."""
    reach = (target.box.width // 2 - _TOGETHER) * side
    around = [
        target._replace(at=Point(spot.x + way * reach, spot.y + down * _BESIDE))
        for down in (0, 1, -1)
        for way in (1, 0, -1)
    ]
    return min(around, key=lambda moved: _hidden(places, moved.box))


def _hidden(places: Places, mine: Box) -> int:
    """Return how much a marker would hide of names, nobles, bridges and the doge, or cut off."""
    return hidden(
        mine, (*places.names, *places.plates.values(), *places.bridges.values(), places.doge), MAP
    )


# --- drawing --------------------------------------------------------------------------------------


def _die(canvas: Canvas, at: Point, roll: int) -> None:
    """Draw what was rolled, in the district that it hits."""
    canvas.disc(*at, RADIUS + 3, INK)
    canvas.icon(_DICE[roll - 1], *at, 36, ON_INK)
