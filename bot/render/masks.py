"""Masks: shapes through which colour is poured, drawn large, reduced once and cached.

A mask is drawn at several times its size and reduced with Lanczos, so that its edges are smooth;
pasting it costs next to nothing.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from math import ceil, floor
from typing import Final, NamedTuple

from PIL import Image, ImageDraw
from PIL.ImageFont import FreeTypeFont

from bot.render.fonts import EMOJI, font
from bot.render.keeping import kept
from bot.render.runs import Run, runs
from bot.render.theme import Face, Type

SCALE: Final = 4
"""The factor by which shapes are drawn larger."""
TEXT_SCALE: Final = 2

_LARGE: Final = 128
"""The size at which lines of several fonts are laid out: to open a font costs more than to reduce.
"""
_EMOJI: Final = 108
"""They are as high as their font says, and letters are not."""
_ABOVE: Final = 115
_BELOW: Final = 45
"""Percents of the size of words up to which they reach, above and below their baseline."""

_STEPS: Final = 4
_SHADES: Final = [round(round(grey / 255 * _STEPS) / _STEPS * 255) for grey in range(256)]
"""Edges use only the shades that the palette has for them (`encoding.ramp`): any other shade is
rounded to a palette colour, looks the same, and makes the file larger.
"""

Draw = Callable[[ImageDraw.ImageDraw, int], None]


_LEAST_COVERED: Final = 8
"""Fewer rows are not worth a separate paste."""


class Mask(NamedTuple):
    """A shape in shades of grey, and the offset of its upper left corner from its origin.

    covered    the rows that it covers from end to end, if any
    """

    image: Image.Image
    left: int = 0
    top: int = 0
    covered: range = range(0)


def shape(width: int, height: int, draw: Draw) -> Mask:
    """Let `draw(pen, scale)` draw in white on a large sheet; return it reduced."""
    sheet = Image.new("L", (width * SCALE, height * SCALE), 0)
    draw(ImageDraw.Draw(sheet), SCALE)
    reduced = _reduced(sheet, width, height)
    return Mask(reduced, covered=covered(reduced))


def covered(mask: Image.Image) -> range:
    """Return the rows around its middle that a mask covers from end to end.

    Pasting through a mask takes twenty times as long as without: these rows need none.
    """
    whole, rows, (width, height) = b"\xff" * mask.width, mask.tobytes(), mask.size
    full = [rows[start : start + width] == whole for start in range(0, width * height, width)]
    top = end = height // 2
    while top > 0 and full[top - 1]:
        top -= 1
    while end < height and full[end]:
        end += 1
    return range(top, end) if end - top >= _LEAST_COVERED else range(0)


def _reduced(
    sheet: Image.Image,
    width: int,
    height: int,
    box: tuple[float, float, float, float] | None = None,
) -> Image.Image:
    # Pillow's stubs mention numpy, which need not be installed.
    smooth = sheet.resize(  # pyright: ignore[reportUnknownMemberType]
        (width, height), Image.Resampling.LANCZOS, box, reducing_gap=3.0
    )
    return smooth.point(_SHADES)  # pyright: ignore[reportUnknownMemberType]


@kept
def rounded(width: int, height: int, radius: int) -> Mask:
    """Return a filled rectangle with round corners."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        box = (0, 0, width * scale - 1, height * scale - 1)
        pen.rounded_rectangle(box, min(radius, width // 2, height // 2) * scale, fill=255)

    return shape(width, height, draw)


@kept
def corners(radius: int, thickness: int) -> tuple[Image.Image, ...]:
    """Return the four quarters of a disc, or of a ring if `thickness` is not 0.

    In the order upper left, upper right, lower left, lower right.
    """
    size = radius * 2

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        box = (0, 0, size * scale - 1, size * scale - 1)
        if thickness:
            pen.ellipse(box, outline=255, width=thickness * scale)
        else:
            pen.ellipse(box, fill=255)

    whole = shape(size, size, draw).image
    starts = [(x, y) for y in (0, radius) for x in (0, radius)]
    return tuple(whole.crop((x, y, x + radius, y + radius)) for x, y in starts)


@kept
def disc(radius: int) -> Mask:
    """Return a filled circle."""
    size = radius * 2

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        pen.ellipse((0, 0, size * scale - 1, size * scale - 1), fill=255)

    return shape(size, size, draw)


@kept
def bar(width: int, height: int, ends: tuple[int, int, int, int], thickness: int) -> Mask:
    """Return a straight bar in a room of this size; `ends` are the x and y of both its ends."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        pen.line([end * scale for end in ends], fill=255, width=thickness * scale)

    return shape(width, height, draw)


@kept
def text(words: str, face: Face | str, px: int) -> Mask:
    """Return words; the origin is the left end of their baseline."""
    if parts := runs(words, face):
        return _in_fonts(parts, px)
    drawer = font(face, px * TEXT_SCALE)
    left, top, right, bottom = drawer.getbbox(words, anchor="ls")
    corner_x, corner_y = floor(left / TEXT_SCALE), floor(top / TEXT_SCALE)
    width = max(1, ceil(right / TEXT_SCALE) - corner_x)
    height = max(1, ceil(bottom / TEXT_SCALE) - corner_y)
    sheet = Image.new("L", (width * TEXT_SCALE, height * TEXT_SCALE), 0)
    origin = (-corner_x * TEXT_SCALE, -corner_y * TEXT_SCALE)
    ImageDraw.Draw(sheet).text(origin, words, fill=255, font=drawer, anchor="ls")
    return Mask(_reduced(sheet, width, height), corner_x, corner_y)


def _in_fonts(parts: Sequence[Run], px: int) -> Mask:
    """Return words of several fonts on one baseline; what reaches out of the line is clipped.

    A font may be damaged in a way that shows only in some letters, which are then left out.
    """
    width = ceil(_width(parts, px)) + 2 * px
    above, below = px * _ABOVE // 100, px * _BELOW // 100
    larger = _LARGE / px
    whole = (0, 0, width * larger, (above + below) * larger)
    sheet = Image.new("L", (ceil(whole[2]), ceil(whole[3])), 0)
    pen, x = ImageDraw.Draw(sheet), float(_LARGE)
    for part in parts:
        spot = x, above * larger
        with suppress(OSError):
            pen.text(spot, part.words, 255, _large(part.face), "ls", direction=part.direction)
        x += _length(part)
    image = _reduced(sheet, width, above + below, whole)
    inked = image.getbbox() or (0, 0, 1, 1)
    return Mask(image.crop(inked), inked[0] - px, inked[1] - above)


@lru_cache(maxsize=4096)
def width_of(words: str, kind: Type) -> float:
    """Return the reach of the words on their line."""
    if parts := runs(words, kind.face):
        return _width(parts, kind.px)
    return font(kind.face, kind.px * TEXT_SCALE).getlength(words) / TEXT_SCALE


def _width(parts: Sequence[Run], px: int) -> float:
    return sum(map(_length, parts)) * px / _LARGE


@lru_cache(maxsize=2048)
def _length(part: Run) -> float:
    try:
        return _large(part.face).getlength(part.words, direction=part.direction)
    except OSError:
        return 0


def _large(face: Face | str) -> FreeTypeFont:
    return font(face, _EMOJI if face == EMOJI else _LARGE)
