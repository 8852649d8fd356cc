"""Python's garbage collector, kept from stalling the bot.

A full collection visits every object and stops the event loop meanwhile: for more than 100 ms with
all libraries, and for tens of milliseconds without them.
"""

import asyncio
import gc
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final

EVERY: Final = 60.0
"""Seconds between two full collections."""

SOON: Final = 1.0
"""Seconds until the next check for an idle moment."""

LATEST: Final = 300.0
"""Seconds without an idle moment after which it runs anyway: garbage must not pile up."""

UNASKED: Final = 30
"""The number of smaller collections after which a full one may come at any moment.

A click leaves about 50 objects, 40 kB in all, that only a full one finds. This number is reached
after 4,000 to 5,000 clicks, whose garbage takes less than 200 MB.
"""


@contextmanager
def loading() -> Generator[None]:
    """Load libraries without it: hardly any of their objects are garbage.

    Searching for some takes a fifth of the bot's loading time.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def spare_what_stays() -> None:
    """Hide all objects loaded so far from it: they live as long as the process.

    Call this once, before the work begins, and have `collect_in_quiet` do the rest: full
    collections hardly ever come by themselves then.
    """
    gc.collect()
    gc.freeze()
    youngest, younger, _ = gc.get_threshold()
    gc.set_threshold(youngest, younger, UNASKED)


async def collect_in_quiet(at_work: Callable[[], bool]) -> None:
    """Run full collections at moments when nothing is `at_work`, forever.

    If something always is, they come late, at any moment; the same after very many clicks.
    """
    wait, waited = EVERY, 0.0
    while True:
        await asyncio.sleep(wait)
        if at_work() and waited < LATEST:
            wait, waited = SOON, waited + SOON
            continue
        gc.collect()
        wait, waited = EVERY, 0.0
