"""Greedy players with numbers of their own, side by side in the same games.

A game reads its numbers once, when it is imported. So each player is a process of its own, which
finds another file of numbers in its `data`; it answers many tables at once, which saves most of the
round trips.
"""

import os
import pickle
import sys
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory
from typing import IO, Final, NamedTuple

from rules.beliefs import BELIEFS
from rules.decision import Choice
from rules.game import AnyGame
from tools.arena.matches import Asked, Fixture, Played, asking
from tools.tune import table
from tools.tune.table import Table

_ANSWERING: Final = Path(__file__).with_name("answering.py")
_ROOT: Final = table.DATA.parent


class Pipes(NamedTuple):
    """The two pipes of a player's process: what it is asked, and what it answers."""

    questions: IO[bytes]
    answers: IO[bytes]

    def ask(self, game: AnyGame, asked: Sequence[Asked]) -> None:
        """Ask at some tables, without waiting for the answers."""
        views = [game.view(one.state, one.decision.seat) for one in asked]
        pickle.dump([*zip(views, [one.decision for one in asked], strict=True)], self.questions)
        self.questions.flush()

    def answer(self) -> list[Choice]:
        """Wait for the answers to what was asked last. Raises EOFError if the process died."""
        return pickle.load(self.answers)


@contextmanager
def player(key: str, numbers: Table) -> Generator[Pipes]:
    """Start a greedy player of a game that believes in these numbers; end it with the context."""
    with TemporaryDirectory() as folder:
        data = Path(folder) / table.DATA.name
        copytree(table.DATA, data)
        (data / key / BELIEFS).write_text(table.text(key, numbers), encoding="utf-8")
        command = [sys.executable, "-P", str(_ANSWERING), key]
        path = os.pathsep.join([folder, str(_ROOT)])
        environment = os.environ | {"PYTHONPATH": path}
        # A session of its own, so that Ctrl-C in a terminal is left to the parent.
        with Popen(
            command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
        ) as process:
            assert process.stdin is not None, "it is a pipe"
            assert process.stdout is not None, "it is a pipe"
            try:
                yield Pipes(process.stdin, process.stdout)
            finally:
                process.kill()


def play(game: AnyGame, fixtures: Sequence[Fixture], players: Mapping[str, Pipes]) -> list[Played]:
    """Play games side by side."""
    games = [asking(game, *fixture) for fixture in fixtures]
    asked = {at: next(one) for at, one in enumerate(games)}
    played: dict[int, Played] = {}
    while asked:
        for at, choice in _answers(game, asked, players).items():
            try:
                asked[at] = games[at].send(choice)
            except StopIteration as ended:
                del asked[at]
                played[at] = ended.value
    return [played[at] for at in range(len(games))]


def _answers(
    game: AnyGame, asked: Mapping[int, Asked], players: Mapping[str, Pipes]
) -> dict[int, Choice]:
    """Return the answers at each table; the players think at the same time."""
    tables = {name: [at for at, one in asked.items() if one.player == name] for name in players}
    for name, own in tables.items():
        players[name].ask(game, [asked[at] for at in own])
    return {
        at: choice
        for name, own in tables.items()
        for at, choice in zip(own, players[name].answer(), strict=True)
    }
