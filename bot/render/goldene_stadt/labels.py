"""Names on a map: beside the named thing, on the side given in the map's data."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.masks import width_of
from bot.render.theme import RGB, Type

_CENTRED: Final = ("n", "s")
"""Above and below the middle a name has one line; elsewhere each word has its own."""
_ASIDE: Final[Mapping[str, float]] = {
    "nw": -0.28, "n": 0, "ne": 0.28, "sw": -0.28, "s": 0, "se": 0.28,
}  # fmt: skip
"""By what share of its width a name above or below is moved to the right."""
_LOWER: Final[Mapping[str, float]] = {
    "wnw": -0.5, "w": 0, "wsw": 0.5, "ene": -0.5, "e": 0, "ese": 0.5,
}  # fmt: skip
"""By what share of the named thing's height a name beside it is moved down."""
_PLATE: Final = 6
"""How far the ground of a name reaches beyond it, at its sides."""


class Label(NamedTuple):
    """A name as it is written: its lines, and the box around them."""

    lines: tuple[str, ...]
    kind: Type
    box: Box

    @property
    def plate(self) -> Box:
        """The ground on which it is written, a little larger."""
        x, y, width, height = self.box
        return Box(x - _PLATE, y - 1, width + 2 * _PLATE, height + 3)

    def write(self, canvas: Canvas, colour: RGB) -> None:
        """Write it, each line in its middle."""
        for number, line in enumerate(self.lines):
            baseline = self.box.y + round(self.kind.px * (0.74 + 0.98 * number))
            canvas.write(line, self.box.middle[0], baseline, self.kind, colour, "middle")


def beside(named: Box, words: str, kind: Type, wind: str) -> Label:
    """Return a name on this side of a box, given as a compass direction.

    `n` and `s` are above and below its middle, `w` and `e` at its sides, `wnw` a little higher.
    """
    lines = (words,) if wind in _CENTRED else tuple(words.rsplit(" ", 1))
    width = round(max(width_of(line, kind) for line in lines))
    height = round(kind.px * (0.98 * len(lines) - 0.06))
    if wind in _ASIDE:
        x = named.middle[0] - width / 2 + _ASIDE[wind] * width
        y = named.bottom if wind.startswith("s") else named.y - height
    else:
        x = named.right if wind.startswith("e") else named.x - width
        y = named.middle[1] - height / 2 + _LOWER[wind] * named.height
    return Label(lines, kind, Box(round(x), round(y), width, height))
