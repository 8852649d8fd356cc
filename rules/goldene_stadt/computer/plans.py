"""Planning ahead: the possible next questions of a seat, and the standing orders that it can give.

The next round's pairs are unknown until they are dealt, so a bid is foreseen only while pairs lie
out: an expelled seat bids again. Building is foreseen then, too, with the cards on which the seat's
own hand lies. The payment of a house depends on its place, so an order answers it; bonus cards are
seen only when one is chosen.
"""

from collections.abc import Callable, Iterator
from typing import Final

from rules.bits import members
from rules.decision import Choice, Decision
from rules.event import NOBODY, Seat
from rules.game import Order
from rules.goldene_stadt import asking
from rules.goldene_stadt.components import EXPULSIONS, FIRST_EXPULSION, GOODS_KEYS, PLACE_KEYS
from rules.goldene_stadt.computer.heuristics import greedy
from rules.goldene_stadt.foreseen import expulsions_before, foreseen
from rules.goldene_stadt.view import GoldeneStadtView

SURPRISES: Final = {kind: (kind,) for kind in ("turned_up", "expelled", "built", "took_goods")}
AUCTIONS: Final = {"bid": ("pairs_taken",)}
"""Each round has one: it is over when no hand can be expelled any more (RULES.md 4.6)."""


# --- the questions to come -------------------------------------------------------------------


def foresee(view: GoldeneStadtView) -> tuple[Decision, ...]:
    """Return the possible next questions of a seat without one, in the order of a round."""
    if view.seat is None or view.decision is not None or view.outcome is not None:
        return ()
    return (*_bids(view, view.seat), *_houses(foreseen(view), view.seat))


def _bids(view: GoldeneStadtView, seat: Seat) -> Iterator[Decision]:
    """Yield the next bid. A seat whose hand lies on a pair bids again once it is expelled there."""
    expulsions = expulsions_before(view, seat)
    if expulsions > EXPULSIONS:
        return
    price = asking.price_of_expelling(expulsions)
    expels = price and view.traders[seat].coins >= price
    named = zip(asking.PAIR_KEYS, view.pairs, strict=False)
    if options := tuple([key for key, pair in named if pair.hand == NOBODY or expels]):
        yield Decision(seat, "bid", options)


def _houses(view: GoldeneStadtView, seat: Seat) -> Iterator[Decision]:
    """Yield the question of a house's place, those of its rewards, and the hand limit after it."""
    own = view.traders[seat]
    if not own.houses or not (view.pairs or seat in view.builders):
        return
    free = asking.free_places(view.traders, view.closed)
    places = members(asking.affordable(view.hand, asking.sites(own, free)))
    yield Decision(seat, "build", (*[PLACE_KEYS[place] for place in places], asking.STOP))
    goods = [GOODS_KEYS[card] for card in view.market]
    if view.warehouse:
        goods.append(asking.BLIND)
    if goods:
        yield Decision(seat, "goods", tuple(goods))
    cards = asking.card_options(view.hand)
    yield Decision(seat, "limit", cards, 0, len(cards))


# --- standing orders -------------------------------------------------------------------------


def orders(view: GoldeneStadtView) -> tuple[Order, ...]:
    """Return the standing orders, the same for every seat."""
    return () if view.seat is None else _ORDERS


_COINS: Final = tuple(str(coins) for coins in range(FIRST_EXPULSION + EXPULSIONS))
_ORDERS: Final = (
    Order("bid_up_to", "bid", _COINS),
    Order("pay_least", "pay", advice=""),
    Order("limit_least", "limit", advice=""),
)


def obey(view: GoldeneStadtView, decision: Decision, key: str, value: str) -> Choice | None:
    """Return the answer of a standing order to an open question."""
    return _OBEYED[key](view, decision, value)


def _bid_up_to(view: GoldeneStadtView, decision: Decision, coins: str) -> Choice | None:
    """Take the pair that helps most among those that cost no more than this; one is always free."""
    price = asking.price_of_expelling(view.expulsions)
    cheap = [
        key
        for key, pair in zip(asking.PAIR_KEYS, view.pairs, strict=False)
        if key in decision.options and (pair.hand == NOBODY or price <= int(coins))
    ]
    if not cheap:
        return None
    [best] = greedy(view, Decision(decision.seat, "bid", tuple(cheap)))
    return (decision.options.index(cheap[best]),)


def _as_reckoned(view: GoldeneStadtView, decision: Decision, _: str) -> Choice:
    """Part with the cards that the places within reach need least."""
    return greedy(view, decision)


_OBEYED: Final[dict[str, Callable[[GoldeneStadtView, Decision, str], Choice | None]]] = {
    "bid_up_to": _bid_up_to,
    "pay_least": _as_reckoned,
    "limit_least": _as_reckoned,
}
