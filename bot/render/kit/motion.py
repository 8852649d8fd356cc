"""Frames of what moves in a picture: from the board before a decisive move to the board as it is.

A game says in its `motion.py` what moves, and where; these functions draw it. Only what moves
differs from the finished board.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, pairwise
from math import dist
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageChops

from bot.render.canvas import Box, Canvas, Spot
from bot.render.scene import Scene

Frames: TypeAlias = Iterator[Image.Image]
STEPS: Final = 7
"""The frames of a movement, which take about a second."""
_AROUND, _WITHIN = 8, 5
"""How far the brackets of a change reach beyond its box, and into it."""
_NEW: Final = [0, *[255] * 255]


def sheet(scene: Scene, board: Image.Image) -> Canvas:
    """Return a copy of a board to draw on."""
    return Canvas(*board.size, board, scene.light)


def without(board: Image.Image, before: Image.Image, boxes: Sequence[Box]) -> Image.Image:
    """Return the board with these boxes as they were before, without their brackets."""
    bare = board.copy()
    for box in boxes:
        marked = box.inset(-_AROUND).edges
        bare.paste(before.crop(marked), marked[:2])
    return bare


def risen(board: Image.Image, before: Image.Image, boxes: Sequence[Box]) -> Frames:
    """Yield frames in which what is new in these boxes rises out of the ground before it."""

    def draw(frame: Image.Image, box: Box, height: int) -> None:
        seen = box._replace(height=height).edges
        new = ImageChops.difference(board.crop(seen), before.crop(seen)).convert("L").point(_NEW)
        frame.paste(board.crop(seen), (box.x, box.bottom - height), new)

    return _grown(board, before, boxes, draw)


def lit(board: Image.Image, before: Image.Image, boxes: Sequence[Box]) -> Frames:
    """Yield frames in which these boxes become what they are now, from below."""

    def draw(frame: Image.Image, box: Box, height: int) -> None:
        lower = box._replace(y=box.bottom - height, height=height).edges
        frame.paste(board.crop(lower), lower[:2])

    return _grown(board, before, boxes, draw)


def _grown(
    board: Image.Image,
    before: Image.Image,
    boxes: Sequence[Box],
    draw: Callable[[Image.Image, Box, int], None],
) -> Frames:
    """Yield frames in which more and more of each box is drawn, within its brackets."""
    bare = without(board, before, boxes)
    yield bare
    for step in range(1, STEPS):
        frame = bare.copy()
        for box in boxes:
            inner = box.inset(_WITHIN)
            draw(frame, inner, round(inner.height * eased(step / STEPS)))
        yield frame


class Flight(NamedTuple):
    """A piece that travels: its way, and how it is drawn around a point."""

    way: Sequence[Spot]
    draw: Callable[[Canvas, Spot], None]


def flown(bare: Image.Image, scene: Scene, flights: Sequence[Flight]) -> Frames:
    """Yield frames in which pieces travel across a board without them."""
    for step in range(STEPS + 1):
        frame = sheet(scene, bare)
        for flight in flights:
            flight.draw(frame, along(flight.way, eased(step / STEPS)))
        yield frame.image


def along(way: Sequence[Spot], share: float) -> Spot:
    """Return the point after this share of a way."""
    if len(way) == 1:
        return way[0]
    ends = [*accumulate((dist(*leg) for leg in pairwise(way)), initial=0.0)]
    gone = share * ends[-1]
    at = max(number for number, end in enumerate(ends[:-1]) if end <= gone)
    (x, y), (to_x, to_y) = way[at], way[at + 1]
    part = (gone - ends[at]) / ((ends[at + 1] - ends[at]) or 1)
    return x + (to_x - x) * part, y + (to_y - y) * part


def eased(share: float) -> float:
    """Begin and end slowly."""
    return share * share * (3 - 2 * share)
