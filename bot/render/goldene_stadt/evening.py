"""The golden city at dusk, beyond the water: for the cover, and for the winners' evening."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt.art import painted
from bot.render.keeping import kept
from bot.render.kit.evening import Outline, Sky, block, dome, hang, outlines, spire
from bot.render.kit.seats import symbol_mask
from bot.render.theme import INK, NIGHT, SEAT_COLOURS, mix, rgb
from rules.event import Seat

_SKY: Final = Sky(
    hours=(NIGHT, rgb("#1B2140"), rgb("#3A2C5C"), rgb("#7A3F62"), rgb("#E08A4F")),
    stripes=32,
    stars=80,
    starlight=rgb("#B9B4D0"),
    water=rgb("#10263C"),
    on_water=0.5,
)
_HIGH: Final = 400


class _Painting(NamedTuple):
    """A painted evening: how high it is, how much of that is seen, and is sky above the city."""

    name: str
    height: int
    seen: int
    sky: int


_PAINTINGS: Final = {
    True: _Painting("evening", 520, 492, 246),
    False: _Painting("evening_low", 300, 300, 124),
}
"""In a high box, and in one that is lower than `_HIGH`."""
_BROAD: Final = 1184
_AHEAD: Final = 52
"""How far above its lower edge ships come in."""
_SHIP: Final = (150, 160)
_BELOW_MAST: Final = 128
"""The size of the painted ship, and how far its top is above the place of a ship."""
_PAINTED_SAIL, _PLAIN_SAIL = 67, 46
"""How far the middle of a sail is above that place."""
_EMBLEM: Final = 19
"""The radius of the symbol on a painted sail."""
_DEPTH: Final = 0.2
"""The share of the picture that is water."""
_LOW: Final = 0.31
"""The height of the city, as a share of the picture's: words go above it."""
_BESIDE: Final = 0.08
"""The share of the cover kept free of words on each side."""
_HILLS: Final = rgb("#2A2440")
_STONE: Final = rgb("#8A5A22")
_LIT: Final = rgb("#D79A35")
_DOMES: Final = rgb("#F6CB62")
_WINDOW: Final = rgb("#FFF0B8")
_SAIL: Final = rgb("#F3EAD9")
_GLEAM: Final = rgb("#C98A4A")

_PALACES: Final = (
    *((-326, 62, 60), (-240, 72, 70), (-150, 80, 64), (-78, 96, 80), (0, 132, 112)),
    *((84, 96, 84), (156, 80, 60), (236, 70, 72), (322, 64, 62)),
)
"""Around the middle: the position, the height and the width of each."""
_TOWERS: Final = (-420, -368, -284, -196, -116, 116, 196, 284, 368, 420)
_CANVAS: Final = ((-30, 120), (30, 120), (34, 34), (-34, 34))
_HULL: Final = ((-52, 28), (52, 28), (32, 2), (-32, 2))
_SPIRES: Final = (-282, -114, -46, 46, 122, 280)


def dusk(canvas: Canvas, box: Box) -> Box:
    """Draw the city while nothing is won yet; return the room for words in the sky."""
    sky, beside = evening(canvas, box, ()), round(box.width * _BESIDE)
    return sky._replace(x=sky.x + beside, width=sky.width - 2 * beside)


