"""Bridges in slots across a water: decks in the owner's colour, with the owner's symbol."""

from collections.abc import Collection, Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Spot, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.seats import patterned, symbol_mask
from bot.render.san_marco.lands import Crossing
from bot.render.theme import INK, SEAT_COLOURS
from rules.event import Seat

SIDE: Final = 108
"""The square within which a deck lies, however it is turned."""
DISC: Final = 23
_LANDING: Final = 17
"""How far a deck reaches onto each bank."""
_NARROW, _BROAD = 25, 30
"""Half the width of a deck in its middle, and at its ends."""
_CASING: Final = 3
_RAIL: Final = 6
_SYMBOL: Final = 16
_SOFT: Final = 2
"""How far beyond its box a smooth edge reaches."""


class Deck(NamedTuple):
    """A piece that could stand across a water: where, and how broad the water is."""

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


def draw(canvas: Canvas, deck: Deck, owner: Seat) -> None:
    """Draw a deck where it stands."""
    box = deck.box.inset(-_SOFT)
    canvas.place(_sprite(deck, owner), box.x, box.y)


def free_slot(taken: Collection[int], order: Sequence[int]) -> int | None:
    """Return the first slot that is not taken, in order of preference."""
    return next((slot for slot in order if slot not in taken), None)


@kept
def _sprite(deck: Deck, owner: Seat) -> Sprite:
    drawn = Canvas(SIDE, SIDE, INK)
    drawn.image.paste(patterned(owner, SIDE, SIDE), (0, 0), _polygon(deck.corners()))
    drawn.image.paste(INK, (0, 0), _lines(deck.rails()))
    middle = SIDE // 2
    drawn.disc(middle, middle, DISC, INK)
    drawn.pour(symbol_mask(owner, _SYMBOL), middle, middle, SEAT_COLOURS[owner])
    box = deck.box.inset(-_SOFT)
    left, top = box.x - round(deck.at.x) + middle, box.y - round(deck.at.y) + middle
    part = (left, top, left + box.width, top + box.height)
    return cut(drawn.image.crop(part), _polygon(deck.corners(_CASING)).crop(part))


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
