"""San Juan, 2nd edition, with the expansion "The new buildings"."""

from operator import attrgetter
from typing import Final

from rules.game import Game, Liking
from rules.san_juan import flow, migrations, scoring, setup, state, view, vocabulary
from rules.san_juan.advice import explain, preview, score_so_far
from rules.san_juan.computer import determinize, heuristics, plans, search

GAME: Final = Game(
    key="san_juan",
    seats=state.SEATS,
    options=setup.OPTIONS,
    version=6,
    migrations=(
        migrations.with_new_buildings,
        migrations.with_the_tavern_agreed,
        migrations.with_nobody_asked_in_vain,
        migrations.with_a_site_of_each,
        migrations.with_no_last_cards_asked_for,
    ),
    state_type=state.State,
    setup=setup.setup,
    copy=state.State.copy,
    decisions=attrgetter("open"),
    act=flow.act,
    explain=explain.explain,
    view=view.view,
    remarks=preview.remarks,
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
    liking=Liking("built", "building"),
    insight=search.INSIGHT,
)
