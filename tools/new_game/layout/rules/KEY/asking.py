"""The questions of the game."""

from rules.decision import Decision
from rules.event import Seat
from rules.KEY.state import State


def ask_lay(state: State, seat: Seat) -> Decision:
    """Ask a seat for a card of its hand to lay (RULES.md 2.1)."""
    return Decision(seat, "lay", tuple([f"card:{card}" for card in state.players[seat].hand]))
