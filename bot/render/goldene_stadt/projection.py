"""Projection: from the square of the map's data to pixels, whole island or enlarged."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import copysign, cos, pi, sin
from typing import Final, NamedTuple

from bot.render.canvas import Box, Spot
from bot.render.theme import HEADER, WIDTH
from rules.bits import members
from rules.goldene_stadt.components import KINDS, PLACES, RIVERS, SPOTS, Place

MAP: Final = Box(0, HEADER, WIDTH, 872)
"""The place of the map in a picture."""
_ACROSS: Final = (60, WIDTH - 60)
_DOWN: Final = (54, MAP.height - 54)
_FIRST, _LAST = 60, 940
"""The outermost places on the square of the data, and in the picture."""
_STRETCHED: Final = ((0, 0), (66, 87), (140, 186), (235, 277), (265, 290), (335, 349), (440, 440))
"""How far from the middle, across or down, something is in the data and here: the city is what the
game is about, so it takes room from the lands.
"""
_STRETCHES: Final = tuple(pairwise(_STRETCHED))

_COAST: Final = 484
_INLAND: Final = 388
_WALLS: Final = 253
"""The distances of coast, inland and the city's wall from the middle, on the stretched square."""
_ROUNDNESS: Final = {_COAST: 5.2, _INLAND: 4.0, _WALLS: 3.0}
_STEPS: Final = 240


class Projection(NamedTuple):
    """A map at a scale: `nearer` times as large as the whole island, its parts `size` times."""

    nearer: float
    size: float

    @property
    def extent(self) -> tuple[int, int]:
        """The width and height of the whole island."""
        return round(MAP.width * self.nearer), round(MAP.height * self.nearer)

    def at(self, x: float, y: float) -> Spot:
        """Return the place of a point of the data's square in the picture."""
        return self._flat(500 + _stretched(x - 500), 500 + _stretched(y - 500))

    def _flat(self, x: float, y: float) -> Spot:
        """Return the place of a point of the stretched square."""
        across = _ACROSS[0] + (x - _FIRST) * (_ACROSS[1] - _ACROSS[0]) / (_LAST - _FIRST)
        down = _DOWN[0] + (y - _FIRST) * (_DOWN[1] - _DOWN[0]) / (_LAST - _FIRST)
        return across * self.nearer, down * self.nearer

    def spot(self, place: Place) -> tuple[int, int]:
        """Return the middle of a place."""
        x, y = self.at(*SPOTS[place])
        return round(x), round(y)

    def sized(self, pixels: float) -> int:
        """Return the size of a part that has this many pixels on the whole island."""
        return round(pixels * self.size)

    def box(self, place: Place) -> Box:
        """Return the box around a place, whatever is on it."""
        return _boxes(self)[place]

    def coast(self, grown: float = 0) -> list[Spot]:
        """Return the shore, this many pixels farther out."""
        return self._around(_COAST, grown, (0.009, 7, 0.6), (0.006, 17, 2.0))

    def inland(self, grown: float = 0) -> list[Spot]:
        """Return the end of the coast's sand."""
        return self._around(_INLAND, grown, (0.014, 9, 1.2), (0.008, 23, 0.4))

    def walls(self, grown: float = 0) -> list[Spot]:
        """Return the wall of the city."""
        return self._around(_WALLS, grown)

    def _around(self, reach: int, grown: float, *waves: tuple[float, int, float]) -> list[Spot]:
        """Return an outline around the middle, between an ellipse and a square."""
        power = 2 / _ROUNDNESS[reach]
        line: list[Spot] = []
        for step in range(_STEPS):
            turn = 2 * pi * step / _STEPS
            far = reach * (1 + sum(high * sin(count * turn + at) for high, count, at in waves))
            across, down = cos(turn), sin(turn)
            x, y = self._flat(
                500 + copysign(far * abs(across) ** power, across),
                500 + copysign(far * abs(down) ** power, down),
            )
            line.append((x + grown * across, y + grown * down))
        return line


def _stretched(far: float) -> float:
    """Return a distance from the middle, stretched; the last stretch goes on."""
    reached = (each for each in _STRETCHES if abs(far) <= each[1][0])
    (start, begins), (end, ends) = next(reached, _STRETCHES[-1])
    return copysign(begins + (abs(far) - start) * (ends - begins) / (end - start), far)


SIZES: Final = {"coast": (50, 50), "suburb": (50, 50), "outer": (106, 96), "inner": (96, 96)}
"""Width and height of each kind of place on the whole island."""
WHOLE: Final = Projection(1.0, 1.0)
NEAR: Final = Projection(1.5, 1.3)
"""Decisions in one part of the island are shown enlarged."""


@lru_cache(maxsize=2)
def _boxes(projection: Projection) -> tuple[Box, ...]:
    return tuple(
        Box(x - width // 2, y - height // 2, width, height)
        for place, (x, y) in enumerate(map(projection.spot, PLACES))
        for width, height in [tuple(map(projection.sized, SIZES[KINDS[place]]))]
    )


def side_of(places: Iterable[Place]) -> tuple[int, int]:
    """Return on which side of the middle most of some places lie: across or down."""
    across, down = _middle(places)
    if abs(across) > abs(down):
        return (1 if across > 0 else -1), 0
    return 0, (1 if down > 0 else -1)


def mouth(river: int) -> tuple[int, int]:
    """Return the corner into which a river flows: -1 or 1, from the middle, across and down."""
    across, down = _middle(members(RIVERS[river]))
    return (1 if across > 0 else -1), (1 if down > 0 else -1)


def _middle(places: Iterable[Place]) -> Spot:
    """Return the distance of the middle of some places from that of the island."""
    spots = [SPOTS[place] for place in places]
    across, down = (sum(axis) / len(spots) - 500 for axis in zip(*spots, strict=True))
    return across, down


def bowed(start: Spot, end: Spot, bow: float, steps: int = 12) -> list[Spot]:
    """Return a line between two points that bends by a share of its length."""
    (ax, ay), (bx, by) = start, end
    line: list[Spot] = []
    for step in range(steps + 1):
        share = step / steps
        aside = bow * 4 * share * (1 - share)
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share
        line.append((x - (by - ay) * aside, y + (bx - ax) * aside))
    return line


def scaled(line: Sequence[Spot], by: float) -> list[Spot]:
    """Return a line scaled by a factor."""
    return [(x * by, y * by) for x, y in line]
