"""From an image to a file: a palette in which the colours that mean something stay exact."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import chain
from typing import Final

from PIL import Image

from bot.render.theme import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_SHADE,
    ICE,
    INK,
    INK_2,
    LINE,
    MUTE,
    NIGHT,
    PAPER,
    RGB,
    SEAT_COLOURS,
    SIGNALS,
    SURFACE,
    SURFACE_2,
    TEXT,
    WARN,
    mix,
)

_SIZE: Final = 256
_LEVEL: Final = 4

_GROUNDS: Final = (
    NIGHT,
    LINE,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_SHADE,
    INK_2,
    *(mix(TEXT, ground, 0.05) for ground in (NIGHT, SURFACE, SURFACE_2)),
    mix(GOLD, SURFACE_2, 0.12),
)
_ON_DARK: Final = (TEXT, MUTE, GOLD, WARN, ICE, LINE, *SEAT_COLOURS[1:])
_ON_PAPER: Final = (INK, INK_2)
_ON_GOLD: Final = (INK,)
_STEPS: Final = (0.25, 0.5, 0.75)


def encode(image: Image.Image, own: Sequence[RGB]) -> bytes:
    """Return a PNG of an RGB image; `own` are the colours that a game adds to the shared ones."""
    small = image.quantize(palette=_palette(tuple(own)), dither=Image.Dither.NONE)
    file = BytesIO()
    small.save(file, "PNG", compress_level=_LEVEL)
    return file.getvalue()


def ramp(over: Iterable[RGB], under: RGB) -> list[RGB]:
    """Return the colours that smooth edges of some colours on another pass through."""
    return [mix(colour, under, share) for colour in over for share in _STEPS]


@lru_cache(maxsize=16)
def _palette(own: tuple[RGB, ...]) -> Image.Image:
    """Return the shared colours, then a game's own, as many as there is room for."""
    shared = (
        SIGNALS,
        _GROUNDS,
        ramp(_ON_DARK, SURFACE),
        ramp(_ON_PAPER, PAPER),
        ramp(_ON_GOLD, GOLD),
    )
    colours = list(dict.fromkeys((*chain.from_iterable(shared), *own)))[:_SIZE]
    colours += [colours[0]] * (_SIZE - len(colours))
    palette = Image.new("P", (1, 1))
    palette.putpalette(list(chain.from_iterable(colours)))
    return palette
