"""The island before the first house: sea, lands, rivers, the golden city, roads.

It is painted once, twice as large, then reduced; `map.py` adds the pieces.
"""

from collections.abc import Iterable, Sequence
from math import atan2, cos, hypot, pi, sin
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render.canvas import Box, Spot
from bot.render.goldene_stadt import look
from bot.render.goldene_stadt.growth import dune, grass, peak, tree
from bot.render.goldene_stadt.projection import Projection, bowed, mouth, scaled, side_of
from bot.render.theme import PAPER, RGB, Theme, mix
from rules.bits import has, members
from rules.goldene_stadt.components import (
    BRIDGES,
    CLOSABLE,
    COAST,
    DISTRICTS,
    LANDS,
    PLACES,
    RIVERS,
    ROADS,
    SPOTS,
    Land,
    Place,
)

FINE: Final = 2
"""The factor by which it is painted larger."""
_BOW: Final = 0.05
_RIVER: Final = 17
_CANAL: Final = 12
_WAVINESS: Final = 4
_APART: Final = 17
"""The distance of vegetation from roads and rivers."""
_CLEAR: Final = 40
"""Its distance from places."""
_BESIDE: Final = 8
"""Its distance from names, which run along its rows."""
_AROUND_CITY: Final = 226
_BETWEEN: Final = 46
_TRIES: Final = 1600
_ROW: Final = 36
_GROWN: Final = 14
"""All are of the same size and in rows: repetition along a row adds next to nothing to the file."""


class Growth(NamedTuple):
    """Something of a landscape, by its middle: a peak, a tree, grass, a dune."""

    land: Land
    x: int
    y: int


def island(projection: Projection, theme: Theme, clear: Iterable[Box]) -> Image.Image:
    """Paint the whole map; nothing grows in the boxes that are to stay clear."""
    width, height = projection.extent
    image = Image.new("RGB", (width * FINE, height * FINE), look.SEA[theme.name])
    brush = _Brush(projection, image, ImageDraw.Draw(image))
    brush.sea(theme.name)
    brush.land()
    brush.rivers(_RIVER)
    brush.city()
    brush.rivers(_CANAL, inside=True)
    brush.towers()
    brush.roads()
    brush.bridges()
    for growth in growths(projection, clear):
        shade, tint = look.SHADES[growth.land], look.TINTS[growth.land]
        draw_one = (peak, peak, tree, grass, dune)[growth.land]
        size = _GROWN * FINE * projection.size
        draw_one(brush.pen, growth.x * FINE, growth.y * FINE, size, shade, mix(shade, tint, 0.5))
    return image.reduce(FINE)


# --- rivers and roads -----------------------------------------------------------------------------


def course(projection: Projection, river: int, *, inside: bool = False) -> list[Spot]:
    """Return the middle of a river, from the city's wall to the sea, or of its canal inside."""
    across, down = mouth(river)
    first, last = (16, 146) if inside else (138, 425)
    line: list[Spot] = []
    for far in range(first, last, 6):
        aside = 0 if inside else _WAVINESS * sin(far / 21) * min(1, (far - 138) / 40)
        line.append(
            projection.at(500 + across * far + aside * down, 500 + down * far - aside * across)
        )
    return line


def road(projection: Projection, number: int) -> list[Spot]:
    """Return the course of a road; those over rivers and in the city are straight."""
    one, other = ROADS[number]
    straight = ROADS[number] in BRIDGES or (has(DISTRICTS, one) and has(DISTRICTS, other))
    bow = 0.0 if straight else _BOW if number % 2 else -_BOW
    return bowed(projection.at(*SPOTS[one]), projection.at(*SPOTS[other]), bow)


# --- what grows and rises -------------------------------------------------------------------------


