"""The part of a view that common sense uses: playouts have no time for whole views.

Answers to a quick view are those to the view of the same seat (`tests/rules/test_search.py`).
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from rules.event import Seat
from rules.san_francisco.board import Board, board_of
from rules.san_francisco.components import ActionCard, Cheque, Kind, Streets, TenderCard
from rules.san_francisco.state import Right, State
from rules.san_francisco.view import SanFranciscoView, most_drawn


class Means(NamedTuple):
    """A seat's means, under the names of `Investor`."""

    influence: int
    laid: Sequence[Cheque]
    drawn: Sequence[Cheque]
    most: int


class QuickView(NamedTuple):
    """A part of a view, under the same names (`SanFranciscoView`); lists are those of the state."""

    board: Board
    city: tuple[Kind, ...]
    white: Streets
    round: int
    tender: TenderCard
    acting: bool
    played: Sequence[ActionCard]
    rights: Sequence[Right]
    investors: Sequence[Means]
    bank: int
    picked: tuple[int, ...]
    hand: Sequence[Cheque]
    sealed: int


Seen: TypeAlias = SanFranciscoView | QuickView


def quick_view(state: State, seat: Seat) -> QuickView:
    """Look at a position as the seat to move. The position is never the real one."""
    own = state.players[seat]
    return QuickView(
        board_of(state),
        state.city,
        state.white,
        state.round,
        state.tender,
        state.acting,
        state.played,
        state.rights,
        [
            Means(player.influence, player.laid, player.drawn, most_drawn(state, each))
            for each, player in enumerate(state.players)
        ],
        len(state.bank),
        tuple(state.picked) if state.task and state.turn == seat else (),
        own.hand,
        own.sealed,
    )
