"""What a person is told beside a question: the worth of a right, and the effects of the picks."""

from collections.abc import Callable, Mapping
from typing import Final

from rules.bits import members
from rules.decision import Choice, Decision, keys, total
from rules.event import Facts, Seat
from rules.game import Remark
from rules.san_francisco import asking, grants
from rules.san_francisco.advice import preview
from rules.san_francisco.components import (
    ACTION_KEYS,
    ACTIONS,
    DISTRICT_KEYS,
    EDGE,
    KIND_KEYS,
    KINDS_ON,
    NO_TILE,
    OPTION,
    PRESTIGE,
    REPLACE,
    SHIFT,
    TENDERS,
    Street,
    Streets,
)
from rules.san_francisco.state import Phase
from rules.san_francisco.tenders import sold
from rules.san_francisco.view import SanFranciscoView

BIDDING: Final = ("tender", "influence", "bid")
"""Questions about the worth of a right."""


def remarks(view: SanFranciscoView, picked: Choice) -> tuple[Remark, ...]:
    """Tell the worth of a right, a bid with the picks, the effects of sticks, the bank."""
    decision = view.decision
    if decision is None:
        return ()
    if decision.kind in BIDDING:
        refuses = asking.REFUSE in keys(decision, picked)
        return () if refuses else _on_sale(view, decision, picked)
    if decision.kind == "blind":
        return (_rivals(view, decision, picked),)
    if decision.kind == "district" and not view.acting:
        return (*_edge(view), *_sides(view), *_after(view))
    if decision.kind == "sticks_back":
        return (_back(view, len(picked)), *_bank(view))
    return _bank(view) if decision.kind in ("grant", "draw") else ()


def _on_sale(view: SanFranciscoView, decision: Decision, picked: Choice) -> tuple[Remark, ...]:
    """Tell the worth of the right on sale, and the bid with the picks."""
    told = (
        *_at_stake(view, decision.seat),
        *_edge(view),
        *_rights(view, decision),
        *_reach(view, decision.seat),
    )
    if decision.kind != "bid":
        return told
    alone = _alone(view, decision)
    return (*alone, *told) if alone else (*told, _bid(view, decision, picked))


def _at_stake(view: SanFranciscoView, seat: Seat) -> tuple[Remark, ...]:
    """Tell the rights of an action card's winner, and the most prestige that a stick on the board
    brings the seat with it (RULES.md 7.3); one lies there, or the card is of no use (R38).
    """
    if not view.acting:
        return ()
    card = Remark("at_stake", {"card": ACTION_KEYS[view.played[-1]]})
    find = _GAINS.get(ACTIONS[view.played[-1]].effect)
    if find is None:
        return (card,)
    gains = [find(view, seat, street) for street in members(view.board.owned)]
    return card, Remark("worth", {"gain": max(gains)})


_GAINS: Final[Mapping[str, Callable[[SanFranciscoView, Seat, Street], int]]] = {
    SHIFT: preview.by_shifting,
    REPLACE: preview.by_replacing,
}
"""The most prestige that a stick brings, by the effect of the card; swaps would take too long."""


def _reach(view: SanFranciscoView, seat: Seat) -> tuple[Remark, ...]:
    """Tell the district a seat is nearest to building where the card on sale lets sticks be placed.

    Then tell the dearest district that a rival builds there with a single stick.
    """
    streets = preview.sold_streets(view)
    if not streets:
        return ()
    kinds = () if view.acting else TENDERS[view.tender].kinds
    facts = preview.told_in_reach(view, seat, streets, kinds)
    reach = Remark("reach_across" if "beside" in facts else "reach", facts)
    return (reach, *_threat(view, seat, streets))


def _threat(view: SanFranciscoView, seat: Seat, streets: Streets) -> tuple[Remark, ...]:
    out = [one.seat for one in view.investors if one.passed and view.step == Phase.BID]
    rivals = [one.seat for one in view.investors if one.seat != seat and one.seat not in out]
    near = [(preview.in_reach(view, rival, streets), rival) for rival in rivals]
    found = [(view.city[at], at, rival) for (needs, at), rival in near if needs == 1]
    if not found:
        return ()
    kind, at, rival = max(found, key=lambda one: PRESTIGE[one[0]])
    facts: Facts = {"seat": rival, "nearest": DISTRICT_KEYS[at], "kind": KIND_KEYS[kind]}
    return (Remark("threat", facts),)


