"""Hearing of new tables: at once and silently, or in the evening's digest, game by game.

A subscription holds on the servers where its person has sat at a table, or on which they made it:
Plaza has no list of a server's members. At delivery Discord is asked whether they are there and see
the channel (`bot/sight.py`).

*At once*: a minute after a public table was opened, if it still has a seat that anyone may take; at
most 12 a day, and none for people who leave messages unanswered.

*The digest*: one silent message a day, at an hour of its person's own clock, if a table was opened
since the last one, or something has happened at a table that its person follows by day. If an hour
comes twice, the first counts; if it does not come, the next. It is held while its person is off, so
the next digest never comes twice.
"""

from collections.abc import Callable, Collection
from datetime import UTC, datetime, time, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.errors import ServiceError
from bot.engine.habits import DAY, off_until
from bot.engine.model import TableInfo, UserInfo, table_info
from bot.service.messages import LISTED
from bot.storage import invitations, letters, lists, profiles, subscriptions, watching
from bot.storage.owning import wake_owner
from bot.storage.rows import Letter, Notice, Stored, TableRow

SOON: Final = timedelta(minutes=1)
"""The time in which the host of a new table can still make it private or full."""


class Wishes(NamedTuple):
    """The games of which a person hears at once, and in the digest; its minutes after midnight."""

    at_once: frozenset[str]
    in_digest: frozenset[str]
    at: int

    @property
    def games(self) -> frozenset[str]:
        """All games of which the person hears."""
        return self.at_once | self.in_digest


class Opened(NamedTuple):
    """A new table, and a person who wants to hear of it."""

    table: TableInfo
    person: UserInfo


class Evening(NamedTuple):
    """What a digest could tell `at` a moment: tables with a free seat, the newest first; and up to
    when its person has been told.
    """

    person: UserInfo
    tables: tuple[TableInfo, ...]
    at: datetime
    told_at: datetime | None

    def is_new(self, table: TableInfo) -> bool:
        """Whether a table was opened since the last digest."""
        return self.told_at is None or table.created_at > self.told_at


class Subscriptions:
    """People's subscriptions, and what they bring."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._store = context.store

    async def of(self, user_id: int) -> Wishes:
        """Return a person's subscriptions."""
        return await self._store.read(_wishes, user_id)

    async def choose(
        self, user_id: int, games: Collection[str], here: int | None, *, at_once: bool
    ) -> Wishes:
        """Let a person hear of these games at once, or in the digest, and in that way of no others.

        `here`: the server on which they say so. Raises ServiceError.
        """
        if not set(games) <= set(self._context.games):
            raise ServiceError("unknown_component")

        def work(db: Connection) -> tuple[Wishes, datetime | None]:
            former = subscriptions.of_user(db, user_id)
            dropped = [game for game, soon in former.items() if soon is at_once]
            subscriptions.unsubscribe(db, user_id, set(dropped) - set(games))
            for game in sorted(games):
                subscriptions.subscribe(db, user_id, game, here, at_once=at_once)
            due = schedule(db, user_id, self._context.clock.now())
            return _wishes(db, user_id), due

        return await self._changed(work)

    async def set_hour(self, user_id: int, at: int) -> Wishes:
        """Set when a person gets the digest, in minutes after midnight. Raises ServiceError."""
        if not 0 <= at < DAY:
            raise ServiceError("unknown_component")

        def work(db: Connection) -> tuple[Wishes, datetime | None]:
            subscriptions.save_digest(db, subscriptions.digest(db, user_id)._replace(at=at))
            due = schedule(db, user_id, self._context.clock.now())
            return _wishes(db, user_id), due

        return await self._changed(work)

    async def _changed(
        self, work: Callable[[Connection], tuple[Wishes, datetime | None]]
    ) -> Wishes:
        wishes, due = await self._store.write(work)
        if due is not None:
            self._context.wake_at(due)
        return wishes

    # --- at once ----------------------------------------------------------------------------------

    async def opened(self, table_id: int, user_id: int) -> Opened | None:
        """Return a new table that a person wants to hear of, if they still could join it."""

        def look(db: Connection) -> Opened | None:
            stored = self._context.find(db, table_id)
            wanted = subscriptions.of_user(db, user_id).get(stored.table.game)
            if not wanted or not _could_join(db, stored, user_id):
                return None
            return Opened(table_info(stored), profiles.user(db, user_id))

        return await self._context.read(table_id, look)

    # --- the digest -------------------------------------------------------------------------------

    async def prepare(self, user_id: int) -> None:
        """Have a person's digest sent if it is due, and set the time of the next one."""
        now = self._context.clock.now()

        def work(db: Connection) -> None:
            row, letter = subscriptions.digest(db, user_id), Letter("evening", user_id=user_id)
            if row.due_at is None or row.due_at > now:
                return
            person = profiles.user(db, user_id)
            comes = off_until([person], now).get(user_id, now)
            just_told = row.told_at is not None and comes - row.told_at < LISTED
            if not just_told and not letters.waits(db, letter):
                letters.add(db, [letter], now)
            schedule(db, user_id, now)

        await self._store.write(work)

    async def evening(self, user_id: int) -> Evening:
        """Return what a person's digest could tell."""

        now = self._context.clock.now()

        def look(db: Connection) -> Evening:
            row, wishes = subscriptions.digest(db, user_id), _wishes(db, user_id)
            known = [game for game in wishes.in_digest if game in self._context.games]
            found = lists.open_for(db, user_id, known) if known else []
            open_ = (each for each in found if each.whole and _could_join(db, each, user_id))
            tables = tuple(table_info(each) for each in open_ if not each.left)
            return Evening(profiles.user(db, user_id), tables, now, row.told_at)

        return await self._store.read(look)

    async def note_told(self, user_id: int, at: datetime) -> None:
        """Note that a person has got the digest of this moment."""
        await self._store.write(subscriptions.note_told, user_id, at)


