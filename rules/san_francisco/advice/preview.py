"""The districts that would be built if sticks lay differently, from a view alone (RULES.md 6.4,
6.5).
"""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from rules.bits import bits_of, has, members
from rules.event import Facts, Seat
from rules.san_francisco import building, shifting
from rules.san_francisco.components import (
    ACTIONS,
    ALL_STREETS,
    AROUND,
    BESIDE,
    BONUS_PRESTIGE,
    DISTRICT_KEYS,
    FREE_STREET,
    KIND_KEYS,
    PRESTIGE,
    TWO_STICKS,
    District,
    Kind,
    Street,
    Streets,
    streets_for,
)
from rules.san_francisco.state import NO_STREET
from rules.san_francisco.view import SanFranciscoView


class Nearest(NamedTuple):
    """The ruin where a seat needs the fewest sticks for the majority; of several, the dearest.

    needs  0 if it can have no majority; then the district means nothing
    """

    needs: int = 0
    district: District = 0


class Effects(NamedTuple):
    """The effects at the streets that change.

    points   the prestige that each seat gets for districts built
    nearest  the majority to which the acting seat is then nearest in a ruin beside these streets,
             and the `second` nearest
    stopped  the rivals that lacked a single stick for a majority there, and then lack more
    """

    points: list[int]
    nearest: Nearest
    second: Nearest
    stopped: tuple[Seat, ...]


def told(nearest: Nearest) -> Facts:
    """Tell the number of sticks that a majority still needs, and its district; just 0 without
    one.
    """
    where: Facts = {"nearest": DISTRICT_KEYS[nearest.district]} if nearest.needs else {}
    return {"needs": nearest.needs, **where}


def lifted(view: SanFranciscoView, seat: Seat) -> list[Streets]:
    """Return all seats' sticks without the one that `seat` has named to be lifted (5.3)."""
    sticks = [*view.board.sticks]
    if view.lifted != NO_STREET:
        sticks[seat] ^= bits_of([view.lifted])
    return sticks


def placed(view: SanFranciscoView, seat: Seat, street: Street) -> Effects:
    """Foresee the effects if `seat` places a stick there (RULES.md 5.1, 5.3).

    A stick that it has named to be lifted is gone, and so is another's stick on that street (7.9).
    """
    sticks = [own & ~bits_of([street]) for own in lifted(view, seat)]
    sticks[seat] |= bits_of([street])
    return _effects(view, seat, sticks, [street])


def shifted(view: SanFranciscoView, seat: Seat, street: Street, target: Street) -> Effects:
    """Foresee the effects if `seat` shifts a stick (RULES.md 7.6)."""
    return _effects(view, seat, _exchanged(view, street, target), [street, target])


def swapped(view: SanFranciscoView, seat: Seat, one: Street, other: Street) -> Effects:
    """Foresee the effects if `seat` swaps two sticks (RULES.md 7.7)."""
    return _effects(view, seat, _exchanged(view, one, other), [one, other])


def by_shifting(view: SanFranciscoView, seat: Seat, street: Street) -> int:
    """Return the most prestige that a seat gets by shifting the stick on a street (7.6)."""
    board = view.board
    if not has(board.owned, street):
        return 0
    targets = members(shifting.targets(street, board.taken))
    return max([_gain(view, seat, street, target) for target in targets], default=0)


def by_swapping(view: SanFranciscoView, seat: Seat, street: Street) -> int:
    """Return the most prestige that a seat gets by swapping the stick on a street (7.7).

    It changes places with the first one, where that is picked.
    """
    owner = next((one.sticks for one in view.investors if has(one.sticks, street)), 0)
    first = bits_of(view.picked[1:2]) or view.board.owned
    others = members(first & ~owner) if owner else ()
    return max([_gain(view, seat, street, other) for other in others], default=0)


def by_replacing(view: SanFranciscoView, seat: Seat, street: Street) -> int:
    """Return the prestige that a seat gets by replacing the stick of another on a street (7.9)."""
    others = view.board.owned & ~view.investors[seat].sticks
    return placed(view, seat, street).points[seat] if has(others, street) else 0


def _gain(view: SanFranciscoView, seat: Seat, one: Street, other: Street) -> int:
    """Return a seat's prestige once the stick on a street, and that on another, change places."""
    ruins = building.ruins_at([one, other], view.builders)
    sticks = _exchanged(view, one, other)
    return _points(view, building.builders(view.city, ruins, sticks, view.white, seat))[seat]


