"""Evening over the bay: the background of the cover and the final scores."""

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.keeping import kept
from bot.render.kit.evening import Outline, Sky, block, hang, outlines, spire
from bot.render.kit.seats import symbol_mask
from bot.render.san_francisco.art import painted
from bot.render.theme import INK, NIGHT, SEAT_COLOURS, mix, rgb
from rules.event import Seat

_SKY: Final = Sky(
    hours=(NIGHT, rgb("#1F2238"), rgb("#4A2C4C"), rgb("#9A4A4C"), rgb("#F09A62")),
    stripes=32,
    stars=80,
    starlight=rgb("#B9B4D0"),
    water=rgb("#15283A"),
    on_water=0.45,
)
_DEPTH: Final = 0.18
"""The share of the picture that is water."""
_LOW: Final = 0.36
"""The height of the city, as a share of the picture's: words go above it."""
_HILLS: Final = rgb("#3B2840")
_HOUSES: Final = rgb("#211A2C")
_LIT: Final = rgb("#FFD27A")
_STEPS: Final = ((-470, 52), (-380, 66), (-290, 60), (-200, 42), (-110, 20), (130, 18), (220, 40))
_ROWS: Final = (*_STEPS, (310, 58), (400, 70), (490, 56))
"""Each step of the hills has three houses side by side: around which point, and how high."""
_CLOCK: Final = (0, 134)
_PAINTING: Final = (1184, 480)
"""The size of the painted evening, in which the dial of the clock is this far from the top, with
room for a sign of this radius; above the city, the sky is free.
"""
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
    if painted("evening", scene, painting):
        _sign(scene, seats, box.width / 2, painting.y + _DIAL, _HAND)
        hang(canvas, box, scene)
        return box._replace(height=painting.y + _FREE)
    shore, unit = _measures(box.height)
    scene = Canvas(box.width, box.height, _city(box.width, box.height))
    x, y = box.width / 2, shore - _CLOCK[1] * unit
    scene.disc(x, y, round(17 * unit), _LIT)
    _sign(scene, seats, x, y, round(12 * unit))
    _SKY.mirror(scene, shore)
    hang(canvas, box, scene)
    return box._replace(height=shore - round(box.height * _LOW))


def _sign(scene: Canvas, seats: Sequence[Seat], x: float, y: float, radius: int) -> None:
    """Draw the first winner's sign on the dial of the clock."""
    for seat in seats[:1]:
        scene.pour(symbol_mask(seat, radius + 3), x, y, INK)
        scene.pour(symbol_mask(seat, radius), x, y, SEAT_COLOURS[seat])


def _measures(height: int) -> tuple[int, float]:
    """Return the place of the shore, and the size of a unit of the city."""
    shore = height - round(height * _DEPTH)
    return shore, height * _LOW / 190


@kept
def _city(width: int, height: int) -> Image.Image:
    shore, unit = _measures(height)
    scene = _SKY.paint(width, height, shore)
    for parts, colour in ((_hills(), _HILLS), (_houses(), _HOUSES), (_windows(), _LIT)):
        scene.pour(outlines(width, shore, unit, tuple(parts)), 0, 0, colour)
    return scene.image


def _hills() -> Iterator[Outline]:
    """Yield the hills behind the city."""
    for x, wide, high in ((-760, 420, 110), (-420, 330, 138), (380, 320, 146), (760, 420, 120)):
        slope = ((-1.0, 0), (-0.55, 0.5), (-0.2, 0.94), (0, 1), (0.2, 0.94), (0.55, 0.5), (1.0, 0))
        yield tuple((x + wide * across, high * up) for across, up in slope)


def _houses() -> Iterator[Outline]:
    """Yield gabled houses stepping up the hills, and the tower of the ferries between them."""
    for x, foot in _ROWS:
        for step in (-30, 0, 30):
            yield block(x + step, 0, 28, foot + 34)
            yield spire(x + step, foot + 34, 32, 22)
            yield block(x + step + 8, foot + 44, 4, 12)
    yield block(0, 0, 190, 36)
    for wide, high in ((52, 112), (44, 158), (30, 172), (16, 182)):
        yield block(0, 0, wide, high)
    yield spire(0, 182, 16, 24)


def _windows() -> Iterator[Outline]:
    """Yield the bay windows that are lit, and the arches on the quay."""
    for number, (x, foot) in enumerate(_ROWS):
        for at, step in enumerate((-30, 0, 30)):
            for floor in range(3):
                if (number * 5 + at * 3 + floor * 2) % 4:
                    yield block(x + step - 5, foot + 20 - floor * 22, 5, 10)
                    yield block(x + step + 5, foot + 20 - floor * 22, 5, 10)
    for arch in range(-4, 5):
        yield block(arch * 20, 8, 8, 16)


COLOURS: Final = (
    *(*_SKY.colours, _SKY.water, _SKY.starlight, _HILLS, _HOUSES, _LIT),
    *_SKY.mirrored((_HILLS, _HOUSES, _LIT)),
    *_SKY.mirrored(_SKY.colours),
    mix(_HOUSES, _LIT, 0.5),
)
"""The colours that an evening adds to the palette."""
