"""The map: six districts of Venice with their nobles, the canals with their bridges, the doge."""

from collections.abc import Callable, Mapping
from itertools import chain
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit import wording
from bot.render.kit.targets import Point
from bot.render.lettering import fit
from bot.render.san_marco import districts
from bot.render.san_marco.bridges import deck, draw_bridge, free_slot, slot_of, slots
from bot.render.san_marco.cartouche import draw_cartouche
from bot.render.san_marco.changes import Part
from bot.render.san_marco.districts import Nobles
from bot.render.san_marco.doge import RADIUS, doge
from bot.render.san_marco.lagoon import doge_shore, lagoon
from bot.render.san_marco.layout import MAP
from bot.render.scene import Scene
from bot.render.theme import WIDTH, Type
from rules.event import Seat
from rules.san_marco.components import (
    DISTRICT_KEYS,
    NOWHERE,
    PAIRS,
    Bridge,
    District,
    Pair,
)
from rules.san_marco.view import SanMarcoView

DOCKS: Final = (
    Point(92, 196),
    Point(40, 648),
    Point(581, 398),
    Point(892, 690),
    Point(148, 748),
    Point(1030, 558),
)
"""The doge's place in each district."""
ANCHORAGE: Final = Point(76, 744)
"""His place before his first card."""
MARKER: Final = 74
"""The width of a marker with one number."""
_ROUND: Final = 8
"""The part of the place of a name around its letters."""
_AWAY: Final = Type("semibold", 36)


class Places(NamedTuple):
    """The places of a drawn map's parts, in pixels of the picture.

    spots       by district: the middle of its marker, before the name or at the lower corner
    names       by district: the name
    values      by district: the two values
    plates      the nobles of a seat in a district; only if it has some
    slots       by pair: the middles of its three places for bridges
    bridges     the bridges that stand
    next        by pair: the middle of the free slot where the next bridge is best marked; None if
                there are three
    doge        his place now; beside the map while he is not in play
    """

    spots: tuple[Point, ...]
    names: tuple[Box, ...]
    values: tuple[tuple[Box, Box], ...]
    plates: Mapping[tuple[District, Seat], Box]
    slots: tuple[tuple[Point, Point, Point], ...]
    bridges: Mapping[Bridge, Box]
    next: tuple[Point | None, ...]
    doge: Box

    def changed(self, part: Part) -> Box | None:
        """Return the place of a changed part of the table; None if it is not on the map."""
        match part.kind:
            case "nobles":
                return self.plates[part.place, part.seat]
            case "name":
                return self.names[part.place]
            case "bridge":
                return self.bridges[Bridge(part.place, part.seat)]
            case "doge":
                return self.doge
            case _:
                return None

    @property
    def written(self) -> list[Box]:
        """The places of all nobles, values and names."""
        values = chain.from_iterable(self.values)
        return [*self.plates.values(), *values, *[name.inset(_ROUND) for name in self.names]]

    def on(self, pair: Pair) -> Point:
        """Return the place of a pair's marker."""
        return self.next[pair] or self.slots[pair][1]


def draw_map(
    canvas: Canvas, scene: Scene, view: SanMarcoView, markers: Mapping[District, int] | None = None
) -> Places:
    """Draw the map into `layout.MAP` of a page; return all places.

    `markers` are the widths of the districts' markers; the map leaves room for them.
    """
    canvas.image.paste(lagoon(canvas.theme), (MAP.x, MAP.y))
    if view.doge != NOWHERE:
        part = doge_shore(canvas.theme, view.doge)
        canvas.image.paste(part.image, (part.x, part.y))
    words = wording.words_of(scene)
    replaced = view.decision is not None and view.decision.kind == "defect"
    numbered = [seat for seat in range(len(view.houses)) if replaced and seat != view.seat]
    written = [
        districts.write(
            canvas,
            district,
            words.name(DISTRICT_KEYS[district]),
            view.worth[district],
            Nobles(row, numbered),
            marker=(markers or {}).get(district, 0),
            doge=district == view.doge,
        )
        for district, row in enumerate(view.nobles)
    ]
    boxes: dict[Bridge, Box] = {}
    for bridge in view.bridges:
        slot = slot_of(view.bridges, bridge)
        draw_bridge(canvas, bridge.pair, slot, bridge.owner)
        boxes[bridge] = deck(bridge.pair, slot).box
    draw_cartouche(canvas, scene, view)
    dock = _doge(canvas, scene, view)
    return Places(
        spots=tuple([each.spot for each in written]),
        names=tuple([each.name for each in written]),
        values=tuple([each.values for each in written]),
        plates={
            (district, seat): box
            for district, each in enumerate(written)
            for seat, box in each.plates.items()
        },
        slots=tuple([_points(pair) for pair in range(len(PAIRS))]),
        bridges=boxes,
        next=tuple([_next(view, pair) for pair in range(len(PAIRS))]),
        doge=Box(dock.x - RADIUS, dock.y - RADIUS, 2 * RADIUS, 2 * RADIUS),
    )


def put_lower(canvas: Canvas, top: int, draw: Callable[[Canvas], object]) -> None:
    """Put a map, drawn in its usual place, further down."""
    table = Canvas(WIDTH, MAP.bottom, canvas.theme.ground, canvas.theme)
    draw(table)
    canvas.image.paste(table.image.crop(MAP.edges), (MAP.x, top))


def _doge(canvas: Canvas, scene: Scene, view: SanMarcoView) -> Point:
    """Draw him in his place, or waiting on the water; return that place."""
    dock = DOCKS[view.doge] if view.doge != NOWHERE else ANCHORAGE
    doge(canvas, *dock)
    if view.doge == NOWHERE:
        words = fit(wording.words_of(scene).say("picture-doge-away"), _AWAY, 2 * dock.x, _AWAY.px)
        baseline = dock.y + RADIUS + words.kind.px
        canvas.write(words.words, dock.x, baseline, words.kind, canvas.theme.text, "middle")
    return dock


def _points(pair: Pair) -> tuple[Point, Point, Point]:
    first, second, third = (Point(round(slot.x), round(slot.y)) for slot in slots(pair))
    return first, second, third


def _next(view: SanMarcoView, pair: Pair) -> Point | None:
    slot = free_slot(view.bridges, pair)
    return None if slot is None else _points(pair)[slot]