def _exchanged(view: SanFranciscoView, one: Street, other: Street) -> list[Streets]:
    """Return all seats' sticks, with those on two streets of different owners exchanged."""
    both = bits_of([one, other])
    return [
        investor.sticks ^ both if investor.sticks & both else investor.sticks
        for investor in view.investors
    ]


def _effects(
    view: SanFranciscoView, seat: Seat, sticks: Sequence[Streets], changed: Sequence[Street]
) -> Effects:
    ruins = building.ruins_at(changed, view.builders)
    built = building.builders(view.city, ruins, sticks, view.white, seat)
    before = view.board.sticks
    stopped = [
        rival
        for rival in range(len(sticks))
        if rival != seat and any(_stops(view, rival, before, sticks, at) for at in ruins)
    ]
    nearest, second, *_ = *_in_order(view, seat, sticks, ruins), Nearest(), Nearest()
    return Effects(_points(view, built), nearest, second, tuple(stopped))


def _stops(
    view: SanFranciscoView,
    rival: Seat,
    before: Sequence[Streets],
    after: Sequence[Streets],
    district: District,
) -> bool:
    """Whether a rival no longer builds a district with its next stick, and has not built it."""
    now = lacks(view, rival, before, district)
    return now == 1 and lacks(view, rival, after, district) not in (0, 1)


def lacks(view: SanFranciscoView, seat: Seat, sticks: Sequence[Streets], district: District) -> int:
    """Return the number of sticks that a seat lacks for a majority if sticks lie so."""
    return building.lacking(
        view.city[district], building.lies_at(view.white, sticks, district), seat
    )


def sold_streets(view: SanFranciscoView) -> Streets:
    """Return the streets where the card on sale lets a stick be placed; none without sticks."""
    if not view.acting:
        return streets_for(view.city, view.tender)
    return ALL_STREETS if ACTIONS[view.played[-1]].effect in (TWO_STICKS, FREE_STREET) else 0


def in_reach(view: SanFranciscoView, seat: Seat, streets: Streets) -> Nearest:
    """Return the majority that a seat is nearest to where it may place a stick (RULES.md 6)."""
    board = view.board
    ruins = building.ruins_at(members(board.free & streets), view.builders)
    return next(iter(_in_order(view, seat, board.sticks, ruins)), Nearest())


def told_in_reach(
    view: SanFranciscoView, seat: Seat, streets: Streets, kinds: Collection[Kind]
) -> Facts:
    """Tell the majority that a seat is nearest to on these streets, and the kind of its district.

    If that is none of the kinds sold, tell the district beside it that is: a stick between them
    counts for both (5.1, 6.1). Without kinds, any will do.
    """
    nearest = in_reach(view, seat, streets)
    if not nearest.needs:
        return told(nearest)
    kind = view.city[nearest.district]
    facts: Facts = {**told(nearest), "kind": KIND_KEYS[kind]}
    if not kinds or kind in kinds:
        return facts
    beside = _across(view, nearest.district, streets, kinds)
    return {**facts, "beside": DISTRICT_KEYS[beside], "sold": KIND_KEYS[view.city[beside]]}


def _across(
    view: SanFranciscoView, district: District, streets: Streets, kinds: Collection[Kind]
) -> District:
    """Return the dearest district of some kinds across a free street from a district."""
    free = members(view.board.free & streets & AROUND[district])
    found = [at for street in free for at in BESIDE[street] if view.city[at] in kinds]
    return max(found, key=lambda at: PRESTIGE[view.city[at]])


def _in_order(
    view: SanFranciscoView, seat: Seat, sticks: Sequence[Streets], ruins: Iterable[District]
) -> list[Nearest]:
    """Return the majorities that a seat can still have, the nearest first."""
    found = [Nearest(lacks(view, seat, sticks, at), at) for at in ruins]
    return sorted(
        [one for one in found if one.needs > 0],
        key=lambda one: (one.needs, -PRESTIGE[view.city[one.district]], one.district),
    )


def _points(view: SanFranciscoView, built: Iterable[tuple[Seat, District]]) -> list[int]:
    """Return each seat's prestige for the districts built, in order; a bonus goes to the first
    (R13).
    """
    points = [0] * len(view.investors)
    bonuses = [*view.bonuses]
    for seat, district in built:
        kind = view.city[district]
        points[seat] += PRESTIGE[kind]
        bonus = next((card for card in bonuses if kind in ACTIONS[card].kinds), None)
        if bonus is not None:
            bonuses.remove(bonus)
            points[seat] += BONUS_PRESTIGE
    return points
