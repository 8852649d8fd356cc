"""The lagoon: six districts of Venice with canals between exactly those that are neighbours."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.render import masks
from bot.render.canvas import Canvas
from bot.render.encoding import ramp
from bot.render.icons import icon
from bot.render.keeping import kept
from bot.render.masks import Mask
from bot.render.san_marco.layout import MAP
from bot.render.san_marco.look import DISTRICT_ICONS, TINTS
from bot.render.theme import INK, PAPER, THEMES, Theme, mix, rgb
from rules.san_marco.components import DISTRICTS, NAMES, PAIRS, District, Pair

_Place: TypeAlias = tuple[float, float]

# --- where the shores are --------------------------------------------------------------------

_CORNERS: Final[dict[str, _Place]] = {
    "north": (872, 90),
    "east": (892, 300),
    "centre": (610, 278),
    "west": (324, 284),
    "far_west": (36, 250),
    "south_west": (112, 556),
    "low": (320, 550),
    "bend": (608, 548),
    "mouth": (836, 610),
    "basin": (910, 500),
}
"""Where canals meet, or reach the lagoon."""

_CANALS: Final[dict[tuple[str, str], tuple[str, tuple[_Place, ...], str]]] = {
    ("cannaregio", "santa_croce"): ("far_west", ((180, 276),), "west"),
    ("cannaregio", "san_polo"): ("west", ((462, 268),), "centre"),
    ("cannaregio", "san_marco"): ("centre", ((752, 287),), "east"),
    ("cannaregio", "castello"): ("north", ((874, 200),), "east"),
    ("santa_croce", "san_polo"): ("west", ((334, 418),), "low"),
    ("santa_croce", "dorsoduro"): ("south_west", ((210, 545),), "low"),
    ("san_polo", "san_marco"): ("centre", ((622, 414),), "bend"),
    ("san_polo", "dorsoduro"): ("low", ((462, 560),), "bend"),
    ("san_marco", "dorsoduro"): ("bend", ((716, 566),), "mouth"),
    ("san_marco", "castello"): ("east", ((914, 404),), "basin"),
}
"""The course of each canal, from corner to corner."""

_GRAND: Final = (
    ("cannaregio", "santa_croce"),
    ("cannaregio", "san_polo"),
    ("san_polo", "san_marco"),
    ("san_marco", "dorsoduro"),
)
"""The Grand Canal is broader than the others."""

_COASTS: Final[dict[str, tuple[str, tuple[_Place, ...], str]]] = {
    "cannaregio": (
        "far_west",
        ((34, 214), (74, 168), (150, 126), (262, 104), (420, 94), (600, 98), (760, 92)),
        "north",
    ),
    "castello": (
        "north",
        ((960, 92), (1062, 110), (1140, 154), (1184, 226), (1186, 312), (1150, 384), (1090, 432)),
        "basin",
    ),
    "san_marco": ("basin", ((908, 548), (896, 600), (866, 630)), "mouth"),
    "dorsoduro": (
        "mouth",
        ((806, 646), (730, 676), (600, 694), (420, 696), (264, 690), (168, 654), (112, 600)),
        "south_west",
    ),
    "santa_croce": ("south_west", ((66, 520), (36, 440), (22, 350)), "far_west"),
}

_BREADTHS: Final = {True: 32, False: 22}
_BEYOND: Final = 40
"""How far canals reach out into the lagoon, so that their mouths are open."""
_ROUND: Final = 7
"""How much corners are rounded."""
_FINE: Final = 2
"""How many times larger shores are drawn."""


class Crossing(NamedTuple):
    """A place for a bridge: its middle, and the direction of the canal there (length 1)."""

    x: float
    y: float
    along: _Place


def names_of(pair: Pair) -> tuple[str, str]:
    """Return the names of the two districts of a pair."""
    one, other = PAIRS[pair]
    return NAMES[one], NAMES[other]


def is_grand(pair: Pair) -> bool:
    """Whether the Grand Canal lies between the two."""
    return names_of(pair) in _GRAND


def breadth(pair: Pair) -> int:
    """Return how broad the water is between the two."""
    return _BREADTHS[is_grand(pair)]


@lru_cache(maxsize=16)
def course(pair: Pair) -> tuple[_Place, ...]:
    """Return the middle of a canal as a smooth line."""
    start, between, end = _CANALS[names_of(pair)]
    return _smooth((_CORNERS[start], *between, _CORNERS[end]))


def crossing(pair: Pair, share: float) -> Crossing:
    """Return the place at a share (0 to 1) of a canal's length."""
    line = course(pair)
    left = share * sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line))
    for (ax, ay), (bx, by) in pairwise(line):
        length = hypot(bx - ax, by - ay)
        if left <= length:
            along = ((bx - ax) / length, (by - ay) / length)
            return Crossing(ax + along[0] * left, ay + along[1] * left, along)
        left -= length
    raise AssertionError("a share is at most 1")


