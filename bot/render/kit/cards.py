"""Cards in rows: all are drawn first, then the marks on top of them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit import picks
from bot.render.kit.brackets import brackets
from bot.render.kit.markers import RADIUS, disc

_SECOND: Final = 3.1
"""The distance from a card's first number to its second, in parts of their radius."""


class Laid(NamedTuple):
    """A card that has been drawn: its place, its numbers in the menu, and whether it has just come.

    `check` is the middle of the check on a card that is picked.
    """

    box: Box
    numbers: tuple[int, ...] = ()
    fresh: bool = False
    check: tuple[int, int] | None = None


class Marks(NamedTuple):
    """The marks of cards, in pixels.

    inset    how far inside their upper left corners the numbers lie
    radius   of the numbers, and of the checks
    corner   how round the cards are
    stacked  whether the second number of a card lies below its first
    """

    inset: int = 34
    radius: int = RADIUS
    corner: int = 20
    stacked: bool = False


_USUAL: Final = Marks()


def mark(canvas: Canvas, cards: Sequence[Laid], how: Marks = _USUAL) -> None:
    """Draw the marks on top of cards: brackets, borders and checks, then the numbers."""
    picking = any(card.check for card in cards)
    for card in cards:
        if card.check is not None:
            picks.border(canvas, card.box, how.corner)
            picks.check(canvas, *card.check, how.radius)
        elif picking and card.numbers:
            picks.recede(canvas, card.box, how.corner)
        if card.fresh:
            brackets(canvas, card.box)
    for card in cards:
        for place, number in enumerate(card.numbers):
            _number(canvas, card.box, place, number, how)
            canvas.offer(str(number), card.box)


def _number(canvas: Canvas, box: Box, place: int, number: int, how: Marks) -> None:
    """Draw a number; two digits reach right."""
    behind = round(_SECOND * how.radius) * place
    x = box.x + how.inset + (0 if how.stacked else behind)
    y = box.y + how.inset + (behind if how.stacked else 0)
    drawn = disc(str(number), how.radius)
    half = drawn.size[1] // 2
    canvas.place(drawn, min(x - half, canvas.image.width - drawn.size[0]), y - half)
