"""The painted sprites of San Juan; their drawings are in `art/san_juan/`.

What stands in a scene is at its bottom, in its middle: so a scene can be cut to any shape.
"""

from typing import Final

from PIL import Image

from bot.render import masks, sprites
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.theme import NIGHT, rgb
from rules.san_juan.components import NAMES, Kind

GAME: Final = "san_juan"
COLOURS: Final = sprites.colours(GAME, "town")
"""The colours that the sprites add to the palette."""
_GOODS: Final = ("indigo", "sugar", "tobacco", "coffee", "silver")
_SUBJECT: Final = (184, 206)
"""The width and the height, with the ground, of what stands in a scene."""
_MIDDLE: Final = 0.55
"""Where it is cut: a broad, low card shows its windows, not the ground."""
_DIMMED: Final = 0.58
"""How dark a scene is on a card that cannot be used now."""
_FRONT: Final = 180 / 188
"""The height of a house, as a part of its breadth."""
_SHIFT: Final = 230
"""How far apart the parts of the landscape are that are seen in different streets."""
PAVEMENT: Final = {"dark": rgb("#34275B"), "light": rgb("#EBC79A")}
"""The colour of streets, by the light."""
_UNLIT: Final = 0.34
"""How dark a house is while its workshop is empty."""


def good(canvas: Canvas, kind: Kind, box: Box) -> bool:
    """Paste the good that a kind makes; return whether there is a sprite of it."""
    return kind < len(_GOODS) and sprites.painted(GAME, _GOODS[kind], canvas, box)


def stretched(canvas: Canvas, name: str, box: Box) -> bool:
    """Paste a sprite that takes exactly this size; return whether there is one.

    For scenery: to fill the box, it may become lower, while others would be cropped.
    """
    found = sprites.art_of(GAME).sprites.get(name)
    if found:
        image = found[0].image
        if image.size != (box.width, box.height):
            image = image.resize((box.width, box.height), Image.Resampling.LANCZOS)
        canvas.place(cut(image.convert("RGB"), image.getchannel("A")), box.x, box.y)
    return bool(found)


def scene(
    canvas: Canvas,
    name: str,
    box: Box,
    corner: int = 0,
    *,
    dim: bool = False,
    whole: bool = False,
    veil: sprites.RGB = NIGHT,
) -> bool:
    """Paste a scene that fills a box; return whether there is one.

    The left corners are round, or with `whole` all of them. With `dim`, it is behind a veil.
    """
    veiled = veil if dim else None
    found = _scene(name, box.width, box.height, corner, veil=veiled, whole=whole)
    if found is not None:
        canvas.place(found, box.x, box.y)
    return found is not None


def scene_above(
    canvas: Canvas, name: str, box: Box, corner: int, below: sprites.RGB, *, dim: bool = False
) -> bool:
    """Paste a scene on the upper part of a card, of which the rest has the colour `below`.

    On a light card, a dim scene is pale.
    """
    under = box._replace(height=box.height + corner)
    veil = below if canvas.theme.cased else NIGHT
    if not scene(canvas, name, under, corner, dim=dim, whole=True, veil=veil):
        return False
    canvas.fill(Box(box.x, box.bottom, box.width, corner), below)
    return True


@kept
def _scene(
    name: str, width: int, height: int, corner: int, *, veil: sprites.RGB | None, whole: bool
) -> Sprite | None:
    image = _cropped(name, width, height)
    if image is None:
        return None
    if veil is not None:
        image = Image.blend(image, Image.new("RGB", image.size, veil), _DIMMED)
    if not corner:
        return cut(image)
    shape = masks.rounded(width + (0 if whole else corner), height, corner).image
    return cut(image, shape.crop((0, 0, width, height)))


def _cropped(name: str, width: int, height: int) -> Image.Image | None:
    """Return the part of a scene that stands on the ground in its middle, in this size."""
    found = sprites.art_of(GAME).sprites.get(name)
    if not found:
        return None
    image = found[0].image.convert("RGB")
    fitting = min(1, width / _SUBJECT[0], height / _SUBJECT[1])
    scale = max(fitting, width / image.width, height / image.height)
    x, wide, high = image.width / 2, width / scale / 2, height / scale
    low = image.height - max(0, min(_SUBJECT[1], image.height) - high) * _MIDDLE
    box = (x - wide, low - high, x + wide, low)
    if scale == 1:
        left, top = round(x - wide), round(low - high)
        return image.crop((left, top, left + width, top + height))
    return image.resize((width, height), Image.Resampling.LANCZOS, box)


def high(width: int) -> int:
    """Return the height of a house of this width."""
    return round(width * _FRONT)


def street(canvas: Canvas, box: Box, high: int, shift: int) -> None:
    """Paint a street: the landscape `high` pixels high behind its houses, and the pavement.

    `shift` chooses the part of the landscape, so that streets differ.
    """
    canvas.place(_street(box.width, box.height, high, shift, canvas.theme.name), box.x, box.y)


@kept
def _street(width: int, height: int, high: int, shift: int, light: str) -> Sprite:
    image = Image.new("RGB", (width, height), PAVEMENT[light])
    found = sprites.art_of(GAME).sprites.get(f"street_{light}", ())
    if fitting := [land for land in found if land.width > width and land.height >= high]:
        land = min(fitting, key=lambda land: land.height).image.convert("RGB")
        left = shift * _SHIFT % (land.width - width)
        image.paste(land.crop((left, land.height - high, left + width, land.height)), (0, 0))
    return cut(image, masks.rounded(width, height, 8).image)


@kept
def house(kind: Kind, width: int, height: int, *, dim: bool = False) -> Sprite | None:
    """Return a house alone, as large as it fits into a place; None if it is not painted."""
    found = sprites.art_of(GAME).sprites.get(f"{NAMES[kind]}_front")
    if not found:
        return None
    image = min(found, key=lambda one: abs(one.width - width)).image
    if image.width != width:
        size = (width, round(image.height * width / image.width))
        image = image.resize(size, Image.Resampling.LANCZOS)
    if image.height > height:
        image = image.crop((0, image.height - height, width, image.height))
    bright = image.convert("RGB")
    if dim:
        bright = Image.blend(bright, Image.new("RGB", bright.size, NIGHT), _UNLIT)
    return cut(bright, image.getchannel("A"))
