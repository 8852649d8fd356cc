"""The things by which hints tell answers apart."""

from typing import Final

from rules.goldene_stadt.state import State
from rules.insight import Measures


def _of(state: State) -> list[tuple[float, ...]]:
    return [
        (
            sum(player.ledger),
            player.own.bit_count(),
            len(player.goods),
            player.keys,
            player.coins,
            sum(player.hand),
        )
        for player in state.players
    ]


MEASURES: Final[Measures[State]] = Measures(
    {"letters": 1.0, "houses": 0.9, "goods": 0.8, "keys": 0.8, "coins": 0.7, "cards": 0.6}, _of
)
