"""The worth of things on the table in letters, from a view: for explanations and for greedy.

All beliefs are in `beliefs.py`.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from rules.adding import added
from rules.event import Seat
from rules.goldene_stadt.components import (
    BACKS,
    GOODS,
    GOODS_CARDS,
    REGIONS,
    SCORE_CARDS,
    GoodsCard,
    Places,
    ScoreCard,
    goods_of,
)
from rules.goldene_stadt.computer.beliefs import NUMBERS
from rules.goldene_stadt.computer.quick_view import Seen
from rules.goldene_stadt.scoring import letters_for


def rounds_to_come(view: Seen) -> int:
    """Guess how many rounds there are after this one: houses run out, or cards do (RULES.md 8)."""
    if view.ending:
        return 0
    fewest = min([trader.houses for trader in view.traders])
    return min(sum(view.coming), round(fewest / NUMBERS.pace))


class ToCome(NamedTuple):
    """A guess at the things still to score, this round included.

    goods    for each good how often it scores after the round
    regions  for each river and quarter its chance each time that it may score
    """

    goods: tuple[float, ...]
    regions: Mapping[Places, tuple[float, ...]]


def to_come(view: Seen) -> ToCome:
    """Guess the things still to score: much is the same for all questions of a round."""
    return _to_come(view.card, view.left, view.coming, rounds_to_come(view))


_CACHED: Final = 1 << 10
"""The number of cached guesses: a search comes back to them."""


@lru_cache(_CACHED)
def _to_come(
    card: ScoreCard, left: tuple[ScoreCard, ...], coming: tuple[int, ...], rounds: int
) -> ToCome:
    later = [(each, _chance_of(each, coming, rounds)) for each in left]
    cards = ((card, 1.0), *later)
    goods = [[chance for each, chance in later if SCORE_CARDS[each].good == good] for good in GOODS]
    return ToCome(
        tuple([added(chances) for chances in goods]),
        {region: _times(region, cards) for region in REGIONS},
    )


def _times(region: Places, cards: Sequence[tuple[ScoreCard, float]]) -> tuple[float, ...]:
    return tuple(
        [
            chance
            for card, chance in cards
            for _, shown in SCORE_CARDS[card].regions
            if shown == region
        ]
    )


def _chance_of(card: ScoreCard, coming: Sequence[int], rounds: int) -> float:
    """Return the chance that a score card will still come: those of the lower backs come first
    (3.4).
    """
    for back, cards in zip(BACKS, coming, strict=True):
        if back == SCORE_CARDS[card].back:
            return min(1.0, rounds / cards)
        rounds = max(0, rounds - cards)
    return 0.0


@cache
def gain(counts: tuple[int, ...], seat: Seat, more: int) -> int:
    """Return a seat's gain from this much more of a thing each time it scores (RULES.md 7.2)."""
    own = counts[seat] + more
    return letters_for((*counts[:seat], own, *counts[seat + 1 :]))[seat] - letters_for(counts)[seat]


def goods_to_come(view: Seen) -> list[tuple[tuple[int, ...], float]]:
    """Return for each good every seat's number, and how often it will still score (7.1, 7.2)."""
    now = SCORE_CARDS[view.card].good
    return [
        (tuple([goods_of(trader.goods, good) for trader in view.traders]), later + (good == now))
        for good, later in enumerate(to_come(view).goods)
    ]


def goods_worth(view: Seen, seat: Seat, cards: Sequence[GoodsCard]) -> list[float]:
    """Guess the letters of each of these goods cards for a seat until the end (RULES.md 7.2)."""
    goods = goods_to_come(view)
    return [
        added(
            [
                gain(counts, seat, shown.count(good)) * times
                for good, (counts, times) in enumerate(goods)
            ]
        )
        for shown in [GOODS_CARDS[card] for card in cards]
    ]
