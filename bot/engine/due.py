"""Doing what is due: choices settle, plans answer, clocks run out, votes and lobbies end.

Each of these times is an indexed column of the row that it belongs to (`bot/storage/due.py`). There
is no separate list of jobs that could disagree. So nothing is lost in a restart, and a later start
finds everything that is due. Each thing is done in a transaction of its own, one after the other,
so a click meanwhile waits for one of them at most. Then the timer is set for the next. A turn that
makes something due earlier sets the timer from the seats that it has just written
(`Context.wake_for`).

A failed act is tried again after 5 seconds, then longer and longer, and delays nothing else, even
if it met a damaged page. A table that cannot be read is set aside. Only a fault of the whole
database (locked, full, read-only, gone) ends the run. The timer sleeps by a monotonic clock, so it
checks at least every quarter of an hour whether the machine's clock was set.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import Final, TypeAlias

import structlog

from bot.engine.backoff import Failures
from bot.engine.context import Context
from bot.engine.errors import ServiceError, StorageFailed
from bot.storage import due as storage
from bot.storage.due import Due, Kind
from bot.storage.faults import Unreadable

DoDue: TypeAlias = Callable[[Due], Awaitable[object]]

SLICE: Final = 50
"""The number of due things of each kind looked up at once."""

CHAIN: Final = 20
"""How often the same may be due again at once, as when a person has no time left and a plan gives
answer after answer for them.
"""

_log = structlog.get_logger(__name__)


class DueTimes:
    """Does what is due, and sets the timer for the next thing."""

    def __init__(self, context: Context, kinds: Mapping[Kind, DoDue]) -> None:
        """Do what is due by `kinds`: what is to be done for each kind."""
        self._context = context
        self._failures = Failures[Due](context.clock)
        self._kinds = kinds

    async def run(self) -> None:
        """Do all that is due, and have the results told. Raises StorageFailed."""
        done, now = Counter[Due](), self._context.clock.now()
        while found := await self._found(now):
            for due in found:
                done[due] += 1
                await self._do(due, endless=done[due] > CHAIN)
            self._context.after_commit()
            now = self._context.clock.now()
        await self._wake(now)

    async def _found(self, now: datetime) -> list[Due]:
        """Return the due work, except recent failures; forget failures that are no longer due."""
        most = SLICE + len(self._failures)
        found = await self._context.store.read(storage.due, now, most)
        resting = self._failures.resting()
        self._failures.keep(resting.union(found))
        return [due for due in found if due not in resting]

    async def _do(self, due: Due, *, endless: bool) -> None:
        """Do one thing. Its failure does not affect the others."""
        if endless:
            self._note(due, RuntimeError("it was done, and is still due"))
            return
        try:
            await self._kinds[due.kind](due)
        except ServiceError:
            return  # a person was faster, or the table is out of play; if not, it comes again
        except StorageFailed as error:
            if not error.damage:
                raise
            self._note(due, error)
        except Exception as error:  # noqa: BLE001 - whatever it is, the other tables go on
            if isinstance(error, Unreadable) and due.table_id:
                await self._context.set_aside(due.table_id, str(error))
            else:
                self._note(due, error)
        else:
            self._failures.forget(due)

    def _note(self, due: Due, error: Exception) -> None:
        failure = self._failures.note(due)
        tell = _log.error if failure.attempts == 1 else _log.warning
        number = failure.error_id
        tell("due.not_done", kind=due.kind, table=due.table_id, error=number, exc_info=error)

    async def _wake(self, now: datetime) -> None:
        """Set the timer for the next due thing. Tables that cannot be read are set aside.

        `now`: when all that was due had been found. With a later moment, what has fallen due since
        would be missed.
        """
        coming = await self._context.store.read(storage.coming, now)
        for each in coming:
            if each.at is None and each.table_id:
                await self._context.set_aside(each.table_id, "a due time cannot be read")
                await self._wake(now)
                return
        times = [each.at for each in coming if each.at is not None]
        next_try = self._failures.next_try()
        times += [] if next_try is None else [next_try]
        if times:
            self._context.wake_at(min(times))
