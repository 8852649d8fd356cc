"""Defector card: an own noble takes the place of a rival's (RULES.md 5.3)."""

from rules.decision import Choice, Decision
from rules.event import Event, Facts
from rules.san_marco import asking
from rules.san_marco.actions.play import finish
from rules.san_marco.components import DISTRICT_KEYS, NOTHING
from rules.san_marco.nobles import get_noble, lifted, to_district, to_supply
from rules.san_marco.state import State


def go_on(state: State, told: list[Event]) -> None:
    """Ask for the noble, then replace it (RULES.md 5.3)."""
    if state.place == NOTHING:
        state.open = [asking.defect(state)]
    elif get_noble(state):
        district, seat, victim = state.place, state.acting, state.victim
        to_supply(state, victim, district)
        to_district(state, seat, district)
        facts: Facts = {"seat": seat, "owner": victim, "district": DISTRICT_KEYS[district]}
        told.append(Event("defected", {**facts, **lifted(state)}))
        finish(state)


def answer_defect(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Note the noble's owner and district (RULES.md 5.3)."""
    state.place, state.victim = asking.noble_named(decision.options[choice[0]])
