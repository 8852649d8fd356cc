"""A veil: what lies behind it is quiet, in colours that the palette has."""

from collections.abc import Sequence
from itertools import chain
from typing import Final

from PIL import Image

from bot.render.theme import NIGHT, PAPER, RGB, Theme

_SHADES: Final = [value & ~3 | 1 for value in range(256)]
"""What is quiet needs no more shades than these: the palette has room for them."""


def veiled(image: Image.Image, theme: Theme, seen: float) -> Image.Image:
    """Return an image behind a veil that leaves this share of it."""
    veil = Image.new("RGB", image.size, _colour(theme))
    return Image.blend(veil, image, seen).point(_SHADES * 3)


def colours(of: Sequence[RGB], theme: Theme, seen: float) -> tuple[RGB, ...]:
    """Return colours as they are behind it."""
    row = Image.new("RGB", (len(of), 1))
    row.putdata(of)
    pixels = iter(veiled(row, theme, seen).tobytes())
    return tuple(zip(pixels, pixels, pixels, strict=True))


def beside(of: Sequence[RGB], theme: Theme, seen: float) -> tuple[RGB, ...]:
    """Return the colours of a picture that is partly behind it: each, and how it is there."""
    pairs = zip(of, colours(of, theme, seen), strict=True)
    return (*colours(theme.signals, theme, seen), *chain.from_iterable(pairs))


def _colour(theme: Theme) -> RGB:
    return PAPER if theme.cased else NIGHT
