"""What an action card allows with sticks that lie on the board, and what that is worth.

All from a view alone, for computer players. A deed consists of the streets named for it, in order.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from rules.event import Seat
from rules.san_francisco import shifting, worth
from rules.san_francisco.components import ACTIONS, REPLACE, SHIFT, SWAP, Street, members
from rules.san_francisco.view import SanFranciscoView


class Deed(NamedTuple):
    """The streets that are named for it, and what it is worth in prestige."""

    streets: tuple[Street, ...]
    worth: float


def deeds(view: SanFranciscoView, seat: Seat) -> list[Deed]:
    """Return what a seat could do with sticks by the action card of the year, if it had won it.

    Empty if the card only lays sticks.
    """
    find = _FIND.get(ACTIONS[view.played[-1]].effect)
    if find is None:
        return []
    return [Deed(streets, worth.change(view, seat, moves)) for streets, moves in find(view, seat)]


_Found: TypeAlias = tuple[tuple[Street, ...], list[worth.Move]]
"""The streets that are named, and all sticks that then come and go."""


def _shift(view: SanFranciscoView, _: Seat) -> Iterator[_Found]:
    """Find all shifts of any stick (RULES.md 7.6)."""
    taken = view.taken
    for owner in view.investors:
        for street in members(owner.sticks):
            for target in members(shifting.targets(street, taken)):
                yield (street, target), [(owner.seat, street), (owner.seat, target)]


def _swap(view: SanFranciscoView, seat: Seat) -> Iterator[_Found]:
    """Find all swaps of an own stick: swapping two others has no sure benefit (RULES.md 7.7)."""
    own = members(view.investors[seat].sticks)
    for other in view.investors:
        if other.seat != seat:
            for there in members(other.sticks):
                for here in own:
                    streets = here, there
                    yield streets, [(owner, at) for owner in (seat, other.seat) for at in streets]


def _replace(view: SanFranciscoView, seat: Seat) -> Iterator[_Found]:
    """Find all sticks of others that an own one can replace (RULES.md 7.9)."""
    for other in view.investors:
        if other.seat != seat:
            for street in members(other.sticks):
                yield (street,), [(other.seat, street), (seat, street)]


_FIND: Final[Mapping[str, Callable[[SanFranciscoView, Seat], Iterator[_Found]]]] = {
    SHIFT: _shift,
    SWAP: _swap,
    REPLACE: _replace,
}
