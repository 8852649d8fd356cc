"""The time, handed in from outside, so that tests can set it."""

from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """A source of the time."""

    def now(self) -> datetime:
        """Return the present moment, timezone-aware (UTC)."""
        ...


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """Return the present moment in UTC."""
        return datetime.now(UTC)
