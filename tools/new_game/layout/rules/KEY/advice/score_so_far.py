"""The points of a seat so far, from a view alone (RULES.md 2.2)."""

from rules.event import Seat
from rules.game import Line
from rules.KEY.view import TableView


def score_so_far(view: TableView, seat: Seat) -> tuple[Line, ...]:
    """Count the points of the rounds that a seat has won."""
    return (Line("rounds", view.houses[seat].points),)
