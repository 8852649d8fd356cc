"""Evening over the bay: what the cover and the final scores stand before."""

from collections.abc import Sequence
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit.evening import Sky, hang
from bot.render.theme import NIGHT, ON_INK_MUTE, mix, rgb
from rules.event import Seat

_SKY: Final = Sky(
    hours=(NIGHT, rgb("#3A2A3E"), rgb("#B4583C")),
    stripes=28,
    stars=80,
    starlight=mix(ON_INK_MUTE, NIGHT, 0.7),
    water=rgb("#2A2B3C"),
    on_water=0.45,
)
_HOUSES: Final = rgb("#171420")
_LIT: Final = rgb("#F2C14E")
_SKYLINE: Final = (5, 9, 7, 12, 6, 10, 15, 8, 6, 11, 7, 13, 9, 5, 8, 12, 6, 10, 7, 9)
"""Heights of the houses along the shore, in storeys."""
_STOREY: Final = 9
COLOURS: Final = (*_SKY.colours, _SKY.starlight, _SKY.water, _HOUSES, _LIT)


def evening(canvas: Canvas, box: Box, _: Sequence[Seat]) -> Box:
    """Draw the evening; return the room for words in the sky."""
    return dusk(canvas, box)


def dusk(canvas: Canvas, box: Box) -> Box:
    """Draw houses before the last light, over still water; return the room in the sky."""
    shore = box.height - box.height // 6
    painted = _SKY.paint(box.width, box.height, shore)
    _SKY.mirror(painted, shore)
    hang(canvas, box, painted)
    width = box.width // len(_SKYLINE)
    for at, storeys in enumerate(_SKYLINE):
        height = storeys * _STOREY
        house = Box(box.x + at * width, box.y + shore - height, width - 3, height)
        canvas.fill(house, _HOUSES)
        for storey in range(1, storeys, 3):
            window = Box(house.x + 10 + 13 * (storey % 2), house.y + storey * _STOREY, 6, 5)
            canvas.fill(window, _LIT)
    return box._replace(height=shore - max(_SKYLINE) * _STOREY)
