"""How late the event loop is: everybody who clicks waits for that, whatever they want."""

import asyncio
from typing import Final

from bot import metrics

EVERY: Final = 0.5
"""Seconds between two looks."""


async def measure() -> None:
    """Count, for as long as the loop runs, how much later than wanted it comes back."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        metrics.LOOP_LAG.observe(loop.time() - due)
