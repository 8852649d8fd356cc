"""Bars that lie between two places: a seat's, with its symbol on a knob, or no one's."""

from typing import Final

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.seats import patterned, symbol_mask
from bot.render.san_francisco.art import painted
from bot.render.theme import INK, SEAT_COLOURS, USUAL_SEATS, mix, rgb
from rules.event import NOBODY, Seat

NEUTRAL: Final = rgb("#B4BDCB")
"""The bar of no one: grey, which is no seat's colour, with three crosses."""
_WOOD: Final = ("stick_upright", "stick_level")
"""The light on a bar, upright or level, as on wood."""
SHADES: Final = tuple(
    [
        mix(light, colour, share)
        for colour in (NEUTRAL, *SEAT_COLOURS[:USUAL_SEATS])
        for light, share in ((rgb("#FFFFFF"), 0.42), (rgb("#1B1428"), 0.38))
    ]
)
"""The light and the dark side of bars."""
_ROUND: Final = 8
_CASING: Final = 2


def draw_bar(canvas: Canvas, seat: Seat, box: Box) -> None:
    """Draw the bar of a seat, or of NOBODY, in the middle of a box of its length and thickness."""
    drawn = _bar(seat, box.width, box.height)
    width, height = drawn.size
    canvas.place(drawn, box.middle[0] - width // 2, box.middle[1] - height // 2)


@kept
def _bar(seat: Seat, width: int, height: int) -> Sprite:
    thick = min(width, height)
    knob = 0 if seat == NOBODY else thick * 3 // 4
    sheet = Box(0, 0, max(width, 2 * knob), max(height, 2 * knob))
    bar = Box((sheet.width - width) // 2, (sheet.height - height) // 2, width, height)
    canvas = Canvas(sheet.width, sheet.height, INK)
    inner, (x, y) = bar.inset(_CASING), sheet.middle
    if seat == NOBODY:
        canvas.fill(inner, NEUTRAL)
        painted(_WOOD[width > height], canvas, inner)
        for away in (-thick * 3 // 2, 0, thick * 3 // 2):
            level = width > height
            canvas.icon("xmark", x + away * level, y + away * (not level), thick * 3 // 4, INK)
    else:
        canvas.image.paste(patterned(seat, inner.width, inner.height), (inner.x, inner.y))
        painted(_WOOD[width > height], canvas, inner)
        canvas.disc(x, y, knob, INK)
        canvas.pour(symbol_mask(seat, thick // 2), x, y, SEAT_COLOURS[seat])
    return cut(canvas.image, _shape(sheet, bar, knob))


def _shape(sheet: Box, bar: Box, knob: int) -> Image.Image:
    """Return the shape of a bar with the knob in its middle."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        corners = (bar.x, bar.y, bar.right - 1, bar.bottom - 1)
        pen.rounded_rectangle([at * scale for at in corners], _ROUND * scale, fill=255)
        x, y = sheet.middle
        around = (x - knob, y - knob, x + knob, y + knob)
        pen.ellipse([at * scale for at in around], fill=255)

    return masks.shape(sheet.width, sheet.height, draw).image
