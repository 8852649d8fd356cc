"""The part of a view that common sense reads: in playouts there is no time for whole views.

Answers to a quick view are those to the view of the same seat (`tests/rules/test_search.py`).
"""

from typing import Final, NamedTuple, TypeAlias

from rules.decision import Decision
from rules.event import Seat
from rules.san_juan.components import TILES, CardId, Kind, Role
from rules.san_juan.state import WINNING_SIZE, State
from rules.san_juan.view import SanJuanView, Slot, Tableau, slots


class QuickView(NamedTuple):
    """A part of a view, under the same names (`SanJuanView`)."""

    seat: Seat
    decision: Decision
    governor: Seat
    role: Role
    chooser: Seat
    doubled: bool
    library_used: bool
    prices: tuple[tuple[int, ...], ...]
    tile: int
    tableaus: tuple[Tableau, ...]
    hand: tuple[CardId, ...]
    drawn: tuple[CardId, ...]
    plan: Kind
    cathedral: bool


Seen: TypeAlias = SanJuanView | QuickView

_UNSEEN: Final = tuple((Slot(0, False),) * size for size in range(WINNING_SIZE + 1))
"""Displays that matter only by their size."""


def quick_view(state: State, decision: Decision) -> QuickView:
    """Return the view of the seat to move. The position is never the real one."""
    seat = decision.seat
    own = state.players[seat]
    around = decision.kind == "role" or state.variant.new_buildings
    return QuickView(
        seat,
        decision,
        state.governor,
        state.role,
        state.chooser,
        state.doubled,
        state.library_used,
        tuple([TILES[tile] for tile in state.tiles[: state.tiles_seen]]),
        state.tile,
        tuple(
            [
                Tableau(
                    each,
                    len(player.hand),
                    slots(player) if around or each == seat else _UNSEEN[len(player.display)],
                    player.active,
                    (),
                )
                for each, player in enumerate(state.players)
            ]
        ),
        tuple(own.hand),
        tuple(own.drawn),
        own.plan,
        state.cathedral,
    )
