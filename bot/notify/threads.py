"""Keeping threads of running tables where people find them, and where buttons work.

Archived. A thread that Discord archives for inactivity is opened again, also after Plaza was not
running. Only the audit log says who archived a thread, and reading it needs a permission that
allows far more. But Discord archives a thread only for inactivity, and no sooner than the thread's
own duration (a week) after the last message or opening. Plaza asks Discord for that message,
because it gets no message events. A thread archived earlier was archived by a person, or because
the server has too many threads; it is left alone. The next post there opens it, as every message
does.

Hidden. After a week without activity clients no longer list a thread, although it is not archived
(discord-api-docs, 5369). So once a day, threads that have been quiet for six days are made active
again. No message is needed: changing the time after which a thread is hidden counts, too.

Locked. In a locked thread no button works, not even for administrators (discord-api-docs, 7900).
Its table is shown in the channel from then on.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog

from bot.engine.errors import ServiceError
from bot.logs import error_id
from bot.notify.places import A_WEEK
from bot.rest import REQUEST_ERRORS
from bot.service.host import Host

ROUNDING: Final = timedelta(minutes=5)
"""The largest difference between Discord's clocks."""

DAY: Final = timedelta(days=1)
SHORTER: Final = 4320
"""Three days, in minutes: any other time than the thread's own would do."""

_log = structlog.get_logger(__name__)


class Threads:
    """Opens threads again."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host
        self._one_by_one = asyncio.Lock()

    async def updated(self, before: discord.Thread, after: discord.Thread) -> None:
        """Reopen a thread that has just been archived, if it is to be kept open; leave one that was
        locked.

        Plaza gets no message events, so it asks Discord for the newest message there.
        """
        locked = after.locked and not before.locked
        archived = after.archived and not before.archived
        if not (locked or archived) or after.owner_id != _id_of(self._client):
            return
        if after.id not in await self._host.look.threads(after.guild.id):
            return
        if after.locked:
            await self._leave(after)
            return
        thread = await self._fetched(after.id)
        if thread is not None and thread.archived:
            await self._reopen(thread, opened_at=before.archive_timestamp)

    async def look_over(self, guild: discord.Guild) -> None:
        """Look after all threads on a server, one after the other: reopen what was archived while
        Plaza was away, leave what was locked, and keep what is quiet from being hidden.
        """
        async with self._one_by_one:
            for thread_id in await self._host.look.threads(guild.id):
                if self._client.is_closed():
                    return
                thread = guild.get_thread(thread_id) or await self._fetched(thread_id)
                if thread is not None:
                    await self._look_after(thread)

    async def keep(self) -> None:
        """Look after all threads once a day, forever."""
        while True:
            await asyncio.sleep(DAY.total_seconds())
            for guild in self._client.guilds:
                try:
                    await self.look_over(guild)
                except Exception as error:  # noqa: BLE001 - most likely the database: tomorrow again
                    number = error_id()
                    _log.error("threads.not_kept", server=guild.id, error=number, exc_info=error)

    async def _look_after(self, thread: discord.Thread) -> None:
        if thread.locked and thread.owner_id == _id_of(self._client):
            await self._leave(thread)
        elif thread.archived:
            await self._reopen(thread)
        elif self._is_quiet(thread) and (now := await self._fetched(thread.id)) is not None:
            await self._keep_listed(now)

    async def _fetched(self, thread_id: int) -> discord.Thread | None:
        """Return a thread as it is now; None if it cannot be reached."""
        try:
            found = await self._client.fetch_channel(thread_id)
        except REQUEST_ERRORS as error:
            _log.info("thread.out_of_reach", thread=thread_id, reason=repr(error))
            return None
        return found if isinstance(found, discord.Thread) else None

    async def _reopen(self, thread: discord.Thread, opened_at: datetime | None = None) -> None:
        if thread.locked or not _was_quiet(thread, opened_at):
            _log.info("thread.left_archived", server=thread.guild.id, thread=thread.id)
            return
        try:
            await thread.edit(archived=False)
        except REQUEST_ERRORS as error:
            _log.info("thread.not_opened", thread=thread.id, reason=repr(error))
        else:
            _log.info("thread.opened", server=thread.guild.id, thread=thread.id)

    async def _keep_listed(self, thread: discord.Thread) -> None:
        """Make a thread active again that clients would soon hide.

        In between, its time is shorter than it has been quiet, so Discord may archive it. The
        second change would open it again.
        """
        if not self._is_quiet(thread):
            return
        try:
            await thread.edit(auto_archive_duration=SHORTER)
            await thread.edit(archived=False, auto_archive_duration=A_WEEK)
        except REQUEST_ERRORS as error:
            _log.info("thread.not_kept_listed", thread=thread.id, reason=repr(error))
        else:
            _log.info("thread.kept_listed", server=thread.guild.id, thread=thread.id)

    def _is_quiet(self, thread: discord.Thread) -> bool:
        """Whether a thread that is listed for a week will be hidden within a day, as far as known.

        One that a person has set to be hidden sooner is left alone.
        """
        if thread.auto_archive_duration != A_WEEK:
            return False
        active = max(_newest_message(thread), thread.archive_timestamp)
        return self._host.now() - active >= timedelta(minutes=A_WEEK) - DAY

    async def _leave(self, thread: discord.Thread) -> None:
        """Have the table of a locked thread shown in its channel."""
        with suppress(ServiceError):  # the game is over, or has moved meanwhile
            await self._host.absence.leave_thread(thread.guild.id, thread.id)
            _log.info("thread.locked", server=thread.guild.id, thread=thread.id)


def _was_quiet(thread: discord.Thread, opened_at: datetime | None) -> bool:
    """Whether a thread was archived for inactivity. `opened_at`: when it was opened, if known."""
    active: Iterable[datetime | None] = (_newest_message(thread), thread.created_at, opened_at)
    last = max(at for at in active if at is not None)
    duration = timedelta(minutes=thread.auto_archive_duration)
    return thread.archive_timestamp - last >= duration - ROUNDING


def _newest_message(thread: discord.Thread) -> datetime:
    return discord.utils.snowflake_time(thread.last_message_id or thread.id)


def _id_of(client: discord.Client) -> int | None:
    return None if client.user is None else client.user.id
