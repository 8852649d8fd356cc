"""The part of a view that common sense uses: playouts have no time for whole views.

Answers to a quick view are those to the view of the same seat (`tests/rules/test_search.py`).
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from rules.event import Seat
from rules.goldene_stadt.components import BonusCard, GoodsCard, Places, ScoreCard
from rules.goldene_stadt.state import Player, State, bonus_of, closed_places
from rules.goldene_stadt.view import GoldeneStadtView, Pair, coming, pairs_of


class QuickView(NamedTuple):
    """A part of a view, under the same names (`GoldeneStadtView`); lists are those of the state."""

    card: ScoreCard
    coming: tuple[int, ...]
    left: tuple[ScoreCard, ...]
    pairs: tuple[Pair, ...]
    expulsions: int
    traders: Sequence[Player]
    districts: Sequence[Sequence[Seat]]
    closed: Places
    hand: Sequence[int]
    bonus: Sequence[BonusCard]
    market: Sequence[GoodsCard]
    ending: str


Seen: TypeAlias = GoldeneStadtView | QuickView


def quick_view(state: State, seat: Seat) -> QuickView:
    """Look at a position as the seat to move. The position is never the real one."""
    left = tuple(sorted(state.cards))
    return QuickView(
        state.card,
        coming(left),
        left,
        pairs_of(state),
        state.expulsions,
        state.players,
        state.districts,
        closed_places(state.closed),
        state.players[seat].hand,
        bonus_of(state, seat),
        state.market,
        state.ending,
    )
