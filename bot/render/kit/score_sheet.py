"""The final sheet of every game: players as columns, the winner first, a row for each line."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas, Sprite
from bot.render.kit.seats import band, cased_symbol
from bot.render.lettering import block, fit
from bot.render.sprites import painted
from bot.render.theme import (
    GOLD,
    HEADING,
    INK,
    LEAST,
    LEAST_NAME,
    MARGIN,
    ON_INK,
    PAPER,
    RGB,
    SEAT_COLOURS,
    TOP,
    WIDTH,
    Type,
    mix,
)
from bot.text import texts

MOST_LINES: Final = 10
"""If there are more kinds of lines, some are merged."""
EMBLEM: Final = 44
"""The greatest height of a column's emblem."""

TALL: Final = 1080
"""The height of a picture with a sheet."""

_LABELS: Final = 330
_GAP: Final = 6
_BAND: Final = 12
_NAMES: Final = 104
_TOTAL: Final = 88
_APART: Final = 8
_ROWS: Final = 426
"""The height of all rows together, unless that makes them too low for words."""
_ROW_LEAST: Final = 32
_ROW_MOST: Final = 62
_HEAD: Final = (34, 32, 62, 20, 34)
_NARROW_HEAD: Final = (28, 22, 40, 15, 28)
"""The distances of the symbol from the middle of a column to the left, and of the rank and the sign
to the right; the radius of the symbol and the size of the sign.
"""
_NARROW: Final = 150
_PILES: Final = 200
"""A column must be this wide for groups to be side by side; else they are a bar."""

_NUMBER: Final = 76
_BESIDE: Final = 92
"""The end of a number in its column, and the start of the text beside it."""
_PLATE: Final = 40
_PILED: Final = 4
_SHARED: Final = Type("bold", 32)
_NAME: Final = Type("bold", 48)
_RANK: Final = Type("bold", 44)
_ENDING: Final = Type("bold", 40)
_SUM: Final = Type("black", 80)


class Column(NamedTuple):
    """A player at the end.

    `sign` is an icon behind the rank, or ""; `emblem`, if there is one, stands on the player's
    band, at most `EMBLEM` pixels tall. A player who is `tied` sees what breaks ties.
    """

    seat: int
    name: str
    rank: int
    total: int
    sign: str = ""
    emblem: Sprite | None = None
    tied: bool = False


class ScoreLine(NamedTuple):
    """The reason of some points, and each column's number of them.

    `groups`: for each column the groups of equal things that made the points, each by its number;
    they replace the bar if columns are wide enough. `art`: the game whose sprites, if it has one of
    that name, take the place of the icon.
    """

    icon: str
    label: str
    points: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...] = ()
    art: str = ""


class _Place(NamedTuple):
    """The place of a column."""

    box: Box
    column: Column


