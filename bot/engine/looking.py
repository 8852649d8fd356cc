"""Looking without changing anything: tables, positions, logs, each as its viewer may know it.

`Looking.position` gives the view of one seat, or the spectator's. Pictures, panels, alt texts and
logs are made from views, from the facts of the viewer's own decision and from events for that
viewer. Nothing else is read. People who have resigned or handed their seat over look as spectators.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from operator import attrgetter
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from bot.engine import logbook
from bot.engine.context import Context, load
from bot.engine.errors import ServiceError
from bot.engine.model import (
    EVERYTHING,
    Chosen,
    LogPage,
    Position,
    TableInfo,
    UserInfo,
    Wanted,
    table_info,
)
from bot.engine.turn import is_practice
from bot.engine.waits import is_muted
from bot.storage import happenings, journal, lists, plans, profiles, tables
from bot.storage.rows import Entry, SeatRow, Stored, Where
from rules import decision as answering
from rules import match
from rules.event import Event, Facts, Seat
from rules.game import AnyGame, View

OVER_PAGE: Final = 10
"""The number of tables on a page of finished games."""


class Arrival(NamedTuple):
    """An acting person: their settings; where the table that they act on is shown (None if there is
    none); and whether they sit there, or are invited before its game.
    """

    user: UserInfo
    where: Where | None
    belongs: bool


class OverPage(NamedTuple):
    """Tables whose game is over, and whether there are newer and older ones."""

    tables: tuple[TableInfo, ...]
    newer: bool
    older: bool


class Looking:
    """All queries about tables."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def table(self, table_id: int) -> TableInfo:
        """Return the public view of a table. Raises NotFound."""
        return table_info(await self._find(table_id))

    async def position(self, table_id: int, user_id: int | None) -> Position:
        """Return this person's view; a spectator's for people without a seat there."""
        context = self._context

        def look(db: Connection) -> Position:
            return position_in(context, db, context.find(db, table_id), user_id)

        return await context.read(table_id, look)

    async def arrival(self, user_id: int, table_id: int | None) -> Arrival:
        """Return an acting person's settings, and where the table that they act on is shown.

        Nothing of the game is read, so a table that was set aside is found like any other.
        """

        def look(db: Connection) -> Arrival:
            user = profiles.user(db, user_id)
            if table_id is None or not 0 < table_id < 1 << 63:
                return Arrival(user, None, belongs=False)
            where = tables.where(db, table_id)
            return Arrival(user, where, tables.belongs_to(db, table_id, user_id))

        return await self._context.store.read(look)

    async def page(
        self,
        table_id: int,
        user_id: int | None,
        number: int | None = None,
        wanted: Wanted = EVERYTHING,
    ) -> LogPage:
        """Return a page of this person's log, filtered as wanted; page 0 is its beginning.

        The newest for None, and if the log has become shorter. Raises ServiceError before the
        start.
        """
        context = self._context

        def look(db: Connection) -> LogPage:
            stored = context.find(db, table_id)
            if stored.state is None:
                raise ServiceError("not_running")
            own = own_seat(stored, user_id)
            told = journal.events(db, table_id, None if own is None else own.seat)
            by_plan = () if own is None else journal.planned(db, table_id, own)
            happened = happenings.of_table(db, table_id)
            return logbook.page(
                stored, own, told, number, wanted, by_plan=by_plan, happened=happened
            )

        return await context.read(table_id, look)

    async def tables_of(self, user_id: int) -> tuple[TableInfo, ...]:
        """Return this person's open and running tables, oldest first."""
        listed = await self._context.store.read(lists.of_user, user_id)
        return tuple([table_info(await self._marked(stored)) for stored in listed])

    async def over_of(
        self,
        user_id: int,
        most: int = OVER_PAGE,
        *,
        before: int | None = None,
        after: int | None = None,
        beside: int | None = None,
    ) -> OverPage:
        """Return a page of this person's tables whose game is over, newest first.

        `before`, `after`: only those older, or newer, than the table of this number. If there are
        none left, the newest page. `beside`: only those that this person has played at, too.
        """
        store, later = self._context.store, after is not None
        wanted = {"before": before, "after": after, "beside": beside}
        found = await store.read(lists.over_of, user_id, most + 1, **wanted)
        if not found and (before, after) != (None, None):
            return await self.over_of(user_id, most, beside=beside)
        more = len(found) > most
        kept = found[-most:] if later else found[:most]
        shown = tuple([table_info(await self._marked(stored)) for stored in kept])
        return OverPage(shown, more if later else before is not None, later or more)

    async def shown_in(self, server_id: int, place: int) -> tuple[TableInfo, ...]:
        """Return the running tables that are shown in this channel or thread of a server."""
        listed = await self._context.store.read(lists.running_in, server_id, place)
        return _readable(self._context, listed)

    async def waiting_for(self, user_id: int) -> tuple[TableInfo, ...]:
        """Return the tables that wait for this person, the longest wait first."""
        return _longest_first(await self.tables_of(user_id), user_id)

    async def next_for(self, user_id: int) -> int | None:
        """Return the table that has waited longest for this person, if one does."""
        return next(iter(await self._context.store.read(lists.waiting_for, user_id)), None)

    async def open_lobbies(self, server_id: int | None) -> tuple[TableInfo, ...]:
        """Return the tables of this server with a seat that anyone may take, oldest first."""
        listed = await self._context.store.read(lists.open_lobbies, server_id)
        return _readable(self._context, [each for each in listed if _has_room(each)])

    async def lobbies(self, server_id: int) -> tuple[TableInfo, ...]:
        """Return all tables of this server that have not begun, oldest first."""
        listed = await self._context.store.read(lists.lobbies, server_id)
        return _readable(self._context, listed)

    async def running_at(self, server_id: int) -> tuple[TableInfo, ...]:
        """Return the tables of this server that are being played, oldest first."""
        listed = await self._context.store.read(lists.running_at, server_id)
        return _readable(self._context, listed)

    async def threads(self, server_id: int) -> list[int]:
        """Return the threads of a server in which tables are being played."""
        return await self._context.store.read(lists.threads, server_id)

    async def count_running(self) -> int:
        """Count the tables that are being played."""
        return await self._context.store.read(lists.count_running)

    async def _find(self, table_id: int) -> Stored:
        return await self._context.read(table_id, self._context.find, table_id)

    async def _marked(self, stored: Stored) -> Stored:
        """Return a table for a list, marked as set aside if it cannot be read or its game is
        unknown.
        """
        table = stored.table
        known = table.game in self._context.games
        if table.aside is not None or (stored.whole and known):
            return stored
        reason = "the game is unknown" if stored.whole else "the table's row cannot be read"
        aside = await self._context.set_aside(table.id, reason)
        return stored._replace(table=table._replace(aside=aside))


