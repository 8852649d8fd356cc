"""The number of houses that a hand can build at once on the present map."""

from collections.abc import Iterable, Iterator

from rules.bits import bits_of, has, members
from rules.event import Seat
from rules.goldene_stadt.asking import affordable, cards_paid, free_places, payments, sites
from rules.goldene_stadt.components import INNER, LAND_OF, NEAR, UNITS, Land, Places
from rules.goldene_stadt.view import GoldeneStadtView, Trader


def houses_with(view: GoldeneStadtView, seat: Seat, cards: Iterable[Land]) -> int:
    """Return the number of houses that the viewer's hand and these cards build in a turn: two at
    most.

    Rewards are left out, because the card drawn is unknown (RULES.md 5.1, 5.7).
    """
    held = list(view.hand)
    for card in cards:
        held[card] += 1
    trader, hand = view.traders[seat], tuple(held)
    free = free_places(view.traders, view.closed)
    if not affordable(hand, sites(trader, free)):
        return 0
    if trader.houses < 2:
        return 1
    after = _built(trader, free, hand)
    return 1 + any(affordable(left, sites(builder, still)) for left, builder, still in after)


def _built(
    trader: Trader, free: Places, hand: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], Trader, Places]]:
    """Yield the state after each first house: the hand, the builder and the free places."""
    for place in members(affordable(hand, sites(trader, free))):
        own, near = trader.own | bits_of([place]), trader.near | NEAR[place]
        after = trader._replace(own=own, near=near, keys=trader.keys - has(INNER, place))
        for way in payments(hand, LAND_OF[place], UNITS[place]):
            left = tuple([had - paid for had, paid in zip(hand, cards_paid(way), strict=True)])
            yield left, after, free & ~bits_of([place])