def evening(canvas: Canvas, box: Box, seats: Sequence[Seat]) -> Box:
    """Draw the city for these winners, whose ships come in; return the room for words."""
    scene, painting = Canvas(box.width, box.height, NIGHT), _PAINTINGS[box.height >= _HIGH]
    top = box.height - painting.seen
    if painted(f"{painting.name}_{canvas.theme.name}", scene, Box(0, top, _BROAD, painting.height)):
        sky, y = top + painting.sky, box.height - _AHEAD
        if top > 0:  # several winners need more sky than is painted
            edge = scene.image.crop((0, top, box.width, top + 1))
            mean = edge.resize((1, 1), Image.Resampling.BOX)
            scene.image.paste(mean.resize((box.width, top)))
    else:
        sky, y = _plain(scene)
    for at, seat in enumerate(seats):  # to the left and right of the gate
        aside = (1 if at % 2 else -1) * (0.27 + 0.14 * (at // 2))
        _ship(scene, round(box.width * (0.5 + aside)), y, seat)
    hang(canvas, box, scene)
    return Box(box.x, box.y + 8, box.width, sky)


def _plain(scene: Canvas) -> tuple[int, int]:
    """Draw the city without sprites; return how high the sky is, and where ships come in."""
    width, height = scene.image.size
    scene.image.paste(_city(width, height))
    shore = _shore(height)
    _SKY.mirror(scene, shore)
    _gleams(scene, shore)
    return shore - round(height * _LOW) - 12, shore + round(height * 0.06)


def _shore(height: int) -> int:
    return height - round(height * _DEPTH)


@kept
def _city(width: int, height: int) -> Image.Image:
    """Paint sky, hills and city."""
    shore = _shore(height)
    scene = _SKY.paint(width, height, shore)
    unit = shore * _LOW / 145
    for parts, colour in (
        (_hills(width / unit / 2), _HILLS),
        (_walls(), _STONE),
        (_palaces(), _LIT),
        (_roofs(), _DOMES),
        (_windows(), _WINDOW),
    ):
        scene.pour(outlines(width, shore, unit, tuple(parts)), 0, 0, colour)
    return scene.image


def _hills(half: float) -> Iterator[Outline]:
    """Yield the mountains of the island, to both sides and behind the city."""
    for x, wide, high in ((-0.72, 0.5, 52), (-0.5, 0.4, 66), (0.52, 0.46, 72), (0.78, 0.5, 50)):
        yield spire(half * x, 0, 2 * half * wide, high)


def _walls() -> Iterator[Outline]:
    """Yield the wall, its battlements, and its towers."""
    yield block(0, 0, 846, 34)
    for step in range(-34, 35):
        yield block(step * 12, 34, 7, 6)
    for x in _TOWERS:
        yield block(x, 0, 30, 58)
        for step in (-11, 0, 11):
            yield block(x + step, 58, 7, 7)


def _palaces() -> Iterator[Outline]:
    """Yield the buildings inside the wall, and the lit face of the gate."""
    for x, high, wide in _PALACES:
        yield block(x, 40, wide, high - 40 - wide * 0.3)
    for x in _SPIRES:
        yield block(x, 40, 14, 68)


def _roofs() -> Iterator[Outline]:
    """Yield domes and spires, all of gold."""
    for x, high, wide in _PALACES:
        foot, radius = high - wide * 0.3, wide * 0.36
        yield dome(x, foot, 2 * radius, radius)
        yield block(x, foot + radius, 4, 12)
    for x in _SPIRES:
        yield spire(x, 108, 18, 28)
    for x in _TOWERS:
        yield spire(x, 65, 34, 23)


def _windows() -> Iterator[Outline]:
    """Yield the gate, and the windows behind which people celebrate."""
    yield ((-13, 0), (-13, 20), (-6, 28), (6, 28), (13, 20), (13, 0))
    for x in _TOWERS:
        yield block(x, 36, 6, 11)
    for x, high, wide in _PALACES:
        for step in range(-1, 2):
            if high - wide * 0.3 > 68:
                yield block(x + step * wide * 0.28, 56, 7, 13)


def _gleams(scene: Canvas, shore: int) -> None:
    """Draw light on the water, below the city."""
    width, height = scene.image.size
    for number in range(34):
        x = width // 2 + (number * 389 % 760) - 380
        y = shore + 8 + number * number * 13 % max(1, height - shore - 14)
        scene.fill(Box(x, y, 26 + number * 7 % 40, 2), _GLEAM)


def _ship(scene: Canvas, x: int, y: int, seat: Seat) -> None:
    """Draw a ship with a winner's symbol on its sail."""
    if painted("ship", scene, Box(x - _SHIP[0] // 2, y - _BELOW_MAST, *_SHIP)):
        scene.pour(symbol_mask(seat, _EMBLEM), x, y - _PAINTED_SAIL, SEAT_COLOURS[seat])
        return
    for part, colour in ((_CANVAS, _SAIL), (_HULL, INK)):
        scene.pour(outlines(120, 124, 1, (part,)), x - 60, y - 96, colour)
    for radius, colour in ((22, INK), (18, SEAT_COLOURS[seat])):
        scene.pour(symbol_mask(seat, radius), x, y - _PLAIN_SAIL, colour)


COLOURS: Final = (
    *_SKY.colours,
    _SKY.water,
    *(_HILLS, _STONE, _LIT, _DOMES, _WINDOW, _SAIL, _GLEAM, _SKY.starlight),
    *_SKY.mirrored((_HILLS, _STONE, _LIT, _DOMES, _WINDOW)),
    *_SKY.mirrored(_SKY.colours),
    mix(_STONE, _LIT, 0.5),
    mix(_LIT, _DOMES, 0.5),
)
"""The colours that an evening adds to the palette."""
