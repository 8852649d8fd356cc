"""Drawing outside the event loop: two processes, a short queue, and a cache of files.

A picture takes about 10 ms of Python, which threads could only spend in turn. So two processes
draw. They are spawned and get only scenes: a scene of about 4 kB goes in, and a `Picture` comes
back with its cost. Neither the database nor any other part of the bot is in them. They start with
the bot and end with it, however it ends.

If one dies, both are replaced, and their work is repeated once. Finished files are kept by scene. A
request for a scene that is already being drawn waits for that one; if 64 are waiting, the answer
comes at once, with a sentence in place of the picture. So a click never waits long for other
people's pictures.
"""

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from types import TracebackType
from typing import Final, Self, TypeVar

import structlog

from bot.process.processes import SPAWN, end_with_parent, starting
from bot.reckoning import measured, spent
from bot.render.drawing import draw, renderer_of
from bot.render.scene import Picture, Scene

PROCESSES: Final = 2
WAITING: Final = 64
"""The most scenes that may wait for a process; the last of them waits less than a second."""
KEPT: Final = 16_000_000
"""The bytes of finished files that are kept: about 200 files."""
_NICE: Final = 5
"""On a busy machine the bot goes first, because it has three seconds to answer a click."""

T = TypeVar("T")

_log = structlog.get_logger(__name__)


class TooMany(Exception):
    """The queue of scenes is so long that another one would wait too long."""


class DrawingPool:
    """Draws scenes in processes that it starts at once; its owner has to close it.

    The processes import the pictures of `games`, by key, before the first request. A file that is
    kept is returned without a process; one that is being drawn is shared by all who ask for it. If
    a process dies, all are replaced, and their work is repeated once. Raises NoProcesses.
    """

    def __init__(self, games: Iterable[str]) -> None:
        self._games = tuple(games)
        self._processes = _started(self._games)
        self._flights: dict[Hashable, asyncio.Task[Picture]] = {}
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._weight = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def draw(self, scene: Scene) -> Picture:
        """Draw a scene, or return the file that is kept, while the event loop goes on.

        Raises TooMany, all that the drawing raises, and BrokenProcessPool if processes die twice.
        """
        key = scene.key()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._flights:
            if len(self._flights) >= PROCESSES + WAITING:
                raise TooMany
            self._flights[key] = asyncio.create_task(self._draw_and_keep(key, scene))
            self._flights[key].add_done_callback(lambda _: self._flights.pop(key))
        # Shielded, since a caller who gives up waiting must not cancel the picture for the others.
        return await asyncio.shield(self._flights[key])

    @property
    def busy(self) -> int:
        """The number of scenes that are being drawn or wait for a process."""
        return len(self._flights)

    async def ping(self) -> None:
        """Wait until a process answers; dead ones are replaced first.

        Raises NoProcesses, and BrokenProcessPool if those die as well.
        """
        await self._run(os.getpid)

    async def close(self) -> None:
        """Finish what is being drawn, then end the processes."""
        await asyncio.gather(*self._flights.values(), return_exceptions=True)
        await asyncio.to_thread(self._processes.shutdown)

    async def _draw_and_keep(self, key: Hashable, scene: Scene) -> Picture:
        picture, seconds = await self._run(partial(measured, draw), scene)
        spent(seconds)
        self._kept[key] = picture
        self._weight += len(picture.data)
        while self._weight > KEPT:
            _, oldest = self._kept.popitem(last=False)
            self._weight -= len(oldest.data)
        return picture

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        """Have a process work, or another one if it dies."""
        loop, processes = asyncio.get_running_loop(), self._processes
        try:
            return await loop.run_in_executor(processes, work, *args)
        except BrokenProcessPool:
            if self._processes is processes:  # else they were already replaced
                _log.warning("drawing.restarted")  # a process died
                self._processes = _started(self._games)
            return await loop.run_in_executor(self._processes, work, *args)


def check_processes() -> None:
    """Find out whether drawing in processes is possible here. Raises NoProcesses."""
    with starting():
        _pool(()).shutdown()


def begin(games: Sequence[str]) -> None:
    """Make a new process ready for games, by key, before the first request."""
    end_with_parent()
    os.nice(_NICE)
    for key in games:
        renderer_of(key)


def _started(games: Sequence[str]) -> ProcessPoolExecutor:
    with starting():
        pool = _pool(games)
        for _ in range(PROCESSES):
            pool.submit(os.getpid)  # any work will do: it makes a process start
        return pool


def _pool(games: Sequence[str]) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(PROCESSES, SPAWN, begin, (games,))
