"""The writing in a district: its name, its values, and the nobles of each seat there.

All of it is in the middle of the district. The half of the plate of values that would be paid now
is filled; a value that no one gets (because of a tie, or because no noble is there) has only an
edge. The nobles are ordered by number, and those that would be paid for are in ink: the filled
values are theirs.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas, Spot
from bot.render.lettering import Fitted, fit
from bot.render.san_marco.counters import HEIGHT, NUMBERED_WIDTH, WIDTH, counter
from bot.render.san_marco.look import SAN_MARCO_GOLD, TILE_SHARE, TINTS, shaded
from bot.render.theme import HEADING, INK, ON_INK, Type
from rules.event import Seat
from rules.san_marco.components import SAN_MARCO, District, Worth
from rules.san_marco.scoring import precedence

_HALF: Final = Box(0, 0, 66, 58)
_VALUE: Final = Type("black", 54)
_PLATE: Final = 2 * _HALF.width
_NAME_HEIGHT: Final = 50
_BASELINE: Final = 40
"""The distance of a district's name from the top."""
_APART: Final = 6
"""The gap between nobles."""
_BELOW: Final = 9
"""The gap between values and nobles."""
_BESIDE: Final = 14
"""The gap between the name and the values if they are side by side."""
_IN_A_ROW: Final = 2
_CLEAR: Final = 8
"""The distance of brackets from a name."""
_TITLE: Final = HEADING._replace(px=46)
_LEAST: Final = 36


class Frame(NamedTuple):
    """The place of a district's writing: its middle and its top.

    wide    name and values are side by side, and all nobles in one row
    yields  the distance by which the name moves aside if the doge is beside it
    room    the greatest width of the name
    """

    x: int
    y: int
    wide: bool = False
    yields: int = 0
    room: int = 256


FRAMES: Final = (
    Frame(452, 124, wide=True),
    Frame(172, 368, room=230),
    Frame(464, 368, yields=16),
    Frame(757, 372, room=212),
    Frame(464, 692, wide=True),
    Frame(1058, 188),
)


class Nobles(NamedTuple):
    """The nobles in a district by seat, and the seats whose nobles are numbered."""

    counts: Sequence[int]
    numbered: Sequence[Seat] = ()

    def width(self, seat: Seat) -> int:
        """Return the width of a seat's plate."""
        return NUMBERED_WIDTH if seat in self.numbered else WIDTH


class Written(NamedTuple):
    """The places of a district's parts."""

    name: Box
    values: tuple[Box, Box]
    plates: dict[Seat, Box]


def write(
    canvas: Canvas,
    district: District,
    name: str,
    worth: Worth,
    row: Nobles,
    *,
    aside: int = 0,
    doge: bool = False,
) -> Written:
    """Write a district; return the places of its parts.

    The values are `aside` of the middle if a marker needs the room, and the name if the doge does.
    """
    placed = place(district, name, row, aside=aside, doge=doge)
    title = titled(district, name)
    canvas.write(title.words, placed.name.x + _CLEAR, placed.name.y + _BASELINE, title.kind, INK)
    now = precedence(row.counts)
    scoring = (*now.first, *(now.second if now.paid else ()))
    first, second = placed.values
    _value(canvas, first, district, worth.first, paid=bool(now.first))
    _value(canvas, second, district, worth.second, paid=now.paid)
    for seat, box in placed.plates.items():
        paid, numbered = seat in scoring, seat in row.numbered
        canvas.place(counter(seat, row.counts[seat], paid, numbered=numbered), box.x, box.y)
    return placed


def titled(district: District, name: str) -> Fitted:
    """Return the name of a district at a size that fits."""
    return fit(name, _TITLE, FRAMES[district].room, _LEAST)


def place(
    district: District, name: str, row: Nobles, *, aside: int = 0, doge: bool = False
) -> Written:
    """Return the places of everything in a district."""
    frame = FRAMES[district]
    title = round(titled(district, name).width)
    if frame.wide:
        start = frame.x - (title + _BESIDE + _PLATE) // 2
        values, top = (start + title + _BESIDE, frame.y), frame.y + _HALF.height + _BELOW
    else:
        start = frame.x - title // 2 - (frame.yields if doge else 0)
        values = (frame.x - _PLATE // 2 + aside, frame.y + _NAME_HEIGHT)
        top = values[1] + _HALF.height + _BELOW
    first = _HALF._replace(x=values[0], y=values[1])
    named = Box(start - _CLEAR, frame.y, title + 2 * _CLEAR, _NAME_HEIGHT)
    return Written(named, (first, first._replace(x=first.right)), dict(_nobles(frame, row, top)))


def _nobles(frame: Frame, row: Nobles, top: int) -> Iterator[tuple[Seat, Box]]:
    """Place the nobles in rows around the middle, the largest number first."""
    now = precedence(row.counts)
    order = (*now.first, *now.second, *now.rest)
    most = len(order) if frame.wide else _IN_A_ROW
    for start in range(0, len(order), max(1, most)):
        line = order[start : start + most]
        x = frame.x - (sum(row.width(seat) + _APART for seat in line) - _APART) // 2
        y = top + start // most * (HEIGHT + _APART)
        for seat in line:
            yield seat, Box(x, y, row.width(seat), HEIGHT)
            x += row.width(seat) + _APART


def _value(canvas: Canvas, box: Box, district: District, value: int, *, paid: bool) -> None:
    """Draw a value: filled if it is paid, an empty frame if no one gets it."""
    filled = SAN_MARCO_GOLD if district == SAN_MARCO else shaded(TINTS[district], TILE_SHARE)
    inside = box.inset(1)
    canvas.rounded(inside, 9, filled)
    if not paid:
        canvas.rounded(inside.inset(3), 7, TINTS[district])
    colour = ON_INK if paid else INK
    canvas.write(str(value), *_baseline(box), _VALUE, colour, "middle")


def _baseline(box: Box) -> Spot:
    return box.middle[0], box.middle[1] + _VALUE.drop
