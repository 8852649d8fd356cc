"""Common sense for computer players, from a view alone: one function per kind of decision.

Its preferences: sticks where a district is nearly its own, or would be a rival's. It spreads its
means over the rights still to come, in proportion to the gain of each.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from rules.chance import Chance
from rules.decision import Choice, Decision, choose, family, totals
from rules.event import Seat
from rules.san_francisco import asking
from rules.san_francisco.asking_for_sticks import END, KINDS
from rules.san_francisco.components import (
    ACTIONS,
    ALL_STREETS,
    AROUND,
    CHEQUES_EACH,
    FREE_STREET,
    SIDES,
    TENDERS,
    TILE_KEYS,
    TWO_STICKS,
    YEARS,
    Streets,
    district_named,
    street_named,
    streets_for,
)
from rules.san_francisco.computer import valuing
from rules.san_francisco.computer.beliefs import NUMBERS
from rules.san_francisco.computer.card_play import Deed, deeds
from rules.san_francisco.computer.quick_view import Seen, quick_view
from rules.san_francisco.state import State
from rules.san_francisco.view import SanFranciscoView

_LAYING: Final = {TWO_STICKS: NUMBERS.two_sticks, FREE_STREET: NUMBERS.free_street}
_NEVER: Final = float("-inf")


def greedy(view: SanFranciscoView, decision: Decision) -> Choice:
    """Choose as a player of common sense would."""
    return _GREEDY[decision.kind](view, decision)


def quick_greedy(state: State, decision: Decision) -> Choice:
    """Choose as greedy does, in a position that is never the real one."""
    return _GREEDY[decision.kind](quick_view(state, decision.seat), decision)


def _best(figures: Sequence[float]) -> Choice:
    return (figures.index(max(figures)),)


# --- tenders -----------------------------------------------------------------------------------


def _value(view: Seen, seat: Seat) -> float:
    """Return the worth to a seat of the right now on sale, in prestige."""
    if not view.acting:
        return valuing.best(view.board, seat, streets_for(view.city, view.tender))
    best = valuing.best(view.board, seat, ALL_STREETS)
    laying = _LAYING.get(ACTIONS[view.played[-1]].effect, 0.0)
    return max([laying * best, *[deed.worth for deed in deeds(view.board, seat, view.played[-1])]])


def _tender(view: Seen, decision: Decision) -> Choice:
    """Refuse a card of little gain to the seat."""
    option = TENDERS[view.tender].means == "option"
    value = NUMBERS.refuse if option else _value(view, decision.seat)
    return choose(decision, asking.ACCEPT if value >= NUMBERS.refuse else asking.REFUSE)


def _whim(view: Seen, seat: Seat, at: int = 0) -> float:
    """Return a number from -1 to 1 that differs between seats that think alike: otherwise they
    would always tie.

    It is derived from public information, and favours no seat: in every city it is different.
    """
    return _drawn(view.white << 32 | view.round << 16 | seat << 8 | at, len(view.played))


@lru_cache(valuing.CACHED)
def _drawn(seed: int, played: int) -> float:
    return 2 * Chance(seed, played).random() - 1


def _price(view: Seen, seat: Seat, value: float, wealth: int) -> float:
    """Return the most that a seat pays for this much prestige: its share of all still to come."""
    to_come = 1 + NUMBERS.rights * (YEARS - len(view.played)) / YEARS
    share = value / (NUMBERS.right * to_come)
    return wealth * share * (1 + NUMBERS.whim * _whim(view, seat))


def _influence(view: Seen, decision: Decision) -> Choice:
    """Offer the right's worth, and less if there are rights for nearly all seats."""
    seat = decision.seat
    rights = 1 if view.acting else TENDERS[view.tender].rights
    rivals = len(view.investors)
    price = _price(view, seat, _value(view, seat), view.investors[seat].influence)
    price *= 1 - NUMBERS.plenty * (rights - 1) / rivals
    cards = [key for key in decision.options if key != asking.PASS]
    if view.acting and price < 0.5:
        return choose(decision, asking.PASS)
    return (min(len(cards) - 1, max(0, round(price))),)


def _money(view: Seen, seat: Seat) -> int:
    return sum(view.hand) + sum(view.investors[seat].laid)


def _bid(view: Seen, decision: Decision) -> Choice:
    """Raise most of the way to the right's worth; pass if it is worth no more."""
    seat = decision.seat
    limit = limit_of_bids(view, seat) - sum(view.investors[seat].laid)
    first = decision.floor + round(NUMBERS.raises * max(0, limit - decision.floor))
    return few(decision, first, limit) or few(decision, decision.floor, limit)


def limit_of_bids(view: Seen, seat: Seat) -> int:
    """Return the most that the right on sale is worth to a seat."""
    return round(_price(view, seat, _value(view, seat), _money(view, seat)))


def few(decision: Decision, least: int, most: int) -> Choice:
    """Return the fewest picks that total between `least` (at least 1) and `most`, else ().

    Of several, the one with the smallest total.
    """
    low = max(1, least)
    fits = [
        (len(picks), reached, picks)
        for reached, picks in totals(decision).items()
        if low <= reached <= most
    ]
    return min(fits)[2] if fits else ()


