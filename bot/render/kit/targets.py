"""Numbered targets: options that have a place in a picture, marked where they hide least."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit.markers import RADIUS, disc
from bot.render.theme import GOLD, INK, ON_INK, Type

_BADGE: Final = 17
_NOTE: Final = Type("bold", 28)


class Point(NamedTuple):
    """A point of the picture."""

    x: int
    y: int


class Target(NamedTuple):
    """Options that are marked together: their numbers in the menu, and where.

    `note` stands on a badge, such as a price; "" for none. `radius` is smaller on a piece that has
    to be seen, and where there are several numbers.
    """

    numbers: tuple[int, ...]
    at: Point
    note: str = ""
    radius: int = RADIUS

    @property
    def words(self) -> str:
        """The numbers, several as a range: those of one place follow each other."""
        first, last = self.numbers[0], self.numbers[-1]
        return str(first) if first == last else f"{first}–{last}"

    @property
    def box(self) -> Box:
        """Where the marker is."""
        width, height = disc(self.words, self.radius).size
        return Box(self.at.x - width // 2, self.at.y - height // 2, width, height)


def draw(canvas: Canvas, targets: Sequence[Target]) -> None:
    """Draw markers, then their badges, so that none is hidden."""
    for target in targets:
        canvas.place(disc(target.words, target.radius), target.box.x, target.box.y)
    for target in targets:
        if target.note:
            _badge(canvas, target.box.right - 8, target.box.bottom - 6, target.note)


def _badge(canvas: Canvas, x: int, y: int, words: str) -> None:
    """Write a few characters at the lower right of a marker."""
    box = Box(x - _BADGE, y - _BADGE, 2 * _BADGE + 8, 2 * _BADGE)
    canvas.rounded(box.inset(-2), _BADGE + 2, GOLD)
    canvas.rounded(box, _BADGE, INK)
    canvas.write(words, box.middle[0], y + 10, _NOTE, ON_INK, "middle")


def inside(point: Point, box: Box) -> bool:
    """Whether a point lies in a box."""
    return box.x <= point.x < box.right and box.y <= point.y < box.bottom


def hidden(mine: Box, others: Iterable[Box], room: Box) -> int:
    """Return how much a marker would hide of what others show, or cut off at the room's edge."""
    cut = mine.width * mine.height - _common(mine, room)
    return cut + sum(_common(mine, other) for other in others)


def _common(one: Box, other: Box) -> int:
    """Return the area that two boxes share."""
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, width) * max(0, height)
