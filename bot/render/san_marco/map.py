"""The map: six districts of Venice with their nobles, the canals with their bridges, the doge."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit import wording
from bot.render.kit.targets import Point
from bot.render.lettering import fit
from bot.render.san_marco import districts
from bot.render.san_marco.bridges import deck, draw_bridge, free_slot, slot_of, slots
from bot.render.san_marco.cartouche import draw_cartouche
from bot.render.san_marco.doge import RADIUS, doge
from bot.render.san_marco.layout import MAP
from bot.render.san_marco.look import SHORE
from bot.render.san_marco.shores import lagoon, rim
from bot.render.scene import Scene
from bot.render.theme import BODY
from rules.event import Seat
from rules.san_marco.components import (
    DISTRICT_KEYS,
    DISTRICTS,
    NOWHERE,
    PAIRS,
    Bridge,
    District,
    Pair,
)
from rules.san_marco.view import SanMarcoView

DOCKS: Final = (
    Point(104, 186),
    Point(36, 404),
    Point(544, 352),
    Point(872, 574),
    Point(150, 622),
    Point(1020, 424),
)
"""Where the doge stands in each district."""
ANCHORAGE: Final = Point(74, 626)
"""Where he waits for his first card."""


class Places(NamedTuple):
    """Where the parts of a drawn map are, in pixels of the picture.

    districts   by district: the box of everything that is written there
    spots       by district: where the middle of a marker can be and hides nothing that counts
                (beside the name, or below the values)
    names       by district: the name
    plates      the nobles of a seat in a district; only where it has some
    slots       by pair: the middles of its three places for bridges
    bridges     the bridges that stand
    next        by pair: the middle of the free slot where the next bridge is best marked;
                None where three stand
    doge        where he is now; beside the map while he is not in play
    """

    districts: tuple[Box, ...]
    spots: tuple[Point, ...]
    names: tuple[Box, ...]
    plates: Mapping[tuple[District, Seat], Box]
    slots: tuple[tuple[Point, Point, Point], ...]
    bridges: Mapping[Bridge, Box]
    next: tuple[Point | None, ...]
    doge: Box

    def on(self, pair: Pair) -> Point:
        """Return where an option for a pair is marked."""
        return self.next[pair] or self.slots[pair][1]


def draw_map(canvas: Canvas, scene: Scene, view: SanMarcoView) -> Places:
    """Draw the map into `layout.MAP` of a page; return where everything is."""
    canvas.image.paste(lagoon(canvas.theme), (MAP.x, MAP.y))
    if view.doge != NOWHERE:
        canvas.pour(rim(view.doge), 0, 0, SHORE)
    words = wording.words_of(scene)
    written = [
        districts.write(
            canvas, district, words.name(DISTRICT_KEYS[district]), view.worth[district], row
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
        districts=districts.boxes(),
        spots=tuple([_spot(district) for district in DISTRICTS]),
        names=tuple([each.name for each in written]),
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


def _doge(canvas: Canvas, scene: Scene, view: SanMarcoView) -> Point:
    """Draw him where he stands, or waiting on the water; return where that is."""
    dock = DOCKS[view.doge] if view.doge != NOWHERE else ANCHORAGE
    doge(canvas, *dock)
    if view.doge == NOWHERE:
        words = fit(wording.words_of(scene).say("picture-doge-away"), BODY, 2 * dock.x)
        baseline = dock.y + RADIUS + words.kind.px
        canvas.write(words.words, dock.x, baseline, words.kind, canvas.theme.text, "middle")
    return dock


def _points(pair: Pair) -> tuple[Point, Point, Point]:
    first, second, third = (Point(round(slot.x), round(slot.y)) for slot in slots(pair))
    return first, second, third


def _next(view: SanMarcoView, pair: Pair) -> Point | None:
    slot = free_slot(view.bridges, pair)
    return None if slot is None else _points(pair)[slot]


def _spot(district: District) -> Point:
    """Return a place that is always free: left of the values, or below them."""
    frame = districts.FRAMES[district]
    if frame.wide:
        return Point(frame.x - 36, frame.y + 68)
    return Point(frame.x + 21, frame.y + 172)
