"""The lagoon: six districts of Venice with canals between exactly those that are neighbours."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Canvas
from bot.render.encoding import ramp
from bot.render.icons import icon
from bot.render.kit import lands
from bot.render.kit.lands import Chart, Course, Crossing, Place, hatch
from bot.render.masks import Mask
from bot.render.san_marco.layout import MAP
from bot.render.san_marco.look import DISTRICT_ICONS, TINTS
from bot.render.theme import INK, PAPER, THEMES, Theme, mix, rgb
from rules.san_marco.components import DISTRICTS, NAMES, PAIRS, District, Pair

# --- where the shores are --------------------------------------------------------------------

_CORNERS: Final[dict[str, Place]] = {
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

_CANALS: Final[dict[tuple[str, str], Course]] = {
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

_COASTS: Final[dict[str, Course]] = {
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

_MOUTHS: Final = ("north", "far_west", "south_west", "mouth", "basin")
_CHART: Final = Chart(
    corners=_CORNERS,
    waters=_CANALS,
    breadths={pair: 32 if pair in _GRAND else 22 for pair in _CANALS},
    coasts=_COASTS,
    mouths=_MOUTHS,
)
_SHORE: Final = 8
"""How broad the shore is that tells where the doge is."""


def names_of(pair: Pair) -> tuple[str, str]:
    """Return the names of the two districts of a pair."""
    one, other = PAIRS[pair]
    return NAMES[one], NAMES[other]


def is_grand(pair: Pair) -> bool:
    """Whether the Grand Canal lies between the two."""
    return names_of(pair) in _GRAND


def breadth(pair: Pair) -> int:
    """Return how broad the water is between the two."""
    return _CHART.breadths[names_of(pair)]


def course(pair: Pair) -> tuple[Place, ...]:
    """Return the middle of a canal as a smooth line."""
    return lands.course(_CHART, names_of(pair))


def crossing(pair: Pair, share: float) -> Crossing:
    """Return the place at a share (0 to 1) of a canal's length."""
    return lands.crossing(_CHART, names_of(pair), share)


def land(district: District, swell: int = 0) -> Mask:
    """Return the shape of a district, `swell` pixels larger (or smaller) all around."""
    return lands.land(_CHART, NAMES[district], swell)


def rim(district: District) -> Mask:
    """Return the edge of a district, as it is when the doge is there."""
    return lands.rim(_CHART, NAMES[district], _SHORE)


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
    ground.pour(hatch(*shape.image.size), 0, 0, mix(INK, tint, _HATCH))
    x, y, size = _EMBLEMS[district]
    emblem = icon(DISTRICT_ICONS[district], size)
    ground.pour(emblem, x - shape.left, y - shape.top, mix(INK, tint, _EMBLEM))
    sea.pour(land(district, -3), 0, 0, ground.image)


_EMBLEMS: Final = (
    (184, 176, 64),
    (98, 481, 44),
    (388, 477, 44),
    (686, 494, 44),
    (752, 646, 56),
    (980, 336, 44),
)
"""Where the middle of each emblem is, and its size: where nothing is written."""


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
