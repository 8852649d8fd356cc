"""A picture as about 2,000 letters, which stay the same where the eye sees no difference.

Each letter says how bright a square of the picture is on average, row by row. An average hardly
depends on the smoothing of edges: with other releases of Pillow and FreeType, noise of 2 in each
channel, or JPEG of quality 90, it moves by at most 1 of 255. From 2 on, a change is noticed: a
word, a colour, or a part that moves into or out of a square. A digit of the smallest type may hide,
because the average of a 6 and a 9 is the same. `plaza gallery` compares all pixels.
"""

import string
from itertools import cycle
from typing import Final

from PIL import Image

CELL: Final = 24
"""The side of a square, in pixels: the smallest type is no larger."""
STEPS: Final = (0.4, 0.45)
"""Squares have these steps in turn: hardly any change is a whole round of letters in both."""
LEEWAY: Final = 3
LETTERS: Final = string.ascii_letters + string.digits + "-_"
"""Each step has the next letter; after the last, the first comes again."""
WEIGHTS: Final = (0.35, 0.5, 0.15)
"""The weights of red, green and blue."""


def sketch(image: Image.Image) -> str:
    """Return the letters of a picture."""
    bands = [band.convert("F").reduce(CELL) for band in image.convert("RGB").split()]
    means = zip(*(band.get_flattened_data() for band in bands), strict=True)
    return "".join(map(_letter, means, cycle(STEPS)))


def alike(one: str, other: str) -> bool:
    """Return whether two sketches may show the same."""
    return one == other or (len(one) == len(other) and all(map(_near, one, other)))


def _letter(mean: tuple[float, ...], step: float) -> str:
    bright = sum(weight * value for weight, value in zip(WEIGHTS, mean, strict=True))
    return LETTERS[round(bright / step) % len(LETTERS)]


def _near(one: str, other: str) -> bool:
    apart = abs(LETTERS.index(one) - LETTERS.index(other))
    return min(apart, len(LETTERS) - apart) <= LEEWAY
