"""Colours and icons of San Francisco: brick, fog and night; a hue for each kind of district."""

from typing import Final

from bot.render.encoding import ramp
from bot.render.kit.header import Crest
from bot.render.san_francisco import art
from bot.render.san_francisco.bars import NEUTRAL, SHADES
from bot.render.san_francisco.offer import Plate
from bot.render.theme import INK, NIGHT, ON_INK, ON_INK_MUTE, mix, rgb
from bot.text import texts
from rules.san_francisco.components import KIND_NAMES, KINDS_ON

ACCENT: Final = rgb("#F58A6B")
CREST_ICON: Final = "train-tram"
_KINDS: Final = {
    "villa": ("house-chimney-window", rgb("#F2B5A0")),
    "residential": ("city", rgb("#E8D59A")),
    "market": ("store", rgb("#9ED7A5")),
    "leisure": ("masks-theater", rgb("#A9C8F2")),
    "factory": ("industry", rgb("#C9B3E6")),
    "office": ("briefcase", rgb("#9FDAD8")),
    "city_hall": ("landmark-dome", rgb("#F0E3C4")),
    "bank": ("building-columns", rgb("#F0E3C4")),
    "park": ("tree", rgb("#2C6A42")),
}
SIGNS: Final = tuple([Plate(*_KINDS[name], name) for name in KIND_NAMES])
"""Icon, ground and sprite of each kind: of a district that is built, and of a park."""
KIND_ICONS: Final = tuple(icon for icon, *_ in SIGNS)
GROUNDS: Final = tuple(ground for _, ground, _ in SIGNS)
TILE_SIGNS: Final = tuple([tuple([SIGNS[kind] for kind in kinds]) for kinds in KINDS_ON])
RUINS: Final = tuple(mix(hue, NIGHT, 0.24) for hue in GROUNDS)
"""The ground of a ruin: the same hue by night, with stripes."""
STRIPES: Final = tuple(mix(hue, NIGHT, 0.32) for hue in GROUNDS)
INKS: Final = {
    "dark": tuple([mix(ON_INK, hue, 0.8) for hue in GROUNDS]),
    "light": tuple([mix(INK, hue, 0.76) for hue in GROUNDS]),
}
"""Words and signs on painted ruins, by theme."""
RUIN_OF: Final = {"dark": "ruin", "light": "ruin_light"}
VEILS: Final = {"dark": rgb("#4A434F"), "light": rgb("#E9DFCD")}
"""The ground into which districts step back, by theme."""
_FLOORS: Final = {"dark": rgb("#40353F"), "light": rgb("#E4DAC8")}
"""The plain ground of painted ruins, by theme."""
FAINT_INKS: Final = {
    "dark": tuple([mix(ink, VEILS["dark"], 0.88) for ink in INKS["dark"]]),
    "light": tuple([mix(ink, VEILS["light"], 0.9) for ink in INKS["light"]]),
}
LETTERS: Final = {"dark": ON_INK, "light": INK}
"""The letters beside the paved city, by theme."""
EDGES: Final = {"dark": rgb("#6B4A3A"), "light": rgb("#B79A7C")}
"""The edge of the board, by theme."""
SHADE: Final = rgb("#16382A")
"""A dark green that only painted parts have."""
LEAVES: Final = rgb("#BDE6C4")
"""The trees of a park."""
CITY: Final = rgb("#0B1018")
STREET: Final = rgb("#2B374B")
"""A street without a stick."""
NOTE: Final = rgb("#DCE9D2")
PRINT: Final = rgb("#6C8F68")
"""A cheque, and the line printed on it."""

ACTION_ICONS: Final = {
    "bonus": "house-medical",
    "two_sticks": "grip-lines",
    "shift": "arrows-left-right",
    "swap": "rotate",
    "free_street": "road",
    "replace": "right-left",
    "grant": "gift",
    "grant_per_stick": "hand-holding-dollar",
}
MEANS_ICONS: Final = {
    "influence": "handshake",
    "cheques": "money-bill",
    "option": "clone",
    "": "people-group",
}
OBJECT_ICONS: Final = {"edge": "vector-square", "option": "clone"}
CHEQUE_ICON: Final = MEANS_ICONS["cheques"]
INFLUENCE_ICON: Final = MEANS_ICONS["influence"]
STICK_ICON: Final = "grip-lines-vertical"
PRESTIGE_ICON: Final = "star"
YEAR_ICON: Final = "calendar"
BANK_ICON: Final = "vault"
LEGEND: Final = {
    "prestige": PRESTIGE_ICON,
    "influence": INFLUENCE_ICON,
    "cheques": CHEQUE_ICON,
    "bank": BANK_ICON,
    "years": YEAR_ICON,
}
"""The legend for a learner."""

_BUILT: Final = dict.fromkeys(GROUNDS)
COLOURS: Final = (
    *[mix(floor, VEILS[theme], 0.5) for theme, floor in _FLOORS.items()],
    *(ACCENT, *_BUILT, NEUTRAL, SHADE, NOTE, PRINT, LEAVES, *EDGES.values(), *SHADES),
    *art.colours("board"),
    *(*INKS["dark"], *INKS["light"], *FAINT_INKS["dark"], *FAINT_INKS["light"]),
    *(*dict.fromkeys(RUINS), *dict.fromkeys(STRIPES), CITY, STREET),
    *(*ramp((ON_INK_MUTE, STREET), CITY), *ramp((INK,), NOTE)),
    *(edge for hue, ruin in zip(GROUNDS, RUINS, strict=True) for edge in ramp((hue,), ruin)),
    *(edge for hue in _BUILT for edge in ramp((INK,), hue)),
    *ramp((INK,), ACCENT),
    *ramp((INK,), NEUTRAL),
)
"""The colours that these pictures add to the palette, the most important first."""


def crest(language: str) -> Crest:
    """Return the head of this game's pictures."""
    return Crest(texts(language).of("san_francisco").title, CREST_ICON, ACCENT, art.GAME)
