"""The Library with two players: the governor's doubles one role a round (RULES.md 5.12)."""

from rules.event import Event, Seat
from rules.san_juan import effects, in_vain
from rules.san_juan.components import BUILDER, COUNCILLOR, PROSPECTOR, Kind, Role
from rules.san_juan.state import State


def is_asked_about(state: State, seat: Seat, role: Role) -> bool:
    """Whether the governor of two has to say if this privilege is doubled (R8).

    With the Producer and the Trader it shows by itself: the last good allowed uses the Library
    (R53). It lowers no price if everyone can see that the governor cannot build even with it.
    """
    if role == BUILDER:
        lowered = state.copy()
        lowered.doubled = True
        return in_vain.could_build(lowered, seat)
    return role in (COUNCILLOR, PROSPECTOR)


def use_library(state: State, told: list[Event]) -> None:
    """Use up the Library of the governor of two, good for one of both roles (RULES.md 5.12)."""
    if effects.library_rationed(state) and not state.library_used:
        state.library_used = True
        told.append(Event("library_used", {"seat": state.chooser}))


def note_library(state: State, seat: Seat, count: int, helper: Kind, told: list[Event]) -> None:
    """Producer and Trader: only the very last allowed good uses up the Library (R53)."""
    if seat == state.chooser and count == effects.allowed(state, seat, helper):
        use_library(state, told)
