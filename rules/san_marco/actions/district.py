"""District card: a noble into the district, or across an own bridge (RULES.md 5.1)."""

from rules.decision import Choice, Decision
from rules.event import Event, Facts
from rules.san_marco import asking
from rules.san_marco.actions.play import finish
from rules.san_marco.components import DISTRICT_KEYS, NOTHING
from rules.san_marco.nobles import get_noble, lifted, to_district
from rules.san_marco.state import State


def go_on(state: State, told: list[Event]) -> None:
    """Ask for the district, then place the noble (RULES.md 5.1)."""
    if state.place == NOTHING:
        state.open = [asking.place(state)]
    elif get_noble(state):
        to_district(state, state.acting, state.place)
        facts: Facts = {"seat": state.acting, "district": DISTRICT_KEYS[state.place]}
        card = {} if state.place == state.plan else {"card": DISTRICT_KEYS[state.plan]}
        told.append(Event("placed", {**facts, **lifted(state), **card}))
        finish(state)


def answer_place(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Note the district (RULES.md 5.1)."""
    state.place = asking.district_named(decision.options[choice[0]])
