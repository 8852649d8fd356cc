"""Who comes in where (RULES.md 3.2)."""

from rules.event import Seat
from rules.game import Line, Outcome
from rules.ranking import by_points
from rules.san_francisco.state import State


def outcome(state: State) -> Outcome | None:
    """Rank by points once the game has ended (RULES.md 3.2)."""
    if not state.ended:
        return None
    return by_points(state.ended, [lines(state, seat) for seat in range(len(state.players))])


def lines(state: State, seat: Seat) -> tuple[Line, ...]:
    """Return what the points of a seat are made of."""
    return (Line("rounds", state.players[seat].points),)
