"""The queue of a server as it is stored, and carrying out what was grouped: one transaction.

A full table begins at once, and its people leave the queue. People in a lobby of the queue are told
silently, and stay in it until that begins or their time is up; then they leave the lobby, too. At
their end people get a silent message, and their entry stays for a week, so that one click repeats
it.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.errors import ServiceError
from bot.engine.model import Person
from bot.limits import Limits
from bot.service.beginning import Beginning, Opening
from bot.service.calling import Calling
from bot.service.lobby import Lobby
from bot.service.seating import sits
from bot.service.seeking.grouping import Group, Kind, Open, Queue, Seeker
from bot.service.server import Membership
from bot.storage import letters, profiles, seekers
from bot.storage.faults import Unreadable
from bot.storage.rows import Letter, SeekerRow, Stored, UserRow

AGAIN: Final = timedelta(hours=1)
"""The time until an entry that was passed over, or got no table, is tried again."""

KEPT: Final = timedelta(days=7)
"""The time for which an entry is kept beyond its end."""

Place: TypeAlias = tuple[int, int | None]
"""The channel of a table, and the one above it if that is a thread."""

_CHECKED: Final = Membership(manager=True)
"""The right to open tables is checked when a person enters the queue."""


@dataclass
class Carried:
    """What was done: games that begin, the tables that people got, when to look again."""

    begun: list[Stored] = field(default_factory=list[Stored])
    got: dict[int, int] = field(default_factory=dict[int, int])
    opened: list[int] = field(default_factory=list[int])
    later: datetime | None = None


class Entries(NamedTuple):
    """The entries of a server: those that wait, those with a seat in a lobby of the queue, those
    whose time is up, and those that are done with.
    """

    free: list[SeekerRow]
    seated: list[SeekerRow]
    ended: list[SeekerRow]
    done: list[SeekerRow]
    lobbies: Mapping[int, Stored]


class Carrying:
    """Reads the queue, and gives its people tables."""

    def __init__(
        self,
        context: Context,
        beginning: Beginning,
        lobby: Lobby,
        calling: Calling,
        limits: Limits,
    ) -> None:
        self._context = context
        self._calling = calling
        self._beginning = beginning
        self._lobby = lobby
        self._limits = limits

    def queue(self, db: Connection, server_id: int, now: datetime) -> Queue:
        """Return the people who can get a table now, and the lobbies that they can join.

        Those on vacation, and those at as many tables as allowed, are passed over.
        """
        return self._queue(db, server_id, self.entries(db, server_id, now), now)

    def _queue(self, db: Connection, server_id: int, entries: Entries, now: datetime) -> Queue:
        users = profiles.find_users(db, [row.user_id for row in entries.free])
        busy = seekers.busy(db, server_id, self._limits.tables_per_user)
        found = [
            seeker_of(row)
            for row in entries.free
            if row.user_id not in busy and not _is_away(users[row.user_id], now)
        ]
        leaving = {(row.lobby_id, row.user_id) for row in entries.ended}
        usual = (stored for stored in entries.lobbies.values() if _is_usual(stored))
        lobbies = (_open(stored, leaving) for stored in usual)
        staying = tuple(each for each in lobbies if any(each.people))
        return Queue(tuple(found), staying, seekers.apart(db, server_id))

    def entries(self, db: Connection, server_id: int, now: datetime) -> Entries:
        """Return the entries of a server, by age."""
        rows = seekers.of_server(db, server_id)
        at = {row.lobby_id: self._find(db, row.lobby_id) for row in rows if row.lobby_id}
        lobbies = {number: stored for number, stored in at.items() if stored is not None}
        found = Entries([], [], [], [], _lobbies(lobbies))
        for row in rows:
            stored = at.get(row.lobby_id) if row.lobby_id else None
            _place_of(row, stored, found, now).append(row)
        return found

    def _find(self, db: Connection, table_id: int) -> Stored | None:
        """Return a table that people of the queue got; None if no one can play there."""
        try:
            return self._context.find(db, table_id)
        except (ServiceError, Unreadable):
            return None

    def carry_out(
        self,
        db: Connection,
        server_id: int,
        seen: Queue,
        groups: Sequence[Group],
        places: Sequence[Place | None],
        known: int | None = None,
    ) -> Carried | None:
        """Give each group its table in its place; None if the queue is no longer as it was seen.

        A group without a place, or whose table may not be opened now, goes on waiting. `known`: the
        person who sees the result of their click.
        """
        now = self._context.clock.now()
        entries, carried = self.entries(db, server_id, now), Carried()
        if self._queue(db, server_id, entries, now) != seen:
            return None
        seekers.remove(db, [row.id for row in entries.done])
        for row in entries.ended:
            self._end(db, row, now)
        waiting = {row.id: row for row in (*entries.free, *entries.seated)}
        refused = {row.id for row in entries.free} - {each.number for each in seen.seekers}
        for group, place in zip(groups, places, strict=True):
            if not self._seat(db, group, waiting, place, carried, known):
                refused.update(group.members)
        carried.later = _set_due(db, waiting.values(), refused, now)
        return carried

    def _end(self, db: Connection, row: SeekerRow, now: datetime) -> None:
        """End an entry whose time is up; its person leaves the lobby, and is told."""
        self.leave_lobby(db, row)
        seekers.save(db, row._replace(half_at=None, lobby_id=None, due_at=row.until + KEPT))
        letters.add(db, [Letter("sought", user_id=row.user_id, about=row.id)], now)

    def leave_lobby(self, db: Connection, row: SeekerRow) -> None:
        """Take a person out of the lobby that they got, unless its game has begun."""
        stored = None if row.lobby_id is None else self._find(db, row.lobby_id)
        if stored is not None and stored.table.status == "lobby" and sits(stored, row.user_id):
            self._lobby.leave_in(db, stored.table.id, row.user_id)

    def _seat(
        self,
        db: Connection,
        group: Group,
        waiting: dict[int, SeekerRow],
        place: Place | None,
        carried: Carried,
        known: int | None,
    ) -> bool:
        """Seat a group at its lobby or at a new table; return whether that could be done."""
        if place is None:
            return False
        seed, *others = (waiting[number] for number in group.members)
        table_id = group.table_id
        if table_id is None:
            table_id = self._opened(db, group.kind, seed, place)
            if table_id is None:
                return False
            carried.opened.append(table_id)
        else:
            others = [seed, *others]
        begun = None
        for row in others:
            begun = self._lobby.seat_in(db, table_id, row.user_id, row.name)
        for number in group.members:
            row = waiting[number]
            carried.got[row.user_id] = table_id
            waiting[number] = row._replace(lobby_id=table_id, half_at=None)
            seekers.save(db, waiting[number])
        if begun is not None:
            carried.begun.append(begun)
            leaving = [row.id for row in waiting.values() if row.lobby_id == table_id]
            seekers.remove(db, leaving)
            for number in leaving:
                del waiting[number]
            return True
        rows = [waiting[number] for number in group.members if waiting[number].user_id != known]
        news = [Letter("gathered", user_id=row.user_id, about=row.id) for row in rows]
        letters.add(db, news, self._context.clock.now())
        if group.table_id is None:
            with suppress(ServiceError):  # there is no role, or it was called lately
                self._calling.call_in(db, self._context.find(db, table_id))
        return True

    def _opened(self, db: Connection, kind: Kind, seed: SeekerRow, place: Place) -> int | None:
        """Open a table of the queue with its first person; return its number, if it may be open."""
        channel_id, parent_id = place
        opening = Opening(
            kind.game,
            {},
            kind.seats,
            server_id=seed.server_id,
            channel_id=channel_id,
            clock=kind.clock,
            autostart=True,
        )
        person = Person(seed.user_id, seed.name, seed.language)
        try:
            return self._beginning.create(db, person, opening, parent_id, _CHECKED)
        except ServiceError:  # the server has all its tables, or wants none in this channel
            return None


def _place_of(
    row: SeekerRow, stored: Stored | None, entries: Entries, now: datetime
) -> list[SeekerRow]:
    """Return the list in which an entry belongs; `stored` is the lobby that it got."""
    if row.until + KEPT <= now:
        return entries.done
    if stored is not None and stored.table.status != "cancelled":
        if stored.table.status != "lobby" or not sits(stored, row.user_id):
            return entries.done
        return entries.ended if row.until <= now else entries.seated
    if row.until > now:
        return entries.free
    return entries.ended if row.due_at <= row.until else []


def _set_due(
    db: Connection, waiting: Iterable[SeekerRow], refused: Collection[int], now: datetime
) -> datetime | None:
    """Note when those who wait are looked after next; return the first of these times."""
    later, changed = list[datetime](), dict[datetime, list[int]]()
    for row in waiting:
        soon = row.id in refused or (row.half_at is not None and row.half_at <= now)
        when = now + AGAIN if soon else row.half_at or row.until
        later.append(min(when, row.until))
        if later[-1] != row.due_at:
            changed.setdefault(later[-1], []).append(row.id)
    for when, numbers in changed.items():
        seekers.set_due(db, numbers, when)
    return min(later, default=None)


def _lobbies(tables_: Mapping[int, Stored]) -> dict[int, Stored]:
    return {number: each for number, each in tables_.items() if each.table.status == "lobby"}


def _is_usual(stored: Stored) -> bool:
    """Whether others can be seated in a lobby: its terms are those under which they look."""
    table = stored.table
    unusual = table.private or table.reliable or table.hints or not (table.rated and table.redraws)
    return stored.has_room and table.autostart and not table.options and not unusual


def _open(stored: Stored, leaving: Collection[tuple[int | None, int | None]]) -> Open:
    """Return a lobby with the people who stay there; a computer counts as 0."""
    table = stored.table
    kind = Kind(table.game, table.capacity, table.clock)
    users = [seat.user_id for seat in stored.seats if (table.id, seat.user_id) not in leaving]
    return Open(table.id, kind, tuple(each or 0 for each in users), table.channel_id)


def seeker_of(row: SeekerRow) -> Seeker:
    """Return an entry as it is grouped."""
    return Seeker(row.id, row.user_id, row.games, row.seats, row.clocks, row.since, row.half_at)


def _is_away(user: UserRow, now: datetime) -> bool:
    """Whether a person is on vacation."""
    return any(start <= now < end for start, end in user.vacations)
