"""A player of common sense, who also plays for people who have left."""

from rules.decision import Choice, Decision
from rules.KEY.view import TableView


def greedy(_view: TableView, _decision: Decision) -> Choice:
    """Lay the lowest card: later rounds are worth more (RULES.md 2.2)."""
    return (0,)
