"""The fonts, found through the packages that bring them; nothing else is searched.

All of Plaza is lettered in its `Face`s. Names may need more: `SCRIPTS` are the fonts of Noto, which
an extra of the same name brings. Without it, or where one is damaged, all else is drawn the same.
"""

import sys
from array import array
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from struct import Struct, unpack_from
from struct import error as struct_error
from typing import Final

from PIL import Image, ImageDraw, ImageFont, features

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

EMOJI: Final = "Emoji"
CJK: Final = "CJK"
SANS: Final = "Sans"
SYMBOLS: Final = "Symbols"
SHAPED: Final = (
    "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Hebrew", "Kannada", "Khmer", "Lao",
    "Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu", "Thai",
)  # fmt: skip
"""Scripts whose letters join, stack or run to the left: Raqm lays them out, or nothing does."""
PLAIN: Final = ("Armenian", "Ethiopic", "Georgian")
"""Scripts whose letters stand side by side."""
_NOTO: Final = ("manimgx_fonts", "manimgx-fonts")
_NOTO_CJK: Final = ("manimgx_fonts_cjk", "manimgx-fonts-cjk")
SCRIPTS: Final = {
    **{each: (*_NOTO, f"NotoSans{each}[wght].ttf") for each in (*SHAPED, *PLAIN, SYMBOLS)},
    SANS: (*_NOTO, "NotoSans[wght].ttf"),
    EMOJI: (*_NOTO, "NotoEmoji[wght].ttf"),
    CJK: (*_NOTO_CJK, "NotoSansCJK-VF.otf.ttc"),
}
"""The fonts for names alone, by what they write."""
_WEIGHT: Final = 700
_FRIBIDI: Final = "apt-get install libfribidi0, or what else brings FriBidi"
_PROBE_PX: Final = 24
_NOWHERE: Final = "\U0010ffff"
"""A code point that no font has: it is drawn as the box for missing characters."""


_TABLES: Final = Struct(">4sIII")
_FIRST_TABLE: Final = 12
"""The length of a file's head; in a collection, the place of that of its first font."""
_ADJUSTMENT: Final = slice(8, 12)
"""The place of the whole file's checksum in the head table; the table's own checksum leaves it out.
"""


class FontsMissing(RuntimeError):
    """A font that pictures need is not installed, or its file is damaged."""


def check() -> None:
    """Read every font that is always needed. Raises FontsMissing, naming what to install."""
    for face in _FILES:
        _check(face)


def lacking() -> dict[str, list[str]]:
    """Return the scripts in which names cannot be drawn, by what has to be done for that."""
    found: dict[str, list[str]] = {}
    for script in SCRIPTS:
        try:
            _check(script)
        except FontsMissing as error:
            found.setdefault(str(error).partition(": ")[2], []).append(script)
        else:
            if script in SHAPED and not shapes():
                found.setdefault(_FRIBIDI, []).append(script)
    return found


def is_shaped(face: Face | str) -> bool:
    """Whether Raqm lays out what is written in this face."""
    return face in (*SHAPED, EMOJI) and shapes()


@cache
def shapes() -> bool:
    """Whether Pillow can join, stack and turn letters: its Raqm needs the system's FriBidi."""
    return bool(features.check("raqm"))


def _check(face: Face | str) -> None:
    """Read a font. Raises FontsMissing."""
    path, (_, distribution, name) = path_of(face), _of(face)
    try:
        font(face, _PROBE_PX)
        whole = _is_whole(path.read_bytes())
    except (OSError, struct_error):
        whole = False
    if not whole:
        raise FontsMissing(
            f"The font {name!r} is damaged: pip install --force-reinstall {distribution}"
        )


def _of(face: Face | str) -> tuple[str, str, str]:
    """Return the package, the distribution and the file of a font."""
    return SCRIPTS[face] if face in SCRIPTS else _FILES[face]


def _is_whole(file: bytes) -> bool:
    """Whether each table of a font has the checksum that the font claims.

    FreeType opens truncated or damaged files, and draws wrong letters from them, or none.
    """
    start = unpack_from(">I", file, _FIRST_TABLE)[0] if file.startswith(b"ttcf") else 0
    (count,) = unpack_from(">H", file, start + 4)
    directory = file[start + _FIRST_TABLE :][: count * _TABLES.size]
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
    words = array("I", bytes(table))
    if sys.byteorder == "little":
        words.byteswap()
    return sum(words) & 0xFFFFFFFF


@lru_cache(maxsize=256)
def font(face: Face | str, px: int) -> ImageFont.FreeTypeFont:
    """Return a face or the font of a script, at a size. Raises FontsMissing, and OSError.

    Where letters stand side by side, Pillow alone does the layout: the library for finer spacing is
    not on every machine, and pictures have to be the same on all of them.
    """
    return _opened(face, px, ImageFont.Layout.RAQM if is_shaped(face) else ImageFont.Layout.BASIC)


def _opened(face: Face | str, px: int, layout: ImageFont.Layout) -> ImageFont.FreeTypeFont:
    drawer = ImageFont.truetype(path_of(face), px, layout_engine=layout)
    if face in SCRIPTS:
        drawer.set_variation_by_axes([_WEIGHT])
    return drawer


@cache
def path_of(face: Face | str) -> Path:
    """Return the file of a face. Raises FontsMissing."""
    package, distribution, name = _of(face)
    spec = find_spec(package)
    for place in (spec and spec.submodule_search_locations) or ():
        path = Path(place) / name
        if path.is_file():
            return path
    raise FontsMissing(f"The font {name!r} is missing: pip install {distribution}")


@lru_cache(maxsize=8192)
def has(face: Face | str, character: str) -> bool:
    """Whether a face can draw this character, or the font of a script, if it is there."""
    try:
        return _drawn(face, character) != _drawn(face, _NOWHERE)
    except (FontsMissing, OSError):
        if face in SCRIPTS:
            return False
        raise


def _drawn(face: Face | str, character: str) -> bytes:
    sheet = Image.new("L", (2 * _PROBE_PX, 2 * _PROBE_PX), 0)
    ImageDraw.Draw(sheet).text((_PROBE_PX, 0), character, fill=255, font=_probe(face))
    return sheet.tobytes()


@lru_cache(maxsize=32)
def _probe(face: Face | str) -> ImageFont.FreeTypeFont:
    return _opened(face, _PROBE_PX, ImageFont.Layout.BASIC)


@cache
def glyph(name: str) -> str:
    """Return the character of an icon, by the name that Font Awesome gives it."""
    written: str = getattr(import_module(_FILES[ICONS][0]).FA6S, name.replace("-", "_"))
    return written.rpartition(".")[2]
