"""A game as the list of its moves: replay, and taking back. Still pure.

This module decides for all games what can be taken back; no game has code for it. A choice cannot
be taken back once any player, person or computer, has told or drawn something since. Otherwise a
player could choose, see how a computer answers from its hidden hand, and choose differently. A
sealed answer tells no one anything: if a sealed choice is taken back, those of other people stand
and are repeated after it (`remaining`), and those of computers are undone with it.

Law 6 checks this for every game: it lets computers answer in two worlds that a seat cannot tell
apart. The seat's events must be the same in both as long as it can take its choice back.
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
"""The kind of a journal entry that is no seat's move: chance decided again (`redraw`)."""


class Move(NamedTuple):
    """One choice in the journal: `keys` are its options by name, for people and later versions;
    `digest` is the hash of the state after it; `computer`: it was not chosen by hand.
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
        """Whether it taught a player something that cannot be unlearned."""
        return any(event.reveals for event in self.events)

    @property
    def sealed(self) -> bool:
        """Whether at most the seat that chose was told anything."""
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
    """Replay the moves: yield the set-up, then the position after each of them.

    It is always the same state object: copy it to keep it. Raises ValueError if a hash differs, and
    as `Game.new` and `Game.apply`.
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
    """Let chance decide again from here on; return the journal's entry, which is no seat's choice.

    It is used if a choice is taken back after it told what chance brings next.
    """
    game.redraw(state, Chance(seed))
    event = Event(REDRAW, {"seed": f"{seed:064x}"}, UNSEEN, reveals=True)
    return Move(NOBODY, REDRAW, (), (), (event,), game.digest(state), computer=True)


def play_again(game: Game[S, V], state: S, move: Move) -> Move:
    """Repeat a journal entry, and return the entry that results now.

    Raises as `Game.apply`, and KeyError, TypeError or ValueError if chance has no seed.
    """
    if move.kind == REDRAW:
        [event] = move.events
        return redraw(game, state, int(key_at(event.facts, "seed"), 16))
    return play(game, state, move.seat, move.choice, computer=move.computer)


def take_back(moves: Sequence[Move], seat: Seat, *, free: bool = False) -> int | None:
    """Return the index of the choice that `seat` can take back now, if there is one.

    It is that seat's newest choice by hand. An event or a draw since makes this impossible, so a
    player cannot try out a choice and see how another player, person or computer, answers it.
    Sealed answers have told nothing: if the choice was sealed, too, those of people stand (see
    `remaining`), and those of computers are taken back with it.

    `free`: no other person is at the table, so taking back harms no one, and any choice can be
    taken back.
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
