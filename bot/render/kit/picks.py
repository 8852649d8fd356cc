"""Picks stand out: raised over their shadow, with a bright border and a check; the other options
are dimmed a little.
"""

from typing import Final

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.masks import Mask
from bot.render.theme import INK, NIGHT, ON_INK, Theme, mix, rgb

RISE: Final = 10
"""The distance by which picks are raised."""
_BORDER: Final = 10
_CASING: Final = 5
_SHADOW: Final = mix(rgb("#000000"), NIGHT, 0.6)
_VEIL: Final = 0.18
"""The darkening of other options: words on them can still be read."""


def lift(canvas: Canvas, box: Box, radius: int) -> Box:
    """Draw the shadow of a pick; return where the pick itself is to be drawn."""
    canvas.rounded(box._replace(y=box.y + RISE // 2), radius, _SHADOW)
    return box._replace(y=box.y - RISE)


def recede(canvas: Canvas, box: Box, radius: int) -> None:
    """Dim everything drawn in a box."""
    canvas.pour(_veil(box.width, box.height, radius), box.x, box.y, NIGHT)


def border(canvas: Canvas, box: Box, radius: int) -> None:
    """Draw the border of a pick, half of it outside, so that it hides no letter."""
    half = _BORDER // 2
    canvas.outline(box.inset(-half), radius + half, _BORDER, canvas.theme.good)


def check(canvas: Canvas, x: int, y: int, radius: int) -> None:
    """Draw the check of a pick, with its middle here."""
    drawn = _check(radius, canvas.theme)
    canvas.place(drawn, x - drawn.size[0] // 2, y - drawn.size[1] // 2)


@kept
def _veil(width: int, height: int, radius: int) -> Mask:
    shape = masks.rounded(width, height, radius).image
    lighter = [round(shade * _VEIL) for shade in range(256)]
    return Mask(shape.point(lighter))  # pyright: ignore[reportUnknownMemberType]


@kept
def _check(radius: int, theme: Theme) -> Sprite:
    size = 2 * (radius + _CASING)
    canvas = Canvas(size, size, INK)
    canvas.disc(size / 2, size / 2, radius, theme.good)
    colour = ON_INK if theme.cased else INK
    canvas.icon("check", size / 2, size / 2, radius * 5 // 4, colour)
    return cut(canvas.image, masks.disc(size // 2).image)
