"""The writing in a district: its name, its two values, and who would be paid them.

Whoever leads has a banner in their colour beside the first value, or beside the second if they
share the lead: that is what they would get. The second, if paid, has a smaller one beside the other
value. All others step back. A value that no one gets (because of a tie, or because no noble is
there) has only an edge.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit.seats import cased_symbol
from bot.render.kit.targets import Point
from bot.render.lettering import Fitted, fit
from bot.render.masks import width_of
from bot.render.san_marco import counters
from bot.render.san_marco.counters import banner, counter
from bot.render.san_marco.look import SAN_MARCO_GOLD, TILE_SHARE, TINTS, shaded
from bot.render.theme import HEADING, INK, ON_INK, Type
from rules.event import Seat
from rules.san_marco.components import SAN_MARCO, District, Worth
from rules.san_marco.scoring import Precedence, precedence

_VALUE: Final = Type("black", 54)
_NAME_HEIGHT: Final = 48
_BASELINE: Final = 40
"""The distance of a district's name from the top."""
_CLEAR: Final = 8
"""The distance of brackets from a name."""
_TITLE: Final = HEADING._replace(px=46)
_LEAST: Final = 36
_GAP: Final = 4
_TILE: Final = 60
"""The width of a value."""
_LEADS, _FOLLOWS, _REST = 74, 54, 54
"""The heights of the lines of a narrow district."""
_BROAD: Final = 70
"""The height of both lines of a wide one, side by side."""
_LEADING, _FOLLOWING = 160, 112
"""The widths of their banners."""
_BETWEEN: Final = 12
_MARK: Final = 12
"""The radius of a symbol that steps back."""
_MARKS: Final = tuple(Type("bold", px) for px in range(42, 33, -2))
_LEAST_MARK, _MOST_MARK = 54, 76
"""The room of each."""
_TIED: Final = 2
"""If more tie for what no one gets, there are no others: they have the room of these too."""
_INLAND: Final = 32
"""How far the rest of a wide district keeps from its end, where bridges land."""
_SPOT: Final = 74
"""The height of a marker."""


