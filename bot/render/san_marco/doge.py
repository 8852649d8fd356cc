"""The doge: his cap, the corno, and the disc that shows his place."""

from typing import Final

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.masks import Mask
from bot.render.san_marco.art import painted
from bot.render.san_marco.look import CORNO, VIOLET
from bot.render.theme import INK, PAPER

RADIUS: Final = 38
_CASING: Final = 3
_CAP: Final = (
    *((0.1, 0.7), (0.1, 0.52), (0.22, 0.4), (0.4, 0.34), (0.52, 0.22), (0.62, 0.08)),
    *((0.73, 0.02), (0.83, 0.08), (0.85, 0.22), (0.85, 0.42), (0.9, 0.58), (0.9, 0.7)),
)
_BAND: Final = (0.05, 0.76, 0.95, 0.96)


@kept
def corno(size: int) -> Mask:
    """Return the doge's cap in a square of `size`, its origin in the middle."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        unit = size * scale
        pen.polygon([(x * unit, y * unit) for x, y in _CAP], fill=255)
        for x, y, radius in ((0.74, 0.12, 0.11), (0.24, 0.54, 0.14)):
            box = tuple(part * unit for part in (x - radius, y - radius, x + radius, y + radius))
            pen.ellipse(box, fill=255)
        left, top, right, bottom = (part * unit for part in _BAND)
        pen.rounded_rectangle((left, top, right, bottom), 0.09 * unit, fill=255)

    return Mask(masks.shape(size, size, draw).image, -(size // 2), -(size // 2))


def doge(canvas: Canvas, x: int, y: int, radius: int = RADIUS) -> None:
    """Draw him on his barge with his middle here; without sprites his cap on a disc."""
    if painted("doge", canvas, Box(x, y, 0, 0).inset(-radius - _CASING)):
        return
    drawn = _disc(radius)
    canvas.place(drawn, x - drawn.size[0] // 2, y - drawn.size[1] // 2)


@kept
def _disc(radius: int) -> Sprite:
    size = 2 * (radius + _CASING)
    drawn = Canvas(size, size, INK)
    middle = size / 2
    drawn.disc(middle, middle, radius, PAPER)
    drawn.disc(middle, middle, radius - 3, VIOLET)
    drawn.pour(corno(round(radius * 1.2)), middle, middle - radius * 0.06, CORNO)
    mask = Image.new("L", (size, size), 0)
    mask.paste(masks.disc(radius + _CASING).image, (0, 0))
    return cut(drawn.image, mask)
