"""The lagoon: water, the six districts on it, and the shore of the doge's district.

Where the sprites are missing, a district is ruled land with its emblem.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Canvas
from bot.render.encoding import ramp
from bot.render.icons import icon
from bot.render.keeping import kept
from bot.render.masks import Mask
from bot.render.san_marco.art import painted
from bot.render.san_marco.lands import land, rim
from bot.render.san_marco.layout import MAP
from bot.render.san_marco.look import DISTRICT_ICONS, SHORE, TINTS
from bot.render.theme import INK, PAPER, THEMES, Theme, mix, rgb
from rules.san_marco.components import DISTRICTS, District

_WATER: Final = {"dark": rgb("#0C2E42"), "light": rgb("#93C4D4")}
_SHALLOW: Final = {"dark": rgb("#14506A"), "light": rgb("#B7DCE4")}
_WAVE: Final = {"dark": rgb("#1B4A60"), "light": rgb("#A9D2DE")}
_BOAT: Final = {"dark": rgb("#2A6078"), "light": rgb("#6E9FB0")}
_BOATS: Final = ((46, 132, 40), (1164, 124, 38), (866, 792, 44))
_DEEP: Final = {"dark": rgb("#071C29"), "light": rgb("#6E9FB0")}
_SAND: Final = 0.7
"""The share of paper in the colour of a shore."""
_HATCH: Final = 0.045
_EMBLEM: Final = 0.12


class Mark(NamedTuple):
    """A painted part of the map, and the place of its upper left corner."""

    image: Image.Image
    x: int
    y: int


@lru_cache(maxsize=4)
def lagoon(theme: Theme) -> Image.Image:
    """Paint the water and the bare districts, as large as `layout.MAP`."""
    sea = Canvas(MAP.width, MAP.y + MAP.height, _WATER[theme.name], theme)
    if not painted(f"lagoon_{theme.name}", sea, MAP):
        _plain(sea, theme.name)
    return sea.image.crop((0, MAP.y, MAP.width, MAP.bottom))


def _plain(sea: Canvas, light: str) -> None:
    """Draw water and districts without sprites."""
    _waves(sea, light)
    for x, y, size in _BOATS:
        sea.icon("sailboat", x, y, size, _BOAT[light])
    for district in DISTRICTS:
        sea.pour(land(district, 9), 0, 0, _SHALLOW[light])
    for district in DISTRICTS:
        sea.pour(land(district), 0, 5, _DEEP[light])
    for district in DISTRICTS:
        _district(sea, district)


@kept
def doge_shore(theme: Theme, district: District) -> Mark:
    """Paint the part of the lagoon with a district, with its shore when the doge is there."""
    edge = rim(district)
    width, height = edge.image.size
    left, top = max(MAP.x, edge.left), max(MAP.y, edge.top)
    right, low = min(MAP.right, edge.left + width), min(MAP.bottom, edge.top + height)
    bare = lagoon(theme).crop((left, top - MAP.y, right, low - MAP.y))
    part = Canvas(right - left, low - top, bare, theme)
    part.pour(edge, -left, -top, SHORE)
    return Mark(part.image, left, top)


def _district(sea: Canvas, district: District) -> None:
    tint, shape = TINTS[district], land(district)
    sea.pour(shape, 0, 0, mix(PAPER, tint, _SAND))
    ground = Canvas(*shape.image.size, tint)
    ground.pour(_hatch(*shape.image.size), 0, 0, mix(INK, tint, _HATCH))
    x, y, size = _EMBLEMS[district]
    emblem = icon(DISTRICT_ICONS[district], size)
    ground.pour(emblem, x - shape.left, y - shape.top, mix(INK, tint, _EMBLEM))
    sea.pour(land(district, -3), 0, 0, ground.image)


@kept
def _hatch(width: int, height: int) -> Mask:
    """Return horizontal lines, as in an engraving: slanted ones would make the file much larger."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        for y in range(0, height * scale, 12 * scale):
            pen.rectangle((0, y, width * scale, y + 2 * scale - 1), fill=255)

    return masks.shape(width, height, draw)


_EMBLEMS: Final = (
    (132, 190, 76),
    (174, 576, 50),
    (464, 578, 50),
    (757, 588, 50),
    (756, 738, 76),
    (1010, 478, 76),
)
"""The middle and the size of each emblem, where nothing is written."""


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
"""Colours that the lagoon adds to the palette."""
