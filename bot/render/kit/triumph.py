"""The winners, large enough to be read across a room: the wreath, the names, the points."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from PIL import ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Spot
from bot.render.keeping import kept
from bot.render.kit.evening import light_of
from bot.render.kit.names import fit_around
from bot.render.kit.seats import symbol
from bot.render.lettering import fit
from bot.render.masks import Mask
from bot.render.theme import LEAST_NAME, Type
from bot.text import texts
from rules.event import Seat

_TITLE: Final = Type("black", 92)
_LEAST_TITLE: Final = 56
_NAME: Final = Type("bold", 54)
_POINTS: Final = Type("bold", 44)
_SIDES: Final = 250
"""The room at either side that stays free of words."""
_BEHIND: Final = 28
_MARK: Final = 48
_NAMED: Final = 2
"""The number of winners that are named; of more only the symbols are shown, their names are in the
sheet.
"""
_LEAVES: Final = 9


class Winner(NamedTuple):
    """A player who came first."""

    seat: Seat
    name: str


def triumph(
    canvas: Canvas, box: Box, winners: Sequence[Winner], points: str, language: str
) -> None:
    """Write the winners into a box of the sky; `points` is the sentence about their score."""
    if len(winners) == 1:
        _alone(canvas, box, winners[0], points, language)
    else:
        _together(canvas, box, winners, points, language)


def _alone(canvas: Canvas, box: Box, winner: Winner, points: str, language: str) -> None:
    radius = min(66, box.height * 2 // 5)
    room = box.width - 2 * _SIDES - 2 * radius
    largest = min(_TITLE.px, box.height * 13 // 25)
    title = fit_around(
        lambda name: texts(language).say("picture-wins", name=name),
        winner.name,
        _TITLE._replace(px=largest),
        room,
        min(_LEAST_TITLE, largest),
    )
    below = fit(points, _POINTS, room)
    width = 2 * radius + 34 + max(title.width, below.width)
    left = box.x + (box.width - width) / 2
    x, y = left + radius, box.y + box.height // 2 + 4
    light = light_of(canvas, box)
    canvas.pour(wreath(radius), x, y, light.act)
    symbol(canvas, winner.seat, x, y, radius * 3 // 7)
    start = left + 2 * radius + 34
    baseline = y + round(title.kind.drop) - below.kind.px * 5 // 8
    canvas.write(title.words, start, baseline, title.kind, light.text)
    canvas.write(below.words, start + 2, baseline + below.kind.px + 14, below.kind, light.act)


def _together(
    canvas: Canvas, box: Box, winners: Sequence[Winner], points: str, language: str
) -> None:
    """Write the points after the headline, and the names with their symbols below it."""
    room, middle = box.width - 2 * _SIDES, box.x + box.width / 2
    baseline = box.y + box.height // 2
    headline = texts(language).say("picture-shared-win")
    title = fit(headline, _TITLE._replace(px=min(70, box.height * 2 // 5)), room * 3 // 5)
    behind = fit(points, _POINTS, room * 2 // 5 - _BEHIND)
    left = middle - (title.width + _BEHIND + behind.width) / 2
    light = light_of(canvas, box)
    canvas.write(title.words, left, baseline, title.kind, light.text)
    canvas.write(behind.words, left + title.width + _BEHIND, baseline, behind.kind, light.text)
    names = [winner.name for winner in winners] if len(winners) == _NAMED else [""] * len(winners)
    fitted = [fit(name, _NAME, room // _NAMED - _MARK, LEAST_NAME) for name in names]
    left = middle - (sum(name.width + _MARK + _BEHIND for name in fitted) - _BEHIND) / 2
    for winner, name in zip(winners, fitted, strict=True):
        symbol(canvas, winner.seat, left + 20, baseline + 52, 20)
        canvas.write(name.words, left + _MARK, baseline + 67, name.kind, light.text)
        left += _MARK + name.width + _BEHIND


@kept
def wreath(radius: int) -> Mask:
    """Return a laurel wreath, open at the top, its origin in the middle."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        unit = radius * scale
        for side in (-1, 1):
            for number in range(_LEAVES):
                angle = pi / 2 - side * (0.12 + number * 2.45 / _LEAVES)
                for reach, tilt in ((0.9, 0.55), (0.66, -0.5)):
                    x, y = unit + cos(angle) * unit * reach, unit + sin(angle) * unit * reach
                    heading = angle - side * (pi / 2 + tilt)
                    pen.polygon(_leaf(x, y, heading, unit * 0.15), fill=255)

    return Mask(masks.shape(2 * radius, 2 * radius, draw).image, -radius, -radius)


def _leaf(x: float, y: float, heading: float, length: float) -> list[Spot]:
    """Return the outline of a leaf around a point."""
    corners: list[Spot] = []
    for step in range(16):
        turn = step * pi / 8
        along, across = cos(turn) * length, sin(turn) * length * 0.42
        corners.append(
            (
                x + cos(heading) * along - sin(heading) * across,
                y + sin(heading) * along + cos(heading) * across,
            )
        )
    return corners
