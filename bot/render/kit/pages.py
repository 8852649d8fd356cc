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


class Part(NamedTuple):
    """A part of a page: its heading, "" for none, its height, and what draws it from a line on."""

    heading: str
    height: int
    draw: Callable[[Canvas, int], None]


def height_of(parts: Sequence[Part]) -> int:
    """Return how high parts are below each other."""
    return sum(_HEADING * bool(part.heading) + part.height + _APART for part in parts)


def lay(canvas: Canvas, y: int, parts: Sequence[Part]) -> int:
    """Draw parts below each other; return where they end."""
    for part in parts:
        if part.heading:
            canvas.write(part.heading, 20, y + 42, _HEADING_TYPE, canvas.theme.mute)
            y += _HEADING
        part.draw(canvas, y)
        y += part.height + _APART
    return y
