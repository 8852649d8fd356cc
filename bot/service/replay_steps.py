"""A finished game as a film: its steps, and the view of each.

Everyone sees a step as one: a choice that is sealed, or part of a chain, belongs to the step that
tells of it. So a step ends with a move that told everyone something; the first step is the set-up.
Nothing is hidden any more, so each step can be seen with any hands open.

A game is replayed from its seed and its journal, without moves taken back. Every hash on the way
must match the stored one. If the rules have changed since, the hashes differ: then the replay is
refused, and only the log tells the game. A game that came as a file is replayed from that
(`exporting.py`). The positions are kept as texts of 1 to 2 kB each, so a step costs no more than
reading one of them. A helper (`Context.work_out`) does all this, and sends a film back as a `Reel`
to keep.
"""

import pickle
import zlib
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeAlias, TypeVar

import structlog

from bot.engine.context import load, play_again
from bot.engine.errors import WrongTime
from bot.engine.model import TableInfo, table_info
from bot.service import exporting, tablefile
from bot.service.showing import HISTORY
from bot.service.tablefile import TableFile
from bot.storage.rows import Entry, Stored
from rules.event import Event, Facts, Seat
from rules.game import AnyGame, Line, Outcome, View
from rules.ranking import won

Entered: TypeAlias = tuple[Seat | None, tuple[Event, ...]]
"""The part of a journal entry that a replay needs: the seat, and the events."""

P = ParamSpec("P")
T = TypeVar("T")

_log = structlog.get_logger(__name__)

_FAST: Final = 1
"""The level at which films are compressed, to a twelfth or less of their size."""


@dataclass(slots=True)
class Film:
    """A whole game.

    positions  after each step
    places     the index in the journal of the last entry of each step
    told       the events of each step
    rounds     the step with which each round begins
    turns      the last step of each turn; a turn lasts while the same seat goes on within a round
    """

    positions: list[str] = field(default_factory=list[str])
    places: list[int] = field(default_factory=list[int])
    told: list[tuple[Event, ...]] = field(default_factory=list[tuple[Event, ...]])
    rounds: list[int] = field(default_factory=list[int])
    turns: list[int] = field(default_factory=list[int])

    @property
    def last(self) -> int:
        """The last step."""
        return len(self.positions) - 1


class Played(NamedTuple):
    """A whole game with its rules and its table."""

    game: AnyGame
    table: TableInfo
    film: Film


class Reel(NamedTuple):
    """A game's table and its film as it is kept, about 30 kB."""

    table: TableInfo
    packed: bytes


