"""The contrast of words against their ground, by WCAG 2.2."""

from typing import Final

from PIL import Image

from bot.render import masks
from bot.render.theme import RGB

LEAST_CONTRAST: Final = 4.5
SAMPLES: Final = (24, 24)
SHARE: Final = 0.15
"""The least share of a word's room that a colour of its ground fills; less only touches it."""

FEW: Final = 4
"""The number of colours to which a ground of very many is reduced."""


def grounds(image: Image.Image, mask: masks.Mask, x: float, y: float) -> list[RGB]:
    """Return the colours that fill much of the room for some words.

    If no colour does, as in a sky, the ground is first reduced to a few.
    """
    left, top = round(x) + mask.left, round(y) + mask.top
    room = image.crop((left, top, left + mask.image.width, top + mask.image.height))
    sampled = room.resize(SAMPLES, Image.Resampling.NEAREST)
    return filling(sampled) or filling(sampled.quantize(FEW).convert("RGB"))


def filling(sampled: Image.Image) -> list[RGB]:
    """Return the colours that fill much of a sample."""
    most = SAMPLES[0] * SAMPLES[1]
    return [
        colour
        for count, colour in sampled.getcolors(most) or ()
        if isinstance(colour, tuple) and len(colour) == 3 and count >= SHARE * most
    ]


def contrast(one: RGB, other: RGB) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: RGB) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(colour: RGB) -> tuple[float, ...]:
    return tuple(
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
