"""Options in figures, numbered as in the menu, in columns, as large as they fit into a room."""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple, TypeAlias

from bot.render.canvas import Box, Canvas
from bot.render.kit.figures import Figure
from bot.render.kit.markers import disc
from bot.render.kit.seats import symbol
from bot.render.masks import width_of
from bot.render.sprites import painted
from bot.render.theme import Type

_SIZES: Final = range(44, 23, -2)
_MOST: Final = 4
"""More columns are not drawn."""
_APART: Final = 0.45
"""The gap between two parts, as a share of the size of their words."""
_CLOSE: Final = 0.12
"""The same after a symbol or icon without words."""
_RADIUS: Final = 14
"""Of the ground of an option that stands out: one whose name is good."""
_PITCH: Final = 1.28
"""The gap between options, in the same unit."""

OptionFigures: TypeAlias = tuple[Figure, ...]
"""An option in figures, or several that have much in common."""


class Layout(NamedTuple):
    """Options laid out in columns, from top to bottom, with words of this size.

    `numbered` and `named` are the widths of their numbers, and of numbers with names, so that what
    follows is aligned.
    """

    offered: Sequence[OptionFigures]
    px: int
    columns: int
    pitch: int
    numbered: float
    named: float

    @property
    def rows(self) -> int:
        """The number of options in a column."""
        return ceil(len(self.offered) / self.columns)

    @property
    def height(self) -> int:
        """Their height."""
        return self.rows * self.pitch

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw them in the middle of a box that is at least as high."""
        width = box.width // ceil(len(self.offered) / self.rows)
        top = box.y + max(0, box.height - self.height) // 2
        for place, choice in enumerate(self.offered):
            x = box.x + place // self.rows * width
            y = top + place % self.rows * self.pitch + self.pitch // 2
            number, name, rest = _parts(choice)
            if name and name[0].tone == "good":
                ground = Box(x - 8, y - self.pitch // 2, width, self.pitch)
                canvas.rounded(ground, _RADIUS, canvas.theme.surface_2)
            self._draw(canvas, x, y, number)
            self._draw(canvas, x + self.numbered, y, name)
            self._draw(canvas, x + self.named, y, rest)

    def _draw(self, canvas: Canvas, x: float, y: int, parts: Sequence[Figure]) -> None:
        theme, kind = canvas.theme, Type("bold", self.px)
        tones = {
            "text": theme.text,
            "mute": theme.mute,
            "warn": theme.warn,
            "good": theme.good,
        }
        for part in parts:
            colour = tones[part.tone]
            if part.number:
                number = disc(str(part.number), _disc(self.px))
                canvas.place(number, round(x), y - number.size[1] // 2)
            elif part.seat is not None:
                symbol(canvas, part.seat, x + self.px * 0.36, y, round(self.px * 0.36))
            elif part.icon:
                size = round(self.px * 0.8)
                box = Box(round(x) - 2, y - size // 2 - 2, size + 4, size + 4)
                if not painted(part.art, part.icon, canvas, box):
                    canvas.icon(part.icon, x + size / 2, y, size, colour)
            canvas.write(part.words, x + _mark(part, self.px), y + kind.drop, kind, colour)
            x += _wide(part, self.px)


def largest(offered: Sequence[OptionFigures], width: int, height: int) -> Layout | None:
    """Return options as large as they fit; None if they do not."""
    for px in _SIZES:
        found = at_size(offered, width, px)
        if found is not None and found.height <= height:
            return found
    return None


def widest(offered: Sequence[OptionFigures], width: int, sizes: Sequence[int]) -> Layout | None:
    """Return options in the first of these sizes in which they are no wider than a room."""
    found = [at_size(offered, width, px) for px in sizes] if offered else []
    return next((layout for layout in found if layout is not None), None)


def squeezed(offered: Sequence[OptionFigures], width: int, height: int) -> Layout:
    """Return options in the smallest words, as many as fit below each other."""
    px = _SIZES[-1]
    pitch = round(px * _PITCH)
    rows = max(1, height // pitch)
    columns = max(1, int(width // _across(offered, px)[-1]))
    shown = offered[: rows * columns]
    numbered, named, _ = _across(shown, px)
    return Layout(shown, px, min(columns, len(shown)), pitch, numbered, named)


def at_size(offered: Sequence[OptionFigures], width: int, px: int) -> Layout | None:
    """Return options with words of this size, in as many columns as there is room for."""
    numbered, named, whole = _across(offered, px)
    columns = min(_MOST, len(offered), int(width // whole))
    pitch = round(px * _PITCH)
    return Layout(offered, px, columns, pitch, numbered, named) if columns else None


def _across(offered: Sequence[OptionFigures], px: int) -> tuple[float, float, float]:
    """Return the ends of the options' numbers, of their names, and of the options."""
    numbers, names, rests = zip(*map(_parts, offered), strict=True)
    numbered = max(_sum(part, px) for part in numbers)
    named = numbered + max(_sum(part, px) for part in names)
    return numbered, named, named + max(_sum(part, px) for part in rests)


def _parts(figures: OptionFigures) -> tuple[OptionFigures, OptionFigures, OptionFigures]:
    """Split an option: the number it may begin with, its name, and the rest."""
    number = 1 if figures[0].number else 0
    return figures[:number], figures[number : number + 1], figures[number + 1 :]


def _sum(parts: Sequence[Figure], px: int) -> float:
    return sum(_wide(part, px) for part in parts)


def _disc(px: int) -> int:
    return max(17, round(px * 0.54))


def _mark(part: Figure, px: int) -> float:
    """Return the room that the number, the symbol or the icon of a part takes."""
    if part.number:
        return (3.0 if part.number > 9 else 2.6) * _disc(px)
    return px * (0.82 if part.seat is not None else 0.95 if part.icon else 0)


def _wide(part: Figure, px: int) -> float:
    """Return the room that a part takes, including the gap after it."""
    apart = _APART if part.words else _CLOSE
    return _mark(part, px) + width_of(part.words, Type("bold", px)) + px * apart
