"""The Library with two players: the governor's doubles one role a round (RULES.md 5.12)."""

from rules.event import Event, Seat
from rules.san_juan import effects
from rules.san_juan.components import Kind
from rules.san_juan.state import State


def use_library(state: State, told: list[Event]) -> None:
    """Use up the Library of the governor of two, good for one of both roles (RULES.md 5.12)."""
    if effects.library_rationed(state) and not state.library_used:
        state.library_used = True
        told.append(Event("library_used", {"seat": state.chooser}))


def note_library(state: State, seat: Seat, count: int, helper: Kind, told: list[Event]) -> None:
    """Producer and Trader: only the very last allowed good uses up the Library (R53)."""
    if seat == state.chooser and count == effects.allowed(state, seat, helper):
        use_library(state, told)