class Frame(NamedTuple):
    """The place of a district's writing: its middle and its top.

    wide    the lines are side by side, and the rest beside the name
    width   of its lines, if they are not
    yields  the distance by which the name moves aside if the doge is beside it
    room    the greatest width of the name
    """

    x: int
    y: int
    wide: bool = False
    width: int = 216
    yields: int = 0
    room: int = 256

    @property
    def box(self) -> Box:
        """The room for all that is written."""
        width = 2 * (_TILE + _GAP) + _LEADING + _FOLLOWING + _BETWEEN if self.wide else self.width
        height = _NAME_HEIGHT + (_BROAD if self.wide else _LEADS + _FOLLOWS + _REST + 2 * _GAP)
        return Box(self.x - width // 2, self.y, width, height)


FRAMES: Final = (
    Frame(446, 126, wide=True),
    Frame(172, 368, room=230),
    Frame(464, 368, yields=16),
    Frame(762, 372, room=212),
    Frame(470, 694, wide=True),
    Frame(1057, 188, width=204),
)


class Group(NamedTuple):
    """Seats with as many nobles as each other, in a banner; or a single one that steps back."""

    seats: tuple[Seat, ...]
    box: Box
    banner: bool = True
    leads: bool = False

    @property
    def boxes(self) -> Iterator[tuple[Seat, Box]]:
        """The place of each seat."""
        cells = counters.cells(self.box, len(self.seats)) if len(self.seats) > 1 else [self.box]
        return zip(self.seats, cells, strict=True)


class Nobles(NamedTuple):
    """The nobles in a district by seat, and the seats whose nobles are numbered."""

    counts: Sequence[int]
    numbered: Sequence[Seat] = ()


class Written(NamedTuple):
    """The places of a district's parts; `spot` is the middle of its marker."""

    name: Box
    values: tuple[Box, Box]
    groups: tuple[Group, ...]
    spot: Point

    @property
    def plates(self) -> dict[Seat, Box]:
        """The places of the seats' nobles."""
        return dict(each for group in self.groups for each in group.boxes)


def write(
    canvas: Canvas,
    district: District,
    name: str,
    worth: Worth,
    row: Nobles,
    *,
    marker: int = 0,
    doge: bool = False,
) -> Written:
    """Write a district, with room for a marker this wide; return the places of its parts."""
    title = titled(district, name)
    placed = place(district, title, row, marker=marker, doge=doge)
    canvas.write(title.words, placed.name.x + _CLEAR, placed.name.y + _BASELINE, title.kind, INK)
    now = precedence(row.counts)
    first, second = placed.values
    _value(canvas, first, district, worth.first, paid=bool(now.first))
    _value(canvas, second, district, worth.second, paid=now.paid)
    scoring = (*now.first, *(now.second if now.paid else ()))
    marks = [group for group in placed.groups if not group.banner]
    kind = _kind(marks, row.counts)
    for group in placed.groups:
        seat, (x, y, width, height) = group.seats[0], group.box
        count = row.counts[seat]
        if row.numbered:
            canvas.place(counter(seat, count, seat in scoring, seat in row.numbered), x, y)
        elif group.banner:
            canvas.place(banner(group.seats, count, width, height, group.leads), x, y)
        else:
            _mark(canvas, group, district, count, kind)
    return placed


def titled(district: District, name: str) -> Fitted:
    """Return the name of a district at a size that fits."""
    return fit(name, _TITLE, FRAMES[district].room, _LEAST)


def place(
    district: District, title: Fitted, row: Nobles, *, marker: int = 0, doge: bool = False
) -> Written:
    """Return the places of everything in a district."""
    frame, width = FRAMES[district], round(title.width)
    box, now = frame.box, precedence(row.counts)
    if row.numbered:
        return _numbered(frame, width, row)
    start = box.x if frame.wide else frame.x - width // 2 - (frame.yields if doge else 0)
    named = Box(start - _CLEAR, frame.y, width + 2 * _CLEAR, _NAME_HEIGHT)
    values = _values(frame, leads=bool(now.first) or not now.second)
    groups = [*_banners(frame, values, now)]
    if frame.wide:
        rest = Box(named.right, frame.y, box.right - _INLAND - named.right, _NAME_HEIGHT)
        spot = Point(box.x - _GAP - marker // 2, values[0].middle[1])
    else:
        below = box._replace(y=box.bottom - _REST, height=_REST)
        rest = below._replace(x=below.x + marker, width=below.width - marker)
        spot = Point(box.x + marker // 2 - 4, below.y + _SPOT // 2)
    groups += _aligned(rest, now.rest, right=frame.wide)
    return Written(named, values, tuple(groups), spot)


def _values(frame: Frame, *, leads: bool) -> tuple[Box, Box]:
    """Return the places of the values: the line of those who lead is the larger one."""
    box, top = frame.box, frame.y + _NAME_HEIGHT
    if frame.wide:
        wide = _LEADING + _GAP if leads else 0
        first = Box(box.x, top, _TILE, _BROAD)
        return first, first._replace(x=first.right + wide + _BETWEEN)
    high = (_LEADS, _FOLLOWS) if leads else (_FOLLOWS, _LEADS)
    first = Box(box.x, top, _TILE, high[0])
    return first, first._replace(y=first.bottom + _GAP, height=high[1])


def _banners(frame: Frame, values: tuple[Box, Box], now: Precedence) -> Iterator[Group]:
    """Place those who would be paid beside what they would get, or those whose tie prevents it."""
    for value, seats in zip(values, (now.first, now.second), strict=True):
        leads = seats is now.first or not now.first
        beside = Box(value.right + _GAP, value.y, _LEADING if leads else _FOLLOWING, value.height)
        if not frame.wide and leads:
            beside = beside._replace(width=frame.box.right - beside.x)
        if seats and (now.paid or seats is now.first):
            yield Group(seats, beside, leads=leads)
        else:
            below = _GAP + _REST if len(seats) > _TIED and not frame.wide else 0
            room = beside._replace(width=frame.box.right - beside.x, height=value.height + below)
            yield from _aligned(room, seats)


def _aligned(room: Box, seats: Sequence[Seat], *, right: bool = False) -> Iterator[Group]:
    """Place those who step back in a line, or in two if they need to."""
    lines = 2 if len(seats) * _LEAST_MARK > room.width and room.height >= _BROAD else 1
    columns = max(1, -(-len(seats) // lines))
    width, height = min(room.width // columns, _MOST_MARK), room.height // lines
    start = room.right - width * columns if right else room.x
    for at, seat in enumerate(seats):
        x, y = start + at % columns * width, room.y + at // columns * height
        yield Group((seat,), Box(x, y, width, height), banner=False)


def _value(canvas: Canvas, box: Box, district: District, value: int, *, paid: bool) -> None:
    """Draw a value: filled if it is paid, an empty frame if no one gets it."""
    filled = SAN_MARCO_GOLD if district == SAN_MARCO else shaded(TINTS[district], TILE_SHARE)
    inside = box.inset(1)
    canvas.rounded(inside, 9, filled)
    if not paid:
        canvas.rounded(inside.inset(3), 7, TINTS[district])
    baseline = box.middle[1] + _VALUE.drop
    canvas.write(str(value), box.middle[0], baseline, _VALUE, ON_INK if paid else INK, "middle")


def _mark(canvas: Canvas, group: Group, district: District, count: int, kind: Type) -> None:
    """Draw nobles that bring nothing: small, and paler."""
    canvas.rounded(group.box, 10, TINTS[district])
    x, middle = group.box.x, group.box.middle[1]
    cased_symbol(canvas, group.seats[0], x + _MARK + 6, middle, _MARK)
    ink = shaded(TINTS[district], TILE_SHARE)
    canvas.write(str(count), x + 2 * _MARK + 12, middle + kind.drop, kind, ink)


def _kind(marks: Sequence[Group], counts: Sequence[int]) -> Type:
    """Return the largest type in which these fit."""

    def fits(kind: Type) -> bool:
        return all(
            2 * _MARK + 12 + width_of(str(counts[one.seats[0]]), kind) <= one.box.width - 4
            for one in marks
        )

    return next((kind for kind in _MARKS if fits(kind)), _MARKS[-1])


# --- numbered ---------------------------------------------------------------------------------


def _numbered(frame: Frame, title: int, row: Nobles) -> Written:
    """Return the places if the nobles themselves have numbers: all are as large as each other."""
    plate = 2 * _TILE
    if frame.wide:
        start = frame.x - (title + 14 + plate) // 2
        values, top = (start + title + 14, frame.y), frame.y + _FOLLOWS + 13
    else:
        start = frame.x - title // 2
        values = (frame.x - plate // 2, frame.y + _NAME_HEIGHT + 2)
        top = values[1] + _FOLLOWS + 13
    first = Box(*values, _TILE, _FOLLOWS + 4)
    named = Box(start - _CLEAR, frame.y, title + 2 * _CLEAR, _NAME_HEIGHT)
    second = first._replace(x=first.right)
    return Written(named, (first, second), tuple(_plates(frame, row, top)), Point(*named.middle))


def _plates(frame: Frame, row: Nobles, top: int) -> Iterator[Group]:
    """Place the nobles in rows around the middle, the largest number first."""
    now = precedence(row.counts)
    order = (*now.first, *now.second, *now.rest)
    most, (width, height) = len(order) if frame.wide else 2, counters.NUMBERED_SIZE
    for start in range(0, len(order), max(1, most)):
        line = order[start : start + most]
        x = frame.x - (len(line) * (width + 6) - 6) // 2
        for at, seat in enumerate(line):
            left, y = x + at * (width + 6), top + start // most * (height + 6)
            yield Group((seat,), Box(left, y, width, height))
