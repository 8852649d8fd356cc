"""The facts that a person needs to choose: those of each option, and the effects of the picks."""

from collections.abc import Callable, Collection, Mapping
from typing import Final, TypeAlias

from rules.bits import has, members
from rules.decision import Choice, Decision, parts, total
from rules.event import NOBODY, Facts, Seat
from rules.game import Remark
from rules.san_francisco import asking, building, grants
from rules.san_francisco.advice import preview
from rules.san_francisco.asking_for_sticks import END
from rules.san_francisco.components import (
    ACTION_KEYS,
    AROUND,
    BESIDE,
    DISTRICT_KEYS,
    KIND_KEYS,
    KINDS_ON,
    TENDERS,
    TILE_KEYS,
    District,
    Kind,
    Street,
    Streets,
    district_named,
    street_named,
    streets_at,
)
from rules.san_francisco.tenders import sold
from rules.san_francisco.view import SanFranciscoView

_Explain: TypeAlias = Callable[[SanFranciscoView, Decision, str], Facts]
"""The facts of one option, by its key."""

_NOTHING: Final = (asking.REFUSE, asking.DECLINE, asking.PASS, END)
"""Options that do nothing, or nothing more."""

_LAST: Final = 5
"""More sticks than any district needs."""

BIDDING: Final = ("tender", "influence", "bid")
"""Questions about the worth of a right."""


def explain(view: SanFranciscoView, decision: Decision) -> tuple[Facts, ...]:
    """Return the facts of each option: its kind, its cost, its gain."""
    tell = _EXPLAIN[decision.kind]
    return tuple([{} if key in _NOTHING else tell(view, decision, key) for key in decision.options])


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
    """Tell the number of free streets, and the districts nearest to being built there."""
    streets = streets_at(view.city, KINDS_ON[TILE_KEYS.index(key)])
    nearest = preview.in_reach(view, decision.seat, streets)
    return {"streets": (view.board.free & streets).bit_count(), **_nearest(nearest)}


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
    rank   districts that need the fewest come first
    """
    district = district_named(key)
    kind = view.city[district]
    lies, free = building.lies_at(view.white, preview.lifted(view, decision.seat), district)
    own, *counts = lies[decision.seat], *lies[: decision.seat], *lies[decision.seat + 1 :]
    ruin = view.builders[district] == NOBODY
    needs = max(0, building.missing(kind, own, max(counts), free)) if ruin else 0
    return {
        "kind": KIND_KEYS[kind],
        "ruin": int(ruin),
        "own": own,
        "most": max(counts),
        "free": free,
        "needs": needs,
        "rank": needs or _LAST,
    }


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


def _stick(view: SanFranciscoView, _: Decision, key: str) -> Facts:
    return {"other": _owner(view, street_named(key))}


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
    """Tell a seat's gain, the others' total and seats, and the sticks it still needs."""
    others = {at: points for at, points in enumerate(found.points) if points and at != seat}
    return {
        "points": found.points[seat],
        "others": sum(others.values()),
        "seats": tuple(others),
        **_nearest(found.nearest),
    }


def _nearest(nearest: preview.Nearest) -> Facts:
    """Tell the number of sticks that a majority still needs, and its district; just 0 without
    one.
    """
    where: Facts = {"nearest": DISTRICT_KEYS[nearest.district]} if nearest.needs else {}
    return {"needs": nearest.needs, **where}


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
    "sticks_back": _nothing,
    "grant": _grant,
    "draw": _draw,
    "lift": _nothing,
    "street": _place,
    "second": _place,
    "shift": _stick,
    "shift_to": _shift_to,
    "swap": _stick,
    "with": _with,
    "replace": _replace,
    **dict.fromkeys(("district", "shift_in", "swap_in", "with_in", "replace_in"), _district),
}


def remarks(view: SanFranciscoView, picked: Choice) -> tuple[Remark, ...]:
    """Tell the worth of a right, a bid with the picks, the effects of sticks, the bank."""
    decision = view.decision
    if decision is not None and decision.kind in BIDDING:
        told = (*_at_stake(view), *_few_rights(view, decision), *_reach(view, decision.seat))
        return (*told, _bid(view, decision, picked)) if decision.kind == "bid" else told
    if decision is not None and decision.kind == "blind":
        return (_rivals(view, decision.seat),)
    known = (Remark("bank", {"cheques": view.openly}),) if view.openly else ()
    if decision is not None and decision.kind == "sticks_back":
        return (_back(view, len(picked)), *known)
    return known if decision is not None and decision.kind in ("grant", "draw") else ()


def _at_stake(view: SanFranciscoView) -> tuple[Remark, ...]:
    """Tell the rights of an action card's winner (RULES.md 7.3)."""
    return (Remark("at_stake", {"card": ACTION_KEYS[view.played[-1]]}),) if view.acting else ()


