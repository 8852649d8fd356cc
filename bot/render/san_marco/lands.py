"""Venice as data: districts with canals between exactly those that are neighbours, and its coasts.

Corners are points where canals meet, or reach the lagoon; a canal runs from corner to corner
between two districts; a coast is the rest of a district's shore. Districts are rounded, and the
canals are cut out of them. All is in pixels of the picture.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.render.canvas import Spot
from bot.render.masks import Mask
from rules.san_marco.components import NAMES, PAIRS, District, Pair

Stretch: TypeAlias = tuple[str, tuple[Spot, ...], str]
"""The corner where a line begins, the points between, and the corner where it ends."""

_CORNERS: Final[dict[str, Spot]] = {
    "north": (872, 93),
    "east": (892, 347),
    "centre": (610, 320),
    "west": (324, 328),
    "far_west": (36, 287),
    "south_west": (112, 657),
    "low": (320, 650),
    "bend": (608, 647),
    "mouth": (836, 722),
    "basin": (910, 589),
}
"""Points where canals meet, or reach the lagoon."""

_CANALS: Final[dict[tuple[str, str], Stretch]] = {
    ("cannaregio", "santa_croce"): ("far_west", ((180, 318),), "west"),
    ("cannaregio", "san_polo"): ("west", ((462, 308),), "centre"),
    ("cannaregio", "san_marco"): ("centre", ((752, 331),), "east"),
    ("cannaregio", "castello"): ("north", ((874, 226),), "east"),
    ("santa_croce", "san_polo"): ("west", ((321, 490),), "low"),
    ("santa_croce", "dorsoduro"): ("south_west", ((210, 644),), "low"),
    ("san_polo", "san_marco"): ("centre", ((612, 485),), "bend"),
    ("san_polo", "dorsoduro"): ("low", ((462, 662),), "bend"),
    ("san_marco", "dorsoduro"): ("bend", ((716, 669),), "mouth"),
    ("san_marco", "castello"): ("east", ((914, 473),), "basin"),
}
"""The course of each canal, from corner to corner."""

_GRAND: Final = (
    ("cannaregio", "santa_croce"),
    ("cannaregio", "san_polo"),
    ("san_polo", "san_marco"),
    ("san_marco", "dorsoduro"),
)
"""The Grand Canal is broader than the others."""

_COASTS: Final[dict[str, Stretch]] = {
    "cannaregio": (
        "far_west",
        ((34, 243), (74, 187), (150, 137), (262, 110), (420, 98), (600, 103), (760, 95)),
        "north",
    ),
    "castello": (
        "north",
        ((960, 95), (1062, 117), (1140, 170), (1184, 258), (1186, 362), (1150, 449), (1090, 507)),
        "basin",
    ),
    "san_marco": ("basin", ((908, 647), (896, 710), (866, 746)), "mouth"),
    "dorsoduro": (
        "mouth",
        ((806, 766), (730, 802), (600, 824), (420, 826), (264, 819), (168, 775), (112, 710)),
        "south_west",
    ),
    "santa_croce": ("south_west", ((66, 613), (36, 517), (22, 408)), "far_west"),
}

_MOUTHS: Final = ("north", "far_west", "south_west", "mouth", "basin")
_BROAD, _NARROW = 32, 22
_BEYOND: Final = 40
"""The reach of canals into the lagoon, so that their mouths are open."""
_ROUND: Final = 7
"""The rounding of corners."""
_FINE: Final = 2
"""The factor by which shores are drawn larger."""
_MARGIN: Final = 24
_SHORE: Final = 11
"""The width of the doge's shore."""


class Crossing(NamedTuple):
    """A place on a canal: its middle, and the direction of the canal there (length 1)."""

    x: float
    y: float
    along: Spot


def names_of(pair: Pair) -> tuple[str, str]:
    """Return the names of the two districts of a pair."""
    one, other = PAIRS[pair]
    return NAMES[one], NAMES[other]


def breadth(pair: Pair) -> int:
    """Return the width of the canal between two districts."""
    return _breadth(names_of(pair))


def _breadth(names: tuple[str, str]) -> int:
    return _BROAD if names in _GRAND else _NARROW


