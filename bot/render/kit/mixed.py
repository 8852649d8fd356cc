"""Points of a league: sixtieths, drawn and told as mixed numbers such as 8 1/2."""

from fractions import Fraction
from math import ceil
from typing import Final

from bot.render.canvas import Box, Canvas, Spot
from bot.render.masks import width_of
from bot.render.theme import LEAST, RGB, Type

WHOLE: Final = 60
"""The sixtieths of a point: ties are shared by up to five, and judged tables count in tenths."""

_SMALLER: Final = 0.56
_BESIDE: Final = 4
_BAR: Final = 3


def mixed(sixtieths: int) -> str:
    """Write a number of sixtieths in words."""
    whole, part = divmod(sixtieths, WHOLE)
    if not part:
        return str(whole)
    return f"{whole} {Fraction(part, WHOLE)}" if whole else str(Fraction(part, WHOLE))


def width(sixtieths: int, kind: Type) -> float:
    """Return the width in which `write` writes."""
    whole, part = divmod(sixtieths, WHOLE)
    written = width_of(str(whole), kind) if whole or not part else 0.0
    if not part:
        return written
    return written + (_BESIDE if written else 0) + _part_width(Fraction(part, WHOLE), kind)


def write(
    canvas: Canvas, sixtieths: int, spot: Spot, kind: Type, colour: RGB, *, centred: bool = False
) -> None:
    """Write a number of sixtieths, `spot` in the middle of its height, where the whole number ends:
    numbers in a column stand below each other. A fraction is stacked behind it.
    """
    x, y = spot
    whole, part = divmod(sixtieths, WHOLE)
    shown = str(whole) if whole or not part else ""
    end = x - width(sixtieths, kind) / 2 + width_of(shown, kind) if centred else x
    if shown:
        canvas.write(shown, end, y + kind.drop, kind, colour, "right")
    if part:
        _stack(canvas, Fraction(part, WHOLE), end + (_BESIDE if shown else 0), y, kind, colour)


def _small(kind: Type) -> Type:
    return kind._replace(px=max(LEAST, round(kind.px * _SMALLER)))


def _part_width(part: Fraction, kind: Type) -> float:
    return max(width_of(str(each), _small(kind)) for each in part.as_integer_ratio())


def _stack(canvas: Canvas, part: Fraction, x: float, y: float, kind: Type, colour: RGB) -> None:
    small, room = _small(kind), ceil(_part_width(part, kind))
    above, below = map(str, part.as_integer_ratio())
    middle = x + room / 2
    canvas.write(above, middle, y - 2 * _BAR, small, colour, "middle")
    canvas.fill(Box(round(x), round(y) - _BAR // 2, room, _BAR), colour)
    canvas.write(below, middle, y + 2 * _BAR + 2 * small.drop, small, colour, "middle")