class ScoreSheet(NamedTuple):
    """A sheet to be drawn: the lines that add up to the totals, and those that broke ties.

    `ending` says how the game came to its end.
    """

    columns: Sequence[Column]
    lines: Sequence[ScoreLine]
    ties: Sequence[ScoreLine]
    ending: str

    @property
    def room_above(self) -> Box:
        """The room that the sheet, which is at the bottom, leaves free below the header."""
        return Box(MARGIN, TOP - 2, WIDTH - 2 * MARGIN, self._top - TOP - _APART)

    @property
    def _top(self) -> int:
        head = EMBLEM + _BAND + _NAMES
        return TALL - MARGIN - _TOTAL - _APART - self._rows * self._pitch - head

    @property
    def _rows(self) -> int:
        return len(self.lines) + len(self.ties)

    @property
    def _pitch(self) -> int:
        """The distance between rows: smaller if there are many."""
        return min(_ROW_MOST, max(_ROW_LEAST, _ROWS // max(1, self._rows)))

    def draw(self, canvas: Canvas, language: str) -> None:
        """Draw the sheet."""
        top = self._top + EMBLEM
        foot = 0 if self.ties else _TOTAL // 2
        boxes = _column_boxes(len(self.columns), top, TALL - MARGIN - foot - top)
        places = [_Place(*pair) for pair in zip(boxes, self.columns, strict=True)]
        for place in places:
            _column(canvas, *place)
        _ending(canvas, Box(MARGIN, top, _LABELS - 12, _BAND + _NAMES), self.ending)
        row = Box(MARGIN, top + _BAND + _NAMES, boxes[-1].right - MARGIN, self._pitch)
        longest = max((points for line in self.lines for points in line.points), default=1)
        for number, line in enumerate(self.lines):
            _line(canvas, row, places, line, shaded=number % 2 == 0)
            if line.groups and boxes[0].width >= _PILES:
                _groups(canvas, row, places, line)
            else:
                _bars(canvas, row, places, line, longest)
            row = row._replace(y=row.bottom)
        total = Box(row.x, row.y + _APART, row.width, _TOTAL)
        _totals(canvas, total, places, language)
        row = row._replace(y=total.bottom)
        for tie in self.ties:
            _ties(canvas, row, places, tie)
            row = row._replace(y=row.bottom)


def merged(lines: Sequence[ScoreLine], language: str) -> list[ScoreLine]:
    """Return the lines with which any seat scored; if there are many, the smallest are merged."""
    scored = [line for line in lines if any(line.points)]
    if len(scored) <= MOST_LINES:
        return scored
    by_weight = sorted(scored, key=lambda line: sum(map(abs, line.points)), reverse=True)
    kept, rest = by_weight[: MOST_LINES - 1], by_weight[MOST_LINES - 1 :]
    sums = tuple(sum(points) for points in zip(*(line.points for line in rest), strict=True))
    other = ScoreLine("ellipsis", texts(language).say("picture-other-lines"), sums)
    return [*(line for line in scored if line in kept), other]


def _column_boxes(count: int, top: int, height: int) -> list[Box]:
    first = MARGIN + _LABELS
    width = (WIDTH - MARGIN - first - (count - 1) * _GAP) // count
    return [Box(first + place * (width + _GAP), top, width, height) for place in range(count)]


def _column(canvas: Canvas, box: Box, column: Column) -> None:
    """Draw the ground of a column, and whose it is."""
    theme, won = canvas.theme, column.rank == 1
    canvas.rounded(box, 14, theme.surface_2 if won else theme.surface)
    if won:
        canvas.outline(box, 14, 3, theme.act)
    band(canvas, column.seat, box._replace(height=_BAND), 4)
    x, y = box.x + box.width // 2, box.y + _BAND + 31
    if column.emblem is not None:
        width, height = column.emblem.size
        canvas.place(column.emblem, x - width // 2, box.y - height)
    _rank(canvas, column, x, y, narrow=box.width < _NARROW)
    name = fit(column.name, _NAME, box.width - 14, LEAST_NAME)
    canvas.write(name.words, x, box.y + _BAND + 90, name.kind, theme.text, "middle")


def _rank(canvas: Canvas, column: Column, x: int, y: int, *, narrow: bool) -> None:
    """Draw the symbol of a seat, the crown or the rank, and the sign, around a point."""
    theme = canvas.theme
    before, behind, beyond, radius, sign = _NARROW_HEAD if narrow else _HEAD
    if column.sign:
        x -= sign // 2 + 4
        canvas.icon(column.sign, x + beyond + sign // 2, y, sign, theme.mute)
    cased_symbol(canvas, column.seat, x - before, y, radius)
    if column.rank > 1:
        canvas.write(f"{column.rank}.", x + behind, y + 15, _RANK, theme.mute, "middle")
        return
    if theme.cased:
        canvas.disc(x + behind - 2, y, 27, INK)
    canvas.icon("crown", x + behind - 2, y - 1, 34 if theme.cased else 48, GOLD)


def _ending(canvas: Canvas, box: Box, words: str) -> None:
    """Write the reason of the end, in the corner that no column needs."""
    lines = block(words, _ENDING, box.width - 8, 4)
    pitch = lines[0].kind.px + 2
    first = box.bottom - 14 - (len(lines) - 1) * pitch
    canvas.write_lines(lines, box.x + 8, first, canvas.theme.text, "left", pitch)


def _line(
    canvas: Canvas, row: Box, places: Sequence[_Place], line: ScoreLine, *, shaded: bool
) -> None:
    """Draw a line's name, and its points; a dash for none."""
    if shaded:
        _shade(canvas, row, places)
    _label(canvas, row, line)
    kind = Type("bold", min(54, row.height - 4))
    for (box, _), points in zip(places, line.points, strict=True):
        colour = canvas.theme.text if points else canvas.theme.mute
        words = str(points).replace("-", "\N{MINUS SIGN}") if points else "\N{EN DASH}"
        canvas.write(words, box.x + _NUMBER, row.middle[1] + kind.px // 3, kind, colour, "right")


def _label(canvas: Canvas, row: Box, line: ScoreLine) -> None:
    """Draw the icon of a line on a tile, and its name."""
    size = min(54, row.height - 4)
    tile = Box(row.x + 8, row.middle[1] - size // 2, size, size)
    canvas.rounded(tile, 10, PAPER)
    if not (line.art and painted(line.art, line.icon, canvas, tile.inset(4))):
        canvas.icon(line.icon, *tile.middle, size * 2 // 3, INK)
    kind = Type("semibold", min(44, row.height - 6))
    label = fit(line.label, kind, row.x + _LABELS - tile.right - 24, LEAST)
    baseline = row.middle[1] + label.kind.px // 3
    canvas.write(label.words, tile.right + 14, baseline, label.kind, canvas.theme.text)


def _ties(canvas: Canvas, row: Box, places: Sequence[_Place], line: ScoreLine) -> None:
    """Draw the tie-breaks, below the totals that are equal."""
    _label(canvas, row, line)
    kind = Type("bold", min(48, row.height - 4))
    for (box, column), value in zip(places, line.points, strict=True):
        if column.tied:
            x, y = box.x + box.width // 2, row.middle[1] + kind.px // 3
            canvas.write(str(value), x, y, kind, canvas.theme.text, "middle")


def _groups(canvas: Canvas, row: Box, places: Sequence[_Place], line: ScoreLine) -> None:
    """Draw each group beside the number as a small pile of plates with the number they share."""
    size = min(_PLATE, row.height - 10)
    for (box, _), groups in zip(places, line.groups, strict=True):
        room = box.width - _BESIDE - 18 - size - 2 * _PILED
        step = min(size + 4 * _PILED, room // max(1, len(groups) - 1))
        for place, shared in enumerate(groups):
            x, y = box.x + _BESIDE + place * step, row.middle[1] - size // 2 - _PILED
            for depth in (2, 1, 0):
                plate = Box(x + depth * _PILED, y + (2 - depth) * _PILED, size, size)
                canvas.rounded(plate, 8, INK)
                canvas.outline(plate, 8, 2, PAPER)
            canvas.write(
                str(shared), x + size / 2, y + 2 * _PILED + size * 0.77, _SHARED, ON_INK, "middle"
            )


def _bars(
    canvas: Canvas, row: Box, places: Sequence[_Place], line: ScoreLine, longest: int
) -> None:
    """Draw a bar beside each number, all bars of the sheet on one scale."""
    height = max(8, row.height // 4)
    for (box, column), points in zip(places, line.points, strict=True):
        if points <= 0:
            continue
        bar = Box(box.x + _BESIDE, row.middle[1] - height // 2, box.width - _BESIDE - 18, height)
        length = max(height, round(bar.width * points / longest))
        bar = bar._replace(width=length)
        if canvas.theme.cased:
            canvas.rounded(bar.inset(-2), height // 2 + 2, INK)
        canvas.rounded(bar, height // 2, SEAT_COLOURS[column.seat])


def _shade(canvas: Canvas, row: Box, places: Sequence[_Place]) -> None:
    """Make every other row a little lighter, on whatever ground it lies."""
    theme = canvas.theme
    labels = row._replace(width=places[0].box.x - _GAP - row.x)
    canvas.rounded(labels, 12, _striped(canvas, theme.ground))
    for box, column in places:
        inside = Box(box.x + 3, row.y, box.width - 6, row.height)
        ground = theme.surface_2 if column.rank == 1 else theme.surface
        canvas.fill(inside, _striped(canvas, ground))


def _striped(canvas: Canvas, ground: RGB) -> RGB:
    return mix(canvas.theme.text, ground, 0.05)


def _totals(canvas: Canvas, bar: Box, places: Sequence[_Place], language: str) -> None:
    theme = canvas.theme
    canvas.rounded(bar, 16, theme.ground)
    canvas.outline(bar, 16, 3, theme.act)
    heading = fit(texts(language).say("picture-total"), HEADING._replace(px=52), _LABELS - 50, 34)
    canvas.write(heading.words, bar.x + 22, bar.middle[1] + 17, heading.kind, theme.text)
    for box, column in places:
        colour = theme.act if column.rank == 1 else theme.text
        x = box.x + box.width // 2
        canvas.write(str(column.total), x, bar.middle[1] + 26, _SUM, colour, "middle")
