"""San Francisco, for three to five."""

from operator import attrgetter
from typing import Final

from rules.game import Game, Liking
from rules.san_francisco import flow, migrations, scoring, setup, state, view, vocabulary
from rules.san_francisco.advice import explain, remarks, score_so_far
from rules.san_francisco.computer import determinize, heuristics, plans, search

GAME: Final = Game(
    key="san_francisco",
    seats=state.SEATS,
    options=setup.OPTIONS,
    version=4,
    migrations=(
        migrations.with_cards_chosen,
        migrations.with_nobody_asked_in_vain,
        migrations.with_use_for_what_is_sold,
    ),
    state_type=state.State,
    setup=setup.setup,
    copy=state.State.copy,
    decisions=attrgetter("open"),
    act=flow.act,
    explain=explain.explain,
    view=view.view,
    remarks=remarks.remarks,
    score_so_far=score_so_far.score_so_far,
    determinize=determinize.determinize,
    redraw=determinize.redraw,
    greedy=heuristics.greedy,
    check=state.check,
    outcome=scoring.outcome,
    vocabulary=vocabulary.VOCABULARY,
    lies_open=remarks.lies_open,
    unfit=setup.unfit,
    foresee=plans.foresee,
    orders=plans.orders,
    obey=plans.obey,
    surprises=plans.SURPRISES,
    auctions=plans.AUCTIONS,
    liking=Liking("built", "kind"),
    insight=search.INSIGHT,
)
