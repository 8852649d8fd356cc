"""Common sense for computer players, from a view alone: one function per kind of decision."""

from collections.abc import Callable, Sequence
from typing import Final

from rules.adding import added
from rules.bits import bits_of
from rules.decision import Choice, Decision
from rules.san_juan import asking
from rules.san_juan.components import (
    AQUEDUCT,
    BLACK_MARKET,
    BUILD_KEYS,
    CARD_KEYS,
    CATHEDRAL,
    CITY,
    COUNCILLOR,
    COVERED,
    CRANE,
    GOLD_MINE,
    KIND,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    PREFECTURE,
    PRODUCTION,
    ROLE_OF,
    TILES,
    TRADING_POST,
    WELL,
    Kind,
)
from rules.san_juan.computer.beliefs import NUMBERS
from rules.san_juan.computer.quick_view import Seen, quick_view
from rules.san_juan.computer.valuing import (
    MEAN_GOOD,
    MEAN_PRICE,
    POWER,
    Outlook,
    cover_of,
    outlook,
    price,
    price_over,
    profit,
    profit_over,
    rounds_left,
    want,
)
from rules.san_juan.effects import BLACK_MARKET_GOODS, CUSTOMS_PRICE
from rules.san_juan.foreseen import foreseen
from rules.san_juan.state import BESIDE, NO_KIND, State
from rules.san_juan.view import SanJuanView, Slot, Tableau

_CARD: Final = {key: KIND[card] for card, key in enumerate(CARD_KEYS)}
_BUILD: Final = {key: kind for kind, key in enumerate(BUILD_KEYS)}


def greedy(view: SanJuanView, decision: Decision) -> Choice:
    """Choose by common sense; also in a question that is only foreseen."""
    if view.decision is None:
        view = foreseen(view)
    return _GREEDY[decision.kind](view, decision)


def quick_greedy(state: State, decision: Decision) -> Choice:
    """Choose as greedy does, in a position that is never the real one."""
    return _GREEDY[decision.kind](quick_view(state, decision), decision)


def _display(view: Seen) -> tuple[Slot, ...]:
    assert view.seat is not None, "a spectator is asked nothing"
    return view.tableaus[view.seat].display


# --- cards in hand ---------------------------------------------------------------------------


def _wanted(own: Outlook, kinds: Sequence[Kind], taken: int = 0) -> list[float]:
    """Return the worth of each card for building; kinds in `taken` only as payment.

    A card of a city building that already stands, or a second copy, only serves as payment.
    """
    wants: list[float] = []
    seen = CITY & (taken | own.owned)
    for kind in kinds:
        if seen >> kind & 1:
            wants.append(0.0)
        else:
            seen |= CITY & 1 << kind
            wants.append(want(own, kind))
    return wants


def _kinds(decision: Decision) -> list[Kind]:
    return [_CARD[key] for key in decision.options]


def _most_wanted(wants: Sequence[float], count: int) -> Choice:
    best = sorted(range(len(wants)), key=wants.__getitem__, reverse=True)[:count]
    return tuple(sorted(best))


def _least_wanted(wants: Sequence[float], count: int) -> Choice:
    worst = sorted(range(len(wants)), key=wants.__getitem__)[:count]
    return tuple(sorted(worst))


def _keep(view: Seen, decision: Decision) -> Choice:
    """Keep the most wanted cards; for the starting hand and as Councillor."""
    own = outlook(view, decision.seat)
    taken = bits_of([KIND[card] for card in view.hand]) if view.drawn else 0
    return _most_wanted(_wanted(own, _kinds(decision), taken), decision.least)


def _discard(view: Seen, decision: Decision) -> Choice:
    """Give up the least wanted cards: above the hand limit, in payment, with an Archive."""
    if not decision.least:
        return ()
    own = outlook(view, decision.seat)
    taken = 0 if view.plan == NO_KIND else 1 << view.plan
    return _least_wanted(_wanted(own, _kinds(decision), taken), decision.least)


def _chapel(view: Seen, decision: Decision) -> Choice:
    """Tuck the least wanted card, if the hand is large or the end near."""
    if len(view.hand) <= NUMBERS.tuck_above and rounds_left(view) > 1:
        return ()
    return tucked(view, decision)


def tucked(view: Seen, decision: Decision) -> Choice:
    """Tuck the least wanted card."""
    return _least_wanted(_wanted(outlook(view, decision.seat), _kinds(decision)), 1)


def _office(view: Seen, decision: Decision) -> Choice:
    """Exchange the cards that are not wanted at all."""
    own = outlook(view, decision.seat)
    wants = _wanted(own, _kinds(decision))
    useless = sum([each <= 0 for each in wants])
    return _least_wanted(wants, min(useless, decision.most))


def _bank(view: Seen, decision: Decision) -> Choice:
    """When the end is near, tuck all cards but those that a last building may cost."""
    own = outlook(view, decision.seat)
    spare = len(decision.options) - NUMBERS.last_build
    if own.left > NUMBERS.bank_when or spare < NUMBERS.bank_least:
        return ()
    return _least_wanted(_wanted(own, _kinds(decision)), spare)


