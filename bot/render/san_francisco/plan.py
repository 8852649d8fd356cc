"""Places of districts and streets in a picture: the whole city, or a part of it enlarged."""

from collections.abc import Collection
from typing import Final, NamedTuple

from bot.render.canvas import Box
from bot.render.kit.grid import window
from bot.render.theme import GAP, MARGIN, WIDTH
from rules.san_francisco.components import (
    BESIDE,
    COLUMNS,
    DISTRICTS,
    ROWS,
    SIDES,
    District,
    Street,
    is_level,
    spot,
)

RIM: Final = 34
"""The room for letters and numbers above and at the left of the districts."""
_BELOW: Final = 4
_DISTRICT: Final = (120, 114)
_STREET: Final = 38
_STICK: Final = 36
_SLOT: Final = 10
_NEARER: Final = (3, 5)
"""The rows and columns of a part that is shown enlarged; `_ZOOM` is its size in percent."""
_ZOOM: Final = 138
_ABREAST: Final = 5
"""The most districts in a row that are shown by themselves."""
FARTHER: Final = 84
"""The size of the whole city where other options come before it, in percent."""


class Plan(NamedTuple):
    """The part of the city that is shown, from the height `top` on, between `left` and `right`;
    `size` is in percent of the whole.
    """

    top: int
    rows: range = range(ROWS)
    columns: range = range(COLUMNS)
    size: int = 100
    left: int = MARGIN
    right: int = WIDTH - MARGIN

    def scaled(self, pixels: int) -> int:
        """Return a length at this size."""
        return pixels * self.size // 100

    @property
    def box(self) -> Box:
        """All of it, with its rim."""
        height = len(self.rows) * self._pitch[1] + self.scaled(_STREET)
        return Box(self.left, self.top, self.right - self.left, RIM + height + _BELOW)

    @property
    def rim(self) -> Box:
        """It without the letters and numbers of its rim."""
        box = self.box
        return Box(box.x + RIM, box.y + RIM, box.width - RIM, box.height - RIM)

    @property
    def districts(self) -> list[District]:
        """The districts that are visible."""
        return [at for at in DISTRICTS if self._shows(*divmod(at, COLUMNS))]

    @property
    def streets(self) -> list[Street]:
        """The streets that are visible: those beside the visible districts."""
        return list(dict.fromkeys([side for at in self.districts for side in SIDES[at]]))

    def place(self, district: District) -> Box:
        """Return the place of a district."""
        x, y = self._corner(*divmod(district, COLUMNS))
        street, (width, height) = self.scaled(_STREET), _DISTRICT
        return Box(x + street, y + street, self.scaled(width), self.scaled(height))

    def stick(self, street: Street, thick: int = _STICK) -> Box:
        """Return the place of a street's stick: in the middle between two districts."""
        x, y = self._corner(*spot(street))
        broad, thick = self.scaled(_STREET), self.scaled(thick)
        width, height = map(self.scaled, _DISTRICT)
        beside = (broad - thick) // 2
        if is_level(street):
            return Box(x + broad, y + beside, width, thick)
        return Box(x + beside, y + broad, thick, height)

    def street(self, street: Street) -> Box:
        """Return the whole of a street."""
        return self.stick(street, _STREET)

    @property
    def crossings(self) -> list[Box]:
        """The places where streets cross."""
        wide = self.scaled(_STREET)
        rows = range(self.rows.start, self.rows.stop + 1)
        columns = range(self.columns.start, self.columns.stop + 1)
        corners = [self._corner(row, column) for row in rows for column in columns]
        return [Box(x, y, wide, wide) for x, y in corners]

    def slot(self, street: Street) -> Box:
        """Return the visible part of a street without a stick."""
        return self.stick(street, _SLOT)

    def _shows(self, row: int, column: int) -> bool:
        return row in self.rows and column in self.columns

    @property
    def _pitch(self) -> tuple[int, int]:
        street, (width, height) = self.scaled(_STREET), _DISTRICT
        return self.scaled(width) + street, self.scaled(height) + street

    def _corner(self, row: int, column: int) -> tuple[int, int]:
        """Return the start of the crossing at the upper left of a district."""
        across, down = self._pitch
        wide = len(self.columns) * across + self.scaled(_STREET)
        left = self.box.x + RIM + (self.box.width - RIM - wide) // 2
        x = left + (column - self.columns.start) * across
        return x, self.top + RIM + (row - self.rows.start) * down


def around(streets: Collection[Street], top: int) -> Plan:
    """Return an enlarged part of the city with these streets, or all, if they lie too far apart."""
    beside = [divmod(district, COLUMNS) for street in streets for district in BESIDE[street]]
    parts: list[range] = []
    for found, shown, most in zip(zip(*beside, strict=True), _NEARER, (ROWS, COLUMNS), strict=True):
        first, end = min(found), max(found) + 1
        if end - first > shown:
            return Plan(top)
        start = window(first, end, shown, most)
        parts.append(range(start, start + shown))
    return Plan(top, parts[0], parts[1], _ZOOM)


def apart(districts: Collection[District], top: int) -> list[Plan]:
    """Return a part of the city for each of some districts, in rows."""
    wide = (WIDTH - 2 * MARGIN + GAP) // _ABREAST - GAP
    found: list[Plan] = []
    for at, district in enumerate(sorted(districts)):
        row, column = divmod(district, COLUMNS)
        down, across = divmod(at, _ABREAST)
        left = MARGIN + across * (wide + GAP)
        part = Plan(top, range(row, row + 1), range(column, column + 1), 100, left, left + wide)
        found.append(part._replace(top=top + down * (part.box.height + GAP)))
    return found
