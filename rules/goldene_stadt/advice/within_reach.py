"""What a hand can build at once on the present map, and the letters that this brings."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from rules.bits import bits_of, has, members
from rules.event import Seat
from rules.goldene_stadt.advice.score_so_far import letters_now
from rules.goldene_stadt.asking import affordable, cards_paid, free_places, payments, sites
from rules.goldene_stadt.components import (
    COASTS,
    DISTRICTS,
    FIRST_DISTRICT,
    INNER,
    LAND_OF,
    NEAR,
    SCORE_CARDS,
    UNITS,
    Land,
    Place,
    Places,
)
from rules.goldene_stadt.rewards import letters_of
from rules.goldene_stadt.view import GoldeneStadtView, Trader


class Reach(NamedTuple):
    """The most houses of a turn, and the most letters, with the places of a turn that brings them.

    Of several such turns, it is one of most houses, and of these one that leads inland.
    """

    houses: int
    letters: int
    places: tuple[Place, ...]


def reach_with(view: GoldeneStadtView, seat: Seat, cards: Iterable[Land]) -> Reach:
    """Return what the viewer's hand and these cards build in a turn: two houses at most.

    Rewards are left out, because the card drawn is unknown (RULES.md 5.1, 5.7); but letters of
    districts count, and those that the round's score card would bring.
    """
    held = list(view.hand)
    for card in cards:
        held[card] += 1

    brings, now = _bringing_letters(view), letters_now(view, seat)

    @cache
    def letters(*places: Place) -> int:
        there = sum(letters_at(view, place) for place in places)
        return there + letters_now(view, seat, *places) - now

    def worth(turn: tuple[Place, ...]) -> tuple[int, int, int]:
        counted = [place for place in turn if has(brings, place)]
        return letters(*counted), len(turn), sum(not has(COASTS, place) for place in turn)

    turns = sorted({*_turns(view, view.traders[seat], tuple(held), brings)})
    best = max(turns, key=worth, default=())
    return Reach(max(map(len, turns), default=0), worth(best)[0], best)


def _bringing_letters(view: GoldeneStadtView) -> Places:
    """Return the districts, and the places that the score card of the round counts."""
    return DISTRICTS | sum(places for _, places in SCORE_CARDS[view.card].regions)


def letters_at(view: GoldeneStadtView, place: Place) -> int:
    """Return the letters that a place gives its next builder at once: a district's first two."""
    if place < FIRST_DISTRICT:
        return 0
    return letters_of(place, len(view.districts[place - FIRST_DISTRICT]))


def _turns(
    view: GoldeneStadtView, trader: Trader, hand: tuple[int, ...], brings: Places
) -> Iterator[tuple[Place, ...]]:
    """Yield the houses of the turns that the cards pay for.

    Of the second houses that bring no letters, the last place is enough: it is the farthest inland.
    """
    free = free_places(view.traders, view.closed)
    for first in members(affordable(hand, sites(trader, free))):
        yield (first,)
        if trader.houses < 2:
            continue
        own, near = trader.own | bits_of([first]), trader.near | NEAR[first]
        after = trader._replace(own=own, near=near, keys=trader.keys - has(INNER, first))
        open_ = sites(after, free & ~bits_of([first]))
        for way in payments(hand, LAND_OF[first], UNITS[first]):
            left = [had - paid for had, paid in zip(hand, cards_paid(way), strict=True)]
            second = affordable(left, open_)
            for place in (*members(second & brings), *members(second)[-1:]):
                yield first, place
