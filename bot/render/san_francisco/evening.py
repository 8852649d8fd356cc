"""Evening over the bay, or its morning: the background of the cover and the final scores."""

from collections.abc import Sequence
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit.evening import Sky, hang
from bot.render.kit.seats import symbol_mask
from bot.render.san_francisco.art import painted
from bot.render.theme import INK, NIGHT, SEAT_COLOURS, rgb
from rules.event import Seat

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
_PAINTING: Final = (1184, 480)
"""The size of the painted evening, in which the dial of the clock is this far from the top, with
room for a sign of this radius; above the city, the sky is free.
"""
_PAINTED: Final = {"dark": "evening", "light": "evening_light"}
_DIAL: Final = 306
_HAND: Final = 10
_FREE: Final = 238


def dusk(canvas: Canvas, box: Box) -> Box:
    """Draw the city while nothing is won yet; return the room for words in the sky."""
    return evening(canvas, box, ())


def evening(canvas: Canvas, box: Box, seats: Sequence[Seat]) -> Box:
    """Draw houses on their hills over still water, and the winners' sign on the tower's clock."""
    scene = Canvas(box.width, box.height, NIGHT)
    painting = Box(0, box.height - _PAINTING[1], *_PAINTING)
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
    hang(canvas, box, scene)
    return box._replace(height=free)


COLOURS: Final = (
    *(*_SKY.colours, _SKY.water, _SKY.starlight),
    *_SKY.mirrored(_SKY.colours),
)
"""The colours that an evening without sprites adds to the palette."""
