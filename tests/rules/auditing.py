"""Whole games against a second pair of books, which a game's own `auditor.py` keeps.

The books hear what is told, from the set-up on, and are compared with what is seen at every step.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from rules.event import Event
from tests.contract.walks import State, Walk


class Books(Protocol):
    """What is kept of a game from what is told alone; it fails at whatever cannot be."""

    def hears(self, events: Sequence[Event], /) -> None:
        """Take in what happened."""

    def agrees(self, view: Any, /) -> None:
        """Compare the books with what a seat sees, or a spectator."""

    def scores(self) -> Sequence[int]:
        """Return the points of all seats."""
        ...

    def ranks(self) -> Sequence[int]:
        """Return who comes in where."""
        ...


def nothing_more(_: State) -> None:
    """Ask nothing else of a position."""


def audit(
    game: Walk, opened: Callable[[State], Books], holds: Callable[[State], None] = nothing_more
) -> None:
    """Play a game again and compare the books at every step; `holds` is asked of each position."""
    rules = game.game
    state, told = rules.new(game.options, game.seats, game.seed)
    books = opened(state)
    books.hears(told)
    books.agrees(rules.view(state, None))
    for step in game.steps:
        books.hears(rules.apply(state, step.seat, step.choice))
        books.agrees(rules.view(state, step.seat))
        holds(state)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert [*outcome.scores] == [*books.scores()]
    assert [*outcome.ranks] == [*books.ranks()]
