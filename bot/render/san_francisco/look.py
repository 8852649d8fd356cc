"""Colours and icons of San Francisco: brick, fog and night; a hue for each kind of district."""

from typing import Final

from bot.render.encoding import ramp
from bot.render.kit.header import Crest
from bot.render.san_francisco import art
from bot.render.san_francisco.bars import NEUTRAL, SHADES
from bot.render.san_francisco.offer import Plate
from bot.render.theme import INK, ON_INK, ON_INK_MUTE, PAPER, mix, rgb
from bot.text import texts
from rules.san_francisco.components import KIND_NAMES, KINDS_ON

ACCENT: Final = rgb("#F58A6B")
CREST_ICON: Final = "train-tram"
_KINDS: Final = {
    "villa": ("house-chimney-window", rgb("#F2B5A0"), rgb("#5E1F14")),
    "residential": ("city", rgb("#E8D59A"), rgb("#4E3A08")),
    "market": ("store", rgb("#9ED7A5"), rgb("#14401F")),
    "leisure": ("masks-theater", rgb("#A9C8F2"), rgb("#1A3568")),
    "factory": ("industry", rgb("#C9B3E6"), rgb("#3A2263")),
    "office": ("briefcase", rgb("#9FDAD8"), rgb("#0F4346")),
    "city_hall": ("landmark-dome", rgb("#F0E3C4"), rgb("#43331F")),
    "bank": ("building-columns", rgb("#F0E3C4"), rgb("#43331F")),
    "park": ("tree", rgb("#2C6A42"), rgb("#BDE6C4")),
}
SIGNS: Final = tuple([Plate(*_KINDS[name][:2], name) for name in KIND_NAMES])
"""Icon, ground and sprite of each kind: of a district that is built, and of a park."""
KIND_ICONS: Final = tuple(icon for icon, *_ in SIGNS)
GROUNDS: Final = tuple(ground for _, ground, _ in SIGNS)
INKS: Final = tuple(_KINDS[name][2] for name in KIND_NAMES)
"""Signs and values on lots, and the trees of a park."""
TILE_SIGNS: Final = tuple([tuple([SIGNS[kind] for kind in kinds]) for kinds in KINDS_ON])
LOTS: Final = {
    "dark": tuple([mix(hue, rgb("#7A6E74"), 0.78) for hue in GROUNDS]),
    "light": tuple([mix(hue, PAPER, 0.8) for hue in GROUNDS]),
}
"""The calm ground of what is not rebuilt yet, by theme."""
VEILS: Final = {"dark": rgb("#4A434F"), "light": rgb("#E9DFCD")}
"""The ground into which districts step back, by theme."""
FAINT_INKS: Final = {"dark": ON_INK, "light": rgb("#5E5862")}
"""Signs and values on lots that step back, by theme."""
LETTERS: Final = {"dark": ON_INK, "light": INK}
"""The letters beside the paved city, by theme."""
EDGES: Final = {"dark": rgb("#6B4A3A"), "light": rgb("#B79A7C")}
"""The edge of the board, by theme."""
SHADE: Final = rgb("#16382A")
"""The ground below the name of a park."""
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

COLOURS: Final = (
    *(ACCENT, *dict.fromkeys(GROUNDS), NEUTRAL, SHADE, NOTE, PRINT, *EDGES.values(), *SHADES),
    *art.colours("board"),
    *dict.fromkeys((*LOTS["dark"], *LOTS["light"], *INKS, *FAINT_INKS.values())),
    *(*ramp((ON_INK_MUTE, STREET), CITY), *ramp((INK,), NOTE), CITY, STREET),
    *(edge for hue in dict.fromkeys(GROUNDS) for edge in ramp((INK,), hue)),
    *ramp((INK,), ACCENT),
    *ramp((INK,), NEUTRAL),
)
"""The colours that these pictures add to the palette, the most important first."""


def crest(language: str) -> Crest:
    """Return the head of this game's pictures."""
    return Crest(texts(language).of("san_francisco").title, CREST_ICON, ACCENT, art.GAME)
