"""TITLE, for two to four."""

from operator import attrgetter
from typing import Final

from rules.game import Game
from rules.KEY import flow, scoring, setup, state, view, vocabulary
from rules.KEY.advice import explain, score_so_far
from rules.KEY.computer import determinize, heuristics

GAME: Final = Game(
    key="KEY",
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
    score_so_far=score_so_far.score_so_far,
    determinize=determinize.determinize,
    redraw=determinize.redraw,
    greedy=heuristics.greedy,
    check=state.check,
    outcome=scoring.outcome,
    vocabulary=vocabulary.VOCABULARY,
)
