"""The committed part of the gallery: a text for each game, in which each picture has a block.

A block has the name and the size, then a sketch, then the alt text, a sentence a line. Blocks are
in the order of the names. On an even ground a sketch repeats two letters: `up*12.` stands for
twelve times "up". `~40.` stands for forty letters that are those of an earlier sketch, of the
picture that is named behind the size: the one that makes it shortest.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image

from bot.render import Picture
from tools.gallery.sketch import alike, sketch

_REPEATED: Final = re.compile(r"(..)\1{2,}")
_SHORTENED: Final = re.compile(r"(..)\*(\d+)\.")
_EQUAL: Final = re.compile("={5,}")
_PARTS: Final = re.compile(r"~\d+\.|[^~]+")


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
    found: dict[str, Entry] = {}
    for block in path.read_text(encoding="utf-8").strip().split("\n\n"):
        head, drawn, *sentences = block.splitlines()
        name, size, *like = head.split()
        letters = _whole(drawn.strip(), found[like[0]].sketch if like else "")
        found[name] = Entry(size, letters, " ".join(line.strip() for line in sentences))
    return found


def _whole(drawn: str, before: str) -> str:
    """Return the letters of a sketch as it is written below another one."""
    letters = ""
    for part in _PARTS.findall(drawn):
        if part.startswith("~"):
            letters += before[len(letters) :][: int(part[1:-1])]
        else:
            letters += _SHORTENED.sub(lambda run: run[1] * int(run[2]), part)
    return letters


def _written(letters: str, before: str) -> str:
    """Return a sketch as it is written below another one."""
    same = "".join(
        "=" if one == other else "x" for one, other in zip(letters, before, strict=False)
    )
    drawn, done = "", 0
    for run in _EQUAL.finditer(same):
        drawn += _repeating(letters[done : run.start()]) + f"~{len(run[0])}."
        done = run.end()
    return drawn + _repeating(letters[done:])


def _repeating(letters: str) -> str:
    return _REPEATED.sub(lambda run: f"{run[1]}*{len(run[0]) // 2}.", letters)


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
    names = sorted(kept)
    blocks = [_block(name, kept, names[:at]) for at, name in enumerate(names)]
    path.write_text("\n".join(blocks), encoding="utf-8")
    return True


def _block(name: str, entries: Mapping[str, Entry], earlier: Sequence[str]) -> str:
    entry = entries[name]
    sentences = re.split(r"(?<=[.!?]) ", entry.alt)
    ways = [(f" {like}", _written(entry.sketch, entries[like].sketch)) for like in earlier]
    like, drawn = min([("", _written(entry.sketch, "")), *ways], key=lambda way: len("".join(way)))
    return "\n  ".join([f"{name} {entry.size}{like}", drawn, *sentences]) + "\n"


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
