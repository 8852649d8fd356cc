"""Up and down: how the divisions of a league's next season follow from those of the last.

At each border between divisions two people go down and two up, or one if either division is small.
A new division first has who stayed, in their final order, then who came down, then who came up. All
divisions in a row, without those who leave and with newcomers at the end, are cut by the new sizes.
So a gap moves others up; it never spares anyone who has to go down.
"""

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from bot.service.leagues.schedule import divided

Move: TypeAlias = Literal["up", "down", "stay"]

_MOVING: Final = 2
_SMALL: Final = 5
"""Between divisions of which one has fewer people, only one goes up and one down."""


def moves(divisions: Sequence[Sequence[int]]) -> dict[int, Move]:
    """Return each person's move, from divisions in final order, the top one first.

    Each has at least three people (`schedule.sizes`).
    """
    found: dict[int, Move] = {each: "stay" for division in divisions for each in division}
    for upper, lower in pairwise(divisions):
        count = 1 if min(len(upper), len(lower)) < _SMALL else _MOVING
        found |= dict.fromkeys(upper[-count:], "down")
        found |= dict.fromkeys(lower[:count], "up")
    return found


def next_season(
    divisions: Sequence[Sequence[int]],
    newcomers: Sequence[int],
    leavers: Collection[int],
    seats: int,
) -> tuple[tuple[int, ...], ...]:
    """Return the next season's divisions, from those of the last in final order.

    `newcomers`: by rating, the strongest first. No division if too few people are left.
    """
    found, padded = moves(divisions), [(), *divisions, ()]
    row = [
        each
        for upper, own, lower in zip(padded, padded[1:], padded[2:], strict=False)
        for came, move in ((own, "stay"), (upper, "down"), (lower, "up"))
        for each in came
        if found[each] == move and each not in leavers
    ]
    return divided([*row, *newcomers], seats)
