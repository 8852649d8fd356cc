"""Nobles on their way between supply, districts and bridges (RULES.md 4.2)."""

from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.san_marco import asking
from rules.san_marco.components import DISTRICT_KEYS, NOTHING, District
from rules.san_marco.state import State


def to_district(state: State, seat: Seat, district: District, nobles: int = 1) -> None:
    """Put nobles of the supply into a district (RULES.md 4.2)."""
    state.players[seat].supply -= nobles
    state.nobles[district][seat] += nobles


def to_supply(state: State, seat: Seat, district: District, nobles: int = 1) -> None:
    """Return nobles of a district to the supply of their owner (RULES.md 4.2)."""
    to_district(state, seat, district, -nobles)


def get_noble(state: State) -> bool:
    """Make sure that the acting seat has a noble in its supply for the card.

    If the supply is empty, one is lifted from a district, never from a bridge (R21): ask for it,
    and return False until that is answered. There always is one, because at most 10 of the 25 are
    on bridges.
    """
    seat = state.acting
    if state.players[seat].supply:
        return True
    if state.source == NOTHING:
        state.open = [asking.source(state)]
        return False
    to_supply(state, seat, state.source)
    return True


def answer_source(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Note the district from which the noble is lifted (R21)."""
    state.source = asking.district_named(decision.options[choice[0]])


def lifted(state: State) -> dict[str, str]:
    """Return the fact "lifted" if the noble did not come from the supply (RULES.md 4.2)."""
    return {} if state.source == NOTHING else {"lifted": DISTRICT_KEYS[state.source]}
