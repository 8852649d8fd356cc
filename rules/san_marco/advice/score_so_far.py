"""The scores of the seats so far, and their expected final scores, from public information."""

from typing import Final

from rules.event import Seat
from rules.game import Line
from rules.san_marco.components import DISTRICTS, District
from rules.san_marco.computer.valuing import scorings_to_come
from rules.san_marco.passages import bonus_now
from rules.san_marco.scoring import lines_of, points_of
from rules.san_marco.view import SanMarcoView

_GROWTH: Final = 1.1
"""A future visit brings more than one now, because districts fill up."""


def score_so_far(view: SanMarcoView, seat: Seat) -> tuple[Line, ...]:
    """Score a seat so far: its points on the track (RULES.md 1.5), by where they came from."""
    if view.outcome is not None:
        return view.outcome.breakdown[seat]
    return lines_of(view.houses[seat].ledger)


def expected(view: SanMarcoView, seat: Seat) -> tuple[Line, ...]:
    """Guess the final score of a seat.

    Line `final` is the final scoring as the board stands, `bonus` includes the passage's bonus if
    it ended now. Line `doge` adds the doge's future visits. Each counts what one brings now on
    average over all districts: half of it this seat's and half the mean of all seats, because leads
    change. In games of greedy against itself the guess was off by 14 points in passage I, 11 in
    passage II and 7 in passage III (mean of all seats, at the beginning of rounds).
    """
    if view.outcome is not None:
        return view.outcome.breakdown[seat]
    doge, tolls, bonus, final = view.houses[seat].ledger
    points = [doge_now(view, district) for district in DISTRICTS]
    own = sum(gained[seat] for gained in points)
    mean = sum(map(sum, points)) / len(view.houses)
    visit = _GROWTH * (own + mean) / 2 / len(DISTRICTS)
    limits = [house.limit for house in view.houses]
    doge += round(scorings_to_come(view) * visit)
    return lines_of((doge, tolls, bonus + bonus_now(view.step, limits)[seat], final + own))


def doge_now(view: SanMarcoView, district: District) -> tuple[int, ...]:
    """Return each seat's points if this district were scored now (RULES.md 6)."""
    return points_of(view.nobles[district], view.worth[district])
