"""A track: places in a row that are filled one after the other, each with its piece."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit.grid import across
from bot.render.san_francisco.art import painted
from bot.render.theme import INK, RGB, Type

HIGH: Final = 52
_CORNER: Final = 10
_APART: Final = 4
_LABEL: Final = Type("bold", 30)


class Place(NamedTuple):
    """A place of a track: its label, its ground and its piece, or its note in place of the label;
    without an icon it is empty.

    It lies on a ground of its own while it matters; else it steps back.
    """

    label: str
    icon: str = ""
    note: str = ""
    ground: RGB | None = None


def draw(canvas: Canvas, box: Box, places: Sequence[Place]) -> None:
    """Draw a track that fills a box."""
    baseline = box.middle[1] + _LABEL.drop
    for place, here in zip(places, across(box, len(places), box.width, _APART), strict=True):
        x, y = here.x + here.width * 7 // 10, here.middle[1]
        ink = canvas.theme.mute if place.ground is None else INK
        canvas.rounded(here, _CORNER, place.ground or canvas.theme.surface)
        painted("leaf", canvas, here, _CORNER)
        if not place.icon:
            canvas.write(place.label, here.middle[0], baseline, _LABEL, canvas.theme.mute, "middle")
            continue
        label = place.note or place.label
        canvas.write(label, here.x + here.width // 4 + 2, baseline, _LABEL, ink, "middle")
        canvas.icon(place.icon, x, y, 38, ink)
