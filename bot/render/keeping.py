"""What is drawn once and used again, within a number of bytes for the whole process.

A number of sprites says nothing of memory: a letter takes a kilobyte, a card half a megabyte. What
there are only a few of, such as the map of a game, and what holds no image, such as the width of a
word, may be kept for ever, or by number, with `functools`.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Final, ParamSpec, TypeVar, cast

from PIL import Image

ROOM: Final = 48_000_000
"""How many bytes all sprites of a process may take."""

_GREY: Final = ("1", "L", "P")
"""The modes in which a pixel takes one byte; in the others Pillow spends four."""
_FRAME: Final = 1000
"""What an image takes beside its pixels, with all that leads to it."""

P = ParamSpec("P")
T = TypeVar("T")


class Shelf:
    """Keeps what was made, as long as it all weighs no more than `room` bytes.

    What was wanted longest ago is given up first, whoever made it.
    """

    def __init__(self, room: int) -> None:
        self.weight = 0
        self.room = room
        self._kept: OrderedDict[Hashable, tuple[object, int]] = OrderedDict()

    def kept(self, make: Callable[P, T]) -> Callable[P, T]:
        """Make each thing once, as long as it is kept: an image, or a tuple that holds some."""

        @wraps(make)
        def found(*args: P.args, **kwargs: P.kwargs) -> T:
            key = (make, args, *kwargs.items())
            entry = self._kept.pop(key, None) or self._weighed(make(*args, **kwargs))
            self._kept[key] = entry
            self._make_room()
            return cast(T, entry[0])

        return found

    def forget(self) -> None:
        """Give up everything."""
        self._kept.clear()
        self.weight = 0

    def _weighed(self, thing: object) -> tuple[object, int]:
        weight = weight_of(thing)
        self.weight += weight
        return thing, weight

    def _make_room(self) -> None:
        while self.weight > self.room:
            _, (_, weight) = self._kept.popitem(last=False)
            self.weight -= weight


def weight_of(thing: object) -> int:
    """Return about how many bytes an image takes, or all images in a tuple."""
    if isinstance(thing, Image.Image):
        return thing.width * thing.height * (1 if thing.mode in _GREY else 4) + _FRAME
    if isinstance(thing, tuple):
        parts: tuple[object, ...] = thing  # pyright: ignore[reportUnknownVariableType]
        return sum(map(weight_of, parts))
    return 0


SHELF: Final = Shelf(ROOM)
kept: Final = SHELF.kept
