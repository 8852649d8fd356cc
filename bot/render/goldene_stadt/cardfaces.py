"""Cards: landscapes, goods, bonus cards; and the symbols on score cards."""

from math import atan2, cos, pi, sin
from typing import Final

from PIL import ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.goldene_stadt import look
from bot.render.goldene_stadt.art import painted, sprite
from bot.render.goldene_stadt.growth import SNOW
from bot.render.goldene_stadt.projection import mouth, side_of
from bot.render.keeping import kept
from bot.render.lettering import block, fit
from bot.render.masks import Mask
from bot.render.theme import INK, PAPER, RGB, Type, mix
from bot.text import texts
from rules.bits import members
from rules.goldene_stadt.components import (
    BONUS_KEYS,
    BONUSES,
    GOOD_KEYS,
    GOODS_CARDS,
    LAND_KEYS,
    LAND_NAMES,
    QUARTER_NAMES,
    QUARTERS,
    RIVER_KEYS,
    BonusCard,
    Good,
    GoodsCard,
    Land,
)

_PEARLS: Final = ((0.0, -0.36), (-0.38, 0.26), (0.38, 0.26))
_NAME: Final = Type("bold", 40)
_SCENE: Final = 0.58
"""The share of a bonus card's band that is painted, beside the number."""


# --- landscapes -----------------------------------------------------------------------------------


