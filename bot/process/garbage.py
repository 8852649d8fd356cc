"""Python's garbage collector, kept from stopping the bot.

A full collection looks at every object and stops the event loop meanwhile: for more than a tenth of
a second if this includes all libraries, and for tens of milliseconds if it does not.
"""

import asyncio
import gc
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final

EVERY: Final = 60.0
"""Seconds between two full collections."""

SOON: Final = 1.0
"""Seconds until the next check whether no one is waiting."""

LATEST: Final = 300.0
"""Seconds of vain checks after which it is done anyway, as garbage must not pile up."""

UNASKED: Final = 30
"""How many smaller collections there may be before a full one comes at any moment.

A click leaves some fifty objects that only a full one finds, and 40 kB with them: this number is
reached after four or five thousand clicks, whose garbage takes less than 200 MB.
"""


@contextmanager
def loading() -> Generator[None]:
    """Load libraries without it: hardly anything of theirs is garbage.

    Looking for some takes a fifth of the time in which the bot is loaded.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def spare_what_stays() -> None:
    """Hide from it what has been loaded so far: all that lives as long as the process.

    Call this once, before the work begins, and have `collect_in_quiet` do the rest: full
    collections hardly ever come by themselves then.
    """
    gc.collect()
    gc.freeze()
    youngest, younger, _ = gc.get_threshold()
    gc.set_threshold(youngest, younger, UNASKED)


async def collect_in_quiet(at_work: Callable[[], bool]) -> None:
    """Run full collections at moments when nothing is `at_work`, forever.

    If something always is, they come late, at any moment; so they do after very many clicks.
    """
    wait, waited = EVERY, 0.0
    while True:
        await asyncio.sleep(wait)
        if at_work() and waited < LATEST:
            wait, waited = SOON, waited + SOON
            continue
        gc.collect()
        wait, waited = EVERY, 0.0
