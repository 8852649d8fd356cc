"""From scenes to the files of the gallery: pictures, contact sheets, and indexes in words."""

from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image

from bot.render import Picture, draw
from bot.render.canvas import Canvas
from bot.render.theme import CAPTION, NIGHT, ON_INK, THEMES
from bot.text import texts
from rules.registry import GAMES
from tools.gallery.positions import scenes

PHONE: Final = 280
"""How many pixels wide a phone may show a picture before it is opened."""
_COLUMNS: Final = 4
_ROWS: Final = 3
_GAP: Final = 16
_LABEL: Final = 40
_REDUCING: Final = 2
"""Pictures are first reduced to this multiple of the size by a quicker method."""

INDEX: Final = "README.md"
SHEET: Final = "contact-sheet"
_HEAD: Final = Path(__file__).with_name("head.md")
"""What the whole index says around the games; it includes screenshots of any game."""


class File(NamedTuple):
    """A file of the gallery, by its path in it."""

    path: str
    data: bytes


def files() -> Iterator[File]:
    """Draw everything anew: the files of each game, then the whole index."""
    for key in GAMES:
        yield from files_of(key)
    yield whole_index()


def files_of(key: str) -> Iterator[File]:
    """Draw everything of a game anew: pictures, contact sheets, index."""
    return laid_out(key, {name: draw(scene) for name, scene in scenes(key).items()})


def laid_out(key: str, pictures: Mapping[str, Picture]) -> Iterator[File]:
    """Make the files of a game from its pictures, by their names."""
    for name, picture in pictures.items():
        yield File(f"{key}/{name}.png", picture.data)
    sheets = list(_sheets(pictures))
    for number, sheet in enumerate(sheets, 1):
        yield File(f"{key}/{SHEET}-{number}.png", sheet)
    yield File(f"{key}/{INDEX}", _index(key, pictures, len(sheets)).encode())


def whole_index() -> File:
    """Write the index of the whole gallery."""
    games = [f"- [{_title(key)}]({key}/{INDEX}): {len(scenes(key))} pictures" for key in GAMES]
    head = _HEAD.read_text(encoding="utf-8")
    return File(INDEX, head.format(phone=PHONE, games="\n".join(games)).encode())


def write(folder: Path) -> list[str]:
    """Write the gallery, and remove pictures of games that are no longer in it.

    A file whose picture is unchanged is kept, however it would be encoded today. Return the paths
    of the files that came, changed or went.
    """
    wanted = {file.path: file.data for file in files()}
    changed = [path for path, data in wanted.items() if not _is_as_it_was(folder / path, data)]
    for path in changed:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(wanted[path])
    gone = sorted(stored(folder) - wanted.keys())
    for path in gone:
        (folder / path).unlink()
    return changed + gone


def stored(folder: Path) -> set[str]:
    """Return the paths of what the gallery manages: pictures of games, and the indexes."""
    kinds = [f"{key}/{kind}" for key in GAMES for kind in ("*.png", INDEX)]
    found = chain.from_iterable(folder.glob(kind) for kind in (*kinds, INDEX))
    return {path.relative_to(folder).as_posix() for path in found}


def _is_as_it_was(path: Path, data: bytes) -> bool:
    if not path.exists():
        return False
    stored = path.read_bytes()
    return stored == data or (path.suffix == ".png" and _pixels(stored) == _pixels(data))


def _pixels(file: bytes) -> Image.Image | None:
    """Return the pixels of a picture; None if it cannot be read."""
    try:
        return Image.open(BytesIO(file)).convert("RGB")
    except OSError:
        return None


# --- contact sheets --------------------------------------------------------------------------


def _sheets(pictures: Mapping[str, Picture]) -> Iterator[bytes]:
    """Lay out pictures as small as a phone shows them, each with its name below."""
    named = list(pictures.items())
    each = _COLUMNS * _ROWS
    for start in range(0, len(named), each):
        yield _sheet(named[start : start + each])


def _sheet(named: Sequence[tuple[str, Picture]]) -> bytes:
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
    file = BytesIO()
    _with_palette(canvas.image).save(file, "PNG", optimize=True)
    return file.getvalue()


def _reduced(picture: Picture) -> Image.Image:
    whole = Image.open(BytesIO(picture.data)).convert("RGB")
    size = (PHONE, round(whole.height * PHONE / whole.width))
    return whole.resize(  # pyright: ignore[reportUnknownMemberType]
        size, Image.Resampling.LANCZOS, reducing_gap=_REDUCING
    )


def _with_palette(image: Image.Image) -> Image.Image:
    """Reduce an image to 256 colours, including all that have a meaning."""
    signals = dict.fromkeys(chain.from_iterable(theme.signals for theme in THEMES.values()))
    others = image.quantize(256 - len(signals)).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([*chain.from_iterable(signals), *others])
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


# --- the indexes -----------------------------------------------------------------------------


def _index(key: str, pictures: Mapping[str, Picture], sheets: int) -> str:
    """Write the page of a game: its contact sheets, then each picture with its alt text."""
    links = ", ".join(f"[{number}]({SHEET}-{number}.png)" for number in range(1, sheets + 1))
    parts = [f"# {_title(key)}: every kind of picture\n\nContact sheets: {links}\n"]
    for name, picture in pictures.items():
        parts.append(f"## {name}\n\n![{name}]({name}.png)\n\n{picture.alt}\n")
    return "\n".join(parts)


def _title(key: str) -> str:
    return texts("en").of(key).title
