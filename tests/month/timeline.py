"""Virtual time: events in their order, and a clock that jumps from one to the next."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from heapq import heappop, heappush
from itertools import count
from typing import Final, TypeAlias

Event: TypeAlias = Callable[[], Awaitable[None]]

RESOLUTION: Final = timedelta.resolution
SECOND: Final = timedelta(seconds=1)
MINUTE: Final = timedelta(minutes=1)
HOUR: Final = timedelta(hours=1)
DAY: Final = timedelta(days=1)


class Timeline:
    """The clock of everything: it stands still during an event."""

    def __init__(self, start: datetime) -> None:
        self.time = start
        self._events: list[tuple[datetime, bool, int, Event]] = []
        self._numbers = count()

    def now(self) -> datetime:
        return self.time

    def at(self, when: datetime, event: Event, *, first: bool = False) -> None:
        """Schedule an event for this time, or now if that is over; `first`: before all others."""
        heappush(self._events, (max(when, self.time), not first, next(self._numbers), event))

    def next(self) -> Event:
        """Jump to the next event."""
        self.time, _, _, event = heappop(self._events)
        return event

    @property
    def next_time(self) -> datetime:
        """The time of the next event."""
        return self._events[0][0] if self._events else datetime.max.replace(tzinfo=UTC)


class Alarm:
    """The counterpart of `bot.notify.alarm` on the virtual clock: it rings for the earliest time
    that it was set to, once, and forgets the others. Nothing else ever wakes the host.
    """

    def __init__(self, timeline: Timeline, ring: Event) -> None:
        self._timeline = timeline
        self._ring = ring
        self._due: datetime | None = None

    def set(self, when: datetime) -> None:
        """Ring at that time, or within the second after it; at once is a second from now.

        All happens in whole seconds here, in which the book reckons. Plans answer in between.
        """
        when = max(when + SECOND - RESOLUTION, self._timeline.now() + SECOND)
        when = when.replace(microsecond=0)
        if self._due is None or when < self._due:
            self._due = when
            self._timeline.at(when, lambda: self._rings(when), first=True)

    def off(self) -> None:
        """Never ring again: the process has ended."""
        self._due = datetime.min.replace(tzinfo=UTC)

    async def _rings(self, when: datetime) -> None:
        if self._due == when:
            self._due = None
            await self._ring()
