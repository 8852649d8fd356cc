"""The seats' scores so far and at the end: all of it is public."""

from rules.event import Seat
from rules.game import Line
from rules.san_francisco.scoring import lines_of
from rules.san_francisco.view import SanFranciscoView


def score_so_far(view: SanFranciscoView, seat: Seat) -> tuple[Line, ...]:
    """Return the prestige of a seat by source (RULES.md 6.4)."""
    return lines_of(view.city, view.builders, seat, view.investors[seat].bonuses)
