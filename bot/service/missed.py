"""A player's missed rounds at a running table: the board after each since their last move.

The journal is replayed, as for a replay (`replay.py`), which takes tens of milliseconds for a long
game. Only the public boards of the positions are used, and the events that the viewer may know. A
journal may end with something that only others know, such as a sealed answer. That changes nothing
here: it adds a step without events in which the board stays the same.

Each of the last rounds has a board, and the newest shows the table as it is now. The round in which
the viewer moved begins with that move. A viewer without a seat has missed everything.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Final, NamedTuple

from sqlalchemy import Connection

from bot.engine.context import Context, load
from bot.engine.errors import WrongTime
from bot.engine.looking import own_seat, unseen_by
from bot.engine.model import HappenedInfo, TableInfo, table_info
from bot.service.replay_steps import Film, differences_noted, known, proved
from bot.service.showing import HISTORY
from bot.storage import happenings, journal
from bot.storage.rows import Entry, SeatRow, Stored
from rules.event import Event, Seat
from rules.game import AnyGame, View

MOST: Final = 4
"""The number of rounds shown; earlier ones are only counted."""


class Round(NamedTuple):
    """A round that a player has missed, numbered from 1: the board after it, the events since their
    move that they may know, in the game and at seats, and the newest events until then.
    """

    number: int
    board: View
    told: tuple[Event | HappenedInfo, ...]
    history: tuple[Event, ...]


class Missed(NamedTuple):
    """A player's missed rounds: the last ones, and the number of rounds before them."""

    table: TableInfo
    rounds: tuple[Round, ...]
    before: int


class Missing:
    """Finds the rounds that people have missed."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def missed(self, table_id: int, user_id: int) -> Missed:
        """Return the rounds that a person has missed. Raises ServiceError, also for none."""
        context = self._context

        def look(db: Connection) -> tuple[Stored, Sequence[Entry], Sequence[HappenedInfo]]:
            stored = context.find(db, table_id)
            if stored.table.status != "running":
                raise WrongTime("not_running")
            happened = happenings.of_table(db, table_id)
            return stored, journal.entries(db, table_id), happened

        stored, entries, happened = await context.read(table_id, look)
        own = own_seat(stored, user_id)
        with differences_noted(table_id):
            return await context.work_out(_missed, stored, own, entries, happened)


def _missed(
    games: Mapping[str, AnyGame],
    stored: Stored,
    own: SeatRow | None,
    entries: Sequence[Entry],
    happened: Sequence[HappenedInfo],
) -> Missed:
    game = games[stored.table.game]
    seats = () if own is None else (own.seat,)
    unseen = entries if own is None else unseen_by(own, entries)
    since = 0 if own is None else own.last_move or 0
    lately = tuple(each for each in happened if each.number >= since and not _did(own, each))
    if not known(_news(own, unseen), seats) and not lately:
        raise WrongTime("nothing_missed")
    film = proved(game, stored, entries)
    first = bisect_left(film.places, len(entries) - len(unseen))
    missed = [*_missed_in(film, first)]
    shown = missed[-MOST:]
    numbers = [entry.number for entry in entries]
    after = _after_steps(film, numbers, shown[0][1], lately)
    rounds = tuple(_round(game, film, each, seats, after) for each in shown)
    return Missed(table_info(stored), rounds, len(missed) - len(rounds))


def _after_steps(
    film: Film, numbers: Sequence[int], first: int, happened: Sequence[HappenedInfo]
) -> Mapping[int, Sequence[HappenedInfo]]:
    """Return happenings at seats by the step that they follow, or by the first one shown."""
    after = dict[int, list[HappenedInfo]]()
    for each in happened:
        step = bisect_left(film.places, bisect_right(numbers, each.number) - 1)
        after.setdefault(min(max(step, first), film.last), []).append(each)
    return after


def _did(own: SeatRow | None, happened: HappenedInfo) -> bool:
    """Whether the viewer did this themselves."""
    mine = own is not None and happened.user_id == own.user_id
    return mine and happened.kind in ("away", "back")


def _news(own: SeatRow | None, unseen: Sequence[Entry]) -> Iterator[Event]:
    """Yield the events that the viewer did not cause."""
    for entry in unseen:
        by_hand = own is not None and entry.seat == own.seat and not entry.computer
        if entry.planned or not by_hand:
            yield from entry.events


def _missed_in(film: Film, first: int) -> Iterator[tuple[int, int, int]]:
    """Yield the rounds from a step on: the number, the first and the last step of each.

    A round ends with the step that begins the next one; steps before the first round belong to it.
    """
    start = 0
    for number, end in enumerate(sorted({*film.rounds[1:], film.last}), start=1):
        if end >= first:
            yield number, max(start, first), end
        start = end + 1


def _round(
    game: AnyGame,
    film: Film,
    steps: tuple[int, int, int],
    seats: Sequence[Seat],
    happened: Mapping[int, Sequence[HappenedInfo]],
) -> Round:
    number, start, end = steps
    told = ((*known(film.told[at], seats), *happened.get(at, ())) for at in range(start, end + 1))
    return Round(
        number=number,
        board=game.view(load(game, film.positions[end]), None),
        told=tuple(chain.from_iterable(told)),
        history=known(chain.from_iterable(film.told[: end + 1]), seats)[-HISTORY:],
    )
