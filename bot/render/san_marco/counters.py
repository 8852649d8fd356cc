"""Counters on a map: the number of pieces, on a banner of all who have as many, or on a plate."""

from typing import Final

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.grid import across
from bot.render.kit.seats import patterned, strip, symbol_mask
from bot.render.lettering import fit
from bot.render.theme import INK, INK_2, PAPER, SEAT_COLOURS, Type
from rules.event import Seat

NUMBERED: Final = 50
"""The room for a number of the menu before a symbol."""
NUMBERED_SIZE: Final = (122, 60)
"""The size of a plate with such a number."""
_END: Final = 36
_RADIUS: Final = 12
_RIM: Final = 3
_COUNT: Final = Type("bold", 50)
_LEADING: Final = Type("black", 64)
_COUNTED: Final = 76
"""The part of a banner for its count; where many share it, their colours need some of that."""
_SHARED: Final = 56
_FEW: Final = 2
_TAIL: Final = 16
_ONE_DIGIT: Final = 9


def cells(box: Box, seats: int) -> list[Box]:
    """Return the parts of a banner that have the colours of its seats."""
    return across(box._replace(width=box.width - _counted(seats)), seats, box.width, 0)


def _counted(seats: int) -> int:
    return _COUNTED if seats <= _FEW else _SHARED


@kept
def banner(seats: tuple[Seat, ...], count: int, width: int, height: int, leads: bool) -> Sprite:
    """Draw the number that some seats have: a flag with two tails if they lead."""
    drawn = Canvas(width, height, INK)
    whole, y, counted = Box(0, 0, width, height), height // 2, _counted(len(seats))
    drawn.image.paste(PAPER, whole.inset(_RIM).edges)
    for seat, cell in zip(seats, cells(whole, len(seats)), strict=True):
        inside = Box(cell.x + _RIM, _RIM, cell.width - _RIM, height - 2 * _RIM)
        drawn.image.paste(patterned(seat, inside.width, inside.height), (inside.x, inside.y))
        radius = min(inside.width // 2 - 1, height * 2 // 5)
        drawn.disc(*inside.middle, radius, INK)
        drawn.pour(symbol_mask(seat, radius * 3 // 4), *inside.middle, SEAT_COLOURS[seat])
    kind = _LEADING if leads else _COUNT
    words = fit(str(count), kind, counted - 4 * _RIM - (_TAIL if leads else 0), 30)
    drawn.fill(Box(width - counted, 0, _RIM, height), INK)
    middle = width - (counted + _TAIL - _RIM) / 2 if leads else width - counted / 2
    drawn.write(words.words, middle, y + words.kind.drop, words.kind, INK, "middle")
    if not leads:
        return cut(drawn.image, masks.rounded(width, height, _RADIUS).image)
    return cut(_tailed(drawn, width, height), _flag(width, height))


def _tailed(drawn: Canvas, width: int, height: int) -> Image.Image:
    """Return it with an edge along its notch."""
    pen = ImageDraw.Draw(drawn.image)
    notch = ((width - 1, 0), (width - _TAIL - 1, height / 2), (width - 1, height))
    pen.line(notch, fill=INK, width=2 * _RIM, joint="curve")
    return drawn.image


def _flag(width: int, height: int) -> Image.Image:
    """Return the shape of a flag with two tails."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        box = (0, 0, width * scale - 1, height * scale - 1)
        pen.rounded_rectangle(box, 8 * scale, fill=255, corners=(True, False, False, True))
        right, tail = width * scale, _TAIL * scale
        pen.polygon(((right, 0), (right - tail, height * scale / 2), (right, height * scale)), 0)

    return masks.shape(width, height, draw).image


@kept
def counter(seat: Seat, count: int, paid: bool, numbered: bool) -> Sprite:
    """Draw a number for a seat: in ink if it would be paid for that, paler if not.

    It has room for a number of the menu; where there is none, the symbol is larger.
    """
    (width, height), radius = NUMBERED_SIZE, 16 if numbered else 20
    drawn, middle = Canvas(width, height, INK), height // 2
    inside = Box(0, 0, width, height).inset(_RIM)
    drawn.rounded(inside, _RADIUS - _RIM, PAPER)
    place = counted(0, 0)
    drawn.place(strip(seat, place.x - _RIM, inside.height, _RADIUS - _RIM), _RIM, _RIM)
    tab = place.x - radius - _RIM if numbered else place.x // 2
    drawn.disc(tab, middle, radius, INK)
    drawn.pour(symbol_mask(seat, radius - 5), tab, middle, SEAT_COLOURS[seat])
    kind, ink = _COUNT._replace(px=42) if count > _ONE_DIGIT else _COUNT, INK if paid else INK_2
    words = fit(str(count), kind, place.width + 2 * _RIM)
    drawn.write(words.words, place.middle[0], middle + kind.drop, words.kind, ink, "middle")
    return cut(drawn.image, masks.rounded(width, height, _RADIUS).image)


def counted(x: int, y: int) -> Box:
    """Return the place of the number on a plate with this corner."""
    width, height = NUMBERED_SIZE
    return Box(x + width - _END, y + 5, _END - 5, height - 10)