def _tile(view: Seen, decision: Decision) -> Choice:
    """Play the tile whose streets are worth most; seats that think alike still differ."""
    seat = decision.seat
    figures = [
        valuing.best(view.board, seat, streets_for(view.city, view.tender, TILE_KEYS.index(key)))
        * (1 + NUMBERS.whim * _whim(view, seat, at))
        for at, key in enumerate(decision.options)
    ]
    return _best(figures)


def _payment(_view: Seen, _: Decision) -> Choice:
    """Pay the smallest cheque."""
    return (0,)


def _blind(view: Seen, decision: Decision) -> Choice:
    """Bid about the right's worth."""
    seat = decision.seat
    value = valuing.best(view.board, seat, streets_for(view.city, view.tender, view.sealed))
    price = round(_price(view, seat, value, _money(view, seat)))
    return few(decision, price, price + NUMBERS.slack) or few(decision, 1, price)


def _nothing(_view: Seen, decision: Decision) -> Choice:
    """Propose nothing, promise as little as possible, accept nothing."""
    if asking.DECLINE in decision.options:
        return choose(decision, asking.DECLINE)
    return tuple(range(decision.least))


# --- sticks ------------------------------------------------------------------------------------


def _district(view: Seen, decision: Decision) -> Choice:
    """Go where a stick is worth most; nowhere, if it only helps others."""
    streets = ALL_STREETS
    if not view.acting:
        streets = sold_to(view, decision.seat)
    gains = valuing.gains(view.board, decision.seat)
    free = view.board.free & streets
    there = [SIDES[district_named(key)] for key in decision.options if key != asking.DECLINE]
    found = [
        max([gains[street] for street in sides if free >> street & 1], default=_NEVER)
        for sides in there
    ]
    if max(found) < 0 and asking.DECLINE in decision.options:
        return choose(decision, asking.DECLINE)
    return _best(found)


def sold_to(view: Seen, seat: Seat) -> Streets:
    """Return the streets where the right that a seat holds, or may still win, lets it place a
    stick.
    """
    tiles = [right.tile for right in view.rights if right.seat == seat]
    return streets_for(view.city, view.tender, *tiles[:1])


def _street(view: Seen, decision: Decision) -> Choice:
    gains = valuing.gains(view.board, decision.seat)
    named = [key for key in decision.options if key != END]
    return _best([gains[street_named(key)] for key in named])


def _lift(view: Seen, decision: Decision) -> Choice:
    """Lift the least useful stick: at built districts, or where it can achieve nothing."""
    named = [key for key in decision.options if key != asking.DECLINE]
    return _best([_lifted(view, decision.seat, key) for key in named])


def _lifted(view: Seen, seat: Seat, key: str) -> float:
    return valuing.change(view.board, seat, [(seat, street_named(key))])


def _do(view: Seen, decision: Decision) -> Choice:
    """Shift, swap or replace for the greatest gain, link by link; waive a deed that only helps
    others.
    """
    named = view.picked[1::2]
    left = [
        one
        for one in deeds(view.board, decision.seat, view.played[-1])
        if one.streets[: len(named)] == named
    ]
    return _best([_best_at(key, left, len(named)) for key in decision.options])


def _best_at(key: str, found: Sequence[Deed], at: int) -> float:
    """Return the worth of the best deed whose next street is this one, or is at this district."""
    if key == asking.DECLINE:
        return 0.0
    streets = AROUND[district_named(key)] if family(key) == "district" else 1 << street_named(key)
    return max([deed.worth for deed in found if streets >> deed.streets[at] & 1], default=_NEVER)


# --- grants ------------------------------------------------------------------------------------


def _grant(view: Seen, decision: Decision) -> Choice:
    """Take cheques if the seat has more influence than money, and the bank has some."""
    rich = view.investors[decision.seat].influence > NUMBERS.rich * sum(view.hand)
    return choose(decision, asking.BY_CHEQUES if rich and view.bank > 3 else asking.BY_INFLUENCE)


def _sticks_back(view: Seen, decision: Decision) -> Choice:
    """Take back sticks that are no longer worth anything."""
    figures = [_lifted(view, decision.seat, key) for key in decision.options]
    return tuple([at for at, figure in enumerate(figures) if figure >= 0])


def _draw(view: Seen, decision: Decision) -> Choice:
    """Draw while the expected gain exceeds the loss, judged by the most common cheques."""
    own = view.investors[decision.seat]
    return choose(decision, asking.STOP if sum(own.drawn) >= stops_at(own.most) else asking.DRAW)


def stops_at(most: int) -> int:
    """Return the sum from which another draw loses more than it brings, given this maximum."""
    return next(drawn for drawn in range(most + 1) if not _draw_pays(drawn, most))


def _draw_pays(drawn: int, most: int) -> bool:
    fit = [cheque for cheque in CHEQUES_EACH if drawn + cheque <= most]
    return sum(fit) > drawn * (len(CHEQUES_EACH) - len(fit))


_Greedy: TypeAlias = Callable[[Seen, Decision], Choice]
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
    **dict.fromkeys(KINDS, _do),
    "lift": _lift,
    "district": _district,
    **dict.fromkeys(("street", "second"), _street),
    "grant": _grant,
    "sticks_back": _sticks_back,
    "draw": _draw,
}
