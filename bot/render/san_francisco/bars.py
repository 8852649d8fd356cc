"""Sticks that lie between two places: beams in their owner's colours, each with one mark."""

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
"""The cross on the bar of no one: grey, which is no seat's colour."""
_STONE: Final = rgb("#8A92A3")
_BARE: Final = rgb("#8C6B4E")
"""The bars of no one, and those where nothing is left to build: of bare wood."""
_WOOD: Final = ("stick_upright", "stick_level")
"""The light on a bar, upright or level, as on wood."""
_CASING: Final = 2
SHADES: Final = (
    *(_STONE, _BARE),
    *[
        mix(light, colour, share)
        for colour in (_STONE, *SEAT_COLOURS[:USUAL_SEATS])
        for light, share in ((rgb("#FFFFFF"), 0.42), (rgb("#1B1428"), 0.38))
    ],
)
"""The wood of bars, its light and its dark side."""


def draw_bar(canvas: Canvas, seat: Seat, box: Box, *, calm: bool = False) -> None:
    """Draw the bar of a seat, or of NOBODY, in the middle of a box of its length and thickness.

    Where nothing is left to build it is `calm`: of bare wood, with a smaller mark.
    """
    drawn = _bar(seat, box.width, box.height, calm)
    width, height = drawn.size
    canvas.place(drawn, box.middle[0] - width // 2, box.middle[1] - height // 2)


@kept
def _bar(seat: Seat, width: int, height: int, calm: bool) -> Sprite:
    thick, level = min(width, height), width > height
    knob = thick // 2 if calm or seat == NOBODY else thick * 3 // 5
    sheet = Box(0, 0, max(width, 2 * knob), max(height, 2 * knob))
    place = Box((sheet.width - width) // 2, (sheet.height - height) // 2, width, height)
    bar = _thinner(place, thick // 4) if calm else place
    canvas = Canvas(sheet.width, sheet.height, INK)
    inner, (x, y) = bar.inset(_CASING), sheet.middle
    if calm or seat == NOBODY:
        canvas.fill(inner, _STONE if seat == NOBODY else _BARE)
    else:
        canvas.image.paste(patterned(seat, inner.width, inner.height), (inner.x, inner.y))
    if not calm:
        painted(_WOOD[level], canvas, inner)
    canvas.disc(x, y, knob, INK)
    if seat == NOBODY:
        canvas.icon("xmark", x, y, knob * 5 // 4, NEUTRAL)
    else:
        canvas.pour(symbol_mask(seat, knob * 2 // 3), x, y, SEAT_COLOURS[seat])
    return cut(canvas.image, _shape(sheet, bar, knob))


def _thinner(bar: Box, by: int) -> Box:
    """Return a bar with its length, thinner on both sides."""
    inner = bar.inset(by)
    if bar.width > bar.height:
        return bar._replace(y=inner.y, height=inner.height)
    return bar._replace(x=inner.x, width=inner.width)


def _shape(sheet: Box, bar: Box, knob: int) -> Image.Image:
    """Return the shape of a bar with the knob in its middle."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        corners = (bar.x, bar.y, bar.right - 1, bar.bottom - 1)
        radius = min(bar.width, bar.height) // 3
        pen.rounded_rectangle([at * scale for at in corners], radius * scale, fill=255)
        x, y = sheet.middle
        around = (x - knob, y - knob, x + knob, y + knob)
        pen.ellipse([at * scale for at in around], fill=255)

    return masks.shape(sheet.width, sheet.height, draw).image
