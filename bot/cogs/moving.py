"""Whether a table may move to the place where one of its players types `/here`.

No single person may hide a table from its other players or show it to strangers. So all its players
have to see the new place, and only people who could see the old place may see the new one. Nothing
moves out of a private thread, nor to a channel that more people see, unless all agree by a vote. A
person who plays with computers alone may move the table anywhere.

Plaza has no list of members, so it asks Discord about each of the others. Those who have left the
server, or do not see the old place either, lose nothing. An old place that is gone, or that the bot
no longer sees, hides nothing from strangers any more. But then all players have to see the new
place, on a new server too.
"""

from typing import Final, TypeAlias

import discord

from bot import permissions
from bot.engine.errors import NotAllowed, ServiceError, mention
from bot.engine.model import TableInfo
from bot.rest import REQUEST_ERRORS
from bot.sight import reaches
from bot.ui.items import Interaction

IF_ALL_AGREE: Final = ("unseen_by", "more_public")
"""The refusals of a move that all players together can overrule by a vote."""

Place: TypeAlias = discord.abc.GuildChannel | discord.Thread


async def check_move(interaction: Interaction, table: TableInfo) -> None:
    """Raise NotAllowed if the other players keep a table from moving to the place of this
    interaction, and ServiceError if Discord does not answer.
    """
    new, user_id = interaction.channel, interaction.user.id
    if not isinstance(new, Place) or table.seat_of(user_id) is None:
        return  # the service says why that is impossible
    others = sorted({*table.players} - {user_id})
    if not others or new.id == table.channel_id:
        return
    try:
        former = await _former(new.guild, table)
        unseeing = [each for each in others if await _loses_sight(each, new, former)]
    except REQUEST_ERRORS as error:
        raise ServiceError("seeing_unknown") from error
    if unseeing:
        raise NotAllowed("unseen_by", people=tuple(map(mention, unseeing)))
    if former is not None and permissions.opens(new, former, table.players):
        raise NotAllowed("more_public")


async def _former(guild: discord.Guild, table: TableInfo) -> Place | None:
    """Return the place that a table is in now; None if it is gone, or on another server."""
    if guild.id != table.server_id:
        return None
    known = guild.get_channel_or_thread(table.channel_id)
    try:  # a thread that was archived is not known
        return known or await guild.fetch_channel(table.channel_id)
    except (discord.NotFound, discord.Forbidden):
        return None


async def _loses_sight(user_id: int, new: Place, former: Place | None) -> bool:
    try:
        member = await new.guild.fetch_member(user_id)
    except discord.NotFound:
        return former is None
    return not await reaches(new, member) and (former is None or await reaches(former, member))