class Hand(NamedTuple):
    """A seat's view, and the facts of its question."""

    view: View
    facts: tuple[Facts, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A finished game after one of its steps.

    number, last   the number of this step, from 0, the set-up, and that of the last
    rounds         the step with which each round begins
    board          the view that everyone had
    open_hands     the seats whose hands are open; `hands` holds their views, in the same order
    told, history  its events, and the newest events until then, as far as these seats knew
    judged         whether the game can compute each seat's chances
    """

    table: TableInfo
    number: int
    last: int
    rounds: Sequence[int]
    board: View
    open_hands: tuple[Seat, ...]
    hands: tuple[Hand, ...]
    told: tuple[Event, ...]
    history: tuple[Event, ...]
    judged: bool


class Turn(NamedTuple):
    """The public board after a turn, the turn's public events, and the newest public events until
    then.
    """

    board: View
    told: tuple[Event, ...]
    history: tuple[Event, ...]


class Turns(NamedTuple):
    """A finished game, turn by turn."""

    table: TableInfo
    turns: tuple[Turn, ...]


class Course(NamedTuple):
    """The course of points: those of each seat before the first round and after each, as it knew
    them.
    """

    table: TableInfo
    scored: tuple[tuple[int, ...], ...]


class Chances(NamedTuple):
    """Each seat's chances to win: at the beginning of each round, as `Insight` judges the position,
    and at the end its result. `begins`: where each round begins in the journal.

    Chances within a round would mislead: seats that have moved look better than those that have
    not.
    """

    table: TableInfo
    chances: tuple[tuple[float, ...], ...]
    begins: tuple[int, ...]


def played_from(games: Mapping[str, AnyGame], file: TableFile) -> Played:
    """Replay the game of a file. Raises BadFile if it is wrong."""
    game = exporting.rules_of(games, file)
    told = [(entry.seat, entry.told()) for entry in file.journal]
    shot = _shot(game, told, exporting.positions(game, file))
    return Played(game, exporting.table_of(file), shot)


def reel_of_file(games: Mapping[str, AnyGame], data: bytes) -> Reel:
    """Replay the game of a file, for keeping. Raises BadFile if it is wrong."""
    _, table, film = played_from(games, tablefile.read(data))
    return Reel(table, _packed(film))


def reel_of_table(games: Mapping[str, AnyGame], stored: Stored, entries: Sequence[Entry]) -> Reel:
    """Replay a finished journal, for keeping. Raises WrongTime as `proved`."""
    film = proved(games[stored.table.game], stored, entries)
    return Reel(table_info(stored), _packed(film))


def seen(
    games: Mapping[str, AnyGame],
    reel: Reel,
    see: Callable[Concatenate[Played, P], T],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """Return the result of `see` on a game that was kept."""
    film = pickle.loads(zlib.decompress(reel.packed))
    return see(Played(games[reel.table.game], reel.table, film), *args, **kwargs)


def _packed(film: Film) -> bytes:
    return zlib.compress(pickle.dumps(film), _FAST)


def proved(game: AnyGame, stored: Stored, entries: Sequence[Entry]) -> Film:
    """Replay a journal. Raises WrongTime if it no longer leads to the same positions, which
    `differences_noted` writes into the log.
    """
    told = [(entry.seat, entry.events) for entry in entries]
    try:
        return _shot(game, told, play_again(game, stored, entries))
    except ValueError as error:
        raise WrongTime("other_rules", reason=str(error)) from None


@contextmanager
def differences_noted(table_id: int) -> Generator[None]:
    """Log it if the journal of this table no longer leads to the same positions."""
    try:
        yield
    except WrongTime as refusal:
        if refusal.code == "other_rules":
            _log.warning("replay.differs", table=table_id, **refusal.facts)
        raise


def _shot(game: AnyGame, journal_: Sequence[Entered], states: Iterable[Any]) -> Film:
    film, told, turn, now = Film(), list[Event](), (0, journal_[0][0]), 0
    for number, (state, (seat, events)) in enumerate(zip(states, journal_, strict=True), start=1):
        told += events
        if number < len(journal_) and not any(each.audience is None for each in events):
            continue
        before, now = now, game.view(state, None).round
        if now not in (before, 0):
            film.rounds.append(len(film.positions))
        if film.positions and turn != (now, seat):
            film.turns.append(film.last)
        turn = now, seat
        film.positions.append(game.dump(state))
        film.places.append(number - 1)
        film.told.append(tuple(told))
        told = []
    film.turns.append(film.last)
    return film


def step_of(played: Played, number: int, open_hands: Sequence[Seat]) -> Step:
    """Return a game after a step (`Replaying.step`)."""
    game, table, film = played
    number = min(number, film.last)
    state = load(game, film.positions[number])
    seats = tuple(seat for seat in open_hands if seat < len(table.seats))
    views = [game.view(state, seat) for seat in seats]
    history = chain.from_iterable(film.told[: number + 1])
    return Step(
        table=table,
        number=number,
        last=film.last,
        rounds=film.rounds,
        board=game.view(state, None),
        open_hands=seats,
        hands=tuple(Hand(view, _facts(game, view)) for view in views),
        told=known(film.told[number], seats),
        history=known(history, seats)[-HISTORY:],
        judged=game.insight is not None,
    )


def turns_of(played: Played) -> Turns:
    """Return a game turn by turn."""
    game, table, film = played
    turns, history, first = list[Turn](), tuple[Event, ...](), 0
    for last in film.turns:
        board = game.view(load(game, film.positions[last]), None)
        told = known(chain.from_iterable(film.told[first : last + 1]), ())
        history = (*history, *told)[-HISTORY:]
        turns.append(Turn(board, told, history))
        first = last + 1
    return Turns(table, tuple(turns))


def course_of(played: Played) -> Course:
    """Return the course of points."""
    game, table, film = played
    states = [load(game, film.positions[at]) for at in sorted({*film.rounds, film.last})]
    seats = range(len(table.seats))
    views = [[game.view(state, seat) for state in states] for seat in seats]
    return Course(
        table,
        tuple(
            tuple(_total(game.score_so_far(view, seat)) for view in views[seat]) for seat in seats
        ),
    )


def chances_of(played: Played) -> Chances:
    """Return each seat's chances to win. Raises WrongTime if the game cannot compute them."""
    game, table, film = played
    insight = game.insight
    if insight is None:
        raise WrongTime("not_judged")
    outcome = game.outcome(load(game, film.positions[-1]))
    judged = [insight.chances(load(game, film.positions[step])) for step in film.rounds]
    judged.append(_shares(table, outcome))
    begins = tuple(film.places[step] for step in film.rounds)
    return Chances(table, tuple(zip(*judged, strict=True)), begins)


def _shares(table: TableInfo, outcome: Outcome | None) -> list[float]:
    """Return each seat's share of the victory; all of it for a seat that all others have left."""
    if outcome is None:
        return [float(seat.rank == 1) for seat in table.seats]
    return [won(outcome, seat.seat) for seat in table.seats]


def known(events: Iterable[Event], seats: Sequence[Seat]) -> tuple[Event, ...]:
    """Return the events known to all, or to one of these seats."""
    return tuple(
        event for event in events if any(event.is_for(viewer) for viewer in (None, *seats))
    )


def _facts(game: AnyGame, view: View) -> tuple[Facts, ...]:
    return () if view.decision is None else game.explain(view, view.decision)


def _total(lines: Sequence[Line]) -> int:
    return sum(line.points for line in lines)
