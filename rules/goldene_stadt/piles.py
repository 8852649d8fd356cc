"""Landscape cards: drawing, shuffling, and the known part of a hand (RULES.md 3, 6.2)."""

from collections.abc import Iterable, Sequence

from rules.event import Event, Seat
from rules.goldene_stadt.components import LAND_KEYS, LANDS, Land
from rules.goldene_stadt.state import Player, State


def draw(state: State, told: list[Event]) -> Land:
    """Draw the top card; if none is left, the discarded ones are shuffled first (RULES.md 6.2).

    There always are some, because hands and pairs never hold all fifty (RULES.md 1.3).
    """
    if not state.stack:
        state.stack = [land for land in LANDS for _ in range(state.discard[land])]
        state.discard = [0] * len(LANDS)
        state.chance.shuffle(state.stack)
        told.append(Event("shuffled", {"count": len(state.stack)}))
    return state.stack.pop()


def take_open(player: Player, lands: Iterable[Land]) -> None:
    """Take cards that everyone has seen into the hand."""
    for land in lands:
        player.hand[land] += 1
        player.known[land] += 1


def put_away(state: State, seat: Seat, cards: Sequence[int]) -> None:
    """Discard cards of a hand, by landscape, face up.

    Cards that everyone has seen it take go first, because equal cards cannot be told apart: so the
    rest is exactly what everyone knows of the hand.
    """
    player = state.players[seat]
    for land, count in enumerate(cards):
        if count:
            player.hand[land] -= count
            player.known[land] = max(0, player.known[land] - count)
            state.discard[land] += count


def keys_of(cards: Sequence[int]) -> tuple[str, ...]:
    """Return cards by landscape as keys, one key per card."""
    return tuple([LAND_KEYS[land] for land, count in enumerate(cards) for _ in range(count)])
