"""Evening over the bay, or its morning: the background of the cover and the final scores."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from bot.render.canvas import Box, Canvas
from bot.render.kit.evening import Sky, hang
from bot.render.kit.score_sheet import EMBLEM
from bot.render.kit.seats import symbol_mask
from bot.render.san_francisco.art import painted
from bot.render.san_francisco.city import pave
from bot.render.san_francisco.districts import Light, district_tile
from bot.render.san_francisco.plan import Plan
from bot.render.theme import GAP, INK, NIGHT, SEAT_COLOURS, rgb
from rules.event import Seat
from rules.san_francisco.components import Kind

Built: TypeAlias = tuple[Kind, Seat]
"""A rebuilt district: its kind and its builder."""

_SKY: Final = Sky(
    hours=(NIGHT, rgb("#1F2238"), rgb("#4A2C4C"), rgb("#9A4A4C"), rgb("#F09A62")),
    stripes=32,
    stars=80,
    starlight=rgb("#B9B4D0"),
    water=rgb("#15283A"),
    on_water=0.45,
)
"""The evening without sprites, and the share of its height that is sky."""
_SHORE: Final = 0.82
_QUAY: Final = 140
"""The height of the quay, where the winners' districts stand; it hides some of the water."""
_PAINTING: Final = (1184, 480)
"""The size of the painted evening, in which the dial of the clock is this far from the top, with
room for a sign of this radius; above the city, the sky is free.
"""
_PAINTED: Final = {"dark": "evening", "light": "evening_light"}
_DIAL: Final = 306
_HAND: Final = 10
_WATER: Final = 60
"""The height of the water that a quay may hide."""
_FREE: Final = 238
_LEAST_FREE: Final = 120
"""The least height of the sky with its words: in a low picture the quay hides more of the city."""


def dusk(canvas: Canvas, box: Box) -> Box:
    """Draw the city while nothing is won yet; return the room for words in the sky."""
    return evening(canvas, box, ())


def evening(canvas: Canvas, box: Box, seats: Sequence[Seat], won: Sequence[Built] = ()) -> Box:
    """Draw houses on their hills over still water, the winners' sign on the tower's clock, and at
    the waterside what they have built.
    """
    if won:
        box = box._replace(height=box.height + EMBLEM)  # the columns below have no emblems
    scene = Canvas(box.width, box.height, NIGHT)
    risen = box.height - _PAINTING[1] - (_QUAY - _WATER if won else 0)
    painting = Box(0, max(risen, _LEAST_FREE - _FREE), *_PAINTING)
    free = painting.y + _FREE
    if painted(_PAINTED[canvas.theme.name], scene, painting):
        for seat in seats[:1]:
            x, y = box.width / 2, painting.y + _DIAL
            scene.pour(symbol_mask(seat, _HAND + 3), x, y, INK)
            scene.pour(symbol_mask(seat, _HAND), x, y, SEAT_COLOURS[seat])
    else:
        shore = round(box.height * _SHORE)
        scene = _SKY.paint(box.width, box.height, shore)
        _SKY.mirror(scene, shore)
    if won:
        _draw_quay(scene, canvas.theme.name, won)
    hang(canvas, box, scene)
    return box._replace(height=free)


def _draw_quay(scene: Canvas, theme: str, won: Sequence[Built]) -> None:
    """Draw rebuilt districts side by side on the quay, at the foot of a scene."""
    width, height = scene.image.size
    size = min(100, (width - 2 * GAP) * 100 // len(won) // (Plan(0).place(0).width + GAP))
    tiles = [district_tile(kind, seat, "", Light(theme, size)) for kind, seat in won]
    wide, high = tiles[0].size
    scene.fill(Box(0, height - _QUAY, width, 4), INK)
    pave(scene, Box(0, height - _QUAY + 4, width, _QUAY - 4), theme)
    x = (width - len(tiles) * (wide + GAP) + GAP) // 2
    for tile in tiles:
        scene.place(tile, x, height - _QUAY // 2 - high // 2 + 2)
        x += wide + GAP


COLOURS: Final = (
    *(*_SKY.colours, _SKY.water, _SKY.starlight),
    *_SKY.mirrored(_SKY.colours),
)
"""The colours that an evening without sprites adds to the palette."""