def _rights(view: SanFranciscoView, decision: Decision) -> tuple[Remark, ...]:
    """Tell the number of rights sold if it is below the tender card's (RULES.md 3.3; R4); then
    that of players, and of those who get none.
    """
    if view.acting or decision.kind == "bid" or TENDERS[view.tender].means == OPTION:
        return ()
    rights, players = sold.sellable(view.city, view.tender, view.board.free), len(view.investors)
    few = rights < TENDERS[view.tender].rights
    left = max(0, players - rights)
    told = Remark("rights", {"count": rights, "players": players, "left": left})
    return (Remark("few_rights", {"count": rights}), told) if few else (told,)


def _edge(view: SanFranciscoView) -> tuple[Remark, ...]:
    """Tell that the city edge is sold, which the city shows by no colour."""
    return () if view.acting or TENDERS[view.tender].object != EDGE else (Remark("edge", {}),)


def _sides(view: SanFranciscoView) -> tuple[Remark, ...]:
    """Tell the kinds of which one side of the street has to be (RULES.md 5.1)."""
    tile = view.rights[0].tile
    kinds = TENDERS[view.tender].kinds if tile == NO_TILE else KINDS_ON[tile]
    names = [KIND_KEYS[kind] for kind in kinds]
    if len(names) > 1:
        return (Remark("sides", {"kind": names[0], "second": names[1]}),)
    return tuple([Remark("side", {"kind": name}) for name in names])


def _after(view: SanFranciscoView) -> tuple[Remark, ...]:
    """Tell the seats that place a stick after this one, in order (RULES.md 4.10)."""
    seats = tuple([right.seat for right in view.rights[1:]])
    return (Remark("after", {"seats": seats}),) if seats else ()


def _bank(view: SanFranciscoView) -> tuple[Remark, ...]:
    """Tell the cheques publicly known to be in the bank, if the ledger is open (RULES.md 2.5)."""
    return (Remark("bank", {"cheques": view.openly}),) if view.openly else ()


def _back(view: SanFranciscoView, count: int) -> Remark:
    """Tell the grant for this many sticks, and the number of cheques to draw (7.12; R10)."""
    grant = grants.granted(view.played[-1], count)
    facts = {"count": count, "most": grant.cheques, "bank": view.bank}
    return Remark("back", {"influence": grant.influence, **facts})


def _alone(view: SanFranciscoView, decision: Decision) -> tuple[Remark, ...]:
    """Tell the sum that wins if all others are out: the smallest cheque is enough (4.6)."""
    if not all(one.passed for one in view.investors if one.seat != decision.seat):
        return ()
    return (Remark("alone", {"enough": min(decision.weights)}),)


def _bid(view: SanFranciscoView, decision: Decision, picked: Choice) -> Remark:
    """Tell the sum laid with the picks, the sum needed, and what the others can have (4.4)."""
    laid, added = sum(view.investors[decision.seat].laid), total(decision, picked)
    others = [one for one in view.investors if one.seat != decision.seat and not one.passed]
    facts: Facts = {
        "added": added,
        "total": laid + added,
        "enough": laid + decision.floor,
        "short": max(0, decision.floor - added),
        "seats": tuple([one.seat for one in others]),
        "counts": tuple([sum(one.laid) + one.at_most for one in others]),
    }
    return Remark("bid", facts)


def _rivals(view: SanFranciscoView, decision: Decision, picked: Choice) -> Remark:
    """Tell the bid with the picks, the rivals for the same tile, and what they can have (4.9)."""
    rivals = view.rivals(decision.seat)
    seats = tuple([one.seat for one in rivals])
    most = tuple([one.bids_at_most for one in rivals])
    return Remark("blind", {"total": total(decision, picked), "seats": seats, "counts": most})


def lies_open(view: SanFranciscoView, seat: Seat) -> tuple[Remark, ...]:
    """Tell the cheques publicly known to be in a hand, if the ledger is open (RULES.md 2.5)."""
    known = view.investors[seat].known
    return (Remark("known", {"cheques": known}),) if known else ()
