"""Planning ahead: a seat's possible next questions, and its standing orders.

The next question of a waiting seat may be to take a role, to act in another's role, or to settle
its hand. A planned role is carried out before any player is called. So all of these are foreseen,
each with everything that can be offered then. That includes buildings that the hand cannot pay for
yet, because cards may come. The Councillor's deal cannot be known, nor planned for. The use of a
Library depends on the role, so only an order can decide it.
"""

from collections.abc import Callable, Iterator
from typing import Final

from rules.bits import bits_of
from rules.decision import Choice, Decision
from rules.event import NOBODY, Seat
from rules.game import Order
from rules.san_juan import asking
from rules.san_juan.components import (
    AQUEDUCT,
    BANK,
    BLACK_MARKET,
    BUILD_KEYS,
    BUILDER,
    CATHEDRAL,
    CHAPEL,
    CITY,
    COUNCILLOR,
    CRANE,
    CUSTOMS_OFFICE,
    KIND,
    OFFICE,
    PRODUCTION,
    PROSPECTOR,
    RANK,
    ROLE_KEYS,
    TRADING_POST,
)
from rules.san_juan.computer.beliefs import NUMBERS
from rules.san_juan.computer.heuristics import greedy, tucked
from rules.san_juan.effects import (
    BLACK_MARKET_GOODS,
    OFFICE_CARDS,
    TOWER_LIMIT,
    allowed_to_chooser,
    library_once,
    price_of,
)
from rules.san_juan.foreseen import foreseen
from rules.san_juan.library import could_double
from rules.san_juan.view import SanJuanView

SURPRISES: Final = {kind: (kind,) for kind in ("round_began", "role_taken", "built", "tile_turned")}


# --- the questions to come -------------------------------------------------------------------


def foresee(view: SanJuanView) -> tuple[Decision, ...]:
    """Return the possible next questions of a waiting seat, in the order of a round."""
    if view.seat is None or view.decision is not None or view.outcome is not None:
        return ()
    seat, view = view.seat, foreseen(view)
    return (
        *_of_the_round_start(view, seat),
        *_of_the_choice_of_a_role(view, seat),
        *_of_building(view, seat),
        *_of_goods(view, seat),
    )


def _of_the_round_start(view: SanJuanView, seat: Seat) -> Iterator[Decision]:
    """Yield the questions about the hand; an empty hand may be asked about nothing."""
    own, cards = view.own, asking.card_options(list(view.hand))
    held = len(cards)
    if not held:
        return
    if OFFICE in own.kinds:
        yield Decision(seat, "office", cards, 0, min(OFFICE_CARDS, held))
    if CHAPEL in own.kinds:
        yield Decision(seat, "chapel", cards, 0, 1)
    if BANK in own.kinds and not own.bank_used:
        yield Decision(seat, "bank", cards, 0, held)
    yield Decision(seat, "limit", cards, 0, held)


def _of_the_choice_of_a_role(view: SanJuanView, seat: Seat) -> Iterator[Decision]:
    """Yield the choice among the roles that are free, or among all in the round to come."""
    roles = zip(ROLE_KEYS, view.roles, strict=True)
    yield Decision(seat, "role", tuple([key for key, taker in roles if taker == NOBODY]))


def _of_building(view: SanJuanView, seat: Seat) -> Iterator[Decision]:
    """Yield the buildings possible from this hand, and each of the questions that may follow."""
    own, cards = view.own, asking.card_options(list(view.hand))
    barred = bits_of(own.kinds) & CITY
    kinds = {KIND[card] for card in view.hand if not barred >> KIND[card] & 1}
    if view.cathedral:
        kinds.add(CATHEDRAL)
    builds = [BUILD_KEYS[kind] for kind in sorted(kinds, key=RANK.__getitem__)]
    yield Decision(seat, "build", (*builds, asking.PASS))
    if CRANE in own.kinds:
        over = [f"over:{place}" for place, kind in enumerate(own.kinds) if kind != CRANE]
        yield Decision(seat, "cover", (asking.BESIDE_KEY, *over))
    if BLACK_MARKET in own.kinds:
        goods = _goods(view)
        yield Decision(seat, "goods", goods, 0, min(BLACK_MARKET_GOODS, len(goods)))
    if cards:
        yield Decision(seat, "pay", cards, 0, len(cards))


