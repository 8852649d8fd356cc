"""An ordered dither: few colours look like a gradient without bands.

Where a place lies between two colours of the palette, it takes the one or the other by a pattern of
8 by 8, which is always the same. So is the file, which hardly grows: what repeats is packed well.
"""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.render.keeping import kept
from bot.render.theme import RGB

_SIDE: Final = 8
_PLACES: Final = _SIDE * _SIDE


def _bayer(side: int) -> tuple[tuple[int, ...], ...]:
    """Return Bayer's pattern: consecutive numbers are as far from each other as possible."""
    if side == 1:
        return ((0,),)
    half = side // 2
    quarters, inner = ((0, 2), (3, 1)), _bayer(half)
    return tuple(
        tuple(4 * inner[y % half][x % half] + quarters[y // half][x // half] for x in range(side))
        for y in range(side)
    )


_PATTERN: Final = _bayer(_SIDE)


def takes(x: int, y: int, share: float) -> bool:
    """Whether a pixel takes a colour that should have this share of what is around it."""
    return share * _PLACES > _PATTERN[y % _SIDE][x % _SIDE] + 0.5


@kept
def screen(width: int, height: int, most: float) -> Image.Image:
    """Return a mask that covers a share of the pixels: `most` at the top, none at the bottom."""
    return _tiled(
        width,
        height,
        "L",
        [255 * takes(x, y, most * (1 - y / height)) for y in range(height) for x in range(_SIDE)],
    )


def wash(width: int, height: int, colours: Sequence[RGB]) -> Image.Image:
    """Return a gradient from the top down through some colours, of which alone it is made."""
    last, pixels = len(colours) - 1, list[RGB]()
    for y in range(height):
        at, share = divmod(y * last / max(height - 1, 1), 1)
        upper, lower = colours[int(at)], colours[min(int(at) + 1, last)]
        pixels += [lower if takes(x, y, share) else upper for x in range(_SIDE)]
    return _tiled(width, height, "RGB", pixels)


def _tiled(
    width: int, height: int, mode: str, pixels: Sequence[float] | Sequence[RGB]
) -> Image.Image:
    """Repeat a column of the pattern's width."""
    tile, image = Image.new(mode, (_SIDE, height)), Image.new(mode, (width, height))
    tile.putdata(pixels)
    for x in range(0, width, _SIDE):
        image.paste(tile, (x, 0))
    return image
