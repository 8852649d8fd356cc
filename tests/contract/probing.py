"""A planted fault: undo with which one can try out how computers answer, as it once was."""

from collections.abc import Sequence

from rules import match
from rules.event import Seat
from rules.match import Move

_take_back = match.take_back


def probing(moves: Sequence[Move], seat: Seat, *, free: bool = False) -> int | None:
    """Find what can be taken back if what computers have told does not count."""
    return _take_back([_untold(move) for move in moves], seat, free=free)


def _untold(move: Move) -> Move:
    revealing = tuple(event for event in move.events if event.reveals)
    return move._replace(events=revealing) if move.computer else move
