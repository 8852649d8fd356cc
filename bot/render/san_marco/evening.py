"""The evening on which a game ends: Saint Mark's by moonlight, bunting of the winners, gondolas."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Spot
from bot.render.keeping import kept
from bot.render.kit.evening import Outline, Sky, block, dome, hang, outlines, oval, spire
from bot.render.kit.seats import symbol_mask
from bot.render.masks import Mask
from bot.render.san_marco.look import ACCENT
from bot.render.theme import GOLD, INK, NIGHT, SEAT_COLOURS, mix, rgb
from rules.event import Seat

_HOURS: Final = (NIGHT, rgb("#0F2438"), rgb("#15405A"), rgb("#1D5F77"), rgb("#C98F6E"))
_SKY: Final = Sky(
    hours=_HOURS,
    stripes=32,
    stars=90,
    starlight=rgb("#9DB7C4"),
    water=rgb("#0B2A3C"),
    on_water=0.5,
)
_DEPTH: Final = 0.19
"""The share of the picture that is water."""
_STONE: Final = rgb("#14202E")
_STONE_LIT: Final = rgb("#233A4D")
_WINDOW: Final = rgb("#FFD98A")
_MOON: Final = rgb("#FFF1C9")
_HALO: Final = rgb("#2F5A70")
_LOW: Final = 0.24
"""The height of the palace, as a part of the picture: words go above it."""

_LINES: Final = 4
_PENNANTS: Final = 11
_DOMES: Final = ((42, 62, 25), (208, 62, 25), (125, 62, 36), (84, 66, 20), (166, 66, 20))
"""Those of the church: their places, their base, and their width."""


def evening(canvas: Canvas, box: Box, seats: Sequence[Seat]) -> Box:
    """Draw the piazza for these winners; return the room for words in the sky."""
    width, height = box.width, box.height
    shore = height - round(height * _DEPTH)
    scene = Canvas(width, height, _night(width, height))
    _bunting(scene, width, seats)
    _SKY.mirror(scene, shore)
    _gleams(scene, shore)
    _gondolas(scene, shore, seats)
    hang(canvas, box, scene)
    roofs = shore - round(height * _LOW)
    return Box(box.x, box.y + 20, box.width, roofs - 24)


def night(canvas: Canvas, box: Box) -> Box:
    """Draw the piazza while nothing is won yet; return the room for words in the sky."""
    width, height = box.width, box.height
    shore = height - round(height * _DEPTH)
    scene = Canvas(width, height, _night(width, height))
    _SKY.mirror(scene, shore)
    _gleams(scene, shore)
    hang(canvas, box, scene)
    beside = width * 17 // 100  # the moon, and the bell tower
    return Box(box.x + beside, box.y, width - 2 * beside, shore - round(height * _LOW))


@kept
def _night(width: int, height: int) -> Image.Image:
    """Paint everything that is the same for all winners: sky, moon, stars and the city."""
    shore = height - round(height * _DEPTH)
    scene = _SKY.paint(width, height, shore)
    scene.disc(width * 0.1, height * 0.33, round(height * 0.105), _HALO)
    scene.disc(width * 0.1, height * 0.33, round(height * 0.085), _MOON)
    unit = shore / 330
    half = width / unit / 2
    for parts, colour in (
        (_silhouettes(half), _STONE),
        (_arches(half), _STONE_LIT),
        (_windows(half), _WINDOW),
    ):
        scene.pour(outlines(width, shore, unit, tuple(parts)), 0, 0, colour)
    return scene.image


# --- the city -------------------------------------------------------------------------------------


def _places(half: float) -> tuple[float, float, float]:
    """Return the start of the palace and of the church, and the middle of the bell tower."""
    palace = -0.35 * half
    return palace, palace + 352, 0.69 * half + 21


def _silhouettes(half: float) -> Iterator[Outline]:
    """Yield the islands behind, the palace, the churches, the tower and the two columns."""
    shares = [step / 64 for step in range(65)]
    hills = [(half * (2 * x - 1), 16 + 5 * sin(x * 19) + 4 * sin(x * 47)) for x in shares]
    yield ((-half, 0), *hills, (half, 0))
    palace, church, bell = _places(half)
    yield block(palace + 170, 0, 340, 84)
    for step in range(18):
        yield spire(palace + 10 + step * 19, 84, 10, 10)
    yield block(church + 125, 0, 250, 66)
    for across, foot, radius in _DOMES:
        yield from _dome(church + across, foot, radius)
    for foot, wide, high in ((0, 42, 146), (146, 48, 34), (180, 38, 12), (250, 3, 12)):
        yield block(bell, foot, wide, high)
    yield spire(bell, 192, 38, 58)
    yield block(-0.85 * half, 0, 80, 34)
    yield from _dome(-0.85 * half, 34, 30)
    yield from _dome(-0.85 * half + 46, 20, 13)
    for x in (-0.51 * half, -0.43 * half):
        for foot, wide, high in ((0, 22, 8), (8, 9, 92), (100, 18, 6)):
            yield block(x, foot, wide, high)
        yield oval(x - 1, 112, 18, 12)
        yield oval(x + 7, 118.5, 10, 11)


def _dome(x: float, foot: float, radius: float) -> Iterator[Outline]:
    """Yield a dome on its drum, with a lantern."""
    yield block(x, foot, radius * 1.6, radius * 0.4)
    yield dome(x, foot + radius * 0.4, radius * 2, radius * 1.15)
    yield block(x, foot + radius * 1.4, 3, radius * 0.6)
    yield oval(x, foot + radius * 1.75, 8, 8)


def _arches(half: float) -> Iterator[Outline]:
    """Yield the arcades of the palace and the arches of the church, which the moon lights."""
    palace, church, _ = _places(half)
    for step in range(16):
        yield _arch(palace + 18.5 + step * 20.3, 0, 13, 30)
        yield _arch(palace + 16.5 + step * 20.3, 36, 9, 14)
    for step in range(5):
        yield _arch(church + 28 + step * 47, 0, 36, 46)


def _windows(half: float) -> Iterator[Outline]:
    """Yield the windows behind which people celebrate."""
    palace, church, bell = _places(half)
    for step in (1, 2, 4, 7, 8, 11, 13, 14):
        yield _arch(palace + 18.5 + step * 22, 58, 9, 16)
    for step in (0, 2, 4):
        yield _arch(church + 28 + step * 47, 0, 14, 26)
    for aside in (-7.5, 7.5):
        yield _arch(bell + aside, 152, 9, 20)
    for share in (0.03, 0.06, 0.13, 0.16, 0.955, 0.975):
        yield block((2 * share - 1) * half + 2, 6, 4, 7)


def _arch(x: float, foot: float, wide: float, high: float) -> Outline:
    """Return an opening with a pointed top."""
    left, right, shoulder = x - wide / 2, x + wide / 2, foot + high * 0.6
    return ((left, foot), (left, shoulder), (x, foot + high), (right, shoulder), (right, foot))


# --- the feast ------------------------------------------------------------------------------------


def _bunting(scene: Canvas, width: int, seats: Sequence[Seat]) -> None:
    """Hang pennants along the upper edge, in gold and in the colours of the winners."""
    colours = [colour for seat in seats for colour in (SEAT_COLOURS[seat], GOLD)]
    for number, (x, y) in enumerate(_hung(width)):
        scene.pour(_pennant(), x, y, colours[number % len(colours)])


def _hung(width: int) -> Iterator[Spot]:
    """Yield the places of pennants: three lines that sag between their ends."""
    for line in range(_LINES):
        for step in range(_PENNANTS):
            share = (step + 0.5) / _PENNANTS
            yield (line + share) * width / _LINES, 4 + 26 * sin(share * pi)


@lru_cache(maxsize=1)
def _pennant() -> Mask:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        pen.polygon(((0, 0), (20 * scale, 0), (10 * scale, 25 * scale)), fill=255)

    return Mask(masks.shape(20, 26, draw).image, -10, 0)


def _gleams(scene: Canvas, shore: int) -> None:
    """Lay a few gleams on the water."""
    width, height = scene.image.size
    for gleam in range(34):
        x, y = gleam * 421 % width, shore + 6 + gleam * gleam * 29 % max(1, height - shore - 10)
        scene.fill(Box(x, y, 26 + gleam * 7 % 30, 2), _GLEAM)


_GLEAM: Final = mix(ACCENT, _SKY.water, 0.35)
_RIM: Final = mix(ACCENT, INK, 0.6)
"""The light along the upper edge of a gondola; all gondolas are black."""


def _gondolas(scene: Canvas, shore: int, seats: Sequence[Seat]) -> None:
    """Let a gondola come for each winner, with a lantern and the winner's symbol."""
    width, height = scene.image.size
    y = shore + (height - shore) * 5 // 8
    for place, seat in enumerate(seats):
        x = width * (2 * place + 1) // (2 * len(seats))
        scene.pour(_gondola(), x, y - 3, _RIM)
        scene.pour(_gondola(), x, y, INK)
        scene.disc(x - 88, y - 22, 5, _WINDOW)
        scene.disc(x + 6, y - 22, 22, INK)
        scene.pour(symbol_mask(seat, 15), x + 6, y - 22, SEAT_COLOURS[seat])


