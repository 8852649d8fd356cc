"""The longest standstill of the event loop."""

import asyncio
from contextvars import Context
from threading import Event, Thread
from time import perf_counter
from typing import Final

BEAT: Final = 0.005


class Pulse:
    """A thread that hands the event loop something every few milliseconds, as Discord would.

    `longest` is the longest time, in seconds, that the loop kept it waiting.
    """

    def __init__(self) -> None:
        self.longest = 0.0
        self._loop = asyncio.get_running_loop()
        self._over = Event()
        self._thread = Thread(target=self._run, daemon=True)

    def __enter__(self) -> "Pulse":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        # The thread waits for this loop no longer than a beat, and must not outlive it.
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._over.wait(BEAT):
            taken, start = Event(), perf_counter()
            # In a context of its own, because the simulation keeps its own time in the bot's.
            self._loop.call_soon_threadsafe(taken.set, context=Context())
            while not (taken.wait(BEAT) or self._over.is_set()):
                pass
            self.longest = max(self.longest, perf_counter() - start)
