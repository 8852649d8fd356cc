"""The part of a view that common sense reads: in playouts there is no time for whole views.

Answers to a quick view are those to the view of the same seat (`tests/rules/test_search.py`).
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from rules.event import NOBODY, Seat
from rules.san_marco.components import NOTHING, Bridge, District, Kind, Worth
from rules.san_marco.state import Player, State
from rules.san_marco.view import Division, SanMarcoView, step_of


class QuickView(NamedTuple):
    """A part of a view, under the same names (`SanMarcoView`); lists are those of the state."""

    step: str
    passage: int
    last_round: bool
    houses: Sequence[Player]
    nobles: tuple[tuple[int, ...], ...]
    bridges: tuple[Bridge, ...]
    doge: District
    worth: tuple[Worth, ...]
    divisions: Sequence[Division]
    division: int
    acting: Seat
    cards: Sequence[Kind]
    plan: Kind
    taken: int
    place: int
    victim: Seat


Seen: TypeAlias = SanMarcoView | QuickView


def quick_view(state: State, seat: Seat, divisions: Sequence[Division] = ()) -> QuickView:
    """Return the view of the seat to move. The position is never the real one.

    Divisions take longest, and are needed only if offers are made or taken.
    """
    mine = seat == state.acting
    return QuickView(
        step_of(state),
        state.passage,
        state.last_round,
        state.players,
        tuple([tuple(row) for row in state.nobles]),
        tuple(state.bridges),
        state.doge,
        state.variant.worth,
        divisions,
        state.group,
        state.acting,
        state.cards,
        state.plan if mine else NOTHING,
        state.taken if mine else NOTHING,
        state.place if mine or state.roll else NOTHING,
        state.victim if mine else NOBODY,
    )