# --- Builder ---------------------------------------------------------------------------------


def _privilege(view: Seen, own: Outlook) -> int:
    """Return the seat's saving now if it chose the Builder."""
    if view.seat != view.chooser:
        return 0
    return 1 + (view.doubled and own.active >> LIBRARY & 1)


def _build(view: Seen, decision: Decision) -> Choice:
    """Build the building with the highest profit, if any has one."""
    own = outlook(view, decision.seat)
    saved = _privilege(view, own)
    kinds = [_BUILD[key] for key in decision.options[:-1]]
    if own.active >> CRANE & 1:
        profits = _profits_with_crane(view, own, kinds, saved)
    else:
        profits = [profit(own, kind, saved) for kind in kinds]
    best = max(profits, default=0.0)
    return (profits.index(best) if best > 0 else len(kinds),)


def _profits_with_crane(view: Seen, own: Outlook, kinds: Sequence[Kind], saved: int) -> list[float]:
    """Return for each kind the profit of the best way to build: over another one, or beside."""
    covers = [cover_of(own, slot) for slot in _display(view) if slot.kind != CRANE]
    hand = _cash(view, own)
    profits: list[float] = []
    for kind in kinds:
        cash = hand + (kind == CATHEDRAL)
        ways = [
            profit_over(cover, kind, saved)
            for cover in covers
            if cover.kind != kind and price_over(cover, kind, saved) <= cash
        ]
        if price(own, kind, saved) <= cash:
            ways.append(profit(own, kind, saved))
        profits.append(max(ways, default=0.0))
    return profits


def _cash(view: Seen, own: Outlook) -> int:
    """Return the seat's budget for a building in its hand; 1 more for the Cathedral."""
    cards = len(view.hand) - 1
    if own.active >> BLACK_MARKET & 1:
        cards += min(BLACK_MARKET_GOODS, sum([slot.loaded for slot in _display(view)]))
    return cards


def _cover(view: Seen, decision: Decision) -> Choice:
    """Cover the building that is missed least, or none if that brings more."""
    own = outlook(view, decision.seat)
    weigh = _gain_by_covering if view.plan == NO_KIND else _profit_there
    profits = [weigh(view, own, asking.POSITION_OF[key]) for key in decision.options]
    return (profits.index(max(profits)),)


def _profit_there(view: Seen, own: Outlook, place: int) -> float:
    """Return the profit of the planned building in this place."""
    saved = _privilege(view, own)
    if place == BESIDE:
        return profit(own, view.plan, saved)
    return profit_over(cover_of(own, _display(view)[place]), view.plan, saved)


def _gain_by_covering(view: Seen, own: Outlook, place: int) -> float:
    """Return the saving by covering, less the loss, for any building."""
    if place == BESIDE:
        return 0.0
    slot = _display(view)[place]
    return own.card * COVERED[slot.kind] - cover_of(own, slot).lost


def _goods(view: Seen, decision: Decision) -> Choice:
    """Pay with the goods that fetch less than a card; with any when the end is near."""
    display = _display(view)
    prices = [MEAN_PRICE[display[asking.POSITION_OF[key]].kind] for key in decision.options]
    last = rounds_left(view) < 1
    cheap = sum(last or price * NUMBERS.stock < 1 for price in prices)
    count = min(max(decision.least, cheap), decision.most)
    return _least_wanted(prices, count)


# --- Producer and Trader ---------------------------------------------------------------------


def _produce(view: Seen, decision: Decision) -> Choice:
    """Fill the dearest plants."""
    display = _display(view)
    kinds = [display[asking.POSITION_OF[key]].kind for key in decision.options]
    return _most_wanted(kinds, decision.most)


def _sell(view: Seen, decision: Decision) -> Choice:
    """Sell the dearest goods; at equal prices the good that fetches less at other times."""
    display = _display(view)
    prices = _next_prices(view) if view.decision is None else view.prices[view.tile]
    kinds = [display[asking.POSITION_OF[key]].kind for key in decision.options]
    return _most_wanted(
        [_price(prices, kind) - MEAN_PRICE[kind] / 10 for kind in kinds], decision.most
    )


# --- roles -----------------------------------------------------------------------------------


def _role(view: Seen, decision: Decision) -> Choice:
    """Take the role with the largest gain beyond the others' gains."""
    seat = decision.seat
    own = outlook(view, seat)
    rivals = [tableau for tableau in view.tableaus if tableau.seat != seat]
    gains = [_GAIN[ROLE_OF[key]](view, own, rivals) for key in decision.options]
    return (gains.index(max(gains)),)


def _library(view: Seen, _: Decision) -> Choice:
    """Save the Library for the second pick if it would only widen the choice."""
    return (int(view.role == COUNCILLOR),)


