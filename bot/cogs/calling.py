"""The role that a lobby can call: known to Discord alone, apart from its id."""

import discord

from bot import permissions
from bot.engine.errors import NotAllowed, NotFound
from bot.engine.model import TableInfo
from bot.service.host import Host
from bot.ui.items import Interaction


async def role_to_call(
    interaction: Interaction, host: Host, table: TableInfo
) -> discord.Role | None:
    """Return the role that this lobby can call now, if there still is one."""
    guild = interaction.client.get_guild(table.server_id) if table.server_id else None
    return permissions.role_for(guild, table.channel_id, await host.calling.role_of(table))


async def check_role(interaction: Interaction, host: Host, table: TableInfo) -> None:
    """Raise ServiceError if a call of the server's role would reach no one."""
    role = await role_to_call(interaction, host, table)
    if role is None:
        raise NotFound("no_role_to_call")
    if not role.mentionable:  # Plaza asks for no right to mention all roles
        raise NotAllowed("role_not_mentionable", role=f"<@&{role.id}>")
