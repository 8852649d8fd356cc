"""A game as the list of its moves: replay, and what can be taken back. Still pure.

What can be taken back is decided here for all games; no game has code for it. Nothing can be, once
anybody, person or computer, has told or drawn something since. Otherwise somebody could choose, see
how a computer answers from its hidden hand, and choose differently. A sealed answer tells nobody
anything: those of other people stand beside a sealed choice that is taken back, and are given again
after it (`remaining`); those of computers go with it.

Law 6 holds this for every game: it lets computers answer in two worlds that a seat cannot tell
apart, and demands that the seat hears the same in both as long as it can take its choice back.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeVar

from rules import decision as answering
from rules.chance import Chance
from rules.decision import Choice
from rules.event import NOBODY, UNSEEN, Event, Seat
from rules.facts import key_at
from rules.game import Game, Options, View

S = TypeVar("S")
V = TypeVar("V", bound=View)


REDRAW: Final = "redraw"
"""The kind of an entry of the journal that is nobody's move: chance decided anew (`redraw`)."""


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


def positions(
    game: Game[S, V], options: Options, seats: int, seed: int, moves: Sequence[Move]
) -> Iterator[S]:
    """Play the moves again: yield the set-up, then the position after each of them.

    It is one state that goes on: what is to stay has to be copied. Raises ValueError where a hash
    differs, and as `Game.new` and `Game.apply`.
    """
    state, _ = game.new(options, seats, seed)
    yield state
    for number, move in enumerate(moves, start=1):
        if play_again(game, state, move).digest != move.digest:
            raise ValueError(f"move {number} of {game.key} leads to another state than it did")
        yield state


def replay(game: Game[S, V], options: Options, seats: int, seed: int, moves: Sequence[Move]) -> S:
    """Return the position to which the moves lead from the set-up. Raises as `positions`."""
    *_, state = positions(game, options, seats, seed, moves)
    return state


def redraw(game: Game[S, V], state: S, seed: int) -> Move:
    """Let chance decide anew from here on; return the journal's entry, which is nobody's choice.

    Done where a choice is taken back after it had told what chance brings next.
    """
    game.redraw(state, Chance(seed))
    event = Event(REDRAW, {"seed": f"{seed:064x}"}, UNSEEN, reveals=True)
    return Move(NOBODY, REDRAW, (), (), (event,), game.digest(state), computer=True)


def play_again(game: Game[S, V], state: S, move: Move) -> Move:
    """Do what an entry of the journal says once more, and return what comes of it now.

    Raises as `Game.apply`, and KeyError, TypeError or ValueError where chance has no seed.
    """
    if move.kind == REDRAW:
        [event] = move.events
        return redraw(game, state, int(key_at(event.facts, "seed"), 16))
    return play(game, state, move.seat, move.choice, computer=move.computer)


def take_back(moves: Sequence[Move], seat: Seat, *, free: bool = False) -> int | None:
    """Return the position of the choice that `seat` can take back now, if there is one.

    It is that seat's newest choice by hand. What anybody has told or drawn since ends the
    take-back, so nobody can try out a choice and see how another player, person or computer,
    answers it. Sealed answers have told nothing: those of persons stand beside a choice that was
    sealed, too (see `remaining`), and those of computers are taken back with it.

    `free`: nobody else is at the table to be wronged, so nothing ends it.
    """
    found = (index for index in range(len(moves) - 1, -1, -1) if _by_hand(moves[index], seat))
    index = next(found, None)
    if index is None or free:
        return index
    choice, since = moves[index], moves[index + 1 :]
    told = choice.reveals or not all(move.sealed and not move.reveals for move in since)
    beside = any(not move.computer for move in since)
    return None if told or (beside and not choice.sealed) else index


def remaining(moves: Sequence[Move], index: int) -> list[Move]:
    """Return the moves after the one taken back that people made and that still stand."""
    return [move for move in moves[index + 1 :] if not move.computer]


def _by_hand(move: Move, seat: Seat) -> bool:
    return move.seat == seat and not move.computer
