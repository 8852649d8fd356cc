"""Sections below each other on a page as high as they need, mainly for large text."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Canvas
from bot.render.theme import Type

_HEADING: Final = 56
_HEADING_TYPE: Final = Type("bold", 42)
_APART: Final = 12


class Section(NamedTuple):
    """A section of a page: its heading ("" for none), its height, and what draws it."""

    heading: str
    height: int
    draw: Callable[[Canvas, int], None]


def height_of(sections: Sequence[Section]) -> int:
    """Return how high sections are below each other."""
    return sum(_HEADING * bool(section.heading) + section.height + _APART for section in sections)


def lay(canvas: Canvas, y: int, sections: Sequence[Section]) -> int:
    """Draw sections below each other; return where they end."""
    for section in sections:
        if section.heading:
            canvas.write(section.heading, 20, y + 42, _HEADING_TYPE, canvas.theme.mute)
            y += _HEADING
        section.draw(canvas, y)
        y += section.height + _APART
    return y
