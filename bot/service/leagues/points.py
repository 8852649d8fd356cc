"""League points: what places are worth, who is absent, and the final order of a division.

Points are whole numbers, in sixtieths: then people who tie can share the places' points, up to five
of them, without a fraction. An absent person gets none and ranks last, so playing on always pays.

The order is by points, then by wins (shared ones in parts), then by the mean share of the best
score at a person's tables, then by lot. Games that two people played against each other don't
decide: whoever sat there with them could have decided for one of them.
"""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple, TypeAlias

POINT: Final = 60
"""A whole point."""
_PLACES: Final[Mapping[int, Sequence[int]]] = {
    2: (3, 1),
    3: (10, 5, 1),
    4: (10, 6, 3, 1),
    5: (10, 7, 4, 2, 1),
}

Ranks: TypeAlias = Sequence[int | None]
"""The ranks at a table, by seat; None for an absent person."""


class Played(NamedTuple):
    """A person's result at a table that counts.

    won    the part of the win: half of it for one of two who share it
    share  of the best score at the table; None if the table was judged
    """

    points: int
    won: Fraction = Fraction(0)
    share: Fraction | None = None


class Total(NamedTuple):
    """A person's season so far, as the order compares it; `share`: the mean, None without any."""

    user_id: int
    points: int
    wins: Fraction
    share: Fraction | None


def place_points(seats: int) -> tuple[int, ...]:
    """Return the points of each place at a table."""
    return tuple(POINT * each for each in _PLACES[seats])


def of_table(ranks: Ranks, seats: int) -> tuple[int, ...]:
    """Return the points of each seat. Absent people leave the lowest places, which count nothing.

    People who tie share the points of their places.
    """
    worth, present = place_points(seats), [rank for rank in ranks if rank is not None]

    def points(rank: int | None) -> int:
        if rank is None:
            return 0
        ahead, tied = sum(other < rank for other in present), present.count(rank)
        return sum(worth[ahead : ahead + tied]) // tied

    return tuple(map(points, ranks))


def of_game(ranks: Ranks, scores: Sequence[int]) -> tuple[Played, ...]:
    """Return the result of each seat at a table that was played to its end."""
    there = [seat for seat, rank in enumerate(ranks) if rank is not None]
    best = max((scores[seat] for seat in there), default=0)
    first = [seat for seat in there if ranks[seat] == min(ranks[each] or 0 for each in there)]
    return tuple(
        Played(
            points,
            Fraction(seat in first, len(first) or 1),
            _share(scores[seat], best) if seat in there else Fraction(0),
        )
        for seat, points in enumerate(of_table(ranks, len(ranks)))
    )


def ordered(
    results: Mapping[int, Sequence[Played]], lot: Sequence[int], withdrawn: Collection[int] = ()
) -> list[Total]:
    """Return a division's people in their order, the best first; who has withdrawn is last.

    `lot`: the same people in an order that chance drew, such as their numbers in the schedule.
    """
    totals = [_total(user_id, results[user_id]) for user_id in lot]
    totals.sort(key=_merit, reverse=True)  # equal ones keep the order of the lot
    return sorted(totals, key=lambda total: total.user_id in withdrawn)


def _total(user_id: int, played: Sequence[Played]) -> Total:
    shares = [each.share for each in played if each.share is not None]
    return Total(
        user_id,
        sum(each.points for each in played),
        sum((each.won for each in played), Fraction(0)),
        sum(shares, Fraction(0)) / len(shares) if shares else None,
    )


def _merit(total: Total) -> tuple[int, Fraction, Fraction]:
    return total.points, total.wins, total.share or Fraction(0)


def _share(score: int, best: int) -> Fraction:
    """Return the share of the best score, from 0 to 1, even if scores are negative."""
    return Fraction(max(score, 0), best) if best > 0 else Fraction(score == best)
