"""What the seats have scored so far, and may end with, from what everyone sees."""

from typing import Final, NamedTuple

from rules.event import Seat
from rules.game import Line
from rules.san_marco.components import DISTRICTS, PASSAGES, District
from rules.san_marco.glance import Seen
from rules.san_marco.passages import bonuses
from rules.san_marco.scoring import lines_of, points_of
from rules.san_marco.view import SanMarcoView


class _Pace(NamedTuple):
    """How games of greedy go, for one number of seats.

    scorings   how often the doge scores in a passage
    limit      the mean limit points of a seat when a passage ends
    """

    scorings: float
    limit: float


PACE: Final = {3: _Pace(3.7, 10.5), 4: _Pace(5.4, 10.7)}

_GROWTH: Final = 1.1
"""A future visit brings more than one now, as districts fill up."""


def tally(view: SanMarcoView, seat: Seat) -> tuple[Line, ...]:
    """Score a seat so far: its points on the track (RULES.md 1.5), by where they came from."""
    if view.outcome is not None:
        return view.outcome.breakdown[seat]
    return lines_of(view.houses[seat].ledger)


def expected(view: SanMarcoView, seat: Seat) -> tuple[Line, ...]:
    """Guess the final score of a seat.

    Line `final` is the final scoring as the board stands, `bonus` includes what the passage would
    pay if it ended now. Line `doge` adds the doge's future visits. Each counts what one brings now
    on average over all districts: half of it this seat's and half the mean of all seats, because
    leads change. In games of greedy against itself the guess was off by 14 points in passage I, 11
    in passage II and 7 in passage III (mean of all seats, at the beginning of rounds).
    """
    if view.outcome is not None:
        return view.outcome.breakdown[seat]
    doge, tolls, bonus, final = view.houses[seat].ledger
    points = [doge_now(view, district) for district in DISTRICTS]
    own = sum([gained[seat] for gained in points])
    mean = sum(map(sum, points)) / len(view.houses)
    visit = _GROWTH * (own + mean) / 2 / len(DISTRICTS)
    doge += round(scorings_to_come(view) * visit)
    return lines_of((doge, tolls, bonus + bonus_now(view)[seat], final + own))


def scorings_to_come(view: Seen) -> float:
    """Guess how often the doge will yet score: equally often in all passages to come."""
    pace = PACE[len(view.houses)]
    reached = sum([house.limit for house in view.houses]) / len(view.houses)
    if view.step == "fewest":
        reached = pace.limit
    left = max(0.0, 1 - reached / pace.limit)
    return pace.scorings * (PASSAGES - max(1, view.passage) + left)


def bonus_now(view: Seen) -> tuple[int, ...]:
    """Return what the bonus would pay each seat if the passage ended now (RULES.md 7.3).

    0 for all once it is paid.
    """
    limits = [house.limit for house in view.houses]
    if view.step in ("fewest", "over"):
        return tuple([0 for _ in limits])
    return tuple(bonuses(limits))


def doge_now(view: SanMarcoView, district: District) -> tuple[int, ...]:
    """Return what each seat would get if this district were scored now (RULES.md 6)."""
    return points_of(view.nobles[district], view.worth[district])
