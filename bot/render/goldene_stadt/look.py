"""The look of Die goldene Stadt: colours and icons that several pictures share."""

from typing import Final

from bot.render.goldene_stadt import art
from bot.render.goldene_stadt.growth import SNOW, TRUNK
from bot.render.kit.header import Crest
from bot.render.theme import INK, RGB, SEAT_COLOURS, THEMES, mix, rgb
from bot.text import texts

ACCENT: Final = rgb("#D8A978")
CREST_ICON: Final = "archway"

# --- landscapes, goods and rewards, in the order of the data --------------------------------------

TINTS: Final[tuple[RGB, ...]] = (
    rgb("#E9D5A1"),
    rgb("#B6BECA"),
    rgb("#92BD8B"),
    rgb("#C6D883"),
    rgb("#E8BE7C"),
)
"""The ground of each landscape: on the map and on its cards."""
SHADES: Final[tuple[RGB, ...]] = (
    rgb("#D9BE84"),
    rgb("#7E8998"),
    rgb("#4F8A58"),
    rgb("#93AF49"),
    rgb("#C18F45"),
)
"""The vegetation or mountains there."""
CARD_TINTS: Final[tuple[RGB, ...]] = (rgb("#8CC6DE"), *TINTS[1:])
"""The ground of the cards: the coast is as blue as the water before it."""
LAND_ICONS: Final = ("anchor", "mountain", "tree", "wheat-awn", "sun")
GOOD_ICONS: Final = ("ribbon", "pepper-hot", "fire-flame-curved", "circle-dot")
GOOD_COLOURS: Final[tuple[RGB, ...]] = (
    rgb("#F2A9C8"),
    rgb("#F08A4B"),
    rgb("#B9A2F2"),
    rgb("#DCEBF2"),
)
CARD_ICON: Final = "drawn:cards"
KEY_ICON: Final = "key"
COIN_ICON: Final = "coins"
GOODS_ICON: Final = "gem"
BONUS_ICON: Final = "scroll"
LETTER_ICON: Final = "envelope"
HOUSE_ICON: Final = "house-chimney"
CLOSED_ICON: Final = "ban"
BLOCKED_ICON: Final = "lock"
REWARD_ICONS: Final = {
    "coin": COIN_ICON,
    "coins": COIN_ICON,
    "card": CARD_ICON,
    "key": KEY_ICON,
    "goods": GOODS_ICON,
    "bonus": BONUS_ICON,
}
"""The icon of a reward in a line of figures."""
LEGEND: Final = {
    "houses": HOUSE_ICON,
    "coins": COIN_ICON,
    "keys": KEY_ICON,
    "letters": LETTER_ICON,
    "card": CARD_ICON,
    "goods": GOODS_ICON,
    "bonus": BONUS_ICON,
}
"""The legend for a learner: the cards before a player, and the rewards of places."""
BONUS_ICONS: Final = (*LAND_ICONS, "archway", "water", "layer-group")
"""The things that each bonus card counts."""

# --- the map --------------------------------------------------------------------------------------

SEA: Final = {"dark": rgb("#0C2E42"), "light": rgb("#93C4D4")}
SHALLOW: Final = {"dark": rgb("#14506A"), "light": rgb("#B7DCE4")}
WAVE: Final = {"dark": rgb("#1B4A60"), "light": rgb("#A9D2DE")}
DEEP: Final = {"dark": rgb("#071C29"), "light": rgb("#6E9FB0")}
RIVER: Final = rgb("#3E9DC4")
RIVER_LIGHT: Final = rgb("#79C4DE")
BANK: Final = rgb("#2B6C8C")
ROAD: Final = rgb("#FFF8E6")
WOOD: Final = rgb("#A97B47")
WOOD_DARK: Final = rgb("#5E4020")
CITY: Final = rgb("#EDBE6C")
PAVING: Final = rgb("#CF9238")
WALL: Final = rgb("#B5741C")
WALL_LIGHT: Final = rgb("#F6CF7C")
WALL_DARK: Final = rgb("#5A3410")
PLATE: Final = rgb("#FFF8E6")
"""The ground of a district."""
RUG: Final = {"dark": rgb("#43202A"), "light": rgb("#EAD6B0")}
ON_RUG: Final = {"dark": rgb("#2B131B"), "light": rgb("#FAF0DB")}
"""The field of the merchants' rug, and what is written on there."""
COUNTED: Final = rgb("#7B2FA6")
"""The edge of the round's score card, and of the places that it counts."""
ON_COUNTED: Final = rgb("#F1DDFB")


def crest(language: str) -> Crest:
    """Return the head of this game's pictures."""
    return Crest(texts(language).of("goldene_stadt").title, CREST_ICON, ACCENT, art.GAME)


COLOURS: Final = (
    *(ACCENT, COUNTED, ON_COUNTED, PLATE, BANK, SNOW),
    *art.colours("houses", "pieces", "island", "sea", "cards", "table"),
    *TINTS,
    *SHADES,
    CARD_TINTS[0],
    *GOOD_COLOURS,
    *(lit[light] for lit in (RUG, ON_RUG, SEA, SHALLOW, WAVE, DEEP) for light in THEMES),
    *(RIVER, RIVER_LIGHT, ROAD, WOOD, WOOD_DARK, TRUNK),
    *(CITY, PAVING, WALL, WALL_LIGHT, WALL_DARK),
    *(mix(INK, colour, 0.3) for colour in SEAT_COLOURS[:4]),
)
"""The colours that the map, the rows and the cards add to the palette, the most important first.

There are few, because each further shade of an edge makes the file larger.
"""
_DUSK: Final = (0.5, 0.45, 0.68)
_MIST: Final = rgb("#E4E9EE")


def stepped_back(colour: RGB, light: str) -> RGB:
    """Return a colour of the island where only some of its places matter: at dusk, or in mist."""
    if light == "light":
        return mix(_MIST, colour, 0.5)
    red, green, blue = (round(part * seen) for part, seen in zip(colour, _DUSK, strict=True))
    return red, green, blue


BELOW_VEILS: Final = (
    *(stepped_back(each, light) for light in THEMES for each in art.colours("island")),
    *COLOURS,
)
"""The colours of such a picture."""
