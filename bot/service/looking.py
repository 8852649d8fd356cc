"""Looking without changing anything: tables, positions, logs, each as its viewer may know it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection

from bot.service.context import Context, load
from bot.service.errors import ServiceError, Stale
from bot.service.model import LogPage, Position, TableInfo, table_info
from bot.service.turn import is_practice
from bot.storage import journal, tables
from bot.storage.rows import Entry, SeatRow, Stored, Where
from rules import match
from rules.event import Event, Facts, Seat
from rules.game import AnyGame, View

PAGE: Final = 20
"""How many events a page of the log holds; the newest page has up to twice as many."""


class Looking:
    """Everything that can be asked about tables."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def table(self, table_id: int) -> TableInfo:
        """Return what everybody may know of a table. Raises NotFound."""
        return table_info(await self._find(table_id))

    async def position(self, table_id: int, user_id: int | None) -> Position:
        """Return what this person may know; a spectator's view for who has no seat there."""
        context = self._context

        def look(db: Connection) -> Position:
            stored = context.find(db, table_id)
            game, own = context.game(stored.table.game), own_seat(stored, user_id)
            state = None if stored.state is None else load(game, stored.state)
            return position_of(game, state, stored, own, recent_entries(db, stored, own))

        async with context.guard(table_id):
            return await context.store.read(look)

    async def place(self, table_id: int, user_id: int) -> tuple[Where, bool] | None:
        """Return where a table is shown, and whether this person sits there; None where none is.

        Of the game nothing is read, so that a table which was set aside is found like any other.
        """

        def look(db: Connection) -> tuple[Where, bool] | None:
            where = tables.where(db, table_id) if 0 < table_id < 1 << 63 else None
            return None if where is None else (where, tables.sits_at(db, table_id, user_id))

        return await self._context.store.read(look)

    async def version(self, table_id: int, user_id: int, shown: int) -> int:
        """Return the version at which a panel that carries `shown` held last.

        That is the table's own version where the panel holds still. Raises NotFound, and Stale
        where more has happened since than the seat's own move and its next question.
        """
        stored = await self._find(table_id)
        seat = own_seat(stored, user_id)
        if seat is None or seat.shown == shown:
            return stored.table.version
        asked_since = (seat.asked_at or 0) > seat.moved_at
        if seat.shown == shown + 1 + asked_since:
            return seat.moved_at - 1
        if seat.shown == shown + 1:
            return (seat.asked_at or 0) - 1
        raise Stale

    async def log(
        self, table_id: int, user_id: int | None, *, since: int | None = None
    ) -> tuple[Event, ...]:
        """Return what happened as far as this person may know it, oldest first.

        `since`: only from the last move of that person on, as far as the viewer may know of it.
        """
        context = self._context

        def look(db: Connection) -> tuple[Event, ...]:
            stored = context.find(db, table_id)
            viewer, start = own_seat(stored, user_id), own_seat(stored, since)
            entries = _entries_since(db, stored, start, own=start == viewer)
            return _visible(entries, None if viewer is None else viewer.seat)

        async with context.guard(table_id):
            return await context.store.read(look)

    async def page(self, table_id: int, user_id: int | None, number: int | None = None) -> LogPage:
        """Return a page of this person's log, counted from 0, its beginning.

        The newest for None, and where the log has become shorter. Raises ServiceError before the
        start.
        """
        context = self._context

        def look(db: Connection) -> LogPage:
            stored = context.find(db, table_id)
            if stored.state is None:
                raise ServiceError("not_running")
            own = own_seat(stored, user_id)
            told = journal.events(db, table_id, None if own is None else own.seat)
            return _log_page(stored, own, told, number)

        async with context.guard(table_id):
            return await context.store.read(look)

    async def newest(self, table_id: int, user_id: int | None, count: int) -> tuple[Event, ...]:
        """Return the last `count` events of this person's log, and read no further back."""
        context = self._context

        def look(db: Connection) -> tuple[Event, ...]:
            viewer = own_seat(context.find(db, table_id), user_id)
            seat = None if viewer is None else viewer.seat
            return tuple(journal.newest_events(db, table_id, seat, count))

        async with context.guard(table_id):
            return await context.store.read(look)

    async def tables_of(self, user_id: int) -> tuple[TableInfo, ...]:
        """Return this person's open and running tables, oldest first."""
        listed = await self._context.store.read(tables.of_user, user_id)
        return tuple([table_info(await self._marked(stored)) for stored in listed])

    async def waiting_for(self, user_id: int) -> tuple[TableInfo, ...]:
        """Return the tables that wait for this person, the longest wait first."""
        found = [(table.waiting_since(user_id), table) for table in await self.tables_of(user_id)]
        waiting = [(since, table) for since, table in found if since is not None]
        return tuple(table for _, table in sorted(waiting, key=lambda each: (each[0], each[1].id)))

    async def next_for(self, user_id: int) -> int | None:
        """Return the table that has waited longest for this person, if one does."""
        return next(iter(await self._context.store.read(tables.waiting_for, user_id)), None)

    async def open_lobbies(self, server_id: int | None) -> tuple[TableInfo, ...]:
        """Return the tables of this server with a seat that anybody may take, oldest first."""
        listed = await self._context.store.read(tables.open_lobbies, server_id)
        return self._readable([each for each in listed if _has_room(each)])

    async def lobbies(self, server_id: int) -> tuple[TableInfo, ...]:
        """Return all tables of this server that have not begun, oldest first."""
        return self._readable(await self._context.store.read(tables.lobbies, server_id))

    async def threads(self, server_id: int) -> list[int]:
        """Return the threads of a server in which tables are being played."""
        return await self._context.store.read(tables.threads, server_id)

    async def count_running(self) -> int:
        """Count the tables that are being played."""
        return await self._context.store.read(tables.count_running)

    async def _find(self, table_id: int) -> Stored:
        async with self._context.guard(table_id):
            return await self._context.store.read(self._context.find, table_id)

    def _readable(self, listed: Sequence[Stored]) -> tuple[TableInfo, ...]:
        games = self._context.games
        return tuple(table_info(each) for each in listed if each.whole and each.table.game in games)

    async def _marked(self, stored: Stored) -> Stored:
        """Return a table of a list, set aside if it cannot be read or nobody knows its game."""
        table = stored.table
        known = table.game in self._context.games
        if table.aside is not None or (stored.whole and known):
            return stored
        reason = "the game is unknown" if stored.whole else "the table's row cannot be read"
        aside = await self._context.set_aside(table.id, reason)
        return stored._replace(table=table._replace(aside=aside))