def _smooth(line: Sequence[_Place], steps: int = 8) -> tuple[_Place, ...]:
    """Lay a curve through all points (Catmull-Rom)."""
    padded = [line[0], *line, line[-1]]
    curve: list[_Place] = []
    for at in range(1, len(padded) - 2):
        four = padded[at - 1 : at + 3]
        curve += [_between(four, step / steps) for step in range(steps)]
    return (*curve, line[-1])


def _between(four: Sequence[_Place], share: float) -> _Place:
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


def _outline(district: District) -> list[_Place]:
    """Return the shore of a district before the canals are dug: all its canals and its coast."""
    pieces: list[tuple[str, tuple[_Place, ...], str]] = []
    for pair, ends in enumerate(PAIRS):
        if district in ends:
            start, _, end = _CANALS[names_of(pair)]
            pieces.append((start, course(pair), end))
    if (coast := _COASTS.get(NAMES[district])) is not None:
        start, between, end = coast
        pieces.append((start, _smooth((_CORNERS[start], *between, _CORNERS[end])), end))
    first, line, corner = pieces.pop()
    outline = list(line)
    while corner != first:
        piece = next(piece for piece in pieces if corner in (piece[0], piece[2]))
        pieces.remove(piece)
        start, line, end = piece
        outline += line if corner == start else line[::-1]
        corner = end if corner == start else start
    return outline


# --- land ------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def land(district: District, swell: int = 0) -> Mask:
    """Return the shape of a district, `swell` pixels larger (or smaller) all around."""
    outline = _outline(district)
    margin = 24
    left = round(min(x for x, _ in outline)) - margin
    top = round(min(y for _, y in outline)) - margin
    right = round(max(x for x, _ in outline)) + margin
    bottom = round(max(y for _, y in outline)) + margin
    size = ((right - left) * _FINE, (bottom - top) * _FINE)
    sheet = Image.new("L", size, 0)
    pen = ImageDraw.Draw(sheet)
    pen.polygon([((x - left) * _FINE, (y - top) * _FINE) for x, y in outline], fill=255)
    for pair in range(len(PAIRS)):
        _dig(pen, pair, (left, top), breadth(pair))
    sheet = _steep(sheet.filter(ImageFilter.GaussianBlur(_ROUND * _FINE)))
    if swell:
        grown = ImageFilter.GaussianBlur(abs(swell) * _FINE)
        level = 20 if swell > 0 else 235
        sheet = _steep(sheet.filter(grown), level)
    return Mask(sheet.reduce(_FINE), left, top)


def _dig(pen: ImageDraw.ImageDraw, pair: Pair, corner: _Place, width: int) -> None:
    line = [*course(pair)]
    start, _, end = _CANALS[names_of(pair)]
    for name, at, before in ((start, 0, 1), (end, -1, -2)):
        if name in _MOUTHS:
            (ax, ay), (bx, by) = line[at], line[before]
            length = hypot(ax - bx, ay - by)
            out = (ax + (ax - bx) / length * _BEYOND, ay + (ay - by) / length * _BEYOND)
            line = [out, *line] if at == 0 else [*line, out]
    points = [((x - corner[0]) * _FINE, (y - corner[1]) * _FINE) for x, y in line]
    pen.line(points, fill=0, width=width * _FINE, joint="curve")


_MOUTHS: Final = ("north", "far_west", "south_west", "mouth", "basin")


def _steep(sheet: Image.Image, level: int = 128) -> Image.Image:
    """Make an edge of what is blurred, where it is as light as told."""
    steep = [max(0, min(255, (value - level) * 12 + 128)) for value in range(256)]
    # Pillow's stubs mention numpy, which need not be installed.
    return sheet.point(steep)  # pyright: ignore[reportUnknownMemberType]


