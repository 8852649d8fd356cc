"""The settings of people, how they and servers can be reached, and where tables are shown."""

from collections.abc import Callable, Collection, Sequence
from datetime import date, datetime
from typing import Any, Final, TypedDict, Unpack
from zoneinfo import ZoneInfo

import structlog
from sqlalchemy import Connection

from bot.engine import pausing
from bot.engine.context import Context
from bot.engine.errors import Busy, ServiceError
from bot.engine.habits import changed, check_quiet, habits_of
from bot.engine.model import UserInfo
from bot.engine.new_habits import settle
from bot.logs import error_id
from bot.service import vacations
from bot.service.leagues import leagues
from bot.service.subscriptions import schedule
from bot.service.zones import zone_named
from bot.storage import outbox, profiles, tables
from bot.storage.faults import StorageFailed
from bot.storage.rows import ResultsBy, SeatRow, ThemeName
from bot.storage.tables import Conflict, Place

REMIND_EVERY: Final = (6, 7 * 24)
"""Hours until the first reminder, at least and at most; 0 is never."""

_log = structlog.get_logger(__name__)


class Preferences(TypedDict, total=False):
    """A person's settings; without a `language`, that of their Discord is used.

    `quiet` are minutes after midnight in their `zone`, `remind_every` hours.
    """

    language: str | None
    dm: bool
    confirm: bool
    theme: ThemeName
    large_text: bool
    reduced_motion: bool
    zone: str
    quiet: tuple[int, int] | None
    weekends_off: bool
    remind_every: int
    private: bool
    results: ResultsBy


