"""Who would take which offer, and how cards are best divided for that."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import exp
from typing import Final, TypeAlias

from rules.event import Seat
from rules.san_marco.components import FIRST_LIMIT, POINTS, Kind
from rules.san_marco.planning import plan, value
from rules.san_marco.worth import NUMBERS, Outlook, burden

Table: TypeAlias = list[list[float]]
"""What it brings each seat that each seat takes something: by taker, then by who looks."""
Offers: TypeAlias = tuple[tuple[Kind, ...], ...]

_PASSES: Final = 4
"""So often all cards are moved and exchanged between three offers."""


class Takers:
    """Those who share out the offers, the one who chooses first comes first.

    The distributor is the last one.
    """

    def __init__(self, own: Outlook, seats: Sequence[Seat]) -> None:
        self.own = own
        self.seats = seats
        self.share = NUMBERS.envy / (len(own.prestige) - 1)
        self._cards: dict[Kind, Table] = {}
        self._limits: dict[int, Table] = {}

    def table(self, cards: Sequence[Kind]) -> Table:
        """Think an offer through for everybody who may take it."""
        table = self.limits(sum([POINTS[kind] for kind in cards]))
        return _sum([table, self._thought_through(cards)])

    def rough(self, cards: Sequence[Kind]) -> Table:
        """Add up what the cards of an offer bring, each for itself."""
        tables = [self.limits(sum([POINTS[kind] for kind in cards]))]
        for kind in cards:
            if kind < FIRST_LIMIT:
                if kind not in self._cards:
                    self._cards[kind] = self._thought_through([kind])
                tables.append(self._cards[kind])
        return _sum(tables)

    def _thought_through(self, cards: Sequence[Kind]) -> Table:
        results = [plan(self.own, taker, cards).result for taker in self.seats]
        return [
            [value(self.own, seat, taker, result) for seat in self.seats]
            for taker, result in zip(self.seats, results, strict=True)
        ]

    def limits(self, points: int) -> Table:
        """Return what limit points cost who takes them, and bring who envies that seat."""
        if points not in self._limits:
            costs = [burden(self.own, seat, points) for seat in self.seats]
            self._limits[points] = [
                [-cost if seat == taker else self.share * cost for seat in self.seats]
                for taker, cost in zip(self.seats, costs, strict=True)
            ]
        return self._limits[points]


def _sum(tables: Sequence[Table]) -> Table:
    return [
        [sum(figures) for figures in zip(*rows, strict=True)] for rows in zip(*tables, strict=True)
    ]


# --- who takes what ----------------------------------------------------------------------------


def desire(table: Table, who: int, rivals: Sequence[int]) -> float:
    """Return how much somebody wants an offer: for the own sake, and to keep it from the others."""
    lost = sum([table[rival][who] for rival in rivals]) / len(rivals)
    return table[who][who] - lost


def outlook_of(tables: Sequence[Table], who: int) -> float:
    """Return what the offers bring somebody in the mean, as they will probably be taken."""
    return _shared_out(tables, 0, who)


def _shared_out(tables: Sequence[Table], taker: int, who: int) -> float:
    if len(tables) == 1:
        return tables[0][taker][who]
    rivals = range(taker + 1, taker + len(tables))
    wants = [desire(table, taker, rivals) for table in tables]
    most = max(wants)
    odds = [exp((want - most) / NUMBERS.trust) for want in wants]
    total = 0.0
    for number, table in enumerate(tables):
        rest = [*tables[:number], *tables[number + 1 :]]
        brought = table[taker][who] + _shared_out(rest, taker + 1, who)
        total += odds[number] * brought
    return total / sum(odds)


# --- dividing ----------------------------------------------------------------------------------


def divide(takers: Takers, made: Offers, hand: Sequence[Kind]) -> Offers:
    """Return the offers that are still to be made, the best ones found."""
    count = len(takers.seats) - len(made)
    fixed = [takers.rough(cards) for cards in made]
    last = len(takers.seats) - 1

    def figure(offers: Offers) -> float:
        return outlook_of([*fixed, *[takers.rough(cards) for cards in offers]], last)

    if count == 2:
        return max(_in_two(hand), key=figure)
    return _climb(hand, count, figure)


def _in_two(hand: Sequence[Kind]) -> list[Offers]:
    """Return every way to make two offers; which of them is first makes no difference."""
    first, *rest = hand
    ways: dict[Offers, None] = {}
    for size in range(len(rest)):
        for more in combinations(rest, size):
            ways[(first, *more), _less(hand, (first, *more))] = None
    return list(ways)


def _less(hand: Sequence[Kind], taken: Sequence[Kind]) -> tuple[Kind, ...]:
    return tuple((Counter(hand) - Counter(taken)).elements())


def _climb(hand: Sequence[Kind], count: int, figure: Callable[[Offers], float]) -> Offers:
    """Deal the cards out in turn, then move and exchange cards for as long as it helps."""
    best: Offers = tuple([tuple(hand[start::count]) for start in range(count)])
    most = figure(best)
    for _ in range(_PASSES):
        before = most
        for one, other in combinations(range(count), 2):
            for pair in _altered(best[one], best[other]):
                offers = tuple(
                    [{one: pair[0], other: pair[1]}.get(at, cards) for at, cards in enumerate(best)]
                )
                brought = figure(offers)
                if brought > most:
                    best, most = offers, brought
                    break
        if most == before:
            break
    return best


def _altered(one: tuple[Kind, ...], other: tuple[Kind, ...]) -> Iterator[Offers]:
    """Yield two offers after a card was moved or two were exchanged."""
    if len(one) > 1:
        for kind in set(one):
            yield _less(one, (kind,)), (*other, kind)
    if len(other) > 1:
        for kind in set(other):
            yield (*one, kind), _less(other, (kind,))
    for kind in set(one):
        for against in set(other):
            if kind != against:
                yield (*_less(one, (kind,)), against), (*_less(other, (against,)), kind)
