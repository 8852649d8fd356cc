"""Die goldene Stadt, for three and four, and for two by a house rule."""

from operator import attrgetter
from typing import Final

from rules.game import Game, Liking
from rules.goldene_stadt import flow, migrations, scoring, setup, state, view, vocabulary
from rules.goldene_stadt.advice import explain, score_so_far
from rules.goldene_stadt.computer import determinize, heuristics, plans, search

GAME: Final = Game(
    key="goldene_stadt",
    seats=state.SEATS,
    options=setup.OPTIONS,
    version=2,
    migrations=(migrations.with_no_last_cards_asked_for,),
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
    foresee=plans.foresee,
    orders=plans.orders,
    obey=plans.obey,
    surprises=plans.SURPRISES,
    lies_open=score_so_far.lies_open,
    auctions=plans.AUCTIONS,
    liking=Liking("built", "place"),
    insight=search.INSIGHT,
)
