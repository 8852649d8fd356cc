"""The fonts, found through the packages that bring them; nothing else is searched."""

from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.render.theme import Face

ICONS: Final = "icons"

_SANS: Final = ("font_source_sans_pro", "font-source-sans-pro")
_SERIF: Final = ("font_source_serif_pro", "font-source-serif-pro")
_FILES: Final = {
    "serif": (*_SERIF, "files/SourceSerifPro-Bold.ttf"),
    "semibold": (*_SANS, "files/SourceSansPro-Semibold.ttf"),
    "bold": (*_SANS, "files/SourceSansPro-Bold.ttf"),
    "black": (*_SANS, "files/SourceSansPro-Black.ttf"),
    ICONS: ("fonticon_fa6", "fonticon-fontawesome6", "fonts/Font Awesome 6 Free-Solid-900.otf"),
}
_PROBE_PX: Final = 24
_NOWHERE: Final = "\U0010ffff"
"""A code point that no font has: what it draws is the box for missing characters."""


class FontsMissing(RuntimeError):
    """A font that pictures need is not installed."""


def check() -> None:
    """Open every font. Raises FontsMissing, naming the package to install."""
    for face in _FILES:
        font(face, _PROBE_PX)


@lru_cache(maxsize=256)
def font(face: Face | str, px: int) -> ImageFont.FreeTypeFont:
    """Return a face at a size. Raises FontsMissing."""
    return ImageFont.truetype(path_of(face), px)


@cache
def path_of(face: Face | str) -> Path:
    """Return the file of a face. Raises FontsMissing."""
    package, distribution, name = _FILES[face]
    spec = find_spec(package)
    for place in (spec and spec.submodule_search_locations) or ():
        path = Path(place) / name
        if path.is_file():
            return path
    raise FontsMissing(f"The font {name!r} is missing: pip install {distribution}")


@lru_cache(maxsize=8192)
def has(face: Face, character: str) -> bool:
    """Whether the face can draw this character."""
    return _drawn(face, character) != _drawn(face, _NOWHERE)


def _drawn(face: Face, character: str) -> bytes:
    sheet = Image.new("L", (2 * _PROBE_PX, 2 * _PROBE_PX), 0)
    ImageDraw.Draw(sheet).text((0, 0), character, fill=255, font=font(face, _PROBE_PX))
    return sheet.tobytes()


@cache
def glyph(name: str) -> str:
    """Return the character of an icon, by the name that Font Awesome gives it."""
    written: str = getattr(import_module(_FILES[ICONS][0]).FA6S, name.replace("-", "_"))
    return written.rpartition(".")[2]
