"""A town in blocks: fields in rows and columns with streets between; whole, or a part enlarged."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.render.canvas import Box
from bot.render.kit.grid import window
from bot.render.theme import MARGIN, WIDTH

RIM: Final = 36
"""What letters and numbers take above and at the left of the fields."""
_BELOW: Final = 6


class Measures(NamedTuple):
    """A whole town: how many fields it has, how large they are and how broad its streets, in
    pixels.

    `nearer` are the rows and columns of a part that is shown enlarged, `zoom` its size in percent.
    """

    rows: int
    columns: int
    field: tuple[int, int]
    street: int
    nearer: tuple[int, int]
    zoom: int


class Blocks(NamedTuple):
    """What is shown of a town, from the height `top` on; `size` is in percent of the whole."""

    of: Measures
    top: int
    rows: range
    columns: range
    size: int = 100

    def scaled(self, pixels: int) -> int:
        """Return a length at this size."""
        return pixels * self.size // 100

    @property
    def box(self) -> Box:
        """All of it, with its rim."""
        height = len(self.rows) * self._pitch[1] + self.scaled(self.of.street)
        return Box(MARGIN, self.top, WIDTH - 2 * MARGIN, RIM + height + _BELOW)

    def shows(self, row: int, column: int) -> bool:
        """Whether a field is seen."""
        return row in self.rows and column in self.columns

    def field(self, row: int, column: int) -> Box:
        """Return where a field lies."""
        x, y = self._corner(row, column)
        street, (width, height) = self.scaled(self.of.street), self.of.field
        return Box(x + street, y + street, self.scaled(width), self.scaled(height))

    def street(self, row: int, column: int, thick: int, *, level: bool) -> Box:
        """Return a bar in the middle of the street above a field, or of the one at its left."""
        x, y = self._corner(row, column)
        street, thick = self.scaled(self.of.street), self.scaled(thick)
        beside = (street - thick) // 2
        if level:
            return Box(x + street, y + beside, self.scaled(self.of.field[0]), thick)
        return Box(x + beside, y + street, thick, self.scaled(self.of.field[1]))

    @property
    def _pitch(self) -> tuple[int, int]:
        street, (width, height) = self.scaled(self.of.street), self.of.field
        return self.scaled(width) + street, self.scaled(height) + street

    def _corner(self, row: int, column: int) -> tuple[int, int]:
        """Return where the crossing at the upper left of a field begins."""
        across, down = self._pitch
        wide = len(self.columns) * across + self.scaled(self.of.street)
        left = self.box.x + RIM + (self.box.width - RIM - wide) // 2
        x = left + (column - self.columns.start) * across
        return x, self.top + RIM + (row - self.rows.start) * down


def whole(of: Measures, top: int) -> Blocks:
    """Return the whole town."""
    return Blocks(of, top, range(of.rows), range(of.columns))


def around(of: Measures, top: int, fields: Iterable[tuple[int, int]]) -> Blocks:
    """Return an enlarged part that holds some fields, or the whole, if they lie too far apart."""
    rows, columns = zip(*fields, strict=True)
    parts: list[range] = []
    for found, shown, all_ in zip((rows, columns), of.nearer, of[:2], strict=True):
        first, end = min(found), max(found) + 1
        if end - first > shown:
            return whole(of, top)
        start = window(first, end, shown, all_)
        parts.append(range(start, start + shown))
    return Blocks(of, top, parts[0], parts[1], of.zoom)
