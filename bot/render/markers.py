"""The gold discs with numbers: here you can act, and this is its number in the menu."""

from typing import Final

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite
from bot.render.keeping import kept
from bot.render.theme import DIGIT, GOLD, GOLD_LIGHT, INK, WIDTH

RADIUS: Final = 27
_CASING: Final = 3
_WIDER: Final = 16


def marker(canvas: Canvas, number: int, x: int, y: int) -> None:
    """Draw the marker of an option with the middle of its disc here; two digits reach right."""
    drawn = sprite(number)
    left = min(x - RADIUS - _CASING, WIDTH - drawn.size[0])
    canvas.place(drawn, left, y - RADIUS - _CASING)


@kept
def sprite(number: int) -> Sprite:
    """Return the marker of a number."""
    height = 2 * (RADIUS + _CASING)
    width = height + (_WIDER if number > 9 else 0)
    drawn = Canvas(width, height, INK)
    disc = Box(_CASING, _CASING, width - 2 * _CASING, height - 2 * _CASING)
    drawn.rounded(disc, RADIUS, GOLD)
    drawn.outline(disc.inset(3), RADIUS - 3, 2, GOLD_LIGHT)
    baseline = height / 2 + DIGIT.drop
    drawn.write(str(number), width / 2, baseline, DIGIT, INK, "middle")
    return Sprite(drawn.image, masks.rounded(width, height, height // 2).image)
