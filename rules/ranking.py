"""Ranks with ties, the outcome of a game that ranks by points, and its winners."""

from collections.abc import Sequence
from typing import Any

from rules.event import Seat
from rules.game import Line, Outcome, TieBreak


def ranked(merits: Sequence[Any]) -> tuple[int, ...]:
    """Return the rank of each merit, from 1: larger ones first, equal ones share a rank."""
    return tuple([1 + sum(other > own for other in merits) for own in merits])


def by_points(
    reason: str,
    breakdown: Sequence[tuple[Line, ...]],
    tiebreak: Sequence[TieBreak] = (),
    last: Sequence[Seat] = (),
) -> Outcome:
    """Return the outcome of a game that ended for this reason and is won by most points.

    Ties in points are broken by each line of `tiebreak` in turn; if all are equal, the rank is
    shared. The seats in `last` rank behind all others, whatever their points.
    """
    scores = tuple([total(lines) for lines in breakdown])
    merits = [
        (seat not in last, score, *[line.values[seat] for line in tiebreak])
        for seat, score in enumerate(scores)
    ]
    return Outcome(reason, ranked(merits), scores, tuple(breakdown), tuple(tiebreak), tuple(last))


def won(outcome: Outcome, seat: Seat) -> float:
    """Return the seat's share of the victory: all who share the first rank divide it."""
    return (outcome.ranks[seat] == 1) / outcome.ranks.count(1)


def total(lines: Sequence[Line]) -> int:
    """Add up the lines of a score."""
    return sum(line.points for line in lines)
