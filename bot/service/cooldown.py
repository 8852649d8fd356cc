"""How often somebody may do something: so many times within a span, then a pause."""

from collections import OrderedDict
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.service.clock import Clock
from bot.service.errors import TooMuch, countdown

MOST_KEYS: Final = 10_000
"""How many people are remembered at most; beyond that the one who was quiet longest goes."""


class Cooldown:
    """Remembers when each person did something, for as long as that counts."""

    def __init__(self, clock: Clock, code: str, most: int, span: timedelta) -> None:
        """Refuse with `code` what comes more than `most` times within `span`."""
        self._clock = clock
        self._code = code
        self._most = most
        self._span = span
        self._times: OrderedDict[int, list[float]] = OrderedDict()

    def take(self, user_id: int) -> None:
        """Count one more time. Raises TooMuch, which says when there will be room again."""
        now = self._clock.now().timestamp()
        span = self._span.total_seconds()
        times = [time for time in self._times.get(user_id, ()) if time > now - span]
        if len(times) >= self._most:
            raise TooMuch(self._code, when=countdown(datetime.fromtimestamp(times[0] + span, UTC)))
        self._times.pop(user_id, None)
        self._forget(now)
        self._times[user_id] = [*times, now]

    def __len__(self) -> int:
        return len(self._times)

    def _forget(self, now: float) -> None:
        """Give up who was quiet for the whole span, and who is too many."""
        oldest = now - self._span.total_seconds()
        while self._times:
            user_id, times = next(iter(self._times.items()))
            if times[-1] > oldest and len(self._times) < MOST_KEYS:
                return
            del self._times[user_id]
