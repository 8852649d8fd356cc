"""Cards that lie in rows: all are drawn first, then brackets and numbers on top of them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit.brackets import brackets
from bot.render.kit.markers import marker

_SECOND: Final = 84
"""How far the second number of a card lies behind its first."""


class Laid(NamedTuple):
    """A card that has been drawn: where, its numbers in the menu, and whether it has just come."""

    box: Box
    numbers: tuple[int, ...] = ()
    fresh: bool = False


def mark(canvas: Canvas, cards: Sequence[Laid], inset: int = 34) -> None:
    """Draw what lies on top of cards; numbers at their upper left corners, so far inside."""
    for card in cards:
        if card.fresh:
            brackets(canvas, card.box)
    for card in cards:
        for place, number in enumerate(card.numbers):
            marker(canvas, number, card.box.x + inset + _SECOND * place, card.box.y + inset)
