"""What is written in a district: its name, what it is worth, and who has how many nobles there.

The two values are paid to whoever stands beside them: the first line is the one with the most, the
second those who get the second value now. So a tile of the value that is paid is filled, and one
that nobody gets (because of a tie, or because nobody is there) is empty.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit.counters import HEIGHT, counter, width_of
from bot.render.lettering import fit
from bot.render.san_marco.look import SAN_MARCO_GOLD, TILE_SHARE, TINTS, shaded
from bot.render.theme import COUNT, HEADING, INK, ON_INK, Type
from rules.event import Seat
from rules.san_marco.components import DISTRICTS, SAN_MARCO, District, Worth
from rules.san_marco.scoring import Precedence, precedence

_TILE: Final = 46
_PITCH: Final = 52
_GAP: Final = 3
_PLATE: Final = width_of(1)
_NAME_HEIGHT: Final = 44
BASELINE: Final = 34
"""How far below the top of a district its name stands."""
_PER_LINE: Final = 2
_CLEAR: Final = 8
"""How far brackets keep from a name."""
_TITLE: Final = HEADING._replace(px=36)
_SPLENDID: Final = HEADING._replace(px=40)
_LEAST: Final = 30


class Frame(NamedTuple):
    """Where a district is written: its upper left corner, in one line or in three."""

    x: int
    y: int
    wide: bool


FRAMES: Final = (
    Frame(284, 116, True),
    Frame(76, 309, False),
    Frame(366, 305, False),
    Frame(664, 322, False),
    Frame(262, 584, True),
    Frame(958, 164, False),
)
TALL_WIDTH: Final = _TILE + _GAP + 2 * _PLATE + _GAP
WIDE_WIDTH: Final = 2 * (_TILE + 2 * _GAP) + 4 * (_PLATE + _GAP)


class Written(NamedTuple):
    """Where the parts of a district are."""

    name: Box
    plates: dict[Seat, Box]


def write(
    canvas: Canvas, district: District, name: str, worth: Worth, row: Sequence[int]
) -> Written:
    """Write a district; return where its name and the nobles of each seat are."""
    frame = FRAMES[district]
    room = WIDE_WIDTH if frame.wide else TALL_WIDTH
    title = fit(name, title_type(district), room, _LEAST)
    canvas.write(title.words, frame.x, frame.y + BASELINE, title.kind, INK)
    now = precedence(row)
    tiles = tiles_of(district, row)
    _tile(canvas, tiles[0], district, worth.first, paid=bool(now.first))
    _tile(canvas, tiles[1], district, worth.second, paid=now.paid)
    plates: dict[Seat, Box] = {}
    for seat, box in _boxes(district, row):
        canvas.place(counter(seat, row[seat], row[seat] == max(row), box.width), box.x, box.y)
        plates[seat] = box
    named = Box(frame.x - _CLEAR, frame.y, round(title.width) + 2 * _CLEAR, _NAME_HEIGHT)
    return Written(named, plates)


def title_type(district: District) -> Type:
    """Return how the name of a district is written: San Marco's is the largest."""
    return _SPLENDID if district == SAN_MARCO else _TITLE


def tiles_of(district: District, row: Sequence[int]) -> tuple[Box, Box]:
    """Return where the two values are: below or beside each other."""
    frame, now = FRAMES[district], precedence(row)
    first = Box(frame.x, frame.y + _NAME_HEIGHT, _TILE, HEIGHT)
    if not frame.wide:
        return first, first._replace(y=first.y + _PITCH)
    taken = sum([width_of(row[seat]) + 3 * _GAP for seat in now.first])
    return first, first._replace(x=first.right + _GAP + taken)


def _boxes(district: District, row: Sequence[int]) -> Iterator[tuple[Seat, Box]]:
    """Place the nobles: whoever is paid stands beside the value."""
    frame, now = FRAMES[district], precedence(row)
    top = frame.y + _NAME_HEIGHT
    if frame.wide:
        x = frame.x + _TILE + _GAP
        for seat in (*now.first, *now.second, *now.rest):
            if seat in now.second[:1]:
                x = tiles_of(district, row)[1].right + _GAP
            box = Box(x, top, width_of(row[seat]), HEIGHT)
            yield seat, box
            x = box.right + _GAP
        return
    for number, line in enumerate(_lines(now)):
        x = frame.x + _TILE + _GAP
        for seat in line:
            width = width_of(row[seat]) if len(line) == 1 else _PLATE
            yield seat, Box(x, top + number * _PITCH, width, HEIGHT)
            x += width + _GAP


def _lines(now: Precedence) -> tuple[tuple[Seat, ...], ...]:
    """Return who stands in each of three lines; no more than two do."""
    others = (*now.second, *now.rest)
    beside = 1 if len(now.second) == 1 else _PER_LINE
    return now.first, others[:beside], others[beside:]


def _tile(canvas: Canvas, box: Box, district: District, value: int, *, paid: bool) -> None:
    """Draw a value: filled where it is paid, an empty frame where nobody gets it."""
    filled = SAN_MARCO_GOLD if district == SAN_MARCO else shaded(TINTS[district], TILE_SHARE)
    canvas.rounded(box, 8, filled)
    if not paid:
        canvas.rounded(box.inset(3), 6, TINTS[district])
    colour = ON_INK if paid else INK
    canvas.write(str(value), box.middle[0], box.y + 38, COUNT, colour, "middle")


def boxes() -> tuple[Box, ...]:
    """Return what each district takes at most, with plates of one digit."""
    return tuple(
        Box(
            FRAMES[district].x,
            FRAMES[district].y,
            WIDE_WIDTH if FRAMES[district].wide else TALL_WIDTH,
            _NAME_HEIGHT + HEIGHT + (0 if FRAMES[district].wide else 2 * _PITCH),
        )
        for district in DISTRICTS
    )
