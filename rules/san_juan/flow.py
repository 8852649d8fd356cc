"""From an answer to the next question, and from a role's choice to its end (RULES.md 4.2).

If a seat answers in several parts (settling its hand, paying), each answer leads to the next
question; so do Office and Library, before anything else. All other questions follow from the
position.
"""

from collections.abc import Mapping
from typing import Final

from rules.decision import Choice, Decision
from rules.event import NOBODY, Event
from rules.flow import Answer, Flow, Step
from rules.san_juan import asking, effects, events, opening, passed_over, round_start, rounds
from rules.san_juan.components import (
    BUILDER,
    COUNCILLOR,
    LIBRARY,
    PRODUCER,
    PROSPECTOR,
    ROLE_OF,
    TRADER,
    Role,
)
from rules.san_juan.library import is_asked_about
from rules.san_juan.roles import builder, councillor, producer, prospector, trader
from rules.san_juan.state import NO_ROLE, State


def _step(state: State, told: list[Event]) -> None:
    """Go on with the role that was taken (RULES.md 4.2).

    Between two roles, ask the seat that picks one; hands are settled before that (2.4, 3, 4.1).
    """
    role = state.role
    if role != NO_ROLE:
        _GO_ON[role](state, told)
    elif not state.round:
        opening.go_on(state, told)
    elif (seat := rounds.picker(state)) == NOBODY:
        round_start.go_on(state, told)
    else:
        state.open = [asking.role(state, seat)]


def _answer_role(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Let the seat take the role that it has picked (RULES.md 4.2).

    With two players the governor may first save the Library (RULES.md 5.12; R8).
    """
    seat, role = decision.seat, ROLE_OF[decision.options[choice[0]]]
    state.role, state.chooser = role, seat
    state.roles[role] = seat
    told.append(events.role_taken(seat, role))
    doubles = effects.has(state.players[seat], LIBRARY)
    if doubles and effects.library_rationed(state):
        if seat in state.picks and is_asked_about(state, seat, role):
            state.open = [asking.library(state, seat)]
            return
        doubles = not state.library_used and (seat not in state.picks or role in _BY_GOODS)
    _start_role(state, doubles, told)


def _answer_library(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Tell all whether the Library is used (RULES.md 5.12), then begin the role."""
    doubled = decision.options[choice[0]] == asking.USE_LIBRARY
    told.append(Event("library_chosen", {"seat": decision.seat, "doubled": int(doubled)}))
    _start_role(state, doubled, told)


def _start_role(state: State, doubled: bool, told: list[Event]) -> None:
    """Begin the role for all (RULES.md 4.2).

    `doubled`: the chooser's Library doubles the privilege (RULES.md 5.12).
    """
    state.doubled = doubled
    if state.role in _BEGIN:
        _BEGIN[state.role](state, told)


_BY_GOODS: Final = (PRODUCER, TRADER)
"""The roles whose number of goods shows whether the Library was used (R53)."""

_BEGIN: Final[Mapping[Role, Step[State]]] = {
    BUILDER: builder.begin,
    TRADER: trader.begin,
    COUNCILLOR: councillor.begin,
}
"""The start of each role, before any seat is asked."""

_GO_ON: Final[Mapping[Role, Step[State]]] = {
    BUILDER: builder.go_on,
    PRODUCER: producer.go_on,
    TRADER: trader.go_on,
    COUNCILLOR: councillor.go_on,
    PROSPECTOR: prospector.go_on,
}

_ANSWERS: Final[Mapping[str, Answer[State]]] = {
    "keep": opening.answer_keep,
    "office": round_start.answer_office,
    "chapel": round_start.answer_chapel,
    "bank": round_start.answer_bank,
    "limit": round_start.answer_limit,
    "role": _answer_role,
    "library": _answer_library,
    "build": builder.answer_build,
    "cover": builder.answer_cover,
    "goods": builder.answer_goods,
    "pay": builder.answer_pay,
    "produce": producer.answer_produce,
    "sell": trader.answer_sell,
    "councillor": councillor.answer_councillor,
    "archive": councillor.answer_archive,
}

_FLOW: Final = Flow(_ANSWERS, _step)
act: Final = _FLOW.act
proceed: Final = _FLOW.proceed


def reopen(state: State) -> None:
    """Make the open decisions again, that of each seat from its first part on.

    Only the decisions themselves show that Offices or a Library are asked about. A question about a
    Library hides nothing, nor does an earlier version's question to a seat that can only pass
    (R36).
    """
    [asked, *_] = state.open
    if asked.kind == "office":
        state.open = rounds.offices(state)
    elif asked.kind != "library" and not _can_only_pass(state, asked):
        _FLOW.reopen(state)


def _can_only_pass(state: State, asked: Decision) -> bool:
    return asked.options == (asking.PASS,) and not passed_over.could_build(state, asked.seat)
