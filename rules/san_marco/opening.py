"""Before the first passage: the rolls of the die, and the first bridges (RULES.md 2)."""

from collections.abc import Iterable, Sequence
from typing import Final

from rules.decision import Choice, Decision
from rules.event import Event, Facts, Seat
from rules.san_marco import asking
from rules.san_marco.bridges import ends
from rules.san_marco.components import (
    DISTRICT_KEYS,
    DISTRICT_OF_FACE,
    Bridge,
    District,
    Pair,
)
from rules.san_marco.die import roll
from rules.san_marco.nobles import to_district, to_supply
from rules.san_marco.state import State

ROLLS: Final = 4
NOBLES_A_ROLL: Final = 2
BRIDGES_EACH: Final = {3: 2, 4: 1}
"""The number of bridges each seat starts with, by the number of seats (RULES.md 2.3 and 9.1)."""


def go_on(state: State, told: list[Event]) -> None:
    """Let the next seat roll; when all have, ask the next one for a bridge (RULES.md 2.1, 2.3)."""
    if state.rolled < len(state.players):
        _roll_four(state, state.rolled, told)
    else:
        state.open = [asking.bridge(state, state.placing[-1])]


def _roll_four(state: State, seat: Seat, told: list[Event]) -> None:
    """Place two nobles for each of four rolls; four equal ones leave a choice (RULES.md 2.2)."""
    districts = [DISTRICT_OF_FACE[roll(state)] for _ in range(ROLLS)]
    for district in districts:
        to_district(state, seat, district, NOBLES_A_ROLL)
    state.rolled += 1
    keys = tuple([DISTRICT_KEYS[district] for district in districts])
    told.append(Event("rolled", {"seat": seat, "districts": keys}, reveals=True))
    if len(set(districts)) == 1:
        state.open = [asking.reroll(seat)]


def four_equal(nobles: Iterable[Sequence[int]], seat: Seat) -> District:
    """Return the district in which all four rolls of this seat ended (RULES.md 2.2)."""
    return next(district for district, row in enumerate(nobles) if row[seat])


def answer_reroll(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Repeat the last of four equal rolls until another face shows, or leave it (RULES.md 2.2)."""
    seat = decision.seat
    if decision.options[choice[0]] == asking.KEEP:
        told.append(Event("kept_rolls", {"seat": seat}))
        return
    first = other = four_equal(state.nobles, seat)
    while other == first:
        other = DISTRICT_OF_FACE[roll(state)]
    to_supply(state, seat, first, NOBLES_A_ROLL)
    to_district(state, seat, other, NOBLES_A_ROLL)
    facts: Facts = {"seat": seat, "district": DISTRICT_KEYS[other]}
    told.append(Event("rerolled", facts, reveals=True))


def place_bridge(state: State, pair: Pair, told: list[Event]) -> None:
    """Place the first (with three players also the second) bridge of the seat to move (R10)."""
    seat = state.placing.pop()
    state.bridges.append(Bridge(pair, seat))
    state.players[seat].supply -= 1
    told.append(Event("bridge_placed", {"seat": seat, **ends(pair)}))