@kept
def land_card(land: Land, width: int, height: int, language: str = "") -> Sprite:
    """Draw a landscape card; with its name if a language is given."""
    radius = max(6, width // 9)
    drawn = Canvas(width, height, INK)
    box = Box(0, 0, width, height).inset(3)
    drawn.rounded(box, radius - 3, PAPER)
    inner = box.inset(max(3, width // 24))
    foot = round(height * 0.27) if language else 0
    art = inner._replace(height=inner.height - foot)
    if not painted(LAND_NAMES[land], drawn, art, max(4, radius - 6)):
        drawn.rounded(art, max(4, radius - 6), look.CARD_TINTS[land])
        size = round(min(art.width, art.height) * 0.72)
        drawn.icon(look.LAND_ICONS[land], *art.middle, size, _on_card(land))
    if language:
        words = fit(texts(language).of("goldene_stadt").name(LAND_KEYS[land]), _NAME, inner.width)
        y = inner.bottom - foot // 2 + words.kind.drop
        drawn.write(words.words, width / 2, y, words.kind, INK, "middle")
    return cut(drawn.image, masks.rounded(width, height, radius).image)


def _on_card(land: Land) -> RGB:
    return mix(INK, look.CARD_TINTS[land], 0.78)


# --- goods ----------------------------------------------------------------------------------------


@kept
def good(which: Good, radius: int) -> Sprite:
    """Draw the sign of a good: in its colour on a disc of ink with a rim of that colour."""
    side, colour = 2 * radius, look.GOOD_COLOURS[which]
    if there := sprite(f"good_{which}", side, side):
        return there
    drawn = Canvas(side, side, INK)
    drawn.disc(radius, radius, radius - 2, colour)
    drawn.disc(radius, radius, radius - max(4, radius // 6), INK)
    if GOOD_KEYS[which] == "good:pearls":
        for x, y in _PEARLS:
            drawn.disc(radius + x * radius, radius + y * radius, round(radius * 0.29), colour)
    else:
        drawn.icon(look.GOOD_ICONS[which], radius, radius, round(radius * 1.05), colour)
    return cut(drawn.image, masks.disc(radius).image)


@kept
def goods_card(card: GoodsCard, width: int, height: int) -> Sprite:
    """Draw a goods card with its two goods, beside or below each other."""
    drawn = Canvas(width, height, INK)
    drawn.rounded(Box(0, 0, width, height).inset(3), 9, PAPER)
    wide = width > height
    radius = min(round((height if wide else width) * 0.34), (width if wide else height) // 4 - 4)
    for at, which in enumerate(GOODS_CARDS[card]):
        share = 0.27 + 0.46 * at
        x, y = (width * share, height * 0.58) if wide else (width / 2, height * share)
        drawn.place(good(which, radius), round(x) - radius, round(y) - radius)
    return cut(drawn.image, masks.rounded(width, height, 12).image)


@kept
def blind_card(width: int, height: int) -> Sprite:
    """Draw the back of a goods card."""
    drawn = Canvas(width, height, INK)
    box = Box(0, 0, width, height).inset(3)
    drawn.rounded(box, 9, PAPER)
    drawn.rounded(box.inset(6), 7, look.BANK)
    size = round(min(width, height) * 0.55)
    drawn.icon(look.GOODS_ICON, *box.middle, size, SNOW)
    return cut(drawn.image, masks.rounded(width, height, 12).image)


# --- bonus cards ----------------------------------------------------------------------------------


@kept
def bonus_card(card: BonusCard, width: int, height: int, language: str) -> Sprite:
    """Draw a bonus card: what it counts, and the letters for each; the menu has its name."""
    drawn = Canvas(width, height, INK)
    box = Box(0, 0, width, height).inset(3)
    drawn.rounded(box, 13, PAPER)
    band = box.inset(8)._replace(height=round(height * 0.5))
    drawn.rounded(band, 9, _bonus_tint(card))
    scene = band._replace(width=round(band.width * _SCENE))
    if not painted(_bonus_scene(card), drawn, scene, 9):
        size = round(band.height * 0.64)
        drawn.icon(look.BONUS_ICONS[card], band.x + band.width * 0.42, band.middle[1], size, INK)
    each = Type("black", round(band.height * 0.62))
    words = f"+{BONUSES[card].letters}"
    drawn.write(words, band.x + band.width * 0.78, band.middle[1] + each.drop, each, INK, "middle")
    own = texts(language).of("goldene_stadt")
    name = block(own.name(BONUS_KEYS[card], "does"), _NAME, box.width - 20, 2, 28)
    pitch = round(name[0].kind.px * 1.05)
    middle = (band.bottom + box.bottom) / 2
    baseline = round(middle - pitch * (len(name) - 1) / 2 + name[0].kind.drop)
    drawn.write_lines(name, width / 2, baseline, INK, "middle", pitch)
    return cut(drawn.image, masks.rounded(width, height, 16).image)


@kept
def low_bonus_card(card: BonusCard, width: int, height: int) -> Sprite:
    """Draw an own bonus card: the sign of what it counts; the right half stays free."""
    drawn = Canvas(width, height, INK)
    box = Box(0, 0, width, height).inset(3)
    drawn.rounded(box, 11, PAPER)
    sign = box.inset(6)._replace(width=width // 2 - 18)
    drawn.rounded(sign, 8, _bonus_tint(card))
    if not painted(_bonus_scene(card), drawn, sign, 8):
        drawn.icon(look.BONUS_ICONS[card], *sign.middle, round(sign.height * 0.74), INK)
    return cut(drawn.image, masks.rounded(width, height, 14).image)


def _bonus_scene(card: BonusCard) -> str:
    """Return the sprite of what a bonus card counts: houses of a landscape, or something else."""
    return LAND_NAMES[card] if card < len(LAND_NAMES) else f"bonus_{card}"


def _bonus_tint(card: BonusCard) -> RGB:
    return look.CARD_TINTS[card] if card < len(look.CARD_TINTS) else look.CITY


# --- what score cards show ------------------------------------------------------------------------


@kept
def river_sign(river: int, side: int) -> Sprite:
    """Draw a river: the island from above, with only this one of its four rivers."""
    drawn = Canvas(side, side, INK)
    drawn.rounded(Box(0, 0, side, side).inset(2), side // 5, look.TINTS[0])
    corners = map(mouth, range(len(RIVER_KEYS)))
    drawn.pour(_streams(side, side // 16, *corners), 0, 0, mix(look.BANK, look.TINTS[0], 0.35))
    drawn.pour(_streams(side, side // 5, mouth(river)), 0, 0, look.BANK)
    drawn.pour(_streams(side, side // 9, mouth(river)), 0, 0, look.RIVER_LIGHT)
    drawn.disc(side / 2, side / 2, side // 6, look.WALL_DARK)
    drawn.disc(side / 2, side / 2, side // 6 - 2, look.WALL_LIGHT)
    return cut(drawn.image, masks.rounded(side, side, side // 5 + 2).image)


@kept
def _streams(side: int, thick: int, *corners: tuple[int, int]) -> Mask:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        middle = side * scale / 2
        for corner in corners:
            end = [middle + way * middle * 0.84 for way in corner]
            pen.line((middle, middle, *end), fill=255, width=thick * scale)

    return masks.shape(side, side, draw)


@kept
def quarter_sign(quarter: int, side: int) -> Sprite:
    """Draw a quarter: the city from above, with only this one of its four quarters."""
    drawn = Canvas(side, side, INK)
    drawn.disc(side / 2, side / 2, side // 2 - 2, look.WALL_DARK)
    drawn.disc(side / 2, side / 2, side // 2 - 4, look.WALL)
    drawn.disc(side / 2, side / 2, round(side * 0.38), look.PLATE)
    drawn.pour(_wedge(side, side_of(members(QUARTERS[quarter]))), 0, 0, look.COUNTED)
    return cut(drawn.image, masks.disc(side // 2).image)


@kept
def _wedge(side: int, towards: tuple[int, int]) -> Mask:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        reach, middle = side * scale * 0.38, side * scale / 2
        first = atan2(towards[1], towards[0]) - pi / 4
        arc = [first + pi / 36 * step for step in range(19)]
        edge = [(middle + reach * cos(turn), middle + reach * sin(turn)) for turn in arc]
        pen.polygon([(middle, middle), *edge], fill=255)

    return masks.shape(side, side, draw)


def sign(thing: str, side: int) -> Sprite:
    """Draw anything that a score card shows, by its key."""
    if thing in GOOD_KEYS:
        return good(GOOD_KEYS.index(thing), side // 2)
    if thing in RIVER_KEYS:
        return river_sign(RIVER_KEYS.index(thing), side)
    return quarter_sign(QUARTER_NAMES.index(thing.partition(":")[2]), side)
