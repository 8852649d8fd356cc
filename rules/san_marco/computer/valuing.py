"""The worth of things to a seat, in prestige, judged from its view.

A row is the nobles of all seats in a district. Its worth is its points in each possible scoring to
come; because rows change until then, the rows one noble away count, too. All beliefs are in
`beliefs.py`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from rules.adding import added
from rules.event import Seat
from rules.san_marco.components import (
    DISTRICTS,
    NEIGHBOURS,
    NOWHERE,
    OUT_AT,
    PASSAGES,
    Bridge,
    District,
    Worth,
)
from rules.san_marco.computer.beliefs import NUMBERS
from rules.san_marco.computer.quick_view import Seen
from rules.san_marco.scoring import points_of

Row: TypeAlias = tuple[int, ...]

CACHED: Final = 1 << 12
"""The number of cached rows, a megabyte: they come up again and again, mostly within a game."""
BOARDS: Final = 1 << 8
"""The number of cached boards: they come up again within a search."""


# --- rows ------------------------------------------------------------------------------------


@lru_cache(CACHED)
def prospects(row: Row, worth: Worth) -> tuple[float, ...]:
    """Return the worth of a row to each seat for one future scoring."""
    near = [points_of(other, worth) for other in _near(row)]
    firm, loose = NUMBERS.firm, (1 - NUMBERS.firm) / len(near)
    return tuple(
        [
            firm * now + loose * added(others)
            for now, *others in zip(points_of(row, worth), *near, strict=True)
        ]
    )


def _near(row: Row) -> list[Row]:
    """Return the rows in which one seat has one noble more or less."""
    return [
        changed(row, seat, step)
        for seat in range(len(row))
        for step in (-1, 1)
        if row[seat] + step >= 0
    ]


def changed(row: Row, seat: Seat, step: int) -> Row:
    """Return a row in which a seat has this many more nobles."""
    return (*row[:seat], row[seat] + step, *row[seat + 1 :])


@lru_cache(CACHED)
def merit(row: Row, worth: Worth, seat: Seat) -> float:
    """Return the worth of a row to a seat beyond its worth to the others."""
    return beyond(prospects(row, worth), seat)


@lru_cache(CACHED)
def scored(row: Row, worth: Worth, seat: Seat) -> float:
    """Return a seat's points from a row that is scored now, beyond those of the others."""
    return beyond(points_of(row, worth), seat)


def beyond(points: Sequence[float], seat: Seat) -> float:
    """Return the points of a seat less those of the others, weighted by envy."""
    own = points[seat]
    return own - NUMBERS.envy * (added(points) - own) / (len(points) - 1)


# --- a position ------------------------------------------------------------------------------


class _Pace(NamedTuple):
    """The course of games of greedy, for one number of seats.

    scorings   the doge's scorings in a passage
    limit      the mean limit points of a seat when a passage ends
    """

    scorings: float
    limit: float


PACE: Final = {3: _Pace(3.7, 10.5), 4: _Pace(5.4, 10.7)}


def scorings_to_come(view: Seen) -> float:
    """Guess the doge's scorings to come: equally many in all passages to come."""
    pace = PACE[len(view.houses)]
    reached = sum([house.limit for house in view.houses]) / len(view.houses)
    if view.step == "fewest":
        reached = pace.limit
    left = max(0.0, 1 - reached / pace.limit)
    return pace.scorings * (PASSAGES - max(1, view.passage) + left)


class Outlook(NamedTuple):
    """A position as greedy weighs it. Equal ones are equal keys of caches: a search meets many.

    weights   by district: its possible scorings to come
    left      the doge's possible scorings to come, anywhere
    points    the prestige of each seat, with what the board promises
    """

    rows: tuple[Row, ...]
    worth: tuple[Worth, ...]
    weights: tuple[float, ...]
    left: float
    bridges: tuple[Bridge, ...]
    doge: District
    prestige: tuple[int, ...]
    points: tuple[float, ...]

    def with_row(self, district: District, row: Row) -> "Outlook":
        """Return the position after the row of a district has changed."""
        return self._replace(rows=(*self.rows[:district], row, *self.rows[district + 1 :]))


def outlook(view: Seen) -> Outlook:
    """Weigh a position."""
    left = NUMBERS.visits * scorings_to_come(view)
    prestige = tuple([house.prestige for house in view.houses])
    promised = _promised(view.nobles, view.worth)
    return Outlook(
        rows=view.nobles,
        worth=view.worth,
        weights=_weights(view.doge, left),
        left=left,
        bridges=view.bridges,
        doge=view.doge,
        prestige=prestige,
        points=tuple([had + more for had, more in zip(prestige, promised, strict=True)]),
    )


@lru_cache(BOARDS)
def _promised(rows: tuple[Row, ...], worths: tuple[Worth, ...]) -> tuple[float, ...]:
    """Return the worth of the whole board to each seat if every district is scored once."""
    return tuple([added(more) for more in zip(*map(prospects, rows, worths), strict=True)])


@lru_cache(BOARDS)
def _weights(doge: District, left: float) -> tuple[float, ...]:
    """Return each district's possible scorings to come: once at the end, and by the doge."""
    if doge == NOWHERE:
        shares = [1.0 for _ in DISTRICTS]
    else:
        shares = [NUMBERS.far for _ in DISTRICTS]
        shares[doge] = NUMBERS.at_doge
        for district in NEIGHBOURS[doge]:
            shares[district] = NUMBERS.by_doge
    return tuple([NUMBERS.final + left * share / added(shares) for share in shares])


# --- limit points ----------------------------------------------------------------------------


def burden(had: int, more: int, *, last: bool) -> float:
    """Return the cost of this many more limit points; `last` is the last round of the passage."""
    return _burden(had + more, last) - _burden(had, last)


def _burden(limit: int, last: bool) -> float:
    cost = NUMBERS.point * min(limit, NUMBERS.highest)
    if limit >= OUT_AT:
        cost = NUMBERS.point * (NUMBERS.highest + NUMBERS.out * (limit - OUT_AT))
    if not last and limit > NUMBERS.danger:
        near = (limit - NUMBERS.danger) / (OUT_AT - NUMBERS.danger) if limit < OUT_AT else 1.0
        cost += NUMBERS.missed * near * near
    return cost
