"""Noting the words on pictures, one by one, while they are drawn."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

import pytest

from bot.render import masks
from bot.render.canvas import Anchor, Canvas
from bot.render.masks import width_of
from bot.render.theme import RGB, Type
from tests.render.contrast import LEAST_CONTRAST, contrast, grounds

_BEFORE: Final[dict[Anchor, float]] = {"left": 0.0, "middle": 0.5, "right": 1.0}


class Noted(NamedTuple):
    """Words that are about to be written on a canvas: their start, their baseline, their style.

    The canvas still shows their ground.
    """

    canvas: Canvas
    words: str
    start: float
    y: float
    kind: Type
    colour: RGB

    @property
    def mask(self) -> masks.Mask:
        """Return their shape."""
        return masks.text(self.words, self.kind.face, self.kind.px)

    @property
    def grounds(self) -> list[RGB]:
        """Return the colours that will be below them, none below a space."""
        if not self.words.strip():
            return []
        return grounds(self.canvas.image, self.mask, self.start, self.y)

    @property
    def clear(self) -> bool:
        """Whether they stand out from their ground."""
        return all(contrast(self.colour, ground) >= LEAST_CONTRAST for ground in self.grounds)

    @property
    def ink(self) -> tuple[int, int, int, int]:
        """Return the room that they take: left, top, right, bottom."""
        left, top = round(self.start) + self.mask.left, round(self.y) + self.mask.top
        return left, top, left + self.mask.image.width, top + self.mask.image.height


@contextmanager
def noting(note: Callable[[Noted], object]) -> Iterator[None]:
    """Call a function with all words as they are written.

    Words in a sprite are noted once, when the sprite is made.
    """
    write = Canvas.write

    def noted(
        self: Canvas,
        words: str,
        x: float,
        y: float,
        kind: Type,
        colour: RGB,
        anchor: Anchor = "left",
    ) -> float:
        start = x - _BEFORE[anchor] * width_of(words, kind)
        note(Noted(self, words, start, y, kind, colour))
        return write(self, words, x, y, kind, colour, anchor)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "write", noted)
        yield
