"""Prestige, and the ranking (RULES.md 6.4, 8.2)."""

from collections.abc import Sequence
from typing import Final

from rules.event import Seat
from rules.game import Line, Outcome, TieBreak
from rules.ranking import by_points
from rules.san_francisco.components import BONUS_PRESTIGE, KINDS_ON, LANDMARKS, PRESTIGE, Kind
from rules.san_francisco.state import State

STICKS: Final = "sticks"
_GROUPS: Final = (*zip(("work", "trade", "homes"), KINDS_ON, strict=True), ("landmarks", LANDMARKS))
"""The lines of a score: kinds of districts that belong together."""


def lines_of(
    city: Sequence[Kind], builders: Sequence[Seat], seat: Seat, bonuses: int
) -> tuple[Line, ...]:
    """Return the prestige of a seat: its districts, and its bonus cards (6.4, 7.10)."""
    built = [kind for kind, by in zip(city, builders, strict=True) if by == seat]
    lines = [
        Line(name, sum(PRESTIGE[kind] for kind in built if kind in kinds))
        for name, kinds in _GROUPS
    ]
    return (*lines, Line("bonus", BONUS_PRESTIGE * bonuses))


def outcome(state: State) -> Outcome | None:
    """Rank by prestige, then by the sticks that lie on the board (RULES.md 8.2)."""
    if not state.ended:
        return None
    breakdown = [
        lines_of(state.city, state.builders, seat, player.bonuses)
        for seat, player in enumerate(state.players)
    ]
    sticks = tuple([player.sticks.bit_count() for player in state.players])
    return by_points(state.ended, breakdown, [TieBreak(STICKS, sticks)])
