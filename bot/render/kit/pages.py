"""Pages of any height: as high as what stands on them needs, large text above all."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Canvas
from bot.render.kit.header import Crest, Pill, page
from bot.render.theme import HEADER, HEIGHT, WIDTH, Theme, Type

_HEADING: Final = 56
_HEADING_TYPE: Final = Type("bold", 42)
_APART: Final = 12


def tall_page(crest: Crest, subline: str, pill: Pill | None, theme: Theme, height: int) -> Canvas:
    """Begin a picture of any height; grounds are kept, so one is asked for of the usual height."""
    usual = page(crest, subline, pill, theme)
    if height == HEIGHT:
        return usual
    canvas = Canvas(WIDTH, height, theme.ground, theme)
    canvas.image.paste(usual.image.crop((0, 0, WIDTH, HEADER)))
    return canvas


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
