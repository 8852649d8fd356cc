"""Common sense for computer players, from a view alone: one function per kind of decision.

Its taste: sticks where a district is nearly its own, or would be somebody else's. A right is worth
a share of that in influence or money, less the poorer it is.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from rules.decision import Choice, Decision, choose, total
from rules.event import NOBODY, Seat
from rules.san_francisco import asking, worth
from rules.san_francisco.components import (
    ACTIONS,
    ALL_STREETS,
    AROUND,
    FREE_STREET,
    INFLUENCE_AT_THE_START,
    PRESTIGE,
    REPLACE,
    SHIFT,
    SWAP,
    TENDERS,
    TILE_KEYS,
    TWO_STICKS,
    YEARS,
    district_named,
    street_named,
)
from rules.san_francisco.picking import END
from rules.san_francisco.view import SanFranciscoView

_MONEY: Final = 1.1
"""What a point of prestige may cost in cheques, with the money that one begins with."""
_INFLUENCE: Final = 1.0
_MONEY_AT_THE_START: Final = 58
_EFFECT: Final = {TWO_STICKS: 1.6, FREE_STREET: 1.0, REPLACE: 0.9, SHIFT: 0.4, SWAP: 0.4}
"""What the effect of an action card is worth, beside a stick on the best free street."""
_REFUSES_BELOW: Final = 0.9


def greedy(view: SanFranciscoView, decision: Decision) -> Choice:
    """Choose as a player of common sense would."""
    return _GREEDY[decision.kind](view, decision)


def _best(figures: Sequence[float]) -> Choice:
    return (figures.index(max(figures)),)


# --- tenders -----------------------------------------------------------------------------------


def _value(view: SanFranciscoView, seat: Seat) -> float:
    """Return what the right that is sold just now is worth to a seat, in prestige."""
    if view.acting:
        effect = ACTIONS[view.played[-1]].effect
        return _EFFECT[effect] * worth.best(view, seat, ALL_STREETS)
    return worth.best(view, seat, worth.streets_for(view, -1))


def _tender(view: SanFranciscoView, decision: Decision) -> Choice:
    """Refuse a card that brings little to oneself."""
    option = TENDERS[view.tender].means == "option"
    value = _REFUSES_BELOW if option else _value(view, decision.seat)
    return choose(decision, asking.ACCEPT if value >= _REFUSES_BELOW else asking.REFUSE)


def _haste(view: SanFranciscoView) -> float:
    """Return how freely one spends: more towards the end, when nothing is worth saving."""
    return 1.0 + 0.6 * len(view.played) / YEARS


def _influence(view: SanFranciscoView, decision: Decision) -> Choice:
    """Offer what the right is worth; those who think alike would tie, so seats differ a little."""
    seat = decision.seat
    wealth = view.investors[seat].influence / INFLUENCE_AT_THE_START
    price = _INFLUENCE * _value(view, seat) * _haste(view) * (0.4 + 0.6 * wealth)
    price += (3 * seat + 2 * view.round + seat * view.round) % 3 - 0.5
    cards = [key for key in decision.options if key != asking.PASS]
    if view.acting and price < 0.5:
        return choose(decision, asking.PASS)
    return (min(len(cards) - 1, max(0, round(price))),)


def _price(view: SanFranciscoView, seat: Seat, value: float) -> float:
    """Return what a seat pays in cheques at most for so much prestige."""
    own = view.investors[seat]
    wealth = (sum(view.hand) + sum(own.laid)) / _MONEY_AT_THE_START
    return _MONEY * value * _haste(view) * (0.5 + wealth)


def _bid(view: SanFranciscoView, decision: Decision) -> Choice:
    """Raise with the least that is enough, as long as the right is worth it."""
    seat = decision.seat
    least = cheapest(decision, decision.floor)
    price = sum(view.investors[seat].laid) + (total(decision, least) if least else 0)
    return least if least and price <= _price(view, seat, _value(view, seat)) else ()


def cheapest(decision: Decision, floor: int) -> Choice:
    """Return the picks of least total that reach a floor, with few cheques; () where none do."""
    best: dict[int, tuple[int, ...]] = {0: ()}
    for position, weight in enumerate(decision.weights):
        for reached, picks in list(best.items()):
            more = (*picks, position)
            if len(more) <= decision.most and len(more) < len(best.get(reached + weight, _LONG)):
                best[reached + weight] = more
    enough = [reached for reached in best if reached >= max(1, floor)]
    return best[min(enough)] if enough else ()


_LONG: Final = tuple(range(99))


def _tile(view: SanFranciscoView, decision: Decision) -> Choice:
    """Play the tile whose streets are worth most; seats that think alike differ a little."""
    seat = decision.seat
    figures = [
        worth.best(view, seat, worth.streets_for(view, TILE_KEYS.index(key)))
        + 0.7 * ((seat + at + view.round) % len(decision.options))
        for at, key in enumerate(decision.options)
    ]
    return _best(figures)


def _payment(_view: SanFranciscoView, _: Decision) -> Choice:
    """Pay the smallest cheque."""
    return (0,)


def _blind(view: SanFranciscoView, decision: Decision) -> Choice:
    """Bid about what the right is worth."""
    seat = decision.seat
    value = worth.best(view, seat, worth.streets_for(view, view.sealed))
    price = 0.8 * _price(view, seat, value) + (seat + view.round) % 3
    return cheapest(decision, max(1, min(round(price), sum(view.hand) // 2)))


def _nothing(_view: SanFranciscoView, decision: Decision) -> Choice:
    """Propose nothing, promise as little as can be, accept nothing."""
    if asking.DECLINE in decision.options:
        return choose(decision, asking.DECLINE)
    return tuple(range(decision.least))


# --- sticks ------------------------------------------------------------------------------------


def _district(view: SanFranciscoView, decision: Decision) -> Choice:
    """Go where a stick is worth most; nowhere, if it only helps others."""
    seat = decision.seat
    streets = ALL_STREETS if view.acting else worth.streets_for(view, view.rights[0].tile)
    named = [key for key in decision.options if key != asking.DECLINE]
    found = [worth.best(view, seat, streets & AROUND[district_named(key)]) for key in named]
    return _best(found) if not view.acting or max(found) > 0 else choose(decision, asking.DECLINE)


def _street(view: SanFranciscoView, decision: Decision) -> Choice:
    named = [key for key in decision.options if key != END]
    return _best([worth.gain(view, decision.seat, street_named(key)) for key in named])


def _lift(view: SanFranciscoView, decision: Decision) -> Choice:
    """Lift the stick that is missed least: at built districts, or where nothing can come of it."""
    named = [key for key in decision.options if key != asking.DECLINE]
    return _best([-worth.kept(view, decision.seat, street_named(key)) for key in named])


def _waive(_view: SanFranciscoView, decision: Decision) -> Choice:
    """Waive what takes more than common sense, or take what comes first."""
    waives = asking.DECLINE in decision.options
    return choose(decision, asking.DECLINE) if waives else (0,)


def _replace_in(view: SanFranciscoView, decision: Decision) -> Choice:
    """Go to the district of most prestige that nobody has built."""
    named = [district_named(key) for key in decision.options if key != asking.DECLINE]
    return _best([PRESTIGE[view.city[at]] * (view.builders[at] == NOBODY) for at in named])


# --- grants ------------------------------------------------------------------------------------


def _grant(view: SanFranciscoView, decision: Decision) -> Choice:
    """Take cheques where one has more influence than money, and the bank has some."""
    rich = view.investors[decision.seat].influence > sum(view.hand) / 2
    return choose(decision, asking.BY_CHEQUES if rich and view.bank > 3 else asking.BY_INFLUENCE)


def _sticks_back(view: SanFranciscoView, decision: Decision) -> Choice:
    """Take back what is worth nothing any more."""
    seat = decision.seat
    return tuple(
        [
            at
            for at, key in enumerate(decision.options)
            if worth.kept(view, seat, street_named(key)) <= 0
        ]
    )


def _draw(view: SanFranciscoView, decision: Decision) -> Choice:
    """Draw as long as a cheque of middle size still fits."""
    own = view.investors[decision.seat]
    return choose(decision, asking.DRAW if sum(own.drawn) + 4 <= own.most else asking.STOP)


_Greedy: TypeAlias = Callable[[SanFranciscoView, Decision], Choice]
_GREEDY: Final[Mapping[str, _Greedy]] = {
    "tender": _tender,
    "influence": _influence,
    "bid": _bid,
    "tile": _tile,
    "payment": _payment,
    "blind": _blind,
    "propose": _nothing,
    "sum": _nothing,
    "avoid": _nothing,
    "accept": _nothing,
    "lift": _lift,
    "district": _district,
    "street": _street,
    "second": _street,
    "shift_in": _waive,
    "shift": _waive,
    "shift_to": _waive,
    "swap_in": _waive,
    "swap": _waive,
    "with_in": _waive,
    "with": _waive,
    "replace_in": _replace_in,
    "replace": _waive,
    "grant": _grant,
    "sticks_back": _sticks_back,
    "draw": _draw,
}
