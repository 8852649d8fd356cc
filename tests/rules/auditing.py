"""Whole games against a second pair of books, which a game's own `auditor.py` keeps.

The books take in all events from the set-up on, and are compared with each view at every step.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from rules.event import Event
from tests.contract.walks import State, Walk


class Books(Protocol):
    """A record of a game made from its events alone; it fails at any impossible event."""

    def hears(self, events: Sequence[Event], /) -> None:
        """Take in the events of a step."""

    def agrees(self, view: Any, /) -> None:
        """Compare the books with the view of a seat or a spectator."""

    def scores(self) -> Sequence[int]:
        """Return the points of all seats."""
        ...

    def ranks(self) -> Sequence[int]:
        """Return the ranks of all seats."""
        ...


def nothing_more(_: State) -> None:
    """Accept every position."""


def audit(
    game: Walk, opened: Callable[[State], Books], holds: Callable[[State], None] = nothing_more
) -> None:
    """Replay a game and compare the books at every step; `holds` is checked for each position."""
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
