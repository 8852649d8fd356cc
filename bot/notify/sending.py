"""Sending a sheet to a table or a person, as either kind of message.

Anything that failed half-way is repeated: a row is published at least once, with its id as nonce,
so that Discord drops a repeat (discord.py sends `enforce_nonce` with every nonce).
"""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Collection, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Final
from weakref import WeakValueDictionary

import discord
import structlog

from bot.engine.model import TableInfo, UserInfo
from bot.logs import error_id
from bot.notify import posting
from bot.notify.errors import Resting, Unwanted
from bot.notify.faults import NO_ACCESS, NOT_EDITABLE, NOT_THERE, THREAD_LOST, is_outage, reaching
from bot.notify.places import Place, Places, partial
from bot.service.host import Host
from bot.storage.rows import LetterRow, Mention, OutboxRow
from bot.text import Texts
from bot.ui import posts
from bot.ui.sheet import Sheet

MOST_OPENED: Final = 10
OPENING: Final = timedelta(minutes=10)
"""The most DM channels opened within a time; the other people are mentioned."""

_log = structlog.get_logger(__name__)


class Sending:
    """Sends and edits, and records what it did."""

    def __init__(self, client: discord.Client, host: Host, places: Places) -> None:
        self._client = client
        self._host = host
        self._places = places
        self._resting_until: datetime | None = None
        self._opened: deque[datetime] = deque()
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def to_table(
        self, table: TableInfo, sheet: Sheet, row: OutboxRow, ping: Sequence[int] = ()
    ) -> tuple[TableInfo, discord.Message]:
        """Send to the table's place; to the channel if the thread is gone or closed for good.

        Return the table with its updated place, and the message.
        """
        try:
            return table, await self.to_place(self._places.at(table), sheet, row, ping)
        except discord.HTTPException as error:
            if table.thread_id is None or error.code not in THREAD_LOST:
                raise
        table = await self._places.leave_thread(table)
        return table, await self.to_place(self._places.at(table), sheet, row, ping)

    async def to_place(
        self, place: Place, sheet: Sheet, row: OutboxRow | LetterRow, ping: Sequence[int] = ()
    ) -> discord.Message:
        """Send, and try the table's pictures again later if only the line could be shown."""
        message = await posting.send(place, sheet, nonce_of(row), ping)
        plain = not message.flags.components_v2
        if isinstance(row, OutboxRow) and row.user_id is None and plain:
            await self._host.troubles.show_again(row.table_id, row.kind, row.vote_id)
        return message

    async def edited(self, place: Place, message_id: int, sheet: Sheet) -> bool:
        """Edit a post to show the sheet; False if it can no longer be edited."""
        try:
            await posting.show(partial(place, message_id), sheet)
        except discord.RateLimited:
            return False
        except discord.HTTPException as error:
            if error.code in NOT_EDITABLE:
                return False
            raise
        return True

    async def retire(
        self, place: Place, message_id: int | None, newest_id: int | None, instead: Sheet
    ) -> None:
        """Show this in place of an earlier post, if Discord allows it; clicks on it are answered
        anyway.

        After a repeat that Discord dropped, the newest post is the one that was noted before.
        """
        if message_id in (None, newest_id):
            return
        try:
            await posting.show(partial(place, message_id), instead)
        except Exception as error:  # noqa: BLE001 - the new post exists: nothing may repeat it
            _log.info("post.stays", message=message_id, reason=repr(error))

    async def retire_calls(
        self,
        table: TableInfo,
        over: Collection[Mention],
        words: Texts,
        newest_id: int | None = None,
    ) -> tuple[Mention, ...]:
        """Shrink posts that called people, and whose call is over, to one line; return the rest."""
        place, newer = self._places.at(table), posts.superseded(table, words)
        for call in over:
            line = posts.outdated(call, table, words) if newest_id is None else newer
            await self.retire(place, call.post_id, newest_id, line)
        return tuple(call for call in table.mentions if call not in over)

    async def to_person(
        self, user: UserInfo, sheet: Sheet, row: OutboxRow | LetterRow
    ) -> discord.Message:
        """Send a direct message, unless Discord accepts none from the bot for a while."""
        now = self._host.now()
        if self._resting_until is not None and now < self._resting_until:
            raise Resting("none is sent for now", self._resting_until - now)
        try:
            async with reaching():
                return await self._to_person(user, sheet, row)
        except Resting as error:
            self._resting_until = now + error.rest
            told = f"{error}: none is sent for {error.rest}"
            _log.error("messages.rest", error=error_id(), reason=told)
            raise

    async def _to_person(
        self, user: UserInfo, sheet: Sheet, row: OutboxRow | LetterRow
    ) -> discord.Message:
        """Send in the known channel; else open one, which Discord wants to be rare."""
        if user.dm_channel is not None:
            try:
                return await self.to_place(self._direct(user.dm_channel), sheet, row)
            except discord.HTTPException as error:
                if error.code not in {*NOT_THERE, NO_ACCESS}:
                    raise
        else:
            self._check_opening(self._host.now())
        channel = await self._client.create_dm(discord.Object(user.user_id))
        await self._host.messages.note_channel(row, user.user_id, channel.id)
        return await self.to_place(channel, sheet, row)

    def _check_opening(self, now: datetime) -> None:
        """Raise Unwanted if many channels were opened just now: Discord stops bots that do so."""
        while self._opened and self._opened[0] <= now - OPENING:
            self._opened.popleft()
        if len(self._opened) >= MOST_OPENED:
            raise Unwanted
        self._opened.append(now)

    @asynccontextmanager
    async def one_at_a_time(self, user_id: int) -> AsyncGenerator[None]:
        """Wait until no other message to this person is being sent: two would ring at once."""
        turn = self._turns.setdefault(user_id, asyncio.Lock())
        async with turn:
            yield

    async def tidy(
        self, user: UserInfo, table_id: int, message_ids: Sequence[int], sheet: Sheet
    ) -> None:
        """Replace messages to a person about a table by this line.

        Those that cannot be edited any more stay.
        """
        if user.dm_channel is None:
            return
        place = self._direct(user.dm_channel)
        for message_id in message_ids:
            try:
                await posting.show(partial(place, message_id), sheet)
            except discord.HTTPException as error:
                if is_outage(error):
                    raise
                _log.info("message.keeps_buttons", message=message_id, reason=repr(error))
            await self._host.messages.note_tidied(table_id, message_id)

    def _direct(self, channel_id: int) -> Place:
        return self._client.get_partial_messageable(channel_id, type=discord.ChannelType.private)


def nonce_of(row: OutboxRow | LetterRow) -> str:
    """Return a name for a row that no other row has, not even after the database was restored."""
    kind = "l" if isinstance(row, LetterRow) else ""
    return f"{kind}{row.id}-{int(row.created_at.timestamp() * 1000):x}"
