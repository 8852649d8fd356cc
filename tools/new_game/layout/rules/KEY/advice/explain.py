"""The facts for a person before a choice, from a view alone."""

from rules.decision import Choice, Decision
from rules.event import Facts
from rules.game import Remark
from rules.KEY.view import TableView


def explain(view: TableView, _: Decision) -> tuple[Facts, ...]:
    """Tell the number of each card, and the points of the round (RULES.md 2.2)."""
    return tuple([{"card": card, "points": view.round} for card in view.hand])


def remarks(_view: TableView, _picked: Choice) -> tuple[Remark, ...]:
    """Tell nothing: the options say it all."""
    return ()
