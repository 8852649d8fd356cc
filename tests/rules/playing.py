"""A game in play in tests of its rules: moves and views of all games through one door.

A game's own table adds its verbs. A test of the rules checks only public information.
"""

from collections.abc import Iterable
from typing import Generic, TypeVar

from rules import decision as answering
from rules.decision import Decision
from rules.event import Event, Facts
from rules.game import Game, Outcome, View

S = TypeVar("S")
V = TypeVar("V", bound=View)


class Playing(Generic[S, V]):
    """A position in play; `told` holds the events of the last verb."""

    def __init__(self, game: Game[S, V], state: S, told: Iterable[Event] = ()) -> None:
        self.game = game
        self.state = state
        self.told = list(told)

    def answers(self, *keys: str, seat: int | None = None) -> None:
        """Answer the question to a seat, or the only one, by the keys of its options."""
        decision = self.asked(seat)
        for key in keys:
            assert key in decision.options, f"{key} is not among {decision.options}"
        choice = answering.choose(decision, *keys)
        self.told = list(self.game.apply(self.state, decision.seat, choice))
        self.game.check(self.state)

    def says(self, seat: int, *keys: str) -> None:
        """Answer the question to a seat, by the keys of its options."""
        self.answers(*keys, seat=seat)

    def all_say(self, *keys: str) -> None:
        """Let all seats with a question answer, in seat order."""
        told: list[Event] = []
        for seat, key in zip(self.seats, keys, strict=True):
            self.says(seat, key)
            told += self.told
        self.told = told

    # --- what is asked ------------------------------------------------------------------------

    def asked(self, seat: int | None = None) -> Decision:
        """Return the open decision of a seat, or the only one."""
        found = [one for one in self.game.decisions(self.state) if seat in (None, one.seat)]
        assert len(found) == 1, f"open are {self.game.decisions(self.state)}"
        return found[0]

    @property
    def asks(self) -> str:
        """The kind of the open question; "" after the end of the game."""
        return " ".join(sorted({one.kind for one in self.game.decisions(self.state)}))

    @property
    def seats(self) -> list[int]:
        """The seats with an open question."""
        return [one.seat for one in self.game.decisions(self.state)]

    @property
    def actor(self) -> int:
        """The seat with the open question."""
        return self.asked().seat

    @property
    def options(self) -> list[str]:
        """The offered options, by key."""
        return list(self.asked().options)

    # --- what can be seen ---------------------------------------------------------------------

    def view(self, seat: int | None = None) -> V:
        """Return the view of a seat, or of a spectator."""
        return self.game.view(self.state, seat)

    def outcome(self) -> Outcome:
        """Return the outcome of the game."""
        outcome = self.view().outcome
        assert outcome is not None, "the game has not ended"
        return outcome

    def lines(self, seat: int) -> dict[str, int]:
        """Return the score lines of a seat, by source."""
        return {line.key: line.points for line in self.outcome().breakdown[seat]}

    # --- what was told ------------------------------------------------------------------------

    def kinds(self) -> list[str]:
        """Return the kinds of the public events."""
        return [event.kind for event in self.told if event.is_for(None)]

    def facts(self, kind: str) -> Facts:
        """Return the facts of the one event of this kind."""
        [facts] = self.all_facts(kind)
        return facts

    def all_facts(self, kind: str) -> list[Facts]:
        """Return the facts of all events of this kind, in order."""
        return [event.facts for event in self.told if event.kind == kind]
