"""The lagoon: six districts of Venice with canals between exactly those that are neighbours."""

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Canvas, Spot
from bot.render.encoding import ramp
from bot.render.icons import icon
from bot.render.keeping import kept
from bot.render.masks import Mask
from bot.render.san_marco import lands
from bot.render.san_marco.lands import Chart, Crossing, Stretch, hatch
from bot.render.san_marco.layout import MAP
from bot.render.san_marco.look import DISTRICT_ICONS, SHORE, TINTS
from bot.render.theme import INK, PAPER, THEMES, Theme, mix, rgb
from rules.san_marco.components import DISTRICTS, NAMES, PAIRS, District, Pair

# --- where the shores are --------------------------------------------------------------------

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
"""Where canals meet, or reach the lagoon."""

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
_CHART: Final = Chart(
    corners=_CORNERS,
    waters=_CANALS,
    breadths={pair: 32 if pair in _GRAND else 22 for pair in _CANALS},
    coasts=_COASTS,
    mouths=_MOUTHS,
)
_SHORE: Final = 8
"""How broad the shore that shows where the doge is, is drawn."""


def names_of(pair: Pair) -> tuple[str, str]:
    """Return the names of the two districts of a pair."""
    one, other = PAIRS[pair]
    return NAMES[one], NAMES[other]


def breadth(pair: Pair) -> int:
    """Return how broad the water is between the two."""
    return _CHART.breadths[names_of(pair)]


def course(pair: Pair) -> tuple[Spot, ...]:
    """Return the middle of a canal as a smooth line."""
    return lands.course(_CHART, names_of(pair))


def crossing(pair: Pair, share: float) -> Crossing:
    """Return the place at a share (0 to 1) of a canal's length."""
    return lands.crossing(_CHART, names_of(pair), share)


def land(district: District, swell: int = 0) -> Mask:
    """Return the shape of a district, `swell` pixels larger (or smaller) all around."""
    return lands.land(_CHART, NAMES[district], swell)


def rim(district: District) -> Mask:
    """Return the edge of a district with the doge."""
    return lands.rim(_CHART, NAMES[district], _SHORE)


# --- the lagoon ------------------------------------------------------------------------------

_WATER: Final = {"dark": rgb("#0C2E42"), "light": rgb("#93C4D4")}
_SHALLOW: Final = {"dark": rgb("#14506A"), "light": rgb("#B7DCE4")}
_WAVE: Final = {"dark": rgb("#1B4A60"), "light": rgb("#A9D2DE")}
_BOAT: Final = {"dark": rgb("#2A6078"), "light": rgb("#6E9FB0")}
_BOATS: Final = ((46, 132, 40), (1164, 124, 38), (866, 792, 44))
_DEEP: Final = {"dark": rgb("#071C29"), "light": rgb("#6E9FB0")}
_SAND: Final = 0.7
"""How much paper is mixed into the colour of a shore."""
_HATCH: Final = 0.045
_EMBLEM: Final = 0.12


def _name_of(theme: Theme) -> str:
    return next(name for name, other in THEMES.items() if other == theme)


class Mark(NamedTuple):
    """A painted part of the map, and where its upper left corner lies."""

    image: Image.Image
    x: int
    y: int


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
    ground.pour(hatch(*shape.image.size), 0, 0, mix(INK, tint, _HATCH))
    x, y, size = _EMBLEMS[district]
    emblem = icon(DISTRICT_ICONS[district], size)
    ground.pour(emblem, x - shape.left, y - shape.top, mix(INK, tint, _EMBLEM))
    sea.pour(land(district, -3), 0, 0, ground.image)


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
"""What the lagoon adds to the palette."""
