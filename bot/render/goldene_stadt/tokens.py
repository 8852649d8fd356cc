"""The pieces on the map: houses, free places, districts with all their builders."""

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Slice, Sprite, cut
from bot.render.goldene_stadt import look
from bot.render.goldene_stadt.art import painted, sprite
from bot.render.keeping import kept
from bot.render.kit.grid import across, down
from bot.render.kit.seats import patterned, symbol_mask
from bot.render.masks import Mask
from bot.render.theme import GOLD, INK, LEAST_NAME, ON_INK, PAPER, RGB, SEAT_COLOURS, Type, mix
from rules.event import Seat
from rules.goldene_stadt.components import (
    COAST,
    KINDS,
    LAND_NAMES,
    LAND_OF,
    REWARDS,
    Land,
    Place,
)
from rules.goldene_stadt.rewards import COINS, letters_of

_CASING: Final = 4
_BETWEEN: Final = 3
"""The line between the builders of a district."""
_COUNTED: Final = 7
"""The width of the edge of places that the round counts."""
_ROOF: Final = 0.42
"""The share of a house that is its roof."""
_LARGER: Final = (1.22, 1.16)
"""How much larger than its place a painted house is."""
_COUNTED_LARGER: Final = (1.46, 1.4)
"""The same of one that the round counts."""
_DOOR: Final = (0.5, 0.64)
"""The middle of its door, as a share of its size."""
_SYMBOL: Final = 0.23
"""The radius of the symbol in it, as a share of its width."""


def _edged(name: str, edge: RGB) -> str:
    """Return the name of the sprite with this edge."""
    return name if edge == INK else f"{name}_counted"


# --- houses ---------------------------------------------------------------------------------------


@kept
def house(seat: Seat, width: int, height: int, edge: RGB = INK) -> Sprite:
    """Draw a house: its colour and pattern, and its symbol on a plate of ink.

    A painted one is larger than its place.
    """
    wider, higher = _LARGER if edge == INK else _COUNTED_LARGER
    size = round(width * wider), round(height * higher)
    there = sprite(_edged(f"house_{seat}", edge), *size)
    if there is None:
        return _plain(seat, width, height, edge)
    door, radius = Image.new("L", size, 0), round(size[0] * _SYMBOL)
    corner = [round(length * share) - radius for length, share in zip(size, _DOOR, strict=True)]
    door.paste(symbol_mask(seat, radius).image, (corner[0], corner[1]))
    sign = Slice(0, Image.new("RGB", size, SEAT_COLOURS[seat]), door)
    return Sprite((*there.slices, sign))


