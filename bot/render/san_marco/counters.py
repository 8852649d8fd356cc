"""Counters on a map: the number of pieces of a seat, on a plate in its colour."""

from typing import Final

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.seats import strip, symbol_mask
from bot.render.lettering import fit
from bot.render.theme import INK, INK_2, PAPER, SEAT_COLOURS, Type
from rules.event import Seat

WIDTH: Final = 104
HEIGHT: Final = 60
NUMBERED: Final = 50
"""The room for a number of the menu before a symbol."""
NUMBERED_WIDTH: Final = 122
_END: Final = 54
"""The part of a plate for its count, and with a number before the symbol."""
_NUMBERED_END: Final = 36
_EDGE: Final = 5
_RADIUS: Final = 12
_RIM: Final = 3
_COUNT: Final = Type("bold", 50)
_NARROW: Final = _COUNT._replace(px=42)
_ONE_DIGIT: Final = 9


@kept
def counter(seat: Seat, count: int, paid: bool, *, numbered: bool = False) -> Sprite:
    """Draw a number for a seat: in ink if it would be paid for that, paler if not."""
    width, radius = (NUMBERED_WIDTH, 16) if numbered else (WIDTH, 20)
    drawn, middle = Canvas(width, HEIGHT, INK), HEIGHT // 2
    inside = Box(0, 0, width, HEIGHT).inset(_RIM)
    drawn.rounded(inside, _RADIUS - _RIM, PAPER)
    place = counted(0, 0, numbered=numbered)
    drawn.place(strip(seat, place.x - _RIM, inside.height, _RADIUS - _RIM), _RIM, _RIM)
    tab = place.x - radius - _RIM
    drawn.disc(tab, middle, radius, INK)
    drawn.pour(symbol_mask(seat, radius - 5), tab, middle, SEAT_COLOURS[seat])
    kind, ink = _NARROW if count > _ONE_DIGIT else _COUNT, INK if paid else INK_2
    words = fit(str(count), kind, place.width + 2 * _RIM)
    drawn.write(words.words, place.middle[0], middle + kind.drop, words.kind, ink, "middle")
    return cut(drawn.image, masks.rounded(width, HEIGHT, _RADIUS).image)


def counted(x: int, y: int, *, numbered: bool = False) -> Box:
    """Return the place of the number on a plate with this corner."""
    width, end = (NUMBERED_WIDTH, _NUMBERED_END) if numbered else (WIDTH, _END)
    return Box(x + width - end, y + _EDGE, end - _EDGE, HEIGHT - 2 * _EDGE)
