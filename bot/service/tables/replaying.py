"""A finished game played again, step by step, for whoever may look at its table.

A step is what everybody sees as one: a choice that is sealed, or part of a chain, belongs to the
step that tells of it. So a step ends with a move that told something to everybody; the first one is
the set-up. Nothing is hidden any more, so each step can be seen with any of the hands open.

A game is played again from its seed and its journal, without what was taken back, and every hash on
the way must be the one that is stored. Rules that have changed since would lead elsewhere: then the
replay is refused, and the log still tells the game. The positions of the games watched last are
kept as texts of one or two kB each, so a step costs no more than reading one of them. A journal
that is over never changes.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar

import structlog
from sqlalchemy import Connection

from bot.service.context import Context, load, play_again
from bot.service.errors import WrongTime
from bot.service.model import TableInfo, table_info
from bot.service.tables.showing import HISTORY
from bot.storage import journal
from bot.storage.rows import Entry, Stored
from rules.event import Event, Facts, Seat
from rules.game import AnyGame, Line, View

KEPT: Final = 8
"""How many games are kept; the one that was watched longest ago goes first."""

P = ParamSpec("P")
T = TypeVar("T")

_log = structlog.get_logger(__name__)


@dataclass(slots=True)
class Film:
    """A whole game.

    positions  after each step
    numbers    in the journal, of the last entry of each step
    told       what happened in each step
    rounds     the step with which each round begins
    turns      the last step of each turn: as long as a seat goes on within a round
    """

    positions: list[str] = field(default_factory=list[str])
    numbers: list[int] = field(default_factory=list[int])
    told: list[tuple[Event, ...]] = field(default_factory=list[tuple[Event, ...]])
    rounds: list[int] = field(default_factory=list[int])
    turns: list[int] = field(default_factory=list[int])

    @property
    def last(self) -> int:
        """The last step."""
        return len(self.positions) - 1


class Hand(NamedTuple):
    """What a seat sees, and the facts of what it is asked."""

    view: View
    facts: tuple[Facts, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A finished game as it stood after one of its steps.

    number, last   which step it is, from 0, the set-up; which the last one is
    rounds         the step with which each round begins
    board          what everybody saw
    open_hands     the seats whose hands are open, and in the same order in `hands` what they saw
    told, history  what happened in it, and the newest until then, as far as these seats knew it
    """

    table: TableInfo
    game: AnyGame
    number: int
    last: int
    rounds: Sequence[int]
    board: View
    open_hands: tuple[Seat, ...]
    hands: tuple[Hand, ...]
    told: tuple[Event, ...]
    history: tuple[Event, ...]


class Turn(NamedTuple):
    """The board as everybody saw it after a turn, what they were told of it, and the newest of what
    they had been told until then.
    """

    board: View
    told: tuple[Event, ...]
    history: tuple[Event, ...]


class Turns(NamedTuple):
    """A finished game, turn by turn."""

    table: TableInfo
    turns: tuple[Turn, ...]


class Course(NamedTuple):
    """How the points went: by seat those so far and those expected, before the first round and
    after each. Each seat counts as it could at that time.
    """

    table: TableInfo
    scored: tuple[tuple[int, ...], ...]
    expected: tuple[tuple[int, ...], ...]


class Replaying:
    """Everything that can be asked about a game that is over."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._films: OrderedDict[int, Film] = OrderedDict()

    async def step(self, table_id: int, number: int, open_hands: Sequence[Seat] = ()) -> Step:
        """Return the game after a step, the last one where there are not so many, with the hands
        open of those of these seats that there are. Raises ServiceError.
        """
        return await self._watch(table_id, _step, number, open_hands)

    async def turns(self, table_id: int) -> Turns:
        """Return the board after each turn, the set-up first. Raises ServiceError."""
        return await self._watch(table_id, _turns)

    async def course(self, table_id: int) -> Course:
        """Return how the points of all seats went. Raises ServiceError."""
        return await self._watch(table_id, _course)

    async def _watch(
        self,
        table_id: int,
        see: Callable[Concatenate[AnyGame, Stored, Film, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return what is seen of a game, beside the loop. Raises ServiceError."""
        context = self._context

        def look(db: Connection) -> tuple[Film, T]:
            stored = context.find(db, table_id)
            if stored.table.status != "finished":
                raise WrongTime("not_finished")
            game, film = context.game(stored.table.game), self._films.get(table_id)
            film = film or film_of(game, stored, journal.entries(db, table_id))
            return film, see(game, stored, film, *args, **kwargs)

        async with context.guard(table_id):
            film, seen = await context.store.read(look)
        self._keep(table_id, film)
        return seen

    def _keep(self, table_id: int, film: Film) -> None:
        self._films[table_id] = film
        self._films.move_to_end(table_id)
        if len(self._films) > KEPT:
            self._films.popitem(last=False)


