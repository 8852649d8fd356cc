"""The gold discs with numbers: here you can act, and this is its number in the menu."""

from typing import Final

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.lettering import fit
from bot.render.masks import width_of
from bot.render.theme import DIGIT, GOLD, GOLD_LIGHT, INK, WIDTH, Type

RADIUS: Final = 27
_CASING: Final = 3
_WIDER: Final = 16
_TILE_RADIUS: Final = 9
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
    return cut(drawn.image, masks.rounded(width, height, height // 2).image)


@kept
def disc(words: str, radius: int) -> Sprite:
    """Return a marker of any radius: a disc, or a pill where several numbers need one."""
    if radius == RADIUS and words.isdecimal():
        return sprite(int(words))
    kind = _SMALL_DIGIT._replace(px=max(24, radius * 8 // 5))
    height = 2 * (radius + _CASING)
    width = max(height, round(width_of(words, kind)) + radius)
    drawn = Canvas(width, height, INK)
    inner = Box(_CASING, _CASING, width - 2 * _CASING, height - 2 * _CASING)
    drawn.rounded(inner, radius, GOLD)
    drawn.outline(inner.inset(2), radius - 2, 2, GOLD_LIGHT)
    drawn.write(words, width / 2, height / 2 + kind.drop, kind, INK, "middle")
    return cut(drawn.image, masks.rounded(width, height, height // 2).image)


@kept
def tile(words: str, width: int, height: int) -> Sprite:
    """Return a marker that fills a plate of this size: in place of another number."""
    drawn = Canvas(width, height, GOLD)
    box = Box(0, 0, width, height)
    drawn.outline(box.inset(2), _TILE_RADIUS - 2, 2, GOLD_LIGHT)
    kind = fit(words, Type("black", height - 4), width - 4).kind
    drawn.write(words, width / 2, height / 2 + kind.drop, kind, INK, "middle")
    return cut(drawn.image, masks.rounded(width, height, _TILE_RADIUS).image)
