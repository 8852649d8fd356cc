"""The things by which hints tell answers apart."""

from typing import Final

from rules.insight import Measures
from rules.san_marco.scoring import points_of
from rules.san_marco.state import State


def _of(state: State) -> list[tuple[float, ...]]:
    scored = [points_of(*each) for each in zip(state.nobles, state.variant.worth, strict=True)]
    return [
        (
            player.prestige,
            sum([points[seat] for points in scored]),
            sum([row[seat] for row in state.nobles]),
            sum([bridge.owner == seat for bridge in state.bridges]),
            player.limit,
        )
        for seat, player in enumerate(state.players)
    ]


MEASURES: Final[Measures[State]] = Measures(
    {"prestige": 1.0, "districts": 0.6, "nobles": 0.4, "bridges": 0.5, "limit": -0.4}, _of
)