def _plain(seat: Seat, width: int, height: int, edge: RGB) -> Sprite:
    drawn = Canvas(width, height, edge)
    rim = _CASING if edge == INK else _COUNTED
    inner = _gable(width - 2 * rim, height - 2 * rim)
    painted = patterned(seat, width - 2 * rim, height - 2 * rim)
    drawn.image.paste(painted, (rim, rim), inner.image)
    side = round(width * 0.56)
    plate = Box((width - side) // 2, height - side - 7, side, side)
    drawn.rounded(plate, 8, INK)
    x, y = plate.middle
    drawn.pour(symbol_mask(seat, round(side * 0.36)), x, y, SEAT_COLOURS[seat])
    return cut(drawn.image, _gable(width, height).image)


@kept
def _gable(width: int, height: int) -> Mask:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        right, foot, eaves = width * scale - 1, height * scale - 1, height * scale * _ROOF
        inset = width * scale * 0.05
        corners = [(right / 2, 0), (right, eaves), (right - inset, foot), (inset, foot), (0, eaves)]
        pen.polygon(corners, fill=255)

    return masks.shape(width, height, draw)


# --- rewards --------------------------------------------------------------------------------------

_THINGS: Final = ("card", "key", "goods", "bonus")
"""The rewards that are painted as they are, without a number."""


@kept
def reward(kind: str, side: int) -> Sprite:
    """Draw a place's reward, on a disc or a card of this size."""
    if kind in _THINGS and (there := sprite(kind, side, side)):
        return there
    drawn = Canvas(side, side, INK)
    mask = Image.new("L", (side, side), 0)
    middle = side / 2
    if kind in ("coin", "coins"):
        words, digit = "2" if kind == "coins" else "1", Type("black", round(side * 0.78))
        if digit.px >= LEAST_NAME:  # dark, so that it is no number of an option
            drawn.disc(middle, middle, side // 2 - 3, look.WOOD_DARK)
            drawn.write(words, middle, middle + digit.drop, digit, PAPER, "middle")
        elif not painted("coin", drawn, Box(0, 0, side, side)):  # without a number it is one
            drawn.disc(middle, middle, side // 2 - 3, GOLD)
        mask.paste(masks.disc(side // 2).image, (0, 0))
    elif kind == "card":
        width = round(side * 0.74)
        card = Box((side - width) // 2, 0, width, side)
        drawn.rounded(card.inset(3), 6, PAPER)
        long, thick = round(side * 0.44), max(4, side // 8)
        corner = (side - long) // 2, (side - thick) // 2
        drawn.fill(Box(corner[0], corner[1], long, thick), INK)
        drawn.fill(Box(corner[1], corner[0], thick, long), INK)
        mask.paste(masks.rounded(card.width, card.height, 8).image, (card.x, 0))
    else:
        drawn.icon(look.REWARD_ICONS[kind], middle, middle, round(side * 0.74), ON_INK)
        mask.paste(masks.disc(side // 2).image, (0, 0))
    return cut(drawn.image, mask)


# --- places ---------------------------------------------------------------------------------------


@kept
def free_place(place: Place, side: int, edge: RGB = INK) -> Sprite:
    """Draw a place without a house: its reward, on a harbour's disc or a suburb's square."""
    land, kind = LAND_OF[place], KINDS[place]
    drawn = Canvas(side, side, edge)
    radius = side // 2 if kind == "coast" else round(side * 0.24)
    rim = 3 if edge == INK else _COUNTED
    if not painted(_edged(f"site_{LAND_NAMES[land]}", edge), drawn, Box(0, 0, side, side)):
        drawn.rounded(Box(0, 0, side, side).inset(rim), radius - rim, _ground(land))
    share = _COIN if REWARDS[place] in COINS else _GIFT
    gift = reward(REWARDS[place], round(side * share))
    corner = (side - gift.size[0]) // 2
    drawn.place(gift, corner, corner)
    return cut(drawn.image, masks.rounded(side, side, radius).image)


_COIN: Final = 0.92
_GIFT: Final = 0.84
"""How large a reward is on its place: a coin covers it."""


def _ground(land: Land) -> RGB:
    return mix(PAPER, look.CARD_TINTS[land] if land == COAST else look.SHADES[land], 0.6)


@kept
def closed_place(place: Place, side: int) -> Sprite:
    """Draw a place on which no one may build."""
    drawn = Canvas(side, side, INK)
    kind = "port" if KINDS[place] == "coast" else "suburb"
    radius = side // 2 if kind == "port" else round(side * 0.24)
    if not painted(f"closed_{kind}", drawn, Box(0, 0, side, side)):
        drawn.rounded(Box(0, 0, side, side).inset(3), radius - 3, _CLOSED)
        drawn.icon(look.CLOSED_ICON, side / 2, side / 2, round(side * 0.6), ON_INK)
    return cut(drawn.image, masks.rounded(side, side, radius).image)


_CLOSED: Final = mix(INK, PAPER, 0.62)


@kept
def district(
    place: Place,
    builders: tuple[Seat, ...],
    width: int,
    height: int,
    edge: RGB = INK,
    ink: RGB = INK,
) -> Sprite:
    """Draw a district: its builders in order, and in `ink` the letters for the next, if any."""
    drawn = Canvas(width, height, edge)
    shape = _octagon if KINDS[place] == "inner" else _square
    rim = _CASING if edge == INK else _COUNTED
    if not painted(_edged(KINDS[place], edge), drawn, Box(0, 0, width, height)):
        inner = shape(width - 2 * rim, height - 2 * rim)
        drawn.pour(Mask(inner.image), rim, rim, look.PLATE)
    letters, margin = letters_of(place, len(builders)), round(height * (rim + 5) / 96)
    room = Box(0, 0, width, height).inset(margin)
    if builders:
        band = room._replace(y=round(height * 0.58), height=round(height * 0.42) - margin)
        houses = _houses(room, builders, band if letters else room)
        drawn.image.paste(houses, (margin, margin), shape(room.width, room.height).image)
    else:
        _first(drawn, place)
    if letters:
        digit = Type("black", round(height * 0.58))
        alone = not builders and not REWARDS[place] and KINDS[place] == "outer"
        baseline = height * (0.7 if alone else 0.53)
        drawn.write(str(letters), width / 2, baseline, digit, ink, "middle")
    return cut(drawn.image, shape(width, height).image)


def _first(drawn: Canvas, place: Place) -> None:
    """Draw what the first builder of a district needs, and gets beside the letters."""
    width, height = drawn.image.size
    needs = ["key"] if KINDS[place] == "inner" else []
    gives = [REWARDS[place]] if REWARDS[place] else []
    parts = [reward(kind, round(height * 0.34)) for kind in needs + gives]
    x = (width - sum(part.size[0] for part in parts) - 4 * (len(parts) - 1)) // 2
    for part in parts:
        drawn.place(part, x, round(height * 0.9) - part.size[1])
        x += part.size[0] + 4


def _houses(whole: Box, builders: Sequence[Seat], room: Box) -> Image.Image:
    """Draw the builders of a district in order, each as a part of the room, two in a row if there
    are no letters left.
    """
    drawn = Canvas(whole.width, whole.height, look.PLATE)
    there = room._replace(x=room.x - whole.x, y=room.y - whole.y)
    most = 2 if room == whole else len(builders)
    rows = [builders[at : at + most] for at in range(0, len(builders), most)]
    drawn.fill(there._replace(y=there.y - _BETWEEN, height=there.height + _BETWEEN), INK)
    for box, row in zip(down(there, len(rows), _BETWEEN), rows, strict=True):
        for cell, seat in zip(across(box, len(row), box.width, _BETWEEN), row, strict=True):
            builder(drawn, seat, cell)
    return drawn.image


def builder(drawn: Canvas, seat: Seat, box: Box) -> None:
    """Fill a part of a district with the colour of its builder, and his symbol."""
    drawn.fill(box, SEAT_COLOURS[seat])
    radius = round(min(box.width, box.height) * 0.36)
    drawn.pour(symbol_mask(seat, radius), *box.middle, INK)


@kept
def _octagon(width: int, height: int) -> Mask:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        right, foot, cut = width * scale - 1, height * scale - 1, width * scale * 0.22
        corners = [(cut, 0), (right - cut, 0), (right, cut), (right, foot - cut)]
        corners += [(right - cut, foot), (cut, foot), (0, foot - cut), (0, cut)]
        pen.polygon(corners, fill=255)

    return masks.shape(width, height, draw)


def _square(width: int, height: int) -> Mask:
    return masks.rounded(width, height, round(width * 0.17))
