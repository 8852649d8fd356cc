"""The merchants' rug, on which the cards lie from which a player chooses."""

from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt import look
from bot.render.goldene_stadt.art import painted
from bot.render.kit import pages
from bot.render.kit.pages import Section
from bot.render.theme import MARGIN, WIDTH

_HEM: Final = 46
"""From the edge of the rug to what lies on it, above and below."""
SIDE: Final = 44
"""The same at its sides, from the edge of the picture."""
_EDGE: Final = 34
_ROW: Final = 74


def on_rug(*sections: Section) -> Section:
    """Return sections on one rug."""
    height = pages.height_of(sections) - pages.APART + 2 * _HEM

    def draw(canvas: Canvas, y: int) -> None:
        _weave(canvas, Box(MARGIN, y, WIDTH - 2 * MARGIN, height))
        pages.lay(canvas, y + _HEM, sections)

    return Section("", height, draw)


def _weave(canvas: Canvas, box: Box) -> None:
    """Weave a rug row by row, then its edges above and below; plain without sprites."""
    light = canvas.theme.name
    canvas.fill(box, look.RUG[light])
    for y in (*range(box.y, box.bottom - _ROW, _ROW), box.bottom - _ROW):
        painted(f"rug_{light}", canvas, box._replace(y=y, height=_ROW))
    for y in (box.y, box.bottom - _EDGE):
        painted(f"rug_edge_{light}", canvas, box._replace(y=y, height=_EDGE))
