"""A view at a foreseen question, after the open ones are over."""

from dataclasses import replace
from typing import Final

from rules.bits import bits_of
from rules.event import NOBODY
from rules.san_juan.components import (
    AQUEDUCT,
    CATHEDRAL,
    LIBRARY,
    PRODUCER,
    ROLES,
    TRADER,
    TRADING_POST,
)
from rules.san_juan.effects import (
    TWO_PLAYERS,
    allowed_to_chooser,
    has,
    net_cost,
    privilege,
)
from rules.san_juan.library import is_rationed
from rules.san_juan.state import BESIDE, NO_KIND
from rules.san_juan.view import SanJuanView, Slot, Tableau

_HELPERS: Final = {ROLES[PRODUCER]: AQUEDUCT, ROLES[TRADER]: TRADING_POST}


def foreseen(view: SanJuanView) -> SanJuanView:
    """Return the view after the open questions are over, for foreseen questions.

    The viewer's sealed answers are carried out then, and the cards dealt are in the hand. In
    another player's role the viewer has no privilege. A seat that takes no more roles in this round
    has its question in the round to come (RULES.md 4.1).
    """
    held = {*view.hand, *view.drawn} - {*view.leaving}
    then = replace(
        view,
        chooser=NOBODY,
        doubled=False,
        library_used=view.library_used or _uses_library(view),
        tableaus=towns(view),
        cathedral=view.cathedral and view.plan != CATHEDRAL,
        hand=tuple(sorted(held)),
        drawn=(),
        leaving=(),
        plan=NO_KIND,
        cover=BESIDE,
        spent=(),
        picked=(),
        banks=False,
    )
    return then if _takes_another_role(then) else _in_the_next_round(then)


def _takes_another_role(view: SanJuanView) -> bool:
    """Whether the viewer still takes a role this round: the governor of two takes two (4.1)."""
    twice = len(view.tableaus) == TWO_PLAYERS and view.seat == view.governor
    return view.roles.count(view.own.seat) < 1 + twice


def _in_the_next_round(view: SanJuanView) -> SanJuanView:
    """Give back the roles; the next seat is governor, and its Library unused (4.1, 5.12)."""
    governor = (view.governor + 1) % len(view.tableaus)
    roles = (NOBODY,) * len(view.roles)
    return replace(view, governor=governor, roles=roles, library_used=False)


# --- buildings, goods and uses by then -----------------------------------------------------------


def towns(view: SanJuanView) -> tuple[Tableau, ...]:
    """Return the towns to come: all of each in force (RULES.md 5.6)."""
    found = list(view.tableaus)
    if view.decision is None:
        found[view.own.seat] = _with_what_is_sealed(view)
    return tuple([town._replace(active=bits_of(town.kinds)) for town in found])


def _with_what_is_sealed(view: SanJuanView) -> Tableau:
    """Return the viewer's town after its sealed answers: goods, a building, the use of a Bank."""
    own, display = view.own, list(view.own.display)
    for place in (*view.picked, *view.spent):
        display[place] = display[place]._replace(loaded=view.step == ROLES[PRODUCER])
    if view.plan != NO_KIND and view.cover == BESIDE:
        display.append(Slot(view.plan, loaded=False))
    elif view.plan != NO_KIND:
        below = display[view.cover]
        display[view.cover] = Slot(view.plan, loaded=False, under=(*below.under, below.kind))
    return own._replace(display=tuple(display), bank_used=own.bank_used or view.banks)


def _uses_library(view: SanJuanView) -> bool:
    """Whether the governor of two uses the Library by a sealed answer (RULES.md 5.12; R8, R53)."""
    chooses = view.seat == view.chooser and view.doubled
    if not chooses or not is_rationed(view, view.chooser):
        return False
    if view.step in _HELPERS:
        allowed = allowed_to_chooser(view.own, _HELPERS[view.step], doubled=True)
        return len(view.picked) == allowed
    return view.plan != NO_KIND and _lowers_the_price(view)


def _lowers_the_price(view: SanJuanView) -> bool:
    """Whether the Library makes the sealed building cheaper (R7, R8)."""
    active = view.own.active
    covered = NO_KIND if view.cover == BESIDE else view.own.display[view.cover].kind
    saved = privilege(active, covered, doubled=True)
    helps = has(view.own, LIBRARY) and covered != LIBRARY
    return helps and net_cost(view.plan, active, saved, covered) >= 0
