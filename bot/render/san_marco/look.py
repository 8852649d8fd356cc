"""The look of San Marco: colours, icons, shared measures."""

from typing import Final

from bot.render.encoding import ramp
from bot.render.kit.header import Crest
from bot.render.san_marco import art
from bot.render.theme import INK, ON_INK, RGB, SEAT_COLOURS, mix, rgb
from bot.text import texts
from rules.san_marco.components import BANISHMENT, BRIDGE, DEFECTOR, SAN_MARCO

ACCENT: Final = rgb("#5FD0D8")
CREST_ICON: Final = "water"

TINTS: Final[tuple[RGB, ...]] = (
    rgb("#E4D3B2"),
    rgb("#D3D4B0"),
    rgb("#E8C6B2"),
    rgb("#F3D795"),
    rgb("#D3CDC2"),
    rgb("#DFC3B4"),
)
"""The ground of each district, on the map and on its cards."""
TILE_SHARE: Final = 0.78
"""The share of ink in the tile of a value."""
SAN_MARCO_GOLD: Final = rgb("#8A5A00")
"""The ground of San Marco's first value, which makes it stand out."""
DISTRICT_ICONS: Final = (
    "church",
    "ship",
    "fish",
    "landmark-dome",
    "palette",
    "anchor",
)
"""The emblem of each district, drawn faintly on its ground and on its cards."""
BRIDGE_ICON: Final = "bridge"
CARD_ICONS: Final = {BRIDGE: BRIDGE_ICON, DEFECTOR: "people-arrows", BANISHMENT: "dice"}
"""The icon of each action card that is neither a district nor the doge: he has `corno`."""
NOBLE_ICON: Final = "chess-pawn"
DICE_ICONS: Final = ("dice-one", "dice-two", "dice-three", "dice-four", "dice-five", "dice-six")

VIOLET: Final = rgb("#43306B")
CORNO: Final = rgb("#F0B93A")
SHORE: Final = rgb("#8459E0")
"""The doge: his ground, his cap, and the shore of his district."""

LIMIT_ICON: Final = "hand"
BONUS_ICON: Final = "award"

LIMIT: Final = rgb("#7A2230")
LIMIT_LINE: Final = rgb("#E5808A")
EMPTY: Final = mix(INK, LIMIT, 0.7)
"""The ground of a plate that fills with limit points."""

DISTRIBUTOR_ICON: Final = "scale-balanced"
DECIDER_ICON: Final = "hand-pointer"
OUT_ICON: Final = "door-open"
ROUND_ICON: Final = "arrows-rotate"
LAST_ROUND_ICON: Final = "flag-checkered"


def crest(language: str) -> Crest:
    """Return the head of this game's pictures."""
    return Crest(texts(language).of("san_marco").title, CREST_ICON, ACCENT, art.GAME)


def shaded(colour: RGB, share: float) -> RGB:
    """Return a colour with some ink on it."""
    return mix(INK, colour, share)


COLOURS: Final = (
    ACCENT,
    *TINTS,
    VIOLET,
    CORNO,
    SHORE,
    LIMIT,
    LIMIT_LINE,
    EMPTY,
    SAN_MARCO_GOLD,
    *(shaded(tint, TILE_SHARE) for tint in TINTS),
    *(mix(INK, colour, 0.3) for colour in SEAT_COLOURS[:4]),
    *ramp(SEAT_COLOURS[:4], INK),
    *ramp((ON_INK,), INK),
    *(colour for tint in TINTS for colour in ramp((INK,), tint)),
    *ramp((CORNO,), VIOLET),
    *ramp((SHORE,), TINTS[SAN_MARCO]),
    *ramp((ON_INK,), LIMIT),
    *ramp((ON_INK,), SAN_MARCO_GOLD),
)
"""Colours that the map and the rows add to the palette without art, the most important first."""
