"""Puts what the outbox holds into Discord: lobby and board posts, panels by DM, the end.

Whatever went wrong half-way is done again: a row is published at least once, with its id as
nonce, so that Discord drops a repeat.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

import discord
import structlog
from discord import ui

from bot.notify.outbox import Undeliverable
from bot.service.host import Host
from bot.service.model import TableInfo
from bot.storage.rows import OutboxRow
from bot.ui import posts
from bot.ui.items import link
from bot.ui.people import names_of
from bot.ui.presenter import Presenter
from bot.ui.sheet import Sheet, clip

Place: TypeAlias = "discord.abc.Messageable"

CLOSED_DM: Final = {50007, 50278}
"""Cannot send messages to this user; no mutual server."""
GONE: Final = {10003, 10004, 50001, 50013}
"""Unknown channel or server; missing access or permissions."""
NOT_EDITABLE: Final = {10008, 30046, 50005, 50083}
"""Unknown message; edits of old messages limited; archived thread."""
THREAD_EXISTS: Final = 160004
"""The post has a thread, made by a run that did not live to note it."""
OUTAGE: Final = 500
"""From this status on the fault is Discord's, and passes."""
THREAD_NAME: Final = 100
A_WEEK: Final = 10080

_log = structlog.get_logger(__name__)


