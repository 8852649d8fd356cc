"""San Marco, for three and four."""

from operator import attrgetter
from typing import Final

from rules.decision import Choice, Decision
from rules.game import Game
from rules.san_marco import (
    determinize,
    explain,
    fallback,
    flow,
    preview,
    scoring,
    setup,
    state,
    tally,
    view,
)


def _first(_: view.SanMarcoView, decision: Decision) -> Choice:
    """Stand in until there is a player of common sense."""
    return tuple(range(decision.least))


GAME: Final = Game(
    key="san_marco",
    seats=state.SEATS,
    options=setup.OPTIONS,
    version=1,
    migrations=(),
    state_type=state.State,
    setup=setup.setup,
    copy=state.State.copy,
    decisions=attrgetter("open"),
    act=flow.act,
    explain=explain.explain,
    view=view.view,
    preview=preview.remarks,
    tally=tally.tally,
    expected=tally.expected,
    determinize=determinize.determinize,
    fallback=fallback.fallback,
    greedy=_first,
    check=state.check,
    outcome=scoring.outcome,
)
