"""Colours and icons of San Francisco: brick, fog and gold; a hue for each kind of district."""

from typing import Final

from bot.render.kit.header import Crest
from bot.render.kit.wording import words_of
from bot.render.scene import Scene
from bot.render.theme import INK, NIGHT, PAPER, mix, rgb
from rules.san_francisco.components import KIND_NAMES

ACCENT: Final = rgb("#E0784A")
CREST_ICON: Final = "landmark"
_ICONS: Final = {
    "villa": "house-chimney",
    "residential": "building",
    "market": "store",
    "leisure": "masks-theater",
    "factory": "industry",
    "office": "briefcase",
    "city_hall": "landmark",
    "bank": "building-columns",
    "park": "tree",
}
KIND_ICONS: Final = tuple(_ICONS[name] for name in KIND_NAMES)
_HUES: Final = {
    "villa": rgb("#C9A0B8"),
    "residential": rgb("#D9B48C"),
    "market": rgb("#E2C25E"),
    "leisure": rgb("#8FB7C9"),
    "factory": rgb("#B9856A"),
    "office": rgb("#9FA9BE"),
    "city_hall": rgb("#E9DFC8"),
    "bank": rgb("#E9DFC8"),
    "park": rgb("#7FB07A"),
}
GROUNDS: Final = tuple(_HUES[name] for name in KIND_NAMES)
"""The ground of a district that is built."""
RUINS: Final = tuple(mix(hue, rgb("#A09A93"), 0.35) for hue in GROUNDS)
"""The ground of a ruin: the same hue under ash."""
STREET: Final = rgb("#3B3F46")
WHITE: Final = rgb("#F4F1EA")
ASH: Final = rgb("#2B2622")
CHEQUE_ICON: Final = "money-bill"
INFLUENCE_ICON: Final = "handshake"
STICK_ICON: Final = "grip-lines-vertical"
PRESTIGE_ICON: Final = "star"
YEAR_ICON: Final = "calendar"
BANK_ICON: Final = "vault"
COLOURS: Final = (ACCENT, *GROUNDS, *RUINS, STREET, WHITE, ASH, PAPER, NIGHT, INK)
"""What these pictures add to the palette."""


def crest(scene: Scene) -> Crest:
    """Return what tells the header of this game from the others'."""
    return Crest(words_of(scene).title, CREST_ICON, ACCENT)
