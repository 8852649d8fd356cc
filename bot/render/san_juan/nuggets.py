"""Lumps of gold and of stone, each with a lit and a dark face."""

from math import cos, pi, sin
from typing import Final

from PIL import ImageDraw

from bot.render import masks
from bot.render.canvas import Canvas, Spot
from bot.render.keeping import kept
from bot.render.masks import Mask
from bot.render.theme import GOLD, GOLD_DARK, GOLD_LIGHT, INK, rgb

STONE: Final = rgb("#8B8178")
STONE_DARK: Final = rgb("#5A524B")
STONE_LIGHT: Final = rgb("#B3A99E")

_REACHES: Final = (
    (1.0, 0.82, 0.95, 0.78, 1.0, 0.86, 0.92),
    (0.86, 1.0, 0.8, 0.98, 0.84, 0.94, 0.76),
    (0.94, 0.76, 1.0, 0.88, 0.8, 1.0, 0.9),
)
"""The distances of each shape's corners from the middle."""
_GOLDEN: Final = (GOLD_DARK, GOLD, GOLD_LIGHT)
_STONY: Final = (STONE_DARK, STONE, STONE_LIGHT)
_CASING: Final = 3
_BROAD: Final = 1.12
"""The ratio of a lump's width to its height."""


def nugget(canvas: Canvas, shape: int, x: float, y: float, radius: int, *, gold: bool) -> None:
    """Draw a lump around a point: of gold, or of stone. `shape` is any number: there are three."""
    dark, middle, light = _GOLDEN if gold else _STONY
    corners = shape % len(_REACHES)
    for mask, colour in zip(_faces(corners, radius), (INK, dark, middle, light), strict=True):
        canvas.pour(mask, x, y, colour)


@kept
def _faces(shape: int, radius: int) -> tuple[Mask, Mask, Mask, Mask]:
    """Return the outline, the whole, the face that is lit from above, and its gleam."""
    whole = _corners(shape, 1.0)
    lit = [(x * 0.8 - 0.06, y * 0.74 - 0.14) for x, y in whole]
    gleam = [(x * 0.3 - 0.26, y * 0.2 - 0.4) for x, y in whole]
    outline = _mask(_corners(shape, 1 + _CASING / radius), radius)
    return outline, _mask(whole, radius), _mask(lit, radius), _mask(gleam, radius)


def _corners(shape: int, scale: float) -> list[Spot]:
    reaches = _REACHES[shape]
    step = 2 * pi / len(reaches)
    return [
        (
            cos(place * step + shape) * reach * scale * 1.12,
            sin(place * step + shape) * reach * scale,
        )
        for place, reach in enumerate(reaches)
    ]


def _mask(corners: list[Spot], radius: int) -> Mask:
    half = round(radius * _BROAD) + 2 * _CASING
    size = 2 * half

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        unit = radius * scale
        pen.polygon([(half * scale + x * unit, half * scale + y * unit) for x, y in corners], 255)

    return Mask(masks.shape(size, size, draw).image, -half, -half)
