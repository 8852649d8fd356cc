"""Numbered targets: options that have a place in a picture, marked there."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas, Sprite
from bot.render.kit import picks
from bot.render.kit.markers import RADIUS, disc, tile
from bot.render.kit.seats import symbol_mask
from bot.render.theme import INK, SEAT_COLOURS
from rules.event import Seat

_BADGE: Final = 17
_SYMBOL: Final = 12
_HALO: Final = (12, 9)
"""How far the ring of what is picked reaches out, and its casing before it."""
_CHECK: Final = 16


class Point(NamedTuple):
    """A point of the picture."""

    x: int
    y: int


class Target(NamedTuple):
    """Options that are marked together: their numbers in the menu, and where.

    radius  of the disc: smaller on a piece that has to be seen, and where there are several numbers
    tile    width and height of a plate in place of the disc: where a number takes another's place
    owner   whose piece it is on, shown on a badge where the marker hides that
    picked  whether it is picked so far: it stands out
    """

    numbers: tuple[int, ...]
    at: Point
    radius: int = RADIUS
    tile: tuple[int, int] | None = None
    owner: Seat | None = None
    picked: bool = False

    @property
    def words(self) -> str:
        """The numbers, several as a range: those of one place follow each other."""
        return words_of(self.numbers)

    @property
    def box(self) -> Box:
        """Where the marker is."""
        width, height = self._sprite.size
        return Box(self.at.x - width // 2, self.at.y - height // 2, width, height)

    @property
    def _sprite(self) -> Sprite:
        return tile(self.words, *self.tile) if self.tile else disc(self.words, self.radius)

    def draw(self, canvas: Canvas) -> None:
        """Draw the marker, ringed where it is picked, and whose piece it is on."""
        box = self.box
        if self.picked:
            for reach, colour in zip(_HALO, (INK, canvas.theme.good), strict=True):
                canvas.rounded(box.inset(-reach), self.radius + reach, colour)
        canvas.place(self._sprite, box.x, box.y)
        if self.picked:
            picks.check(canvas, box.right, box.y, _CHECK)
        if self.owner is not None:
            x, y = box.right - 6, box.bottom - 6
            canvas.disc(x, y, _BADGE, INK)
            canvas.pour(symbol_mask(self.owner, _SYMBOL), x, y, SEAT_COLOURS[self.owner])


def words_of(numbers: Sequence[int]) -> str:
    """Write one number, or several that follow each other as a range."""
    first, last = numbers[0], numbers[-1]
    return str(first) if first == last else f"{first}–{last}"


def draw(canvas: Canvas, targets: Sequence[Target]) -> None:
    """Draw markers; those that are picked last, so that nothing hides their rings."""
    for target in sorted(targets, key=lambda target: target.picked):
        target.draw(canvas)
