"""What a search knows of San Marco: which questions are worth one, and what speaks for a seat."""

from collections.abc import Iterator
from typing import Final

from rules.decision import Choice, Decision
from rules.event import Seat
from rules.insight import Insight, Standing
from rules.san_marco.asking import SPLITS
from rules.san_marco.beliefs import NUMBERS
from rules.san_marco.components import DISTRICTS, PASSAGES
from rules.san_marco.determinize import unseal
from rules.san_marco.heuristics import promising
from rules.san_marco.state import State
from rules.san_marco.tally import PACE, bonus_now, doge_now, scorings_to_come
from rules.san_marco.view import view
from rules.san_marco.worth import outlook, prospects

_FEATURES: Final = (
    "prestige",
    "rows",
    "prospects",
    "by_doge",
    "bonus",
    "limit",
    "danger",
    "supply",
    "bridges",
)
_ROUNDS: Final = 10
"""More than a passage can have."""


def _stage(state: State) -> int:
    return _ROUNDS * state.passage + state.round


def _standing(state: State) -> Standing:
    seen = view(state, None)
    own = outlook(seen)
    rows = [doge_now(seen, district) for district in DISTRICTS]
    hopes = list(map(prospects, seen.nobles, seen.worth))
    bonus = bonus_now(seen)

    def features(seat: Seat) -> tuple[float, ...]:
        house = seen.houses[seat]
        weighed = zip(own.weights, hopes, strict=True)
        return (
            house.prestige / 20,
            sum([row[seat] for row in rows]) / 20,
            sum([hope[seat] for hope in hopes]) / 20,
            sum([weight * hope[seat] for weight, hope in weighed]) / 20,
            bonus[seat] / 10,
            house.limit / 10,
            max(0, house.limit - NUMBERS.danger) / 5,
            house.supply / 10,
            sum([bridge.owner == seat for bridge in seen.bridges]) / 5,
        )

    played = 1 - scorings_to_come(seen) / _most_scorings(len(seen.houses))
    return Standing(played, [features(house.seat) for house in seen.houses])


def _most_scorings(seats: int) -> float:
    return PASSAGES * PACE[seats].scorings


def _promising(state: State, decision: Decision) -> Iterator[Choice]:
    return promising(view(state, decision.seat), decision)


INSIGHT: Final[Insight[State]] = Insight(
    game="san_marco",
    searched=frozenset(
        {
            "choose",
            "play",
            "place",
            "defect",
            "bridge",
            "doge",
            "banish",
            "fewest",
            "victims",
            "split",
            "split_rest",
        }
    ),
    stage=_stage,
    horizon=1,
    pace=650,
    features=_FEATURES,
    standing=_standing,
    slow=dict.fromkeys(SPLITS, 3),
    unseal=unseal,
    promising=_promising,
)
