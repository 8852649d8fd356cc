"""Who has the majority in a district, and builds it at once (RULES.md 6)."""

from collections.abc import Iterable, Sequence

from rules.event import NOBODY, Event, Seat
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
    District,
    Kind,
    Street,
    Streets,
)
from rules.san_francisco.state import State


def majority(kind: Kind, around: Streets, sticks: Sequence[Streets], white: Streets) -> Seat:
    """Return who has the majority in a district that nobody has built, or NOBODY.

    In an ordinary district, whoever has more sticks than anybody else can still get with all free
    streets (6.1; R3); of the city hall and the bank, whoever has all sides that are not white
    (6.2); of a park nobody (6.3).

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


def build(state: State, active: Seat, changed: Iterable[Street], told: list[Event]) -> None:
    """Build all districts at these streets in which somebody now has the majority (6.4, 6.5).

    Those of the active player come first, then clockwise (R13).
    """
    sticks = [player.sticks for player in state.players]
    seats = len(sticks)
    found: list[tuple[int, District]] = []
    for district in {district for street in changed for district in BESIDE[street]}:
        if state.builders[district] == NOBODY:
            seat = majority(state.city[district], AROUND[district], sticks, state.white)
            if seat != NOBODY:
                found.append(((seat - active) % seats, district))
    for after, district in sorted(found):
        _build(state, (active + after) % seats, district, told)


def _build(state: State, seat: Seat, district: District, told: list[Event]) -> None:
    """Turn a tile and score it; a bonus card that waits for its kind is scored too (6.4, 7.10)."""
    state.builders[district] = seat
    state.built = True
    kind = state.city[district]
    facts = {
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
