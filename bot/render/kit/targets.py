"""Numbered targets: options that have a place in a picture, marked there."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas, Sprite
from bot.render.kit import picks
from bot.render.kit.markers import RADIUS, disc
from bot.render.kit.seats import symbol_mask
from bot.render.theme import INK, SEAT_COLOURS, Theme
from rules.event import Seat

_BADGE: Final = 17
_SYMBOL: Final = 12
_CHECK: Final = 16
_BESIDE: Final = 8
"""The distance from a marker to the middle of its check, if it is not on the corner of a disc."""


class Point(NamedTuple):
    """A point of the picture."""

    x: int
    y: int


class Target(NamedTuple):
    """Options that are marked together: their numbers in the menu, and where.

    radius  of the disc: smaller on a piece that has to be visible, and for several numbers
    owner   whose piece it is on, shown on a badge if the marker hides that
    picked  whether it is picked so far: it has another colour, and a check
    hemmed  whether there are words above it or at its right: then the check is at its left
    """

    numbers: tuple[int, ...]
    at: Point
    radius: int = RADIUS
    owner: Seat | None = None
    picked: bool = False
    hemmed: bool = False

    @property
    def words(self) -> str:
        """The numbers, several as a range: those of one place are consecutive."""
        return words_of(self.numbers)

    @property
    def box(self) -> Box:
        """The box of the marker."""
        width, height = self._sprite(None).size
        return Box(self.at.x - width // 2, self.at.y - height // 2, width, height)

    def within(self, room: Box) -> "Target":
        """Return it moved into a room, if it reached over its left or right edge."""
        box = self.box
        aside = max(0, room.x - box.x) - max(0, box.right - room.right)
        return self._replace(at=Point(self.at.x + aside, self.at.y))

    @property
    def check(self) -> Point:
        """The middle of the check if it is picked: it hides no word and no number."""
        box = self.box
        if self.hemmed:
            return Point(box.x - _BESIDE, box.middle[1])
        return Point(box.right, box.y)

    def _sprite(self, picked: Theme | None) -> Sprite:
        return disc(self.words, self.radius, picked)

    def draw(self, canvas: Canvas) -> None:
        """Draw the marker, with a check if picked, and whose piece it is on."""
        box = self.box
        canvas.place(self._sprite(canvas.theme if self.picked else None), box.x, box.y)
        if self.picked:
            picks.check(canvas, *self.check, _CHECK)
        if self.owner is not None:
            x, y = box.right - 6, box.bottom - 6
            canvas.disc(x, y, _BADGE, INK)
            canvas.pour(symbol_mask(self.owner, _SYMBOL), x, y, SEAT_COLOURS[self.owner])


def words_of(numbers: Sequence[int]) -> str:
    """Write one number, or consecutive ones as a range."""
    first, last = numbers[0], numbers[-1]
    return str(first) if first == last else f"{first}–{last}"


def draw(canvas: Canvas, targets: Sequence[Target]) -> None:
    """Draw markers; those that are picked last, so that nothing hides their checks."""
    for target in sorted(targets, key=lambda target: target.picked):
        target.draw(canvas)