class Profiles:
    """Settings of users, how they and servers can be reached, and where tables are shown."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._store = context.store

    # --- people ---------------------------------------------------------------------------------

    async def user(self, user_id: int) -> UserInfo:
        """Return this user's settings, or the defaults."""
        return await self._store.read_once(profiles.user, user_id)

    async def set_user(self, user_id: int, **given: Unpack[Preferences]) -> UserInfo:
        """Store a user's settings; what is left out stays as it was.

        People who ask for DMs are sent them again, even if their DMs were closed, and told if they
        still are. Running clocks and reminders follow the new settings. Raises ServiceError.
        """
        changed: dict[str, Any] = {**given, **_checked(given)}
        if given.get("dm"):
            changed |= {"dm_closed": False, "dm_told": False}

        def change(user: UserInfo, now: datetime) -> UserInfo:
            after = user._replace(**changed)
            planned = habits_of(user).vacations
            moved = vacations.moved(planned, user.zone, after.zone, now)
            return after._replace(vacations=moved)

        return await self._change(user_id, change)

    async def plan_vacation(self, user_id: int, first: date | None, days: int) -> UserInfo:
        """Add a vacation of some days from a date on (by default today). Raises ServiceError."""

        def change(user: UserInfo, now: datetime) -> UserInfo:
            begin = first or now.astimezone(ZoneInfo(user.zone)).date()
            planned = habits_of(user).vacations
            return user._replace(vacations=vacations.planned(planned, user.zone, begin, days, now))

        return await self._change(user_id, change)

    async def end_vacation(self, user_id: int, start: datetime) -> UserInfo:
        """Call off the vacation that begins then, or end it now. Raises ServiceError."""

        def change(user: UserInfo, now: datetime) -> UserInfo:
            planned = habits_of(user).vacations
            return user._replace(vacations=vacations.ended(planned, start, now))

        return await self._change(user_id, change)

    async def _change(
        self, user_id: int, change: Callable[[UserInfo, datetime], UserInfo]
    ) -> UserInfo:
        """Store a user changed by `change`, and update the waits for them, both or neither."""
        now = self._context.clock.now()

        def work(db: Connection) -> tuple[UserInfo, list[SeatRow]]:
            before = profiles.user(db, user_id)
            after = profiles.save_user(db, changed(before, change(before, now), now))
            if after.zone != before.zone:
                schedule(db, user_id, now)
            return after, settle(db, before, after, now)

        try:
            after, settled = await self._store.write(work)
        except Conflict:
            raise Busy from None
        self._context.wake_for(settled)
        self._context.after_commit()
        return after

    async def note_dm(self, user_id: int, *, closed: bool) -> None:
        """Remember whether this user's DMs seem to be closed; none is tried while they do."""
        user = await self.user(user_id)
        if user.dm_closed != closed:
            await self._store.write(profiles.change_user, user_id, dm_closed=closed)

    async def note_opened(self, user_id: int, channel_id: int) -> None:
        """Remember the channel of a person's messages, which they have had opened."""
        opened = {"dm_channel": channel_id, "dm_closed": False}
        await self._store.write(profiles.change_user, user_id, **opened)

    async def note_arrived(self, user: UserInfo) -> None:
        """Remember that a DM has arrived: if DMs are closed again later, the user is told again."""
        if user.dm_closed or user.dm_told:
            told = {"dm_closed": False, "dm_told": False}
            await self._store.write(profiles.update_user, user.user_id, **told)

    async def untold(self, user_ids: Sequence[int]) -> list[int]:
        """Return those whose DMs are closed and who do not know it yet."""
        found = await self._store.read_once(profiles.find_users, list(user_ids))
        return [each.user_id for each in found.values() if each.dm_closed and not each.dm_told]

    async def note_told(self, user_ids: Sequence[int]) -> None:
        """Remember that these know that their DMs are closed."""
        for user_id in user_ids:
            await self._store.write(profiles.update_user, user_id, dm_told=True)

    # --- servers --------------------------------------------------------------------------------

    async def note_left(self, server_id: int) -> None:
        """Remember that the bot is no longer on a server: its posts wait, and clocks stand.

        Servers of another process are that one's concern.
        """
        if not self._store.shards.owns(server_id):
            return
        now = self._context.clock.now()

        def note(db: Connection) -> None:
            server = profiles.server(db, server_id)
            if server.left_at is None:
                profiles.note_left(db, server, now)
                pausing.pause(db, server_id, now)

        await self._store.write(note)

    async def note_joined(self, server_id: int) -> None:
        """Remember that the bot is on a server (again): posts held back there are sent now.

        Clocks and votes go on from here.
        """
        now = self._context.clock.now()
        if (await self._store.read(profiles.server, server_id)).left_at is None:
            return

        def note(db: Connection) -> None:
            server = profiles.server(db, server_id)
            profiles.note_left(db, server, None)
            profiles.open_dms(db, server_id)
            outbox.retry_server(db, server_id, now)
            if server.left_at is not None:
                pausing.resume(db, server_id, server.left_at, now)
                leagues.resume(db, server_id, server.left_at, now)

        await self._store.write(note)
        self._context.wake_at(now)  # to find the next due time there
        self._context.after_commit()

    async def note_servers(self, present: Collection[int]) -> None:
        """Find out which servers the bot has left or joined while it was not running.

        Damaged data of one server delays no other; it is tried again after the next READY. Raises
        StorageFailed.
        """
        known = await self._store.read(profiles.servers_in_use)
        for server_id, left in known.items():
            try:
                if server_id not in present:
                    await self.note_left(server_id)
                elif left:
                    await self.note_joined(server_id)
            except Exception as error:
                if isinstance(error, StorageFailed) and not error.damage:
                    raise
                number = error_id()
                _log.error("server.damaged", server=server_id, error=number, exc_info=error)

    # --- tables ---------------------------------------------------------------------------------

    async def set_place(self, table_id: int, **place: Unpack[Place]) -> None:
        """Remember where a table is shown; what is left out stays as it was."""
        await self._store.write_at(table_id, tables.set_place, table_id, place)


def _checked(given: Preferences) -> Preferences:
    """Return the zone as it is spelled. Raises ServiceError for invalid settings."""
    quiet, remind_every = given.get("quiet"), given.get("remind_every", 0)
    if quiet is not None:
        check_quiet(quiet)
    least, most = REMIND_EVERY
    if remind_every and not least <= remind_every <= most:
        raise ServiceError("bad_reminders", least=least, most=most)
    return {"zone": zone_named(given["zone"])} if "zone" in given else {}
