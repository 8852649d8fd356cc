"""The things by which hints tell answers apart."""

from collections.abc import Sequence
from typing import Final

from rules.event import NOBODY, Seat
from rules.insight import Measures
from rules.ranking import total
from rules.san_francisco.board import board_of
from rules.san_francisco.computer.valuing import ruins
from rules.san_francisco.scoring import lines_of
from rules.san_francisco.state import State


def _of(state: State) -> list[tuple[float, ...]]:
    board = board_of(state)
    leaders = [_leader(counts) for _, (counts, _) in ruins(board).values()]
    return [
        (
            total(lines_of(board.city, board.builders, seat, player.bonuses)),
            leaders.count(seat),
            player.sticks.bit_count(),
            player.influence,
            sum([*player.hand, *player.laid, *player.drawn]),
        )
        for seat, player in enumerate(state.players)
    ]


def _leader(counts: Sequence[int]) -> Seat:
    """Return the seat that alone has most sticks around a district, or NOBODY."""
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else NOBODY


MEASURES: Final[Measures[State]] = Measures(
    {"prestige": 1.0, "leads": 0.7, "sticks": 0.6, "influence": 0.3, "money": 0.1}, _of
)