def _has_room(stored: Stored) -> bool:
    return stored.whole and len(stored.seats) < stored.table.capacity


def own_seat(stored: Stored, user_id: int | None) -> SeatRow | None:
    """Return the seat at which this person still plays.

    Whoever resigned sees what a spectator sees: the cards are the computer's now.
    """
    for seat in stored.seats:
        if user_id is not None and seat.user_id == user_id and seat.resigned_at is None:
            return seat
    return None


def _entries_since(
    db: Connection, stored: Stored, start: SeatRow | None, *, own: bool
) -> list[Entry]:
    """Return the journal from a seat's last move on; for others, from the last that they saw.

    Otherwise a board would lose its lines when somebody begins an answer in secret.
    """
    table_id = stored.table.id
    first = None if start is None else start.last_move
    entries = journal.entries(db, table_id, first or 0)
    while start is not None and first and not own and entries and entries[0].move().sealed:
        first = journal.last_of(db, table_id, start.seat, first)
        entries = journal.entries(db, table_id, first or 0)
    return entries


def _log_page(
    stored: Stored, own: SeatRow | None, told: Sequence[tuple[int, Event]], number: int | None
) -> LogPage:
    """Cut a page out of what somebody may know.

    Pages are counted from the beginning, so that what is new moves none. What does not fill one
    stands on the newest, which is never nearly empty.
    """
    pages = max(1, len(told) // PAGE)
    page = pages - 1 if number is None else min(number, pages - 1)
    shown = told[page * PAGE : None if page == pages - 1 else (page + 1) * PAGE]
    last_move = None if own is None or stored.table.status != "running" else own.last_move
    fresh = 0 if last_move is None else sum(entry >= last_move for entry, _ in shown)
    events = tuple(event for _, event in shown)
    return LogPage(table_info(stored), events, fresh, page, pages)


def recent_entries(
    db: Connection, stored: Stored, own: SeatRow | None, newest: Sequence[Entry] = ()
) -> Sequence[Entry]:
    """Return the journal as far back as this seat's last move, and as anything can be taken back.

    `newest` are the last entries of it, if they are at hand.
    """
    if own is None or stored.state is None:
        return ()
    table = stored.table
    first = own.last_move or 0
    if not is_practice(stored.seats):
        first = min(table.horizon + 1, first)
    if newest and newest[0].number <= first:
        return [entry for entry in newest if entry.number >= first]
    return journal.entries(db, table.id, first)


def position_of(
    game: AnyGame, state: Any, stored: Stored, own: SeatRow | None, recent: Sequence[Entry]
) -> Position:
    """Return what is known at the seat `own` (None: to a spectator) of a table in this state."""
    table, seat = table_info(stored), None if own is None else own.seat
    if state is None:
        return Position(table, seat, None, (), False, (), ())
    view = game.view(state, seat)
    over = table.status == "aborted"
    return Position(
        table=table,
        seat=seat,
        view=_at_rest(view) if over else view,
        facts=() if over else _facts(game, state, seat),
        can_take_back=_can_take_back(stored, seat, recent),
        since=() if seat is None else _since(stored, seat, recent),
        standings=tuple(each.rank for each in stored.seats if each.rank is not None),
        shown=0 if own is None else own.shown,
    )


def _at_rest(view: View) -> View:
    """Return a view in which nobody is asked any more: the people have ended the game."""
    own: Any = view
    return replace(own, waiting=(), decision=None)


def _facts(game: AnyGame, state: Any, seat: Seat | None) -> tuple[Facts, ...]:
    decision = None if seat is None else game.asked(state, seat)
    return () if decision is None else game.explain(state, decision)


def _can_take_back(stored: Stored, seat: Seat | None, recent: Sequence[Entry]) -> bool:
    if seat is None or stored.table.status != "running":
        return False
    moves = [entry.move() for entry in recent if entry.number > stored.table.horizon]
    return match.take_back(moves, seat, free=is_practice(stored.seats)) is not None


def _since(stored: Stored, seat: Seat, recent: Sequence[Entry]) -> tuple[Event, ...]:
    first = stored.seats[seat].last_move or 0
    return _visible([entry for entry in recent if entry.number >= first], seat)


def _visible(entries: Sequence[Entry], seat: Seat | None) -> tuple[Event, ...]:
    return tuple(event for entry in entries for event in entry.events if event.is_for(seat))
