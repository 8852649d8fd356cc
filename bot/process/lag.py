"""The lag of the event loop: every click waits for it.

The lag is a metric. If the loop stands still for a second, the log says which call holds it. No
call should: the rules take 20 ms at most (docs/contract.md), and longer work runs in other
processes. Only another thread can detect a standstill, and does so while it lasts, so a call that
never ends is named, too.
"""

import asyncio
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from threading import Event, Thread, get_ident
from types import FrameType
from typing import Final

import structlog

from bot import metrics

EVERY: Final = 0.5
"""Seconds between two checks."""
HELD: Final = 1.0
"""Seconds for which the loop stands still until the log says why."""

_OURS: Final = ("bot.", "rules.")

_log = structlog.get_logger(__name__)


async def measure() -> None:
    """Count, for as long as the loop runs, how much later than due it wakes."""
    loop = asyncio.get_running_loop()
    with _watched(loop):
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            metrics.LOOP_LAG.observe(loop.time() - due)


@contextmanager
def _watched(loop: asyncio.AbstractEventLoop) -> Generator[None]:
    """Watch the running loop from another thread."""
    over = Event()
    Thread(target=_watch, args=(loop, get_ident(), over), daemon=True).start()
    try:
        yield
    finally:
        over.set()


def _watch(loop: asyncio.AbstractEventLoop, its_thread: int, over: Event) -> None:
    """Ping the loop again and again, and log its present call if it does not answer."""
    while not over.wait(EVERY):
        answered = Event()
        try:
            loop.call_soon_threadsafe(answered.set)
        except RuntimeError:  # it is closed
            return
        if not answered.wait(HELD) and not over.is_set():
            running = sys._current_frames()  # pyright: ignore[reportPrivateUsage] - documented
            _tell([*_calls(running.get(its_thread))])
        while not (answered.is_set() or over.wait(EVERY)):
            pass


def _calls(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None:
        yield frame
        frame = frame.f_back


def _tell(calls: list[FrameType]) -> None:
    """Log the call that holds the loop: our calls from the outermost on, then the innermost."""
    names = [f"{call.f_globals.get('__name__')}.{call.f_code.co_qualname}" for call in calls]
    ours = [name for name in names[1:] if name.startswith(_OURS)]
    given = [call.f_locals.get("table_id") for call in calls]
    table = next((one for one in given if isinstance(one, int)), None)
    _log.warning("loop.held", table=table, reason=" > ".join([*reversed(ours), *names[:1]]))
