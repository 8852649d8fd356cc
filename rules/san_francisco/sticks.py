"""Moves of sticks on the board, and the building that results (RULES.md 5, 6.4, 7.5 to 7.9)."""

from rules.bits import bits_of
from rules.event import Event, Facts
from rules.san_francisco import building
from rules.san_francisco.asking_for_sticks import owner_of
from rules.san_francisco.components import STREET_KEYS, Street
from rules.san_francisco.state import NO_STREET, State


def place(state: State, street: Street, told: list[Event]) -> None:
    """Place a stick of the seat whose turn it is, lifted elsewhere if necessary (5.1, 5.3)."""
    player = state.players[state.turn]
    if state.lifted != NO_STREET:
        player.sticks ^= bits_of([state.lifted])
        facts: Facts = {"seat": state.turn, "street": STREET_KEYS[state.lifted]}
        told.append(Event("lifted", facts))
    player.sticks |= bits_of([street])
    state.placed = True
    told.append(Event("placed", {"seat": state.turn, "street": STREET_KEYS[street]}))
    building.build(state, state.turn, [street], told)


def shift(state: State, street: Street, target: Street, told: list[Event]) -> None:
    """Shift a stick of any seat along its line (RULES.md 7.6)."""
    owner = owner_of(state, street)
    state.players[owner].sticks ^= bits_of([street, target])
    facts: Facts = {
        "seat": state.turn,
        "other": owner,
        "street": STREET_KEYS[street],
        "target": STREET_KEYS[target],
    }
    told.append(Event("shifted", facts))
    building.build(state, state.turn, [street, target], told)


def swap(state: State, one: Street, other: Street, told: list[Event]) -> None:
    """Exchange two sticks of different owners (RULES.md 7.7)."""
    owners = owner_of(state, one), owner_of(state, other)
    for owner in owners:
        state.players[owner].sticks ^= bits_of([one, other])
    facts: Facts = {
        "seat": state.turn,
        "seats": owners,
        "street": STREET_KEYS[one],
        "target": STREET_KEYS[other],
    }
    told.append(Event("swapped", facts))
    building.build(state, state.turn, [one, other], told)


def replace(state: State, street: Street, told: list[Event]) -> None:
    """Place a stick in place of another player's, which goes back to its owner (RULES.md 7.9)."""
    owner = owner_of(state, street)
    state.players[owner].sticks ^= bits_of([street])
    facts: Facts = {"seat": state.turn, "other": owner, "street": STREET_KEYS[street]}
    told.append(Event("replaced", facts))
    place(state, street, told)