def film_of(game: AnyGame, stored: Stored, entries: Sequence[Entry]) -> Film:
    """Play a journal again. Raises WrongTime where it does not lead where it led."""
    try:
        return _shot(game, entries, play_again(game, stored, entries))
    except ValueError as error:
        _log.warning("replay.differs", table=stored.table.id, reason=str(error))
        raise WrongTime("other_rules") from None


def _shot(game: AnyGame, entries: Sequence[Entry], states: Iterable[Any]) -> Film:
    film, told, turn, now = Film(), list[Event](), (0, entries[0].seat), 0
    for state, entry in zip(states, entries, strict=True):
        told += entry.events
        if entry is not entries[-1] and not any(each.audience is None for each in entry.events):
            continue
        before, now = now, game.view(state, None).round
        if now not in (before, 0):
            film.rounds.append(len(film.positions))
        if film.positions and turn != (now, entry.seat):
            film.turns.append(film.last)
        turn = now, entry.seat
        film.positions.append(game.dump(state))
        film.numbers.append(entry.number)
        film.told.append(tuple(told))
        told = []
    film.turns.append(film.last)
    return film


def _step(
    game: AnyGame, stored: Stored, film: Film, number: int, open_hands: Sequence[Seat]
) -> Step:
    number = min(number, film.last)
    state = load(game, film.positions[number])
    seats = tuple(seat for seat in open_hands if seat < len(stored.seats))
    views = [game.view(state, seat) for seat in seats]
    history = chain.from_iterable(film.told[: number + 1])
    return Step(
        table=table_info(stored),
        game=game,
        number=number,
        last=film.last,
        rounds=film.rounds,
        board=game.view(state, None),
        open_hands=seats,
        hands=tuple(Hand(view, _facts(game, view)) for view in views),
        told=known(film.told[number], seats),
        history=known(history, seats)[-HISTORY:],
    )


def _turns(game: AnyGame, stored: Stored, film: Film) -> Turns:
    turns, history, first = list[Turn](), tuple[Event, ...](), 0
    for last in film.turns:
        board = game.view(load(game, film.positions[last]), None)
        told = known(chain.from_iterable(film.told[first : last + 1]), ())
        history = (*history, *told)[-HISTORY:]
        turns.append(Turn(board, told, history))
        first = last + 1
    return Turns(table_info(stored), tuple(turns))


def _course(game: AnyGame, stored: Stored, film: Film) -> Course:
    states = [load(game, film.positions[at]) for at in sorted({*film.rounds, film.last})]
    seats = range(len(stored.seats))
    views = [[game.view(state, seat) for state in states] for seat in seats]
    return Course(
        table_info(stored),
        tuple(tuple(_total(game.tally(view, seat)) for view in views[seat]) for seat in seats),
        tuple(tuple(_total(game.expected(view, seat)) for view in views[seat]) for seat in seats),
    )


def known(events: Iterable[Event], seats: Sequence[Seat]) -> tuple[Event, ...]:
    """Return those events of which everybody knew, or somebody at one of these seats."""
    return tuple(
        event for event in events if any(event.is_for(viewer) for viewer in (None, *seats))
    )


def _facts(game: AnyGame, view: View) -> tuple[Facts, ...]:
    return () if view.decision is None else game.explain(view, view.decision)


def _total(lines: Sequence[Line]) -> int:
    return sum(line.points for line in lines)
