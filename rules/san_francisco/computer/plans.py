"""Planning ahead: the possible next questions of a seat, and the standing orders that it can give.

During a sale, a seat that has made an offer may have to raise, to pay for an option tile, and then
to place a stick. A seat that takes a grant in cheques draws, or draws on. All these questions are
foreseen. The next card is unknown, so its tender is not foreseen.
"""

from collections.abc import Callable, Iterator
from typing import Final

from rules.bits import members
from rules.decision import Choice, Decision
from rules.event import Seat
from rules.game import Order
from rules.san_francisco import asking, asking_for_sticks, shifting
from rules.san_francisco.components import (
    ACTIONS,
    ALL_STREETS,
    AROUND,
    BLIND_CHEQUES,
    CHEQUES,
    DISTRICT_KEYS,
    DISTRICTS,
    FREE_STREET,
    GRANT_CHEQUES,
    HIGHEST_CARD,
    INFLUENCE,
    REPLACE,
    SHIFT,
    STREET_KEYS,
    SWAP,
    TENDERS,
    TILE_KEYS,
    TWO_STICKS,
    Streets,
)
from rules.san_francisco.computer.heuristics import few, limit_of_bids, sold_to, stops_at
from rules.san_francisco.state import Phase
from rules.san_francisco.view import SanFranciscoView

SURPRISES: Final = {kind: (kind,) for kind in ("turned_up", "action", "bid", "placed")}
AUCTIONS: Final = {"influence": ("influence_opened",), "bid": ("won_auction", "nobody_won")}
"""Each tender is one, over when its cards are opened, or its right is sold or not (RULES.md 4).

A tender of another kind can end with no winner, too. A bid planned for the next auction then ends
early, and its person is told.
"""


# --- the questions to come -------------------------------------------------------------------


def foresee(view: SanFranciscoView) -> tuple[Decision, ...]:
    """Return the possible next questions of a seat without one, in the order of a tender."""
    if view.seat is None or view.decision is not None or view.outcome is not None:
        return ()
    return (
        *_tender(view, view.seat),
        *_cheques(view, view.seat),
        *_sticks(view, view.seat),
        *_deeds(view, view.seat),
        *_draws(view, view.seat),
    )


def _tender(view: SanFranciscoView, seat: Seat) -> Iterator[Decision]:
    """Yield each seat's question once the start player uses the tender card."""
    if view.step != Phase.TENDER:
        return
    means = TENDERS[view.tender].means
    if means == INFLUENCE:
        cards = range(min(view.investors[seat].influence, HIGHEST_CARD) + 1)
        yield Decision(seat, "influence", tuple([f"influence:{card}" for card in cards]))
    elif means != CHEQUES:
        yield Decision(seat, "tile", TILE_KEYS)


def _cheques(view: SanFranciscoView, seat: Seat) -> Iterator[Decision]:
    """Yield the raise in an auction that the seat is in, or the payment for an option tile."""
    hand, keys = view.hand, asking.cheque_keys(view.hand)
    if not hand:
        return
    if _may_bid(view, seat):
        highest = max([sum(investor.laid) for investor in view.investors])
        floor = highest + 1 - sum(view.investors[seat].laid)
        yield Decision(seat, "bid", keys, 0, len(keys), weights=hand, floor=floor)
    if view.step == Phase.TILE:
        yield Decision(seat, "payment", keys)
        yield Decision(seat, "blind", keys, 0, min(BLIND_CHEQUES, len(keys)), weights=hand)


def _may_bid(view: SanFranciscoView, seat: Seat) -> bool:
    """Whether the seat is in the bidding, or will be as soon as the card is used."""
    if view.step == Phase.TENDER:
        return TENDERS[view.tender].means == CHEQUES
    return view.step == Phase.BID and not view.investors[seat].passed


def _sticks(view: SanFranciscoView, seat: Seat) -> Iterator[Decision]:
    """Yield the questions of placing a stick with the right that is on sale, or that the seat
    holds.
    """
    streets = view.board.free & _for_sale(view, seat)
    if not streets:
        return
    yield from _lifted(view, seat)
    yield from _at(seat, asking_for_sticks.PLACE, streets)


def _lifted(view: SanFranciscoView, seat: Seat) -> Iterator[Decision]:
    """Yield the question of lifting a stick, for a seat that has none left (RULES.md 5.3; R27)."""
    own = view.investors[seat]
    if not own.supply:
        lifted = [STREET_KEYS[street] for street in members(own.sticks)]
        yield Decision(seat, asking_for_sticks.LIFT, (*lifted, asking.DECLINE))


def _at(seat: Seat, task: str, streets: Streets) -> Iterator[Decision]:
    """Yield the first two questions of a task: the district, and the street there."""
    district, street, *_ = asking_for_sticks.LINKS[task]
    districts = [DISTRICT_KEYS[place] for place in DISTRICTS if AROUND[place] & streets]
    yield Decision(seat, district, (*districts, asking.DECLINE))
    yield Decision(seat, street, tuple([STREET_KEYS[street] for street in members(streets)]))


