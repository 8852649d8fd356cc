"""What a search knows of San Juan: which questions are worth one, and what speaks for a seat."""

from typing import Final

from rules.insight import Insight, Standing
from rules.ranking import total
from rules.san_juan.components import COST, KIND, PRODUCTION
from rules.san_juan.determinize import unseal
from rules.san_juan.heuristics import at_a_glance
from rules.san_juan.scoring import SIX, lines_of, rivals
from rules.san_juan.state import WINNING_SIZE, Player, State
from rules.san_juan.worth import MEAN_PRICE, POWER

_FEATURES: Final = (
    "points",
    "buildings",
    "hand",
    "goods",
    "power",
    "plants",
    "sixes_held",
    "turn",
)


def _stage(state: State) -> int:
    return state.round


def _standing(state: State) -> Standing:
    largest = max([len(player.display) for player in state.players])
    return Standing(
        min(1.0, largest / WINNING_SIZE),
        [_features(state, seat, player) for seat, player in enumerate(state.players)],
    )


def _features(state: State, seat: int, player: Player) -> tuple[float, ...]:
    kinds = [KIND[building.card] for building in player.display]
    points = total(lines_of(kinds, player.stashed, rivals(state, seat)))
    held = {KIND[card] for card in player.hand}
    return (
        points / 10,
        len(kinds) / 10,
        len(player.hand) / 10,
        sum([MEAN_PRICE[kinds[position]] for position in player.goods]) / 10,
        sum([POWER[kind] for kind in kinds]),
        sum([PRODUCTION >> kind & 1 for kind in kinds]) / 5,
        sum([COST[kind] == SIX and kind not in kinds for kind in held]) / 2,
        (seat - state.governor) % len(state.players) / len(state.players),
    )


INSIGHT: Final[Insight[State]] = Insight(
    game="san_juan",
    searched=frozenset(
        {"role", "library", "build", "pay", "sell", "councillor", "archive", "keep", "chapel"}
    ),
    stage=_stage,
    horizon=3,
    pace=1000,
    features=_FEATURES,
    standing=_standing,
    unseal=unseal,
    policy=at_a_glance,
)
