"""A planted fault: an undo that lets a player try out computers' answers."""

from collections.abc import Sequence

from rules import match
from rules.event import Seat
from rules.match import Move

_take_back = match.take_back


def probing(moves: Sequence[Move], seat: Seat, *, free: bool = False) -> int | None:
    """Find the choice that can be taken back if computers' events do not count."""
    return _take_back([_untold(move) for move in moves], seat, free=free)


def _untold(move: Move) -> Move:
    revealing = tuple(event for event in move.events if event.reveals)
    return move._replace(events=revealing) if move.computer else move
