"""The place of a table: its thread if it has or may have one, else its channel."""

from dataclasses import replace
from typing import Final, TypeAlias

import discord
import structlog

from bot import permissions, sight
from bot.engine.model import TableInfo
from bot.notify.errors import NotNow, Undeliverable
from bot.notify.faults import THREAD_EXISTS, is_outage
from bot.rest import REQUEST_ERRORS
from bot.service.host import Host
from bot.service.troubles import PERMISSIONS
from bot.ui.people import names_of
from bot.ui.presenter import Presenter
from bot.ui.sheet import clip

Place: TypeAlias = "discord.abc.Messageable"

THREAD_NAME: Final = 100
A_WEEK: Final = 10080
THREAD_LINE: Final = discord.MessageType.thread_created
NEWEST: Final = 5
"""The number of a channel's messages searched for the line about a new thread."""

_log = structlog.get_logger(__name__)


class Places:
    """Finds, makes and leaves the places of tables."""

    def __init__(
        self, client: discord.Client, host: Host, presenter: Presenter, *, threads: bool
    ) -> None:
        self._client = client
        self._host = host
        self._presenter = presenter
        self._threads = threads

    def at(self, table: TableInfo) -> Place:
        """Return the table's thread, else its channel."""
        return self._place(table, table.thread_id or table.channel_id)

    def channel(self, table: TableInfo) -> Place:
        """Return the channel in which the table was opened."""
        return self._place(table, table.channel_id)

    def former(self, place_id: int) -> Place:
        """Return a place in which a table was shown before it moved, on any server."""
        return self._client.get_partial_messageable(place_id)

    async def sees(self, user_id: int, table: TableInfo) -> bool:
        """Whether a person sees the channel of a table."""
        return await sight.sees(self._client, user_id, table.where)

    def eyes(self, user_id: int) -> sight.Eyes:
        """Return the eyes of a person, for several tables at this moment."""
        return sight.Eyes(self._client, user_id)

    def role_to_call(self, table: TableInfo, role_id: int | None) -> discord.Role | None:
        """Return a role of the table's server, if a mention of it reaches the role's people."""
        guild = self._client.get_guild(table.server_id) if table.server_id else None
        role = permissions.role_for(guild, table.channel_id, role_id)
        return role if role is not None and role.mentionable else None

    async def settled(self, table: TableInfo) -> TableInfo:
        """Return the table with its thread, which this makes if it may have one.

        Raises NotNow if that is not known yet: without a thread now, it would never have one.
        """
        if table.thread_id is not None or table.post_id is not None:
            return table
        if self._threads and self._is_to_come(table):
            raise NotNow("that server has yet to tell its channels")
        if not self._may_thread(table):
            return table
        return replace(table, thread_id=await self._make_thread(table))

    async def leave_thread(self, table: TableInfo) -> TableInfo:
        """Move a table from a thread that is gone to its channel."""
        _log.info("thread.lost", server=table.server_id, thread=table.thread_id)
        await self._host.profiles.set_place(table.id, thread_id=None)
        return replace(table, thread_id=None)

    async def check_server(self, table: TableInfo) -> None:
        """Raise NotNow if the bot is no longer on the table's server; then its posts wait."""
        await self.check_on(table.server_id)

    async def check_on(self, server_id: int | None) -> None:
        """Raise NotNow if the bot is no longer on this server.

        Until all shards are connected, this cannot be known of any server.
        """
        if server_id is not None and self._client.get_guild(server_id) is None:
            if not self._client.is_ready():
                raise NotNow("not connected to that server yet")
            await self._host.profiles.note_left(server_id)
            if self._client.get_guild(server_id) is not None:  # back before it was stored
                await self._host.profiles.note_joined(server_id)
            raise NotNow("no longer on that server")

    def on_server(self, server_id: int, place_id: int) -> Place:
        """Return a channel or thread of a server."""
        return self._client.get_partial_messageable(place_id, guild_id=server_id)

    def forbidden(self, table: TableInfo) -> Undeliverable:
        """Find out which permissions are missing where this table is shown."""
        guild = self._client.get_guild(table.server_id) if table.server_id else None
        place_id = table.thread_id or table.channel_id
        place = guild.get_channel_or_thread(place_id) if guild else None
        names: tuple[str, ...] = ()
        if guild is not None and place is not None:
            have = place.permissions_for(guild.me)
            names = permissions.missing(have, place.type)
        elif guild is not None:
            names = ("view_channel",)
        _log.warning(
            "permissions.missing",
            server=table.server_id,
            channel=place_id,
            permissions=names,
        )
        return Undeliverable(PERMISSIONS, *names)

    def _place(self, table: TableInfo, place_id: int) -> Place:
        return self._client.get_partial_messageable(place_id, guild_id=table.server_id)

    # --- threads --------------------------------------------------------------------------------

    async def _make_thread(self, table: TableInfo) -> int | None:
        """Make a thread from the lobby post; None if Discord refuses or limits that."""
        if table.lobby_post_id is None:
            return None
        lobby = partial(self.channel(table), table.lobby_post_id)
        try:
            thread = await lobby.create_thread(
                name=self._thread_name(table), auto_archive_duration=A_WEEK
            )
        except discord.RateLimited as error:
            _log.info("thread.not_made", table=table.id, reason=str(error))
            return None
        except discord.HTTPException as error:
            if is_outage(error):
                raise
            _log.info("thread.not_made", table=table.id, code=error.code)
            if error.code != THREAD_EXISTS:
                return None
        else:
            assert thread.id == lobby.id, "a thread has the id of the post that it hangs on"
            await self._remove_line(table, thread.id)
        await self._host.profiles.set_place(table.id, thread_id=lobby.id)
        return lobby.id

    async def _remove_line(self, table: TableInfo, thread_id: int) -> None:
        """Remove Discord's line in the channel about a thread on an older post.

        It says that the bot has started a thread, which the post itself shows.
        """
        try:
            async for message in self.channel(table).history(limit=NEWEST):
                if _announces(message, thread_id):
                    await message.delete()
                    return
        except REQUEST_ERRORS as error:
            _log.info("thread.line_stays", table=table.id, reason=repr(error))

    def _is_to_come(self, table: TableInfo) -> bool:
        """Whether a new session has named the table's server, but not yet described it."""
        guild = self._client.get_guild(table.server_id) if table.server_id else None
        return guild is not None and guild.unavailable and not guild.get_channel(table.channel_id)

    def _may_thread(self, table: TableInfo) -> bool:
        guild = self._client.get_guild(table.server_id) if table.server_id else None
        channel = guild.get_channel(table.channel_id) if guild else None
        if not self._threads or guild is None or not isinstance(channel, discord.TextChannel):
            return False
        return not permissions.missing_for_threads(channel.permissions_for(guild.me))

    def _thread_name(self, table: TableInfo) -> str:
        words = self._presenter.public(table)
        title, names = words.of(table.game).title, ", ".join(names_of(table, words))
        return clip(words.labelled(f"{title} #{table.id}", names), THREAD_NAME)


def _announces(message: discord.Message, thread_id: int) -> bool:
    """Whether a message is Discord's line about a thread."""
    about = message.reference
    return message.type is THREAD_LINE and about is not None and about.channel_id == thread_id


def partial(place: Place, message_id: int) -> discord.PartialMessage:
    """Return a message of which only the id is known."""
    assert isinstance(place, discord.PartialMessageable | discord.Thread)
    return place.get_partial_message(message_id)
