"""Adding figures that decide, such as what a player believes a place to be worth.

Since Python 3.12 `sum` makes up for what is lost in rounding. So two options that are worth the
same would differ by as little as that, and computers would choose otherwise than over 3.11. Counts
and points are whole, and are added by `sum`.
"""

from collections.abc import Iterable
from functools import reduce
from operator import add


def added(figures: Iterable[float]) -> float:
    """Add figures one after the other, over every Python with the same result."""
    return reduce(add, figures, 0.0)
