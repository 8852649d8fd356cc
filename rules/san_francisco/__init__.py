"""San Francisco, for two to four."""

from operator import attrgetter
from typing import Final

from rules.game import Game
from rules.san_francisco import (
    determinize,
    explain,
    flow,
    heuristics,
    scoring,
    setup,
    state,
    tally,
    view,
)

GAME: Final = Game(
    key="san_francisco",
    seats=state.SEATS,
    options=(),
    version=1,
    migrations=(),
    state_type=state.State,
    setup=setup.setup,
    copy=state.State.copy,
    decisions=attrgetter("open"),
    act=flow.act,
    explain=explain.explain,
    view=view.view,
    remarks=explain.remarks,
    tally=tally.tally,
    expected=tally.tally,
    determinize=determinize.determinize,
    greedy=heuristics.greedy,
    check=state.check,
    outcome=scoring.outcome,
)
