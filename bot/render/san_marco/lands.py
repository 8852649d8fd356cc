"""Lands that share a map: shores are derived from corners, the waters between, and coasts.

A map is data. Corners are points where waters meet; a water runs from corner to corner between two
neighbouring lands; a coast is the rest of a land's shore. Lands are rounded, and the waters are cut
out of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.render import masks
from bot.render.canvas import Spot
from bot.render.keeping import kept
from bot.render.masks import Mask

Stretch: TypeAlias = tuple[str, tuple[Spot, ...], str]
"""The corner where a line begins, the points between, and the corner where it ends."""
Neighbours: TypeAlias = tuple[str, str]
"""Two lands that are neighbours, by their names."""

_BEYOND: Final = 40
"""How far waters reach out to the sea, so that their mouths are open."""
_ROUND: Final = 7
"""How much corners are rounded."""
_FINE: Final = 2
"""How many times larger shores are drawn."""
_MARGIN: Final = 24


class Crossing(NamedTuple):
    """A place on a water: its middle, and the direction of the water there (length 1)."""

    x: float
    y: float
    along: Spot


@dataclass(frozen=True, eq=False)
class Chart:
    """A map as data, in pixels of the picture.

    corners    by name
    waters     by the two lands between which they lie
    breadths   widths of the waters
    coasts     by land; a land surrounded by waters has none
    mouths     the corners at which waters reach the sea
    """

    corners: Mapping[str, Spot]
    waters: Mapping[Neighbours, Stretch]
    breadths: Mapping[Neighbours, int]
    coasts: Mapping[str, Stretch]
    mouths: tuple[str, ...]


@lru_cache(maxsize=64)
def course(chart: Chart, pair: Neighbours) -> tuple[Spot, ...]:
    """Return the middle of a water as a smooth line."""
    return _line(chart, chart.waters[pair])


@lru_cache(maxsize=256)
def crossing(chart: Chart, pair: Neighbours, share: float) -> Crossing:
    """Return the place at a share (0 to 1) of a water's length."""
    line = course(chart, pair)
    left = share * sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line))
    for (ax, ay), (bx, by) in pairwise(line):
        length = hypot(bx - ax, by - ay)
        if left <= length:
            along = ((bx - ax) / length, (by - ay) / length)
            return Crossing(ax + along[0] * left, ay + along[1] * left, along)
        left -= length
    raise AssertionError("a share is at most 1")


@lru_cache(maxsize=64)
def land(chart: Chart, name: str, swell: int = 0) -> Mask:
    """Return the shape of a land, `swell` pixels larger (or smaller) all around."""
    outline = _outline(chart, name)
    left = round(min(x for x, _ in outline)) - _MARGIN
    top = round(min(y for _, y in outline)) - _MARGIN
    right = round(max(x for x, _ in outline)) + _MARGIN
    bottom = round(max(y for _, y in outline)) + _MARGIN
    sheet = Image.new("L", ((right - left) * _FINE, (bottom - top) * _FINE), 0)
    pen = ImageDraw.Draw(sheet)
    pen.polygon([((x - left) * _FINE, (y - top) * _FINE) for x, y in outline], fill=255)
    for pair in chart.waters:
        _dig(pen, chart, pair, (left, top))
    sheet = _steep(sheet.filter(ImageFilter.GaussianBlur(_ROUND * _FINE)))
    if swell:
        grown = ImageFilter.GaussianBlur(abs(swell) * _FINE)
        sheet = _steep(sheet.filter(grown), 20 if swell > 0 else 235)
    return Mask(sheet.reduce(_FINE), left, top)


@lru_cache(maxsize=16)
def rim(chart: Chart, name: str, breadth: int) -> Mask:
    """Return the inner edge of a land, `breadth` pixels broad."""
    whole, inner = land(chart, name), land(chart, name, -breadth)
    return Mask(ImageChops.subtract(whole.image, inner.image), whole.left, whole.top)


@kept
def hatch(width: int, height: int) -> Mask:
    """Return horizontal lines, as in an engraving: slanted ones would make the file much larger."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        for y in range(0, height * scale, 12 * scale):
            pen.rectangle((0, y, width * scale, y + 2 * scale - 1), fill=255)

    return masks.shape(width, height, draw)


# --- shores ----------------------------------------------------------------------------------


def _line(chart: Chart, told: Stretch) -> tuple[Spot, ...]:
    start, between, end = told
    return _smooth((chart.corners[start], *between, chart.corners[end]))


def _smooth(line: Sequence[Spot], steps: int = 8) -> tuple[Spot, ...]:
    """Lay a curve through all points (Catmull-Rom)."""
    padded = [line[0], *line, line[-1]]
    curve: list[Spot] = []
    for at in range(1, len(padded) - 2):
        four = padded[at - 1 : at + 3]
        curve += [_between(four, step / steps) for step in range(steps)]
    return (*curve, line[-1])


def _between(four: Sequence[Spot], share: float) -> Spot:
    before, start, end, after = four
    square, cube = share**2, share**3
    x, y = (
        0.5
        * (
            2 * start[axis]
            + (end[axis] - before[axis]) * share
            + (2 * before[axis] - 5 * start[axis] + 4 * end[axis] - after[axis]) * square
            + (3 * start[axis] - before[axis] - 3 * end[axis] + after[axis]) * cube
        )
        for axis in (0, 1)
    )
    return x, y


def _outline(chart: Chart, name: str) -> list[Spot]:
    """Return the shore of a land before the waters are cut out: all its waters and its coast."""
    pieces: list[Stretch] = []
    for pair, (start, _, end) in chart.waters.items():
        if name in pair:
            pieces.append((start, course(chart, pair), end))
    if (coast := chart.coasts.get(name)) is not None:
        pieces.append((coast[0], _line(chart, coast), coast[2]))
    first, line, corner = pieces.pop()
    outline = list(line)
    while corner != first:
        piece = next(piece for piece in pieces if corner in (piece[0], piece[2]))
        pieces.remove(piece)
        start, line, end = piece
        outline += line if corner == start else line[::-1]
        corner = end if corner == start else start
    return outline


def _dig(pen: ImageDraw.ImageDraw, chart: Chart, pair: Neighbours, corner: Spot) -> None:
    line = [*course(chart, pair)]
    start, _, end = chart.waters[pair]
    for name, at, before in ((start, 0, 1), (end, -1, -2)):
        if name in chart.mouths:
            (ax, ay), (bx, by) = line[at], line[before]
            length = hypot(ax - bx, ay - by)
            out = (ax + (ax - bx) / length * _BEYOND, ay + (ay - by) / length * _BEYOND)
            line = [out, *line] if at == 0 else [*line, out]
    points = [((x - corner[0]) * _FINE, (y - corner[1]) * _FINE) for x, y in line]
    pen.line(points, fill=0, width=chart.breadths[pair] * _FINE, joint="curve")


def _steep(sheet: Image.Image, level: int = 128) -> Image.Image:
    """Turn a blurred shape into one with a sharp edge at this level of brightness."""
    steep = [max(0, min(255, (value - level) * 12 + 128)) for value in range(256)]
    # Pillow's stubs mention numpy, which need not be installed.
    return sheet.point(steep)  # pyright: ignore[reportUnknownMemberType]
