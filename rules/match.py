"""A game as the list of its moves: replay, and what can be taken back. Still pure."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from rules import decision as answering
from rules.decision import Choice
from rules.event import Event, Seat
from rules.game import Game, Options, View

S = TypeVar("S")
V = TypeVar("V", bound=View)


class Move(NamedTuple):
    """One choice in the journal: `keys` are its options by name, for people and later versions;
    `digest` is the hash of the state after it; `computer`: nobody chose it by hand.
    """

    seat: Seat
    kind: str
    choice: Choice
    keys: tuple[str, ...]
    events: tuple[Event, ...]
    digest: str
    computer: bool = False

    @property
    def reveals(self) -> bool:
        """Whether somebody learned something by it that cannot be unlearned."""
        return any(event.reveals for event in self.events)

    @property
    def sealed(self) -> bool:
        """Whether nobody but the one who chose was told anything."""
        return all(
            event.audience is not None and set(event.audience) <= {self.seat}
            for event in self.events
        )


def play(game: Game[S, V], state: S, seat: Seat, choice: Choice, *, computer: bool = False) -> Move:
    """Let `seat` choose in `state` and return the journal's entry. Raises as `Game.apply`."""
    decision = game.asked(state, seat)
    events = game.apply(state, seat, choice)
    assert decision is not None, "apply refuses a seat that is not asked"
    keys = answering.keys(decision, choice)
    return Move(seat, decision.kind, choice, keys, events, game.digest(state), computer)


def replay(game: Game[S, V], options: Options, seats: int, seed: int, moves: Sequence[Move]) -> S:
    """Play the moves again from the set-up. Raises ValueError where a hash differs."""
    state, _ = game.new(options, seats, seed)
    for number, move in enumerate(moves, start=1):
        game.apply(state, move.seat, move.choice)
        if game.digest(state) != move.digest:
            raise ValueError(f"move {number} of {game.key} leads to another state than it did")
    return state


def take_back(moves: Sequence[Move], seat: Seat) -> int | None:
    """Return the position of the choice that `seat` can take back now, if there is one.

    It is that seat's newest choice, as long as nothing was revealed since, and no other person
    has chosen since, except sealed answers beside a sealed one: those stand (see `remaining`).
    What computers answered since is taken back with it.
    """
    for index in range(len(moves) - 1, -1, -1):
        move = moves[index]
        if move.reveals:
            return None
        if move.seat == seat and not move.computer:
            return index if _stands_alone(moves, index) else None
    return None


def remaining(moves: Sequence[Move], index: int) -> list[Move]:
    """Return the moves after the one taken back that people made and that still stand."""
    return [move for move in moves[index + 1 :] if not move.computer]


def _stands_alone(moves: Sequence[Move], index: int) -> bool:
    """Whether each later choice of another person was, like this one, a sealed answer.

    And to the same step: what a computer's answer opened in between can no longer be undone.
    """
    newest = max(number for number, move in enumerate(moves) if not move.computer)
    return newest == index or all(move.sealed for move in moves[index : newest + 1])
