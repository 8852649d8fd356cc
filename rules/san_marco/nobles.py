"""Nobles on their way between supply, districts and bridges (RULES.md 4.2)."""

from collections.abc import Sequence

from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.san_marco import asking
from rules.san_marco.components import DISTRICT_KEYS, District
from rules.san_marco.state import State


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
    """Whether the acting seat has a noble for its card; if not, ask where it lifts one.

    From a district, never from a bridge (R21). There always is one: at most 12 of the 25 stand
    on bridges.
    """
    if state.players[state.acting].supply:
        return True
    state.open = [asking.source(state)]
    return False


def answer_source(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Lift an own noble from a district into the empty supply, for the card being played."""
    seat, key = decision.seat, decision.options[choice[0]]
    lost = [int(other == seat) for other in range(len(state.players))]
    to_supply(state, DISTRICT_KEYS.index(key), lost)
    told.append(Event("lifted", {"seat": seat, "district": key}))