def _deeds(view: SanFranciscoView, seat: Seat) -> Iterator[Decision]:
    """Yield the question of the stick for the action card on sale (RULES.md 7.6, 7.7, 7.9)."""
    if not (view.acting and view.step in _SELLING):
        return
    effect = ACTIONS[view.played[-1]].effect
    sticks = _used_on(view, seat, effect)
    if sticks and effect == REPLACE:
        yield from _lifted(view, seat)
    if sticks:
        yield from _at(seat, effect, sticks)


def _used_on(view: SanFranciscoView, seat: Seat, effect: str) -> Streets:
    """Return the sticks that an action card can shift, exchange or replace now."""
    board = view.board
    if effect == SHIFT:
        return shifting.movable(board.owned, board.taken)
    if effect == SWAP:
        return asking_for_sticks.exchangeable(board.sticks)
    return board.owned & ~board.sticks[seat] if effect == REPLACE else 0


def _draws(view: SanFranciscoView, seat: Seat) -> Iterator[Decision]:
    """Yield the question of another cheque of the seat's grant (RULES.md 7.13)."""
    if view.investors[seat].most:
        yield asking.draw(seat)


def _for_sale(view: SanFranciscoView, seat: Seat) -> Streets:
    """Return the streets where the right that the seat has, or may win, places a stick."""
    if view.acting:
        places = ACTIONS[view.played[-1]].effect in (TWO_STICKS, FREE_STREET)
        return ALL_STREETS if places and view.step in _SELLING else 0
    won = any(right.seat == seat for right in view.rights)
    return sold_to(view, seat) if won or view.step in _SELLING else 0


_SELLING: Final = (
    Phase.TENDER,
    Phase.INFLUENCE,
    Phase.BID,
    Phase.TILE,
    Phase.PROPOSE,
    Phase.ACCEPT,
    Phase.BLIND,
)
"""The steps before the winners of the rights are decided."""


# --- standing orders -------------------------------------------------------------------------


def orders(view: SanFranciscoView) -> tuple[Order, ...]:
    """Return the standing orders, with sums up to the seat's money."""
    if view.seat is None:
        return ()
    own = view.investors[view.seat]
    sums = _sums(sum(view.hand) + sum(own.laid))
    most = own.most or GRANT_CHEQUES
    drawn = _sums(most)
    return (
        Order("offer", "influence", _CARDS),
        *((Order("bid_up_to", "bid", sums, _advised(sums, _limit(view))),) if sums else ()),
        Order("pay_smallest", "payment", advice=""),
        Order("stop_at", "draw", drawn, _advised(drawn, stops_at(most))),
    )


_CARDS: Final = tuple(str(value) for value in range(HIGHEST_CARD + 1))


def _sums(most: int) -> tuple[str, ...]:
    """Return the sums of cheques that an order can name."""
    return tuple([str(total) for total in range(1, most + 1)])


def _limit(view: SanFranciscoView) -> int:
    """Return common sense's limit for the right on sale; 0 if there is none."""
    asked = [decision for decision in foresee(view) if decision.kind == "bid"]
    return limit_of_bids(view, asked[0].seat) if asked else 0


def _advised(values: tuple[str, ...], limit: int) -> str | None:
    """Return the sum that can be chosen, the last one for anything higher."""
    return values[min(limit, len(values)) - 1] if limit > 0 else None


def obey(view: SanFranciscoView, decision: Decision, key: str, value: str) -> Choice | None:
    """Return the answer of a standing order to an open question."""
    return _OBEYED[key](view, decision, int(value or 0))


def _offer(_: SanFranciscoView, decision: Decision, card: int) -> Choice | None:
    """Offer this influence card, as long as the seat has that much influence."""
    key = f"influence:{card}"
    return (decision.options.index(key),) if key in decision.options else None


def _bid_up_to(view: SanFranciscoView, decision: Decision, limit: int) -> Choice:
    """Raise with the fewest cheques that are enough, up to a sum; then pass."""
    laid = sum(view.investors[decision.seat].laid)
    return few(decision, decision.floor, limit - laid)


def _pay_smallest(_: SanFranciscoView, __: Decision, ___: int) -> Choice:
    """Pay with the smallest cheque; a hand is sorted."""
    return (0,)


def _stop_at(view: SanFranciscoView, decision: Decision, enough: int) -> Choice:
    """Draw until the drawn cheques add up to this much."""
    drawn = sum(view.investors[decision.seat].drawn)
    wanted = asking.STOP if drawn >= enough else asking.DRAW
    return (decision.options.index(wanted),)


_OBEYED: Final[dict[str, Callable[[SanFranciscoView, Decision, int], Choice | None]]] = {
    "offer": _offer,
    "bid_up_to": _bid_up_to,
    "pay_smallest": _pay_smallest,
    "stop_at": _stop_at,
}
