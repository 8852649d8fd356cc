"""Vegetation and mountains on a map, each around its middle, in two shades."""

from typing import Final

from PIL import ImageDraw

from bot.render.theme import RGB, rgb

SNOW: Final = rgb("#F4F6F8")
TRUNK: Final = rgb("#6B5131")


def peak(pen: ImageDraw.ImageDraw, x: float, y: float, size: float, shade: RGB, light: RGB) -> None:
    """Draw a mountain with snow on it."""
    top, foot = y - size * 1.1, y + size * 0.75
    pen.polygon([(x - size * 1.2, foot), (x, top), (x + size * 1.2, foot)], fill=shade)
    pen.polygon([(x - size * 1.2, foot), (x, top), (x - size * 0.15, foot)], fill=light)
    snow = size * 0.42
    cap = [(x - snow, top + size * 0.66), (x, top), (x + snow, top + size * 0.66)]
    pen.polygon([*cap, (x, top + size * 0.45)], fill=SNOW)


def tree(pen: ImageDraw.ImageDraw, x: float, y: float, size: float, shade: RGB, light: RGB) -> None:
    """Draw a fir."""
    trunk = (x - size * 0.12, y + size * 0.4, x + size * 0.12, y + size)
    pen.rectangle(trunk, fill=TRUNK)
    for high, broad in ((0.55, 0.75), (0.0, 0.6), (-0.5, 0.42)):
        foot = y + size * high
        tip = (x, foot - size * 0.85)
        pen.polygon([(x - size * broad, foot), tip, (x + size * broad, foot)], fill=shade)
        pen.polygon([(x - size * broad, foot), tip, (x, foot)], fill=light)


def grass(
    pen: ImageDraw.ImageDraw, x: float, y: float, size: float, shade: RGB, light: RGB
) -> None:
    """Draw a tuft of four blades."""
    thick = round(size * 0.21)
    for lean, colour in ((-0.65, light), (-0.25, shade), (0.25, shade), (0.65, light)):
        tip = (x + size * lean, y - size * (0.75 - abs(lean) * 0.4))
        pen.line([(x + size * lean * 0.3, y + size * 0.5), tip], fill=colour, width=thick)


def dune(pen: ImageDraw.ImageDraw, x: float, y: float, size: float, shade: RGB, light: RGB) -> None:
    """Draw a dune, one side in the shade."""
    wide, high = size * 1.25, size * 0.8
    pen.chord((x - wide, y - high, x + wide, y + high), 180, 360, fill=light)
    pen.chord((x - wide * 0.1, y - high * 0.9, x + wide, y + high), 180, 360, fill=shade)
