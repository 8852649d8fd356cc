"""How often a table waits for another person, counted from the journal of a game.

Waiting is the price of asynchronous play: every hand-over may cost hours, and it calls all players
whose wait begins. The journal is replayed, with every seat standing for a person.
"""

from collections.abc import Sequence
from itertools import pairwise, zip_longest
from typing import NamedTuple

from rules.event import NOBODY, Event, Seat
from rules.game import AnyGame, Options
from tools.arena.matches import Turn


class HandOvers(NamedTuple):
    """The hand-overs of one game, and the calls.

    as_played   choices after which the table waits for a seat that it did not wait for before, and
                that did not make the choice. All new questions come together, so this is one wait.
                The opening question never counts, and planned answers belong to the choice before
                them.
    in_turn     the same game strictly in turn: simultaneous seats answer one after the other,
                clockwise from the one that chose last, each with all its questions of that step;
                every change of the seat counts.
    calls       all new waits, as played: the calls of the bot if no one is off and nothing is taken
                back (`bot/engine/telling.py`).
    """

    as_played: int
    in_turn: int
    calls: int


def hand_overs(
    game: AnyGame, options: Options, seats: int, seed: int, journal: Sequence[Turn]
) -> HandOvers:
    """Replay the journal and count. Raises as `Game.apply` if it does not fit."""
    state, _ = game.new(options, seats, seed)
    together = calls = 0
    line: list[Seat] = []
    step: list[Seat] = []
    last = chooser = NOBODY
    asked = waited = _asked(game, state)
    for turn, following in zip_longest(journal, journal[1:]):
        if not step:
            step = _clockwise(asked, max(last, 0), seats)
            line += step
        told = game.apply(state, turn.seat, turn.choice)
        asked, last = _asked(game, state), turn.seat
        chooser = chooser if turn.planned else turn.seat
        if following is None or not following.planned:
            called = [seat for seat in asked if seat != chooser and seat not in waited]
            together += bool(called)
            calls += len(called)
            waited = asked
        if not _goes_on(step, told):
            step = []
    return HandOvers(together, _changes(line), calls)


def _asked(game: AnyGame, state: object) -> list[Seat]:
    return [decision.seat for decision in game.decisions(state)]


def _clockwise(asked: Sequence[Seat], first: Seat, seats: int) -> list[Seat]:
    return sorted(asked, key=lambda seat: (seat - first) % seats)


def _goes_on(step: Sequence[Seat], told: Sequence[Event]) -> bool:
    """Whether simultaneous seats are still answering: sealed answers tell no one anything."""
    return len(step) > 1 and not told


def _changes(line: Sequence[Seat]) -> int:
    return sum(before != after for before, after in pairwise(line))
