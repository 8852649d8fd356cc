"""Retrying what has failed: how long to wait, and when to give up."""

from collections.abc import Collection, Hashable
from datetime import datetime, timedelta
from typing import Final, Generic, NamedTuple, TypeVar

from bot.engine.clock import Clock
from bot.logs import error_id

K = TypeVar("K", bound=Hashable)

FIRST_DELAY: Final = timedelta(seconds=5)
LONGEST_DELAY: Final = timedelta(hours=1)
_DOUBLINGS: Final = 10
"""The longest delay is reached by then; about thirty doublings more overflow a `timedelta`."""


def delay(attempts: int) -> timedelta:
    """Return the wait after a failure that followed `attempts` others."""
    return min(FIRST_DELAY * 2 ** min(attempts, _DOUBLINGS), LONGEST_DELAY)


class Failure(NamedTuple):
    """A failure: its count and error id; without `next_try` it was given up.

    `counted`: how many of the attempts count towards giving up.
    """

    error_id: str
    attempts: int
    counted: int
    next_try: datetime | None


class Failures(Generic[K]):
    """Failures so far, with the time of the next try. Kept in memory only."""

    def __init__(self, clock: Clock, tries: int | None = None) -> None:
        """`tries`: how many failures until something is given up; None for never."""
        self._clock = clock
        self._tries = tries
        self._found: dict[K, Failure] = {}

    def __contains__(self, what: K) -> bool:
        return what in self._found

    def __len__(self) -> int:
        return len(self._found)

    def note(self, what: K, *, passing: bool = False) -> Failure:
        """Note that this has failed (again); the error id stays that of the first time.

        A `passing` failure does not count towards giving up.
        """
        before = self._found.get(what) or Failure(error_id(), 0, 0, None)
        counted = before.counted + (not passing)
        given_up = not passing and self._tries is not None and counted >= self._tries
        next_try = None if given_up else self._clock.now() + delay(before.attempts)
        failure = Failure(before.error_id, before.attempts + 1, counted, next_try)
        self._found[what] = failure
        return failure

    def forget(self, what: K) -> None:
        """Note that this has not failed, or no longer matters."""
        self._found.pop(what, None)

    def keep(self, known: Collection[K]) -> None:
        """Forget all but these."""
        self._found = {what: each for what, each in self._found.items() if what in known}

    def given_up(self, what: K) -> str | None:
        """Return the error id under which this was given up; None if it was not."""
        found = self._found.get(what)
        return found.error_id if found is not None and found.next_try is None else None

    def due(self) -> list[K]:
        """Return the keys that are due for another try."""
        now, found = self._clock.now(), self._found
        return [what for what, (*_, at) in found.items() if at is not None and at <= now]

    def resting(self) -> set[K]:
        """Return the keys that wait for a later try."""
        now, found = self._clock.now(), self._found
        return {what for what, (*_, at) in found.items() if at is not None and at > now}

    def next_try(self) -> datetime | None:
        """Return when the next retry is due; None if there is none."""
        times = [each.next_try for each in self._found.values() if each.next_try is not None]
        return min(times, default=None)
