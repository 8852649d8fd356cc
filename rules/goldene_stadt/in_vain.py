"""Who need not be asked, as all can see that the seat cannot build (R33).

Not asking tells the others something. So a seat is skipped only for reasons that they know too: the
map, its keys, the number of its cards, and the cards that all have seen it take.
"""

from collections.abc import Sequence

from rules.event import Seat
from rules.goldene_stadt.asking import free_places, sites
from rules.goldene_stadt.components import COPIES, LAND_OF, LANDS, UNITS, Land, places_in
from rules.goldene_stadt.state import State, closed_places


def could_build(state: State, seat: Seat) -> bool:
    """Whether the seat could build something, as far as everybody can see (R33)."""
    player = state.players[seat]
    unknown = sum(player.hand) - sum(player.known)
    unseen = _unseen(state)
    free = free_places(state.players, closed_places(state.closed))
    places = places_in(sites(player, free))
    prices = {(LAND_OF[place], UNITS[place]) for place in places}
    return any(_most(player.known, unknown, unseen, land) >= units for land, units in prices)


def _unseen(state: State) -> list[int]:
    """Return the cards by landscape that nobody has located, as far as everybody can see."""
    return [
        COPIES - state.discard[land] - sum([player.known[land] for player in state.players])
        for land in LANDS
    ]


def _most(known: Sequence[int], unknown: int, unseen: Sequence[int], land: Land) -> int:
    """Return how many cards of a landscape a hand may count for at most (RULES.md 5.5).

    An unknown card counts most as one of the landscape, as much if it completes a pair, and least
    in a pair with another unknown one.
    """
    matches = min(unknown, unseen[land])
    units, left = known[land] + matches, unknown - matches
    for other in LANDS:
        if other != land:
            completes = known[other] % 2 and left and unseen[other]
            cards, rest = (1, unseen[other] - 1) if completes else (0, unseen[other])
            left -= cards
            units += (known[other] + cards) // 2
            more = min(left, rest) // 2
            units, left = units + more, left - 2 * more
    return units
