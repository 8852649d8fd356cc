"""`make art`: render the drawings of `art/` to the sheets from which pictures are pasted.

A drawing is an SVG file of `art/<game>/`. Its `<view>` elements name the sprites in it and their
places; `data-sizes` says at which sizes a sprite is used, if not at that of its place. Each drawing
becomes a sheet of `data/<game>/art/`: lossless, in `data-colours` colours, which it shares with
drawings of the same `data-palette`; those in `data-keep` stay exact. A view with `data-dither` has
gradients: they are dithered. The manifest has these colours, and ties the sheets to their drawings.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from io import BytesIO
from itertools import chain, groupby
from math import ceil
from operator import attrgetter
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias
from xml.etree import ElementTree

import click
import resvg_py
from PIL import Image, ImageColor

from bot.render.dither import takes
from bot.render.sprites import MANIFEST

ROOT: Final = Path(__file__).parents[1]
_COLOURS: Final = "96"
"""The colours of a palette, if its first drawing asks for no other number."""
_WIDTH: Final = 1024
_SVG: Final = "http://www.w3.org/2000/svg"
_FULL: Final = 255
_NEAR: Final = 36**2
"""Two colours that are further apart than this, squared, are not mixed: that would look grainy."""
_GRAIN: Final = 0.1
"""How much a mixture of colours that are far apart is worse than one of colours that are near."""

Colour: TypeAlias = tuple[int, ...]
Mixture: TypeAlias = tuple[Colour, Colour, float]
"""The darker of two colours, the lighter one, and its share."""


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


def dithered(image: Image.Image, palette: Image.Image, flat: Iterable[Colour]) -> Image.Image:
    """Return a part of a sheet with its opaque pixels in the colours of a palette, dithered.

    What has a `flat` colour of the drawing stays flat.
    """
    told = palette.getpalette() or []
    colours = sorted({*zip(*[told[channel::3] for channel in range(3)], strict=True)}, key=sum)
    found = {colour: mixture(colour, colours, 0) for colour in flat}
    pixels: list[Colour] = []
    for at, pixel in enumerate(_pixels(image)):
        y, x = divmod(at, image.width)
        colour, alpha = pixel[:3], pixel[3]
        if alpha == _FULL:
            if colour not in found:
                found[colour] = mixture(colour, colours, _NEAR)
            dark, light, share = found[colour]
            colour = light if takes(x, y, share) else dark
        pixels.append((*colour, alpha))
    result = Image.new("RGBA", image.size)
    result.putdata(pixels)
    return result


def mixture(colour: Colour, colours: Sequence[Colour], most: int) -> Mixture:
    """Return the mixture of two colours, dark ones first, that comes nearest to another.

    They are at `most` this far apart, squared.
    """
    nearest = min(colours, key=lambda each: _apart(each, colour))
    best, error = (nearest, nearest, 0.0), float(_apart(nearest, colour))
    for other in colours:
        if not 0 < (far := _apart(nearest, other)) < most:
            continue
        steps = [(b - a, c - a) for a, b, c in zip(nearest, other, colour, strict=True)]
        share = min(max(sum(to * at for to, at in steps) / far, 0), 1)
        left = sum((at - share * to) ** 2 for to, at in steps) + _GRAIN * share * far
        if left < error:
            dark = colours.index(nearest) < colours.index(other)
            best = (nearest, other, share) if dark else (other, nearest, 1 - share)
            error = left
    return best


def _apart(one: Colour, other: Colour) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _opaque(sheets: Iterable[Image.Image]) -> Counter[tuple[int, ...]]:
    """Count the opaque pixels of some sheets by their colour."""
    return Counter(quad[:3] for sheet in sheets for quad in _pixels(sheet) if quad[3] == _FULL)


def _pixels(image: Image.Image) -> Iterator[tuple[int, ...]]:
    return zip(*[image.tobytes()[channel::4] for channel in range(4)], strict=True)


def _named(sheets: Iterable[Image.Image]) -> str:
    """Name the colours of some sheets, the most frequent first."""
    return " ".join(f"#{bytes(colour).hex()}" for colour, _ in _opaque(sheets).most_common())


class Sheet(NamedTuple):
    """A drawing, what it asks of the palette, and what came of it.

    flat     the colours that are written in it
    smooth   the names of the sprites that are dithered
    """

    drawing: Path
    palette: str
    colours: int
    keep: list[str]
    flat: frozenset[Colour]
    smooth: frozenset[str]
    image: Image.Image
    places: list[Place]


def sheet_of(path: Path) -> Sheet:
    """Render a drawing."""
    drawing = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(drawing)
    palette, colours = root.get("data-palette", path.stem), int(root.get("data-colours", _COLOURS))
    keep = root.get("data-keep", "").split()
    flat = frozenset(map(ImageColor.getrgb, re.findall("#[0-9a-fA-F]{6}", drawing)))
    views = root.iter(f"{{{_SVG}}}view")
    smooth = frozenset(view.attrib["id"] for view in views if view.get("data-dither"))
    return Sheet(path, palette, colours, keep, flat, smooth, *laid(rendered(drawing)))


def painted(sheet: Sheet, palette: Image.Image) -> Image.Image:
    """Return a sheet in the colours of a palette."""
    image = in_palette(sheet.image, palette)
    for name, x, y, width, height in sheet.places:
        if name in sheet.smooth:
            part = sheet.image.crop((x, y, x + width, y + height))
            image.paste(dithered(part, palette, sheet.flat), (x, y))
    return image


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
        images = [painted(sheet, palette) for sheet in sheets]
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