def _more(view: Seen, own: Outlook) -> int:
    """Return the gain of a privilege: 1, with a Library that can still be used 2."""
    used = view.library_used and view.seat == view.governor
    return 1 + (own.active >> LIBRARY & 1 and not used)


def _gain_builder(view: Seen, own: Outlook, rivals: Sequence[Tableau]) -> float:
    cash, saved, best = _cash(view, own), _more(view, own), 0.0
    standing = own.owned & CITY
    for kind in {KIND[card] for card in view.hand}:
        if not standing >> kind & 1 and price(own, kind, saved) <= cash:
            best = max(best, profit(own, kind, saved))
    if view.cathedral and price(own, CATHEDRAL, saved) <= cash + 1:
        best = max(best, profit(own, CATHEDRAL, saved))
    full = NUMBERS.rival_hand
    theirs = sum([min(rival.hand, full) for rival in rivals]) / (full * len(rivals))
    return best - NUMBERS.envy * NUMBERS.rival_build * theirs


def _gain_producer(view: Seen, own: Outlook, rivals: Sequence[Tableau]) -> float:
    allowed = 1 + _more(view, own) + (own.active >> AQUEDUCT & 1)
    filled = sorted(_empty_plants(_display(view)), reverse=True)[:allowed]
    cards = NUMBERS.stock * added([MEAN_PRICE[kind] for kind in filled])
    if len(filled) > 1:
        cards += own.active >> WELL & 1
    theirs = 0
    for rival in rivals:
        theirs += min(len(_empty_plants(rival.display)), 1 + (rival.active >> AQUEDUCT & 1))
    return _net(view, own, cards, NUMBERS.stock * MEAN_GOOD * theirs / len(rivals))


def _gain_trader(view: Seen, own: Outlook, rivals: Sequence[Tableau]) -> float:
    allowed = 1 + _more(view, own) + (own.active >> TRADING_POST & 1)
    prices = _next_prices(view)
    loaded = _loaded_plants(_display(view))
    sold = sorted([_price(prices, kind) for kind in loaded], reverse=True)[:allowed]
    cards = added(sold)
    if sold:
        cards += own.active >> MARKET_HALL & 1
    if len(sold) > 1:
        cards += own.active >> MARKET_STAND & 1
    theirs = 0.0
    for rival in rivals:
        goods = _loaded_plants(rival.display)
        if goods:
            theirs += _price(prices, max(goods)) + (rival.active >> MARKET_HALL & 1)
    return _net(view, own, cards, theirs / len(rivals))


def _gain_councillor(view: Seen, own: Outlook, _: Sequence[Tableau]) -> float:
    cards = 1 + NUMBERS.choice * _more(view, own) + (own.active >> PREFECTURE & 1)
    return _net(view, own, cards, 1)


def _gain_prospector(view: Seen, own: Outlook, _: Sequence[Tableau]) -> float:
    cards = _more(view, own) + (own.active >> GOLD_MINE & 1) * POWER[GOLD_MINE]
    return _net(view, own, cards, 0)


def _net(view: Seen, own: Outlook, cards: float, theirs: float) -> float:
    """Return the points of a gain in cards, less the mean gain of the others, with envy.

    Cards above a full hand count half: they may have to be put away.
    """
    over = len(view.hand) + cards - NUMBERS.full_hand
    if over > 0:
        cards -= min(over, cards) / 2
    return (cards - NUMBERS.envy * theirs) * own.card


def _empty_plants(display: Sequence[Slot]) -> list[Kind]:
    return [kind for kind, loaded, _ in display if not loaded and PRODUCTION >> kind & 1]


def _loaded_plants(display: Sequence[Slot]) -> list[Kind]:
    return [kind for kind, loaded, _ in display if loaded]


def _price(prices: Sequence[float], kind: Kind) -> float:
    """Return the price of a good at these prices; a Customs Office's is always the same."""
    return prices[kind] if kind < len(prices) else CUSTOMS_PRICE


def _next_prices(view: Seen) -> Sequence[float]:
    """Return the next tile's prices: known once all have been seen, because their order stays."""
    if len(view.prices) < len(TILES):
        return MEAN_PRICE
    return view.prices[(view.tile + 1) % len(TILES)]


_GAIN: Final[tuple[Callable[[Seen, Outlook, Sequence[Tableau]], float], ...]] = (
    _gain_builder,
    _gain_producer,
    _gain_trader,
    _gain_councillor,
    _gain_prospector,
)
"""By role, in their order: its gain, in points."""

_GREEDY: Final[dict[str, Callable[[Seen, Decision], Choice]]] = {
    "keep": _keep,
    "office": _office,
    "chapel": _chapel,
    "bank": _bank,
    "limit": _discard,
    "role": _role,
    "library": _library,
    "build": _build,
    "cover": _cover,
    "goods": _goods,
    "pay": _discard,
    "produce": _produce,
    "sell": _sell,
    "councillor": _keep,
    "archive": _discard,
}
