"""Rounds: the picking of roles and the end of a round (RULES.md 4); and the shared parts of steps.

If the rules let several seats decide at once, their decisions are open together; answers are sealed
in `Player` and carried out in one go, in the order given by the rules, when the last has come.
"""

from typing import Final

from rules.decision import Decision
from rules.event import NOBODY, Event, Seat
from rules.san_juan import asking, effects, events
from rules.san_juan.components import NEW_BUILDINGS
from rules.san_juan.state import NO_ROLE, SEATS, State

STANDSTILL: Final = "standstill"


# --- the order of the seats ------------------------------------------------------------------


def from_chooser(state: State) -> tuple[Seat, ...]:
    """Return all seats in the order in which a role is resolved: from its chooser on (4.2)."""
    return _CLOCKWISE[len(state.players)][state.chooser]


def from_governor(state: State) -> tuple[Seat, ...]:
    """Return all seats, the governor first, then clockwise (RULES.md 4.1; R52)."""
    return _CLOCKWISE[len(state.players)][state.governor]


_CLOCKWISE: Final = {
    seats: tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in SEATS
}
_PICKERS: Final = {
    seats: tuple((NOBODY, *order) for order in orders)
    for seats, orders in (_CLOCKWISE | {2: ((0, 1, 0), (1, 0, 1))}).items()
}
"""The picks in a round, by the governor: with two players the governor picks twice (RULES.md 4.1).

NOBODY comes first, for the time until the round start is settled.
"""


# --- rounds (RULES.md 4) ---------------------------------------------------------------------


def begin(state: State, told: list[Event]) -> None:
    """Begin a round; the Offices are asked first (RULES.md 3.1, 4.1)."""
    used_up = not state.deck and not state.discard
    if used_up and state.dry and not state.built:
        end_game(state, STANDSTILL, told)
        return
    state.dry, state.built = used_up, False
    state.round += 1
    state.library_used = False
    state.roles = [NOBODY] * len(state.roles)
    state.picks = [*_PICKERS[len(state.players)][state.governor][:0:-1]]
    told.append(events.round_began(state.round, state.governor))
    if state.dry:
        told.append(Event("cards_gone", {}))
    if state.variant.deck == NEW_BUILDINGS:
        state.open = offices(state)


def offices(state: State) -> list[Decision]:
    """Ask the seats whose Office has cards to exchange (RULES.md 3.1)."""
    return [
        asking.office(state, seat)
        for seat, player in enumerate(state.players)
        if effects.may_swap(player) and not player.answered
    ]


def picker(state: State) -> Seat:
    """Return the seat that picks a role, NOBODY until the round start is settled (RULES.md 4.1)."""
    return _PICKERS[len(state.players)][state.governor][-1 - len(state.picks)]


def finish_role(state: State, told: list[Event]) -> None:
    """End a role in which all have answered, and go on to the next pick (RULES.md 4.1, 4.2)."""
    clear_answers(state)
    next_pick(state, told)


def next_pick(state: State, told: list[Event]) -> None:
    """Let the next seat pick a role, or end the round (RULES.md 4.1)."""
    state.role, state.chooser, state.doubled = NO_ROLE, NOBODY, False
    if state.picks:
        state.picks.pop()
        return
    state.governor = (state.governor + 1) % len(state.players)
    begin(state, told)


def end_game(state: State, reason: str, told: list[Event]) -> None:
    """End the game at once (RULES.md 7.1)."""
    state.ended = reason
    state.open = []
    told.append(Event("game_over", {"reason": reason}))


# --- sealed answers --------------------------------------------------------------------------


def several_answered(state: State) -> bool:
    """Whether opening the sealed answers tells seats something about each other's."""
    answered = 0
    for player in state.players:
        answered += player.answered
    return answered > 1


def clear_answers(state: State) -> None:
    """Forget the sealed answers of the step that is over."""
    for player in state.players:
        if player.answered or player.picked:
            player.answered = False
            player.put_away, player.tucked, player.picked = [], [], []