@lru_cache(maxsize=64)
def _course(names: tuple[str, str]) -> tuple[Spot, ...]:
    """Return the middle of a canal as a smooth line."""
    return _line(_CANALS[names])


@lru_cache(maxsize=256)
def crossing(pair: Pair, share: float) -> Crossing:
    """Return the place at a share (0 to 1) of a canal's length."""
    line = _course(names_of(pair))
    left = share * sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line))
    for (ax, ay), (bx, by) in pairwise(line):
        length = hypot(bx - ax, by - ay)
        if left <= length:
            along = ((bx - ax) / length, (by - ay) / length)
            return Crossing(ax + along[0] * left, ay + along[1] * left, along)
        left -= length
    raise AssertionError("a share is at most 1")


@lru_cache(maxsize=64)
def land(district: District, swell: int = 0) -> Mask:
    """Return the shape of a district, `swell` pixels larger (or smaller) all around."""
    outline = _outline(NAMES[district])
    left = round(min(x for x, _ in outline)) - _MARGIN
    top = round(min(y for _, y in outline)) - _MARGIN
    right = round(max(x for x, _ in outline)) + _MARGIN
    bottom = round(max(y for _, y in outline)) + _MARGIN
    sheet = Image.new("L", ((right - left) * _FINE, (bottom - top) * _FINE), 0)
    pen = ImageDraw.Draw(sheet)
    pen.polygon([((x - left) * _FINE, (y - top) * _FINE) for x, y in outline], fill=255)
    for names in _CANALS:
        _dig(pen, names, (left, top))
    sheet = _steep(sheet.filter(ImageFilter.GaussianBlur(_ROUND * _FINE)))
    if swell:
        grown = ImageFilter.GaussianBlur(abs(swell) * _FINE)
        sheet = _steep(sheet.filter(grown), 20 if swell > 0 else 235)
    return Mask(sheet.reduce(_FINE), left, top)


@lru_cache(maxsize=16)
def rim(district: District) -> Mask:
    """Return the edge of a district with the doge."""
    whole, inner = land(district), land(district, -_SHORE)
    return Mask(ImageChops.subtract(whole.image, inner.image), whole.left, whole.top)


# --- shores ----------------------------------------------------------------------------------


def _line(told: Stretch) -> tuple[Spot, ...]:
    start, between, end = told
    return _smooth((_CORNERS[start], *between, _CORNERS[end]))


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


def _outline(name: str) -> list[Spot]:
    """Return the shore of a district before its canals are cut out: all of them and its coast."""
    pieces: list[Stretch] = []
    for names, (start, _, end) in _CANALS.items():
        if name in names:
            pieces.append((start, _course(names), end))
    if (coast := _COASTS.get(name)) is not None:
        pieces.append((coast[0], _line(coast), coast[2]))
    first, line, corner = pieces.pop()
    outline = list(line)
    while corner != first:
        piece = next(piece for piece in pieces if corner in (piece[0], piece[2]))
        pieces.remove(piece)
        start, line, end = piece
        outline += line if corner == start else line[::-1]
        corner = end if corner == start else start
    return outline


def _dig(pen: ImageDraw.ImageDraw, names: tuple[str, str], corner: Spot) -> None:
    line = [*_course(names)]
    start, _, end = _CANALS[names]
    for name, at, before in ((start, 0, 1), (end, -1, -2)):
        if name in _MOUTHS:
            (ax, ay), (bx, by) = line[at], line[before]
            length = hypot(ax - bx, ay - by)
            out = (ax + (ax - bx) / length * _BEYOND, ay + (ay - by) / length * _BEYOND)
            line = [out, *line] if at == 0 else [*line, out]
    points = [((x - corner[0]) * _FINE, (y - corner[1]) * _FINE) for x, y in line]
    pen.line(points, fill=0, width=_breadth(names) * _FINE, joint="curve")


def _steep(sheet: Image.Image, level: int = 128) -> Image.Image:
    """Turn a blurred shape into one with a sharp edge at this level of brightness."""
    steep = [max(0, min(255, (value - level) * 12 + 128)) for value in range(256)]
    # Pillow's stubs mention numpy, which need not be installed.
    return sheet.point(steep)  # pyright: ignore[reportUnknownMemberType]
