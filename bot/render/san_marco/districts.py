"""What is written in a district: its name, what it is worth, and who has how many nobles there.

The two values are paid to whoever stands beside them: the first line is the one with the most, the
second those who get the second value now. So a tile of the value that is paid is filled, and one
that nobody gets (because of a tie, or because nobody is there) is empty.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite
from bot.render.lettering import fit
from bot.render.san_marco.look import SAN_MARCO_GOLD, TILE_SHARE, TINTS, shaded
from bot.render.seats import strip, symbol_mask
from bot.render.theme import COUNT, HEADING, INK, ON_INK, SEAT_COLOURS, Type
from rules.event import Seat
from rules.san_marco.components import DISTRICTS, SAN_MARCO, District, Worth

_TILE: Final = 46
_HEIGHT: Final = 48
_PITCH: Final = 52
_GAP: Final = 3
_PLATE: Final = 82
_WIDER: Final = 20
"""How much wider a plate with two digits is."""
_NAME_HEIGHT: Final = 44
_BASELINE: Final = 34
_PER_LINE: Final = 2
_RADIUS: Final = 12
_COUNT: Final = COUNT
_LEAST: Final = 36


class Frame(NamedTuple):
    """Where a district is written: its upper left corner, in one line or in three."""

    x: int
    y: int
    wide: bool


FRAMES: Final = (
    Frame(284, 116, True),
    Frame(82, 308, False),
    Frame(367, 302, False),
    Frame(658, 316, False),
    Frame(262, 584, True),
    Frame(952, 164, False),
)
TALL_WIDTH: Final = _TILE + _GAP + 2 * _PLATE + _GAP
WIDE_WIDTH: Final = 2 * (_TILE + 2 * _GAP) + 4 * (_PLATE + _GAP)


class Standing(NamedTuple):
    """Who stands where in a district.

    first     the one with the most; nobody while some share the most
    second    who gets the second value, or would but for a tie
    rest      the others with nobles there
    paid      whether the second value is paid
    """

    first: tuple[Seat, ...]
    second: tuple[Seat, ...]
    rest: tuple[Seat, ...]
    paid: bool


def standing(row: Sequence[int]) -> Standing:
    """Rank the seats in a district by their nobles (RULES.md 3.7)."""
    ranked = sorted([seat for seat, count in enumerate(row) if count], key=lambda seat: -row[seat])
    most = tuple(seat for seat in ranked if row[seat] == row[ranked[0]])
    rest = tuple(ranked[len(most) :])
    if len(most) > 1:
        return Standing((), most, rest, paid=True)
    second = tuple(seat for seat in rest if row[seat] == row[rest[0]])
    return Standing(most, second, rest[len(second) :], paid=len(second) == 1)


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
    title = fit(name, HEADING, room, 30)
    canvas.write(title.words, frame.x, frame.y + _BASELINE, title.kind, INK)
    now = standing(row)
    plates: dict[Seat, Box] = {}
    tiles = _tiles(frame, now)
    _tile(canvas, tiles[0], district, worth.first, first=True, paid=bool(now.first))
    _tile(canvas, tiles[1], district, worth.second, first=False, paid=now.paid)
    for seat, corner in _corners(frame, now, row):
        leads = row[seat] == max(row)
        drawn = _plate(seat, row[seat], leads)
        canvas.place(drawn, *corner)
        plates[seat] = Box(*corner, *drawn.size)
    return Written(Box(frame.x, frame.y, round(title.width), _NAME_HEIGHT), plates)


def _tiles(frame: Frame, now: Standing) -> tuple[Box, Box]:
    """Return where the two values are."""
    top = frame.y + _NAME_HEIGHT
    if not frame.wide:
        first = Box(frame.x, top, _TILE, _HEIGHT)
        return first, first._replace(y=top + _PITCH)
    after = frame.x + _TILE + _GAP + (_PLATE + 2 * _GAP if now.first or not now.second else 0)
    return Box(frame.x, top, _TILE, _HEIGHT), Box(after, top, _TILE, _HEIGHT)


def _corners(
    frame: Frame, now: Standing, row: Sequence[int]
) -> Iterator[tuple[Seat, tuple[int, int]]]:
    """Place the nobles: whoever is paid stands beside the value."""
    lines = _wide_lines(now) if frame.wide else _tall_lines(now)
    for number, line in enumerate(lines):
        x = frame.x
        for seat in line:
            if seat < 0:
                x += _TILE + _GAP
                continue
            yield seat, (x, frame.y + _NAME_HEIGHT + number * _PITCH)
            x += width_of(row[seat]) + _GAP


_SPACE: Final = -1
"""Room for a tile, in a line of seats."""


def _wide_lines(now: Standing) -> list[tuple[Seat, ...]]:
    return [(_SPACE, *now.first, _SPACE, *now.second, *now.rest)]


def _tall_lines(now: Standing) -> list[tuple[Seat, ...]]:
    below = [*now.second, *now.rest]
    if len(now.second) == 1:
        below.insert(1, _SPACE)
    rest = [seat for seat in below if seat != _SPACE]
    second = rest[: 1 if len(now.second) == 1 else _PER_LINE]
    third = rest[len(second) :]
    return [(_SPACE, *now.first), (_SPACE, *second), (_SPACE, *third)]


def width_of(count: int) -> int:
    """Return how wide the plate of so many nobles is."""
    return _PLATE + (_WIDER if count > 9 else 0)


def _tile(
    canvas: Canvas, box: Box, district: District, value: int, *, first: bool, paid: bool
) -> None:
    """Draw a value: filled where it is paid, an empty frame where nobody gets it."""
    filled = SAN_MARCO_GOLD if district == SAN_MARCO else shaded(TINTS[district], TILE_SHARE)
    canvas.rounded(box, 8, filled)
    if not paid:
        canvas.rounded(box.inset(3), 6, TINTS[district])
    colour = ON_INK if paid else INK
    canvas.write(str(value), box.middle[0], box.y + 38, COUNT, colour, "middle")
    del first


@lru_cache(maxsize=256)
def _plate(seat: Seat, count: int, leads: bool) -> Sprite:
    """Draw so many nobles of a seat: all in its colour where nobody has more."""
    width = width_of(count)
    drawn = Canvas(width, _HEIGHT, INK)
    if leads:
        drawn.image.paste(strip(seat, width, _HEIGHT, 0).image, (0, 0))
        drawn.outline(Box(0, 0, width, _HEIGHT), _RADIUS, 2, INK)
        drawn.disc(22, _HEIGHT // 2, 18, INK)
        drawn.pour(symbol_mask(seat, 12), 22, _HEIGHT / 2, SEAT_COLOURS[seat])
        drawn.rounded(Box(42, 5, width - 47, _HEIGHT - 10), 9, INK)
        x = 42 + (width - 47) / 2
    else:
        drawn.image.paste(strip(seat, 10, _HEIGHT, 0).image, (0, 0))
        drawn.pour(symbol_mask(seat, 13), 28, _HEIGHT / 2, SEAT_COLOURS[seat])
        x = 42 + (width - 46) / 2
    kind: Type = _COUNT
    drawn.write(str(count), x, _HEIGHT / 2 + kind.drop, kind, ON_INK, "middle")
    return Sprite(drawn.image, masks.rounded(width, _HEIGHT, _RADIUS).image)


def boxes() -> tuple[Box, ...]:
    """Return what each district takes at most, with plates of one digit."""
    return tuple(
        Box(
            FRAMES[district].x,
            FRAMES[district].y,
            WIDE_WIDTH if FRAMES[district].wide else TALL_WIDTH,
            _NAME_HEIGHT + _HEIGHT + (0 if FRAMES[district].wide else 2 * _PITCH),
        )
        for district in DISTRICTS
    )
