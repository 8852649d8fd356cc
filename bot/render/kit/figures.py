"""The figure: a number, or a few words, with the icon or the symbol of the thing counted."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas, Spot
from bot.render.masks import width_of
from bot.render.sprites import painted
from bot.render.theme import RGB, Type
from rules.event import Seat

_LARGER: Final = 3
"""How far a painted icon reaches beyond a plain one."""


class Figure(NamedTuple):
    """Words after an icon, after the symbol of a seat, or after a number of the menu; or alone.

    `tone` names a colour of the theme: text, mute, warn or good. In a menu, and before words, a
    sprite of the game `art` takes the place of the icon, if there is one.
    """

    words: str = ""
    seat: Seat | None = None
    icon: str = ""
    tone: str = "text"
    number: int = 0
    art: str = ""


class Setting(NamedTuple):
    """The setting of figures, in pixels.

    kind    of the words
    size    of the icon
    rise    how far its middle lies above the baseline
    reach   from the edge, or from the words, to its middle
    room    from the edge to the words, or from the words to what follows
    """

    kind: Type
    size: int
    rise: float
    reach: float
    room: float


def side_by_side(figures: Sequence[Figure], kind: Type, least: int, room: int, icon: int) -> Type:
    """Return the largest type in which figures fit into a room, each with an icon this wide."""
    for px in range(kind.px, least, -2):
        smaller = kind._replace(px=px)
        if sum(width_of(figure.words, smaller) + icon for figure in figures) <= room:
            return smaller
    return kind._replace(px=least)


def icon_first(
    canvas: Canvas,
    at: Spot,
    figure: Figure,
    how: Setting,
    ink: RGB,
    shade: RGB | None = None,
) -> float:
    """Draw an icon (in `shade`, if it is another colour) and its words; return where they end.

    `at` is the left edge and the baseline.
    """
    x, baseline = at
    sprite = Box(round(x) + round(how.reach), round(baseline - how.rise), 0, 0)
    sprite = sprite.inset(-how.size // 2 - _LARGER)
    if not painted(figure.art, figure.icon, canvas, sprite):
        canvas.icon(figure.icon, x + how.reach, baseline - how.rise, how.size, shade or ink)
    return x + how.room + canvas.write(figure.words, x + how.room, baseline, how.kind, ink)


def words_first(
    canvas: Canvas,
    at: Spot,
    figure: Figure,
    how: Setting,
    ink: RGB,
    shade: RGB | None = None,
) -> float:
    """Draw words and the icon after them; return where the next figure begins."""
    x, baseline = at
    end = x + canvas.write(figure.words, x, baseline, how.kind, ink)
    canvas.icon(figure.icon, end + how.reach, baseline - how.rise, how.size, shade or ink)
    return end + how.room
