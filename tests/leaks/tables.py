"""The tables at which leaks are looked for: of each game those with the fewest and the most seats.

Between them nothing is hidden otherwise; the soak looks there, too.
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
