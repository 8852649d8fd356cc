"""The facts of each option that a person needs to choose."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from rules.bits import has, members
from rules.decision import Decision, family, parts
from rules.event import NOBODY, Facts, Seat
from rules.san_francisco import asking, building, grants
from rules.san_francisco.advice import preview
from rules.san_francisco.asking_for_sticks import END
from rules.san_francisco.components import (
    AROUND,
    BESIDE,
    COLUMNS,
    DISTRICT_KEYS,
    KIND_KEYS,
    KINDS_ON,
    TILE_KEYS,
    Street,
    district_named,
    is_level,
    spot,
    street_named,
    streets_at,
)
from rules.san_francisco.view import SanFranciscoView

_Explain: TypeAlias = Callable[[SanFranciscoView, Decision, str], Facts]
"""The facts of one option, by its key."""

_NOTHING: Final = (asking.REFUSE, asking.DECLINE, asking.PASS, END)
"""Options that do nothing, or nothing more."""


def explain(view: SanFranciscoView, decision: Decision) -> tuple[Facts, ...]:
    """Return the facts of each option: its kind, its cost, its gain.

    Streets have a `rank`, by which they are numbered as one reads the map: row by row.
    """
    tell = _EXPLAIN[decision.kind]
    return tuple(
        [
            {} if key in _NOTHING else {**tell(view, decision, key), **_read(key)}
            for key in decision.options
        ]
    )


def _read(key: str) -> Facts:
    """Tell where a street comes when the map is read; districts are in that order anyway."""
    if family(key) != "street":
        return {}
    street = street_named(key)
    row, column = spot(street)
    return {"rank": (2 * row + (not is_level(street))) * (COLUMNS + 1) + column}


def _nothing(_: SanFranciscoView, __: Decision, ___: str) -> Facts:
    return {}


# --- tenders -----------------------------------------------------------------------------------


def _influence(view: SanFranciscoView, decision: Decision, key: str) -> Facts:
    """Tell the influence left after winning with a card (RULES.md 4.3)."""
    value = asking.value_of(key)
    return {"value": value, "left": view.investors[decision.seat].influence - value}


def _cheque(_: SanFranciscoView, __: Decision, key: str) -> Facts:
    value = asking.value_of(key)
    return {"value": value}


def _tile(view: SanFranciscoView, decision: Decision, key: str) -> Facts:
    """Tell the number of free streets, the district nearest to being built there, and the rivals
    that build there with a single stick.
    """
    kinds = KINDS_ON[TILE_KEYS.index(key)]
    streets = streets_at(view.city, kinds)
    near = [
        one.seat
        for one in view.investors
        if one.seat != decision.seat and preview.in_reach(view, one.seat, streets).needs == 1
    ]
    free = (view.board.free & streets).bit_count()
    reach = preview.told_in_reach(view, decision.seat, streets, kinds)
    return {"streets": free, "seats": tuple(near), **reach}


def _investor(_: SanFranciscoView, __: Decision, key: str) -> Facts:
    return {"seat": asking.value_of(key)}


def _sum(_: SanFranciscoView, decision: Decision, key: str) -> Facts:
    value = asking.value_of(key)
    return {"value": value, "other": int(parts(decision.subject)[0])}


def _accept(view: SanFranciscoView, _: Decision, __: str) -> Facts:
    """Tell the proposal: the investor, the payments, and the streets that the investor avoids
    (9.1).
    """
    return {name: told for name, told in view.proposed.items() if name != "seat"}


# --- grants ------------------------------------------------------------------------------------


def _grant(view: SanFranciscoView, _: Decision, key: str) -> Facts:
    """Tell the amount, and the number of cheques to draw (RULES.md 7.11, 7.12; R10)."""
    grant = grants.granted(view.played[-1], view.back.bit_count())
    if key == asking.BY_INFLUENCE:
        return {"count": grant.influence}
    return {"most": grant.cheques, "bank": view.bank}


def _draw(view: SanFranciscoView, decision: Decision, key: str) -> Facts:
    """Tell the sum drawn so far, and the number of cheques left in the bank (RULES.md 7.13)."""
    own = view.investors[decision.seat]
    drawn = sum(own.drawn)
    if key == asking.STOP:
        return {"total": drawn}
    return {"total": drawn, "most": own.most, "bank": view.bank}


# --- sticks ------------------------------------------------------------------------------------


def _district(view: SanFranciscoView, decision: Decision, key: str) -> Facts:
    """Tell each seat's sticks there, and how many more the majority needs (RULES.md 6).

    A stick that is lifted for it counts no more.

    needs  0 where it is out of reach, or built
    rival  the fewest that another seat needs; 0 like `needs`
    """
    district, seat = district_named(key), decision.seat
    kind, ruin = view.city[district], view.builders[district] == NOBODY
    lies = building.lies_at(view.white, preview.lifted(view, seat), district)
    counts, free = lies
    lacks = [building.lacking(kind, lies, one) if ruin else 0 for one in range(len(counts))]
    needs = max(0, lacks[seat])
    near = [more for rival, more in enumerate(lacks) if rival != seat and more > 0]
    return {
        "kind": KIND_KEYS[kind],
        "ruin": int(ruin),
        "own": counts[seat],
        "most": max(counts[:seat] + counts[seat + 1 :]),
        "free": free,
        "needs": needs,
        "rival": min(near, default=0),
    }


def _taken_from(view: SanFranciscoView, decision: Decision, key: str) -> Facts:
    """Tell the same of a district that loses a stick, and the most that this brings the seat."""
    facts = _district(view, decision, key)
    find = _GAINS.get(decision.kind)
    if find is None:
        return facts
    around = members(AROUND[district_named(key)])
    gain = max([find(view, decision.seat, street) for street in around])
    return {**facts, "gain": gain}


_GAINS: Final[Mapping[str, Callable[[SanFranciscoView, Seat, Street], int]]] = {
    "shift_in": preview.by_shifting,
    "shift": preview.by_shifting,
    "swap": preview.by_swapping,
    "with_in": preview.by_swapping,
    "replace_in": preview.by_replacing,
}
"""The most prestige that a stick of another place brings, by the question about its place."""


def _own_stick(view: SanFranciscoView, decision: Decision, key: str) -> Facts:
    """Tell the ruins beside an own stick that the seat can still build (RULES.md 6)."""
    sticks = view.board.sticks
    ruins = building.ruins_at([street_named(key)], view.builders)
    helped = [at for at in sorted(ruins) if preview.lacks(view, decision.seat, sticks, at) > 0]
    return {"helps": tuple([DISTRICT_KEYS[at] for at in helped])}


def _place(view: SanFranciscoView, decision: Decision, key: str) -> Facts:
    """Tell the kinds beside a street, and the districts that a stick builds there (6.4)."""
    street = street_named(key)
    kinds = tuple([KIND_KEYS[view.city[district]] for district in BESIDE[street]])
    return {"kinds": kinds, **_comes(preview.placed(view, decision.seat, street), decision.seat)}


def _shift_to(view: SanFranciscoView, decision: Decision, key: str) -> Facts:
    target = street_named(key)
    kinds = tuple([KIND_KEYS[view.city[district]] for district in BESIDE[target]])
    found = preview.shifted(view, decision.seat, view.picked[1], target)
    return {"kinds": kinds, **_comes(found, decision.seat)}


def _stick(view: SanFranciscoView, decision: Decision, key: str) -> Facts:
    """Tell the stick's owner, and the most prestige that it brings the seat elsewhere."""
    street = street_named(key)
    gain = _GAINS[decision.kind](view, decision.seat, street)
    return {"other": _owner(view, street), "gain": gain}


