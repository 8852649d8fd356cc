"""Whether two drawings of a picture are the same to the eye, whichever library drew the letters.

Releases of FreeType and Pillow smooth edges a little differently, so that pixels along an edge
become lighter or darker. Two measures let that pass, and nothing that somebody could see:

* blocks of 3 x 3 pixels, each a single pixel on a phone: the mean of no block may differ by more
  than `LIMIT` of 255 in a channel. Reducing all letters with another filter (the four that Pillow
  has beside ours) reaches 37; the least that another digit does, in the smallest type, in mute
  words, wherever it lies on the blocks, is 44;
* areas: a colour that fills half a hundredth of one picture, as two markers do, must fill as much
  of the other, but for `LEEWAY`. Areas have exact colours, from the palette, so that a shade too
  little for the blocks is seen. Edges and strokes of letters, which have few shades and share them,
  are no areas: a pixel counts where those `STROKE` to its left and above it have its colour.
"""

from collections import Counter
from typing import Final

from PIL import Image, ImageChops

from bot.render.theme import RGB

BLOCK: Final = 3
LIMIT: Final = 40
AREA: Final = 0.005
LEEWAY: Final = 0.25
STROKE: Final = 5


def difference(one: Image.Image, other: Image.Image) -> str:
    """Say how the second picture differs from the first; "" if by nothing one could see.

    Both have palettes, as all our files.
    """
    if one.size != other.size:
        return f"it is {other.size} large and was {one.size}"
    before, after = one.convert("RGB"), other.convert("RGB")
    if ImageChops.difference(before, after).getbbox() is None:
        return ""  # mostly so, and the two measures are slow
    return _blocks(before, after) or _areas(one, other)


def _blocks(one: Image.Image, other: Image.Image) -> str:
    apart = _apart(one.reduce(BLOCK), other.reduce(BLOCK))
    box = apart.point([255 * (value > LIMIT) for value in range(256)]).getbbox()
    if box is None:
        return ""
    spot = tuple(BLOCK * edge for edge in box)
    return f"it differs within {spot} (left, top, right, bottom)"


def _apart(one: Image.Image, other: Image.Image) -> Image.Image:
    """Return by how much each pixel differs, in the channel in which it does most."""
    red, green, blue = ImageChops.difference(one, other).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def _areas(one: Image.Image, other: Image.Image) -> str:
    ones, others = _counts(one), _counts(other)
    least = AREA * one.width * one.height
    for colour in ones | others:
        was, now = ones[colour], others[colour]
        if max(was, now) >= least and min(was, now) < (1 - LEEWAY) * max(was, now):
            return f"the colour {colour} fills {now} pixels and filled {was}"
    return ""


def _counts(image: Image.Image) -> Counter[RGB]:
    """Return how many pixels each colour fills; several places of a palette may hold the same."""
    palette = image.getpalette() or []
    counts: Counter[RGB] = Counter()
    for place, count in enumerate(image.histogram(_flat(image))):
        if count:
            red, green, blue = palette[3 * place : 3 * place + 3]
            counts[red, green, blue] += count
    return counts


def _flat(image: Image.Image) -> Image.Image:
    """Return where a pixel lies in an area, and not on an edge or in a letter."""
    places = Image.frombytes("L", image.size, image.tobytes())
    beside, above = ImageChops.offset(places, STROKE, 0), ImageChops.offset(places, 0, STROKE)
    apart = ImageChops.lighter(
        ImageChops.difference(places, beside), ImageChops.difference(places, above)
    )
    return apart.point([255] + [0] * 255)
