"""Corner brackets in ice: this changed since you last looked.

Where somebody catches up on several rounds, all else steps back behind a veil.
"""

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit import veil
from bot.render.masks import Mask
from bot.render.theme import ICE, INK, TOP, Theme, Type

PartT = TypeVar("PartT")
"""A part of a table, as a game names it."""

MOST: Final = 8
"""More than this would mark nothing: only the newest keep their brackets."""
_THICK: Final = 5
_CASING: Final = 3
_OUT: Final = 3
_CHANGED: Final = "changed"
"""Under this name, an image knows the boxes that have brackets."""
_CHANGE: Final = Type("black", 44)
_BADGE: Final = 52
_OVER: Final = 8
"""How far it reaches out of a corner."""
_LOW: Final = 80
"""Beside what is lower than this it stands free, because that is a number."""
SEEN: Final = 0.62
"""The share that is seen of what did not change."""


def newest(parts: Iterable[PartT], least: Callable[[PartT], bool]) -> tuple[PartT, ...]:
    """Return the parts that get brackets, each once, of those that changed, newest first.

    The `least` important are marked only if there is room.
    """
    return tuple(sorted(dict.fromkeys(parts), key=least))[:MOST]


def brackets(canvas: Canvas, box: Box, change: str = "") -> None:
    """Draw brackets around a box, a little outside it; on their corner the change, such as "+2"."""
    around = box.inset(-_OUT)
    known: list[Box] = canvas.image.info.setdefault(_CHANGED, [])
    known.append(around)
    length = max(14, min(30, box.width // 4))
    for casing, colour in ((_CASING, INK), (0, ICE)):
        mask = _corners(around.width, around.height, length, casing)
        canvas.pour(mask, around.x, around.y, colour)
    if change:
        wide, high = badge(change).size
        low = box.height < _LOW
        x = around.right - (wide // 4 if low else wide - _OVER)
        y = around.middle[1] - high // 2 if low else around.y - _OVER
        pin(canvas, Box(min(x, canvas.image.width - wide), y, wide, high), change)


def badge_at(change: str, x: int, y: int) -> Box:
    """Return the place of a badge with its middle here."""
    wide, high = badge(change).size
    return Box(x - wide // 2, y - high // 2, wide, high)


def pin(canvas: Canvas, at: Box, change: str) -> None:
    """Put a badge where a game has room for it."""
    known: list[Box] = canvas.image.info.setdefault(_CHANGED, [])
    canvas.place(badge(change), at.x, at.y)
    known.append(at.inset(_CASING))


@kept
def badge(change: str) -> Sprite:
    """Draw by how much something has changed."""
    width = round(masks.width_of(change, _CHANGE)) + 28
    drawn = Canvas(width, _BADGE, INK)
    drawn.rounded(Box(0, 0, width, _BADGE).inset(_CASING), _BADGE // 2, ICE)
    drawn.write(change, width / 2, _BADGE / 2 + _CHANGE.drop, _CHANGE, INK, "middle")
    return cut(drawn.image, masks.rounded(width, _BADGE, _BADGE // 2).image)


def only_changes(image: Image.Image, theme: Theme) -> Image.Image:
    """Return a finished picture in which everything but its head and the changes steps back."""
    changed: list[Box] = image.info.get(_CHANGED, [])
    if not changed:
        return image
    quiet = veil.veiled(image, theme, SEEN)
    for box in (Box(0, 0, image.width, TOP), *(each.inset(-_CASING) for each in changed)):
        clear = max(box.x, 0), max(box.y, 0), box.right, box.bottom
        quiet.paste(image.crop(clear), clear[:2])
    return quiet


@kept
def _corners(width: int, height: int, length: int, casing: int) -> Mask:
    outer_width, outer_height = width + 2 * casing, height + 2 * casing

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        right, bottom = outer_width * scale - 1, outer_height * scale - 1
        long, thick = (length + 2 * casing) * scale, (_THICK + 2 * casing) * scale
        for x in (0, right - long):
            for y in (0, bottom - thick):
                pen.rectangle((x, y, x + long, y + thick), fill=255)
        for x in (0, right - thick):
            for y in (0, bottom - long):
                pen.rectangle((x, y, x + thick, y + long), fill=255)

    return Mask(masks.shape(outer_width, outer_height, draw).image, -casing, -casing)