# --- the lagoon ------------------------------------------------------------------------------

_WATER: Final = {"dark": rgb("#0C2E42"), "light": rgb("#93C4D4")}
_SHALLOW: Final = {"dark": rgb("#14506A"), "light": rgb("#B7DCE4")}
_WAVE: Final = {"dark": rgb("#1B4A60"), "light": rgb("#A9D2DE")}
_BOAT: Final = {"dark": rgb("#2A6078"), "light": rgb("#6E9FB0")}
_BOATS: Final = ((46, 122, 40), (1164, 116, 38), (866, 668, 44))
_DEEP: Final = {"dark": rgb("#071C29"), "light": rgb("#6E9FB0")}
_SAND: Final = 0.7
"""How much paper is in the colour of a shore."""
_HATCH: Final = 0.045
_EMBLEM: Final = 0.12


def _name_of(theme: Theme) -> str:
    return next(name for name, other in THEMES.items() if other == theme)


@lru_cache(maxsize=4)
def lagoon(theme: Theme) -> Image.Image:
    """Paint the water and the bare districts, as large as `layout.MAP`."""
    light = _name_of(theme)
    sea = Canvas(MAP.width, MAP.y + MAP.height, _WATER[light], theme)
    _waves(sea, light)
    for x, y, size in _BOATS:
        sea.icon("sailboat", x, y, size, _BOAT[light])
    for district in DISTRICTS:
        sea.pour(land(district, 9), 0, 0, _SHALLOW[light])
    for district in DISTRICTS:
        sea.pour(land(district), 0, 5, _DEEP[light])
    for district in DISTRICTS:
        _district(sea, district)
    return sea.image.crop((0, MAP.y, MAP.width, MAP.bottom))


def _district(sea: Canvas, district: District) -> None:
    tint, shape = TINTS[district], land(district)
    sea.pour(shape, 0, 0, mix(PAPER, tint, _SAND))
    ground = Canvas(*shape.image.size, tint)
    ground.pour(_hatch(*shape.image.size), 0, 0, mix(INK, tint, _HATCH))
    x, y, size = _EMBLEMS[district]
    emblem = icon(DISTRICT_ICONS[district], size)
    ground.pour(emblem, x - shape.left, y - shape.top, mix(INK, tint, _EMBLEM))
    sea.pour(land(district, -3), 0, 0, ground.image)


@lru_cache(maxsize=8)
def rim(district: District) -> Mask:
    """Return the edge of a district, as it is when the doge is there."""
    whole, inner = land(district), land(district, -8)
    return Mask(ImageChops.subtract(whole.image, inner.image), whole.left, whole.top)


_EMBLEMS: Final = (
    (184, 176, 64),
    (98, 481, 44),
    (388, 477, 44),
    (686, 494, 44),
    (752, 646, 56),
    (980, 336, 44),
)
"""Where the middle of each emblem is, and its size: where nothing is written."""


@kept
def _hatch(width: int, height: int) -> Mask:
    """Return level lines, as in an engraving: aslant they would make the file much larger."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        for y in range(0, height * scale, 12 * scale):
            pen.rectangle((0, y, width * scale, y + 2 * scale - 1), fill=255)

    return masks.shape(width, height, draw)


def _waves(sea: Canvas, light: str) -> None:
    for number in range(60):
        x, y = number * 317 % MAP.width, MAP.y + 16 + number * 211 % (MAP.height - 30)
        sea.pour(_wave(), x - 18, y, _WAVE[light])


@lru_cache(maxsize=1)
def _wave() -> Mask:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        for x in (0, 18):
            box = (x * scale, 0, (x + 18) * scale, 14 * scale)
            pen.arc(box, 20, 160, fill=255, width=2 * scale)

    return masks.shape(38, 16, draw)


COLOURS: Final = (
    *(water[light] for water in (_WATER, _SHALLOW, _WAVE, _DEEP, _BOAT) for light in THEMES),
    *(mix(INK, tint, share) for tint in TINTS for share in (_EMBLEM, _HATCH)),
    *(mix(PAPER, tint, _SAND) for tint in TINTS),
    *(colour for light in THEMES for colour in ramp((_SHALLOW[light],), _WATER[light])),
)
"""What the lagoon adds to the palette."""
