"""A map as it lies in a picture: the whole of it, or the part in which something is decided."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.render.canvas import Box
from bot.render.kit.grid import window


class Part(NamedTuple):
    """A part of a map that is drawn at some size, and the box of the picture in which it lies."""

    of: Box
    box: Box

    def place(self, box: Box) -> Box:
        """Return where in the picture lies what is there on the map."""
        return box._replace(x=box.x - self.of.x + self.box.x, y=box.y - self.of.y + self.box.y)

    def shows(self, box: Box) -> bool:
        """Whether anything is seen of what is there on the map."""
        return self.of.shared(box) > 0


def around(boxes: Sequence[Box], extent: tuple[int, int], box: Box) -> Part | None:
    """Return the part of a map in which all of these lie; None where that is larger than `box`."""
    left, top = min(each.x for each in boxes), min(each.y for each in boxes)
    width = max(each.right for each in boxes) - left
    height = max(each.bottom for each in boxes) - top
    if width > box.width or height > box.height:
        return None
    across, down = extent
    x = window(left, left + width, box.width, across)
    y = window(top, top + height, box.height, down)
    return Part(Box(x, y, box.width, box.height), box)
