"""From a role's choice to its end, and from an answer to what it sets in motion (RULES.md 4.2).

What happens in between is in the module of each role; `rounds` leads from one role to the next.
"""

from collections.abc import Callable
from typing import Final

from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.san_juan import asking, effects, events, rounds
from rules.san_juan.cards import (
    BUILDER,
    COUNCILLOR,
    LIBRARY,
    PRODUCER,
    PROSPECTOR,
    ROLE_KEYS,
    TRADER,
)
from rules.san_juan.roles import builder, councillor, producer, prospector, trader
from rules.san_juan.state import State
from rules.san_juan.steps import Answers


def act(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Carry out a legal answer to an open decision, and append what happened."""
    state.open.remove(decision)
    _ANSWER[decision.kind](state, decision, choice, told)


def _answer_role(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    _take_role(state, decision.seat, ROLE_KEYS.index(decision.options[choice[0]]), told)


def _answer_library(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    doubled = decision.options[choice[0]] == asking.USE_LIBRARY
    told.append(Event("library_chosen", {"seat": decision.seat, "doubled": int(doubled)}))
    _start_role(state, doubled, told)


def _take_role(state: State, seat: Seat, role: int, told: list[Event]) -> None:
    """Let `seat` take `role`; with two players the governor may first save the Library."""
    state.role, state.chooser = role, seat
    state.roles[role] = seat
    told.append(events.role_taken(seat, role))
    doubles = bool(state.players[seat].active >> LIBRARY & 1)
    if doubles and effects.library_rationed(state):
        if seat in state.picks and effects.library_asks(state, seat, role):
            state.open = [asking.library(state, seat)]
            return
        doubles = not state.library_used and (seat not in state.picks or role in _BY_GOODS)
    _start_role(state, doubles, told)


def _start_role(state: State, doubled: bool, told: list[Event]) -> None:
    """Begin the role for everybody; `doubled`: the chooser's Library doubles the privilege."""
    state.doubled = doubled
    _START[state.role](state, told)


_BY_GOODS: Final = (PRODUCER, TRADER)
"""The roles that show by the number of goods whether the Library was used (R53)."""

_START: Final[tuple[Callable[[State, list[Event]], None], ...]] = tuple(
    start
    for _, start in sorted(
        {
            BUILDER: builder.start,
            PRODUCER: producer.start,
            TRADER: trader.start,
            COUNCILLOR: councillor.start,
            PROSPECTOR: prospector.start,
        }.items()
    )
)


_ANSWER: Final[Answers] = {
    **rounds.ANSWERS,
    "role": _answer_role,
    "library": _answer_library,
    **builder.ANSWERS,
    **producer.ANSWERS,
    **trader.ANSWERS,
    **councillor.ANSWERS,
}
