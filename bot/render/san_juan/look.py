"""The look of San Juan: colours and icons."""

from typing import Final

from bot.render.encoding import ramp
from bot.render.icons import INGOTS
from bot.render.kit.header import Crest
from bot.render.san_juan import art, tabletop
from bot.render.theme import DARK, INK, NIGHT, ON_INK, PAPER, RGB, THEMES, mix, rgb
from bot.text import texts
from rules.san_juan.components import CUSTOMS_OFFICE, FAMILY, NAMES, Kind
from rules.san_juan.view import SanJuanView

ACCENT: Final = rgb("#FF9B6A")
CREST_ICON: Final = "landmark-flag"
CREAM: Final = rgb("#FFF1C9")

GOOD_COLOURS: Final = (
    rgb("#4A5EE0"),
    rgb("#EFE8D8"),
    rgb("#CF8F3E"),
    rgb("#8C5B3F"),
    rgb("#A3B3C6"),
)
GOOD_ICONS: Final = ("droplet", "cube", "leaf", "mug-hot", INGOTS)
_CLASS_COLOURS: Final = {
    "city": rgb("#EADBC0"),
    "monument": rgb("#D3CBEA"),
    "end": rgb("#A9DCC6"),
}
_LIGHT_ON: Final = (0, 3)
"""The goods whose colour is so dark that words on it are light: indigo, coffee."""

_BUILDING_ICONS: Final = {
    "smithy": "hammer",
    "gold_mine": "mound",
    "archive": "box-archive",
    "poor_house": "hands-holding",
    "black_market": "mask",
    "trading_post": "right-left",
    "well": "bucket",
    "market_stand": "store",
    "crane": "truck-ramp-box",
    "chapel": "church",
    "tower": "tower-observation",
    "aqueduct": "bridge-water",
    "carpenter": "ruler-combined",
    "prefecture": "stamp",
    "market_hall": "shop",
    "quarry": "hill-rockslide",
    "library": "book-open",
    "statue": "person",
    "victory_column": "monument",
    "hero": "horse",
    "guild_hall": "scale-balanced",
    "city_hall": "building-columns",
    "triumphal_arch": "archway",
    "palace": "landmark-dome",
    "office": "file-signature",
    "guard_room": "shield-halved",
    "hut": "tent",
    "tavern": "beer-mug-empty",
    "park": "tree-city",
    "customs_office": "passport",
    "bank": "vault",
    "harbor": "anchor",
    "goldsmith": "ring",
    "residence": "hotel",
    "cathedral": "place-of-worship",
}
ICONS: Final = (*GOOD_ICONS, *(_BUILDING_ICONS[name] for name in NAMES[len(GOOD_ICONS) :]))
"""The icon of each kind; a production building has that of its good."""

ROLE_COLOURS: Final = (
    rgb("#9C4A32"),
    rgb("#3F7040"),
    rgb("#2B6384"),
    rgb("#8A2F45"),
    rgb("#7D5A1E"),
)
CITY_BAND: Final = rgb("#6B4468")
"""Behind the names of roles, and of city buildings, on cards."""

ROLE_ICONS: Final = ("trowel-bricks", "industry", "scale-balanced", "people-roof", "gem")
LEGEND: Final = {"cost": "square", "points": "star", "number": "circle"}
"""A learner's explanations of cards."""
CHAPEL_ICON: Final = _BUILDING_ICONS["chapel"]
REDUCED: Final = "arrow-down"
"""Beside a price: it is less than printed."""
LINE_ICONS: Final = {
    "buildings": "house-chimney",
    "held": "layer-group",
    **{name: _BUILDING_ICONS[name] for name in _BUILDING_ICONS},
}

_STEP_ICONS: Final = {"keep": "layer-group", "round_start": "flag", "role": "hand-pointer"}


def crest(language: str) -> Crest:
    """Return the head of this game's pictures."""
    return Crest(texts(language).of("san_juan").title, CREST_ICON, ACCENT, art.GAME)


def colour_of(kind: Kind) -> RGB:
    """Return the colour of a building: of its good, or of its class."""
    return GOOD_COLOURS[kind] if is_production(kind) else _CLASS_COLOURS[FAMILY[kind]]


def band_of(kind: Kind) -> tuple[RGB, RGB]:
    """Return the colour behind a building's name on its card, and that of the name."""
    if FAMILY[kind] == "city":
        return CITY_BAND, ON_INK
    return colour_of(kind), ink_on(kind)


def ink_on(kind: Kind) -> RGB:
    """Return the colour of words on a building."""
    return ON_INK if kind in _LIGHT_ON else INK


def dark_tone(kind: Kind) -> RGB:
    """Return the colour of a good in front of a lit window."""
    return mix(INK, colour_of(kind), 0.42)


def is_production(kind: Kind) -> bool:
    """Whether the kind makes goods."""
    return kind < len(GOOD_ICONS)


def holds_goods(kind: Kind) -> bool:
    """Whether the kind has a window for a good: production buildings, and the Customs Office."""
    return is_production(kind) or kind == CUSTOMS_OFFICE


def class_of(kind: Kind) -> str:
    """Name the class of a building: production, city, monument or end."""
    return FAMILY[kind]


def step_icon(view: SanJuanView) -> str:
    """Return the icon of the present step: that of the role, while one is carried out."""
    if 0 <= view.role < len(ROLE_ICONS):
        return ROLE_ICONS[view.role]
    return _STEP_ICONS.get(view.step, "flag-checkered")


_FACADES: Final = (*GOOD_COLOURS, *_CLASS_COLOURS.values())
DIM: Final = mix(PAPER, NIGHT, 0.38)
"""The paper of a card that cannot be used now."""


def dimmed(colour: RGB) -> RGB:
    """Return a colour in its dimmed form, on a card that cannot be used now."""
    return mix(colour, NIGHT, 0.38)


_FIRST: Final = (
    ACCENT,
    CREAM,
    *tabletop.COLOURS,
    *ROLE_COLOURS,
    CITY_BAND,
    *_FACADES,
    DIM,
    *(dimmed(facade) for facade in _FACADES),
)
_EDGES: Final = (
    *ramp((INK,), _CLASS_COLOURS["city"]),
    *ramp((INK,), _CLASS_COLOURS["monument"]),
    *ramp((INK,), _CLASS_COLOURS["end"]),
    *(colour for kind, good in enumerate(GOOD_COLOURS) for colour in ramp((ink_on(kind),), good)),
    *ramp((ON_INK,), DIM),
)
_UNPAINTED: Final = (
    *_FIRST,
    *(mix(INK, facade, 0.12) for facade in _FACADES),
    *(mix(INK, facade, 0.35) for facade in GOOD_COLOURS),
    *(dark_tone(kind) for kind in range(len(GOOD_COLOURS))),
    *(mix(ACCENT, theme.surface, 0.07) for theme in THEMES.values()),
    *(mix(INK, facade, 0.06) for facade in _FACADES),
    *_EDGES,
    *(colour for kind in range(5) for colour in ramp((dark_tone(kind),), CREAM)),
    *ramp((ACCENT,), DARK.surface),
)
"""The colours that this game adds to the palette where there are no sprites."""
COLOURS: Final = (*_FIRST, *art.COLOURS, *_EDGES) if art.COLOURS else _UNPAINTED
"""Colours that this game adds to the palette, the most important first."""
