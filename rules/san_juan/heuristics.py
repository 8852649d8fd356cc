"""Common sense for computer players, from a view alone."""

from rules.decision import Choice, Decision
from rules.san_juan.state import State
from rules.san_juan.view import SanJuanView


def greedy(view: SanJuanView, decision: Decision) -> Choice:
    """Choose as a player of common sense would."""
    return tuple(range(decision.least))


def fallback(state: State, decision: Decision) -> Choice:
    """Choose for a player who has gone: the first, the least; it still builds and moves on."""
    return tuple(range(decision.least))
