"""The merchants' rug, on which the cards lie from which a player chooses."""

from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt import look
from bot.render.goldene_stadt.art import painted
from bot.render.kit import pages
from bot.render.kit.pages import Section
from bot.render.theme import MARGIN, WIDTH, Theme

HEM: Final = 46
"""From the edge of the rug to what lies on it, above and below."""
SIDE: Final = 44
"""The same at its sides, from the edge of the picture."""
_EDGE: Final = 34
_BORDER: Final = (28, 74)
_FIELD: Final = 94


def on_rug(*sections: Section) -> Section:
    """Return sections on one rug."""
    height = pages.height_of(sections) - pages.APART + 2 * HEM

    def draw(canvas: Canvas, y: int) -> None:
        canvas.image.paste(_rug(WIDTH - 2 * MARGIN, height, canvas.theme), (MARGIN, y))
        pages.lay(canvas, y + HEM, sections)

    return Section("", height, draw)


def _rug(width: int, height: int, theme: Theme) -> Image.Image:
    """Weave a rug: field, borders at the sides, hems above and below; plain without sprites.

    It is not kept: rugs of all heights would drive what costs more out of the cache.
    """
    rug, (side, high) = Canvas(width, height, look.RUG[theme.name], theme), _BORDER
    for y in range(0, height, _FIELD):
        for x in range(0, width, _FIELD):
            painted(f"rug_field_{theme.name}", rug, Box(x, y, _FIELD, _FIELD))
    for y in range(0, height, high):
        for x in (0, width - side):
            painted(f"rug_side_{theme.name}", rug, Box(x, y, side, high))
    for y in (0, height - _EDGE):
        painted(f"rug_edge_{theme.name}", rug, Box(0, y, width, _EDGE))
    return rug.image
