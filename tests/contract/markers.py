"""Markers planted in the hidden places of each game.

A marker is a piece that one seat cannot see; exchanging two of them must change nothing of
what that seat is shown or told. Here, and only here, the laws know what a game hides.
"""

from collections.abc import Callable, Iterable
from typing import Any

from rules.chance import Chance
from rules.event import Seat
from rules.san_juan.components import DECKS, KIND
from rules.san_juan.state import NO_KIND, State
from rules.san_marco import flow
from rules.san_marco.components import FIRST_LIMIT
from rules.san_marco.state import OPEN
from rules.san_marco.state import State as SanMarcoState
from tests.games.auction import SEALED_NOT_YET
from tests.games.auction import State as Auction

Planted = Callable[[Any, Seat, Chance], Any]
"""Return a copy of the state with two pieces exchanged that the seat cannot see, or None."""


def san_juan(state: State, seat: Seat, chance: Chance) -> State | None:
    """Exchange two cards of deck, discard pile, goods and what the other seats hold."""
    if state.plan != NO_KIND and state.open[0].seat != seat:
        return None  # the card to be built has been chosen: its kind is no longer free
    own = state.players[seat]
    seen = {*own.hand, *own.drawn, *own.chapel, *own.bank}
    for player in state.players:
        for building in player.display:
            seen |= {building.card, *building.under}
        if player is not own:
            seen |= {card for card in player.hand if KIND[card] in player.known}
    hidden = [card for card in DECKS[state.variant.deck] if card not in seen]
    one, other = hidden[chance.below(len(hidden))], hidden[chance.below(len(hidden))]
    exchange = {one: other, other: one}

    def renamed(cards: Iterable[int]) -> list[int]:
        return [exchange.get(card, card) for card in cards]

    planted = state.copy()
    planted.deck, planted.discard = renamed(planted.deck), renamed(planted.discard)
    for player in planted.players:
        player.hand = sorted(renamed(player.hand))
        player.chapel = sorted(renamed(player.chapel))
        player.bank = sorted(renamed(player.bank))
        player.harbor = sorted(renamed(player.harbor))
        player.drawn = sorted(renamed(player.drawn))
        player.put_away = renamed(player.put_away)
        player.tucked = renamed(player.tucked)
        player.banked = renamed(player.banked)
        player.goods = {at: exchange.get(good, good) for at, good in player.goods.items()}
    return planted


def san_marco(state: SanMarcoState, seat: Seat, chance: Chance) -> SanMarcoState | None:
    """Exchange two cards with the same back: of draw piles, hands and offers not yet opened.

    With open hands all know the cards of a distributor, but not how they are divided.
    """
    planted = state.copy()
    groups = [group for group in planted.groups if not group.opened and group.distributor != seat]
    hands = [[group.hand, *group.offers] for group in groups]
    piles = [planted.actions, planted.limits]
    dealt = [cards for hand in hands for cards in hand if cards]
    first = dealt or piles  # draw piles are exchanged often enough with hands
    cards = first[chance.below(len(first))]
    spot = chance.below(len(cards))
    unseen = [*piles, *dealt]
    if state.variant.hands == OPEN:
        unseen = next((hand for hand in hands if any(cards is one for one in hand)), piles)
    others = [
        (other, at)
        for other in unseen
        for at, kind in enumerate(other)
        if (kind < FIRST_LIMIT) == (cards[spot] < FIRST_LIMIT)
    ]
    other, at = others[chance.below(len(others))]
    cards[spot], other[at] = other[at], cards[spot]
    for hand in hands:
        for cards in hand:
            cards.sort()
    if not all(group.divided for group in planted.groups):
        flow.reopen(planted)  # a distributor is asked about other cards
    return planted


def auction(state: Auction, seat: Seat, chance: Chance) -> Auction:
    """Exchange two lots of the draw pile, and what another seat has sealed for another tip."""
    planted = state.copy()
    lots, count = planted.lots, len(planted.lots)
    one, other = chance.below(count), chance.below(count)
    lots[one], lots[other] = lots[other], lots[one]
    for at, player in enumerate(planted.players):
        if at != seat and state.sold and player.tip != SEALED_NOT_YET:
            player.tip = [0, *player.cheques][chance.below(1 + len(player.cheques))]
    return planted


PLANTED: dict[str, Planted] = {
    "san_juan": san_juan,
    "san_marco": san_marco,
    "auction": auction,
}

DIRECTED_BY_CHANCE = {"san_marco"}
"""Games in which what chance reveals decides what happens next: a die, or lots for the roles.

In all others the events after that have the same kinds and audiences, whatever was revealed.
"""
