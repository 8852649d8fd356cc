"""Counters on a map: the number of pieces of a seat, on a plate in its colour."""

from typing import Final

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.seats import strip, symbol_mask
from bot.render.theme import INK, ON_INK, SEAT_COLOURS, Type
from rules.event import Seat

WIDTH: Final = 104
HEIGHT: Final = 60
COUNTED: Final = 50
"""The start of the number on a plate; the part before it shows the seat."""
_RADIUS: Final = 12
_EDGE: Final = 5
_COUNT: Final = Type("bold", 52)
_NARROW: Final = _COUNT._replace(px=44)
_ONE_DIGIT: Final = 9


@kept
def counter(seat: Seat, count: int, leads: bool) -> Sprite:
    """Draw a number for a seat, all in its colour if no one has more."""
    drawn = Canvas(WIDTH, HEIGHT, INK)
    middle = HEIGHT // 2
    if leads:
        drawn.place(strip(seat, WIDTH, HEIGHT, 0), 0, 0)
        drawn.outline(Box(0, 0, WIDTH, HEIGHT), _RADIUS, 2, INK)
        drawn.disc(27, middle, 21, INK)
        drawn.rounded(counted(0, 0), 9, INK)
    else:
        drawn.place(strip(seat, 10, HEIGHT, 0), 0, 0)
    drawn.pour(symbol_mask(seat, 15), 27 if leads else 31, middle, SEAT_COLOURS[seat])
    kind = _NARROW if count > _ONE_DIGIT else _COUNT
    drawn.write(str(count), counted(0, 0).middle[0], middle + kind.drop, kind, ON_INK, "middle")
    return cut(drawn.image, masks.rounded(WIDTH, HEIGHT, _RADIUS).image)


def counted(x: int, y: int) -> Box:
    """Return the place of the number on a plate with this corner."""
    return Box(x + COUNTED, y + _EDGE, WIDTH - COUNTED - _EDGE, HEIGHT - 2 * _EDGE)
