"""The probable takers of offers, and the best division of cards for that."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import exp
from typing import Final, TypeAlias

from rules.adding import added
from rules.event import Seat
from rules.san_marco.components import FIRST_LIMIT, Kind, limit_of
from rules.san_marco.computer.beliefs import NUMBERS
from rules.san_marco.computer.card_play import best_plan, value
from rules.san_marco.computer.quick_view import Seen
from rules.san_marco.computer.valuing import burden, outlook

Cards: TypeAlias = tuple[Kind, ...]
Split: TypeAlias = tuple[Cards, ...]
Marks: TypeAlias = tuple[float, ...]
"""The worth of an offer: to each decider when choosing; then to the distributor, by its taker.

A decider wants an offer for its gain, and to deny it to later deciders.
"""

_PASSES: Final = 4
"""The number of times that all cards are moved and exchanged between three offers."""
_WEIGHED: Final = 4
"""The number of divisions weighed thoroughly, the best of those weighed roughly."""


class Takers:
    """The seats that share the offers, in the order of choosing, the distributor last.

    The sum of single cards' gains approximates their gain together.
    """

    def __init__(self, view: Seen, seats: Sequence[Seat]) -> None:
        self.own = outlook(view)
        self.seats = seats
        self._had = [view.houses[seat].limit for seat in seats]
        self._last = view.last_round
        self._rough: dict[Cards, Marks] = {}
        self._together: dict[Cards, Marks] = {}
        self._limited: dict[int, Marks] = {}

    def rough(self, offer: Cards) -> Marks:
        """Weigh an offer as the sum of its cards."""
        if offer not in self._rough:
            actions = [self._actions((kind,)) for kind in offer if kind < FIRST_LIMIT]
            self._rough[offer] = _sum([self._limits(limit_of(offer)), *actions])
        return self._rough[offer]

    def thorough(self, offer: Cards) -> Marks:
        """Weigh an offer as all its cards together."""
        actions = self._actions(tuple([kind for kind in offer if kind < FIRST_LIMIT]))
        return _sum([self._limits(limit_of(offer)), actions])

    def _actions(self, cards: Cards) -> Marks:
        """Weigh action cards thoroughly, for every seat that may take them."""
        if cards not in self._together:
            results = [best_plan(self.own, taker, cards).result for taker in self.seats]
            self._together[cards] = _marks(
                [
                    [value(self.own, seat, taker, result) for seat in self.seats]
                    for taker, result in zip(self.seats, results, strict=True)
                ]
            )
        return self._together[cards]

    def _limits(self, points: int) -> Marks:
        """Weigh the cost of limit points to their taker, and the gain of seats that envy it."""
        if points not in self._limited:
            share = NUMBERS.envy / (len(self.own.prestige) - 1)
            costs = [burden(had, points, last=self._last) for had in self._had]
            self._limited[points] = _marks(
                [
                    [-cost if seat == taker else share * cost for seat in self.seats]
                    for taker, cost in zip(self.seats, costs, strict=True)
                ]
            )
        return self._limited[points]


def _marks(brought: Sequence[Sequence[float]]) -> Marks:
    """Return the marks, from each seat's gain if a taker takes the offer: [taker][seat]."""
    last = len(brought) - 1
    wants = [
        row[who] - added([later[who] for later in brought[who + 1 :]]) / (last - who)
        for who, row in enumerate(brought[:last])
    ]
    return (*wants, *[row[last] for row in brought])


def _sum(marks: Sequence[Marks]) -> Marks:
    return tuple(map(added, zip(*marks, strict=True)))


# --- takers ------------------------------------------------------------------------------------


def promise(offers: Sequence[Marks]) -> float:
    """Return the distributor's average gain from offers, by their probable takers."""
    return _shared_out(offers, 0, len(offers) - 1)


def _shared_out(offers: Sequence[Marks], taker: int, deciders: int) -> float:
    if taker == deciders:
        return offers[0][-1]
    most = max([marks[taker] for marks in offers])
    total = weight = 0.0
    for number, marks in enumerate(offers):
        odds = exp((marks[taker] - most) / NUMBERS.trust)
        rest = _shared_out([*offers[:number], *offers[number + 1 :]], taker + 1, deciders)
        total += odds * (marks[deciders + taker] + rest)
        weight += odds
    return total / weight


# --- dividing ----------------------------------------------------------------------------------


def divide(takers: Takers, made: Split, hand: Sequence[Kind]) -> list[Split]:
    """Return the best of the offers that can still be made, after a rough selection."""
    count = len(takers.seats) - len(made)
    fixed = [takers.rough(offer) for offer in made]
    weighed: dict[Split, float] = {}

    def weigh(offers: Split) -> float:
        if offers not in weighed:
            weighed[offers] = promise([*fixed, *map(takers.rough, offers)])
        return weighed[offers]

    if count == 2:
        for offers in _in_two(hand):
            weigh(offers)
    else:
        _climb(hand, count, weigh)
    ranked = sorted(weighed, key=weighed.__getitem__, reverse=True)
    fixed = [takers.thorough(offer) for offer in made]
    ranked[:_WEIGHED] = sorted(
        ranked[:_WEIGHED],
        key=lambda offers: promise([*fixed, *map(takers.thorough, offers)]),
        reverse=True,
    )
    return ranked


def _in_two(hand: Sequence[Kind]) -> Iterator[Split]:
    """Yield every way to make two offers; their order makes no difference."""
    positions = range(1, len(hand))
    for size in range(len(hand) - 1):
        for more in combinations(positions, size):
            rest = [hand[position] for position in positions if position not in more]
            yield (hand[0], *[hand[position] for position in more]), tuple(rest)


def _climb(hand: Sequence[Kind], count: int, weigh: Callable[[Split], float]) -> None:
    """Deal the cards out in turn, then move and exchange cards for as long as it helps."""
    best: Split = tuple([tuple(hand[start::count]) for start in range(count)])
    most = weigh(best)
    for _ in range(_PASSES):
        before = most
        for one, other in combinations(range(count), 2):
            for pair in _altered(best[one], best[other]):
                offers = (*pair, *[best[at] for at in range(count) if at not in (one, other)])
                if weigh(offers) > most:
                    best, most = offers, weigh(offers)
                    break
        if most == before:
            return


def _altered(one: Cards, other: Cards) -> Iterator[Split]:
    """Yield two offers after a card was moved or two were exchanged, each kind once."""
    here, there = dict.fromkeys(one), dict.fromkeys(other)
    if len(one) > 1:
        for kind in here:
            yield _less(one, kind), _more(other, kind)
    if len(other) > 1:
        for kind in there:
            yield _more(one, kind), _less(other, kind)
    for kind in here:
        for against in there:
            if kind != against:
                yield _more(_less(one, kind), against), _more(_less(other, against), kind)


def _less(offer: Cards, kind: Kind) -> Cards:
    at = offer.index(kind)
    return offer[:at] + offer[at + 1 :]


def _more(offer: Cards, kind: Kind) -> Cards:
    return tuple(sorted((*offer, kind)))
