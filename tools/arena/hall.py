"""The hall of matches: one process or several, with a record or without.

A match of experts takes hours. With a record it can be stopped at any time and resumed, because
recorded games are not played again. A record does not notice changes of the rules or a level: then
begin a new one.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import click
from pydantic import TypeAdapter, ValidationError

from rules.game import AnyGame, Options
from rules.registry import GAMES
from tools.arena.matches import Fixture, Played, play

Command = TypeVar("Command", bound=Callable[..., Any])


class Entry(NamedTuple):
    """A line of a record: the fixture, the table options, and the game."""

    game: str
    options: Options
    played: Played


_LINE: Final = TypeAdapter(Entry)


@dataclass(frozen=True, slots=True)
class Hall:
    """Plays games in a number of processes, and records them in a file if there is one.

    With more than one process only games of the registry can be played. Few games are begun ahead,
    because any of them may decide a match.
    """

    jobs: int = 1
    record: Path | None = None

    def play(
        self, game: AnyGame, options: Options, fixtures: Sequence[Fixture]
    ) -> Iterator[Played]:
        """Play the games not in the record, and yield all in the order given.

        Raises ClickException if the file is not a record.
        """
        known = self._known(game, options)
        playing = self._play(game, options, [each for each in fixtures if each not in known])
        for fixture in fixtures:
            if fixture in known:
                yield known[fixture]
            else:
                played = next(playing)
                self._keep(Entry(game.key, options, played))
                yield played

    def _play(
        self, game: AnyGame, options: Options, fixtures: Sequence[Fixture]
    ) -> Iterator[Played]:
        if self.jobs == 1:
            yield from (play(game, *each, options) for each in fixtures)
            return
        waiting, pool = iter(fixtures), ProcessPoolExecutor(self.jobs)

        def begin(most: int) -> list[Future[Played]]:
            wanted = islice(waiting, most)
            return [pool.submit(_played, game.key, options, each) for each in wanted]

        try:
            playing = deque(begin(2 * self.jobs))
            while playing:
                yield playing.popleft().result()
                playing.extend(begin(1))
        finally:
            pool.shutdown(cancel_futures=True)

    def _known(self, game: AnyGame, options: Options) -> Mapping[Fixture, Played]:
        if self.record is None or not self.record.exists():
            return {}
        entries = _read(self.record)
        fitting = [each.played for each in entries if each[:2] == (game.key, options)]
        return {Fixture(each.line_up, each.seed): each for each in fitting}

    def _keep(self, entry: Entry) -> None:
        if self.record is not None:
            with self.record.open("ab") as file:
                file.write(_LINE.dump_json(entry) + b"\n")


HERE: Final = Hall()
"""One process, and no record."""


def hall_options(command: Command) -> Command:
    """Give a command the options of a hall: `jobs` and `record`."""
    record = click.Path(dir_okay=False, path_type=Path)
    with_record = click.option("--record", type=record, help="keep games here; play others only")
    jobs = click.IntRange(1)
    with_jobs = click.option("--jobs", type=jobs, default=1, show_default=True, help="processes")
    return with_jobs(with_record(command))


def _played(key: str, options: Options, fixture: Fixture) -> Played:
    return play(GAMES[key], *fixture, options)


def _read(record: Path) -> list[Entry]:
    """Read the record. If the last line was never finished, cut it off.

    Raises ClickException if the file is not a record, and leaves it as it is.
    """
    text = record.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    try:
        entries = [_LINE.validate_json(line) for line in whole.splitlines()]
    except ValidationError as wrong:
        raise _NoRecord(record) from wrong
    if text and not entries:
        raise _NoRecord(record)
    if len(whole) < len(text):
        os.truncate(record, len(whole))
    return entries


class _NoRecord(click.ClickException):
    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is no record of the arena")
