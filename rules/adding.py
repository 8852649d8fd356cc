"""Adding figures that decide a choice, such as a player's estimate of a place.

Since Python 3.12 `sum` compensates rounding errors. So two options of the same worth would differ
by that little, and computers would choose differently than on 3.11. Counts and points are whole
numbers, which `sum` adds.
"""

from collections.abc import Iterable
from functools import reduce
from operator import add


def added(figures: Iterable[float]) -> float:
    """Add figures one after the other, with the same result on every Python."""
    return reduce(add, figures, 0.0)
