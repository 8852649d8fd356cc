"""What a person needs to know to choose: the facts of each option, and what else is known."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from rules.decision import Choice, Decision, parts
from rules.event import NOBODY, Facts, Seat
from rules.game import Remark
from rules.san_francisco import asking
from rules.san_francisco.building import majority
from rules.san_francisco.components import (
    ACTIONS,
    AROUND,
    BESIDE,
    BONUS_PRESTIGE,
    GRANT_CHEQUES,
    GRANT_INFLUENCE,
    KIND_KEYS,
    KINDS_ON,
    PRESTIGE,
    STICK_CHEQUES,
    STICK_INFLUENCE,
    TILE_KEYS,
    Street,
    district_named,
    street_named,
    streets_at,
)
from rules.san_francisco.picking import DECLINE, END
from rules.san_francisco.state import NO_STREET, OPEN, Phase
from rules.san_francisco.view import SanFranciscoView

_Explain: TypeAlias = Callable[[SanFranciscoView, Decision, str], Facts]


def explain(view: SanFranciscoView, decision: Decision) -> tuple[Facts, ...]:
    """Return the facts of each option: what it is, what it costs, what it brings."""
    facts_of = _EXPLAIN.get(decision.kind, _nothing)
    plain = (DECLINE, END, asking.PASS)
    return tuple(
        [{} if key in plain else facts_of(view, decision, key) for key in decision.options]
    )


def _nothing(_view: SanFranciscoView, _decision: Decision, _key: str) -> Facts:
    return {}


# --- tenders -----------------------------------------------------------------------------------


def _influence(view: SanFranciscoView, decision: Decision, key: str) -> Facts:
    """Tell what is left to whoever wins with this card; it is named by its value (4.3)."""
    value = asking.value_of(key)
    return {"number": value, "left": view.investors[decision.seat].influence - value}


def _cheque(_view: SanFranciscoView, _decision: Decision, key: str) -> Facts:
    """Name a cheque by its value."""
    value = asking.value_of(key)
    return {"number": value, "cheque": value}


def _tile(view: SanFranciscoView, _decision: Decision, key: str) -> Facts:
    """Tell among how many free streets one would choose (RULES.md 4.7)."""
    streets = view.free & streets_at(view.city, KINDS_ON[TILE_KEYS.index(key)])
    return {"streets": streets.bit_count()}


def _investor(_view: SanFranciscoView, _decision: Decision, key: str) -> Facts:
    return {"seat": int(parts(key)[0])}


def _sum(_view: SanFranciscoView, decision: Decision, key: str) -> Facts:
    """Tell whom a sum would go to; it is named by itself (RULES.md 9.1)."""
    value = asking.value_of(key)
    return {"number": value, "sum": value, "other": int(parts(decision.subject)[0])}


def _accept(view: SanFranciscoView, _decision: Decision, _key: str) -> Facts:
    """Tell again what was proposed (RULES.md 9.1)."""
    return view.proposed


# --- sticks ------------------------------------------------------------------------------------


def _district(view: SanFranciscoView, decision: Decision, key: str) -> Facts:
    """Tell how things stand in a district: own sticks, most of any other, free streets (6.1)."""
    district = district_named(key)
    around = AROUND[district]
    counts = [(investor.sticks & around).bit_count() for investor in view.investors]
    own = counts.pop(decision.seat)
    return {
        "kind": KIND_KEYS[view.city[district]],
        "ruin": int(view.builders[district] == NOBODY),
        "own": own,
        "most": max(counts),
        "free": (view.free & around).bit_count(),
    }


def _street(view: SanFranciscoView, decision: Decision, key: str) -> Facts:
    """Tell what is beside a street, and what a stick there builds at once, for whom (6.4)."""
    street = street_named(key)
    points, others = _built(view, decision.seat, street)
    kinds = tuple([KIND_KEYS[view.city[district]] for district in BESIDE[street]])
    return {"kinds": kinds, "points": points, "others": others}


def _built(view: SanFranciscoView, seat: Seat, street: Street) -> tuple[int, int]:
    """Return the prestige that a stick on a street brings at once: to its owner, to others."""
    sticks = [investor.sticks for investor in view.investors]
    sticks[seat] |= 1 << street
    if view.lifted != NO_STREET:
        sticks[seat] &= ~(1 << view.lifted)
    waiting = [kind for card in view.bonuses for kind in ACTIONS[card].kinds]
    gains = [0, 0]
    found = [
        (majority(view.city[at], AROUND[at], sticks, view.white), at)
        for at in BESIDE[street]
        if view.builders[at] == NOBODY
    ]
    for builder, at in sorted(found, key=lambda one: (one[0] - seat) % len(sticks)):
        if builder != NOBODY:
            kind = view.city[at]
            gains[builder != seat] += PRESTIGE[kind]
            if kind in waiting:
                waiting.remove(kind)
                gains[builder != seat] += BONUS_PRESTIGE
    return gains[0], gains[1]


def _owned(view: SanFranciscoView, _decision: Decision, key: str) -> Facts:
    """Tell whose stick it is."""
    street = street_named(key)
    owners = [one.seat for one in view.investors if one.sticks >> street & 1]
    return {"other": owners[0]}


# --- grants ------------------------------------------------------------------------------------


def _grant(view: SanFranciscoView, _decision: Decision, key: str) -> Facts:
    """Tell how much each form of a grant brings (RULES.md 7.11, 7.12)."""
    sticks = view.back.bit_count()
    if key == asking.BY_INFLUENCE:
        return {"count": STICK_INFLUENCE * sticks if sticks else GRANT_INFLUENCE}
    return {"most": STICK_CHEQUES * sticks if sticks else GRANT_CHEQUES, "bank": view.bank}


def _draw(view: SanFranciscoView, decision: Decision, _key: str) -> Facts:
    own = view.investors[decision.seat]
    return {"total": sum(own.drawn), "most": own.most, "bank": view.bank}


_EXPLAIN: Final[Mapping[str, _Explain]] = {
    "influence": _influence,
    "bid": _cheque,
    "blind": _cheque,
    "payment": _cheque,
    "tile": _tile,
    "propose": _investor,
    "sum": _sum,
    "accept": _accept,
    "district": _district,
    "shift_in": _district,
    "swap_in": _district,
    "with_in": _district,
    "replace_in": _district,
    "street": _street,
    "second": _street,
    "shift": _owned,
    "swap": _owned,
    "with": _owned,
    "replace": _owned,
    "grant": _grant,
    "draw": _draw,
}


# --- remarks -----------------------------------------------------------------------------------


def remarks(view: SanFranciscoView, _picked: Choice) -> tuple[Remark, ...]:
    """Tell bidders what the others can still have at most, and drawers what the bank may hold."""
    if view.decision is None:
        return ()
    if view.decision.kind == "bid":
        others = [one for one in view.investors if not one.passed and one.seat != view.seat]
        seats = tuple([one.seat for one in others])
        counts = tuple([one.at_most + sum(one.laid) for one in others])
        return (Remark("rivals", {"seats": seats, "counts": counts}),) if others else ()
    if view.step in (Phase.GRANT, Phase.DRAW) and view.openly:
        return (Remark("bank", {"cheques": view.openly}),)
    return ()


def lies_open(view: SanFranciscoView, seat: Seat) -> tuple[Remark, ...]:
    """Tell which cheques all know to be in a hand, where the ledger is open (RULES.md 2.5)."""
    known = view.investors[seat].known
    return (Remark("known", {"cheques": known}),) if view.variant.ledger == OPEN and known else ()
