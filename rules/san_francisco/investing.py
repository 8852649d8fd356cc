"""Placing sticks with the rights of a tender (RULES.md 5)."""

from rules.decision import Choice, Decision
from rules.event import Event
from rules.san_francisco import action_cards, asking_for_sticks, rounds, sticks
from rules.san_francisco.components import Streets
from rules.san_francisco.state import State, free
from rules.san_francisco.tenders import sold


def go_on(state: State, told: list[Event]) -> None:
    """Let the next holder of a right place a stick; after the last, draw an action card or end the
    round.

    A right for which no street is left lapses (RULES.md 5.4; R33).
    """
    if state.task:
        state.open = [asking_for_sticks.ask(state, _streets(state))]
    elif not state.rights:
        _end_batch(state, told)
    elif free(state) & _streets(state):
        asking_for_sticks.begin(state, asking_for_sticks.PLACE, state.rights[0].seat)
    else:
        told.append(Event("lapsed", {"seat": state.rights.pop(0).seat}))


def _end_batch(state: State, told: list[Event]) -> None:
    """Draw an action card where a district was built, else end the round (RULES.md 7.1, 3.5)."""
    if state.built:
        action_cards.begin(state, told)
    else:
        rounds.end(state, told)


def _streets(state: State) -> Streets:
    """Return the streets where the first right lets a stick be placed (RULES.md 5.1, 9.1)."""
    return sold.within(state, state.rights[0].tile)


def answer(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Take the answer to a link; after the last one place the stick, or decline (5.1, 5.2)."""
    if asking_for_sticks.answer(state, decision, choice):
        told.append(Event("declined", {"seat": state.turn}))
    elif asking_for_sticks.is_complete(state):
        sticks.place(state, state.picked[-1], told)
    else:
        return
    state.task = ""
    state.rights.pop(0)
