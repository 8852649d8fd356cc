"""Seats that need no question: everyone can see that they cannot build (R33), or nothing follows
(R35).

Skipping a question tells the others something. So a seat is skipped only for reasons that they
know, too: the map, its keys, the number of its cards, and the cards that everyone has seen it take.
"""

from collections.abc import Sequence

from rules.bits import members
from rules.event import Seat
from rules.goldene_stadt.asking import free_places, sites
from rules.goldene_stadt.components import COPIES, LAND_OF, LANDS, UNITS, Land
from rules.goldene_stadt.state import NOWHERE, State, closed_places


def could_build(state: State, seat: Seat) -> bool:
    """Whether the seat could build something, as far as everyone can see (R33)."""
    player = state.players[seat]
    unknown = sum(player.hand) - sum(player.known)
    unseen = _unseen(state)
    free = free_places(state.players, closed_places(state.closed))
    places = members(sites(player, free))
    prices = {(LAND_OF[place], UNITS[place]) for place in places}
    return any(_most(player.known, unknown, unseen, land) >= units for land, units in prices)


def is_last_turn(state: State) -> bool:
    """Whether only the final scoring follows the turn of the builder, so no card counts (R35).

    No other builder could build, as far as everyone can see. With an empty stack, cards discarded
    here may be drawn again in this round, so they still matter.
    """
    *others, builder = state.builders
    if others and (not state.stack or any(could_build(state, seat) for seat in others)):
        return False
    last_house = state.plan != NOWHERE and state.players[builder].houses == 1
    return last_house or not state.cards or bool(state.ending) or bool(blocked(state))


def blocked(state: State) -> list[Seat]:
    """Return the seats that have houses left and can never build again (RULES.md 8.3; R20).

    Hands do not matter, only the map and the keys: houses stay, and keys come only by building.
    """
    free = free_places(state.players, closed_places(state.closed))
    return [
        seat
        for seat, player in enumerate(state.players)
        if player.houses and not sites(player, free)
    ]


def _unseen(state: State) -> list[int]:
    """Return the cards by landscape whose place is publicly unknown."""
    return [
        COPIES - state.discard[land] - sum(player.known[land] for player in state.players)
        for land in LANDS
    ]


def _most(known: Sequence[int], unknown: int, unseen: Sequence[int], land: Land) -> int:
    """Return the most cards of a landscape that a hand may count for (RULES.md 5.5).

    Each unknown card brings one more as a card of the landscape, or as the second of a pair. Those
    that are left bring one for two.
    """
    others = [other for other in LANDS if other != land]
    matches = min(unknown, unseen[land])
    seconds = [other for other in others if known[other] % 2 and unseen[other]][: unknown - matches]
    pairs = sum((unseen[other] - (other in seconds)) // 2 for other in others)
    left = unknown - matches - len(seconds)
    units = known[land] + sum(known[other] // 2 for other in others)
    return units + matches + len(seconds) + min(pairs, left // 2)