@lru_cache(maxsize=1)
def _gondola() -> Mask:
    """Return a gondola with its gondolier, its origin in the middle of its waterline."""
    width, height = 260, 110

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        def at(*points: Spot) -> list[Spot]:
            return [(x * scale, y * scale) for x, y in points]

        hull = ((2, 44), (10, 40), (22, 72), (60, 84), (180, 84), (226, 74), (248, 38), (256, 42))
        belly = ((246, 74), (214, 96), (170, 104), (80, 104), (36, 96), (10, 76))
        pen.polygon(at(*hull, *belly), fill=255)
        pen.polygon(at((208, 78), (214, 30), (226, 30), (226, 78)), fill=255)
        pen.ellipse((212 * scale, 16 * scale, 227 * scale, 31 * scale), fill=255)
        pen.polygon(at((207, 18), (232, 18), (226, 14), (213, 14)), fill=255)
        pen.line(at((218, 40), (190, 108)), fill=255, width=4 * scale)
        pen.line(at((42, 84), (42, 54)), fill=255, width=4 * scale)

    return Mask(masks.shape(width, height, draw).image, -width // 2, -96)


COLOURS: Final = (
    *_SKY.colours,
    _STONE,
    _STONE_LIT,
    _WINDOW,
    _MOON,
    _HALO,
    _SKY.starlight,
    _SKY.water,
    _GLEAM,
    _RIM,
    *_SKY.mirrored((_STONE, _STONE_LIT, _WINDOW, *_HOURS[2:])),
)
"""Colours that the evening adds to the palette."""
