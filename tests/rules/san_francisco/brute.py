"""The majority by brute force: the rule itself, without any sum (RULES.md 6.1).

The stick on a street is a seat's, FREE, or WHITE.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

NOBODY: Final = -1
FREE: Final = -2
WHITE: Final = -3


def majority(kind: str, lies: Sequence[int], seats: int) -> int:
    """Return the seat with the majority in a district with these streets, or NOBODY.

    lies    the stick on each of its four streets
    """
    if kind == "park":
        return NOBODY
    if kind in ("city_hall", "bank"):
        owners = {stick for stick in lies if stick != WHITE}
        return owners.pop() if len(owners) == 1 and not owners & {FREE} else NOBODY
    return _in_an_ordinary_district(tuple(lies), seats)


@cache
def _in_an_ordinary_district(lies: tuple[int, ...], seats: int) -> int:
    ahead = [seat for seat in range(seats) if _stays_ahead(seat, lies, seats)]
    assert len(ahead) <= 1
    return ahead[0] if ahead else NOBODY


def _stays_ahead(seat: int, lies: tuple[int, ...], seats: int) -> bool:
    """Whether no one else draws level, whatever sticks the others place on the free streets."""
    others = [other for other in range(seats) if other != seat]
    choices = [[FREE, *others] if stick == FREE else [stick] for stick in lies]
    return all(
        full.count(seat) > full.count(other) for full in product(*choices) for other in others
    )
