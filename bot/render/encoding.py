"""From an image to a file, with a palette in which meaningful colours stay exact."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from struct import pack
from typing import Final
from zlib import crc32

from PIL import Image
from zlib_ng.zlib_ng import compress  # pyright: ignore[reportUnknownVariableType] - data is untyped

from bot.render.theme import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    ICE,
    INK,
    INK_2,
    PAPER,
    RGB,
    SEAT_COLOURS,
    USUAL_SEATS,
    Theme,
    mix,
)

_SIZE: Final = 256
_LEVEL: Final = 5
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_PALETTED: Final = 3

_ON_PAPER: Final = (INK, INK_2)
_ON_GOLD: Final = (INK,)
_STEPS: Final = (0.25, 0.5, 0.75)


def encode(image: Image.Image, own: Sequence[RGB], theme: Theme) -> bytes:
    """Return a PNG of an RGB image; `own` are the colours that a game adds to the shared ones."""
    return _png(in_palette(image, own, theme))


def in_palette(image: Image.Image, own: Sequence[RGB], theme: Theme) -> Image.Image:
    """Return an RGB image in the palette of the shared colours and a game's own."""
    return image.quantize(palette=_palette(tuple(own), theme), dither=Image.Dither.NONE)


def _png(image: Image.Image) -> bytes:
    """Return an image with a palette as a PNG.

    Pillow feeds the compressor one row after the other, which takes longer and gives larger files.
    """
    width, height = image.size
    palette = image.getpalette()
    assert palette is not None, "it was drawn in the colours of one"
    # The column of zeros before the rows says that each is stored unfiltered.
    rows = image.crop((-1, 0, width, height)).tobytes()
    parts = (
        (b"IHDR", pack(">IIBBBBB", width, height, 8, _PALETTED, 0, 0, 0)),
        (b"PLTE", bytes(palette)),
        (b"IDAT", compress(rows, _LEVEL)),
        (b"IEND", b""),
    )
    return _SIGNATURE + b"".join(_chunk(name, data) for name, data in parts)


def _chunk(name: bytes, data: bytes) -> bytes:
    return b"".join((pack(">I", len(data)), name, data, pack(">I", crc32(name + data))))


def ramp(over: Iterable[RGB], under: RGB) -> list[RGB]:
    """Return the intermediate colours of smooth edges between some colours and another."""
    return [mix(colour, under, share) for colour in over for share in _STEPS]


def further_seats(seats: int, theme: Theme) -> list[RGB]:
    """Return the colours of seats beyond the usual ones, and of the edges in them."""
    further = SEAT_COLOURS[USUAL_SEATS:seats]
    shades = [mix(INK, colour, share) for colour in further for share in (*_STEPS, 0.3)]
    return [*further, *shades, *ramp(further, theme.surface), *ramp(further, theme.text)]


def _grounds(theme: Theme) -> tuple[RGB, ...]:
    """Return the colours of the ground below everything else, and of its lighter stripes."""
    grounds = (theme.ground, theme.surface, theme.surface_2)
    stripes = (mix(theme.text, ground, 0.05) for ground in grounds)
    won = mix(theme.act, theme.surface_2, 0.12)
    return (theme.ground, theme.line, GOLD_DARK, GOLD_LIGHT, theme.act_shade, INK_2, *stripes, won)


def _written(theme: Theme) -> tuple[RGB, ...]:
    """Return the colours of everything on rows and panels."""
    return (
        theme.text,
        theme.mute,
        theme.act,
        theme.warn,
        ICE,
        theme.line,
        *SEAT_COLOURS[1:USUAL_SEATS],
    )


@lru_cache(maxsize=16)
def _palette(own: tuple[RGB, ...], theme: Theme) -> Image.Image:
    """Return the shared colours, then as many of a game's own as there is room for."""
    shared = (
        theme.signals,
        _grounds(theme),
        ramp(_written(theme), theme.surface),
        ramp(_ON_PAPER, PAPER),
        ramp(_ON_GOLD, GOLD),
    )
    colours = list(dict.fromkeys((*chain.from_iterable(shared), *own)))[:_SIZE]
    colours += [colours[0]] * (_SIZE - len(colours))
    palette = Image.new("P", (1, 1))
    palette.putpalette(list(chain.from_iterable(colours)))
    return palette
