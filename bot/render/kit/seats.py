"""The look of a seat: a colour, plus a symbol and a pattern wherever there is room."""

from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Spot, Sprite, cut
from bot.render.keeping import kept
from bot.render.masks import Mask
from bot.render.theme import INK, ON_INK, SEAT_COLOURS, mix

_PATTERN_SHARE: Final = 0.3
_STAR_INNER: Final = 0.46
_ARM: Final = 0.36
"""Half the width of the arms of a cross."""
_DARK: Final = (5,)
"""Seats whose colour is so dark that their symbol has a light edge on a dark ground."""


def symbol(canvas: Canvas, seat: int, x: float, y: float, radius: int) -> None:
    """Draw a seat's symbol in its colour, its middle here; outlined if the theme requires it."""
    if canvas.theme.cased:
        canvas.pour(symbol_mask(seat, radius + 3), x, y, INK)
    elif seat in _DARK:
        canvas.pour(symbol_mask(seat, radius + 3), x, y, ON_INK)
    mask = symbol_mask(seat, radius)
    canvas.pour(mask, x, y, SEAT_COLOURS[seat])


def cased_symbol(canvas: Canvas, seat: int, x: float, y: float, radius: int) -> None:
    """Draw a seat's symbol on an outline of ink, so that it stands out on anything."""
    canvas.pour(symbol_mask(seat, radius + 6), x, y, INK)
    symbol(canvas, seat, x, y, radius)


@kept
def symbol_mask(seat: int, radius: int) -> Mask:
    """Return the symbol of a seat within a circle of this radius (a little more for squares)."""
    size = radius * 2

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        if seat == 0:
            pen.ellipse((0, 0, size * scale - 1, size * scale - 1), fill=255)
            return
        unit = radius * scale
        pen.polygon([(unit + x * unit, unit + y * unit) for x, y in _CORNERS[seat - 1]], fill=255)

    return Mask(masks.shape(size, size, draw).image, -radius, -radius)


def _star() -> tuple[Spot, ...]:
    corners: list[Spot] = []
    for step in range(10):
        reach = _STAR_INNER if step % 2 else 1.0
        angle = step * pi / 5
        corners.append((sin(angle) * reach, 0.06 - cos(angle) * reach))
    return tuple(corners)


_CORNERS: Final[tuple[tuple[Spot, ...], ...]] = (
    ((0.0, -0.95), (1.0, 0.85), (-1.0, 0.85)),
    ((-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)),
    ((0.0, -1.0), (0.88, 0.0), (0.0, 1.0), (-0.88, 0.0)),
    _star(),
    (
        *((-_ARM, -1.0), (_ARM, -1.0), (_ARM, -_ARM), (1.0, -_ARM), (1.0, _ARM), (_ARM, _ARM)),
        *((_ARM, 1.0), (-_ARM, 1.0), (-_ARM, _ARM), (-1.0, _ARM), (-1.0, -_ARM), (-_ARM, -_ARM)),
    ),
)


def band(canvas: Canvas, seat: int, box: Box, radius: int) -> None:
    """Draw a strip in the seat's colour and pattern; outlined if the theme requires it."""
    canvas.place(strip(seat, box.width, box.height, radius), box.x, box.y)
    if canvas.theme.cased:
        canvas.outline(box, radius, 2, INK)


@kept
def strip(seat: int, width: int, height: int, radius: int) -> Sprite:
    """Return such a strip without an outline."""
    return cut(patterned(seat, width, height), masks.rounded(width, height, radius).image)


def patterned(seat: int, width: int, height: int) -> Image.Image:
    """Return a rectangle in the seat's colour and pattern."""
    colour = SEAT_COLOURS[seat]
    image = Image.new("RGB", (width, height), colour)
    pattern = masks.shape(width, height, _pattern(seat, width, height))
    image.paste(mix(INK, colour, _PATTERN_SHARE), (0, 0), pattern.image)
    return image


def _pattern(seat: int, width: int, height: int) -> masks.Draw:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        _PATTERNS[seat](pen, width * scale, height * scale, scale)

    return draw


def _plain(*_: object) -> None:
    """Draw nothing: the first seat has no pattern."""


def _diagonal(pen: ImageDraw.ImageDraw, width: int, height: int, scale: int) -> None:
    for start in range(-height, width, 12 * scale):
        pen.line((start, height, start + height, 0), fill=255, width=4 * scale)


def _dots(pen: ImageDraw.ImageDraw, width: int, height: int, scale: int) -> None:
    radius, pitch = 2.4 * scale, 11 * scale
    for y in range(pitch // 2, height, pitch):
        for x in range(6 * scale, width, pitch):
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)


def _level(pen: ImageDraw.ImageDraw, width: int, height: int, scale: int) -> None:
    for y in range(4 * scale, height, 9 * scale):
        pen.rectangle((0, y, width, y + 3 * scale), fill=255)


def _crossed(pen: ImageDraw.ImageDraw, width: int, height: int, scale: int) -> None:
    for start in range(-height, width, 12 * scale):
        pen.line((start, height, start + height, 0), fill=255, width=2 * scale)
        pen.line((start, 0, start + height, height), fill=255, width=2 * scale)


def _upright(pen: ImageDraw.ImageDraw, width: int, height: int, scale: int) -> None:
    for x in range(4 * scale, width, 10 * scale):
        pen.rectangle((x, 0, x + 3 * scale, height), fill=255)


_PATTERNS: Final = (_plain, _diagonal, _dots, _level, _crossed, _upright)
