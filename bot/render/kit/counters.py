"""Counters on a map: how many pieces of a seat there are, on a plate in its colour."""

from typing import Final

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite
from bot.render.keeping import kept
from bot.render.kit.seats import strip, symbol_mask
from bot.render.theme import COUNT, INK, ON_INK, SEAT_COLOURS
from rules.event import Seat

HEIGHT: Final = 48
_WIDTH: Final = 80
_WIDER: Final = 20
"""How much wider a plate with two digits is."""
_RADIUS: Final = 12
_ONE_DIGIT: Final = 9
_COUNTED: Final = 42
"""Where on a plate the number begins."""
_NARROW: Final = COUNT._replace(px=32)


def width_of(count: int) -> int:
    """Return how wide the plate of a number is where there is room for it."""
    return _WIDTH + (_WIDER if count > _ONE_DIGIT else 0)


@kept
def counter(seat: Seat, count: int, leads: bool, width: int) -> Sprite:
    """Draw a number for a seat: all in its colour where nobody has more."""
    drawn = Canvas(width, HEIGHT, INK)
    middle = HEIGHT // 2
    if leads:
        drawn.place(strip(seat, width, HEIGHT, 0), 0, 0)
        drawn.outline(Box(0, 0, width, HEIGHT), _RADIUS, 2, INK)
        drawn.disc(22, middle, 18, INK)
        drawn.rounded(Box(_COUNTED, 5, width - _COUNTED - 5, HEIGHT - 10), 9, INK)
        drawn.pour(symbol_mask(seat, 12), 22, middle, SEAT_COLOURS[seat])
    else:
        drawn.place(strip(seat, 10, HEIGHT, 0), 0, 0)
        drawn.pour(symbol_mask(seat, 13), 28, middle, SEAT_COLOURS[seat])
    kind = COUNT if width == width_of(count) else _NARROW
    x = _COUNTED + (width - _COUNTED - 5) / 2
    drawn.write(str(count), x, middle + kind.drop, kind, ON_INK, "middle")
    return Sprite(drawn.image, masks.rounded(width, HEIGHT, _RADIUS).image)
