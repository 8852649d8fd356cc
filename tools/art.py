"""`make art`: render the drawings of `art/` to the sheets from which pictures are pasted.

A drawing is an SVG file of `art/<game>/`. Its `<view>` elements name the sprites in it and their
places; `data-sizes` says at which sizes a sprite is used, if not at that of its place. Each drawing
becomes a sheet of `data/<game>/art/`: lossless, in `data-colours` colours, which it shares with
drawings of the same `data-palette`; those in `data-keep` stay exact. The manifest has these
colours, and ties the sheets to their drawings.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256
from io import BytesIO
from itertools import chain, groupby
from math import ceil
from operator import attrgetter
from pathlib import Path
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

import click
import resvg_py
from PIL import Image, ImageColor

from bot.render.sprites import MANIFEST

ROOT: Final = Path(__file__).parents[1]
_COLOURS: Final = "96"
"""The colours of a palette, if its first drawing asks for no other number."""
_WIDTH: Final = 1024
_SVG: Final = "http://www.w3.org/2000/svg"
_FULL: Final = 255


class Place(NamedTuple):
    """Where a sprite lies on a sheet."""

    name: str
    x: int
    y: int
    width: int
    height: int


def drawings(game: str) -> list[Path]:
    """Return the drawings of a game."""
    return sorted((ROOT / "art" / game).glob("*.svg"))


def hash_of(path: Path) -> str:
    """Return the hash by which the manifest knows a file."""
    return sha256(path.read_bytes()).hexdigest()


def rendered(drawing: str) -> Iterator[tuple[str, Image.Image]]:
    """Yield the sprites of a drawing, each at all its sizes."""
    ElementTree.register_namespace("", _SVG)
    root = ElementTree.fromstring(drawing)
    root.set("preserveAspectRatio", "none")
    for view in root.iter(f"{{{_SVG}}}view"):
        place = view.attrib["viewBox"]
        root.set("viewBox", place)
        usual = "x".join(place.split()[2:])
        for size in view.get("data-sizes", usual).split():
            for name, length in zip(("width", "height"), size.split("x"), strict=True):
                root.set(name, length)
            svg = ElementTree.tostring(root, encoding="unicode")
            data = bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
            yield view.attrib["id"], Image.open(BytesIO(data)).convert("RGBA")


def laid(sprites: Iterable[tuple[str, Image.Image]]) -> tuple[Image.Image, list[Place]]:
    """Lay sprites in rows on a sheet; return it, and where they lie."""
    found = sorted(sprites, key=lambda one: (-one[1].height, one[0]))
    broad = max([_WIDTH, *[image.width for _, image in found]])
    places: list[Place] = []
    x = y = high = 0
    for name, image in found:
        if x + image.width > broad:
            x, y, high = 0, y + high, 0
        places.append(Place(name, x, y, *image.size))
        x, high = x + image.width, max(high, image.height)
    sheet = Image.new("RGBA", (broad, y + high))
    for (_, image), place in zip(found, places, strict=True):
        sheet.paste(image, (place.x, place.y))
    return sheet, places


def palette_of(sheets: Iterable[Image.Image], count: int, keep: Iterable[str] = ()) -> Image.Image:
    """Return a palette for all opaque pixels of some sheets; large areas count for less.

    The colours to keep come on top.
    """
    kept = list(map(ImageColor.getrgb, keep))
    found = _opaque(sheets)
    for colour in kept:
        found.pop(colour, None)
    weighed = [colour for colour, times in found.items() for _ in range(ceil(times**0.5))]
    row = Image.new("RGB", (len(weighed), 1))
    row.putdata(weighed)
    palette = row.quantize(count, Image.Quantize.MEDIANCUT, kmeans=4)
    palette.putpalette([*(palette.getpalette() or []), *chain.from_iterable(kept)])
    return palette


def in_palette(sheet: Image.Image, palette: Image.Image) -> Image.Image:
    """Return a sheet with its opaque pixels in the colours of a palette."""
    few = sheet.convert("RGB").quantize(palette=palette, dither=Image.Dither.NONE).convert("RGBA")
    shape = sheet.getchannel("A").point([*[0] * _FULL, _FULL])
    return Image.composite(few, sheet, shape)


def _opaque(sheets: Iterable[Image.Image]) -> Counter[tuple[int, ...]]:
    """Count the opaque pixels of some sheets by their colour."""
    return Counter(quad[:3] for sheet in sheets for quad in _pixels(sheet) if quad[3] == _FULL)


def _pixels(image: Image.Image) -> Iterator[tuple[int, ...]]:
    return zip(*[image.tobytes()[channel::4] for channel in range(4)], strict=True)


def _named(sheets: Iterable[Image.Image]) -> str:
    """Name the colours of some sheets, the most frequent first."""
    return " ".join(f"#{bytes(colour).hex()}" for colour, _ in _opaque(sheets).most_common())


class Sheet(NamedTuple):
    """A drawing, what it asks of the palette, and what came of it."""

    drawing: Path
    palette: str
    colours: int
    keep: list[str]
    image: Image.Image
    places: list[Place]


def sheet_of(path: Path) -> Sheet:
    """Render a drawing."""
    drawing = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(drawing)
    palette, colours = root.get("data-palette", path.stem), int(root.get("data-colours", _COLOURS))
    keep = root.get("data-keep", "").split()
    return Sheet(path, palette, colours, keep, *laid(rendered(drawing)))


def render(game: str) -> Iterator[Path]:
    """Render all drawings of a game; yield each sheet."""
    folder = ROOT / "data" / game / "art"
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    manifest: dict[str, dict[str, Any]] = {"palettes": {}, "sheets": {}}
    by_palette = attrgetter("palette")
    found = sorted(map(sheet_of, drawings(game)), key=by_palette)
    for name, group in groupby(found, by_palette):
        sheets = list(group)
        keep = [colour for sheet in sheets for colour in sheet.keep]
        palette = palette_of([sheet.image for sheet in sheets], sheets[0].colours, keep)
        images = [in_palette(sheet.image, palette) for sheet in sheets]
        manifest["palettes"][name] = _named(images)
        for sheet, image in zip(sheets, images, strict=True):
            file = folder / f"{sheet.drawing.stem}.webp"
            image.save(file, lossless=True, quality=100, method=6)
            manifest["sheets"][sheet.drawing.stem] = {
                "drawing": hash_of(sheet.drawing),
                "sheet": hash_of(file),
                "sprites": [" ".join(map(str, place)) for place in sheet.places],
            }
            yield file
    text = json.dumps(manifest, indent=1) + "\n"
    (folder / MANIFEST).write_text(text, encoding="utf-8")


@click.command()
@click.argument("games", nargs=-1)
def main(games: tuple[str, ...]) -> None:
    """Render the art of some GAMES, or of all."""
    for game in games or [folder.name for folder in sorted((ROOT / "art").iterdir())]:
        for sheet in render(game):
            click.echo(f"{sheet.relative_to(ROOT)}: {sheet.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
