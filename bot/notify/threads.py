"""Keeping threads of running tables open: those that Discord archives for inactivity are reopened.

This includes threads archived while Plaza was not running. Only the audit log says who archived a
thread, and a bot may not read that unless it is trusted with far more. But Discord archives a
thread only for inactivity, and no sooner than the thread's own duration (a week) after the last
message or opening. Plaza asks Discord for that message, as it is not told of messages. A thread
archived earlier was archived by a person, or because the server has too many threads; it is left
alone, and so is a locked one. The next post that is sent there opens it, as every message does.
"""

import asyncio
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog

from bot.rest import REQUEST_ERRORS
from bot.service.host import Host

ROUNDING: Final = timedelta(minutes=5)
"""How far apart Discord's clocks may be."""

_log = structlog.get_logger(__name__)


class Threads:
    """Opens threads again."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host
        self._one_by_one = asyncio.Lock()

    async def updated(self, before: discord.Thread, after: discord.Thread) -> None:
        """Reopen a thread that has just been archived, if it is to be kept open.

        Plaza is not told of messages, so Discord is asked for the newest one there.
        """
        if before.archived or not after.archived or after.owner_id != _id_of(self._client):
            return
        if after.id not in await self._host.look.threads(after.guild.id):
            return
        thread = await self._fetched(after.id)
        if thread is not None and thread.archived:
            await self._reopen(thread, opened_at=before.archive_timestamp)

    async def look_over(self, guild: discord.Guild) -> None:
        """Reopen what was archived on a server while Plaza was away, one thread after the other."""
        async with self._one_by_one:
            for thread_id in await self._host.look.threads(guild.id):
                if self._client.is_closed():
                    return
                thread = guild.get_thread(thread_id) or await self._fetched(thread_id)
                if thread is not None and thread.archived:
                    await self._reopen(thread)

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
