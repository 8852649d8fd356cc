"""The gold discs with numbers: here you can act, and this is its number in the menu."""

from typing import Final

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.masks import width_of
from bot.render.theme import DIGIT, GOLD, GOLD_LIGHT, INK, ON_INK, RGB, WIDTH, Theme, Type

RADIUS: Final = 27
_CASING: Final = 3
_WIDER: Final = 16
_SMALL_DIGIT: Final = Type("black", 32)


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
    return cut(drawn.image, masks.rounded(width, height, height // 2).image, str(number))


@kept
def disc(words: str, radius: int, picked: Theme | None = None) -> Sprite:
    """Return a marker of any radius: a disc, or a pill if several numbers need one.

    If it is picked, it has the theme's colour for that instead of gold.
    """
    if radius == RADIUS and words.isdecimal() and picked is None:
        return sprite(int(words))
    ground, line, ink = _colours(picked)
    kind = _SMALL_DIGIT._replace(px=max(24, radius * 8 // 5))
    height = 2 * (radius + _CASING)
    width = max(height, round(width_of(words, kind)) + radius)
    drawn = Canvas(width, height, INK)
    inner = Box(_CASING, _CASING, width - 2 * _CASING, height - 2 * _CASING)
    drawn.rounded(inner, radius, ground)
    drawn.outline(inner.inset(2), radius - 2, 2, line)
    drawn.write(words, width / 2, height / 2 + kind.drop, kind, ink, "middle")
    return cut(drawn.image, masks.rounded(width, height, height // 2).image, words)


def _colours(picked: Theme | None) -> tuple[RGB, RGB, RGB]:
    """Return the colours of a marker's ground, of the line on it, and of its number."""
    if picked is None:
        return GOLD, GOLD_LIGHT, INK
    ink = ON_INK if picked.cased else INK
    return picked.good, ink, ink
