"""The origin of a command: the place, the person, and whether a table can be shown there."""

import discord
import structlog

from bot import permissions
from bot.engine.errors import ServiceError
from bot.engine.model import Whereabouts
from bot.rest import REQUEST_ERRORS
from bot.service.server import WITHOUT_ROLES, Membership
from bot.text import Texts
from bot.ui.items import Interaction

_log = structlog.get_logger(__name__)


def server_here(interaction: Interaction) -> int | None:
    """Return the server that a person is on, if Plaza is there, too; None in direct messages."""
    guild_id = interaction.guild_id
    return None if guild_id is None or interaction.client.get_guild(guild_id) is None else guild_id


def check_channel(interaction: Interaction, words: Texts) -> None:
    """Raise ServiceError if the bot could not post here what a table needs.

    If the bot is not in a private thread, Discord reports the permissions of the parent channel,
    and the bot can do nothing: it knows no such thread.
    """
    channel, guild_id = interaction.channel, interaction.guild_id
    guild = None if guild_id is None else interaction.client.get_guild(guild_id)
    if guild is None:
        raise ServiceError("not_on_server")
    in_thread = isinstance(channel, discord.Thread)
    if in_thread and channel.is_private() and guild.get_thread(channel.id) is None:
        raise ServiceError("not_in_thread")
    kind = discord.ChannelType.text if channel is None else channel.type
    missing = permissions.missing(interaction.app_permissions, kind)
    if missing:
        raise ServiceError("missing_permissions", names=permissions.named(missing, words))


def place_here(interaction: Interaction, words: Texts) -> tuple[int, int, int | None]:
    """Return the server, the channel and, of a thread, the channel above it, for a table here.

    Raises ServiceError if no table can be shown here.
    """
    channel_id, guild_id = interaction.channel_id, interaction.guild_id
    if channel_id is None or guild_id is None:
        raise ServiceError("not_here")
    check_channel(interaction, words)
    return guild_id, channel_id, parent_of(interaction)


def parent_of(interaction: Interaction) -> int | None:
    """Return the parent channel of the thread in which a command was typed, if it is one."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else None


def membership_of(interaction: Interaction) -> Membership:
    """Return the membership on the server of the person who typed a command."""
    member = interaction.user
    roles = member.roles if isinstance(member, discord.Member) else ()
    manager = interaction.permissions.manage_guild
    return Membership(frozenset(role.id for role in roles), manager)


async def membership_at(interaction: Interaction, where: Whereabouts) -> Membership:
    """Return a person's membership on the server where a table is shown, wherever they click.

    Without roles if Discord does not tell.
    """
    if interaction.guild_id == where.server_id:
        return membership_of(interaction)
    guild = _guild_of(interaction, where)
    if guild is None:
        return WITHOUT_ROLES
    try:
        member = await guild.fetch_member(interaction.user.id)
    except REQUEST_ERRORS as error:
        _log.warning("membership.unknown", thread=where.channel_id, reason=repr(error))
        return WITHOUT_ROLES
    roles = frozenset(role.id for role in member.roles)
    return Membership(roles, member.guild_permissions.manage_guild)


def parent_at(interaction: Interaction, where: Whereabouts) -> int | None:
    """Return the channel above the place where a table is shown, if that is a known thread."""
    if interaction.channel_id == where.channel_id:
        return parent_of(interaction)
    guild = _guild_of(interaction, where)
    place = None if guild is None else guild.get_channel_or_thread(where.channel_id)
    return place.parent_id if isinstance(place, discord.Thread) else None


def _guild_of(interaction: Interaction, where: Whereabouts) -> discord.Guild | None:
    server_id = where.server_id
    return None if server_id is None else interaction.client.get_guild(server_id)
