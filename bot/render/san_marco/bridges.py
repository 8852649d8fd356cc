"""Bridges: decks across the canals, in their owners' colours, with their symbols."""

from collections.abc import Sequence
from typing import Final

from bot.render.canvas import Canvas
from bot.render.san_marco import decks
from bot.render.san_marco.decks import Deck
from bot.render.san_marco.lands import Crossing
from bot.render.san_marco.shores import breadth, crossing, names_of
from rules.event import Seat
from rules.san_marco.components import MOST_ON_PAIR, Bridge, Pair

_SHARES: Final[dict[tuple[str, str], tuple[float, float, float]]] = {
    ("cannaregio", "santa_croce"): (0.22, 0.48, 0.74),
    ("cannaregio", "san_polo"): (0.2, 0.46, 0.72),
    ("cannaregio", "san_marco"): (0.25, 0.5, 0.75),
    ("cannaregio", "castello"): (0.15, 0.43, 0.71),
    ("santa_croce", "san_polo"): (0.19, 0.56, 0.78),
    ("santa_croce", "dorsoduro"): (0.14, 0.47, 0.8),
    ("san_polo", "san_marco"): (0.47, 0.675, 0.88),
    ("san_polo", "dorsoduro"): (0.24, 0.5, 0.76),
    ("san_marco", "dorsoduro"): (0.29, 0.58, 0.86),
    ("san_marco", "castello"): (0.23, 0.52, 0.81),
}
"""Where bridges are on each canal: clear of other canals, of names and of nobles."""


def slots(pair: Pair) -> tuple[Crossing, Crossing, Crossing]:
    """Return the three places for bridges of a pair."""
    first, second, third = _SHARES[names_of(pair)]
    return crossing(pair, first), crossing(pair, second), crossing(pair, third)


def slot_of(bridges: Sequence[Bridge], bridge: Bridge) -> int:
    """Return the slot of its pair that a bridge is in.

    Each of the first three seats has a slot of its own, so that a bridge stays where it is when
    others come and go; the fourth takes the first that is free.
    """
    if bridge.owner < MOST_ON_PAIR:
        return bridge.owner
    taken = {other.owner for other in bridges if other.pair == bridge.pair}
    return next(slot for slot in range(MOST_ON_PAIR) if slot not in taken)


def free_slot(bridges: Sequence[Bridge], pair: Pair) -> int | None:
    """Return a free slot of a pair, the middle one if possible."""
    taken = {slot_of(bridges, bridge) for bridge in bridges if bridge.pair == pair}
    return decks.free_slot(taken, (1, 0, 2))


def deck(pair: Pair, slot: int) -> Deck:
    """Return the bridge that is, or could be, in a slot."""
    return Deck(slots(pair)[slot], breadth(pair))


def draw_bridge(canvas: Canvas, pair: Pair, slot: int, owner: Seat) -> None:
    """Draw a bridge in its slot."""
    decks.draw(canvas, deck(pair, slot), owner)
