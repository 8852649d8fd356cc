"""A town at dusk: its houses side by side, the dearer the taller, with light in their windows."""

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.masks import Mask
from bot.render.san_juan.look import (
    CREAM,
    ICONS,
    class_of,
    colour_of,
    dark_tone,
    is_production,
)
from bot.render.theme import INK, RGB, mix, rgb
from rules.san_juan.components import COST, Kind

_LOWEST: Final = 0.66
"""The height of the cheapest house, as a part of the tallest."""
_STORIED: Final = 40
"""Houses narrower than this have windows only: an icon could not be made out."""
_SLIMMEST: Final = 14
_SHADE: Final = 0.12
"""The darkness of a house's shaded side."""
_UNLIT: Final = 0.35
_EVENING: Final = rgb("#5A2F55")
_DIMMED: Final = 0.22


def _evening(colour: RGB) -> RGB:
    """Return a colour after sunset."""
    return mix(_EVENING, colour, _DIMMED)


def strip(kinds: Sequence[Kind], width: int, height: int) -> Sprite:
    """Return small houses in a row, to be put on any ground."""
    pitch = width // 12
    houses = [_house(kind, pitch - 1, height) for kind in kinds]
    size = (max(1, pitch * len(houses)), height)
    image, mask = Image.new("RGB", size), Image.new("L", size)
    for place, house in enumerate(houses):
        x, top = place * pitch, height - house.size[1]
        for part in house.slices:
            box = (x, top + part.top, x + part.image.width, top + part.top + part.image.height)
            image.paste(part.image, box)
            mask.paste(part.mask or 255, box)
    return cut(image, mask)


def street(canvas: Canvas, box: Box, kinds: Sequence[Kind], widest: int) -> None:
    """Draw houses of these kinds at the bottom of a box, centred, none wider than `widest`."""
    if not kinds:
        return
    pitch = min(widest, box.width // len(kinds))
    left = box.x + (box.width - pitch * len(kinds)) // 2
    for place, kind in enumerate(kinds):
        house = _house(kind, pitch - max(1, pitch // 24), box.height)
        canvas.place(house, left + place * pitch, box.bottom - house.size[1])


@kept
def _house(kind: Kind, width: int, tallest: int) -> Sprite:
    """Draw a house; its height tells its cost."""
    share = _LOWEST + (1 - _LOWEST) * (COST[kind] - min(COST)) / (max(COST) - min(COST))
    height = round(tallest * share)
    colour = _evening(colour_of(kind))
    canvas = Canvas(width, height, colour)
    side = max(2, width // 5)
    canvas.fill(Box(width - side, 0, side, height), mix(INK, colour, _SHADE))
    eaves = _eaves(width)
    if width >= _STORIED:
        canvas.fill(Box(0, eaves, width, 2), mix(INK, colour, _UNLIT))
        _sign(canvas, kind, Box(0, eaves, width, height - eaves))
        _windows(canvas, kind, Box(0, eaves + width * 7 // 8, width, height))
    elif width >= _SLIMMEST // 2:
        _windows(canvas, kind, Box(0, eaves + width // 4, width, height))
    return cut(canvas.image, _silhouette(class_of(kind), width, height).image)


def _eaves(width: int) -> int:
    """Return the end of the roof on a house of this width."""
    return max(4, round(width * 0.26))


def _sign(canvas: Canvas, kind: Kind, wall: Box) -> None:
    """Draw the sign of the house: the icon of the building, or the good in a lit round window."""
    size = min(wall.width * 5 // 8, wall.height * 3 // 4)
    x, y = wall.width // 2, wall.y + wall.height // 12 + size * 5 // 8
    y = min(y, wall.y + wall.width // 2)
    if is_production(kind):
        canvas.disc(x, y, size // 2 + 3, INK)
        canvas.disc(x, y, size // 2, CREAM)
        canvas.icon(ICONS[kind], x, y, size * 4 // 7, dark_tone(kind))
    else:
        canvas.icon(ICONS[kind], x, y, size * 15 // 16, INK)


def _windows(canvas: Canvas, kind: Kind, wall: Box) -> None:
    """Draw rows of windows down to the street; here and there one is dark."""
    columns = 3 if wall.width >= _STORIED else 2
    pitch = wall.width // columns
    pane = max(2, round(pitch * 0.42))
    tall = round(pane * 1.35)
    dark = mix(INK, _evening(colour_of(kind)), _UNLIT)
    for row, y in enumerate(range(wall.y, wall.height - tall, tall + max(2, pane * 4 // 5))):
        for column in range(columns):
            x = (wall.width - columns * pitch) // 2 + column * pitch + (pitch - pane) // 2
            asleep = (kind * 5 + row * 3 + column * 7) % 4 == 0
            canvas.fill(Box(x, y, pane, tall), dark if asleep else CREAM)


@kept
def _silhouette(family: str, width: int, height: int) -> Mask:
    """Return the outline of a house: the roof of its class on a wall."""
    eaves = _eaves(width)

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        pen.rectangle((0, eaves * scale, width * scale, height * scale), fill=255)
        for corners in _ROOFS[family]:
            pen.polygon([(x * width * scale, y * eaves * scale) for x, y in corners], fill=255)
        if family == "monument":
            pen.ellipse((0, 0, width * scale - 1, 2 * eaves * scale), fill=255)

    return masks.shape(width, height, draw)


_ROOFS: Final = {
    "production": tuple(
        ((tooth / 3, 1.0), (tooth / 3, 0.05), ((tooth + 1) / 3, 0.7), ((tooth + 1) / 3, 1.0))
        for tooth in range(3)
    ),
    "city": (
        ((0.0, 0.5), (1.0, 0.5), (1.0, 1.0), (0.0, 1.0)),
        ((0.2, 0.05), (0.8, 0.05), (0.8, 1.0), (0.2, 1.0)),
    ),
    "monument": (),
    "end": (((0.0, 1.0), (0.5, 0.0), (1.0, 1.0)),),
}
"""The corners of the parts on the wall, in parts of its width and of the height to the eaves."""

_WALLS: Final = tuple(dict.fromkeys(_evening(colour_of(kind)) for kind in range(len(ICONS))))
COLOURS: Final = (
    *_WALLS,
    *(mix(INK, wall, share) for wall in _WALLS for share in (_SHADE, _UNLIT)),
)
"""Colours that the houses add to the palette."""
