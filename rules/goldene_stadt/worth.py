"""What things on the table are worth in letters, from a view: for explanations and for greedy.

All beliefs are in `beliefs.py`.
"""

from collections.abc import Sequence

from rules.event import Seat
from rules.goldene_stadt.beliefs import NUMBERS
from rules.goldene_stadt.components import (
    BACKS,
    GOODS,
    SCORE_CARDS,
    Good,
    GoodsCard,
    Place,
    Places,
    ScoreCard,
    goods_of,
)
from rules.goldene_stadt.scoring import counted, letters_for
from rules.goldene_stadt.view import GoldeneStadtView


def letters_now(view: GoldeneStadtView, seat: Seat, place: Place | None = None) -> int:
    """Return what the score card of the round would bring a seat (RULES.md 7).

    This is as the table stands, or with one more house of the seat on `place`.
    """
    own = [trader.own for trader in view.traders]
    if place is not None:
        own[seat] |= 1 << place
    return sum([letters[seat] for _, letters in _scored(view, view.card, own)])


def letters_to_come(view: GoldeneStadtView, seat: Seat) -> list[tuple[int, float]]:
    """Return what the round and the cards to come would bring as the table stands, by source."""
    own = [trader.own for trader in view.traders]
    found = [(source, float(letters[seat])) for source, letters in _scored(view, view.card, own)]
    for card in view.left:
        share = chance_of(view, card)
        found += [(source, share * letters[seat]) for source, letters in _scored(view, card, own)]
    return found


def _scored(
    view: GoldeneStadtView, card: ScoreCard, own: Sequence[Places]
) -> list[tuple[int, tuple[int, ...]]]:
    """Return what a score card brings every seat with these houses, by the place in its ledger."""
    goods = [trader.goods for trader in view.traders]
    return [(source, letters_for(counts)) for source, _, counts in counted(card, own, goods)]


def rounds_to_come(view: GoldeneStadtView) -> int:
    """Guess how many rounds there are after this one: houses run out, or cards do (RULES.md 8)."""
    if view.ending:
        return 0
    fewest = min([trader.houses for trader in view.traders])
    return min(sum(view.coming), round(fewest / NUMBERS.pace))


def chance_of(view: GoldeneStadtView, card: ScoreCard) -> float:
    """Return how likely a score card is yet to come: those of the lower backs come first (3.4)."""
    rounds = rounds_to_come(view)
    for back, coming in zip(BACKS, view.coming, strict=True):
        if back == SCORE_CARDS[card].back:
            return min(1.0, rounds / coming)
        rounds = max(0, rounds - coming)
    return 0.0


def goods_worth(view: GoldeneStadtView, seat: Seat, card: GoodsCard) -> float:
    """Guess what one more goods card brings a seat until the end (RULES.md 7.2)."""
    return sum([_good_worth(view, seat, good, card) for good in GOODS])


def _good_worth(view: GoldeneStadtView, seat: Seat, good: Good, card: GoodsCard) -> float:
    counts = [goods_of(trader.goods, good) for trader in view.traders]
    more = counts[:]
    more[seat] += goods_of((card,), good)
    gain = letters_for(more)[seat] - letters_for(counts)[seat]
    if not gain:
        return 0.0
    scored = [chance_of(view, left) for left in view.left if SCORE_CARDS[left].good == good]
    return gain * (sum(scored) + (SCORE_CARDS[view.card].good == good))
