"""A map in a picture: all of it, or the part in which something is decided."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.render.canvas import Box
from bot.render.kit.grid import window


class Window(NamedTuple):
    """A part of a map that is drawn at some size, and the box of the picture in which it lies."""

    of: Box
    box: Box

    def place(self, box: Box) -> Box:
        """Return the place of a map's box in the picture."""
        return box._replace(x=box.x - self.of.x + self.box.x, y=box.y - self.of.y + self.box.y)

    def shows(self, box: Box) -> bool:
        """Whether any of a box of the map is visible."""
        return self.of.shared(box) > 0


def around(boxes: Sequence[Box], extent: tuple[int, int], box: Box) -> Window | None:
    """Return the part of a map that holds all of these; None if that is larger than `box`."""
    left, top = min(each.x for each in boxes), min(each.y for each in boxes)
    width = max(each.right for each in boxes) - left
    height = max(each.bottom for each in boxes) - top
    if width > box.width or height > box.height:
        return None
    across, down = extent
    x = window(left, left + width, box.width, across)
    y = window(top, top + height, box.height, down)
    return Window(Box(x, y, box.width, box.height), box)