def tell_at_once(db: Connection, table: TableRow, now: datetime) -> list[Notice]:
    """Return the messages to people who hear at once of a new table like this one."""
    if table.server_id is None or table.private:
        return []
    people = subscriptions.at_once(db, table.game, table.server_id)
    return [Notice("opened", user_id, not_before=now + SOON) for user_id in people]


def schedule(db: Connection, user_id: int, now: datetime) -> datetime | None:
    """Set when a person's next digest is due, by their clock; None if they want nothing in it."""
    row, wanted = subscriptions.digest(db, user_id), subscriptions.of_user(db, user_id)
    due = None
    if not all(wanted.values()) or watching.of_user(db, user_id, "daily"):
        due = next_time(profiles.user(db, user_id).zone, row.at, now)
        wake_owner(db, None)
    if due != row.due_at:
        subscriptions.save_digest(db, row._replace(due_at=due))
    return due


def next_time(zone: str, at: int, now: datetime) -> datetime:
    """Return the next moment at which it is `at` minutes after midnight in a zone."""
    today = now.astimezone(ZoneInfo(zone)).date()
    days = (today + timedelta(days=ahead) for ahead in range(3))
    midnights = (datetime.combine(day, time(), ZoneInfo(zone)) for day in days)
    moments = ((each + timedelta(minutes=at)).astimezone(UTC) for each in midnights)
    return next(each for each in moments if each > now)


def _wishes(db: Connection, user_id: int) -> Wishes:
    wanted, at = subscriptions.of_user(db, user_id), subscriptions.digest(db, user_id).at
    soon = frozenset(game for game, at_once in wanted.items() if at_once)
    return Wishes(soon, frozenset(wanted) - soon, at)


def _could_join(db: Connection, stored: Stored, user_id: int) -> bool:
    """Whether a person who is neither there nor invited could take a seat in a lobby."""
    table = stored.table
    if table.status != "lobby" or table.private or not stored.has_room:
        return False
    here = {*table.kept, *(seat.user_id for seat in stored.seats)}
    return user_id not in here and invitations.find(db, table.id, user_id) is None
