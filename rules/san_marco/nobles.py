"""Nobles on their way between supply, districts and bridges (RULES.md 4.2)."""

from collections.abc import Sequence

from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.san_marco import asking
from rules.san_marco.components import DISTRICT_KEYS, District
from rules.san_marco.state import NOTHING, State


def to_district(state: State, seat: Seat, district: District) -> None:
    """Put a noble of the supply into a district."""
    state.players[seat].supply -= 1
    state.nobles[district][seat] += 1


def to_supply(state: State, district: District, lost: Sequence[int]) -> None:
    """Return nobles of a district to their owners: so many of each seat."""
    for seat, nobles in enumerate(lost):
        state.nobles[district][seat] -= nobles
        state.players[seat].supply += nobles


def supplied(state: State) -> bool:
    """Whether the acting seat has a noble for its card; if not, ask from where it lifts one.

    From a district, never from a bridge (R21). There always is one: at most 12 of the 25 stand
    on bridges.
    """
    seat = state.acting
    if state.players[seat].supply:
        return True
    if state.source == NOTHING:
        state.open = [asking.source(state)]
        return False
    to_supply(state, state.source, [int(other == seat) for other in range(len(state.players))])
    return True


def answer_source(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Keep in mind from where the noble is lifted."""
    state.source = asking.district_named(decision.options[choice[0]])


def lifted(state: State) -> dict[str, str]:
    """Return the fact "lifted" where the noble did not come from the supply."""
    return {} if state.source == NOTHING else {"lifted": DISTRICT_KEYS[state.source]}
