"""Banishment: the die sends nobles of a district home (RULES.md 5.4 and 7.4).

The die is rolled when the district is chosen. That event reveals something, so it cannot be taken
back. Then one decision offers every way to share out the loss, `victims:0,2,0,1` by seat: 28 at
most, usually three to six: one menu instead of a chain, opponent by opponent. If there is only one
way, there is no question.
"""

from rules.decision import Choice, Decision
from rules.event import Event, Facts, Seat
from rules.san_marco import asking
from rules.san_marco.actions.play import finish
from rules.san_marco.components import DISTRICT_KEYS
from rules.san_marco.die import roll
from rules.san_marco.nobles import to_supply
from rules.san_marco.scoring import by_seat
from rules.san_marco.state import State


def go_on(state: State, _: list[Event]) -> None:
    """Ask for the district; after the die, for the number that each seat loses (RULES.md 5.4)."""
    if state.roll:
        state.open = [asking.victims(state, state.acting)]
    else:
        state.open = [asking.banish(state)]


def answer_banish(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Roll the die; from here on it cannot be refused (RULES.md 5.4)."""
    begin(state, decision.seat, decision.options[choice[0]], told)


def begin(state: State, seat: Seat, district: str, told: list[Event]) -> None:
    """Name the district and roll (RULES.md 5.4)."""
    state.place = asking.district_named(district)
    state.roll = roll(state)
    facts: Facts = {"seat": seat, "district": district, "roll": state.roll}
    told.append(Event("banishing", facts, reveals=True))


def answer_victims(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Send the nobles home (RULES.md 5.4; R22)."""
    lost = asking.numbers_in(decision.options[choice[0]])
    for seat, nobles in enumerate(lost):
        to_supply(state, seat, state.place, nobles)
    facts: Facts = {"seat": decision.seat, "district": DISTRICT_KEYS[state.place], **by_seat(lost)}
    told.append(Event("banished", facts))
    finish(state)