def _reach(view: SanFranciscoView, seat: Seat) -> tuple[Remark, ...]:
    """Tell the district a seat is nearest to building where the card on sale lets sticks be placed.

    If it is of another kind than the card, tell the district of the card's kind beside it: a stick
    between them counts for both (5.1, 6.1).
    """
    streets = preview.sold_streets(view)
    if not streets:
        return ()
    nearest = preview.in_reach(view, seat, streets)
    if not nearest.needs:
        return (Remark("reach", {"needs": 0}),)
    facts: Facts = {**_nearest(nearest), "kind": KIND_KEYS[view.city[nearest.district]]}
    sold = () if view.acting else TENDERS[view.tender].kinds
    if not sold or view.city[nearest.district] in sold:
        return (Remark("reach", facts),)
    beside = _across(view, nearest.district, streets, sold)
    of_kind: Facts = {"beside": DISTRICT_KEYS[beside], "sold": KIND_KEYS[view.city[beside]]}
    return (Remark("reach_across", {**facts, **of_kind}),)


def _across(
    view: SanFranciscoView, district: District, streets: Streets, kinds: Collection[Kind]
) -> District:
    """Return a district of some kinds on the other side of a free street at a district."""
    free = members(view.board.free & streets & AROUND[district])
    return next(at for street in free for at in BESIDE[street] if view.city[at] in kinds)


def _few_rights(view: SanFranciscoView, decision: Decision) -> tuple[Remark, ...]:
    """Tell the number of rights sold if it is below the tender card's (RULES.md 3.3; R4)."""
    if view.acting or decision.kind != "influence":
        return ()
    rights = sold.sellable(view.city, view.tender, view.board.free)
    few = rights < TENDERS[view.tender].rights
    return (Remark("few_rights", {"count": rights}),) if few else ()


def _back(view: SanFranciscoView, count: int) -> Remark:
    """Tell the grant for this many sticks, and the number of cheques to draw (7.12; R10)."""
    grant = grants.granted(view.played[-1], count)
    facts = {"count": count, "most": grant.cheques, "bank": view.bank}
    return Remark("back", {"influence": grant.influence, **facts})


def _bid(view: SanFranciscoView, decision: Decision, picked: Choice) -> Remark:
    """Tell the sum laid with the picks, the sum needed, and what the others can have (4.4)."""
    laid, added = sum(view.investors[decision.seat].laid), total(decision, picked)
    others = [one for one in view.investors if one.seat != decision.seat and not one.passed]
    facts: Facts = {
        "added": added,
        "total": laid + added,
        "enough": laid + decision.floor,
        "seats": tuple([one.seat for one in others]),
        "counts": tuple([sum(one.laid) + one.at_most for one in others]),
    }
    return Remark("bid", facts)


def _rivals(view: SanFranciscoView, seat: Seat) -> Remark:
    """Tell the rivals in a blind bid for the same tile, and what they can have (RULES.md 4.9)."""
    rivals = view.rivals(seat)
    seats = tuple([one.seat for one in rivals])
    return Remark("blind", {"seats": seats, "counts": tuple([one.bids_at_most for one in rivals])})


def lies_open(view: SanFranciscoView, seat: Seat) -> tuple[Remark, ...]:
    """Tell the cheques publicly known to be in a hand, if the ledger is open (RULES.md 2.5)."""
    known = view.investors[seat].known
    return (Remark("known", {"cheques": known}),) if known else ()
