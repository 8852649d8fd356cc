"""The tables searched for leaks: of each game those with the fewest and the most seats.

Sizes in between hide things in the same way; the soak checks them, too.
"""

from typing import Final

import pytest

from tests.contract.walks import tables
from tests.games import GAMES


def _between(key: str, seats: int) -> bool:
    return min(GAMES[key].seats) < seats < max(GAMES[key].seats)


TABLES: Final = [
    pytest.param(
        key,
        seats,
        id=f"{key}-{seats}",
        marks=[pytest.mark.soak] if _between(key, seats) else [],
    )
    for key, seats in tables(GAMES)
]