def waiting_in(context: Context, db: Connection, user_id: int) -> tuple[TableInfo, ...]:
    """Return the tables to remind this person of, the longest wait first, in a transaction.

    Damaged tables are left out, and those for which the person wants no reminder.
    """
    mine = [stored for stored in lists.of_user(db, user_id) if not _is_muted(stored, user_id)]
    return _longest_first(_readable(context, mine), user_id)


def _is_muted(stored: Stored, user_id: int) -> bool:
    own = own_seat(stored, user_id)
    return own is not None and is_muted(own)


def _readable(context: Context, listed: Sequence[Stored]) -> tuple[TableInfo, ...]:
    games = context.games
    return tuple(table_info(each) for each in listed if each.whole and each.table.game in games)


def _longest_first(listed: Sequence[TableInfo], user_id: int) -> tuple[TableInfo, ...]:
    found = [(table.waiting_since(user_id), table) for table in listed]
    waiting = [(since, table) for since, table in found if since is not None]
    return tuple(table for _, table in sorted(waiting, key=lambda each: (each[0], each[1].id)))


def _has_room(stored: Stored) -> bool:
    return stored.whole and stored.has_room


def position_in(context: Context, db: Connection, stored: Stored, user_id: int | None) -> Position:
    """Return this person's view of a stored table, in a transaction."""
    game, own = context.game(stored.table.game), own_seat(stored, user_id)
    state = None if stored.state is None else load(game, stored.state)
    recent = recent_entries(db, stored, own)
    position = position_of(game, state, stored, own, recent)
    if own is None or state is None:
        return position
    chosen = _chosen_in(db, game, stored, own.seat, recent) if position.can_take_back else None
    return replace(
        position,
        chosen=chosen,
        plans=tuple(plans.of_seat(db, stored.table.id, own.seat)),
        is_planned=own.is_planned,
        muted=own.muted,
    )


def _chosen_in(
    db: Connection, game: AnyGame, stored: Stored, seat: Seat, recent: Sequence[Entry]
) -> Chosen | None:
    """Return a seat's newest choice with its question; None if that can no longer be told."""
    made = next(each for each in reversed(recent) if each.seat == seat and not each.computer)
    before = journal.position_before(db, stored.table.id, made.number)
    if before is None:
        return None
    view = game.view(load(game, before), seat)
    decision = view.decision
    if decision is None or answering.refusal(decision, made.choice) is not None:
        return None
    return Chosen(decision, made.choice, game.explain(view, decision), made.planned)


