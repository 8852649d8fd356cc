"""The fonts, found through the packages that bring them; nothing else is searched."""

from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from struct import Struct, unpack, unpack_from
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
"""A code point that no font has: it is drawn as the box for missing characters."""


_TABLES: Final = Struct(">4sIII")
_FIRST_TABLE: Final = 12
_ADJUSTMENT: Final = slice(8, 12)
"""The place of the whole file's checksum in the head table; the table's own checksum leaves it out.
"""


class FontsMissing(RuntimeError):
    """A font that pictures need is not installed, or its file is damaged."""


def check() -> None:
    """Read every font, icons too. Raises FontsMissing, naming the package to install."""
    for face, (_, distribution, name) in _FILES.items():
        try:
            font(face, _PROBE_PX)
            whole = _is_whole(path_of(face).read_bytes())
        except OSError:
            whole = False
        if not whole:
            raise FontsMissing(
                f"The font {name!r} is damaged: pip install --force-reinstall {distribution}"
            )


def _is_whole(file: bytes) -> bool:
    """Whether each table of a font has the checksum that the font claims.

    FreeType opens truncated or damaged files, and draws wrong letters from them, or none.
    """
    if len(file) < _FIRST_TABLE:
        return False
    (count,) = unpack_from(">H", file, 4)
    directory = file[_FIRST_TABLE : _FIRST_TABLE + count * _TABLES.size]
    if not count or len(directory) < count * _TABLES.size:
        return False
    for tag, stated, start, length in _TABLES.iter_unpack(directory):
        table = bytearray(file[start : start + length])
        if tag == b"head":
            table[_ADJUSTMENT] = bytes(4)
        table += bytes(-len(table) % 4)
        if start + length > len(file) or _sum(table) != stated:
            return False
    return True


def _sum(table: bytearray) -> int:
    return sum(unpack(f">{len(table) // 4}I", table)) & 0xFFFFFFFF


@lru_cache(maxsize=256)
def font(face: Face | str, px: int) -> ImageFont.FreeTypeFont:
    """Return a face at a size. Raises FontsMissing.

    Pillow alone does the layout: the library for finer spacing is not on every machine, and
    pictures have to be the same on all of them.
    """
    return ImageFont.truetype(path_of(face), px, layout_engine=ImageFont.Layout.BASIC)


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