def _of_goods(view: SanJuanView, seat: Seat) -> Iterator[Decision]:
    """Yield the goods that may be produced and sold; goods may come and go until then."""
    own, doubled = view.own, could_double(view)
    plants = [f"plant:{place}" for place, kind in enumerate(own.kinds) if PRODUCTION >> kind & 1]
    if len(plants) > 1:
        most = allowed_to_chooser(own, AQUEDUCT, doubled=doubled)
        yield Decision(seat, "produce", tuple(plants), 0, min(most, len(plants)))
    if goods := _goods(view):
        most = allowed_to_chooser(own, TRADING_POST, doubled=doubled)
        yield Decision(seat, "sell", goods, 0, min(most, len(goods)))


def _goods(view: SanJuanView) -> tuple[str, ...]:
    """Return the buildings that hold a good, or may by then."""
    holders = PRODUCTION | 1 << CUSTOMS_OFFICE
    return tuple(
        [f"good:{place}" for place, kind in enumerate(view.own.kinds) if holders >> kind & 1]
    )


# --- standing orders -------------------------------------------------------------------------


def orders(view: SanJuanView) -> tuple[Order, ...]:
    """Return the standing orders; those about a Chapel and a Library only if there can be one."""
    if view.seat is None:
        return ()
    tucks = (_TUCK,) if CHAPEL in view.own.kinds else ()
    doubles = (_DOUBLE,) if library_once(len(view.tableaus), view.variant) else ()
    return (*_ALWAYS, *tucks, *doubles)


_ALWAYS: Final = (
    Order("take_role", "role", ROLE_KEYS),
    Order("pay_least", "pay", advice=""),
    Order("produce_most", "produce", advice=""),
    Order("sell_from", "sell", ("1", "2", "3"), advice="1"),
    Order("limit_least", "limit", advice=""),
)
_TUCK: Final = Order(
    "tuck_above",
    "chapel",
    tuple(str(cards) for cards in range(TOWER_LIMIT + 1)),
    advice=str(NUMBERS.tuck_above),
)
_DOUBLE: Final = Order(
    "double", "library", tuple(ROLE_KEYS[role] for role in (BUILDER, COUNCILLOR, PROSPECTOR))
)


def obey(view: SanJuanView, decision: Decision, key: str, value: str) -> Choice | None:
    """Return a standing order's answer to an open question."""
    return _OBEYED[key](view, decision, value)


def _take_role(_: SanJuanView, decision: Decision, role: str) -> Choice | None:
    """Take this role if it is free."""
    return (decision.options.index(role),) if role in decision.options else None


def _as_reckoned(view: SanJuanView, decision: Decision, _: str) -> Choice:
    """Give up the cards that help least, or fill as many plants as possible, the dearest first."""
    return greedy(view, decision)


def _sell_from(view: SanJuanView, decision: Decision, least: str) -> Choice:
    """Sell the dearest goods, but none below a price."""
    tile, display = view.prices[view.tile], view.own.display
    kinds = [display[asking.POSITION_OF[key]].kind for key in decision.options]
    return tuple(
        [
            position
            for position in greedy(view, decision)
            if price_of(tile, kinds[position]) >= int(least)
        ]
    )


def _tuck_above(view: SanJuanView, decision: Decision, cards: str) -> Choice:
    """Tuck the card that helps least from a hand of more cards than this."""
    return tucked(view, decision) if len(view.hand) > int(cards) else ()


def _double(_: SanJuanView, decision: Decision, role: str) -> Choice:
    """Use the Library for this role, and save it in all others."""
    wanted = asking.USE_LIBRARY if decision.subject == role else asking.SAVE_LIBRARY
    return (decision.options.index(wanted),)


_OBEYED: Final[dict[str, Callable[[SanJuanView, Decision, str], Choice | None]]] = {
    "take_role": _take_role,
    "pay_least": _as_reckoned,
    "produce_most": _as_reckoned,
    "sell_from": _sell_from,
    "limit_least": _as_reckoned,
    "tuck_above": _tuck_above,
    "double": _double,
}
