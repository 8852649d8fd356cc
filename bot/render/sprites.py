"""Painted sprites: rendered by `make art` from the drawings in `art/`, and pasted as they are.

A game's sheets are data (`data/<game>/art/`), read once per process, with a manifest of what lies
where. A game that has none, or whose sheets are damaged, is drawn without: whoever asks for a
sprite draws something else where there is none. docs/pictures.md tells how they are made.
"""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from typing import Any, Final, NamedTuple
from zlib import compress, decompress

import structlog
from PIL import Image, ImageChops, ImageOps

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.theme import RGB, rgb

MANIFEST: Final = "manifest.json"
_FAST: Final = 1

_log = structlog.get_logger(__name__)


class Rendered(NamedTuple):
    """A sprite as `make art` rendered it, compressed: 4 MB in place of 85 for all games.

    It is decompressed once for each size at which it is used, which takes about as long as a paste.
    """

    width: int
    height: int
    data: bytes

    @property
    def image(self) -> Image.Image:
        """Its pixels, with their opacity."""
        return Image.frombytes("RGBA", (self.width, self.height), decompress(self.data))


class Art(NamedTuple):
    """The sprites of a game by name, each at the sizes at which it was rendered.

    colours  those that sprites need in the palette, by the name that their drawings give them
    wrong    why the sheets cannot be used; "" if they can, or if there are none
    """

    sprites: Mapping[str, Sequence[Rendered]] = {}
    colours: Mapping[str, tuple[RGB, ...]] = {}
    wrong: str = ""


@lru_cache(maxsize=16)
def art_of(game: str) -> Art:
    """Return the art of a game, by its key."""
    folder = files("data") / game / "art"
    if not (game and folder.is_dir()):
        return Art()
    try:
        return _read(folder)
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        reason = f"{type(error).__name__}: {error}"
        _log.error("art.damaged", game=game, reason=reason)
        return Art(wrong=reason)


def _read(folder: Traversable) -> Art:
    """Read the sheets that the manifest names. Raises what reading and decoding raise."""
    manifest: dict[str, Any] = json.loads((folder / MANIFEST).read_text("utf-8"))
    sprites: dict[str, list[Rendered]] = {}
    for name, told in manifest["sheets"].items():
        data = (folder / f"{name}.webp").read_bytes()
        if sha256(data).hexdigest() != told["sheet"]:
            raise ValueError(f"{name}.webp is damaged")
        sheet = Image.open(BytesIO(data)).convert("RGBA")
        for sprite, *place in map(str.split, told["sprites"]):
            x, y, width, height = map(int, place)
            pixels = sheet.crop((x, y, x + width, y + height)).tobytes()
            rendered = Rendered(width, height, compress(pixels, _FAST))
            sprites.setdefault(sprite, []).append(rendered)
    colours = {name: tuple(map(rgb, told.split())) for name, told in manifest["palettes"].items()}
    return Art(sprites, colours)


def colours(game: str, *palettes: str) -> tuple[RGB, ...]:
    """Return the colours of some palettes of a game's drawings."""
    found = art_of(game).colours
    return tuple(colour for name in palettes for colour in found.get(name, ()))


def painted(game: str, name: str, canvas: Canvas, box: Box, corner: int = 0) -> bool:
    """Paste a sprite that fills a box, with round corners; return whether there is one."""
    found = sprite(game, name, box.width, box.height, corner)
    if found is not None:
        canvas.place(found, box.x, box.y)
    return found is not None


@kept
def sprite(game: str, name: str, width: int, height: int, corner: int = 0) -> Sprite | None:
    """Return a sprite that fills a box of this size; None if the game has none of this name.

    One of another shape is cropped around its middle.
    """
    found = art_of(game).sprites.get(name)
    if not found:
        return None
    enough = [one for one in found if one.width >= width and one.height >= height]
    best = min(enough or found, key=lambda one: abs(one.width * one.height - width * height))
    image = ImageOps.fit(best.image, (width, height), Image.Resampling.LANCZOS)
    shape = image.getchannel("A")
    if corner:
        shape = ImageChops.darker(shape, masks.rounded(width, height, corner).image)
    return cut(image.convert("RGB"), shape)
