"""The numbers of the menu on the map: where a noble, a bridge or the doge can go, whom it hits."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite
from bot.render.keeping import kept
from bot.render.markers import RADIUS, sprite
from bot.render.masks import width_of
from bot.render.san_marco.layout import MAP
from bot.render.san_marco.map import Places, Point
from bot.render.scene import Scene
from bot.render.theme import GOLD, GOLD_LIGHT, INK, ON_INK, Type
from rules.decision import Decision
from rules.event import Facts
from rules.san_marco.components import DISTRICT_KEYS, NOTHING, PAIR_KEYS, Bridge, District
from rules.san_marco.view import SanMarcoView

_SMALL: Final = 20
"""The radius of a marker on something small that it must not hide."""
_TOGETHER: Final = 24
"""The radius of a marker with several numbers."""
_CASING: Final = 3
_DICE: Final = ("dice-one", "dice-two", "dice-three", "dice-four", "dice-five", "dice-six")
_DIGIT: Final = Type("black", 32)
_BADGE: Final = 17
_PRICE: Final = Type("bold", 28)
_BESIDE: Final = 54
"""How far the marker of several routes may move up or down, away from what it would hide."""


class Target(NamedTuple):
    """Options on the map that are marked together: their numbers, where, and what the doge pays.

    `radius` is smaller on a piece that has to be seen, and where there are several numbers.
    """

    numbers: tuple[int, ...]
    at: Point
    price: int = 0
    radius: int = RADIUS

    @property
    def words(self) -> str:
        """The numbers, several as a range: those of one district follow each other."""
        first, last = self.numbers[0], self.numbers[-1]
        return str(first) if first == last else f"{first}–{last}"

    @property
    def box(self) -> Box:
        """Where the marker is."""
        width, height = _sprite(self.words, self.radius).size
        return Box(self.at.x - width // 2, self.at.y - height // 2, width, height)


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
    found = targets(places, scene, view)
    for target in found:
        canvas.place(_sprite(target.words, target.radius), target.box.x, target.box.y)
    for target in found:
        if target.price:
            box = target.box
            _badge(canvas, box.right - 8, box.bottom - 6, target.price)


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
        Target((number,), at, 0, radius) for number, at in enumerate(found, 1) if at is not None
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
        side = 1 if _inside(spot, places.districts[district]) else -1
        if len(numbers) == 1:
            found.append(Target((numbers[0],), spot, price))
        else:
            found.append(_range(places, spot, side, Target(tuple(numbers), spot, price, _TOGETHER)))
    return found


def _inside(point: Point, box: Box) -> bool:
    return box.x <= point.x < box.right and box.y <= point.y < box.bottom


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
    boxes = (*places.names, *places.plates.values(), *places.bridges.values(), places.doge)
    cut = mine.width * mine.height - _common(mine, MAP)
    return cut + sum(_common(mine, box) for box in boxes)


def _common(one: Box, other: Box) -> int:
    """Return the area that two boxes share."""
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, width) * max(0, height)


# --- drawing --------------------------------------------------------------------------------------


def _die(canvas: Canvas, at: Point, roll: int) -> None:
    """Draw what was rolled, in the district that it hits."""
    canvas.disc(*at, RADIUS + 3, INK)
    canvas.icon(_DICE[roll - 1], *at, 36, ON_INK)


def _badge(canvas: Canvas, x: int, y: int, price: int) -> None:
    """Draw what a route costs, at the lower right of its number."""
    words = f"−{price}"
    box = Box(x - _BADGE, y - _BADGE, 2 * _BADGE + 8, 2 * _BADGE)
    canvas.rounded(box.inset(-2), _BADGE + 2, GOLD)
    canvas.rounded(box, _BADGE, INK)
    canvas.write(words, box.middle[0], y + 10, _PRICE, ON_INK, "middle")


def small(number: int, radius: int) -> Sprite:
    """Return a small marker, its digits as large as they fit."""
    return _sprite(str(number), radius)


@kept
def _sprite(words: str, radius: int) -> Sprite:
    """Return a marker: a disc, or a pill where the words need one."""
    if radius == RADIUS and words.isdecimal():
        return sprite(int(words))
    kind = _DIGIT._replace(px=max(24, radius * 8 // 5))
    height = 2 * (radius + _CASING)
    width = max(height, round(width_of(words, kind)) + radius)
    drawn = Canvas(width, height, INK)
    disc = Box(_CASING, _CASING, width - 2 * _CASING, height - 2 * _CASING)
    drawn.rounded(disc, radius, GOLD)
    drawn.outline(disc.inset(2), radius - 2, 2, GOLD_LIGHT)
    drawn.write(words, width / 2, height / 2 + kind.drop, kind, INK, "middle")
    return Sprite(drawn.image, masks.rounded(width, height, height // 2).image)
