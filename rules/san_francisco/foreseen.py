"""What would be built at once if sticks lay otherwise, from a view alone (RULES.md 6.4, 6.5)."""

from collections.abc import Iterable, Sequence

from rules.event import NOBODY, Seat
from rules.san_francisco.building import majority
from rules.san_francisco.components import (
    ACTIONS,
    AROUND,
    BESIDE,
    BONUS_PRESTIGE,
    PRESTIGE,
    District,
    Street,
    Streets,
)
from rules.san_francisco.state import NO_STREET
from rules.san_francisco.view import SanFranciscoView


def placed(view: SanFranciscoView, seat: Seat, street: Street) -> list[int]:
    """Return the prestige that each seat gets if `seat` places a stick there (RULES.md 5.1, 5.3).

    A stick that it has named to be lifted is gone, and so is another one on that street (7.9).
    """
    sticks = [investor.sticks & ~(1 << street) for investor in view.investors]
    if view.lifted != NO_STREET:
        sticks[seat] ^= 1 << view.lifted
    sticks[seat] |= 1 << street
    return _points(view, seat, sticks, [street])


def shifted(view: SanFranciscoView, seat: Seat, street: Street, target: Street) -> list[int]:
    """Return the prestige that each seat gets if `seat` shifts a stick (RULES.md 7.6)."""
    return _points(view, seat, _exchanged(view, street, target), [street, target])


def swapped(view: SanFranciscoView, seat: Seat, one: Street, other: Street) -> list[int]:
    """Return the prestige that each seat gets if `seat` swaps two sticks (RULES.md 7.7)."""
    return _points(view, seat, _exchanged(view, one, other), [one, other])


def _exchanged(view: SanFranciscoView, one: Street, other: Street) -> list[Streets]:
    """Return the sticks of all, with what lies on two streets of different owners exchanged."""
    both = 1 << one | 1 << other
    return [
        investor.sticks ^ both if investor.sticks & both else investor.sticks
        for investor in view.investors
    ]


def _points(
    view: SanFranciscoView, active: Seat, sticks: Sequence[Streets], changed: Iterable[Street]
) -> list[int]:
    """Return what all get for what is built at these streets; a bonus goes to the first (R13)."""
    points = [0] * len(sticks)
    bonuses = [*view.bonuses]
    for seat, district in _built(view, active, sticks, changed):
        kind = view.city[district]
        points[seat] += PRESTIGE[kind]
        bonus = next((card for card in bonuses if kind in ACTIONS[card].kinds), None)
        if bonus is not None:
            bonuses.remove(bonus)
            points[seat] += BONUS_PRESTIGE
    return points


def _built(
    view: SanFranciscoView, active: Seat, sticks: Sequence[Streets], changed: Iterable[Street]
) -> list[tuple[Seat, District]]:
    """Return who builds what, in order: the active seat first, then clockwise (RULES.md 6.5)."""
    found: list[tuple[int, District]] = []
    for district in {district for street in changed for district in BESIDE[street]}:
        if view.builders[district] == NOBODY:
            seat = majority(view.city[district], AROUND[district], sticks, view.white)
            if seat != NOBODY:
                found.append(((seat - active) % len(sticks), district))
    return [((active + after) % len(sticks), district) for after, district in sorted(found)]
