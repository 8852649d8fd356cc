"""The evening on which a game ends: the sky over the harbour, fireworks, and the winners' towns."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas
from bot.render.keeping import kept
from bot.render.kit.evening import Sky, hang
from bot.render.kit.seats import band
from bot.render.masks import Mask
from bot.render.san_juan import skyline
from bot.render.san_juan.look import ACCENT, CREAM
from bot.render.theme import GOLD, NIGHT, SEAT_COLOURS, mix, rgb
from rules.event import Seat
from rules.san_juan.components import Kind, kind_named

_SKY: Final = Sky(
    hours=(NIGHT, rgb("#1E2548"), rgb("#4A3868"), rgb("#A0566F"), ACCENT),
    stripes=30,
    stars=120,
    starlight=mix(CREAM, NIGHT, 0.55),
    water=rgb("#2B1C3C"),
    on_water=0.38,
)
_QUAY: Final = 10
_WATER_HEIGHT: Final = 30
_HOUSES: Final = 0.47
"""The height of the tallest house, as a part of the picture's height."""
_WIDEST: Final = 96
_APART: Final = 28
_BURSTS: Final = ((0.075, 0.24, 62), (0.165, 0.52, 38), (0.925, 0.22, 62), (0.84, 0.5, 40))
"""Fireworks: their places, in parts of width and height, and their radius."""
_RAYS: Final = 14
_STREET: Final = tuple(
    kind_named(name)
    for name in (
        *("indigo_plant", "well", "chapel", "sugar_mill", "library", "coffee_roaster"),
        *("palace", "statue", "silver_smelter", "guild_hall", "tobacco_storage", "quarry"),
    )
)
"""The buildings on the cover: the plants between the finest houses."""


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
    _SKY.mirror(scene, quay)
    for town, plot in zip(towns, plots, strict=True):
        band(scene, town.seat, Box(plot.x, quay, plot.width, _QUAY), 4)
    hang(canvas, box, scene)
    return Box(box.x, box.y, box.width, quay - tallest)


def town(canvas: Canvas, box: Box) -> Box:
    """Draw a town on an evening like any other; return the room for words in the sky."""
    scene = Canvas(box.width, box.height, _sky(box.width, box.height))
    quay = box.height - _WATER_HEIGHT
    tallest = round(box.height * _HOUSES)
    skyline.street(scene, Box(0, quay - tallest, box.width, tallest), _STREET, _WIDEST)
    _SKY.mirror(scene, quay)
    hang(canvas, box, scene)
    return Box(box.x, box.y, box.width, quay - tallest)


def _plots(width: int, count: int) -> list[Box]:
    """Share the quay among the winners."""
    each = (width - (count + 1) * _APART) // count
    return [Box(_APART + place * (each + _APART), 0, each, 0) for place in range(count)]


@kept
def _sky(width: int, height: int) -> Image.Image:
    return _SKY.paint(width, height, height - _WATER_HEIGHT).image


def _fireworks(scene: Canvas, seats: Sequence[Seat]) -> None:
    """Draw bursts at both sides, in gold and in the colours of the winners."""
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


COLOURS: Final = (
    *_SKY.colours,
    _SKY.water,
    _SKY.starlight,
    *_SKY.mirrored((*skyline.COLOURS, ACCENT, CREAM)),
)
"""Colours that the evening adds to the palette."""
