"""The things by which hints tell answers apart."""

from typing import Final

from rules.event import Seat
from rules.insight import Measures
from rules.ranking import total
from rules.san_juan.components import KIND
from rules.san_juan.scoring import lines_of, rivals
from rules.san_juan.state import Player, State


def _of(state: State) -> list[tuple[float, ...]]:
    return [_of_seat(state, seat, player) for seat, player in enumerate(state.players)]


def _of_seat(state: State, seat: Seat, player: Player) -> tuple[float, ...]:
    kinds = [KIND[building.card] for building in player.display]
    points = total(lines_of(kinds, player.stashed, rivals(state, seat)))
    return points, len(kinds), len(player.goods), len(player.hand)


MEASURES: Final[Measures[State]] = Measures(
    {"points": 1.0, "buildings": 0.8, "goods": 0.5, "cards": 0.4}, _of
)