def growths(projection: Projection, clear: Iterable[Box]) -> list[Growth]:
    """Return the vegetation: wherever the ground is free."""
    taken = Image.new("1", projection.extent, 0)
    pen = ImageDraw.Draw(taken)
    rivers = [course(projection, river) for river in range(len(RIVERS))]
    for line in (*rivers, *(road(projection, number) for number in range(len(ROADS)))):
        pen.line(line, fill=1, width=2 * projection.sized(_APART))
    for box in (each.inset(-projection.sized(_BESIDE)) for each in clear):
        pen.rectangle(box.edges, fill=1)
    for place in PLACES:
        _block(pen, *projection.spot(place), projection.sized(_CLEAR))
    found: list[Growth] = []
    for number in range(_TRIES):
        x, y = 500 + 366 * _noise(number), 500 + _ROW * round(363 / _ROW * _noise(number + 50000))
        across, down = map(round, projection.at(x, y))
        inland = (abs(x - 500) / 366) ** 4 + (abs(y - 500) / 366) ** 4 < 1
        outside = hypot(x - 500, y - 500) > _AROUND_CITY
        if inland and outside and not taken.getpixel((across, down)):
            found.append(Growth(_land(x, y), across, down))
            _block(pen, across, down, projection.sized(_BETWEEN))
    return sorted(found, key=lambda growth: growth.y)


def _block(pen: ImageDraw.ImageDraw, x: float, y: float, radius: int) -> None:
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=1)


def _noise(number: int) -> float:
    """Return -1 to 1, always the same for a number, without a visible pattern."""
    mixed = (number + 1) * 0x9E3779B1 & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 15) * 0x85EBCA77 & 0xFFFFFFFF
    return ((mixed ^ mixed >> 13) % 2001 - 1000) / 1000


_SIDES: Final = {side_of(members(CLOSABLE[land])): land for land in LANDS if land != COAST}
"""The side of the middle on which each landscape lies."""


def _land(x: float, y: float) -> Land:
    """Return the landscape of a point."""
    across, down = x - 500, y - 500
    if abs(across) > abs(down):
        return _SIDES[1 if across > 0 else -1, 0]
    return _SIDES[0, 1 if down > 0 else -1]


# --- painting -------------------------------------------------------------------------------------


