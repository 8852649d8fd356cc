"""Who need not be asked, as all can see that the seat cannot do it, whatever it holds (R36).

Not asking tells the others something. So a seat is skipped only for reasons that they know too: the
number of its cards, the towns, the goods, the marks, what lies on the table. The hand itself is
never a reason to skip; but what it allows is a reason to ask, as others must think it possible,
too.
"""

from collections import Counter
from typing import Final

from rules.event import Seat
from rules.san_juan import effects
from rules.san_juan.components import CITY, COST, CRANE, DECKS, KIND, PRODUCTION, CardId, Kind
from rules.san_juan.state import State


def could_build(state: State, seat: Seat) -> bool:
    """Whether the seat could build something, as far as everybody can see (R36).

    A card of its hand that is not marked can be of any kind that can still be somewhere unseen.
    """
    if effects.can_build_cathedral(state, seat):
        return True
    player = state.players[seat]
    city, production = effects.highest_costs(state, seat)
    barred = player.owned & CITY
    crane = player.active >> CRANE & 1
    if not crane and city < _CHEAPEST and production < _CHEAPEST:
        return False
    marked = len(player.known) == len(player.hand)
    for kind in player.known if marked else _COPIES[state.variant.deck]:
        most = production if PRODUCTION >> kind & 1 else city
        if (
            not barred >> kind & 1
            and (COST[kind] <= most or (crane and effects.covers(state, seat, kind)))
            and (kind in player.known or not _lies_open(state, seat, kind))
        ):
            return True
    return False


def _lies_open(state: State, seat: Seat, kind: Kind) -> bool:
    """Whether all see that the seat's hand has no card of this kind, except marked ones.

    All copies lie in towns, or are marked in other hands (RULES.md 6.3, 6.5).
    """
    left = _COPIES[state.variant.deck][kind]
    for other, player in enumerate(state.players):
        for card, under in player.display if player.owned & (1 << kind | _COVERS) else ():
            if KIND[card] == kind:
                left -= 1
            if under:
                left -= [KIND[below] for below in under].count(kind)
        if other != seat:
            left -= player.known.count(kind)
    return left <= state.players[seat].known.count(kind)


_CHEAPEST: Final = min(COST)
_COVERS: Final = 1 << CRANE
"""Others can be covered only if it stands; it is never covered itself (RULES.md 5.4)."""


def _rarest_in_sight(card: CardId) -> tuple[int, int]:
    """Put the cheapest first, and of these the city buildings, which a town has only once."""
    return COST[KIND[card]], PRODUCTION >> KIND[card] & 1


_COPIES: Final = {
    deck: Counter(KIND[card] for card in sorted(cards, key=_rarest_in_sight))
    for deck, cards in DECKS.items()
}
"""How many cards of each kind are in the game, beginning with kinds that are most often unseen."""
