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

    Each unknown card brings one more as a card of the landscape, or as the second of a pair. Those
    that are left bring one for two.
    """
    others = [other for other in LANDS if other != land]
    matches = min(unknown, unseen[land])
    seconds = [other for other in others if known[other] % 2 and unseen[other]][: unknown - matches]
    pairs = sum([(unseen[other] - (other in seconds)) // 2 for other in others])
    left = unknown - matches - len(seconds)
    units = known[land] + sum([known[other] // 2 for other in others])
    return units + matches + len(seconds) + min(pairs, left // 2)
