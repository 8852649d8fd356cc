"""The evening on which a game ends: the sky over the harbour, fireworks, and the winners' town."""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas
from bot.render.keeping import kept
from bot.render.masks import Mask
from bot.render.san_juan import skyline
from bot.render.san_juan.look import ACCENT, CREAM
from bot.render.seats import band
from bot.render.theme import GOLD, NIGHT, RGB, SEAT_COLOURS, mix, rgb
from rules.event import Seat
from rules.san_juan.cards import Kind

_HOURS: Final = (NIGHT, rgb("#1E2548"), rgb("#4A3868"), rgb("#A0566F"), ACCENT)
"""The sky from its top down to the roofs."""
_STRIPES: Final = 30
_RADIUS: Final = 18
_QUAY: Final = 10
_WATER: Final = rgb("#2B1C3C")
_WATER_HEIGHT: Final = 30
_ON_WATER: Final = 0.38
_HOUSES: Final = 0.47
"""How tall the tallest house is, in parts of the picture's height."""
_WIDEST: Final = 96
_APART: Final = 28
_STARS: Final = 120
_STARLIGHT: Final = mix(CREAM, NIGHT, 0.55)
_WORDS: Final = 0.6
"""The share of the sky, in its middle, that is left to words: a star there looks like a dot."""
_BURSTS: Final = ((0.075, 0.24, 62), (0.165, 0.52, 38), (0.925, 0.22, 62), (0.84, 0.5, 40))
"""Fireworks: where, in parts of width and height, and their radius."""
_RAYS: Final = 14


class Town(NamedTuple):
    """A player's houses."""

    seat: Seat
    kinds: tuple[Kind, ...]


def evening(canvas: Canvas, box: Box, towns: Sequence[Town]) -> Box:
    """Draw the towns of the winners under fireworks; return the room for words in the sky."""
    scene = Canvas(box.width, box.height, _sky(box.width, box.height))
    quay = box.height - _WATER_HEIGHT - _QUAY
    tallest = round(box.height * _HOUSES)
    _fireworks(scene, [town.seat for town in towns])
    plots = _plots(box.width, len(towns))
    for town, plot in zip(towns, plots, strict=True):
        skyline.street(scene, Box(plot.x, quay - tallest, plot.width, tallest), town.kinds, _WIDEST)
    _mirror(scene, quay)
    for town, plot in zip(towns, plots, strict=True):
        band(scene, town.seat, Box(plot.x, quay, plot.width, _QUAY), 4)
    canvas.pour(masks.rounded(box.width, box.height, _RADIUS), box.x, box.y, scene.image)
    return Box(box.x, box.y, box.width, quay - tallest)


def _plots(width: int, count: int) -> list[Box]:
    """Share the quay among the winners."""
    each = (width - (count + 1) * _APART) // count
    return [Box(_APART + place * (each + _APART), 0, each, 0) for place in range(count)]


@kept
def _sky(width: int, height: int) -> Image.Image:
    """Paint the sky in stripes, which stay the same in a palette, with stars in its upper half."""
    scene = Canvas(width, height, _WATER)
    horizon = height - _WATER_HEIGHT
    for stripe, colour in enumerate(_stripes()):
        top, bottom = (horizon * edge // _STRIPES for edge in (stripe, stripe + 1))
        scene.fill(Box(0, top, width, bottom - top), colour)
    for star in range(_STARS):
        x, y = star * 613 % width, star * star * 37 % (height // 2)
        if abs(x - width // 2) > width * _WORDS // 2:
            scene.disc(x, y, 1 + star % 5 // 4, _STARLIGHT)
    return scene.image


def _stripes() -> Iterator[RGB]:
    for stripe in range(_STRIPES):
        hour, share = divmod(stripe / (_STRIPES - 1) * (len(_HOURS) - 1), 1)
        later = min(int(hour) + 1, len(_HOURS) - 1)
        yield mix(_HOURS[later], _HOURS[int(hour)], share)


def _fireworks(scene: Canvas, seats: Sequence[Seat]) -> None:
    """Let bursts go up at both sides, in gold and in the colours of the winners."""
    width, height = scene.image.size
    colours = [GOLD, *(SEAT_COLOURS[seat] for seat in seats)]
    for number, (across, down, radius) in enumerate(_BURSTS):
        x, y = width * across, height * down
        colour = colours[(number + 1) % len(colours)]
        scene.pour(_burst(radius, 0.55), x, y, colours[number % len(colours)])
        scene.pour(_burst(radius, 1.0), x, y, colour)


@kept
def _burst(radius: int, reach: float) -> Mask:
    """Return a burst of sparks, its origin in the middle."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        middle, turn = radius * scale, (1 - reach) * pi / _RAYS * 2
        for ray in range(_RAYS):
            angle = turn + ray * 2 * pi / _RAYS
            for step, spark in ((0.45, 1.4), (0.62, 1.9), (0.78, 2.5), (0.93, 3.3)):
                x = middle + cos(angle) * middle * step * reach
                y = middle + sin(angle) * middle * step * reach
                size = spark * scale * (0.7 + 0.3 * reach)
                pen.ellipse((x - size, y - size, x + size, y + size), fill=255)

    return Mask(masks.shape(2 * radius, 2 * radius, draw).image, -radius, -radius)


def _mirror(scene: Canvas, shore: int) -> None:
    """Draw the town upside down in the water below it."""
    width, height = scene.image.size
    depth = height - shore
    town = scene.image.crop((0, shore - depth, width, shore))
    mirrored = town.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    water = Image.new("RGB", mirrored.size, _WATER)
    scene.image.paste(Image.blend(water, mirrored, _ON_WATER), (0, shore))


_MIRRORED: Final = (*skyline.COLOURS, ACCENT, CREAM)
COLOURS: Final = (
    *_stripes(),
    _WATER,
    _STARLIGHT,
    *(mix(colour, _WATER, _ON_WATER) for colour in _MIRRORED),
)
"""What the evening adds to the palette."""
