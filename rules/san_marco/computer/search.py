"""The knowledge of a search about San Marco: questions worth a search, and features of a seat."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from rules.event import Seat
from rules.insight import Insight, Standing
from rules.san_marco.asking import SPLITS
from rules.san_marco.components import PASSAGES, Worth
from rules.san_marco.computer.beliefs import NUMBERS
from rules.san_marco.computer.determinize import unseal
from rules.san_marco.computer.heuristics import promising, quick_greedy
from rules.san_marco.computer.measures import MEASURES
from rules.san_marco.computer.quick_view import quick_view
from rules.san_marco.computer.valuing import CACHED, PACE, Row, scorings_to_come
from rules.san_marco.passages import bonus_now
from rules.san_marco.state import State

_FIRST: Final = (2, 8)
_SECOND: Final = (1, 3, 5)
"""The largest difference in nobles to another seat that counts in a feature."""

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
    seen = quick_view(state, state.start)
    bonus = bonus_now(seen.step, [house.limit for house in seen.houses])

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
    return Standing(played, [features(seat) for seat in range(len(seen.houses))])


def _margins(nobles: Sequence[Row], worths: Sequence[Worth], seat: Seat) -> Iterator[float]:
    """Yield a seat's leads, over all districts by value: for first, then second."""
    leads = [_led(row, worth, seat) for row, worth in zip(nobles, worths, strict=True)]
    for districts in zip(*leads, strict=True):
        yield sum(districts) / 20


@lru_cache(CACHED)
def _led(row: Row, worth: Worth, seat: Seat) -> tuple[int, ...]:
    """Return a seat's lead in a district times its value, by each limit.

    For the second value it is enough to have more than all others except one.
    """
    *_, next_most, most = sorted([*row[:seat], *row[seat + 1 :]])
    first, second = row[seat] - most, row[seat] - next_most
    return (
        *[worth.first * max(-limit, min(limit, first)) for limit in _FIRST],
        *[worth.second * max(-limit, min(limit, second)) for limit in _SECOND],
    )


def _most_scorings(seats: int) -> float:
    return PASSAGES * PACE[seats].scorings


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
    budgets={"hard": 29, "expert": 325},
    features=_FEATURES,
    standing=_standing,
    measures=MEASURES,
    policy=quick_greedy,
    slow=dict.fromkeys(SPLITS, 3),
    unseal=unseal,
    promising=promising,
    leading=frozenset({"take"}),
)
