"""Icons: glyphs of Font Awesome by name, and the few that are drawn here."""

from typing import Final

from PIL import ImageDraw

from bot.render import masks
from bot.render.fonts import ICONS, glyph
from bot.render.keeping import kept
from bot.render.masks import Mask

CARDS: Final = "drawn:cards"
INGOTS: Final = "drawn:ingots"


@kept
def icon(name: str, size: int) -> Mask:
    """Return an icon that fills a square of `size`, its origin in the middle."""
    if name == CARDS:
        drawn = _cards(size)
    elif name == INGOTS:
        drawn = _ingots(size)
    else:
        drawn = _glyph(name, size)
    width, height = drawn.image.size
    return Mask(drawn.image, -(width // 2), -(height // 2))


def _glyph(name: str, size: int) -> Mask:
    """Draw a glyph as large as fits: glyphs differ in width, not in height."""
    character = glyph(name)
    widest = masks.text(character, ICONS, size)
    longest = max(widest.image.size)
    return masks.text(character, ICONS, max(1, round(size * size / longest)))


def _cards(size: int) -> Mask:
    """Draw two cards, with a gap between the front one and the one behind it."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        unit = size * scale / 40
        pen.rounded_rectangle((3 * unit, 4 * unit, 25 * unit, 35 * unit), 5 * unit, fill=150)
        pen.rounded_rectangle((10 * unit, 3 * unit, 38 * unit, 38 * unit), 6 * unit, fill=0)
        pen.rounded_rectangle((13 * unit, 5 * unit, 36 * unit, 37 * unit), 5 * unit, fill=255)

    return masks.shape(size, size, draw)


def _ingots(size: int) -> Mask:
    """Draw three ingots in a heap."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        unit = size * scale / 40
        for left, top in ((10.5, 4), (0, 21), (21, 21)):
            corners = ((4, 0), (15, 0), (19, 15), (0, 15))
            pen.polygon([((left + x) * unit, (top + y) * unit) for x, y in corners], fill=255)

    return masks.shape(size, size, draw)
