"""What differs after two answers: the reason that a hint gives for one of them.

A chance of winning gives no reason. So a game names a few things that its players can count
(`rules.insight.Measures`), and after each answer they are counted twice in each common world: at
the end of the round, and where the playout stops. What differs by more than chance explains is
told: the most that speaks for an answer, and the most that speaks against it. As all worlds are
imagined ones, nothing hidden is told.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from rules.event import Seat
from rules.insight import Measures
from rules.opponents.race import lead

LEAST: Final = 0.25
"""The least difference that is told, and the least that it must weigh beside one point."""

RIVALS: Final = 0.5
"""What a point less for all rivals weighs beside one's own point: that is easier to understand."""
WORLDS: Final = 8
"""The fewest worlds that show a difference."""

Counted: TypeAlias = Sequence[float]
"""What was counted in one position: all things of the asker, then the points of each rival."""
Moments: TypeAlias = Sequence[Counted]
"""What was counted at the end of each round, until the playout stopped."""


class Difference(NamedTuple):
    """So much more of a thing after one answer than after another; below 0: less.

    seat   the rival who has it, or None: the asker
    exact  whether it is the same in all worlds
    """

    thing: str
    amount: float
    seat: Seat | None
    exact: bool


class Sides(NamedTuple):
    """What speaks most for an answer beside another one, and what most against it."""

    gain: Difference | None = None
    price: Difference | None = None


class Contrast(NamedTuple):
    """How an answer differs from another: at the end of the round, and where playouts stop."""

    now: Sides = Sides()
    later: Sides = Sides()


def counted(rows: Sequence[Counted], seat: Seat) -> Counted:
    """Return all things of a seat, and the points of its rivals."""
    return [*rows[seat], *[row[0] for other, row in enumerate(rows) if other != seat]]


def contrast(
    measures: Measures[Any], seat: Seat, one: Sequence[Moments], other: Sequence[Moments]
) -> Contrast:
    """Compare what was counted after two answers, world by world."""
    sides: list[Sides] = []
    for at in (0, -1):
        found = [*_clear(measures, seat, [each[at] for each in one], [each[at] for each in other])]
        sides.append(Sides(_most(found, 1), _most(found, -1)))
    return Contrast(*sides)


def _most(found: Sequence[tuple[float, Difference]], sign: int) -> Difference | None:
    """Return the difference that weighs most for an answer (1), or against it (-1)."""
    worth, most = max(found, key=lambda each: sign * each[0], default=(0.0, None))
    return most if sign * worth > 0 else None


def _clear(
    measures: Measures[Any], seat: Seat, one: Sequence[Counted], other: Sequence[Counted]
) -> Iterator[tuple[float, Difference]]:
    """Yield the differences that chance does not explain, each with what it weighs in points."""
    if len(one) < WORLDS:
        return
    points, worth = next(iter(measures.worth.items()))
    things: list[tuple[str, float, Seat | None]] = [
        (thing, weight, None) for thing, weight in measures.worth.items()
    ]
    rivals = len(one[0]) - len(things)
    seats = [at for at in range(rivals + 1) if at != seat]
    things += [(points, -RIVALS * worth / rivals, at) for at in seats]
    for at, (thing, weight, owner) in enumerate(things):
        ahead = lead([each[at] for each in one], [each[at] for each in other])
        amount = ahead.mean
        if ahead.is_sure and min(abs(amount), abs(weight * amount)) >= LEAST:
            yield weight * amount, Difference(thing, amount, owner, exact=ahead.error == 0)
