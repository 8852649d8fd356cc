"""The Library: the privileges it doubles, and its use: with two players, once a round (5.12)."""

from rules.event import Event, Seat
from rules.san_juan import effects, passed_over
from rules.san_juan.components import BANK, BUILDER, COUNCILLOR, LIBRARY, PROSPECTOR, Kind, Role
from rules.san_juan.state import State
from rules.san_juan.view import SanJuanView


def is_asked_about(state: State, seat: Seat, role: Role) -> bool:
    """Whether the governor of two has to choose if this privilege is doubled (R8).

    With the Producer and the Trader this shows by itself: the last good allowed uses the Library
    (R53). It lowers no price if, publicly, the governor cannot build even with it.
    """
    if role == BUILDER:
        lowered = state.copy()
        lowered.doubled = True
        return passed_over.could_build(lowered, seat)
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


# --- in a view -----------------------------------------------------------------------------------


def could_double(view: SanJuanView) -> bool:
    """Whether the viewer's Library may double the next privilege (RULES.md 5.12)."""
    own = view.own
    return effects.has(own, LIBRARY) and not used_up(view, own.seat, LIBRARY)


def used_up(view: SanJuanView, seat: Seat, kind: Kind) -> bool:
    """Whether this building of the seat has been used as often as it may be.

    The governor's Library for this round (two players only, 5.12), a Bank for this game (3.2).
    """
    if kind == BANK:
        return view.tableaus[seat].bank_used
    return kind == LIBRARY and view.library_used and is_rationed(view, seat)


def is_rationed(view: SanJuanView, seat: Seat) -> bool:
    """Whether the Library of the seat doubles one role a round: the governor's, of two (5.12)."""
    return seat == view.governor and effects.library_once(len(view.tableaus), view.variant)