class _Brush(NamedTuple):
    """Paints on a sheet that is `FINE` times as large as the map."""

    projection: Projection
    sheet: Image.Image
    pen: ImageDraw.ImageDraw

    def _fill(self, line: Sequence[Spot], colour: RGB, down: float = 0) -> None:
        self.pen.polygon([(x, y + down * FINE) for x, y in scaled(line, FINE)], fill=colour)

    def _line(self, line: Sequence[Spot], colour: RGB, width: float) -> None:
        thick = round(width * self.projection.size * FINE)
        self.pen.line(scaled(line, FINE), fill=colour, width=thick, joint="curve")

    def _disc(self, x: float, y: float, radius: float, colour: RGB) -> None:
        x, y, radius = x * FINE, y * FINE, radius * FINE * self.projection.size
        self.pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def sea(self, light: str) -> None:
        """Paint waves, the shallows, and the surf."""
        width, height = self.projection.extent
        for number in range(24):
            x, y = number * 317 % width * FINE, number * 211 % height * FINE
            for step in (0, 18 * FINE):
                box = (x + step, y, x + step + 18 * FINE, y + 14 * FINE)
                self.pen.arc(box, 20, 160, fill=look.WAVE[light], width=2 * FINE)
        self._fill(self.projection.coast(13), look.SHALLOW[light])
        self._fill(self.projection.coast(), look.DEEP[light], down=6)

    def land(self) -> None:
        """Paint the sand of the coast, and the four lands inside it."""
        sand = look.TINTS[COAST]
        self._fill(self.projection.coast(), mix(PAPER, sand, 0.5))
        self._fill(self.projection.coast(-5), sand)
        self._sand(look.SHADES[COAST])
        self._fill(self.projection.inland(4), mix(look.SHADES[COAST], sand, 0.5))
        inner, tinted = Image.new("L", self.sheet.size, 0), Image.new("RGB", self.sheet.size)
        ImageDraw.Draw(inner).polygon(scaled(self.projection.inland(), FINE), fill=255)
        pen = ImageDraw.Draw(tinted)
        for side, land in _SIDES.items():
            pen.polygon(scaled(self._wedge(side), FINE), fill=look.TINTS[land])
        self.sheet.paste(tinted, (0, 0), inner)

    def _wedge(self, side: tuple[int, int]) -> list[Spot]:
        """Return a quarter of the island: all on one side."""
        across, down = side
        corners = [(across + turn * down, down + turn * across) for turn in (1, -1)]
        ends = [self.projection.at(500 + x * 500, 500 + y * 500) for x, y in corners]
        return [self.projection.at(500, 500), *ends]

    def _sand(self, colour: RGB) -> None:
        """Strew grains over the coast."""
        for number in range(90):
            turn, far = pi * _noise(number), 432 + 34 * _noise(number + 900)
            x, y = self.projection.at(
                500 + far * _squared(cos(turn)), 500 + far * _squared(sin(turn))
            )
            self._disc(round(x), round(y), 2.2, colour)

    def rivers(self, width: int, *, inside: bool = False) -> None:
        """Paint the rivers, or their canals in the city, with their banks."""
        courses = [course(self.projection, river, inside=inside) for river in range(len(RIVERS))]
        for edge, colour in ((6, look.BANK), (0, look.RIVER)):
            for line in courses:
                self._line(line, colour, width + edge)

    def city(self) -> None:
        """Paint the wall with its towers, and the quarters inside."""
        self._fill(self.projection.walls(4), look.SHADES[COAST], down=9)
        self._fill(self.projection.walls(3), look.WALL_DARK)
        self._fill(self.projection.walls(), look.WALL_LIGHT)
        self._fill(self.projection.walls(-13), look.WALL_DARK)
        self._fill(self.projection.walls(-15), look.CITY)
        self._fountain()

    def towers(self) -> None:
        """Paint the towers of the wall, over the canals."""
        line = self.projection.walls(-6)
        for at in range(10, len(line), 20):
            self._tower(*line[at])

    def _fountain(self) -> None:
        """Paint the pool in the middle, from which the canals come."""
        x, y = self.projection.at(500, 500)
        for radius, colour in ((30, look.PAVING), (26, look.BANK), (23, look.RIVER)):
            self._disc(x, y, radius, colour)
        for radius, colour in ((12, look.RIVER_LIGHT), (8, look.WALL_DARK), (6, look.WALL_LIGHT)):
            self._disc(x, y, radius, colour)

    def _tower(self, x: float, y: float) -> None:
        self._disc(x, y + 3, 16, look.WALL_DARK)
        self._disc(x, y, 15, look.WALL_DARK)
        self._disc(x, y, 12.5, look.WALL_LIGHT)
        self._disc(x, y, 6.5, look.WALL)

    def roads(self) -> None:
        """Paint the roads, in one colour, because two would make the file a sixth larger."""
        for number in range(len(ROADS)):
            self._line(road(self.projection, number), look.ROAD, 8)

    def bridges(self) -> None:
        """Lay planks where roads cross rivers."""
        for one, other in BRIDGES:
            self._bridge(one, other)

    def _bridge(self, one: Place, other: Place) -> None:
        """Lay a bridge in the middle between two places, which are equally far from the river."""
        start, end = self.projection.at(*SPOTS[one]), self.projection.at(*SPOTS[other])
        x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        turn = atan2(end[1] - start[1], end[0] - start[0])
        along = (cos(turn) * self.projection.size, sin(turn) * self.projection.size)

        def at(far: float, aside: float) -> Spot:
            return (
                (x + along[0] * far - along[1] * aside) * FINE,
                (y + along[1] * far + along[0] * aside) * FINE,
            )

        corners = ((-19, -11), (19, -11), (19, 11), (-19, 11))
        self.pen.polygon([at(*corner) for corner in corners], fill=look.WOOD_DARK)
        for plank in range(-16, 17, 8):
            board = ((plank - 3, -8), (plank + 3, -8), (plank + 3, 8), (plank - 3, 8))
            self.pen.polygon([at(*corner) for corner in board], fill=look.WOOD)


def _squared(part: float) -> float:
    """Bend a circle towards a square."""
    return abs(part) ** 0.45 * (1 if part > 0 else -1)
