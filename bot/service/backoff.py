"""How long to wait before something that failed is tried again."""

from datetime import timedelta
from typing import Final

FIRST_DELAY: Final = timedelta(seconds=5)
LONGEST_DELAY: Final = timedelta(hours=1)


def delay(attempts: int) -> timedelta:
    """Return how long to wait after a failure that followed so many others."""
    return min(FIRST_DELAY * 2**attempts, LONGEST_DELAY)