class DiscordPublisher:
    """The outbox's way to Discord."""

    def __init__(
        self, client: discord.Client, host: Host, presenter: Presenter, *, threads: bool
    ) -> None:
        self._client = client
        self._host = host
        self._presenter = presenter
        self._threads = threads
        self._closed: dict[int, list[int]] = {}
        self._making_thread = asyncio.Lock()
        self._kinds: Mapping[str, Callable[[OutboxRow], Awaitable[None]]] = {
            "lobby": self._lobby,
            "board": self._board,
            "panel": self._panel,
            "final": self._final,
        }

    async def publish(self, row: OutboxRow) -> None:
        """Publish a row. Raises Undeliverable where that can never succeed."""
        try:
            await self._kinds[row.kind](row)
        except discord.HTTPException as error:
            if error.code in GONE:
                raise Undeliverable(f"{error.status} {error.code}: {error.text}") from error
            raise

    # --- posts --------------------------------------------------------------------------------

    async def _lobby(self, row: OutboxRow) -> None:
        table = await self._host.look.table(row.table_id)
        sheet = posts.lobby(table, self._presenter.public(table))
        place = self._channel(table.server_id, table.channel_id)
        if table.lobby_post_id is not None and await self._edited(
            place, table.lobby_post_id, sheet
        ):
            return
        message = await self._send(place, sheet, row)
        await self._host.profiles.set_place(table.id, lobby_post_id=message.id)

    async def _board(self, row: OutboxRow) -> None:
        table = await self._host.look.table(row.table_id)
        if table.status != "running":
            return
        place = await self._place(table)
        fresh = row.fresh or table.post_id is None
        ping = row.ping if fresh else ()
        sheet = await self._presenter.board(table.id, ping=ping)
        if not fresh and table.post_id and await self._edited(place, table.post_id, sheet):
            return
        message = await self._send(place, sheet, row, ping)
        await self._host.profiles.set_place(table.id, post_id=message.id)
        await self._retire(place, table.post_id, message.id)
        await self._tell_closed(place, table)

    async def _final(self, row: OutboxRow) -> None:
        table = await self._host.look.table(row.table_id)
        place = await self._place(table)
        message = await self._send(place, await self._presenter.final(table.id), row)
        await self._host.profiles.set_place(table.id, post_id=message.id)
        await self._retire(place, table.post_id, message.id)

    async def _send(
        self, place: Place, sheet: Sheet, row: OutboxRow, ping: Sequence[int] = ()
    ) -> discord.Message:
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user_id) for user_id in ping]
        )
        return await place.send(
            view=sheet.view(),
            files=sheet.files(),
            nonce=f"plaza-{row.id}",
            allowed_mentions=mentions,
        )

    async def _edited(self, place: Place, message_id: int, sheet: Sheet) -> bool:
        """Put the sheet in place of a post; False where that post can no longer be edited."""
        try:
            await _partial(place, message_id).edit(
                view=sheet.view(),
                attachments=sheet.files(),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.HTTPException as error:
            if error.code in NOT_EDITABLE:
                return False
            raise
        return True

    async def _retire(self, place: Place, message_id: int | None, newest_id: int) -> None:
        """Take the buttons off a former post where Discord lets us; a click is answered anyway.

        After a repeat that Discord dropped, the newest post is the one that was noted before.
        """
        if message_id in (None, newest_id):
            return
        try:
            message = await place.fetch_message(message_id)
            await message.edit(
                view=_without_rows(message),
                attachments=message.attachments,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.HTTPException as error:
            _log.info("old post keeps its buttons", message=message_id, code=error.code)

    # --- people -------------------------------------------------------------------------------

    async def _panel(self, row: OutboxRow) -> None:
        if row.user_id is None:
            return
        table = await self._host.look.table(row.table_id)
        seat = table.seat_of(row.user_id)
        if seat is None or not seat.waiting:
            return
        await self._place(table)
        table = await self._host.look.table(table.id)
        words = await self._presenter.words(row.user_id)
        sheet = await self._presenter.panel(row.user_id, row.table_id)
        sheet.row(link(words.say("button-table"), jump_url(table)))
        try:
            user = self._client.get_user(row.user_id)
            user = user or await self._client.fetch_user(row.user_id)
            await self._send(await user.create_dm(), sheet, row)
        except discord.HTTPException as error:
            if error.code not in CLOSED_DM:
                raise
            self._closed.setdefault(row.table_id, []).append(row.user_id)
            raise Undeliverable("DM closed") from error

    async def _tell_closed(self, place: Place, table: TableInfo) -> None:
        """Tell those whose DMs turned out to be closed, once; the post has pinged them."""
        user_ids = self._closed.pop(table.id, [])
        if user_ids:
            sheet = posts.dm_closed(user_ids, self._presenter.public(table))
            await place.send(view=sheet.view(), allowed_mentions=discord.AllowedMentions.none())

    # --- places -------------------------------------------------------------------------------

    def _channel(self, server_id: int | None, channel_id: int) -> Place:
        return self._client.get_partial_messageable(channel_id, guild_id=server_id)

    async def _place(self, table: TableInfo) -> Place:
        """Return the table's thread, made now if it may have one, else its channel."""
        if table.thread_id is None and table.post_id is None and self._may_thread(table):
            async with self._making_thread:
                table = await self._host.look.table(table.id)
                if table.thread_id is None:
                    table = replace(table, thread_id=await self._make_thread(table))
        return self._channel(table.server_id, table.thread_id or table.channel_id)

    async def _make_thread(self, table: TableInfo) -> int | None:
        """Make a thread from the lobby post; None where Discord refuses it."""
        if table.lobby_post_id is None:
            return None
        lobby = _partial(self._channel(table.server_id, table.channel_id), table.lobby_post_id)
        try:
            thread = await lobby.create_thread(
                name=self._thread_name(table), auto_archive_duration=A_WEEK
            )
        except discord.HTTPException as error:
            if error.status >= OUTAGE:
                raise
            _log.info("no thread", table=table.id, code=error.code)
            if error.code != THREAD_EXISTS:
                return None
        else:
            assert thread.id == lobby.id, "a thread has the id of the post that it hangs on"
        await self._host.profiles.set_place(table.id, thread_id=lobby.id)
        return lobby.id

    def _may_thread(self, table: TableInfo) -> bool:
        guild = self._client.get_guild(table.server_id) if table.server_id else None
        channel = guild.get_channel(table.channel_id) if guild else None
        if not self._threads or guild is None or not isinstance(channel, discord.TextChannel):
            return False
        may = channel.permissions_for(guild.me)
        return may.create_public_threads and may.send_messages_in_threads

    def _thread_name(self, table: TableInfo) -> str:
        words = self._presenter.public(table)
        title, names = words.of(table.game).title, ", ".join(names_of(table, words))
        return clip(f"{title} #{table.id}: {names}", THREAD_NAME)


def jump_url(table: TableInfo) -> str:
    """Return the address of a table's newest post, or of its place."""
    place = table.thread_id or table.channel_id
    post = f"/{table.post_id}" if table.post_id else ""
    return f"https://discord.com/channels/{table.server_id or '@me'}/{place}{post}"


def _partial(place: Place, message_id: int) -> discord.PartialMessage:
    assert isinstance(place, discord.PartialMessageable | discord.Thread)
    return place.get_partial_message(message_id)


def _without_rows(message: discord.Message) -> ui.LayoutView:
    """Make a view of what a post shows, without anything to click on."""
    parts: list[ui.Item[Any]] = []
    for component in message.components:
        children = component.children if isinstance(component, discord.Container) else [component]
        for child in children:
            if isinstance(child, discord.TextDisplay):
                parts.append(ui.TextDisplay(child.content))
            elif isinstance(child, discord.MediaGalleryComponent):
                items = [
                    discord.MediaGalleryItem(
                        f"attachment://{attachment.filename}", description=item.description
                    )
                    for item, attachment in zip(child.items, message.attachments, strict=False)
                ]
                parts += [ui.MediaGallery(*items)] if items else []
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts or [ui.TextDisplay("…")]))
    return view
