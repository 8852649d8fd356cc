"""The harbour of San Juan, by day or at dusk: for the cover, and for the winners' towns."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.evening import Sky, hang
from bot.render.kit.seats import band
from bot.render.masks import Mask
from bot.render.san_juan import art
from bot.render.san_juan.look import ACCENT, CREAM
from bot.render.theme import GOLD, NIGHT, SEAT_COLOURS, mix, rgb
from rules.event import Seat
from rules.san_juan.components import Kind, kind_named

_PLAIN: Final = Sky(
    hours=(NIGHT, rgb("#1E2548"), rgb("#4A3868"), rgb("#A0566F"), ACCENT),
    stripes=30,
    stars=120,
    starlight=mix(CREAM, NIGHT, 0.55),
    water=rgb("#2B1C3C"),
    on_water=0.38,
)
"""The evening where there are no sprites."""
_CORNER: Final = 14
_BAY: Final = (1184, 330)
_QUAYSIDE: Final = 66
_SEA: Final = 106
_EAST_OF: Final = 0.91
"""The size of the painted bay, how high its quay is, how far it sees the sea above that, and where
the part lies that is seen if there is not room for all: ships, and the town on its hill.
"""
_QUAY: Final = 0.1
_EDGE: Final = 10
"""The height of the quay, as a part of the picture's, and of the owner's colour on it."""
_HOUSES: Final = 0.42
_LEAST_HOUSE, _TALLEST = 120, 180
"""The height of houses, as a part of the picture's, and its limits: they hide the horizon, which is
too bright for words.
"""
_BREADTH: Final = 188 / 180
_CLOSE: Final = 0.86
"""How close houses stand, as a part of their breadth; in a full town they overlap."""
_APART: Final = 28
_BESIDE: Final = 0.08
"""The share of the cover kept free of words on each side."""
_PASSAGE: Final = 120
"""The view of the sea between the houses on the cover."""
_BURSTS: Final = ((0.075, 0.24, 62), (0.165, 0.52, 38), (0.925, 0.22, 62), (0.84, 0.5, 40))
"""Fireworks: their places, in parts of width and height, and their radius."""
_RAYS: Final = 14
_WEST, _EAST = (
    tuple(map(kind_named, names))
    for names in (
        ("sugar_mill", "chapel", "guild_hall", "tobacco_storage"),
        ("market_stand", "palace", "coffee_roaster", "city_hall"),
    )
)
"""The buildings on the cover: workshops between the finest houses."""


class Town(NamedTuple):
    """A player's houses."""

    seat: Seat
    kinds: tuple[Kind, ...]


def evening(canvas: Canvas, box: Box, towns: Sequence[Town]) -> Box:
    """Draw the towns of the winners under fireworks; return the room for words in the sky."""
    scene = Canvas(box.width, box.height, _harbour(box.width, box.height, canvas.theme.name))
    _fireworks(scene, [town.seat for town in towns])
    quay = box.height - _quay(box.height)
    for town, plot in zip(towns, _plots(box.width, len(towns)), strict=True):
        _street(scene, plot._replace(height=quay), town.kinds)
        band(scene, town.seat, Box(plot.x, quay, plot.width, _EDGE), 4)
    hang(canvas, box, scene)
    return _sky_above(box)


def town(canvas: Canvas, box: Box) -> Box:
    """Draw a town on a day like any other; return the room for words in the sky."""
    scene = Canvas(box.width, box.height, _harbour(box.width, box.height, canvas.theme.name))
    half = (box.width - _PASSAGE) // 2
    for x, kinds in ((0, _WEST), (box.width - half, _EAST)):
        _street(scene, Box(x, 0, half, box.height - _quay(box.height)), kinds)
    hang(canvas, box, scene)
    sky, beside = _sky_above(box), round(box.width * _BESIDE)
    return sky._replace(x=sky.x + beside, width=sky.width - 2 * beside)


def harbour(canvas: Canvas, box: Box) -> None:
    """Draw the harbour alone, where a table has nothing else to show."""
    canvas.place(_view(box.width, box.height, canvas.theme.name), box.x, box.y)


@kept
def _view(width: int, height: int, light: str) -> Sprite:
    shape = masks.rounded(width, height, _CORNER).image
    return cut(_harbour(width, height, light), shape)


def _sky_above(box: Box) -> Box:
    return box._replace(height=box.height - _quay(box.height) - _tallest(box.height))


def _quay(height: int) -> int:
    return min(_QUAYSIDE, round(height * _QUAY))


def _tallest(height: int) -> int:
    return max(_LEAST_HOUSE, min(_TALLEST, round(height * _HOUSES)))


def _plots(width: int, count: int) -> list[Box]:
    """Share the quay among the winners."""
    each = (width - (count + 1) * _APART) // count
    return [Box(_APART + place * (each + _APART), 0, each, 0) for place in range(count)]


def _street(scene: Canvas, plot: Box, kinds: Sequence[Kind]) -> None:
    """Put houses side by side at the bottom of a plot, in its middle."""
    tall = _tallest(scene.image.height)
    wide = min(plot.width, round(tall * _BREADTH))
    pitch = min(round(wide * _CLOSE), (plot.width - wide) // max(1, len(kinds) - 1))
    left = plot.x + (plot.width - wide - pitch * (len(kinds) - 1)) // 2
    for place, kind in enumerate(kinds):
        if house := art.house(kind, wide, tall):
            scene.place(house, left + place * pitch, plot.bottom - house.size[1])


@kept
def _harbour(width: int, height: int, light: str) -> Image.Image:
    """Paint the sky as high as there is room, and the bay below it."""
    quay = _quay(height)
    horizon = height - quay - _SEA
    scene = Canvas(width, height, NIGHT)
    if not art.stretched(scene, f"sky_{light}", Box(0, 0, width, horizon + _EDGE)):
        return _PLAIN.paint(width, height, height - quay).image
    x, y = round((width - _BAY[0]) * _EAST_OF), height - quay + _QUAYSIDE - _BAY[1]
    art.stretched(scene, f"bay_{light}", Box(x, y, *_BAY))
    return scene.image


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


COLOURS: Final = () if art.COLOURS else (*_PLAIN.colours, _PLAIN.water, _PLAIN.starlight)
"""Colours that the harbour adds to the palette: only where it is not painted."""
