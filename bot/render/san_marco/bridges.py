"""Bridges of stone in slots across a canal: decks in their owners' colours, with their symbols."""

from collections.abc import Sequence
from math import atan2, ceil, degrees, floor
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render import masks, sprites
from bot.render.canvas import Box, Canvas, Spot, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.seats import patterned, symbol_mask
from bot.render.san_marco import art
from bot.render.san_marco.lands import Crossing, breadth, crossing, names_of
from bot.render.theme import INK, SEAT_COLOURS
from rules.event import Seat
from rules.san_marco.components import MOST_ON_PAIR, Bridge, Pair

SIDE: Final = 108
"""The square that holds a deck at any angle."""
DISC: Final = 23
_LANDING: Final = 17
"""The reach of a deck onto each bank."""
_NARROW, _BROAD = 25, 30
"""Half the width of a deck in its middle, and at its ends."""
_CASING: Final = 3
_RAIL: Final = 6
_SYMBOL: Final = 16
_SOFT: Final = 2
"""The reach of a smooth edge beyond its box."""

_SHARES: Final[dict[tuple[str, str], tuple[float, float, float]]] = {
    ("cannaregio", "santa_croce"): (0.22, 0.48, 0.74),
    ("cannaregio", "san_polo"): (0.2, 0.46, 0.72),
    ("cannaregio", "san_marco"): (0.25, 0.5, 0.75),
    ("cannaregio", "castello"): (0.15, 0.43, 0.71),
    ("santa_croce", "san_polo"): (0.19, 0.56, 0.78),
    ("santa_croce", "dorsoduro"): (0.14, 0.47, 0.8),
    ("san_polo", "san_marco"): (0.47, 0.675, 0.88),
    ("san_polo", "dorsoduro"): (0.24, 0.5, 0.76),
    ("san_marco", "dorsoduro"): (0.29, 0.58, 0.86),
    ("san_marco", "castello"): (0.23, 0.52, 0.81),
}
"""The places of bridges on each canal: clear of other canals, of names and of nobles."""


class Deck(NamedTuple):
    """A possible bridge across a canal: its place, and the width of the canal."""

    at: Crossing
    breadth: int

    @property
    def box(self) -> Box:
        """The box around it, with its casing."""
        corners = self.corners(_CASING + 1)
        left, top = (floor(min(axis)) for axis in zip(*corners, strict=True))
        right, bottom = (ceil(max(axis)) for axis in zip(*corners, strict=True))
        return Box(round(self.at.x) + left, round(self.at.y) + top, right - left, bottom - top)

    def corners(self, grown: float = 0) -> list[Spot]:
        """Return its corners around its middle, `grown` pixels larger all around."""
        half = self.breadth / 2 + _LANDING + grown
        return self._turned(
            [
                *((-half, -_BROAD - grown), (-half / 3, -_NARROW - grown)),
                *((half / 3, -_NARROW - grown), (half, -_BROAD - grown)),
                *((half, _BROAD + grown), (half / 3, _NARROW + grown)),
                *((-half / 3, _NARROW + grown), (-half, _BROAD + grown)),
            ]
        )

    def rails(self) -> list[list[Spot]]:
        """Return the lines along both its sides."""
        half = self.breadth / 2 + _LANDING
        return [
            self._turned([(-half, side * _BROAD), (-half / 3, side * _NARROW)])
            + self._turned([(half / 3, side * _NARROW), (half, side * _BROAD)])
            for side in (-1 + _RAIL / _BROAD, 1 - _RAIL / _BROAD)
        ]

    def _turned(self, points: Sequence[Spot]) -> list[Spot]:
        """Turn points (along the deck, across the deck) into the picture."""
        along_x, along_y = self.at.along
        return [(-along_y * x + along_x * y, along_x * x + along_y * y) for x, y in points]


def slots(pair: Pair) -> tuple[Crossing, Crossing, Crossing]:
    """Return the three places for bridges of a pair."""
    first, second, third = _SHARES[names_of(pair)]
    return crossing(pair, first), crossing(pair, second), crossing(pair, third)


def slot_of(bridges: Sequence[Bridge], bridge: Bridge) -> int:
    """Return the slot of its pair that a bridge is in.

    Each of the first three seats has a slot of its own, so that a bridge stays where it is when
    others come and go; the fourth takes the first that is free.
    """
    if bridge.owner < MOST_ON_PAIR:
        return bridge.owner
    taken = {other.owner for other in bridges if other.pair == bridge.pair}
    return next(slot for slot in range(MOST_ON_PAIR) if slot not in taken)


def free_slot(bridges: Sequence[Bridge], pair: Pair) -> int | None:
    """Return a free slot of a pair, the middle one if possible."""
    taken = {slot_of(bridges, bridge) for bridge in bridges if bridge.pair == pair}
    return next((slot for slot in (1, 0, 2) if slot not in taken), None)


def deck(pair: Pair, slot: int) -> Deck:
    """Return the bridge that is, or could be, in a slot."""
    return Deck(slots(pair)[slot], breadth(pair))


def draw_bridge(canvas: Canvas, pair: Pair, slot: int, owner: Seat) -> None:
    """Draw a bridge in its slot."""
    drawn = deck(pair, slot)
    box = drawn.box.inset(-_SOFT)
    canvas.place(_sprite(drawn, owner), box.x, box.y)


@kept
def _sprite(deck: Deck, owner: Seat) -> Sprite:
    drawn = Canvas(SIDE, SIDE, INK)
    drawn.image.paste(patterned(owner, SIDE, SIDE), (0, 0), _polygon(deck.corners()))
    if not _stone(drawn, deck):
        drawn.image.paste(INK, (0, 0), _lines(deck.rails()))
    middle = SIDE // 2
    drawn.disc(middle, middle, DISC, INK)
    drawn.pour(symbol_mask(owner, _SYMBOL), middle, middle, SEAT_COLOURS[owner])
    box = deck.box.inset(-_SOFT)
    left, top = box.x - round(deck.at.x) + middle, box.y - round(deck.at.y) + middle
    part = (left, top, left + box.width, top + box.height)
    return cut(drawn.image.crop(part), _polygon(deck.corners(_CASING)).crop(part))


def _stone(drawn: Canvas, deck: Deck) -> bool:
    """Turn painted parapets along a deck; return whether there are any.

    Never by more than a right angle, so that the light comes from above.
    """
    found = sprites.art_of(art.GAME).sprites.get(f"bridge_{deck.breadth}")
    if not found:
        return False
    along_x, along_y = deck.at.along
    turn = (90 - degrees(atan2(along_x, -along_y))) % 180 - 90
    stone = found[0].image.rotate(turn, Image.Resampling.BICUBIC).reduce(found[0].width // SIDE)
    drawn.image.paste(stone.convert("RGB"), (0, 0), stone.getchannel("A"))
    return True


def _polygon(points: Sequence[Spot]) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        middle = SIDE / 2
        pen.polygon([((x + middle) * scale, (y + middle) * scale) for x, y in points], fill=255)

    return masks.shape(SIDE, SIDE, draw).image


def _lines(lines: Sequence[Sequence[Spot]]) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        middle = SIDE / 2
        for line in lines:
            points = [((x + middle) * scale, (y + middle) * scale) for x, y in line]
            pen.line(points, fill=255, width=2 * scale, joint="curve")

    return masks.shape(SIDE, SIDE, draw).image
