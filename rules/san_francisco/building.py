"""The majority in a district, which builds it immediately (RULES.md 6)."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from rules.event import NOBODY, Event, Facts, Seat
from rules.san_francisco.components import (
    ACTIONS,
    AROUND,
    BESIDE,
    BONUS_PRESTIGE,
    DISTRICT_KEYS,
    KIND_KEYS,
    LANDMARKS,
    PARK,
    PRESTIGE,
    SIDES,
    District,
    Kind,
    Street,
    Streets,
)
from rules.san_francisco.state import State

Lies: TypeAlias = tuple[tuple[int, ...], int]
"""Each seat's sticks around a district, and the number of free streets there."""


def majority(kind: Kind, around: Streets, sticks: Sequence[Streets], white: Streets) -> Seat:
    """Return the seat with the majority in a district that is not built, or NOBODY.

    In an ordinary district, it is the seat that has more sticks than any other can still get with
    all free streets (6.1; R3). At the city hall and the bank, it is the seat that has all sides
    that are not white (6.2). At a park there is none (6.3).

    kind    of the district
    around  its four streets
    sticks  by seat, and `white`: the streets where sticks lie
    """
    if kind == PARK:
        return NOBODY
    counts = [(own & around).bit_count() for own in sticks]
    most = max(counts)
    sides = around.bit_count() - (white & around).bit_count()
    if kind in LANDMARKS:
        return counts.index(most) if most == sides > 0 else NOBODY
    rest = sorted(counts)[-2]
    free = sides - sum(counts)
    return counts.index(most) if most > rest + free else NOBODY


def missing(kind: Kind, own: int, rival: int, free: int) -> int:
    """Return the number of sticks that a seat lacks for the majority, or -1 if it is out of reach
    (6).

    own, rival  the sticks there: the seat's and those of the strongest other; free: streets
    """
    if kind == PARK or (kind in LANDMARKS and rival):
        return -1
    if kind in LANDMARKS:
        return free
    lacking = max(0, (rival + free - own) // 2 + 1)
    return lacking if lacking <= free else -1


def lacking(kind: Kind, lies: Lies, seat: Seat) -> int:
    """Return the number of sticks that a seat lacks for a district's majority, or -1 (6)."""
    counts, free = lies
    return missing(kind, counts[seat], max(counts[:seat] + counts[seat + 1 :]), free)


def lies_at(white: Streets, sticks: Sequence[Streets], district: District) -> Lies:
    """Return the sides of a district, given the white sticks and those of all seats."""
    around = AROUND[district]
    counts = tuple([(own & around).bit_count() for own in sticks])
    return counts, len(SIDES[district]) - (white & around).bit_count() - sum(counts)


def build(state: State, active: Seat, changed: Iterable[Street], told: list[Event]) -> None:
    """Build all districts at these streets in which a seat now has the majority (6.4, 6.5)."""
    sticks = [player.sticks for player in state.players]
    ruins = ruins_at(changed, state.builders)
    for seat, district in builders(state.city, ruins, sticks, state.white, active):
        _build(state, seat, district, told)


def ruins_at(streets: Iterable[Street], built: Sequence[Seat]) -> set[District]:
    """Return the districts beside these streets that are not built."""
    return {at for street in streets for at in BESIDE[street] if built[at] == NOBODY}


def builders(
    city: Sequence[Kind],
    ruins: Iterable[District],
    sticks: Sequence[Streets],
    white: Streets,
    active: Seat,
) -> list[tuple[Seat, District]]:
    """Return the builders with their ruins, in order: the active seat first, then clockwise (6.5;
    R13).
    """
    holders = [(majority(city[at], AROUND[at], sticks, white), at) for at in ruins]
    found = [(seat, at) for seat, at in holders if seat != NOBODY]
    return sorted(found, key=lambda one: ((one[0] - active) % len(sticks), one[1]))


def _build(state: State, seat: Seat, district: District, told: list[Event]) -> None:
    """Turn a tile and score it; a bonus card that waits for its kind is scored too (6.4, 7.10)."""
    state.builders[district] = seat
    state.built = True
    kind = state.city[district]
    facts: Facts = {
        "seat": seat,
        "district": DISTRICT_KEYS[district],
        "kind": KIND_KEYS[kind],
        "points": PRESTIGE[kind],
    }
    told.append(Event("built", facts))
    for card in state.waiting:
        if kind in ACTIONS[card].kinds:
            state.waiting.remove(card)
            state.players[seat].bonuses += 1
            facts = {"seat": seat, "kind": KIND_KEYS[kind], "points": BONUS_PRESTIGE}
            told.append(Event("bonus", facts))
            return
