"""One timer for everything that is due later: it waits for the earliest, rings once, and ends.

It sleeps by the event loop's clock, which cannot be set. The timer of discord.py (`tasks.loop`)
uses the machine's clock, and is late after that is set back.
"""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.engine.clock import Clock

SHORTEST_WAIT: Final = 0.5

LONGEST_WAIT: Final = 15 * 60.0
"""The alarm sleeps by another clock than the one that due times follow, which may be set."""


class Alarm:
    """Rings at the earliest of the times that it was set to since it last rang.

    Its listener sets it again for what is not yet due; so it may ring early, but never late.
    """

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: datetime | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def late(self) -> timedelta:
        """The time since it should have rung."""
        late = timedelta() if self._due is None else self._clock.now() - self._due
        return max(late, timedelta())

    def set(self, when: datetime) -> None:
        """Ring at that time at the latest."""
        if self._due is not None and self._due <= when:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._due = when
        wait = (when - self._clock.now()).total_seconds()
        seconds = min(max(wait, SHORTEST_WAIT), LONGEST_WAIT)
        self._timer = asyncio.get_running_loop().call_later(seconds, self.fire)

    def fire(self) -> None:
        """Ring: its time is over."""
        self._due = self._timer = None
        self._ring()
