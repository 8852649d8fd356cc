"""The final sheet of every game: players as columns, the winner first, a row for each line."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.header import lattice
from bot.render.lettering import block, fit
from bot.render.seats import band, cased_symbol
from bot.render.theme import (
    HEADING,
    HEIGHT,
    INK,
    LEAST,
    LEAST_NAME,
    MARGIN,
    NAME,
    PAPER,
    RGB,
    SEAT_COLOURS,
    TOP,
    WIDTH,
    Theme,
    Type,
    mix,
)
from bot.text import texts

_LABELS: Final = 352
_GAP: Final = 6
_HEAD: Final = 160
_TOTAL: Final = 110
_TIES: Final = 78
_ROW_MOST: Final = 84
_LEFT: Final = 12

_RANK: Final = Type("bold", 46)
_LABEL: Final = Type("semibold", 38)
_NUMBER: Final = Type("bold", 46)
_SUM: Final = Type("black", 78)
_TIE: Final = Type("semibold", 40)


class Column(NamedTuple):
    """A player at the end."""

    seat: int
    name: str
    rank: int
    total: int
    tiebreak: int
    computer: bool


class Line(NamedTuple):
    """What points were made with, and how many each column made."""

    icon: str
    label: str
    points: tuple[int, ...]


def sheet(canvas: Canvas, columns: Sequence[Column], lines: Sequence[Line], language: str) -> None:
    """Draw the sheet below the header."""
    boxes = _column_boxes(len(columns))
    for box, column in zip(boxes, columns, strict=True):
        _column(canvas, box, column)
    first = TOP + _HEAD
    pitch = min(_ROW_MOST, (HEIGHT - MARGIN - _TOTAL - _TIES - 24 - first) // max(1, len(lines)))
    longest = max((points for line in lines for points in line.points), default=1)
    for number, line in enumerate(lines):
        row = Box(_LEFT, first + number * pitch, WIDTH - 2 * _LEFT, pitch)
        _line(canvas, row, boxes, line, number % 2 == 0, columns, longest)
    bottom = first + len(lines) * pitch + 8
    _totals(canvas, bottom, boxes, columns, language)
    _ties(canvas, bottom + _TOTAL + 10, boxes, columns, language)


def _column_boxes(count: int) -> list[Box]:
    room = WIDTH - MARGIN - _LABELS
    width = (room - (count - 1) * _GAP) // count
    return [
        Box(_LABELS + number * (width + _GAP), TOP, width, HEIGHT - MARGIN - TOP)
        for number in range(count)
    ]


def _column(canvas: Canvas, box: Box, column: Column) -> None:
    """Draw the ground of a column, and who it belongs to."""
    won = column.rank == 1
    canvas.rounded(box, 16, canvas.theme.surface_2 if won else canvas.theme.surface)
    if won:
        head = box._replace(height=_HEAD)
        canvas.pour(
            lattice(head.width, head.height),
            head.x,
            head.y,
            mix(canvas.theme.act, canvas.theme.surface_2, 0.12),
        )
        canvas.outline(box, 16, 3, canvas.theme.act)
    canvas.place(band(column.seat, box.width, 14, 6), box.x, box.y)
    x, y = box.x + box.width // 2, box.y + 62
    cased_symbol(canvas, column.seat, x - 42, y, 28)
    if won:
        canvas.icon("crown", x + 38, y, 54, canvas.theme.act)
    else:
        canvas.write(f"{column.rank}.", x + 16, y + 16, _RANK, canvas.theme.mute)
    room = box.width - 14 - (40 if column.computer else 0)
    name = fit(column.name, NAME, room, LEAST_NAME)
    shift = 20 if column.computer else 0
    if name.words == column.name:
        lines, first = (name,), 142
    else:
        lines = block(column.name, NAME._replace(px=30), room, 2, 28)
        first = 142 - 20 * (len(lines) - 1)
    canvas.write_lines(lines, x - shift, box.y + first, canvas.theme.text, "middle", 31)
    if column.computer:
        width = max(line.width for line in lines)
        canvas.icon("robot", x - shift + width / 2 + 26, box.y + 128, 32, canvas.theme.mute)


def _line(  # noqa: PLR0917
    canvas: Canvas,
    row: Box,
    boxes: Sequence[Box],
    line: Line,
    shaded: bool,
    columns: Sequence[Column],
    longest: int,
) -> None:
    y = row.middle[1]
    if shaded:
        _shade(canvas, row, boxes, columns)
    tile = Box(_LEFT + 8, y - 26, 52, 52)
    canvas.rounded(tile, 14, PAPER)
    canvas.icon(line.icon, *tile.middle, 34, INK)
    label = fit(line.label, _LABEL, _LABELS - tile.right - 22, LEAST)
    canvas.write(label.words, tile.right + 14, y + 13, label.kind, canvas.theme.text)
    for box, points, column in zip(boxes, line.points, columns, strict=True):
        _points(canvas, box.x + box.width // 2, y, points, column, longest)


def _shade(canvas: Canvas, row: Box, boxes: Sequence[Box], columns: Sequence[Column]) -> None:
    """Make every other row a little lighter, on whatever ground it lies."""
    canvas.rounded(
        row._replace(width=boxes[0].x - _GAP - row.x),
        14,
        _lighter(canvas.theme.ground, canvas.theme),
    )
    for box, column in zip(boxes, columns, strict=True):
        inside = Box(box.x + 3, row.y, box.width - 6, row.height)
        canvas.fill(
            inside,
            _lighter(
                canvas.theme.surface_2 if column.rank == 1 else canvas.theme.surface, canvas.theme
            ),
        )


def _lighter(colour: RGB, theme: Theme) -> RGB:
    return mix(theme.text, colour, 0.05)


def _points(canvas: Canvas, x: int, y: int, points: int, column: Column, longest: int) -> None:
    """Write points with a thin bar below, all bars of the sheet on one scale."""
    if not points:
        canvas.fill(Box(x - 9, y, 18, 3), canvas.theme.line)
        return
    canvas.write(str(points), x, y + 9, _NUMBER, canvas.theme.text, "middle")
    bar = Box(x - 48, y + 20, 96, 8)
    canvas.rounded(bar, 4, canvas.theme.ground)
    length = max(8, round(bar.width * points / longest))
    canvas.rounded(bar._replace(width=length), 4, SEAT_COLOURS[column.seat])


def _totals(
    canvas: Canvas, top: int, boxes: Sequence[Box], columns: Sequence[Column], language: str
) -> None:
    bar = Box(_LEFT, top, WIDTH - MARGIN - _LEFT, _TOTAL)
    canvas.rounded(bar, 16, canvas.theme.ground)
    canvas.outline(bar, 16, 3, canvas.theme.act)
    heading = fit(texts(language).say("picture-total"), HEADING._replace(px=52), _LABELS - 60, 34)
    canvas.write(heading.words, bar.x + 24, bar.middle[1] + 17, heading.kind, canvas.theme.text)
    for box, column in zip(boxes, columns, strict=True):
        colour = canvas.theme.act if column.rank == 1 else canvas.theme.text
        x = box.x + box.width // 2
        canvas.write(str(column.total), x, bar.middle[1] + 27, _SUM, colour, "middle")


def _ties(
    canvas: Canvas, top: int, boxes: Sequence[Box], columns: Sequence[Column], language: str
) -> None:
    y = top + 30
    canvas.icon("layer-group", _LEFT + 34, y, 34, canvas.theme.mute)
    words = fit(texts(language).say("picture-tie-break"), _LABEL, _LABELS - 96, LEAST)
    canvas.write(words.words, _LEFT + 74, y + 13, words.kind, canvas.theme.mute)
    for box, column in zip(boxes, columns, strict=True):
        canvas.write(
            str(column.tiebreak), box.x + box.width // 2, y + 14, _TIE, canvas.theme.mute, "middle"
        )
