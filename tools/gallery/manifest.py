"""The committed part of the gallery: a text for each game, in which each picture has a block.

A block has the name and the size, then a sketch, then the alt text, a sentence a line. Blocks are
in the order of the names. On an even ground a sketch repeats two letters: `up*12.` stands for
twelve times "up".
"""

import re
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image

from bot.render import Picture
from tools.gallery.sketch import alike, sketch

_REPEATED: Final = re.compile(r"(..)\1{2,}")
_SHORTENED: Final = re.compile(r"(..)\*(\d+)\.")


class Entry(NamedTuple):
    """The note of a picture; the size is such as "1200x960"."""

    size: str
    sketch: str
    alt: str


def entry_of(picture: Picture) -> Entry:
    """Note a picture."""
    image = Image.open(BytesIO(picture.data))
    return Entry(f"{image.width}x{image.height}", sketch(image), picture.alt)


def read(path: Path) -> dict[str, Entry]:
    """Return a manifest's entries by the names of pictures; nothing if there is none."""
    if not path.exists():
        return {}
    blocks = path.read_text(encoding="utf-8").strip().split("\n\n")
    return dict(map(_read, blocks))


def _read(block: str) -> tuple[str, Entry]:
    head, drawn, *sentences = block.splitlines()
    name, size = head.split()
    letters = _SHORTENED.sub(lambda run: run[1] * int(run[2]), drawn.strip())
    return name, Entry(size, letters, " ".join(line.strip() for line in sentences))


def write(path: Path, entries: Mapping[str, Entry]) -> bool:
    """Write a manifest; return whether it has changed.

    A picture that looks as it did keeps its sketch, so that another machine changes nothing.
    """
    known = read(path)
    kept = {
        name: known[name] if name in known and not difference(known[name], entry) else entry
        for name, entry in entries.items()
    }
    if kept == known:
        return False
    path.write_text("\n".join(_block(name, kept[name]) for name in sorted(kept)), encoding="utf-8")
    return True


def _block(name: str, entry: Entry) -> str:
    sentences = re.split(r"(?<=[.!?]) ", entry.alt)
    drawn = _REPEATED.sub(lambda run: f"{run[1]}*{len(run[0]) // 2}.", entry.sketch)
    return "\n  ".join([f"{name} {entry.size}", drawn, *sentences]) + "\n"


def differences(known: Mapping[str, Entry], drawn: Mapping[str, Entry]) -> Iterator[str]:
    """Describe the change of each picture that differs from a manifest."""
    for name in sorted(known.keys() | drawn.keys()):
        if name not in known:
            yield f"{name}: it is new"
        elif name not in drawn:
            yield f"{name}: it is gone"
        elif told := difference(known[name], drawn[name]):
            yield f"{name}: {told}"


def difference(known: Entry, drawn: Entry) -> str:
    """Describe how a picture differs from its entry; "" if it does not."""
    if known.size != drawn.size:
        return f"its size is {drawn.size} and was {known.size}"
    if not alike(known.sketch, drawn.sketch):
        return "it looks different"
    return "" if known.alt == drawn.alt else "its alt text is another"
