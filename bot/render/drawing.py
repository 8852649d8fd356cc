"""The way in: from a scene to a finished file, drawn once and kept.

A game draws itself in `bot.render.<its key>`, a module with `draw(scene) -> Drawn` and
`reveals(scene) -> bool`; it is found by its key, so no list names the games.

`draw_off_loop` draws in a pool of threads that belongs to this module and lives as long as the
process: Pillow gives up the lock in its long steps, and a new picture takes a few hundredths of a
second. A picture that is kept is returned without a thread; one that is being drawn is waited for,
however many ask for it; and where too many wait already, there is none.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from threading import Lock
from typing import Final, Protocol, TypeAlias, cast
from weakref import WeakKeyDictionary

from PIL import Image

from bot.render.encoding import encode
from bot.render.scene import Picture, Scene
from bot.render.theme import RGB

KEPT: Final = 256
"""How many finished files are kept; about 20 MB."""
THREADS: Final = 2
WAITING: Final = 64
"""How many scenes may wait for a thread; the last of them about two seconds."""

_Flights: TypeAlias = dict[Hashable, asyncio.Future[Picture]]

_pool: Final = ThreadPoolExecutor(THREADS, thread_name_prefix="render")


class TooMany(Exception):
    """So many scenes wait to be drawn that another would wait too long."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawn scene: the image, the same in words, and the colours of the game's own."""

    image: Image.Image
    alt: str
    colours: Sequence[RGB]


class _Renderer(Protocol):
    def draw(self, scene: Scene) -> Drawn: ...

    def reveals(self, scene: Scene) -> bool: ...


class _Kept:
    """The finished files, the least recently used given up first."""

    def __init__(self) -> None:
        self._files: OrderedDict[Hashable, Picture] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> Picture | None:
        with self._lock:
            if key in self._files:
                self._files.move_to_end(key)
            return self._files.get(key)

    def put(self, key: Hashable, picture: Picture) -> None:
        with self._lock:
            self._files[key] = picture
            while len(self._files) > KEPT:
                self._files.popitem(last=False)

    def clear(self) -> None:
        with self._lock:
            self._files.clear()


_kept: Final = _Kept()
_in_flight: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, _Flights]] = WeakKeyDictionary()
"""What is being drawn or waits for it, for each event loop: there is one, except in tests."""


def draw(scene: Scene) -> Picture:
    """Draw a scene, or return the file that is kept; safe in any thread."""
    key = scene.key()
    picture = _kept.get(key)
    if picture is None:
        picture = _draw(scene)
        _kept.put(key, picture)
    return picture


async def draw_off_loop(scene: Scene) -> Picture:
    """Draw a scene in a thread, so that the event loop goes on. Raises TooMany."""
    key = scene.key()
    picture = _kept.get(key)
    if picture is not None:
        return picture
    loop = asyncio.get_running_loop()
    flights = _in_flight.setdefault(loop, {})
    if key not in flights:
        if len(flights) >= THREADS + WAITING:
            raise TooMany
        flights[key] = loop.run_in_executor(_pool, draw, scene)
        flights[key].add_done_callback(lambda _: flights.pop(key, None))
    # Shielded, since whoever gives up waiting must not take the picture from the others.
    return await asyncio.shield(flights[key])


def forget() -> None:
    """Give up all finished files; sprites stay."""
    _kept.clear()


def reveals(scene: Scene) -> bool:
    """Whether something was revealed since the viewer's look that is worth a picture of its own."""
    return _renderer(scene).reveals(scene)


def _renderer(scene: Scene) -> _Renderer:
    return cast(_Renderer, import_module(f"bot.render.{scene.game}"))


def _draw(scene: Scene) -> Picture:
    drawn = _renderer(scene).draw(scene)
    name = f"{scene.game}-{scene.kind}.png"
    return Picture(encode(drawn.image, drawn.colours, scene.light), drawn.alt, name)
