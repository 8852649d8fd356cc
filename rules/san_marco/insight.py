"""What a search knows of San Marco: which questions are worth one, and what speaks for a seat."""

from collections.abc import Iterator, Sequence
from typing import Final

from rules.decision import Choice, Decision
from rules.event import Seat
from rules.insight import Insight, Standing
from rules.san_marco.asking import SPLITS
from rules.san_marco.beliefs import NUMBERS
from rules.san_marco.components import PASSAGES, Worth
from rules.san_marco.determinize import unseal
from rules.san_marco.heuristics import promising
from rules.san_marco.state import State
from rules.san_marco.tally import PACE, bonus_now, scorings_to_come
from rules.san_marco.view import view

_FIRST: Final = (2, 8)
_SECOND: Final = (1, 3, 5)
"""How many nobles more or fewer than another seat count at most in a feature."""

_FEATURES: Final = (
    "prestige",
    *[f"first_{most}" for most in _FIRST],
    *[f"second_{most}" for most in _SECOND],
    "bonus",
    "limit",
    "danger",
    "supply",
    "bridges",
)
_ROUNDS: Final = 10
"""More rounds than a passage can have."""


def _stage(state: State) -> int:
    return _ROUNDS * state.passage + state.round


def _standing(state: State) -> Standing:
    seen = view(state, None)
    bonus = bonus_now(seen)

    def features(seat: Seat) -> tuple[float, ...]:
        house = seen.houses[seat]
        return (
            house.prestige / 20,
            *_margins(seen.nobles, seen.worth, seat),
            bonus[seat] / 10,
            house.limit / 10,
            max(0, house.limit - NUMBERS.danger) / 5,
            house.supply / 10,
            sum([bridge.owner == seat for bridge in seen.bridges]) / 5,
        )

    played = 1 - scorings_to_come(seen) / _most_scorings(len(seen.houses))
    return Standing(played, [features(house.seat) for house in seen.houses])


def _margins(
    nobles: Sequence[Sequence[int]], worths: Sequence[Worth], seat: Seat
) -> Iterator[float]:
    """Yield how far a seat leads, over all districts as they are worth: for first, then second.

    For the second value it is enough to have more than all others except one.
    """
    first, second = list[tuple[int, int]](), list[tuple[int, int]]()
    for row, worth in zip(nobles, worths, strict=True):
        *_, next_most, most = sorted([*row[:seat], *row[seat + 1 :]])
        first.append((worth.first, row[seat] - most))
        second.append((worth.second, row[seat] - next_most))
    for leads, limits in ((first, _FIRST), (second, _SECOND)):
        for limit in limits:
            yield sum([worth * max(-limit, min(limit, lead)) for worth, lead in leads]) / 20


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
    middle=True,
    unseal=unseal,
    promising=_promising,
)
