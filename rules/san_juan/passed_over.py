"""Skipped seats: publicly, the seat cannot do it (R36), or nothing follows (R60).

Skipping a seat tells the others something. So a seat is skipped only for reasons that they know
too: the number of its cards, the towns, the goods, the marks, the cards on the table. The hand
itself is never a reason to skip; but it can be a reason to ask, because others must think its cards
possible, too.
"""

from collections import Counter
from typing import Final

from rules.event import Seat
from rules.san_juan import effects
from rules.san_juan.components import (
    CATHEDRAL,
    COST,
    CRANE,
    DECKS,
    KIND,
    PRODUCES,
    CardId,
    Kind,
)
from rules.san_juan.state import BESIDE, WINNING_SIZE, State


def could_build(state: State, seat: Seat) -> bool:
    """Whether the seat could build something, by public knowledge (R36).

    A card of its hand that is not marked can be of any kind that can still be somewhere unseen.
    """
    if effects.can_build_cathedral(state, seat):
        return True
    player = state.players[seat]
    city, production = effects.highest_costs(state, seat)
    crane = effects.has(player, CRANE)
    if not crane and city < _CHEAPEST and production < _CHEAPEST:
        return False
    marked = len(player.known) == len(player.hand)
    for kind in player.known if marked else _COPIES[state.variant.deck]:
        most = production if effects.is_production(kind) else city
        if (
            (COST[kind] <= most or (crane and effects.covers(state, seat, kind)))
            and not effects.is_barred(player, kind)
            and (kind in player.known or not _lies_open(state, seat, kind))
        ):
            return True
    return False


def cards_count_alike(state: State, seat: Seat) -> bool:
    """Whether the game ends with this phase, so only the number of a hand's cards counts (R60).

    It is certain once a twelfth building stands or is planned. If others build at once, a seat may
    come too late for the Cathedral (R58).
    """
    player = state.players[seat]
    beside = bool(state.open) or any(other.answered for other in state.players)
    planned = player.cover == BESIDE and not (player.plan == CATHEDRAL and beside)
    return len(player.display) + planned >= WINNING_SIZE or any(
        len(other.display) >= WINNING_SIZE for other in state.players
    )


def _lies_open(state: State, seat: Seat, kind: Kind) -> bool:
    """Whether, publicly, the seat's hand has no card of this kind, except marked ones.

    All copies lie in towns, or are marked in other hands (RULES.md 6.3, 6.5).
    """
    left = _COPIES[state.variant.deck][kind]
    for other, player in enumerate(state.players):
        # Others can be covered only if the Crane stands; it is never covered itself (5.4).
        may_hold = effects.stands(player, kind) or effects.stands(player, CRANE)
        for card, under in player.display if may_hold else ():
            if KIND[card] == kind:
                left -= 1
            if under:
                left -= [KIND[below] for below in under].count(kind)
        if other != seat:
            left -= player.known.count(kind)
    return left <= state.players[seat].known.count(kind)


_CHEAPEST: Final = min(COST)


def _rarest_in_sight(card: CardId) -> tuple[int, bool]:
    """Put the cheapest first, and of these the city buildings, which a town has only once."""
    return COST[KIND[card]], PRODUCES[card]


_COPIES: Final = {
    deck: Counter(KIND[card] for card in sorted(cards, key=_rarest_in_sight))
    for deck, cards in DECKS.items()
}
"""The number of cards of each kind in the game, beginning with kinds that are most often unseen."""
