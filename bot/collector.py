"""Python's garbage collector, kept from stopping everybody.

A full collection looks at every object and stops the event loop meanwhile: for more than a tenth of
a second where all libraries are among them, still tens of milliseconds where they are not.
"""

import asyncio
import gc
from collections.abc import Callable
from typing import Final

EVERY: Final = 60.0
"""Seconds between two full collections."""

SOON: Final = 1.0
"""Seconds until the next look for a moment at which nobody waits."""

LATEST: Final = 300.0
"""Seconds of looking in vain after which it is done all the same: garbage must not pile up."""

UNASKED: Final = 30
"""How many smaller collections there may be before a full one comes at whatever moment.

A click leaves some fifty objects that only a full one finds, and 40 kB with them: so many come with
four or five thousand clicks, whose garbage takes less than 200 MB.
"""


def spare_what_stays() -> None:
    """Take what has been loaded so far out of its sight: all that lives as long as the process.

    Call it once, before the work begins, and have `collect_in_quiet` do the rest: full collections
    come hardly ever by themselves then.
    """
    gc.collect()
    gc.freeze()
    youngest, younger, _ = gc.get_threshold()
    gc.set_threshold(youngest, younger, UNASKED)


async def collect_in_quiet(at_work: Callable[[], bool]) -> None:
    """Run full collections at moments at which nobody is `at_work`, for ever.

    Where somebody always is, they come late, at whatever moment; so do they after very many clicks.
    """
    wait, waited = EVERY, 0.0
    while True:
        await asyncio.sleep(wait)
        if at_work() and waited < LATEST:
            wait, waited = SOON, waited + SOON
            continue
        gc.collect()
        wait, waited = EVERY, 0.0
