"""Bridges: decks across the canals, in their owners' colours, with their symbols."""

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite
from bot.render.keeping import kept
from bot.render.san_marco.shores import Crossing, breadth, crossing, names_of
from bot.render.seats import strip, symbol_mask
from bot.render.theme import INK, SEAT_COLOURS
from rules.event import Seat
from rules.san_marco.components import MOST_ON_PAIR, PAIRS, Bridge, Pair

SIDE: Final = 92
"""The square within which a bridge lies, however it is turned."""
_LANDING: Final = 15
"""How far a deck reaches onto each bank."""
_NARROW, _BROAD = 21, 26
"""Half the breadth of a deck in its middle, and at its ends."""
_CASING: Final = 3
_RAIL: Final = 6
DISC: Final = 19
_SYMBOL: Final = 13

_SHARES: Final[dict[tuple[str, str], tuple[float, float, float]]] = {
    ("cannaregio", "santa_croce"): (0.22, 0.48, 0.74),
    ("cannaregio", "san_polo"): (0.2, 0.46, 0.72),
    ("cannaregio", "san_marco"): (0.25, 0.5, 0.75),
    ("cannaregio", "castello"): (0.15, 0.45, 0.75),
    ("santa_croce", "san_polo"): (0.21, 0.465, 0.72),
    ("santa_croce", "dorsoduro"): (0.18, 0.5, 0.81),
    ("san_polo", "san_marco"): (0.26, 0.52, 0.77),
    ("san_polo", "dorsoduro"): (0.24, 0.51, 0.78),
    ("san_marco", "dorsoduro"): (0.27, 0.54, 0.81),
    ("san_marco", "castello"): (0.21, 0.535, 0.86),
}
"""Where on each canal bridges stand: clear of other canals, of names and of nobles."""


def slots(pair: Pair) -> tuple[Crossing, Crossing, Crossing]:
    """Return the three places for bridges of a pair."""
    first, second, third = _SHARES[names_of(pair)]
    return crossing(pair, first), crossing(pair, second), crossing(pair, third)


def slot_of(bridges: Sequence[Bridge], bridge: Bridge) -> int:
    """Return which slot of its pair a bridge stands in.

    Each of the first three seats has a slot of its own, so that a bridge stays where it is when
    others come and go; the fourth takes the first that is free.
    """
    if bridge.owner < MOST_ON_PAIR:
        return bridge.owner
    taken = {other.owner for other in bridges if other.pair == bridge.pair}
    return next(slot for slot in range(MOST_ON_PAIR) if slot not in taken)


def free_slot(bridges: Sequence[Bridge], pair: Pair) -> int | None:
    """Return a slot of a pair in which no bridge stands, the middle one if it can be."""
    taken = {slot_of(bridges, bridge) for bridge in bridges if bridge.pair == pair}
    return next((slot for slot in (1, 0, 2) if slot not in taken), None)


def box_of(pair: Pair, slot: int) -> Box:
    """Return the box around a bridge."""
    place = slots(pair)[slot]
    corners = deck(pair, slot, _CASING + 1)
    left, top = (floor(min(axis)) for axis in zip(*corners, strict=True))
    right, bottom = (ceil(max(axis)) for axis in zip(*corners, strict=True))
    return Box(round(place.x) + left, round(place.y) + top, right - left, bottom - top)


def draw_bridge(canvas: Canvas, pair: Pair, slot: int, owner: Seat) -> None:
    """Draw a bridge in its slot."""
    place = slots(pair)[slot]
    canvas.place(_sprite(pair, slot, owner), round(place.x) - SIDE // 2, round(place.y) - SIDE // 2)


def deck(pair: Pair, slot: int, grown: float = 0) -> list[tuple[float, float]]:
    """Return the corners of a deck around its middle, `grown` pixels larger all around."""
    half = breadth(pair) / 2 + _LANDING + grown
    return _turned(
        pair,
        slot,
        [
            *((-half, -_BROAD - grown), (-half / 3, -_NARROW - grown)),
            *((half / 3, -_NARROW - grown), (half, -_BROAD - grown)),
            *((half, _BROAD + grown), (half / 3, _NARROW + grown)),
            *((-half / 3, _NARROW + grown), (-half, _BROAD + grown)),
        ],
    )


def _turned(
    pair: Pair, slot: int, points: Sequence[tuple[float, float]]
) -> list[tuple[float, float]]:
    """Turn points (along the deck, across the deck) into the picture."""
    along_x, along_y = slots(pair)[slot].along
    return [(-along_y * x + along_x * y, along_x * x + along_y * y) for x, y in points]


def _polygon(points: Sequence[tuple[float, float]]) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        middle = SIDE / 2
        pen.polygon([((x + middle) * scale, (y + middle) * scale) for x, y in points], fill=255)

    return masks.shape(SIDE, SIDE, draw).image


def _rails(pair: Pair, slot: int) -> Image.Image:
    half = breadth(pair) / 2 + _LANDING
    lines = [
        _turned(pair, slot, [(-half, side * _BROAD), (-half / 3, side * _NARROW)])
        + _turned(pair, slot, [(half / 3, side * _NARROW), (half, side * _BROAD)])
        for side in (-1 + _RAIL / _BROAD, 1 - _RAIL / _BROAD)
    ]

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        middle = SIDE / 2
        for line in lines:
            points = [((x + middle) * scale, (y + middle) * scale) for x, y in line]
            pen.line(points, fill=255, width=2 * scale, joint="curve")

    return masks.shape(SIDE, SIDE, draw).image


@kept
def _sprite(pair: Pair, slot: int, owner: Seat) -> Sprite:
    assert 0 <= pair < len(PAIRS)
    drawn = Canvas(SIDE, SIDE, INK)
    drawn.image.paste(strip(owner, SIDE, SIDE, 0).image, (0, 0), _polygon(deck(pair, slot)))
    drawn.image.paste(INK, (0, 0), _rails(pair, slot))
    middle = SIDE // 2
    drawn.disc(middle, middle, DISC, INK)
    drawn.pour(symbol_mask(owner, _SYMBOL), middle, middle, SEAT_COLOURS[owner])
    return Sprite(drawn.image, _polygon(deck(pair, slot, _CASING)))
