"""From scenes to files: pictures, contact sheets, and changes, before and after."""

from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops

from bot.render import Picture, draw
from bot.render.canvas import Canvas
from bot.render.theme import CAPTION, NIGHT, ON_INK
from rules.registry import GAMES
from tools.gallery.positions import scenes

PHONE: Final = 280
"""The widths in pixels at which a phone may show a picture before it is opened."""
_COLUMNS: Final = 4
_ROWS: Final = 3
_GAP: Final = 16
_LABEL: Final = 40
_REDUCING: Final = 2
"""Pictures are first reduced to this multiple of the size by a quicker method."""
_QUICK: Final = 1
"""The compression of pictures that are viewed only once."""
SHEET: Final = "contact-sheet"
CHANGED: Final = "changed"
"""The folder of changes, before and after."""


def pictures_of(key: str) -> dict[str, Picture]:
    """Draw everything of a game again, by name."""
    return {name: draw(scene) for name, scene in scenes(key).items()}


def write(folder: Path, pictures: Mapping[str, Picture]) -> None:
    """Write the pictures of a game and their contact sheets, and no others, into its folder."""
    _emptied(folder)
    for name, picture in pictures.items():
        (folder / f"{name}.png").write_bytes(picture.data)
    for number, sheet in enumerate(sheets(pictures), 1):
        sheet.save(folder / f"{SHEET}-{number}.png", compress_level=_QUICK)


def _emptied(folder: Path) -> Path:
    """Remove the pictures in a folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.png"):
        path.unlink()
    return folder


# --- before and after ------------------------------------------------------------------------


def compare(before: Path, after: Path) -> list[str]:
    """Show each picture that came, changed or went beside its former self; return their paths.

    Both folders have a folder of pictures for each game; changes go into the second.
    """
    return [path for key in GAMES for path in _compared(key, before, after)]


def _compared(key: str, before: Path, after: Path) -> Iterator[str]:
    shown = _emptied(after / CHANGED / key)
    found = {path.name for folder in (before, after) for path in (folder / key).glob("*.png")}
    for name in sorted(name for name in found if not name.startswith(SHEET)):
        was, now = _opened(before / key / name), _opened(after / key / name)
        if was.size != now.size or ImageChops.difference(was, now).getbbox():
            _beside(was, now).save(shown / name, compress_level=_QUICK)
            yield f"{key}/{name}"


def _opened(path: Path) -> Image.Image:
    """Return a picture; an empty one if there is none."""
    return Image.open(path).convert("RGB") if path.exists() else Image.new("RGB", (0, 0))


def _beside(was: Image.Image, now: Image.Image) -> Image.Image:
    both = Image.new("RGB", (was.width + _GAP + now.width, max(was.height, now.height)), NIGHT)
    both.paste(was, (0, 0))
    both.paste(now, (was.width + _GAP, 0))
    return both


# --- contact sheets --------------------------------------------------------------------------


def sheets(pictures: Mapping[str, Picture]) -> Iterator[Image.Image]:
    """Lay out pictures as small as a phone shows them, each with its name below."""
    named = list(pictures.items())
    each = _COLUMNS * _ROWS
    for start in range(0, len(named), each):
        yield _sheet(named[start : start + each])


def _sheet(named: Sequence[tuple[str, Picture]]) -> Image.Image:
    reduced = [(name, _reduced(picture)) for name, picture in named]
    rows = [reduced[start : start + _COLUMNS] for start in range(0, len(reduced), _COLUMNS)]
    heights = [max(image.height for _, image in row) + _LABEL + _GAP for row in rows]
    canvas = Canvas(_GAP + _COLUMNS * (PHONE + _GAP), _GAP + sum(heights), NIGHT)
    top = _GAP
    for row, height in zip(rows, heights, strict=True):
        for column, (name, image) in enumerate(row):
            left = _GAP + column * (PHONE + _GAP)
            canvas.image.paste(image, (left, top))
            label = top + image.height + 28
            canvas.write(name, left + PHONE / 2, label, CAPTION, ON_INK, "middle")
        top += height
    return canvas.image


def _reduced(picture: Picture) -> Image.Image:
    whole = Image.open(BytesIO(picture.data)).convert("RGB")
    size = (PHONE, round(whole.height * PHONE / whole.width))
    return whole.resize(  # pyright: ignore[reportUnknownMemberType]
        size, Image.Resampling.LANCZOS, reducing_gap=_REDUCING
    )
