"""One timer for everything that is due later: it waits for the earliest, rings once, and ends."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from discord.ext import tasks

from bot.service.clock import Clock

SHORTEST_WAIT: Final = 0.5

LONGEST_WAIT: Final = 15 * 60.0
"""The clock by which it sleeps is not the one that says what is due, which may be set."""


class Alarm:
    """Rings at the earliest of the times that it was set to since it last rang.

    Its listener sets it again for what is not yet due; so it may ring early, but never late.
    """

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: datetime | None = None

    @property
    def late(self) -> timedelta:
        """How long ago it should have rung."""
        late = timedelta() if self._due is None else self._clock.now() - self._due
        return max(late, timedelta())

    def set(self, when: datetime) -> None:
        """Ring at that time at the latest."""
        running = self._timer.is_running()
        if running and self._due is not None and self._due <= when:
            return
        self._due = when
        wait = (when - self._clock.now()).total_seconds()
        self._timer.change_interval(seconds=min(max(wait, SHORTEST_WAIT), LONGEST_WAIT))
        if not running:
            self._timer.start()

    @tasks.loop()
    async def _timer(self) -> None:
        # The first turn of the loop comes at once, the second when the interval is over.
        if self._timer.current_loop > 0:
            self._due = None
            self._timer.stop()
            self._ring()
