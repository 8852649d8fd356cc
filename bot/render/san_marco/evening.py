"""Saint Mark's from the water, by moonlight or in the sun: for the cover, and for the winners."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import pi, sin
from typing import Final

from PIL import ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Spot
from bot.render.kit.evening import Sky, hang
from bot.render.kit.seats import symbol_mask
from bot.render.masks import Mask
from bot.render.san_marco import art
from bot.render.theme import GOLD, INK, NIGHT, SEAT_COLOURS, rgb
from rules.event import Seat

_SKY: Final = Sky(
    hours=(NIGHT, rgb("#0F2438"), rgb("#15405A"), rgb("#1D5F77"), rgb("#C98F6E")),
    stripes=32,
    stars=90,
    starlight=rgb("#9DB7C4"),
    water=rgb("#0B2A3C"),
    on_water=0.5,
)
"""The sky without sprites, with nothing but water below it."""
_PAINTED: Final = (1184, 560)
_ROOFS, _SHORE = 272, 444
"""The lower end of the sky in the painting, and the start of the water."""
_LEAST_WORDS: Final = 0.365
"""The least share of a picture that is sky: words go there."""
_BESIDE: Final = 0.17
"""The share of the cover at each side that moon and bell tower need."""
_GONDOLA: Final = Box(0, 0, 264, 100)
_CABIN: Final = (121, 20)
_AHEAD: Final = 8
"""How far gondolas come in before the quay."""
_FROM: Final = 380
"""The doge's barge lies left of this."""
_LINES: Final = 4
_PENNANTS: Final = 11


def evening(canvas: Canvas, box: Box, seats: Sequence[Seat]) -> Box:
    """Draw the piazza for these winners; return the room for words in the sky."""
    scene = Canvas(box.width, box.height, NIGHT)
    top = min(_PAINTED[1] - box.height, round(_ROOFS - box.height * _LEAST_WORDS))
    _piazza(scene, canvas.theme.name, top)
    _bunting(scene, box.width, seats)
    for place, seat in enumerate(seats):
        across = (box.width - _FROM) * (2 * place + 1) // (2 * len(seats))
        _gondola(scene, _FROM + across, _SHORE - top + _AHEAD, seat)
    hang(canvas, box, scene)
    return Box(box.x, box.y + 20, box.width, _ROOFS - top - 20)


def night(canvas: Canvas, box: Box) -> Box:
    """Draw the piazza while nothing is won yet; return the room for words in the sky."""
    scene, beside = Canvas(box.width, box.height, NIGHT), round(box.width * _BESIDE)
    top = _PAINTED[1] - box.height - 50
    _piazza(scene, canvas.theme.name, top)
    hang(canvas, box, scene)
    return Box(box.x + beside, box.y, box.width - 2 * beside, _ROOFS - top)


def _piazza(scene: Canvas, light: str, top: int) -> None:
    """Draw the painting from `top` on; sky and water without sprites."""
    if not art.painted(f"evening_{light}", scene, Box(0, -top, *_PAINTED)):
        width, height = scene.image.size
        scene.image.paste(_SKY.paint(width, height, _SHORE - top).image)
        _SKY.mirror(scene, _SHORE - top)


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


def _gondola(scene: Canvas, x: int, y: int, seat: Seat) -> None:
    """Let a gondola come in for a winner, with the winner's symbol."""
    box = _GONDOLA._replace(x=x - _GONDOLA.width // 2, y=y - _GONDOLA.height // 2)
    art.painted("gondola", scene, box)
    cabin = (box.x + _CABIN[0], box.y + _CABIN[1])
    scene.disc(*cabin, 26, INK)
    scene.pour(symbol_mask(seat, 18), *cabin, SEAT_COLOURS[seat])


COLOURS: Final = art.colours("evening") or (*_SKY.colours, _SKY.starlight, _SKY.water)
"""Colours that the evening adds to the palette."""
