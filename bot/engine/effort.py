"""Costly work besides playing: replays, animations, charts, reviews, hints, imports, exports, logs
and profiles.

Such work is charged in measured seconds of processor time (`bot/reckoning.py`). A person who has
used `BUDGET` of them is refused until enough time has passed. Each person has one thing done at a
time, and only a few things are done at once for all. The others wait, and those who have used least
come first, so heavy users never block light ones. A person who waits longer than a moment is told
how many are ahead. If too many are ahead, the request is refused before anything is done. Clicks
that play never wait for any of this.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from heapq import heappop, heappush
from itertools import count
from typing import Final, TypeAlias

import structlog

from bot import metrics
from bot.engine.clock import Clock
from bot.engine.errors import TooMuch, countdown
from bot.reckoning import billed

BUDGET: Final = 60.0
"""The seconds of processor time that a person may use before they are refused."""
REST: Final = 600.0
"""The seconds until the whole budget is available again; half of it, after half the time."""
MOMENT: Final = 1.0
"""The seconds after which a waiting person is told how many are ahead."""

Tell: TypeAlias = Callable[[int], Awaitable[None]]
"""Is called with how many people are ahead."""
_Waiting: TypeAlias = tuple[float, int, asyncio.Future[None]]
"""A person's used budget at their arrival, its time, and their turn."""

_log = structlog.get_logger(__name__)


async def tell_nobody(_: int) -> None:
    """Tell no one."""


class Queue:
    """The people waiting for work of one length; the person who had used least goes first."""

    def __init__(self, at_once: int, longest: int) -> None:
        """Let this many work at once, and refuse people with more than `longest` ahead."""
        self._at_once = at_once
        self._longest = longest
        self._working = 0
        self._waiting: list[_Waiting] = []
        self._numbers = count()

    async def come(self, used: float, tell: Tell) -> None:
        """Wait for a turn, which `leave` ends. Raises TooMuch."""
        if self._working < self._at_once:
            self._working += 1
            return
        ahead = self._working + sum(
            before <= used and not turn.done() for before, _, turn in self._waiting
        )
        if ahead > self._longest:
            raise TooMuch("effort_crowded")
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (used, next(self._numbers), turn))
        try:
            await _patiently(turn, ahead, tell)
        except BaseException:
            if not turn.cancel():  # the turn had come
                self.leave()
            raise

    def leave(self) -> None:
        """Pass the turn on."""
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._working -= 1


async def _patiently(turn: asyncio.Future[None], ahead: int, tell: Tell) -> None:
    """Wait for a turn. If it takes more than a moment, tell how many are ahead.

    If that message is still under way when the turn comes, it is dropped: it would delay the
    others, or replace the result.
    """
    done, _ = await asyncio.wait({turn}, timeout=MOMENT)
    if done:
        return
    async with asyncio.TaskGroup() as group:
        telling = group.create_task(_told(ahead, tell))
        await asyncio.wait({turn})
        telling.cancel()


async def _told(ahead: int, tell: Tell) -> None:
    try:
        await tell(ahead)
    except Exception as error:  # noqa: BLE001 - whatever it is, the turn is not lost
        _log.warning("effort.not_told", exc_info=error)


class Effort:
    """Everyone's use of processor time, and the queues for it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._used: dict[int, tuple[float, float]] = {}
        """For each person, how much they had used up, and at what time."""
        self._busy: set[int] = set()
        self._quick = Queue(at_once=2, longest=24)
        self._long = Queue(at_once=1, longest=8)

    @asynccontextmanager
    async def turn(
        self, user_id: int, tell: Tell = tell_nobody, *, long: bool = False
    ) -> AsyncGenerator[None]:
        """Run a person's work in this context, as soon as it is their turn. Raises TooMuch.

        `long`: it takes seconds, not a tenth of a second or so.
        """
        queue = self._long if long else self._quick
        if user_id in self._busy:
            raise TooMuch("effort_busy")
        used = self._used_by(user_id)
        if used >= BUDGET:
            rest = timedelta(seconds=(used - BUDGET) * REST / BUDGET)
            raise TooMuch("effort_spent", when=countdown(self._clock.now() + rest))
        self._busy.add(user_id)
        try:
            await queue.come(used, tell)
            with billed() as bill:
                try:
                    yield
                finally:
                    queue.leave()
                    self._charge(user_id, bill.seconds)
        finally:
            self._busy.discard(user_id)

    def _used_by(self, user_id: int) -> float:
        """Return the part of their budget that a person has used and not yet regained."""
        used, at = self._used.get(user_id, (0.0, 0.0))
        passed = max(0.0, self._now() - at)  # a clock may be put back
        return max(0.0, used - passed * BUDGET / REST)

    def _charge(self, user_id: int, seconds: float) -> None:
        metrics.EFFORT.inc(seconds)
        self._used[user_id] = self._used_by(user_id) + seconds, self._now()
        for other in [other for other in self._used if not self._used_by(other)]:
            del self._used[other]

    def _now(self) -> float:
        return self._clock.now().timestamp()