def missed_in(db: Connection, stored: Stored) -> tuple[Event, ...]:
    """Return the public part of what the people to move now have not seen."""
    longest: tuple[Event, ...] = ()
    for seat in stored.seats:
        if seat.asked_at is not None and seat.user_id is not None:
            start = own_seat(stored, seat.user_id)
            told = _visible(_entries_since(db, stored, start), None)
            longest = max(longest, told, key=len)
    return longest


def own_seat(stored: Stored, user_id: int | None) -> SeatRow | None:
    """Return the seat at which this person still plays.

    People who resigned see what a spectator sees: the cards belong to the computer now.
    """
    for seat in stored.seats:
        if user_id is not None and seat.user_id == user_id and seat.resigned_at is None:
            return seat
    return None


def _entries_since(db: Connection, stored: Stored, start: SeatRow | None) -> list[Entry]:
    """Return the journal since a seat's last publicly seen move; all of it for no seat.

    If secret moves counted, a board would lose its lines when a seat begins a sealed answer.
    """
    table_id = stored.table.id
    first = None if start is None else start.last_move
    entries = journal.entries(db, table_id, first or 0)
    while start is not None and first and entries and entries[0].move().sealed:
        first = journal.last_of(db, table_id, start.seat, first)
        entries = journal.entries(db, table_id, first or 0)
    return entries


def recent_entries(db: Connection, stored: Stored, own: SeatRow | None) -> Sequence[Entry]:
    """Return the journal since this seat's last move, and as far back as it can be taken back.

    Choices by plans since the last move by hand are included: they have not been told yet.
    """
    if own is None or stored.state is None:
        return ()
    table, last = stored.table, own.last_move or 0
    first = last if is_practice(stored.seats) else min(table.horizon + 1, last)
    entries = journal.entries(db, table.id, first)
    if any(entry.planned for entry in entries if entry.number == last):
        planned = journal.first_planned(db, table.id, own) or last
        entries = journal.entries(db, table.id, min(first, planned))
    return entries


def position_of(
    game: AnyGame, state: Any, stored: Stored, own: SeatRow | None, recent: Sequence[Entry]
) -> Position:
    """Return the view of the seat `own` (None: a spectator) of a table in this state."""
    table, seat = table_info(stored), None if own is None else own.seat
    if state is None:
        return Position(table, game, seat, None, (), False, (), ())
    view = game.view(state, seat)
    over = table.status != "running"
    unseen = () if own is None else unseen_by(own, recent)
    return Position(
        table=table,
        game=game,
        seat=seat,
        view=_at_rest(view) if over else view,
        facts=() if over else _facts(game, view),
        can_take_back=_can_take_back(stored, seat, recent),
        since=_visible(unseen, seat),
        planned=tuple(each.kind for each in unseen if _is_planned_by(own, each)),
        standings=tuple(each.rank for each in stored.seats if each.rank is not None),
        shown=0 if own is None else own.shown,
    )


def _is_planned_by(own: SeatRow | None, entry: Entry) -> bool:
    """Whether a plan of the seat's person made this choice, not one of a former holder."""
    at_seat = own is not None and (entry.seat, entry.user_id) == (own.seat, own.user_id)
    return at_seat and entry.planned


def _at_rest(view: View) -> View:
    """Return a view in which no one is asked any more, because the game is over."""
    own: Any = view
    return replace(own, waiting=(), decision=None)


def _facts(game: AnyGame, view: View) -> tuple[Facts, ...]:
    return () if view.decision is None else game.explain(view, view.decision)


def _can_take_back(stored: Stored, seat: Seat | None, recent: Sequence[Entry]) -> bool:
    if seat is None or stored.table.status != "running":
        return False
    moves = [entry.move() for entry in recent if entry.number > stored.table.horizon]
    return match.take_back(moves, seat, free=is_practice(stored.seats)) is not None


def unseen_by(own: SeatRow, recent: Sequence[Entry]) -> Sequence[Entry]:
    """Return the journal since a person's last move, or since the first choice by a plan after."""
    first = own.last_move or 0
    made = [entry for entry in recent if entry.seat == own.seat and not entry.computer]
    for entry in takewhile(attrgetter("planned"), reversed(made)):
        first = entry.number
    return [entry for entry in recent if entry.number >= first]


def _visible(entries: Sequence[Entry], seat: Seat | None) -> tuple[Event, ...]:
    return tuple(event for entry in entries for event in entry.events if event.is_for(seat))
