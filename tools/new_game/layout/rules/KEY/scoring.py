"""The ranking (RULES.md 3.2)."""

from rules.event import Seat
from rules.game import Line, Outcome
from rules.KEY.state import State
from rules.ranking import by_points


def outcome(state: State) -> Outcome | None:
    """Rank by points once the game has ended (RULES.md 3.2)."""
    if not state.ended:
        return None
    return by_points(state.ended, [lines(state, seat) for seat in range(len(state.players))])


def lines(state: State, seat: Seat) -> tuple[Line, ...]:
    """Return the sources of a seat's points."""
    return (Line("rounds", state.players[seat].points),)
