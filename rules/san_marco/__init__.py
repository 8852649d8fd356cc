"""San Marco, for three and four."""

from operator import attrgetter
from typing import Final

from rules.game import Game, Liking
from rules.san_marco import flow, migrations, scoring, setup, state, view, vocabulary
from rules.san_marco.advice import explain, preview, score_so_far
from rules.san_marco.computer import determinize, heuristics, plans, search

GAME: Final = Game(
    key="san_marco",
    seats=state.SEATS,
    options=setup.OPTIONS,
    version=2,
    migrations=(migrations.with_routes,),
    state_type=state.State,
    setup=setup.setup,
    copy=state.State.copy,
    decisions=attrgetter("open"),
    act=flow.act,
    explain=explain.explain,
    view=view.view,
    remarks=preview.remarks,
    lies_open=score_so_far.lies_open,
    score_so_far=score_so_far.score_so_far,
    determinize=determinize.determinize,
    redraw=determinize.redraw,
    greedy=heuristics.greedy,
    check=state.check,
    outcome=scoring.outcome,
    vocabulary=vocabulary.VOCABULARY,
    foresee=plans.foresee,
    orders=plans.orders,
    obey=plans.obey,
    surprises=plans.SURPRISES,
    liking=Liking("placed", "district"),
    insight=search.INSIGHT,
)
