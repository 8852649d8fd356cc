"""Whether a person sees the channel of a table, wherever they and this process are.

Discord tells Plaza of no server's members (`permissions.INTENTS`), so it is asked about this one
person; and about the server, if that belongs to another process. What it does not answer counts as
not seen.
"""

import discord
import structlog

from bot import permissions
from bot.engine.model import Whereabouts
from bot.rest import REQUEST_ERRORS

_log = structlog.get_logger(__name__)


class Eyes:
    """The eyes of one person at this moment. Discord is asked about them once for each server."""

    def __init__(self, client: discord.Client, user_id: int) -> None:
        self._client = client
        self._user_id = user_id
        self._members: dict[int, discord.Member | None] = {}

    async def see(self, where: Whereabouts) -> bool:
        """Whether the person is on the server of a table and sees its channel."""
        channel_id = where.channel_id
        try:
            member = await self._member(where.server_id)
            if member is None:
                return False
            place = member.guild.get_channel_or_thread(channel_id)
            return await reaches(place or await member.guild.fetch_channel(channel_id), member)
        except REQUEST_ERRORS as error:
            _log.info("sight.unknown", channel=channel_id, user=self._user_id, reason=repr(error))
            return False

    async def know(self, server_id: int) -> bool:
        """Whether the person is on a server."""
        try:
            return await self._member(server_id) is not None
        except REQUEST_ERRORS as error:
            _log.info("sight.unknown", server=server_id, user=self._user_id, reason=repr(error))
            return False

    async def _member(self, server_id: int | None) -> discord.Member | None:
        """Return the person as a member of a server, None if they are none or it is not known."""
        if server_id is None:
            return None
        if server_id not in self._members:
            self._members[server_id] = None
            guild = self._client.get_guild(server_id) or await self._client.fetch_guild(server_id)
            self._members[server_id] = await guild.fetch_member(self._user_id)
        return self._members[server_id]


async def sees(client: discord.Client, user_id: int, where: Whereabouts) -> bool:
    """Whether a person is on the server of a table and sees its channel."""
    return await Eyes(client, user_id).see(where)


async def reaches(place: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool:
    """Whether a member of a server sees a place there. Raises one of `REQUEST_ERRORS`."""
    if permissions.sees(place, member):
        return True
    if not isinstance(place, discord.Thread) or not place.is_private():
        return False
    if not place.permissions_for(member).view_channel:
        return False
    try:
        await place.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True
