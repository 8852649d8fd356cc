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


async def sees(client: discord.Client, user_id: int, where: Whereabouts) -> bool:
    """Whether a person is on the server of a table and sees its channel."""
    server_id, channel_id = where.server_id, where.channel_id
    if server_id is None:
        return False
    try:
        guild = client.get_guild(server_id) or await client.fetch_guild(server_id)
        place = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        member = guild.get_member(user_id) or await guild.fetch_member(user_id)
        return await reaches(place, member)
    except REQUEST_ERRORS as error:
        _log.info("sight.unknown", channel=channel_id, user=user_id, reason=repr(error))
        return False


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
