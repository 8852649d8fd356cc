"""A cache for drawn parts, bounded by a number of bytes for the whole process.

All sprites (results of functions under `@kept`, which depend only on their arguments) share `ROOM`;
those unused for longest make room. Their number says nothing about memory: a letter takes a
kilobyte, a card half a megabyte. So caches bounded by number (`functools`) are only for results
without images, such as the width of a word, and for a few images: one for each district or light,
such as the map of a game.
"""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from PIL import Image

ROOM: Final = 48_000_000
"""The most bytes for all sprites of a process together."""

_GREY: Final = ("1", "L", "P")
"""The modes in which a pixel takes one byte; in the others Pillow spends four."""
_FRAME: Final = 1000
"""The bytes that an image takes besides its pixels, with everything that refers to it."""

P = ParamSpec("P")
T = TypeVar("T")


class Shelf:
    """Keeps what was made, up to `room` bytes in all.

    The entry unused for longest is dropped first, whichever picture it was made for.
    """

    def __init__(self, room: int) -> None:
        self.weight = 0
        self.room = room
        self._kept: dict[Hashable, tuple[Any, int]] = {}

    def kept(self, make: Callable[P, T]) -> Callable[P, T]:
        """Make each thing only if it is not kept: an image, or a tuple that holds some."""

        @wraps(make)
        def found(*args: P.args, **kwargs: P.kwargs) -> T:
            key = (make, args, *kwargs.items()) if kwargs else (make, args)
            entry = self._kept.pop(key, None)
            if entry is None:
                return self._keep(key, make(*args, **kwargs))
            self._kept[key] = entry  # as the newest: a dict remembers the order
            return entry[0]

        return found

    def forget(self) -> None:
        """Drop everything."""
        self._kept.clear()
        self.weight = 0

    def _keep(self, key: Hashable, thing: T) -> T:
        """Keep a thing if there is room for it, and return it."""
        weight = weight_of(thing)
        self._kept[key] = thing, weight
        self.weight += weight
        while self.weight > self.room:
            self.weight -= self._kept.pop(next(iter(self._kept)))[1]
        return thing


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