def _with(view: SanFranciscoView, decision: Decision, key: str) -> Facts:
    """Tell the stick's owner, and the districts that the swap builds (RULES.md 7.7)."""
    street = street_named(key)
    found = preview.swapped(view, decision.seat, view.picked[1], street)
    return {"other": _owner(view, street), **_comes(found, decision.seat)}


def _replace(view: SanFranciscoView, decision: Decision, key: str) -> Facts:
    """Tell the stick's owner, and the districts that the own stick builds there (RULES.md 7.9)."""
    street = street_named(key)
    found = preview.placed(view, decision.seat, street)
    return {"other": _owner(view, street), **_comes(found, decision.seat)}


def _owner(view: SanFranciscoView, street: Street) -> Seat:
    return next(one.seat for one in view.investors if has(one.sticks, street))


def _comes(found: preview.Effects, seat: Seat) -> Facts:
    """Tell a seat's gain, the others' total and seats, the rivals that no longer build with their
    next stick, and the sticks it still needs: `further` of them for `also`, the second nearest.
    """
    second = found.second
    also: Facts = {"also": DISTRICT_KEYS[second.district]} if second.needs else {}
    others = {at: points for at, points in enumerate(found.points) if points and at != seat}
    return {
        "points": found.points[seat],
        "others": sum(others.values()),
        "seats": tuple(others),
        "stops": found.stopped,
        **preview.told(found.nearest),
        "further": second.needs,
        **also,
    }


_EXPLAIN: Final[Mapping[str, _Explain]] = {
    "tender": _nothing,
    "influence": _influence,
    "bid": _cheque,
    "payment": _cheque,
    "blind": _cheque,
    "tile": _tile,
    "propose": _investor,
    "sum": _sum,
    "avoid": _nothing,
    "accept": _accept,
    "sticks_back": _own_stick,
    "grant": _grant,
    "draw": _draw,
    "lift": _own_stick,
    "street": _place,
    "second": _place,
    "shift": _stick,
    "shift_to": _shift_to,
    "swap": _stick,
    "with": _with,
    "replace": _replace,
    "district": _district,
    **dict.fromkeys(("shift_in", "swap_in", "with_in", "replace_in"), _taken_from),
}
