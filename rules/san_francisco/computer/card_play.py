"""The deeds that an action card allows with sticks on the board, and their worth.

All from the board alone, for computer players. A deed consists of the streets named for it, in
order.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from rules.bits import members
from rules.event import Seat
from rules.san_francisco import shifting
from rules.san_francisco.board import Board
from rules.san_francisco.components import ACTIONS, REPLACE, SHIFT, SWAP, ActionCard, Street
from rules.san_francisco.computer import valuing


class Deed(NamedTuple):
    """The streets named for it, and its worth in prestige."""

    streets: tuple[Street, ...]
    worth: float


@lru_cache(valuing.CACHED)
def deeds(board: Board, seat: Seat, card: ActionCard) -> Sequence[Deed]:
    """Return a seat's possible deeds with an action card, if it had won it.

    Empty if the card only lays sticks.
    """
    find = _FIND.get(ACTIONS[card].effect)
    if find is None:
        return []
    return [
        Deed(streets, valuing.change(board, seat, moves)) for streets, moves in find(board, seat)
    ]


_Found: TypeAlias = tuple[tuple[Street, ...], list[valuing.Move]]
"""The streets that are named, and all sticks that then come and go."""


def _shift(board: Board, _: Seat) -> Iterator[_Found]:
    """Find all shifts of any stick (RULES.md 7.6)."""
    taken = board.taken
    for owner, sticks in enumerate(board.sticks):
        for street in members(sticks):
            for target in members(shifting.targets(street, taken)):
                yield (street, target), [(owner, street), (owner, target)]


def _swap(board: Board, seat: Seat) -> Iterator[_Found]:
    """Find all swaps of an own stick: swapping two others has no sure benefit (RULES.md 7.7)."""
    own = members(board.sticks[seat])
    for other, sticks in enumerate(board.sticks):
        if other != seat:
            for there in members(sticks):
                for here in own:
                    streets = here, there
                    yield streets, [(owner, at) for owner in (seat, other) for at in streets]


def _replace(board: Board, seat: Seat) -> Iterator[_Found]:
    """Find all sticks of others that an own one can replace (RULES.md 7.9)."""
    for other, sticks in enumerate(board.sticks):
        if other != seat:
            for street in members(sticks):
                yield (street,), [(other, street), (seat, street)]


_FIND: Final[Mapping[str, Callable[[Board, Seat], Iterator[_Found]]]] = {
    SHIFT: _shift,
    SWAP: _swap,
    REPLACE: _replace,
}
